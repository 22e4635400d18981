//===- CPUCalls.td - What probes say of calls on CPUs ------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written by tools/probe/cpu_calls.py from its answers in tools/probe/data.
// Don't edit: probe, and run it again.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_GENERATED_CPUCALLS_TD
#define MLIR_AVAILABILITY_GENERATED_CPUCALLS_TD

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx2<.vpdpwsud|.vpdpwsuds|.vpdpwusd|.vpdpwusds|.vpdpwuud|"
    ".vpdpwuuds><.128(v4i32;v4i32,v8i16,v8i16|.256(v8i32;v8i32,v16i16,v16i16>)"
  ],
  [AnyOf<[CPU_X86Feature<"avx10.2">, CPU_X86Feature<"avxvnniint16">]>]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx2<.vpdpbssd|.vpdpbssds|.vpdpbsud|.vpdpbsuds|.vpdpbuud|"
    ".vpdpbuuds><.128(v4i32;v4i32,v16i8,v16i8|.256(v8i32;v8i32,v32i8,v32i8>)"
  ],
  [AnyOf<[CPU_X86Feature<"avx10.2">, CPU_X86Feature<"avxvnniint8">]>]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.vcvtneps2bf16128(v8bf16;v4f32|.vcvtneps2bf16256(v8bf16;v8f32>)"
  ],
  [AnyOf<[CPU_X86Feature<"avx512bf16">, CPU_X86Feature<"avxneconvert">]>,
    AnyOf<[CPU_X86Feature<"avx512vl">, CPU_X86Feature<"avxneconvert">]>]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512<.vpmadd52h|.vpmadd52l>.uq<.128(v2i64;v2i64,v2i64,v2i64|"
    ".256(v4i64;v4i64,v4i64,v4i64>)"
  ],
  [AnyOf<[CPU_X86Feature<"avx512ifma">, CPU_X86Feature<"avxifma">]>,
    AnyOf<[CPU_X86Feature<"avx512vl">, CPU_X86Feature<"avxifma">]>]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512<<.vpdpbusd|.vpdpbusds><.128(v4i32;v4i32,v16i8,v16i8|"
    ".256(v8i32;v8i32,v32i8,v32i8>|<.vpdpwssd|.vpdpwssds><.128(v4i32;v4i32"
    ",v8i16,v8i16|.256(v8i32;v8i32,v16i16,v16i16>>)"
  ],
  [AnyOf<[CPU_X86Feature<"avx512vl">, CPU_X86Feature<"avxvnni">]>,
    AnyOf<[CPU_X86Feature<"avx512vnni">, CPU_X86Feature<"avxvnni">]>]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.fma.vfmaddsub<.pd<(v2f64;v2f64,v2f64,v2f64|.256(v4f64;v4f64"
    ",v4f64,v4f64>|.ps<(v4f32;v4f32,v4f32,v4f32|.256(v8f32;v8f32,v8f32"
    ",v8f32>>)"
  ],
  [AnyOf<[CPU_X86Feature<"fma">, CPU_X86Feature<"fma4">]>]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.flags.write.u64(;i64)", "llvm.x86.rdpmc(i64;i32)",
    "llvm.x86.rdtscp({i64,i32};)", "llvm.x86.sse2.cvtpd2ps(v4f32;v2f64)",
    "llvm.x86.sse2.cvtsd2ss(v4f32;v4f32,v2f64)",
    "llvm.x86.sse2.maskmov.dqu(;v16i8,v16i8,p)",
    "llvm.x86.sse2.pmovmskb.128(i32;v16i8)",
    "llvm.x86.sse2<.cvtpd2dq|.cvttpd2dq>(v4i32;v2f64)",
    "llvm.x86.sse2<.cvtps2dq|.cvttps2dq>(v4i32;v4f32)",
    "llvm.x86.sse2<.cvtsd2si64|.cvttsd2si64>(i64;v2f64)",
    "llvm.x86.sse2<.movmsk.pd|<.cvtsd2si|.cvttsd2si>>(i32;v2f64)",
    "llvm.x86.sse2<.packssdw.128(v8i16|<.psll|.psra|.psrl>.d(v4i32>;v4i32"
    ",v4i32)", "llvm.x86.sse2<.pavg.b(v16i8|.psad.bw(v2i64>;v16i8,v16i8)",
    "llvm.x86.sse2<.pmadd.wd(v4i32|<.packsswb|.packuswb>.128(v16i8|<.pavg|"
    ".pmulh|.pmulhu|.psll|.psra|.psrl>.w(v8i16>;v8i16,v8i16)",
    "llvm.x86.sse2<.psll|.psrl>.q(v2i64;v2i64,v2i64)",
    "llvm.x86.sse2<.psrai<.d(v4i32;v4i32|.w(v8i16;v8i16>|<.pslli|.psrli><"
    ".d(v4i32;v4i32|.q(v2i64;v2i64|.w(v8i16;v8i16>>,i32)",
    "llvm.x86.sse2<<.comieq|.comige|.comigt|.comile|.comilt|.comineq|.ucomieq"
    "|.ucomige|.ucomigt|.ucomile|.ucomilt|.ucomineq>.sd(i32|<.max|.min><.pd|"
    ".sd>(v2f64>;v2f64,v2f64)",
    "llvm.x86.sse<.cvtss2si64|.cvttss2si64>(i64;v4f32)",
    "llvm.x86.sse<.movmsk.ps|<.cvtss2si|.cvttss2si>>(i32;v4f32)",
    "llvm.x86.sse<.rcp|.rsqrt><.ps|.ss>(v4f32;v4f32)",
    "llvm.x86.sse<<.comieq|.comige|.comigt|.comile|.comilt|.comineq|.ucomieq|"
    ".ucomige|.ucomigt|.ucomile|.ucomilt|.ucomineq>.ss(i32|<.max|.min><.ps|"
    ".ss>(v4f32>;v4f32,v4f32)",
    "llvm.x86<.addcarry|.subborrow>.32({i8,i32};i8,i32,i32)",
    "llvm.x86<.addcarry|.subborrow>.64({i8,i64};i8,i64,i64)",
    "llvm.x86<.flags.read.u64|.rdtsc>(i64;)",
    "llvm.x86<.sse.cmp.ss(v4f32;v4f32,v4f32|.sse2.cmp.sd(v2f64;v2f64,v2f64>"
    ",i8)", "llvm.x86<.sse.sfence|.sse2<.lfence|.mfence|.pause>|.wbinvd>(;)",
    "llvm.x86<.sse2.clflush|.sse<.ldmxcsr|.stmxcsr>>(;p)"
  ],
  [CPU_OnX86]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.aesni<.aesimc(v2i64;v2i64|.aeskeygenassist(v2i64;v2i64,i8|<"
    ".aesdec|.aesdeclast|.aesenc|.aesenclast>(v2i64;v2i64,v2i64>)"
  ],
  [CPU_X86Feature<"aes">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.tilemovrow(v16i32;=<0..7>,i32)",
    "llvm.x86.tilemovrowi(v16i32;=<0..7>,=<0..7>)",
    "llvm.x86<<.tcvtrowd2ps|.tcvtrowd2psi>(v16f32|<.tcvtrowps2bf16h|"
    ".tcvtrowps2bf16hi|.tcvtrowps2bf16l|.tcvtrowps2bf16li>(v32bf16|<"
    ".tcvtrowps2phh|.tcvtrowps2phhi|.tcvtrowps2phl|.tcvtrowps2phli>(v32f16>;="
    "<0..32|63|64|-1|-128>,i32)"
  ],
  [CPU_X86Feature<"amx-avx512">, CPU_X86Feature<"avx10.2">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.tileloaddrs64|.tileloaddrst164>(;=<0..7>,p,i64)"
  ],
  [CPU_X86Feature<"amx-movrs">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.tilerelease(;|.tilezero(;=<0..7>|<.ldtilecfg|.sttilecfg>(;p|<"
    ".tileloadd64|.tileloaddt164|.tilestored64>(;=<0..7>,p,i64>)"
  ],
  [CPU_X86Feature<"amx-tile">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx.blendv<.pd.256(v4f64;v4f64,v4f64,v4f64|.ps.256(v8f32;v8f32"
    ",v8f32,v8f32>)",
    "llvm.x86.avx.cvt<.ps2dq.256(v8i32;v8f32|<.pd2.ps.256(v4f32|.pd2dq"
    ".256(v4i32>;v4f64>)",
    "llvm.x86.avx.cvtt<.pd2dq.256(v4i32;v4f64|.ps2dq.256(v8i32;v8f32>)",
    "llvm.x86.avx.dp.ps.256(v8f32;v8f32,v8f32,i8)",
    "llvm.x86.avx.ldu.dq.256(v32i8;p)",
    "llvm.x86.avx.maskload<.pd<(v2f64;p,v2i64|.256(v4f64;p,v4i64>|.ps"
    "<(v4f32;p,v4i32|.256(v8f32;p,v8i32>>)",
    "llvm.x86.avx.maskstore<.pd<(;p,v2i64,v2f64|.256(;p,v4i64,v4f64>|.ps<(;p"
    ",v4i32,v4f32|.256(;p,v8i32,v8f32>>)",
    "llvm.x86.avx.movmsk<.pd.256(i32;v4f64|.ps.256(i32;v8f32>)",
    "llvm.x86.avx.round<.pd.256(v4f64;v4f64|.ps.256(v8f32;v8f32>,=<0..15>)",
    "llvm.x86.avx.vpermilvar<.pd<(v2f64;v2f64,v2i64|.256(v4f64;v4f64,v4i64>|"
    ".ps<(v4f32;v4f32,v4i32|.256(v8f32;v8f32,v8i32>>)",
    "llvm.x86.avx<.addsub|.hadd|.hsub|.max|.min><.pd.256(v4f64;v4f64,v4f64|"
    ".ps.256(v8f32;v8f32,v8f32>)",
    "llvm.x86.avx<.ptestc|.ptestnzc|.ptestz>.256(i32;v4i64,v4i64)",
    "llvm.x86.avx<.rcp|.rsqrt>.ps.256(v8f32;v8f32)",
    "llvm.x86.avx<.vtestc|.vtestnzc|.vtestz><.pd<(i32;v2f64,v2f64|"
    ".256(i32;v4f64,v4f64>|.ps<(i32;v4f32,v4f32|.256(i32;v8f32,v8f32>>)",
    "llvm.x86.avx<.vzeroall|.vzeroupper>(;)"
  ],
  [CPU_X86Feature<"avx">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.vgf2p8mulb.256(v32i8;v32i8,v32i8|<.vgf2p8affineinvqb|"
    ".vgf2p8affineqb>.256(v32i8;v32i8,v32i8,i8>)"
  ],
  [CPU_X86Feature<"avx">, CPU_X86Feature<"gfni">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx10.fpclass.bf16<.128(v8i1;v8bf16|.256(v16i1;v16bf16|"
    ".512(v32i1;v32bf16>,=<0..255>)",
    "llvm.x86.avx10.mask.scalef.bf16<.128(v8bf16;v8bf16,v8bf16,v8bf16,i8|"
    ".256(v16bf16;v16bf16,v16bf16,v16bf16,i16|.512(v32bf16;v32bf16,v32bf16"
    ",v32bf16,i32>)",
    "llvm.x86.avx10.mask.vcvt2ps2phx<.128(v8f16;v4f32,v4f32,v8f16,i8|"
    ".256(v16f16;v8f32,v8f32,v16f16,i16|.512(v32f16;v16f32,v16f32,v32f16,i32"
    ",=<4|8..11>>)", "llvm.x86.avx10.mask.vcvthf82ph128(v8f16;v16i8,v8f16,i8)",
    "llvm.x86.avx10.mask.vcvthf82ph256(v16f16;v16i8,v16f16,i16)",
    "llvm.x86.avx10.mask.vcvthf82ph512(v32f16;v32i8,v32f16,i32)",
    "llvm.x86.avx10.mask.vcvttps2iubs512(v16i32;v16f32,v16i32,i16,=<4|8|12>)",
    "llvm.x86.avx10.mask.vminmaxpd.round(v8f64;v8f64,v8f64,i32,v8f64,i8,=<4|8"
    "|12>)", "llvm.x86.avx10.mask.vminmaxpd128(v2f64;v2f64,v2f64,i32,v2f64,i8)",
    "llvm.x86.avx10.mask.vminmaxpd256(v4f64;v4f64,v4f64,i32,v4f64,i8)",
    "llvm.x86.avx10.mask.vminmaxph.round(v32f16;v32f16,v32f16,i32,v32f16,i32"
    ",=<4|8|12>)",
    "llvm.x86.avx10.mask.vminmaxph128(v8f16;v8f16,v8f16,i32,v8f16,i8)",
    "llvm.x86.avx10.mask.vminmaxph256(v16f16;v16f16,v16f16,i32,v16f16,i16)",
    "llvm.x86.avx10.mask.vminmaxps.round(v16f32;v16f32,v16f32,i32,v16f32,i16"
    ",=<4|8|12>)",
    "llvm.x86.avx10.mask.vminmaxps128(v4f32;v4f32,v4f32,i32,v4f32,i8)",
    "llvm.x86.avx10.mask.vminmaxps256(v8f32;v8f32,v8f32,i32,v8f32,i8)",
    "llvm.x86.avx10.mask.vminmaxsd.round(v2f64;v2f64,v2f64,i32,v2f64,i8,=<4|8"
    "|12>)",
    "llvm.x86.avx10.mask.vminmaxsh.round(v8f16;v8f16,v8f16,i32,v8f16,i8,=<4|8"
    "|12>)",
    "llvm.x86.avx10.mask.vminmaxss.round(v4f32;v4f32,v4f32,i32,v4f32,i8,=<4|8"
    "|12>)",
    "llvm.x86.avx10.mask<.getexp|.rcp|.rsqrt>.bf16<.128(v8bf16;v8bf16,v8bf16"
    ",i8|.256(v16bf16;v16bf16,v16bf16,i16|.512(v32bf16;v32bf16,v32bf16,i32>)",
    "llvm.x86.avx10.mask<.getmant|.reduce|.rndscale>.bf16<.128(v8bf16;v8bf16"
    ",i32,v8bf16,i8|.256(v16bf16;v16bf16,i32,v16bf16,i16|.512(v32bf16;v32bf16"
    ",i32,v32bf16,i32>)",
    "llvm.x86.avx10.mask<.vcvtbiasph2bf8128|.vcvtbiasph2bf8s128|"
    ".vcvtbiasph2hf8128|.vcvtbiasph2hf8s128>(v16i8;v16i8,v8f16,v16i8,i8)",
    "llvm.x86.avx10.mask<.vcvtbiasph2bf8256|.vcvtbiasph2bf8s256|"
    ".vcvtbiasph2hf8256|.vcvtbiasph2hf8s256>(v16i8;v32i8,v16f16,v16i8,i16)",
    "llvm.x86.avx10.mask<.vcvtbiasph2bf8512|.vcvtbiasph2bf8s512|"
    ".vcvtbiasph2hf8512|.vcvtbiasph2hf8s512>(v32i8;v64i8,v32f16,v32i8,i32)",
    "llvm.x86.avx10.mask<.vcvtph2bf8128|.vcvtph2bf8s128|.vcvtph2hf8128|"
    ".vcvtph2hf8s128>(v16i8;v8f16,v16i8,i8)",
    "llvm.x86.avx10.mask<.vcvtph2bf8256|.vcvtph2bf8s256|.vcvtph2hf8256|"
    ".vcvtph2hf8s256>(v16i8;v16f16,v16i8,i16)",
    "llvm.x86.avx10.mask<.vcvtph2bf8512|.vcvtph2bf8s512|.vcvtph2hf8512|"
    ".vcvtph2hf8s512>(v32i8;v32f16,v32i8,i32)",
    "llvm.x86.avx10.mask<.vcvtph2ibs128|.vcvtph2iubs128|.vcvttph2ibs128|"
    ".vcvttph2iubs128>(v8i16;v8f16,v8i16,i8)",
    "llvm.x86.avx10.mask<.vcvtph2ibs256|.vcvtph2iubs256|.vcvttph2ibs256|"
    ".vcvttph2iubs256>(v16i16;v16f16,v16i16,i16)",
    "llvm.x86.avx10.mask<.vcvtph2ibs512|.vcvtph2iubs512>(v32i16;v32f16,v32i16"
    ",i32,=<4|8..11>)",
    "llvm.x86.avx10.mask<.vcvtps2ibs128|.vcvtps2iubs128|.vcvttps2ibs128|"
    ".vcvttps2iubs128>(v4i32;v4f32,v4i32,i8)",
    "llvm.x86.avx10.mask<.vcvtps2ibs256|.vcvtps2iubs256|.vcvttps2ibs256|"
    ".vcvttps2iubs256>(v8i32;v8f32,v8i32,i8)",
    "llvm.x86.avx10.mask<.vcvtps2ibs512|.vcvtps2iubs512|"
    ".vcvttps2ibs512>(v16i32;v16f32,v16i32,i16,=<4|8..11>)",
    "llvm.x86.avx10.mask<.vcvttpd2dqs|.vcvttpd2udqs><.round.512(v8i32;v8f64"
    ",v8i32,i8,=<4|8..11>|<.128(v4i32;v2f64|.256(v4i32;v4f64>,v4i32,i8>)",
    "llvm.x86.avx10.mask<.vcvttpd2qqs|.vcvttpd2uqqs><.round.512(v8i64;v8f64"
    ",v8i64,i8,=<4|8..11>|<.128(v2i64;v2f64,v2i64|.256(v4i64;v4f64,v4i64>,i8>)",
    "llvm.x86.avx10.mask<.vcvttph2ibs512|.vcvttph2iubs512>(v32i16;v32f16"
    ",v32i16,i32,=<4|8|12>)",
    "llvm.x86.avx10.mask<.vcvttps2dqs|.vcvttps2udqs><.round.512(v16i32;v16f32"
    ",v16i32,i16,=<4|8..11>|<.128(v4i32;v4f32,v4i32|.256(v8i32;v8f32,v8i32>"
    ",i8>)",
    "llvm.x86.avx10.mask<.vcvttps2qqs|.vcvttps2uqqs><.round.512(v8i64;v8f32"
    ",v8i64,i8,=<4|8..11>|<.128(v2i64;v4f32,v2i64|.256(v4i64;v4f32,v4i64>,i8>)",
    "llvm.x86.avx10.vdpphps<.128(v4f32;v4f32,v8f16,v8f16|.256(v8f32;v8f32"
    ",v16f16,v16f16|.512(v16f32;v16f32,v32f16,v32f16>)",
    "llvm.x86.avx10.vminmaxbf16128(v8bf16;v8bf16,v8bf16,i32)",
    "llvm.x86.avx10.vminmaxbf16256(v16bf16;v16bf16,v16bf16,i32)",
    "llvm.x86.avx10.vminmaxbf16512(v32bf16;v32bf16,v32bf16,i32)",
    "llvm.x86.avx10.vmpsadbw.512(v32i16;v64i8,v64i8,i8)",
    "llvm.x86.avx10<.vcomisbf16eq|.vcomisbf16ge|.vcomisbf16gt|.vcomisbf16le|"
    ".vcomisbf16lt|.vcomisbf16neq>(i32;v8bf16,v8bf16)",
    "llvm.x86.avx10<.vcvt2ph2bf8128|.vcvt2ph2bf8s128|.vcvt2ph2hf8128|"
    ".vcvt2ph2hf8s128>(v16i8;v8f16,v8f16)",
    "llvm.x86.avx10<.vcvt2ph2bf8256|.vcvt2ph2bf8s256|.vcvt2ph2hf8256|"
    ".vcvt2ph2hf8s256>(v32i8;v16f16,v16f16)",
    "llvm.x86.avx10<.vcvt2ph2bf8512|.vcvt2ph2bf8s512|.vcvt2ph2hf8512|"
    ".vcvt2ph2hf8s512>(v64i8;v32f16,v32f16)",
    "llvm.x86.avx10<.vcvtbf162ibs128|.vcvtbf162iubs128|.vcvttbf162ibs128|"
    ".vcvttbf162iubs128>(v8i16;v8bf16)",
    "llvm.x86.avx10<.vcvtbf162ibs256|.vcvtbf162iubs256|.vcvttbf162ibs256|"
    ".vcvttbf162iubs256>(v16i16;v16bf16)",
    "llvm.x86.avx10<.vcvtbf162ibs512|.vcvtbf162iubs512|.vcvttbf162ibs512|"
    ".vcvttbf162iubs512>(v32i16;v32bf16)",
    "llvm.x86.avx10<.vcvttsd2sis64|.vcvttsd2usis64>(i64;v2f64,=<4|8|12>)",
    "llvm.x86.avx10<.vcvttsd2sis|.vcvttsd2usis>(i32;v2f64,=<4|8|12>)",
    "llvm.x86.avx10<.vcvttss2sis64|.vcvttss2usis64>(i64;v4f32,=<4|8|12>)",
    "llvm.x86.avx10<.vcvttss2sis|.vcvttss2usis>(i32;v4f32,=<4|8|12>)",
    "llvm.x86.avx10<.vmaxbf16128|.vminbf16128>(v8bf16;v8bf16,v8bf16)",
    "llvm.x86.avx10<.vmaxbf16256|.vminbf16256>(v16bf16;v16bf16,v16bf16)",
    "llvm.x86.avx10<.vmaxbf16512|.vminbf16512>(v32bf16;v32bf16,v32bf16)",
    "llvm.x86.avx10<.vpdpbssd|.vpdpbssds|.vpdpbsud|.vpdpbsuds|.vpdpbuud|"
    ".vpdpbuuds>.512(v16i32;v16i32,v64i8,v64i8)",
    "llvm.x86.avx10<.vpdpwsud|.vpdpwsuds|.vpdpwusd|.vpdpwusds|.vpdpwuud|"
    ".vpdpwuuds>.512(v16i32;v16i32,v32i16,v32i16)"
  ],
  [CPU_X86Feature<"avx10.2">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx10<.vmovrsb128(v16i8|.vmovrsb256(v32i8|.vmovrsb512(v64i8|"
    ".vmovrsd128(v4i32|.vmovrsd256(v8i32|.vmovrsd512(v16i32|.vmovrsq128(v2i64"
    "|.vmovrsq256(v4i64|.vmovrsq512(v8i64|.vmovrsw128(v8i16|"
    ".vmovrsw256(v16i16|.vmovrsw512(v32i16>;p)"
  ],
  [CPU_X86Feature<"avx10.2">, CPU_X86Feature<"movrs">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.vsm4key4512|.vsm4rnds4512>(v16i32;v16i32,v16i32)"
  ],
  [CPU_X86Feature<"avx10.2">, CPU_X86Feature<"sm4">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx2.gather.d<.d<(v4i32;v4i32,p,v4i32,v4i32|.256(v8i32;v8i32,p"
    ",v8i32,v8i32>|.pd<(v2f64;v2f64,p,v4i32,v2f64|.256(v4f64;v4f64,p,v4i32"
    ",v4f64>|.ps<(v4f32;v4f32,p,v4i32,v4f32|.256(v8f32;v8f32,p,v8i32,v8f32>|"
    ".q<(v2i64;v2i64,p,v4i32,v2i64|.256(v4i64;v4i64,p,v4i32,v4i64>>,i8)",
    "llvm.x86.avx2.gather.q<.d<(v4i32;v4i32,p,v2i64|.256(v4i32;v4i32,p,v4i64>"
    ",v4i32|.pd<(v2f64;v2f64,p,v2i64,v2f64|.256(v4f64;v4f64,p,v4i64,v4f64>|"
    ".ps<(v4f32;v4f32,p,v2i64|.256(v4f32;v4f32,p,v4i64>,v4f32|.q<(v2i64;v2i64"
    ",p,v2i64,v2i64|.256(v4i64;v4i64,p,v4i64,v4i64>>,i8)",
    "llvm.x86.avx2.maskload.d.256(v8i32;p,v8i32)",
    "llvm.x86.avx2.maskstore.d.256(;p,v8i32,v8i32)",
    "llvm.x86.avx2.mpsadbw(v16i16;v32i8,v32i8,i8)",
    "llvm.x86.avx2.pblendvb(v32i8;v32i8,v32i8,v32i8)",
    "llvm.x86.avx2.permps(v8f32;v8f32,v8i32)",
    "llvm.x86.avx2.pmadd.wd(v8i32;v16i16,v16i16)",
    "llvm.x86.avx2.pmovmskb(i32;v32i8)",
    "llvm.x86.avx2<.maskload.d(v4i32;p|.maskstore.d(;p,v4i32|<.psllv|.psrav|"
    ".psrlv>.d(v4i32;v4i32|<.psll|.psra|.psrl>.d(v8i32;v8i32>,v4i32)",
    "llvm.x86.avx2<.maskload.q(v2i64;p|.maskstore.q(;p,v2i64|<.psllv|.psrlv>"
    ".q(v2i64;v2i64|<.psll|.psrl>.q(v4i64;v4i64>,v2i64)",
    "llvm.x86.avx2<.maskload.q.256(v4i64;p|.maskstore.q.256(;p,v4i64|<.psllv|"
    ".psrlv>.q.256(v4i64;v4i64>,v4i64)",
    "llvm.x86.avx2<.packssdw|.packusdw>(v16i16;v8i32,v8i32)",
    "llvm.x86.avx2<.packsswb|.packuswb>(v32i8;v16i16,v16i16)",
    "llvm.x86.avx2<.permd|<.phadd|.phsub|.psign>.d|<.psllv|.psrav|.psrlv>.d"
    ".256>(v8i32;v8i32,v8i32)",
    "llvm.x86.avx2<.pmadd.ub.sw(v16i16|.psad.bw(v4i64|<.pavg|.pshuf|.psign>"
    ".b(v32i8>;v32i8,v32i8)",
    "llvm.x86.avx2<.pmul.hr.sw|<.pavg|.pmulh|.pmulhu|.psign>.w|<.phadd|"
    ".phsub><.sw|.w>>(v16i16;v16i16,v16i16)",
    "llvm.x86.avx2<.psll|.psra|.psrl>.w(v16i16;v16i16,v8i16)",
    "llvm.x86.avx2<.psrai<.d(v8i32;v8i32|.w(v16i16;v16i16>|<.pslli|.psrli><"
    ".d(v8i32;v8i32|.q(v4i64;v4i64|.w(v16i16;v16i16>>,i32)"
  ],
  [CPU_X86Feature<"avx2">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512bf16<.cvtne2ps2bf16.512(v32bf16;v16f32,v16f32|"
    ".cvtneps2bf16.512(v16bf16;v16f32|.dpbf16ps.512(v16f32;v16f32,v32bf16"
    ",v32bf16>)"
  ],
  [CPU_X86Feature<"avx512bf16">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512bf16<.cvtne2ps2bf16<.128(v8bf16;v4f32,v4f32|"
    ".256(v16bf16;v8f32,v8f32>|.cvtneps2bf16.256(v8bf16;v8f32|.dpbf16ps<"
    ".128(v4f32;v4f32,v8bf16,v8bf16|.256(v8f32;v8f32,v16bf16,v16bf16>|.mask"
    ".cvtneps2bf16.128(v8bf16;v4f32,v8bf16,v4i1>)"
  ],
  [CPU_X86Feature<"avx512bf16">, CPU_X86Feature<"avx512vl">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512.vpshufbitqmb.512(v64i1;v64i8,v64i8)"
  ],
  [CPU_X86Feature<"avx512bitalg">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512.vpshufbitqmb<.128(v16i1;v16i8,v16i8|.256(v32i1;v32i8"
    ",v32i8>)"
  ],
  [CPU_X86Feature<"avx512bitalg">, CPU_X86Feature<"avx512vl">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512.dbpsadbw.512(v32i16;v64i8,v64i8,i32)",
    "llvm.x86.avx512.mask<<.pmovs|.pmovus>.wb.512(v32i8;v32i16,v32i8|<.pmov|"
    ".pmovs|.pmovus>.wb.mem.512(;p,v32i16>,i32)",
    "llvm.x86.avx512.pmaddw.d.512(v16i32;v32i16,v32i16)",
    "llvm.x86.avx512.vpermi2var.hi.512(v32i16;v32i16,v32i16,v32i16)",
    "llvm.x86.avx512<.kadd.d(v32i1|<.ktestc|.ktestz>.d(i32>;v32i1,v32i1)",
    "llvm.x86.avx512<.kadd.q(v64i1|<.ktestc|.ktestz>.q(i32>;v64i1,v64i1)",
    "llvm.x86.avx512<.packssdw|.packusdw>.512(v32i16;v16i32,v16i32)",
    "llvm.x86.avx512<.packsswb|.packuswb>.512(v64i8;v32i16,v32i16)",
    "llvm.x86.avx512<.permvar.hi|.pmul.hr.sw|<.pavg|.pmulh|.pmulhu|.psllv|"
    ".psrav|.psrlv>.w>.512(v32i16;v32i16,v32i16)",
    "llvm.x86.avx512<.pmaddubs.w.512(v32i16|.psad.bw.512(v8i64|<.pavg|.pshuf>"
    ".b.512(v64i8>;v64i8,v64i8)",
    "llvm.x86.avx512<.psll|.psra|.psrl>.w.512(v32i16;v32i16,v8i16)"
  ],
  [CPU_X86Feature<"avx512bw">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512.dbpsadbw<.128(v8i16;v16i8,v16i8|.256(v16i16;v32i8,v32i8>"
    ",i32)",
    "llvm.x86.avx512.mask<.pmov|.pmovs|.pmovus>.wb<.128(v16i8;v8i16,v16i8|"
    ".mem.128(;p,v8i16>,i8)",
    "llvm.x86.avx512.mask<<.pmovs|.pmovus>.wb.256(v16i8;v16i16,v16i8|<.pmov|"
    ".pmovs|.pmovus>.wb.mem.256(;p,v16i16>,i16)",
    "llvm.x86.avx512.permvar.hi<.128(v8i16;v8i16,v8i16|.256(v16i16;v16i16"
    ",v16i16>)",
    "llvm.x86.avx512.vpermi2var.hi<.128(v8i16;v8i16,v8i16,v8i16|"
    ".256(v16i16;v16i16,v16i16,v16i16>)",
    "llvm.x86.avx512<.psllv|.psrav|.psrlv>.w<.128(v8i16;v8i16,v8i16|"
    ".256(v16i16;v16i16,v16i16>)"
  ],
  [CPU_X86Feature<"avx512bw">, CPU_X86Feature<"avx512vl">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512.conflict<.d.512(v16i32;v16i32|.q.512(v8i64;v8i64>)"
  ],
  [CPU_X86Feature<"avx512cd">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512.conflict<.d<.128(v4i32;v4i32|.256(v8i32;v8i32>|.q<"
    ".128(v2i64;v2i64|.256(v4i64;v4i64>>)"
  ],
  [CPU_X86Feature<"avx512cd">, CPU_X86Feature<"avx512vl">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512.fpclass<.pd.512(v8i1;v8f64|.ps.512(v16i1;v16f32>,=<0."
    ".255>)", "llvm.x86.avx512.kadd<.b(v8i1;v8i1,v8i1|.w(v16i1;v16i1,v16i1>)",
    "llvm.x86.avx512.mask.fpclass<.sd(i8;v2f64|.ss(i8;v4f32>,i32,i8)",
    "llvm.x86.avx512.mask.range<.pd.512(v8f64;v8f64,v8f64,i32,v8f64,i8|.ps"
    ".512(v16f32;v16f32,v16f32,i32,v16f32,i16|<.sd(v2f64;v2f64,v2f64,v2f64|"
    ".ss(v4f32;v4f32,v4f32,v4f32>,i8,i32>,=<4|8|12>)",
    "llvm.x86.avx512.mask.reduce<.pd.512(v8f64;v8f64,i32,v8f64,i8|.ps"
    ".512(v16f32;v16f32,i32,v16f32,i16|<.sd(v2f64;v2f64,v2f64,v2f64|"
    ".ss(v4f32;v4f32,v4f32,v4f32>,i8,i32>,=<4|8|12>)",
    "llvm.x86.avx512.mask<.cvtpd2qq|.cvtpd2uqq>.512(v8i64;v8f64,v8i64,i8,=<4"
    "|8..11>)",
    "llvm.x86.avx512.mask<.cvtps2qq|.cvtps2uqq>.512(v8i64;v8f32,v8i64,i8,=<4"
    "|8..11>)",
    "llvm.x86.avx512.mask<.cvttpd2qq|.cvttpd2uqq>.512(v8i64;v8f64,v8i64,i8,="
    "<4|8|12>)",
    "llvm.x86.avx512.mask<.cvttps2qq|.cvttps2uqq>.512(v8i64;v8f32,v8i64,i8,="
    "<4|8|12>)",
    "llvm.x86.avx512<.ktestc|.ktestz><.b(i32;v8i1,v8i1|.w(i32;v16i1,v16i1>)",
    "llvm.x86.avx512<.sitofp|.uitofp>.round<(v8f32|(v8f64>;v8i64,=<4|8..11>)"
  ],
  [CPU_X86Feature<"avx512dq">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512.fpclass<.pd<.128(v2i1;v2f64|.256(v4i1;v4f64>|.ps<"
    ".128(v4i1;v4f32|.256(v8i1;v8f32>>,=<0..255>)",
    "llvm.x86.avx512.mask.range<.pd<.128(v2f64;v2f64,v2f64,i32,v2f64|"
    ".256(v4f64;v4f64,v4f64,i32,v4f64>|.ps<.128(v4f32;v4f32,v4f32,i32,v4f32|"
    ".256(v8f32;v8f32,v8f32,i32,v8f32>>,i8)",
    "llvm.x86.avx512.mask.reduce<.pd<.128(v2f64;v2f64,i32,v2f64|"
    ".256(v4f64;v4f64,i32,v4f64>|.ps<.128(v4f32;v4f32,i32,v4f32|"
    ".256(v8f32;v8f32,i32,v8f32>>,i8)",
    "llvm.x86.avx512.mask<.cvtpd2qq|.cvtpd2uqq|.cvttpd2qq|.cvttpd2uqq><"
    ".128(v2i64;v2f64,v2i64|.256(v4i64;v4f64,v4i64>,i8)",
    "llvm.x86.avx512.mask<.cvtps2qq|.cvtps2uqq|.cvttps2qq|.cvttps2uqq><"
    ".128(v2i64;v4f32,v2i64|.256(v4i64;v4f32,v4i64>,i8)",
    "llvm.x86.avx512.mask<.cvtqq2ps|.cvtuqq2ps>.128(v4f32;v2i64,v4f32,i8)"
  ],
  [CPU_X86Feature<"avx512dq">, CPU_X86Feature<"avx512vl">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512.mask.cmp<.sd(i8;v2f64,v2f64|.ss(i8;v4f32,v4f32>,i32,i8,="
    "<4|8|12>)",
    "llvm.x86.avx512.mask.cvtpd2ps.512(v8f32;v8f64,v8f32,i8,=<4|8..11>)",
    "llvm.x86.avx512.mask.cvtps2pd.512(v8f64;v8f32,v8f64,i8,=<4|8|12>)",
    "llvm.x86.avx512.mask.cvtsd2ss.round(v4f32;v4f32,v2f64,v4f32,i8,=<4|8."
    ".11>)",
    "llvm.x86.avx512.mask.cvtss2sd.round(v2f64;v2f64,v4f32,v2f64,i8,=<4|8|12>)",
    "llvm.x86.avx512.mask.fixupimm<.ps.512(v16f32;v16f32,v16f32,v16i32,i32"
    ",i16|<.pd.512(v8f64;v8f64,v8f64,v8i64|.sd(v2f64;v2f64,v2f64,v2i64|"
    ".ss(v4f32;v4f32,v4f32,v4i32>,i32,i8>,=<4|8|12>)",
    "llvm.x86.avx512.mask.gather<.dpi.512(v16i32;v16i32|.dps"
    ".512(v16f32;v16f32>,p,v16i32,v16i1,=<1..2|4|8>)",
    "llvm.x86.avx512.mask.gather<<.dpd.512(v8f64;v8f64|.dpq.512(v8i64;v8i64>"
    ",p,v8i32|<.qpd.512(v8f64;v8f64|.qpi.512(v8i32;v8i32|.qpq.512(v8i64;v8i64"
    "|.qps.512(v8f32;v8f32>,p,v8i64>,v8i1,=<1..2|4|8>)",
    "llvm.x86.avx512.mask.getexp<.ps.512(v16f32;v16f32,v16f32,i16|<.pd"
    ".512(v8f64;v8f64,v8f64|.sd(v2f64;v2f64,v2f64,v2f64|.ss(v4f32;v4f32,v4f32"
    ",v4f32>,i8>,=<4|8|12>)",
    "llvm.x86.avx512.mask.getmant<.ps.512(v16f32;v16f32,i32,v16f32,i16|<.pd"
    ".512(v8f64;v8f64,i32,v8f64|.sd(v2f64;v2f64,v2f64,i32,v2f64|"
    ".ss(v4f32;v4f32,v4f32,i32,v4f32>,i8>,=<4|8|12>)",
    "llvm.x86.avx512.mask.pmov<.db.512(v16i8;v16i32,v16i8|.dw"
    ".512(v16i16;v16i32,v16i16|<.db|.dw>.mem.512(;p,v16i32>,i16)",
    "llvm.x86.avx512.mask.pmov<.qb.512(v16i8;v8i64,v16i8|.qw.512(v8i16;v8i64"
    ",v8i16|<.qb|.qd|.qw>.mem.512(;p,v8i64>,i8)",
    "llvm.x86.avx512.mask.rndscale<.pd.512(v8f64;v8f64,i32,v8f64,i8|.ps"
    ".512(v16f32;v16f32,i32,v16f32,i16|<.sd(v2f64;v2f64,v2f64,v2f64|"
    ".ss(v4f32;v4f32,v4f32,v4f32>,i8,i32>,=<4|8|12>)",
    "llvm.x86.avx512.mask.scalef<.ps.512(v16f32;v16f32,v16f32,v16f32,i16|<.pd"
    ".512(v8f64;v8f64,v8f64,v8f64|.sd(v2f64;v2f64,v2f64,v2f64|.ss(v4f32;v4f32"
    ",v4f32,v4f32>,i8>,=<4|8..11>)",
    "llvm.x86.avx512.mask.scatter<.dpi.512(;p,v16i1,v16i32,v16i32|.dps.512(;p"
    ",v16i1,v16i32,v16f32|.qpi.512(;p,v8i1,v8i64,v8i32|.qps.512(;p,v8i1,v8i64"
    ",v8f32|<.dpd.512(;p,v8i1,v8i32|.qpd.512(;p,v8i1,v8i64>,v8f64|<.dpq"
    ".512(;p,v8i1,v8i32|.qpq.512(;p,v8i1,v8i64>,v8i64>,=<1..2|4|8>)",
    "llvm.x86.avx512.mask.sqrt<.sd(v2f64;v2f64,v2f64,v2f64|.ss(v4f32;v4f32"
    ",v4f32,v4f32>,i8,=<4|8..11>)",
    "llvm.x86.avx512.mask.vcvtps2ph.512(v16i16;v16f32,i32,v16i16,i16)",
    "llvm.x86.avx512.mask<.add|.div|.mul|.sub><.sd.round(v2f64;v2f64,v2f64"
    ",v2f64|.ss.round(v4f32;v4f32,v4f32,v4f32>,i8,=<4|8..11>)",
    "llvm.x86.avx512.mask<.compress|.expand><<(v16f32;v16f32,v16f32"
    "|(v16i32;v16i32,v16i32>,v16i1|<(v8f64;v8f64,v8f64|(v8i64;v8i64,v8i64>"
    ",v8i1>)",
    "llvm.x86.avx512.mask<.cvtpd2dq|.cvtpd2udq>.512(v8i32;v8f64,v8i32,i8,=<4"
    "|8..11>)",
    "llvm.x86.avx512.mask<.cvtps2dq|.cvtps2udq>.512(v16i32;v16f32,v16i32,i16"
    ",=<4|8..11>)",
    "llvm.x86.avx512.mask<.cvttpd2dq|.cvttpd2udq>.512(v8i32;v8f64,v8i32,i8,="
    "<4|8|12>)",
    "llvm.x86.avx512.mask<.cvttps2dq|.cvttps2udq>.512(v16i32;v16f32,v16i32"
    ",i16,=<4|8|12>)",
    "llvm.x86.avx512.mask<.max|.min><.sd.round(v2f64;v2f64,v2f64,v2f64|.ss"
    ".round(v4f32;v4f32,v4f32,v4f32>,i8,=<4|8|12>)",
    "llvm.x86.avx512.mask<.pmovs|.pmovus><.db.512(v16i8;v16i32,v16i8|.dw"
    ".512(v16i16;v16i32,v16i16|<.db|.dw>.mem.512(;p,v16i32>,i16)",
    "llvm.x86.avx512.mask<.pmovs|.pmovus><.qb.512(v16i8;v8i64,v16i8|.qd"
    ".512(v8i32;v8i64,v8i32|.qw.512(v8i16;v8i64,v8i16|<.qb|.qd|.qw>.mem"
    ".512(;p,v8i64>,i8)",
    "llvm.x86.avx512.maskz.fixupimm<.ps.512(v16f32;v16f32,v16f32,v16i32,i32"
    ",i16|<.pd.512(v8f64;v8f64,v8f64,v8i64|.sd(v2f64;v2f64,v2f64,v2i64|"
    ".ss(v4f32;v4f32,v4f32,v4i32>,i32,i8>,=<4|8|12>)",
    "llvm.x86.avx512.permvar<<.df.512(v8f64;v8f64|.di.512(v8i64;v8i64>,v8i64|"
    "<.sf.512(v16f32;v16f32|.si.512(v16i32;v16i32>,v16i32>)",
    "llvm.x86.avx512.pternlog<.d.512(v16i32;v16i32,v16i32,v16i32|.q"
    ".512(v8i64;v8i64,v8i64,v8i64>,=<0..255>)",
    "llvm.x86.avx512.sqrt<.pd.512(v8f64;v8f64|.ps.512(v16f32;v16f32>,=<4|8."
    ".11>)",
    "llvm.x86.avx512.vcomi<.sd(i32;v2f64,v2f64|.ss(i32;v4f32,v4f32>,i32,=<4|8"
    "|12>)",
    "llvm.x86.avx512.vfmadd<.f32(f32;f32,f32,f32|.f64(f64;f64,f64,f64|.pd"
    ".512(v8f64;v8f64,v8f64,v8f64|.ps.512(v16f32;v16f32,v16f32,v16f32>,=<4|8."
    ".11>)",
    "llvm.x86.avx512.vfmaddsub<.pd.512(v8f64;v8f64,v8f64,v8f64|.ps"
    ".512(v16f32;v16f32,v16f32,v16f32>,=<4|8..11>)",
    "llvm.x86.avx512.vpermi2var<.d.512(v16i32;v16i32,v16i32,v16i32|.pd"
    ".512(v8f64;v8f64,v8i64,v8f64|.ps.512(v16f32;v16f32,v16i32,v16f32|.q"
    ".512(v8i64;v8i64,v8i64,v8i64>)",
    "llvm.x86.avx512.vpermilvar<.pd.512(v8f64;v8f64,v8i64|.ps"
    ".512(v16f32;v16f32,v16i32>)",
    "llvm.x86.avx512<.add|.div|.mul|.sub><.pd.512(v8f64;v8f64,v8f64|.ps"
    ".512(v16f32;v16f32,v16f32>,=<4|8..11>)",
    "llvm.x86.avx512<.cvtsi2sd64|.cvtusi642sd>(v2f64;v2f64,i64,=<4|8..11>)",
    "llvm.x86.avx512<.cvtsi2ss32|.cvtusi2ss>(v4f32;v4f32,i32,=<4|8..11>)",
    "llvm.x86.avx512<.cvtsi2ss64|.cvtusi642ss>(v4f32;v4f32,i64,=<4|8..11>)",
    "llvm.x86.avx512<.cvttsd2si64|.cvttsd2usi64>(i64;v2f64,=<4|8|12>)",
    "llvm.x86.avx512<.cvttsd2si|.cvttsd2usi>(i32;v2f64,=<4|8|12>)",
    "llvm.x86.avx512<.cvttss2si64|.cvttss2usi64>(i64;v4f32,=<4|8|12>)",
    "llvm.x86.avx512<.cvttss2si|.cvttss2usi>(i32;v4f32,=<4|8|12>)",
    "llvm.x86.avx512<.max|.min><.pd.512(v8f64;v8f64,v8f64|.ps"
    ".512(v16f32;v16f32,v16f32>,=<4|8|12>)",
    "llvm.x86.avx512<.pslli|.psrai|.psrli><.d.512(v16i32;v16i32|.q"
    ".512(v8i64;v8i64>,i32)",
    "llvm.x86.avx512<.psllv|.psrav|.psrlv><.d.512(v16i32;v16i32,v16i32|.q"
    ".512(v8i64;v8i64,v8i64>)",
    "llvm.x86.avx512<.psll|.psra|.psrl><.d.512(v16i32;v16i32,v4i32|.q"
    ".512(v8i64;v8i64,v2i64>)",
    "llvm.x86.avx512<.rcp14|.rsqrt14><.ps.512(v16f32;v16f32,v16f32,i16|<.pd"
    ".512(v8f64;v8f64,v8f64|.sd(v2f64;v2f64,v2f64,v2f64|.ss(v4f32;v4f32,v4f32"
    ",v4f32>,i8>)",
    "llvm.x86.avx512<.sitofp|.uitofp>.round(v16f32;v16i32,=<4|8..11>)",
    "llvm.x86.avx512<.vcvtsd2si32|.vcvtsd2usi32>(i32;v2f64,=<4|8..11>)",
    "llvm.x86.avx512<.vcvtsd2si64|.vcvtsd2usi64>(i64;v2f64,=<4|8..11>)",
    "llvm.x86.avx512<.vcvtss2si32|.vcvtss2usi32>(i32;v4f32,=<4|8..11>)",
    "llvm.x86.avx512<.vcvtss2si64|.vcvtss2usi64>(i64;v4f32,=<4|8..11>)"
  ],
  [CPU_X86Feature<"avx512f">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.vgf2p8mulb.512(v64i8;v64i8,v64i8|<.vgf2p8affineinvqb|"
    ".vgf2p8affineqb>.512(v64i8;v64i8,v64i8,i8>)"
  ],
  [CPU_X86Feature<"avx512f">, CPU_X86Feature<"gfni">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.aesni<.aesdec|.aesdeclast|.aesenc|.aesenclast>.512(v8i64;v8i64"
    ",v8i64)"
  ],
  [CPU_X86Feature<"avx512f">, CPU_X86Feature<"vaes">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.pclmulqdq.512(v8i64;v8i64,v8i64,i8)"
  ],
  [CPU_X86Feature<"avx512f">, CPU_X86Feature<"vpclmulqdq">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512<.sitofp|.uitofp>.round<(v16f16;v16i32|(v32f16;v32i16"
    "|(v8f16;v8i64>,=<4|8..11>)",
    "llvm.x86.avx512fp16.fpclass.ph.512(v32i1;v32f16,=<0..255>)",
    "llvm.x86.avx512fp16.mask.cmp.sh(i8;v8f16,v8f16,i32,i8,=<4|8|12>)",
    "llvm.x86.avx512fp16.mask.fpclass.sh(i8;v8f16,i32,i8)",
    "llvm.x86.avx512fp16.mask.getexp<.ph.512(v32f16;v32f16,v32f16,i32|"
    ".sh(v8f16;v8f16,v8f16,v8f16,i8>,=<4|8|12>)",
    "llvm.x86.avx512fp16.mask.getmant<.ph.512(v32f16;v32f16,i32,v32f16,i32|"
    ".sh(v8f16;v8f16,v8f16,i32,v8f16,i8>,=<4|8|12>)",
    "llvm.x86.avx512fp16.mask.scalef<.ph.512(v32f16;v32f16,v32f16,v32f16,i32|"
    ".sh(v8f16;v8f16,v8f16,v8f16,i8>,=<4|8..11>)",
    "llvm.x86.avx512fp16.mask.sqrt.sh(v8f16;v8f16,v8f16,v8f16,i8,=<4|8..11>)",
    "llvm.x86.avx512fp16.mask.vcvtpd2ph.512(v8f16;v8f64,v8f16,i8,=<4|8..11>)",
    "llvm.x86.avx512fp16.mask.vcvtph2pd.512(v8f64;v8f16,v8f64,i8,=<4|8|12>)",
    "llvm.x86.avx512fp16.mask.vcvtph2psx.512(v16f32;v16f16,v16f32,i16,=<4|8"
    "|12>)",
    "llvm.x86.avx512fp16.mask.vcvtps2phx.512(v16f16;v16f32,v16f16,i16,=<4|8."
    ".11>)",
    "llvm.x86.avx512fp16.mask.vcvtsd2sh.round(v8f16;v8f16,v2f64,v8f16,i8,=<4"
    "|8..11>)",
    "llvm.x86.avx512fp16.mask.vcvtsh2sd.round(v2f64;v2f64,v8f16,v2f64,i8,=<4"
    "|8|12>)",
    "llvm.x86.avx512fp16.mask.vcvtsh2ss.round(v4f32;v4f32,v8f16,v4f32,i8,=<4"
    "|8|12>)",
    "llvm.x86.avx512fp16.mask.vcvtss2sh.round(v8f16;v8f16,v4f32,v8f16,i8,=<4"
    "|8..11>)",
    "llvm.x86.avx512fp16.mask<.add|.div|.mul|.sub>.sh.round(v8f16;v8f16,v8f16"
    ",v8f16,i8,=<4|8..11>)",
    "llvm.x86.avx512fp16.mask<.max|.min>.sh.round(v8f16;v8f16,v8f16,v8f16,i8"
    ",=<4|8|12>)",
    "llvm.x86.avx512fp16.mask<.rcp|.rsqrt><.ph.512(v32f16;v32f16,v32f16,i32|"
    ".sh(v8f16;v8f16,v8f16,v8f16,i8>)",
    "llvm.x86.avx512fp16.mask<.reduce|.rndscale><.ph.512(v32f16;v32f16,i32"
    ",v32f16|.sh(v8f16;v8f16,v8f16,v8f16,i8>,i32,=<4|8|12>)",
    "llvm.x86.avx512fp16.mask<.vcvtph2dq|.vcvtph2udq>.512(v16i32;v16f16"
    ",v16i32,i16,=<4|8..11>)",
    "llvm.x86.avx512fp16.mask<.vcvtph2qq|.vcvtph2uqq>.512(v8i64;v8f16,v8i64"
    ",i8,=<4|8..11>)",
    "llvm.x86.avx512fp16.mask<.vcvtph2uw|.vcvtph2w>.512(v32i16;v32f16,v32i16"
    ",i32,=<4|8..11>)",
    "llvm.x86.avx512fp16.mask<.vcvttph2dq|.vcvttph2udq>.512(v16i32;v16f16"
    ",v16i32,i16,=<4|8|12>)",
    "llvm.x86.avx512fp16.mask<.vcvttph2qq|.vcvttph2uqq>.512(v8i64;v8f16,v8i64"
    ",i8,=<4|8|12>)",
    "llvm.x86.avx512fp16.mask<.vcvttph2uw|.vcvttph2w>.512(v32i16;v32f16"
    ",v32i16,i32,=<4|8|12>)",
    "llvm.x86.avx512fp16.mask<.vfcmadd|.vfcmul|.vfmadd|.vfmul><.cph"
    ".512(v16f32;v16f32,v16f32,v16f32,i16|.csh(v4f32;v4f32,v4f32,v4f32,i8>,="
    "<4|8..11>)",
    "llvm.x86.avx512fp16.maskz<.vfcmadd|.vfmadd><.cph.512(v16f32;v16f32"
    ",v16f32,v16f32,i16|.csh(v4f32;v4f32,v4f32,v4f32,i8>,=<4|8..11>)",
    "llvm.x86.avx512fp16.sqrt.ph.512(v32f16;v32f16,=<4|8..11>)",
    "llvm.x86.avx512fp16.vcomi.sh(i32;v8f16,v8f16,i32,=<4|8|12>)",
    "llvm.x86.avx512fp16.vfmadd<.f16(f16;f16,f16,f16|.ph.512(v32f16;v32f16"
    ",v32f16,v32f16>,=<4|8..11>)",
    "llvm.x86.avx512fp16.vfmaddsub.ph.512(v32f16;v32f16,v32f16,v32f16,=<4|8."
    ".11>)",
    "llvm.x86.avx512fp16<.add|.div|.mul|.sub>.ph.512(v32f16;v32f16,v32f16,=<4"
    "|8..11>)",
    "llvm.x86.avx512fp16<.max|.min>.ph.512(v32f16;v32f16,v32f16,=<4|8|12>)",
    "llvm.x86.avx512fp16<.vcvtsh2si32|.vcvtsh2usi32>(i32;v8f16,=<4|8..11>)",
    "llvm.x86.avx512fp16<.vcvtsh2si64|.vcvtsh2usi64>(i64;v8f16,=<4|8..11>)",
    "llvm.x86.avx512fp16<.vcvtsi2sh|.vcvtusi2sh>(v8f16;v8f16,i32,=<4|8..11>)",
    "llvm.x86.avx512fp16<.vcvtsi642sh|.vcvtusi642sh>(v8f16;v8f16,i64,=<4|8."
    ".11>)",
    "llvm.x86.avx512fp16<.vcvttsh2si32|.vcvttsh2usi32>(i32;v8f16,=<4|8|12>)",
    "llvm.x86.avx512fp16<.vcvttsh2si64|.vcvttsh2usi64>(i64;v8f16,=<4|8|12>)"
  ],
  [CPU_X86Feature<"avx512fp16">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512fp16.fpclass.ph<.128(v8i1;v8f16|.256(v16i1;v16f16>,=<0."
    ".255>)",
    "llvm.x86.avx512fp16.mask.scalef.ph<.128(v8f16;v8f16,v8f16,v8f16,i8|"
    ".256(v16f16;v16f16,v16f16,v16f16,i16>)",
    "llvm.x86.avx512fp16.mask.vcvtpd2ph<.128(v8f16;v2f64|.256(v8f16;v4f64>"
    ",v8f16,i8)",
    "llvm.x86.avx512fp16.mask.vcvtph2pd<.128(v2f64;v8f16,v2f64|"
    ".256(v4f64;v8f16,v4f64>,i8)",
    "llvm.x86.avx512fp16.mask.vcvtph2psx<.128(v4f32;v8f16,v4f32|"
    ".256(v8f32;v8f16,v8f32>,i8)",
    "llvm.x86.avx512fp16.mask.vcvtps2phx<.128(v8f16;v4f32|.256(v8f16;v8f32>"
    ",v8f16,i8)",
    "llvm.x86.avx512fp16.mask<.getexp|.rcp|.rsqrt>.ph<.128(v8f16;v8f16,v8f16"
    ",i8|.256(v16f16;v16f16,v16f16,i16>)",
    "llvm.x86.avx512fp16.mask<.getmant|.reduce|.rndscale>.ph<.128(v8f16;v8f16"
    ",i32,v8f16,i8|.256(v16f16;v16f16,i32,v16f16,i16>)",
    "llvm.x86.avx512fp16.mask<.vcvtdq2ph|.vcvtudq2ph>.128(v8f16;v4i32,v8f16"
    ",i8)",
    "llvm.x86.avx512fp16.mask<.vcvtph2dq|.vcvtph2udq|.vcvttph2dq|"
    ".vcvttph2udq><.128(v4i32;v8f16,v4i32|.256(v8i32;v8f16,v8i32>,i8)",
    "llvm.x86.avx512fp16.mask<.vcvtph2qq|.vcvtph2uqq|.vcvttph2qq|"
    ".vcvttph2uqq><.128(v2i64;v8f16,v2i64|.256(v4i64;v8f16,v4i64>,i8)",
    "llvm.x86.avx512fp16.mask<.vcvtph2uw|.vcvtph2w|.vcvttph2uw|.vcvttph2w><"
    ".128(v8i16;v8f16,v8i16,i8|.256(v16i16;v16f16,v16i16,i16>)",
    "llvm.x86.avx512fp16.mask<.vcvtqq2ph|.vcvtuqq2ph><.128(v8f16;v2i64|"
    ".256(v8f16;v4i64>,v8f16,i8)",
    "llvm.x86.avx512fp16.mask<.vfcmadd|.vfcmul|.vfmadd|.vfmul>.cph<"
    ".128(v4f32;v4f32,v4f32,v4f32|.256(v8f32;v8f32,v8f32,v8f32>,i8)",
    "llvm.x86.avx512fp16.maskz<.vfcmadd|.vfmadd>.cph<.128(v4f32;v4f32,v4f32"
    ",v4f32|.256(v8f32;v8f32,v8f32,v8f32>,i8)",
    "llvm.x86.avx512fp16.vfmaddsub.ph<.128(v8f16;v8f16,v8f16,v8f16|"
    ".256(v16f16;v16f16,v16f16,v16f16>)",
    "llvm.x86.avx512fp16<.max|.min>.ph<.128(v8f16;v8f16,v8f16|"
    ".256(v16f16;v16f16,v16f16>)"
  ],
  [CPU_X86Feature<"avx512fp16">, CPU_X86Feature<"avx512vl">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512<.vpmadd52h|.vpmadd52l>.uq.512(v8i64;v8i64,v8i64,v8i64)"
  ],
  [CPU_X86Feature<"avx512ifma">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512<.vpermi2var.qi.512(v64i8;v64i8,v64i8|<.permvar.qi|"
    ".pmultishift.qb>.512(v64i8;v64i8>,v64i8)"
  ],
  [CPU_X86Feature<"avx512vbmi">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512<.vpermi2var.qi.128(v16i8;v16i8,v16i8|<.permvar.qi|"
    ".pmultishift.qb>.128(v16i8;v16i8>,v16i8)",
    "llvm.x86.avx512<.vpermi2var.qi.256(v32i8;v32i8,v32i8|<.permvar.qi|"
    ".pmultishift.qb>.256(v32i8;v32i8>,v32i8)"
  ],
  [CPU_X86Feature<"avx512vbmi">, CPU_X86Feature<"avx512vl">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512.mask<.compress|.expand><(v32i16;v32i16,v32i16,v32i1"
    "|(v64i8;v64i8,v64i8,v64i1>)"
  ],
  [CPU_X86Feature<"avx512vbmi2">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512.mask<.compress|.expand><(v32i8;v32i8,v32i8,v32i1"
    "|(v8i16;v8i16,v8i16,v8i1|<(v16i16;v16i16,v16i16|(v16i8;v16i8,v16i8>"
    ",v16i1>)"
  ],
  [CPU_X86Feature<"avx512vbmi2">, CPU_X86Feature<"avx512vl">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512.mask.fixupimm<.pd<.128(v2f64;v2f64,v2f64,v2i64|"
    ".256(v4f64;v4f64,v4f64,v4i64>|.ps<.128(v4f32;v4f32,v4f32,v4i32|"
    ".256(v8f32;v8f32,v8f32,v8i32>>,i32,i8)",
    "llvm.x86.avx512.mask.gather3div2<.df(v2f64;v2f64|.di(v2i64;v2i64>,p"
    ",v2i64,v2i1,=<1..2|4|8>)",
    "llvm.x86.avx512.mask.gather3div4<<.df(v4f64;v4f64|.di(v4i64;v4i64>,p"
    ",v4i64,v4i1|<.sf(v4f32;v4f32|.si(v4i32;v4i32>,p,v2i64,v2i1>,=<1..2|4|8>)",
    "llvm.x86.avx512.mask.gather3div8<.sf(v4f32;v4f32|.si(v4i32;v4i32>,p"
    ",v4i64,v4i1,=<1..2|4|8>)",
    "llvm.x86.avx512.mask.gather3siv2<.df(v2f64;v2f64|.di(v2i64;v2i64>,p"
    ",v4i32,v2i1,=<1..2|4|8>)",
    "llvm.x86.avx512.mask.gather3siv4<.df(v4f64;v4f64|.di(v4i64;v4i64|"
    ".sf(v4f32;v4f32|.si(v4i32;v4i32>,p,v4i32,v4i1,=<1..2|4|8>)",
    "llvm.x86.avx512.mask.gather3siv8<.sf(v8f32;v8f32|.si(v8i32;v8i32>,p"
    ",v8i32,v8i1,=<1..2|4|8>)",
    "llvm.x86.avx512.mask.pmov<.qd.128(v4i32;v2i64|<.db|.dw>.mem.128(;p>"
    ",v4i32,i8)",
    "llvm.x86.avx512.mask.scatterdiv2<.df(;p,v2i1,v2i64,v2f64|.di(;p,v2i1"
    ",v2i64,v2i64>,=<1..2|4|8>)",
    "llvm.x86.avx512.mask.scatterdiv4<.df(;p,v4i1,v4i64,v4f64|.di(;p,v4i1"
    ",v4i64,v4i64|.sf(;p,v2i1,v2i64,v4f32|.si(;p,v2i1,v2i64,v4i32>,=<1..2|4"
    "|8>)",
    "llvm.x86.avx512.mask.scatterdiv8<.sf(;p,v4i1,v4i64,v4f32|.si(;p,v4i1"
    ",v4i64,v4i32>,=<1..2|4|8>)",
    "llvm.x86.avx512.mask.scattersiv2<.df(;p,v2i1,v4i32,v2f64|.di(;p,v2i1"
    ",v4i32,v2i64>,=<1..2|4|8>)",
    "llvm.x86.avx512.mask.scattersiv4<.df(;p,v4i1,v4i32,v4f64|.di(;p,v4i1"
    ",v4i32,v4i64|.sf(;p,v4i1,v4i32,v4f32|.si(;p,v4i1,v4i32,v4i32>,=<1..2|4"
    "|8>)",
    "llvm.x86.avx512.mask.scattersiv8<.sf(;p,v8i1,v8i32,v8f32|.si(;p,v8i1"
    ",v8i32,v8i32>,=<1..2|4|8>)",
    "llvm.x86.avx512.mask.vcvtps2ph<.128(v8i16;v4f32|.256(v8i16;v8f32>,i32"
    ",v8i16,i8)",
    "llvm.x86.avx512.mask<.compress|.expand><(v2f64;v2f64,v2f64|(v2i64;v2i64"
    ",v2i64>,v2i1)",
    "llvm.x86.avx512.mask<.compress|.expand><(v4f32;v4f32,v4f32|(v4f64;v4f64"
    ",v4f64|(v4i32;v4i32,v4i32|(v4i64;v4i64,v4i64>,v4i1)",
    "llvm.x86.avx512.mask<.compress|.expand><(v8f32;v8f32,v8f32|(v8i32;v8i32"
    ",v8i32>,v8i1)",
    "llvm.x86.avx512.mask<.cvtpd2dq|.cvttpd2dq>.128(v4i32;v2f64,v4i32,i8)",
    "llvm.x86.avx512.mask<.cvtpd2ps(v4f32;v2f64|.getexp.ps.128(v4f32;v4f32|"
    ".scalef.ps.128(v4f32;v4f32,v4f32|<.getmant|.rndscale>.ps.128(v4f32;v4f32"
    ",i32>,v4f32,i8)",
    "llvm.x86.avx512.mask<.cvtpd2udq|.cvttpd2udq><.128(v4i32;v2f64|"
    ".256(v4i32;v4f64>,v4i32,i8)",
    "llvm.x86.avx512.mask<.cvtps2udq|.cvttps2udq>.128(v4i32;v4f32,v4i32,i8)",
    "llvm.x86.avx512.mask<.getexp.pd.128(v2f64;v2f64|.scalef.pd"
    ".128(v2f64;v2f64,v2f64|<.getmant|.rndscale>.pd.128(v2f64;v2f64,i32>"
    ",v2f64,i8)",
    "llvm.x86.avx512.mask<.getexp.pd.256(v4f64;v4f64|.scalef.pd"
    ".256(v4f64;v4f64,v4f64|<.getmant|.rndscale>.pd.256(v4f64;v4f64,i32>"
    ",v4f64,i8)",
    "llvm.x86.avx512.mask<.getexp.ps.256(v8f32;v8f32|.scalef.ps"
    ".256(v8f32;v8f32,v8f32|<.getmant|.rndscale>.ps.256(v8f32;v8f32,i32>"
    ",v8f32,i8)",
    "llvm.x86.avx512.mask<.pmovs|.pmovus><.qd<.128(v4i32;v2i64|"
    ".256(v4i32;v4i64>|<.db|.dw>.mem.128(;p>,v4i32,i8)",
    "llvm.x86.avx512.mask<.pmov|.pmovs|.pmovus><.db<.128(v16i8;v4i32|"
    ".256(v16i8;v8i32>|.qb<.128(v16i8;v2i64|.256(v16i8;v4i64>>,v16i8,i8)",
    "llvm.x86.avx512.mask<.pmov|.pmovs|.pmovus><.dw<.128(v8i16;v4i32|"
    ".256(v8i16;v8i32>|.qw<.128(v8i16;v2i64|.256(v8i16;v4i64>>,v8i16,i8)",
    "llvm.x86.avx512.mask<.pmov|.pmovs|.pmovus><.qb|.qd|.qw>.mem.128(;p,v2i64"
    ",i8)",
    "llvm.x86.avx512.mask<.pmov|.pmovs|.pmovus><.qb|.qd|.qw>.mem.256(;p,v4i64"
    ",i8)",
    "llvm.x86.avx512.mask<<.cvtps2udq|.cvttps2udq>.256(v8i32;v8f32|<.pmov|"
    ".pmovs|.pmovus><.db|.dw>.mem.256(;p>,v8i32,i8)",
    "llvm.x86.avx512.maskz.fixupimm<.pd<.128(v2f64;v2f64,v2f64,v2i64|"
    ".256(v4f64;v4f64,v4f64,v4i64>|.ps<.128(v4f32;v4f32,v4f32,v4i32|"
    ".256(v8f32;v8f32,v8f32,v8i32>>,i32,i8)",
    "llvm.x86.avx512.permvar<.df.256(v4f64;v4f64|.di.256(v4i64;v4i64>,v4i64)",
    "llvm.x86.avx512.psra.q<.128(v2i64;v2i64|.256(v4i64;v4i64>,v2i64)",
    "llvm.x86.avx512.psrai.q<.128(v2i64;v2i64|.256(v4i64;v4i64>,i32)",
    "llvm.x86.avx512.psrav.q<.128(v2i64;v2i64,v2i64|.256(v4i64;v4i64,v4i64>)",
    "llvm.x86.avx512.pternlog<.d<.128(v4i32;v4i32,v4i32,v4i32|"
    ".256(v8i32;v8i32,v8i32,v8i32>|.q<.128(v2i64;v2i64,v2i64,v2i64|"
    ".256(v4i64;v4i64,v4i64,v4i64>>,=<0..255>)",
    "llvm.x86.avx512.vpermi2var<.d<.128(v4i32;v4i32,v4i32,v4i32|"
    ".256(v8i32;v8i32,v8i32,v8i32>|.pd<.128(v2f64;v2f64,v2i64,v2f64|"
    ".256(v4f64;v4f64,v4i64,v4f64>|.ps<.128(v4f32;v4f32,v4i32,v4f32|"
    ".256(v8f32;v8f32,v8i32,v8f32>|.q<.128(v2i64;v2i64,v2i64,v2i64|"
    ".256(v4i64;v4i64,v4i64,v4i64>>)",
    "llvm.x86.avx512<.rcp14|.rsqrt14><.pd<.128(v2f64;v2f64,v2f64|"
    ".256(v4f64;v4f64,v4f64>|.ps<.128(v4f32;v4f32,v4f32|.256(v8f32;v8f32"
    ",v8f32>>,i8)"
  ],
  [CPU_X86Feature<"avx512vl">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512.vp2intersect<.d<.128({v4i1,v4i1};v4i32,v4i32|.256({v8i1"
    ",v8i1};v8i32,v8i32>|.q<.128({v2i1,v2i1};v2i64,v2i64|.256({v4i1"
    ",v4i1};v4i64,v4i64>>)"
  ],
  [CPU_X86Feature<"avx512vl">, CPU_X86Feature<"avx512vp2intersect">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512<<.vpdpbusd|.vpdpbusds>.512(v16i32;v16i32,v64i8,v64i8|<"
    ".vpdpwssd|.vpdpwssds>.512(v16i32;v16i32,v32i16,v32i16>)"
  ],
  [CPU_X86Feature<"avx512vnni">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.avx512.vp2intersect<.d.512({v16i1,v16i1};v16i32,v16i32|.q"
    ".512({v8i1,v8i1};v8i64,v8i64>)"
  ],
  [CPU_X86Feature<"avx512vp2intersect">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<<.vbcstnebf162ps128|.vbcstnesh2ps128|.vcvtneebf162ps128|"
    ".vcvtneeph2ps128|.vcvtneobf162ps128|.vcvtneoph2ps128>(v4f32|<"
    ".vbcstnebf162ps256|.vbcstnesh2ps256|.vcvtneebf162ps256|.vcvtneeph2ps256|"
    ".vcvtneobf162ps256|.vcvtneoph2ps256>(v8f32>;p)"
  ],
  [CPU_X86Feature<"avxneconvert">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.bmi.bextr<.32(i32;i32,i32|.64(i64;i64,i64>)"
  ],
  [CPU_X86Feature<"bmi">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.bmi<.bzhi|.pdep|.pext><.32(i32;i32,i32|.64(i64;i64,i64>)"
  ],
  [CPU_X86Feature<"bmi2">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.cldemote(;p)"
  ],
  [CPU_X86Feature<"cldemote">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.clflushopt(;p)"
  ],
  [CPU_X86Feature<"clflushopt">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.clwb(;p)"
  ],
  [CPU_X86Feature<"clwb">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.clzero(;p)"
  ],
  [CPU_X86Feature<"clzero">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.cmpccxadd32(i32;p,i32,i32|.cmpccxadd64(i64;p,i64,i64>,=<0..15>)"
  ],
  [CPU_X86Feature<"cmpccxadd">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.sse42.crc32<.32<.16(i32;i32,i16|.32(i32;i32,i32|.8(i32;i32,i8>|"
    ".64.64(i64;i64,i64>)"
  ],
  [CPU_X86Feature<"crc32">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.enqcmd|.enqcmds>(i8;p,p)"
  ],
  [CPU_X86Feature<"enqcmd">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.vcvtps2ph<.128(v8i16;v4f32|.256(v8i16;v8f32>,i32)"
  ],
  [CPU_X86Feature<"f16c">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<<.rdfsbase|.rdgsbase><.32(i32|.64(i64>;|<.wrfsbase|.wrgsbase><"
    ".32(;i32|.64(;i64>>)"
  ],
  [CPU_X86Feature<"fsgsbase">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.fxrstor|.fxrstor64|.fxsave|.fxsave64>(;p)"
  ],
  [CPU_X86Feature<"fxsr">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.vgf2p8mulb.128(v16i8;v16i8,v16i8|<.vgf2p8affineinvqb|"
    ".vgf2p8affineqb>.128(v16i8;v16i8,v16i8,i8>)"
  ],
  [CPU_X86Feature<"gfni">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.invpcid(;i32,p)"
  ],
  [CPU_X86Feature<"invpcid">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.loadiwkey(;v2i64,v2i64,v2i64,i32|<.aesdec128kl|.aesdec256kl|"
    ".aesenc128kl|.aesenc256kl>({i8,v2i64};v2i64,p|<.encodekey128({i32,v2i64"
    ",v2i64,v2i64,v2i64,v2i64,v2i64};i32|.encodekey256({i32,v2i64,v2i64,v2i64"
    ",v2i64,v2i64,v2i64,v2i64};i32,v2i64>,v2i64>)"
  ],
  [CPU_X86Feature<"kl">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.llwpcb(;p)", "llvm.x86.slwpcb(p;)",
    "llvm.x86<<.lwpins32(i8|.lwpval32(>;i32|<.lwpins64(i8|.lwpval64(>;i64>"
    ",i32,i32)"
  ],
  [CPU_X86Feature<"lwp">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.mmx.emms(;)"
  ],
  [CPU_X86Feature<"mmx">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.movdir64b(;p,p)"
  ],
  [CPU_X86Feature<"movdir64b">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.directstore32(;p,i32|.directstore64(;p,i64>)"
  ],
  [CPU_X86Feature<"movdiri">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.movrsdi(i64|.movrshi(i16|.movrsqi(i8|.movrssi(i32|"
    ".prefetchrs(>;p)"
  ],
  [CPU_X86Feature<"movrs">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.monitorx(;p|.mwaitx(;i32>,i32,i32)"
  ],
  [CPU_X86Feature<"mwaitx">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.pclmulqdq(v2i64;v2i64,v2i64,i8)"
  ],
  [CPU_X86Feature<"pclmul">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.rdpkru(i32;|.wrpkru(;i32>)"
  ],
  [CPU_X86Feature<"pku">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.ptwrite32(;i32|.ptwrite64(;i64>)"
  ],
  [CPU_X86Feature<"ptwrite">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<<.aadd32|.aand32|.aor32|.axor32>(;p,i32|<.aadd64|.aand64|.aor64"
    "|.axor64>(;p,i64>)"
  ],
  [CPU_X86Feature<"raoint">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.rdpid(i32;)"
  ],
  [CPU_X86Feature<"rdpid">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.rdpru(i64;i32)"
  ],
  [CPU_X86Feature<"rdpru">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.rdrand<.16({i16|.32({i32|.64({i64>,i32};)"
  ],
  [CPU_X86Feature<"rdrnd">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.rdseed<.16({i16|.32({i32|.64({i64>,i32};)"
  ],
  [CPU_X86Feature<"rdseed">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.xabort(;i8)", "llvm.x86<.xend(|<.xbegin|.xtest>(i32>;)"
  ],
  [CPU_X86Feature<"rtm">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.serialize(;)"
  ],
  [CPU_X86Feature<"serialize">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.sha1rnds4(v4i32;v4i32,v4i32,i8)",
    "llvm.x86<.sha256rnds2(v4i32;v4i32,v4i32|<.sha1msg1|.sha1msg2|.sha1nexte|"
    ".sha256msg1|.sha256msg2>(v4i32;v4i32>,v4i32)"
  ],
  [CPU_X86Feature<"sha">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.vsha512msg2(v4i64;v4i64,v4i64|<.vsha512msg1(v4i64;v4i64|"
    ".vsha512rnds2(v4i64;v4i64,v4i64>,v2i64>)"
  ],
  [CPU_X86Feature<"sha512">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.clrssbsy|.rstorssp>(;p)", "llvm.x86<.incsspd(|.rdsspd(i32>;i32)",
    "llvm.x86<.incsspq(|.rdsspq(i64>;i64)",
    "llvm.x86<.saveprevssp|.setssbsy>(;)",
    "llvm.x86<<.wrssd|.wrussd>(;i32|<.wrssq|.wrussq>(;i64>,p)"
  ],
  [CPU_X86Feature<"shstk">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.vsm3rnds2(v4i32;v4i32,v4i32,v4i32,i32|<.vsm3msg1|"
    ".vsm3msg2>(v4i32;v4i32,v4i32,v4i32>)"
  ],
  [CPU_X86Feature<"sm3">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<<.vsm4key4128|.vsm4rnds4128>(v4i32;v4i32,v4i32|<.vsm4key4256|"
    ".vsm4rnds4256>(v8i32;v8i32,v8i32>)"
  ],
  [CPU_X86Feature<"sm4">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.sse3<.ldu.dq(v16i8;p|.monitor(;p,i32,i32|.mwait(;i32,i32|<"
    ".addsub|.hadd|.hsub><.pd(v2f64;v2f64,v2f64|.ps(v4f32;v4f32,v4f32>>)"
  ],
  [CPU_X86Feature<"sse3">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.sse41.blendvpd(v2f64;v2f64,v2f64,v2f64)",
    "llvm.x86.sse41.blendvps(v4f32;v4f32,v4f32,v4f32)",
    "llvm.x86.sse41.packusdw(v8i16;v4i32,v4i32)",
    "llvm.x86.sse41.pblendvb(v16i8;v16i8,v16i8,v16i8)",
    "llvm.x86.sse41.phminposuw(v8i16;v8i16)",
    "llvm.x86.sse41.round<.pd(v2f64;v2f64|.ps(v4f32;v4f32|.sd(v2f64;v2f64"
    ",v2f64|.ss(v4f32;v4f32,v4f32>,=<0..15>)",
    "llvm.x86.sse41<.dppd(v2f64;v2f64,v2f64|.mpsadbw(v8i16;v16i8,v16i8|<.dpps"
    "|.insertps>(v4f32;v4f32,v4f32>,i8)",
    "llvm.x86.sse41<.ptestc|.ptestnzc|.ptestz>(i32;v2i64,v2i64)"
  ],
  [CPU_X86Feature<"sse4.1">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.sse42<.pcmpestrm128(v16i8|<.pcmpestri128|.pcmpestria128|"
    ".pcmpestric128|.pcmpestrio128|.pcmpestris128|.pcmpestriz128>(i32>;v16i8"
    ",i32,v16i8,i32,i8)",
    "llvm.x86.sse42<.pcmpistrm128(v16i8|<.pcmpistri128|.pcmpistria128|"
    ".pcmpistric128|.pcmpistrio128|.pcmpistris128|.pcmpistriz128>(i32>;v16i8"
    ",v16i8,i8)"
  ],
  [CPU_X86Feature<"sse4.2">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.sse4a<.extrq(v2i64;v2i64,v16i8|.insertq(v2i64;v2i64,v2i64|<"
    ".extrqi(v2i64;v2i64|.insertqi(v2i64;v2i64,v2i64>,i8,i8>)"
  ],
  [CPU_X86Feature<"sse4a">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.ssse3<.phadd|.phsub|.psign>.d.128(v4i32;v4i32,v4i32)",
    "llvm.x86.ssse3<.pmadd.ub.sw.128(v8i16|<.pshuf|.psign>.b.128(v16i8>;v16i8"
    ",v16i8)",
    "llvm.x86.ssse3<.pmul.hr.sw|.psign.w|<.phadd|.phsub><.sw|.w>>"
    ".128(v8i16;v8i16,v8i16)"
  ],
  [CPU_X86Feature<"ssse3">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.tbm.bextri<.u32(i32;i32,i32|.u64(i64;i64,i64>)"
  ],
  [CPU_X86Feature<"tbm">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.xresldtrk|.xsusldtrk>(;)"
  ],
  [CPU_X86Feature<"tsxldtrk">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.senduipi(;i64)", "llvm.x86<.testui(i8|<.clui|.stui>(>;)"
  ],
  [CPU_X86Feature<"uintr">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.urdmsr(i64;i64|.uwrmsr(;i64,i64>)"
  ],
  [CPU_X86Feature<"usermsr">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.aesni<.aesdec|.aesdeclast|.aesenc|.aesenclast>.256(v4i64;v4i64"
    ",v4i64)"
  ],
  [CPU_X86Feature<"vaes">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.pclmulqdq.256(v4i64;v4i64,v4i64,i8)"
  ],
  [CPU_X86Feature<"vpclmulqdq">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.umonitor(;p|<.tpause|.umwait>(i8;i32,i32,i32>)"
  ],
  [CPU_X86Feature<"waitpkg">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.wbnoinvd(;)"
  ],
  [CPU_X86Feature<"wbnoinvd">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.aesdecwide128kl|.aesdecwide256kl|.aesencwide128kl|"
    ".aesencwide256kl>({i8,v2i64,v2i64,v2i64,v2i64,v2i64,v2i64,v2i64,v2i64};p"
    ",v2i64,v2i64,v2i64,v2i64,v2i64,v2i64,v2i64,v2i64)"
  ],
  [CPU_X86Feature<"widekl">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.xop.vfrcz.pd.256(v4f64;v4f64)",
    "llvm.x86.xop.vfrcz.ps.256(v8f32;v8f32)",
    "llvm.x86.xop.vfrcz<.pd|.sd>(v2f64;v2f64)",
    "llvm.x86.xop.vfrcz<.ps|.ss>(v4f32;v4f32)",
    "llvm.x86.xop<.vpermil2pd<(v2f64;v2f64,v2f64,v2i64|.256(v4f64;v4f64,v4f64"
    ",v4i64>|.vpermil2ps<(v4f32;v4f32,v4f32,v4i32|.256(v8f32;v8f32,v8f32"
    ",v8i32>>,i8)", "llvm.x86.xop<.vphadddq|.vphaddudq|.vphsubdq>(v2i64;v4i32)",
    "llvm.x86.xop<.vpperm(v16i8;v16i8,v16i8|<.vpshab|.vpshlb>(v16i8;v16i8>"
    ",v16i8)",
    "llvm.x86.xop<<.vphaddbd|.vphaddubd>(v4i32|<.vphaddbq|.vphaddubq>(v2i64|<"
    ".vphaddbw|.vphaddubw|.vphsubbw>(v8i16>;v16i8)",
    "llvm.x86.xop<<.vphadduwd|.vphaddwd|.vphsubwd>(v4i32|<.vphadduwq|"
    ".vphaddwq>(v2i64>;v8i16)",
    "llvm.x86.xop<<.vpmacsdd|.vpmacssdd>(v4i32;v4i32,v4i32|<.vpmacsswd|"
    ".vpmacswd|.vpmadcsswd|.vpmadcswd>(v4i32;v8i16,v8i16|<.vpshad|"
    ".vpshld>(v4i32;v4i32>,v4i32)",
    "llvm.x86.xop<<.vpmacsdqh|.vpmacsdql|.vpmacssdqh|.vpmacssdql>(v2i64;v4i32"
    ",v4i32|<.vpshaq|.vpshlq>(v2i64;v2i64>,v2i64)",
    "llvm.x86.xop<<.vpmacssww|.vpmacsww>(v8i16;v8i16,v8i16|<.vpshaw|"
    ".vpshlw>(v8i16;v8i16>,v8i16)"
  ],
  [CPU_X86Feature<"xop">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86.xgetbv(i64;i32)",
    "llvm.x86<.xsetbv(;i32|<.xrstor|.xrstor64|.xsave|.xsave64>(;p>,i32,i32)"
  ],
  [CPU_X86Feature<"xsave">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.xsavec|.xsavec64>(;p,i32,i32)"
  ],
  [CPU_X86Feature<"xsavec">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.xsaveopt|.xsaveopt64>(;p,i32,i32)"
  ],
  [CPU_X86Feature<"xsaveopt">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.x86<.xrstors|.xrstors64|.xsaves|.xsaves64>(;p,i32,i32)"
  ],
  [CPU_X86Feature<"xsaves">]>;

#endif // MLIR_AVAILABILITY_GENERATED_CPUCALLS_TD
