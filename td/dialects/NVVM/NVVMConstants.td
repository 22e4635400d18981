//===- NVVMConstants.td - Constants that ptxas refuses -----*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operands of which ptxas accepts only some values for any chip, where it sees
// a constant. The other probes have arguments there. For each integer operand
// of each op, constants were probed: -1, 0, 7, 33, 99, 300, 70000, 2147483647.
// These are the ops for which some were refused. The bounds are those that
// ptxas names.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_NVVMCONSTANTS_TD
#define MLIR_AVAILABILITY_DIALECTS_NVVMCONSTANTS_TD

include "mlir/Dialect/LLVMIR/NVVMOps.td"
include "mlir/Dialect/NVGPU/IR/NVGPUOps.td"

include "mlir-availability/Availability.td"

// If `operand` is a constant for which `condition` holds, the requirements are
// unknown: no chip is known to accept it. `$_self` is the op.
class NVVM_RefusedConstant<string operand, string condition, string why>
    : AvailableWhen<CPred<condition>, [UnknownNeeds<why>],
                    "constant " # operand>;

// The same for a constant that isn't in the range from `first` to `last`, which
// are C++ expressions.
class NVVM_ConstantOutside<string operand, string accessor, string first,
                           string last, string why, string guard = "true">
    : NVVM_RefusedConstant<
          operand,
          guard # " && ::mlir::availability::isInNone("
          "::mlir::availability::getConstant($_self." # accessor # "), {{" #
          first # ", " # last # "}})",
          why>;

def NVVM_OtherBarrier
    : NVVM_ConstantOutside<"barrierId", "getBarrierId()", "0", "15",
                           "PTX has barriers 0 to 15">;
def NVVM_PartOfWarp
    : NVVM_RefusedConstant<
          "numberOfThreads",
          "::mlir::availability::getConstant($_self.getNumberOfThreads())"
          ".value_or(0) % 32 != 0",
          "a barrier is for a multiple of 32 threads">;

def : AvailabilityFor<NVVM_BarrierOp> {
  let availability = [NVVM_OtherBarrier, NVVM_PartOfWarp];
}

def : AvailabilityFor<NVVM_BarrierArriveOp> {
  let availability = [
    NVVM_OtherBarrier, NVVM_PartOfWarp,
    NVVM_RefusedConstant<
        "numberOfThreads",
        "::mlir::availability::getConstant($_self.getNumberOfThreads()) == 0",
        "the number of threads must not be 0">,
  ];
}

def : AvailabilityFor<NVVM_CpAsyncOp> {
  let availability = [
    NVVM_ConstantOutside<"cpSize", "getCpSize()", "0",
                         "static_cast<int64_t>($_self.getSize())",
                         "no more than 'size' bytes can be read">,
  ];
}

def : AvailabilityFor<NVVM_MBarrierTryWaitParityOp> {
  let availability = [
    NVVM_ConstantOutside<"phase", "getPhase()", "0", "1", "a phase is 0 or 1">,
  ];
}

// Without a predicate, LLVM moves the constant to a register, and ptxas doesn't
// see it.
def : AvailabilityFor<NVVM_MBarrierInitOp> {
  let availability = [
    NVVM_ConstantOutside<"count", "getCount()", "1", "1048575",
                         "an mbarrier counts from 1 to 1048575",
                         "$_self.getPredicate()">,
  ];
}
let convertedTo = "nvvm" in
  def : AvailabilityFor<NVGPU_DeviceAsyncCopyOp> {
    let availability = [
      NVVM_ConstantOutside<"srcElements", "getSrcElements()", "0",
                           "$_self.getDstElements().getSExtValue()",
                           "no more than 'dstElements' can be read">,
    ];
  }

// With a predicate, MLIR writes the number with its sign.
def : AvailabilityFor<NVVM_CpAsyncBulkTensorGlobalToSharedClusterOp> {
  let availability = [
    NVVM_ConstantOutside<"multicastMask", "getMulticastMask()", "0", "65535",
                         "MLIR writes a negative mask, which PTX doesn't have",
                         "$_self.getPredicate()">,
  ];
}

// The fewer threads have metadata, the more choices there are.
def : AvailabilityFor<NVVM_MmaSpOp> {
  defvar isInteger = "::llvm::is_contained({::mlir::NVVM::MMATypes::s8, "
                     "::mlir::NVVM::MMATypes::u8, ::mlir::NVVM::MMATypes::s4, "
                     "::mlir::NVVM::MMATypes::u4}, "
                     "$_self.getMultiplicandAPtxType())";
  defvar last = "(" # isInteger # " ? 1 : 3) / "
                "($_self.getOperandA().size() > 2 ? 2 : 1)";
  let availability = [
    NVVM_ConstantOutside<"sparsitySelector", "getSparsitySelector()", "0", last,
                         "LLVM takes fewer selectors with these types">,
  ];
}

// LLVM writes a mask of events as a number with a sign.
def : AvailabilityFor<NVVM_PMEventOp> {
  let availability = [
    NVVM_RefusedConstant<"eventId", "$_self.getEventId().value_or(0) > 14",
                         "LLVM writes event 15 as a negative mask">,
    NVVM_RefusedConstant<
        "maskedEventId",
        "static_cast<int16_t>($_self.getMaskedEventId().value_or(0)) < 0",
        "LLVM writes event 15 as a negative mask">,
  ];
}

def : AvailabilityFor<NVVM_WgmmaWaitGroupSyncOp> {
  let availability = [
    NVVM_RefusedConstant<
        "group", "static_cast<uint64_t>($_self.getGroup()) > 2147483647",
        "a number of groups isn't negative">,
  ];
}

// Intrinsics that ptxas refuses with some constants. All of llvm.nvvm were tried
// with -1 and 99 for each integer argument, and most with five numbers more.
class NVVM_IntrinsicArgument<string prefix, string suffix, int index> {
  string constant = "::mlir::availability::getConstantArgument(&$_op, \"" #
                    prefix # "\", \"" # suffix # "\", " # index # ")";
  string operand = "argument " # index;
}
class NVVM_ArgumentOutside<NVVM_IntrinsicArgument argument, string ranges,
                           string why>
    : NVVM_RefusedConstant<argument.operand,
                           "::mlir::availability::isInNone(" #
                           argument.constant # ", {" # ranges # "})",
                           why>;

def NVVM_CallBarrier : NVVM_IntrinsicArgument<"llvm.nvvm.barrier.cta.", "", 0>;
def NVVM_CallThreads
    : NVVM_IntrinsicArgument<"llvm.nvvm.barrier.cta.", ".count", 1>;
def NVVM_CallArriving
    : NVVM_IntrinsicArgument<"llvm.nvvm.barrier.cta.arrive.", ".count", 1>;
class NVVM_CallCopy<string size>
    : NVVM_ArgumentOutside<
          NVVM_IntrinsicArgument<"llvm.nvvm.cp.async.",
                                 ".shared.global." # size # ".s", 2>,
          "{0, " # size # "}", "no more than " # size # " bytes can be read">;

foreach call = [LLVM_CallIntrinsicOp, LLVM_CallOp] in
def : AvailabilityFor<call> {
  let availability = [
    NVVM_ArgumentOutside<NVVM_CallBarrier, "{0, 15}",
                         "PTX has barriers 0 to 15">,
    NVVM_RefusedConstant<NVVM_CallThreads.operand,
                         NVVM_CallThreads.constant # ".value_or(0) % 32 != 0",
                         "a barrier is for a multiple of 32 threads">,
    NVVM_RefusedConstant<NVVM_CallArriving.operand,
                         NVVM_CallArriving.constant # " == 0",
                         "the number of threads must not be 0">,
    NVVM_CallCopy<"4">, NVVM_CallCopy<"8">, NVVM_CallCopy<"16">,
    NVVM_RefusedConstant<
        "argument 0",
        NVVM_IntrinsicArgument<"llvm.nvvm.mbarrier.pending.count", "",
                               0>.constant,
        "ptxas refuses a constant state">,
    NVVM_ArgumentOutside<NVVM_IntrinsicArgument<"llvm.nvvm.wgmma.wait_group.",
                                                "", 0>,
                         "{0, 2147483647}",
                         "a number of groups isn't negative">,
    NVVM_ArgumentOutside<NVVM_IntrinsicArgument<"llvm.nvvm.pm.event.mask", "",
                                                0>,
                         "{0, 32767}",
                         "LLVM writes event 15 as a negative mask">,
  ];
}

#endif // MLIR_AVAILABILITY_DIALECTS_NVVMCONSTANTS_TD
