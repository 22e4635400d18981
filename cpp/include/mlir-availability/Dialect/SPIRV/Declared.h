//===- Declared.h - What declarations offer ---------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_DECLARED_H
#define MLIR_AVAILABILITY_DIALECT_SPIRV_DECLARED_H

#include "mlir-availability/IR/AvailabilityInterfaces.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace mlir::availability {

/// Returns the clauses for declaring `capability`: those of its record, and the
/// versions of the capabilities that it implies. Implied capabilities aren't
/// declared and therefore require no extension.
SmallVector<Clause> getDeclarationClauses(spirv::Capability capability);

/// Returns the clauses for declaring `extension`, which require a version.
SmallVector<Clause> getDeclarationClauses(spirv::Extension extension);

/// Returns the target that a module offers which declares this version and
/// these capabilities and extensions, without those that can't be declared
/// beside the others. It is what a `#spirv.vce` of them offers; but as
/// `#spirv.vce` can't hold capabilities and extensions that MLIR's enums lack,
/// the result is an `#availability.target`.
AvailabilityTargetAttrInterface
getDeclared(MLIRContext *context, spirv::Version version,
            ArrayRef<spirv::Capability> capabilities,
            ArrayRef<spirv::Extension> extensions);

/// Returns the target that has all declarations of `module`: its `vce_triple`,
/// and the instructions that the reader of binaries creates for what
/// `#spirv.vce` can't hold. What lets a module compute with narrow numbers lets
/// it store them, too. Nullptr if it has no triple.
AvailabilityTargetAttrInterface getDeclared(spirv::ModuleOp module);

/// Returns true when `op` is in a module with a triple that declares none of
/// `capabilities`.
bool declaresNoneOf(Operation &op, ArrayRef<spirv::Capability> capabilities);

/// The attribute of a `spirv.module` that holds what it declares. If it
/// contradicts the `vce_triple`, it is ignored.
inline constexpr llvm::StringLiteral kDeclaredAttrName = "declared";

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_DECLARED_H
