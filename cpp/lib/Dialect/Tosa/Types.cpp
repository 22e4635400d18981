//===- Types.cpp - Type-dependent needs of TOSA ops -----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The TOSA specification has a table for each op, which assigns combinations of
// types to profiles and extensions. Upstream's tables are used unchanged.
//
//===----------------------------------------------------------------------===//

#include "LLVMVersions.h"
#include "Models.h"

#include "mlir-availability/Dialect/Tosa/TosaAvailability.h"
#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/IR/Needs.h"

#include <map>

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Defines `getMap` for a private member, which an explicit instantiation may
/// name.
//
// Workaround: tosa-private-tables
// Upstream's only accessor of the tables is a template. GCC mangles its
// instances differently from Clang, which compiled libMLIR, so they don't link.
// We read the private members instead.
template <typename T, typename Map, Map TosaProfileCompliance::*member>
struct MapAccess {
  friend const Map &getMap(const TosaProfileCompliance &upstream, T) {
    return upstream.*member;
  }
};
const OperationProfileComplianceMap &
getMap(const TosaProfileCompliance &upstream, tosa::Profile);
const OperationExtensionComplianceMap &
getMap(const TosaProfileCompliance &upstream, tosa::Extension);
template struct MapAccess<tosa::Profile, OperationProfileComplianceMap,
                          &TosaProfileCompliance::profileComplianceMap>;
template struct MapAccess<tosa::Extension, OperationExtensionComplianceMap,
                          &TosaProfileCompliance::extensionComplianceMap>;
} // namespace

namespace {
/// A combination of types and its needs.
struct Row {
  SmallVector<TypeInfo> types;
  /// Each element is a clause, which is a list of alternatives.
  SmallVector<SmallVector<Requirement, 2>, 2> clauses;
};

/// The tables of an op, each with one row for a combination of types. The needs
/// of both add up.
struct OpTables {
  SmallVector<Row> profiles;
  SmallVector<Row> extensions;
};
} // namespace

template <typename T>
static SmallVector<Requirement, 2> getRequirements(const Dimension &dimension,
                                                   ArrayRef<T> values) {
  SmallVector<Requirement, 2> result;
  appendAlternatives(result, dimension, values);
  return result;
}

/// Adds the clauses for `modes`, which are profiles or extensions.
template <typename T>
static void addModes(Row &row, const Dimension &dimension,
                     const OpComplianceInfo<T> &info) {
  if (info.condition != CheckCondition::allOf) {
    row.clauses.push_back(getRequirements(dimension, ArrayRef<T>(info.mode)));
    return;
  }
  for (const T &mode : info.mode)
    row.clauses.push_back(getRequirements(dimension, ArrayRef<T>(mode)));
}

/// Extensions extend profiles: adds a clause that requires one of these
/// profiles.
static void addBaseProfiles(Row &row, ArrayRef<tosa::Extension> extensions,
                            TosaProfileCompliance &upstream) {
  for (tosa::Extension extension : extensions) {
    SmallVector<tosa::Profile> profiles = getBaseProfiles(upstream, extension);
    llvm::sort(profiles);
    SmallVector<Requirement, 2> anyOf = getRequirements(
        tosa::getProfileDimension(), ArrayRef<tosa::Profile>(profiles));
    if (!anyOf.empty() && !llvm::is_contained(row.clauses, anyOf))
      row.clauses.push_back(std::move(anyOf));
  }
}

/// Adds the needs of another row with the same types as an alternative: each
/// clause of one with each of the other.
static void addAlternative(Row &row, const Row &other) {
  SmallVector<SmallVector<Requirement, 2>, 2> clauses;
  for (const SmallVector<Requirement, 2> &clause : row.clauses)
    for (const SmallVector<Requirement, 2> &otherClause : other.clauses) {
      SmallVector<Requirement, 2> both = clause;
      for (const Requirement &need : otherClause)
        if (!llvm::is_contained(both, need))
          both.push_back(need);
      clauses.push_back(std::move(both));
    }
  // A clause is redundant if it contains all alternatives of another one, or if
  // it is the same as an earlier one.
  auto isRedundant = [&](const SmallVector<Requirement, 2> &clause) {
    return llvm::any_of(clauses, [&](const SmallVector<Requirement, 2> &known) {
      bool counts = known.size() < clause.size() ||
                    (known.size() == clause.size() && &known < &clause);
      return counts && llvm::all_of(known, [&](const Requirement &need) {
               return llvm::is_contained(clause, need);
             });
    });
  };
  row.clauses.clear();
  for (const SmallVector<Requirement, 2> &clause : clauses)
    if (!isRedundant(clause))
      row.clauses.push_back(clause);
}

/// Returns the row with these types, nullptr if there is none.
template <typename Rows>
static auto *findRow(Rows &rows, ArrayRef<TypeInfo> types) {
  auto it = llvm::find_if(rows, [&](const Row &row) {
    return llvm::equal(row.types, types, isSame);
  });
  return it == rows.end() ? nullptr : &*it;
}

template <typename T>
static void addRows(SmallVectorImpl<Row> &rows, const Dimension &dimension,
                    ArrayRef<OpComplianceInfo<T>> infos,
                    TosaProfileCompliance &upstream) {
  for (const OpComplianceInfo<T> &info : infos) {
    for (const VersionedTypeInfo &types : info.operandTypeInfoSet) {
      Row row;
      row.types = types.first;
      addModes(row, dimension, info);
      if constexpr (std::is_same_v<T, tosa::Extension>)
        addBaseProfiles(row, info.mode, upstream);
      if (types.second != tosa::SpecificationVersion::V_1_0)
        row.clauses.push_back({{&tosa::getMinVersionDimension(),
                                static_cast<int64_t>(types.second)}});
      if (Row *known = findRow(rows, row.types))
        addAlternative(*known, row);
      else
        rows.push_back(std::move(row));
    }
  }
}

/// Returns the tables, by op name.
static const std::map<std::string, OpTables> &getTables() {
  static const std::map<std::string, OpTables> tables = [] {
    std::map<std::string, OpTables> result;
    TosaProfileCompliance upstream;
    for (const auto &[name, infos] : getMap(upstream, tosa::Profile()))
      addRows<tosa::Profile>(result[name].profiles, tosa::getProfileDimension(),
                             infos, upstream);
    for (const auto &[name, infos] : getMap(upstream, tosa::Extension()))
      addRows<tosa::Extension>(result[name].extensions,
                               tosa::getExtensionDimension(), infos, upstream);
    return result;
  }();
  return tables;
}

/// Returns TOSA's element types, which are those in its tables.
static ArrayRef<TypeInfo> getElementTypes() {
  static const SmallVector<TypeInfo> types = [] {
    SmallVector<TypeInfo> result;
    for (const auto &[name, tables] : getTables())
      for (const auto &rows : {tables.profiles, tables.extensions})
        for (const Row &row : rows)
          for (const TypeInfo &type : row.types)
            if (llvm::none_of(result, [&](const TypeInfo &known) {
                  return isSame(known, type);
                }))
              result.push_back(type);
    return result;
  }();
  return types;
}

/// Returns true for a shape or a type with TOSA elements. TOSA's integers are
/// signless, which the tables don't say.
static bool isTosaType(Type type) {
  if (isa<tosa::shapeType>(type))
    return true;
  std::optional<TypeInfo> info = getTypeInfo(getElementTypeOrSelf(type));
  return info && llvm::any_of(getElementTypes(), [&](const TypeInfo &known) {
           return isSame(known, *info);
         });
}

/// Returns true when all operands and results of `op`, or the type of a
/// variable, are TOSA types.
static bool hasTosaTypes(Operation *op) {
  if (auto variable = dyn_cast<tosa::VariableOp>(op))
    return isTosaType(variable.getType());
  return llvm::all_of(op->getOperandTypes(), isTosaType) &&
         llvm::all_of(op->getResultTypes(), isTosaType);
}

namespace {
/// The needs of ops of one name that depend on their types.
class TypeOverlay : public InstanceOverlay {
public:
  /// `tables` is nullptr for ops that accept all types.
  explicit TypeOverlay(const OpTables *tables) : tables(tables) {}

  void emitInstanceClauses(Operation *op, OpClauseSink &sink) const override {
    // Upstream reads all parts of the op to compare it with its tables.
    if (emitIfIncomplete(op, sink))
      return;
    bool isKnown = hasTosaTypes(op);
    if (isKnown && !tables)
      return;
    const Row *profiles = nullptr, *extensions = nullptr;
    if (isKnown) {
      SmallVector<TypeInfo> types = ProfileInfoDepot(op).getInfo();
      profiles = findRow(tables->profiles, types);
      extensions = findRow(tables->extensions, types);
    }
    Source source = {SourceKind::Op};
    if (!profiles && !extensions) {
      source.detail = "no profile or extension has it with these types";
      sink.emit({}, source);
      return;
    }
    source.detail = "with these types";
    for (const Row *row : {profiles, extensions})
      if (row)
        for (ArrayRef<Requirement> anyOf : row->clauses)
          sink.emit(anyOf, source);
  }

private:
  const OpTables *tables;
};
} // namespace

/// Returns an element type as it is written in IR.
static std::string describe(const TypeInfo &info, MLIRContext *context) {
  auto print = [](Type type) {
    std::string text;
    llvm::raw_string_ostream(text) << type;
    return text;
  };
  if (info.typeID == TypeID::get<IntegerType>())
    return print(IntegerType::get(context, info.bitWidth));
  for (Type type :
       {Type(Float16Type::get(context)), Type(BFloat16Type::get(context)),
        Type(Float32Type::get(context)), Type(Float64Type::get(context)),
        Type(Float8E4M3FNType::get(context)),
        Type(Float8E5M2Type::get(context)),
        Type(Float6E2M3FNType::get(context)),
        Type(Float6E3M2FNType::get(context)),
        Type(Float4E2M1FNType::get(context)),
        Type(Float8E8M0FNUType::get(context)),
        Type(tosa::mxint8Type::get(context)),
        Type(tosa::shapeType::get(context, 1))})
    if (info.typeID == type.getTypeID())
      return print(type);
  return "a type of " + std::to_string(info.bitWidth) + " bits";
}

/// Lists the rows of `tables` by operand and result types, in the order of the
/// specification's tables.
static void listRows(const OpTables *tables, MLIRContext *context,
                     SmallVectorImpl<ListedNeed> &conditions) {
  auto add = [&](std::string when, ArrayRef<SmallVector<Requirement, 2>> all) {
    ListedNeed &listed = conditions.emplace_back();
    listed.kind = SourceKind::Type;
    listed.when = std::move(when);
    for (ArrayRef<Requirement> anyOf : all)
      listed.clauses.emplace_back(anyOf, Source{SourceKind::Type});
  };
  if (tables)
    for (const auto &rows : {tables->profiles, tables->extensions})
      for (const Row &row : rows)
        add(llvm::join(llvm::map_range(row.types,
                                       [&](const TypeInfo &type) {
                                         return describe(type, context);
                                       }),
                       ", "),
            row.clauses);
  SmallVector<Requirement, 2> nothing;
  add("other types", nothing);
}

void mlir::availability::addTosaTypeOverlays(AvailabilityDialect &dialect) {
  const std::map<std::string, OpTables> &tables = getTables();
  // Workaround: registered-operations-by-dialect
  // Upstream's getRegisteredOperationsByDialect finds none of some dialects.
  for (RegisteredOperationName name :
       dialect.getContext()->getRegisteredOperations()) {
    if (name.getDialectNamespace() != tosa::TosaDialect::getDialectNamespace())
      continue;
    auto it = tables.find(name.getStringRef().str());
    const OpTables *own = it == tables.end() ? nullptr : &it->second;
    dialect.addOverlay(name.getStringRef(), std::make_unique<TypeOverlay>(own));
    static const char key = 0;
    NeedRegistry::of(*dialect.getContext())
        .addListed(name.getStringRef(), &key,
                   [own, context = dialect.getContext()](auto &conditions) {
                     listRows(own, context, conditions);
                   });
  }
}
