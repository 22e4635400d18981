//===- OpCheckerTest.cpp --------------------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/OpChecker.h"
#include "mlir-availability/Engine/Check.h"

#include "Testing.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

using namespace mlir;
using namespace mlir::availability;

static constexpr StringLiteral kStoreHalf =
    "spirv.Store \"StorageBuffer\" %p, %h : f16";

namespace {
class OpCheckerTest : public availability::testing::ContextTest {
protected:
  /// Returns a module with a function that has the body `body`.
  OwningOpRef<ModuleOp> makeModule(StringRef body) {
    return parse((R"mlir(
      spirv.module Logical GLSL450 {
        spirv.func @f(%i: i32, %x: f32, %h: f16,
                      %p: !spirv.ptr<f16, StorageBuffer>) "None" {
          )mlir" + body +
                  R"mlir(
          spirv.Return
        }
      })mlir")
                     .str());
  }

  /// Returns the ops in the function of `module`, except the return.
  static SmallVector<Operation *> getBody(ModuleOp module) {
    spirv::FuncOp function;
    module.walk([&](spirv::FuncOp op) { function = op; });
    return llvm::to_vector(llvm::make_pointer_range(
        function.getBody().front().without_terminator()));
  }

  /// Judges the ops in the body of `module`. Returns how many names, types and
  /// attributes `checker` newly caches.
  static size_t judgeAll(OpChecker &checker, ModuleOp module,
                         OpVerdict expected = OpVerdict::Available) {
    size_t before = checker.getNumKept();
    for (Operation *op : getBody(module))
      EXPECT_EQ(checker.judge(op), expected);
    return checker.getNumKept() - before;
  }

  /// Returns the messages for violations.
  static std::vector<std::string> describe(ArrayRef<Violation> violations,
                                           ResolvedTarget &target) {
    std::vector<std::string> messages;
    for (const Violation &violation : violations)
      messages.push_back(describeViolation(violation, target));
    return messages;
  }
};
} // namespace

TEST_F(OpCheckerTest, JudgesNamesTypesAndAttributesOnce) {
  // The number of cache entries that each body adds, in this order.
  const struct {
    StringRef body;
    size_t added;
  } cases[] = {
      // A name and a type.
      {"%0 = spirv.IAdd %i, %i : i32", 2},
      // A name. The type is cached.
      {"%0 = spirv.IMul %i, %i : i32", 1},
      // A name and two types: f32, and i1.
      {"%0 = spirv.FOrdEqual %x, %x : f32", 3},
      // Nothing new.
      {"%0 = spirv.IMul %i, %i : i32 %1 = spirv.IAdd %0, %i : i32", 0},
      // The discardable attributes.
      {"%0 = spirv.IMul %i, %i {no_contraction} : i32", 1},
      {"%0 = spirv.IAdd %i, %i {no_contraction} : i32", 0},
  };
  ResolvedTarget target = getTarget("vulkan1.0");
  OpChecker checker(target);
  EXPECT_EQ(checker.getNumKept(), 0u);
  for (const auto &[body, added] : cases) {
    OwningOpRef<ModuleOp> first = makeModule(body);
    EXPECT_EQ(judgeAll(checker, *first), added) << body.str();
    OwningOpRef<ModuleOp> second = makeModule(body);
    EXPECT_EQ(judgeAll(checker, *second), 0u) << body.str();
  }
}

TEST_F(OpCheckerTest, AnswersFromTheCacheAreThoseOfTheFirstTime) {
  ResolvedTarget target = getTarget("vulkan1.0");
  OpChecker checker(target);
  OwningOpRef<ModuleOp> module = makeModule(kStoreHalf);
  EXPECT_GT(judgeAll(checker, *module, OpVerdict::Unavailable), 0u);
  EXPECT_EQ(judgeAll(checker, *module, OpVerdict::Unavailable), 0u);
  OpChecker fresh(target);
  for (Operation *op : getBody(*module)) {
    std::vector<Violation> violations, expected;
    checker.appendViolations(op, violations);
    fresh.appendViolations(op, expected);
    EXPECT_FALSE(violations.empty());
    EXPECT_EQ(describe(violations, target), describe(expected, target));
  }
}

TEST_F(OpCheckerTest, UsesOfATypeAreJudgedApart) {
  // f16 can be stored, but not used in arithmetic.
  ResolvedTarget target = getTarget("vulkan1.1+StorageBuffer16BitAccess");
  OpChecker checker(target);
  OwningOpRef<ModuleOp> store = makeModule(kStoreHalf);
  OwningOpRef<ModuleOp> add = makeModule("%0 = spirv.FAdd %h, %h : f16");
  judgeAll(checker, *store, OpVerdict::Available);
  judgeAll(checker, *add, OpVerdict::Unavailable);
  judgeAll(checker, *store, OpVerdict::Available);
}

TEST_F(OpCheckerTest, WrittenRequirementsAreJudgedOnce) {
  ResolvedTarget target = getTarget("vulkan1.0");
  OpChecker checker(target);
  auto make = [&](StringRef version) {
    return makeModule(("%0 = spirv.IAdd %i, %i {availability.requires = "
                       "[{\"spirv.min_version\" = \"" +
                       version + "\"}]} : i32")
                          .str());
  };
  OwningOpRef<ModuleOp> old = make("v1.0"), recent = make("v1.3");
  // A name, a type, a dictionary of attributes, and the requirements.
  EXPECT_EQ(judgeAll(checker, *old), 4u);
  EXPECT_EQ(judgeAll(checker, *old), 0u);
  EXPECT_EQ(judgeAll(checker, *recent, OpVerdict::Unavailable), 2u);
  EXPECT_EQ(judgeAll(checker, *recent, OpVerdict::Unavailable), 0u);
}
