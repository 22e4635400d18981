//===- NVVMCore.td - Ops of LLVM IR on NVIDIA's chips ------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops of the dialect llvm, in functions for a GPU, that not all of NVIDIA's
// chips have, or none. Sources: see LLVMIR/DeviceCode.td.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_NVVMCORE_TD
#define MLIR_AVAILABILITY_DIALECTS_NVVMCORE_TD

include "mlir-availability/dialects/LLVMIR/DeviceCode.td"
include "mlir-availability/dialects/NVVM/NVVMDimensions.td"

class NVVM_InDevice<code condition, string words, I32EnumAttrCase chip>
    : InDeviceCode<condition, words, [NVVM_Chip<chip>]>;

// LLVM and ptxas compile it for no chip, for the reason `why`.
class NVVM_NoBackEnd<code condition, string words, string why>
    : InDeviceCode<condition, words, [NVVM_NoChip], why>;

//===----------------------------------------------------------------------===//
// All ops
//===----------------------------------------------------------------------===//

foreach op = LLVM_CoreOps in
  def : AvailabilityFor<op> {
    let availability = [
      LLVM_WithRareTypes<[
          NVVM_NoBackEnd<"::mlir::availability::hasScalableVector(&$_op)",
                    "with a scalable vector",
                    "no chip of NVIDIA's has scalable vectors">,
          NotMeasured<"::mlir::availability::hasUnprobedType(&$_op)",
                      "with a type that no probe was made with",
                      "no probe of the op was made with integers of more than "
                      "128 bits, x86_fp80, ppc_fp128 and types of other "
                      "targets">,
          NotMeasured<"::mlir::availability::hasPointerOutside(&$_op, "
                      "{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 101})",
                      "with a pointer to an address space above 10, but 101",
                      "no probe of the op was made in this address space">]>];
  }
foreach op = LLVM_NamedOps<LLVM_ArithmeticOps>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      LLVM_WithRareTypes<[
          NVVM_NoBackEnd<LLVM_HasLongFloat,
                    "with f128 or f80",
                    "no chip of NVIDIA's calculates with f128 or f80: use f64">]>];
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
defm : LLVM_UnprobedForms<"">;
defm : LLVM_VerifiedForms<LLVM_InDeviceCode, NVVM_NoChip>;
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
    NVVM_NoBackEnd<"::llvm::isa<::mlir::FloatAttr>($_self.getValue()) && "
                 "!$_self.getType().isIntOrFloat()",
                 "a float as a constant of another type",
                 "MLIR translates no such constant to LLVM IR: write dense<...>">];
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

// In a module that isn't AMD's alone.
class NVVM_NoSymbol<code condition, string words, string why>
    : NVVM_NoBackEnd<"(" # condition # ") && !::mlir::availability::"
                     "isForAMDOnly(&$_op, $_analyses)", words, why>;

// Source also: PTX ISA, "Identifiers".
foreach op = [LLVM_AliasOp, LLVM_GlobalOp, LLVM_LLVMFuncOp] in
  def : AvailabilityFor<op> {
    let availability = [
      NVVM_NoSymbol<"::mlir::availability::hasNameUnknownToPTX(&$_op)",
                    "with a name that is none in PTX",
                    "a name in PTX has letters, digits, '_' and '$' only, and "
                    "begins with no digit: rename it">];
  }

def : AvailabilityFor<LLVM_GlobalOp> {
  let availability = !listconcat([
    NVVM_NoSymbol<"!::llvm::is_contained({0u, 1u, 3u, 4u}, "
                  "$_self.getAddrSpace())",
                  "in an address space without variables",
                  "PTX has variables in address spaces 0, 1, 3 and 4 only">,
    NotMeasured<"$_self.getThreadLocal_() && $_self.getAddrSpace() == 0",
                "of a thread, in address space 0",
                "LLVM selects no address of such a variable">,
    NVVM_NoSymbol<"::mlir::availability::refersToItself(&$_op)",
                  "with its own address as its value, also by way of others",
                  "PTX declares a variable before its address">,
    NVVM_NoBackEnd<"$_self.getAddrSpace() == 3 && "
                   "::mlir::availability::getInitialValue(&$_op) == "
                   "::mlir::availability::InitialValue::Other",
                   "in shared memory, with a value",
                   "shared memory has no values before a kernel stores some">,
    // Source also: CUDA C++ Programming Guide, "Technical Specifications per
    // Compute Capability".
    NVVM_NoSymbol<"::mlir::availability::getConstantMemorySize(&$_op, "
                  "$_analyses) > 65536",
                  "of a module with more than 64 KiB of constants",
                  "constants in address space 4 have 64 KiB: use 1">,
    NVVM_NoSymbol<"::mlir::availability::isIntegerUnknownToPTX("
                  "$_self.getType())",
                  "an integer of unusual width",
                  "a variable has 8, 16, 32 or 64 bits, or more than 64">,
  ], LLVM_UnprobedVariables<"0, 1, 4">.unknown);
}
def : AvailabilityFor<LLVM_AliasOp> {
  let availability = [
    NotMeasured<"true", "an alias",
                "LLVM writes aliases of some functions only">];
}
def : AvailabilityFor<LLVM_CallOp> {
  let availability = [
    NVVM_NoSymbol<"::mlir::availability::callsKernel(&$_op, $_analyses)",
                  "of a kernel", "a kernel is launched, and not called">,
    NotMeasured<"::mlir::availability::passesNothing(&$_op)",
                "of a structure or an array without elements",
                "LLVM passes no such value for NVIDIA's chips">];
}

// Source also: PTX ISA, "Kernel Function Parameters": 4,352 bytes, and 32,764
// from PTX 8.1 on.
class NVVM_TakesMoreThan<string bytes, list<Availability> requirements>
    : AvailableWhen<
          PredInWords<"::mlir::availability::isLLVMKernel(&$_op, \"nvvm\") && "
                      "::mlir::availability::getParameterSize(&$_op) > " # bytes,
                      "a kernel with parameters of more than " # bytes # " bytes">,
          requirements, "parameters of more than " # bytes # " bytes">;
def : AvailabilityFor<LLVM_LLVMFuncOp> {
  let availability = !listconcat([
    NVVM_TakesMoreThan<"4352", [NVVM_Chip<NVVM_SM_70>, NVVM_MinPTX<NVVM_PTX_81>]>,
    NVVM_TakesMoreThan<"32764", [NVVM_NoChip]>,
    NVVM_NoBackEnd<!strconcat("::mlir::availability::isLLVMKernel(&$_op, "
                              "\"nvvm\") && (", LLVM_ReturningKernel, ")"),
                   "a kernel that returns",
                   "a kernel returns nothing, and has a fixed number of "
                   "parameters">,
    NVVM_NoBackEnd<"::mlir::availability::isLLVMKernel(&$_op, \"nvvm\") && "
                   "::llvm::any_of($_self.getArgumentTypes(), "
                   "::mlir::availability::isIntegerUnknownToPTX)",
                   "a kernel that takes an integer of unusual width",
                   "a parameter has 8, 16, 32 or 64 bits, or more than 64">,
    NVVM_NoSymbol<"::mlir::availability::passesNothing(&$_op)",
                  "of a structure or an array without elements",
                  "LLVM passes no such value for NVIDIA's chips">,
    NotMeasured<"$_self.getLinkage() == ::mlir::LLVM::Linkage::ExternWeak && "
                "!::mlir::availability::isForAMDOnly(&$_op, $_analyses)",
                "of the linkage 'extern_weak'",
                "ptxas refuses the declaration that LLVM writes for its calls">,
  ], LLVM_UnprobedFunctions<["PTX_Device"]>.unknown);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

// Pointers to the shared memory of a cluster.
class NVVM_ClusterMemory<string pointer>
    : NVVM_InDevice<"::mlir::availability::isInSpace(" # pointer # ", {7})",
                    "with a pointer to shared memory of the cluster",
                    NVVM_SM_90>;
// Pointers of which LLVM and ptxas accept neither loads nor stores.
class NVVM_OtherMemory<string pointer, string spaces>
    : NVVM_NoBackEnd<"::mlir::availability::isInSpace(" # pointer # ", {" # spaces #
                "})", "with a pointer to address space " # spaces,
                "no chip of NVIDIA's accesses address space " # spaces # " so">;
def NVVM_WideAtomic
    : NVVM_InDevice<"::mlir::availability::hasIntegerOf(&$_op, 128)",
                    "atomic, of 128 bits", NVVM_SM_90>;
def NVVM_RareAtomic
    : NotMeasured<"!::mlir::availability::isInSpace($_self.getPtr(), "
                  "{0, 1, 3, 7})", "in a rare address space",
                  "LLVM compiles such atomics in some cases only">;
// LLVM drops such a scope in some ops, and on chips before sm_70.
class NVVM_OtherScope<code condition>
    : NotMeasured<condition # " && ::mlir::availability::isOtherScope(&$_op, "
                  "{\"block\", \"device\", \"cluster\"})",
                  "with another scope",
                  "NVIDIA's chips have the scopes 'block', 'cluster' and "
                  "'device'">;
class NVVM_ClusterScope<code condition>
    : NVVM_InDevice<condition # " && ::mlir::availability::getSyncScope(&$_op) "
                    "== \"cluster\"", "of the scope 'cluster'", NVVM_SM_90>;

foreach access = [LLVM_LoadOp, LLVM_StoreOp] in
  def : AvailabilityFor<access> {
    let availability = [
      NVVM_ClusterMemory<"$_self.getAddr()">,
      NVVM_OtherMemory<"$_self.getAddr()", "6">,
      NVVM_InDevice<"::mlir::availability::isOrdered($_self.getOrdering()) && "
                    "!::mlir::availability::isInSpace($_self.getAddr(), {4, 5})",
                    "atomic, of an ordering beyond 'monotonic'", NVVM_SM_70>,
      NVVM_ClusterScope<"true">, NVVM_OtherScope<"true">,
      InDeviceCode<"$_self.getOrdering() != "
                   "::mlir::LLVM::AtomicOrdering::not_atomic && "
                   "::mlir::availability::hasIntegerOf(&$_op, 128)",
                   "atomic, of 128 bits", [NVVM_Chip<NVVM_SM_90>]>,
      NVVM_NoBackEnd<"$_self.getOrdering() == "
                "::mlir::LLVM::AtomicOrdering::seq_cst && "
                "::mlir::availability::hasIntegerOf(&$_op, 128)",
                "seq_cst, of 128 bits",
                "LLVM compiles no such load or store for NVIDIA's chips">,
    ];
  }
def : AvailabilityFor<LLVM_StoreOp> {
  let availability = [NVVM_OtherMemory<"$_self.getAddr()", "4">];
}
def : AvailabilityFor<LLVM_FenceOp> {
  let availability = [NVVM_ClusterScope<"true">, NVVM_OtherScope<"true">];
}
// The atomic ops that LLVM compiles to a loop that compares and swaps on some
// chips: all but these.
defvar NVVM_AtomicIntegers = "::llvm::is_contained({" #
    !interleave(!foreach(name, ["xchg", "add", "sub", "_and", "_or", "_xor",
                                "max", "min", "umax", "umin"],
                         "::mlir::LLVM::AtomicBinOp::" # name), ", ") #
    "}, $_self.getBinOp()) && ($_self.getType().isInteger(32) || "
    "$_self.getType().isInteger(64))";
defvar NVVM_AtomicFloats =
    "$_self.getBinOp() == ::mlir::LLVM::AtomicBinOp::fadd && "
    "$_self.getType().isF32()";
defvar NVVM_IsLoop =
    !strconcat("!((", NVVM_AtomicIntegers, ") || (", NVVM_AtomicFloats, "))");
def : AvailabilityFor<LLVM_AtomicRMWOp> {
  let availability = [
    NVVM_ClusterMemory<"$_self.getPtr()">, NVVM_WideAtomic,
    NVVM_RareAtomic,
    NVVM_ClusterScope<NVVM_IsLoop>,
    NVVM_OtherScope<!strconcat("(", NVVM_IsLoop, " || $_self.getOrdering() == "
                    "::mlir::LLVM::AtomicOrdering::seq_cst)")>,
  ];
}
def : AvailabilityFor<LLVM_AtomicCmpXchgOp> {
  let availability = [
    NVVM_ClusterMemory<"$_self.getPtr()">, NVVM_WideAtomic,
    NVVM_OtherMemory<"$_self.getPtr()", "5">, NVVM_RareAtomic,
    NVVM_ClusterScope<"true">, NVVM_OtherScope<"true">,
  ];
}

// Source also: PTX ISA, "alloca" and "stacksave".
def NVVM_MovesStack
    : InDeviceCode<"true", "in device code",
                   [NVVM_Chip<NVVM_SM_52>, NVVM_MinPTX<NVVM_PTX_73>],
                   "the stack's size changes">;
def : AvailabilityFor<LLVM_AllocaOp> {
  let availability = [
    InDeviceCode<"!::mlir::availability::getConstant($_self.getArraySize())",
                 "with a variable size",
                 [NVVM_Chip<NVVM_SM_52>, NVVM_MinPTX<NVVM_PTX_73>]>,
    NotMeasured<"!::mlir::availability::isInSpace($_self.getResult(), {0})",
                "not in address space 0",
                "LLVM compiles some uses of such memory only">];
}
foreach op = LLVM_IntrinsicOps<["stacksave", "stackrestore"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [NVVM_MovesStack];
  }

def : AvailabilityFor<LLVM_AddressOfOp> {
  let availability = [
    NVVM_OtherMemory<"$_self.getResult()", "2, 5, 6, 7, 8, 9, 10, 101">];
}
// A cast between an address space of `from` and one of `to`, in either
// direction.
class NVVM_CastsBetween<string from, string to> {
  string condition = !subst("FROM", from, !subst("TO", to,
      "((::mlir::availability::isInSpace($_self.getArg(), {FROM}) && "
      "::mlir::availability::isInSpace($_self.getResult(), {TO})) || "
      "(::mlir::availability::isInSpace($_self.getArg(), {TO}) && "
      "::mlir::availability::isInSpace($_self.getResult(), {FROM})))"));
}
def : AvailabilityFor<LLVM_AddrSpaceCastOp> {
  let availability = [
    NVVM_InDevice<NVVM_CastsBetween<"7", "0, 3">.condition,
                  "of shared memory of the cluster", NVVM_SM_90>,
    NVVM_InDevice<NVVM_CastsBetween<"101", "0">.condition,
                  "of a kernel's parameter", NVVM_SM_70>,
    NVVM_NoBackEnd<NVVM_CastsBetween<"2, 6, 8, 9, 10", "0">.condition,
              "of an address space that generic memory doesn't include",
              "no chip of NVIDIA's casts between address spaces 0 and 2, 6, 8, "
              "9 or 10">,
    NotMeasured<"::mlir::availability::isInSpace($_self.getArg(), "
                "{2, 6, 8, 9, 10}) || ::mlir::availability::isInSpace("
                "$_self.getResult(), {2, 6, 8, 9, 10})",
                "of a rare address space",
                "LLVM compiles some casts of these address spaces only">,
  ];
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

class NVVM_NoInstruction<code condition, string words, string write>
    : NVVM_NoBackEnd<condition, words,
                "LLVM has no instruction and no library for it on NVIDIA's "
                "chips: " # write>;

foreach op = LLVM_NamedOps<[
    "sitofp", "uitofp", "fptosi", "fptoui", "intr.vp.sitofp", "intr.vp.uitofp",
    "intr.vp.fptosi", "intr.vp.fptoui", "intr.experimental.constrained.sitofp",
    "intr.experimental.constrained.uitofp"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      NVVM_NoInstruction<"::mlir::availability::hasIntegerAbove(&$_op, 64)",
                         "with more than 64 bits", "convert by way of i64">];
  }

defvar NVVM_IsDouble =
    "::mlir::availability::hasLanes<::mlir::Float64Type>(&$_op)";
defvar NVVM_IsExact = "!::mlir::availability::isApproximate(&$_op)";
defm : LLVM_IntrinsicsNeed<["sin", "cos", "sincos"], [
    NVVM_NoInstruction<!strconcat(NVVM_IsExact, " || ", NVVM_IsDouble),
                       "exact, or of f64",
                       "call libdevice (__nv_sinf, __nv_cosf, __nv_sin, "
                       "__nv_cos), or add the flag 'afn' for f32">]>;
// LLVM 22 selects no instruction for two lanes on chips from sm_100 on.
defm : LLVM_IntrinsicsNeed<["sincos"], [
    NotMeasured<!strconcat("!(", NVVM_IsExact, " || ", NVVM_IsDouble,
                           ") && ::llvm::any_of($_op.getOperandTypes(), "
                           "::llvm::IsaPred<::mlir::VectorType>)"),
                "of a vector",
                "LLVM compiles it for vectors on some chips only">]>;
defm : LLVM_IntrinsicsNeed<["tanh"], [
    NVVM_NoInstruction<!strconcat(NVVM_IsExact, " || ", NVVM_IsDouble),
                       "exact, or of f64",
                       "call libdevice (__nv_tanhf, __nv_tanh), or add the flag "
                       "'afn' for f32">,
    NVVM_InDevice<"true", "in device code", NVVM_SM_75>]>;
defm : LLVM_IntrinsicsNeed<["exp2"], [
    NVVM_NoInstruction<NVVM_IsDouble, "of f64", "call __nv_exp2">]>;
defm : LLVM_IntrinsicsNeed<!listconcat(LLVM_Trigonometry, [
    "exp", "exp10", "log", "log2", "log10", "pow", "powi", "lround", "llround",
    "lrint", "llrint"]), [
    NVVM_NoInstruction<"true", "in device code",
                       "call libdevice, as __nv_expf for llvm.intr.exp of f32, "
                       "or convert with 'convert-math-to-nvvm'">]>;
foreach op = [LLVM_ConstrainedSIToFP, LLVM_ConstrainedUIToFP] in
  def : AvailabilityFor<op> {
    let availability = [
      NVVM_InDevice<"!::mlir::availability::hasIntegerOf(&$_op, 32) || "
                    "::mlir::availability::hasLanes<::mlir::Float32Type>(&$_op) "
                    "|| ::mlir::availability::hasLanes<::mlir::BFloat16Type>("
                    "&$_op)",
                    "of other types than i32 to f16 or f64", NVVM_SM_90>];
  }
def : AvailabilityFor<LLVM_ConstrainedFPTruncIntr> {
  let availability = [
    NVVM_InDevice<"!::mlir::availability::hasLanes<::mlir::Float16Type>(&$_op)",
                  "to another type than f16", NVVM_SM_90>];
}
def : AvailabilityFor<LLVM_ConstrainedFPExtIntr> {
  let availability = [NVVM_InDevice<"true", "in device code", NVVM_SM_90>];
}
foreach op = LLVM_IntrinsicOps<["ptrmask"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      LLVM_Unverified<"::mlir::availability::hasOtherMask($_self, {}, "
                      "{0, 1, 3, 4, 5, 7, 101})",
                      "with a mask of another size than pointers",
                      "the mask must be as wide as offsets of the pointer",
                      LLVM_InDeviceCode, NVVM_NoChip>];
  }
defm : LLVM_CompiledForNoGPU<NVVM_NoChip, "NVIDIA">;
foreach op = LLVM_IntrinsicOps<["ldexp"]>.ops in
  def : AvailabilityFor<op> {
    let availability = LLVM_OtherExponents;
  }
foreach op = LLVM_IntrinsicOps<["frexp"]>.ops in
  def : AvailabilityFor<op> {
    let availability = LLVM_OtherFractions;
  }
// LLVM 22 selects no instruction for two lanes on chips from sm_100 on.
foreach op = LLVM_NamedOps<["trunc", "intr.vp.trunc"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      NotMeasured<"::llvm::isa<::mlir::VectorType>($_self.getType()) && "
                  "::mlir::getElementTypeOrSelf($_self.getType())"
                  ".isInteger(1) && "
                  "::mlir::availability::getNumLanes($_self.getType()) == 2 && "
                  "::mlir::availability::hasIntegerOf(&$_op, 32)",
                  "of two lanes of i32 to i1",
                  "LLVM compiles it on some chips only: compare with "
                  "llvm.icmp">];
  }
// LLVM 22 selects no instruction for vectors on chips from sm_100 on.
def : AvailabilityFor<LLVM_ByteSwapOp> {
  let availability = [
    NotMeasured<"::mlir::isa<::mlir::VectorType>($_self.getType())",
              "of a vector",
              "LLVM compiles it for vectors on some chips only">];
}

//===----------------------------------------------------------------------===//
// Intrinsics of all LLVM targets
//===----------------------------------------------------------------------===//

defm : LLVM_IntrinsicsNeed<LLVM_CalculatingIntrinsics, [
    NVVM_NoBackEnd<LLVM_HasLongFloat, "with f128 or f80",
                   "no chip of NVIDIA's calculates with f128 or f80: use f64">]>;

def NVVM_CoreIntrinsics : NameTable<"isCoreIntrinsic">;
def : AvailabilityForNames<NVVM_CoreIntrinsics, LLVM_CoreIntrinsics, []>;

foreach op = [LLVM_CallIntrinsicOp, LLVM_CallOp] in
  def : AvailabilityFor<op> {
    let availability = [
      CallsCoreIntrinsic<NVVM_CoreIntrinsics, "NVIDIA">,
      NotMeasured<"::mlir::availability::getCoreIntrinsic(&$_op) == "
                "\"llvm.canonicalize\" && "
                "(::mlir::availability::hasLanes<::mlir::Float16Type>(&$_op) || "
                "::mlir::availability::hasLanes<::mlir::BFloat16Type>(&$_op))",
                "of llvm.canonicalize for 16 bits",
                "LLVM compiles it for f16 on some chips only, and for bf16 on "
                "none">];
  }

#endif // MLIR_AVAILABILITY_DIALECTS_NVVMCORE_TD
