//===- RewriterBlocks.cpp - Blocks, clones and uses in rewriters ----------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rewriter.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

static std::string quoteName(Operation *op) {
  return "'" + op->getName().getStringRef().str() + "'";
}

namespace {
/// Keeps a builder's insertion point next to the same op while ops are moved.
class InsertionAnchor {
public:
  explicit InsertionAnchor(OpBuilder &builder)
      : builder(builder), block(builder.getInsertionBlock()) {
    if (block && builder.getInsertionPoint() != block->end())
      op = &*builder.getInsertionPoint();
  }

  /// Restores the insertion point. If it was the end of `from`, it becomes a
  /// position in `to`.
  void restore(Block *from, Block *to, Block::iterator point) {
    if (op)
      builder.setInsertionPoint(op);
    else if (block && block == from)
      builder.setInsertionPoint(to, point);
  }

private:
  OpBuilder &builder;
  Block *block;
  Operation *op = nullptr;
};
} // namespace

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

void PySignatureConversion::checkIndex(unsigned index) const {
  if (index >= count)
    throw nb::index_error(("there is no argument " + std::to_string(index) +
                           " of " + std::to_string(count))
                              .c_str());
  if (types.getInputMapping(index) || values.count(index))
    throw nb::value_error(
        ("the signature conversion already has a mapping for argument " +
         std::to_string(index))
            .c_str());
}

TypeConverter::SignatureConversion
PyRewriter::getSignature(Block *block, const PySignatureConversion &wanted) {
  if (block->getNumArguments() != wanted.count)
    throw nb::value_error(("the signature conversion is for " +
                           std::to_string(wanted.count) +
                           " arguments, but the block has " +
                           std::to_string(block->getNumArguments()))
                              .c_str());
  TypeConverter::SignatureConversion signature = wanted.types;
  for (const auto &[index, objects] : wanted.values) {
    SmallVector<Value> values;
    for (const nb::object &object : objects)
      values.push_back(getReplacement(object));
    if (llvm::any_of(values, [&](Value value) {
          auto argument = dyn_cast<BlockArgument>(value);
          return argument && argument.getOwner() == block;
        }))
      throw nb::value_error("an argument can't be replaced with an argument of "
                            "the same block, because they all change");
    signature.remapInput(index, values);
  }
  return signature;
}

void PyRewriter::setChanged(Operation *parent) {
  changed.insert(parent);
  if (conversion && parent == root && !isReplaced(root) &&
      !llvm::is_contained(beingModified, root))
    rewriter->modifyOpInPlace(root, [] {});
}

Block *PyRewriter::getBlock(MlirBlock handle) {
  usePattern();
  Block *block = unwrap(handle);
  if (llvm::any_of(toErase, [&](const auto &each) {
        return dyn_cast<Block *>(each.first) == block;
      }))
    throw nb::value_error("the block has been merged or erased already");
  Operation *parent = block->getParentOp();
  if (!CallbackScope::isConverting(parent) || isReplaced(parent))
    throw nb::value_error("the block isn't in the IR that is being rewritten");
  return block;
}

SmallVector<Value> PyRewriter::getArgumentValues(Block *block,
                                                 nb::sequence handles) {
  SmallVector<Value> values;
  for (nb::handle handle : handles)
    values.push_back(getReplacement(handle));
  if (values.size() != block->getNumArguments())
    throw nb::value_error(("the block has " +
                           std::to_string(block->getNumArguments()) +
                           " arguments, but " + std::to_string(values.size()) +
                           " values were given for them")
                              .c_str());
  for (auto [argument, value] : llvm::zip(block->getArguments(), values)) {
    if (!conversion && argument.getType() != value.getType())
      throw nb::value_error("an argument can't be replaced with a value of "
                            "another type here: only conversions change types");
    if (value == argument)
      throw nb::value_error("an argument can't be replaced with itself");
    if (conversion)
      scope.addReplacement(argument, value);
  }
  return values;
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

nb::object PyRewriter::createBlock(nb::handle handle, nb::sequence types,
                                   std::optional<Arg<MlirBlock>> before) {
  usePattern();
  Region *region = getRegion(handle);
  Operation *parent = region->getParentOp();
  if (!CallbackScope::isConverting(parent) || isReplaced(parent))
    throw nb::value_error("the region isn't in the IR that is being rewritten");
  Block *next = before ? getBlock(before->value) : nullptr;
  if (next && next->getParent() != region)
    throw nb::value_error("the block isn't in the region to create a block in");
  SmallVector<Type> argumentTypes;
  for (nb::handle type : types) {
    if (!nb::isinstance(type, mlir::python::irModule().attr("Type")))
      throw nb::type_error(
          ("expected the types of arguments, not " + getTypeName(type))
              .c_str());
    argumentTypes.push_back(unwrap(nb::cast<MlirType>(type)));
  }
  Block *block = rewriter->createBlock(
      region, next ? next->getIterator() : region->end(), argumentTypes,
      SmallVector<Location>(argumentTypes.size(), parent->getLoc()));
  setChanged(parent);
  tracker.watch();
  return wrapBlock(block);
}

nb::object PyRewriter::splitBlock(Arg<MlirBlock> handle, nb::handle before) {
  Block *block = getBlock(handle.value);
  Operation *op = getOperation(before, "expected the op to split before");
  if (op->getBlock() != block)
    throw nb::value_error((quoteName(op) + " isn't in the block").c_str());
  InsertionAnchor anchor(*builder);
  Block *rest = rewriter->splitBlock(block, op->getIterator());
  anchor.restore(block, rest, rest->end());
  setChanged(block->getParentOp());
  tracker.follow();
  return wrapBlock(rest);
}

void PyRewriter::inlineBlock(Block *source, Block *dest, Block::iterator before,
                             nb::sequence handles) {
  if (source == dest)
    throw nb::value_error("a block can't be moved into itself");
  if (source->findAncestorOpInBlock(*dest->getParentOp()))
    throw nb::value_error("a block can't be moved into what is nested in it");
  if (!llvm::all_of(source->getPredecessors(), [&](Block *block) {
        return isReplaced(block->getTerminator());
      }))
    throw nb::value_error("the block can't be merged: it is branched to");
  SmallVector<Value> values = getArgumentValues(source, handles);
  Operation *parent = source->getParentOp();
  if (root->isAncestor(parent))
    for (Operation &op : *source)
      movedOut.insert(&op);
  InsertionAnchor anchor(*builder);
  if (conversion) {
    rewriter->inlineBlockBefore(source, dest, before, values);
    scope.hold(source);
  } else {
    // Python may still refer to the source, so it is erased when the pattern
    // returns.
    for (auto [argument, value] : llvm::zip(source->getArguments(), values))
      rewriter->replaceAllUsesWith(argument, value);
    for (Operation &op : llvm::make_early_inc_range(*source))
      rewriter->moveOpBefore(&op, dest, before);
    toErase.emplace_back(source, nb::object());
  }
  anchor.restore(source, dest, before);
  setChanged(parent);
  if (dest->getParentOp() != parent)
    setChanged(dest->getParentOp());
  tracker.follow();
}

void PyRewriter::mergeBlocks(Arg<MlirBlock> sourceHandle,
                             Arg<MlirBlock> destHandle, nb::sequence values) {
  Block *source = getBlock(sourceHandle.value);
  Block *dest = getBlock(destHandle.value);
  inlineBlock(source, dest, dest->end(), values);
}

void PyRewriter::inlineBlockBefore(Arg<MlirBlock> handle, nb::handle before,
                                   nb::sequence values) {
  Block *source = getBlock(handle.value);
  Operation *op = getOperation(before, "expected the op to inline before");
  if (!op->getBlock() || !CallbackScope::isConverting(op))
    throw nb::value_error(
        (quoteName(op) + " isn't in the IR that is being rewritten").c_str());
  inlineBlock(source, op->getBlock(), op->getIterator(), values);
}

void PyRewriter::eraseBlock(Arg<MlirBlock> handle) {
  Block *block = getBlock(handle.value);
  Operation *parent = block->getParentOp();
  if (block->findAncestorOpInBlock(*root))
    throw nb::value_error(
        "the block can't be erased: the op that the pattern matched is in it");
  for (Operation *user : block->getUsers())
    if (!isReplaced(user) && user->getBlock() != block)
      throw nb::value_error(
          ("the block can't be erased: " + quoteName(user) + " branches to it")
              .c_str());
  SmallVector<Operation *> added;
  for (Operation &op : *block)
    if (replaced.insert(&op).second)
      added.push_back(&op);
  for (Operation *op : added) {
    if (conversion || !isUsed(op))
      continue;
    for (Operation *each : added)
      replaced.erase(each);
    throw nb::value_error(("the block can't be erased: the results of " +
                           quoteName(op) + " are used elsewhere")
                              .c_str());
  }
  InsertionAnchor anchor(*builder);
  if (conversion) {
    rewriter->eraseBlock(block);
    scope.hold(block);
  } else {
    toErase.emplace_back(block, nb::object());
  }
  setChanged(parent);
  tracker.follow();
}

//===----------------------------------------------------------------------===//
// Clones and uses
//===----------------------------------------------------------------------===//

nb::object PyRewriter::clone(nb::handle handle,
                             std::optional<nb::dict> values) {
  usePattern();
  Operation *op = getOperation(handle, "expected the op to clone");
  if (!CallbackScope::isConverting(op))
    throw nb::value_error(
        (quoteName(op) + " isn't in the IR that is being rewritten").c_str());
  if (!builder->getInsertionBlock())
    throw std::runtime_error("nothing can be created before the outermost op; "
                             "move the insertion point");
  IRMapping mapping;
  if (values)
    for (auto [from, to] : *values)
      mapping.map(getValue(from, "expected an mlir.ir.Value to map"),
                  getReplacement(to));
  Operation *copy = rewriter->clone(*op, mapping);
  // Its listener already knows the clone.
  tracker.addKnown(copy);
  return nb::cast(wrap(copy)).attr("opview");
}

void PyRewriter::replaceAllUsesWith(nb::handle fromHandle, nb::handle to) {
  usePattern();
  Value from = getReplacement(fromHandle);
  SmallVector<Value> values;
  if (PySequence_Check(to.ptr()))
    for (nb::handle value : nb::borrow<nb::sequence>(to))
      values.push_back(getReplacement(value));
  else
    values.push_back(getReplacement(to));
  if (llvm::is_contained(values, from))
    throw nb::value_error("a value can't be replaced with itself");
  if (!replacedValues.insert(from.getAsOpaquePointer()).second)
    throw nb::value_error("the value has been replaced already");
  changed.insert(from.getParentBlock()->getParentOp());
  if (conversion) {
    scope.addReplacement(from, values);
    return conversion->replaceAllUsesWith(from, values);
  }
  if (values.size() != 1 || values.front().getType() != from.getType())
    throw nb::value_error("a value can't be replaced with values of other "
                          "types here: only conversions change types");
  rewriter->replaceAllUsesWith(from, values.front());
}

void PyRewriter::replaceUsesWithIf(nb::handle fromHandle, nb::handle toHandle,
                                   nb::handle predicate) {
  usePattern();
  Value from = getReplacement(fromHandle);
  Value to = getReplacement(toHandle);
  if (from.getType() != to.getType())
    throw nb::value_error("uses can't be replaced with a value of another "
                          "type; in a conversion, replace_op and "
                          "replace_all_uses_with can");
  if (from == to)
    throw nb::value_error("a value can't be replaced with itself");
  SmallVector<std::pair<Operation *, unsigned>> chosen;
  nb::object iterable = fromHandle.attr("uses");
  nb::list uses;
  for (nb::handle use : nb::iter(iterable))
    uses.append(use);
  for (nb::handle use : uses) {
    nb::object answer = predicate(use);
    if (!nb::isinstance<nb::bool_>(answer))
      throw nb::type_error(("expected the function to return True or False, "
                            "not " +
                            getTypeName(answer))
                               .c_str());
    if (!nb::cast<bool>(answer))
      continue;
    nb::object owner = use.attr("owner");
    chosen.emplace_back(getOperation(owner, "expected an op"),
                        nb::cast<unsigned>(use.attr("operand_number")));
  }
  // Conversions with rollback don't support this directly, but do record the
  // replacements of each user.
  for (auto [user, index] : chosen) {
    if (isReplaced(user))
      continue;
    rewriter->modifyOpInPlace(user, [user = user, index = index, to] {
      user->setOperand(index, to);
    });
    changed.insert(user);
  }
}

//===----------------------------------------------------------------------===//
// Signatures
//===----------------------------------------------------------------------===//

Block *
PyRewriter::convertSignature(Block *block,
                             TypeConverter::SignatureConversion &signature) {
  Location loc = block->getParentOp()->getLoc();
  for (BlockArgument argument : block->getArguments())
    if (!signature.getInputMapping(argument.getArgNumber()) &&
        !argument.use_empty())
      throw nb::value_error(("argument " +
                             std::to_string(argument.getArgNumber()) +
                             " can't be dropped: it is used")
                                .c_str());
  ArrayRef<Type> types = signature.getConvertedTypes();
  SmallVector<Location> locations(types.size(), loc);
  for (BlockArgument argument : block->getArguments())
    if (auto mapping = signature.getInputMapping(argument.getArgNumber());
        mapping && !mapping->replacedWithValues())
      std::fill_n(locations.begin() + mapping->inputNo, mapping->size,
                  argument.getLoc());
  InsertionAnchor anchor(*builder);
  Block *made = rewriter->createBlock(block->getParent(), block->getIterator(),
                                      types, locations);
  for (BlockArgument argument : block->getArguments()) {
    auto mapping = signature.getInputMapping(argument.getArgNumber());
    if (!mapping)
      continue;
    ValueRange inputs = mapping->replacementValues;
    if (!mapping->replacedWithValues())
      inputs = made->getArguments().slice(mapping->inputNo, mapping->size);
    Value value = inputs.front();
    if (inputs.size() != 1 || value.getType() != argument.getType()) {
      auto cast = UnrealizedConversionCastOp::create(
          *rewriter, argument.getLoc(), argument.getType(), inputs);
      tracker.addKnown(cast);
      value = cast.getResult(0);
    }
    rewriter->replaceAllUsesWith(argument, value);
  }
  for (Operation &op : llvm::make_early_inc_range(*block))
    rewriter->moveOpBefore(&op, made, made->end());
  rewriter->replaceAllUsesWith(block, made);
  toErase.emplace_back(block, nb::object());
  anchor.restore(block, made, made->end());
  return made;
}

nb::object
PyRewriter::applySignatureConversion(Arg<MlirBlock> handle,
                                     const PySignatureConversion &signature,
                                     PyTypeConverter *converter) {
  Block *block = getBlock(handle.value);
  TypeConverter::SignatureConversion wanted = getSignature(block, signature);
  Block *made = nullptr;
  if (conversion) {
    if (converter) {
      converter->check();
      scope.keep(nb::find(*converter));
    }
    made = conversion->applySignatureConversion(
        block, wanted, converter ? converter->converter.get() : nullptr);
    if (made != block)
      scope.hold(block);
  } else {
    made = convertSignature(block, wanted);
  }
  setChanged(made->getParentOp());
  tracker.follow();
  return wrapBlock(made);
}
