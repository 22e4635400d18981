//===- EnumPlaces.h - Places that hold enum cases ---------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An enum attribute with its own class is recognized wherever it occurs. A case
// that is a plain integer, or an object of the C++ enum, is recognized only by
// its place: the constraint of an attribute, or the C++ type of a property or
// parameter.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_ENUMPLACES_H
#define MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_ENUMPLACES_H

#include "Model.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Twine.h"

namespace mlir::availability::tblgen {

/// The holder of a case, for error messages: its record, and a phrase that
/// names the part: "attribute 'modes' of 'Toy_AOp'".
struct Holder {
  const llvm::Record *record;
  std::string phrase;
};

/// Finds the enums with clauses whose cases are held by parts of records.
class EnumPlaces {
public:
  /// `model` must already have all of its enums.
  explicit EnumPlaces(const Model &model) : model(model) {}

  /// Returns the enum whose cases the C++ type `cppType` holds so that
  /// `forEachCase` (see Clause.h) can find them; nullptr if it holds none.
  /// `cppNamespace` is the namespace in which the type is named. A type that
  /// mentions an enum in another way is a fatal error.
  const EnumModel *findInCppType(const Holder &holder, llvm::StringRef cppType,
                                 llvm::StringRef cppNamespace) const;

  /// Returns where integers are enum cases in attributes with the constraint
  /// `attr`. A constraint that uses an enum in an unsupported way is a fatal
  /// error.
  std::vector<CasePlaceModel> findInAttr(const Holder &holder,
                                         const llvm::Record *attr) const;

private:
  const EnumModel *findByName(llvm::StringRef cppName,
                              llvm::StringRef cppNamespace) const;
  std::vector<CasePlaceModel>
  follow(const llvm::Record *attr,
         llvm::DenseSet<const llvm::Record *> &followed) const;
  /// Returns an enum, held as an integer, whose predicate is part of `pred` but
  /// isn't among `followed`; nullptr if there is none.
  const llvm::Record *
  findMissed(const llvm::Record *pred,
             const llvm::DenseSet<const llvm::Record *> &followed) const;
  bool isAmbiguous(const llvm::Record *enumRecord) const;

  const Model &model;
};

/// Returns the case of `enumModel` that the C++ expression `expression`, in
/// `cppNamespace`, names; nullptr if it names none.
const EnumCaseModel *findCaseByName(const EnumModel &enumModel,
                                    llvm::StringRef expression,
                                    llvm::StringRef cppNamespace);

/// Returns true for a std::optional type.
bool isOptionalType(llvm::StringRef cppType);

/// Returns true for a C++ type that isn't a template instance, or an optional
/// or range of such types at any depth.
bool isHeldInRanges(llvm::StringRef cppType);

/// Returns true for a C++ type that holds MLIR types or attributes, or those of
/// a dialect as far as its name shows.
bool holdsTypesOrAttributes(llvm::StringRef cppType);

/// Returns true when the type holds types or attributes, and MLIR doesn't find
/// them in a parameter of that type.
bool hidesTypesOrAttributes(llvm::StringRef cppType);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_ENUMPLACES_H
