//===- Levels.cpp - Limits of TOSA levels ---------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Levels.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tosa/Utils/ConversionUtils.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Levels
//===----------------------------------------------------------------------===//

/// The levels in ascending order: each allows what the previous ones allow.
static constexpr tosa::Level levels[] = {tosa::Level::eightK,
                                         tosa::Level::none};

static const tosa::TosaLevel &getLimits(tosa::Level level) {
  switch (level) {
  case tosa::Level::eightK:
    return tosa::TOSA_LEVEL_EIGHTK;
  case tosa::Level::none:
    return tosa::TOSA_LEVEL_NONE;
  }
  llvm_unreachable("all levels are covered");
}

SmallVector<LevelNeed, 1>
mlir::availability::getLevelNeeds(int32_t tosa::TosaLevel::*limit,
                                  ArrayRef<int64_t> numbers) {
  SmallVector<LevelNeed, 1> needs;
  for (int64_t number : numbers) {
    ArrayRef<tosa::Level> allowing(levels);
    while (!allowing.empty() && number > getLimits(allowing.front()).*limit)
      allowing = allowing.drop_front();
    if (allowing.size() != std::size(levels))
      needs.push_back({number, allowing});
  }
  return needs;
}

std::string LevelNeed::describe(StringRef what, StringRef limit) const {
  return (what + " " + std::to_string(number) + ", above " + limit).str();
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

/// Returns the distinct types of class `T` among the operands and results of
/// `op`. Most ops use one type throughout.
template <typename T>
static SmallVector<Type> getTypesOf(Operation &op) {
  SmallVector<Type> types;
  auto add = [&](Type type) {
    if (!llvm::is_contained(types, type) && isa<T>(type))
      types.push_back(type);
  };
  for (OpOperand &operand : op.getOpOperands())
    add(operand.get().getType());
  for (OpResult result : op.getOpResults())
    add(result.getType());
  return types;
}

SmallVector<Type> mlir::availability::getTensorTypes(Operation &op) {
  return getTypesOf<ShapedType>(op);
}

SmallVector<Type> mlir::availability::getShapeTypes(Operation &op) {
  return getTypesOf<tosa::shapeType>(op);
}

SmallVector<int64_t> mlir::availability::getRanks(ArrayRef<Type> types) {
  SmallVector<int64_t> ranks;
  for (Type type : types) {
    if (auto shape = dyn_cast<tosa::shapeType>(type))
      ranks.push_back(shape.getRank());
    else if (auto tensor = dyn_cast<ShapedType>(type);
             tensor && tensor.hasRank())
      ranks.push_back(tensor.getRank());
  }
  return ranks;
}

SmallVector<int64_t> mlir::availability::getLog2Sizes(ArrayRef<Type> types) {
  SmallVector<int64_t> sizes;
  for (Type type : types) {
    auto tensor = cast<ShapedType>(type);
    Type element = tensor.getElementType();
    // Other element types aren't TOSA's.
    if (!tensor.hasStaticShape() ||
        !(element.isIntOrFloat() || isa<tosa::mxint8Type>(element)))
      continue;
    uint64_t size = std::max(tosa::getBitWidth(element) / 8, 1u);
    for (int64_t extent : tensor.getShape())
      size = llvm::SaturatingMultiply(size, static_cast<uint64_t>(extent));
    sizes.push_back(llvm::bit_width(size));
  }
  return sizes;
}

bool mlir::availability::haveDynamicShape(ArrayRef<Type> types) {
  return llvm::any_of(types, [](Type type) {
    auto tensor = cast<ShapedType>(type);
    return tensor.hasRank() && !tensor.hasStaticShape();
  });
}

bool mlir::availability::haveNoRank(ArrayRef<Type> types) {
  return llvm::any_of(
      types, [](Type type) { return !cast<ShapedType>(type).hasRank(); });
}

//===----------------------------------------------------------------------===//
// Measures of single ops
//===----------------------------------------------------------------------===//

SmallVector<int64_t> mlir::availability::getExtents(Type type, unsigned first,
                                                    ArrayRef<int64_t> factors) {
  SmallVector<int64_t> extents;
  // Until an op is verified, its operands may have any type.
  auto tensor = dyn_cast<ShapedType>(type);
  if (!tensor || !tensor.hasRank())
    return extents;
  for (auto [extent, factor] :
       llvm::zip(tensor.getShape().drop_front(first), factors))
    if (ShapedType::isStatic(extent)) {
      int64_t product;
      bool isTooLarge = llvm::MulOverflow(extent, factor, product);
      extents.push_back(isTooLarge ? std::numeric_limits<int64_t>::max()
                                   : product);
    }
  return extents;
}

SmallVector<int64_t> mlir::availability::getConstantShape(Operation &op,
                                                          unsigned index) {
  SmallVector<int64_t> values;
  if (!tosa::getConstShapeValues(op.getOperand(index).getDefiningOp(), values))
    return {};
  return values;
}

SmallVector<int64_t> mlir::availability::getScales(tosa::ResizeOp resize) {
  SmallVector<int64_t> scale;
  // Numerator and denominator along y, then along x.
  if (!tosa::getConstShapeValues(resize.getScale().getDefiningOp(), scale) ||
      scale.size() != 4 || scale[1] < 1 || scale[3] < 1)
    return {};
  return {scale[0] / scale[1], scale[2] / scale[3]};
}

int64_t mlir::availability::getNestingDepth(Operation &op) {
  int64_t depth = 0;
  for (Operation *around = op.getParentOp(); around;
       around = around->getParentOp()) {
    ++depth;
    if (isa<func::FuncOp, ModuleOp>(around))
      break;
  }
  return depth;
}
