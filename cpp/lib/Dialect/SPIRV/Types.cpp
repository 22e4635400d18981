//===- Types.cpp - What types need in SPIR-V ------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The facts are the SPIR-V specification's (unified1): sections 2.16.1
// "Universal Validation Rules" and 3.31 "Capability", and the extensions
// SPV_KHR_8bit_storage, SPV_KHR_16bit_storage,
// SPV_KHR_workgroup_memory_explicit_layout, SPV_EXT_descriptor_indexing,
// SPV_EXT_shader_image_int64, SPV_KHR_bfloat16, SPV_KHR_cooperative_matrix and
// SPV_ARM_tensors. What the cases of enums need is generated.
//
//===----------------------------------------------------------------------===//

#include "Clauses.h"
#include "Models.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::availability;
using spirv::Capability;
using spirv::StorageClass;

/// How an op uses the values that it has to do with.
enum class TypeUse : unsigned {
  /// In any way.
  Any,
  /// It loads or stores them, or changes their width: all that is allowed with
  /// narrow types where the module has them for storage alone
  /// (SPV_KHR_16bit_storage, "Modifications", 2.16.1).
  Transfer,
};

unsigned mlir::availability::getSPIRVTypeUse(OperationName name) {
  static constexpr StringLiteral transfers[] = {
      spirv::LoadOp::getOperationName(), spirv::StoreOp::getOperationName(),
      spirv::FConvertOp::getOperationName(),
      spirv::SConvertOp::getOperationName(),
      spirv::UConvertOp::getOperationName()};
  return static_cast<unsigned>(
      llvm::is_contained(transfers, name.getStringRef()) ? TypeUse::Transfer
                                                         : TypeUse::Any);
}

namespace {
/// Where a type is in memory.
struct Place {
  StorageClass storageClass;
  /// It is in a struct that is decorated as a BufferBlock: a storage buffer in
  /// the way that SPIR-V 1.3 superseded.
  bool isInBufferBlock = false;
  /// It is in a struct whose layout is explicit.
  bool isInBlock = false;

  bool operator==(const Place &other) const {
    return storageClass == other.storageClass &&
           isInBufferBlock == other.isInBufferBlock &&
           isInBlock == other.isInBlock;
  }
  /// Returns a number other than 0.
  unsigned getKey() const {
    return ((static_cast<unsigned>(storageClass) + 1) << 2) |
           (isInBufferBlock ? 2 : 0) | (isInBlock ? 1 : 0);
  }
};

/// Emits what a type and all types nested in it need.
class TypeVisitor {
public:
  TypeVisitor(TypeUse use, const Source &role, ClauseSink &sink)
      : use(use), source(role), sink(sink) {
    source.kind = SourceKind::Type;
  }

  /// `place` is where the type is, std::nullopt for a value that isn't in
  /// memory.
  void visit(Type type, std::optional<Place> place);

private:
  void visitScalar(Type type, std::optional<Place> place);
  void visitNarrow(Type type, unsigned width, std::optional<Place> place);
  void visitPointer(spirv::PointerType pointer);
  void visitStruct(spirv::StructType type, std::optional<Place> place);
  void visitImage(spirv::ImageType image);
  void visitCooperativeMatrix(spirv::CooperativeMatrixType matrix);
  void visitStride(unsigned stride);

  void require(Capability capability) {
    source.typePath = path;
    emitCapability(capability, sink, source);
  }
  void requireAny(ArrayRef<Capability> anyOf) {
    source.typePath = path;
    emitCapabilities(anyOf, sink, source);
  }
  template <typename EnumT>
  void requireCase(EnumT value) {
    source.typePath = path;
    spirv::emitAvailability(value, sink, source);
  }

  TypeUse use;
  Source source;
  ClauseSink &sink;
  /// From the outermost type to the one that is being visited.
  SmallVector<Type> path;
  /// Structs may contain pointers to themselves.
  DenseSet<std::pair<Type, unsigned>> seen;
};
} // namespace

void TypeVisitor::visit(Type type, std::optional<Place> place) {
  if (!seen.insert({type, place ? place->getKey() : 0}).second)
    return;
  path.push_back(type);
  llvm::scope_exit leave([&] { path.pop_back(); });

  llvm::TypeSwitch<Type>(type)
      .Case<IntegerType, FloatType>(
          [&](Type scalar) { visitScalar(scalar, place); })
      .Case<VectorType>([&](VectorType vector) {
        // Vectors of 8 and 16 are an OpenCL matter.
        if (vector.getNumElements() > 4)
          require(Capability::Vector16);
        visit(vector.getElementType(), place);
      })
      .Case<spirv::PointerType>(
          [&](spirv::PointerType pointer) { visitPointer(pointer); })
      .Case<spirv::ArrayType>([&](spirv::ArrayType array) {
        visitStride(array.getArrayStride());
        visit(array.getElementType(), place);
      })
      .Case<spirv::RuntimeArrayType>([&](spirv::RuntimeArrayType array) {
        require(Capability::Shader);
        visitStride(array.getArrayStride());
        visit(array.getElementType(), place);
      })
      .Case<spirv::StructType>(
          [&](spirv::StructType type) { visitStruct(type, place); })
      .Case<spirv::MatrixType>([&](spirv::MatrixType matrix) {
        require(Capability::Matrix);
        visit(matrix.getColumnType(), place);
      })
      .Case<spirv::CooperativeMatrixType>(
          [&](spirv::CooperativeMatrixType matrix) {
            visitCooperativeMatrix(matrix);
            visit(matrix.getElementType(), place);
          })
      .Case<spirv::TensorArmType>([&](spirv::TensorArmType tensor) {
        require(Capability::TensorsARM);
        visit(tensor.getElementType(), place);
      })
      .Case<spirv::ImageType>([&](spirv::ImageType image) {
        visitImage(image);
        visit(image.getElementType(), std::nullopt);
      })
      .Case<spirv::SampledImageType>([&](spirv::SampledImageType image) {
        visit(image.getImageType(), place);
      })
      .Case<FunctionType>([&](FunctionType function) {
        // Its inputs and results tell more than all of them together.
        path.pop_back();
        for (Type input : function.getInputs())
          visit(input, place);
        for (Type result : function.getResults())
          visit(result, place);
        path.push_back(function);
      });
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

/// Returns the capabilities of which one lets narrow scalars be in a place,
/// whatever is done with them elsewhere. Returns none where a module has to
/// have them for any use.
static ArrayRef<Capability> getStorageCapabilities(unsigned width,
                                                   const Place &place) {
  // A row for each storage class: what 8 and what 16 bits need.
  struct Row {
    StorageClass storageClass;
    std::optional<Capability> for8, for16;
  };
  static constexpr Row rows[] = {
      {StorageClass::StorageBuffer, Capability::StorageBuffer8BitAccess,
       Capability::StorageBuffer16BitAccess},
      {StorageClass::PhysicalStorageBuffer, Capability::StorageBuffer8BitAccess,
       Capability::StorageBuffer16BitAccess},
      {StorageClass::Uniform, Capability::UniformAndStorageBuffer8BitAccess,
       Capability::StorageUniform16},
      {StorageClass::PushConstant, Capability::StoragePushConstant8,
       Capability::StoragePushConstant16},
      {StorageClass::Input, std::nullopt, Capability::StorageInputOutput16},
      {StorageClass::Output, std::nullopt, Capability::StorageInputOutput16},
  };
  // A struct with a layout in Workgroup memory.
  static constexpr Row workgroupBlock = {
      StorageClass::Workgroup,
      Capability::WorkgroupMemoryExplicitLayout8BitAccessKHR,
      Capability::WorkgroupMemoryExplicitLayout16BitAccessKHR};

  const Row *row = llvm::find_if(rows, [&](const Row &row) {
    // What 1.3 superseded is a storage buffer.
    return row.storageClass == (place.isInBufferBlock
                                    ? StorageClass::StorageBuffer
                                    : place.storageClass);
  });
  if (place.storageClass == StorageClass::Workgroup && place.isInBlock)
    row = &workgroupBlock;
  if (row == std::end(rows))
    return {};
  const std::optional<Capability> &capability =
      width == 8 ? row->for8 : row->for16;
  return capability ? ArrayRef(*capability) : ArrayRef<Capability>();
}

void TypeVisitor::visitNarrow(Type type, unsigned width,
                              std::optional<Place> place) {
  if (place) {
    ArrayRef<Capability> anyOf = getStorageCapabilities(width, *place);
    if (!anyOf.empty())
      return require(anyOf.front());
  }
  // The wider one of these (StorageUniform16) implies StorageBuffer16BitAccess.
  static constexpr Capability int8[] = {
      Capability::Int8, Capability::StorageBuffer8BitAccess,
      Capability::StoragePushConstant8,
      Capability::WorkgroupMemoryExplicitLayout8BitAccessKHR};
  static constexpr Capability int16[] = {
      Capability::Int16, Capability::StorageBuffer16BitAccess,
      Capability::StoragePushConstant16, Capability::StorageInputOutput16,
      Capability::WorkgroupMemoryExplicitLayout16BitAccessKHR};
  static constexpr Capability float16[] = {
      Capability::Float16,
      Capability::StorageBuffer16BitAccess,
      Capability::StoragePushConstant16,
      Capability::StorageInputOutput16,
      Capability::WorkgroupMemoryExplicitLayout16BitAccessKHR,
      Capability::Float16Buffer};
  ArrayRef<Capability> anyOf = float16;
  if (isa<IntegerType>(type))
    anyOf = width == 8 ? ArrayRef(int8) : ArrayRef(int16);
  if (!place && use == TypeUse::Transfer)
    return requireAny(anyOf);
  // OpenCL's buffers of half.
  if (place && place->storageClass == StorageClass::CrossWorkgroup &&
      isa<FloatType>(type))
    return requireAny({Capability::Float16, Capability::Float16Buffer});
  require(anyOf.front());
}

void TypeVisitor::visitScalar(Type type, std::optional<Place> place) {
  unsigned width = type.getIntOrFloatBitWidth();
  if (isa<BFloat16Type>(type)) {
    require(Capability::BFloat16TypeKHR);
    if (!place)
      return;
    for (Capability capability : getStorageCapabilities(width, *place))
      require(capability);
    return;
  }
  if (width == 8 || width == 16)
    visitNarrow(type, width, place);
  else if (width == 64)
    require(isa<IntegerType>(type) ? Capability::Int64 : Capability::Float64);
}

//===----------------------------------------------------------------------===//
// Pointers and composites
//===----------------------------------------------------------------------===//

/// Returns true when `pointer` is to an array of descriptors of unknown size.
/// The last member of a block is an array of unknown size too, but one with a
/// layout.
static bool isRuntimeDescriptorArray(spirv::PointerType pointer) {
  auto array = dyn_cast<spirv::RuntimeArrayType>(pointer.getPointeeType());
  return array && array.getArrayStride() == 0 &&
         isa<spirv::StructType, spirv::ImageType, spirv::SampledImageType>(
             array.getElementType());
}

void TypeVisitor::visitPointer(spirv::PointerType pointer) {
  StorageClass storageClass = pointer.getStorageClass();
  requireCase(storageClass);
  if (isRuntimeDescriptorArray(pointer))
    require(Capability::RuntimeDescriptorArray);
  visit(pointer.getPointeeType(), Place{storageClass});
}

void TypeVisitor::visitStruct(spirv::StructType type,
                              std::optional<Place> place) {
  SmallVector<spirv::StructType::StructDecorationInfo, 1> decorations;
  type.getStructDecorations(decorations);
  bool isBlock = false;
  for (const auto &decoration : decorations) {
    requireCase(decoration.decoration);
    if (place && decoration.decoration == spirv::Decoration::BufferBlock)
      place->isInBufferBlock = true;
    isBlock |= decoration.decoration == spirv::Decoration::Block;
  }
  SmallVector<spirv::StructType::MemberDecorationInfo> members;
  type.getMemberDecorations(members);
  for (const auto &member : members) {
    requireCase(member.decoration);
    if (member.decoration != spirv::Decoration::BuiltIn)
      continue;
    if (auto value = dyn_cast<IntegerAttr>(member.decorationValue))
      if (auto builtIn = spirv::symbolizeBuiltIn(value.getInt()))
        requireCase(*builtIn);
  }
  if (type.hasOffset())
    requireCase(spirv::Decoration::Offset);
  if (place && isBlock) {
    place->isInBlock = true;
    if (place->storageClass == StorageClass::Workgroup)
      require(Capability::WorkgroupMemoryExplicitLayoutKHR);
  }
  for (Type element : type.getElementTypes())
    visit(element, place);
}

void TypeVisitor::visitStride(unsigned stride) {
  if (stride != 0)
    requireCase(spirv::Decoration::ArrayStride);
}

void TypeVisitor::visitCooperativeMatrix(spirv::CooperativeMatrixType matrix) {
  require(Capability::CooperativeMatrixKHR);
  if (isa<BFloat16Type>(matrix.getElementType()))
    require(Capability::BFloat16CooperativeMatrixKHR);
}

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

void TypeVisitor::visitImage(spirv::ImageType image) {
  requireCase(image.getDim());
  requireCase(image.getImageFormat());
  if (image.getElementType().isInteger(64))
    require(Capability::Int64ImageEXT);

  // Section 3.31, "Capability": what is used with a sampler, and what without
  // (Sampled is 2).
  bool isStorage =
      image.getSamplerUseInfo() == spirv::ImageSamplerUseInfo::NoSampler;
  bool isArrayed = image.getArrayedInfo() == spirv::ImageArrayedInfo::Arrayed;
  bool isMultiSampled =
      image.getSamplingInfo() == spirv::ImageSamplingInfo::MultiSampled;
  switch (image.getDim()) {
  case spirv::Dim::Dim1D:
    if (isStorage)
      require(Capability::Image1D);
    break;
  case spirv::Dim::Buffer:
    if (isStorage)
      require(Capability::ImageBuffer);
    break;
  case spirv::Dim::Rect:
    if (isStorage)
      require(Capability::ImageRect);
    break;
  case spirv::Dim::Cube:
    if (isArrayed)
      require(isStorage ? Capability::ImageCubeArray
                        : Capability::SampledCubeArray);
    break;
  case spirv::Dim::SubpassData:
    return;
  case spirv::Dim::Dim2D:
  case spirv::Dim::Dim3D:
    break;
  }
  if (isStorage && isMultiSampled) {
    require(Capability::StorageImageMultisample);
    if (isArrayed)
      require(Capability::ImageMSArray);
  }
}

void mlir::availability::emitSPIRVTypeClauses(Type type, unsigned use,
                                              const Source &role,
                                              ClauseSink &sink) {
  TypeVisitor(static_cast<TypeUse>(use), role, sink)
      .visit(type, /*place=*/std::nullopt);
}
