//===- Decorations.cpp - What decorations need ----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decorations are attributes whose names are a decoration's in snake case:
// `no_contraction`, `built_in = "SubgroupId"`. What they need is generated from
// the cases of the enum Decoration, and of the enums that are their values.
//
//===----------------------------------------------------------------------===//

#include "Clauses.h"
#include "Models.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the decoration that an attribute called `name` stands for,
/// std::nullopt when it stands for none.
static std::optional<spirv::Decoration> getDecoration(StringRef name) {
  // Abbreviations are all upper case, at both ends of a name.
  static constexpr std::pair<StringLiteral, spirv::Decoration> irregular[] = {
      {"fp_fast_math_mode", spirv::Decoration::FPFastMathMode},
      {"fp_rounding_mode", spirv::Decoration::FPRoundingMode},
      {"cache_control_load_intel", spirv::Decoration::CacheControlLoadINTEL},
      {"cache_control_store_intel", spirv::Decoration::CacheControlStoreINTEL},
  };
  for (const auto &[spelling, decoration] : irregular)
    if (name == spelling)
      return decoration;
  return spirv::symbolizeDecoration(
      llvm::convertToCamelFromSnakeCase(name, /*capitalizeFirst=*/true));
}

/// Emits what a decoration's value needs.
static void emitValueClauses(spirv::Decoration decoration, Attribute value,
                             const Source &source, ClauseSink &sink) {
  if (decoration == spirv::Decoration::BuiltIn) {
    if (auto name = dyn_cast<StringAttr>(value))
      if (auto builtIn = spirv::symbolizeBuiltIn(name.getValue()))
        spirv::emitAvailability(*builtIn, sink, source);
  } else if (auto mode = dyn_cast<spirv::FPFastMathModeAttr>(value)) {
    spirv::emitAvailability(mode.getValue(), sink, source);
  }
}

void mlir::availability::emitDecorationClauses(DictionaryAttr attrs,
                                               ClauseSink &sink) {
  for (NamedAttribute attr : attrs) {
    std::optional<spirv::Decoration> decoration =
        getDecoration(attr.getName().strref());
    if (!decoration)
      continue;
    Source source = {SourceKind::Attribute, attr.getName().strref()};
    spirv::emitAvailability(*decoration, sink, source);
    emitValueClauses(*decoration, attr.getValue(), source, sink);
  }
}
