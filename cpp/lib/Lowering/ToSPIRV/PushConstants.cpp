//===- PushConstants.cpp - The push constants of kernels ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Workaround: push-constant-descriptors
// Upstream's spirv-lower-abi-attrs makes a variable with a descriptor for each
// argument. For push constants this is invalid: Vulkan allows one variable,
// without a descriptor. We merge the variables.
//
//===----------------------------------------------------------------------===//

#include "PushConstants.h"

#include "mlir-availability/Dialect/SPIRV/Layout.h"
#include "mlir-availability/Lowering/Kernels/KernelBindings.h"

#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/Support/MathExtras.h"

#include <map>

using namespace mlir;
using namespace mlir::availability;

/// Returns the `spirv.interface_var_abi` of argument `index` of a kernel, null
/// if it has none.
static spirv::InterfaceVarABIAttr getABI(gpu::GPUFuncOp kernel,
                                         unsigned index) {
  return kernel.getArgAttrOfType<spirv::InterfaceVarABIAttr>(
      index, spirv::getInterfaceVarABIAttrName());
}

// Workaround: interface-abi-of-some
// Upstream's pattern for gpu.func fails if only some arguments have a
// spirv.interface_var_abi. We add it to the others.
void mlir::availability::completeInterfaceABI(gpu::GPUModuleOp module) {
  for (auto [kernelIndex, kernel] :
       llvm::enumerate(module.getOps<gpu::GPUFuncOp>())) {
    if (!kernel.isKernel())
      continue;
    SmallVector<KernelBinding> bindings = getKernelBindings(kernel);
    bool isDefault = true;
    for (auto [index, binding] : llvm::enumerate(bindings))
      if (binding.isPushConstant || getABI(kernel, index))
        isDefault = false;
    if (isDefault)
      continue;
    for (auto [index, binding] : llvm::enumerate(bindings)) {
      std::optional<spirv::StorageClass> storageClass;
      if (spirv::InterfaceVarABIAttr abi = getABI(kernel, index))
        storageClass = abi.getStorageClass();
      else if (kernel.getArgumentTypes()[index].isIntOrIndexOrFloat())
        storageClass = spirv::StorageClass::StorageBuffer;
      // For a push constant, the descriptor numbers encode its kernel and its
      // order.
      bool isPushConstant = binding.isPushConstant;
      kernel.setArgAttr(
          index, spirv::getInterfaceVarABIAttrName(),
          spirv::getInterfaceVarABIAttr(
              isPushConstant ? kernelIndex : binding.descriptorSet,
              isPushConstant ? index : binding.binding, storageClass,
              module.getContext()));
    }
  }
}

/// Returns the type of the push constant in a variable.
static Type getContents(spirv::GlobalVariableOp variable) {
  auto pointer = cast<spirv::PointerType>(variable.getType());
  return cast<spirv::StructType>(pointer.getPointeeType()).getElementType(0);
}

/// Replaces each pointer to or into `variable` by a pointer to the member
/// `index` of `merged`.
static LogicalResult replaceUses(spirv::ModuleOp module,
                                 spirv::GlobalVariableOp variable,
                                 spirv::GlobalVariableOp merged,
                                 unsigned index) {
  SmallVector<spirv::AddressOfOp> addresses;
  module.walk([&](spirv::AddressOfOp address) {
    if (address.getVariable() == variable.getSymName())
      addresses.push_back(address);
  });
  for (spirv::AddressOfOp address : addresses) {
    ImplicitLocOpBuilder builder(address.getLoc(), address);
    auto pointer = spirv::AddressOfOp::create(builder, merged);
    Value member = spirv::ConstantOp::create(builder, builder.getI32Type(),
                                             builder.getI32IntegerAttr(index));
    for (Operation *user : llvm::make_early_inc_range(address->getUsers())) {
      auto chain = dyn_cast<spirv::AccessChainOp>(user);
      if (!chain)
        return emitError(user->getLoc())
               << "a push constant can't be passed on to another function; "
                  "load it before";
      SmallVector<Value> indices(chain.getIndices());
      indices.front() = member;
      builder.setInsertionPoint(chain);
      chain.replaceAllUsesWith(
          spirv::AccessChainOp::create(builder, pointer, indices).getResult());
      chain.erase();
    }
    address.erase();
  }
  return success();
}

/// Merges several variables into one called `name`.
static LogicalResult
merge(spirv::ModuleOp module, SymbolTable &symbols, const Twine &name,
      const std::map<uint32_t, spirv::GlobalVariableOp> &variables) {
  spirv::GlobalVariableOp first = variables.begin()->second;
  SmallVector<Type> types;
  SmallVector<spirv::StructType::OffsetInfo> offsets;
  uint64_t size = 0;
  for (auto [index, variable] : variables) {
    Type type = getContents(variable);
    std::optional<ExplicitSize> taken = ExplicitLayout().getSize(type);
    std::optional<StandardLayout> standard = StandardLayouts().get(type);
    if (!taken || taken->stride != 0 || !standard)
      return emitError(variable.getLoc())
             << "a push constant can't have type " << type
             << "; pass it in a storage buffer";
    types.push_back(type);
    offsets.push_back(llvm::alignTo(size, standard->alignment));
    size = offsets.back() + taken->fixed;
  }
  if (size > kMaxPushConstantsSize)
    return emitError(first.getLoc())
           << "push constants of " << size << " bytes are more than the "
           << kMaxPushConstantsSize
           << " that every Vulkan device has; pass some of them in storage "
              "buffers";
  auto type = spirv::PointerType::get(spirv::StructType::get(types, offsets),
                                      spirv::StorageClass::PushConstant);
  OpBuilder builder(first);
  auto merged = spirv::GlobalVariableOp::create(builder, first.getLoc(), type,
                                                name.str());
  symbols.insert(merged, Block::iterator(first));
  for (auto [position, entry] : llvm::enumerate(variables)) {
    if (failed(replaceUses(module, entry.second, merged, position)))
      return failure();
    symbols.erase(entry.second);
  }
  return success();
}

LogicalResult
mlir::availability::mergePushConstants(spirv::ModuleOp module,
                                       ArrayRef<PassedSizes> sizes) {
  // The order is by kernel, then by argument.
  std::map<uint32_t, std::map<uint32_t, spirv::GlobalVariableOp>> kernels;
  for (auto variable : module.getOps<spirv::GlobalVariableOp>())
    if (variable.storageClass() == spirv::StorageClass::PushConstant)
      kernels[*variable.getDescriptorSet()][*variable.getBinding()] = variable;
  if (kernels.empty())
    return success();
  SymbolTable symbols(module);
  auto isKept = [&](Attribute name) {
    auto variable = symbols.lookup<spirv::GlobalVariableOp>(
        cast<FlatSymbolRefAttr>(name).getValue());
    return !variable ||
           variable.storageClass() != spirv::StorageClass::PushConstant;
  };
  for (auto entryPoint : module.getOps<spirv::EntryPointOp>())
    entryPoint.setInterfaceAttr(ArrayAttr::get(
        module.getContext(),
        llvm::filter_to_vector(entryPoint.getInterface(), isKept)));
  for (const auto &[kernel, variables] : kernels)
    if (failed(merge(module, symbols,
                     "push_constants" + (sizes[kernel].descriptor
                                             ? StringRef()
                                             : sizes[kernel].description),
                     variables)))
      return failure();
  return success();
}
