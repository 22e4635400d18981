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

#include "mlir/Dialect/AMDGPU/Utils/Chipset.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/GPU/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
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

namespace {
/// Shuffles a number of less than 32 bits as one of 32.
struct WidenShuffle : OpRewritePattern<gpu::ShuffleOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(gpu::ShuffleOp op,
                                PatternRewriter &rewriter) const override {
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
    value = arith::TruncIOp::create(rewriter, loc, bits,
                                    shuffled.getShuffleResult());
    if (type != bits)
      value = arith::BitcastOp::create(rewriter, loc, type, value);
    rewriter.replaceOp(op, {value, shuffled.getValid()});
    return success();
  }
};

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

struct ExpandKernelOps
    : availability::impl::AvailabilityExpandKernelOpsPassBase<ExpandKernelOps> {
  using AvailabilityExpandKernelOpsPassBase::
      AvailabilityExpandKernelOpsPassBase;

  void runOnOperation() override {
    bool isAMD = !chipset.empty();
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
    if (!isAMD) {
      patterns.add<WidenShuffle>(&getContext());
      patterns.add<FixSubgroupSize>(&getContext(), subgroupSize);
    }
    vector::populateVectorMultiReductionLoweringPatterns(
        patterns, vector::VectorMultiReductionLowering::InnerParallel);
    vector::populateVectorScanLoweringPatterns(patterns);

    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      auto reduction = dyn_cast<gpu::SubgroupReduceOp>(op);
      // The pattern of reductions of workgroups is one of their function.
      if (isa<gpu::GPUFuncOp, gpu::ShuffleOp, gpu::SubgroupIdOp,
              gpu::NumSubgroupsOp, gpu::SubgroupSizeOp,
              vector::MultiDimReductionOp, vector::ScanOp>(op) ||
          (reduction && (isAMD || !isRedux(reduction))))
        ops.push_back(op);
    });
    GreedyRewriteConfig config;
    config.setStrictness(GreedyRewriteStrictness::ExistingAndNewOps);
    (void)applyOpPatternsGreedily(ops, std::move(patterns), config);
  }
};
} // namespace
