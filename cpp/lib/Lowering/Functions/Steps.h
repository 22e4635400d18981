//===- Steps.h - The steps from functions to kernels ------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The steps that make kernels of functions.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_STEPS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_STEPS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectRegistry.h"

namespace mlir::availability {

//===----------------------------------------------------------------------===//
// ApplySchedule.cpp: Schedules of functions
//===----------------------------------------------------------------------===//

/// Applies a schedule, a module of the transform dialect, to the functions of
/// `module`, in which tensors are still values. `file` is the schedule's name;
/// if empty, the built-in schedules/functions.mlir is used. While the schedule
/// runs, `module` states `target`, unless `target` is null or `module` states
/// one already. Fails, with an error, when the schedule can't be read or fails.
LogicalResult applySchedule(ModuleOp module, StringRef file, Attribute target);

/// Registers the dialects and extensions that schedules may use. The built-in
/// schedule needs no others.
void registerScheduleDependencies(DialectRegistry &registry);

//===----------------------------------------------------------------------===//
// FormLaunches.cpp: Functions to launches
//===----------------------------------------------------------------------===//

/// Moves the computations of a single-block function into `gpu.launch` ops.
/// Allocations, the numbers that allocations and launches depend on, ops that
/// only a host can execute, and the loops and conditions around these stay
/// outside. Memory effects stay in order. Fails, with an error at the op, when
/// a buffer depends on a kernel's results or a kernel would have to execute a
/// host op.
LogicalResult formLaunches(func::FuncOp function);

/// Clones the computation of numbers that launches use into the launches, so
/// that these depend only on arguments, allocations and loops.
void sinkIntoLaunches(func::FuncOp function);

//===----------------------------------------------------------------------===//
// FuseLinalg.cpp: Fusion of linalg ops
//===----------------------------------------------------------------------===//

/// Fuses elementwise linalg ops with the elementwise ops and reductions that
/// use their results, so that one kernel computes both. If one of several users
/// is a reduction, each user recomputes the results.
void fuseElementwise(func::FuncOp function);

//===----------------------------------------------------------------------===//
// LaunchParallelLoops.cpp: Parallel loops to launches
//===----------------------------------------------------------------------===//

/// Creates a launch with an empty body and `blocks` workgroups of `threads`
/// invocations.
gpu::LaunchOp createLaunch(OpBuilder &builder, Location loc, Value blocks,
                           Value threads);

/// Replaces a loop by a launch with one invocation for each iteration. If a
/// loop has more iterations than devices have invocations, each invocation
/// executes several.
void launchLoop(IRRewriter &rewriter, scf::ParallelOp loop);

//===----------------------------------------------------------------------===//
// LocalBuffers.cpp: Buffers that functions allocate
//===----------------------------------------------------------------------===//

/// Replaces `memref.alloca` without a memory space by `memref.alloc`. A
/// kernel's invocations share both.
void replaceAllocas(func::FuncOp function);

//===----------------------------------------------------------------------===//
// OutlineKernels.cpp: Outlining functions to kernels
//===----------------------------------------------------------------------===//

/// Adds the dialects and interfaces on which the pass
/// `availability-outline-kernels` depends to `registry`. Passes that run it
/// must call this too.
void registerOutlineKernelsDependencies(DialectRegistry &registry);

//===----------------------------------------------------------------------===//
// ResultSizes.cpp: Sizes of the buffers for results
//
// A caller passes the buffers for results, and must know their dynamic sizes
// beforehand. The two functions work together: between their calls, a function
// returns the sizes after its results.
//===----------------------------------------------------------------------===//

/// Makes a function additionally return the dynamic sizes of the tensors and
/// buffers that it returns.
void returnResultSizes(func::FuncOp function);

/// Replaces the returned sizes by the attribute `kShapeAttrName` on the
/// arguments that were results. Their attribute `kResultAttrName` becomes
/// `kIsResultAttrName`. Fails, with an error, if a size isn't an expression of
/// the function's arguments.
LogicalResult stateResultSizes(func::FuncOp function);

//===----------------------------------------------------------------------===//
// SplitReductions.cpp: Splitting reductions
//===----------------------------------------------------------------------===//

/// Splits tensor reductions in `function` that have few results and many
/// inputs. Invocations reduce parts in parallel, and a second step reduces the
/// partial results. This changes the order of additions, and therefore the
/// rounding of floats.
void splitReductions(func::FuncOp function);

//===----------------------------------------------------------------------===//
// VerifyFunctions.cpp: Checks before outlining
//
// Each function fails, with an error, if no kernels can be made from a
// function.
//===----------------------------------------------------------------------===//

/// Fails for branches that can't become structured control flow, which are
/// those outside of the dialect `cf`.
LogicalResult verifyBranches(func::FuncOp function);

/// Fails for arguments and results that can't be passed in buffers, and for
/// calls that remain after inlining.
LogicalResult verifyFunction(func::FuncOp function);

/// Fails for ops on tensors that can't be bufferized.
LogicalResult verifyTensorOps(func::FuncOp function);

/// Fails for ops that remain after lowering to buffers and loops and can't be
/// part of a kernel: branches, and globals that aren't numeric constants.
LogicalResult verifyLowered(func::FuncOp function);

//===----------------------------------------------------------------------===//
// WidenSums.cpp: Sums of bf16
//===----------------------------------------------------------------------===//

/// Keeps sums and products of many bf16 tensor elements in f32 until they are
/// complete. Each step is calculated in f32 anyway. Rounded after each step, a
/// sum of 1,024 numbers is wrong by some percent: bf16 has 8 bits of precision.
void widenSums(func::FuncOp function);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FUNCTIONS_STEPS_H
