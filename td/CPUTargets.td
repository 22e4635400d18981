//===- CPUTargets.td - CPUs as targets ---------------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// CPUs, and what `-march` names, as named targets. The lists of features are
// long, so each has only those that no other one implies.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_CPUTARGETS_TD
#define MLIR_AVAILABILITY_CPUTARGETS_TD

include "mlir-availability/dialects/CPU/CPUDimensions.td"

// As an `#availability.target` prints its list.
class CPU_Features<string dimension, list<string> names> {
  defvar joined = "\"" # !interleave(names, "\", \"") # "\"";
  string text = "\"" # dimension # "\" = " #
                !if(!eq(!size(names), 1), joined, "[" # joined # "]");
}

foreach cpu = !instances<CPU_Processor>() in {
  defvar architecture = "\"cpu.architecture\" = \"" # cpu.arch.str # "\"";
  def : NamedTarget<cpu.name> {
    let family = cpu.family;
    let rank = cpu.rank;
    // In the order of the dimensions' names.
    let attribute = "#availability.target<" #
      !cond(!eq(cpu.arch.value, CPU_Arch_X86.value) : architecture # ", " #
              CPU_Features<"cpu.x86_feature", cpu.features>.text,
            !eq(cpu.arch.value, CPU_Arch_RISCV.value) : architecture # ", " #
              CPU_Features<"cpu.riscv_feature", cpu.features>.text,
            true : CPU_Features<"cpu.aarch64_feature", cpu.features>.text #
                   ", " # architecture) # ">";
    let summary = cpu.summary;
    let source = "LLVM 22's tables of subtargets";
    let otherNames = cpu.otherNames;
  }
}

#endif // MLIR_AVAILABILITY_CPUTARGETS_TD
