//===- CheckedTypes.cpp - Checked types of SPIR-V -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/SPIRV/CheckedTypes.h"

#include "TypeChecks.h"

#include "mlir-availability/Dialect/SPIRV/Layout.h"

using namespace mlir;
using namespace mlir::availability;

spirv::PointerType
mlir::availability::getCheckedPointerType(EmitErrorFn emitError, Type pointee,
                                          spirv::StorageClass storageClass) {
  if (failed(checkElement(emitError, pointee, "the pointee of a pointer")))
    return {};
  return spirv::PointerType::get(pointee, storageClass);
}

/// Checks the stride of an array.
static LogicalResult checkStride(EmitErrorFn emitError, Type element,
                                 std::optional<int64_t> stride) {
  if (!stride)
    return success();
  if (failed(checkRange(emitError, *stride, 1, UINT32_MAX,
                        "the stride of an array")))
    return failure();
  std::optional<ExplicitSize> size = ExplicitLayout().getSize(element);
  if (size && size->fixed > static_cast<uint64_t>(*stride))
    return emitError() << "elements overlap: the stride of an array can't be "
                       << *stride << ", as an element, "
                       << describeSPIRV(element) << ", has " << size->fixed
                       << " bytes";
  return success();
}

/// Checks the element of an array.
static LogicalResult checkArrayElement(EmitErrorFn emitError, Type element) {
  if (isa<spirv::RuntimeArrayType>(element))
    return emitError() << "the element of an array can't be "
                       << describeSPIRV(element)
                       << ", whose size is known at run time only";
  return checkElement(emitError, element, "the element of an array");
}

spirv::ArrayType
mlir::availability::getCheckedArrayType(EmitErrorFn emitError, Type element,
                                        int64_t numElements,
                                        std::optional<int64_t> stride) {
  if (failed(checkRange(emitError, numElements, 1, UINT32_MAX,
                        "the number of elements of an array")))
    return {};
  if (failed(checkArrayElement(emitError, element)) ||
      failed(checkStride(emitError, element, stride)))
    return {};
  return spirv::ArrayType::get(element, numElements, stride.value_or(0));
}

spirv::RuntimeArrayType mlir::availability::getCheckedRuntimeArrayType(
    EmitErrorFn emitError, Type element, std::optional<int64_t> stride) {
  if (failed(checkArrayElement(emitError, element)) ||
      failed(checkStride(emitError, element, stride)))
    return {};
  return spirv::RuntimeArrayType::get(element, stride.value_or(0));
}

spirv::ImageType mlir::availability::getCheckedImageType(
    EmitErrorFn emitError, Type element, spirv::Dim dim,
    spirv::ImageDepthInfo depth, spirv::ImageArrayedInfo arrayed,
    spirv::ImageSamplingInfo sampling, spirv::ImageSamplerUseInfo samplerUse,
    spirv::ImageFormat format) {
  if (failed(checkNumberType(emitError, element, "the element of an image")))
    return {};
  return spirv::ImageType::get(element, dim, depth, arrayed, sampling,
                               samplerUse, format);
}

spirv::SampledImageType
mlir::availability::getCheckedSampledImageType(EmitErrorFn emitError,
                                               Type image) {
  if (!isa<spirv::ImageType>(image)) {
    emitError() << "the image of a sampled image can't be "
                << describeSPIRV(image) << ": expected an image type";
    return {};
  }
  return spirv::SampledImageType::getChecked(emitError, image);
}

spirv::MatrixType
mlir::availability::getCheckedMatrixType(EmitErrorFn emitError, Type column,
                                         int64_t numColumns) {
  auto vector = dyn_cast<VectorType>(column);
  if (!vector || !isa<FloatType>(vector.getElementType())) {
    emitError() << "the column of a matrix can't be " << describeSPIRV(column)
                << ": expected a vector of floats";
    return {};
  }
  if (failed(checkElement(emitError, column, "the column of a matrix")))
    return {};
  if (numColumns < 2 || numColumns > 4) {
    emitError() << "the number of columns of a matrix can't be " << numColumns
                << ": expected 2, 3 or 4";
    return {};
  }
  return spirv::MatrixType::getChecked(emitError, column, numColumns);
}

spirv::CooperativeMatrixType
mlir::availability::getCheckedCooperativeMatrixType(
    EmitErrorFn emitError, Type element, int64_t rows, int64_t columns,
    spirv::Scope scope, spirv::CooperativeMatrixUseKHR use) {
  if (failed(checkNumberType(emitError, element,
                             "the element of a cooperative matrix")) ||
      failed(checkRange(emitError, rows, 1, UINT32_MAX,
                        "the number of rows of a cooperative matrix")) ||
      failed(checkRange(emitError, columns, 1, UINT32_MAX,
                        "the number of columns of a cooperative matrix")))
    return {};
  return spirv::CooperativeMatrixType::get(element, rows, columns, scope, use);
}

spirv::TensorArmType mlir::availability::getCheckedTensorArmType(
    EmitErrorFn emitError, ArrayRef<int64_t> shape, Type element) {
  if (failed(checkNumberType(emitError, element, "the element of a tensor")))
    return {};
  size_t numDynamic = llvm::count(shape, ShapedType::kDynamic);
  if (numDynamic != 0 && numDynamic != shape.size()) {
    emitError() << "the dimensions of a tensor must be all known, or none";
    return {};
  }
  for (int64_t dim : shape)
    if (dim != ShapedType::kDynamic && dim < 1) {
      emitError() << "a dimension of a tensor can't be " << dim
                  << ": expected at least 1";
      return {};
    }
  return spirv::TensorArmType::get(shape, element);
}
