//===- Steps.h - The replacements of what a target lacks --------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The replacements of what a target lacks, a step or a set of patterns each.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_STEPS_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_STEPS_H

#include "NarrowTypes.h"
#include "mlir-availability/Engine/Targets.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/Dialect/SPIRV/Transforms/SPIRVConversion.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::availability {

//===----------------------------------------------------------------------===//
// AtomicUpdates.cpp: Atomic updates of any kind
//===----------------------------------------------------------------------===//

/// Adds patterns to SPIR-V for the atomic 32-bit updates that upstream's
/// memref-to-spirv lacks. Float addition becomes an instruction if the target
/// has it. All others become compare-and-exchange loops.
///
/// SPIR-V compares and exchanges integers only. Pointers to floats are bitcast
/// to pointers to integers; `aliasBitcastBuffers` must replace these by
/// separate variables.
void populateAtomicUpdatePatterns(const SPIRVTypeConverter &converter,
                                  RewritePatternSet &patterns);

//===----------------------------------------------------------------------===//
// BooleanArithmetic.cpp: Arithmetic on booleans
//===----------------------------------------------------------------------===//

/// Adds patterns that replace arithmetic on booleans by ops on bits, and
/// conversions between booleans and other numbers that upstream lacks.
void populateBooleanPatterns(RewritePatternSet &patterns);

//===----------------------------------------------------------------------===//
// EmulateNarrowTypes.cpp: Narrow numbers in 32 bits
//===----------------------------------------------------------------------===//

/// Emulates arithmetic on `types` in 32 bits. The results are those of the
/// narrow types: floats are rounded to nearest, and integers wrap. Buffers keep
/// their layout.
///
/// The memory spaces in `module` must already be storage classes. Fails, with
/// an error at the op, if an op can't be emulated.
LogicalResult emulateNarrowTypes(gpu::GPUModuleOp module,
                                 const NarrowTypes &types);

//===----------------------------------------------------------------------===//
// EmulateWideIntegers.cpp: i64 as pairs of i32
//===----------------------------------------------------------------------===//

/// Replaces i64 by vectors of two i32, low half first, if `target` lacks the
/// capability Int64. The memory layout stays the same: eight little-endian
/// bytes for each number. Fails, with an error at the op, if an op on i64 can't
/// be emulated.
LogicalResult emulateWideIntegers(gpu::GPUModuleOp module,
                                  const spirv::TargetEnv &target);

/// Returns true when `module` has an op in which invocations exchange or
/// combine i64. Such ops must be replaced by loads and stores before emulation.
bool exchangesWideIntegers(gpu::GPUModuleOp module);

//===----------------------------------------------------------------------===//
// ExpandArithmetic.cpp: Arithmetic without patterns
//===----------------------------------------------------------------------===//

/// Replaces ops of `arith` and `math` in `root` that upstream has no patterns
/// for by ops that it has patterns for. To be called before numbers are
/// emulated: the new ops can be emulated, too.
void expandArithmetic(Operation *root);

//===----------------------------------------------------------------------===//
// ExpandDivisions.cpp: Integer division
//===----------------------------------------------------------------------===//

/// Replaces integer divisions and remainders in `root` by ops whose conversion
/// to SPIR-V is correct for all operands.
void expandDivisions(Operation *root);

//===----------------------------------------------------------------------===//
// ExpandRareInt64Ops.cpp: i64 without its rarer ops
//===----------------------------------------------------------------------===//

/// Returns true for ops on i64 that `expandRareInt64Ops` replaces.
bool isRareInt64Op(Operation *op);

/// Replaces divisions of i64 in `root`, its conversions from and to f32, and
/// `math` ops on it by sums, shifts and comparisons, all of which upstream can
/// emulate. A shift by zero returns its operand.
void expandRareInt64Ops(Operation *root);

//===----------------------------------------------------------------------===//
// MathFallbacks.cpp: More patterns for the math dialect
//===----------------------------------------------------------------------===//

/// Adds patterns to SPIR-V for math ops for which upstream's math-to-spirv has
/// no pattern, or one whose result no Vulkan device supports. Patterns with a
/// more direct result on the target take precedence.
void populateMathFallbackPatterns(const SPIRVTypeConverter &converter,
                                  RewritePatternSet &patterns);

//===----------------------------------------------------------------------===//
// PackedVectors.cpp: Vectors that fill a word
//
// A vector of four i8 or two i16 has the size of a 32-bit word. If a target
// doesn't support such vectors in buffers, the buffer becomes one of words.
//===----------------------------------------------------------------------===//

/// Replaces buffers of such vectors in kernel arguments by buffers of words.
/// `isUnavailable` returns true for types that the target lacks. A buffer is
/// replaced when it returns true for the buffer or its vector type.
///
/// If the vectors are available as values, they are bitcast from the words.
/// Otherwise their elements are extracted from the words and extended to 32
/// bits; a buffer whose vectors have other uses isn't replaced. Sums of
/// products of four i8 become dot products of words if `target` has them.
///
/// The memory spaces in `module` must already be storage classes.
void packVectors(gpu::GPUModuleOp module,
                 function_ref<bool(Type)> isUnavailable,
                 ResolvedTarget &target);

//===----------------------------------------------------------------------===//
// SplitWideVectors.cpp: Vectors of i64 to numbers
//===----------------------------------------------------------------------===//

/// Replaces ops in `root` on vectors of i64 by ops on scalars, which can be
/// emulated. Vectors in memory, and those carried by loops and branches, stay.
/// Fails when the patterns don't converge.
LogicalResult splitWideVectors(Operation *root);

//===----------------------------------------------------------------------===//
// StorageOnlyIntegers.cpp: Narrow integers in buffers only
//===----------------------------------------------------------------------===//

/// Adds patterns for loads and stores of 8-bit and 16-bit integers on targets
/// that support them in buffers (such as StorageBuffer16BitAccess) but not in
/// arithmetic. The loaded and stored values have 32 bits.
void populateStorageOnlyIntegerPatterns(const SPIRVTypeConverter &converter,
                                        RewritePatternSet &patterns);

//===----------------------------------------------------------------------===//
// WidenLocalMemory.cpp: Narrow integers in local memory
//===----------------------------------------------------------------------===//

/// Widens each i1, i8 or i16 that `target` can't store to 32 bits, in memory
/// that `root` allocates for a workgroup or an invocation. Packing them into
/// words instead would need atomic stores, which memory of an invocation
/// doesn't allow. Only memory that is merely loaded from and stored to is
/// changed.
void widenLocalMemory(Operation *root, const spirv::TargetEnv &target);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_STEPS_H
