//===- GlobalValues.cpp - Variables and constants of a module -------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GlobalValues.h"

#include "mlir-availability/Dialect/SPIRV/Binary/InstructionView.h"
#include "mlir-availability/Dialect/SPIRV/EntryPoints.h"
#include "mlir-availability/Dialect/SPIRV/TypeUse.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::availability::binary;

/// Returns true for a variable in Workgroup memory.
static bool isInWorkgroup(const Instruction &variable) {
  return static_cast<spirv::StorageClass>(variable.words[3]) ==
         spirv::StorageClass::Workgroup;
}

/// Makes an op with unknown requirements if `instruction` makes a variable in
/// Workgroup memory with an array of unknown length.
static void checkLength(Index &index, OpMaker &maker,
                        const Instruction &instruction, uint32_t heldType) {
  const IdInfo *held = index.find(heldType);
  if (isInWorkgroup(instruction) && held && held->hasUnknownLength)
    maker.makeUnknown(instruction, "the length of an array in the variable "
                                   "can't be computed");
}

/// Makes the op for the variable that `instruction` makes, of type `type`,
/// whose initializer is the operand at the word `initializer`.
static void makeVariable(Index &index, OpMaker &maker,
                         const Instruction &instruction, Type type,
                         size_t initializer) {
  uint32_t id = instruction.words[2];
  SmallVector<NamedAttr> attributes = {{"type", TypeAttr::get(type)},
                                       {"sym_name", maker.getSymbol(id)}};
  Builder builder(maker.getContext());
  bool isOtherBuiltIn = false;
  index.forEachDecoration(id, [&](const DecorationEntry &entry) {
    IntegerAttr literal =
        builder.getI32IntegerAttr(static_cast<int32_t>(entry.literal));
    switch (static_cast<spirv::Decoration>(entry.decoration)) {
    case spirv::Decoration::BuiltIn:
      if (auto builtIn = spirv::symbolizeBuiltIn(entry.literal))
        attributes.push_back(
            {"built_in",
             builder.getStringAttr(spirv::stringifyBuiltIn(*builtIn))});
      else
        isOtherBuiltIn = true;
      break;
    case spirv::Decoration::Location:
      attributes.push_back({"location", literal});
      break;
    case spirv::Decoration::Binding:
      attributes.push_back({"binding", literal});
      break;
    case spirv::Decoration::DescriptorSet:
      attributes.push_back({"descriptor_set", literal});
      break;
    default:
      break;
    }
  });
  Operation *op = maker.make(spirv::GlobalVariableOp::getOperationName(),
                             instruction, {}, {}, attributes);
  maker.getDecorations().addTo(op, id);
  if (isOtherBuiltIn)
    op->setDiscardableAttr(availability::kOtherBuiltIn, builder.getUnitAttr());
  // MLIR's op has a symbol, and most initializers are constants without one.
  if (instruction.words.size() > initializer)
    op->setDiscardableAttr(availability::kInitializedVariable,
                           builder.getUnitAttr());
}

/// Returns `held`, the type of what an untyped variable holds, with the mark
/// `kUntypedBlock`.
static Type markUntyped(Type held) {
  if (auto array = dyn_cast<spirv::ArrayType>(held))
    return spirv::ArrayType::get(markUntyped(array.getElementType()),
                                 array.getNumElements(),
                                 array.getArrayStride());
  if (auto array = dyn_cast<spirv::RuntimeArrayType>(held))
    return spirv::RuntimeArrayType::get(markUntyped(array.getElementType()),
                                        array.getArrayStride());
  auto block = dyn_cast<spirv::StructType>(held);
  if (!block || block.isIdentified() ||
      !block.hasDecoration(spirv::Decoration::Block))
    return held;
  SmallVector<spirv::StructType::OffsetInfo> offsets;
  if (block.hasOffset())
    for (unsigned i = 0; i < block.getNumElements(); ++i)
      offsets.push_back(block.getMemberOffset(i));
  SmallVector<spirv::StructType::MemberDecorationInfo> ofMembers;
  block.getMemberDecorations(ofMembers);
  SmallVector<spirv::StructType::StructDecorationInfo> own;
  block.getStructDecorations(own);
  for (spirv::StructType::StructDecorationInfo &each : own)
    if (each.decoration == spirv::Decoration::Block)
      each.decorationValue =
          StringAttr::get(held.getContext(), availability::kUntypedBlock);
  return spirv::StructType::get(llvm::to_vector(block.getElementTypes()),
                                offsets, ofMembers, own);
}

void mlir::availability::binary::makeUntypedVariable(
    Index &index, OpMaker &maker, const Instruction &instruction) {
  maker.makeInstruction(instruction.position);
  if (instruction.words.size() < 5)
    return;
  Type held = maker.getTypes().get(instruction.words[4]);
  auto storageClass = spirv::symbolizeStorageClass(instruction.words[3]);
  if (!held || !storageClass)
    return;
  makeVariable(index, maker, instruction,
               spirv::PointerType::get(markUntyped(held), *storageClass),
               /*initializer=*/5);
  // Functions use the symbol.
  maker.setValue(instruction.words[2], {});
  checkLength(index, maker, instruction, instruction.words[4]);
}

void mlir::availability::binary::makeGlobalVariable(
    Index &index, OpMaker &maker, const Instruction &instruction) {
  Type type = maker.getTypes().get(instruction.words[1]);
  if (!type)
    return;
  makeVariable(index, maker, instruction, type, /*initializer=*/4);
  auto storageClass = static_cast<spirv::StorageClass>(instruction.words[3]);
  const Instruction *declared = index.getDefinition(instruction.words[1]);
  if (declared && declared->opcode == kOpTypePointer)
    checkLength(index, maker, instruction, declared->words[3]);
  // The storage class is judged with the type. If it isn't the type's, or the
  // type isn't a pointer, the module is invalid; it is then judged separately.
  auto pointer = dyn_cast<spirv::PointerType>(type);
  if (!pointer || pointer.getStorageClass() != storageClass)
    maker.makeInstruction(instruction.position);
}

/// Returns the value of a constant as an attribute of `type`; null for types
/// without such attributes.
static TypedAttr getValue(const Instruction &instruction, Type type) {
  MLIRContext *context = type.getContext();
  switch (instruction.opcode) {
  case kOpConstantTrue:
  case kOpSpecConstantTrue:
    return BoolAttr::get(context, true);
  case kOpConstantFalse:
  case kOpSpecConstantFalse:
    return BoolAttr::get(context, false);
  default:
    break;
  }
  if (!isa<IntegerType, Float16Type, BFloat16Type, Float32Type, Float64Type>(
          type))
    return {};
  uint64_t bits = 0;
  if (instruction.opcode != kOpConstantNull) {
    bits = instruction.words[3];
    if (instruction.words.size() > 4)
      bits |= uint64_t(instruction.words[4]) << 32;
  }
  APInt value = APInt(64, bits).zextOrTrunc(type.getIntOrFloatBitWidth());
  if (auto number = dyn_cast<FloatType>(type))
    return FloatAttr::get(number, APFloat(number.getFloatSemantics(), value));
  return IntegerAttr::get(type, value);
}

void mlir::availability::binary::makeConstant(OpMaker &maker,
                                              const Instruction &instruction) {
  uint32_t id = instruction.words[2];
  Type type = maker.getTypes().get(instruction.words[1]);
  TypedAttr value = type ? getValue(instruction, type) : TypedAttr();
  if (!value || value.getType() != type)
    return maker.makeInstruction(instruction.position);
  bool isSpec = instruction.opcode == kOpSpecConstant ||
                instruction.opcode == kOpSpecConstantTrue ||
                instruction.opcode == kOpSpecConstantFalse;
  if (!isSpec) {
    Operation *op = maker.make(spirv::ConstantOp::getOperationName(),
                               instruction, {type}, {}, {{"value", value}});
    maker.getDecorations().addTo(op, id);
    return maker.setValue(id, op->getResult(0));
  }
  StringAttr symbol = maker.getSymbol(id);
  Operation *op =
      maker.make(spirv::SpecConstantOp::getOperationName(), instruction, {}, {},
                 {{"sym_name", symbol}, {"default_value", value}});
  maker.getDecorations().addTo(op, id);
  op = maker.make(spirv::ReferenceOfOp::getOperationName(), instruction, {type},
                  {}, {{"spec_const", FlatSymbolRefAttr::get(symbol)}});
  maker.setValue(id, op->getResult(0));
}
