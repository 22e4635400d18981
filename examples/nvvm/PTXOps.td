//===- PTXOps.td - What ops of NVVM need -------------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Comments give the PTX ISA's name of an instruction, and its chapter. Ops
// without a single instruction have no record: those that are no instruction
// (inline_ptx, warpsize), and those that stand for several which the dialect
// doesn't distinguish.
//
//===----------------------------------------------------------------------===//

#ifndef PTX_OPS_TD
#define PTX_OPS_TD

include "PTXDimensions.td"
include "mlir/Dialect/LLVMIR/NVVMOps.td"

class PTX_Op<Op target, list<Availability> needs> : AvailabilityFor<target> {
  let availability = needs;
}

//===----------------------------------------------------------------------===//
// Special registers (PTX ISA, chapter "Special Registers")
//===----------------------------------------------------------------------===//

// %tid, %ntid, %ctaid, %nctaid, %gridid, %clock: introduced in PTX ISA 1.0.
foreach op = [
    NVVM_ThreadIdXOp, NVVM_ThreadIdYOp, NVVM_ThreadIdZOp, NVVM_BlockDimXOp,
    NVVM_BlockDimYOp, NVVM_BlockDimZOp, NVVM_BlockIdXOp, NVVM_BlockIdYOp,
    NVVM_BlockIdZOp, NVVM_GridDimXOp, NVVM_GridDimYOp, NVVM_GridDimZOp,
    NVVM_GridIdOp, NVVM_ClockOp] in
  def : PTX_Op<op, [PTX<PTX_10>]>;

// %laneid, %warpid, %smid: introduced in PTX ISA 1.3.
foreach op = [
    NVVM_LaneIdOp, NVVM_WarpIdOp, NVVM_SmIdOp] in
  def : PTX_Op<op, [PTX<PTX_13>]>;

// %nwarpid, %nsmid, %lanemask_*, %clock64: PTX ISA 2.0, sm_20 or higher.
foreach op = [
    NVVM_WarpDimOp, NVVM_SmDimOp, NVVM_LaneMaskEqOp, NVVM_LaneMaskLeOp,
    NVVM_LaneMaskLtOp, NVVM_LaneMaskGeOp, NVVM_LaneMaskGtOp, NVVM_Clock64Op] in
  def : PTX_Op<op, [PTX<PTX_20>, MinSM<SM_20>]>;

// %envreg<32>: introduced in PTX ISA 2.1.
foreach index = !range(0, 32) in
  def : PTX_Op<!cast<Op>("NVVM_EnvReg" # index # "Op"), [PTX<PTX_21>]>;

// %globaltimer, %globaltimer_lo: PTX ISA 3.1, sm_30 or higher.
foreach op = [
    NVVM_GlobalTimerOp, NVVM_GlobalTimerLoOp] in
  def : PTX_Op<op, [PTX<PTX_31>, MinSM<SM_30>]>;

// %total_smem_size, %dynamic_smem_size: PTX ISA 4.1, sm_20 or higher.
foreach op = [
    NVVM_TotalSmemSize, NVVM_DynamicSmemSize] in
  def : PTX_Op<op, [PTX<PTX_41>, MinSM<SM_20>]>;

// %clusterid, %nclusterid, %cluster_ctaid, %cluster_nctaid, %cluster_ctarank,
// %cluster_nctarank: PTX ISA 7.8, sm_90 or higher.
foreach op = [
    NVVM_ClusterIdXOp, NVVM_ClusterIdYOp, NVVM_ClusterIdZOp,
    NVVM_ClusterDimXOp, NVVM_ClusterDimYOp, NVVM_ClusterDimZOp,
    NVVM_BlockInClusterIdXOp, NVVM_BlockInClusterIdYOp,
    NVVM_BlockInClusterIdZOp, NVVM_ClusterDimBlocksXOp,
    NVVM_ClusterDimBlocksYOp, NVVM_ClusterDimBlocksZOp, NVVM_ClusterId,
    NVVM_ClusterDim] in
  def : PTX_Op<op, [PTX<PTX_78>, MinSM<SM_90>]>;

// %aggr_smem_size: PTX ISA 8.1, sm_90 or higher.
foreach op = [
    NVVM_AggrSmemSize] in
  def : PTX_Op<op, [PTX<PTX_81>, MinSM<SM_90>]>;

//===----------------------------------------------------------------------===//
// Within a warp (PTX ISA, "Parallel Synchronization and Communication")
//===----------------------------------------------------------------------===//

// shfl.sync, vote.sync, bar.warp.sync: PTX ISA 6.0, sm_30 or higher.
foreach op = [
    NVVM_ShflOp, NVVM_VoteSyncOp, NVVM_SyncWarpOp] in
  def : PTX_Op<op, [PTX<PTX_60>, MinSM<SM_30>]>;

// match.sync: PTX ISA 6.0, sm_70 or higher.
foreach op = [
    NVVM_MatchSyncOp] in
  def : PTX_Op<op, [PTX<PTX_60>, MinSM<SM_70>]>;

// redux.sync: PTX ISA 7.0, sm_80 or higher.
foreach op = [
    NVVM_ReduxOp] in
  def : PTX_Op<op, [PTX<PTX_70>, MinSM<SM_80>]>;

// elect.sync: PTX ISA 8.0, sm_90 or higher.
foreach op = [
    NVVM_ElectSyncOp] in
  def : PTX_Op<op, [PTX<PTX_80>, MinSM<SM_90>]>;

//===----------------------------------------------------------------------===//
// Barriers and fences (PTX ISA, "Parallel Synchronization and Communication")
//===----------------------------------------------------------------------===//

// bar.sync: introduced in PTX ISA 1.0.
foreach op = [
    NVVM_BarrierOp] in
  def : PTX_Op<op, [PTX<PTX_10>]>;

// barrier.cluster.arrive, barrier.cluster.wait: PTX ISA 7.8, sm_90 or higher.
foreach op = [
    NVVM_ClusterArriveOp, NVVM_ClusterWaitOp] in
  def : PTX_Op<op, [PTX<PTX_78>, MinSM<SM_90>]>;

// barrier.cluster.arrive.relaxed: PTX ISA 8.0.
foreach op = [
    NVVM_ClusterArriveRelaxedOp] in
  def : PTX_Op<op, [PTX<PTX_80>, MinSM<SM_90>]>;

// membar.{cta,gl}: introduced in PTX ISA 1.4. The scope has its own case.
def : PTX_Op<NVVM_MembarOp,
             [PTX<PTX_14>, AvailableAsValue<MemScopeKind, "$_self.getScope()">]>;

// fence.sc.cluster: scope .cluster, PTX ISA 7.8, sm_90 or higher.
foreach op = [
    NVVM_FenceScClusterOp] in
  def : PTX_Op<op, [PTX<PTX_78>, MinSM<SM_90>]>;

// fence.mbarrier_init: PTX ISA 8.0, sm_90 or higher.
foreach op = [
    NVVM_FenceMbarrierInitOp] in
  def : PTX_Op<op, [PTX<PTX_80>, MinSM<SM_90>]>;

// fence.proxy: PTX ISA 7.5, sm_70 or higher. The proxies have their own cases.
def : PTX_Op<NVVM_FenceProxyOp,
             [PTX<PTX_75>, MinSM<SM_70>,
              AvailableAsValue<ProxyKind, "$_self.getKind()">]>;

// fence.proxy.tensormap::generic: PTX ISA 8.3, sm_90 or higher.
foreach op = [
    NVVM_FenceProxyAcquireOp, NVVM_FenceProxyReleaseOp] in
  def : PTX_Op<op, [PTX<PTX_83>, MinSM<SM_90>]>;

// fence with .sync_restrict: PTX ISA 8.6, sm_90 or higher.
foreach op = [
    NVVM_FenceSyncRestrictOp, NVVM_FenceProxySyncRestrictOp] in
  def : PTX_Op<op, [PTX<PTX_86>, MinSM<SM_90>]>;

// griddepcontrol: PTX ISA 7.8, sm_90 or higher.
foreach op = [
    NVVM_GriddepcontrolOp] in
  def : PTX_Op<op, [PTX<PTX_78>, MinSM<SM_90>]>;

// clusterlaunchcontrol.try_cancel, .query_cancel: PTX ISA 8.6, sm_100 or higher.
foreach op = [
    NVVM_ClusterLaunchControlTryCancelOp,
    NVVM_ClusterLaunchControlQueryCancelOp] in
  def : PTX_Op<op, [PTX<PTX_86>, MinSM<SM_100>]>;

//===----------------------------------------------------------------------===//
// mbarrier (PTX ISA, "Parallel Synchronization and Communication": mbarrier)
//===----------------------------------------------------------------------===//

// mbarrier.init, inval, arrive, arrive_drop, test_wait and those with .noComplete:
// PTX ISA 7.0, sm_80 or higher.
foreach op = [
    NVVM_MBarrierInitOp, NVVM_MBarrierInvalOp, NVVM_MBarrierArriveOp,
    NVVM_MBarrierArriveDropOp, NVVM_MBarrierArriveNocompleteOp,
    NVVM_MBarrierArriveDropNocompleteOp, NVVM_MBarrierTestWaitOp] in
  def : PTX_Op<op, [PTX<PTX_70>, MinSM<SM_80>]>;

// mbarrier.try_wait: PTX ISA 7.8, sm_90 or higher.
foreach op = [
    NVVM_MBarrierTryWaitOp, NVVM_MBarrierTryWaitParityOp] in
  def : PTX_Op<op, [PTX<PTX_78>, MinSM<SM_90>]>;

// mbarrier.expect_tx, complete_tx and those with .expect_tx: PTX ISA 8.0, sm_90 or
// higher.
foreach op = [
    NVVM_MBarrierExpectTxOp, NVVM_MBarrierCompleteTxOp,
    NVVM_MBarrierArriveExpectTxOp, NVVM_MBarrierArriveDropExpectTxOp] in
  def : PTX_Op<op, [PTX<PTX_80>, MinSM<SM_90>]>;

//===----------------------------------------------------------------------===//
// Moving data (PTX ISA, "Data Movement and Conversion")
//===----------------------------------------------------------------------===//

// prefetch: PTX ISA 2.0, sm_20 or higher.
foreach op = [
    NVVM_PrefetchOp] in
  def : PTX_Op<op, [PTX<PTX_20>, MinSM<SM_20>]>;

// cp.async, its groups, and cp.async.mbarrier.arrive: PTX ISA 7.0, sm_80 or higher.
foreach op = [
    NVVM_CpAsyncOp, NVVM_CpAsyncCommitGroupOp, NVVM_CpAsyncWaitGroupOp,
    NVVM_CpAsyncMBarrierArriveOp] in
  def : PTX_Op<op, [PTX<PTX_70>, MinSM<SM_80>]>;

// mapa: PTX ISA 7.8, sm_90 or higher.
foreach op = [
    NVVM_MapaOp] in
  def : PTX_Op<op, [PTX<PTX_78>, MinSM<SM_90>]>;

// cp.async.bulk, cp.async.bulk.tensor, their prefetches, reductions and groups:
// PTX ISA 8.0, sm_90 or higher.
foreach op = [
    NVVM_CpAsyncBulkCommitGroupOp, NVVM_CpAsyncBulkWaitGroupOp,
    NVVM_CpAsyncBulkPrefetchOp, NVVM_CpAsyncBulkGlobalToSharedClusterOp,
    NVVM_CpAsyncBulkSharedCTAToSharedClusterOp,
    NVVM_CpAsyncBulkSharedCTAToGlobalOp,
    NVVM_CpAsyncBulkTensorGlobalToSharedClusterOp,
    NVVM_CpAsyncBulkTensorSharedCTAToGlobalOp,
    NVVM_CpAsyncBulkTensorPrefetchOp, NVVM_CpAsyncBulkTensorReduceOp] in
  def : PTX_Op<op, [PTX<PTX_80>, MinSM<SM_90>]>;

// st.bulk: PTX ISA 8.6, sm_100 or higher.
foreach op = [
    NVVM_BulkStoreOp] in
  def : PTX_Op<op, [PTX<PTX_86>, MinSM<SM_100>]>;

// cvt to .f16x2 and .bf16x2 from two .f32: PTX ISA 7.0, sm_80 or higher.
// cvt.rna.tf32.f32: the same.
foreach op = [
    NVVM_ConvertF32x2ToF16x2Op, NVVM_ConvertF32x2ToBF16x2Op,
    NVVM_ConvertFloatToTF32Op] in
  def : PTX_Op<op, [PTX<PTX_70>, MinSM<SM_80>]>;

// cvt between two .f32 or .f16 and .e4m3x2 or .e5m2x2: PTX ISA 7.8 on sm_90 or
// higher, 8.1 on sm_89.
foreach op = [
    NVVM_ConvertF32x2ToF8x2Op, NVVM_ConvertF16x2ToF8x2Op,
    NVVM_ConvertF8x2ToF16x2Op] in
  def : PTX_Op<op, [PTX<PTX_78>, MinSM<SM_89>, AnyOf<[PTX<PTX_81>, MinSM<SM_90>]>]>;

//===----------------------------------------------------------------------===//
// Arithmetic and the rest (PTX ISA, "Integer" to "Miscellaneous Instructions")
//===----------------------------------------------------------------------===//

// brkpt, exit: introduced in PTX ISA 1.0; brkpt needs sm_11, which is older
// than any architecture here.
foreach op = [
    NVVM_Breakpoint, NVVM_Exit] in
  def : PTX_Op<op, [PTX<PTX_10>]>;

// rcp.approx.ftz.f32, pmevent: introduced in PTX ISA 1.4.
foreach op = [
    NVVM_RcpApproxFtzF32Op, NVVM_PMEventOp] in
  def : PTX_Op<op, [PTX<PTX_14>]>;

// prmt: PTX ISA 2.0, sm_20 or higher.
foreach op = [
    NVVM_PermuteOp] in
  def : PTX_Op<op, [PTX<PTX_20>, MinSM<SM_20>]>;

// dp4a, dp2a: PTX ISA 5.0, sm_61 or higher.
foreach op = [
    NVVM_DotAccumulate4WayOp, NVVM_DotAccumulate2WayOp] in
  def : PTX_Op<op, [PTX<PTX_50>, MinSM<SM_61>]>;

// nanosleep: PTX ISA 6.3, sm_70 or higher.
foreach op = [
    NVVM_NanosleepOp] in
  def : PTX_Op<op, [PTX<PTX_63>, MinSM<SM_70>]>;

//===----------------------------------------------------------------------===//
// Matrices (PTX ISA, "Warp Level Matrix Instructions" and those that follow)
//===----------------------------------------------------------------------===//

// The requirements of an op here hold for all of its shapes and types. The
// records below add the requirements of shapes and types.

// wmma: PTX ISA 6.0, sm_70 or higher.
foreach op = [
    NVVM_WMMALoadOp, NVVM_WMMAStoreOp, NVVM_WMMAMmaOp] in
  def : PTX_Op<op, [PTX<PTX_60>, MinSM<SM_70>]>;

// The C++ name of a shape of mma. If a shape was added for several types at
// different times, this is the first time ("Matrix Shape" of mma).
class PTX_Shape<string shape, int m, int n, int k>
    : CPred<shape # ".getM() == " # m # " && " # shape # ".getN() == " # n #
            " && " # shape # ".getK() == " # k>;
class PTX_ShapeNeeds<string shape> {
  list<Availability> needs = [
    AvailableWhen<Or<[PTX_Shape<shape, 16, 8, 8>, PTX_Shape<shape, 8, 8, 16>,
                      PTX_Shape<shape, 8, 8, 32>]>,
                  [PTX<PTX_65>, MinSM<SM_75>], "its shape">,
    AvailableWhen<PTX_Shape<shape, 8, 8, 128>, [PTX<PTX_70>, MinSM<SM_75>],
                  "its shape">,
    AvailableWhen<Or<[PTX_Shape<shape, 16, 8, 4>, PTX_Shape<shape, 16, 8, 16>,
                      PTX_Shape<shape, 16, 8, 32>, PTX_Shape<shape, 16, 8, 64>,
                      PTX_Shape<shape, 16, 8, 128>,
                      PTX_Shape<shape, 16, 8, 256>]>,
                  [PTX<PTX_70>, MinSM<SM_80>], "its shape">,
  ];
}

// mma: PTX ISA 6.4, sm_70 or higher.
def : PTX_Op<NVVM_MmaOp, !listconcat([PTX<PTX_64>, MinSM<SM_70>],
                                     PTX_ShapeNeeds<"$_self.getShape()">.needs)>;

// mma.sp: PTX ISA 7.1, sm_80 or higher.
foreach op = [
    NVVM_MmaSpOp] in
  def : PTX_Op<op, [PTX<PTX_71>, MinSM<SM_80>]>;

// ldmatrix: PTX ISA 6.5, sm_75 or higher.
foreach op = [
    NVVM_LdMatrixOp] in
  def : PTX_Op<op, [PTX<PTX_65>, MinSM<SM_75>]>;

// stmatrix: PTX ISA 7.8, sm_90 or higher.
foreach op = [
    NVVM_StMatrixOp] in
  def : PTX_Op<op, [PTX<PTX_78>, MinSM<SM_90>]>;

// wgmma: PTX ISA 8.0, and sm_90a alone: later architectures don't have it.
foreach op = [
    NVVM_WgmmaFenceAlignedOp, NVVM_WgmmaGroupSyncAlignedOp,
    NVVM_WgmmaWaitGroupSyncOp, NVVM_WgmmaMmaAsyncOp] in
  def : PTX_Op<op, [PTX<PTX_80>, MinSM<SM_90>, MaxSM<SM_90>,
                    Feature<PTX_ArchitectureSpecific>]>;

// tcgen05: PTX ISA 8.6, sm_100a and its relatives up to sm_110a; sm_120 doesn't
// have it.
foreach op = [
    NVVM_Tcgen05AllocOp, NVVM_Tcgen05DeallocOp,
    NVVM_Tcgen05RelinquishAllocPermitOp, NVVM_Tcgen05FenceOp,
    NVVM_Tcgen05WaitOp, NVVM_Tcgen05CommitOp, NVVM_Tcgen05ShiftOp,
    NVVM_Tcgen05CpOp, NVVM_Tcgen05LdOp, NVVM_Tcgen05StOp, NVVM_Tcgen05MMAOp,
    NVVM_Tcgen05MMASparseOp, NVVM_Tcgen05MMABlockScaleOp,
    NVVM_Tcgen05MMASparseBlockScaleOp, NVVM_Tcgen05MMAWsOp,
    NVVM_Tcgen05MMAWsSparseOp] in
  def : PTX_Op<op, [PTX<PTX_86>, MinSM<SM_100>, MaxSM<SM_110>,
                    Feature<PTX_ArchitectureSpecific>]>;

#endif // PTX_OPS_TD
