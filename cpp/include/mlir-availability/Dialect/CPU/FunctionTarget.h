//===- FunctionTarget.h - CPUs that functions name --------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The CPU and the features that a function is compiled for, whatever the
// module's target is: see Dialect/LLVMIR/FunctionAttributes.h.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_CPU_FUNCTIONTARGET_H
#define MLIR_AVAILABILITY_DIALECT_CPU_FUNCTIONTARGET_H

#include "mlir-availability/Dialect/CPU/CPUAvailability.h"
#include "mlir-availability/IR/AnalysisCache.h"

namespace mlir::cpu {

/// Returns what `function` is compiled for; null if it has no body, names
/// neither a CPU nor features, or it isn't known for which architecture.
LLVM::TargetAttr getOwnTarget(LLVM::LLVMFuncOp function);

/// Returns why nothing is known of what `function`, which isn't for a GPU, is
/// compiled for; "" if all is known or it names nothing.
std::string explainUnknownTarget(LLVM::LLVMFuncOp function);

namespace detail {
/// The same as `getOwn`, for values of the dimension of `architecture`.
SmallVector<int64_t> getOwnFeatures(LLVM::LLVMFuncOp function,
                                    Architecture architecture,
                                    ArrayRef<int64_t> unused);

/// The same as `isCompiledFor`, for a value of the dimension of `architecture`.
bool hasOwnFeature(LLVM::LLVMFuncOp function, Architecture architecture,
                   int64_t feature);
} // namespace detail

/// Returns the features for which `function` is compiled, without those that
/// others imply, and without `unused`: those that put no instruction into a
/// function that doesn't ask for it.
template <typename FeatureT>
SmallVector<FeatureT> getOwn(LLVM::LLVMFuncOp function,
                             Architecture architecture,
                             std::initializer_list<FeatureT> unused) {
  auto values = llvm::map_to_vector(
      unused, [](FeatureT each) { return static_cast<int64_t>(each); });
  return llvm::map_to_vector(
      detail::getOwnFeatures(function, architecture, values),
      [](int64_t each) { return static_cast<FeatureT>(each); });
}

/// Returns true if `function` is compiled for `feature`, whatever the target
/// is.
template <typename FeatureT>
bool isCompiledFor(LLVM::LLVMFuncOp function, Architecture architecture,
                   FeatureT feature) {
  return detail::hasOwnFeature(function, architecture,
                               static_cast<int64_t>(feature));
}

/// Returns true if `function` has a body, and a `vscale_range` whose least
/// length of vectors is half of `bits`, and doesn't name a CPU of RISC-V with
/// features: then LLVM compares the range with the vectors of the CPU that it
/// compiles for.
bool hasVectorRangeBelow(LLVM::LLVMFuncOp function, int64_t bits);

/// Returns true if the least length that the `vscale_range` of `function`
/// states is below that of the CPU of RISC-V that it names with features.
bool hasTooShortVectorRange(LLVM::LLVMFuncOp function);

/// Returns true if `function` has a variable on the stack that LLVM tags if it
/// is asked to: of a constant size, and used for something else than to load
/// and store it.
bool hasTaggedVariable(LLVM::LLVMFuncOp function);

/// Returns which op in `function` isn't available on what the function is
/// compiled for, with its requirement: LLVM compiles the function for no CPU
/// then. Returns "" if there is none.
std::string findUncompilable(LLVM::LLVMFuncOp function,
                             availability::AnalysisCache &analyses);

} // namespace mlir::cpu

#endif // MLIR_AVAILABILITY_DIALECT_CPU_FUNCTIONTARGET_H
