//===- UndeclaredFinder.h - What is registered nowhere ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_ENGINE_UNDECLAREDFINDER_H
#define MLIR_AVAILABILITY_LIB_ENGINE_UNDECLAREDFINDER_H

#include "mlir-availability/Engine/Unchecked.h"

#include "mlir/IR/AttrTypeSubElements.h"

namespace mlir::availability {

/// Looks in types and attributes, at each thing that is nested in them once,
/// for those that aren't registered, of dialects of which nothing is declared
/// and that aren't allowed.
class UndeclaredFinder {
public:
  /// `allowed` must outlive the finder.
  explicit UndeclaredFinder(const AllowedUnchecked &allowed);
  // What it visits refers to it.
  UndeclaredFinder(const UndeclaredFinder &) = delete;
  UndeclaredFinder &operator=(const UndeclaredFinder &) = delete;

  /// Returns true when the type or attribute `element` is one, or holds one.
  template <typename T>
  bool isIn(T element) {
    return walker.walk(element).wasInterrupted();
  }

private:
  AttrTypeWalker walker;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_UNDECLAREDFINDER_H
