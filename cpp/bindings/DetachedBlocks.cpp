//===- DetachedBlocks.cpp - Blocks outside of regions ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DetachedBlocks.h"

#include "Conversion.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability::python;

bool DetachedBlocks::isDetached(Value value) {
  auto argument = dyn_cast_if_present<BlockArgument>(value);
  return argument && !argument.getOwner()->getParent();
}

// Workaround: python-operands-without-parent
// Upstream's binding of operands looks for the parent op of a block. If there
// is none, it throws without setting an exception, which ends the process. We
// give blocks that a conversion has detached a temporary parent.
void DetachedBlocks::hold(Block *block) {
  // Python objects are only created for blocks with arguments.
  if (block->getParent() || block->getNumArguments() == 0)
    return;
  if (!owner) {
    nb::object location = nb::cast(
        wrap(Location(UnknownLoc::get(block->getArgument(0).getContext()))));
    owner = mlir::python::irModule()
                .attr("Operation")
                .attr("create")(
                    ModuleOp::getOperationName().str(), nb::arg("regions") = 1,
                    nb::arg("loc") = location, nb::arg("ip") = false);
    op = getOperation(owner, "expected an op");
  }
  op->getRegion(0).push_back(block);
  blocks.push_back(block);
}

void DetachedBlocks::hold(Value value) {
  if (isDetached(value))
    hold(cast<BlockArgument>(value).getOwner());
}

bool DetachedBlocks::contains(Value value) const {
  auto argument = dyn_cast<BlockArgument>(value);
  return argument && llvm::is_contained(blocks, argument.getOwner());
}

void DetachedBlocks::release() {
  for (Block *block : blocks)
    op->getRegion(0).getBlocks().remove(block);
  blocks.clear();
}
