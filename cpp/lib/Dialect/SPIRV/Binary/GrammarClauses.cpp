//===- GrammarClauses.cpp - Clauses from the grammar ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dimensions are over MLIR's enums. No target can offer a capability or
// extension outside of these enums, so it is dropped from the alternatives. If
// no alternative is left, nothing satisfies the clause.
//
//===----------------------------------------------------------------------===//

#include "GrammarClauses.h"

#include "mlir-availability/Dialect/SPIRV/Declared.h"
#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"

#include "llvm/ADT/Twine.h"

using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::binary;

/// Emits a clause of `anyOf`. If that is empty, emits a clause that nothing
/// satisfies, which names the capability or extension `unnamed`.
static void emitAlternatives(ArrayRef<Requirement> anyOf, const Twine &unnamed,
                             const Source &source, ClauseSink &sink) {
  if (!anyOf.empty()) {
    sink.emit(anyOf, source);
    return;
  }
  std::string detail =
      (source.detail + ": " + unnamed + ", which is not in SPIR-V's grammar")
          .str();
  sink.emit({}, withDetail(source, detail));
}

/// Returns the grammar's name of a capability.
static StringRef getCapabilityName(uint32_t value) {
  const EnumerantRow *row = findEnumerant(OperandKind::Capability, value);
  return row ? StringRef(row->name) : StringRef("of an unknown number");
}

static Requirement getVersionRequirement(const Dimension &dimension,
                                         uint8_t minor) {
  // The values of spirv::Version are the minor version numbers.
  return {&dimension, minor};
}

/// Appends the extensions that are values of the dimension.
static void appendExtensions(ArrayRef<StringLiteral> extensions,
                             SmallVectorImpl<Requirement> &anyOf) {
  const Dimension &dimension = spirv::getExtensionDimension();
  for (StringRef name : extensions)
    if (std::optional<int64_t> known = dimension.parse(name))
      anyOf.push_back({&dimension, *known});
}

void mlir::availability::binary::emitCapabilityClauses(
    ArrayRef<uint32_t> capabilities, const Source &source, ClauseSink &sink) {
  if (capabilities.empty()) {
    sink.emit({}, source);
    return;
  }
  SmallVector<Requirement, 4> anyOf;
  // All capabilities in the grammar are values of the dimension.
  for (uint32_t value : capabilities)
    if (findEnumerant(OperandKind::Capability, value))
      anyOf.push_back(
          {&spirv::getCapabilityDimension(), static_cast<int64_t>(value)});
  emitAlternatives(anyOf,
                   "capability " + getCapabilityName(capabilities.front()),
                   source, sink);
}

void mlir::availability::binary::emitVersionClause(uint8_t minor,
                                                   const Source &source,
                                                   ClauseSink &sink) {
  sink.emit({getVersionRequirement(spirv::getMinVersionDimension(), minor)},
            source);
}

/// Emits what it takes to declare a capability or an extension.
template <typename T>
static void emitDeclarationClauses(T declared, const Source &source,
                                   ClauseSink &sink) {
  for (const Clause &clause : getDeclarationClauses(declared))
    sink.emit(clause.anyOf, source);
}

/// Emits the clauses for `needs`.
static void emitNeeds(const GrammarNeeds &needs, const Source &source,
                      ClauseSink &sink) {
  if (ArrayRef<uint32_t> any = needs.getCapabilities(); !any.empty())
    emitCapabilityClauses(any, source, sink);
  ArrayRef<StringLiteral> extensions = needs.getExtensions();
  if (needs.since != 0) {
    SmallVector<Requirement, 4> anyOf;
    appendExtensions(extensions, anyOf);
    if (needs.since != kNoVersion)
      anyOf.push_back(
          getVersionRequirement(spirv::getMinVersionDimension(), needs.since));
    // If no version or extension provides it, a capability does.
    if (!extensions.empty() || needs.since != kNoVersion)
      emitAlternatives(anyOf,
                       "extension " + (extensions.empty()
                                           ? StringRef()
                                           : StringRef(extensions[0])),
                       source, sink);
  }
  if (needs.until != kNoVersion)
    sink.emit(
        {getVersionRequirement(spirv::getMaxVersionDimension(), needs.until)},
        source);
}

void mlir::availability::binary::emitOpcodeClauses(uint32_t opcode,
                                                   ClauseSink &sink) {
  if (const InstructionRow *row = findInstruction(opcode)) {
    emitNeeds(row->needs, {SourceKind::Op, {}, std::nullopt, row->name}, sink);
    return;
  }
  std::string detail =
      "opcode " + std::to_string(opcode) + ", which is not in SPIR-V's grammar";
  sink.emit({}, {SourceKind::Op, {}, std::nullopt, detail});
}

//===----------------------------------------------------------------------===//
// Enumerants
//===----------------------------------------------------------------------===//

/// Emits the needs that records state for the enumerant. Returns false when
/// MLIR's enum for that kind lacks the enumerant, or has no records.
static bool emitByRecords(OperandKind kind, uint32_t value,
                          const Source &source, ClauseSink &sink) {
  auto emit = [&](auto known) {
    if (known)
      spirv::emitAvailability(*known, sink, source);
    return known.has_value();
  };
  switch (kind) {
#define BY_RECORDS(name)                                                       \
  case OperandKind::name:                                                      \
    return emit(spirv::symbolize##name(value));
    BY_RECORDS(AddressingModel)
    BY_RECORDS(BuiltIn)
    BY_RECORDS(Decoration)
    BY_RECORDS(Dim)
    BY_RECORDS(ExecutionMode)
    BY_RECORDS(ExecutionModel)
    BY_RECORDS(FPEncoding)
    BY_RECORDS(FPFastMathMode)
    BY_RECORDS(FunctionControl)
    BY_RECORDS(GroupOperation)
    BY_RECORDS(ImageFormat)
    BY_RECORDS(ImageOperands)
    BY_RECORDS(LinkageType)
    BY_RECORDS(LoopControl)
    BY_RECORDS(MemoryAccess)
    BY_RECORDS(MemoryModel)
    BY_RECORDS(MemorySemantics)
    BY_RECORDS(PackedVectorFormat)
    BY_RECORDS(Scope)
    BY_RECORDS(StorageClass)
#undef BY_RECORDS
  default:
    return false;
  }
}

/// Returns false when `row` has alternatives that MLIR's enums lack: records
/// omit these.
static bool hasKnownAlternatives(const EnumerantRow *row) {
  return !row ||
         (llvm::all_of(row->needs.getCapabilities(),
                       [](uint32_t each) {
                         return spirv::symbolizeCapability(each).has_value();
                       }) &&
          llvm::all_of(row->needs.getExtensions(), [](StringRef each) {
            return spirv::symbolizeExtension(each).has_value();
          }));
}

bool mlir::availability::binary::isWholeInRecords(OperandKind kind,
                                                  uint32_t value) {
  struct NoSink : ClauseSink {
    void emit(ArrayRef<Requirement>, const Source &) override {}
  } sink;
  return hasKnownAlternatives(findEnumerant(kind, value)) &&
         emitByRecords(kind, value, {}, sink);
}

void mlir::availability::binary::emitEnumerantClauses(OperandKind kind,
                                                      uint32_t value,
                                                      ClauseSink &sink) {
  const EnumerantRow *row = findEnumerant(kind, value);
  std::string unknown;
  if (!row)
    unknown = std::to_string(value);
  StringRef detail = row ? StringRef(row->name) : StringRef(unknown);
  Source source = {SourceKind::Attribute, getKindName(kind), std::nullopt,
                   detail};
  // A declared capability is itself a need, and so is what declaring it takes:
  // another capability may imply it, but brings no extension.
  if (kind == OperandKind::Capability) {
    emitCapabilityClauses({value}, source, sink);
    if (row)
      emitDeclarationClauses(static_cast<spirv::Capability>(value), source,
                             sink);
    return;
  }
  if (hasKnownAlternatives(row) && emitByRecords(kind, value, source, sink))
    return;
  if (row)
    return emitNeeds(row->needs, source, sink);
  unknown += ", which is not in SPIR-V's grammar";
  sink.emit({}, withDetail(source, unknown));
}

//===----------------------------------------------------------------------===//
// Extended instructions, extensions
//===----------------------------------------------------------------------===//

void mlir::availability::binary::emitExtInstSetClauses(StringRef name,
                                                       ClauseSink &sink) {
  if (const ExtInstSetRow *set = findExtInstSet(name)) {
    emitNeeds(set->needs, {SourceKind::Op, {}, std::nullopt, name}, sink);
    return;
  }
  std::string detail =
      ("extended instructions '" + name + "', which is not in SPIR-V's grammar")
          .str();
  sink.emit({}, {SourceKind::Op, {}, std::nullopt, detail});
}

void mlir::availability::binary::emitExtInstClauses(StringRef name,
                                                    uint32_t opcode,
                                                    ClauseSink &sink) {
  const ExtInstSetRow *set = findExtInstSet(name);
  // If the set's instructions are unknown, its import states the needs.
  if (!set || !set->isSingle())
    return;
  if (const InstructionRow *row = findExtInst(*set, opcode)) {
    emitNeeds(row->needs, {SourceKind::Op, {}, std::nullopt, row->name}, sink);
    return;
  }
  std::string detail =
      (name + " " + Twine(opcode) + ", which is not in SPIR-V's grammar").str();
  sink.emit({}, {SourceKind::Op, {}, std::nullopt, detail});
}

void mlir::availability::binary::emitExtensionClauses(StringRef name,
                                                      ClauseSink &sink) {
  SmallVector<Requirement, 1> anyOf;
  const Dimension &dimension = spirv::getExtensionDimension();
  Source source = {SourceKind::Op, {}, std::nullopt, "OpExtension"};
  std::optional<int64_t> known = dimension.parse(name);
  if (known)
    anyOf.push_back({&dimension, *known});
  emitAlternatives(anyOf, "extension " + name, source, sink);
  if (known)
    emitDeclarationClauses(static_cast<spirv::Extension>(*known), source, sink);
}
