//===- TosaLevels.td - Levels of the TOSA dialect ----------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A target has one level of the TOSA specification (section "Levels"), which
// limits numbers in ops: ranks, sizes of kernels and so on. This file states
// which numbers of which ops are limited. The limits of a level are in
// upstream's `TosaLevel`, whose fields have the specification's names. The
// functions that measure the ops are in cpp/lib/Dialect/Tosa/Levels.h.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_TOSALEVELS_TD
#define MLIR_AVAILABILITY_DIALECTS_TOSALEVELS_TD

include "mlir-availability/dialects/Tosa/TosaBase.td"

// The levels that allow each number in `numbers`, a C++ range. `what` describes
// the numbers, `at` is the part of the op that states them; `limit` is a field
// of `TosaLevel`. If all levels allow a number, nothing is needed.
class TOSA_Limit<string limit, string what, code numbers, string at = "">
    : AvailableForEach<"::mlir::availability::getLevelNeeds("
                       "&::mlir::tosa::TosaLevel::" # limit # ", " # numbers #
                       ")",
                       [TOSA_Level<"$_each.levels">], "above " # limit, at,
                       "$_each.describe(\"" # what # "\", \"" # limit # "\")">;

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

class TOSA_RankLimit<code types>
    : TOSA_Limit<"MAX_RANK", "a rank of",
                 "::mlir::availability::getRanks(" # types # ")">;
class TOSA_SizeLimit<code types>
    : TOSA_Limit<"MAX_LOG2_SIZE", "tensors of a size with log2",
                 "::mlir::availability::getLog2Sizes(" # types # ")">;

// TOSA 1.1 introduced dynamic shapes, which must be resolved before a backend.
class TOSA_Static<code types>
    : AvailableWhen<CPred<"::mlir::availability::haveDynamicShape(" # types #
                          ")">,
                    [TOSA_MinVersion_1_1], "dynamic shape">;
// An unranked tensor may have any rank, so no level allows it.
class TOSA_Ranked<code types>
    : AvailableWhen<CPred<"::mlir::availability::haveNoRank(" # types # ")">,
                    [TOSA_Level<"::llvm::ArrayRef<::mlir::tosa::Level>()">],
                    "unranked tensor">;

defvar TOSA_Tensors = "::mlir::availability::getTensorTypes($_op)";
defvar TOSA_Shapes = "::mlir::availability::getShapeTypes($_op)";
defvar TOSA_Variable = "::mlir::Type(::mlir::tosa::getVariableType($_self))";

// Ops whose ranks are limited, too.
defvar TOSA_OfAnyRank = [
  Tosa_ArgMaxOp, Tosa_ClampOp, Tosa_ErfOp, Tosa_SigmoidOp, Tosa_TanhOp,
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
  Tosa_TransposeOp, Tosa_CastOp, Tosa_CastFromBlockScaledOp,
  Tosa_CastToBlockScaledOp, Tosa_RescaleOp, Tosa_ConstOp, Tosa_IdentityOp,
  Tosa_VariableWriteOp, Tosa_VariableReadOp, Tosa_DimOp
];
defvar TOSA_NewOfAnyRank =
    !listconcat(OpsOfMLIR23<["Tosa_ReshapeBlockScaledOp"]>.ops,
                OpsOfMLIR24<["Tosa_ArgMinOp"]>.ops);
foreach op = !listconcat(TOSA_OfAnyRank, TOSA_NewOfAnyRank,
                         // These are three-dimensional before MLIR 24.
                         OpsOfMLIR24<["Tosa_MatMulOp", "Tosa_MatMulTOp"]>.ops) in
  def : AvailabilityFor<op> {
    let availability = [TOSA_RankLimit<TOSA_Tensors>];
  }
def : AvailabilityFor<Tosa_IfOp> {
  let availability =
      [TOSA_RankLimit<"::mlir::Type($_self.getCondition().getType())">];
}

foreach op = !listconcat(TOSA_OfAnyRank, [
  Tosa_AvgPool2dOp, Tosa_Conv2DOp, Tosa_Conv3DOp, Tosa_DepthwiseConv2DOp,
  Tosa_TransposeConv2DOp, Tosa_FFT2dOp, Tosa_MatMulOp,
  Tosa_MatmulTBlockScaledOp, Tosa_MaxPool2dOp, Tosa_RFFT2dOp, Tosa_GatherOp,
  Tosa_ScatterOp, Tosa_ResizeOp, Tosa_CustomOp, Tosa_IfOp, Tosa_WhileOp
], TOSA_NewOfAnyRank, OpsOfMLIR23<[
  "Tosa_AvgPool2dAdaptiveOp", "Tosa_Conv2DBlockScaledOp", "Tosa_MatMulTOp",
  "Tosa_MaxPool2dAdaptiveOp", "Tosa_RowGatherOp", "Tosa_RowGatherBlockScaledOp"
]>.ops) in
  def : AvailabilityFor<op> {
    let availability = [TOSA_SizeLimit<TOSA_Tensors>, TOSA_Static<TOSA_Tensors>,
                        TOSA_Ranked<TOSA_Tensors>];
  }

def : AvailabilityFor<Tosa_VariableOp> {
  let availability = [TOSA_RankLimit<TOSA_Variable>,
                      TOSA_SizeLimit<TOSA_Variable>,
                      TOSA_Static<TOSA_Variable>];
}

// Shapes have a limit of their own in MLIR 23.
class TOSA_LengthLimit<code types>
    : TOSA_Limit<!if(IsMLIR22, "MAX_RANK", "MAX_SHAPE_LEN"),
                 !if(IsMLIR22, "a rank of", "a shape of length"),
                 "::mlir::availability::getRanks(" # types # ")">;
foreach op = !listconcat(OpsOfMLIR23<["Tosa_AssertEqualShapeOp"]>.ops, [
  Tosa_AddShapeOp, Tosa_ConcatShapeOp, Tosa_DivCeilShapeOp,
  Tosa_DivFloorShapeOp, Tosa_Exp2ShapeOp, Tosa_Log2CeilShapeOp,
  Tosa_Log2FloorShapeOp, Tosa_MaxShapeOp, Tosa_MinShapeOp, Tosa_ModShapeOp,
  Tosa_MulShapeOp, Tosa_SliceShapeOp, Tosa_SubShapeOp
]) in
  def : AvailabilityFor<op> {
    let availability = [TOSA_LengthLimit<TOSA_Shapes>];
  }

//===----------------------------------------------------------------------===//
// Kernels, strides and scales
//===----------------------------------------------------------------------===//

class TOSA_KernelLimit<string what, code numbers, string at>
    : TOSA_Limit<"MAX_KERNEL", what, numbers, at>;
class TOSA_StrideLimit
    : TOSA_Limit<"MAX_STRIDE", "a stride of", "$_self.getStride()", "stride">;

// The sizes of `tensor`, an operand, from its dimension `first` on, each
// multiplied by a dilation.
class TOSA_ExtentLimit<string what, string tensor, string at, int first,
                       code dilation>
    : TOSA_KernelLimit<what, "::mlir::availability::getExtents($_self.get" #
                             tensor # "().getType(), " # first # ", " #
                             dilation # ")", at>;

foreach op = [Tosa_AvgPool2dOp, Tosa_MaxPool2dOp] in
  def : AvailabilityFor<op> {
    let availability = [
      TOSA_KernelLimit<"a kernel of", "$_self.getKernel()", "kernel">, TOSA_StrideLimit<>,
      TOSA_KernelLimit<"padding of", "$_self.getPad()", "pad">,
    ];
  }

// The values of an operand that is a shape.
class TOSA_ShapeValues<int position> {
  code values = "::mlir::availability::getConstantShape($_op, " # position # ")";
}
// `kernel` is the position of the kernel, before those of stride and padding.
class TOSA_PoolLimits<int kernel> {
  AvailabilityList limits = [
    TOSA_KernelLimit<"a kernel of", TOSA_ShapeValues<kernel>.values, "kernel">,
    TOSA_Limit<"MAX_STRIDE", "a stride of",
               TOSA_ShapeValues<!add(kernel, 1)>.values, "stride">,
    TOSA_KernelLimit<"padding of", TOSA_ShapeValues<!add(kernel, 2)>.values, "pad">,
  ];
}
foreach op = OpsOfMLIR23<["Tosa_AvgPool2dAdaptiveOp"]>.ops in
  def : AvailabilityFor<op> { let availability = TOSA_PoolLimits<3>.limits; }
foreach op = OpsOfMLIR23<["Tosa_MaxPool2dAdaptiveOp"]>.ops in
  def : AvailabilityFor<op> { let availability = TOSA_PoolLimits<1>.limits; }

class TOSA_DilatedLimit<int position, string operand>
    : TOSA_KernelLimit<"a dilated kernel of",
                       "::mlir::availability::getExtents($_op.getOperand(" #
                       position # ").getType(), 1, " #
                       TOSA_ShapeValues<7>.values # ")",
                       operand>;
foreach op = OpsOfMLIR23<["Tosa_Conv2DBlockScaledOp"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      TOSA_KernelLimit<"padding of", TOSA_ShapeValues<5>.values, "pad">,
      TOSA_Limit<"MAX_STRIDE", "a stride of", TOSA_ShapeValues<6>.values, "stride">,
      TOSA_KernelLimit<"a dilation of", TOSA_ShapeValues<7>.values, "dilation">,
      TOSA_DilatedLimit<2, "weight_data">, TOSA_DilatedLimit<3, "weight_scale">,
    ];
  }

class TOSA_Convolution<Tosa_Op target, int first> : AvailabilityFor<target> {
  let availability = [
    TOSA_KernelLimit<"a dilation of", "$_self.getDilation()", "dilation">,
    TOSA_KernelLimit<"padding of", "$_self.getPad()", "pad">, TOSA_StrideLimit<>,
    TOSA_ExtentLimit<"a dilated kernel of", "Weight", "weight", first,
                     "$_self.getDilation()">,
  ];
}
def : TOSA_Convolution<Tosa_Conv2DOp, 1>;
def : TOSA_Convolution<Tosa_Conv3DOp, 1>;
def : TOSA_Convolution<Tosa_DepthwiseConv2DOp, 0>;

def : AvailabilityFor<Tosa_TransposeConv2DOp> {
  let availability = [
    TOSA_ExtentLimit<"a kernel of", "Weight", "weight", 1, "{1, 1}">,
    TOSA_KernelLimit<"padding of", "$_self.getOutPad()", "out_pad">, TOSA_StrideLimit<>,
  ];
}

foreach op = [Tosa_FFT2dOp, Tosa_RFFT2dOp] in
  def : AvailabilityFor<op> {
    let availability = [
      TOSA_ExtentLimit<"an image's side of", "InputReal", "input_real", 1, "{1, 1}">
    ];
  }
def : AvailabilityFor<Tosa_FFT2dOp> {
  let availability = [
    TOSA_ExtentLimit<"an image's side of", "InputImag", "input_imag", 1, "{1, 1}">
  ];
}

def : AvailabilityFor<Tosa_ResizeOp> {
  let availability = [
    TOSA_Limit<"MAX_SCALE", "a scale of",
               "::mlir::availability::getScales($_self)", "scale">,
    AvailableWhen<CPred<"::mlir::availability::getScales($_self).empty()">,
                  [TOSA_Level<"::llvm::ArrayRef<::mlir::tosa::Level>()">],
                  "not a constant", "scale">,
  ];
}

//===----------------------------------------------------------------------===//
// Lists and nesting
//===----------------------------------------------------------------------===//

class TOSA_ListLimit<string name>
    : TOSA_Limit<"MAX_TENSOR_LIST_SIZE", "a list of",
                 "static_cast<int64_t>($_self.get" # name # "().size())">;

def : AvailabilityFor<Tosa_ConcatOp> {
  let availability = [TOSA_ListLimit<"Input1">];
}
def : AvailabilityFor<Tosa_ConcatShapeOp> {
  let availability = [TOSA_ListLimit<"Input">];
}
foreach op = [Tosa_CustomOp, Tosa_IfOp, Tosa_WhileOp] in
  def : AvailabilityFor<op> {
    let availability = [TOSA_ListLimit<"InputList">,
                        TOSA_ListLimit<"OutputList">];
  }

// The depth must be below the limit.
foreach op = [Tosa_IfOp, Tosa_WhileOp] in
  def : AvailabilityFor<op> {
    let availability = [
      TOSA_Limit<"MAX_NESTING", "one more than a depth of nesting, ",
                 "::mlir::availability::getNestingDepth($_op) + 1">
    ];
  }

#endif // MLIR_AVAILABILITY_DIALECTS_TOSALEVELS_TD
