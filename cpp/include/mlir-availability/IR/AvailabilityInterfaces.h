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

#include <memory>
#include <mutex>

namespace mlir::availability::detail {
/// Returns true when `target`, a target attribute, satisfies `requirement`.
bool satisfies(Attribute target, const Requirement &requirement);
} // namespace mlir::availability::detail

#include "mlir-availability/IR/AvailabilityAttrInterfaces.h.inc"
#include "mlir-availability/IR/AvailabilityOpInterfaces.h.inc"
#include "mlir-availability/IR/AvailabilityTypeInterfaces.h.inc"

namespace mlir::availability {

/// Emits that the requirements of `op` are unknown, since it lacks parts that
/// its definition demands.
void emitIncomplete(Operation *op, OpClauseSink &sink);

/// Verifies `op` alone. If it lacks operands, results or attributes, emits that
/// its requirements are unknown and returns true.
bool emitIfIncomplete(Operation *op, OpClauseSink &sink);

/// Returns true if the sizes of the groups of operands fit their number.
template <typename OpT>
bool fitOperandSizes(OpT op) {
  int64_t sum = 0;
  for (int32_t size : op.getProperties().operandSegmentSizes) {
    if (size < 0)
      return false;
    sum += size;
  }
  return sum == op->getNumOperands();
}

/// Returns true if one of the groups of operands of `op` at these indices isn't
/// of exactly one operand.
template <typename OpT>
bool lacksOperand(OpT op, std::initializer_list<unsigned> groups) {
  return llvm::any_of(groups, [&](unsigned group) {
    return op.getODSOperandIndexAndLength(group).second != 1;
  });
}

/// A name for a whole target attribute. The strings live as long as the
/// program, or as the context that it is declared in.
struct NamedTarget {
  llvm::StringRef name;
  /// Targets of one family are listed together, weakest (lowest rank) first. If
  /// there is a family `a`, a family `a:b` is a part of it.
  llvm::StringRef family;
  unsigned rank;
  /// The target attribute, as MLIR text.
  llvm::StringRef attribute;
  llvm::StringRef summary;
  /// Where the facts come from.
  llvm::StringRef source;
  /// Additions that some, but not all, of the implementations behind the name
  /// offer.
  llvm::ArrayRef<llvm::StringRef> optional;
  /// Why other additions are impossible. If it is empty, everything that the
  /// dialect knows can be added.
  llvm::StringRef refusal;
  /// The name of the TableGen record; empty for a target that was declared at
  /// run time.
  llvm::StringRef record = {};
  /// Other names of the target.
  llvm::ArrayRef<llvm::StringRef> otherNames = {};
};

/// What a dialect contributes to availability as a whole.
class AvailabilityDialectInterface
    : public DialectInterface::Base<AvailabilityDialectInterface> {
public:
  explicit AvailabilityDialectInterface(Dialect *dialect);

  /// Returns the dimensions that the dialect owns.
  virtual llvm::ArrayRef<const Dimension *> getDimensions() const = 0;

  /// Returns the dialect's named targets, each family weakest first.
  virtual llvm::ArrayRef<NamedTarget> getNamedTargets() const { return {}; }

  /// Returns true if the text of each named target is what its attribute
  /// prints. Names of attributes are then found by their texts, which spares
  /// making the attributes of all named targets.
  virtual bool hasPrintedTargets() const { return false; }

  /// Returns the target for the attribute `parsed` from the text of a named
  /// target. By default, returns it unchanged. A dialect overrides this if the
  /// attribute's syntax can't express everything that the attribute can hold.
  virtual Attribute finishNamedTarget(Attribute parsed) const { return parsed; }

  /// Returns the target for `named`, one of the dialect's targets: `make` is
  /// called once, and its result is cached unless it is null. Thread-safe.
  Attribute getOrMakeTarget(const NamedTarget &named,
                            llvm::function_ref<Attribute()> make) const;

  /// The same for the text of a target with additions, as `parseTarget` accepts
  /// it.
  Attribute getOrMakeTarget(llvm::StringRef text,
                            llvm::function_ref<Attribute()> make) const;

  /// Returns true on the first call for `named`, one of the dialect's targets,
  /// so that errors in it are reported once. Thread-safe.
  bool isFirstReport(const NamedTarget &named) const;

  /// Calls `visit` with the immediate element types of `type`, a type of this
  /// dialect, that MLIR (`Type::walkImmediateSubElements`) doesn't find. None
  /// is null. By default there are none.
  virtual void
  forEachNestedType(Type /*type*/,
                    llvm::function_ref<void(Type)> /*visit*/) const {}

  /// Returns how ops called `name`, of this dialect, use the values of their
  /// operands, results and block arguments, if that affects the requirements of
  /// the values' types: a number for `emitTypeClauses`. By default, all ops use
  /// values alike and this is 0. It is 0 for types in attributes.
  virtual unsigned getTypeUse(OperationName /*name*/) const { return 0; }

  /// Returns true when ops called `name` don't all use their values alike.
  virtual bool usesTypesByOp(OperationName /*name*/) const { return false; }

  /// Returns how `op` uses its values, if `usesTypesByOp` is true of its name.
  virtual unsigned getTypeUseOf(Operation * /*op*/) const { return 0; }

  /// Emits the requirements of `type` and of everything nested in it when an op
  /// of this dialect has a value of it and uses it as `use` says. `role`
  /// describes the holder of the type and is copied to the sources. By default,
  /// these are the requirements that types and attributes state themselves; see
  /// `emitNestedClauses`.
  virtual void emitTypeClauses(Type type, unsigned use, const Source &role,
                               ClauseSink &sink) const;

  /// Emits the requirements of `attr`, not a type, and of everything nested in
  /// it when an op of this dialect has it among its own attributes. `role`
  /// describes the holder and is copied to the sources. By default, these are
  /// the requirements that types and attributes state themselves; see
  /// `emitNestedClauses`.
  virtual void emitAttributeClauses(Attribute attr, const Source &role,
                                    ClauseSink &sink) const;

  /// Emits the requirements of `attrs`, the discardable attributes of an op of
  /// this dialect. By default there are none. They may depend on nothing but
  /// `attrs`.
  virtual void emitDiscardableAttributeClauses(DictionaryAttr /*attrs*/,
                                               ClauseSink & /*sink*/) const {}

  /// Returns `target`, an attribute of this dialect, with `addition` (a
  /// capability, an extension) added. Reports through `emitError` and fails
  /// when there is no such addition.
  virtual FailureOr<Attribute>
  addToTarget(Attribute target, llvm::StringRef addition,
              llvm::function_ref<InFlightDiagnostic()> emitError) const;

  /// Returns `target` with all of `additions`, in this order: the hundreds that
  /// `+all` stands for. By default, calls `addToTarget` for each. Override it
  /// if each makes a large attribute.
  virtual FailureOr<Attribute>
  addAllToTarget(Attribute target, llvm::ArrayRef<llvm::StringRef> additions,
                 llvm::function_ref<InFlightDiagnostic()> emitError) const;

  /// Returns `target`, an attribute of this dialect, without limits on
  /// resources: `+all` calls it in addition to all additions. By default,
  /// targets have no limits.
  virtual Attribute removeLimits(Attribute target) const { return target; }

  /// Returns `target`, an attribute of this dialect, in a form by which MLIR's
  /// verifier rejects no op. By default, returns it unchanged.
  virtual Attribute withoutVerification(Attribute target) const {
    return target;
  }

  /// Returns why `addition` can't be added to `target`, the attribute of
  /// `named`, which neither offers it nor lists it as optional: the end of the
  /// sentence "can't be added: ...". By default, this is `named.refusal`, which
  /// isn't empty.
  virtual std::string explainRefusal(const NamedTarget &named,
                                     Attribute /*target*/,
                                     llvm::StringRef /*addition*/) const {
    return named.refusal.str();
  }

  /// Returns the smallest target that offers at least `offers`. They are along
  /// dimensions of the dialect, each at most once; versions have one value, and
  /// of a range only one end is present. The target may offer more if one thing
  /// can't be offered without another. By default, it is an
  /// `#availability.target` with exactly the offers. Null if no target can
  /// state such offers: then `deduce` ignores them.
  virtual Attribute buildTarget(llvm::ArrayRef<Offer> offers) const;

  /// Returns `target`, an attribute of this dialect in IR, with what MLIR's own
  /// compilation of the IR assumes where the attribute is silent. By default,
  /// returns it unchanged.
  virtual Attribute completeTarget(Attribute target) const { return target; }

  /// Returns the target of this dialect that `op`, an op of any dialect with
  /// regions, is compiled for because of other attributes than targets. By
  /// default there is none, and it returns null.
  virtual Attribute getImpliedTarget(Operation * /*op*/) const { return {}; }

  /// Returns the name of the attribute in which `op`, an op of this dialect,
  /// states the target that it and what is nested in it were made for: the
  /// `vce_triple` of a `spirv.module`. Null for an op that states none.
  virtual StringAttr getStatedTargetName(Operation * /*op*/) const {
    return {};
  }

  /// Returns true if the regions of ops called `name`, of this dialect, may
  /// contain only ops of this dialect and modules, at any depth. Other ops
  /// in them have unknown requirements. By default, returns false;
  /// `ClosedRegions` records in TableGen declare it too.
  virtual bool hasClosedRegions(OperationName /*name*/) const { return false; }

  /// Returns true if `op`, an op of any dialect, is a kernel for what targets
  /// of this dialect describe. Other ops in it than those of its own dialect,
  /// and those with declared requirements, have unknown requirements: they must
  /// be lowered first.
  virtual bool isLoweredKernel(Operation * /*op*/) const { return false; }

  /// Returns true if `op`, an op of any dialect, holds code for what targets of
  /// this dialect describe, which is lowered before it runs there. Where
  /// anything in such code is judged, the requirements of ops in it that
  /// nothing is declared about are unknown.
  virtual bool holdsUnloweredCode(Operation * /*op*/) const { return false; }

private:
  /// Caches named targets.
  mutable llvm::DenseMap<const NamedTarget *, Attribute> madeTargets;
  /// Caches targets with additions, by their text.
  mutable llvm::StringMap<Attribute> extendedTargets;
  mutable llvm::DenseSet<const NamedTarget *> reported;
  mutable std::mutex mutex;
};

/// The interfaces of all dialects that are loaded in a context, sorted by
/// dialect name, followed by run-time declarations. Dialects that are loaded
/// later are not included. The context keeps the list until one of these is
/// loaded, if it has the dialect `availability`. Thread-safe.
class AvailabilityInterfaces {
public:
  using List = llvm::SmallVector<const AvailabilityDialectInterface *>;
  using iterator =
      llvm::pointee_iterator<const AvailabilityDialectInterface *const *>;

  explicit AvailabilityInterfaces(MLIRContext *context);

  /// Iterates over the interfaces in that order.
  iterator begin() const { return iterator(ordered->begin()); }
  iterator end() const { return iterator(ordered->end()); }

  /// Returns the dimensions of all dialects.
  llvm::SmallVector<const Dimension *> getDimensions() const;

  /// Returns the named targets of all dialects.
  llvm::SmallVector<const NamedTarget *> getNamedTargets() const;

private:
  std::shared_ptr<const List> ordered;
};

/// Emits the requirements that `type`, and all types and attributes nested in
/// it, state themselves or through overlays, when an op of the dialect
/// `opDialect` has them.
void emitNestedClauses(Type type, StringRef opDialect, const Source &role,
                       ClauseSink &sink);

/// Emits the requirements that `attr`, and all types and attributes nested in
/// it, state themselves or through overlays, when an op of the dialect
/// `opDialect` has them.
void emitNestedClauses(Attribute attr, StringRef opDialect, const Source &role,
                       ClauseSink &sink);

} // namespace mlir::availability

MLIR_DECLARE_EXPLICIT_TYPE_ID(
    ::mlir::availability::AvailabilityDialectInterface)

#endif // MLIR_AVAILABILITY_IR_AVAILABILITYINTERFACES_H
