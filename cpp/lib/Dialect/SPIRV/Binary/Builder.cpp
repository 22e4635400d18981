//===- Builder.cpp - Ops for instructions ---------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Builder.h"

#include "InstructionPredicates.h"
#include "TableOp.h"

#include "mlir-availability/Dialect/SPIRV/Binary/BinaryOps.h"
#include "mlir-availability/Dialect/SPIRV/Binary/InstructionView.h"
#include "mlir-availability/Dialect/SPIRV/ResourceTypes.h"
#include "mlir-availability/Dialect/SPIRV/SubgroupSize.h"
#include "mlir-availability/Support/LLVMVersions.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability::binary;

OpMaker::OpMaker(Index &index, MLIRContext *context, bool withLocations)
    : index(index), context(context), types(index, context),
      lines(index, context, withLocations),
      noAttributes(DictionaryAttr::get(context)),
      noEnumerants(DenseI32ArrayAttr::get(context, {})),
      withLocations(withLocations) {}

//===----------------------------------------------------------------------===//
// Locations and names
//===----------------------------------------------------------------------===//

/// Returns `text` without characters that could break lines or terminals.
static std::string makePrintable(StringRef text) {
  std::string result;
  for (char c : text.take_front(100))
    result.push_back(llvm::isPrint(c) ? c : '?');
  return result;
}

/// Returns the name that OpName gives to `id`, "" for none.
static std::string getDebugName(Index &index, uint32_t id) {
  const IdInfo *info = index.find(id);
  return info && info->name != kNone
             ? readString(index.getBinary().getInstructions()[info->name], 2)
             : "";
}

/// Returns the name of the function that contains `block`, by an entry point or
/// by OpName; "" for none.
static std::string getFunctionName(Index &index, Block &block) {
  auto symbol = dyn_cast_if_present<StringAttr>(
      block.getParentOp()
          ->getInherentAttr(SymbolTable::getSymbolAttrName())
          .value_or(Attribute()));
  // Without an entry point, the symbol is the id.
  uint32_t id = 0;
  if (symbol && !symbol.getValue().getAsInteger(10, id))
    return getDebugName(index, id);
  return symbol ? symbol.str() : "";
}

/// Appends a name in quotes, unless it is empty.
static void appendQuoted(SmallVectorImpl<char> &text, StringRef before,
                         StringRef name) {
  if (!name.empty())
    (before + "'" + makePrintable(name) + "'").toVector(text);
}

Location OpMaker::getLocation(const Instruction &instruction) {
  if (std::optional<Location> line = lines.get())
    return *line;
  if (!withLocations)
    return UnknownLoc::get(context);
  SmallString<64> text("word ");
  text += llvm::utostr(instruction.offset);
  uint32_t id = index.getResultId(instruction.position);
  if (id) {
    text += " (%";
    text += llvm::utostr(id);
    appendQuoted(text, " ", getDebugName(index, id));
    text += ")";
  }
  // Functions use variables of the module, which are symbols.
  const IdInfo *info = index.find(id);
  if (entry && !(info && info->symbol))
    appendQuoted(text, " in ", getFunctionName(index, *entry));
  return NameLoc::get(StringAttr::get(context, text.str()));
}

/// Returns the name of the variable `id` if the name requires a subgroup size,
/// else "".
static std::string findSubgroupSizeName(Index &index, uint32_t id,
                                        const IdInfo &info) {
  if (info.name == kNone)
    return "";
  std::string name =
      readString(index.getBinary().getInstructions()[info.name], 2);
  if (!availability::parseSubgroupSizeName(name))
    return "";
  bool isSize = false;
  index.forEachDecoration(id, [&](const DecorationEntry &entry) {
    isSize |=
        entry.member == kNone &&
        entry.decoration == static_cast<uint32_t>(spirv::Decoration::BuiltIn) &&
        entry.literal == static_cast<uint32_t>(spirv::BuiltIn::SubgroupSize);
  });
  return isSize ? name : "";
}

StringAttr OpMaker::getSymbol(uint32_t id) {
  IdInfo *info = index.find(id);
  if (!info)
    return StringAttr::get(context, std::to_string(id));
  if (!info->symbol) {
    std::string name = findSubgroupSizeName(index, id, *info);
    info->symbol =
        StringAttr::get(context, name.empty() ? std::to_string(id) : name);
  }
  return info->symbol;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Value OpMaker::getValue(uint32_t id) {
  IdInfo *info = index.find(id);
  if (!info)
    return {};
  Operation *function = entry ? entry->getParentOp() : nullptr;
  if (info->value && (!info->valueScope || info->valueScope == function))
    return info->value;
  // A module-scope variable is a symbol, so a function takes its address.
  const Instruction *definition = index.getDefinition(id);
  Type type = types.get(info->typeId);
  bool isVariable = definition->opcode == kOpVariable ||
                    definition->opcode == kOpUntypedVariableKHR;
  if (!function || !info->symbol || !isVariable || !type)
    return {};
  Operation *address =
      Operation::create(getLocation(*definition),
                        getOpName(spirv::AddressOfOp::getOperationName()),
                        {type}, {}, noAttributes, getNoProperties(), {}, 0);
  address->setInherentAttr(getAttrName("variable"),
                           FlatSymbolRefAttr::get(info->symbol));
  entry->push_front(address);
  info->value = address->getResult(0);
  info->valueScope = function;
  return info->value;
}

void OpMaker::setValue(uint32_t id, Value value) {
  if (IdInfo *info = index.find(id))
    info->value = value;
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

OperationName OpMaker::getOpName(StringLiteral name) {
  auto it = opNames.find(name.begin());
  if (it == opNames.end())
    it = opNames.try_emplace(name.begin(), OperationName(name, context)).first;
  return it->second;
}

StringAttr OpMaker::getAttrName(StringLiteral name) {
  StringAttr &known = attrNames[name.begin()];
  if (!known)
    known = StringAttr::get(context, name);
  return known;
}

Operation *OpMaker::make(StringLiteral name, const Instruction &instruction,
                         TypeRange results, ValueRange operands,
                         ArrayRef<NamedAttr> attributes, BlockRange successors,
                         unsigned numRegions) {
  Operation *op = Operation::create(getLocation(instruction), getOpName(name),
                                    results, operands, noAttributes,
                                    getNoProperties(), successors, numRegions);
  for (const auto &[attrName, value] : attributes)
    op->setInherentAttr(getAttrName(attrName), value);
  block->push_back(op);
  return op;
}

/// Returns true when an enumerant has no needs: the grammar lists none, and
/// MLIR has no records for its kind.
static bool needsNothing(OperandKind kind, uint32_t value) {
  switch (kind) {
  case OperandKind::SourceLanguage:
  case OperandKind::SelectionControl:
  case OperandKind::AccessQualifier: {
    const EnumerantRow *row = findEnumerant(kind, value);
    return row && row->needs.isEmpty();
  }
  default:
    return false;
  }
}

/// Returns true for the execution mode FPFastMathDefault.
static bool isFastMathDefault(const Instruction &instruction) {
  return instruction.opcode == kOpExecutionModeId &&
         instruction.words.size() > 4 &&
         instruction.words[2] == kFPFastMathDefault;
}

/// Returns true for the decoration FPFastMathMode.
static bool isFastMathMode(const Instruction &instruction) {
  return instruction.opcode == kOpDecorate && instruction.words.size() > 2 &&
         instruction.words[2] ==
             static_cast<uint32_t>(spirv::Decoration::FPFastMathMode);
}

SmallVector<int32_t> OpMaker::getEnumerants(const Instruction &instruction,
                                            ArrayRef<Operand> operands) {
  SmallVector<int32_t> enumerants;
  auto add = [&](OperandKind kind, uint32_t value) {
    if (needsNothing(kind, value))
      return;
    enumerants.push_back(static_cast<int32_t>(kind));
    enumerants.push_back(static_cast<int32_t>(value));
  };
  auto addBits = [&](OperandKind kind, uint32_t mask) {
    for (unsigned bit = 0; bit < 32; ++bit)
      if (mask & (1u << bit))
        add(kind, 1u << bit);
  };
  auto addAny = [&](OperandKind kind, std::optional<uint32_t> value) {
    if (value && getCategory(kind) == OperandCategory::ValueEnum)
      add(kind, *value);
    else if (value && getCategory(kind) == OperandCategory::BitEnum)
      addBits(kind, *value);
  };
  for (const Operand &operand : operands) {
    if (operand.kind == OperandKind::IdScope)
      addAny(OperandKind::Scope, index.getConstant(operand.word));
    else if (operand.kind == OperandKind::IdMemorySemantics)
      addAny(OperandKind::MemorySemantics, index.getConstant(operand.word));
    else
      addAny(operand.kind, operand.word);
  }
  if (isFastMathDefault(instruction))
    addAny(OperandKind::FPFastMathMode,
           index.getConstant(instruction.words[4]));
  // What is no constant may be any value.
  ArrayRef<Operand> all = index.getOperands(instruction.position);
  for (const ConstantOperand &constant :
       getConstantOperands(instruction.opcode))
    if (constant.index < all.size())
      addAny(constant.kind, index.getConstant(all[constant.index].word));
  return enumerants;
}

bool OpMaker::hasUnknownScope(ArrayRef<Operand> operands) {
  if (llvm::none_of(operands, [&](const Operand &operand) {
        return (operand.kind == OperandKind::IdScope ||
                operand.kind == OperandKind::IdMemorySemantics) &&
               !index.getConstant(operand.word);
      }))
    return false;
  // Kernels may compute them.
  Operation *parent = block->getParentOp();
  auto module = dyn_cast<spirv::ModuleOp>(parent);
  if (!module)
    module = parent->getParentOfType<spirv::ModuleOp>();
  return module.getMemoryModel() != spirv::MemoryModel::OpenCL;
}

template <typename OpTy>
OpTy OpMaker::makeOwn(const Instruction &instruction, TypeRange results,
                      ValueRange operands, ArrayRef<int32_t> enumerants) {
  auto op = cast<OpTy>(
      make(OpTy::getOperationName(), instruction, results, operands, {}));
  auto &properties = op.getProperties();
  uint32_t opcode = instruction.opcode;
  // An instruction that the grammar lacks is named by its opcode.
  properties.instruction = instruction.row
                               ? getAttrName(instruction.row->name)
                               : StringAttr::get(context, "Op" + Twine(opcode));
  properties.opcode = Builder(context).getI32IntegerAttr(opcode);
  properties.enumerants = enumerants.empty()
                              ? noEnumerants
                              : DenseI32ArrayAttr::get(context, enumerants);
  return op;
}

StringAttr OpMaker::getSetName(uint32_t id) {
  IdInfo *set = index.find(id);
  if (set && !set->symbol)
    set->symbol = StringAttr::get(context, index.getString(id));
  return set ? set->symbol : StringAttr();
}

/// Returns the width of the floats that the type `id` consists of, 0 for others
/// than scalars, vectors and matrices. Annotations precede types, which have no
/// MLIR type yet.
static int32_t getFloatWidth(Index &index, uint32_t id) {
  // A matrix consists of vectors, which consist of scalars.
  for (unsigned depth = 0; depth < 3; ++depth) {
    const Instruction *type = index.getDefinition(id);
    if (!type)
      return 0;
    switch (type->opcode) {
    case kOpTypeFloat:
      return static_cast<int32_t>(type->words[2]);
    case kOpTypeVector:
    case kOpTypeVectorIdEXT:
    case kOpTypeMatrix:
    case kOpTypeCooperativeMatrixKHR:
      id = type->words[2];
      break;
    default:
      return 0;
    }
  }
  return 0;
}

SmallVector<int32_t> OpMaker::getFloatWidths(const Instruction &instruction) {
  if (isFastMathDefault(instruction))
    return {getFloatWidth(index, instruction.words[3])};
  llvm::SmallSetVector<int32_t, 2> widths;
  auto addTypeOf = [&](uint32_t id) {
    if (const IdInfo *info = index.find(id); info && info->typeId)
      widths.insert(getFloatWidth(index, info->typeId));
  };
  index.forEachTarget(instruction, [&](uint32_t target, bool) {
    addTypeOf(target);
    if (const Instruction *decorated = index.getDefinition(target))
      for (const Operand &operand : index.getOperands(decorated->position))
        if (operand.kind == OperandKind::IdRef)
          addTypeOf(operand.word);
  });
  return widths.takeVector();
}

/// Returns the operand of an instruction on untyped pointers that is the type
/// of what a pointer points to.
static std::optional<size_t> getDataTypeOperand(uint32_t opcode) {
  switch (opcode) {
  case kOpUntypedVariableKHR: // Optional, after the storage class.
    return 1;
  case kOpUntypedAccessChainKHR:
  case kOpUntypedInBoundsAccessChainKHR:
  case kOpUntypedPtrAccessChainKHR:
  case kOpUntypedInBoundsPtrAccessChainKHR:
  case kOpUntypedArrayLengthKHR:
  case kOpUntypedImageTexelPointerEXT:
    return 0;
  default:
    return std::nullopt;
  }
}

DenseI32ArrayAttr OpMaker::getBothSemantics(ArrayRef<Operand> operands) {
  SmallVector<int32_t, 2> masks;
  for (const Operand &operand : operands)
    if (operand.kind == OperandKind::IdMemorySemantics)
      if (std::optional<uint32_t> mask = index.getConstant(operand.word))
        masks.push_back(static_cast<int32_t>(*mask));
  return masks.size() == 2 ? DenseI32ArrayAttr::get(context, masks)
                           : DenseI32ArrayAttr();
}

Operation *OpMaker::makeGrammarOp(const Instruction &instruction,
                                  ArrayRef<Operand> operands,
                                  TypeRange results) {
  if (hasUnknownScope(operands))
    makeUnknown(instruction, "its scope or its memory semantics can't be "
                             "computed");
  SmallVector<Value> values;
  // Module-level annotations refer to ids, not to their values.
  if (entry || !results.empty())
    for (const Operand &operand : operands)
      if (operand.kind == OperandKind::IdRef)
        if (Value value = getValue(operand.word))
          values.push_back(value);
  SmallVector<int32_t> enumerants = getEnumerants(instruction, operands);
  const InstructionRow *row = instruction.row;
  bool isExtInst =
      instruction.opcode == kOpExtInst && instruction.words.size() > 4;
  if (row && row->needs.isEmpty() && enumerants.empty() && values.empty() &&
      results.empty() && !isExtInst)
    return nullptr;
  auto op =
      makeOwn<spirv::InstructionOp>(instruction, results, values, enumerants);
  if (isFastMathDefault(instruction) || isFastMathMode(instruction))
    op->setDiscardableAttr(
        kFloatWidths,
        DenseI32ArrayAttr::get(context, getFloatWidths(instruction)));
  if (llvm::count_if(operands, [](const Operand &operand) {
        return operand.kind == OperandKind::MemoryAccess;
      }) > 1)
    op->setDiscardableAttr(kSecondMemoryAccess, UnitAttr::get(context));
  if (DenseI32ArrayAttr both = getBothSemantics(operands))
    op->setDiscardableAttr(kBothSemantics, both);
  if (isExtInst) {
    op.setSetAttr(getSetName(instruction.words[3]));
    op.setSetOpcode(instruction.words[4]);
  }
  if (std::optional<size_t> place = getDataTypeOperand(instruction.opcode);
      place && operands.size() > *place)
    if (Type held = types.get(operands[*place].word))
      op.setDataType(held);
  return op;
}

void OpMaker::makeNamed(const Instruction &instruction, StringRef name) {
  makeOwn<spirv::InstructionOp>(instruction, {}, {}, {}).setSet(name);
}

void OpMaker::makeUnknown(const Instruction &instruction, StringRef reason) {
  makeOwn<spirv::InstructionOp>(instruction, {}, {}, {}).setUnknown(reason);
}

void OpMaker::makeDecorated(const Instruction &instruction, Value value) {
  uint32_t id = index.getResultId(instruction.position);
  bool isDecorated = false;
  index.forEachDecoration(id,
                          [&](const DecorationEntry &) { isDecorated = true; });
  if (!isDecorated)
    return;
  auto op = makeOwn<spirv::InstructionOp>(
      instruction, {}, value ? ValueRange(value) : ValueRange(), {});
  types.getDecorations().addTo(op, id);
}

/// Returns true for vectors and matrices of numbers. Where `type`, which
/// `instruction` declares, is none of MLIR's, it doesn't tell which numbers.
static bool hidesNumbers(const Instruction &instruction, Type type) {
  switch (instruction.opcode) {
  case kOpTypeVectorIdEXT:
  case kOpTypeCooperativeMatrixKHR:
  case kOpTypeCooperativeMatrixNV:
    return isa<spirv::StructType>(type);
  default:
    return false;
  }
}

void OpMaker::makeDeclaration(size_t position, Type type) {
  const Instruction &instruction =
      index.getBinary().getInstructions()[position];
  ArrayRef<Operand> operands = index.getOperands(position);
  auto op = makeOwn<spirv::TypeOp>(instruction, {type}, {},
                                   getEnumerants(instruction, operands));
  Builder builder(context);
  // The first operand is the result.
  if (instruction.opcode == kOpTypeTensorARM)
    op->setDiscardableAttr(
        kTensorOperands,
        builder.getI32IntegerAttr(static_cast<int32_t>(operands.size()) - 1));
  if (hidesNumbers(instruction, type))
    if (Type number = types.get(instruction.words[2]))
      op.setDataType(number);
  if (instruction.opcode == kOpTypeVector && isDeclaredBy(type, "OpTypeFloat"))
    op->setDiscardableAttr(kElements,
                           builder.getI64IntegerAttr(instruction.words[3]));
}

void OpMaker::makeInstruction(size_t position) {
  const Instruction &instruction =
      index.getBinary().getInstructions()[position];
  ArrayRef<Operand> operands = index.getOperands(position);
  if (instruction.opcode == kOpSpecConstantOp)
    return makeSpecConstantOp(position);
  uint32_t id = index.getResultId(position);
  const IdInfo *info = index.find(id);
  Type type = info ? types.get(info->typeId) : Type();
  if (isa_and_nonnull<NoneType>(type))
    type = {};
  while (!operands.empty() &&
         (operands.front().kind == OperandKind::IdResultType ||
          operands.front().kind == OperandKind::IdResult))
    operands = operands.drop_front();

  const OpRow *row = findOp(instruction.opcode);
  if (instruction.opcode == kOpExtInst) {
    if (const ExtInstSetRow *set = index.getExtInstSet(instruction.words[3]))
      row = findExtInstOp(set->name, instruction.words[4]);
    // The set and the instruction number aren't operands of ops.
    operands = operands.drop_front(2);
  }
  // MLIR supports few initializers, and they have no needs.
  if (instruction.opcode == kOpVariable)
    operands = operands.take_front(1);
  Operation *op =
      row ? makeTableOp(*row, instruction, operands, type) : nullptr;
  if (!op)
    op = makeGrammarOp(instruction, operands,
                       type ? TypeRange(type) : TypeRange());
  if (!op || id == 0)
    return;
  if (op->getNumResults() == 1)
    setValue(id, op->getResult(0));
  types.getDecorations().addTo(op, id);
}

Operation *OpMaker::makeTableOp(const OpRow &row,
                                const Instruction &instruction,
                                ArrayRef<Operand> operands, Type result) {
  TableOp parts(*this, index, operands);
  TypeRange results = result ? TypeRange(result) : TypeRange();
  if (row.hasResult != static_cast<bool>(result) || !parts.take(row) ||
      isRefused(row, parts, results))
    return nullptr;
  OperationName name = getOpName(row.opName);
  Operation *op = Operation::create(getLocation(instruction), name, results,
                                    parts.getValues(), noAttributes,
                                    getNoProperties(), {}, 0);
  for (const auto &[attrName, value] : parts.getAttributes())
    op->setInherentAttr(getAttrName(attrName), value);
  block->push_back(op);
  // Predicates rely on the operand types that the op's definition guarantees.
  if (failed(name.verifyInvariants(op))) {
    op->erase();
    noteRefusal(row, parts, results);
    return nullptr;
  }
  // Operands that the op can't hold, such as the scope of a memory access, are
  // judged in a separate op.
  if (!parts.getRest().empty())
    makeGrammarOp(instruction, parts.getRest(), {});
  return op;
}

bool OpMaker::isRefused(const OpRow &row, const TableOp &parts,
                        TypeRange results) {
  auto it = refused.find(&row);
  return it != refused.end() && parts.getAttributes().empty() &&
         it->second.contains(FunctionType::get(
             context, ValueRange(parts.getValues()).getTypes(), results));
}

void OpMaker::noteRefusal(const OpRow &row, const TableOp &parts,
                          TypeRange results) {
  if (parts.getAttributes().empty())
    refused[&row].insert(FunctionType::get(
        context, ValueRange(parts.getValues()).getTypes(), results));
}

void OpMaker::makeSpecConstantOp(size_t position) {
  const Instruction &instruction =
      index.getBinary().getInstructions()[position];
  // The result type, the result id and the opcode precede the operands.
  ArrayRef<Operand> operands = index.getOperands(position).drop_front(3);
  uint32_t id = instruction.words[2];
  Type type = types.get(instruction.words[1]);
  if (!type || isa<NoneType>(type))
    return;
  Instruction wrapped = instruction;
  wrapped.opcode = instruction.words[3];
  wrapped.row = findInstruction(wrapped.opcode);
  Operation *whole = make(spirv::SpecConstantOperationOp::getOperationName(),
                          instruction, {type}, {}, {}, {}, /*numRegions=*/1);
  Block *outer = block;
  block = &whole->getRegion(0).emplaceBlock();
  const OpRow *row = findOp(wrapped.opcode);
  Operation *op =
      row ? makeTableOp(*row, instruction, operands, type) : nullptr;
  if (!op)
    op = makeGrammarOp(wrapped, operands, {type});
  make(spirv::YieldOp::getOperationName(), instruction, {}, {op->getResult(0)},
       {});
  block = outer;
  types.getDecorations().addTo(whole, id);
  setValue(id, whole->getResult(0));
}
