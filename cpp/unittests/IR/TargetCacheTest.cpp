//===- TargetCacheTest.cpp ------------------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/TargetCache.h"
#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/Implications.h"

#include "CoreTesting.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
class TargetCacheTest : public availability::testing::CoreTest {
protected:
  Attribute first = UnitAttr::get(&context);
  Attribute second = BoolAttr::get(&context, true);
  const Dimension *dimension = getLoadedDimensions(&context).front();
  TargetCache cache;
  int numMade = 0;
};
} // namespace

TEST_F(TargetCacheTest, AsksEachTargetOnceUntilItIsCleared) {
  auto make = [&]() -> std::optional<SmallVector<int64_t>> {
    return SmallVector<int64_t>{++numMade};
  };
  auto get = [&](Attribute target) {
    return (*cache.getOrMakeOffer(target, *dimension, make))->front();
  };
  EXPECT_EQ(get(first), 1);
  EXPECT_EQ(get(second), 2);
  EXPECT_EQ(get(first), 1);
  SharedOffer kept = cache.getOrMakeOffer(first, *dimension, make);
  cache.clear();
  EXPECT_EQ(get(first), 3);
  EXPECT_EQ((*kept)->front(), 1);
}

TEST_F(TargetCacheTest, MakesOffersOfOthers) {
  auto make = [&]() -> std::optional<SmallVector<int64_t>> {
    return *cache.getOrMakeOffer(second, *dimension, [] {
      return std::optional(SmallVector<int64_t>{5});
    });
  };
  EXPECT_EQ((*cache.getOrMakeOffer(first, *dimension, make))->front(), 5);
}

TEST_F(TargetCacheTest, MakesTextsAnewWhenADialectIsLoaded) {
  MLIRContext empty(MLIRContext::Threading::DISABLED);
  Attribute target = UnitAttr::get(&empty);
  auto make = [&] { return std::to_string(++numMade); };
  EXPECT_EQ(cache.getOrMakeText(target, make), "1");
  EXPECT_EQ(cache.getOrMakeText(target, make), "1");
  empty.getOrLoadDialect<AvailabilityDialect>();
  EXPECT_EQ(cache.getOrMakeText(target, make), "2");
  EXPECT_EQ(cache.getOrMakeText(target, make), "2");
}

// Cached offers must be dropped when a new dimension implies more.
TEST_F(TargetCacheTest, ForgetsWhenDimensionsChange) {
  auto *dialect = context.getOrLoadDialect<AvailabilityDialect>();
  TargetCache &shared = dialect->getTargetCache();
  auto make = [&] { return std::to_string(++numMade); };
  EXPECT_EQ(shared.getOrMakeText(first, make), "1");
  dialect->takeBack(dialect->getDimensions().size(),
                    dialect->getNamedTargets().size());
  EXPECT_EQ(shared.getOrMakeText(first, make), "2");
}
