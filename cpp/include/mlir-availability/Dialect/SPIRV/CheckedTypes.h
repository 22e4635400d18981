//===- CheckedTypes.h - Checked types of SPIR-V -----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's own `get` functions expect valid arguments, and its parser checks only
// some of them. These functions check all of them: the types that they return
// can be printed, parsed and serialized.
//
// If the arguments don't make a valid type, a function emits a diagnostic and
// returns a null type. The rules are those of the SPIR-V specification
// (unified1), section 2.16 "Validation Rules" and section 3.49.6
// "Type-Declaration Instructions".
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_CHECKEDTYPES_H
#define MLIR_AVAILABILITY_DIALECT_SPIRV_CHECKEDTYPES_H

#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"
#include "mlir/IR/Diagnostics.h"

namespace mlir::availability {

/// Starts a diagnostic.
using EmitErrorFn = function_ref<InFlightDiagnostic()>;

/// Returns `!spirv.ptr<pointee, storageClass>`.
spirv::PointerType getCheckedPointerType(EmitErrorFn emitError, Type pointee,
                                         spirv::StorageClass storageClass);

/// Returns `!spirv.array<numElements x element, stride=stride>`. A stride is in
/// bytes and must not be less than the element size; std::nullopt means none.
spirv::ArrayType getCheckedArrayType(EmitErrorFn emitError, Type element,
                                     int64_t numElements,
                                     std::optional<int64_t> stride);

/// Returns `!spirv.rtarray<element, stride=stride>`.
spirv::RuntimeArrayType
getCheckedRuntimeArrayType(EmitErrorFn emitError, Type element,
                           std::optional<int64_t> stride);

/// Returns `!spirv.image<element, dim, ...>`. Elements are scalars.
spirv::ImageType getCheckedImageType(EmitErrorFn emitError, Type element,
                                     spirv::Dim dim,
                                     spirv::ImageDepthInfo depth,
                                     spirv::ImageArrayedInfo arrayed,
                                     spirv::ImageSamplingInfo sampling,
                                     spirv::ImageSamplerUseInfo samplerUse,
                                     spirv::ImageFormat format);

/// Returns `!spirv.sampled_image<image>`.
spirv::SampledImageType getCheckedSampledImageType(EmitErrorFn emitError,
                                                   Type image);

/// Returns `!spirv.matrix<numColumns x column>`: 2 to 4 vectors of 2 to 4
/// floats.
spirv::MatrixType getCheckedMatrixType(EmitErrorFn emitError, Type column,
                                       int64_t numColumns);

/// Returns `!spirv.coopmatrix<rows x columns x element, scope, use>`. Elements
/// are scalars.
spirv::CooperativeMatrixType getCheckedCooperativeMatrixType(
    EmitErrorFn emitError, Type element, int64_t rows, int64_t columns,
    spirv::Scope scope, spirv::CooperativeMatrixUseKHR use);

/// Returns `!spirv.arm.tensor<shape x element>`. Either all dimensions are
/// positive, or all are ShapedType::kDynamic. A tensor without dimensions is
/// unranked.
spirv::TensorArmType getCheckedTensorArmType(EmitErrorFn emitError,
                                             ArrayRef<int64_t> shape,
                                             Type element);

/// A decoration with its optional operand: a literal, or the value of an enum
/// case.
struct SPIRVDecoration {
  spirv::Decoration decoration;
  std::optional<int64_t> value;
};

/// The members and decorations of a struct.
struct SPIRVStructBody {
  SmallVector<Type> members;
  /// In bytes, for either all members or none.
  SmallVector<int64_t> offsets;
  /// Pairs of member index and decoration, without the decoration Offset.
  SmallVector<std::pair<int64_t, SPIRVDecoration>> memberDecorations;
  /// The decorations of the struct itself.
  SmallVector<SPIRVDecoration> decorations;
};

/// Returns the literal struct with this body, `!spirv.struct<(...)>`. Members
/// must not overlap (section 2.16.2, "composite objects ... must be explicitly
/// laid out"), and only the last may be a run-time array.
spirv::StructType getCheckedStructType(EmitErrorFn emitError,
                                       MLIRContext *context,
                                       const SPIRVStructBody &body);

/// Returns the struct with this name, `!spirv.struct<name, (...)>`, which can
/// contain pointers to itself. It has no members until `setCheckedStructBody`
/// is called. The name must be a bare identifier.
spirv::StructType getCheckedIdentifiedStructType(EmitErrorFn emitError,
                                                 MLIRContext *context,
                                                 StringRef name);

/// Sets the body of an identified struct. Fails, with a diagnostic, if
/// `getCheckedStructType` rejects the body, if the struct would contain itself,
/// or if it already has another body.
LogicalResult setCheckedStructBody(EmitErrorFn emitError,
                                   spirv::StructType type,
                                   const SPIRVStructBody &body);

/// Returns the body of a struct.
SPIRVStructBody getStructBody(spirv::StructType type);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_CHECKEDTYPES_H
