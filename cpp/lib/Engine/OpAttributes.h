//===- OpAttributes.h - The attributes of ops that nobody visits *- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Generated models hand over the attributes of their ops. Those of other ops,
// and discardable ones, may hold types and attributes that need something, too.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_ENGINE_OPATTRIBUTES_H
#define MLIR_AVAILABILITY_LIB_ENGINE_OPATTRIBUTES_H

#include "mlir-availability/Engine/Explain.h"

namespace mlir::availability {

/// Returns what those attributes of ops that are called `name` are by default
/// that have a default, with their names.
SmallVector<std::pair<StringRef, Attribute>, 0>
getDefaultAttributes(RegisteredOperationName name);

/// How to get at the inherent attributes of ops of one name that no generated
/// model hands over.
class InherentAttributes {
public:
  /// For ops without any.
  InherentAttributes() = default;
  /// For ops that are called as `op` is.
  explicit InherentAttributes(Operation *op);

  bool empty() const { return kind == Kind::None; }

  /// Calls `visit` with the name and the value of each that `op` has and that
  /// isn't what it is by default: a default is as good as nothing.
  void forEach(Operation *op,
               function_ref<void(StringRef, Attribute)> visit) const;

private:
  enum class Kind {
    None,
    /// Those that the registration names.
    Named,
    /// Others are only found when all properties are made attributes.
    Properties,
  };
  /// Returns true when `value` is what the attribute `name` is by default.
  bool isDefault(StringRef name, Attribute value) const;

  Kind kind = Kind::None;
  ArrayRef<StringAttr> names;
  /// What attributes are by default, by their names.
  SmallVector<std::pair<StringRef, Attribute>, 0> defaults;
};

/// Emits what the discardable attributes `attrs` of an op of `dialect` need:
/// what the dialect says of them, and what types and attributes in them say
/// themselves.
void emitDiscardableClauses(OpDialect dialect, DictionaryAttr attrs,
                            ClauseSink &sink);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_OPATTRIBUTES_H
