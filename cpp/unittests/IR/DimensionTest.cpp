//===- DimensionTest.cpp - Dimensions, orders and implications ------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/Clause.h"
#include "mlir-availability/IR/Implications.h"

#include "CoreTesting.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
class DimensionTest : public availability::testing::CoreTest {
protected:
  const Dimension &chip = example::getChipDimension();

  /// Returns what the target offers along `dimension`, as text.
  std::string getOffer(StringRef offers, const Dimension &dimension) {
    std::string text = ("#availability.target<" + offers + ">").str();
    ResolvedTarget target = getTarget(text);
    const auto &values = target.offered(dimension);
    if (!values)
      return "nothing";
    return llvm::join(
        llvm::map_range(
            *values, [&](int64_t value) { return dimension.stringify(value); }),
        " ");
  }
};
} // namespace

TEST_F(DimensionTest, PartialOrders) {
  const struct {
    StringRef required, offered;
    bool isSatisfied;
  } cases[] = {
      {"sm_90", "sm_90", true},    {"sm_80", "sm_90", true},
      {"sm_90", "sm_80", false},   {"sm_80", "sm_100a", true},
      {"sm_90a", "sm_100", false}, {"sm_90a", "sm_100a", false},
      {"sm_90", "sm_90a", true},
  };
  for (const auto &[required, offered, isSatisfied] : cases)
    EXPECT_EQ(chip.isSatisfied(*chip.parse(required), *chip.parse(offered)),
              isSatisfied)
        << required.str() << " of " << offered.str();
  EXPECT_TRUE(chip.isVacuous(*chip.parse("sm_80")));
  EXPECT_FALSE(chip.isVacuous(*chip.parse("sm_90")));
}

TEST_F(DimensionTest, LeastUpperBounds) {
  EXPECT_EQ(chip.join({800, 901}), 901);
  EXPECT_EQ(chip.join({900, 1000}), 1000);
  EXPECT_EQ(chip.join({901, 1000}), std::nullopt);
  EXPECT_EQ(example::getMinVersionDimension().join({10, 35, 20}), 35);
  EXPECT_EQ(example::getMaxVersionDimension().join({10, 35, 20}), 10);
}

// Two unrelated values, and two that include both: the first of these is used.
TEST_F(DimensionTest, SeveralUpperBounds) {
  static constexpr Dimension::Value values[] = {
      {1, "a"}, {2, "b"}, {3, "c"}, {4, "d"}, {5, "e"}};
  static constexpr Dimension::Inclusion inclusions[] = {
      {3, 1}, {3, 2}, {4, 1}, {4, 2}, {5, 1}, {5, 2}, {5, 3}};
  const Dimension dimension("t.d", "d", Relation::PartialOrder, values, false,
                            "", inclusions);
  EXPECT_EQ(dimension.getLeastBounds({1, 2}), (SmallVector<int64_t>{3, 4}));
  EXPECT_EQ(dimension.getLeastBounds({3, 4}), SmallVector<int64_t>());
  EXPECT_EQ(dimension.join({1, 2}), 3);
  EXPECT_EQ(dimension.join({2, 4}), 4);
  EXPECT_EQ(dimension.join({3, 4}), std::nullopt);
}

TEST_F(DimensionTest, TargetsOfferWhatIsImplied) {
  const Dimension &isa = example::getIsaDimension();
  const Dimension &unit = example::getUnitDimension();
  EXPECT_EQ(getOffer(R"("example.chip" = "sm_80")", isa), "nothing");
  EXPECT_EQ(getOffer(R"("example.chip" = "sm_90")", isa), "78");
  EXPECT_EQ(getOffer(R"("example.chip" = "sm_100")", isa), "78");
  EXPECT_EQ(getOffer(R"("example.chip" = "sm_100a")", isa), "86");
  EXPECT_EQ(getOffer(R"("example.chip" = "sm_100a", "example.isa" = 88)", isa),
            "88");
  EXPECT_EQ(getOffer(R"("example.chip" = "sm_100a")", unit), "matrix");
  EXPECT_EQ(getOffer(R"("example.unit" = "sparse")", unit), "sparse matrix");
  EXPECT_EQ(getOffer(R"("example.chip" = "sm_90", "example.unit" = [])", unit),
            "matrix");
  // The attribute's own query gives the same answer.
  AvailabilityTargetAttrInterface target =
      getTarget(R"(#availability.target<"example.chip" = "sm_90a">)")
          .getTarget();
  EXPECT_TRUE(target.satisfies({&isa, 80}));
  EXPECT_FALSE(target.satisfies({&isa, 81}));
}

TEST_F(DimensionTest, ClausesPrint) {
  auto print = [](const Clause &clause) {
    std::string text;
    llvm::raw_string_ostream(text) << clause;
    return text;
  };
  const Dimension &version = example::getMinVersionDimension();
  EXPECT_EQ(print(Clause({{&chip, 900}, {&version, 20}},
                         {SourceKind::Operand, "value", 1})),
            "chip sm_90 or example version V_2 or later (operand 1 'value')");
  EXPECT_EQ(print(Clause({}, {SourceKind::Op})),
            "what no target offers (the op itself)");
}
