//===- ReadBinary.h - Reads SPIR-V binaries to judge them -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_BINARY_READBINARY_H
#define MLIR_AVAILABILITY_DIALECT_SPIRV_BINARY_READBINARY_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::availability {

/// A value for a specialization constant.
struct Specialization {
  /// What the constant is decorated with.
  uint32_t specId;
  /// The bits of the value, from the lowest on; of a boolean, 0 or 1.
  uint64_t bits;
};

/// Reads a SPIR-V binary, in either byte order, into a module that holds one
/// `spirv.module`, for `check`, `explain` and `deduce`. Reports an error and
/// fails when `data` isn't SPIR-V. What it holds may be anything: reading it
/// takes time and memory proportional to its size, and never fails otherwise.
///
/// The IR is for judging, and for nothing else. It has an op for each
/// instruction that can need something: MLIR's where there is one that can hold
/// it, else a `spirv.binary.instruction`. As a whole it isn't valid: control
/// flow is flat, functions refer to constants outside of them, and integers
/// have no signedness.
///
/// Sizes of arrays and workgroups are those with the specialization constants
/// that are given; all others have their defaults.
///
/// Where the binary tells no lines of a source, an op's location says its word
/// and its id. Each such location is kept in the context for good; without
/// `withLocations`, there are none.
FailureOr<OwningOpRef<ModuleOp>>
readSPIRVBinary(ArrayRef<char> data, MLIRContext *context,
                bool withLocations = true,
                ArrayRef<Specialization> specialization = {});

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_BINARY_READBINARY_H
