//===- TextCache.h - What was found out about texts -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels repeat a few texts many times. Each thread caches its results for the
// last texts, so that no lock is needed.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_LLVMIR_TEXTCACHE_H
#define MLIR_AVAILABILITY_DIALECT_LLVMIR_TEXTCACHE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::availability {

/// Maps texts to values. Not thread-safe: make it `thread_local`.
template <typename Value>
class TextCache {
public:
  /// Returns the cached value of `text`, or calls `make`. The reference is
  /// valid until the next call.
  const Value &lookup(llvm::StringRef text,
                      llvm::function_ref<Value(llvm::StringRef)> make) {
    auto it = values.find(text);
    if (it != values.end())
      return it->second;
    if (values.size() == kMostTexts || numBytes + text.size() > kMostBytes) {
      values.clear();
      numBytes = 0;
    }
    numBytes += text.size();
    return values.try_emplace(text, make(text)).first->second;
  }

private:
  static constexpr size_t kMostTexts = 1024;
  /// The limit for all texts together; a single longer text is still cached.
  static constexpr size_t kMostBytes = 1 << 20;

  llvm::StringMap<Value> values;
  size_t numBytes = 0;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_LLVMIR_TEXTCACHE_H
