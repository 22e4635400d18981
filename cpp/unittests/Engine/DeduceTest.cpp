//===- DeduceTest.cpp -----------------------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Deduce.h"
#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/IR/AvailabilityDialect.h"

#include "CoreTesting.h"

#include "llvm/ADT/StringExtras.h"

#include <random>

using namespace mlir;
using namespace mlir::availability;

namespace {
class DeduceTest : public availability::testing::ThreadedCoreTest {
protected:
  /// Returns a module that needs `clauses`, in the syntax of
  /// `availability.requires`, one op for each.
  OwningOpRef<ModuleOp> makeModule(ArrayRef<std::string> clauses) {
    std::string text;
    for (const std::string &clause : clauses)
      text += "\"t.op\"() {availability.requires = [{" + clause +
              "}]} : () -> ()\n";
    return parse(text);
  }

  /// Returns the target that is deduced, or the error.
  std::string deduceText(Operation *root) {
    std::string text;
    ScopedDiagnosticHandler handler(
        &context, [&](Diagnostic &diagnostic) { text = diagnostic.str(); });
    FailureOr<AvailabilityTargetAttrInterface> target = deduce(root);
    if (succeeded(target))
      llvm::raw_string_ostream(text) << *target;
    return text;
  }
};
} // namespace

TEST_F(DeduceTest, ChoosesTheSmallest) {
  const struct {
    std::vector<std::string> clauses;
    StringRef target;
  } cases[] = {
      {{}, ""},
      // The highest of the lowest versions, the lowest of the highest.
      {{R"("example.min_version" = "V_1")", R"("example.min_version" = "V_2")"},
       R"("example.min_version" = "V_2")"},
      {{R"("example.max_version" = "V_3")", R"("example.max_version" = "V_2")"},
       R"("example.max_version" = "V_2")"},
      // Both ends of one scale are one offer.
      {{R"("example.min_version" = "V_2")", R"("example.max_version" = "V_3")"},
       R"("example.min_version" = "V_2")"},
      {{R"("example.feature" = "async")", R"("example.feature" = "tensor")"},
       R"("example.feature" = ["tensor", "async"])"},
      // An alternative that is needed anyway costs nothing.
      {{R"("example.feature" = ["tensor", "async"])",
        R"("example.feature" = "async")"},
       R"("example.feature" = "async")"},
      {{R"("example.feature" = "tensor", "example.min_version" = "V_2")",
        R"("example.min_version" = "V_3")"},
       R"("example.min_version" = "V_3")"},
      {{R"("example.issue_slots" = 3)", R"("example.issue_slots" = 12)"},
       R"("example.issue_slots" = 12)"},
  };
  for (const auto &[clauses, target] : cases)
    EXPECT_EQ(deduceText(*makeModule(clauses)),
              ("#availability.target<" + target + ">").str());
}

TEST_F(DeduceTest, NamesBothCausesOfAContradiction) {
  EXPECT_EQ(deduceText(*makeModule({R"("example.min_version" = "V_3")",
                                    R"("example.max_version" = "V_1")"})),
            "no target offers both: 't.op' needs example version V_1 or "
            "earlier (what this op requires itself), but 't.op' needs example "
            "version V_3 or later (what this op requires itself)");
}

// Whatever the clauses are, the result has everything, and nothing of a set
// that it could do without.
TEST_F(DeduceTest, LeavesOutWhatIsSuperfluous) {
  const std::string alternatives[] = {
      R"("example.feature" = "tensor")",
      R"("example.feature" = "async")",
      R"("example.feature" = ["tensor", "async"])",
      R"("example.feature" = "tensor", "example.min_version" = "V_2")",
      R"("example.feature" = "async", "example.issue_slots" = 4)",
      R"("example.min_version" = "V_3", "example.issue_slots" = 2)",
      R"("example.min_version" = "V_2")",
  };
  std::mt19937 random(1);
  for (unsigned round = 0; round != 200; ++round) {
    std::vector<std::string> clauses(1 + random() % 5);
    for (std::string &clause : clauses)
      clause = alternatives[random() % std::size(alternatives)];
    OwningOpRef<ModuleOp> module = makeModule(clauses);
    SCOPED_TRACE(llvm::join(clauses, "; "));
    FailureOr<AvailabilityTargetAttrInterface> target = deduce(*module);
    ASSERT_TRUE(succeeded(target));
    EXPECT_TRUE(check(*module, ResolvedTarget(*target, "it")).isAvailable());
    SmallVector<Offer> offers(cast<TargetAttr>(*target).getOffers());
    for (Offer &offer : offers) {
      if (offer.dimension->getRelation() != Relation::OneOf)
        continue;
      ArrayRef<int64_t> all = offer.values;
      for (size_t index = 0; index != all.size(); ++index) {
        SmallVector<int64_t> rest(all);
        rest.erase(rest.begin() + index);
        offer.values = rest;
        TargetAttr less = TargetAttr::get(&context, offers);
        EXPECT_FALSE(
            check(*module, ResolvedTarget(less, "less")).isAvailable());
      }
      offer.values = all;
    }
  }
}

// Threads find the clauses; the order of the IR decides.
TEST_F(DeduceTest, DoesNotDependOnThreads) {
  std::vector<std::string> clauses;
  for (unsigned index = 0; index != 20000; ++index)
    clauses.push_back("\"example.issue_slots\" = " +
                      std::to_string(index * 7919 % 53));
  OwningOpRef<ModuleOp> module = makeModule(clauses);
  ResolvedTarget target =
      getTarget(R"(#availability.target<"example.issue_slots" = 30>)");
  std::string deduced = deduceText(*module);
  CheckResult result = check(*module, target);
  context.disableMultithreading();
  EXPECT_EQ(deduced, deduceText(*module));
  CheckResult expected = check(*module, target);
  EXPECT_EQ(result.checkedOps, expected.checkedOps);
  ASSERT_EQ(result.violations.size(), expected.violations.size());
  for (auto [lhs, rhs] : llvm::zip(result.violations, expected.violations))
    ASSERT_EQ(lhs.op, rhs.op);
}
