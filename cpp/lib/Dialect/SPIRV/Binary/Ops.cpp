//===- Ops.cpp - MLIR ops for instructions --------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops.h"

#include "mlir-availability/Dialect/SPIRV/Binary/BinaryOps.h"
#include "mlir-availability/Dialect/SPIRV/Binary/InstructionNames.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVEnums.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "llvm/ADT/StringMap.h"

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

//===----------------------------------------------------------------------===//
// Names of instructions
//===----------------------------------------------------------------------===//

/// Returns the name of an extended instruction, "OpExtInst FMin
/// (GLSL.std.450)".
static std::string getExtInstName(StringRef setName, uint32_t opcode) {
  const ExtInstSetRow *set = findExtInstSet(setName);
  const InstructionRow *row =
      set && set->isSingle() ? findExtInst(*set, opcode) : nullptr;
  std::string name = row ? row->name.str() : std::to_string(opcode);
  return ("OpExtInst " + name + " (" + setName + ")").str();
}

/// Returns the names of the instructions by those of their ops.
static llvm::StringMap<std::string> getNamesByOp() {
  // The ops that the reader makes of its own accord.
  llvm::StringMap<std::string> names = {
      {spirv::ModuleOp::getOperationName(), "the module"},
      {spirv::FuncOp::getOperationName(), "OpFunction"},
      {spirv::GlobalVariableOp::getOperationName(), "OpVariable"},
      {spirv::AddressOfOp::getOperationName(), "OpVariable"},
      {spirv::ReferenceOfOp::getOperationName(), "OpSpecConstant"},
      {spirv::SpecConstantOperationOp::getOperationName(), "OpSpecConstantOp"},
      {spirv::YieldOp::getOperationName(), "OpSpecConstantOp"}};
  for (const OpRow &row : kOps)
    if (const InstructionRow *instruction = findInstruction(row.opcode))
      names.try_emplace(row.opName, instruction->name.str());
  for (const OpRow &row : kExtInstOps)
    names.try_emplace(row.opName, getExtInstName(row.set, row.opcode));
  return names;
}

/// Returns the name of an instruction; "" if it lacks one, as it may until it
/// is verified.
static std::string getNameIn(StringAttr attr) { return attr ? attr.str() : ""; }

std::string mlir::availability::getInstructionName(Operation *op) {
  if (auto instruction = dyn_cast<spirv::InstructionOp>(op)) {
    std::optional<StringRef> set = instruction.getSet();
    std::optional<uint32_t> opcode = instruction.getSetOpcode();
    return set && opcode ? getExtInstName(*set, *opcode)
                         : getNameIn(instruction.getInstructionAttr());
  }
  if (auto type = dyn_cast<spirv::TypeOp>(op))
    return getNameIn(type.getInstructionAttr());
  auto module = dyn_cast<spirv::ModuleOp>(op);
  if (!module)
    module = op->getParentOfType<spirv::ModuleOp>();
  if (!module || !module->hasAttr(kReadFromBinaryAttrName))
    return "";
  static const llvm::StringMap<std::string> names = getNamesByOp();
  StringRef name = op->getName().getStringRef();
  if (auto it = names.find(name); it != names.end())
    return it->second;
  return name.consume_front("spirv.") ? ("Op" + name).str() : "";
}
