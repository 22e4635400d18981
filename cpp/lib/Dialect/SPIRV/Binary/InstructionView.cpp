//===- InstructionView.cpp - One view of instructions ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/SPIRV/Binary/InstructionView.h"
#include "mlir-availability/Dialect/SPIRV/ResourceTypes.h"
#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"
#include "mlir-availability/Dialect/SPIRV/TypeUse.h"

#include "Grammar.h"
#include "Words.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::binary;

bool mlir::availability::isAnyBuiltIn(spirv::GlobalVariableOp variable) {
  return variable.getBuiltIn() || variable->hasAttr(kOtherBuiltIn);
}

StringRef mlir::availability::getModelName(spirv::ExecutionModel model) {
  const EnumerantRow *row =
      findEnumerant(OperandKind::ExecutionModel, static_cast<uint32_t>(model));
  return row ? StringRef(row->name) : StringRef("an unknown execution model");
}

int64_t mlir::availability::getNumNamedElements(spirv::TypeOp op) {
  auto elements = op->getAttrOfType<IntegerAttr>(kElements);
  return elements ? elements.getInt() : 0;
}

bool mlir::availability::keepsSpecialValues(spirv::InstructionOp op,
                                            unsigned width) {
  auto widths = op->getAttrOfType<DenseI32ArrayAttr>(kFloatWidths);
  return widths && llvm::is_contained(widths.asArrayRef(), width) &&
         !llvm::all_of(ArrayRef({spirv::FPFastMathMode::NSZ,
                                 spirv::FPFastMathMode::NotInf,
                                 spirv::FPFastMathMode::NotNaN}),
                       [&](spirv::FPFastMathMode flag) {
                         return hasEnumerant(op, "FPFastMathMode",
                                             static_cast<uint32_t>(flag));
                       });
}

/// Returns true for an instruction that only loads, stores or copies a value,
/// or converts its width: SPV_KHR_16bit_storage, "Modifications", 2.16.1.
static bool movesValues(spirv::InstructionOp op) {
  return isOneOf<kOpLoad, kOpStore, kOpCopyObject, kOpUConvert, kOpSConvert,
                 kOpFConvert>(op);
}

static bool isAccessChain(spirv::InstructionOp op) {
  return isOneOf<kOpAccessChain, kOpInBoundsAccessChain, kOpPtrAccessChain,
                 kOpInBoundsPtrAccessChain, kOpUntypedAccessChainKHR,
                 kOpUntypedInBoundsAccessChainKHR, kOpUntypedPtrAccessChainKHR,
                 kOpUntypedInBoundsPtrAccessChainKHR>(op);
}

unsigned mlir::availability::getSPIRVTypeUseOf(Operation *op) {
  auto instruction = cast<spirv::InstructionOp>(op);
  auto use = SPIRVTypeUse::Any;
  // Until it is verified, an op may lack attributes.
  if (!instruction.getOpcodeAttr() || !instruction.getEnumerantsAttr())
    return static_cast<unsigned>(use);
  if (movesValues(instruction))
    use = SPIRVTypeUse::Transfer;
  else if (isAccessChain(instruction))
    use = SPIRVTypeUse::Address;
  return static_cast<unsigned>(use);
}

Type mlir::availability::getNumberType(Operation &op) {
  if (op.getNumResults() != 0)
    return op.getResult(0).getType();
  Value last = getLastOperand(op);
  return last ? last.getType() : NoneType::get(op.getContext());
}

Value mlir::availability::getLastOperand(Operation &op) {
  unsigned count = op.getNumOperands();
  return count != 0 ? op.getOperand(count - 1) : Value();
}

/// Returns the type of the first operand that is a pointer; null if none is.
static spirv::PointerType getPointer(Operation &op) {
  for (OpOperand &operand : op.getOpOperands())
    if (auto pointer = dyn_cast<spirv::PointerType>(operand.get().getType()))
      return pointer;
  return {};
}

bool mlir::availability::accesses(
    Operation &op, ArrayRef<spirv::StorageClass> storageClasses) {
  spirv::PointerType pointer = getPointer(op);
  return pointer &&
         llvm::is_contained(storageClasses, pointer.getStorageClass());
}

/// Returns the type of what `op` loads, stores, computes or copies through
/// pointers.
static Type getAccessedType(Operation &op) {
  auto isPointer = [](Type type) { return isa<spirv::PointerType>(type); };
  auto instruction = dyn_cast<spirv::InstructionOp>(op);
  // One of OpCopyMemory's pointers is typed.
  if (instruction && isOneOf<kOpCopyMemory>(instruction)) {
    for (Type type : llvm::make_filter_range(op.getOperandTypes(), isPointer))
      if (Type pointee = cast<spirv::PointerType>(type).getPointeeType();
          !isDeclaredBy(pointee, "OpTypeUntypedPointerKHR"))
        return pointee;
  }
  // Their layout may follow matrices that are stored.
  for (Type type : op.getOperandTypes())
    if (isa<spirv::CooperativeMatrixType>(type) ||
        isDeclaredBy(type, "OpTypeCooperativeMatrixNV") ||
        isDeclaredBy(type, "OpTypeCooperativeVectorNV"))
      return type;
  return getNumberType(op);
}

/// Returns true when numbers of `width` bits may be in `type`. No rule is about
/// floats of 8 bits and less.
static bool mayHoldNumbers(Type type, unsigned width) {
  type = getElementTypeOrSelf(type);
  if (isa<IntegerType, Float16Type, BFloat16Type>(type))
    return type.getIntOrFloatBitWidth() == width;
  if (isa<FloatType, spirv::PointerType>(type))
    return false;
  bool found = false, isComposite = false;
  forEachNestedSPIRVType(type, [&](Type nested) {
    isComposite = true;
    found = found || mayHoldNumbers(nested, width);
  });
  // What is in a type that MLIR lacks isn't known.
  return found || (!isComposite && !isDeclaredBy(type, "OpTypeFloat"));
}

/// Returns how many bits of `type` are accessed at once; std::nullopt if that
/// isn't known.
static std::optional<uint64_t> countBits(Type type) {
  auto times = [](uint64_t count, Type element) -> std::optional<uint64_t> {
    std::optional<uint64_t> bits = countBits(element);
    return bits ? std::optional(count * *bits) : std::nullopt;
  };
  if (type.isIntOrFloat())
    return type.getIntOrFloatBitWidth();
  if (auto vector = dyn_cast<VectorType>(type))
    return times(vector.getNumElements(), vector.getElementType());
  if (auto matrix = dyn_cast<spirv::MatrixType>(type))
    return times(matrix.getNumColumns(), matrix.getColumnType());
  if (auto array = dyn_cast<spirv::ArrayType>(type))
    return times(array.getNumElements(), array.getElementType());
  // Each invocation accesses some of the elements.
  if (auto matrix = dyn_cast<spirv::CooperativeMatrixType>(type))
    return countBits(matrix.getElementType());
  auto members = dyn_cast<spirv::StructType>(type);
  if (!members || members.getNumElements() == 0)
    return std::nullopt;
  uint64_t sum = 0;
  for (Type member : members.getElementTypes()) {
    std::optional<uint64_t> bits = countBits(member);
    if (!bits)
      return std::nullopt;
    sum += *bits;
  }
  return sum;
}

/// Returns true when `op` accesses memory of one of `storageClasses` through an
/// untyped pointer.
static bool
accessesThroughUntyped(Operation &op,
                       ArrayRef<spirv::StorageClass> storageClasses) {
  auto isUntyped = [&](Type type) {
    auto pointer = dyn_cast<spirv::PointerType>(type);
    return pointer &&
           llvm::is_contained(storageClasses, pointer.getStorageClass()) &&
           isDeclaredBy(pointer.getPointeeType(), "OpTypeUntypedPointerKHR");
  };
  auto instruction = dyn_cast<spirv::InstructionOp>(op);
  if (instruction && isOneOf<kOpCopyMemory>(instruction))
    return llvm::any_of(op.getOperandTypes(), isUntyped);
  spirv::PointerType pointer = getPointer(op);
  return pointer && isUntyped(pointer);
}

bool mlir::availability::accessesUntyped(
    Operation &op, unsigned width, unsigned unit,
    ArrayRef<spirv::StorageClass> storageClasses) {
  if (!accessesThroughUntyped(op, storageClasses))
    return false;
  Type type = getAccessedType(op);
  if (!mayHoldNumbers(type, width))
    return false;
  std::optional<uint64_t> bits = countBits(type);
  return !bits || *bits % unit != 0;
}

bool mlir::availability::isPartOfByte(Type type) {
  return isa<Float4E2M1FNType, Float6E2M3FNType, Float6E3M2FNType>(
      getElementTypeOrSelf(type));
}

bool mlir::availability::isMicroscaling(Type type) {
  return isPartOfByte(type) ||
         isa<Float8E8M0FNUType>(getElementTypeOrSelf(type)) ||
         isDeclaredBy(type, "OpTypeFloat");
}

bool mlir::availability::usesMicroscaling(Operation &op) {
  return llvm::any_of(op.getOperandTypes(), isMicroscaling) ||
         llvm::any_of(op.getResultTypes(), isMicroscaling);
}

bool mlir::availability::isNoInteger(Value value) {
  return value && !isa<IntegerType>(getElementTypeOrSelf(value.getType()));
}

bool mlir::availability::isIntegerOfOtherWidth(Type type, unsigned width) {
  auto integer = dyn_cast<IntegerType>(getElementTypeOrSelf(type));
  return integer && integer.getWidth() != width;
}

bool mlir::availability::usesIntegersOfOtherWidth(Operation &op,
                                                  unsigned width) {
  auto isOther = [&](Type type) { return isIntegerOfOtherWidth(type, width); };
  return llvm::any_of(op.getOperandTypes(), isOther) ||
         llvm::any_of(op.getResultTypes(), isOther);
}

spirv::ImageType mlir::availability::getImage(Operation &op) {
  for (Type type : op.getOperandTypes()) {
    if (auto sampled = dyn_cast<spirv::SampledImageType>(type))
      type = sampled.getImageType();
    if (auto image = dyn_cast<spirv::ImageType>(type))
      return image;
  }
  return {};
}

bool mlir::availability::usesUnsampledImage(Operation &op) {
  spirv::ImageType image = getImage(op);
  return image &&
         image.getSamplerUseInfo() != spirv::ImageSamplerUseInfo::NeedSampler;
}

bool mlir::availability::usesImageOf(Operation &op, spirv::Dim dim) {
  spirv::ImageType image = getImage(op);
  return image && image.getDim() == dim;
}

bool mlir::availability::readsOtherThanFour(Operation &op) {
  Type texel = getNumberType(op);
  if (auto pair = dyn_cast<spirv::StructType>(texel);
      pair && pair.getNumElements() == 2)
    texel = pair.getElementType(1);
  auto vector = dyn_cast<VectorType>(texel);
  return !vector || vector.getNumElements() != 4;
}

bool mlir::availability::isArray(Type type) {
  return isa<spirv::ArrayType>(type);
}

bool mlir::availability::isTensor(Type type) {
  return isa<spirv::TensorArmType>(type) ||
         isDeclaredBy(type, "OpTypeTensorARM");
}

bool mlir::availability::isMoreThan(Value value, uint64_t most) {
  APInt constant;
  return value &&
         (!matchPattern(value, m_ConstantInt(&constant)) || constant.ugt(most));
}

Value mlir::availability::getOperandAt(Operation &op, unsigned index) {
  return index < op.getNumOperands() ? op.getOperand(index) : Value();
}

/// Returns the operand `index` if it is an integer constant.
static std::optional<APInt> getConstantAt(Operation &op, unsigned index) {
  APInt constant;
  Value value = getOperandAt(op, index);
  if (value && matchPattern(value, m_ConstantInt(&constant)))
    return constant;
  return std::nullopt;
}

bool mlir::availability::isConstantAbove(Operation &op, unsigned index,
                                         uint64_t most) {
  std::optional<APInt> constant = getConstantAt(op, index);
  return constant && constant->ugt(most);
}

bool mlir::availability::multiplyToMoreThan(Operation &op, unsigned count,
                                            uint64_t most) {
  uint64_t product = 1;
  for (unsigned index = 0; index < count; ++index) {
    std::optional<APInt> constant = getConstantAt(op, index);
    if (!constant)
      return false;
    product = llvm::SaturatingMultiply(product, constant->getLimitedValue());
  }
  return product > most;
}

bool mlir::availability::hasNumber(Operation &op, unsigned index,
                                   uint64_t number) {
  std::optional<APInt> constant = getConstantAt(op, index);
  return constant && *constant == number;
}

bool mlir::availability::isOtherConstant(Operation &op, unsigned index,
                                         ArrayRef<uint64_t> numbers) {
  std::optional<APInt> constant = getConstantAt(op, index);
  return constant && !llvm::is_contained(numbers, constant->getLimitedValue());
}

bool mlir::availability::hasAllBits(Operation &op, unsigned index,
                                    uint64_t mask) {
  std::optional<APInt> constant = getConstantAt(op, index);
  return constant && (constant->getLimitedValue() & mask) == mask;
}

bool mlir::availability::hasSeveralBits(Operation &op, unsigned index,
                                        uint64_t mask) {
  std::optional<APInt> constant = getConstantAt(op, index);
  return constant && llvm::popcount(constant->getLimitedValue() & mask) > 1;
}

/// Adds the integers that `value`, a constant, consists of: those of a scalar,
/// of a vector, or of vectors in an array, which are `depth` levels.
static void addIntegers(Value value, SmallVectorImpl<APInt> &integers,
                        unsigned depth = 2) {
  Attribute constant;
  if (matchPattern(value, m_Constant(&constant))) {
    if (auto integer = dyn_cast<IntegerAttr>(constant))
      integers.push_back(integer.getValue());
    else if (auto elements = dyn_cast<DenseIntElementsAttr>(constant))
      llvm::append_range(integers, elements.getValues<APInt>());
    return;
  }
  if (auto composite = value.getDefiningOp<spirv::InstructionOp>();
      depth != 0 && composite &&
      composite.getInstruction() == "OpConstantComposite")
    for (Value part : composite.getValues())
      addIntegers(part, integers, depth - 1);
}

/// Returns the image operands of an instruction as a mask.
static uint32_t getImageOperands(Operation &op) {
  uint32_t mask = 0;
  if (auto instruction = dyn_cast<spirv::InstructionOp>(op)) {
    ArrayRef<int32_t> enumerants = instruction.getEnumerants();
    for (size_t i = 0; i + 1 < enumerants.size(); i += 2)
      if (enumerants[i] == static_cast<int32_t>(OperandKind::ImageOperands))
        mask |= static_cast<uint32_t>(enumerants[i + 1]);
  } else if (auto operands =
                 op.getAttrOfType<spirv::ImageOperandsAttr>("image_operands")) {
    mask = static_cast<uint32_t>(operands.getValue());
  }
  return mask;
}

/// Returns the constants of the operands ConstOffset, Offset and ConstOffsets.
static SmallVector<APInt> getOffsets(Operation &op) {
  using spirv::ImageOperands;
  constexpr auto kGrad = static_cast<uint32_t>(ImageOperands::Grad);
  constexpr auto kOffsets =
      static_cast<uint32_t>(ImageOperands::ConstOffset | ImageOperands::Offset |
                            ImageOperands::ConstOffsets);
  // Those that values belong to, in the order of the values, which end the
  // operands. Grad has two.
  constexpr auto kWithValues =
      kOffsets |
      static_cast<uint32_t>(ImageOperands::Bias | ImageOperands::Lod |
                            ImageOperands::Grad | ImageOperands::Sample |
                            ImageOperands::MinLod | ImageOperands::Offsets);
  SmallVector<APInt> integers;
  uint32_t mask = getImageOperands(op) & kWithValues;
  if ((mask & kOffsets) == 0)
    return integers;
  unsigned count = llvm::popcount(mask) + ((mask & kGrad) != 0 ? 1 : 0);
  if (count > op.getNumOperands())
    return integers;
  unsigned index = op.getNumOperands() - count;
  for (; mask != 0; mask &= mask - 1) {
    uint32_t lowest = mask & -mask;
    if ((lowest & kOffsets) != 0)
      addIntegers(op.getOperand(index), integers);
    index += lowest == kGrad ? 2 : 1;
  }
  return integers;
}

bool mlir::availability::hasOffsetBelow(Operation &op, int64_t least) {
  return llvm::any_of(getOffsets(op), [&](const APInt &offset) {
    return offset.getSExtValue() < least;
  });
}

bool mlir::availability::hasOffsetAbove(Operation &op, int64_t most) {
  return llvm::any_of(getOffsets(op), [&](const APInt &offset) {
    return offset.getSExtValue() > most;
  });
}

bool mlir::availability::isVectorOfF16(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector && vector.getElementType().isF16();
}

/// Calls `use` with each enumerant of a kind.
static void forEachEnumerant(spirv::InstructionOp op, OperandKind kind,
                             function_ref<void(uint32_t)> use) {
  ArrayRef<int32_t> enumerants = op.getEnumerants();
  for (size_t i = 0; i + 1 < enumerants.size(); i += 2)
    if (enumerants[i] == static_cast<int32_t>(kind))
      use(static_cast<uint32_t>(enumerants[i + 1]));
}

bool mlir::availability::hasEnumerant(spirv::InstructionOp op, StringRef kind,
                                      uint32_t value) {
  ArrayRef<int32_t> enumerants = op.getEnumerants();
  for (size_t i = 0; i + 1 < enumerants.size(); i += 2)
    if (static_cast<uint32_t>(enumerants[i + 1]) == value &&
        getKindName(static_cast<OperandKind>(enumerants[i])) == kind)
      return true;
  return false;
}

bool CompareSemantics::isStronger() const {
  using Semantics = spirv::MemorySemantics;
  constexpr auto kStrongest = Semantics::SequentiallyConsistent;
  return addsAny(kStrongest) ||
         (spirv::bitEnumContainsAny(unequal, Semantics::Acquire) &&
          !spirv::bitEnumContainsAny(
              equal, kStrongest | Semantics::AcquireRelease |
                         Semantics::Acquire | Semantics::Release));
}

CompareSemantics
mlir::availability::getCompareSemantics(spirv::InstructionOp op) {
  auto both = op->getAttrOfType<DenseI32ArrayAttr>(kBothSemantics);
  if (!both || both.size() != 2)
    return {spirv::MemorySemantics::None, spirv::MemorySemantics::None};
  return {static_cast<spirv::MemorySemantics>(both[0]),
          static_cast<spirv::MemorySemantics>(both[1])};
}

spirv::Scope mlir::availability::getScopeOf(spirv::ScopeAttr attr) {
  return attr.getValue();
}

spirv::MemorySemantics
mlir::availability::getSemanticsOf(spirv::MemorySemanticsAttr attr) {
  return attr.getValue();
}

std::optional<spirv::Scope>
mlir::availability::getExecutionScope(spirv::InstructionOp op) {
  std::optional<spirv::Scope> first;
  forEachEnumerant(op, OperandKind::Scope, [&](uint32_t value) {
    if (!first)
      first = static_cast<spirv::Scope>(value);
  });
  return first;
}

std::optional<spirv::Scope>
mlir::availability::getMemoryScope(spirv::InstructionOp op) {
  std::optional<spirv::Scope> last;
  forEachEnumerant(op, OperandKind::Scope, [&](uint32_t value) {
    last = static_cast<spirv::Scope>(value);
  });
  return last;
}

spirv::MemorySemantics
mlir::availability::getSemantics(spirv::InstructionOp op) {
  uint32_t all = 0;
  forEachEnumerant(op, OperandKind::MemorySemantics,
                   [&](uint32_t bit) { all |= bit; });
  return static_cast<spirv::MemorySemantics>(all);
}
