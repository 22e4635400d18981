//===- Unchecked.h - What nobody can tell anything of -----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What nobody knows is not available. Nobody knows
//
// * ops, types and attributes of dialects that aren't registered, unless
//   something is declared of them: an op by a model, an overlay or an attribute
//   `availability.requires`; a type or an attribute by anything that is
//   declared of its dialect, a dimension or what one of the ops needs;
// * ops in regions that a dialect has closed, unless they are of that dialect
//   or builtin: see `AvailabilityDialectInterface::hasClosedRegions`.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ENGINE_UNCHECKED_H
#define MLIR_AVAILABILITY_ENGINE_UNCHECKED_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

#include <string>
#include <vector>

namespace mlir::availability {

/// Something in an op of which nobody can tell what it needs.
struct Unchecked {
  enum class Kind {
    /// The op itself: it is registered nowhere.
    Op,
    /// A type that the op holds: of an operand, or in an attribute.
    Type,
    /// An attribute of the op, or one nested in it.
    Attribute,
    /// The op stands in a closed region of another dialect.
    ClosedRegion,
    /// What is declared of the op says that its needs aren't known.
    Needs,
  };

  Operation *op;
  Kind kind;
  /// The dialect of the op, the type or the attribute. It lives as long as the
  /// context.
  StringRef dialect;
  /// The type or the attribute as text, cut where it is long; the name of the
  /// op whose region is closed; why the needs aren't known; "" for an op.
  std::string detail;

  bool operator==(const Unchecked &other) const {
    return op == other.op && kind == other.kind && dialect == other.dialect &&
           detail == other.detail;
  }

  /// Returns why nobody can tell: "it is registered nowhere, and nothing is
  /// declared of it".
  std::string getReason() const;

  /// Returns the same as a message: "nobody can tell what 'foo.bar' needs: it
  /// is registered nowhere, and nothing is declared of it".
  std::string describe() const;
};

/// The dialects of which ops, types and attributes may go unchecked.
class AllowedUnchecked {
public:
  /// None.
  AllowedUnchecked() = default;
  /// Those of the names in `dialects`; "*" stands for all.
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

/// Returns true when something is declared of the dialect `name`, which need
/// not be loaded: it has an interface, a dimension, or an op with an overlay.
bool isDeclaredDialect(MLIRContext *context, StringRef name);

/// Returns true when `op` says by an attribute `availability.requires` what it
/// needs, its types and attributes included.
bool declaresOwnNeeds(Operation *op);

/// Calls `visit` with the types of the operands, results and block arguments of
/// `op`, and with all of its attributes.
void visitHeld(Operation *op, function_ref<void(Type)> visitType,
               function_ref<void(Attribute)> visitAttribute);

/// Appends the types and attributes that `op` holds, or that are nested in
/// those, that aren't registered, of dialects of which nothing is declared and
/// that aren't `allowed`. Appends each once.
void appendUndeclared(Operation *op, const AllowedUnchecked &allowed,
                      std::vector<Unchecked> &unchecked);

/// Appends why the needs of `op` aren't known, by what is declared of it,
/// unless its dialect is `allowed`. Appends each reason once. Only dialects
/// count that `isMeant` holds of.
void appendUnknownNeeds(Operation *op, const AllowedUnchecked &allowed,
                        function_ref<bool(StringRef dialect)> isMeant,
                        std::vector<Unchecked> &unchecked);

/// Returns true when nothing else than ops of its dialect, and builtin ones,
/// belongs in the regions of ops called `name`.
bool hasClosedRegions(OperationName name);

/// Finds out what stands in closed regions. It keeps what it has seen, so the
/// IR must not change while it lives. Not thread-safe.
class ClosedRegions {
public:
  /// Returns the nearest op around `op` that has closed regions if `op` doesn't
  /// belong in them; nullptr if it does, and if there is none.
  Operation *findIntruded(Operation *op) {
    if (op->getBlock() != block)
      enter(op->getBlock());
    return closed && !belongs(op->getName()) ? closed : nullptr;
  }

  /// Appends that `op` stands where it doesn't belong, if it does and its
  /// dialect isn't `allowed`. Returns true then.
  bool append(Operation *op, const AllowedUnchecked &allowed,
              std::vector<Unchecked> &unchecked);

private:
  void enter(Block *entered);
  void pushAncestors(Operation *op);
  /// Returns true when ops called `name` belong in the regions of `closed`.
  bool belongs(OperationName name) const {
    return (home && name.getDialect() == home) || belongsByDialectName(name);
  }
  bool belongsByDialectName(OperationName name) const;

  /// The block of the op that was asked about last, the op with closed regions
  /// around it, and the dialect of that if it is loaded.
  Block *block = nullptr;
  Operation *closed = nullptr;
  Dialect *home = nullptr;
  /// An op and, if there is one, the op with closed regions that it is or that
  /// is nearest around it.
  struct Ancestor {
    Operation *op;
    Operation *closed;
  };
  /// The ops around `block`, the outermost first.
  SmallVector<Ancestor> ancestors;
  /// What `hasClosedRegions` returned.
  llvm::DenseMap<OperationName, bool> closedNames;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_ENGINE_UNCHECKED_H
