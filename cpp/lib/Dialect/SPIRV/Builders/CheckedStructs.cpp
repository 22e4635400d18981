//===- CheckedStructs.cpp - Checked structs of SPIR-V ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/SPIRV/CheckedTypes.h"

#include "TypeChecks.h"

#include "mlir-availability/Dialect/SPIRV/Layout.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::availability;
using spirv::Decoration;

/// Checks that all of `types` belong to one context.
static LogicalResult checkContext(EmitErrorFn emitError, MLIRContext *context,
                                  ArrayRef<Type> types) {
  for (Type type : types)
    if (type.getContext() != context)
      return emitError() << "types of different contexts";
  return success();
}

namespace {
/// The kinds of operands of a decoration.
enum class DecorationOperands {
  None,
  /// One literal, or one case of an enum.
  Literal,
  /// Operands that MLIR's struct type can't hold: ids, strings, or several
  /// operands.
  Other,
};
} // namespace

/// Returns the operands of a decoration (SPIR-V specification, section 3.20
/// "Decoration").
static DecorationOperands getOperands(Decoration decoration) {
  switch (decoration) {
#define DECORATION_OPERANDS(NAME, OPERANDS)                                    \
  case Decoration::NAME:                                                       \
    return DecorationOperands::OPERANDS;
#include "DecorationOperands.inc"
#undef DECORATION_OPERANDS
  default:
    return DecorationOperands::None;
  }
}

static LogicalResult checkDecoration(EmitErrorFn emitError,
                                     const SPIRVDecoration &decoration) {
  StringRef name = spirv::stringifyDecoration(decoration.decoration);
  switch (getOperands(decoration.decoration)) {
  case DecorationOperands::None:
    if (decoration.value)
      return emitError() << "the decoration " << name << " takes no value";
    return success();
  case DecorationOperands::Literal:
    if (!decoration.value)
      return emitError() << "the decoration " << name << " needs a value";
    return checkRange(emitError, *decoration.value, 0, UINT32_MAX,
                      "the value of the decoration " + name);
  case DecorationOperands::Other:
    return emitError() << "the decoration " << name
                       << " takes an operand that a struct type can't hold";
  }
  llvm_unreachable("all cases return");
}

static LogicalResult checkDecorations(EmitErrorFn emitError,
                                      const SPIRVStructBody &body) {
  llvm::SmallDenseSet<std::pair<int64_t, uint32_t>> seen;
  for (const auto &[member, decoration] : body.memberDecorations) {
    if (member < 0 || member >= static_cast<int64_t>(body.members.size()))
      return emitError() << "there is no member " << member
                         << " to decorate: the struct has "
                         << body.members.size();
    if (decoration.decoration == Decoration::Offset)
      return emitError() << "the decoration Offset of members is given as "
                            "their offsets";
    if (failed(checkDecoration(emitError, decoration)))
      return failure();
    if (!seen.insert({member, static_cast<uint32_t>(decoration.decoration)})
             .second)
      return emitError() << "member " << member << " is decorated twice with "
                         << spirv::stringifyDecoration(decoration.decoration);
  }
  for (const SPIRVDecoration &decoration : body.decorations) {
    if (failed(checkDecoration(emitError, decoration)))
      return failure();
    if (!seen.insert({-1, static_cast<uint32_t>(decoration.decoration)}).second)
      return emitError() << "the struct is decorated twice with "
                         << spirv::stringifyDecoration(decoration.decoration);
  }
  return success();
}

/// Returns the matrix layout from a member's decorations.
static MatrixLayout getMatrixLayout(const SPIRVStructBody &body, size_t index) {
  MatrixLayout matrices;
  for (const auto &[member, decoration] : body.memberDecorations) {
    if (member != static_cast<int64_t>(index))
      continue;
    if (decoration.decoration == spirv::Decoration::MatrixStride)
      matrices.stride = decoration.value.value_or(0);
    if (decoration.decoration == spirv::Decoration::RowMajor)
      matrices.isRowMajor = true;
  }
  return matrices;
}

/// Checks that members don't overlap. They may be in any order.
static LogicalResult checkOffsets(EmitErrorFn emitError,
                                  const SPIRVStructBody &body) {
  if (body.offsets.empty())
    return success();
  if (body.offsets.size() != body.members.size())
    return emitError() << body.offsets.size() << " offsets for "
                       << body.members.size()
                       << " members: expected one for each, or none";
  for (int64_t offset : body.offsets)
    if (failed(checkRange(emitError, offset, 0, UINT32_MAX,
                          "the offset of a member")))
      return failure();

  auto order = llvm::to_vector(llvm::seq<size_t>(0, body.members.size()));
  llvm::sort(order, [&](size_t lhs, size_t rhs) {
    return std::pair(body.offsets[lhs], lhs) <
           std::pair(body.offsets[rhs], rhs);
  });
  ExplicitLayout layout;
  for (size_t i = 1, e = order.size(); i < e; ++i) {
    size_t member = order[i - 1], next = order[i];
    // A member of unknown size has at least one byte.
    std::optional<ExplicitSize> size =
        layout.getSize(body.members[member], getMatrixLayout(body, member));
    uint64_t end = llvm::SaturatingAdd<uint64_t>(
        body.offsets[member], size && size->stride == 0 ? size->fixed : 1);
    if (end > static_cast<uint64_t>(body.offsets[next]))
      return emitError() << "members overlap: member " << next << " is at byte "
                         << body.offsets[next] << ", but member " << member
                         << ", " << describeSPIRV(body.members[member])
                         << " at byte " << body.offsets[member] << ", ends at "
                         << end;
  }
  return success();
}

static LogicalResult checkBody(EmitErrorFn emitError, MLIRContext *context,
                               const SPIRVStructBody &body) {
  if (body.members.empty() && !body.decorations.empty())
    return emitError() << "MLIR has no struct with decorations and without "
                          "members";
  for (auto [i, type] : llvm::enumerate(body.members)) {
    if (failed(checkElement(emitError, type, "a member of a struct")))
      return failure();
    if (isa<spirv::RuntimeArrayType>(type)) {
      bool isLast = body.offsets.size() == body.members.size()
                        ? body.offsets[i] == *llvm::max_element(body.offsets)
                        : i + 1 == body.members.size();
      if (!isLast)
        return emitError() << "member " << i << ", " << describeSPIRV(type)
                           << ", is not the last: only that one can be a "
                              "run-time array";
    }
  }
  if (failed(checkContext(emitError, context, body.members)) ||
      failed(checkDecorations(emitError, body)))
    return failure();
  return checkOffsets(emitError, body);
}

namespace {
/// The body as MLIR's functions expect it.
struct NativeBody {
  explicit NativeBody(MLIRContext *context, const SPIRVStructBody &body) {
    Builder builder(context);
    auto getValue = [&](const SPIRVDecoration &decoration) -> Attribute {
      if (!decoration.value)
        return builder.getUnitAttr();
      // MLIR's text omits the number's type, and its parser assumes 64 bits.
      return builder.getI64IntegerAttr(*decoration.value);
    };
    offsets.assign(body.offsets.begin(), body.offsets.end());
    for (const auto &[member, decoration] : body.memberDecorations)
      memberDecorations.emplace_back(member, decoration.decoration,
                                     getValue(decoration));
    for (const SPIRVDecoration &decoration : body.decorations)
      decorations.emplace_back(decoration.decoration, getValue(decoration));
    // MLIR sorts the decorations of literal structs like this, and leaves those
    // of identified ones in order.
    llvm::sort(memberDecorations);
    llvm::sort(decorations);
  }

  SmallVector<spirv::StructType::OffsetInfo> offsets;
  SmallVector<spirv::StructType::MemberDecorationInfo> memberDecorations;
  SmallVector<spirv::StructType::StructDecorationInfo> decorations;
};
} // namespace

spirv::StructType mlir::availability::getCheckedStructType(
    EmitErrorFn emitError, MLIRContext *context, const SPIRVStructBody &body) {
  if (failed(checkBody(emitError, context, body)))
    return {};
  if (body.members.empty())
    return spirv::StructType::getEmpty(context);
  NativeBody native(context, body);
  return spirv::StructType::get(body.members, native.offsets,
                                native.memberDecorations, native.decorations);
}

spirv::StructType mlir::availability::getCheckedIdentifiedStructType(
    EmitErrorFn emitError, MLIRContext *context, StringRef name) {
  // MLIR's parser accepts these characters in a bare identifier.
  auto isLetter = [](char c) { return llvm::isAlpha(c) || c == '_'; };
  auto isInner = [&](char c) {
    return isLetter(c) || llvm::isDigit(c) || c == '$' || c == '.';
  };
  if (name.empty() || !isLetter(name.front()) || !llvm::all_of(name, isInner)) {
    emitError() << "the name of a struct can't be '" << name
                << "': expected a letter or _, then letters, digits, _, $ and "
                   ".";
    return {};
  }
  return spirv::StructType::getIdentified(context, name);
}

/// Returns true if `type` is or contains `outer`, except through pointers.
static bool contains(Type type, Type outer, llvm::SmallDenseSet<Type> &seen) {
  if (type == outer)
    return true;
  if (!seen.insert(type).second)
    return false;
  return TypeSwitch<Type, bool>(type)
      .Case<spirv::ArrayType, spirv::RuntimeArrayType>([&](auto array) {
        return contains(array.getElementType(), outer, seen);
      })
      .Case([&](spirv::StructType type) {
        return llvm::any_of(type.getElementTypes(), [&](Type member) {
          return contains(member, outer, seen);
        });
      })
      .Default([](Type) { return false; });
}

LogicalResult
mlir::availability::setCheckedStructBody(EmitErrorFn emitError,
                                         spirv::StructType type,
                                         const SPIRVStructBody &body) {
  if (!type.isIdentified())
    return emitError() << "the body of a struct without a name can't be set";
  if (failed(checkBody(emitError, type.getContext(), body)))
    return failure();
  llvm::SmallDenseSet<Type> seen;
  for (Type member : body.members)
    if (contains(member, type, seen))
      return emitError() << "the struct '" << type.getIdentifier()
                         << "' would contain itself in "
                         << describeSPIRV(member)
                         << "; it can contain pointers to itself";
  NativeBody native(type.getContext(), body);
  if (failed(type.trySetBody(body.members, native.offsets,
                             native.memberDecorations, native.decorations)))
    return emitError() << "the struct '" << type.getIdentifier()
                       << "' has another body";
  return success();
}

/// Returns a decoration with its operand. MLIR's parser accepts any attribute
/// as the operand; only 32-bit numbers are kept.
static SPIRVDecoration makeDecoration(Decoration decoration, Attribute value) {
  auto number = dyn_cast_or_null<IntegerAttr>(value);
  if (!number || number.getValue().getActiveBits() > 32)
    return {decoration, std::nullopt};
  return {decoration, static_cast<int64_t>(number.getValue().getZExtValue())};
}

SPIRVStructBody mlir::availability::getStructBody(spirv::StructType type) {
  SPIRVStructBody body;
  llvm::append_range(body.members, type.getElementTypes());
  if (type.hasOffset())
    for (size_t i = 0, e = body.members.size(); i < e; ++i)
      body.offsets.push_back(type.getMemberOffset(i));
  SmallVector<spirv::StructType::MemberDecorationInfo> memberDecorations;
  type.getMemberDecorations(memberDecorations);
  for (const auto &info : memberDecorations)
    body.memberDecorations.emplace_back(
        info.memberIndex,
        makeDecoration(info.decoration, info.decorationValue));
  SmallVector<spirv::StructType::StructDecorationInfo> decorations;
  type.getStructDecorations(decorations);
  for (const auto &info : decorations)
    body.decorations.push_back(
        makeDecoration(info.decoration, info.decorationValue));
  return body;
}
