//===- OpParts.h - Code that visits the parts of an op ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts of an op, of a type or of an attribute are what it holds that may
// need something: operands, results, attributes, properties, parameters.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_OPPARTS_H
#define MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_OPPARTS_H

#include "Model.h"

#include "llvm/Support/raw_ostream.h"

namespace mlir::availability::tblgen {

/// Emits, for attributes and properties of ops that have a default, functions
/// that what `emitParts` emits calls. They are in the namespaces of the ops.
void emitDefaults(const Model &model, llvm::raw_ostream &os);

/// Returns the statement that says to `sink` that another dialect knows what
/// all ops of the name of `op` need, since they are converted to its own; ""
/// where they aren't.
std::string getConvertedCall(const OpModel &op);

/// Emits statements that emit what all ops of the name of `op` need besides its
/// list to `sink`.
void emitConstantNeeds(const OpModel &op, llvm::raw_ostream &os);

/// Emits statements that emit what `def` needs to `sink`. In them, `self` is
/// the type or attribute, an object of its class, and `source` what has it.
void emitDefNeeds(const DefModel &def, llvm::raw_ostream &os);

/// Emits statements that emit what the parts of `op` need to `sink`. In them,
/// `op` is the op.
void emitParts(const OpModel &op, llvm::raw_ostream &os);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_OPPARTS_H
