//===- PackedVectors.cpp - Vectors that fill a word -----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "mlir-availability/Engine/OpChecker.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::availability;

static constexpr unsigned kWordWidth = 32;

namespace {
/// Packs the vectors in the buffers of a module.
class VectorPacker {
public:
  VectorPacker(function_ref<bool(Type)> isUnavailable, ResolvedTarget &target)
      : isUnavailable(isUnavailable), checker(target) {}

  void run(gpu::GPUFuncOp kernel);

private:
  VectorType getPacked(BlockArgument buffer) const;
  bool areUsesKnown(BlockArgument buffer, VectorType type) const;
  void pack(BlockArgument buffer, VectorType type);
  bool makeDotProduct(vector::ReductionOp reduction);
  void expand(Operation *extension);

  function_ref<bool(Type)> isUnavailable;
  OpChecker checker;
  /// The words that are bitcast to vectors.
  llvm::MapVector<Value, Value> words;
};
} // namespace

static bool isExtension(Operation *op) {
  return isa<arith::ExtSIOp, arith::ExtUIOp>(op) &&
         getElementTypeOrSelf(op->getResult(0)).isInteger(kWordWidth);
}

/// Returns the vector type of a buffer if its vectors must be replaced by
/// words, null otherwise.
VectorType VectorPacker::getPacked(BlockArgument buffer) const {
  auto memref = dyn_cast<MemRefType>(buffer.getType());
  auto type =
      memref ? dyn_cast<VectorType>(memref.getElementType()) : VectorType();
  if (!type || (!isUnavailable(memref) && !isUnavailable(type)))
    return {};
  auto space =
      dyn_cast_or_null<spirv::StorageClassAttr>(memref.getMemorySpace());
  if (type.getRank() != 1 || type.isScalable() ||
      !type.getElementType().isInteger() ||
      type.getNumElements() * type.getElementTypeBitWidth() != kWordWidth ||
      !space || space.getValue() != spirv::StorageClass::StorageBuffer ||
      !memref.getLayout().isIdentity() || !areUsesKnown(buffer, type))
    return {};
  return type;
}

/// Returns true when all uses of a buffer's vectors can be rewritten to words.
bool VectorPacker::areUsesKnown(BlockArgument buffer, VectorType type) const {
  return llvm::all_of(buffer.getUses(), [&](OpOperand &use) {
    if (auto load = dyn_cast<memref::LoadOp>(use.getOwner()))
      return !isUnavailable(type) ||
             llvm::all_of(load->getUsers(), isExtension);
    // The use is the buffer that is stored to, not the stored value.
    return isa<memref::StoreOp>(use.getOwner()) &&
           use.getOperandNumber() == 1 && !isUnavailable(type);
  });
}

/// Replaces a buffer by a buffer of words. Loaded words are bitcast to vectors,
/// which later steps replace.
void VectorPacker::pack(BlockArgument buffer, VectorType type) {
  auto memref = cast<MemRefType>(buffer.getType());
  Type word = IntegerType::get(type.getContext(), kWordWidth);
  auto wordVector = VectorType::get({1}, word);
  buffer.setType(MemRefType::get(memref.getShape(), word,
                                 MemRefLayoutAttrInterface(),
                                 memref.getMemorySpace()));
  for (Operation *user : llvm::make_early_inc_range(buffer.getUsers())) {
    ImplicitLocOpBuilder builder(user->getLoc(), user);
    if (auto store = dyn_cast<memref::StoreOp>(user)) {
      Value cast = vector::BitCastOp::create(builder, wordVector,
                                             store.getValueToStore());
      Value value = vector::ExtractOp::create(builder, cast, 0);
      store.getValueMutable().assign(value);
      continue;
    }
    auto load = cast<memref::LoadOp>(user);
    Value value =
        memref::LoadOp::create(builder, load.getMemRef(), load.getIndices());
    Value cast = vector::FromElementsOp::create(builder, wordVector, value);
    Value vector = vector::BitCastOp::create(builder, type, cast);
    words[vector] = value;
    load.replaceAllUsesWith(vector);
    load.erase();
  }
}

/// Replaces a sum of products of four i8 by a dot product of words. Returns
/// false for other reductions, and if the target lacks the op.
bool VectorPacker::makeDotProduct(vector::ReductionOp reduction) {
  auto product = reduction.getVector().getDefiningOp<arith::MulIOp>();
  if (reduction.getKind() != vector::CombiningKind::ADD || !product ||
      reduction.getAcc() || reduction.isMasked())
    return false;
  Operation *lhs = product.getLhs().getDefiningOp();
  Operation *rhs = product.getRhs().getDefiningOp();
  for (Operation *extension : {lhs, rhs})
    if (!extension || !isExtension(extension) ||
        !words.contains(extension->getOperand(0)) ||
        !getElementTypeOrSelf(extension->getOperand(0)).isInteger(8))
      return false;
  // SUDot takes the signed operand first.
  if (isa<arith::ExtUIOp>(lhs) && isa<arith::ExtSIOp>(rhs))
    std::swap(lhs, rhs);
  ImplicitLocOpBuilder builder(reduction.getLoc(), reduction);
  auto format = spirv::PackedVectorFormatAttr::get(
      builder.getContext(),
      spirv::PackedVectorFormat::PackedVectorFormat4x8Bit);
  Type type = reduction.getType();
  Value a = words.lookup(lhs->getOperand(0));
  Value b = words.lookup(rhs->getOperand(0));
  Value dot;
  if (isa<arith::ExtUIOp>(lhs))
    dot = spirv::UDotOp::create(builder, type, a, b, format);
  else if (isa<arith::ExtUIOp>(rhs))
    dot = spirv::SUDotOp::create(builder, type, a, b, format);
  else
    dot = spirv::SDotOp::create(builder, type, a, b, format);
  if (!isAvailable(checker.judge(dot.getDefiningOp()))) {
    dot.getDefiningOp()->erase();
    return false;
  }
  reduction.replaceAllUsesWith(dot);
  reduction.erase();
  if (product->use_empty())
    product.erase();
  if (rhs != lhs && rhs->use_empty())
    rhs->erase();
  if (lhs->use_empty())
    lhs->erase();
  return true;
}

/// Replaces the extension of a vector by arithmetic on its word.
void VectorPacker::expand(Operation *extension) {
  auto type = cast<VectorType>(extension->getResult(0).getType());
  unsigned width =
      getElementTypeOrSelf(extension->getOperand(0)).getIntOrFloatBitWidth();
  ImplicitLocOpBuilder builder(extension->getLoc(), extension);
  auto constant = [&](ArrayRef<int32_t> numbers) -> Value {
    return arith::ConstantOp::create(builder,
                                     DenseIntElementsAttr::get(type, numbers));
  };
  SmallVector<int32_t> distances;
  for (int64_t i = 1, e = type.getNumElements(); i <= e; ++i)
    distances.push_back(kWordWidth - i * width);
  Value word = words.lookup(extension->getOperand(0));
  Value all = vector::BroadcastOp::create(builder, type, word);
  // Each number is shifted to the top of the word, then back down with its
  // sign.
  Value high = arith::ShLIOp::create(builder, all, constant(distances));
  Value down = constant(int32_t(kWordWidth - width));
  Value result;
  if (isa<arith::ExtSIOp>(extension))
    result = arith::ShRSIOp::create(builder, high, down);
  else
    result = arith::ShRUIOp::create(builder, high, down);
  extension->getResult(0).replaceAllUsesWith(result);
  extension->erase();
}

void VectorPacker::run(gpu::GPUFuncOp kernel) {
  words.clear();
  for (BlockArgument argument : kernel.getBody().front().getArguments())
    if (VectorType type = getPacked(argument))
      pack(argument, type);
  if (words.empty())
    return;
  kernel.setFunctionType(FunctionType::get(
      kernel.getContext(), kernel.getBody().front().getArgumentTypes(),
      kernel.getFunctionType().getResults()));

  SmallVector<vector::ReductionOp> reductions;
  kernel.walk([&](vector::ReductionOp op) { reductions.push_back(op); });
  for (vector::ReductionOp reduction : reductions)
    makeDotProduct(reduction);
  for (auto [vector, word] : words) {
    if (isUnavailable(vector.getType()))
      for (Operation *user : llvm::make_early_inc_range(vector.getUsers()))
        expand(user);
    if (vector.use_empty()) {
      Operation *cast = vector.getDefiningOp();
      Operation *elements = cast->getOperand(0).getDefiningOp();
      cast->erase();
      elements->erase();
    }
  }
}

/// Replaces the accumulator of an integer sum by a separate addition.
//
// Workaround: dot-product-saturates
// Upstream's patterns convert a reduction with an accumulator to OpSDotAccSat,
// which saturates, whereas the reduction wraps. Without an accumulator they use
// OpSDot.
static void splitSum(vector::ReductionOp reduction) {
  Value start = reduction.getAcc();
  if (!start || !start.getType().isInteger() || reduction.isMasked() ||
      reduction.getKind() != vector::CombiningKind::ADD)
    return;
  ImplicitLocOpBuilder builder(reduction.getLoc(), reduction);
  Value sum = vector::ReductionOp::create(builder, reduction.getKind(),
                                          reduction.getVector());
  reduction.replaceAllUsesWith(
      arith::AddIOp::create(builder, sum, start).getResult());
  reduction.erase();
}

void mlir::availability::packVectors(gpu::GPUModuleOp module,
                                     function_ref<bool(Type)> isUnavailable,
                                     ResolvedTarget &target) {
  module.walk(splitSum);
  VectorPacker packer(isUnavailable, target);
  for (auto kernel : module.getOps<gpu::GPUFuncOp>())
    if (kernel.isKernel())
      packer.run(kernel);
}
