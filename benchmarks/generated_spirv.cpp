//===- generated_spirv.cpp - Object code of our generated models ----------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only compiled, to compare its size with generated_upstream.cpp. It doesn't
// contain the named targets, because upstream has no counterpart.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

#include "BenchmarkSPIRV.h.inc"

using namespace mlir;

#include "BenchmarkSPIRV.cpp.inc"
