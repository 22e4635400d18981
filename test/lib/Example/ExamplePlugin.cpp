//===- ExamplePlugin.cpp - The example dialect in mlir-opt ----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A user's dialect for the stock mlir-opt: its availability comes with it.
//
//===----------------------------------------------------------------------===//

#include "Example.h"

#include "mlir/Tools/Plugins/DialectPlugin.h"

using namespace mlir;

extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT
    LLVM_ATTRIBUTE_WEAK DialectPluginLibraryInfo
    mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "example", "1",
          [](DialectRegistry *registry) {
            example::registerExampleAvailability(*registry);
          }};
}
