//===- CPUCallsAArch64.td - What probes say of calls on CPUs *- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written by tools/probe/cpu_calls_aarch64.py from its answers in tools/probe/data.
// Don't edit: probe, and run it again.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_GENERATED_CPUCALLSAARCH64_TD
#define MLIR_AVAILABILITY_GENERATED_CPUCALLSAARCH64_TD

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve<<.addqv|.andqv|.eorqv|.orqv|.smaxqv|.sminqv|.umaxqv|"
    ".uminqv><(v16i8;nxv16i1,nxv16i8|(v2i64;nxv2i1,nxv2i64|(v4i32;nxv4i1"
    ",nxv4i32|(v8i16;nxv8i1,nxv8i16>|<.faddqv|.fmaxnmqv|.fmaxqv|.fminnmqv|"
    ".fminqv><(v2f64;nxv2i1,nxv2f64|(v4f32;nxv4i1,nxv4f32|(v8f16;nxv8i1"
    ",nxv8f16>>)"
  ],
  [AnyOf<[CPU_AArch64Feature<"neon">, CPU_AArch64Feature<"sme2p1">]>,
    AnyOf<[CPU_AArch64Feature<"neon">, CPU_AArch64Feature<"sve">]>,
    AnyOf<[CPU_AArch64Feature<"sme2p1">, CPU_AArch64Feature<"sve2p1">]>,
    AnyOf<[CPU_AArch64Feature<"sve">, CPU_AArch64Feature<"sve2p1">]>]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve.cdot(nxv2i64;nxv2i64,nxv8i16,nxv8i16,=270)",
    "llvm.aarch64.sve.cdot(nxv4i32;nxv4i32,nxv16i8,nxv16i8,=270)",
    "llvm.aarch64.sve.cdot.lane<(nxv2i64;nxv2i64,nxv8i16,nxv8i16,=<0..1>"
    "|(nxv4i32;nxv4i32,nxv16i8,nxv16i8,=<0..3>>,=270)",
    "llvm.aarch64.sve.fcvtlt<.f32f16(nxv4f32;nxv4f32,nxv4i1,nxv8f16|"
    ".f64f32(nxv2f64;nxv2f64,nxv2i1,nxv4f32>)",
    "llvm.aarch64.sve.fcvtnt<.f16f32(nxv8f16;nxv8f16,nxv4i1,nxv4f32|"
    ".f32f64(nxv4f32;nxv4f32,nxv2i1,nxv2f64>)",
    "llvm.aarch64.sve.flogb<(nxv2i64;nxv2i64,nxv2i1,nxv2f64|(nxv4i32;nxv4i32"
    ",nxv4i1,nxv4f32|(nxv8i16;nxv8i16,nxv8i1,nxv8f16>)",
    "llvm.aarch64.sve.mul.lane<(nxv2i64;nxv2i64,nxv2i64,=<0..1>"
    "|(nxv4i32;nxv4i32,nxv4i32,=<0..3>|(nxv8i16;nxv8i16,nxv8i16,=<0..7>>)",
    "llvm.aarch64.sve.pmul(nxv16i8;nxv16i8,nxv16i8)",
    "llvm.aarch64.sve.sli<(nxv16i8;nxv16i8,nxv16i8,=<0..7>|(nxv2i64;nxv2i64"
    ",nxv2i64,=<0..63>|(nxv4i32;nxv4i32,nxv4i32,=<0..31>|(nxv8i16;nxv8i16"
    ",nxv8i16,=<0..15>>)",
    "llvm.aarch64.sve.sqshlu<(nxv16i8;nxv16i1,nxv16i8,=<0..7>|(nxv2i64;nxv2i1"
    ",nxv2i64,=<0..63>|(nxv4i32;nxv4i1,nxv4i32,=<0..31>|(nxv8i16;nxv8i1"
    ",nxv8i16,=<0..15>>)",
    "llvm.aarch64.sve<.adclb|.adclt|.sbclb|.sbclt><(nxv2i64;nxv2i64,nxv2i64"
    ",nxv2i64|(nxv4i32;nxv4i32,nxv4i32,nxv4i32>)",
    "llvm.aarch64.sve<.addhnb|.raddhnb|.rsubhnb|.subhnb><(nxv16i8;nxv8i16"
    ",nxv8i16|(nxv4i32;nxv2i64,nxv2i64|(nxv8i16;nxv4i32,nxv4i32>)",
    "llvm.aarch64.sve<.addhnt|.raddhnt|.rsubhnt|.subhnt><(nxv16i8;nxv16i8"
    ",nxv8i16,nxv8i16|(nxv4i32;nxv4i32,nxv2i64,nxv2i64|(nxv8i16;nxv8i16"
    ",nxv4i32,nxv4i32>)",
    "llvm.aarch64.sve<.addp|.shadd|.shsubr|.smaxp|.sminp|.sqadd|.sqsubr|"
    ".srhadd|.suqadd|.uhadd|.uhsubr|.umaxp|.uminp|.uqadd|.uqsubr|.urhadd|"
    ".usqadd><(nxv16i8;nxv16i1,nxv16i8,nxv16i8|(nxv2i64;nxv2i1,nxv2i64"
    ",nxv2i64|(nxv4i32;nxv4i1,nxv4i32,nxv4i32|(nxv8i16;nxv8i1,nxv8i16"
    ",nxv8i16>)",
    "llvm.aarch64.sve<.bcax|.bsl|.bsl1n|.bsl2n|.eor3|.eorbt|.eortb|.nbsl|"
    ".saba|.uaba><(nxv16i8;nxv16i8,nxv16i8,nxv16i8|(nxv2i64;nxv2i64,nxv2i64"
    ",nxv2i64|(nxv4i32;nxv4i32,nxv4i32,nxv4i32|(nxv8i16;nxv8i16,nxv8i16"
    ",nxv8i16>)",
    "llvm.aarch64.sve<.cadd|.sqcadd>.x<(nxv16i8;nxv16i8,nxv16i8"
    "|(nxv2i64;nxv2i64,nxv2i64|(nxv4i32;nxv4i32,nxv4i32|(nxv8i16;nxv8i16"
    ",nxv8i16>,=270)",
    "llvm.aarch64.sve<.cmla|.sqrdcmlah>.lane.x<(nxv4i32;nxv4i32,nxv4i32"
    ",nxv4i32,=<0..1>|(nxv8i16;nxv8i16,nxv8i16,nxv8i16,=<0..3>>,=270)",
    "llvm.aarch64.sve<.cmla|.sqrdcmlah>.x<(nxv16i8;nxv16i8,nxv16i8,nxv16i8"
    "|(nxv2i64;nxv2i64,nxv2i64,nxv2i64|(nxv4i32;nxv4i32,nxv4i32,nxv4i32"
    "|(nxv8i16;nxv8i16,nxv8i16,nxv8i16>,=270)",
    "llvm.aarch64.sve<.faddp|.fmaxnmp|.fmaxp|.fminnmp|.fminp><(nxv2f64;nxv2i1"
    ",nxv2f64,nxv2f64|(nxv4f32;nxv4i1,nxv4f32,nxv4f32|(nxv8f16;nxv8i1,nxv8f16"
    ",nxv8f16>)",
    "llvm.aarch64.sve<.fcvtx|.fcvtxnt>.f32f64(nxv4f32;nxv4f32,nxv2i1,nxv2f64)",
    "llvm.aarch64.sve<.fmlalb|.fmlalt|.fmlslb|.fmlslt><(nxv4f32;nxv4f32"
    ",nxv8f16,nxv8f16|.lane(nxv4f32;nxv4f32,nxv8f16,nxv8f16,=<0..7>>)",
    "llvm.aarch64.sve<.mla|.mls>.lane<(nxv2i64;nxv2i64,nxv2i64,nxv2i64,=<0."
    ".1>|(nxv4i32;nxv4i32,nxv4i32,nxv4i32,=<0..3>|(nxv8i16;nxv8i16,nxv8i16"
    ",nxv8i16,=<0..7>>)",
    "llvm.aarch64.sve<.pmullb|.pmullt>.pair<(nxv16i8;nxv16i8,nxv16i8"
    "|(nxv4i32;nxv4i32,nxv4i32>)",
    "llvm.aarch64.sve<.rshrnb|.shrnb|.sqrshrnb|.sqrshrunb|.sqshrnb|.sqshrunb|"
    ".uqrshrnb|.uqshrnb><(nxv16i8;nxv8i16,=<1..8>|(nxv4i32;nxv2i64,=<1..32>"
    "|(nxv8i16;nxv4i32,=<1..16>>)",
    "llvm.aarch64.sve<.rshrnt|.shrnt|.sqrshrnt|.sqrshrunt|.sqshrnt|.sqshrunt|"
    ".uqrshrnt|.uqshrnt><(nxv16i8;nxv16i8,nxv8i16,=<1..8>|(nxv4i32;nxv4i32"
    ",nxv2i64,=<1..32>|(nxv8i16;nxv8i16,nxv4i32,=<1..16>>)",
    "llvm.aarch64.sve<.sabalb|.sabalt|.sqdmlalbt|.sqdmlslbt|.uabalb|.uabalt>"
    "<(nxv2i64;nxv2i64,nxv4i32,nxv4i32|(nxv4i32;nxv4i32,nxv8i16,nxv8i16"
    "|(nxv8i16;nxv8i16,nxv16i8,nxv16i8>)",
    "llvm.aarch64.sve<.sabdlb|.sabdlt|.saddlb|.saddlbt|.saddlt|.ssublb|"
    ".ssublbt|.ssublt|.ssubltb|.uabdlb|.uabdlt|.uaddlb|.uaddlt|.usublb|"
    ".usublt><(nxv2i64;nxv4i32,nxv4i32|(nxv4i32;nxv8i16,nxv8i16"
    "|(nxv8i16;nxv16i8,nxv16i8>)",
    "llvm.aarch64.sve<.sadalp|.uadalp><(nxv2i64;nxv2i1,nxv2i64,nxv4i32"
    "|(nxv4i32;nxv4i1,nxv4i32,nxv8i16|(nxv8i16;nxv8i1,nxv8i16,nxv16i8>)",
    "llvm.aarch64.sve<.saddwb|.saddwt|.ssubwb|.ssubwt|.uaddwb|.uaddwt|.usubwb"
    "|.usubwt><(nxv2i64;nxv2i64,nxv4i32|(nxv4i32;nxv4i32,nxv8i16"
    "|(nxv8i16;nxv8i16,nxv16i8>)",
    "llvm.aarch64.sve<.shsub|.sqrshl|.sqshl|.sqsub|.srshl|.uhsub|.uqrshl|"
    ".uqshl|.uqsub|.urshl><<|.u>(nxv16i8;nxv16i1,nxv16i8,nxv16i8|<|"
    ".u>(nxv2i64;nxv2i1,nxv2i64,nxv2i64|<|.u>(nxv4i32;nxv4i1,nxv4i32,nxv4i32|"
    "<|.u>(nxv8i16;nxv8i1,nxv8i16,nxv8i16>)",
    "llvm.aarch64.sve<.smlalb|.smlalt|.smlslb|.smlslt|.sqdmlalb|.sqdmlalt|"
    ".sqdmlslb|.sqdmlslt|.umlalb|.umlalt|.umlslb|.umlslt>(nxv2i64;nxv2i64"
    ",nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<.smlalb|.smlalt|.smlslb|.smlslt|.sqdmlalb|.sqdmlalt|"
    ".sqdmlslb|.sqdmlslt|.umlalb|.umlalt|.umlslb|.umlslt>(nxv4i32;nxv4i32"
    ",nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<.smlalb|.smlalt|.smlslb|.smlslt|.sqdmlalb|.sqdmlalt|"
    ".sqdmlslb|.sqdmlslt|.umlalb|.umlalt|.umlslb|.umlslt>(nxv8i16;nxv8i16"
    ",nxv16i8,nxv16i8)",
    "llvm.aarch64.sve<.smlalb|.smlalt|.smlslb|.smlslt|.sqdmlalb|.sqdmlalt|"
    ".sqdmlslb|.sqdmlslt|.umlalb|.umlalt|.umlslb|.umlslt>.lane"
    "<(nxv2i64;nxv2i64,nxv4i32,nxv4i32,=<0..3>|(nxv4i32;nxv4i32,nxv8i16"
    ",nxv8i16,=<0..7>>)",
    "llvm.aarch64.sve<.smullb|.smullt|.sqdmullb|.sqdmullt|.umullb|"
    ".umullt>(nxv2i64;nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<.smullb|.smullt|.sqdmullb|.sqdmullt|.umullb|"
    ".umullt>(nxv4i32;nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<.smullb|.smullt|.sqdmullb|.sqdmullt|.umullb|"
    ".umullt>(nxv8i16;nxv16i8,nxv16i8)",
    "llvm.aarch64.sve<.smullb|.smullt|.sqdmullb|.sqdmullt|.umullb|.umullt>"
    ".lane<(nxv2i64;nxv4i32,nxv4i32,=<0..3>|(nxv4i32;nxv8i16,nxv8i16,=<0..7>>)",
    "llvm.aarch64.sve<.sqabs|.sqneg><(nxv16i8;nxv16i8,nxv16i1,nxv16i8"
    "|(nxv2i64;nxv2i64,nxv2i1,nxv2i64|(nxv4i32;nxv4i32,nxv4i1,nxv4i32"
    "|(nxv8i16;nxv8i16,nxv8i1,nxv8i16>)",
    "llvm.aarch64.sve<.sqdmulh|.sqrdmulh>(nxv16i8;nxv16i8,nxv16i8)",
    "llvm.aarch64.sve<.sqdmulh|.sqrdmulh>(nxv2i64;nxv2i64,nxv2i64)",
    "llvm.aarch64.sve<.sqdmulh|.sqrdmulh>(nxv4i32;nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<.sqdmulh|.sqrdmulh>(nxv8i16;nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<.sqdmulh|.sqrdmulh>.lane<(nxv2i64;nxv2i64,nxv2i64,=<0."
    ".1>|(nxv4i32;nxv4i32,nxv4i32,=<0..3>|(nxv8i16;nxv8i16,nxv8i16,=<0..7>>)",
    "llvm.aarch64.sve<.sqrdmlah|.sqrdmlsh>(nxv16i8;nxv16i8,nxv16i8,nxv16i8)",
    "llvm.aarch64.sve<.sqrdmlah|.sqrdmlsh>(nxv2i64;nxv2i64,nxv2i64,nxv2i64)",
    "llvm.aarch64.sve<.sqrdmlah|.sqrdmlsh>(nxv4i32;nxv4i32,nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<.sqrdmlah|.sqrdmlsh>(nxv8i16;nxv8i16,nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<.sqrdmlah|.sqrdmlsh>.lane<(nxv2i64;nxv2i64,nxv2i64"
    ",nxv2i64,=<0..1>|(nxv4i32;nxv4i32,nxv4i32,nxv4i32,=<0..3>"
    "|(nxv8i16;nxv8i16,nxv8i16,nxv8i16,=<0..7>>)",
    "llvm.aarch64.sve<.sqxtnb|.sqxtunb|.uqxtnb><(nxv16i8;nxv8i16"
    "|(nxv4i32;nxv2i64|(nxv8i16;nxv4i32>)",
    "llvm.aarch64.sve<.sqxtnt|.sqxtunt|.uqxtnt><(nxv16i8;nxv16i8,nxv8i16"
    "|(nxv4i32;nxv4i32,nxv2i64|(nxv8i16;nxv8i16,nxv4i32>)",
    "llvm.aarch64.sve<.sri|.srsra|.ssra|.ursra|.usra|.xar><(nxv16i8;nxv16i8"
    ",nxv16i8,=<1..8>|(nxv2i64;nxv2i64,nxv2i64,=<1..64>|(nxv4i32;nxv4i32"
    ",nxv4i32,=<1..32>|(nxv8i16;nxv8i16,nxv8i16,=<1..16>>)",
    "llvm.aarch64.sve<.srshr|.urshr><(nxv16i8;nxv16i1,nxv16i8,=<1..8>"
    "|(nxv2i64;nxv2i1,nxv2i64,=<1..64>|(nxv4i32;nxv4i1,nxv4i32,=<1..32>"
    "|(nxv8i16;nxv8i1,nxv8i16,=<1..16>>)",
    "llvm.aarch64.sve<.sshllb|.sshllt|.ushllb|.ushllt><(nxv2i64;nxv4i32,=<0."
    ".31>|(nxv4i32;nxv8i16,=<0..15>|(nxv8i16;nxv16i8,=<0..7>>)",
    "llvm.aarch64.sve<.tbl2|.tbx><(nxv16i8;nxv16i8,nxv16i8,nxv16i8|"
    "<(nxv2f64;nxv2f64,nxv2f64|(nxv2i64;nxv2i64,nxv2i64>,nxv2i64|"
    "<(nxv4f32;nxv4f32,nxv4f32|(nxv4i32;nxv4i32,nxv4i32>,nxv4i32|"
    "<(nxv8bf16;nxv8bf16,nxv8bf16|(nxv8f16;nxv8f16,nxv8f16|(nxv8i16;nxv8i16"
    ",nxv8i16>,nxv8i16>)",
    "llvm.aarch64.sve<.urecpe|.ursqrte>(nxv4i32;nxv4i32,nxv4i1,nxv4i32)",
    "llvm.aarch64.sve<.whilege|.whilegt|.whilehi|.whilehs><(nxv16i1|(nxv2i1"
    "|(nxv4i1|(nxv8i1><;i32,i32|;i64,i64>)",
    "llvm.aarch64.sve<.whilerw|.whilewr><.b(nxv16i1|.d(nxv2i1|.h(nxv8i1|"
    ".s(nxv4i1>;p,p)"
  ],
  [AnyOf<[CPU_AArch64Feature<"sme">, CPU_AArch64Feature<"sve2">]>,
    AnyOf<[CPU_AArch64Feature<"sve">, CPU_AArch64Feature<"sve2">]>]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve.psel(nxv16i1;nxv16i1<,nxv16i1|,nxv2i1|,nxv4i1|,nxv8i1>"
    ",i32)",
    "llvm.aarch64.sve.revd<(nxv16i8;nxv16i8,nxv16i1,nxv16i8|(nxv2f64;nxv2f64"
    ",nxv2i1,nxv2f64|(nxv2i64;nxv2i64,nxv2i1,nxv2i64|(nxv4f32;nxv4f32,nxv4i1"
    ",nxv4f32|(nxv4i32;nxv4i32,nxv4i1,nxv4i32|(nxv8bf16;nxv8bf16,nxv8i1"
    ",nxv8bf16|(nxv8f16;nxv8f16,nxv8i1,nxv8f16|(nxv8i16;nxv8i16,nxv8i1"
    ",nxv8i16>)",
    "llvm.aarch64.sve<.sclamp|.uclamp><(nxv16i8;nxv16i8,nxv16i8,nxv16i8"
    "|(nxv2i64;nxv2i64,nxv2i64,nxv2i64|(nxv4i32;nxv4i32,nxv4i32,nxv4i32"
    "|(nxv8i16;nxv8i16,nxv8i16,nxv8i16>)"
  ],
  [AnyOf<[CPU_AArch64Feature<"sme">, CPU_AArch64Feature<"sve2p1">]>,
    AnyOf<[CPU_AArch64Feature<"sve">, CPU_AArch64Feature<"sve2p1">]>]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve.fclamp<(nxv2f64;nxv2f64,nxv2f64,nxv2f64"
    "|(nxv4f32;nxv4f32,nxv4f32,nxv4f32|(nxv8f16;nxv8f16,nxv8f16,nxv8f16>)",
    "llvm.aarch64.sve.fdot<.lane.x2(nxv4f32;nxv4f32,nxv8f16,nxv8f16,=<0..3>|"
    ".x2(nxv4f32;nxv4f32,nxv8f16,nxv8f16>)",
    "llvm.aarch64.sve<.bfmlslb|.bfmlslt><(nxv4f32;nxv4f32,nxv8bf16,nxv8bf16|"
    ".lane(nxv4f32;nxv4f32,nxv8bf16,nxv8bf16,=<0..7>>)",
    "llvm.aarch64.sve<.sdot|.udot><.lane.x2(nxv4i32;nxv4i32,nxv8i16,nxv8i16,="
    "<0..3>|.x2(nxv4i32;nxv4i32,nxv8i16,nxv8i16>)",
    "llvm.aarch64.sve<.sqcvtn|.sqcvtun|.uqcvtn>.x2(nxv8i16;nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<.sqrshrn|.sqrshrun|.uqrshrn>.x2(nxv8i16;nxv4i32,nxv4i32"
    ",=<1..16>)",
    "llvm.aarch64.sve<.whilege|.whilegt|.whilehi|.whilehs|.whilele|.whilelo|"
    ".whilels|.whilelt>.x2({<nxv16i1,nxv16i1|nxv2i1,nxv2i1|nxv4i1,nxv4i1"
    "|nxv8i1,nxv8i1>};i64,i64)"
  ],
  [AnyOf<[CPU_AArch64Feature<"sme2">, CPU_AArch64Feature<"sve2p1">]>,
    AnyOf<[CPU_AArch64Feature<"sve">, CPU_AArch64Feature<"sve2p1">]>]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve.dup.laneq<(nxv16i8;nxv16i8,=<0..15>|<(nxv2f64;nxv2f64"
    "|(nxv2i64;nxv2i64>,=<0..1>|<(nxv4f32;nxv4f32|(nxv4i32;nxv4i32>,=<0..3>|"
    "<(nxv8bf16;nxv8bf16|(nxv8f16;nxv8f16|(nxv8i16;nxv8i16>,=<0..7>>)",
    "llvm.aarch64.sve.extq<(nxv16i8;nxv16i8,nxv16i8,=<0..15>|"
    "<(nxv2f64;nxv2f64,nxv2f64|(nxv2i64;nxv2i64,nxv2i64>,=<0..1>|"
    "<(nxv4f32;nxv4f32,nxv4f32|(nxv4i32;nxv4i32,nxv4i32>,=<0..3>|"
    "<(nxv8bf16;nxv8bf16,nxv8bf16|(nxv8f16;nxv8f16,nxv8f16|(nxv8i16;nxv8i16"
    ",nxv8i16>,=<0..7>>)",
    "llvm.aarch64.sve.ld2q.sret({<<nxv2f64,nxv2f64|nxv2i64,nxv2i64>};nxv2i1|"
    "<nxv4f32,nxv4f32|nxv4i32,nxv4i32>};nxv4i1|<nxv8bf16,nxv8bf16|nxv8f16"
    ",nxv8f16|nxv8i16,nxv8i16>};nxv8i1|nxv16i8,nxv16i8};nxv16i1>,p)",
    "llvm.aarch64.sve.ld3q.sret({<<nxv2f64,nxv2f64,nxv2f64|nxv2i64,nxv2i64"
    ",nxv2i64>};nxv2i1|<nxv4f32,nxv4f32,nxv4f32|nxv4i32,nxv4i32"
    ",nxv4i32>};nxv4i1|<nxv8bf16,nxv8bf16,nxv8bf16|nxv8f16,nxv8f16,nxv8f16"
    "|nxv8i16,nxv8i16,nxv8i16>};nxv8i1|nxv16i8,nxv16i8,nxv16i8};nxv16i1>,p)",
    "llvm.aarch64.sve.ld4q.sret({<<nxv2f64,nxv2f64,nxv2f64,nxv2f64|nxv2i64"
    ",nxv2i64,nxv2i64,nxv2i64>};nxv2i1|<nxv4f32,nxv4f32,nxv4f32,nxv4f32"
    "|nxv4i32,nxv4i32,nxv4i32,nxv4i32>};nxv4i1|<nxv8bf16,nxv8bf16,nxv8bf16"
    ",nxv8bf16|nxv8f16,nxv8f16,nxv8f16,nxv8f16|nxv8i16,nxv8i16,nxv8i16"
    ",nxv8i16>};nxv8i1|nxv16i8,nxv16i8,nxv16i8,nxv16i8};nxv16i1>,p)",
    "llvm.aarch64.sve.pmov.to.pred.lane<(nxv16i1;nxv16i8,=0|(nxv2i1;nxv2i64,="
    "<0..7>|(nxv4i1;nxv4i32,=<0..3>|(nxv8i1;nxv8i16,=<0..1>|.zero"
    "<(nxv16i1;nxv16i8|(nxv2i1;nxv2i64|(nxv4i1;nxv4i32|(nxv8i1;nxv8i16>>)",
    "llvm.aarch64.sve.pmov.to.vector.lane.merging<(nxv2i64;nxv2i64,nxv2i1,=<1"
    "..7>|(nxv4i32;nxv4i32,nxv4i1,=<1..3>|(nxv8i16;nxv8i16,nxv8i1,=1>)",
    "llvm.aarch64.sve.pmov.to.vector.lane.zeroing<(nxv16i8;nxv16i1"
    "|(nxv2i64;nxv2i1|(nxv4i32;nxv4i1|(nxv8i16;nxv8i1>)",
    "llvm.aarch64.sve.st2q(<;nxv16i8,nxv16i8,nxv16i1|<;nxv2f64,nxv2f64"
    "|;nxv2i64,nxv2i64>,nxv2i1|<;nxv4f32,nxv4f32|;nxv4i32,nxv4i32>,nxv4i1|"
    "<;nxv8bf16,nxv8bf16|;nxv8f16,nxv8f16|;nxv8i16,nxv8i16>,nxv8i1>,p)",
    "llvm.aarch64.sve.st3q(<;nxv16i8,nxv16i8,nxv16i8,nxv16i1|<;nxv2f64"
    ",nxv2f64,nxv2f64|;nxv2i64,nxv2i64,nxv2i64>,nxv2i1|<;nxv4f32,nxv4f32"
    ",nxv4f32|;nxv4i32,nxv4i32,nxv4i32>,nxv4i1|<;nxv8bf16,nxv8bf16,nxv8bf16"
    "|;nxv8f16,nxv8f16,nxv8f16|;nxv8i16,nxv8i16,nxv8i16>,nxv8i1>,p)",
    "llvm.aarch64.sve.st4q(<;nxv16i8,nxv16i8,nxv16i8,nxv16i8,nxv16i1|"
    "<;nxv2f64,nxv2f64,nxv2f64,nxv2f64|;nxv2i64,nxv2i64,nxv2i64,nxv2i64>"
    ",nxv2i1|<;nxv4f32,nxv4f32,nxv4f32,nxv4f32|;nxv4i32,nxv4i32,nxv4i32"
    ",nxv4i32>,nxv4i1|<;nxv8bf16,nxv8bf16,nxv8bf16,nxv8bf16|;nxv8f16,nxv8f16"
    ",nxv8f16,nxv8f16|;nxv8i16,nxv8i16,nxv8i16,nxv8i16>,nxv8i1>,p)",
    "llvm.aarch64.sve.tblq<(nxv16i8;nxv16i8,nxv16i8|<(nxv2f64;nxv2f64"
    "|(nxv2i64;nxv2i64>,nxv2i64|<(nxv4f32;nxv4f32|(nxv4i32;nxv4i32>,nxv4i32|"
    "<(nxv8bf16;nxv8bf16|(nxv8f16;nxv8f16|(nxv8i16;nxv8i16>,nxv8i16>)",
    "llvm.aarch64.sve.tbxq<(nxv16i8;nxv16i8,nxv16i8,nxv16i8|<(nxv2f64;nxv2f64"
    ",nxv2f64|(nxv2i64;nxv2i64,nxv2i64>,nxv2i64|<(nxv4f32;nxv4f32,nxv4f32"
    "|(nxv4i32;nxv4i32,nxv4i32>,nxv4i32|<(nxv8bf16;nxv8bf16,nxv8bf16"
    "|(nxv8f16;nxv8f16,nxv8f16|(nxv8i16;nxv8i16,nxv8i16>,nxv8i16>)",
    "llvm.aarch64.sve<.uzpq1|.uzpq2|.zipq1|.zipq2><(nxv16i8;nxv16i8,nxv16i8"
    "|(nxv2f64;nxv2f64,nxv2f64|(nxv2i64;nxv2i64,nxv2i64|(nxv4f32;nxv4f32"
    ",nxv4f32|(nxv4i32;nxv4i32,nxv4i32|(nxv8bf16;nxv8bf16,nxv8bf16"
    "|(nxv8f16;nxv8f16,nxv8f16|(nxv8i16;nxv8i16,nxv8i16>)"
  ],
  [AnyOf<[CPU_AArch64Feature<"sme2p1">, CPU_AArch64Feature<"sve2p1">]>,
    AnyOf<[CPU_AArch64Feature<"sve">, CPU_AArch64Feature<"sve2p1">]>]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve.compact<(nxv16i8;nxv16i1,nxv16i8|(nxv8bf16;nxv8i1"
    ",nxv8bf16|(nxv8f16;nxv8i1,nxv8f16|(nxv8i16;nxv8i1,nxv8i16>)",
    "llvm.aarch64.sve.expand<(nxv16i8;nxv16i1,nxv16i8|(nxv2f64;nxv2i1,nxv2f64"
    "|(nxv2i64;nxv2i1,nxv2i64|(nxv4f32;nxv4i1,nxv4f32|(nxv4i32;nxv4i1,nxv4i32"
    "|(nxv8bf16;nxv8i1,nxv8bf16|(nxv8f16;nxv8i1,nxv8f16|(nxv8i16;nxv8i1"
    ",nxv8i16>)",
    "llvm.aarch64.sve.fcvtnt.z<.f32f64(nxv4f32;nxv4f32,nxv2i1,nxv2f64|<"
    ".bf16f32(nxv8bf16;nxv8bf16|.f16f32(nxv8f16;nxv8f16>,nxv4i1,nxv4f32>)",
    "llvm.aarch64.sve.fcvtxnt.z.f32f64(nxv4f32;nxv4f32,nxv2i1,nxv2f64)",
    "llvm.aarch64.sve<.firstp|.lastp>(i64<;nxv16i1,nxv16i1|;nxv2i1,nxv2i1"
    "|;nxv4i1,nxv4i1|;nxv8i1,nxv8i1>)",
    "llvm.aarch64.sve<.frint32x|.frint32z|.frint64x|.frint64z>"
    "<(nxv2f64;nxv2f64,nxv2i1,nxv2f64|(nxv4f32;nxv4f32,nxv4i1,nxv4f32>)"
  ],
  [AnyOf<[CPU_AArch64Feature<"sme2p2">, CPU_AArch64Feature<"sve2p2">]>,
    AnyOf<[CPU_AArch64Feature<"sve">, CPU_AArch64Feature<"sve2p2">]>]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.crypto<<.aesd|.aese>(v16i8;v16i8,v16i8|<.aesimc|"
    ".aesmc>(v16i8;v16i8>)", "llvm.aarch64.neon.pmull64(v16i8;i64,i64)"
  ],
  [CPU_AArch64Feature<"aes">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.neon<.bfdot(v2f32;v2f32,v4bf16,v4bf16|<.bfdot|.bfmlalb|"
    ".bfmlalt|.bfmmla>(v4f32;v4f32,v8bf16,v8bf16>)"
  ],
  [CPU_AArch64Feature<"bf16">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.neon.vluti2<.lane(v8bf16<;v4bf16|;v8bf16>,v8i8,=<0..3>|"
    ".laneq(v8bf16<;v4bf16|;v8bf16>,v16i8,=<0..7>>)",
    "llvm.aarch64.neon.vluti4q<.lane.x2(v8bf16;v8bf16,v8bf16,v8i8,=<0..1>|"
    ".laneq.x2(v8bf16;v8bf16,v8bf16,v16i8,=<0..3>>)"
  ],
  [CPU_AArch64Feature<"bf16">, CPU_AArch64Feature<"lut">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve<.bfdot.lane.v2(nxv4f32;nxv4f32,nxv8bf16,nxv8bf16,=<0."
    ".3>|<.bfdot|.bfmlalb|.bfmlalt|.bfmmla>(nxv4f32;nxv4f32,nxv8bf16,nxv8bf16"
    "|<.bfmlalb|.bfmlalt>.lane.v2(nxv4f32;nxv4f32,nxv8bf16,nxv8bf16,=<0..7>|<"
    ".fcvt|.fcvtnt>.bf16f32.v2(nxv8bf16;nxv8bf16,nxv4i1,nxv4f32>)"
  ],
  [CPU_AArch64Feature<"bf16">, CPU_AArch64Feature<"sve">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.neon<.vcadd<.rot270|.rot90><(v2f32;v2f32,v2f32|(v2f64;v2f64"
    ",v2f64|(v4f32;v4f32,v4f32>|.vcmla<.rot0|.rot180|.rot270|.rot90>"
    "<(v2f32;v2f32,v2f32,v2f32|(v2f64;v2f64,v2f64,v2f64|(v4f32;v4f32,v4f32"
    ",v4f32>>)"
  ],
  [CPU_AArch64Feature<"complxnum">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.neon<.vcadd<.rot270|.rot90><(v4f16;v4f16,v4f16|(v8f16;v8f16"
    ",v8f16>|.vcmla<.rot0|.rot180|.rot270|.rot90><(v4f16;v4f16,v4f16,v4f16"
    "|(v8f16;v8f16,v8f16,v8f16>>)"
  ],
  [CPU_AArch64Feature<"complxnum">, CPU_AArch64Feature<"fullfp16">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64<<.crc32b|.crc32cb|.crc32ch|.crc32cw|.crc32h|"
    ".crc32w>(i32;i32,i32|<.crc32cx|.crc32x>(i32;i32,i64>)"
  ],
  [CPU_AArch64Feature<"crc">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.neon<.sdot|.udot><(v2i32;v2i32,v8i8,v8i8|(v4i32;v4i32,v16i8"
    ",v16i8>)"
  ],
  [CPU_AArch64Feature<"dotprod">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve.fmmla(nxv4f32;nxv4f32,nxv4f32,nxv4f32)"
  ],
  [CPU_AArch64Feature<"f32mm">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve.fmmla(nxv2f64;nxv2f64,nxv2f64,nxv2f64)",
    "llvm.aarch64.sve.ld1ro<(nxv16i8;nxv16i1|<(nxv2f64|(nxv2i64>;nxv2i1|"
    "<(nxv4f32|(nxv4i32>;nxv4i1|<(nxv8bf16|(nxv8f16|(nxv8i16>;nxv8i1>,p)",
    "llvm.aarch64.sve<.trn1q|.trn2q|.uzp1q|.uzp2q|.zip1q|.zip2q>"
    "<(nxv16i8;nxv16i8,nxv16i8|(nxv2f64;nxv2f64,nxv2f64|(nxv2i64;nxv2i64"
    ",nxv2i64|(nxv4f32;nxv4f32,nxv4f32|(nxv4i32;nxv4i32,nxv4i32"
    "|(nxv8bf16;nxv8bf16,nxv8bf16|(nxv8f16;nxv8f16,nxv8f16|(nxv8i16;nxv8i16"
    ",nxv8i16>)"
  ],
  [CPU_AArch64Feature<"f64mm">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.neon.fmmla(v8f16;v8f16,v16i8,v16i8)"
  ],
  [CPU_AArch64Feature<"f8f16mm">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve.fp8.fmmla(nxv8f16;nxv8f16,nxv16i8,nxv16i8)"
  ],
  [CPU_AArch64Feature<"f8f16mm">, CPU_AArch64Feature<"sve2">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.neon.fmmla(v4f32;v4f32,v16i8,v16i8)"
  ],
  [CPU_AArch64Feature<"f8f32mm">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve.fp8.fmmla(nxv4f32;nxv4f32,nxv16i8,nxv16i8)"
  ],
  [CPU_AArch64Feature<"f8f32mm">, CPU_AArch64Feature<"sve2">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.neon<.famax|.famin><(v2f32;v2f32,v2f32|(v2f64;v2f64,v2f64"
    "|(v4f16;v4f16,v4f16|(v4f32;v4f32,v4f32|(v8f16;v8f16,v8f16>)"
  ],
  [CPU_AArch64Feature<"faminmax">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve<.famax|.famin><<|.u>(nxv2f64;nxv2i1,nxv2f64,nxv2f64|<|"
    ".u>(nxv4f32;nxv4i1,nxv4f32,nxv4f32|<|.u>(nxv8f16;nxv8i1,nxv8f16,nxv8f16>)"
  ],
  [CPU_AArch64Feature<"faminmax">, AnyOf<[CPU_AArch64Feature<"sme2">,
    CPU_AArch64Feature<"sve2">]>, AnyOf<[CPU_AArch64Feature<"sve">,
    CPU_AArch64Feature<"sve2">]>]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.neon<.fmlal|.fmlal2|.fmlsl|.fmlsl2><(v2f32;v2f32,v4f16"
    ",v4f16|(v4f32;v4f32,v8f16,v8f16>)"
  ],
  [CPU_AArch64Feature<"fp16fml">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.neon.fp8.fcvtn2(v16i8;v16i8,v4f32,v4f32)",
    "llvm.aarch64.neon.fp8.fcvtn<(v16i8;v8f16,v8f16|(v8i8<;v4f16,v4f16|;v4f32"
    ",v4f32>>)",
    "llvm.aarch64.neon.fp8.fscale<(v2f32;v2f32,v2i32|(v2f64;v2f64,v2i64"
    "|(v4f16;v4f16,v4i16|(v4f32;v4f32,v4i32|(v8f16;v8f16,v8i16>)",
    "llvm.aarch64.neon.fp8<.cvtl1|.cvtl2><(v8bf16|(v8f16><;v16i8|;v8i8>)",
    "llvm.aarch64.set.fpmr(;i64)"
  ],
  [CPU_AArch64Feature<"fp8">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve.fp8<.cvtn(nxv16i8<;nxv8bf16,nxv8bf16|;nxv8f16,nxv8f16>|"
    ".cvtnb(nxv16i8;nxv4f32,nxv4f32|.cvtnt(nxv16i8;nxv16i8,nxv4f32,nxv4f32|<"
    ".cvt1|.cvt2|.cvtlt1|.cvtlt2><(nxv8bf16|(nxv8f16>;nxv16i8>)"
  ],
  [CPU_AArch64Feature<"fp8">, AnyOf<[CPU_AArch64Feature<"sme2">,
    CPU_AArch64Feature<"sve2">]>, AnyOf<[CPU_AArch64Feature<"sve">,
    CPU_AArch64Feature<"sve2">]>]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.neon.fp8.fdot2<(v4f16;v4f16,v8i8,v8i8|(v8f16;v8f16,v16i8"
    ",v16i8|.lane<(v4f16;v4f16,v8i8|(v8f16;v8f16,v16i8>,v16i8,=<0..7>>)"
  ],
  [CPU_AArch64Feature<"fp8dot2">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve.fp8.fdot<(nxv8f16;nxv8f16,nxv16i8,nxv16i8|"
    ".lane(nxv8f16;nxv8f16,nxv16i8,nxv16i8,=<0..7>>)"
  ],
  [CPU_AArch64Feature<"fp8dot2">, CPU_AArch64Feature<"sve2">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.neon.fp8.fdot4<(v2f32;v2f32,v8i8,v8i8|(v4f32;v4f32,v16i8"
    ",v16i8|.lane<(v2f32;v2f32,v8i8|(v4f32;v4f32,v16i8>,v16i8,=<0..3>>)"
  ],
  [CPU_AArch64Feature<"fp8dot4">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve.fp8.fdot<(nxv4f32;nxv4f32,nxv16i8,nxv16i8|"
    ".lane(nxv4f32;nxv4f32,nxv16i8,nxv16i8,=<0..3>>)"
  ],
  [CPU_AArch64Feature<"fp8dot4">, CPU_AArch64Feature<"sve2">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.neon.fp8<.fmlalb|.fmlalt><(v8f16;v8f16,v16i8,v16i8|"
    ".lane(v8f16;v8f16,v16i8,v16i8,=<0..15>>)",
    "llvm.aarch64.neon.fp8<.fmlallbb|.fmlallbt|.fmlalltb|.fmlalltt>"
    "<(v4f32;v4f32,v16i8,v16i8|.lane(v4f32;v4f32,v16i8,v16i8,=<0..15>>)"
  ],
  [CPU_AArch64Feature<"fp8fma">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve.fp8<.fmlalb|.fmlalt><(nxv8f16;nxv8f16,nxv16i8,nxv16i8|"
    ".lane(nxv8f16;nxv8f16,nxv16i8,nxv16i8,=<0..15>>)",
    "llvm.aarch64.sve.fp8<.fmlallbb|.fmlallbt|.fmlalltb|.fmlalltt>"
    "<(nxv4f32;nxv4f32,nxv16i8,nxv16i8|.lane(nxv4f32;nxv4f32,nxv16i8,nxv16i8"
    ",=<0..7>>)"
  ],
  [CPU_AArch64Feature<"fp8fma">, CPU_AArch64Feature<"sve2">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64<.frint32x|.frint32z|.frint64x|.frint64z><(f32;f32|(f64;f64>)"
  ],
  [CPU_AArch64Feature<"fptoint">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.neon<.frint32x|.frint32z|.frint64x|.frint64z><(v1f64;v1f64"
    "|(v2f32;v2f32|(v2f64;v2f64|(v4f32;v4f32>)"
  ],
  [CPU_AArch64Feature<"fptoint">, CPU_AArch64Feature<"neon">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.neon.fmulx<(f16;f16,f16|(v4f16;v4f16,v4f16|(v8f16;v8f16"
    ",v8f16>)",
    "llvm.aarch64.neon<.fabd|.faddp|.fmax|.fmaxnm|.fmaxnmp|.fmaxp|.fmin|"
    ".fminnm|.fminnmp|.fminp|.frecps|.frsqrts><(v4f16;v4f16,v4f16"
    "|(v8f16;v8f16,v8f16>)",
    "llvm.aarch64.neon<.facge|.facgt><(v4i16;v4f16,v4f16|(v8i16;v8f16,v8f16>)",
    "llvm.aarch64.neon<.fcvtas|.fcvtau|.fcvtms|.fcvtmu|.fcvtns|.fcvtnu|"
    ".fcvtps|.fcvtpu|.fcvtzs|.fcvtzu><(v4i16;v4f16|(v8i16;v8f16>)",
    "llvm.aarch64.neon<.fmaxnmv|.fmaxv|.fminnmv|.fminv>(f16<;v4f16|;v8f16>)",
    "llvm.aarch64.neon<.frecpe|.frsqrte><(v4f16;v4f16|(v8f16;v8f16>)",
    "llvm.aarch64.neon<.vcvtfp2fxs|.vcvtfp2fxu><(v4i16;v4f16|(v8i16;v8f16>,="
    "<1..16>)",
    "llvm.aarch64.neon<.vcvtfxs2fp|.vcvtfxu2fp><(v4f16;v4i16|(v8f16;v8i16>,="
    "<1..16>)"
  ],
  [CPU_AArch64Feature<"fullfp16">, CPU_AArch64Feature<"neon">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.neon<.usdot(v2i32;v2i32,v8i8,v8i8|<.smmla|.ummla|.usdot|"
    ".usmmla>(v4i32;v4i32,v16i8,v16i8>)"
  ],
  [CPU_AArch64Feature<"i8mm">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve<<.smmla|.ummla|.usdot|.usmmla>(nxv4i32;nxv4i32,nxv16i8"
    ",nxv16i8|<.sudot|.usdot>.lane(nxv4i32;nxv4i32,nxv16i8,nxv16i8,=<0..3>>)"
  ],
  [CPU_AArch64Feature<"i8mm">, CPU_AArch64Feature<"sve">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.neon.vluti2.lane(v16i8<;v16i8|;v8i8>,v8i8,=<0..1>)",
    "llvm.aarch64.neon.vluti2.lane<(v8f16<;v4f16|;v8f16>|(v8i16<;v4i16"
    "|;v8i16>>,v8i8,=<0..3>)",
    "llvm.aarch64.neon.vluti2.laneq<(v8f16<;v4f16|;v8f16>|(v8i16<;v4i16"
    "|;v8i16>>,v16i8,=<0..7>)",
    "llvm.aarch64.neon.vluti4q.lane(v16i8;v16i8,v8i8,=0)",
    "llvm.aarch64.neon.vluti4q<.lane.x2<(v8f16;v8f16,v8f16|(v8i16;v8i16"
    ",v8i16>,v8i8|.laneq(v16i8;v16i8,v16i8>,=<0..1>)",
    "llvm.aarch64.neon<.vluti2.laneq(v16i8<;v16i8|;v8i8>|.vluti4q.laneq.x2"
    "<(v8f16;v8f16,v8f16|(v8i16;v8i16,v8i16>>,v16i8,=<0..3>)"
  ],
  [CPU_AArch64Feature<"lut">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve.luti2.lane<(nxv16i8;nxv16i8,nxv16i8,=<0..3>|"
    "<(nxv8bf16;nxv8bf16|(nxv8f16;nxv8f16|(nxv8i16;nxv8i16>,nxv16i8,=<0..7>>)",
    "llvm.aarch64.sve.luti4.lane(nxv16i8;nxv16i8,nxv16i8,=<0..1>)",
    "llvm.aarch64.sve.luti4.lane<(nxv8bf16;nxv8bf16|(nxv8f16;nxv8f16"
    "|(nxv8i16;nxv8i16|.x2<(nxv8bf16;nxv8bf16,nxv8bf16|(nxv8f16;nxv8f16"
    ",nxv8f16|(nxv8i16;nxv8i16,nxv8i16>>,nxv16i8,=<0..3>)"
  ],
  [CPU_AArch64Feature<"lut">, AnyOf<[CPU_AArch64Feature<"sme2">,
    CPU_AArch64Feature<"sve2">]>, AnyOf<[CPU_AArch64Feature<"sve">,
    CPU_AArch64Feature<"sve2">]>]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64<<.gmi(i64|.irg(p>;p,i64|<.ldg(p|.stg(>;p,p>)"
  ],
  [CPU_AArch64Feature<"mte">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.neon.abs<(i64;i64|(v16i8;v16i8|(v1i64;v1i64|(v2i32;v2i32"
    "|(v2i64;v2i64|(v4i16;v4i16|(v4i32;v4i32|(v8i16;v8i16|(v8i8;v8i8>)",
    "llvm.aarch64.neon.addp<(v16i8;v16i8,v16i8|(v2i32;v2i32,v2i32"
    "|(v2i64;v2i64,v2i64|(v4i16;v4i16,v4i16|(v4i32;v4i32,v4i32|(v8i16;v8i16"
    ",v8i16|(v8i8;v8i8,v8i8>)",
    "llvm.aarch64.neon.cls<(v16i8;v16i8|(v2i32;v2i32|(v4i16;v4i16"
    "|(v4i32;v4i32|(v8i16;v8i16|(v8i8;v8i8>)",
    "llvm.aarch64.neon.fcvtxn(v2f32;v2f64)",
    "llvm.aarch64.neon.frecpx<(f32;f32|(f64;f64>)",
    "llvm.aarch64.neon.ld2lane({<v1f64,v1f64};v1f64,v1f64|v1i64,v1i64};v1i64"
    ",v1i64>,=0,p)",
    "llvm.aarch64.neon.ld2lane({<v2f32,v2f32};v2f32,v2f32|v2f64,v2f64};v2f64"
    ",v2f64|v2i32,v2i32};v2i32,v2i32|v2i64,v2i64};v2i64,v2i64>,=<0..1>,p)",
    "llvm.aarch64.neon.ld2lane({<v4bf16,v4bf16};v4bf16,v4bf16|v4f16"
    ",v4f16};v4f16,v4f16|v4f32,v4f32};v4f32,v4f32|v4i16,v4i16};v4i16,v4i16"
    "|v4i32,v4i32};v4i32,v4i32>,=<0..3>,p)",
    "llvm.aarch64.neon.ld2lane({<v8bf16,v8bf16};v8bf16,v8bf16|v8f16"
    ",v8f16};v8f16,v8f16|v8i16,v8i16};v8i16,v8i16|v8i8,v8i8};v8i8,v8i8>,=<0."
    ".7>,p)", "llvm.aarch64.neon.ld2lane({v16i8,v16i8};v16i8,v16i8,=<0..15>,p)",
    "llvm.aarch64.neon.ld3lane({<v1f64,v1f64,v1f64};v1f64,v1f64,v1f64|v1i64"
    ",v1i64,v1i64};v1i64,v1i64,v1i64>,=0,p)",
    "llvm.aarch64.neon.ld3lane({<v2f32,v2f32,v2f32};v2f32,v2f32,v2f32|v2f64"
    ",v2f64,v2f64};v2f64,v2f64,v2f64|v2i32,v2i32,v2i32};v2i32,v2i32,v2i32"
    "|v2i64,v2i64,v2i64};v2i64,v2i64,v2i64>,=<0..1>,p)",
    "llvm.aarch64.neon.ld3lane({<v4bf16,v4bf16,v4bf16};v4bf16,v4bf16,v4bf16"
    "|v4f16,v4f16,v4f16};v4f16,v4f16,v4f16|v4f32,v4f32,v4f32};v4f32,v4f32"
    ",v4f32|v4i16,v4i16,v4i16};v4i16,v4i16,v4i16|v4i32,v4i32,v4i32};v4i32"
    ",v4i32,v4i32>,=<0..3>,p)",
    "llvm.aarch64.neon.ld3lane({<v8bf16,v8bf16,v8bf16};v8bf16,v8bf16,v8bf16"
    "|v8f16,v8f16,v8f16};v8f16,v8f16,v8f16|v8i16,v8i16,v8i16};v8i16,v8i16"
    ",v8i16|v8i8,v8i8,v8i8};v8i8,v8i8,v8i8>,=<0..7>,p)",
    "llvm.aarch64.neon.ld3lane({v16i8,v16i8,v16i8};v16i8,v16i8,v16i8,=<0..15>"
    ",p)",
    "llvm.aarch64.neon.ld4lane({<v1f64,v1f64,v1f64,v1f64};v1f64,v1f64,v1f64"
    ",v1f64|v1i64,v1i64,v1i64,v1i64};v1i64,v1i64,v1i64,v1i64>,=0,p)",
    "llvm.aarch64.neon.ld4lane({<v2f32,v2f32,v2f32,v2f32};v2f32,v2f32,v2f32"
    ",v2f32|v2f64,v2f64,v2f64,v2f64};v2f64,v2f64,v2f64,v2f64|v2i32,v2i32"
    ",v2i32,v2i32};v2i32,v2i32,v2i32,v2i32|v2i64,v2i64,v2i64,v2i64};v2i64"
    ",v2i64,v2i64,v2i64>,=<0..1>,p)",
    "llvm.aarch64.neon.ld4lane({<v4bf16,v4bf16,v4bf16,v4bf16};v4bf16,v4bf16"
    ",v4bf16,v4bf16|v4f16,v4f16,v4f16,v4f16};v4f16,v4f16,v4f16,v4f16|v4f32"
    ",v4f32,v4f32,v4f32};v4f32,v4f32,v4f32,v4f32|v4i16,v4i16,v4i16"
    ",v4i16};v4i16,v4i16,v4i16,v4i16|v4i32,v4i32,v4i32,v4i32};v4i32,v4i32"
    ",v4i32,v4i32>,=<0..3>,p)",
    "llvm.aarch64.neon.ld4lane({<v8bf16,v8bf16,v8bf16,v8bf16};v8bf16,v8bf16"
    ",v8bf16,v8bf16|v8f16,v8f16,v8f16,v8f16};v8f16,v8f16,v8f16,v8f16|v8i16"
    ",v8i16,v8i16,v8i16};v8i16,v8i16,v8i16,v8i16|v8i8,v8i8,v8i8,v8i8};v8i8"
    ",v8i8,v8i8,v8i8>,=<0..7>,p)",
    "llvm.aarch64.neon.ld4lane({v16i8,v16i8,v16i8,v16i8};v16i8,v16i8,v16i8"
    ",v16i8,=<0..15>,p)",
    "llvm.aarch64.neon.pmul<(v16i8;v16i8,v16i8|(v8i8;v8i8,v8i8>)",
    "llvm.aarch64.neon.pmull(v8i16;v8i8,v8i8)",
    "llvm.aarch64.neon.rshrn<(v2i32;v2i64,=<1..32>|(v4i16;v4i32,=<1..16>"
    "|(v8i8;v8i16,=<1..8>>)",
    "llvm.aarch64.neon.scalar<.sqxtn|.sqxtun|.uqxtn>(i32;i64)",
    "llvm.aarch64.neon.sqdmull<(v2i64;v2i32,v2i32|(v4i32;v4i16,v4i16>)",
    "llvm.aarch64.neon.sqdmulls.scalar(i64;i32,i32)",
    "llvm.aarch64.neon.st2lane(<;v16i8,v16i8,=<0..15>|<;v1f64,v1f64|;v1i64"
    ",v1i64>,=0|<;v2f32,v2f32|;v2f64,v2f64|;v2i32,v2i32|;v2i64,v2i64>,=<0..1>"
    "|<;v4bf16,v4bf16|;v4f16,v4f16|;v4f32,v4f32|;v4i16,v4i16|;v4i32,v4i32>,="
    "<0..3>|<;v8bf16,v8bf16|;v8f16,v8f16|;v8i16,v8i16|;v8i8,v8i8>,=<0..7>>,p)",
    "llvm.aarch64.neon.st3lane(<;v16i8,v16i8,v16i8,=<0..15>|<;v1f64,v1f64"
    ",v1f64|;v1i64,v1i64,v1i64>,=0|<;v2f32,v2f32,v2f32|;v2f64,v2f64,v2f64"
    "|;v2i32,v2i32,v2i32|;v2i64,v2i64,v2i64>,=<0..1>|<;v4bf16,v4bf16,v4bf16"
    "|;v4f16,v4f16,v4f16|;v4f32,v4f32,v4f32|;v4i16,v4i16,v4i16|;v4i32,v4i32"
    ",v4i32>,=<0..3>|<;v8bf16,v8bf16,v8bf16|;v8f16,v8f16,v8f16|;v8i16,v8i16"
    ",v8i16|;v8i8,v8i8,v8i8>,=<0..7>>,p)",
    "llvm.aarch64.neon.st4lane(;v16i8,v16i8,v16i8,v16i8,=<0..15>,p)",
    "llvm.aarch64.neon.st4lane(<;v1f64,v1f64,v1f64,v1f64|;v1i64,v1i64,v1i64"
    ",v1i64>,=0,p)",
    "llvm.aarch64.neon.st4lane(<;v2f32,v2f32,v2f32,v2f32|;v2f64,v2f64,v2f64"
    ",v2f64|;v2i32,v2i32,v2i32,v2i32|;v2i64,v2i64,v2i64,v2i64>,=<0..1>,p)",
    "llvm.aarch64.neon.st4lane(<;v4bf16,v4bf16,v4bf16,v4bf16|;v4f16,v4f16"
    ",v4f16,v4f16|;v4f32,v4f32,v4f32,v4f32|;v4i16,v4i16,v4i16,v4i16|;v4i32"
    ",v4i32,v4i32,v4i32>,=<0..3>,p)",
    "llvm.aarch64.neon.st4lane(<;v8bf16,v8bf16,v8bf16,v8bf16|;v8f16,v8f16"
    ",v8f16,v8f16|;v8i16,v8i16,v8i16,v8i16|;v8i8,v8i8,v8i8,v8i8>,=<0..7>,p)",
    "llvm.aarch64.neon.tbl1<(v16i8;v16i8,v16i8|(v8i8;v16i8,v8i8>)",
    "llvm.aarch64.neon.tbl2<(v16i8;v16i8,v16i8,v16i8|(v8i8;v16i8,v16i8,v8i8>)",
    "llvm.aarch64.neon.tbl3<(v16i8;v16i8,v16i8,v16i8,v16i8|(v8i8;v16i8,v16i8"
    ",v16i8,v8i8>)",
    "llvm.aarch64.neon.tbl4<(v16i8;v16i8,v16i8,v16i8,v16i8,v16i8|(v8i8;v16i8"
    ",v16i8,v16i8,v16i8,v8i8>)",
    "llvm.aarch64.neon.tbx1<(v16i8;v16i8,v16i8,v16i8|(v8i8;v8i8,v16i8,v8i8>)",
    "llvm.aarch64.neon.tbx2<(v16i8;v16i8,v16i8,v16i8,v16i8|(v8i8;v8i8,v16i8"
    ",v16i8,v8i8>)",
    "llvm.aarch64.neon.tbx3<(v16i8;v16i8,v16i8,v16i8,v16i8,v16i8|(v8i8;v8i8"
    ",v16i8,v16i8,v16i8,v8i8>)",
    "llvm.aarch64.neon.tbx4<(v16i8;v16i8,v16i8,v16i8,v16i8,v16i8,v16i8"
    "|(v8i8;v8i8,v16i8,v16i8,v16i8,v16i8,v8i8>)",
    "llvm.aarch64.neon.vcvtfp2hf(v4i16;v4f32)",
    "llvm.aarch64.neon.vcvthf2fp(v4f32;v4i16)",
    "llvm.aarch64.neon.vsli<<(v16i8;v16i8,v16i8|(v8i8;v8i8,v8i8>,=<0..7>|"
    "<(v1i64;v1i64,v1i64|(v2i64;v2i64,v2i64>,=<0..63>|<(v2i32;v2i32,v2i32"
    "|(v4i32;v4i32,v4i32>,=<0..31>|<(v4i16;v4i16,v4i16|(v8i16;v8i16,v8i16>,="
    "<0..15>>)",
    "llvm.aarch64.neon.vsri<<(v16i8;v16i8,v16i8|(v8i8;v8i8,v8i8>,=<1..8>|"
    "<(v1i64;v1i64,v1i64|(v2i64;v2i64,v2i64>,=<1..64>|<(v2i32;v2i32,v2i32"
    "|(v4i32;v4i32,v4i32>,=<1..32>|<(v4i16;v4i16,v4i16|(v8i16;v8i16,v8i16>,="
    "<1..16>>)",
    "llvm.aarch64.neon<.fabd|.fmax|.fmaxnm|.fmin|.fminnm><(v1f64;v1f64,v1f64"
    "|(v2f32;v2f32,v2f32|(v2f64;v2f64,v2f64|(v4f32;v4f32,v4f32>)",
    "llvm.aarch64.neon<.facge|.facgt><(i32;f32,f32|(i64;f64,f64|(v1i64;v1f64"
    ",v1f64|(v2i32;v2f32,v2f32|(v2i64;v2f64,v2f64|(v4i32;v4f32,v4f32>)",
    "llvm.aarch64.neon<.faddp|.fmaxnmp|.fmaxp|.fminnmp|.fminp><(v2f32;v2f32"
    ",v2f32|(v2f64;v2f64,v2f64|(v4f32;v4f32,v4f32>)",
    "llvm.aarch64.neon<.faddv|.fmaxnmv|.fmaxv|.fminnmv|.fminv><(f32<;v2f32"
    "|;v4f32>|(f64;v2f64>)",
    "llvm.aarch64.neon<.fcvtas|.fcvtau|.fcvtms|.fcvtmu|.fcvtns|.fcvtnu|"
    ".fcvtps|.fcvtpu|.fcvtzs|.fcvtzu><(v1i64;v1f64|(v2i32;v2f32|(v2i64;v2f64"
    "|(v4i32;v4f32|<(i32|(i64><;f32|;f64>>)",
    "llvm.aarch64.neon<.fmulx|.frecps|.frsqrts><(f32;f32,f32|(f64;f64,f64"
    "|(v1f64;v1f64,v1f64|(v2f32;v2f32,v2f32|(v2f64;v2f64,v2f64|(v4f32;v4f32"
    ",v4f32>)",
    "llvm.aarch64.neon<.frecpe|.frsqrte><(f32;f32|(f64;f64|(v1f64;v1f64"
    "|(v2f32;v2f32|(v2f64;v2f64|(v4f32;v4f32>)",
    "llvm.aarch64.neon<.ld1x2|.ld2|.ld2r>({<v16i8,v16i8|v1f64,v1f64|v1i64"
    ",v1i64|v2f32,v2f32|v2f64,v2f64|v2i32,v2i32|v2i64,v2i64|v4bf16,v4bf16"
    "|v4f16,v4f16|v4f32,v4f32|v4i16,v4i16|v4i32,v4i32|v8bf16,v8bf16|v8f16"
    ",v8f16|v8i16,v8i16|v8i8,v8i8>};p)",
    "llvm.aarch64.neon<.ld1x3|.ld3|.ld3r>({<v16i8,v16i8,v16i8|v1f64,v1f64"
    ",v1f64|v1i64,v1i64,v1i64|v2f32,v2f32,v2f32|v2f64,v2f64,v2f64|v2i32,v2i32"
    ",v2i32|v2i64,v2i64,v2i64|v4bf16,v4bf16,v4bf16|v4f16,v4f16,v4f16|v4f32"
    ",v4f32,v4f32|v4i16,v4i16,v4i16|v4i32,v4i32,v4i32|v8bf16,v8bf16,v8bf16"
    "|v8f16,v8f16,v8f16|v8i16,v8i16,v8i16|v8i8,v8i8,v8i8>};p)",
    "llvm.aarch64.neon<.ld1x4|.ld4|.ld4r>({<v16i8,v16i8,v16i8,v16i8|v1f64"
    ",v1f64,v1f64,v1f64|v1i64,v1i64,v1i64,v1i64|v2f32,v2f32,v2f32,v2f32|v2f64"
    ",v2f64,v2f64,v2f64|v2i32,v2i32,v2i32,v2i32|v2i64,v2i64,v2i64,v2i64"
    "|v4bf16,v4bf16,v4bf16,v4bf16|v4f16,v4f16,v4f16,v4f16|v4f32,v4f32,v4f32"
    ",v4f32|v4i16,v4i16,v4i16,v4i16|v4i32,v4i32,v4i32,v4i32|v8bf16,v8bf16"
    ",v8bf16,v8bf16|v8f16,v8f16,v8f16,v8f16|v8i16,v8i16,v8i16,v8i16|v8i8,v8i8"
    ",v8i8,v8i8>};p)",
    "llvm.aarch64.neon<.raddhn|.rsubhn><(v2i32;v2i64,v2i64|(v4i16;v4i32,v4i32"
    "|(v8i8;v8i16,v8i16>)",
    "llvm.aarch64.neon<.sabd|.shadd|.shsub|.smax|.smaxp|.smin|.sminp|.srhadd|"
    ".uabd|.uhadd|.uhsub|.umax|.umaxp|.umin|.uminp|.urhadd><(v16i8;v16i8"
    ",v16i8|(v2i32;v2i32,v2i32|(v4i16;v4i16,v4i16|(v4i32;v4i32,v4i32"
    "|(v8i16;v8i16,v8i16|(v8i8;v8i8,v8i8>)",
    "llvm.aarch64.neon<.saddlp|.uaddlp><(v1i64;v2i32|(v2i32;v4i16"
    "|(v2i64;v4i32|(v4i16;v8i8|(v4i32;v8i16|(v8i16;v16i8>)",
    "llvm.aarch64.neon<.saddlv|.uaddlv><(i32<;v16i8|;v4i16|;v8i16|;v8i8>|(i64"
    "<;v2i32|;v4i32>>)",
    "llvm.aarch64.neon<.smull|.umull><(v2i64;v2i32,v2i32|(v4i32;v4i16,v4i16"
    "|(v8i16;v8i8,v8i8>)",
    "llvm.aarch64.neon<.sqabs|.sqneg><(i32;i32|(i64;i64|(v16i8;v16i8"
    "|(v1i64;v1i64|(v2i32;v2i32|(v2i64;v2i64|(v4i16;v4i16|(v4i32;v4i32"
    "|(v8i16;v8i16|(v8i8;v8i8>)",
    "llvm.aarch64.neon<.sqadd|.sqrshl|.sqshl|.sqsub|.suqadd|.uqadd|.uqrshl|"
    ".uqshl|.uqsub|.usqadd><(i32;i32,i32|(i64;i64,i64|(v16i8;v16i8,v16i8"
    "|(v1i64;v1i64,v1i64|(v2i32;v2i32,v2i32|(v2i64;v2i64,v2i64|(v4i16;v4i16"
    ",v4i16|(v4i32;v4i32,v4i32|(v8i16;v8i16,v8i16|(v8i8;v8i8,v8i8>)",
    "llvm.aarch64.neon<.sqdmulh|.sqrdmulh><(i32;i32,i32|(v2i32;v2i32,v2i32"
    "|(v4i16;v4i16,v4i16|(v4i32;v4i32,v4i32|(v8i16;v8i16,v8i16>)",
    "llvm.aarch64.neon<.sqrshrn|.sqrshrun|.sqshrn|.sqshrun|.uqrshrn|.uqshrn>"
    "<(v4i16;v4i32,=<1..16>|(v8i8;v8i16,=<1..8>|<(i32;i64|(v2i32;v2i64>,=<1."
    ".32>>)",
    "llvm.aarch64.neon<.sqxtn|.sqxtun|.uqxtn><(v2i32;v2i64|(v4i16;v4i32"
    "|(v8i8;v8i16>)",
    "llvm.aarch64.neon<.srshl|.sshl|.urshl|.ushl><(i64;i64,i64|(v16i8;v16i8"
    ",v16i8|(v1i64;v1i64,v1i64|(v2i32;v2i32,v2i32|(v2i64;v2i64,v2i64"
    "|(v4i16;v4i16,v4i16|(v4i32;v4i32,v4i32|(v8i16;v8i16,v8i16|(v8i8;v8i8"
    ",v8i8>)",
    "llvm.aarch64.neon<.st1x2|.st2>(<;v16i8,v16i8|;v1f64,v1f64|;v1i64,v1i64"
    "|;v2f32,v2f32|;v2f64,v2f64|;v2i32,v2i32|;v2i64,v2i64|;v4bf16,v4bf16"
    "|;v4f16,v4f16|;v4f32,v4f32|;v4i16,v4i16|;v4i32,v4i32|;v8bf16,v8bf16"
    "|;v8f16,v8f16|;v8i16,v8i16|;v8i8,v8i8>,p)",
    "llvm.aarch64.neon<.st1x3|.st3>(<;v16i8,v16i8,v16i8|;v1f64,v1f64,v1f64"
    "|;v1i64,v1i64,v1i64|;v2f32,v2f32,v2f32|;v2f64,v2f64,v2f64|;v2i32,v2i32"
    ",v2i32|;v2i64,v2i64,v2i64|;v4bf16,v4bf16,v4bf16|;v4f16,v4f16,v4f16"
    "|;v4f32,v4f32,v4f32|;v4i16,v4i16,v4i16|;v4i32,v4i32,v4i32|;v8bf16,v8bf16"
    ",v8bf16|;v8f16,v8f16,v8f16|;v8i16,v8i16,v8i16|;v8i8,v8i8,v8i8>,p)",
    "llvm.aarch64.neon<.st1x4|.st4>(;v16i8,v16i8,v16i8,v16i8,p)",
    "llvm.aarch64.neon<.st1x4|.st4>(;v1f64,v1f64,v1f64,v1f64,p)",
    "llvm.aarch64.neon<.st1x4|.st4>(;v1i64,v1i64,v1i64,v1i64,p)",
    "llvm.aarch64.neon<.st1x4|.st4>(;v2f32,v2f32,v2f32,v2f32,p)",
    "llvm.aarch64.neon<.st1x4|.st4>(;v2f64,v2f64,v2f64,v2f64,p)",
    "llvm.aarch64.neon<.st1x4|.st4>(;v2i32,v2i32,v2i32,v2i32,p)",
    "llvm.aarch64.neon<.st1x4|.st4>(;v2i64,v2i64,v2i64,v2i64,p)",
    "llvm.aarch64.neon<.st1x4|.st4>(;v4bf16,v4bf16,v4bf16,v4bf16,p)",
    "llvm.aarch64.neon<.st1x4|.st4>(;v4f16,v4f16,v4f16,v4f16,p)",
    "llvm.aarch64.neon<.st1x4|.st4>(;v4f32,v4f32,v4f32,v4f32,p)",
    "llvm.aarch64.neon<.st1x4|.st4>(;v4i16,v4i16,v4i16,v4i16,p)",
    "llvm.aarch64.neon<.st1x4|.st4>(;v4i32,v4i32,v4i32,v4i32,p)",
    "llvm.aarch64.neon<.st1x4|.st4>(;v8bf16,v8bf16,v8bf16,v8bf16,p)",
    "llvm.aarch64.neon<.st1x4|.st4>(;v8f16,v8f16,v8f16,v8f16,p)",
    "llvm.aarch64.neon<.st1x4|.st4>(;v8i16,v8i16,v8i16,v8i16,p)",
    "llvm.aarch64.neon<.st1x4|.st4>(;v8i8,v8i8,v8i8,v8i8,p)",
    "llvm.aarch64.neon<.urecpe|.ursqrte><(v2i32;v2i32|(v4i32;v4i32>)",
    "llvm.aarch64.neon<.vcvtfp2fxs|.vcvtfp2fxu><<(i32;f32|(v2i32;v2f32"
    "|(v4i32;v4f32>,=<1..32>|<(i64;f64|(v1i64;v1f64|(v2i64;v2f64>,=<1..64>>)",
    "llvm.aarch64.neon<.vcvtfxs2fp|.vcvtfxu2fp><<(f32;i32|(v2f32;v2i32"
    "|(v4f32;v4i32>,=<1..32>|<(f64;i64|(v1f64;v1i64|(v2f64;v2i64>,=<1..64>>)",
    "llvm.aarch64.sisd<.fabd<(f32;f32,f32|(f64;f64,f64>|.fcvtxn(f32;f64>)"
  ],
  [CPU_AArch64Feature<"neon">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.rndrrs({i64,i1};)"
  ],
  [CPU_AArch64Feature<"rand">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.neon<.sqrdmlah|.sqrdmlsh><(i32;i32,i32,i32|(v2i32;v2i32"
    ",v2i32,v2i32|(v4i16;v4i16,v4i16,v4i16|(v4i32;v4i32,v4i32,v4i32"
    "|(v8i16;v8i16,v8i16,v8i16>)"
  ],
  [CPU_AArch64Feature<"rdm">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.crypto.sha1h(i32;i32)",
    "llvm.aarch64.crypto<<.sha1c|.sha1m|.sha1p>(v4i32;v4i32,i32|<.sha1su0|"
    ".sha256h|.sha256h2|.sha256su1>(v4i32;v4i32,v4i32|<.sha1su1|"
    ".sha256su0>(v4i32;v4i32>,v4i32)"
  ],
  [CPU_AArch64Feature<"sha2">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.crypto<.xar(v2i64;v2i64,v2i64,=<0..63>|<.bcaxs|.bcaxu|"
    ".eor3s|.eor3u><(v16i8;v16i8,v16i8,v16i8|(v2i64;v2i64,v2i64,v2i64"
    "|(v4i32;v4i32,v4i32,v4i32|(v8i16;v8i16,v8i16,v8i16>|<.rax1|"
    ".sha512su0>(v2i64;v2i64,v2i64|<.sha512h|.sha512h2|"
    ".sha512su1>(v2i64;v2i64,v2i64,v2i64>)"
  ],
  [CPU_AArch64Feature<"sha3">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.crypto<.sm3tt1a|.sm3tt1b|.sm3tt2a|.sm3tt2b>(v4i32;v4i32"
    ",v4i32,v4i32,=<0..3>)",
    "llvm.aarch64.crypto<<.sm3partw1|.sm3partw2|.sm3ss1>(v4i32;v4i32,v4i32|<"
    ".sm4e|.sm4ekey>(v4i32;v4i32>,v4i32)"
  ],
  [CPU_AArch64Feature<"sm4">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve.asrd(nxv16i8;nxv16i1,nxv16i8,=<1..8>)",
    "llvm.aarch64.sve.asrd(nxv2i64;nxv2i1,nxv2i64,=<1..64>)",
    "llvm.aarch64.sve.asrd(nxv4i32;nxv4i1,nxv4i32,=<1..32>)",
    "llvm.aarch64.sve.asrd(nxv8i16;nxv8i1,nxv8i16,=<1..16>)",
    "llvm.aarch64.sve.cntp(i64;nxv16i1,nxv16i1)",
    "llvm.aarch64.sve.convert.to.svbool(nxv16i1<;nxv2i1|;nxv4i1|;nxv8i1>)",
    "llvm.aarch64.sve.dup(nxv2i64;nxv2i64,nxv2i1,i64)",
    "llvm.aarch64.sve.dup(nxv4i32;nxv4i32,nxv4i1,i32)",
    "llvm.aarch64.sve.dupq.lane<(nxv16i8;nxv16i8|(nxv2f64;nxv2f64"
    "|(nxv2i64;nxv2i64|(nxv4f32;nxv4f32|(nxv4i32;nxv4i32|(nxv8bf16;nxv8bf16"
    "|(nxv8f16;nxv8f16|(nxv8i16;nxv8i16>,i64)",
    "llvm.aarch64.sve.ext(nxv16i8;nxv16i8,nxv16i8,=<0..255>)",
    "llvm.aarch64.sve.ext<(nxv2f64;nxv2f64,nxv2f64|(nxv2i64;nxv2i64,nxv2i64>"
    ",=<0..31>)",
    "llvm.aarch64.sve.ext<(nxv4f32;nxv4f32,nxv4f32|(nxv4i32;nxv4i32,nxv4i32>"
    ",=<0..63>)",
    "llvm.aarch64.sve.ext<(nxv8bf16;nxv8bf16,nxv8bf16|(nxv8f16;nxv8f16"
    ",nxv8f16|(nxv8i16;nxv8i16,nxv8i16>,=<0..127>)",
    "llvm.aarch64.sve.fexpa.x(nxv2f64;nxv2i64)",
    "llvm.aarch64.sve.fscale(nxv2f64;nxv2i1,nxv2f64,nxv2i64)",
    "llvm.aarch64.sve.fscale(nxv4f32;nxv4i1,nxv4f32,nxv4i32)",
    "llvm.aarch64.sve.fscale(nxv8f16;nxv8i1,nxv8f16,nxv8i16)",
    "llvm.aarch64.sve.ftmad.x(nxv2f64;nxv2f64,nxv2f64,=<0..7>)",
    "llvm.aarch64.sve.ftmad.x(nxv4f32;nxv4f32,nxv4f32,=<0..7>)",
    "llvm.aarch64.sve.index(nxv2i64;i64,i64)",
    "llvm.aarch64.sve.insr(nxv2i64;nxv2i64,i64)",
    "llvm.aarch64.sve.insr(nxv4i32;nxv4i32,i32)",
    "llvm.aarch64.sve.ld2.sret({<<nxv2f64,nxv2f64|nxv2i64,nxv2i64>};nxv2i1|"
    "<nxv4f32,nxv4f32|nxv4i32,nxv4i32>};nxv4i1|<nxv8bf16,nxv8bf16|nxv8f16"
    ",nxv8f16|nxv8i16,nxv8i16>};nxv8i1|nxv16i8,nxv16i8};nxv16i1>,p)",
    "llvm.aarch64.sve.ld3.sret({<<nxv2f64,nxv2f64,nxv2f64|nxv2i64,nxv2i64"
    ",nxv2i64>};nxv2i1|<nxv4f32,nxv4f32,nxv4f32|nxv4i32,nxv4i32"
    ",nxv4i32>};nxv4i1|<nxv8bf16,nxv8bf16,nxv8bf16|nxv8f16,nxv8f16,nxv8f16"
    "|nxv8i16,nxv8i16,nxv8i16>};nxv8i1|nxv16i8,nxv16i8,nxv16i8};nxv16i1>,p)",
    "llvm.aarch64.sve.ld4.sret({<<nxv2f64,nxv2f64,nxv2f64,nxv2f64|nxv2i64"
    ",nxv2i64,nxv2i64,nxv2i64>};nxv2i1|<nxv4f32,nxv4f32,nxv4f32,nxv4f32"
    "|nxv4i32,nxv4i32,nxv4i32,nxv4i32>};nxv4i1|<nxv8bf16,nxv8bf16,nxv8bf16"
    ",nxv8bf16|nxv8f16,nxv8f16,nxv8f16,nxv8f16|nxv8i16,nxv8i16,nxv8i16"
    ",nxv8i16>};nxv8i1|nxv16i8,nxv16i8,nxv16i8,nxv16i8};nxv16i1>,p)",
    "llvm.aarch64.sve.prf(<;nxv16i1|;nxv2i1|;nxv4i1|;nxv8i1>,p,=<0..13>)",
    "llvm.aarch64.sve.ptest<.any|.first|.last>(i1;nxv16i1,nxv16i1)",
    "llvm.aarch64.sve.setffr(;)",
    "llvm.aarch64.sve.st1.scatter.scalar.offset(<<;nxv2f64|;nxv2i16|;nxv2i32"
    "|;nxv2i64|;nxv2i8>,nxv2i1,nxv2i64|<;nxv4f32|;nxv4i16|;nxv4i32|;nxv4i8>"
    ",nxv4i1,nxv4i32>,i64)",
    "llvm.aarch64.sve.st1.scatter<(;nxv2i8|<|.index>(<;nxv2f64|;nxv2i16"
    "|;nxv2i32|;nxv2i64>>,nxv2i1,p,nxv2i64)",
    "llvm.aarch64.sve.st1.scatter<.sxtw|.uxtw><(;nxv4i8|<|.index>(<;nxv4f32"
    "|;nxv4i16|;nxv4i32>>,nxv4i1,p,nxv4i32)",
    "llvm.aarch64.sve.st2(<;nxv16i8,nxv16i8,nxv16i1|<;nxv2f64,nxv2f64"
    "|;nxv2i64,nxv2i64>,nxv2i1|<;nxv4f32,nxv4f32|;nxv4i32,nxv4i32>,nxv4i1|"
    "<;nxv8bf16,nxv8bf16|;nxv8f16,nxv8f16|;nxv8i16,nxv8i16>,nxv8i1>,p)",
    "llvm.aarch64.sve.st3(<;nxv16i8,nxv16i8,nxv16i8,nxv16i1|<;nxv2f64,nxv2f64"
    ",nxv2f64|;nxv2i64,nxv2i64,nxv2i64>,nxv2i1|<;nxv4f32,nxv4f32,nxv4f32"
    "|;nxv4i32,nxv4i32,nxv4i32>,nxv4i1|<;nxv8bf16,nxv8bf16,nxv8bf16|;nxv8f16"
    ",nxv8f16,nxv8f16|;nxv8i16,nxv8i16,nxv8i16>,nxv8i1>,p)",
    "llvm.aarch64.sve.st4(<;nxv16i8,nxv16i8,nxv16i8,nxv16i8,nxv16i1|<;nxv2f64"
    ",nxv2f64,nxv2f64,nxv2f64|;nxv2i64,nxv2i64,nxv2i64,nxv2i64>,nxv2i1|"
    "<;nxv4f32,nxv4f32,nxv4f32,nxv4f32|;nxv4i32,nxv4i32,nxv4i32,nxv4i32>"
    ",nxv4i1|<;nxv8bf16,nxv8bf16,nxv8bf16,nxv8bf16|;nxv8f16,nxv8f16,nxv8f16"
    ",nxv8f16|;nxv8i16,nxv8i16,nxv8i16,nxv8i16>,nxv8i1>,p)",
    "llvm.aarch64.sve.stnt1(<;nxv16i8,nxv16i1|<;nxv2f64|;nxv2i64>,nxv2i1|"
    "<;nxv4f32|;nxv4i32>,nxv4i1|<;nxv8bf16|;nxv8f16|;nxv8i16>,nxv8i1>,p)",
    "llvm.aarch64.sve.tbl(nxv8bf16;nxv8bf16,nxv8i16)",
    "llvm.aarch64.sve<.abs|.cls|.clz|.cnot|.cnt|.neg|.not|"
    ".rbit>(nxv16i8;nxv16i8,nxv16i1,nxv16i8)",
    "llvm.aarch64.sve<.and|.bic|.brkn|.brkpa|.brkpb|.eor|.nand|.nor|.orn|"
    ".orr>.z(nxv16i1;nxv16i1,nxv16i1,nxv16i1)",
    "llvm.aarch64.sve<.brka|.brkb><(nxv16i1;nxv16i1,nxv16i1|"
    ".z(nxv16i1;nxv16i1>,nxv16i1)",
    "llvm.aarch64.sve<.clasta|.clastb>.n(i8;nxv16i1,i8,nxv16i8)",
    "llvm.aarch64.sve<.cmpeq|.cmpge|.cmpgt|.cmphi|.cmphs|"
    ".cmpne>(nxv16i1;nxv16i1,nxv16i8,nxv16i8)",
    "llvm.aarch64.sve<.cmpeq|.cmpge|.cmpgt|.cmphi|.cmphs|"
    ".cmpne>(nxv2i1;nxv2i1,nxv2i64,nxv2i64)",
    "llvm.aarch64.sve<.cmpeq|.cmpge|.cmpgt|.cmphi|.cmphs|"
    ".cmpne>(nxv4i1;nxv4i1,nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<.cmpeq|.cmpge|.cmpgt|.cmphi|.cmphs|"
    ".cmpne>(nxv8i1;nxv8i1,nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<.cnt(nxv2i64;nxv2i64|.fcvt<.f16f64(nxv8f16;nxv8f16|"
    ".f32f64(nxv4f32;nxv4f32>|<.fabs|.fneg|.frecpx|.frinta|.frinti|.frintm|"
    ".frintn|.frintp|.frintx|.frintz|.fsqrt>(nxv2f64;nxv2f64|<.fcvtzs|"
    ".fcvtzu><(nxv2i64;nxv2i64|.i32f64(nxv4i32;nxv4i32>>,nxv2i1,nxv2f64)",
    "llvm.aarch64.sve<.cnt(nxv8i16;nxv8i16,nxv8i1|<.clasta|.clastb>"
    ".n(bf16;nxv8i1,bf16|<.clasta|.clastb|.splice>(nxv8bf16;nxv8i1,nxv8bf16|<"
    ".lasta|.lastb>(bf16;nxv8i1|<.trn1|.trn2|.uzp1|.uzp2|.zip1|"
    ".zip2>(nxv8bf16;nxv8bf16>,nxv8bf16)",
    "llvm.aarch64.sve<.cntp(i64;nxv2i1|.pnext(nxv2i1;nxv2i1|<.sqdecp|.sqincp|"
    ".uqdecp|.uqincp><(nxv2i64;nxv2i64|.n32(i32;i32|.n64(i64;i64>>,nxv2i1)",
    "llvm.aarch64.sve<.cntp(i64;nxv4i1|.pnext(nxv4i1;nxv4i1|<.sqdecp|.sqincp|"
    ".uqdecp|.uqincp><(nxv4i32;nxv4i32|.n32(i32;i32|.n64(i64;i64>>,nxv4i1)",
    "llvm.aarch64.sve<.cntp(i64;nxv8i1|.pnext(nxv8i1;nxv8i1|<.sqdecp|.sqincp|"
    ".uqdecp|.uqincp><(nxv8i16;nxv8i16|.n32(i32;i32|.n64(i64;i64>>,nxv8i1)",
    "llvm.aarch64.sve<.compact(nxv2f64|<.faddv|.fmaxnmv|.fmaxv|.fminnmv|"
    ".fminv|.lasta|.lastb>(f64>;nxv2i1,nxv2f64)",
    "llvm.aarch64.sve<.compact(nxv2i64|<.andv|.eorv|.lasta|.lastb|.orv|.saddv"
    "|.smaxv|.sminv|.uaddv|.umaxv|.uminv>(i64>;nxv2i1,nxv2i64)",
    "llvm.aarch64.sve<.compact(nxv4f32|<.faddv|.fmaxnmv|.fmaxv|.fminnmv|"
    ".fminv|.lasta|.lastb>(f32>;nxv4i1,nxv4f32)",
    "llvm.aarch64.sve<.compact(nxv4i32|<.andv|.eorv|.lasta|.lastb|.orv|.smaxv"
    "|.sminv|.umaxv|.uminv>(i32|<.saddv|.uaddv>(i64>;nxv4i1,nxv4i32)",
    "llvm.aarch64.sve<.convert.from.svbool<(nxv1i1|(nxv2i1|(nxv4i1|(nxv8i1>|"
    ".rdffr.z(nxv16i1|.rev<.b16|.b32|.b64>(nxv16i1|.wrffr(|<.punpkhi|"
    ".punpklo>(nxv8i1>;nxv16i1)",
    "llvm.aarch64.sve<.dup(nxv16i8;nxv16i8,nxv16i1|.index(nxv16i8;i8|"
    ".insr(nxv16i8;nxv16i8>,i8)",
    "llvm.aarch64.sve<.dup(nxv2f64;nxv2f64,nxv2i1|.insr(nxv2f64;nxv2f64>,f64)",
    "llvm.aarch64.sve<.dup(nxv4f32;nxv4f32,nxv4i1|.insr(nxv4f32;nxv4f32>,f32)",
    "llvm.aarch64.sve<.dup(nxv8bf16;nxv8bf16,nxv8i1|.insr(nxv8bf16;nxv8bf16>"
    ",bf16)",
    "llvm.aarch64.sve<.dup(nxv8f16;nxv8f16,nxv8i1|.insr(nxv8f16;nxv8f16>,f16)",
    "llvm.aarch64.sve<.dup(nxv8i16;nxv8i16,nxv8i1|.index(nxv8i16;i16|"
    ".insr(nxv8i16;nxv8i16>,i16)",
    "llvm.aarch64.sve<.facge|.facgt|.fcmpeq|.fcmpge|.fcmpgt|.fcmpne|"
    ".fcmpuo>(nxv2i1;nxv2i1,nxv2f64,nxv2f64)",
    "llvm.aarch64.sve<.facge|.facgt|.fcmpeq|.fcmpge|.fcmpgt|.fcmpne|"
    ".fcmpuo>(nxv4i1;nxv4i1,nxv4f32,nxv4f32)",
    "llvm.aarch64.sve<.facge|.facgt|.fcmpeq|.fcmpge|.fcmpgt|.fcmpne|"
    ".fcmpuo>(nxv8i1;nxv8i1,nxv8f16,nxv8f16)",
    "llvm.aarch64.sve<.fadda|<.clasta|.clastb>.n>(f16;nxv8i1,f16,nxv8f16)",
    "llvm.aarch64.sve<.fadda|<.clasta|.clastb>.n>(f32;nxv4i1,f32,nxv4f32)",
    "llvm.aarch64.sve<.fadda|<.clasta|.clastb>.n>(f64;nxv2i1,f64,nxv2f64)",
    "llvm.aarch64.sve<.faddv|.fmaxnmv|.fmaxv|.fminnmv|.fminv|.lasta|"
    ".lastb>(f16;nxv8i1,nxv8f16)",
    "llvm.aarch64.sve<.fcmla.lane(nxv4f32;nxv4f32,nxv4f32,nxv4f32,=<0..1>|"
    ".fcmla.lane(nxv8f16;nxv8f16,nxv8f16,nxv8f16,=<0..3>|<"
    ".fcadd(nxv2f64;nxv2i1|.fcmla(nxv2f64;nxv2i1,nxv2f64>,nxv2f64,nxv2f64|<"
    ".fcadd(nxv4f32;nxv4i1|.fcmla(nxv4f32;nxv4i1,nxv4f32>,nxv4f32,nxv4f32|<"
    ".fcadd(nxv8f16;nxv8i1|.fcmla(nxv8f16;nxv8i1,nxv8f16>,nxv8f16,nxv8f16>"
    ",=270)",
    "llvm.aarch64.sve<.fcvt.f16f32(nxv8f16;nxv8f16|<.cnt|.fcvtzs|"
    ".fcvtzu>(nxv4i32;nxv4i32|<.fabs|.fneg|.frecpx|.frinta|.frinti|.frintm|"
    ".frintn|.frintp|.frintx|.frintz|.fsqrt>(nxv4f32;nxv4f32>,nxv4i1,nxv4f32)",
    "llvm.aarch64.sve<.fcvt.f32f16(nxv4f32;nxv4f32|<.fcvtzs|.fcvtzu>"
    ".i32f16(nxv4i32;nxv4i32>,nxv4i1,nxv8f16)",
    "llvm.aarch64.sve<.fcvt.f64f16(nxv2f64;nxv2f64|<.fcvtzs|.fcvtzu>"
    ".i64f16(nxv2i64;nxv2i64>,nxv2i1,nxv8f16)",
    "llvm.aarch64.sve<.fcvt.f64f32(nxv2f64;nxv2f64|<.fcvtzs|.fcvtzu>"
    ".i64f32(nxv2i64;nxv2i64>,nxv2i1,nxv4f32)",
    "llvm.aarch64.sve<.fexpa.x(nxv4f32|<.sunpkhi|.sunpklo|.uunpkhi|"
    ".uunpklo>(nxv2i64>;nxv4i32)",
    "llvm.aarch64.sve<.fexpa.x(nxv8f16|<.sunpkhi|.sunpklo|.uunpkhi|"
    ".uunpklo>(nxv4i32>;nxv8i16)",
    "llvm.aarch64.sve<.fmul.lane(nxv2f64;nxv2f64|<.fmla|.fmls>"
    ".lane(nxv2f64;nxv2f64,nxv2f64>,nxv2f64,=<0..1>)",
    "llvm.aarch64.sve<.fmul.lane(nxv4f32;nxv4f32|<.fmla|.fmls>"
    ".lane(nxv4f32;nxv4f32,nxv4f32>,nxv4f32,=<0..3>)",
    "llvm.aarch64.sve<.frecpe|.frsqrte>.x(nxv2f64;nxv2f64)",
    "llvm.aarch64.sve<.frecpe|.frsqrte>.x(nxv4f32;nxv4f32)",
    "llvm.aarch64.sve<.frecpe|.frsqrte>.x(nxv8f16;nxv8f16)",
    "llvm.aarch64.sve<.index(nxv4i32|<.whilele|.whilels|.whilelt><(nxv16i1"
    "|(nxv2i1|(nxv4i1|(nxv8i1>>;i32,i32)",
    "llvm.aarch64.sve<.ld1rq|.ldnt1><(nxv16i8;nxv16i1|<(nxv2f64"
    "|(nxv2i64>;nxv2i1|<(nxv4f32|(nxv4i32>;nxv4i1|<(nxv8bf16|(nxv8f16"
    "|(nxv8i16>;nxv8i1>,p)",
    "llvm.aarch64.sve<.ld1|.ldff1>.gather.scalar.offset<<(nxv2f64|(nxv2i16"
    "|(nxv2i32|(nxv2i64|(nxv2i8>;nxv2i1,nxv2i64|<(nxv4f32|(nxv4i16|(nxv4i32"
    "|(nxv4i8>;nxv4i1,nxv4i32>,i64)",
    "llvm.aarch64.sve<.ld1|.ldff1>.gather<(nxv2i8|<|.index><(nxv2f64|(nxv2i16"
    "|(nxv2i32|(nxv2i64>>;nxv2i1,p,nxv2i64)",
    "llvm.aarch64.sve<.ld1|.ldff1>.gather<.sxtw|.uxtw><(nxv4i8|<|.index>"
    "<(nxv4f32|(nxv4i16|(nxv4i32>>;nxv4i1,p,nxv4i32)",
    "llvm.aarch64.sve<.ldff1|.ldnf1><(nxv16i8;nxv16i1|<(nxv2f64|(nxv2i16"
    "|(nxv2i32|(nxv2i64|(nxv2i8>;nxv2i1|<(nxv4f32|(nxv4i16|(nxv4i32"
    "|(nxv4i8>;nxv4i1|<(nxv8bf16|(nxv8f16|(nxv8i16|(nxv8i8>;nxv8i1>,p)",
    "llvm.aarch64.sve<.pfirst|.pnext>(nxv16i1;nxv16i1,nxv16i1)",
    "llvm.aarch64.sve<.prfb|.prfd|.prfh|.prfw>.gather<.index(;nxv2i1,p"
    ",nxv2i64|.scalar.offset(<;nxv2i1,nxv2i64|;nxv4i1,nxv4i32>,i64|<.sxtw|"
    ".uxtw>.index(;nxv4i1,p,nxv4i32>,=<0..13>)",
    "llvm.aarch64.sve<.ptrue<(nxv16i1|(nxv2i1|(nxv4i1|(nxv8i1>|<.cntb|.cntd|"
    ".cnth|.cntw>(i64>;=<0..31>)",
    "llvm.aarch64.sve<.scvtf|.ucvtf>.f64i32(nxv2f64;nxv2f64,nxv2i1,nxv4i32)",
    "llvm.aarch64.sve<.sdot|.udot>(nxv2i64;nxv2i64,nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<.sdot|.udot>(nxv4i32;nxv4i32,nxv16i8,nxv16i8)",
    "llvm.aarch64.sve<.sdot|.udot>.lane(nxv2i64;nxv2i64,nxv8i16,nxv8i16,=<0."
    ".1>)",
    "llvm.aarch64.sve<.sdot|.udot>.lane(nxv4i32;nxv4i32,nxv16i8,nxv16i8,=<0."
    ".3>)",
    "llvm.aarch64.sve<.sqdecp|.sqincp|.uqdecp|.uqincp><.n32(i32;i32|"
    ".n64(i64;i64>,nxv16i1)",
    "llvm.aarch64.sve<.sunpkhi|.sunpklo|.uunpkhi|.uunpklo>(nxv8i16;nxv16i8)",
    "llvm.aarch64.sve<.tbl|<.ftsmul|.ftssel>.x>(nxv2f64;nxv2f64,nxv2i64)",
    "llvm.aarch64.sve<.tbl|<.ftsmul|.ftssel>.x>(nxv4f32;nxv4f32,nxv4i32)",
    "llvm.aarch64.sve<.tbl|<.ftsmul|.ftssel>.x>(nxv8f16;nxv8f16,nxv8i16)",
    "llvm.aarch64.sve<.trn1|.trn2|.uzp1|.uzp2|.zip1|.zip2><|<.b16|.b32|"
    ".b64>>(nxv16i1;nxv16i1,nxv16i1)",
    "llvm.aarch64.sve<.whilele|.whilels|.whilelt><(nxv16i1|(nxv2i1|(nxv4i1"
    "|(nxv8i1>;i64,i64)",
    "llvm.aarch64.sve<<.abs|.cls|.clz|.cnot|.cnt|.neg|.not|.rbit|.revb|.revh|"
    ".revw|.sxtb|.sxth|.sxtw|.uxtb|.uxth|.uxtw>(nxv2i64;nxv2i64|<.scvtf|"
    ".ucvtf><(nxv2f64;nxv2f64|.f16i64(nxv8f16;nxv8f16|"
    ".f32i64(nxv4f32;nxv4f32>>,nxv2i1,nxv2i64)",
    "llvm.aarch64.sve<<.abs|.cls|.clz|.cnot|.cnt|.neg|.not|.rbit|.revb|.revh|"
    ".sxtb|.sxth|.uxtb|.uxth>(nxv4i32;nxv4i32|<.scvtf|.ucvtf>"
    "<(nxv4f32;nxv4f32|.f16i32(nxv8f16;nxv8f16>>,nxv4i1,nxv4i32)",
    "llvm.aarch64.sve<<.abs|.cls|.clz|.cnot|.cnt|.neg|.not|.rbit|.revb|.sxtb|"
    ".uxtb>(nxv8i16;nxv8i16|<.scvtf|.ucvtf>(nxv8f16;nxv8f16>,nxv8i1,nxv8i16)",
    "llvm.aarch64.sve<<.add|.and|.asr|.bic|.eor|.lsl|.lsr|.mul|.orr|.sabd|"
    ".sdiv|.smax|.smin|.smulh|.sub|.uabd|.udiv|.umax|.umin|.umulh><|.u>|<"
    ".clasta|.clastb|.sdivr|.splice|.subr|.udivr>>(nxv2i64;nxv2i1,nxv2i64"
    ",nxv2i64)",
    "llvm.aarch64.sve<<.add|.and|.asr|.bic|.eor|.lsl|.lsr|.mul|.orr|.sabd|"
    ".sdiv|.smax|.smin|.smulh|.sub|.uabd|.udiv|.umax|.umin|.umulh><|.u>|<"
    ".clasta|.clastb|.sdivr|.splice|.subr|.udivr>>(nxv4i32;nxv4i1,nxv4i32"
    ",nxv4i32)",
    "llvm.aarch64.sve<<.add|.and|.asr|.bic|.eor|.lsl|.lsr|.mul|.orr|.sabd|"
    ".smax|.smin|.smulh|.sub|.uabd|.umax|.umin|.umulh><|.u>|<.clasta|.clastb|"
    ".splice|.subr>>(nxv16i8;nxv16i1,nxv16i8,nxv16i8)",
    "llvm.aarch64.sve<<.add|.and|.asr|.bic|.eor|.lsl|.lsr|.mul|.orr|.sabd|"
    ".smax|.smin|.smulh|.sub|.uabd|.umax|.umin|.umulh><|.u>|<.clasta|.clastb|"
    ".splice|.subr>>(nxv8i16;nxv8i1,nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<<.adrb|.adrd|.adrh|.adrw|.tbl|.trn1|.trn2|.uzp1|.uzp2|"
    ".zip1|.zip2>|<.sqadd|.sqsub|.uqadd|.uqsub>.x>(nxv2i64;nxv2i64,nxv2i64)",
    "llvm.aarch64.sve<<.adrb|.adrd|.adrh|.adrw|.tbl|.trn1|.trn2|.uzp1|.uzp2|"
    ".zip1|.zip2>|<.sqadd|.sqsub|.uqadd|.uqsub>.x>(nxv4i32;nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<<.andv|.eorv|.lasta|.lastb|.orv|.smaxv|.sminv|.umaxv|"
    ".uminv>(i16|<.saddv|.uaddv>(i64>;nxv8i1,nxv8i16)",
    "llvm.aarch64.sve<<.andv|.eorv|.lasta|.lastb|.orv|.smaxv|.sminv|.umaxv|"
    ".uminv>(i8|<.saddv|.uaddv>(i64>;nxv16i1,nxv16i8)",
    "llvm.aarch64.sve<<.asr|.lsl|.lsr>.wide(nxv16i8|<.cmpeq|.cmpge|.cmpgt|"
    ".cmphi|.cmphs|.cmple|.cmplo|.cmpls|.cmplt|.cmpne>.wide(nxv16i1>;nxv16i1"
    ",nxv16i8,nxv2i64)",
    "llvm.aarch64.sve<<.asr|.lsl|.lsr>.wide(nxv4i32|<.cmpeq|.cmpge|.cmpgt|"
    ".cmphi|.cmphs|.cmple|.cmplo|.cmpls|.cmplt|.cmpne>.wide(nxv4i1>;nxv4i1"
    ",nxv4i32,nxv2i64)",
    "llvm.aarch64.sve<<.asr|.lsl|.lsr>.wide(nxv8i16|<.cmpeq|.cmpge|.cmpgt|"
    ".cmphi|.cmphs|.cmple|.cmplo|.cmpls|.cmplt|.cmpne>.wide(nxv8i1>;nxv8i1"
    ",nxv8i16,nxv2i64)",
    "llvm.aarch64.sve<<.clasta|.clastb|.fdivr|.fsubr|.splice>|<.fabd|.fadd|"
    ".fdiv|.fmax|.fmaxnm|.fmin|.fminnm|.fmul|.fmulx|.fsub><|"
    ".u>>(nxv2f64;nxv2i1,nxv2f64,nxv2f64)",
    "llvm.aarch64.sve<<.clasta|.clastb|.fdivr|.fsubr|.splice>|<.fabd|.fadd|"
    ".fdiv|.fmax|.fmaxnm|.fmin|.fminnm|.fmul|.fmulx|.fsub><|"
    ".u>>(nxv4f32;nxv4i1,nxv4f32,nxv4f32)",
    "llvm.aarch64.sve<<.clasta|.clastb|.fdivr|.fsubr|.splice>|<.fabd|.fadd|"
    ".fdiv|.fmax|.fmaxnm|.fmin|.fminnm|.fmul|.fmulx|.fsub><|"
    ".u>>(nxv8f16;nxv8i1,nxv8f16,nxv8f16)",
    "llvm.aarch64.sve<<.cnt|.fcvtzs|.fcvtzu>(nxv8i16;nxv8i16|<.fabs|.fneg|"
    ".frecpx|.frinta|.frinti|.frintm|.frintn|.frintp|.frintx|.frintz|"
    ".fsqrt>(nxv8f16;nxv8f16>,nxv8i1,nxv8f16)",
    "llvm.aarch64.sve<<.fmad|.fmsb|.fnmad|.fnmsb>|<.fmla|.fmls|.fnmla|.fnmls>"
    "<|.u>>(nxv2f64;nxv2i1,nxv2f64,nxv2f64,nxv2f64)",
    "llvm.aarch64.sve<<.fmad|.fmsb|.fnmad|.fnmsb>|<.fmla|.fmls|.fnmla|.fnmls>"
    "<|.u>>(nxv4f32;nxv4i1,nxv4f32,nxv4f32,nxv4f32)",
    "llvm.aarch64.sve<<.fmad|.fmsb|.fnmad|.fnmsb>|<.fmla|.fmls|.fnmla|.fnmls>"
    "<|.u>>(nxv8f16;nxv8i1,nxv8f16,nxv8f16,nxv8f16)",
    "llvm.aarch64.sve<<.fmla|.fmls>.lane(nxv8f16;nxv8f16,nxv8f16|<.fmul.lane|"
    ".ftmad.x>(nxv8f16;nxv8f16>,nxv8f16,=<0..7>)",
    "llvm.aarch64.sve<<.frecps|.frsqrts>.x|<.trn1|.trn2|.uzp1|.uzp2|.zip1|"
    ".zip2>>(nxv2f64;nxv2f64,nxv2f64)",
    "llvm.aarch64.sve<<.frecps|.frsqrts>.x|<.trn1|.trn2|.uzp1|.uzp2|.zip1|"
    ".zip2>>(nxv4f32;nxv4f32,nxv4f32)",
    "llvm.aarch64.sve<<.frecps|.frsqrts>.x|<.trn1|.trn2|.uzp1|.uzp2|.zip1|"
    ".zip2>>(nxv8f16;nxv8f16,nxv8f16)",
    "llvm.aarch64.sve<<.mad|.msb>|<.mla|.mls><|.u>>(nxv16i8;nxv16i1,nxv16i8"
    ",nxv16i8,nxv16i8)",
    "llvm.aarch64.sve<<.mad|.msb>|<.mla|.mls><|.u>>(nxv2i64;nxv2i1,nxv2i64"
    ",nxv2i64,nxv2i64)",
    "llvm.aarch64.sve<<.mad|.msb>|<.mla|.mls><|.u>>(nxv4i32;nxv4i1,nxv4i32"
    ",nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<<.mad|.msb>|<.mla|.mls><|.u>>(nxv8i16;nxv8i1,nxv8i16"
    ",nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<<.sqadd|.sqsub|.uqadd|.uqsub>.x|<.tbl|.trn1|.trn2|.uzp1"
    "|.uzp2|.zip1|.zip2>>(nxv16i8;nxv16i8,nxv16i8)",
    "llvm.aarch64.sve<<.sqadd|.sqsub|.uqadd|.uqsub>.x|<.tbl|.trn1|.trn2|.uzp1"
    "|.uzp2|.zip1|.zip2>>(nxv8i16;nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<<.sqdecb|.sqincb|.uqdecb|.uqincb><.n32(i32;i32|"
    ".n64(i64;i64>|<.sqdecd|.sqincd|.uqdecd|.uqincd><(nxv2i64;nxv2i64|"
    ".n32(i32;i32|.n64(i64;i64>|<.sqdech|.sqinch|.uqdech|.uqinch>"
    "<(nxv8i16;nxv8i16|.n32(i32;i32|.n64(i64;i64>|<.sqdecw|.sqincw|.uqdecw|"
    ".uqincw><(nxv4i32;nxv4i32|.n32(i32;i32|.n64(i64;i64>>,=<1..31>,=<1..16>)"
  ],
  [CPU_AArch64Feature<"sve">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve<<.aesd|.aese>(nxv16i8;nxv16i8,nxv16i8|<.aesimc|"
    ".aesmc>(nxv16i8;nxv16i8|<.pmullb|.pmullt>.pair(nxv2i64;nxv2i64,nxv2i64>)"
  ],
  [CPU_AArch64Feature<"sve">, CPU_AArch64Feature<"sve-aes">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve<<.aesd|.aesdimc|.aese|.aesemc>.lane<.x2({nxv16i8"
    ",nxv16i8};nxv16i8|.x4({nxv16i8,nxv16i8,nxv16i8,nxv16i8};nxv16i8,nxv16i8"
    ",nxv16i8>,nxv16i8,nxv16i8,=<0..3>|<.pmlal.pair.x2({nxv2i64"
    ",nxv2i64};nxv2i64,nxv2i64,nxv2i64|.pmull.pair.x2({nxv2i64"
    ",nxv2i64};nxv2i64>,nxv2i64>)"
  ],
  [CPU_AArch64Feature<"sve">, CPU_AArch64Feature<"sve-aes2">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve<.fclamp(nxv8bf16;nxv8bf16|<.fadd|.fmax|.fmaxnm|.fmin|"
    ".fminnm|.fmul|.fsub><|.u>(nxv8bf16;nxv8i1|<.fmla|.fmls><|"
    ".u>(nxv8bf16;nxv8i1,nxv8bf16>,nxv8bf16,nxv8bf16)",
    "llvm.aarch64.sve<.fmul.lane(nxv8bf16;nxv8bf16|<.fmla|.fmls>"
    ".lane(nxv8bf16;nxv8bf16,nxv8bf16>,nxv8bf16,=<0..7>)"
  ],
  [CPU_AArch64Feature<"sve">, CPU_AArch64Feature<"sve-b16b16">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve.fscale(nxv8bf16;nxv8i1,nxv8bf16,nxv8i16)"
  ],
  [CPU_AArch64Feature<"sve">, CPU_AArch64Feature<"sve-bfscale">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve<.bdep|.bext|.bgrp>.x<(nxv16i8;nxv16i8,nxv16i8"
    "|(nxv2i64;nxv2i64,nxv2i64|(nxv4i32;nxv4i32,nxv4i32|(nxv8i16;nxv8i16"
    ",nxv8i16>)"
  ],
  [CPU_AArch64Feature<"sve">, CPU_AArch64Feature<"sve-bitperm">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve.rax1(nxv2i64;nxv2i64,nxv2i64)"
  ],
  [CPU_AArch64Feature<"sve">, CPU_AArch64Feature<"sve-sha3">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve<.sm4e|.sm4ekey>(nxv4i32;nxv4i32,nxv4i32)"
  ],
  [CPU_AArch64Feature<"sve">, CPU_AArch64Feature<"sve-sm4">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve.fmmla(nxv4f32;nxv4f32,nxv8f16,nxv8f16)"
  ],
  [CPU_AArch64Feature<"sve-f16f32mm">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve.histcnt<(nxv2i64;nxv2i1,nxv2i64,nxv2i64|(nxv4i32;nxv4i1"
    ",nxv4i32,nxv4i32>)", "llvm.aarch64.sve.histseg(nxv16i8;nxv16i8,nxv16i8)",
    "llvm.aarch64.sve.ldnt1.gather.scalar.offset<<(nxv2f64|(nxv2i16|(nxv2i32"
    "|(nxv2i64|(nxv2i8>;nxv2i1,nxv2i64|<(nxv4f32|(nxv4i16|(nxv4i32"
    "|(nxv4i8>;nxv4i1,nxv4i32>,i64)",
    "llvm.aarch64.sve.ldnt1.gather.uxtw<(nxv4f32|(nxv4i16|(nxv4i32"
    "|(nxv4i8>;nxv4i1,p,nxv4i32)",
    "llvm.aarch64.sve.ldnt1.gather<(nxv2i8|<|.index><(nxv2f64|(nxv2i16"
    "|(nxv2i32|(nxv2i64>>;nxv2i1,p,nxv2i64)",
    "llvm.aarch64.sve.stnt1.scatter.scalar.offset(<<;nxv2f64|;nxv2i16"
    "|;nxv2i32|;nxv2i64|;nxv2i8>,nxv2i1,nxv2i64|<;nxv4f32|;nxv4i16|;nxv4i32"
    "|;nxv4i8>,nxv4i1,nxv4i32>,i64)",
    "llvm.aarch64.sve.stnt1.scatter.uxtw(<;nxv4f32|;nxv4i16|;nxv4i32|;nxv4i8>"
    ",nxv4i1,p,nxv4i32)",
    "llvm.aarch64.sve.stnt1.scatter<(;nxv2i8|<|.index>(<;nxv2f64|;nxv2i16"
    "|;nxv2i32|;nxv2i64>>,nxv2i1,p,nxv2i64)",
    "llvm.aarch64.sve<.match|.nmatch><(nxv16i1;nxv16i1,nxv16i8,nxv16i8"
    "|(nxv8i1;nxv8i1,nxv8i16,nxv8i16>)"
  ],
  [CPU_AArch64Feature<"sve2">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64.sve.convert.from.svbool(aarch64.svcount;nxv16i1)",
    "llvm.aarch64.sve.convert.to.svbool(nxv16i1;aarch64.svcount)",
    "llvm.aarch64.sve.ld1q.gather<.vector.offset(nxv16i8|<.index|.vector"
    ".offset><(nxv2f64|(nxv2i64|(nxv4f32|(nxv4i32|(nxv8bf16|(nxv8f16"
    "|(nxv8i16>>;nxv1i1,p,nxv2i64)",
    "llvm.aarch64.sve.pext.x2({<nxv16i1,nxv16i1|nxv2i1,nxv2i1|nxv4i1,nxv4i1"
    "|nxv8i1,nxv8i1>};aarch64.svcount,=<0..1>)",
    "llvm.aarch64.sve.pext<(nxv16i1|(nxv2i1|(nxv4i1|(nxv8i1>;aarch64.svcount"
    ",=<0..3>)", "llvm.aarch64.sve.ptrue<.c16|.c32|.c64|.c8>(aarch64.svcount;)",
    "llvm.aarch64.sve.st1q.scatter<.vector.offset(;nxv16i8|<.index|.vector"
    ".offset>(<;nxv2f64|;nxv2i64|;nxv4f32|;nxv4i32|;nxv8bf16|;nxv8f16"
    "|;nxv8i16>>,nxv1i1,p,nxv2i64)",
    "llvm.aarch64.sve<.cntp<.c16|.c32|.c64|.c8>(i64;aarch64.svcount|<.whilege"
    "|.whilegt|.whilehi|.whilehs|.whilele|.whilelo|.whilels|.whilelt><.c16|"
    ".c32|.c64|.c8>(aarch64.svcount;i64,i64>,=<2|4>)",
    "llvm.aarch64.sve<.ld1q.gather.scalar.offset<(nxv16i8|(nxv2f64|(nxv2i64"
    "|(nxv4f32|(nxv4i32|(nxv8bf16|(nxv8f16|(nxv8i16>;nxv1i1|.st1q.scatter"
    ".scalar.offset(<;nxv16i8|;nxv2f64|;nxv2i64|;nxv4f32|;nxv4i32|;nxv8bf16"
    "|;nxv8f16|;nxv8i16>,nxv1i1>,nxv2i64,i64)",
    "llvm.aarch64.sve<.ld1udq<(nxv2f64|(nxv2i64>|.ld1uwq<(nxv4f32"
    "|(nxv4i32>>;nxv1i1,p)",
    "llvm.aarch64.sve<.ld1|.ldnt1>.pn.x2({<nxv16i8,nxv16i8|nxv2f64,nxv2f64"
    "|nxv2i64,nxv2i64|nxv4f32,nxv4f32|nxv4i32,nxv4i32|nxv8bf16,nxv8bf16"
    "|nxv8f16,nxv8f16|nxv8i16,nxv8i16>};aarch64.svcount,p)",
    "llvm.aarch64.sve<.ld1|.ldnt1>.pn.x4({<nxv16i8,nxv16i8,nxv16i8,nxv16i8"
    "|nxv2f64,nxv2f64,nxv2f64,nxv2f64|nxv2i64,nxv2i64,nxv2i64,nxv2i64|nxv4f32"
    ",nxv4f32,nxv4f32,nxv4f32|nxv4i32,nxv4i32,nxv4i32,nxv4i32|nxv8bf16"
    ",nxv8bf16,nxv8bf16,nxv8bf16|nxv8f16,nxv8f16,nxv8f16,nxv8f16|nxv8i16"
    ",nxv8i16,nxv8i16,nxv8i16>};aarch64.svcount,p)",
    "llvm.aarch64.sve<.st1dq(<;nxv2f64|;nxv2i64>|.st1wq(<;nxv4f32|;nxv4i32>>"
    ",nxv1i1,p)",
    "llvm.aarch64.sve<.st1|.stnt1>.pn.x2(<;nxv16i8,nxv16i8|;nxv2f64,nxv2f64"
    "|;nxv2i64,nxv2i64|;nxv4f32,nxv4f32|;nxv4i32,nxv4i32|;nxv8bf16,nxv8bf16"
    "|;nxv8f16,nxv8f16|;nxv8i16,nxv8i16>,aarch64.svcount,p)",
    "llvm.aarch64.sve<.st1|.stnt1>.pn.x4(<;nxv16i8,nxv16i8,nxv16i8,nxv16i8"
    "|;nxv2f64,nxv2f64,nxv2f64,nxv2f64|;nxv2i64,nxv2i64,nxv2i64,nxv2i64"
    "|;nxv4f32,nxv4f32,nxv4f32,nxv4f32|;nxv4i32,nxv4i32,nxv4i32,nxv4i32"
    "|;nxv8bf16,nxv8bf16,nxv8bf16,nxv8bf16|;nxv8f16,nxv8f16,nxv8f16,nxv8f16"
    "|;nxv8i16,nxv8i16,nxv8i16,nxv8i16>,aarch64.svcount,p)"
  ],
  [CPU_AArch64Feature<"sve2p1">]>;

def : AvailabilityForNames<CPU_Intrinsics, [
    "llvm.aarch64<.clrex(;|.cls(i32;i32|.neon<.fmax|.fmaxnm|.fmin|"
    ".fminnm>(f16;f16,f16|.prefetch(;p,=<0..1>,=<0..1>,=<0..1>,=<0..1>|.range"
    ".prefetch(;p,=<0..1>,=<0..1>,i64|<.chkfeat(i64|.cls64(i32>;i64>)"
  ],
  [CPU_OnAArch64]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sve.cntp<.c16|.c32|.c64|.c8>(i64;aarch64.svcount,=<2|4>)",
    "llvm.aarch64.sve.convert<.from.svbool(aarch64.svcount;nxv16i1|.to"
    ".svbool(nxv16i1;aarch64.svcount>)",
    "llvm.aarch64.sve.fclamp<(nxv2f64;nxv2f64,nxv2f64,nxv2f64"
    "|(nxv4f32;nxv4f32,nxv4f32,nxv4f32|(nxv8f16;nxv8f16,nxv8f16,nxv8f16>)",
    "llvm.aarch64.sve.fdot<.lane.x2(nxv4f32;nxv4f32,nxv8f16,nxv8f16,=<0..3>|"
    ".x2(nxv4f32;nxv4f32,nxv8f16,nxv8f16>)",
    "llvm.aarch64.sve.pext<.x2({<nxv16i1,nxv16i1|nxv2i1,nxv2i1|nxv4i1,nxv4i1"
    "|nxv8i1,nxv8i1>};aarch64.svcount,=<0..1>|<(nxv16i1|(nxv2i1|(nxv4i1"
    "|(nxv8i1>;aarch64.svcount,=<0..3>>)",
    "llvm.aarch64.sve.ptrue<.c16|.c32|.c64|.c8>(aarch64.svcount;)",
    "llvm.aarch64.sve<.bfmlslb|.bfmlslt><(nxv4f32;nxv4f32,nxv8bf16,nxv8bf16|"
    ".lane(nxv4f32;nxv4f32,nxv8bf16,nxv8bf16,=<0..7>>)",
    "llvm.aarch64.sve<.ld1|.ldnt1>.pn.x2({<nxv16i8,nxv16i8|nxv2f64,nxv2f64"
    "|nxv2i64,nxv2i64|nxv4f32,nxv4f32|nxv4i32,nxv4i32|nxv8bf16,nxv8bf16"
    "|nxv8f16,nxv8f16|nxv8i16,nxv8i16>};aarch64.svcount,p)",
    "llvm.aarch64.sve<.ld1|.ldnt1>.pn.x4({<nxv16i8,nxv16i8,nxv16i8,nxv16i8"
    "|nxv2f64,nxv2f64,nxv2f64,nxv2f64|nxv2i64,nxv2i64,nxv2i64,nxv2i64|nxv4f32"
    ",nxv4f32,nxv4f32,nxv4f32|nxv4i32,nxv4i32,nxv4i32,nxv4i32|nxv8bf16"
    ",nxv8bf16,nxv8bf16,nxv8bf16|nxv8f16,nxv8f16,nxv8f16,nxv8f16|nxv8i16"
    ",nxv8i16,nxv8i16,nxv8i16>};aarch64.svcount,p)",
    "llvm.aarch64.sve<.sdot|.udot><.lane.x2(nxv4i32;nxv4i32,nxv8i16,nxv8i16,="
    "<0..3>|.x2(nxv4i32;nxv4i32,nxv8i16,nxv8i16>)",
    "llvm.aarch64.sve<.sqcvtn|.sqcvtun|.uqcvtn>.x2(nxv8i16;nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<.sqrshrn|.sqrshrun|.uqrshrn>.x2(nxv8i16;nxv4i32,nxv4i32"
    ",=<1..16>)",
    "llvm.aarch64.sve<.st1|.stnt1>.pn.x2(<;nxv16i8,nxv16i8|;nxv2f64,nxv2f64"
    "|;nxv2i64,nxv2i64|;nxv4f32,nxv4f32|;nxv4i32,nxv4i32|;nxv8bf16,nxv8bf16"
    "|;nxv8f16,nxv8f16|;nxv8i16,nxv8i16>,aarch64.svcount,p)",
    "llvm.aarch64.sve<.st1|.stnt1>.pn.x4(<;nxv16i8,nxv16i8,nxv16i8,nxv16i8"
    "|;nxv2f64,nxv2f64,nxv2f64,nxv2f64|;nxv2i64,nxv2i64,nxv2i64,nxv2i64"
    "|;nxv4f32,nxv4f32,nxv4f32,nxv4f32|;nxv4i32,nxv4i32,nxv4i32,nxv4i32"
    "|;nxv8bf16,nxv8bf16,nxv8bf16,nxv8bf16|;nxv8f16,nxv8f16,nxv8f16,nxv8f16"
    "|;nxv8i16,nxv8i16,nxv8i16,nxv8i16>,aarch64.svcount,p)",
    "llvm.aarch64.sve<.whilege|.whilegt|.whilehi|.whilehs|.whilele|.whilelo|"
    ".whilels|.whilelt><.x2({<nxv16i1,nxv16i1|nxv2i1,nxv2i1|nxv4i1,nxv4i1"
    "|nxv8i1,nxv8i1>};i64,i64|<.c16|.c32|.c64|.c8>(aarch64.svcount;i64,i64,="
    "<2|4>>)"
  ],
  [AnyOf<[CPU_AArch64Feature<"sme">, CPU_AArch64Feature<"sme2">]>,
    AnyOf<[CPU_AArch64Feature<"sme2">, CPU_AArch64Feature<"sve2p1">]>]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sve.dup.laneq<(nxv16i8;nxv16i8,=<0..15>|<(nxv2f64;nxv2f64"
    "|(nxv2i64;nxv2i64>,=<0..1>|<(nxv4f32;nxv4f32|(nxv4i32;nxv4i32>,=<0..3>|"
    "<(nxv8bf16;nxv8bf16|(nxv8f16;nxv8f16|(nxv8i16;nxv8i16>,=<0..7>>)",
    "llvm.aarch64.sve.extq<(nxv16i8;nxv16i8,nxv16i8,=<0..15>|"
    "<(nxv2f64;nxv2f64,nxv2f64|(nxv2i64;nxv2i64,nxv2i64>,=<0..1>|"
    "<(nxv4f32;nxv4f32,nxv4f32|(nxv4i32;nxv4i32,nxv4i32>,=<0..3>|"
    "<(nxv8bf16;nxv8bf16,nxv8bf16|(nxv8f16;nxv8f16,nxv8f16|(nxv8i16;nxv8i16"
    ",nxv8i16>,=<0..7>>)",
    "llvm.aarch64.sve.ld2q.sret({<<nxv2f64,nxv2f64|nxv2i64,nxv2i64>};nxv2i1|"
    "<nxv4f32,nxv4f32|nxv4i32,nxv4i32>};nxv4i1|<nxv8bf16,nxv8bf16|nxv8f16"
    ",nxv8f16|nxv8i16,nxv8i16>};nxv8i1|nxv16i8,nxv16i8};nxv16i1>,p)",
    "llvm.aarch64.sve.ld3q.sret({<<nxv2f64,nxv2f64,nxv2f64|nxv2i64,nxv2i64"
    ",nxv2i64>};nxv2i1|<nxv4f32,nxv4f32,nxv4f32|nxv4i32,nxv4i32"
    ",nxv4i32>};nxv4i1|<nxv8bf16,nxv8bf16,nxv8bf16|nxv8f16,nxv8f16,nxv8f16"
    "|nxv8i16,nxv8i16,nxv8i16>};nxv8i1|nxv16i8,nxv16i8,nxv16i8};nxv16i1>,p)",
    "llvm.aarch64.sve.ld4q.sret({<<nxv2f64,nxv2f64,nxv2f64,nxv2f64|nxv2i64"
    ",nxv2i64,nxv2i64,nxv2i64>};nxv2i1|<nxv4f32,nxv4f32,nxv4f32,nxv4f32"
    "|nxv4i32,nxv4i32,nxv4i32,nxv4i32>};nxv4i1|<nxv8bf16,nxv8bf16,nxv8bf16"
    ",nxv8bf16|nxv8f16,nxv8f16,nxv8f16,nxv8f16|nxv8i16,nxv8i16,nxv8i16"
    ",nxv8i16>};nxv8i1|nxv16i8,nxv16i8,nxv16i8,nxv16i8};nxv16i1>,p)",
    "llvm.aarch64.sve.pmov.to.pred.lane<(nxv16i1;nxv16i8,=0|(nxv2i1;nxv2i64,="
    "<0..7>|(nxv4i1;nxv4i32,=<0..3>|(nxv8i1;nxv8i16,=<0..1>|.zero"
    "<(nxv16i1;nxv16i8|(nxv2i1;nxv2i64|(nxv4i1;nxv4i32|(nxv8i1;nxv8i16>>)",
    "llvm.aarch64.sve.pmov.to.vector.lane.merging<(nxv2i64;nxv2i64,nxv2i1,=<1"
    "..7>|(nxv4i32;nxv4i32,nxv4i1,=<1..3>|(nxv8i16;nxv8i16,nxv8i1,=1>)",
    "llvm.aarch64.sve.pmov.to.vector.lane.zeroing<(nxv16i8;nxv16i1"
    "|(nxv2i64;nxv2i1|(nxv4i32;nxv4i1|(nxv8i16;nxv8i1>)",
    "llvm.aarch64.sve.st2q(<;nxv16i8,nxv16i8,nxv16i1|<;nxv2f64,nxv2f64"
    "|;nxv2i64,nxv2i64>,nxv2i1|<;nxv4f32,nxv4f32|;nxv4i32,nxv4i32>,nxv4i1|"
    "<;nxv8bf16,nxv8bf16|;nxv8f16,nxv8f16|;nxv8i16,nxv8i16>,nxv8i1>,p)",
    "llvm.aarch64.sve.st3q(<;nxv16i8,nxv16i8,nxv16i8,nxv16i1|<;nxv2f64"
    ",nxv2f64,nxv2f64|;nxv2i64,nxv2i64,nxv2i64>,nxv2i1|<;nxv4f32,nxv4f32"
    ",nxv4f32|;nxv4i32,nxv4i32,nxv4i32>,nxv4i1|<;nxv8bf16,nxv8bf16,nxv8bf16"
    "|;nxv8f16,nxv8f16,nxv8f16|;nxv8i16,nxv8i16,nxv8i16>,nxv8i1>,p)",
    "llvm.aarch64.sve.st4q(<;nxv16i8,nxv16i8,nxv16i8,nxv16i8,nxv16i1|"
    "<;nxv2f64,nxv2f64,nxv2f64,nxv2f64|;nxv2i64,nxv2i64,nxv2i64,nxv2i64>"
    ",nxv2i1|<;nxv4f32,nxv4f32,nxv4f32,nxv4f32|;nxv4i32,nxv4i32,nxv4i32"
    ",nxv4i32>,nxv4i1|<;nxv8bf16,nxv8bf16,nxv8bf16,nxv8bf16|;nxv8f16,nxv8f16"
    ",nxv8f16,nxv8f16|;nxv8i16,nxv8i16,nxv8i16,nxv8i16>,nxv8i1>,p)",
    "llvm.aarch64.sve.tblq<(nxv16i8;nxv16i8,nxv16i8|<(nxv2f64;nxv2f64"
    "|(nxv2i64;nxv2i64>,nxv2i64|<(nxv4f32;nxv4f32|(nxv4i32;nxv4i32>,nxv4i32|"
    "<(nxv8bf16;nxv8bf16|(nxv8f16;nxv8f16|(nxv8i16;nxv8i16>,nxv8i16>)",
    "llvm.aarch64.sve.tbxq<(nxv16i8;nxv16i8,nxv16i8,nxv16i8|<(nxv2f64;nxv2f64"
    ",nxv2f64|(nxv2i64;nxv2i64,nxv2i64>,nxv2i64|<(nxv4f32;nxv4f32,nxv4f32"
    "|(nxv4i32;nxv4i32,nxv4i32>,nxv4i32|<(nxv8bf16;nxv8bf16,nxv8bf16"
    "|(nxv8f16;nxv8f16,nxv8f16|(nxv8i16;nxv8i16,nxv8i16>,nxv8i16>)",
    "llvm.aarch64.sve<.addqv|.andqv|.eorqv|.orqv|.smaxqv|.sminqv|.umaxqv|"
    ".uminqv><(v16i8;nxv16i1,nxv16i8|(v2i64;nxv2i1,nxv2i64|(v4i32;nxv4i1"
    ",nxv4i32|(v8i16;nxv8i1,nxv8i16>)",
    "llvm.aarch64.sve<.faddqv|.fmaxnmqv|.fmaxqv|.fminnmqv|.fminqv>"
    "<(v2f64;nxv2i1,nxv2f64|(v4f32;nxv4i1,nxv4f32|(v8f16;nxv8i1,nxv8f16>)",
    "llvm.aarch64.sve<.uzpq1|.uzpq2|.zipq1|.zipq2><(nxv16i8;nxv16i8,nxv16i8"
    "|(nxv2f64;nxv2f64,nxv2f64|(nxv2i64;nxv2i64,nxv2i64|(nxv4f32;nxv4f32"
    ",nxv4f32|(nxv4i32;nxv4i32,nxv4i32|(nxv8bf16;nxv8bf16,nxv8bf16"
    "|(nxv8f16;nxv8f16,nxv8f16|(nxv8i16;nxv8i16,nxv8i16>)"
  ],
  [AnyOf<[CPU_AArch64Feature<"sme">, CPU_AArch64Feature<"sme2p1">]>,
    AnyOf<[CPU_AArch64Feature<"sme2p1">, CPU_AArch64Feature<"sve2p1">]>]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sve.fcvtnt.z<.f32f64(nxv4f32;nxv4f32,nxv2i1,nxv2f64|<"
    ".bf16f32(nxv8bf16;nxv8bf16|.f16f32(nxv8f16;nxv8f16>,nxv4i1,nxv4f32>)",
    "llvm.aarch64.sve.fcvtxnt.z.f32f64(nxv4f32;nxv4f32,nxv2i1,nxv2f64)",
    "llvm.aarch64.sve<.firstp|.lastp>(i64<;nxv16i1,nxv16i1|;nxv2i1,nxv2i1"
    "|;nxv4i1,nxv4i1|;nxv8i1,nxv8i1>)",
    "llvm.aarch64.sve<.frint32x|.frint32z|.frint64x|.frint64z>"
    "<(nxv2f64;nxv2f64,nxv2i1,nxv2f64|(nxv4f32;nxv4f32,nxv4i1,nxv4f32>)"
  ],
  [AnyOf<[CPU_AArch64Feature<"sme">, CPU_AArch64Feature<"sme2p2">]>,
    AnyOf<[CPU_AArch64Feature<"sme2p2">, CPU_AArch64Feature<"sve2p2">]>]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme<.add|.sub>.za16<.vg1x2(;i32|.vg1x4(;i32,nxv8f16"
    ",nxv8f16>,nxv8f16,nxv8f16)"
  ],
  [AnyOf<[CPU_AArch64Feature<"sme-f16f16">, CPU_AArch64Feature<"sme-f8f16">]>]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64<<.crc32b|.crc32cb|.crc32ch|.crc32cw|.crc32h|"
    ".crc32w>(i32;i32,i32|<.crc32cx|.crc32x>(i32;i32,i64>)"
  ],
  [CPU_AArch64Feature<"crc">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64<.sme<.famax|.famin><.x2({nxv2f64,nxv2f64};nxv2f64|"
    ".x4({nxv2f64,nxv2f64,nxv2f64,nxv2f64};nxv2f64,nxv2f64,nxv2f64,nxv2f64"
    ",nxv2f64>,nxv2f64|.sve<.famax|.famin><|.u>(nxv2f64;nxv2i1>,nxv2f64"
    ",nxv2f64)",
    "llvm.aarch64<.sme<.famax|.famin><.x2({nxv4f32,nxv4f32};nxv4f32|"
    ".x4({nxv4f32,nxv4f32,nxv4f32,nxv4f32};nxv4f32,nxv4f32,nxv4f32,nxv4f32"
    ",nxv4f32>,nxv4f32|.sve<.famax|.famin><|.u>(nxv4f32;nxv4i1>,nxv4f32"
    ",nxv4f32)",
    "llvm.aarch64<.sme<.famax|.famin><.x2({nxv8f16,nxv8f16};nxv8f16|"
    ".x4({nxv8f16,nxv8f16,nxv8f16,nxv8f16};nxv8f16,nxv8f16,nxv8f16,nxv8f16"
    ",nxv8f16>,nxv8f16|.sve<.famax|.famin><|.u>(nxv8f16;nxv8i1>,nxv8f16"
    ",nxv8f16)"
  ],
  [CPU_AArch64Feature<"faminmax">, CPU_AArch64Feature<"sme2">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.set.fpmr(;i64)",
    "llvm.aarch64.sme.fp8.scale<.single<.x2({nxv2f64,nxv2f64};nxv2f64|"
    ".x4({nxv2f64,nxv2f64,nxv2f64,nxv2f64};nxv2f64,nxv2f64,nxv2f64>,nxv2f64|<"
    ".x2({nxv2f64,nxv2f64};nxv2f64,nxv2f64|.x4({nxv2f64,nxv2f64,nxv2f64"
    ",nxv2f64};nxv2f64,nxv2f64,nxv2f64,nxv2f64,nxv2i64,nxv2i64>,nxv2i64>"
    ",nxv2i64)",
    "llvm.aarch64.sme.fp8.scale<.single<.x2({nxv4f32,nxv4f32};nxv4f32|"
    ".x4({nxv4f32,nxv4f32,nxv4f32,nxv4f32};nxv4f32,nxv4f32,nxv4f32>,nxv4f32|<"
    ".x2({nxv4f32,nxv4f32};nxv4f32,nxv4f32|.x4({nxv4f32,nxv4f32,nxv4f32"
    ",nxv4f32};nxv4f32,nxv4f32,nxv4f32,nxv4f32,nxv4i32,nxv4i32>,nxv4i32>"
    ",nxv4i32)",
    "llvm.aarch64.sme.fp8.scale<.single<.x2({nxv8f16,nxv8f16};nxv8f16|"
    ".x4({nxv8f16,nxv8f16,nxv8f16,nxv8f16};nxv8f16,nxv8f16,nxv8f16>,nxv8f16|<"
    ".x2({nxv8f16,nxv8f16};nxv8f16,nxv8f16|.x4({nxv8f16,nxv8f16,nxv8f16"
    ",nxv8f16};nxv8f16,nxv8f16,nxv8f16,nxv8f16,nxv8i16,nxv8i16>,nxv8i16>"
    ",nxv8i16)", "llvm.aarch64.sve.fp8.cvtnb(nxv16i8;nxv4f32,nxv4f32)",
    "llvm.aarch64.sve.fp8<.cvt.x2|.cvtn>(nxv16i8;nxv8bf16,nxv8bf16)",
    "llvm.aarch64.sve.fp8<.cvt.x2|.cvtn>(nxv16i8;nxv8f16,nxv8f16)",
    "llvm.aarch64.sve.fp8<.cvtnt(nxv16i8;nxv16i8|<.cvt|.cvtn>"
    ".x4(nxv16i8;nxv4f32,nxv4f32>,nxv4f32,nxv4f32)",
    "llvm.aarch64.sve.fp8<<.cvt1|.cvt2|.cvtl1|.cvtl2>.x2({<nxv8bf16,nxv8bf16"
    "|nxv8f16,nxv8f16>}|<.cvt1|.cvt2|.cvtlt1|.cvtlt2><(nxv8bf16"
    "|(nxv8f16>>;nxv16i8)"
  ],
  [CPU_AArch64Feature<"fp8">, CPU_AArch64Feature<"sme2">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64<.frint32x|.frint32z|.frint64x|.frint64z><(f32;f32|(f64;f64>)"
  ],
  [CPU_AArch64Feature<"fptoint">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sve<.usdot(nxv4i32;nxv4i32,nxv16i8,nxv16i8|<.sudot|.usdot>"
    ".lane(nxv4i32;nxv4i32,nxv16i8,nxv16i8,=<0..3>>)"
  ],
  [CPU_AArch64Feature<"i8mm">, CPU_AArch64Feature<"sme">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sve.luti2.lane<(nxv16i8;nxv16i8,nxv16i8,=<0..3>|"
    "<(nxv8bf16;nxv8bf16|(nxv8f16;nxv8f16|(nxv8i16;nxv8i16>,nxv16i8,=<0..7>>)",
    "llvm.aarch64.sve.luti4.lane(nxv16i8;nxv16i8,nxv16i8,=<0..1>)",
    "llvm.aarch64.sve.luti4.lane<(nxv8bf16;nxv8bf16|(nxv8f16;nxv8f16"
    "|(nxv8i16;nxv8i16|.x2<(nxv8bf16;nxv8bf16,nxv8bf16|(nxv8f16;nxv8f16"
    ",nxv8f16|(nxv8i16;nxv8i16,nxv8i16>>,nxv16i8,=<0..3>)"
  ],
  [CPU_AArch64Feature<"lut">, CPU_AArch64Feature<"sme2">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64<<.gmi(i64|.irg(p>;p,i64|<.ldg(p|.stg(>;p,p>)"
  ],
  [CPU_AArch64Feature<"mte">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.rndrrs({i64,i1};)"
  ],
  [CPU_AArch64Feature<"rand">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme.cntsd(i64;)",
    "llvm.aarch64.sme.read<.horiz|.vert><(nxv16i8;nxv16i8,nxv16i1,=0|"
    "<(nxv2f64;nxv2f64|(nxv2i64;nxv2i64>,nxv2i1,=<0..7>|<(nxv4f32;nxv4f32"
    "|(nxv4i32;nxv4i32>,nxv4i1,=<0..3>|<(nxv8bf16;nxv8bf16|(nxv8f16;nxv8f16"
    "|(nxv8i16;nxv8i16>,nxv8i1,=<0..1>>,i32)",
    "llvm.aarch64.sme.readq<.horiz|.vert><(nxv16i8;nxv16i8,nxv16i1|"
    "<(nxv2f64;nxv2f64|(nxv2i64;nxv2i64>,nxv2i1|<(nxv4f32;nxv4f32"
    "|(nxv4i32;nxv4i32>,nxv4i1|<(nxv8bf16;nxv8bf16|(nxv8f16;nxv8f16"
    "|(nxv8i16;nxv8i16>,nxv8i1>,=<0..15>,i32)",
    "llvm.aarch64.sme.write<.horiz|.vert>(;=<0,i32,nxv16i1,nxv16i8|<0..1>,i32"
    ",nxv8i1<,nxv8bf16|,nxv8f16|,nxv8i16>|<0..3>,i32,nxv4i1<,nxv4f32|"
    ",nxv4i32>|<0..7>,i32,nxv2i1<,nxv2f64|,nxv2i64>>)",
    "llvm.aarch64.sme.writeq<.horiz|.vert>(;=<0..15>,i32<,nxv16i1,nxv16i8|"
    ",nxv2i1<,nxv2f64|,nxv2i64>|,nxv4i1<,nxv4f32|,nxv4i32>|,nxv8i1<,nxv8bf16|"
    ",nxv8f16|,nxv8i16>>)", "llvm.aarch64.sme.zero(;=<0..255>)",
    "llvm.aarch64.sme<.addha|.addva>(;=<0..3>,nxv4i1,nxv4i1,nxv4i32)",
    "llvm.aarch64.sme<.ld1b|.st1b><.horiz|.vert>(;nxv16i1,p,=0,i32)",
    "llvm.aarch64.sme<.ld1d|.st1d><.horiz|.vert>(;nxv2i1,p,=<0..7>,i32)",
    "llvm.aarch64.sme<.ld1h|.st1h><.horiz|.vert>(;nxv8i1,p,=<0..1>,i32)",
    "llvm.aarch64.sme<.ld1q|.st1q><.horiz|.vert>(;nxv1i1,p,=<0..15>,i32)",
    "llvm.aarch64.sme<.ld1w|.st1w><.horiz|.vert>(;nxv4i1,p,=<0..3>,i32)",
    "llvm.aarch64.sme<.ldr|.str>(;i32,p,i32)",
    "llvm.aarch64.sme<.mopa|.mops><(;=<0..3>,nxv4i1,nxv4i1,nxv4f32,nxv4f32|"
    ".wide(;=<0..3>,nxv8i1,nxv8i1<,nxv8bf16,nxv8bf16|,nxv8f16,nxv8f16>>)",
    "llvm.aarch64.sme<.smopa|.smops|.sumopa|.sumops|.umopa|.umops|.usmopa|"
    ".usmops>.wide(;=<0..3>,nxv16i1,nxv16i1,nxv16i8,nxv16i8)",
    "llvm.aarch64.sve.bfdot<(nxv4f32;nxv4f32,nxv8bf16,nxv8bf16|.lane"
    ".v2(nxv4f32;nxv4f32,nxv8bf16,nxv8bf16,=<0..3>>)",
    "llvm.aarch64.sve.cdot(nxv2i64;nxv2i64,nxv8i16,nxv8i16,=270)",
    "llvm.aarch64.sve.cdot(nxv4i32;nxv4i32,nxv16i8,nxv16i8,=270)",
    "llvm.aarch64.sve.cdot.lane<(nxv2i64;nxv2i64,nxv8i16,nxv8i16,=<0..1>"
    "|(nxv4i32;nxv4i32,nxv16i8,nxv16i8,=<0..3>>,=270)",
    "llvm.aarch64.sve.cnt<(nxv16i8;nxv16i8,nxv16i1,nxv16i8|(nxv2i64;nxv2i64"
    ",nxv2i1<,nxv2f64|,nxv2i64>|(nxv4i32;nxv4i32,nxv4i1<,nxv4f32|,nxv4i32>"
    "|(nxv8i16;nxv8i16,nxv8i1<,nxv8bf16|,nxv8f16|,nxv8i16>>)",
    "llvm.aarch64.sve.cntp(i64<;nxv16i1,nxv16i1|;nxv2i1,nxv2i1|;nxv4i1,nxv4i1"
    "|;nxv8i1,nxv8i1>)",
    "llvm.aarch64.sve.convert<.from.svbool<(nxv1i1|(nxv2i1|(nxv4i1"
    "|(nxv8i1>;nxv16i1|.to.svbool(nxv16i1<;nxv2i1|;nxv4i1|;nxv8i1>>)",
    "llvm.aarch64.sve.dup<(nxv16i8;nxv16i8,nxv16i1,i8|(nxv2f64;nxv2f64,nxv2i1"
    ",f64|(nxv2i64;nxv2i64,nxv2i1,i64|(nxv4f32;nxv4f32,nxv4i1,f32"
    "|(nxv4i32;nxv4i32,nxv4i1,i32|(nxv8bf16;nxv8bf16,nxv8i1,bf16"
    "|(nxv8f16;nxv8f16,nxv8i1,f16|(nxv8i16;nxv8i16,nxv8i1,i16>)",
    "llvm.aarch64.sve.dupq.lane<(nxv16i8;nxv16i8|(nxv2f64;nxv2f64"
    "|(nxv2i64;nxv2i64|(nxv4f32;nxv4f32|(nxv4i32;nxv4i32|(nxv8bf16;nxv8bf16"
    "|(nxv8f16;nxv8f16|(nxv8i16;nxv8i16>,i64)",
    "llvm.aarch64.sve.ext<(nxv16i8;nxv16i8,nxv16i8,=<0..255>|"
    "<(nxv2f64;nxv2f64,nxv2f64|(nxv2i64;nxv2i64,nxv2i64>,=<0..31>|"
    "<(nxv4f32;nxv4f32,nxv4f32|(nxv4i32;nxv4i32,nxv4i32>,=<0..63>|"
    "<(nxv8bf16;nxv8bf16,nxv8bf16|(nxv8f16;nxv8f16,nxv8f16|(nxv8i16;nxv8i16"
    ",nxv8i16>,=<0..127>>)",
    "llvm.aarch64.sve.fcadd<(nxv2f64;nxv2i1,nxv2f64,nxv2f64|(nxv4f32;nxv4i1"
    ",nxv4f32,nxv4f32|(nxv8f16;nxv8i1,nxv8f16,nxv8f16>,=270)",
    "llvm.aarch64.sve.fcmla(nxv2f64;nxv2i1,nxv2f64,nxv2f64,nxv2f64,=270)",
    "llvm.aarch64.sve.fcmla(nxv4f32;nxv4i1,nxv4f32,nxv4f32,nxv4f32,=270)",
    "llvm.aarch64.sve.fcmla(nxv8f16;nxv8i1,nxv8f16,nxv8f16,nxv8f16,=270)",
    "llvm.aarch64.sve.fcmla.lane<(nxv4f32;nxv4f32,nxv4f32,nxv4f32,=<0..1>"
    "|(nxv8f16;nxv8f16,nxv8f16,nxv8f16,=<0..3>>,=270)",
    "llvm.aarch64.sve.fcvt<.f16f64(nxv8f16;nxv8f16|.f32f64(nxv4f32;nxv4f32>"
    ",nxv2i1,nxv2f64)",
    "llvm.aarch64.sve.fcvt<.f32f16(nxv4f32;nxv4f32,nxv4i1|"
    ".f64f16(nxv2f64;nxv2f64,nxv2i1>,nxv8f16)",
    "llvm.aarch64.sve.fcvt<.f64f32(nxv2f64;nxv2f64,nxv2i1|<.bf16f32"
    ".v2(nxv8bf16;nxv8bf16|.f16f32(nxv8f16;nxv8f16>,nxv4i1>,nxv4f32)",
    "llvm.aarch64.sve.fcvtlt<.f32f16(nxv4f32;nxv4f32,nxv4i1,nxv8f16|"
    ".f64f32(nxv2f64;nxv2f64,nxv2i1,nxv4f32>)",
    "llvm.aarch64.sve.fcvtnt<.f32f64(nxv4f32;nxv4f32,nxv2i1,nxv2f64|<.bf16f32"
    ".v2(nxv8bf16;nxv8bf16|.f16f32(nxv8f16;nxv8f16>,nxv4i1,nxv4f32>)",
    "llvm.aarch64.sve.flogb<(nxv2i64;nxv2i64,nxv2i1,nxv2f64|(nxv4i32;nxv4i32"
    ",nxv4i1,nxv4f32|(nxv8i16;nxv8i16,nxv8i1,nxv8f16>)",
    "llvm.aarch64.sve.fmul<.lane(nxv2f64;nxv2f64,nxv2f64,=<0..1>|"
    ".lane(nxv4f32;nxv4f32,nxv4f32,=<0..3>|.lane(nxv8f16;nxv8f16,nxv8f16,=<0."
    ".7>|<|.u>(nxv2f64;nxv2i1,nxv2f64,nxv2f64|<|.u>(nxv4f32;nxv4i1,nxv4f32"
    ",nxv4f32|<|.u>(nxv8f16;nxv8i1,nxv8f16,nxv8f16>)",
    "llvm.aarch64.sve.fscale<(nxv2f64;nxv2i1,nxv2f64,nxv2i64|(nxv4f32;nxv4i1"
    ",nxv4f32,nxv4i32|(nxv8f16;nxv8i1,nxv8f16,nxv8i16>)",
    "llvm.aarch64.sve.index<(nxv16i8;i8,i8|(nxv2i64;i64,i64|(nxv4i32;i32,i32"
    "|(nxv8i16;i16,i16>)",
    "llvm.aarch64.sve.insr<(nxv16i8;nxv16i8,i8|(nxv2f64;nxv2f64,f64"
    "|(nxv2i64;nxv2i64,i64|(nxv4f32;nxv4f32,f32|(nxv4i32;nxv4i32,i32"
    "|(nxv8bf16;nxv8bf16,bf16|(nxv8f16;nxv8f16,f16|(nxv8i16;nxv8i16,i16>)",
    "llvm.aarch64.sve.ld2.sret({<<nxv2f64,nxv2f64|nxv2i64,nxv2i64>};nxv2i1|"
    "<nxv4f32,nxv4f32|nxv4i32,nxv4i32>};nxv4i1|<nxv8bf16,nxv8bf16|nxv8f16"
    ",nxv8f16|nxv8i16,nxv8i16>};nxv8i1|nxv16i8,nxv16i8};nxv16i1>,p)",
    "llvm.aarch64.sve.ld3.sret({<<nxv2f64,nxv2f64,nxv2f64|nxv2i64,nxv2i64"
    ",nxv2i64>};nxv2i1|<nxv4f32,nxv4f32,nxv4f32|nxv4i32,nxv4i32"
    ",nxv4i32>};nxv4i1|<nxv8bf16,nxv8bf16,nxv8bf16|nxv8f16,nxv8f16,nxv8f16"
    "|nxv8i16,nxv8i16,nxv8i16>};nxv8i1|nxv16i8,nxv16i8,nxv16i8};nxv16i1>,p)",
    "llvm.aarch64.sve.ld4.sret({<<nxv2f64,nxv2f64,nxv2f64,nxv2f64|nxv2i64"
    ",nxv2i64,nxv2i64,nxv2i64>};nxv2i1|<nxv4f32,nxv4f32,nxv4f32,nxv4f32"
    "|nxv4i32,nxv4i32,nxv4i32,nxv4i32>};nxv4i1|<nxv8bf16,nxv8bf16,nxv8bf16"
    ",nxv8bf16|nxv8f16,nxv8f16,nxv8f16,nxv8f16|nxv8i16,nxv8i16,nxv8i16"
    ",nxv8i16>};nxv8i1|nxv16i8,nxv16i8,nxv16i8,nxv16i8};nxv16i1>,p)",
    "llvm.aarch64.sve.mul<.lane(nxv2i64;nxv2i64,nxv2i64,=<0..1>|"
    ".lane(nxv4i32;nxv4i32,nxv4i32,=<0..3>|.lane(nxv8i16;nxv8i16,nxv8i16,=<0."
    ".7>|<|.u>(nxv16i8;nxv16i1,nxv16i8,nxv16i8|<|.u>(nxv2i64;nxv2i1,nxv2i64"
    ",nxv2i64|<|.u>(nxv4i32;nxv4i1,nxv4i32,nxv4i32|<|.u>(nxv8i16;nxv8i1"
    ",nxv8i16,nxv8i16>)", "llvm.aarch64.sve.pfirst(nxv16i1;nxv16i1,nxv16i1)",
    "llvm.aarch64.sve.pmul(nxv16i8;nxv16i8,nxv16i8)",
    "llvm.aarch64.sve.pnext<(nxv16i1;nxv16i1,nxv16i1|(nxv2i1;nxv2i1,nxv2i1"
    "|(nxv4i1;nxv4i1,nxv4i1|(nxv8i1;nxv8i1,nxv8i1>)",
    "llvm.aarch64.sve.prf(<;nxv16i1|;nxv2i1|;nxv4i1|;nxv8i1>,p,=<0..13>)",
    "llvm.aarch64.sve.psel(nxv16i1;nxv16i1<,nxv16i1|,nxv2i1|,nxv4i1|,nxv8i1>"
    ",i32)", "llvm.aarch64.sve.ptest<.any|.first|.last>(i1;nxv16i1,nxv16i1)",
    "llvm.aarch64.sve.ptrue<(nxv16i1|(nxv2i1|(nxv4i1|(nxv8i1>;=<0..31>)",
    "llvm.aarch64.sve.rev<.b16|.b32|.b64>(nxv16i1;nxv16i1)",
    "llvm.aarch64.sve.revd<(nxv16i8;nxv16i8,nxv16i1,nxv16i8|(nxv2f64;nxv2f64"
    ",nxv2i1,nxv2f64|(nxv2i64;nxv2i64,nxv2i1,nxv2i64|(nxv4f32;nxv4f32,nxv4i1"
    ",nxv4f32|(nxv4i32;nxv4i32,nxv4i1,nxv4i32|(nxv8bf16;nxv8bf16,nxv8i1"
    ",nxv8bf16|(nxv8f16;nxv8f16,nxv8i1,nxv8f16|(nxv8i16;nxv8i16,nxv8i1"
    ",nxv8i16>)",
    "llvm.aarch64.sve.sli<(nxv16i8;nxv16i8,nxv16i8,=<0..7>|(nxv2i64;nxv2i64"
    ",nxv2i64,=<0..63>|(nxv4i32;nxv4i32,nxv4i32,=<0..31>|(nxv8i16;nxv8i16"
    ",nxv8i16,=<0..15>>)",
    "llvm.aarch64.sve.splice<(nxv16i8;nxv16i1,nxv16i8,nxv16i8|(nxv2f64;nxv2i1"
    ",nxv2f64,nxv2f64|(nxv2i64;nxv2i1,nxv2i64,nxv2i64|(nxv4f32;nxv4i1,nxv4f32"
    ",nxv4f32|(nxv4i32;nxv4i1,nxv4i32,nxv4i32|(nxv8bf16;nxv8i1,nxv8bf16"
    ",nxv8bf16|(nxv8f16;nxv8i1,nxv8f16,nxv8f16|(nxv8i16;nxv8i1,nxv8i16"
    ",nxv8i16>)",
    "llvm.aarch64.sve.sqshlu<(nxv16i8;nxv16i1,nxv16i8,=<0..7>|(nxv2i64;nxv2i1"
    ",nxv2i64,=<0..63>|(nxv4i32;nxv4i1,nxv4i32,=<0..31>|(nxv8i16;nxv8i1"
    ",nxv8i16,=<0..15>>)",
    "llvm.aarch64.sve.st2(<;nxv16i8,nxv16i8,nxv16i1|<;nxv2f64,nxv2f64"
    "|;nxv2i64,nxv2i64>,nxv2i1|<;nxv4f32,nxv4f32|;nxv4i32,nxv4i32>,nxv4i1|"
    "<;nxv8bf16,nxv8bf16|;nxv8f16,nxv8f16|;nxv8i16,nxv8i16>,nxv8i1>,p)",
    "llvm.aarch64.sve.st3(<;nxv16i8,nxv16i8,nxv16i8,nxv16i1|<;nxv2f64,nxv2f64"
    ",nxv2f64|;nxv2i64,nxv2i64,nxv2i64>,nxv2i1|<;nxv4f32,nxv4f32,nxv4f32"
    "|;nxv4i32,nxv4i32,nxv4i32>,nxv4i1|<;nxv8bf16,nxv8bf16,nxv8bf16|;nxv8f16"
    ",nxv8f16,nxv8f16|;nxv8i16,nxv8i16,nxv8i16>,nxv8i1>,p)",
    "llvm.aarch64.sve.st4(<;nxv16i8,nxv16i8,nxv16i8,nxv16i8,nxv16i1|<;nxv2f64"
    ",nxv2f64,nxv2f64,nxv2f64|;nxv2i64,nxv2i64,nxv2i64,nxv2i64>,nxv2i1|"
    "<;nxv4f32,nxv4f32,nxv4f32,nxv4f32|;nxv4i32,nxv4i32,nxv4i32,nxv4i32>"
    ",nxv4i1|<;nxv8bf16,nxv8bf16,nxv8bf16,nxv8bf16|;nxv8f16,nxv8f16,nxv8f16"
    ",nxv8f16|;nxv8i16,nxv8i16,nxv8i16,nxv8i16>,nxv8i1>,p)",
    "llvm.aarch64.sve.stnt1(<;nxv16i8,nxv16i1|<;nxv2f64|;nxv2i64>,nxv2i1|"
    "<;nxv4f32|;nxv4i32>,nxv4i1|<;nxv8bf16|;nxv8f16|;nxv8i16>,nxv8i1>,p)",
    "llvm.aarch64.sve.tbl<(nxv16i8;nxv16i8,nxv16i8|<(nxv2f64;nxv2f64"
    "|(nxv2i64;nxv2i64>,nxv2i64|<(nxv4f32;nxv4f32|(nxv4i32;nxv4i32>,nxv4i32|"
    "<(nxv8bf16;nxv8bf16|(nxv8f16;nxv8f16|(nxv8i16;nxv8i16>,nxv8i16>)",
    "llvm.aarch64.sve<.abs|.cls|.clz|.cnot|.neg|.not|.rbit|.sqabs|.sqneg>"
    "<(nxv16i8;nxv16i8,nxv16i1,nxv16i8|(nxv2i64;nxv2i64,nxv2i1,nxv2i64"
    "|(nxv4i32;nxv4i32,nxv4i1,nxv4i32|(nxv8i16;nxv8i16,nxv8i1,nxv8i16>)",
    "llvm.aarch64.sve<.adclb|.adclt|.sbclb|.sbclt><(nxv2i64;nxv2i64,nxv2i64"
    ",nxv2i64|(nxv4i32;nxv4i32,nxv4i32,nxv4i32>)",
    "llvm.aarch64.sve<.addhnb|.raddhnb|.rsubhnb|.subhnb><(nxv16i8;nxv8i16"
    ",nxv8i16|(nxv4i32;nxv2i64,nxv2i64|(nxv8i16;nxv4i32,nxv4i32>)",
    "llvm.aarch64.sve<.addhnt|.raddhnt|.rsubhnt|.subhnt><(nxv16i8;nxv16i8"
    ",nxv8i16,nxv8i16|(nxv4i32;nxv4i32,nxv2i64,nxv2i64|(nxv8i16;nxv8i16"
    ",nxv4i32,nxv4i32>)",
    "llvm.aarch64.sve<.addp|.shadd|.shsubr|.smaxp|.sminp|.sqsubr|.srhadd|"
    ".subr|.suqadd|.uhadd|.uhsubr|.umaxp|.uminp|.uqsubr|.urhadd|.usqadd>"
    "<(nxv16i8;nxv16i1,nxv16i8,nxv16i8|(nxv2i64;nxv2i1,nxv2i64,nxv2i64"
    "|(nxv4i32;nxv4i1,nxv4i32,nxv4i32|(nxv8i16;nxv8i1,nxv8i16,nxv8i16>)",
    "llvm.aarch64.sve<.add|.sabd|.shsub|.smax|.smin|.smulh|.sqrshl|.sqshl|"
    ".srshl|.sub|.uabd|.uhsub|.umax|.umin|.umulh|.uqrshl|.uqshl|.urshl><<|"
    ".u>(nxv16i8;nxv16i1,nxv16i8,nxv16i8|<|.u>(nxv2i64;nxv2i1,nxv2i64,nxv2i64"
    "|<|.u>(nxv4i32;nxv4i1,nxv4i32,nxv4i32|<|.u>(nxv8i16;nxv8i1,nxv8i16"
    ",nxv8i16>)",
    "llvm.aarch64.sve<.andv|.eorv|.orv|.smaxv|.sminv|.umaxv|.uminv>"
    "<(i16;nxv8i1,nxv8i16|(i32;nxv4i1,nxv4i32|(i64;nxv2i1,nxv2i64|(i8;nxv16i1"
    ",nxv16i8>)",
    "llvm.aarch64.sve<.and|.bic|.eor|.orr><.z(nxv16i1;nxv16i1,nxv16i1,nxv16i1"
    "|<|.u>(nxv16i8;nxv16i1,nxv16i8,nxv16i8|<|.u>(nxv2i64;nxv2i1,nxv2i64"
    ",nxv2i64|<|.u>(nxv4i32;nxv4i1,nxv4i32,nxv4i32|<|.u>(nxv8i16;nxv8i1"
    ",nxv8i16,nxv8i16>)",
    "llvm.aarch64.sve<.asrd|.srshr|.urshr><(nxv16i8;nxv16i1,nxv16i8,=<1..8>"
    "|(nxv2i64;nxv2i1,nxv2i64,=<1..64>|(nxv4i32;nxv4i1,nxv4i32,=<1..32>"
    "|(nxv8i16;nxv8i1,nxv8i16,=<1..16>>)",
    "llvm.aarch64.sve<.asr|.lsl|.lsr><.wide(nxv16i8;nxv16i1,nxv16i8|"
    ".wide(nxv4i32;nxv4i1,nxv4i32|.wide(nxv8i16;nxv8i1,nxv8i16|<|"
    ".u>(nxv2i64;nxv2i1,nxv2i64>,nxv2i64)",
    "llvm.aarch64.sve<.asr|.lsl|.lsr><|.u>(nxv16i8;nxv16i1,nxv16i8,nxv16i8)",
    "llvm.aarch64.sve<.asr|.lsl|.lsr><|.u>(nxv4i32;nxv4i1,nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<.asr|.lsl|.lsr><|.u>(nxv8i16;nxv8i1,nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<.bcax|.bsl|.bsl1n|.bsl2n|.eor3|.eorbt|.eortb|.nbsl|"
    ".saba|.sclamp|.uaba|.uclamp><(nxv16i8;nxv16i8,nxv16i8,nxv16i8"
    "|(nxv2i64;nxv2i64,nxv2i64,nxv2i64|(nxv4i32;nxv4i32,nxv4i32,nxv4i32"
    "|(nxv8i16;nxv8i16,nxv8i16,nxv8i16>)",
    "llvm.aarch64.sve<.bfmlalb|.bfmlalt><(nxv4f32;nxv4f32,nxv8bf16,nxv8bf16|"
    ".lane.v2(nxv4f32;nxv4f32,nxv8bf16,nxv8bf16,=<0..7>>)",
    "llvm.aarch64.sve<.brka|.brkb><(nxv16i1;nxv16i1,nxv16i1|"
    ".z(nxv16i1;nxv16i1>,nxv16i1)",
    "llvm.aarch64.sve<.brkn|.brkpa|.brkpb|.nand|.nor|.orn>.z(nxv16i1;nxv16i1"
    ",nxv16i1,nxv16i1)",
    "llvm.aarch64.sve<.cadd|.sqcadd>.x<(nxv16i8;nxv16i8,nxv16i8"
    "|(nxv2i64;nxv2i64,nxv2i64|(nxv4i32;nxv4i32,nxv4i32|(nxv8i16;nxv8i16"
    ",nxv8i16>,=270)",
    "llvm.aarch64.sve<.clasta|.clastb><(nxv2i64;nxv2i1,nxv2i64,nxv2i64"
    "|(nxv4i32;nxv4i1,nxv4i32,nxv4i32|(nxv8i16;nxv8i1,nxv8i16,nxv8i16|"
    "<(nxv16i8;nxv16i1,nxv16i8|.n(i8;nxv16i1,i8>,nxv16i8|<(nxv2f64;nxv2i1"
    ",nxv2f64|.n(f64;nxv2i1,f64>,nxv2f64|<(nxv4f32;nxv4i1,nxv4f32|"
    ".n(f32;nxv4i1,f32>,nxv4f32|<(nxv8bf16;nxv8i1,nxv8bf16|.n(bf16;nxv8i1"
    ",bf16>,nxv8bf16|<(nxv8f16;nxv8i1,nxv8f16|.n(f16;nxv8i1,f16>,nxv8f16>)",
    "llvm.aarch64.sve<.cmla|.sqrdcmlah>.lane.x<(nxv4i32;nxv4i32,nxv4i32"
    ",nxv4i32,=<0..1>|(nxv8i16;nxv8i16,nxv8i16,nxv8i16,=<0..3>>,=270)",
    "llvm.aarch64.sve<.cmla|.sqrdcmlah>.x<(nxv16i8;nxv16i8,nxv16i8,nxv16i8"
    "|(nxv2i64;nxv2i64,nxv2i64,nxv2i64|(nxv4i32;nxv4i32,nxv4i32,nxv4i32"
    "|(nxv8i16;nxv8i16,nxv8i16,nxv8i16>,=270)",
    "llvm.aarch64.sve<.cmpeq|.cmpge|.cmpgt|.cmphi|.cmphs|"
    ".cmpne>(nxv16i1;nxv16i1,nxv16i8,nxv16i8)",
    "llvm.aarch64.sve<.cmpeq|.cmpge|.cmpgt|.cmphi|.cmphs|"
    ".cmpne>(nxv4i1;nxv4i1,nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<.cmpeq|.cmpge|.cmpgt|.cmphi|.cmphs|"
    ".cmpne>(nxv8i1;nxv8i1,nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<.cmpeq|.cmpge|.cmpgt|.cmphi|.cmphs|.cmpne>"
    "<(nxv2i1;nxv2i1,nxv2i64|.wide<(nxv16i1;nxv16i1,nxv16i8|(nxv4i1;nxv4i1"
    ",nxv4i32|(nxv8i1;nxv8i1,nxv8i16>>,nxv2i64)",
    "llvm.aarch64.sve<.cmple|.cmplo|.cmpls|.cmplt>.wide<(nxv16i1;nxv16i1"
    ",nxv16i8|(nxv4i1;nxv4i1,nxv4i32|(nxv8i1;nxv8i1,nxv8i16>,nxv2i64)",
    "llvm.aarch64.sve<.cntb|.cntd|.cnth|.cntw>(i64;=<0..31>)",
    "llvm.aarch64.sve<.fabd|.fadd|.fdiv|.fmax|.fmaxnm|.fmin|.fminnm|.fmulx|"
    ".fsub><<|.u>(nxv2f64;nxv2i1,nxv2f64,nxv2f64|<|.u>(nxv4f32;nxv4i1,nxv4f32"
    ",nxv4f32|<|.u>(nxv8f16;nxv8i1,nxv8f16,nxv8f16>)",
    "llvm.aarch64.sve<.fabs|.fneg|.frecpx|.frinta|.frinti|.frintm|.frintn|"
    ".frintp|.frintx|.frintz|.fsqrt><(nxv2f64;nxv2f64,nxv2i1,nxv2f64"
    "|(nxv4f32;nxv4f32,nxv4i1,nxv4f32|(nxv8f16;nxv8f16,nxv8i1,nxv8f16>)",
    "llvm.aarch64.sve<.facge|.facgt|.fcmpeq|.fcmpge|.fcmpgt|.fcmpne|.fcmpuo>"
    "<(nxv2i1;nxv2i1,nxv2f64,nxv2f64|(nxv4i1;nxv4i1,nxv4f32,nxv4f32"
    "|(nxv8i1;nxv8i1,nxv8f16,nxv8f16>)",
    "llvm.aarch64.sve<.faddp|.fdivr|.fmaxnmp|.fmaxp|.fminnmp|.fminp|.fsubr>"
    "<(nxv2f64;nxv2i1,nxv2f64,nxv2f64|(nxv4f32;nxv4i1,nxv4f32,nxv4f32"
    "|(nxv8f16;nxv8i1,nxv8f16,nxv8f16>)",
    "llvm.aarch64.sve<.faddv|.fmaxnmv|.fmaxv|.fminnmv|.fminv><(f16;nxv8i1"
    ",nxv8f16|(f32;nxv4i1,nxv4f32|(f64;nxv2i1,nxv2f64>)",
    "llvm.aarch64.sve<.fcvtx|.fcvtxnt>.f32f64(nxv4f32;nxv4f32,nxv2i1,nxv2f64)",
    "llvm.aarch64.sve<.fcvtzs|.fcvtzu><<(nxv2i64;nxv2i64|"
    ".i32f64(nxv4i32;nxv4i32>,nxv2i1,nxv2f64|<(nxv4i32;nxv4i32,nxv4i1|"
    ".i64f32(nxv2i64;nxv2i64,nxv2i1>,nxv4f32|<(nxv8i16;nxv8i16,nxv8i1|"
    ".i32f16(nxv4i32;nxv4i32,nxv4i1|.i64f16(nxv2i64;nxv2i64,nxv2i1>,nxv8f16>)",
    "llvm.aarch64.sve<.fmad|.fmsb|.fnmad|.fnmsb><(nxv2f64;nxv2i1,nxv2f64"
    ",nxv2f64,nxv2f64|(nxv4f32;nxv4i1,nxv4f32,nxv4f32,nxv4f32|(nxv8f16;nxv8i1"
    ",nxv8f16,nxv8f16,nxv8f16>)",
    "llvm.aarch64.sve<.fmlalb|.fmlalt|.fmlslb|.fmlslt><(nxv4f32;nxv4f32"
    ",nxv8f16,nxv8f16|.lane(nxv4f32;nxv4f32,nxv8f16,nxv8f16,=<0..7>>)",
    "llvm.aarch64.sve<.fmla|.fmls><.lane(nxv2f64;nxv2f64,nxv2f64,nxv2f64,=<0."
    ".1>|.lane(nxv4f32;nxv4f32,nxv4f32,nxv4f32,=<0..3>|.lane(nxv8f16;nxv8f16"
    ",nxv8f16,nxv8f16,=<0..7>|<|.u>(nxv2f64;nxv2i1,nxv2f64,nxv2f64,nxv2f64|<|"
    ".u>(nxv4f32;nxv4i1,nxv4f32,nxv4f32,nxv4f32|<|.u>(nxv8f16;nxv8i1,nxv8f16"
    ",nxv8f16,nxv8f16>)",
    "llvm.aarch64.sve<.fnmla|.fnmls><<|.u>(nxv2f64;nxv2i1,nxv2f64,nxv2f64"
    ",nxv2f64|<|.u>(nxv4f32;nxv4i1,nxv4f32,nxv4f32,nxv4f32|<|"
    ".u>(nxv8f16;nxv8i1,nxv8f16,nxv8f16,nxv8f16>)",
    "llvm.aarch64.sve<.frecpe|.frsqrte>.x<(nxv2f64;nxv2f64|(nxv4f32;nxv4f32"
    "|(nxv8f16;nxv8f16>)",
    "llvm.aarch64.sve<.frecps|.frsqrts>.x<(nxv2f64;nxv2f64,nxv2f64"
    "|(nxv4f32;nxv4f32,nxv4f32|(nxv8f16;nxv8f16,nxv8f16>)",
    "llvm.aarch64.sve<.lasta|.lastb><(bf16;nxv8i1,nxv8bf16|(f16;nxv8i1"
    ",nxv8f16|(f32;nxv4i1,nxv4f32|(f64;nxv2i1,nxv2f64|(i16;nxv8i1,nxv8i16"
    "|(i32;nxv4i1,nxv4i32|(i64;nxv2i1,nxv2i64|(i8;nxv16i1,nxv16i8>)",
    "llvm.aarch64.sve<.ld1rq|.ldnt1><(nxv16i8;nxv16i1|<(nxv2f64"
    "|(nxv2i64>;nxv2i1|<(nxv4f32|(nxv4i32>;nxv4i1|<(nxv8bf16|(nxv8f16"
    "|(nxv8i16>;nxv8i1>,p)",
    "llvm.aarch64.sve<.mad|.msb><(nxv16i8;nxv16i1,nxv16i8,nxv16i8,nxv16i8"
    "|(nxv2i64;nxv2i1,nxv2i64,nxv2i64,nxv2i64|(nxv4i32;nxv4i1,nxv4i32,nxv4i32"
    ",nxv4i32|(nxv8i16;nxv8i1,nxv8i16,nxv8i16,nxv8i16>)",
    "llvm.aarch64.sve<.mla|.mls><.lane(nxv2i64;nxv2i64,nxv2i64,nxv2i64,=<0."
    ".1>|.lane(nxv4i32;nxv4i32,nxv4i32,nxv4i32,=<0..3>|.lane(nxv8i16;nxv8i16"
    ",nxv8i16,nxv8i16,=<0..7>|<|.u>(nxv16i8;nxv16i1,nxv16i8,nxv16i8,nxv16i8|<"
    "|.u>(nxv2i64;nxv2i1,nxv2i64,nxv2i64,nxv2i64|<|.u>(nxv4i32;nxv4i1,nxv4i32"
    ",nxv4i32,nxv4i32|<|.u>(nxv8i16;nxv8i1,nxv8i16,nxv8i16,nxv8i16>)",
    "llvm.aarch64.sve<.pmullb|.pmullt>.pair<(nxv16i8;nxv16i8,nxv16i8"
    "|(nxv4i32;nxv4i32,nxv4i32>)",
    "llvm.aarch64.sve<.punpkhi|.punpklo>(nxv8i1;nxv16i1)",
    "llvm.aarch64.sve<.revb|.sxtb|.uxtb><(nxv2i64;nxv2i64,nxv2i1,nxv2i64"
    "|(nxv4i32;nxv4i32,nxv4i1,nxv4i32|(nxv8i16;nxv8i16,nxv8i1,nxv8i16>)",
    "llvm.aarch64.sve<.revh|.sxth|.uxth><(nxv2i64;nxv2i64,nxv2i1,nxv2i64"
    "|(nxv4i32;nxv4i32,nxv4i1,nxv4i32>)",
    "llvm.aarch64.sve<.revw|.sxtw|.uxtw>(nxv2i64;nxv2i64,nxv2i1,nxv2i64)",
    "llvm.aarch64.sve<.rshrnb|.shrnb|.sqrshrnb|.sqrshrunb|.sqshrnb|.sqshrunb|"
    ".uqrshrnb|.uqshrnb><(nxv16i8;nxv8i16,=<1..8>|(nxv4i32;nxv2i64,=<1..32>"
    "|(nxv8i16;nxv4i32,=<1..16>>)",
    "llvm.aarch64.sve<.rshrnt|.shrnt|.sqrshrnt|.sqrshrunt|.sqshrnt|.sqshrunt|"
    ".uqrshrnt|.uqshrnt><(nxv16i8;nxv16i8,nxv8i16,=<1..8>|(nxv4i32;nxv4i32"
    ",nxv2i64,=<1..32>|(nxv8i16;nxv8i16,nxv4i32,=<1..16>>)",
    "llvm.aarch64.sve<.sabalb|.sabalt|.sqdmlalbt|.sqdmlslbt|.uabalb|.uabalt>"
    "<(nxv2i64;nxv2i64,nxv4i32,nxv4i32|(nxv4i32;nxv4i32,nxv8i16,nxv8i16"
    "|(nxv8i16;nxv8i16,nxv16i8,nxv16i8>)",
    "llvm.aarch64.sve<.sabdlb|.sabdlt|.saddlb|.saddlbt|.saddlt|.ssublb|"
    ".ssublbt|.ssublt|.ssubltb|.uabdlb|.uabdlt|.uaddlb|.uaddlt|.usublb|"
    ".usublt><(nxv2i64;nxv4i32,nxv4i32|(nxv4i32;nxv8i16,nxv8i16"
    "|(nxv8i16;nxv16i8,nxv16i8>)",
    "llvm.aarch64.sve<.sadalp|.uadalp><(nxv2i64;nxv2i1,nxv2i64,nxv4i32"
    "|(nxv4i32;nxv4i1,nxv4i32,nxv8i16|(nxv8i16;nxv8i1,nxv8i16,nxv16i8>)",
    "llvm.aarch64.sve<.saddv|.uaddv>(i64<;nxv16i1,nxv16i8|;nxv2i1,nxv2i64"
    "|;nxv4i1,nxv4i32|;nxv8i1,nxv8i16>)",
    "llvm.aarch64.sve<.saddwb|.saddwt|.ssubwb|.ssubwt|.uaddwb|.uaddwt|.usubwb"
    "|.usubwt><(nxv2i64;nxv2i64,nxv4i32|(nxv4i32;nxv4i32,nxv8i16"
    "|(nxv8i16;nxv8i16,nxv16i8>)",
    "llvm.aarch64.sve<.scvtf|.ucvtf>(nxv8f16;nxv8f16,nxv8i1,nxv8i16)",
    "llvm.aarch64.sve<.scvtf|.ucvtf><(nxv2f64;nxv2f64|.f16i64(nxv8f16;nxv8f16"
    "|.f32i64(nxv4f32;nxv4f32>,nxv2i1,nxv2i64)",
    "llvm.aarch64.sve<.scvtf|.ucvtf><.f64i32(nxv2f64;nxv2f64,nxv2i1|"
    "<(nxv4f32;nxv4f32|.f16i32(nxv8f16;nxv8f16>,nxv4i1>,nxv4i32)",
    "llvm.aarch64.sve<.sdivr|.udivr><(nxv2i64;nxv2i1,nxv2i64,nxv2i64"
    "|(nxv4i32;nxv4i1,nxv4i32,nxv4i32>)",
    "llvm.aarch64.sve<.sdiv|.udiv><<|.u>(nxv2i64;nxv2i1,nxv2i64,nxv2i64|<|"
    ".u>(nxv4i32;nxv4i1,nxv4i32,nxv4i32>)",
    "llvm.aarch64.sve<.sdot|.udot>(nxv2i64;nxv2i64,nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<.sdot|.udot>(nxv4i32;nxv4i32,nxv16i8,nxv16i8)",
    "llvm.aarch64.sve<.sdot|.udot>.lane<(nxv2i64;nxv2i64,nxv8i16,nxv8i16,=<0."
    ".1>|(nxv4i32;nxv4i32,nxv16i8,nxv16i8,=<0..3>>)",
    "llvm.aarch64.sve<.smlalb|.smlalt|.smlslb|.smlslt|.sqdmlalb|.sqdmlalt|"
    ".sqdmlslb|.sqdmlslt|.umlalb|.umlalt|.umlslb|.umlslt>(nxv2i64;nxv2i64"
    ",nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<.smlalb|.smlalt|.smlslb|.smlslt|.sqdmlalb|.sqdmlalt|"
    ".sqdmlslb|.sqdmlslt|.umlalb|.umlalt|.umlslb|.umlslt>(nxv4i32;nxv4i32"
    ",nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<.smlalb|.smlalt|.smlslb|.smlslt|.sqdmlalb|.sqdmlalt|"
    ".sqdmlslb|.sqdmlslt|.umlalb|.umlalt|.umlslb|.umlslt>(nxv8i16;nxv8i16"
    ",nxv16i8,nxv16i8)",
    "llvm.aarch64.sve<.smlalb|.smlalt|.smlslb|.smlslt|.sqdmlalb|.sqdmlalt|"
    ".sqdmlslb|.sqdmlslt|.umlalb|.umlalt|.umlslb|.umlslt>.lane"
    "<(nxv2i64;nxv2i64,nxv4i32,nxv4i32,=<0..3>|(nxv4i32;nxv4i32,nxv8i16"
    ",nxv8i16,=<0..7>>)",
    "llvm.aarch64.sve<.smullb|.smullt|.sqdmullb|.sqdmullt|.umullb|"
    ".umullt>(nxv2i64;nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<.smullb|.smullt|.sqdmullb|.sqdmullt|.umullb|"
    ".umullt>(nxv4i32;nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<.smullb|.smullt|.sqdmullb|.sqdmullt|.umullb|"
    ".umullt>(nxv8i16;nxv16i8,nxv16i8)",
    "llvm.aarch64.sve<.smullb|.smullt|.sqdmullb|.sqdmullt|.umullb|.umullt>"
    ".lane<(nxv2i64;nxv4i32,nxv4i32,=<0..3>|(nxv4i32;nxv8i16,nxv8i16,=<0..7>>)",
    "llvm.aarch64.sve<.sqadd|.uqadd><<(nxv16i8;nxv16i1,nxv16i8|"
    ".x(nxv16i8;nxv16i8>,nxv16i8|<(nxv2i64;nxv2i1,nxv2i64|.x(nxv2i64;nxv2i64>"
    ",nxv2i64|<(nxv4i32;nxv4i1,nxv4i32|.x(nxv4i32;nxv4i32>,nxv4i32|"
    "<(nxv8i16;nxv8i1,nxv8i16|.x(nxv8i16;nxv8i16>,nxv8i16>)",
    "llvm.aarch64.sve<.sqdecb|.sqincb|.uqdecb|.uqincb><.n32(i32;i32|"
    ".n64(i64;i64>,=<1..31>,=<1..16>)",
    "llvm.aarch64.sve<.sqdecd|.sqincd|.uqdecd|.uqincd><(nxv2i64;nxv2i64|"
    ".n32(i32;i32|.n64(i64;i64>,=<1..31>,=<1..16>)",
    "llvm.aarch64.sve<.sqdech|.sqinch|.uqdech|.uqinch><(nxv8i16;nxv8i16|"
    ".n32(i32;i32|.n64(i64;i64>,=<1..31>,=<1..16>)",
    "llvm.aarch64.sve<.sqdecp|.sqincp|.uqdecp|.uqincp><(nxv2i64;nxv2i64"
    ",nxv2i1|(nxv4i32;nxv4i32,nxv4i1|(nxv8i16;nxv8i16,nxv8i1|.n32(i32;i32<"
    ",nxv16i1|,nxv2i1|,nxv4i1|,nxv8i1>|.n64(i64;i64<,nxv16i1|,nxv2i1|,nxv4i1|"
    ",nxv8i1>>)",
    "llvm.aarch64.sve<.sqdecw|.sqincw|.uqdecw|.uqincw><(nxv4i32;nxv4i32|"
    ".n32(i32;i32|.n64(i64;i64>,=<1..31>,=<1..16>)",
    "llvm.aarch64.sve<.sqdmulh|.sqrdmulh>(nxv16i8;nxv16i8,nxv16i8)",
    "llvm.aarch64.sve<.sqdmulh|.sqrdmulh>(nxv2i64;nxv2i64,nxv2i64)",
    "llvm.aarch64.sve<.sqdmulh|.sqrdmulh>(nxv4i32;nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<.sqdmulh|.sqrdmulh>(nxv8i16;nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<.sqdmulh|.sqrdmulh>.lane<(nxv2i64;nxv2i64,nxv2i64,=<0."
    ".1>|(nxv4i32;nxv4i32,nxv4i32,=<0..3>|(nxv8i16;nxv8i16,nxv8i16,=<0..7>>)",
    "llvm.aarch64.sve<.sqrdmlah|.sqrdmlsh>(nxv16i8;nxv16i8,nxv16i8,nxv16i8)",
    "llvm.aarch64.sve<.sqrdmlah|.sqrdmlsh>(nxv2i64;nxv2i64,nxv2i64,nxv2i64)",
    "llvm.aarch64.sve<.sqrdmlah|.sqrdmlsh>(nxv4i32;nxv4i32,nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<.sqrdmlah|.sqrdmlsh>(nxv8i16;nxv8i16,nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<.sqrdmlah|.sqrdmlsh>.lane<(nxv2i64;nxv2i64,nxv2i64"
    ",nxv2i64,=<0..1>|(nxv4i32;nxv4i32,nxv4i32,nxv4i32,=<0..3>"
    "|(nxv8i16;nxv8i16,nxv8i16,nxv8i16,=<0..7>>)",
    "llvm.aarch64.sve<.sqsub|.uqsub><.x(nxv16i8;nxv16i8|<|.u>(nxv16i8;nxv16i1"
    ",nxv16i8>,nxv16i8)",
    "llvm.aarch64.sve<.sqsub|.uqsub><.x(nxv2i64;nxv2i64|<|.u>(nxv2i64;nxv2i1"
    ",nxv2i64>,nxv2i64)",
    "llvm.aarch64.sve<.sqsub|.uqsub><.x(nxv4i32;nxv4i32|<|.u>(nxv4i32;nxv4i1"
    ",nxv4i32>,nxv4i32)",
    "llvm.aarch64.sve<.sqsub|.uqsub><.x(nxv8i16;nxv8i16|<|.u>(nxv8i16;nxv8i1"
    ",nxv8i16>,nxv8i16)",
    "llvm.aarch64.sve<.sqxtnb|.sqxtunb|.uqxtnb><(nxv16i8;nxv8i16"
    "|(nxv4i32;nxv2i64|(nxv8i16;nxv4i32>)",
    "llvm.aarch64.sve<.sqxtnt|.sqxtunt|.uqxtnt><(nxv16i8;nxv16i8,nxv8i16"
    "|(nxv4i32;nxv4i32,nxv2i64|(nxv8i16;nxv8i16,nxv4i32>)",
    "llvm.aarch64.sve<.sri|.srsra|.ssra|.ursra|.usra|.xar><(nxv16i8;nxv16i8"
    ",nxv16i8,=<1..8>|(nxv2i64;nxv2i64,nxv2i64,=<1..64>|(nxv4i32;nxv4i32"
    ",nxv4i32,=<1..32>|(nxv8i16;nxv8i16,nxv8i16,=<1..16>>)",
    "llvm.aarch64.sve<.sshllb|.sshllt|.ushllb|.ushllt><(nxv2i64;nxv4i32,=<0."
    ".31>|(nxv4i32;nxv8i16,=<0..15>|(nxv8i16;nxv16i8,=<0..7>>)",
    "llvm.aarch64.sve<.sunpkhi|.sunpklo|.uunpkhi|.uunpklo><(nxv2i64;nxv4i32"
    "|(nxv4i32;nxv8i16|(nxv8i16;nxv16i8>)",
    "llvm.aarch64.sve<.tbl2|.tbx><(nxv16i8;nxv16i8,nxv16i8,nxv16i8|"
    "<(nxv2f64;nxv2f64,nxv2f64|(nxv2i64;nxv2i64,nxv2i64>,nxv2i64|"
    "<(nxv4f32;nxv4f32,nxv4f32|(nxv4i32;nxv4i32,nxv4i32>,nxv4i32|"
    "<(nxv8bf16;nxv8bf16,nxv8bf16|(nxv8f16;nxv8f16,nxv8f16|(nxv8i16;nxv8i16"
    ",nxv8i16>,nxv8i16>)",
    "llvm.aarch64.sve<.trn1|.trn2|.uzp1|.uzp2|.zip1|.zip2>(nxv16i8;nxv16i8"
    ",nxv16i8)",
    "llvm.aarch64.sve<.trn1|.trn2|.uzp1|.uzp2|.zip1|.zip2>(nxv2f64;nxv2f64"
    ",nxv2f64)",
    "llvm.aarch64.sve<.trn1|.trn2|.uzp1|.uzp2|.zip1|.zip2>(nxv2i64;nxv2i64"
    ",nxv2i64)",
    "llvm.aarch64.sve<.trn1|.trn2|.uzp1|.uzp2|.zip1|.zip2>(nxv4f32;nxv4f32"
    ",nxv4f32)",
    "llvm.aarch64.sve<.trn1|.trn2|.uzp1|.uzp2|.zip1|.zip2>(nxv4i32;nxv4i32"
    ",nxv4i32)",
    "llvm.aarch64.sve<.trn1|.trn2|.uzp1|.uzp2|.zip1|.zip2>(nxv8bf16;nxv8bf16"
    ",nxv8bf16)",
    "llvm.aarch64.sve<.trn1|.trn2|.uzp1|.uzp2|.zip1|.zip2>(nxv8f16;nxv8f16"
    ",nxv8f16)",
    "llvm.aarch64.sve<.trn1|.trn2|.uzp1|.uzp2|.zip1|.zip2>(nxv8i16;nxv8i16"
    ",nxv8i16)",
    "llvm.aarch64.sve<.trn1|.trn2|.uzp1|.uzp2|.zip1|.zip2><|<.b16|.b32|"
    ".b64>>(nxv16i1;nxv16i1,nxv16i1)",
    "llvm.aarch64.sve<.urecpe|.ursqrte>(nxv4i32;nxv4i32,nxv4i1,nxv4i32)",
    "llvm.aarch64.sve<.whilege|.whilegt|.whilehi|.whilehs|.whilele|.whilels|"
    ".whilelt><(nxv16i1|(nxv2i1|(nxv4i1|(nxv8i1><;i32,i32|;i64,i64>)",
    "llvm.aarch64.sve<.whilerw|.whilewr><.b(nxv16i1|.d(nxv2i1|.h(nxv8i1|"
    ".s(nxv4i1>;p,p)"
  ],
  [CPU_AArch64Feature<"sme">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme<.add|.sub>.za16<.vg1x2(;i32|.vg1x4(;i32,nxv8bf16"
    ",nxv8bf16>,nxv8bf16,nxv8bf16)",
    "llvm.aarch64.sme<.fmla|.fmls>.lane<.vg1x2(;i32|.vg1x4(;i32,nxv8bf16"
    ",nxv8bf16>,nxv8bf16,nxv8bf16,nxv8bf16,=<0..7>)",
    "llvm.aarch64.sme<.fmla|.fmls>.single.vg1x2(;i32,nxv8bf16,nxv8bf16"
    ",nxv8bf16)",
    "llvm.aarch64.sme<.fmla|.fmls><.vg1x2(;i32|<.single.vg1x4(;i32|"
    ".vg1x4(;i32,nxv8bf16,nxv8bf16,nxv8bf16>,nxv8bf16>,nxv8bf16,nxv8bf16"
    ",nxv8bf16,nxv8bf16)",
    "llvm.aarch64.sme<.mopa|.mops>(;=<0..1>,nxv8i1,nxv8i1,nxv8bf16,nxv8bf16)"
  ],
  [CPU_AArch64Feature<"sme-b16b16">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme<.mop4a|.mop4s>.1x1(;=<0..1>,nxv8bf16,nxv8bf16)",
    "llvm.aarch64.sme<.mop4a|.mop4s><.2x2(;=<0..1>,nxv8bf16|<.1x2|.2x1>(;=<0."
    ".1>>,nxv8bf16,nxv8bf16,nxv8bf16)"
  ],
  [CPU_AArch64Feature<"sme-b16b16">, CPU_AArch64Feature<"sme-mop4">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme.ftmopa.za16(;=<0..1>,nxv8bf16,nxv8bf16,nxv8bf16,nxv16i8"
    ",=<0..1>)"
  ],
  [CPU_AArch64Feature<"sme-b16b16">, CPU_AArch64Feature<"sme-tmop">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme<.fmla|.fmls>.lane<.vg1x2(;i32|.vg1x4(;i32,nxv8f16"
    ",nxv8f16>,nxv8f16,nxv8f16,nxv8f16,=<0..7>)",
    "llvm.aarch64.sme<.fmla|.fmls>.single.vg1x2(;i32,nxv8f16,nxv8f16,nxv8f16)",
    "llvm.aarch64.sme<.fmla|.fmls><.vg1x2(;i32|<.single.vg1x4(;i32|"
    ".vg1x4(;i32,nxv8f16,nxv8f16,nxv8f16>,nxv8f16>,nxv8f16,nxv8f16,nxv8f16"
    ",nxv8f16)",
    "llvm.aarch64.sme<.mopa|.mops>(;=<0..1>,nxv8i1,nxv8i1,nxv8f16,nxv8f16)",
    "llvm.aarch64.sve<.fcvt|.fcvtl>.widen.x2({nxv4f32,nxv4f32};nxv8f16)"
  ],
  [CPU_AArch64Feature<"sme-f16f16">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme<.mop4a|.mop4s>.1x1(;=<0..1>,nxv8f16,nxv8f16)",
    "llvm.aarch64.sme<.mop4a|.mop4s><.2x2(;=<0..1>,nxv8f16|<.1x2|.2x1>(;=<0."
    ".1>>,nxv8f16,nxv8f16,nxv8f16)"
  ],
  [CPU_AArch64Feature<"sme-f16f16">, CPU_AArch64Feature<"sme-mop4">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme.ftmopa.za16(;=<0..1>,nxv8f16,nxv8f16,nxv8f16,nxv16i8,="
    "<0..1>)"
  ],
  [CPU_AArch64Feature<"sme-f16f16">, CPU_AArch64Feature<"sme-tmop">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme<.mopa|.mops>(;=<0..7>,nxv2i1,nxv2i1,nxv2f64,nxv2f64)"
  ],
  [CPU_AArch64Feature<"sme-f64f64">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme<.mop4a|.mop4s>.1x1(;=<0..7>,nxv2f64,nxv2f64)",
    "llvm.aarch64.sme<.mop4a|.mop4s><.2x2(;=<0..7>,nxv2f64|<.1x2|.2x1>(;=<0."
    ".7>>,nxv2f64,nxv2f64,nxv2f64)"
  ],
  [CPU_AArch64Feature<"sme-f64f64">, CPU_AArch64Feature<"sme-mop4">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme<.add|.sub>.za64<.vg1x2(;i32|.vg1x4(;i32,nxv2f64"
    ",nxv2f64>,nxv2f64,nxv2f64)",
    "llvm.aarch64.sme<.fmla|.fmls>.lane<.vg1x2(;i32|.vg1x4(;i32,nxv2f64"
    ",nxv2f64>,nxv2f64,nxv2f64,nxv2f64,=<0..1>)",
    "llvm.aarch64.sme<.fmla|.fmls>.single.vg1x2(;i32,nxv2f64,nxv2f64,nxv2f64)",
    "llvm.aarch64.sme<.fmla|.fmls><.vg1x2(;i32|<.single.vg1x4(;i32|"
    ".vg1x4(;i32,nxv2f64,nxv2f64,nxv2f64>,nxv2f64>,nxv2f64,nxv2f64,nxv2f64"
    ",nxv2f64)"
  ],
  [CPU_AArch64Feature<"sme-f64f64">, CPU_AArch64Feature<"sme2">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme.fp8.fdot<.multi.za16<.vg1x2(;i32|.vg1x4(;i32,nxv16i8"
    ",nxv16i8,nxv16i8,nxv16i8>,nxv16i8|.single.za16<.vg1x2(;i32|.vg1x4(;i32"
    ",nxv16i8,nxv16i8>>,nxv16i8,nxv16i8,nxv16i8)",
    "llvm.aarch64.sme.fp8.fmlal.lane.za16<.vg2x1(;i32|<.vg2x2(;i32|"
    ".vg2x4(;i32,nxv16i8,nxv16i8>,nxv16i8>,nxv16i8,nxv16i8,=<0..15>)",
    "llvm.aarch64.sme.fp8.fmlal.za16.vg2x1(;i32,nxv16i8,nxv16i8)",
    "llvm.aarch64.sme.fp8.fmlal<.multi.za16<.vg2x2(;i32|.vg2x4(;i32,nxv16i8"
    ",nxv16i8,nxv16i8,nxv16i8>,nxv16i8|.single.za16<.vg2x2(;i32|.vg2x4(;i32"
    ",nxv16i8,nxv16i8>>,nxv16i8,nxv16i8,nxv16i8)",
    "llvm.aarch64.sme.fp8.fmopa.za16(;=<0..1>,nxv16i1,nxv16i1,nxv16i8,nxv16i8)",
    "llvm.aarch64.sme.fp8<.fdot.lane.za16.vg1x4(;i32,nxv16i8,nxv16i8|<.fdot|"
    ".fvdot>.lane.za16.vg1x2(;i32>,nxv16i8,nxv16i8,nxv16i8,=<0..7>)"
  ],
  [CPU_AArch64Feature<"sme-f8f16">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme.fp8.fmop4a.za16.1x1(;=<0..1>,nxv16i8,nxv16i8)",
    "llvm.aarch64.sme.fp8.fmop4a.za16<.2x2(;=<0..1>,nxv16i8|<.1x2|.2x1>(;=<0."
    ".1>>,nxv16i8,nxv16i8,nxv16i8)"
  ],
  [CPU_AArch64Feature<"sme-f8f16">, CPU_AArch64Feature<"sme-mop4">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme.ftmopa.za16(;=<0..1>,nxv16i8,nxv16i8,nxv16i8,nxv16i8,="
    "<0..1>)"
  ],
  [CPU_AArch64Feature<"sme-f8f16">, CPU_AArch64Feature<"sme-tmop">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme.fp8.fdot<.multi.za32<.vg1x2(;i32|.vg1x4(;i32,nxv16i8"
    ",nxv16i8,nxv16i8,nxv16i8>,nxv16i8|.single.za32<.vg1x2(;i32|.vg1x4(;i32"
    ",nxv16i8,nxv16i8>>,nxv16i8,nxv16i8,nxv16i8)",
    "llvm.aarch64.sme.fp8.fmlall.lane.za32<.vg4x1(;i32|<.vg4x2(;i32|"
    ".vg4x4(;i32,nxv16i8,nxv16i8>,nxv16i8>,nxv16i8,nxv16i8,=<0..15>)",
    "llvm.aarch64.sme.fp8.fmlall.za32.vg4x1(;i32,nxv16i8,nxv16i8)",
    "llvm.aarch64.sme.fp8.fmlall<.multi.za32<.vg4x2(;i32|.vg4x4(;i32,nxv16i8"
    ",nxv16i8,nxv16i8,nxv16i8>,nxv16i8|.single.za32<.vg4x2(;i32|.vg4x4(;i32"
    ",nxv16i8,nxv16i8>>,nxv16i8,nxv16i8,nxv16i8)",
    "llvm.aarch64.sme.fp8.fmopa.za32(;=<0..3>,nxv16i1,nxv16i1,nxv16i8,nxv16i8)",
    "llvm.aarch64.sme.fp8<.fdot.lane.za32<.vg1x2(;i32|.vg1x4(;i32,nxv16i8"
    ",nxv16i8>|<.fvdotb|.fvdott>.lane.za32.vg1x4(;i32>,nxv16i8,nxv16i8"
    ",nxv16i8,=<0..3>)"
  ],
  [CPU_AArch64Feature<"sme-f8f32">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme.fp8.fmop4a.za32.1x1(;=<0..3>,nxv16i8,nxv16i8)",
    "llvm.aarch64.sme.fp8.fmop4a.za32<.2x2(;=<0..3>,nxv16i8|<.1x2|.2x1>(;=<0."
    ".3>>,nxv16i8,nxv16i8,nxv16i8)"
  ],
  [CPU_AArch64Feature<"sme-f8f32">, CPU_AArch64Feature<"sme-mop4">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme.ftmopa.za32(;=<0..3>,nxv16i8,nxv16i8,nxv16i8,nxv16i8,="
    "<0..3>)"
  ],
  [CPU_AArch64Feature<"sme-f8f32">, CPU_AArch64Feature<"sme-tmop">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme<<.addha|.addva>(;=<0..7>,nxv2i1,nxv2i1,nxv2i64|<.smopa|"
    ".smops|.sumopa|.sumops|.umopa|.umops|.usmopa|.usmops>.wide(;=<0..7>"
    ",nxv8i1,nxv8i1,nxv8i16,nxv8i16>)"
  ],
  [CPU_AArch64Feature<"sme-i16i64">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme<.smop4a|.smop4s|.sumop4a|.sumop4s|.umop4a|.umop4s|"
    ".usmop4a|.usmop4s>.za64.wide.1x1(;=<0..7>,nxv8i16,nxv8i16)",
    "llvm.aarch64.sme<.smop4a|.smop4s|.sumop4a|.sumop4s|.umop4a|.umop4s|"
    ".usmop4a|.usmop4s>.za64.wide<.2x2(;=<0..7>,nxv8i16|<.1x2|.2x1>(;=<0..7>>"
    ",nxv8i16,nxv8i16,nxv8i16)"
  ],
  [CPU_AArch64Feature<"sme-i16i64">, CPU_AArch64Feature<"sme-mop4">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme<.add|.sub>.write.single.za.vg1x2(;i32,nxv2i64,nxv2i64"
    ",nxv2i64)",
    "llvm.aarch64.sme<.add|.sub>.write<.za.vg1x2(;i32|<.single.za.vg1x4(;i32|"
    ".za.vg1x4(;i32,nxv2i64,nxv2i64,nxv2i64>,nxv2i64>,nxv2i64,nxv2i64,nxv2i64"
    ",nxv2i64)",
    "llvm.aarch64.sme<.add|.sub>.za64<.vg1x2(;i32|.vg1x4(;i32,nxv2i64"
    ",nxv2i64>,nxv2i64,nxv2i64)",
    "llvm.aarch64.sme<.sdot|.udot><.single.za64<.vg1x2(;i32|.vg1x4(;i32"
    ",nxv8i16,nxv8i16>|.za64<.vg1x2(;i32|.vg1x4(;i32,nxv8i16,nxv8i16,nxv8i16"
    ",nxv8i16>,nxv8i16>,nxv8i16,nxv8i16,nxv8i16)",
    "llvm.aarch64.sme<.smla|.smls|.umla|.umls>.za64.lane<.vg4x1(;i32|<"
    ".vg4x2(;i32|.vg4x4(;i32,nxv8i16,nxv8i16>,nxv8i16>,nxv8i16,nxv8i16,=<0."
    ".7>)",
    "llvm.aarch64.sme<.smla|.smls|.umla|.umls>.za64.single.vg4x1(;i32,nxv8i16"
    ",nxv8i16)",
    "llvm.aarch64.sme<.smla|.smls|.umla|.umls>.za64.single.vg4x2(;i32,nxv8i16"
    ",nxv8i16,nxv8i16)",
    "llvm.aarch64.sme<.smla|.smls|.umla|.umls>.za64<.vg4x2(;i32|<.single"
    ".vg4x4(;i32|.vg4x4(;i32,nxv8i16,nxv8i16,nxv8i16>,nxv8i16>,nxv8i16"
    ",nxv8i16,nxv8i16,nxv8i16)",
    "llvm.aarch64.sme<<.sdot|.svdot|.udot|.uvdot>.lane.za64.vg1x4(;i32"
    ",nxv8i16,nxv8i16|<.sdot|.udot>.lane.za64.vg1x2(;i32>,nxv8i16,nxv8i16"
    ",nxv8i16,=<0..1>)"
  ],
  [CPU_AArch64Feature<"sme-i16i64">, CPU_AArch64Feature<"sme2">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme.luti4.zt.x4({nxv16i8,nxv16i8,nxv16i8,nxv16i8};=0"
    ",nxv16i8,nxv16i8)",
    "llvm.aarch64.sme.write<.lane.zt(;=0<,nxv16i8|,nxv2f64|,nxv2i64|,nxv4f32|"
    ",nxv4i32|,nxv8bf16|,nxv8f16|,nxv8i16>,=<1..3>|.zt(;=0<,nxv16i8|,nxv2f64|"
    ",nxv2i64|,nxv4f32|,nxv4i32|,nxv8bf16|,nxv8f16|,nxv8i16>>)"
  ],
  [CPU_AArch64Feature<"sme-lutv2">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme<.mop4a|.mop4s>.1x1(;=<0..3>,nxv4f32,nxv4f32)",
    "llvm.aarch64.sme<.mop4a|.mop4s>.wide.1x1(;=<0..3>,nxv8bf16,nxv8bf16)",
    "llvm.aarch64.sme<.mop4a|.mop4s>.wide.1x1(;=<0..3>,nxv8f16,nxv8f16)",
    "llvm.aarch64.sme<.mop4a|.mop4s>.wide<.2x2(;=<0..3>,nxv8bf16|<.1x2|"
    ".2x1>(;=<0..3>>,nxv8bf16,nxv8bf16,nxv8bf16)",
    "llvm.aarch64.sme<.mop4a|.mop4s>.wide<.2x2(;=<0..3>,nxv8f16|<.1x2|"
    ".2x1>(;=<0..3>>,nxv8f16,nxv8f16,nxv8f16)",
    "llvm.aarch64.sme<.mop4a|.mop4s><.2x2(;=<0..3>,nxv4f32|<.1x2|.2x1>(;=<0."
    ".3>>,nxv4f32,nxv4f32,nxv4f32)",
    "llvm.aarch64.sme<.smop4a|.smop4s|.sumop4a|.sumop4s|.umop4a|.umop4s|"
    ".usmop4a|.usmop4s>.wide.1x1(;=<0..3>,nxv16i8,nxv16i8)",
    "llvm.aarch64.sme<.smop4a|.smop4s|.sumop4a|.sumop4s|.umop4a|.umop4s|"
    ".usmop4a|.usmop4s>.wide<.2x2(;=<0..3>,nxv16i8|<.1x2|.2x1>(;=<0..3>>"
    ",nxv16i8,nxv16i8,nxv16i8)",
    "llvm.aarch64.sme<.smop4a|.smop4s|.umop4a|.umop4s>.wide.1x1(;=<0..3>"
    ",nxv8i16,nxv8i16)",
    "llvm.aarch64.sme<.smop4a|.smop4s|.umop4a|.umop4s>.wide<.2x2(;=<0..3>"
    ",nxv8i16|<.1x2|.2x1>(;=<0..3>>,nxv8i16,nxv8i16,nxv8i16)"
  ],
  [CPU_AArch64Feature<"sme-mop4">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme<.ftmopa.za32(;=<0..3><,nxv4f32,nxv4f32,nxv4f32|"
    ",nxv8bf16,nxv8bf16,nxv8bf16|,nxv8f16,nxv8f16,nxv8f16>|<.stmopa|.utmopa>"
    ".za32(;=<0..3><,nxv16i8,nxv16i8,nxv16i8|,nxv8i16,nxv8i16,nxv8i16>|<"
    ".sutmopa|.ustmopa>.za32(;=<0..3>,nxv16i8,nxv16i8,nxv16i8>,nxv16i8,=<0."
    ".3>)"
  ],
  [CPU_AArch64Feature<"sme-tmop">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme.fdot<.single.za32<.vg1x2(;i32|.vg1x4(;i32,nxv8f16"
    ",nxv8f16>|.za32<.vg1x2(;i32|.vg1x4(;i32,nxv8f16,nxv8f16,nxv8f16,nxv8f16>"
    ",nxv8f16>,nxv8f16,nxv8f16,nxv8f16)",
    "llvm.aarch64.sme.fdot<.za32.vg1x2(;i32|<.single.za32.vg1x4(;i32|.za32"
    ".vg1x4(;i32,nxv8bf16,nxv8bf16,nxv8bf16>,nxv8bf16>,nxv8bf16,nxv8bf16"
    ",nxv8bf16,nxv8bf16)",
    "llvm.aarch64.sme.read.vg1x2({<nxv16i8,nxv16i8|nxv2f64,nxv2f64|nxv2i64"
    ",nxv2i64|nxv4f32,nxv4f32|nxv4i32,nxv4i32|nxv8bf16,nxv8bf16|nxv8f16"
    ",nxv8f16|nxv8i16,nxv8i16>};i32)",
    "llvm.aarch64.sme.read.vg1x4({<nxv16i8,nxv16i8,nxv16i8,nxv16i8|nxv2f64"
    ",nxv2f64,nxv2f64,nxv2f64|nxv2i64,nxv2i64,nxv2i64,nxv2i64|nxv4f32,nxv4f32"
    ",nxv4f32,nxv4f32|nxv4i32,nxv4i32,nxv4i32,nxv4i32|nxv8bf16,nxv8bf16"
    ",nxv8bf16,nxv8bf16|nxv8f16,nxv8f16,nxv8f16,nxv8f16|nxv8i16,nxv8i16"
    ",nxv8i16,nxv8i16>};i32)",
    "llvm.aarch64.sme.write.vg1x2(;i32,nxv2f64,nxv2f64)",
    "llvm.aarch64.sme.write.vg1x2(;i32,nxv2i64,nxv2i64)",
    "llvm.aarch64.sme.write.vg1x2(;i32,nxv4f32,nxv4f32)",
    "llvm.aarch64.sme.write.vg1x2(;i32,nxv4i32,nxv4i32)",
    "llvm.aarch64.sme.write<.hor|.ver>.vg2(;=0,i32,nxv16i8,nxv16i8)",
    "llvm.aarch64.sme.write<.hor|.ver>.vg2(;=<0..1>,i32,nxv8bf16,nxv8bf16)",
    "llvm.aarch64.sme.write<.hor|.ver>.vg2(;=<0..1>,i32,nxv8f16,nxv8f16)",
    "llvm.aarch64.sme.write<.hor|.ver>.vg2(;=<0..1>,i32,nxv8i16,nxv8i16)",
    "llvm.aarch64.sme.write<.hor|.ver>.vg2(;=<0..3>,i32,nxv4f32,nxv4f32)",
    "llvm.aarch64.sme.write<.hor|.ver>.vg2(;=<0..3>,i32,nxv4i32,nxv4i32)",
    "llvm.aarch64.sme.write<.hor|.ver>.vg2(;=<0..7>,i32,nxv2f64,nxv2f64)",
    "llvm.aarch64.sme.write<.hor|.ver>.vg2(;=<0..7>,i32,nxv2i64,nxv2i64)",
    "llvm.aarch64.sme.write<.hor|.ver>.vg4(;=0,i32,nxv16i8,nxv16i8,nxv16i8"
    ",nxv16i8)",
    "llvm.aarch64.sme.write<.vg1x4(;i32|<.hor|.ver>.vg4(;=<0..1>,i32>"
    ",nxv8bf16,nxv8bf16,nxv8bf16,nxv8bf16)",
    "llvm.aarch64.sme.write<.vg1x4(;i32|<.hor|.ver>.vg4(;=<0..1>,i32>,nxv8f16"
    ",nxv8f16,nxv8f16,nxv8f16)",
    "llvm.aarch64.sme.write<.vg1x4(;i32|<.hor|.ver>.vg4(;=<0..1>,i32>,nxv8i16"
    ",nxv8i16,nxv8i16,nxv8i16)",
    "llvm.aarch64.sme.write<.vg1x4(;i32|<.hor|.ver>.vg4(;=<0..3>,i32>,nxv4f32"
    ",nxv4f32,nxv4f32,nxv4f32)",
    "llvm.aarch64.sme.write<.vg1x4(;i32|<.hor|.ver>.vg4(;=<0..3>,i32>,nxv4i32"
    ",nxv4i32,nxv4i32,nxv4i32)",
    "llvm.aarch64.sme.write<.vg1x4(;i32|<.hor|.ver>.vg4(;=<0..7>,i32>,nxv2f64"
    ",nxv2f64,nxv2f64,nxv2f64)",
    "llvm.aarch64.sme.write<.vg1x4(;i32|<.hor|.ver>.vg4(;=<0..7>,i32>,nxv2i64"
    ",nxv2i64,nxv2i64,nxv2i64)", "llvm.aarch64.sme.zero.zt(;=0)",
    "llvm.aarch64.sme<.add|.sub>.write.single.za.vg1x2(;i32,nxv4i32,nxv4i32"
    ",nxv4i32)",
    "llvm.aarch64.sme<.add|.sub>.write<.za.vg1x2(;i32|<.single.za.vg1x4(;i32|"
    ".za.vg1x4(;i32,nxv4i32,nxv4i32,nxv4i32>,nxv4i32>,nxv4i32,nxv4i32,nxv4i32"
    ",nxv4i32)",
    "llvm.aarch64.sme<.add|.sub>.za32<.vg1x2(;i32|.vg1x4(;i32,nxv4f32"
    ",nxv4f32>,nxv4f32,nxv4f32)",
    "llvm.aarch64.sme<.add|.sub>.za32<.vg1x2(;i32|.vg1x4(;i32,nxv4i32"
    ",nxv4i32>,nxv4i32,nxv4i32)",
    "llvm.aarch64.sme<.bmopa|.bmops>.za32(;=<0..3>,nxv4i1,nxv4i1,nxv4i32"
    ",nxv4i32)",
    "llvm.aarch64.sme<.fdot.lane.za32.vg1x4(;i32,nxv8bf16,nxv8bf16|<.fdot|"
    ".fvdot>.lane.za32.vg1x2(;i32>,nxv8bf16,nxv8bf16,nxv8bf16,=<0..3>)",
    "llvm.aarch64.sme<.fdot.lane.za32.vg1x4(;i32,nxv8f16,nxv8f16|<.fdot|"
    ".fvdot>.lane.za32.vg1x2(;i32>,nxv8f16,nxv8f16,nxv8f16,=<0..3>)",
    "llvm.aarch64.sme<.fdot.single.za32.vg1x2|<.fmlal|.fmlsl>.single"
    ".vg2x2>(;i32,nxv8bf16,nxv8bf16,nxv8bf16)",
    "llvm.aarch64.sme<.fmlal|.fmlsl>.lane<.vg2x1(;i32|<.vg2x2(;i32|"
    ".vg2x4(;i32,nxv8bf16,nxv8bf16>,nxv8bf16>,nxv8bf16,nxv8bf16,=<0..7>)",
    "llvm.aarch64.sme<.fmlal|.fmlsl>.lane<.vg2x1(;i32|<.vg2x2(;i32|"
    ".vg2x4(;i32,nxv8f16,nxv8f16>,nxv8f16>,nxv8f16,nxv8f16,=<0..7>)",
    "llvm.aarch64.sme<.fmlal|.fmlsl>.single.vg2x2(;i32,nxv8f16,nxv8f16"
    ",nxv8f16)",
    "llvm.aarch64.sme<.fmlal|.fmlsl><.vg2x2(;i32|<.single.vg2x4(;i32|"
    ".vg2x4(;i32,nxv8bf16,nxv8bf16,nxv8bf16>,nxv8bf16>,nxv8bf16,nxv8bf16"
    ",nxv8bf16,nxv8bf16)",
    "llvm.aarch64.sme<.fmlal|.fmlsl><.vg2x2(;i32|<.single.vg2x4(;i32|"
    ".vg2x4(;i32,nxv8f16,nxv8f16,nxv8f16>,nxv8f16>,nxv8f16,nxv8f16,nxv8f16"
    ",nxv8f16)",
    "llvm.aarch64.sme<.fmla|.fmls>.lane<.vg1x2(;i32|.vg1x4(;i32,nxv4f32"
    ",nxv4f32>,nxv4f32,nxv4f32,nxv4f32,=<0..3>)",
    "llvm.aarch64.sme<.fmla|.fmls>.single.vg1x2(;i32,nxv4f32,nxv4f32,nxv4f32)",
    "llvm.aarch64.sme<.fmla|.fmls><.vg1x2(;i32|<.single.vg1x4(;i32|"
    ".vg1x4(;i32,nxv4f32,nxv4f32,nxv4f32>,nxv4f32>,nxv4f32,nxv4f32,nxv4f32"
    ",nxv4f32)",
    "llvm.aarch64.sme<.luti2.lane.zt.x4({nxv16i8,nxv16i8,nxv16i8|<.luti2|"
    ".luti4>.lane.zt.x2({nxv16i8>,nxv16i8};=0,nxv16i8,=0)",
    "llvm.aarch64.sme<.luti2|.luti4>.lane.zt<(nxv16i8|(nxv4f32|(nxv4i32"
    "|(nxv8bf16|(nxv8f16|(nxv8i16>;=0,nxv16i8,=0)",
    "llvm.aarch64.sme<.luti2|.luti4>.lane.zt<.x2({nxv4f32|.x4({nxv4f32"
    ",nxv4f32,nxv4f32>,nxv4f32};=0,nxv16i8,=0)",
    "llvm.aarch64.sme<.luti2|.luti4>.lane.zt<.x2({nxv4i32|.x4({nxv4i32"
    ",nxv4i32,nxv4i32>,nxv4i32};=0,nxv16i8,=0)",
    "llvm.aarch64.sme<.luti2|.luti4>.lane.zt<.x2({nxv8bf16|.x4({nxv8bf16"
    ",nxv8bf16,nxv8bf16>,nxv8bf16};=0,nxv16i8,=0)",
    "llvm.aarch64.sme<.luti2|.luti4>.lane.zt<.x2({nxv8f16|.x4({nxv8f16"
    ",nxv8f16,nxv8f16>,nxv8f16};=0,nxv16i8,=0)",
    "llvm.aarch64.sme<.luti2|.luti4>.lane.zt<.x2({nxv8i16|.x4({nxv8i16"
    ",nxv8i16,nxv8i16>,nxv8i16};=0,nxv16i8,=0)",
    "llvm.aarch64.sme<.sdot|.udot><.single.za32<.vg1x2(;i32|.vg1x4(;i32"
    ",nxv8i16,nxv8i16>|.za32<.vg1x2(;i32|.vg1x4(;i32,nxv8i16,nxv8i16,nxv8i16"
    ",nxv8i16>,nxv8i16>,nxv8i16,nxv8i16,nxv8i16)",
    "llvm.aarch64.sme<.smlal|.smlsl|.umlal|.umlsl>.lane<.vg2x1(;i32|<"
    ".vg2x2(;i32|.vg2x4(;i32,nxv8i16,nxv8i16>,nxv8i16>,nxv8i16,nxv8i16,=<0."
    ".7>)",
    "llvm.aarch64.sme<.smlal|.smlsl|.umlal|.umlsl>.single.vg2x2(;i32,nxv8i16"
    ",nxv8i16,nxv8i16)",
    "llvm.aarch64.sme<.smlal|.smlsl|.umlal|.umlsl><.vg2x2(;i32|<.single"
    ".vg2x4(;i32|.vg2x4(;i32,nxv8i16,nxv8i16,nxv8i16>,nxv8i16>,nxv8i16"
    ",nxv8i16,nxv8i16,nxv8i16)",
    "llvm.aarch64.sme<.smla|.smls|.sumla|.umla|.umls|.usmla>.za32.lane<"
    ".vg4x1(;i32|<.vg4x2(;i32|.vg4x4(;i32,nxv16i8,nxv16i8>,nxv16i8>,nxv16i8"
    ",nxv16i8,=<0..15>)",
    "llvm.aarch64.sme<.smopa|.smops|.umopa|.umops>.za32(;=<0..3>,nxv8i1"
    ",nxv8i1,nxv8i16,nxv8i16)",
    "llvm.aarch64.sme<.write.vg1x2|<.fmlal|.fmlsl>.single.vg2x1>(;i32"
    ",nxv8bf16,nxv8bf16)",
    "llvm.aarch64.sme<.write.vg1x2|<.fmlal|.fmlsl>.single.vg2x1>(;i32,nxv8f16"
    ",nxv8f16)",
    "llvm.aarch64.sme<.write.vg1x2|<.smlal|.smlsl|.umlal|.umlsl>.single"
    ".vg2x1>(;i32,nxv8i16,nxv8i16)",
    "llvm.aarch64.sme<.write.vg1x2|<.smla|.smls|.umla|.umls|.usmla>.za32"
    ".single.vg4x1>(;i32,nxv16i8,nxv16i8)",
    "llvm.aarch64.sme<.write.vg1x4|<.sdot|.udot|.usdot>.za32.vg1x2|<.smla|"
    ".smls|.umla|.umls|.usmla>.za32.vg4x2>(;i32,nxv16i8,nxv16i8,nxv16i8"
    ",nxv16i8)",
    "llvm.aarch64.sme<<.sdot|.sudot|.suvdot|.svdot|.udot|.usdot|.usvdot|"
    ".uvdot>.lane.za32.vg1x4(;i32,nxv16i8,nxv16i8|<.sdot|.sudot|.udot|.usdot>"
    ".lane.za32.vg1x2(;i32>,nxv16i8,nxv16i8,nxv16i8,=<0..3>)",
    "llvm.aarch64.sme<<.sdot|.sudot|.udot|.usdot>.single.za32.vg1x2|<.smla|"
    ".smls|.sumla|.umla|.umls|.usmla>.za32.single.vg4x2>(;i32,nxv16i8,nxv16i8"
    ",nxv16i8)",
    "llvm.aarch64.sme<<.sdot|.sudot|.udot|.usdot>.single.za32.vg1x4|<.smla|"
    ".smls|.sumla|.umla|.umls|.usmla>.za32.single.vg4x4>(;i32,nxv16i8,nxv16i8"
    ",nxv16i8,nxv16i8,nxv16i8)",
    "llvm.aarch64.sme<<.sdot|.svdot|.udot|.uvdot>.lane.za32.vg1x2(;i32|<.sdot"
    "|.udot>.lane.za32.vg1x4(;i32,nxv8i16,nxv8i16>,nxv8i16,nxv8i16,nxv8i16,="
    "<0..3>)",
    "llvm.aarch64.sme<<.sdot|.udot|.usdot>.za32.vg1x4|<.smla|.smls|.umla|"
    ".umls|.usmla>.za32.vg4x4>(;i32,nxv16i8,nxv16i8,nxv16i8,nxv16i8,nxv16i8"
    ",nxv16i8,nxv16i8,nxv16i8)",
    "llvm.aarch64.sve.fclamp.single<.x2({nxv2f64,nxv2f64};nxv2f64|"
    ".x4({nxv2f64,nxv2f64,nxv2f64,nxv2f64};nxv2f64,nxv2f64,nxv2f64>,nxv2f64"
    ",nxv2f64,nxv2f64)",
    "llvm.aarch64.sve.fclamp.single<.x2({nxv4f32,nxv4f32};nxv4f32|"
    ".x4({nxv4f32,nxv4f32,nxv4f32,nxv4f32};nxv4f32,nxv4f32,nxv4f32>,nxv4f32"
    ",nxv4f32,nxv4f32)",
    "llvm.aarch64.sve.fclamp.single<.x2({nxv8f16,nxv8f16};nxv8f16|"
    ".x4({nxv8f16,nxv8f16,nxv8f16,nxv8f16};nxv8f16,nxv8f16,nxv8f16>,nxv8f16"
    ",nxv8f16,nxv8f16)",
    "llvm.aarch64.sve.sel.x2({nxv16i8,nxv16i8};aarch64.svcount,nxv16i8"
    ",nxv16i8,nxv16i8,nxv16i8)",
    "llvm.aarch64.sve.sel.x2({nxv2i64,nxv2i64};aarch64.svcount,nxv2i64"
    ",nxv2i64,nxv2i64,nxv2i64)",
    "llvm.aarch64.sve.sel.x2({nxv4i32,nxv4i32};aarch64.svcount,nxv4i32"
    ",nxv4i32,nxv4i32,nxv4i32)",
    "llvm.aarch64.sve.sel.x2({nxv8i16,nxv8i16};aarch64.svcount,nxv8i16"
    ",nxv8i16,nxv8i16,nxv8i16)",
    "llvm.aarch64.sve.sel.x4({nxv16i8,nxv16i8,nxv16i8,nxv16i8};aarch64"
    ".svcount,nxv16i8,nxv16i8,nxv16i8,nxv16i8,nxv16i8,nxv16i8,nxv16i8,nxv16i8)",
    "llvm.aarch64.sve.sel.x4({nxv2i64,nxv2i64,nxv2i64,nxv2i64};aarch64"
    ".svcount,nxv2i64,nxv2i64,nxv2i64,nxv2i64,nxv2i64,nxv2i64,nxv2i64,nxv2i64)",
    "llvm.aarch64.sve.sel.x4({nxv4i32,nxv4i32,nxv4i32,nxv4i32};aarch64"
    ".svcount,nxv4i32,nxv4i32,nxv4i32,nxv4i32,nxv4i32,nxv4i32,nxv4i32,nxv4i32)",
    "llvm.aarch64.sve.sel.x4({nxv8i16,nxv8i16,nxv8i16,nxv8i16};aarch64"
    ".svcount,nxv8i16,nxv8i16,nxv8i16,nxv8i16,nxv8i16,nxv8i16,nxv8i16,nxv8i16)",
    "llvm.aarch64.sve.sel<.x2({nxv2f64,nxv2f64};aarch64.svcount|.x4({nxv2f64"
    ",nxv2f64,nxv2f64,nxv2f64};aarch64.svcount,nxv2f64,nxv2f64,nxv2f64"
    ",nxv2f64>,nxv2f64,nxv2f64,nxv2f64,nxv2f64)",
    "llvm.aarch64.sve.sel<.x2({nxv4f32,nxv4f32};aarch64.svcount|.x4({nxv4f32"
    ",nxv4f32,nxv4f32,nxv4f32};aarch64.svcount,nxv4f32,nxv4f32,nxv4f32"
    ",nxv4f32>,nxv4f32,nxv4f32,nxv4f32,nxv4f32)",
    "llvm.aarch64.sve.sel<.x2({nxv8f16,nxv8f16};aarch64.svcount|.x4({nxv8f16"
    ",nxv8f16,nxv8f16,nxv8f16};aarch64.svcount,nxv8f16,nxv8f16,nxv8f16"
    ",nxv8f16>,nxv8f16,nxv8f16,nxv8f16,nxv8f16)",
    "llvm.aarch64.sve.sqdmulh.vgx2({nxv16i8,nxv16i8};nxv16i8,nxv16i8,nxv16i8"
    ",nxv16i8)",
    "llvm.aarch64.sve.sqdmulh.vgx2({nxv2i64,nxv2i64};nxv2i64,nxv2i64,nxv2i64"
    ",nxv2i64)",
    "llvm.aarch64.sve.sqdmulh.vgx2({nxv4i32,nxv4i32};nxv4i32,nxv4i32,nxv4i32"
    ",nxv4i32)",
    "llvm.aarch64.sve.sqdmulh.vgx2({nxv8i16,nxv8i16};nxv8i16,nxv8i16,nxv8i16"
    ",nxv8i16)",
    "llvm.aarch64.sve<.bfcvt|.bfcvtn>.x2(nxv8bf16;nxv4f32,nxv4f32)",
    "llvm.aarch64.sve<.fcvtzs|.fcvtzu><.x2({nxv4i32,nxv4i32};nxv4f32|"
    ".x4({nxv4i32,nxv4i32,nxv4i32,nxv4i32};nxv4f32,nxv4f32,nxv4f32>,nxv4f32)",
    "llvm.aarch64.sve<.fcvt|.fcvtn>.x2(nxv8f16;nxv4f32,nxv4f32)",
    "llvm.aarch64.sve<.fmax|.fmaxnm|.fmin|.fminnm>.single.x2({nxv2f64"
    ",nxv2f64};nxv2f64,nxv2f64,nxv2f64)",
    "llvm.aarch64.sve<.fmax|.fmaxnm|.fmin|.fminnm>.single.x2({nxv4f32"
    ",nxv4f32};nxv4f32,nxv4f32,nxv4f32)",
    "llvm.aarch64.sve<.fmax|.fmaxnm|.fmin|.fminnm>.single.x2({nxv8f16"
    ",nxv8f16};nxv8f16,nxv8f16,nxv8f16)",
    "llvm.aarch64.sve<.fmax|.fmaxnm|.fmin|.fminnm><.x2({nxv2f64"
    ",nxv2f64};nxv2f64|<.single.x4({nxv2f64,nxv2f64,nxv2f64,nxv2f64};nxv2f64|"
    ".x4({nxv2f64,nxv2f64,nxv2f64,nxv2f64};nxv2f64,nxv2f64,nxv2f64,nxv2f64>"
    ",nxv2f64>,nxv2f64,nxv2f64,nxv2f64)",
    "llvm.aarch64.sve<.fmax|.fmaxnm|.fmin|.fminnm><.x2({nxv4f32"
    ",nxv4f32};nxv4f32|<.single.x4({nxv4f32,nxv4f32,nxv4f32,nxv4f32};nxv4f32|"
    ".x4({nxv4f32,nxv4f32,nxv4f32,nxv4f32};nxv4f32,nxv4f32,nxv4f32,nxv4f32>"
    ",nxv4f32>,nxv4f32,nxv4f32,nxv4f32)",
    "llvm.aarch64.sve<.fmax|.fmaxnm|.fmin|.fminnm><.x2({nxv8f16"
    ",nxv8f16};nxv8f16|<.single.x4({nxv8f16,nxv8f16,nxv8f16,nxv8f16};nxv8f16|"
    ".x4({nxv8f16,nxv8f16,nxv8f16,nxv8f16};nxv8f16,nxv8f16,nxv8f16,nxv8f16>"
    ",nxv8f16>,nxv8f16,nxv8f16,nxv8f16)",
    "llvm.aarch64.sve<.frinta|.frintm|.frintn|.frintp|.uzp|.uzpq|.zip|.zipq><"
    ".x2({nxv4f32,nxv4f32};nxv4f32|.x4({nxv4f32,nxv4f32,nxv4f32"
    ",nxv4f32};nxv4f32,nxv4f32,nxv4f32>,nxv4f32)",
    "llvm.aarch64.sve<.sclamp|.uclamp>.single.x4({nxv16i8,nxv16i8,nxv16i8"
    ",nxv16i8};nxv16i8,nxv16i8,nxv16i8,nxv16i8,nxv16i8,nxv16i8)",
    "llvm.aarch64.sve<.sclamp|.uclamp>.single.x4({nxv2i64,nxv2i64,nxv2i64"
    ",nxv2i64};nxv2i64,nxv2i64,nxv2i64,nxv2i64,nxv2i64,nxv2i64)",
    "llvm.aarch64.sve<.sclamp|.uclamp>.single.x4({nxv4i32,nxv4i32,nxv4i32"
    ",nxv4i32};nxv4i32,nxv4i32,nxv4i32,nxv4i32,nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<.sclamp|.uclamp>.single.x4({nxv8i16,nxv8i16,nxv8i16"
    ",nxv8i16};nxv8i16,nxv8i16,nxv8i16,nxv8i16,nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<.scvtf|.ucvtf>.x4({nxv4f32,nxv4f32,nxv4f32"
    ",nxv4f32};nxv4i32,nxv4i32,nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<.sel<.x2({nxv8bf16,nxv8bf16};aarch64.svcount|"
    ".x4({nxv8bf16,nxv8bf16,nxv8bf16,nxv8bf16};aarch64.svcount,nxv8bf16"
    ",nxv8bf16,nxv8bf16,nxv8bf16>,nxv8bf16,nxv8bf16,nxv8bf16|<.uzp|.uzpq|.zip"
    "|.zipq><.x2({nxv8bf16,nxv8bf16};nxv8bf16|.x4({nxv8bf16,nxv8bf16,nxv8bf16"
    ",nxv8bf16};nxv8bf16,nxv8bf16,nxv8bf16>>,nxv8bf16)",
    "llvm.aarch64.sve<.sqcvt|.sqcvtn|.sqcvtu|.sqcvtun|.uqcvt|.uqcvtn>"
    ".x4(nxv16i8;nxv4i32,nxv4i32,nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<.sqcvt|.sqcvtn|.sqcvtu|.sqcvtun|.uqcvt|.uqcvtn>"
    ".x4(nxv8i16;nxv2i64,nxv2i64,nxv2i64,nxv2i64)",
    "llvm.aarch64.sve<.sqcvt|.sqcvtu|.uqcvt>.x2(nxv8i16;nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<.sqdmulh.single.vgx2|<.add|.smax|.smin|.srshl|.umax|"
    ".umin|.urshl>.single.x2>({nxv16i8,nxv16i8};nxv16i8,nxv16i8,nxv16i8)",
    "llvm.aarch64.sve<.sqdmulh.single.vgx2|<.add|.smax|.smin|.srshl|.umax|"
    ".umin|.urshl>.single.x2>({nxv2i64,nxv2i64};nxv2i64,nxv2i64,nxv2i64)",
    "llvm.aarch64.sve<.sqdmulh.single.vgx2|<.add|.smax|.smin|.srshl|.umax|"
    ".umin|.urshl>.single.x2>({nxv4i32,nxv4i32};nxv4i32,nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<.sqdmulh.single.vgx2|<.add|.smax|.smin|.srshl|.umax|"
    ".umin|.urshl>.single.x2>({nxv8i16,nxv8i16};nxv8i16,nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<.sqdmulh.single.vgx4|<.add|.smax|.smin|.srshl|.umax|"
    ".umin|.urshl>.single.x4>({nxv16i8,nxv16i8,nxv16i8,nxv16i8};nxv16i8"
    ",nxv16i8,nxv16i8,nxv16i8,nxv16i8)",
    "llvm.aarch64.sve<.sqdmulh.single.vgx4|<.add|.smax|.smin|.srshl|.umax|"
    ".umin|.urshl>.single.x4>({nxv2i64,nxv2i64,nxv2i64,nxv2i64};nxv2i64"
    ",nxv2i64,nxv2i64,nxv2i64,nxv2i64)",
    "llvm.aarch64.sve<.sqdmulh.single.vgx4|<.add|.smax|.smin|.srshl|.umax|"
    ".umin|.urshl>.single.x4>({nxv4i32,nxv4i32,nxv4i32,nxv4i32};nxv4i32"
    ",nxv4i32,nxv4i32,nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<.sqdmulh.single.vgx4|<.add|.smax|.smin|.srshl|.umax|"
    ".umin|.urshl>.single.x4>({nxv8i16,nxv8i16,nxv8i16,nxv8i16};nxv8i16"
    ",nxv8i16,nxv8i16,nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<.sqdmulh.vgx4|<.smax|.smin|.srshl|.umax|.umin|.urshl>"
    ".x4>({nxv16i8,nxv16i8,nxv16i8,nxv16i8};nxv16i8,nxv16i8,nxv16i8,nxv16i8"
    ",nxv16i8,nxv16i8,nxv16i8,nxv16i8)",
    "llvm.aarch64.sve<.sqdmulh.vgx4|<.smax|.smin|.srshl|.umax|.umin|.urshl>"
    ".x4>({nxv2i64,nxv2i64,nxv2i64,nxv2i64};nxv2i64,nxv2i64,nxv2i64,nxv2i64"
    ",nxv2i64,nxv2i64,nxv2i64,nxv2i64)",
    "llvm.aarch64.sve<.sqdmulh.vgx4|<.smax|.smin|.srshl|.umax|.umin|.urshl>"
    ".x4>({nxv4i32,nxv4i32,nxv4i32,nxv4i32};nxv4i32,nxv4i32,nxv4i32,nxv4i32"
    ",nxv4i32,nxv4i32,nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<.sqdmulh.vgx4|<.smax|.smin|.srshl|.umax|.umin|.urshl>"
    ".x4>({nxv8i16,nxv8i16,nxv8i16,nxv8i16};nxv8i16,nxv8i16,nxv8i16,nxv8i16"
    ",nxv8i16,nxv8i16,nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<.sqrshr|.sqrshrn|.sqrshru|.sqrshrun|.uqrshr|.uqrshrn>"
    ".x4(nxv16i8;nxv4i32,nxv4i32,nxv4i32,nxv4i32,=<1..32>)",
    "llvm.aarch64.sve<.sqrshr|.sqrshrn|.sqrshru|.sqrshrun|.uqrshr|.uqrshrn>"
    ".x4(nxv8i16;nxv2i64,nxv2i64,nxv2i64,nxv2i64,=<1..64>)",
    "llvm.aarch64.sve<.sqrshr|.sqrshru|.uqrshr>.x2(nxv8i16;nxv4i32,nxv4i32,="
    "<1..16>)", "llvm.aarch64.sve<.sunpk|.uunpk>.x2({nxv2i64,nxv2i64};nxv4i32)",
    "llvm.aarch64.sve<.sunpk|.uunpk>.x2({nxv4i32,nxv4i32};nxv8i16)",
    "llvm.aarch64.sve<.sunpk|.uunpk>.x2({nxv8i16,nxv8i16};nxv16i8)",
    "llvm.aarch64.sve<.uzp|.uzpq|.zip|.zipq>.x2({nxv2i64,nxv2i64};nxv2i64"
    ",nxv2i64)",
    "llvm.aarch64.sve<.uzp|.uzpq|.zip|.zipq>.x4({nxv16i8,nxv16i8,nxv16i8"
    ",nxv16i8};nxv16i8,nxv16i8,nxv16i8,nxv16i8)",
    "llvm.aarch64.sve<.uzp|.uzpq|.zip|.zipq>.x4({nxv2i64,nxv2i64,nxv2i64"
    ",nxv2i64};nxv2i64,nxv2i64,nxv2i64,nxv2i64)",
    "llvm.aarch64.sve<.uzp|.uzpq|.zip|.zipq>.x4({nxv4i32,nxv4i32,nxv4i32"
    ",nxv4i32};nxv4i32,nxv4i32,nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<.uzp|.uzpq|.zip|.zipq>.x4({nxv8i16,nxv8i16,nxv8i16"
    ",nxv8i16};nxv8i16,nxv8i16,nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<.uzp|.uzpq|.zip|.zipq><.x2({nxv2f64,nxv2f64};nxv2f64|"
    ".x4({nxv2f64,nxv2f64,nxv2f64,nxv2f64};nxv2f64,nxv2f64,nxv2f64>,nxv2f64)",
    "llvm.aarch64.sve<.uzp|.uzpq|.zip|.zipq><.x2({nxv8f16,nxv8f16};nxv8f16|"
    ".x4({nxv8f16,nxv8f16,nxv8f16,nxv8f16};nxv8f16,nxv8f16,nxv8f16>,nxv8f16)",
    "llvm.aarch64.sve<<.sclamp|.uclamp>.single|<.smax|.smin|.srshl|.umax|"
    ".umin|.urshl>>.x2({nxv16i8,nxv16i8};nxv16i8,nxv16i8,nxv16i8,nxv16i8)",
    "llvm.aarch64.sve<<.sclamp|.uclamp>.single|<.smax|.smin|.srshl|.umax|"
    ".umin|.urshl>>.x2({nxv2i64,nxv2i64};nxv2i64,nxv2i64,nxv2i64,nxv2i64)",
    "llvm.aarch64.sve<<.sclamp|.uclamp>.single|<.smax|.smin|.srshl|.umax|"
    ".umin|.urshl>>.x2({nxv4i32,nxv4i32};nxv4i32,nxv4i32,nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<<.sclamp|.uclamp>.single|<.smax|.smin|.srshl|.umax|"
    ".umin|.urshl>>.x2({nxv8i16,nxv8i16};nxv8i16,nxv8i16,nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<<.scvtf|.ucvtf>.x2({nxv4f32,nxv4f32|<.sunpk|.uunpk>"
    ".x4({nxv2i64,nxv2i64,nxv2i64,nxv2i64|<.uzp|.uzpq|.zip|.zipq>.x2({nxv4i32"
    ",nxv4i32>};nxv4i32,nxv4i32)",
    "llvm.aarch64.sve<<.sunpk|.uunpk>.x4({nxv4i32,nxv4i32,nxv4i32,nxv4i32|<"
    ".uzp|.uzpq|.zip|.zipq>.x2({nxv8i16,nxv8i16>};nxv8i16,nxv8i16)",
    "llvm.aarch64.sve<<.sunpk|.uunpk>.x4({nxv8i16,nxv8i16,nxv8i16,nxv8i16|<"
    ".uzp|.uzpq|.zip|.zipq>.x2({nxv16i8,nxv16i8>};nxv16i8,nxv16i8)"
  ],
  [CPU_AArch64Feature<"sme2">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sve.bfclamp.single<.x2({nxv8bf16,nxv8bf16};nxv8bf16|"
    ".x4({nxv8bf16,nxv8bf16,nxv8bf16,nxv8bf16};nxv8bf16,nxv8bf16,nxv8bf16>"
    ",nxv8bf16,nxv8bf16,nxv8bf16)",
    "llvm.aarch64.sve<.fadd|.fmax|.fmaxnm|.fmin|.fminnm|.fmul|.fsub><|"
    ".u>(nxv8bf16;nxv8i1,nxv8bf16,nxv8bf16)",
    "llvm.aarch64.sve<.fclamp(nxv8bf16|<.fmax|.fmaxnm|.fmin|.fminnm>.single"
    ".x2({nxv8bf16,nxv8bf16}>;nxv8bf16,nxv8bf16,nxv8bf16)",
    "llvm.aarch64.sve<.fmax|.fmaxnm|.fmin|.fminnm><.x2({nxv8bf16"
    ",nxv8bf16};nxv8bf16|<.single.x4({nxv8bf16,nxv8bf16,nxv8bf16"
    ",nxv8bf16};nxv8bf16|.x4({nxv8bf16,nxv8bf16,nxv8bf16,nxv8bf16};nxv8bf16"
    ",nxv8bf16,nxv8bf16,nxv8bf16>,nxv8bf16>,nxv8bf16,nxv8bf16,nxv8bf16)",
    "llvm.aarch64.sve<.fmla|.fmls><|.u>(nxv8bf16;nxv8i1,nxv8bf16,nxv8bf16"
    ",nxv8bf16)",
    "llvm.aarch64.sve<.fmul.lane(nxv8bf16;nxv8bf16|<.fmla|.fmls>"
    ".lane(nxv8bf16;nxv8bf16,nxv8bf16>,nxv8bf16,=<0..7>)"
  ],
  [CPU_AArch64Feature<"sme2">, CPU_AArch64Feature<"sve-b16b16">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sve.fmul.single.x2({nxv8bf16,nxv8bf16};nxv8bf16,nxv8bf16"
    ",nxv8bf16)",
    "llvm.aarch64.sve.fmul<.x2({nxv8bf16,nxv8bf16};nxv8bf16|<.single"
    ".x4({nxv8bf16,nxv8bf16,nxv8bf16,nxv8bf16};nxv8bf16|.x4({nxv8bf16"
    ",nxv8bf16,nxv8bf16,nxv8bf16};nxv8bf16,nxv8bf16,nxv8bf16,nxv8bf16>"
    ",nxv8bf16>,nxv8bf16,nxv8bf16,nxv8bf16)",
    "llvm.aarch64.sve.fscale<(nxv8bf16;nxv8i1|.single<.x2({nxv8bf16"
    ",nxv8bf16};nxv8bf16|.x4({nxv8bf16,nxv8bf16,nxv8bf16,nxv8bf16};nxv8bf16"
    ",nxv8bf16,nxv8bf16>>,nxv8bf16,nxv8i16)",
    "llvm.aarch64.sve.fscale<.x2({nxv8bf16,nxv8bf16};nxv8bf16,nxv8bf16|"
    ".x4({nxv8bf16,nxv8bf16,nxv8bf16,nxv8bf16};nxv8bf16,nxv8bf16,nxv8bf16"
    ",nxv8bf16,nxv8i16,nxv8i16>,nxv8i16,nxv8i16)"
  ],
  [CPU_AArch64Feature<"sme2">, CPU_AArch64Feature<"sve-bfscale">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sme.readz.q<.horiz|.vert><(nxv16i8|(nxv2f64|(nxv2i64"
    "|(nxv4f32|(nxv4i32|(nxv8bf16|(nxv8f16|(nxv8i16>;=<0..15>,i32)",
    "llvm.aarch64.sme.readz.x2({<nxv16i8,nxv16i8|nxv2f64,nxv2f64|nxv2i64"
    ",nxv2i64|nxv4f32,nxv4f32|nxv4i32,nxv4i32|nxv8bf16,nxv8bf16|nxv8f16"
    ",nxv8f16|nxv8i16,nxv8i16>};i32)",
    "llvm.aarch64.sme.readz.x4({<nxv16i8,nxv16i8,nxv16i8,nxv16i8|nxv2f64"
    ",nxv2f64,nxv2f64,nxv2f64|nxv2i64,nxv2i64,nxv2i64,nxv2i64|nxv4f32,nxv4f32"
    ",nxv4f32,nxv4f32|nxv4i32,nxv4i32,nxv4i32,nxv4i32|nxv8bf16,nxv8bf16"
    ",nxv8bf16,nxv8bf16|nxv8f16,nxv8f16,nxv8f16,nxv8f16|nxv8i16,nxv8i16"
    ",nxv8i16,nxv8i16>};i32)",
    "llvm.aarch64.sme.readz<.horiz|.vert><(nxv16i8|<.x2({nxv16i8|.x4({nxv16i8"
    ",nxv16i8,nxv16i8>,nxv16i8}>;=0,i32)",
    "llvm.aarch64.sme.readz<.horiz|.vert><(nxv2f64|(nxv2i64>;=<0..7>,i32)",
    "llvm.aarch64.sme.readz<.horiz|.vert><(nxv4f32|(nxv4i32>;=<0..3>,i32)",
    "llvm.aarch64.sme.readz<.horiz|.vert><(nxv8bf16|(nxv8f16|(nxv8i16>;=<0."
    ".1>,i32)",
    "llvm.aarch64.sme.readz<.horiz|.vert><.x2({<nxv8bf16,nxv8bf16|nxv8f16"
    ",nxv8f16|nxv8i16,nxv8i16>|.x4({<nxv8bf16,nxv8bf16,nxv8bf16,nxv8bf16"
    "|nxv8f16,nxv8f16,nxv8f16,nxv8f16|nxv8i16,nxv8i16,nxv8i16,nxv8i16>>};=<0."
    ".1>,i32)",
    "llvm.aarch64.sme.readz<.horiz|.vert><<.x2({nxv2f64|.x4({nxv2f64,nxv2f64"
    ",nxv2f64>,nxv2f64|<.x2({nxv2i64|.x4({nxv2i64,nxv2i64,nxv2i64>"
    ",nxv2i64>};=<0..7>,i32)",
    "llvm.aarch64.sme.readz<.horiz|.vert><<.x2({nxv4f32|.x4({nxv4f32,nxv4f32"
    ",nxv4f32>,nxv4f32|<.x2({nxv4i32|.x4({nxv4i32,nxv4i32,nxv4i32>"
    ",nxv4i32>};=<0..3>,i32)",
    "llvm.aarch64.sme.zero.za64<.vg1x2|.vg1x4|.vg2x1|.vg2x2|.vg2x4|.vg4x1|"
    ".vg4x2|.vg4x4>(;i32)"
  ],
  [CPU_AArch64Feature<"sme2p1">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sve.rax1(nxv2i64;nxv2i64,nxv2i64)"
  ],
  [CPU_AArch64Feature<"sme2p1">, CPU_AArch64Feature<"sve-sha3">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sve.fmul.single.x2({nxv2f64,nxv2f64};nxv2f64,nxv2f64"
    ",nxv2f64)",
    "llvm.aarch64.sve.fmul.single.x2({nxv4f32,nxv4f32};nxv4f32,nxv4f32"
    ",nxv4f32)",
    "llvm.aarch64.sve.fmul.single.x2({nxv8f16,nxv8f16};nxv8f16,nxv8f16"
    ",nxv8f16)",
    "llvm.aarch64.sve.fmul<.x2({nxv2f64,nxv2f64};nxv2f64|<.single.x4({nxv2f64"
    ",nxv2f64,nxv2f64,nxv2f64};nxv2f64|.x4({nxv2f64,nxv2f64,nxv2f64"
    ",nxv2f64};nxv2f64,nxv2f64,nxv2f64,nxv2f64>,nxv2f64>,nxv2f64,nxv2f64"
    ",nxv2f64)",
    "llvm.aarch64.sve.fmul<.x2({nxv4f32,nxv4f32};nxv4f32|<.single.x4({nxv4f32"
    ",nxv4f32,nxv4f32,nxv4f32};nxv4f32|.x4({nxv4f32,nxv4f32,nxv4f32"
    ",nxv4f32};nxv4f32,nxv4f32,nxv4f32,nxv4f32>,nxv4f32>,nxv4f32,nxv4f32"
    ",nxv4f32)",
    "llvm.aarch64.sve.fmul<.x2({nxv8f16,nxv8f16};nxv8f16|<.single.x4({nxv8f16"
    ",nxv8f16,nxv8f16,nxv8f16};nxv8f16|.x4({nxv8f16,nxv8f16,nxv8f16"
    ",nxv8f16};nxv8f16,nxv8f16,nxv8f16,nxv8f16>,nxv8f16>,nxv8f16,nxv8f16"
    ",nxv8f16)",
    "llvm.aarch64.sve<.compact|.expand><(nxv16i8;nxv16i1,nxv16i8"
    "|(nxv2f64;nxv2i1,nxv2f64|(nxv2i64;nxv2i1,nxv2i64|(nxv4f32;nxv4i1,nxv4f32"
    "|(nxv4i32;nxv4i1,nxv4i32|(nxv8bf16;nxv8i1,nxv8bf16|(nxv8f16;nxv8i1"
    ",nxv8f16|(nxv8i16;nxv8i1,nxv8i16>)"
  ],
  [CPU_AArch64Feature<"sme2p2">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sve<<.aesd|.aese>(nxv16i8;nxv16i8,nxv16i8|<.aesimc|"
    ".aesmc>(nxv16i8;nxv16i8|<.pmullb|.pmullt>.pair(nxv2i64;nxv2i64,nxv2i64>)"
  ],
  [CPU_AArch64Feature<"ssve-aes">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sve<<.aesd|.aesdimc|.aese|.aesemc>.lane<.x2({nxv16i8"
    ",nxv16i8};nxv16i8|.x4({nxv16i8,nxv16i8,nxv16i8,nxv16i8};nxv16i8,nxv16i8"
    ",nxv16i8>,nxv16i8,nxv16i8,=<0..3>|<.pmlal.pair.x2({nxv2i64"
    ",nxv2i64};nxv2i64,nxv2i64,nxv2i64|.pmull.pair.x2({nxv2i64"
    ",nxv2i64};nxv2i64>,nxv2i64>)"
  ],
  [CPU_AArch64Feature<"ssve-aes">, CPU_AArch64Feature<"sve-aes2">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sve<.bdep|.bext|.bgrp>.x<(nxv16i8;nxv16i8,nxv16i8"
    "|(nxv2i64;nxv2i64,nxv2i64|(nxv4i32;nxv4i32,nxv4i32|(nxv8i16;nxv8i16"
    ",nxv8i16>)"
  ],
  [CPU_AArch64Feature<"ssve-bitperm">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sve.fexpa.x<(nxv2f64;nxv2i64|(nxv4f32;nxv4i32"
    "|(nxv8f16;nxv8i16>)"
  ],
  [CPU_AArch64Feature<"ssve-fexpa">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sve.fp8.fdot<(nxv8f16;nxv8f16,nxv16i8,nxv16i8|"
    ".lane(nxv8f16;nxv8f16,nxv16i8,nxv16i8,=<0..7>>)"
  ],
  [CPU_AArch64Feature<"ssve-fp8dot2">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sve.fp8.fdot<(nxv4f32;nxv4f32,nxv16i8,nxv16i8|"
    ".lane(nxv4f32;nxv4f32,nxv16i8,nxv16i8,=<0..3>>)"
  ],
  [CPU_AArch64Feature<"ssve-fp8dot4">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64.sve.fp8<.fmlalb|.fmlalt><(nxv8f16;nxv8f16,nxv16i8,nxv16i8|"
    ".lane(nxv8f16;nxv8f16,nxv16i8,nxv16i8,=<0..15>>)",
    "llvm.aarch64.sve.fp8<.fmlallbb|.fmlallbt|.fmlalltb|.fmlalltt>"
    "<(nxv4f32;nxv4f32,nxv16i8,nxv16i8|.lane(nxv4f32;nxv4f32,nxv16i8,nxv16i8"
    ",=<0..7>>)"
  ],
  [CPU_AArch64Feature<"ssve-fp8fma">]>;

def : AvailabilityForNames<CPU_StreamingIntrinsics, [
    "llvm.aarch64<.clrex(;|.cls(i32;i32|.prefetch(;p,=<0..1>,=<0..1>,=<0..1>"
    ",=<0..1>|.range.prefetch(;p,=<0..1>,=<0..1>,i64|<.chkfeat(i64|"
    ".cls64(i32>;i64>)"
  ],
  [CPU_OnAArch64]>;

#endif // MLIR_AVAILABILITY_GENERATED_CPUCALLSAARCH64_TD
