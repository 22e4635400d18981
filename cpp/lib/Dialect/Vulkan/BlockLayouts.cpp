//===- BlockLayouts.cpp - Which layouts of memory Vulkan allows -----------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The chapter "Offset and Stride Assignment" of the Vulkan specification, whose
// terms are used here. What states no layout is judged in complete modules: in
// others a pass may bring it.
//
//===----------------------------------------------------------------------===//

#include "MemberDecorations.h"
#include "Predicates.h"

#include "mlir-availability/Dialect/SPIRV/Layout.h"
#include "mlir-availability/Dialect/SPIRV/ResourceTypes.h"

#include "mlir/IR/TypeRange.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <numeric>

using namespace mlir;
using namespace mlir::availability;

using Kind = LayoutNeed::Kind;

//===----------------------------------------------------------------------===//
// Alignments and sizes
//===----------------------------------------------------------------------===//

namespace {
/// The scalar, the base and the extended alignment of a type, in bytes.
struct Alignments {
  uint64_t scalar = 1, base = 1, extended = 1;

  /// Returns the alignments of an array of the type.
  Alignments ofArray() const {
    return {scalar, base, llvm::alignTo(extended, 16)};
  }
};

/// Computes alignments and sizes. Each struct is visited once. What is unknown
/// is std::nullopt: of descriptors, and of types without a layout.
class Measure {
public:
  std::optional<Alignments> getAlignments(Type type, MatrixLayout matrices);

  /// Returns the bytes up to the end of a value, without padding. A run-time
  /// array counts as 0.
  std::optional<uint64_t> getSize(Type type, MatrixLayout matrices) {
    std::optional<ExplicitSize> size = sizes.getSize(type, matrices);
    return size ? std::optional(size->fixed) : std::nullopt;
  }

private:
  std::optional<Alignments> getStructAlignments(spirv::StructType type);

  DenseMap<Type, std::optional<Alignments>> alignments;
  /// spirv-val counts what follows the last column, too.
  ExplicitLayout sizes{/*hasWholeColumns=*/true};
};
} // namespace

/// Returns true for pointers that memory can hold: they have 64 bits.
static bool isAddress(Type type) {
  auto pointer = dyn_cast<spirv::PointerType>(type);
  return pointer && pointer.getStorageClass() ==
                        spirv::StorageClass::PhysicalStorageBuffer;
}

/// Returns the bytes of a number; 0 for a boolean and what is no number.
static uint64_t getNumberSize(Type type) {
  if (isAddress(type))
    return 8;
  return isa<IntegerType, FloatType>(type) ? type.getIntOrFloatBitWidth() / 8
                                           : 0;
}

/// Returns the alignments of a vector with `count` components of `size` bytes.
/// Long vectors, which the specification doesn't name, are aligned like those
/// with four, as spirv-val has it.
static std::optional<Alignments> ofVector(uint64_t size, uint64_t count) {
  if (size == 0)
    return std::nullopt;
  uint64_t base = size * (count > 2 ? 4 : count);
  return Alignments{size, base, base};
}

std::optional<Alignments> Measure::getAlignments(Type type,
                                                 MatrixLayout matrices) {
  if (uint64_t size = getNumberSize(type))
    return Alignments{size, size, size};
  if (auto vector = dyn_cast<VectorType>(type))
    return ofVector(getNumberSize(vector.getElementType()),
                    static_cast<uint64_t>(vector.getNumElements()));
  if (auto record = dyn_cast<spirv::StructType>(type))
    return getStructAlignments(record);
  std::optional<Alignments> element;
  if (auto matrix = dyn_cast<spirv::MatrixType>(type))
    element = ofVector(getNumberSize(matrix.getElementType()),
                       matrices.isRowMajor ? matrix.getNumColumns()
                                           : matrix.getNumRows());
  else if (auto array = dyn_cast<spirv::ArrayType>(type))
    element = getAlignments(array.getElementType(), matrices);
  else if (auto array = dyn_cast<spirv::RuntimeArrayType>(type))
    element = getAlignments(array.getElementType(), matrices);
  return element ? std::optional(element->ofArray()) : std::nullopt;
}

std::optional<Alignments> Measure::getStructAlignments(spirv::StructType type) {
  auto [known, isNew] = alignments.insert({type, std::nullopt});
  // A type that MLIR lacks is read as a struct with only a name.
  if (!isNew || (type.isIdentified() && type.getNumElements() == 0))
    return known->second;
  Alignments largest;
  for (auto [index, member] : llvm::enumerate(type.getElementTypes())) {
    std::optional<Alignments> one =
        getAlignments(member, getMatrixLayout(type, index));
    if (!one)
      return std::nullopt;
    largest = {std::max(largest.scalar, one->scalar),
               std::max(largest.base, one->base),
               std::max(largest.extended, one->extended)};
  }
  return alignments[type] = largest.ofArray();
}

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

namespace {
/// The member before another one, in the order of their offsets: its end, and
/// that of the padding after it.
struct Before {
  Before() = default;
  Before(Type type, uint64_t offset, uint64_t size,
         const Alignments &alignments);

  uint64_t end = 0, padded = 0, extended = 0;
  StringRef what;
};

/// Visits an object in memory, and collects what its layout needs.
class LayoutVisitor {
public:
  /// Where the layout `mayBeMissing`, only what is stated is judged.
  LayoutVisitor(bool isUniformBlock, bool mayBeMissing)
      : isUniformBlock(isUniformBlock), mayBeMissing(mayBeMissing) {}

  void visit(Type type, uint64_t offset, MatrixLayout matrices = {});

  /// The first need of each kind.
  SmallVector<LayoutNeed, 0> needs;

private:
  void visitStruct(spirv::StructType type, uint64_t offset);
  /// Visits a struct that doesn't state the offsets of all its members.
  void visitOffsets(spirv::StructType type);
  void visitMember(spirv::StructType type, unsigned index, uint64_t outer,
                   Before &before);
  void visitArray(Type element, uint64_t count, uint64_t stride,
                  uint64_t offset, MatrixLayout matrices);
  void visitMatrix(spirv::MatrixType matrix, MatrixLayout matrices);

  /// Adds what values at multiples of `unit` need: offsets and strides.
  void align(uint64_t unit, const Alignments &to, const Twine &what);
  void add(Kind kind, const Twine &why);
  /// Adds that something states no layout, unless it may be missing.
  void addMissing(const Twine &what) {
    if (!mayBeMissing)
      add(Kind::Never, " without " + what);
  }

  Measure measure;
  bool isUniformBlock, mayBeMissing;
  /// The visited types, by their place in 16 bytes and the layout of matrices
  /// in them: where vectors straddle depends on no more.
  DenseSet<std::pair<Type, uint64_t>> seen;
  /// The members from the outermost struct to the visited one.
  SmallVector<unsigned> path;
};
} // namespace

Before::Before(Type type, uint64_t offset, uint64_t size,
               const Alignments &alignments)
    : end(llvm::SaturatingAdd(offset, size)), padded(end), extended(end) {
  what = isa<spirv::StructType>(type)   ? "a struct"
         : isa<spirv::ArrayType>(type)  ? "an array"
         : isa<spirv::MatrixType>(type) ? "a matrix"
                                        : "";
  if (isa<spirv::RuntimeArrayType>(type)) {
    // Nothing follows an array without a length.
    end = UINT64_MAX;
  } else if (!what.empty()) {
    padded = llvm::alignTo(end, alignments.base);
    extended = llvm::alignTo(end, alignments.extended);
  }
}

void LayoutVisitor::add(Kind kind, const Twine &why) {
  if (llvm::any_of(needs, [&](const auto &each) { return each.kind == kind; }))
    return;
  std::string place = path.empty() ? "the type" : "member ";
  llvm::raw_string_ostream stream(place);
  llvm::interleave(path, stream, ".");
  stream << why;
  needs.push_back({kind, /*isShared=*/false, std::move(place)});
}

void LayoutVisitor::align(uint64_t unit, const Alignments &to,
                          const Twine &what) {
  auto addUnless = [&](Kind kind, uint64_t alignment) {
    if (unit % alignment == 0)
      return false;
    add(kind,
        what + Twine(unit) + ", which is no multiple of " + Twine(alignment));
    return true;
  };
  if (!addUnless(Kind::Never, to.scalar) && !addUnless(Kind::Scalar, to.base) &&
      isUniformBlock)
    addUnless(Kind::StandardUniform, to.extended);
}

void LayoutVisitor::visit(Type type, uint64_t offset, MatrixLayout matrices) {
  uint64_t place =
      matrices.stride << 5 | matrices.isRowMajor << 4 | offset % 16;
  if (!seen.insert({type, place}).second)
    return;
  if (auto record = dyn_cast<spirv::StructType>(type))
    visitStruct(record, offset);
  else if (auto array = dyn_cast<spirv::ArrayType>(type))
    visitArray(array.getElementType(), array.getNumElements(),
               array.getArrayStride(), offset, matrices);
  else if (auto array = dyn_cast<spirv::RuntimeArrayType>(type))
    visitArray(array.getElementType(), UINT64_MAX, array.getArrayStride(),
               offset, matrices);
  else if (auto matrix = dyn_cast<spirv::MatrixType>(type))
    visitMatrix(matrix, matrices);
}

void LayoutVisitor::visitMatrix(spirv::MatrixType matrix,
                                MatrixLayout matrices) {
  std::optional<Alignments> alignments =
      measure.getAlignments(matrix, matrices);
  if (!alignments || matrices.stride == 0)
    return;
  align(matrices.stride, *alignments, " with the matrix stride ");
  uint64_t line =
      getNumberSize(matrix.getElementType()) *
      (matrices.isRowMajor ? matrix.getNumColumns() : matrix.getNumRows());
  if (matrices.stride < line)
    add(Kind::Never, " with the matrix stride " + Twine(matrices.stride) +
                         ", below the size of a line");
}

void LayoutVisitor::visitArray(Type element, uint64_t count, uint64_t stride,
                               uint64_t offset, MatrixLayout matrices) {
  if (stride == 0)
    return addMissing("an array stride");
  std::optional<Alignments> alignments =
      measure.getAlignments(element, matrices);
  if (!alignments)
    return;
  align(stride, alignments->ofArray(), " with the array stride ");
  if (measure.getSize(element, matrices).value_or(0) > stride)
    add(Kind::Never, " with the array stride " + Twine(stride) +
                         ", below the size of an element");
  // In 16 steps the places in 16 bytes repeat.
  for (uint64_t index = 0; index < std::min<uint64_t>(count, 16); ++index)
    visit(element, offset + index * stride, matrices);
}

/// Returns true when a vector of `size` bytes at `offset` improperly straddles.
static bool straddles(uint64_t offset, uint64_t size) {
  return size <= 16 ? offset / 16 != (offset + size - 1) / 16
                    : offset % 16 != 0;
}

void LayoutVisitor::visitMember(spirv::StructType type, unsigned index,
                                uint64_t outer, Before &before) {
  Type member = type.getElementType(index);
  MatrixLayout matrices = getMatrixLayout(type, index);
  uint64_t own = type.getMemberOffset(index), offset = outer + own;
  if (own < before.end)
    add(Kind::Never, " at offset " + Twine(offset) + ", where another one is");
  else if (own < before.padded)
    add(Kind::Scalar,
        " at offset " + Twine(offset) + ", in the padding of " + before.what);
  else if (isUniformBlock && own < before.extended)
    add(Kind::StandardUniform,
        " at offset " + Twine(offset) + ", in the padding of " + before.what);
  // The stride and the order of a matrix are decorations of the member.
  if (isa<spirv::MatrixType>(getResourceType(member))) {
    if (matrices.stride == 0)
      addMissing("a matrix stride");
    else if (!matrices.isOrdered)
      addMissing("ColMajor or RowMajor");
  }
  std::optional<Alignments> alignments =
      measure.getAlignments(member, matrices);
  if (!alignments)
    return;
  std::optional<uint64_t> size = measure.getSize(member, matrices);
  if (isa<VectorType>(member)) {
    // All vectors are aligned to their components where layouts are relaxed.
    align(offset, {alignments->scalar}, " at offset ");
    if (straddles(offset, size.value_or(1)))
      add(Kind::Scalar,
          " at offset " + Twine(offset) + ", a vector across a multiple of 16");
    else if (offset % alignments->base != 0)
      add(Kind::RelaxedVector, " at offset " + Twine(offset) +
                                   ", a vector at no multiple of " +
                                   Twine(alignments->base));
  } else {
    align(offset, *alignments, " at offset ");
  }
  visit(member, offset, matrices);
  if (size)
    before = Before(member, own, *size, *alignments);
}

void LayoutVisitor::visitOffsets(spirv::StructType type) {
  // In binaries, some members may have offsets, or have them by ids.
  MemberDecorations decorations(type);
  for (unsigned index = 0; index < type.getNumElements(); ++index) {
    path.push_back(index);
    if (!decorations.has(index, spirv::Decoration::Offset))
      addMissing("an offset");
    path.pop_back();
  }
}

void LayoutVisitor::visitStruct(spirv::StructType type, uint64_t offset) {
  if (!type.hasOffset())
    return visitOffsets(type);
  SmallVector<unsigned> order(type.getNumElements());
  std::iota(order.begin(), order.end(), 0);
  llvm::sort(order, [&](unsigned one, unsigned other) {
    return std::pair(type.getMemberOffset(one), one) <
           std::pair(type.getMemberOffset(other), other);
  });
  Before before;
  for (unsigned index : order) {
    path.push_back(index);
    visitMember(type, index, offset, before);
    path.pop_back();
  }
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Returns what the layout of an object of `type` in `storageClass` needs.
static SmallVector<LayoutNeed, 0> getNeeds(Type type,
                                           spirv::StorageClass storageClass,
                                           bool mayBeMissing = false) {
  auto block = dyn_cast<spirv::StructType>(type);
  bool isShared = storageClass == spirv::StorageClass::Workgroup;
  switch (storageClass) {
  case spirv::StorageClass::Uniform:
  case spirv::StorageClass::StorageBuffer:
  case spirv::StorageClass::PhysicalStorageBuffer:
  case spirv::StorageClass::PushConstant:
  case spirv::StorageClass::ShaderRecordBufferKHR:
  case spirv::StorageClass::Workgroup:
    break;
  default:
    return {};
  }
  // MLIR's serializer decorates the struct of a uniform buffer as Block.
  LayoutVisitor visitor(
      storageClass == spirv::StorageClass::Uniform &&
          !(block && block.hasDecoration(spirv::Decoration::BufferBlock)),
      mayBeMissing);
  visitor.visit(type, 0);
  for (LayoutNeed &need : visitor.needs)
    need.isShared = isShared;
  // What a stronger need includes isn't asked for.
  auto has = [&](Kind kind) {
    return llvm::any_of(visitor.needs,
                        [&](const auto &each) { return each.kind == kind; });
  };
  bool isNever = has(Kind::Never), isScalar = has(Kind::Scalar);
  llvm::erase_if(visitor.needs, [&](const LayoutNeed &need) {
    return need.kind != Kind::Never &&
           (isNever || (isScalar && need.kind != Kind::Scalar));
  });
  return std::move(visitor.needs);
}

/// Returns `type` without the array of descriptors that it may be.
static Type getBlock(Type type) {
  Type resource = getResourceType(type);
  auto block = dyn_cast<spirv::StructType>(resource);
  return block && (block.hasDecoration(spirv::Decoration::Block) ||
                   block.hasDecoration(spirv::Decoration::BufferBlock))
             ? resource
             : type;
}

SmallVector<LayoutNeed, 0>
mlir::availability::getLayoutNeeds(spirv::GlobalVariableOp variable) {
  auto pointer = dyn_cast<spirv::PointerType>(variable.getType());
  if (!pointer)
    return {};
  Type type = getBlock(pointer.getPointeeType());
  auto block = dyn_cast<spirv::StructType>(type);
  // Other memory of workgroups has no layout.
  if (!block || (pointer.getStorageClass() == spirv::StorageClass::Workgroup &&
                 !block.hasDecoration(spirv::Decoration::Block)))
    return {};
  return getNeeds(type, pointer.getStorageClass(),
                  /*mayBeMissing=*/!statesTriple(*variable));
}

SmallVector<LayoutNeed, 0>
mlir::availability::getLayoutNeeds(spirv::InstructionOp op, bool anAccess) {
  if (!anAccess)
    return {};
  auto getPointer = [](TypeRange types) {
    return types.empty() ? spirv::PointerType()
                         : dyn_cast<spirv::PointerType>(types.front());
  };
  std::optional<Type> held = op.getDataType();
  // Access chains make the pointer, all others take it.
  spirv::PointerType pointer;
  if (held)
    pointer = getPointer(op->getResultTypes());
  if (!pointer)
    pointer = getPointer(op->getOperandTypes());
  if (!pointer ||
      !isDeclaredBy(pointer.getPointeeType(), "OpTypeUntypedPointerKHR"))
    return {};
  // A load has what it accesses as its result, and a store beside the pointer.
  if (!held && op->getNumResults() == 1)
    held = op->getResult(0).getType();
  else if (!held && op->getNumOperands() > 1)
    held = op->getOperand(1).getType();
  return held ? getNeeds(getBlock(*held), pointer.getStorageClass())
              : SmallVector<LayoutNeed, 0>();
}

bool mlir::availability::needsLayout(spirv::PointerType pointer,
                                     LayoutNeed::Kind kind) {
  return pointer.getStorageClass() ==
             spirv::StorageClass::PhysicalStorageBuffer &&
         llvm::any_of(
             getNeeds(pointer.getPointeeType(), pointer.getStorageClass()),
             [&](const LayoutNeed &need) { return need.kind == kind; });
}
