//===- PTXText.h - Instructions in texts of PTX -----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops with inline PTX need what the PTX instructions need.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_NVVM_PTXTEXT_H
#define MLIR_AVAILABILITY_DIALECT_NVVM_PTXTEXT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace mlir::NVVM {

/// Returns the distinct forms of the instructions and directives in `text`, in
/// order. A form is the key of an instruction in a table of records: its name
/// with all modifiers, and an `r` in place of each operand, whether register,
/// constant or label. A list of more than eight is `{r*16}`. Modifiers of
/// instructions for memory, of which ptxas takes any order, are in that of the
/// table.
///
///   { .reg .pred q;
///     @$0 mbarrier.try_wait.parity.shared::cta.b64 q, [$1 + 8], 1; }
///     ->  .reg .pred
///         mbarrier.try_wait.parity.shared::cta.b64 r,[r],r
///
/// Registers with `%` that no block around declares are special registers and
/// keep their names: `mov.u32 r,%laneid`. So does `_`. Operand placeholders of
/// MLIR and LLVM (`{$r0}`, `$0`, `${0:r}`) count as operands. Guards, labels,
/// braces and comments are left out. Text that isn't PTX has forms that no
/// table contains: a statement without its semicolon, names without a
/// declaration, and declarations outside of braces, which collide with those of
/// another op in the same function. The result is valid until the thread's next
/// call.
llvm::ArrayRef<std::string> getPTXForms(llvm::StringRef text);

/// Returns the names of the op's operands in `text`, in order: `0` for `$0`,
/// `rw0` for `{$rw0}`.
llvm::SmallVector<llvm::StringRef> getPTXOperands(llvm::StringRef text);

/// Returns true if the first statement of `text` is an instruction without a
/// label or a guard, so that a guard can precede the text.
bool canBeGuarded(llvm::StringRef text);

} // namespace mlir::NVVM

#endif // MLIR_AVAILABILITY_DIALECT_NVVM_PTXTEXT_H
