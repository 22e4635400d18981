//===- BinaryOps.cpp - Instructions without an MLIR op --------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/SPIRV/Binary/BinaryOps.h"

#include "GrammarClauses.h"
#include "InstructionPredicates.h"
#include "Words.h"

#include "mlir-availability/IR/Registration.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/DialectImplementation.h"

using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::binary;

#define GET_OP_CLASSES
#include "mlir-availability/Dialect/SPIRV/Binary/BinaryOps.cpp.inc"

/// Returns the number of operand kinds.
static constexpr int32_t getNumKinds() {
  int32_t count = 0;
#define OPERAND_KIND(kind, category) ++count;
#include "mlir-availability/Dialect/SPIRV/Binary/Grammar.inc"
  return count;
}

/// Emits needs of instructions that the grammar doesn't list: the records of
/// td/dialects/SPIRV/SPIRVInstructions.td.
static void emitRuleClauses(spirv::InstructionOp op, OpClauseSink &sink) {
  uint32_t opcode = op.getOpcode();
  auto emit = [&](StringRef detail, uint8_t since,
                  std::initializer_list<uint32_t> anyOf) {
    Source source = {SourceKind::Op, {}, std::nullopt, detail};
    if (since != kNoVersion)
      emitVersionClause(since, source, sink);
    else
      emitCapabilityClauses(anyOf, source, sink);
  };
#define INSTRUCTION_RULE(number, holds, detail, since, ...)                    \
  if (opcode == (number) && (holds))                                           \
    emit(detail, since, {__VA_ARGS__});
#define ANY_INSTRUCTION_RULE(holds, detail, since, ...)                        \
  if (holds)                                                                   \
    emit(detail, since, {__VA_ARGS__});
#include "mlir-availability/Dialect/SPIRV/Binary/Grammar.inc"
}
static void emitRuleClauses(spirv::TypeOp op, OpClauseSink &sink) {
  if (std::optional<Type> number = op.getDataType())
    sink.emitType(*number, {SourceKind::Type, "data_type"});
}

/// Emits the needs of an instruction, except those of its types.
template <typename BinaryOp>
static void emitClauses(const AvailabilityOpInterface::Concept *,
                        Operation *operation, OpClauseSink &sink) {
  auto op = cast<BinaryOp>(operation);
  if (!op.getOpcodeAttr() || !op.getEnumerantsAttr())
    return emitIncomplete(operation, sink);
  // The instruction itself is judged in another op.
  if (std::optional<StringRef> reason = op.getUnknown())
    return sink.emitUnknown(withDetail({}, *reason),
                            spirv::SPIRVDialect::getDialectNamespace());
  uint32_t opcode = op.getOpcode();
  emitOpcodeClauses(opcode, sink);
  emitRuleClauses(op, sink);
  ArrayRef<int32_t> enumerants = op.getEnumerants();
  for (size_t i = 0; i + 1 < enumerants.size(); i += 2)
    if (enumerants[i] >= 0 && enumerants[i] < getNumKinds())
      emitEnumerantClauses(static_cast<OperandKind>(enumerants[i]),
                           static_cast<uint32_t>(enumerants[i + 1]), sink);
  std::optional<StringRef> set = op.getSet();
  if (!set)
    return;
  if (std::optional<uint32_t> setOpcode = op.getSetOpcode())
    emitExtInstClauses(*set, *setOpcode, sink);
  else if (opcode == kOpExtInstImport)
    emitExtInstSetClauses(*set, sink);
  else
    emitExtensionClauses(*set, sink);
}

void mlir::availability::registerSPIRVBinaryOps(DialectRegistry &registry) {
  registry.addExtension(
      +[](MLIRContext *context, spirv::SPIRVDialect *dialect) {
        if (RegisteredOperationName::lookup(TypeID::get<spirv::InstructionOp>(),
                                            context))
          return;
        RegisteredOperationName::insert<spirv::InstructionOp>(*dialect);
        RegisteredOperationName::insert<spirv::TypeOp>(*dialect);
        auto nothing = [](OpClauseSink &) {};
        attachOpModels(*context, {{spirv::InstructionOp::getOperationName(),
                                   nothing, emitClauses<spirv::InstructionOp>},
                                  {spirv::TypeOp::getOperationName(), nothing,
                                   emitClauses<spirv::TypeOp>}});
      });
}
