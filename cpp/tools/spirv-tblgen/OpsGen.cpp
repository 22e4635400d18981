//===- OpsGen.cpp - Tables of MLIR ops for instructions -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes tables based on upstream's SPIR-V op records, which are included by
// Ops.cpp in cpp/lib/Dialect/SPIRV/Binary. They map each opcode and each
// extended instruction to its op, with the arguments in order. Ops with
// regions, successors or symbols, and ops without an opcode, are left out; the
// reader makes these itself or not at all.
//
//===----------------------------------------------------------------------===//

#include "mlir/TableGen/Argument.h"
#include "mlir/TableGen/GenInfo.h"
#include "mlir/TableGen/Operator.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"

#include <map>
#include <set>

using namespace llvm;
using mlir::tblgen::NamedAttribute;
using mlir::tblgen::NamedTypeConstraint;
using mlir::tblgen::Operator;

namespace {
class OpsEmitter {
public:
  explicit OpsEmitter(const RecordKeeper &records) : records(records) {}

  void emit(raw_ostream &os);

private:
  void read(const Record &record);
  std::optional<std::string> getRow(const Operator &op);
  std::optional<std::string> getForm(const NamedAttribute &attr);
  void emitForms(raw_ostream &os);

  const RecordKeeper &records;
  /// The C++ enums of attributes, by attribute form.
  std::map<std::string, std::string> enums;
  std::vector<std::string> arguments;
  std::map<int64_t, std::string> ops;
  std::map<std::pair<StringRef, int64_t>, std::string> extInsts;
};
} // namespace

/// Returns how a binary encodes the attribute; std::nullopt if it isn't encoded
/// by its value.
std::optional<std::string> OpsEmitter::getForm(const NamedAttribute &attr) {
  StringRef storage = attr.attr.getStorageType().trim();
  storage.consume_front("::mlir::");
  if (storage == "IntegerAttr")
    return "Literal";
  if (storage == "TypeAttr")
    return "Type";
  if (storage == "ArrayAttr" &&
      attr.attr.getBaseAttr().getAttrDefName() == "I32ArrayAttr")
    return "Literals";
  if (!storage.consume_front("spirv::") || !storage.consume_back("Attr"))
    return std::nullopt;
  const Record *record = &attr.attr.getBaseAttr().getDef();
  if (!record->isSubClassOf("EnumAttr"))
    return std::nullopt;
  enums[storage.str()] =
      record->getValueAsDef("enum")->getValueAsString("className").str();
  return storage.str();
}

/// Returns the row of an op without its number; std::nullopt if a table can't
/// express how the op is made.
std::optional<std::string> OpsEmitter::getRow(const Operator &op) {
  if (op.getNumRegions() != 0 || op.getNumSuccessors() != 0 ||
      op.getNumResults() > 1 || op.getNumVariadicRegions() != 0)
    return std::nullopt;
  std::vector<std::string> rows;
  for (int i = 0, e = op.getNumArgs(); i < e; ++i) {
    mlir::tblgen::Argument argument = op.getArg(i);
    if (const auto *operand = dyn_cast<NamedTypeConstraint *>(argument)) {
      StringRef form = operand->isOptional()   ? "OptionalOperand"
                       : operand->isVariadic() ? "Operands"
                                               : "Operand";
      rows.push_back(
          formatv("{{ArgumentForm::{0}, false, \"{1}\"}", form, operand->name));
    } else if (const auto *attr = dyn_cast<NamedAttribute *>(argument)) {
      std::optional<std::string> form = getForm(*attr);
      if (!form)
        return std::nullopt;
      rows.push_back(formatv("{{ArgumentForm::{0}, {1}, \"{2}\"}", *form,
                             attr->attr.isOptional() ? "true" : "false",
                             attr->name));
    } else {
      return std::nullopt;
    }
  }
  bool hasSegments =
      op.getTrait("::mlir::OpTrait::AttrSizedOperandSegments") != nullptr;
  std::string row =
      formatv("\"{0}\", {{{1}, {2}}, {3}, {4}", op.getOperationName(),
              arguments.size(), rows.size(), hasSegments ? "true" : "false",
              op.getNumResults() == 1 ? "true" : "false");
  arguments.insert(arguments.end(), rows.begin(), rows.end());
  return row;
}

void OpsEmitter::read(const Record &record) {
  bool isExtInst = record.isSubClassOf("SPIRV_ExtInstOp");
  if (!isExtInst && !record.getValueAsBit("hasOpcode"))
    return;
  std::optional<std::string> row = getRow(Operator(&record));
  if (!row)
    return;
  if (isExtInst) {
    int64_t number = record.getValueAsInt("extendedInstOpcode");
    StringRef set = record.getValueAsString("extendedInstSetName");
    extInsts[{set, number}] =
        formatv("{{{0}, {1}, {2}}", number, "\"" + set.str() + "\"", *row);
    return;
  }
  StringRef name = record.getValueAsString("spirvOpName");
  const Record *opcode = records.getDef(("SPIRV_OC_" + name).str());
  if (!opcode)
    PrintFatalError(record.getLoc(), "there is no SPIRV_OC_" + name);
  int64_t number = opcode->getValueAsInt("value");
  ops[number] = formatv("{{{0}, \"\", {1}}", number, *row);
}

void OpsEmitter::emitForms(raw_ostream &os) {
  os << "#ifdef ENUM_FORM\n";
  for (const auto &[form, name] : enums)
    os << "ENUM_FORM(" << form << ", " << name << ")\n";
  os << "#undef ENUM_FORM\n#endif // ENUM_FORM\n\n";
}

void OpsEmitter::emit(raw_ostream &os) {
  emitSourceFileHeader("Ops of SPIR-V instructions", os, records);
  std::vector<const Record *> all(
      records.getAllDerivedDefinitions("SPIRV_Op").vec());
  llvm::sort(all, LessRecord());
  for (const Record *record : all)
    read(*record);
  emitForms(os);
  os << "#ifdef GET_OP_TABLES\n#undef GET_OP_TABLES\n\n"
     << "static constexpr OpArgument kArguments[] = {\n";
  for (const std::string &row : arguments)
    os << "  " << row << ",\n";
  os << "};\n\nstatic constexpr OpRow kOps[] = {\n";
  for (const auto &[number, row] : ops)
    os << "  " << row << ",\n";
  os << "};\n\nstatic constexpr OpRow kExtInstOps[] = {\n";
  for (const auto &[key, row] : extInsts)
    os << "  " << row << ",\n";
  os << "};\n\n#endif // GET_OP_TABLES\n";
}

static bool emitOps(const RecordKeeper &records, raw_ostream &os) {
  OpsEmitter(records).emit(os);
  return false;
}

static mlir::GenRegistration
    genOps("gen-spirv-ops", "Generate which op each instruction is", emitOps);
