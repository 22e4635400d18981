//===- CPUCore.td - Ops of llvm and vector on CPUs ---------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Outside of code for GPUs: ops of llvm need nothing, unless a record says so.
// Ops of llvm and vector on scalable vectors need an extension: LLVM 22 refuses
// them for all other CPUs ("Don't know how to legalize this scalable vector
// type", "Cannot select"). Few other ops of llvm it doesn't compile for all
// CPUs. Source: the functions of tools/probe/data/core.jsonl and cpu_core.jsonl,
// which LLVM was asked to compile for CPUs of each architecture.
// test_cpu_scalable.py and test_cpu_core.py ask it again.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_CPUCORE_TD
#define MLIR_AVAILABILITY_DIALECTS_CPUCORE_TD

include "mlir/Dialect/Vector/IR/VectorOps.td"

include "mlir-availability/dialects/CPU/CPUOps.td"
include "mlir-availability/dialects/LLVMIR/DeviceCode.td"

defvar CPU_HasScalable = "::mlir::availability::hasScalableVector(&$_op)";
defvar CPU_AreMasks = "::mlir::cpu::hasOnlyMasks($_op)";
class CPU_Lanes<string type> {
  code condition =
      "::mlir::availability::hasLanes<::mlir::" # type # ">(&$_op)";
}
defvar CPU_HasX87 = CPU_Lanes<"Float80Type">.condition;
defvar CPU_HasF16 = CPU_Lanes<"Float16Type">.condition;
defvar CPU_HasBF16 = CPU_Lanes<"BFloat16Type">.condition;
defvar CPU_HasQuad = "::mlir::availability::hasQuadPrecision(&$_op)";

// Needs of vectors of fixed lengths that LLVM compiles without RISC-V's vectors,
// and where these have one of the extensions.
class CPU_WithoutVectorsOr<list<string> extensions> {
  list<Availability> needs =
      [AnyOf<!listconcat([CPU_OnX86, CPU_OnAArch64, CPU_NoRISCVVectors],
                         !foreach(each, extensions, CPU_RISCVFeature<each>))>];
}

//===----------------------------------------------------------------------===//
// What every CPU runs
//===----------------------------------------------------------------------===//

// The most bits of integers, address spaces, and lanes of vectors.
defvar CPU_ProbedTypes = "{128, 260, 64}";

// What LLVM IR has in the operations that use it, which have the needs.
defvar CPU_Constants = ["mlir.constant", "mlir.poison", "mlir.undef",
                        "mlir.zero"];
// The ops of `all` without those of `names`.
class CPU_OtherOps<list<Op> all, list<string> names> {
  list<Op> ops = !filter(op, all,
                         !not(!foldl(0, names, found, name,
                                     !or(found, !eq(op.opName, name)))));
}
foreach op = LLVM_NamedOps<CPU_Constants>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<"true", [NeedsNothing<>], "outside of code for GPUs">];
  }

// Ops that LLVM compiles for every CPU, unless another record says something
// else of them. Of other types than the probed ones nothing is known.
foreach op = CPU_OtherOps<LLVM_CoreOps, CPU_Constants>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<"true", [
        NeedsNothing<>,
        AvailableWhen<
            PredInWords<!strconcat("::mlir::cpu::hasUnprobedType($_op, ",
                                   CPU_ProbedTypes, ")"),
                        "with a type that no probe has">,
            [UnknownNeeds<"no probe of it was made with such a type",
                          !strconcat("::mlir::cpu::describeUnprobedType($_op, ",
                                     CPU_ProbedTypes, ")")>]>
      ], "outside of code for GPUs">];
  }

foreach op = [LLVM_CallOp, LLVM_CallIntrinsicOp] in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<"!$_self.getOpBundleOperands().empty()",
                        [UnknownNeeds<"no probe was made of calls with operand "
                                      "bundles">],
                        "with operand bundles">];
  }
def : AvailabilityFor<LLVM_LLVMFuncOp> {
  let availability = [
    CPU_OutsideOfGPUs<"$_self.getLinkage() == "
                      "::mlir::LLVM::Linkage::ExternWeak && "
                      "!$_self.isExternal()",
                      [UnknownNeeds<"LLVM's verifier refuses such a function">],
                      "of the linkage 'extern_weak', with a body">];
}

// Attributes of functions, beside those that device code has, with which LLVM
// compiles a function for all CPUs. With others, as interrupt and
// shadowcallstack, it depends on more than the CPU. LLVM looks for a value of
// probe-stack that the CPU's architecture has.
defvar CPU_KnownAttributes = [
  "aarch64-jump-table-hardening", "alloc-family", "allockind", "allocsize",
  "branch-protection-pauth-lr", "branch-target-enforcement", "coro_elide_safe",
  "coro_only_destroy_when_complete", "disable_sanitizer_instrumentation",
  "dontcall-error", "dontcall-warn", "fentry-call", "fn_ret_thunk_extern",
  "gc-leaf-function", "guarded-control-stack", "hybrid_patchable",
  "indirect-tls-seg-refs", "instrument-function-entry",
  "instrument-function-entry-inlined", "instrument-function-exit",
  "loader-replaceable", "mnop-mcount", "mrecord-mcount", "naked",
  "no-builtin-memcpy", "no-realign-stack", "no-stack-arg-probe",
  "no_callee_saved_registers", "no_caller_saved_registers", "nocf_check",
  "nonlazybind", "noprofile", "noredzone", "nosanitize_bounds",
  "nosanitize_coverage", "optdebug", "optforfuzzing", "patchable-function",
  "patchable-function-entry", "patchable-function-prefix", "presplitcoroutine",
  "probe-stack", "profile-sample-accurate", "ptrauth-auth-traps",
  "ptrauth-calls", "ptrauth-indirect-gotos", "ptrauth-returns", "returns_twice",
  "safestack", "sanitize_address", "sanitize_alloc_token", "sanitize_hwaddress",
  "sanitize_memory", "sanitize_memtag", "sanitize_numerical_stability",
  "sanitize_realtime", "sanitize_realtime_blocking", "sanitize_thread",
  "sanitize_type", "sign-return-address", "sign-return-address-key",
  "skipprofile", "speculative_load_hardening", "split-stack", "ssp", "sspreq",
  "sspstrong", "stack-probe-size", "stackrealign", "strictfp", "thunk",
  "trap-func-name", "use-sample-profile", "warn-stack-size",
  "xray-instruction-threshold", "xray-skip-entry", "zero-call-used-regs"
];
class CPU_Values<string attribute, list<string> values> {
  code isOther = "::mlir::availability::passesOtherValue($_self, \"" #
                 attribute # "\", {\"" # !interleave(values, "\", \"") # "\"})";
}
class CPU_Number<string attribute> {
  code isOther = "::mlir::availability::passesOtherThanNumbers($_self, \"" #
                 attribute # "\", 1, 1)";
}
def : AvailabilityFor<LLVM_LLVMFuncOp> {
  defvar isDefined = "!$_self.isExternal() && ";
  let availability = [
    CPU_OutsideOfGPUs<isDefined # "::mlir::availability::passesOther($_self, "
                      "{\"" # !interleave(!listconcat(LLVM_KnownAttributes,
                                                     CPU_KnownAttributes),
                                         "\", \"") # "\"})",
                      [UnknownNeeds<"no probe was made of functions with such "
                                    "an attribute">],
                      "with an attribute of LLVM's in 'passthrough' that few "
                      "functions have">,
    CPU_OutsideOfGPUs<isDefined # "(" # !interleave([
          CPU_Values<"branch-target-enforcement", ["", "false", "true"]>.isOther,
          CPU_Values<"frame-pointer",
                     ["all", "non-leaf", "none", "reserved"]>.isOther,
          CPU_Values<"sign-return-address",
                     ["all", "non-leaf", "none"]>.isOther,
          CPU_Values<"sign-return-address-key", ["a_key", "b_key"]>.isOther,
          "(::mlir::availability::isPassedThrough($_self, \"sign-return-address-key\") && "
          "!::mlir::availability::isPassedThrough($_self, \"sign-return-address\"))",
          CPU_Number<"patchable-function-entry">.isOther,
          CPU_Number<"patchable-function-prefix">.isOther,
          CPU_Number<"stack-protector-buffer-size">.isOther,
          CPU_Number<"warn-stack-size">.isOther
        ], " || ") # ")",
        [UnknownNeeds<"LLVM's verifier takes other values">],
        "with an attribute of LLVM's in 'passthrough' whose value LLVM doesn't "
        "know">,
    CPU_OutsideOfGPUs<isDefined # "::mlir::availability::isPassedThrough($_self, "
                      "\"sanitize_memtag\") && "
                      "::mlir::cpu::hasTaggedVariable($_self)",
                      [AnyOf<[CPU_OnX86, CPU_OnRISCV,
                              CPU_AArch64Feature<"mte">]>],
                      "with sanitize_memtag, and a variable on the stack">,
    CPU_OutsideOfGPUs<isDefined #
                      CPU_Values<"probe-stack", ["inline-asm"]>.isOther,
                      [AnyOf<[CPU_OnX86, CPU_OnRISCV]>],
                      "with a function that probes the stack">];
}

defm : LLVM_VerifiedForms<!strconcat("!", LLVM_InDeviceCode), CPU_NoCPU>;
// Offsets in pointers have 64 bits.
foreach op = LLVM_IntrinsicOps<["ptrmask"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      LLVM_Unverified<"!::mlir::availability::getLaneType($_self.getMask()"
                      ".getType()).isInteger(64)",
                      "with a mask of another size than pointers",
                      "the mask must be as wide as offsets of the pointer",
                      !strconcat("!", LLVM_InDeviceCode), CPU_NoCPU>];
  }

//===----------------------------------------------------------------------===//
// Scalable vectors
//===----------------------------------------------------------------------===//

// Elements of vectors that LLVM compiles, by their names in MLIR, and the
// extensions of RISC-V that they need; and the one that numbers of lanes need.
// SVE has all of them.
class CPU_VectorExtension<string element, string name> {
  code row = "{\"" # element # "\", ::mlir::cpu::RISCVFeature::" #
             CPU_Case<"CPU_RISCV_", name>.case.symbol # "}";
}
defvar CPU_VectorExtensions = "{" # !interleave(!listconcat(
  !foreach(each, ["i1", "i8", "i16", "i32"],
           CPU_VectorExtension<each, "zve32x">.row),
  !foreach(each, ["i64", "index", "!llvm.ptr", "odd lanes"],
           CPU_VectorExtension<each, "zve64x">.row), [
  CPU_VectorExtension<"many lanes", "zvl64b">.row,
  CPU_VectorExtension<"f16", "zvfhmin">.row,
  CPU_VectorExtension<"bf16", "zvfbfmin">.row,
  CPU_VectorExtension<"f32", "zve32f">.row,
  CPU_VectorExtension<"f64", "zve64d">.row,
]), ", ") # "}";

defvar CPU_OnScalableVectors = [
  AvailableForEach<!strconcat("::mlir::cpu::getVectorExtensions($_op, ",
                              CPU_VectorExtensions, ")"),
                   [AnyOf<[CPU_AArch64Feature<"sve">,
                           CPU_RISCVFeatureOf<"$_each">]>],
                   "a scalable vector">,
  AvailableWhen<
      PredInWords<"::mlir::cpu::isStreaming($_op)", "in streaming mode">,
      [CPU_AArch64Feature<"sme">], "a scalable vector in streaming mode">,
  AvailableWhen<
      PredInWords<!strconcat("::mlir::cpu::hasOtherElements($_op, ",
                             CPU_VectorExtensions, ")"),
                  "of other elements">,
      [UnknownNeeds<"no probe was made with such elements">],
      "a scalable vector of other elements">
];
foreach op = !listconcat(
    CPU_OtherOps<LLVM_CoreOps, !listconcat(CPU_Constants, ["store"])>.ops,
    !filter(each, !instances<Op>(), !eq(each.opDialect, Vector_Dialect))) in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<CPU_HasScalable, CPU_OnScalableVectors,
                        "a scalable vector">];
  }
// It drops a store of no value.
def : AvailabilityFor<LLVM_StoreOp> {
  let availability = [
    CPU_OutsideOfGPUs<!strconcat(CPU_HasScalable, " && "
                                 "!::mlir::cpu::storesNothing($_op)"),
                      CPU_OnScalableVectors, "a scalable vector">];
}

// LLVM selects loads and stores of SVE for whole predicates only.
foreach op = [LLVM_LoadOp, LLVM_StoreOp] in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<"::mlir::cpu::movesPartOfPredicate($_op)",
                        [CPU_OnRISCV],
                        "a scalable vector of i1, of other than 16 lanes">];
  }

// How many units of its length a scalable vector has.
class CPU_LengthIn<code mode, AvailabilityList needs, string words>
    : AvailableWhen<
          PredInWords<mode # " && !::mlir::availability::isDeviceCode(&$_op, "
                      "$_analyses)", words>, needs, words>;
class CPU_Length<code condition = "true"> {
  list<Availability> needs = [
    CPU_LengthIn<"!::mlir::cpu::isStreaming($_op) && " # condition,
                 [AnyOf<[CPU_AArch64Feature<"sve">,
                         CPU_RISCVFeature<"zve64x">]>],
                 "the length of scalable vectors">,
    CPU_LengthIn<"::mlir::cpu::isStreaming($_op) && " # condition,
                 [CPU_AArch64Feature<"sme">],
                 "the length of scalable vectors in streaming mode">];
}
foreach op = !listconcat(LLVM_NamedOps<["intr.vscale"]>.ops,
                         [VectorScaleOp]) in
  def : AvailabilityFor<op> {
    let availability = CPU_Length<>.needs;
  }
// Calls of intrinsics for all CPUs that use the length.
foreach op = [LLVM_CallIntrinsicOp, LLVM_CallOp] in
  def : AvailabilityFor<op> {
    let availability = CPU_Length<"::mlir::cpu::usesLength($_op)">.needs;
  }
def : AvailabilityFor<LLVM_GEPOp> {
  let availability = CPU_Length<"::mlir::availability::holdsScalableVector("
                                "$_self.getElemType())">.needs;
}

//===----------------------------------------------------------------------===//
// Functions that LLVM doesn't have
//===----------------------------------------------------------------------===//

// LLVM calls these in a loop over the lanes.
foreach op = LLVM_IntrinsicOps<["exp", "exp2", "log"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<CPU_HasScalable,
                        [AnyOf<[CPU_OnAArch64, CPU_RISCVFeature<"zve64x">]>],
                        "a loop over the lanes of a scalable vector">,
      CPU_OutsideOfGPUs<!strconcat(CPU_HasScalable, " && ", CPU_HasBF16),
                        [CPU_OnAArch64],
                        "a loop over the lanes of a scalable vector of bf16">,
      CPU_OutsideOfGPUs<!strconcat(CPU_HasScalable, " && ", CPU_HasF16),
                        [AnyOf<[CPU_OnAArch64, CPU_RISCVFeature<"zfhmin">]>],
                        "a loop over the lanes of a scalable vector of f16">];
  }
// It calls others for each lane, and doesn't know how many there are.
foreach op = !listconcat(
    [LLVM_FRemOp],
    LLVM_IntrinsicOps<["acos", "asin", "atan", "atan2", "cos", "cosh", "exp10",
                       "log10", "log2", "pow", "powi", "sin", "sinh", "tan",
                       "tanh"]>.ops) in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<CPU_HasScalable, [CPU_NoCPU],
                        "a function of a scalable vector, which LLVM can't call "
                        "for each lane">];
  }
foreach op = LLVM_IntrinsicOps<["frexp", "ldexp", "llrint", "llround", "lrint",
                                "lround", "sincos", "vector.reduce.fmul"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<CPU_HasScalable,
                        [UnknownNeeds<"LLVM compiles it for some CPUs only, or "
                                      "no probe was made">],
                        "a scalable vector">];
  }

//===----------------------------------------------------------------------===//
// Floating-point formats
//===----------------------------------------------------------------------===//

// Without the format of x87, LLVM has no functions for it either.
foreach op = !filter(
    each, LLVM_NamedOps<!listconcat(LLVM_ArithmeticOps,
                                    !foreach(name, LLVM_CalculatingIntrinsics,
                                             "intr." # name))>.ops,
    !and(!ne(each.opName, "intr.maximum"), !ne(each.opName, "intr.minimum"))) in
  def : AvailabilityFor<op> {
    let availability = [CPU_OutsideOfGPUs<CPU_HasX87, [CPU_OnX86], "with f80">];
  }
foreach op = LLVM_IntrinsicOps<["maximum", "minimum"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<CPU_HasX87, [CPU_NoCPU], "with f80">,
      CPU_OutsideOfGPUs<CPU_HasQuad, [CPU_OnRISCV], "with f128">];
  }
foreach op = !filter(each, LLVM_CoreOps,
                     !not(!foldl(0, LLVM_OpsOfQuad, found, name,
                                 !or(found, !eq(name, each.opName))))) in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<LLVM_HasLongFloat,
                        [UnknownNeeds<"no probe of it was made with such "
                                      "numbers">], "with f80 or f128">];
  }

// LLVM has no conversion from or to bfloat16 in these on AArch64.
defvar CPU_NotOnAArch64 = [AnyOf<[CPU_OnX86, CPU_OnRISCV]>];
foreach op = LLVM_NamedOps<["sitofp", "uitofp"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<!strconcat("::mlir::availability::hasIntegerOf(&$_op, "
                                   "128) && ", CPU_HasBF16),
                        CPU_NotOnAArch64, "from i128 to bf16">];
  }
def : AvailabilityFor<LLVM_FPTruncOp> {
  let availability = [
    CPU_OutsideOfGPUs<!strconcat(CPU_HasScalable, " && ", CPU_HasBF16, " && ",
                                 CPU_Lanes<"Float64Type">.condition),
                      [AnyOf<[CPU_AArch64Feature<"bf16">, CPU_OnRISCV]>],
                      "scalable vectors, from f64 to bf16">];
}
def : AvailabilityFor<LLVM_FPExtOp> {
  let availability = [
    CPU_OutsideOfGPUs<!strconcat(CPU_HasQuad, " && ", CPU_HasBF16),
                      CPU_NotOnAArch64, "from bf16 to f128">];
}
foreach op = LLVM_IntrinsicOps<["frexp"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<CPU_HasBF16, CPU_NotOnAArch64, "with bf16">];
  }
foreach op = LLVM_IntrinsicOps<["ldexp"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<CPU_HasBF16,
                        [AnyOf<[CPU_OnX86, CPU_OnRISCV,
                                CPU_AArch64Feature<"sve">]>], "with bf16">];
  }
// With zfbfmin, LLVM 22 looks for functions of bf16 and stops with "no libcall
// available", or with "Cannot select".
defvar CPU_WithoutZfbfmin =
    [AnyOf<[CPU_OnX86, CPU_OnAArch64, CPU_BF16IsConverted]>];
foreach op = LLVM_IntrinsicOps<["acos", "asin", "atan", "atan2", "cos", "cosh",
                                "exp", "exp10", "exp2", "frexp", "ldexp", "log",
                                "log10", "log2", "pow", "powi", "sin", "sincos",
                                "sinh", "tan", "tanh"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<CPU_HasBF16, CPU_WithoutZfbfmin,
                        "a function of bf16, which LLVM calls for f32">];
  }
foreach op = LLVM_IntrinsicOps<["llrint", "llround", "lrint", "lround",
                                "maximum", "minimum", "nearbyint"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<"::mlir::cpu::hasScalarBF16($_op)",
                        CPU_WithoutZfbfmin, "with a number of bf16">];
  }
foreach op = LLVM_IntrinsicOps<["llrint", "lrint", "lround"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<!strconcat(CPU_HasBF16, " && ::llvm::isa<"
                                   "::mlir::VectorType>($_self.getType())"),
                        [AnyOf<[CPU_OnX86, CPU_OnAArch64, CPU_BF16IsConverted,
                                CPU_RISCVFeature<"zvfbfmin">]>],
                        "with vectors of bf16">];
  }
foreach op = LLVM_NamedOps<["sitofp", "uitofp"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<"::mlir::availability::hasIntegerOf(&$_op, 128) && "
                        "::mlir::cpu::hasScalarBF16($_op)",
                        CPU_WithoutZfbfmin, "from i128 to bf16">];
  }
def : AvailabilityFor<LLVM_AtomicRMWOp> {
  defvar binOp = "$_self.getBinOp() == ::mlir::LLVM::AtomicBinOp::";
  let availability = [
    CPU_OutsideOfGPUs<!strconcat("::mlir::cpu::hasScalarBF16($_op) && (", binOp,
                                 "fmaximum || ", binOp, "fminimum)"),
                      CPU_WithoutZfbfmin, "the maximum or minimum of bf16">];
}
// With SVE and bf16, LLVM 22 stops with "Cannot select".
foreach op = [LLVM_MaskedLoadOp, LLVM_MaskedStoreOp] in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<!strconcat(CPU_HasBF16, " && ::mlir::cpu::"
                                   "hasFixedLanes($_op, 8)"),
                        [UnknownNeeds<"LLVM doesn't compile it for CPUs with "
                                      "SVE and bf16">],
                        "with vectors of eight bf16">];
  }
//===----------------------------------------------------------------------===//
// What LLVM's passes replace before it generates code
//===----------------------------------------------------------------------===//

class CPU_OpsWith<string name> {
  list<Op> ops = !filter(each, LLVM_CoreOps, !ge(!find(each.opName, name), 0));
}
foreach op = CPU_OpsWith<"intr.coro.">.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<"true", [UnknownNeeds<"LLVM's passes for coroutines "
                                              "replace it">], "a coroutine">];
  }
foreach op = CPU_OpsWith<"intr.matrix.">.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<"true", [UnknownNeeds<"LLVM's pass "
                                              "lower-matrix-intrinsics replaces "
                                              "it">], "a matrix">];
  }
//===----------------------------------------------------------------------===//
// What LLVM compiles for some CPUs only
//===----------------------------------------------------------------------===//

// For a CPU of RISC-V with longer vectors than the attribute says, LLVM stops
// with "riscv-v-vector-bits-min specified is lower than the Zvl*b limitation".
// A function that names a CPU and features is compared with these alone.
foreach length = CPU_RISCVVectorBits in
  def : AvailabilityFor<LLVM_LLVMFuncOp> {
    let availability = [
      CPU_OutsideOfGPUs<"::mlir::cpu::hasVectorRangeBelow($_self, " # length # ")",
                        [AnyOf<[CPU_OnX86, CPU_OnAArch64, CPU_NoRISCVVectors,
                                !cast<Availability>("CPU_NoRISCVVectorsOf" #
                                                    length)]>],
                        "with a vscale_range of less than " # length # " bits">];
  }
def : AvailabilityFor<LLVM_LLVMFuncOp> {
  let availability = [
    CPU_OutsideOfGPUs<"::mlir::cpu::hasTooShortVectorRange($_self)",
                      [CPU_NoCPU],
                      "with a vscale_range below the vectors of the CPU that it "
                      "names, which LLVM refuses">];
}

// Calling conventions. LLVM stops with "unsupported calling convention".
class CPU_Conventions<code condition, AvailabilityList cold> {
  defvar names = "::mlir::LLVM::cconv::CConv::";
  list<Availability> needs = [
    CPU_OutsideOfGPUs<!strconcat(condition, "$_self.getCConv() == ", names,
                                 "Cold"),
                      cold, "of the convention coldcc">,
    CPU_OutsideOfGPUs<
        !strconcat(condition, "!::mlir::availability::isUsualConvention("
                   "$_self.getCConv()) && $_self.getCConv() != ", names,
                   "PreserveMost"),
        [UnknownNeeds<"LLVM has other calling conventions than that of C, "
                      "fastcc and preserve_mostcc for some CPUs only">],
        "of another calling convention">,
  ];
}
def : AvailabilityFor<LLVM_LLVMFuncOp> {
  let availability =
      CPU_Conventions<"!$_self.isExternal() && ", [CPU_OnX86]>.needs;
}
foreach op = [LLVM_CallOp, LLVM_InvokeOp] in
  def : AvailabilityFor<op> {
    let availability = CPU_Conventions<"", CPU_NotOnAArch64>.needs;
  }

def : AvailabilityFor<LLVM_CallOp> {
  let availability = [
    CPU_OutsideOfGPUs<"$_self.getTailCallKind() == "
                      "::mlir::LLVM::tailcallkind::TailCallKind::MustTail",
                      [UnknownNeeds<"LLVM stops where it can't make a jump of "
                                    "the call, which the arguments decide">],
                      "a call that must be a jump">];
}
def : AvailabilityFor<LLVM_VaArgOp> {
  let availability = [
    CPU_OutsideOfGPUs<"::llvm::isa<::mlir::VectorType>($_self.getType())",
                      [UnknownNeeds<"LLVM compiles some vectors only">],
                      "of a vector">];
}

// In ELF's files, LLVM writes only these kinds, and options in pairs.
def : AvailabilityFor<LLVM_ComdatSelectorOp> {
  let availability = [
    CPU_OutsideOfGPUs<"$_self.getComdat() != ::mlir::LLVM::comdat::Comdat::Any "
                      "&& $_self.getComdat() != "
                      "::mlir::LLVM::comdat::Comdat::NoDeduplicate",
                      [UnknownNeeds<"LLVM writes other kinds than 'any' and "
                                    "'nodeduplicate' for Windows only">],
                      "of another kind than 'any' and 'nodeduplicate'">];
}
def : AvailabilityFor<LLVM_LinkerOptionsOp> {
  let availability = [
    CPU_OutsideOfGPUs<"true", [UnknownNeeds<"the format of object files decides "
                                            "which options there are">],
                      "options of a linker">];
}

// Rounding to integers. Where the C library returns others, LLVM compiles it for
// some CPUs only ("Do not know how to promote", "Cannot select").
defvar CPU_RoundedLane =
    "::mlir::availability::getLaneType($_op.getOperand(0).getType())";
defvar CPU_RoundsVector = "::llvm::isa<::mlir::VectorType>($_self.getType())";
class CPU_RoundsTo<list<int> widths> {
  code condition = "(" # !interleave(!foreach(each, widths,
      "::mlir::getElementTypeOrSelf($_self.getType()).isInteger(" # each # ")"),
      " || ") # ")";
}
// Vectors of f32 and f64 whose lanes were probed.
defvar CPU_RoundsProbed = !strconcat(
    "(::mlir::cpu::hasWholeVector($_op) || ::mlir::cpu::hasFixedLanes($_op, 3)) "
    "&& !", CPU_HasF16, " && !", CPU_HasBF16, " && !", LLVM_HasLongFloat);
class CPU_RoundsOther<list<int> known, string extra = ""> {
  list<Availability> needs = [
    CPU_OutsideOfGPUs<!strconcat("!", CPU_RoundsTo<known>.condition, " && (",
                                 LLVM_HasLongFloat, " || (", CPU_RoundsVector,
                                 " && !(", CPU_RoundsProbed, ")) || !", CPU_RoundsTo<[8, 16, 32]>.condition,
                                 extra, ")"),
                      [UnknownNeeds<"LLVM compiles other integers for some "
                                    "CPUs only">],
                      "to another integer than the C library returns">];
}
class CPU_RoundsNumber<list<int> widths, AvailabilityList needs, string words,
                       string further = "">
    : CPU_OutsideOfGPUs<!strconcat("!", CPU_RoundsVector, " && !",
                                   LLVM_HasLongFloat, " && ",
                                   CPU_RoundsTo<widths>.condition, further),
                        needs, words>;
class CPU_RoundsLanes<list<int> widths, AvailabilityList needs,
                      string further = "">
    : CPU_OutsideOfGPUs<!strconcat(CPU_RoundsProbed, " && ",
                                   CPU_RoundsTo<widths>.condition, further),
                        needs, "to a vector of short integers">;
defvar CPU_RoundsF32 = " && " # CPU_Lanes<"Float32Type">.condition;
defvar CPU_RoundsF64 = " && " # CPU_Lanes<"Float64Type">.condition;
// RISC-V's vectors have conversions to half as many bits at most.
defvar CPU_RoundsByHalf = [
  CPU_RoundsLanes<[8], [AnyOf<[CPU_OnX86, CPU_OnAArch64,
                               CPU_NoRISCVFloatVectors]>], CPU_RoundsF32>,
  CPU_RoundsLanes<[8, 16], [AnyOf<[CPU_OnX86, CPU_OnAArch64,
                                   CPU_NoRISCVDoubleVectors]>], CPU_RoundsF64>
];
defvar CPU_RoundsNoF16 = !strconcat(" && !", CPU_RoundedLane, ".isF16()");
foreach op = LLVM_IntrinsicOps<["lrint"]>.ops in
  def : AvailabilityFor<op> {
    let availability = !listconcat(
        CPU_RoundsOther<[32, 64], !strconcat(" || (", CPU_RoundedLane,
                                             ".isF16() && ",
                                             CPU_RoundsTo<[8]>.condition,
                                             ")")>.needs,
        CPU_RoundsByHalf,
        [CPU_RoundsLanes<[8, 16], [AnyOf<[CPU_OnAArch64, CPU_OnRISCV]>]>,
         CPU_RoundsNumber<[8, 16], [AnyOf<[CPU_OnAArch64, CPU_OnRISCV]>],
                          "to i8 or i16", CPU_RoundsNoF16>]);
  }
foreach op = LLVM_IntrinsicOps<["llrint"]>.ops in
  def : AvailabilityFor<op> {
    let availability = !listconcat(
        CPU_RoundsOther<[64], !strconcat(" || ", CPU_RoundedLane,
                                         ".isF16()")>.needs,
        CPU_RoundsByHalf,
        [CPU_RoundsLanes<[8, 16, 32], [AnyOf<[CPU_OnAArch64, CPU_OnRISCV]>]>,
         CPU_RoundsNumber<[8, 16, 32], [CPU_OnRISCV], "to an integer below i64",
                          CPU_RoundsNoF16>]);
  }
foreach op = LLVM_IntrinsicOps<["lround"]>.ops in
  def : AvailabilityFor<op> {
    let availability = !listconcat(CPU_RoundsOther<[32, 64]>.needs, [
      CPU_RoundsNumber<[8, 16], [CPU_OnX86], "to i8 or i16">,
      CPU_RoundsLanes<[8], [CPU_OnX86]>,
      CPU_RoundsLanes<[16], [CPU_OnX86], CPU_RoundsF64>,
      CPU_RoundsLanes<[16], [AnyOf<[CPU_OnX86, CPU_RISCVFeature<"zve64f">]>],
                      CPU_RoundsF32>,
      CPU_OutsideOfGPUs<!strconcat(CPU_RoundedLane, ".isF16() && !",
                                   CPU_RoundsVector, " && ",
                                   CPU_RoundsTo<[32]>.condition),
                        [AnyOf<[CPU_OnX86, CPU_OnAArch64,
                                CPU_RISCVFeature<"zfhmin">]>],
                        "from f16 to i32">,
      CPU_OutsideOfGPUs<!strconcat(CPU_RoundedLane, ".isF16() && ",
                                   CPU_RoundsVector, " && ",
                                   CPU_RoundsTo<[32]>.condition),
                        [AnyOf<[CPU_OnX86, CPU_OnAArch64,
                                CPU_RISCVFeature<"zfhmin">,
                                CPU_RISCVFeature<"zvfhmin">]>],
                        "from vectors of f16 to i32">,
      CPU_OutsideOfGPUs<!strconcat(CPU_RoundedLane, ".isBF16() && !",
                                   CPU_RoundsVector, " && ",
                                   CPU_RoundsTo<[32]>.condition),
                        [AnyOf<[CPU_OnX86, CPU_OnAArch64]>],
                        "from bf16 to i32">,
      CPU_OutsideOfGPUs<!strconcat(CPU_RoundedLane, ".isBF16() && ",
                                   CPU_RoundsVector, " && ",
                                   CPU_RoundsTo<[32]>.condition),
                        [AnyOf<[CPU_OnX86, CPU_OnAArch64,
                                CPU_RISCVFeature<"zvfbfmin">]>],
                        "from vectors of bf16 to i32">]);
  }
foreach op = LLVM_IntrinsicOps<["llround"]>.ops in
  def : AvailabilityFor<op> {
    let availability = !listconcat(CPU_RoundsOther<[64]>.needs, [
      CPU_RoundsNumber<[8, 16, 32], [CPU_OnX86], "to an integer below i64">]);
  }
foreach op = LLVM_IntrinsicOps<["scmp", "ucmp"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<"::mlir::availability::hasIntegerOf(&$_op, 1) && "
                        "::llvm::isa<::mlir::VectorType>($_self.getType())",
                        [AnyOf<[CPU_OnX86, CPU_OnAArch64,
                                CPU_NoRISCVLongLanes]>],
                        "of vectors of i1">];
  }
// With instructions for it (mops), LLVM 22 stops at other lengths than i32 and
// i64. Small constants it copies with other instructions.
foreach op = LLVM_IntrinsicOps<["memcpy", "memmove", "memset"]>.ops in {
  defvar isOther = "!$_self.getLen().getType().isInteger(32) && "
                   "!$_self.getLen().getType().isInteger(64)";
  defvar number = "::mlir::availability::getConstant($_self.getLen())";
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<isOther # " && !" # number,
                        [AnyOf<[CPU_OnX86, CPU_OnRISCV,
                                CPU_NoMemoryInstructions]>],
                        "with a length of another type than i32 and i64">,
      CPU_OutsideOfGPUs<!strconcat(isOther, " && ::mlir::availability::isInNone(",
                                   number, ", {{0, 200}})"),
                        [UnknownNeeds<"LLVM doesn't compile all of these for "
                                      "CPUs with mops">],
                        "with a large length of another type than i32 and "
                        "i64">];
  }
}

// SVE multiplies vectors of more than one lane, but no masks; RISC-V one lane.
foreach op = LLVM_IntrinsicOps<["vector.reduce.mul"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<"::mlir::cpu::hasScalableLanesAbove($_op, 1)",
                        [CPU_OnAArch64], "a scalable vector">,
      CPU_OutsideOfGPUs<!strconcat(CPU_HasScalable, " && ", CPU_AreMasks),
                        [CPU_OnRISCV], "a scalable vector of i1">];
  }

// SVE adds bf16 in no order of its own, and RISC-V adds or compares numbers of few
// bits by extensions.
foreach op = LLVM_IntrinsicOps<["vector.reduce.fadd"]>.ops in {
  defvar isOrdered = "!::mlir::LLVM::bitEnumContainsAll($_self.getFastmathFlags"
                     "(), ::mlir::LLVM::FastmathFlags::reassoc)";
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<!strconcat(CPU_HasScalable, " && ", CPU_HasBF16, " && ",
                                   isOrdered),
                        [CPU_NoCPU], "a scalable vector of bf16, in its order">,
      CPU_OutsideOfGPUs<!strconcat(CPU_HasScalable, " && ", CPU_HasBF16),
                        [CPU_OnAArch64], "a scalable vector of bf16">,
      CPU_OutsideOfGPUs<!strconcat(CPU_HasScalable, " && ", CPU_HasF16),
                        [AnyOf<[CPU_OnAArch64, CPU_RISCVFeature<"zvfh">]>],
                        "a scalable vector of f16">];
  }
}
foreach op = LLVM_IntrinsicOps<["vector.reduce.fmax", "vector.reduce.fmaximum",
                                "vector.reduce.fmin",
                                "vector.reduce.fminimum"]>.ops in {
  defvar isLong = "::mlir::cpu::hasScalableLanesAbove($_op, 31)";
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<!strconcat(CPU_HasScalable, " && ", CPU_HasBF16),
                        [AnyOf<[CPU_OnAArch64, CPU_RISCVFeature<"zfbfmin">]>],
                        "a scalable vector of bf16">,
      CPU_OutsideOfGPUs<!strconcat(CPU_HasBF16, " && ", isLong),
                        [CPU_OnAArch64],
                        "a scalable vector of more than 31 lanes of bf16">,
      CPU_OutsideOfGPUs<!strconcat(CPU_HasScalable, " && ", CPU_HasF16),
                        [AnyOf<[CPU_OnAArch64, CPU_RISCVFeature<"zfhmin">]>],
                        "a scalable vector of f16">,
      CPU_OutsideOfGPUs<!strconcat(CPU_HasF16, " && ", isLong),
                        [AnyOf<[CPU_OnAArch64, CPU_RISCVFeature<"zvfh">]>],
                        "a scalable vector of more than 31 lanes of f16">];
  }
}

// SVE divides vectors of a power of two of lanes only, and LLVM doesn't divide
// them otherwise.
foreach op = LLVM_NamedOps<["sdiv", "srem", "udiv", "urem"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<"::mlir::cpu::hasOddVector($_op)", [CPU_OnRISCV],
                        "a scalable vector of one lane, or of a number that "
                        "isn't a power of two">,
      CPU_OutsideOfGPUs<"::mlir::cpu::hasOddVector($_op, 512)",
                        [UnknownNeeds<"LLVM doesn't compile it for RISC-V">],
                        "a scalable vector of more than 512 bits, and of a "
                        "number of lanes that isn't a power of two">];
  }
def : AvailabilityFor<LLVM_SSACopyOp> {
  let availability = [
    CPU_OutsideOfGPUs<"true", [CPU_NoCPU], "LLVM has no instruction for it: use "
                                           "its operand">];
}

#endif // MLIR_AVAILABILITY_DIALECTS_CPUCORE_TD
