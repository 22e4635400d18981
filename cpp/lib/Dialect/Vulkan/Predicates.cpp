//===- Predicates.cpp - Predicates of the Vulkan records ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Predicates.h"

#include "mlir-availability/Dialect/SPIRV/EntryPoints.h"
#include "mlir-availability/Dialect/SPIRV/RecursiveTypes.h"
#include "mlir-availability/Dialect/SPIRV/ResourceTypes.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Returns the bit width if `type` is a float, else 0. Comparing with common
/// types first is faster than a look-up of the `FloatType` interface.
static unsigned getFloatWidth(Type type) {
  if (isa<Float32Type>(type))
    return 32;
  auto floatType = dyn_cast<FloatType>(type);
  return floatType ? floatType.getWidth() : 0;
}

bool mlir::availability::usesNumbers(Operation &op,
                                     ArrayRef<unsigned> integerWidths,
                                     ArrayRef<unsigned> floatWidths) {
  // Most ops use one type throughout.
  Type last;
  auto isWanted = [&](Type type) {
    if (type == last)
      return false;
    last = type;
    if (!isa<IntegerType, Float32Type>(type))
      type = getElementTypeOrSelf(type);
    if (auto integer = dyn_cast<IntegerType>(type))
      return llvm::is_contained(integerWidths, integer.getWidth());
    return llvm::is_contained(floatWidths, getFloatWidth(type));
  };
  return llvm::any_of(
             op.getOpResults(),
             [&](OpResult result) { return isWanted(result.getType()); }) ||
         llvm::any_of(op.getOpOperands(), [&](OpOperand &operand) {
           return isWanted(operand.get().getType());
         });
}

bool mlir::availability::hasMoreElements(Type type, uint64_t most) {
  auto array = dyn_cast<spirv::ArrayType>(type);
  return array && array.getNumElements() > most;
}

bool mlir::availability::hasMoreBytes(Type type, uint64_t most) {
  uint64_t count = 1;
  if (auto array = dyn_cast<spirv::ArrayType>(type)) {
    count = array.getNumElements();
    type = array.getElementType();
  }
  return !type.isIntOrFloat() ||
         llvm::SaturatingMultiply<uint64_t>(
             count, llvm::divideCeil(type.getIntOrFloatBitWidth(), 8)) > most;
}

bool mlir::availability::isOpaqueResource(Type type) {
  return isa<spirv::ImageType, spirv::SampledImageType>(type) ||
         isTensor(type) || isDeclaredBy(type, "OpTypeSampler") ||
         isDeclaredBy(type, "OpTypeAccelerationStructureKHR");
}

bool mlir::availability::isNoConstant(Value value) {
  if (!value)
    return false;
  Operation *op = value.getDefiningOp();
  return !op ||
         !(op->hasTrait<OpTrait::ConstantLike>() ||
           isa<spirv::ReferenceOfOp, spirv::SpecConstantOperationOp>(op));
}

bool mlir::availability::isIn(Type type,
                              ArrayRef<spirv::StorageClass> storageClasses) {
  auto pointer = dyn_cast<spirv::PointerType>(type);
  return pointer &&
         llvm::is_contained(storageClasses, pointer.getStorageClass());
}

//===----------------------------------------------------------------------===//
// Execution modes
//===----------------------------------------------------------------------===//

/// Returns the bit width of the numbers that `mode` applies to, or nothing if
/// it states none.
static std::optional<int64_t> getWidth(spirv::ExecutionModeOp mode) {
  ArrayAttr values = mode.getValues();
  auto first =
      values.empty() ? IntegerAttr() : dyn_cast<IntegerAttr>(values[0]);
  if (!first)
    return std::nullopt;
  return first.getValue().getSExtValue();
}

bool mlir::availability::setsFloatMode(spirv::ExecutionModeOp op,
                                       spirv::ExecutionMode mode,
                                       int64_t width) {
  return op.getExecutionMode() == mode && getWidth(op) == width;
}

bool mlir::availability::setsModeByIds(spirv::InstructionOp op,
                                       spirv::ExecutionMode mode) {
  // A kind and a value: ExecutionMode is its only enumerant.
  ArrayRef<int32_t> enumerants = op.getEnumerants();
  return op.getInstruction() == "OpExecutionModeId" && enumerants.size() == 2 &&
         enumerants[1] == static_cast<int32_t>(mode);
}

bool mlir::availability::setsDifferentModes(
    spirv::EntryPointOp entryPoint, AnalysisCache &analyses,
    ArrayRef<spirv::ExecutionMode> modes, int64_t width, int64_t otherWidth) {
  Block *block = entryPoint->getBlock();
  if (!block)
    return false;
  std::optional<spirv::ExecutionMode> mode, otherMode;
  for (spirv::ExecutionModeOp each :
       analyses.get<ModuleSymbols>(*block).getModes(
           entryPoint.getFnAttr().getAttr())) {
    if (!llvm::is_contained(modes, each.getExecutionMode()))
      continue;
    std::optional<int64_t> ofWidth = getWidth(each);
    if (ofWidth == width)
      mode = each.getExecutionMode();
    else if (ofWidth == otherWidth)
      otherMode = each.getExecutionMode();
  }
  return mode && otherMode && *mode != *otherMode;
}

std::optional<spirv::ExecutionModel>
mlir::availability::getExecutionModel(spirv::ExecutionModeOp mode,
                                      AnalysisCache &analyses) {
  ArrayRef<spirv::EntryPointOp> entryPoints = getEntryPoints(mode, analyses);
  if (entryPoints.empty())
    return std::nullopt;
  return spirv::EntryPointOp(entryPoints.front()).getExecutionModel();
}

/// Returns the operands of `mode` that are numbers.
static SmallVector<uint64_t, 3> getNumbers(spirv::ExecutionModeOp mode) {
  SmallVector<uint64_t, 3> numbers;
  for (auto value : mode.getValues().getAsRange<IntegerAttr>())
    numbers.push_back(value.getValue().getLimitedValue());
  return numbers;
}

bool mlir::availability::statesMoreThan(spirv::ExecutionModeOp mode,
                                        unsigned index, uint64_t most) {
  SmallVector<uint64_t, 3> numbers = getNumbers(mode);
  return index < numbers.size() && numbers[index] > most;
}

bool mlir::availability::multipliesToMoreThan(spirv::ExecutionModeOp mode,
                                              uint64_t most) {
  uint64_t product = 1;
  for (uint64_t number : getNumbers(mode))
    product = llvm::SaturatingMultiply(product, number);
  return product > most;
}

bool mlir::availability::sharesMemory(spirv::EntryPointOp entryPoint) {
  return entryPoint->getBlock() &&
         llvm::any_of(entryPoint->getBlock()->getOps<spirv::GlobalVariableOp>(),
                      [](spirv::GlobalVariableOp variable) {
                        return isIn(variable.getType(),
                                    {spirv::StorageClass::Workgroup});
                      });
}

namespace {
/// The capabilities that a module declares; an analysis of its block.
struct DeclaredCapabilities {
  explicit DeclaredCapabilities(Block &block) {
    auto module = dyn_cast<spirv::ModuleOp>(block.getParentOp());
    if (std::optional<spirv::VerCapExtAttr> triple =
            module ? module.getVceTriple() : std::nullopt)
      for (spirv::Capability capability : triple->getCapabilities())
        all.insert(static_cast<uint32_t>(capability));
    // Those that MLIR lacks. A binary declares them before all else.
    for (auto op : block.getOps<spirv::InstructionOp>())
      if (op.getInstruction() == "OpCapability" &&
          op.getEnumerants().size() == 2)
        all.insert(static_cast<uint32_t>(op.getEnumerants()[1]));
  }

  DenseSet<uint32_t> all;
};
} // namespace

bool mlir::availability::declaresCapability(spirv::EntryPointOp entryPoint,
                                            AnalysisCache &analyses,
                                            spirv::Capability capability) {
  Block *block = entryPoint->getBlock();
  return block && analyses.get<DeclaredCapabilities>(*block).all.contains(
                      static_cast<uint32_t>(capability));
}

//===----------------------------------------------------------------------===//
// Variables and types
//===----------------------------------------------------------------------===//

/// Returns the image type that `variable` holds; null if it holds none.
static spirv::ImageType getImages(spirv::GlobalVariableOp variable) {
  auto pointer = dyn_cast<spirv::PointerType>(variable.getType());
  return pointer ? dyn_cast<spirv::ImageType>(
                       getResourceType(pointer.getPointeeType()))
                 : spirv::ImageType();
}

bool mlir::availability::holdsInputAttachment(
    spirv::GlobalVariableOp variable) {
  spirv::ImageType images = getImages(variable);
  return images && images.getDim() == spirv::Dim::SubpassData;
}

bool mlir::availability::isUniformBufferWithoutSize(
    spirv::PointerType pointer) {
  auto block =
      dyn_cast<spirv::StructType>(getResourceType(pointer.getPointeeType()));
  return pointer.getStorageClass() == spirv::StorageClass::Uniform && block &&
         block.hasDecoration(spirv::Decoration::Block) &&
         block.getNumElements() != 0 &&
         isa<spirv::RuntimeArrayType>(
             block.getElementType(block.getNumElements() - 1));
}

/// Returns the types in memory that `type` consists of: those of elements or of
/// members. Pointees don't count.
static SmallVector<Type> getParts(Type type) {
  return llvm::TypeSwitch<Type, SmallVector<Type>>(type)
      .Case<VectorType, spirv::ArrayType, spirv::RuntimeArrayType,
            spirv::MatrixType>([](auto composite) {
        return SmallVector<Type>{composite.getElementType()};
      })
      .Case([](spirv::StructType type) {
        return llvm::to_vector(type.getElementTypes());
      })
      .Default(SmallVector<Type>());
}

/// Returns true when `holds` of a type that `type` consists of.
static bool consistsOfAny(Type type, function_ref<bool(Type)> holds) {
  llvm::SmallSetVector<Type, 8> types;
  types.insert(type);
  for (size_t index = 0; index < types.size(); ++index) {
    if (holds(types[index]))
      return true;
    types.insert_range(getParts(types[index]));
  }
  return false;
}

/// Returns the same of the pointee of `pointer`.
static bool pointsToAny(spirv::PointerType pointer,
                        function_ref<bool(Type)> holds) {
  return consistsOfAny(pointer.getPointeeType(), holds);
}

bool mlir::availability::instantiatesUnsizedArray(Type type) {
  using spirv::StorageClass;
  auto pointer = dyn_cast<spirv::PointerType>(type);
  if (!pointer)
    return false;
  auto hasUnsized = [](Type type) {
    return consistsOfAny(
        type, [](Type part) { return isa<spirv::RuntimeArrayType>(part); });
  };
  Type held = pointer.getPointeeType();
  bool isBuffer = isIn(pointer, {StorageClass::StorageBuffer,
                                 StorageClass::PhysicalStorageBuffer,
                                 StorageClass::Uniform});
  // How many descriptors there are may be unknown.
  if (isBuffer || isIn(pointer, {StorageClass::UniformConstant}))
    if (auto array = dyn_cast<spirv::RuntimeArrayType>(held))
      held = array.getElementType();
  while (auto array = dyn_cast<spirv::ArrayType>(held))
    held = array.getElementType();
  auto block = dyn_cast<spirv::StructType>(held);
  if (!isBuffer || !block || block.getNumElements() == 0)
    return hasUnsized(held);
  // The last member of a block may be one.
  SmallVector<Type> members(block.getElementTypes());
  if (auto last = dyn_cast<spirv::RuntimeArrayType>(members.back()))
    members.back() = last.getElementType();
  return llvm::any_of(members, hasUnsized);
}

bool mlir::availability::pointsToNumbers(spirv::PointerType pointer,
                                         unsigned width) {
  return pointsToAny(pointer, [&](Type type) {
    // Of the floats that MLIR lacks, those of SPIR-V have 8 bits (MXInt8EXT).
    if (isDeclaredBy(type, "OpTypeFloat"))
      return width == 8;
    return isa<IntegerType, FloatType>(type) &&
           type.getIntOrFloatBitWidth() == width;
  });
}

bool mlir::availability::pointsToBytes(spirv::PointerType pointer) {
  return pointsToAny(pointer, [](Type type) { return type.isInteger(8); });
}

/// Returns true when one of `instructions` declares the type of a member, or of
/// its elements.
static bool isDeclaredByOneOf(Type member, ArrayRef<StringRef> instructions) {
  Type resource = getResourceType(member);
  return llvm::any_of(instructions, [&](StringRef name) {
    return name == "OpTypeImage" ? isa<spirv::ImageType>(resource)
           : name == "OpTypeSampledImage"
               ? isa<spirv::SampledImageType>(resource)
           : name == "OpTypeTensorARM" ? isTensor(resource)
                                       : isDeclaredBy(resource, name);
  });
}

bool mlir::availability::hasMember(spirv::StructType type,
                                   ArrayRef<StringRef> instructions) {
  return llvm::any_of(type.getElementTypes(), [&](Type member) {
    return isDeclaredByOneOf(member, instructions);
  });
}

bool mlir::availability::hasShiftedMember(spirv::StructType type,
                                          ArrayRef<StringRef> instructions) {
  if (!type.hasOffset())
    return false;
  for (unsigned index = 0; index < type.getNumElements(); ++index)
    if (isDeclaredByOneOf(type.getElementType(index), instructions) &&
        type.getMemberOffset(index) != 0)
      return true;
  return false;
}

bool mlir::availability::holdsBools(spirv::GlobalVariableOp variable) {
  auto pointer = dyn_cast<spirv::PointerType>(variable.getType());
  return pointer &&
         pointsToAny(pointer, [](Type type) { return type.isInteger(1); });
}

bool mlir::availability::pointsToLongVectors(spirv::PointerType pointer) {
  return pointsToAny(pointer, [](Type type) {
    auto vector = dyn_cast<VectorType>(type);
    return vector && vector.getNumElements() > 4;
  });
}

bool mlir::availability::declaresVectorAbove(spirv::TypeOp op, int64_t size) {
  auto vector = op->getNumResults() == 1
                    ? dyn_cast<VectorType>(op->getResult(0).getType())
                    : VectorType();
  return (vector ? vector.getNumElements() : getNumNamedElements(op)) > size;
}

bool mlir::availability::needsNoSampler(spirv::SampledImageType type) {
  auto image = dyn_cast<spirv::ImageType>(type.getImageType());
  return image &&
         image.getSamplerUseInfo() != spirv::ImageSamplerUseInfo::NeedSampler;
}

bool mlir::availability::pointsToItselfElsewhere(spirv::StructType type) {
  return llvm::any_of(getPointersToSelf(type), [](spirv::PointerType pointer) {
    return pointer.getStorageClass() !=
           spirv::StorageClass::PhysicalStorageBuffer;
  });
}
