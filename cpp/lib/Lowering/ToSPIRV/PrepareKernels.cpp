//===- PrepareKernels.cpp - Requirements of the conversion ----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "mlir/Conversion/MemRefToSPIRV/MemRefToSPIRV.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::availability;

/// Makes a kernel state its workgroup size.
static LogicalResult setEntryPointABI(gpu::GPUFuncOp kernel) {
  spirv::EntryPointABIAttr abi = spirv::lookupEntryPointABI(kernel);
  if (abi && abi.getWorkgroupSize())
    return success();
  DenseI32ArrayAttr size = kernel.getKnownBlockSizeAttr();
  if (!size)
    return emitError(kernel.getLoc())
           << "kernel '" << kernel.getName()
           << "' doesn't state the size of its workgroups; give it "
              "'known_block_size' or 'workgroup_size' in "
              "'spirv.entry_point_abi'";
  kernel->setAttr(
      spirv::getEntryPointABIAttrName(),
      spirv::getEntryPointABIAttr(kernel.getContext(), size.asArrayRef(),
                                  abi ? abi.getSubgroupSize() : std::nullopt,
                                  abi ? abi.getTargetWidth() : std::nullopt));
  return success();
}

/// Replaces queries of the workgroup size in functions that kernels call, where
/// it isn't stated, by the size that all kernels share.
static LogicalResult replaceSizeQueries(gpu::GPUModuleOp module) {
  SmallVector<gpu::BlockDimOp> queries;
  for (auto function : module.getOps<func::FuncOp>())
    function.walk([&](gpu::BlockDimOp query) { queries.push_back(query); });
  for (auto function : module.getOps<gpu::GPUFuncOp>())
    if (!function.isKernel())
      function.walk([&](gpu::BlockDimOp query) { queries.push_back(query); });
  if (queries.empty())
    return success();
  DenseI32ArrayAttr size;
  for (auto kernel : module.getOps<gpu::GPUFuncOp>()) {
    if (!kernel.isKernel())
      continue;
    DenseI32ArrayAttr stated =
        spirv::lookupEntryPointABI(kernel).getWorkgroupSize();
    if (size && size != stated)
      return emitError(queries.front().getLoc())
             << "'" << queries.front()->getName()
             << "' is in a function, but the kernels have workgroups of "
                "different sizes; inline the function into the kernels";
    size = stated;
  }
  for (gpu::BlockDimOp query : queries) {
    OpBuilder builder(query);
    query.replaceAllUsesWith(
        arith::ConstantIndexOp::create(
            builder, query.getLoc(),
            size[static_cast<unsigned>(query.getDimension())])
            .getResult());
    query.erase();
  }
  return success();
}

/// Fails for workgroup or subgroup sizes that aren't positive.
//
// Workaround: spirv-attributes-unverified
// Upstream's spirv.entry_point_abi accepts any numbers.
static LogicalResult verifyEntryPointABI(gpu::GPUFuncOp kernel) {
  spirv::EntryPointABIAttr abi = spirv::lookupEntryPointABI(kernel);
  auto isPositive = [](int32_t number) { return number > 0; };
  if (!abi)
    return success();
  if (DenseI32ArrayAttr size = abi.getWorkgroupSize();
      size &&
      (size.size() != 3 || !llvm::all_of(size.asArrayRef(), isPositive)))
    return emitError(kernel.getLoc())
           << "kernel '" << kernel.getName()
           << "' states the size of its workgroups by " << size
           << "; expected three positive numbers";
  if (std::optional<int> size = abi.getSubgroupSize(); size && *size <= 0)
    return emitError(kernel.getLoc())
           << "kernel '" << kernel.getName() << "' states subgroups of "
           << *size << " invocations; the number must be positive";
  return success();
}

/// Returns true when the layout of `type` is known at compile time.
static bool hasKnownLayout(MemRefType type) {
  int64_t offset;
  SmallVector<int64_t> strides;
  return succeeded(type.getStridesAndOffset(strides, offset)) &&
         ShapedType::isStatic(offset) && ShapedType::isStaticShape(strides);
}

/// Returns true for memory without elements.
static bool isEmpty(Type type) {
  auto memory = dyn_cast<MemRefType>(type);
  return memory && llvm::is_contained(memory.getShape(), 0);
}

/// Fails for an op that makes memory without elements.
static LogicalResult verifyMemory(gpu::GPUModuleOp module) {
  WalkResult result = module.walk([](Operation *op) -> WalkResult {
    for (Type type : op->getResultTypes())
      if (isEmpty(type))
        return emitError(op->getLoc())
               << "'" << op->getName() << "' has a result of type " << type
               << ", which has no elements, and SPIR-V has no memory of the "
                  "size 0; leave out what uses it";
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

/// Returns the storage class for a memory space, which may be a `gpu` address
/// space; std::nullopt if there is none.
static std::optional<spirv::StorageClass> mapMemorySpace(Attribute space) {
  if (auto named = dyn_cast_or_null<spirv::StorageClassAttr>(space))
    return named.getValue();
  auto address = dyn_cast_or_null<gpu::AddressSpaceAttr>(space);
  if (!address)
    return spirv::mapMemorySpaceToVulkanStorageClass(space);
  switch (address.getValue()) {
  case gpu::AddressSpace::Global:
    return spirv::StorageClass::StorageBuffer;
  case gpu::AddressSpace::Workgroup:
    return spirv::StorageClass::Workgroup;
  case gpu::AddressSpace::Private:
    return spirv::StorageClass::Function;
  default:
    return std::nullopt;
  }
}

/// Fails for an argument type that can't be passed to a kernel.
static LogicalResult verifyArgumentType(gpu::GPUFuncOp kernel, unsigned index) {
  Type type = kernel.getArgument(index).getType();
  auto emit = [&] {
    return emitError(kernel.getLoc())
           << "argument " << index << " of kernel '" << kernel.getName()
           << "' has the type " << type;
  };
  if (getElementTypeOrSelf(type).isInteger(1) && !isa<BaseMemRefType>(type))
    return emit() << ", but Vulkan has no booleans in buffers; pass i32, or a "
                     "memref";
  if (auto memory = dyn_cast<MemRefType>(type)) {
    if (isEmpty(memory))
      return emit() << ", which has no elements, and a buffer can't have the "
                       "size 0; leave the argument out";
    if (!hasKnownLayout(memory))
      return emit() << ", whose strides or offset are dynamic, but kernels are "
                       "passed only dynamic sizes; leave the layout out";
    switch (mapMemorySpace(memory.getMemorySpace())
                .value_or(spirv::StorageClass::StorageBuffer)) {
    case spirv::StorageClass::Workgroup:
      return emit() << ", workgroup memory, which can't be an argument; "
                       "declare it as 'workgroup' of the kernel";
    case spirv::StorageClass::Function:
    case spirv::StorageClass::Private:
      return emit() << ", private memory, which can't be an argument; declare "
                       "it as 'private' of the kernel";
    case spirv::StorageClass::CrossWorkgroup:
      return emit() << ", an OpenCL pointer; leave the memory space out to get "
                       "a storage buffer";
    default:
      return success();
    }
  }
  if (auto vector = dyn_cast<VectorType>(type);
      vector && !spirv::CompositeType::isValid(vector))
    return emit() << ", which isn't a vector of two to four numbers; pass a "
                     "memref";
  return success();
}

/// Fails for arguments that can't be passed to a kernel.
static LogicalResult verifyArguments(gpu::GPUFuncOp kernel) {
  for (unsigned index = 0; index < kernel.getNumArguments(); ++index)
    if (failed(verifyArgumentType(kernel, index)))
      return failure();
  return success();
}

// Workaround: vector-of-three-stride
// Upstream's type converter packs vectors of three elements tightly, as the
// launcher of a kernel does. Vulkan aligns them like vectors of four ("Offset
// and Stride Assignment"), so the binary is invalid.
LogicalResult mlir::availability::verifyVectors(gpu::GPUModuleOp module) {
  for (auto kernel : module.getOps<gpu::GPUFuncOp>())
    for (auto [index, type] : llvm::enumerate(kernel.getArgumentTypes())) {
      auto memory = dyn_cast<MemRefType>(type);
      auto vector =
          memory ? dyn_cast<VectorType>(memory.getElementType()) : VectorType();
      if (kernel.isKernel() && vector && vector.getNumElements() == 3)
        return emitError(kernel.getLoc())
               << "argument " << index << " of kernel '" << kernel.getName()
               << "' has the type " << type
               << ", whose vectors can't be contiguous in Vulkan; make them a "
                  "dimension of the memref, or vectors of four";
    }
  return success();
}

LogicalResult mlir::availability::prepareKernels(gpu::GPUModuleOp module) {
  for (auto kernel : module.getOps<gpu::GPUFuncOp>())
    if (kernel.isKernel() && (failed(setEntryPointABI(kernel)) ||
                              failed(verifyEntryPointABI(kernel)) ||
                              failed(verifyArguments(kernel))))
      return failure();
  if (failed(verifyMemory(module)))
    return failure();
  return replaceSizeQueries(module);
}

LogicalResult mlir::availability::mapMemorySpaces(Operation *root) {
  spirv::MemorySpaceToStorageClassConverter converter(mapMemorySpace);
  spirv::convertMemRefTypesAndAttrs(root, converter);
  auto target = spirv::getMemorySpaceToStorageClassTarget(*root->getContext());
  WalkResult result = root->walk([&](Operation *op) {
    if (!target->isIllegal(op))
      return WalkResult::advance();
    emitError(op->getLoc())
        << "'" << op->getName()
        << "' has a memory space that is not a SPIR-V storage class";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}
