//===- TargetNames.h - What messages call targets ---------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ENGINE_TARGETNAMES_H
#define MLIR_AVAILABILITY_ENGINE_TARGETNAMES_H

#include "mlir-availability/Engine/Targets.h"

#include "llvm/ADT/StringMap.h"

namespace mlir::availability {

/// Returns the target `text` as messages show it. Blanks around '+' in a name
/// are removed, and the contents of an attribute abbreviated:
/// "#spirv.target_env<...>".
std::string shortenTarget(StringRef text);

/// Finds the names of targets that are given as attributes.
class TargetNames {
public:
  /// Knows the named targets of the dialects that are loaded now.
  explicit TargetNames(MLIRContext *context);

  /// Returns the name of the known target `target`, or the name with additions
  /// by which it was first made in this context; "" if there is none.
  StringRef lookup(AvailabilityTargetAttrInterface target) const;

  /// Returns how users write `target`: its name or the text of the attribute.
  std::string spell(AvailabilityTargetAttrInterface target) const;

  /// Returns what messages call a target in the IR: its name or, without one,
  /// its kind and its op: "#spirv.target_env<...> of 'spirv.module' @kernels".
  /// If the op has several of that kind, a short attribute is written whole.
  std::string describe(const ScopedTarget &scoped) const;

private:
  llvm::SmallDenseMap<Attribute, StringRef> names;
  /// The names by what the attributes print, of dialects where that is known.
  llvm::StringMap<StringRef> namesOfTexts;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_TARGETNAMES_H
