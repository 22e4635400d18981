//===- TargetFeatures.h - Features in LLVM's notation -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the features of a target attribute, as in `features = "+ptx80"`.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_LLVMIR_TARGETFEATURES_H
#define MLIR_AVAILABILITY_DIALECT_LLVMIR_TARGETFEATURES_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/StringExtras.h"

#include <optional>

namespace mlir::availability {

/// Returns the enum case that `features` enable; `symbolize` maps names of
/// features to cases. If they enable several, the last one counts, as in LLVM.
/// Returns std::nullopt if they enable none.
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
