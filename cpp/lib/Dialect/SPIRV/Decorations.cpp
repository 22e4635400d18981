//===- Decorations.cpp - What decorations need ----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A decoration of a value is an attribute of the op whose name is the
// decoration's in snake case: `no_contraction`, `built_in = "SubgroupId"`. No
// record of upstream's says so: upstream's serializer works out the decoration
// from the name. This follows its rule. What a decoration needs is generated,
// from the records of the enum Decoration and of the enums that are its
// operands.
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the decoration that upstream's serializer writes for an attribute
/// called `name`; std::nullopt when that is no decoration.
static std::optional<spirv::Decoration> getDecoration(StringRef name) {
  // The serializer has these names in a list, too: an abbreviation in them is
  // in upper case.
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

/// Emits what the operand of a decoration needs.
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

void mlir::availability::emitSPIRVDecorationClauses(DictionaryAttr attrs,
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
