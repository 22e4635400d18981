//===- WhileConditions.cpp - Loops in while conditions --------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;
using namespace mlir::availability;

/// Moves the only block of `from` to the insertion point of `rewriter`,
/// replacing its arguments by `values`. Erases its terminator and returns the
/// terminator's operands.
static SmallVector<Value> inlineBlock(IRRewriter &rewriter, Region &from,
                                      Block *into, ValueRange values) {
  Operation *terminator = from.front().getTerminator();
  SmallVector<Value> operands(terminator->getOperands());
  // The operands may include the block's arguments.
  for (Value &operand : operands)
    if (auto argument = dyn_cast<BlockArgument>(operand);
        argument && argument.getOwner() == &from.front())
      operand = values[argument.getArgNumber()];
  rewriter.eraseOp(terminator);
  rewriter.inlineBlockBefore(&from.front(), into, into->end(), values);
  rewriter.setInsertionPointToEnd(into);
  return operands;
}

/// Replaces
///
///   while (a = inits) { before(a); condition(c) f } do (f) { after; yield n }
///
/// by a loop with a flag `go` that says whether to continue:
///
///   while (go = true, a = inits, poison) { condition(go) a } do (a) {
///     before(a); yield c, (c ? after(f) : a), f
///   }
static void moveCondition(IRRewriter &rewriter, scf::WhileOp loop) {
  Location loc = loop.getLoc();
  rewriter.setInsertionPoint(loop);
  size_t numInits = loop.getInits().size();
  SmallVector<Value> inits = {
      arith::ConstantOp::create(rewriter, loc, rewriter.getBoolAttr(true))};
  llvm::append_range(inits, loop.getInits());
  for (Type type : loop.getResultTypes())
    inits.push_back(ub::PoisonOp::create(rewriter, loc, type));
  SmallVector<Type> types(ValueRange(inits).getTypes());

  auto moved = scf::WhileOp::create(rewriter, loc, types, inits);
  SmallVector<Location> locations(types.size(), loc);
  Block *before =
      rewriter.createBlock(&moved.getBefore(), {}, types, locations);
  scf::ConditionOp::create(rewriter, loc, before->getArgument(0),
                           before->getArguments());
  Block *body = rewriter.createBlock(&moved.getAfter(), {}, types, locations);
  ValueRange state = body->getArguments().slice(1, numInits);
  SmallVector<Value> told =
      inlineBlock(rewriter, loop.getBefore(), body, state);
  Value again = told.front();
  auto forwarded = ArrayRef<Value>(told).drop_front();
  auto branch = scf::IfOp::create(rewriter, loc, state.getTypes(), again,
                                  /*addThenBlock=*/true, /*addElseBlock=*/true);
  SmallVector<Value> next =
      inlineBlock(rewriter, loop.getAfter(), branch.thenBlock(), forwarded);
  scf::YieldOp::create(rewriter, loc, next);
  rewriter.setInsertionPointToEnd(branch.elseBlock());
  scf::YieldOp::create(rewriter, loc, state);

  rewriter.setInsertionPointToEnd(body);
  SmallVector<Value> yielded = {again};
  llvm::append_range(yielded, branch.getResults());
  llvm::append_range(yielded, forwarded);
  scf::YieldOp::create(rewriter, loc, yielded);
  rewriter.replaceOp(loop, moved.getResults().drop_front(1 + numInits));
}

// Workaround: loop-in-while-condition
// For a loop in another loop's header, upstream's serializer writes an OpPhi
// with a block that isn't a predecessor. We move such loops into bodies.
void mlir::availability::moveConditionsIntoBodies(Operation *root) {
  IRRewriter rewriter(root->getContext());
  SmallVector<scf::WhileOp> loops;
  root->walk([&](scf::WhileOp loop) {
    WalkResult found = loop.getBefore().walk(
        [](LoopLikeOpInterface) { return WalkResult::interrupt(); });
    if (found.wasInterrupted())
      loops.push_back(loop);
  });
  for (scf::WhileOp loop : loops)
    moveCondition(rewriter, loop);
}
