//===- PTX.td - What NVVM needs of PTX and GPUs ------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The version of the PTX ISA and the architecture that ops of the NVVM dialect
// need. The dialect belongs to MLIR, and is not changed: all of this is
// overlays.
//
// The source is NVIDIA's "Parallel Thread Execution ISA" 8.7. For each
// instruction, "PTX ISA Notes" and "Target ISA Notes" state which version
// introduced it and which architectures have it.
//
//===----------------------------------------------------------------------===//

#ifndef PTX_TD
#define PTX_TD

include "PTXDimensions.td"
include "PTXOps.td"
include "mlir/Dialect/LLVMIR/LLVMTypes.td"

//===----------------------------------------------------------------------===//
// Targets: what a release of CUDA can compile for which GPU
//===----------------------------------------------------------------------===//

// The source is the table of releases in the PTX ISA, "Release Notes": CUDA 11.8
// has PTX ISA 7.8, CUDA 12.0 has 8.0, CUDA 12.8 has 8.7; and the architectures
// that they list for the directive .target.
class PTX_Target<string cuda, I32EnumAttrCase version, int number, bit specific>
    : NamedTarget<"cuda" # cuda # ":sm_" # number # !if(specific, "a", "")> {
  let family = "cuda" # cuda;
  let rank = !add(!mul(number, 10), specific);
  let attribute =
      "#availability.target<\"ptx.version\" = \"" # version.str #
      "\", \"ptx.min_architecture\" = \"sm_" # number #
      "\", \"ptx.feature\" = [" #
      !if(specific, "\"architecture-specific\"", "") # "]>";
  let summary = "sm_" # number # !if(specific, "a", "") # " with CUDA " # cuda;
  let source = "PTX ISA 8.7, Release Notes";
}
foreach number = [70, 75, 80, 86, 89, 90] in {
  def : PTX_Target<"11.8", PTX_78, number, 0>;
  def : PTX_Target<"12.0", PTX_80, number, 0>;
  def : PTX_Target<"12.8", PTX_87, number, 0>;
}
def : PTX_Target<"12.0", PTX_80, 90, 1>;
def : PTX_Target<"12.8", PTX_87, 90, 1>;
foreach number = [100, 120] in {
  def : PTX_Target<"12.8", PTX_87, number, 0>;
  def : PTX_Target<"12.8", PTX_87, number, 1>;
}

//===----------------------------------------------------------------------===//
// Cases of enums
//===----------------------------------------------------------------------===//

class PTX_Case<EnumCase case, list<Availability> needs>
    : AvailabilityForCase<case, needs>;

// Scope .cluster: PTX ISA 7.8, sm_90 or higher ("Memory Consistency Model").
def : PTX_Case<MemScopeKindCluster, [PTX<PTX_78>, MinSM<SM_90>]>;

// .shared::cluster: PTX ISA 7.8, sm_90 or higher ("State Spaces").
def : PTX_Case<SharedSpaceCluster, [PTX<PTX_78>, MinSM<SM_90>]>;

// fence.proxy.async: PTX ISA 8.0, sm_90 or higher.
foreach case = [ProxyAsync, ProxyAsyncGlobal, ProxyAsyncShared] in
  def : PTX_Case<case, [PTX<PTX_80>, MinSM<SM_90>]>;

// Types of matrices. If a type was added to several instructions at different
// times, this is the first time ("Matrix Data-types" of wmma and mma).
foreach case = [MMATypeU8, MMATypeS8] in
  def : PTX_Case<case, [PTX<PTX_63>, MinSM<SM_72>]>;
foreach case = [MMATypeU4, MMATypeS4, MMATypeB1] in
  def : PTX_Case<case, [PTX<PTX_63>, MinSM<SM_75>]>;
foreach case = [MMATypeTF32, MMATypeBF16, MMATypeF64] in
  def : PTX_Case<case, [PTX<PTX_70>, MinSM<SM_80>]>;
foreach case = [MMATypeE4M3, MMATypeE5M2] in
  def : PTX_Case<case, [PTX<PTX_84>, MinSM<SM_89>]>;
// .e3m2, .e2m3, .e2m1: PTX ISA 8.7, sm_120a.
foreach case = [MMATypeE3M2, MMATypeE2M3, MMATypeE2M1] in
  def : PTX_Case<case, [PTX<PTX_87>, MinSM<SM_120>,
                        Feature<PTX_ArchitectureSpecific>]>;

// mma with .and.popc: PTX ISA 7.1, sm_80 or higher.
def : PTX_Case<MMAB1OpAndPopc, [PTX<PTX_71>, MinSM<SM_80>]>;

// Modes of cp.async.bulk.tensor that PTX ISA 8.6 introduced, sm_100 or higher.
foreach case = [TMALoadModeIm2ColW, TMALoadModeIm2ColW128,
                TMALoadModeTileGather4] in
  def : PTX_Case<case, [PTX<PTX_86>, MinSM<SM_100>]>;
def : PTX_Case<TMAStoreModeTileScatter4, [PTX<PTX_86>, MinSM<SM_100>]>;

//===----------------------------------------------------------------------===//
// Types and attributes
//===----------------------------------------------------------------------===//

// Pointers into distributed shared memory, and into tensor memory, wherever
// they appear ("State Spaces"; "Tensor Memory").
def : AvailabilityForType<LLVMPointerType> {
  let availability = [
    AvailableWhen<CPred<"$_self.getAddressSpace() == static_cast<unsigned>("
                        "::mlir::NVVM::NVVMMemorySpace::SharedCluster)">,
                  [PTX<PTX_78>, MinSM<SM_90>], "memory of a cluster">,
    AvailableWhen<CPred<"$_self.getAddressSpace() == static_cast<unsigned>("
                        "::mlir::NVVM::NVVMMemorySpace::Tensor)">,
                  [PTX<PTX_86>, MinSM<SM_100>, MaxSM<SM_110>,
                   Feature<PTX_ArchitectureSpecific>],
                  "tensor memory">,
  ];
}

// Shapes of mma, wherever they appear.
def : AvailabilityForAttr<NVVM_MMAShapeAttr> {
  let availability = PTX_ShapeNeeds<"$_self">.needs;
}

#endif // PTX_TD
