//===- GrammarClauses.h - Clauses from the grammar --------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts entries of SPIR-V's grammar to clauses.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_GRAMMARCLAUSES_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_GRAMMARCLAUSES_H

#include "Grammar.h"

#include "mlir-availability/IR/Clause.h"

namespace mlir::availability::binary {

/// Emits the needs of instructions with this opcode. If the grammar lacks it,
/// emits a clause that nothing satisfies.
void emitOpcodeClauses(uint32_t opcode, ClauseSink &sink);

/// Emits a clause that requires one of the capabilities. Nothing satisfies it
/// if there are none.
void emitCapabilityClauses(llvm::ArrayRef<uint32_t> capabilities,
                           const Source &source, ClauseSink &sink);

/// Emits a clause that requires version 1.`minor` or later.
void emitVersionClause(uint8_t minor, const Source &source, ClauseSink &sink);

/// Emits the needs of an enumerant. They come from the records of MLIR's enum
/// if it has the enumerant, else from the grammar. Nothing satisfies an
/// enumerant that both lack. If the kind is a bit mask, `value` is a single
/// bit.
void emitEnumerantClauses(OperandKind kind, uint32_t value, ClauseSink &sink);

/// Returns true when the records of MLIR's enum for that kind have the
/// enumerant, with all alternatives of the grammar.
bool isWholeInRecords(OperandKind kind, uint32_t value);

/// Emits the needs of importing the set called `name`.
void emitExtInstSetClauses(llvm::StringRef name, ClauseSink &sink);

/// Emits the needs of an instruction of the set called `name`.
void emitExtInstClauses(llvm::StringRef name, uint32_t opcode,
                        ClauseSink &sink);

/// Emits the clause for an extension that a module declares.
void emitExtensionClauses(llvm::StringRef name, ClauseSink &sink);

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_GRAMMARCLAUSES_H
