//===- ArmSVE.td - Availability of the arm_sve dialect --------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The features that ops of arm_sve need of a CPU. In streaming mode they need SME in
// place of SVE, and some have no instruction there.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_ARMSVE_TD
#define MLIR_AVAILABILITY_DIALECTS_ARMSVE_TD

include "mlir/Dialect/ArmSVE/IR/ArmSVE.td"

include "mlir-availability/dialects/CPU/CPUOps.td"

//===----------------------------------------------------------------------===//
// Types that were measured
//===----------------------------------------------------------------------===//

class ArmSVE_VectorOf<list<Type> wide, list<Type> words, list<Type> halves,
                      list<Type> bytes, string what>
    : AnyTypeOf<!foldl([]<Type>, [
        !if(!empty(wide), []<Type>, [Scalable1DVectorOfLength<2, wide>]),
        !if(!empty(words), []<Type>, [Scalable1DVectorOfLength<4, words>]),
        !if(!empty(halves), []<Type>, [Scalable1DVectorOfLength<8, halves>]),
        !if(!empty(bytes), []<Type>, [Scalable1DVectorOfLength<16, bytes>])
      ], all, each, !listconcat(all, each)), what>;

def ArmSVE_Integers : ArmSVE_VectorOf<[I64], [I32], [I16], [I8],
                                      "a whole vector of integers">;
def ArmSVE_WideIntegers : ArmSVE_VectorOf<[I64], [I32], [], [],
                                          "a whole vector of i32 or i64">;
def ArmSVE_Floats : ArmSVE_VectorOf<[F64], [F32], [F16, BF16], [],
                                    "a whole vector of floats">;
def ArmSVE_BFloats : ArmSVE_VectorOf<[], [], [BF16], [],
                                     "a whole vector of bf16">;
def ArmSVE_Anything : ArmSVE_VectorOf<[I64, F64], [I32, F32], [I16, F16, BF16],
                                      [I8], "a whole vector">;

class ArmSVE_Measured<string name, Type type>
    : AvailableWhen<Neg<PartIs<name, type>>,
                    [UnknownNeeds<"vectors of other types weren't measured">],
                    "the type", name>;
class ArmSVE_Agreeing<code condition, string words>
    : AvailableWhen<Neg<PredInWords<condition, words>>,
                    [UnknownNeeds<"other types weren't measured">],
                    "not: " # words>;

//===----------------------------------------------------------------------===//
// Requirements
//===----------------------------------------------------------------------===//

defvar ArmSVE_Plain = CPU_ByMode<[CPU_AArch64Feature<"sve">],
                                 [CPU_AArch64Feature<"sme">]>.needs;
defvar ArmSVE_OfBF16 =
    CPU_ByMode<[CPU_AArch64Feature<"sve">, CPU_AArch64Feature<"sve-b16b16">],
               [AnyOf<[CPU_AArch64Feature<"sme2">,
                       CPU_AArch64Feature<"sme-fa64">]>,
                CPU_AArch64Feature<"sve-b16b16">]>.needs;
class ArmSVE_Matrix<string feature> {
  AvailabilityList needs =
      CPU_ByMode<[CPU_AArch64Feature<"sve">, CPU_AArch64Feature<feature>],
                 [CPU_AArch64Feature<"sme-fa64">,
                  CPU_AArch64Feature<feature>]>.needs;
}

// An operand is a mask, and the result has the type of the two others.
def ArmSVE_MaskedTypes
    : ArmSVE_Agreeing<
          "$_op.getOperand(1).getType() == $_op.getResult(0).getType() && "
          "$_op.getOperand(2).getType() == $_op.getResult(0).getType() && "
          "::llvm::isa<::mlir::VectorType>($_op.getResult(0).getType()) && "
          "$_op.getOperand(0).getType() == ::llvm::cast<::mlir::VectorType>("
          "$_op.getResult(0).getType()).clone("
          "::mlir::IntegerType::get($_op.getContext(), 1))",
          "a mask, and two vectors of the result's type">;

class ArmSVE_NotBF16<string name>
    : AvailableWhen<Neg<PartIs<name, ArmSVE_BFloats>>, ArmSVE_Plain,
                    "other elements than bf16", name>;
class ArmSVE_IfBF16<string name>
    : AvailableWhen<PartIs<name, ArmSVE_BFloats>, ArmSVE_OfBF16,
                    "elements of bf16", name>;

//===----------------------------------------------------------------------===//
// Records
//===----------------------------------------------------------------------===//

foreach op = [
  ScalableMaskedAddIOp, ScalableMaskedSubIOp, ScalableMaskedMulIOp
] in
  def : AvailabilityFor<op> {
    let availability = !listconcat(ArmSVE_Plain,
                                   [ArmSVE_Measured<"res", ArmSVE_Integers>]);
  }
foreach op = [
  ScalableMaskedAddIIntrOp, ScalableMaskedSubIIntrOp, ScalableMaskedMulIIntrOp
] in
  def : AvailabilityFor<op> {
    let availability = !listconcat(ArmSVE_Plain,
                                   [ArmSVE_Measured<"res", ArmSVE_Integers>,
                                    ArmSVE_MaskedTypes]);
  }

class ArmSVE_Division<string name>
    : CPU_OnNone<PartIs<name, ArmSVE_VectorOf<[], [], [I16], [I8],
                                             "a whole vector of i8 or i16">>,
                 "SVE divides no integers of 8 or 16 bits", name>;
foreach op = [ScalableMaskedSDivIOp, ScalableMaskedUDivIOp] in
  def : AvailabilityFor<op> {
    let availability = !listconcat(ArmSVE_Plain,
                                   [ArmSVE_Measured<"res", ArmSVE_Integers>,
                                    ArmSVE_Division<"res">]);
  }
foreach op = [ScalableMaskedSDivIIntrOp, ScalableMaskedUDivIIntrOp] in
  def : AvailabilityFor<op> {
    let availability = !listconcat(ArmSVE_Plain,
                                   [ArmSVE_Measured<"res", ArmSVE_Integers>,
                                    ArmSVE_Division<"res">,
                                    ArmSVE_MaskedTypes]);
  }

foreach op = [
  ScalableMaskedAddFOp, ScalableMaskedSubFOp, ScalableMaskedMulFOp
] in
  def : AvailabilityFor<op> {
    let availability = [ArmSVE_NotBF16<"res">, ArmSVE_IfBF16<"res">,
                        ArmSVE_Measured<"res", ArmSVE_Floats>];
  }
foreach op = [
  ScalableMaskedAddFIntrOp, ScalableMaskedSubFIntrOp, ScalableMaskedMulFIntrOp
] in
  def : AvailabilityFor<op> {
    let availability = [ArmSVE_NotBF16<"res">, ArmSVE_IfBF16<"res">,
                        ArmSVE_Measured<"res", ArmSVE_Floats>,
                        ArmSVE_MaskedTypes];
  }

class ArmSVE_DivisionOfBF16<string name>
    : CPU_OnNone<PartIs<name, ArmSVE_BFloats>, "SVE divides no bf16", name>;
def : AvailabilityFor<ScalableMaskedDivFOp> {
  let availability = !listconcat(ArmSVE_Plain,
                                 [ArmSVE_Measured<"res", ArmSVE_Floats>,
                                  ArmSVE_DivisionOfBF16<"res">]);
}
def : AvailabilityFor<ScalableMaskedDivFIntrOp> {
  let availability = !listconcat(ArmSVE_Plain,
                                 [ArmSVE_Measured<"res", ArmSVE_Floats>,
                                  ArmSVE_DivisionOfBF16<"res">,
                                  ArmSVE_MaskedTypes]);
}

// Of an accumulator, the elements are four times as wide.
def ArmSVE_DotTypes
    : ArmSVE_Agreeing<
          "$_op.getOperand(0).getType() == $_op.getResult(0).getType() && "
          "$_op.getOperand(1).getType() == $_op.getOperand(2).getType() && "
          "::mlir::getElementTypeOrSelf($_op.getResult(0)).isIntOrFloat() && "
          "::mlir::getElementTypeOrSelf($_op.getOperand(1)).isInteger("
          "::mlir::getElementTypeOrSelf($_op.getResult(0))"
          ".getIntOrFloatBitWidth() / 4) && "
          "::mlir::cpu::isWholeVector($_op.getOperand(1).getType()) && "
          "::mlir::cpu::isWholeVector($_op.getResult(0).getType())",
          "an accumulator of the result's type, and two vectors of a quarter "
          "of its width">;
foreach op = [SdotOp, UdotOp, SdotIntrOp, UdotIntrOp] in
  def : AvailabilityFor<op> {
    let availability = !listconcat(
        ArmSVE_Plain,
        [ArmSVE_DotTypes,
         ArmSVE_Agreeing<"!::mlir::getElementTypeOrSelf($_op.getResult(0))"
                         ".isInteger(16)", "i32 or i64">]);
  }
foreach op = [SmmlaOp, UmmlaOp, UsmmlaOp, SmmlaIntrOp, UmmlaIntrOp,
              UsmmlaIntrOp] in
  def : AvailabilityFor<op> {
    let availability = !listconcat(
        ArmSVE_Matrix<"i8mm">.needs,
        [ArmSVE_DotTypes,
         ArmSVE_Agreeing<"::mlir::getElementTypeOrSelf($_op.getResult(0))"
                         ".isInteger(32)", "i32">]);
  }
def : AvailabilityFor<BfmmlaOp> {
  let availability = ArmSVE_Matrix<"bf16">.needs;
}

foreach op = [
  ConvertFromSvboolOp, ConvertToSvboolOp, ConvertFromSvboolIntrOp,
  ConvertToSvboolIntrOp, WhileLTIntrOp
] in
  def : AvailabilityFor<op> {
    let availability = !listconcat(
        ArmSVE_Plain,
        [ArmSVE_Agreeing<
             "::mlir::cpu::hasVectorsOfRankOne($_op)",
             "vectors with one dimension">]);
  }

foreach op = [DupQLaneOp, DupQLaneIntrOp] in
  def : AvailabilityFor<op> {
    let availability = !listconcat(
        ArmSVE_Plain,
        [ArmSVE_Agreeing<
             "$_op.getOperand(0).getType() == $_op.getResult(0).getType() && "
             "::mlir::cpu::isWholeVector($_op.getResult(0).getType())",
             "whole vectors of one type">]);
  }

// Arm's manual: ZIP of two or four registers needs FEAT_SME2, and is legal in
// streaming mode only. LLVM's code generator checks neither outside of it.
foreach op = [ZipX2Op, ZipX4Op] in
  def : AvailabilityFor<op> {
    let availability = !listconcat([CPU_AArch64Feature<"sme2">],
                                   CPU_NeedsStreaming);
  }
foreach op = [ZipX2IntrOp, ZipX4IntrOp] in
  def : AvailabilityFor<op> {
    let availability = !listconcat(
        [CPU_AArch64Feature<"sme2">], CPU_NeedsStreaming,
        [ArmSVE_Agreeing<
             "::llvm::all_of($_op.getOperands(), [&](auto operand) { return "
             "::mlir::cpu::isWholeVector(operand.getType()) && "
             "operand.getType() == $_op.getOperand(0).getType(); })",
             "whole vectors of one type">]);
  }

// Of a mask with one element for a unit of the vector length.
class ArmSVE_Shortest<string name>
    : CPU_OnNone<PartIs<name,
                        ScalableVectorOfRankAndLengthAndType<[1], [1], [I1]>>,
                 "LLVM selects no instruction for a mask of this length", name>;
def : AvailabilityFor<WhileLTIntrOp> {
  let availability = [ArmSVE_Shortest<"res">];
}

// Arm's manual: PSEL is there with FEAT_SVE2p1, and in streaming mode with
// FEAT_SME.
foreach op = [PselOp, PselIntrOp] in
  def : AvailabilityFor<op> {
    let availability =
        !listconcat(CPU_ByMode<[CPU_AArch64Feature<"sve2p1">],
                               [CPU_AArch64Feature<"sme">]>.needs,
                    [ArmSVE_Shortest<"p2">]);
  }

// All ops of MLIR 22 have a record.
foreach op = !listremove(
    !filter(op, !instances<Op>(), !eq(op.opDialect, ArmSVE_Dialect)),
    !foreach(record, !instances<AvailabilityFor>(), record.op)) in
  def : NotProbed<op>;

// GPUs run none of its ops.
def : OnlyOnTargetsOf<ArmSVE_Dialect, "cpu">;

def : AvailabilityHeaders<ArmSVE_Dialect, [
  "mlir-availability/Dialect/CPU/CPUAvailability.h",
  "mlir-availability/Dialect/CPU/ProcessorState.h",
  "mlir-availability/Dialect/CPU/ScalableVectors.h",
  "mlir/Dialect/ArmSVE/IR/ArmSVEDialect.h",
  "mlir/IR/TypeUtilities.h"
]>;

#endif // MLIR_AVAILABILITY_DIALECTS_ARMSVE_TD
