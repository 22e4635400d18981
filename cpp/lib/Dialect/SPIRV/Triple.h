//===- Triple.h - Version, capabilities and extensions ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_TRIPLE_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_TRIPLE_H

#include "mlir-availability/Dialect/SPIRV/Declared.h"
#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::availability {

/// Returns the extensions that are part of `version` and need no declaration.
SmallVector<spirv::Extension> getExtensionsOf(spirv::Version version);

/// The version, the capabilities and the extensions of a `#spirv.vce`.
struct Triple {
  Triple() = default;
  explicit Triple(spirv::VerCapExtAttr attr);

  /// Returns true when `#spirv.vce` can state the triple: all capabilities and
  /// extensions are in MLIR's enums.
  bool isStatable() const;

  /// Returns the attribute. The triple must be statable. Its lists are in the
  /// order of the enums.
  spirv::VerCapExtAttr getAttr(MLIRContext *context) const;

  /// Returns true when a module with this triple satisfies the requirement.
  bool satisfies(const Requirement &requirement) const;
  bool satisfies(const Clause &clause) const {
    return llvm::any_of(clause.anyOf, [&](const Requirement &requirement) {
      return satisfies(requirement);
    });
  }

  /// Returns true when the extension is part of the version.
  bool isInVersion(spirv::Extension extension) const;

  /// Returns the clauses of `getDeclarationClauses(element)` that the triple
  /// doesn't satisfy.
  template <typename T>
  SmallVector<Clause> getMissing(T element) const {
    SmallVector<Clause> clauses = getDeclarationClauses(element);
    llvm::erase_if(clauses,
                   [&](const Clause &clause) { return satisfies(clause); });
    return clauses;
  }

  /// Removes what can't be declared with the rest of the triple.
  void dropUndeclarable();

  spirv::Version version = spirv::Version::V_1_0;
  llvm::SmallSetVector<spirv::Capability, 8> capabilities;
  llvm::SmallSetVector<spirv::Extension, 4> extensions;
};

/// Returns the name of the attribute in which `module` states its declarations.
/// That is `vce_triple`, or `declared` (Declared.h) if this is the triple plus
/// exactly what the module declares by instructions.
StringAttr getStatedTripleName(spirv::ModuleOp module);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_TRIPLE_H
