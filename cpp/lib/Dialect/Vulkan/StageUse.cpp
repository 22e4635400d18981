//===- StageUse.cpp - Stage-dependent uses of entry points ----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LLVMVersions.h"
#include "Predicates.h"

#include "mlir-availability/Dialect/SPIRV/EntryPoints.h"
#include "mlir-availability/Dialect/SPIRV/ResourceTypes.h"

#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::availability;

using Kind = StageUse::Kind;

std::string StageUse::describe() const {
  std::string name = op->getName().getStringRef().str();
  if (auto variable = dyn_cast<spirv::GlobalVariableOp>(op))
    name = ("@" + variable.getSymName()).str();
  else if (auto instruction = dyn_cast<spirv::InstructionOp>(op))
    name = instruction.getInstruction().str();
  return name + " in " + getModelName(model).str();
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

static bool holdsTensors(spirv::GlobalVariableOp variable) {
  auto pointer = dyn_cast<spirv::PointerType>(variable.getType());
  return pointer && isTensor(getResourceType(pointer.getPointeeType()));
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

bool mlir::availability::isWritableResource(spirv::GlobalVariableOp variable) {
  auto pointer = dyn_cast<spirv::PointerType>(variable.getType());
  if (!pointer || isDecorated(variable, spirv::Decoration::NonWritable))
    return false;
  Type resource = getResourceType(pointer.getPointeeType());
  if (isIn(pointer, {spirv::StorageClass::UniformConstant})) {
    auto image = dyn_cast<spirv::ImageType>(resource);
    return image ? isStorageImage(image) : isTensor(resource);
  }
  auto block = dyn_cast<spirv::StructType>(resource);
  if (!block)
    return isIn(pointer, {spirv::StorageClass::StorageBuffer});
  bool isStorageBuffer = isIn(pointer, {spirv::StorageClass::StorageBuffer}) ||
                         (isIn(pointer, {spirv::StorageClass::Uniform}) &&
                          block.hasDecoration(spirv::Decoration::BufferBlock));
  return isStorageBuffer && !isNonWritable(block);
}

/// Returns the storage class of `variable` if not every stage has it.
static std::optional<spirv::StorageClass>
getStageDependentClass(spirv::GlobalVariableOp variable) {
  using spirv::StorageClass;
  auto pointer = dyn_cast<spirv::PointerType>(variable.getType());
  if (!pointer)
    return std::nullopt;
  switch (pointer.getStorageClass()) {
  case StorageClass::Output:
  case StorageClass::Workgroup:
  case StorageClass::RayPayloadKHR:
  case StorageClass::IncomingRayPayloadKHR:
  case StorageClass::HitAttributeKHR:
  case StorageClass::CallableDataKHR:
  case StorageClass::IncomingCallableDataKHR:
  case StorageClass::ShaderRecordBufferKHR:
    return pointer.getStorageClass();
  default:
    return std::nullopt;
  }
}

/// Returns true for a variable in memory that compute shaders may lack.
static bool isInOtherStages(spirv::GlobalVariableOp variable) {
  return getStageDependentClass(variable).value_or(
             spirv::StorageClass::Workgroup) != spirv::StorageClass::Workgroup;
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

namespace {
/// A row of td/dialects/Vulkan/VulkanStageKinds.td: an instruction by its
/// opcode or, if `op` isn't empty, by MLIR's op.
struct StageKindRow {
  Kind kind;
  uint16_t opcode;
  TableString op;
};

#define GET_VulkanStageKindTable_DECL
#define GET_VulkanStageKindTable_IMPL
#include "mlir-availability/Dialect/Vulkan/VulkanStageKinds.inc"

using Kinds = SmallVector<Kind, 1>;

/// The kinds of instructions.
struct KindTable {
  KindTable() {
    for (const StageKindRow &row : VulkanStageKindTable) {
      StringRef name =
          MLIR_AVAILABILITY_TABLE_TEXT(getVulkanStageKindStr, row.op);
      (name.empty() ? byOpcode[row.opcode] : byOp[name]).push_back(row.kind);
    }
  }

  static const KindTable &get() {
    static const KindTable table;
    return table;
  }

  llvm::StringMap<Kinds> byOp;
  DenseMap<uint32_t, Kinds> byOpcode;
};

/// Returns the kinds of ops. Looking up a name as a pointer is faster than as a
/// string.
class KindsOfOps {
public:
  ArrayRef<Kind> get(Operation *op) {
    if (auto instruction = dyn_cast<spirv::InstructionOp>(op)) {
      auto it = KindTable::get().byOpcode.find(instruction.getOpcode());
      return it == KindTable::get().byOpcode.end() ? ArrayRef<Kind>()
                                                   : ArrayRef<Kind>(it->second);
    }
    auto [it, isNew] = byName.try_emplace(op->getName().getAsOpaquePointer());
    if (isNew) {
      auto known = KindTable::get().byOp.find(op->getName().getStringRef());
      if (known != KindTable::get().byOp.end())
        it->second = known->second;
    }
    return it->second;
  }

private:
  DenseMap<void *, ArrayRef<Kind>> byName;
};
} // namespace

/// Returns the scope of execution, or of memory, of `op`.
static std::optional<spirv::Scope> getScope(Operation *op, bool isOfMemory) {
  if (auto instruction = dyn_cast<spirv::InstructionOp>(op))
    return isOfMemory ? getMemoryScope(instruction)
                      : getExecutionScope(instruction);
  auto scope = op->getAttrOfType<spirv::ScopeAttr>(
      isOfMemory ? "memory_scope" : "execution_scope");
  return scope ? std::optional(scope.getValue()) : std::nullopt;
}

/// Returns false for an instruction of another scope than `kind` is about. A
/// group operation without a scope is of the subgroup.
static bool hasScopeOf(Kind kind, Operation *op) {
  switch (kind) {
  case Kind::GroupOperation:
    return getScope(op, /*isOfMemory=*/false)
               .value_or(isa<spirv::InstructionOp>(op)
                             ? spirv::Scope::Subgroup
                             : spirv::Scope::CrossDevice) ==
           spirv::Scope::Subgroup;
  case Kind::WorkgroupExecution:
    return getScope(op, /*isOfMemory=*/false) == spirv::Scope::Workgroup;
  case Kind::WorkgroupMemory:
    return getScope(op, /*isOfMemory=*/true) == spirv::Scope::Workgroup;
  case Kind::ShaderCallMemory:
    return getScope(op, /*isOfMemory=*/true) == spirv::Scope::ShaderCallKHR;
  default:
    return true;
  }
}

/// Returns the kind of an op with results that are cooperative matrices.
static std::optional<Kind> getKindOfResults(Operation *op) {
  for (Type type : op->getResultTypes()) {
    if (isa<spirv::CooperativeMatrixType>(type))
      return Kind::CooperativeMatrix;
    if (isDeclaredBy(type, "OpTypeCooperativeMatrixNV"))
      return Kind::CooperativeMatrixNV;
  }
  return std::nullopt;
}

namespace {
/// Collects the uses of an entry point.
class Uses {
public:
  explicit Uses(spirv::EntryPointOp entryPoint)
      : model(entryPoint.getExecutionModel()) {}

  void add(spirv::GlobalVariableOp variable);
  void add(spirv::FuncOp function);

  /// Returns what was found. `hasMode` tells whether the entry point has an
  /// execution mode.
  SmallVector<StageUse, 0>
  take(function_ref<bool(spirv::ExecutionMode)> hasMode) {
    if (severalStreams && !hasMode(spirv::ExecutionMode::OutputPoints))
      note(Kind::SeveralStreams, severalStreams);
    if (fullyCovered && hasMode(spirv::ExecutionMode::PostDepthCoverage))
      note(Kind::FullyCovered, fullyCovered);
    return std::move(uses);
  }

private:
  void note(Kind kind, Operation *op) {
    if (llvm::none_of(uses,
                      [&](const StageUse &use) { return use.kind == kind; }))
      uses.push_back({kind, op, model});
  }

  void noteStream(Operation *op);

  spirv::ExecutionModel model;
  KindsOfOps kinds;
  SmallVector<StageUse, 0> uses;
  /// The first stream that vertices are emitted to, and the first op with
  /// another.
  std::optional<APInt> stream;
  Operation *severalStreams = nullptr;
  /// The variable that is FullyCoveredEXT.
  Operation *fullyCovered = nullptr;
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
  if (isBuiltIn(variable, StorageClass::Output,
                BuiltIn::PrimitiveShadingRateKHR))
    note(Kind::PrimitiveShadingRate, variable);
  if (isBuiltIn(variable, StorageClass::Input, BuiltIn::FullyCoveredEXT))
    fullyCovered = variable;
  std::optional<StorageClass> storageClass = getStageDependentClass(variable);
  if (storageClass && llvm::none_of(uses, [&](const StageUse &use) {
        return use.storageClass == storageClass;
      }))
    uses.push_back({Kind::Memory, variable, model, storageClass});
}

void Uses::noteStream(Operation *op) {
  APInt number;
  Value last = getLastOperand(*op);
  if (!last || !matchPattern(last, m_ConstantInt(&number)))
    return;
  if (stream && number != *stream && !severalStreams)
    severalStreams = op;
  stream = number;
}

void Uses::add(spirv::FuncOp function) {
  function.walk([&](Operation *op) {
    for (Kind kind : kinds.get(op))
      if (kind == Kind::SeveralStreams)
        noteStream(op);
      else if (hasScopeOf(kind, op))
        note(kind, op);
    if (std::optional<Kind> kind = getKindOfResults(op))
      note(*kind, op);
  });
}

/// Returns true for the kinds that compute shaders need something for.
static bool isAskedInCompute(Kind kind) {
  return kind == Kind::Tensor || kind == Kind::CooperativeVector ||
         kind == Kind::ShaderCallMemory;
}
static bool isAskedInCompute(const StageUse &use) {
  return isAskedInCompute(use.kind) ||
         (use.storageClass &&
          use.storageClass != spirv::StorageClass::Workgroup);
}

/// Returns true when the module of `block` may have instructions of these
/// kinds: their types are declarations that only a binary has, and their
/// capabilities may be none of MLIR's.
static bool mayHaveInstructions(Block &block) {
  return !block.getOps<spirv::TypeOp>().empty() ||
         !block.getOps<spirv::InstructionOp>().empty();
}

/// Returns true when `block` has an instruction of these kinds.
static bool hasInstructionAskedInCompute(Block &block) {
  const KindTable &table = KindTable::get();
  return block
      .walk([&](spirv::InstructionOp op) {
        auto it = table.byOpcode.find(op.getOpcode());
        return it != table.byOpcode.end() &&
                       llvm::any_of(it->second,
                                    [&](Kind kind) {
                                      return isAskedInCompute(kind) &&
                                             hasScopeOf(kind, op);
                                    })
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Returns true when the module of `block` may have the scope ShaderCallKHR in
/// MLIR's ops: the scope takes this capability.
static bool mayCallShaders(Block &block) {
  auto module = dyn_cast_if_present<spirv::ModuleOp>(block.getParentOp());
  std::optional<spirv::VerCapExtAttr> triple =
      module ? module.getVceTriple() : std::nullopt;
  return triple && llvm::is_contained(triple->getCapabilities(),
                                      spirv::Capability::RayTracingKHR);
}

namespace {
/// Whether anything is of these kinds; an analysis of a module's block.
struct ComputeUses {
  explicit ComputeUses(Block &block)
      : any(llvm::any_of(block.getOps<spirv::GlobalVariableOp>(),
                         [](spirv::GlobalVariableOp variable) {
                           return holdsTensors(variable) ||
                                  isInOtherStages(variable);
                         }) ||
            (mayHaveInstructions(block) &&
             hasInstructionAskedInCompute(block)) ||
            mayCallShaders(block)) {}

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
  if (!block || (isCompute && !analyses.get<ComputeUses>(*block).any))
    return {};
  Uses uses(entryPoint);
  for (Operation *used : getUsedSymbols(entryPoint, analyses)) {
    if (auto variable = dyn_cast<spirv::GlobalVariableOp>(used))
      uses.add(variable);
    else if (auto function = dyn_cast<spirv::FuncOp>(used))
      uses.add(function);
  }
  SmallVector<StageUse, 0> found = uses.take([&](spirv::ExecutionMode wanted) {
    return llvm::any_of(analyses.get<ModuleSymbols>(*block).getModes(
                            entryPoint.getFnAttr().getAttr()),
                        [&](spirv::ExecutionModeOp mode) {
                          return mode.getExecutionMode() == wanted;
                        });
  });
  if (isCompute)
    llvm::erase_if(found,
                   [](const StageUse &use) { return !isAskedInCompute(use); });
  return found;
}
