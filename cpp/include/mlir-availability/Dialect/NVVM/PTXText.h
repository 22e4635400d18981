//===- PTXText.h - Instructions in texts of PTX -----------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops that hold PTX as a text need what its instructions need.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_NVVM_PTXTEXT_H
#define MLIR_AVAILABILITY_DIALECT_NVVM_PTXTEXT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace mlir::NVVM {

/// Returns the forms of the instructions and directives in `text`, each once,
/// in their order. A form is what a table of records knows an instruction by:
/// its name with all modifiers, and in the place of each operand an `r`,
/// whatever register, constant or name it is.
///
///   @p mbarrier.try_wait.parity.shared::cta.b64 q, [$0 + 8], 1;
///     ->  mbarrier.try_wait.parity.shared::cta.b64 r,[r],r
///
/// Registers that the text doesn't declare are special ones, and stay:
/// `mov.u32 r,%laneid`. Operands of MLIR's and LLVM's texts (`{$r0}`, `$0`,
/// `${0:h}`) are operands like others. Guards, labels, braces and comments are
/// left out. Any text has forms; what isn't PTX has some that no table knows.
/// The result is valid until the thread's next call.
llvm::ArrayRef<std::string> getPTXForms(llvm::StringRef text);

} // namespace mlir::NVVM

#endif // MLIR_AVAILABILITY_DIALECT_NVVM_PTXTEXT_H
