//===- ExpandKernelOps.cpp - Ops that no conversion to chips takes --------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Most of it are patterns of upstream's that no pass of upstream's has.
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Lowering/Passes.h"

#include "LowerLinalg.h"

#include "mlir/Dialect/AMDGPU/Utils/Chipset.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/GPU/Transforms/Passes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::availability {
#define GEN_PASS_DEF_AVAILABILITYEXPANDKERNELOPSPASS
#include "mlir-availability/Lowering/Passes.h.inc"
} // namespace mlir::availability

using namespace mlir;
using namespace mlir::availability;

/// Chips of NVIDIA shuffle registers of 32 bits.
static constexpr unsigned kRegisterBits = 32;

/// Returns true if NVVM has an instruction for `op`, on some chips.
static bool isRedux(gpu::SubgroupReduceOp op) {
  if (!op.getUniform() || op.getClusterSize() || !op.getType().isInteger(32))
    return false;
  switch (op.getOp()) {
  case gpu::AllReduceOperation::ADD:
  case gpu::AllReduceOperation::MINSI:
  case gpu::AllReduceOperation::MAXSI:
  case gpu::AllReduceOperation::AND:
  case gpu::AllReduceOperation::OR:
  case gpu::AllReduceOperation::XOR:
    return true;
  default:
    return false;
  }
}

/// Shuffles a number of less than 32 bits as one of 32.
static LogicalResult widenShuffle(gpu::ShuffleOp op,
                                  PatternRewriter &rewriter) {
  Type type = op.getValue().getType();
  if (!type.isIntOrFloat() || type.getIntOrFloatBitWidth() >= kRegisterBits)
    return rewriter.notifyMatchFailure(op, "it is no narrow number");
  Location loc = op.getLoc();
  Type bits = rewriter.getIntegerType(type.getIntOrFloatBitWidth());
  Type wide = rewriter.getIntegerType(kRegisterBits);
  Value value = op.getValue();
  if (type != bits)
    value = arith::BitcastOp::create(rewriter, loc, bits, value);
  value = arith::ExtUIOp::create(rewriter, loc, wide, value);
  auto shuffled = gpu::ShuffleOp::create(rewriter, loc, value, op.getOffset(),
                                         op.getWidth(), op.getMode());
  value =
      arith::TruncIOp::create(rewriter, loc, bits, shuffled.getShuffleResult());
  if (type != bits)
    value = arith::BitcastOp::create(rewriter, loc, type, value);
  rewriter.replaceOp(op, {value, shuffled.getValid()});
  return success();
}

namespace {
/// Replaces the size of a subgroup by a constant.
struct FixSubgroupSize : OpRewritePattern<gpu::SubgroupSizeOp> {
  FixSubgroupSize(MLIRContext *context, unsigned size)
      : OpRewritePattern(context), size(size) {}

  LogicalResult matchAndRewrite(gpu::SubgroupSizeOp op,
                                PatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(op, size);
    return success();
  }

  unsigned size;
};

/// Calculates the number of subgroups from the size of the workgroup.
struct CountSubgroups : OpRewritePattern<gpu::NumSubgroupsOp> {
  CountSubgroups(MLIRContext *context, unsigned size)
      : OpRewritePattern(context), size(size) {}

  LogicalResult matchAndRewrite(gpu::NumSubgroupsOp op,
                                PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Value total = gpu::BlockDimOp::create(rewriter, loc, gpu::Dimension::x);
    for (gpu::Dimension each : {gpu::Dimension::y, gpu::Dimension::z}) {
      Value length = gpu::BlockDimOp::create(rewriter, loc, each);
      total = arith::MulIOp::create(rewriter, loc, total, length);
    }
    Value others = arith::ConstantIndexOp::create(rewriter, loc, size - 1);
    Value width = arith::ConstantIndexOp::create(rewriter, loc, size);
    total = arith::AddIOp::create(rewriter, loc, total, others);
    rewriter.replaceOpWithNewOp<arith::DivUIOp>(op, total, width);
    return success();
  }

  unsigned size;
};
} // namespace

/// Rotates by a shuffle: invocation `i` reads from `i + offset` in its group of
/// `width`.
static LogicalResult expandRotate(gpu::RotateOp op, PatternRewriter &rewriter) {
  Location loc = op.getLoc();
  Type number = rewriter.getI32Type();
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIntOp::create(rewriter, loc, number, value);
  };
  int64_t last = int64_t(op.getWidth()) - 1;
  Value lane = gpu::LaneIdOp::create(rewriter, loc, IntegerAttr());
  lane = arith::IndexCastOp::create(rewriter, loc, number, lane);
  Value moved =
      arith::AddIOp::create(rewriter, loc, lane, constant(op.getOffset()));
  moved = arith::AndIOp::create(rewriter, loc, moved, constant(last));
  Value group = arith::AndIOp::create(rewriter, loc, lane, constant(~last));
  Value from = arith::OrIOp::create(rewriter, loc, moved, group);
  rewriter.replaceOpWithNewOp<gpu::ShuffleOp>(
      op, op.getValue(), from, constant(op.getWidth()), gpu::ShuffleMode::IDX);
  return success();
}

/// Broadcasts by a shuffle. That all invocations take part in it makes no
/// difference to what a chip needs.
static LogicalResult expandBroadcast(gpu::SubgroupBroadcastOp op,
                                     PatternRewriter &rewriter) {
  if (!op.getSrc().getType().isIntOrFloat())
    return rewriter.notifyMatchFailure(op, "it is no number");
  Location loc = op.getLoc();
  Type number = rewriter.getI32Type();
  Value lane = op.getLane();
  if (!lane) {
    StringAttr name = rewriter.getStringAttr("llvm.nvvm.activemask");
    Value active =
        LLVM::CallIntrinsicOp::create(rewriter, loc, number, name, ValueRange())
            .getResult(0);
    lane = math::CountTrailingZerosOp::create(rewriter, loc, active);
  }
  Value width =
      arith::ConstantIntOp::create(rewriter, loc, number, kRegisterBits);
  auto shuffled = gpu::ShuffleOp::create(rewriter, loc, op.getSrc(), lane,
                                         width, gpu::ShuffleMode::IDX);
  rewriter.replaceOp(op, shuffled.getShuffleResult());
  return success();
}

/// Multiplies in memory by a loop that compares and exchanges: LLVM has no
/// instruction for it.
static LogicalResult expandMultiply(memref::AtomicRMWOp op,
                                    PatternRewriter &rewriter) {
  if (op.getKind() != arith::AtomicRMWKind::muli)
    return rewriter.notifyMatchFailure(op, "it is no product of integers");
  Location loc = op.getLoc();
  auto loop = memref::GenericAtomicRMWOp::create(rewriter, loc, op.getMemref(),
                                                 op.getIndices());
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(loop.getBody());
  Value product = arith::MulIOp::create(rewriter, loc, loop.getCurrentValue(),
                                        op.getValue());
  memref::AtomicYieldOp::create(rewriter, loc, product);
  rewriter.replaceOp(op, loop.getResult());
  return success();
}

namespace {
/// Replaces a question about a number's class, `OpT`, by comparisons of its
/// magnitude: with infinity, and with the least normal number.
template <typename OpT>
struct CompareMagnitude : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Type type = op.getOperand().getType();
    const llvm::fltSemantics &format =
        cast<FloatType>(getElementTypeOrSelf(type)).getFloatSemantics();
    Value magnitude = math::AbsFOp::create(rewriter, loc, op.getOperand());
    auto compare = [&](arith::CmpFPredicate predicate, const APFloat &value) {
      Attribute number = FloatAttr::get(getElementTypeOrSelf(type), value);
      if (auto shaped = dyn_cast<ShapedType>(type))
        number = SplatElementsAttr::get(shaped, number);
      Value constant = arith::ConstantOp::create(rewriter, loc, type,
                                                 cast<TypedAttr>(number));
      return arith::CmpFOp::create(rewriter, loc, predicate, magnitude,
                                   constant)
          .getResult();
    };
    APFloat infinity = APFloat::getInf(format);
    if constexpr (std::is_same_v<OpT, math::IsInfOp>) {
      rewriter.replaceOp(op, compare(arith::CmpFPredicate::OEQ, infinity));
    } else {
      Value finite = compare(arith::CmpFPredicate::OLT, infinity);
      Value normal = compare(arith::CmpFPredicate::OGE,
                             APFloat::getSmallestNormalized(format));
      rewriter.replaceOpWithNewOp<arith::AndIOp>(op, finite, normal);
    }
    return success();
  }
};

struct ExpandKernelOps
    : availability::impl::AvailabilityExpandKernelOpsPassBase<ExpandKernelOps> {
  using AvailabilityExpandKernelOpsPassBase::
      AvailabilityExpandKernelOpsPassBase;

  void runOnOperation() override {
    bool isAMD = !chipset.empty();
    // Functions for CPUs are in no module for devices.
    bool isNVIDIA = !isAMD && !isa<ModuleOp>(getOperation());
    unsigned subgroupSize = 32;
    if (isAMD) {
      FailureOr<amdgpu::Chipset> chip = amdgpu::Chipset::parse(chipset);
      if (failed(chip)) {
        getOperation()->emitError()
            << "'" << chipset << "' is no chip of AMD's";
        return signalPassFailure();
      }
      // What LLVM compiles for by default.
      subgroupSize = chip->majorVersion >= 10 ? 32 : 64;
    }
    RewritePatternSet patterns(&getContext());
    populateGpuAllReducePatterns(patterns);
    populateGpuBreakDownSubgroupReducePatterns(patterns, kRegisterBits);
    // Narrow numbers are packed into a register; wide ones are split later.
    for (auto [bits, benefit] :
         {std::pair(kRegisterBits, 2), std::pair(2 * kRegisterBits, 1)}) {
      populateGpuLowerSubgroupReduceToShufflePatterns(patterns, subgroupSize,
                                                      bits, benefit);
      populateGpuLowerClusteredSubgroupReduceToShufflePatterns(
          patterns, subgroupSize, bits, benefit);
    }
    populateGpuShufflePatterns(patterns);
    populateGpuSubgroupIdPatterns(patterns);
    patterns.add<CountSubgroups>(&getContext(), subgroupSize);
    patterns.add(expandRotate).add(expandMultiply);
    patterns.add<CompareMagnitude<math::IsInfOp>,
                 CompareMagnitude<math::IsNormalOp>>(&getContext());
    math::populateExpansionPatterns(patterns, {"clampf"});
    if (!isAMD) {
      patterns.add(widenShuffle).add(expandBroadcast);
      patterns.add<FixSubgroupSize>(&getContext(), subgroupSize);
    }
    vector::populateVectorMultiReductionLoweringPatterns(
        patterns, vector::VectorMultiReductionLowering::InnerParallel);
    vector::populateVectorScanLoweringPatterns(patterns);

    if (failed(refuseSPIRVMemory()) || failed(decomposeLinalg(getOperation())))
      return signalPassFailure();
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      auto reduction = dyn_cast<gpu::SubgroupReduceOp>(op);
      auto clamp = dyn_cast<math::ClampFOp>(op);
      // The pattern of reductions of workgroups is one of their function.
      if (isa<gpu::GPUFuncOp, gpu::ShuffleOp, gpu::SubgroupIdOp,
              gpu::NumSubgroupsOp, gpu::SubgroupSizeOp, gpu::RotateOp,
              math::IsNormalOp, memref::AtomicRMWOp,
              vector::MultiDimReductionOp, vector::ScanOp>(op) ||
          (isNVIDIA ? isa<gpu::SubgroupBroadcastOp>(op)
                    : isa<math::IsInfOp>(op)) ||
          // Chips of AMD's have an instruction for these.
          (clamp &&
           !(isAMD && (clamp.getType().isF16() || clamp.getType().isF32()))) ||
          (reduction && (isAMD || !isRedux(reduction))))
        ops.push_back(op);
    });
    GreedyRewriteConfig config;
    config.setStrictness(GreedyRewriteStrictness::ExistingAndNewOps);
    (void)applyOpPatternsGreedily(ops, std::move(patterns), config);
  }

private:
  /// Fails with an error if an op has memory in a storage class of SPIR-V.
  LogicalResult refuseSPIRVMemory() {
    WalkResult result = getOperation()->walk([](Operation *op) {
      auto isSPIRV = [](Type type) {
        auto memory = dyn_cast<BaseMemRefType>(type);
        return memory && isa_and_present<spirv::StorageClassAttr>(
                             memory.getMemorySpace());
      };
      auto function = dyn_cast<FunctionOpInterface>(op);
      ArrayRef<Type> arguments =
          function ? function.getArgumentTypes() : ArrayRef<Type>();
      for (Type type :
           llvm::concat<const Type>(arguments, op->getResultTypes())) {
        if (!isSPIRV(type))
          continue;
        op->emitError() << "memory space "
                        << cast<BaseMemRefType>(type).getMemorySpace()
                        << " is SPIR-V's; chips have those of "
                           "#gpu.address_space, such as "
                           "#gpu.address_space<workgroup>";
        return WalkResult::interrupt();
      }
      return WalkResult::advance();
    });
    return failure(result.wasInterrupted());
  }
};
} // namespace
