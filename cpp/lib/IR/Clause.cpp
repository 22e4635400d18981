//===- Clause.cpp - Clauses and their sources -----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/Clause.h"
#include "mlir-availability/IR/ShortText.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace mlir::availability;

StringRef mlir::availability::stringifySourceKind(SourceKind kind) {
  switch (kind) {
  case SourceKind::Op:
    return "op";
  case SourceKind::Operand:
    return "operand";
  case SourceKind::Result:
    return "result";
  case SourceKind::Attribute:
    return "attribute";
  case SourceKind::Type:
    return "type";
  case SourceKind::Region:
    return "region";
  case SourceKind::Instance:
    return "instance";
  }
  llvm_unreachable("unknown source kind");
}

/// Describes both ends of the path, "i8 in !spirv.array<4 x i8>". The types in
/// between are part of the outer type's text.
static std::string describeTypePath(ArrayRef<mlir::Type> path) {
  std::string text = printShort(path.back());
  return path.size() > 1 ? text + " in " + printShort(path.front()) : text;
}

Clause::Clause(ArrayRef<Requirement> anyOf, const Source &source)
    : anyOf(anyOf), kind(source.kind), name(source.name), index(source.index),
      detail(source.detail), rule(source.rule), isUnknown(source.isUnknown) {
  if (source.typePath.empty())
    return;
  std::string path = describeTypePath(source.typePath);
  detail = detail.empty() ? path : detail + ", " + path;
}

bool Clause::operator==(const Clause &other) const {
  return anyOf == other.anyOf && kind == other.kind && name == other.name &&
         index == other.index && detail == other.detail && rule == other.rule &&
         isUnknown == other.isUnknown;
}

std::string Clause::describeSource() const {
  std::string text = describePart();
  return rule.empty() ? text : text + ", by " + rule;
}

std::string Clause::describeNeed() const {
  if (!anyOf.empty())
    return describeAlternatives(anyOf);
  return isUnknown ? "requirements that are unknown" : "what no target offers";
}

std::string Clause::describePart() const {
  std::string position = index ? " " + utostr(*index) : "";
  std::string quoted = name.empty() ? "" : " '" + name + "'";
  std::string text;
  switch (kind) {
  case SourceKind::Op:
    text = "the op itself";
    break;
  case SourceKind::Type:
    // Without an index, the name is that of an attribute.
    text = "type of " + (index ? name + position : "attribute" + quoted);
    return detail.empty() ? text : text + ": " + detail;
  case SourceKind::Instance:
    text = name.empty() ? "the requirements that this op states"
                        : "what the callee" + quoted + " requires";
    break;
  case SourceKind::Operand:
  case SourceKind::Result:
  case SourceKind::Attribute:
  case SourceKind::Region:
    text = (stringifySourceKind(kind) + position + quoted).str();
    break;
  }
  return detail.empty() ? text : text + " (" + detail + ")";
}

raw_ostream &mlir::availability::operator<<(raw_ostream &os,
                                            const Clause &clause) {
  return os << clause.describeNeed() << " (" << clause.describeSource() << ")";
}

ClauseSink::~ClauseSink() = default;

void ClauseSink::emitUnknown(const Source &source, StringRef /*dialect*/) {
  Source unknown = source;
  unknown.isUnknown = true;
  emit({}, unknown);
}

void ClauseSink::emitRows(ArrayRef<RequirementRow> rows,
                          ArrayRef<const Dimension *> dimensions,
                          const Source &source) {
  SmallVector<Requirement, 8> anyOf;
  for (const RequirementRow &row : rows) {
    anyOf.push_back({dimensions[row.dimension], row.value});
    if (!row.isLast)
      continue;
    emit(anyOf, source);
    anyOf.clear();
  }
}

void mlir::availability::emitUnknownClause(ClauseSink &sink,
                                           const Source &source) {
  sink.emit({}, withDetail(source, "its requirements are unknown"));
}
