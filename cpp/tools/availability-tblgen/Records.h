//===- Records.h - Fields of records ----------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_RECORDS_H
#define MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_RECORDS_H

#include "Model.h"

namespace llvm {
class RecordVal;
} // namespace llvm

namespace mlir::tblgen {
class EnumCase;
} // namespace mlir::tblgen

namespace mlir::availability::tblgen {

/// Returns the location of `record` for comments: "Toy.td:23". It contains no
/// machine-specific path.
std::string getPlace(const llvm::Record *record);

/// Returns the string field `name` of `record`; a missing or unset one is a
/// fatal error at `record`.
std::string getString(const llvm::Record *record, llvm::StringRef name);

/// Returns the string field `name` of `record`, empty if it doesn't exist.
std::string getOptionalString(const llvm::Record *record, llvm::StringRef name);

/// Reports an error in the input file as a whole, where no record is to blame,
/// and ends the program: "Toy.td: error: message".
[[noreturn]] void failWithFile(const llvm::RecordKeeper &records,
                               const llvm::Twine &message);

/// Returns the name of the class of requirements: `OwnAvailability` where
/// AVAILABILITY_CLASS_IGNORED is defined, `Availability` elsewhere.
llvm::StringRef getRequirementClass(const llvm::RecordKeeper &records);

/// Returns the field `availability` of `record`. Returns nullptr if it doesn't
/// exist, or if its type is that of a class `Availability` that is passed over.
const llvm::RecordVal *getAvailability(const llvm::Record *record);

/// Returns the model of an enum case.
EnumCaseModel getEnumCase(const mlir::tblgen::EnumCase &enumCase);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_RECORDS_H
