//===- CPUs.td - CPUs and their features -------------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written by scripts/facts/cpus from LLVM's tables of subtargets. Don't edit.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_GENERATED_CPUS_TD
#define MLIR_AVAILABILITY_GENERATED_CPUS_TD

include "mlir/IR/EnumAttr.td"

// The architectures, as LLVM's triples call them.
def CPU_Arch_X86 : I32EnumAttrCase<"X86_64", 0, "x86-64">;
def CPU_Arch_AArch64 : I32EnumAttrCase<"AArch64", 1, "aarch64">;
def CPU_Arch_RISCV : I32EnumAttrCase<"RISCV64", 2, "riscv64">;
def CPU_ArchitectureAttr
    : I32EnumAttr<"Architecture", "architectures of CPUs", [
      CPU_Arch_X86, CPU_Arch_AArch64, CPU_Arch_RISCV
    ]> {
  let cppNamespace = "::mlir::cpu";
  let genSpecializedAttr = 0;
}

// A feature, and those that it is stated to imply. It is an extension of the
// instruction set, or a setting: what is fast, which registers are reserved.
class CPU_FeatureCase<string enumerant, int number, string name,
                      list<string> others, bit hasInstructions = 1>
    : I32EnumAttrCase<enumerant, number, name> {
  list<string> implied = others;
  bit isExtension = hasInstructions;
}

// A CPU, or an architecture, and those of its features that no other one
// implies.
class CPU_Processor<string cpuName, I32EnumAttrCase architecture,
                    string partOf, int position, string words,
                    list<string> others, list<string> featureNames> {
  string name = cpuName;
  I32EnumAttrCase arch = architecture;
  string family = partOf;
  int rank = position;
  string summary = words;
  list<string> otherNames = others;
  list<string> features = featureNames;
}

def CPU_X86_64BIT
    : CPU_FeatureCase<"F64BIT", 0, "64bit", []>;
def CPU_X86_64BIT_MODE
    : CPU_FeatureCase<"F64BIT_MODE", 1, "64bit-mode", [], 0>;
def CPU_X86_ADX
    : CPU_FeatureCase<"ADX", 2, "adx", []>;
def CPU_X86_AES
    : CPU_FeatureCase<"AES", 3, "aes", [
      "sse2"]>;
def CPU_X86_ALLOW_LIGHT_256_BIT
    : CPU_FeatureCase<"ALLOW_LIGHT_256_BIT", 4, "allow-light-256-bit", [], 0>;
def CPU_X86_AMX_AVX512
    : CPU_FeatureCase<"AMX_AVX512", 5, "amx-avx512", [
      "amx-tile"]>;
def CPU_X86_AMX_BF16
    : CPU_FeatureCase<"AMX_BF16", 6, "amx-bf16", [
      "amx-tile"]>;
def CPU_X86_AMX_COMPLEX
    : CPU_FeatureCase<"AMX_COMPLEX", 7, "amx-complex", [
      "amx-tile"]>;
def CPU_X86_AMX_FP16
    : CPU_FeatureCase<"AMX_FP16", 8, "amx-fp16", [
      "amx-tile"]>;
def CPU_X86_AMX_FP8
    : CPU_FeatureCase<"AMX_FP8", 9, "amx-fp8", [
      "amx-tile"]>;
def CPU_X86_AMX_INT8
    : CPU_FeatureCase<"AMX_INT8", 10, "amx-int8", [
      "amx-tile"]>;
def CPU_X86_AMX_MOVRS
    : CPU_FeatureCase<"AMX_MOVRS", 11, "amx-movrs", [
      "amx-tile"]>;
def CPU_X86_AMX_TF32
    : CPU_FeatureCase<"AMX_TF32", 12, "amx-tf32", [
      "amx-tile"]>;
def CPU_X86_AMX_TILE
    : CPU_FeatureCase<"AMX_TILE", 13, "amx-tile", []>;
def CPU_X86_AVX
    : CPU_FeatureCase<"AVX", 14, "avx", [
      "sse4.2"]>;
def CPU_X86_AVX10_1
    : CPU_FeatureCase<"AVX10_1", 15, "avx10.1", [
      "avx512bf16", "avx512bitalg", "avx512cd", "avx512dq", "avx512fp16",
      "avx512ifma", "avx512vbmi", "avx512vbmi2", "avx512vl", "avx512vnni",
      "avx512vpopcntdq"]>;
def CPU_X86_AVX10_1_512
    : CPU_FeatureCase<"AVX10_1_512", 16, "avx10.1-512", [
      "avx10.1"], 0>;
def CPU_X86_AVX10_2
    : CPU_FeatureCase<"AVX10_2", 17, "avx10.2", [
      "avx10.1"]>;
def CPU_X86_AVX10_2_512
    : CPU_FeatureCase<"AVX10_2_512", 18, "avx10.2-512", [
      "avx10.2"], 0>;
def CPU_X86_AVX2
    : CPU_FeatureCase<"AVX2", 19, "avx2", [
      "avx"]>;
def CPU_X86_AVX512BF16
    : CPU_FeatureCase<"AVX512BF16", 20, "avx512bf16", [
      "avx512bw"]>;
def CPU_X86_AVX512BITALG
    : CPU_FeatureCase<"AVX512BITALG", 21, "avx512bitalg", [
      "avx512bw"]>;
def CPU_X86_AVX512BW
    : CPU_FeatureCase<"AVX512BW", 22, "avx512bw", [
      "avx512f"]>;
def CPU_X86_AVX512CD
    : CPU_FeatureCase<"AVX512CD", 23, "avx512cd", [
      "avx512f"]>;
def CPU_X86_AVX512DQ
    : CPU_FeatureCase<"AVX512DQ", 24, "avx512dq", [
      "avx512f"]>;
def CPU_X86_AVX512F
    : CPU_FeatureCase<"AVX512F", 25, "avx512f", [
      "avx2", "f16c", "fma"]>;
def CPU_X86_AVX512FP16
    : CPU_FeatureCase<"AVX512FP16", 26, "avx512fp16", [
      "avx512bw"]>;
def CPU_X86_AVX512IFMA
    : CPU_FeatureCase<"AVX512IFMA", 27, "avx512ifma", [
      "avx512f"]>;
def CPU_X86_AVX512VBMI
    : CPU_FeatureCase<"AVX512VBMI", 28, "avx512vbmi", [
      "avx512bw"]>;
def CPU_X86_AVX512VBMI2
    : CPU_FeatureCase<"AVX512VBMI2", 29, "avx512vbmi2", [
      "avx512bw"]>;
def CPU_X86_AVX512VL
    : CPU_FeatureCase<"AVX512VL", 30, "avx512vl", [
      "avx512f"]>;
def CPU_X86_AVX512VNNI
    : CPU_FeatureCase<"AVX512VNNI", 31, "avx512vnni", [
      "avx512f"]>;
def CPU_X86_AVX512VP2INTERSECT
    : CPU_FeatureCase<"AVX512VP2INTERSECT", 32, "avx512vp2intersect", [
      "avx512f"]>;
def CPU_X86_AVX512VPOPCNTDQ
    : CPU_FeatureCase<"AVX512VPOPCNTDQ", 33, "avx512vpopcntdq", [
      "avx512f"]>;
def CPU_X86_AVXIFMA
    : CPU_FeatureCase<"AVXIFMA", 34, "avxifma", [
      "avx2"]>;
def CPU_X86_AVXNECONVERT
    : CPU_FeatureCase<"AVXNECONVERT", 35, "avxneconvert", [
      "avx2"]>;
def CPU_X86_AVXVNNI
    : CPU_FeatureCase<"AVXVNNI", 36, "avxvnni", [
      "avx2"]>;
def CPU_X86_AVXVNNIINT16
    : CPU_FeatureCase<"AVXVNNIINT16", 37, "avxvnniint16", [
      "avx2"]>;
def CPU_X86_AVXVNNIINT8
    : CPU_FeatureCase<"AVXVNNIINT8", 38, "avxvnniint8", [
      "avx2"]>;
def CPU_X86_BMI
    : CPU_FeatureCase<"BMI", 39, "bmi", []>;
def CPU_X86_BMI2
    : CPU_FeatureCase<"BMI2", 40, "bmi2", []>;
def CPU_X86_BRANCH_HINT
    : CPU_FeatureCase<"BRANCH_HINT", 41, "branch-hint", [], 0>;
def CPU_X86_BRANCHFUSION
    : CPU_FeatureCase<"BRANCHFUSION", 42, "branchfusion", [], 0>;
def CPU_X86_CCMP
    : CPU_FeatureCase<"CCMP", 43, "ccmp", []>;
def CPU_X86_CF
    : CPU_FeatureCase<"CF", 44, "cf", []>;
def CPU_X86_CLDEMOTE
    : CPU_FeatureCase<"CLDEMOTE", 45, "cldemote", []>;
def CPU_X86_CLFLUSHOPT
    : CPU_FeatureCase<"CLFLUSHOPT", 46, "clflushopt", []>;
def CPU_X86_CLWB
    : CPU_FeatureCase<"CLWB", 47, "clwb", []>;
def CPU_X86_CLZERO
    : CPU_FeatureCase<"CLZERO", 48, "clzero", []>;
def CPU_X86_CMOV
    : CPU_FeatureCase<"CMOV", 49, "cmov", []>;
def CPU_X86_CMPCCXADD
    : CPU_FeatureCase<"CMPCCXADD", 50, "cmpccxadd", []>;
def CPU_X86_CRC32
    : CPU_FeatureCase<"CRC32", 51, "crc32", []>;
def CPU_X86_CX16
    : CPU_FeatureCase<"CX16", 52, "cx16", [
      "cx8"]>;
def CPU_X86_CX8
    : CPU_FeatureCase<"CX8", 53, "cx8", []>;
def CPU_X86_EGPR
    : CPU_FeatureCase<"EGPR", 54, "egpr", []>;
def CPU_X86_ENQCMD
    : CPU_FeatureCase<"ENQCMD", 55, "enqcmd", []>;
def CPU_X86_ERMSB
    : CPU_FeatureCase<"ERMSB", 56, "ermsb", [], 0>;
def CPU_X86_EVEX512
    : CPU_FeatureCase<"EVEX512", 57, "evex512", []>;
def CPU_X86_F16C
    : CPU_FeatureCase<"F16C", 58, "f16c", [
      "avx"]>;
def CPU_X86_FALSE_DEPS_GETMANT
    : CPU_FeatureCase<"FALSE_DEPS_GETMANT", 59, "false-deps-getmant", [], 0>;
def CPU_X86_FALSE_DEPS_LZCNT_TZCNT
    : CPU_FeatureCase<"FALSE_DEPS_LZCNT_TZCNT", 60, "false-deps-lzcnt-tzcnt", [], 0>;
def CPU_X86_FALSE_DEPS_MULC
    : CPU_FeatureCase<"FALSE_DEPS_MULC", 61, "false-deps-mulc", [], 0>;
def CPU_X86_FALSE_DEPS_MULLQ
    : CPU_FeatureCase<"FALSE_DEPS_MULLQ", 62, "false-deps-mullq", [], 0>;
def CPU_X86_FALSE_DEPS_PERM
    : CPU_FeatureCase<"FALSE_DEPS_PERM", 63, "false-deps-perm", [], 0>;
def CPU_X86_FALSE_DEPS_POPCNT
    : CPU_FeatureCase<"FALSE_DEPS_POPCNT", 64, "false-deps-popcnt", [], 0>;
def CPU_X86_FALSE_DEPS_RANGE
    : CPU_FeatureCase<"FALSE_DEPS_RANGE", 65, "false-deps-range", [], 0>;
def CPU_X86_FAST_11BYTENOP
    : CPU_FeatureCase<"FAST_11BYTENOP", 66, "fast-11bytenop", [], 0>;
def CPU_X86_FAST_15BYTENOP
    : CPU_FeatureCase<"FAST_15BYTENOP", 67, "fast-15bytenop", [], 0>;
def CPU_X86_FAST_7BYTENOP
    : CPU_FeatureCase<"FAST_7BYTENOP", 68, "fast-7bytenop", [], 0>;
def CPU_X86_FAST_BEXTR
    : CPU_FeatureCase<"FAST_BEXTR", 69, "fast-bextr", [], 0>;
def CPU_X86_FAST_DPWSSD
    : CPU_FeatureCase<"FAST_DPWSSD", 70, "fast-dpwssd", [], 0>;
def CPU_X86_FAST_GATHER
    : CPU_FeatureCase<"FAST_GATHER", 71, "fast-gather", [], 0>;
def CPU_X86_FAST_HOPS
    : CPU_FeatureCase<"FAST_HOPS", 72, "fast-hops", [], 0>;
def CPU_X86_FAST_IMM16
    : CPU_FeatureCase<"FAST_IMM16", 73, "fast-imm16", [], 0>;
def CPU_X86_FAST_LZCNT
    : CPU_FeatureCase<"FAST_LZCNT", 74, "fast-lzcnt", [], 0>;
def CPU_X86_FAST_MOVBE
    : CPU_FeatureCase<"FAST_MOVBE", 75, "fast-movbe", [], 0>;
def CPU_X86_FAST_SCALAR_FSQRT
    : CPU_FeatureCase<"FAST_SCALAR_FSQRT", 76, "fast-scalar-fsqrt", [], 0>;
def CPU_X86_FAST_SCALAR_SHIFT_MASKS
    : CPU_FeatureCase<"FAST_SCALAR_SHIFT_MASKS", 77, "fast-scalar-shift-masks", [], 0>;
def CPU_X86_FAST_SHLD_ROTATE
    : CPU_FeatureCase<"FAST_SHLD_ROTATE", 78, "fast-shld-rotate", [], 0>;
def CPU_X86_FAST_VARIABLE_CROSSLANE_SHUFFLE
    : CPU_FeatureCase<"FAST_VARIABLE_CROSSLANE_SHUFFLE", 79, "fast-variable-crosslane-shuffle", [], 0>;
def CPU_X86_FAST_VARIABLE_PERLANE_SHUFFLE
    : CPU_FeatureCase<"FAST_VARIABLE_PERLANE_SHUFFLE", 80, "fast-variable-perlane-shuffle", [], 0>;
def CPU_X86_FAST_VECTOR_FSQRT
    : CPU_FeatureCase<"FAST_VECTOR_FSQRT", 81, "fast-vector-fsqrt", [], 0>;
def CPU_X86_FAST_VECTOR_SHIFT_MASKS
    : CPU_FeatureCase<"FAST_VECTOR_SHIFT_MASKS", 82, "fast-vector-shift-masks", [], 0>;
def CPU_X86_FASTER_SHIFT_THAN_SHUFFLE
    : CPU_FeatureCase<"FASTER_SHIFT_THAN_SHUFFLE", 83, "faster-shift-than-shuffle", [], 0>;
def CPU_X86_FMA
    : CPU_FeatureCase<"FMA", 84, "fma", [
      "avx"]>;
def CPU_X86_FMA4
    : CPU_FeatureCase<"FMA4", 85, "fma4", [
      "avx", "sse4a"]>;
def CPU_X86_FSGSBASE
    : CPU_FeatureCase<"FSGSBASE", 86, "fsgsbase", []>;
def CPU_X86_FSRM
    : CPU_FeatureCase<"FSRM", 87, "fsrm", [], 0>;
def CPU_X86_FXSR
    : CPU_FeatureCase<"FXSR", 88, "fxsr", []>;
def CPU_X86_GFNI
    : CPU_FeatureCase<"GFNI", 89, "gfni", [
      "sse2"]>;
def CPU_X86_HARDEN_SLS_IJMP
    : CPU_FeatureCase<"HARDEN_SLS_IJMP", 90, "harden-sls-ijmp", [], 0>;
def CPU_X86_HARDEN_SLS_RET
    : CPU_FeatureCase<"HARDEN_SLS_RET", 91, "harden-sls-ret", [], 0>;
def CPU_X86_HRESET
    : CPU_FeatureCase<"HRESET", 92, "hreset", []>;
def CPU_X86_IDIVL_TO_DIVB
    : CPU_FeatureCase<"IDIVL_TO_DIVB", 93, "idivl-to-divb", [], 0>;
def CPU_X86_IDIVQ_TO_DIVL
    : CPU_FeatureCase<"IDIVQ_TO_DIVL", 94, "idivq-to-divl", [], 0>;
def CPU_X86_INLINE_ASM_USE_GPR32
    : CPU_FeatureCase<"INLINE_ASM_USE_GPR32", 95, "inline-asm-use-gpr32", [], 0>;
def CPU_X86_INVPCID
    : CPU_FeatureCase<"INVPCID", 96, "invpcid", []>;
def CPU_X86_KL
    : CPU_FeatureCase<"KL", 97, "kl", [
      "sse2"]>;
def CPU_X86_LEA_SP
    : CPU_FeatureCase<"LEA_SP", 98, "lea-sp", [], 0>;
def CPU_X86_LEA_USES_AG
    : CPU_FeatureCase<"LEA_USES_AG", 99, "lea-uses-ag", [], 0>;
def CPU_X86_LVI_CFI
    : CPU_FeatureCase<"LVI_CFI", 100, "lvi-cfi", [], 0>;
def CPU_X86_LVI_LOAD_HARDENING
    : CPU_FeatureCase<"LVI_LOAD_HARDENING", 101, "lvi-load-hardening", [], 0>;
def CPU_X86_LWP
    : CPU_FeatureCase<"LWP", 102, "lwp", []>;
def CPU_X86_LZCNT
    : CPU_FeatureCase<"LZCNT", 103, "lzcnt", []>;
def CPU_X86_MACROFUSION
    : CPU_FeatureCase<"MACROFUSION", 104, "macrofusion", [], 0>;
def CPU_X86_MMX
    : CPU_FeatureCase<"MMX", 105, "mmx", []>;
def CPU_X86_MOVBE
    : CPU_FeatureCase<"MOVBE", 106, "movbe", []>;
def CPU_X86_MOVDIR64B
    : CPU_FeatureCase<"MOVDIR64B", 107, "movdir64b", []>;
def CPU_X86_MOVDIRI
    : CPU_FeatureCase<"MOVDIRI", 108, "movdiri", []>;
def CPU_X86_MOVRS
    : CPU_FeatureCase<"MOVRS", 109, "movrs", []>;
def CPU_X86_MWAITX
    : CPU_FeatureCase<"MWAITX", 110, "mwaitx", []>;
def CPU_X86_NDD
    : CPU_FeatureCase<"NDD", 111, "ndd", []>;
def CPU_X86_NF
    : CPU_FeatureCase<"NF", 112, "nf", []>;
def CPU_X86_NO_BYPASS_DELAY
    : CPU_FeatureCase<"NO_BYPASS_DELAY", 113, "no-bypass-delay", [], 0>;
def CPU_X86_NO_BYPASS_DELAY_BLEND
    : CPU_FeatureCase<"NO_BYPASS_DELAY_BLEND", 114, "no-bypass-delay-blend", [], 0>;
def CPU_X86_NO_BYPASS_DELAY_MOV
    : CPU_FeatureCase<"NO_BYPASS_DELAY_MOV", 115, "no-bypass-delay-mov", [], 0>;
def CPU_X86_NO_BYPASS_DELAY_SHUFFLE
    : CPU_FeatureCase<"NO_BYPASS_DELAY_SHUFFLE", 116, "no-bypass-delay-shuffle", [], 0>;
def CPU_X86_NOPL
    : CPU_FeatureCase<"NOPL", 117, "nopl", [], 0>;
def CPU_X86_PAD_SHORT_FUNCTIONS
    : CPU_FeatureCase<"PAD_SHORT_FUNCTIONS", 118, "pad-short-functions", [], 0>;
def CPU_X86_PCLMUL
    : CPU_FeatureCase<"PCLMUL", 119, "pclmul", [
      "sse2"]>;
def CPU_X86_PCONFIG
    : CPU_FeatureCase<"PCONFIG", 120, "pconfig", []>;
def CPU_X86_PKU
    : CPU_FeatureCase<"PKU", 121, "pku", []>;
def CPU_X86_POPCNT
    : CPU_FeatureCase<"POPCNT", 122, "popcnt", []>;
def CPU_X86_PPX
    : CPU_FeatureCase<"PPX", 123, "ppx", []>;
def CPU_X86_PREFER_128_BIT
    : CPU_FeatureCase<"PREFER_128_BIT", 124, "prefer-128-bit", [], 0>;
def CPU_X86_PREFER_256_BIT
    : CPU_FeatureCase<"PREFER_256_BIT", 125, "prefer-256-bit", [], 0>;
def CPU_X86_PREFER_LEGACY_SETCC
    : CPU_FeatureCase<"PREFER_LEGACY_SETCC", 126, "prefer-legacy-setcc", [], 0>;
def CPU_X86_PREFER_MASK_REGISTERS
    : CPU_FeatureCase<"PREFER_MASK_REGISTERS", 127, "prefer-mask-registers", [], 0>;
def CPU_X86_PREFER_MOVMSK_OVER_VTEST
    : CPU_FeatureCase<"PREFER_MOVMSK_OVER_VTEST", 128, "prefer-movmsk-over-vtest", [], 0>;
def CPU_X86_PREFER_NO_GATHER
    : CPU_FeatureCase<"PREFER_NO_GATHER", 129, "prefer-no-gather", [], 0>;
def CPU_X86_PREFER_NO_SCATTER
    : CPU_FeatureCase<"PREFER_NO_SCATTER", 130, "prefer-no-scatter", [], 0>;
def CPU_X86_PREFETCHI
    : CPU_FeatureCase<"PREFETCHI", 131, "prefetchi", []>;
def CPU_X86_PRFCHW
    : CPU_FeatureCase<"PRFCHW", 132, "prfchw", []>;
def CPU_X86_PTWRITE
    : CPU_FeatureCase<"PTWRITE", 133, "ptwrite", []>;
def CPU_X86_PUSH2POP2
    : CPU_FeatureCase<"PUSH2POP2", 134, "push2pop2", []>;
def CPU_X86_RAOINT
    : CPU_FeatureCase<"RAOINT", 135, "raoint", []>;
def CPU_X86_RDPID
    : CPU_FeatureCase<"RDPID", 136, "rdpid", []>;
def CPU_X86_RDPRU
    : CPU_FeatureCase<"RDPRU", 137, "rdpru", []>;
def CPU_X86_RDRND
    : CPU_FeatureCase<"RDRND", 138, "rdrnd", []>;
def CPU_X86_RDSEED
    : CPU_FeatureCase<"RDSEED", 139, "rdseed", []>;
def CPU_X86_RETPOLINE
    : CPU_FeatureCase<"RETPOLINE", 140, "retpoline", [
      "retpoline-indirect-branches", "retpoline-indirect-calls"], 0>;
def CPU_X86_RETPOLINE_EXTERNAL_THUNK
    : CPU_FeatureCase<"RETPOLINE_EXTERNAL_THUNK", 141, "retpoline-external-thunk", [
      "retpoline-indirect-calls"], 0>;
def CPU_X86_RETPOLINE_INDIRECT_BRANCHES
    : CPU_FeatureCase<"RETPOLINE_INDIRECT_BRANCHES", 142, "retpoline-indirect-branches", [], 0>;
def CPU_X86_RETPOLINE_INDIRECT_CALLS
    : CPU_FeatureCase<"RETPOLINE_INDIRECT_CALLS", 143, "retpoline-indirect-calls", [], 0>;
def CPU_X86_RTM
    : CPU_FeatureCase<"RTM", 144, "rtm", []>;
def CPU_X86_SAHF
    : CPU_FeatureCase<"SAHF", 145, "sahf", []>;
def CPU_X86_SBB_DEP_BREAKING
    : CPU_FeatureCase<"SBB_DEP_BREAKING", 146, "sbb-dep-breaking", [], 0>;
def CPU_X86_SERIALIZE
    : CPU_FeatureCase<"SERIALIZE", 147, "serialize", []>;
def CPU_X86_SESES
    : CPU_FeatureCase<"SESES", 148, "seses", [
      "lvi-cfi"], 0>;
def CPU_X86_SGX
    : CPU_FeatureCase<"SGX", 149, "sgx", []>;
def CPU_X86_SHA
    : CPU_FeatureCase<"SHA", 150, "sha", [
      "sse2"]>;
def CPU_X86_SHA512
    : CPU_FeatureCase<"SHA512", 151, "sha512", [
      "avx2"]>;
def CPU_X86_SHSTK
    : CPU_FeatureCase<"SHSTK", 152, "shstk", []>;
def CPU_X86_SLOW_3OPS_LEA
    : CPU_FeatureCase<"SLOW_3OPS_LEA", 153, "slow-3ops-lea", [], 0>;
def CPU_X86_SLOW_INCDEC
    : CPU_FeatureCase<"SLOW_INCDEC", 154, "slow-incdec", [], 0>;
def CPU_X86_SLOW_LEA
    : CPU_FeatureCase<"SLOW_LEA", 155, "slow-lea", [], 0>;
def CPU_X86_SLOW_PMADDWD
    : CPU_FeatureCase<"SLOW_PMADDWD", 156, "slow-pmaddwd", [], 0>;
def CPU_X86_SLOW_PMULLD
    : CPU_FeatureCase<"SLOW_PMULLD", 157, "slow-pmulld", [], 0>;
def CPU_X86_SLOW_PMULLQ
    : CPU_FeatureCase<"SLOW_PMULLQ", 158, "slow-pmullq", [], 0>;
def CPU_X86_SLOW_SHLD
    : CPU_FeatureCase<"SLOW_SHLD", 159, "slow-shld", [], 0>;
def CPU_X86_SLOW_TWO_MEM_OPS
    : CPU_FeatureCase<"SLOW_TWO_MEM_OPS", 160, "slow-two-mem-ops", [], 0>;
def CPU_X86_SLOW_UNALIGNED_MEM_16
    : CPU_FeatureCase<"SLOW_UNALIGNED_MEM_16", 161, "slow-unaligned-mem-16", [], 0>;
def CPU_X86_SLOW_UNALIGNED_MEM_32
    : CPU_FeatureCase<"SLOW_UNALIGNED_MEM_32", 162, "slow-unaligned-mem-32", [], 0>;
def CPU_X86_SM3
    : CPU_FeatureCase<"SM3", 163, "sm3", [
      "avx"]>;
def CPU_X86_SM4
    : CPU_FeatureCase<"SM4", 164, "sm4", [
      "avx2"]>;
def CPU_X86_SSE
    : CPU_FeatureCase<"SSE", 165, "sse", []>;
def CPU_X86_SSE_UNALIGNED_MEM
    : CPU_FeatureCase<"SSE_UNALIGNED_MEM", 166, "sse-unaligned-mem", [], 0>;
def CPU_X86_SSE2
    : CPU_FeatureCase<"SSE2", 167, "sse2", [
      "sse"]>;
def CPU_X86_SSE3
    : CPU_FeatureCase<"SSE3", 168, "sse3", [
      "sse2"]>;
def CPU_X86_SSE4_1
    : CPU_FeatureCase<"SSE4_1", 169, "sse4.1", [
      "ssse3"]>;
def CPU_X86_SSE4_2
    : CPU_FeatureCase<"SSE4_2", 170, "sse4.2", [
      "sse4.1"]>;
def CPU_X86_SSE4A
    : CPU_FeatureCase<"SSE4A", 171, "sse4a", [
      "sse3"]>;
def CPU_X86_SSSE3
    : CPU_FeatureCase<"SSSE3", 172, "ssse3", [
      "sse3"]>;
def CPU_X86_TAGGED_GLOBALS
    : CPU_FeatureCase<"TAGGED_GLOBALS", 173, "tagged-globals", [], 0>;
def CPU_X86_TBM
    : CPU_FeatureCase<"TBM", 174, "tbm", []>;
def CPU_X86_TSXLDTRK
    : CPU_FeatureCase<"TSXLDTRK", 175, "tsxldtrk", []>;
def CPU_X86_TUNING_FAST_IMM_VECTOR_SHIFT
    : CPU_FeatureCase<"TUNING_FAST_IMM_VECTOR_SHIFT", 176, "tuning-fast-imm-vector-shift", [], 0>;
def CPU_X86_UINTR
    : CPU_FeatureCase<"UINTR", 177, "uintr", []>;
def CPU_X86_USE_GLM_DIV_SQRT_COSTS
    : CPU_FeatureCase<"USE_GLM_DIV_SQRT_COSTS", 178, "use-glm-div-sqrt-costs", [], 0>;
def CPU_X86_USE_SLM_ARITH_COSTS
    : CPU_FeatureCase<"USE_SLM_ARITH_COSTS", 179, "use-slm-arith-costs", [], 0>;
def CPU_X86_USERMSR
    : CPU_FeatureCase<"USERMSR", 180, "usermsr", []>;
def CPU_X86_VAES
    : CPU_FeatureCase<"VAES", 181, "vaes", [
      "aes", "avx2"]>;
def CPU_X86_VPCLMULQDQ
    : CPU_FeatureCase<"VPCLMULQDQ", 182, "vpclmulqdq", [
      "avx", "pclmul"]>;
def CPU_X86_VZEROUPPER
    : CPU_FeatureCase<"VZEROUPPER", 183, "vzeroupper", []>;
def CPU_X86_WAITPKG
    : CPU_FeatureCase<"WAITPKG", 184, "waitpkg", []>;
def CPU_X86_WBNOINVD
    : CPU_FeatureCase<"WBNOINVD", 185, "wbnoinvd", []>;
def CPU_X86_WIDEKL
    : CPU_FeatureCase<"WIDEKL", 186, "widekl", [
      "kl"]>;
def CPU_X86_X32
    : CPU_FeatureCase<"X32", 187, "x32", [], 0>;
def CPU_X86_X87
    : CPU_FeatureCase<"X87", 188, "x87", []>;
def CPU_X86_XOP
    : CPU_FeatureCase<"XOP", 189, "xop", [
      "fma4"]>;
def CPU_X86_XSAVE
    : CPU_FeatureCase<"XSAVE", 190, "xsave", []>;
def CPU_X86_XSAVEC
    : CPU_FeatureCase<"XSAVEC", 191, "xsavec", [
      "xsave"]>;
def CPU_X86_XSAVEOPT
    : CPU_FeatureCase<"XSAVEOPT", 192, "xsaveopt", [
      "xsave"]>;
def CPU_X86_XSAVES
    : CPU_FeatureCase<"XSAVES", 193, "xsaves", [
      "xsave"]>;
def CPU_X86_ZU
    : CPU_FeatureCase<"ZU", 194, "zu", []>;

defvar CPU_X86_Features = [
  CPU_X86_64BIT, CPU_X86_64BIT_MODE, CPU_X86_ADX, CPU_X86_AES,
  CPU_X86_ALLOW_LIGHT_256_BIT, CPU_X86_AMX_AVX512, CPU_X86_AMX_BF16,
  CPU_X86_AMX_COMPLEX, CPU_X86_AMX_FP16, CPU_X86_AMX_FP8, CPU_X86_AMX_INT8,
  CPU_X86_AMX_MOVRS, CPU_X86_AMX_TF32, CPU_X86_AMX_TILE, CPU_X86_AVX,
  CPU_X86_AVX10_1, CPU_X86_AVX10_1_512, CPU_X86_AVX10_2, CPU_X86_AVX10_2_512,
  CPU_X86_AVX2, CPU_X86_AVX512BF16, CPU_X86_AVX512BITALG, CPU_X86_AVX512BW,
  CPU_X86_AVX512CD, CPU_X86_AVX512DQ, CPU_X86_AVX512F, CPU_X86_AVX512FP16,
  CPU_X86_AVX512IFMA, CPU_X86_AVX512VBMI, CPU_X86_AVX512VBMI2, CPU_X86_AVX512VL,
  CPU_X86_AVX512VNNI, CPU_X86_AVX512VP2INTERSECT, CPU_X86_AVX512VPOPCNTDQ,
  CPU_X86_AVXIFMA, CPU_X86_AVXNECONVERT, CPU_X86_AVXVNNI, CPU_X86_AVXVNNIINT16,
  CPU_X86_AVXVNNIINT8, CPU_X86_BMI, CPU_X86_BMI2, CPU_X86_BRANCH_HINT,
  CPU_X86_BRANCHFUSION, CPU_X86_CCMP, CPU_X86_CF, CPU_X86_CLDEMOTE,
  CPU_X86_CLFLUSHOPT, CPU_X86_CLWB, CPU_X86_CLZERO, CPU_X86_CMOV,
  CPU_X86_CMPCCXADD, CPU_X86_CRC32, CPU_X86_CX16, CPU_X86_CX8, CPU_X86_EGPR,
  CPU_X86_ENQCMD, CPU_X86_ERMSB, CPU_X86_EVEX512, CPU_X86_F16C,
  CPU_X86_FALSE_DEPS_GETMANT, CPU_X86_FALSE_DEPS_LZCNT_TZCNT,
  CPU_X86_FALSE_DEPS_MULC, CPU_X86_FALSE_DEPS_MULLQ, CPU_X86_FALSE_DEPS_PERM,
  CPU_X86_FALSE_DEPS_POPCNT, CPU_X86_FALSE_DEPS_RANGE, CPU_X86_FAST_11BYTENOP,
  CPU_X86_FAST_15BYTENOP, CPU_X86_FAST_7BYTENOP, CPU_X86_FAST_BEXTR,
  CPU_X86_FAST_DPWSSD, CPU_X86_FAST_GATHER, CPU_X86_FAST_HOPS,
  CPU_X86_FAST_IMM16, CPU_X86_FAST_LZCNT, CPU_X86_FAST_MOVBE,
  CPU_X86_FAST_SCALAR_FSQRT, CPU_X86_FAST_SCALAR_SHIFT_MASKS,
  CPU_X86_FAST_SHLD_ROTATE, CPU_X86_FAST_VARIABLE_CROSSLANE_SHUFFLE,
  CPU_X86_FAST_VARIABLE_PERLANE_SHUFFLE, CPU_X86_FAST_VECTOR_FSQRT,
  CPU_X86_FAST_VECTOR_SHIFT_MASKS, CPU_X86_FASTER_SHIFT_THAN_SHUFFLE,
  CPU_X86_FMA, CPU_X86_FMA4, CPU_X86_FSGSBASE, CPU_X86_FSRM, CPU_X86_FXSR,
  CPU_X86_GFNI, CPU_X86_HARDEN_SLS_IJMP, CPU_X86_HARDEN_SLS_RET, CPU_X86_HRESET,
  CPU_X86_IDIVL_TO_DIVB, CPU_X86_IDIVQ_TO_DIVL, CPU_X86_INLINE_ASM_USE_GPR32,
  CPU_X86_INVPCID, CPU_X86_KL, CPU_X86_LEA_SP, CPU_X86_LEA_USES_AG,
  CPU_X86_LVI_CFI, CPU_X86_LVI_LOAD_HARDENING, CPU_X86_LWP, CPU_X86_LZCNT,
  CPU_X86_MACROFUSION, CPU_X86_MMX, CPU_X86_MOVBE, CPU_X86_MOVDIR64B,
  CPU_X86_MOVDIRI, CPU_X86_MOVRS, CPU_X86_MWAITX, CPU_X86_NDD, CPU_X86_NF,
  CPU_X86_NO_BYPASS_DELAY, CPU_X86_NO_BYPASS_DELAY_BLEND,
  CPU_X86_NO_BYPASS_DELAY_MOV, CPU_X86_NO_BYPASS_DELAY_SHUFFLE, CPU_X86_NOPL,
  CPU_X86_PAD_SHORT_FUNCTIONS, CPU_X86_PCLMUL, CPU_X86_PCONFIG, CPU_X86_PKU,
  CPU_X86_POPCNT, CPU_X86_PPX, CPU_X86_PREFER_128_BIT, CPU_X86_PREFER_256_BIT,
  CPU_X86_PREFER_LEGACY_SETCC, CPU_X86_PREFER_MASK_REGISTERS,
  CPU_X86_PREFER_MOVMSK_OVER_VTEST, CPU_X86_PREFER_NO_GATHER,
  CPU_X86_PREFER_NO_SCATTER, CPU_X86_PREFETCHI, CPU_X86_PRFCHW, CPU_X86_PTWRITE,
  CPU_X86_PUSH2POP2, CPU_X86_RAOINT, CPU_X86_RDPID, CPU_X86_RDPRU,
  CPU_X86_RDRND, CPU_X86_RDSEED, CPU_X86_RETPOLINE,
  CPU_X86_RETPOLINE_EXTERNAL_THUNK, CPU_X86_RETPOLINE_INDIRECT_BRANCHES,
  CPU_X86_RETPOLINE_INDIRECT_CALLS, CPU_X86_RTM, CPU_X86_SAHF,
  CPU_X86_SBB_DEP_BREAKING, CPU_X86_SERIALIZE, CPU_X86_SESES, CPU_X86_SGX,
  CPU_X86_SHA, CPU_X86_SHA512, CPU_X86_SHSTK, CPU_X86_SLOW_3OPS_LEA,
  CPU_X86_SLOW_INCDEC, CPU_X86_SLOW_LEA, CPU_X86_SLOW_PMADDWD,
  CPU_X86_SLOW_PMULLD, CPU_X86_SLOW_PMULLQ, CPU_X86_SLOW_SHLD,
  CPU_X86_SLOW_TWO_MEM_OPS, CPU_X86_SLOW_UNALIGNED_MEM_16,
  CPU_X86_SLOW_UNALIGNED_MEM_32, CPU_X86_SM3, CPU_X86_SM4, CPU_X86_SSE,
  CPU_X86_SSE_UNALIGNED_MEM, CPU_X86_SSE2, CPU_X86_SSE3, CPU_X86_SSE4_1,
  CPU_X86_SSE4_2, CPU_X86_SSE4A, CPU_X86_SSSE3, CPU_X86_TAGGED_GLOBALS,
  CPU_X86_TBM, CPU_X86_TSXLDTRK, CPU_X86_TUNING_FAST_IMM_VECTOR_SHIFT,
  CPU_X86_UINTR, CPU_X86_USE_GLM_DIV_SQRT_COSTS, CPU_X86_USE_SLM_ARITH_COSTS,
  CPU_X86_USERMSR, CPU_X86_VAES, CPU_X86_VPCLMULQDQ, CPU_X86_VZEROUPPER,
  CPU_X86_WAITPKG, CPU_X86_WBNOINVD, CPU_X86_WIDEKL, CPU_X86_X32, CPU_X86_X87,
  CPU_X86_XOP, CPU_X86_XSAVE, CPU_X86_XSAVEC, CPU_X86_XSAVEOPT, CPU_X86_XSAVES,
  CPU_X86_ZU
];
def CPU_X86_FeatureAttr
    : I32EnumAttr<"X86Feature", "features of x86 CPUs, as LLVM calls them",
                  CPU_X86_Features> {
  let cppNamespace = "::mlir::cpu";
  let genSpecializedAttr = 0;
}

def : CPU_Processor<"x86-64", CPU_Arch_X86, "x86", 1,
  "code for x86-64", [], [
  "64bit", "64bit-mode", "cmov", "cx8", "fxsr", "mmx", "nopl", "sse2", "x87"]>;

def : CPU_Processor<"athlon-fx", CPU_Arch_X86, "x86:amd", 2,
  "the CPU that LLVM calls athlon-fx", [], [
  "64bit", "64bit-mode", "cmov", "cx8", "fxsr", "mmx", "nopl", "prfchw", "sse2",
  "x87"]>;

def : CPU_Processor<"athlon64", CPU_Arch_X86, "x86:amd", 3,
  "the CPU that LLVM calls athlon64", [], [
  "64bit", "64bit-mode", "cmov", "cx8", "fxsr", "mmx", "nopl", "prfchw", "sse2",
  "x87"]>;

def : CPU_Processor<"k8", CPU_Arch_X86, "x86:amd", 4,
  "the CPU that LLVM calls k8", [], [
  "64bit", "64bit-mode", "cmov", "cx8", "fxsr", "mmx", "nopl", "prfchw", "sse2",
  "x87"]>;

def : CPU_Processor<"opteron", CPU_Arch_X86, "x86:amd", 5,
  "the CPU that LLVM calls opteron", [], [
  "64bit", "64bit-mode", "cmov", "cx8", "fxsr", "mmx", "nopl", "prfchw", "sse2",
  "x87"]>;

def : CPU_Processor<"nocona", CPU_Arch_X86, "x86:intel", 6,
  "the CPU that LLVM calls nocona", [], [
  "64bit", "64bit-mode", "cmov", "cx16", "fxsr", "mmx", "nopl", "sse3", "x87"]>;

def : CPU_Processor<"athlon64-sse3", CPU_Arch_X86, "x86:amd", 7,
  "the CPU that LLVM calls athlon64-sse3", [], [
  "64bit", "64bit-mode", "cmov", "cx16", "fxsr", "mmx", "nopl", "prfchw",
  "sse3", "x87"]>;

def : CPU_Processor<"k8-sse3", CPU_Arch_X86, "x86:amd", 8,
  "the CPU that LLVM calls k8-sse3", [], [
  "64bit", "64bit-mode", "cmov", "cx16", "fxsr", "mmx", "nopl", "prfchw",
  "sse3", "x87"]>;

def : CPU_Processor<"opteron-sse3", CPU_Arch_X86, "x86:amd", 9,
  "the CPU that LLVM calls opteron-sse3", [], [
  "64bit", "64bit-mode", "cmov", "cx16", "fxsr", "mmx", "nopl", "prfchw",
  "sse3", "x87"]>;

def : CPU_Processor<"core2", CPU_Arch_X86, "x86:intel", 10,
  "the CPU that LLVM calls core2", [], [
  "64bit", "64bit-mode", "cmov", "cx16", "fxsr", "mmx", "nopl", "sahf", "ssse3",
  "x87"]>;

def : CPU_Processor<"core_2_duo_ssse3", CPU_Arch_X86, "x86:intel", 11,
  "the CPU that LLVM calls core_2_duo_ssse3", [], [
  "64bit", "64bit-mode", "cmov", "cx16", "fxsr", "mmx", "nopl", "sahf", "ssse3",
  "x87"]>;

def : CPU_Processor<"atom", CPU_Arch_X86, "x86:atom", 12,
  "the CPU that LLVM calls atom", [], [
  "64bit", "64bit-mode", "cmov", "cx16", "fxsr", "mmx", "movbe", "nopl", "sahf",
  "ssse3", "x87"]>;

def : CPU_Processor<"bonnell", CPU_Arch_X86, "x86:atom", 13,
  "the CPU that LLVM calls bonnell", [], [
  "64bit", "64bit-mode", "cmov", "cx16", "fxsr", "mmx", "movbe", "nopl", "sahf",
  "ssse3", "x87"]>;

def : CPU_Processor<"core_2_duo_sse4_1", CPU_Arch_X86, "x86:intel", 14,
  "the CPU that LLVM calls core_2_duo_sse4_1", [], [
  "64bit", "64bit-mode", "cmov", "cx16", "fxsr", "mmx", "nopl", "sahf",
  "sse4.1", "x87"]>;

def : CPU_Processor<"penryn", CPU_Arch_X86, "x86:intel", 15,
  "the CPU that LLVM calls penryn", [], [
  "64bit", "64bit-mode", "cmov", "cx16", "fxsr", "mmx", "nopl", "sahf",
  "sse4.1", "x87"]>;

def : CPU_Processor<"amdfam10", CPU_Arch_X86, "x86:amd", 16,
  "the CPU that LLVM calls amdfam10", [], [
  "64bit", "64bit-mode", "cmov", "cx16", "fxsr", "lzcnt", "nopl", "popcnt",
  "prfchw", "sahf", "sse4a", "x87"]>;

def : CPU_Processor<"barcelona", CPU_Arch_X86, "x86:amd", 17,
  "the CPU that LLVM calls barcelona", [], [
  "64bit", "64bit-mode", "cmov", "cx16", "fxsr", "lzcnt", "nopl", "popcnt",
  "prfchw", "sahf", "sse4a", "x87"]>;

def : CPU_Processor<"btver1", CPU_Arch_X86, "x86:amd", 18,
  "the CPU that LLVM calls btver1", [], [
  "64bit", "64bit-mode", "cmov", "cx16", "fxsr", "lzcnt", "mmx", "nopl",
  "popcnt", "prfchw", "sahf", "sse4a", "ssse3", "x87"]>;

def : CPU_Processor<"core_i7_sse4_2", CPU_Arch_X86, "x86:intel", 19,
  "the CPU that LLVM calls core_i7_sse4_2", [], [
  "64bit", "64bit-mode", "cmov", "crc32", "cx16", "fxsr", "mmx", "nopl",
  "popcnt", "sahf", "sse4.2", "x87"]>;

def : CPU_Processor<"corei7", CPU_Arch_X86, "x86:intel", 20,
  "the CPU that LLVM calls corei7", [], [
  "64bit", "64bit-mode", "cmov", "crc32", "cx16", "fxsr", "mmx", "nopl",
  "popcnt", "sahf", "sse4.2", "x87"]>;

def : CPU_Processor<"nehalem", CPU_Arch_X86, "x86:intel", 21,
  "the CPU that LLVM calls nehalem", [], [
  "64bit", "64bit-mode", "cmov", "crc32", "cx16", "fxsr", "mmx", "nopl",
  "popcnt", "sahf", "sse4.2", "x87"]>;

def : CPU_Processor<"x86-64-v2", CPU_Arch_X86, "x86", 22,
  "code for x86-64-v2", [], [
  "64bit", "64bit-mode", "cmov", "crc32", "cx16", "fxsr", "mmx", "nopl",
  "popcnt", "sahf", "sse4.2", "x87"]>;

def : CPU_Processor<"core_aes_pclmulqdq", CPU_Arch_X86, "x86:intel", 23,
  "the CPU that LLVM calls core_aes_pclmulqdq", [], [
  "64bit", "64bit-mode", "cmov", "crc32", "cx16", "fxsr", "mmx", "nopl",
  "pclmul", "popcnt", "sahf", "sse4.2", "x87"]>;

def : CPU_Processor<"westmere", CPU_Arch_X86, "x86:intel", 24,
  "the CPU that LLVM calls westmere", [], [
  "64bit", "64bit-mode", "cmov", "crc32", "cx16", "fxsr", "mmx", "nopl",
  "pclmul", "popcnt", "sahf", "sse4.2", "x87"]>;

def : CPU_Processor<"atom_sse4_2", CPU_Arch_X86, "x86:atom", 25,
  "the CPU that LLVM calls atom_sse4_2", [], [
  "64bit", "64bit-mode", "cmov", "crc32", "cx16", "fxsr", "mmx", "movbe",
  "nopl", "pclmul", "popcnt", "prfchw", "rdrnd", "sahf", "sse4.2", "x87"]>;

def : CPU_Processor<"core_2nd_gen_avx", CPU_Arch_X86, "x86:intel", 26,
  "the CPU that LLVM calls core_2nd_gen_avx", [], [
  "64bit", "64bit-mode", "avx", "cmov", "crc32", "cx16", "fxsr", "mmx", "nopl",
  "pclmul", "popcnt", "sahf", "x87", "xsaveopt"]>;

def : CPU_Processor<"corei7-avx", CPU_Arch_X86, "x86:intel", 27,
  "the CPU that LLVM calls corei7-avx", [], [
  "64bit", "64bit-mode", "avx", "cmov", "crc32", "cx16", "fxsr", "mmx", "nopl",
  "pclmul", "popcnt", "sahf", "x87", "xsaveopt"]>;

def : CPU_Processor<"sandybridge", CPU_Arch_X86, "x86:intel", 28,
  "the CPU that LLVM calls sandybridge", [], [
  "64bit", "64bit-mode", "avx", "cmov", "crc32", "cx16", "fxsr", "mmx", "nopl",
  "pclmul", "popcnt", "sahf", "x87", "xsaveopt"]>;

def : CPU_Processor<"silvermont", CPU_Arch_X86, "x86:atom", 29,
  "the CPU that LLVM calls silvermont", [], [
  "64bit", "64bit-mode", "cmov", "crc32", "cx16", "fxsr", "mmx", "movbe",
  "nopl", "pclmul", "popcnt", "prfchw", "rdrnd", "sahf", "sse4.2", "x87"]>;

def : CPU_Processor<"slm", CPU_Arch_X86, "x86:atom", 30,
  "the CPU that LLVM calls slm", [], [
  "64bit", "64bit-mode", "cmov", "crc32", "cx16", "fxsr", "mmx", "movbe",
  "nopl", "pclmul", "popcnt", "prfchw", "rdrnd", "sahf", "sse4.2", "x87"]>;

def : CPU_Processor<"core-avx-i", CPU_Arch_X86, "x86:intel", 31,
  "the CPU that LLVM calls core-avx-i", [], [
  "64bit", "64bit-mode", "cmov", "crc32", "cx16", "f16c", "fsgsbase", "fxsr",
  "mmx", "nopl", "pclmul", "popcnt", "rdrnd", "sahf", "x87", "xsaveopt"]>;

def : CPU_Processor<"core_3rd_gen_avx", CPU_Arch_X86, "x86:intel", 32,
  "the CPU that LLVM calls core_3rd_gen_avx", [], [
  "64bit", "64bit-mode", "cmov", "crc32", "cx16", "f16c", "fsgsbase", "fxsr",
  "mmx", "nopl", "pclmul", "popcnt", "rdrnd", "sahf", "x87", "xsaveopt"]>;

def : CPU_Processor<"ivybridge", CPU_Arch_X86, "x86:intel", 33,
  "the CPU that LLVM calls ivybridge", [], [
  "64bit", "64bit-mode", "cmov", "crc32", "cx16", "f16c", "fsgsbase", "fxsr",
  "mmx", "nopl", "pclmul", "popcnt", "rdrnd", "sahf", "x87", "xsaveopt"]>;

def : CPU_Processor<"x86-64-v3", CPU_Arch_X86, "x86", 34,
  "code for x86-64-v3", [], [
  "64bit", "64bit-mode", "avx2", "bmi", "bmi2", "cmov", "crc32", "cx16", "f16c",
  "fma", "fxsr", "lzcnt", "mmx", "movbe", "nopl", "popcnt", "sahf", "x87",
  "xsave"]>;

def : CPU_Processor<"bdver1", CPU_Arch_X86, "x86:amd", 35,
  "the CPU that LLVM calls bdver1", [], [
  "64bit", "64bit-mode", "aes", "cmov", "crc32", "cx16", "fxsr", "lwp", "lzcnt",
  "mmx", "nopl", "pclmul", "popcnt", "prfchw", "sahf", "x87", "xop", "xsave"]>;

def : CPU_Processor<"btver2", CPU_Arch_X86, "x86:amd", 36,
  "the CPU that LLVM calls btver2", [], [
  "64bit", "64bit-mode", "aes", "bmi", "cmov", "crc32", "cx16", "f16c", "fxsr",
  "lzcnt", "mmx", "movbe", "nopl", "pclmul", "popcnt", "prfchw", "sahf",
  "sse4a", "x87", "xsaveopt"]>;

def : CPU_Processor<"atom_sse4_2_movbe", CPU_Arch_X86, "x86:atom", 37,
  "the CPU that LLVM calls atom_sse4_2_movbe", [], [
  "64bit", "64bit-mode", "aes", "clflushopt", "cmov", "crc32", "cx16",
  "fsgsbase", "fxsr", "mmx", "movbe", "nopl", "pclmul", "popcnt", "prfchw",
  "rdrnd", "rdseed", "sahf", "sha", "sse4.2", "x87", "xsavec", "xsaveopt",
  "xsaves"]>;

def : CPU_Processor<"goldmont", CPU_Arch_X86, "x86:atom", 38,
  "the CPU that LLVM calls goldmont", [], [
  "64bit", "64bit-mode", "aes", "clflushopt", "cmov", "crc32", "cx16",
  "fsgsbase", "fxsr", "mmx", "movbe", "nopl", "pclmul", "popcnt", "prfchw",
  "rdrnd", "rdseed", "sahf", "sha", "sse4.2", "x87", "xsavec", "xsaveopt",
  "xsaves"]>;

def : CPU_Processor<"bdver2", CPU_Arch_X86, "x86:amd", 39,
  "the CPU that LLVM calls bdver2", [], [
  "64bit", "64bit-mode", "aes", "bmi", "cmov", "crc32", "cx16", "f16c", "fma",
  "fxsr", "lwp", "lzcnt", "mmx", "nopl", "pclmul", "popcnt", "prfchw", "sahf",
  "tbm", "x87", "xop", "xsave"]>;

def : CPU_Processor<"x86-64-v4", CPU_Arch_X86, "x86", 40,
  "code for x86-64-v4", [], [
  "64bit", "64bit-mode", "avx512bw", "avx512cd", "avx512dq", "avx512vl", "bmi",
  "bmi2", "cmov", "crc32", "cx16", "fxsr", "lzcnt", "mmx", "movbe", "nopl",
  "popcnt", "sahf", "x87", "xsave"]>;

def : CPU_Processor<"core-avx2", CPU_Arch_X86, "x86:intel", 41,
  "the CPU that LLVM calls core-avx2", [], [
  "64bit", "64bit-mode", "avx2", "bmi", "bmi2", "cmov", "crc32", "cx16",
  "ermsb", "f16c", "fma", "fsgsbase", "fxsr", "invpcid", "lzcnt", "mmx",
  "movbe", "nopl", "pclmul", "popcnt", "rdrnd", "sahf", "x87", "xsaveopt"]>;

def : CPU_Processor<"core_4th_gen_avx", CPU_Arch_X86, "x86:intel", 42,
  "the CPU that LLVM calls core_4th_gen_avx", [], [
  "64bit", "64bit-mode", "avx2", "bmi", "bmi2", "cmov", "crc32", "cx16",
  "ermsb", "f16c", "fma", "fsgsbase", "fxsr", "invpcid", "lzcnt", "mmx",
  "movbe", "nopl", "pclmul", "popcnt", "rdrnd", "sahf", "x87", "xsaveopt"]>;

def : CPU_Processor<"core_4th_gen_avx_tsx", CPU_Arch_X86, "x86:intel", 43,
  "the CPU that LLVM calls core_4th_gen_avx_tsx", [], [
  "64bit", "64bit-mode", "avx2", "bmi", "bmi2", "cmov", "crc32", "cx16",
  "ermsb", "f16c", "fma", "fsgsbase", "fxsr", "invpcid", "lzcnt", "mmx",
  "movbe", "nopl", "pclmul", "popcnt", "rdrnd", "sahf", "x87", "xsaveopt"]>;

def : CPU_Processor<"goldmont-plus", CPU_Arch_X86, "x86:atom", 44,
  "the CPU that LLVM calls goldmont-plus", ["goldmont_plus"], [
  "64bit", "64bit-mode", "aes", "clflushopt", "cmov", "crc32", "cx16",
  "fsgsbase", "fxsr", "mmx", "movbe", "nopl", "pclmul", "popcnt", "prfchw",
  "ptwrite", "rdpid", "rdrnd", "rdseed", "sahf", "sha", "sse4.2", "x87",
  "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"haswell", CPU_Arch_X86, "x86:intel", 45,
  "the CPU that LLVM calls haswell", [], [
  "64bit", "64bit-mode", "avx2", "bmi", "bmi2", "cmov", "crc32", "cx16",
  "ermsb", "f16c", "fma", "fsgsbase", "fxsr", "invpcid", "lzcnt", "mmx",
  "movbe", "nopl", "pclmul", "popcnt", "rdrnd", "sahf", "x87", "xsaveopt"]>;

def : CPU_Processor<"bdver3", CPU_Arch_X86, "x86:amd", 46,
  "the CPU that LLVM calls bdver3", [], [
  "64bit", "64bit-mode", "aes", "bmi", "cmov", "crc32", "cx16", "f16c", "fma",
  "fsgsbase", "fxsr", "lwp", "lzcnt", "mmx", "nopl", "pclmul", "popcnt",
  "prfchw", "sahf", "tbm", "x87", "xop", "xsaveopt"]>;

def : CPU_Processor<"tremont", CPU_Arch_X86, "x86:atom", 47,
  "the CPU that LLVM calls tremont", [], [
  "64bit", "64bit-mode", "aes", "clflushopt", "clwb", "cmov", "crc32", "cx16",
  "fsgsbase", "fxsr", "gfni", "mmx", "movbe", "nopl", "pclmul", "popcnt",
  "prfchw", "ptwrite", "rdpid", "rdrnd", "rdseed", "sahf", "sha", "sse4.2",
  "x87", "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"broadwell", CPU_Arch_X86, "x86:intel", 48,
  "the CPU that LLVM calls broadwell", [], [
  "64bit", "64bit-mode", "adx", "avx2", "bmi", "bmi2", "cmov", "crc32", "cx16",
  "ermsb", "f16c", "fma", "fsgsbase", "fxsr", "invpcid", "lzcnt", "mmx",
  "movbe", "nopl", "pclmul", "popcnt", "prfchw", "rdrnd", "rdseed", "sahf",
  "x87", "xsaveopt"]>;

def : CPU_Processor<"core_5th_gen_avx", CPU_Arch_X86, "x86:intel", 49,
  "the CPU that LLVM calls core_5th_gen_avx", [], [
  "64bit", "64bit-mode", "adx", "avx2", "bmi", "bmi2", "cmov", "crc32", "cx16",
  "ermsb", "f16c", "fma", "fsgsbase", "fxsr", "invpcid", "lzcnt", "mmx",
  "movbe", "nopl", "pclmul", "popcnt", "prfchw", "rdrnd", "rdseed", "sahf",
  "x87", "xsaveopt"]>;

def : CPU_Processor<"core_5th_gen_avx_tsx", CPU_Arch_X86, "x86:intel", 50,
  "the CPU that LLVM calls core_5th_gen_avx_tsx", [], [
  "64bit", "64bit-mode", "adx", "avx2", "bmi", "bmi2", "cmov", "crc32", "cx16",
  "ermsb", "f16c", "fma", "fsgsbase", "fxsr", "invpcid", "lzcnt", "mmx",
  "movbe", "nopl", "pclmul", "popcnt", "prfchw", "rdrnd", "rdseed", "sahf",
  "x87", "xsaveopt"]>;

def : CPU_Processor<"knl", CPU_Arch_X86, "x86:intel", 51,
  "the CPU that LLVM calls knl", [], [
  "64bit", "64bit-mode", "adx", "aes", "avx512cd", "bmi", "bmi2", "cmov",
  "crc32", "cx16", "fsgsbase", "fxsr", "lzcnt", "mmx", "movbe", "nopl",
  "pclmul", "popcnt", "prfchw", "rdrnd", "rdseed", "sahf", "x87", "xsaveopt"]>;

def : CPU_Processor<"mic_avx512", CPU_Arch_X86, "x86:intel", 52,
  "the CPU that LLVM calls mic_avx512", [], [
  "64bit", "64bit-mode", "adx", "aes", "avx512cd", "bmi", "bmi2", "cmov",
  "crc32", "cx16", "fsgsbase", "fxsr", "lzcnt", "mmx", "movbe", "nopl",
  "pclmul", "popcnt", "prfchw", "rdrnd", "rdseed", "sahf", "x87", "xsaveopt"]>;

def : CPU_Processor<"knm", CPU_Arch_X86, "x86:intel", 53,
  "the CPU that LLVM calls knm", [], [
  "64bit", "64bit-mode", "adx", "aes", "avx512cd", "avx512vpopcntdq", "bmi",
  "bmi2", "cmov", "crc32", "cx16", "fsgsbase", "fxsr", "lzcnt", "mmx", "movbe",
  "nopl", "pclmul", "popcnt", "prfchw", "rdrnd", "rdseed", "sahf", "x87",
  "xsaveopt"]>;

def : CPU_Processor<"bdver4", CPU_Arch_X86, "x86:amd", 54,
  "the CPU that LLVM calls bdver4", [], [
  "64bit", "64bit-mode", "aes", "avx2", "bmi", "bmi2", "cmov", "crc32", "cx16",
  "f16c", "fma", "fsgsbase", "fxsr", "lwp", "lzcnt", "mmx", "movbe", "mwaitx",
  "nopl", "pclmul", "popcnt", "prfchw", "rdrnd", "sahf", "tbm", "x87", "xop",
  "xsaveopt"]>;

def : CPU_Processor<"skylake", CPU_Arch_X86, "x86:intel", 55,
  "the CPU that LLVM calls skylake", [], [
  "64bit", "64bit-mode", "adx", "aes", "avx2", "bmi", "bmi2", "clflushopt",
  "cmov", "crc32", "cx16", "ermsb", "f16c", "fma", "fsgsbase", "fxsr",
  "invpcid", "lzcnt", "mmx", "movbe", "nopl", "pclmul", "popcnt", "prfchw",
  "rdrnd", "rdseed", "sahf", "x87", "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"znver1", CPU_Arch_X86, "x86:amd", 56,
  "the CPU that LLVM calls znver1", [], [
  "64bit", "64bit-mode", "adx", "aes", "avx2", "bmi", "bmi2", "clflushopt",
  "clzero", "cmov", "crc32", "cx16", "f16c", "fma", "fsgsbase", "fxsr", "lzcnt",
  "mmx", "movbe", "mwaitx", "nopl", "pclmul", "popcnt", "prfchw", "rdrnd",
  "rdseed", "sahf", "sha", "sse4a", "x87", "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"znver2", CPU_Arch_X86, "x86:amd", 57,
  "the CPU that LLVM calls znver2", [], [
  "64bit", "64bit-mode", "adx", "aes", "avx2", "bmi", "bmi2", "clflushopt",
  "clwb", "clzero", "cmov", "crc32", "cx16", "f16c", "fma", "fsgsbase", "fxsr",
  "lzcnt", "mmx", "movbe", "mwaitx", "nopl", "pclmul", "popcnt", "prfchw",
  "rdpid", "rdpru", "rdrnd", "rdseed", "sahf", "sha", "sse4a", "wbnoinvd",
  "x87", "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"skx", CPU_Arch_X86, "x86:intel", 58,
  "the CPU that LLVM calls skx", [], [
  "64bit", "64bit-mode", "adx", "aes", "avx512bw", "avx512cd", "avx512dq",
  "avx512vl", "bmi", "bmi2", "clflushopt", "clwb", "cmov", "crc32", "cx16",
  "ermsb", "fsgsbase", "fxsr", "invpcid", "lzcnt", "mmx", "movbe", "nopl",
  "pclmul", "pku", "popcnt", "prfchw", "rdrnd", "rdseed", "sahf", "x87",
  "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"skylake-avx512", CPU_Arch_X86, "x86:intel", 59,
  "the CPU that LLVM calls skylake-avx512", ["skylake_avx512"], [
  "64bit", "64bit-mode", "adx", "aes", "avx512bw", "avx512cd", "avx512dq",
  "avx512vl", "bmi", "bmi2", "clflushopt", "clwb", "cmov", "crc32", "cx16",
  "ermsb", "fsgsbase", "fxsr", "invpcid", "lzcnt", "mmx", "movbe", "nopl",
  "pclmul", "pku", "popcnt", "prfchw", "rdrnd", "rdseed", "sahf", "x87",
  "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"cascadelake", CPU_Arch_X86, "x86:intel", 60,
  "the CPU that LLVM calls cascadelake", [], [
  "64bit", "64bit-mode", "adx", "aes", "avx512bw", "avx512cd", "avx512dq",
  "avx512vl", "avx512vnni", "bmi", "bmi2", "clflushopt", "clwb", "cmov",
  "crc32", "cx16", "ermsb", "fsgsbase", "fxsr", "invpcid", "lzcnt", "mmx",
  "movbe", "nopl", "pclmul", "pku", "popcnt", "prfchw", "rdrnd", "rdseed",
  "sahf", "x87", "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"cannonlake", CPU_Arch_X86, "x86:intel", 61,
  "the CPU that LLVM calls cannonlake", [], [
  "64bit", "64bit-mode", "adx", "aes", "avx512cd", "avx512dq", "avx512ifma",
  "avx512vbmi", "avx512vl", "bmi", "bmi2", "clflushopt", "cmov", "crc32",
  "cx16", "ermsb", "fsgsbase", "fxsr", "invpcid", "lzcnt", "mmx", "movbe",
  "nopl", "pclmul", "pku", "popcnt", "prfchw", "rdrnd", "rdseed", "sahf", "sha",
  "x87", "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"cooperlake", CPU_Arch_X86, "x86:intel", 62,
  "the CPU that LLVM calls cooperlake", [], [
  "64bit", "64bit-mode", "adx", "aes", "avx512bf16", "avx512cd", "avx512dq",
  "avx512vl", "avx512vnni", "bmi", "bmi2", "clflushopt", "clwb", "cmov",
  "crc32", "cx16", "ermsb", "fsgsbase", "fxsr", "invpcid", "lzcnt", "mmx",
  "movbe", "nopl", "pclmul", "pku", "popcnt", "prfchw", "rdrnd", "rdseed",
  "sahf", "x87", "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"znver3", CPU_Arch_X86, "x86:amd", 63,
  "the CPU that LLVM calls znver3", [], [
  "64bit", "64bit-mode", "adx", "bmi", "bmi2", "clflushopt", "clwb", "clzero",
  "cmov", "crc32", "cx16", "f16c", "fma", "fsgsbase", "fsrm", "fxsr", "invpcid",
  "lzcnt", "mmx", "movbe", "mwaitx", "nopl", "pku", "popcnt", "prfchw", "rdpid",
  "rdpru", "rdrnd", "rdseed", "sahf", "sha", "sse4a", "vaes", "vpclmulqdq",
  "wbnoinvd", "x87", "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"alderlake", CPU_Arch_X86, "x86:intel", 64,
  "the CPU that LLVM calls alderlake", [], [
  "64bit", "64bit-mode", "adx", "avxvnni", "bmi", "bmi2", "clflushopt", "clwb",
  "cmov", "crc32", "cx16", "f16c", "fma", "fsgsbase", "fxsr", "gfni", "hreset",
  "invpcid", "lzcnt", "mmx", "movbe", "movdir64b", "movdiri", "nopl", "pconfig",
  "pku", "popcnt", "prfchw", "ptwrite", "rdpid", "rdrnd", "rdseed", "sahf",
  "serialize", "sha", "shstk", "vaes", "vpclmulqdq", "waitpkg", "widekl", "x87",
  "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"gracemont", CPU_Arch_X86, "x86:atom", 65,
  "the CPU that LLVM calls gracemont", [], [
  "64bit", "64bit-mode", "adx", "avxvnni", "bmi", "bmi2", "clflushopt", "clwb",
  "cmov", "crc32", "cx16", "f16c", "fma", "fsgsbase", "fxsr", "gfni", "hreset",
  "invpcid", "lzcnt", "mmx", "movbe", "movdir64b", "movdiri", "nopl", "pconfig",
  "pku", "popcnt", "prfchw", "ptwrite", "rdpid", "rdrnd", "rdseed", "sahf",
  "serialize", "sha", "shstk", "vaes", "vpclmulqdq", "waitpkg", "widekl", "x87",
  "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"meteorlake", CPU_Arch_X86, "x86:intel", 66,
  "the CPU that LLVM calls meteorlake", [], [
  "64bit", "64bit-mode", "adx", "avxvnni", "bmi", "bmi2", "clflushopt", "clwb",
  "cmov", "crc32", "cx16", "f16c", "fma", "fsgsbase", "fxsr", "gfni", "hreset",
  "invpcid", "lzcnt", "mmx", "movbe", "movdir64b", "movdiri", "nopl", "pconfig",
  "pku", "popcnt", "prfchw", "ptwrite", "rdpid", "rdrnd", "rdseed", "sahf",
  "serialize", "sha", "shstk", "vaes", "vpclmulqdq", "waitpkg", "widekl", "x87",
  "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"raptorlake", CPU_Arch_X86, "x86:intel", 67,
  "the CPU that LLVM calls raptorlake", [], [
  "64bit", "64bit-mode", "adx", "avxvnni", "bmi", "bmi2", "clflushopt", "clwb",
  "cmov", "crc32", "cx16", "f16c", "fma", "fsgsbase", "fxsr", "gfni", "hreset",
  "invpcid", "lzcnt", "mmx", "movbe", "movdir64b", "movdiri", "nopl", "pconfig",
  "pku", "popcnt", "prfchw", "ptwrite", "rdpid", "rdrnd", "rdseed", "sahf",
  "serialize", "sha", "shstk", "vaes", "vpclmulqdq", "waitpkg", "widekl", "x87",
  "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"icelake-client", CPU_Arch_X86, "x86:intel", 68,
  "the CPU that LLVM calls icelake-client", ["icelake_client"], [
  "64bit", "64bit-mode", "adx", "avx512bitalg", "avx512cd", "avx512dq",
  "avx512ifma", "avx512vbmi", "avx512vbmi2", "avx512vl", "avx512vnni",
  "avx512vpopcntdq", "bmi", "bmi2", "clflushopt", "cmov", "crc32", "cx16",
  "ermsb", "fsgsbase", "fsrm", "fxsr", "gfni", "invpcid", "lzcnt", "mmx",
  "movbe", "nopl", "pku", "popcnt", "prfchw", "rdpid", "rdrnd", "rdseed",
  "sahf", "sha", "vaes", "vpclmulqdq", "x87", "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"rocketlake", CPU_Arch_X86, "x86:intel", 69,
  "the CPU that LLVM calls rocketlake", [], [
  "64bit", "64bit-mode", "adx", "avx512bitalg", "avx512cd", "avx512dq",
  "avx512ifma", "avx512vbmi", "avx512vbmi2", "avx512vl", "avx512vnni",
  "avx512vpopcntdq", "bmi", "bmi2", "clflushopt", "cmov", "crc32", "cx16",
  "ermsb", "fsgsbase", "fsrm", "fxsr", "gfni", "invpcid", "lzcnt", "mmx",
  "movbe", "nopl", "pku", "popcnt", "prfchw", "rdpid", "rdrnd", "rdseed",
  "sahf", "sha", "vaes", "vpclmulqdq", "x87", "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"icelake-server", CPU_Arch_X86, "x86:intel", 70,
  "the CPU that LLVM calls icelake-server", ["icelake_server"], [
  "64bit", "64bit-mode", "adx", "avx512bitalg", "avx512cd", "avx512dq",
  "avx512ifma", "avx512vbmi", "avx512vbmi2", "avx512vl", "avx512vnni",
  "avx512vpopcntdq", "bmi", "bmi2", "clflushopt", "clwb", "cmov", "crc32",
  "cx16", "ermsb", "fsgsbase", "fsrm", "fxsr", "gfni", "invpcid", "lzcnt",
  "mmx", "movbe", "nopl", "pconfig", "pku", "popcnt", "prfchw", "rdpid",
  "rdrnd", "rdseed", "sahf", "sha", "vaes", "vpclmulqdq", "wbnoinvd", "x87",
  "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"arrowlake", CPU_Arch_X86, "x86:intel", 71,
  "the CPU that LLVM calls arrowlake", [], [
  "64bit", "64bit-mode", "adx", "avxifma", "avxneconvert", "avxvnni",
  "avxvnniint8", "bmi", "bmi2", "clflushopt", "clwb", "cmov", "cmpccxadd",
  "crc32", "cx16", "enqcmd", "f16c", "fma", "fsgsbase", "fxsr", "gfni",
  "hreset", "invpcid", "lzcnt", "mmx", "movbe", "movdir64b", "movdiri", "nopl",
  "pconfig", "pku", "popcnt", "prfchw", "ptwrite", "rdpid", "rdrnd", "rdseed",
  "sahf", "serialize", "sha", "shstk", "uintr", "vaes", "vpclmulqdq", "waitpkg",
  "widekl", "x87", "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"tigerlake", CPU_Arch_X86, "x86:intel", 72,
  "the CPU that LLVM calls tigerlake", [], [
  "64bit", "64bit-mode", "adx", "avx512bitalg", "avx512cd", "avx512dq",
  "avx512ifma", "avx512vbmi", "avx512vbmi2", "avx512vl", "avx512vnni",
  "avx512vp2intersect", "avx512vpopcntdq", "bmi", "bmi2", "clflushopt", "clwb",
  "cmov", "crc32", "cx16", "ermsb", "fsgsbase", "fsrm", "fxsr", "gfni",
  "invpcid", "lzcnt", "mmx", "movbe", "movdir64b", "movdiri", "nopl", "pku",
  "popcnt", "prfchw", "rdpid", "rdrnd", "rdseed", "sahf", "sha", "shstk",
  "vaes", "vpclmulqdq", "x87", "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"grandridge", CPU_Arch_X86, "x86:atom", 73,
  "the CPU that LLVM calls grandridge", [], [
  "64bit", "64bit-mode", "adx", "avxifma", "avxneconvert", "avxvnni",
  "avxvnniint8", "bmi", "bmi2", "cldemote", "clflushopt", "clwb", "cmov",
  "cmpccxadd", "crc32", "cx16", "enqcmd", "f16c", "fma", "fsgsbase", "fxsr",
  "gfni", "hreset", "invpcid", "lzcnt", "mmx", "movbe", "movdir64b", "movdiri",
  "nopl", "pconfig", "pku", "popcnt", "prfchw", "ptwrite", "rdpid", "rdrnd",
  "rdseed", "sahf", "serialize", "sha", "shstk", "uintr", "vaes", "vpclmulqdq",
  "waitpkg", "widekl", "x87", "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"sierraforest", CPU_Arch_X86, "x86:atom", 74,
  "the CPU that LLVM calls sierraforest", [], [
  "64bit", "64bit-mode", "adx", "avxifma", "avxneconvert", "avxvnni",
  "avxvnniint8", "bmi", "bmi2", "cldemote", "clflushopt", "clwb", "cmov",
  "cmpccxadd", "crc32", "cx16", "enqcmd", "f16c", "fma", "fsgsbase", "fxsr",
  "gfni", "hreset", "invpcid", "lzcnt", "mmx", "movbe", "movdir64b", "movdiri",
  "nopl", "pconfig", "pku", "popcnt", "prfchw", "ptwrite", "rdpid", "rdrnd",
  "rdseed", "sahf", "serialize", "sha", "shstk", "uintr", "vaes", "vpclmulqdq",
  "waitpkg", "widekl", "x87", "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"pantherlake", CPU_Arch_X86, "x86:intel", 75,
  "the CPU that LLVM calls pantherlake", [], [
  "64bit", "64bit-mode", "adx", "avxifma", "avxneconvert", "avxvnni",
  "avxvnniint16", "avxvnniint8", "bmi", "bmi2", "clflushopt", "clwb", "cmov",
  "cmpccxadd", "crc32", "cx16", "enqcmd", "f16c", "fma", "fsgsbase", "fxsr",
  "gfni", "hreset", "invpcid", "lzcnt", "mmx", "movbe", "movdir64b", "movdiri",
  "nopl", "pconfig", "pku", "popcnt", "prfchw", "ptwrite", "rdpid", "rdrnd",
  "rdseed", "sahf", "serialize", "sha", "sha512", "shstk", "sm3", "sm4",
  "uintr", "vaes", "vpclmulqdq", "waitpkg", "x87", "xsavec", "xsaveopt",
  "xsaves"]>;

def : CPU_Processor<"wildcatlake", CPU_Arch_X86, "x86:intel", 76,
  "the CPU that LLVM calls wildcatlake", [], [
  "64bit", "64bit-mode", "adx", "avxifma", "avxneconvert", "avxvnni",
  "avxvnniint16", "avxvnniint8", "bmi", "bmi2", "clflushopt", "clwb", "cmov",
  "cmpccxadd", "crc32", "cx16", "enqcmd", "f16c", "fma", "fsgsbase", "fxsr",
  "gfni", "hreset", "invpcid", "lzcnt", "mmx", "movbe", "movdir64b", "movdiri",
  "nopl", "pconfig", "pku", "popcnt", "prfchw", "ptwrite", "rdpid", "rdrnd",
  "rdseed", "sahf", "serialize", "sha", "sha512", "shstk", "sm3", "sm4",
  "uintr", "vaes", "vpclmulqdq", "waitpkg", "x87", "xsavec", "xsaveopt",
  "xsaves"]>;

def : CPU_Processor<"znver4", CPU_Arch_X86, "x86:amd", 77,
  "the CPU that LLVM calls znver4", [], [
  "64bit", "64bit-mode", "adx", "avx512bf16", "avx512bitalg", "avx512cd",
  "avx512dq", "avx512ifma", "avx512vbmi", "avx512vbmi2", "avx512vl",
  "avx512vnni", "avx512vpopcntdq", "bmi", "bmi2", "clflushopt", "clwb",
  "clzero", "cmov", "crc32", "cx16", "fsgsbase", "fsrm", "fxsr", "gfni",
  "invpcid", "lzcnt", "mmx", "movbe", "mwaitx", "nopl", "pku", "popcnt",
  "prfchw", "rdpid", "rdpru", "rdrnd", "rdseed", "sahf", "sha", "shstk",
  "sse4a", "vaes", "vpclmulqdq", "wbnoinvd", "x87", "xsavec", "xsaveopt",
  "xsaves"]>;

def : CPU_Processor<"arrowlake-s", CPU_Arch_X86, "x86:intel", 78,
  "the CPU that LLVM calls arrowlake-s", ["arrowlake_s"], [
  "64bit", "64bit-mode", "adx", "avxifma", "avxneconvert", "avxvnni",
  "avxvnniint16", "avxvnniint8", "bmi", "bmi2", "clflushopt", "clwb", "cmov",
  "cmpccxadd", "crc32", "cx16", "enqcmd", "f16c", "fma", "fsgsbase", "fxsr",
  "gfni", "hreset", "invpcid", "lzcnt", "mmx", "movbe", "movdir64b", "movdiri",
  "nopl", "pconfig", "pku", "popcnt", "prfchw", "ptwrite", "rdpid", "rdrnd",
  "rdseed", "sahf", "serialize", "sha", "sha512", "shstk", "sm3", "sm4",
  "uintr", "vaes", "vpclmulqdq", "waitpkg", "widekl", "x87", "xsavec",
  "xsaveopt", "xsaves"]>;

def : CPU_Processor<"lunarlake", CPU_Arch_X86, "x86:intel", 79,
  "the CPU that LLVM calls lunarlake", [], [
  "64bit", "64bit-mode", "adx", "avxifma", "avxneconvert", "avxvnni",
  "avxvnniint16", "avxvnniint8", "bmi", "bmi2", "clflushopt", "clwb", "cmov",
  "cmpccxadd", "crc32", "cx16", "enqcmd", "f16c", "fma", "fsgsbase", "fxsr",
  "gfni", "hreset", "invpcid", "lzcnt", "mmx", "movbe", "movdir64b", "movdiri",
  "nopl", "pconfig", "pku", "popcnt", "prfchw", "ptwrite", "rdpid", "rdrnd",
  "rdseed", "sahf", "serialize", "sha", "sha512", "shstk", "sm3", "sm4",
  "uintr", "vaes", "vpclmulqdq", "waitpkg", "widekl", "x87", "xsavec",
  "xsaveopt", "xsaves"]>;

def : CPU_Processor<"clearwaterforest", CPU_Arch_X86, "x86:atom", 80,
  "the CPU that LLVM calls clearwaterforest", [], [
  "64bit", "64bit-mode", "adx", "avxifma", "avxneconvert", "avxvnni",
  "avxvnniint16", "avxvnniint8", "bmi", "bmi2", "cldemote", "clflushopt",
  "clwb", "cmov", "cmpccxadd", "crc32", "cx16", "enqcmd", "f16c", "fma",
  "fsgsbase", "fxsr", "gfni", "hreset", "invpcid", "lzcnt", "mmx", "movbe",
  "movdir64b", "movdiri", "nopl", "pconfig", "pku", "popcnt", "prefetchi",
  "prfchw", "ptwrite", "rdpid", "rdrnd", "rdseed", "sahf", "serialize", "sha",
  "sha512", "shstk", "sm3", "sm4", "uintr", "usermsr", "vaes", "vpclmulqdq",
  "waitpkg", "x87", "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"znver5", CPU_Arch_X86, "x86:amd", 81,
  "the CPU that LLVM calls znver5", [], [
  "64bit", "64bit-mode", "adx", "avx512bf16", "avx512bitalg", "avx512cd",
  "avx512dq", "avx512ifma", "avx512vbmi", "avx512vbmi2", "avx512vl",
  "avx512vnni", "avx512vp2intersect", "avx512vpopcntdq", "avxvnni", "bmi",
  "bmi2", "clflushopt", "clwb", "clzero", "cmov", "crc32", "cx16", "fsgsbase",
  "fsrm", "fxsr", "gfni", "invpcid", "lzcnt", "mmx", "movbe", "movdir64b",
  "movdiri", "mwaitx", "nopl", "pku", "popcnt", "prefetchi", "prfchw", "rdpid",
  "rdpru", "rdrnd", "rdseed", "sahf", "sha", "shstk", "sse4a", "vaes",
  "vpclmulqdq", "wbnoinvd", "x87", "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"emeraldrapids", CPU_Arch_X86, "x86:intel", 82,
  "the CPU that LLVM calls emeraldrapids", [], [
  "64bit", "64bit-mode", "adx", "amx-bf16", "amx-int8", "avx512bf16",
  "avx512bitalg", "avx512cd", "avx512dq", "avx512fp16", "avx512ifma",
  "avx512vbmi", "avx512vbmi2", "avx512vl", "avx512vnni", "avx512vpopcntdq",
  "avxvnni", "bmi", "bmi2", "cldemote", "clflushopt", "clwb", "cmov", "crc32",
  "cx16", "enqcmd", "ermsb", "fsgsbase", "fsrm", "fxsr", "gfni", "invpcid",
  "lzcnt", "mmx", "movbe", "movdir64b", "movdiri", "nopl", "pconfig", "pku",
  "popcnt", "prfchw", "ptwrite", "rdpid", "rdrnd", "rdseed", "sahf",
  "serialize", "sha", "shstk", "tsxldtrk", "uintr", "vaes", "vpclmulqdq",
  "waitpkg", "wbnoinvd", "x87", "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"sapphirerapids", CPU_Arch_X86, "x86:intel", 83,
  "the CPU that LLVM calls sapphirerapids", [], [
  "64bit", "64bit-mode", "adx", "amx-bf16", "amx-int8", "avx512bf16",
  "avx512bitalg", "avx512cd", "avx512dq", "avx512fp16", "avx512ifma",
  "avx512vbmi", "avx512vbmi2", "avx512vl", "avx512vnni", "avx512vpopcntdq",
  "avxvnni", "bmi", "bmi2", "cldemote", "clflushopt", "clwb", "cmov", "crc32",
  "cx16", "enqcmd", "ermsb", "fsgsbase", "fsrm", "fxsr", "gfni", "invpcid",
  "lzcnt", "mmx", "movbe", "movdir64b", "movdiri", "nopl", "pconfig", "pku",
  "popcnt", "prfchw", "ptwrite", "rdpid", "rdrnd", "rdseed", "sahf",
  "serialize", "sha", "shstk", "tsxldtrk", "uintr", "vaes", "vpclmulqdq",
  "waitpkg", "wbnoinvd", "x87", "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"graniterapids", CPU_Arch_X86, "x86:intel", 84,
  "the CPU that LLVM calls graniterapids", [], [
  "64bit", "64bit-mode", "adx", "amx-bf16", "amx-fp16", "amx-int8",
  "avx512bf16", "avx512bitalg", "avx512cd", "avx512dq", "avx512fp16",
  "avx512ifma", "avx512vbmi", "avx512vbmi2", "avx512vl", "avx512vnni",
  "avx512vpopcntdq", "avxvnni", "bmi", "bmi2", "cldemote", "clflushopt", "clwb",
  "cmov", "crc32", "cx16", "enqcmd", "ermsb", "fsgsbase", "fsrm", "fxsr",
  "gfni", "invpcid", "lzcnt", "mmx", "movbe", "movdir64b", "movdiri", "nopl",
  "pconfig", "pku", "popcnt", "prefetchi", "prfchw", "ptwrite", "rdpid",
  "rdrnd", "rdseed", "sahf", "serialize", "sha", "shstk", "tsxldtrk", "uintr",
  "vaes", "vpclmulqdq", "waitpkg", "wbnoinvd", "x87", "xsavec", "xsaveopt",
  "xsaves"]>;

def : CPU_Processor<"graniterapids-d", CPU_Arch_X86, "x86:intel", 85,
  "the CPU that LLVM calls graniterapids-d", ["graniterapids_d"], [
  "64bit", "64bit-mode", "adx", "amx-bf16", "amx-complex", "amx-fp16",
  "amx-int8", "avx512bf16", "avx512bitalg", "avx512cd", "avx512dq",
  "avx512fp16", "avx512ifma", "avx512vbmi", "avx512vbmi2", "avx512vl",
  "avx512vnni", "avx512vpopcntdq", "avxvnni", "bmi", "bmi2", "cldemote",
  "clflushopt", "clwb", "cmov", "crc32", "cx16", "enqcmd", "ermsb", "fsgsbase",
  "fsrm", "fxsr", "gfni", "invpcid", "lzcnt", "mmx", "movbe", "movdir64b",
  "movdiri", "nopl", "pconfig", "pku", "popcnt", "prefetchi", "prfchw",
  "ptwrite", "rdpid", "rdrnd", "rdseed", "sahf", "serialize", "sha", "shstk",
  "tsxldtrk", "uintr", "vaes", "vpclmulqdq", "waitpkg", "wbnoinvd", "x87",
  "xsavec", "xsaveopt", "xsaves"]>;

def : CPU_Processor<"novalake", CPU_Arch_X86, "x86:intel", 86,
  "the CPU that LLVM calls novalake", [], [
  "64bit", "64bit-mode", "adx", "avx10.2", "avxifma", "avxneconvert", "avxvnni",
  "avxvnniint16", "avxvnniint8", "bmi", "bmi2", "ccmp", "clflushopt", "clwb",
  "cmov", "cmpccxadd", "crc32", "cx16", "egpr", "enqcmd", "fsgsbase", "fxsr",
  "gfni", "hreset", "invpcid", "lzcnt", "mmx", "movbe", "movdir64b", "movdiri",
  "movrs", "ndd", "nf", "nopl", "pconfig", "pku", "popcnt", "ppx", "prefetchi",
  "prfchw", "ptwrite", "push2pop2", "rdpid", "rdrnd", "rdseed", "sahf",
  "serialize", "sha", "sha512", "shstk", "sm3", "sm4", "uintr", "vaes",
  "vpclmulqdq", "waitpkg", "x87", "xsavec", "xsaveopt", "xsaves", "zu"]>;

def : CPU_Processor<"diamondrapids", CPU_Arch_X86, "x86:intel", 87,
  "the CPU that LLVM calls diamondrapids", [], [
  "64bit", "64bit-mode", "adx", "amx-avx512", "amx-bf16", "amx-complex",
  "amx-fp16", "amx-fp8", "amx-int8", "amx-movrs", "amx-tf32", "avx10.2",
  "avxifma", "avxneconvert", "avxvnni", "avxvnniint16", "avxvnniint8", "bmi",
  "bmi2", "ccmp", "cldemote", "clflushopt", "clwb", "cmov", "cmpccxadd",
  "crc32", "cx16", "egpr", "enqcmd", "ermsb", "fsgsbase", "fsrm", "fxsr",
  "gfni", "invpcid", "lzcnt", "mmx", "movbe", "movdir64b", "movdiri", "movrs",
  "ndd", "nf", "nopl", "pconfig", "pku", "popcnt", "ppx", "prefetchi", "prfchw",
  "ptwrite", "push2pop2", "rdpid", "rdrnd", "rdseed", "sahf", "serialize",
  "sha", "sha512", "shstk", "sm3", "sm4", "tsxldtrk", "uintr", "vaes",
  "vpclmulqdq", "waitpkg", "wbnoinvd", "x87", "xsavec", "xsaveopt", "xsaves",
  "zu"]>;

def CPU_AArch64_CONTEXTIDREL2
    : CPU_FeatureCase<"CONTEXTIDREL2", 0, "CONTEXTIDREL2", [], 0>;
def CPU_AArch64_A320
    : CPU_FeatureCase<"A320", 1, "a320", [
      "aggressive-interleaving", "fuse-adrp-add", "fuse-aes",
      "use-fixed-over-scalable-if-equal-cost", "use-postra-scheduler",
      "use-wzr-to-vec-move"], 0>;
def CPU_AArch64_A35
    : CPU_FeatureCase<"A35", 2, "a35", [], 0>;
def CPU_AArch64_A510
    : CPU_FeatureCase<"A510", 3, "a510", [
      "fuse-adrp-add", "fuse-aes", "use-fixed-over-scalable-if-equal-cost",
      "use-postra-scheduler", "use-wzr-to-vec-move"], 0>;
def CPU_AArch64_A520
    : CPU_FeatureCase<"A520", 4, "a520", [
      "fuse-adrp-add", "fuse-aes", "use-fixed-over-scalable-if-equal-cost",
      "use-postra-scheduler", "use-wzr-to-vec-move"], 0>;
def CPU_AArch64_A520AE
    : CPU_FeatureCase<"A520AE", 5, "a520ae", [
      "fuse-adrp-add", "fuse-aes", "use-postra-scheduler", "use-wzr-to-vec-move"], 0>;
def CPU_AArch64_A53
    : CPU_FeatureCase<"A53", 6, "a53", [
      "balance-fp-ops", "fuse-adrp-add", "fuse-aes", "use-postra-scheduler",
      "use-wzr-to-vec-move"], 0>;
def CPU_AArch64_A55
    : CPU_FeatureCase<"A55", 7, "a55", [
      "fuse-address", "fuse-adrp-add", "fuse-aes", "use-postra-scheduler",
      "use-wzr-to-vec-move"], 0>;
def CPU_AArch64_A57
    : CPU_FeatureCase<"A57", 8, "a57", [
      "addr-lsl-slow-14", "balance-fp-ops", "enable-select-opt",
      "fuse-adrp-add", "fuse-aes", "fuse-literals", "max-interleave-factor-4",
      "predictable-select-expensive", "use-postra-scheduler"], 0>;
def CPU_AArch64_A64FX
    : CPU_FeatureCase<"A64FX", 9, "a64fx", [
      "aggressive-fma", "arith-bcc-fusion", "disable-unpredicated-ld-st-lower",
      "max-interleave-factor-4", "predictable-select-expensive",
      "store-pair-suppress", "use-postra-scheduler"], 0>;
def CPU_AArch64_A65
    : CPU_FeatureCase<"A65", 10, "a65", [
      "enable-select-opt", "fuse-address", "fuse-adrp-add", "fuse-aes",
      "fuse-literals", "predictable-select-expensive"], 0>;
def CPU_AArch64_A710
    : CPU_FeatureCase<"A710", 11, "a710", [
      "alu-lsl-fast", "cmp-bcc-fusion", "enable-select-opt", "fuse-adrp-add",
      "fuse-aes", "fuse-csel", "fuse-cset", "predictable-select-expensive",
      "use-postra-scheduler"], 0>;
def CPU_AArch64_A715
    : CPU_FeatureCase<"A715", 12, "a715", [
      "alu-lsl-fast", "cmp-bcc-fusion", "enable-select-opt", "fuse-adrp-add",
      "fuse-aes", "fuse-csel", "fuse-cset", "predictable-select-expensive",
      "use-postra-scheduler"], 0>;
def CPU_AArch64_A72
    : CPU_FeatureCase<"A72", 13, "a72", [
      "addr-lsl-slow-14", "enable-select-opt", "fuse-adrp-add", "fuse-aes",
      "fuse-literals", "predictable-select-expensive"], 0>;
def CPU_AArch64_A720
    : CPU_FeatureCase<"A720", 14, "a720", [
      "alu-lsl-fast", "cmp-bcc-fusion", "enable-select-opt", "fuse-adrp-add",
      "fuse-aes", "fuse-csel", "fuse-cset", "predictable-select-expensive",
      "use-postra-scheduler"], 0>;
def CPU_AArch64_A720AE
    : CPU_FeatureCase<"A720AE", 15, "a720ae", [
      "alu-lsl-fast", "cmp-bcc-fusion", "enable-select-opt", "fuse-adrp-add",
      "fuse-aes", "fuse-csel", "fuse-cset", "predictable-select-expensive",
      "use-postra-scheduler"], 0>;
def CPU_AArch64_A73
    : CPU_FeatureCase<"A73", 16, "a73", [
      "addr-lsl-slow-14", "enable-select-opt", "fuse-adrp-add", "fuse-aes",
      "predictable-select-expensive"], 0>;
def CPU_AArch64_A75
    : CPU_FeatureCase<"A75", 17, "a75", [
      "addr-lsl-slow-14", "enable-select-opt", "fuse-adrp-add", "fuse-aes",
      "predictable-select-expensive"], 0>;
def CPU_AArch64_A76
    : CPU_FeatureCase<"A76", 18, "a76", [
      "addr-lsl-slow-14", "alu-lsl-fast", "enable-select-opt", "fuse-adrp-add",
      "fuse-aes", "predictable-select-expensive"], 0>;
def CPU_AArch64_A77
    : CPU_FeatureCase<"A77", 19, "a77", [
      "addr-lsl-slow-14", "alu-lsl-fast", "cmp-bcc-fusion", "enable-select-opt",
      "fuse-adrp-add", "fuse-aes", "predictable-select-expensive"], 0>;
def CPU_AArch64_A78
    : CPU_FeatureCase<"A78", 20, "a78", [
      "addr-lsl-slow-14", "alu-lsl-fast", "cmp-bcc-fusion", "enable-select-opt",
      "fuse-adrp-add", "fuse-aes", "fuse-csel", "fuse-cset",
      "predictable-select-expensive", "use-postra-scheduler"], 0>;
def CPU_AArch64_A78AE
    : CPU_FeatureCase<"A78AE", 21, "a78ae", [
      "addr-lsl-slow-14", "alu-lsl-fast", "cmp-bcc-fusion", "enable-select-opt",
      "fuse-adrp-add", "fuse-aes", "fuse-csel", "fuse-cset",
      "predictable-select-expensive", "use-postra-scheduler"], 0>;
def CPU_AArch64_A78C
    : CPU_FeatureCase<"A78C", 22, "a78c", [
      "addr-lsl-slow-14", "alu-lsl-fast", "cmp-bcc-fusion", "enable-select-opt",
      "fuse-adrp-add", "fuse-aes", "fuse-csel", "fuse-cset",
      "predictable-select-expensive", "use-postra-scheduler"], 0>;
def CPU_AArch64_ADDR_LSL_SLOW_14
    : CPU_FeatureCase<"ADDR_LSL_SLOW_14", 23, "addr-lsl-slow-14", [], 0>;
def CPU_AArch64_AES
    : CPU_FeatureCase<"AES", 24, "aes", [
      "neon"]>;
def CPU_AArch64_AGGRESSIVE_FMA
    : CPU_FeatureCase<"AGGRESSIVE_FMA", 25, "aggressive-fma", [], 0>;
def CPU_AArch64_AGGRESSIVE_INTERLEAVING
    : CPU_FeatureCase<"AGGRESSIVE_INTERLEAVING", 26, "aggressive-interleaving", [], 0>;
def CPU_AArch64_ALTERNATE_SEXTLOAD_CVT_F32_PATTERN
    : CPU_FeatureCase<"ALTERNATE_SEXTLOAD_CVT_F32_PATTERN", 27, "alternate-sextload-cvt-f32-pattern", [], 0>;
def CPU_AArch64_ALTNZCV
    : CPU_FeatureCase<"ALTNZCV", 28, "altnzcv", [
      "flagm"]>;
def CPU_AArch64_ALU_LSL_FAST
    : CPU_FeatureCase<"ALU_LSL_FAST", 29, "alu-lsl-fast", [], 0>;
def CPU_AArch64_AM
    : CPU_FeatureCase<"AM", 30, "am", []>;
def CPU_AArch64_AMPERE1
    : CPU_FeatureCase<"AMPERE1", 31, "ampere1", [
      "aggressive-fma", "alu-lsl-fast", "arith-bcc-fusion", "cmp-bcc-fusion",
      "fuse-address", "fuse-adrp-add", "fuse-aes", "fuse-literals",
      "ldp-aligned-only", "max-interleave-factor-4", "store-pair-suppress",
      "stp-aligned-only", "use-postra-scheduler"], 0>;
def CPU_AArch64_AMPERE1A
    : CPU_FeatureCase<"AMPERE1A", 32, "ampere1a", [
      "aggressive-fma", "alu-lsl-fast", "arith-bcc-fusion", "cmp-bcc-fusion",
      "fuse-address", "fuse-addsub-2reg-const1", "fuse-adrp-add", "fuse-aes",
      "fuse-literals", "ldp-aligned-only", "max-interleave-factor-4",
      "store-pair-suppress", "stp-aligned-only", "use-postra-scheduler"], 0>;
def CPU_AArch64_AMPERE1B
    : CPU_FeatureCase<"AMPERE1B", 33, "ampere1b", [
      "aggressive-fma", "alu-lsl-fast", "arith-bcc-fusion", "cmp-bcc-fusion",
      "enable-select-opt", "fuse-address", "fuse-adrp-add", "fuse-aes",
      "fuse-literals", "ldp-aligned-only", "max-interleave-factor-4",
      "predictable-select-expensive", "store-pair-suppress", "stp-aligned-only",
      "use-postra-scheduler"], 0>;
def CPU_AArch64_AMPERE1C
    : CPU_FeatureCase<"AMPERE1C", 34, "ampere1c", [
      "aggressive-fma", "alu-lsl-fast", "arith-bcc-fusion", "cmp-bcc-fusion",
      "enable-select-opt", "fuse-address", "fuse-adrp-add", "fuse-aes",
      "fuse-literals", "max-interleave-factor-4",
      "predictable-select-expensive", "store-pair-suppress",
      "use-postra-scheduler"], 0>;
def CPU_AArch64_AMVS
    : CPU_FeatureCase<"AMVS", 35, "amvs", [
      "am"]>;
def CPU_AArch64_APPLE_A10
    : CPU_FeatureCase<"APPLE_A10", 36, "apple-a10", [
      "alternate-sextload-cvt-f32-pattern", "arith-bcc-fusion",
      "arith-cbz-fusion", "disable-latency-sched-heuristic", "fuse-aes",
      "fuse-crypto-eor", "no-zcz-fpr64", "store-pair-suppress", "zcm-fpr128",
      "zcm-gpr64", "zcz-fpr128", "zcz-gpr32", "zcz-gpr64"], 0>;
def CPU_AArch64_APPLE_A11
    : CPU_FeatureCase<"APPLE_A11", 37, "apple-a11", [
      "alternate-sextload-cvt-f32-pattern", "arith-bcc-fusion",
      "arith-cbz-fusion", "disable-latency-sched-heuristic", "fuse-aes",
      "fuse-crypto-eor", "no-zcz-fpr64", "store-pair-suppress", "zcm-fpr128",
      "zcm-gpr64", "zcz-fpr128", "zcz-gpr32", "zcz-gpr64"], 0>;
def CPU_AArch64_APPLE_A12
    : CPU_FeatureCase<"APPLE_A12", 38, "apple-a12", [
      "alternate-sextload-cvt-f32-pattern", "arith-bcc-fusion",
      "arith-cbz-fusion", "disable-latency-sched-heuristic", "fuse-aes",
      "fuse-crypto-eor", "no-zcz-fpr64", "store-pair-suppress", "zcm-fpr128",
      "zcm-gpr64", "zcz-fpr128", "zcz-gpr32", "zcz-gpr64"], 0>;
def CPU_AArch64_APPLE_A13
    : CPU_FeatureCase<"APPLE_A13", 39, "apple-a13", [
      "alternate-sextload-cvt-f32-pattern", "arith-bcc-fusion",
      "arith-cbz-fusion", "disable-latency-sched-heuristic", "fuse-aes",
      "fuse-crypto-eor", "no-zcz-fpr64", "store-pair-suppress", "zcm-fpr128",
      "zcm-gpr64", "zcz-fpr128", "zcz-gpr32", "zcz-gpr64"], 0>;
def CPU_AArch64_APPLE_A14
    : CPU_FeatureCase<"APPLE_A14", 40, "apple-a14", [
      "aggressive-fma", "alternate-sextload-cvt-f32-pattern",
      "arith-bcc-fusion", "arith-cbz-fusion", "disable-latency-sched-heuristic",
      "fuse-address", "fuse-aes", "fuse-arith-logic", "fuse-crypto-eor",
      "fuse-csel", "fuse-literals", "max-interleave-factor-4", "no-zcz-fpr64",
      "store-pair-suppress", "zcm-fpr128", "zcm-gpr64", "zcz-fpr128",
      "zcz-gpr32", "zcz-gpr64"], 0>;
def CPU_AArch64_APPLE_A15
    : CPU_FeatureCase<"APPLE_A15", 41, "apple-a15", [
      "alternate-sextload-cvt-f32-pattern", "arith-bcc-fusion",
      "arith-cbz-fusion", "disable-latency-sched-heuristic", "fuse-address",
      "fuse-adrp-add", "fuse-aes", "fuse-arith-logic", "fuse-crypto-eor",
      "fuse-csel", "fuse-literals", "max-interleave-factor-4", "no-zcz-fpr64",
      "store-pair-suppress", "zcm-fpr128", "zcm-gpr64", "zcz-fpr128",
      "zcz-gpr32", "zcz-gpr64"], 0>;
def CPU_AArch64_APPLE_A16
    : CPU_FeatureCase<"APPLE_A16", 42, "apple-a16", [
      "alternate-sextload-cvt-f32-pattern", "arith-bcc-fusion",
      "arith-cbz-fusion", "disable-latency-sched-heuristic", "fuse-address",
      "fuse-adrp-add", "fuse-aes", "fuse-arith-logic", "fuse-crypto-eor",
      "fuse-csel", "fuse-literals", "max-interleave-factor-4", "no-zcz-fpr64",
      "store-pair-suppress", "zcm-fpr128", "zcm-gpr64", "zcz-fpr128",
      "zcz-gpr32", "zcz-gpr64"], 0>;
def CPU_AArch64_APPLE_A17
    : CPU_FeatureCase<"APPLE_A17", 43, "apple-a17", [
      "alternate-sextload-cvt-f32-pattern", "arith-bcc-fusion",
      "arith-cbz-fusion", "disable-latency-sched-heuristic", "fuse-address",
      "fuse-adrp-add", "fuse-aes", "fuse-arith-logic", "fuse-crypto-eor",
      "fuse-csel", "fuse-literals", "max-interleave-factor-4", "no-zcz-fpr64",
      "store-pair-suppress", "zcm-fpr128", "zcm-gpr64", "zcz-fpr128",
      "zcz-gpr32", "zcz-gpr64"], 0>;
def CPU_AArch64_APPLE_A7
    : CPU_FeatureCase<"APPLE_A7", 44, "apple-a7", [
      "alternate-sextload-cvt-f32-pattern", "arith-bcc-fusion",
      "arith-cbz-fusion", "disable-latency-sched-heuristic", "fuse-aes",
      "fuse-crypto-eor", "no-zcz-fpr64", "store-pair-suppress", "zcm-fpr128",
      "zcm-gpr64", "zcz-fp-workaround", "zcz-fpr128", "zcz-gpr32", "zcz-gpr64"], 0>;
def CPU_AArch64_APPLE_M4
    : CPU_FeatureCase<"APPLE_M4", 45, "apple-m4", [
      "alternate-sextload-cvt-f32-pattern", "arith-bcc-fusion",
      "arith-cbz-fusion", "disable-latency-sched-heuristic", "fuse-address",
      "fuse-adrp-add", "fuse-aes", "fuse-arith-logic", "fuse-crypto-eor",
      "fuse-csel", "fuse-literals", "max-interleave-factor-4", "no-zcz-fpr64",
      "zcm-fpr128", "zcm-gpr64", "zcz-fpr128", "zcz-gpr32", "zcz-gpr64"], 0>;
def CPU_AArch64_APPLE_M5
    : CPU_FeatureCase<"APPLE_M5", 46, "apple-m5", [
      "alternate-sextload-cvt-f32-pattern", "arith-bcc-fusion",
      "arith-cbz-fusion", "disable-latency-sched-heuristic", "fuse-address",
      "fuse-adrp-add", "fuse-aes", "fuse-arith-logic", "fuse-crypto-eor",
      "fuse-csel", "fuse-literals", "max-interleave-factor-4", "no-zcz-fpr64",
      "zcm-fpr128", "zcm-gpr64", "zcz-fpr128", "zcz-gpr32", "zcz-gpr64"], 0>;
def CPU_AArch64_ARITH_BCC_FUSION
    : CPU_FeatureCase<"ARITH_BCC_FUSION", 47, "arith-bcc-fusion", [], 0>;
def CPU_AArch64_ARITH_CBZ_FUSION
    : CPU_FeatureCase<"ARITH_CBZ_FUSION", 48, "arith-cbz-fusion", [], 0>;
def CPU_AArch64_ASCEND_STORE_ADDRESS
    : CPU_FeatureCase<"ASCEND_STORE_ADDRESS", 49, "ascend-store-address", [], 0>;
def CPU_AArch64_AVOID_LDAPUR
    : CPU_FeatureCase<"AVOID_LDAPUR", 50, "avoid-ldapur", [], 0>;
def CPU_AArch64_BALANCE_FP_OPS
    : CPU_FeatureCase<"BALANCE_FP_OPS", 51, "balance-fp-ops", [], 0>;
def CPU_AArch64_BF16
    : CPU_FeatureCase<"BF16", 52, "bf16", [
      "neon"]>;
def CPU_AArch64_BRBE
    : CPU_FeatureCase<"BRBE", 53, "brbe", []>;
def CPU_AArch64_BTI
    : CPU_FeatureCase<"BTI", 54, "bti", []>;
def CPU_AArch64_BTIE
    : CPU_FeatureCase<"BTIE", 55, "btie", []>;
def CPU_AArch64_C1_NANO
    : CPU_FeatureCase<"C1_NANO", 56, "c1-nano", [
      "fuse-adrp-add", "fuse-aes", "use-fixed-over-scalable-if-equal-cost",
      "use-postra-scheduler", "use-wzr-to-vec-move"], 0>;
def CPU_AArch64_C1_PREMIUM
    : CPU_FeatureCase<"C1_PREMIUM", 57, "c1-premium", [
      "alu-lsl-fast", "avoid-ldapur", "enable-select-opt", "fuse-adrp-add",
      "fuse-aes", "fuse-csel", "fuse-cset", "predictable-select-expensive",
      "use-fixed-over-scalable-if-equal-cost", "use-postra-scheduler"], 0>;
def CPU_AArch64_C1_PRO
    : CPU_FeatureCase<"C1_PRO", 58, "c1-pro", [
      "alu-lsl-fast", "cmp-bcc-fusion", "enable-select-opt", "fuse-adrp-add",
      "fuse-aes", "fuse-csel", "fuse-cset", "predictable-select-expensive",
      "use-postra-scheduler"], 0>;
def CPU_AArch64_C1_ULTRA
    : CPU_FeatureCase<"C1_ULTRA", 59, "c1-ultra", [
      "alu-lsl-fast", "avoid-ldapur", "enable-select-opt", "fuse-adrp-add",
      "fuse-aes", "fuse-csel", "fuse-cset", "predictable-select-expensive",
      "use-fixed-over-scalable-if-equal-cost", "use-postra-scheduler"], 0>;
def CPU_AArch64_CALL_SAVED_X10
    : CPU_FeatureCase<"CALL_SAVED_X10", 60, "call-saved-x10", [], 0>;
def CPU_AArch64_CALL_SAVED_X11
    : CPU_FeatureCase<"CALL_SAVED_X11", 61, "call-saved-x11", [], 0>;
def CPU_AArch64_CALL_SAVED_X12
    : CPU_FeatureCase<"CALL_SAVED_X12", 62, "call-saved-x12", [], 0>;
def CPU_AArch64_CALL_SAVED_X13
    : CPU_FeatureCase<"CALL_SAVED_X13", 63, "call-saved-x13", [], 0>;
def CPU_AArch64_CALL_SAVED_X14
    : CPU_FeatureCase<"CALL_SAVED_X14", 64, "call-saved-x14", [], 0>;
def CPU_AArch64_CALL_SAVED_X15
    : CPU_FeatureCase<"CALL_SAVED_X15", 65, "call-saved-x15", [], 0>;
def CPU_AArch64_CALL_SAVED_X18
    : CPU_FeatureCase<"CALL_SAVED_X18", 66, "call-saved-x18", [], 0>;
def CPU_AArch64_CALL_SAVED_X8
    : CPU_FeatureCase<"CALL_SAVED_X8", 67, "call-saved-x8", [], 0>;
def CPU_AArch64_CALL_SAVED_X9
    : CPU_FeatureCase<"CALL_SAVED_X9", 68, "call-saved-x9", [], 0>;
def CPU_AArch64_CARMEL
    : CPU_FeatureCase<"CARMEL", 69, "carmel", [], 0>;
def CPU_AArch64_CCDP
    : CPU_FeatureCase<"CCDP", 70, "ccdp", [
      "ccpp"]>;
def CPU_AArch64_CCIDX
    : CPU_FeatureCase<"CCIDX", 71, "ccidx", []>;
def CPU_AArch64_CCPP
    : CPU_FeatureCase<"CCPP", 72, "ccpp", []>;
def CPU_AArch64_CHK
    : CPU_FeatureCase<"CHK", 73, "chk", []>;
def CPU_AArch64_CLRBHB
    : CPU_FeatureCase<"CLRBHB", 74, "clrbhb", []>;
def CPU_AArch64_CMH
    : CPU_FeatureCase<"CMH", 75, "cmh", []>;
def CPU_AArch64_CMP_BCC_FUSION
    : CPU_FeatureCase<"CMP_BCC_FUSION", 76, "cmp-bcc-fusion", [], 0>;
def CPU_AArch64_CMPBR
    : CPU_FeatureCase<"CMPBR", 77, "cmpbr", []>;
def CPU_AArch64_COMPLXNUM
    : CPU_FeatureCase<"COMPLXNUM", 78, "complxnum", [
      "neon"]>;
def CPU_AArch64_CORTEX_A725
    : CPU_FeatureCase<"CORTEX_A725", 79, "cortex-a725", [
      "alu-lsl-fast", "cmp-bcc-fusion", "enable-select-opt", "fuse-adrp-add",
      "fuse-aes", "fuse-csel", "fuse-cset", "predictable-select-expensive",
      "use-postra-scheduler"], 0>;
def CPU_AArch64_CORTEX_R82
    : CPU_FeatureCase<"CORTEX_R82", 80, "cortex-r82", [
      "use-postra-scheduler"], 0>;
def CPU_AArch64_CORTEX_R82AE
    : CPU_FeatureCase<"CORTEX_R82AE", 81, "cortex-r82ae", [
      "use-postra-scheduler"], 0>;
def CPU_AArch64_CORTEX_X1
    : CPU_FeatureCase<"CORTEX_X1", 82, "cortex-x1", [
      "addr-lsl-slow-14", "alu-lsl-fast", "cmp-bcc-fusion", "enable-select-opt",
      "fuse-adrp-add", "fuse-aes", "predictable-select-expensive",
      "use-postra-scheduler"], 0>;
def CPU_AArch64_CORTEX_X2
    : CPU_FeatureCase<"CORTEX_X2", 83, "cortex-x2", [
      "alu-lsl-fast", "cmp-bcc-fusion", "enable-select-opt", "fuse-adrp-add",
      "fuse-aes", "predictable-select-expensive",
      "use-fixed-over-scalable-if-equal-cost", "use-postra-scheduler"], 0>;
def CPU_AArch64_CORTEX_X3
    : CPU_FeatureCase<"CORTEX_X3", 84, "cortex-x3", [
      "alu-lsl-fast", "avoid-ldapur", "enable-select-opt", "fuse-adrp-add",
      "fuse-aes", "predictable-select-expensive",
      "use-fixed-over-scalable-if-equal-cost", "use-postra-scheduler"], 0>;
def CPU_AArch64_CORTEX_X4
    : CPU_FeatureCase<"CORTEX_X4", 85, "cortex-x4", [
      "alu-lsl-fast", "avoid-ldapur", "enable-select-opt", "fuse-adrp-add",
      "fuse-aes", "fuse-csel", "fuse-cset", "predictable-select-expensive",
      "use-fixed-over-scalable-if-equal-cost", "use-postra-scheduler"], 0>;
def CPU_AArch64_CORTEX_X925
    : CPU_FeatureCase<"CORTEX_X925", 86, "cortex-x925", [
      "alu-lsl-fast", "avoid-ldapur", "enable-select-opt", "fuse-adrp-add",
      "fuse-aes", "fuse-csel", "fuse-cset", "predictable-select-expensive",
      "use-fixed-over-scalable-if-equal-cost", "use-postra-scheduler"], 0>;
def CPU_AArch64_CPA
    : CPU_FeatureCase<"CPA", 87, "cpa", []>;
def CPU_AArch64_CRC
    : CPU_FeatureCase<"CRC", 88, "crc", []>;
def CPU_AArch64_CRYPTO
    : CPU_FeatureCase<"CRYPTO", 89, "crypto", [
      "aes", "neon", "sha2"]>;
def CPU_AArch64_CSSC
    : CPU_FeatureCase<"CSSC", 90, "cssc", []>;
def CPU_AArch64_D128
    : CPU_FeatureCase<"D128", 91, "d128", [
      "lse128"]>;
def CPU_AArch64_DISABLE_FAST_INC_VL
    : CPU_FeatureCase<"DISABLE_FAST_INC_VL", 92, "disable-fast-inc-vl", [], 0>;
def CPU_AArch64_DISABLE_LATENCY_SCHED_HEURISTIC
    : CPU_FeatureCase<"DISABLE_LATENCY_SCHED_HEURISTIC", 93, "disable-latency-sched-heuristic", [], 0>;
def CPU_AArch64_DISABLE_LDP
    : CPU_FeatureCase<"DISABLE_LDP", 94, "disable-ldp", [], 0>;
def CPU_AArch64_DISABLE_MAXIMIZE_SCALABLE_BANDWIDTH
    : CPU_FeatureCase<"DISABLE_MAXIMIZE_SCALABLE_BANDWIDTH", 95, "disable-maximize-scalable-bandwidth", [], 0>;
def CPU_AArch64_DISABLE_STP
    : CPU_FeatureCase<"DISABLE_STP", 96, "disable-stp", [], 0>;
def CPU_AArch64_DISABLE_UNPREDICATED_LD_ST_LOWER
    : CPU_FeatureCase<"DISABLE_UNPREDICATED_LD_ST_LOWER", 97, "disable-unpredicated-ld-st-lower", [], 0>;
def CPU_AArch64_DIT
    : CPU_FeatureCase<"DIT", 98, "dit", []>;
def CPU_AArch64_DOTPROD
    : CPU_FeatureCase<"DOTPROD", 99, "dotprod", [
      "neon"]>;
def CPU_AArch64_ECV
    : CPU_FeatureCase<"ECV", 100, "ecv", []>;
def CPU_AArch64_EL2VMSA
    : CPU_FeatureCase<"EL2VMSA", 101, "el2vmsa", [], 0>;
def CPU_AArch64_EL3
    : CPU_FeatureCase<"EL3", 102, "el3", [], 0>;
def CPU_AArch64_ENABLE_SELECT_OPT
    : CPU_FeatureCase<"ENABLE_SELECT_OPT", 103, "enable-select-opt", [], 0>;
def CPU_AArch64_ETE
    : CPU_FeatureCase<"ETE", 104, "ete", [
      "trbe"]>;
def CPU_AArch64_EXECUTE_ONLY
    : CPU_FeatureCase<"EXECUTE_ONLY", 105, "execute-only", [], 0>;
def CPU_AArch64_EXYNOS_CHEAP_AS_MOVE
    : CPU_FeatureCase<"EXYNOS_CHEAP_AS_MOVE", 106, "exynos-cheap-as-move", [], 0>;
def CPU_AArch64_EXYNOSM3
    : CPU_FeatureCase<"EXYNOSM3", 107, "exynosm3", [
      "alu-lsl-fast", "exynos-cheap-as-move", "force-32bit-jump-tables",
      "fuse-address", "fuse-adrp-add", "fuse-aes", "fuse-csel", "fuse-literals",
      "max-interleave-factor-4", "predictable-select-expensive",
      "store-pair-suppress", "use-postra-scheduler"], 0>;
def CPU_AArch64_EXYNOSM4
    : CPU_FeatureCase<"EXYNOSM4", 108, "exynosm4", [
      "alu-lsl-fast", "arith-bcc-fusion", "arith-cbz-fusion",
      "exynos-cheap-as-move", "force-32bit-jump-tables", "fuse-address",
      "fuse-adrp-add", "fuse-aes", "fuse-arith-logic", "fuse-csel",
      "fuse-literals", "max-interleave-factor-4", "store-pair-suppress",
      "use-postra-scheduler", "zcz-gpr32", "zcz-gpr64"], 0>;
def CPU_AArch64_F16F32DOT
    : CPU_FeatureCase<"F16F32DOT", 109, "f16f32dot", [
      "fullfp16", "neon"]>;
def CPU_AArch64_F16F32MM
    : CPU_FeatureCase<"F16F32MM", 110, "f16f32mm", [
      "fullfp16", "neon"]>;
def CPU_AArch64_F16MM
    : CPU_FeatureCase<"F16MM", 111, "f16mm", [
      "fullfp16", "neon"]>;
def CPU_AArch64_F32MM
    : CPU_FeatureCase<"F32MM", 112, "f32mm", [
      "sve"]>;
def CPU_AArch64_F64MM
    : CPU_FeatureCase<"F64MM", 113, "f64mm", [
      "sve"]>;
def CPU_AArch64_F8F16MM
    : CPU_FeatureCase<"F8F16MM", 114, "f8f16mm", [
      "fp8", "neon"]>;
def CPU_AArch64_F8F32MM
    : CPU_FeatureCase<"F8F32MM", 115, "f8f32mm", [
      "fp8", "neon"]>;
def CPU_AArch64_FALKOR
    : CPU_FeatureCase<"FALKOR", 116, "falkor", [
      "alu-lsl-fast", "max-interleave-factor-4", "predictable-select-expensive",
      "slow-strqro-store", "store-pair-suppress", "use-postra-scheduler",
      "zcz-gpr32", "zcz-gpr64"], 0>;
def CPU_AArch64_FAMINMAX
    : CPU_FeatureCase<"FAMINMAX", 117, "faminmax", [
      "neon"]>;
def CPU_AArch64_FGT
    : CPU_FeatureCase<"FGT", 118, "fgt", []>;
def CPU_AArch64_FIX_CORTEX_A53_835769
    : CPU_FeatureCase<"FIX_CORTEX_A53_835769", 119, "fix-cortex-a53-835769", [], 0>;
def CPU_AArch64_FLAGM
    : CPU_FeatureCase<"FLAGM", 120, "flagm", []>;
def CPU_AArch64_FMV
    : CPU_FeatureCase<"FMV", 121, "fmv", [], 0>;
def CPU_AArch64_FORCE_32BIT_JUMP_TABLES
    : CPU_FeatureCase<"FORCE_32BIT_JUMP_TABLES", 122, "force-32bit-jump-tables", [], 0>;
def CPU_AArch64_FP_ARMV8
    : CPU_FeatureCase<"FP_ARMV8", 123, "fp-armv8", []>;
def CPU_AArch64_FP16FML
    : CPU_FeatureCase<"FP16FML", 124, "fp16fml", [
      "fullfp16", "neon"]>;
def CPU_AArch64_FP8
    : CPU_FeatureCase<"FP8", 125, "fp8", [
      "neon"]>;
def CPU_AArch64_FP8DOT2
    : CPU_FeatureCase<"FP8DOT2", 126, "fp8dot2", [
      "fp8"]>;
def CPU_AArch64_FP8DOT4
    : CPU_FeatureCase<"FP8DOT4", 127, "fp8dot4", [
      "fp8"]>;
def CPU_AArch64_FP8FMA
    : CPU_FeatureCase<"FP8FMA", 128, "fp8fma", [
      "fp8"]>;
def CPU_AArch64_FPAC
    : CPU_FeatureCase<"FPAC", 129, "fpac", []>;
def CPU_AArch64_FPRCVT
    : CPU_FeatureCase<"FPRCVT", 130, "fprcvt", [
      "fp-armv8"]>;
def CPU_AArch64_FPTOINT
    : CPU_FeatureCase<"FPTOINT", 131, "fptoint", [
      "fp-armv8"]>;
def CPU_AArch64_FUJITSU_MONAKA
    : CPU_FeatureCase<"FUJITSU_MONAKA", 132, "fujitsu-monaka", [
      "arith-bcc-fusion", "enable-select-opt", "predictable-select-expensive",
      "use-postra-scheduler"], 0>;
def CPU_AArch64_FULLFP16
    : CPU_FeatureCase<"FULLFP16", 133, "fullfp16", [
      "fp-armv8"]>;
def CPU_AArch64_FUSE_ADDRESS
    : CPU_FeatureCase<"FUSE_ADDRESS", 134, "fuse-address", [], 0>;
def CPU_AArch64_FUSE_ADDSUB_2REG_CONST1
    : CPU_FeatureCase<"FUSE_ADDSUB_2REG_CONST1", 135, "fuse-addsub-2reg-const1", [], 0>;
def CPU_AArch64_FUSE_ADRP_ADD
    : CPU_FeatureCase<"FUSE_ADRP_ADD", 136, "fuse-adrp-add", [], 0>;
def CPU_AArch64_FUSE_AES
    : CPU_FeatureCase<"FUSE_AES", 137, "fuse-aes", [], 0>;
def CPU_AArch64_FUSE_ARITH_LOGIC
    : CPU_FeatureCase<"FUSE_ARITH_LOGIC", 138, "fuse-arith-logic", [], 0>;
def CPU_AArch64_FUSE_CRYPTO_EOR
    : CPU_FeatureCase<"FUSE_CRYPTO_EOR", 139, "fuse-crypto-eor", [], 0>;
def CPU_AArch64_FUSE_CSEL
    : CPU_FeatureCase<"FUSE_CSEL", 140, "fuse-csel", [], 0>;
def CPU_AArch64_FUSE_CSET
    : CPU_FeatureCase<"FUSE_CSET", 141, "fuse-cset", [], 0>;
def CPU_AArch64_FUSE_LITERALS
    : CPU_FeatureCase<"FUSE_LITERALS", 142, "fuse-literals", [], 0>;
def CPU_AArch64_GCIE
    : CPU_FeatureCase<"GCIE", 143, "gcie", []>;
def CPU_AArch64_GCS
    : CPU_FeatureCase<"GCS", 144, "gcs", [
      "chk"]>;
def CPU_AArch64_HARDEN_SLS_BLR
    : CPU_FeatureCase<"HARDEN_SLS_BLR", 145, "harden-sls-blr", [], 0>;
def CPU_AArch64_HARDEN_SLS_NOCOMDAT
    : CPU_FeatureCase<"HARDEN_SLS_NOCOMDAT", 146, "harden-sls-nocomdat", [], 0>;
def CPU_AArch64_HARDEN_SLS_RETBR
    : CPU_FeatureCase<"HARDEN_SLS_RETBR", 147, "harden-sls-retbr", [], 0>;
def CPU_AArch64_HBC
    : CPU_FeatureCase<"HBC", 148, "hbc", []>;
def CPU_AArch64_HCX
    : CPU_FeatureCase<"HCX", 149, "hcx", []>;
def CPU_AArch64_I8MM
    : CPU_FeatureCase<"I8MM", 150, "i8mm", [
      "neon"]>;
def CPU_AArch64_ITE
    : CPU_FeatureCase<"ITE", 151, "ite", [
      "ete", "trbe"]>;
def CPU_AArch64_JSCONV
    : CPU_FeatureCase<"JSCONV", 152, "jsconv", [
      "fp-armv8"]>;
def CPU_AArch64_KRYO
    : CPU_FeatureCase<"KRYO", 153, "kryo", [
      "alu-lsl-fast", "max-interleave-factor-4", "predictable-select-expensive",
      "store-pair-suppress", "use-postra-scheduler", "zcz-gpr32", "zcz-gpr64"], 0>;
def CPU_AArch64_LDP_ALIGNED_ONLY
    : CPU_FeatureCase<"LDP_ALIGNED_ONLY", 154, "ldp-aligned-only", [], 0>;
def CPU_AArch64_LOR
    : CPU_FeatureCase<"LOR", 155, "lor", []>;
def CPU_AArch64_LS64
    : CPU_FeatureCase<"LS64", 156, "ls64", []>;
def CPU_AArch64_LSCP
    : CPU_FeatureCase<"LSCP", 157, "lscp", []>;
def CPU_AArch64_LSE
    : CPU_FeatureCase<"LSE", 158, "lse", []>;
def CPU_AArch64_LSE128
    : CPU_FeatureCase<"LSE128", 159, "lse128", [
      "lse"]>;
def CPU_AArch64_LSE2
    : CPU_FeatureCase<"LSE2", 160, "lse2", []>;
def CPU_AArch64_LSFE
    : CPU_FeatureCase<"LSFE", 161, "lsfe", [
      "fp-armv8"]>;
def CPU_AArch64_LSUI
    : CPU_FeatureCase<"LSUI", 162, "lsui", []>;
def CPU_AArch64_LUT
    : CPU_FeatureCase<"LUT", 163, "lut", [
      "neon"]>;
def CPU_AArch64_MAX_INTERLEAVE_FACTOR_4
    : CPU_FeatureCase<"MAX_INTERLEAVE_FACTOR_4", 164, "max-interleave-factor-4", [], 0>;
def CPU_AArch64_MEC
    : CPU_FeatureCase<"MEC", 165, "mec", [
      "rme"]>;
def CPU_AArch64_MOPS
    : CPU_FeatureCase<"MOPS", 166, "mops", []>;
def CPU_AArch64_MOPS_GO
    : CPU_FeatureCase<"MOPS_GO", 167, "mops-go", [
      "mops", "mte"]>;
def CPU_AArch64_MPAM
    : CPU_FeatureCase<"MPAM", 168, "mpam", []>;
def CPU_AArch64_MPAMV2
    : CPU_FeatureCase<"MPAMV2", 169, "mpamv2", []>;
def CPU_AArch64_MTE
    : CPU_FeatureCase<"MTE", 170, "mte", []>;
def CPU_AArch64_MTETC
    : CPU_FeatureCase<"MTETC", 171, "mtetc", [
      "mte"]>;
def CPU_AArch64_NEON
    : CPU_FeatureCase<"NEON", 172, "neon", [
      "fp-armv8"]>;
def CPU_AArch64_NEOVERSE512TVB
    : CPU_FeatureCase<"NEOVERSE512TVB", 173, "neoverse512tvb", [
      "alu-lsl-fast", "enable-select-opt", "fuse-adrp-add", "fuse-aes",
      "max-interleave-factor-4", "predictable-select-expensive",
      "use-postra-scheduler"], 0>;
def CPU_AArch64_NEOVERSEE1
    : CPU_FeatureCase<"NEOVERSEE1", 174, "neoversee1", [
      "fuse-adrp-add", "fuse-aes", "use-postra-scheduler"], 0>;
def CPU_AArch64_NEOVERSEN1
    : CPU_FeatureCase<"NEOVERSEN1", 175, "neoversen1", [
      "addr-lsl-slow-14", "alu-lsl-fast", "enable-select-opt", "fuse-adrp-add",
      "fuse-aes", "predictable-select-expensive", "use-postra-scheduler"], 0>;
def CPU_AArch64_NEOVERSEN2
    : CPU_FeatureCase<"NEOVERSEN2", 176, "neoversen2", [
      "alu-lsl-fast", "disable-maximize-scalable-bandwidth",
      "enable-select-opt", "fuse-adrp-add", "fuse-aes", "fuse-csel",
      "fuse-cset", "predictable-select-expensive", "use-postra-scheduler"], 0>;
def CPU_AArch64_NEOVERSEN3
    : CPU_FeatureCase<"NEOVERSEN3", 177, "neoversen3", [
      "alu-lsl-fast", "enable-select-opt", "fuse-adrp-add", "fuse-aes",
      "fuse-csel", "fuse-cset", "predictable-select-expensive",
      "use-postra-scheduler"], 0>;
def CPU_AArch64_NEOVERSEV1
    : CPU_FeatureCase<"NEOVERSEV1", 178, "neoversev1", [
      "addr-lsl-slow-14", "alu-lsl-fast", "disable-maximize-scalable-bandwidth",
      "enable-select-opt", "fuse-adrp-add", "fuse-aes", "fuse-csel",
      "fuse-cset", "no-sve-fp-ld1r", "predictable-select-expensive",
      "use-postra-scheduler"], 0>;
def CPU_AArch64_NEOVERSEV2
    : CPU_FeatureCase<"NEOVERSEV2", 179, "neoversev2", [
      "alu-lsl-fast", "avoid-ldapur", "cmp-bcc-fusion",
      "disable-latency-sched-heuristic", "enable-select-opt", "fuse-adrp-add",
      "fuse-aes", "fuse-csel", "fuse-cset", "max-interleave-factor-4",
      "predictable-select-expensive", "use-fixed-over-scalable-if-equal-cost",
      "use-postra-scheduler"], 0>;
def CPU_AArch64_NEOVERSEV3
    : CPU_FeatureCase<"NEOVERSEV3", 180, "neoversev3", [
      "alu-lsl-fast", "avoid-ldapur", "enable-select-opt", "fuse-adrp-add",
      "fuse-aes", "fuse-csel", "fuse-cset", "max-interleave-factor-4",
      "predictable-select-expensive", "use-postra-scheduler"], 0>;
def CPU_AArch64_NEOVERSEV3AE
    : CPU_FeatureCase<"NEOVERSEV3AE", 181, "neoversev3AE", [
      "alu-lsl-fast", "avoid-ldapur", "enable-select-opt", "fuse-adrp-add",
      "fuse-aes", "fuse-csel", "fuse-cset", "max-interleave-factor-4",
      "predictable-select-expensive", "use-postra-scheduler"], 0>;
def CPU_AArch64_NMI
    : CPU_FeatureCase<"NMI", 182, "nmi", []>;
def CPU_AArch64_NO_BTI_AT_RETURN_TWICE
    : CPU_FeatureCase<"NO_BTI_AT_RETURN_TWICE", 183, "no-bti-at-return-twice", [], 0>;
def CPU_AArch64_NO_NEG_IMMEDIATES
    : CPU_FeatureCase<"NO_NEG_IMMEDIATES", 184, "no-neg-immediates", [], 0>;
def CPU_AArch64_NO_SVE_FP_LD1R
    : CPU_FeatureCase<"NO_SVE_FP_LD1R", 185, "no-sve-fp-ld1r", [], 0>;
def CPU_AArch64_NO_ZCZ_FPR64
    : CPU_FeatureCase<"NO_ZCZ_FPR64", 186, "no-zcz-fpr64", [], 0>;
def CPU_AArch64_NV
    : CPU_FeatureCase<"NV", 187, "nv", []>;
def CPU_AArch64_OCCMO
    : CPU_FeatureCase<"OCCMO", 188, "occmo", []>;
def CPU_AArch64_OLYMPUS
    : CPU_FeatureCase<"OLYMPUS", 189, "olympus", [
      "alu-lsl-fast", "cmp-bcc-fusion", "enable-select-opt", "fuse-adrp-add",
      "fuse-aes", "max-interleave-factor-4", "predictable-select-expensive",
      "use-fixed-over-scalable-if-equal-cost", "use-postra-scheduler"], 0>;
def CPU_AArch64_ORYON_1
    : CPU_FeatureCase<"ORYON_1", 190, "oryon-1", [
      "aes", "enable-select-opt", "fp-armv8", "fp16fml", "fullfp16",
      "fuse-address", "fuse-adrp-add", "fuse-aes", "fuse-crypto-eor",
      "max-interleave-factor-4", "neon", "perfmon", "sha2", "sha3", "sm4",
      "spe", "use-postra-scheduler", "v8.6a"], 0>;
def CPU_AArch64_OUTLINE_ATOMICS
    : CPU_FeatureCase<"OUTLINE_ATOMICS", 191, "outline-atomics", [], 0>;
def CPU_AArch64_PAN
    : CPU_FeatureCase<"PAN", 192, "pan", []>;
def CPU_AArch64_PAN_RWV
    : CPU_FeatureCase<"PAN_RWV", 193, "pan-rwv", [
      "pan"]>;
def CPU_AArch64_PAUTH
    : CPU_FeatureCase<"PAUTH", 194, "pauth", []>;
def CPU_AArch64_PAUTH_LR
    : CPU_FeatureCase<"PAUTH_LR", 195, "pauth-lr", []>;
def CPU_AArch64_PCDPHINT
    : CPU_FeatureCase<"PCDPHINT", 196, "pcdphint", []>;
def CPU_AArch64_PERFMON
    : CPU_FeatureCase<"PERFMON", 197, "perfmon", []>;
def CPU_AArch64_POE2
    : CPU_FeatureCase<"POE2", 198, "poe2", []>;
def CPU_AArch64_POPS
    : CPU_FeatureCase<"POPS", 199, "pops", []>;
def CPU_AArch64_PREDICTABLE_SELECT_EXPENSIVE
    : CPU_FeatureCase<"PREDICTABLE_SELECT_EXPENSIVE", 200, "predictable-select-expensive", [], 0>;
def CPU_AArch64_PREDRES
    : CPU_FeatureCase<"PREDRES", 201, "predres", []>;
def CPU_AArch64_PRFM_SLC_TARGET
    : CPU_FeatureCase<"PRFM_SLC_TARGET", 202, "prfm-slc-target", []>;
def CPU_AArch64_RAND
    : CPU_FeatureCase<"RAND", 203, "rand", []>;
def CPU_AArch64_RAS
    : CPU_FeatureCase<"RAS", 204, "ras", []>;
def CPU_AArch64_RASV2
    : CPU_FeatureCase<"RASV2", 205, "rasv2", [
      "ras"]>;
def CPU_AArch64_RCPC
    : CPU_FeatureCase<"RCPC", 206, "rcpc", []>;
def CPU_AArch64_RCPC_IMMO
    : CPU_FeatureCase<"RCPC_IMMO", 207, "rcpc-immo", [
      "rcpc"]>;
def CPU_AArch64_RCPC3
    : CPU_FeatureCase<"RCPC3", 208, "rcpc3", [
      "rcpc-immo"]>;
def CPU_AArch64_RDM
    : CPU_FeatureCase<"RDM", 209, "rdm", [
      "neon"]>;
def CPU_AArch64_RESERVE_LR_FOR_RA
    : CPU_FeatureCase<"RESERVE_LR_FOR_RA", 210, "reserve-lr-for-ra", [], 0>;
def CPU_AArch64_RESERVE_X1
    : CPU_FeatureCase<"RESERVE_X1", 211, "reserve-x1", [], 0>;
def CPU_AArch64_RESERVE_X10
    : CPU_FeatureCase<"RESERVE_X10", 212, "reserve-x10", [], 0>;
def CPU_AArch64_RESERVE_X11
    : CPU_FeatureCase<"RESERVE_X11", 213, "reserve-x11", [], 0>;
def CPU_AArch64_RESERVE_X12
    : CPU_FeatureCase<"RESERVE_X12", 214, "reserve-x12", [], 0>;
def CPU_AArch64_RESERVE_X13
    : CPU_FeatureCase<"RESERVE_X13", 215, "reserve-x13", [], 0>;
def CPU_AArch64_RESERVE_X14
    : CPU_FeatureCase<"RESERVE_X14", 216, "reserve-x14", [], 0>;
def CPU_AArch64_RESERVE_X15
    : CPU_FeatureCase<"RESERVE_X15", 217, "reserve-x15", [], 0>;
def CPU_AArch64_RESERVE_X18
    : CPU_FeatureCase<"RESERVE_X18", 218, "reserve-x18", [], 0>;
def CPU_AArch64_RESERVE_X2
    : CPU_FeatureCase<"RESERVE_X2", 219, "reserve-x2", [], 0>;
def CPU_AArch64_RESERVE_X20
    : CPU_FeatureCase<"RESERVE_X20", 220, "reserve-x20", [], 0>;
def CPU_AArch64_RESERVE_X21
    : CPU_FeatureCase<"RESERVE_X21", 221, "reserve-x21", [], 0>;
def CPU_AArch64_RESERVE_X22
    : CPU_FeatureCase<"RESERVE_X22", 222, "reserve-x22", [], 0>;
def CPU_AArch64_RESERVE_X23
    : CPU_FeatureCase<"RESERVE_X23", 223, "reserve-x23", [], 0>;
def CPU_AArch64_RESERVE_X24
    : CPU_FeatureCase<"RESERVE_X24", 224, "reserve-x24", [], 0>;
def CPU_AArch64_RESERVE_X25
    : CPU_FeatureCase<"RESERVE_X25", 225, "reserve-x25", [], 0>;
def CPU_AArch64_RESERVE_X26
    : CPU_FeatureCase<"RESERVE_X26", 226, "reserve-x26", [], 0>;
def CPU_AArch64_RESERVE_X27
    : CPU_FeatureCase<"RESERVE_X27", 227, "reserve-x27", [], 0>;
def CPU_AArch64_RESERVE_X28
    : CPU_FeatureCase<"RESERVE_X28", 228, "reserve-x28", [], 0>;
def CPU_AArch64_RESERVE_X3
    : CPU_FeatureCase<"RESERVE_X3", 229, "reserve-x3", [], 0>;
def CPU_AArch64_RESERVE_X4
    : CPU_FeatureCase<"RESERVE_X4", 230, "reserve-x4", [], 0>;
def CPU_AArch64_RESERVE_X5
    : CPU_FeatureCase<"RESERVE_X5", 231, "reserve-x5", [], 0>;
def CPU_AArch64_RESERVE_X6
    : CPU_FeatureCase<"RESERVE_X6", 232, "reserve-x6", [], 0>;
def CPU_AArch64_RESERVE_X7
    : CPU_FeatureCase<"RESERVE_X7", 233, "reserve-x7", [], 0>;
def CPU_AArch64_RESERVE_X9
    : CPU_FeatureCase<"RESERVE_X9", 234, "reserve-x9", [], 0>;
def CPU_AArch64_RME
    : CPU_FeatureCase<"RME", 235, "rme", []>;
def CPU_AArch64_SAPHIRA
    : CPU_FeatureCase<"SAPHIRA", 236, "saphira", [
      "alu-lsl-fast", "max-interleave-factor-4", "predictable-select-expensive",
      "store-pair-suppress", "use-postra-scheduler", "zcz-gpr32", "zcz-gpr64"], 0>;
def CPU_AArch64_SB
    : CPU_FeatureCase<"SB", 237, "sb", []>;
def CPU_AArch64_SEL2
    : CPU_FeatureCase<"SEL2", 238, "sel2", []>;
def CPU_AArch64_SHA2
    : CPU_FeatureCase<"SHA2", 239, "sha2", [
      "neon"]>;
def CPU_AArch64_SHA3
    : CPU_FeatureCase<"SHA3", 240, "sha3", [
      "neon", "sha2"]>;
def CPU_AArch64_SLOW_MISALIGNED_128STORE
    : CPU_FeatureCase<"SLOW_MISALIGNED_128STORE", 241, "slow-misaligned-128store", [], 0>;
def CPU_AArch64_SLOW_PAIRED_128
    : CPU_FeatureCase<"SLOW_PAIRED_128", 242, "slow-paired-128", [], 0>;
def CPU_AArch64_SLOW_STRQRO_STORE
    : CPU_FeatureCase<"SLOW_STRQRO_STORE", 243, "slow-strqro-store", [], 0>;
def CPU_AArch64_SM4
    : CPU_FeatureCase<"SM4", 244, "sm4", [
      "neon"]>;
def CPU_AArch64_SME
    : CPU_FeatureCase<"SME", 245, "sme", [
      "bf16", "fullfp16"]>;
def CPU_AArch64_SME_B16B16
    : CPU_FeatureCase<"SME_B16B16", 246, "sme-b16b16", [
      "sme2", "sve-b16b16"]>;
def CPU_AArch64_SME_F16F16
    : CPU_FeatureCase<"SME_F16F16", 247, "sme-f16f16", [
      "sme2"]>;
def CPU_AArch64_SME_F64F64
    : CPU_FeatureCase<"SME_F64F64", 248, "sme-f64f64", [
      "sme"]>;
def CPU_AArch64_SME_F8F16
    : CPU_FeatureCase<"SME_F8F16", 249, "sme-f8f16", [
      "fp8", "sme2"]>;
def CPU_AArch64_SME_F8F32
    : CPU_FeatureCase<"SME_F8F32", 250, "sme-f8f32", [
      "fp8", "sme2"]>;
def CPU_AArch64_SME_FA64
    : CPU_FeatureCase<"SME_FA64", 251, "sme-fa64", [
      "sme", "sve2"]>;
def CPU_AArch64_SME_I16I64
    : CPU_FeatureCase<"SME_I16I64", 252, "sme-i16i64", [
      "sme"]>;
def CPU_AArch64_SME_LUTV2
    : CPU_FeatureCase<"SME_LUTV2", 253, "sme-lutv2", [
      "sme2"]>;
def CPU_AArch64_SME_MOP4
    : CPU_FeatureCase<"SME_MOP4", 254, "sme-mop4", [
      "sme2"]>;
def CPU_AArch64_SME_TMOP
    : CPU_FeatureCase<"SME_TMOP", 255, "sme-tmop", [
      "sme2"]>;
def CPU_AArch64_SME2
    : CPU_FeatureCase<"SME2", 256, "sme2", [
      "sme"]>;
def CPU_AArch64_SME2P1
    : CPU_FeatureCase<"SME2P1", 257, "sme2p1", [
      "sme2"]>;
def CPU_AArch64_SME2P2
    : CPU_FeatureCase<"SME2P2", 258, "sme2p2", [
      "sme2p1"]>;
def CPU_AArch64_SME2P3
    : CPU_FeatureCase<"SME2P3", 259, "sme2p3", [
      "sme2p2"]>;
def CPU_AArch64_SPE
    : CPU_FeatureCase<"SPE", 260, "spe", []>;
def CPU_AArch64_SPE_EEF
    : CPU_FeatureCase<"SPE_EEF", 261, "spe-eef", []>;
def CPU_AArch64_SPECRES2
    : CPU_FeatureCase<"SPECRES2", 262, "specres2", [
      "predres"]>;
def CPU_AArch64_SPECRESTRICT
    : CPU_FeatureCase<"SPECRESTRICT", 263, "specrestrict", []>;
def CPU_AArch64_SSBS
    : CPU_FeatureCase<"SSBS", 264, "ssbs", []>;
def CPU_AArch64_SSVE_AES
    : CPU_FeatureCase<"SSVE_AES", 265, "ssve-aes", [
      "sme2", "sve-aes"]>;
def CPU_AArch64_SSVE_BITPERM
    : CPU_FeatureCase<"SSVE_BITPERM", 266, "ssve-bitperm", [
      "sme2", "sve-bitperm"]>;
def CPU_AArch64_SSVE_FEXPA
    : CPU_FeatureCase<"SSVE_FEXPA", 267, "ssve-fexpa", [
      "sme2"]>;
def CPU_AArch64_SSVE_FP8DOT2
    : CPU_FeatureCase<"SSVE_FP8DOT2", 268, "ssve-fp8dot2", [
      "fp8", "sme2"]>;
def CPU_AArch64_SSVE_FP8DOT4
    : CPU_FeatureCase<"SSVE_FP8DOT4", 269, "ssve-fp8dot4", [
      "fp8", "sme2"]>;
def CPU_AArch64_SSVE_FP8FMA
    : CPU_FeatureCase<"SSVE_FP8FMA", 270, "ssve-fp8fma", [
      "fp8", "sme2"]>;
def CPU_AArch64_STORE_PAIR_SUPPRESS
    : CPU_FeatureCase<"STORE_PAIR_SUPPRESS", 271, "store-pair-suppress", [], 0>;
def CPU_AArch64_STP_ALIGNED_ONLY
    : CPU_FeatureCase<"STP_ALIGNED_ONLY", 272, "stp-aligned-only", [], 0>;
def CPU_AArch64_STRICT_ALIGN
    : CPU_FeatureCase<"STRICT_ALIGN", 273, "strict-align", [], 0>;
def CPU_AArch64_SVE
    : CPU_FeatureCase<"SVE", 274, "sve", [
      "fullfp16"]>;
def CPU_AArch64_SVE_AES
    : CPU_FeatureCase<"SVE_AES", 275, "sve-aes", [
      "aes"]>;
def CPU_AArch64_SVE_AES2
    : CPU_FeatureCase<"SVE_AES2", 276, "sve-aes2", []>;
def CPU_AArch64_SVE_B16B16
    : CPU_FeatureCase<"SVE_B16B16", 277, "sve-b16b16", []>;
def CPU_AArch64_SVE_B16MM
    : CPU_FeatureCase<"SVE_B16MM", 278, "sve-b16mm", [
      "sve"]>;
def CPU_AArch64_SVE_BFSCALE
    : CPU_FeatureCase<"SVE_BFSCALE", 279, "sve-bfscale", []>;
def CPU_AArch64_SVE_BITPERM
    : CPU_FeatureCase<"SVE_BITPERM", 280, "sve-bitperm", []>;
def CPU_AArch64_SVE_F16F32MM
    : CPU_FeatureCase<"SVE_F16F32MM", 281, "sve-f16f32mm", [
      "sve"]>;
def CPU_AArch64_SVE_SHA3
    : CPU_FeatureCase<"SVE_SHA3", 282, "sve-sha3", [
      "sha3"]>;
def CPU_AArch64_SVE_SM4
    : CPU_FeatureCase<"SVE_SM4", 283, "sve-sm4", [
      "sm4"]>;
def CPU_AArch64_SVE2
    : CPU_FeatureCase<"SVE2", 284, "sve2", [
      "sve"]>;
def CPU_AArch64_SVE2_AES
    : CPU_FeatureCase<"SVE2_AES", 285, "sve2-aes", [
      "sve-aes", "sve2"]>;
def CPU_AArch64_SVE2_BITPERM
    : CPU_FeatureCase<"SVE2_BITPERM", 286, "sve2-bitperm", [
      "sve-bitperm", "sve2"]>;
def CPU_AArch64_SVE2_SHA3
    : CPU_FeatureCase<"SVE2_SHA3", 287, "sve2-sha3", [
      "sve-sha3", "sve2"]>;
def CPU_AArch64_SVE2_SM4
    : CPU_FeatureCase<"SVE2_SM4", 288, "sve2-sm4", [
      "sve-sm4", "sve2"]>;
def CPU_AArch64_SVE2P1
    : CPU_FeatureCase<"SVE2P1", 289, "sve2p1", [
      "sve2"]>;
def CPU_AArch64_SVE2P2
    : CPU_FeatureCase<"SVE2P2", 290, "sve2p2", [
      "sve2p1"]>;
def CPU_AArch64_SVE2P3
    : CPU_FeatureCase<"SVE2P3", 291, "sve2p3", [
      "sve2p2"]>;
def CPU_AArch64_TAGGED_GLOBALS
    : CPU_FeatureCase<"TAGGED_GLOBALS", 292, "tagged-globals", [], 0>;
def CPU_AArch64_TEV
    : CPU_FeatureCase<"TEV", 293, "tev", []>;
def CPU_AArch64_THE
    : CPU_FeatureCase<"THE", 294, "the", []>;
def CPU_AArch64_THUNDERX
    : CPU_FeatureCase<"THUNDERX", 295, "thunderx", [
      "predictable-select-expensive", "store-pair-suppress",
      "use-postra-scheduler"], 0>;
def CPU_AArch64_THUNDERX2T99
    : CPU_FeatureCase<"THUNDERX2T99", 296, "thunderx2t99", [
      "aggressive-fma", "arith-bcc-fusion", "max-interleave-factor-4",
      "predictable-select-expensive", "store-pair-suppress",
      "use-postra-scheduler"], 0>;
def CPU_AArch64_THUNDERX3T110
    : CPU_FeatureCase<"THUNDERX3T110", 297, "thunderx3t110", [
      "aggressive-fma", "arith-bcc-fusion", "balance-fp-ops",
      "max-interleave-factor-4", "predictable-select-expensive",
      "store-pair-suppress", "strict-align", "use-postra-scheduler"], 0>;
def CPU_AArch64_THUNDERXT81
    : CPU_FeatureCase<"THUNDERXT81", 298, "thunderxt81", [
      "predictable-select-expensive", "store-pair-suppress",
      "use-postra-scheduler"], 0>;
def CPU_AArch64_THUNDERXT83
    : CPU_FeatureCase<"THUNDERXT83", 299, "thunderxt83", [
      "predictable-select-expensive", "store-pair-suppress",
      "use-postra-scheduler"], 0>;
def CPU_AArch64_THUNDERXT88
    : CPU_FeatureCase<"THUNDERXT88", 300, "thunderxt88", [
      "predictable-select-expensive", "store-pair-suppress",
      "use-postra-scheduler"], 0>;
def CPU_AArch64_TLB_RMI
    : CPU_FeatureCase<"TLB_RMI", 301, "tlb-rmi", []>;
def CPU_AArch64_TLBID
    : CPU_FeatureCase<"TLBID", 302, "tlbid", []>;
def CPU_AArch64_TLBIW
    : CPU_FeatureCase<"TLBIW", 303, "tlbiw", []>;
def CPU_AArch64_TPIDR_EL1
    : CPU_FeatureCase<"TPIDR_EL1", 304, "tpidr-el1", [], 0>;
def CPU_AArch64_TPIDR_EL2
    : CPU_FeatureCase<"TPIDR_EL2", 305, "tpidr-el2", [], 0>;
def CPU_AArch64_TPIDR_EL3
    : CPU_FeatureCase<"TPIDR_EL3", 306, "tpidr-el3", [], 0>;
def CPU_AArch64_TPIDRRO_EL0
    : CPU_FeatureCase<"TPIDRRO_EL0", 307, "tpidrro-el0", [], 0>;
def CPU_AArch64_TRACEV8_4
    : CPU_FeatureCase<"TRACEV8_4", 308, "tracev8.4", []>;
def CPU_AArch64_TRBE
    : CPU_FeatureCase<"TRBE", 309, "trbe", []>;
def CPU_AArch64_TSV110
    : CPU_FeatureCase<"TSV110", 310, "tsv110", [
      "fuse-aes", "store-pair-suppress", "use-postra-scheduler"], 0>;
def CPU_AArch64_UAOPS
    : CPU_FeatureCase<"UAOPS", 311, "uaops", []>;
def CPU_AArch64_USE_EXPERIMENTAL_ZEROING_PSEUDOS
    : CPU_FeatureCase<"USE_EXPERIMENTAL_ZEROING_PSEUDOS", 312, "use-experimental-zeroing-pseudos", [], 0>;
def CPU_AArch64_USE_FIXED_OVER_SCALABLE_IF_EQUAL_COST
    : CPU_FeatureCase<"USE_FIXED_OVER_SCALABLE_IF_EQUAL_COST", 313, "use-fixed-over-scalable-if-equal-cost", [], 0>;
def CPU_AArch64_USE_POSTRA_SCHEDULER
    : CPU_FeatureCase<"USE_POSTRA_SCHEDULER", 314, "use-postra-scheduler", [], 0>;
def CPU_AArch64_USE_RECIPROCAL_SQUARE_ROOT
    : CPU_FeatureCase<"USE_RECIPROCAL_SQUARE_ROOT", 315, "use-reciprocal-square-root", [], 0>;
def CPU_AArch64_USE_WZR_TO_VEC_MOVE
    : CPU_FeatureCase<"USE_WZR_TO_VEC_MOVE", 316, "use-wzr-to-vec-move", [], 0>;
def CPU_AArch64_V8_1A
    : CPU_FeatureCase<"V8_1A", 317, "v8.1a", [
      "crc", "lor", "lse", "pan", "rdm", "v8a", "vh"], 0>;
def CPU_AArch64_V8_2A
    : CPU_FeatureCase<"V8_2A", 318, "v8.2a", [
      "ccpp", "pan-rwv", "ras", "uaops", "v8.1a"], 0>;
def CPU_AArch64_V8_3A
    : CPU_FeatureCase<"V8_3A", 319, "v8.3a", [
      "complxnum", "jsconv", "pauth", "rcpc", "v8.2a"], 0>;
def CPU_AArch64_V8_4A
    : CPU_FeatureCase<"V8_4A", 320, "v8.4a", [
      "am", "dit", "dotprod", "flagm", "lse2", "mpam", "nv", "rcpc-immo",
      "sel2", "tlb-rmi", "tracev8.4", "v8.3a"], 0>;
def CPU_AArch64_V8_5A
    : CPU_FeatureCase<"V8_5A", 321, "v8.5a", [
      "altnzcv", "bti", "ccdp", "fptoint", "predres", "sb", "specrestrict",
      "v8.4a"], 0>;
def CPU_AArch64_V8_6A
    : CPU_FeatureCase<"V8_6A", 322, "v8.6a", [
      "amvs", "bf16", "ecv", "fgt", "i8mm", "v8.5a"], 0>;
def CPU_AArch64_V8_7A
    : CPU_FeatureCase<"V8_7A", 323, "v8.7a", [
      "hcx", "v8.6a", "wfxt", "xs"], 0>;
def CPU_AArch64_V8_8A
    : CPU_FeatureCase<"V8_8A", 324, "v8.8a", [
      "hbc", "mops", "nmi", "v8.7a"], 0>;
def CPU_AArch64_V8_9A
    : CPU_FeatureCase<"V8_9A", 325, "v8.9a", [
      "chk", "clrbhb", "cssc", "prfm-slc-target", "rasv2", "specres2", "v8.8a"], 0>;
def CPU_AArch64_V8A
    : CPU_FeatureCase<"V8A", 326, "v8a", [
      "el2vmsa", "el3"], 0>;
def CPU_AArch64_V8R
    : CPU_FeatureCase<"V8R", 327, "v8r", [
      "CONTEXTIDREL2", "ccpp", "crc", "dit", "flagm", "lse", "pan", "pan-rwv",
      "pauth", "ras", "rcpc", "rcpc-immo", "sel2", "specrestrict", "tlb-rmi",
      "tracev8.4", "uaops"], 0>;
def CPU_AArch64_V9_1A
    : CPU_FeatureCase<"V9_1A", 328, "v9.1a", [
      "v8.6a", "v9a"], 0>;
def CPU_AArch64_V9_2A
    : CPU_FeatureCase<"V9_2A", 329, "v9.2a", [
      "v8.7a", "v9.1a"], 0>;
def CPU_AArch64_V9_3A
    : CPU_FeatureCase<"V9_3A", 330, "v9.3a", [
      "v8.8a", "v9.2a"], 0>;
def CPU_AArch64_V9_4A
    : CPU_FeatureCase<"V9_4A", 331, "v9.4a", [
      "v8.9a", "v9.3a"], 0>;
def CPU_AArch64_V9_5A
    : CPU_FeatureCase<"V9_5A", 332, "v9.5a", [
      "cpa", "v9.4a"], 0>;
def CPU_AArch64_V9_6A
    : CPU_FeatureCase<"V9_6A", 333, "v9.6a", [
      "cmpbr", "lsui", "occmo", "v9.5a"], 0>;
def CPU_AArch64_V9_7A
    : CPU_FeatureCase<"V9_7A", 334, "v9.7a", [
      "f16f32dot", "fprcvt", "sve2p3", "v9.6a"], 0>;
def CPU_AArch64_V9A
    : CPU_FeatureCase<"V9A", 335, "v9a", [
      "v8.5a"], 0>;
def CPU_AArch64_VH
    : CPU_FeatureCase<"VH", 336, "vh", [
      "CONTEXTIDREL2"]>;
def CPU_AArch64_WFXT
    : CPU_FeatureCase<"WFXT", 337, "wfxt", []>;
def CPU_AArch64_XS
    : CPU_FeatureCase<"XS", 338, "xs", []>;
def CPU_AArch64_ZCM_FPR128
    : CPU_FeatureCase<"ZCM_FPR128", 339, "zcm-fpr128", [], 0>;
def CPU_AArch64_ZCM_FPR32
    : CPU_FeatureCase<"ZCM_FPR32", 340, "zcm-fpr32", [], 0>;
def CPU_AArch64_ZCM_FPR64
    : CPU_FeatureCase<"ZCM_FPR64", 341, "zcm-fpr64", [], 0>;
def CPU_AArch64_ZCM_GPR32
    : CPU_FeatureCase<"ZCM_GPR32", 342, "zcm-gpr32", [], 0>;
def CPU_AArch64_ZCM_GPR64
    : CPU_FeatureCase<"ZCM_GPR64", 343, "zcm-gpr64", [], 0>;
def CPU_AArch64_ZCZ_FP_WORKAROUND
    : CPU_FeatureCase<"ZCZ_FP_WORKAROUND", 344, "zcz-fp-workaround", [], 0>;
def CPU_AArch64_ZCZ_FPR128
    : CPU_FeatureCase<"ZCZ_FPR128", 345, "zcz-fpr128", [], 0>;
def CPU_AArch64_ZCZ_GPR32
    : CPU_FeatureCase<"ZCZ_GPR32", 346, "zcz-gpr32", [], 0>;
def CPU_AArch64_ZCZ_GPR64
    : CPU_FeatureCase<"ZCZ_GPR64", 347, "zcz-gpr64", [], 0>;

defvar CPU_AArch64_Features = [
  CPU_AArch64_CONTEXTIDREL2, CPU_AArch64_A320, CPU_AArch64_A35,
  CPU_AArch64_A510, CPU_AArch64_A520, CPU_AArch64_A520AE, CPU_AArch64_A53,
  CPU_AArch64_A55, CPU_AArch64_A57, CPU_AArch64_A64FX, CPU_AArch64_A65,
  CPU_AArch64_A710, CPU_AArch64_A715, CPU_AArch64_A72, CPU_AArch64_A720,
  CPU_AArch64_A720AE, CPU_AArch64_A73, CPU_AArch64_A75, CPU_AArch64_A76,
  CPU_AArch64_A77, CPU_AArch64_A78, CPU_AArch64_A78AE, CPU_AArch64_A78C,
  CPU_AArch64_ADDR_LSL_SLOW_14, CPU_AArch64_AES, CPU_AArch64_AGGRESSIVE_FMA,
  CPU_AArch64_AGGRESSIVE_INTERLEAVING,
  CPU_AArch64_ALTERNATE_SEXTLOAD_CVT_F32_PATTERN, CPU_AArch64_ALTNZCV,
  CPU_AArch64_ALU_LSL_FAST, CPU_AArch64_AM, CPU_AArch64_AMPERE1,
  CPU_AArch64_AMPERE1A, CPU_AArch64_AMPERE1B, CPU_AArch64_AMPERE1C,
  CPU_AArch64_AMVS, CPU_AArch64_APPLE_A10, CPU_AArch64_APPLE_A11,
  CPU_AArch64_APPLE_A12, CPU_AArch64_APPLE_A13, CPU_AArch64_APPLE_A14,
  CPU_AArch64_APPLE_A15, CPU_AArch64_APPLE_A16, CPU_AArch64_APPLE_A17,
  CPU_AArch64_APPLE_A7, CPU_AArch64_APPLE_M4, CPU_AArch64_APPLE_M5,
  CPU_AArch64_ARITH_BCC_FUSION, CPU_AArch64_ARITH_CBZ_FUSION,
  CPU_AArch64_ASCEND_STORE_ADDRESS, CPU_AArch64_AVOID_LDAPUR,
  CPU_AArch64_BALANCE_FP_OPS, CPU_AArch64_BF16, CPU_AArch64_BRBE,
  CPU_AArch64_BTI, CPU_AArch64_BTIE, CPU_AArch64_C1_NANO,
  CPU_AArch64_C1_PREMIUM, CPU_AArch64_C1_PRO, CPU_AArch64_C1_ULTRA,
  CPU_AArch64_CALL_SAVED_X10, CPU_AArch64_CALL_SAVED_X11,
  CPU_AArch64_CALL_SAVED_X12, CPU_AArch64_CALL_SAVED_X13,
  CPU_AArch64_CALL_SAVED_X14, CPU_AArch64_CALL_SAVED_X15,
  CPU_AArch64_CALL_SAVED_X18, CPU_AArch64_CALL_SAVED_X8,
  CPU_AArch64_CALL_SAVED_X9, CPU_AArch64_CARMEL, CPU_AArch64_CCDP,
  CPU_AArch64_CCIDX, CPU_AArch64_CCPP, CPU_AArch64_CHK, CPU_AArch64_CLRBHB,
  CPU_AArch64_CMH, CPU_AArch64_CMP_BCC_FUSION, CPU_AArch64_CMPBR,
  CPU_AArch64_COMPLXNUM, CPU_AArch64_CORTEX_A725, CPU_AArch64_CORTEX_R82,
  CPU_AArch64_CORTEX_R82AE, CPU_AArch64_CORTEX_X1, CPU_AArch64_CORTEX_X2,
  CPU_AArch64_CORTEX_X3, CPU_AArch64_CORTEX_X4, CPU_AArch64_CORTEX_X925,
  CPU_AArch64_CPA, CPU_AArch64_CRC, CPU_AArch64_CRYPTO, CPU_AArch64_CSSC,
  CPU_AArch64_D128, CPU_AArch64_DISABLE_FAST_INC_VL,
  CPU_AArch64_DISABLE_LATENCY_SCHED_HEURISTIC, CPU_AArch64_DISABLE_LDP,
  CPU_AArch64_DISABLE_MAXIMIZE_SCALABLE_BANDWIDTH, CPU_AArch64_DISABLE_STP,
  CPU_AArch64_DISABLE_UNPREDICATED_LD_ST_LOWER, CPU_AArch64_DIT,
  CPU_AArch64_DOTPROD, CPU_AArch64_ECV, CPU_AArch64_EL2VMSA, CPU_AArch64_EL3,
  CPU_AArch64_ENABLE_SELECT_OPT, CPU_AArch64_ETE, CPU_AArch64_EXECUTE_ONLY,
  CPU_AArch64_EXYNOS_CHEAP_AS_MOVE, CPU_AArch64_EXYNOSM3, CPU_AArch64_EXYNOSM4,
  CPU_AArch64_F16F32DOT, CPU_AArch64_F16F32MM, CPU_AArch64_F16MM,
  CPU_AArch64_F32MM, CPU_AArch64_F64MM, CPU_AArch64_F8F16MM,
  CPU_AArch64_F8F32MM, CPU_AArch64_FALKOR, CPU_AArch64_FAMINMAX,
  CPU_AArch64_FGT, CPU_AArch64_FIX_CORTEX_A53_835769, CPU_AArch64_FLAGM,
  CPU_AArch64_FMV, CPU_AArch64_FORCE_32BIT_JUMP_TABLES, CPU_AArch64_FP_ARMV8,
  CPU_AArch64_FP16FML, CPU_AArch64_FP8, CPU_AArch64_FP8DOT2,
  CPU_AArch64_FP8DOT4, CPU_AArch64_FP8FMA, CPU_AArch64_FPAC, CPU_AArch64_FPRCVT,
  CPU_AArch64_FPTOINT, CPU_AArch64_FUJITSU_MONAKA, CPU_AArch64_FULLFP16,
  CPU_AArch64_FUSE_ADDRESS, CPU_AArch64_FUSE_ADDSUB_2REG_CONST1,
  CPU_AArch64_FUSE_ADRP_ADD, CPU_AArch64_FUSE_AES, CPU_AArch64_FUSE_ARITH_LOGIC,
  CPU_AArch64_FUSE_CRYPTO_EOR, CPU_AArch64_FUSE_CSEL, CPU_AArch64_FUSE_CSET,
  CPU_AArch64_FUSE_LITERALS, CPU_AArch64_GCIE, CPU_AArch64_GCS,
  CPU_AArch64_HARDEN_SLS_BLR, CPU_AArch64_HARDEN_SLS_NOCOMDAT,
  CPU_AArch64_HARDEN_SLS_RETBR, CPU_AArch64_HBC, CPU_AArch64_HCX,
  CPU_AArch64_I8MM, CPU_AArch64_ITE, CPU_AArch64_JSCONV, CPU_AArch64_KRYO,
  CPU_AArch64_LDP_ALIGNED_ONLY, CPU_AArch64_LOR, CPU_AArch64_LS64,
  CPU_AArch64_LSCP, CPU_AArch64_LSE, CPU_AArch64_LSE128, CPU_AArch64_LSE2,
  CPU_AArch64_LSFE, CPU_AArch64_LSUI, CPU_AArch64_LUT,
  CPU_AArch64_MAX_INTERLEAVE_FACTOR_4, CPU_AArch64_MEC, CPU_AArch64_MOPS,
  CPU_AArch64_MOPS_GO, CPU_AArch64_MPAM, CPU_AArch64_MPAMV2, CPU_AArch64_MTE,
  CPU_AArch64_MTETC, CPU_AArch64_NEON, CPU_AArch64_NEOVERSE512TVB,
  CPU_AArch64_NEOVERSEE1, CPU_AArch64_NEOVERSEN1, CPU_AArch64_NEOVERSEN2,
  CPU_AArch64_NEOVERSEN3, CPU_AArch64_NEOVERSEV1, CPU_AArch64_NEOVERSEV2,
  CPU_AArch64_NEOVERSEV3, CPU_AArch64_NEOVERSEV3AE, CPU_AArch64_NMI,
  CPU_AArch64_NO_BTI_AT_RETURN_TWICE, CPU_AArch64_NO_NEG_IMMEDIATES,
  CPU_AArch64_NO_SVE_FP_LD1R, CPU_AArch64_NO_ZCZ_FPR64, CPU_AArch64_NV,
  CPU_AArch64_OCCMO, CPU_AArch64_OLYMPUS, CPU_AArch64_ORYON_1,
  CPU_AArch64_OUTLINE_ATOMICS, CPU_AArch64_PAN, CPU_AArch64_PAN_RWV,
  CPU_AArch64_PAUTH, CPU_AArch64_PAUTH_LR, CPU_AArch64_PCDPHINT,
  CPU_AArch64_PERFMON, CPU_AArch64_POE2, CPU_AArch64_POPS,
  CPU_AArch64_PREDICTABLE_SELECT_EXPENSIVE, CPU_AArch64_PREDRES,
  CPU_AArch64_PRFM_SLC_TARGET, CPU_AArch64_RAND, CPU_AArch64_RAS,
  CPU_AArch64_RASV2, CPU_AArch64_RCPC, CPU_AArch64_RCPC_IMMO, CPU_AArch64_RCPC3,
  CPU_AArch64_RDM, CPU_AArch64_RESERVE_LR_FOR_RA, CPU_AArch64_RESERVE_X1,
  CPU_AArch64_RESERVE_X10, CPU_AArch64_RESERVE_X11, CPU_AArch64_RESERVE_X12,
  CPU_AArch64_RESERVE_X13, CPU_AArch64_RESERVE_X14, CPU_AArch64_RESERVE_X15,
  CPU_AArch64_RESERVE_X18, CPU_AArch64_RESERVE_X2, CPU_AArch64_RESERVE_X20,
  CPU_AArch64_RESERVE_X21, CPU_AArch64_RESERVE_X22, CPU_AArch64_RESERVE_X23,
  CPU_AArch64_RESERVE_X24, CPU_AArch64_RESERVE_X25, CPU_AArch64_RESERVE_X26,
  CPU_AArch64_RESERVE_X27, CPU_AArch64_RESERVE_X28, CPU_AArch64_RESERVE_X3,
  CPU_AArch64_RESERVE_X4, CPU_AArch64_RESERVE_X5, CPU_AArch64_RESERVE_X6,
  CPU_AArch64_RESERVE_X7, CPU_AArch64_RESERVE_X9, CPU_AArch64_RME,
  CPU_AArch64_SAPHIRA, CPU_AArch64_SB, CPU_AArch64_SEL2, CPU_AArch64_SHA2,
  CPU_AArch64_SHA3, CPU_AArch64_SLOW_MISALIGNED_128STORE,
  CPU_AArch64_SLOW_PAIRED_128, CPU_AArch64_SLOW_STRQRO_STORE, CPU_AArch64_SM4,
  CPU_AArch64_SME, CPU_AArch64_SME_B16B16, CPU_AArch64_SME_F16F16,
  CPU_AArch64_SME_F64F64, CPU_AArch64_SME_F8F16, CPU_AArch64_SME_F8F32,
  CPU_AArch64_SME_FA64, CPU_AArch64_SME_I16I64, CPU_AArch64_SME_LUTV2,
  CPU_AArch64_SME_MOP4, CPU_AArch64_SME_TMOP, CPU_AArch64_SME2,
  CPU_AArch64_SME2P1, CPU_AArch64_SME2P2, CPU_AArch64_SME2P3, CPU_AArch64_SPE,
  CPU_AArch64_SPE_EEF, CPU_AArch64_SPECRES2, CPU_AArch64_SPECRESTRICT,
  CPU_AArch64_SSBS, CPU_AArch64_SSVE_AES, CPU_AArch64_SSVE_BITPERM,
  CPU_AArch64_SSVE_FEXPA, CPU_AArch64_SSVE_FP8DOT2, CPU_AArch64_SSVE_FP8DOT4,
  CPU_AArch64_SSVE_FP8FMA, CPU_AArch64_STORE_PAIR_SUPPRESS,
  CPU_AArch64_STP_ALIGNED_ONLY, CPU_AArch64_STRICT_ALIGN, CPU_AArch64_SVE,
  CPU_AArch64_SVE_AES, CPU_AArch64_SVE_AES2, CPU_AArch64_SVE_B16B16,
  CPU_AArch64_SVE_B16MM, CPU_AArch64_SVE_BFSCALE, CPU_AArch64_SVE_BITPERM,
  CPU_AArch64_SVE_F16F32MM, CPU_AArch64_SVE_SHA3, CPU_AArch64_SVE_SM4,
  CPU_AArch64_SVE2, CPU_AArch64_SVE2_AES, CPU_AArch64_SVE2_BITPERM,
  CPU_AArch64_SVE2_SHA3, CPU_AArch64_SVE2_SM4, CPU_AArch64_SVE2P1,
  CPU_AArch64_SVE2P2, CPU_AArch64_SVE2P3, CPU_AArch64_TAGGED_GLOBALS,
  CPU_AArch64_TEV, CPU_AArch64_THE, CPU_AArch64_THUNDERX,
  CPU_AArch64_THUNDERX2T99, CPU_AArch64_THUNDERX3T110, CPU_AArch64_THUNDERXT81,
  CPU_AArch64_THUNDERXT83, CPU_AArch64_THUNDERXT88, CPU_AArch64_TLB_RMI,
  CPU_AArch64_TLBID, CPU_AArch64_TLBIW, CPU_AArch64_TPIDR_EL1,
  CPU_AArch64_TPIDR_EL2, CPU_AArch64_TPIDR_EL3, CPU_AArch64_TPIDRRO_EL0,
  CPU_AArch64_TRACEV8_4, CPU_AArch64_TRBE, CPU_AArch64_TSV110,
  CPU_AArch64_UAOPS, CPU_AArch64_USE_EXPERIMENTAL_ZEROING_PSEUDOS,
  CPU_AArch64_USE_FIXED_OVER_SCALABLE_IF_EQUAL_COST,
  CPU_AArch64_USE_POSTRA_SCHEDULER, CPU_AArch64_USE_RECIPROCAL_SQUARE_ROOT,
  CPU_AArch64_USE_WZR_TO_VEC_MOVE, CPU_AArch64_V8_1A, CPU_AArch64_V8_2A,
  CPU_AArch64_V8_3A, CPU_AArch64_V8_4A, CPU_AArch64_V8_5A, CPU_AArch64_V8_6A,
  CPU_AArch64_V8_7A, CPU_AArch64_V8_8A, CPU_AArch64_V8_9A, CPU_AArch64_V8A,
  CPU_AArch64_V8R, CPU_AArch64_V9_1A, CPU_AArch64_V9_2A, CPU_AArch64_V9_3A,
  CPU_AArch64_V9_4A, CPU_AArch64_V9_5A, CPU_AArch64_V9_6A, CPU_AArch64_V9_7A,
  CPU_AArch64_V9A, CPU_AArch64_VH, CPU_AArch64_WFXT, CPU_AArch64_XS,
  CPU_AArch64_ZCM_FPR128, CPU_AArch64_ZCM_FPR32, CPU_AArch64_ZCM_FPR64,
  CPU_AArch64_ZCM_GPR32, CPU_AArch64_ZCM_GPR64, CPU_AArch64_ZCZ_FP_WORKAROUND,
  CPU_AArch64_ZCZ_FPR128, CPU_AArch64_ZCZ_GPR32, CPU_AArch64_ZCZ_GPR64
];
def CPU_AArch64_FeatureAttr
    : I32EnumAttr<"AArch64Feature", "features of AArch64 CPUs, as LLVM calls them",
                  CPU_AArch64_Features> {
  let cppNamespace = "::mlir::cpu";
  let genSpecializedAttr = 0;
}

def : CPU_Processor<"armv8-a", CPU_Arch_AArch64, "aarch64", 0,
  "code for armv8-a", [], [
  "neon", "v8a"]>;

def : CPU_Processor<"armv8-r", CPU_Arch_AArch64, "aarch64:r", 1,
  "code for armv8-r", [], [
  "ccidx", "complxnum", "dotprod", "fp16fml", "jsconv", "rdm", "sb", "ssbs",
  "v8r"]>;

def : CPU_Processor<"armv8.1-a", CPU_Arch_AArch64, "aarch64", 2,
  "code for armv8.1-a", [], [
  "v8.1a"]>;

def : CPU_Processor<"armv8.2-a", CPU_Arch_AArch64, "aarch64", 3,
  "code for armv8.2-a", [], [
  "v8.2a"]>;

def : CPU_Processor<"armv8.3-a", CPU_Arch_AArch64, "aarch64", 4,
  "code for armv8.3-a", [], [
  "ccidx", "v8.3a"]>;

def : CPU_Processor<"armv8.4-a", CPU_Arch_AArch64, "aarch64", 5,
  "code for armv8.4-a", [], [
  "ccidx", "v8.4a"]>;

def : CPU_Processor<"armv8.5-a", CPU_Arch_AArch64, "aarch64", 6,
  "code for armv8.5-a", [], [
  "ccidx", "ssbs", "v8.5a"]>;

def : CPU_Processor<"armv8.6-a", CPU_Arch_AArch64, "aarch64", 7,
  "code for armv8.6-a", [], [
  "ccidx", "ssbs", "v8.6a"]>;

def : CPU_Processor<"armv8.7-a", CPU_Arch_AArch64, "aarch64", 8,
  "code for armv8.7-a", [], [
  "ccidx", "spe-eef", "ssbs", "v8.7a"]>;

def : CPU_Processor<"armv8.8-a", CPU_Arch_AArch64, "aarch64", 9,
  "code for armv8.8-a", [], [
  "ccidx", "spe-eef", "ssbs", "v8.8a"]>;

def : CPU_Processor<"armv8.9-a", CPU_Arch_AArch64, "aarch64", 10,
  "code for armv8.9-a", [], [
  "ccidx", "spe-eef", "ssbs", "v8.9a"]>;

def : CPU_Processor<"armv9-a", CPU_Arch_AArch64, "aarch64", 11,
  "code for armv9-a", [], [
  "ccidx", "ssbs", "sve2", "v9a"]>;

def : CPU_Processor<"armv9.1-a", CPU_Arch_AArch64, "aarch64", 12,
  "code for armv9.1-a", [], [
  "ccidx", "rme", "ssbs", "sve2", "v9.1a"]>;

def : CPU_Processor<"armv9.2-a", CPU_Arch_AArch64, "aarch64", 13,
  "code for armv9.2-a", [], [
  "ccidx", "mec", "spe-eef", "ssbs", "sve2", "v9.2a"]>;

def : CPU_Processor<"armv9.3-a", CPU_Arch_AArch64, "aarch64", 14,
  "code for armv9.3-a", [], [
  "ccidx", "mec", "spe-eef", "ssbs", "sve2", "v9.3a"]>;

def : CPU_Processor<"armv9.4-a", CPU_Arch_AArch64, "aarch64", 15,
  "code for armv9.4-a", [], [
  "ccidx", "mec", "spe-eef", "ssbs", "sve2p1", "v9.4a"]>;

def : CPU_Processor<"armv9.5-a", CPU_Arch_AArch64, "aarch64", 16,
  "code for armv9.5-a", [], [
  "ccidx", "faminmax", "lut", "mec", "spe-eef", "ssbs", "sve2p1", "v9.5a"]>;

def : CPU_Processor<"armv9.6-a", CPU_Arch_AArch64, "aarch64", 17,
  "code for armv9.6-a", [], [
  "ccidx", "faminmax", "lut", "mec", "spe-eef", "ssbs", "sve2p1", "v9.6a"]>;

def : CPU_Processor<"armv9.7-a", CPU_Arch_AArch64, "aarch64", 18,
  "code for armv9.7-a", [], [
  "ccidx", "faminmax", "lut", "mec", "spe-eef", "ssbs", "v9.7a"]>;

def : CPU_Processor<"apple-a7", CPU_Arch_AArch64, "aarch64:apple", 1,
  "the CPU that LLVM calls apple-a7", ["cyclone", "apple-a8", "apple-a9"], [
  "aes", "perfmon", "sha2", "v8a"]>;

def : CPU_Processor<"cortex-a34", CPU_Arch_AArch64, "aarch64:arm", 2,
  "the CPU that LLVM calls cortex-a34", [], [
  "aes", "crc", "perfmon", "sha2", "v8a"]>;

def : CPU_Processor<"cortex-a35", CPU_Arch_AArch64, "aarch64:arm", 3,
  "the CPU that LLVM calls cortex-a35", [], [
  "aes", "crc", "perfmon", "sha2", "v8a"]>;

def : CPU_Processor<"cortex-a53", CPU_Arch_AArch64, "aarch64:arm", 4,
  "the CPU that LLVM calls cortex-a53", [], [
  "aes", "crc", "perfmon", "sha2", "v8a"]>;

def : CPU_Processor<"cortex-a57", CPU_Arch_AArch64, "aarch64:arm", 5,
  "the CPU that LLVM calls cortex-a57", [], [
  "aes", "crc", "perfmon", "sha2", "v8a"]>;

def : CPU_Processor<"cortex-a72", CPU_Arch_AArch64, "aarch64:arm", 6,
  "the CPU that LLVM calls cortex-a72", [], [
  "aes", "crc", "perfmon", "sha2", "v8a"]>;

def : CPU_Processor<"cortex-a73", CPU_Arch_AArch64, "aarch64:arm", 7,
  "the CPU that LLVM calls cortex-a73", [], [
  "aes", "crc", "perfmon", "sha2", "v8a"]>;

def : CPU_Processor<"exynos-m3", CPU_Arch_AArch64, "aarch64:other", 8,
  "the CPU that LLVM calls exynos-m3", [], [
  "aes", "crc", "perfmon", "sha2", "v8a"]>;

def : CPU_Processor<"kryo", CPU_Arch_AArch64, "aarch64:other", 9,
  "the CPU that LLVM calls kryo", [], [
  "aes", "crc", "perfmon", "sha2", "v8a"]>;

def : CPU_Processor<"thunderx", CPU_Arch_AArch64, "aarch64:other", 10,
  "the CPU that LLVM calls thunderx", [], [
  "aes", "crc", "perfmon", "sha2", "v8a"]>;

def : CPU_Processor<"thunderxt81", CPU_Arch_AArch64, "aarch64:other", 11,
  "the CPU that LLVM calls thunderxt81", [], [
  "aes", "crc", "perfmon", "sha2", "v8a"]>;

def : CPU_Processor<"thunderxt83", CPU_Arch_AArch64, "aarch64:other", 12,
  "the CPU that LLVM calls thunderxt83", [], [
  "aes", "crc", "perfmon", "sha2", "v8a"]>;

def : CPU_Processor<"thunderxt88", CPU_Arch_AArch64, "aarch64:other", 13,
  "the CPU that LLVM calls thunderxt88", [], [
  "aes", "crc", "perfmon", "sha2", "v8a"]>;

def : CPU_Processor<"falkor", CPU_Arch_AArch64, "aarch64:other", 14,
  "the CPU that LLVM calls falkor", [], [
  "aes", "crc", "perfmon", "rdm", "sha2", "v8a"]>;

def : CPU_Processor<"apple-a10", CPU_Arch_AArch64, "aarch64:apple", 15,
  "the CPU that LLVM calls apple-a10", [], [
  "aes", "crc", "lor", "pan", "perfmon", "rdm", "sha2", "v8a", "vh"]>;

def : CPU_Processor<"thunderx2t99", CPU_Arch_AArch64, "aarch64:other", 16,
  "the CPU that LLVM calls thunderx2t99", [], [
  "aes", "sha2", "v8.1a"]>;

def : CPU_Processor<"carmel", CPU_Arch_AArch64, "aarch64:other", 17,
  "the CPU that LLVM calls carmel", [], [
  "aes", "fullfp16", "sha2", "v8.2a"]>;

def : CPU_Processor<"apple-a11", CPU_Arch_AArch64, "aarch64:apple", 18,
  "the CPU that LLVM calls apple-a11", [], [
  "aes", "fullfp16", "perfmon", "sha2", "v8.2a"]>;

def : CPU_Processor<"exynos-m4", CPU_Arch_AArch64, "aarch64:other", 19,
  "the CPU that LLVM calls exynos-m4", [], [
  "aes", "dotprod", "fullfp16", "perfmon", "sha2", "v8.2a"]>;

def : CPU_Processor<"exynos-m5", CPU_Arch_AArch64, "aarch64:other", 20,
  "the CPU that LLVM calls exynos-m5", [], [
  "aes", "dotprod", "fullfp16", "perfmon", "sha2", "v8.2a"]>;

def : CPU_Processor<"a64fx", CPU_Arch_AArch64, "aarch64:other", 21,
  "the CPU that LLVM calls a64fx", [], [
  "aes", "complxnum", "perfmon", "sha2", "sve", "v8.2a"]>;

def : CPU_Processor<"cortex-a55", CPU_Arch_AArch64, "aarch64:arm", 22,
  "the CPU that LLVM calls cortex-a55", [], [
  "aes", "dotprod", "fullfp16", "perfmon", "rcpc", "sha2", "v8.2a"]>;

def : CPU_Processor<"cortex-a75", CPU_Arch_AArch64, "aarch64:arm", 23,
  "the CPU that LLVM calls cortex-a75", [], [
  "aes", "dotprod", "fullfp16", "perfmon", "rcpc", "sha2", "v8.2a"]>;

def : CPU_Processor<"cortex-a65", CPU_Arch_AArch64, "aarch64:arm", 24,
  "the CPU that LLVM calls cortex-a65", [], [
  "aes", "dotprod", "fullfp16", "perfmon", "rcpc", "sha2", "ssbs", "v8.2a"]>;

def : CPU_Processor<"cortex-a65ae", CPU_Arch_AArch64, "aarch64:arm", 25,
  "the CPU that LLVM calls cortex-a65ae", [], [
  "aes", "dotprod", "fullfp16", "perfmon", "rcpc", "sha2", "ssbs", "v8.2a"]>;

def : CPU_Processor<"cortex-a76", CPU_Arch_AArch64, "aarch64:arm", 26,
  "the CPU that LLVM calls cortex-a76", [], [
  "aes", "dotprod", "fullfp16", "perfmon", "rcpc", "sha2", "ssbs", "v8.2a"]>;

def : CPU_Processor<"cortex-a76ae", CPU_Arch_AArch64, "aarch64:arm", 27,
  "the CPU that LLVM calls cortex-a76ae", [], [
  "aes", "dotprod", "fullfp16", "perfmon", "rcpc", "sha2", "ssbs", "v8.2a"]>;

def : CPU_Processor<"cortex-a77", CPU_Arch_AArch64, "aarch64:arm", 28,
  "the CPU that LLVM calls cortex-a77", [], [
  "aes", "dotprod", "fullfp16", "perfmon", "rcpc", "sha2", "ssbs", "v8.2a"]>;

def : CPU_Processor<"neoverse-e1", CPU_Arch_AArch64, "aarch64:server", 29,
  "the CPU that LLVM calls neoverse-e1", [], [
  "aes", "dotprod", "fullfp16", "perfmon", "rcpc", "sha2", "ssbs", "v8.2a"]>;

def : CPU_Processor<"cortex-a78", CPU_Arch_AArch64, "aarch64:arm", 30,
  "the CPU that LLVM calls cortex-a78", [], [
  "aes", "dotprod", "fullfp16", "perfmon", "rcpc", "sha2", "spe", "ssbs",
  "v8.2a"]>;

def : CPU_Processor<"cortex-a78ae", CPU_Arch_AArch64, "aarch64:arm", 31,
  "the CPU that LLVM calls cortex-a78ae", [], [
  "aes", "dotprod", "fullfp16", "perfmon", "rcpc", "sha2", "spe", "ssbs",
  "v8.2a"]>;

def : CPU_Processor<"cortex-x1", CPU_Arch_AArch64, "aarch64:arm", 32,
  "the CPU that LLVM calls cortex-x1", [], [
  "aes", "dotprod", "fullfp16", "perfmon", "rcpc", "sha2", "spe", "ssbs",
  "v8.2a"]>;

def : CPU_Processor<"neoverse-n1", CPU_Arch_AArch64, "aarch64:server", 33,
  "the CPU that LLVM calls neoverse-n1", [], [
  "aes", "dotprod", "fullfp16", "perfmon", "rcpc", "sha2", "spe", "ssbs",
  "v8.2a"]>;

def : CPU_Processor<"apple-a12", CPU_Arch_AArch64, "aarch64:apple", 34,
  "the CPU that LLVM calls apple-a12", ["apple-s4", "apple-s5"], [
  "aes", "fullfp16", "perfmon", "sha2", "v8.3a"]>;

def : CPU_Processor<"thunderx3t110", CPU_Arch_AArch64, "aarch64:other", 35,
  "the CPU that LLVM calls thunderx3t110", [], [
  "aes", "ccidx", "perfmon", "sha2", "v8.3a"]>;

def : CPU_Processor<"tsv110", CPU_Arch_AArch64, "aarch64:other", 36,
  "the CPU that LLVM calls tsv110", [], [
  "aes", "complxnum", "dotprod", "fp16fml", "jsconv", "perfmon", "sha2", "spe",
  "v8.2a"]>;

def : CPU_Processor<"cortex-a78c", CPU_Arch_AArch64, "aarch64:arm", 37,
  "the CPU that LLVM calls cortex-a78c", [], [
  "aes", "dotprod", "flagm", "fullfp16", "pauth", "perfmon", "rcpc", "sha2",
  "spe", "ssbs", "v8.2a"]>;

def : CPU_Processor<"cortex-x1c", CPU_Arch_AArch64, "aarch64:arm", 38,
  "the CPU that LLVM calls cortex-x1c", [], [
  "aes", "dotprod", "flagm", "fullfp16", "lse2", "pauth", "perfmon",
  "rcpc-immo", "sha2", "spe", "ssbs", "v8.2a"]>;

def : CPU_Processor<"cortex-r82", CPU_Arch_AArch64, "aarch64:realtime", 39,
  "the CPU that LLVM calls cortex-r82", [], [
  "ccdp", "complxnum", "dotprod", "fp16fml", "fpac", "jsconv", "perfmon",
  "predres", "rdm", "sb", "ssbs", "v8r"]>;

def : CPU_Processor<"cortex-r82ae", CPU_Arch_AArch64, "aarch64:realtime", 40,
  "the CPU that LLVM calls cortex-r82ae", [], [
  "ccdp", "complxnum", "dotprod", "fp16fml", "fpac", "jsconv", "perfmon",
  "predres", "rdm", "sb", "ssbs", "v8r"]>;

def : CPU_Processor<"saphira", CPU_Arch_AArch64, "aarch64:other", 41,
  "the CPU that LLVM calls saphira", [], [
  "aes", "ccidx", "perfmon", "sha2", "spe", "v8.4a"]>;

def : CPU_Processor<"apple-a13", CPU_Arch_AArch64, "aarch64:apple", 42,
  "the CPU that LLVM calls apple-a13", ["apple-s6", "apple-s7", "apple-s8"], [
  "aes", "fp16fml", "perfmon", "sha3", "v8.4a"]>;

def : CPU_Processor<"apple-a14", CPU_Arch_AArch64, "aarch64:apple", 43,
  "the CPU that LLVM calls apple-a14", ["cpu:apple-m1"], [
  "aes", "altnzcv", "ccdp", "fp16fml", "fptoint", "perfmon", "predres", "sb",
  "sha3", "specrestrict", "ssbs", "v8.4a"]>;

def : CPU_Processor<"neoverse-v1", CPU_Arch_AArch64, "aarch64:server", 44,
  "the CPU that LLVM calls neoverse-v1", [], [
  "aes", "bf16", "ccdp", "ccidx", "fp16fml", "i8mm", "perfmon", "rand", "sha3",
  "sm4", "spe", "ssbs", "sve", "v8.4a"]>;

def : CPU_Processor<"neoverse-512tvb", CPU_Arch_AArch64, "aarch64:server", 45,
  "the CPU that LLVM calls neoverse-512tvb", [], [
  "aes", "bf16", "ccdp", "ccidx", "fp16fml", "fpac", "i8mm", "perfmon", "rand",
  "sha3", "sm4", "spe", "ssbs", "sve", "v8.4a"]>;

def : CPU_Processor<"ampere1", CPU_Arch_AArch64, "aarch64:other", 46,
  "the CPU that LLVM calls ampere1", [], [
  "aes", "ccidx", "fullfp16", "perfmon", "rand", "sha3", "ssbs", "v8.6a"]>;

def : CPU_Processor<"apple-a15", CPU_Arch_AArch64, "aarch64:apple", 47,
  "the CPU that LLVM calls apple-a15", ["apple-m2"], [
  "aes", "fp16fml", "fpac", "perfmon", "sha3", "ssbs", "v8.6a"]>;

def : CPU_Processor<"apple-a16", CPU_Arch_AArch64, "aarch64:apple", 48,
  "the CPU that LLVM calls apple-a16", ["apple-m3", "apple-s9", "apple-s10"], [
  "aes", "fp16fml", "fpac", "hcx", "perfmon", "sha3", "ssbs", "v8.6a"]>;

def : CPU_Processor<"apple-a17", CPU_Arch_AArch64, "aarch64:apple", 49,
  "the CPU that LLVM calls apple-a17", [], [
  "aes", "fp16fml", "fpac", "hcx", "perfmon", "sha3", "ssbs", "v8.6a"]>;

def : CPU_Processor<"cortex-a510", CPU_Arch_AArch64, "aarch64:arm", 50,
  "the CPU that LLVM calls cortex-a510", [], [
  "bf16", "ccidx", "ete", "fp16fml", "fpac", "i8mm", "mte", "perfmon", "ssbs",
  "sve-bitperm", "sve2", "v9a"]>;

def : CPU_Processor<"cortex-a710", CPU_Arch_AArch64, "aarch64:arm", 51,
  "the CPU that LLVM calls cortex-a710", [], [
  "bf16", "ccidx", "ete", "fp16fml", "fpac", "i8mm", "mte", "perfmon", "ssbs",
  "sve-bitperm", "sve2", "v9a"]>;

def : CPU_Processor<"cortex-x2", CPU_Arch_AArch64, "aarch64:arm", 52,
  "the CPU that LLVM calls cortex-x2", [], [
  "bf16", "ccidx", "ete", "fp16fml", "fpac", "i8mm", "mte", "perfmon", "ssbs",
  "sve-bitperm", "sve2", "v9a"]>;

def : CPU_Processor<"neoverse-n2", CPU_Arch_AArch64, "aarch64:server", 53,
  "the CPU that LLVM calls neoverse-n2", ["cobalt-100"], [
  "bf16", "ccidx", "ete", "fp16fml", "fpac", "i8mm", "mte", "perfmon", "ssbs",
  "sve-bitperm", "sve2", "v9a"]>;

def : CPU_Processor<"oryon-1", CPU_Arch_AArch64, "aarch64:other", 54,
  "the CPU that LLVM calls oryon-1", [], [
  "aes", "ccidx", "perfmon", "rand", "sha3", "sm4", "spe", "ssbs", "v8.6a"]>;

def : CPU_Processor<"ampere1a", CPU_Arch_AArch64, "aarch64:other", 55,
  "the CPU that LLVM calls ampere1a", [], [
  "aes", "ccidx", "fullfp16", "mte", "perfmon", "rand", "sha3", "sm4", "ssbs",
  "v8.6a"]>;

def : CPU_Processor<"cortex-a715", CPU_Arch_AArch64, "aarch64:arm", 56,
  "the CPU that LLVM calls cortex-a715", [], [
  "bf16", "ccidx", "ete", "fp16fml", "fpac", "i8mm", "mte", "perfmon", "spe",
  "ssbs", "sve-bitperm", "sve2", "v9a"]>;

def : CPU_Processor<"cortex-x3", CPU_Arch_AArch64, "aarch64:arm", 57,
  "the CPU that LLVM calls cortex-x3", [], [
  "bf16", "ccidx", "ete", "fp16fml", "fpac", "i8mm", "mte", "perfmon", "spe",
  "ssbs", "sve-bitperm", "sve2", "v9a"]>;

def : CPU_Processor<"neoverse-v2", CPU_Arch_AArch64, "aarch64:server", 58,
  "the CPU that LLVM calls neoverse-v2", [], [
  "bf16", "ccidx", "ete", "fp16fml", "fpac", "i8mm", "mte", "perfmon", "rand",
  "spe", "ssbs", "sve-bitperm", "sve2", "v9a"]>;

def : CPU_Processor<"ampere1b", CPU_Arch_AArch64, "aarch64:other", 59,
  "the CPU that LLVM calls ampere1b", [], [
  "aes", "ccidx", "cssc", "fullfp16", "mte", "perfmon", "rand", "sha3", "sm4",
  "ssbs", "v8.7a"]>;

def : CPU_Processor<"apple-m4", CPU_Arch_AArch64, "aarch64:apple", 60,
  "the CPU that LLVM calls apple-m4", ["apple-a18"], [
  "aes", "fp16fml", "fpac", "perfmon", "sha3", "sme-f64f64", "sme-i16i64",
  "sme2", "v8.7a"]>;

def : CPU_Processor<"grace", CPU_Arch_AArch64, "aarch64:server", 61,
  "the CPU that LLVM calls grace", [], [
  "bf16", "ccidx", "ete", "fp16fml", "fpac", "i8mm", "mte", "perfmon", "spe",
  "ssbs", "sve-aes", "sve-bitperm", "sve-sha3", "sve-sm4", "sve2", "v9a"]>;

def : CPU_Processor<"cortex-a320", CPU_Arch_AArch64, "aarch64:arm", 62,
  "the CPU that LLVM calls cortex-a320", [], [
  "ccidx", "ete", "fp16fml", "mte", "perfmon", "ssbs", "sve-bitperm", "sve2",
  "v9.2a"]>;

def : CPU_Processor<"cortex-a520", CPU_Arch_AArch64, "aarch64:arm", 63,
  "the CPU that LLVM calls cortex-a520", [], [
  "ccidx", "ete", "fp16fml", "fpac", "mte", "perfmon", "ssbs", "sve-bitperm",
  "sve2", "v9.2a"]>;

def : CPU_Processor<"cortex-a520ae", CPU_Arch_AArch64, "aarch64:arm", 64,
  "the CPU that LLVM calls cortex-a520ae", [], [
  "ccidx", "ete", "fp16fml", "fpac", "mte", "perfmon", "ssbs", "sve-bitperm",
  "sve2", "v9.2a"]>;

def : CPU_Processor<"cortex-a720", CPU_Arch_AArch64, "aarch64:arm", 65,
  "the CPU that LLVM calls cortex-a720", [], [
  "ccidx", "ete", "fp16fml", "fpac", "mte", "perfmon", "spe", "spe-eef", "ssbs",
  "sve-bitperm", "sve2", "v9.2a"]>;

def : CPU_Processor<"cortex-a720ae", CPU_Arch_AArch64, "aarch64:arm", 66,
  "the CPU that LLVM calls cortex-a720ae", [], [
  "ccidx", "ete", "fp16fml", "fpac", "mte", "perfmon", "spe", "spe-eef", "ssbs",
  "sve-bitperm", "sve2", "v9.2a"]>;

def : CPU_Processor<"cortex-a725", CPU_Arch_AArch64, "aarch64:arm", 67,
  "the CPU that LLVM calls cortex-a725", [], [
  "ccidx", "ete", "fp16fml", "fpac", "mte", "perfmon", "spe", "spe-eef", "ssbs",
  "sve-bitperm", "sve2", "v9.2a"]>;

def : CPU_Processor<"cortex-x4", CPU_Arch_AArch64, "aarch64:arm", 68,
  "the CPU that LLVM calls cortex-x4", [], [
  "ccidx", "ete", "fp16fml", "fpac", "mte", "perfmon", "spe", "spe-eef", "ssbs",
  "sve-bitperm", "sve2", "v9.2a"]>;

def : CPU_Processor<"cortex-x925", CPU_Arch_AArch64, "aarch64:arm", 69,
  "the CPU that LLVM calls cortex-x925", [], [
  "ccidx", "ete", "fp16fml", "fpac", "mte", "perfmon", "spe", "spe-eef", "ssbs",
  "sve-bitperm", "sve2", "v9.2a"]>;

def : CPU_Processor<"neoverse-n3", CPU_Arch_AArch64, "aarch64:server", 70,
  "the CPU that LLVM calls neoverse-n3", [], [
  "ccidx", "ete", "fp16fml", "fpac", "mte", "perfmon", "rand", "spe", "spe-eef",
  "ssbs", "sve-bitperm", "sve2", "v9.2a"]>;

def : CPU_Processor<"apple-m5", CPU_Arch_AArch64, "aarch64:apple", 71,
  "the CPU that LLVM calls apple-m5", ["apple-a19", "apple-latest"], [
  "aes", "cssc", "fp16fml", "fpac", "hbc", "mte", "perfmon", "sha3",
  "sme-b16b16", "sme-f16f16", "sme-f64f64", "sme-i16i64", "sme2p1", "specres2",
  "v8.7a"]>;

def : CPU_Processor<"neoverse-v3", CPU_Arch_AArch64, "aarch64:server", 72,
  "the CPU that LLVM calls neoverse-v3", [], [
  "brbe", "ccidx", "ete", "fp16fml", "fpac", "ls64", "mte", "perfmon", "rand",
  "rme", "spe", "spe-eef", "ssbs", "sve-bitperm", "sve2", "v9.2a"]>;

def : CPU_Processor<"neoverse-v3ae", CPU_Arch_AArch64, "aarch64:server", 73,
  "the CPU that LLVM calls neoverse-v3ae", [], [
  "brbe", "ccidx", "ete", "fp16fml", "fpac", "ls64", "mte", "perfmon", "rand",
  "rme", "spe", "spe-eef", "ssbs", "sve-bitperm", "sve2", "v9.2a"]>;

def : CPU_Processor<"gb10", CPU_Arch_AArch64, "aarch64:other", 74,
  "the CPU that LLVM calls gb10", [], [
  "ccidx", "ete", "fp16fml", "fpac", "mte", "perfmon", "spe", "spe-eef", "ssbs",
  "sve-aes", "sve-bitperm", "sve-sha3", "sve-sm4", "sve2", "v9.2a"]>;

def : CPU_Processor<"ampere1c", CPU_Arch_AArch64, "aarch64:other", 75,
  "the CPU that LLVM calls ampere1c", [], [
  "ccidx", "cssc", "faminmax", "fp16fml", "fp8fma", "lut", "mte", "perfmon",
  "rand", "ssbs", "sve-aes", "sve-b16b16", "sve-sha3", "sve-sm4", "sve2",
  "v9.2a"]>;

def : CPU_Processor<"c1-nano", CPU_Arch_AArch64, "aarch64:arm", 76,
  "the CPU that LLVM calls c1-nano", [], [
  "ccidx", "chk", "clrbhb", "ete", "fp16fml", "fpac", "mte", "perfmon", "rcpc3",
  "sme2", "specres2", "ssbs", "sve-bitperm", "sve2", "v9.3a"]>;

def : CPU_Processor<"c1-premium", CPU_Arch_AArch64, "aarch64:arm", 77,
  "the CPU that LLVM calls c1-premium", [], [
  "ccidx", "chk", "clrbhb", "ete", "fp16fml", "fpac", "mte", "perfmon", "rcpc3",
  "sme2", "spe", "spe-eef", "specres2", "ssbs", "sve-bitperm", "sve2", "v9.3a"]>;

def : CPU_Processor<"c1-pro", CPU_Arch_AArch64, "aarch64:arm", 78,
  "the CPU that LLVM calls c1-pro", [], [
  "ccidx", "chk", "clrbhb", "ete", "fp16fml", "fpac", "mte", "perfmon", "rcpc3",
  "sme2", "spe", "spe-eef", "specres2", "ssbs", "sve-bitperm", "sve2", "v9.3a"]>;

def : CPU_Processor<"c1-ultra", CPU_Arch_AArch64, "aarch64:arm", 79,
  "the CPU that LLVM calls c1-ultra", [], [
  "ccidx", "chk", "clrbhb", "ete", "fp16fml", "fpac", "mte", "perfmon", "rcpc3",
  "sme2", "spe", "spe-eef", "specres2", "ssbs", "sve-bitperm", "sve2", "v9.3a"]>;

def : CPU_Processor<"olympus", CPU_Arch_AArch64, "aarch64:other", 80,
  "the CPU that LLVM calls olympus", [], [
  "brbe", "ccidx", "chk", "ete", "faminmax", "fp16fml", "fp8dot2", "fp8dot4",
  "fp8fma", "fpac", "ls64", "lut", "mec", "mte", "perfmon", "rand", "spe",
  "spe-eef", "ssbs", "sve-aes", "sve-bitperm", "sve-sha3", "sve-sm4", "sve2",
  "v9.2a"]>;

def : CPU_Processor<"fujitsu-monaka", CPU_Arch_AArch64, "aarch64:other", 81,
  "the CPU that LLVM calls fujitsu-monaka", [], [
  "ccidx", "clrbhb", "ete", "faminmax", "fp16fml", "fp8dot2", "fp8dot4",
  "fp8fma", "fpac", "ls64", "lut", "mec", "perfmon", "rand", "specres2", "ssbs",
  "sve-aes", "sve-bitperm", "sve-sha3", "sve-sm4", "sve2", "v9.3a"]>;

def CPU_RISCV_64BIT
    : CPU_FeatureCase<"F64BIT", 0, "64bit", [], 0>;
def CPU_RISCV_A
    : CPU_FeatureCase<"A", 1, "a", [
      "zaamo", "zalrsc"]>;
def CPU_RISCV_ADD_LOAD_FUSION
    : CPU_FeatureCase<"ADD_LOAD_FUSION", 2, "add-load-fusion", [], 0>;
def CPU_RISCV_ADDI_LOAD_FUSION
    : CPU_FeatureCase<"ADDI_LOAD_FUSION", 3, "addi-load-fusion", [], 0>;
def CPU_RISCV_ANDES45
    : CPU_FeatureCase<"ANDES45", 4, "andes45", [], 0>;
def CPU_RISCV_AUIPC_ADDI_FUSION
    : CPU_FeatureCase<"AUIPC_ADDI_FUSION", 5, "auipc-addi-fusion", [], 0>;
def CPU_RISCV_AUIPC_LOAD_FUSION
    : CPU_FeatureCase<"AUIPC_LOAD_FUSION", 6, "auipc-load-fusion", [], 0>;
def CPU_RISCV_B
    : CPU_FeatureCase<"B", 7, "b", [
      "zba", "zbb", "zbs"]>;
def CPU_RISCV_BFEXT_FUSION
    : CPU_FeatureCase<"BFEXT_FUSION", 8, "bfext-fusion", [], 0>;
def CPU_RISCV_C
    : CPU_FeatureCase<"C", 9, "c", [
      "zca"]>;
def CPU_RISCV_CONDITIONAL_CMV_FUSION
    : CPU_FeatureCase<"CONDITIONAL_CMV_FUSION", 10, "conditional-cmv-fusion", [], 0>;
def CPU_RISCV_D
    : CPU_FeatureCase<"D", 11, "d", [
      "f"]>;
def CPU_RISCV_DISABLE_LATENCY_SCHED_HEURISTIC
    : CPU_FeatureCase<"DISABLE_LATENCY_SCHED_HEURISTIC", 12, "disable-latency-sched-heuristic", [], 0>;
def CPU_RISCV_DISABLE_MISCHED_LOAD_CLUSTERING
    : CPU_FeatureCase<"DISABLE_MISCHED_LOAD_CLUSTERING", 13, "disable-misched-load-clustering", [], 0>;
def CPU_RISCV_DISABLE_MISCHED_STORE_CLUSTERING
    : CPU_FeatureCase<"DISABLE_MISCHED_STORE_CLUSTERING", 14, "disable-misched-store-clustering", [], 0>;
def CPU_RISCV_DISABLE_POSTMISCHED_LOAD_CLUSTERING
    : CPU_FeatureCase<"DISABLE_POSTMISCHED_LOAD_CLUSTERING", 15, "disable-postmisched-load-clustering", [], 0>;
def CPU_RISCV_DISABLE_POSTMISCHED_STORE_CLUSTERING
    : CPU_FeatureCase<"DISABLE_POSTMISCHED_STORE_CLUSTERING", 16, "disable-postmisched-store-clustering", [], 0>;
def CPU_RISCV_DLEN_FACTOR_2
    : CPU_FeatureCase<"DLEN_FACTOR_2", 17, "dlen-factor-2", [], 0>;
def CPU_RISCV_E
    : CPU_FeatureCase<"E", 18, "e", []>;
def CPU_RISCV_ENABLE_VSETVLI_SCHED_HEURISTIC
    : CPU_FeatureCase<"ENABLE_VSETVLI_SCHED_HEURISTIC", 19, "enable-vsetvli-sched-heuristic", [], 0>;
def CPU_RISCV_EXACT_ASM
    : CPU_FeatureCase<"EXACT_ASM", 20, "exact-asm", [], 0>;
def CPU_RISCV_EXPERIMENTAL
    : CPU_FeatureCase<"EXPERIMENTAL", 21, "experimental", [], 0>;
def CPU_RISCV_EXPERIMENTAL_P
    : CPU_FeatureCase<"EXPERIMENTAL_P", 22, "experimental-p", []>;
def CPU_RISCV_EXPERIMENTAL_RVM23U32
    : CPU_FeatureCase<"EXPERIMENTAL_RVM23U32", 23, "experimental-rvm23u32", [
      "b", "i", "m", "zce", "zcmop", "zicbop", "zicond", "zihintntl",
      "zihintpause", "zimop"], 0>;
def CPU_RISCV_EXPERIMENTAL_SMPMPMT
    : CPU_FeatureCase<"EXPERIMENTAL_SMPMPMT", 24, "experimental-smpmpmt", []>;
def CPU_RISCV_EXPERIMENTAL_SVUKTE
    : CPU_FeatureCase<"EXPERIMENTAL_SVUKTE", 25, "experimental-svukte", []>;
def CPU_RISCV_EXPERIMENTAL_XRIVOSVISNI
    : CPU_FeatureCase<"EXPERIMENTAL_XRIVOSVISNI", 26, "experimental-xrivosvisni", []>;
def CPU_RISCV_EXPERIMENTAL_XRIVOSVIZIP
    : CPU_FeatureCase<"EXPERIMENTAL_XRIVOSVIZIP", 27, "experimental-xrivosvizip", []>;
def CPU_RISCV_EXPERIMENTAL_XSFMCLIC
    : CPU_FeatureCase<"EXPERIMENTAL_XSFMCLIC", 28, "experimental-xsfmclic", []>;
def CPU_RISCV_EXPERIMENTAL_XSFSCLIC
    : CPU_FeatureCase<"EXPERIMENTAL_XSFSCLIC", 29, "experimental-xsfsclic", []>;
def CPU_RISCV_EXPERIMENTAL_ZIBI
    : CPU_FeatureCase<"EXPERIMENTAL_ZIBI", 30, "experimental-zibi", []>;
def CPU_RISCV_EXPERIMENTAL_ZICFILP
    : CPU_FeatureCase<"EXPERIMENTAL_ZICFILP", 31, "experimental-zicfilp", [
      "zicsr"]>;
def CPU_RISCV_EXPERIMENTAL_ZICFISS
    : CPU_FeatureCase<"EXPERIMENTAL_ZICFISS", 32, "experimental-zicfiss", [
      "zicsr", "zimop"]>;
def CPU_RISCV_EXPERIMENTAL_ZVBC32E
    : CPU_FeatureCase<"EXPERIMENTAL_ZVBC32E", 33, "experimental-zvbc32e", [
      "zve32x"]>;
def CPU_RISCV_EXPERIMENTAL_ZVFBFA
    : CPU_FeatureCase<"EXPERIMENTAL_ZVFBFA", 34, "experimental-zvfbfa", [
      "zfbfmin", "zve32f"]>;
def CPU_RISCV_EXPERIMENTAL_ZVFOFP8MIN
    : CPU_FeatureCase<"EXPERIMENTAL_ZVFOFP8MIN", 35, "experimental-zvfofp8min", [
      "zve32f"]>;
def CPU_RISCV_EXPERIMENTAL_ZVKGS
    : CPU_FeatureCase<"EXPERIMENTAL_ZVKGS", 36, "experimental-zvkgs", [
      "zvkg"]>;
def CPU_RISCV_EXPERIMENTAL_ZVQDOTQ
    : CPU_FeatureCase<"EXPERIMENTAL_ZVQDOTQ", 37, "experimental-zvqdotq", [
      "zve32x"]>;
def CPU_RISCV_F
    : CPU_FeatureCase<"F", 38, "f", [
      "zicsr"]>;
def CPU_RISCV_FORCED_ATOMICS
    : CPU_FeatureCase<"FORCED_ATOMICS", 39, "forced-atomics", [], 0>;
def CPU_RISCV_H
    : CPU_FeatureCase<"H", 40, "h", []>;
def CPU_RISCV_I
    : CPU_FeatureCase<"I", 41, "i", []>;
def CPU_RISCV_LD_ADD_FUSION
    : CPU_FeatureCase<"LD_ADD_FUSION", 42, "ld-add-fusion", [], 0>;
def CPU_RISCV_LOG_VRGATHER
    : CPU_FeatureCase<"LOG_VRGATHER", 43, "log-vrgather", [], 0>;
def CPU_RISCV_LUI_ADDI_FUSION
    : CPU_FeatureCase<"LUI_ADDI_FUSION", 44, "lui-addi-fusion", [], 0>;
def CPU_RISCV_LUI_LOAD_FUSION
    : CPU_FeatureCase<"LUI_LOAD_FUSION", 45, "lui-load-fusion", [], 0>;
def CPU_RISCV_M
    : CPU_FeatureCase<"M", 46, "m", [
      "zmmul"]>;
def CPU_RISCV_MIPS_P8700
    : CPU_FeatureCase<"MIPS_P8700", 47, "mips-p8700", [], 0>;
def CPU_RISCV_NO_DEFAULT_UNROLL
    : CPU_FeatureCase<"NO_DEFAULT_UNROLL", 48, "no-default-unroll", [], 0>;
def CPU_RISCV_NO_SINK_SPLAT_OPERANDS
    : CPU_FeatureCase<"NO_SINK_SPLAT_OPERANDS", 49, "no-sink-splat-operands", [], 0>;
def CPU_RISCV_NO_TRAILING_SEQ_CST_FENCE
    : CPU_FeatureCase<"NO_TRAILING_SEQ_CST_FENCE", 50, "no-trailing-seq-cst-fence", [], 0>;
def CPU_RISCV_OPTIMIZED_NF2_SEGMENT_LOAD_STORE
    : CPU_FeatureCase<"OPTIMIZED_NF2_SEGMENT_LOAD_STORE", 51, "optimized-nf2-segment-load-store", [], 0>;
def CPU_RISCV_OPTIMIZED_NF3_SEGMENT_LOAD_STORE
    : CPU_FeatureCase<"OPTIMIZED_NF3_SEGMENT_LOAD_STORE", 52, "optimized-nf3-segment-load-store", [], 0>;
def CPU_RISCV_OPTIMIZED_NF4_SEGMENT_LOAD_STORE
    : CPU_FeatureCase<"OPTIMIZED_NF4_SEGMENT_LOAD_STORE", 53, "optimized-nf4-segment-load-store", [], 0>;
def CPU_RISCV_OPTIMIZED_NF5_SEGMENT_LOAD_STORE
    : CPU_FeatureCase<"OPTIMIZED_NF5_SEGMENT_LOAD_STORE", 54, "optimized-nf5-segment-load-store", [], 0>;
def CPU_RISCV_OPTIMIZED_NF6_SEGMENT_LOAD_STORE
    : CPU_FeatureCase<"OPTIMIZED_NF6_SEGMENT_LOAD_STORE", 55, "optimized-nf6-segment-load-store", [], 0>;
def CPU_RISCV_OPTIMIZED_NF7_SEGMENT_LOAD_STORE
    : CPU_FeatureCase<"OPTIMIZED_NF7_SEGMENT_LOAD_STORE", 56, "optimized-nf7-segment-load-store", [], 0>;
def CPU_RISCV_OPTIMIZED_NF8_SEGMENT_LOAD_STORE
    : CPU_FeatureCase<"OPTIMIZED_NF8_SEGMENT_LOAD_STORE", 57, "optimized-nf8-segment-load-store", [], 0>;
def CPU_RISCV_OPTIMIZED_ZERO_STRIDE_LOAD
    : CPU_FeatureCase<"OPTIMIZED_ZERO_STRIDE_LOAD", 58, "optimized-zero-stride-load", [], 0>;
def CPU_RISCV_PERMISSIVE_ZALRSC
    : CPU_FeatureCase<"PERMISSIVE_ZALRSC", 59, "permissive-zalrsc", [], 0>;
def CPU_RISCV_PREDICTABLE_SELECT_EXPENSIVE
    : CPU_FeatureCase<"PREDICTABLE_SELECT_EXPENSIVE", 60, "predictable-select-expensive", [], 0>;
def CPU_RISCV_PREFER_VSETVLI_OVER_READ_VLENB
    : CPU_FeatureCase<"PREFER_VSETVLI_OVER_READ_VLENB", 61, "prefer-vsetvli-over-read-vlenb", [], 0>;
def CPU_RISCV_PREFER_W_INST
    : CPU_FeatureCase<"PREFER_W_INST", 62, "prefer-w-inst", [], 0>;
def CPU_RISCV_Q
    : CPU_FeatureCase<"Q", 63, "q", [
      "d"]>;
def CPU_RISCV_RELAX
    : CPU_FeatureCase<"RELAX", 64, "relax", [], 0>;
def CPU_RISCV_RESERVE_X1
    : CPU_FeatureCase<"RESERVE_X1", 65, "reserve-x1", [], 0>;
def CPU_RISCV_RESERVE_X10
    : CPU_FeatureCase<"RESERVE_X10", 66, "reserve-x10", [], 0>;
def CPU_RISCV_RESERVE_X11
    : CPU_FeatureCase<"RESERVE_X11", 67, "reserve-x11", [], 0>;
def CPU_RISCV_RESERVE_X12
    : CPU_FeatureCase<"RESERVE_X12", 68, "reserve-x12", [], 0>;
def CPU_RISCV_RESERVE_X13
    : CPU_FeatureCase<"RESERVE_X13", 69, "reserve-x13", [], 0>;
def CPU_RISCV_RESERVE_X14
    : CPU_FeatureCase<"RESERVE_X14", 70, "reserve-x14", [], 0>;
def CPU_RISCV_RESERVE_X15
    : CPU_FeatureCase<"RESERVE_X15", 71, "reserve-x15", [], 0>;
def CPU_RISCV_RESERVE_X16
    : CPU_FeatureCase<"RESERVE_X16", 72, "reserve-x16", [], 0>;
def CPU_RISCV_RESERVE_X17
    : CPU_FeatureCase<"RESERVE_X17", 73, "reserve-x17", [], 0>;
def CPU_RISCV_RESERVE_X18
    : CPU_FeatureCase<"RESERVE_X18", 74, "reserve-x18", [], 0>;
def CPU_RISCV_RESERVE_X19
    : CPU_FeatureCase<"RESERVE_X19", 75, "reserve-x19", [], 0>;
def CPU_RISCV_RESERVE_X2
    : CPU_FeatureCase<"RESERVE_X2", 76, "reserve-x2", [], 0>;
def CPU_RISCV_RESERVE_X20
    : CPU_FeatureCase<"RESERVE_X20", 77, "reserve-x20", [], 0>;
def CPU_RISCV_RESERVE_X21
    : CPU_FeatureCase<"RESERVE_X21", 78, "reserve-x21", [], 0>;
def CPU_RISCV_RESERVE_X22
    : CPU_FeatureCase<"RESERVE_X22", 79, "reserve-x22", [], 0>;
def CPU_RISCV_RESERVE_X23
    : CPU_FeatureCase<"RESERVE_X23", 80, "reserve-x23", [], 0>;
def CPU_RISCV_RESERVE_X24
    : CPU_FeatureCase<"RESERVE_X24", 81, "reserve-x24", [], 0>;
def CPU_RISCV_RESERVE_X25
    : CPU_FeatureCase<"RESERVE_X25", 82, "reserve-x25", [], 0>;
def CPU_RISCV_RESERVE_X26
    : CPU_FeatureCase<"RESERVE_X26", 83, "reserve-x26", [], 0>;
def CPU_RISCV_RESERVE_X27
    : CPU_FeatureCase<"RESERVE_X27", 84, "reserve-x27", [], 0>;
def CPU_RISCV_RESERVE_X28
    : CPU_FeatureCase<"RESERVE_X28", 85, "reserve-x28", [], 0>;
def CPU_RISCV_RESERVE_X29
    : CPU_FeatureCase<"RESERVE_X29", 86, "reserve-x29", [], 0>;
def CPU_RISCV_RESERVE_X3
    : CPU_FeatureCase<"RESERVE_X3", 87, "reserve-x3", [], 0>;
def CPU_RISCV_RESERVE_X30
    : CPU_FeatureCase<"RESERVE_X30", 88, "reserve-x30", [], 0>;
def CPU_RISCV_RESERVE_X31
    : CPU_FeatureCase<"RESERVE_X31", 89, "reserve-x31", [], 0>;
def CPU_RISCV_RESERVE_X4
    : CPU_FeatureCase<"RESERVE_X4", 90, "reserve-x4", [], 0>;
def CPU_RISCV_RESERVE_X5
    : CPU_FeatureCase<"RESERVE_X5", 91, "reserve-x5", [], 0>;
def CPU_RISCV_RESERVE_X6
    : CPU_FeatureCase<"RESERVE_X6", 92, "reserve-x6", [], 0>;
def CPU_RISCV_RESERVE_X7
    : CPU_FeatureCase<"RESERVE_X7", 93, "reserve-x7", [], 0>;
def CPU_RISCV_RESERVE_X8
    : CPU_FeatureCase<"RESERVE_X8", 94, "reserve-x8", [], 0>;
def CPU_RISCV_RESERVE_X9
    : CPU_FeatureCase<"RESERVE_X9", 95, "reserve-x9", [], 0>;
def CPU_RISCV_RVA20S64
    : CPU_FeatureCase<"RVA20S64", 96, "rva20s64", [
      "64bit", "a", "c", "d", "f", "i", "m", "ssccptr", "sstvala", "sstvecd",
      "svade", "svbare", "za128rs", "ziccamoa", "ziccif", "zicclsm", "ziccrse",
      "zicntr", "zicsr", "zifencei"], 0>;
def CPU_RISCV_RVA20U64
    : CPU_FeatureCase<"RVA20U64", 97, "rva20u64", [
      "64bit", "a", "c", "d", "f", "i", "m", "za128rs", "ziccamoa", "ziccif",
      "zicclsm", "ziccrse", "zicntr", "zicsr"], 0>;
def CPU_RISCV_RVA22S64
    : CPU_FeatureCase<"RVA22S64", 98, "rva22s64", [
      "64bit", "a", "b", "c", "d", "f", "i", "m", "ssccptr", "sscounterenw",
      "sstvala", "sstvecd", "svade", "svbare", "svinval", "svpbmt", "za64rs",
      "zfhmin", "zic64b", "zicbom", "zicbop", "zicboz", "ziccamoa", "ziccif",
      "zicclsm", "ziccrse", "zicntr", "zicsr", "zifencei", "zihintpause",
      "zihpm", "zkt"], 0>;
def CPU_RISCV_RVA22U64
    : CPU_FeatureCase<"RVA22U64", 99, "rva22u64", [
      "64bit", "a", "b", "c", "d", "f", "i", "m", "za64rs", "zfhmin", "zic64b",
      "zicbom", "zicbop", "zicboz", "ziccamoa", "ziccif", "zicclsm", "ziccrse",
      "zicntr", "zicsr", "zihintpause", "zihpm", "zkt"], 0>;
def CPU_RISCV_RVA23S64
    : CPU_FeatureCase<"RVA23S64", 100, "rva23s64", [
      "64bit", "a", "b", "c", "d", "f", "i", "m", "sha", "ssccptr", "sscofpmf",
      "sscounterenw", "ssnpm", "sstc", "sstvala", "sstvecd", "ssu64xl", "supm",
      "svade", "svbare", "svinval", "svnapot", "svpbmt", "v", "za64rs", "zawrs",
      "zcb", "zcmop", "zfa", "zfhmin", "zic64b", "zicbom", "zicbop", "zicboz",
      "ziccamoa", "ziccif", "zicclsm", "ziccrse", "zicntr", "zicond", "zicsr",
      "zifencei", "zihintntl", "zihintpause", "zihpm", "zimop", "zkt", "zvbb",
      "zvfhmin", "zvkt"], 0>;
def CPU_RISCV_RVA23U64
    : CPU_FeatureCase<"RVA23U64", 101, "rva23u64", [
      "64bit", "a", "b", "c", "d", "f", "i", "m", "supm", "v", "za64rs",
      "zawrs", "zcb", "zcmop", "zfa", "zfhmin", "zic64b", "zicbom", "zicbop",
      "zicboz", "ziccamoa", "ziccif", "zicclsm", "ziccrse", "zicntr", "zicond",
      "zicsr", "zihintntl", "zihintpause", "zihpm", "zimop", "zkt", "zvbb",
      "zvfhmin", "zvkt"], 0>;
def CPU_RISCV_RVB23S64
    : CPU_FeatureCase<"RVB23S64", 102, "rvb23s64", [
      "64bit", "a", "b", "c", "d", "f", "i", "m", "ssccptr", "sscofpmf",
      "sscounterenw", "sstc", "sstvala", "sstvecd", "ssu64xl", "svade",
      "svbare", "svinval", "svnapot", "svpbmt", "za64rs", "zawrs", "zcb",
      "zcmop", "zfa", "zic64b", "zicbom", "zicbop", "zicboz", "ziccamoa",
      "ziccif", "zicclsm", "ziccrse", "zicntr", "zicond", "zicsr", "zifencei",
      "zihintntl", "zihintpause", "zihpm", "zimop", "zkt"], 0>;
def CPU_RISCV_RVB23U64
    : CPU_FeatureCase<"RVB23U64", 103, "rvb23u64", [
      "64bit", "a", "b", "c", "d", "f", "i", "m", "za64rs", "zawrs", "zcb",
      "zcmop", "zfa", "zic64b", "zicbom", "zicbop", "zicboz", "ziccamoa",
      "ziccif", "zicclsm", "ziccrse", "zicntr", "zicond", "zicsr", "zihintntl",
      "zihintpause", "zihpm", "zimop", "zkt"], 0>;
def CPU_RISCV_RVI20U32
    : CPU_FeatureCase<"RVI20U32", 104, "rvi20u32", [
      "i"], 0>;
def CPU_RISCV_RVI20U64
    : CPU_FeatureCase<"RVI20U64", 105, "rvi20u64", [
      "64bit", "i"], 0>;
def CPU_RISCV_SAVE_RESTORE
    : CPU_FeatureCase<"SAVE_RESTORE", 106, "save-restore", [], 0>;
def CPU_RISCV_SDEXT
    : CPU_FeatureCase<"SDEXT", 107, "sdext", []>;
def CPU_RISCV_SDTRIG
    : CPU_FeatureCase<"SDTRIG", 108, "sdtrig", []>;
def CPU_RISCV_SHA
    : CPU_FeatureCase<"SHA", 109, "sha", [
      "h", "shcounterenw", "shgatpa", "shtvala", "shvsatpa", "shvstvala",
      "shvstvecd", "ssstateen"]>;
def CPU_RISCV_SHCOUNTERENW
    : CPU_FeatureCase<"SHCOUNTERENW", 110, "shcounterenw", []>;
def CPU_RISCV_SHGATPA
    : CPU_FeatureCase<"SHGATPA", 111, "shgatpa", []>;
def CPU_RISCV_SHIFTED_ZEXTW_FUSION
    : CPU_FeatureCase<"SHIFTED_ZEXTW_FUSION", 112, "shifted-zextw-fusion", [], 0>;
def CPU_RISCV_SHLCOFIDELEG
    : CPU_FeatureCase<"SHLCOFIDELEG", 113, "shlcofideleg", []>;
def CPU_RISCV_SHORT_FORWARD_BRANCH_IALU
    : CPU_FeatureCase<"SHORT_FORWARD_BRANCH_IALU", 114, "short-forward-branch-ialu", [], 0>;
def CPU_RISCV_SHORT_FORWARD_BRANCH_ILOAD
    : CPU_FeatureCase<"SHORT_FORWARD_BRANCH_ILOAD", 115, "short-forward-branch-iload", [
      "short-forward-branch-ialu"], 0>;
def CPU_RISCV_SHORT_FORWARD_BRANCH_IMINMAX
    : CPU_FeatureCase<"SHORT_FORWARD_BRANCH_IMINMAX", 116, "short-forward-branch-iminmax", [
      "short-forward-branch-ialu"], 0>;
def CPU_RISCV_SHORT_FORWARD_BRANCH_IMUL
    : CPU_FeatureCase<"SHORT_FORWARD_BRANCH_IMUL", 117, "short-forward-branch-imul", [
      "short-forward-branch-ialu"], 0>;
def CPU_RISCV_SHTVALA
    : CPU_FeatureCase<"SHTVALA", 118, "shtvala", []>;
def CPU_RISCV_SHVSATPA
    : CPU_FeatureCase<"SHVSATPA", 119, "shvsatpa", []>;
def CPU_RISCV_SHVSTVALA
    : CPU_FeatureCase<"SHVSTVALA", 120, "shvstvala", []>;
def CPU_RISCV_SHVSTVECD
    : CPU_FeatureCase<"SHVSTVECD", 121, "shvstvecd", []>;
def CPU_RISCV_SHXADD_LOAD_FUSION
    : CPU_FeatureCase<"SHXADD_LOAD_FUSION", 122, "shxadd-load-fusion", [], 0>;
def CPU_RISCV_SIFIVE7
    : CPU_FeatureCase<"SIFIVE7", 123, "sifive7", [], 0>;
def CPU_RISCV_SINGLE_ELEMENT_VEC_FP64
    : CPU_FeatureCase<"SINGLE_ELEMENT_VEC_FP64", 124, "single-element-vec-fp64", [], 0>;
def CPU_RISCV_SMAIA
    : CPU_FeatureCase<"SMAIA", 125, "smaia", []>;
def CPU_RISCV_SMCDELEG
    : CPU_FeatureCase<"SMCDELEG", 126, "smcdeleg", []>;
def CPU_RISCV_SMCNTRPMF
    : CPU_FeatureCase<"SMCNTRPMF", 127, "smcntrpmf", []>;
def CPU_RISCV_SMCSRIND
    : CPU_FeatureCase<"SMCSRIND", 128, "smcsrind", []>;
def CPU_RISCV_SMCTR
    : CPU_FeatureCase<"SMCTR", 129, "smctr", [
      "sscsrind"]>;
def CPU_RISCV_SMDBLTRP
    : CPU_FeatureCase<"SMDBLTRP", 130, "smdbltrp", [
      "zicsr"]>;
def CPU_RISCV_SMEPMP
    : CPU_FeatureCase<"SMEPMP", 131, "smepmp", []>;
def CPU_RISCV_SMMPM
    : CPU_FeatureCase<"SMMPM", 132, "smmpm", []>;
def CPU_RISCV_SMNPM
    : CPU_FeatureCase<"SMNPM", 133, "smnpm", []>;
def CPU_RISCV_SMRNMI
    : CPU_FeatureCase<"SMRNMI", 134, "smrnmi", []>;
def CPU_RISCV_SMSTATEEN
    : CPU_FeatureCase<"SMSTATEEN", 135, "smstateen", []>;
def CPU_RISCV_SSAIA
    : CPU_FeatureCase<"SSAIA", 136, "ssaia", []>;
def CPU_RISCV_SSCCFG
    : CPU_FeatureCase<"SSCCFG", 137, "ssccfg", []>;
def CPU_RISCV_SSCCPTR
    : CPU_FeatureCase<"SSCCPTR", 138, "ssccptr", []>;
def CPU_RISCV_SSCOFPMF
    : CPU_FeatureCase<"SSCOFPMF", 139, "sscofpmf", []>;
def CPU_RISCV_SSCOUNTERENW
    : CPU_FeatureCase<"SSCOUNTERENW", 140, "sscounterenw", []>;
def CPU_RISCV_SSCSRIND
    : CPU_FeatureCase<"SSCSRIND", 141, "sscsrind", []>;
def CPU_RISCV_SSCTR
    : CPU_FeatureCase<"SSCTR", 142, "ssctr", [
      "sscsrind"]>;
def CPU_RISCV_SSDBLTRP
    : CPU_FeatureCase<"SSDBLTRP", 143, "ssdbltrp", [
      "zicsr"]>;
def CPU_RISCV_SSNPM
    : CPU_FeatureCase<"SSNPM", 144, "ssnpm", []>;
def CPU_RISCV_SSPM
    : CPU_FeatureCase<"SSPM", 145, "sspm", []>;
def CPU_RISCV_SSQOSID
    : CPU_FeatureCase<"SSQOSID", 146, "ssqosid", []>;
def CPU_RISCV_SSSTATEEN
    : CPU_FeatureCase<"SSSTATEEN", 147, "ssstateen", []>;
def CPU_RISCV_SSSTRICT
    : CPU_FeatureCase<"SSSTRICT", 148, "ssstrict", []>;
def CPU_RISCV_SSTC
    : CPU_FeatureCase<"SSTC", 149, "sstc", []>;
def CPU_RISCV_SSTVALA
    : CPU_FeatureCase<"SSTVALA", 150, "sstvala", []>;
def CPU_RISCV_SSTVECD
    : CPU_FeatureCase<"SSTVECD", 151, "sstvecd", []>;
def CPU_RISCV_SSU64XL
    : CPU_FeatureCase<"SSU64XL", 152, "ssu64xl", []>;
def CPU_RISCV_SUPM
    : CPU_FeatureCase<"SUPM", 153, "supm", []>;
def CPU_RISCV_SVADE
    : CPU_FeatureCase<"SVADE", 154, "svade", []>;
def CPU_RISCV_SVADU
    : CPU_FeatureCase<"SVADU", 155, "svadu", []>;
def CPU_RISCV_SVBARE
    : CPU_FeatureCase<"SVBARE", 156, "svbare", []>;
def CPU_RISCV_SVINVAL
    : CPU_FeatureCase<"SVINVAL", 157, "svinval", []>;
def CPU_RISCV_SVNAPOT
    : CPU_FeatureCase<"SVNAPOT", 158, "svnapot", []>;
def CPU_RISCV_SVPBMT
    : CPU_FeatureCase<"SVPBMT", 159, "svpbmt", []>;
def CPU_RISCV_SVVPTC
    : CPU_FeatureCase<"SVVPTC", 160, "svvptc", []>;
def CPU_RISCV_TAGGED_GLOBALS
    : CPU_FeatureCase<"TAGGED_GLOBALS", 161, "tagged-globals", [], 0>;
def CPU_RISCV_UNALIGNED_SCALAR_MEM
    : CPU_FeatureCase<"UNALIGNED_SCALAR_MEM", 162, "unaligned-scalar-mem", [], 0>;
def CPU_RISCV_UNALIGNED_VECTOR_MEM
    : CPU_FeatureCase<"UNALIGNED_VECTOR_MEM", 163, "unaligned-vector-mem", [], 0>;
def CPU_RISCV_USE_POSTRA_SCHEDULER
    : CPU_FeatureCase<"USE_POSTRA_SCHEDULER", 164, "use-postra-scheduler", [], 0>;
def CPU_RISCV_V
    : CPU_FeatureCase<"V", 165, "v", [
      "zve64d", "zvl128b"]>;
def CPU_RISCV_VENTANA_VEYRON
    : CPU_FeatureCase<"VENTANA_VEYRON", 166, "ventana-veyron", [], 0>;
def CPU_RISCV_VL_DEPENDENT_LATENCY
    : CPU_FeatureCase<"VL_DEPENDENT_LATENCY", 167, "vl-dependent-latency", [], 0>;
def CPU_RISCV_VXRM_PIPELINE_FLUSH
    : CPU_FeatureCase<"VXRM_PIPELINE_FLUSH", 168, "vxrm-pipeline-flush", [], 0>;
def CPU_RISCV_XANDESBFHCVT
    : CPU_FeatureCase<"XANDESBFHCVT", 169, "xandesbfhcvt", [
      "f"]>;
def CPU_RISCV_XANDESPERF
    : CPU_FeatureCase<"XANDESPERF", 170, "xandesperf", []>;
def CPU_RISCV_XANDESVBFHCVT
    : CPU_FeatureCase<"XANDESVBFHCVT", 171, "xandesvbfhcvt", [
      "zve32f"]>;
def CPU_RISCV_XANDESVDOT
    : CPU_FeatureCase<"XANDESVDOT", 172, "xandesvdot", [
      "zve32x"]>;
def CPU_RISCV_XANDESVPACKFPH
    : CPU_FeatureCase<"XANDESVPACKFPH", 173, "xandesvpackfph", [
      "f"]>;
def CPU_RISCV_XANDESVSINTH
    : CPU_FeatureCase<"XANDESVSINTH", 174, "xandesvsinth", [
      "zve32x"]>;
def CPU_RISCV_XANDESVSINTLOAD
    : CPU_FeatureCase<"XANDESVSINTLOAD", 175, "xandesvsintload", [
      "zve32x"]>;
def CPU_RISCV_XCVALU
    : CPU_FeatureCase<"XCVALU", 176, "xcvalu", []>;
def CPU_RISCV_XCVBI
    : CPU_FeatureCase<"XCVBI", 177, "xcvbi", []>;
def CPU_RISCV_XCVBITMANIP
    : CPU_FeatureCase<"XCVBITMANIP", 178, "xcvbitmanip", []>;
def CPU_RISCV_XCVELW
    : CPU_FeatureCase<"XCVELW", 179, "xcvelw", []>;
def CPU_RISCV_XCVMAC
    : CPU_FeatureCase<"XCVMAC", 180, "xcvmac", []>;
def CPU_RISCV_XCVMEM
    : CPU_FeatureCase<"XCVMEM", 181, "xcvmem", []>;
def CPU_RISCV_XCVSIMD
    : CPU_FeatureCase<"XCVSIMD", 182, "xcvsimd", []>;
def CPU_RISCV_XMIPSCBOP
    : CPU_FeatureCase<"XMIPSCBOP", 183, "xmipscbop", []>;
def CPU_RISCV_XMIPSCMOV
    : CPU_FeatureCase<"XMIPSCMOV", 184, "xmipscmov", []>;
def CPU_RISCV_XMIPSEXECTL
    : CPU_FeatureCase<"XMIPSEXECTL", 185, "xmipsexectl", []>;
def CPU_RISCV_XMIPSLSP
    : CPU_FeatureCase<"XMIPSLSP", 186, "xmipslsp", []>;
def CPU_RISCV_XQCCMP
    : CPU_FeatureCase<"XQCCMP", 187, "xqccmp", [
      "zca"]>;
def CPU_RISCV_XQCI
    : CPU_FeatureCase<"XQCI", 188, "xqci", [
      "xqcia", "xqciac", "xqcibi", "xqcibm", "xqcicli", "xqcicm", "xqcics",
      "xqcicsr", "xqciint", "xqciio", "xqcilb", "xqcili", "xqcilia", "xqcilo",
      "xqcilsm", "xqcisim", "xqcisls", "xqcisync"]>;
def CPU_RISCV_XQCIA
    : CPU_FeatureCase<"XQCIA", 189, "xqcia", []>;
def CPU_RISCV_XQCIAC
    : CPU_FeatureCase<"XQCIAC", 190, "xqciac", [
      "zca"]>;
def CPU_RISCV_XQCIBI
    : CPU_FeatureCase<"XQCIBI", 191, "xqcibi", [
      "zca"]>;
def CPU_RISCV_XQCIBM
    : CPU_FeatureCase<"XQCIBM", 192, "xqcibm", [
      "zca"]>;
def CPU_RISCV_XQCICLI
    : CPU_FeatureCase<"XQCICLI", 193, "xqcicli", []>;
def CPU_RISCV_XQCICM
    : CPU_FeatureCase<"XQCICM", 194, "xqcicm", [
      "zca"]>;
def CPU_RISCV_XQCICS
    : CPU_FeatureCase<"XQCICS", 195, "xqcics", []>;
def CPU_RISCV_XQCICSR
    : CPU_FeatureCase<"XQCICSR", 196, "xqcicsr", []>;
def CPU_RISCV_XQCIINT
    : CPU_FeatureCase<"XQCIINT", 197, "xqciint", [
      "zca"]>;
def CPU_RISCV_XQCIIO
    : CPU_FeatureCase<"XQCIIO", 198, "xqciio", []>;
def CPU_RISCV_XQCILB
    : CPU_FeatureCase<"XQCILB", 199, "xqcilb", [
      "zca"]>;
def CPU_RISCV_XQCILI
    : CPU_FeatureCase<"XQCILI", 200, "xqcili", [
      "zca"]>;
def CPU_RISCV_XQCILIA
    : CPU_FeatureCase<"XQCILIA", 201, "xqcilia", [
      "zca"]>;
def CPU_RISCV_XQCILO
    : CPU_FeatureCase<"XQCILO", 202, "xqcilo", [
      "zca"]>;
def CPU_RISCV_XQCILSM
    : CPU_FeatureCase<"XQCILSM", 203, "xqcilsm", []>;
def CPU_RISCV_XQCISIM
    : CPU_FeatureCase<"XQCISIM", 204, "xqcisim", [
      "zca"]>;
def CPU_RISCV_XQCISLS
    : CPU_FeatureCase<"XQCISLS", 205, "xqcisls", []>;
def CPU_RISCV_XQCISYNC
    : CPU_FeatureCase<"XQCISYNC", 206, "xqcisync", [
      "zca"]>;
def CPU_RISCV_XSFCEASE
    : CPU_FeatureCase<"XSFCEASE", 207, "xsfcease", []>;
def CPU_RISCV_XSFMM128T
    : CPU_FeatureCase<"XSFMM128T", 208, "xsfmm128t", [
      "xsfmmbase", "zvl512b"]>;
def CPU_RISCV_XSFMM16T
    : CPU_FeatureCase<"XSFMM16T", 209, "xsfmm16t", [
      "xsfmmbase", "zvl64b"]>;
def CPU_RISCV_XSFMM32A16F
    : CPU_FeatureCase<"XSFMM32A16F", 210, "xsfmm32a16f", [
      "xsfmmbase", "zve32f"]>;
def CPU_RISCV_XSFMM32A32F
    : CPU_FeatureCase<"XSFMM32A32F", 211, "xsfmm32a32f", [
      "xsfmmbase", "zve32f"]>;
def CPU_RISCV_XSFMM32A8F
    : CPU_FeatureCase<"XSFMM32A8F", 212, "xsfmm32a8f", [
      "xsfmmbase", "zve32f"]>;
def CPU_RISCV_XSFMM32A8I
    : CPU_FeatureCase<"XSFMM32A8I", 213, "xsfmm32a8i", [
      "xsfmmbase"]>;
def CPU_RISCV_XSFMM32T
    : CPU_FeatureCase<"XSFMM32T", 214, "xsfmm32t", [
      "xsfmmbase", "zvl128b"]>;
def CPU_RISCV_XSFMM64A64F
    : CPU_FeatureCase<"XSFMM64A64F", 215, "xsfmm64a64f", [
      "xsfmmbase", "zve64d"]>;
def CPU_RISCV_XSFMM64T
    : CPU_FeatureCase<"XSFMM64T", 216, "xsfmm64t", [
      "xsfmmbase", "zvl256b"]>;
def CPU_RISCV_XSFMMBASE
    : CPU_FeatureCase<"XSFMMBASE", 217, "xsfmmbase", [
      "zve32x"]>;
def CPU_RISCV_XSFVCP
    : CPU_FeatureCase<"XSFVCP", 218, "xsfvcp", [
      "zve32x"]>;
def CPU_RISCV_XSFVFBFEXP16E
    : CPU_FeatureCase<"XSFVFBFEXP16E", 219, "xsfvfbfexp16e", []>;
def CPU_RISCV_XSFVFEXP16E
    : CPU_FeatureCase<"XSFVFEXP16E", 220, "xsfvfexp16e", [
      "zvfh"]>;
def CPU_RISCV_XSFVFEXP32E
    : CPU_FeatureCase<"XSFVFEXP32E", 221, "xsfvfexp32e", [
      "zve32f"]>;
def CPU_RISCV_XSFVFEXPA
    : CPU_FeatureCase<"XSFVFEXPA", 222, "xsfvfexpa", [
      "zve32f"]>;
def CPU_RISCV_XSFVFEXPA64E
    : CPU_FeatureCase<"XSFVFEXPA64E", 223, "xsfvfexpa64e", [
      "xsfvfexpa", "zve64d"]>;
def CPU_RISCV_XSFVFNRCLIPXFQF
    : CPU_FeatureCase<"XSFVFNRCLIPXFQF", 224, "xsfvfnrclipxfqf", [
      "zve32f"]>;
def CPU_RISCV_XSFVFWMACCQQQ
    : CPU_FeatureCase<"XSFVFWMACCQQQ", 225, "xsfvfwmaccqqq", [
      "zvfbfmin", "zvl128b"]>;
def CPU_RISCV_XSFVQMACCDOD
    : CPU_FeatureCase<"XSFVQMACCDOD", 226, "xsfvqmaccdod", [
      "zve32x", "zvl128b"]>;
def CPU_RISCV_XSFVQMACCQOQ
    : CPU_FeatureCase<"XSFVQMACCQOQ", 227, "xsfvqmaccqoq", [
      "zve32x", "zvl256b"]>;
def CPU_RISCV_XSIFIVECDISCARDDLONE
    : CPU_FeatureCase<"XSIFIVECDISCARDDLONE", 228, "xsifivecdiscarddlone", []>;
def CPU_RISCV_XSIFIVECFLUSHDLONE
    : CPU_FeatureCase<"XSIFIVECFLUSHDLONE", 229, "xsifivecflushdlone", []>;
def CPU_RISCV_XSMTVDOT
    : CPU_FeatureCase<"XSMTVDOT", 230, "xsmtvdot", [
      "zve32f"]>;
def CPU_RISCV_XTHEADBA
    : CPU_FeatureCase<"XTHEADBA", 231, "xtheadba", []>;
def CPU_RISCV_XTHEADBB
    : CPU_FeatureCase<"XTHEADBB", 232, "xtheadbb", []>;
def CPU_RISCV_XTHEADBS
    : CPU_FeatureCase<"XTHEADBS", 233, "xtheadbs", []>;
def CPU_RISCV_XTHEADCMO
    : CPU_FeatureCase<"XTHEADCMO", 234, "xtheadcmo", []>;
def CPU_RISCV_XTHEADCONDMOV
    : CPU_FeatureCase<"XTHEADCONDMOV", 235, "xtheadcondmov", []>;
def CPU_RISCV_XTHEADFMEMIDX
    : CPU_FeatureCase<"XTHEADFMEMIDX", 236, "xtheadfmemidx", []>;
def CPU_RISCV_XTHEADMAC
    : CPU_FeatureCase<"XTHEADMAC", 237, "xtheadmac", []>;
def CPU_RISCV_XTHEADMEMIDX
    : CPU_FeatureCase<"XTHEADMEMIDX", 238, "xtheadmemidx", []>;
def CPU_RISCV_XTHEADMEMPAIR
    : CPU_FeatureCase<"XTHEADMEMPAIR", 239, "xtheadmempair", []>;
def CPU_RISCV_XTHEADSYNC
    : CPU_FeatureCase<"XTHEADSYNC", 240, "xtheadsync", []>;
def CPU_RISCV_XTHEADVDOT
    : CPU_FeatureCase<"XTHEADVDOT", 241, "xtheadvdot", [
      "v"]>;
def CPU_RISCV_XVENTANACONDOPS
    : CPU_FeatureCase<"XVENTANACONDOPS", 242, "xventanacondops", []>;
def CPU_RISCV_XWCHC
    : CPU_FeatureCase<"XWCHC", 243, "xwchc", [
      "zca"]>;
def CPU_RISCV_ZA128RS
    : CPU_FeatureCase<"ZA128RS", 244, "za128rs", []>;
def CPU_RISCV_ZA64RS
    : CPU_FeatureCase<"ZA64RS", 245, "za64rs", []>;
def CPU_RISCV_ZAAMO
    : CPU_FeatureCase<"ZAAMO", 246, "zaamo", []>;
def CPU_RISCV_ZABHA
    : CPU_FeatureCase<"ZABHA", 247, "zabha", [
      "zaamo"]>;
def CPU_RISCV_ZACAS
    : CPU_FeatureCase<"ZACAS", 248, "zacas", [
      "zaamo"]>;
def CPU_RISCV_ZALASR
    : CPU_FeatureCase<"ZALASR", 249, "zalasr", []>;
def CPU_RISCV_ZALRSC
    : CPU_FeatureCase<"ZALRSC", 250, "zalrsc", []>;
def CPU_RISCV_ZAMA16B
    : CPU_FeatureCase<"ZAMA16B", 251, "zama16b", []>;
def CPU_RISCV_ZAWRS
    : CPU_FeatureCase<"ZAWRS", 252, "zawrs", []>;
def CPU_RISCV_ZBA
    : CPU_FeatureCase<"ZBA", 253, "zba", []>;
def CPU_RISCV_ZBB
    : CPU_FeatureCase<"ZBB", 254, "zbb", []>;
def CPU_RISCV_ZBC
    : CPU_FeatureCase<"ZBC", 255, "zbc", []>;
def CPU_RISCV_ZBKB
    : CPU_FeatureCase<"ZBKB", 256, "zbkb", []>;
def CPU_RISCV_ZBKC
    : CPU_FeatureCase<"ZBKC", 257, "zbkc", []>;
def CPU_RISCV_ZBKX
    : CPU_FeatureCase<"ZBKX", 258, "zbkx", []>;
def CPU_RISCV_ZBS
    : CPU_FeatureCase<"ZBS", 259, "zbs", []>;
def CPU_RISCV_ZCA
    : CPU_FeatureCase<"ZCA", 260, "zca", []>;
def CPU_RISCV_ZCB
    : CPU_FeatureCase<"ZCB", 261, "zcb", [
      "zca"]>;
def CPU_RISCV_ZCD
    : CPU_FeatureCase<"ZCD", 262, "zcd", [
      "d", "zca"]>;
def CPU_RISCV_ZCE
    : CPU_FeatureCase<"ZCE", 263, "zce", [
      "zca", "zcb", "zcmp", "zcmt"]>;
def CPU_RISCV_ZCF
    : CPU_FeatureCase<"ZCF", 264, "zcf", [
      "f", "zca"]>;
def CPU_RISCV_ZCLSD
    : CPU_FeatureCase<"ZCLSD", 265, "zclsd", [
      "zca", "zilsd"]>;
def CPU_RISCV_ZCMOP
    : CPU_FeatureCase<"ZCMOP", 266, "zcmop", [
      "zca"]>;
def CPU_RISCV_ZCMP
    : CPU_FeatureCase<"ZCMP", 267, "zcmp", [
      "zca"]>;
def CPU_RISCV_ZCMT
    : CPU_FeatureCase<"ZCMT", 268, "zcmt", [
      "zca", "zicsr"]>;
def CPU_RISCV_ZDINX
    : CPU_FeatureCase<"ZDINX", 269, "zdinx", [
      "zfinx"]>;
def CPU_RISCV_ZEXTH_FUSION
    : CPU_FeatureCase<"ZEXTH_FUSION", 270, "zexth-fusion", [], 0>;
def CPU_RISCV_ZEXTW_FUSION
    : CPU_FeatureCase<"ZEXTW_FUSION", 271, "zextw-fusion", [], 0>;
def CPU_RISCV_ZFA
    : CPU_FeatureCase<"ZFA", 272, "zfa", [
      "f"]>;
def CPU_RISCV_ZFBFMIN
    : CPU_FeatureCase<"ZFBFMIN", 273, "zfbfmin", [
      "f"]>;
def CPU_RISCV_ZFH
    : CPU_FeatureCase<"ZFH", 274, "zfh", [
      "zfhmin"]>;
def CPU_RISCV_ZFHMIN
    : CPU_FeatureCase<"ZFHMIN", 275, "zfhmin", [
      "f"]>;
def CPU_RISCV_ZFINX
    : CPU_FeatureCase<"ZFINX", 276, "zfinx", [
      "zicsr"]>;
def CPU_RISCV_ZHINX
    : CPU_FeatureCase<"ZHINX", 277, "zhinx", [
      "zhinxmin"]>;
def CPU_RISCV_ZHINXMIN
    : CPU_FeatureCase<"ZHINXMIN", 278, "zhinxmin", [
      "zfinx"]>;
def CPU_RISCV_ZIC64B
    : CPU_FeatureCase<"ZIC64B", 279, "zic64b", []>;
def CPU_RISCV_ZICBOM
    : CPU_FeatureCase<"ZICBOM", 280, "zicbom", []>;
def CPU_RISCV_ZICBOP
    : CPU_FeatureCase<"ZICBOP", 281, "zicbop", []>;
def CPU_RISCV_ZICBOZ
    : CPU_FeatureCase<"ZICBOZ", 282, "zicboz", []>;
def CPU_RISCV_ZICCAMOA
    : CPU_FeatureCase<"ZICCAMOA", 283, "ziccamoa", []>;
def CPU_RISCV_ZICCAMOC
    : CPU_FeatureCase<"ZICCAMOC", 284, "ziccamoc", []>;
def CPU_RISCV_ZICCIF
    : CPU_FeatureCase<"ZICCIF", 285, "ziccif", []>;
def CPU_RISCV_ZICCLSM
    : CPU_FeatureCase<"ZICCLSM", 286, "zicclsm", []>;
def CPU_RISCV_ZICCRSE
    : CPU_FeatureCase<"ZICCRSE", 287, "ziccrse", []>;
def CPU_RISCV_ZICNTR
    : CPU_FeatureCase<"ZICNTR", 288, "zicntr", [
      "zicsr"]>;
def CPU_RISCV_ZICOND
    : CPU_FeatureCase<"ZICOND", 289, "zicond", []>;
def CPU_RISCV_ZICSR
    : CPU_FeatureCase<"ZICSR", 290, "zicsr", []>;
def CPU_RISCV_ZIFENCEI
    : CPU_FeatureCase<"ZIFENCEI", 291, "zifencei", []>;
def CPU_RISCV_ZIHINTNTL
    : CPU_FeatureCase<"ZIHINTNTL", 292, "zihintntl", []>;
def CPU_RISCV_ZIHINTPAUSE
    : CPU_FeatureCase<"ZIHINTPAUSE", 293, "zihintpause", []>;
def CPU_RISCV_ZIHPM
    : CPU_FeatureCase<"ZIHPM", 294, "zihpm", [
      "zicsr"]>;
def CPU_RISCV_ZILSD
    : CPU_FeatureCase<"ZILSD", 295, "zilsd", []>;
def CPU_RISCV_ZILSD_4BYTE_ALIGN
    : CPU_FeatureCase<"ZILSD_4BYTE_ALIGN", 296, "zilsd-4byte-align", [], 0>;
def CPU_RISCV_ZIMOP
    : CPU_FeatureCase<"ZIMOP", 297, "zimop", []>;
def CPU_RISCV_ZK
    : CPU_FeatureCase<"ZK", 298, "zk", [
      "zkn", "zkr", "zkt"]>;
def CPU_RISCV_ZKN
    : CPU_FeatureCase<"ZKN", 299, "zkn", [
      "zbkb", "zbkc", "zbkx", "zknd", "zkne", "zknh"]>;
def CPU_RISCV_ZKND
    : CPU_FeatureCase<"ZKND", 300, "zknd", []>;
def CPU_RISCV_ZKNE
    : CPU_FeatureCase<"ZKNE", 301, "zkne", []>;
def CPU_RISCV_ZKNH
    : CPU_FeatureCase<"ZKNH", 302, "zknh", []>;
def CPU_RISCV_ZKR
    : CPU_FeatureCase<"ZKR", 303, "zkr", []>;
def CPU_RISCV_ZKS
    : CPU_FeatureCase<"ZKS", 304, "zks", [
      "zbkb", "zbkc", "zbkx", "zksed", "zksh"]>;
def CPU_RISCV_ZKSED
    : CPU_FeatureCase<"ZKSED", 305, "zksed", []>;
def CPU_RISCV_ZKSH
    : CPU_FeatureCase<"ZKSH", 306, "zksh", []>;
def CPU_RISCV_ZKT
    : CPU_FeatureCase<"ZKT", 307, "zkt", []>;
def CPU_RISCV_ZMMUL
    : CPU_FeatureCase<"ZMMUL", 308, "zmmul", []>;
def CPU_RISCV_ZTSO
    : CPU_FeatureCase<"ZTSO", 309, "ztso", []>;
def CPU_RISCV_ZVBB
    : CPU_FeatureCase<"ZVBB", 310, "zvbb", [
      "zvkb"]>;
def CPU_RISCV_ZVBC
    : CPU_FeatureCase<"ZVBC", 311, "zvbc", [
      "zve64x"]>;
def CPU_RISCV_ZVE32F
    : CPU_FeatureCase<"ZVE32F", 312, "zve32f", [
      "f", "zve32x"]>;
def CPU_RISCV_ZVE32X
    : CPU_FeatureCase<"ZVE32X", 313, "zve32x", [
      "zicsr", "zvl32b"]>;
def CPU_RISCV_ZVE64D
    : CPU_FeatureCase<"ZVE64D", 314, "zve64d", [
      "d", "zve64f"]>;
def CPU_RISCV_ZVE64F
    : CPU_FeatureCase<"ZVE64F", 315, "zve64f", [
      "zve32f", "zve64x"]>;
def CPU_RISCV_ZVE64X
    : CPU_FeatureCase<"ZVE64X", 316, "zve64x", [
      "zve32x", "zvl64b"]>;
def CPU_RISCV_ZVFBFMIN
    : CPU_FeatureCase<"ZVFBFMIN", 317, "zvfbfmin", [
      "zve32f"]>;
def CPU_RISCV_ZVFBFWMA
    : CPU_FeatureCase<"ZVFBFWMA", 318, "zvfbfwma", [
      "zfbfmin", "zvfbfmin"]>;
def CPU_RISCV_ZVFH
    : CPU_FeatureCase<"ZVFH", 319, "zvfh", [
      "zfhmin", "zvfhmin"]>;
def CPU_RISCV_ZVFHMIN
    : CPU_FeatureCase<"ZVFHMIN", 320, "zvfhmin", [
      "zve32f"]>;
def CPU_RISCV_ZVKB
    : CPU_FeatureCase<"ZVKB", 321, "zvkb", [
      "zve32x"]>;
def CPU_RISCV_ZVKG
    : CPU_FeatureCase<"ZVKG", 322, "zvkg", [
      "zve32x"]>;
def CPU_RISCV_ZVKN
    : CPU_FeatureCase<"ZVKN", 323, "zvkn", [
      "zvkb", "zvkned", "zvknhb", "zvkt"]>;
def CPU_RISCV_ZVKNC
    : CPU_FeatureCase<"ZVKNC", 324, "zvknc", [
      "zvbc", "zvkn"]>;
def CPU_RISCV_ZVKNED
    : CPU_FeatureCase<"ZVKNED", 325, "zvkned", [
      "zve32x"]>;
def CPU_RISCV_ZVKNG
    : CPU_FeatureCase<"ZVKNG", 326, "zvkng", [
      "zvkg", "zvkn"]>;
def CPU_RISCV_ZVKNHA
    : CPU_FeatureCase<"ZVKNHA", 327, "zvknha", [
      "zve32x"]>;
def CPU_RISCV_ZVKNHB
    : CPU_FeatureCase<"ZVKNHB", 328, "zvknhb", [
      "zve64x"]>;
def CPU_RISCV_ZVKS
    : CPU_FeatureCase<"ZVKS", 329, "zvks", [
      "zvkb", "zvksed", "zvksh", "zvkt"]>;
def CPU_RISCV_ZVKSC
    : CPU_FeatureCase<"ZVKSC", 330, "zvksc", [
      "zvbc", "zvks"]>;
def CPU_RISCV_ZVKSED
    : CPU_FeatureCase<"ZVKSED", 331, "zvksed", [
      "zve32x"]>;
def CPU_RISCV_ZVKSG
    : CPU_FeatureCase<"ZVKSG", 332, "zvksg", [
      "zvkg", "zvks"]>;
def CPU_RISCV_ZVKSH
    : CPU_FeatureCase<"ZVKSH", 333, "zvksh", [
      "zve32x"]>;
def CPU_RISCV_ZVKT
    : CPU_FeatureCase<"ZVKT", 334, "zvkt", []>;
def CPU_RISCV_ZVL1024B
    : CPU_FeatureCase<"ZVL1024B", 335, "zvl1024b", [
      "zvl512b"]>;
def CPU_RISCV_ZVL128B
    : CPU_FeatureCase<"ZVL128B", 336, "zvl128b", [
      "zvl64b"]>;
def CPU_RISCV_ZVL16384B
    : CPU_FeatureCase<"ZVL16384B", 337, "zvl16384b", [
      "zvl8192b"]>;
def CPU_RISCV_ZVL2048B
    : CPU_FeatureCase<"ZVL2048B", 338, "zvl2048b", [
      "zvl1024b"]>;
def CPU_RISCV_ZVL256B
    : CPU_FeatureCase<"ZVL256B", 339, "zvl256b", [
      "zvl128b"]>;
def CPU_RISCV_ZVL32768B
    : CPU_FeatureCase<"ZVL32768B", 340, "zvl32768b", [
      "zvl16384b"]>;
def CPU_RISCV_ZVL32B
    : CPU_FeatureCase<"ZVL32B", 341, "zvl32b", []>;
def CPU_RISCV_ZVL4096B
    : CPU_FeatureCase<"ZVL4096B", 342, "zvl4096b", [
      "zvl2048b"]>;
def CPU_RISCV_ZVL512B
    : CPU_FeatureCase<"ZVL512B", 343, "zvl512b", [
      "zvl256b"]>;
def CPU_RISCV_ZVL64B
    : CPU_FeatureCase<"ZVL64B", 344, "zvl64b", [
      "zvl32b"]>;
def CPU_RISCV_ZVL65536B
    : CPU_FeatureCase<"ZVL65536B", 345, "zvl65536b", [
      "zvl32768b"]>;
def CPU_RISCV_ZVL8192B
    : CPU_FeatureCase<"ZVL8192B", 346, "zvl8192b", [
      "zvl4096b"]>;

defvar CPU_RISCV_Features = [
  CPU_RISCV_64BIT, CPU_RISCV_A, CPU_RISCV_ADD_LOAD_FUSION,
  CPU_RISCV_ADDI_LOAD_FUSION, CPU_RISCV_ANDES45, CPU_RISCV_AUIPC_ADDI_FUSION,
  CPU_RISCV_AUIPC_LOAD_FUSION, CPU_RISCV_B, CPU_RISCV_BFEXT_FUSION, CPU_RISCV_C,
  CPU_RISCV_CONDITIONAL_CMV_FUSION, CPU_RISCV_D,
  CPU_RISCV_DISABLE_LATENCY_SCHED_HEURISTIC,
  CPU_RISCV_DISABLE_MISCHED_LOAD_CLUSTERING,
  CPU_RISCV_DISABLE_MISCHED_STORE_CLUSTERING,
  CPU_RISCV_DISABLE_POSTMISCHED_LOAD_CLUSTERING,
  CPU_RISCV_DISABLE_POSTMISCHED_STORE_CLUSTERING, CPU_RISCV_DLEN_FACTOR_2,
  CPU_RISCV_E, CPU_RISCV_ENABLE_VSETVLI_SCHED_HEURISTIC, CPU_RISCV_EXACT_ASM,
  CPU_RISCV_EXPERIMENTAL, CPU_RISCV_EXPERIMENTAL_P,
  CPU_RISCV_EXPERIMENTAL_RVM23U32, CPU_RISCV_EXPERIMENTAL_SMPMPMT,
  CPU_RISCV_EXPERIMENTAL_SVUKTE, CPU_RISCV_EXPERIMENTAL_XRIVOSVISNI,
  CPU_RISCV_EXPERIMENTAL_XRIVOSVIZIP, CPU_RISCV_EXPERIMENTAL_XSFMCLIC,
  CPU_RISCV_EXPERIMENTAL_XSFSCLIC, CPU_RISCV_EXPERIMENTAL_ZIBI,
  CPU_RISCV_EXPERIMENTAL_ZICFILP, CPU_RISCV_EXPERIMENTAL_ZICFISS,
  CPU_RISCV_EXPERIMENTAL_ZVBC32E, CPU_RISCV_EXPERIMENTAL_ZVFBFA,
  CPU_RISCV_EXPERIMENTAL_ZVFOFP8MIN, CPU_RISCV_EXPERIMENTAL_ZVKGS,
  CPU_RISCV_EXPERIMENTAL_ZVQDOTQ, CPU_RISCV_F, CPU_RISCV_FORCED_ATOMICS,
  CPU_RISCV_H, CPU_RISCV_I, CPU_RISCV_LD_ADD_FUSION, CPU_RISCV_LOG_VRGATHER,
  CPU_RISCV_LUI_ADDI_FUSION, CPU_RISCV_LUI_LOAD_FUSION, CPU_RISCV_M,
  CPU_RISCV_MIPS_P8700, CPU_RISCV_NO_DEFAULT_UNROLL,
  CPU_RISCV_NO_SINK_SPLAT_OPERANDS, CPU_RISCV_NO_TRAILING_SEQ_CST_FENCE,
  CPU_RISCV_OPTIMIZED_NF2_SEGMENT_LOAD_STORE,
  CPU_RISCV_OPTIMIZED_NF3_SEGMENT_LOAD_STORE,
  CPU_RISCV_OPTIMIZED_NF4_SEGMENT_LOAD_STORE,
  CPU_RISCV_OPTIMIZED_NF5_SEGMENT_LOAD_STORE,
  CPU_RISCV_OPTIMIZED_NF6_SEGMENT_LOAD_STORE,
  CPU_RISCV_OPTIMIZED_NF7_SEGMENT_LOAD_STORE,
  CPU_RISCV_OPTIMIZED_NF8_SEGMENT_LOAD_STORE,
  CPU_RISCV_OPTIMIZED_ZERO_STRIDE_LOAD, CPU_RISCV_PERMISSIVE_ZALRSC,
  CPU_RISCV_PREDICTABLE_SELECT_EXPENSIVE,
  CPU_RISCV_PREFER_VSETVLI_OVER_READ_VLENB, CPU_RISCV_PREFER_W_INST,
  CPU_RISCV_Q, CPU_RISCV_RELAX, CPU_RISCV_RESERVE_X1, CPU_RISCV_RESERVE_X10,
  CPU_RISCV_RESERVE_X11, CPU_RISCV_RESERVE_X12, CPU_RISCV_RESERVE_X13,
  CPU_RISCV_RESERVE_X14, CPU_RISCV_RESERVE_X15, CPU_RISCV_RESERVE_X16,
  CPU_RISCV_RESERVE_X17, CPU_RISCV_RESERVE_X18, CPU_RISCV_RESERVE_X19,
  CPU_RISCV_RESERVE_X2, CPU_RISCV_RESERVE_X20, CPU_RISCV_RESERVE_X21,
  CPU_RISCV_RESERVE_X22, CPU_RISCV_RESERVE_X23, CPU_RISCV_RESERVE_X24,
  CPU_RISCV_RESERVE_X25, CPU_RISCV_RESERVE_X26, CPU_RISCV_RESERVE_X27,
  CPU_RISCV_RESERVE_X28, CPU_RISCV_RESERVE_X29, CPU_RISCV_RESERVE_X3,
  CPU_RISCV_RESERVE_X30, CPU_RISCV_RESERVE_X31, CPU_RISCV_RESERVE_X4,
  CPU_RISCV_RESERVE_X5, CPU_RISCV_RESERVE_X6, CPU_RISCV_RESERVE_X7,
  CPU_RISCV_RESERVE_X8, CPU_RISCV_RESERVE_X9, CPU_RISCV_RVA20S64,
  CPU_RISCV_RVA20U64, CPU_RISCV_RVA22S64, CPU_RISCV_RVA22U64,
  CPU_RISCV_RVA23S64, CPU_RISCV_RVA23U64, CPU_RISCV_RVB23S64,
  CPU_RISCV_RVB23U64, CPU_RISCV_RVI20U32, CPU_RISCV_RVI20U64,
  CPU_RISCV_SAVE_RESTORE, CPU_RISCV_SDEXT, CPU_RISCV_SDTRIG, CPU_RISCV_SHA,
  CPU_RISCV_SHCOUNTERENW, CPU_RISCV_SHGATPA, CPU_RISCV_SHIFTED_ZEXTW_FUSION,
  CPU_RISCV_SHLCOFIDELEG, CPU_RISCV_SHORT_FORWARD_BRANCH_IALU,
  CPU_RISCV_SHORT_FORWARD_BRANCH_ILOAD, CPU_RISCV_SHORT_FORWARD_BRANCH_IMINMAX,
  CPU_RISCV_SHORT_FORWARD_BRANCH_IMUL, CPU_RISCV_SHTVALA, CPU_RISCV_SHVSATPA,
  CPU_RISCV_SHVSTVALA, CPU_RISCV_SHVSTVECD, CPU_RISCV_SHXADD_LOAD_FUSION,
  CPU_RISCV_SIFIVE7, CPU_RISCV_SINGLE_ELEMENT_VEC_FP64, CPU_RISCV_SMAIA,
  CPU_RISCV_SMCDELEG, CPU_RISCV_SMCNTRPMF, CPU_RISCV_SMCSRIND, CPU_RISCV_SMCTR,
  CPU_RISCV_SMDBLTRP, CPU_RISCV_SMEPMP, CPU_RISCV_SMMPM, CPU_RISCV_SMNPM,
  CPU_RISCV_SMRNMI, CPU_RISCV_SMSTATEEN, CPU_RISCV_SSAIA, CPU_RISCV_SSCCFG,
  CPU_RISCV_SSCCPTR, CPU_RISCV_SSCOFPMF, CPU_RISCV_SSCOUNTERENW,
  CPU_RISCV_SSCSRIND, CPU_RISCV_SSCTR, CPU_RISCV_SSDBLTRP, CPU_RISCV_SSNPM,
  CPU_RISCV_SSPM, CPU_RISCV_SSQOSID, CPU_RISCV_SSSTATEEN, CPU_RISCV_SSSTRICT,
  CPU_RISCV_SSTC, CPU_RISCV_SSTVALA, CPU_RISCV_SSTVECD, CPU_RISCV_SSU64XL,
  CPU_RISCV_SUPM, CPU_RISCV_SVADE, CPU_RISCV_SVADU, CPU_RISCV_SVBARE,
  CPU_RISCV_SVINVAL, CPU_RISCV_SVNAPOT, CPU_RISCV_SVPBMT, CPU_RISCV_SVVPTC,
  CPU_RISCV_TAGGED_GLOBALS, CPU_RISCV_UNALIGNED_SCALAR_MEM,
  CPU_RISCV_UNALIGNED_VECTOR_MEM, CPU_RISCV_USE_POSTRA_SCHEDULER, CPU_RISCV_V,
  CPU_RISCV_VENTANA_VEYRON, CPU_RISCV_VL_DEPENDENT_LATENCY,
  CPU_RISCV_VXRM_PIPELINE_FLUSH, CPU_RISCV_XANDESBFHCVT, CPU_RISCV_XANDESPERF,
  CPU_RISCV_XANDESVBFHCVT, CPU_RISCV_XANDESVDOT, CPU_RISCV_XANDESVPACKFPH,
  CPU_RISCV_XANDESVSINTH, CPU_RISCV_XANDESVSINTLOAD, CPU_RISCV_XCVALU,
  CPU_RISCV_XCVBI, CPU_RISCV_XCVBITMANIP, CPU_RISCV_XCVELW, CPU_RISCV_XCVMAC,
  CPU_RISCV_XCVMEM, CPU_RISCV_XCVSIMD, CPU_RISCV_XMIPSCBOP, CPU_RISCV_XMIPSCMOV,
  CPU_RISCV_XMIPSEXECTL, CPU_RISCV_XMIPSLSP, CPU_RISCV_XQCCMP, CPU_RISCV_XQCI,
  CPU_RISCV_XQCIA, CPU_RISCV_XQCIAC, CPU_RISCV_XQCIBI, CPU_RISCV_XQCIBM,
  CPU_RISCV_XQCICLI, CPU_RISCV_XQCICM, CPU_RISCV_XQCICS, CPU_RISCV_XQCICSR,
  CPU_RISCV_XQCIINT, CPU_RISCV_XQCIIO, CPU_RISCV_XQCILB, CPU_RISCV_XQCILI,
  CPU_RISCV_XQCILIA, CPU_RISCV_XQCILO, CPU_RISCV_XQCILSM, CPU_RISCV_XQCISIM,
  CPU_RISCV_XQCISLS, CPU_RISCV_XQCISYNC, CPU_RISCV_XSFCEASE,
  CPU_RISCV_XSFMM128T, CPU_RISCV_XSFMM16T, CPU_RISCV_XSFMM32A16F,
  CPU_RISCV_XSFMM32A32F, CPU_RISCV_XSFMM32A8F, CPU_RISCV_XSFMM32A8I,
  CPU_RISCV_XSFMM32T, CPU_RISCV_XSFMM64A64F, CPU_RISCV_XSFMM64T,
  CPU_RISCV_XSFMMBASE, CPU_RISCV_XSFVCP, CPU_RISCV_XSFVFBFEXP16E,
  CPU_RISCV_XSFVFEXP16E, CPU_RISCV_XSFVFEXP32E, CPU_RISCV_XSFVFEXPA,
  CPU_RISCV_XSFVFEXPA64E, CPU_RISCV_XSFVFNRCLIPXFQF, CPU_RISCV_XSFVFWMACCQQQ,
  CPU_RISCV_XSFVQMACCDOD, CPU_RISCV_XSFVQMACCQOQ,
  CPU_RISCV_XSIFIVECDISCARDDLONE, CPU_RISCV_XSIFIVECFLUSHDLONE,
  CPU_RISCV_XSMTVDOT, CPU_RISCV_XTHEADBA, CPU_RISCV_XTHEADBB,
  CPU_RISCV_XTHEADBS, CPU_RISCV_XTHEADCMO, CPU_RISCV_XTHEADCONDMOV,
  CPU_RISCV_XTHEADFMEMIDX, CPU_RISCV_XTHEADMAC, CPU_RISCV_XTHEADMEMIDX,
  CPU_RISCV_XTHEADMEMPAIR, CPU_RISCV_XTHEADSYNC, CPU_RISCV_XTHEADVDOT,
  CPU_RISCV_XVENTANACONDOPS, CPU_RISCV_XWCHC, CPU_RISCV_ZA128RS,
  CPU_RISCV_ZA64RS, CPU_RISCV_ZAAMO, CPU_RISCV_ZABHA, CPU_RISCV_ZACAS,
  CPU_RISCV_ZALASR, CPU_RISCV_ZALRSC, CPU_RISCV_ZAMA16B, CPU_RISCV_ZAWRS,
  CPU_RISCV_ZBA, CPU_RISCV_ZBB, CPU_RISCV_ZBC, CPU_RISCV_ZBKB, CPU_RISCV_ZBKC,
  CPU_RISCV_ZBKX, CPU_RISCV_ZBS, CPU_RISCV_ZCA, CPU_RISCV_ZCB, CPU_RISCV_ZCD,
  CPU_RISCV_ZCE, CPU_RISCV_ZCF, CPU_RISCV_ZCLSD, CPU_RISCV_ZCMOP,
  CPU_RISCV_ZCMP, CPU_RISCV_ZCMT, CPU_RISCV_ZDINX, CPU_RISCV_ZEXTH_FUSION,
  CPU_RISCV_ZEXTW_FUSION, CPU_RISCV_ZFA, CPU_RISCV_ZFBFMIN, CPU_RISCV_ZFH,
  CPU_RISCV_ZFHMIN, CPU_RISCV_ZFINX, CPU_RISCV_ZHINX, CPU_RISCV_ZHINXMIN,
  CPU_RISCV_ZIC64B, CPU_RISCV_ZICBOM, CPU_RISCV_ZICBOP, CPU_RISCV_ZICBOZ,
  CPU_RISCV_ZICCAMOA, CPU_RISCV_ZICCAMOC, CPU_RISCV_ZICCIF, CPU_RISCV_ZICCLSM,
  CPU_RISCV_ZICCRSE, CPU_RISCV_ZICNTR, CPU_RISCV_ZICOND, CPU_RISCV_ZICSR,
  CPU_RISCV_ZIFENCEI, CPU_RISCV_ZIHINTNTL, CPU_RISCV_ZIHINTPAUSE,
  CPU_RISCV_ZIHPM, CPU_RISCV_ZILSD, CPU_RISCV_ZILSD_4BYTE_ALIGN,
  CPU_RISCV_ZIMOP, CPU_RISCV_ZK, CPU_RISCV_ZKN, CPU_RISCV_ZKND, CPU_RISCV_ZKNE,
  CPU_RISCV_ZKNH, CPU_RISCV_ZKR, CPU_RISCV_ZKS, CPU_RISCV_ZKSED, CPU_RISCV_ZKSH,
  CPU_RISCV_ZKT, CPU_RISCV_ZMMUL, CPU_RISCV_ZTSO, CPU_RISCV_ZVBB,
  CPU_RISCV_ZVBC, CPU_RISCV_ZVE32F, CPU_RISCV_ZVE32X, CPU_RISCV_ZVE64D,
  CPU_RISCV_ZVE64F, CPU_RISCV_ZVE64X, CPU_RISCV_ZVFBFMIN, CPU_RISCV_ZVFBFWMA,
  CPU_RISCV_ZVFH, CPU_RISCV_ZVFHMIN, CPU_RISCV_ZVKB, CPU_RISCV_ZVKG,
  CPU_RISCV_ZVKN, CPU_RISCV_ZVKNC, CPU_RISCV_ZVKNED, CPU_RISCV_ZVKNG,
  CPU_RISCV_ZVKNHA, CPU_RISCV_ZVKNHB, CPU_RISCV_ZVKS, CPU_RISCV_ZVKSC,
  CPU_RISCV_ZVKSED, CPU_RISCV_ZVKSG, CPU_RISCV_ZVKSH, CPU_RISCV_ZVKT,
  CPU_RISCV_ZVL1024B, CPU_RISCV_ZVL128B, CPU_RISCV_ZVL16384B,
  CPU_RISCV_ZVL2048B, CPU_RISCV_ZVL256B, CPU_RISCV_ZVL32768B, CPU_RISCV_ZVL32B,
  CPU_RISCV_ZVL4096B, CPU_RISCV_ZVL512B, CPU_RISCV_ZVL64B, CPU_RISCV_ZVL65536B,
  CPU_RISCV_ZVL8192B
];
def CPU_RISCV_FeatureAttr
    : I32EnumAttr<"RISCVFeature", "features of RISC-V CPUs, as LLVM calls them",
                  CPU_RISCV_Features> {
  let cppNamespace = "::mlir::cpu";
  let genSpecializedAttr = 0;
}

def : CPU_Processor<"rv64i", CPU_Arch_RISCV, "riscv", 0,
  "code for rv64i", [], [
  "64bit", "i"]>;

def : CPU_Processor<"rv64g", CPU_Arch_RISCV, "riscv", 1,
  "code for rv64g", [], [
  "64bit", "a", "d", "i", "m", "zifencei"]>;

def : CPU_Processor<"rv64gc", CPU_Arch_RISCV, "riscv", 2,
  "code for rv64gc", [], [
  "64bit", "a", "c", "i", "m", "zcd", "zifencei"]>;

def : CPU_Processor<"rv64gcv", CPU_Arch_RISCV, "riscv", 3,
  "code for rv64gcv", [], [
  "64bit", "a", "c", "i", "m", "v", "zcd", "zifencei"]>;

def : CPU_Processor<"rva20u64", CPU_Arch_RISCV, "riscv:profile", 4,
  "code for rva20u64", [], [
  "64bit", "a", "c", "i", "m", "za128rs", "zcd", "ziccamoa", "ziccif",
  "zicclsm", "ziccrse", "zicntr"]>;

def : CPU_Processor<"rva22u64", CPU_Arch_RISCV, "riscv:profile", 5,
  "code for rva22u64", [], [
  "64bit", "a", "b", "c", "i", "m", "za64rs", "zcd", "zfhmin", "zic64b",
  "zicbom", "zicbop", "zicboz", "ziccamoa", "ziccif", "zicclsm", "ziccrse",
  "zicntr", "zihintpause", "zihpm", "zkt"]>;

def : CPU_Processor<"rva23u64", CPU_Arch_RISCV, "riscv:profile", 6,
  "code for rva23u64", [], [
  "64bit", "a", "b", "c", "i", "m", "supm", "v", "za64rs", "zawrs", "zcb",
  "zcd", "zcmop", "zfa", "zfhmin", "zic64b", "zicbom", "zicbop", "zicboz",
  "ziccamoa", "ziccif", "zicclsm", "ziccrse", "zicntr", "zicond", "zihintntl",
  "zihintpause", "zihpm", "zimop", "zkt", "zvbb", "zvfhmin", "zvkt"]>;

def : CPU_Processor<"rvb23u64", CPU_Arch_RISCV, "riscv:profile", 7,
  "code for rvb23u64", [], [
  "64bit", "a", "b", "c", "i", "m", "za64rs", "zawrs", "zcb", "zcd", "zcmop",
  "zfa", "zic64b", "zicbom", "zicbop", "zicboz", "ziccamoa", "ziccif",
  "zicclsm", "ziccrse", "zicntr", "zicond", "zihintntl", "zihintpause", "zihpm",
  "zimop", "zkt"]>;

def : CPU_Processor<"generic-rv64", CPU_Arch_RISCV, "riscv:other", 0,
  "the CPU that LLVM calls generic-rv64", [], [
  "64bit", "i"]>;

def : CPU_Processor<"rocket-rv64", CPU_Arch_RISCV, "riscv:other", 1,
  "the CPU that LLVM calls rocket-rv64", [], [
  "64bit", "i", "zicsr", "zifencei"]>;

def : CPU_Processor<"sifive-s21", CPU_Arch_RISCV, "riscv:sifive", 2,
  "the CPU that LLVM calls sifive-s21", [], [
  "64bit", "a", "c", "i", "m", "zicsr", "zifencei"]>;

def : CPU_Processor<"sifive-s51", CPU_Arch_RISCV, "riscv:sifive", 3,
  "the CPU that LLVM calls sifive-s51", [], [
  "64bit", "a", "c", "i", "m", "zicsr", "zifencei"]>;

def : CPU_Processor<"syntacore-scr3-rv64", CPU_Arch_RISCV, "riscv:other", 4,
  "the CPU that LLVM calls syntacore-scr3-rv64", [], [
  "64bit", "a", "c", "i", "m", "zicsr", "zifencei"]>;

def : CPU_Processor<"sifive-s54", CPU_Arch_RISCV, "riscv:sifive", 5,
  "the CPU that LLVM calls sifive-s54", [], [
  "64bit", "a", "c", "d", "i", "m", "zifencei"]>;

def : CPU_Processor<"sifive-u54", CPU_Arch_RISCV, "riscv:sifive", 6,
  "the CPU that LLVM calls sifive-u54", [], [
  "64bit", "a", "c", "d", "i", "m", "zifencei"]>;

def : CPU_Processor<"sifive-u74", CPU_Arch_RISCV, "riscv:sifive", 7,
  "the CPU that LLVM calls sifive-u74", [], [
  "64bit", "a", "c", "d", "i", "m", "zifencei"]>;

def : CPU_Processor<"syntacore-scr4-rv64", CPU_Arch_RISCV, "riscv:other", 8,
  "the CPU that LLVM calls syntacore-scr4-rv64", [], [
  "64bit", "a", "c", "d", "i", "m", "zifencei"]>;

def : CPU_Processor<"syntacore-scr5-rv64", CPU_Arch_RISCV, "riscv:other", 9,
  "the CPU that LLVM calls syntacore-scr5-rv64", [], [
  "64bit", "a", "c", "d", "i", "m", "zifencei"]>;

def : CPU_Processor<"andes-ax25", CPU_Arch_RISCV, "riscv:other", 10,
  "the CPU that LLVM calls andes-ax25", [], [
  "64bit", "a", "c", "d", "i", "m", "xandesperf", "zifencei"]>;

def : CPU_Processor<"andes-ax45", CPU_Arch_RISCV, "riscv:other", 11,
  "the CPU that LLVM calls andes-ax45", [], [
  "64bit", "a", "c", "d", "i", "m", "xandesperf", "zifencei"]>;

def : CPU_Processor<"andes-nx45", CPU_Arch_RISCV, "riscv:other", 12,
  "the CPU that LLVM calls andes-nx45", [], [
  "64bit", "a", "c", "d", "i", "m", "xandesperf", "zifencei"]>;

def : CPU_Processor<"sifive-s76", CPU_Arch_RISCV, "riscv:sifive", 13,
  "the CPU that LLVM calls sifive-s76", [], [
  "64bit", "a", "c", "d", "i", "m", "zifencei", "zihintpause"]>;

def : CPU_Processor<"sifive-p550", CPU_Arch_RISCV, "riscv:sifive", 14,
  "the CPU that LLVM calls sifive-p550", [], [
  "64bit", "a", "c", "d", "i", "m", "zba", "zbb", "zifencei"]>;

def : CPU_Processor<"mips-p8700", CPU_Arch_RISCV, "riscv:other", 15,
  "the CPU that LLVM calls mips-p8700", [], [
  "64bit", "a", "c", "d", "i", "m", "xmipscbop", "xmipscmov", "xmipsexectl",
  "xmipslsp", "zba", "zbb", "zifencei"]>;

def : CPU_Processor<"andes-ax45mpv", CPU_Arch_RISCV, "riscv:other", 16,
  "the CPU that LLVM calls andes-ax45mpv", [], [
  "64bit", "a", "c", "i", "m", "v", "xandesperf", "zifencei"]>;

def : CPU_Processor<"veyron-v1", CPU_Arch_RISCV, "riscv:other", 17,
  "the CPU that LLVM calls veyron-v1", [], [
  "64bit", "a", "c", "d", "i", "m", "xventanacondops", "zba", "zbb", "zbc",
  "zbs", "zicbom", "zicbop", "zicboz", "zicntr", "zifencei", "zihintpause",
  "zihpm"]>;

def : CPU_Processor<"xiangshan-nanhu", CPU_Arch_RISCV, "riscv:other", 18,
  "the CPU that LLVM calls xiangshan-nanhu", [], [
  "64bit", "a", "c", "d", "i", "m", "svinval", "zba", "zbb", "zbc", "zbs",
  "zicbom", "zicboz", "zifencei", "zkn", "zksed", "zksh"]>;

def : CPU_Processor<"sifive-x280", CPU_Arch_RISCV, "riscv:sifive", 19,
  "the CPU that LLVM calls sifive-x280", [], [
  "64bit", "a", "c", "i", "m", "v", "zba", "zbb", "zfh", "zifencei", "zvfh",
  "zvl512b"]>;

def : CPU_Processor<"sifive-p450", CPU_Arch_RISCV, "riscv:sifive", 20,
  "the CPU that LLVM calls sifive-p450", [], [
  "64bit", "a", "b", "c", "d", "i", "m", "unaligned-scalar-mem",
  "unaligned-vector-mem", "za64rs", "zfhmin", "zic64b", "zicbom", "zicbop",
  "zicboz", "ziccamoa", "ziccif", "zicclsm", "ziccrse", "zifencei", "zihintntl",
  "zihintpause", "zihpm", "zkt"]>;

def : CPU_Processor<"syntacore-scr7", CPU_Arch_RISCV, "riscv:other", 21,
  "the CPU that LLVM calls syntacore-scr7", [], [
  "64bit", "a", "c", "i", "m", "v", "zba", "zbb", "zbc", "zbs", "zifencei",
  "zkn"]>;

def : CPU_Processor<"sifive-p670", CPU_Arch_RISCV, "riscv:sifive", 22,
  "the CPU that LLVM calls sifive-p670", [], [
  "64bit", "a", "b", "c", "i", "m", "unaligned-scalar-mem",
  "unaligned-vector-mem", "v", "za64rs", "zfhmin", "zic64b", "zicbom", "zicbop",
  "zicboz", "ziccamoa", "ziccif", "zicclsm", "ziccrse", "zifencei", "zihintntl",
  "zihintpause", "zihpm", "zkt", "zvbb", "zvknc", "zvkng", "zvksc", "zvksg"]>;

def : CPU_Processor<"sifive-p470", CPU_Arch_RISCV, "riscv:sifive", 23,
  "the CPU that LLVM calls sifive-p470", [], [
  "64bit", "a", "b", "c", "i", "m", "unaligned-scalar-mem",
  "unaligned-vector-mem", "v", "xsifivecdiscarddlone", "xsifivecflushdlone",
  "za64rs", "zfhmin", "zic64b", "zicbom", "zicbop", "zicboz", "ziccamoa",
  "ziccif", "zicclsm", "ziccrse", "zifencei", "zihintntl", "zihintpause",
  "zihpm", "zkt", "zvbb", "zvknc", "zvkng", "zvksc", "zvksg"]>;

def : CPU_Processor<"spacemit-x60", CPU_Arch_RISCV, "riscv:other", 24,
  "the CPU that LLVM calls spacemit-x60", [], [
  "64bit", "a", "b", "c", "i", "m", "ssccptr", "sscofpmf", "sscounterenw",
  "sstc", "sstvala", "sstvecd", "svade", "svbare", "svinval", "svnapot",
  "svpbmt", "unaligned-scalar-mem", "v", "xsmtvdot", "za64rs", "zbc", "zbkc",
  "zfh", "zic64b", "zicbom", "zicbop", "zicboz", "ziccamoa", "ziccif",
  "zicclsm", "ziccrse", "zicntr", "zicond", "zifencei", "zihintpause", "zihpm",
  "zkt", "zvfh", "zvkt", "zvl256b"]>;

def : CPU_Processor<"sifive-x390", CPU_Arch_RISCV, "riscv:sifive", 25,
  "the CPU that LLVM calls sifive-x390", [], [
  "64bit", "a", "b", "c", "experimental-zicfilp", "experimental-zicfiss", "i",
  "m", "v", "xsifivecdiscarddlone", "xsifivecflushdlone", "za64rs", "zawrs",
  "zcb", "zcmop", "zfa", "zfh", "zic64b", "zicbom", "zicbop", "zicboz",
  "ziccamoa", "ziccif", "ziccrse", "zicntr", "zicond", "zifencei", "zihintntl",
  "zihintpause", "zihpm", "zkr", "zkt", "zvbb", "zvfbfwma", "zvfh", "zvkt",
  "zvl1024b"]>;

def : CPU_Processor<"sifive-p870", CPU_Arch_RISCV, "riscv:sifive", 26,
  "the CPU that LLVM calls sifive-p870", [], [
  "64bit", "a", "b", "c", "i", "m", "supm", "unaligned-scalar-mem",
  "unaligned-vector-mem", "v", "za64rs", "zama16b", "zawrs", "zcb", "zcmop",
  "zfa", "zfh", "zic64b", "zicbom", "zicbop", "zicboz", "ziccamoa", "ziccif",
  "zicclsm", "ziccrse", "zicntr", "zicond", "zifencei", "zihintntl",
  "zihintpause", "zihpm", "zimop", "zkr", "zkt", "zvbb", "zvfbfwma", "zvfh",
  "zvknc", "zvkng", "zvksc", "zvksg"]>;

def : CPU_Processor<"tt-ascalon-d8", CPU_Arch_RISCV, "riscv:other", 27,
  "the CPU that LLVM calls tt-ascalon-d8", [], [
  "64bit", "a", "b", "c", "i", "m", "sha", "smaia", "ssaia", "ssccptr",
  "sscofpmf", "sscounterenw", "ssnpm", "ssstrict", "sstc", "sstvala", "sstvecd",
  "ssu64xl", "supm", "svade", "svbare", "svinval", "svnapot", "svpbmt",
  "unaligned-scalar-mem", "unaligned-vector-mem", "v", "za64rs", "zawrs", "zcb",
  "zcmop", "zfa", "zfh", "zic64b", "zicbom", "zicbop", "zicboz", "ziccamoa",
  "ziccif", "zicclsm", "ziccrse", "zicntr", "zicond", "zifencei", "zihintntl",
  "zihintpause", "zihpm", "zimop", "zkt", "zvbb", "zvbc", "zvfbfwma", "zvfh",
  "zvkng", "zvl256b"]>;

def : CPU_Processor<"xiangshan-kunminghu", CPU_Arch_RISCV, "riscv:other", 28,
  "the CPU that LLVM calls xiangshan-kunminghu", [], [
  "64bit", "a", "b", "c", "i", "m", "sha", "smaia", "smcsrind", "smdbltrp",
  "smmpm", "smnpm", "smrnmi", "smstateen", "ssaia", "ssccptr", "sscofpmf",
  "sscounterenw", "sscsrind", "ssdbltrp", "ssnpm", "sspm", "ssstrict", "sstc",
  "sstvala", "sstvecd", "ssu64xl", "supm", "svade", "svbare", "svinval",
  "svnapot", "svpbmt", "v", "za64rs", "zacas", "zawrs", "zbc", "zcb", "zcmop",
  "zfa", "zfh", "zic64b", "zicbom", "zicbop", "zicboz", "ziccamoa", "ziccif",
  "zicclsm", "ziccrse", "zicntr", "zicond", "zifencei", "zihintntl",
  "zihintpause", "zihpm", "zimop", "zkn", "zks", "zkt", "zvbb", "zvfh", "zvkt"]>;

#endif // MLIR_AVAILABILITY_GENERATED_CPUS_TD
