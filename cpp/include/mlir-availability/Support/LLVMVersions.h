//===- LLVMVersions.h - Differences between LLVM's versions -*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The library compiles with MLIR 22 and MLIR 23. This file handles the
// differences between them, together with files of the same name in two other
// folders: for the tables of one dialect, and for the Python bindings. No other
// file asks for the version.
//
// To be removed when LLVM 22 is no longer supported: each call of a function is
// replaced by its branch for 23.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_SUPPORT_LLVMVERSIONS_H
#define MLIR_AVAILABILITY_SUPPORT_LLVMVERSIONS_H

#include "mlir/IR/Operation.h"

#include "llvm/Config/llvm-config.h"

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace mlir::availability {

/// A reference to the properties of any op. MLIR 23 renamed it, and stores the
/// properties' class in it.
#if LLVM_VERSION_MAJOR < 23
using PropertiesRef = OpaqueProperties;
#else
using PropertiesRef = PropertyRef;
#endif

/// Returns a reference to no properties.
inline PropertiesRef getNoProperties() {
#if LLVM_VERSION_MAJOR < 23
  return nullptr;
#else
  return PropertiesRef();
#endif
}

/// Returns a reference to properties at `storage`, which may be uninitialized.
/// `name` is the op's name; the op must have properties.
inline PropertiesRef getPropertiesAt(OperationName name, void *storage) {
#if LLVM_VERSION_MAJOR < 23
  return storage;
#else
  return PropertiesRef(name.getOpPropertiesTypeID(), storage);
#endif
}

/// Returns the address of the properties of an op, which must have some.
inline const void *getPropertiesAddress(Operation *op) {
#if LLVM_VERSION_MAJOR < 23
  return op->getPropertiesStorage().as<const void *>();
#else
  return op->getRawPropertiesStorageUnsafe();
#endif
}

/// Whether the handlers of upstream's Python bindings import a module, and
/// leave the GIL to others meanwhile, when they get their first diagnostic.
inline constexpr bool kHandlersImportModules = LLVM_VERSION_MAJOR >= 23;

/// Adds a region, or the op itself, to the successors in a method of
/// RegionBranchOpInterface. MLIR 23 ignores `inputs`, and calls the op's
/// getSuccessorInputs() instead, which must return the same.
template <typename SuccessorT, typename TargetT, typename InputsT>
void addSuccessor(SmallVectorImpl<SuccessorT> &successors, TargetT *target,
                  InputsT inputs) {
#if LLVM_VERSION_MAJOR < 23
  successors.emplace_back(target, inputs);
#else
  successors.emplace_back(target);
#endif
}

/// Adds the patterns that lower vector.multi_reduction to vector.reduction and
/// arithmetic. MLIR 23 split upstream's function into three. The caller must
/// include the header of vector's patterns; `lowering` is a
/// vector::VectorMultiReductionLowering.
template <typename LoweringT>
void populateMultiReductionPatterns(RewritePatternSet &patterns,
                                    LoweringT lowering) {
#if LLVM_VERSION_MAJOR < 23
  populateVectorMultiReductionLoweringPatterns(patterns, lowering);
#else
  populateVectorMultiReductionReorderPatterns(patterns, lowering);
  populateVectorMultiReductionFlatteningPatterns(patterns, lowering);
  populateVectorMultiReductionUnrollingPatterns(patterns, lowering);
#endif
}

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_SUPPORT_LLVMVERSIONS_H
