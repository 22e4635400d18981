//===- CPUConversions.td - Rare conversions on CPUs --------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exponents that aren't the `int` of the C library, and conversions under another
// floating-point environment, which LLVM compiles for some CPUs only. The source
// is that of CPUCore.td.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_CPUCONVERSIONS_TD
#define MLIR_AVAILABILITY_DIALECTS_CPUCONVERSIONS_TD

include "mlir-availability/dialects/CPU/CPUCore.td"

defvar CPU_IsVector = "::llvm::isa<::mlir::VectorType>($_self.getType())";

//===----------------------------------------------------------------------===//
// Exponents
//===----------------------------------------------------------------------===//

class CPU_Exponent<list<int> widths> {
  code condition = "::llvm::is_contained({" #
                   !interleave(!foreach(each, widths, each # "u"), ", ") #
                   "}, ::mlir::cpu::getExponentBits($_op))";
}
class CPU_NoExponent<list<int> widths>
    : CPU_OutsideOfGPUs<CPU_Exponent<widths>.condition, [CPU_NoCPU],
                        "with an exponent that is too long">;
class CPU_UnknownExponent<code condition>
    : CPU_OutsideOfGPUs<condition,
                        [UnknownNeeds<"LLVM compiles other exponents than i32 "
                                      "for some CPUs only">],
                        "with an exponent other than i32">;

// Where RISC-V has no instructions for the numbers, LLVM calls a function, whose
// exponent is an `int`: "ldexp exponent does not match sizeof(int)" and so on.
class CPU_OtherExponent<list<int> widths> {
  defvar isOther = CPU_Exponent<widths>.condition;
  defvar words = "with an exponent other than i32";
  list<Availability> needs = [
    CPU_OutsideOfGPUs<!strconcat(isOther, " && (", CPU_HasF16, " || ",
                                 CPU_HasBF16, " || ",
                                 CPU_Lanes<"Float32Type">.condition, ")"),
                      [AnyOf<[CPU_OnX86, CPU_OnAArch64, CPU_RISCVFeature<"f">,
                              CPU_RISCVFeature<"zfinx">]>], words>,
    CPU_OutsideOfGPUs<!strconcat(isOther, " && ",
                                 CPU_Lanes<"Float64Type">.condition),
                      [AnyOf<[CPU_OnX86, CPU_OnAArch64, CPU_RISCVFeature<"d">,
                              CPU_RISCVFeature<"zdinx">]>], words # " of f64">,
    CPU_OutsideOfGPUs<!strconcat(isOther, " && ", CPU_HasQuad),
                      [AnyOf<[CPU_OnX86, CPU_OnAArch64]>], words # " of f128">];
}

// LLVM has one exponent for each number, and MLIR one for all: of a vector, LLVM
// compiles that for some CPUs.
foreach op = LLVM_IntrinsicOps<["ldexp"]>.ops in
  def : AvailabilityFor<op> {
    let availability = !listconcat(CPU_OtherExponent<[1, 8, 16, 24, 64]>.needs, [
      CPU_UnknownExponent<!strconcat(CPU_IsVector, " || !",
          CPU_Exponent<[1, 8, 16, 24, 32, 64, 128]>.condition)>,
      CPU_NoExponent<[128]>,
      CPU_OutsideOfGPUs<!strconcat(CPU_Exponent<[64]>.condition, " && (",
                                   CPU_HasF16, " || ",
                                   CPU_Lanes<"Float32Type">.condition, ")"),
                        [AnyOf<[CPU_OnX86, CPU_OnRISCV, CPU_NoSVE]>],
                        "of f16 or f32 with an exponent of i64">,
      CPU_OutsideOfGPUs<!strconcat(CPU_Exponent<[64]>.condition, " && ",
                                   CPU_HasBF16),
                        CPU_NotOnAArch64,
                        "of bf16 with an exponent of i64">]);
  }
foreach op = LLVM_IntrinsicOps<["frexp"]>.ops in
  def : AvailabilityFor<op> {
    let availability = !listconcat(CPU_OtherExponent<[1, 8, 16, 64]>.needs, [
      CPU_UnknownExponent<!strconcat("!", CPU_Exponent<[32]>.condition, " && (",
          "::mlir::cpu::hasVector($_op) || !",
          CPU_Exponent<[1, 8, 16, 64, 128]>.condition, ")")>,
      CPU_NoExponent<[128]>]);
  }
foreach op = LLVM_IntrinsicOps<["powi"]>.ops in
  def : AvailabilityFor<op> {
    let availability = !listconcat(CPU_OtherExponent<[8, 16]>.needs, [
      CPU_UnknownExponent<!strconcat("!",
          CPU_Exponent<[8, 16, 32, 64, 128]>.condition)>,
      CPU_NoExponent<[64, 128]>,
      CPU_OutsideOfGPUs<CPU_Exponent<[8, 16]>.condition,
                        [AnyOf<[CPU_OnAArch64, CPU_OnRISCV]>],
                        "with an exponent below i32">,
      CPU_OutsideOfGPUs<!strconcat(CPU_Exponent<[8, 16]>.condition, " && ",
                                   CPU_HasF16),
                        [AnyOf<[CPU_OnX86, CPU_OnAArch64, CPU_NoRISCVHalves]>],
                        "of f16 with an exponent below i32">]);
  }

//===----------------------------------------------------------------------===//
// Another floating-point environment
//===----------------------------------------------------------------------===//

foreach op = CPU_OpsWith<"intr.experimental.constrained.">.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<"::mlir::cpu::hasLanesOtherThan($_op, "
                        "{1, 8, 16, 32, 64})",
                        [UnknownNeeds<"LLVM doesn't compile it for some CPUs of "
                                      "RISC-V">],
                        "of vectors of rare integers">];
  }
foreach op = LLVM_IntrinsicOps<["experimental.constrained.sitofp",
                                "experimental.constrained.uitofp"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<!strconcat(CPU_HasF16, " && ", CPU_IsVector, " && "
                                   "!::mlir::availability::hasIntegerOf(&$_op, "
                                   "64)"),
                        [AnyOf<[CPU_OnX86, CPU_OnAArch64,
                                CPU_NoRISCVHalfVectors,
                                CPU_RISCVFeature<"zvfh">]>],
                        "to vectors of f16">];
  }

// With instructions for f16 alone (f16c), LLVM 22 stops at long vectors.
class CPU_ManyHalves<string lanes, string feature>
    : CPU_OutsideOfGPUs<!strconcat(CPU_HasF16, " && ",
                                   CPU_Lanes<"Float32Type">.condition, " && (",
                                   lanes, ")"),
                        [AnyOf<[CPU_OnAArch64, CPU_OnRISCV, CPU_NoF16C,
                                CPU_X86Feature<feature>]>],
                        "from f32 to that many lanes of f16">;
foreach op = LLVM_IntrinsicOps<["experimental.constrained.fptrunc"]>.ops in {
  defvar has = "::mlir::cpu::hasFixedLanes($_op, ";
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<!strconcat(CPU_HasF16, " && ::mlir::cpu::hasLanesAbove("
                                   "$_op, 15) && !", has, "16) && !", has,
                                   "32) && !", has, "64)"),
                        [UnknownNeeds<"no probe was made of so many lanes">],
                        "to more than 15 lanes of f16, and not 16, 32 or 64">,
      CPU_ManyHalves<has # "16)", "avx512f">,
      CPU_ManyHalves<!strconcat(has, "32) || ", has, "64)"), "avx512fp16">];
  }
}

// bfloat16, as a number and in vectors of a power of two of lanes; LLVM handles
// three lanes as three numbers.
defvar CPU_InWholeVector = "::mlir::cpu::hasWholeVector($_op)";
class CPU_Strict<code condition, list<Availability> alternatives>
    : CPU_OutsideOfGPUs<!strconcat(CPU_HasBF16, " && ", condition),
                        [AnyOf<alternatives>],
                        "with bf16, in another floating-point environment">;
// Numbers and vectors have different features of RISC-V.
class CPU_StrictRISCV<list<Availability> numbers, list<Availability> vectors> {
  list<Availability> needs = [
    CPU_Strict<!strconcat("!", CPU_InWholeVector),
               !listconcat([CPU_OnX86, CPU_OnAArch64], numbers)>,
    CPU_Strict<CPU_InWholeVector,
               !listconcat([CPU_OnX86, CPU_OnAArch64], vectors)>];
}
class CPU_StrictAArch64<string condition>
    : CPU_Strict<!strconcat(CPU_InWholeVector, " && ::mlir::cpu::hasLanesAbove("
                            "$_op, 2) && ", condition),
                 [CPU_OnX86, CPU_OnRISCV, CPU_AArch64Feature<"bf16">]>;
defvar CPU_StrictNumbers = [CPU_RISCVFeature<"zfbfmin">, CPU_NoRISCVFloats];
defvar CPU_StrictVectors =
    !listconcat(CPU_StrictNumbers, [CPU_RISCVFeature<"zvfbfmin">]);

foreach op = CPU_OpsWith<"intr.experimental.constrained.">.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<!strconcat(
          CPU_HasBF16, " && (", CPU_HasScalable, " || ::mlir::cpu::"
          "hasElementsOtherThan($_op, {1, 8, 16, 32, 64}) || (", CPU_IsVector,
          " && !", CPU_InWholeVector, " && !::mlir::cpu::hasFixedLanes($_op, 3)"
          "))"),
          [UnknownNeeds<"LLVM doesn't compile it for some CPUs, or no probe "
                        "was made">],
          "with bf16, and rare numbers or vectors">];
  }
foreach op = LLVM_IntrinsicOps<["experimental.constrained.sitofp",
                                "experimental.constrained.uitofp"]>.ops in {
  defvar isWide = "::mlir::availability::hasIntegerOf(&$_op, 64)";
  def : AvailabilityFor<op> {
    let availability = !listconcat(
        CPU_StrictRISCV<CPU_StrictNumbers, CPU_StrictVectors>.needs, [
      CPU_Strict<!strconcat(CPU_InWholeVector, " && !", isWide),
                 [CPU_OnX86, CPU_OnAArch64, CPU_NoRISCVBF16Vectors]>,
      CPU_StrictAArch64<"::mlir::availability::hasIntegerOf(&$_op, 32)">,
      CPU_StrictAArch64<isWide>,
      CPU_Strict<!strconcat(CPU_InWholeVector, " && ::mlir::cpu::"
                            "hasLanesAbove($_op, 4)"),
                 [CPU_OnAArch64, CPU_OnRISCV, CPU_NoAVX10]>]);
  }
}
foreach op = LLVM_IntrinsicOps<["experimental.constrained.fptrunc"]>.ops in
  def : AvailabilityFor<op> {
    let availability = !listconcat(
        CPU_StrictRISCV<CPU_StrictNumbers, CPU_StrictVectors>.needs,
        [CPU_StrictAArch64<CPU_Lanes<"Float32Type">.condition>]);
  }
foreach op = LLVM_IntrinsicOps<["experimental.constrained.fpext"]>.ops in {
  defvar isLong = CPU_Lanes<"Float64Type">.condition;
  def : AvailabilityFor<op> {
    let availability = !listconcat(
        CPU_StrictRISCV<[CPU_RISCVFeature<"zfbfmin">],
                        [CPU_RISCVFeature<"zfbfmin">,
                         CPU_RISCVFeature<"zvfbfmin">]>.needs, [
      CPU_Strict<!strconcat("!", CPU_InWholeVector),
                 [CPU_OnX86, CPU_OnAArch64, CPU_NoRISCVBF16Vectors]>,
      CPU_Strict<!strconcat("!", CPU_InWholeVector, " && ", isLong),
                 [CPU_OnX86]>,
      CPU_Strict<!strconcat(CPU_InWholeVector, " && ", isLong),
                 [CPU_OnX86, CPU_RISCVFeature<"zvfbfmin">]>]);
  }
}

#endif // MLIR_AVAILABILITY_DIALECTS_CPUCONVERSIONS_TD
