//===- ArmSME.td - Availability of the arm_sme dialect --------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The features that ops of arm_sme need of a CPU, and the state of the processor
// that they need of their function. Source of the states: Arm's manual, of each
// instruction (CheckStreamingSVEAndZAEnabled, CheckSMEAndZAEnabled).
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_ARMSME_TD
#define MLIR_AVAILABILITY_DIALECTS_ARMSME_TD

include "mlir/Dialect/ArmSME/IR/ArmSMEIntrinsicOps.td"
include "mlir/Dialect/ArmSME/IR/ArmSMEOps.td"

include "mlir-availability/dialects/CPU/CPUOps.td"

//===----------------------------------------------------------------------===//
// Ops above the intrinsics
//===----------------------------------------------------------------------===//

// They become several others, by passes that also add the processor's state.
foreach op = !filter(op, !instances<Op>(),
                     !and(!eq(op.opDialect, ArmSME_Dialect),
                          !eq(!find(op.opName, "intr."), -1))) in
  def : AvailabilityFor<op> {
    let availability = [
      CPU_AArch64Feature<"sme">,
      UnknownNeeds<"what else it needs is known when convert-arm-sme-to-llvm "
                   "has made arm_sme.intr ops of it">
    ];
  }

//===----------------------------------------------------------------------===//
// Outer products
//===----------------------------------------------------------------------===//

class ArmSME_Of<int length, Type type>
    : ScalableVectorOfRankAndLengthAndType<[1], [length], [type]>;

// The tiles of a type are as many as its elements have bytes.
class ArmSME_Tiles<int length, Type type, int last, string part>
    : CPU_OnNone<And<[PartIs<part, ArmSME_Of<length, type>>,
                      PredInWords<"$_self.getTileId() > " # last,
                                  "a tile after " # last>]>,
                 "there are " # !add(last, 1) # " tiles of this type",
                 "tile_id">;

class ArmSME_Case<int elements, Type elementType, int tile,
                  list<string> names> {
  int length = elements;
  Type type = elementType;
  int last = tile;
  list<string> features = names;
}

// An outer product of these types. Others have no instruction, or were not
// measured.
class ArmSME_OuterProduct<list<ArmSME_Case> cases> {
  AvailabilityList needs = !listconcat(
      CPU_NeedsStreaming, CPU_NeedsZA,
      !foreach(each, cases,
               AvailableWhen<PartIs<"lhs_vector",
                                    ArmSME_Of<each.length, each.type>>,
                             !foreach(name, each.features,
                                      CPU_AArch64Feature<name>),
                             "elements of " # each.type.summary,
                             "lhs_vector">),
      !foreach(each, cases,
               ArmSME_Tiles<each.length, each.type, each.last, "lhs_vector">),
      [AvailableWhen<
           Neg<PartIs<"lhs_vector",
                      AnyTypeOf<!foreach(each, cases,
                                         ArmSME_Of<each.length, each.type>),
                                "of types of the instruction">>>,
           [CPU_AArch64Feature<"sme">,
            UnknownNeeds<"LLVM compiled it with no vectors of this type">],
           "the type", "lhs_vector">,
       AvailableWhen<
           Neg<PredInWords<
               "$_self.getLhsVector().getType() == "
               "$_self.getRhsVector().getType() && "
               "$_self.getLhsPredicate().getType() == "
               "$_self.getRhsPredicate().getType() && "
               "$_self.getLhsPredicate().getType() == "
               "::llvm::cast<::mlir::VectorType>("
               "$_self.getLhsVector().getType()).clone("
               "::mlir::IntegerType::get($_op.getContext(), 1))",
               "two vectors of one type, and their masks">>,
           [UnknownNeeds<"other types weren't measured">],
           "types that differ">]);
}

foreach op = [LLVM_aarch64_sme_mopa, LLVM_aarch64_sme_mops] in
  def : AvailabilityFor<op> {
    let availability = ArmSME_OuterProduct<[
      ArmSME_Case<4, F32, 3, ["sme"]>, ArmSME_Case<2, F64, 7, ["sme-f64f64"]>,
      ArmSME_Case<8, F16, 1, ["sme-f16f16"]>,
      ArmSME_Case<8, BF16, 1, ["sme-b16b16"]>
    ]>.needs;
  }
foreach op = [LLVM_aarch64_sme_mopa_wide, LLVM_aarch64_sme_mops_wide] in
  def : AvailabilityFor<op> {
    let availability = ArmSME_OuterProduct<[
      ArmSME_Case<8, F16, 3, ["sme"]>, ArmSME_Case<8, BF16, 3, ["sme"]>
    ]>.needs;
  }
foreach op = [
  LLVM_aarch64_sme_smopa_wide, LLVM_aarch64_sme_smops_wide,
  LLVM_aarch64_sme_umopa_wide, LLVM_aarch64_sme_umops_wide,
  LLVM_aarch64_sme_sumopa_wide, LLVM_aarch64_sme_sumops_wide,
  LLVM_aarch64_sme_usmopa_wide, LLVM_aarch64_sme_usmops_wide
] in
  def : AvailabilityFor<op> {
    let availability = ArmSME_OuterProduct<[
      ArmSME_Case<16, I8, 3, ["sme"]>, ArmSME_Case<8, I16, 7, ["sme-i16i64"]>
    ]>.needs;
  }
foreach op = [
  LLVM_aarch64_sme_smopa_za32, LLVM_aarch64_sme_umopa_za32,
  LLVM_aarch64_sme_smops_za32, LLVM_aarch64_sme_umops_za32
] in
  def : AvailabilityFor<op> {
    let availability =
        ArmSME_OuterProduct<[ArmSME_Case<8, I16, 3, ["sme2"]>]>.needs;
  }

//===----------------------------------------------------------------------===//
// Memory, and slices of tiles
//===----------------------------------------------------------------------===//

// As many elements for a unit of the vector length, and the last tile.
class ArmSME_Access<list<Op> accesses, int elements, int tile> {
  list<Op> ops = accesses;
  int length = elements;
  int last = tile;
}
foreach access = [
  ArmSME_Access<[LLVM_aarch64_sme_ld1b_horiz, LLVM_aarch64_sme_ld1b_vert,
                 LLVM_aarch64_sme_st1b_horiz, LLVM_aarch64_sme_st1b_vert],
                16, 0>,
  ArmSME_Access<[LLVM_aarch64_sme_ld1h_horiz, LLVM_aarch64_sme_ld1h_vert,
                 LLVM_aarch64_sme_st1h_horiz, LLVM_aarch64_sme_st1h_vert],
                8, 1>,
  ArmSME_Access<[LLVM_aarch64_sme_ld1w_horiz, LLVM_aarch64_sme_ld1w_vert,
                 LLVM_aarch64_sme_st1w_horiz, LLVM_aarch64_sme_st1w_vert],
                4, 3>,
  ArmSME_Access<[LLVM_aarch64_sme_ld1d_horiz, LLVM_aarch64_sme_ld1d_vert,
                 LLVM_aarch64_sme_st1d_horiz, LLVM_aarch64_sme_st1d_vert],
                2, 7>,
  ArmSME_Access<[LLVM_aarch64_sme_ld1q_horiz, LLVM_aarch64_sme_ld1q_vert,
                 LLVM_aarch64_sme_st1q_horiz, LLVM_aarch64_sme_st1q_vert],
                1, 15>
] in
  foreach op = access.ops in
    def : AvailabilityFor<op> {
      let availability = !listconcat(
          [CPU_AArch64Feature<"sme">], CPU_NeedsStreaming, CPU_NeedsZA,
          [AvailableWhen<Neg<PartIs<"predicate",
                                    ArmSME_Of<access.length, I1>>>,
                         [UnknownNeeds<"LLVM's intrinsic has another mask">],
                         "another mask", "predicate">,
           CPU_OnNone<PredInWords<"$_self.getTileId() > " # access.last,
                                  "a tile after " # access.last>,
                      "there are " # !add(access.last, 1) #
                      " tiles of this type", "tile_id">,
           AvailableWhen<
               PredInWords<"::llvm::cast<::mlir::LLVM::LLVMPointerType>("
                           "$_op.getOperand(1).getType()).getAddressSpace()",
                           "another address space">,
               [UnknownNeeds<"other address spaces weren't measured">],
               "another address space">]);
    }

class ArmSME_Slice {
  AvailabilityList needs = !listconcat(
      [CPU_AArch64Feature<"sme">], CPU_NeedsStreaming, CPU_NeedsZA,
      [AvailableWhen<
           Neg<PredInWords<
               "$_self.getPredicate().getType() == "
               "::llvm::cast<::mlir::VectorType>($_self.getVector().getType())"
               ".clone(::mlir::IntegerType::get($_op.getContext(), 1)) && "
               "::mlir::cpu::isWholeVector($_self.getVector().getType())",
               "a whole vector and its mask">>,
           [UnknownNeeds<"other types weren't measured">], "other types">,
       CPU_OnNone<
           PredInWords<"$_self.getTileId() >= "
                       "::mlir::getElementTypeOrSelf($_self.getVector())"
                       ".getIntOrFloatBitWidth() / 8",
                       "a tile that the type doesn't have">,
           "there are as many tiles as an element has bytes", "tile_id">]);
}
foreach op = [
  LLVM_aarch64_sme_write_horiz, LLVM_aarch64_sme_write_vert,
  LLVM_aarch64_sme_read_horiz, LLVM_aarch64_sme_read_vert
] in
  def : AvailabilityFor<op> {
    let availability = ArmSME_Slice<>.needs;
  }

// Legal outside of streaming mode, too.
foreach op = [LLVM_aarch64_sme_zero, LLVM_aarch64_sme_str] in
  def : AvailabilityFor<op> {
    let availability = !listconcat([CPU_AArch64Feature<"sme">], CPU_NeedsZA);
  }

def : AvailabilityFor<LLVM_aarch64_sme_cntsd> {
  let availability = [CPU_AArch64Feature<"sme">];
}

// All ops of MLIR 22 have a record.
foreach op = !listremove(
    !filter(op, !instances<Op>(), !eq(op.opDialect, ArmSME_Dialect)),
    !foreach(record, !instances<AvailabilityFor>(), record.op)) in
  def : NotProbed<op>;

// GPUs run none of its ops.
def : OnlyOnTargetsOf<ArmSME_Dialect, "cpu">;

def : AvailabilityHeaders<ArmSME_Dialect, [
  "mlir-availability/Dialect/CPU/CPUAvailability.h",
  "mlir-availability/Dialect/CPU/ProcessorState.h",
  "mlir-availability/Dialect/CPU/ScalableVectors.h",
  "mlir/Dialect/ArmSME/IR/ArmSME.h",
  "mlir/IR/TypeUtilities.h"
]>;

#endif // MLIR_AVAILABILITY_DIALECTS_ARMSME_TD
