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

include "mlir/Dialect/GPU/IR/GPUOps.td"

include "mlir-availability/dialects/LLVMIR/DeviceCode.td"
include "mlir-availability/dialects/ROCDL/ROCDLDimensions.td"

// LLVM compiles it for no chip, or its assembler refuses the result, for the
// reason `why`.
class ROCDL_NoBackEnd<code condition, string words, string why>
    : InDeviceCode<condition, words, [ROCDL_NoChip], why>;

//===----------------------------------------------------------------------===//
// All ops
//===----------------------------------------------------------------------===//

foreach op = LLVM_CoreOps in
  def : AvailabilityFor<op> {
    let availability = [
      LLVM_WithRareTypes<[
          ROCDL_NoBackEnd<"::mlir::availability::hasScalableVector(&$_op)",
                    "with a scalable vector",
                    "no chip of AMD's has scalable vectors">,
          NotMeasured<"::mlir::availability::hasUnprobedType(&$_op)",
                      "with a type that no probe was made with",
                      "no probe of the op was made with integers of more than "
                      "128 bits, x86_fp80, ppc_fp128 and types of other "
                      "targets">,
          NotMeasured<"::mlir::availability::hasPointerOutside(&$_op, "
                      "{0, 1, 3, 4, 5, 6, 7, 8})",
                      "with a pointer to an address space above 8, or 2",
                      "LLVM compiles few ops with such pointers">]>];
  }
// LLVM expands conversions to and from i128.
foreach op = LLVM_NamedOps<LLVM_ArithmeticOps>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      LLVM_WithRareTypes<[
          ROCDL_NoBackEnd<LLVM_HasLongFloat # " && "
              "!::mlir::availability::hasIntegerAbove(&$_op, 64)",
                    "with f128 or f80",
                    "no chip of AMD's calculates with f128 or f80: use f64">,
          NotMeasured<LLVM_HasLongFloat # " && "
              "::mlir::availability::hasIntegerAbove(&$_op, 64) && "
              "!::mlir::availability::hasIntegerOf(&$_op, 128)",
              "with f128 or f80, and an integer of unusual width above 64 bits",
              "LLVM compiles some of these conversions only">]>];
  }
foreach op = !filter(each, LLVM_CoreOps,
                     !not(!foldl(0, LLVM_OpsOfQuad, found, name,
                                 !or(found, !eq(name, each.opName))))) in
  def : AvailabilityFor<op> {
    let availability = [
      LLVM_WithRareTypes<[
          NotMeasured<"::mlir::availability::hasQuadPrecision(&$_op)",
                      "with f128", "no probe of the op was made with f128">]>];
  }
defm : LLVM_UnprobedForms<", 7">;
defm : LLVM_VerifiedForms<LLVM_InDeviceCode, ROCDL_NoChip>;
foreach op = LLVM_UnprobedOps in
  def : AvailabilityFor<op> {
    let availability = [
      NotMeasured<"true", "in device code",
                  "it is in device code, and no probe of it was made">];
  }

// Source also: MLIR, ModuleTranslation.cpp, "getLLVMConstant". MLIR's conversion of
// the largest of two matrices writes such constants.
def : AvailabilityFor<LLVM_ConstantOp> {
  let availability = [
    ROCDL_NoBackEnd<"::llvm::isa<::mlir::FloatAttr>($_self.getValue()) && "
                 "!$_self.getType().isIntOrFloat()",
                 "a float as a constant of another type",
                 "MLIR translates no such constant to LLVM IR: write dense<...>">];
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

def ROCDL_OtherComdat
    : NotMeasured<"::mlir::availability::isInOtherComdat(&$_op)",
                  "in a COMDAT of another kind than 'any' and 'nodeduplicate'",
                  "ELF has no COMDATs of other kinds">;
def : AvailabilityFor<LLVM_GlobalOp> {
  let availability = !listconcat([
    ROCDL_NoBackEnd<"$_self.getAddrSpace() == 7",
                    "in address space 7",
                    "no variable is in address space 7: use 1">,
    LLVM_WithRareTypes<[
        ROCDL_NoBackEnd<"::mlir::availability::hasPointerOutside(&$_op, "
                        "{0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 101})",
                        "with a pointer to address space 7",
                        "no variable has pointers to address space 7: use 8">]>,
    ROCDL_NoBackEnd<"$_self.getAddrSpace() == 3 && "
                    "::mlir::availability::getInitialValue(&$_op) != "
                    "::mlir::availability::InitialValue::None",
                    "in local memory, with a value",
                    "local memory has no values before a kernel stores some">,
    ROCDL_NoBackEnd<"$_self.getThreadLocal_() && $_self.getAddrSpace() != 3",
                    "of a thread",
                    "no chip of AMD's has variables of a thread">,
    ROCDL_OtherComdat,
  ], LLVM_UnprobedVariables<"0, 1, 3, 4, 5">.unknown);
}
def : AvailabilityFor<LLVM_LLVMFuncOp> {
  let availability = !listconcat([
    ROCDL_NoBackEnd<!strconcat("::mlir::availability::isLLVMKernel(&$_op, "
                               "\"rocdl\") && (", LLVM_ReturningKernel, ")"),
                    "a kernel that returns",
                    "a kernel returns nothing, and has a fixed number of "
                    "parameters">,
    NotMeasured<"::mlir::availability::isLLVMKernel(&$_op, \"rocdl\") && "
                "::mlir::availability::hasNameUnknownToAssembler($_self)",
                "a kernel with an unusual name",
                "LLVM's assembler doesn't read such a name of a kernel: use "
                "letters, digits, '_', '$', '.' and '@', and begin with no digit">,
    ROCDL_OtherComdat,
  ], LLVM_UnprobedFunctions<[]>.unknown);
}
// LLVM reads natural numbers in texts: `least` to `most` of them. Source also:
// LLVM's user guide for AMDGPU, "LLVM IR Attributes".
class ROCDL_Numbers<string attribute, int least_, int most_> {
  string name = attribute;
  int least = least_;
  int most = most_;
}
foreach numbers = [ROCDL_Numbers<"amdgpu-agpr-alloc", 1, 2>,
                   ROCDL_Numbers<"amdgpu-cluster-dims", 3, 3>,
                   ROCDL_Numbers<"amdgpu-flat-work-group-size", 2, 2>,
                   ROCDL_Numbers<"amdgpu-gds-size", 1, 2>,
                   ROCDL_Numbers<"amdgpu-implicitarg-num-bytes", 1, 1>,
                   ROCDL_Numbers<"amdgpu-lds-size", 1, 2>,
                   ROCDL_Numbers<"amdgpu-max-num-workgroups", 3, 3>,
                   ROCDL_Numbers<"amdgpu-num-sgpr", 1, 1>,
                   ROCDL_Numbers<"amdgpu-waves-per-eu", 1, 2>] in
  def : AvailabilityFor<LLVM_LLVMFuncOp> {
    let availability = [
      ROCDL_NoBackEnd<"::mlir::availability::passesOtherThanNumbers($_self, \"" #
                      numbers.name # "\", " # numbers.least # ", " #
                      numbers.most # ")",
                      numbers.name # " without its numbers",
                      "LLVM reads natural numbers, and commas between them">];
  }
def : AvailabilityForDiscardable<"rocdl.flat_work_group_size", [
  AvailableWhen<
      PredInWords<"::mlir::availability::isTextWithoutNumbers($_self, 2, 2)",
                  "without two numbers">,
      [ROCDL_NoChip], "LLVM reads two natural numbers, and a comma between them">
]>;
foreach name = ["rocdl.max_flat_work_group_size", "rocdl.waves_per_eu"] in
  def : AvailabilityForDiscardable<name, [
    AvailableWhen<PredInWords<"::mlir::availability::isNegative($_self)",
                              "below 0">,
                  [ROCDL_NoChip], "LLVM reads a natural number">
  ]>;
def : AvailabilityFor<LLVM_LLVMFuncOp> {
  let availability = [
    NotMeasured<"::mlir::availability::passesMoreThan($_self, "
                "\"amdgpu-lds-size\", 65536)",
                "amdgpu-lds-size of more than 64 KiB",
                "some chips of AMD's have so much local memory">,
    NotMeasured<"::mlir::availability::passesMoreThan($_self, "
                "\"amdgpu-agpr-alloc\", 128)",
                "amdgpu-agpr-alloc of more than 128",
                "LLVM then finds no registers in some functions">];
}
// LLVM replaces the call, if it finds the text.
def : AvailabilityFor<LLVM_CallOp> {
  let availability = [
    NotMeasured<"::mlir::availability::hasArgumentWith($_self, \"llvm.inreg\")",
                "with an argument in scalar registers",
                "LLVM compiles the call only if all lanes have the same value">,
    NotMeasured<"$_self.getCallee() == \"printf\"", "of printf",
                "LLVM compiles printf with some texts only: call __ockl_printf_begin">];
}
// Source also: LLVM, GCNSubtarget, "getMaxWaveScratchSize": 131,056 bytes for each
// of 64 lanes on most chips, and 2,097,144 for each of 32 on gfx12.
def : AvailabilityFor<LLVM_AllocaOp> {
  let availability = [
    ROCDL_NoBackEnd<"::mlir::availability::getAllocatedSize($_self) > 2097144",
                    "of more than 2 MiB",
                    "no chip of AMD's has so much memory for a lane">,
    NotMeasured<"::mlir::availability::getAllocatedSize($_self) > 131056",
                "of more than 128 KiB",
                "some chips of AMD's have so much memory for a lane">];
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

// Every chip has 64 KiB of memory for a workgroup.
class ROCDL_SharesMemory<code isKernel>
    : AvailableWhen<
          PredInWords<isKernel # " && ::mlir::availability::"
                      "getSharedMemorySize(&$_op, $_analyses) > 65536",
                      "a kernel with more than 64 KiB of local memory">,
          [ROCDL_LocalMemory<
              "::mlir::availability::getSharedMemorySize(&$_op, $_analyses)">],
          "local memory of the kernel and what it calls">;
def : AvailabilityFor<LLVM_LLVMFuncOp> {
  let availability = [
    ROCDL_SharesMemory<"::mlir::availability::isLLVMKernel(&$_op, \"rocdl\")">];
}
def : AvailabilityFor<GPU_GPUFuncOp> {
  let availability = [ROCDL_SharesMemory<"$_self.isKernel()">];
}

class ROCDL_OtherMemory<string pointer, string spaces>
    : ROCDL_NoBackEnd<"::mlir::availability::isInSpace(" # pointer # ", {" # spaces #
                "})", "with a pointer to one of address spaces " # spaces,
                "no chip of AMD's accesses address spaces " # spaces # " so">;
def ROCDL_WideAtomic
    : ROCDL_NoBackEnd<"::mlir::availability::hasIntegerOf(&$_op, 128)",
                "atomic, of 128 bits",
                "no chip of AMD's has atomics of 128 bits">;
defvar ROCDL_HasOtherScope =
    "::mlir::availability::isOtherScope(&$_op, {\"agent\", \"workgroup\", "
    "\"wavefront\", \"cluster\", \"singlethread\", \"one-as\", "
    "\"agent-one-as\", \"workgroup-one-as\", \"wavefront-one-as\", "
    "\"cluster-one-as\", \"singlethread-one-as\"})";
// A lane's own memory, of space 5, isn't shared: LLVM looks at the scope on some
// chips only.
class ROCDL_IsOwn<string pointer> {
  string condition = "::mlir::availability::isInSpace(" # pointer # ", {5})";
}
class ROCDL_OtherScope<string further = "">
    : ROCDL_NoBackEnd<ROCDL_HasOtherScope # further, "with another scope",
                      "AMD's chips have the scopes 'agent', 'cluster', "
                      "'workgroup', 'wavefront' and 'singlethread', each also "
                      "with '-one-as'">;

foreach access = [LLVM_LoadOp, LLVM_StoreOp] in
  def : AvailabilityFor<access> {
    let availability = [
      ROCDL_OtherMemory<"$_self.getAddr()", "2, 8, 9, 10, 101">,
      NotMeasured<"::mlir::availability::isInSpace($_self.getAddr(), {7}) && "
                  "::mlir::availability::hasQuadPrecision(&$_op)",
                  "of f128, in address space 7",
                  "LLVM compiles no store of f128 to a buffer">,
      NotMeasured<"$_self.getNontemporal() && "
                  "::mlir::availability::isInSpace($_self.getAddr(), {6})",
                  "nontemporal, in address space 6",
                  "LLVM's code generator ends itself on some of these">,
      ROCDL_NoBackEnd<"$_self.getOrdering() != "
                "::mlir::LLVM::AtomicOrdering::not_atomic && "
                "::mlir::availability::hasIntegerOf(&$_op, 128)",
                "atomic, of 128 bits",
                "no chip of AMD's has atomics of 128 bits">,
      ROCDL_OtherScope<" && !" # ROCDL_IsOwn<"$_self.getAddr()">.condition>,
      NotMeasured<ROCDL_HasOtherScope # " && " #
                      ROCDL_IsOwn<"$_self.getAddr()">.condition,
                  "with another scope, in address space 5",
                  "LLVM compiles it for some chips only">,
    ];
  }
def : AvailabilityFor<LLVM_LoadOp> {
  let availability = [
    ROCDL_NoBackEnd<"$_self.getOrdering() != "
              "::mlir::LLVM::AtomicOrdering::not_atomic && "
              "::mlir::availability::isInSpace($_self.getAddr(), {4, 6})",
              "atomic, of constant memory",
              "no chip of AMD's has atomic loads of constant memory">];
}
def : AvailabilityFor<LLVM_StoreOp> {
  let availability = [
    ROCDL_OtherMemory<"$_self.getAddr()", "6">,
    NotMeasured<"::mlir::availability::isInSpace($_self.getAddr(), {4})",
                "to constant memory",
                "LLVM compiles some stores to constant memory only">];
}
// LLVM can't compute addresses of indexed buffers. Loads and stores are above.
def : AvailabilityFor<LLVM_GEPOp> {
  let availability = [ROCDL_OtherMemory<"$_self.getBase()", "9">];
}
def : AvailabilityFor<LLVM_IntToPtrOp> {
  let availability = [ROCDL_OtherMemory<"$_self.getResult()", "9">];
}
def : AvailabilityFor<LLVM_FenceOp> {
  let availability = [ROCDL_OtherScope<>];
}
foreach op = [LLVM_AtomicRMWOp, LLVM_AtomicCmpXchgOp] in
  def : AvailabilityFor<op> {
    let availability = [
      ROCDL_OtherScope<" && !" # ROCDL_IsOwn<"$_self.getPtr()">.condition>,
      ROCDL_WideAtomic,
      NotMeasured<"!::mlir::availability::isInSpace($_self.getPtr(), {0, 1, 3})",
                "in another address space than 0, 1 and 3",
                "LLVM compiles such atomics in some cases only">,
      NotMeasured<"::mlir::availability::isInSpace($_self.getVal(), {7, 8, 9})",
                  "of a pointer of more than 64 bits",
                  "LLVM compiles such atomics in some cases only">];
  }
def : AvailabilityFor<LLVM_AtomicRMWOp> {
  let availability = [
    NotMeasured<"$_self.getBinOp() == ::mlir::LLVM::AtomicBinOp::usub_sat && "
              "::mlir::availability::isInSpace($_self.getPtr(), {0, 3})",
              "usub_sat in shared or flat memory",
              "LLVM compiles it for some chips only">];
}
// The stack is in address space 5. Source: LLVM's user guide for AMDGPU,
// "Address Spaces".
def : AvailabilityFor<LLVM_AllocaOp> {
  let availability = [
    ROCDL_NoBackEnd<"::mlir::availability::isInSpace($_self.getResult(), {0})",
              "in address space 0",
              "the stack of AMD's chips is in address space 5">,
    NotMeasured<"!::mlir::availability::isInSpace($_self.getResult(), {0, 5})",
                "not in address space 5",
                "the stack of AMD's chips is in address space 5">];
}
foreach op = [LLVM_StackSaveOp, LLVM_StackRestoreOp] in
  def : AvailabilityFor<op> {
    let availability = [
      ROCDL_NoBackEnd<"!::mlir::availability::isInSpace(" #
                      !if(!eq(op, LLVM_StackSaveOp), "$_self.getResult()",
                          "$_self.getPtr()") # ", {3, 5})",
                      "not in address space 5",
                      "the stack of AMD's chips is in address space 5">];
  }
// The address spaces that flat memory includes, and constant memory, which is
// global memory.
def : AvailabilityFor<LLVM_AddrSpaceCastOp> {
  let availability = [
    NotMeasured<"::mlir::availability::isInSpace($_self.getArg(), {6, 8, 10, "
                "101})", "from one of address spaces 6, 8, 10, 101",
                "LLVM compiles some casts from such an address space only">,
    ROCDL_NoBackEnd<"::mlir::availability::isInSpace($_self.getArg(), {1, 3, 4, "
                    "5}) && "
                    "::mlir::availability::isInSpace($_self.getResult(), "
                    "{1, 3, 4, 5}) && "
                    "$_self.getArg().getType() != $_self.getType() && "
                    "!(::mlir::availability::isInSpace($_self.getArg(), {1, 4}) "
                    "&& ::mlir::availability::isInSpace($_self.getResult(), "
                    "{1, 4}))",
                    "of address spaces that exclude each other",
                    "AMD's chips cast to and from address space 0, and between "
                    "1 and 4">,
    ROCDL_OtherMemory<"$_self.getArg()", "2, 7, 9">,
    ROCDL_OtherMemory<"$_self.getResult()", "2, 8, 9">,
    NotMeasured<"::mlir::availability::isInSpace($_self.getResult(), "
                "{6, 7, 10, 101})", "to one of address spaces 6, 7, 10 and 101",
                "LLVM compiles some casts to such an address space only">,
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
    : ROCDL_NoBackEnd<condition, words,
                "LLVM has no instruction and no library for it on AMD's "
                "chips: " # write>;
defvar ROCDL_CallLibrary =
    "call the device libraries, as __ocml_exp_f64 for llvm.intr.exp of f64";

foreach op = LLVM_IntrinsicOps<["ptrmask"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      LLVM_Unverified<"::mlir::availability::hasOtherMask($_self, {2, 3, 5, 6, 7}, "
                      "{0, 1, 4})",
                      "with a mask of another size than pointers",
                      "the mask must be as wide as offsets of the pointer",
                      LLVM_InDeviceCode, ROCDL_NoChip>];
  }
defm : LLVM_CompiledForNoGPU<ROCDL_NoChip, "AMD">;
foreach op = [LLVM_ConstrainedSIToFP, LLVM_ConstrainedUIToFP] in
  def : AvailabilityFor<op> {
    let availability = [
      NotMeasured<"!::mlir::availability::hasIntegerOf(&$_op, 32) || "
                  "(!::mlir::availability::hasLanes<::mlir::Float32Type>(&$_op) "
                  "&& !::mlir::availability::hasLanes<::mlir::Float64Type>("
                  "&$_op))",
                  "of other types than i32, f32 and f64",
                  "LLVM compiles it for i32, f32 and f64 alone">];
  }
def : AvailabilityFor<LLVM_ConstrainedFPTruncIntr> {
  let availability = [
    NotMeasured<"::mlir::availability::hasLanes<::mlir::BFloat16Type>(&$_op) || "
                "(::mlir::availability::hasLanes<::mlir::Float16Type>(&$_op) && "
                "::mlir::availability::hasLanes<::mlir::Float64Type>(&$_op))",
                "to bf16, or from f64 to f16",
                "LLVM compiles it from f64 to f32 and from f32 to f16 alone">];
}
foreach op = LLVM_IntrinsicOps<["lround", "llround", "lrint", "llrint"]>.ops in
  def : AvailabilityFor<op> {
    let availability = LLVM_OtherIntegers;
  }
foreach op = LLVM_IntrinsicOps<["powi"]>.ops in
  def : AvailabilityFor<op> {
    let availability = LLVM_OtherExponents;
  }
foreach op = LLVM_IntrinsicOps<["frexp"]>.ops in
  def : AvailabilityFor<op> {
    let availability = LLVM_OtherFractions;
  }
def : AvailabilityFor<LLVM_PtrToIntOp> {
  let availability = [
    NotMeasured<"::mlir::availability::isInSpace($_self.getArg(), {9}) "
                "&& ::mlir::availability::hasIntegerOf(&$_op, 128)",
                "of an indexed buffer's pointer to i128",
                "LLVM doesn't compile it where the number is stored">];
}
// LLVM 22 can't store most vectors of i1 that were truncated.
foreach op = LLVM_NamedOps<["trunc", "ptrtoint", "intr.vp.trunc",
                            "intr.vp.ptrtoint"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      NotMeasured<"::llvm::isa<::mlir::VectorType>($_self.getType()) && "
                  "::mlir::getElementTypeOrSelf($_self.getType())"
                  ".isInteger(1) && "
                  "!::mlir::availability::hasIntegerOf(&$_op, 8) && "
                  "::llvm::any_of($_self->getUsers(), "
                  "::llvm::IsaPred<::mlir::LLVM::StoreOp>)",
                  "to a vector of i1 that is stored, of wider numbers than i8",
                  "LLVM compiles such a store for some sizes only: compare "
                  "with llvm.icmp">];
  }

defm : LLVM_IntrinsicsNeed<!listconcat(LLVM_Trigonometry, ["tanh"]), [
    ROCDL_NoInstruction<"true", "in device code", ROCDL_CallLibrary>]>;
defm : LLVM_IntrinsicsNeed<[
    "sin", "cos", "sincos", "exp", "exp2", "exp10", "log", "log2", "log10",
    "pow", "powi"], [
    ROCDL_NoInstruction<
        "::mlir::availability::hasLanes<::mlir::Float64Type>(&$_op)", "of f64",
        ROCDL_CallLibrary>]>;
foreach op = !listconcat([!cast<Op>(LLVM_FRemOp)], LLVM_IntrinsicOps<[
    "vp.frem", "lround", "llround", "lrint", "llrint"]>.ops) in
  def : AvailabilityFor<op> {
    let availability = [
      ROCDL_NoInstruction<
          "::mlir::availability::hasLanes<::mlir::BFloat16Type>(&$_op)",
          "of bf16", "convert to f32">];
  }
foreach op = LLVM_NamedOps<["fptosi", "fptoui", "intr.vp.fptosi",
                            "intr.vp.fptoui"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      ROCDL_NoInstruction<
          "::mlir::availability::hasLanes<::mlir::BFloat16Type>(&$_op) && "
          "::mlir::availability::hasIntegerOf(&$_op, 1)",
          "of bf16 and i1", "convert to i32 first">];
  }
def : AvailabilityFor<LLVM_LoadExpOp> {
  let availability = [
    ROCDL_NoInstruction<"!$_self.getPower().getType().isInteger(32) && "
                        "!($_self.getPower().getType().isInteger(16) && "
                        "$_self.getType().isF16())",
                        "with another exponent than i32",
                        "extend the exponent to i32">];
}

//===----------------------------------------------------------------------===//
// Intrinsics of all LLVM targets
//===----------------------------------------------------------------------===//

defm : LLVM_IntrinsicsNeed<LLVM_CalculatingIntrinsics, [
    ROCDL_NoBackEnd<LLVM_HasLongFloat, "with f128 or f80",
                    "no chip of AMD's calculates with f128 or f80: use f64">]>;

def ROCDL_CoreIntrinsics : NameTable<"isCoreIntrinsic">;
def : AvailabilityForNames<ROCDL_CoreIntrinsics, LLVM_CoreIntrinsics, []>;

foreach op = [LLVM_CallIntrinsicOp, LLVM_CallOp] in
  def : AvailabilityFor<op> {
    let availability = [CallsCoreIntrinsic<ROCDL_CoreIntrinsics, "AMD">];
  }

#endif // MLIR_AVAILABILITY_DIALECTS_ROCDLCORE_TD
