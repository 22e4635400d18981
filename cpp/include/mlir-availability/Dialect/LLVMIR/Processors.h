//===- Processors.h - What is no chip of a vendor's -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The enums `NVVM::Processor`, `ROCDL::Processor` and `cpu::Processor`.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_LLVMIR_PROCESSORS_H
#define MLIR_AVAILABILITY_DIALECT_LLVMIR_PROCESSORS_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/StringRef.h"

#include <optional>

#include "mlir-availability/Dialect/LLVMIR/Processors.h.inc"

#endif // MLIR_AVAILABILITY_DIALECT_LLVMIR_PROCESSORS_H
