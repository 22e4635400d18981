//===- TOSATargets.td - TOSA profiles as targets -----------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The profiles of TOSA's versions as named targets. An implementation of TOSA
// has at least one profile; extensions and levels above 8K are optional.
// Neither of the two profiles includes the other.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOSATARGETS_TD
#define MLIR_AVAILABILITY_TOSATARGETS_TD

include "mlir-availability/dialects/Tosa/TosaBase.td"

// One profile of a version of TOSA, without any extension.
class TOSATarget<I32EnumAttrCase version, I32EnumAttrCase profile,
                 string contents, list<I32EnumAttrCase> possible>
    : NamedTarget<"tosa" # version.str # ":" # profile.str> {
  let family = "tosa:" # profile.str;
  let rank = version.value;
  // Workaround: tosa-empty-list
  // MLIR prints a target without extensions as `extensions = []`, which it
  // can't parse. We write `none`, which the resulting attribute doesn't
  // contain.
  let attribute =
    "#tosa.target_env<specification_version = \"" # version.str #
    "\", level = \"8k\", profiles = [" # profile.str # "], extensions = [none]>";
  let summary = "TOSA " # version.str # ", " # contents # ", no extension";
  let optional = !listconcat(
    !foreach(case, !filter(case, possible, !ne(case.str, profile.str)),
             case.str),
    [!strconcat("tosa.level=", Tosa_LVL_NONE.str)]);
}

// The possible additions: the other profile, and the extensions of the version.
defvar TOSA_1_0_Possible = [
  Tosa_PRO_INT, Tosa_PRO_FP, Tosa_EXT_INT16, Tosa_EXT_INT4, Tosa_EXT_BF16,
  Tosa_EXT_FP8E4M3, Tosa_EXT_FP8E5M2, Tosa_EXT_FFT, Tosa_EXT_VARIABLE,
  Tosa_EXT_CONTROLFLOW, Tosa_EXT_DOUBLEROUND, Tosa_EXT_INEXACTROUND,
  Tosa_EXT_DYNAMIC
];
defvar TOSA_1_1_Possible = !listconcat(TOSA_1_0_Possible, [
  Tosa_EXT_MXFP, Tosa_EXT_INT64, Tosa_EXT_SHAPE
],
  CaseIfExists<"Tosa_EXT_MXFP_CONV">.cases,
  CaseIfExists<"Tosa_EXT_MX_COMMON">.cases,
  CaseIfExists<"Tosa_EXT_MX_FP4E2M1">.cases,
  CaseIfExists<"Tosa_EXT_MX_FP6E2M3">.cases,
  CaseIfExists<"Tosa_EXT_MX_FP6E3M2">.cases,
  CaseIfExists<"Tosa_EXT_MX_FP8E4M3">.cases,
  CaseIfExists<"Tosa_EXT_MX_FP8E5M2">.cases,
  CaseIfExists<"Tosa_EXT_MX_INT8">.cases);

foreach profile = [Tosa_PRO_INT, Tosa_PRO_FP] in {
  defvar contents = !if(!eq(profile.str, Tosa_PRO_INT.str),
                        "integer inference", "floating-point inference");
  def : TOSATarget<Tosa_V_1_0, profile, contents, TOSA_1_0_Possible> {
    let source = "TOSA 1.0.0 specification, 1.4 Profiles, 1.5 Levels: 8K";
  }
  def : TOSATarget<Tosa_V_1_1_DRAFT, profile, contents, TOSA_1_1_Possible> {
    let source = "draft of the TOSA 1.1 specification as MLIR has it, "
                 "TosaComplianceData.h.inc";
  }
}

#endif // MLIR_AVAILABILITY_TOSATARGETS_TD
