//===- NameTable.cpp - Tables of names with needs -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/NameTable.h"

#include <optional>

using namespace mlir::availability;

/// Returns the position to which the edge with `character` leads from the state
/// at `state`; nothing if there is no such edge.
static std::optional<uint32_t> follow(const NameTable &table, uint32_t state,
                                      unsigned char character) {
  for (;; ++state) {
    uint32_t edge = table.edges[state];
    if ((edge & 0xff) == character)
      return edge >> NameTable::kPositionShift;
    if (edge & NameTable::kIsLast)
      return std::nullopt;
  }
}

const NameNeeds *mlir::availability::lookUpName(const NameTable &table,
                                                llvm::StringRef name) {
  std::optional<uint32_t> position = table.start;
  for (char character : name) {
    // Nothing follows the end of a name.
    if (character == '\0' || !(position = follow(table, *position, character)))
      return nullptr;
  }
  position = follow(table, *position, '\0');
  return position ? &table.needs[*position] : nullptr;
}
