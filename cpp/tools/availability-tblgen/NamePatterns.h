//===- NamePatterns.h - Names that stand for several ------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The names of an `AvailabilityForNames` record, before and after they are
// written out.
//
//===----------------------------------------------------------------------===//

#ifndef AVAILABILITY_TBLGEN_NAMEPATTERNS_H
#define AVAILABILITY_TBLGEN_NAMEPATTERNS_H

#include "llvm/ADT/StringRef.h"

#include <map>
#include <string>
#include <vector>

namespace mlir::availability::tblgen {

/// Appends the names for which `pattern` stands to `names`. Returns false if
/// it has brackets without their other end, or a range that isn't one, or if it
/// stands for more than a million names.
bool expandNames(llvm::StringRef pattern, std::vector<std::string> &names);

/// The data of a `NameTable` (IR/NameTable.h): see there.
struct NameAutomaton {
  std::vector<uint32_t> edges;
  uint32_t start = 0;
};

/// Returns the smallest automaton that accepts `names`, each with a number.
/// `names` isn't empty.
NameAutomaton buildNameAutomaton(const std::map<std::string, unsigned> &names);

} // namespace mlir::availability::tblgen

#endif // AVAILABILITY_TBLGEN_NAMEPATTERNS_H
