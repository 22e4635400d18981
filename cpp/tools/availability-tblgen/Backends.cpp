//===- Backends.cpp - The generators on the command line ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitters.h"
#include "OpParts.h"
#include "Records.h"

#include "mlir/TableGen/GenInfo.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/TableGenBackend.h"

using namespace llvm;
using namespace mlir::availability::tblgen;

std::string mlir::availability::tblgen::quote(StringRef text) {
  std::string result;
  raw_string_ostream os(result);
  os << '"';
  os.write_escaped(text);
  os << '"';
  return result;
}

std::string mlir::availability::tblgen::getSource(const CauseModel &cause) {
  std::string detail = cause.detail.empty()
                           ? (cause.reason.empty() ? "" : quote(cause.reason))
                           : "::std::string(" + cause.detail + ")";
  if (cause.kind == "Op" && detail.empty() && cause.rule.empty())
    return "{}";
  std::string index = cause.index;
  unsigned literal;
  if (index.empty())
    index = "::std::nullopt";
  else if (StringRef(index).getAsInteger(10, literal))
    index = "static_cast<unsigned>(" + index + ")";
  std::string source = "{::mlir::availability::SourceKind::" + cause.kind +
                       ", " + (cause.name.empty() ? "{}" : quote(cause.name)) +
                       ", " + index;
  if (!cause.rule.empty())
    return source + ", " + (detail.empty() ? "{}" : detail) + ", {}, " +
           quote(cause.rule) + "}";
  return source + (detail.empty() ? "" : ", " + detail) + "}";
}

static bool emitDecls(const RecordKeeper &records, raw_ostream &os) {
  Model model = parseModel(records);
  emitSourceFileHeader("Availability of '" + model.dialect + "', declarations",
                       os, records);
  os << "#include \"mlir-availability/IR/Registration.h\"\n\n"
        "#include <memory>\n\n";
  for (StringRef header : model.headers)
    os << "#include " << quote(header) << "\n";
  emitDimensionDecls(model, os);
  emitInterfaceDecls(model, os);
  emitEnumDecls(model, os);
  emitDefFunctionDecls(model, os);
  emitNameTableDecls(model, os);
  emitTargetDecls(model, os);
  emitRegisterDecls(model, os);
  return false;
}

static bool emitDefs(const RecordKeeper &records, raw_ostream &os) {
  Model model = parseModel(records);
  emitSourceFileHeader("Availability of '" + model.dialect + "', definitions",
                       os, records);
  os << "#include \"mlir-availability/Engine/TypedQueries.h\"\n"
        "#include \"mlir-availability/IR/AvailabilityDialect.h\"\n"
        "#include \"mlir-availability/IR/Needs.h\"\n"
        "#include \"mlir-availability/IR/ExpressionEvaluation.h\"\n"
        "#include \"mlir-availability/IR/NameTable.h\"\n"
        "#include \"mlir-availability/IR/ParseTargets.h\"\n\n"
        "#include \"llvm/ADT/STLExtras.h\"\n\n"
        "#include <algorithm>\n"
        "#include <string>\n\n";
  emitDimensionDefs(model, os);
  emitInterfaceDefs(model, os);
  emitClauseLists(model, os);
  emitNameTableDefs(model, os);
  emitEnumDefs(model, os);
  emitDefaults(model, os);
  emitQueryModelDefs(model, os);
  emitRecordDefs(model, os);
  emitTargetDefs(model, os);
  emitRegisterDefs(model, os);
  return false;
}

/// Emits an entry for the list of all dialects; see InitAll.cpp.
static bool emitListEntry(const RecordKeeper &records, raw_ostream &os) {
  Model model = parseModel(records);
  if (!model.hasHeaders)
    failWithFile(records,
                 "no 'AvailabilityHeaders' record for dialect '" +
                     model.dialect +
                     "'; add one, with the C++ headers that the records need");
  // A definition of a namespace takes no leading colons.
  StringRef cppNamespace = model.cppNamespace;
  cppNamespace.consume_front("::");
  os << "AVAILABILITY_DIALECT(" << quote(model.dialect) << ", " << cppNamespace
     << ", register" << model.getCppPrefix() << "Availability)\n";
  return false;
}

static mlir::GenRegistration
    genDecls("gen-availability-decls",
             "Generate dimensions, interfaces and models (declarations)",
             emitDecls);

static mlir::GenRegistration
    genDefs("gen-availability-defs",
            "Generate dimensions, interfaces and models (definitions)",
            emitDefs);

static mlir::GenRegistration
    genListEntry("gen-availability-list-entry",
                 "Generate AVAILABILITY_DIALECT(<name>, <namespace>, <function "
                 "in it that registers the dialect>), for a list of dialects",
                 emitListEntry);
