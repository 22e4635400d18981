//===- TypeSets.h - Which types an op can hold ------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_TYPESETS_H
#define MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_TYPESETS_H

#include "mlir/TableGen/Operator.h"

#include <set>
#include <string>

namespace mlir::availability::tblgen {

/// Types that an op may hold.
struct TypeSet {
  /// There may be others than those below.
  bool isOpen = false;
  /// As in the IR: "i8", "vector<16xi8>".
  std::set<std::string> texts;
  /// C++ classes, all of whose types are meant: "::mlir::toy::BoxType".
  std::set<std::string> classes;
};

/// Returns at least the types that operands, results and arguments of blocks of
/// `op` can have, as far as their constraints tell.
TypeSet findTypes(const mlir::tblgen::Operator &op);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_TYPESETS_H
