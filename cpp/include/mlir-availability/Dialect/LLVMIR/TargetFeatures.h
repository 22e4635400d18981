//===- TargetFeatures.h - Features in LLVM's notation -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the features of a target attribute say, as in `features = "+ptx80"`.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_LLVMIR_TARGETFEATURES_H
#define MLIR_AVAILABILITY_DIALECT_LLVMIR_TARGETFEATURES_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/StringExtras.h"

#include <optional>

namespace mlir::availability {

/// Returns the case that `features` switch on, of the enum whose cases
/// `symbolize` knows by the names of features. Where they switch on several,
/// the last one counts, as in LLVM. std::nullopt where they switch on none.
template <typename EnumT>
std::optional<EnumT>
getStatedFeature(StringRef features,
                 std::optional<EnumT> (*symbolize)(StringRef)) {
  std::optional<EnumT> stated;
  for (StringRef feature : llvm::split(features, ','))
    if (feature = feature.trim(); feature.consume_front("+"))
      if (std::optional<EnumT> known = symbolize(feature))
        stated = known;
  return stated;
}

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_LLVMIR_TARGETFEATURES_H
