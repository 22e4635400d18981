//===- OpPredicates.cpp - Predicates on SPIR-V ops ------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Predicates.h"

#include "mlir-availability/Dialect/SPIRV/EntryPoints.h"
#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"

#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the name of the instruction if MLIR has no op for it, or if MLIR's
/// op can't hold its operands; "" for any other op.
static StringRef getInstructionName(Operation &op) {
  if (op.getName().getStringRef() != "spirv.binary.instruction")
    return "";
  auto name = dyn_cast_if_present<StringAttr>(
      op.getInherentAttr("instruction").value_or(Attribute()));
  return name ? name.getValue() : "";
}

/// Returns true for an entry point with an execution model that MLIR lacks, or
/// with a condition.
static bool isEntryPointInstruction(Operation &op) {
  StringRef name = getInstructionName(op);
  return name == "OpEntryPoint" || name == "OpConditionalEntryPointINTEL";
}

bool mlir::availability::hasNoEntryPoint(spirv::ModuleOp module) {
  return llvm::none_of(*module.getBody(), [](Operation &op) {
    return isa<spirv::EntryPointOp, spirv::GraphEntryPointARMOp>(op) ||
           op.hasAttr(spirv::getEntryPointABIAttrName()) ||
           isEntryPointInstruction(op);
  });
}

bool mlir::availability::listsMoreThanInputOutput(
    spirv::EntryPointOp entryPoint, AnalysisCache &analyses) {
  Block *block = entryPoint->getBlock();
  if (!block)
    return false;
  const auto &symbols = analyses.get<ModuleSymbols>(*block);
  return llvm::any_of(entryPoint.getInterface(), [&](Attribute attr) {
    auto reference = dyn_cast<FlatSymbolRefAttr>(attr);
    auto variable = reference ? dyn_cast_if_present<spirv::GlobalVariableOp>(
                                    symbols.lookup(reference.getAttr()))
                              : spirv::GlobalVariableOp();
    if (!variable)
      return false;
    auto pointer = dyn_cast<spirv::PointerType>(variable.getType());
    return pointer && pointer.getStorageClass() != spirv::StorageClass::Input &&
           pointer.getStorageClass() != spirv::StorageClass::Output;
  });
}

bool mlir::availability::listsTwice(spirv::EntryPointOp entryPoint) {
  llvm::SmallDenseSet<Attribute, 8> seen;
  return llvm::any_of(entryPoint.getInterface(), [&](Attribute variable) {
    return !seen.insert(variable).second;
  });
}

std::optional<spirv::MemoryModel>
mlir::availability::getMemoryModel(Operation &op) {
  auto module = op.getParentOfType<spirv::ModuleOp>();
  if (!module)
    return std::nullopt;
  return module.getMemoryModel();
}

bool mlir::availability::declares(spirv::ModuleOp module,
                                  spirv::Capability capability) {
  return llvm::is_contained(module.getVceTriple()->getCapabilities(),
                            capability);
}

bool mlir::availability::isInOtherShaderModel(Operation &op) {
  auto module = dyn_cast<spirv::ModuleOp>(op);
  if (!module)
    module = op.getParentOfType<spirv::ModuleOp>();
  return module && module.getMemoryModel() != spirv::MemoryModel::Vulkan &&
         module.getMemoryModel() != spirv::MemoryModel::OpenCL;
}

namespace {
/// Finds types that are, contain or point to cooperative matrices; an analysis
/// of a module's block, which visits each type once.
class MatrixTypes {
public:
  explicit MatrixTypes(Block &) {}

  bool contains(Type type) const {
    auto known = results.find(type);
    return known != results.end() ? known->second : search(type);
  }

private:
  bool search(Type type) const;

  mutable llvm::DenseMap<Type, bool> results;
};
} // namespace

bool MatrixTypes::search(Type type) const {
  // Structs may contain pointers to themselves.
  llvm::SmallSetVector<Type, 4> types;
  types.insert(type);
  for (size_t index = 0; index < types.size(); ++index) {
    auto known = results.find(types[index]);
    if (isa<spirv::CooperativeMatrixType>(types[index]) ||
        (known != results.end() && known->second))
      return results[type] = true;
    if (known == results.end())
      forEachNestedSPIRVType(types[index],
                             [&](Type nested) { types.insert(nested); });
  }
  for (Type each : types)
    results[each] = false;
  return false;
}

/// Returns true unless the type is one that most values have. A look-up of the
/// `FloatType` interface would take longer.
static bool mayHoldMatrix(Type type) {
  return !isa<IntegerType, VectorType, Float16Type, Float32Type, Float64Type>(
      type);
}

/// Returns true when `test` holds for a type that `op` brings into the module.
template <typename TestFn>
static bool bringsAny(Operation &op, TestFn test) {
  if (auto function = dyn_cast<spirv::FuncOp>(op))
    return llvm::any_of(function.getArgumentTypes(), test) ||
           llvm::any_of(function.getResultTypes(), test);
  if (auto variable = dyn_cast<spirv::GlobalVariableOp>(op))
    return test(variable.getType());
  return llvm::any_of(op.getOpResults(),
                      [&](OpResult result) { return test(result.getType()); });
}

bool mlir::availability::hasMatrixInOtherModel(Operation &op,
                                               AnalysisCache &analyses) {
  if (!bringsAny(op, mayHoldMatrix) || !isInOtherShaderModel(op))
    return false;
  auto module = op.getParentOfType<spirv::ModuleOp>();
  const auto &matrices = analyses.get<MatrixTypes>(*module.getBody());
  return bringsAny(op, [&](Type type) { return matrices.contains(type); });
}

bool mlir::availability::hasUnknownFormat(Value image) {
  auto type = dyn_cast<spirv::ImageType>(image.getType());
  return type && type.getImageFormat() == spirv::ImageFormat::Unknown &&
         type.getDim() != spirv::Dim::SubpassData;
}

DotInput mlir::availability::getDotInput(Operation &dot) {
  auto vector = dot.getNumOperands() != 0
                    ? dyn_cast<VectorType>(dot.getOperand(0).getType())
                    : VectorType();
  if (!vector)
    return DotInput::Packed;
  return vector.getNumElements() == 4 && vector.getElementType().isInteger(8)
             ? DotInput::FourBytes
             : DotInput::Vectors;
}

bool mlir::availability::isVariablePointer(Operation &op, Type type) {
  auto pointer = dyn_cast_if_present<spirv::PointerType>(type);
  if (!pointer ||
      pointer.getStorageClass() == spirv::StorageClass::PhysicalStorageBuffer)
    return false;
  auto module = op.getParentOfType<spirv::ModuleOp>();
  return module &&
         module.getAddressingModel() != spirv::AddressingModel::Physical32 &&
         module.getAddressingModel() != spirv::AddressingModel::Physical64;
}

SmallVector<spirv::PointerType>
mlir::availability::getHeldPointers(Operation &op, Type type) {
  auto variable = dyn_cast<spirv::PointerType>(type);
  if (!variable || variable.getPointeeType().isIntOrFloat())
    return {};
  SmallVector<spirv::PointerType> held =
      getPointersIn(variable.getPointeeType());
  llvm::erase_if(held, [&](spirv::PointerType pointer) {
    return !isVariablePointer(op, pointer);
  });
  return held;
}

bool mlir::availability::mayHoldPointers(Type type) {
  auto variable = dyn_cast<spirv::PointerType>(type);
  return variable &&
         (variable.getStorageClass() == spirv::StorageClass::Function ||
          variable.getStorageClass() == spirv::StorageClass::Private);
}

SmallVector<BlockArgument> mlir::availability::getVariablePhis(Operation &op) {
  SmallVector<BlockArgument> phis;
  for (Region &region : op.getRegions())
    for (Block &block : region)
      if (!block.isEntryBlock() || !isa<FunctionOpInterface>(op))
        for (BlockArgument argument : block.getArguments())
          if (isVariablePointer(op, argument.getType()))
            phis.push_back(argument);
  return phis;
}

SmallVector<OpOperand *>
mlir::availability::getStorageBufferArguments(spirv::FunctionCallOp call) {
  SmallVector<OpOperand *> arguments;
  for (OpOperand &operand : call->getOpOperands()) {
    auto pointer = dyn_cast<spirv::PointerType>(operand.get().getType());
    if (pointer &&
        pointer.getStorageClass() == spirv::StorageClass::StorageBuffer &&
        isVariablePointer(*call, pointer))
      arguments.push_back(&operand);
  }
  return arguments;
}

SmallVector<spirv::Decoration>
mlir::availability::getParameterDecorations(spirv::FuncOp function) {
  SmallVector<spirv::Decoration> decorations;
  if (ArrayAttr all = function.getArgAttrsAttr())
    for (auto dictionary : all.getAsRange<DictionaryAttr>())
      for (NamedAttribute attr : dictionary)
        if (auto decoration = dyn_cast<spirv::DecorationAttr>(attr.getValue()))
          decorations.push_back(decoration.getValue());
  return decorations;
}

bool mlir::availability::declaresExtension(Operation &op, StringRef extension) {
  auto module = op.getParentOfType<spirv::ModuleOp>();
  if (!module)
    return false;
  // Capabilities and extensions come first.
  for (Operation &each : *module.getBody()) {
    StringRef name = getInstructionName(each);
    auto declared = each.getAttrOfType<StringAttr>("set");
    if (name == "OpExtension" && declared && declared.getValue() == extension)
      return true;
    if (name != "OpExtension" && name != "OpCapability")
      return false;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Specialization constants
//===----------------------------------------------------------------------===//

bool mlir::availability::wrapsOneOf(spirv::SpecConstantOperationOp constant,
                                    ArrayRef<StringRef> instructions) {
  Region &body = constant.getRegion();
  if (body.empty() || body.front().empty())
    return false;
  Operation &op = body.front().front();
  StringRef name = getInstructionName(op);
  if (!name.consume_front("Op"))
    name = op.getName().stripDialect();
  return llvm::is_contained(instructions, name);
}
