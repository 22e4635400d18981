//===- PointerCache.h - A cache with pointers as keys -----------*- C++ -*-===//
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
#include <type_traits>

namespace mlir::availability {

/// Maps pointers to values. A small array of recent entries sits in front of
/// the hash table, because IR repeats few names and types very often. Small
/// values are stored in the array itself, so that a look-up touches a single
/// cache line.
template <typename Value>
class PointerCache {
  static constexpr bool kIsSmall =
      sizeof(Value) <= sizeof(void *) && std::is_trivially_copyable_v<Value>;
  using Stored = std::conditional_t<kIsSmall, Value, std::unique_ptr<Value>>;

public:
  /// The result of a look-up: a copy, or a reference that is valid as long as
  /// the cache.
  using Result = std::conditional_t<kIsSmall, Value, Value &>;

  /// Returns the value of `key`. Creates it with `make` if it is missing.
  template <typename Make>
  Result lookup(const void *key, const Make &make) {
    // The upper bits of the product depend on all bits of the key. Each key has
    // two places, since collisions are likely even among few keys.
    size_t place = (reinterpret_cast<uint64_t>(key) * 0x9e3779b97f4a7c15) >>
                   (64 - kLogRecent);
    if (recent[place].key == key)
      return get(recent[place]);
    Slot &other = recent[place ^ 1];
    return other.key == key ? get(other) : find(key, place, make);
  }

  size_t size() const { return values.size(); }

private:
  static constexpr unsigned kLogRecent = 7;
  static constexpr size_t kRecent = 1 << kLogRecent;
  struct Slot {
    const void *key = nullptr;
    std::conditional_t<kIsSmall, Value, Value *> value = {};
  };

  static Result get(const Slot &slot) {
    if constexpr (kIsSmall)
      return slot.value;
    else
      return *slot.value;
  }

  template <typename Make>
  static Stored makeStored(const Make &make) {
    if constexpr (kIsSmall)
      return make();
    else
      return std::make_unique<Value>(make());
  }

  /// Looks in the hash table and adds the value to the recent ones. Kept out of
  /// line: inlined, it would spill what `make` refers to at each look-up.
  template <typename Make>
  LLVM_ATTRIBUTE_NOINLINE Result find(const void *key, size_t place,
                                      const Make &make) {
    auto it = values.find(key);
    if (it == values.end())
      it = values.try_emplace(key, makeStored(make)).first;
    Slot &slot = recent[place];
    if (slot.key)
      recent[place ^ 1] = slot;
    if constexpr (kIsSmall)
      slot = {key, it->second};
    else
      slot = {key, it->second.get()};
    return get(slot);
  }

  std::array<Slot, kRecent> recent;
  llvm::DenseMap<const void *, Stored> values;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_POINTERCACHE_H
