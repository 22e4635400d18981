//===- PropertiesCache.h - What was made of properties ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_ENGINE_PROPERTIESCACHE_H
#define MLIR_AVAILABILITY_LIB_ENGINE_PROPERTIESCACHE_H

#include "mlir/IR/Operation.h"

#include <algorithm>
#include <cstring>
#include <unordered_map>
#include <vector>

namespace mlir::availability {

/// Maps the properties of ops of one name, which have some, to values. It keeps
/// copies of the properties, so the ops may go.
template <typename Value>
class PropertiesCache {
public:
  explicit PropertiesCache(OperationName name) : name(name) {}
  PropertiesCache(const PropertiesCache &) = delete;
  PropertiesCache &operator=(const PropertiesCache &) = delete;
  ~PropertiesCache() {
    for (auto &[hash, entry] : entries)
      name.destroyOpProperties(entry.getProperties());
  }

  /// Returns the value for ops with properties equal to those of `op`, made by
  /// `make` if there is none.
  template <typename Make>
  Value &lookup(Operation *op, const Make &make) {
    OpaqueProperties properties = op->getPropertiesStorage();
    Entry *entry = guesses[guess(properties, getNumWords(op))];
    return entry && entry->is(properties, name) ? entry->value : find(op, make);
  }

private:
  static size_t getNumWords(Operation *op) {
    return op->getPropertiesStorageSize() / sizeof(uint64_t);
  }

  struct Entry {
    Entry(Value value, size_t numWords)
        : value(std::move(value)), storage(numWords) {}

    OpaqueProperties getProperties() const {
      return const_cast<uint64_t *>(storage.data());
    }

    /// Returns true when `properties`, of an op called `name`, are equal.
    bool is(OpaqueProperties properties, OperationName name) const {
      // What is the same bytes, memory of its own included, is equal.
      for (size_t index = 0; index != storage.size(); ++index)
        if (readWord(getProperties(), index) != readWord(properties, index))
          return name.compareOpProperties(getProperties(), properties);
      return true;
    }

    Value value;
    /// Aligned as in an op.
    SmallVector<uint64_t, 3> storage;
  };

  static uint64_t readWord(OpaqueProperties properties, size_t index) {
    uint64_t word;
    std::memcpy(&word, properties.as<const char *>() + index * sizeof(word),
                sizeof(word));
    return word;
  }

  /// Returns where in `guesses` to look for properties of `numWords` words.
  /// Equal ones may differ in padding and where memory of their own lies.
  size_t guess(OpaqueProperties properties, size_t numWords) const {
    uint64_t mixed = 0;
    for (size_t index = 0; index != numWords; ++index)
      mixed = mixed * 3 + readWord(properties, index);
    // Most words are pointers to what is aligned.
    return (mixed >> 4) % guesses.size();
  }

  /// Looks in the hash table. Kept out of line, see `PointerCache`.
  template <typename Make>
  LLVM_ATTRIBUTE_NOINLINE Value &find(Operation *op, const Make &make) {
    OpaqueProperties properties = op->getPropertiesStorage();
    size_t numWords = getNumWords(op);
    size_t hash = name.hashOpProperties(properties);
    auto [begin, end] = entries.equal_range(hash);
    auto it = std::find_if(begin, end, [&](const auto &each) {
      return each.second.is(properties, name);
    });
    if (it == end) {
      it =
          entries.emplace(std::piecewise_construct, std::forward_as_tuple(hash),
                          std::forward_as_tuple(make(), numWords));
      OpaqueProperties copy = it->second.getProperties();
      // Made as a copy, they would get defaults for what is absent.
      name.initOpProperties(copy, nullptr);
      name.copyOpProperties(copy, properties);
      if (entries.size() > guesses.size() / 2)
        growGuesses(numWords);
    }
    guesses[guess(properties, numWords)] = &it->second;
    return it->second.value;
  }

  void growGuesses(size_t numWords) {
    guesses.assign(guesses.size() * 4, nullptr);
    for (auto &[hash, entry] : entries)
      guesses[guess(entry.getProperties(), numWords)] = &entry;
  }

  OperationName name;
  std::unordered_multimap<size_t, Entry> entries;
  /// Some of the entries, where they are found without hashing. The size is a
  /// power of 2.
  std::vector<Entry *> guesses = std::vector<Entry *>(16);
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_PROPERTIESCACHE_H
