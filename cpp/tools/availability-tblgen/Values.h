//===- Values.h - Values of C++ expressions ---------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Records write values as C++ expressions. Backends with other output need the
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
  /// The value in the form that users see: the text of an enum case, or a
  /// number.
  std::string value;
  /// The numeric value, if known.
  std::optional<int64_t> number = std::nullopt;
  /// C++ for the value if only a compiler can determine it; else empty.
  std::string cpp = {};
  /// True if the value is computed from an op.
  bool isComputed = false;
};

/// Reports C++ of `dimension` that can't compile or can't be the type of a
/// value, as a fatal error.
void checkCpp(const DimensionModel &dimension);

/// Returns the alternatives of the clause. Those in a C++ array are separate.
std::vector<AlternativeModel> getAlternatives(const ClauseModel &clause);

/// Returns the C++ expressions of the instance's values, none if they can't be
/// determined.
llvm::SmallVector<llvm::StringRef>
getExpressions(const InstanceModel &instance);

/// Returns the enum case that the C++ expression `value` names, nullptr if it
/// names none.
const EnumCaseModel *findCase(llvm::StringRef value,
                              llvm::StringRef qualEnumName,
                              const std::vector<EnumCaseModel> &cases);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_VALUES_H
