//===- LowerVectors.cpp - Vectors of up to four numbers -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LowerVectors.h"

#include "SplitLoopVectors.h"

#include "mlir-availability/Support/LLVMVersions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SPIRV/Transforms/SPIRVConversion.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/Dialect/Vector/Transforms/VectorRewritePatterns.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Single elements
//===----------------------------------------------------------------------===//

namespace {
/// The memory location of one element of a vector that is read or written.
struct Lane {
  SmallVector<int64_t> position;
  SmallVector<Value> indices;
  /// A boolean: the element is in bounds and not masked. Null if it always is.
  Value isThere;
};
} // namespace

/// Calls `visit` with the position of each element of a vector.
static void forEachPosition(ArrayRef<int64_t> shape,
                            function_ref<void(ArrayRef<int64_t>)> visit) {
  SmallVector<int64_t> strides = computeStrides(shape);
  for (int64_t number = 0; number < computeProduct(shape); ++number)
    visit(delinearize(number, strides));
}

/// Returns the sum of an index and a constant.
static Value addConstant(OpBuilder &builder, Location loc, Value index,
                         int64_t offset) {
  if (offset == 0)
    return index;
  Value constant = arith::ConstantIndexOp::create(builder, loc, offset);
  return arith::AddIOp::create(builder, loc, index, constant);
}

/// Returns the mask bit of a transfer for the element at `position` of the
/// vector.
static Value getMaskBit(VectorTransferOpInterface op,
                        ArrayRef<int64_t> position, OpBuilder &builder) {
  // The mask has the memory dimensions that the map uses.
  AffineMap map = inverseAndBroadcastProjectedPermutation(
      compressUnusedDims(op.getPermutationMap()));
  SmallVector<int64_t> inMask;
  for (AffineExpr expr : map.getResults())
    inMask.push_back(isa<AffineDimExpr>(expr)
                         ? position[cast<AffineDimExpr>(expr).getPosition()]
                         : 0);
  return vector::ExtractOp::create(builder, op.getLoc(), op.getMask(), inMask);
}

/// Returns the lanes of a transfer from or to a memref of scalars. Fails for
/// transfers of tensors, memrefs of vectors, or scalable vectors.
static FailureOr<SmallVector<Lane>> getLanes(VectorTransferOpInterface op,
                                             OpBuilder &builder) {
  VectorType type = op.getVectorType();
  auto memory = dyn_cast<MemRefType>(op.getShapedType());
  if (!memory || type.isScalable() || isa<vector::MaskOp>(op->getParentOp()) ||
      memory.getElementType() != type.getElementType())
    return failure();
  Location loc = op.getLoc();
  // By dimension of the vector, the index and the condition for each position
  // along it: lanes share them.
  struct Along {
    Value index, isThere;
  };
  SmallVector<SmallVector<Along>> shared;
  for (int64_t size : type.getShape())
    shared.emplace_back(size);
  SmallVector<Lane> lanes;
  forEachPosition(type.getShape(), [&](ArrayRef<int64_t> position) {
    Lane lane;
    lane.position = llvm::to_vector(position);
    lane.indices = llvm::to_vector(op.getIndices());
    SmallVector<Value> conditions;
    for (auto [dim, expr] :
         llvm::enumerate(op.getPermutationMap().getResults())) {
      auto along = dyn_cast<AffineDimExpr>(expr);
      if (!along) // A broadcast dimension: all its elements are the same.
        continue;
      Value &index = lane.indices[along.getPosition()];
      auto &[sum, isThere] = shared[dim][position[dim]];
      if (!sum)
        sum = addConstant(builder, loc, index, position[dim]);
      index = sum;
      if (op.isDimInBounds(dim))
        continue;
      if (!isThere) {
        Value size = memref::DimOp::create(builder, loc, op.getBase(),
                                           along.getPosition());
        isThere = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt,
                                        index, size);
      }
      conditions.push_back(isThere);
    }
    if (op.getMask())
      conditions.push_back(getMaskBit(op, position, builder));
    for (Value condition : conditions)
      lane.isThere =
          lane.isThere
              ? arith::AndIOp::create(builder, loc, lane.isThere, condition)
                    .getResult()
              : condition;
    lanes.push_back(std::move(lane));
  });
  return lanes;
}

static LogicalResult expandTransferRead(vector::TransferReadOp op,
                                        PatternRewriter &rewriter) {
  FailureOr<SmallVector<Lane>> lanes = getLanes(op, rewriter);
  if (failed(lanes))
    return failure();
  Location loc = op.getLoc();
  SmallVector<Value> numbers;
  for (const Lane &lane : *lanes) {
    auto load = [&](OpBuilder &builder, Location loc) -> Value {
      return memref::LoadOp::create(builder, loc, op.getBase(), lane.indices);
    };
    if (!lane.isThere) {
      numbers.push_back(load(rewriter, loc));
      continue;
    }
    auto guarded = scf::IfOp::create(
        rewriter, loc, lane.isThere,
        [&](OpBuilder &builder, Location loc) {
          scf::YieldOp::create(builder, loc, load(builder, loc));
        },
        [&](OpBuilder &builder, Location loc) {
          scf::YieldOp::create(builder, loc, op.getPadding());
        });
    numbers.push_back(guarded.getResult(0));
  }
  rewriter.replaceOpWithNewOp<vector::FromElementsOp>(op, op.getVectorType(),
                                                      numbers);
  return success();
}

static LogicalResult expandTransferWrite(vector::TransferWriteOp op,
                                         PatternRewriter &rewriter) {
  FailureOr<SmallVector<Lane>> lanes = getLanes(op, rewriter);
  if (failed(lanes))
    return failure();
  Location loc = op.getLoc();
  for (const Lane &lane : *lanes) {
    Value number = vector::ExtractOp::create(
        rewriter, loc, op.getValueToStore(), lane.position);
    auto store = [&](OpBuilder &builder, Location loc) {
      memref::StoreOp::create(builder, loc, number, op.getBase(), lane.indices);
    };
    if (!lane.isThere) {
      store(rewriter, loc);
      continue;
    }
    scf::IfOp::create(rewriter, loc, lane.isThere,
                      [&](OpBuilder &builder, Location loc) {
                        store(builder, loc);
                        scf::YieldOp::create(builder, loc);
                      });
  }
  rewriter.eraseOp(op);
  return success();
}

/// Replaces a load by an in-bounds transfer.
static LogicalResult rewriteLoad(vector::LoadOp op, PatternRewriter &rewriter) {
  Type number = op.getVectorType().getElementType();
  if (op.getMemRefType().getElementType() != number)
    return failure();
  Value padding = arith::ConstantOp::create(rewriter, op.getLoc(),
                                            rewriter.getZeroAttr(number));
  SmallVector<bool> inBounds(op.getVectorType().getRank(), true);
  rewriter.replaceOpWithNewOp<vector::TransferReadOp>(
      op, op.getVectorType(), op.getBase(), op.getIndices(), padding,
      ArrayRef(inBounds));
  return success();
}

/// Replaces a store by an in-bounds transfer.
static LogicalResult rewriteStore(vector::StoreOp op,
                                  PatternRewriter &rewriter) {
  if (op.getMemRefType().getElementType() !=
      op.getVectorType().getElementType())
    return failure();
  SmallVector<bool> inBounds(op.getVectorType().getRank(), true);
  rewriter.replaceOpWithNewOp<vector::TransferWriteOp>(
      op, op.getValueToStore(), op.getBase(), op.getIndices(),
      ArrayRef(inBounds));
  return success();
}

//===----------------------------------------------------------------------===//
// Filled memory
//===----------------------------------------------------------------------===//

/// Returns how many elements a transfer reads or writes along each dimension of
/// the memory. Fails if that depends on a mask or on the memory's size.
static FailureOr<SmallVector<int64_t>>
getExtents(VectorTransferOpInterface op) {
  Type element = cast<ShapedType>(op.getShapedType()).getElementType();
  if (element != op.getVectorType().getElementType() || op.getMask() ||
      op.hasOutOfBoundsDim() || op.getVectorType().isScalable())
    return failure();
  SmallVector<int64_t> extents(op.getIndices().size(), 1);
  for (auto [size, expr] : llvm::zip_equal(op.getVectorType().getShape(),
                                           op.getPermutationMap().getResults()))
    if (auto along = dyn_cast<AffineDimExpr>(expr))
      extents[along.getPosition()] = size;
  return extents;
}

/// Returns the last op before `op` in its block that may access memory.
static Operation *findLastAccess(Operation *op) {
  do
    op = op->getPrevNode();
  while (op && isMemoryEffectFree(op));
  return op;
}

/// Returns the number that `read` reads everywhere, because a write just before
/// it fills this memory with one number. Returns null otherwise.
static Attribute getFilled(vector::TransferReadOp read) {
  auto write = dyn_cast_or_null<vector::TransferWriteOp>(findLastAccess(read));
  SplatElementsAttr number;
  if (!write || write.getBase() != read.getBase() ||
      write.getIndices() != read.getIndices() ||
      !matchPattern(write.getValueToStore(), m_Constant(&number)))
    return {};
  FailureOr<SmallVector<int64_t>> filled = getExtents(write);
  FailureOr<SmallVector<int64_t>> needed = getExtents(read);
  if (failed(filled) || failed(needed))
    return {};
  for (auto [inner, outer] : llvm::zip_equal(*needed, *filled))
    if (inner > outer)
      return {};
  return number.getSplatValue<Attribute>();
}

/// Replaces reads of memory that is filled just before them, such as the
/// accumulators of a convolution.
static void forwardFilled(Operation *root) {
  root->walk([](vector::TransferReadOp read) {
    Attribute number = getFilled(read);
    if (!number)
      return;
    OpBuilder builder(read);
    read.replaceAllUsesWith(
        arith::ConstantOp::create(
            builder, read.getLoc(),
            DenseElementsAttr::get(read.getVectorType(), number))
            .getResult());
    read.erase();
  });
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// Replaces the accumulator of a reduction by a separate op.
//
// Workaround: unroll-reduction-accumulator
// Upstream's unrollVectorsInFuncBodies drops the accumulator of a reduction. We
// add it in a separate op first.
static LogicalResult separateAccumulator(vector::ReductionOp op,
                                         PatternRewriter &rewriter) {
  Value accumulator = op.getAcc();
  if (!accumulator || op.isMasked())
    return failure();
  Value reduced = vector::ReductionOp::create(
      rewriter, op.getLoc(), op.getKind(), op.getVector(), op.getFastmath());
  rewriter.replaceOp(op, vector::makeArithReduction(
                             rewriter, op.getLoc(), op.getKind(), accumulator,
                             reduced, op.getFastmathAttr()));
  return success();
}

void mlir::availability::expandReduction(vector::ReductionOp reduction) {
  ImplicitLocOpBuilder builder(reduction.getLoc(), reduction);
  SmallVector<Value> operands;
  for (int64_t i = 0, e = reduction.getSourceVectorType().getNumElements();
       i != e; ++i)
    operands.push_back(
        vector::ExtractOp::create(builder, reduction.getVector(), i));
  if (Value start = reduction.getAcc())
    operands.push_back(start);
  Value result = operands.front();
  for (Value operand : ArrayRef(operands).drop_front())
    result = vector::makeArithReduction(builder, reduction.getLoc(),
                                        reduction.getKind(), result, operand,
                                        reduction.getFastmathAttr());
  reduction.replaceAllUsesWith(result);
  reduction.erase();
}

// Workaround: vector-reduction-bitwise
// Upstream has patterns to SPIR-V for sums, products, minima and maxima, but
// not for bitwise reductions. We expand those.
void mlir::availability::expandReductions(Operation *root) {
  root->walk([](vector::ReductionOp reduction) {
    switch (reduction.getKind()) {
    case vector::CombiningKind::AND:
    case vector::CombiningKind::OR:
    case vector::CombiningKind::XOR:
      if (!reduction.isMasked())
        expandReduction(reduction);
      break;
    default:
      break;
    }
  });
}

//===----------------------------------------------------------------------===//
// Several results
//===----------------------------------------------------------------------===//

namespace {
/// Splits an elementwise op with several results into ops on numbers.
//
// Workaround: unroll-several-results
// Upstream's unrollVectorsInFuncBodies leaves such ops as they are.
struct SplitSeveralResults : RewritePattern {
  SplitSeveralResults(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    auto type = op->getNumResults() > 1
                    ? dyn_cast<VectorType>(op->getResult(0).getType())
                    : VectorType();
    if (!type || type.isScalable() || availability::isSmallVector(type) ||
        !OpTrait::hasElementwiseMappableTraits(op))
      return failure();
    SmallVector<Type> types =
        llvm::map_to_vector(op->getResultTypes(), [](Type type) {
          return getElementTypeOrSelf(type);
        });
    SmallVector<SmallVector<Value>> numbers(types.size());
    forEachPosition(type.getShape(), [&](ArrayRef<int64_t> position) {
      SmallVector<Value> operands;
      for (Value operand : op->getOperands())
        operands.push_back(vector::ExtractOp::create(rewriter, op->getLoc(),
                                                     operand, position));
      OperationState state(op->getLoc(), op->getName(), operands, types,
                           op->getAttrs());
      for (OpResult result : rewriter.create(state)->getResults())
        numbers[result.getResultNumber()].push_back(result);
    });
    SmallVector<Value> vectors;
    for (auto [result, elements] : llvm::zip_equal(op->getResults(), numbers))
      vectors.push_back(vector::FromElementsOp::create(
          rewriter, op->getLoc(), result.getType(), elements));
    rewriter.replaceOp(op, vectors);
    return success();
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Small vectors
//===----------------------------------------------------------------------===//

static LogicalResult apply(Operation *root,
                           function_ref<void(RewritePatternSet &)> populate) {
  RewritePatternSet patterns(root->getContext());
  populate(patterns);
  // The bodies of kernels and of their loops are single blocks.
  return applyPatternsGreedily(
      root, std::move(patterns),
      GreedyRewriteConfig().setRegionSimplificationLevel(
          GreedySimplifyRegionLevel::Disabled));
}

/// The maximum number of elements in a vector, since each element becomes
/// separate ops. Larger vectors would take minutes, and no shader compiler
/// accepts the result.
static constexpr int64_t kMostNumbers = int64_t(1) << 14;

/// Returns whether a vector has more than `most` elements. Their number may not
/// fit into 64 bits.
static bool hasMoreNumbers(VectorType vector, int64_t most) {
  int64_t numbers = 1;
  for (int64_t size : vector.getShape()) {
    if (size > most / numbers)
      return true;
    numbers *= size;
  }
  return false;
}

/// Fails, with an error at the op, if the result of an op is a vector with too
/// many elements to lower each separately.
static LogicalResult verifySizes(Operation *root) {
  WalkResult result = root->walk([](Operation *op) -> WalkResult {
    for (Type type : op->getResultTypes())
      if (auto vector = dyn_cast<VectorType>(type);
          vector && hasMoreNumbers(vector, kMostNumbers))
        return op->emitOpError("has a result of type ")
               << vector << ", but only vectors of at most " << kMostNumbers
               << " elements can be lowered, because each element becomes ops "
                  "of its own; use a loop over smaller vectors";
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

LogicalResult mlir::availability::lowerVectors(Operation *root) {
  bool hasVectors =
      root->walk([](Operation *op) {
            return isa_and_nonnull<vector::VectorDialect>(op->getDialect()) ||
                           llvm::any_of(op->getResultTypes(),
                                        llvm::IsaPred<VectorType>)
                       ? WalkResult::interrupt()
                       : WalkResult::advance();
          })
          .wasInterrupted();
  if (!hasVectors)
    return success();
  if (failed(verifySizes(root)))
    return failure();
  forwardFilled(root);
  auto toNumbers = [](RewritePatternSet &patterns) {
    patterns.add(rewriteLoad)
        .add(separateAccumulator)
        .add<SplitSeveralResults>(patterns.getContext())
        .add(rewriteStore)
        .add(expandTransferRead)
        .add(expandTransferWrite);
    memref::DimOp::getCanonicalizationPatterns(patterns, patterns.getContext());
    vector::populateVectorContractLoweringPatterns(
        patterns, vector::VectorContractLowering::OuterProduct);
    vector::populateVectorOuterProductLoweringPatterns(patterns);
    populateMultiReductionPatterns(
        patterns, vector::VectorMultiReductionLowering::InnerReduction);
    vector::populateVectorMaskOpLoweringPatterns(patterns);
    vector::populateVectorMaskMaterializationPatterns(
        patterns, /*force32BitVectorIndices=*/true);
    vector::populateVectorBroadcastLoweringPatterns(patterns);
    vector::populateVectorShapeCastLoweringPatterns(patterns);
    vector::populateVectorStepLoweringPatterns(patterns);
    vector::populateVectorFromElementsUnrollPatterns(patterns);
  };
  auto toSmallVectors = [](RewritePatternSet &patterns) {
    vector::populateVectorExtractStridedSliceToExtractInsertChainPatterns(
        patterns);
    vector::populateVectorShuffleLoweringPatterns(patterns);
    vector::populateVectorToElementsUnrollPatterns(patterns);
    vector::populateVectorFromElementsUnrollPatterns(patterns);
  };
  if (failed(apply(root, toNumbers)) || failed(splitLoopVectors(root)) ||
      failed(spirv::unrollVectorsInFuncBodies(root)) ||
      failed(apply(root, toSmallVectors)))
    return emitError(root->getLoc())
           << "vectors can't be split into smaller ones";
  return success();
}
