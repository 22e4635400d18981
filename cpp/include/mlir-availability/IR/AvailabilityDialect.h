//===- AvailabilityDialect.h - The dialect `availability` -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialect has no ops. It keeps, for each context, the availability that
// isn't part of a dialect or of an op's own model. It also has
// `#availability.target`, the target attribute for dialects without one of
// their own.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_AVAILABILITYDIALECT_H
#define MLIR_AVAILABILITY_IR_AVAILABILITYDIALECT_H

#include "mlir-availability/IR/AvailabilityInterfaces.h"
#include "mlir-availability/IR/Needs.h"

#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <memory>
#include <mutex>
#include <type_traits>

namespace mlir::availability {

class DeclaredDefs;
class DeclaredDimension;
class DeclaredOverlay;
class DeclaredTarget;
class TargetCache;

/// The requirements of ops of one name beyond those of their model. A name,
/// registered or not, can have any number of overlays.
class OpOverlay {
public:
  virtual ~OpOverlay();

  /// Emits the clauses that every op of the name has.
  virtual void emitNameClauses(OpClauseSink &sink) const = 0;

  /// Returns true when `emitInstanceClauses` can emit anything at all.
  virtual bool hasInstanceClauses() const { return false; }

  /// Returns true when these can be clauses of a valid op, which tables list.
  virtual bool isConditional() const { return hasInstanceClauses(); }

  /// Returns true when these ask an op for its parts by name and position, so
  /// that they can be asked of an op of another name (`nameByAttribute`).
  virtual bool asksAnyOp() const { return false; }

  /// Emits the clauses that depend on the individual op.
  virtual void emitInstanceClauses(Operation * /*op*/,
                                   OpClauseSink & /*sink*/) const {}
};

/// An overlay whose clauses all depend on the individual op.
class InstanceOverlay : public OpOverlay {
public:
  void emitNameClauses(OpClauseSink &) const final {}
  bool hasInstanceClauses() const final { return true; }
  void emitInstanceClauses(Operation *op,
                           OpClauseSink &sink) const override = 0;
};

/// Emits the requirements of a type itself, beyond those of its interface;
/// nothing about types nested in it.
using TypeOverlayFn = void (*)(Type type, const Source &source,
                               ClauseSink &sink);
/// The same for an attribute.
using AttributeOverlayFn = void (*)(Attribute attr, const Source &source,
                                    ClauseSink &sink);

/// See the comment at the top of this file.
class AvailabilityDialect : public Dialect {
public:
  explicit AvailabilityDialect(MLIRContext *context);
  ~AvailabilityDialect() override;

  static constexpr StringLiteral getDialectNamespace() {
    return StringLiteral("availability");
  }

  /// The discardable attribute that states the target of an op and of
  /// everything nested in it, for dialects that have no attribute of their own.
  static constexpr StringLiteral getTargetAttrName() {
    return StringLiteral("availability.target");
  }

  /// Adds requirements of ops called `opName`, unless an overlay of the same
  /// class was added for them already: MLIR runs the extensions of a registry
  /// again whenever something new is appended to it. Not to be called while
  /// other threads use the context.
  template <typename OverlayT>
  void addOverlay(StringRef opName, std::unique_ptr<OverlayT> overlay) {
    static_assert(!std::is_same_v<OverlayT, OpOverlay>,
                  "overlays are told apart by their class");
    addOverlay(opName, std::move(overlay), &overlayId<OverlayT>);
  }

  /// Adds the overlay that `record` describes, unless it was added already. The
  /// record must outlive the dialect.
  void addOverlay(const OpRecord &record);

  /// Returns the overlays of ops called `opName`, in the order of addition.
  ArrayRef<std::unique_ptr<OpOverlay>> getOverlays(StringRef opName) const;

  /// Returns the names of the ops that have overlays, in no particular order.
  SmallVector<StringRef> getOverlaidOps() const;

  /// Adds requirements of types of class `typeID`, unless `emit` was added for
  /// it already. A class can have any number of such overlays. They apply in
  /// ops of the dialect `opDialect` only, or everywhere if that is empty. Not
  /// to be called while other threads use the context.
  void addTypeOverlay(TypeID typeID, StringRef opDialect, TypeOverlayFn emit);

  /// The same for attributes.
  void addAttributeOverlay(TypeID typeID, StringRef opDialect,
                           AttributeOverlayFn emit);

  /// Adds requirements of the discardable attribute called `name`, on ops of
  /// any dialect, unless `emit` was added for it already; `emit` gets its
  /// value. Not to be called while other threads use the context.
  void addDiscardableOverlay(StringRef name, AttributeOverlayFn emit);

  /// Emits the clauses of the overlays of `type`, in the order of addition,
  /// when an op of the dialect `opDialect` has it.
  void emitOverlayClauses(Type type, StringRef opDialect, const Source &source,
                          ClauseSink &sink) const;

  /// The same for an attribute.
  void emitOverlayClauses(Attribute attr, StringRef opDialect,
                          const Source &source, ClauseSink &sink) const;

  /// The same for a discardable attribute: the clauses of its name. Those of
  /// what its value holds are not among them.
  void emitDiscardableOverlayClauses(NamedAttribute attr,
                                     ClauseSink &sink) const;

  /// Returns true when an op of the dialect `name` has an overlay.
  bool hasOverlaysOf(StringRef name) const;

  /// Declares that the regions of ops called `name` may contain only ops of its
  /// dialect and builtin modules. If `name` is the name of a dialect, this
  /// applies to all of its ops. Not to be called while other threads use the
  /// context.
  void closeRegions(StringRef name) { closedRegions.insert(name); }

  /// Returns true if this was declared for ops called `name`. A dialect can
  /// also declare it through its interface: see
  /// `AvailabilityDialectInterface::hasClosedRegions`.
  bool hasClosedRegions(OperationName name) const {
    return closedRegions.contains(name.getDialectNamespace()) ||
           closedRegions.contains(name.getStringRef());
  }

  /// Declares that ops of `dialect` run only on what targets of the dialect
  /// `targets` describe: to other targets, their requirements are unknown. Of
  /// several such declarations, the first counts. Not to be called while other
  /// threads use the context.
  void restrictToTargets(StringRef dialect, StringRef targets) {
    restrictions.try_emplace(dialect, targets.str());
  }

  /// Returns the dialect of the only targets that know what ops of `dialect`
  /// need; "" if none was declared.
  StringRef getOnlyTargets(StringRef dialect) const {
    auto it = restrictions.find(dialect);
    return it == restrictions.end() ? StringRef() : StringRef(it->second);
  }

  /// Returns true if `pred` is true for the dialect of the only targets that
  /// know the ops of some dialect.
  bool anyOnlyTargets(llvm::function_ref<bool(StringRef)> pred) const {
    return llvm::any_of(restrictions,
                        [&](const auto &entry) { return pred(entry.second); });
  }

  /// Declares that the attribute `attribute` of ops called `opName` names what
  /// they do: such an op needs what overlays say of the op whose name is
  /// `prefix` and the value, a string or a symbol. Of several such
  /// declarations, the first counts. Not to be called while other threads use
  /// the context.
  void nameByAttribute(StringRef opName, StringRef attribute, StringRef prefix);
  /// Returns false if another attribute or prefix was declared for these ops.
  bool allowsNaming(StringRef opName, StringRef attribute,
                    StringRef prefix) const;

  /// Returns the overlay with the run-time declarations for ops called
  /// `opName`; adds it if there is none yet. Not to be called while other
  /// threads use the context.
  DeclaredOverlay &getOrAddDeclaredOverlay(StringRef opName);

  /// Adds a dimension, which the dialect owns; see `declareDimension`, which
  /// checks the specification first. Not to be called while other threads use
  /// the context.
  const Dimension &addDimension(std::unique_ptr<DeclaredDimension> dimension);

  /// Returns the dimensions that were added, in the order of addition.
  ArrayRef<const Dimension *> getDimensions() const { return dimensions; }

  /// Adds a named target, which the dialect owns; see `declareTarget`, which
  /// checks it first. Not to be called while other threads use the context.
  void addNamedTarget(std::unique_ptr<DeclaredTarget> target);

  /// Returns the named targets that were added, in the order of addition.
  ArrayRef<NamedTarget> getNamedTargets() const {
    if (targetLists.empty())
      return {};
    return *targetLists.back();
  }

  /// Removes all dimensions and named targets but the first `numDimensions` and
  /// `numTargets`. Not to be called while other threads use the context.
  void takeBack(size_t numDimensions, size_t numTargets);

  /// Returns the run-time declarations for everything of a kind. Not to be
  /// called while other threads use the context.
  DeclaredDefs &getDeclaredDefs(DefKind kind);
  const DeclaredDefs &getDeclaredDefs(DefKind kind) const {
    return const_cast<AvailabilityDialect *>(this)->getDeclaredDefs(kind);
  }

  /// Returns the list that `make` returned, which is kept until
  /// `forgetInterfaces` is called. Thread-safe.
  std::shared_ptr<const AvailabilityInterfaces::List>
  getOrMakeInterfaces(function_ref<AvailabilityInterfaces::List()> make);
  void forgetInterfaces();

  /// Returns the cache of what target attributes of the context offer.
  TargetCache &getTargetCache() const { return *targetCache; }

  /// Verifies `availability.requires` and `availability.target`, and that there
  /// is no other attribute of that prefix.
  LogicalResult verifyOperationAttribute(Operation *op,
                                         NamedAttribute attr) override;

  Attribute parseAttribute(DialectAsmParser &parser, Type type) const override;
  void printAttribute(Attribute attr,
                      DialectAsmPrinter &printer) const override;

private:
  /// Its address identifies a class of overlays. Unlike a `TypeID`, it works
  /// for classes in an unnamed namespace.
  template <typename OverlayT>
  static inline char overlayId = 0;

  /// The overlays of ops of one name.
  struct Overlays {
    /// In the order of addition.
    std::vector<std::unique_ptr<OpOverlay>> overlays;
    /// The `overlayId` of each.
    SmallVector<const void *, 2> ids;
  };

  void addOverlay(StringRef opName, std::unique_ptr<OpOverlay> overlay,
                  const void *id);

  /// Defined where the storage classes of the attributes are known.
  void registerAttributes();

  // Declared first, so that it is destroyed last: overlays refer to dimensions.
  std::vector<std::unique_ptr<DeclaredDimension>> ownedDimensions;
  SmallVector<const Dimension *> dimensions;
  std::vector<std::unique_ptr<DeclaredTarget>> ownedTargets;
  /// The last one is valid. A full list is replaced by one of twice the size,
  /// so that pointers into lists stay valid.
  std::vector<std::unique_ptr<std::vector<NamedTarget>>> targetLists;
  std::unique_ptr<DeclaredDefs> declaredTypes, declaredAttributes,
      declaredDiscardables;
  llvm::StringMap<Overlays> overlays;
  llvm::StringMap<DeclaredOverlay *> declaredOverlays;
  /// Names of ops and of dialects.
  llvm::StringSet<> closedRegions;
  /// The dialects of the only targets, by the dialect of the ops.
  llvm::StringMap<std::string> restrictions;
  /// The attribute that names what ops do, and its prefix, by the ops' name.
  llvm::StringMap<std::pair<std::string, std::string>> namings;
  std::unique_ptr<TargetCache> targetCache;
  std::shared_ptr<const AvailabilityInterfaces::List> interfaces;
  std::mutex interfacesMutex;

  /// An overlay and the dialect in whose ops it applies, empty for all.
  template <typename EmitFn>
  struct ScopedOverlay {
    std::string opDialect;
    EmitFn emit;
  };
  template <typename EmitFn>
  using OverlayMap = DenseMap<TypeID, SmallVector<ScopedOverlay<EmitFn>, 1>>;
  OverlayMap<TypeOverlayFn> typeOverlays;
  OverlayMap<AttributeOverlayFn> attributeOverlays;
  llvm::StringMap<SmallVector<AttributeOverlayFn, 1>> discardableOverlays;
};

/// Returns the dimensions of all dialects that are loaded in `context`, then
/// those that were added to it.
SmallVector<const Dimension *> getLoadedDimensions(MLIRContext *context);

/// Returns those of `dialect` among them. This looks at no other dialect.
SmallVector<const Dimension *> getLoadedDimensions(MLIRContext *context,
                                                   StringRef dialect);

/// Returns the dimension called `name` ("<dialect>.<name>") among them, nullptr
/// when there is none.
const Dimension *lookupDimension(MLIRContext *context, StringRef name);

/// Returns the same. Reports through `emitError` and fails if there is none;
/// the error suggests similar names.
FailureOr<const Dimension *>
findDimension(MLIRContext *context, StringRef name,
              function_ref<InFlightDiagnostic()> emitError);

/// Reports through `emitError` that `name` isn't one of `names`, the dialects
/// that have availability data. Always fails.
LogicalResult emitUnknownDialect(StringRef name, ArrayRef<StringRef> names,
                                 function_ref<InFlightDiagnostic()> emitError);

/// Reports through `emitError` and fails if `name` is none of the loaded
/// dialects that have availability data or dimensions.
LogicalResult verifyDialectName(MLIRContext *context, StringRef name,
                                function_ref<InFlightDiagnostic()> emitError);

/// Returns the requirement of `value`, as users write it, along `dimension`.
/// Reports through `emitError` and fails if there is no such value; the error
/// suggests similar names.
FailureOr<Requirement>
parseRequirement(const Dimension &dimension, StringRef value,
                 function_ref<InFlightDiagnostic()> emitError);

namespace detail {
/// Offers in the order in which `TargetAttr` stores them, with their values,
/// and open dimensions.
struct CanonicalOffers {
  CanonicalOffers(ArrayRef<Offer> offers,
                  ArrayRef<const Dimension *> openDimensions);

  SmallVector<Offer> offers;
  SmallVector<const Dimension *> openDimensions;

private:
  SmallVector<SmallVector<int64_t>> values;
};

/// Copies offers, and their values, into memory of `allocator`.
ArrayRef<Offer> copyOffers(AttributeStorageAllocator &allocator,
                           ArrayRef<Offer> offers);
} // namespace detail

} // namespace mlir::availability

#define GET_ATTRDEF_CLASSES
#include "mlir-availability/IR/AvailabilityAttributes.h.inc"

MLIR_DECLARE_EXPLICIT_TYPE_ID(::mlir::availability::AvailabilityDialect)

#endif // MLIR_AVAILABILITY_IR_AVAILABILITYDIALECT_H
