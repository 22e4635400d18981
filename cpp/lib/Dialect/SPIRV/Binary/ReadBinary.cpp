//===- ReadBinary.cpp - Reader of SPIR-V binaries -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The second pass over a binary. Instructions become ops in their original
// order, in which types and values are declared before their use.
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/SPIRV/Binary/ReadBinary.h"

#include "Functions.h"
#include "GlobalValues.h"
#include "WorkgroupSizes.h"

#include "mlir-availability/Dialect/SPIRV/Binary/BinaryOps.h"
#include "mlir-availability/Dialect/SPIRV/Binary/InstructionNames.h"
#include "mlir-availability/Dialect/SPIRV/Declared.h"
#include "mlir-availability/IR/ShortText.h"
#include "mlir-availability/Support/ThreadDiagnosticHandler.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::binary;

namespace {
/// Makes the `spirv.module`.
class ModuleReader {
public:
  ModuleReader(Index &index, MLIRContext *context, bool withLocations)
      : index(index), context(context), maker(index, context, withLocations),
        workgroupSizes(index) {}

  /// Appends the module to `module`. Returns an error message, "" on success.
  std::string read(ModuleOp module);

private:
  std::string makeModule(ModuleOp module);
  /// Sets the triple that the binary declares. Declarations that `#spirv.vce`
  /// can't state become the ops of `makeUndeclarable`.
  void stateTriple();
  void nameEntryPoints();
  void makeUndeclarable();
  std::string readInstruction(size_t &position);
  void makeType(const Instruction &instruction);
  ArrayAttr getInterface(const Instruction &instruction, size_t numOthers);
  void makeGraphEntryPoint(const Instruction &instruction);
  void makeEntryPoint(const Instruction &instruction);
  void makeExecutionMode(const Instruction &instruction);
  void makeLocalSize(const Instruction &source, uint32_t function);
  void makeMode(const Instruction &instruction, uint32_t function,
                spirv::ExecutionMode mode, ArrayRef<uint32_t> words);
  void makeAnnotation(const Instruction &instruction);

  ArrayRef<Instruction> getInstructions() const {
    return index.getBinary().getInstructions();
  }

  Index &index;
  MLIRContext *context;
  OpMaker maker;
  WorkgroupSizeReader workgroupSizes;
  spirv::ModuleOp spirvModule;
  /// The binary has declarations that `#spirv.vce` can't state.
  bool declaresMore = false;
};
} // namespace

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

void ModuleReader::stateTriple() {
  llvm::SmallSetVector<spirv::Capability, 8> capabilities;
  llvm::SmallSetVector<spirv::Extension, 8> extensions;
  for (const Instruction &instruction : getInstructions()) {
    if (instruction.opcode == kOpCapability) {
      auto known = spirv::symbolizeCapability(instruction.words[1]);
      if (known)
        capabilities.insert(*known);
      declaresMore |= !known;
    } else if (instruction.opcode == kOpExtension) {
      auto known = spirv::symbolizeExtension(readString(instruction, 1));
      if (known)
        extensions.insert(*known);
      declaresMore |= !known;
    }
  }
  // The values of the enum are the minor version numbers.
  auto version =
      static_cast<spirv::Version>(index.getBinary().getMinorVersion());
  spirvModule.setVceTripleAttr(spirv::VerCapExtAttr::get(
      version, capabilities.getArrayRef(), extensions.getArrayRef(), context));
}

std::string ModuleReader::makeModule(ModuleOp module) {
  const Instruction *model = nullptr;
  for (const Instruction &instruction : getInstructions()) {
    if (instruction.opcode != kOpMemoryModel)
      continue;
    if (model)
      return "it has an OpMemoryModel at word " +
             std::to_string(model->offset) + ", and another at word " +
             std::to_string(instruction.offset);
    model = &instruction;
  }
  if (!model)
    return "it has no OpMemoryModel";
  auto addressing = spirv::symbolizeAddressingModel(model->words[1]);
  auto memory = spirv::symbolizeMemoryModel(model->words[2]);
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  spirvModule = spirv::ModuleOp::create(
      builder, maker.getLocation(*model),
      addressing.value_or(spirv::AddressingModel::Logical),
      memory.value_or(spirv::MemoryModel::GLSL450));
  spirvModule->setDiscardableAttr(kReadFromBinaryAttrName,
                                  UnitAttr::get(context));
  stateTriple();
  maker.setBlock(spirvModule.getBody(), nullptr);
  // The grammar judges models that MLIR's enums lack.
  if (!addressing || !memory)
    maker.makeInstruction(model->position);
  return "";
}

/// Gives entry points their own names. A function with no entry point, or with
/// several, is named by its id.
void ModuleReader::nameEntryPoints() {
  llvm::StringMap<unsigned> uses;
  llvm::DenseMap<uint32_t, unsigned> functions;
  SmallVector<std::pair<uint32_t, std::string>> names;
  for (const Instruction &instruction : getInstructions())
    if (instruction.opcode == kOpEntryPoint) {
      names.push_back({instruction.words[2], readString(instruction, 3)});
      ++uses[names.back().second];
      ++functions[names.back().first];
    }
  for (const auto &[id, name] : names)
    if (IdInfo *info = index.find(id))
      // A number could be another function's id.
      if (uses[name] == 1 && functions[id] == 1 && !name.empty() &&
          !llvm::isDigit(name.front()))
        info->symbol = StringAttr::get(context, name);
}

/// Makes ops for the capabilities and extensions that `#spirv.vce` can't state.
/// They are the first ops of the module, which is where the module's
/// declarations are looked up.
void ModuleReader::makeUndeclarable() {
  for (const Instruction &instruction : getInstructions()) {
    if (instruction.opcode == kOpCapability) {
      if (!spirv::symbolizeCapability(instruction.words[1]))
        maker.makeInstruction(instruction.position);
    } else if (instruction.opcode == kOpExtension) {
      std::string name = readString(instruction, 1);
      if (!spirv::symbolizeExtension(name))
        maker.makeNamed(instruction, name);
    } else if (instruction.opcode == kOpExtInstImport) {
      std::string name = readString(instruction, 2);
      const ExtInstSetRow *set = findExtInstSet(name);
      if (!set || !set->needs.isEmpty())
        maker.makeNamed(instruction, name);
    }
  }
}

std::string ModuleReader::read(ModuleOp module) {
  if (std::string problem = makeModule(module); !problem.empty())
    return problem;
  nameEntryPoints();
  makeUndeclarable();
  for (size_t position = 0; position < getInstructions().size();)
    if (std::string problem = readInstruction(position); !problem.empty())
      return problem;
  spirv::VerCapExtAttr triple = *spirvModule.getVceTriple();
  Attribute declared = getDeclared(spirvModule);
  if (declaresMore ||
      declared != getDeclared(context, triple.getVersion(),
                              llvm::to_vector(triple.getCapabilities()),
                              llvm::to_vector(triple.getExtensions())))
    spirvModule->setDiscardableAttr(kDeclaredAttrName, declared);
  return "";
}

std::string ModuleReader::readInstruction(size_t &position) {
  const Instruction &instruction = getInstructions()[position];
  if (instruction.opcode == kOpFunction) {
    if (!maker.getTypes().get(instruction.words[1]))
      return describe(instruction) + " has no type";
    return FunctionReader(index, maker).read(position);
  }
  ++position;
  if (declaresType(instruction)) {
    std::string problem = maker.getTypes().read(instruction.position);
    if (instruction.opcode == kOpTypeForwardPointer)
      maker.makeInstruction(instruction.position);
    else if (problem.empty())
      makeType(instruction);
    return problem;
  }
  switch (instruction.opcode) {
  case kOpCapability:
  case kOpExtension:
  case kOpExtInstImport:
  case kOpMemoryModel:
    break;
  case kOpLine:
  case kOpNoLine:
    (void)maker.getLines().take(instruction);
    break;
  case kOpEntryPoint:
    makeEntryPoint(instruction);
    break;
  case kOpGraphEntryPointARM:
    makeGraphEntryPoint(instruction);
    break;
  case kOpExecutionMode:
    makeExecutionMode(instruction);
    break;
  case kOpDecorate:
  case kOpDecorateId:
  case kOpMemberDecorate:
    makeAnnotation(instruction);
    break;
  case kOpVariable:
    makeGlobalVariable(index, maker, instruction);
    break;
  case kOpUntypedVariableKHR:
    makeUntypedVariable(index, maker, instruction);
    break;
  case kOpConstantTrue:
  case kOpConstantFalse:
  case kOpConstant:
  case kOpConstantNull:
  case kOpSpecConstantTrue:
  case kOpSpecConstantFalse:
  case kOpSpecConstant:
    makeConstant(maker, instruction);
    break;
  case kOpLabel:
  case kOpFunctionParameter:
  case kOpFunctionEnd:
  case kOpBranch:
  case kOpBranchConditional:
  case kOpSwitch:
  case kOpPhi:
    return describe(instruction) + " is outside of a function";
  default:
    maker.makeInstruction(instruction.position);
  }
  return "";
}

void ModuleReader::makeType(const Instruction &instruction) {
  maker.makeDeclaration(instruction.position,
                        maker.getTypes().get(instruction.words[1]));
  // Without a scope and a use, the type is none of MLIR's, which has the rules.
  if (instruction.opcode == kOpTypeCooperativeMatrixKHR &&
      (!index.getConstant(instruction.words[3]) ||
       !index.getConstant(instruction.words[6])))
    maker.makeUnknown(instruction,
                      "the scope or the use of the matrix can't be computed");
}

//===----------------------------------------------------------------------===//
// Entry points and annotations
//===----------------------------------------------------------------------===//

/// Returns the interface variables of an entry point, which follow `numOthers`
/// other operands.
ArrayAttr ModuleReader::getInterface(const Instruction &instruction,
                                     size_t numOthers) {
  SmallVector<Attribute> interface;
  for (const Operand &operand :
       index.getOperands(instruction.position).drop_front(numOthers))
    interface.push_back(FlatSymbolRefAttr::get(maker.getSymbol(operand.word)));
  return ArrayAttr::get(context, interface);
}

void ModuleReader::makeGraphEntryPoint(const Instruction &instruction) {
  maker.make(
      spirv::GraphEntryPointARMOp::getOperationName(), instruction, {}, {},
      {{"fn", FlatSymbolRefAttr::get(maker.getSymbol(instruction.words[1]))},
       {"interface", getInterface(instruction, 2)}});
}

void ModuleReader::makeEntryPoint(const Instruction &instruction) {
  auto model = static_cast<spirv::ExecutionModel>(instruction.words[1]);
  // The records know nothing of a model that MLIR lacks: the grammar does.
  if (!spirv::symbolizeExecutionModel(instruction.words[1]))
    maker.makeInstruction(instruction.position);
  maker.make(
      spirv::EntryPointOp::getOperationName(), instruction, {}, {},
      {{"execution_model", spirv::ExecutionModelAttr::get(context, model)},
       {"fn", FlatSymbolRefAttr::get(maker.getSymbol(instruction.words[2]))},
       {"interface", getInterface(instruction, 3)}});
  bool isCompute = model == spirv::ExecutionModel::GLCompute ||
                   model == spirv::ExecutionModel::Kernel;
  for (const Instruction *source :
       workgroupSizes.getSources(instruction.words[2]))
    if (source->opcode != kOpExecutionMode && isCompute)
      makeLocalSize(*source, instruction.words[2]);
}

/// Makes the execution mode on which limits are judged, for a workgroup size
/// that another instruction states.
void ModuleReader::makeLocalSize(const Instruction &source, uint32_t function) {
  if (std::optional<WorkgroupSizeReader::Size> size =
          workgroupSizes.get(source))
    makeMode(source, function, spirv::ExecutionMode::LocalSize, *size);
  else
    maker.makeUnknown(source, "the size of the workgroups can't be computed");
}

void ModuleReader::makeExecutionMode(const Instruction &instruction) {
  auto mode = spirv::symbolizeExecutionMode(instruction.words[2]);
  if (!mode)
    return maker.makeInstruction(instruction.position);
  uint32_t function = instruction.words[1];
  // A constant that is decorated WorkgroupSize takes precedence.
  if (*mode == spirv::ExecutionMode::LocalSize &&
      llvm::any_of(workgroupSizes.getSources(function), [](const auto *source) {
        return source->opcode != kOpExecutionMode;
      }))
    return;
  makeMode(instruction, function, *mode, instruction.words.drop_front(3));
}

void ModuleReader::makeMode(const Instruction &instruction, uint32_t function,
                            spirv::ExecutionMode mode,
                            ArrayRef<uint32_t> words) {
  SmallVector<int32_t> values(words);
  maker.make(spirv::ExecutionModeOp::getOperationName(), instruction, {}, {},
             {{"fn", FlatSymbolRefAttr::get(maker.getSymbol(function))},
              {"execution_mode", spirv::ExecutionModeAttr::get(context, mode)},
              {"values", Builder(context).getI32ArrayAttr(values)}});
}

/// Makes the op for a decoration, unless its needs are judged with what it
/// decorates.
void ModuleReader::makeAnnotation(const Instruction &instruction) {
  bool isHeld = false, isLeft = false;
  index.forEachTarget(instruction, [&](uint32_t id, bool isMember) {
    bool holds = maker.getDecorations().isJudgedWith(id, isMember, instruction);
    isHeld |= holds;
    isLeft |= !holds;
  });
  if (!isHeld || isLeft)
    maker.makeInstruction(instruction.position);
}

//===----------------------------------------------------------------------===//
// Entry
//===----------------------------------------------------------------------===//

FailureOr<OwningOpRef<ModuleOp>>
mlir::availability::readSPIRVBinary(ArrayRef<char> data, MLIRContext *context,
                                    bool withLocations,
                                    ArrayRef<Specialization> specialization) {
  context->getOrLoadDialect<spirv::SPIRVDialect>();
  // Unregistered ops would lack the properties.
  if (!RegisteredOperationName::lookup(TypeID::get<spirv::InstructionOp>(),
                                       context)) {
    DialectRegistry registry;
    registerSPIRVBinaryOps(registry);
    context->appendDialectRegistry(registry);
  }
  Location location = UnknownLoc::get(context);
  Binary binary;
  std::string problem = binary.read(data);
  Index index(binary, specialization);
  if (problem.empty())
    problem = index.build();
  OwningOpRef<ModuleOp> module = ModuleOp::create(location);
  if (problem.empty()) {
    // Verifier errors only decide which ops are made. They are not shown.
    ThreadDiagnosticHandler quiet(context, [](Diagnostic &) {});
    WithoutOpsInErrors withoutOps(context);
    problem = ModuleReader(index, context, withLocations).read(*module);
  }
  if (problem.empty())
    return module;
  // Values may be used without being defined.
  module->getOperation()->dropAllReferences();
  return emitError(location) << "not a valid SPIR-V module: " << problem;
}
