//===- CPUPredicated.td - Predicated vectors on CPUs -------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// llvm.intr.vp. LLVM 22 makes plain ops of them, but not for RISC-V's vectors:
// there it stops where an extension has no instruction for the elements ("Do not
// know how to scalarize", "soft promote" and so on). Without these vectors it
// compiles the same code. The source is that of CPUCore.td.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_CPUPREDICATED_TD
#define MLIR_AVAILABILITY_DIALECTS_CPUPREDICATED_TD

include "mlir-availability/dialects/CPU/CPUCore.td"

class CPU_PredicatedOps<list<string> names> {
  list<Op> ops = LLVM_IntrinsicOps<!foreach(name, names, "vp." # name)>.ops;
  list<string> full = !foreach(name, names, "intr.vp." # name);
}

// LLVM has code for these with RISC-V's vectors alone.
class CPU_OfElements<string type, string extension>
    : CPU_OutsideOfGPUs<CPU_Lanes<type>.condition,
                        [CPU_RISCVFeature<extension>], "of such elements">;
foreach op = CPU_OpsWith<"intr.experimental.vp.strided.">.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<!strconcat(CPU_HasScalable, " || ::mlir::cpu::"
                                   "hasOnlyMasks($_op) || ::mlir::cpu::"
                                   "hasLanesOtherThan($_op, "
                                   "{1, 8, 16, 32, 64})"),
                        [UnknownNeeds<"no probe was made of scalable vectors, "
                                      "and of others than those of i8 to i64 "
                                      "and of floating-point numbers">],
                        "a predicated vector">,
      CPU_OutsideOfGPUs<!strconcat("!", CPU_HasScalable),
                        [CPU_RISCVFeature<"zve64x">],
                        "parts of memory that aren't contiguous">,
      CPU_OfElements<"Float16Type", "zvfhmin">,
      CPU_OfElements<"BFloat16Type", "zvfbfmin">,
      CPU_OfElements<"Float32Type", "zve32f">,
      CPU_OfElements<"Float64Type", "zve64d">];
  }
foreach op = CPU_PredicatedOps<["reduce.mul", "frem", "reduce.fmul"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<CPU_HasScalable,
                        [UnknownNeeds<"LLVM compiles some lengths for RISC-V">],
                        "a scalable vector">];
  }

// Elements of which no probe was made, and scalable vectors of those that few
// CPUs have.
defvar CPU_FewElements =
    !strconcat("(", CPU_HasF16, " || ", CPU_HasBF16,
               " || ::mlir::cpu::hasOnlyMasks($_op))");
foreach op = CPU_OpsWith<"intr.vp.">.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<!strconcat("::mlir::cpu::hasRareLanes($_op) || (",
                                   CPU_HasScalable, " && ", CPU_FewElements,
                                   ")"),
                        [UnknownNeeds<"LLVM compiles vectors of integers of 2 "
                                      "to 64 bits, of f32 and of f64 for all "
                                      "CPUs, and others for some">],
                        "a predicated vector of rare elements">];
  }

//===----------------------------------------------------------------------===//
// Elements that RISC-V's vectors have by extensions
//===----------------------------------------------------------------------===//

class CPU_OnFixed<code elements, list<string> extensions, string words>
    : CPU_OutsideOfGPUs<!strconcat("!", CPU_HasScalable, " && (", elements,
                                   ")"),
                        CPU_WithoutVectorsOr<extensions>.needs, words>;

defvar CPU_HasManyLanes = "::mlir::cpu::hasLanesAbove($_op, 32)";
defvar CPU_VPConversions = CPU_PredicatedOps<["fptosi", "fptoui", "sitofp",
                                              "uitofp"]>;
defvar CPU_VPArithmetic = CPU_PredicatedOps<["fadd", "fdiv", "fma", "fmul",
                                             "fmuladd", "fsub"]>;
defvar CPU_VPExtremes = CPU_PredicatedOps<["reduce.fmax", "reduce.fmin"]>;
defvar CPU_VPSums = CPU_PredicatedOps<["reduce.fadd"]>;
defvar CPU_VPNever = CPU_PredicatedOps<["frem", "reduce.fmul"]>;
defvar CPU_VPAccesses = CPU_PredicatedOps<["load", "store"]>;

// Masks. Sums, products, selections and reductions of them LLVM compiles.
foreach op = CPU_PredicatedOps<["ashr", "lshr", "sdiv", "shl", "smax", "smin",
                                "srem", "udiv", "umax", "umin", "urem"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [CPU_OnFixed<CPU_AreMasks, [], "of i1">];
  }
foreach op = CPU_VPAccesses.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<!strconcat("!", CPU_HasScalable, " && ", CPU_AreMasks),
                        [UnknownNeeds<"no probe was made">], "of i1">,
      CPU_OutsideOfGPUs<!strconcat(CPU_HasBF16, " && ::mlir::cpu::"
                                   "hasFixedLanes($_op, 8)"),
                        [UnknownNeeds<"LLVM doesn't compile it for CPUs with "
                                      "SVE and bf16">],
                        "with vectors of eight bf16">];
  }

defvar CPU_VPOfPointers = CPU_PredicatedOps<["inttoptr", "ptrtoint"]>;
foreach op = CPU_VPOfPointers.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OnFixed<"!::mlir::availability::hasIntegerOf(&$_op, 64)", ["zve64x"],
                  "of other integers than pointers are">];
  }
foreach op = CPU_PredicatedOps<["reduce.mul"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [CPU_OnFixed<CPU_AreMasks, ["zve64x"], "of i1">];
  }
foreach op = CPU_OtherOps<CPU_OpsWith<"intr.vp.">.ops,
                          !listconcat(CPU_VPOfPointers.full,
                                      ["intr.vp.reduce.mul"])>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OnFixed<"true", ["zve64x"], "a predicated vector">,
      CPU_OnFixed<CPU_Lanes<"Float32Type">.condition, ["zve32f"], "of f32">,
      CPU_OnFixed<CPU_Lanes<"Float64Type">.condition, ["zve64d"], "of f64">];
  }
foreach op = CPU_OtherOps<CPU_OpsWith<"intr.vp.">.ops,
                          !listconcat(CPU_VPNever.full, CPU_VPSums.full)>.ops in
  def : AvailabilityFor<op> {
    let availability = [CPU_OnFixed<CPU_HasF16, ["zvfhmin"], "of f16">];
  }
foreach op = CPU_OtherOps<CPU_OpsWith<"intr.vp.">.ops,
                          !listconcat(CPU_VPNever.full, CPU_VPSums.full,
                                      CPU_VPConversions.full)>.ops in
  def : AvailabilityFor<op> {
    let availability = [CPU_OnFixed<CPU_HasBF16, ["zvfbfmin"], "of bf16">];
  }
foreach op = CPU_VPConversions.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OnFixed<!strconcat(CPU_HasF16, " && ", CPU_HasManyLanes,
                             " && !::mlir::cpu::hasLanesOtherThan($_op, "
                             "{1, 8, 16})"),
                  ["zvfh", "zvl256b"],
                  "of more than 32 lanes of f16, with integers of up to 16 "
                  "bits">];
  }
// AVX10.2 calculates with bf16, and LLVM selects no conversions.
class CPU_OnFixedBF16<string lanes>
    : CPU_OutsideOfGPUs<!strconcat("!", CPU_HasScalable, " && ", CPU_HasBF16,
                                   lanes),
                        [AnyOf<[CPU_OnAArch64, CPU_OnRISCV, CPU_NoAVX10]>],
                        "between bf16 and integers">;
foreach op = CPU_PredicatedOps<["sitofp", "uitofp"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [CPU_OnFixedBF16<"">,
                        CPU_OnFixed<CPU_HasBF16, [], "of bf16">];
  }
foreach op = CPU_PredicatedOps<["fptosi", "fptoui"]>.ops in {
  defvar isSome = " && ::mlir::cpu::hasLanesAbove($_op, 2)"
                  " && !::mlir::cpu::hasLanesAbove($_op, 16)";
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OutsideOfGPUs<!strconcat("!", CPU_HasScalable, " && ", CPU_HasBF16,
                                   " && !(true", isSome, ")"),
                        [UnknownNeeds<"LLVM compiles some for CPUs with "
                                      "AVX10.2">],
                        "of 2 or more than 16 lanes of bf16">,
      CPU_OnFixedBF16<isSome>,
      CPU_OnFixed<CPU_HasBF16, ["zvfbfmin"], "of bf16">];
  }
}
// It calculates with f32, of which a group of registers has half as many.
foreach op = CPU_VPArithmetic.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OnFixed<!strconcat(CPU_HasF16, " && ", CPU_HasManyLanes),
                  ["zvfh", "zvl256b"],
                  "of more than 32 lanes of f16">,
      CPU_OnFixed<!strconcat(CPU_HasBF16, " && ", CPU_HasManyLanes),
                  ["zvl256b"],
                  "of more than 32 lanes of bf16">];
  }
foreach op = CPU_VPExtremes.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OnFixed<CPU_HasF16, ["zfhmin", "zvfh"], "of f16">,
      CPU_OnFixed<!strconcat(CPU_HasF16, " && ", CPU_HasManyLanes),
                  ["zvfh", "zvl256b"],
                  "of more than 32 lanes of f16">,
      CPU_OnFixed<CPU_HasBF16, ["zfbfmin"], "of bf16">,
      CPU_OnFixed<!strconcat(CPU_HasBF16, " && ", CPU_HasManyLanes),
                  ["zvl256b"],
                  "of more than 32 lanes of bf16">];
  }
foreach op = CPU_VPSums.ops in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_OnFixed<CPU_HasF16, ["zvfh"], "of f16">,
      CPU_OnFixed<CPU_HasBF16, [], "of bf16">];
  }
foreach op = CPU_VPNever.ops in
  def : AvailabilityFor<op> {
    let availability = [CPU_OnFixed<"true", [], "a predicated vector">];
  }

#endif // MLIR_AVAILABILITY_DIALECTS_CPUPREDICATED_TD
