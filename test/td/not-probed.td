// An op that MLIR has added since the probes is unknown on all chips.
// RUN: split-file %s %t
// RUN: %availability_tblgen -gen-availability-defs %t/rocdl.td | FileCheck %s
// RUN: %availability_tblgen -gen-availability-defs %t/nvvm.td | FileCheck %s
// RUN: %availability_tblgen -gen-availability-defs %t/nvgpu.td | FileCheck %s
// RUN: %availability_tblgen -gen-availability-defs %t/amdgpu.td | FileCheck %s

// CHECK-LABEL: void emitNewOpClauses(
// CHECK-NOT: {{^void}}
// CHECK: sink.emitUnknown({{.*}}"this version of MLIR has added or changed the op, and no probe of it was made"}

//--- rocdl.td
include "mlir/Dialect/LLVMIR/ROCDLOps.td"
def ROCDL_NewOp : ROCDL_Op<"new">;
include "mlir-availability/dialects/ROCDL.td"

//--- nvvm.td
include "mlir/Dialect/LLVMIR/NVVMOps.td"
def NVVM_NewOp : NVVM_Op<"new">;
include "mlir-availability/dialects/NVVM.td"

//--- nvgpu.td
include "mlir/Dialect/NVGPU/IR/NVGPUOps.td"
def NVGPU_NewOp : NVGPU_Op<"new">;
include "mlir-availability/dialects/NVVM.td"

//--- amdgpu.td
include "mlir/Dialect/AMDGPU/IR/AMDGPU.td"
def AMDGPU_NewOp : AMDGPU_Op<"new">;
include "mlir-availability/dialects/AMDGPU.td"
