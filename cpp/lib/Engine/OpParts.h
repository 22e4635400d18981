//===- OpParts.h - What all questions ask of an op --------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What ops of one name have in common, and the places of an op that may hold
// types and attributes with needs. Generated models visit the attributes of
// their ops; those of other ops, and discardable ones, are visited here.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_ENGINE_OPPARTS_H
#define MLIR_AVAILABILITY_LIB_ENGINE_OPPARTS_H

#include "mlir-availability/Engine/Explain.h"

namespace mlir::availability {

/// Returns the default values of the attributes of ops called `name`, with
/// their names. Attributes without a default are left out.
SmallVector<std::pair<StringRef, Attribute>, 0>
getDefaultAttributes(RegisteredOperationName name);

/// Visits the inherent attributes of ops of one name that no generated model
/// visits.
class InherentAttributes {
public:
  /// For ops without such attributes.
  InherentAttributes() = default;
  /// For ops with the same name as `op`.
  explicit InherentAttributes(Operation *op);

  bool empty() const { return kind == Kind::None; }

  /// Calls `visit` with the name and value of each attribute of `op`. Skips
  /// attributes with their default value, which need nothing.
  void forEach(Operation *op,
               function_ref<void(StringRef, Attribute)> visit) const;

private:
  enum class Kind {
    None,
    /// The attributes that the registration names.
    Named,
    /// Attributes that are only found by converting all properties to
    /// attributes.
    Properties,
  };
  /// Returns true when `value` is the default of the attribute `name`.
  bool isDefault(StringRef name, Attribute value) const;

  Kind kind = Kind::None;
  ArrayRef<StringAttr> names;
  /// The default values of attributes, by name.
  SmallVector<std::pair<StringRef, Attribute>, 0> defaults;
};

/// What ops of one name have in common.
struct OpNameInfo {
  /// For ops with the same name as `op`.
  explicit OpNameInfo(Operation *op);

  OpDialect opDialect;
  /// The requirements of such ops can be determined (`isKnownName`).
  bool isKnown;
  /// The requirements are declared: an op without clauses needs nothing. This
  /// includes `builtin.module`, which only contains other ops.
  bool isDeclared;
  /// Such ops may call symbols.
  bool isCall;
  /// Each such op uses its types in its own way; otherwise all do as `typeUse`
  /// says.
  bool usesTypesByOp;
  unsigned typeUse;
  /// The attributes that no model visits.
  InherentAttributes attributes;

  /// Emits what all such ops need.
  void emitNameClauses(OpClauseSink &sink) const;
  bool hasInstanceClauses() const {
    return instanceModel || !instanceOverlays.empty() || interfaces;
  }
  /// Emits what `op` needs because of its parts. It is asked for each op, so it
  /// is inline.
  void emitInstanceClauses(Operation *op, OpClauseSink &sink) const {
    if (instanceModel)
      instanceModel->emitInstanceClauses(instanceModel, op, sink);
    for (const OpOverlay *overlay : instanceOverlays)
      overlay->emitInstanceClauses(op, sink);
    if (interfaces)
      emitKernel(op, sink);
  }
  /// Returns how `op` uses its types.
  unsigned getTypeUse(Operation *op) const {
    return usesTypesByOp ? opDialect.interface->getTypeUseOf(op) : typeUse;
  }

private:
  /// Emits that targets which know `op` as a kernel judge it.
  void emitKernel(Operation *op, OpClauseSink &sink) const;

  const AvailabilityOpInterface::Concept *model;
  ArrayRef<std::unique_ptr<OpOverlay>> overlays;
  /// The model and overlays to query for each op.
  const AvailabilityOpInterface::Concept *instanceModel = nullptr;
  SmallVector<const OpOverlay *, 0> instanceOverlays;
  /// The interfaces of all dialects, for ops with regions, which may be
  /// kernels.
  std::unique_ptr<AvailabilityInterfaces> interfaces;
};

/// Calls `visit` with each type that `op` has, ops in its regions apart: with
/// the type, with "operand", "result" or "argument", and with the index there.
template <typename VisitFn>
void forEachType(Operation *op, VisitFn visit) {
  unsigned index = 0;
  for (OpOperand &operand : op->getOpOperands())
    visit(operand.get().getType(), StringRef("operand"), index++);
  index = 0;
  for (OpResult result : op->getOpResults())
    visit(result.getType(), StringRef("result"), index++);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (BlockArgument argument : block.getArguments())
        visit(argument.getType(), StringRef("argument"),
              argument.getArgNumber());
}

/// Emits the clauses of the discardable attributes `attrs` of an op of
/// `dialect`: those that the dialect states, those of the attributes' names,
/// and those of the types and attributes they hold.
void emitDiscardableClauses(OpDialect dialect, DictionaryAttr attrs,
                            ClauseSink &sink);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_OPPARTS_H
