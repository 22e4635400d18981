//===- DialectOutcomes.h - Cached verdicts of a dialect ---------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_ENGINE_DIALECTOUTCOMES_H
#define MLIR_AVAILABILITY_LIB_ENGINE_DIALECTOUTCOMES_H

#include "mlir-availability/Engine/Explain.h"

#include "Outcome.h"
#include "PointerCache.h"
#include "UndeclaredFinder.h"

namespace mlir::availability {

/// Returns the verdict of `target` on a clause of an op of `dialect`. Only a
/// target that speaks for the dialect judges limits and clauses that nothing
/// satisfies.
ResolvedTarget::Verdict judgeClause(ResolvedTarget &target, StringRef dialect,
                                    ArrayRef<Requirement> anyOf);

/// Caches a target's verdicts on the types and attributes that ops of one
/// dialect hold. The target judges each of them once.
class DialectOutcomes {
public:
  /// Creates the cache for the dialect of `op`. `target` and `undeclared` must
  /// outlive the object.
  DialectOutcomes(Operation *op, ResolvedTarget &target,
                  UndeclaredFinder &undeclared);

  StringRef getName() const { return dialect.name; }
  const AvailabilityDialectInterface *getInterface() const {
    return dialect.interface;
  }
  /// Returns true when the target speaks for the dialect.
  bool isJudged() const { return isSpokenFor; }
  /// Returns the dialect of the only targets that know the dialect, if the
  /// target is foreign to its ops (`isForeignTarget`); otherwise "".
  StringRef getOtherTargets() const { return otherTargets; }

  /// The types that ops use in one particular way.
  struct TypesOfUse {
    unsigned use;
    PointerCache<Outcome> outcomes;
  };
  /// Returns the types for `use`; see
  /// `AvailabilityDialectInterface::getTypeUse`.
  TypesOfUse &getTypes(unsigned use);

  struct DiscardableOutcome {
    Outcome outcome;
    /// True if there is an `availability.requires`, which `outcome` excludes.
    bool hasRequirements;
  };

  /// Each overload returns the target's verdict: on a type, on an attribute of
  /// an op, on all discardable attributes of an op, and on the value of an
  /// `availability.requires`.
  Outcome test(TypesOfUse &types, Type type) {
    return types.outcomes.lookup(type.getAsOpaquePointer(),
                                 [&] { return makeOutcome(types.use, type); });
  }
  Outcome test(Attribute attr) {
    return attributes.lookup(attr.getAsOpaquePointer(),
                             [&] { return makeOutcome(attr); });
  }
  DiscardableOutcome testDiscardable(DictionaryAttr attrs) {
    return discardable.lookup(attrs.getAsOpaquePointer(),
                              [&] { return makeDiscardableOutcome(attrs); });
  }
  Outcome testRequirements(Attribute attr) {
    return requirements.lookup(attr.getAsOpaquePointer(),
                               [&] { return makeRequirementsOutcome(attr); });
  }

  /// Returns the number of cached verdicts on types and attributes.
  size_t getNumKept() const;

  /// Judges every clause of an op that it receives.
  class JudgingSink : public OpClauseSink {
  public:
    explicit JudgingSink(DialectOutcomes &outcomes,
                         AnalysisCache *analyses = nullptr)
        : OpClauseSink(analyses), outcomes(outcomes) {}
    void emit(ArrayRef<Requirement> anyOf, const Source &source) override;
    void emitRows(ArrayRef<RequirementRow> rows,
                  ArrayRef<const Dimension *> dimensions,
                  const Source &source) override;
    void emitUnknown(const Source &source, StringRef unknownTo) override;
    void emitNothingNeeded(StringRef knownTo) override;
    void emitType(Type type, const Source &holder) override;
    void emitAttribute(Attribute attr, const Source &holder) override;
    Outcome outcome;

  private:
    DialectOutcomes &outcomes;
  };

  /// Returns an empty sink that is valid until the next call. It keeps analyses
  /// in `analyses`, if given. The sink is reused because creating one for each
  /// op would be measurably slow.
  JudgingSink &getEmptySink(AnalysisCache *analyses) {
    if (!sink || !analyses || analyses != analysesOfSink) {
      sink.emplace(*this, analyses);
      analysesOfSink = analyses;
    }
    sink->outcome = Outcome();
    return *sink;
  }

private:
  Outcome makeOutcome(unsigned use, Type type);
  Outcome makeOutcome(Attribute attr);
  DiscardableOutcome makeDiscardableOutcome(DictionaryAttr attrs);
  Outcome makeRequirementsOutcome(Attribute attr);

  ResolvedTarget &target;
  UndeclaredFinder &undeclared;
  OpDialect dialect;
  bool isSpokenFor;
  StringRef otherTargets;
  SmallVector<std::unique_ptr<TypesOfUse>, 2> typesOfUses;
  PointerCache<Outcome> attributes, requirements;
  /// Parts of generated tables, by their first rows.
  PointerCache<Outcome> rows;
  PointerCache<DiscardableOutcome> discardable;
  std::optional<JudgingSink> sink;
  AnalysisCache *analysesOfSink = nullptr;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_DIALECTOUTCOMES_H
