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
  /// The constant's SpecId decoration.
  uint32_t specId;
  /// The bits of the value, lowest first; 0 or 1 for a boolean.
  uint64_t bits;
};

/// Reads a SPIR-V binary, in either byte order, into a module with one
/// `spirv.module`, for `check`, `explain` and `deduce`. Reports an error and
/// fails if `data` isn't SPIR-V, and only then: it reads malformed modules too.
/// It takes time and memory proportional to the size of `data`.
///
/// The IR serves for judging alone. It has an op for each instruction that can
/// have requirements: MLIR's op if one can hold it, otherwise a
/// `spirv.binary.instruction`. The IR as a whole isn't valid: control flow is
/// flat, functions refer to constants outside of them, and integers have no
/// signedness.
///
/// Sizes of arrays and workgroups use the given values of specialization
/// constants, and the defaults of all others.
///
/// If the binary has no line information, the location of an op states its word
/// offset and its id. Each such location stays in the context for good; without
/// `withLocations`, there are none.
FailureOr<OwningOpRef<ModuleOp>>
readSPIRVBinary(ArrayRef<char> data, MLIRContext *context,
                bool withLocations = true,
                ArrayRef<Specialization> specialization = {});

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_BINARY_READBINARY_H
