//===- Rewriter.cpp - Rewrites by Python patterns -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rewriter.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

void PyRewriter::use() {
  if (!builder)
    throw std::runtime_error("a rewriter can't be used after the function that "
                             "it was passed to has returned");
}

PatternRewriter &PyRewriter::usePattern() {
  use();
  if (!rewriter)
    throw std::runtime_error(
        "a materialization can only create ops: nothing else can be rewritten");
  tracker.flush();
  return *rewriter;
}

/// Makes the Python object for an op unusable.
static void invalidate(nb::handle object) {
  nb::error_scope keep;
  try {
    object.attr("operation").attr("_set_invalid")();
  } catch (nb::python_error &error) {
    error.discard_as_unraisable(object);
  }
}

/// Returns true if an op has users outside of its block.
static bool isUsedOutside(Operation &op) {
  return llvm::any_of(op.getUsers(), [&](Operation *user) {
    return !op.getBlock()->findAncestorOpInBlock(*user);
  });
}

void PyRewriter::close() {
  tracker.flush();
  for (Operation *op : beingModified)
    rewriter->cancelOpModification(op);
  beingModified.clear();
  // Users are erased before the ops they use, and blocks before their parent
  // op. Otherwise the pattern has failed.
  for (auto &[erased, object] : toErase) {
    if (auto *block = dyn_cast<Block *>(erased)) {
      if (llvm::none_of(*block,
                        [](Operation &op) { return isUsedOutside(op); }))
        rewriter->eraseBlock(block);
      continue;
    }
    auto *op = cast<Operation *>(erased);
    if (!op->use_empty())
      continue;
    invalidate(object);
    rewriter->eraseOp(op);
  }
  toErase.clear();
  builder = nullptr;
}

bool PyRewriter::isReplaced(Operation *op) const {
  for (; op; op = op->getParentOp())
    if (replaced.contains(op))
      return true;
  return false;
}

bool PyRewriter::isUsed(Operation *op) const {
  return llvm::any_of(op->getUsers(),
                      [&](Operation *user) { return !isReplaced(user); });
}

Operation *PyRewriter::findUsed() const {
  for (const auto &[erased, object] : toErase) {
    if (auto *op = dyn_cast<Operation *>(erased)) {
      if (isUsed(op))
        return op;
      continue;
    }
    for (Operation &op : *cast<Block *>(erased))
      if (isUsed(&op))
        return &op;
  }
  return nullptr;
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

bool PyRewriter::isOwn(Operation *op) const {
  if (root->isAncestor(op) || tracker.isNew(op))
    return true;
  for (; op; op = op->getParentOp())
    if (movedOut.contains(op))
      return true;
  return false;
}

Operation *PyRewriter::getReplaceable(nb::handle handle) {
  Operation *op = getOperation(handle, "expected the op to replace");
  std::string name = op->getName().getStringRef().str();
  if (scope.mayReplaceOwnOnly && !isOwn(op))
    throw nb::value_error(
        ("'" + name +
         "' can't be replaced or erased here: a pattern may replace or erase "
         "only the op that it matched, ops nested in it, and ops that it "
         "created at rewriter.ip")
            .c_str());
  if (op != root && (op->isAncestor(root) || !CallbackScope::isConverting(op)))
    throw nb::value_error(
        ("'" + name +
         "' can't be replaced or erased here: it encloses the op that the "
         "pattern matched, or isn't in the IR that is being rewritten")
            .c_str());
  if (isReplaced(op))
    throw nb::value_error(
        ("'" + name + "' has been replaced or erased already").c_str());
  if (!op->getBlock())
    throw nb::value_error(
        ("'" + name + "' isn't in a block, so nothing can take its place")
            .c_str());
  return op;
}

/// Returns the outermost op around a value, nullptr if the value isn't in an
/// op.
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
  replaced.insert(op);
  changed.insert(op);
  if (conversion) {
    for (auto [result, values] : llvm::zip(op->getResults(), replacements))
      scope.addReplacement(result, values);
    return conversion->replaceOpWithMultiple(op, std::move(replacements));
  }
  SmallVector<Value> values;
  for (auto [result, replacement] : llvm::zip(op->getResults(), replacements)) {
    if (replacement.front().getType() != result.getType())
      throw nb::value_error(
          ("a result of '" + op->getName().getStringRef().str() +
           "' can't be replaced with a value of another type here: only "
           "conversions change types")
              .c_str());
    values.push_back(replacement.front());
  }
  rewriter->replaceAllOpUsesWith(op, values);
  toErase.emplace_back(op, nb::cast(wrap(op)));
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

void PyConversionRewriter::replaceOpWithMultiple(nb::handle handle,
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
  if (!conversion && isUsed(op))
    throw nb::value_error(("'" + op->getName().getStringRef().str() +
                           "' can't be erased: its results are used. Replace "
                           "them with rewriter.replace_op")
                              .c_str());
  if (conversion)
    rewriter->eraseOp(op);
  else
    toErase.emplace_back(op, nb::borrow(handle));
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
        "the op is already being modified, or has been replaced");
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

nb::object
PyConversionRewriter::convertRegionTypes(nb::handle handle,
                                         PyTypeConverter &converter,
                                         const PySignatureConversion *entry) {
  usePattern();
  Region *region = getRegion(handle);
  if (!CallbackScope::isConverting(region->getParentOp()))
    throw nb::value_error("the region isn't in the IR that is being converted");
  scope.keep(nb::find(converter));
  SmallVector<Block *> before =
      llvm::map_to_vector(*region, [](Block &block) { return &block; });
  std::optional<TypeConverter::SignatureConversion> ofEntry;
  if (entry && !before.empty())
    ofEntry = getSignature(before.front(), *entry);
  FailureOr<Block *> converted = conversion->convertRegionTypes(
      region, *converter.converter, ofEntry ? &*ofEntry : nullptr);
  // Operand lists held by Python may contain arguments of the old blocks.
  for (Block *block : before)
    scope.hold(block);
  if (failed(converted))
    throw nb::value_error("the type converter doesn't convert the types of all "
                          "block arguments");
  tracker.reset();
  changed.insert(region->getParentOp());
  return *converted ? wrapBlock(*converted) : nb::none();
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
