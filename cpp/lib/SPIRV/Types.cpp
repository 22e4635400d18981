//===- Types.cpp - What types need in SPIR-V ------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The facts are the SPIR-V specification's (unified1): section 3.31
// "Capability", and the extensions SPV_KHR_8bit_storage, SPV_KHR_16bit_storage,
// SPV_KHR_bfloat16, SPV_KHR_cooperative_matrix and SPV_ARM_tensors. What the
// cases of enums need is generated.
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/SPIRV/SPIRVAvailability.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::availability;
using spirv::Capability;
using spirv::Extension;
using spirv::StorageClass;

namespace {
/// Emits what a type and all types nested in it need.
class TypeVisitor {
public:
  TypeVisitor(const Source &role, ClauseSink &sink) : source(role), sink(sink) {
    source.kind = SourceKind::Type;
  }

  /// `storage` is the storage class in which the type is used, std::nullopt
  /// for a value that isn't in memory.
  void visit(Type type, std::optional<StorageClass> storage);

private:
  void visitScalar(Type type, std::optional<StorageClass> storage);
  /// Emits what a narrow scalar needs to be in memory that is shared with the
  /// outside. Returns false when the storage class asks for nothing special,
  /// so that the scalar needs what it needs anywhere.
  bool visitInterfaceScalar(unsigned width, StorageClass storage);

  void require(Capability capability) {
    source.typePath = path;
    emitInstance(sink, spirv::getCapabilityDimension(), capability, source);
  }
  void require(Extension extension) {
    source.typePath = path;
    emitInstance(sink, spirv::getExtensionDimension(), extension, source);
  }
  template <typename EnumT>
  void requireCase(EnumT value) {
    source.typePath = path;
    spirv::emitAvailability(value, sink, source);
  }

  Source source;
  ClauseSink &sink;
  /// From the outermost type to the one that is being visited.
  SmallVector<Type> path;
  /// Structs may contain pointers to themselves.
  DenseSet<std::pair<Type, unsigned>> seen;
};
} // namespace

void TypeVisitor::visit(Type type, std::optional<StorageClass> storage) {
  unsigned storageKey = storage ? static_cast<unsigned>(*storage) + 1 : 0;
  if (!seen.insert({type, storageKey}).second)
    return;
  path.push_back(type);
  llvm::scope_exit leave([&] { path.pop_back(); });

  llvm::TypeSwitch<Type>(type)
      .Case<IntegerType, FloatType>(
          [&](Type scalar) { visitScalar(scalar, storage); })
      .Case<VectorType>([&](VectorType vector) {
        // Vectors of 8 and 16 are an OpenCL matter.
        if (vector.getNumElements() > 4)
          require(Capability::Vector16);
        visit(vector.getElementType(), storage);
      })
      .Case<spirv::PointerType>([&](spirv::PointerType pointer) {
        requireCase(pointer.getStorageClass());
        visit(pointer.getPointeeType(), pointer.getStorageClass());
      })
      .Case<spirv::ArrayType>([&](spirv::ArrayType array) {
        visit(array.getElementType(), storage);
      })
      .Case<spirv::RuntimeArrayType>([&](spirv::RuntimeArrayType array) {
        require(Capability::Shader);
        visit(array.getElementType(), storage);
      })
      .Case<spirv::StructType>([&](spirv::StructType structType) {
        for (Type element : structType.getElementTypes())
          visit(element, storage);
      })
      .Case<spirv::MatrixType>([&](spirv::MatrixType matrix) {
        require(Capability::Matrix);
        visit(matrix.getColumnType(), storage);
      })
      .Case<spirv::CooperativeMatrixType>(
          [&](spirv::CooperativeMatrixType matrix) {
            require(Capability::CooperativeMatrixKHR);
            require(Extension::SPV_KHR_cooperative_matrix);
            visit(matrix.getElementType(), storage);
          })
      .Case<spirv::TensorArmType>([&](spirv::TensorArmType tensor) {
        require(Capability::TensorsARM);
        require(Extension::SPV_ARM_tensors);
        visit(tensor.getElementType(), storage);
      })
      .Case<spirv::ImageType>([&](spirv::ImageType image) {
        requireCase(image.getDim());
        requireCase(image.getImageFormat());
        visit(image.getElementType(), storage);
      })
      .Case<spirv::SampledImageType>([&](spirv::SampledImageType image) {
        visit(image.getImageType(), storage);
      })
      .Case<FunctionType>([&](FunctionType function) {
        // Its inputs and results tell more than all of them together.
        path.pop_back();
        for (Type input : function.getInputs())
          visit(input, storage);
        for (Type result : function.getResults())
          visit(result, storage);
        path.push_back(function);
      });
}

bool TypeVisitor::visitInterfaceScalar(unsigned width, StorageClass storage) {
  // A row for each storage class: what 8 and what 16 bits need.
  struct Row {
    StorageClass storage;
    std::optional<Capability> for8, for16;
  };
  static constexpr Row rows[] = {
      {StorageClass::PushConstant, Capability::StoragePushConstant8,
       Capability::StoragePushConstant16},
      {StorageClass::StorageBuffer, Capability::StorageBuffer8BitAccess,
       Capability::StorageBuffer16BitAccess},
      {StorageClass::Uniform, Capability::UniformAndStorageBuffer8BitAccess,
       Capability::StorageUniform16},
      {StorageClass::Input, std::nullopt, Capability::StorageInputOutput16},
      {StorageClass::Output, std::nullopt, Capability::StorageInputOutput16},
  };
  const Row *row = llvm::find_if(
      rows, [&](const Row &row) { return row.storage == storage; });
  if (row == std::end(rows))
    return false;
  std::optional<Capability> capability;
  if (width == 8)
    capability = row->for8;
  else if (width == 16)
    capability = row->for16;
  if (!capability)
    return false;
  require(*capability);
  require(width == 8 ? Extension::SPV_KHR_8bit_storage
                     : Extension::SPV_KHR_16bit_storage);
  return true;
}

void TypeVisitor::visitScalar(Type type, std::optional<StorageClass> storage) {
  bool isBFloat16 = isa<BFloat16Type>(type);
  if (isBFloat16)
    require(Extension::SPV_KHR_bfloat16);
  unsigned width = type.getIntOrFloatBitWidth();
  if (storage && visitInterfaceScalar(width, *storage))
    return;
  bool isInteger = isa<IntegerType>(type);
  if (width == 8 && isInteger)
    require(Capability::Int8);
  else if (width == 16 && isInteger)
    require(Capability::Int16);
  else if (width == 16)
    require(isBFloat16 ? Capability::BFloat16TypeKHR : Capability::Float16);
  else if (width == 64)
    require(isInteger ? Capability::Int64 : Capability::Float64);
}

void mlir::availability::emitSPIRVTypeClauses(Type type, const Source &role,
                                              ClauseSink &sink) {
  TypeVisitor(role, sink).visit(type, /*storage=*/std::nullopt);
}
