//===- Values.h - What C++ in records comes to ---------------- -*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Records write values as C++ expressions. Output that isn't C++ needs the
// values themselves.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_VALUES_H
#define MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_VALUES_H

#include "Model.h"

namespace mlir::availability::tblgen {

/// An alternative of a clause.
struct AlternativeModel {
  const DimensionModel *dimension;
  /// The value as users see it: the text of an enum's case, or a number.
  std::string value;
  /// The number that it is, where it is known.
  std::optional<int64_t> number = std::nullopt;
  /// C++, where it takes a compiler to know the value; else empty.
  std::string cpp = {};
  /// True when that is worked out of an op.
  bool isComputed = false;
};

/// Reports C++ of `dimension` that no compiler would take, or that can't be the
/// type of a value, as a fatal error.
void checkCpp(const DimensionModel &dimension);

/// Returns the alternatives of the clause, those in a C++ array one by one.
std::vector<AlternativeModel> getAlternatives(const ClauseModel &clause);

/// Returns the C++ expressions of the instance's values, none where they can't
/// be told.
llvm::SmallVector<llvm::StringRef>
getExpressions(const InstanceModel &instance);

/// Returns the enum's case that the C++ expression `value` is, nullptr when it
/// isn't one.
const EnumCaseModel *findCase(llvm::StringRef value,
                              llvm::StringRef qualEnumName,
                              const std::vector<EnumCaseModel> &cases);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_VALUES_H
