//===- PTX.cpp - Compiles what is generated; a plugin for mlir-opt --------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"

#include "PTXEnums.h.inc"

#include "PTXAvailability.h.inc"

#include "PTXEnums.cpp.inc"

#include "PTXAvailability.cpp.inc"

// mlir-opt calls this for a library that it loads. One line registers
// everything.
extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT
    LLVM_ATTRIBUTE_WEAK mlir::DialectPluginLibraryInfo
    mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "ptx", "0.1",
          [](mlir::DialectRegistry *registry) {
            ptx::registerPTXAvailability(*registry);
          }};
}
