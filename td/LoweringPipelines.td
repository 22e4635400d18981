//===- LoweringPipelines.td - Pipelines to targets ---------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pipelines through which source is judged, and what is to be known of
// passes of MLIR's in pipelines of the user's. MLIR 22 has these passes. No
// default pipeline generates code.
// cpp/lib/Lowering/Pipelines/DefaultPipelines.cpp reads the tables.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LOWERINGPIPELINES_TD
#define MLIR_AVAILABILITY_LOWERINGPIPELINES_TD

include "mlir-availability/SearchableTables.td"

// A text in a table, as C++ has it.
class LoweringText<string text> {
  code literal = "\"" # text # "\"";
}

// The default pipeline to targets of a dialect. "${chip}" in passes stands for
// the chip that a target names, and "${target}" for the target's name.
class LoweringPipeline<string name, string dialect, string chip, string holder,
                       list<string> outer, list<string> inner> {
  // What messages call it.
  code Name = LoweringText<name>.literal;
  // The dialect of the targets.
  code Dialect = LoweringText<dialect>.literal;
  // What the passes lead to: dialects, and beginnings of names of their ops.
  list<string> to = [dialect];
  code To = LoweringText<!interleave(to, ",")>.literal;
  // The dimension whose value is the chip; "" if there are no chips.
  code Chip = LoweringText<chip>.literal;
  // The op that holds code for a device.
  code Holder = LoweringText<holder>.literal;
  // The passes on the module, and those on each holder.
  code Passes =
      LoweringText<"builtin.module("
                   # !interleave(
                         !listconcat(outer,
                                     !if(!empty(inner), []<string>,
                                         [holder # "("
                                          # !interleave(inner, ",") # ")"])),
                         ",")
                   # ")">.literal;
}

def LoweringPipelineTable : GenericTable {
  let FilterClass = "LoweringPipeline";
  let CppTypeName = "TargetKind";
  let Fields = ["Name", "Dialect", "To", "Chip", "Holder", "Passes"];
  code TypeOf_Name = "code";
  code TypeOf_Dialect = "code";
  code TypeOf_To = "code";
  code TypeOf_Chip = "code";
  code TypeOf_Holder = "code";
  code TypeOf_Passes = "code";
}

// Kernels come first: those in the source, those of `gpu.launch`, or else what
// functions calculate. Then the conversions follow that upstream's pipelines
// have (gpu-lower-to-nvvm-pipeline), on device code only.
defvar Lowering_Kernels = [
  "gpu-kernel-outlining",
  "availability-outline-kernels{if-needed=true bindings=false}",
];

// NVVM stays: `convert-nvvm-to-llvm` would write inline assembly, of which less
// is known. Functions of `math` become calls of the vendors' libraries in
// `convert-gpu-to-...`; converted earlier, they would become intrinsics that no
// back end has instructions for. What the libraries lack becomes an intrinsic
// after that: `math.ctpop`. Without `has-redux`, reductions in a subgroup have
// no conversion at all; with it, they need sm_80.
def LoweringPipeline_NVVM
    : LoweringPipeline<"the default pipeline for NVIDIA", "nvvm", "nvvm.sm",
                       "gpu.module", Lowering_Kernels, [
  "convert-nvgpu-to-nvvm",
  "availability-expand-kernel-ops",
  "expand-strided-metadata",
  "lower-affine",
  "convert-vector-to-scf",
  "convert-scf-to-cf",
  "convert-vector-to-llvm",
  "math-expand-ops{ops=clampf}",
  "convert-gpu-to-nvvm{has-redux=true}",
  "convert-math-to-llvm",
  "canonicalize",
  "cse",
  "reconcile-unrealized-casts",
]> {
  let to = ["nvvm", "llvm"];
}

// The conversions of `amdgpu`, and of floats of 8 bits, depend on the chip.
//
// Workaround: rocdl-math-by-dialects
// `convert-gpu-to-rocdl` has two conversions of a function of math, to a call of
// AMD's library and to an intrinsic that no back end has. Which one it chooses
// depends on the dialects that are loaded. Without math among its dialects, it
// has the first.
defvar Lowering_ROCDLDialects = ["arith", "cf", "complex", "func", "index",
                                 "memref", "ub", "vector"];

def LoweringPipeline_ROCDL
    : LoweringPipeline<"the default pipeline for AMD", "rocdl", "rocdl.chip",
                       "gpu.module", Lowering_Kernels, [
  "availability-expand-kernel-ops{chipset=${chip}}",
  "expand-strided-metadata",
  "lower-affine",
  "convert-vector-to-scf",
  "convert-scf-to-cf",
  "amdgpu-emulate-atomics{chipset=${chip}}",
  "convert-arith-to-amdgpu{chipset=${chip}}",
  "convert-amdgpu-to-rocdl{chipset=${chip}}",
  "convert-vector-to-llvm",
  "convert-gpu-to-rocdl{chipset=${chip} runtime=HIP allowed-dialects="
      # !interleave(Lowering_ROCDLDialects, ",") # "}",
  "convert-math-to-llvm",
  "canonicalize",
  "cse",
  "reconcile-unrealized-casts",
]> {
  let to = ["rocdl", "llvm"];
}

// Functions stay functions. Tensors become memory, and vectors keep their sizes:
// LLVM splits them into what the CPU has. Functions of `math` without an
// intrinsic become calls of libm. Of the dialects for Arm, only the ops that
// stand for intrinsics are left; those for x86 become calls.
def LoweringPipeline_CPU
    : LoweringPipeline<"the default pipeline for CPUs", "cpu", "",
                       "builtin.module", [
  "availability-expand-kernel-ops",
  "func.func(tosa-to-linalg-named,tosa-to-linalg)",
  "tosa-to-arith",
  "tosa-to-tensor",
  "tosa-to-scf",
  "func.func(convert-elementwise-to-linalg)",
  "convert-tensor-to-linalg",
  "one-shot-bufferize{bufferize-function-boundaries=true "
      "function-boundary-type-conversion=identity-layout-map}",
  "convert-linalg-to-loops",
  "arm-sme-vector-legalization",
  "convert-arith-to-arm-sme",
  "convert-vector-to-arm-sme",
  "convert-arm-sme-to-scf",
  "func.func(enable-arm-streaming{streaming-mode=streaming-locally "
      "za-mode=new-za if-required-by-ops=true})",
  "memref-expand",
  "arith-expand{include-f8e8m0=true include-f4e2m1=true}",
  "convert-complex-to-standard",
  "convert-math-to-funcs",
  "convert-math-to-llvm",
  "convert-math-to-libm",
  "convert-vector-to-scf",
  "expand-strided-metadata",
  "lower-affine",
  "convert-scf-to-cf",
  "func.func(convert-arm-sme-to-llvm)",
  "arm-neon-2d-to-intr",
  "convert-vector-to-llvm{enable-amx=true enable-arm-neon=true "
      "enable-arm-sve=true enable-x86vector=true}",
  "convert-complex-to-llvm",
  "finalize-memref-to-llvm",
  "convert-func-to-llvm",
  "convert-arith-to-llvm",
  "convert-cf-to-llvm",
  "convert-index-to-llvm",
  "convert-ub-to-llvm",
  "canonicalize",
  "cse",
  "reconcile-unrealized-casts",
], []> {
  let to = ["llvm", "arm_neon.intr", "arm_sme.intr", "arm_sve.intr"];
}

// Our own lowering. Its steps are passes, too.
def LoweringPipeline_SPIRV
    : LoweringPipeline<"the default pipeline for SPIR-V", "spirv", "",
                       "spirv.module",
                       ["availability-lower-to-spirv{target={${target}}}"], []>;

// Ops of a dialect that aren't code for targets of `targets`: no pass of the
// pipeline to these lowers them. `reason` continues "it is".
class LoweringForeignDialect<string targets, string dialect, string reason> {
  code Targets = LoweringText<targets>.literal;
  code Dialect = LoweringText<dialect>.literal;
  code Reason = LoweringText<reason>.literal;
}

def LoweringForeignDialectTable : GenericTable {
  let FilterClass = "LoweringForeignDialect";
  let CppTypeName = "ForeignOps";
  let Fields = ["Targets", "Dialect", "Reason"];
  code TypeOf_Targets = "code";
  code TypeOf_Dialect = "code";
  code TypeOf_Reason = "code";
}

def : LoweringForeignDialect<"cpu", "gpu", "code for GPUs">;

// A pass that would remove what is to be judged: it generates code in this
// process, or forgets where ops come from. It is left out.
class LoweringUnwantedPass<string pass> {
  code Pass = LoweringText<pass>.literal;
}

def LoweringUnwantedPassTable : GenericTable {
  let FilterClass = "LoweringUnwantedPass";
  let CppTypeName = "UnwantedPass";
  let Fields = ["Pass"];
  code TypeOf_Pass = "code";
}

foreach pass = ["gpu-module-to-binary", "strip-debuginfo"] in
  def : LoweringUnwantedPass<pass>;

// A pass that replaces an op where the chip lacks it: what it becomes counts.
class LoweringReplacement<string pass, string op> {
  code Pass = LoweringText<pass>.literal;
  code Op = LoweringText<op>.literal;
}

def LoweringReplacementTable : GenericTable {
  let FilterClass = "LoweringReplacement";
  let CppTypeName = "Replacement";
  let Fields = ["Pass", "Op"];
  code TypeOf_Pass = "code";
  code TypeOf_Op = "code";
}

// AMD's chips have these atomics of floats in part; a loop of `cmpswap` stands
// in for the rest.
foreach op = ["amdgpu.raw_buffer_atomic_fadd", "amdgpu.raw_buffer_atomic_fmax"] in
  def : LoweringReplacement<"amdgpu-emulate-atomics", op>;

// An attribute that promises something about how an op is executed. Without it
// the op does the same, and passes lower it in another way: to shuffles, in
// place of an instruction that only some chips have.
class LoweringPromiseOf<string op, string attribute> {
  code Op = LoweringText<op>.literal;
  code Attribute = LoweringText<attribute>.literal;
}

def LoweringPromiseTable : GenericTable {
  let FilterClass = "LoweringPromiseOf";
  let CppTypeName = "Promise";
  let Fields = ["Op", "Attribute"];
  code TypeOf_Op = "code";
  code TypeOf_Attribute = "code";
}

// Source: MLIR, GPUOps.td: "If `uniform` flag is set either none or all lanes of
// a subgroup need to execute this op in convergence."
foreach op = ["gpu.subgroup_reduce", "gpu.all_reduce"] in
  def : LoweringPromiseOf<op, "uniform">;

#endif // MLIR_AVAILABILITY_LOWERINGPIPELINES_TD
