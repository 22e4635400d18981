//===- CalleeLookup.h - What calls call -------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_CALLEELOOKUP_H
#define MLIR_AVAILABILITY_IR_CALLEELOOKUP_H

#include "mlir-availability/IR/AnalysisCache.h"

#include "mlir/IR/SymbolTable.h"

namespace mlir::availability {

/// Returns true if ops called `name` may call symbols, or take their addresses.
bool mayNameCallee(OperationName name);

/// Returns the symbol that `op` calls, directly or by an address that another
/// op takes; or the symbol whose address it takes, as `func.constant` does.
/// Null if there is none.
SymbolRefAttr getCalleeSymbol(Operation *op);

/// Resolves the symbols that ops call. It caches symbol tables and analyses of
/// blocks, so the IR must not change during its lifetime. Not thread-safe.
class CalleeLookup {
public:
  /// Restricts the lookup to `within`. A pass may only read the op that it runs
  /// on, the ops nested in it and the ops around it: other threads may be
  /// changing everything else. If `within` is nullptr or has no parent, there
  /// is no restriction.
  explicit CalleeLookup(Operation *within = nullptr)
      : within(within && within->getParentOp() ? within : nullptr) {}

  /// Returns the op whose symbol `op` calls. Returns nullptr when `op` calls no
  /// symbol, when the symbol doesn't exist, and when `isHidden(op)`.
  Operation *lookup(Operation *op) {
    SymbolRefAttr symbol = getCalleeSymbol(op);
    return symbol ? lookup(op, symbol) : nullptr;
  }
  /// The same if `symbol`, which `op` calls, is already known.
  Operation *lookup(Operation *op, SymbolRefAttr symbol);

  /// Returns true if `op` names a callee outside of `within`, so that the
  /// callee's requirements can't be read.
  bool isHidden(Operation *op) const {
    // Usually there is no restriction.
    return within && isHiddenCall(op);
  }

  /// Returns a message about such an `op`, to be appended to its name: "may
  /// need more than is known: its callee 'f' ...".
  std::string describeHidden(Operation *op) const;

  /// Returns the analyses of blocks, which are cached together with the symbol
  /// tables.
  AnalysisCache &getAnalyses() { return analyses; }

private:
  bool isHiddenCall(Operation *op) const;
  bool isHidden(Operation *table, SymbolRefAttr symbol) const;

  Operation *getTable(Operation *op);

  Operation *within;
  SymbolTableCollection tables;
  AnalysisCache analyses;
  /// The block of the op of the last query, and the op with the symbol table
  /// around it.
  Block *block = nullptr;
  Operation *tableAround = nullptr;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_CALLEELOOKUP_H
