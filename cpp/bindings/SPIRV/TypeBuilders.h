//===- TypeBuilders.h - SPIR-V types from unchecked input -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's own `get` functions take for granted that what they are given makes a
// type; its parser checks some of it. These functions check all of it: what
// they return can be printed, parsed and serialized. They are for bindings, and
// for compilers whose types come from outside.
//
// Each returns a null type, with a diagnostic, when there is no such type. The
// rules are the SPIR-V specification's (unified1): section 2.16 "Validation
// Rules" and section 3.49.6 "Type-Declaration Instructions".
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_BINDINGS_SPIRV_TYPEBUILDERS_H
#define MLIR_AVAILABILITY_BINDINGS_SPIRV_TYPEBUILDERS_H

#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"
#include "mlir/IR/Diagnostics.h"

namespace mlir::availability {

/// Returns a diagnostic to say in what is wrong.
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

/// Returns `!spirv.image<element, dim, ...>`, for numbers as elements.
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

/// Returns `!spirv.matrix<numColumns x column>`: 2 to 4 vectors of as many
/// floats.
spirv::MatrixType getCheckedMatrixType(EmitErrorFn emitError, Type column,
                                       int64_t numColumns);

/// Returns `!spirv.coopmatrix<rows x columns x element, scope, use>`, for
/// numbers as elements.
spirv::CooperativeMatrixType getCheckedCooperativeMatrixType(
    EmitErrorFn emitError, Type element, int64_t rows, int64_t columns,
    spirv::Scope scope, spirv::CooperativeMatrixUseKHR use);

/// Returns `!spirv.arm.tensor<shape x element>`. The dimensions are positive,
/// or all of them ShapedType::kDynamic; no dimension makes it unranked.
spirv::TensorArmType getCheckedTensorArmType(EmitErrorFn emitError,
                                             ArrayRef<int64_t> shape,
                                             Type element);

/// A decoration with its operand, a literal or the number of an enum's case,
/// if it has one.
struct SPIRVDecoration {
  spirv::Decoration decoration;
  std::optional<int64_t> value;
};

/// What is in a struct.
struct SPIRVStructBody {
  SmallVector<Type> members;
  /// In bytes, for each of the members, or for none.
  SmallVector<int64_t> offsets;
  /// With the member's number. Offset is none of them.
  SmallVector<std::pair<int64_t, SPIRVDecoration>> memberDecorations;
  /// Those of the struct itself.
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

/// Gives an identified struct its body. Fails, with a diagnostic, for what
/// `getCheckedStructType` fails for, when the struct would contain itself, and
/// when it has another body.
LogicalResult setCheckedStructBody(EmitErrorFn emitError,
                                   spirv::StructType type,
                                   const SPIRVStructBody &body);

/// Returns the body of a struct.
SPIRVStructBody getStructBody(spirv::StructType type);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_BINDINGS_SPIRV_TYPEBUILDERS_H
