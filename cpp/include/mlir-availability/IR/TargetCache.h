//===- TargetCache.h - What was found out about targets ---------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_TARGETCACHE_H
#define MLIR_AVAILABILITY_IR_TARGETCACHE_H

#include "mlir-availability/IR/Clause.h"

#include "mlir/IR/Attributes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/DenseMap.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace mlir::availability {

/// What a target offers along a dimension, std::nullopt if it doesn't cover it.
/// Shared and immutable.
using SharedOffer =
    std::shared_ptr<const std::optional<llvm::SmallVector<int64_t>>>;

/// Caches results for target attributes, which live as long as their context: a
/// target that many small modules are checked against is asked once.
/// Thread-safe.
class TargetCache {
public:
  /// Returns the cached offer of `target` along `dimension`, or calls `make`.
  SharedOffer getOrMakeOffer(
      Attribute target, const Dimension &dimension,
      llvm::function_ref<std::optional<llvm::SmallVector<int64_t>>()> make);

  /// Returns the cached text of `target`, or calls `make`. Loading a dialect
  /// invalidates the cached texts.
  std::string getOrMakeText(Attribute target,
                            llvm::function_ref<std::string()> make);

  /// Sets what messages call `target`, which has no name of its own, unless it
  /// is set already.
  void addName(Attribute target, llvm::StringRef name);

  /// Returns that name, "" if there is none. It lives as long as the context.
  llvm::StringRef lookupName(Attribute target);

  /// Clears the cache, because dimensions or named targets have changed.
  void clear();

private:
  std::mutex mutex;
  llvm::DenseMap<std::pair<Attribute, const Dimension *>, SharedOffer> offers;
  llvm::DenseMap<Attribute, std::string> texts;
  llvm::DenseMap<Attribute, StringAttr> names;
  /// The number of loaded dialects when the texts were made.
  size_t numDialects = 0;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_TARGETCACHE_H
