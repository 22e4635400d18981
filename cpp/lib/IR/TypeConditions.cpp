//===- TypeConditions.cpp - Conditions on types and values ----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/TypeConditions.h"
#include "mlir-availability/IR/NestedElements.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ExtensibleDialect.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::availability;
using Kind = TypeExpression::Kind;

/// Returns true if nothing but its name is known of `type`.
static bool isStandIn(Type type) { return isa<OpaqueType, DynamicType>(type); }

static bool isInteger(const TypeExpression &expression, Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer || (!expression.numbers.empty() &&
                   expression.numbers.front() != integer.getWidth()))
    return false;
  return llvm::StringSwitch<bool>(expression.words.front())
      .Case("signless", integer.isSignless())
      .Case("signed", integer.isSigned())
      .Case("unsigned", integer.isUnsigned())
      .Default(true);
}

/// Returns whether the scalable dimensions of `type` are as `word` says.
static bool hasLanes(StringRef word, Type type) {
  auto vector = dyn_cast<VectorType>(type);
  if (!vector)
    return false;
  if (word == "fixed_lanes")
    return !vector.isScalable();
  if (word == "scalable_lanes")
    return vector.isScalable();
  if (word == "all_dims_scalable")
    return vector.allDimsScalable();
  ArrayRef<bool> dims = vector.getScalableDims();
  if (dims.empty())
    return false;
  return word == "last_scalable" ? dims.back()
                                 : !llvm::is_contained(dims.drop_back(), true);
}

static bool has(StringRef word, Type type) {
  if (word == "float")
    return isa<FloatType>(type);
  if (word == "value_semantics")
    return type.hasTrait<ValueSemantics>();
  if (word == "strides") {
    auto memref = dyn_cast<MemRefType>(type);
    return memref && memref.isStrided();
  }
  auto shaped = dyn_cast<ShapedType>(type);
  if (word == "shape")
    return static_cast<bool>(shaped);
  if (word == "rank")
    return shaped && shaped.hasRank();
  if (word == "static_shape")
    return shaped && shaped.hasStaticShape();
  return hasLanes(word, type);
}

static bool compare(StringRef comparison, int64_t value, int64_t other) {
  return llvm::StringSwitch<bool>(comparison)
      .Case("==", value == other)
      .Case(">=", value >= other)
      .Case("<=", value <= other)
      .Case(">", value > other)
      .Default(value < other);
}

/// Evaluates a condition on the shape of a ranked type.
static bool hasShape(const TypeExpression &expression, ShapedType type) {
  ArrayRef<int64_t> numbers = expression.numbers;
  switch (expression.kind) {
  case Kind::Rank:
    return compare(expression.words.front(), type.getRank(), numbers.front());
  case Kind::Elements:
    return type.hasStaticShape() &&
           compare(expression.words.front(), type.getNumElements(),
                   numbers.front());
  case Kind::Shape:
    return type.getShape() == numbers;
  default: {
    int64_t index = numbers.front();
    if (index < 0)
      index += type.getRank();
    return index >= 0 && index < type.getRank() &&
           llvm::is_contained(numbers.drop_front(), type.getDimSize(index));
  }
  }
}

/// Returns whether any of `operands` is `wanted`, for `type`. std::nullopt if
/// none is for certain, and one may be.
static std::optional<bool> anyIs(bool wanted, ArrayRef<TypeExpression> operands,
                                 ArrayRef<Type> types) {
  bool isKnown = true;
  for (const TypeExpression &operand : operands)
    for (Type type : types) {
      std::optional<bool> result = holds(operand, type);
      if (result == wanted)
        return true;
      isKnown &= result.has_value();
    }
  return isKnown ? std::optional<bool>(false) : std::nullopt;
}

static std::optional<bool> negate(std::optional<bool> value) {
  return value ? std::optional<bool>(!*value) : std::nullopt;
}

static std::optional<bool> holdsForMembers(const TypeExpression &expression,
                                           Type type) {
  auto tuple = dyn_cast<TupleType>(type);
  if (!tuple)
    return false;
  SmallVector<Type> members(tuple.getTypes());
  if (expression.words.front() == "flattened") {
    members.clear();
    tuple.getFlattenedTypes(members);
  }
  if (expression.kind == Kind::AnyMember)
    return anyIs(true, expression.operands, members);
  return negate(anyIs(false, expression.operands, members));
}

std::optional<bool> mlir::availability::holds(const TypeExpression &expression,
                                              Type type) {
  switch (expression.kind) {
  case Kind::And:
    return negate(anyIs(false, expression.operands, type));
  case Kind::Or:
    return anyIs(true, expression.operands, type);
  case Kind::Not:
    return negate(holds(expression.operands.front(), type));
  case Kind::Is:
    return getTypeName(type) == expression.words.front();
  case Kind::Integer:
    return isInteger(expression, type);
  case Kind::AnyMember:
  case Kind::AllMembers:
    return holdsForMembers(expression, type);
  case Kind::Cpp:
    return std::nullopt;
  default:
    break;
  }
  // The questions below ask what the C++ class of the type says.
  if (isStandIn(type))
    return std::nullopt;
  if (expression.kind == Kind::Has)
    return has(expression.words.front(), type);
  auto shaped = dyn_cast<ShapedType>(type);
  if (expression.kind != Kind::Element)
    return shaped && shaped.hasRank() && hasShape(expression, shaped);
  if (auto complex = dyn_cast<ComplexType>(type))
    return holds(expression.operands.front(), complex.getElementType());
  return shaped ? holds(expression.operands.front(), shaped.getElementType())
                : std::optional<bool>(false);
}

//===----------------------------------------------------------------------===//
// Positions
//===----------------------------------------------------------------------===//

/// Returns the numbers of values in the attribute that has them.
static std::optional<SmallVector<unsigned>>
readSegments(Operation *op, const ValueGroup &group) {
  Attribute attr = op->getAttr(group.segments);
  SmallVector<unsigned> sizes;
  auto array = dyn_cast_or_null<DenseI32ArrayAttr>(attr);
  if (!array || static_cast<size_t>(array.size()) != group.layout.size())
    return std::nullopt;
  for (auto [kind, size] : llvm::zip_equal(group.layout, array.asArrayRef())) {
    if (size < 0 || (kind == '1' && size != 1) || (kind == '?' && size > 1))
      return std::nullopt;
    sizes.push_back(size);
  }
  return sizes;
}

/// Returns the numbers if those that vary are equal. There are `count` values.
static std::optional<SmallVector<unsigned>> divide(const ValueGroup &group,
                                                   size_t count) {
  size_t fixed = llvm::count(group.layout, '1');
  size_t varying = group.layout.size() - fixed;
  if (count < fixed ||
      (varying == 0 ? count != fixed : (count - fixed) % varying != 0))
    return std::nullopt;
  unsigned size = varying == 0 ? 0 : (count - fixed) / varying;
  if (size > 1 && StringRef(group.layout).contains('?'))
    return std::nullopt;
  SmallVector<unsigned> sizes;
  for (char kind : group.layout)
    sizes.push_back(kind == '1' ? 1 : size);
  return sizes;
}

std::optional<std::pair<unsigned, unsigned>>
mlir::availability::findValues(Operation *op, bool isOperand,
                               const ValueGroup &group, unsigned index) {
  size_t count = isOperand ? op->getNumOperands() : op->getNumResults();
  std::optional<SmallVector<unsigned>> sizes =
      group.segments.empty() ? divide(group, count) : readSegments(op, group);
  if (!sizes || index >= sizes->size())
    return std::nullopt;
  size_t first = 0, all = 0;
  for (auto [position, size] : llvm::enumerate(*sizes)) {
    first += position < index ? size : 0;
    all += size;
  }
  if (all != count)
    return std::nullopt;
  return std::pair<unsigned, unsigned>(first, (*sizes)[index]);
}
