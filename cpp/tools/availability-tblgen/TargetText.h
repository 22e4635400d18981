//===- TargetText.h - The text of an #availability.target -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_TARGETTEXT_H
#define MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_TARGETTEXT_H

#include "Model.h"

namespace mlir::availability::tblgen {

/// What a target says that it offers along a dimension.
struct OfferText {
  std::string dimension;
  std::vector<std::string> values;
  /// It says `open` in place of values.
  bool isOpen = false;
};

/// Returns true when `text` is an `#availability.target`, well-formed or not.
bool isTargetText(llvm::StringRef text);

/// Returns what `text`, an `#availability.target`, says. Fails, and says in
/// `error` where and why, when it is malformed.
std::optional<std::vector<OfferText>> parseTargetText(llvm::StringRef text,
                                                      std::string &error);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_TARGETTEXT_H
