//===- Plugin.cpp - Availability in mlir-opt ------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The entry points for `mlir-opt --load-pass-plugin=` and
// `--load-dialect-plugin=`. The same file serves both options, together or
// alone.
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/InitAll.h"

#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

using namespace mlir;

static constexpr const char *kPluginName = "mlir-availability";

extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT
    LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo
    mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, kPluginName, MLIR_AVAILABILITY_VERSION,
          [] { availability::registerAllAvailabilityPasses(); }};
}

extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT
    LLVM_ATTRIBUTE_WEAK DialectPluginLibraryInfo
    mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, kPluginName, MLIR_AVAILABILITY_VERSION,
          [](DialectRegistry *registry) {
            availability::registerAllAvailability(*registry);
          }};
}
