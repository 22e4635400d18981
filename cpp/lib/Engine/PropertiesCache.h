//===- PropertiesCache.h - A cache with properties as keys ------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_ENGINE_PROPERTIESCACHE_H
#define MLIR_AVAILABILITY_LIB_ENGINE_PROPERTIESCACHE_H

#include "mlir-availability/Support/LLVMVersions.h"

#include "mlir/IR/Operation.h"

#include <algorithm>
#include <cstring>
#include <unordered_map>
#include <vector>

namespace mlir::availability {

/// Maps the properties of ops of one name to values. The name must have
/// properties. The cache copies them, so the ops may be erased.
template <typename Value>
class PropertiesCache {
public:
  explicit PropertiesCache(OperationName name) : name(name) {}
  PropertiesCache(const PropertiesCache &) = delete;
  PropertiesCache &operator=(const PropertiesCache &) = delete;
  ~PropertiesCache() {
    for (auto &[hash, entry] : entries)
      name.destroyOpProperties(entry.getProperties(name));
  }

  /// Returns the value for the properties of `op`. Creates it with `make` if no
  /// equal properties are known.
  template <typename Make>
  Value &lookup(Operation *op, const Make &make) {
    const void *properties = getPropertiesAddress(op);
    size_t first = guess(properties, getNumWords(op));
    for (size_t place = first; place != first + kProbes; ++place) {
      Entry *entry = at(place);
      if (entry && entry->isSameBytes(properties))
        return entry->value;
    }
    return find(op, make);
  }

private:
  static size_t getNumWords(Operation *op) {
    return op->getPropertiesStorageSize() / sizeof(uint64_t);
  }

  struct Entry {
    Entry(Value value, size_t numWords)
        : value(std::move(value)), storage(numWords) {}

    PropertiesRef getProperties(OperationName name) {
      return getPropertiesAt(name, storage.data());
    }

    /// Returns true when `properties` has the same bytes. This implies
    /// equality, but equal properties may have different bytes.
    bool isSameBytes(const void *properties) const {
      for (size_t index = 0; index != storage.size(); ++index)
        if (storage[index] != readWord(properties, index))
          return false;
      return true;
    }

    Value value;
    /// Aligned as properties are in an op.
    SmallVector<uint64_t, 3> storage;
  };

  static uint64_t readWord(const void *properties, size_t index) {
    uint64_t word;
    std::memcpy(&word,
                static_cast<const char *>(properties) + index * sizeof(word),
                sizeof(word));
    return word;
  }

  /// Returns the index in `guesses` at which to start looking for properties of
  /// `numWords` words.
  static size_t guess(const void *properties, size_t numWords) {
    uint64_t mixed = 0;
    for (size_t index = 0; index != numWords; ++index)
      mixed = (mixed ^ readWord(properties, index)) * 0x9e3779b97f4a7c15;
    // The upper half depends on all bits of the words.
    return mixed >> 32;
  }

  /// Returns the slot for `place`. The size of `guesses` is a power of 2.
  Entry *&at(size_t place) { return guesses[place & (guesses.size() - 1)]; }

  /// Looks in the hash table. Kept out of line for the reason in
  /// `PointerCache`.
  template <typename Make>
  LLVM_ATTRIBUTE_NOINLINE Value &find(Operation *op, const Make &make) {
    PropertiesRef properties = op->getPropertiesStorage();
    size_t numWords = getNumWords(op);
    size_t hash = name.hashOpProperties(properties);
    auto [begin, end] = entries.equal_range(hash);
    auto it = std::find_if(begin, end, [&](auto &each) {
      return name.compareOpProperties(each.second.getProperties(name),
                                      properties);
    });
    if (it == end) {
      it =
          entries.emplace(std::piecewise_construct, std::forward_as_tuple(hash),
                          std::forward_as_tuple(make(), numWords));
      PropertiesRef copy = it->second.getProperties(name);
      // Copy-constructing them would set defaults for absent properties.
      name.initOpProperties(copy, getNoProperties());
      name.copyOpProperties(copy, properties);
    }
    keepGuess(it->second, getPropertiesAddress(op), numWords);
    if (entries.size() > guesses.size() / 2)
      growGuesses(numWords);
    return it->second.value;
  }

  /// Stores `entry` at a guessed place for `properties`.
  void keepGuess(Entry &entry, const void *properties, size_t numWords) {
    size_t first = guess(properties, numWords), place = first;
    while (place != first + kProbes && at(place))
      ++place;
    at(place == first + kProbes ? first : place) = &entry;
  }

  void growGuesses(size_t numWords) {
    guesses.assign(guesses.size() * 4, nullptr);
    for (auto &[hash, entry] : entries)
      keepGuess(entry, entry.storage.data(), numWords);
  }

  /// The number of slots in which an entry is looked for.
  static constexpr size_t kProbes = 4;

  OperationName name;
  std::unordered_multimap<size_t, Entry> entries;
  /// Entries indexed by the bytes of their properties. Equal properties may
  /// differ in padding and in the addresses of memory they own; the hash table
  /// handles these. The size is a power of 2.
  std::vector<Entry *> guesses = std::vector<Entry *>(16);
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_PROPERTIESCACHE_H
