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

/// Returns what a module offers that declares these: what of them can be
/// declared beside the others. It is what a `#spirv.vce` of them offers, which
/// has no place for capabilities and extensions that MLIR's enums lack: an
/// `#availability.target`.
AvailabilityTargetAttrInterface
getDeclared(MLIRContext *context, spirv::Version version,
            ArrayRef<spirv::Capability> capabilities,
            ArrayRef<spirv::Extension> extensions);

/// Returns that for what `module` declares: by its `vce_triple`, and by the
/// instructions that the reader of binaries makes of what `#spirv.vce` has no
/// place for. Nullptr when it has no triple.
AvailabilityTargetAttrInterface getDeclared(spirv::ModuleOp module);

/// The attribute of a `spirv.module` that has it. One that says something else
/// is nobody's: the `vce_triple` holds.
inline constexpr llvm::StringLiteral kDeclaredAttrName = "declared";

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_DECLARED_H
