//===- CPUDimensions.td - Features of CPUs -----------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A CPU has an architecture, and features by LLVM's names (`avx512f`,
// `sve2p1`). Each architecture has a dimension of its own for them, because
// features of two of them may have one name (`aes`). A feature implies what
// LLVM's tables say, and its architecture. Only 64-bit code is described.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_CPUDIMENSIONS_TD
#define MLIR_AVAILABILITY_DIALECTS_CPUDIMENSIONS_TD

include "mlir-availability/Availability.td"
include "mlir-availability/dialects/CPU/CPUNumbers.td"
include "mlir-availability/dialects/LLVMIR/Processors.td"
include "mlir-availability/generated/CPUs.td"

def CPU_Dialect : OverlayDialect<"cpu", "::mlir::cpu">;

class CPU_Architecture<I32EnumAttrCase case>
    : OneOfBase<"QueryArchitectureInterface", CPU_ArchitectureAttr, case> {
  let dimension = "cpu.architecture";
  let relation = PartialOrder;
}

def CPU_OnX86 : CPU_Architecture<CPU_Arch_X86>;
def CPU_OnAArch64 : CPU_Architecture<CPU_Arch_AArch64>;
def CPU_OnRISCV : CPU_Architecture<CPU_Arch_RISCV>;

// The case of a feature by its name: CPU_X86_SSE4_1 of "sse4.1".
class CPU_Case<string prefix, string name> {
  I32EnumAttrCase case = !cast<I32EnumAttrCase>(
      prefix # !subst("-", "_", !subst(".", "_", !toupper(name))));
}

// CPU_X86Feature<"avx512f"> and so on.
class CPU_X86Feature<string name>
    : OneOfBase<"QueryX86FeatureInterface", CPU_X86_FeatureAttr,
                CPU_Case<"CPU_X86_", name>.case> {
  let dimension = "cpu.x86_feature";
  let label = "x86 feature";
}

class CPU_AArch64Feature<string name>
    : OneOfBase<"QueryAArch64FeatureInterface", CPU_AArch64_FeatureAttr,
                CPU_Case<"CPU_AArch64_", name>.case> {
  let dimension = "cpu.aarch64_feature";
  let label = "AArch64 feature";
}

class CPU_RISCVFeature<string name>
    : OneOfBase<"QueryRISCVFeatureInterface", CPU_RISCV_FeatureAttr,
                CPU_Case<"CPU_RISCV_", name>.case> {
  let dimension = "cpu.riscv_feature";
  let label = "RISC-V feature";
}

foreach each = CPU_X86_Features in
  def : Implication<CPU_X86Feature<each.str>,
                    !listconcat([CPU_OnX86],
                                !foreach(other, each.implied,
                                         CPU_X86Feature<other>))>;
foreach each = CPU_AArch64_Features in
  def : Implication<CPU_AArch64Feature<each.str>,
                    !listconcat([CPU_OnAArch64],
                                !foreach(other, each.implied,
                                         CPU_AArch64Feature<other>))>;
foreach each = CPU_RISCV_Features in
  def : Implication<CPU_RISCVFeature<each.str>,
                    !listconcat([CPU_OnRISCV],
                                !foreach(other, each.implied,
                                         CPU_RISCVFeature<other>))>;

// What LLVM does with numbers of bf16 on RISC-V: with zfbfmin it keeps them in
// registers, otherwise it converts them. It is a limit, so that CPUs without the
// feature needn't state it.
class CPU_BF16<I32EnumAttrCase case>
    : OneOfBase<"QueryBF16Interface", CPU_BF16Attr, case> {
  let dimension = "cpu.bf16";
  let label = "bf16";
  let limit = 1;
}
def CPU_BF16IsConverted : CPU_BF16<CPU_BF16_Converted>;
def : Implication<CPU_RISCVFeature<"zfbfmin">, [CPU_BF16<CPU_BF16_Kept>]>;

// A feature with which LLVM refuses what it compiles without. It is a limit, so
// that CPUs without the feature needn't state it.
class CPU_Presence<string name, string id, string feature, I32EnumAttrCase case>
    : OneOfBase<"Query" # name # "Interface", CPU_PresenceAttr, case> {
  let dimension = "cpu." # id;
  let label = feature;
  let relation = PartialOrder;
  let limit = 1;
}

// What needs the absence of `feature`, which `words` name.
multiclass CPU_Without<string name, string id, string words,
                       Availability feature> {
  def "" : CPU_Presence<name, id, words, CPU_IsAbsent>;
  def : Implication<feature, [CPU_Presence<name, id, words, CPU_IsPresent>]>;
}
defm CPU_NoRISCVVectors
    : CPU_Without<"RISCVVectors", "riscv_vectors", "RISC-V feature zve32x",
                  CPU_RISCVFeature<"zve32x">>;
defm CPU_NoRISCVHalfVectors
    : CPU_Without<"RISCVHalfVectors", "riscv_half_vectors",
                  "RISC-V feature zvfhmin", CPU_RISCVFeature<"zvfhmin">>;
// Vectors of at least so many bits.
defvar CPU_RISCVVectorBits = !foreach(log, !range(7, 17), !shl(1, log));
foreach length = CPU_RISCVVectorBits in
  defm CPU_NoRISCVVectorsOf # length
      : CPU_Without<"RISCVVectorsOf" # length, "riscv_vectors_of_" # length,
                    "RISC-V feature zvl" # length # "b",
                    CPU_RISCVFeature<"zvl" # length # "b">>;
defm CPU_NoRISCVLongLanes
    : CPU_Without<"RISCVLongLanes", "riscv_long_lanes", "RISC-V feature zve64x",
                  CPU_RISCVFeature<"zve64x">>;
defm CPU_NoRISCVFloatVectors
    : CPU_Without<"RISCVFloatVectors", "riscv_float_vectors",
                  "RISC-V feature zve64f", CPU_RISCVFeature<"zve64f">>;
defm CPU_NoRISCVDoubleVectors
    : CPU_Without<"RISCVDoubleVectors", "riscv_double_vectors",
                  "RISC-V feature zve64d", CPU_RISCVFeature<"zve64d">>;
defm CPU_NoRISCVBF16Vectors
    : CPU_Without<"RISCVBF16Vectors", "riscv_bf16_vectors",
                  "RISC-V feature zvfbfmin", CPU_RISCVFeature<"zvfbfmin">>;
defm CPU_NoRISCVFloats
    : CPU_Without<"RISCVFloats", "riscv_floats", "RISC-V feature f",
                  CPU_RISCVFeature<"f">>;
defm CPU_NoRISCVHalves
    : CPU_Without<"RISCVHalves", "riscv_halves", "RISC-V feature zfhmin",
                  CPU_RISCVFeature<"zfhmin">>;
defm CPU_NoSVE
    : CPU_Without<"SVE", "sve", "AArch64 feature sve",
                  CPU_AArch64Feature<"sve">>;
defm CPU_NoF16C
    : CPU_Without<"F16C", "f16c", "x86 feature f16c", CPU_X86Feature<"f16c">>;
defm CPU_NoAVX10
    : CPU_Without<"AVX10", "avx10", "x86 feature avx10.2",
                  CPU_X86Feature<"avx10.2">>;
defm CPU_NoMemoryInstructions
    : CPU_Without<"MemoryInstructions", "memory_instructions",
                  "AArch64 feature mops", CPU_AArch64Feature<"mops">>;

// Another processor than a CPU, for what is compiled for none.
def CPU_NoCPU
    : OneOfBase<"QueryProcessorInterface", CPU_ProcessorAttr,
                CPU_OtherProcessor> {
  let dimension = "cpu.processor";
  let label = "a processor";
}

#endif // MLIR_AVAILABILITY_DIALECTS_CPUDIMENSIONS_TD
