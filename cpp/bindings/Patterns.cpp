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
    Location location, CallbackScope &scope) {
  scope.enter(builder.getInsertionBlock()->getParentOp());
  auto python = std::make_shared<PyRewriter>(builder, nullptr, nullptr, scope);
  llvm::scope_exit close([&] { python->close(); });
  nb::list typeList;
  for (Type type : types)
    typeList.append(nb::cast(wrap(type)));
  nb::object result =
      fn(python, typeList, scope.toList(inputs), nb::cast(wrap(location)));
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

/// Returns the converted operands as Python objects: a value for each operand,
/// or a list where an operand was converted to none or to several values.
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

/// Returns whether a pattern succeeded. As in LLVM's bindings, that is when it
/// returns None or False.
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

/// Calls a pattern. Throws when it says that it succeeded and has changed
/// nothing.
static bool applyPattern(const std::string &name, nb::handle fn, Operation *op,
                         ArrayRef<ValueRange> operands,
                         ConversionPatternRewriter &rewriter,
                         CallbackScope &scope) {
  scope.countRewrite(name, op);
  scope.enter(op);
  auto python = std::make_shared<PyRewriter>(rewriter, &rewriter, op, scope);
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
