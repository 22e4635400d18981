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

// The extensions of RISC-V for vectors, and for those of a kind of elements,
// which MLIR calls `element`. SVE has all kinds.
class CPU_VectorExtension<string element, string name> {
  code row = "{\"" # element # "\", ::mlir::cpu::RISCVFeature::" #
             CPU_Case<"CPU_RISCV_", name>.case.symbol # "}";
}
defvar CPU_VectorExtensions = "{" # !interleave([
  CPU_VectorExtension<"", "zve32x">.row,
  CPU_VectorExtension<"i64", "zve64x">.row,
  CPU_VectorExtension<"f16", "zvfhmin">.row,
  CPU_VectorExtension<"bf16", "zvfbfmin">.row,
  CPU_VectorExtension<"f32", "zve32f">.row,
  CPU_VectorExtension<"f64", "zve64d">.row,
], ", ") # "}";

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
          [CPU_AArch64Feature<"sme">], "a scalable vector in streaming mode">];
  }

// How many units of its length a scalable vector has.
class CPU_LengthIn<code mode, AvailabilityList needs, string words>
    : AvailableWhen<
          PredInWords<mode # " && !::mlir::availability::isDeviceCode(&$_op, "
                      "$_analyses)", words>, needs, words>;
foreach op = !listconcat(LLVM_NamedOps<["intr.vscale"]>.ops,
                         [VectorScaleOp]) in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_LengthIn<"!::mlir::cpu::isStreaming($_op)",
                   [AnyOf<[CPU_AArch64Feature<"sve">,
                           CPU_RISCVFeature<"zve64x">]>],
                   "the length of scalable vectors">,
      CPU_LengthIn<"::mlir::cpu::isStreaming($_op)", [CPU_AArch64Feature<"sme">],
                   "the length of scalable vectors in streaming mode">];
  }

#endif // MLIR_AVAILABILITY_DIALECTS_CPUCORE_TD
