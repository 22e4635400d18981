//===- Unchecked.h - Ops whose requirements are unknown ---------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What has unknown requirements is not available. The requirements are unknown
// of
//
// * ops, types and attributes of dialects that aren't registered, unless their
//   requirements are declared: those of an op by a model, an overlay or an
//   attribute `availability.requires`; those of a type or an attribute by a
//   declaration for its name, or for all of its dialect;
// * ops in regions that a dialect has closed, unless they are builtin or belong
//   to that dialect: see `AvailabilityDialectInterface::hasClosedRegions`.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ENGINE_UNCHECKED_H
#define MLIR_AVAILABILITY_ENGINE_UNCHECKED_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

#include <memory>
#include <string>
#include <vector>

namespace mlir::availability {

class AvailabilityDialectInterface;
class AvailabilityInterfaces;
class CalleeLookup;

/// Something in an op whose requirements are unknown.
struct Unchecked {
  enum class Kind {
    /// The op itself: it is not registered.
    Op,
    /// A type that the op holds: of an operand, or in an attribute.
    Type,
    /// An attribute of the op, or one nested in it.
    Attribute,
    /// The op is in a closed region of another dialect.
    ClosedRegion,
    /// A declaration for the op says that its requirements are unknown.
    Needs,
    /// The op runs only on targets of another dialect than the target's.
    Foreign,
  };

  Operation *op;
  Kind kind;
  /// The dialect of the op, the type or the attribute. The string lives as long
  /// as the context.
  StringRef dialect;
  /// The type or the attribute as text, abbreviated if it is long; the name of
  /// the op with the closed region; the reason of a declaration; the dialect of
  /// the only targets; "" for an op.
  std::string detail;

  bool operator==(const Unchecked &other) const {
    return op == other.op && kind == other.kind && dialect == other.dialect &&
           detail == other.detail;
  }

  /// Returns why the requirements are unknown: "it is not registered, and its
  /// requirements are not declared".
  std::string getReason() const;

  /// Returns the same as a message: "the requirements of 'foo.bar' are unknown:
  /// it is not registered, and its requirements are not declared".
  std::string describe() const;
};

/// The dialects whose ops, types and attributes may go unchecked.
class AllowedUnchecked {
public:
  /// None.
  AllowedUnchecked() = default;
  /// The dialects called `dialects`; "*" stands for all.
  explicit AllowedUnchecked(ArrayRef<std::string> dialects)
      : dialects(dialects) {}

  bool contains(StringRef dialect) const {
    return llvm::any_of(dialects, [&](StringRef name) {
      return name == "*" || name == dialect;
    });
  }

private:
  SmallVector<std::string, 1> dialects;
};

/// Returns true if something is declared for the dialect `name`, which need not
/// be loaded: it has an interface, a dimension, or an op with an overlay.
bool isDeclaredDialect(MLIRContext *context, StringRef name);

/// Returns true when an attribute `availability.requires` of `op` states what
/// it needs, including its types and attributes.
bool declaresOwnNeeds(Operation *op);

/// Calls `visit` with the types of the operands, results and block arguments of
/// `op`, and with all of its attributes.
void visitHeld(Operation *op, function_ref<void(Type)> visitType,
               function_ref<void(Attribute)> visitAttribute);

/// Calls `visit` with the attributes that `op` keeps in properties. For an
/// unregistered op this is the dictionary of all attributes.
void visitOwnAttributes(Operation *op, function_ref<void(Attribute)> visit);

/// Appends the types and attributes in `op`, nested ones included, that are not
/// registered, declared or `allowed`. Appends each once.
void appendUndeclared(Operation *op, const AllowedUnchecked &allowed,
                      std::vector<Unchecked> &unchecked);

/// Appends the reasons that declarations give for unknown requirements of `op`,
/// each once, unless its dialect is `allowed`. Considers only dialects for
/// which `isMeant` returns true. With `callees`, many ops are faster: what is
/// known of the blocks around them is found once.
void appendUnknownNeeds(Operation *op, const AllowedUnchecked &allowed,
                        function_ref<bool(StringRef dialect)> isMeant,
                        std::vector<Unchecked> &unchecked,
                        CalleeLookup *callees);

/// Returns the dialect of the only targets that know what ops of `dialect`
/// need (`OnlyOnTargetsOf` in TableGen); "" if targets of any dialect may.
StringRef getOnlyTargets(MLIRContext *context, StringRef dialect);

/// Returns true if ops that run only on targets of `onlyTargets` don't run on a
/// target that speaks for just those dialects for which `speaksFor` returns
/// true: for the only targets of other ops. A target of a dialect without such
/// ops isn't bound to a machine, and passes them over.
bool isForeignTarget(MLIRContext *context, StringRef onlyTargets,
                     function_ref<bool(StringRef)> speaksFor);

/// Appends that `op` runs only on targets of `targets`, the result of
/// `getOnlyTargets` for its dialect, unless its dialect is `allowed` or the op
/// declares its own needs.
void appendForeign(Operation *op, StringRef targets,
                   const AllowedUnchecked &allowed,
                   std::vector<Unchecked> &unchecked);

/// Appends that `op` is in code for a target that must be lowered first.
void appendUnlowered(Operation *op, std::vector<Unchecked> &unchecked);

/// Returns true when the regions of ops called `name` may hold only ops of its
/// dialect and builtin modules.
bool hasClosedRegions(OperationName name);

/// Finds ops in closed regions, ops in kernels that must be lowered first
/// (`AvailabilityDialectInterface::isLoweredKernel`), and code that isn't
/// lowered yet. It caches what it has seen, so the IR must not change during
/// its lifetime. Not thread-safe.
class ClosedRegions {
public:
  /// Returns the nearest op around `op` that has closed regions, if they may
  /// not contain `op`; nullptr otherwise, and if there is no such op.
  Operation *findIntruded(Operation *op) {
    if (op->getBlock() != block)
      enter(op->getBlock());
    return closed && !belongs(op->getName()) ? closed : nullptr;
  }

  /// Returns true if `op` is, or is in, code that must be lowered before a
  /// target runs it (`AvailabilityDialectInterface::holdsUnloweredCode`).
  bool isUnlowered(Operation *op) {
    if (op->getBlock() != block)
      enter(op->getBlock());
    return unlowered || holdsUnloweredCode(op);
  }

  /// Returns true if `op` is in such code, and nothing is declared about ops of
  /// its name.
  bool isUndeclaredSource(Operation *op);

  /// If `op` is in a closed region where it doesn't belong, and its dialect
  /// isn't `allowed`, appends that and returns true.
  bool append(Operation *op, const AllowedUnchecked &allowed,
              std::vector<Unchecked> &unchecked);

private:
  void enter(Block *entered);
  void pushAncestors(Operation *op);
  /// Returns true when ops called `name` belong in the regions of `closed`.
  bool belongs(OperationName name) const {
    return (home && name.getDialect() == home) || belongsByName(name);
  }
  bool belongsByName(OperationName name) const;
  /// Returns true if `op` is a kernel that holds no ops of dialects above.
  bool isLoweredKernel(Operation *op);
  bool holdsUnloweredCode(Operation *op);
  /// Returns true if an interface of a loaded dialect says so of `op`.
  bool anyInterface(Operation *op,
                    bool (AvailabilityDialectInterface::*says)(Operation *)
                        const);

  /// The block of the op of the last query, the op with closed regions around
  /// it, and the dialect of that op if it is loaded.
  Block *block = nullptr;
  Operation *closed = nullptr;
  Dialect *home = nullptr;
  /// The function around it that must be lowered; nullptr if there is none.
  Operation *unlowered = nullptr;
  /// An op, the nearest op with closed regions, and the nearest one that holds
  /// code that must be lowered, itself included; nullptr if there is none.
  struct Ancestor {
    Operation *op;
    Operation *closed;
    Operation *unlowered;
  };
  /// The ops around `block`, outermost first.
  SmallVector<Ancestor> ancestors;
  /// Caches `hasClosedRegions`.
  llvm::DenseMap<OperationName, bool> closedNames;
  /// The interfaces of the loaded dialects; made when an op was entered.
  std::shared_ptr<const AvailabilityInterfaces> interfaces;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_UNCHECKED_H
