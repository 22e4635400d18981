//===- ClosedRegionsTest.cpp ----------------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Unchecked.h"

#include "Testing.h"

#include <random>

using namespace mlir;
using namespace mlir::availability;

namespace {
class ClosedRegionsTest : public availability::testing::ContextTest {
protected:
  ClosedRegionsTest() { context.allowUnregisteredDialects(); }

  /// Returns the ops in `text` in pre-order. They need not verify.
  std::vector<Operation *> parseOps(StringRef text) {
    module = parseSourceString<ModuleOp>(
        text, ParserConfig(&context, /*verifyAfterParse=*/false));
    std::vector<Operation *> ops;
    EXPECT_TRUE(module);
    if (module)
      module->walk<WalkOrder::PreOrder>(
          [&](Operation *op) { ops.push_back(op); });
    return ops;
  }

  /// Computes `ClosedRegions::findIntruded` for a single op.
  static Operation *findIntruded(Operation *op) {
    Operation *closed = op->getParentOp();
    while (closed && !hasClosedRegions(closed->getName()))
      closed = closed->getParentOp();
    StringRef dialect = op->getName().getDialectNamespace();
    bool belongs =
        closed && (dialect == "builtin" ||
                   dialect == closed->getName().getDialectNamespace());
    return belongs ? nullptr : closed;
  }

  OwningOpRef<ModuleOp> module;
};
} // namespace

TEST_F(ClosedRegionsTest, AnswersInAnyOrder) {
  std::vector<Operation *> ops = parseOps(R"mlir(
    "foo.host"() ({
      "foo.inner"() : () -> ()
    }) : () -> ()
    spirv.module Logical GLSL450 {
      spirv.func @f() "None" {
        "foo.region"() ({
          "spirv.unknown"() : () -> ()
          "foo.deep"() ({
            "foo.deeper"() : () -> ()
          }, {
            "foo.second"() : () -> ()
          }) : () -> ()
        }) : () -> ()
        spirv.Return
      ^next:
        "foo.after"() : () -> ()
      }
      builtin.module {
        "foo.in_module"() : () -> ()
      }
    }
    spirv.module Logical GLSL450 {
      "foo.in_other"() : () -> ()
    }
    "foo.last"() : () -> ()
  )mlir");
  size_t numIntruders = llvm::count_if(ops, findIntruded);
  EXPECT_EQ(numIntruders, 7u);
  std::mt19937 random(1);
  for (int round = 0; round != 100; ++round) {
    ClosedRegions regions;
    for (Operation *op : ops)
      EXPECT_EQ(regions.findIntruded(op), findIntruded(op))
          << op->getName().getStringRef().str();
    // Later rounds visit the ops in random order.
    std::shuffle(ops.begin(), ops.end(), random);
  }
}
