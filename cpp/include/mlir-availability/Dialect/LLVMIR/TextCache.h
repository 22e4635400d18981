//===- TextCache.h - What was found out about texts -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels repeat few texts many times. Each thread keeps what it has found out
// about the last ones, so that no lock is needed.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_LLVMIR_TEXTCACHE_H
#define MLIR_AVAILABILITY_DIALECT_LLVMIR_TEXTCACHE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::availability {

/// Values by texts. Not thread-safe: it is to be `thread_local`.
template <typename Value>
class TextCache {
public:
  /// Returns the value of `text`, made by `make` if it isn't there. It is valid
  /// until the next call.
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
  /// Of all texts together, but for a single longer one.
  static constexpr size_t kMostBytes = 1 << 20;

  llvm::StringMap<Value> values;
  size_t numBytes = 0;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_LLVMIR_TEXTCACHE_H
