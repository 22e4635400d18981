//===- Suggestions.h - What a misspelt name may have meant ------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_SUPPORT_SUGGESTIONS_H
#define MLIR_AVAILABILITY_SUPPORT_SUGGESTIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace mlir::availability {

/// Returns `text` as messages quote it: if it is long, its beginning and "...".
std::string shorten(llvm::StringRef text);

/// Returns the `candidates` that `name` may be a misspelling of, nearest first,
/// at most three.
llvm::SmallVector<llvm::StringRef>
findNearNames(llvm::StringRef name, llvm::ArrayRef<llvm::StringRef> candidates);

/// Returns "; did you mean 'a' or 'b'?" for the names near `name`, "" when none
/// is near.
std::string suggestNames(llvm::StringRef name,
                         llvm::ArrayRef<llvm::StringRef> candidates);

/// Returns the same, or, when none is near, "; <what>: a, b" with all of
/// `candidates`; "" when there are none.
std::string suggestOrListNames(llvm::StringRef name,
                               llvm::ArrayRef<llvm::StringRef> candidates,
                               llvm::StringRef what);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_SUPPORT_SUGGESTIONS_H
