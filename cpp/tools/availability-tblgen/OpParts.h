//===- OpParts.h - Code that visits the parts of an op ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts of an op, type or attribute that may have needs: operands, results,
// attributes, properties and parameters.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_OPPARTS_H
#define MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_OPPARTS_H

#include "Model.h"

#include "llvm/Support/raw_ostream.h"

namespace mlir::availability::tblgen {

/// Emits functions that compare attributes and properties of ops with their
/// defaults. They are in the namespaces of the ops, and the output of
/// `emitParts` calls them.
void emitDefaults(const Model &model, llvm::raw_ostream &os);

/// Returns the statement that tells `sink` which dialect knows the needs of all
/// ops with the name of `op`, because they are converted to its ops; "" if they
/// aren't converted.
std::string getConvertedCall(const OpModel &op);

/// Emits statements that emit to `sink` the needs that all ops of the name
/// share beyond the list.
void emitConstantNeeds(const OpModel &op, llvm::raw_ostream &os);

/// Emits statements that emit the needs of `def` to `sink`. In them, `self` is
/// the type or attribute as an object of its class, and `source` its holder.
void emitDefNeeds(const DefModel &def, llvm::raw_ostream &os);

/// Emits statements that emit the needs of the parts of `op` to `sink`, unless
/// `operation` lacks some of them. In them, `op` is the op. Of those for a
/// need, or for several needs under a common condition, what `replace` returns
/// for them is emitted.
void emitParts(const OpModel &op,
               llvm::function_ref<std::string(llvm::StringRef)> replace,
               llvm::raw_ostream &os);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_OPPARTS_H
