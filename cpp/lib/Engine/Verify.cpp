//===- Verify.cpp - Verifying without targets -----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/Verify.h"
#include "mlir-availability/IR/AvailabilityInterfaces.h"

#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace mlir::availability;

LogicalResult mlir::availability::verifyWithoutTargets(Operation *root) {
  AttrTypeReplacer replacer;
  replacer.addReplacement([](Attribute attr) -> std::optional<Attribute> {
    const auto *dialect =
        dyn_cast<AvailabilityDialectInterface>(&attr.getDialect());
    if (!dialect || !isa<AvailabilityTargetAttrInterface>(attr))
      return std::nullopt;
    return dialect->withoutVerification(attr);
  });
  SmallVector<std::tuple<Operation *, StringAttr, Attribute>> replaced;
  root->walk([&](Operation *op) {
    // Ops without regions carry no targets.
    if (op->getNumRegions() == 0)
      return;
    for (NamedAttribute named : op->getAttrs()) {
      Attribute silent = replacer.replace(named.getValue());
      if (silent == named.getValue())
        continue;
      replaced.push_back({op, named.getName(), named.getValue()});
      op->setAttr(named.getName(), silent);
    }
  });
  LogicalResult result = verify(root);
  for (auto [op, name, value] : replaced)
    op->setAttr(name, value);
  return result;
}
