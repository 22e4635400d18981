//===- NVVM.td - Availability of the NVVM dialect ----------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The chip and the PTX version that an NVVM op needs, for LLVM's code generator
// to compile it and ptxas to assemble it. generated/NVVMOps.td has the results
// of probing both (tools/probe). NVGPUOps.td and GPU_NVVMOps.td have the same
// for ops of the dialects nvgpu and gpu, which MLIR converts to NVVM ops.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_NVVM_TD
#define MLIR_AVAILABILITY_DIALECTS_NVVM_TD

include "mlir/Dialect/GPU/IR/GPUOps.td"
include "mlir/Dialect/LLVMIR/NVVMOps.td"
include "mlir/Dialect/NVGPU/IR/NVGPUOps.td"

include "mlir-availability/LLVMVersions.td"
include "mlir-availability/dialects/NVVM/NVVMDimensions.td"
include "mlir-availability/dialects/LLVMIR/NotProbed.td"
include "mlir-availability/dialects/NVVM/NVVMAttributes.td"
include "mlir-availability/dialects/NVVM/NVVMCalls.td"
include "mlir-availability/dialects/NVVM/NVVMCore.td"
include "mlir-availability/dialects/NVVM/NVVMConstants.td"
include "mlir-availability/dialects/NVVM/NVVMRegisters.td"
include "mlir-availability/generated/GPU_NVVMOps.td"
include "mlir-availability/generated/NVGPUOps.td"
include "mlir-availability/generated/NVVMOps.td"
include "mlir-availability/NVVMTargets.td"

// All ops of MLIR 22 have a record, except one NVGPU op for the host. Ops that
// a newer MLIR has added or changed were not probed.
foreach op = !listremove(
    !filter(op, !instances<Op>(), !eq(op.opDialect, NVVM_Dialect)),
    !foreach(record, !instances<AvailabilityFor>(), record.op)) in
  def : NotProbed<op>;

let convertedTo = "nvvm" in
  foreach op = !listconcat(
      OpsOfMLIR23<["GPU_SubgroupMmaElementwiseOp"]>.ops,
      !listremove(
          !filter(op, !instances<Op>(), !eq(op.opDialect, NVGPU_Dialect)),
          !listconcat([NVGPU_TmaCreateDescriptorOp],
                      !foreach(record, !instances<AvailabilityFor>(),
                               record.op)))) in
    def : NotProbed<op>;

// Chips of other vendors run none of their ops.
def : OnlyOnTargetsOf<NVVM_Dialect, "nvvm">;
def : OnlyOnTargetsOf<NVGPU_Dialect, "nvvm">;

// cpp/include/mlir-availability/Dialect/NVVM/NVVMAvailability.h includes what the
// generated declarations need.
def : AvailabilityHeaders<NVVM_Dialect>;

// cpp/lib/Dialect/NVVM/DialectInterface.cpp.
def : AvailabilityHooks<NVVM_Dialect>;

#endif // MLIR_AVAILABILITY_DIALECTS_NVVM_TD
