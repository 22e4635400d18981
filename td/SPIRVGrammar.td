//===- SPIRVGrammar.td - Records of SPIR-V's grammar -------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What Khronos's grammar says of the instructions of SPIR-V: their operands, and
// what they need. The reader of binaries takes instructions apart by these
// records, and judges by them what MLIR's dialect has no op, type or attribute
// for. The records are in generated/SPIRVGrammar.td; spirv-tblgen makes tables of
// them.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_SPIRVGRAMMAR_TD
#define MLIR_AVAILABILITY_SPIRVGRAMMAR_TD

// A kind of operands. The category is Id, Literal, Composite, ValueEnum or
// BitEnum.
class SPIRVOperandKind<string name, string kindCategory> {
  string kind = name;
  string category = kindCategory;
}

// What something in the grammar needs: one of the capabilities, if there are
// any; and the version, or one of the extensions.
class SPIRVGrammarNeeds {
  list<string> capabilities = [];
  list<string> extensions = [];
  // The version that has it first, "None" for what extensions alone bring.
  string since = "1.0";
  // The last version that has it; "" for what wasn't removed.
  string until = "";
}

// An instruction. An operand is its kind, after `?` when it may be missing, and
// after `*` when any number of it may follow.
class SPIRVInstruction<int number, string opName, list<string> kinds>
    : SPIRVGrammarNeeds {
  int opcode = number;
  string name = opName;
  list<string> operands = kinds;
}

// An enumerant of an operand kind, and the operands that follow it.
class SPIRVEnumerant<string operandKind, int number, string enumerantName,
                     list<string> kinds = []> : SPIRVGrammarNeeds {
  string kind = operandKind;
  int value = number;
  string name = enumerantName;
  list<string> parameters = kinds;
}

// A set of extended instructions: importing it needs something. A name that ends
// with `.` stands for all sets that begin so.
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

// What instructions need beyond their own entries, where `predicate` holds: a
// C++ expression over `op`, which is a `spirv.binary.instruction`. One of the
// capabilities is needed, or the version `since`; without any, nothing allows it.
// Without names, it is about all instructions.
class SPIRVInstructionRule<list<string> opNames, string predicate, string why,
                           list<string> anyCapability> {
  list<string> names = opNames;
  string holds = predicate;
  string detail = why;
  list<string> capabilities = anyCapability;
  string since = "";
}

#endif // MLIR_AVAILABILITY_SPIRVGRAMMAR_TD
