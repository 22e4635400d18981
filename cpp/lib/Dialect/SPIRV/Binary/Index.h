//===- Index.h - Definitions, names and decorations -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The first pass over a binary. It reads the operands of all instructions, and
// finds the definition, name and decorations of each id. Afterwards, every used
// id is known to be defined, and every instruction to have the operands that
// the grammar requires.
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
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <limits>
#include <memory>

namespace mlir::availability::binary {

/// Means "none" where a position is expected.
inline constexpr uint32_t kNone = 0xffffffff;

/// An id and what the reader has made for it.
struct IdInfo {
  /// The position of the instruction that defines it.
  uint32_t definition = kNone;
  /// The id of its type, 0 for none.
  uint32_t typeId = 0;
  /// The position of its OpName.
  uint32_t name = kNone;
  /// The first of its decorations.
  uint32_t firstDecoration = kNone;

  /// For a type: the MLIR type, and the nesting depth.
  Type type;
  unsigned depth = 0;
  /// For a type: it contains an array whose length can't be evaluated.
  bool hasUnknownLength = false;
  /// For a value: the MLIR value, either in the function that is being read or
  /// everywhere.
  Value value;
  /// For a module-scope variable: the function in which `value` is valid.
  Operation *valueScope = nullptr;
  /// For a label: its block.
  Block *block = nullptr;
  /// For a function, a module-scope variable or a specialization constant.
  StringAttr symbol;
};

/// A decoration of an id or of one of its members.
struct DecorationEntry {
  /// The decorating instruction.
  uint32_t instruction;
  /// The member's index, kNone for the id itself.
  uint32_t member;
  uint32_t decoration;
  /// The first literal operand, 0 for none.
  uint32_t literal;
  /// The next decoration of the id, kNone for the last one.
  uint32_t next;
};

class Index {
public:
  /// Specialization constants without a value in `specialization` have their
  /// default; `specialization` must outlive the index.
  explicit Index(const Binary &binary,
                 ArrayRef<Specialization> specialization = {})
      : binary(binary), specialization(specialization),
        constants(*this, specialization) {}

  /// Builds the index. Returns an error message, "" on success.
  std::string build();

  const Binary &getBinary() const { return binary; }
  ArrayRef<Specialization> getSpecialization() const { return specialization; }

  /// Returns the operands of the instruction at `position`.
  ArrayRef<Operand> getOperands(size_t position) const {
    return ArrayRef(operands).slice(firstOperands[position],
                                    firstOperands[position + 1] -
                                        firstOperands[position]);
  }

  /// Returns the entry of an id, nullptr when nothing defines it.
  IdInfo *find(uint32_t id) {
    return id < bound && positions[id] != 0 ? &ids[positions[id] - 1] : nullptr;
  }

  /// Returns the instruction that defines `id`, nullptr for none.
  const Instruction *getDefinition(uint32_t id);

  /// Returns the result id of the instruction at `position`, 0 for none.
  uint32_t getResultId(size_t position) const;

  /// Calls `visit` with the id that `annotation` decorates, OpDecorate and the
  /// like, and whether it decorates a member of it. If that is a decoration
  /// group, calls it for everything that the group is applied to.
  void forEachTarget(const Instruction &annotation,
                     llvm::function_ref<void(uint32_t, bool)> visit);

  /// Calls `visit` with each decoration of `id` and of its members.
  template <typename VisitFn>
  void forEachDecoration(uint32_t id, VisitFn visit) {
    const IdInfo *info = find(id);
    for (uint32_t at = info ? info->firstDecoration : kNone; at != kNone;
         at = decorations[at].next)
      visit(decorations[at]);
  }

  /// Returns the value of the constant `id` if it fits into 32 bits. See
  /// ConstantEvaluator.
  std::optional<uint32_t> getConstant(uint32_t id) {
    return toWord(constants.get(id));
  }
  /// Returns the same for a component of the constant vector `id`.
  std::optional<uint32_t> getComponent(uint32_t id, uint32_t component) {
    return toWord(constants.getComponent(id, component));
  }
  /// Returns the value of the constant `id`, which may have 64 bits.
  std::optional<uint64_t> getLongConstant(uint32_t id) {
    return constants.get(id);
  }

  /// Returns the string of the OpString or OpExtInstImport `id`, "" for any
  /// other instruction.
  std::string getString(uint32_t id);

  /// Returns the grammar's entry for the instruction set that `id` imports,
  /// nullptr for none.
  const ExtInstSetRow *getExtInstSet(uint32_t id);

private:
  std::string addInstruction(size_t position);
  std::string checkIds();
  OperandContext getContext(const Instruction &instruction);
  void addDecorations(size_t position);
  void addDecoration(uint32_t id, const DecorationEntry &entry);
  std::string expandGroups();
  std::string checkDecorations();

  static std::optional<uint32_t> toWord(std::optional<uint64_t> value) {
    return value && *value <= std::numeric_limits<uint32_t>::max()
               ? std::optional(static_cast<uint32_t>(*value))
               : std::nullopt;
  }

  const Binary &binary;
  ArrayRef<Specialization> specialization;
  SmallVector<Operand, 0> operands;
  std::vector<size_t> firstOperands;
  /// Maps each id to its index in `ids` plus one; 0 for undefined ids. The
  /// memory is zeroed lazily, so untouched parts of a large table cost nothing.
  std::unique_ptr<uint32_t[], void (*)(void *)> positions{nullptr, std::free};
  uint32_t bound = 0;
  std::vector<IdInfo> ids;
  std::vector<DecorationEntry> decorations;
  /// A cache of the sets that were looked up, since a name may be very long.
  llvm::DenseMap<uint32_t, const ExtInstSetRow *> sets;
  /// The OpGroupDecorate and OpGroupMemberDecorate of each group.
  llvm::MapVector<uint32_t, SmallVector<const Instruction *, 1>> groups;
  ConstantEvaluator constants;
  /// The binary has instructions that the grammar lacks.
  bool hasUnknown = false;
};

/// Returns "the instruction at word 12, OpLoad," for messages.
std::string describe(const Instruction &instruction);

} // namespace mlir::availability::binary

#endif // MLIR_AVAILABILITY_LIB_DIALECT_SPIRV_BINARY_INDEX_H
