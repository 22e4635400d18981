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

/// Returns the symbol that `op` calls, null when it calls none.
SymbolRefAttr getCalleeSymbol(Operation *op);

/// Finds the ops whose symbols calls name. It keeps the symbol tables and the
/// analyses of blocks that were asked for, so the IR must not change while it
/// lives. Not thread-safe.
class CalleeLookup {
public:
  /// Looks inside of `within` only. A pass may read no more than the op that it
  /// runs on, what is nested in it and the ops around it: other threads may be
  /// changing everything else. Nothing limits nullptr or an op without parent.
  explicit CalleeLookup(Operation *within = nullptr)
      : within(within && within->getParentOp() ? within : nullptr) {}

  /// Returns the op whose symbol `op` calls. Returns nullptr when `op` calls no
  /// symbol, when the symbol doesn't exist, and when `isHidden(op)`.
  Operation *lookup(Operation *op) {
    SymbolRefAttr symbol = getCalleeSymbol(op);
    return symbol ? lookup(op, symbol) : nullptr;
  }
  /// The same where `symbol`, which `op` calls, is known.
  Operation *lookup(Operation *op, SymbolRefAttr symbol);

  /// Returns true when `op` calls a symbol that is outside of the limit, so
  /// that nobody may read what the callee requires.
  bool isHidden(Operation *op) const {
    // Most often there is no limit.
    return within && isHiddenCall(op);
  }

  /// Returns what to tell users of such an `op`, as what follows its name: "may
  /// need more than is known: its callee 'f' ...".
  std::string describeHidden(Operation *op) const;

  /// Returns the analyses of blocks that are kept with the symbol tables.
  AnalysisCache &getAnalyses() { return analyses; }

private:
  bool isHiddenCall(Operation *op) const;
  bool isHidden(Operation *table, SymbolRefAttr symbol) const;

  Operation *getTable(Operation *op);

  Operation *within;
  SymbolTableCollection tables;
  AnalysisCache analyses;
  /// The block of the op that was asked about last, and the op with the symbol
  /// table around it.
  Block *block = nullptr;
  Operation *tableAround = nullptr;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_CALLEELOOKUP_H
