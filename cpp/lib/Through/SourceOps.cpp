//===- SourceOps.cpp - From lowered ops back to the source ----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A number is the line of a position in a file, the form of locations that all
// passes handle best, and that survives a round trip through text.
//
//===----------------------------------------------------------------------===//

#include "SourceOps.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::availability;

/// The name of the file, which no real file has.
static constexpr StringLiteral kFile = "<mlir-availability source op>";

/// Calls `seeOp` with each op in `root`, outer before inner, and `seeArgument`
/// with the block arguments of each op after it.
template <typename SeeOp, typename SeeArgument>
static void walkPlaces(Operation *root, SeeOp seeOp, SeeArgument seeArgument) {
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    seeOp(op);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument argument : block.getArguments())
          seeArgument(op, argument);
  });
}

SourceOps::SourceOps(Operation *root) {
  walkPlaces(
      root,
      [&](Operation *op) {
        positions.try_emplace(op, sources.size());
        sources.push_back({op, op->getLoc()});
        areOps.push_back(true);
      },
      [&](Operation *op, BlockArgument argument) {
        Location location = argument.getLoc();
        if (isa<UnknownLoc>(location))
          location = op->getLoc();
        sources.push_back({op, location});
        areOps.push_back(false);
      });
}

OwningOpRef<ModuleOp> SourceOps::makeCopy() const {
  Operation *root = getRoot().op;
  Operation *copy = root->clone();
  unsigned id = 0;
  auto file = StringAttr::get(root->getContext(), kFile);
  auto next = [&] { return FileLineColLoc::get(file, id++, 0); };
  walkPlaces(
      copy, [&](Operation *op) { op->setLoc(next()); },
      [&](Operation *, BlockArgument argument) { argument.setLoc(next()); });
  if (auto module = dyn_cast<ModuleOp>(copy))
    return module;
  OwningOpRef<ModuleOp> module = ModuleOp::create(copy->getLoc());
  module->getBody()->push_back(copy);
  return module;
}

void SourceOps::visit(Location location,
                      function_ref<void(unsigned id)> see) const {
  location->walk([&](Location nested) {
    auto position = dyn_cast<FileLineColLoc>(nested);
    if (position && position.getFilename().getValue() == kFile &&
        position.getLine() < sources.size())
      see(position.getLine());
    return WalkResult::advance();
  });
}

SourceOp SourceOps::find(Location location) const {
  std::optional<unsigned> first;
  visit(location, [&](unsigned id) {
    if (!first)
      first = id;
  });
  return get(first.value_or(0));
}

unsigned SourceOps::countOps(const llvm::BitVector &ids) const {
  return llvm::count_if(ids.set_bits(),
                        [&](unsigned id) { return areOps.test(id); });
}

SmallVector<unsigned>
SourceOps::listUntraced(const llvm::BitVector &ids) const {
  SmallVector<unsigned> untraced;
  for (unsigned id : areOps.set_bits()) {
    Operation *op = sources[id].op;
    bool onlyEnds =
        op->hasTrait<OpTrait::IsTerminator>() && op->getNumOperands() == 0;
    if (!ids.test(id) && !onlyEnds)
      untraced.push_back(id);
  }
  return untraced;
}
