//===- TypeSets.h - Types that ops can hold ---------------------*- C++ -*-===//
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

/// The types that an op may hold.
struct TypeSet {
  /// Further types are possible.
  bool isOpen = false;
  /// As written in the IR: "i8", "vector<16xi8>".
  std::set<std::string> texts;
  /// C++ classes that stand for all of their types: "::mlir::toy::BoxType".
  std::set<std::string> classes;
};

/// Returns a superset of the types that operands, results and block arguments
/// of `op` can have, based on their constraints.
TypeSet findTypes(const mlir::tblgen::Operator &op);

} // namespace mlir::availability::tblgen

#endif // MLIR_AVAILABILITY_TOOLS_AVAILABILITY_TBLGEN_TYPESETS_H
