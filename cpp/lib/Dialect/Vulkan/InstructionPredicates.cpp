//===- InstructionPredicates.cpp - Where values of instructions come from -===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Predicates.h"

#include "mlir-availability/Dialect/SPIRV/EntryPoints.h"
#include "mlir-availability/Dialect/SPIRV/ResourceTypes.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns what a pointer type points to, without arrays; null for other types.
static Type getResource(Type type) {
  auto pointer = dyn_cast<spirv::PointerType>(type);
  return pointer ? getResourceType(pointer.getPointeeType()) : Type();
}

//===----------------------------------------------------------------------===//
// Memory orders
//===----------------------------------------------------------------------===//

bool mlir::availability::statesTriple(Operation &op) {
  auto module = op.getParentOfType<spirv::ModuleOp>();
  return module && module.getVceTriple();
}

bool mlir::availability::isInModelGLSL450(Operation &op) {
  auto module = op.getParentOfType<spirv::ModuleOp>();
  return module && module.getMemoryModel() == spirv::MemoryModel::GLSL450;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

namespace {
/// The calls that close cycles of the call graphs of entry points; an analysis
/// of their block.
class CallCycles {
public:
  explicit CallCycles(Block &block);

  bool has(spirv::FunctionCallOp call) const { return closing.contains(call); }

private:
  /// A function on the way from the entry point, with the calls in it that are
  /// left to follow.
  struct Step {
    StringAttr function;
    SmallVector<spirv::FunctionCallOp> calls;
  };

  void follow(StringAttr entry);
  Step enter(StringAttr name);

  DenseMap<StringAttr, spirv::FuncOp> functions;
  /// The functions that were entered: true while they are on the way.
  DenseMap<StringAttr, bool> isOnWay;
  DenseSet<Operation *> closing;
};
} // namespace

CallCycles::CallCycles(Block &block) {
  for (auto function : block.getOps<spirv::FuncOp>())
    functions[function.getSymNameAttr()] = function;
  for (auto entryPoint : block.getOps<spirv::EntryPointOp>())
    follow(entryPoint.getFnAttr().getAttr());
}

CallCycles::Step CallCycles::enter(StringAttr name) {
  isOnWay[name] = true;
  Step step{name, {}};
  if (spirv::FuncOp function = functions.lookup(name))
    function->walk(
        [&](spirv::FunctionCallOp call) { step.calls.push_back(call); });
  return step;
}

void CallCycles::follow(StringAttr entry) {
  if (isOnWay.contains(entry))
    return;
  SmallVector<Step, 0> way = {enter(entry)};
  while (!way.empty()) {
    if (way.back().calls.empty()) {
      isOnWay[way.pop_back_val().function] = false;
      continue;
    }
    spirv::FunctionCallOp call = way.back().calls.pop_back_val();
    StringAttr callee = call.getCalleeAttr().getAttr();
    auto known = isOnWay.find(callee);
    if (known == isOnWay.end())
      way.push_back(enter(callee));
    else if (known->second)
      closing.insert(call);
  }
}

bool mlir::availability::closesCycle(spirv::FunctionCallOp call,
                                     AnalysisCache &analyses) {
  auto function = call->getParentOfType<spirv::FuncOp>();
  Block *block = function ? function->getBlock() : nullptr;
  return block && analyses.get<CallCycles>(*block).has(call);
}

//===----------------------------------------------------------------------===//
// Texels
//===----------------------------------------------------------------------===//

static bool isAtomic(Operation *op) {
  if (auto instruction = dyn_cast<spirv::InstructionOp>(op))
    return instruction.getInstruction().starts_with("OpAtomic");
  StringRef name = op->getName().stripDialect();
  name.consume_front("EXT.");
  return name.starts_with("Atomic");
}

/// Returns the image whose texel `op` points to.
static spirv::ImageType getTexelImage(spirv::InstructionOp op) {
  if (std::optional<Type> untyped = op.getDataType())
    return dyn_cast<spirv::ImageType>(*untyped);
  return op->getNumOperands() == 0
             ? spirv::ImageType()
             : dyn_cast_if_present<spirv::ImageType>(
                   getResource(op->getOperand(0).getType()));
}

bool mlir::availability::isTexelOfOtherFormat(spirv::InstructionOp op) {
  using Format = spirv::ImageFormat;
  spirv::ImageType image = getTexelImage(op);
  return image &&
         !llvm::is_contained({Format::R64i, Format::R64ui, Format::R32f,
                              Format::R32i, Format::R32ui},
                             image.getImageFormat()) &&
         llvm::any_of(op->getUsers(), isAtomic);
}

namespace {
/// The variables that MLIR has no op for, with what is made of them; an
/// analysis of a module's block.
struct ForeignVariables {
  explicit ForeignVariables(Block &block);

  /// By a value, the variable that it comes from.
  DenseMap<Value, spirv::InstructionOp> origins;
};
} // namespace

ForeignVariables::ForeignVariables(Block &block) {
  SmallVector<Value> pending;
  auto add = [&](spirv::InstructionOp op, spirv::InstructionOp variable) {
    for (Value result : op->getResults())
      if (origins.insert({result, variable}).second)
        pending.push_back(result);
  };
  block.walk([&](spirv::InstructionOp op) {
    if (op.getInstruction() == "OpVariable" ||
        op.getInstruction() == "OpUntypedVariableKHR")
      add(op, op);
  });
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    // Loads, samplers and access chains have what they come from first.
    for (OpOperand &use : value.getUses())
      if (auto user = dyn_cast<spirv::InstructionOp>(use.getOwner());
          user && use.getOperandNumber() == 0)
        add(user, origins.lookup(value));
  }
}

bool mlir::availability::usesVariableIn(Operation &op, AnalysisCache &analyses,
                                        uint32_t number) {
  auto module = op.getParentOfType<spirv::ModuleOp>();
  if (!module)
    return false;
  const auto &origins =
      analyses.get<ForeignVariables>(*module.getBody()).origins;
  return llvm::any_of(op.getOperands(), [&](Value operand) {
    spirv::InstructionOp variable = origins.lookup(operand);
    return variable && hasEnumerant(variable, "StorageClass", number);
  });
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

bool mlir::availability::copiesPartOf(
    Operation &op, ArrayRef<spirv::StorageClass> storageClasses,
    uint64_t unit) {
  APInt size;
  if (op.getNumOperands() < 3 ||
      !matchPattern(op.getOperand(2), m_ConstantInt(&size)))
    return false;
  uint64_t bytes = size.getLimitedValue();
  bool isPart = unit == 2 ? bytes % 4 == 2 : bytes % 2 == 1;
  return isPart && (isIn(op.getOperand(0).getType(), storageClasses) ||
                    isIn(op.getOperand(1).getType(), storageClasses));
}

bool mlir::availability::measuresUniformBlock(spirv::InstructionOp op) {
  bool isUniform = llvm::any_of(op->getOperandTypes(), [](Type type) {
    return isIn(type, {spirv::StorageClass::Uniform});
  });
  if (!isUniform)
    return false;
  Type block;
  if (std::optional<Type> untyped = op.getDataType())
    block = *untyped;
  else
    block = getResource(op->getOperand(0).getType());
  auto type = dyn_cast_if_present<spirv::StructType>(block);
  return type && type.hasDecoration(spirv::Decoration::Block);
}

bool mlir::availability::isUntypedWithoutData(spirv::InstructionOp op) {
  return !op.getDataType() && op->getNumResults() == 1 &&
         !isIn(op->getResult(0).getType(),
               {spirv::StorageClass::UniformConstant});
}

bool mlir::availability::isUntypedWithoutBlock(spirv::InstructionOp op) {
  if (op->getNumResults() != 1 ||
      !isIn(op->getResult(0).getType(), {spirv::StorageClass::Workgroup}))
    return false;
  auto block =
      dyn_cast_if_present<spirv::StructType>(op.getDataType().value_or(Type()));
  return !block || !block.hasDecoration(spirv::Decoration::Block);
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

bool mlir::availability::declaresTensorOfShader(spirv::TypeOp op,
                                                bool hasShape) {
  auto count = op->getAttrOfType<IntegerAttr>(kTensorOperands);
  // The element, the rank and the shape.
  return count && (hasShape ? count.getInt() > 2 : count.getInt() < 2) &&
         op->getBlock() &&
         !op->getBlock()->getOps<spirv::EntryPointOp>().empty();
}

bool mlir::availability::isTensorOfShader(Operation *op, Type type,
                                          bool hasShape,
                                          AnalysisCache &analyses) {
  if (auto pointer = dyn_cast<spirv::PointerType>(type))
    type = getResource(pointer);
  auto tensor = dyn_cast_if_present<spirv::TensorArmType>(type);
  if (!tensor || (hasShape ? !tensor.hasRank() || !tensor.hasStaticShape()
                           : tensor.hasRank()))
    return false;
  auto module = op->getParentOfType<spirv::ModuleOp>();
  if (!module || !module.getOps<spirv::TypeOp>().empty())
    return false;
  auto function = op->getParentOfType<spirv::FuncOp>();
  Operation *symbol = function ? function : op;
  auto variable = dyn_cast<spirv::GlobalVariableOp>(op);
  return llvm::any_of(
      module.getOps<spirv::EntryPointOp>(),
      [&](spirv::EntryPointOp entryPoint) {
        return (variable &&
                llvm::is_contained(
                    entryPoint.getInterface(),
                    FlatSymbolRefAttr::get(variable.getSymNameAttr()))) ||
               llvm::is_contained(getUsedSymbols(entryPoint, analyses), symbol);
      });
}
