//===- Decorations.h - Decorations as attributes ----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A decoration of a value or variable is an attribute of its op whose name is
// the decoration's in snake case: `no_contraction`, `built_in = "SubgroupId"`.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_DECORATIONS_H
#define MLIR_AVAILABILITY_DIALECT_SPIRV_DECORATIONS_H

#include "mlir/Dialect/SPIRV/IR/SPIRVEnums.h"
#include "mlir/IR/Operation.h"

namespace mlir::availability {

/// Returns the name of the attribute for the decoration called `decoration`.
std::string getDecorationAttrName(StringRef decoration);

/// Returns the decoration that upstream's serializer writes for an attribute
/// called `name`; std::nullopt if it writes none.
std::optional<spirv::Decoration> getDecorationOfAttr(StringRef name);

/// Returns true when `op` has the attribute for `decoration`.
bool isDecorated(Operation *op, spirv::Decoration decoration);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_DECORATIONS_H
