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
/// `module`, in which tensors are still values. `file` is the schedule's name;
/// if empty, the built-in schedules/functions.mlir is used. While the schedule
/// runs, `module` states `target`, unless `target` is null or `module` states
/// one already. Fails, with an error, when the schedule can't be read or fails.
LogicalResult applySchedule(ModuleOp module, StringRef file, Attribute target);

/// Registers the dialects and extensions that schedules may use. The built-in
/// schedule needs no others.
void registerScheduleDependencies(DialectRegistry &registry);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_APPLYSCHEDULE_H
