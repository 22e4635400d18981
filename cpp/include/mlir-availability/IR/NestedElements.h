//===- NestedElements.h - What is in types and attributes -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// There is one answer to what is in a type or an attribute, for whoever asks
// what it needs.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_NESTEDELEMENTS_H
#define MLIR_AVAILABILITY_IR_NESTEDELEMENTS_H

#include "mlir/IR/Attributes.h"
#include "mlir/IR/Types.h"

namespace mlir::availability {

/// Calls `visitAttr` and `visitType` with what is immediately in `type`: what
/// MLIR finds, what the type's dialect knows of beyond that
/// (`AvailabilityDialectInterface::forEachNestedType`), and the parameters of a
/// type that was declared at run time. None is null.
void walkImmediateNested(Type type,
                         llvm::function_ref<void(Attribute)> visitAttr,
                         llvm::function_ref<void(Type)> visitType);

/// Does the same for an attribute. There is nothing in one that describes a
/// target: nobody needs what a target only tells of.
void walkImmediateNested(Attribute attr,
                         llvm::function_ref<void(Attribute)> visitAttr,
                         llvm::function_ref<void(Type)> visitType);

/// Returns true when `inner` is `outer` or nested in it, at any depth.
bool isNestedIn(Type inner, Type outer);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_NESTEDELEMENTS_H
