//===- Rewriter.cpp - Patterns in Python ----------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Conversion.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallPtrSet.h"

#include <nanobind/stl/shared_ptr.h>

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

//===----------------------------------------------------------------------===//
// PyRewriter
//===----------------------------------------------------------------------===//

namespace {
/// The driver's rewriter while a pattern, or a materialization, written in
/// Python runs. It lets through what the driver can deal with.
class PyRewriter {
public:
  /// `root` is the op that a pattern matched, nullptr for a materialization.
  PyRewriter(OpBuilder &builder, ConversionPatternRewriter *rewriter,
             Operation *root, CallbackScope &scope)
      : builder(&builder), rewriter(rewriter), root(root), scope(scope),
        tracker(builder) {
    tracker.watch();
  }

  /// Ends the use of the object.
  void close();
  /// Returns true if the op that was matched was replaced, erased or modified.
  bool hasChangedRoot() const { return changed.contains(root); }

  nb::object getInsertionPoint();
  void setInsertionPoint(Block *block, Block::iterator point);
  void setInsertionPoint(nb::handle op, bool after);
  void replaceOp(nb::handle op, nb::handle replacement);
  void replaceOpWithMultiple(nb::handle op, nb::sequence replacements);
  void eraseOp(nb::handle op);
  void startModification(nb::handle op);
  void endModification(nb::handle op, bool isCancelled);
  bool notifyMatchFailure(nb::handle op, const Text &reason);
  nb::object convertRegionTypes(nb::handle region, PyTypeConverter &converter);
  void inlineRegionBefore(nb::handle region, nb::handle parent,
                          std::optional<Arg<MlirBlock>> before);

private:
  /// Makes sure that the object may be used, and what for.
  void use();
  ConversionPatternRewriter &usePattern();
  /// Returns an op that the pattern may replace.
  Operation *getReplaceable(nb::handle op);
  /// Returns a value that may replace others.
  Value getReplacement(nb::handle value);
  void replace(Operation *op, SmallVector<SmallVector<Value>> replacements);
  nb::object wrapBlock(Block *block);

  OpBuilder *builder;
  ConversionPatternRewriter *rewriter;
  Operation *root;
  CallbackScope &scope;
  InsertionTracker tracker;
  llvm::SmallPtrSet<Operation *, 4> changed, replaced;
  SmallVector<Operation *> beingModified;
};

/// `with rewriter.modify_op_in_place(op):`
struct PyModification {
  std::shared_ptr<PyRewriter> rewriter;
  nb::object op;
};
} // namespace

void PyRewriter::use() {
  if (!builder)
    throw std::runtime_error("a rewriter can't be used after the function that "
                             "it was passed to has returned");
}

ConversionPatternRewriter &PyRewriter::usePattern() {
  use();
  if (!rewriter)
    throw std::runtime_error(
        "a materialization can only create ops: nothing else can be rewritten");
  tracker.flush();
  return *rewriter;
}

void PyRewriter::close() {
  tracker.flush();
  for (Operation *op : beingModified)
    rewriter->cancelOpModification(op);
  beingModified.clear();
  builder = nullptr;
}

nb::object PyRewriter::wrapBlock(Block *block) {
  Region *region = block->getParent();
  nb::object blocks = nb::cast(wrap(region->getParentOp()))
                          .attr("regions")[nb::int_(region->getRegionNumber())]
                          .attr("blocks");
  return blocks[nb::int_(std::distance(region->begin(), block->getIterator()))];
}

nb::object PyRewriter::getInsertionPoint() {
  use();
  Block *block = builder->getInsertionBlock();
  if (!block)
    throw std::runtime_error(
        "nothing can be created before the outermost op; move the insertion "
        "point");
  nb::object type = mlir::python::irModule().attr("InsertionPoint");
  if (builder->getInsertionPoint() == block->end())
    return type(wrapBlock(block));
  return type(nb::cast(wrap(&*builder->getInsertionPoint())));
}

void PyRewriter::setInsertionPoint(Block *block, Block::iterator point) {
  use();
  if (!CallbackScope::isConverting(block->getParentOp()))
    throw nb::value_error("the block isn't in the IR that is being converted");
  tracker.flush();
  builder->setInsertionPoint(block, point);
  tracker.watch();
}

void PyRewriter::setInsertionPoint(nb::handle handle, bool after) {
  use();
  Operation *op = getOperation(handle, "expected an op");
  if (!op->getBlock())
    throw nb::value_error("the op isn't in a block");
  setInsertionPoint(op->getBlock(),
                    after ? std::next(op->getIterator()) : op->getIterator());
}

Operation *PyRewriter::getReplaceable(nb::handle handle) {
  Operation *op = getOperation(handle, "expected the op to replace");
  std::string name = op->getName().getStringRef().str();
  if (!root->isAncestor(op) && !tracker.isNew(op))
    throw nb::value_error(
        ("'" + name +
         "' can't be replaced or erased here: a pattern may do that to the op "
         "that it matched, to what is nested in it, and to what it created at "
         "rewriter.ip")
            .c_str());
  for (Operation *around = op; around; around = around->getParentOp())
    if (replaced.contains(around))
      throw nb::value_error(
          ("'" + name + "' has been replaced or erased already").c_str());
  if (!op->getBlock())
    throw nb::value_error(
        ("'" + name + "' isn't in a block, so nothing can take its place")
            .c_str());
  return op;
}

/// Returns the outermost op around a value, nullptr if it isn't in an op.
static Operation *getOutermost(Value value) {
  Operation *op = value.getParentRegion()
                      ? value.getParentRegion()->getParentOp()
                      : nullptr;
  while (op && op->getParentOp())
    op = op->getParentOp();
  return op;
}

Value PyRewriter::getReplacement(nb::handle handle) {
  Value value =
      getValue(handle, "expected an mlir.ir.Value to replace a result");
  Operation *outermost = root;
  while (outermost->getParentOp())
    outermost = outermost->getParentOp();
  if (getOutermost(value) != outermost && !scope.isHeld(value))
    throw nb::value_error("a result can't be replaced with a value that isn't "
                          "in the same IR: create ops at rewriter.ip");
  return value;
}

void PyRewriter::replace(Operation *op,
                         SmallVector<SmallVector<Value>> replacements) {
  if (replacements.size() != op->getNumResults())
    throw nb::value_error(
        ("'" + op->getName().getStringRef().str() + "' has " +
         std::to_string(op->getNumResults()) + " results, but " +
         std::to_string(replacements.size()) + " replacements were given")
            .c_str());
  for (auto [result, values] : llvm::zip(op->getResults(), replacements))
    scope.addReplacement(result, values);
  rewriter->replaceOpWithMultiple(op, std::move(replacements));
  replaced.insert(op);
  changed.insert(op);
}

void PyRewriter::replaceOp(nb::handle handle, nb::handle replacement) {
  usePattern();
  Operation *op = getReplaceable(handle);
  SmallVector<SmallVector<Value>> values;
  nb::object list =
      isOperation(replacement)
          ? nb::object(replacement.attr("operation").attr("results"))
          : nb::borrow(replacement);
  if (!PySequence_Check(list.ptr()))
    throw nb::type_error(
        ("expected an op or a sequence of values to replace an "
         "op with, not " +
         getTypeName(list))
            .c_str());
  for (nb::handle value : nb::borrow<nb::sequence>(list))
    values.push_back({getReplacement(value)});
  replace(op, std::move(values));
}

void PyRewriter::replaceOpWithMultiple(nb::handle handle,
                                       nb::sequence replacements) {
  usePattern();
  Operation *op = getReplaceable(handle);
  SmallVector<SmallVector<Value>> values;
  for (nb::handle group : replacements) {
    if (!PySequence_Check(group.ptr()))
      throw nb::type_error(
          ("expected a sequence of values for each result, not " +
           getTypeName(group))
              .c_str());
    SmallVector<Value> &converted = values.emplace_back();
    for (nb::handle value : nb::borrow<nb::sequence>(group))
      converted.push_back(getReplacement(value));
  }
  replace(op, std::move(values));
}

void PyRewriter::eraseOp(nb::handle handle) {
  usePattern();
  Operation *op = getReplaceable(handle);
  rewriter->eraseOp(op);
  replaced.insert(op);
  changed.insert(op);
}

void PyRewriter::startModification(nb::handle handle) {
  usePattern();
  Operation *op = getOperation(handle, "expected the op to modify");
  if (!CallbackScope::isConverting(op))
    throw nb::value_error("the op isn't in the IR that is being converted");
  if (llvm::is_contained(beingModified, op) || replaced.contains(op))
    throw nb::value_error(
        "the op is being modified, or has been replaced, already");
  rewriter->startOpModification(op);
  beingModified.push_back(op);
}

void PyRewriter::endModification(nb::handle handle, bool isCancelled) {
  usePattern();
  Operation *op = getOperation(handle, "expected the op to modify");
  auto *it = llvm::find(beingModified, op);
  if (it == beingModified.end())
    return;
  beingModified.erase(it);
  if (isCancelled)
    return rewriter->cancelOpModification(op);
  rewriter->finalizeOpModification(op);
  changed.insert(op);
}

bool PyRewriter::notifyMatchFailure(nb::handle op, const Text &reason) {
  usePattern();
  (void)rewriter->notifyMatchFailure(getOperation(op, "expected an op"),
                                     Twine(reason.str()));
  return true;
}

nb::object PyRewriter::convertRegionTypes(nb::handle handle,
                                          PyTypeConverter &converter) {
  usePattern();
  Region *region = getRegion(handle);
  if (!CallbackScope::isConverting(region->getParentOp()))
    throw nb::value_error("the region isn't in the IR that is being converted");
  scope.keep(nb::find(converter));
  SmallVector<Block *> before =
      llvm::map_to_vector(*region, [](Block &block) { return &block; });
  FailureOr<Block *> entry =
      rewriter->convertRegionTypes(region, *converter.converter);
  // Python may have lists of operands that are their arguments.
  for (Block *block : before)
    scope.hold(block);
  if (failed(entry))
    throw nb::value_error("the type converter doesn't convert the types of all "
                          "block arguments");
  tracker.reset();
  changed.insert(region->getParentOp());
  return *entry ? wrapBlock(*entry) : nb::none();
}

void PyRewriter::inlineRegionBefore(
    nb::handle handle, nb::handle parentHandle,
    std::optional<Arg<MlirBlock>> beforeHandle) {
  usePattern();
  Region *region = getRegion(handle);
  Region *parent = getRegion(parentHandle);
  Block *before = beforeHandle ? unwrap(beforeHandle->value) : nullptr;
  if (before && before->getParent() != parent)
    throw nb::value_error("the block isn't in the region to move blocks to");
  for (Region *each : {region, parent})
    if (!CallbackScope::isConverting(each->getParentOp()))
      throw nb::value_error(
          "the region isn't in the IR that is being converted");
  if (region->isAncestor(parent))
    throw nb::value_error("a region can't be moved into itself");
  rewriter->inlineRegionBefore(*region, *parent,
                               before ? before->getIterator() : parent->end());
  tracker.reset();
}

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

/// Returns the remapped operands: values, or lists of values where one operand
/// became none or several.
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

/// Calls a pattern, and makes sure that it did what it says.
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

//===----------------------------------------------------------------------===//
// The class
//===----------------------------------------------------------------------===//

void mlir::availability::python::populateRewriter(nb::module_ &module) {
  nb::class_<PyModification>(module, "InPlaceModification",
                             "The time in which a pattern modifies an op.")
      .def(
          "__enter__",
          [](PyModification &self) {
            self.rewriter->startModification(self.op);
            return self.op;
          },
          nb::sig("def __enter__(self) -> mlir.ir.Operation | mlir.ir.OpView"))
      .def(
          "__exit__",
          [](PyModification &self, nb::handle type, nb::handle, nb::handle) {
            self.rewriter->endModification(self.op, !type.is_none());
          },
          nb::arg("type").none(), nb::arg("value").none(),
          nb::arg("traceback").none());

  nb::class_<PyRewriter>(
      module, "ConversionPatternRewriter",
      "Rewrites IR while a pattern runs; the conversion can undo all of it.\n\n"
      "It can't be used after the pattern has returned: RuntimeError. Ops have "
      "to be\ncreated at `ip` for the conversion to notice them.")
      .def_prop_ro("ip", &PyRewriter::getInsertionPoint,
                   nb::sig("def ip(self) -> mlir.ir.InsertionPoint"),
                   "Where ops are created: at first, before the op that was "
                   "matched.")
      .def(
          "set_insertion_point_before",
          [](PyRewriter &self, nb::handle op) {
            self.setInsertionPoint(op, /*after=*/false);
          },
          nb::arg("op"),
          nb::sig("def set_insertion_point_before(self, op: mlir.ir.Operation "
                  "| mlir.ir.OpView) -> None"),
          "Moves `ip` to before an op.")
      .def(
          "set_insertion_point_after",
          [](PyRewriter &self, nb::handle op) {
            self.setInsertionPoint(op, /*after=*/true);
          },
          nb::arg("op"),
          nb::sig("def set_insertion_point_after(self, op: mlir.ir.Operation "
                  "| mlir.ir.OpView) -> None"),
          "Moves `ip` to after an op.")
      .def(
          "set_insertion_point_to_start",
          [](PyRewriter &self, Arg<MlirBlock> block) {
            self.setInsertionPoint(unwrap(block), unwrap(block)->begin());
          },
          nb::arg("block"), "Moves `ip` to the start of a block.")
      .def(
          "set_insertion_point_to_end",
          [](PyRewriter &self, Arg<MlirBlock> block) {
            self.setInsertionPoint(unwrap(block), unwrap(block)->end());
          },
          nb::arg("block"), "Moves `ip` to the end of a block.")
      .def("replace_op", &PyRewriter::replaceOp, nb::arg("op"),
           nb::arg("new_op"),
           nb::sig("def replace_op(self, op: mlir.ir.Operation | "
                   "mlir.ir.OpView, new_op: mlir.ir.Operation | "
                   "mlir.ir.OpView | "
                   "collections.abc.Sequence[mlir.ir.Value[typing.Any]]) -> "
                   "None"),
           "Replaces an op with another one, or with a value for each result.")
      .def("replace_op_with_multiple", &PyRewriter::replaceOpWithMultiple,
           nb::arg("op"), nb::arg("new_values"),
           nb::sig("def replace_op_with_multiple(self, op: mlir.ir.Operation | "
                   "mlir.ir.OpView, new_values: "
                   "collections.abc.Sequence[collections.abc.Sequence[mlir.ir."
                   "Value[typing.Any]]]) -> None"),
           "Replaces an op with any number of values for each result.")
      .def("erase_op", &PyRewriter::eraseOp, nb::arg("op"),
           nb::sig("def erase_op(self, op: mlir.ir.Operation | "
                   "mlir.ir.OpView) -> None"),
           "Erases an op.")
      .def(
          "modify_op_in_place",
          [](std::shared_ptr<PyRewriter> self, nb::object op) {
            return PyModification{std::move(self), std::move(op)};
          },
          nb::arg("op"),
          nb::sig("def modify_op_in_place(self, op: mlir.ir.Operation | "
                  "mlir.ir.OpView) -> InPlaceModification"),
          "Returns a context to modify an op's attributes and operands in.")
      .def("notify_match_failure", &PyRewriter::notifyMatchFailure,
           nb::arg("op"), nb::arg("reason"),
           nb::sig("def notify_match_failure(self, op: mlir.ir.Operation | "
                   "mlir.ir.OpView, reason: str) -> bool"),
           "Says why the pattern doesn't match. Returns True, for the pattern "
           "to return.")
      .def(
          "convert_region_types", &PyRewriter::convertRegionTypes,
          nb::arg("region"), nb::arg("type_converter"),
          nb::sig("def convert_region_types(self, region: mlir.ir.Region, "
                  "type_converter: TypeConverter) -> mlir.ir.Block | None"),
          "Converts the types of block arguments. Returns the new entry block. "
          "Raises ValueError.")
      .def("inline_region_before", &PyRewriter::inlineRegionBefore,
           nb::arg("region"), nb::arg("parent"), nb::arg("before") = nb::none(),
           nb::sig("def inline_region_before(self, region: mlir.ir.Region, "
                   "parent: mlir.ir.Region, before: mlir.ir.Block | None = "
                   "None) -> None"),
           "Moves a region's blocks to before a block of the region `parent`, "
           "or to its end.");
}
