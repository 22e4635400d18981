//===- Parsers.h - The parts of parseModel ----------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_PARSERS_H
#define MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_PARSERS_H

#include "EnumPlaces.h"
#include "Model.h"
#include "Predicates.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"

#include <functional>
#include <map>

namespace mlir::tblgen {
struct NamedAttribute;
struct NamedProperty;
class Operator;
} // namespace mlir::tblgen

namespace mlir::availability::tblgen {

/// Returns `code`, C++ of `record`, with its ODS placeholders replaced by the
/// names in generated code: the op is `op`, an element of a range is `each`. An
/// unknown placeholder is a fatal error at `record`.
std::string bindPlaceholders(const llvm::Record *record, llvm::StringRef code,
                             llvm::StringRef self);

/// Reports a placeholder in `code`, C++ of `record`, that isn't in `known`, as
/// a fatal error at `record`.
void checkPlaceholders(const llvm::Record *record, llvm::StringRef code,
                       llvm::ArrayRef<llvm::StringRef> known);

/// The contents of a list of requirements.
struct RequirementList {
  std::vector<ClauseModel> clauses;
  /// Further needs of an op. The names of their causes are the names of parts.
  std::vector<NeedModel> needs;
};

/// Replaces placeholders in C++ of a record by the names in generated code.
using BindFn =
    std::function<std::string(const llvm::Record *, llvm::StringRef)>;

/// Returns true for an entry in a list of requirements that belongs to no
/// dimension.
bool isCombinator(const llvm::Record *availability);

/// Parses dimensions, and the requirements along them. A malformed record is a
/// fatal error at its location.
class DimensionParser {
public:
  /// Adds dimensions to `model`, whose dialect must already be known.
  DimensionParser(const llvm::RecordKeeper &records, Model &model)
      : records(records), model(model) {}

  /// Adds the dimensions of all requirements, their orders and implications.
  void parseAll();

  /// Returns the requirement for `availability`, a record of a dimension.
  InstanceModel parseInstance(const llvm::Record *availability);

private:
  const DimensionModel *get(const llvm::Record *availability);
  /// Returns the name of the dialect that owns the dimensions in a C++
  /// namespace: the one whose namespace it is, or else the model's.
  std::string getOwner(llvm::StringRef cppNamespace) const;
  /// Records how requirements of the dimension are merged. Two ways are an
  /// error.
  static void noteMergeAction(const llvm::Record *availability,
                              DimensionModel &dimension);
  void parsePresentation(DimensionModel &dimension);
  void parseValues(DimensionModel &dimension);
  /// Reports a record whose statements about its dimension differ from those of
  /// the dimension's first record.
  void checkAgreement(const DimensionModel &dimension,
                      const llvm::Record *availability) const;
  /// Reports a dimension in the global C++ namespace that several dialects use.
  void checkNamespace(const DimensionModel &dimension) const;
  /// Makes a range of each two dimensions over one enum, a lowest and a highest
  /// value, that name no counterparts.
  void pairRanges();
  /// Reports a dimension whose counterpart isn't valid.
  void checkCounterpart(const DimensionModel &dimension) const;

  const llvm::RecordKeeper &records;
  Model &model;
  llvm::StringMap<const llvm::Record *> dimensionNames;
};

/// Returns the relation of a dimension that merges requirements so, "" if the
/// action doesn't say it.
llvm::StringRef getMergingRelation(llvm::StringRef mergeAction);

/// Reports a merge action whose result isn't equivalent to checking each
/// requirement separately.
void checkMerge(const DimensionModel &dimension,
                const llvm::Record *availability);

/// Adds the inclusions and implications of values to the model's dimensions.
/// `parse` returns the requirement for a record.
void parseOrders(const llvm::RecordKeeper &records, Model &model,
                 llvm::function_ref<InstanceModel(const llvm::Record *)> parse);

/// Warns of records whose availability is unreachable: cases of enums that
/// nothing is or holds, and records that can't have needs.
void warnOfUnreached(const llvm::RecordKeeper &records, const Model &model);

/// Reports empty ranges in `clauses`, all of which are needed: a minimum
/// version above the maximum version.
void checkRanges(const llvm::Record *owner,
                 llvm::ArrayRef<ClauseModel> clauses);

/// Parses requirements and lists of them. A malformed record is a fatal error
/// at its location.
class RequirementParser {
public:
  /// Adds dimensions and lists of clauses to `model`, whose dialect must
  /// already be known.
  RequirementParser(const llvm::RecordKeeper &records, Model &model)
      : model(model), dimensions(records, model) {}

  /// Adds the dimensions of all requirements.
  void parseDimensions() { dimensions.parseAll(); }

  /// Returns the requirements in the field `availability` of `record`, none if
  /// it has no such field.
  RequirementList parse(const llvm::Record *record);
  /// Adds the requirements of `overlay`, an `AvailabilityFor`, an
  /// `AvailabilityForType` or an `AvailabilityForAttr`, to `result`.
  void parseOverlay(const llvm::Record *overlay, RequirementList &result);

  /// Same as `parse`, for the fields of `record`, which may be null, and of
  /// `overlays`. `bind` replaces placeholders in their C++ by the names in
  /// generated code.
  RequirementList parse(const llvm::Record *record,
                        llvm::ArrayRef<const llvm::Record *> overlays,
                        BindFn bind);

  /// Returns the unique list of `clauses`.
  const ClauseListModel *getList(std::vector<ClauseModel> clauses);
  /// Returns the clauses of `record`, which can't depend on an op.
  const ClauseListModel *getList(const llvm::Record *record);

private:
  /// Adds the requirements in `list`, the availability of `owner`, to `result`.
  void parse(const llvm::Record *owner, const llvm::ListInit *list,
             RequirementList &result);
  /// Adds the instances of `requirement`, which is a single one or an AnyOf, to
  /// `anyOf`. Empty requirements add nothing.
  void addInstances(const llvm::Record *owner, const llvm::Record *requirement,
                    std::vector<InstanceModel> &anyOf);
  /// Adds the clause of `requirement`, unless it is empty.
  void addClause(const llvm::Record *owner, const llvm::Record *requirement,
                 std::vector<ClauseModel> &clauses);
  /// Adds the requirements in `list` to `result`. Needs have the cause `cause`
  /// unless they state another one.
  void addAll(const llvm::Record *owner, const llvm::ListInit *list,
              const CauseModel &cause, RequirementList &result);
  /// Returns the dialect whose targets judge what `owner` states.
  llvm::StringRef getJudgingDialect(const llvm::Record *owner) const;
  /// Returns the need for `combinator`, an `AvailabilityCombinator`.
  NeedModel parseNeed(const llvm::Record *owner, const llvm::Record *combinator,
                      CauseModel cause);
  /// Calls `read`, which reads the contents of `combinator`. A combinator that
  /// contains itself is a fatal error.
  void enter(const llvm::Record *combinator, llvm::function_ref<void()> read);
  /// Sets `need` to the needs of the enum case.
  void parseCase(const llvm::Record *enumCase, NeedModel &need);

  Model &model;
  DimensionParser dimensions;
  /// The combinators being read, to detect one that contains itself.
  llvm::SmallVector<const llvm::Record *> openCombinators;
  /// Binds placeholders of an op, unless something else is being read.
  BindFn bind = [](const llvm::Record *record, llvm::StringRef text) {
    return bindPlaceholders(record, text, "op");
  };
};

/// Adds the needs of enum cases to `model`.
void parseEnums(const llvm::RecordKeeper &records, Model &model,
                RequirementParser &requirements);

/// Adds the tables of names to `model`. A duplicate name in a table is a fatal
/// error at its record.
void parseNameTables(const llvm::RecordKeeper &records, Model &model,
                     RequirementParser &requirements);

/// Parses the needs of operands, results, attributes and properties of ops. The
/// model must already have its enums.
class PartParser {
public:
  PartParser(const llvm::RecordKeeper &records, const Model &model,
             RequirementParser &requirements);

  /// Returns the operands or results that may have needs.
  std::vector<ValueModel> getValues(const mlir::tblgen::Operator &op,
                                    bool isResult);
  /// Returns the attributes and properties of `op` for whose contents `isMeant`
  /// returns true.
  std::vector<AttributeModel>
  getAttributes(const mlir::tblgen::Operator &op,
                llvm::function_ref<bool(const AttributeModel &)> isMeant);

  /// Returns the constraints with requirements.
  const Carriers &getCarriers() const { return carriers; }

private:
  /// Returns the clauses that depend on parts of `pred`, which is the predicate
  /// of `constraint`, or nullptr.
  std::vector<ConditionalModel> getConditionals(const llvm::Record *pred,
                                                const llvm::Record *constraint);
  AttributeModel getAttribute(const mlir::tblgen::Operator &op,
                              const mlir::tblgen::NamedAttribute &named);
  AttributeModel getProperty(const mlir::tblgen::Operator &op,
                             const mlir::tblgen::NamedProperty &named);

  RequirementParser &requirements;
  Carriers carriers;
  EnumPlaces enumPlaces;
  const Model &model;
  /// Builtin types or attributes have needs in ops of the dialect, so any
  /// attribute may have needs.
  bool mayAnyNeed;
};

/// Assigns table rows to the constant lists of clauses.
void layOutRows(Model &model);

/// Resolves the names in the causes of `need`, and of its nested needs, to
/// parts of `op`. An unknown name is a fatal error at the record of `need`.
void resolveCauses(const mlir::tblgen::Operator &op, NeedModel &need);

/// Reports, as a fatal error, that `combinator` is used in `owner`, which isn't
/// an op.
[[noreturn]] void reportNotInOp(const llvm::Record *owner,
                                const llvm::Record *combinator);

/// Adds the types and attributes with records about their needs to `model`,
/// which must already have its enums. A malformed record is a fatal error at
/// its location.
void parseDefs(const llvm::RecordKeeper &records, Model &model,
               RequirementParser &requirements);

/// Returns the named targets. Families are in file order, and their targets are
/// sorted by rank. A malformed target, or one with a dimension that the dialect
/// of `model` lacks, is a fatal error at its location.
std::vector<TargetModel> parseTargets(const llvm::RecordKeeper &records,
                                      const Model &model);

/// Returns the names of the ops or dialects with closed regions. A record that
/// names an op of another dialect is a fatal error.
std::vector<std::string> parseClosedRegions(const llvm::RecordKeeper &records);

/// Returns the dialects whose ops run only on targets of one dialect, and that
/// dialect. A second record for a dialect is a fatal error.
std::map<std::string, std::string>
parseOnlyTargets(const llvm::RecordKeeper &records);

/// Returns the ops that an attribute names. A second record for an op, and a
/// name without a dialect or an attribute, are fatal errors.
std::map<std::string, NamingModel>
parseNamings(const llvm::RecordKeeper &records);

/// Returns what the definition of `op` allows its parts to be, where that can
/// be said as data.
std::vector<PartModel> getParts(const mlir::tblgen::Operator &op);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_PARSERS_H
