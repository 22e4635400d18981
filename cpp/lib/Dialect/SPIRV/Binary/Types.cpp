//===- Types.cpp - MLIR types for a binary --------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Types.h"

#include "mlir-availability/Dialect/SPIRV/ResourceTypes.h"
#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeRange.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SHA256.h"

#include <algorithm>
#include <limits>

using namespace mlir;
using namespace mlir::availability::binary;

/// The maximum nesting depth. SPIR-V limits structs in 2.17 "Universal Limits";
/// here pointers, arrays and vectors count too.
static constexpr unsigned kMaxDepth = 300;

bool mlir::availability::binary::declaresType(const Instruction &instruction) {
  if (!instruction.row || !instruction.row->name.starts_with("OpType"))
    return false;
  // OpTypeStructContinuedINTEL declares nothing.
  return instruction.opcode == kOpTypeForwardPointer ||
         instruction.row->getOperands().front().kind == OperandKind::IdResult;
}

/// Returns the struct without members that stands for types called `name`,
/// which MLIR lacks. Other IR in the context may have given such a struct
/// members.
static spirv::StructType getNamed(MLIRContext *context, StringRef name) {
  std::string unused = name.str();
  while (true) {
    auto type = spirv::StructType::getIdentified(context, unused);
    if (succeeded(type.trySetBody({})))
      return type;
    unused += '.';
  }
}

template <typename T>
static ArrayRef<uint8_t> getBytes(ArrayRef<T> values) {
  return {reinterpret_cast<const uint8_t *>(values.data()),
          values.size() * sizeof(T)};
}

StringRef TypeReader::getPrefix() {
  if (!prefix.empty())
    return prefix;
  llvm::SHA256 hash;
  ArrayRef<uint32_t> words = index.getBinary().getWords();
  hash.update(getBytes<uint64_t>({words.size()}));
  hash.update(getBytes(words));
  for (const Specialization &entry : index.getSpecialization())
    hash.update(getBytes<uint64_t>({entry.specId, entry.bits}));
  // MLIR's parser takes no name that begins with a digit.
  prefix = "binary." + llvm::toHex(hash.final(), /*LowerCase=*/true) + ".";
  return prefix;
}

std::string TypeReader::read(size_t position) {
  const Instruction &instruction =
      index.getBinary().getInstructions()[position];
  if (instruction.opcode == kOpTypeForwardPointer) {
    buildForwardPointer(instruction);
    return "";
  }
  unsigned depth = 0;
  bool hasUnknownLength = instruction.opcode == kOpTypeArray &&
                          !index.getLongConstant(instruction.words[3]);
  for (const Operand &operand : index.getOperands(position)) {
    const IdInfo *nested =
        operand.kind == OperandKind::IdRef ? index.find(operand.word) : nullptr;
    if (!nested)
      continue;
    const Instruction &definition = *index.getDefinition(operand.word);
    // OpTypeForwardPointer declares pointers before their definition.
    if (definition.position >= position && definition.opcode != kOpTypePointer)
      return describe(instruction) + " uses %" + std::to_string(operand.word) +
             " before it is defined";
    depth = std::max(depth, nested->depth);
    hasUnknownLength |=
        nested->hasUnknownLength && instruction.opcode != kOpTypePointer;
  }
  if (++depth > kMaxDepth)
    return describe(instruction) + " nests types more than " +
           std::to_string(kMaxDepth) + " deep";
  Type type = build(instruction);
  if (!type)
    type = getNamed(context, instruction.row->name);
  IdInfo &info = *index.find(instruction.words[1]);
  info.type = type;
  info.depth = depth;
  info.hasUnknownLength = hasUnknownLength;
  return "";
}

/// Returns the words after the result id.
static ArrayRef<uint32_t> getArguments(const Instruction &instruction) {
  return instruction.words.drop_front(2);
}

Type TypeReader::build(const Instruction &instruction) {
  switch (instruction.opcode) {
  case kOpTypeVoid:
    return NoneType::get(context);
  case kOpTypeBool:
    return IntegerType::get(context, 1);
  case kOpTypeInt:
    return buildInt(instruction);
  case kOpTypeFloat:
    return buildFloat(instruction);
  case kOpTypeVector:
    return buildVector(instruction, getArguments(instruction)[1]);
  case kOpTypeVectorIdEXT:
    return buildVectorOfIdSize(instruction);
  case kOpTypeMatrix:
    return buildMatrix(instruction);
  case kOpTypeImage:
    return buildImage(instruction);
  case kOpTypeSampledImage: {
    auto image = dyn_cast_if_present<spirv::ImageType>(
        get(getArguments(instruction)[0]));
    return image ? spirv::SampledImageType::get(image) : Type();
  }
  case kOpTypeArray:
    return buildArray(instruction);
  case kOpTypeRuntimeArray:
    return buildRuntimeArray(instruction);
  case kOpTypeStruct:
    return buildStruct(instruction);
  case kOpTypePointer:
    return buildPointer(instruction);
  case kOpTypeUntypedPointerKHR:
    return buildUntypedPointer(instruction);
  case kOpTypeFunction:
    return buildFunction(instruction);
  case kOpTypeCooperativeMatrixKHR:
    return buildCooperativeMatrix(instruction);
  default:
    return {};
  }
}

Type TypeReader::buildInt(const Instruction &instruction) {
  uint32_t width = getArguments(instruction)[0];
  if (width != 8 && width != 16 && width != 32 && width != 64)
    return IndexType::get(context);
  return IntegerType::get(context, width);
}

/// Returns the float of 8 bits or less that is encoded so, null for others.
static Type buildSmallFloat(uint32_t encoding, MLIRContext *context) {
  switch (encoding) {
  case kFloat8E4M3EXT:
    return Float8E4M3FNType::get(context);
  case kFloat8E5M2EXT:
    return Float8E5M2Type::get(context);
  case kFloat8UnsignedE8M0EXT:
    return Float8E8M0FNUType::get(context);
  case kFloat6E2M3EXT:
    return Float6E2M3FNType::get(context);
  case kFloat6E3M2EXT:
    return Float6E3M2FNType::get(context);
  case kFloat4E2M1EXT:
    return Float4E2M1FNType::get(context);
  default:
    return {};
  }
}

Type TypeReader::buildFloat(const Instruction &instruction) {
  ArrayRef<uint32_t> arguments = getArguments(instruction);
  uint32_t width = arguments[0];
  if (arguments.size() > 1) {
    uint32_t encoding = arguments[1];
    if (width == 16 &&
        encoding == static_cast<uint32_t>(spirv::FPEncoding::BFloat16KHR))
      return BFloat16Type::get(context);
    // MXInt8EXT is none of MLIR's: the type has the instruction's name.
    Type type = buildSmallFloat(encoding, context);
    return type && type.getIntOrFloatBitWidth() == width ? type : Type();
  }
  switch (width) {
  case 16:
    return Float16Type::get(context);
  case 32:
    return Float32Type::get(context);
  case 64:
    return Float64Type::get(context);
  default:
    return Float128Type::get(context);
  }
}

Type TypeReader::buildVector(const Instruction &instruction,
                             std::optional<uint32_t> size) {
  Type element = get(getArguments(instruction)[0]);
  // A float that MLIR lacks stands for vectors of it, too.
  if (element && isDeclaredBy(element, "OpTypeFloat"))
    return element;
  if (!element || !element.isIntOrFloat() || size.value_or(0) == 0)
    return {};
  return VectorType::get({static_cast<int64_t>(*size)}, element);
}

/// Returns true when `binary` declares the capability `name`.
static bool declaresCapability(const Binary &binary, StringRef name) {
  std::optional<int64_t> value = spirv::getCapabilityDimension().parse(name);
  for (const Instruction &instruction : binary.getInstructions()) {
    if (instruction.opcode != kOpCapability)
      return false;
    if (value == instruction.words[1])
      return true;
  }
  return false;
}

/// The instruction makes long vectors, and those of SPV_NV_cooperative_vector,
/// which have rules of their own. In a module that may have both, the type is
/// none of MLIR's.
Type TypeReader::buildVectorOfIdSize(const Instruction &instruction) {
  const Binary &binary = index.getBinary();
  if (!declaresCapability(binary, "LongVectorEXT") ||
      declaresCapability(binary, "CooperativeVectorNV"))
    return {};
  return buildVector(instruction,
                     index.getConstant(getArguments(instruction)[1]));
}

Type TypeReader::buildMatrix(const Instruction &instruction) {
  ArrayRef<uint32_t> arguments = getArguments(instruction);
  auto column = dyn_cast_if_present<VectorType>(get(arguments[0]));
  if (!column || arguments[1] == 0)
    return {};
  return spirv::MatrixType::get(column, arguments[1]);
}

Type TypeReader::buildImage(const Instruction &instruction) {
  ArrayRef<uint32_t> arguments = getArguments(instruction);
  Type sampled = get(arguments[0]);
  auto dim = spirv::symbolizeDim(arguments[1]);
  auto depth = spirv::symbolizeImageDepthInfo(arguments[2]);
  auto arrayed = spirv::symbolizeImageArrayedInfo(arguments[3]);
  auto sampling = spirv::symbolizeImageSamplingInfo(arguments[4]);
  auto use = spirv::symbolizeImageSamplerUseInfo(arguments[5]);
  auto format = spirv::symbolizeImageFormat(arguments[6]);
  if (!sampled || !dim || !depth || !arrayed || !sampling || !use || !format)
    return {};
  return spirv::ImageType::get(
      std::tuple(sampled, *dim, *depth, *arrayed, *sampling, *use, *format));
}

std::optional<uint32_t>
TypeReader::getLayoutNumber(const DecorationEntry &entry) {
  if (entry.decoration != kArrayStrideIdEXT && entry.decoration != kOffsetIdEXT)
    return entry.literal;
  const Instruction &annotation =
      index.getBinary().getInstructions()[entry.instruction];
  return index.getConstant(annotation.words.back());
}

std::optional<uint32_t> TypeReader::getArrayStride(uint32_t id) {
  std::optional<uint32_t> stride = 0;
  index.forEachDecoration(id, [&](const DecorationEntry &entry) {
    if (entry.member == kNone &&
        (entry.decoration == kArrayStrideIdEXT ||
         entry.decoration ==
             static_cast<uint32_t>(spirv::Decoration::ArrayStride)))
      stride = getLayoutNumber(entry);
  });
  return stride;
}

Type TypeReader::buildArray(const Instruction &instruction) {
  ArrayRef<uint32_t> arguments = getArguments(instruction);
  Type element = get(arguments[0]);
  std::optional<uint32_t> stride = getArrayStride(instruction.words[1]);
  if (!element || !stride)
    return {};
  // An array whose length can't be evaluated counts as one element: see
  // `hasUnknownLength`. Longer arrays than MLIR's exceed every limit.
  uint64_t length = index.getLongConstant(arguments[1]).value_or(1);
  constexpr uint64_t most = std::numeric_limits<uint32_t>::max();
  return spirv::ArrayType::get(
      element, static_cast<uint32_t>(std::clamp<uint64_t>(length, 1, most)),
      *stride);
}

Type TypeReader::buildRuntimeArray(const Instruction &instruction) {
  Type element = get(getArguments(instruction)[0]);
  std::optional<uint32_t> stride = getArrayStride(instruction.words[1]);
  if (!element || !stride)
    return {};
  return spirv::RuntimeArrayType::get(element, *stride);
}

Type TypeReader::buildPointer(const Instruction &instruction) {
  ArrayRef<uint32_t> arguments = getArguments(instruction);
  auto storageClass = spirv::symbolizeStorageClass(arguments[0]);
  Type pointee = get(arguments[1]);
  if (!storageClass || !pointee)
    return {};
  return spirv::PointerType::get(pointee, *storageClass);
}

/// The pointee is a type that MLIR lacks, so the rules for pointers apply.
Type TypeReader::buildUntypedPointer(const Instruction &instruction) {
  auto storageClass =
      spirv::symbolizeStorageClass(getArguments(instruction)[0]);
  if (!storageClass)
    return {};
  return spirv::PointerType::get(getNamed(context, instruction.row->name),
                                 *storageClass);
}

void TypeReader::buildForwardPointer(const Instruction &instruction) {
  const Instruction *pointer = index.getDefinition(instruction.words[1]);
  auto storageClass = spirv::symbolizeStorageClass(instruction.words[2]);
  IdInfo *info = index.find(instruction.words[1]);
  if (!pointer || pointer->opcode != kOpTypePointer || !storageClass ||
      info->type)
    return;
  IdInfo *pointee = index.find(pointer->words[3]);
  const Instruction *definition = index.getDefinition(pointer->words[3]);
  if (!pointee || !definition || definition->opcode != kOpTypeStruct)
    return;
  if (!pointee->type)
    pointee->type = spirv::StructType::getIdentified(
        context, (getPrefix() + Twine(pointer->words[3])).str());
  info->type = spirv::PointerType::get(pointee->type, *storageClass);
}

Attribute TypeReader::getOffset(const DecorationEntry &entry) {
  std::optional<uint32_t> offset = getLayoutNumber(entry);
  return offset ? Attribute(
                      IntegerAttr::get(IntegerType::get(context, 32), *offset))
                : UnitAttr::get(context);
}

/// Returns `offsets` if all are numbers. MLIR's structs state all or none:
/// otherwise adds those that there are to `decorations`.
static SmallVector<uint32_t> takeOffsets(
    ArrayRef<Attribute> offsets,
    SmallVectorImpl<spirv::StructType::MemberDecorationInfo> &decorations) {
  SmallVector<uint32_t> numbers;
  for (Attribute offset : offsets)
    if (auto number = dyn_cast_if_present<IntegerAttr>(offset))
      numbers.push_back(
          static_cast<uint32_t>(number.getValue().getZExtValue()));
  if (numbers.size() == offsets.size())
    return numbers;
  for (auto [index, offset] : llvm::enumerate(offsets))
    if (offset)
      decorations.emplace_back(index, spirv::Decoration::Offset, offset);
  return {};
}

Type TypeReader::buildStruct(const Instruction &instruction) {
  SmallVector<Type> members;
  for (uint32_t id : getArguments(instruction)) {
    Type member = get(id);
    if (!member)
      return {};
    members.push_back(member);
  }
  SmallVector<Attribute> offsets(members.size());
  SmallVector<spirv::StructType::MemberDecorationInfo> ofMembers;
  SmallVector<spirv::StructType::StructDecorationInfo> own;
  index.forEachDecoration(
      instruction.words[1], [&](const DecorationEntry &entry) {
        auto decoration = static_cast<spirv::Decoration>(entry.decoration);
        bool isMember = entry.member < members.size();
        if (isMember && (decoration == spirv::Decoration::Offset ||
                         entry.decoration == kOffsetIdEXT))
          offsets[entry.member] = getOffset(entry);
        else if (DecorationReader::isOfType(entry))
          if (Attribute value = decorations.getValue(entry)) {
            if (isMember)
              ofMembers.emplace_back(entry.member, decoration, value);
            else if (entry.member == kNone)
              own.emplace_back(decoration, value);
          }
      });
  SmallVector<uint32_t> known = takeOffsets(offsets, ofMembers);
  llvm::sort(ofMembers);
  llvm::sort(own);

  const IdInfo &info = *index.find(instruction.words[1]);
  if (auto recursive = dyn_cast_if_present<spirv::StructType>(info.type)) {
    // If this binary was read before, with the same specialization, the body is
    // set, and is the same.
    (void)recursive.trySetBody(members, known, ofMembers, own);
    return recursive;
  }
  if (members.empty())
    return spirv::StructType::getEmpty(context);
  return spirv::StructType::get(members, known, ofMembers, own);
}

Type TypeReader::buildFunction(const Instruction &instruction) {
  ArrayRef<uint32_t> arguments = getArguments(instruction);
  SmallVector<Type> inputs, results;
  Type result = get(arguments[0]);
  if (!result)
    return {};
  if (!isa<NoneType>(result))
    results.push_back(result);
  for (uint32_t id : arguments.drop_front()) {
    Type input = get(id);
    if (!input)
      return {};
    inputs.push_back(input);
  }
  return FunctionType::get(context, inputs, results);
}

Type TypeReader::buildCooperativeMatrix(const Instruction &instruction) {
  ArrayRef<uint32_t> arguments = getArguments(instruction);
  Type element = get(arguments[0]);
  std::optional<uint32_t> scope = index.getConstant(arguments[1]);
  std::optional<uint32_t> rows = index.getConstant(arguments[2]);
  std::optional<uint32_t> columns = index.getConstant(arguments[3]);
  std::optional<uint32_t> use = index.getConstant(arguments[4]);
  if (!element || !element.isIntOrFloat() || !scope || !use)
    return {};
  auto knownScope = spirv::symbolizeScope(*scope);
  auto knownUse = spirv::symbolizeCooperativeMatrixUseKHR(*use);
  if (!knownScope || !knownUse)
    return {};
  // The size isn't judged, and it may be an operation on specialization
  // constants.
  return spirv::CooperativeMatrixType::get(
      element, std::max(rows.value_or(1), 1u),
      std::max(columns.value_or(1), 1u), *knownScope, *knownUse);
}
