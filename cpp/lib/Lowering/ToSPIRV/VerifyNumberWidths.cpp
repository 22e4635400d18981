//===- VerifyNumberWidths.cpp - Numbers that the target lacks -------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Workaround: narrow-numbers-widened
// If the target lacks narrow numbers, upstream's type converter replaces them
// by 32-bit ones. For integers it packs and unpacks memory, but ops compute in
// 32 bits, so that comparisons, divisions and shifts see other numbers. For
// floats it changes the memory layout. We accept only what stays correct.
// 64-bit numbers exist only if the target has them.
//
//===----------------------------------------------------------------------===//

#include "VerifyNumberWidths.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the innermost element type of `type`.
static Type getNumber(Type type) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    return getNumber(shaped.getElementType());
  if (auto pointer = dyn_cast<spirv::PointerType>(type))
    return getNumber(pointer.getPointeeType());
  if (auto structure = dyn_cast<spirv::StructType>(type))
    return structure.getNumElements() == 0
               ? type
               : getNumber(structure.getElementType(0));
  if (auto array = dyn_cast<spirv::ArrayType>(type))
    return getNumber(array.getElementType());
  if (auto array = dyn_cast<spirv::RuntimeArrayType>(type))
    return getNumber(array.getElementType());
  return type;
}

bool mlir::availability::isEmulated(Type type, const TypeConverter &converter) {
  Type number = getNumber(type);
  if (!number.isIntOrFloat() || number.getIntOrFloatBitWidth() >= 32 ||
      number.isInteger(1))
    return false;
  Type converted = converter.convertType(type);
  return converted && getNumber(converted) != number;
}

/// Returns true when `type` holds numbers of more than 32 bits that `converter`
/// can't convert.
static bool isTooWide(Type type, const TypeConverter &converter) {
  Type number = getNumber(type);
  return number.isIntOrFloat() && number.getIntOrFloatBitWidth() > 32 &&
         !converter.convertType(number);
}

/// Returns true for ops whose conversion is correct for emulated integers.
static bool isRightOnEmulatedIntegers(Operation *op) {
  return isa<memref::LoadOp, memref::StoreOp, memref::AllocOp, memref::AllocaOp,
             arith::ConstantOp, arith::ExtSIOp, arith::ExtUIOp, arith::TruncIOp,
             gpu::GPUFuncOp>(op);
}

/// Returns true when `type`, or the memory that `op` accesses, holds vectors.
/// Conversion packs scalars, but widens the elements of vectors.
static bool isVectorInMemory(Operation *op, Type type) {
  if (auto memory = dyn_cast<MemRefType>(type))
    type = memory.getElementType();
  else if (!isa<memref::LoadOp, memref::StoreOp>(op))
    return false;
  return isa<VectorType>(type);
}

/// Suggests what to do about numbers that the target lacks.
static void suggestInstead(Diagnostic &note, Type number) {
  unsigned width = number.getIntOrFloatBitWidth();
  note << "use a target with capability "
       << (isa<FloatType>(number) ? "Float" : "Int") << width;
  if (width < 32)
    note << " (and, for buffers, StorageBuffer" << width << "BitAccess)";
  note << ", or 32-bit numbers in the kernel";
  if (number.isInteger(64))
    note << "; the option 'emulate' calculates with pairs of 32 bits";
  else if (width < 32)
    note << "; the option 'emulate' calculates in 32 bits what " << number
         << " would give";
}

/// Returns true for an op that computes on bf16. SPV_KHR_bfloat16 supports
/// conversions and ops that only pass values on.
static bool calculatesWithBrainFloats(Operation *op) {
  return isa_and_nonnull<arith::ArithDialect, math::MathDialect>(
             op->getDialect()) &&
         !isa<arith::BitcastOp, arith::ConstantOp, arith::ExtFOp,
              arith::SelectOp, arith::TruncFOp>(op);
}

/// Returns true for functions that GLSL.std.450 doesn't have for 64 bits.
static bool hasNoWideForm(Operation *op) {
  // Upstream multiplies if the exponent is one constant.
  APInt exponent;
  if (auto power = dyn_cast<math::FPowIOp>(op))
    return !matchPattern(power.getRhs(), m_ConstantInt(&exponent));
  return isa<math::AcosOp, math::AcoshOp, math::AsinOp, math::AsinhOp,
             math::AtanOp, math::Atan2Op, math::AtanhOp, math::CbrtOp,
             math::CosOp, math::CoshOp, math::ErfOp, math::ErfcOp, math::ExpOp,
             math::Exp2Op, math::ExpM1Op, math::LogOp, math::Log10Op,
             math::Log1pOp, math::Log2Op, math::PowFOp, math::SinOp,
             math::SincosOp, math::SinhOp, math::TanOp, math::TanhOp>(op);
}

/// Calls `visit` with each op of `module` and each type of its operands, its
/// results and its blocks' arguments.
static WalkResult walkTypes(gpu::GPUModuleOp module,
                            function_ref<WalkResult(Operation *, Type)> visit) {
  return module.walk([&](Operation *op) {
    SmallVector<Type> types(op->getOperandTypes());
    llvm::append_range(types, op->getResultTypes());
    for (Region &region : op->getRegions())
      for (Block &block : region)
        llvm::append_range(types, block.getArgumentTypes());
    for (Type type : types)
      if (visit(op, type).wasInterrupted())
        return WalkResult::interrupt();
    return WalkResult::advance();
  });
}

bool mlir::availability::lacksBrainFloats(gpu::GPUModuleOp module,
                                          const TypeConverter &converter) {
  auto visit = [&](Operation *op, Type type) {
    bool isLacking =
        getNumber(type).isBF16() &&
        (calculatesWithBrainFloats(op) || isEmulated(type, converter));
    return isLacking ? WalkResult::interrupt() : WalkResult::advance();
  };
  return walkTypes(module, visit).wasInterrupted();
}

LogicalResult mlir::availability::verifyNumbers(gpu::GPUModuleOp module,
                                                const TypeConverter &converter,
                                                StringRef target) {
  auto visit = [&](Operation *op, Type type) -> WalkResult {
    Type number = getNumber(type);
    if (number.isF64() && hasNoWideForm(op))
      return emitError(op->getLoc())
             << "'" << op->getName()
             << "' calculates with f64, for which shaders don't have this "
                "function (GLSL.std.450); calculate it with f32";
    if ((!isEmulated(type, converter) && !isTooWide(type, converter)) ||
        (isEmulated(type, converter) && isa<IntegerType>(number) &&
         isRightOnEmulatedIntegers(op) && !isVectorInMemory(op, type)))
      return WalkResult::advance();
    InFlightDiagnostic diagnostic = emitError(op->getLoc())
                                    << "'" << op->getName()
                                    << "' has values of type " << type
                                    << ", which " << target << " can't have";
    suggestInstead(diagnostic.attachNote(), number);
    return WalkResult::interrupt();
  };
  return failure(walkTypes(module, visit).wasInterrupted());
}
