//===- SPIRVInstructionClasses.td - Classes of instructions -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rules are about instructions, whoever has an op for them. A rule names a class
// of instructions, and is asked for each, as an op of MLIR's dialect and as a
// `spirv.binary.instruction`. It reads both through the functions of
// cpp/include/mlir-availability/Dialect/SPIRV/Binary/InstructionView.h.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_SPIRVINSTRUCTIONCLASSES_TD
#define MLIR_AVAILABILITY_DIALECTS_SPIRVINSTRUCTIONCLASSES_TD

include "mlir/Dialect/SPIRV/IR/SPIRVOps.td"

include "mlir-availability/dialects/SPIRV/SPIRVDimensions.td"
include "mlir-availability/Dialect/SPIRV/Binary/BinaryOps.td"
include "mlir-availability/generated/SPIRVGrammar.td"

// The instructions that are called one of `wanted`.
class SPIRV_Called<list<string> wanted> {
  list<SPIRVInstruction> instructions = !filter(
    each, !instances<SPIRVInstruction>(),
    !not(!empty(!filter(name, wanted, !eq(name, each.name)))));
}

// A class of instructions.
class SPIRVInstructionClass<list<SPIRVInstruction> given> {
  assert !not(!empty(given)), "a rule is about no instruction of the grammar";
  list<SPIRVInstruction> instructions = given;
  list<string> names = !foreach(each, given, each.name);
  // MLIR's ops for them. It may call an instruction by an earlier name.
  list<SPIRV_Op> ops = !filter(
    op, !filter(each, !instances<SPIRV_Op>(), each.hasOpcode),
    !not(!empty(!filter(
        each, given,
        !eq(each.opcode,
            !cast<I32EnumAttrCase>("SPIRV_OC_" # op.spirvOpName).value)))));
  // Holds for a `spirv.binary.instruction` that is one of them.
  Pred isMember = CPred<"::mlir::availability::isOneOf<" #
                        !interleave(!foreach(each, given, each.opcode), ", ") #
                        ">($_self)">;
}

// The class of the named instructions.
class SPIRV_Instructions<list<string> wanted>
    : SPIRVInstructionClass<SPIRV_Called<wanted>.instructions> {
  assert !eq(!size(names), !size(wanted)),
         "the grammar has no instruction of one of these names: " #
         !interleave(wanted, ", ");
}

// The class of the instructions in chapters of the specification that have
// operands of all `kinds`.
class SPIRV_Chapters<list<string> chapters, list<string> kinds = []>
    : SPIRVInstructionClass<!filter(
        each, !instances<SPIRVInstruction>(),
        !and(!not(!empty(!filter(chapter, chapters,
                                 !eq(chapter, each.chapter)))),
             !empty(!filter(kind, kinds,
                            !empty(!filter(operand, each.operands,
                                           !eq(operand, kind)))))))>;

// All atomic instructions.
def SPIRV_Atomics : SPIRV_Chapters<["Atomic"]>;

// Instructions of groups that have an execution scope. Those of
// SPV_KHR_shader_ballot have none: it is always the subgroup.
def SPIRV_GroupOperations : SPIRV_Chapters<["Group", "Non-Uniform"], ["IdScope"]>;

// Instructions with the scope of memory, which is the last of their scopes.
def SPIRV_WithMemoryScope : SPIRV_Chapters<["Atomic", "Barrier"], ["IdScope"]>;

// Instructions whose memory or image operands may have a scope of memory: that
// of MakePointerVisible and its kin. MLIR's ops can't hold one.
def SPIRV_WithMemoryOperands
    : SPIRVInstructionClass<!filter(
        each, !instances<SPIRVInstruction>(),
        !not(!empty(!filter(operand, each.operands,
                            !not(!empty(!filter(
                                wanted, ["MemoryAccess", "?MemoryAccess",
                                         "ImageOperands", "?ImageOperands"],
                                !eq(operand, wanted))))))))>;

// Instructions that access memory through a pointer.
def SPIRV_Accesses
    : SPIRVInstructionClass<!listconcat(
        SPIRV_Called<["OpLoad", "OpStore", "OpCopyMemory",
                      "OpCooperativeMatrixLoadKHR", "OpCooperativeMatrixStoreKHR",
                      "OpCooperativeMatrixLoadNV", "OpCooperativeMatrixStoreNV",
                      "OpCooperativeMatrixLoadTensorNV",
                      "OpCooperativeMatrixStoreTensorNV",
                      "OpCooperativeVectorLoadNV",
                      "OpCooperativeVectorStoreNV"]>.instructions,
        SPIRV_Atomics.instructions)>;

// The scope of a kind, "Execution" or "Memory".
class SPIRV_HasScope<string kind, I32EnumAttrCase scope>
    : CPred<"::mlir::availability::get" # kind #
            "Scope($_self) == ::mlir::spirv::Scope::" # scope.symbol>;

// The number of an enumerant, by its names in the grammar.
class SPIRV_EnumerantNumber<string kind, string name> {
  int number = !head(!filter(each, !instances<SPIRVEnumerant>(),
                             !and(!eq(each.kind, kind),
                                  !eq(each.name, name)))).value;
}

// One of the operands of a `spirv.binary.instruction` is an enumerant.
class SPIRV_HasEnumerant<string kind, string name>
    : CPred<"::mlir::availability::hasEnumerant($_self, \"" # kind # "\", " #
            SPIRV_EnumerantNumber<kind, name>.number # ")">;

// Another scope of a kind than `scopes`.
class SPIRV_HasOtherScope<string kind, list<I32EnumAttrCase> scopes>
    : CPred<"::mlir::availability::isOtherScope(::mlir::availability::get" #
            kind # "Scope($_self), {" #
            !interleave(!foreach(scope, scopes, "::mlir::spirv::Scope::" #
                                                scope.symbol), ", ") # "})">;

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

// A requirement with the rule of the specification behind it.
class SPIRVRule<string vuid, Pred pred, list<Availability> needs, string why,
                string at = "">
    : AvailableWhen<pred, needs, why, at> {
  let rule = vuid;
}

// A rule of the specification, and the instructions that it is asked for; for
// docs/vulkan-rules.md.
class SPIRVAskedOf<string vuid, SPIRVInstructionClass asked> {
  string rule = vuid;
  list<string> names = asked.names;
}

// Requirements of the instructions of a class for which a predicate holds that
// MLIR's ops can't satisfy.
multiclass SPIRVBinaryRule<SPIRVInstructionClass asked, string vuid, Pred pred,
                           list<Availability> needs, string why> {
  if !ne(vuid, "") then
    def : SPIRVAskedOf<vuid, asked>;
  def : AvailabilityFor<SPIRVBinary_InstructionOp> {
    let availability = [
      SPIRVRule<vuid, And<[asked.isMember, pred]>, needs, why>
    ];
  }
}

// Requirements of all instructions of a class for which a predicate holds: it is
// over `$_self`, an op, and `$_op`. `at` is the part of MLIR's ops that causes
// the requirements.
multiclass SPIRVClassRule<SPIRVInstructionClass asked, string vuid, Pred pred,
                          list<Availability> needs, string why,
                          string at = ""> {
  foreach op = asked.ops in
    def : AvailabilityFor<op> {
      let availability = [SPIRVRule<vuid, pred, needs, why, at>];
    }
  defm : SPIRVBinaryRule<asked, vuid, pred, needs, why>;
}

#endif // MLIR_AVAILABILITY_DIALECTS_SPIRVINSTRUCTIONCLASSES_TD
