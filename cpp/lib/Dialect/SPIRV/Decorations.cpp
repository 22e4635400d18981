//===- Decorations.cpp - Needs of decorations -----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No upstream record lists the names of attributes: upstream's serializer
// derives the decoration from the name, and this file follows its rule. The
// needs of decorations are generated from the records of the enum Decoration
// and of the enums for its operands.
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/SPIRV/Decorations.h"

#include "Predicates.h"

#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"
#include "mlir-availability/IR/ShortText.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

// Upstream's serializer lists these exceptions too: they contain an
// abbreviation in upper case.
static constexpr std::pair<StringLiteral, spirv::Decoration> kIrregular[] = {
    {"fp_fast_math_mode", spirv::Decoration::FPFastMathMode},
    {"fp_rounding_mode", spirv::Decoration::FPRoundingMode},
    {"cache_control_load_intel", spirv::Decoration::CacheControlLoadINTEL},
    {"cache_control_store_intel", spirv::Decoration::CacheControlStoreINTEL},
};

std::string mlir::availability::getDecorationAttrName(StringRef decoration) {
  for (const auto &[spelling, irregular] : kIrregular)
    if (decoration == spirv::stringifyDecoration(irregular))
      return spelling.str();
  return llvm::convertToSnakeFromCamelCase(decoration);
}

std::optional<spirv::Decoration>
mlir::availability::getDecorationOfAttr(StringRef name) {
  for (const auto &[spelling, irregular] : kIrregular)
    if (name == spelling)
      return irregular;
  return spirv::symbolizeDecoration(
      llvm::convertToCamelFromSnakeCase(name, /*capitalizeFirst=*/true));
}

bool mlir::availability::isDecorated(Operation *op,
                                     spirv::Decoration decoration) {
  // Most ops have no attributes, and the name below takes long to make.
  if (op->getRawDictionaryAttrs().empty() &&
      op->getPropertiesStorageSize() == 0)
    return false;
  return op->hasAttr(
      getDecorationAttrName(spirv::stringifyDecoration(decoration)));
}

/// Emits the needs of a decoration's operand.
static void emitValueClauses(spirv::Decoration decoration, Attribute value,
                             const Source &source, ClauseSink &sink) {
  auto emitUnknown = [&](const std::string &reason) {
    sink.emitUnknown(withDetail(source, reason),
                     spirv::SPIRVDialect::getDialectNamespace());
  };
  if (decoration == spirv::Decoration::BuiltIn) {
    auto name = dyn_cast<StringAttr>(value);
    auto builtIn = name ? spirv::symbolizeBuiltIn(name.getValue())
                        : std::optional<spirv::BuiltIn>();
    if (builtIn)
      return spirv::emitAvailability(*builtIn, sink, source);
    emitUnknown(describeUnknownBuiltIn(printShort(value)));
  } else if (decoration == spirv::Decoration::FPFastMathMode) {
    if (auto mode = dyn_cast<spirv::FPFastMathModeAttr>(value))
      return spirv::emitAvailability(mode.getValue(), sink, source);
    emitUnknown(printShort(value) + " is no FPFastMathMode of SPIR-V");
  }
}

void mlir::availability::emitSPIRVDecorationClauses(DictionaryAttr attrs,
                                                    ClauseSink &sink) {
  for (NamedAttribute attr : attrs) {
    std::optional<spirv::Decoration> decoration =
        getDecorationOfAttr(attr.getName().strref());
    if (!decoration)
      continue;
    Source source = {SourceKind::Attribute, attr.getName().strref()};
    spirv::emitAvailability(*decoration, sink, source);
    emitValueClauses(*decoration, attr.getValue(), source, sink);
  }
}
