//===- Tosa.td - Availability of the TOSA dialect ----------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Upstream's ops state their availability in upstream's own class
// `Availability`. This file adds the presentation of its dimensions, and states
// how to read the records of most ops.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_TOSA_TD
#define MLIR_AVAILABILITY_DIALECTS_TOSA_TD

include "mlir/Dialect/Tosa/IR/TosaOps.td"

#ifndef AVAILABILITY_CLASS_EXISTS
#define AVAILABILITY_CLASS_EXISTS
#endif
include "mlir-availability/Availability.td"

include "mlir-availability/TOSATargets.td"

def : AvailabilityForDialect<Tosa_Dialect, ["mlir/Dialect/Tosa/IR/TosaOps.h"]>;

// cpp/lib/Dialect/Tosa/DialectInterface.cpp.
def : AvailabilityHooks<Tosa_Dialect>;

//===----------------------------------------------------------------------===//
// Dimensions
//===----------------------------------------------------------------------===//

def TOSA_ProfileInfo
    : DimensionInfo<"::mlir::tosa", "QueryProfileInterface"> {
  let label = "profile";
  let relation = OneOf;
}

def TOSA_ExtensionInfo
    : DimensionInfo<"::mlir::tosa", "QueryExtensionInterface"> {
  let label = "extension";
  let relation = OneOf;
}

// No op as such needs a version, but some combinations of types do. Upstream
// has no interface for that.
class TOSA_MinVersion<I32EnumAttrCase min> : Availability {
  let interfaceName = "QueryMinVersionInterface";
  let queryFnRetType = "::mlir::tosa::SpecificationVersion";
  let queryFnName = "getMinVersion";
  let mergeAction = "$overall = std::max($overall, $instance)";
  let initializer = "::mlir::tosa::SpecificationVersion::V_1_0";
  let instanceType = "::mlir::tosa::SpecificationVersion";
  let instance = instanceType # "::" # min.symbol;
}

def TOSA_MinVersion_1_1 : TOSA_MinVersion<Tosa_V_1_1_DRAFT>;

def TOSA_MinVersionInfo
    : DimensionInfo<"::mlir::tosa", "QueryMinVersionInterface"> {
  let label = "TOSA";
  let relation = AtLeast;
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

// An op whose requirements depend on types, as tables of the TOSA specification
// state, which upstream has in C++ (TosaComplianceData.h.inc). Its record lists
// the profiles and the extensions that have the op with *some* types:
// `tosa.add` has profiles pro_int and pro_fp, and extensions bf16 and int64. So
// the op needs one of all these; further requirements depend on the types.
//
// The records of the other ops state exactly what is needed: one of the
// profiles, and one of the extensions.
class TOSA_ByType<Tosa_Op target> : AvailabilityFor<target> {
  let replaces = 1;
  let availability = [AnyOf<target.availability>];
}

foreach op = [
  Tosa_ArgMaxOp, Tosa_AvgPool2dOp, Tosa_Conv2DOp, Tosa_Conv3DOp,
  Tosa_DepthwiseConv2DOp, Tosa_FFT2dOp, Tosa_MatMulOp,
  Tosa_MatmulTBlockScaledOp, Tosa_MaxPool2dOp, Tosa_RFFT2dOp,
  Tosa_TransposeConv2DOp, Tosa_ClampOp, Tosa_ErfOp, Tosa_SigmoidOp, Tosa_TanhOp,
  Tosa_AddOp, Tosa_ArithmeticRightShiftOp, Tosa_BitwiseAndOp, Tosa_BitwiseOrOp,
  Tosa_BitwiseXorOp, Tosa_IntDivOp, Tosa_LogicalAndOp, Tosa_LogicalLeftShiftOp,
  Tosa_LogicalRightShiftOp, Tosa_LogicalOrOp, Tosa_LogicalXorOp, Tosa_MaximumOp,
  Tosa_MinimumOp, Tosa_MulOp, Tosa_PowOp, Tosa_SubOp, Tosa_TableOp, Tosa_AbsOp,
  Tosa_BitwiseNotOp, Tosa_CeilOp, Tosa_ClzOp, Tosa_CosOp, Tosa_ExpOp,
  Tosa_FloorOp, Tosa_LogOp, Tosa_LogicalNotOp, Tosa_NegateOp, Tosa_ReciprocalOp,
  Tosa_RsqrtOp, Tosa_SinOp, Tosa_SelectOp, Tosa_EqualOp, Tosa_GreaterOp,
  Tosa_GreaterEqualOp, Tosa_ReduceAllOp, Tosa_ReduceAnyOp, Tosa_ReduceMaxOp,
  Tosa_ReduceMinOp, Tosa_ReduceProductOp, Tosa_ReduceSumOp, Tosa_ConcatOp,
  Tosa_PadOp, Tosa_ReshapeOp, Tosa_ReverseOp, Tosa_SliceOp, Tosa_TileOp,
  Tosa_TransposeOp, Tosa_GatherOp, Tosa_ScatterOp, Tosa_ResizeOp, Tosa_CastOp,
  Tosa_CastFromBlockScaledOp, Tosa_CastToBlockScaledOp, Tosa_RescaleOp,
  Tosa_ConstOp, Tosa_IdentityOp, Tosa_VariableOp, Tosa_VariableWriteOp,
  Tosa_VariableReadOp, Tosa_DimOp
] in
  def : TOSA_ByType<op>;
foreach op = OpsOfMLIR23<[
  "Tosa_AvgPool2dAdaptiveOp", "Tosa_Conv2DBlockScaledOp", "Tosa_MatMulTOp",
  "Tosa_MaxPool2dAdaptiveOp", "Tosa_ReshapeBlockScaledOp", "Tosa_RowGatherOp",
  "Tosa_RowGatherBlockScaledOp"
]>.ops in
  def : TOSA_ByType<!cast<Tosa_Op>(op)>;

// Each implementation chooses its custom operators (TOSA, "CUSTOM"). Upstream's
// record states the profiles alone.
def : AvailabilityFor<Tosa_CustomOp> {
  let availability = [
    UnknownNeeds<"each implementation of TOSA chooses its custom operators", [{
      ("each implementation of TOSA chooses its custom operators; this is '" +
       $_self.getOperatorName() + "' of domain '" + $_self.getDomainName() + "'")
          .str()
    }]>
  ];
}

//===----------------------------------------------------------------------===//
// Extensions that don't depend on types
//===----------------------------------------------------------------------===//

// An operand that must be constant without the extension `dynamic`: a "Compile
// Time Constant" of the TOSA specification.
class TOSA_Constant<code position, string operand>
    : AvailableWhen<CPred<"!::mlir::availability::isConstant($_op.getOperand(" #
                          position # "))">,
                    [Extension<[Tosa_EXT_DYNAMIC]>], "not a constant", operand>;

def : AvailabilityFor<Tosa_MulOp> {
  let availability = [TOSA_Constant<"2", "shift">];
}
def : AvailabilityFor<Tosa_TableOp> {
  let availability = [TOSA_Constant<"1", "table">];
}
def : AvailabilityFor<Tosa_PadOp> {
  let availability = [TOSA_Constant<"2", "pad_const">];
}
def : AvailabilityFor<Tosa_RescaleOp> {
  let availability = [
    TOSA_Constant<"1", "multiplier">, TOSA_Constant<"2", "shift">,
    TOSA_Constant<"3", "input_zp">, TOSA_Constant<"4", "output_zp">,
  ];
}
foreach op = [
  Tosa_Conv2DOp, Tosa_Conv3DOp, Tosa_DepthwiseConv2DOp, Tosa_TransposeConv2DOp
] in
  def : AvailabilityFor<op> {
    let availability = [TOSA_Constant<"3", "input_zp">,
                        TOSA_Constant<"4", "weight_zp">];
  }
foreach op = !listconcat([Tosa_MatMulOp], OpsOfMLIR23<["Tosa_MatMulTOp"]>.ops) in
  def : AvailabilityFor<op> {
    let availability = [TOSA_Constant<"2", "a_zp">, TOSA_Constant<"3", "b_zp">];
  }
foreach op = !listconcat([Tosa_AvgPool2dOp],
                         OpsOfMLIR23<["Tosa_AvgPool2dAdaptiveOp"]>.ops) in
  def : AvailabilityFor<op> {
    let availability = [TOSA_Constant<"1", "input_zp">,
                        TOSA_Constant<"2", "output_zp">];
  }
foreach op = OpsOfMLIR23<["Tosa_RowGatherOp", "Tosa_RowGatherBlockScaledOp"]>.ops in
  def : AvailabilityFor<op> {
    // The last operand; the first ones may be several tensors.
    let availability = [TOSA_Constant<"$_op.getNumOperands() - 1", "row_count">];
  }
def : AvailabilityFor<Tosa_NegateOp> {
  let availability = [TOSA_Constant<"1", "input1_zp">,
                      TOSA_Constant<"2", "output_zp">];
}
def : AvailabilityFor<Tosa_SliceShapeOp> {
  let availability = [TOSA_Constant<"1", "start">, TOSA_Constant<"2", "size">];
}

// `tosa.apply_scale`, the only other op that has a rounding mode, isn't in the
// specification.
class TOSA_Rounding<I32EnumAttrCase mode, I32EnumAttrCase extension>
    : AvailableWhen<CPred<"$_self.getRoundingMode() == "
                          "::mlir::tosa::RoundingMode::" # mode.symbol>,
                    [Extension<[extension]>], mode.str, "rounding_mode">;
def : AvailabilityFor<Tosa_RescaleOp> {
  let availability = [
    TOSA_Rounding<Tosa_ROUNDING_DOUBLE_ROUND, Tosa_EXT_DOUBLEROUND>,
    TOSA_Rounding<Tosa_ROUNDING_INEXACT_ROUND, Tosa_EXT_INEXACTROUND>,
  ];
}

include "mlir-availability/dialects/Tosa/TosaLevels.td"

#endif // MLIR_AVAILABILITY_DIALECTS_TOSA_TD
