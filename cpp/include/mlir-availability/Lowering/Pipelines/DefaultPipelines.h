//===- DefaultPipelines.h - Pipelines to kinds of targets -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pipelines for Through/Through.h: from kernels, or functions, to code for
// NVIDIA's chips, AMD's chips, and SPIR-V. No pipeline generates code.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LOWERING_PIPELINES_DEFAULTPIPELINES_H
#define MLIR_AVAILABILITY_LOWERING_PIPELINES_DEFAULTPIPELINES_H

#include "mlir-availability/Engine/Targets.h"
#include "mlir-availability/Through/Through.h"

namespace mlir::availability {

/// Returns the default pipeline to `target`. Reports through `emitError` and
/// fails if no pipeline leads to targets of that kind.
FailureOr<LoweringPipeline>
getDefaultPipeline(ResolvedTarget &target,
                   function_ref<InFlightDiagnostic()> emitError);

/// Returns the user's pipeline `passes` to `target`. "${chip}" in it stands for
/// the chip that `target` names, and "${target}" for its name. Reports through
/// `emitError` and fails as above, and for "${chip}" if the target is no chip.
FailureOr<LoweringPipeline>
getUserPipeline(StringRef passes, ResolvedTarget &target,
                function_ref<InFlightDiagnostic()> emitError);

/// Runs a program that lowers IR, as `LoweringPipeline::compiler` does.
using RunCompiler = std::function<OwningOpRef<ModuleOp>(
    ArrayRef<std::string> command, ModuleOp copy)>;

/// Returns the user's compiler to `target`: `run` with `command`, in whose
/// arguments "${chip}" and "${target}" are replaced as above. Reports through
/// `emitError` and fails as above.
FailureOr<LoweringPipeline>
getUserCompiler(ArrayRef<std::string> command, RunCompiler run,
                ResolvedTarget &target,
                function_ref<InFlightDiagnostic()> emitError);

/// Makes MLIR's passes, and those of this library, known to this process, and
/// registers the interfaces that they need. Calling it again does nothing.
void registerPipelineDependencies(DialectRegistry &registry);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LOWERING_PIPELINES_DEFAULTPIPELINES_H
