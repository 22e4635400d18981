//===- ProbeFunction.cpp - A function of one op ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProbeFunction.h"

#include "mlir-availability/Dialect/LLVMIR/DeviceCode.h"
#include "mlir-availability/IR/AnalysisCache.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OwningOpRef.h"

using namespace mlir;
using namespace mlir::availability;

static std::string toText(Operation *op) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  op->print(stream, OpPrintingFlags().printGenericOpForm().assumeVerified());
  return text;
}

static bool isAssembly(Operation *op) {
  return isa<LLVM::InlineAsmOp, NVVM::InlinePtxOp>(op);
}

/// Returns true if `op` is an instruction, whose availability doesn't depend on
/// what is around it.
static bool isInstruction(Operation *op) {
  if (!op->isRegistered() || op->getNumRegions() || op->getNumSuccessors() ||
      op->hasTrait<OpTrait::IsTerminator>() || isa<SymbolOpInterface>(op) ||
      !isa_and_nonnull<LLVM::LLVMFuncOp>(op->getParentOp()))
    return false;
  if (auto call = dyn_cast<LLVM::CallOp>(op))
    return call.getCallee().value_or("").starts_with("llvm.");
  return true;
}

/// Returns true if `value` is made by an op that has no operands and is nothing
/// but its attributes: a constant, poison, an address.
static bool isConstant(Value value) {
  Operation *op = value.getDefiningOp();
  return op && op->getNumOperands() == 0 &&
         isa<LLVM::ConstantOp, LLVM::ZeroOp, LLVM::UndefOp, LLVM::PoisonOp,
             LLVM::AddressOfOp>(op);
}

/// Copies the symbols that `op` refers to, functions as declarations.
static bool copySymbols(Operation *op, OpBuilder &builder,
                        llvm::StringSet<> &copied) {
  bool isComplete = true;
  op->getAttrDictionary().walk([&](SymbolRefAttr symbol) {
    if (!copied.insert(symbol.getRootReference().getValue()).second)
      return;
    Operation *found =
        SymbolTable::lookupNearestSymbolFrom(op, symbol.getRootReference());
    if (auto function = dyn_cast_or_null<LLVM::LLVMFuncOp>(found)) {
      Operation *copy = builder.clone(*function);
      cast<LLVM::LLVMFuncOp>(copy).getBody().getBlocks().clear();
      cast<LLVM::LLVMFuncOp>(copy).setLinkage(LLVM::Linkage::External);
      return;
    }
    // An initialized global may refer to others.
    auto global = dyn_cast_or_null<LLVM::GlobalOp>(found);
    if (!global || !global.getInitializerRegion().empty()) {
      isComplete = false;
      return;
    }
    builder.clone(*global);
  });
  return isComplete;
}

std::optional<std::string>
mlir::availability::makeProbeFunction(Operation *op) {
  auto isPassable = [](Type type) {
    return LLVM::isCompatibleType(type) &&
           !isa<LLVM::LLVMTokenType, LLVM::LLVMMetadataType,
                LLVM::LLVMVoidType>(type);
  };
  if (!isInstruction(op) || !llvm::all_of(op->getResultTypes(), isPassable) ||
      !llvm::all_of(op->getOperands(), [&](Value value) {
        return isConstant(value) || isPassable(value.getType());
      }))
    return std::nullopt;

  MLIRContext *context = op->getContext();
  Location loc = UnknownLoc::get(context);
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  OpBuilder builder(context);
  builder.setInsertionPointToEnd(module->getBody());
  llvm::StringSet<> copied;
  if (!copySymbols(op, builder, copied))
    return std::nullopt;

  SmallVector<Type> arguments;
  for (Value operand : op->getOperands()) {
    if (!isConstant(operand))
      arguments.push_back(operand.getType());
    else if (!copySymbols(operand.getDefiningOp(), builder, copied))
      return std::nullopt;
  }
  auto pointer = LLVM::LLVMPointerType::get(context);
  arguments.append(op->getNumResults(), pointer);
  auto function = LLVM::LLVMFuncOp::create(
      builder, loc, "f",
      LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(context), arguments));
  // Streaming mode, and the arrays of SME that are there.
  for (NamedAttribute attribute : op->getParentOp()->getAttrs())
    if (attribute.getName().strref().starts_with("arm_"))
      function->setAttr(attribute.getName(), attribute.getValue());
  Block *block = function.addEntryBlock(builder);
  builder.setInsertionPointToEnd(block);
  IRMapping mapping;
  SmallVector<Value> operands;
  unsigned index = 0;
  for (Value operand : op->getOperands()) {
    if (isConstant(operand))
      operands.push_back(builder.clone(*operand.getDefiningOp())->getResult(0));
    else
      operands.push_back(block->getArgument(index++));
  }
  for (int times = isAssembly(op) ? 2 : 1; times > 0; --times) {
    Operation *copy = builder.clone(*op);
    copy->setOperands(operands);
    for (auto [result, to] :
         llvm::zip(copy->getResults(), block->getArguments().drop_front(index)))
      LLVM::StoreOp::create(builder, loc, result, to);
  }
  LLVM::ReturnOp::create(builder, loc, ValueRange());
  return toText(*module);
}

/// Appends the text of a module with the ops of `region` that are wanted, if a
/// function is among them.
static void appendModule(Region &region,
                         function_ref<bool(Operation *)> isWanted,
                         SmallVectorImpl<std::string> &texts) {
  MLIRContext *context = region.getContext();
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(context));
  OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
  bool hasFunction = false;
  for (Operation &op : region.getOps()) {
    if (!isWanted(&op) || op.hasTrait<OpTrait::IsTerminator>())
      continue;
    builder.clone(op);
    hasFunction |= isa<FunctionOpInterface>(op);
  }
  if (hasFunction)
    texts.push_back(toText(*module));
}

/// Returns true if `op` is a function with a body for a GPU, or one for a CPU.
static bool isFunctionFor(Operation &op, bool isDevice,
                          AnalysisCache &analyses) {
  return isa<FunctionOpInterface>(op) && !op.getRegion(0).empty() &&
         isDeviceCode(&op.getRegion(0).front().front(), analyses) == isDevice;
}

SmallVector<std::string> mlir::availability::getDeviceModules(Operation *root) {
  SmallVector<std::string> texts;
  root->walk([&](gpu::GPUModuleOp module) {
    appendModule(
        module.getBodyRegion(), [](Operation *) { return true; }, texts);
  });
  AnalysisCache analyses;
  if (texts.empty() && isa<ModuleOp>(root))
    appendModule(
        root->getRegion(0),
        [&](Operation *op) {
          return !isFunctionFor(*op, /*isDevice=*/false, analyses);
        },
        texts);
  return texts;
}

SmallVector<std::string> mlir::availability::getHostModules(Operation *root) {
  SmallVector<std::string> texts;
  AnalysisCache analyses;
  if (isa<ModuleOp>(root))
    appendModule(
        root->getRegion(0),
        [&](Operation *op) {
          return !isa<gpu::GPUModuleOp>(op) &&
                 !isFunctionFor(*op, /*isDevice=*/true, analyses);
        },
        texts);
  return texts;
}
