//===- NVVMCalls.td - What probes say of calls for NVVM -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written by tools/probe/call_rules.py from tools/probe/data. Don't edit: probe,
// and run it again. The functions are those that clang's __clang_cuda_libdevice_declares.h
// declares.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_GENERATED_NVVMCALLS_TD
#define MLIR_AVAILABILITY_GENERATED_NVVMCALLS_TD

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.add<.rm|.rn|.rp|.rz><|.ftz<|.sat>|.sat>.f(f32;f32,f32)",
    "llvm.nvvm.barrier.cta.red<.popc.aligned<.all(i32;i32|.count(i32;i32,i32>"
    "|<.and|.or>.aligned<.all(i1;i32|.count(i1;i32,i32>>,i1)",
    "llvm.nvvm.barrier.cta<.arrive|.sync>.aligned.count(;i32,i32)",
    "llvm.nvvm.d2f<.rm|.rn|.rp|.rz><|.ftz>(f32;f64)",
    "llvm.nvvm.div<.full<|.ftz>|<.approx|.rm|.rn|.rp|.rz><|.ftz>.f>(f32;f32"
    ",f32)", "llvm.nvvm.ex2.approx<|.ftz>(f32;f32)", "llvm.nvvm.exit(;)",
    "llvm.nvvm.f2f16<.rn|.rz>(f16;f32)", "llvm.nvvm.f2h.rn<|.ftz>(i16;f32)",
    "llvm.nvvm.fabs(f64;f64)", "llvm.nvvm.fabs<|.ftz>(f32;f32)",
    "llvm.nvvm.flo.s(i32;i32,=-1)", "llvm.nvvm.flo.u(i32;i32,=0)",
    "llvm.nvvm.fma<.rm|.rn|.rp|.rz>.d(f64;f64,f64,f64)",
    "llvm.nvvm.fma<.rm|.rn|.rp|.rz><|.ftz<|.sat>|.sat>.f(f32;f32,f32,f32)",
    "llvm.nvvm.istypep<.sampler|.surface|.texture>(i1;i64)",
    "llvm.nvvm.ldu.global<.f(bf16|.i<(i32|(i64>|.p<(p|(p1|(p3>>;p1,i32)",
    "llvm.nvvm.ldu.global<.f(v2bf16|.i(i64>;p3,i32)",
    "llvm.nvvm.ldu.global<.f<(f32|(v2f16>|.i(i16|.p(p3>;p,i32)",
    "llvm.nvvm.lohi.i2d(f64;i32,i32)", "llvm.nvvm.membar<.cta|.gl|.sys>(;)",
    "llvm.nvvm.move.double(f64;f64)", "llvm.nvvm.move.float(f32;f32)",
    "llvm.nvvm.move.i64(i64;i64)",
    "llvm.nvvm.mul<.rm|.rn|.rp|.rz><|.ftz>.f(f32;f32,f32)",
    "llvm.nvvm.mulhi<.ll|.ull>(i64;i64,i64)",
    "llvm.nvvm.prmt<|<.b4e|.f4e>>(i32;i32,i32,i32)",
    "llvm.nvvm.rcp<.approx.ftz|<.rm|.rn|.rp|.rz><|.ftz>>.f(f32;f32)",
    "llvm.nvvm.read.ptx.sreg.clock64(i64;)",
    "llvm.nvvm.read.ptx.sreg.globaltimer<(i64|.lo(i32>;)",
    "llvm.nvvm.read.ptx.sreg.lanemask<.eq|.ge|.gt|.le|.lt>(i32;)",
    "llvm.nvvm.read.ptx.sreg<.clock|.envreg0|.envreg1|.envreg10|.envreg11|"
    ".envreg12|.envreg13|.envreg14|.envreg15|.envreg16|.envreg17|.envreg18|"
    ".envreg19|.envreg2|.envreg20|.envreg21|.envreg22|.envreg23|.envreg24|"
    ".envreg25|.envreg26|.envreg27|.envreg28|.envreg29|.envreg3|.envreg30|"
    ".envreg31|.envreg4|.envreg5|.envreg6|.envreg7|.envreg8|.envreg9|.gridid|"
    ".laneid|.nsmid|.nwarpid|.pm0|.pm1|.pm2|.pm3|.smid|.warpid|"
    ".warpsize>(i32;)",
    "llvm.nvvm.read.ptx.sreg<.ctaid|.nctaid|.ntid|.tid><.w|.x|.y|.z>(i32;)",
    "llvm.nvvm.sad<.i|.ui>(i32;i32,i32,i32)",
    "llvm.nvvm.sqrt<|<.approx|.rm|.rn|.rp|.rz><|.ftz>>.f(f32;f32)",
    "llvm.nvvm.suld.1d.array<.i64<.trap|.zero>(i64|.i8.zero(i16|.v4i8"
    ".zero({i16,i16,i16,i16}>;i64,i32,i32)",
    "llvm.nvvm.suld.1d.i16<.trap|.zero>(i16;i64,i32)",
    "llvm.nvvm.suld.2d<.v4i16.zero({i16,i16,i16|<.v2i16.zero|.v2i8"
    ".clamp>({i16>,i16};i64,i32,i32)",
    "llvm.nvvm.suld<.2d.array<.i64.zero(i64|.v4i16.zero({i16,i16,i16,i16}>|"
    ".3d<.i32.clamp(i32|.v2i16.clamp({i16,i16}>>;i64,i32,i32,i32)",
    "llvm.nvvm.sust.b<.2d.array.i64.clamp(;i64,i32|<.1d.array.i64.zero|.2d"
    ".i64.trap>(;i64>,i32,i32,i64)",
    "llvm.nvvm.tex.unified.3d.level.v4u32.f32({i32,i32,i32,i32};i64,f32,f32"
    ",f32,f32)",
    "llvm.nvvm<.barrier.cta.sync.aligned.all(|.move.i32(i32|<.i2d|.ui2d><.rm|"
    ".rn|.rp|.rz>(f64|<.i2f|.ui2f><.rm|.rn|.rp|.rz>(f32>;i32)",
    "llvm.nvvm<.ceil|.floor|.round|.saturate|.trunc><|.ftz>.f(f32;f32)",
    "llvm.nvvm<.compiler<.error|.warn>(|.internal.addrspace.wrap(p|.isspacep<"
    ".const|.global|.local|.shared>(i1|.move.ptr<(p|(p3>>;p)",
    "llvm.nvvm<.compiler<.error|.warn>(|.internal.addrspace.wrap<(p|(p3>|"
    ".move.ptr(p>;p3)",
    "llvm.nvvm<.compiler<.error|.warn>(|<.internal.addrspace.wrap|.move"
    ".ptr>(p1>;p1)",
    "llvm.nvvm<.cos|.lg2|.rsqrt|.sin>.approx<|.ftz>.f(f32;f32)",
    "llvm.nvvm<.d2i<.hi|.lo>|<.d2i|.d2ui><.rm|.rn|.rp|.rz>>(i32;f64)",
    "llvm.nvvm<.d2ll|.d2ull><.rm|.rn|.rp|.rz>(i64;f64)",
    "llvm.nvvm<.f2i|.f2ui><.rm|.rn|.rp|.rz><|.ftz>(i32;f32)",
    "llvm.nvvm<.f2ll|.f2ull><.rm|.rn|.rp|.rz><|.ftz>(i64;f32)",
    "llvm.nvvm<.fmax|.fmin><|.ftz>.f(f32;f32,f32)",
    "llvm.nvvm<.fshl|.fshr>.clamp(i32;i32,i32,i32)",
    "llvm.nvvm<.ll2d|.ull2d><.rm|.rn|.rp|.rz>(f64;i64)",
    "llvm.nvvm<.ll2f|.ull2f><.rm|.rn|.rp|.rz>(f32;i64)",
    "llvm.nvvm<.move.i16(i16|.pm.event.mask(>;i16)",
    "llvm.nvvm<.mulhi<.s|.us>(i16;i16|.sad<.s|.us>(i16;i16,i16|.sust.b.2d.i8"
    ".zero(;i64,i32,i32>,i16)",
    "llvm.nvvm<.prmt<.ecl|.ecr|.rc16|.rc8>|<.mul24|.mulhi><.i|.ui>>(i32;i32"
    ",i32)",
    "llvm.nvvm<.rsqrt.approx|<.ceil|.floor|.round|.saturate|.trunc>|<.rcp|"
    ".rsqrt>.approx.ftz|<.rcp|.sqrt><.rm|.rn|.rp|.rz>>.d(f64;f64)",
    "llvm.nvvm<.sad<.ll|.ull>(i64;i64|.sust.b.3d.v2i64.clamp(;i64,i32,i32"
    ",i32>,i64,i64)", "llvm.nvvm<.suq<.depth|.width>|.txq.height>(i32;i64)",
    "llvm.nvvm<<.add|.div|.mul><.rm|.rn|.rp|.rz>|<.fmax|.fmin>>.d(f64;f64,f64)"
  ],
  []>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.tcgen05.mma.sp.shared.mxf4.block_scale(;p6,i64,i64,i32,i1,p6"
    ",p6,p6,=<2,=2|<1|2>,=<0|1|3>>)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.mxf4.block_scale(;p6,p6,i64,i32,i1,p6,p6"
    ",p6,i32,i32)", "llvm.nvvm.tcgen05.shift.down<.cg1|.cg2>(;p6)"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_101a>,
    NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110a>]>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.tcgen05.mma.sp.shared.mxf4.block_scale.block32(;p6,i64,i64,i32"
    ",i1,p6,p6,p6,=<1,=3|2,=<1..3>>)",
    "llvm.nvvm.tcgen05.mma.sp.shared.mxf4nvf4.block_scale.block16(;p6,i64,i64"
    ",i32,i1,p6,p6,p6,i32,i32)",
    "llvm.nvvm.tcgen05.mma.sp.shared.mxf4nvf4.block_scale.block32(;p6,i64,i64"
    ",i32,i1,p6,p6,p6,=<2,=0|<1|2>,=<1..3>>)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.mxf4.block_scale.block32(;p6,p6,i64,i32"
    ",i1,p6,p6,p6,i32,i32)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.mxf4nvf4.block_scale.block16(;p6,p6,i64"
    ",i32,i1,p6,p6,p6,i32,i32)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.mxf4nvf4.block_scale.block32(;p6,p6,i64"
    ",i32,i1,p6,p6,p6,=<2,=2|<1|2>,=<0|1|3>>)"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_101a>,
    NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110a>]>,
    NVVM_MinPTX<NVVM_PTX_88>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.tcgen05.mma.shared(;p6,i64,i64,i32,i1,=3,=<1,=<0|2|3>|2,=3>)",
    "llvm.nvvm.tcgen05.mma.shared.disable_output_lane<.cg1(;p6,i64,i64,i32,i1"
    ",v4i32,=3,=<1|3>|.cg2(;p6,i64,i64,i32,i1,v8i32,=3,=3>)",
    "llvm.nvvm.tcgen05.mma.sp.shared(;p6,i64,i64,i32,i1,p6,=3,=<1,=2|<1|2>,="
    "<0|1|3>>)",
    "llvm.nvvm.tcgen05.mma.sp.shared.disable_output_lane<.cg1(;p6,i64,i64,i32"
    ",i1,p6,v4i32,=3,=0|.cg2(;p6,i64,i64,i32,i1,p6,v8i32,=3,=<0|3>>)",
    "llvm.nvvm.tcgen05.mma.sp.tensor(;p6,p6,i64,i32,i1,p6,=3,=<1,=<0..3>|2"
    ",=2>)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.ashift(;p6,p6,i64,i32,i1,p6,=3,=2,=0)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.disable_output_lane.cg1(;p6,p6,i64,i32"
    ",i1,p6,v4i32,=3,=<0|2|3>)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.disable_output_lane.cg2<(;p6,p6,i64,i32"
    ",i1,p6,v8i32,=3,=<1..3>|.ashift(;p6,p6,i64,i32,i1,p6,v8i32,=3,=1>)",
    "llvm.nvvm.tcgen05.mma.tensor(;p6,p6,i64,i32,i1,=3,=<1,=3|2,=0>)",
    "llvm.nvvm.tcgen05.mma.tensor.ashift(;p6,p6,i64,i32,i1,=3,=<1,=<0|1>|2"
    ",=1>)",
    "llvm.nvvm.tcgen05.mma.tensor.disable_output_lane.cg1<(;p6,p6,i64,i32,i1"
    ",v4i32,=3,=<0|2|3>|.ashift(;p6,p6,i64,i32,i1,v4i32,=3,=<0|1>>)",
    "llvm.nvvm.tcgen05.mma.tensor.disable_output_lane.cg2<(;p6,p6,i64,i32,i1"
    ",v8i32,=3,=2|<|.ashift>(;p6,p6,i64,i32,i1,v8i32,=3,=0>)",
    "llvm.nvvm.tcgen05.mma.ws.shared(;p6,i64,i64,i32,i1,=3,=<<0|1>,=0|<1|2>"
    ",=1>)",
    "llvm.nvvm.tcgen05.mma.ws.shared.zero_col_mask(;p6,i64,i64,i32,i1,i64,=3"
    ",=<0,=<0|3>|1,=<0|1>>)",
    "llvm.nvvm.tcgen05.mma.ws.sp.shared(;p6,i64,i64,i32,i1,p6,=3,=<0,=0|1,=<0"
    "|1>>)",
    "llvm.nvvm.tcgen05.mma.ws.sp.shared.zero_col_mask(;p6,i64,i64,i32,i1,p6"
    ",i64,=3,=<0,=3|<0|1>,=<0..2>>)",
    "llvm.nvvm.tcgen05.mma.ws.sp.tensor(;p6,p6,i64,i32,i1,p6,=3,=<<0|1>,=0|<1"
    "..3>,=1>)",
    "llvm.nvvm.tcgen05.mma.ws.sp.tensor.zero_col_mask(;p6,p6,i64,i32,i1,p6"
    ",i64,=3,=<0,=0|1,=<0|1>>)",
    "llvm.nvvm.tcgen05.mma.ws.tensor(;p6,p6,i64,i32,i1,=3,=<0,=<0|2>|1,=<0|1"
    "|3>>)",
    "llvm.nvvm.tcgen05.mma.ws.tensor.zero_col_mask(;p6,p6,i64,i32,i1,i64,=3,="
    "<0,=2|<0|1>,=<0|1>>)"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_101a>,
    NVVM_Chip<NVVM_SM_110a>]>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.f32x4.to<.e2m1x4.rs<|.relu>.satfinite(i16|<.e2m3x4|.e3m2x4|"
    ".e4m3x4|.e5m2x4>.rs<|.relu>.satfinite(v4i8>;v4f32,i32)",
    "llvm.nvvm.ff2bf16x2.rs<|.relu|<|.relu>.satfinite>(v2bf16;f32,f32,i32)",
    "llvm.nvvm.ff2f16x2.rs<|.relu|<|.relu>.satfinite>(v2f16;f32,f32,i32)"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_103a>]>,
    NVVM_MinPTX<NVVM_PTX_87>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.bf16x2.to.ue8m0x2<.rp|.rz><|.satfinite>(i16;v2bf16)",
    "llvm.nvvm.clusterlaunchcontrol.try_cancel.async.multicast.shared(;p3,p3)",
    "llvm.nvvm.ff.to<.ue8m0x2<.rp|.rz><|.satfinite>|<.e2m1x2|.e2m3x2|.e3m2x2>"
    ".rn<|.relu>.satfinite>(i16;f32,f32)",
    "llvm.nvvm.ldmatrix.sync.aligned.m8n16.x1.b8x16<.b4x16_p64|"
    ".b6x16_p32>(i32<;p|;p3>)",
    "llvm.nvvm.ldmatrix.sync.aligned<.m16n16.x1.trans.b8|<.m16n16.x1.trans|"
    ".m8n16.x2>.b8x16<.b4x16_p64|.b6x16_p32>>({i32,i32}<;p|;p3>)",
    "llvm.nvvm.ldmatrix.sync.aligned<.m16n16.x2.trans.b8|<.m16n16.x2.trans|"
    ".m8n16.x4>.b8x16<.b4x16_p64|.b6x16_p32>>({i32,i32,i32,i32}<;p|;p3>)",
    "llvm.nvvm.stmatrix.sync.aligned.m16n8.x1.trans.b8(<;p|;p3>,i32)",
    "llvm.nvvm.stmatrix.sync.aligned.m16n8<.x2.trans.b8(<;p|;p3>|.x4.trans"
    ".b8(<;p|;p3>,i32,i32>,i32,i32)",
    "llvm.nvvm<.ue8m0x2.to.bf16x2(v2bf16|<.e2m3x2|.e3m2x2>.to.f16x2.rn<|"
    ".relu>(v2f16>;i16)"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
    NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>, NVVM_Chip<NVVM_SM_103f>,
    NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>, NVVM_Chip<NVVM_SM_110a>,
    NVVM_Chip<NVVM_SM_120f>, NVVM_Chip<NVVM_SM_120a>, NVVM_Chip<NVVM_SM_121f>,
    NVVM_Chip<NVVM_SM_121a>]>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.tensormap.replace.elemtype(;p1,=13)",
    "llvm.nvvm.tensormap.replace.swizzle.atomicity(<;p1,=<1|3>|;p3,=2>)"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
    NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>, NVVM_Chip<NVVM_SM_103f>,
    NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>, NVVM_Chip<NVVM_SM_110a>,
    NVVM_Chip<NVVM_SM_120f>, NVVM_Chip<NVVM_SM_120a>, NVVM_Chip<NVVM_SM_121f>,
    NVVM_Chip<NVVM_SM_121a>]>, NVVM_MinPTX<NVVM_PTX_87>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.cp.async.bulk.tensor.g2s.cta.im2col.w.128<.4d(;p3,p3,p,i32,i32"
    ",i32,i32,i16,i16,i64,=-1|<.3d(;p3,p3,p|.5d(;p3,p3,p,i32,i32>,i32,i32,i32"
    ",i16,i16,i64,i1>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d(;p7,p3,p,i32,i32,i32,i16<"
    ",=0<,=0,=0,=0|,i64,=0,=-1>|,i16<,=0,=-1,=0|,i64,=-1,=-1>>,=<1|2>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.4d(;p7,p3,p,i32,i32,i32,i32"
    ",i16,i16<,=0,i64,=0,=-1|,i16<,=0,=-1,=0|,i64,=-1,=-1>>,=<1|2>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.5d(;p7,p3,p,i32,i32,i32,i32"
    ",i32,i16,i16,i16,=0<,=0,=0,=0,=<1|2>|,i64,=0,=-1,=2>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.5d(;p7,p3,p,i32,i32,i32,i32"
    ",i32,i16,i16,i16,i16<,=0,=-1,=0,=2|,i64,=-1,=-1,=1>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.w.128.3d(;p7,p3,p,i32,i32,i32"
    ",i16,i16,=0<,=0,=0,=0|,i64,=0,=-1>,=<0..2>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.w.128.3d(;p7,p3,p,i32,i32,i32"
    ",i16,i16,i16<,=0,=-1,=0,=<1|2>|,i64,=-1,=-1,=<0..2>>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.w.128.4d(;p7,p3,p,i32,i32,i32"
    ",i32,i16,i16,=0<,=0,=0,=0,=<0..2>|,i64,=0,=-1,=<0|1>>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.w.128.4d(;p7,p3,p,i32,i32,i32"
    ",i32,i16,i16,i16<,=0,=-1,=0|,i64,=-1,=-1>,=<0..2>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.w.128.5d(;p7,p3,p,i32,i32,i32"
    ",i32,i32,i16,i16,=0<,=0,=0,=0,=<0..2>|,i64,=0,=-1,=<0|2>>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.w.128.5d(;p7,p3,p,i32,i32,i32"
    ",i32,i32,i16,i16,i16<,=0,=-1,=0|,i64,=-1,=-1>,=<0..2>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.w.3d(;p7,p3,p,i32,i32,i32,i16"
    ",i16,=0<,=0,=0,=0|,i64,=0,=-1>,=<0..2>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.w.3d(;p7,p3,p,i32,i32,i32,i16"
    ",i16,i16<,=0,=-1,=0,=<1|2>|,i64,=-1,=-1,=<0..2>>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.w.4d(;p7,p3,p,i32,i32,i32,i32"
    ",i16,i16,=0<,=0,=0,=0,=<0|2>|,i64,=0,=-1,=<0..2>>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.w.4d(;p7,p3,p,i32,i32,i32,i32"
    ",i16,i16,i16<,=0,=-1,=0|,i64,=-1,=-1>,=<0..2>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.w.5d(;p7,p3,p,i32,i32,i32,i32"
    ",i32,i16,i16,i16,i64,i1,i1,i32)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(;p7,p3,p,i32<,=0<,=0,=0,=0|"
    ",i64,=0,=-1>|,i16<,=0,=-1,=0|,i64,=-1,=-1>>,=<1|2>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(;p7,p3,p,i32,i32<,=0<,=0,=0"
    ",=0|,i64,=0,=-1>|,i16<,=0,=-1,=0|,i64,=-1,=-1>>,=<1|2>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.3d(;p7,p3,p,i32,i32,i32<,=0<,=0"
    ",=0,=0|,i64,=0,=-1>|,i16<,=0,=-1,=0|,i64,=-1,=-1>>,=<1|2>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.4d(;p7,p3,p,i32,i32,i32,i32<,=0<"
    ",=0,=0,=0|,i64,=0,=-1>|,i16<,=0,=-1,=0|,i64,=-1,=-1>>,=<1|2>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.5d(;p7,p3,p,i32,i32,i32,i32,i32"
    ",=0<,=0,=0,=0,=<1|2>|,i64,=0,=-1,=1>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.5d(;p7,p3,p,i32,i32,i32,i32,i32"
    ",i16<,=0,=-1,=0,=<1|2>|,i64,=-1,=-1,=1>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.gather4.2d(;p7,p3,p,i32,i32,i32"
    ",i32,i32,=0<,=0,=0,=0,=<1|2>|,i64,=0,=-1,=<0..2>>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.gather4.2d(;p7,p3,p,i32,i32,i32"
    ",i32,i32,i16<,=0,=-1,=0,=<0..2>|,i64,=-1,=-1,=<0|1>>)",
    "llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.w<<|.128>.4d(;p|<|.128>"
    ".5d(;p,i32>,i32,i32,i32,i32,i16,i16,i64,i1)",
    "llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.w<|.128>.3d(;p,i32,i32"
    ",i32,i16,i16,i64,i1)",
    "llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.gather4.2d(;p,i32,i32,i32"
    ",i32,i32,i64,i1)",
    "llvm.nvvm.cp.async.bulk.tensor.s2g.tile.scatter4.2d(;p3,p,i32,i32,i32"
    ",i32,i32,i64,i1)",
    "llvm.nvvm.tcgen05.alloc<.shared<.cg1|.cg2>(;p3|<.cg1|.cg2>(;p>,i32)",
    "llvm.nvvm.tcgen05.commit.mc<.shared<.cg1|.cg2>(;p3|<.cg1|.cg2>(;p>,i16)",
    "llvm.nvvm.tcgen05.commit.shared<.cg1|.cg2>(;p3)",
    "llvm.nvvm.tcgen05.commit<.cg1|.cg2>(;p)",
    "llvm.nvvm.tcgen05.cp.128<x128b|x256b><|<.b4x16_p64|.b6x16_p32>><.cg1|"
    ".cg2>(;p6,i64)",
    "llvm.nvvm.tcgen05.cp.32x128b_warpx4<|<.b4x16_p64|.b6x16_p32>><.cg1|"
    ".cg2>(;p6,i64)",
    "llvm.nvvm.tcgen05.cp.4x256b<|<.b4x16_p64|.b6x16_p32>><.cg1|.cg2>(;p6,i64)",
    "llvm.nvvm.tcgen05.cp.64x128b_warpx2_01_23<|<.b4x16_p64|.b6x16_p32>><.cg1"
    "|.cg2>(;p6,i64)",
    "llvm.nvvm.tcgen05.cp.64x128b_warpx2_02_13<|.b4x16_p64>.cg2(;p6,i64)",
    "llvm.nvvm.tcgen05.cp.64x128b_warpx2_02_13<|<.b4x16_p64|.b6x16_p32>>"
    ".cg1(;p6,i64)", "llvm.nvvm.tcgen05.dealloc<.cg1|.cg2>(;p6,i32)",
    "llvm.nvvm.tcgen05.fence<.after|.before>.thread.sync(;)",
    "llvm.nvvm.tcgen05.ld.16x128b<.x1(v2i32;p6,=0|.x64(v128i32;p6,=-1|<"
    ".x16(v32i32|.x2(v4i32|.x4(v8i32|.x8(v16i32>;p6,i1>)",
    "llvm.nvvm.tcgen05.ld.16x256b<.x1(v4i32|.x4(v16i32|.x8(v32i32>;p6,=0)",
    "llvm.nvvm.tcgen05.ld.16x32bx2.x1(i32;p6,=<<0|165>,=-1|<0|2|37>,=0>)",
    "llvm.nvvm.tcgen05.ld.16x32bx2.x128(v128i32;p6,=<<0|12>,=0|<0|3>,=-1>)",
    "llvm.nvvm.tcgen05.ld.16x32bx2.x16(v16i32;p6,=<0,=<0|-1>|2,=0>)",
    "llvm.nvvm.tcgen05.ld.16x32bx2.x2(v2i32;p6,=<<0|2>,=0|<0|2|3|64|511|512"
    "|1023|4095|4096|32767|32768|65535>,=-1>)",
    "llvm.nvvm.tcgen05.ld.16x32bx2.x32(v32i32;p6,=<<0|165>,=-1|<0|16>,=0>)",
    "llvm.nvvm.tcgen05.ld.16x32bx2.x4(v4i32;p6,=<0|165>,=0)",
    "llvm.nvvm.tcgen05.ld.16x32bx2.x64(v64i32;p6,=<<0|107>,=-1|<0|5|16|233"
    "|511|512|1023|4095|4096|32767|32768|65535>,=0>)",
    "llvm.nvvm.tcgen05.ld.16x32bx2.x8(v8i32;p6,=<0,=-1|<0|2|3|256>,=0>)",
    "llvm.nvvm.tcgen05.ld.16x64b<<.x128(v128i32|.x16(v16i32>;p6,=-1|<"
    ".x2(v2i32|.x4(v4i32|.x64(v64i32|.x8(v8i32>;p6,=0>)",
    "llvm.nvvm.tcgen05.ld.32x32b<.x8(v8i32;p6,=0|<.x128(v128i32|"
    ".x32(v32i32>;p6,i1|<.x16(v16i32|.x2(v2i32|.x4(v4i32>;p6,=-1>)",
    "llvm.nvvm.tcgen05.mma.shared(;p6,i64,i64,i32,i1,=0,=<1|2>,=1)",
    "llvm.nvvm.tcgen05.mma.shared(;p6,i64,i64,i32,i1,=<0,=1|1,=2>,=<0|3>)",
    "llvm.nvvm.tcgen05.mma.shared(;p6,i64,i64,i32,i1,=<1,=1|<0..2>,=2>,=2)",
    "llvm.nvvm.tcgen05.mma.shared.disable_output_lane.cg1(;p6,i64,i64,i32,i1"
    ",v4i32,=<0,=<0..2>|1,=0|2,=<2|3>>)",
    "llvm.nvvm.tcgen05.mma.shared.disable_output_lane.cg2(;p6,i64,i64,i32,i1"
    ",v8i32,=<0,=<0|3>|1,=<1|3>>)",
    "llvm.nvvm.tcgen05.mma.shared.mxf4.block_scale(;p6,i64,i64,i32,i1,p6,p6,="
    "<2,=2|<1|2>,=<0|1|3>>)",
    "llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale(;p6,i64,i64,i32,i1,p6"
    ",p6,=<1,=<0..2>|2,=<0|2|3>>)",
    "llvm.nvvm.tcgen05.mma.sp.shared(;p6,i64,i64,i32,i1,p6,=0,=<1,=<1|3>|2"
    ",=3>)",
    "llvm.nvvm.tcgen05.mma.sp.shared(;p6,i64,i64,i32,i1,p6,=1,=2,=<0|2>)",
    "llvm.nvvm.tcgen05.mma.sp.shared(;p6,i64,i64,i32,i1,p6,=2,=<1,=0|2,=1>)",
    "llvm.nvvm.tcgen05.mma.sp.shared.disable_output_lane.cg1(;p6,i64,i64,i32"
    ",i1,p6,v4i32,=<0,=<0..3>|1,=<1|2>|2,=<0|1|3>>)",
    "llvm.nvvm.tcgen05.mma.sp.shared.disable_output_lane.cg2(;p6,i64,i64,i32"
    ",i1,p6,v8i32,=<0,=<0|2|3>|1,=<0|1|3>|2,=2>)",
    "llvm.nvvm.tcgen05.mma.sp.shared.mxf8f6f4.block_scale(;p6,i64,i64,i32,i1"
    ",p6,p6,p6,i32,i32)",
    "llvm.nvvm.tcgen05.mma.sp.tensor(;p6,p6,i64,i32,i1,p6,=0,=<1,=3|2,=<2|3>>)",
    "llvm.nvvm.tcgen05.mma.sp.tensor(;p6,p6,i64,i32,i1,p6,=1,=1,=3)",
    "llvm.nvvm.tcgen05.mma.sp.tensor(;p6,p6,i64,i32,i1,p6,=2,=<1,=<1|2>|2,=1>)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.ashift(;p6,p6,i64,i32,i1,p6,=<0,=1|1,=<1"
    "|2>>,=1)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.ashift(;p6,p6,i64,i32,i1,p6,=<1,=<1|2>|2"
    ",=2>,=0)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.disable_output_lane.cg1(;p6,p6,i64,i32"
    ",i1,p6,v4i32,=<0,=3|1,=<1|2>|2,=<0..3>>)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.disable_output_lane.cg1.ashift(;p6,p6"
    ",i64,i32,i1,p6,v4i32,=<<0|1>,=0|<1|2>,=1>)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.disable_output_lane.cg2(;p6,p6,i64,i32"
    ",i1,p6,v8i32,=<0,=<0|1|3>|1,=1|2,=<0|2>>)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.disable_output_lane.cg2.ashift(;p6,p6"
    ",i64,i32,i1,p6,v8i32,=<0,=0|2,=<0|1>>)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.mxf8f6f4.block_scale(;p6,p6,i64,i32,i1"
    ",p6,p6,p6,i32,i32)",
    "llvm.nvvm.tcgen05.mma.tensor(;p6,p6,i64,i32,i1,=0,=<1|2>,=<0|1>)",
    "llvm.nvvm.tcgen05.mma.tensor(;p6,p6,i64,i32,i1,=1,=<1,=<0|1>|2,=3>)",
    "llvm.nvvm.tcgen05.mma.tensor(;p6,p6,i64,i32,i1,=2,=<1|2>,=<0|2>)",
    "llvm.nvvm.tcgen05.mma.tensor.ashift(;p6,p6,i64,i32,i1,=<0,=<1|2>|2,=1>"
    ",=0)",
    "llvm.nvvm.tcgen05.mma.tensor.ashift(;p6,p6,i64,i32,i1,=<1,=2|2,=<1|2>>"
    ",=1)",
    "llvm.nvvm.tcgen05.mma.tensor.disable_output_lane.cg1(;p6,p6,i64,i32,i1"
    ",v4i32,=<1,=3|2,=1|<0|2>,=<0|2>>)",
    "llvm.nvvm.tcgen05.mma.tensor.disable_output_lane.cg1.ashift(;p6,p6,i64"
    ",i32,i1,v4i32,=<0,=<0|1>|1,=0>)",
    "llvm.nvvm.tcgen05.mma.tensor.disable_output_lane.cg2(;p6,p6,i64,i32,i1"
    ",v8i32,=<1,=3|<1|2>,=<0|1>>)",
    "llvm.nvvm.tcgen05.mma.tensor.disable_output_lane.cg2.ashift(;p6,p6,i64"
    ",i32,i1,v8i32,=<2,=1|<0..2>,=0>)",
    "llvm.nvvm.tcgen05.mma.tensor<.mxf4|.mxf8f6f4>.block_scale(;p6,p6,i64,i32"
    ",i1,p6,p6,=<1,=1|<1|2>,=<0|2|3>>)",
    "llvm.nvvm.tcgen05.mma.ws.shared(;p6,i64,i64,i32,i1,=<1,=<0|3>|2,=1>,=2)",
    "llvm.nvvm.tcgen05.mma.ws.shared(;p6,i64,i64,i32,i1,=<2,=0|<0..2>,=1>,=1)",
    "llvm.nvvm.tcgen05.mma.ws.shared(;p6,i64,i64,i32,i1,=<2,=2|<0..2>,=<0|1>>"
    ",=0)",
    "llvm.nvvm.tcgen05.mma.ws.shared.zero_col_mask(;p6,i64,i64,i32,i1,i64,=0"
    ",=<0,=<0..3>|1,=<0..2>|3,=<1|3>>)",
    "llvm.nvvm.tcgen05.mma.ws.shared.zero_col_mask(;p6,i64,i64,i32,i1,i64,=1"
    ",=<0,=<0|2>|1,=<0|1>|3,=1>)",
    "llvm.nvvm.tcgen05.mma.ws.shared.zero_col_mask(;p6,i64,i64,i32,i1,i64,=2"
    ",=<0,=3|2,=2|<0|1>,=<0|1>>)",
    "llvm.nvvm.tcgen05.mma.ws.sp.shared(;p6,i64,i64,i32,i1,p6,=1,=2,=3)",
    "llvm.nvvm.tcgen05.mma.ws.sp.shared(;p6,i64,i64,i32,i1,p6,=<0,=2|2,=0|<0."
    ".2>,=1>,=1)",
    "llvm.nvvm.tcgen05.mma.ws.sp.shared(;p6,i64,i64,i32,i1,p6,=<2,=<0|1|3>|<0"
    "|1>,=<0..2>>,=0)",
    "llvm.nvvm.tcgen05.mma.ws.sp.shared.zero_col_mask(;p6,i64,i64,i32,i1,p6"
    ",i64,=0,=<<0|1>,=0|<1|3>,=1>)",
    "llvm.nvvm.tcgen05.mma.ws.sp.shared.zero_col_mask(;p6,i64,i64,i32,i1,p6"
    ",i64,=1,=<0,=<0..3>|1,=<0|1>|2,=0>)",
    "llvm.nvvm.tcgen05.mma.ws.sp.shared.zero_col_mask(;p6,i64,i64,i32,i1,p6"
    ",i64,=2,=<<0|1>,=<0|1>|<0|3>,=3>)",
    "llvm.nvvm.tcgen05.mma.ws.sp.tensor(;p6,p6,i64,i32,i1,p6,=0,=<0,=<0..3>|1"
    ",=<0|1>>)",
    "llvm.nvvm.tcgen05.mma.ws.sp.tensor(;p6,p6,i64,i32,i1,p6,=1,=<0,=2|1,=1|"
    "<0..2>,=0>)",
    "llvm.nvvm.tcgen05.mma.ws.sp.tensor(;p6,p6,i64,i32,i1,p6,=2,=<<0|1>,=0|<1"
    "|2>,=1>)",
    "llvm.nvvm.tcgen05.mma.ws.sp.tensor.zero_col_mask(;p6,p6,i64,i32,i1,p6"
    ",i64,=0,=<<0|1>,=0|<1|3>,=1>)",
    "llvm.nvvm.tcgen05.mma.ws.sp.tensor.zero_col_mask(;p6,p6,i64,i32,i1,p6"
    ",i64,=1,=<0,=<0..3>|1,=<0..2>|3,=<0|1>>)",
    "llvm.nvvm.tcgen05.mma.ws.sp.tensor.zero_col_mask(;p6,p6,i64,i32,i1,p6"
    ",i64,=2,=<0,=0|1,=<0..2>|2,=1>)",
    "llvm.nvvm.tcgen05.mma.ws.tensor(;p6,p6,i64,i32,i1,=<0,=0|1,=<0..2>>,=3)",
    "llvm.nvvm.tcgen05.mma.ws.tensor(;p6,p6,i64,i32,i1,=<0,=3|1,=0|<0..2>,=1>"
    ",=1)",
    "llvm.nvvm.tcgen05.mma.ws.tensor(;p6,p6,i64,i32,i1,=<0..2>,=<0|1>,=0)",
    "llvm.nvvm.tcgen05.mma.ws.tensor.zero_col_mask(;p6,p6,i64,i32,i1,i64,=<0"
    ",=0|1,=3|2,=2>,=3)",
    "llvm.nvvm.tcgen05.mma.ws.tensor.zero_col_mask(;p6,p6,i64,i32,i1,i64,=<0"
    ",=1|1,=<0|1>|2,=<0..3>>,=1)",
    "llvm.nvvm.tcgen05.mma.ws.tensor.zero_col_mask(;p6,p6,i64,i32,i1,i64,=<0"
    ",=3|2,=2|<0..2>,=<0|1>>,=0)",
    "llvm.nvvm.tcgen05.relinq.alloc.permit<.cg1|.cg2>(;)",
    "llvm.nvvm.tcgen05.st.16x128b<<.x1(;p6,v2i32|.x16(;p6,v32i32>,=0|<"
    ".x32(;p6,v64i32|.x4(;p6,v8i32|.x64(;p6,v128i32|.x8(;p6,v16i32>,=-1>)",
    "llvm.nvvm.tcgen05.st.16x256b<.x4(;p6,v16i32,i1|<.x1(;p6,v4i32|.x8(;p6"
    ",v32i32>,=-1|<.x16(;p6,v64i32|.x32(;p6,v128i32>,=0>)",
    "llvm.nvvm.tcgen05.st.16x32bx2<.x1(;p6,=<0|2>,i32|.x128(;p6,=<0|12>"
    ",v128i32|.x16(;p6,=<1|2|16|511|512|1023|4095|4096|32767|32768|65535>"
    ",v16i32|.x2(;p6,=0,v2i32|.x32(;p6,=<0|2>,v32i32|.x4(;p6,=<0|90|107|233>"
    ",v4i32|.x64(;p6,=0,v64i32|.x8(;p6,=<0|2|511|512|1023|4095|4096|32767"
    "|32768|65535>,v8i32>,=-1)",
    "llvm.nvvm.tcgen05.st.16x32bx2<.x1(;p6,=<0|2|22>,i32|.x128(;p6,=<0|3|32>"
    ",v128i32|.x16(;p6,=<0|2|8>,v16i32|.x2(;p6,=<0|2>,v2i32|.x32(;p6,=<2|37"
    "|256>,v32i32|.x4(;p6,=0,v4i32|.x64(;p6,=<0|165>,v64i32|.x8(;p6,=12"
    ",v8i32>,=0)",
    "llvm.nvvm.tcgen05.st.16x64b<.x2(;p6,v2i32,i1|.x4(;p6,v4i32,=0|<.x1(;p6"
    ",i32|.x128(;p6,v128i32|.x64(;p6,v64i32|.x8(;p6,v8i32>,=-1>)",
    "llvm.nvvm.tcgen05.st.32x32b<.x16(;p6,v16i32,=-1|<.x128(;p6,v128i32|"
    ".x32(;p6,v32i32|.x64(;p6,v64i32|.x8(;p6,v8i32>,=0>)",
    "llvm.nvvm.tcgen05.wait<.ld|.st>(;)"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
    NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>, NVVM_Chip<NVVM_SM_103f>,
    NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>, NVVM_Chip<NVVM_SM_110a>]>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.tcgen05.mma.shared.mxf4.block_scale.block32(;p6,i64,i64,i32,i1"
    ",p6,p6,=<2,=3|<1|2>,=<0|1>>)",
    "llvm.nvvm.tcgen05.mma.shared.mxf4nvf4.block_scale.block16(;p6,i64,i64"
    ",i32,i1,p6,p6,=<1,=<0..2>|2,=<2|3>>)",
    "llvm.nvvm.tcgen05.mma.shared.mxf4nvf4.block_scale.block32(;p6,i64,i64"
    ",i32,i1,p6,p6,=<1,=<2|3>|2,=<1|2>>)",
    "llvm.nvvm.tcgen05.mma.shared.mxf8f6f4.block_scale.block32(;p6,i64,i64"
    ",i32,i1,p6,p6,=<1,=<0|2|3>|2,=<0..2>>)",
    "llvm.nvvm.tcgen05.mma.sp.shared.mxf8f6f4.block_scale.block32(;p6,i64,i64"
    ",i32,i1,p6,p6,p6,=<1,=<0..3>|2,=<0|2>>)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.mxf8f6f4.block_scale.block32(;p6,p6,i64"
    ",i32,i1,p6,p6,p6,=<1,=<0..3>|2,=<2|3>>)",
    "llvm.nvvm.tcgen05.mma.tensor.mxf4.block_scale.block32(;p6,p6,i64,i32,i1"
    ",p6,p6,=<1,=<0|1>|2,=<0|2|3>>)",
    "llvm.nvvm.tcgen05.mma.tensor.mxf4nvf4.block_scale.block16(;p6,p6,i64,i32"
    ",i1,p6,p6,=<1,=1|<1|2>,=<0|2>>)",
    "llvm.nvvm.tcgen05.mma.tensor.mxf4nvf4.block_scale.block32(;p6,p6,i64,i32"
    ",i1,p6,p6,=<2,=2|<1|2>,=<0|1|3>>)",
    "llvm.nvvm.tcgen05.mma.tensor.mxf8f6f4.block_scale.block32(;p6,p6,i64,i32"
    ",i1,p6,p6,=<1,=<0|1|3>|2,=<0|2|3>>)"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
    NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>, NVVM_Chip<NVVM_SM_103f>,
    NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>, NVVM_Chip<NVVM_SM_110a>]>,
    NVVM_MinPTX<NVVM_PTX_88>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.e2m1x2.to.f16x2.rn<|.relu>(v2f16;i16)"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
    NVVM_Chip<NVVM_SM_103f>, NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>,
    NVVM_Chip<NVVM_SM_110a>, NVVM_Chip<NVVM_SM_120f>, NVVM_Chip<NVVM_SM_120a>,
    NVVM_Chip<NVVM_SM_121f>, NVVM_Chip<NVVM_SM_121a>]>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.redux.sync<.fmax|.fmin><|.NaN|.abs<|.NaN>>(f32;f32,i32)",
    "llvm.nvvm.tcgen05.mma.shared.scale_d(;p6,i64,i64,i32,i1,=<0..15>,=0,=<2"
    ",=0|<1|2>,=<1|3>>)",
    "llvm.nvvm.tcgen05.mma.shared.scale_d(;p6,i64,i64,i32,i1,=<0..15>,=1,=<1"
    ",=<0..2>|2,=<0|1|3>>)",
    "llvm.nvvm.tcgen05.mma.shared.scale_d(;p6,i64,i64,i32,i1,=<0|2>,=0,=2,=2)",
    "llvm.nvvm.tcgen05.mma.shared.scale_d.disable_output_lane.cg1(;p6,i64,i64"
    ",i32,i1,=0,v4i32,=0,=3)",
    "llvm.nvvm.tcgen05.mma.shared.scale_d.disable_output_lane.cg1(;p6,i64,i64"
    ",i32,i1,=1,v4i32,=1,=3)",
    "llvm.nvvm.tcgen05.mma.shared.scale_d.disable_output_lane.cg1(;p6,i64,i64"
    ",i32,i1,=5,v4i32,=1,=2)",
    "llvm.nvvm.tcgen05.mma.shared.scale_d.disable_output_lane.cg1(;p6,i64,i64"
    ",i32,i1,=<0..15>,v4i32,=<0,=2|1,=<0|1>>)",
    "llvm.nvvm.tcgen05.mma.shared.scale_d.disable_output_lane.cg2(;p6,i64,i64"
    ",i32,i1,=5,v8i32,=0,=3)",
    "llvm.nvvm.tcgen05.mma.shared.scale_d.disable_output_lane.cg2(;p6,i64,i64"
    ",i32,i1,=<0..15>,v8i32,=<0,=<0|2>|1,=<0|1>>)",
    "llvm.nvvm.tcgen05.mma.shared.scale_d.disable_output_lane.cg2(;p6,i64,i64"
    ",i32,i1,=<1|3>,v8i32,=1,=3)",
    "llvm.nvvm.tcgen05.mma.sp.shared.scale_d(;p6,i64,i64,i32,i1,p6,=0,=0,=2"
    ",=1)",
    "llvm.nvvm.tcgen05.mma.sp.shared.scale_d(;p6,i64,i64,i32,i1,p6,=2,=<0,=2"
    ",=1|1,=2,=3>)",
    "llvm.nvvm.tcgen05.mma.sp.shared.scale_d(;p6,i64,i64,i32,i1,p6,=<0..15>"
    ",=0,=<1,=<0|3>|2,=<0|2>>)",
    "llvm.nvvm.tcgen05.mma.sp.shared.scale_d(;p6,i64,i64,i32,i1,p6,=<0..15>"
    ",=1,=2,=<0|1>)",
    "llvm.nvvm.tcgen05.mma.sp.shared.scale_d.disable_output_lane.cg1(;p6,i64"
    ",i64,i32,i1,p6,=<0..15>,v4i32,=<0,=<0..2>|1,=<2|3>>)",
    "llvm.nvvm.tcgen05.mma.sp.shared.scale_d.disable_output_lane.cg2(;p6,i64"
    ",i64,i32,i1,p6,=0,v8i32,=1,=1)",
    "llvm.nvvm.tcgen05.mma.sp.shared.scale_d.disable_output_lane.cg2(;p6,i64"
    ",i64,i32,i1,p6,=5,v8i32,=0,=2)",
    "llvm.nvvm.tcgen05.mma.sp.shared.scale_d.disable_output_lane.cg2(;p6,i64"
    ",i64,i32,i1,p6,=<0..15>,v8i32,=<0,=<0|3>|1,=3>)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.scale_d(;p6,p6,i64,i32,i1,p6,=0,=1,=1,=0)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.scale_d(;p6,p6,i64,i32,i1,p6,=2,=1,=2,=1)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.scale_d(;p6,p6,i64,i32,i1,p6,=<0..15>,=0"
    ",=<1,=0|2,=<0..3>>)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.scale_d(;p6,p6,i64,i32,i1,p6,=<0..15>,=1"
    ",=<1|2>,=<2|3>)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.scale_d.ashift(;p6,p6,i64,i32,i1,p6,=4"
    ",=0,=2,=1)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.scale_d.ashift(;p6,p6,i64,i32,i1,p6,=<0."
    ".15>,=<0,=<1,=1|2,=0>|1,=<1|2>,=1>)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.scale_d.disable_output_lane.cg1(;p6,p6"
    ",i64,i32,i1,p6,=3,v4i32,=0,=3)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.scale_d.disable_output_lane.cg1(;p6,p6"
    ",i64,i32,i1,p6,=4,v4i32,=0,=1)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.scale_d.disable_output_lane.cg1(;p6,p6"
    ",i64,i32,i1,p6,=<0..15>,v4i32,=<0,=<0|2>|1,=<1|3>>)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.scale_d.disable_output_lane.cg1"
    ".ashift(;p6,p6,i64,i32,i1,p6,=<<0..15>,v4i32,=0,=1|<1|5|10>,v4i32,=0,=0>)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.scale_d.disable_output_lane.cg2(;p6,p6"
    ",i64,i32,i1,p6,=<3,v8i32,=0,=<0|1>|<0..15>,v8i32,=1,=1>)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.scale_d.disable_output_lane.cg2"
    ".ashift(;p6,p6,i64,i32,i1,p6,=<11,v8i32,=1|<0..15>,v8i32,=0>,=0)",
    "llvm.nvvm.tcgen05.mma.sp.tensor.scale_d.disable_output_lane.cg2"
    ".ashift(;p6,p6,i64,i32,i1,p6,=<5,v8i32,=0|<0|2>,v8i32,=1>,=1)",
    "llvm.nvvm.tcgen05.mma.tensor.scale_d(;p6,p6,i64,i32,i1,=1,=1,=1,=3)",
    "llvm.nvvm.tcgen05.mma.tensor.scale_d(;p6,p6,i64,i32,i1,=<0..15>,=0,=<1,="
    "<1..3>|2,=<0|1>>)",
    "llvm.nvvm.tcgen05.mma.tensor.scale_d(;p6,p6,i64,i32,i1,=<0..15>,=1,=<1"
    ",=2|2,=<0|2>>)",
    "llvm.nvvm.tcgen05.mma.tensor.scale_d.ashift(;p6,p6,i64,i32,i1,=<0..15>,="
    "<0,=2|1,=1>,=0)",
    "llvm.nvvm.tcgen05.mma.tensor.scale_d.ashift(;p6,p6,i64,i32,i1,=<<0..15>"
    ",=0,=<1|2>|<2|4>,=1,=1>,=1)",
    "llvm.nvvm.tcgen05.mma.tensor.scale_d.disable_output_lane.cg1(;p6,p6,i64"
    ",i32,i1,=<1,v4i32,=<0,=2|1,=3>|2,v4i32,=1,=0|<0..15>,v4i32,=0,=<1|3>>)",
    "llvm.nvvm.tcgen05.mma.tensor.scale_d.disable_output_lane.cg1.ashift(;p6"
    ",p6,i64,i32,i1,=<0..15>,v4i32,=<0,=0|1,=1>)",
    "llvm.nvvm.tcgen05.mma.tensor.scale_d.disable_output_lane.cg2(;p6,p6,i64"
    ",i32,i1,=<0..15>,v8i32,=<0,=<0..3>|1,=<1|2>>)",
    "llvm.nvvm.tcgen05.mma.tensor.scale_d.disable_output_lane.cg2.ashift(;p6"
    ",p6,i64,i32,i1,=<<0,v8i32,=0|6,v8i32,=1>,=1|<0..15>,v8i32,=<0|1>,=0>)"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
    NVVM_Chip<NVVM_SM_103f>, NVVM_Chip<NVVM_SM_103a>]>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k128.row.col<.mxf4"
    ".f32.e2m1.e2m1.f32.ue8m0({f32,f32,f32,f32};i32,i32,i32,i32,i32,i32,i32"
    ",i32,f32,f32,f32,f32,i32,i32|<.mxf4|.mxf4nvf4>.scale.2x.f32.e2m1.e2m1"
    ".f32.ue8m0({f32,f32,f32,f32};i32,i32,i32,i32,i32,i32,i32,i32,f32,f32,f32"
    ",f32,i32,=0>,i32,i16,i16,i32,i16,i16)"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_120a>, NVVM_Chip<NVVM_SM_121a>]>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.f32<<.e2m1|.e3m2|"
    ".e5m2>.e5m2|<.e2m1|.e4m3|.e5m2><.e2m1|.e4m3>|<.e2m3|.e3m2|.e5m2>.e2m3|<"
    ".e3m2|.e4m3|.e5m2>.e3m2>.f32.ue8m0({f32,f32,f32,f32};i32,i32,i32,i32,i32"
    ",i32,f32,f32,f32,f32,i32,i16,i16,i32,i16,i16)",
    "llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32<.e2m1<"
    ".e2m1|.e4m3>|.e2m3<.e2m3|.e4m3|.e5m2>|.e5m2<.e2m1|.e3m2|.e5m2>|<.e3m2|"
    ".e4m3><.e2m1|.e2m3|.e3m2|.e5m2>>.f32.ue8m0({f32,f32,f32,f32};i32,i32,i32"
    ",i32,i32,i32,f32,f32,f32,f32,i32,i16,i16,i32,i16,i16)",
    "llvm.nvvm.mma.block.scale.m16n8k64.row.col<.mxf4|.mxf4nvf4>.scale.2x.f32"
    ".e2m1.e2m1.f32.ue8m0({f32,f32,f32,f32};i32,i32,i32,i32,i32,i32,f32,f32"
    ",f32,f32,i32,i16,i16,i32,i16,i16)",
    "llvm.nvvm.mma.m16n8k32.row.col.kind.f8f6f4.f16<.e2m1<.e3m2|.e4m3|.e5m2>|"
    ".e2m3<.e2m1|.e2m3|.e5m2>|.e3m2<.e2m3|.e3m2>|.e4m3<.e2m1|.e2m3|.e3m2|"
    ".e4m3|.e5m2>|.e5m2<.e2m1|.e3m2|.e4m3|.e5m2>>.f16({v2f16,v2f16};i32,i32"
    ",i32,i32,i32,i32,v2f16,v2f16)",
    "llvm.nvvm.mma.m16n8k32.row.col.kind.f8f6f4.f32<<.e2m1|.e2m3|.e3m2|.e4m3>"
    ".e5m2|<.e2m1|.e2m3|.e3m2|.e5m2><.e3m2|.e4m3>|<.e2m1|.e3m2|.e4m3|.e5m2>"
    ".e2m1|<.e2m3|.e3m2|.e4m3|.e5m2>.e2m3>.f32({f32,f32,f32,f32};i32,i32,i32"
    ",i32,i32,i32,f32,f32,f32,f32)",
    "llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4"
    ".f32<.e2m3.e2m3|<.e2m1|.e2m3|.e3m2|.e4m3>.e4m3|<.e2m1|.e2m3|.e3m2|.e4m3|"
    ".e5m2>.e3m2|<.e2m1|.e2m3|.e4m3|.e5m2>.e2m1|<.e2m3|.e3m2|.e4m3|.e5m2>"
    ".e5m2>.f32.ue8m0({f32,f32,f32,f32};i32,i32,i32,i32,i32,i32,i32,i32,f32"
    ",f32,f32,f32,i32,i32,i32,i16,i16,i32,i16,i16)",
    "llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4"
    ".scale.1x.f32<<.e2m1|.e2m3|.e3m2|.e4m3|.e5m2><.e3m2|.e4m3|.e5m2>|<.e2m3|"
    ".e4m3|.e5m2>.e2m3|<.e2m3|.e5m2>.e2m1>.f32.ue8m0({f32,f32,f32,f32};i32"
    ",i32,i32,i32,i32,i32,i32,i32,f32,f32,f32,f32,i32,i32,i32,i16,i16,i32,i16"
    ",i16)",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.kind.f8f6f4.f16<.e3m2"
    "<.e2m1|.e3m2|.e4m3|.e5m2>|.e4m3<.e2m1|.e2m3|.e3m2|.e4m3>|.e5m2<.e2m1|"
    ".e3m2|.e5m2>|<.e2m1|.e2m3><.e2m1|.e4m3|.e5m2>>.f16({v2f16,v2f16};i32,i32"
    ",i32,i32,i32,i32,i32,i32,v2f16,v2f16,i32,i32)",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.kind.f8f6f4.f32<.e3m2"
    "<.e2m1|.e2m3|.e4m3>|.e5m2<.e2m3|.e3m2|.e5m2>|<.e2m1|.e2m3|.e4m3><.e2m1|"
    ".e2m3|.e3m2|.e4m3|.e5m2>>.f32({f32,f32,f32,f32};i32,i32,i32,i32,i32,i32"
    ",i32,i32,f32,f32,f32,f32,i32,i32)"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_120f>, NVVM_Chip<NVVM_SM_120a>,
    NVVM_Chip<NVVM_SM_121f>, NVVM_Chip<NVVM_SM_121a>]>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.setmaxnreg<.dec|.inc>.sync.aligned.u32(;=<24|32|40|64|128|232"
    "|256>)"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_90a>, NVVM_Chip<NVVM_SM_100f>,
    NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>,
    NVVM_Chip<NVVM_SM_103f>, NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>,
    NVVM_Chip<NVVM_SM_110a>, NVVM_Chip<NVVM_SM_120f>, NVVM_Chip<NVVM_SM_120a>,
    NVVM_Chip<NVVM_SM_121f>, NVVM_Chip<NVVM_SM_121a>]>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.tensormap.replace.box.dim(<;p1,=<1|4>|;p3,=2>,i32)",
    "llvm.nvvm.tensormap.replace.element.stride(;p1,=<1|4>,i32)",
    "llvm.nvvm.tensormap.replace.elemtype(;p3,=5)",
    "llvm.nvvm.tensormap.replace.fill.mode(<;p1,i32|;p3,=1>)",
    "llvm.nvvm.tensormap.replace.global.dim(;p3,=0,i32)",
    "llvm.nvvm.tensormap.replace.global<.address(<;p1|;p3>|.stride(<;p1,=1"
    "|;p3,=3>>,i64)",
    "llvm.nvvm.tensormap.replace.interleave.layout(<;p1,=2|;p3,=<0|2>>)",
    "llvm.nvvm.tensormap.replace.rank(<;p1|;p3>,i32)",
    "llvm.nvvm.tensormap.replace.swizzle.mode(<;p1,=2|;p3,=1>)"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_90a>, NVVM_Chip<NVVM_SM_100f>,
    NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>,
    NVVM_Chip<NVVM_SM_103f>, NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>,
    NVVM_Chip<NVVM_SM_110a>, NVVM_Chip<NVVM_SM_120f>, NVVM_Chip<NVVM_SM_120a>,
    NVVM_Chip<NVVM_SM_121f>, NVVM_Chip<NVVM_SM_121a>]>,
    NVVM_MinPTX<NVVM_PTX_83>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.clusterlaunchcontrol.query_cancel<.get_first_ctaid<.x|.y|"
    ".z>(i32|.is_canceled(i1>;i128)",
    "llvm.nvvm.clusterlaunchcontrol.try_cancel.async.shared(;p3,p3)",
    "llvm.nvvm.cp.async.bulk.shared.cta.to.global.bytemask(;p1,p3,i32,i64,i1"
    ",i16)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.cta<.im2col.w<.4d(;p3,p3,p,i32,i32"
    ",i32,i32,i16,i16,i64,i1|.5d(;p3,p3,p,i32,i32,i32,i32,i32,i16,i16,=0,=0>|"
    ".tile.gather4.2d(;p3,p3,p,i32,i32,i32,i32,i32,i64,=-1>)",
    "llvm.nvvm.f2tf32<.rn|.rz><|.relu>.satfinite(i32;f32)",
    "llvm.nvvm.st.bulk<(;p|.shared.cta(;p3>,i64,=0)"
  ],
  [NVVM_Chip<NVVM_SM_100>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.fma.rn<|.ftz<|.sat>|.sat>.f16(f16;f16,f16,f16)",
    "llvm.nvvm.fma.rn<|.ftz<|.sat>|.sat>.f16x2(v2f16;v2f16,v2f16,v2f16)"
  ],
  [NVVM_Chip<NVVM_SM_53>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.fabs<<|.ftz>(f16;f16|<|.ftz>(v2f16;v2f16>)"
  ],
  [NVVM_Chip<NVVM_SM_53>, NVVM_MinPTX<NVVM_PTX_65>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.atomic.add.gen.f<.cta(f64;p3|.sys(f64;p>,f64)",
    "llvm.nvvm.atomic.cas.gen.i.cta(i32;p1,i32,i32)",
    "llvm.nvvm.atomic.cas.gen.i<.cta(i64<;p|;p1>|.sys(i64<;p|;p3>>,i64,i64)",
    "llvm.nvvm.atomic<.add.gen.i.sys|.max.gen.i<.cta|.sys>>(i64;p3,i64)",
    "llvm.nvvm.atomic<.add|.or|.xor>.gen.i.sys(i32;p3,i32)",
    "llvm.nvvm.atomic<.and.gen.i.cta|.min.gen.i<.cta|.sys>>(i64;p,i64)",
    "llvm.nvvm.atomic<.and.gen.i.sys|<.add|.and|.exch|.xor>.gen.i.cta>(i32;p1"
    ",i32)",
    "llvm.nvvm.atomic<.max.gen.i.cta|<.and|.or>.gen.i.sys>(i64;p1,i64)",
    "llvm.nvvm.atomic<<.and|.exch|.min|.or>.gen.i.sys|<.dec|.or>.gen.i"
    ".cta>(i32;p,i32)"
  ],
  [NVVM_Chip<NVVM_SM_60>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm<.idp2a<.s|.u><.s|.u>(i32;i32,i32,i1|.idp4a<.s|.u><.s|"
    ".u>(i32;i32,i32>,i32)"
  ],
  [NVVM_Chip<NVVM_SM_61>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.match<.all.sync<.i32p({i32,i1};i32,i32|.i64p({i32,i1};i32,i64>"
    "|.any.sync<.i32(i32;i32,i32|.i64(i32;i32,i64>>)",
    "llvm.nvvm.wmma.m16n16k16.load.c<.col|.row>.f32({f32,f32,f32,f32,f32,f32"
    ",f32,f32}<;p|;p1|;p3>)",
    "llvm.nvvm.wmma.m16n16k16.load<.c<.col|.row>.f16({v2f16|<.a|.b><.col|"
    ".row>.f16({v2f16,v2f16,v2f16,v2f16,v2f16>,v2f16,v2f16,v2f16}<;p|;p1|;p3>)",
    "llvm.nvvm.wmma.m16n16k16.load<.c<.col|.row>.stride<.f16({v2f16,v2f16"
    ",v2f16,v2f16|.f32({f32,f32,f32,f32,f32,f32,f32,f32>|<.a|.b><.col|.row>"
    ".stride.f16({v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16>}<;p|;p1"
    "|;p3>,i32)",
    "llvm.nvvm.wmma.m16n16k16.store.d<.col|.row>.stride<.f16(<;p|;p1|;p3>"
    ",v2f16,v2f16,v2f16,v2f16|.f32(<;p|;p1|;p3>,f32,f32,f32,f32,f32,f32,f32"
    ",f32>,i32)",
    "llvm.nvvm.wmma.m16n16k16<.mma<.col|.row><.col|.row><.f16.f16({v2f16"
    ",v2f16,v2f16,v2f16|.f32.f16({f32,f32,f32,f32,f32,f32,f32,f32>};v2f16"
    ",v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16"
    ",v2f16,v2f16,v2f16|.store.d<.col|.row>.f16(<;p|;p1|;p3>>,v2f16,v2f16"
    ",v2f16,v2f16)",
    "llvm.nvvm.wmma.m16n16k16<.mma<.col|.row><.col|.row><.f16.f32({v2f16"
    ",v2f16,v2f16,v2f16|.f32.f32({f32,f32,f32,f32,f32,f32,f32,f32>};v2f16"
    ",v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16"
    ",v2f16,v2f16,v2f16|.store.d<.col|.row>.f32(<;p|;p1|;p3>>,f32,f32,f32,f32"
    ",f32,f32,f32,f32)"
  ],
  [NVVM_Chip<NVVM_SM_70>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.wmma<.m32n8k16|.m8n32k16>.load.c<.col|.row>.f32({f32,f32,f32"
    ",f32,f32,f32,f32,f32}<;p|;p1|;p3>)",
    "llvm.nvvm.wmma<.m32n8k16|.m8n32k16>.load<.c<.col|.row>.f16({v2f16|<.a|"
    ".b><.col|.row>.f16({v2f16,v2f16,v2f16,v2f16,v2f16>,v2f16,v2f16,v2f16}<;p"
    "|;p1|;p3>)",
    "llvm.nvvm.wmma<.m32n8k16|.m8n32k16>.load<.c<.col|.row>.stride<"
    ".f16({v2f16,v2f16,v2f16,v2f16|.f32({f32,f32,f32,f32,f32,f32,f32,f32>|<.a"
    "|.b><.col|.row>.stride.f16({v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16"
    ",v2f16>}<;p|;p1|;p3>,i32)",
    "llvm.nvvm.wmma<.m32n8k16|.m8n32k16>.store.d<.col|.row>.stride<.f16(<;p"
    "|;p1|;p3>,v2f16,v2f16,v2f16,v2f16|.f32(<;p|;p1|;p3>,f32,f32,f32,f32,f32"
    ",f32,f32,f32>,i32)",
    "llvm.nvvm.wmma<.m32n8k16|.m8n32k16><.mma<.col|.row><.col|.row><.f16"
    ".f16({v2f16,v2f16,v2f16,v2f16|.f32.f16({f32,f32,f32,f32,f32,f32,f32"
    ",f32>};v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16"
    ",v2f16,v2f16,v2f16,v2f16,v2f16|.store.d<.col|.row>.f16(<;p|;p1|;p3>>"
    ",v2f16,v2f16,v2f16,v2f16)",
    "llvm.nvvm.wmma<.m32n8k16|.m8n32k16><.mma<.col|.row><.col|.row><.f16"
    ".f32({v2f16,v2f16,v2f16,v2f16|.f32.f32({f32,f32,f32,f32,f32,f32,f32"
    ",f32>};v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16"
    ",v2f16,v2f16,v2f16,v2f16,v2f16|.store.d<.col|.row>.f32(<;p|;p1|;p3>>,f32"
    ",f32,f32,f32,f32,f32,f32,f32)"
  ],
  [NVVM_Chip<NVVM_SM_70>, NVVM_MinPTX<NVVM_PTX_61>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.nanosleep(;i32)"
  ],
  [NVVM_Chip<NVVM_SM_70>, NVVM_MinPTX<NVVM_PTX_63>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.mma.m8n8k4<.col|.row><.col|.row>.f32.f32({f32,f32,f32,f32,f32"
    ",f32,f32,f32};v2f16,v2f16,v2f16,v2f16,f32,f32,f32,f32,f32,f32,f32,f32)",
    "llvm.nvvm.mma.m8n8k4<<.col.col|.row.row>.f32.f16({f32,f32,f32,f32,f32"
    ",f32,f32,f32|<.col|.row><.col|.row>.f16.f16({v2f16,v2f16,v2f16"
    ",v2f16>};v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16)"
  ],
  [NVVM_Chip<NVVM_SM_70>, NVVM_MinPTX<NVVM_PTX_64>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.fence.proxy.alias(;)"
  ],
  [NVVM_Chip<NVVM_SM_70>, NVVM_MinPTX<NVVM_PTX_75>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm<.bmsk|.sext|.zext><.clamp|.wrap>(i32;i32,i32)"
  ],
  [NVVM_Chip<NVVM_SM_70>, NVVM_MinPTX<NVVM_PTX_76>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.wmma.m16n16k16.load<.a|.b><.col|.row>.stride<.s8|.u8>({i32"
    ",i32}<;p|;p1|;p3>,i32)",
    "llvm.nvvm.wmma.m16n16k16.load<.a|.b><.col|.row><.s8|.u8>({i32,i32}<;p"
    "|;p1|;p3>)",
    "llvm.nvvm.wmma<.m16n16k16.mma<.col|.row><.col|.row><.s8|.u8><|"
    ".satfinite>({i32,i32,i32,i32,i32,i32,i32,i32};i32|<.m32n8k16|.m8n32k16>"
    ".mma<.col|.row><.col|.row><.s8|.u8><|.satfinite>({i32,i32,i32,i32,i32"
    ",i32,i32,i32};i32,i32>,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32)",
    "llvm.nvvm.wmma<.m16n16k16|.m32n8k16|.m8n32k16>.store.d<.col|.row>.s32("
    "<;p|;p1|;p3>,i32,i32,i32,i32,i32,i32,i32,i32)",
    "llvm.nvvm.wmma<.m16n16k16|.m32n8k16|.m8n32k16>.store.d<.col|.row>.stride"
    ".s32(<;p|;p1|;p3>,i32,i32,i32,i32,i32,i32,i32,i32,i32)",
    "llvm.nvvm.wmma<.m32n8k16.load.b|.m8n32k16.load.a><.col|.row>.stride<.s8|"
    ".u8>(i32<;p|;p1|;p3>,i32)",
    "llvm.nvvm.wmma<.m32n8k16.load.b|.m8n32k16.load.a><.col|.row><.s8|"
    ".u8>(i32<;p|;p1|;p3>)",
    "llvm.nvvm.wmma<<.m16n16k16|.m32n8k16|.m8n32k16>.load.c<.col|.row>"
    ".s32({i32,i32,i32,i32,i32|<.m32n8k16.load.a|.m8n32k16.load.b><.col|.row>"
    "<.s8|.u8>({i32>,i32,i32,i32}<;p|;p1|;p3>)",
    "llvm.nvvm.wmma<<.m16n16k16|.m32n8k16|.m8n32k16>.load.c<.col|.row>.stride"
    ".s32({i32,i32,i32,i32,i32|<.m32n8k16.load.a|.m8n32k16.load.b><.col|.row>"
    ".stride<.s8|.u8>({i32>,i32,i32,i32}<;p|;p1|;p3>,i32)"
  ],
  [NVVM_Chip<NVVM_SM_72>, NVVM_MinPTX<NVVM_PTX_63>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.wmma<.m8n8k128.load<.a.row|.b.col>.b1|.m8n8k32.load<.a.row|.b"
    ".col><.s4|.u4>>(i32<;p|;p1|;p3>)",
    "llvm.nvvm.wmma<.m8n8k128.load<.a.row|.b.col>.stride.b1|.m8n8k32.load<.a"
    ".row|.b.col>.stride<.s4|.u4>>(i32<;p|;p1|;p3>,i32)",
    "llvm.nvvm.wmma<.m8n8k128.mma.xor.popc.row.col.b1|.m8n8k32.mma.row.col<"
    ".s4|.u4><|.satfinite>>({i32,i32};i32,i32,i32,i32)",
    "llvm.nvvm.wmma<.m8n8k128|.m8n8k32>.load.c<.col|.row>.s32({i32,i32}<;p"
    "|;p1|;p3>)",
    "llvm.nvvm.wmma<.m8n8k128|.m8n8k32>.load.c<.col|.row>.stride.s32({i32"
    ",i32}<;p|;p1|;p3>,i32)",
    "llvm.nvvm.wmma<.m8n8k128|.m8n8k32>.store.d<.col|.row>.s32(<;p|;p1|;p3>"
    ",i32,i32)",
    "llvm.nvvm.wmma<.m8n8k128|.m8n8k32>.store.d<.col|.row>.stride.s32(<;p|;p1"
    "|;p3>,i32,i32,i32)"
  ],
  [NVVM_Chip<NVVM_SM_75>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1<|.trans>.b16(i32<;p|;p3>)",
    "llvm.nvvm.ldmatrix.sync.aligned.m8n8<.x2<|.trans>.b16({i32|.x4<|.trans>"
    ".b16({i32,i32,i32>,i32}<;p|;p3>)",
    "llvm.nvvm.mma.m16n8k8.row.col<.f16.f16({v2f16,v2f16};v2f16,v2f16,v2f16"
    ",v2f16,v2f16|.f32.f32({f32,f32,f32,f32};v2f16,v2f16,v2f16,f32,f32,f32"
    ",f32>)",
    "llvm.nvvm.mma.m8n8k16.row.col<|.s8|.satfinite<|.s8>>.u8({i32,i32};i32"
    ",i32,i32,i32)",
    "llvm.nvvm.mma.m8n8k16.row.col<|.satfinite<|.u8>|.u8>.s8({i32,i32};i32"
    ",i32,i32,i32)",
    "llvm.nvvm.mma.m8n8k32.row.col.s4<|.u4>({i32,i32};i32,i32,i32,i32)",
    "llvm.nvvm.mma.m8n8k32.row.col.satfinite<.s4<|.u4>|.u4<|.s4>>({i32"
    ",i32};i32,i32,i32,i32)"
  ],
  [NVVM_Chip<NVVM_SM_75>, NVVM_MinPTX<NVVM_PTX_65>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.ex2.approx<(f16;f16|(v2f16;v2f16>)"
  ],
  [NVVM_Chip<NVVM_SM_75>, NVVM_MinPTX<NVVM_PTX_70>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.cp.async.ca.shared.global<.16|.4|.8><(;p3,p1|.s(;p3,p1,i32>)",
    "llvm.nvvm.cp.async.cg.shared.global.16<(;p3,p1|.s(;p3,p1,i32>)",
    "llvm.nvvm.cp.async.commit.group(;)",
    "llvm.nvvm.cp.async.mbarrier.arrive<<|.noinc>(;p|<|.noinc>.shared(;p3>)",
    "llvm.nvvm.cp.async.wait<.all(;|.group(;i32>)",
    "llvm.nvvm.f2bf16<.rn|.rz><|.relu>(bf16;f32)",
    "llvm.nvvm.f2f16<.rn|.rz>.relu(f16;f32)", "llvm.nvvm.f2tf32.rna(i32;f32)",
    "llvm.nvvm.fabs<(bf16;bf16|(v2bf16;v2bf16>)",
    "llvm.nvvm.ff2bf16x2<.rn|.rz><|.relu>(v2bf16;f32,f32)",
    "llvm.nvvm.ff2f16x2<.rn|.rz><|.relu>(v2f16;f32,f32)",
    "llvm.nvvm.fma.rn<<|.ftz>.relu.f16(f16;f16,f16,f16|<|.ftz>.relu"
    ".f16x2(v2f16;v2f16,v2f16,v2f16|<|.relu>.bf16(bf16;bf16,bf16,bf16|<|"
    ".relu>.bf16x2(v2bf16;v2bf16,v2bf16,v2bf16>)",
    "llvm.nvvm.mbarrier.arrive<<|.drop>.noComplete(i64;p|<|.drop>.noComplete"
    ".shared(i64;p3>,i32)", "llvm.nvvm.mbarrier.init<(;p|.shared(;p3>,i32)",
    "llvm.nvvm.mbarrier.pending.count(i32;i64)",
    "llvm.nvvm.mbarrier.test.wait<(i1;p|<.scope.cta.space.cta|.shared>(i1;p3>"
    ",i64)", "llvm.nvvm.mbarrier<.arrive<|.drop>(i64|.inval(>;p)",
    "llvm.nvvm.mbarrier<.arrive<|.drop>.shared(i64|.inval.shared(>;p3)",
    "llvm.nvvm.mma.m16n8k16.row.col.f16.f16({v2f16,v2f16};v2f16,v2f16,v2f16"
    ",v2f16,v2f16,v2f16,v2f16,v2f16)",
    "llvm.nvvm.mma.m16n8k16.row.col.f32.f32({f32,f32,f32,f32};v2f16,v2f16"
    ",v2f16,v2f16,v2f16,v2f16,f32,f32,f32,f32)",
    "llvm.nvvm.mma.m16n8k16.row.col<.s8|.satfinite<|.s8>>.u8({i32,i32,i32"
    ",i32};i32,i32,i32,i32,i32,i32,i32)",
    "llvm.nvvm.mma.m16n8k16.row.col<|.satfinite<|.u8>|.u8>.s8({i32,i32,i32"
    ",i32};i32,i32,i32,i32,i32,i32,i32)",
    "llvm.nvvm.mma.m16n8k32.row.col<|.s4|.satfinite<|.s4>>.u4({i32,i32,i32"
    ",i32};i32,i32,i32,i32,i32,i32,i32)",
    "llvm.nvvm.mma.m16n8k32.row.col<|.satfinite<|.u4>>.s4({i32,i32,i32"
    ",i32};i32,i32,i32,i32,i32,i32,i32)",
    "llvm.nvvm.mma.m16n8k32.row.col<|.satfinite<|.u8>|.u8>.s8({i32,i32,i32"
    ",i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,i32)",
    "llvm.nvvm.mma.m16n8k32.row.col<|<|.satfinite>.s8>.u8({i32,i32,i32"
    ",i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,i32)",
    "llvm.nvvm.mma.m16n8k64.row.col<|.satfinite<|.u4>|.u4>.s4({i32,i32,i32"
    ",i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,i32)",
    "llvm.nvvm.mma.m16n8k64.row.col<|<.s4|.satfinite>>.u4({i32,i32,i32"
    ",i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,i32)",
    "llvm.nvvm.mma.m8n8k4.row.col.f64({f64,f64};f64,f64,f64,f64)",
    "llvm.nvvm.mma.xor.popc<.m8n8k128.row.col.b1({i32,i32};i32|<.m16n8k128"
    ".row.col.b1({i32,i32,i32,i32};i32|.m16n8k256.row.col.b1({i32,i32,i32"
    ",i32};i32,i32,i32,i32>,i32,i32,i32>,i32,i32,i32)",
    "llvm.nvvm.mma<<.m16n8k16.row.col.bf16|.m16n8k8.row.col.tf32>({f32,f32"
    ",f32,f32};i32,i32,i32,i32|<.m16n8k4.row.col.tf32|.m16n8k8.row.col"
    ".bf16>({f32,f32,f32,f32};i32>,i32,i32,f32,f32,f32,f32)",
    "llvm.nvvm.neg<.bf16(bf16;bf16|.bf16x2(v2bf16;v2bf16>)",
    "llvm.nvvm.redux.sync<.add|.and|.max|.min|.or|.umax|.umin|.xor>(i32;i32"
    ",i32)",
    "llvm.nvvm.wmma.m16n16k8.load.c<.col|.row>.f32({f32,f32,f32,f32,f32,f32"
    ",f32,f32}<;p|;p1|;p3>)",
    "llvm.nvvm.wmma.m16n16k8.load.c<.col|.row>.stride.f32({f32,f32,f32,f32"
    ",f32,f32,f32,f32}<;p|;p1|;p3>,i32)",
    "llvm.nvvm.wmma.m16n16k8.store.d<.col|.row>.f32(<;p|;p1|;p3>,f32,f32,f32"
    ",f32,f32,f32,f32,f32)",
    "llvm.nvvm.wmma.m16n16k8.store.d<.col|.row>.stride.f32(<;p|;p1|;p3>,f32"
    ",f32,f32,f32,f32,f32,f32,f32,i32)",
    "llvm.nvvm.wmma.m8n8k4.load.c<.col|.row>.f64({f64,f64}<;p|;p1|;p3>)",
    "llvm.nvvm.wmma.m8n8k4.load.c<.col|.row>.stride.f64({f64,f64}<;p|;p1|;p3>"
    ",i32)",
    "llvm.nvvm.wmma.m8n8k4.load<.a|.b><.col|.row>.f64(f64<;p|;p1|;p3>)",
    "llvm.nvvm.wmma.m8n8k4.load<.a|.b><.col|.row>.stride.f64(f64<;p|;p1|;p3>"
    ",i32)",
    "llvm.nvvm.wmma.m8n8k4.mma<.col|.row><.col|.row><|<.rm|.rn|.rp|.rz>>"
    ".f64({f64,f64};f64,f64,f64,f64)",
    "llvm.nvvm.wmma.m8n8k4.store.d<.col|.row>.f64(<;p|;p1|;p3>,f64,f64)",
    "llvm.nvvm.wmma.m8n8k4.store.d<.col|.row>.stride.f64(<;p|;p1|;p3>,f64,f64"
    ",i32)",
    "llvm.nvvm.wmma<.m16n16k16.load<.a|.b><.col|.row>.bf16|.m16n16k8.load<.a|"
    ".b><.col|.row>.tf32>({i32,i32,i32,i32}<;p|;p1|;p3>)",
    "llvm.nvvm.wmma<.m16n16k16.load<.a|.b><.col|.row>.stride.bf16|.m16n16k8"
    ".load<.a|.b><.col|.row>.stride.tf32>({i32,i32,i32,i32}<;p|;p1|;p3>,i32)",
    "llvm.nvvm.wmma<.m16n16k16.mma<.col|.row><.col|.row>.bf16|.m16n16k8.mma<"
    ".col|.row><.col|.row>.tf32>({f32,f32,f32,f32,f32,f32,f32,f32};i32,i32"
    ",i32,i32,i32,i32,i32,i32,f32,f32,f32,f32,f32,f32,f32,f32)",
    "llvm.nvvm.wmma<.m32n8k16.load.a|.m8n32k16.load.b><.col|.row>.bf16({i32"
    ",i32,i32,i32,i32,i32,i32,i32}<;p|;p1|;p3>)",
    "llvm.nvvm.wmma<.m32n8k16.load.a|.m8n32k16.load.b><.col|.row>.stride"
    ".bf16({i32,i32,i32,i32,i32,i32,i32,i32}<;p|;p1|;p3>,i32)",
    "llvm.nvvm.wmma<.m32n8k16.load.b|.m8n32k16.load.a><.col|.row>.bf16({i32"
    ",i32}<;p|;p1|;p3>)",
    "llvm.nvvm.wmma<.m32n8k16.load.b|.m8n32k16.load.a><.col|.row>.stride"
    ".bf16({i32,i32}<;p|;p1|;p3>,i32)",
    "llvm.nvvm.wmma<.m32n8k16|.m8n32k16>.mma<.col|.row><.col|.row>.bf16({f32"
    ",f32,f32,f32,f32,f32,f32,f32};i32,i32,i32,i32,i32,i32,i32,i32,i32,i32"
    ",f32,f32,f32,f32,f32,f32,f32,f32)",
    "llvm.nvvm<.fmax|.fmin><|.ftz<|.nan>|.nan>.f16(f16;f16,f16)",
    "llvm.nvvm<.fmax|.fmin><|.ftz<|.nan>|.nan>.f16x2(v2f16;v2f16,v2f16)",
    "llvm.nvvm<.fmax|.fmin><|.ftz>.nan.f(f32;f32,f32)",
    "llvm.nvvm<.fmax|.fmin><|.nan>.bf16(bf16;bf16,bf16)",
    "llvm.nvvm<.fmax|.fmin><|.nan>.bf16x2(v2bf16;v2bf16,v2bf16)"
  ],
  [NVVM_Chip<NVVM_SM_80>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.mbarrier.test.wait.parity.scope.cta.space.cta(i1;p3,i32)",
    "llvm.nvvm.mma.and.popc<.m8n8k128.row.col.b1({i32,i32};i32|<.m16n8k128"
    ".row.col.b1({i32,i32,i32,i32};i32|.m16n8k256.row.col.b1({i32,i32,i32"
    ",i32};i32,i32,i32,i32>,i32,i32,i32>,i32,i32,i32)",
    "llvm.nvvm.mma.sp.m16n8k128.row.col.s4.u4({i32,i32,i32,i32};i32,i32,i32"
    ",i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32)",
    "llvm.nvvm.mma.sp.m16n8k128.row.col.satfinite<.s4.u4|.u4<|.s4>>({i32,i32"
    ",i32,i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32)",
    "llvm.nvvm.mma.sp.m16n8k128.row.col<.u4|<|.satfinite>.s4>({i32,i32,i32"
    ",i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,=0)",
    "llvm.nvvm.mma.sp.m16n8k16.row.col<.bf16({f32,f32,f32,f32};i32,i32,i32"
    ",i32,f32,f32,f32,f32,i32,=<0..3>|.f16.f16({v2f16,v2f16};v2f16,v2f16"
    ",v2f16,v2f16,v2f16,v2f16,i32,=<0..3>|.f32.f32({f32,f32,f32,f32};v2f16"
    ",v2f16,v2f16,v2f16,f32,f32,f32,f32,i32,=<0..3>|.tf32({f32,f32,f32"
    ",f32};i32,i32,i32,i32,i32,i32,i32,i32,f32,f32,f32,f32,i32,=<0|1>>)",
    "llvm.nvvm.mma.sp.m16n8k32.row.col.bf16({f32,f32,f32,f32};i32,i32,i32,i32"
    ",i32,i32,i32,i32,f32,f32,f32,f32,i32,=<0|1>)",
    "llvm.nvvm.mma.sp.m16n8k32.row.col.f16.f16({v2f16,v2f16};v2f16,v2f16"
    ",v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,i32,=<0|1>)",
    "llvm.nvvm.mma.sp.m16n8k32.row.col.f32.f32({f32,f32,f32,f32};v2f16,v2f16"
    ",v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,f32,f32,f32,f32,i32,=<0|1>)",
    "llvm.nvvm.mma.sp.m16n8k32.row.col.s8<({i32,i32,i32,i32};i32,i32,i32,i32"
    ",i32,i32,i32,i32,i32,=0|<|.u8>({i32,i32,i32,i32};i32,i32,i32,i32,i32,i32"
    ",i32,i32,i32,=1>)",
    "llvm.nvvm.mma.sp.m16n8k32.row.col.satfinite.s8<|.u8>({i32,i32,i32"
    ",i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,=<0|1>)",
    "llvm.nvvm.mma.sp.m16n8k32.row.col.u8<({i32,i32,i32,i32};i32,i32,i32,i32"
    ",i32,i32,i32,i32,i32,=<0|1>|.s8({i32,i32,i32,i32};i32,i32,i32,i32,i32"
    ",i32,i32,i32,i32,i32>)",
    "llvm.nvvm.mma.sp.m16n8k64.row.col.satfinite<.s4<|.u4>|.u4.s4>({i32,i32"
    ",i32,i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,i32)",
    "llvm.nvvm.mma.sp.m16n8k64.row.col.u4.s4({i32,i32,i32,i32};i32,i32,i32"
    ",i32,i32,i32,i32,i32,i32,i32)",
    "llvm.nvvm.mma.sp.m16n8k64.row.col<.s4<|.u4>|.u4>({i32,i32,i32,i32};i32"
    ",i32,i32,i32,i32,i32,i32,i32,i32,=0)",
    "llvm.nvvm.mma.sp.m16n8k64.row.col<.s4|<|.satfinite>.u4>({i32,i32,i32"
    ",i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,=1)",
    "llvm.nvvm.mma.sp.m16n8k64.row.col<.s8<|.u8>|.satfinite.u8<|.s8>>({i32"
    ",i32,i32,i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32)",
    "llvm.nvvm.mma.sp.m16n8k64.row.col<.satfinite.s8|.u8>({i32,i32,i32"
    ",i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,=0)",
    "llvm.nvvm.mma.sp.m16n8k8.row.col.tf32({f32,f32,f32,f32};i32,i32,i32,i32"
    ",f32,f32,f32,f32,i32,=<0..3>)",
    "llvm.nvvm.wmma.m8n8k128.mma.and.popc.row.col.b1({i32,i32};i32,i32,i32"
    ",i32)"
  ],
  [NVVM_Chip<NVVM_SM_80>, NVVM_MinPTX<NVVM_PTX_71>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm<.f2bf16<.rn|.rz><|.relu>.satfinite(bf16|.f2f16<.rn|.rz><|"
    ".relu>.satfinite(f16|.f2tf32.rna.satfinite(i32>;f32)",
    "llvm.nvvm<.ff2bf16x2<.rn|.rz><|.relu>.satfinite(v2bf16|.ff2f16x2<.rn|"
    ".rz><|.relu>.satfinite(v2f16>;f32,f32)"
  ],
  [NVVM_Chip<NVVM_SM_80>, NVVM_MinPTX<NVVM_PTX_81>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k128.row.col.s4.u4({i32,i32,i32"
    ",i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32)",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k128.row.col.satfinite<.s4|.u4<|"
    ".s4>>({i32,i32,i32,i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32"
    ",i32,i32)",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k128.row.col<.s4|.u4>({i32,i32"
    ",i32,i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,=0)",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k16.row.col<.bf16({f32,f32,f32"
    ",f32};i32,i32,i32,i32,f32,f32,f32,f32,i32,=<0..3>|.f16.f16({v2f16"
    ",v2f16};v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,i32,=<0..3>|.f32.f32({f32"
    ",f32,f32,f32};v2f16,v2f16,v2f16,v2f16,f32,f32,f32,f32,i32,i32|.tf32({f32"
    ",f32,f32,f32};i32,i32,i32,i32,i32,i32,i32,i32,f32,f32,f32,f32,i32,=<0"
    "|1>>)",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k32.row.col.bf16({f32,f32,f32"
    ",f32};i32,i32,i32,i32,i32,i32,i32,i32,f32,f32,f32,f32,i32,=<0|1>)",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k32.row.col.f16.f16({v2f16"
    ",v2f16};v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,i32"
    ",=<0|1>)",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k32.row.col.f32.f32({f32,f32,f32"
    ",f32};v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,v2f16,f32,f32,f32,f32"
    ",i32,=<0|1>)",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k32.row.col.s8<({i32,i32,i32"
    ",i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,=<0|1>|.u8({i32,i32,i32"
    ",i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,i32>)",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k32.row.col.satfinite.s8({i32,i32"
    ",i32,i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,=0)",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k32.row.col.satfinite<.s8<|.u8>|"
    ".u8<|.s8>>({i32,i32,i32,i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,=1)",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k32.row.col.u8<({i32,i32,i32"
    ",i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,=1|<|.s8>({i32,i32,i32"
    ",i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,=0>)",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col<.s4.u4|.satfinite<.s4"
    ".u4|.u4.s4>>({i32,i32,i32,i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,i32)",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col<.s8.u8|.satfinite.u8"
    ".s8>({i32,i32,i32,i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32"
    ",i32,i32)",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col<|.satfinite>.u4({i32"
    ",i32,i32,i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,=0)",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col<|.satfinite>.u4({i32"
    ",i32,i32,i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,=1)",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col<|.satfinite><.s8|"
    ".u8>({i32,i32,i32,i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32,i32"
    ",i32,=0)",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col<|<.satfinite|.u4>>"
    ".s4({i32,i32,i32,i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,=0)",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col<|<.satfinite|.u4>>"
    ".s4({i32,i32,i32,i32};i32,i32,i32,i32,i32,i32,i32,i32,i32,=1)",
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k8.row.col.tf32({f32,f32,f32"
    ",f32};i32,i32,i32,i32,f32,f32,f32,f32,i32,=<0..3>)"
  ],
  [NVVM_Chip<NVVM_SM_80>, NVVM_MinPTX<NVVM_PTX_85>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm<.fmax|.fmin><|.ftz<|.nan>|.nan>.xorsign.abs.f(f32;f32,f32)",
    "llvm.nvvm<.fmax|.fmin><|.ftz<|.nan>|.nan>.xorsign.abs.f16(f16;f16,f16)",
    "llvm.nvvm<.fmax|.fmin><|.ftz<|.nan>|.nan>.xorsign.abs.f16x2(v2f16;v2f16"
    ",v2f16)", "llvm.nvvm<.fmax|.fmin><|.nan>.xorsign.abs.bf16(bf16;bf16,bf16)",
    "llvm.nvvm<.fmax|.fmin><|.nan>.xorsign.abs.bf16x2(v2bf16;v2bf16,v2bf16)"
  ],
  [NVVM_Chip<NVVM_SM_86>, NVVM_MinPTX<NVVM_PTX_72>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm<.f16x2.to<.e4m3x2|.e5m2x2>.rn<|.relu>(i16;v2f16|.ff.to<.e4m3x2"
    "|.e5m2x2>.rn<|.relu>(i16;f32,f32|<.e4m3x2|.e5m2x2>.to.f16x2.rn<|"
    ".relu>(v2f16;i16>)"
  ],
  [NVVM_Chip<NVVM_SM_89>, NVVM_MinPTX<NVVM_PTX_81>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.mma<.m16n8k32.row.col.f32<.e4m3|.e5m2>.e4m3.f32({f32,f32,f32"
    ",f32};i32,i32,i32,i32,i32,i32,f32,f32,f32,f32|.sp.m16n8k64.row.col.f32<"
    ".e4m3|.e5m2><.e4m3|.e5m2>.f32({f32,f32,f32,f32};i32,i32,i32,i32,i32,i32"
    ",i32,i32,f32,f32,f32,f32,i32,i32>)"
  ],
  [NVVM_Chip<NVVM_SM_89>, NVVM_MinPTX<NVVM_PTX_84>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.f32<.e4m3|.e5m2><"
    ".e4m3|.e5m2>.f32({f32,f32,f32,f32};i32,i32,i32,i32,i32,i32,i32,i32,f32"
    ",f32,f32,f32,i32,i32)"
  ],
  [NVVM_Chip<NVVM_SM_89>, NVVM_MinPTX<NVVM_PTX_85>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.mma.m16n8k16.row.col.f16<.e4m3<.e4m3|.e5m2>|.e5m2.e4m3>"
    ".f16({v2f16,v2f16};i32,i32,i32,v2f16,v2f16)",
    "llvm.nvvm.mma.m16n8k16.row.col.f32<.e4m3<.e4m3|.e5m2>|.e5m2.e5m2>"
    ".f32({f32,f32,f32,f32};i32,i32,i32,f32,f32,f32,f32)",
    "llvm.nvvm.mma.m16n8k32.row.col.f16<.e4m3.e4m3|.e5m2.e5m2>.f16({v2f16"
    ",v2f16};i32,i32,i32,i32,i32,i32,v2f16,v2f16)"
  ],
  [NVVM_Chip<NVVM_SM_89>, NVVM_MinPTX<NVVM_PTX_87>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.barrier.cluster<.arrive|.wait><|.aligned>(;)",
    "llvm.nvvm.ex2.approx.ftz<(bf16;bf16|(v2bf16;v2bf16>)",
    "llvm.nvvm.f2tf32<.rn|.rz><|.relu>(i32;f32)",
    "llvm.nvvm.fence.sc.cluster(;)",
    "llvm.nvvm.getctarank<(i32;p|.shared.cluster(i32;p3>)",
    "llvm.nvvm.griddepcontrol<.launch.dependents|.wait>(;)",
    "llvm.nvvm.is_explicit_cluster(i1;)",
    "llvm.nvvm.isspacep.shared.cluster(i1;p)",
    "llvm.nvvm.mapa<(p;p|.shared.cluster(p7;p3>,i32)",
    "llvm.nvvm.mbarrier.try.wait.scope.cta.space.cta(i1;p3,i64)",
    "llvm.nvvm.mbarrier.try.wait<.parity<.scope.cta.space.cta(i1;p3|.tl.scope"
    ".cta.space.cta(i1;p3,i32>|.tl.scope.cta.space.cta(i1;p3,i64>,i32)",
    "llvm.nvvm.mma<.m16n8k4.row.col.f64({f64,f64,f64,f64};f64|<.m16n8k16.row"
    ".col.f64({f64,f64,f64,f64};f64,f64,f64,f64,f64,f64,f64|.m16n8k8.row.col"
    ".f64({f64,f64,f64,f64};f64>,f64,f64,f64>,f64,f64,f64,f64,f64,f64)",
    "llvm.nvvm.read.ptx.sreg.cluster<.ctarank|.nctarank>(i32;)",
    "llvm.nvvm.read.ptx.sreg<.cluster<.ctaid|.nctaid>|<.clusterid|"
    ".nclusterid>><.w|.x|.y|.z>(i32;)",
    "llvm.nvvm.stmatrix.sync.aligned.m8n8.x1<|.trans>.b16(<;p|;p3>,i32)",
    "llvm.nvvm.stmatrix.sync.aligned.m8n8<.x2<|.trans>.b16(<;p|;p3>|.x4<|"
    ".trans>.b16(<;p|;p3>,i32,i32>,i32,i32)"
  ],
  [NVVM_Chip<NVVM_SM_90>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.barrier.cluster.arrive.relaxed<|.aligned>(;)",
    "llvm.nvvm.cp.async.bulk.commit.group(;)",
    "llvm.nvvm.cp.async.bulk.global.to.shared.cluster(;p7,p3,p1,i32,i16,i64"
    ",i1,i1)", "llvm.nvvm.cp.async.bulk.prefetch.L2(;p1,i32,i64,i1)",
    "llvm.nvvm.cp.async.bulk.shared.cta.to<.cluster(;p7,p3,p3,i32|.global(;p1"
    ",p3,i32,i64,i1>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.3d(;p7,p3,p,i32,i32,i32,i16<"
    ",=0,i64,=0,=-1|,i16<,=0,=-1,=0|,i64,=-1,=-1>>,=0)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.4d(;p7,p3,p,i32,i32,i32,i32"
    ",i16,i16<,=0<,=0,=0,=0|,i64,=0,=-1>|,i16,=0,=-1,=0>,=0)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.5d(;p7,p3,p,i32,i32,i32,i32"
    ",i32,i16,i16,i16<,=0<,=0,=0,=0|,i64,=0,=-1>|,i16,=0,=-1,=0>,=0)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d(;p7,p3,p,i32<,=0<,=0,=0,=0|"
    ",i64,=0,=-1>|,i16<,=0,=-1,=0|,i64,=-1,=-1>>,=0)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(;p7,p3,p,i32,i32<,=0,=0,=0,=0"
    "|,i16<,=0,=-1,=0|,i64,=-1,=-1>>,=0)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.3d(;p7,p3,p,i32,i32,i32<,=0<,=0"
    ",=0,=0|,i64,=0,=-1>|,i16<,=0,=-1,=0|,i64,=-1,=-1>>,=0)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.4d(;p7,p3,p,i32,i32,i32,i32<,=0<"
    ",=0,=0,=0|,i64,=0,=-1>|,i16,=0,=-1,=0>,=0)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.5d(;p7,p3,p,i32,i32,i32,i32,i32<"
    ",=0<,=0,=0,=0|,i64,=0,=-1>|,i16<,=0,=-1,=0|,i64,=-1,=-1>>,=0)",
    "llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col<.3d(;p,i32,i32,i32|<"
    ".4d(;p,i32,i32,i32,i32|.5d(;p,i32,i32,i32,i32,i32,i16>,i16>,i16,i64,i1)",
    "llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.1d(;p,i32,i64,i1)",
    "llvm.nvvm.cp.async.bulk.tensor.prefetch.tile.2d(;p,i32,i32,i64,i1)",
    "llvm.nvvm.cp.async.bulk.tensor.prefetch.tile<.3d(;p|<.4d(;p|.5d(;p,i32>"
    ",i32>,i32,i32,i32,i64,i1)",
    "llvm.nvvm.cp.async.bulk.tensor.reduce.dec.tile.1d(;p3,p,i32,=0,=0)",
    "llvm.nvvm.cp.async.bulk.tensor.reduce<.add.im2col|<.add|.inc|.max|.min|"
    ".or|.xor>.tile>.3d(;p3,p,i32,i32,i32,i64,i1)",
    "llvm.nvvm.cp.async.bulk.tensor.reduce<.and.tile.3d(;p3,p|<.add.im2col"
    ".5d(;p3,p,i32|.xor.im2col.4d(;p3,p>,i32>,i32,i32,i32,i64,=-1)",
    "llvm.nvvm.cp.async.bulk.tensor.reduce<.dec.tile|<.and|.inc|.max|.or>"
    ".im2col>.3d(;p3,p,i32,i32,i32,=0,=0)",
    "llvm.nvvm.cp.async.bulk.tensor.reduce<.max|.xor>.tile.2d(;p3,p,i32,i32"
    ",i64,=-1)",
    "llvm.nvvm.cp.async.bulk.tensor.reduce<.or.tile|<.dec|.inc|.or>.im2col>"
    ".4d(;p3,p,i32,i32,i32,i32,=0,=0)",
    "llvm.nvvm.cp.async.bulk.tensor.reduce<.xor.im2col|<.max|.or>.tile>"
    ".5d(;p3,p,i32,i32,i32,i32,i32,=0,=0)",
    "llvm.nvvm.cp.async.bulk.tensor.reduce<<.add|.and|.min><.im2col|.tile>|<"
    ".dec|.inc|.max|.xor>.tile>.4d(;p3,p,i32,i32,i32,i32,i64,i1)",
    "llvm.nvvm.cp.async.bulk.tensor.reduce<<.add|.dec|.inc|.min|.xor>.tile|<"
    ".dec|.max|.min>.im2col>.5d(;p3,p,i32,i32,i32,i32,i32,i64,i1)",
    "llvm.nvvm.cp.async.bulk.tensor.s2g<.im2col|.tile><.3d(;p3,p|<.4d(;p3,p|"
    ".5d(;p3,p,i32>,i32>,i32,i32,i32,i64,i1)",
    "llvm.nvvm.cp.async.bulk.tensor<.reduce<.add|.and|.dec|.inc|.min|.or>|"
    ".s2g>.tile.2d(;p3,p,i32,i32,i64,i1)",
    "llvm.nvvm.cp.async.bulk.tensor<.reduce<.add|.and|.inc|.max|.min|.or|"
    ".xor>|.s2g>.tile.1d(;p3,p,i32,i64,i1)",
    "llvm.nvvm.cp.async.bulk.wait.group<|.read>(;i32)",
    "llvm.nvvm.elect.sync({i32,i1};i32)",
    "llvm.nvvm.fence.mbarrier_init.release.cluster(;)",
    "llvm.nvvm.fence.proxy.async<|<.global|.shared_cluster|.shared_cta>>(;)",
    "llvm.nvvm.mbarrier.arrive<|.drop|<|.drop>.expect.tx>.scope<.cluster|"
    ".cta>.space.cluster(;p7,i32)",
    "llvm.nvvm.mbarrier.arrive<|.drop|<|.drop>.expect.tx>.scope<.cluster|"
    ".cta>.space.cta(i64;p3,i32)",
    "llvm.nvvm.mbarrier.test.wait.parity.scope.cluster.space.cta(i1;p3,i32)",
    "llvm.nvvm.mbarrier.try.wait<.parity<.scope.cluster.space.cta(i1;p3|.tl"
    ".scope.cluster.space.cta(i1;p3,i32>|.tl.scope.cluster.space.cta(i1;p3"
    ",i64>,i32)",
    "llvm.nvvm.mbarrier<.complete|.expect>.tx.scope<.cluster|.cta>.space<"
    ".cluster(;p7|.cta(;p3>,i32)",
    "llvm.nvvm.mbarrier<.test|.try>.wait.scope.cluster.space.cta(i1;p3,i64)",
    "llvm.nvvm.prefetch.global.L1(;p1)",
    "llvm.nvvm.prefetch.global.L2<|.evict<.last|.normal>>(;p1)",
    "llvm.nvvm.prefetch.local<.L1|.L2>(;p5)",
    "llvm.nvvm.prefetch.tensormap(<;p|;p101|;p4>)",
    "llvm.nvvm.prefetch<.L1|.L2>(;p)", "llvm.nvvm.prefetchu.L1(;p)"
  ],
  [NVVM_Chip<NVVM_SM_90>, NVVM_MinPTX<NVVM_PTX_80>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.read.ptx.sreg.aggr_smem_size(i32;)"
  ],
  [NVVM_Chip<NVVM_SM_90>, NVVM_MinPTX<NVVM_PTX_81>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.fence.proxy.tensormap_generic<.acquire<.cluster|.cta|.gpu|"
    ".sys>(;p,i32|.release<.cluster|.cta|.gpu|.sys>(;>)"
  ],
  [NVVM_Chip<NVVM_SM_90>, NVVM_MinPTX<NVVM_PTX_83>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.cp.async.bulk.global.to.shared.cta(;p3,p3,p1,i32,i64,i1)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.cta.im2col<.3d(;p3,p3,p,i32,i32,i32"
    ",i16,=0,=0|<.4d(;p3,p3,p,i32,i32,i32,i32|.5d(;p3,p3,p,i32,i32,i32,i32"
    ",i32,i16>,i16,i16,i64,i1>)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.cta.tile.1d(;p3,p3,p,i32,i64,i1)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.cta.tile.4d(;p3,p3,p,i32,i32,i32,i32"
    ",i64,=-1)",
    "llvm.nvvm.cp.async.bulk.tensor.g2s.cta.tile<.2d(;p3,p3,p|<.3d(;p3,p3,p|"
    ".5d(;p3,p3,p,i32,i32>,i32>,i32,i32,i64,i1)",
    "llvm.nvvm.fence<<|.proxy.async_generic>.acquire.sync_restrict.space"
    ".cluster|<|.proxy.async_generic>.release.sync_restrict.space.cta>.scope"
    ".cluster(;)",
    "llvm.nvvm.mbarrier.arrive<|.drop|<|.drop>.expect.tx>.relaxed.scope<"
    ".cluster|.cta>.space.cluster(;p7,i32)",
    "llvm.nvvm.mbarrier.arrive<|.drop|<|.drop>.expect.tx>.relaxed.scope<"
    ".cluster|.cta>.space.cta(i64;p3,i32)",
    "llvm.nvvm.mbarrier.try.wait.parity.tl.relaxed.scope<.cluster|.cta>.space"
    ".cta(i1;p3,i32,i32)",
    "llvm.nvvm.mbarrier.try.wait.tl.relaxed.scope<.cluster|.cta>.space"
    ".cta(i1;p3,i64,i32)",
    "llvm.nvvm.mbarrier<.test|.try>.wait.parity.relaxed.scope<.cluster|.cta>"
    ".space.cta(i1;p3,i32)",
    "llvm.nvvm.mbarrier<.test|.try>.wait.relaxed.scope<.cluster|.cta>.space"
    ".cta(i1;p3,i64)"
  ],
  [NVVM_Chip<NVVM_SM_90>, NVVM_MinPTX<NVVM_PTX_86>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.wgmma<.wait_group.sync.aligned(;i64|<.commit_group|.fence>"
    ".sync.aligned(;>)"
  ],
  [NVVM_Chip<NVVM_SM_90a>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.read.ptx.sreg<.dynamic_smem_size|.total_smem_size>(i32;)"
  ],
  [NVVM_MinPTX<NVVM_PTX_41>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm<.tex.3d.v4u32.f32({i32,i32,i32,i32};i64,i64,f32|<.tex.1d.level"
    ".v4u32|.tld4.b.2d.v4s32>.f32({i32,i32,i32,i32};i64,i64>,f32,f32)"
  ],
  [NVVM_MinPTX<NVVM_PTX_43>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.barrier.cta.red<.popc<.all(i32;i32|.count(i32;i32,i32>|<.and|"
    ".or><.all(i1;i32|.count(i1;i32,i32>>,i1)",
    "llvm.nvvm.barrier.cta<.arrive|.sync>.count(;i32,i32)",
    "llvm.nvvm.fns(i32;i32,i32,i32)",
    "llvm.nvvm.shfl.sync<.bfly|.down|.idx|.up><<.f32(f32|.f32p({f32,i1}>;i32"
    ",f32|<.i32(i32|.i32p({i32,i1}>;i32,i32>,i32,i32)",
    "llvm.nvvm.vote<.ballot.sync(i32|<.all|.any|.uni>.sync(i1>;i32,i1)",
    "llvm.nvvm<.bar.warp.sync|.barrier.cta.sync.all>(;i32)"
  ],
  [NVVM_MinPTX<NVVM_PTX_60>]>;

def : AvailabilityForNames<NVVM_Intrinsics, [
    "llvm.nvvm.activemask(i32;)"
  ],
  [NVVM_MinPTX<NVVM_PTX_62>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    ".pragma \"nounroll\"",
    ".reg <.b16|.b32|.b64|.b8|.f16|.f32|.f64|.pred|.s16|.s32|.s64|.s8|.u16|"
    ".u32|.u64|.u8>", "<abs|neg><<.f64|.s16|.s32|.s64>|<|.ftz>.f32> r,r",
    "<addc|subc><<.s64|.u64>|<|.cc><.s32|.u32>> r,r,r",
    "<add|sub>.cc<.s32|.u32> r,r,r", "<add|sub>.ftz<|.sat>.f32 r,r,r",
    "<add|sub>.s32<|.sat> r,r,r", "<add|sub>.sat<.f32|.s32> r,r,r",
    "<add|sub><.f32|.f64|.s16|.s64|.u16|.u32|.u64> r,r,r",
    "<add|sub><.rm|.rn|.rp|.rz>.f64 r,r,r",
    "<add|sub><.rm|.rn|.rp|.rz><|.ftz<|.sat>|.sat>.f32 r,r,r",
    "<and|or|xor><.b16|.b32|.b64|.pred> r,r,r",
    "<bar.sync|bra<|.uni>|pmevent<|.mask>> r", "<brev|clz|popc><.b32|.b64> r,r",
    "<brkpt|exit|ret|trap>", "<cos|ex2|lg2|sin>.approx<|.ftz>.f32 r,r",
    "<max|min><<.f64|.s16|.s32|.s64|.u16|.u32|.u64>|<|.ftz>.f32> r,r,r",
    "<vabsdiff2|vabsdiff4|vadd2|vadd4|vavrg2|vavrg4|vmax2|vmax4|vmin2|vmin4"
    "|vsub2|vsub4><.s32|.u32>.s32.s32<|<.add|.sat>> r,r,r,r",
    "<vabsdiff2|vabsdiff4|vadd2|vadd4|vavrg2|vavrg4|vmax2|vmax4|vmin2|vmin4"
    "|vsub2|vsub4><.s32|.u32>.u32.u32<|<.add|.sat>> r,r,r,r",
    "<vabsdiff|vadd|vmax|vmin|vsub><.s32|.u32>.s32.s32<|<.add|.max|.min|"
    ".sat>> r,r,r,r",
    "<vabsdiff|vadd|vmax|vmin|vsub><.s32|.u32>.u32.u32<|<.add|.max|.min|"
    ".sat>> r,r,r,r",
    "<vabsdiff|vadd|vmax|vmin|vsub><.s32|.u32><.s32.s32<|.sat>|.u32.u32<|"
    ".sat>> r,r,r", "atom<|<.global|.shared>>.add.f32 r,[r],r",
    "atom<|<.global|.shared>>.cas<.b32|.b64> r,[r],r,r",
    "atom<|<.global|.shared>><.add|.dec|.inc|.max|.min>.u32 r,[r],r",
    "atom<|<.global|.shared>><.add|.max|.min><.s32|.u64> r,[r],r",
    "atom<|<.global|.shared>><.and|.exch|.or|.xor><.b32|.b64> r,[r],r",
    "atom<|<.global|.shared>><.max|.min>.s64 r,[r],r",
    "bar.red<.popc.u32 r<|,r>|<.and|.or>.pred r<|,r>>,r,r",
    "bar<.arrive|.sync> r,r", "bfe<.s32|.s64|.u32|.u64> r,r,r,r",
    "bfi<.b32|.b64> r,r,r,r,r", "bfind<|.shiftamt><.s32|.s64|.u32|.u64> r,r",
    "cnot<.b16|.b32|.b64> r,r", "copysign<.f32|.f64> r,r,r", "cvt.f16.f16 r,r",
    "cvt.f32<.f16|.f32> r,r", "cvt.f64<.f16|.f32|.f64> r,r",
    "cvt.ftz<<|.sat>.f32.f16|<|.sat><.f32|.f64>.f32> r,r",
    "cvt.sat<.f64.f64|.s8.u8|<.f16|.f32|.f64>.f16|<.f32|.f64>.f32|<.s16|.s32|"
    ".s64|.s8|.u16|.u32|.u8>.u64|<.s16|.s32|.s8|.u16|.u32|.u64|.u8>.s64|<.s16"
    "|.s32|.s8|.u16|.u8>.u32|<.s16|.s8|.u16|.u32|.u64|.u8>.s32|<.s16|.s8|.u8>"
    ".u16|<.s8|.u16|.u32|.u64|.u8>.s16|<.u16|.u32|.u64|.u8>.s8> r,r",
    "cvt<.rmi|.rni|.rpi|.rzi><|.ftz<|.sat>|.sat><.f32|.s16|.s32|.s64|.s8|.u16"
    "|.u32|.u64|.u8>.f32 r,r",
    "cvt<.rmi|.rni|.rpi|.rzi><|.sat><.f16|.s16|.s32|.s64|.s8|.u16|.u32|.u64|"
    ".u8>.f16 r,r",
    "cvt<.rmi|.rni|.rpi|.rzi><|.sat><.f64|.s16|.s32|.s64|.s8|.u16|.u32|.u64|"
    ".u8>.f64 r,r", "cvt<.rm|.rn|.rp|.rz><|.ftz<|.sat>|.sat>.f16.f32 r,r",
    "cvt<.rm|.rn|.rp|.rz><|.ftz<|.sat>|.sat>.f32.f64 r,r",
    "cvt<.rm|.rn|.rp|.rz><|.ftz<|.sat>|.sat>.f32<.s16|.s32|.s64|.s8|.u16|.u32"
    "|.u64|.u8> r,r", "cvt<.rm|.rn|.rp|.rz><|.sat>.f16.f64 r,r",
    "cvt<.rm|.rn|.rp|.rz><|.sat><.f16|.f64><.s16|.s32|.s64|.s8|.u16|.u32|.u64"
    "|.u8> r,r",
    "cvt<.s16|.s8|.u16|.u8><<.s16|.s64|.s8|.u16|.u64|.u8>|<|.sat><.s32|"
    ".u32>> r,r",
    "cvt<.s32|.u32><<.s16|.s32|.s8|.u16|.u32|.u8>|<|.sat><.s64|.u64>> r,r",
    "cvt<.s64|.u64><.s16|.s32|.s64|.s8|.u16|.u32|.u64|.u8> r,r",
    "cvta<|.to><.const|.global|.local|.shared>.u64 r,r",
    "div<.approx|.full><|.ftz>.f32 r,r,r",
    "div<.rm|.rn|.rp|.rz><.f64|<|.ftz>.f32> r,r,r",
    "div<.s16|.s32|.s64|.u16|.u32|.u64> r,r,r",
    "fma<.rm|.rn|.rp|.rz>.f64 r,r,r,r",
    "fma<.rm|.rn|.rp|.rz><|.ftz<|.sat>|.sat>.f32 r,r,r,r",
    "isspacep<.const|.global|.local|.shared> r,r",
    "ld.global<|<.ca|.cg>><.b16|.b32|.b64|.b8> {r},[r]",
    "ld.global<|<.ca|.cg|.cs><|.nc>|<.cv|.lu|.nc>>.v2<.b16|.b32|.b64|.b8> {r"
    ",r},[r]",
    "ld.global<|<.ca|.cg|.cs><|.nc>|<.cv|.lu|.nc>>.v4<.b16|.b32|.b8> {r,r,r"
    ",r},[r]", "ld.global<|<.ca|.cg|.cs>>.nc<.b16|.b32|.b64|.b8> r,[r]",
    "ld.v2<.b16|.b32|.b64|.b8> {r,r},[r]", "ld.v4<.b16|.b32|.b8> {r,r,r,r},[r]",
    "ld.volatile.global<.b16|.b32|.b64|.b8> {r},[r]",
    "ld.volatile<|<.global|.shared>>.v2<.b16|.b32|.b64|.b8> {r,r},[r]",
    "ld.volatile<|<.global|.shared>>.v4<.b16|.b32|.b8> {r,r,r,r},[r]",
    "ld<.b16|.b32|.b64|.b8> r,[r]",
    "ld<.ca|.cg|.const|.cs|.cv|.lu><.v2<.b16|.b32|.b64|.b8> {r|.v4<.b16|.b32|"
    ".b8> {r,r,r>,r},[r]",
    "ld<.const|.local|.volatile><.b16|.b32|.b64|.b8> r,[r]",
    "ld<.local|.shared><|<.ca|.cg|.cs|.cv|.lu>>.v2<.b16|.b32|.b64|.b8> {r,r}"
    ",[r]",
    "ld<.local|.shared><|<.ca|.cg|.cs|.cv|.lu>>.v4<.b16|.b32|.b8> {r,r,r,r}"
    ",[r]", "ld<|.volatile><.global|.shared><.b16|.b32|.b64|.b8> r,[r]",
    "ld<|<.global|.local|.shared>><.ca|.cg|.cs|.cv|.lu><.b16|.b32|.b64|.b8> r"
    ",[r]", "ldu<|.global><.b32|.b64|.f32|.f64|.s32|.s64|.u32|.u64> r,[r]",
    "mad.hi<.s16|.s64|.u16|.u64> r,r,r,r", "mad.hi<|.cc>.u32 r,r,r,r",
    "mad.hi<|<.cc|.sat>>.s32 r,r,r,r",
    "mad.lo<<.s16|.s64|.u16|.u64>|<|.cc><.s32|.u32>> r,r,r,r",
    "mad.wide<.s16|.s32|.u16|.u32> r,r,r,r",
    "mad24<.hi<|.sat>|.lo>.s32 r,r,r,r", "mad24<.hi|.lo>.u32 r,r,r,r",
    "mad<.rm|.rn|.rp|.rz>.f64 r,r,r,r",
    "mad<.rm|.rn|.rp|.rz><|.ftz<|.sat>|.sat>.f32 r,r,r,r",
    "madc<.hi|.lo><<.s64|.u64>|<|.cc><.s32|.u32>> r,r,r,r",
    "membar<.cta|.gl|.sys>", "mov.b32 {_<,_,r|,r,_>,_},r",
    "mov.b32 {r<|,_<,_|,r>>,_},r",
    "mov.v4.u32 {r,r,r<,_|,r>},%<ctaid|nctaid|ntid|tid>",
    "mov<.b16 r,{r|<.b32|.b64> r,{r<|,r,r>>,r}",
    "mov<.b16|.b32|.b64|.f32|.f64|.pred|.s16|.s32|.s64|.u16|.u32|.u64> r,r",
    "mov<.b16|.b64> {r,_},r",
    "mov<.b32 {_<,_|,r>,_|<.b16|.b32|.b64> {<_|r>|<.b32|.b64> {r,r,r>,r},r",
    "mov<.b32|.u32> r,%<clock|envreg0|envreg1|envreg2|globaltimer_hi"
    "|globaltimer_lo|laneid|lanemask_eq|lanemask_ge|lanemask_gt|lanemask_le"
    "|lanemask_lt|nsmid|nwarpid|pm0|pm1|pm2|pm3|pm4|pm5|pm6|pm7|smid|warpid>",
    "mov<.b32|.u32> r,%<ctaid|nctaid|ntid|tid><.x|.y|.z>",
    "mov<.b64|.u64> r,%<clock64|globaltimer|gridid>", "mul.f32 r,r,r",
    "mul.ftz<|.sat>.f32 r,r,r", "mul.sat.f32 r,r,r",
    "mul24<.hi|.lo><.s32|.u32> r,r,r", "mul<.hi|.lo><.s64|.u64> r,r,r",
    "mul<.hi|.lo|.wide><.s16|.s32|.u16|.u32> r,r,r",
    "mul<.rm|.rn|.rp|.rz><|.ftz<|.sat>|.sat>.f32 r,r,r",
    "mul<|<.rm|.rn|.rp|.rz>>.f64 r,r,r", "not<.b16|.b32|.b64|.pred> r,r",
    "prefetch<|<.global|.local>><.L1|.L2> [r]", "prefetchu.L1 [r]",
    "prmt.b32<|<.b4e|.ecl|.ecr|.f4e|.rc16|.rc8>> r,r,r,r",
    "rcp.approx<.f32|.ftz<.f32|.f64>> r,r",
    "rcp<.rm|.rn|.rp|.rz><.f64|<|.ftz>.f32> r,r",
    "red<|<.global|.shared>>.add.f32 [r],r",
    "red<|<.global|.shared>><.add|.dec|.inc|.max|.min>.u32 [r],r",
    "red<|<.global|.shared>><.add|.max|.min><.s32|.u64> [r],r",
    "red<|<.global|.shared>><.and|.or|.xor><.b32|.b64> [r],r",
    "red<|<.global|.shared>><.max|.min>.s64 [r],r",
    "rem<.s16|.s32|.s64|.u16|.u32|.u64> r,r,r",
    "rsqrt.approx<|.ftz><.f32|.f64> r,r",
    "sad<.s16|.s32|.s64|.u16|.u32|.u64> r,r,r,r",
    "selp<.b16|.b32|.b64|.f32|.f64|.s16|.s32|.s64|.u16|.u32|.u64> r,r,r,r",
    "set<<.eq|.equ|.ge|.geu|.gt|.gtu|.le|.leu|.lt|.ltu|.nan|.ne|.neu|.num><|"
    ".ftz><.f32|.s32|.u32>.f32|<.eq|.ge|.gt|.le|.lt|.ne><.f32|.s32|.u32><.s32"
    "|.u32>|<.eq|.ne><.f32|.s32|.u32>.b32> r,r,r",
    "setp<.equ|.geu|.gtu|.leu|.ltu|.nan|.neu|.num><.f64|<|.ftz>.f32> r,r,r",
    "setp<.eq|.ge|.gt|.le|.lt|.ne><.f32|.s32|.u32> r|r,r,r",
    "setp<.eq|.ne><<.b16|.b32|.b64|.f64|.s16|.s32|.s64|.u16|.u32|.u64>|<|"
    ".ftz>.f32> r,r,r",
    "setp<.ge|.gt|.le|.lt><<.f64|.s16|.s32|.s64|.u16|.u32|.u64>|<|.ftz>"
    ".f32> r,r,r", "setp<.hi|.hs|.lo|.ls><.u32|.u64> r,r,r",
    "setp<<.eq|.ge|.gt|.le|.lt|.ne><.and|.or|.xor><.f32|.f64|.s32|.s64|.u32|"
    ".u64>|<.eq|.ne><.and|.or|.xor><.b32|.b64>> r,r,r,!r",
    "setp<<.eq|.ge|.gt|.le|.lt|.ne><.and|.or|.xor><.f32|.f64|.s32|.s64|.u32|"
    ".u64>|<.eq|.ne><.and|.or|.xor><.b32|.b64>> r,r,r,r",
    "shf<.l|.r><.clamp|.wrap>.b32 r,r,r,r", "shl<.b16|.b32|.b64> r,r,r",
    "shr<.b16|.b32|.b64|.s16|.s32|.s64|.u16|.u32|.u64> r,r,r",
    "slct<<.b32|.b64|.f32|.f64|.s32|.s64|.u32|.u64>.s32|<|.ftz><.b32|.f32|"
    ".s32|.u32>.f32> r,r,r,r", "sqrt.approx<|.ftz>.f32 r,r",
    "sqrt<.rm|.rn|.rp|.rz><.f64|<|.ftz>.f32> r,r",
    "st.global<|<.cg|.cs|.wb|.wt>><.b16|.b32|.b64|.b8> [r],{r}",
    "st.v2<.b16|.b32|.b64|.b8> [r],{r,r}", "st.v4<.b16|.b32|.b8> [r],{r,r,r,r}",
    "st.volatile<|<.global|.shared>>.v2<.b16|.b32|.b64|.b8> [r],{r,r}",
    "st.volatile<|<.global|.shared>>.v4<.b16|.b32|.b8> [r],{r,r,r,r}",
    "st.volatile<|<.global|.shared>><.b16|.b32|.b64|.b8> [r],r",
    "st<.b16|.b32|.b64|.b8> [r],r",
    "st<.cg|.cs|.wb|.wt><.b16|.b32|.b64|.b8> [r],r",
    "st<.cg|.cs|.wb|.wt><.v2<.b16|.b32|.b64|.b8> [r],{r|.v4<.b16|.b32|"
    ".b8> [r],{r,r,r>,r}",
    "st<.global|.local|.shared><|<.cg|.cs|.wb|.wt>>.v2<.b16|.b32|.b64|"
    ".b8> [r],{r,r}",
    "st<.global|.local|.shared><|<.cg|.cs|.wb|.wt>>.v4<.b16|.b32|.b8> [r],{r"
    ",r,r,r}",
    "st<.global|.local|.shared><|<.cg|.cs|.wb|.wt>><.b16|.b32|.b64|.b8> [r],r",
    "testp<.finite|.infinite|.normal|.notanumber|.number|.subnormal><.f32|"
    ".f64> r,r"
  ],
  []>;

def : AvailabilityForNames<NVVM_Instructions, [
    "tcgen05.mma.sp<.cta_group::1|.cta_group::2>.kind::mxf4.block_scale [r]<"
    ",[r]|,r>,r,[r],r,[r],[r],r",
    "tcgen05.mma.sp<.cta_group::1|.cta_group::2>.kind::mxf4.block_scale"
    ".scale_vec::2X< [r]<,[r]|,r>|<.collector::a::discard|.collector::a::fill"
    "|.collector::a::lastuse|.collector::a::use> [r]<,[r]|,r>>,r,[r],r,[r]"
    ",[r],r",
    "tcgen05.mma.sp<.cta_group::1|.cta_group::2>.kind::mxf4.block_scale<"
    ".collector::a::discard|.collector::a::fill|.collector::a::lastuse|"
    ".collector::a::use> [r]<,[r]|,r>,r,[r],r,[r],[r],r",
    "tcgen05.mma.sp<.cta_group::1|.cta_group::2>.kind::mxf8f6f4.block_scale"
    ".scale_vec::1X< [r]<,[r]|,r>|<.collector::a::discard|.collector::a::fill"
    "|.collector::a::lastuse|.collector::a::use> [r]<,[r]|,r>>,r,[r],r,[r]"
    ",[r],r",
    "tcgen05.mma<.cta_group::1|.cta_group::2>.kind::mxf4.block_scale"
    ".scale_vec::2X< [r]<,[r]|,r>|<.collector::a::discard|.collector::a::fill"
    "|.collector::a::lastuse|.collector::a::use> [r]<,[r]|,r>>,r,r,[r],[r],r",
    "tcgen05.mma<.cta_group::1|.cta_group::2>.kind::mxf8f6f4.block_scale"
    ".scale_vec::1X< [r]<,[r]|,r>|<.collector::a::discard|.collector::a::fill"
    "|.collector::a::lastuse|.collector::a::use> [r]<,[r]|,r>>,r,r,[r],[r],r",
    "tcgen05.shift<.cta_group::1|.cta_group::2>.down [r]"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_101a>,
    NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110a>]>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "tcgen05.mma.sp<.cta_group::1|.cta_group::2>.kind::mxf4nvf4.block_scale<"
    ".scale_vec::2X|.scale_vec::4X>< [r]<,[r]|,r>|<.collector::a::discard|"
    ".collector::a::fill|.collector::a::lastuse|.collector::a::use> [r]<,[r]|"
    ",r>>,r,[r],r,[r],[r],r",
    "tcgen05.mma<.cta_group::1|.cta_group::2>.kind::mxf4nvf4.block_scale<"
    ".scale_vec::2X|.scale_vec::4X>< [r]<,[r]|,r>|<.collector::a::discard|"
    ".collector::a::fill|.collector::a::lastuse|.collector::a::use> [r]<,[r]|"
    ",r>>,r,r,[r],[r],r"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_101a>,
    NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110a>]>,
    NVVM_MinPTX<NVVM_PTX_87>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "tcgen05.mma.sp<.cta_group::1|.cta_group::2>.kind::mxf4.block_scale"
    ".block32< [r]<,[r]|,r>|<.collector::a::discard|.collector::a::fill|"
    ".collector::a::lastuse|.collector::a::use> [r]<,[r]|,r>>,r,[r],r,[r],[r]"
    ",r",
    "tcgen05.mma.sp<.cta_group::1|.cta_group::2>.kind::mxf4nvf4.block_scale<"
    ".block16|.block32>< [r]<,[r]|,r>|<.collector::a::discard|"
    ".collector::a::fill|.collector::a::lastuse|.collector::a::use> [r]<,[r]|"
    ",r>>,r,[r],r,[r],[r],r"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_101a>,
    NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110a>]>,
    NVVM_MinPTX<NVVM_PTX_88>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "tcgen05.mma.cta_group::1.kind::i8 [r],[r],r,r<|,r|,{r,r,r,r}<|,r>>,r",
    "tcgen05.mma.cta_group::1.kind::i8 [r],r,r,r<|,r|,{r,r,r,r}<|,r>>,r",
    "tcgen05.mma.cta_group::1.kind::i8<.collector::a::discard|"
    ".collector::a::fill|.collector::a::lastuse|.collector::a::use> [r],[r],r"
    ",r<|,r|,{r,r,r,r}<|,r>>,r",
    "tcgen05.mma.cta_group::1.kind::i8<.collector::a::discard|"
    ".collector::a::fill|.collector::a::lastuse|.collector::a::use> [r],r,r,r"
    "<|,r|,{r,r,r,r}<|,r>>,r",
    "tcgen05.mma.cta_group::2.kind::i8 [r],[r],r,r<|,r|,{r,r,r,r,r,r,r,r}<|"
    ",r>>,r",
    "tcgen05.mma.cta_group::2.kind::i8 [r],r,r,r<|,r|,{r,r,r,r,r,r,r,r}<|,r>>"
    ",r",
    "tcgen05.mma.cta_group::2.kind::i8<.collector::a::discard|"
    ".collector::a::fill|.collector::a::lastuse|.collector::a::use> [r],[r],r"
    ",r<|,r|,{r,r,r,r,r,r,r,r}<|,r>>,r",
    "tcgen05.mma.cta_group::2.kind::i8<.collector::a::discard|"
    ".collector::a::fill|.collector::a::lastuse|.collector::a::use> [r],r,r,r"
    "<|,r|,{r,r,r,r,r,r,r,r}<|,r>>,r",
    "tcgen05.mma.sp.cta_group::1.kind::i8< [r]<,[r]|,r>|<"
    ".collector::a::discard|.collector::a::fill|.collector::a::lastuse|"
    ".collector::a::use> [r]<,[r]|,r>>,r,[r],r,{r,r,r,r},r",
    "tcgen05.mma.sp.cta_group::2.kind::i8< [r]<,[r]|,r>|<"
    ".collector::a::discard|.collector::a::fill|.collector::a::lastuse|"
    ".collector::a::use> [r]<,[r]|,r>>,r,[r],r,{r,r,r,r,r,r,r,r},r",
    "tcgen05.mma.sp<.cta_group::1|.cta_group::2>.kind::i8 [r]<,[r],r,[r]<|,r>"
    "|,r,r,[r]<|,r>>,r,r",
    "tcgen05.mma.sp<.cta_group::1|.cta_group::2>.kind::i8<"
    ".collector::a::discard|.collector::a::fill|.collector::a::lastuse|"
    ".collector::a::use> [r]<,[r],r,[r]<|,r>|,r,r,[r]<|,r>>,r,r",
    "tcgen05.mma.ws.cta_group::1.kind::i8 [r]<,[r]<|,r>|,r<|,r>>,r,r,r",
    "tcgen05.mma.ws.cta_group::1.kind::i8<.collector::b0|.collector::b1|"
    ".collector::b2|.collector::b3><::discard|::fill|::lastuse|::use> [r]<"
    ",[r]<|,r>|,r<|,r>>,r,r,r",
    "tcgen05.mma.ws.sp.cta_group::1.kind::i8 [r]<,[r],r,[r]<|,r>|,r,r,[r]<|"
    ",r>>,r,r",
    "tcgen05.mma.ws.sp.cta_group::1.kind::i8<.collector::b0|.collector::b1|"
    ".collector::b2|.collector::b3><::discard|::fill|::lastuse|::use> [r]<"
    ",[r],r,[r]<|,r>|,r,r,[r]<|,r>>,r,r"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_101a>,
    NVVM_Chip<NVVM_SM_110a>]>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "cvt.rs.satfinite<|.relu><.e2m1x4|.e2m3x4|.e3m2x4|.e4m3x4|.e5m2x4>.f32 r"
    ",{r,r,r,r},r",
    "cvt.rs<|.relu|<|.relu>.satfinite><.bf16x2|.f16x2>.f32 r,r,r,r"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_103a>]>,
    NVVM_MinPTX<NVVM_PTX_87>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "multimem.ld_reduce<|.global|.weak<|.global>|<.acquire|.relaxed><.cluster"
    "|.cta|.gpu|.sys><|.global>>.add.acc::f16.v2<.e4m3x4|.e5m2x4> {r,r},[r]",
    "multimem.ld_reduce<|.global|.weak<|.global>|<.acquire|.relaxed><.cluster"
    "|.cta|.gpu|.sys><|.global>>.add.acc::f16.v4<.e4m3x4|.e5m2x4> {r,r,r,r}"
    ",[r]",
    "multimem.ld_reduce<|.global|.weak<|.global>|<.acquire|.relaxed><.cluster"
    "|.cta|.gpu|.sys><|.global>>.add.acc::f16<.e4m3x4|.e5m2x4> r,[r]",
    "multimem.ld_reduce<|.global|.weak<|.global>|<.acquire|.relaxed><.cluster"
    "|.cta|.gpu|.sys><|.global>><.add|.max|.min>.v2<.e4m3x4|.e5m2x4> {r,r},[r]",
    "multimem.ld_reduce<|.global|.weak<|.global>|<.acquire|.relaxed><.cluster"
    "|.cta|.gpu|.sys><|.global>><.add|.max|.min>.v4<.e4m3x4|.e5m2x4> {r,r,r"
    ",r},[r]",
    "multimem.ld_reduce<|.global|.weak<|.global>|<.acquire|.relaxed><.cluster"
    "|.cta|.gpu|.sys><|.global>><.add|.max|.min><.e4m3x4|.e5m2x4> r,[r]",
    "multimem.st<|.global|.weak<|.global>|<.relaxed|.release><.cluster|.cta|"
    ".gpu|.sys><|.global>>.v2<.e4m3x4|.e5m2x4> [r],{r,r}",
    "multimem.st<|.global|.weak<|.global>|<.relaxed|.release><.cluster|.cta|"
    ".gpu|.sys><|.global>>.v4<.e4m3x4|.e5m2x4> [r],{r,r,r,r}",
    "multimem.st<|.global|.weak<|.global>|<.relaxed|.release><.cluster|.cta|"
    ".gpu|.sys><|.global>><.e4m3x4|.e5m2x4> [r],r"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
    NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>, NVVM_Chip<NVVM_SM_103f>,
    NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>, NVVM_Chip<NVVM_SM_110a>,
    NVVM_Chip<NVVM_SM_120a>, NVVM_Chip<NVVM_SM_121a>]>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "clusterlaunchcontrol.try_cancel.async<|.shared::cta>"
    ".mbarrier::complete_tx::bytes.multicast::cluster::all.b128 [r],[r]",
    "cvt.rn<.bf16x2.ue8m0x2|<|.relu>.f16x2<.e2m1x2|.e2m3x2|.e3m2x2>> r,r",
    "cvt.rn<.relu.satfinite<|.relu>|.satfinite<|.relu>><.e2m1x2|.e2m3x2|"
    ".e3m2x2>.f32 r,r,r",
    "cvt<.rp|.rz><<|.satfinite>.ue8m0x2.bf16x2 r|<|.satfinite>.ue8m0x2.f32 r"
    ",r>,r",
    "ldmatrix.sync.aligned.m16n16.x1.trans<|<.shared|.shared::cta>>.b8 {r,r}"
    ",[r]",
    "ldmatrix.sync.aligned.m16n16.x1.trans<|<.shared|.shared::cta>>.b8x16<"
    ".b4x16_p64|.b6x16_p32> {r,r},[r]",
    "ldmatrix.sync.aligned.m16n16.x2.trans<|<.shared|.shared::cta>>.b8 {r,r,r"
    ",r},[r]",
    "ldmatrix.sync.aligned.m16n16.x2.trans<|<.shared|.shared::cta>>.b8x16<"
    ".b4x16_p64|.b6x16_p32> {r,r,r,r},[r]",
    "ldmatrix.sync.aligned.m8n16.x1<|<.shared|.shared::cta>>.b8x16<.b4x16_p64"
    "|.b6x16_p32> {r},[r]",
    "ldmatrix.sync.aligned.m8n16.x2<|<.shared|.shared::cta>>.b8x16<.b4x16_p64"
    "|.b6x16_p32> {r,r},[r]",
    "ldmatrix.sync.aligned.m8n16.x4<|<.shared|.shared::cta>>.b8x16<.b4x16_p64"
    "|.b6x16_p32> {r,r,r,r},[r]",
    "mma.sync.aligned<.kind::f8f6f4.m16n8k32.row.col|.m16n8k32.row.col"
    ".kind::f8f6f4>.f32<.e4m3|.e5m2><.e4m3|.e5m2>.f32 {r,r,r,r},{r,r,r,r},{r"
    ",r},{r,r,r,r}",
    "mma<.sp::ordered_metadata.sync.aligned<.kind::f8f6f4.m16n8k64.row.col|"
    ".m16n8k64.row.col.kind::f8f6f4>|.sync.aligned.kind::f8f6f4"
    ".sp::ordered_metadata.m16n8k64.row.col>.f32<.e4m3|.e5m2><.e4m3|.e5m2>"
    ".f32 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r,r,r},r,r",
    "stmatrix.sync.aligned.m16n8.x1.trans<|<.shared|.shared::cta>>.b8 [r],{r}",
    "stmatrix.sync.aligned.m16n8.x2.trans<|<.shared|.shared::cta>>.b8 [r],{r"
    ",r}",
    "stmatrix.sync.aligned.m16n8.x4.trans<|<.shared|.shared::cta>>.b8 [r],{r"
    ",r,r,r}",
    "tensormap.replace.tile.swizzle_atomicity<.global|.shared::cta>.b1024"
    ".b32 [r],r"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
    NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>, NVVM_Chip<NVVM_SM_103f>,
    NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>, NVVM_Chip<NVVM_SM_110a>,
    NVVM_Chip<NVVM_SM_120f>, NVVM_Chip<NVVM_SM_120a>, NVVM_Chip<NVVM_SM_121f>,
    NVVM_Chip<NVVM_SM_121a>]>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "mma.sync.aligned<.kind::f8f6f4.m16n8k32.row.col|.m16n8k32.row.col"
    ".kind::f8f6f4>.f16<.e4m3|.e5m2><.e4m3|.e5m2>.f16 {r,r},{r,r,r,r},{r,r}"
    ",{r,r}"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
    NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>, NVVM_Chip<NVVM_SM_103f>,
    NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>, NVVM_Chip<NVVM_SM_110a>,
    NVVM_Chip<NVVM_SM_120f>, NVVM_Chip<NVVM_SM_120a>, NVVM_Chip<NVVM_SM_121f>,
    NVVM_Chip<NVVM_SM_121a>]>, NVVM_MinPTX<NVVM_PTX_87>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "cp.async.bulk.prefetch.tensor.2d.L2.global.tile::gather4< [r,{r,r,r,r"
    ",r}]|.L2::cache_hint [r,{r,r,r,r,r}],r>",
    "cp.async.bulk.tensor.1d.cta_group::2.shared::cluster.global"
    ".mbarrier::complete_tx::bytes.multicast::cluster [r],[r,{r}],[r],r",
    "cp.async.bulk.tensor.1d.shared::cluster.global<|.tile>"
    ".mbarrier::complete_tx::bytes.multicast::cluster<.cta_group::1|"
    ".cta_group::2> [r],[r,{r}],[r],r",
    "cp.async.bulk.tensor.1d<.cta_group::2.shared::cluster.global"
    ".mbarrier::complete_tx::bytes.multicast::cluster|.shared::cluster.global"
    "<|.tile>.mbarrier::complete_tx::bytes.multicast::cluster<.cta_group::1|"
    ".cta_group::2>>.L2::cache_hint [r],[r,{r}],[r],r,r",
    "cp.async.bulk.tensor.1d<.cta_group::2.shared::cluster.global"
    ".mbarrier::complete_tx::bytes|<.shared::cluster|.shared::cta>.global<|"
    ".tile>.mbarrier::complete_tx::bytes<.cta_group::1|.cta_group::2>> [r],[r"
    ",{r}],[r]",
    "cp.async.bulk.tensor.1d<.cta_group::2.shared::cluster.global"
    ".mbarrier::complete_tx::bytes|<.shared::cluster|.shared::cta>.global<|"
    ".tile>.mbarrier::complete_tx::bytes<.cta_group::1|.cta_group::2>>"
    ".L2::cache_hint [r],[r,{r}],[r],r",
    "cp.async.bulk.tensor.2d.cta_group::2.shared::cluster.global"
    ".mbarrier::complete_tx::bytes.multicast::cluster [r],[r,{r,r}],[r],r",
    "cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4.bulk_group"
    ".L2::cache_hint [r,{r,r,r,r,r}],[r],r",
    "cp.async.bulk.tensor.2d.shared::cluster.global<|.tile>"
    ".mbarrier::complete_tx::bytes.multicast::cluster<.cta_group::1|"
    ".cta_group::2> [r],[r,{r,r}],[r],r",
    "cp.async.bulk.tensor.2d<.cta_group::2.shared::cluster.global"
    ".mbarrier::complete_tx::bytes.multicast::cluster|.shared::cluster.global"
    "<|.tile>.mbarrier::complete_tx::bytes.multicast::cluster<.cta_group::1|"
    ".cta_group::2>>.L2::cache_hint [r],[r,{r,r}],[r],r,r",
    "cp.async.bulk.tensor.2d<.cta_group::2.shared::cluster.global"
    ".mbarrier::complete_tx::bytes|<.shared::cluster|.shared::cta>.global<|"
    ".tile>.mbarrier::complete_tx::bytes<.cta_group::1|.cta_group::2>> [r],[r"
    ",{r,r}],[r]",
    "cp.async.bulk.tensor.2d<.cta_group::2.shared::cluster.global"
    ".mbarrier::complete_tx::bytes|<.shared::cluster|.shared::cta>.global<|"
    ".tile>.mbarrier::complete_tx::bytes<.cta_group::1|.cta_group::2>>"
    ".L2::cache_hint [r],[r,{r,r}],[r],r",
    "cp.async.bulk.tensor.2d<.global.shared::cta.tile::scatter4|"
    ".tile::scatter4.global.shared::cta>.bulk_group [r,{r,r,r,r,r}],[r]",
    "cp.async.bulk.tensor.2d<.tile::gather4<.shared::cluster|.shared::cta>"
    ".global|<.shared::cluster|.shared::cta>.global.tile::gather4>"
    ".mbarrier::complete_tx::bytes<.cta_group::1|.cta_group::2> [r],[r,{r,r,r"
    ",r,r}],[r]",
    "cp.async.bulk.tensor.3d.cta_group::2.shared::cluster.global"
    ".mbarrier::complete_tx::bytes.multicast::cluster [r],[r,{r,r,r}],[r],r",
    "cp.async.bulk.tensor.3d.im2col.cta_group::2.shared::cluster.global"
    ".mbarrier::complete_tx::bytes<.L2::cache_hint|.multicast::cluster> [r]"
    ",[r,{r,r,r}],[r],{r},r",
    "cp.async.bulk.tensor.3d.shared::cluster.global.im2col"
    ".mbarrier::complete_tx::bytes<.multicast::cluster<.cta_group::1|"
    ".cta_group::2>|<.cta_group::1|.cta_group::2>.L2::cache_hint> [r],[r,{r,r"
    ",r}],[r],{r},r",
    "cp.async.bulk.tensor.3d.shared::cluster.global.im2col<::w|::w::128>"
    ".mbarrier::complete_tx::bytes.multicast::cluster [r],[r,{r,r,r}],[r],{r"
    ",r},r",
    "cp.async.bulk.tensor.3d.shared::cluster.global.im2col<::w|::w::128>"
    ".mbarrier::complete_tx::bytes.multicast::cluster<.cta_group::1|"
    ".cta_group::2> [r],[r,{r,r,r}],[r],{r,r},r",
    "cp.async.bulk.tensor.3d.shared::cluster.global.im2col<::w|::w::128>"
    ".mbarrier::complete_tx::bytes.multicast::cluster<|<.cta_group::1|"
    ".cta_group::2>>.L2::cache_hint [r],[r,{r,r,r}],[r],{r,r},r,r",
    "cp.async.bulk.tensor.3d.shared::cluster.global<|.tile>"
    ".mbarrier::complete_tx::bytes.multicast::cluster<.cta_group::1|"
    ".cta_group::2> [r],[r,{r,r,r}],[r],r",
    "cp.async.bulk.tensor.3d.shared::cta.global.im2col"
    ".mbarrier::complete_tx::bytes<.cta_group::1|.cta_group::2>"
    ".L2::cache_hint [r],[r,{r,r,r}],[r],{r},r",
    "cp.async.bulk.tensor.3d<.cta_group::2.shared::cluster.global"
    ".mbarrier::complete_tx::bytes.multicast::cluster|.shared::cluster.global"
    "<|.tile>.mbarrier::complete_tx::bytes.multicast::cluster<.cta_group::1|"
    ".cta_group::2>>.L2::cache_hint [r],[r,{r,r,r}],[r],r,r",
    "cp.async.bulk.tensor.3d<.cta_group::2.shared::cluster.global"
    ".mbarrier::complete_tx::bytes|<.shared::cluster|.shared::cta>.global<|"
    ".tile>.mbarrier::complete_tx::bytes<.cta_group::1|.cta_group::2>> [r],[r"
    ",{r,r,r}],[r]",
    "cp.async.bulk.tensor.3d<.cta_group::2.shared::cluster.global"
    ".mbarrier::complete_tx::bytes|<.shared::cluster|.shared::cta>.global<|"
    ".tile>.mbarrier::complete_tx::bytes<.cta_group::1|.cta_group::2>>"
    ".L2::cache_hint [r],[r,{r,r,r}],[r],r",
    "cp.async.bulk.tensor.3d<.im2col.cta_group::2.shared::cluster.global"
    ".mbarrier::complete_tx::bytes.multicast::cluster|.shared::cluster.global"
    ".im2col.mbarrier::complete_tx::bytes.multicast::cluster<.cta_group::1|"
    ".cta_group::2>>.L2::cache_hint [r],[r,{r,r,r}],[r],{r},r,r",
    "cp.async.bulk.tensor.3d<.im2col.cta_group::2.shared::cluster.global"
    ".mbarrier::complete_tx::bytes|<.shared::cluster|.shared::cta>.global"
    ".im2col.mbarrier::complete_tx::bytes<.cta_group::1|.cta_group::2>> [r]"
    ",[r,{r,r,r}],[r],{r}",
    "cp.async.bulk.tensor.3d<.shared::cluster.global.im2col<::w|::w::128>|"
    ".shared::cta.global.im2col::w::128>.mbarrier::complete_tx::bytes [r],[r"
    ",{r,r,r}],[r],{r,r}",
    "cp.async.bulk.tensor.3d<.shared::cluster.global.im2col<::w|::w::128>|"
    ".shared::cta.global.im2col::w::128>.mbarrier::complete_tx::bytes"
    ".L2::cache_hint [r],[r,{r,r,r}],[r],{r,r},r",
    "cp.async.bulk.tensor.3d<.shared::cluster|.shared::cta>.global.im2col<::w"
    "|::w::128>.mbarrier::complete_tx::bytes<.cta_group::1|.cta_group::2> [r]"
    ",[r,{r,r,r}],[r],{r,r}",
    "cp.async.bulk.tensor.3d<.shared::cluster|.shared::cta>.global.im2col<::w"
    "|::w::128>.mbarrier::complete_tx::bytes<.cta_group::1|.cta_group::2>"
    ".L2::cache_hint [r],[r,{r,r,r}],[r],{r,r},r",
    "cp.async.bulk.tensor.4d.cta_group::2.shared::cluster.global"
    ".mbarrier::complete_tx::bytes.multicast::cluster [r],[r,{r,r,r,r}],[r],r",
    "cp.async.bulk.tensor.4d.shared::cluster.global.im2col<|<::w|::w::128>>"
    ".mbarrier::complete_tx::bytes.multicast::cluster<.cta_group::1|"
    ".cta_group::2> [r],[r,{r,r,r,r}],[r],{r,r},r",
    "cp.async.bulk.tensor.4d.shared::cluster.global.im2col<|<::w|::w::128>>"
    ".mbarrier::complete_tx::bytes.multicast::cluster<.cta_group::1|"
    ".cta_group::2>.L2::cache_hint [r],[r,{r,r,r,r}],[r],{r,r},r,r",
    "cp.async.bulk.tensor.4d.shared::cluster.global<|.tile>"
    ".mbarrier::complete_tx::bytes.multicast::cluster<.cta_group::1|"
    ".cta_group::2> [r],[r,{r,r,r,r}],[r],r",
    "cp.async.bulk.tensor.4d<.cta_group::2.shared::cluster.global"
    ".mbarrier::complete_tx::bytes.multicast::cluster|.shared::cluster.global"
    "<|.tile>.mbarrier::complete_tx::bytes.multicast::cluster<.cta_group::1|"
    ".cta_group::2>>.L2::cache_hint [r],[r,{r,r,r,r}],[r],r,r",
    "cp.async.bulk.tensor.4d<.cta_group::2.shared::cluster.global"
    ".mbarrier::complete_tx::bytes|<.shared::cluster|.shared::cta>.global<|"
    ".tile>.mbarrier::complete_tx::bytes<.cta_group::1|.cta_group::2>> [r],[r"
    ",{r,r,r,r}],[r]",
    "cp.async.bulk.tensor.4d<.cta_group::2.shared::cluster.global"
    ".mbarrier::complete_tx::bytes|<.shared::cluster|.shared::cta>.global<|"
    ".tile>.mbarrier::complete_tx::bytes<.cta_group::1|.cta_group::2>>"
    ".L2::cache_hint [r],[r,{r,r,r,r}],[r],r",
    "cp.async.bulk.tensor.4d<.im2col.cta_group::2.shared::cluster.global|"
    ".shared::cluster.global.im2col<::w|::w::128>>"
    ".mbarrier::complete_tx::bytes.multicast::cluster [r],[r,{r,r,r,r}],[r]"
    ",{r,r},r",
    "cp.async.bulk.tensor.4d<.im2col.cta_group::2.shared::cluster.global|"
    ".shared::cluster.global.im2col<::w|::w::128>>"
    ".mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [r],[r"
    ",{r,r,r,r}],[r],{r,r},r,r",
    "cp.async.bulk.tensor.4d<.im2col.cta_group::2.shared::cluster.global|"
    ".shared::cluster.global.im2col<::w|::w::128>|.shared::cta.global"
    ".im2col::w::128>.mbarrier::complete_tx::bytes [r],[r,{r,r,r,r}],[r],{r,r}",
    "cp.async.bulk.tensor.4d<.im2col.cta_group::2.shared::cluster.global|"
    ".shared::cluster.global.im2col<::w|::w::128>|.shared::cta.global"
    ".im2col::w::128>.mbarrier::complete_tx::bytes.L2::cache_hint [r],[r,{r,r"
    ",r,r}],[r],{r,r},r",
    "cp.async.bulk.tensor.4d<.shared::cluster|.shared::cta>.global.im2col<|"
    "<::w|::w::128>>.mbarrier::complete_tx::bytes<.cta_group::1|"
    ".cta_group::2> [r],[r,{r,r,r,r}],[r],{r,r}",
    "cp.async.bulk.tensor.4d<.shared::cluster|.shared::cta>.global.im2col<|"
    "<::w|::w::128>>.mbarrier::complete_tx::bytes<.cta_group::1|"
    ".cta_group::2>.L2::cache_hint [r],[r,{r,r,r,r}],[r],{r,r},r",
    "cp.async.bulk.tensor.5d.im2col.cta_group::2.shared::cluster.global"
    ".mbarrier::complete_tx::bytes<.L2::cache_hint|.multicast::cluster> [r]"
    ",[r,{r,r,r,r,r}],[r],{r,r,r},r",
    "cp.async.bulk.tensor.5d.shared::cluster.global.im2col"
    ".mbarrier::complete_tx::bytes<.multicast::cluster<.cta_group::1|"
    ".cta_group::2>|<.cta_group::1|.cta_group::2>.L2::cache_hint> [r],[r,{r,r"
    ",r,r,r}],[r],{r,r,r},r",
    "cp.async.bulk.tensor.5d.shared::cluster.global.im2col<::w|::w::128>"
    ".mbarrier::complete_tx::bytes.multicast::cluster [r],[r,{r,r,r,r,r}],[r]"
    ",{r,r},r",
    "cp.async.bulk.tensor.5d.shared::cluster.global.im2col<::w|::w::128>"
    ".mbarrier::complete_tx::bytes.multicast::cluster<.cta_group::1|"
    ".cta_group::2> [r],[r,{r,r,r,r,r}],[r],{r,r},r",
    "cp.async.bulk.tensor.5d.shared::cluster.global.im2col<::w|::w::128>"
    ".mbarrier::complete_tx::bytes.multicast::cluster<|<.cta_group::1|"
    ".cta_group::2>>.L2::cache_hint [r],[r,{r,r,r,r,r}],[r],{r,r},r,r",
    "cp.async.bulk.tensor.5d.shared::cta.global.im2col"
    ".mbarrier::complete_tx::bytes<.cta_group::1|.cta_group::2>"
    ".L2::cache_hint [r],[r,{r,r,r,r,r}],[r],{r,r,r},r",
    "cp.async.bulk.tensor.5d<.im2col.cta_group::2.shared::cluster.global"
    ".mbarrier::complete_tx::bytes.multicast::cluster|.shared::cluster.global"
    ".im2col.mbarrier::complete_tx::bytes.multicast::cluster<.cta_group::1|"
    ".cta_group::2>>.L2::cache_hint [r],[r,{r,r,r,r,r}],[r],{r,r,r},r,r",
    "cp.async.bulk.tensor.5d<.im2col.cta_group::2.shared::cluster.global"
    ".mbarrier::complete_tx::bytes|<.shared::cluster|.shared::cta>.global"
    ".im2col.mbarrier::complete_tx::bytes<.cta_group::1|.cta_group::2>> [r]"
    ",[r,{r,r,r,r,r}],[r],{r,r,r}",
    "cp.async.bulk.tensor.5d<.shared::cluster.global.im2col<::w|::w::128>|"
    ".shared::cta.global.im2col::w::128>.mbarrier::complete_tx::bytes [r],[r"
    ",{r,r,r,r,r}],[r],{r,r}",
    "cp.async.bulk.tensor.5d<.shared::cluster.global.im2col<::w|::w::128>|"
    ".shared::cta.global.im2col::w::128>.mbarrier::complete_tx::bytes"
    ".L2::cache_hint [r],[r,{r,r,r,r,r}],[r],{r,r},r",
    "cp.async.bulk.tensor.5d<.shared::cluster|.shared::cta>.global.im2col<::w"
    "|::w::128>.mbarrier::complete_tx::bytes<.cta_group::1|.cta_group::2> [r]"
    ",[r,{r,r,r,r,r}],[r],{r,r}",
    "cp.async.bulk.tensor.5d<.shared::cluster|.shared::cta>.global.im2col<::w"
    "|::w::128>.mbarrier::complete_tx::bytes<.cta_group::1|.cta_group::2>"
    ".L2::cache_hint [r],[r,{r,r,r,r,r}],[r],{r,r},r",
    "cp.async.bulk.tensor.5d<.shared::cluster|.shared::cta>.global<|.tile>"
    ".mbarrier::complete_tx::bytes<.cta_group::1|.cta_group::2> [r],[r,{r,r,r"
    ",r,r}],[r]",
    "cp.async.bulk.tensor<.2d.shared::cluster.global.tile::gather4|.5d"
    ".cta_group::2.shared::cluster.global>.mbarrier::complete_tx::bytes"
    ".L2::cache_hint [r],[r,{r,r,r,r,r}],[r],r",
    "cp.async.bulk.tensor<.2d.shared::cluster.global.tile::gather4|.5d"
    ".cta_group::2.shared::cluster.global>.mbarrier::complete_tx::bytes"
    ".multicast::cluster.L2::cache_hint [r],[r,{r,r,r,r,r}],[r],r,r",
    "cp.async.bulk.tensor<.2d.shared::cluster.global.tile::gather4|.5d"
    ".shared::cluster.global<|.tile>>.mbarrier::complete_tx::bytes"
    ".multicast::cluster<.cta_group::1|.cta_group::2>.L2::cache_hint [r],[r"
    ",{r,r,r,r,r}],[r],r,r",
    "cp.async.bulk.tensor<.2d.shared::cluster.global.tile::gather4|<.2d"
    ".tile::gather4|.5d.cta_group::2>.shared::cluster.global>"
    ".mbarrier::complete_tx::bytes [r],[r,{r,r,r,r,r}],[r]",
    "cp.async.bulk.tensor<.2d.shared::cluster.global.tile::gather4|<.2d"
    ".tile::gather4|.5d.cta_group::2>.shared::cluster.global>"
    ".mbarrier::complete_tx::bytes.multicast::cluster [r],[r,{r,r,r,r,r}],[r]"
    ",r",
    "cp.async.bulk.tensor<.2d<.shared::cluster.global.tile::gather4|"
    ".tile::gather4.shared::cluster.global>|.5d.shared::cluster.global<|"
    ".tile>>.mbarrier::complete_tx::bytes.multicast::cluster<.cta_group::1|"
    ".cta_group::2> [r],[r,{r,r,r,r,r}],[r],r",
    "cp.async.bulk.tensor<.2d<.shared::cluster|.shared::cta>.global"
    ".tile::gather4|.5d<.shared::cluster|.shared::cta>.global<|.tile>>"
    ".mbarrier::complete_tx::bytes<.cta_group::1|.cta_group::2>"
    ".L2::cache_hint [r],[r,{r,r,r,r,r}],[r],r",
    "tcgen05.alloc<.cta_group::1|.cta_group::2>.sync.aligned<|.shared::cta>"
    ".b32 [r],r",
    "tcgen05.commit<.cta_group::1|.cta_group::2>.mbarrier::arrive::one<<|"
    ".shared::cluster>.b64 [r]|<|.shared::cluster>.multicast::cluster.b64 [r]"
    ",r>", "tcgen05.cp<.cta_group::1|.cta_group::2>.32x128b.warpx4 [r],r",
    "tcgen05.cp<.cta_group::1|.cta_group::2>.64x128b.warpx2<::01_23"
    "|::02_13> [r],r",
    "tcgen05.cp<.cta_group::1|.cta_group::2><.128|.4>x256b [r],r",
    "tcgen05.cp<.cta_group::1|.cta_group::2><.128|.warpx4.32>x128b [r],r",
    "tcgen05.cp<.cta_group::1|.cta_group::2><.32x128b.warpx4|.64x128b.warpx2"
    "<::01_23|::02_13>|<.128|.4>x256b|<.128|.warpx4.32>x128b>.b8x16<"
    ".b4x16_p64|.b6x16_p32> [r],r",
    "tcgen05.dealloc<.cta_group::1|.cta_group::2>.sync.aligned.b32 r,r",
    "tcgen05.ld.sync.aligned.16<x128b.x16<|.pack::16b>|x256b.x8<|.pack::16b>"
    "|x64b.x32<|.pack::16b>>.b32 {r*32},[r]",
    "tcgen05.ld.sync.aligned.16<x128b.x1<|.pack::16b>|x64b.x2<|.pack::16b>>"
    ".b32 {r,r},[r]",
    "tcgen05.ld.sync.aligned.16<x128b.x2<|.pack::16b>|x256b.x1<|.pack::16b>"
    "|x64b.x4<|.pack::16b>>.b32 {r,r,r,r},[r]",
    "tcgen05.ld.sync.aligned.16<x128b.x32<|.pack::16b>|x256b.x16<|.pack::16b>"
    "|x64b.x64<|.pack::16b>>.b32 {r*64},[r]",
    "tcgen05.ld.sync.aligned.16<x128b.x4<|.pack::16b>|x256b.x2<|.pack::16b>"
    "|x64b.x8<|.pack::16b>>.b32 {r,r,r,r,r,r,r,r},[r]",
    "tcgen05.ld.sync.aligned.16<x128b.x64<|.pack::16b>|x256b.x32<|.pack::16b>"
    "|x64b.x128<|.pack::16b>>.b32 {r*128},[r]",
    "tcgen05.ld.sync.aligned.16<x128b.x8<|.pack::16b>|x256b.x4<|.pack::16b>"
    "|x64b.x16<|.pack::16b>>.b32 {r*16},[r]",
    "tcgen05.ld.sync.aligned.16x32bx2.x128<|.pack::16b>.b32 {r*128},[r],r",
    "tcgen05.ld.sync.aligned.16x32bx2.x16<|.pack::16b>.b32 {r*16},[r],r",
    "tcgen05.ld.sync.aligned.16x32bx2.x1<|.pack::16b>.b32 {r},[r],r",
    "tcgen05.ld.sync.aligned.16x32bx2.x2<|.pack::16b>.b32 {r,r},[r],r",
    "tcgen05.ld.sync.aligned.16x32bx2.x32<|.pack::16b>.b32 {r*32},[r],r",
    "tcgen05.ld.sync.aligned.16x32bx2.x64<|.pack::16b>.b32 {r*64},[r],r",
    "tcgen05.ld.sync.aligned.16x32bx2<.x4<|.pack::16b>.b32 {r|.x8<|"
    ".pack::16b>.b32 {r,r,r,r,r>,r,r,r},[r],r",
    "tcgen05.ld.sync.aligned.32x32b.x128<|.pack::16b>.b32 {r*128},[r]",
    "tcgen05.ld.sync.aligned.32x32b.x16<|.pack::16b>.b32 {r*16},[r]",
    "tcgen05.ld.sync.aligned.32x32b.x2<|.pack::16b>.b32 {r,r},[r]",
    "tcgen05.ld.sync.aligned.32x32b.x32<|.pack::16b>.b32 {r*32},[r]",
    "tcgen05.ld.sync.aligned.32x32b.x64<|.pack::16b>.b32 {r*64},[r]",
    "tcgen05.ld.sync.aligned.32x32b<.x4<|.pack::16b>.b32 {r|.x8<|.pack::16b>"
    ".b32 {r,r,r,r,r>,r,r,r},[r]",
    "tcgen05.ld.sync.aligned<.16x64b.x1<|.pack::16b>|.32x32b.x1<|.pack::16b>>"
    ".b32 {r},[r]",
    "tcgen05.mma.cta_group::1<.kind::f16|.kind::f8f6f4|.kind::tf32>< [r]<,[r]"
    "|,r>|<.collector::a::discard|.collector::a::fill|.collector::a::lastuse|"
    ".collector::a::use> [r]<,[r]|,r>>,r,r,{r,r,r,r},r",
    "tcgen05.mma.cta_group::2<.kind::f16|.kind::f8f6f4|.kind::tf32>< [r]<,[r]"
    "|,r>|<.collector::a::discard|.collector::a::fill|.collector::a::lastuse|"
    ".collector::a::use> [r]<,[r]|,r>>,r,r,{r,r,r,r,r,r,r,r},r",
    "tcgen05.mma.sp.cta_group::1<.kind::f16|.kind::f8f6f4|.kind::tf32>< [r]<"
    ",[r]|,r>|<.collector::a::discard|.collector::a::fill|"
    ".collector::a::lastuse|.collector::a::use> [r]<,[r]|,r>>,r,[r],r,{r,r,r"
    ",r},r",
    "tcgen05.mma.sp.cta_group::2<.kind::f16|.kind::f8f6f4|.kind::tf32>< [r]<"
    ",[r]|,r>|<.collector::a::discard|.collector::a::fill|"
    ".collector::a::lastuse|.collector::a::use> [r]<,[r]|,r>>,r,[r],r,{r,r,r"
    ",r,r,r,r,r},r",
    "tcgen05.mma.sp<.cta_group::1|.cta_group::2>.kind::mxf8f6f4.block_scale"
    "< [r]<,[r]|,r>|<.collector::a::discard|.collector::a::fill|"
    ".collector::a::lastuse|.collector::a::use> [r]<,[r]|,r>>,r,[r],r,[r],[r]"
    ",r",
    "tcgen05.mma.sp<.cta_group::1|.cta_group::2><.kind::f16|.kind::f8f6f4|"
    ".kind::tf32>< [r]<,[r]|,r>|<.collector::a::discard|.collector::a::fill|"
    ".collector::a::lastuse|.collector::a::use> [r]<,[r]|,r>>,r,[r],r,r",
    "tcgen05.mma.ws.cta_group::1<.kind::f16|.kind::f8f6f4|.kind::tf32> [r]<"
    ",[r]<|,r>|,r<|,r>>,r,r,r",
    "tcgen05.mma.ws.cta_group::1<.kind::f16|.kind::f8f6f4|.kind::tf32><"
    ".collector::b0|.collector::b1|.collector::b2|.collector::b3><::discard"
    "|::fill|::lastuse|::use> [r]<,[r]<|,r>|,r<|,r>>,r,r,r",
    "tcgen05.mma.ws.sp.cta_group::1<.kind::f16|.kind::f8f6f4|.kind::tf32> [r]"
    "<,[r],r,[r]<|,r>|,r,r,[r]<|,r>>,r,r",
    "tcgen05.mma.ws.sp.cta_group::1<.kind::f16|.kind::f8f6f4|.kind::tf32><"
    ".collector::b0|.collector::b1|.collector::b2|.collector::b3><::discard"
    "|::fill|::lastuse|::use> [r]<,[r],r,[r]<|,r>|,r,r,[r]<|,r>>,r,r",
    "tcgen05.mma<.cta_group::1|.cta_group::2><.kind::f16|.kind::f8f6f4|"
    ".kind::tf32>< [r]<,[r]|,r>|<.collector::a::discard|.collector::a::fill|"
    ".collector::a::lastuse|.collector::a::use> [r]<,[r]|,r>>,r,r,r",
    "tcgen05.mma<.cta_group::1|.cta_group::2><.kind::mxf4|.kind::mxf8f6f4>"
    ".block_scale< [r]<,[r]|,r>|<.collector::a::discard|.collector::a::fill|"
    ".collector::a::lastuse|.collector::a::use> [r]<,[r]|,r>>,r,r,[r],[r],r",
    "tcgen05.relinquish_alloc_permit<.cta_group::1|.cta_group::2>.sync.aligned",
    "tcgen05.st.sync.aligned.16<x128b.x16<|.unpack::16b>|x256b.x8<|"
    ".unpack::16b>|x64b.x32<|.unpack::16b>>.b32 [r],{r*32}",
    "tcgen05.st.sync.aligned.16<x128b.x1<|.unpack::16b>|x64b.x2<|"
    ".unpack::16b>>.b32 [r],{r,r}",
    "tcgen05.st.sync.aligned.16<x128b.x2<|.unpack::16b>|x256b.x1<|"
    ".unpack::16b>|x64b.x4<|.unpack::16b>>.b32 [r],{r,r,r,r}",
    "tcgen05.st.sync.aligned.16<x128b.x32<|.unpack::16b>|x256b.x16<|"
    ".unpack::16b>|x64b.x64<|.unpack::16b>>.b32 [r],{r*64}",
    "tcgen05.st.sync.aligned.16<x128b.x4<|.unpack::16b>|x256b.x2<|"
    ".unpack::16b>|x64b.x8<|.unpack::16b>>.b32 [r],{r,r,r,r,r,r,r,r}",
    "tcgen05.st.sync.aligned.16<x128b.x64<|.unpack::16b>|x256b.x32<|"
    ".unpack::16b>|x64b.x128<|.unpack::16b>>.b32 [r],{r*128}",
    "tcgen05.st.sync.aligned.16<x128b.x8<|.unpack::16b>|x256b.x4<|"
    ".unpack::16b>|x64b.x16<|.unpack::16b>>.b32 [r],{r*16}",
    "tcgen05.st.sync.aligned.16x32bx2.x128<|.unpack::16b>.b32 [r],r,{r*128}",
    "tcgen05.st.sync.aligned.16x32bx2.x16<|.unpack::16b>.b32 [r],r,{r*16}",
    "tcgen05.st.sync.aligned.16x32bx2.x1<|.unpack::16b>.b32 [r],r,{r}",
    "tcgen05.st.sync.aligned.16x32bx2.x2<|.unpack::16b>.b32 [r],r,{r,r}",
    "tcgen05.st.sync.aligned.16x32bx2.x32<|.unpack::16b>.b32 [r],r,{r*32}",
    "tcgen05.st.sync.aligned.16x32bx2.x4<|.unpack::16b>.b32 [r],r,{r,r,r,r}",
    "tcgen05.st.sync.aligned.16x32bx2.x64<|.unpack::16b>.b32 [r],r,{r*64}",
    "tcgen05.st.sync.aligned.16x32bx2.x8<|.unpack::16b>.b32 [r],r,{r,r,r,r,r"
    ",r,r,r}",
    "tcgen05.st.sync.aligned.32x32b.x128<|.unpack::16b>.b32 [r],{r*128}",
    "tcgen05.st.sync.aligned.32x32b.x16<|.unpack::16b>.b32 [r],{r*16}",
    "tcgen05.st.sync.aligned.32x32b.x2<|.unpack::16b>.b32 [r],{r,r}",
    "tcgen05.st.sync.aligned.32x32b.x32<|.unpack::16b>.b32 [r],{r*32}",
    "tcgen05.st.sync.aligned.32x32b.x64<|.unpack::16b>.b32 [r],{r*64}",
    "tcgen05.st.sync.aligned.32x32b<.x4<|.unpack::16b>.b32 [r],{r|.x8<|"
    ".unpack::16b>.b32 [r],{r,r,r,r,r>,r,r,r}",
    "tcgen05.st.sync.aligned<.16x64b.x1<|.unpack::16b>|.32x32b.x1<|"
    ".unpack::16b>>.b32 [r],{r}",
    "tcgen05<.fence::after_thread_sync|.fence::before_thread_sync>",
    "tcgen05<.wait::ld|.wait::st>.sync.aligned"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
    NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>, NVVM_Chip<NVVM_SM_103f>,
    NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>, NVVM_Chip<NVVM_SM_110a>]>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "tcgen05.mma.sp<.cta_group::1|.cta_group::2>.kind::mxf8f6f4.block_scale"
    ".block32< [r]<,[r]|,r>|<.collector::a::discard|.collector::a::fill|"
    ".collector::a::lastuse|.collector::a::use> [r]<,[r]|,r>>,r,[r],r,[r],[r]"
    ",r",
    "tcgen05.mma<.cta_group::1|.cta_group::2>.kind::mxf4nvf4.block_scale<"
    ".block16|.block32>< [r]<,[r]|,r>|<.collector::a::discard|"
    ".collector::a::fill|.collector::a::lastuse|.collector::a::use> [r]<,[r]|"
    ",r>>,r,r,[r],[r],r",
    "tcgen05.mma<.cta_group::1|.cta_group::2><.kind::mxf4|.kind::mxf8f6f4>"
    ".block_scale.block32< [r]<,[r]|,r>|<.collector::a::discard|"
    ".collector::a::fill|.collector::a::lastuse|.collector::a::use> [r]<,[r]|"
    ",r>>,r,r,[r],[r],r"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
    NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>, NVVM_Chip<NVVM_SM_103f>,
    NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>, NVVM_Chip<NVVM_SM_110a>]>,
    NVVM_MinPTX<NVVM_PTX_88>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "redux.sync<.max|.min><|.NaN|.abs<|.NaN>>.f32 r,r,r",
    "tcgen05.mma.cta_group::1<.kind::f16|.kind::tf32>< [r]<,[r]|,r>|<"
    ".collector::a::discard|.collector::a::fill|.collector::a::lastuse|"
    ".collector::a::use> [r]<,[r]|,r>>,r,r,{r,r,r,r},r,r",
    "tcgen05.mma.cta_group::2<.kind::f16|.kind::tf32>< [r]<,[r]|,r>|<"
    ".collector::a::discard|.collector::a::fill|.collector::a::lastuse|"
    ".collector::a::use> [r]<,[r]|,r>>,r,r,{r,r,r,r,r,r,r,r},r,r",
    "tcgen05.mma.sp.cta_group::1<.kind::f16|.kind::tf32>< [r]<,[r]|,r>|<"
    ".collector::a::discard|.collector::a::fill|.collector::a::lastuse|"
    ".collector::a::use> [r]<,[r]|,r>>,r,[r],r,{r,r,r,r},r,r",
    "tcgen05.mma.sp.cta_group::2<.kind::f16|.kind::tf32>< [r]<,[r]|,r>|<"
    ".collector::a::discard|.collector::a::fill|.collector::a::lastuse|"
    ".collector::a::use> [r]<,[r]|,r>>,r,[r],r,{r,r,r,r,r,r,r,r},r,r",
    "tcgen05.mma.sp<.cta_group::1|.cta_group::2><.kind::f16|.kind::tf32>< [r]"
    "<,[r]|,r>|<.collector::a::discard|.collector::a::fill|"
    ".collector::a::lastuse|.collector::a::use> [r]<,[r]|,r>>,r,[r],r,r,r",
    "tcgen05.mma<.cta_group::1|.cta_group::2><.kind::f16|.kind::tf32>< [r]<"
    ",[r]|,r>|<.collector::a::discard|.collector::a::fill|"
    ".collector::a::lastuse|.collector::a::use> [r]<,[r]|,r>>,r,r,r,r"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_100f>, NVVM_Chip<NVVM_SM_100a>,
    NVVM_Chip<NVVM_SM_103f>, NVVM_Chip<NVVM_SM_103a>]>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "tcgen05.ld.red.sync.aligned.16x32bx2.x128.f32<.max|.min><|.NaN|.abs<|"
    ".NaN>> {r*128},r,[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x128<.max|.min><.s32|.u32> {r*128}"
    ",r,[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x128<.max|.min><|.NaN|.abs<|.NaN>>"
    ".f32 {r*128},r,[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x128<.s32|.u32><.max|.min> {r*128}"
    ",r,[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x16.f32<.max|.min><|.NaN|.abs<|"
    ".NaN>> {r*16},r,[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x16<.max|.min><.s32|.u32> {r*16},r"
    ",[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x16<.max|.min><|.NaN|.abs<|.NaN>>"
    ".f32 {r*16},r,[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x16<.s32|.u32><.max|.min> {r*16},r"
    ",[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x2.f32<.max|.min><|.NaN|.abs<|"
    ".NaN>> {r,r},r,[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x2<.max|.min><.s32|.u32> {r,r},r"
    ",[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x2<.max|.min><|.NaN|.abs<|.NaN>>"
    ".f32 {r,r},r,[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x2<.s32|.u32><.max|.min> {r,r},r"
    ",[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x32.f32<.max|.min><|.NaN|.abs<|"
    ".NaN>> {r*32},r,[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x32<.max|.min><.s32|.u32> {r*32},r"
    ",[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x32<.max|.min><|.NaN|.abs<|.NaN>>"
    ".f32 {r*32},r,[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x32<.s32|.u32><.max|.min> {r*32},r"
    ",[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x4.f32<.max|.min><|.NaN|.abs<|"
    ".NaN>> {r,r,r,r},r,[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x4<.max|.min><.s32|.u32> {r,r,r,r}"
    ",r,[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x4<.max|.min><|.NaN|.abs<|.NaN>>"
    ".f32 {r,r,r,r},r,[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x4<.s32|.u32><.max|.min> {r,r,r,r}"
    ",r,[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x64.f32<.max|.min><|.NaN|.abs<|"
    ".NaN>> {r*64},r,[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x64<.max|.min><.s32|.u32> {r*64},r"
    ",[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x64<.max|.min><|.NaN|.abs<|.NaN>>"
    ".f32 {r*64},r,[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x64<.s32|.u32><.max|.min> {r*64},r"
    ",[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x8.f32<.max|.min><|.NaN|.abs<|"
    ".NaN>> {r,r,r,r,r,r,r,r},r,[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x8<.max|.min><.s32|.u32> {r,r,r,r,r"
    ",r,r,r},r,[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x8<.max|.min><|.NaN|.abs<|.NaN>>"
    ".f32 {r,r,r,r,r,r,r,r},r,[r],r",
    "tcgen05.ld.red.sync.aligned.16x32bx2.x8<.s32|.u32><.max|.min> {r,r,r,r,r"
    ",r,r,r},r,[r],r",
    "tcgen05.ld.red.sync.aligned.32x32b.x128.f32<.max|.min><|.NaN|.abs<|"
    ".NaN>> {r*128},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x128<.max|.min><.s32|.u32> {r*128},r"
    ",[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x128<.max|.min><|.NaN|.abs<|.NaN>>"
    ".f32 {r*128},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x128<.s32|.u32><.max|.min> {r*128},r"
    ",[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x16.f32<.max|.min><|.NaN|.abs<|"
    ".NaN>> {r*16},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x16<.max|.min><.s32|.u32> {r*16},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x16<.max|.min><|.NaN|.abs<|.NaN>>"
    ".f32 {r*16},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x16<.s32|.u32><.max|.min> {r*16},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x2.f32<.max|.min><|.NaN|.abs<|"
    ".NaN>> {r,r},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x2<.max|.min><.s32|.u32> {r,r},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x2<.max|.min><|.NaN|.abs<|.NaN>>"
    ".f32 {r,r},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x2<.s32|.u32><.max|.min> {r,r},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x32.f32<.max|.min><|.NaN|.abs<|"
    ".NaN>> {r*32},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x32<.max|.min><.s32|.u32> {r*32},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x32<.max|.min><|.NaN|.abs<|.NaN>>"
    ".f32 {r*32},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x32<.s32|.u32><.max|.min> {r*32},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x4.f32<.max|.min><|.NaN|.abs<|"
    ".NaN>> {r,r,r,r},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x4<.max|.min><.s32|.u32> {r,r,r,r},r"
    ",[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x4<.max|.min><|.NaN|.abs<|.NaN>>"
    ".f32 {r,r,r,r},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x4<.s32|.u32><.max|.min> {r,r,r,r},r"
    ",[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x64.f32<.max|.min><|.NaN|.abs<|"
    ".NaN>> {r*64},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x64<.max|.min><.s32|.u32> {r*64},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x64<.max|.min><|.NaN|.abs<|.NaN>>"
    ".f32 {r*64},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x64<.s32|.u32><.max|.min> {r*64},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x8.f32<.max|.min><|.NaN|.abs<|"
    ".NaN>> {r,r,r,r,r,r,r,r},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x8<.max|.min><.s32|.u32> {r,r,r,r,r,r"
    ",r,r},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x8<.max|.min><|.NaN|.abs<|.NaN>>"
    ".f32 {r,r,r,r,r,r,r,r},r,[r]",
    "tcgen05.ld.red.sync.aligned.32x32b.x8<.s32|.u32><.max|.min> {r,r,r,r,r,r"
    ",r,r},r,[r]"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>,
    NVVM_Chip<NVVM_SM_103f>, NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>,
    NVVM_Chip<NVVM_SM_110a>]>, NVVM_MinPTX<NVVM_PTX_88>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "mma.sp::ordered_metadata.sync.aligned.kind::mxf4.block_scale.m16n8k128"
    ".row.col.f32.e2m1.e2m1.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r,r,r}"
    "<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},r,{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.kind::mxf4.block_scale.m16n8k128"
    ".row.col.f32.e2m1.e2m1.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r,r,r}"
    "<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},{r},{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.kind::mxf4.block_scale"
    ".scale_vec::2X.m16n8k128.row.col.f32.e2m1.e2m1.f32.ue8m0 {r,r,r,r},{r,r"
    ",r,r},{r,r,r,r},{r,r,r,r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},r,{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.kind::mxf4.block_scale"
    ".scale_vec::2X.m16n8k128.row.col.f32.e2m1.e2m1.f32.ue8m0 {r,r,r,r},{r,r"
    ",r,r},{r,r,r,r},{r,r,r,r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},{r},{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.kind::mxf4nvf4.block_scale"
    ".scale_vec::2X.m16n8k128.row.col.f32.e2m1.e2m1.f32.ue8m0 {r,r,r,r},{r,r"
    ",r,r},{r,r,r,r},{r,r,r,r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},r,{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.kind::mxf4nvf4.block_scale"
    ".scale_vec::2X.m16n8k128.row.col.f32.e2m1.e2m1.f32.ue8m0 {r,r,r,r},{r,r"
    ",r,r},{r,r,r,r},{r,r,r,r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},{r},{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.kind::mxf4nvf4.block_scale"
    ".scale_vec::4X.m16n8k128.row.col.f32.e2m1.e2m1.f32.ue4m3 {r,r,r,r},{r,r"
    ",r,r},{r,r,r,r},{r,r,r,r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},r,{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.kind::mxf4nvf4.block_scale"
    ".scale_vec::4X.m16n8k128.row.col.f32.e2m1.e2m1.f32.ue4m3 {r,r,r,r},{r,r"
    ",r,r},{r,r,r,r},{r,r,r,r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},{r},{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4"
    ".block_scale.f32.e2m1.e2m1.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r"
    ",r,r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},r,{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4"
    ".block_scale.f32.e2m1.e2m1.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r"
    ",r,r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},{r},{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4"
    ".block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 {r,r,r,r},{r,r,r,r}"
    ",{r,r,r,r},{r,r,r,r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},r,{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4"
    ".block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 {r,r,r,r},{r,r,r,r}"
    ",{r,r,r,r},{r,r,r,r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},{r},{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4"
    ".block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 {r,r,r,r},{r,r,r,r}"
    ",{r,r,r,r},{r,r,r,r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},r,{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4"
    ".block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 {r,r,r,r},{r,r,r,r}"
    ",{r,r,r,r},{r,r,r,r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},{r},{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4"
    ".block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 {r,r,r,r},{r,r,r,r}"
    ",{r,r,r,r},{r,r,r,r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},r,{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4"
    ".block_scale.scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 {r,r,r,r},{r,r,r,r}"
    ",{r,r,r,r},{r,r,r,r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},{r},{r,r}",
    "mma.sync.aligned.kind::mxf4.sp::ordered_metadata.block_scale.m16n8k128"
    ".row.col.f32.e2m1.e2m1.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r,r,r}"
    "<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},r,{r,r}",
    "mma.sync.aligned.kind::mxf4.sp::ordered_metadata.block_scale.m16n8k128"
    ".row.col.f32.e2m1.e2m1.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r,r,r}"
    "<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},{r},{r,r}",
    "mma.sync.aligned.kind::mxf4.sp::ordered_metadata.block_scale"
    ".scale_vec::2X.m16n8k128.row.col.f32.e2m1.e2m1.f32.ue8m0 {r,r,r,r},{r,r"
    ",r,r},{r,r,r,r},{r,r,r,r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},r,{r,r}",
    "mma.sync.aligned.kind::mxf4.sp::ordered_metadata.block_scale"
    ".scale_vec::2X.m16n8k128.row.col.f32.e2m1.e2m1.f32.ue8m0 {r,r,r,r},{r,r"
    ",r,r},{r,r,r,r},{r,r,r,r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},{r},{r,r}",
    "mma.sync.aligned.kind::mxf4nvf4.sp::ordered_metadata.block_scale"
    ".scale_vec::2X.m16n8k128.row.col.f32.e2m1.e2m1.f32.ue8m0 {r,r,r,r},{r,r"
    ",r,r},{r,r,r,r},{r,r,r,r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},r,{r,r}",
    "mma.sync.aligned.kind::mxf4nvf4.sp::ordered_metadata.block_scale"
    ".scale_vec::2X.m16n8k128.row.col.f32.e2m1.e2m1.f32.ue8m0 {r,r,r,r},{r,r"
    ",r,r},{r,r,r,r},{r,r,r,r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},{r},{r,r}",
    "mma.sync.aligned.kind::mxf4nvf4.sp::ordered_metadata.block_scale"
    ".scale_vec::4X.m16n8k128.row.col.f32.e2m1.e2m1.f32.ue4m3 {r,r,r,r},{r,r"
    ",r,r},{r,r,r,r},{r,r,r,r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},r,{r,r}",
    "mma.sync.aligned.kind::mxf4nvf4.sp::ordered_metadata.block_scale"
    ".scale_vec::4X.m16n8k128.row.col.f32.e2m1.e2m1.f32.ue4m3 {r,r,r,r},{r,r"
    ",r,r},{r,r,r,r},{r,r,r,r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},{r},{r,r}"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_120a>, NVVM_Chip<NVVM_SM_121a>]>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "mma.sp::ordered_metadata.sync.aligned.kind::f8f6f4.m16n8k64.row.col.f16<"
    ".e2m1|.e2m3|.e3m2|.e4m3|.e5m2><.e2m1|.e2m3|.e3m2|.e4m3|.e5m2>.f16 {r,r}"
    ",{r,r,r,r},{r,r,r,r},{r,r},r,r",
    "mma.sp::ordered_metadata.sync.aligned.kind::mxf8f6f4.block_scale"
    ".m16n8k64.row.col.f32<.e2m1|.e2m3|.e3m2|.e4m3|.e5m2><.e2m1|.e2m3|.e3m2|"
    ".e4m3|.e5m2>.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r,r,r}<,r,r<,r|"
    ",{r}>|,{r},r<,r|,{r}>>,{r,r},r,{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.kind::mxf8f6f4.block_scale"
    ".m16n8k64.row.col.f32<.e2m1|.e2m3|.e3m2|.e4m3|.e5m2><.e2m1|.e2m3|.e3m2|"
    ".e4m3|.e5m2>.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r,r,r}<,r,r<,r|"
    ",{r}>|,{r},r<,r|,{r}>>,{r,r},{r},{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.kind::mxf8f6f4.block_scale"
    ".scale_vec::1X.m16n8k64.row.col.f32<.e2m1|.e2m3|.e3m2|.e4m3|.e5m2><.e2m1"
    "|.e2m3|.e3m2|.e4m3|.e5m2>.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r,r"
    ",r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},r,{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.kind::mxf8f6f4.block_scale"
    ".scale_vec::1X.m16n8k64.row.col.f32<.e2m1|.e2m3|.e3m2|.e4m3|.e5m2><.e2m1"
    "|.e2m3|.e3m2|.e4m3|.e5m2>.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r,r"
    ",r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},{r},{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4"
    ".block_scale.f32<.e2m1|.e2m3|.e3m2|.e4m3|.e5m2><.e2m1|.e2m3|.e3m2|.e4m3|"
    ".e5m2>.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r,r,r}<,r,r<,r|,{r}>|"
    ",{r},r<,r|,{r}>>,{r,r},r,{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4"
    ".block_scale.f32<.e2m1|.e2m3|.e3m2|.e4m3|.e5m2><.e2m1|.e2m3|.e3m2|.e4m3|"
    ".e5m2>.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r,r,r}<,r,r<,r|,{r}>|"
    ",{r},r<,r|,{r}>>,{r,r},{r},{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4"
    ".block_scale.scale_vec::1X.f32<.e2m1|.e2m3|.e3m2|.e4m3|.e5m2><.e2m1|"
    ".e2m3|.e3m2|.e4m3|.e5m2>.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r,r"
    ",r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},r,{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4"
    ".block_scale.scale_vec::1X.f32<.e2m1|.e2m3|.e3m2|.e4m3|.e5m2><.e2m1|"
    ".e2m3|.e3m2|.e4m3|.e5m2>.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r,r"
    ",r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},{r},{r,r}",
    "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col<.f16<.e4m3|.e5m2>"
    "<.e4m3|.e5m2>|.kind::f8f6f4.f16<.e2m1|.e2m3|.e3m2|.e4m3|.e5m2><.e2m1|"
    ".e2m3|.e3m2|.e4m3|.e5m2>>.f16 {r,r},{r,r,r,r},{r,r,r,r},{r,r},r,r",
    "mma.sp::ordered_metadata.sync.aligned<<.kind::f8f6f4.m16n8k64.row.col|"
    ".m16n8k64.row.col.kind::f8f6f4>.f32<.e2m1|.e2m3|.e3m2><.e4m3|.e5m2>|<"
    ".kind::f8f6f4.m16n8k64.row.col|.m16n8k64.row.col.kind::f8f6f4>.f32<.e2m1"
    "|.e2m3|.e3m2|.e4m3|.e5m2><.e2m1|.e2m3|.e3m2>>.f32 {r,r,r,r},{r,r,r,r},{r"
    ",r,r,r},{r,r,r,r},r,r",
    "mma.sync.aligned.kind::f8f6f4.m16n8k32.row.col.f16<<.e2m1|.e2m3|.e3m2><"
    ".e2m1|.e2m3|.e3m2|.e4m3|.e5m2>|<.e4m3|.e5m2><.e2m1|.e2m3|.e3m2>>.f16 {r"
    ",r},{r,r,r,r},{r,r},{r,r}",
    "mma.sync.aligned.kind::f8f6f4.sp::ordered_metadata.m16n8k64.row.col.f16<"
    ".e2m1|.e2m3|.e3m2|.e4m3|.e5m2><.e2m1|.e2m3|.e3m2|.e4m3|.e5m2>.f16 {r,r}"
    ",{r,r,r,r},{r,r,r,r},{r,r},r,r",
    "mma.sync.aligned.kind::f8f6f4.sp::ordered_metadata.m16n8k64.row.col.f32<"
    "<.e2m1|.e2m3|.e3m2><.e2m1|.e2m3|.e3m2|.e4m3|.e5m2>|<.e4m3|.e5m2><.e2m1|"
    ".e2m3|.e3m2>>.f32 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r,r,r},r,r",
    "mma.sync.aligned.kind::mxf4.block_scale.m16n8k64.row.col.f32.e2m1.e2m1"
    ".f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r},{r,r,r,r}<,r,{r,r}<,r|,{r}>|,{r},{r"
    ",r}<,r|,{r}>>,{r,r}",
    "mma.sync.aligned.kind::mxf4.block_scale.scale_vec::2X.m16n8k64.row.col"
    ".f32.e2m1.e2m1.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r},{r,r,r,r}<,r,{r,r}<,r"
    "|,{r}>|,{r},{r,r}<,r|,{r}>>,{r,r}",
    "mma.sync.aligned.kind::mxf4nvf4.block_scale.scale_vec::2X.m16n8k64.row"
    ".col.f32.e2m1.e2m1.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r},{r,r,r,r}<,r,{r"
    ",r}<,r|,{r}>|,{r},{r,r}<,r|,{r}>>,{r,r}",
    "mma.sync.aligned.kind::mxf4nvf4.block_scale.scale_vec::4X.m16n8k64.row"
    ".col.f32.e2m1.e2m1.f32.ue4m3 {r,r,r,r},{r,r,r,r},{r,r},{r,r,r,r}<,r,{r"
    ",r}<,r|,{r}>|,{r},{r,r}<,r|,{r}>>,{r,r}",
    "mma.sync.aligned.kind::mxf8f6f4.block_scale.m16n8k32.row.col.f32<.e2m1|"
    ".e2m3|.e3m2|.e4m3|.e5m2><.e2m1|.e2m3|.e3m2|.e4m3|.e5m2>.f32.ue8m0 {r,r,r"
    ",r},{r,r,r,r},{r,r},{r,r,r,r}<,r,{r,r}<,r|,{r}>|,{r},{r,r}<,r|,{r}>>,{r"
    ",r}",
    "mma.sync.aligned.kind::mxf8f6f4.block_scale.scale_vec::1X.m16n8k32.row"
    ".col.f32<.e2m1|.e2m3|.e3m2|.e4m3|.e5m2><.e2m1|.e2m3|.e3m2|.e4m3|.e5m2>"
    ".f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r},{r,r,r,r}<,r,{r,r}<,r|,{r}>|,{r},{r"
    ",r}<,r|,{r}>>,{r,r}",
    "mma.sync.aligned.kind::mxf8f6f4.sp::ordered_metadata.block_scale"
    ".m16n8k64.row.col.f32<.e2m1|.e2m3|.e3m2|.e4m3|.e5m2><.e2m1|.e2m3|.e3m2|"
    ".e4m3|.e5m2>.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r,r,r}<,r,r<,r|"
    ",{r}>|,{r},r<,r|,{r}>>,{r,r},r,{r,r}",
    "mma.sync.aligned.kind::mxf8f6f4.sp::ordered_metadata.block_scale"
    ".m16n8k64.row.col.f32<.e2m1|.e2m3|.e3m2|.e4m3|.e5m2><.e2m1|.e2m3|.e3m2|"
    ".e4m3|.e5m2>.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r,r,r}<,r,r<,r|"
    ",{r}>|,{r},r<,r|,{r}>>,{r,r},{r},{r,r}",
    "mma.sync.aligned.kind::mxf8f6f4.sp::ordered_metadata.block_scale"
    ".scale_vec::1X.m16n8k64.row.col.f32<.e2m1|.e2m3|.e3m2|.e4m3|.e5m2><.e2m1"
    "|.e2m3|.e3m2|.e4m3|.e5m2>.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r,r"
    ",r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},r,{r,r}",
    "mma.sync.aligned.kind::mxf8f6f4.sp::ordered_metadata.block_scale"
    ".scale_vec::1X.m16n8k64.row.col.f32<.e2m1|.e2m3|.e3m2|.e4m3|.e5m2><.e2m1"
    "|.e2m3|.e3m2|.e4m3|.e5m2>.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r,r"
    ",r}<,r,r<,r|,{r}>|,{r},r<,r|,{r}>>,{r,r},{r},{r,r}",
    "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16<<.e2m1|.e2m3|.e3m2><"
    ".e2m1|.e2m3|.e3m2|.e4m3|.e5m2>|<.e4m3|.e5m2><.e2m1|.e2m3|.e3m2>>.f16 {r"
    ",r},{r,r,r,r},{r,r},{r,r}",
    "mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32<.e2m1|"
    ".e2m3|.e3m2|.e4m3|.e5m2><.e2m1|.e2m3|.e3m2|.e4m3|.e5m2>.f32.ue8m0 {r,r,r"
    ",r},{r,r,r,r},{r,r},{r,r,r,r}<,r,{r,r}<,r|,{r}>|,{r},{r,r}<,r|,{r}>>,{r"
    ",r}",
    "mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale"
    ".scale_vec::1X.f32<.e2m1|.e2m3|.e3m2|.e4m3|.e5m2><.e2m1|.e2m3|.e3m2|"
    ".e4m3|.e5m2>.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r},{r,r,r,r}<,r,{r,r}<,r|"
    ",{r}>|,{r},{r,r}<,r|,{r}>>,{r,r}",
    "mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1"
    ".f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r},{r,r,r,r}<,r,{r,r}<,r|,{r}>|,{r},{r"
    ",r}<,r|,{r}>>,{r,r}",
    "mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.scale_vec::2X"
    ".f32.e2m1.e2m1.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r},{r,r,r,r}<,r,{r,r}<,r"
    "|,{r}>|,{r},{r,r}<,r|,{r}>>,{r,r}",
    "mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale"
    ".scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 {r,r,r,r},{r,r,r,r},{r,r},{r,r,r"
    ",r}<,r,{r,r}<,r|,{r}>|,{r},{r,r}<,r|,{r}>>,{r,r}",
    "mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale"
    ".scale_vec::4X.f32.e2m1.e2m1.f32.ue4m3 {r,r,r,r},{r,r,r,r},{r,r},{r,r,r"
    ",r}<,r,{r,r}<,r|,{r}>|,{r},{r,r}<,r|,{r}>>,{r,r}",
    "mma.sync.aligned<<.kind::f8f6f4.m16n8k32.row.col|.m16n8k32.row.col"
    ".kind::f8f6f4>.f32<.e2m1|.e2m3|.e3m2><.e4m3|.e5m2>|<.kind::f8f6f4"
    ".m16n8k32.row.col|.m16n8k32.row.col.kind::f8f6f4>.f32<.e2m1|.e2m3|.e3m2|"
    ".e4m3|.e5m2><.e2m1|.e2m3|.e3m2>>.f32 {r,r,r,r},{r,r,r,r},{r,r},{r,r,r,r}"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_120f>, NVVM_Chip<NVVM_SM_120a>,
    NVVM_Chip<NVVM_SM_121f>, NVVM_Chip<NVVM_SM_121a>]>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "setmaxnreg<.dec|.inc>.sync.aligned.u32 r"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_90a>, NVVM_Chip<NVVM_SM_100f>,
    NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>,
    NVVM_Chip<NVVM_SM_103f>, NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>,
    NVVM_Chip<NVVM_SM_110a>, NVVM_Chip<NVVM_SM_120f>, NVVM_Chip<NVVM_SM_120a>,
    NVVM_Chip<NVVM_SM_121f>, NVVM_Chip<NVVM_SM_121a>]>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "tensormap.replace.tile.global_address<|<.global|.shared::cta>>.b1024"
    ".b64 [r],r",
    "tensormap.replace.tile.global_stride<|<.global|.shared::cta>>.b1024"
    ".b64 [r],r,r",
    "tensormap.replace.tile<.box_dim|.element_stride|.global_dim><|<.global|"
    ".shared::cta>>.b1024.b32 [r],r,r",
    "tensormap.replace.tile<.elemtype|.fill_mode|.interleave_layout|.rank|"
    ".swizzle_mode><|<.global|.shared::cta>>.b1024.b32 [r],r"
  ],
  [AnyOf<[NVVM_Chip<NVVM_SM_90a>, NVVM_Chip<NVVM_SM_100f>,
    NVVM_Chip<NVVM_SM_100a>, NVVM_Chip<NVVM_SM_101f>, NVVM_Chip<NVVM_SM_101a>,
    NVVM_Chip<NVVM_SM_103f>, NVVM_Chip<NVVM_SM_103a>, NVVM_Chip<NVVM_SM_110f>,
    NVVM_Chip<NVVM_SM_110a>, NVVM_Chip<NVVM_SM_120f>, NVVM_Chip<NVVM_SM_120a>,
    NVVM_Chip<NVVM_SM_121f>, NVVM_Chip<NVVM_SM_121a>]>,
    NVVM_MinPTX<NVVM_PTX_83>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "<add|sub><|.ftz|<.rm|.rn|.rp|.rz><|.ftz>>.f32x2 r,r,r",
    "<add|sub><|.sat|<.rm|.rn|.rp|.rz><|.sat>>.f32<.bf16|.f16> r,r,r",
    "clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {r,r,r<,_|"
    ",r>},r",
    "clusterlaunchcontrol.query_cancel<.is_canceled.pred|<.get_first_ctaid::x"
    "|.get_first_ctaid::y|.get_first_ctaid::z>.b32>.b128 r,r",
    "clusterlaunchcontrol.try_cancel.async<|.shared::cta>"
    ".mbarrier::complete_tx::bytes.b128 [r],[r]",
    "cp.async.bulk.global.shared::cta.bulk_group.cp_mask [r],[r],r,r",
    "cp.async.bulk.tensor.2d<.shared::cta.global.tile::gather4"
    ".mbarrier::complete_tx::bytes< [r],[r,{r,r,r,r,r}],[r]|"
    ".L2::cache_hint [r],[r,{r,r,r,r,r}],[r],r>|.tile::gather4.shared::cta"
    ".global.mbarrier::complete_tx::bytes [r],[r,{r,r,r,r,r}],[r]>",
    "cp.async.bulk.tensor.3d.shared::cta.global.im2col::w"
    ".mbarrier::complete_tx::bytes< [r],[r,{r,r,r}],[r],{r,r}|"
    ".L2::cache_hint [r],[r,{r,r,r}],[r],{r,r},r>",
    "cp.async.bulk.tensor.4d.shared::cta.global.im2col::w"
    ".mbarrier::complete_tx::bytes< [r],[r,{r,r,r,r}],[r],{r,r}|"
    ".L2::cache_hint [r],[r,{r,r,r,r}],[r],{r,r},r>",
    "cp.async.bulk.tensor.5d.shared::cta.global.im2col::w"
    ".mbarrier::complete_tx::bytes< [r],[r,{r,r,r,r,r}],[r],{r,r}|"
    ".L2::cache_hint [r],[r,{r,r,r,r,r}],[r],{r,r},r>",
    "cvt<.rn|.rz><.relu.satfinite|.satfinite<|.relu>>.tf32.f32 r,r",
    "fma<.rm|.rn|.rp|.rz><<|.ftz>.f32x2|<|.sat>.f32<.bf16|.f16>> r,r,r,r",
    "mul<|.ftz|<.rm|.rn|.rp|.rz><|.ftz>>.f32x2 r,r,r",
    "st.bulk<|.weak|<|.weak>.shared::cta> [r],r,r"
  ],
  [NVVM_Chip<NVVM_SM_100>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "red.async.release.global<.gpu|.sys<|.mmio>>.add<.s32|.u32|.u64> [r],r",
    "red.async.release.gpu.global.add<.s32|.u32|.u64> [r],r",
    "red.async.release.sys.global<|.mmio>.add<.s32|.u32|.u64> [r],r"
  ],
  [NVVM_Chip<NVVM_SM_100>, NVVM_MinPTX<NVVM_PTX_87>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "<max|min>.NaN<|.abs>.f32 r,r,r,r", "<max|min>.abs.f32 r,r,r,r",
    "<max|min>.f32 r,r,r,r", "<max|min>.ftz<|.NaN<|.abs>|.abs>.f32 r,r,r,r",
    "ld.global.L1<::evict_first|::evict_last|::no_allocate>.L2::cache_hint<|"
    ".L2<::128B|::256B|::64B>>.v4.b64 {r,r,r,r},[r],r",
    "ld.global.L1<::evict_first|::evict_last|::no_allocate>.L2::cache_hint<|"
    ".L2<::128B|::256B|::64B>>.v8.b32 {r,r,r,r,r,r,r,r},[r],r",
    "ld.global.L1<::evict_first|::evict_last|::no_allocate>.L2<::128B|::256B"
    "|::64B><.v4.b64 {r|.v8.b32 {r,r,r,r,r>,r,r,r},[r]",
    "ld.global.L1<::evict_first|::evict_last|::no_allocate>.L2<::evict_first"
    "|::evict_last|::evict_normal>.L2::cache_hint<|.L2<::128B|::256B|::64B>>"
    ".v4.b64 {r,r,r,r},[r],r",
    "ld.global.L1<::evict_first|::evict_last|::no_allocate>.L2<::evict_first"
    "|::evict_last|::evict_normal>.L2::cache_hint<|.L2<::128B|::256B|::64B>>"
    ".v8.b32 {r,r,r,r,r,r,r,r},[r],r",
    "ld.global.L1<::evict_first|::evict_last|::no_allocate>.L2<::evict_first"
    "|::evict_last|::evict_normal><|.L2<::128B|::256B|::64B>>.v4.b64 {r,r,r"
    ",r},[r]",
    "ld.global.L1<::evict_first|::evict_last|::no_allocate>.L2<::evict_first"
    "|::evict_last|::evict_normal><|.L2<::128B|::256B|::64B>>.v8.b32 {r,r,r,r"
    ",r,r,r,r},[r]",
    "ld.global.L1<::evict_first|::evict_last|::no_allocate>.v4.b64 {r,r,r,r}"
    ",[r]",
    "ld.global.L1<::evict_first|::evict_last|::no_allocate>.v8.b32 {r,r,r,r,r"
    ",r,r,r},[r]",
    "ld.global.L2::cache_hint<|.L2<::128B|::256B|::64B>>.v4.b64 {r,r,r,r},[r]"
    ",r",
    "ld.global.L2::cache_hint<|.L2<::128B|::256B|::64B>>.v8.b32 {r,r,r,r,r,r"
    ",r,r},[r],r",
    "ld.global.L2<::128B|::256B|::64B><.v4.b64 {r|.v8.b32 {r,r,r,r,r>,r,r,r}"
    ",[r]",
    "ld.global.L2<::evict_first|::evict_last|::evict_normal>.L2::cache_hint<|"
    ".L2<::128B|::256B|::64B>>.v4.b64 {r,r,r,r},[r],r",
    "ld.global.L2<::evict_first|::evict_last|::evict_normal>.L2::cache_hint<|"
    ".L2<::128B|::256B|::64B>>.v8.b32 {r,r,r,r,r,r,r,r},[r],r",
    "ld.global.L2<::evict_first|::evict_last|::evict_normal><|.L2<::128B"
    "|::256B|::64B>>.v4.b64 {r,r,r,r},[r]",
    "ld.global.L2<::evict_first|::evict_last|::evict_normal><|.L2<::128B"
    "|::256B|::64B>>.v8.b32 {r,r,r,r,r,r,r,r},[r]",
    "ld.global.nc.L1<::evict_first|::evict_last|::no_allocate>.L2::cache_hint"
    "<|.L2<::128B|::256B|::64B>>.v4.b64 {r,r,r,r},[r],r",
    "ld.global.nc.L1<::evict_first|::evict_last|::no_allocate>.L2::cache_hint"
    "<|.L2<::128B|::256B|::64B>>.v8.b32 {r,r,r,r,r,r,r,r},[r],r",
    "ld.global.nc.L1<::evict_first|::evict_last|::no_allocate>.L2<::128B"
    "|::256B|::64B><.v4.b64 {r|.v8.b32 {r,r,r,r,r>,r,r,r},[r]",
    "ld.global.nc.L1<::evict_first|::evict_last|::no_allocate>.L2"
    "<::evict_first|::evict_last|::evict_normal>.L2::cache_hint<|.L2<::128B"
    "|::256B|::64B>>.v4.b64 {r,r,r,r},[r],r",
    "ld.global.nc.L1<::evict_first|::evict_last|::no_allocate>.L2"
    "<::evict_first|::evict_last|::evict_normal>.L2::cache_hint<|.L2<::128B"
    "|::256B|::64B>>.v8.b32 {r,r,r,r,r,r,r,r},[r],r",
    "ld.global.nc.L1<::evict_first|::evict_last|::no_allocate>.L2"
    "<::evict_first|::evict_last|::evict_normal><|.L2<::128B|::256B|::64B>>"
    ".v4.b64 {r,r,r,r},[r]",
    "ld.global.nc.L1<::evict_first|::evict_last|::no_allocate>.L2"
    "<::evict_first|::evict_last|::evict_normal><|.L2<::128B|::256B|::64B>>"
    ".v8.b32 {r,r,r,r,r,r,r,r},[r]",
    "ld.global.nc.L1<::evict_first|::evict_last|::no_allocate>.v4.b64 {r,r,r"
    ",r},[r]",
    "ld.global.nc.L1<::evict_first|::evict_last|::no_allocate>.v8.b32 {r,r,r"
    ",r,r,r,r,r},[r]",
    "ld.global.nc.L2::cache_hint<|.L2<::128B|::256B|::64B>>.v4.b64 {r,r,r,r}"
    ",[r],r",
    "ld.global.nc.L2::cache_hint<|.L2<::128B|::256B|::64B>>.v8.b32 {r,r,r,r,r"
    ",r,r,r},[r],r",
    "ld.global.nc.L2<::128B|::256B|::64B><.v4.b64 {r|.v8.b32 {r,r,r,r,r>,r,r"
    ",r},[r]",
    "ld.global.nc.L2<::evict_first|::evict_last|::evict_normal>"
    ".L2::cache_hint<|.L2<::128B|::256B|::64B>>.v4.b64 {r,r,r,r},[r],r",
    "ld.global.nc.L2<::evict_first|::evict_last|::evict_normal>"
    ".L2::cache_hint<|.L2<::128B|::256B|::64B>>.v8.b32 {r,r,r,r,r,r,r,r},[r],r",
    "ld.global.nc.L2<::evict_first|::evict_last|::evict_normal><|.L2<::128B"
    "|::256B|::64B>>.v4.b64 {r,r,r,r},[r]",
    "ld.global.nc.L2<::evict_first|::evict_last|::evict_normal><|.L2<::128B"
    "|::256B|::64B>>.v8.b32 {r,r,r,r,r,r,r,r},[r]",
    "ld.global.nc.v4.b64 {r,r,r,r},[r]",
    "ld.global.nc.v8.b32 {r,r,r,r,r,r,r,r},[r]",
    "ld.global.v4.b64 {r,r,r,r},[r]", "ld.global.v8.b32 {r,r,r,r,r,r,r,r},[r]",
    "ld<.acquire|.relaxed><.cluster|.cta|.gpu|.sys>.global<.v4.b64 {r|.v8"
    ".b32 {r,r,r,r,r>,r,r,r},[r]",
    "ld<.ca|.cg|.cs|.volatile|.weak>.global<.v4.b64 {r|.v8.b32 {r,r,r,r,r>,r"
    ",r,r},[r]",
    "st.global.L1<::evict_first|::evict_last|::no_allocate>.L2<::cache_hint<"
    ".v4.b64 [r],{r|.v8.b32 [r],{r,r,r,r,r>|<::evict_first|::evict_last"
    "|::evict_normal>.L2::cache_hint<.v4.b64 [r],{r|.v8.b32 [r],{r,r,r,r,r>>"
    ",r,r,r},r",
    "st.global.L1<::evict_first|::evict_last|::no_allocate><.L2<::evict_first"
    "|::evict_last|::evict_normal><.v4.b64 [r],{r|.v8.b32 [r],{r,r,r,r,r>|.v4"
    ".b64 [r],{r|.v8.b32 [r],{r,r,r,r,r>,r,r,r}",
    "st.global.L2::cache_hint<.v4.b64 [r],{r|.v8.b32 [r],{r,r,r,r,r>,r,r,r},r",
    "st.global.L2<::evict_first|::evict_last|::evict_normal><.L2::cache_hint<"
    ".v4.b64 [r],{r|.v8.b32 [r],{r,r,r,r,r>,r,r,r},r|<.v4.b64 [r],{r|.v8"
    ".b32 [r],{r,r,r,r,r>,r,r,r}>", "st.global.v4.b64 [r],{r,r,r,r}",
    "st.global.v8.b32 [r],{r,r,r,r,r,r,r,r}",
    "st<.cg|.cs|.volatile|.weak>.global<.v4.b64 [r],{r|.v8.b32 [r],{r,r,r,r"
    ",r>,r,r,r}",
    "st<.relaxed|.release><.cluster|.cta|.gpu|.sys>.global<.v4.b64 [r],{r|.v8"
    ".b32 [r],{r,r,r,r,r>,r,r,r}"
  ],
  [NVVM_Chip<NVVM_SM_100>, NVVM_MinPTX<NVVM_PTX_88>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "<stackrestore|stacksave>.u64 r"
  ],
  [NVVM_Chip<NVVM_SM_52>, NVVM_MinPTX<NVVM_PTX_73>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    ".reg .f16x2", "<add|mul|sub>.rn<.f16|.f16x2> r,r,r",
    "<add|mul|sub><.f16|.f16x2> r,r,r",
    "<add|mul|sub><|.rn>.ftz<.f16|.f16x2> r,r,r",
    "<add|mul|sub><|.rn|<|.rn>.ftz>.sat<.f16|.f16x2> r,r,r",
    "fma.rn<|.ftz<|.sat>|.sat><.f16|.f16x2> r,r,r,r",
    "set<.eq|.equ|.ge|.geu|.gt|.gtu|.le|.leu|.lt|.ltu|.nan|.ne|.neu|.num><<|"
    ".ftz>.f16.f16|<|.ftz>.f16x2.f16x2> r,r,r",
    "setp<.eq|.equ|.ge|.geu|.gt|.gtu|.le|.leu|.lt|.ltu|.nan|.ne|.neu|.num><|"
    ".ftz>.f16 r,r,r",
    "setp<.eq|.equ|.ge|.geu|.gt|.gtu|.le|.leu|.lt|.ltu|.nan|.ne|.neu|.num><|"
    ".ftz>.f16x2 r|r,r,r"
  ],
  [NVVM_Chip<NVVM_SM_53>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "neg<|.ftz><.f16|.f16x2> r,r"
  ],
  [NVVM_Chip<NVVM_SM_53>, NVVM_MinPTX<NVVM_PTX_60>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "abs<|.ftz><.f16|.f16x2> r,r",
    "set<.eq|.equ|.ge|.geu|.gt|.gtu|.le|.leu|.lt|.ltu|.nan|.ne|.neu|.num><<|"
    ".ftz><.s16|.s32|.u16|.u32>.f16|<|.ftz><.s32|.u32>.f16x2> r,r,r"
  ],
  [NVVM_Chip<NVVM_SM_53>, NVVM_MinPTX<NVVM_PTX_65>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "atom.add.f64 r,[r],r",
    "atom<.cta|.gpu|.sys><|<.global|.shared>>.add<.f32|.f64> r,[r],r",
    "atom<.cta|.gpu|.sys><|<.global|.shared>>.cas<.b32|.b64> r,[r],r,r",
    "atom<.cta|.gpu|.sys><|<.global|.shared>><.add|.dec|.inc|.max|.min>.u32 r"
    ",[r],r",
    "atom<.cta|.gpu|.sys><|<.global|.shared>><.add|.max|.min><.s32|.u64> r"
    ",[r],r",
    "atom<.cta|.gpu|.sys><|<.global|.shared>><.and|.exch|.or|.xor><.b32|"
    ".b64> r,[r],r",
    "atom<.cta|.gpu|.sys><|<.global|.shared>><.max|.min>.s64 r,[r],r",
    "atom<.global|.shared>.add.f64 r,[r],r", "red.add.f64 [r],r",
    "red<.cta|.gpu|.sys><|<.global|.shared>>.add<.f32|.f64> [r],r",
    "red<.cta|.gpu|.sys><|<.global|.shared>><.add|.dec|.inc|.max|.min>"
    ".u32 [r],r",
    "red<.cta|.gpu|.sys><|<.global|.shared>><.add|.max|.min><.s32|.u64> [r],r",
    "red<.cta|.gpu|.sys><|<.global|.shared>><.and|.or|.xor><.b32|.b64> [r],r",
    "red<.cta|.gpu|.sys><|<.global|.shared>><.max|.min>.s64 [r],r",
    "red<.global|.shared>.add.f64 [r],r"
  ],
  [NVVM_Chip<NVVM_SM_60>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "atom.add.noftz.f16x2 r,[r],r",
    "atom<.cta|.gpu|.sys>.add.noftz.f16x2 r,[r],r",
    "atom<|<.cta|.gpu|.sys>><.global|.shared>.add.noftz.f16x2 r,[r],r",
    "red.add.noftz.f16x2 [r],r", "red<.cta|.gpu|.sys>.add.noftz.f16x2 [r],r",
    "red<|<.cta|.gpu|.sys>><.global|.shared>.add.noftz.f16x2 [r],r"
  ],
  [NVVM_Chip<NVVM_SM_60>, NVVM_MinPTX<NVVM_PTX_62>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "membar.proxy.alias"
  ],
  [NVVM_Chip<NVVM_SM_60>, NVVM_MinPTX<NVVM_PTX_75>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "atom.shared::cta.add.f64 r,[r],r",
    "atom<.cta|.gpu|.sys>.shared::cta.cas<.b32|.b64> r,[r],r,r",
    "atom<.cta|.gpu|.sys>.shared::cta<.add<.f32|.f64|.s32|.u32|.u64>|<.and|"
    ".exch|.or|.xor><.b32|.b64>|<.dec|.inc>.u32|<.max|.min><.s32|.s64|.u32|"
    ".u64>> r,[r],r", "red.shared::cta.add.f64 [r],r",
    "red<.cta|.gpu|.sys>.shared::cta<.add<.f32|.f64|.s32|.u32|.u64>|<.and|.or"
    "|.xor><.b32|.b64>|<.dec|.inc>.u32|<.max|.min><.s32|.s64|.u32|.u64>> [r],r"
  ],
  [NVVM_Chip<NVVM_SM_60>, NVVM_MinPTX<NVVM_PTX_78>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "<dp2a<.hi|.lo>|dp4a><.s32|.u32><.s32|.u32> r,r,r,r"
  ],
  [NVVM_Chip<NVVM_SM_61>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "atom<.acq_rel|.acquire|.relaxed|.release>.add<.f32|.f64|.s32|.u32|"
    ".u64> r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release>.cas<.b32|.b64> r,[r],r,r",
    "atom<.acq_rel|.acquire|.relaxed|.release><.and|.exch|.or|.xor><.b32|"
    ".b64> r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release><.cta|.gpu|.sys><|<.global|"
    ".shared>>.add<.f32|.f64> r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release><.cta|.gpu|.sys><|<.global|"
    ".shared>><.add|.dec|.inc|.max|.min>.u32 r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release><.cta|.gpu|.sys><|<.global|"
    ".shared>><.add|.max|.min><.s32|.u64> r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release><.cta|.gpu|.sys><|<.global|"
    ".shared>><.and|.exch|.or|.xor><.b32|.b64> r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release><.cta|.gpu|.sys><|<.global|"
    ".shared>><.max|.min>.s64 r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release><.dec|.inc>.u32 r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release><.global|.shared><.add<.f32|"
    ".f64|.s32|.u32|.u64>|<.and|.exch|.or|.xor><.b32|.b64>|<.dec|.inc>.u32|<"
    ".max|.min><.s32|.s64|.u32|.u64>> r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release><.max|.min><.s32|.s64|.u32|"
    ".u64> r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release><|<.cta|.gpu|.sys>><.global|"
    ".shared>.cas<.b32|.b64> r,[r],r,r",
    "atom<.global|.shared><.cta|.gpu|.sys><.acq_rel|.acquire|.relaxed|"
    ".release><.add<.f32|.f64|.s32|.u32|.u64>|<.and|.exch|.or|.xor><.b32|"
    ".b64>|<.max|.min><.s32|.s64|.u32|.u64>> r,[r],r",
    "atom<|<.global|.shared>><.acq_rel|.acquire|.relaxed|.release><.cta|.gpu|"
    ".sys>.cas<.b32|.b64> r,[r],r,r", "fence<|<.acq_rel|.sc>><.cta|.gpu|.sys>",
    "ld.weak<.b16|.b32|.b64|.b8> r,[r]",
    "ld.weak<.v2<.b16|.b32|.b64|.b8> {r|.v4<.b16|.b32|.b8> {r,r,r>,r},[r]",
    "ld<.acquire|.relaxed><.cta|.gpu|.sys><|<.global|.shared>>.v2<.b16|.b32|"
    ".b64> {r,r},[r]",
    "ld<.acquire|.relaxed><.cta|.gpu|.sys><|<.global|.shared>>.v4<.b16|"
    ".b32> {r,r,r,r},[r]",
    "ld<.acquire|.relaxed><.cta|.gpu|.sys><|<.global|.shared>><.b16|.b32|.b64"
    "|.b8> r,[r]",
    "ld<.const|.global|.local|.shared>.weak<.b16|.b32|.b64|.b8> r,[r]",
    "ld<.const|.global|.local|.shared>.weak<.v2<.b16|.b32|.b64|.b8> {r|.v4<"
    ".b16|.b32|.b8> {r,r,r>,r},[r]", "match.all.sync<.b32|.b64> r|r,r,r",
    "match<.all.sync.b32|.any.sync<.b32|.b64>> r,r,r",
    "red<.relaxed|.release>.add<.f32|.f64|.s32|.u32|.u64> [r],r",
    "red<.relaxed|.release><.and|.or|.xor><.b32|.b64> [r],r",
    "red<.relaxed|.release><.cta|.gpu|.sys><|<.global|.shared>>.add<.f32|"
    ".f64> [r],r",
    "red<.relaxed|.release><.cta|.gpu|.sys><|<.global|.shared>><.add|.dec|"
    ".inc|.max|.min>.u32 [r],r",
    "red<.relaxed|.release><.cta|.gpu|.sys><|<.global|.shared>><.add|.max|"
    ".min><.s32|.u64> [r],r",
    "red<.relaxed|.release><.cta|.gpu|.sys><|<.global|.shared>><.and|.or|"
    ".xor><.b32|.b64> [r],r",
    "red<.relaxed|.release><.cta|.gpu|.sys><|<.global|.shared>><.max|.min>"
    ".s64 [r],r", "red<.relaxed|.release><.dec|.inc>.u32 [r],r",
    "red<.relaxed|.release><.global|.shared><.add<.f32|.f64|.s32|.u32|.u64>|<"
    ".and|.or|.xor><.b32|.b64>|<.dec|.inc>.u32|<.max|.min><.s32|.s64|.u32|"
    ".u64>> [r],r",
    "red<.relaxed|.release><.max|.min><.s32|.s64|.u32|.u64> [r],r",
    "st.weak<.b16|.b32|.b64|.b8> [r],r",
    "st.weak<.v2<.b16|.b32|.b64|.b8> [r],{r|.v4<.b16|.b32|.b8> [r],{r,r,r>,r}",
    "st<.global|.local|.shared>.weak<.b16|.b32|.b64|.b8> [r],r",
    "st<.global|.local|.shared>.weak<.v2<.b16|.b32|.b64|.b8> [r],{r|.v4<.b16|"
    ".b32|.b8> [r],{r,r,r>,r}",
    "st<.relaxed|.release><.cta|.gpu|.sys><|<.global|.shared>>.v2<.b16|.b32|"
    ".b64> [r],{r,r}",
    "st<.relaxed|.release><.cta|.gpu|.sys><|<.global|.shared>>.v4<.b16|"
    ".b32> [r],{r,r,r,r}",
    "st<.relaxed|.release><.cta|.gpu|.sys><|<.global|.shared>><.b16|.b32|.b64"
    "|.b8> [r],r"
  ],
  [NVVM_Chip<NVVM_SM_70>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "atom<.acq_rel|.acquire|.relaxed|.release><.cta|.gpu|.sys>.add.noftz"
    ".f16x2 r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release><|<.cta|.gpu|.sys>><.global|"
    ".shared>.add.noftz.f16x2 r,[r],r",
    "atom<|<.global|.shared><.cta|.gpu|.sys>><.acq_rel|.acquire|.relaxed|"
    ".release>.add.noftz.f16x2 r,[r],r", "nanosleep.u32 r",
    "red<.relaxed|.release>.add.noftz.f16x2 [r],r",
    "red<.relaxed|.release><.cta|.gpu|.sys>.add.noftz.f16x2 [r],r",
    "red<.relaxed|.release><|<.cta|.gpu|.sys>><.global|.shared>.add.noftz"
    ".f16x2 [r],r"
  ],
  [NVVM_Chip<NVVM_SM_70>, NVVM_MinPTX<NVVM_PTX_62>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "atom.add.noftz.f16 r,[r],r", "atom.cas.b16 r,[r],r,r",
    "atom<.acq_rel|.acquire|.relaxed|.release>.add.noftz.f16 r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release>.cas.b16 r,[r],r,r",
    "atom<.acq_rel|.acquire|.relaxed|.release><.cta|.gpu|.sys><|<.global|"
    ".shared>>.add.noftz.f16 r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release><.cta|.gpu|.sys><|<.global|"
    ".shared>>.cas.b16 r,[r],r,r",
    "atom<.acq_rel|.acquire|.relaxed|.release><.global|.shared><.add.noftz"
    ".f16 r,[r]|.cas.b16 r,[r],r>,r",
    "atom<.cta|.gpu|.sys><|<.global|.shared>>.add.noftz.f16 r,[r],r",
    "atom<.cta|.gpu|.sys><|<.global|.shared>>.cas.b16 r,[r],r,r",
    "atom<.global|.shared><|<.acq_rel|.acquire|.relaxed|.release><.cta|.gpu|"
    ".sys>>.cas.b16 r,[r],r,r",
    "atom<.global|.shared><|<.cta|.gpu|.sys><.acq_rel|.acquire|.relaxed|"
    ".release>>.add.noftz.f16 r,[r],r", "red.add.noftz.f16 [r],r",
    "red<.cta|.gpu|.sys><|<.global|.shared>>.add.noftz.f16 [r],r",
    "red<.global|.shared>.add.noftz.f16 [r],r",
    "red<.relaxed|.release>.add.noftz.f16 [r],r",
    "red<.relaxed|.release><.cta|.gpu|.sys>.add.noftz.f16 [r],r",
    "red<.relaxed|.release><|<.cta|.gpu|.sys>><.global|.shared>.add.noftz"
    ".f16 [r],r",
    "wmma.load.c.sync.aligned<.col|.row><.m16n16k16|.m32n8k16|.m8n32k16><|<"
    ".global|.shared>>.f32 {r,r,r,r,r,r,r,r},[r],r",
    "wmma.load<.a|.b>.sync.aligned<.col|.row><.m16n16k16|.m32n8k16|.m8n32k16>"
    "<|<.global|.shared>>.f16 {r,r,r,r,r,r,r,r},[r],r",
    "wmma.mma.sync.aligned<.col|.row><.col|.row><.m16n16k16|.m32n8k16|"
    ".m8n32k16><.f16.f16 {r,r,r,r},{r,r,r,r,r,r,r,r},{r,r,r,r,r,r,r,r},{r|"
    ".f32.f32 {r,r,r,r,r,r,r,r},{r,r,r,r,r,r,r,r},{r,r,r,r,r,r,r,r},{r,r,r,r"
    ",r>,r,r,r}",
    "wmma.store.d.sync.aligned<.col|.row><.m16n16k16|.m32n8k16|.m8n32k16><|<"
    ".global|.shared>>.f16 [r],{r,r,r,r},r",
    "wmma.store.d.sync.aligned<.col|.row><.m16n16k16|.m32n8k16|.m8n32k16><|<"
    ".global|.shared>>.f32 [r],{r,r,r,r,r,r,r,r},r"
  ],
  [NVVM_Chip<NVVM_SM_70>, NVVM_MinPTX<NVVM_PTX_63>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "mma.sync.aligned.m8n8k4<.col|.row><.col|.row><.f16.f16.f16.f16 {r,r,r,r}"
    ",{r,r},{r,r},{r|.f32.f16.f16.f32 {r,r,r,r,r,r,r,r},{r,r},{r,r},{r,r,r,r"
    ",r>,r,r,r}"
  ],
  [NVVM_Chip<NVVM_SM_70>, NVVM_MinPTX<NVVM_PTX_64>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "ld.L1<::evict_first|::evict_last|::no_allocate><.b32 r|.v4.b32 {r,r,r"
    ",r}>,[r]",
    "ld.global.L1<::evict_first|::evict_last><.b16|.b32|.b64|.b8> {r},[r]",
    "ld.global<<|.nc>.L1<::evict_first|::evict_last|::evict_normal"
    "|::evict_unchanged|::no_allocate>.v2<.b16|.b32|.b64|.b8> {r|<|.nc>.L1"
    "<::evict_first|::evict_last|::evict_normal|::evict_unchanged"
    "|::no_allocate>.v4<.b16|.b32|.b8> {r,r,r>,r},[r]",
    "ld.global<|.nc>.L1<::evict_first|::evict_last|::evict_normal"
    "|::evict_unchanged|::no_allocate><.b16|.b32|.b64|.b8> r,[r]",
    "ld<.acquire|.relaxed><.cta|.gpu|.sys><<|.global>.L1::no_allocate.v2<.b16"
    "|.b32|.b64> {r|<|.global>.L1::no_allocate.v4<.b16|.b32> {r,r,r>,r},[r]",
    "ld<.acquire|.relaxed><.cta|.gpu|.sys><|.global>.L1::no_allocate<.b16|"
    ".b32|.b64> r,[r]",
    "st.global.L1<::evict_first|::evict_last><.b16|.b32|.b64|.b8> [r],{r}",
    "st.global.L1<::evict_first|::evict_last|::evict_normal|::evict_unchanged"
    "|::no_allocate><.v2<.b16|.b32|.b64|.b8> [r],{r|.v4<.b16|.b32|.b8> [r],{r"
    ",r,r>,r}",
    "st<.global.L1<::evict_first|::evict_last|::evict_normal"
    "|::evict_unchanged|::no_allocate><.b16|.b32|.b64|.b8>|<.relaxed|"
    ".release><.cta|.gpu|.sys><|.global>.L1::no_allocate<.b16|.b32|.b64>> [r]"
    ",r",
    "st<.relaxed|.release><.cta|.gpu|.sys><<|.global>.L1::no_allocate.v2<.b16"
    "|.b32|.b64> [r],{r|<|.global>.L1::no_allocate.v4<.b16|.b32> [r],{r,r,r>"
    ",r}"
  ],
  [NVVM_Chip<NVVM_SM_70>, NVVM_MinPTX<NVVM_PTX_74>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "fence.proxy.alias"
  ],
  [NVVM_Chip<NVVM_SM_70>, NVVM_MinPTX<NVVM_PTX_75>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "<bmsk<.clamp|.wrap>.b32|szext<.clamp|.wrap><.s32|.u32>> r,r,r"
  ],
  [NVVM_Chip<NVVM_SM_70>, NVVM_MinPTX<NVVM_PTX_76>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "<cvta<|.to>.param.u64|isspacep.param> r,r"
  ],
  [NVVM_Chip<NVVM_SM_70>, NVVM_MinPTX<NVVM_PTX_77>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "atom.shared::cta.cas.b16 r,[r],r,r",
    "atom<.acq_rel|.acquire|.relaxed|.release>.shared::cta<.add<.f32|.f64|"
    ".s32|.u32|.u64>|<.and|.exch|.or|.xor><.b32|.b64>|<.dec|.inc>.u32|<.max|"
    ".min><.s32|.s64|.u32|.u64>> r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release><.cta|.gpu|.sys>.shared::cta<"
    ".add<.f32|.f64|.s32|.u32|.u64>|<.and|.exch|.or|.xor><.b32|.b64>|<.dec|"
    ".inc>.u32|<.max|.min><.s32|.s64|.u32|.u64>> r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release><|<.cta|.gpu|.sys>>.shared::cta"
    ".cas<.b16|.b32|.b64> r,[r],r,r",
    "atom<.cta|.gpu|.sys>.shared::cta.cas.b16 r,[r],r,r",
    "ld.shared::cta.weak<.v2<.b16|.b32|.b64|.b8> {r|.v4<.b16|.b32|.b8> {r,r"
    ",r>,r},[r]",
    "ld<.acquire|.relaxed><.cta|.gpu|.sys>.shared::cta<.v2<.b16|.b32|.b64> {r"
    "|.v4<.b16|.b32> {r,r,r>,r},[r]",
    "ld<.shared::cta.weak<.b16|.b32|.b64|.b8>|<.acquire|.relaxed><.cta|.gpu|"
    ".sys>.shared::cta<.b16|.b32|.b64>> r,[r]",
    "red<.relaxed|.release>.shared::cta<.add<.f32|.f64|.s32|.u32|.u64>|<.and|"
    ".or|.xor><.b32|.b64>|<.dec|.inc>.u32|<.max|.min><.s32|.s64|.u32|"
    ".u64>> [r],r",
    "red<.relaxed|.release><.cta|.gpu|.sys>.shared::cta<.add<.f32|.f64|.s32|"
    ".u32|.u64>|<.and|.or|.xor><.b32|.b64>|<.dec|.inc>.u32|<.max|.min><.s32|"
    ".s64|.u32|.u64>> [r],r",
    "st.shared::cta.weak<.v2<.b16|.b32|.b64|.b8> [r],{r|.v4<.b16|.b32|"
    ".b8> [r],{r,r,r>,r}",
    "st<.relaxed|.release><.cta|.gpu|.sys>.shared::cta<.v2<.b16|.b32|"
    ".b64> [r],{r|.v4<.b16|.b32> [r],{r,r,r>,r}",
    "st<.shared::cta.weak<.b16|.b32|.b64|.b8>|<.relaxed|.release><.cta|.gpu|"
    ".sys>.shared::cta<.b16|.b32|.b64>> [r],r"
  ],
  [NVVM_Chip<NVVM_SM_70>, NVVM_MinPTX<NVVM_PTX_78>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "cvt<.rn|.rz>.satfinite.f16.f32 r,r"
  ],
  [NVVM_Chip<NVVM_SM_70>, NVVM_MinPTX<NVVM_PTX_81>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "ld.mmio.relaxed.sys<|.global><.b16|.b32|.b64|.b8> r,[r]",
    "lop3<.and|.or>.b32 r|r,r,r,r,r,r",
    "st.mmio.relaxed.sys<|.global><.b16|.b32|.b64|.b8> [r],r"
  ],
  [NVVM_Chip<NVVM_SM_70>, NVVM_MinPTX<NVVM_PTX_82>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    ".reg .b128", "ld.b128 r,[r]", "ld.global.nc.b128 r,[r]",
    "ld.global<|.nc>.L1<::evict_first|::evict_last>.b128 r,[r]",
    "ld<.acquire|.relaxed><.cta|.gpu>.b128 r,[r]",
    "ld<.volatile|.weak>.b128 r,[r]",
    "ld<|.acquire.gpu<|.global>|.global<|.nc>|.relaxed<.cta|.gpu><|.global>|"
    ".weak<|.global>>.L1::no_allocate.b128 r,[r]",
    "ld<|.acquire.gpu|.relaxed<.cta|.gpu>|<.volatile|.weak>><.shared|"
    ".shared::cta>.b128 r,[r]", "ld<|.weak><.const|.local>.b128 r,[r]",
    "ld<|<.acquire|.relaxed><.cta|.gpu>|<.volatile|.weak>>.global.b128 r,[r]",
    "mov.b128< r<,r|,{r,r}>| {r,r},r>", "st.b128 [r],r",
    "st.global.L1<::evict_first|::evict_last>.b128 [r],r",
    "st.relaxed.cta.b128 [r],r", "st<.relaxed|.release>.gpu.b128 [r],r",
    "st<.volatile|.weak>.b128 [r],r",
    "st<|.global|.relaxed<.cta|.gpu><|.global>|.release.gpu<|.global>|.weak<|"
    ".global>>.L1::no_allocate.b128 [r],r",
    "st<|.relaxed<.cta|.gpu>|.release.gpu|<.volatile|.weak>><.global|.shared|"
    ".shared::cta>.b128 [r],r", "st<|.weak>.local.b128 [r],r"
  ],
  [NVVM_Chip<NVVM_SM_70>, NVVM_MinPTX<NVVM_PTX_83>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "ld.acquire.sys<|.global>.b128 r,[r]",
    "ld.relaxed.sys<|<.global|.shared|.shared::cta>|<|.global>"
    ".L1::no_allocate>.b128 r,[r]",
    "st.relaxed.sys<|<.global|.shared|.shared::cta>|<|.global>"
    ".L1::no_allocate>.b128 [r],r"
  ],
  [NVVM_Chip<NVVM_SM_70>, NVVM_MinPTX<NVVM_PTX_84>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "cvt.pack.sat<<.s16|.u16>.s32 r|<.s8|.u8>.s32.b32 r,r>,r,r"
  ],
  [NVVM_Chip<NVVM_SM_72>, NVVM_MinPTX<NVVM_PTX_65>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "cvt.pack.sat<.s2|.s4|.u2|.u4>.s32.b32 r,r,r,r",
    "ldmatrix.sync.aligned.m8n8.x1<|.trans|<|.trans>.shared>.b16 {r},[r]",
    "ldmatrix.sync.aligned.m8n8.x2<|.trans|<|.trans>.shared>.b16 {r,r},[r]",
    "ldmatrix.sync.aligned.m8n8.x4.shared<<|.trans>.b16 {r,_,r|<|.trans>"
    ".b16 {r,r,_>,_},[r]",
    "ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {r<,_,r|,r,_>,_},[r]",
    "ldmatrix.sync.aligned.m8n8.x4<.shared<|.trans>|.trans.shared>.b16 {_,_,r"
    ",r},[r]",
    "ldmatrix.sync.aligned.m8n8.x4<.shared<|.trans>|.trans.shared>.b16 {_,r,_"
    ",r},[r]",
    "ldmatrix.sync.aligned.m8n8.x4<|.shared<|.trans>|.trans<|.shared>>.b16 {r"
    ",r,r,r},[r]",
    "ldmatrix.sync.aligned.trans.m8n8.x4.shared.b16 {<<_,_|r,r>,r|_,r,_>,r}"
    ",[r]",
    "ldmatrix.sync.aligned.trans.m8n8.x4.shared.b16 {r<,_,r|,r,_>,_},[r]",
    "ldmatrix.sync.aligned.x1<|.trans>.m8n8.shared.b16 {r},[r]",
    "ldmatrix.sync.aligned.x2<|.trans>.m8n8.shared.b16 {r,r},[r]",
    "ldmatrix.sync.aligned.x4<|.trans>.m8n8.shared.b16 {r,r,r,r},[r]",
    "mma.sync.aligned.m16n8k8.row.col<.f16.f16.f16.f16 {r,r},{r,r},{r},{r|"
    ".f32.f16.f16.f32 {r<,_,r,_|,r,r,r>},{r,r},{r},{r,r,r>,r}",
    "mma.sync.aligned.m8n8k16.row.col<.s32<.s8|.u8><.s8|.u8>.s32<|.satfinite>"
    "|.satfinite.s32<.s8|.u8><.s8|.u8>.s32> {r,r},{r},{r},{r,r}",
    "mma.sync.aligned.m8n8k32.row.col<.s32<.s4|.u4><.s4|.u4>.s32<|.satfinite>"
    "|.satfinite.s32<.s4|.u4><.s4|.u4>.s32> {r,r},{r},{r},{r,r}"
  ],
  [NVVM_Chip<NVVM_SM_75>, NVVM_MinPTX<NVVM_PTX_65>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "<<ex2|tanh>.approx<.f16|.f16x2>|tanh.approx.f32> r,r",
    "mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.xor.popc {r,r},{r},{r}"
    ",{r,r}"
  ],
  [NVVM_Chip<NVVM_SM_75>, NVVM_MinPTX<NVVM_PTX_70>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "ld.L1<::evict_first|::evict_last|::no_allocate>.L2<::128B|::64B><.b32 r|"
    ".v4.b32 {r,r,r,r}>,[r]",
    "ld.L2<::128B|::64B><.b32 r|.v4.b32 {r,r,r,r}>,[r]",
    "ld.global.L1<::evict_first|::evict_last|::evict_normal|::evict_unchanged"
    "|::no_allocate>.L2<::128B|::64B><.v2<.b16|.b32|.b64|.b8> {r|.v4<.b16|"
    ".b32|.b8> {r,r,r>,r},[r]", "ld.global.L2<::128B|::64B><.b32|.b64> r,[r]",
    "ld.global.L2<::128B|::64B><.v2<.b16|.b32|.b64|.b8> {r|.v4<.b16|.b32|"
    ".b8> {r,r,r>,r},[r]",
    "ld.global.nc.L1<::evict_first|::evict_last|::evict_normal"
    "|::evict_unchanged|::no_allocate>.L2<::128B|::64B><.v2<.b16|.b32|.b64|"
    ".b8> {r|.v4<.b16|.b32|.b8> {r,r,r>,r},[r]",
    "ld.global.nc.L2<::128B|::64B><.v2<.b16|.b32|.b64|.b8> {r|.v4<.b16|.b32|"
    ".b8> {r,r,r>,r},[r]",
    "ld.global<.ca|.cg|.cs><<|.nc>.L2<::128B|::64B>.v2<.b32|.b64> {r|<|.nc>"
    ".L2<::128B|::64B>.v4.b32 {r,r,r>,r},[r]",
    "ld.global<.ca|.cg|.cs|.cv|.lu>.L2<::128B|::64B><.b32|.b64> r,[r]",
    "ld.global<.cv|.lu>.L2<::128B|::64B><.v2<.b32|.b64> {r|.v4.b32 {r,r,r>,r}"
    ",[r]",
    "ld.global<|.nc>.L1<::evict_first|::evict_last|::evict_normal"
    "|::evict_unchanged|::no_allocate>.L2<::128B|::64B><.b32|.b64> r,[r]",
    "ld.global<|.nc|<|.nc>.L1<::evict_first|::evict_last|::evict_normal"
    "|::evict_unchanged|::no_allocate>>.L2<::128B|::64B><.b16|.b8> r,[r]",
    "ld.global<|<.ca|.cg|.cs>>.nc.L2<::128B|::64B><.b32|.b64> r,[r]"
  ],
  [NVVM_Chip<NVVM_SM_75>, NVVM_MinPTX<NVVM_PTX_74>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "ldmatrix.sync.aligned<.m8n8.x1<|.trans>|.x1<|.trans>.m8n8>.shared::cta"
    ".b16 {r},[r]",
    "ldmatrix.sync.aligned<.m8n8.x2<|.trans>|.x2<|.trans>.m8n8>.shared::cta"
    ".b16 {r,r},[r]",
    "ldmatrix.sync.aligned<.m8n8.x4<|.trans>|.x4<|.trans>.m8n8>.shared::cta"
    ".b16 {r,r,r,r},[r]", "movmatrix.sync.aligned.m8n8.trans.b16 r,r"
  ],
  [NVVM_Chip<NVVM_SM_75>, NVVM_MinPTX<NVVM_PTX_78>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "ld.global<|.nc|<|.nc>.L1<::evict_first|::evict_last|::no_allocate>>.L2"
    "<::128B|::64B>.b128 r,[r]"
  ],
  [NVVM_Chip<NVVM_SM_75>, NVVM_MinPTX<NVVM_PTX_83>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "<abs|neg><.bf16|.bf16x2> r,r", "<max|min><|.NaN><.bf16|.bf16x2> r,r,r",
    "<max|min><|.NaN|.ftz<|.NaN>><.f16|.f16x2> r,r,r",
    "<max|min><|.ftz>.NaN.f32 r,r,r",
    "cp.async.mbarrier.arrive<|.noinc|<|.noinc>.shared>.b64 [r]",
    "cp.async.wait_group r",
    "cp.async<.ca|.cg><.shared|.shared::cta>.global [r],[r],r",
    "cp.async<.commit_group|.wait_all>", "cvt.rna.tf32.f32 r,r",
    "cvt<.rm|.rp><|.ftz>.bf16.f32 r,r", "cvt<.rn|.rz>.relu.f16.f32 r,r",
    "cvt<.rn|.rz><|.relu><.bf16x2|.f16x2>.f32 r,r,r",
    "cvt<.rn|.rz><|<.ftz|.relu>>.bf16.f32 r,r",
    "fma.rn<<.bf16|.bf16x2>|<|.ftz><.f16|.f16x2>>.relu r,r,r,r",
    "fma.rn<|.ftz>.relu<.f16|.f16x2> r,r,r,r",
    "fma.rn<|.relu><.bf16|.bf16x2> r,r,r,r",
    "mbarrier.init<|.shared>.b64 [r],r", "mbarrier.inval<|.shared>.b64 [r]",
    "mbarrier.pending_count.b64 r,r",
    "mbarrier<.arrive<|.shared>.b64 r|.arrive_drop<|.shared>.b64< _| r>>,[r]",
    "mbarrier<.test_wait<|.shared>|<.arrive|.arrive_drop>.noComplete<|"
    ".shared>>.b64 r,[r],r",
    "mma.sync.aligned.m16n8k128.row.col.s32.b1.b1.s32.xor.popc {r,r,r,r},{r"
    ",r},{r},{r,r,r,r}",
    "mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {r,r},{r,r,r,r},{r,r}"
    ",{r,r}",
    "mma.sync.aligned.m16n8k16.row.col.f32<.bf16.bf16.f32 {r<,_,r,_|,r,r,r>|"
    ".f16.f16.f32 {r<,_,r,_|,r,r,r>>},{r,r,r,r},{r,r},{r,r,r,r}",
    "mma.sync.aligned.m16n8k16.row.col<.s32<.s8|.u8><.s8|.u8>.s32<|"
    ".satfinite>|.satfinite.s32<.s8|.u8><.s8|.u8>.s32> {r,r,r,r},{r,r},{r},{r"
    ",r,r,r}",
    "mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.xor.popc {r,r,r,r},{r,r"
    ",r,r},{r,r},{r,r,r,r}",
    "mma.sync.aligned.m16n8k32.row.col<.s32<.s4|.u4><.s4|.u4>.s32<|"
    ".satfinite>|.satfinite.s32<.s4|.u4><.s4|.u4>.s32> {r,r,r,r},{r,r},{r},{r"
    ",r,r,r}",
    "mma.sync.aligned.m16n8k32.row.col<.s32<.s8|.u8><.s8|.u8>.s32<|"
    ".satfinite>|.satfinite.s32<.s8|.u8><.s8|.u8>.s32> {r,r,r,r},{r,r,r,r},{r"
    ",r},{r,r,r,r}",
    "mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32 {r,r,r,r},{r,r},{r}"
    ",{r,r,r,r}",
    "mma.sync.aligned.m16n8k64.row.col<.s32<.s4|.u4><.s4|.u4>.s32<|"
    ".satfinite>|.satfinite.s32<.s4|.u4><.s4|.u4>.s32> {r,r,r,r},{r,r,r,r},{r"
    ",r},{r,r,r,r}",
    "mma.sync.aligned.m16n8k8.row.col.f32<.bf16.bf16.f32 {r<,_,r,_|,r,r,r>}"
    ",{r,r},{r|.tf32.tf32.f32 {r,r,r,r},{r,r,r,r},{r,r>},{r,r,r,r}",
    "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64<|<.rm|.rn|.rp|.rz>> {r"
    ",r},{r},{r},{r,r}",
    "redux.sync<<.add|.max|.min><.s32|.u32>|<.and|.or|.xor>.b32> r,r,r"
  ],
  [NVVM_Chip<NVVM_SM_80>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "cvt<|<.rm|.rn|.rp|.rz>>.f32.bf16 r,r",
    "mbarrier<.arrive<|.shared>.b64 _,[r]|.test_wait.parity<|.shared>.b64 r"
    ",[r],r>",
    "mma.sp.sync.aligned.m16n8k128.row.col<.s32<.s4|.u4><.s4|.u4>.s32<|"
    ".satfinite>|.satfinite.s32<.s4|.u4><.s4|.u4>.s32> {r,r,r,r},{r,r,r,r},{r"
    ",r,r,r},{r,r,r,r},r,r",
    "mma.sp.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32 {r,r,r,r},{r,r,r"
    ",r},{r,r,r,r},{r,r,r,r},r,r",
    "mma.sp.sync.aligned.m16n8k32.row.col.f32<.bf16.bf16|.f16.f16>.f32 {r,r,r"
    ",r},{r,r,r,r},{r,r,r,r},{r,r,r,r},r,r",
    "mma.sp.sync.aligned.m16n8k64.row.col<.s32<.s8|.u8><.s8|.u8>.s32<|"
    ".satfinite>|.satfinite.s32<.s8|.u8><.s8|.u8>.s32> {r,r,r,r},{r,r,r,r},{r"
    ",r,r,r},{r,r,r,r},r,r",
    "mma.sp.sync.aligned<.m16n8k16.row.col.f16.f16.f16.f16 {r,r},{r,r},{r|"
    ".m16n8k32.row.col.f16.f16.f16.f16 {r,r},{r,r,r,r},{r,r,r>,r},{r,r},r,r",
    "mma.sp.sync.aligned<.m16n8k16.row.col.f32<.bf16.bf16|.f16.f16>|.m16n8k8"
    ".row.col.f32.tf32.tf32>.f32 {r,r,r,r},{r,r},{r,r},{r,r,r,r},r,r",
    "mma.sp.sync.aligned<.m16n8k32.row.col<|.satfinite>.s32<.s8|.u8><.s8|.u8>"
    "|.m16n8k64.row.col<|.satfinite>.s32<.s4|.u4><.s4|.u4>>.s32 {r,r,r,r},{r"
    ",r},{r,r},{r,r,r,r},r,r",
    "mma.sync.aligned<.m8n8k128.row.col.s32.b1.b1.s32.and.popc {r,r},{r},{r}"
    ",{r|<.m16n8k128.row.col.s32.b1.b1.s32.and.popc {r,r,r,r},{r,r},{r|"
    ".m16n8k256.row.col.s32.b1.b1.s32.and.popc {r,r,r,r},{r,r,r,r},{r,r>},{r"
    ",r,r>,r}"
  ],
  [NVVM_Chip<NVVM_SM_80>, NVVM_MinPTX<NVVM_PTX_71>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "applypriority<|.global>.L2::evict_normal [r],r",
    "atom.L2::cache_hint<.add.f32|<.add|.max|.min><.s32|.u32>|<.and|.exch|.or"
    "|.xor>.b32> r,[r],r,r",
    "atom.global.L2::cache_hint<.add.f32|<.add|.max|.min><.s32|.u32>|<.and|"
    ".exch|.or|.xor>.b32> r,[r],r,r",
    "atom<.acq_rel|.acquire|.relaxed|.release><|.global|<.cta|.gpu|.sys><|"
    ".global>>.L2::cache_hint.add.f32 r,[r],r,r",
    "atom<.acq_rel|.acquire|.relaxed|.release><|.global|<.cta|.gpu|.sys><|"
    ".global>>.L2::cache_hint<.add|.max|.min><.s32|.u32> r,[r],r,r",
    "atom<.acq_rel|.acquire|.relaxed|.release><|.global|<.cta|.gpu|.sys><|"
    ".global>>.L2::cache_hint<.and|.exch|.or|.xor>.b32 r,[r],r,r",
    "atom<.cta|.gpu|.sys><<|.global>.L2::cache_hint.add.f32|<|.global>"
    ".L2::cache_hint<.add|.max|.min><.s32|.u32>|<|.global>.L2::cache_hint<"
    ".and|.exch|.or|.xor>.b32> r,[r],r,r",
    "cp.async<.ca|.cg><.shared|.shared::cta>.global.L2::cache_hint<|.L2"
    "<::128B|::256B|::64B>> [r],[r],r,r",
    "cp.async<.ca|.cg><.shared|.shared::cta>.global.L2<::128B|::256B"
    "|::64B> [r],[r],r", "createpolicy.cvt.L2.b64 r,r",
    "createpolicy.fractional.L2::evict_unchanged.b64 r<|,r>",
    "createpolicy.fractional.L2<::evict_first|::evict_last|::evict_normal>"
    ".b64 r",
    "createpolicy.fractional.L2<::evict_first|::evict_last|::evict_normal><|"
    ".L2<::evict_first|::evict_unchanged>>.b64 r,r",
    "createpolicy.range<|.global>.L2<::evict_last|::evict_normal>.b64 r,[r],r"
    ",r",
    "createpolicy.range<|.global|<|.global>.L2<::evict_first|::evict_last"
    "|::evict_normal>>.L2<::evict_first|::evict_unchanged>.b64 r,[r],r,r",
    "discard<|.global>.L2 [r],r",
    "ld.L1<::evict_first|::evict_last|::no_allocate>.L2::256B<.b32 r|.v4"
    ".b32 {r,r,r,r}>,[r]", "ld.L2::256B<.b32 r|.v4.b32 {r,r,r,r}>,[r]",
    "ld.global.L1<::evict_first|::evict_last>.L2::cache_hint<.b16|.b32|.b64|"
    ".b8> {r},[r],r",
    "ld.global.L1<::evict_first|::evict_last|::evict_normal|::evict_unchanged"
    "|::no_allocate>.L2::256B<.v2<.b16|.b32|.b64|.b8> {r|.v4<.b16|.b32|"
    ".b8> {r,r,r>,r},[r]",
    "ld.global.L1<::evict_first|::evict_last|::evict_normal|::evict_unchanged"
    "|::no_allocate>.L2::cache_hint<|.L2<::128B|::256B|::64B>>.v2<.b16|.b32|"
    ".b64|.b8> {r,r},[r],r",
    "ld.global.L1<::evict_first|::evict_last|::evict_normal|::evict_unchanged"
    "|::no_allocate>.L2::cache_hint<|.L2<::128B|::256B|::64B>>.v4<.b16|.b32|"
    ".b8> {r,r,r,r},[r],r",
    "ld.global.L1<::evict_first|::evict_last|::evict_normal|::evict_unchanged"
    "|::no_allocate>.L2::cache_hint<|.L2<::128B|::256B|::64B>><.b16|.b32|.b64"
    "|.b8> r,[r],r", "ld.global.L2::256B<.b32|.b64> r,[r]",
    "ld.global.L2::256B<.v2<.b16|.b32|.b64|.b8> {r|.v4<.b16|.b32|.b8> {r,r,r>"
    ",r},[r]",
    "ld.global.L2::cache_hint<|.L2<::128B|::256B|::64B>>.v2<.b16|.b32|.b64|"
    ".b8> {r,r},[r],r",
    "ld.global.L2::cache_hint<|.L2<::128B|::256B|::64B>>.v4<.b16|.b32|.b8> {r"
    ",r,r,r},[r],r",
    "ld.global.L2::cache_hint<|.L2<::128B|::256B|::64B>><.b16|.b32|.b64|"
    ".b8> r,[r],r",
    "ld.global.nc.L1<::evict_first|::evict_last|::evict_normal"
    "|::evict_unchanged|::no_allocate>.L2::256B<.v2<.b16|.b32|.b64|.b8> {r|"
    ".v4<.b16|.b32|.b8> {r,r,r>,r},[r]",
    "ld.global.nc.L1<::evict_first|::evict_last|::evict_normal"
    "|::evict_unchanged|::no_allocate>.L2::cache_hint<|.L2<::128B|::256B"
    "|::64B>>.v2<.b16|.b32|.b64|.b8> {r,r},[r],r",
    "ld.global.nc.L1<::evict_first|::evict_last|::evict_normal"
    "|::evict_unchanged|::no_allocate>.L2::cache_hint<|.L2<::128B|::256B"
    "|::64B>>.v4<.b16|.b32|.b8> {r,r,r,r},[r],r",
    "ld.global.nc.L1<::evict_first|::evict_last|::evict_normal"
    "|::evict_unchanged|::no_allocate>.L2::cache_hint<|.L2<::128B|::256B"
    "|::64B>><.b16|.b32|.b64|.b8> r,[r],r",
    "ld.global.nc.L2::256B<.v2<.b16|.b32|.b64|.b8> {r|.v4<.b16|.b32|.b8> {r,r"
    ",r>,r},[r]",
    "ld.global.nc.L2::cache_hint<|.L2<::128B|::256B|::64B>>.v2<.b16|.b32|.b64"
    "|.b8> {r,r},[r],r",
    "ld.global.nc.L2::cache_hint<|.L2<::128B|::256B|::64B>>.v4<.b16|.b32|"
    ".b8> {r,r,r,r},[r],r",
    "ld.global.nc.L2::cache_hint<|.L2<::128B|::256B|::64B>><.b16|.b32|.b64|"
    ".b8> r,[r],r",
    "ld.global<.ca|.cg|.cs><<|.nc>.L2::256B.v2<.b32|.b64> {r|<|.nc>.L2::256B"
    ".v4.b32 {r,r,r>,r},[r]",
    "ld.global<.ca|.cg|.cs><<|.nc>.L2::cache_hint|<|.nc>.L2::cache_hint.L2"
    "<::128B|::256B|::64B>>.v2<.b32|.b64> {r,r},[r],r",
    "ld.global<.ca|.cg|.cs><<|.nc>.L2::cache_hint|<|.nc>.L2::cache_hint.L2"
    "<::128B|::256B|::64B>>.v4.b32 {r,r,r,r},[r],r",
    "ld.global<.ca|.cg|.cs><<|.nc>.L2::cache_hint|<|.nc>.L2::cache_hint.L2"
    "<::128B|::256B|::64B>><.b32|.b64> r,[r],r",
    "ld.global<.ca|.cg|.cs|.cv|.lu>.L2::256B<.b32|.b64> r,[r]",
    "ld.global<.cv|.lu>.L2::256B<.v2<.b32|.b64> {r|.v4.b32 {r,r,r>,r},[r]",
    "ld.global<.cv|.lu>.L2::cache_hint<|.L2<::128B|::256B|::64B>>.v2<.b32|"
    ".b64> {r,r},[r],r",
    "ld.global<.cv|.lu>.L2::cache_hint<|.L2<::128B|::256B|::64B>>.v4.b32 {r,r"
    ",r,r},[r],r",
    "ld.global<.cv|.lu>.L2::cache_hint<|.L2<::128B|::256B|::64B>><.b32|"
    ".b64> r,[r],r",
    "ld.global<|.nc>.L1<::evict_first|::evict_last|::evict_normal"
    "|::evict_unchanged|::no_allocate>.L2::256B<.b32|.b64> r,[r]",
    "ld.global<|.nc|<|.nc>.L1<::evict_first|::evict_last|::evict_normal"
    "|::evict_unchanged|::no_allocate>>.L2::256B<.b16|.b8> r,[r]",
    "ld.global<|<.ca|.cg|.cs>>.nc.L2::256B<.b32|.b64> r,[r]",
    "prefetch<|.global>.L2<::evict_last|::evict_normal> [r]",
    "st.global.L1<::evict_first|::evict_last>.L2::cache_hint<.b16|.b32|.b64|"
    ".b8> [r],{r},r",
    "st.global.L1<::evict_first|::evict_last|::evict_normal|::evict_unchanged"
    "|::no_allocate>.L2::cache_hint<.v2<.b16|.b32|.b64|.b8> [r],{r|.v4<.b16|"
    ".b32|.b8> [r],{r,r,r>,r},r",
    "st.global.L2::cache_hint<.v2<.b16|.b32|.b64|.b8> [r],{r|.v4<.b16|.b32|"
    ".b8> [r],{r,r,r>,r},r",
    "st.global<|.L1<::evict_first|::evict_last|::evict_normal"
    "|::evict_unchanged|::no_allocate>>.L2::cache_hint<.b16|.b32|.b64|"
    ".b8> [r],r,r",
    "st<.cg|.cs|.wb|.wt>.global.L2::cache_hint<.b32 [r],r|<.v2.b32 [r],{r|.v4"
    ".b32 [r],{r,r,r>,r}>,r"
  ],
  [NVVM_Chip<NVVM_SM_80>, NVVM_MinPTX<NVVM_PTX_74>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "cp.async<.ca|.cg><.shared|.shared::cta>.global.L2::cache_hint<|.L2"
    "<::128B|::256B|::64B>> [r],[r],r,r,r",
    "cp.async<.ca|.cg><.shared|.shared::cta>.global<|.L2<::128B|::256B"
    "|::64B>> [r],[r],r,r"
  ],
  [NVVM_Chip<NVVM_SM_80>, NVVM_MinPTX<NVVM_PTX_75>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "mov<.b32|.u32> r,%<reserved_smem_offset_begin|reserved_smem_offset_cap"
    "|reserved_smem_offset_end>"
  ],
  [NVVM_Chip<NVVM_SM_80>, NVVM_MinPTX<NVVM_PTX_76>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "<cp.async.mbarrier.arrive<|.noinc>|mbarrier.inval>.shared::cta.b64 [r]",
    "mbarrier.init.shared::cta.b64 [r],r",
    "mbarrier<.arrive|.arrive_drop>.shared::cta.b64< _| r>,[r]",
    "mbarrier<.test_wait<|.parity>|<.arrive|.arrive_drop>.noComplete>"
    ".shared::cta.b64 r,[r],r"
  ],
  [NVVM_Chip<NVVM_SM_80>, NVVM_MinPTX<NVVM_PTX_78>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "mbarrier.test_wait<<|.parity>.acquire.cta|<|.parity>.acquire.cta<.shared"
    "|.shared::cta>>.b64 r,[r],r",
    "mbarrier<.arrive|.arrive_drop>.noComplete.release.cta<|<.shared|"
    ".shared::cta>>.b64 r,[r],r",
    "mbarrier<.arrive|.arrive_drop>.release.cta<|<.shared|.shared::cta>>.b64"
    "< _| r>,[r]"
  ],
  [NVVM_Chip<NVVM_SM_80>, NVVM_MinPTX<NVVM_PTX_80>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "cvt.rna.satfinite.tf32.f32 r,r",
    "cvt<.rn|.rz>.relu.satfinite<.bf16|.f16>.f32 r,r",
    "cvt<.rn|.rz>.satfinite<.bf16|.relu<.bf16|.f16>>.f32 r,r",
    "cvt<.rn|.rz><|.relu>.satfinite<.bf16x2|.f16x2>.f32 r,r,r"
  ],
  [NVVM_Chip<NVVM_SM_80>, NVVM_MinPTX<NVVM_PTX_81>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "ld.global<|.nc|<|.nc>.L1<::evict_first|::evict_last|::no_allocate>>"
    ".L2::256B.b128 r,[r]",
    "ld.global<|.nc|<|.nc>.L1<::evict_first|::evict_last|::no_allocate>>"
    ".L2::cache_hint.L2<::128B|::256B|::64B>.b128 r,[r],r",
    "ld.global<|.nc|<|.nc>.L1<::evict_first|::evict_last|::no_allocate>>"
    ".L2::cache_hint.b128 r,[r],r",
    "st.global<|.L1<::evict_first|::evict_last|::no_allocate>>.L2::cache_hint"
    ".b128 [r],r,r"
  ],
  [NVVM_Chip<NVVM_SM_80>, NVVM_MinPTX<NVVM_PTX_83>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col<.s32<.s4|.u4><"
    ".s4|.u4>.s32<|.satfinite>|.satfinite.s32<.s4|.u4><.s4|.u4>.s32> {r,r,r"
    ",r},{r,r,r,r},{r,r,r,r},{r,r,r,r},r,r",
    "mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.tf32.tf32"
    ".f32 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r,r,r},r,r",
    "mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32<.bf16.bf16|"
    ".f16.f16>.f32 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r,r,r},r,r",
    "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col<.s32<.s8|.u8><.s8"
    "|.u8>.s32<|.satfinite>|.satfinite.s32<.s8|.u8><.s8|.u8>.s32> {r,r,r,r}"
    ",{r,r,r,r},{r,r,r,r},{r,r,r,r},r,r",
    "mma.sp::ordered_metadata.sync.aligned<.m16n8k16.row.col.f16.f16.f16"
    ".f16 {r,r},{r,r},{r|.m16n8k32.row.col.f16.f16.f16.f16 {r,r},{r,r,r,r},{r"
    ",r,r>,r},{r,r},r,r",
    "mma.sp::ordered_metadata.sync.aligned<.m16n8k16.row.col.f32<.bf16.bf16|"
    ".f16.f16>|.m16n8k8.row.col.f32.tf32.tf32>.f32 {r,r,r,r},{r,r},{r,r},{r,r"
    ",r,r},r,r",
    "mma.sp::ordered_metadata.sync.aligned<.m16n8k32.row.col<|.satfinite>.s32"
    "<.s8|.u8><.s8|.u8>|.m16n8k64.row.col<|.satfinite>.s32<.s4|.u4><.s4|.u4>>"
    ".s32 {r,r,r,r},{r,r},{r,r},{r,r,r,r},r,r"
  ],
  [NVVM_Chip<NVVM_SM_80>, NVVM_MinPTX<NVVM_PTX_85>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "<max|min><|.NaN>.xorsign.abs<.bf16|.bf16x2> r,r,r",
    "<max|min><|.NaN|.ftz<|.NaN>>.xorsign.abs<.f16|.f16x2|.f32> r,r,r"
  ],
  [NVVM_Chip<NVVM_SM_86>, NVVM_MinPTX<NVVM_PTX_72>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "cvt.rn<.e4m3x2|.e5m2x2>.f32.satfinite r,r,r",
    "cvt.rn<.relu.satfinite<|.relu>|.satfinite<|.relu>><.e4m3x2|.e5m2x2>"
    ".f16x2 r,r",
    "cvt.rn<.relu.satfinite<|.relu>|.satfinite<|.relu>><.e4m3x2|.e5m2x2>"
    ".f32 r,r,r", "cvt.rn<|.relu>.f16x2<.e4m3x2|.e5m2x2> r,r",
    "cvt.satfinite.rn<|.relu><.e4m3x2|.e5m2x2>.f16x2 r,r"
  ],
  [NVVM_Chip<NVVM_SM_89>, NVVM_MinPTX<NVVM_PTX_81>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "mma<.sp.sync.aligned.m16n8k64.row.col.f32<.e4m3|.e5m2><.e4m3|.e5m2>"
    ".f32 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r,r,r},r,r|.sync.aligned.m16n8k32"
    ".row.col.f32<.e4m3|.e5m2><.e4m3|.e5m2>.f32 {r,r,r,r},{r,r,r,r},{r,r},{r"
    ",r,r,r}>"
  ],
  [NVVM_Chip<NVVM_SM_89>, NVVM_MinPTX<NVVM_PTX_84>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32<.e4m3|.e5m2><"
    ".e4m3|.e5m2>.f32 {r,r,r,r},{r,r,r,r},{r,r,r,r},{r,r,r,r},r,r"
  ],
  [NVVM_Chip<NVVM_SM_89>, NVVM_MinPTX<NVVM_PTX_85>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "mma.sync.aligned<.m16n8k16.row.col.f32<.e4m3|.e5m2><.e4m3|.e5m2>.f32 {r"
    ",r,r,r},{r,r},{r},{r,r,r|.m16n8k32.row.col.f16<.e4m3|.e5m2><.e4m3|.e5m2>"
    ".f16 {r,r},{r,r,r,r},{r,r},{r>,r}"
  ],
  [NVVM_Chip<NVVM_SM_89>, NVVM_MinPTX<NVVM_PTX_87>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "<add|mul|sub><|.rn><.bf16|.bf16x2> r,r,r",
    "atom.add.noftz<.bf16|.bf16x2> r,[r],r",
    "atom.cluster<|<.global|.shared>>.add.noftz<.bf16|.bf16x2|.f16|.f16x2> r"
    ",[r],r",
    "atom.cluster<|<.global|.shared|.shared::cluster|.shared::cta>>.add<.f32|"
    ".f64> r,[r],r",
    "atom.cluster<|<.global|.shared|.shared::cluster|.shared::cta>><.add|.dec"
    "|.inc|.max|.min>.u32 r,[r],r",
    "atom.cluster<|<.global|.shared|.shared::cluster|.shared::cta>><.add|.max"
    "|.min><.s32|.u64> r,[r],r",
    "atom.cluster<|<.global|.shared|.shared::cluster|.shared::cta>><.and|"
    ".exch|.or|.xor><.b32|.b64> r,[r],r",
    "atom.cluster<|<.global|.shared|.shared::cluster|.shared::cta>><.max|"
    ".min>.s64 r,[r],r", "atom.shared::cluster.cas.b32 r,[r],r,r",
    "atom.shared::cluster.cas<.b16|.b64> r,[r],r,r",
    "atom.shared::cluster<.add<.f32|.f64|.s32|.u32|.u64>|<.and|.exch|.or|"
    ".xor><.b32|.b64>|<.dec|.inc>.u32|<.max|.min><.s32|.s64|.u32|.u64>> r,[r]"
    ",r",
    "atom<.acq_rel|.acquire|.relaxed|.release>.add.noftz<.bf16|.bf16x2> r,[r]"
    ",r",
    "atom<.acq_rel|.acquire|.relaxed|.release>.cluster<|<.global|.shared>>"
    ".add.noftz<.bf16|.bf16x2|.f16|.f16x2> r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release>.cluster<|<.global|.shared|"
    ".shared::cluster|.shared::cta>>.add<.f32|.f64> r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release>.cluster<|<.global|.shared|"
    ".shared::cluster|.shared::cta>><.add|.dec|.inc|.max|.min>.u32 r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release>.cluster<|<.global|.shared|"
    ".shared::cluster|.shared::cta>><.add|.max|.min><.s32|.u64> r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release>.cluster<|<.global|.shared|"
    ".shared::cluster|.shared::cta>><.and|.exch|.or|.xor><.b32|.b64> r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release>.cluster<|<.global|.shared|"
    ".shared::cluster|.shared::cta>><.max|.min>.s64 r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release>.shared::cluster<.add<.f32|.f64"
    "|.s32|.u32|.u64>|<.and|.exch|.or|.xor><.b32|.b64>|<.dec|.inc>.u32|<.max|"
    ".min><.s32|.s64|.u32|.u64>> r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release><.cta|.gpu|.sys>.add.noftz<"
    ".bf16|.bf16x2> r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release><.cta|.gpu|.sys>"
    ".shared::cluster<.add<.f32|.f64|.s32|.u32|.u64>|<.and|.exch|.or|.xor><"
    ".b32|.b64>|<.dec|.inc>.u32|<.max|.min><.s32|.s64|.u32|.u64>> r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release><.cta|.gpu|.sys><.global|"
    ".shared>.add.noftz<.bf16|.bf16x2> r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release><.global|.shared>.add.noftz<"
    ".bf16|.bf16x2> r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release><|<.cluster|.cta|.gpu|.sys>>"
    ".shared::cluster.cas.b32 r,[r],r,r",
    "atom<.acq_rel|.acquire|.relaxed|.release><|<.cluster|.cta|.gpu|.sys>>"
    ".shared::cluster.cas<.b16|.b64> r,[r],r,r",
    "atom<.cluster<|.global>|<.acq_rel|.acquire|.relaxed|.release>.cluster<|"
    ".global>>.L2::cache_hint.add.f32 r,[r],r,r",
    "atom<.cluster<|.global>|<.acq_rel|.acquire|.relaxed|.release>.cluster<|"
    ".global>>.L2::cache_hint<.add|.max|.min><.s32|.u32> r,[r],r,r",
    "atom<.cluster<|.global>|<.acq_rel|.acquire|.relaxed|.release>.cluster<|"
    ".global>>.L2::cache_hint<.and|.exch|.or|.xor>.b32 r,[r],r,r",
    "atom<.cluster|.cta|.gpu|.sys>.shared::cluster.cas.b32 r,[r],r,r",
    "atom<.cluster|.cta|.gpu|.sys>.shared::cluster.cas<.b16|.b64> r,[r],r,r",
    "atom<.cta|.gpu|.sys>.add.noftz<.bf16|.bf16x2> r,[r],r",
    "atom<.cta|.gpu|.sys>.shared::cluster<.add<.f32|.f64|.s32|.u32|.u64>|<"
    ".and|.exch|.or|.xor><.b32|.b64>|<.dec|.inc>.u32|<.max|.min><.s32|.s64|"
    ".u32|.u64>> r,[r],r",
    "atom<.cta|.gpu|.sys><.global|.shared>.add.noftz<.bf16|.bf16x2> r,[r],r",
    "atom<.global|.shared><|<.cta|.gpu|.sys><.acq_rel|.acquire|.relaxed|"
    ".release>>.add.noftz<.bf16|.bf16x2> r,[r],r",
    "atom<|<.acq_rel|.acquire|.relaxed|.release>>.cluster.cas.b32 r,[r],r,r",
    "atom<|<.acq_rel|.acquire|.relaxed|.release>>.cluster.cas<.b16|.b64> r"
    ",[r],r,r",
    "atom<|<.acq_rel|.acquire|.relaxed|.release>>.cluster<.global|.shared|"
    ".shared::cta>.cas.b32 r,[r],r,r",
    "atom<|<.acq_rel|.acquire|.relaxed|.release>>.cluster<.global|.shared|"
    ".shared::cta>.cas<.b16|.b64> r,[r],r,r",
    "barrier.cluster<.arrive|.wait><|.aligned>", "cvt.ftz.f32.bf16 r,r",
    "cvt<.bf16|.f16|.f64>.bf16 r,r",
    "cvt<.rmi|.rni|.rpi|.rzi><.bf16|.s16|.s32|.s64|.u16|.u32|.u64>.bf16 r,r",
    "cvt<.rm|.rn|.rp|.rz>.bf16<.f64|.s16|.s32|.s64|.u16|.u32|.u64> r,r",
    "cvt<.rm|.rn|.rp|.rz><.ftz.f32|<.f16|.f64>>.bf16 r,r",
    "cvt<.rn|.rz><|.relu>.tf32.f32 r,r", "cvt<|<.rm|.rn|.rp|.rz>>.bf16.f16 r,r",
    "ex2.approx.ftz<.bf16|.bf16x2> r,r", "fence<|<.acq_rel|.sc>>.cluster",
    "getctarank<.shared::cluster<.u32|.u64>|.u64> r,r",
    "griddepcontrol<.launch_dependents|.wait>", "isspacep.shared::cluster r,r",
    "ld.shared::cluster<<|.weak>.v2<.b16|.b32|.b64|.b8> {r|<|.weak>.v4<.b16|"
    ".b32|.b8> {r,r,r>,r},[r]",
    "ld.shared::cluster<|.weak><.b16|.b32|.b64|.b8> r,[r]",
    "ld<.acquire|.relaxed>.cluster<|<.global|.shared>>.b8 r,[r]",
    "ld<.acquire|.relaxed>.cluster<|<.global|.shared|.shared::cluster|"
    ".shared::cta>|<|.global>.L1::no_allocate>.v2<.b16|.b32|.b64> {r,r},[r]",
    "ld<.acquire|.relaxed>.cluster<|<.global|.shared|.shared::cluster|"
    ".shared::cta>|<|.global>.L1::no_allocate>.v4<.b16|.b32> {r,r,r,r},[r]",
    "ld<.acquire|.relaxed>.cluster<|<.global|.shared|.shared::cluster|"
    ".shared::cta>|<|.global>.L1::no_allocate><.b16|.b32|.b64> r,[r]",
    "ld<.acquire|.relaxed><.cta|.gpu|.sys>.shared::cluster<.b16|.b32|.b64> r"
    ",[r]",
    "ld<.acquire|.relaxed><.cta|.gpu|.sys>.shared::cluster<.v2<.b16|.b32|"
    ".b64> {r|.v4<.b16|.b32> {r,r,r>,r},[r]",
    "mapa<.shared::cluster<.u32|.u64>|.u64> r,r,r",
    "mbarrier.try_wait<|.parity|<|.parity><.shared|.shared::cta>>.b64 r,[r],r",
    "mbarrier.try_wait<|.parity|<|.parity><.shared|.shared::cta>>.b64 r,[r],r"
    ",r",
    "mbarrier<.arrive|.arrive_drop><|<.shared|.shared::cta>>.b64< _| r>,[r],r",
    "mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64<|<.rm|.rn|.rp|.rz>> {r"
    ",r,r,r},{r,r,r,r,r,r,r,r},{r,r,r,r},{r,r,r,r}",
    "mma.sync.aligned.m16n8k4.row.col.f64.f64.f64.f64<|<.rm|.rn|.rp|.rz>> {r"
    ",r,r,r},{r,r},{r},{r,r,r,r}",
    "mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64<|<.rm|.rn|.rp|.rz>> {r"
    ",r,r,r},{r,r,r,r},{r,r},{r,r,r,r}", "mov.pred r,%is_explicit_cluster",
    "mov.v4.u32 {r,r,r<,_|,r>},%<cluster_ctaid|cluster_nctaid|clusterid"
    "|nclusterid>",
    "mov<.b32|.u32> r,%<<cluster_ctaid|cluster_nctaid|clusterid|nclusterid><"
    ".x|.y|.z>|<cluster_ctarank|cluster_nctarank>>",
    "red.add.noftz<.bf16|.bf16x2> [r],r",
    "red.cluster<|<.global|.shared>>.add.noftz<.bf16|.bf16x2|.f16|.f16x2> [r]"
    ",r",
    "red.cluster<|<.global|.shared|.shared::cluster|.shared::cta>>.add<.f32|"
    ".f64> [r],r",
    "red.cluster<|<.global|.shared|.shared::cluster|.shared::cta>><.add|.dec|"
    ".inc|.max|.min>.u32 [r],r",
    "red.cluster<|<.global|.shared|.shared::cluster|.shared::cta>><.add|.max|"
    ".min><.s32|.u64> [r],r",
    "red.cluster<|<.global|.shared|.shared::cluster|.shared::cta>><.and|.or|"
    ".xor><.b32|.b64> [r],r",
    "red.cluster<|<.global|.shared|.shared::cluster|.shared::cta>><.max|.min>"
    ".s64 [r],r",
    "red.shared::cluster<.add<.f32|.f64|.s32|.u32|.u64>|<.and|.or|.xor><.b32|"
    ".b64>|<.dec|.inc>.u32|<.max|.min><.s32|.s64|.u32|.u64>> [r],r",
    "red<.cta|.gpu|.sys>.add.noftz<.bf16|.bf16x2> [r],r",
    "red<.cta|.gpu|.sys>.shared::cluster<.add<.f32|.f64|.s32|.u32|.u64>|<.and"
    "|.or|.xor><.b32|.b64>|<.dec|.inc>.u32|<.max|.min><.s32|.s64|.u32|"
    ".u64>> [r],r",
    "red<.cta|.gpu|.sys><.global|.shared>.add.noftz<.bf16|.bf16x2> [r],r",
    "red<.global|.shared>.add.noftz<.bf16|.bf16x2> [r],r",
    "red<.relaxed|.release>.add.noftz<.bf16|.bf16x2> [r],r",
    "red<.relaxed|.release>.cluster<|<.global|.shared>>.add.noftz<.bf16|"
    ".bf16x2|.f16|.f16x2> [r],r",
    "red<.relaxed|.release>.cluster<|<.global|.shared|.shared::cluster|"
    ".shared::cta>>.add<.f32|.f64> [r],r",
    "red<.relaxed|.release>.cluster<|<.global|.shared|.shared::cluster|"
    ".shared::cta>><.add|.dec|.inc|.max|.min>.u32 [r],r",
    "red<.relaxed|.release>.cluster<|<.global|.shared|.shared::cluster|"
    ".shared::cta>><.add|.max|.min><.s32|.u64> [r],r",
    "red<.relaxed|.release>.cluster<|<.global|.shared|.shared::cluster|"
    ".shared::cta>><.and|.or|.xor><.b32|.b64> [r],r",
    "red<.relaxed|.release>.cluster<|<.global|.shared|.shared::cluster|"
    ".shared::cta>><.max|.min>.s64 [r],r",
    "red<.relaxed|.release>.shared::cluster<.add<.f32|.f64|.s32|.u32|.u64>|<"
    ".and|.or|.xor><.b32|.b64>|<.dec|.inc>.u32|<.max|.min><.s32|.s64|.u32|"
    ".u64>> [r],r",
    "red<.relaxed|.release><.cta|.gpu|.sys>.add.noftz<.bf16|.bf16x2> [r],r",
    "red<.relaxed|.release><.cta|.gpu|.sys>.shared::cluster<.add<.f32|.f64|"
    ".s32|.u32|.u64>|<.and|.or|.xor><.b32|.b64>|<.dec|.inc>.u32|<.max|.min><"
    ".s32|.s64|.u32|.u64>> [r],r",
    "red<.relaxed|.release><.cta|.gpu|.sys><.global|.shared>.add.noftz<.bf16|"
    ".bf16x2> [r],r",
    "red<.relaxed|.release><.global|.shared>.add.noftz<.bf16|.bf16x2> [r],r",
    "set<.equ|.geu|.gtu|.leu|.ltu|.nan|.neu|.num><.s32|.u32>.bf16 r,r,r",
    "set<.eq|.ge|.gt|.le|.lt|.ne><.bf16.f16|.bf16x2.bf16x2|<.bf16|.s32|.u32>"
    ".bf16> r,r,r",
    "setp<.eq|.equ|.ge|.geu|.gt|.gtu|.le|.leu|.lt|.ltu|.nan|.ne|.neu|.num>"
    ".bf16 r,r,r",
    "setp<.eq|.equ|.ge|.geu|.gt|.gtu|.le|.leu|.lt|.ltu|.nan|.ne|.neu|.num>"
    ".bf16x2 r|r,r,r",
    "st.shared::cluster<<|.weak>.v2<.b16|.b32|.b64|.b8> [r],{r|<|.weak>.v4<"
    ".b16|.b32|.b8> [r],{r,r,r>,r}",
    "st.shared::cluster<|.weak><.b16|.b32|.b64|.b8> [r],r",
    "st<.relaxed|.release>.cluster<|<.global|.shared>>.b8 [r],r",
    "st<.relaxed|.release>.cluster<|<.global|.shared|.shared::cluster|"
    ".shared::cta>|<|.global>.L1::no_allocate>.v2<.b16|.b32|.b64> [r],{r,r}",
    "st<.relaxed|.release>.cluster<|<.global|.shared|.shared::cluster|"
    ".shared::cta>|<|.global>.L1::no_allocate>.v4<.b16|.b32> [r],{r,r,r,r}",
    "st<.relaxed|.release>.cluster<|<.global|.shared|.shared::cluster|"
    ".shared::cta>|<|.global>.L1::no_allocate><.b16|.b32|.b64> [r],r",
    "st<.relaxed|.release><.cta|.gpu|.sys>.shared::cluster<.b16|.b32|"
    ".b64> [r],r",
    "st<.relaxed|.release><.cta|.gpu|.sys>.shared::cluster<.v2<.b16|.b32|"
    ".b64> [r],{r|.v4<.b16|.b32> [r],{r,r,r>,r}",
    "stmatrix.sync.aligned.m8n8.x1<|.trans|<|.trans><.shared|.shared::cta>>"
    ".b16 [r],{r}",
    "stmatrix.sync.aligned.m8n8.x2<|.trans|<|.trans><.shared|.shared::cta>>"
    ".b16 [r],{r,r}",
    "stmatrix.sync.aligned.m8n8.x4<|.trans|<|.trans><.shared|.shared::cta>>"
    ".b16 [r],{r,r,r,r}",
    "stmatrix.sync.aligned.x1<.m8n8.shared.b16.trans|<|.trans>.m8n8<.shared|"
    ".shared::cta>.b16> [r],{r}",
    "stmatrix.sync.aligned.x2<.m8n8.shared.b16.trans|<|.trans>.m8n8<.shared|"
    ".shared::cta>.b16> [r],{r,r}",
    "stmatrix.sync.aligned.x4<.m8n8.shared.b16.trans|<|.trans>.m8n8<.shared|"
    ".shared::cta>.b16> [r],{r,r,r,r}", "tanh.approx<.bf16|.bf16x2> r,r"
  ],
  [NVVM_Chip<NVVM_SM_90>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "<max|min><.relu<.s16x2|.s32>|.s16x2<|.relu>|.s32.relu|.u16x2> r,r,r",
    "add<.s16x2|.u16x2> r,r,r",
    "barrier.cluster<.arrive<.relaxed|.release><|.aligned>|.wait.acquire<|"
    ".aligned>>", "cp.async.bulk.commit_group",
    "cp.async.bulk.global.shared::cta.bulk_group< [r],[r]|.L2::cache_hint [r]"
    ",[r],r>,r",
    "cp.async.bulk.prefetch.L2.global< [r]|.L2::cache_hint [r],r>,r",
    "cp.async.bulk.prefetch.tensor.1d.L2.global<|.tile> [r,{r}]",
    "cp.async.bulk.prefetch.tensor.1d.L2.global<|.tile>.L2::cache_hint [r"
    ",{r}],r", "cp.async.bulk.prefetch.tensor.2d.L2.global<|.tile> [r,{r,r}]",
    "cp.async.bulk.prefetch.tensor.2d.L2.global<|.tile>.L2::cache_hint [r,{r"
    ",r}],r",
    "cp.async.bulk.prefetch.tensor.3d.L2.global<.im2col.L2::cache_hint [r,{r"
    ",r,r}],{r}|<|.tile>.L2::cache_hint [r,{r,r,r}]>,r",
    "cp.async.bulk.prefetch.tensor.3d.L2.global<|.tile> [r,{r,r,r}]",
    "cp.async.bulk.prefetch.tensor.4d.L2.global<.im2col.L2::cache_hint [r,{r"
    ",r,r,r}],{r,r}|<|.tile>.L2::cache_hint [r,{r,r,r,r}]>,r",
    "cp.async.bulk.prefetch.tensor.5d.L2.global<.im2col.L2::cache_hint [r,{r"
    ",r,r,r,r}],{r,r,r}|<|.tile>.L2::cache_hint [r,{r,r,r,r,r}]>,r",
    "cp.async.bulk.prefetch.tensor<.3d.L2.global.im2col [r,{r,r,r}],{r|<.4d"
    ".L2.global.im2col [r,{r,r,r,r}],{r|.5d.L2.global.im2col [r,{r,r,r,r,r}]"
    ",{r,r>,r>}",
    "cp.async.bulk.prefetch.tensor<.4d.L2.global<|.tile> [r,{r|.5d.L2.global<"
    "|.tile> [r,{r,r>,r,r,r}]",
    "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes<"
    ".L2::cache_hint [r],[r],r,[r]|.multicast::cluster< [r],[r],r,[r]|"
    ".L2::cache_hint [r],[r],r,[r],r>>,r",
    "cp.async.bulk.shared::cluster<.global|.shared::cta>"
    ".mbarrier::complete_tx::bytes [r],[r],r,[r]",
    "cp.async.bulk.tensor.1d.global.shared::cta<.bulk_group<|.tile>|.tile"
    ".bulk_group> [r,{r}],[r]",
    "cp.async.bulk.tensor.1d.global.shared::cta<.bulk_group<|.tile>|.tile"
    ".bulk_group>.L2::cache_hint [r,{r}],[r],r",
    "cp.async.bulk.tensor.1d.shared::cluster.global<<|.tile>"
    ".mbarrier::complete_tx::bytes.L2::cache_hint|<|.tile>"
    ".mbarrier::complete_tx::bytes.multicast::cluster> [r],[r,{r}],[r],r",
    "cp.async.bulk.tensor.1d.shared::cluster.global<|.tile>"
    ".mbarrier::complete_tx::bytes [r],[r,{r}],[r]",
    "cp.async.bulk.tensor.1d.shared::cluster.global<|.tile>"
    ".mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [r],[r"
    ",{r}],[r],r,r",
    "cp.async.bulk.tensor.2d.global.shared::cta<.bulk_group<|.tile>|.tile"
    ".bulk_group> [r,{r,r}],[r]",
    "cp.async.bulk.tensor.2d.global.shared::cta<.bulk_group<|.tile>|.tile"
    ".bulk_group>.L2::cache_hint [r,{r,r}],[r],r",
    "cp.async.bulk.tensor.2d.shared::cluster.global<<|.tile>"
    ".mbarrier::complete_tx::bytes.L2::cache_hint|<|.tile>"
    ".mbarrier::complete_tx::bytes.multicast::cluster> [r],[r,{r,r}],[r],r",
    "cp.async.bulk.tensor.2d.shared::cluster.global<|.tile>"
    ".mbarrier::complete_tx::bytes [r],[r,{r,r}],[r]",
    "cp.async.bulk.tensor.2d.shared::cluster.global<|.tile>"
    ".mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [r],[r"
    ",{r,r}],[r],r,r",
    "cp.async.bulk.tensor.3d.global.shared::cta<.bulk_group<|.tile>|<"
    ".im2col_no_offs|.tile>.bulk_group> [r,{r,r,r}],[r]",
    "cp.async.bulk.tensor.3d.global.shared::cta<.bulk_group<|.tile>|<"
    ".im2col_no_offs|.tile>.bulk_group>.L2::cache_hint [r,{r,r,r}],[r],r",
    "cp.async.bulk.tensor.3d.shared::cluster.global.im2col"
    ".mbarrier::complete_tx::bytes<.L2::cache_hint|.multicast::cluster> [r]"
    ",[r,{r,r,r}],[r],{r},r",
    "cp.async.bulk.tensor.3d.shared::cluster.global<.im2col"
    ".mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [r],[r"
    ",{r,r,r}],[r],{r}|<|.tile>.mbarrier::complete_tx::bytes"
    ".multicast::cluster.L2::cache_hint [r],[r,{r,r,r}],[r]>,r,r",
    "cp.async.bulk.tensor.3d.shared::cluster.global<<|.tile>"
    ".mbarrier::complete_tx::bytes.L2::cache_hint|<|.tile>"
    ".mbarrier::complete_tx::bytes.multicast::cluster> [r],[r,{r,r,r}],[r],r",
    "cp.async.bulk.tensor.3d.shared::cluster.global<|.tile>"
    ".mbarrier::complete_tx::bytes [r],[r,{r,r,r}],[r]",
    "cp.async.bulk.tensor.4d.global.shared::cta<.bulk_group<|.tile>|<"
    ".im2col_no_offs|.tile>.bulk_group> [r,{r,r,r,r}],[r]",
    "cp.async.bulk.tensor.4d.global.shared::cta<.bulk_group<|.tile>|<"
    ".im2col_no_offs|.tile>.bulk_group>.L2::cache_hint [r,{r,r,r,r}],[r],r",
    "cp.async.bulk.tensor.4d.shared::cluster.global<.im2col"
    ".mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [r],[r"
    ",{r,r,r,r}],[r],{r,r}|<|.tile>.mbarrier::complete_tx::bytes"
    ".multicast::cluster.L2::cache_hint [r],[r,{r,r,r,r}],[r]>,r,r",
    "cp.async.bulk.tensor.4d.shared::cluster.global<<|.tile>"
    ".mbarrier::complete_tx::bytes.L2::cache_hint|<|.tile>"
    ".mbarrier::complete_tx::bytes.multicast::cluster> [r],[r,{r,r,r,r}],[r],r",
    "cp.async.bulk.tensor.4d.shared::cluster.global<|.tile>"
    ".mbarrier::complete_tx::bytes [r],[r,{r,r,r,r}],[r]",
    "cp.async.bulk.tensor.5d.global.shared::cta<.bulk_group<|.tile>|<"
    ".im2col_no_offs|.tile>.bulk_group> [r,{r,r,r,r,r}],[r]",
    "cp.async.bulk.tensor.5d.global.shared::cta<.bulk_group<|.tile>|<"
    ".im2col_no_offs|.tile>.bulk_group>.L2::cache_hint [r,{r,r,r,r,r}],[r],r",
    "cp.async.bulk.tensor.5d.shared::cluster.global<.im2col"
    ".mbarrier::complete_tx::bytes.multicast::cluster.L2::cache_hint [r],[r"
    ",{r,r,r,r,r}],[r],{r,r,r}|<|.tile>.mbarrier::complete_tx::bytes"
    ".multicast::cluster.L2::cache_hint [r],[r,{r,r,r,r,r}],[r]>,r,r",
    "cp.async.bulk.tensor.5d.shared::cluster.global<<|.tile>"
    ".mbarrier::complete_tx::bytes.L2::cache_hint|<|.tile>"
    ".mbarrier::complete_tx::bytes.multicast::cluster> [r],[r,{r,r,r,r,r}]"
    ",[r],r",
    "cp.async.bulk.tensor.5d.shared::cluster.global<|.tile>"
    ".mbarrier::complete_tx::bytes [r],[r,{r,r,r,r,r}],[r]",
    "cp.async.bulk.tensor<.3d.shared::cluster.global.im2col"
    ".mbarrier::complete_tx::bytes [r],[r,{r,r,r}],[r],{r|<.4d"
    ".shared::cluster.global.im2col.mbarrier::complete_tx::bytes [r],[r,{r,r"
    ",r,r}],[r],{r|.5d.shared::cluster.global.im2col"
    ".mbarrier::complete_tx::bytes [r],[r,{r,r,r,r,r}],[r],{r,r>,r>}",
    "cp.async.bulk.tensor<.4d.shared::cluster.global.im2col"
    ".mbarrier::complete_tx::bytes<.L2::cache_hint|.multicast::cluster> [r]"
    ",[r,{r,r,r,r}],[r],{r|.5d.shared::cluster.global.im2col"
    ".mbarrier::complete_tx::bytes<.L2::cache_hint|.multicast::cluster> [r]"
    ",[r,{r,r,r,r,r}],[r],{r,r>,r},r", "cp.async.bulk.wait_group<|.read> r",
    "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.add<"
    ".noftz<.bf16|.f16>|<.f32|.f64|.s32|.u32|.u64>> [r],[r],r,r",
    "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint<.and|"
    ".or|.xor><.b32|.b64> [r],[r],r,r",
    "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint<.dec|"
    ".inc>.u32 [r],[r],r,r",
    "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint<.max|"
    ".min><.bf16|.f16|.s32|.s64|.u32|.u64> [r],[r],r,r",
    "cp.reduce.async.bulk.global.shared::cta.bulk_group.add<.noftz<.bf16|"
    ".f16>|<.f32|.f64|.s32|.u32|.u64>> [r],[r],r",
    "cp.reduce.async.bulk.global.shared::cta.bulk_group<.and|.or|.xor><.b32|"
    ".b64> [r],[r],r",
    "cp.reduce.async.bulk.global.shared::cta.bulk_group<.dec|.inc>.u32 [r]"
    ",[r],r",
    "cp.reduce.async.bulk.global.shared::cta.bulk_group<.max|.min><.bf16|.f16"
    "|.s32|.s64|.u32|.u64> [r],[r],r",
    "cp.reduce.async.bulk.shared::cluster.shared::cta"
    ".mbarrier::complete_tx::bytes<.add<.s32|.u32|.u64>|<.and|.or|.xor>.b32|<"
    ".dec|.inc>.u32|<.max|.min><.s32|.u32>> [r],[r],r,[r]",
    "cp.reduce.async.bulk.tensor.1d.global.shared::cta<.add|.and|.dec|.inc|"
    ".max|.min|.or|.xor><<|.tile>.bulk_group [r,{r}],[r]|<|.tile>.bulk_group"
    ".L2::cache_hint [r,{r}],[r],r>",
    "cp.reduce.async.bulk.tensor.2d.global.shared::cta<.add|.and|.dec|.inc|"
    ".max|.min|.or|.xor><<|.tile>.bulk_group [r,{r,r}],[r]|<|.tile>"
    ".bulk_group.L2::cache_hint [r,{r,r}],[r],r>",
    "cp.reduce.async.bulk.tensor.3d.global.shared::cta<.add|.and|.dec|.inc|"
    ".max|.min|.or|.xor><|<.im2col_no_offs|.tile>>.bulk_group [r,{r,r,r}],[r]",
    "cp.reduce.async.bulk.tensor.3d.global.shared::cta<.add|.and|.dec|.inc|"
    ".max|.min|.or|.xor><|<.im2col_no_offs|.tile>>.bulk_group"
    ".L2::cache_hint [r,{r,r,r}],[r],r",
    "cp.reduce.async.bulk.tensor.4d.global.shared::cta<.add|.and|.dec|.inc|"
    ".max|.min|.or|.xor><|<.im2col_no_offs|.tile>>.bulk_group [r,{r,r,r,r}]"
    ",[r]",
    "cp.reduce.async.bulk.tensor.4d.global.shared::cta<.add|.and|.dec|.inc|"
    ".max|.min|.or|.xor><|<.im2col_no_offs|.tile>>.bulk_group"
    ".L2::cache_hint [r,{r,r,r,r}],[r],r",
    "cp.reduce.async.bulk.tensor.5d.global.shared::cta<.add|.and|.dec|.inc|"
    ".max|.min|.or|.xor><|<.im2col_no_offs|.tile>>.bulk_group [r,{r,r,r,r,r}]"
    ",[r]",
    "cp.reduce.async.bulk.tensor.5d.global.shared::cta<.add|.and|.dec|.inc|"
    ".max|.min|.or|.xor><|<.im2col_no_offs|.tile>>.bulk_group"
    ".L2::cache_hint [r,{r,r,r,r,r}],[r],r", "elect.sync< _| r>|r,r",
    "fence.mbarrier_init.release.cluster",
    "fence.proxy.async<|<.global|.shared::cluster|.shared::cta>>",
    "mbarrier.complete_tx.b64 [r],r",
    "mbarrier.complete_tx.relaxed<.cluster|.cta><|<.shared|.shared::cluster|"
    ".shared::cta>>.b64 [r],r",
    "mbarrier.complete_tx<.shared|.shared::cluster|.shared::cta><|.relaxed<"
    ".cluster|.cta>>.b64 [r],r", "mbarrier.expect_tx.b64 [r],r",
    "mbarrier.expect_tx.relaxed<.cluster|.cta>.b64 [r],r",
    "mbarrier.expect_tx<|.relaxed<.cluster|.cta>><.shared|.shared::cluster|"
    ".shared::cta>.b64 [r],r",
    "mbarrier.test_wait<<|.parity>.acquire.cluster|<|.parity>.acquire.cluster"
    "<.shared|.shared::cta>>.b64 r,[r],r",
    "mbarrier.try_wait.acquire<.cluster|.cta><.b64 r,[r]<|,r>|<.shared|"
    ".shared::cta>.b64 r,[r]<|,r>>,r",
    "mbarrier.try_wait.parity.acquire<.cluster|.cta><.b64 r,[r]<|,r>|<.shared"
    "|.shared::cta>.b64 r,[r]<|,r>>,r",
    "mbarrier<.arrive|.arrive_drop>.expect_tx.b64< _| r>,[r],r",
    "mbarrier<.arrive|.arrive_drop>.expect_tx.release<.cluster|.cta><.b64< _"
    "| r>|.shared::cluster.b64 _|<.shared|.shared::cta>.b64< _| r>>,[r],r",
    "mbarrier<.arrive|.arrive_drop>.expect_tx.shared::cluster.b64 _,[r],r",
    "mbarrier<.arrive|.arrive_drop>.expect_tx<.shared|.shared::cta>.b64< _"
    "| r>,[r],r",
    "mbarrier<.arrive|.arrive_drop>.release.cluster<.b64< _| r>,[r]<|,r>|"
    ".shared::cluster.b64 _,[r]<|,r>|<.shared|.shared::cta>.b64< _| r>,[r]<|"
    ",r>>",
    "mbarrier<.arrive|.arrive_drop>.release.cta<.b64< _| r>,[r],r|"
    ".shared::cluster.b64 _,[r]<|,r>|<.shared|.shared::cta>.b64< _| r>,[r],r>",
    "mbarrier<.arrive|.arrive_drop>.shared::cluster.b64 _,[r]<|,r>",
    "prefetch<|<.const|.param>>.tensormap [r]"
  ],
  [NVVM_Chip<NVVM_SM_90>, NVVM_MinPTX<NVVM_PTX_80>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "atom.global.v2.add.noftz<.bf16x2|.f16x2> {r,r},[r],{r,r}",
    "atom.global.v2.f32.add {r,r},[r],{r,r}",
    "atom.global<.add|.max|.min>.noftz.v2<.bf16x2|.f16x2> {r,r},[r],{r,r}",
    "atom.global<.add|.max|.min>.noftz.v4<.bf16x2|.f16x2> {r,r,r,r},[r],{r,r"
    ",r,r}",
    "atom.global<|<.cta|.gpu|.sys><.acq_rel|.acquire|.relaxed|.release>>.add"
    ".v2.f32 {r,r},[r],{r,r}",
    "atom.global<|<.cta|.gpu|.sys><.acq_rel|.acquire|.relaxed|.release>>.add"
    ".v4.f32 {r,r,r,r},[r],{r,r,r,r}",
    "atom<.acq_rel|.acquire|.relaxed|.release><|<.cluster|.cta|.gpu|.sys>>"
    ".global.add.v2.f32 {r,r},[r],{r,r}",
    "atom<.acq_rel|.acquire|.relaxed|.release><|<.cluster|.cta|.gpu|.sys>>"
    ".global.add.v4.f32 {r,r,r,r},[r],{r,r,r,r}",
    "atom<.acq_rel|.acquire|.relaxed|.release><|<.cluster|.cta|.gpu|.sys>>"
    ".global<.add|.max|.min>.noftz.v2<.bf16x2|.f16x2> {r,r},[r],{r,r}",
    "atom<.acq_rel|.acquire|.relaxed|.release><|<.cluster|.cta|.gpu|.sys>>"
    ".global<.add|.max|.min>.noftz.v4<.bf16x2|.f16x2> {r,r,r,r},[r],{r,r,r,r}",
    "atom<.acq_rel|.relaxed><|<.gpu|.sys>>.global.v2.add.noftz<.bf16x2|"
    ".f16x2> {r,r},[r],{r,r}",
    "atom<.acq_rel|.relaxed><|<.gpu|.sys>>.global.v2.f32.add {r,r},[r],{r,r}",
    "atom<.cluster|.cta|.gpu|.sys>.global.add.v2.f32 {r,r},[r],{r,r}",
    "atom<.cluster|.cta|.gpu|.sys>.global<.add.v4.f32|<.add|.max|.min>.noftz"
    ".v4<.bf16x2|.f16x2>> {r,r,r,r},[r],{r,r,r,r}",
    "atom<.cluster|.cta|.gpu|.sys>.global<.add|.max|.min>.noftz.v2<.bf16x2|"
    ".f16x2> {r,r},[r],{r,r}",
    "atom<.gpu|.sys>.global.v2.add.noftz<.bf16x2|.f16x2> {r,r},[r],{r,r}",
    "atom<.gpu|.sys>.global.v2.f32.add {r,r},[r],{r,r}",
    "fma.rn.oob<|.relu><.bf16|.bf16x2|.f16|.f16x2> r,r,r,r",
    "mov<.b32|.u32> r,%aggr_smem_size",
    "multimem.ld_reduce<|.global|.weak<|.global>|<.acquire|.relaxed><.cluster"
    "|.cta|.gpu|.sys><|.global>>.add.v2.f32 {r,r},[r]",
    "multimem.ld_reduce<|.global|.weak<|.global>|<.acquire|.relaxed><.cluster"
    "|.cta|.gpu|.sys><|.global>>.add.v4.f32 {r,r,r,r},[r]",
    "multimem.ld_reduce<|.global|.weak<|.global>|<.acquire|.relaxed><.cluster"
    "|.cta|.gpu|.sys><|.global>>.add<.f32|.f64> r,[r]",
    "multimem.ld_reduce<|.global|.weak<|.global>|<.acquire|.relaxed><.cluster"
    "|.cta|.gpu|.sys><|.global>><.add|.max|.min>.v2<.bf16x2|.f16x2> {r,r},[r]",
    "multimem.ld_reduce<|.global|.weak<|.global>|<.acquire|.relaxed><.cluster"
    "|.cta|.gpu|.sys><|.global>><.add|.max|.min>.v4<.bf16x2|.f16x2> {r,r,r,r}"
    ",[r]",
    "multimem.ld_reduce<|.global|.weak<|.global>|<.acquire|.relaxed><.cluster"
    "|.cta|.gpu|.sys><|.global>><.add|.max|.min><.bf16x2|.f16x2|.s32|.u32|"
    ".u64> r,[r]",
    "multimem.ld_reduce<|.global|.weak<|.global>|<.acquire|.relaxed><.cluster"
    "|.cta|.gpu|.sys><|.global>><.and|.or|.xor><.b32|.b64> r,[r]",
    "multimem.ld_reduce<|.global|.weak<|.global>|<.acquire|.relaxed><.cluster"
    "|.cta|.gpu|.sys><|.global>><.max|.min>.s64 r,[r]",
    "multimem.red<|.global|<.relaxed|.release><.cluster|.cta|.gpu|.sys><|"
    ".global>>.add.v2.f32 [r],{r,r}",
    "multimem.red<|.global|<.relaxed|.release><.cluster|.cta|.gpu|.sys><|"
    ".global>>.add.v4.f32 [r],{r,r,r,r}",
    "multimem.red<|.global|<.relaxed|.release><.cluster|.cta|.gpu|.sys><|"
    ".global>>.add<.bf16x2|.f16x2|.f32|.f64> [r],r",
    "multimem.red<|.global|<.relaxed|.release><.cluster|.cta|.gpu|.sys><|"
    ".global>><.add|.max|.min>.v2<.bf16x2|.f16x2> [r],{r,r}",
    "multimem.red<|.global|<.relaxed|.release><.cluster|.cta|.gpu|.sys><|"
    ".global>><.add|.max|.min>.v4<.bf16x2|.f16x2> [r],{r,r,r,r}",
    "multimem.red<|.global|<.relaxed|.release><.cluster|.cta|.gpu|.sys><|"
    ".global>><.add|.max|.min><.s32|.u32|.u64> [r],r",
    "multimem.red<|.global|<.relaxed|.release><.cluster|.cta|.gpu|.sys><|"
    ".global>><.and|.or|.xor><.b32|.b64> [r],r",
    "multimem.red<|.global|<.relaxed|.release><.cluster|.cta|.gpu|.sys><|"
    ".global>><.max|.min>.s64 [r],r",
    "multimem.st<|.global|.weak<|.global>|<.relaxed|.release><.cluster|.cta|"
    ".gpu|.sys><|.global>>.v2<.bf16x2|.f16x2|.f32> [r],{r,r}",
    "multimem.st<|.global|.weak<|.global>|<.relaxed|.release><.cluster|.cta|"
    ".gpu|.sys><|.global>>.v4<.bf16x2|.f16x2|.f32> [r],{r,r,r,r}",
    "multimem.st<|.global|.weak<|.global>|<.relaxed|.release><.cluster|.cta|"
    ".gpu|.sys><|.global>><.b32|.b64|.bf16x2|.f16x2|.f32|.f64|.s32|.s64|.u32|"
    ".u64> [r],r",
    "red.async.relaxed.cluster.mbarrier::complete_tx::bytes<.add<.s32|.u32|"
    ".u64>|<.and|.or|.xor>.b32|<.dec|.inc>.u32|<.max|.min><.s32|.u32>> [r],r"
    ",[r]",
    "red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes<"
    ".add<.s32|.u32|.u64>|<.and|.or|.xor>.b32|<.dec|.inc>.u32|<.max|.min><"
    ".s32|.u32>> [r],r,[r]",
    "red.global.L2::cache_hint.add.noftz.v8<.bf16|.f16> [r],{r,r,r,r,r,r,r,r}"
    ",r",
    "red.global.L2::cache_hint.add<.noftz.v2<.bf16|.bf16x2|.f16|.f16x2>|.v2"
    ".f32> [r],{r,r},r",
    "red.global.L2::cache_hint.add<.noftz.v4<.bf16|.bf16x2|.f16|.f16x2>|.v4"
    ".f32> [r],{r,r,r,r},r",
    "red.global.add.noftz.v2<.bf16|.bf16x2|.f16|.f16x2> [r],{r,r}",
    "red.global.add.noftz.v4<.bf16|.bf16x2|.f16|.f16x2> [r],{r,r,r,r}",
    "red.global.add.noftz.v8<.bf16|.f16> [r],{r,r,r,r,r,r,r,r}",
    "red.global.add.v2.f32 [r],{r,r}", "red.global.add.v4.f32 [r],{r,r,r,r}",
    "red.global.v2.f32.add [r],{r,r}", "red.global.v4.f32.add [r],{r,r,r,r}",
    "red<.cluster|.cta|.gpu|.sys>.global.L2::cache_hint.add<.noftz.v2<.bf16|"
    ".bf16x2|.f16|.f16x2>|.v2.f32> [r],{r,r},r",
    "red<.cluster|.cta|.gpu|.sys>.global.L2::cache_hint.add<.noftz.v4<.bf16|"
    ".bf16x2|.f16|.f16x2>|.v4.f32> [r],{r,r,r,r},r",
    "red<.gpu|.sys>.global.v2.f32.add [r],{r,r}",
    "red<.gpu|.sys>.global.v4.f32.add [r],{r,r,r,r}",
    "red<.relaxed|.release>.global.L2::cache_hint.add.noftz.v8<.bf16|"
    ".f16> [r],{r,r,r,r,r,r,r,r},r",
    "red<.relaxed|.release>.global.add.noftz.v2<.bf16|.bf16x2|.f16|"
    ".f16x2> [r],{r,r}",
    "red<.relaxed|.release>.global.add.noftz.v4<.bf16|.bf16x2|.f16|"
    ".f16x2> [r],{r,r,r,r}",
    "red<.relaxed|.release>.global.add.noftz.v8<.bf16|.f16> [r],{r,r,r,r,r,r"
    ",r,r}", "red<.relaxed|.release>.global.add.v2.f32 [r],{r,r}",
    "red<.relaxed|.release>.global.add.v4.f32 [r],{r,r,r,r}",
    "red<.relaxed|.release><|<.cluster|.cta|.gpu|.sys>>.global.L2::cache_hint"
    ".add.noftz.v2<.bf16|.bf16x2|.f16|.f16x2> [r],{r,r},r",
    "red<.relaxed|.release><|<.cluster|.cta|.gpu|.sys>>.global.L2::cache_hint"
    ".add.noftz.v4<.bf16|.bf16x2|.f16|.f16x2> [r],{r,r,r,r},r",
    "red<.relaxed|.release><|<.cluster|.cta|.gpu|.sys>>.global.L2::cache_hint"
    ".add.v2.f32 [r],{r,r},r",
    "red<.relaxed|.release><|<.cluster|.cta|.gpu|.sys>>.global.L2::cache_hint"
    ".add.v4.f32 [r],{r,r,r,r},r",
    "red<.relaxed|.release><|<.gpu|.sys>>.global.v2.f32.add [r],{r,r}",
    "red<.relaxed|.release><|<.gpu|.sys>>.global.v4.f32.add [r],{r,r,r,r}",
    "red<|<.relaxed|.release>><.cluster|.cta|.gpu|.sys>.global.L2::cache_hint"
    ".add.noftz.v8<.bf16|.f16> [r],{r,r,r,r,r,r,r,r},r",
    "red<|<.relaxed|.release>><.cluster|.cta|.gpu|.sys>.global.add.noftz.v2<"
    ".bf16|.bf16x2|.f16|.f16x2> [r],{r,r}",
    "red<|<.relaxed|.release>><.cluster|.cta|.gpu|.sys>.global.add.noftz.v4<"
    ".bf16|.bf16x2|.f16|.f16x2> [r],{r,r,r,r}",
    "red<|<.relaxed|.release>><.cluster|.cta|.gpu|.sys>.global.add.noftz.v8<"
    ".bf16|.f16> [r],{r,r,r,r,r,r,r,r}",
    "red<|<.relaxed|.release>><.cluster|.cta|.gpu|.sys>.global.add.v2.f32 [r]"
    ",{r,r}",
    "red<|<.relaxed|.release>><.cluster|.cta|.gpu|.sys>.global.add.v4.f32 [r]"
    ",{r,r,r,r}",
    "st.async<<|.weak>.shared::cluster.mbarrier::complete_tx::bytes.v2<.b32|"
    ".b64|.f32|.f64|.s32|.s64|.u32|.u64> [r],{r|<|.weak>.shared::cluster"
    ".mbarrier::complete_tx::bytes.v4<.b32|.f32|.s32|.u32> [r],{r,r,r>,r},[r]",
    "st.async<|.weak>.shared::cluster.mbarrier::complete_tx::bytes<.b32|.b64|"
    ".f32|.f64|.s32|.s64|.u32|.u64> [r],r,[r]"
  ],
  [NVVM_Chip<NVVM_SM_90>, NVVM_MinPTX<NVVM_PTX_81>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "multimem.ld_reduce<|.global|.weak<|.global>|<.acquire|.relaxed><.cluster"
    "|.cta|.gpu|.sys><|.global>>.add.acc::f32.v2<.bf16x2|.f16x2> {r,r},[r]",
    "multimem.ld_reduce<|.global|.weak<|.global>|<.acquire|.relaxed><.cluster"
    "|.cta|.gpu|.sys><|.global>>.add.acc::f32.v4<.bf16x2|.f16x2> {r,r,r,r},[r]",
    "multimem.ld_reduce<|.global|.weak<|.global>|<.acquire|.relaxed><.cluster"
    "|.cta|.gpu|.sys><|.global>>.add.acc::f32<.bf16x2|.f16x2> r,[r]"
  ],
  [NVVM_Chip<NVVM_SM_90>, NVVM_MinPTX<NVVM_PTX_82>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "atom.cas.b128 r,[r],r,r", "atom.exch.b128 r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release>.cas.b128 r,[r],r,r",
    "atom<.acq_rel|.acquire|.relaxed|.release>.exch.b128 r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release><.cluster|.cta|.gpu><|<.global|"
    ".shared|.shared::cta>>.cas.b128 r,[r],r,r",
    "atom<.acq_rel|.acquire|.relaxed|.release><.cluster|.cta|.gpu><|<.global|"
    ".shared|.shared::cta>>.exch.b128 r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release><.global|.shared|.shared::cta><"
    ".cas.b128 r,[r],r|.exch.b128 r,[r]>,r",
    "atom<.cluster|.cta|.gpu><|<.global|.shared|.shared::cta>>.cas.b128 r,[r]"
    ",r,r",
    "atom<.cluster|.cta|.gpu><|<.global|.shared|.shared::cta>>.exch.b128 r"
    ",[r],r",
    "atom<.global|.shared|.shared::cta><.cas.b128 r,[r],r|.exch.b128 r,[r]>,r",
    "fence.proxy.tensormap::generic<.acquire<.cluster|.cta|.gpu|.sys> [r],r|"
    ".release<.cluster|.cta|.gpu|.sys>>", "ld.relaxed.cluster.b128 r,[r]",
    "ld.relaxed.cluster<.global|.shared|.shared::cta>.b128 r,[r]",
    "ld.relaxed.cluster<|.global>.L1::no_allocate.b128 r,[r]",
    "ld<|.acquire.gpu|.relaxed<.cluster|.cta|.gpu>|<.volatile|.weak>>"
    ".shared::cluster.b128 r,[r]", "st.relaxed.cluster.b128 [r],r",
    "st.relaxed.cluster<.global|.shared|.shared::cta>.b128 [r],r",
    "st.relaxed.cluster<|.global>.L1::no_allocate.b128 [r],r",
    "st<|.relaxed<.cluster|.cta|.gpu>|.release.gpu|<.volatile|.weak>>"
    ".shared::cluster.b128 [r],r",
    "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release<"
    ".cluster|.cta|.gpu|.sys>.sync.aligned [r],[r],r"
  ],
  [NVVM_Chip<NVVM_SM_90>, NVVM_MinPTX<NVVM_PTX_83>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "atom.sys<|<.global|.shared|.shared::cta>>.cas.b128 r,[r],r,r",
    "atom.sys<|<.global|.shared|.shared::cta>>.exch.b128 r,[r],r",
    "atom<.acq_rel|.acquire|.relaxed|.release>.sys<|<.global|.shared|"
    ".shared::cta>>.cas.b128 r,[r],r,r",
    "atom<.acq_rel|.acquire|.relaxed|.release>.sys<|<.global|.shared|"
    ".shared::cta>>.exch.b128 r,[r],r",
    "ld.relaxed.sys.shared::cluster.b128 r,[r]",
    "st.relaxed.sys.shared::cluster.b128 [r],r"
  ],
  [NVVM_Chip<NVVM_SM_90>, NVVM_MinPTX<NVVM_PTX_84>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes< [r],[r],r"
    ",[r]|.L2::cache_hint [r],[r],r,[r],r>",
    "cp.async.bulk.tensor.1d.shared::cta.global.mbarrier::complete_tx::bytes<"
    "<|.tile> [r],[r,{r}],[r]|<|.tile>.L2::cache_hint [r],[r,{r}],[r],r>",
    "cp.async.bulk.tensor.1d.shared::cta.global.tile"
    ".mbarrier::complete_tx::bytes< [r],[r,{r}],[r]|.L2::cache_hint [r],[r"
    ",{r}],[r],r>",
    "cp.async.bulk.tensor.2d.shared::cta.global.mbarrier::complete_tx::bytes<"
    "<|.tile> [r],[r,{r,r}],[r]|<|.tile>.L2::cache_hint [r],[r,{r,r}],[r],r>",
    "cp.async.bulk.tensor.2d.shared::cta.global.tile"
    ".mbarrier::complete_tx::bytes< [r],[r,{r,r}],[r]|.L2::cache_hint [r],[r"
    ",{r,r}],[r],r>",
    "cp.async.bulk.tensor.3d.shared::cta.global.im2col"
    ".mbarrier::complete_tx::bytes< [r],[r,{r,r,r}],[r],{r}|"
    ".L2::cache_hint [r],[r,{r,r,r}],[r],{r},r>",
    "cp.async.bulk.tensor.3d.shared::cta.global.mbarrier::complete_tx::bytes<"
    "<|.tile> [r],[r,{r,r,r}],[r]|<|.tile>.L2::cache_hint [r],[r,{r,r,r}],[r]"
    ",r>",
    "cp.async.bulk.tensor.3d.shared::cta.global.tile"
    ".mbarrier::complete_tx::bytes< [r],[r,{r,r,r}],[r]|.L2::cache_hint [r]"
    ",[r,{r,r,r}],[r],r>",
    "cp.async.bulk.tensor.4d.shared::cta.global.im2col"
    ".mbarrier::complete_tx::bytes< [r],[r,{r,r,r,r}],[r],{r,r}|"
    ".L2::cache_hint [r],[r,{r,r,r,r}],[r],{r,r},r>",
    "cp.async.bulk.tensor.4d.shared::cta.global.mbarrier::complete_tx::bytes<"
    "<|.tile> [r],[r,{r,r,r,r}],[r]|<|.tile>.L2::cache_hint [r],[r,{r,r,r,r}]"
    ",[r],r>",
    "cp.async.bulk.tensor.4d.shared::cta.global.tile"
    ".mbarrier::complete_tx::bytes< [r],[r,{r,r,r,r}],[r]|.L2::cache_hint [r]"
    ",[r,{r,r,r,r}],[r],r>",
    "cp.async.bulk.tensor.5d.shared::cta.global.im2col"
    ".mbarrier::complete_tx::bytes< [r],[r,{r,r,r,r,r}],[r],{r,r,r}|"
    ".L2::cache_hint [r],[r,{r,r,r,r,r}],[r],{r,r,r},r>",
    "cp.async.bulk.tensor.5d.shared::cta.global.mbarrier::complete_tx::bytes<"
    "<|.tile> [r],[r,{r,r,r,r,r}],[r]|<|.tile>.L2::cache_hint [r],[r,{r,r,r,r"
    ",r}],[r],r>",
    "cp.async.bulk.tensor.5d.shared::cta.global.tile"
    ".mbarrier::complete_tx::bytes< [r],[r,{r,r,r,r,r}],[r]|"
    ".L2::cache_hint [r],[r,{r,r,r,r,r}],[r],r>",
    "fence<<.acquire|.release>|<|.proxy.async::generic>.acquire"
    ".sync_restrict::shared::cluster|<|.proxy.async::generic>.release"
    ".sync_restrict::shared::cta>.cluster",
    "mbarrier.test_wait<<|.parity>.relaxed<.cluster|.cta>|<|.parity>.relaxed<"
    ".cluster|.cta><.shared|.shared::cta>>.b64 r,[r],r",
    "mbarrier.try_wait.parity.relaxed<.cluster|.cta><.b64 r,[r]<|,r>|<.shared"
    "|.shared::cta>.b64 r,[r]<|,r>>,r",
    "mbarrier.try_wait.relaxed<.cluster|.cta><.b64 r,[r]<|,r>|<.shared|"
    ".shared::cta>.b64 r,[r]<|,r>>,r",
    "mbarrier<.arrive|.arrive_drop>.expect_tx.relaxed<.cluster|.cta><.b64< _"
    "| r>|.shared::cluster.b64 _|<.shared|.shared::cta>.b64< _| r>>,[r],r",
    "mbarrier<.arrive|.arrive_drop>.relaxed<.cluster|.cta><.b64< _| r>,[r]<|"
    ",r>|.shared::cluster.b64 _,[r]<|,r>|<.shared|.shared::cta>.b64< _| r>"
    ",[r]<|,r>>"
  ],
  [NVVM_Chip<NVVM_SM_90>, NVVM_MinPTX<NVVM_PTX_86>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "wgmma.mma_async.sync.aligned.m64n104k16.f16.f16.f16 {r*26}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n104k16.f32<.bf16.bf16 {r*52}<,r,r|,{r,r"
    ",r,r}>|.f16.f16 {r*52}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n104k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*26}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*52}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n104k8.f32.tf32.tf32 {r*52}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n112k16.f16.f16.f16 {r*28}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n112k16.f32<.bf16.bf16 {r*56}<,r,r|,{r,r"
    ",r,r}>|.f16.f16 {r*56}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n112k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*56},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n112k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*56},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n112k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*28}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*56}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n112k8.f32.tf32.tf32 {r*56}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n120k16.f16.f16.f16 {r*30}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n120k16.f32<.bf16.bf16 {r*60}<,r,r|,{r,r"
    ",r,r}>|.f16.f16 {r*60}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n120k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*30}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*60}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n120k8.f32.tf32.tf32 {r*60}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n128k16.f16.f16.f16 {r*32}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n128k16.f32<.bf16.bf16 {r*64}<,r,r|,{r,r"
    ",r,r}>|.f16.f16 {r*64}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n128k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*64},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n128k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*64},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n128k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*32}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*64}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n128k8.f32.tf32.tf32 {r*64}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n136k16.f16.f16.f16 {r*34}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n136k16.f32<.bf16.bf16 {r*68}<,r,r|,{r,r"
    ",r,r}>|.f16.f16 {r*68}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n136k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*34}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*68}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n136k8.f32.tf32.tf32 {r*68}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n144k16.f16.f16.f16 {r*36}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n144k16.f32<.bf16.bf16 {r*72}<,r,r|,{r,r"
    ",r,r}>|.f16.f16 {r*72}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n144k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*72},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n144k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*72},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n144k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*36}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*72}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n144k8.f32.tf32.tf32 {r*72}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n152k16.f16.f16.f16 {r*38}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n152k16.f32<.bf16.bf16 {r*76}<,r,r|,{r,r"
    ",r,r}>|.f16.f16 {r*76}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n152k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*38}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*76}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n152k8.f32.tf32.tf32 {r*76}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n160k16.f16.f16.f16 {r*40}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n160k16.f32<.bf16.bf16 {r*80}<,r,r|,{r,r"
    ",r,r}>|.f16.f16 {r*80}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n160k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*80},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n160k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*80},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n160k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*40}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*80}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n160k8.f32.tf32.tf32 {r*80}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n168k16.f16.f16.f16 {r*42}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n168k16.f32<.bf16.bf16 {r*84}<,r,r|,{r,r"
    ",r,r}>|.f16.f16 {r*84}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n168k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*42}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*84}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n168k8.f32.tf32.tf32 {r*84}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n16k16.f16.f16.f16 {r,r,r,r}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n16k16.f32<.bf16.bf16 {r,r,r,r,r,r,r,r}<"
    ",r,r|,{r,r,r,r}>|.f16.f16 {r,r,r,r,r,r,r,r}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n16k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r,r,r,r,r,r,r,r},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n16k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r,r,r,r,r,r,r,r},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n16k32<.f16<.e4m3|.e5m2><.e4m3|.e5m2> {r"
    ",r,r,r}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r,r,r,r,r,r,r,r}<"
    ",r|,{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n16k8.f32.tf32.tf32 {r,r,r,r,r,r,r,r}<,r"
    "|,{r,r,r,r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n176k16.f16.f16.f16 {r*44}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n176k16.f32<.bf16.bf16 {r*88}<,r,r|,{r,r"
    ",r,r}>|.f16.f16 {r*88}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n176k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*88},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n176k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*88},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n176k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*44}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*88}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n176k8.f32.tf32.tf32 {r*88}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n184k16.f16.f16.f16 {r*46}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n184k16.f32<.bf16.bf16 {r*92}<,r,r|,{r,r"
    ",r,r}>|.f16.f16 {r*92}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n184k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*46}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*92}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n184k8.f32.tf32.tf32 {r*92}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n192k16.f16.f16.f16 {r*48}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n192k16.f32<.bf16.bf16 {r*96}<,r,r|,{r,r"
    ",r,r}>|.f16.f16 {r*96}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n192k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*96},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n192k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*96},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n192k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*48}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*96}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n192k8.f32.tf32.tf32 {r*96}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n200k16.f16.f16.f16 {r*50}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n200k16.f32<.bf16.bf16 {r*100}<,r,r|,{r"
    ",r,r,r}>|.f16.f16 {r*100}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n200k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*50}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*100}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n200k8.f32.tf32.tf32 {r*100}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n208k16.f16.f16.f16 {r*52}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n208k16.f32<.bf16.bf16 {r*104}<,r,r|,{r"
    ",r,r,r}>|.f16.f16 {r*104}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n208k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*104},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n208k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*104},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n208k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*52}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*104}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n208k8.f32.tf32.tf32 {r*104}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n216k16.f16.f16.f16 {r*54}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n216k16.f32<.bf16.bf16 {r*108}<,r,r|,{r"
    ",r,r,r}>|.f16.f16 {r*108}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n216k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*54}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*108}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n216k8.f32.tf32.tf32 {r*108}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n224k16.f16.f16.f16 {r*56}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n224k16.f32<.bf16.bf16 {r*112}<,r,r|,{r"
    ",r,r,r}>|.f16.f16 {r*112}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n224k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*112},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n224k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*112},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n224k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*56}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*112}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n224k8.f32.tf32.tf32 {r*112}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n232k16.f16.f16.f16 {r*58}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n232k16.f32<.bf16.bf16 {r*116}<,r,r|,{r"
    ",r,r,r}>|.f16.f16 {r*116}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n232k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*58}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*116}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n232k8.f32.tf32.tf32 {r*116}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n240k16.f16.f16.f16 {r*60}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n240k16.f32<.bf16.bf16 {r*120}<,r,r|,{r"
    ",r,r,r}>|.f16.f16 {r*120}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n240k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*120},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n240k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*120},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n240k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*60}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*120}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n240k8.f32.tf32.tf32 {r*120}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n248k16.f16.f16.f16 {r*62}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n248k16.f32<.bf16.bf16 {r*124}<,r,r|,{r"
    ",r,r,r}>|.f16.f16 {r*124}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n248k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*62}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*124}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n248k8.f32.tf32.tf32 {r*124}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n24k16.f16.f16.f16 {r,r,r,r,r,r}<,r,r|"
    ",{r,r,r,r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n24k16.f32<.bf16.bf16 {r*12}<,r,r|,{r,r"
    ",r,r}>|.f16.f16 {r*12}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n24k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*12},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n24k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*12},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n24k32<.f16<.e4m3|.e5m2><.e4m3|.e5m2> {r"
    ",r,r,r,r,r}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*12}<,r|,{r"
    ",r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n24k8.f32.tf32.tf32 {r*12}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n256k16.f16.f16.f16 {r*64}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n256k16.f32<.bf16.bf16 {r*128}<,r,r|,{r"
    ",r,r,r}>|.f16.f16 {r*128}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n256k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*128},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n256k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*128},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n256k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*64}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*128}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n256k8.f32.tf32.tf32 {r*128}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n32k16.f16.f16.f16 {r,r,r,r,r,r,r,r}<,r"
    ",r|,{r,r,r,r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n32k16.f32<.bf16.bf16 {r*16}<,r,r|,{r,r"
    ",r,r}>|.f16.f16 {r*16}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n32k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*16},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n32k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*16},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n32k32<.f16<.e4m3|.e5m2><.e4m3|.e5m2> {r"
    ",r,r,r,r,r,r,r}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*16}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n32k8.f32.tf32.tf32 {r*16}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n40k16.f16.f16.f16 {r*10}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n40k16.f32<.bf16.bf16 {r*20}<,r,r|,{r,r"
    ",r,r}>|.f16.f16 {r*20}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n40k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*10}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*20}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n40k8.f32.tf32.tf32 {r*20}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n48k16.f16.f16.f16 {r*12}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n48k16.f32<.bf16.bf16 {r*24}<,r,r|,{r,r"
    ",r,r}>|.f16.f16 {r*24}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n48k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*24},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n48k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*24},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n48k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*12}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*24}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n48k8.f32.tf32.tf32 {r*24}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n56k16.f16.f16.f16 {r*14}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n56k16.f32<.bf16.bf16 {r*28}<,r,r|,{r,r"
    ",r,r}>|.f16.f16 {r*28}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n56k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*14}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*28}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n56k8.f32.tf32.tf32 {r*28}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n64k16.f16.f16.f16 {r*16}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n64k16.f32<.bf16.bf16 {r*32}<,r,r|,{r,r"
    ",r,r}>|.f16.f16 {r*32}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n64k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*32},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n64k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*32},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n64k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*16}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*32}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n64k8.f32.tf32.tf32 {r*32}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n72k16.f16.f16.f16 {r*18}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n72k16.f32<.bf16.bf16 {r*36}<,r,r|,{r,r"
    ",r,r}>|.f16.f16 {r*36}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n72k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*18}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*36}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n72k8.f32.tf32.tf32 {r*36}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n80k16.f16.f16.f16 {r*20}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n80k16.f32<.bf16.bf16 {r*40}<,r,r|,{r,r"
    ",r,r}>|.f16.f16 {r*40}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n80k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*40},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n80k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*40},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n80k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*20}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*40}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n80k8.f32.tf32.tf32 {r*40}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n88k16.f16.f16.f16 {r*22}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n88k16.f32<.bf16.bf16 {r*44}<,r,r|,{r,r"
    ",r,r}>|.f16.f16 {r*44}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n88k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*22}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*44}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n88k8.f32.tf32.tf32 {r*44}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n8k16.f16.f16.f16 {r,r}<,r,r|,{r,r,r,r}>"
    ",r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n8k16.f32<.bf16.bf16 {r,r,r,r}<,r,r|,{r"
    ",r,r,r}>|.f16.f16 {r,r,r,r}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n8k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r,r,r,r},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n8k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r,r,r,r},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n8k32<.f16<.e4m3|.e5m2><.e4m3|.e5m2> {r"
    ",r}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r,r,r,r}<,r|,{r,r,r"
    ",r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n8k8.f32.tf32.tf32 {r,r,r,r}<,r|,{r,r,r"
    ",r}>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n96k16.f16.f16.f16 {r*24}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n96k16.f32<.bf16.bf16 {r*48}<,r,r|,{r,r"
    ",r,r}>|.f16.f16 {r*48}<,r,r|,{r,r,r,r}>>,r,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n96k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*48},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n96k32.s32<.s8.s8<|.satfinite>|.u8.u8<|"
    ".satfinite>> {r*48},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n96k32<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*24}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*48}<,r|"
    ",{r,r,r,r}>>,r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n96k8.f32.tf32.tf32 {r*48}<,r|,{r,r,r"
    ",r}>,r,r,r,r", "wgmma.wait_group.sync.aligned r",
    "wgmma<.commit_group|.fence>.sync.aligned"
  ],
  [NVVM_Chip<NVVM_SM_90a>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "wgmma.mma_async.sp.sync.aligned.m64n104k16.f32.tf32.tf32 {r*52}<,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n104k32.f16.f16.f16 {r*26}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n104k32.f32<.bf16.bf16 {r*52}<,r,r|"
    ",{r,r,r,r}>|.f16.f16 {r*52}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n104k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*26}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*52}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n112k16.f32.tf32.tf32 {r*56}<,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n112k32.f16.f16.f16 {r*28}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n112k32.f32<.bf16.bf16 {r*56}<,r,r|"
    ",{r,r,r,r}>|.f16.f16 {r*56}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n112k64.s32<.s8.s8<|.satfinite>|.u8"
    ".u8<|.satfinite>> {r*56},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n112k64.s32<.s8.s8<|.satfinite>|.u8"
    ".u8<|.satfinite>> {r*56},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n112k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*28}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*56}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n120k16.f32.tf32.tf32 {r*60}<,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n120k32.f16.f16.f16 {r*30}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n120k32.f32<.bf16.bf16 {r*60}<,r,r|"
    ",{r,r,r,r}>|.f16.f16 {r*60}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n120k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*30}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*60}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n128k16.f32.tf32.tf32 {r*64}<,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n128k32.f16.f16.f16 {r*32}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n128k32.f32<.bf16.bf16 {r*64}<,r,r|"
    ",{r,r,r,r}>|.f16.f16 {r*64}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n128k64.s32<.s8.s8<|.satfinite>|.u8"
    ".u8<|.satfinite>> {r*64},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n128k64.s32<.s8.s8<|.satfinite>|.u8"
    ".u8<|.satfinite>> {r*64},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n128k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*32}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*64}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n136k16.f32.tf32.tf32 {r*68}<,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n136k32.f16.f16.f16 {r*34}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n136k32.f32<.bf16.bf16 {r*68}<,r,r|"
    ",{r,r,r,r}>|.f16.f16 {r*68}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n136k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*34}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*68}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n144k16.f32.tf32.tf32 {r*72}<,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n144k32.f16.f16.f16 {r*36}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n144k32.f32<.bf16.bf16 {r*72}<,r,r|"
    ",{r,r,r,r}>|.f16.f16 {r*72}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n144k64.s32<.s8.s8<|.satfinite>|.u8"
    ".u8<|.satfinite>> {r*72},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n144k64.s32<.s8.s8<|.satfinite>|.u8"
    ".u8<|.satfinite>> {r*72},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n144k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*36}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*72}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n152k16.f32.tf32.tf32 {r*76}<,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n152k32.f16.f16.f16 {r*38}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n152k32.f32<.bf16.bf16 {r*76}<,r,r|"
    ",{r,r,r,r}>|.f16.f16 {r*76}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n152k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*38}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*76}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n160k16.f32.tf32.tf32 {r*80}<,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n160k32.f16.f16.f16 {r*40}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n160k32.f32<.bf16.bf16 {r*80}<,r,r|"
    ",{r,r,r,r}>|.f16.f16 {r*80}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n160k64.s32<.s8.s8<|.satfinite>|.u8"
    ".u8<|.satfinite>> {r*80},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n160k64.s32<.s8.s8<|.satfinite>|.u8"
    ".u8<|.satfinite>> {r*80},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n160k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*40}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*80}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n168k16.f32.tf32.tf32 {r*84}<,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n168k32.f16.f16.f16 {r*42}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n168k32.f32<.bf16.bf16 {r*84}<,r,r|"
    ",{r,r,r,r}>|.f16.f16 {r*84}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n168k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*42}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*84}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n16k16.f32.tf32.tf32 {r,r,r,r,r,r,r"
    ",r}<,r|,{r,r,r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n16k32.f16.f16.f16 {r,r,r,r}<,r,r|,{r"
    ",r,r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n16k32.f32<.bf16.bf16 {r,r,r,r,r,r,r"
    ",r}<,r,r|,{r,r,r,r}>|.f16.f16 {r,r,r,r,r,r,r,r}<,r,r|,{r,r,r,r}>>,r,r,r"
    ",r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n16k64.s32<.s8.s8<|.satfinite>|.u8.u8"
    "<|.satfinite>> {r,r,r,r,r,r,r,r},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n16k64.s32<.s8.s8<|.satfinite>|.u8.u8"
    "<|.satfinite>> {r,r,r,r,r,r,r,r},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n16k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r,r,r,r}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r,r,r,r"
    ",r,r,r,r}<,r|,{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n176k16.f32.tf32.tf32 {r*88}<,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n176k32.f16.f16.f16 {r*44}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n176k32.f32<.bf16.bf16 {r*88}<,r,r|"
    ",{r,r,r,r}>|.f16.f16 {r*88}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n176k64.s32<.s8.s8<|.satfinite>|.u8"
    ".u8<|.satfinite>> {r*88},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n176k64.s32<.s8.s8<|.satfinite>|.u8"
    ".u8<|.satfinite>> {r*88},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n176k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*44}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*88}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n184k16.f32.tf32.tf32 {r*92}<,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n184k32.f16.f16.f16 {r*46}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n184k32.f32<.bf16.bf16 {r*92}<,r,r|"
    ",{r,r,r,r}>|.f16.f16 {r*92}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n184k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*46}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*92}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n192k16.f32.tf32.tf32 {r*96}<,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n192k32.f16.f16.f16 {r*48}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n192k32.f32<.bf16.bf16 {r*96}<,r,r|"
    ",{r,r,r,r}>|.f16.f16 {r*96}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n192k64.s32<.s8.s8<|.satfinite>|.u8"
    ".u8<|.satfinite>> {r*96},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n192k64.s32<.s8.s8<|.satfinite>|.u8"
    ".u8<|.satfinite>> {r*96},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n192k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*48}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*96}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n200k16.f32.tf32.tf32 {r*100}<,r|,{r"
    ",r,r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n200k32.f16.f16.f16 {r*50}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n200k32.f32<.bf16.bf16 {r*100}<,r,r|"
    ",{r,r,r,r}>|.f16.f16 {r*100}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n200k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*50}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*100}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n208k16.f32.tf32.tf32 {r*104}<,r|,{r"
    ",r,r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n208k32.f16.f16.f16 {r*52}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n208k32.f32<.bf16.bf16 {r*104}<,r,r|"
    ",{r,r,r,r}>|.f16.f16 {r*104}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n208k64.s32<.s8.s8<|.satfinite>|.u8"
    ".u8<|.satfinite>> {r*104},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n208k64.s32<.s8.s8<|.satfinite>|.u8"
    ".u8<|.satfinite>> {r*104},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n208k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*52}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*104}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n216k16.f32.tf32.tf32 {r*108}<,r|,{r"
    ",r,r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n216k32.f16.f16.f16 {r*54}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n216k32.f32<.bf16.bf16 {r*108}<,r,r|"
    ",{r,r,r,r}>|.f16.f16 {r*108}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n216k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*54}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*108}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n224k16.f32.tf32.tf32 {r*112}<,r|,{r"
    ",r,r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n224k32.f16.f16.f16 {r*56}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n224k32.f32<.bf16.bf16 {r*112}<,r,r|"
    ",{r,r,r,r}>|.f16.f16 {r*112}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n224k64.s32<.s8.s8<|.satfinite>|.u8"
    ".u8<|.satfinite>> {r*112},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n224k64.s32<.s8.s8<|.satfinite>|.u8"
    ".u8<|.satfinite>> {r*112},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n224k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*56}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*112}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n232k16.f32.tf32.tf32 {r*116}<,r|,{r"
    ",r,r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n232k32.f16.f16.f16 {r*58}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n232k32.f32<.bf16.bf16 {r*116}<,r,r|"
    ",{r,r,r,r}>|.f16.f16 {r*116}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n232k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*58}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*116}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n240k16.f32.tf32.tf32 {r*120}<,r|,{r"
    ",r,r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n240k32.f16.f16.f16 {r*60}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n240k32.f32<.bf16.bf16 {r*120}<,r,r|"
    ",{r,r,r,r}>|.f16.f16 {r*120}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n240k64.s32<.s8.s8<|.satfinite>|.u8"
    ".u8<|.satfinite>> {r*120},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n240k64.s32<.s8.s8<|.satfinite>|.u8"
    ".u8<|.satfinite>> {r*120},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n240k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*60}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*120}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n248k16.f32.tf32.tf32 {r*124}<,r|,{r"
    ",r,r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n248k32.f16.f16.f16 {r*62}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n248k32.f32<.bf16.bf16 {r*124}<,r,r|"
    ",{r,r,r,r}>|.f16.f16 {r*124}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n248k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*62}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*124}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n24k16.f32.tf32.tf32 {r*12}<,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n24k32.f16.f16.f16 {r,r,r,r,r,r}<,r,r"
    "|,{r,r,r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n24k32.f32<.bf16.bf16 {r*12}<,r,r|,{r"
    ",r,r,r}>|.f16.f16 {r*12}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n24k64.s32<.s8.s8<|.satfinite>|.u8.u8"
    "<|.satfinite>> {r*12},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n24k64.s32<.s8.s8<|.satfinite>|.u8.u8"
    "<|.satfinite>> {r*12},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n24k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r,r,r,r,r,r}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*12}<,r|,{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n256k16.f32.tf32.tf32 {r*128}<,r|,{r"
    ",r,r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n256k32.f16.f16.f16 {r*64}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n256k32.f32<.bf16.bf16 {r*128}<,r,r|"
    ",{r,r,r,r}>|.f16.f16 {r*128}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n256k64.s32<.s8.s8<|.satfinite>|.u8"
    ".u8<|.satfinite>> {r*128},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n256k64.s32<.s8.s8<|.satfinite>|.u8"
    ".u8<|.satfinite>> {r*128},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n256k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*64}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*128}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n32k16.f32.tf32.tf32 {r*16}<,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n32k32.f16.f16.f16 {r,r,r,r,r,r,r,r}<"
    ",r,r|,{r,r,r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n32k32.f32<.bf16.bf16 {r*16}<,r,r|,{r"
    ",r,r,r}>|.f16.f16 {r*16}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n32k64.s32<.s8.s8<|.satfinite>|.u8.u8"
    "<|.satfinite>> {r*16},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n32k64.s32<.s8.s8<|.satfinite>|.u8.u8"
    "<|.satfinite>> {r*16},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n32k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r,r,r,r,r,r,r,r}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*16}<,r|,{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n40k16.f32.tf32.tf32 {r*20}<,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n40k32.f16.f16.f16 {r*10}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n40k32.f32<.bf16.bf16 {r*20}<,r,r|,{r"
    ",r,r,r}>|.f16.f16 {r*20}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n40k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*10}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*20}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n48k16.f32.tf32.tf32 {r*24}<,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n48k32.f16.f16.f16 {r*12}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n48k32.f32<.bf16.bf16 {r*24}<,r,r|,{r"
    ",r,r,r}>|.f16.f16 {r*24}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n48k64.s32<.s8.s8<|.satfinite>|.u8.u8"
    "<|.satfinite>> {r*24},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n48k64.s32<.s8.s8<|.satfinite>|.u8.u8"
    "<|.satfinite>> {r*24},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n48k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*12}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*24}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n56k16.f32.tf32.tf32 {r*28}<,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n56k32.f16.f16.f16 {r*14}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n56k32.f32<.bf16.bf16 {r*28}<,r,r|,{r"
    ",r,r,r}>|.f16.f16 {r*28}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n56k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*14}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*28}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n64k16.f32.tf32.tf32 {r*32}<,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n64k32.f16.f16.f16 {r*16}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n64k32.f32<.bf16.bf16 {r*32}<,r,r|,{r"
    ",r,r,r}>|.f16.f16 {r*32}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n64k64.s32<.s8.s8<|.satfinite>|.u8.u8"
    "<|.satfinite>> {r*32},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n64k64.s32<.s8.s8<|.satfinite>|.u8.u8"
    "<|.satfinite>> {r*32},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n64k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*16}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*32}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n72k16.f32.tf32.tf32 {r*36}<,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n72k32.f16.f16.f16 {r*18}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n72k32.f32<.bf16.bf16 {r*36}<,r,r|,{r"
    ",r,r,r}>|.f16.f16 {r*36}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n72k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*18}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*36}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n80k16.f32.tf32.tf32 {r*40}<,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n80k32.f16.f16.f16 {r*20}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n80k32.f32<.bf16.bf16 {r*40}<,r,r|,{r"
    ",r,r,r}>|.f16.f16 {r*40}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n80k64.s32<.s8.s8<|.satfinite>|.u8.u8"
    "<|.satfinite>> {r*40},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n80k64.s32<.s8.s8<|.satfinite>|.u8.u8"
    "<|.satfinite>> {r*40},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n80k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*20}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*40}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n88k16.f32.tf32.tf32 {r*44}<,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n88k32.f16.f16.f16 {r*22}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n88k32.f32<.bf16.bf16 {r*44}<,r,r|,{r"
    ",r,r,r}>|.f16.f16 {r*44}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n88k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*22}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*44}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n8k16.f32.tf32.tf32 {r,r,r,r}<,r|,{r"
    ",r,r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n8k32.f16.f16.f16 {r,r}<,r,r|,{r,r,r"
    ",r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n8k32.f32<.bf16.bf16 {r,r,r,r}<,r,r|"
    ",{r,r,r,r}>|.f16.f16 {r,r,r,r}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n8k64.s32<.s8.s8<|.satfinite>|.u8.u8<"
    "|.satfinite>> {r,r,r,r},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n8k64.s32<.s8.s8<|.satfinite>|.u8.u8<"
    "|.satfinite>> {r,r,r,r},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n8k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r,r}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r,r,r,r}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n96k16.f32.tf32.tf32 {r*48}<,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n96k32.f16.f16.f16 {r*24}<,r,r|,{r,r"
    ",r,r}>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n96k32.f32<.bf16.bf16 {r*48}<,r,r|,{r"
    ",r,r,r}>|.f16.f16 {r*48}<,r,r|,{r,r,r,r}>>,r,r,r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n96k64.s32<.s8.s8<|.satfinite>|.u8.u8"
    "<|.satfinite>> {r*48},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n96k64.s32<.s8.s8<|.satfinite>|.u8.u8"
    "<|.satfinite>> {r*48},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n96k64<.f16<.e4m3|.e5m2><.e4m3|"
    ".e5m2> {r*24}<,r|,{r,r,r,r}>|.f32<.e4m3|.e5m2><.e4m3|.e5m2> {r*48}<,r|"
    ",{r,r,r,r}>>,r,r,r,r,r,r"
  ],
  [NVVM_Chip<NVVM_SM_90a>, NVVM_MinPTX<NVVM_PTX_82>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "wgmma.mma_async.sp.sync.aligned.m64n112k64.s32<.s8.u8<|.satfinite>|.u8"
    ".s8<|.satfinite>> {r*56},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n112k64.s32<.s8.u8<|.satfinite>|.u8"
    ".s8<|.satfinite>> {r*56},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n128k64.s32<.s8.u8<|.satfinite>|.u8"
    ".s8<|.satfinite>> {r*64},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n128k64.s32<.s8.u8<|.satfinite>|.u8"
    ".s8<|.satfinite>> {r*64},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n144k64.s32<.s8.u8<|.satfinite>|.u8"
    ".s8<|.satfinite>> {r*72},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n144k64.s32<.s8.u8<|.satfinite>|.u8"
    ".s8<|.satfinite>> {r*72},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n160k64.s32<.s8.u8<|.satfinite>|.u8"
    ".s8<|.satfinite>> {r*80},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n160k64.s32<.s8.u8<|.satfinite>|.u8"
    ".s8<|.satfinite>> {r*80},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n16k64.s32<.s8.u8<|.satfinite>|.u8.s8"
    "<|.satfinite>> {r,r,r,r,r,r,r,r},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n16k64.s32<.s8.u8<|.satfinite>|.u8.s8"
    "<|.satfinite>> {r,r,r,r,r,r,r,r},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n176k64.s32<.s8.u8<|.satfinite>|.u8"
    ".s8<|.satfinite>> {r*88},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n176k64.s32<.s8.u8<|.satfinite>|.u8"
    ".s8<|.satfinite>> {r*88},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n192k64.s32<.s8.u8<|.satfinite>|.u8"
    ".s8<|.satfinite>> {r*96},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n192k64.s32<.s8.u8<|.satfinite>|.u8"
    ".s8<|.satfinite>> {r*96},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n208k64.s32<.s8.u8<|.satfinite>|.u8"
    ".s8<|.satfinite>> {r*104},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n208k64.s32<.s8.u8<|.satfinite>|.u8"
    ".s8<|.satfinite>> {r*104},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n224k64.s32<.s8.u8<|.satfinite>|.u8"
    ".s8<|.satfinite>> {r*112},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n224k64.s32<.s8.u8<|.satfinite>|.u8"
    ".s8<|.satfinite>> {r*112},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n240k64.s32<.s8.u8<|.satfinite>|.u8"
    ".s8<|.satfinite>> {r*120},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n240k64.s32<.s8.u8<|.satfinite>|.u8"
    ".s8<|.satfinite>> {r*120},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n24k64.s32<.s8.u8<|.satfinite>|.u8.s8"
    "<|.satfinite>> {r*12},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n24k64.s32<.s8.u8<|.satfinite>|.u8.s8"
    "<|.satfinite>> {r*12},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n256k64.s32<.s8.u8<|.satfinite>|.u8"
    ".s8<|.satfinite>> {r*128},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n256k64.s32<.s8.u8<|.satfinite>|.u8"
    ".s8<|.satfinite>> {r*128},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n32k64.s32<.s8.u8<|.satfinite>|.u8.s8"
    "<|.satfinite>> {r*16},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n32k64.s32<.s8.u8<|.satfinite>|.u8.s8"
    "<|.satfinite>> {r*16},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n48k64.s32<.s8.u8<|.satfinite>|.u8.s8"
    "<|.satfinite>> {r*24},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n48k64.s32<.s8.u8<|.satfinite>|.u8.s8"
    "<|.satfinite>> {r*24},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n64k64.s32<.s8.u8<|.satfinite>|.u8.s8"
    "<|.satfinite>> {r*32},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n64k64.s32<.s8.u8<|.satfinite>|.u8.s8"
    "<|.satfinite>> {r*32},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n80k64.s32<.s8.u8<|.satfinite>|.u8.s8"
    "<|.satfinite>> {r*40},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n80k64.s32<.s8.u8<|.satfinite>|.u8.s8"
    "<|.satfinite>> {r*40},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n8k64.s32<.s8.u8<|.satfinite>|.u8.s8<"
    "|.satfinite>> {r,r,r,r},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n8k64.s32<.s8.u8<|.satfinite>|.u8.s8<"
    "|.satfinite>> {r,r,r,r},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n96k64.s32<.s8.u8<|.satfinite>|.u8.s8"
    "<|.satfinite>> {r*48},r,r,r,r,r",
    "wgmma.mma_async.sp.sync.aligned.m64n96k64.s32<.s8.u8<|.satfinite>|.u8.s8"
    "<|.satfinite>> {r*48},{r,r,r,r},r,r,r,r",
    "wgmma.mma_async.sync.aligned.m64n112k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*56},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n112k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*56},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n128k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*64},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n128k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*64},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n144k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*72},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n144k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*72},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n160k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*80},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n160k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*80},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n16k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r,r,r,r,r,r,r,r},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n16k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r,r,r,r,r,r,r,r},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n176k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*88},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n176k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*88},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n192k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*96},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n192k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*96},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n208k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*104},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n208k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*104},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n224k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*112},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n224k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*112},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n240k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*120},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n240k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*120},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n24k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*12},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n24k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*12},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n256k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*128},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n256k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*128},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n32k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*16},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n32k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*16},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n48k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*24},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n48k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*24},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n64k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*32},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n64k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*32},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n80k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*40},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n80k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*40},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n8k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r,r,r,r},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n8k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r,r,r,r},{r,r,r,r},r,r",
    "wgmma.mma_async.sync.aligned.m64n96k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*48},r,r,r",
    "wgmma.mma_async.sync.aligned.m64n96k32.s32<.s8.u8<|.satfinite>|.u8.s8<|"
    ".satfinite>> {r*48},{r,r,r,r},r,r"
  ],
  [NVVM_Chip<NVVM_SM_90a>, NVVM_MinPTX<NVVM_PTX_84>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "mov<.b32|.u32> r,%<dynamic_smem_size|total_smem_size>"
  ],
  [NVVM_MinPTX<NVVM_PTX_41>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "<<mad|madc><.hi|.lo>.cc<.s64|.u64> r|lop3.b32 r,r>,r,r,r",
    "<add|addc|sub|subc>.cc<.s64|.u64> r,r,r"
  ],
  [NVVM_MinPTX<NVVM_PTX_43>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "mov<.b32|.u32> r,%clock_hi"
  ],
  [NVVM_MinPTX<NVVM_PTX_50>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "<bar.warp.sync|barrier.sync<|.aligned>> r",
    "barrier.red<.popc.u32|<.and|.or>.pred> r,r,r,r",
    "barrier.red<<|.aligned>.popc.u32|<|.aligned><.and|.or>.pred> r,r,r",
    "barrier<.arrive|.sync><|.aligned> r,r", "fns.b32 r,r,r,r",
    "shfl.sync<.bfly|.down|.idx|.up>.b32 r,r,r,r,r",
    "shfl.sync<.bfly|.down|.idx|.up>.b32 r|r,r,r,r,r",
    "vote.sync<.ballot.b32|<.all|.any|.uni>.pred> r,r,r"
  ],
  [NVVM_MinPTX<NVVM_PTX_60>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "activemask.b32 r"
  ],
  [NVVM_MinPTX<NVVM_PTX_62>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "<bar.cta.sync|barrier.cta.sync<|.aligned>> r",
    "<bar.cta.sync|barrier.cta<.arrive|.sync><|.aligned>|cvta<|.to>"
    ".shared::cta.u64|isspacep.shared::cta> r,r",
    "atom.shared::cta.cas<.b32|.b64> r,[r],r,r",
    "atom.shared::cta<.add<.f32|.s32|.u32|.u64>|<.and|.exch|.or|.xor><.b32|"
    ".b64>|<.dec|.inc>.u32|<.max|.min><.s32|.s64|.u32|.u64>> r,[r],r",
    "barrier.cta.red<<|.aligned>.popc.u32|<|.aligned><.and|.or>.pred> r,r,r",
    "ld.shared::cta<.b16|.b32|.b64|.b8> r,[r]",
    "ld.shared::cta<.v2<.b16|.b32|.b64|.b8> {r|.v4<.b16|.b32|.b8> {r,r,r>,r}"
    ",[r]",
    "red.shared::cta<.add<.f32|.s32|.u32|.u64>|<.and|.or|.xor><.b32|.b64>|<"
    ".dec|.inc>.u32|<.max|.min><.s32|.s64|.u32|.u64>> [r],r",
    "st.shared::cta<.b16|.b32|.b64|.b8> [r],r",
    "st.shared::cta<.v2<.b16|.b32|.b64|.b8> [r],{r|.v4<.b16|.b32|.b8> [r],{r"
    ",r,r>,r}"
  ],
  [NVVM_MinPTX<NVVM_PTX_78>]>;

def : AvailabilityForNames<NVVM_Instructions, [
    "mov<.b64|.u64> r,%current_graph_exec"
  ],
  [NVVM_MinPTX<NVVM_PTX_80>]>;

def : AvailabilityForNames<NVVM_LibraryFunctions, [
    "<__nv_abs|__nv_acos|__nv_acosf|__nv_acosh|__nv_acoshf|__nv_asin"
    "|__nv_asinf|__nv_asinh|__nv_asinhf|__nv_atan|__nv_atan2|__nv_atan2f"
    "|__nv_atanf|__nv_atanh|__nv_atanhf|__nv_brev|__nv_brevll|__nv_byte_perm"
    "|__nv_cbrt|__nv_cbrtf|__nv_ceil|__nv_ceilf|__nv_clz|__nv_clzll"
    "|__nv_copysign|__nv_copysignf|__nv_cos|__nv_cosf|__nv_cosh|__nv_coshf"
    "|__nv_cospi|__nv_cospif|__nv_cyl_bessel_i0|__nv_cyl_bessel_i0f"
    "|__nv_cyl_bessel_i1|__nv_cyl_bessel_i1f|__nv_dadd_rd|__nv_dadd_rn"
    "|__nv_dadd_ru|__nv_dadd_rz|__nv_ddiv_rd|__nv_ddiv_rn|__nv_ddiv_ru"
    "|__nv_ddiv_rz|__nv_dmul_rd|__nv_dmul_rn|__nv_dmul_ru|__nv_dmul_rz"
    "|__nv_double2float_rd|__nv_double2float_rn|__nv_double2float_ru"
    "|__nv_double2float_rz|__nv_double2hiint|__nv_double2int_rd"
    "|__nv_double2int_rn|__nv_double2int_ru|__nv_double2int_rz"
    "|__nv_double2ll_rd|__nv_double2ll_rn|__nv_double2ll_ru|__nv_double2ll_rz"
    "|__nv_double2loint|__nv_double2uint_rd|__nv_double2uint_rn"
    "|__nv_double2uint_ru|__nv_double2uint_rz|__nv_double2ull_rd"
    "|__nv_double2ull_rn|__nv_double2ull_ru|__nv_double2ull_rz"
    "|__nv_double_as_longlong|__nv_drcp_rd|__nv_drcp_rn|__nv_drcp_ru"
    "|__nv_drcp_rz|__nv_dsqrt_rd|__nv_dsqrt_rn|__nv_dsqrt_ru|__nv_dsqrt_rz"
    "|__nv_dsub_rd|__nv_dsub_rn|__nv_dsub_ru|__nv_dsub_rz|__nv_erf|__nv_erfc"
    "|__nv_erfcf|__nv_erfcinv|__nv_erfcinvf|__nv_erfcx|__nv_erfcxf|__nv_erff"
    "|__nv_erfinv|__nv_erfinvf|__nv_exp|__nv_exp10|__nv_exp10f|__nv_exp2"
    "|__nv_exp2f|__nv_expf|__nv_expm1|__nv_expm1f|__nv_fabs|__nv_fabsf"
    "|__nv_fadd_rd|__nv_fadd_rn|__nv_fadd_ru|__nv_fadd_rz|__nv_fast_cosf"
    "|__nv_fast_exp10f|__nv_fast_expf|__nv_fast_fdividef|__nv_fast_log10f"
    "|__nv_fast_log2f|__nv_fast_logf|__nv_fast_powf|__nv_fast_sincosf"
    "|__nv_fast_sinf|__nv_fast_tanf|__nv_fdim|__nv_fdimf|__nv_fdiv_rd"
    "|__nv_fdiv_rn|__nv_fdiv_ru|__nv_fdiv_rz|__nv_ffs|__nv_ffsll|__nv_finitef"
    "|__nv_float2half_rn|__nv_float2int_rd|__nv_float2int_rn"
    "|__nv_float2int_ru|__nv_float2int_rz|__nv_float2ll_rd|__nv_float2ll_rn"
    "|__nv_float2ll_ru|__nv_float2ll_rz|__nv_float2uint_rd|__nv_float2uint_rn"
    "|__nv_float2uint_ru|__nv_float2uint_rz|__nv_float2ull_rd"
    "|__nv_float2ull_rn|__nv_float2ull_ru|__nv_float2ull_rz|__nv_float_as_int"
    "|__nv_float_as_uint|__nv_floor|__nv_floorf|__nv_fma|__nv_fma_rd"
    "|__nv_fma_rn|__nv_fma_ru|__nv_fma_rz|__nv_fmaf|__nv_fmaf_ieee_rd"
    "|__nv_fmaf_ieee_rn|__nv_fmaf_ieee_ru|__nv_fmaf_ieee_rz|__nv_fmaf_rd"
    "|__nv_fmaf_rn|__nv_fmaf_ru|__nv_fmaf_rz|__nv_fmax|__nv_fmaxf|__nv_fmin"
    "|__nv_fminf|__nv_fmod|__nv_fmodf|__nv_fmul_rd|__nv_fmul_rn|__nv_fmul_ru"
    "|__nv_fmul_rz|__nv_frcp_rd|__nv_frcp_rn|__nv_frcp_ru|__nv_frcp_rz"
    "|__nv_frexp|__nv_frexpf|__nv_frsqrt_rn|__nv_fsqrt_rd|__nv_fsqrt_rn"
    "|__nv_fsqrt_ru|__nv_fsqrt_rz|__nv_fsub_rd|__nv_fsub_rn|__nv_fsub_ru"
    "|__nv_fsub_rz|__nv_hadd|__nv_half2float|__nv_hiloint2double|__nv_hypot"
    "|__nv_hypotf|__nv_ilogb|__nv_ilogbf|__nv_int2double_rn|__nv_int2float_rd"
    "|__nv_int2float_rn|__nv_int2float_ru|__nv_int2float_rz|__nv_int_as_float"
    "|__nv_isfinited|__nv_isinfd|__nv_isinff|__nv_isnand|__nv_isnanf|__nv_j0"
    "|__nv_j0f|__nv_j1|__nv_j1f|__nv_jn|__nv_jnf|__nv_ldexp|__nv_ldexpf"
    "|__nv_lgamma|__nv_lgammaf|__nv_ll2double_rd|__nv_ll2double_rn"
    "|__nv_ll2double_ru|__nv_ll2double_rz|__nv_ll2float_rd|__nv_ll2float_rn"
    "|__nv_ll2float_ru|__nv_ll2float_rz|__nv_llabs|__nv_llmax|__nv_llmin"
    "|__nv_llrint|__nv_llrintf|__nv_llround|__nv_llroundf|__nv_log|__nv_log10"
    "|__nv_log10f|__nv_log1p|__nv_log1pf|__nv_log2|__nv_log2f|__nv_logb"
    "|__nv_logbf|__nv_logf|__nv_longlong_as_double|__nv_max|__nv_min"
    "|__nv_modf|__nv_modff|__nv_mul24|__nv_mul64hi|__nv_mulhi|__nv_nan"
    "|__nv_nanf|__nv_nearbyint|__nv_nearbyintf|__nv_nextafter|__nv_nextafterf"
    "|__nv_norm|__nv_norm3d|__nv_norm3df|__nv_norm4d|__nv_norm4df"
    "|__nv_normcdf|__nv_normcdff|__nv_normcdfinv|__nv_normcdfinvf|__nv_normf"
    "|__nv_popc|__nv_popcll|__nv_pow|__nv_powf|__nv_powi|__nv_powif"
    "|__nv_rcbrt|__nv_rcbrtf|__nv_rcp64h|__nv_remainder|__nv_remainderf"
    "|__nv_remquo|__nv_remquof|__nv_rhadd|__nv_rhypot|__nv_rhypotf|__nv_rint"
    "|__nv_rintf|__nv_rnorm|__nv_rnorm3d|__nv_rnorm3df|__nv_rnorm4d"
    "|__nv_rnorm4df|__nv_rnormf|__nv_round|__nv_roundf|__nv_rsqrt|__nv_rsqrtf"
    "|__nv_sad|__nv_saturatef|__nv_scalbn|__nv_scalbnf|__nv_signbitd"
    "|__nv_signbitf|__nv_sin|__nv_sincos|__nv_sincosf|__nv_sincospi"
    "|__nv_sincospif|__nv_sinf|__nv_sinh|__nv_sinhf|__nv_sinpi|__nv_sinpif"
    "|__nv_sqrt|__nv_sqrtf|__nv_tan|__nv_tanf|__nv_tanh|__nv_tanhf"
    "|__nv_tgamma|__nv_tgammaf|__nv_trunc|__nv_truncf|__nv_uhadd"
    "|__nv_uint2double_rn|__nv_uint2float_rd|__nv_uint2float_rn"
    "|__nv_uint2float_ru|__nv_uint2float_rz|__nv_uint_as_float"
    "|__nv_ull2double_rd|__nv_ull2double_rn|__nv_ull2double_ru"
    "|__nv_ull2double_rz|__nv_ull2float_rd|__nv_ull2float_rn"
    "|__nv_ull2float_ru|__nv_ull2float_rz|__nv_ullmax|__nv_ullmin|__nv_umax"
    "|__nv_umin|__nv_umul24|__nv_umul64hi|__nv_umulhi|__nv_urhadd|__nv_usad"
    "|__nv_vabs2|__nv_vabs4|__nv_vabsdiffs2|__nv_vabsdiffs4|__nv_vabsdiffu2"
    "|__nv_vabsdiffu4|__nv_vabsss2|__nv_vabsss4|__nv_vadd2|__nv_vadd4"
    "|__nv_vaddss2|__nv_vaddss4|__nv_vaddus2|__nv_vaddus4|__nv_vavgs2"
    "|__nv_vavgs4|__nv_vavgu2|__nv_vavgu4|__nv_vcmpeq2|__nv_vcmpeq4"
    "|__nv_vcmpges2|__nv_vcmpges4|__nv_vcmpgeu2|__nv_vcmpgeu4|__nv_vcmpgts2"
    "|__nv_vcmpgts4|__nv_vcmpgtu2|__nv_vcmpgtu4|__nv_vcmples2|__nv_vcmples4"
    "|__nv_vcmpleu2|__nv_vcmpleu4|__nv_vcmplts2|__nv_vcmplts4|__nv_vcmpltu2"
    "|__nv_vcmpltu4|__nv_vcmpne2|__nv_vcmpne4|__nv_vhaddu2|__nv_vhaddu4"
    "|__nv_vmaxs2|__nv_vmaxs4|__nv_vmaxu2|__nv_vmaxu4|__nv_vmins2|__nv_vmins4"
    "|__nv_vminu2|__nv_vminu4|__nv_vneg2|__nv_vneg4|__nv_vnegss2|__nv_vnegss4"
    "|__nv_vsads2|__nv_vsads4|__nv_vsadu2|__nv_vsadu4|__nv_vseteq2"
    "|__nv_vseteq4|__nv_vsetges2|__nv_vsetges4|__nv_vsetgeu2|__nv_vsetgeu4"
    "|__nv_vsetgts2|__nv_vsetgts4|__nv_vsetgtu2|__nv_vsetgtu4|__nv_vsetles2"
    "|__nv_vsetles4|__nv_vsetleu2|__nv_vsetleu4|__nv_vsetlts2|__nv_vsetlts4"
    "|__nv_vsetltu2|__nv_vsetltu4|__nv_vsetne2|__nv_vsetne4|__nv_vsub2"
    "|__nv_vsub4|__nv_vsubss2|__nv_vsubss4|__nv_vsubus2|__nv_vsubus4|__nv_y0"
    "|__nv_y0f|__nv_y1|__nv_y1f|__nv_yn|__nv_ynf>"
  ],
  []>;

#endif // MLIR_AVAILABILITY_GENERATED_NVVMCALLS_TD
