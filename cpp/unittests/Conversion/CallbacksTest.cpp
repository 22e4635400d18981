//===- CallbacksTest.cpp --------------------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Conversion/Callbacks.h"

#include "CoreTesting.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Records the names of ops that it is notified of.
struct NameListener : OpBuilder::Listener {
  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override {
    names.push_back(op->getName().getStringRef().str());
  }
  void notifyBlockInserted(Block *, Region *, Region::iterator) override {
    names.push_back("block");
  }
  std::vector<std::string> names;
};

class CallbacksTest : public availability::testing::CoreTest {
protected:
  using Names = std::vector<std::string>;

  CallbacksTest() : builder(&context, &listener) {}

  /// Returns an op that no listener knows. If `nested` isn't empty, a region of
  /// the op contains an op of that name.
  Operation *create(StringRef name, StringRef nested = "") {
    OperationState state(UnknownLoc::get(&context), name);
    if (!nested.empty())
      state.addRegion()->emplaceBlock().push_back(create(nested));
    return Operation::create(state);
  }

  /// Inserts `op` at the builder's insertion point, but without the builder, as
  /// Python does.
  Operation *insert(Operation *op) {
    builder.getInsertionBlock()->getOperations().insert(
        builder.getInsertionPoint(), op);
    return op;
  }

  Names takeNames() { return std::exchange(listener.names, {}); }

  NameListener listener;
  OpBuilder builder;
  OwningOpRef<ModuleOp> module =
      parse(R"("t.a"() : () -> () "t.b"() : () -> ())");
};
} // namespace

TEST_F(CallbacksTest, TracksInsertionsWhereverTheBuilderIs) {
  Block *body = module->getBody();
  for (Block::iterator point :
       {body->begin(), std::next(body->begin()), body->end()}) {
    builder.setInsertionPoint(body, point);
    InsertionTracker tracker(builder);
    tracker.watch();
    insert(create("t.new"));
    insert(create("t.newer"));
    tracker.flush();
    EXPECT_EQ(takeNames(), Names({"t.new", "t.newer"}));
    // Each op is reported once.
    tracker.flush();
    EXPECT_EQ(takeNames(), Names());
  }
}

TEST_F(CallbacksTest, TracksInsertionsIntoEmptyBlocks) {
  OwningOpRef<ModuleOp> empty = parse("");
  builder.setInsertionPointToStart(empty->getBody());
  InsertionTracker tracker(builder);
  tracker.watch();
  insert(create("t.new"));
  tracker.flush();
  EXPECT_EQ(takeNames(), Names({"t.new"}));
}

TEST_F(CallbacksTest, TellsOfNestedOps) {
  builder.setInsertionPointToEnd(module->getBody());
  InsertionTracker tracker(builder);
  tracker.watch();
  Operation *op = insert(create("t.outer", "t.inner"));
  EXPECT_FALSE(tracker.isNew(op));
  tracker.flush();
  EXPECT_EQ(takeNames(), Names({"t.outer", "block", "t.inner"}));
  EXPECT_TRUE(tracker.isNew(op));
  EXPECT_TRUE(tracker.isNew(&op->getRegion(0).front().front()));
  for (Operation *old : {&module->getBody()->front(), module->getOperation()})
    EXPECT_FALSE(tracker.isNew(old));
}

TEST_F(CallbacksTest, WatchesSeveralPoints) {
  InsertionTracker tracker(builder);
  for (Block::iterator point :
       {module->getBody()->begin(), module->getBody()->end()}) {
    builder.setInsertionPoint(module->getBody(), point);
    tracker.watch();
    insert(create("t.new"));
  }
  // This isn't at an insertion point and isn't watched.
  module->getBody()->getOperations().insert(
      std::next(module->getBody()->begin(), 2), create("t.unwatched"));
  tracker.flush();
  EXPECT_EQ(takeNames(), Names({"t.new", "t.new"}));
}

TEST_F(CallbacksTest, ForgetsPoints) {
  builder.setInsertionPointToStart(module->getBody());
  InsertionTracker tracker(builder);
  tracker.watch();
  insert(create("t.forgotten"));
  builder.setInsertionPointToEnd(module->getBody());
  tracker.reset();
  insert(create("t.new"));
  tracker.flush();
  EXPECT_EQ(takeNames(), Names({"t.new"}));
}
