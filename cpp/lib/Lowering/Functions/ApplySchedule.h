//===- ApplySchedule.h - Schedules of functions -----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_APPLYSCHEDULE_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_APPLYSCHEDULE_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::availability {

/// Applies a schedule, a module of the transform dialect, to the functions of
/// `module`, whose tensors are values still. `file` names the schedule; without
/// a name it is our own, schedules/functions.mlir. While it runs, `target` is
/// the target that the module states, where there is one and it states none
/// itself. Fails, with an error, when the schedule can't be read or fails.
LogicalResult applySchedule(ModuleOp module, StringRef file, Attribute target);

/// Registers what schedules are made of. Our own needs no more.
void registerScheduleDependencies(DialectRegistry &registry);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_APPLYSCHEDULE_H
