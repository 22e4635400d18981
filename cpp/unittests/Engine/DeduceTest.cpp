//===- DeduceTest.cpp -----------------------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Deduce.h"
#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/IR/AvailabilityDialect.h"

#include "CoreTesting.h"

#include "llvm/ADT/StringExtras.h"

#include <random>

using namespace mlir;
using namespace mlir::availability;

namespace {
class DeduceTest : public availability::testing::ThreadedCoreTest {
protected:
  /// Returns a module with one op for each of `clauses`, which are in the
  /// syntax of `availability.requires`.
  OwningOpRef<ModuleOp> makeModule(ArrayRef<std::string> clauses) {
    std::string text;
    for (const std::string &clause : clauses)
      text += "\"t.op\"() {availability.requires = [{" + clause +
              "}]} : () -> ()\n";
    return parse(text);
  }

  /// Returns the deduced target, or the error.
  std::string deduceText(Operation *root) {
    std::string text;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
        text = diagnostic.str();
    });
    FailureOr<AvailabilityTargetAttrInterface> target = deduce(root);
    if (succeeded(target))
      llvm::raw_string_ostream(text) << *target;
    return text;
  }

  /// Returns true when no target has `offers`, or when it lacks something that
  /// is needed. Anything that a target doesn't speak for counts as lacking.
  bool isLess(Operation *root, ArrayRef<Offer> offers) {
    ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) {});
    auto emit = [&] { return emitError(UnknownLoc::get(&context)); };
    availability::detail::CanonicalOffers canonical(offers, {});
    TargetAttr target =
        TargetAttr::getChecked(emit, &context, ArrayRef(canonical.offers));
    if (!target)
      return true;
    ResolvedTarget resolved(target, "less");
    return root
        ->walk([&](Operation *op) {
          for (const Clause &clause : explain(op))
            if (resolved.judge(clause.anyOf) !=
                ResolvedTarget::Verdict::Satisfied)
              return WalkResult::interrupt();
          return WalkResult::advance();
        })
        .wasInterrupted();
  }

  /// Returns the values of the dimension that are less than `value`.
  static SmallVector<int64_t> getLess(const Dimension &dimension,
                                      int64_t value) {
    SmallVector<int64_t> less;
    for (const Dimension::Value &other : dimension.getValues())
      if (other.value != value && dimension.isSatisfied(other.value, value))
        less.push_back(other.value);
    if (dimension.getValues().empty())
      less.push_back(value - 1);
    return less;
  }
};
} // namespace

TEST_F(DeduceTest, ChoosesTheSmallest) {
  const struct {
    std::vector<std::string> clauses;
    StringRef target;
  } cases[] = {
      // The highest minimum version, and the lowest maximum version.
      {{R"("example.min_version" = "V_1")", R"("example.min_version" = "V_2")"},
       R"("example.min_version" = "V_2")"},
      {{R"("example.max_version" = "V_3")", R"("example.max_version" = "V_2")"},
       R"("example.max_version" = "V_2")"},
      // Both ends of a range form one offer, unless no version has both.
      {{R"("example.min_version" = "V_2")", R"("example.max_version" = "V_3")"},
       R"("example.min_version" = "V_2")"},
      {{R"("example.min_version" = "V_3")", R"("example.max_version" = "V_1")"},
       R"("example.max_version" = "V_1", "example.min_version" = "V_3")"},
      {{R"("example.feature" = "async")", R"("example.feature" = "tensor")"},
       R"("example.feature" = ["tensor", "async"])"},
      // An alternative that is needed anyway adds nothing.
      {{R"("example.feature" = ["tensor", "async"])",
        R"("example.feature" = "async")"},
       R"("example.feature" = "async")"},
      {{R"("example.feature" = "tensor", "example.min_version" = "V_2")",
        R"("example.min_version" = "V_3")"},
       R"("example.min_version" = "V_3")"},
      {{R"("example.issue_slots" = 3)", R"("example.issue_slots" = 12)"},
       R"("example.issue_slots" = 12)"},
      // sm_100 is chosen for the first need. The choice for the last need
      // settles the first one too, so sm_90 is then enough for the second.
      {{R"("example.chip" = "sm_100", "example.isa" = 90)",
        R"("example.chip" = "sm_90", "example.unit" = "sparse")",
        R"("example.isa" = 90, "example.unit" = "sparse")"},
       R"("example.chip" = "sm_90", "example.isa" = 90)"},
      // In a partial order, the least value that includes all.
      {{R"("example.chip" = "sm_90a")", R"("example.chip" = "sm_80")"},
       R"("example.chip" = "sm_90a")"},
      {{R"("example.chip" = "sm_100")", R"("example.chip" = "sm_90")"},
       R"("example.chip" = "sm_100")"},
      // An implied value isn't listed, unless it is less than what is needed.
      {{R"("example.chip" = "sm_100a")", R"("example.isa" = 80)",
        R"("example.unit" = "matrix")"},
       R"("example.chip" = "sm_100a")"},
      {{R"("example.chip" = "sm_90")", R"("example.isa" = 86)"},
       R"("example.chip" = "sm_90", "example.isa" = 86)"},
      {{R"("example.unit" = "sparse")", R"("example.unit" = "matrix")"},
       R"("example.unit" = "sparse")"},
      {{R"("example.unit" = "sparse")", R"("example.chip" = "sm_90")"},
       R"("example.chip" = "sm_90", "example.unit" = "sparse")"},
  };
  for (const auto &[clauses, target] : cases)
    EXPECT_EQ(deduceText(*makeModule(clauses)),
              ("#availability.target<" + target + ">").str());
}

TEST_F(DeduceTest, NamesNoTargetForNothing) {
  EXPECT_EQ(deduceText(*makeModule({})),
            "there is no operation in it: nothing was judged");
}

TEST_F(DeduceTest, NamesBothCausesOfAContradiction) {
  // No chip includes both.
  EXPECT_EQ(deduceText(*makeModule({R"("example.chip" = "sm_90a")",
                                    R"("example.chip" = "sm_100")"})),
            "no target offers both: 't.op' needs chip sm_100 (the requirements "
            "that this op states), but 't.op' needs chip sm_90a (the "
            "requirements that this op states)");
}

// For any clauses, the result satisfies everything, and nothing in it can be
// removed or lowered.
TEST_F(DeduceTest, LeavesOutWhatIsSuperfluous) {
  const std::string alternatives[] = {
      R"("example.feature" = "tensor")",
      R"("example.feature" = "async")",
      R"("example.feature" = ["tensor", "async"])",
      R"("example.feature" = "tensor", "example.min_version" = "V_2")",
      R"("example.feature" = "async", "example.issue_slots" = 4)",
      R"("example.min_version" = "V_3", "example.issue_slots" = 2)",
      R"("example.min_version" = "V_2")",
      R"("example.max_version" = "V_2")",
      R"("example.max_version" = "V_1", "example.isa" = 86)",
      R"("example.chip" = "sm_90", "example.feature" = "async")",
      R"("example.chip" = "sm_100a", "example.min_version" = "V_3")",
      R"("example.chip" = "sm_100")",
      R"("example.isa" = 80)",
      R"("example.isa" = 86, "example.feature" = "tensor")",
      R"("example.unit" = "matrix")",
      R"("example.unit" = "sparse", "example.isa" = 90)",
      R"("example.isa" = 90, "example.unit" = "sparse")",
      R"("example.isa" = 80, "example.chip" = "sm_90")",
      R"("example.unit" = "sparse", "example.chip" = "sm_80")",
  };
  std::mt19937 random(1);
  for (unsigned round = 0; round != 400; ++round) {
    std::vector<std::string> clauses(1 + random() % 6);
    for (std::string &clause : clauses)
      clause = alternatives[random() % std::size(alternatives)];
    OwningOpRef<ModuleOp> module = makeModule(clauses);
    SCOPED_TRACE(llvm::join(clauses, "; "));
    FailureOr<AvailabilityTargetAttrInterface> target = deduce(*module);
    ASSERT_TRUE(succeeded(target));
    EXPECT_TRUE(check(*module, ResolvedTarget(*target, "it")).isAvailable());
    SmallVector<Offer> offers(cast<TargetAttr>(*target).getOffers());
    for (size_t index = 0; index != offers.size(); ++index) {
      SmallVector<Offer> rest(offers);
      rest.erase(rest.begin() + index);
      EXPECT_TRUE(isLess(*module, rest)) << index;
    }
    for (Offer &offer : offers) {
      ArrayRef<int64_t> all = offer.values;
      if (offer.dimension->isSingleValued()) {
        for (int64_t value : getLess(*offer.dimension, all.front())) {
          offer.values = value;
          EXPECT_TRUE(isLess(*module, offers)) << value;
        }
        offer.values = all;
        continue;
      }
      for (size_t index = 0; index != all.size(); ++index) {
        SmallVector<int64_t> rest(all);
        rest.erase(rest.begin() + index);
        offer.values = rest;
        EXPECT_TRUE(isLess(*module, offers)) << index;
      }
      offer.values = all;
    }
  }
}

// Threads find the clauses in any order, but the order of the IR decides.
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
