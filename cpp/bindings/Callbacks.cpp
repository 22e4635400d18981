//===- Callbacks.cpp - Calls from MLIR to Python --------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conversion.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

/// The maximum stack size of nested patterns in bytes. The conversion driver
/// calls itself to convert ops that a pattern has created.
static constexpr uintptr_t kMaxStack = 1 << 20;

//===----------------------------------------------------------------------===//
// CallbackScope
//===----------------------------------------------------------------------===//

static thread_local CallbackScope *currentScope = nullptr;

CallbackScope::CallbackScope(Operation *root)
    : outer(currentScope), root(root) {
  currentScope = this;
}

CallbackScope::~CallbackScope() { currentScope = outer; }

CallbackScope *CallbackScope::current() { return currentScope; }

void CallbackScope::keepException() {
  if (!error)
    error = std::current_exception();
}

void CallbackScope::rethrow() const {
  if (error)
    std::rethrow_exception(error);
}

void CallbackScope::enter(Operation *op) {
  other = nullptr;
  if (!root || root->isAncestor(op))
    return;
  other = op;
  while (Operation *parent = other->getParentOp())
    other = parent;
}

CallbackScope::Call::~Call() {
  if (--scope.calls == 0)
    scope.detached.release();
}

bool CallbackScope::contains(Operation *op) const {
  return (root && root->isAncestor(op)) || (other && other->isAncestor(op));
}

bool CallbackScope::isConverting(Operation *op) {
  // A block that the conversion has detached has no parent op.
  if (!op)
    return false;
  for (CallbackScope *scope = currentScope; scope; scope = scope->outer)
    if (scope->contains(op))
      return true;
  return false;
}

bool CallbackScope::isNeeded(Operation *op) {
  for (CallbackScope *scope = currentScope; scope; scope = scope->outer)
    if ((scope->root && op->isAncestor(scope->root)) ||
        (scope->other && op->isAncestor(scope->other)) ||
        scope->detached.getOp() == op)
      return true;
  return isConverting(op);
}

void CallbackScope::makeOperandsReadable(Operation *op) {
  if (llvm::none_of(op->getOperands(), DetachedBlocks::isDetached))
    return;
  // Find the scope whose IR contains the op. A newly created op may not be in
  // any IR yet; it then belongs to the innermost scope.
  CallbackScope *found = nullptr;
  for (CallbackScope *scope = currentScope; scope; scope = scope->outer) {
    if (scope->calls == 0)
      continue;
    if (!found || scope->contains(op))
      found = scope;
    if (scope->contains(op))
      break;
  }
  if (!found)
    throw std::runtime_error(
        "operands of '" + op->getName().getStringRef().str() +
        "' can't be read: they are arguments of a block that a conversion has "
        "removed; only functions that the conversion calls can read them");
  for (Value operand : op->getOperands())
    found->detached.hold(operand);
}

nb::object CallbackScope::toObject(Value value) {
  detached.hold(value);
  return nb::cast(wrap(value));
}

nb::list CallbackScope::toList(ValueRange values) {
  nb::list list;
  for (Value value : values)
    list.append(toObject(value));
  return list;
}

void CallbackScope::countRewrite(const std::string &pattern, Operation *op) {
  ++rewrites;
  uintptr_t here = llvm::getStackPointer();
  bool isDeep = std::max(stack, here) - std::min(stack, here) > kMaxStack;
  if (rewrites <= maxRewrites && !isDeep)
    return;
  throw std::runtime_error(
      "the conversion was stopped after " + std::to_string(rewrites - 1) +
      " pattern applications, before applying '" + pattern + "' to '" +
      op->getName().getStringRef().str() +
      (isDeep
           ? "': patterns apply to the results of patterns, nested too deeply"
           : "': the patterns don't seem to terminate"));
}

void CallbackScope::addReplacement(Value from, ArrayRef<Value> to) {
  SmallVector<Value> worklist(to);
  DenseSet<Value> seen;
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    if (value == from)
      throw nb::value_error("a value can't be replaced with itself, directly "
                            "or through other replacements");
    if (seen.insert(value).second)
      if (auto it = replacements.find(value); it != replacements.end())
        llvm::append_range(worklist, it->second);
  }
  replacements[from].assign(to.begin(), to.end());
}

//===----------------------------------------------------------------------===//
// Objects
//===----------------------------------------------------------------------===//

ScopedOp::ScopedOp(Operation *op) : view(nb::cast(wrap(op)).attr("opview")) {}

ScopedOp::~ScopedOp() {
  // Save the exception that is being handled, since one raised here would
  // replace it.
  nb::error_scope keep;
  try {
    view.attr("_set_invalid")();
  } catch (nb::python_error &error) {
    error.discard_as_unraisable(view);
  }
}

std::string mlir::availability::python::getTypeName(nb::handle object) {
  return nb::cast<std::string>(object.type().attr("__name__"));
}

static void expect(nb::handle object, nb::handle type, const char *what) {
  if (!nb::isinstance(object, type))
    throw nb::type_error(
        (std::string(what) + ", not " + getTypeName(object)).c_str());
}

Value mlir::availability::python::getValue(nb::handle object,
                                           const char *what) {
  expect(object, mlir::python::irModule().attr("Value"), what);
  return unwrap(nb::cast<MlirValue>(object));
}

bool mlir::availability::python::isOperation(nb::handle object) {
  // Workaround: python-operation-base
  // Upstream's common base class of ir.Operation and ir.OpView has no public
  // name. We take it from one of them.
  return nb::isinstance(
      object, mlir::python::irModule().attr("Operation").attr("__base__"));
}

Operation *mlir::availability::python::getOperation(nb::handle object,
                                                    const char *what) {
  if (!isOperation(object))
    throw nb::type_error(
        (std::string(what) + ", not " + getTypeName(object)).c_str());
  nb::object operation = object.attr("operation");
  // This raises upstream's error if the op no longer exists. The cast would
  // hide that error.
  nb::object capsule = operation.attr(MLIR_PYTHON_CAPI_PTR_ATTR);
  return unwrap(nb::cast<MlirOperation>(operation));
}

Region *mlir::availability::python::getRegion(nb::handle object) {
  expect(object, mlir::python::irModule().attr("Region"),
         "expected an mlir.ir.Region");
  // Workaround: python-region-caster
  // Upstream's bindings can't pass a region between extension modules. We look
  // for it among the regions of its op.
  nb::object owner = object.attr("owner");
  nb::object regions = owner.attr("regions");
  size_t count = nb::len(regions);
  for (size_t i = 0; i < count; ++i)
    if (regions[i].equal(object))
      return &getOperation(owner, "expected an op")->getRegion(i);
  throw nb::value_error("the region no longer belongs to its op");
}
