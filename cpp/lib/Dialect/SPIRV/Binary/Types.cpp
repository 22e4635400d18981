//===- Types.cpp - MLIR types for a binary --------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Types.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeRange.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

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

TypeReader::TypeReader(Index &index, MLIRContext *context)
    : index(index), context(context) {
  ArrayRef<uint32_t> words = index.getBinary().getWords();
  ArrayRef<uint8_t> bytes(reinterpret_cast<const uint8_t *>(words.data()),
                          words.size() * sizeof(uint32_t));
  prefix = llvm::utohexstr(llvm::xxh3_64bits(bytes)) + ".";
}

std::string TypeReader::read(size_t position) {
  const Instruction &instruction =
      index.getBinary().getInstructions()[position];
  if (instruction.opcode == kOpTypeForwardPointer) {
    buildForwardPointer(instruction);
    return "";
  }
  unsigned depth = 0;
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
  }
  if (++depth > kMaxDepth)
    return describe(instruction) + " nests types more than " +
           std::to_string(kMaxDepth) + " deep";
  Type type = build(instruction);
  if (!type)
    type = spirv::StructType::getIdentified(context, instruction.row->name);
  IdInfo &info = *index.find(instruction.words[1]);
  info.type = type;
  info.depth = depth;
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
    return buildVector(instruction);
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

Type TypeReader::buildFloat(const Instruction &instruction) {
  ArrayRef<uint32_t> arguments = getArguments(instruction);
  uint32_t width = arguments[0];
  if (arguments.size() > 1) {
    auto encoding = spirv::symbolizeFPEncoding(arguments[1]);
    return width == 16 && encoding == spirv::FPEncoding::BFloat16KHR
               ? BFloat16Type::get(context)
               : Type();
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

Type TypeReader::buildVector(const Instruction &instruction) {
  ArrayRef<uint32_t> arguments = getArguments(instruction);
  Type element = get(arguments[0]);
  if (!element || !element.isIntOrFloat() || arguments[1] == 0)
    return {};
  return VectorType::get({static_cast<int64_t>(arguments[1])}, element);
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

uint32_t TypeReader::getArrayStride(uint32_t id) {
  uint32_t stride = 0;
  index.forEachDecoration(id, [&](const DecorationEntry &entry) {
    if (entry.member == kNone &&
        entry.decoration ==
            static_cast<uint32_t>(spirv::Decoration::ArrayStride))
      stride = entry.literal;
  });
  return stride;
}

Type TypeReader::buildArray(const Instruction &instruction) {
  ArrayRef<uint32_t> arguments = getArguments(instruction);
  Type element = get(arguments[0]);
  if (!element)
    return {};
  // An array whose length can't be evaluated counts as one element.
  uint32_t length = index.getConstant(arguments[1]).value_or(1);
  return spirv::ArrayType::get(element, std::max(length, 1u),
                               getArrayStride(instruction.words[1]));
}

Type TypeReader::buildRuntimeArray(const Instruction &instruction) {
  Type element = get(getArguments(instruction)[0]);
  if (!element)
    return {};
  return spirv::RuntimeArrayType::get(element,
                                      getArrayStride(instruction.words[1]));
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
  return spirv::PointerType::get(
      spirv::StructType::getIdentified(context, instruction.row->name),
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
        context, prefix + std::to_string(pointer->words[3]));
  info->type = spirv::PointerType::get(pointee->type, *storageClass);
}

/// Returns true for decorations of structs and members that affect the needs of
/// types or their layout. Other decorations are judged where they are written.
static bool isOfType(const DecorationEntry &entry) {
  auto decoration = static_cast<spirv::Decoration>(entry.decoration);
  return entry.member == kNone
             ? decoration == spirv::Decoration::Block ||
                   decoration == spirv::Decoration::BufferBlock
             : decoration == spirv::Decoration::BuiltIn ||
                   decoration == spirv::Decoration::MatrixStride ||
                   decoration == spirv::Decoration::RowMajor;
}

Type TypeReader::buildStruct(const Instruction &instruction) {
  SmallVector<Type> members;
  for (uint32_t id : getArguments(instruction)) {
    Type member = get(id);
    if (!member)
      return {};
    members.push_back(member);
  }
  SmallVector<std::optional<uint32_t>> offsets(members.size());
  SmallVector<spirv::StructType::MemberDecorationInfo> ofMembers;
  SmallVector<spirv::StructType::StructDecorationInfo> own;
  IntegerType i32 = IntegerType::get(context, 32);
  index.forEachDecoration(
      instruction.words[1], [&](const DecorationEntry &entry) {
        auto decoration = static_cast<spirv::Decoration>(entry.decoration);
        bool isMember = entry.member < members.size();
        if (isMember && decoration == spirv::Decoration::Offset)
          offsets[entry.member] = entry.literal;
        else if (entry.member == kNone && isOfType(entry))
          own.emplace_back(decoration, UnitAttr::get(context));
        else if (isMember && isOfType(entry))
          ofMembers.emplace_back(entry.member, decoration,
                                 IntegerAttr::get(i32, entry.literal));
      });
  llvm::sort(ofMembers);
  llvm::sort(own);
  SmallVector<uint32_t> known;
  for (std::optional<uint32_t> offset : offsets)
    if (offset)
      known.push_back(*offset);
  if (known.size() != members.size())
    known.clear();

  const IdInfo &info = *index.find(instruction.words[1]);
  if (auto recursive = dyn_cast_if_present<spirv::StructType>(info.type)) {
    // Setting the body fails only if this binary was read before, with the same
    // result.
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
