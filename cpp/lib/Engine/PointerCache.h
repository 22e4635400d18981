//===- PointerCache.h - What was made of pointers ---------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_ENGINE_POINTERCACHE_H
#define MLIR_AVAILABILITY_LIB_ENGINE_POINTERCACHE_H

#include "llvm/ADT/DenseMap.h"

#include <array>
#include <memory>

namespace mlir::availability {

/// Maps pointers to values, with the most recent few in an array in front of
/// the hash table. IR repeats few names and types very often.
template <typename Value>
class PointerCache {
public:
  /// Returns the value of `key`, made by `make` if it isn't there.
  template <typename Make>
  Value &lookup(const void *key, const Make &make) {
    Slot &slot = recent[(reinterpret_cast<uintptr_t>(key) >> 4) % kRecent];
    return slot.key == key ? *slot.value : find(key, slot, make);
  }

  size_t size() const { return values.size(); }

private:
  static constexpr size_t kRecent = 64;
  struct Slot {
    const void *key = nullptr;
    Value *value = nullptr;
  };

  /// Looks in the hash table, and keeps the value in `slot`. Kept out of line,
  /// or what `make` refers to would be stored for each look-up.
  template <typename Make>
  LLVM_ATTRIBUTE_NOINLINE Value &find(const void *key, Slot &slot,
                                      const Make &make) {
    auto it = values.find(key);
    if (it == values.end())
      it = values.try_emplace(key, std::make_unique<Value>(make())).first;
    slot = {key, it->second.get()};
    return *slot.value;
  }

  std::array<Slot, kRecent> recent;
  llvm::DenseMap<const void *, std::unique_ptr<Value>> values;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_POINTERCACHE_H
