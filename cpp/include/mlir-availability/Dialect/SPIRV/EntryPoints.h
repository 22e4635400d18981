//===- EntryPoints.h - What entry points use --------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_ENTRYPOINTS_H
#define MLIR_AVAILABILITY_DIALECT_SPIRV_ENTRYPOINTS_H

#include "mlir-availability/IR/AnalysisCache.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace mlir::availability {

/// The ops of a `spirv.module` by the names that they define, and the entry
/// points and execution modes by the function that they are about. An analysis
/// of the module's block, for an `AnalysisCache`.
class ModuleSymbols {
public:
  explicit ModuleSymbols(Block &block);

  /// Returns the op that defines `name`, nullptr where none does.
  Operation *lookup(StringAttr name) const { return symbols.lookup(name); }

  /// Returns the entry points at `function`, in the order of the block.
  ArrayRef<spirv::EntryPointOp> getEntryPoints(StringAttr function) const;

  /// Returns the execution modes of entry points at `function`, in the order of
  /// the block.
  ArrayRef<spirv::ExecutionModeOp> getModes(StringAttr function) const;

private:
  DenseMap<StringAttr, Operation *> symbols;
  DenseMap<StringAttr, SmallVector<spirv::EntryPointOp, 1>> entryPoints;
  DenseMap<StringAttr, SmallVector<spirv::ExecutionModeOp, 1>> modes;
};

/// Returns the entry points that `mode` is of.
ArrayRef<spirv::EntryPointOp> getEntryPoints(spirv::ExecutionModeOp mode,
                                             AnalysisCache &analyses);

/// Returns the variables and functions that `entryPoint` uses, itself or
/// through other functions, and its function. Symbols that aren't there are
/// left out.
SmallVector<Operation *> getUsedSymbols(spirv::EntryPointOp entryPoint,
                                        AnalysisCache &analyses);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_ENTRYPOINTS_H
