//===- Tosa.td - Availability of the TOSA dialect ----------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tosa/TosaProfiles.td states which profiles and extensions have an op, and
// Tosa/TosaLevels.td what levels limit. This file has what depends on operands
// and attributes.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_TOSA_TD
#define MLIR_AVAILABILITY_DIALECTS_TOSA_TD

include "mlir-availability/TOSATargets.td"
include "mlir-availability/dialects/Tosa/TosaBase.td"

def : AvailabilityHeaders<Tosa_Dialect, ["mlir/Dialect/Tosa/IR/TosaOps.h"]>;

// cpp/lib/Dialect/Tosa/DialectInterface.cpp.
def : AvailabilityHooks<Tosa_Dialect>;

include "mlir-availability/dialects/Tosa/TosaProfiles.td"

//===----------------------------------------------------------------------===//
// Extensions that don't depend on types
//===----------------------------------------------------------------------===//

// An operand that must be constant without the extension `dynamic`: a "Compile
// Time Constant" of the TOSA specification.
class TOSA_Constant<code position, string operand>
    : AvailableWhen<CPred<"!::mlir::availability::isConstant($_op.getOperand(" #
                          position # "))">,
                    [TOSA_Extension<[Tosa_EXT_DYNAMIC]>], "not a constant", operand>;

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
                    [TOSA_Extension<[extension]>], mode.str, "rounding_mode">;
def : AvailabilityFor<Tosa_RescaleOp> {
  let availability = [
    TOSA_Rounding<Tosa_ROUNDING_DOUBLE_ROUND, Tosa_EXT_DOUBLEROUND>,
    TOSA_Rounding<Tosa_ROUNDING_INEXACT_ROUND, Tosa_EXT_INEXACTROUND>,
  ];
}


include "mlir-availability/dialects/Tosa/TosaLevels.td"

#endif // MLIR_AVAILABILITY_DIALECTS_TOSA_TD
