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

/// Maps names to the ops of a `spirv.module` that define them, and functions to
/// their entry points and execution modes. An analysis of the module's block,
/// for an `AnalysisCache`.
class ModuleSymbols {
public:
  explicit ModuleSymbols(Block &block);

  /// Returns the op that defines `name`, nullptr if none does.
  Operation *lookup(StringAttr name) const { return symbols.lookup(name); }

  /// Returns the entry points whose function is `function`, in block order.
  ArrayRef<spirv::EntryPointOp> getEntryPoints(StringAttr function) const;

  /// Returns the execution modes of the entry points whose function is
  /// `function`, in block order.
  ArrayRef<spirv::ExecutionModeOp> getModes(StringAttr function) const;

  /// Returns the modes by ids (`getModeByIds`) of the entry points whose
  /// function is `function`, in block order.
  ArrayRef<Operation *> getModesByIds(StringAttr function) const;

private:
  DenseMap<StringAttr, Operation *> symbols;
  DenseMap<StringAttr, SmallVector<spirv::EntryPointOp, 1>> entryPoints;
  DenseMap<StringAttr, SmallVector<spirv::ExecutionModeOp, 1>> modes;
  DenseMap<StringAttr, SmallVector<Operation *, 1>> modesByIds;
};

/// Returns the mode that a `spirv.ExecutionModeId` sets, std::nullopt for other
/// ops. MLIR 22 doesn't have that op, so it has no class here.
std::optional<spirv::ExecutionMode> getModeByIds(Operation &op);

/// Returns the function of a `spirv.ExecutionModeId`, null if it names none.
StringAttr getFunctionOfModeByIds(Operation &op);

/// Returns the three sizes of a `spirv.ExecutionModeId` that sets
/// `LocalSizeId`: the values of specialization constants that the module
/// states. Returns nothing for other ops, and if an operand isn't an integer.
SmallVector<uint64_t, 3> getLocalSizeByIds(Operation &op,
                                           AnalysisCache &analyses);

/// Returns the entry points that `mode` applies to.
ArrayRef<spirv::EntryPointOp> getEntryPoints(spirv::ExecutionModeOp mode,
                                             AnalysisCache &analyses);

/// The attribute of a variable of a binary that has an initializer.
inline constexpr llvm::StringLiteral kInitializedVariable = "initialized";

/// Returns true when `variable` has an initializer.
bool isInitialized(spirv::GlobalVariableOp variable);

/// Returns the function of `entryPoint`, and the variables and functions that
/// it uses, directly or through other functions. Undefined symbols are left
/// out.
SmallVector<Operation *> getUsedSymbols(spirv::EntryPointOp entryPoint,
                                        AnalysisCache &analyses);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_ENTRYPOINTS_H
