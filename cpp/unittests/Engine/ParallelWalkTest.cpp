//===- ParallelWalkTest.cpp -----------------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine/ParallelWalk.h"

#include "CoreTesting.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Collects the ops that it visits.
struct Collect {
  void operator()(Operation *op, std::vector<Operation *> &result) {
    result.push_back(op);
  }
};

class ParallelWalkTest : public availability::testing::ThreadedCoreTest {
protected:
  using Pieces = std::vector<std::vector<Operation *>>;

  static Pieces walkOnThreads(const PreOrderWalk &walk) {
    return walkInParallel<std::vector<Operation *>>(walk,
                                                    [] { return Collect(); });
  }

  /// Returns a function of `count` ops.
  static std::string makeFunction(unsigned index, unsigned count) {
    std::string text = "func.func @f" + std::to_string(index) + "() {\n";
    for (unsigned op = 0; op + 2 < count; ++op)
      text += "  \"t.op\"() : () -> ()\n";
    return text + "  return\n}\n";
  }

  /// Returns the ops of MLIR's own walk, without those nested in ops for which
  /// `isPassedBy` returns true.
  static std::vector<Operation *>
  walkInOrder(Operation *root,
              function_ref<bool(Operation *)> isPassedBy = nullptr) {
    std::vector<Operation *> ops;
    root->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isPassedBy && op != root && isPassedBy(op))
        return WalkResult::skip();
      ops.push_back(op);
      return WalkResult::advance();
    });
    return ops;
  }

  static std::vector<Operation *> join(const Pieces &pieces) {
    std::vector<Operation *> ops;
    for (const std::vector<Operation *> &piece : pieces)
      llvm::append_range(ops, piece);
    return ops;
  }
};

// Empty regions and blocks are common sources of errors.
constexpr StringLiteral kShapes[] = {
    "",
    R"("t.a"() ({}, {}) : () -> ())",
    R"("t.a"() ({}, {"t.b"() : () -> ()}, {}) : () -> () "t.c"() : () -> ())",
    R"("t.a"() ({ ^bb0: }) : () -> () "t.c"() : () -> ())",
    R"("t.a"() ({ ^bb0: "t.b"() : () -> () ^bb1: ^bb2: "t.c"() : () -> () })
       : () -> ())",
    R"("t.a"() ({ "t.b"() ({ "t.c"() ({ "t.d"() : () -> () }) : () -> () })
       : () -> () }, { "t.e"() : () -> () }) : () -> () "t.f"() : () -> ())",
};
} // namespace

TEST_F(ParallelWalkTest, IsInOrder) {
  for (StringRef shape : kShapes) {
    OwningOpRef<ModuleOp> module = parse(shape, /*verify=*/false);
    // Start at each op: the walk must stay within its root.
    for (Operation *root : walkInOrder(*module))
      EXPECT_EQ(join(walkOnThreads(PreOrderWalk(root))), walkInOrder(root))
          << shape.str();
  }
}

TEST_F(ParallelWalkTest, PassesBy) {
  auto isPassedBy = [](Operation *op) {
    return op->getNumRegions() != 0 && op->getName().getStringRef() == "t.b";
  };
  for (StringRef shape : kShapes) {
    OwningOpRef<ModuleOp> module = parse(shape, /*verify=*/false);
    for (Operation *root : walkInOrder(*module))
      EXPECT_EQ(join(walkOnThreads(PreOrderWalk(root, isPassedBy))),
                walkInOrder(root, isPassedBy))
          << shape.str();
  }
}

TEST_F(ParallelWalkTest, CutsLargeFunctions) {
  OwningOpRef<ModuleOp> module = parse(makeFunction(0, 20000));
  Pieces pieces = walkOnThreads(PreOrderWalk(*module));
  EXPECT_EQ(pieces.size(), 5u);
  for (const auto &piece : ArrayRef(pieces).drop_back())
    EXPECT_EQ(piece.size(), size_t(WalkPieces::kPieceSize));
  EXPECT_EQ(join(pieces), walkInOrder(*module));
}

TEST_F(ParallelWalkTest, KeepsFunctionsWhole) {
  std::string text;
  for (unsigned index = 0; index != 200; ++index)
    text += makeFunction(index, index % 2 ? 10 : 200);
  OwningOpRef<ModuleOp> module = parse(text);
  Pieces pieces = walkOnThreads(PreOrderWalk(*module));
  EXPECT_GT(pieces.size(), 10u);
  for (const auto &piece : ArrayRef(pieces).drop_front())
    EXPECT_TRUE(!piece.empty() && isa<func::FuncOp>(piece.front()));
  EXPECT_EQ(join(pieces), walkInOrder(*module));
}

TEST_F(ParallelWalkTest, LeavesLittleToOneThread) {
  OwningOpRef<ModuleOp> module = parse(makeFunction(0, 2000));
  EXPECT_EQ(walkOnThreads(PreOrderWalk(*module)).size(), 1u);
  OwningOpRef<ModuleOp> large = parse(makeFunction(0, 20000));
  context.disableMultithreading();
  EXPECT_EQ(walkOnThreads(PreOrderWalk(*large)).size(), 1u);
}
