//===- ProbeKernel.cpp - A kernel of one op -------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProbeFunction.h"

#include "mlir/Dialect/AMDGPU/IR/AMDGPUDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns true if `op` is an instruction of a dialect that MLIR converts for a
/// chip, and says what it needs by itself.
static bool isKernelInstruction(Operation *op) {
  return op->isRegistered() &&
         isa<gpu::GPUDialect, nvgpu::NVGPUDialect, amdgpu::AMDGPUDialect>(
             op->getDialect()) &&
         op->getNumRegions() == 0 && op->getNumSuccessors() == 0 &&
         !op->hasTrait<OpTrait::IsTerminator>() &&
         !isa<SymbolOpInterface>(op) && !isa<gpu::LaunchFuncOp>(op) &&
         op->getParentOfType<FunctionOpInterface>();
}

/// Returns the types of which `type` is made in a conversion; none if the
/// function can have a parameter of that type. Source: MLIR,
/// NVGPUToNVVM.cpp, "populateCommonNVGPUTypeAndAttributeConversions", and
/// AMDGPUToROCDL.cpp, "populateCommonAMDGPUTypeConversions".
static SmallVector<Type> getCarriers(Type type) {
  MLIRContext *context = type.getContext();
  Type i32 = IntegerType::get(context, 32), i64 = IntegerType::get(context, 64);
  Type four = VectorType::get({4}, i32);
  if (isa<nvgpu::DeviceAsyncTokenType>(type))
    return {i32};
  if (isa<nvgpu::MBarrierTokenType, nvgpu::WarpgroupMatrixDescriptorType>(type))
    return {i64};
  if (isa<nvgpu::TensorMapDescriptorType>(type))
    return {LLVM::LLVMPointerType::get(context)};
  if (auto group = dyn_cast<nvgpu::MBarrierGroupType>(type))
    return {MemRefType::get({static_cast<int64_t>(group.getNumBarriers())}, i64,
                            MemRefLayoutAttrInterface(),
                            group.getMemorySpace())};
  if (isa<amdgpu::TDMBaseType, amdgpu::TDMGatherBaseType>(type))
    return {four};
  if (isa<amdgpu::TDMDescriptorType>(type))
    return {four, VectorType::get({8}, i32), four, four};
  return {};
}

static bool isOpaque(Type type) {
  return isa<nvgpu::NVGPUDialect, amdgpu::AMDGPUDialect>(type.getDialect());
}

/// Returns the constant that makes `value`, null if none does.
static Operation *getConstantOp(Value value) {
  return matchPattern(value, m_Constant()) ? value.getDefiningOp() : nullptr;
}

std::optional<std::string> mlir::availability::makeProbeKernel(Operation *op) {
  if (!isKernelInstruction(op))
    return std::nullopt;
  MLIRContext *context = op->getContext();
  Location loc = UnknownLoc::get(context);
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  OpBuilder builder(context);
  builder.setInsertionPointToEnd(module->getBody());
  auto kernels = gpu::GPUModuleOp::create(builder, loc, "m");
  builder.setInsertionPointToStart(kernels.getBody());
  SmallVector<Type> results;
  for (Type type : op->getResultTypes())
    if (!isOpaque(type))
      results.push_back(type);
  auto function = func::FuncOp::create(builder, loc, "f",
                                       FunctionType::get(context, {}, results));
  Block *block = function.addEntryBlock();
  builder.setInsertionPointToEnd(block);
  SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    Type type = operand.getType();
    if (Operation *constant = getConstantOp(operand)) {
      operands.push_back(builder.clone(*constant)->getResult(0));
    } else if (isa<nvgpu::WarpgroupAccumulatorType>(type)) {
      operands.push_back(
          nvgpu::WarpgroupMmaInitAccumulatorOp::create(builder, loc, type));
    } else if (SmallVector<Type> carriers = getCarriers(type);
               !carriers.empty()) {
      SmallVector<Value> carried;
      for (Type each : carriers)
        carried.push_back(block->addArgument(each, loc));
      operands.push_back(
          UnrealizedConversionCastOp::create(builder, loc, type, carried)
              .getResult(0));
    } else if (isOpaque(type)) {
      return std::nullopt;
    } else {
      operands.push_back(block->addArgument(type, loc));
    }
  }
  Operation *copy = builder.clone(*op);
  copy->setOperands(operands);
  SmallVector<Value> returned;
  for (Value result : copy->getResults())
    if (!isOpaque(result.getType()))
      returned.push_back(result);
  func::ReturnOp::create(builder, loc, returned);
  function.setFunctionType(
      FunctionType::get(context, block->getArgumentTypes(), results));

  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(stream,
                OpPrintingFlags().printGenericOpForm().assumeVerified());
  return text;
}
