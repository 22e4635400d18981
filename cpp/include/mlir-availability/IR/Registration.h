//===- Registration.h - How generated code takes part -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the functions that `availability-tblgen` generates call to have
// availability attached to contexts. Users call
// `register<Dialect>Availability`.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_REGISTRATION_H
#define MLIR_AVAILABILITY_IR_REGISTRATION_H

#include "mlir-availability/IR/AvailabilityInterfaces.h"

#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/OperationSupport.h"

namespace mlir::availability {

/// Has `attach` called with a context of `registry` when one of the dialects
/// `overlaid` is loaded in it and so is `dialect`, which is empty where nothing
/// else has to be loaded. The strings live as long as the program, and a list
/// of them is for one call.
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

/// Returns `op`. That the dialect of `op` doesn't take part in availability is
/// a fatal error, as its answers would be wrong: somebody has forgotten to call
/// its `register<Dialect>Availability`.
Operation *requireAvailability(Operation *op);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_REGISTRATION_H
