//===- NestedElements.cpp - Elements of types and attributes --------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/NestedElements.h"
#include "mlir-availability/IR/AvailabilityInterfaces.h"

#include "mlir/IR/ExtensibleDialect.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::availability;

/// Visits the immediate elements of `element`. `DynamicT` is its class if it
/// was declared at run time.
template <typename DynamicT, typename T>
static void walkImmediate(T element, function_ref<void(Attribute)> visitAttr,
                          function_ref<void(Type)> visitType) {
  element.walkImmediateSubElements(
      [&](Attribute nested) {
        if (nested)
          visitAttr(nested);
      },
      [&](Type nested) {
        if (nested)
          visitType(nested);
      });
  if (auto dynamic = dyn_cast<DynamicT>(element))
    for (Attribute parameter : dynamic.getParams())
      visitAttr(parameter);
}

void mlir::availability::walkImmediateNested(
    Type type, function_ref<void(Attribute)> visitAttr,
    function_ref<void(Type)> visitType) {
  walkImmediate<DynamicType>(type, visitAttr, visitType);
  if (const auto *dialect =
          dyn_cast<AvailabilityDialectInterface>(&type.getDialect()))
    dialect->forEachNestedType(type, visitType);
}

void mlir::availability::walkImmediateNested(
    Attribute attr, function_ref<void(Attribute)> visitAttr,
    function_ref<void(Type)> visitType) {
  if (!isa<AvailabilityTargetAttrInterface>(attr))
    walkImmediate<DynamicAttr>(attr, visitAttr, visitType);
}

namespace {
/// Looks for a type.
class Finder {
public:
  explicit Finder(Type wanted) : wanted(wanted) {}

  template <typename T>
  void visit(T element) {
    isFound |= element.getAsOpaquePointer() == wanted.getAsOpaquePointer();
    if (isFound || !seen.insert(element.getAsOpaquePointer()).second)
      return;
    walkImmediateNested(
        element, [&](Attribute nested) { visit(nested); },
        [&](Type nested) { visit(nested); });
  }

  bool isFound = false;

private:
  Type wanted;
  DenseSet<const void *> seen;
};
} // namespace

bool mlir::availability::isNestedIn(Type inner, Type outer) {
  Finder finder(inner);
  finder.visit(outer);
  return finder.isFound;
}
