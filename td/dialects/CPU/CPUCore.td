//===- CPUCore.td - Scalable vectors on CPUs ---------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops of llvm and vector on scalable vectors, outside of code for GPUs. LLVM 22
// refuses them for all other CPUs ("Don't know how to legalize this scalable
// vector type", "Cannot select"): test_cpu_scalable.py asks it.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_CPUCORE_TD
#define MLIR_AVAILABILITY_DIALECTS_CPUCORE_TD

include "mlir/Dialect/Vector/IR/VectorOps.td"

include "mlir-availability/dialects/CPU/CPUOps.td"
include "mlir-availability/dialects/LLVMIR/DeviceCode.td"

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
  CPU_VectorExtension<"f16", "zvfhmin">.row,
  CPU_VectorExtension<"bf16", "zvfbfmin">.row,
  CPU_VectorExtension<"f32", "zve32f">.row,
  CPU_VectorExtension<"f64", "zve64d">.row,
]), ", ") # "}";

class CPU_RISCVFeatureOf<string number> : CPU_RISCVFeature<"v"> {
  let instance = number;
  let cases = [];
}

foreach op = !listconcat(LLVM_CoreOps,
                         !filter(each, !instances<Op>(),
                                 !eq(each.opDialect, Vector_Dialect))) in
  def : AvailabilityFor<op> {
    let availability = [
      AvailableForEach<!strconcat("::mlir::cpu::getVectorExtensions($_op, "
                                  "$_analyses, ", CPU_VectorExtensions, ")"),
                       [AnyOf<[CPU_AArch64Feature<"sve">,
                               CPU_RISCVFeatureOf<"$_each">]>],
                       "a scalable vector">,
      AvailableWhen<
          PredInWords<"::mlir::cpu::hasStreamingVector($_op, $_analyses)",
                      "a scalable vector in streaming mode">,
          [CPU_AArch64Feature<"sme">], "a scalable vector in streaming mode">,
      AvailableWhen<
          PredInWords<!strconcat("::mlir::cpu::hasOtherElements($_op, "
                                 "$_analyses, ", CPU_VectorExtensions, ")"),
                      "a scalable vector of other elements">,
          [UnknownNeeds<"no probe was made with such elements">],
          "a scalable vector of other elements">];
  }

// LLVM selects loads and stores of SVE for whole predicates only.
foreach op = [LLVM_LoadOp, LLVM_StoreOp] in
  def : AvailabilityFor<op> {
    let availability = [
      AvailableWhen<
          PredInWords<"::mlir::cpu::movesPartOfPredicate($_op, $_analyses)",
                      "a scalable vector of i1, of other than 16 lanes">,
          [CPU_OnRISCV], "a scalable vector of i1, of other than 16 lanes">];
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
def : AvailabilityFor<LLVM_GEPOp> {
  let availability = CPU_Length<"::mlir::availability::holdsScalableVector("
                                "$_self.getElemType())">.needs;
}

#endif // MLIR_AVAILABILITY_DIALECTS_CPUCORE_TD
