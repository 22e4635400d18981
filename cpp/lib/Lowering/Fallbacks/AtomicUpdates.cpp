//===- AtomicUpdates.cpp - Atomic updates of any kind ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;
using namespace mlir::availability;

/// The scope in upstream's patterns for other updates.
static constexpr spirv::Scope kScope = spirv::Scope::Device;

/// Updates are free from data races, and order no other memory.
static constexpr spirv::MemorySemantics kSemantics =
    spirv::MemorySemantics::None;

namespace {
/// Converts a float addition to an atomic instruction.
struct AddFloat : OpConversionPattern<memref::AtomicRMWOp> {
  AddFloat(const TypeConverter &converter, MLIRContext *context)
      : OpConversionPattern(converter, context, /*benefit=*/2) {}
  LogicalResult
  matchAndRewrite(memref::AtomicRMWOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (op.getKind() != arith::AtomicRMWKind::addf)
      return rewriter.notifyMatchFailure(op, "it doesn't add floats");
    Value pointer = spirv::getElementPtr(
        *getTypeConverter<SPIRVTypeConverter>(), op.getMemRefType(),
        adaptor.getMemref(), adaptor.getIndices(), op.getLoc(), rewriter);
    if (!pointer)
      return rewriter.notifyMatchFailure(op, "there is no pointer to it");
    rewriter.replaceOpWithNewOp<spirv::EXTAtomicFAddOp>(
        op, adaptor.getValue().getType(), pointer, kScope, kSemantics,
        adaptor.getValue());
    return success();
  }
};
} // namespace

/// Replaces a named update by a generic one with a region.
static LogicalResult writeOutUpdate(memref::AtomicRMWOp op,
                                    PatternRewriter &rewriter) {
  auto update = memref::GenericAtomicRMWOp::create(
      rewriter, op.getLoc(), op.getMemref(), op.getIndices());
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToEnd(update.getBody());
  Value next =
      op.getKind() == arith::AtomicRMWKind::assign
          ? op.getValue()
          : arith::getReductionOp(op.getKind(), rewriter, op.getLoc(),
                                  update.getCurrentValue(), op.getValue());
  if (!next)
    return failure();
  memref::AtomicYieldOp::create(rewriter, op.getLoc(), next);
  rewriter.replaceOp(op, update);
  return success();
}

namespace {
/// Converts an update to a compare-and-exchange loop: it computes the new
/// number from the last one read, and stores it if memory still holds that one.
struct ExchangeInLoop : OpConversionPattern<memref::GenericAtomicRMWOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(memref::GenericAtomicRMWOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override;
};
} // namespace

LogicalResult
ExchangeInLoop::matchAndRewrite(memref::GenericAtomicRMWOp op,
                                OpAdaptor adaptor,
                                ConversionPatternRewriter &rewriter) const {
  ImplicitLocOpBuilder builder(op.getLoc(), rewriter);
  Type number = op.getType();
  unsigned width = number.getIntOrFloatBitWidth();
  Type bits = builder.getIntegerType(width);
  Value pointer = spirv::getElementPtr(
      *getTypeConverter<SPIRVTypeConverter>(),
      cast<MemRefType>(op.getMemref().getType()), adaptor.getMemref(),
      adaptor.getIndices(), op.getLoc(), rewriter);
  auto pointerType =
      pointer ? cast<spirv::PointerType>(pointer.getType()) : nullptr;
  if (!pointer || (width != 32 && width != 64) ||
      pointerType.getPointeeType() != number)
    return rewriter.notifyMatchFailure(
        op, "it does not have 32 or 64 bits in memory");
  auto castBits = [&](Type type, Value value) -> Value {
    return number == bits ? value
                          : spirv::BitcastOp::create(builder, type, value);
  };
  Value place = castBits(
      spirv::PointerType::get(bits, pointerType.getStorageClass()), pointer);
  Value first = castBits(bits, spirv::LoadOp::create(builder, pointer));
  Value isFirst =
      spirv::ConstantOp::getOne(builder.getI1Type(), op.getLoc(), builder);
  // The loop returns the previous number through a variable.
  Value old;
  if (!op.getResult().use_empty())
    old = spirv::VariableOp::create(
        builder, spirv::PointerType::get(bits, spirv::StorageClass::Function),
        spirv::StorageClass::Function, /*initializer=*/nullptr);

  auto loop = spirv::LoopOp::create(builder, spirv::LoopControl::None);
  loop.addEntryAndMergeBlock(builder);
  SmallVector<Type> state = {builder.getI1Type(), bits};
  SmallVector<Location> locations(state.size(), op.getLoc());
  Block *merge = loop.getMergeBlock();
  Block *header = rewriter.createBlock(merge, state, locations);
  Block *body = rewriter.createBlock(merge);

  builder.setInsertionPointToEnd(loop.getEntryBlock());
  spirv::BranchOp::create(builder, header, ValueRange{isFirst, first});
  builder.setInsertionPointToEnd(header);
  Value again = header->getArgument(0), seen = header->getArgument(1);
  spirv::BranchConditionalOp::create(builder, again, body, ArrayRef<Value>(),
                                     merge, ArrayRef<Value>());

  builder.setInsertionPointToEnd(body);
  Operation *yield = op.getBody()->getTerminator();
  Value argument = castBits(number, seen);
  rewriter.inlineBlockBefore(op.getBody(), body, body->end(), argument);
  builder.setInsertionPoint(yield);
  Value next = castBits(bits, yield->getOperand(0));
  Value found = spirv::AtomicCompareExchangeOp::create(
      builder, place, kScope, kSemantics, kSemantics, next, seen);
  if (old)
    spirv::StoreOp::create(builder, old, found);
  Value isChanged = spirv::INotEqualOp::create(builder, found, seen);
  spirv::BranchOp::create(builder, header, ValueRange{isChanged, found});
  rewriter.eraseOp(yield);

  if (!old) {
    rewriter.eraseOp(op);
    return success();
  }
  builder.setInsertionPointAfter(loop);
  rewriter.replaceOp(op, castBits(number, spirv::LoadOp::create(builder, old)));
  return success();
}

void mlir::availability::populateAtomicUpdatePatterns(
    const SPIRVTypeConverter &converter, RewritePatternSet &patterns) {
  patterns.add<AddFloat, ExchangeInLoop>(converter, patterns.getContext());
  // Upstream's patterns have a higher benefit.
  patterns.add(writeOutUpdate, /*benefit=*/0);
}
