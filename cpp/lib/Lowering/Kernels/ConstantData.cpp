//===- ConstantData.cpp - Constants that buffers hold ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Lowering/Kernels/ConstantData.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the size of a number in bytes, 0 for other types.
static unsigned getWidth(Type type) {
  if (type.isIndex())
    return sizeof(int64_t);
  if (!type.isIntOrFloat())
    return 0;
  unsigned width = type.getIntOrFloatBitWidth();
  return width >= 8 && width <= 64 && llvm::isPowerOf2_32(width) ? width / 8
                                                                 : 0;
}

/// Truncates 64-bit numbers to 32 bits.
static LogicalResult
narrowToWords(SmallVectorImpl<char> &data,
              function_ref<InFlightDiagnostic()> emitError) {
  size_t size = 0;
  for (size_t i = 0; i < data.size(); i += sizeof(int64_t)) {
    int64_t number;
    std::memcpy(&number, data.data() + i, sizeof(number));
    if (!llvm::isInt<32>(number))
      return emitError()
             << "a constant of type 'index' holds " << number
             << ", which doesn't fit into the 32 bits of a kernel's 'index'";
    auto word = static_cast<int32_t>(number);
    std::memcpy(data.data() + size, &word, sizeof(word));
    size += sizeof(word);
  }
  data.truncate(size);
  return success();
}

/// Returns the raw data of `value`, whose elements have `size` bytes.
static FailureOr<ArrayRef<char>>
getRawData(ElementsAttr value, size_t size,
           function_ref<InFlightDiagnostic()> emitError) {
  if (auto dense = dyn_cast<DenseElementsAttr>(value))
    return dense.getRawData();
  auto resource = dyn_cast<DenseResourceElementsAttr>(value);
  if (!resource)
    return emitError() << "a constant must be 'dense' or 'dense_resource'";
  StringRef key = resource.getRawHandle().getKey();
  AsmResourceBlob *blob = resource.getRawHandle().getBlob();
  if (!blob)
    return emitError() << "the resource '" << key
                       << "' of a constant is missing; the module names it but "
                          "doesn't contain its bytes";
  if (blob->getData().size() != size)
    return emitError() << "the resource '" << key << "' has "
                       << blob->getData().size()
                       << " bytes, but the constant of type "
                       << resource.getType() << " takes " << size;
  return blob->getData();
}

LogicalResult mlir::availability::getConstantData(
    memref::GlobalOp global, SmallVectorImpl<char> &bytes,
    function_ref<InFlightDiagnostic()> emitError) {
  auto value = dyn_cast_or_null<ElementsAttr>(global.getConstantInitValue());
  if (!value)
    return emitError()
           << "'" << global.getSymName()
           << "' is global memory that is not constant; pass it as an argument";
  Type type = value.getElementType();
  unsigned width = getWidth(type);
  if (width == 0)
    return emitError() << "a constant has numbers of type " << type
                       << ", which no buffer can hold; pass it as an argument";
  size_t count = value.getNumElements();
  FailureOr<ArrayRef<char>> data = getRawData(value, count * width, emitError);
  if (failed(data))
    return failure();
  SmallVector<char, 0> numbers(*data);
  if (type.isIndex() && failed(narrowToWords(numbers, emitError)))
    return failure();
  // A splat stores a single element.
  bool isSplat = isa<DenseElementsAttr>(value) && value.isSplat();
  for (size_t i = 0; i < (isSplat ? count : 1); ++i)
    llvm::append_range(bytes, numbers);
  return success();
}

std::string mlir::availability::getConstantName(memref::GlobalOp global) {
  auto kernels = global->getParentOfType<gpu::GPUModuleOp>();
  std::string prefix = kernels ? kernels.getName().str() + "::" : "";
  return prefix + global.getSymName().str();
}
