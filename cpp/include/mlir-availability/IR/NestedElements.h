//===- NestedElements.h - What is in types and attributes -------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks the elements of types and attributes. All code that collects
// requirements uses it, so that the results agree.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_NESTEDELEMENTS_H
#define MLIR_AVAILABILITY_IR_NESTEDELEMENTS_H

#include "mlir/IR/Attributes.h"
#include "mlir/IR/Types.h"

namespace mlir::availability {

/// The dialect that `walkImmediateNested` gives to aliases.
inline constexpr llvm::StringLiteral kUnresolvedAlias = "unresolved_alias";

/// Calls `visitAttr` and `visitType` with the immediate elements of `type`:
/// those that MLIR finds, further ones that the type's dialect knows
/// (`AvailabilityDialectInterface::forEachNestedType`), and the parameters of a
/// type that was declared at run time. None is null.
///
/// Of a type of an unregistered dialect only the text is known. Its elements
/// are the types ("!toy.box") and attributes ("#toy.layout") in that text,
/// without parameters, as elements of unregistered dialects. An alias in it
/// ("#map") can't be resolved; it is visited as an element of the dialect
/// `kUnresolvedAlias`.
void walkImmediateNested(Type type,
                         llvm::function_ref<void(Attribute)> visitAttr,
                         llvm::function_ref<void(Type)> visitType);

/// Does the same for an attribute. An attribute that describes a target has no
/// elements: what it mentions is offered, not needed.
void walkImmediateNested(Attribute attr,
                         llvm::function_ref<void(Attribute)> visitAttr,
                         llvm::function_ref<void(Type)> visitType);

/// Returns the name at the start of `text`: the mnemonic "box" in the text
/// "box<f32>" of a type of an unregistered dialect.
llvm::StringRef takeName(llvm::StringRef text);

/// Returns the name of a type: "builtin.f16", "toy.box". It is the same whether
/// or not the type's dialect is registered.
std::string getTypeName(Type type);
/// Same for an attribute: "builtin.integer", "toy.layout".
std::string getAttributeName(Attribute attr);

/// Returns true if `inner` is `outer` or nested in it, at any depth. In the
/// text of a type of an unregistered dialect, it finds `inner` by its own text.
bool isNestedIn(Type inner, Type outer);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_NESTEDELEMENTS_H
