//===- generated_spirv.cpp - Object code of our generated models ----------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only compiled, to be compared with generated_upstream.cpp by size. The named
// targets, which upstream has nothing like, are not in it.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

#include "BenchmarkSPIRV.h.inc"

using namespace mlir;

#include "BenchmarkSPIRV.cpp.inc"
