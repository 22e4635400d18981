//===- Parsers.h - The parts of parseModel ----------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_PARSERS_H
#define MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_PARSERS_H

#include "Model.h"

#include "llvm/ADT/StringMap.h"

namespace mlir::availability::tblgen {

/// What a list of requirements comes to.
struct RequirementList {
  std::vector<ClauseModel> clauses;
  /// What an op needs besides when a condition holds.
  struct Conditional {
    std::string condition;
    std::vector<ClauseModel> clauses;
    std::string reason;
  };
  std::vector<Conditional> conditionals;
};

/// Parses requirements, lists of them, and the dimensions that they are of. A
/// malformed record is a fatal error that names its location.
class RequirementParser {
public:
  /// Adds dimensions and lists of clauses to `model`, whose dialect has to be
  /// known before anything is parsed.
  RequirementParser(const llvm::RecordKeeper &records, Model &model)
      : records(records), model(model) {}

  /// Adds the dimensions of all requirements.
  void parseDimensions();

  /// Returns what the field `availability` of `record` says, nothing when there
  /// is no such field.
  RequirementList parse(const llvm::Record *record);
  /// Adds what `list`, the availability of `owner`, says to `result`.
  void parse(const llvm::Record *owner, const llvm::ListInit *list,
             RequirementList &result);

  /// Returns the unique list of `clauses`.
  const ClauseListModel *getList(std::vector<ClauseModel> clauses);
  /// Returns the clauses of `record`, which can't have conditions.
  const ClauseListModel *getList(const llvm::Record *record);

private:
  /// Adds the instances of `requirement`, one or the alternatives of an AnyOf,
  /// to `anyOf`. Requirements that ask for nothing add nothing.
  void addInstances(const llvm::Record *owner, const llvm::Record *requirement,
                    std::vector<InstanceModel> &anyOf);

  const DimensionModel *getDimension(const llvm::Record *availability);
  void parsePresentation(DimensionModel &dimension);
  void parseValues(DimensionModel &dimension);

  const llvm::RecordKeeper &records;
  Model &model;
  llvm::StringMap<const llvm::Record *> dimensionNames;
  /// The combinators that are being read, to find one that contains itself.
  llvm::SmallVector<const llvm::Record *> openCombinators;
};

/// Returns the named targets, the families in the order of the file, each by
/// its ranks. A malformed one is a fatal error that names its location, and so
/// is one of a dimension that the dialect of `model` doesn't have.
std::vector<TargetModel> parseTargets(const llvm::RecordKeeper &records,
                                      const Model &model);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_PARSERS_H
