//===- Passes.h - Passes of the availability library ------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes.td documents the passes and their options.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TRANSFORMS_PASSES_H
#define MLIR_AVAILABILITY_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"

namespace mlir::availability {

/// Where `availability-print` prints to.
enum class PrintOutput : uint8_t {
  Stderr,
  Stdout,
  /// Remarks at the ops, for the context's diagnostic handlers.
  Remarks,
};

// `createAvailabilityCheckPass()`, `AvailabilityCheckPassOptions` and so on.
#define GEN_PASS_DECL
#include "mlir-availability/Transforms/Passes.h.inc"

// `registerAvailabilityPasses()` makes all passes known to textual pipelines of
// this process. Calling it again does nothing.
#define GEN_PASS_REGISTRATION
#include "mlir-availability/Transforms/Passes.h.inc"

/// Inserts dialects and their availability into a registry.
using AvailabilityProviderFn = void (*)(DialectRegistry &registry);

/// Makes the passes of this process load, before they run, the dialects that
/// `provider` inserts. Passes know the named targets of loaded dialects only.
/// Registering a function again does nothing. Thread-safe.
void registerPassAvailability(AvailabilityProviderFn provider);

/// Inserts the dialects that every pass depends on that judges: the core's, and
/// those of `registerPassAvailability`.
void insertPassDialects(DialectRegistry &registry);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_TRANSFORMS_PASSES_H
