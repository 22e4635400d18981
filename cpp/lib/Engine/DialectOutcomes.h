//===- DialectOutcomes.h - What is said of what ops hold --------*- C++ -*-===//
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

/// Returns what `target` says of a clause of an op of `dialect`. That nothing
/// satisfies a clause is for a target that speaks for the dialect to say, and
/// that the op keeps within a limit as well.
ResolvedTarget::Verdict judgeClause(ResolvedTarget &target,
                                    const AvailabilityDialectInterface *dialect,
                                    ArrayRef<Requirement> anyOf);

/// What a target says of the types and attributes that ops of one dialect hold.
/// It is asked once about each.
class DialectOutcomes {
public:
  /// For the dialect of `op`. `target` and `undeclared` must outlive the
  /// object.
  DialectOutcomes(Operation *op, ResolvedTarget &target,
                  UndeclaredFinder &undeclared);

  StringRef getName() const { return dialect.name; }
  const AvailabilityDialectInterface *getInterface() const {
    return dialect.interface;
  }
  /// Returns true when the target speaks for the dialect.
  bool isJudged() const { return isSpokenFor; }

  /// The types that ops use in one way.
  struct TypesOfUse {
    unsigned use;
    PointerCache<Outcome> outcomes;
  };
  /// Returns those that ops use as `use` says; see
  /// `AvailabilityDialectInterface::getTypeUse`.
  TypesOfUse &getTypes(unsigned use);

  struct DiscardableOutcome {
    Outcome outcome;
    /// There is an `availability.requires`, which doesn't count here.
    bool hasRequirements;
  };

  /// What the target says of a type, an attribute of an op, all discardable
  /// attributes of an op, and the value of an `availability.requires`.
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

  /// Returns of how many types and attributes it keeps what the target says.
  size_t getNumKept() const;

  /// Judges everything that it receives of an op.
  class JudgingSink : public OpClauseSink {
  public:
    explicit JudgingSink(DialectOutcomes &outcomes,
                         AnalysisCache *analyses = nullptr)
        : OpClauseSink(analyses), outcomes(outcomes) {}
    void emit(ArrayRef<Requirement> anyOf, const Source &source) override;
    void emitUnknown(const Source &source, StringRef unknownTo) override;
    void emitNothingNeeded(StringRef knownTo) override;
    void emitType(Type type, const Source &holder) override;
    void emitAttribute(Attribute attr, const Source &holder) override;
    Outcome outcome;

  private:
    DialectOutcomes &outcomes;
  };

  /// Returns a sink that has received nothing yet, and is valid until the next
  /// call. It keeps analyses in `analyses`, if given. What an op needs by
  /// itself is asked so often that making a sink each time would count.
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
  SmallVector<std::unique_ptr<TypesOfUse>, 2> typesOfUses;
  PointerCache<Outcome> attributes, requirements;
  PointerCache<DiscardableOutcome> discardable;
  std::optional<JudgingSink> sink;
  AnalysisCache *analysesOfSink = nullptr;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_DIALECTOUTCOMES_H
