//===- TargetText.h - #availability.target text -----------------*- C++ -*-===//
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

/// A target's offer along a dimension.
struct OfferText {
  std::string dimension;
  std::vector<std::string> values;
  /// The text has `open` instead of values.
  bool isOpen = false;
};

/// Returns true when `text` starts an `#availability.target`, well-formed or
/// not.
bool isTargetText(llvm::StringRef text);

/// Parses `text`, an `#availability.target`. If it is malformed, fails and sets
/// `error` to the position and the reason.
std::optional<std::vector<OfferText>> parseTargetText(llvm::StringRef text,
                                                      std::string &error);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_TARGETTEXT_H
