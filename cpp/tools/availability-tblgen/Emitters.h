//===- Emitters.h - The parts of the generated C++ --------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each emitter writes one part of the header (decls) or the source (defs).
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_EMITTERS_H
#define MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_EMITTERS_H

#include "Model.h"

#include "llvm/ADT/Twine.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::availability::tblgen {

/// One `const Dimension &get<Name>Dimension()` for each dimension.
void emitDimensionDecls(const Model &model, llvm::raw_ostream &os);
void emitDimensionDefs(const Model &model, llvm::raw_ostream &os);

/// The RFC's op interface for each dimension that the dialect doesn't implement
/// itself: `Query<Name>Interface` with its query function.
void emitInterfaceDecls(const Model &model, llvm::raw_ostream &os);
void emitInterfaceDefs(const Model &model, llvm::raw_ostream &os);

/// The functions and data for lists of clauses that other parts of the source
/// use: a table of the constant lists, and a static function for each other
/// list.
void emitClauseLists(const Model &model, llvm::raw_ostream &os);

/// Returns a C++ statement that emits the clauses of `list` into `sink`, with
/// the C++ expression `source` as their cause; "" if there are none.
std::string getEmitCall(const ClauseListModel &list, const llvm::Twine &source);

/// One overload of `emitAvailability(value, sink, source)` for each enum with
/// clauses on its cases.
void emitEnumDecls(const Model &model, llvm::raw_ostream &os);
void emitEnumDefs(const Model &model, llvm::raw_ostream &os);

/// The ops that typed queries apply to, and a local function that attaches the
/// queries.
void emitQueryModelDefs(const Model &model, llvm::raw_ostream &os);

/// In a dialect with a context class: `emitTypeAvailability` and
/// `emitAttrAvailability`.
void emitDefFunctionDecls(const Model &model, llvm::raw_ostream &os);

/// The models and overlays of ops, types and attributes, their possible needs
/// as data, and a local function that adds all to a context; see IR/Needs.h.
/// Then the definitions of the above.
void emitRecordDefs(const Model &model, llvm::raw_ostream &os);

/// The dialect's interface, and `register<Dialect>Availability(registry)`,
/// which attaches everything.
void emitRegisterDecls(const Model &model, llvm::raw_ostream &os);
void emitRegisterDefs(const Model &model, llvm::raw_ostream &os);

/// `getNamedTargets()`.
void emitTargetDecls(const Model &model, llvm::raw_ostream &os);
void emitTargetDefs(const Model &model, llvm::raw_ostream &os);

/// A function for each table of names that checks whether a name is in it.
void emitNameTableDecls(const Model &model, llvm::raw_ostream &os);
/// The tables, these functions, and local ones that emit the needs of a name.
void emitNameTableDefs(const Model &model, llvm::raw_ostream &os);

/// Returns the statement that emits the needs of the name in `need`.
std::string getNameCall(const NeedModel &need, const llvm::Twine &source);

/// Returns `text` as a C++ string literal.
std::string quote(llvm::StringRef text);

/// Returns a C++ expression of type `Source`.
std::string getSource(const CauseModel &cause);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_EMITTERS_H
