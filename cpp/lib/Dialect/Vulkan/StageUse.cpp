//===- StageUse.cpp - Stage-dependent uses of entry points ----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Predicates.h"
#include "ResourceTypes.h"

#include "mlir-availability/Dialect/SPIRV/EntryPoints.h"

#include "llvm/ADT/SmallSet.h"

using namespace mlir;
using namespace mlir::availability;

using Kind = StageUse::Kind;

std::string StageUse::describe() const {
  std::string name = op->getName().getStringRef().str();
  if (auto variable = dyn_cast<spirv::GlobalVariableOp>(op))
    name = ("@" + variable.getSymName()).str();
  return name + " in " + stringifyExecutionModel(model).str();
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

static bool holdsTensors(spirv::GlobalVariableOp variable) {
  auto pointer = dyn_cast<spirv::PointerType>(variable.getType());
  return pointer &&
         isa<spirv::TensorArmType>(getResourceType(pointer.getPointeeType()));
}

/// Returns true when every member of `block` is decorated NonWritable.
static bool isNonWritable(spirv::StructType block) {
  SmallVector<spirv::StructType::MemberDecorationInfo> decorations;
  block.getMemberDecorations(decorations);
  llvm::SmallSet<uint32_t, 8> members;
  for (const auto &info : decorations)
    if (info.decoration == spirv::Decoration::NonWritable)
      members.insert(info.memberIndex);
  return members.size() == block.getNumElements();
}

/// Returns true when `variable` holds storage buffers, images, texel buffers or
/// tensors that aren't decorated NonWritable.
static bool isWritableResource(spirv::GlobalVariableOp variable) {
  auto pointer = dyn_cast<spirv::PointerType>(variable.getType());
  if (!pointer || isDecorated(variable, spirv::Decoration::NonWritable))
    return false;
  Type resource = getResourceType(pointer.getPointeeType());
  if (isIn(pointer, {spirv::StorageClass::UniformConstant})) {
    auto image = dyn_cast<spirv::ImageType>(resource);
    return image ? isStorageImage(image) : isa<spirv::TensorArmType>(resource);
  }
  auto block = dyn_cast<spirv::StructType>(resource);
  if (!block)
    return isIn(pointer, {spirv::StorageClass::StorageBuffer});
  bool isStorageBuffer = isIn(pointer, {spirv::StorageClass::StorageBuffer}) ||
                         (isIn(pointer, {spirv::StorageClass::Uniform}) &&
                          block.hasDecoration(spirv::Decoration::BufferBlock));
  return isStorageBuffer && !isNonWritable(block);
}

/// Returns true when `variable`, of `storageClass`, is `builtIn` or has it as a
/// member.
static bool isBuiltIn(spirv::GlobalVariableOp variable,
                      spirv::StorageClass storageClass,
                      spirv::BuiltIn builtIn) {
  if (!isIn(variable.getType(), {storageClass}))
    return false;
  if (std::optional<StringRef> name = variable.getBuiltIn())
    return spirv::symbolizeBuiltIn(*name) == builtIn;
  auto block = dyn_cast<spirv::StructType>(getResourceType(
      cast<spirv::PointerType>(variable.getType()).getPointeeType()));
  if (!block)
    return false;
  SmallVector<spirv::StructType::MemberDecorationInfo> decorations;
  block.getMemberDecorations(decorations);
  return llvm::any_of(decorations, [&](const auto &info) {
    auto value = dyn_cast_if_present<IntegerAttr>(info.decorationValue);
    return info.decoration == spirv::Decoration::BuiltIn && value &&
           value.getValue() == static_cast<uint32_t>(builtIn);
  });
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Returns true for a group operation of subgroup scope. Operations of
/// SPV_KHR_shader_ballot have no scope: they predate the rules.
static bool isSubgroupOperation(Operation &op) {
  // The name check avoids an attribute look-up for most ops.
  if (!op.getName().getStringRef().contains("Group"))
    return false;
  auto scope = op.getAttrOfType<spirv::ScopeAttr>("execution_scope");
  return scope && scope.getValue() == spirv::Scope::Subgroup;
}

static bool hasCooperativeMatrices(Operation &op) {
  return isa<spirv::KHRCooperativeMatrixLengthOp,
             spirv::KHRCooperativeMatrixStoreOp>(op) ||
         llvm::any_of(op.getResultTypes(), [](Type type) {
           return isa<spirv::CooperativeMatrixType>(type);
         });
}

namespace {
/// Collects the uses of an entry point.
class Uses {
public:
  explicit Uses(spirv::EntryPointOp entryPoint)
      : model(entryPoint.getExecutionModel()) {}

  void add(spirv::GlobalVariableOp variable);
  void add(spirv::FuncOp function);

  SmallVector<StageUse, 0> take() { return std::move(uses); }

private:
  void note(Kind kind, Operation *op) {
    if (llvm::none_of(uses,
                      [&](const StageUse &use) { return use.kind == kind; }))
      uses.push_back({kind, op, model});
  }

  spirv::ExecutionModel model;
  SmallVector<StageUse, 0> uses;
};
} // namespace

void Uses::add(spirv::GlobalVariableOp variable) {
  if (holdsTensors(variable))
    note(Kind::Tensor, variable);
  if (isWritableResource(variable))
    note(Kind::WritableResource, variable);
  using spirv::BuiltIn, spirv::StorageClass;
  if (isBuiltIn(variable, StorageClass::Output, BuiltIn::Layer))
    note(Kind::Layer, variable);
  if (isBuiltIn(variable, StorageClass::Output, BuiltIn::ViewportIndex))
    note(Kind::ViewportIndex, variable);
  if (isBuiltIn(variable, StorageClass::Input, BuiltIn::PrimitiveId))
    note(Kind::PrimitiveId, variable);
}

void Uses::add(spirv::FuncOp function) {
  function.walk([&](Operation *op) {
    if (isSubgroupOperation(*op))
      note(Kind::GroupOperation, op);
    if (isa<spirv::GroupNonUniformQuadSwapOp>(op))
      note(Kind::QuadOperation, op);
    if (isa<spirv::ControlBarrierOp>(op))
      note(Kind::ControlBarrier, op);
    if (hasCooperativeMatrices(*op))
      note(Kind::CooperativeMatrix, op);
  });
}

namespace {
/// Whether any variable holds tensors; an analysis of a module's block.
struct TensorVariables {
  explicit TensorVariables(Block &block)
      : any(llvm::any_of(block.getOps<spirv::GlobalVariableOp>(),
                         holdsTensors)) {}

  bool any;
};
} // namespace

SmallVector<StageUse, 0>
mlir::availability::getStageUses(spirv::EntryPointOp entryPoint,
                                 AnalysisCache &analyses) {
  Block *block = entryPoint->getBlock();
  bool isCompute =
      entryPoint.getExecutionModel() == spirv::ExecutionModel::GLCompute ||
      entryPoint.getExecutionModel() == spirv::ExecutionModel::Kernel;
  // This avoids walking the function bodies.
  if (!block || (isCompute && !analyses.get<TensorVariables>(*block).any))
    return {};
  Uses uses(entryPoint);
  for (Operation *used : getUsedSymbols(entryPoint, analyses)) {
    if (auto variable = dyn_cast<spirv::GlobalVariableOp>(used))
      uses.add(variable);
    else if (auto function = dyn_cast<spirv::FuncOp>(used);
             !isCompute && function)
      uses.add(function);
  }
  return uses.take();
}
