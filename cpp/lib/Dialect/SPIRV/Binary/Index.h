//===- Index.h - What a binary says of its ids ------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The first pass over a binary: the operands of all instructions, and for each
// id its definition, name and decorations. Whoever reads on knows that every id
// is defined, and that every instruction has the operands which the grammar
// asks for.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_INDEX_H
#define MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_INDEX_H

#include "Constants.h"
#include "Words.h"

#include "mlir/IR/Block.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Types.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"

#include <memory>

namespace mlir::availability::binary {

/// Stands for "none" among positions.
inline constexpr uint32_t kNone = 0xffffffff;

/// An id, and what the reader has made of it.
struct IdInfo {
  /// The instruction that defines it, by its position.
  uint32_t definition = kNone;
  /// The id of its type, 0 for none.
  uint32_t typeId = 0;
  /// The OpName of it, by its position.
  uint32_t name = kNone;
  /// The first of its decorations.
  uint32_t firstDecoration = kNone;

  /// For a type: what stands for it, and how deep types are nested in it.
  Type type;
  unsigned depth = 0;
  /// For a value: what stands for it, in the function that is being read or
  /// everywhere.
  Value value;
  /// For a variable of the module: the function that `value` is for.
  Operation *valueScope = nullptr;
  /// For a label.
  Block *block = nullptr;
  /// For a function, a variable of the module or a specialization constant.
  StringAttr symbol;
};

/// A decoration of an id or of one of its members.
struct DecorationEntry {
  /// The instruction that decorates.
  uint32_t instruction;
  /// The number of the member, kNone for the id itself.
  uint32_t member;
  uint32_t decoration;
  /// The first literal behind it, 0 for none.
  uint32_t literal;
  /// The next decoration of the id, kNone for the last one.
  uint32_t next;
};

class Index {
public:
  /// Specialization constants have their defaults where `specialization` names
  /// no value.
  explicit Index(const Binary &binary,
                 ArrayRef<Specialization> specialization = {})
      : binary(binary), constants(*this, specialization) {}

  /// Makes it. Returns what is wrong with the binary, "" for nothing.
  std::string build();

  const Binary &getBinary() const { return binary; }

  /// Returns the operands of the instruction at `position`.
  ArrayRef<Operand> getOperands(size_t position) const {
    return ArrayRef(operands).slice(firstOperands[position],
                                    firstOperands[position + 1] -
                                        firstOperands[position]);
  }

  /// Returns what is known of an id, nullptr when nothing defines it.
  IdInfo *find(uint32_t id) {
    return id < bound && positions[id] != 0 ? &ids[positions[id] - 1] : nullptr;
  }

  /// Returns the instruction that defines `id`, nullptr for none.
  const Instruction *getDefinition(uint32_t id);

  /// Calls `visit` with each decoration of `id` and of its members.
  template <typename VisitFn>
  void forEachDecoration(uint32_t id, VisitFn visit) {
    const IdInfo *info = find(id);
    for (uint32_t at = info ? info->firstDecoration : kNone; at != kNone;
         at = decorations[at].next)
      visit(decorations[at]);
  }

  /// Returns the value of the constant `id`. See ConstantEvaluator.
  std::optional<uint32_t> getConstant(uint32_t id) { return constants.get(id); }

  /// Returns the string that OpString or OpExtInstImport `id` holds, "" for any
  /// other instruction.
  std::string getString(uint32_t id);

  /// Returns what the grammar has of the set of extended instructions that `id`
  /// imports, nullptr for nothing.
  const ExtInstSetRow *getExtInstSet(uint32_t id);

private:
  std::string addInstruction(size_t position);
  std::string checkIds();
  OperandContext getContext(const Instruction &instruction);
  void addDecorations(size_t position);
  void addDecoration(uint32_t id, const DecorationEntry &entry);
  std::string expandGroups();

  const Binary &binary;
  SmallVector<Operand, 0> operands;
  std::vector<size_t> firstOperands;
  /// The position in `ids` and one, by ids; 0 for ids that nothing defines.
  /// Most of a large table is never touched, and costs nothing.
  std::unique_ptr<uint32_t[], void (*)(void *)> positions{nullptr, std::free};
  uint32_t bound = 0;
  std::vector<IdInfo> ids;
  std::vector<DecorationEntry> decorations;
  /// The sets that were asked for: a name may be very long.
  llvm::DenseMap<uint32_t, const ExtInstSetRow *> sets;
  /// OpGroupDecorate and OpGroupMemberDecorate.
  std::vector<size_t> groupDecorations;
  ConstantEvaluator constants;
  /// The grammar doesn't have one of the instructions.
  bool hasUnknown = false;
};

/// Returns "the instruction at word 12, OpLoad," for messages.
std::string describe(const Instruction &instruction);

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_INDEX_H
