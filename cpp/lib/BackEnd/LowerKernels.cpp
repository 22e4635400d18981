//===- LowerKernels.cpp - The dialects above LLVM IR ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LowerKernels.h"

#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/GPUToNVVM/GPUToNVVMPass.h"
#include "mlir/Conversion/GPUToROCDL/GPUToROCDLPass.h"
#include "mlir/Conversion/IndexToLLVM/IndexToLLVM.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/NVGPUToNVVM/NVGPUToNVVM.h"
#include "mlir/Conversion/NVVMToLLVM/NVVMToLLVM.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVMPass.h"
#include "mlir/Dialect/AMDGPU/IR/AMDGPUDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

void mlir::availability::registerKernelDialects(DialectRegistry &registry) {
  registry.insert<amdgpu::AMDGPUDialect, arith::ArithDialect, func::FuncDialect,
                  gpu::GPUDialect, memref::MemRefDialect, nvgpu::NVGPUDialect,
                  vector::VectorDialect>();
  arith::registerConvertArithToLLVMInterface(registry);
  cf::registerConvertControlFlowToLLVMInterface(registry);
  registerConvertFuncToLLVMInterface(registry);
  index::registerConvertIndexToLLVMInterface(registry);
  registerConvertMathToLLVMInterface(registry);
  registerConvertMemRefToLLVMInterface(registry);
  vector::registerConvertVectorToLLVMInterface(registry);
}

gpu::GPUModuleOp mlir::availability::findKernels(ModuleOp module) {
  auto found = module.getOps<gpu::GPUModuleOp>();
  return found.empty() ? gpu::GPUModuleOp() : *found.begin();
}

/// Returns the chip that MLIR's conversions know `chip` as. They don't know
/// generic chips: one is converted for as the first chip that it stands for,
/// `gfx900` for `gfx9-generic`.
static std::string getChipset(StringRef chip) {
  StringRef numbers = chip;
  if (!numbers.consume_back("-generic"))
    return chip.str();
  std::string chipset = llvm::join(llvm::split(numbers, '-'), "");
  return chipset + std::string(6 - std::min<size_t>(6, chipset.size()), '0');
}

LogicalResult mlir::availability::lowerKernels(ModuleOp module,
                                               const Processor &processor) {
  PassManager passes(module.getContext());
  if (processor.backEnd == "NVPTX") {
    passes.addPass(createConvertNVGPUToNVVMPass());
    passes.nest<gpu::GPUModuleOp>().addPass(createConvertGpuOpsToNVVMOps());
    passes.addPass(createConvertVectorToLLVMPass());
    passes.addPass(createConvertNVVMToLLVMPass());
  } else {
    ConvertGpuOpsToROCDLOpsOptions options;
    options.chipset = getChipset(processor.chip);
    // It converts amdgpu, too.
    passes.nest<gpu::GPUModuleOp>().addPass(
        createConvertGpuOpsToROCDLOps(options));
    passes.addPass(createConvertVectorToLLVMPass());
  }
  passes.addPass(createReconcileUnrealizedCastsPass());
  if (failed(passes.run(module)))
    return failure();
  // The translation of an op that isn't converted ends the process.
  WalkResult converted = findKernels(module)->walk([](Operation *op) {
    if (isa<gpu::GPUModuleOp>(op) ||
        llvm::is_contained({"llvm", "nvvm", "rocdl"},
                           op->getName().getDialectNamespace()))
      return WalkResult::advance();
    op->emitOpError("is not converted");
    return WalkResult::interrupt();
  });
  return failure(converted.wasInterrupted());
}
