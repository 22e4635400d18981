//===- SplitLoopVectors.cpp - Vectors that loops carry --------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplitLoopVectors.h"

#include "mlir/Dialect/SCF/Transforms/Patterns.h"
#include "mlir/Dialect/SPIRV/Transforms/SPIRVConversion.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;

bool mlir::availability::isSmallVector(VectorType type) {
  return type.getRank() == 1 && !type.isScalable() &&
         type.getNumElements() > 1 && type.getNumElements() <= 4;
}

/// Returns the number of elements in each part of a vector's last dimension.
static int64_t getPartSize(VectorType type) {
  return spirv::getComputeVectorSize(type.getShape().back());
}

/// Returns the offsets of a vector's parts, in order.
static SmallVector<SmallVector<int64_t>> getPartOffsets(VectorType type) {
  SmallVector<int64_t> partShape(type.getRank(), 1);
  partShape.back() = getPartSize(type);
  return llvm::to_vector(StaticTileOffsetRange(type.getShape(), partShape));
}

/// Returns whether a vector is split. Other vectors have no addressable parts.
static bool isToBeSplit(VectorType type) {
  return !type.isScalable() && type.getRank() > 0 &&
         !availability::isSmallVector(type);
}

/// Appends the types of the parts of `type`.
static LogicalResult convertVector(VectorType type,
                                   SmallVectorImpl<Type> &parts) {
  if (!isToBeSplit(type)) {
    parts.push_back(type);
    return success();
  }
  int64_t size = getPartSize(type);
  Type part = type.getElementType();
  if (size > 1)
    part = VectorType::get({size}, part);
  parts.append(type.getNumElements() / size, part);
  return success();
}

/// Splits a vector into its parts.
static SmallVector<Value> takeApart(OpBuilder &builder, TypeRange,
                                    ValueRange whole, Location loc) {
  auto type = whole.size() == 1 ? dyn_cast<VectorType>(whole.front().getType())
                                : VectorType();
  if (!type)
    return {};
  int64_t size = getPartSize(type);
  SmallVector<Value> parts;
  for (SmallVector<int64_t> &offsets : getPartOffsets(type)) {
    Value row = whole.front();
    int64_t first = offsets.pop_back_val();
    if (!offsets.empty())
      row = vector::ExtractOp::create(builder, loc, row, offsets);
    if (size == 1)
      row = vector::ExtractOp::create(builder, loc, row, first);
    else if (size != type.getShape().back())
      row = vector::ExtractStridedSliceOp::create(
          builder, loc, row, ArrayRef(first), ArrayRef(size),
          ArrayRef(int64_t(1)));
    parts.push_back(row);
  }
  return parts;
}

/// Builds a vector from its parts.
static Value putTogether(OpBuilder &builder, VectorType type, ValueRange parts,
                         Location loc) {
  int64_t size = getPartSize(type);
  Value whole = ub::PoisonOp::create(builder, loc, type);
  for (auto [part, offsets] : llvm::zip_equal(parts, getPartOffsets(type))) {
    if (size == 1)
      whole = vector::InsertOp::create(builder, loc, part, whole, offsets);
    else if (size == type.getShape().back())
      whole = vector::InsertOp::create(builder, loc, part, whole,
                                       ArrayRef(offsets).drop_back());
    else
      whole = vector::InsertStridedSliceOp::create(
          builder, loc, part, whole, offsets, ArrayRef(int64_t(1)));
  }
  return whole;
}

LogicalResult mlir::availability::splitLoopVectors(Operation *root) {
  TypeConverter converter;
  converter.addConversion([](Type type) { return type; });
  converter.addConversion(convertVector);
  converter.addTargetMaterialization(takeApart);
  converter.addSourceMaterialization(putTogether);
  RewritePatternSet patterns(root->getContext());
  mlir::ConversionTarget target(*root->getContext());
  scf::populateSCFStructuralTypeConversionsAndLegality(converter, patterns,
                                                       target);
  target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
  return applyPartialConversion(root, target, std::move(patterns));
}
