//===- AvailabilityDialect.h - The dialect `availability` -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialect has no ops. It keeps, for a context, the availability that isn't
// part of a dialect or of an op's own model, and it has the target attribute of
// dialects that have none, `#availability.target`.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_AVAILABILITYDIALECT_H
#define MLIR_AVAILABILITY_IR_AVAILABILITYDIALECT_H

#include "mlir-availability/IR/AvailabilityInterfaces.h"

#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <memory>
#include <type_traits>

namespace mlir::availability {

class DeclaredDefs;
class DeclaredDimension;
class DeclaredOverlay;
class DeclaredTarget;
class TargetCache;

/// What ops of one name need besides what their model says. There can be any
/// number for a name, for registered and unregistered ops alike.
class OpOverlay {
public:
  virtual ~OpOverlay();

  /// Emits the clauses that every op of the name has.
  virtual void emitNameClauses(OpClauseSink &sink) const = 0;

  /// Returns true when `emitInstanceClauses` can emit anything at all.
  virtual bool hasInstanceClauses() const { return false; }

  /// Emits the clauses that hang on this op.
  virtual void emitInstanceClauses(Operation * /*op*/,
                                   OpClauseSink & /*sink*/) const {}
};

/// An overlay of which everything hangs on the very op.
class InstanceOverlay : public OpOverlay {
public:
  void emitNameClauses(OpClauseSink &) const final {}
  bool hasInstanceClauses() const final { return true; }
  void emitInstanceClauses(Operation *op,
                           OpClauseSink &sink) const override = 0;
};

/// Emits what a type needs itself, besides what it says through its interface;
/// nothing of what is nested in it.
using TypeOverlayFn = void (*)(Type type, const Source &source,
                               ClauseSink &sink);
/// The same for an attribute.
using AttributeOverlayFn = void (*)(Attribute attr, const Source &source,
                                    ClauseSink &sink);

/// See the head of this file.
class AvailabilityDialect : public Dialect {
public:
  explicit AvailabilityDialect(MLIRContext *context);
  ~AvailabilityDialect() override;

  static constexpr StringLiteral getDialectNamespace() {
    return StringLiteral("availability");
  }

  /// The discardable attribute that states what target an op and what is nested
  /// in it are for, where its dialect has none of its own.
  static constexpr StringLiteral getTargetAttrName() {
    return StringLiteral("availability.target");
  }

  /// Adds what ops called `opName` need, unless an overlay of the same class
  /// has been added for them: MLIR runs the extensions of a registry again
  /// whenever it is appended with something new in it. Not to be called while
  /// other threads use the context.
  template <typename OverlayT>
  void addOverlay(StringRef opName, std::unique_ptr<OverlayT> overlay) {
    static_assert(!std::is_same_v<OverlayT, OpOverlay>,
                  "overlays are told apart by their class");
    addOverlay(opName, std::move(overlay), &overlayId<OverlayT>);
  }

  /// Returns the overlays of ops called `opName`, in the order in which they
  /// were added.
  ArrayRef<std::unique_ptr<OpOverlay>> getOverlays(StringRef opName) const;

  /// Returns the names of the ops that have overlays, in no particular order.
  SmallVector<StringRef> getOverlaidOps() const;

  /// Adds what types of class `typeID` need, unless `emit` was added for it
  /// already. There can be any number of such overlays. They hold in ops of the
  /// dialect `opDialect` alone, unless that is empty. Not to be called while
  /// other threads use the context.
  void addTypeOverlay(TypeID typeID, StringRef opDialect, TypeOverlayFn emit);

  /// The same for attributes.
  void addAttributeOverlay(TypeID typeID, StringRef opDialect,
                           AttributeOverlayFn emit);

  /// Emits what the overlays of `type` say, in the order in which they were
  /// added, when an op of the dialect `opDialect` has it.
  void emitOverlayClauses(Type type, StringRef opDialect, const Source &source,
                          ClauseSink &sink) const;

  /// The same for an attribute.
  void emitOverlayClauses(Attribute attr, StringRef opDialect,
                          const Source &source, ClauseSink &sink) const;

  /// Returns true when an op of the dialect `name` has an overlay.
  bool hasOverlaysOf(StringRef name) const;

  /// Says that nothing else than ops of its dialect, and builtin ones, belongs
  /// in the regions of ops called `name`; or, where `name` is that of a
  /// dialect, of all of its ops. Not to be called while other threads use the
  /// context.
  void closeRegions(StringRef name) { closedRegions.insert(name); }

  /// Returns true when that was said of ops called `name`. A dialect can say it
  /// itself, too: see `AvailabilityDialectInterface::hasClosedRegions`.
  bool hasClosedRegions(OperationName name) const {
    return closedRegions.contains(name.getDialectNamespace()) ||
           closedRegions.contains(name.getStringRef());
  }

  /// Returns the overlay of what is declared at run time for ops called
  /// `opName`; adds it if there is none yet. Not to be called while other
  /// threads use the context.
  DeclaredOverlay &getOrAddDeclaredOverlay(StringRef opName);

  /// Adds a dimension, which the dialect owns; see `declareDimension`, which
  /// checks the specification first. Not to be called while other threads use
  /// the context.
  const Dimension &addDimension(std::unique_ptr<DeclaredDimension> dimension);

  /// Returns the dimensions that were added, in that order.
  ArrayRef<const Dimension *> getDimensions() const { return dimensions; }

  /// Adds a named target, which the dialect owns; see `declareTarget`, which
  /// checks it first. Not to be called while other threads use the context.
  void addNamedTarget(std::unique_ptr<DeclaredTarget> target);

  /// Returns the named targets that were added, in that order.
  ArrayRef<NamedTarget> getNamedTargets() const {
    if (targetLists.empty())
      return {};
    return *targetLists.back();
  }

  /// Takes back all dimensions and named targets but the first ones, that many.
  /// Not to be called while other threads use the context.
  void takeBack(size_t numDimensions, size_t numTargets);

  /// Returns what is declared at run time for types, and for attributes. Not to
  /// be called while other threads use the context.
  DeclaredDefs &getDeclaredTypes() { return *declaredTypes; }
  DeclaredDefs &getDeclaredAttributes() { return *declaredAttributes; }

  /// Returns what was found out about target attributes of the context.
  TargetCache &getTargetCache() const { return *targetCache; }

  /// Verifies `availability.requires` and `availability.target`, and that there
  /// is no other attribute of that prefix.
  LogicalResult verifyOperationAttribute(Operation *op,
                                         NamedAttribute attr) override;

  Attribute parseAttribute(DialectAsmParser &parser, Type type) const override;
  void printAttribute(Attribute attr,
                      DialectAsmPrinter &printer) const override;

private:
  /// Its address stands for a class of overlays, which can be in an unnamed
  /// namespace, unlike those that have a `TypeID`.
  template <typename OverlayT>
  static inline char overlayId = 0;

  /// The overlays of ops of one name.
  struct Overlays {
    /// In the order in which they were added.
    std::vector<std::unique_ptr<OpOverlay>> overlays;
    /// Of each of them the `overlayId`.
    SmallVector<const void *, 2> ids;
  };

  void addOverlay(StringRef opName, std::unique_ptr<OpOverlay> overlay,
                  const void *id);

  /// Where the storage of the attributes is known.
  void registerAttributes();

  // First, so that it goes last: overlays hold dimensions.
  std::vector<std::unique_ptr<DeclaredDimension>> ownedDimensions;
  SmallVector<const Dimension *> dimensions;
  std::vector<std::unique_ptr<DeclaredTarget>> ownedTargets;
  /// One list for each change: pointers into a list stay valid.
  std::vector<std::unique_ptr<std::vector<NamedTarget>>> targetLists;
  std::unique_ptr<DeclaredDefs> declaredTypes, declaredAttributes;
  llvm::StringMap<Overlays> overlays;
  llvm::StringMap<DeclaredOverlay *> declaredOverlays;
  /// Names of ops and of dialects.
  llvm::StringSet<> closedRegions;
  std::unique_ptr<TargetCache> targetCache;

  /// An overlay and the dialect in whose ops it holds, empty for all.
  template <typename EmitFn>
  struct ScopedOverlay {
    std::string opDialect;
    EmitFn emit;
  };
  template <typename EmitFn>
  using OverlayMap = DenseMap<TypeID, SmallVector<ScopedOverlay<EmitFn>, 1>>;
  OverlayMap<TypeOverlayFn> typeOverlays;
  OverlayMap<AttributeOverlayFn> attributeOverlays;
};

/// Returns the dimensions of all dialects that are loaded in `context`, then
/// those that were added to it.
SmallVector<const Dimension *> getLoadedDimensions(MLIRContext *context);

/// Returns the dimension called `name` ("<dialect>.<name>") among them, nullptr
/// when there is none.
const Dimension *lookupDimension(MLIRContext *context, StringRef name);

/// Returns the same. Reports through `emitError` and fails when there is none,
/// saying which names are near.
FailureOr<const Dimension *>
findDimension(MLIRContext *context, StringRef name,
              function_ref<InFlightDiagnostic()> emitError);

/// Reports through `emitError` that `name` isn't one of `names`, those of the
/// dialects that have availability data. Always fails.
LogicalResult emitUnknownDialect(StringRef name, ArrayRef<StringRef> names,
                                 function_ref<InFlightDiagnostic()> emitError);

/// Reports through `emitError` and fails when none of the loaded dialects that
/// say where their ops are available, or that have dimensions, is called
/// `name`.
LogicalResult verifyDialectName(MLIRContext *context, StringRef name,
                                function_ref<InFlightDiagnostic()> emitError);

/// Returns the requirement of `value`, as users write it, along `dimension`.
/// Reports through `emitError` and fails when there is no such value, saying
/// which names are near.
FailureOr<Requirement>
parseRequirement(const Dimension &dimension, StringRef value,
                 function_ref<InFlightDiagnostic()> emitError);

namespace detail {
/// Offers in the order in which `TargetAttr` keeps them, with their values, and
/// open dimensions.
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
