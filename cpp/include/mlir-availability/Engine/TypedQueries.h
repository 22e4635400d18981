//===- TypedQueries.h - What typed queries merge ----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A typed query such as `op.getMinVersion()` is about one dimension. It merges
// the requirements of all clauses along that dimension, whatever their source,
// so it can't disagree with `explain`.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ENGINE_TYPEDQUERIES_H
#define MLIR_AVAILABILITY_ENGINE_TYPEDQUERIES_H

#include "mlir-availability/IR/Dimension.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <mutex>
#include <set>
#include <vector>

namespace mlir::availability {

/// Calls `visit` with the alternatives of each clause of `op` that is along
/// `dimension` alone, in the order of `explain`. Clauses with alternatives
/// along other dimensions are left out: none of their alternatives is needed
/// for certain.
void forEachRequirement(
    Operation *op, const Dimension &dimension,
    llvm::function_ref<void(llvm::ArrayRef<int64_t> anyOf)> visit);

namespace detail {
/// Converts a requirement to the type of the query function: a value ...
template <typename T>
struct Instance {
  template <typename Visit>
  static void make(llvm::ArrayRef<int64_t> anyOf, Visit &&visit) {
    // A single value can't represent alternatives.
    if (anyOf.size() == 1)
      visit(static_cast<T>(anyOf.front()));
  }
};

/// ... or alternatives. Query functions return references to them, so they live
/// until the program ends; a program has a handful of distinct lists.
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

/// Returns true if `value`, the merged requirement at the start, is one of the
/// values of `dimension`, which are known. For generated code.
template <typename T>
bool isValueOf(const Dimension &dimension, T value) {
  return llvm::any_of(dimension.getValues(), [&](const Dimension::Value &each) {
    return each.value == static_cast<int64_t>(value);
  });
}

/// Calls `visit` with each requirement of `op` along `dimension` alone, as a
/// `T`: an enumerant, an integer, or for alternatives an ArrayRef of either.
/// For generated code.
template <typename T, typename Visit>
void forEachInstance(Operation *op, const Dimension &dimension, Visit &&visit) {
  forEachRequirement(op, dimension, [&](llvm::ArrayRef<int64_t> anyOf) {
    detail::Instance<T>::make(anyOf, visit);
  });
}

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_TYPEDQUERIES_H
