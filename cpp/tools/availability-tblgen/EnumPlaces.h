//===- EnumPlaces.h - Where cases of enums are held -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An enum attribute of a class of its own is asked wherever it is. A case that
// is a mere integer, or an object of the C++ enum, is known by its place alone:
// the constraint of an attribute, or the C++ type of a property or a parameter.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_ENUMPLACES_H
#define MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_ENUMPLACES_H

#include "Model.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/Twine.h"

namespace mlir::availability::tblgen {

/// What holds something, for errors: the record that says so, and the phrase
/// that names the part of it: "attribute 'modes' of 'Toy_AOp'".
struct Holder {
  const llvm::Record *record;
  std::string phrase;
};

/// Finds the enums with clauses that parts of records hold cases of.
class EnumPlaces {
public:
  /// `model` has all of its enums.
  explicit EnumPlaces(const Model &model) : model(model) {}

  /// Returns the enum of which the C++ type `cppType`, as code in
  /// `cppNamespace` calls it, holds cases for `forEachCase` (see Clause.h) to
  /// find; nullptr when it holds none. A type that mentions an enum in another
  /// way is a fatal error.
  const EnumModel *findInCppType(const Holder &holder, llvm::StringRef cppType,
                                 llvm::StringRef cppNamespace) const;

  /// Returns where integers are cases in attributes of the constraint `attr`.
  /// A constraint that uses an enum in a way that can't be followed is a fatal
  /// error.
  std::vector<CasePlaceModel> findInAttr(const Holder &holder,
                                         const llvm::Record *attr) const;

private:
  const EnumModel *findByName(llvm::StringRef cppName,
                              llvm::StringRef cppNamespace) const;
  std::vector<CasePlaceModel>
  follow(const llvm::Record *attr,
         llvm::DenseSet<const llvm::Record *> &followed) const;
  /// Returns an enum, held as an integer, whose predicate is among those that
  /// `pred` is made of, without being one of `followed`; nullptr when there is
  /// none.
  const llvm::Record *
  findMissed(const llvm::Record *pred,
             const llvm::DenseSet<const llvm::Record *> &followed) const;
  bool isAmbiguous(const llvm::Record *enumRecord) const;

  const Model &model;
};

/// Returns the case of `enumModel` that `expression`, C++ in `cppNamespace`,
/// is, nullptr when it isn't the name of one.
const EnumCaseModel *findCaseByName(const EnumModel &enumModel,
                                    llvm::StringRef expression,
                                    llvm::StringRef cppNamespace);

/// Returns true for a std::optional.
bool isOptionalType(llvm::StringRef cppType);

/// Returns true for a C++ type that is no template's, or an optional or a range
/// of such, of several levels too.
bool isHeldInRanges(llvm::StringRef cppType);

/// Returns true for a C++ type that holds types or attributes: of MLIR, or, as
/// far as can be told by its name, of a dialect.
bool holdsTypesOrAttributes(llvm::StringRef cppType);

/// Returns true when that is so and MLIR doesn't find them, where a parameter
/// of a type or an attribute is of that type.
bool hidesTypesOrAttributes(llvm::StringRef cppType);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_ENUMPLACES_H
