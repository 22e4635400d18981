//===- AvailabilityInterfaces.h - Availability interfaces -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interfaces through which ops, target attributes and dialects take part in
// availability.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_AVAILABILITYINTERFACES_H
#define MLIR_AVAILABILITY_IR_AVAILABILITYINTERFACES_H

#include "mlir-availability/IR/Clause.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectInterface.h"
#include "mlir/IR/OpDefinition.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/iterator.h"

#include <mutex>

namespace mlir::availability::detail {
/// Returns true when `target`, a target attribute, satisfies `requirement`.
bool satisfies(Attribute target, const Requirement &requirement);
} // namespace mlir::availability::detail

#include "mlir-availability/IR/AvailabilityAttrInterfaces.h.inc"
#include "mlir-availability/IR/AvailabilityOpInterfaces.h.inc"
#include "mlir-availability/IR/AvailabilityTypeInterfaces.h.inc"

namespace mlir::availability {

/// What generated code says of the ops of one name.
struct OpModelRow {
  llvm::StringLiteral opName;
  /// See the methods of `AvailabilityOpInterface`. The latter is nullptr when
  /// nothing hangs on the very op.
  void (*emitNameClauses)(OpClauseSink &);
  void (*emitInstanceClauses)(const AvailabilityOpInterface::Concept *,
                              Operation *, OpClauseSink &);
};

/// Attaches a model of `AvailabilityOpInterface` to the ops in `rows`, which
/// are registered in `context`. One that implements the interface is left
/// alone.
void attachOpModels(MLIRContext &context, llvm::ArrayRef<OpModelRow> rows);

/// A name that users write instead of a whole target attribute. The strings
/// live as long as the program, or as the context that it is declared in.
struct NamedTarget {
  llvm::StringRef name;
  /// Targets of one family are listed together, weakest (lowest rank) first.
  /// A family `a:b` is a part of family `a`, if there is one.
  llvm::StringRef family;
  unsigned rank;
  /// The target attribute, as MLIR text.
  llvm::StringRef attribute;
  llvm::StringRef summary;
  /// Where the facts come from.
  llvm::StringRef source;
  /// Additions that some, but not all, of what the name stands for offer.
  llvm::ArrayRef<llvm::StringRef> optional;
  /// Why what is neither offered nor `optional` can't be added. Empty:
  /// everything that the dialect knows can.
  llvm::StringRef refusal;
  /// The TableGen record. Empty: it is declared at run time.
  llvm::StringRef record = {};
  /// Other names by which the target can be asked for.
  llvm::ArrayRef<llvm::StringRef> otherNames = {};
};

/// What a dialect contributes to availability as a whole.
class AvailabilityDialectInterface
    : public DialectInterface::Base<AvailabilityDialectInterface> {
public:
  using Base::Base;

  /// Returns the dimensions that the dialect owns.
  virtual llvm::ArrayRef<const Dimension *> getDimensions() const = 0;

  /// Returns the dialect's named targets, each family weakest first.
  virtual llvm::ArrayRef<NamedTarget> getNamedTargets() const { return {}; }

  /// Returns the target that the text of a named target stands for, given what
  /// the text says. By default that is the same; it is not where the
  /// attribute's syntax can't say everything that the attribute can hold.
  virtual Attribute finishNamedTarget(Attribute parsed) const { return parsed; }

  /// Returns what `make` returned for `named`, one of the dialect's targets,
  /// when it was called first; a null attribute isn't kept. Thread-safe.
  Attribute getOrMakeTarget(const NamedTarget &named,
                            llvm::function_ref<Attribute()> make) const;

  /// The same for the text of one of the dialect's targets with additions, as
  /// `parseTarget` takes it.
  Attribute getOrMakeTarget(llvm::StringRef text,
                            llvm::function_ref<Attribute()> make) const;

  /// Returns true the first time that it is called for `named`, one of the
  /// dialect's targets: errors in it are reported once. Thread-safe.
  bool isFirstReport(const NamedTarget &named) const;

  /// Calls `visit` with the types that are immediately in `type`, of this
  /// dialect, and that MLIR (`Type::walkImmediateSubElements`) doesn't find
  /// there. None is null. By default there are none.
  virtual void
  forEachNestedType(Type /*type*/,
                    llvm::function_ref<void(Type)> /*visit*/) const {}

  /// Returns how ops called `name`, of this dialect, use the values of their
  /// operands, results and block arguments, where that makes a difference for
  /// what the values' types need: a number for `emitTypeClauses`. By default
  /// all ops use values alike, which is 0, as do attributes with types in them.
  virtual unsigned getTypeUse(OperationName /*name*/) const { return 0; }

  /// Emits what `type` needs when an op of this dialect has a value of it and
  /// uses it as `use` says, everything nested in it included. `role` says what
  /// has the type and fills the sources. By default that is what types and
  /// attributes say themselves; see `emitNestedClauses`.
  virtual void emitTypeClauses(Type type, unsigned use, const Source &role,
                               ClauseSink &sink) const;

  /// Emits what `attr`, not a type, needs when an op of this dialect has
  /// it among its own attributes, everything nested in it included. `role` says
  /// what has it and fills the sources. By default that is what types and
  /// attributes say themselves; see `emitNestedClauses`.
  virtual void emitAttributeClauses(Attribute attr, const Source &role,
                                    ClauseSink &sink) const;

  /// Emits what `attrs` need, the discardable attributes of an op of this
  /// dialect. By default nothing. It may depend on nothing but `attrs`.
  virtual void emitDiscardableAttributeClauses(DictionaryAttr /*attrs*/,
                                               ClauseSink & /*sink*/) const {}

  /// Returns `target`, an attribute of this dialect, with `addition` (a
  /// capability, an extension) added. Reports through `emitError` and fails
  /// when there is no such addition.
  virtual FailureOr<Attribute>
  addToTarget(Attribute target, llvm::StringRef addition,
              llvm::function_ref<InFlightDiagnostic()> emitError) const;

  /// Returns `target`, an attribute of this dialect, without limits on
  /// resources: what `+all` adds besides the additions. By default, targets
  /// have none.
  virtual Attribute removeLimits(Attribute target) const { return target; }

  /// Returns `target`, an attribute of this dialect, so that MLIR's verifier
  /// judges no ops by it. By default it judges none.
  virtual Attribute withoutVerification(Attribute target) const {
    return target;
  }

  /// Returns why `addition`, which is neither offered by `named` nor optional
  /// there, can't be added to `target`, the attribute that `named` stands for:
  /// the end of the sentence "can't be added: ...". By default that is
  /// `named.refusal`, which isn't empty.
  virtual std::string explainRefusal(const NamedTarget &named,
                                     Attribute /*target*/,
                                     llvm::StringRef /*addition*/) const {
    return named.refusal.str();
  }

  /// Returns the smallest target that offers at least `offers`, which are along
  /// dimensions of the dialect, each at most once; with one value along
  /// versions and never along both ends of one range. It may offer more if one
  /// thing can't be offered without another. By default it is an
  /// `#availability.target` with exactly the offers. Null if no target can
  /// state such offers: then `deduce` ignores them.
  virtual Attribute buildTarget(llvm::ArrayRef<Offer> offers) const;

  /// Returns the name of the attribute in which `op`, an op of this dialect,
  /// states the target that it and what is nested in it were made for: the
  /// `vce_triple` of a `spirv.module`. Null for an op that states none.
  virtual StringAttr getStatedTargetName(Operation * /*op*/) const {
    return {};
  }

  /// Returns true when nothing else than ops of this dialect, and builtin ones,
  /// belongs in the regions of ops called `name`, of this dialect, at any
  /// depth. Whatever else stands there is available nowhere. By default that is
  /// not so; records `ClosedRegions` in TableGen say it, too.
  virtual bool hasClosedRegions(OperationName /*name*/) const { return false; }

private:
  /// The named targets that were made.
  mutable llvm::DenseMap<const NamedTarget *, Attribute> madeTargets;
  /// Those with additions, by their texts.
  mutable llvm::StringMap<Attribute> extendedTargets;
  mutable llvm::DenseSet<const NamedTarget *> reported;
  mutable std::mutex mutex;
};

/// What all dialects that are loaded in a context contribute, in the order of
/// the dialects' names, and last what programs declare. Dialects that are
/// loaded later are not in it.
class AvailabilityInterfaces
    : public DialectInterfaceCollection<AvailabilityDialectInterface> {
public:
  using iterator =
      llvm::pointee_iterator<const AvailabilityDialectInterface *const *>;

  explicit AvailabilityInterfaces(MLIRContext *context);

  /// Iterates over the interfaces. (The base class does so in the order of a
  /// hash table.)
  iterator begin() const { return iterator(ordered.begin()); }
  iterator end() const { return iterator(ordered.end()); }

  /// Returns the dimensions of all dialects.
  llvm::SmallVector<const Dimension *> getDimensions() const;

  /// Returns the named targets of all dialects.
  llvm::SmallVector<const NamedTarget *> getNamedTargets() const;

private:
  llvm::SmallVector<const AvailabilityDialectInterface *> ordered;
};

/// Emits what `type`, and all types and attributes nested in it, need by
/// themselves and by overlays of them, when an op of the dialect `opDialect`
/// has them.
void emitNestedClauses(Type type, StringRef opDialect, const Source &role,
                       ClauseSink &sink);

/// Emits what `attr`, and all types and attributes nested in it, need by
/// themselves and by overlays of them, when an op of the dialect `opDialect`
/// has them.
void emitNestedClauses(Attribute attr, StringRef opDialect, const Source &role,
                       ClauseSink &sink);

} // namespace mlir::availability

MLIR_DECLARE_EXPLICIT_TYPE_ID(
    ::mlir::availability::AvailabilityDialectInterface)

#endif // MLIR_AVAILABILITY_IR_AVAILABILITYINTERFACES_H
