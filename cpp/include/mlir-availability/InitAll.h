//===- InitAll.h - Everything at once ---------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_INITALL_H
#define MLIR_AVAILABILITY_INITALL_H

#include "mlir/IR/DialectRegistry.h"

namespace mlir::availability {

/// Registers the availability of all dialects that this library has data for.
/// It is attached when a dialect is loaded.
void registerAllAvailability(DialectRegistry &registry);

/// Does the same for an existing context, and loads those dialects, so that
/// their named targets are known. Cheap if this was done before.
void loadAllAvailability(MLIRContext &context);

/// Makes all passes known to textual pipelines of this process. Passes that
/// check, print or deduce load all dialects that this library has availability
/// for. Calling it again does nothing.
void registerAllAvailabilityPasses();

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_INITALL_H
