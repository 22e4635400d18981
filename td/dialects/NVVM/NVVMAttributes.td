//===- NVVMAttributes.td - What attributes of kernels need -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attributes that become directives of a kernel in PTX. LLVM's code generator
// leaves out the directives about clusters where the chip has no clusters, and
// reports nothing: the kernel is then launched in another shape. So probes,
// which ask what the tools refuse, don't find these requirements. Sources: PTX
// ISA, "Cluster Dimension Directives" (`.maxclusterrank` too) and
// ".blocksareclusters".
//
// The other attributes of the dialect need nothing but numbers above zero: every
// chip has their directives, and ptxas refuses zero ("Positive non-zero value
// expected").
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_NVVMATTRIBUTES_TD
#define MLIR_AVAILABILITY_DIALECTS_NVVMATTRIBUTES_TD

include "mlir/Dialect/GPU/IR/GPUOps.td"
include "mlir/Dialect/LLVMIR/LLVMOps.td"

include "mlir-availability/dialects/NVVM/NVVMDimensions.td"

def : AvailabilityForDiscardable<"nvvm.cluster_dim", [NVVM_Chip<NVVM_SM_90>]>;
def : AvailabilityForDiscardable<"nvvm.blocksareclusters", [
  NVVM_Chip<NVVM_SM_90>, NVVM_MinPTX<NVVM_PTX_90>
]>;
def : AvailabilityForDiscardable<"nvvm.cluster_max_blocks",
                                 [NVVM_Chip<NVVM_SM_90>]>;

// The import of LLVM IR makes strings of the same attributes.
class NVVM_PassesThrough<string name, list<Availability> requirements>
    : AvailableWhen<
          PredInWords<"::mlir::availability::isPassedThrough($_self, \"" # name #
                      "\")", "with " # name>,
          requirements, name, "passthrough">;
def : AvailabilityFor<LLVM_LLVMFuncOp> {
  let availability = [
    NVVM_PassesThrough<"nvvm.cluster_dim", [NVVM_Chip<NVVM_SM_90>]>,
    NVVM_PassesThrough<"nvvm.maxclusterrank", [NVVM_Chip<NVVM_SM_90>]>,
    NVVM_PassesThrough<"nvvm.blocksareclusters",
                       [NVVM_Chip<NVVM_SM_90>, NVVM_MinPTX<NVVM_PTX_90>]>,
    AvailableWhen<
        PredInWords<
            "::mlir::availability::isPassedThrough($_self, "
            "\"nvvm.blocksareclusters\") && "
            "::mlir::availability::isLLVMKernel(&$_op, \"nvvm\") && "
            "!::llvm::all_of(::llvm::ArrayRef<::llvm::StringRef>{"
            "\"nvvm.reqntid\", \"nvvm.cluster_dim\"}, "
            "[&](::llvm::StringRef name) { return $_self->hasAttr(name) || "
            "::mlir::availability::isPassedThrough($_self, name); })",
            "with nvvm.blocksareclusters alone">,
        [NVVM_NoChip],
        "nvvm.blocksareclusters needs nvvm.reqntid and nvvm.cluster_dim beside "
        "it", "passthrough">,
  ];
}

// Zero in place of a number of threads, registers or blocks. LLVM writes these
// directives for kernels only.
class NVVM_NotPositive<code isKernel, code condition, string name, string part>
    : AvailableWhen<PredInWords<"(" # isKernel # ") && " # condition,
                                name # " of a kernel isn't positive">,
                    [NVVM_NoChip], name # " isn't positive", part>;
defvar NVVM_IsKernel = "::mlir::availability::isLLVMKernel(&$_op, \"nvvm\")";
foreach name = ["nvvm.maxnreg", "nvvm.maxntid", "nvvm.reqntid",
                "nvvm.minctasm"] in {
  defvar value = "::mlir::availability::isNotPositive($_self->getAttr(\"" # name #
                 "\"))";
  def : AvailabilityFor<LLVM_LLVMFuncOp> {
    let availability = [
      NVVM_NotPositive<NVVM_IsKernel, value, name, "">,
      NVVM_NotPositive<NVVM_IsKernel,
                       "::mlir::availability::passesNoPositive($_self, \"" #
                       name # "\")", name, "passthrough">];
  }
  def : AvailabilityFor<GPU_GPUFuncOp> {
    let availability = [
      NVVM_NotPositive<"$_self.isKernel()", value, name, "">];
  }
}

// Every chip has 48 KiB of shared memory for a kernel.
class NVVM_SharesMemory<code isKernel>
    : AvailableWhen<
          PredInWords<isKernel # " && ::mlir::availability::"
                      "getSharedMemorySize(&$_op, $_analyses) > 49152",
                      "a kernel with more than 48 KiB of shared memory">,
          [NVVM_SharedMemory<
              "::mlir::availability::getSharedMemorySize(&$_op, $_analyses)">],
          "shared memory of the kernel and what it calls">;
def : AvailabilityFor<LLVM_LLVMFuncOp> {
  let availability = [
    NVVM_SharesMemory<"::mlir::availability::isLLVMKernel(&$_op, \"nvvm\")">];
}
def : AvailabilityFor<GPU_GPUFuncOp> {
  let availability = [NVVM_SharesMemory<"$_self.isKernel()">];
}

// MLIR converts it to `nvvm.cluster_dim`.
def : AvailabilityFor<GPU_GPUFuncOp> {
  let availability = [
    AvailableWhen<PredInWords<"$_self.getKnownClusterSize().has_value()",
                              "with known_cluster_size">,
                  [NVVM_Chip<NVVM_SM_90>], "a kernel of clusters",
                  "known_cluster_size">,
  ];
}

#endif // MLIR_AVAILABILITY_DIALECTS_NVVMATTRIBUTES_TD
