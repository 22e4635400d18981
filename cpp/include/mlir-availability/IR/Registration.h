//===- Registration.h - How generated code takes part -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions for the code that `availability-tblgen` generates, to attach
// availability to contexts. Users call `register<Dialect>Availability`.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_REGISTRATION_H
#define MLIR_AVAILABILITY_IR_REGISTRATION_H

#include "mlir-availability/IR/AvailabilityInterfaces.h"

#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/OperationSupport.h"

namespace mlir::availability {

/// Registers `attach`, which is called with a context of `registry` once one of
/// the dialects `overlaid` and the dialect `dialect` are loaded in it. An empty
/// `dialect` stands for none. The strings must live as long as the program, the
/// list only during the call.
void addOverlayExtensions(DialectRegistry &registry, llvm::StringRef dialect,
                          llvm::ArrayRef<llvm::StringLiteral> overlaid,
                          void (*attach)(MLIRContext *context));

/// Attaches `ModelT`, a model of an op interface, to the ops in `names` that
/// are registered in `context` and don't implement the interface.
template <typename ModelT>
void attachModelTo(llvm::ArrayRef<llvm::StringLiteral> names,
                   MLIRContext &context) {
  for (llvm::StringRef name : names) {
    std::optional<RegisteredOperationName> op =
        RegisteredOperationName::lookup(name, &context);
    if (op && !op->hasInterface<typename ModelT::Interface>())
      op->attachInterface<ModelT>();
  }
}

/// Returns `op`. It is a fatal error if the dialect of `op` has no availability
/// attached, because the answers would be wrong: its
/// `register<Dialect>Availability` was never called.
Operation *requireAvailability(Operation *op);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_REGISTRATION_H
