//===- GrammarClauses.h - What the grammar asks for -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Entries of SPIR-V's grammar as clauses.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_GRAMMARCLAUSES_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_GRAMMARCLAUSES_H

#include "Grammar.h"

#include "mlir-availability/IR/Clause.h"

namespace mlir::availability::binary {

/// Emits what instructions of that opcode need. What the grammar doesn't have,
/// nothing satisfies.
void emitOpcodeClauses(uint32_t opcode, ClauseSink &sink);

/// Emits that one of the capabilities is needed, or what nothing satisfies
/// where there are none.
void emitCapabilityClauses(llvm::ArrayRef<uint32_t> capabilities,
                           const Source &source, ClauseSink &sink);

/// Emits that version 1.`minor` or a later one is needed.
void emitVersionClause(uint8_t minor, const Source &source, ClauseSink &sink);

/// Emits what an enumerant needs: by the records of MLIR's enum where it has
/// the enumerant, else by the grammar. What neither has, nothing satisfies. Of
/// a kind whose enumerants are bits, `value` is a single bit.
void emitEnumerantClauses(OperandKind kind, uint32_t value, ClauseSink &sink);

/// Emits what it takes to import the set called `name`.
void emitExtInstSetClauses(llvm::StringRef name, ClauseSink &sink);

/// Emits what an instruction of the set called `name` needs.
void emitExtInstClauses(llvm::StringRef name, uint32_t opcode,
                        ClauseSink &sink);

/// Emits the clause of an extension that a module declares.
void emitExtensionClauses(llvm::StringRef name, ClauseSink &sink);

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_GRAMMARCLAUSES_H
