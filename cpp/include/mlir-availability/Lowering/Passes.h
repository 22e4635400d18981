//===- Passes.h - Passes that lower to SPIR-V -------------------*- C++ -*-===//
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

#ifndef MLIR_AVAILABILITY_LOWERING_PASSES_H
#define MLIR_AVAILABILITY_LOWERING_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"

namespace mlir::availability {

// `createAvailabilityLowerToSPIRVPass()`,
// `AvailabilityLowerToSPIRVPassOptions` and so on.
#define GEN_PASS_DECL
#include "mlir-availability/Lowering/Passes.h.inc"

// `registerAvailabilityLoweringPasses()` makes these passes known to textual
// pipelines of this process. Calling it again does nothing.
#define GEN_PASS_REGISTRATION
#include "mlir-availability/Lowering/Passes.h.inc"

/// Returns true for a module that has functions, but no kernel. For such a
/// module, `availability-lower-to-spirv` runs `availability-outline-kernels`
/// first.
bool needsOutlining(ModuleOp module);

/// Returns the names of the steps of `availability-lower-to-spirv`, in their
/// order. Each is a pass, which tools show: `--mlir-print-ir-after-all`.
/// Some run only where they are needed, and each once for each module.
ArrayRef<StringLiteral> getSPIRVLoweringSteps();

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LOWERING_PASSES_H
