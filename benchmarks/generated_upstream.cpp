//===- generated_upstream.cpp - Object code of upstream's availability ----===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only compiled, to compare its size with generated_spirv.cpp. It contains
// everything that upstream's generator makes of the same records, and that
// upstream installs.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

using namespace mlir;

#include "mlir/Dialect/SPIRV/IR/SPIRVEnumAvailability.cpp.inc"

namespace mlir::spirv {
#include "mlir/Dialect/SPIRV/IR/SPIRVOpAvailabilityImpl.inc"
} // namespace mlir::spirv
