//===- StorageOnlyIntegers.cpp - Narrow integers in buffers only ----------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns a pointer to an element of `memory`; null when the element has the
/// width of `valueType`, the type of its values.
static Value getNarrowElement(const SPIRVTypeConverter &converter,
                              MemRefType type, Type valueType, Value memory,
                              ValueRange indices, Location location,
                              ConversionPatternRewriter &rewriter) {
  auto memoryType = dyn_cast_or_null<spirv::PointerType>(memory.getType());
  auto number = dyn_cast<IntegerType>(type.getElementType());
  // Upstream's patterns handle booleans.
  if (!memoryType || !number || number.getWidth() == 1 ||
      !isa_and_nonnull<IntegerType>(valueType) || number == valueType)
    return nullptr;
  auto structure = dyn_cast<spirv::StructType>(memoryType.getPointeeType());
  if (!structure || structure.getNumElements() != 1)
    return nullptr;
  Type elements = structure.getElementType(0);
  Type stored;
  if (auto array = dyn_cast<spirv::ArrayType>(elements))
    stored = array.getElementType();
  else if (auto array = dyn_cast<spirv::RuntimeArrayType>(elements))
    stored = array.getElementType();
  if (stored != number)
    return nullptr;
  return spirv::getElementPtr(converter, type, memory, indices, location,
                              rewriter);
}

namespace {
class NarrowLoad : public OpConversionPattern<memref::LoadOp> {
public:
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(memref::LoadOp load, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Type type = getTypeConverter()->convertType(load.getType());
    Value element = getNarrowElement(
        *getTypeConverter<SPIRVTypeConverter>(), load.getMemRefType(), type,
        adaptor.getMemref(), adaptor.getIndices(), load.getLoc(), rewriter);
    if (!element)
      return rewriter.notifyMatchFailure(
          load, "its values have the same width in memory");
    Value value = spirv::LoadOp::create(rewriter, load.getLoc(), element);
    rewriter.replaceOpWithNewOp<spirv::UConvertOp>(load, type, value);
    return success();
  }
};

class NarrowStore : public OpConversionPattern<memref::StoreOp> {
public:
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(memref::StoreOp store, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value element = getNarrowElement(
        *getTypeConverter<SPIRVTypeConverter>(), store.getMemRefType(),
        adaptor.getValue().getType(), adaptor.getMemref(), adaptor.getIndices(),
        store.getLoc(), rewriter);
    if (!element)
      return rewriter.notifyMatchFailure(
          store, "its value has the same width in memory");
    Value value = spirv::UConvertOp::create(
        rewriter, store.getLoc(),
        cast<spirv::PointerType>(element.getType()).getPointeeType(),
        adaptor.getValue());
    rewriter.replaceOpWithNewOp<spirv::StoreOp>(store, element, value);
    return success();
  }
};
} // namespace

void mlir::availability::populateStorageOnlyIntegerPatterns(
    const SPIRVTypeConverter &converter, RewritePatternSet &patterns) {
  // Workaround: narrow-storage
  // Upstream's patterns for memref.load and memref.store support targets with
  // both 16-bit storage and 16-bit arithmetic, or neither. With storage alone
  // they mix the two types and fail. These patterns have a higher benefit.
  patterns.add<NarrowLoad, NarrowStore>(converter, patterns.getContext(),
                                        /*benefit=*/2);
}
