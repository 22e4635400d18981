//===- OptionalAdditions.h - Optional additions of targets ------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A named target may stand for several devices, some of which offer more than
// the name promises.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_ENGINE_OPTIONALADDITIONS_H
#define MLIR_AVAILABILITY_LIB_ENGINE_OPTIONALADDITIONS_H

#include "mlir-availability/IR/AvailabilityInterfaces.h"

namespace mlir::availability {

/// Returns the addition among `named.optional` that offers `requirement`, such
/// as "bf16", or "tosa.level=none" for a dimension whose values need its name.
/// Returns std::nullopt when there is none.
inline std::optional<StringRef>
findOptionalAddition(const NamedTarget &named, const Requirement &requirement) {
  const Dimension &dimension = *requirement.dimension;
  std::string value = dimension.stringify(requirement.value);
  for (StringRef addition : named.optional) {
    auto [name, full] = addition.split('=');
    if (addition == value || (name == dimension.getName() && full == value))
      return addition;
  }
  return std::nullopt;
}

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_OPTIONALADDITIONS_H
