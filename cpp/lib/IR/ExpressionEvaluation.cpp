//===- ExpressionEvaluation.cpp - Conditions as data ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/ExpressionEvaluation.h"
#include "mlir-availability/IR/NestedElements.h"
#include "mlir-availability/Support/ConditionExpression.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/ExtensibleDialect.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::availability;
using Kind = ConditionExpression::Kind;

/// What a condition is about.
using Subject = llvm::PointerUnion<Type, Attribute, Operation *>;

static std::optional<bool> evaluate(const ConditionExpression &expression,
                                    Subject subject);

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Returns true if nothing but its name is known of `type`.
static bool isStandIn(Type type) { return isa<OpaqueType, DynamicType>(type); }

static bool isInteger(const ConditionExpression &expression, Type type) {
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
  if (word == "elements")
    return false; // Of attributes alone.
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
static bool hasShape(const ConditionExpression &expression, ShapedType type) {
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

/// Returns whether any of `operands` is `wanted`, for any of `subjects`.
/// std::nullopt if none is for certain, and one may be.
static std::optional<bool> anyIs(bool wanted,
                                 ArrayRef<ConditionExpression> operands,
                                 ArrayRef<Subject> subjects) {
  bool isKnown = true;
  for (const ConditionExpression &operand : operands)
    for (Subject subject : subjects) {
      std::optional<bool> result = evaluate(operand, subject);
      if (result == wanted)
        return true;
      isKnown &= result.has_value();
    }
  return isKnown ? std::optional<bool>(false) : std::nullopt;
}

static std::optional<bool> negate(std::optional<bool> value) {
  return value ? std::optional<bool>(!*value) : std::nullopt;
}

/// Returns the members of a tuple or an array; std::nullopt if `subject` is
/// neither.
static std::optional<SmallVector<Subject>> getMembers(StringRef word,
                                                      Subject subject) {
  if (auto attr = dyn_cast<Attribute>(subject)) {
    auto array = dyn_cast<ArrayAttr>(attr);
    if (!array)
      return std::nullopt;
    return SmallVector<Subject>(array.begin(), array.end());
  }
  auto tuple = dyn_cast<TupleType>(cast<Type>(subject));
  if (!tuple)
    return std::nullopt;
  SmallVector<Type> types(tuple.getTypes());
  if (word == "flattened") {
    types.clear();
    tuple.getFlattenedTypes(types);
  }
  return SmallVector<Subject>(types.begin(), types.end());
}

static std::optional<bool>
holdsForMembers(const ConditionExpression &expression, Subject subject) {
  std::optional<SmallVector<Subject>> members =
      getMembers(expression.words.front(), subject);
  if (!members)
    return false;
  if (expression.kind == Kind::AnyMember)
    return anyIs(true, expression.operands, *members);
  return negate(anyIs(false, expression.operands, *members));
}

/// Evaluates what only a type can be asked; std::nullopt for other questions.
static std::optional<bool> holdsForType(const ConditionExpression &expression,
                                        Type type) {
  switch (expression.kind) {
  case Kind::Is:
    return getTypeName(type) == expression.words.front();
  case Kind::Integer:
    return isInteger(expression, type);
  case Kind::Has:
  case Kind::Rank:
  case Kind::Elements:
  case Kind::Dim:
  case Kind::Shape:
  case Kind::Element:
    break;
  default:
    return std::nullopt;
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
// Attributes
//===----------------------------------------------------------------------===//

/// Returns the type of an attribute, or the one that it is.
static Type getTypeOf(Attribute attr) {
  if (auto type = dyn_cast<TypeAttr>(attr))
    return type.getValue();
  if (auto array = dyn_cast<DenseArrayAttr>(attr))
    return array.getElementType();
  auto typed = dyn_cast<TypedAttr>(attr);
  return typed ? typed.getType() : Type();
}

/// Returns whether `integer` compares as `expression` says.
static std::optional<bool> compareValue(const ConditionExpression &expression,
                                        IntegerAttr integer) {
  llvm::APSInt value(integer.getValue(), integer.getType().isUnsignedInteger());
  std::optional<int64_t> number = value.tryExtValue();
  if (!number)
    return std::nullopt;
  return compare(expression.words.front(), *number, expression.numbers.front());
}

/// Returns whether all numbers in `array` compare as `expression` says.
static std::optional<bool> compareAll(const ConditionExpression &expression,
                                      DenseArrayAttr array) {
  auto all = [&](auto values) {
    return llvm::all_of(values, [&](auto value) {
      return compare(expression.words.front(), value,
                     expression.numbers.front());
    });
  };
  if (auto values = dyn_cast<DenseI8ArrayAttr>(array))
    return all(values.asArrayRef());
  if (auto values = dyn_cast<DenseI16ArrayAttr>(array))
    return all(values.asArrayRef());
  if (auto values = dyn_cast<DenseI32ArrayAttr>(array))
    return all(values.asArrayRef());
  if (auto values = dyn_cast<DenseI64ArrayAttr>(array))
    return all(values.asArrayRef());
  return std::nullopt;
}

/// Returns whether the bits of `integer` are as `expression` says.
static std::optional<bool> compareBits(const ConditionExpression &expression,
                                       IntegerAttr integer) {
  std::optional<uint64_t> bits = integer.getValue().tryZExtValue();
  if (!bits)
    return std::nullopt;
  auto mask = static_cast<uint64_t>(expression.numbers.front());
  if (expression.kind == Kind::OnlyBits)
    return (*bits & ~mask) == 0;
  return mask == 0 ? *bits == 0 : (*bits & mask) == mask;
}

/// Same for an attribute.
static std::optional<bool>
holdsForAttribute(const ConditionExpression &expression, Attribute attr) {
  bool isStandIn = isa<OpaqueAttr, DynamicAttr>(attr);
  auto integer = dyn_cast<IntegerAttr>(attr);
  switch (expression.kind) {
  case Kind::Is:
    return getAttributeName(attr) == expression.words.front();
  case Kind::TypeOf: {
    if (isStandIn)
      return std::nullopt;
    Type type = getTypeOf(attr);
    return type ? holds(expression.operands.front(), type)
                : std::optional<bool>(false);
  }
  case Kind::Has:
    if (isStandIn)
      return std::nullopt;
    return expression.words.front() == "elements" && isa<ElementsAttr>(attr);
  case Kind::Value:
    return integer ? compareValue(expression, integer)
                   : std::optional<bool>(false);
  case Kind::AllValues: {
    auto array = dyn_cast<DenseArrayAttr>(attr);
    return array ? compareAll(expression, array) : std::optional<bool>(false);
  }
  case Kind::HasBits:
  case Kind::OnlyBits:
    return integer ? compareBits(expression, integer)
                   : std::optional<bool>(false);
  case Kind::Size: {
    int64_t size = -1;
    if (auto array = dyn_cast<ArrayAttr>(attr))
      size = static_cast<int64_t>(array.size());
    else if (auto dense = dyn_cast<DenseArrayAttr>(attr))
      size = dense.size();
    return size >= 0 &&
           compare(expression.words.front(), size, expression.numbers.front());
  }
  default:
    return std::nullopt;
  }
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Returns the types of the operands, or the results, that are meant.
static std::optional<SmallVector<Type>>
getTypes(const ConditionExpression &expression, Operation *op) {
  bool isOperand = expression.kind == Kind::Operand;
  SmallVector<Type> all = isOperand ? to_vector(op->getOperandTypes())
                                    : to_vector(op->getResultTypes());
  auto index = static_cast<unsigned>(expression.numbers.front());
  ValueGroup group = {expression.words[1], expression.words[2]};
  if (group.layout.empty())
    return index < all.size() ? SmallVector<Type>{all[index]}
                              : SmallVector<Type>();
  auto positions = findValues(op, isOperand, group, index);
  if (!positions)
    return std::nullopt;
  return SmallVector<Type>(
      ArrayRef(all).slice(positions->first, positions->second));
}

static bool areOneType(SmallVector<Type> types, bool ofElements) {
  if (ofElements)
    for (Type &type : types)
      type = getElementTypeOrSelf(type);
  return llvm::all_equal(types);
}

bool mlir::availability::haveOneType(ArrayRef<ValueRange> values,
                                     bool ofElements) {
  SmallVector<Type> types;
  for (ValueRange range : values)
    llvm::append_range(types, range.getTypes());
  return areOneType(std::move(types), ofElements);
}

/// Returns whether all types that are meant, or their element types, are the
/// same.
static std::optional<bool> haveOneType(const ConditionExpression &expression,
                                       Operation *op) {
  SmallVector<Type> all;
  for (const ConditionExpression &part : expression.operands) {
    std::optional<SmallVector<Type>> types = getTypes(part, op);
    if (!types)
      return std::nullopt;
    all.append(*types);
  }
  return areOneType(std::move(all), expression.kind == Kind::SameElements);
}

static int64_t getCount(StringRef what, Operation *op) {
  return what == "operands"  ? op->getNumOperands()
         : what == "results" ? op->getNumResults()
                             : op->getNumRegions();
}

/// Same for an op.
static std::optional<bool> holdsForOp(const ConditionExpression &expression,
                                      Operation *op) {
  switch (expression.kind) {
  case Kind::Operand:
  case Kind::Result: {
    std::optional<SmallVector<Type>> types = getTypes(expression, op);
    if (!types)
      return std::nullopt;
    return anyIs(true, expression.operands,
                 SmallVector<Subject>(types->begin(), types->end()));
  }
  case Kind::Attribute: {
    Attribute attr = op->getAttr(expression.words.front());
    return attr ? holds(expression.operands.front(), attr)
                : std::optional<bool>(false);
  }
  case Kind::Count:
    return compare(expression.words.back(),
                   getCount(expression.words.front(), op),
                   expression.numbers.front());
  case Kind::SameTypes:
  case Kind::SameElements:
    return haveOneType(expression, op);
  default:
    return std::nullopt;
  }
}

//===----------------------------------------------------------------------===//
// All together
//===----------------------------------------------------------------------===//

static std::optional<bool> evaluate(const ConditionExpression &expression,
                                    Subject subject) {
  auto *op = dyn_cast<Operation *>(subject);
  switch (expression.kind) {
  case Kind::And:
    return negate(anyIs(false, expression.operands, subject));
  case Kind::Or:
    return anyIs(true, expression.operands, subject);
  case Kind::Not:
    return negate(evaluate(expression.operands.front(), subject));
  case Kind::AnyMember:
  case Kind::AllMembers:
    return op ? std::nullopt : holdsForMembers(expression, subject);
  case Kind::Cpp:
    return std::nullopt;
  default:
    break;
  }
  if (op)
    return holdsForOp(expression, op);
  if (auto type = dyn_cast<Type>(subject))
    return holdsForType(expression, type);
  return holdsForAttribute(expression, cast<Attribute>(subject));
}

std::optional<bool>
mlir::availability::holds(const ConditionExpression &expression, Type type) {
  return evaluate(expression, type);
}

std::optional<bool>
mlir::availability::holds(const ConditionExpression &expression,
                          Attribute attr) {
  return evaluate(expression, attr);
}

std::optional<bool>
mlir::availability::holds(const ConditionExpression &expression,
                          Operation *op) {
  return evaluate(expression, op);
}

//===----------------------------------------------------------------------===//
// Positions
//===----------------------------------------------------------------------===//

/// Returns the numbers of values in the attribute that has them. Without it,
/// there are none, as in the properties of an op.
static std::optional<SmallVector<unsigned>>
readSegments(Operation *op, const ValueGroup &group) {
  Attribute attr = op->getAttr(group.segments);
  SmallVector<unsigned> sizes;
  if (!attr && !StringRef(group.layout).contains('1'))
    return SmallVector<unsigned>(group.layout.size(), 0);
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
