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

/// How to get at the inherent attributes of ops of one name that no generated
/// model hands over.
class InherentAttributes {
public:
  /// For ops without any.
  InherentAttributes() = default;
  /// For ops that are called as `op` is.
  explicit InherentAttributes(Operation *op);

  bool empty() const { return kind == Kind::None; }

  /// Calls `visit` with the name and the value of each that `op` has.
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
  Kind kind = Kind::None;
  ArrayRef<StringAttr> names;
};

/// Emits what the discardable attributes `attrs` of an op of `dialect` need:
/// what the dialect says of them, and what types and attributes in them say
/// themselves.
void emitDiscardableClauses(OpDialect dialect, DictionaryAttr attrs,
                            ClauseSink &sink);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_ENGINE_OPATTRIBUTES_H
