//===- UndeclaredFinder.h - Undeclared types and attributes -----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_ENGINE_UNDECLAREDFINDER_H
#define MLIR_AVAILABILITY_LIB_ENGINE_UNDECLAREDFINDER_H

#include "mlir-availability/Engine/Unchecked.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::availability {

/// Finds types and attributes that aren't registered, declared or allowed.
/// Nested elements are searched once.
class UndeclaredFinder {
public:
  /// `allowed` must outlive the finder.
  explicit UndeclaredFinder(const AllowedUnchecked &allowed)
      : allowed(allowed) {}

  /// Returns true when the type or attribute is undeclared or contains
  /// something that is.
  bool isIn(Type type);
  bool isIn(Attribute attr);

  /// Returns true when `dialect` may go unchecked.
  bool isAllowed(StringRef dialect) const { return allowed.contains(dialect); }

private:
  template <typename T>
  bool find(T element);
  /// Searches `element`, and adds what it meets to `visited`.
  template <typename T>
  bool search(T element, llvm::DenseSet<const void *> &visited);

  const AllowedUnchecked &allowed;
  /// Results for the types and attributes that were queried, or are nested in
  /// these.
  llvm::DenseMap<const void *, bool> results;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_UNDECLAREDFINDER_H
