//===- SpecializeOp.cpp - A variant for each target -----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Targets.h"
#include "mlir-availability/TransformOps/AvailabilityTransformOps.h"
#include "mlir-availability/TransformOps/Payload.h"

#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the attributes of `op` that are targets or lists with targets. Some
/// entries of such a list may not be targets.
static SmallVector<NamedAttribute> getTargetAttributes(Operation *op) {
  StringAttr stated = getStatedTargetName(op);
  auto hasTarget = [](Attribute attr) {
    auto list = dyn_cast<ArrayAttr>(attr);
    return isa<AvailabilityTargetAttrInterface>(attr) ||
           (list &&
            llvm::any_of(list, llvm::IsaPred<AvailabilityTargetAttrInterface>));
  };
  SmallVector<NamedAttribute> attributes;
  for (NamedAttribute named : op->getAttrs())
    if (named.getName() != stated && hasTarget(named.getValue()))
      attributes.push_back(named);
  return attributes;
}

/// Gives `variant` a unique name in the enclosing symbol table.
static void rename(Operation *variant, size_t position) {
  auto name =
      variant->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
  Operation *table = SymbolTable::getNearestSymbolTable(variant->getParentOp());
  if (!name || !table)
    return;
  std::string wanted = (name.getValue() + "_" + Twine(position)).str();
  std::string unique = wanted;
  for (unsigned number = 0; SymbolTable::lookupSymbolIn(table, unique);
       ++number)
    unique = (wanted + "_" + Twine(number)).str();
  SymbolTable::setSymbolName(variant, unique);
}

DiagnosedSilenceableFailure transform::AvailabilitySpecializeOp::apply(
    transform::TransformRewriter &rewriter,
    transform::TransformResults &results, transform::TransformState &state) {
  // Verify before changing anything.
  DiagnosedSilenceableFailure status =
      verifyPayloadIsDisjoint(*this, state, getRoot());
  if (!status.succeeded())
    return status;
  SmallVector<std::pair<Operation *, NamedAttribute>> roots;
  for (Operation *root : state.getPayloadOps(getRoot())) {
    SmallVector<NamedAttribute> attributes = getTargetAttributes(root);
    if (attributes.size() == 1 && root->getBlock()) {
      roots.emplace_back(root, attributes.front());
      continue;
    }
    DiagnosedSilenceableFailure failure = emitSilenceableError();
    if (attributes.empty())
      failure << "'" << root->getName() << "' has no targets of its own";
    else if (attributes.size() == 1)
      failure << "'" << root->getName()
              << "' is not in a block, so it can't be cloned";
    else
      failure << "'" << root->getName() << "' has targets in several attributes"
              << ": " << attributes[0].getName() << " and "
              << attributes[1].getName();
    failure.attachNote(root->getLoc()) << "payload op";
    return failure;
  }

  SmallVector<Operation *> variants;
  for (auto [root, named] : roots) {
    variants.push_back(root);
    auto list = dyn_cast<ArrayAttr>(named.getValue());
    if (!list)
      continue;
    SmallVector<Attribute> targets = llvm::filter_to_vector(
        list, llvm::IsaPred<AvailabilityTargetAttrInterface>);
    for (size_t position = 1; position != targets.size(); ++position) {
      rewriter.setInsertionPointAfter(variants.back());
      Operation *variant = rewriter.clone(*root);
      rename(variant, position);
      variant->setAttr(named.getName(),
                       rewriter.getArrayAttr(targets[position]));
      variants.push_back(variant);
    }
    rewriter.modifyOpInPlace(root, [&, root = root, named = named] {
      root->setAttr(named.getName(), rewriter.getArrayAttr(targets.front()));
    });
  }
  results.set(cast<OpResult>(getVariants()), variants);
  return status;
}

void transform::AvailabilitySpecializeOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  consumesHandle(getRootMutable(), effects);
  producesHandle(getOperation()->getOpResults(), effects);
  modifiesPayload(effects);
}
