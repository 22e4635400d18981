//===- NameTable.h - What things need that are names alone ------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Intrinsics, library functions and instructions in inline assembly have no C++
// class. A generated table lists their requirements by name.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_NAMETABLE_H
#define MLIR_AVAILABILITY_IR_NAMETABLE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace mlir::availability {

/// The requirements of names: rows of a table of requirements.
struct NameNeeds {
  uint32_t firstRow;
  uint32_t numRows;
};

/// A table, as data without addresses: a loader has nothing to do for it.
///
/// Tens of thousands of names begin and end alike, so the table is the smallest
/// automaton that accepts them. A state is a run of edges, sorted by character.
/// An edge has its character in the lowest 8 bits; bit 8 is set in the last
/// edge of a state; the upper bits are the position of the next state's first
/// edge. The character 0 ends a name: there, the upper bits are the position of
/// its requirements in `needs`.
struct NameTable {
  llvm::ArrayRef<uint32_t> edges;
  /// The position of the first state.
  uint32_t start;
  llvm::ArrayRef<NameNeeds> needs;

  /// The bit of an edge that is the last one of its state.
  static constexpr uint32_t kIsLast = 1 << 8;
  /// The number of bits below those of the position.
  static constexpr unsigned kPositionShift = 9;
};

/// Returns the requirements of `name` in `table`; nullptr if it isn't there.
const NameNeeds *lookUpName(const NameTable &table, llvm::StringRef name);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_NAMETABLE_H
