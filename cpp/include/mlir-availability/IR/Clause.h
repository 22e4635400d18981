//===- Clause.h - What something needs, and why -----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The requirements of an op are a conjunction of clauses. A clause is a
// disjunction of requirements, together with the part of the op that causes it.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_CLAUSE_H
#define MLIR_AVAILABILITY_IR_CLAUSE_H

#include "mlir-availability/IR/AnalysisCache.h"
#include "mlir-availability/IR/Dimension.h"

#include "mlir/IR/Attributes.h"
#include "mlir/IR/Types.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>
#include <type_traits>
#include <utility>

namespace mlir::availability {

/// The part of an op that causes a clause.
enum class SourceKind : uint8_t {
  Op,
  Operand,
  Result,
  Attribute,
  Type,
  Region,
  Instance,
};

/// Returns the name that JSON and Python use: "op", "operand" and so on.
llvm::StringRef stringifySourceKind(SourceKind kind);

/// What causes a clause. It is made without allocation, because most clauses
/// are satisfied and their source is never used.
struct Source {
  SourceKind kind = SourceKind::Op;
  /// The operand's, result's or attribute's name. For a type, what has the
  /// type: "operand", "result", "argument" or an attribute's name.
  llvm::StringRef name = {};
  /// The position among operands, results or arguments.
  std::optional<unsigned> index = std::nullopt;
  /// The precise cause: the case of an enum attribute, for instance.
  llvm::StringRef detail = {};
  /// For a type: the path from the outermost type to the nested one that causes
  /// the clause.
  llvm::ArrayRef<mlir::Type> typePath = {};
  /// The name of the rule that requires the clause, if its specification names
  /// rules: "VUID-RuntimeSpirv-None-06275".
  llvm::StringRef rule = {};
  /// True when the requirements are unknown; `detail` is the reason.
  bool isUnknown = false;
};

/// A clause that owns its strings. See `Source` for the fields that they share;
/// the type path is part of `detail`.
struct Clause {
  llvm::SmallVector<Requirement, 1> anyOf;
  SourceKind kind = SourceKind::Op;
  std::string name;
  std::optional<unsigned> index;
  std::string detail;
  std::string rule;
  bool isUnknown = false;

  Clause(llvm::ArrayRef<Requirement> anyOf, const Source &source);

  bool operator==(const Clause &other) const;

  /// Returns the cause as a phrase for messages: "the op itself", "attribute
  /// 'semantics' (Acquire)", "type of operand 0: i8 in vector<4xi8>"; with the
  /// rule behind it, if there is one: "..., by VUID-RuntimeSpirv-None-06275".
  std::string describeSource() const;

  /// Returns what is needed as a phrase: "capability Float16"; for a clause
  /// without alternatives, that no target offers it or that it is unknown.
  std::string describeNeed() const;

private:
  /// Returns the same phrase without the rule.
  std::string describePart() const;
};

/// Prints the requirements and the cause: "capability Float16 (the op itself)".
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const Clause &clause);

/// A requirement in a generated table. The rows of one clause are consecutive,
/// as are the clauses that are needed together.
struct RequirementRow {
  int32_t value;
  /// The index of the dimension in the list of its dialect.
  uint16_t dimension;
  /// Marks the last alternative of a clause.
  bool isLast;
};

/// Receives clauses. The arguments are valid during the call only.
class ClauseSink {
public:
  virtual ~ClauseSink();

  /// Receives one clause: any of `anyOf` satisfies it. An empty `anyOf` can't
  /// be satisfied.
  virtual void emit(llvm::ArrayRef<Requirement> anyOf,
                    const Source &source) = 0;

  /// Receives the clauses in `rows`, a part of a generated table, which are
  /// along `dimensions`. A part that starts at the same address is the same. By
  /// default, each clause is passed to `emit`.
  virtual void emitRows(llvm::ArrayRef<RequirementRow> rows,
                        llvm::ArrayRef<const Dimension *> dimensions,
                        const Source &source);

  /// Receives that further requirements are unknown to `dialect`, or to every
  /// dialect if it is empty; the detail of `source` is the reason. This matters
  /// for targets that cover the dialect.
  /// By default, it counts as a clause that can't be satisfied.
  virtual void emitUnknown(const Source &source, llvm::StringRef dialect);

  /// Receives that `dialect` declares that nothing is needed, so that a target
  /// which covers the dialect judges the op. By default, this is ignored.
  virtual void emitNothingNeeded(llvm::StringRef /*dialect*/) {}
};

/// Receives the requirements of an op. Types and attributes that the op holds
/// are passed as they are: the engine finds out their requirements.
class OpClauseSink : public ClauseSink {
public:
  /// `shared` caches analyses of the blocks of ops and must outlive the sink.
  /// Without it, the sink has its own cache.
  explicit OpClauseSink(AnalysisCache *shared = nullptr) : shared(shared) {}

  /// Receives a type that the op holds elsewhere than in its operands, results
  /// and block arguments, for instance in an attribute.
  virtual void emitType(mlir::Type type, const Source &holder) = 0;

  /// Receives an attribute that the op holds and that may have requirements, or
  /// hold something that does.
  virtual void emitAttribute(mlir::Attribute attr, const Source &holder) = 0;

  /// Returns analyses of the blocks of ops; `$_analyses` in TableGen.
  AnalysisCache &getAnalyses() { return shared ? *shared : own; }

private:
  AnalysisCache *shared;
  AnalysisCache own;
};

/// Adds a requirement of a single enumerant or integer to `anyOf`. Generated
/// code calls this with the instance of an `Availability` record, whatever its
/// type.
template <typename T>
void appendAlternatives(llvm::SmallVectorImpl<Requirement> &anyOf,
                        const Dimension &dimension, const T &instance) {
  anyOf.push_back({&dimension, static_cast<int64_t>(instance)});
}

/// Adds alternatives to `anyOf`.
template <typename T>
void appendAlternatives(llvm::SmallVectorImpl<Requirement> &anyOf,
                        const Dimension &dimension,
                        llvm::ArrayRef<T> instance) {
  for (const T &alternative : instance)
    anyOf.push_back({&dimension, static_cast<int64_t>(alternative)});
}

/// Emits a clause of a single requirement, or of alternatives of one dimension.
/// Generated code calls it hundreds of times, so it must not be inlined.
template <typename T>
LLVM_ATTRIBUTE_NOINLINE void
emitInstance(ClauseSink &sink, const Dimension &dimension, const T &instance,
             const Source &source) {
  llvm::SmallVector<Requirement, 4> anyOf;
  appendAlternatives(anyOf, dimension, instance);
  sink.emit(anyOf, source);
}

/// Returns `source` with `detail` as the precise cause of a clause.
inline Source withDetail(Source source, llvm::StringRef detail) {
  source.detail = detail;
  return source;
}

/// Returns `source` with `rule` as the name of the rule.
inline Source withRule(Source source, llvm::StringRef rule) {
  source.rule = rule;
  return source;
}

/// Emits a clause that nothing satisfies: the requirements of the type or
/// attribute that `source` describes are unknown.
void emitUnknownClause(ClauseSink &sink, const Source &source);

namespace detail {
template <typename T>
struct IsOptional : std::false_type {};
template <typename T>
struct IsOptional<std::optional<T>> : std::true_type {};
template <typename T, typename = void>
struct IsRange : std::false_type {};
template <typename T>
struct IsRange<T, std::void_t<decltype(std::declval<const T &>().begin()),
                              decltype(std::declval<const T &>().end())>>
    : std::true_type {};
} // namespace detail

/// Calls `visit` with each enumerant in `cases`: an enumerant, an attribute
/// that holds one, a std::optional of either, or a range of them.
template <typename T, typename Visit>
void forEachCase(const T &cases, Visit &&visit) {
  if constexpr (std::is_enum_v<T>) {
    visit(cases);
  } else if constexpr (std::is_base_of_v<mlir::Attribute, T>) {
    if (cases)
      visit(cases.getValue());
  } else if constexpr (detail::IsOptional<T>::value) {
    if (cases)
      forEachCase(*cases, visit);
  } else {
    for (const auto &element : cases)
      forEachCase(element, visit);
  }
}

/// Passes on each type and attribute that is `value` or in it: in a
/// std::optional or a range. Null ones are skipped, and other values contain
/// none.
template <typename T>
void emitHeld(const T &value, const Source &source, OpClauseSink &sink) {
  if constexpr (std::is_base_of_v<mlir::Type, T>) {
    if (value)
      sink.emitType(value, source);
  } else if constexpr (std::is_base_of_v<mlir::Attribute, T>) {
    if (value)
      sink.emitAttribute(value, source);
  } else if constexpr (detail::IsOptional<T>::value) {
    if (value)
      emitHeld(*value, source, sink);
  } else if constexpr (detail::IsRange<T>::value) {
    for (const auto &element : value)
      emitHeld(element, source, sink);
  }
}

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_CLAUSE_H
