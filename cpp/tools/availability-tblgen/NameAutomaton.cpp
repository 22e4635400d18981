//===- NameAutomaton.cpp - Many names in little space ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NamePatterns.h"

#include "mlir-availability/IR/NameTable.h"

#include "llvm/ADT/ArrayRef.h"

using namespace llvm;
using namespace mlir::availability;
using namespace mlir::availability::tblgen;

namespace {
using NameEntry = std::pair<const std::string, unsigned>;

/// Builds states from the last to the first, each only once: two with equal
/// edges are one.
class AutomatonBuilder {
public:
  explicit AutomatonBuilder(NameAutomaton &automaton) : automaton(automaton) {}

  /// Returns the position of the state that accepts what is left of `names`,
  /// which are sorted, after their first `length` characters.
  uint32_t getState(ArrayRef<const NameEntry *> names, size_t length) {
    std::vector<uint32_t> edges;
    auto addEdge = [&](unsigned char character, uint32_t position) {
      edges.push_back(position << NameTable::kPositionShift | character);
    };
    if (names.front()->first.size() == length) {
      addEdge('\0', names.front()->second);
      names = names.drop_front();
    }
    while (!names.empty()) {
      char character = names.front()->first[length];
      ArrayRef<const NameEntry *> own =
          names.take_while([&](const NameEntry *name) {
            return name->first[length] == character;
          });
      addEdge(character, getState(own, length + 1));
      names = names.drop_front(own.size());
    }
    edges.back() |= NameTable::kIsLast;
    auto [known, isNew] = states.try_emplace(edges, automaton.edges.size());
    if (isNew)
      automaton.edges.insert(automaton.edges.end(), edges.begin(), edges.end());
    return known->second;
  }

private:
  NameAutomaton &automaton;
  std::map<std::vector<uint32_t>, uint32_t> states;
};
} // namespace

NameAutomaton mlir::availability::tblgen::buildNameAutomaton(
    const std::map<std::string, unsigned> &names) {
  std::vector<const NameEntry *> sorted;
  sorted.reserve(names.size());
  for (const NameEntry &name : names)
    sorted.push_back(&name);
  NameAutomaton automaton;
  automaton.start = AutomatonBuilder(automaton).getState(sorted, 0);
  return automaton;
}
