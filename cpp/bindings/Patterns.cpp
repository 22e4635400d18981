//===- Patterns.cpp - Patterns and materializations in Python -------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rewriter.h"

#include "llvm/ADT/ScopeExit.h"

#include <nanobind/stl/shared_ptr.h>

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

//===----------------------------------------------------------------------===//
// Materializations
//===----------------------------------------------------------------------===//

SmallVector<Value> mlir::availability::python::materialize(
    nb::handle fn, OpBuilder &builder, TypeRange types, ValueRange inputs,
    Location location, Type originalType, CallbackScope &scope) {
  scope.enter(builder.getInsertionBlock()->getParentOp());
  auto python = std::make_shared<PyConversionRewriter>(builder, scope);
  llvm::scope_exit close([&] { python->close(); });
  nb::list typeList;
  for (Type type : types)
    typeList.append(nb::cast(wrap(type)));
  nb::object original =
      originalType ? nb::cast(wrap(originalType)) : nb::none();
  nb::object result = fn(python, typeList, scope.toList(inputs),
                         nb::cast(wrap(location)), original);
  if (result.is_none())
    return {};
  if (!PySequence_Check(result.ptr()))
    result = nb::make_tuple(result);
  SmallVector<Value> values;
  for (nb::handle value : nb::borrow<nb::sequence>(result))
    values.push_back(
        getValue(value, "expected a materialization to return mlir.ir.Values"));
  if (ValueRange(values).getTypes() != types) {
    std::string text = "expected a materialization to return values of ";
    llvm::raw_string_ostream stream(text);
    llvm::interleaveComma(types, stream);
    stream << ", not of ";
    llvm::interleaveComma(TypeRange(ValueRange(values)), stream);
    throw nb::type_error(text.c_str());
  }
  return values;
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

/// Returns the converted operands as Python objects. An operand becomes a
/// value, or a list if it was converted to zero or several values.
static nb::list toPython(ArrayRef<ValueRange> operands, CallbackScope &scope) {
  nb::list list;
  for (ValueRange operand : operands) {
    if (operand.size() == 1)
      list.append(scope.toObject(operand.front()));
    else
      list.append(scope.toList(operand));
  }
  return list;
}

/// Returns whether a pattern succeeded. As in LLVM's bindings, it succeeds by
/// returning None or False.
static bool hasSucceeded(nb::handle result, const std::string &name) {
  if (result.is_none())
    return true;
  if (!nb::isinstance<nb::bool_>(result))
    throw nb::type_error(("pattern '" + name + "' returned " +
                          getTypeName(result) +
                          "; expected None or False when it rewrote the op, "
                          "True when it doesn't match")
                             .c_str());
  return !nb::cast<bool>(result);
}

/// Calls a pattern. Throws if it reports success without having changed
/// anything.
static bool applyPattern(const std::string &name, nb::handle fn, Operation *op,
                         ArrayRef<ValueRange> operands,
                         ConversionPatternRewriter &rewriter,
                         CallbackScope &scope) {
  scope.countRewrite(name, op);
  scope.enter(op);
  auto python = std::make_shared<PyConversionRewriter>(rewriter, op, scope);
  llvm::scope_exit close([&] { python->close(); });
  ScopedOp view(op);
  nb::object result = fn(view.get(), toPython(operands, scope), python);
  if (!hasSucceeded(result, name))
    return false;
  if (!python->hasChangedRoot())
    throw std::runtime_error("pattern '" + name +
                             "' returned success, but has not replaced, erased "
                             "or modified '" +
                             op->getName().getStringRef().str() + "'");
  return true;
}

std::unique_ptr<RewritePattern> mlir::availability::python::makePythonPattern(
    const std::string &name, const std::string &root, unsigned benefit,
    bool isBounded, MLIRContext *context, const TypeConverter *converter,
    nb::handle fn) {
  return makeConversionPattern(
      name, root, PatternBenefit(benefit), isBounded, context, converter,
      [name, fn](Operation *op, ArrayRef<ValueRange> operands,
                 ConversionPatternRewriter &rewriter) {
        return success(callPython(
            [&](CallbackScope &scope) {
              return applyPattern(name, fn, op, operands, rewriter, scope);
            },
            false));
      });
}

/// Calls a pattern of the greedy driver, which can't undo changes. Throws if
/// the reported result doesn't match what the pattern did.
static bool applyRewrite(const std::string &name, nb::handle fn, Operation *op,
                         PatternRewriter &rewriter, CallbackScope &scope) {
  scope.countRewrite(name, op);
  scope.enter(op);
  auto python = std::make_shared<PyRewriter>(rewriter, op, scope);
  llvm::scope_exit close([&] { python->close(); });
  ScopedOp view(op);
  nb::object result = fn(view.get(), scope.toList(op->getOperands()), python);
  bool succeeded = hasSucceeded(result, name);
  if (succeeded && !python->hasChanged())
    throw std::runtime_error(
        "pattern '" + name + "' returned success for '" +
        op->getName().getStringRef().str() +
        "', but has changed nothing; attributes and operands are changed in "
        "'with rewriter.modify_op_in_place(op):'");
  if (!succeeded && python->hasChanged())
    throw std::runtime_error("pattern '" + name + "' reported no match for '" +
                             op->getName().getStringRef().str() +
                             "', but has changed the IR, which can't be "
                             "undone outside of a conversion");
  if (Operation *used = python->findUsed())
    throw std::runtime_error("pattern '" + name + "' has erased '" +
                             used->getName().getStringRef().str() +
                             "', but ops that it created later use its "
                             "results");
  return succeeded;
}

std::unique_ptr<RewritePattern> mlir::availability::python::makePythonRewrite(
    const std::string &name, const std::string &root, unsigned benefit,
    MLIRContext *context, nb::handle fn) {
  return makeRewritePattern(
      name, root, PatternBenefit(benefit), context,
      [name, fn](Operation *op, PatternRewriter &rewriter) {
        return success(callPython(
            [&](CallbackScope &scope) {
              return applyRewrite(name, fn, op, rewriter, scope);
            },
            false));
      });
}
