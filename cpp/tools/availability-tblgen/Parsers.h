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

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"

#include <functional>

namespace mlir::tblgen {
struct NamedAttribute;
struct NamedProperty;
class Operator;
} // namespace mlir::tblgen

namespace mlir::availability::tblgen {

/// Returns `code`, C++ of `record`, with what ODS lets it mention replaced by
/// what generated code calls it: the op is `op`, an element of a range `each`.
/// A placeholder that doesn't exist is a fatal error at `record`.
std::string bindPlaceholders(const llvm::Record *record, llvm::StringRef code,
                             llvm::StringRef self);

/// Reports a placeholder in `code`, C++ of `record`, that isn't one of `known`,
/// as a fatal error at `record`.
void checkPlaceholders(const llvm::Record *record, llvm::StringRef code,
                       llvm::ArrayRef<llvm::StringRef> known);

/// What a list of requirements comes to.
struct RequirementList {
  std::vector<ClauseModel> clauses;
  /// What an op needs besides; the names of causes are those of `part`.
  std::vector<NeedModel> needs;
};

/// Replaces what C++ of a record can mention by what generated code calls it.
using BindFn =
    std::function<std::string(const llvm::Record *, llvm::StringRef)>;

/// Returns true for what stands in a list of requirements without being of a
/// dimension.
bool isCombinator(const llvm::Record *availability);

/// Parses dimensions, and the requirements along them. A malformed record is a
/// fatal error that names its location.
class DimensionParser {
public:
  /// Adds dimensions to `model`, whose dialect has to be known before anything
  /// is parsed.
  DimensionParser(const llvm::RecordKeeper &records, Model &model)
      : records(records), model(model) {}

  /// Adds the dimensions of all requirements, their orders and implications.
  void parseAll();

  /// Returns the requirement that `availability`, a record of a dimension, is.
  InstanceModel parseInstance(const llvm::Record *availability);

private:
  const DimensionModel *get(const llvm::Record *availability);
  /// Returns the name of the dialect that owns the dimensions in a C++
  /// namespace: the one whose namespace it is, or else the model's.
  std::string getOwner(llvm::StringRef cppNamespace) const;
  /// Notes how requirements of the dimension are merged. Two ways are an error.
  static void noteMergeAction(const llvm::Record *availability,
                              DimensionModel &dimension);
  void parsePresentation(DimensionModel &dimension);
  void parseValues(DimensionModel &dimension);
  /// Reports a record that says something else of its dimension than the
  /// dimension's first one.
  void checkAgreement(const DimensionModel &dimension,
                      const llvm::Record *availability) const;
  /// Reports a dimension whose other end isn't one.
  void checkCounterpart(const DimensionModel &dimension) const;

  const llvm::RecordKeeper &records;
  Model &model;
  llvm::StringMap<const llvm::Record *> dimensionNames;
};

/// Reports a merge action that makes something else of the requirements than
/// each of them, which is what is checked.
void checkMerge(const DimensionModel &dimension,
                const llvm::Record *availability);

/// Adds what values of the model's dimensions include and imply to them.
/// `parse` returns the requirement that a record is.
void parseOrders(const llvm::RecordKeeper &records, Model &model,
                 llvm::function_ref<InstanceModel(const llvm::Record *)> parse);

/// Warns of records whose availability nothing can ask for: of cases of enums
/// that nothing is or holds, and of what can't need anything.
void warnOfUnreached(const llvm::RecordKeeper &records, const Model &model);

/// Reports ranges in `clauses`, of which all are needed, that nothing is in: a
/// version to start with above the last one.
void checkRanges(const llvm::Record *owner,
                 llvm::ArrayRef<ClauseModel> clauses);

/// Parses requirements and lists of them. A malformed record is a fatal error
/// that names its location.
class RequirementParser {
public:
  /// Adds dimensions and lists of clauses to `model`, whose dialect has to be
  /// known before anything is parsed.
  RequirementParser(const llvm::RecordKeeper &records, Model &model)
      : model(model), dimensions(records, model) {}

  /// Adds the dimensions of all requirements.
  void parseDimensions() { dimensions.parseAll(); }

  /// Returns what the field `availability` of `record` says, nothing when there
  /// is no such field.
  RequirementList parse(const llvm::Record *record);
  /// Adds what `overlay`, an `AvailabilityFor`, an `AvailabilityForType` or an
  /// `AvailabilityForAttr`, says to `result`.
  void parseOverlay(const llvm::Record *overlay, RequirementList &result);

  /// Returns the same as `parse`, of what the field of `record` says (nothing
  /// when `record` is null) and the fields of `overlays`. `bind` replaces what
  /// C++ in them can mention by what generated code calls it.
  RequirementList parse(const llvm::Record *record,
                        llvm::ArrayRef<const llvm::Record *> overlays,
                        BindFn bind);

  /// Returns the unique list of `clauses`.
  const ClauseListModel *getList(std::vector<ClauseModel> clauses);
  /// Returns the clauses of `record`, which can't hang on an op.
  const ClauseListModel *getList(const llvm::Record *record);

private:
  /// Adds what `list`, the availability of `owner`, says to `result`.
  void parse(const llvm::Record *owner, const llvm::ListInit *list,
             RequirementList &result);
  /// Adds the instances of `requirement`, one or the alternatives of an AnyOf,
  /// to `anyOf`. Requirements that ask for nothing add nothing.
  void addInstances(const llvm::Record *owner, const llvm::Record *requirement,
                    std::vector<InstanceModel> &anyOf);
  /// Adds the clause of `requirement`, unless it asks for nothing.
  void addClause(const llvm::Record *owner, const llvm::Record *requirement,
                 std::vector<ClauseModel> &clauses);
  /// Adds what each of `list` says to `result`; needs have `cause` unless they
  /// say something else.
  void addAll(const llvm::Record *owner, const llvm::ListInit *list,
              const CauseModel &cause, RequirementList &result);
  /// Returns the need that `combinator`, an `AvailabilityCombinator`, says.
  NeedModel parseNeed(const llvm::Record *owner, const llvm::Record *combinator,
                      CauseModel cause);
  /// Calls `read`, which reads what is in `combinator`. That it contains itself
  /// is a fatal error.
  void enter(const llvm::Record *combinator, llvm::function_ref<void()> read);
  /// Fills `need` with what the enum's case needs.
  void parseCase(const llvm::Record *enumCase, NeedModel &need);

  Model &model;
  DimensionParser dimensions;
  /// The combinators that are being read, to find one that contains itself.
  llvm::SmallVector<const llvm::Record *> openCombinators;
  /// Of an op, unless something else is being read.
  BindFn bind = [](const llvm::Record *record, llvm::StringRef text) {
    return bindPlaceholders(record, text, "op");
  };
};

/// Adds what cases of enums need to `model`.
void parseEnums(const llvm::RecordKeeper &records, Model &model,
                RequirementParser &requirements);

/// Adds the tables of names to `model`. A name that is in one twice is a fatal
/// error at its record.
void parseNameTables(const llvm::RecordKeeper &records, Model &model,
                     RequirementParser &requirements);

/// Parses what operands, results, attributes and properties of ops need. The
/// enums have to be in the model before.
class PartParser {
public:
  PartParser(const llvm::RecordKeeper &records, const Model &model,
             RequirementParser &requirements);

  /// Returns the operands, or the results, that may need something.
  std::vector<ValueModel> getValues(const mlir::tblgen::Operator &op,
                                    bool isResult);
  /// Returns the attributes and properties of `op` that hold something for
  /// which `isMeant` returns true.
  std::vector<AttributeModel>
  getAttributes(const mlir::tblgen::Operator &op,
                llvm::function_ref<bool(const AttributeModel &)> isMeant);

private:
  /// Returns what hangs on which parts of `pred`, the predicate of
  /// `constraint`, or nullptr.
  std::vector<ConditionalModel> getConditionals(const llvm::Record *pred,
                                                const llvm::Record *constraint);
  AttributeModel getAttribute(const mlir::tblgen::Operator &op,
                              const mlir::tblgen::NamedAttribute &named);
  AttributeModel getProperty(const mlir::tblgen::Operator &op,
                             const mlir::tblgen::NamedProperty &named);

  RequirementParser &requirements;
  EnumPlaces enumPlaces;
  const Model &model;
  /// Builtin types or attributes need something in ops of the dialect, so that
  /// any attribute may need something.
  bool mayAnyNeed;
};

/// Gives the lists of clauses that are data their rows.
void layOutRows(Model &model);

/// Fills in which part of `op` the cause of `need`, and of what is nested in
/// it, is, by the part's name. That there is none is a fatal error at the
/// record of `need`.
void resolveCauses(const mlir::tblgen::Operator &op, NeedModel &need);

/// Reports, as a fatal error, that `combinator` stands in `owner`, which is no
/// op.
[[noreturn]] void reportNotInOp(const llvm::Record *owner,
                                const llvm::Record *combinator);

/// Adds the types and attributes of which records say what they need to
/// `model`, which has all of its enums. A malformed record is a fatal error
/// that names its location.
void parseDefs(const llvm::RecordKeeper &records, Model &model,
               RequirementParser &requirements);

/// Returns the named targets, the families in the order of the file, each by
/// its ranks. A malformed one is a fatal error that names its location, and so
/// is one of a dimension that the dialect of `model` doesn't have.
std::vector<TargetModel> parseTargets(const llvm::RecordKeeper &records,
                                      const Model &model);

/// Returns the names of the ops, or of the dialects, that have closed regions.
/// A record that names an op of another dialect than its own is a fatal error.
std::vector<std::string> parseClosedRegions(const llvm::RecordKeeper &records);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_PARSERS_H
