//===- PointerCacheTest.cpp -----------------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine/PointerCache.h"

#include "gtest/gtest.h"

#include <vector>

using namespace mlir::availability;

namespace {
/// Enough objects for all slots of the cache to be shared.
struct PointerCacheTest : ::testing::Test {
  struct alignas(16) Object {
    char byte;
  };
  /// A type that is too large to be cached by value.
  struct Large {
    size_t number;
    size_t others;
  };
  std::vector<Object> objects = std::vector<Object>(1000);
  PointerCache<size_t> cache;
};
} // namespace

TEST_F(PointerCacheTest, MakesEachValueOnce) {
  size_t numMade = 0;
  for (int round = 0; round != 3; ++round)
    for (size_t index = 0; index != objects.size(); ++index)
      EXPECT_EQ(cache.lookup(&objects[index], [&] { return ++numMade; }),
                index + 1);
  EXPECT_EQ(numMade, objects.size());
  EXPECT_EQ(cache.size(), objects.size());
}

TEST_F(PointerCacheTest, KeepsValuesWhereTheyAre) {
  PointerCache<Large> ofLarge;
  Large &first = ofLarge.lookup(&objects[0], [] { return Large{0, 0}; });
  for (size_t index = 1; index != objects.size(); ++index)
    ofLarge.lookup(&objects[index], [&] { return Large{index, 0}; });
  first.number = 7;
  auto fail = [] {
    ADD_FAILURE() << "it was there";
    return Large{};
  };
  EXPECT_EQ(&ofLarge.lookup(&objects[0], fail), &first);
  EXPECT_EQ(ofLarge.lookup(&objects[0], fail).number, 7u);
}

// The needs of a type include those of its nested types.
TEST_F(PointerCacheTest, MakesValuesOfOthers) {
  auto fill = [&](auto &self, size_t index) -> size_t {
    return cache.lookup(&objects[index], [&] {
      return index == 0 ? 1 : self(self, index - 1) + 1;
    });
  };
  EXPECT_EQ(fill(fill, objects.size() - 1), objects.size());
  EXPECT_EQ(fill(fill, 499), 500u);
  EXPECT_EQ(cache.size(), objects.size());
}
