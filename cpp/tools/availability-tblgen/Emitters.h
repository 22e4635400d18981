//===- Emitters.h - The parts of the generated C++ --------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each emitter writes one part of the header (decls) or of the source (defs).
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

/// What the other parts of the source call for lists of clauses: a table of
/// those that are data, and a static function for each of the others.
void emitClauseLists(const Model &model, llvm::raw_ostream &os);

/// Returns a C++ statement that emits the clauses of `list` into `sink`,
/// because of `source`, a C++ expression; "" when there are none.
std::string getEmitCall(const ClauseListModel &list, const llvm::Twine &source);

/// One overload of `emitAvailability(value, sink, source)` for each enum with
/// clauses on its cases.
void emitEnumDecls(const Model &model, llvm::raw_ostream &os);
void emitEnumDefs(const Model &model, llvm::raw_ostream &os);

/// The interface models of the ops, and a local function that attaches them.
void emitOpModelDefs(const Model &model, llvm::raw_ostream &os);

/// Which ops the typed queries are of, and a local function that attaches
/// those.
void emitQueryModelDefs(const Model &model, llvm::raw_ostream &os);

/// In a dialect with a context class, `emitTypeAvailability` and
/// `emitAttrAvailability`.
void emitDefFunctionDecls(const Model &model, llvm::raw_ostream &os);
/// The same; elsewhere, the interface models of the dialect's types and
/// attributes that have clauses, and a local function that attaches them.
void emitDefModelDefs(const Model &model, llvm::raw_ostream &os);

/// The overlays of what other dialects own, and a local function that adds
/// them.
void emitOverlayDefs(const Model &model, llvm::raw_ostream &os);

/// The dialect's interface, and `register<Dialect>Availability(registry)`,
/// which attaches everything.
void emitRegisterDecls(const Model &model, llvm::raw_ostream &os);
void emitRegisterDefs(const Model &model, llvm::raw_ostream &os);

/// What ops, types and attributes may need as data, and a local function that
/// adds it to a context; see IR/Conditions.h.
void emitConditionDefs(const Model &model, llvm::raw_ostream &os);

/// `getNamedTargets()`.
void emitTargetDecls(const Model &model, llvm::raw_ostream &os);
void emitTargetDefs(const Model &model, llvm::raw_ostream &os);

/// A function for each table of names that tells whether a name is in it.
void emitNameTableDecls(const Model &model, llvm::raw_ostream &os);
/// The tables, these functions, and local ones that emit what a name needs.
void emitNameTableDefs(const Model &model, llvm::raw_ostream &os);

/// Returns the statement that emits what a name needs, which `need` is about.
std::string getNameCall(const NeedModel &need, const llvm::Twine &source);

/// Returns `text` as a C++ string literal.
std::string quote(llvm::StringRef text);

/// Returns a C++ expression of type `Source`.
std::string getSource(const CauseModel &cause);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_EMITTERS_H
