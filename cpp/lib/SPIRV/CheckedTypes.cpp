//===- CheckedTypes.cpp - SPIR-V types from unchecked input ---------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/SPIRV/CheckedTypes.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::availability;
using spirv::Decoration;

//===----------------------------------------------------------------------===//
// What types are made of
//===----------------------------------------------------------------------===//

/// Returns what messages call a type. The text of structs, and of what contains
/// them, can be long without end.
static std::string describe(Type type) {
  if (auto structType = dyn_cast<spirv::StructType>(type)) {
    if (structType.isIdentified())
      return ("the struct '" + structType.getIdentifier() + "'").str();
    return "a struct";
  }
  if (isa<spirv::ArrayType, spirv::RuntimeArrayType>(type))
    return "an array";
  if (isa<spirv::PointerType>(type))
    return "a pointer";
  std::string text;
  llvm::raw_string_ostream(text) << "'" << type << "'";
  return text;
}

/// Checks that `type` is one that SPIR-V has values or memory of.
static LogicalResult checkElement(EmitErrorFn emitError, Type type,
                                  const Twine &what) {
  if (auto vector = dyn_cast<VectorType>(type)) {
    if (vector.isScalable())
      return emitError() << what << " can't be " << describe(type)
                         << ": SPIR-V has no scalable vectors";
    // Those of 8 and 16 exist, but MLIR's parser takes none within a type.
    if (vector.getRank() != 1 || vector.getNumElements() < 2 ||
        vector.getNumElements() > 4)
      return emitError() << what << " can't be " << describe(type)
                         << ": vectors have one dimension, of 2, 3 or 4";
  }
  if (!isa<spirv::SPIRVType>(type))
    return emitError() << what << " can't be " << describe(type)
                       << ", which is not a SPIR-V type";
  return success();
}

/// Checks that `type` is an integer or a float.
static LogicalResult checkNumber(EmitErrorFn emitError, Type type,
                                 const Twine &what) {
  if (!isa<spirv::ScalarType>(type) || type.isInteger(1))
    return emitError() << what << " can't be " << describe(type)
                       << ": expected an integer or float type of SPIR-V";
  return success();
}

/// Checks that `number` is at least `min` and has 32 bits.
static LogicalResult checkNumber32(EmitErrorFn emitError, int64_t number,
                                   int64_t min, const Twine &what) {
  if (number < min || number > UINT32_MAX)
    return emitError() << what << " can't be " << number << ": expected " << min
                       << " to " << UINT32_MAX;
  return success();
}

/// Checks that all of `types` belong to one context.
static LogicalResult checkContext(EmitErrorFn emitError, MLIRContext *context,
                                  ArrayRef<Type> types) {
  for (Type type : types)
    if (type.getContext() != context)
      return emitError() << "types of different contexts";
  return success();
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

namespace {
/// How the matrices of a member lie in memory.
struct MatrixPlacement {
  uint64_t stride = 0;
  bool isRowMajor = false;
};

/// Finds out how many bytes types take up at least, from the first to the last:
/// without padding behind it. Says std::nullopt where that isn't known, as for
/// booleans, or types without strides or offsets.
class ExtentFinder {
public:
  using Extent = std::optional<uint64_t>;

  Extent find(Type type, MatrixPlacement matrices = {});
  Extent findMember(const SPIRVStructBody &body, size_t index);

private:
  Extent findStruct(spirv::StructType type);

  /// A struct is looked at once: structs nest deep, and malformed ones contain
  /// themselves.
  DenseMap<Type, Extent> structs;
};
} // namespace

/// Returns `count` things of `size`, the first bytes of which are `stride`
/// apart.
static uint64_t getSpan(uint64_t count, uint64_t stride, uint64_t size) {
  return llvm::SaturatingMultiplyAdd(count - 1, stride, size);
}

ExtentFinder::Extent ExtentFinder::find(Type type, MatrixPlacement matrices) {
  return TypeSwitch<Type, Extent>(type)
      .Case<IntegerType, FloatType>([](auto scalar) -> Extent {
        unsigned width = scalar.getIntOrFloatBitWidth();
        return width < 8 ? Extent() : Extent(width / 8);
      })
      .Case([&](VectorType vector) -> Extent {
        Extent element = find(vector.getElementType());
        if (!element)
          return std::nullopt;
        return getSpan(vector.getNumElements(), *element, *element);
      })
      .Case([&](spirv::MatrixType matrix) -> Extent {
        Extent element = find(matrix.getElementType());
        if (!element || matrices.stride == 0)
          return std::nullopt;
        uint64_t lines = matrix.getNumColumns(), length = matrix.getNumRows();
        if (matrices.isRowMajor)
          std::swap(lines, length);
        return getSpan(lines, matrices.stride, length * *element);
      })
      .Case([&](spirv::ArrayType array) -> Extent {
        Extent element = find(array.getElementType(), matrices);
        if (!element || array.getArrayStride() == 0)
          return std::nullopt;
        return getSpan(array.getNumElements(), array.getArrayStride(),
                       *element);
      })
      .Case([](spirv::PointerType pointer) -> Extent {
        // Other pointers have no size of their own.
        if (pointer.getStorageClass() !=
            spirv::StorageClass::PhysicalStorageBuffer)
          return std::nullopt;
        return 8;
      })
      .Case([&](spirv::StructType type) { return findStruct(type); })
      .Default([](Type) -> Extent { return std::nullopt; });
}

ExtentFinder::Extent ExtentFinder::findStruct(spirv::StructType type) {
  auto [known, isNew] = structs.insert({type, std::nullopt});
  if (!isNew)
    return known->second;
  SPIRVStructBody body = getStructBody(type);
  if (body.offsets.empty())
    return std::nullopt;
  uint64_t extent = 0;
  for (size_t i = 0, e = body.members.size(); i < e; ++i) {
    Extent member = findMember(body, i);
    if (!member)
      return std::nullopt;
    extent = std::max(
        extent,
        llvm::SaturatingAdd(static_cast<uint64_t>(body.offsets[i]), *member));
  }
  return structs[type] = extent;
}

ExtentFinder::Extent ExtentFinder::findMember(const SPIRVStructBody &body,
                                              size_t index) {
  MatrixPlacement matrices;
  for (const auto &[member, decoration] : body.memberDecorations) {
    if (member != static_cast<int64_t>(index))
      continue;
    if (decoration.decoration == Decoration::MatrixStride && decoration.value)
      matrices.stride = *decoration.value;
    if (decoration.decoration == Decoration::RowMajor)
      matrices.isRowMajor = true;
  }
  return find(body.members[index], matrices);
}

//===----------------------------------------------------------------------===//
// Pointers, arrays, images, matrices
//===----------------------------------------------------------------------===//

spirv::PointerType
mlir::availability::getCheckedPointerType(EmitErrorFn emitError, Type pointee,
                                          spirv::StorageClass storageClass) {
  if (failed(checkElement(emitError, pointee, "the pointee of a pointer")))
    return {};
  return spirv::PointerType::get(pointee, storageClass);
}

/// Checks the stride of an array.
static LogicalResult checkStride(EmitErrorFn emitError, Type element,
                                 std::optional<int64_t> stride) {
  if (!stride)
    return success();
  if (failed(checkNumber32(emitError, *stride, 1, "the stride of an array")))
    return failure();
  ExtentFinder::Extent extent = ExtentFinder().find(element);
  if (extent && *extent > static_cast<uint64_t>(*stride))
    return emitError() << "elements overlap: the stride of an array can't be "
                       << *stride << ", as an element, " << describe(element)
                       << ", has " << *extent << " bytes";
  return success();
}

/// Checks the element of an array.
static LogicalResult checkArrayElement(EmitErrorFn emitError, Type element) {
  if (isa<spirv::RuntimeArrayType>(element))
    return emitError() << "the element of an array can't be "
                       << describe(element)
                       << ", whose size is known at run time only";
  return checkElement(emitError, element, "the element of an array");
}

spirv::ArrayType
mlir::availability::getCheckedArrayType(EmitErrorFn emitError, Type element,
                                        int64_t numElements,
                                        std::optional<int64_t> stride) {
  if (failed(checkNumber32(emitError, numElements, 1,
                           "the number of elements of an array")))
    return {};
  if (failed(checkArrayElement(emitError, element)) ||
      failed(checkStride(emitError, element, stride)))
    return {};
  return spirv::ArrayType::get(element, numElements, stride.value_or(0));
}

spirv::RuntimeArrayType mlir::availability::getCheckedRuntimeArrayType(
    EmitErrorFn emitError, Type element, std::optional<int64_t> stride) {
  if (failed(checkArrayElement(emitError, element)) ||
      failed(checkStride(emitError, element, stride)))
    return {};
  return spirv::RuntimeArrayType::get(element, stride.value_or(0));
}

spirv::ImageType mlir::availability::getCheckedImageType(
    EmitErrorFn emitError, Type element, spirv::Dim dim,
    spirv::ImageDepthInfo depth, spirv::ImageArrayedInfo arrayed,
    spirv::ImageSamplingInfo sampling, spirv::ImageSamplerUseInfo samplerUse,
    spirv::ImageFormat format) {
  if (failed(checkNumber(emitError, element, "the element of an image")))
    return {};
  return spirv::ImageType::get(element, dim, depth, arrayed, sampling,
                               samplerUse, format);
}

spirv::SampledImageType
mlir::availability::getCheckedSampledImageType(EmitErrorFn emitError,
                                               Type image) {
  if (!isa<spirv::ImageType>(image)) {
    emitError() << "the image of a sampled image can't be " << describe(image)
                << ": expected an image type";
    return {};
  }
  return spirv::SampledImageType::getChecked(emitError, image);
}

spirv::MatrixType
mlir::availability::getCheckedMatrixType(EmitErrorFn emitError, Type column,
                                         int64_t numColumns) {
  auto vector = dyn_cast<VectorType>(column);
  if (!vector || !isa<FloatType>(vector.getElementType())) {
    emitError() << "the column of a matrix can't be " << describe(column)
                << ": expected a vector of floats";
    return {};
  }
  if (failed(checkElement(emitError, column, "the column of a matrix")))
    return {};
  if (numColumns < 2 || numColumns > 4) {
    emitError() << "the number of columns of a matrix can't be " << numColumns
                << ": expected 2, 3 or 4";
    return {};
  }
  return spirv::MatrixType::getChecked(emitError, column, numColumns);
}

spirv::CooperativeMatrixType
mlir::availability::getCheckedCooperativeMatrixType(
    EmitErrorFn emitError, Type element, int64_t rows, int64_t columns,
    spirv::Scope scope, spirv::CooperativeMatrixUseKHR use) {
  if (failed(checkNumber(emitError, element,
                         "the element of a cooperative matrix")) ||
      failed(checkNumber32(emitError, rows, 1,
                           "the number of rows of a cooperative matrix")) ||
      failed(checkNumber32(emitError, columns, 1,
                           "the number of columns of a cooperative matrix")))
    return {};
  return spirv::CooperativeMatrixType::get(element, rows, columns, scope, use);
}

spirv::TensorArmType mlir::availability::getCheckedTensorArmType(
    EmitErrorFn emitError, ArrayRef<int64_t> shape, Type element) {
  if (failed(checkNumber(emitError, element, "the element of a tensor")))
    return {};
  size_t numDynamic = llvm::count(shape, ShapedType::kDynamic);
  if (numDynamic != 0 && numDynamic != shape.size()) {
    emitError() << "the dimensions of a tensor must be all known, or none";
    return {};
  }
  for (int64_t dim : shape)
    if (dim != ShapedType::kDynamic && dim < 1) {
      emitError() << "a dimension of a tensor can't be " << dim
                  << ": expected at least 1";
      return {};
    }
  return spirv::TensorArmType::get(shape, element);
}

//===----------------------------------------------------------------------===//
// Structs
//===----------------------------------------------------------------------===//

namespace {
/// What operands a decoration has.
enum class DecorationOperands {
  None,
  /// One literal, or one case of an enum.
  Literal,
  /// What a struct type of MLIR can't hold: ids, strings, several operands.
  Other,
};
} // namespace

/// Returns what operands a decoration has (SPIR-V specification, section 3.20
/// "Decoration").
static DecorationOperands getOperands(Decoration decoration) {
  switch (decoration) {
  case Decoration::Alignment:
  case Decoration::ArrayStride:
  case Decoration::BankBitsINTEL:
  case Decoration::BankwidthINTEL:
  case Decoration::Binding:
  case Decoration::BufferLocationINTEL:
  case Decoration::BuiltIn:
  case Decoration::CacheSizeINTEL:
  case Decoration::Component:
  case Decoration::DescriptorSet:
  case Decoration::FPFastMathMode:
  case Decoration::FPRoundingMode:
  case Decoration::ForcePow2DepthINTEL:
  case Decoration::FuncParamAttr:
  case Decoration::FuncParamIOKindINTEL:
  case Decoration::GlobalVariableOffsetINTEL:
  case Decoration::IOPipeStorageINTEL:
  case Decoration::Index:
  case Decoration::InputAttachmentIndex:
  case Decoration::Location:
  case Decoration::MatrixStride:
  case Decoration::MaxByteOffset:
  case Decoration::MaxPrivateCopiesINTEL:
  case Decoration::MaxReplicatesINTEL:
  case Decoration::NumbanksINTEL:
  case Decoration::Offset:
  case Decoration::PrefetchINTEL:
  case Decoration::SIMTCallINTEL:
  case Decoration::SecondaryViewportRelativeNV:
  case Decoration::SpecId:
  case Decoration::Stream:
  case Decoration::XfbBuffer:
  case Decoration::XfbStride:
    return DecorationOperands::Literal;
  case Decoration::AliasScopeINTEL:
  case Decoration::AlignmentId:
  case Decoration::CacheControlLoadINTEL:
  case Decoration::CacheControlStoreINTEL:
  case Decoration::ClobberINTEL:
  case Decoration::CounterBuffer:
  case Decoration::FunctionDenormModeINTEL:
  case Decoration::FunctionFloatingPointModeINTEL:
  case Decoration::FunctionRoundingModeINTEL:
  case Decoration::LinkageAttributes:
  case Decoration::MaxByteOffsetId:
  case Decoration::MemoryINTEL:
  case Decoration::MergeINTEL:
  case Decoration::NoAliasINTEL:
  case Decoration::UniformId:
  case Decoration::UserSemantic:
  case Decoration::UserTypeGOOGLE:
    return DecorationOperands::Other;
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
    return checkNumber32(emitError, *decoration.value, 0,
                         "the value of the decoration " + name);
  case DecorationOperands::Other:
    return emitError() << "the decoration " << name
                       << " takes what a struct type can't hold";
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

/// Checks that members don't overlap, in whatever order they are.
static LogicalResult checkOffsets(EmitErrorFn emitError,
                                  const SPIRVStructBody &body) {
  if (body.offsets.empty())
    return success();
  if (body.offsets.size() != body.members.size())
    return emitError() << body.offsets.size() << " offsets for "
                       << body.members.size()
                       << " members: expected one for each, or none";
  for (int64_t offset : body.offsets)
    if (failed(checkNumber32(emitError, offset, 0, "the offset of a member")))
      return failure();

  auto order = llvm::to_vector(llvm::seq<size_t>(0, body.members.size()));
  llvm::sort(order, [&](size_t lhs, size_t rhs) {
    return std::pair(body.offsets[lhs], lhs) <
           std::pair(body.offsets[rhs], rhs);
  });
  ExtentFinder extents;
  for (size_t i = 1, e = order.size(); i < e; ++i) {
    size_t member = order[i - 1], next = order[i];
    // What has no known size has at least some.
    uint64_t extent = extents.findMember(body, member).value_or(1);
    uint64_t end = llvm::SaturatingAdd(
        static_cast<uint64_t>(body.offsets[member]), extent);
    if (end > static_cast<uint64_t>(body.offsets[next]))
      return emitError() << "members overlap: member " << next << " is at byte "
                         << body.offsets[next] << ", but member " << member
                         << ", " << describe(body.members[member])
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
        return emitError() << "member " << i << ", " << describe(type)
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
/// A body as MLIR takes it.
struct NativeBody {
  explicit NativeBody(MLIRContext *context, const SPIRVStructBody &body) {
    Builder builder(context);
    auto getValue = [&](const SPIRVDecoration &decoration) -> Attribute {
      if (!decoration.value)
        return builder.getUnitAttr();
      // MLIR's text doesn't say the type, and is read as one of 64 bits.
      return builder.getI64IntegerAttr(*decoration.value);
    };
    offsets.assign(body.offsets.begin(), body.offsets.end());
    for (const auto &[member, decoration] : body.memberDecorations)
      memberDecorations.emplace_back(member, decoration.decoration,
                                     getValue(decoration));
    for (const SPIRVDecoration &decoration : body.decorations)
      decorations.emplace_back(decoration.decoration, getValue(decoration));
    // Identified structs keep the order; in literal ones it is this.
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
  // What MLIR's parser takes for a bare identifier.
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

/// Returns true if `type` is `outer`, or contains it other than by pointer.
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
    return emitError() << "a struct without a name is what it is";
  if (failed(checkBody(emitError, type.getContext(), body)))
    return failure();
  llvm::SmallDenseSet<Type> seen;
  for (Type member : body.members)
    if (contains(member, type, seen))
      return emitError() << "the struct '" << type.getIdentifier()
                         << "' would contain itself in " << describe(member)
                         << "; it can contain pointers to itself";
  NativeBody native(type.getContext(), body);
  if (failed(type.trySetBody(body.members, native.offsets,
                             native.memberDecorations, native.decorations)))
    return emitError() << "the struct '" << type.getIdentifier()
                       << "' has another body";
  return success();
}

/// Returns a decoration with its operand. MLIR's parser takes any attribute for
/// one; those that aren't numbers of 32 bits are left out.
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
