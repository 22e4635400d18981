//===- OpAttributes.h - Attributes that no model visits ---------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generated models visit the attributes of their ops. Attributes of other ops,
// and discardable attributes, may also hold types and attributes with needs.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_ENGINE_OPATTRIBUTES_H
#define MLIR_AVAILABILITY_LIB_ENGINE_OPATTRIBUTES_H

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

/// Emits the clauses of the discardable attributes `attrs` of an op of
/// `dialect`: those that the dialect states, those of the attributes' names,
/// and those of the types and attributes they hold.
void emitDiscardableClauses(OpDialect dialect, DictionaryAttr attrs,
                            ClauseSink &sink);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_OPATTRIBUTES_H
