//===- TosaProfiles.td - Profiles and extensions of ops ----*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The profiles and extensions of TOSA that have an op with at least some types.
// The source is the TOSA specification: the table "Supported Data Types" of each
// op. Upstream has these tables in TosaComplianceData.h.inc.
//
// Upstream's own records of MLIR 22 and MLIR 23 state the same, in a class
// `Availability` that MLIR 24 lacks. So we don't read them, and the records here
// hold for all versions. A test compares them with upstream's records and with
// the tables.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_TOSAPROFILES_TD
#define MLIR_AVAILABILITY_DIALECTS_TOSAPROFILES_TD

include "mlir-availability/dialects/Tosa/TosaBase.td"

//===----------------------------------------------------------------------===//
// Ops that depend on their types
//===----------------------------------------------------------------------===//

// The profiles and extensions that have an op. Each op has one such record.
class TOSA_For<Op target> : AvailabilityFor<target> {
  let replaces = 1;
}

// An op whose requirements depend on types. It needs one of the profiles and
// extensions that have it with some types: `tosa.add` has profiles pro_int and
// pro_fp, and extensions bf16 and int64. What it needs with its types is in the
// tables, which cpp/lib/Dialect/Tosa/Types.cpp reads.
class TOSA_ByType<Op target, list<I32EnumAttrCase> profiles,
                  list<I32EnumAttrCase> extensions> : TOSA_For<target> {
  let availability =
      [AnyOf<[TOSA_Profile<profiles>, TOSA_Extension<extensions>]>];
}

defvar TOSA_Both = [Tosa_PRO_INT, Tosa_PRO_FP];
defvar TOSA_Float8 = [Tosa_EXT_FP8E4M3, Tosa_EXT_FP8E5M2];
// Block-scaled types. Only `tosa.cast` and `tosa.const` have them in MLIR 23.
defvar TOSA_BlockScaled = !listconcat(
  CaseIfExists<"Tosa_EXT_MX_COMMON">.cases,
  CaseIfExists<"Tosa_EXT_MX_FP4E2M1">.cases,
  CaseIfExists<"Tosa_EXT_MX_FP6E2M3">.cases,
  CaseIfExists<"Tosa_EXT_MX_FP6E3M2">.cases,
  CaseIfExists<"Tosa_EXT_MX_FP8E4M3">.cases,
  CaseIfExists<"Tosa_EXT_MX_FP8E5M2">.cases,
  CaseIfExists<"Tosa_EXT_MX_INT8">.cases
);
class TOSA_IfMLIR24<list<I32EnumAttrCase> all> {
  list<I32EnumAttrCase> cases = !if(IsMLIR24, all, []<I32EnumAttrCase>);
}
defvar TOSA_BlockScaled24 = TOSA_IfMLIR24<TOSA_BlockScaled>.cases;

// Elementwise ops and reductions.
foreach op = [
  Tosa_AbsOp, Tosa_AddOp, Tosa_EqualOp, Tosa_GreaterEqualOp, Tosa_GreaterOp,
  Tosa_MaximumOp, Tosa_MinimumOp, Tosa_MulOp, Tosa_NegateOp, Tosa_ReduceMaxOp,
  Tosa_ReduceMinOp, Tosa_ReduceSumOp, Tosa_SelectOp, Tosa_SubOp
] in
  def : TOSA_ByType<op, TOSA_Both, [Tosa_EXT_BF16, Tosa_EXT_INT64]>;
foreach op = [
  Tosa_CeilOp, Tosa_CosOp, Tosa_ErfOp, Tosa_ExpOp, Tosa_FloorOp, Tosa_LogOp,
  Tosa_PowOp, Tosa_ReciprocalOp, Tosa_ReduceProductOp, Tosa_RsqrtOp,
  Tosa_SigmoidOp, Tosa_SinOp, Tosa_TanhOp
] in
  def : TOSA_ByType<op, [Tosa_PRO_FP], [Tosa_EXT_BF16]>;
foreach op = [
  Tosa_ArithmeticRightShiftOp, Tosa_BitwiseAndOp, Tosa_BitwiseNotOp,
  Tosa_BitwiseOrOp, Tosa_BitwiseXorOp, Tosa_ClzOp
] in
  def : TOSA_ByType<op, [Tosa_PRO_INT], [Tosa_EXT_INT64]>;
foreach op = [
  Tosa_IntDivOp, Tosa_LogicalLeftShiftOp, Tosa_LogicalRightShiftOp
] in
  def : TOSA_ByType<op, TOSA_Both, [Tosa_EXT_INT64]>;
foreach op = [
  Tosa_LogicalAndOp, Tosa_LogicalNotOp, Tosa_LogicalOrOp, Tosa_LogicalXorOp,
  Tosa_ReduceAllOp, Tosa_ReduceAnyOp
] in
  def : TOSA_ByType<op, TOSA_Both, []>;
def : TOSA_ByType<Tosa_ClampOp, TOSA_Both, [Tosa_EXT_INT16, Tosa_EXT_BF16]>;
def : TOSA_ByType<Tosa_TableOp, [Tosa_PRO_INT], [Tosa_EXT_INT16]>;
def : TOSA_ByType<Tosa_RescaleOp, [Tosa_PRO_INT], [Tosa_EXT_INT16]>;

// Tensor ops.
foreach op = !listconcat([Tosa_ArgMaxOp], OpsOfMLIR24<["Tosa_ArgMinOp"]>.ops) in
  def : TOSA_ByType<op, TOSA_Both,
                    !listconcat([Tosa_EXT_INT16], TOSA_Float8,
                                [Tosa_EXT_BF16, Tosa_EXT_INT64])>;
defvar TOSA_Windows = !listconcat([Tosa_EXT_INT16], TOSA_Float8, [Tosa_EXT_BF16]);
foreach op = !listconcat([Tosa_AvgPool2dOp, Tosa_MatMulOp, Tosa_MaxPool2dOp],
                         OpsOfMLIR23<["Tosa_AvgPool2dAdaptiveOp",
                                      "Tosa_MaxPool2dAdaptiveOp"]>.ops) in
  def : TOSA_ByType<op, TOSA_Both, TOSA_Windows>;
foreach op = OpsOfMLIR23<["Tosa_MatMulTOp"]>.ops in
  def : TOSA_ByType<op, TOSA_Both, !listconcat(TOSA_Windows, TOSA_BlockScaled24)>;
foreach op = [Tosa_Conv2DOp, Tosa_Conv3DOp, Tosa_TransposeConv2DOp] in
  def : TOSA_ByType<op, TOSA_Both,
                    !listconcat([Tosa_EXT_INT4], TOSA_Windows,
                                TOSA_BlockScaled24)>;
def : TOSA_ByType<Tosa_DepthwiseConv2DOp, TOSA_Both,
                  !listconcat([Tosa_EXT_INT4], TOSA_Windows)>;
foreach op = [Tosa_FFT2dOp, Tosa_RFFT2dOp] in
  def : TOSA_ByType<op, [], [Tosa_EXT_FFT]>;
def : TOSA_ByType<Tosa_ResizeOp, TOSA_Both,
                  !listconcat([Tosa_EXT_INT16, Tosa_EXT_BF16],
                              TOSA_IfMLIR24<TOSA_Float8>.cases,
                              TOSA_BlockScaled24)>;

// Ops that move data.
defvar TOSA_Moved = !listconcat(TOSA_Float8, [Tosa_EXT_BF16, Tosa_EXT_INT64]);
foreach op = [
  Tosa_GatherOp, Tosa_ReshapeOp, Tosa_ReverseOp, Tosa_ScatterOp, Tosa_SliceOp,
  Tosa_TileOp, Tosa_TransposeOp
] in
  def : TOSA_ByType<op, TOSA_Both, !listconcat(TOSA_Moved, TOSA_BlockScaled24)>;
def : TOSA_ByType<Tosa_PadOp, TOSA_Both, TOSA_Moved>;
def : TOSA_ByType<Tosa_CastOp, TOSA_Both,
                  !listconcat(TOSA_Moved, TOSA_BlockScaled)>;
foreach op = !listconcat([Tosa_ConcatOp], OpsOfMLIR23<["Tosa_RowGatherOp"]>.ops) in
  def : TOSA_ByType<op, TOSA_Both,
                    !listconcat(TOSA_Float8,
                                [Tosa_EXT_BF16, Tosa_EXT_INT16, Tosa_EXT_INT64],
                                TOSA_BlockScaled24)>;
def : TOSA_ByType<Tosa_ConstOp, TOSA_Both,
                  !listconcat([Tosa_EXT_INT4], TOSA_Windows,
                              [Tosa_EXT_MXFP, Tosa_EXT_INT64], TOSA_BlockScaled)>;
def : TOSA_ByType<Tosa_IdentityOp, TOSA_Both,
                  !listconcat([Tosa_EXT_INT4], TOSA_Windows, [Tosa_EXT_INT64],
                              TOSA_BlockScaled24)>;
foreach op = [Tosa_VariableOp, Tosa_VariableReadOp, Tosa_VariableWriteOp] in
  def : TOSA_ByType<op, TOSA_Both, [Tosa_EXT_VARIABLE]>;

// The tables state an extension alone for the following ops. The profiles are
// those that the extensions extend; upstream's records have them, too.
def : TOSA_ByType<Tosa_MatmulTBlockScaledOp, [Tosa_PRO_FP], [Tosa_EXT_MXFP]>;
foreach op = [Tosa_CastFromBlockScaledOp, Tosa_CastToBlockScaledOp] in
  def : TOSA_ByType<op, [Tosa_PRO_FP], [Tosa_EXT_BF16, Tosa_EXT_MXFP]>;
foreach op = OpsOfMLIR23<["Tosa_Conv2DBlockScaledOp"]>.ops in
  def : TOSA_ByType<op, [Tosa_PRO_FP],
                    CaseIfExists<"Tosa_EXT_MXFP_CONV">.cases>;
def : TOSA_ByType<Tosa_DimOp, TOSA_Both,
                  !listconcat([Tosa_EXT_SHAPE],
                              !if(IsMLIR22, []<I32EnumAttrCase>,
                                  !listconcat(TOSA_Float8,
                                              [Tosa_EXT_BF16, Tosa_EXT_MXFP,
                                               Tosa_EXT_INT64])),
                              TOSA_BlockScaled24)>;

foreach op = OpsOfMLIR23<["Tosa_RowGatherBlockScaledOp"]>.ops in
  def : TOSA_ByType<op, TOSA_Both,
                    !listconcat(TOSA_Float8, [Tosa_EXT_BF16, Tosa_EXT_MXFP,
                                              Tosa_EXT_INT64])>;
// There is no table for this op: no types are available.
foreach op = OpsOfMLIR23<["Tosa_ReshapeBlockScaledOp"]>.ops in
  def : TOSA_ByType<op, TOSA_Both, []>;

//===----------------------------------------------------------------------===//
// Ops that don't depend on their types
//===----------------------------------------------------------------------===//

// One of the profiles, and one of the extensions, if there are any.
class TOSA_Always<Op target, list<I32EnumAttrCase> profiles,
                  list<I32EnumAttrCase> extensions> : TOSA_For<target> {
  let availability = !listconcat(
    !if(!empty(profiles), []<OwnAvailability>, [TOSA_Profile<profiles>]),
    !if(!empty(extensions), []<OwnAvailability>, [TOSA_Extension<extensions>]));
}

foreach op = !listconcat(OpsOfMLIR23<["Tosa_AssertEqualShapeOp"]>.ops, [
  Tosa_AddShapeOp, Tosa_ConcatShapeOp, Tosa_DivCeilShapeOp,
  Tosa_DivFloorShapeOp, Tosa_Exp2ShapeOp, Tosa_Log2CeilShapeOp,
  Tosa_Log2FloorShapeOp, Tosa_MaxShapeOp, Tosa_MinShapeOp, Tosa_ModShapeOp,
  Tosa_MulShapeOp, Tosa_SliceShapeOp, Tosa_SubShapeOp
]) in
  def : TOSA_Always<op, TOSA_Both, [Tosa_EXT_SHAPE]>;
def : TOSA_Always<Tosa_ConstShapeOp, TOSA_Both, []>;
foreach op = [Tosa_IfOp, Tosa_WhileOp] in
  def : TOSA_Always<op, [], [Tosa_EXT_CONTROLFLOW]>;

// Each implementation chooses its custom operators (TOSA, "CUSTOM").
def : TOSA_Always<Tosa_CustomOp, TOSA_Both, []>;
def : AvailabilityFor<Tosa_CustomOp> {
  let availability = [
    UnknownNeeds<"each implementation of TOSA chooses its custom operators", [{
      ("each implementation of TOSA chooses its custom operators; this is '" +
       $_self.getOperatorName() + "' of domain '" + $_self.getDomainName() + "'")
          .str()
    }]>
  ];
}

// `tosa.yield` ends a region. `tosa.apply_scale` isn't in the specification.
foreach op = [Tosa_YieldOp, Tosa_ApplyScaleOp] in
  def : TOSA_Always<op, [], []>;

// Other ops, which a newer MLIR has, are unknown.
defvar TOSA_Stated = !foreach(each, !instances<TOSA_For>(), each.op);
foreach op = !filter(op, !instances<Tosa_Op>(),
                     !foldl(true, TOSA_Stated, isNew, stated,
                            !and(isNew, !ne(op.opName, stated.opName)))) in
  def : AvailabilityFor<op> {
    let availability = [
      UnknownNeeds<"no record states which profiles and extensions have this op">
    ];
  }

#endif // MLIR_AVAILABILITY_DIALECTS_TOSAPROFILES_TD
