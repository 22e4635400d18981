//===- BufferBlocks.cpp - Storage buffers before SPIR-V 1.3 ---------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferBlocks.h"

#include "BinaryWords.h"

#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::availability;
using spirv::Decoration;
using spirv::StorageClass;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

using StructDecorations = SmallVector<spirv::StructType::StructDecorationInfo>;

/// Returns a literal struct like `type`, with `decoration` instead of Block or
/// BufferBlock.
static spirv::StructType redecorate(spirv::StructType type,
                                    Decoration decoration) {
  SmallVector<spirv::StructType::OffsetInfo> offsets;
  if (type.hasOffset())
    for (unsigned i = 0, e = type.getNumElements(); i != e; ++i)
      offsets.push_back(type.getMemberOffset(i));
  SmallVector<spirv::StructType::MemberDecorationInfo> memberDecorations;
  type.getMemberDecorations(memberDecorations);
  StructDecorations decorations;
  type.getStructDecorations(decorations);
  llvm::erase_if(decorations, [](const auto &info) {
    return info.decoration == Decoration::Block ||
           info.decoration == Decoration::BufferBlock;
  });
  decorations.emplace_back(decoration, UnitAttr::get(type.getContext()));
  return spirv::StructType::get(llvm::to_vector(type.getElementTypes()),
                                offsets, memberDecorations, decorations);
}

/// Returns the struct `pointee`, or the element type if `pointee` is an array
/// of structs: the block of one or several descriptors. Returns null if there
/// is no struct.
static spirv::StructType getBlock(Type pointee) {
  if (auto array = dyn_cast<spirv::ArrayType>(pointee))
    return getBlock(array.getElementType());
  if (auto array = dyn_cast<spirv::RuntimeArrayType>(pointee))
    return getBlock(array.getElementType());
  return dyn_cast<spirv::StructType>(pointee);
}

/// Returns `pointee` with its block replaced by `block`.
static Type withBlock(Type pointee, spirv::StructType block) {
  if (auto array = dyn_cast<spirv::ArrayType>(pointee))
    return spirv::ArrayType::get(withBlock(array.getElementType(), block),
                                 array.getNumElements(),
                                 array.getArrayStride());
  if (auto array = dyn_cast<spirv::RuntimeArrayType>(pointee))
    return spirv::RuntimeArrayType::get(
        withBlock(array.getElementType(), block), array.getArrayStride());
  return block;
}

/// Replaces the pointer types of everything in `module`.
static void
replacePointers(spirv::ModuleOp module,
                function_ref<spirv::PointerType(spirv::PointerType)> map) {
  AttrTypeReplacer replacer;
  replacer.addReplacement(
      [&](spirv::PointerType type) -> Type { return map(type); });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
}

// Workaround: storage-buffer-class
// Upstream's conversion supports storage buffers only in the storage class
// StorageBuffer, whatever the target offers. We convert for a target with that
// class, and replace it afterwards.
void mlir::availability::useBufferBlocks(spirv::ModuleOp module) {
  // A pointer to a struct nested in a block has the same storage class as a
  // pointer to the block.
  DenseSet<Type> blocks;
  for (auto variable : module.getOps<spirv::GlobalVariableOp>())
    if (auto type = dyn_cast<spirv::PointerType>(variable.getType()))
      if (type.getStorageClass() == StorageClass::StorageBuffer)
        if (spirv::StructType block = getBlock(type.getPointeeType()))
          blocks.insert(block);

  replacePointers(module, [&](spirv::PointerType type) {
    if (type.getStorageClass() != StorageClass::StorageBuffer)
      return type;
    Type pointee = type.getPointeeType();
    spirv::StructType block = getBlock(pointee);
    if (block && blocks.contains(block))
      pointee = withBlock(pointee, redecorate(block, Decoration::BufferBlock));
    return spirv::PointerType::get(pointee, StorageClass::Uniform);
  });
}

//===----------------------------------------------------------------------===//
// Binaries
//===----------------------------------------------------------------------===//
//
// Workaround: serialize-buffer-block
// Upstream's serializer rejects the decoration BufferBlock, and decorates each
// struct behind a Uniform pointer as Block. It does write Patch, which applies
// to variables of tessellation shaders and never to structs. We let Patch stand
// for BufferBlock, and replace it in the binary.

/// The decoration that stands for BufferBlock.
static constexpr Decoration kStandIn = Decoration::Patch;

/// Returns `pointee` with the stand-in for BufferBlock; null if it isn't
/// decorated BufferBlock.
static Type getStandIn(Type pointee) {
  spirv::StructType block = getBlock(pointee);
  if (!block || !block.hasDecoration(spirv::Decoration::BufferBlock))
    return nullptr;
  return withBlock(pointee, redecorate(block, kStandIn));
}

static bool hasBufferBlocks(spirv::ModuleOp module) {
  return llvm::any_of(module.getOps<spirv::GlobalVariableOp>(),
                      [](spirv::GlobalVariableOp variable) {
                        auto type =
                            dyn_cast<spirv::PointerType>(variable.getType());
                        return type && getStandIn(type.getPointeeType());
                      });
}

/// Replaces the stand-in by BufferBlock, and removes the Block decoration that
/// the serializer adds to the same struct.
static void replaceStandIns(SmallVectorImpl<uint32_t> &binary) {
  DenseSet<uint32_t> structs, blocks;
  forEachInstruction(binary, [&](ArrayRef<uint32_t> instruction) {
    if (isOpcode(instruction, spirv::Opcode::OpTypeStruct))
      structs.insert(instruction[1]);
  });
  auto isDecoration = [&](ArrayRef<uint32_t> instruction,
                          Decoration decoration) {
    return isOpcode(instruction, spirv::Opcode::OpDecorate) &&
           structs.contains(instruction[1]) &&
           instruction[2] == static_cast<uint32_t>(decoration);
  };
  forEachInstruction(binary, [&](MutableArrayRef<uint32_t> instruction) {
    if (!isDecoration(instruction, kStandIn))
      return;
    blocks.insert(instruction[1]);
    instruction[2] = static_cast<uint32_t>(Decoration::BufferBlock);
  });
  keepInstructions(binary, [&](ArrayRef<uint32_t> instruction) {
    return !isDecoration(instruction, Decoration::Block) ||
           !blocks.contains(instruction[1]);
  });
}

LogicalResult mlir::availability::serializeWithBufferBlocks(
    spirv::ModuleOp module, SmallVectorImpl<uint32_t> &words,
    const spirv::SerializationOptions &options) {
  if (!hasBufferBlocks(module))
    return spirv::serialize(module, words, options);
  OwningOpRef<spirv::ModuleOp> copy = module.clone();
  replacePointers(*copy, [](spirv::PointerType type) {
    Type pointee = getStandIn(type.getPointeeType());
    return pointee ? spirv::PointerType::get(pointee, type.getStorageClass())
                   : type;
  });
  if (failed(spirv::serialize(*copy, words, options)))
    return failure();
  replaceStandIns(words);
  return success();
}
