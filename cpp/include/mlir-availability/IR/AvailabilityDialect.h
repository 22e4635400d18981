//===- AvailabilityDialect.h - The dialect `availability` -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialect has no ops. It keeps, for a context, the availability that isn't
// part of a dialect or of an op's own model.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_AVAILABILITYDIALECT_H
#define MLIR_AVAILABILITY_IR_AVAILABILITYDIALECT_H

#include "mlir-availability/IR/AvailabilityInterfaces.h"

#include "mlir/IR/Dialect.h"
#include "llvm/ADT/StringMap.h"

#include <memory>

namespace mlir::availability {

/// What ops of one name need besides what their model says. There can be any
/// number for a name, for registered and unregistered ops alike.
class OpOverlay {
public:
  virtual ~OpOverlay();

  /// Emits the clauses that every op of the name has.
  virtual void emitNameClauses(ClauseSink &sink) const = 0;

  /// Returns true when `emitInstanceClauses` can emit anything at all.
  virtual bool hasInstanceClauses() const { return false; }

  /// Emits the clauses that hang on this op.
  virtual void emitInstanceClauses(Operation *op, ClauseSink &sink) const {}
};

/// See the head of this file.
class AvailabilityDialect : public Dialect {
public:
  explicit AvailabilityDialect(MLIRContext *context);
  ~AvailabilityDialect() override;

  static constexpr StringLiteral getDialectNamespace() {
    return StringLiteral("availability");
  }

  /// Adds what ops called `opName` need. Not to be called while other threads
  /// use the context.
  void addOverlay(StringRef opName, std::unique_ptr<OpOverlay> overlay);

  /// Returns the overlays of ops called `opName`, in the order in which they
  /// were added.
  ArrayRef<std::unique_ptr<OpOverlay>> getOverlays(StringRef opName) const;

private:
  llvm::StringMap<std::vector<std::unique_ptr<OpOverlay>>> overlays;
};

} // namespace mlir::availability

MLIR_DECLARE_EXPLICIT_TYPE_ID(::mlir::availability::AvailabilityDialect)

#endif // MLIR_AVAILABILITY_IR_AVAILABILITYDIALECT_H
