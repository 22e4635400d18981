//===- Interfaces.cpp - Predicates on shader interfaces -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MemberDecorations.h"
#include "Predicates.h"

#include "mlir-availability/Dialect/SPIRV/Binary/InstructionNames.h"
#include "mlir-availability/Dialect/SPIRV/Decorations.h"
#include "mlir-availability/Dialect/SPIRV/EntryPoints.h"
#include "mlir-availability/Dialect/SPIRV/Layout.h"
#include "mlir-availability/Dialect/SPIRV/ResourceTypes.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns the pointee type of `variable`; null if it isn't a pointer.
static Type getPointee(spirv::GlobalVariableOp variable) {
  auto pointer = dyn_cast<spirv::PointerType>(variable.getType());
  return pointer ? pointer.getPointeeType() : Type();
}

bool mlir::availability::holdsNoStruct(spirv::GlobalVariableOp variable) {
  Type pointee = getPointee(variable);
  return pointee && !isa<spirv::StructType>(getResourceType(pointee));
}

bool mlir::availability::isStruct(spirv::GlobalVariableOp variable) {
  return isa_and_nonnull<spirv::StructType>(getPointee(variable));
}

bool mlir::availability::holdsData(spirv::GlobalVariableOp variable) {
  Type pointee = getPointee(variable);
  if (!pointee)
    return false;
  Type type = getResourceType(pointee);
  // Types that MLIR lacks have the names of the instructions that declare them.
  if (auto named = dyn_cast<spirv::StructType>(type))
    return !named.isIdentified() ||
           !named.getIdentifier().starts_with("OpType");
  return type.isIntOrFloat() ||
         isa<VectorType, spirv::MatrixType, spirv::PointerType,
             spirv::CooperativeMatrixType>(type);
}

bool mlir::availability::lacksDecoratedStruct(
    spirv::GlobalVariableOp variable,
    ArrayRef<spirv::StorageClass> storageClasses,
    ArrayRef<spirv::Decoration> decorations) {
  if (!isIn(variable.getType(), storageClasses))
    return false;
  auto type =
      dyn_cast<spirv::StructType>(getResourceType(getPointee(variable)));
  // Types that MLIR lacks are structs without members.
  if (!type || type.getNumElements() == 0 ||
      llvm::any_of(decorations, [&](spirv::Decoration each) {
        return type.hasDecoration(each);
      }))
    return false;
  auto module = variable->getParentOfType<spirv::ModuleOp>();
  return module && module->hasAttr(kReadFromBinaryAttrName);
}

bool mlir::availability::pushesMoreThan(spirv::GlobalVariableOp variable,
                                        uint64_t most) {
  if (!isIn(variable.getType(), {spirv::StorageClass::PushConstant}))
    return false;
  std::optional<ExplicitSize> size =
      ExplicitLayout().getSize(getPointee(variable));
  return size && size->fixed > most;
}

bool mlir::availability::hasStrideAbove(spirv::GlobalVariableOp variable,
                                        uint64_t most) {
  auto stride = variable->getAttrOfType<IntegerAttr>("xfb_stride");
  return stride && stride.getValue().ugt(most);
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

bool mlir::availability::takesOrReturns(spirv::EntryPointOp entryPoint,
                                        AnalysisCache &analyses) {
  Block *block = entryPoint->getBlock();
  if (!block)
    return false;
  auto function = dyn_cast_if_present<spirv::FuncOp>(
      analyses.get<ModuleSymbols>(*block).lookup(
          entryPoint.getFnAttr().getAttr()));
  return function && (!function.getArgumentTypes().empty() ||
                      !function.getResultTypes().empty());
}

namespace {
/// State shared by all entry points of a module; an analysis of its block.
struct SharedInterface {
  explicit SharedInterface(Block &block);

  /// The number of push constant variables.
  unsigned numPushConstants = 0;
  /// Whether an instruction without an MLIR op states a workgroup size. The
  /// reader of binaries makes an execution mode for each size that it can
  /// evaluate. For other sizes, the entry point isn't known here.
  bool statesSizeOtherwise = false;
  /// The execution modes that MLIR lacks.
  SmallVector<spirv::InstructionOp, 0> foreignModes;
};
} // namespace

/// Returns true for modes with sizes given as ids, and for the decoration of a
/// constant as a size.
static bool statesSize(spirv::InstructionOp op) {
  ArrayRef<int32_t> enumerants = op.getEnumerants();
  if (op.getInstruction() == "OpDecorate")
    return enumerants.size() == 4 &&
           enumerants[3] == static_cast<int32_t>(spirv::BuiltIn::WorkgroupSize);
  return setsModeByIds(op, spirv::ExecutionMode::LocalSizeId);
}

SharedInterface::SharedInterface(Block &block) {
  for (Operation &op : block) {
    if (auto variable = dyn_cast<spirv::GlobalVariableOp>(op))
      numPushConstants +=
          isIn(variable.getType(), {spirv::StorageClass::PushConstant});
    else if (auto instruction = dyn_cast<spirv::InstructionOp>(op)) {
      statesSizeOtherwise |= statesSize(instruction);
      if (instruction.getInstruction() == "OpExecutionMode")
        foreignModes.push_back(instruction);
    }
  }
}

bool mlir::availability::statesWorkgroupSize(spirv::EntryPointOp entryPoint,
                                             AnalysisCache &analyses,
                                             uint32_t otherMode) {
  Block *block = entryPoint->getBlock();
  if (!block)
    return true;
  const auto &shared = analyses.get<SharedInterface>(*block);
  if (shared.statesSizeOtherwise ||
      llvm::any_of(shared.foreignModes, [&](spirv::InstructionOp mode) {
        return hasEnumerant(mode, "ExecutionMode", otherMode);
      }))
    return true;
  const auto &symbols = analyses.get<ModuleSymbols>(*block);
  StringAttr function = entryPoint.getFnAttr().getAttr();
  return llvm::any_of(symbols.getModes(function),
                      [](spirv::ExecutionModeOp mode) {
                        return mode.getExecutionMode() ==
                                   spirv::ExecutionMode::LocalSize ||
                               mode.getExecutionMode() ==
                                   spirv::ExecutionMode::LocalSizeId;
                      }) ||
         llvm::any_of(symbols.getModesByIds(function), [&](Operation *op) {
           return !getLocalSizeByIds(*op, analyses).empty();
         });
}

bool mlir::availability::hasIncompleteQuads(spirv::ExecutionModeOp mode,
                                            AnalysisCache &analyses,
                                            bool isLinear) {
  Block *block = mode->getBlock();
  if (!block)
    return false;
  auto isIncomplete = [&](spirv::ExecutionModeOp other) {
    if (other.getExecutionMode() != spirv::ExecutionMode::LocalSize &&
        other.getExecutionMode() != spirv::ExecutionMode::LocalSizeId)
      return false;
    auto numbers = llvm::map_to_vector(
        other.getValues().getAsRange<IntegerAttr>(), [](IntegerAttr number) {
          return number.getValue().zextOrTrunc(64).getZExtValue();
        });
    if (numbers.size() != 3)
      return false;
    // The product may be too large, but that of its factors' remainders isn't.
    return isLinear
               ? (numbers[0] % 4) * (numbers[1] % 4) * (numbers[2] % 4) % 4 != 0
               : (numbers[0] | numbers[1]) % 2 != 0;
  };
  return llvm::any_of(
      analyses.get<ModuleSymbols>(*block).getModes(mode.getFnAttr().getAttr()),
      isIncomplete);
}

/// Returns true when `variable`, or a member of the block that it holds, has an
/// Offset and not all of `decorations`.
static bool hasOffsetWithout(spirv::GlobalVariableOp variable,
                             ArrayRef<spirv::Decoration> decorations) {
  Type pointee = getPointee(variable);
  auto block = dyn_cast_if_present<spirv::StructType>(
      pointee ? getResourceType(pointee) : Type());
  auto lacksAny = [&](auto has) {
    return decorations.empty() || !llvm::all_of(decorations, has);
  };
  // Members have the decorations of their block, too.
  auto isDecoratedWhole = [&](spirv::Decoration each) {
    return isDecorated(variable, each) || (block && block.hasDecoration(each));
  };
  if (!block)
    return variable->hasAttr("offset") && lacksAny(isDecoratedWhole);
  MemberDecorations ofMembers(block);
  return llvm::any_of(llvm::seq(block.getNumElements()), [&](unsigned index) {
    return ofMembers.getOffset(index) && lacksAny([&](spirv::Decoration each) {
             return isDecoratedWhole(each) || ofMembers.has(index, each);
           });
  });
}

bool mlir::availability::hasOffsetWithout(
    spirv::EntryPointOp entryPoint, AnalysisCache &analyses,
    spirv::StorageClass storageClass, ArrayRef<spirv::Decoration> decorations) {
  Block *block = entryPoint->getBlock();
  if (!block)
    return false;
  const auto &symbols = analyses.get<ModuleSymbols>(*block);
  return llvm::any_of(entryPoint.getInterface().getAsRange<FlatSymbolRefAttr>(),
                      [&](FlatSymbolRefAttr name) {
                        auto variable =
                            dyn_cast_or_null<spirv::GlobalVariableOp>(
                                symbols.lookup(name.getAttr()));
                        return variable &&
                               isIn(variable.getType(), {storageClass}) &&
                               ::hasOffsetWithout(variable, decorations);
                      });
}

bool mlir::availability::hasSeveralIn(spirv::EntryPointOp entryPoint,
                                      AnalysisCache &analyses,
                                      spirv::StorageClass storageClass) {
  Block *block = entryPoint->getBlock();
  if (!block || entryPoint.getInterface().size() < 2)
    return false;
  const auto &symbols = analyses.get<ModuleSymbols>(*block);
  return llvm::count_if(
             entryPoint.getInterface().getAsRange<FlatSymbolRefAttr>(),
             [&](FlatSymbolRefAttr name) {
               auto variable = dyn_cast_or_null<spirv::GlobalVariableOp>(
                   symbols.lookup(name.getAttr()));
               return variable && isIn(variable.getType(), {storageClass});
             }) > 1;
}

bool mlir::availability::usesSeveralPushConstants(
    spirv::EntryPointOp entryPoint, AnalysisCache &analyses) {
  Block *block = entryPoint->getBlock();
  // With fewer than two variables there is no need to walk function bodies.
  if (!block || analyses.get<SharedInterface>(*block).numPushConstants < 2)
    return false;
  return llvm::count_if(
             getUsedSymbols(entryPoint, analyses), [](Operation *used) {
               auto variable = dyn_cast<spirv::GlobalVariableOp>(used);
               return variable && isIn(variable.getType(),
                                       {spirv::StorageClass::PushConstant});
             }) > 1;
}
