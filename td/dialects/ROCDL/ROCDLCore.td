//===- ROCDLCore.td - Ops of LLVM IR on AMD's chips --------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops of the dialect llvm, in functions for a GPU, that none of AMD's chips
// has. Sources: see LLVMIR/DeviceCode.td.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_ROCDLCORE_TD
#define MLIR_AVAILABILITY_DIALECTS_ROCDLCORE_TD

include "mlir-availability/dialects/LLVMIR/DeviceCode.td"

//===----------------------------------------------------------------------===//
// All ops
//===----------------------------------------------------------------------===//

foreach op = LLVM_CoreOps in
  def : AvailabilityFor<op> {
    let availability = [
      NoBackEnd<"::mlir::availability::hasTypeOfCPUs(&$_op)",
                "with a scalable vector or a floating-point type of CPUs",
                "no chip of AMD's has scalable vectors, x86_fp80 or "
                "ppc_fp128">];
  }
foreach op = !filter(each, LLVM_CoreOps,
                     !not(!foldl(0, LLVM_MovingOps, found, name,
                                 !or(found, !eq(name, each.opName))))) in
  def : AvailabilityFor<op> {
    let availability = [
      NoBackEnd<"::mlir::availability::hasQuadPrecision(&$_op)", "with f128",
                "no chip of AMD's calculates with f128">];
  }
foreach op = LLVM_UnprobedOps in
  def : AvailabilityFor<op> {
    let availability = [
      NoBackEnd<"true", "in device code",
                "it is in device code, and no probe of it was made">];
  }

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

class ROCDL_OtherMemory<string pointer, string spaces>
    : NoBackEnd<"::mlir::availability::isInSpace(" # pointer # ", {" # spaces #
                "})", "with a pointer to one of address spaces " # spaces,
                "no chip of AMD's accesses address spaces " # spaces # " so">;
def ROCDL_WideAtomic
    : NoBackEnd<"::mlir::availability::hasIntegerOf(&$_op, 128)",
                "atomic, of 128 bits",
                "no chip of AMD's has atomics of 128 bits">;
def ROCDL_OtherScope
    : NoBackEnd<"::mlir::availability::isOtherScope(&$_op, {\"agent\", "
                "\"workgroup\", \"wavefront\", \"cluster\", \"singlethread\", "
                "\"one-as\", \"agent-one-as\", \"workgroup-one-as\", "
                "\"wavefront-one-as\", \"cluster-one-as\", "
                "\"singlethread-one-as\"})", "with another scope",
                "AMD's chips have the scopes 'agent', 'cluster', 'workgroup', "
                "'wavefront' and 'singlethread', each also with '-one-as'">;

foreach access = [LLVM_LoadOp, LLVM_StoreOp] in
  def : AvailabilityFor<access> {
    let availability = [
      ROCDL_OtherMemory<"$_self.getAddr()", "2, 8, 9, 10, 101">,
      ROCDL_OtherScope,
      NoBackEnd<"$_self.getOrdering() != "
                "::mlir::LLVM::AtomicOrdering::not_atomic && "
                "::mlir::availability::hasIntegerOf(&$_op, 128)",
                "atomic, of 128 bits",
                "no chip of AMD's has atomics of 128 bits">,
    ];
  }
def : AvailabilityFor<LLVM_LoadOp> {
  let availability = [
    NoBackEnd<"$_self.getOrdering() != "
              "::mlir::LLVM::AtomicOrdering::not_atomic && "
              "::mlir::availability::isInSpace($_self.getAddr(), {4, 6})",
              "atomic, of constant memory",
              "no chip of AMD's has atomic loads of constant memory">];
}
def : AvailabilityFor<LLVM_StoreOp> {
  let availability = [ROCDL_OtherMemory<"$_self.getAddr()", "4, 6">];
}
// LLVM can't compute addresses of indexed buffers. Loads and stores are above.
def : AvailabilityFor<LLVM_GEPOp> {
  let availability = [ROCDL_OtherMemory<"$_self.getBase()", "9">];
}
def : AvailabilityFor<LLVM_IntToPtrOp> {
  let availability = [ROCDL_OtherMemory<"$_self.getResult()", "9">];
}
def : AvailabilityFor<LLVM_FenceOp> {
  let availability = [ROCDL_OtherScope];
}
foreach op = [LLVM_AtomicRMWOp, LLVM_AtomicCmpXchgOp] in
  def : AvailabilityFor<op> {
    let availability = [
      ROCDL_OtherScope, ROCDL_WideAtomic,
      NoBackEnd<"::mlir::availability::isInSpace($_self.getPtr(), {5, 7})",
                "in address space 5 or 7",
                "LLVM compiles atomics in address spaces 5 and 7 for some chips "
                "only">];
  }
def : AvailabilityFor<LLVM_AtomicRMWOp> {
  let availability = [
    NoBackEnd<"$_self.getBinOp() == ::mlir::LLVM::AtomicBinOp::usub_sat && "
              "::mlir::availability::isInSpace($_self.getPtr(), {0, 3})",
              "usub_sat in shared or flat memory",
              "LLVM compiles it for some chips only">];
}
// The stack is in address space 5. Source: LLVM's user guide for AMDGPU,
// "Address Spaces".
def : AvailabilityFor<LLVM_AllocaOp> {
  let availability = [
    NoBackEnd<"!::mlir::availability::isInSpace($_self.getResult(), {5})",
              "not in address space 5",
              "the stack of AMD's chips is in address space 5">];
}
def : AvailabilityFor<LLVM_StackSaveOp> {
  let availability = [
    NoBackEnd<"!::mlir::availability::isInSpace($_self.getResult(), {5})",
              "not in address space 5",
              "the stack of AMD's chips is in address space 5">];
}
// The address spaces that flat memory includes, and constant memory, which is
// global memory.
def : AvailabilityFor<LLVM_AddrSpaceCastOp> {
  let availability = [
    NoBackEnd<"!::mlir::availability::isInSpace($_self.getArg(), {0}) && "
              "!::mlir::availability::isInSpace($_self.getResult(), {0}) && "
              "!(::mlir::availability::isInSpace($_self.getArg(), {1, 4}) && "
              "::mlir::availability::isInSpace($_self.getResult(), {1, 4}))",
              "of address spaces that exclude each other",
              "AMD's chips cast to and from address space 0, and between 1 and "
              "4">,
    ROCDL_OtherMemory<"$_self.getArg()", "2, 6, 7, 8, 9, 10, 101">,
    ROCDL_OtherMemory<"$_self.getResult()", "2, 6, 7, 8, 9, 10, 101">,
  ];
}
def : AvailabilityFor<LLVM_AddressOfOp> {
  let availability = [
    ROCDL_OtherMemory<"$_self.getResult()", "2, 5, 6, 7, 8, 9">];
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

class ROCDL_NoInstruction<code condition, string words, string write>
    : NoBackEnd<condition, words,
                "LLVM has no instruction and no library for it on AMD's "
                "chips: " # write>;
defvar ROCDL_CallLibrary =
    "call the device libraries, as __ocml_exp_f64 for llvm.intr.exp of f64";

foreach op = LLVM_IntrinsicOps<!listconcat(LLVM_Trigonometry, ["tanh"])>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      ROCDL_NoInstruction<"true", "in device code", ROCDL_CallLibrary>];
  }
foreach op = LLVM_IntrinsicOps<[
    "sin", "cos", "sincos", "exp", "exp2", "exp10", "log", "log2", "log10",
    "pow", "powi"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      ROCDL_NoInstruction<
          "::mlir::availability::hasLanes<::mlir::Float64Type>(&$_op)", "of f64",
          ROCDL_CallLibrary>];
  }
foreach op = !listconcat([!cast<Op>(LLVM_FRemOp)], LLVM_IntrinsicOps<[
    "lround", "llround", "lrint", "llrint"]>.ops) in
  def : AvailabilityFor<op> {
    let availability = [
      ROCDL_NoInstruction<
          "::mlir::availability::hasLanes<::mlir::BFloat16Type>(&$_op)",
          "of bf16", "convert to f32">];
  }
foreach op = [LLVM_FPToSIOp, LLVM_FPToUIOp] in
  def : AvailabilityFor<op> {
    let availability = [
      ROCDL_NoInstruction<
          "::mlir::availability::hasLanes<::mlir::BFloat16Type>(&$_op) && "
          "::mlir::availability::hasIntegerOf(&$_op, 1)",
          "of bf16 and i1", "convert to i32 first">];
  }
def : AvailabilityFor<LLVM_LoadExpOp> {
  let availability = [
    ROCDL_NoInstruction<"!$_self.getPower().getType().isInteger(32)",
                        "with another exponent than i32",
                        "extend the exponent to i32">];
}

//===----------------------------------------------------------------------===//
// Intrinsics of all LLVM targets
//===----------------------------------------------------------------------===//

def ROCDL_CoreIntrinsics : NameTable<"isCoreIntrinsic">;
def : AvailabilityForNames<ROCDL_CoreIntrinsics, LLVM_CoreIntrinsics, []>;

foreach op = [LLVM_CallIntrinsicOp, LLVM_CallOp] in
  def : AvailabilityFor<op> {
    let availability = [CallsCoreIntrinsic<ROCDL_CoreIntrinsics, "AMD">];
  }

#endif // MLIR_AVAILABILITY_DIALECTS_ROCDLCORE_TD
