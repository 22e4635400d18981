//===- TypedQueries.h - What typed queries merge ----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A typed query, `op.getMinVersion()`, is about one dimension. It merges what
// clauses of the op ask for along it, whoever they are from: so it can't
// disagree with what `explain` lists.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ENGINE_TYPEDQUERIES_H
#define MLIR_AVAILABILITY_ENGINE_TYPEDQUERIES_H

#include "mlir-availability/IR/Dimension.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <mutex>
#include <set>
#include <vector>

namespace mlir::availability {

/// Calls `visit` with the alternatives of each clause of `op` that is along
/// `dimension` alone, in the order of `explain`. Clauses that ask for something
/// else instead are left out: nothing in them is needed as such.
void forEachRequirement(
    Operation *op, const Dimension &dimension,
    llvm::function_ref<void(llvm::ArrayRef<int64_t> anyOf)> visit);

namespace detail {
/// How a requirement is handed to the author's code: a value, ...
template <typename T>
struct Instance {
  template <typename Visit>
  static void make(llvm::ArrayRef<int64_t> anyOf, Visit &&visit) {
    // A value can't stand for alternatives.
    if (anyOf.size() == 1)
      visit(static_cast<T>(anyOf.front()));
  }
};

/// ... or alternatives. Query functions return them, so they are kept for as
/// long as the program lives; a program has a handful of distinct lists.
template <typename T>
struct Instance<llvm::ArrayRef<T>> {
  template <typename Visit>
  static void make(llvm::ArrayRef<int64_t> anyOf, Visit &&visit) {
    static std::mutex mutex;
    static std::set<std::vector<T>> lists;
    std::vector<T> list;
    for (int64_t value : anyOf)
      list.push_back(static_cast<T>(value));
    const std::vector<T> *kept = nullptr;
    {
      std::lock_guard<std::mutex> lock(mutex);
      kept = &*lists.insert(std::move(list)).first;
    }
    visit(llvm::ArrayRef<T>(*kept));
  }
};
} // namespace detail

/// Calls `visit` with each requirement of `op` along `dimension` alone, as a
/// `T`: an enumerant, an integer, or an ArrayRef of either, which are
/// alternatives. For generated code.
template <typename T, typename Visit>
void forEachInstance(Operation *op, const Dimension &dimension, Visit &&visit) {
  forEachRequirement(op, dimension, [&](llvm::ArrayRef<int64_t> anyOf) {
    detail::Instance<T>::make(anyOf, visit);
  });
}

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_TYPEDQUERIES_H
