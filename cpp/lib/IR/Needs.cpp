//===- Needs.cpp - What records say, as rows ------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/Needs.h"
#include "mlir-availability/IR/AvailabilityDialect.h"

using namespace mlir;
using namespace mlir::availability;

MLIR_DEFINE_EXPLICIT_TYPE_ID(::mlir::availability::NeedRegistry)

std::string mlir::availability::getMarkedName(DefKind kind, StringRef name) {
  switch (kind) {
  case DefKind::Type:
    return ("!" + name).str();
  case DefKind::Attribute:
    return ("#" + name).str();
  case DefKind::Discardable:
    return name.str();
  }
  llvm_unreachable("unknown kind");
}

RecordedNeed NeedTables::get(size_t position) const {
  const PackedNeed &need = needs[order[position]];
  return {need.sort,        need.kind,           text + need.name,
          text + need.when, text + need.subject, text + need.detail,
          text + need.rule, text + need.formula, functions[need.emit],
          cases[need.cases]};
}

NeedRegistry &NeedRegistry::of(MLIRContext &context) {
  return *context.getOrLoadDialect<AvailabilityDialect>()
              ->getRegisteredInterface<NeedRegistry>();
}

void NeedRegistry::addRecords(ArrayRef<OpRecord> ops,
                              ArrayRef<DefRecord> newDefs) {
  // MLIR applies a registry's extensions again when it is appended.
  if (llvm::is_contained(known, ops.data()))
    return;
  known.push_back(ops.data());
  for (const OpRecord &op : ops)
    records[op.opName].push_back(&op);
  defs.push_back(newDefs);
}

void NeedRegistry::addListed(StringRef opName, const void *key,
                             ListNeedsFn list) {
  auto &entries = listed[opName];
  if (llvm::none_of(entries,
                    [&](const auto &entry) { return entry.first == key; }))
    entries.emplace_back(key, std::move(list));
}

void NeedRegistry::addDeclaredDef(
    StringRef name, DefKind kind,
    ArrayRef<SmallVector<Requirement, 1>> clauses) {
  auto known = llvm::find_if(declaredDefs, [&](const DeclaredDef &def) {
    return def.name == name && def.kind == kind;
  });
  DeclaredDef &def =
      known == declaredDefs.end()
          ? declaredDefs.emplace_back(DeclaredDef{name.str(), kind, {}})
          : *known;
  for (const SmallVector<Requirement, 1> &clause : clauses)
    if (!llvm::is_contained(def.clauses, clause))
      def.clauses.push_back(clause);
}

ArrayRef<const OpRecord *> NeedRegistry::getRecords(StringRef opName) const {
  auto it = records.find(opName);
  if (it == records.end())
    return {};
  return it->second;
}

SmallVector<ListNeedsFn> NeedRegistry::getListed(StringRef opName) const {
  SmallVector<ListNeedsFn> result;
  auto it = listed.find(opName);
  if (it != listed.end())
    for (const auto &entry : it->second)
      result.push_back(entry.second);
  return result;
}

SmallVector<const DefRecord *>
NeedRegistry::getDefs(StringRef opDialect) const {
  SmallVector<const DefRecord *> result;
  for (ArrayRef<DefRecord> each : defs)
    for (const DefRecord &def : each)
      if (def.opDialect.empty() || def.opDialect == opDialect)
        result.push_back(&def);
  return result;
}
