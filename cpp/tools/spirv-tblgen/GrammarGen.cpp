//===- GrammarGen.cpp - Tables of SPIR-V's grammar ------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the records of td/SPIRVGrammarClasses.td as tables that are included
// by Grammar.cpp in cpp/lib/Dialect/SPIRV/Binary. The rows are sorted by
// number.
//
//===----------------------------------------------------------------------===//

#include "mlir/TableGen/GenInfo.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"

#include <map>

using namespace llvm;

namespace {
/// A C++ table that other tables refer to by slices. Equal slices are shared.
class Pool {
public:
  /// Returns `{first, count}` for the elements, which are C++ expressions.
  std::string getSlice(const std::vector<std::string> &elements) {
    if (elements.empty())
      return "{0, 0}";
    auto [it, isNew] = slices.try_emplace(elements, all.size());
    if (isNew)
      all.insert(all.end(), elements.begin(), elements.end());
    return formatv("{{{0}, {1}}", it->second, elements.size());
  }

  void print(StringRef type, StringRef name, raw_ostream &os) const {
    os << "static constexpr " << type << " " << name << "[] = {\n";
    for (const std::string &element : all)
      os << "  " << element << ",\n";
    os << "};\n\n";
  }

private:
  std::map<std::vector<std::string>, size_t> slices;
  std::vector<std::string> all;
};

/// Writes the tables.
class GrammarEmitter {
public:
  explicit GrammarEmitter(const RecordKeeper &records) : records(records) {}

  void emit(raw_ostream &os);

private:
  using Rows = std::map<std::pair<size_t, int64_t>, std::string>;

  void readKinds();
  std::string getOperands(const Record &record, StringRef field);
  std::string getNeeds(const Record &record);
  std::string getVersion(const Record &record, StringRef field,
                         StringRef absent);
  size_t getKindIndex(const Record &record, StringRef kind);
  void emitRows(StringRef type, StringRef name, const Rows &rows,
                raw_ostream &os);
  Rows getInstructions();
  Rows getEnumerants();
  void emitSets(raw_ostream &os);
  void emitRules(raw_ostream &os);
  Rows getConstantOperands();
  int64_t getOpcode(const Record &user, StringRef name);
  int64_t getCapability(const Record &record, StringRef name);

  const RecordKeeper &records;
  /// The operand kinds and their categories, in record order.
  MapVector<StringRef, StringRef> kinds;
  /// Maps capabilities to their numbers.
  StringMap<int64_t> capabilityNumbers;
  /// Maps instructions to their opcodes.
  StringMap<int64_t> opcodes;
  Pool operands, capabilities, extensions;
};
} // namespace

/// Returns the records of a class in order of definition.
static std::vector<const Record *> getInOrder(const RecordKeeper &records,
                                              StringRef name) {
  std::vector<const Record *> result(
      records.getAllDerivedDefinitions(name).vec());
  llvm::sort(result, LessRecordByID());
  return result;
}

static std::string quote(StringRef text) { return ("\"" + text + "\"").str(); }

void GrammarEmitter::readKinds() {
  for (const Record *record : getInOrder(records, "SPIRVOperandKind"))
    kinds.insert({record->getValueAsString("kind"),
                  record->getValueAsString("category")});
  for (const Record *record : getInOrder(records, "SPIRVEnumerant"))
    if (record->getValueAsString("kind") == "Capability")
      capabilityNumbers[record->getValueAsString("name")] =
          record->getValueAsInt("value");
  for (const Record *record : getInOrder(records, "SPIRVInstruction"))
    opcodes[record->getValueAsString("name")] = record->getValueAsInt("opcode");
}

size_t GrammarEmitter::getKindIndex(const Record &record, StringRef kind) {
  auto *it = kinds.find(kind);
  if (it == kinds.end())
    PrintFatalError(record.getLoc(),
                    "there is no SPIRVOperandKind '" + kind + "'");
  return std::distance(kinds.begin(), it);
}

std::string GrammarEmitter::getOperands(const Record &record, StringRef field) {
  std::vector<std::string> elements;
  for (StringRef kind : record.getValueAsListOfStrings(field)) {
    StringRef quantifier = "One";
    if (kind.consume_front("?"))
      quantifier = "Optional";
    else if (kind.consume_front("*"))
      quantifier = "Any";
    getKindIndex(record, kind);
    elements.push_back(
        formatv("{{OperandKind::{0}, Quantifier::{1}}", kind, quantifier));
  }
  return operands.getSlice(elements);
}

std::string GrammarEmitter::getVersion(const Record &record, StringRef field,
                                       StringRef absent) {
  StringRef text = record.getValueAsString(field);
  if (text.empty() || text == "None")
    return absent.str();
  unsigned minor;
  if (!text.consume_front("1.") || text.getAsInteger(10, minor))
    PrintFatalError(record.getLoc(),
                    "expected the field '" + field +
                        "' to be a version '1.N', but it is '" +
                        record.getValueAsString(field) + "'");
  return std::to_string(minor);
}

int64_t GrammarEmitter::getCapability(const Record &record, StringRef name) {
  auto it = capabilityNumbers.find(name);
  if (it == capabilityNumbers.end())
    PrintFatalError(record.getLoc(),
                    "there is no SPIRVEnumerant of Capability '" + name + "'");
  return it->second;
}

std::string GrammarEmitter::getNeeds(const Record &record) {
  std::vector<std::string> numbers, names;
  for (StringRef name : record.getValueAsListOfStrings("capabilities"))
    numbers.push_back(std::to_string(getCapability(record, name)));
  for (StringRef name : record.getValueAsListOfStrings("extensions"))
    names.push_back(quote(name));
  return formatv("{{{0}, {1}, {2}, {3}}", capabilities.getSlice(numbers),
                 extensions.getSlice(names),
                 getVersion(record, "since", "kNoVersion"),
                 getVersion(record, "until", "kNoVersion"));
}

GrammarEmitter::Rows GrammarEmitter::getInstructions() {
  Rows rows;
  for (const Record *record : getInOrder(records, "SPIRVInstruction")) {
    int64_t opcode = record->getValueAsInt("opcode");
    rows[{0, opcode}] =
        formatv("{{{0}, {1}, {2}, {3}}", opcode,
                quote(record->getValueAsString("name")),
                getOperands(*record, "operands"), getNeeds(*record));
  }
  return rows;
}

GrammarEmitter::Rows GrammarEmitter::getEnumerants() {
  Rows rows;
  for (const Record *record : getInOrder(records, "SPIRVEnumerant")) {
    StringRef kind = record->getValueAsString("kind");
    int64_t value = record->getValueAsInt("value");
    rows[{getKindIndex(*record, kind), value}] =
        formatv("{{OperandKind::{0}, {1}u, {2}, {3}, {4}}", kind, value,
                quote(record->getValueAsString("name")),
                getOperands(*record, "parameters"), getNeeds(*record));
  }
  return rows;
}

void GrammarEmitter::emitRows(StringRef type, StringRef name, const Rows &rows,
                              raw_ostream &os) {
  os << "static constexpr " << type << " " << name << "[] = {\n";
  for (const auto &[key, row] : rows)
    os << "  " << row << ",\n";
  os << "};\n\n";
}

void GrammarEmitter::emitSets(raw_ostream &os) {
  std::map<StringRef, Rows> instructions;
  for (const Record *record : getInOrder(records, "SPIRVExtInst")) {
    int64_t opcode = record->getValueAsInt("opcode");
    instructions[record->getValueAsString("set")][{0, opcode}] =
        formatv("{{{0}, {1}, {2}, {3}}", opcode,
                quote(record->getValueAsString("name")),
                getOperands(*record, "operands"), getNeeds(*record));
  }
  std::vector<std::string> sets;
  Rows all;
  for (const Record *record : getInOrder(records, "SPIRVExtInstSet")) {
    StringRef name = record->getValueAsString("name");
    size_t first = all.size();
    for (const auto &[key, row] : instructions[name])
      all[{sets.size(), key.second}] = row;
    sets.push_back(formatv("{{{0}, {{{1}, {2}}, {3}}", quote(name), first,
                           all.size() - first, getNeeds(*record)));
    instructions.erase(name);
  }
  if (!instructions.empty())
    PrintFatalError("there is no SPIRVExtInstSet '" +
                    instructions.begin()->first + "'");
  emitRows("InstructionRow", "kExtInsts", all, os);
  os << "static constexpr ExtInstSetRow kExtInstSets[] = {\n";
  for (const std::string &row : sets)
    os << "  " << row << ",\n";
  os << "};\n\n";
}

int64_t GrammarEmitter::getOpcode(const Record &user, StringRef name) {
  auto it = opcodes.find(name);
  if (it == opcodes.end())
    PrintFatalError(user.getLoc(),
                    "there is no SPIRVInstruction '" + name + "'");
  return it->second;
}

GrammarEmitter::Rows GrammarEmitter::getConstantOperands() {
  Rows rows;
  for (const Record *record : getInOrder(records, "SPIRVConstantOperands")) {
    int64_t index = record->getValueAsInt("index");
    StringRef kind = record->getValueAsString("kind");
    getKindIndex(*record, kind);
    for (StringRef name : record->getValueAsListOfStrings("names")) {
      int64_t opcode = getOpcode(*record, name);
      rows[{opcode, index}] =
          formatv("{{{0}, {1}, OperandKind::{2}}", opcode, index, kind);
    }
  }
  return rows;
}

/// Writes the rules as macro calls.
void GrammarEmitter::emitRules(raw_ostream &os) {
  os << "#ifdef INSTRUCTION_RULE\n";
  for (const Record *rule : getInOrder(records, "SPIRVInstructionRule")) {
    std::string rest = (rule->getValueAsString("holds") + ", " +
                        quote(rule->getValueAsString("detail")) + ", " +
                        getVersion(*rule, "since", "kNoVersion"))
                           .str();
    for (StringRef name : rule->getValueAsListOfStrings("capabilities"))
      rest += formatv(", {0}", getCapability(*rule, name));
    auto names = rule->getValueAsListOfStrings("names");
    if (names.empty())
      os << "ANY_INSTRUCTION_RULE(" << rest << ")\n";
    for (StringRef name : names)
      os << "INSTRUCTION_RULE(" << getOpcode(*rule, name) << ", " << rest
         << ")\n";
  }
  os << "#undef INSTRUCTION_RULE\n#undef ANY_INSTRUCTION_RULE\n"
     << "#endif // INSTRUCTION_RULE\n\n";
}

void GrammarEmitter::emit(raw_ostream &os) {
  emitSourceFileHeader("Tables of SPIR-V's grammar", os, records);
  readKinds();
  os << "#ifdef OPERAND_KIND\n";
  for (const auto &[kind, category] : kinds)
    os << "OPERAND_KIND(" << kind << ", " << category << ")\n";
  os << "#undef OPERAND_KIND\n#endif // OPERAND_KIND\n\n#ifdef OPCODE\n";
  for (const Record *record : getInOrder(records, "SPIRVInstruction"))
    os << "OPCODE(" << record->getValueAsString("name") << ", "
       << record->getValueAsInt("opcode") << ")\n";
  os << "#undef OPCODE\n#endif // OPCODE\n\n";

  emitRules(os);

  // The pools are complete only after all rows have been written.
  std::string rows;
  raw_string_ostream rowsStream(rows);
  emitRows("InstructionRow", "kInstructions", getInstructions(), rowsStream);
  emitRows("EnumerantRow", "kEnumerants", getEnumerants(), rowsStream);
  emitRows("ConstantOperand", "kConstantOperands", getConstantOperands(),
           rowsStream);
  emitSets(rowsStream);
  os << "#ifdef GET_GRAMMAR_TABLES\n#undef GET_GRAMMAR_TABLES\n\n";
  operands.print("GrammarOperand", "kOperands", os);
  capabilities.print("uint32_t", "kCapabilities", os);
  extensions.print("llvm::StringLiteral", "kExtensions", os);
  os << rows << "#endif // GET_GRAMMAR_TABLES\n";
}

static bool emitGrammar(const RecordKeeper &records, raw_ostream &os) {
  GrammarEmitter(records).emit(os);
  return false;
}

static mlir::GenRegistration genGrammar("gen-spirv-grammar",
                                        "Generate tables of SPIR-V's grammar",
                                        emitGrammar);
