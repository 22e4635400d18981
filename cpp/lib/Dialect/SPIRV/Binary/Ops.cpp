//===- Ops.cpp - MLIR ops for instructions --------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVEnums.h"

#include <algorithm>

using namespace mlir;
using namespace mlir::availability::binary;

#define GET_OP_TABLES
#include "mlir-availability/Dialect/SPIRV/Binary/Ops.inc"

ArrayRef<OpArgument> OpRow::getArguments() const {
  return ArrayRef(kArguments).slice(arguments.first, arguments.count);
}

const OpRow *mlir::availability::binary::findOp(uint32_t opcode) {
  static const OpcodeTable<OpRow> table(kOps);
  return table.find(opcode);
}

const OpRow *mlir::availability::binary::findExtInstOp(StringRef set,
                                                       uint32_t opcode) {
  auto key = std::make_pair(set, opcode);
  const auto *it =
      std::lower_bound(std::begin(kExtInstOps), std::end(kExtInstOps), key,
                       [](const OpRow &row, const auto &wanted) {
                         return std::make_pair(StringRef(row.set),
                                               uint32_t(row.opcode)) < wanted;
                       });
  return it != std::end(kExtInstOps) && it->opcode == opcode && it->set == set
             ? it
             : nullptr;
}

Attribute mlir::availability::binary::buildEnumAttr(ArgumentForm form,
                                                    uint32_t value,
                                                    MLIRContext *context) {
  switch (form) {
#define ENUM_FORM(form, name)                                                  \
  case ArgumentForm::form:                                                     \
    if (auto known = spirv::symbolize##name(value))                            \
      return spirv::form##Attr::get(context, *known);                          \
    return {};
#include "mlir-availability/Dialect/SPIRV/Binary/Ops.inc"
  default:
    return {};
  }
}
