//===- SPIRVGrammarClasses.td - Records of SPIR-V's grammar *- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The instructions of SPIR-V in Khronos's grammar: their operands and
// requirements. The reader of binaries decodes instructions by these records,
// and uses their requirements where MLIR's dialect has no op, type or
// attribute. The records are in generated/SPIRVGrammar.td; spirv-tblgen makes
// tables of them.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_SPIRVGRAMMARCLASSES_TD
#define MLIR_AVAILABILITY_SPIRVGRAMMARCLASSES_TD

// A kind of operand. The category is Id, Literal, Composite, ValueEnum or
// BitEnum.
class SPIRVOperandKind<string name, string kindCategory> {
  string kind = name;
  string category = kindCategory;
}

// The requirements of a grammar entry: one of the capabilities, if there are
// any; and the version, or one of the extensions.
class SPIRVGrammarNeeds {
  list<string> capabilities = [];
  list<string> extensions = [];
  // The first version that has it, "None" if only extensions add it.
  string since = "1.0";
  // The last version that has it; "" if it wasn't removed.
  string until = "";
}

// An instruction. An operand is the name of its kind, prefixed by `?` if it is
// optional, and by `*` if it can be repeated any number of times. The chapter is
// that of the specification which describes the instruction: the grammar's
// "class".
class SPIRVInstruction<int number, string opName, list<string> kinds,
                       string grammarClass> : SPIRVGrammarNeeds {
  int opcode = number;
  string name = opName;
  list<string> operands = kinds;
  string chapter = grammarClass;
}

// An enumerant of an operand kind, with its own operands.
class SPIRVEnumerant<string operandKind, int number, string enumerantName,
                     list<string> kinds = []> : SPIRVGrammarNeeds {
  string kind = operandKind;
  int value = number;
  string name = enumerantName;
  list<string> parameters = kinds;
}

// A set of extended instructions, and the requirements of importing it. A name
// that ends with `.` stands for all sets with that prefix.
class SPIRVExtInstSet<string setName> : SPIRVGrammarNeeds {
  string name = setName;
}

// An instruction of a set.
class SPIRVExtInst<string setName, int number, string instName,
                   list<string> kinds = []> : SPIRVGrammarNeeds {
  string set = setName;
  int opcode = number;
  string name = instName;
  list<string> operands = kinds;
}

// Operands that are the id of a constant with a value of an enum. The number of
// the operand counts the result type and the result, too.
class SPIRVConstantOperands<string enumKind, int number, list<string> opNames> {
  string kind = enumKind;
  int index = number;
  list<string> names = opNames;
}

// Requirements of instructions beyond their own entries, if `predicate` holds:
// a C++ expression over `op`, a `spirv.binary.instruction`. One of the
// capabilities is needed, or the version `since`; without any of these, nothing
// allows the instruction. Without names, the rule applies to all instructions.
class SPIRVInstructionRule<list<string> opNames, string predicate, string why,
                           list<string> anyCapability> {
  list<string> names = opNames;
  string holds = predicate;
  string detail = why;
  list<string> capabilities = anyCapability;
  string since = "";
}

#endif // MLIR_AVAILABILITY_SPIRVGRAMMARCLASSES_TD
