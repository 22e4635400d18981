//===- TypeBuilders.h - Checked types of SPIR-V -----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's own `get` functions expect valid arguments, and its parser checks some
// of them. These functions check all: the types that they return can be
// printed, parsed and serialized.
//
// Each returns a null type, with a diagnostic, when the arguments make no valid
// type. The rules are the SPIR-V specification's (unified1): section 2.16
// "Validation Rules" and section 3.49.6 "Type-Declaration Instructions".
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_BINDINGS_SPIRV_TYPEBUILDERS_H
#define MLIR_AVAILABILITY_BINDINGS_SPIRV_TYPEBUILDERS_H

#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"
#include "mlir/IR/Diagnostics.h"

namespace mlir::availability {

/// Starts a diagnostic.
using EmitErrorFn = function_ref<InFlightDiagnostic()>;

/// Returns `!spirv.ptr<pointee, storageClass>`.
spirv::PointerType getCheckedPointerType(EmitErrorFn emitError, Type pointee,
                                         spirv::StorageClass storageClass);

/// Returns `!spirv.array<numElements x element, stride=stride>`. A stride, in
/// bytes, must not be less than the size of an element; std::nullopt is none.
spirv::ArrayType getCheckedArrayType(EmitErrorFn emitError, Type element,
                                     int64_t numElements,
                                     std::optional<int64_t> stride);

/// Returns `!spirv.rtarray<element, stride=stride>`.
spirv::RuntimeArrayType
getCheckedRuntimeArrayType(EmitErrorFn emitError, Type element,
                           std::optional<int64_t> stride);

/// Returns `!spirv.image<element, dim, ...>`. Elements are numbers.
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
/// are numbers.
spirv::CooperativeMatrixType getCheckedCooperativeMatrixType(
    EmitErrorFn emitError, Type element, int64_t rows, int64_t columns,
    spirv::Scope scope, spirv::CooperativeMatrixUseKHR use);

/// Returns `!spirv.arm.tensor<shape x element>`. The dimensions are all
/// positive, or all ShapedType::kDynamic. A tensor without dimensions is
/// unranked.
spirv::TensorArmType getCheckedTensorArmType(EmitErrorFn emitError,
                                             ArrayRef<int64_t> shape,
                                             Type element);

/// A decoration and its operand if it has one: a literal, or the number of an
/// enum's case.
struct SPIRVDecoration {
  spirv::Decoration decoration;
  std::optional<int64_t> value;
};

/// The members and decorations of a struct.
struct SPIRVStructBody {
  SmallVector<Type> members;
  /// In bytes, for all members or for none.
  SmallVector<int64_t> offsets;
  /// Pairs with the member's number. The decoration Offset isn't among them.
  SmallVector<std::pair<int64_t, SPIRVDecoration>> memberDecorations;
  /// The decorations of the struct itself.
  SmallVector<SPIRVDecoration> decorations;
};

/// Returns the literal struct with that body, `!spirv.struct<(...)>`. Members
/// must not overlap (section 2.16.2, "composite objects ... must be explicitly
/// laid out"), and only the last can be a run-time array.
spirv::StructType getCheckedStructType(EmitErrorFn emitError,
                                       MLIRContext *context,
                                       const SPIRVStructBody &body);

/// Returns the struct of that name, `!spirv.struct<name, (...)>`, the one that
/// can contain pointers to itself. It has no members before
/// `setCheckedStructBody`. The name must be a bare identifier.
spirv::StructType getCheckedIdentifiedStructType(EmitErrorFn emitError,
                                                 MLIRContext *context,
                                                 StringRef name);

/// Sets the body of an identified struct. Fails, with a diagnostic, for a body
/// that `getCheckedStructType` refuses, when the struct would contain itself,
/// and when it has another body already.
LogicalResult setCheckedStructBody(EmitErrorFn emitError,
                                   spirv::StructType type,
                                   const SPIRVStructBody &body);

/// Returns the body of a struct.
SPIRVStructBody getStructBody(spirv::StructType type);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_BINDINGS_SPIRV_TYPEBUILDERS_H
