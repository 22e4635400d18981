//===- Triple.h - What a triple declares ------------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_TRIPLE_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_TRIPLE_H

#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::availability {

/// Returns what it takes to declare `capability`: what its record says, and the
/// versions of the capabilities that it implies. Those aren't declared, so that
/// they take no extension.
SmallVector<Clause> getDeclarationClauses(spirv::Capability capability);

/// Returns what it takes to declare `extension`: a version.
SmallVector<Clause> getDeclarationClauses(spirv::Extension extension);

/// Returns the extensions that are part of `version`, so that nobody has to
/// declare them.
SmallVector<spirv::Extension> getExtensionsOf(spirv::Version version);

/// The version, the capabilities and the extensions of a `#spirv.vce`.
struct Triple {
  Triple() = default;
  explicit Triple(spirv::VerCapExtAttr attr);

  /// Returns true when `#spirv.vce` can state it: its capabilities and
  /// extensions are all of MLIR's enums.
  bool isStatable() const;

  /// Returns the attribute, of a triple that `isStatable`. What it lists is in
  /// the order of the enums.
  spirv::VerCapExtAttr getAttr(MLIRContext *context) const;

  /// Returns true when a module that declares the triple has what is required.
  bool satisfies(const Requirement &requirement) const;
  bool satisfies(const Clause &clause) const {
    return llvm::any_of(clause.anyOf, [&](const Requirement &requirement) {
      return satisfies(requirement);
    });
  }

  /// Returns true when the extension is part of the version.
  bool isInVersion(spirv::Extension extension) const;

  /// Returns those clauses of `getDeclarationClauses(element)` that the triple
  /// doesn't satisfy.
  template <typename T>
  SmallVector<Clause> getMissing(T element) const {
    SmallVector<Clause> clauses = getDeclarationClauses(element);
    llvm::erase_if(clauses,
                   [&](const Clause &clause) { return satisfies(clause); });
    return clauses;
  }

  /// Removes what can't be declared beside the rest of it.
  void dropUndeclarable();

  spirv::Version version = spirv::Version::V_1_0;
  llvm::SmallSetVector<spirv::Capability, 8> capabilities;
  llvm::SmallSetVector<spirv::Extension, 4> extensions;
};

/// Returns the name of the attribute in which `module` states what it declares:
/// its `vce_triple`, or `declared` (Declared.h) where that says the same and in
/// addition what the module declares by instructions, and nothing else.
StringAttr getStatedTripleName(spirv::ModuleOp module);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_TRIPLE_H
