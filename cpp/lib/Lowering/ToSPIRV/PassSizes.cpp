//===- PassSizes.cpp - Passing sizes to kernels ---------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassSizes.h"

#include "PushConstants.h"

#include "mlir-availability/Lowering/Kernels/KernelBindings.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// A buffer argument of a kernel.
struct Buffer {
  BlockArgument argument;
  KernelBinding binding;
  /// Whether the kernel needs the size of each dimension at run time.
  SmallVector<bool> isNeeded;
  /// The sizes, by dimension; null if unused.
  SmallVector<Value> sizes;

  MemRefType getType() const { return cast<MemRefType>(argument.getType()); }
  /// Returns true when locating an element requires the sizes.
  bool isToBeFlattened() const {
    MemRefType type = getType();
    return type.getLayout().isIdentity() && type.getRank() > 1 &&
           ShapedType::isDynamicShape(type.getShape().drop_front());
  }
};

/// Rewrites one kernel.
class SizePasser {
public:
  SizePasser(gpu::GPUFuncOp kernel, unsigned freeBinding)
      : kernel(kernel), freeBinding(freeBinding) {}

  FailureOr<PassedSizes> run();

private:
  void collectBuffers();
  LogicalResult findNeeds();
  LogicalResult findNeeds(Buffer &buffer, Operation *user);
  bool fitsPushConstants();
  PassedSizes describe();
  void addArguments(PassedSizes &passed);
  void replaceQuestions(Buffer &buffer);
  void flatten(Buffer &buffer);

  gpu::GPUFuncOp kernel;
  /// The binding of the storage buffer for sizes, in set 0, if there is one.
  unsigned freeBinding;
  SmallVector<Buffer> buffers;
  /// The number of sizes that are passed.
  unsigned count = 0;
};
} // namespace

void SizePasser::collectBuffers() {
  SmallVector<KernelBinding> bindings = getKernelBindings(kernel);
  for (auto [argument, binding] :
       llvm::zip(kernel.getArguments(), std::move(bindings)))
    if (auto type = dyn_cast<MemRefType>(argument.getType()))
      buffers.push_back({argument, binding,
                         SmallVector<bool>(type.getRank(), false),
                         SmallVector<Value>(type.getRank())});
}

/// Determines which sizes of `buffer` its user needs.
LogicalResult SizePasser::findNeeds(Buffer &buffer, Operation *user) {
  MemRefType type = buffer.getType();
  if (auto question = dyn_cast<memref::DimOp>(user)) {
    std::optional<int64_t> index = question.getConstantIndex();
    if (!index)
      return emitError(user->getLoc())
             << "'" << user->getName()
             << "' asks for the size of a dimension whose index is not "
                "constant; make the index a constant";
    if (*index < type.getRank() && type.isDynamicDim(*index))
      buffer.isNeeded[*index] = true;
    return success();
  }
  if (!buffer.isToBeFlattened())
    return success();
  if (!isa<memref::LoadOp, memref::StoreOp, memref::AtomicRMWOp,
           memref::GenericAtomicRMWOp>(user))
    return emitError(user->getLoc())
           << "'" << user->getName() << "' is not supported on " << type
           << ", whose sizes are known only at run time; load and store its "
              "elements";
  for (int64_t index = 1; index < type.getRank(); ++index)
    if (type.isDynamicDim(index))
      buffer.isNeeded[index] = true;
  return success();
}

LogicalResult SizePasser::findNeeds() {
  for (Buffer &buffer : buffers) {
    for (Operation *user :
         llvm::make_early_inc_range(buffer.argument.getUsers()))
      if (isa<memref::DimOp>(user) && user->use_empty())
        user->erase();
      else if (failed(findNeeds(buffer, user)))
        return failure();
    count += llvm::count(buffer.isNeeded, true);
  }
  return success();
}

bool SizePasser::fitsPushConstants() {
  uint64_t size = 0;
  for (auto [type, binding] :
       llvm::zip(kernel.getArgumentTypes(), getKernelBindings(kernel))) {
    if (!binding.isPushConstant)
      continue;
    // A vector of three elements has the alignment of one of four.
    uint64_t bytes = 4;
    Type element = binding.buffer.elementType;
    if (auto vector = dyn_cast<VectorType>(element)) {
      bytes = llvm::PowerOf2Ceil(vector.getNumElements());
      element = vector.getElementType();
    } else {
      bytes = 1;
    }
    bytes *= element.isIntOrFloat()
                 ? llvm::divideCeil(element.getIntOrFloatBitWidth(), 8)
                 : 8;
    size = llvm::alignTo(size, bytes);
    auto memory = dyn_cast<MemRefType>(type);
    size += bytes *
            (memory && memory.hasStaticShape() ? memory.getNumElements() : 1);
  }
  return llvm::alignTo(size, 4) + 4 * count <= kMaxPushConstantsSize;
}

/// Describes the sizes that are passed.
PassedSizes SizePasser::describe() {
  PassedSizes passed;
  llvm::raw_string_ostream os(passed.description);
  os << "sizes(";
  llvm::ListSeparator comma(",");
  for (const Buffer &buffer : buffers) {
    if (!llvm::is_contained(buffer.isNeeded, true))
      continue;
    os << comma << buffer.binding.descriptorSet << '.' << buffer.binding.binding
       << ':';
    MemRefType type = buffer.getType();
    llvm::ListSeparator cross("x");
    for (auto [size, isNeeded] : llvm::zip(type.getShape(), buffer.isNeeded)) {
      os << cross;
      if (isNeeded)
        os << '?';
      else if (ShapedType::isDynamic(size) || !type.getLayout().isIdentity())
        os << '_'; // A passed array may have gaps in this dimension.
      else
        os << size;
    }
    if (auto vector = dyn_cast<VectorType>(type.getElementType()))
      for (int64_t size : vector.getShape())
        os << cross << size;
  }
  os << ')';
  if (!fitsPushConstants())
    passed.descriptor = {0, freeBinding};
  return passed;
}

/// Adds the arguments for sizes, and loads the sizes.
void SizePasser::addArguments(PassedSizes &passed) {
  Location loc = kernel.getLoc();
  ImplicitLocOpBuilder builder(loc, kernel->getContext());
  builder.setInsertionPointToStart(&kernel.getBody().front());
  auto add = [&](Type type, unsigned binding,
                 std::optional<spirv::StorageClass> storageClass) {
    auto abi = spirv::getInterfaceVarABIAttr(0, binding, storageClass,
                                             builder.getContext());
    auto named = builder.getNamedAttr(spirv::getInterfaceVarABIAttrName(), abi);
    unsigned index = kernel.getNumArguments();
    (void)kernel.insertArgument(index, type, builder.getDictionaryAttr(named),
                                loc);
    return kernel.getArgument(index);
  };
  Value memory;
  if (passed.descriptor) {
    auto space = spirv::StorageClassAttr::get(
        builder.getContext(), spirv::StorageClass::StorageBuffer);
    auto type = MemRefType::get(count, builder.getI32Type(),
                                MemRefLayoutAttrInterface(), space);
    memory = add(type, passed.descriptor->second, std::nullopt);
  }
  int64_t number = 0;
  for (Buffer &buffer : buffers)
    for (auto [size, isNeeded] : llvm::zip(buffer.sizes, buffer.isNeeded)) {
      if (!isNeeded)
        continue;
      if (memory) {
        Value index = arith::ConstantIndexOp::create(builder, number);
        Value word = memref::LoadOp::create(builder, memory, index);
        size =
            arith::IndexCastOp::create(builder, builder.getIndexType(), word);
      } else {
        size =
            add(builder.getIndexType(), 0, spirv::StorageClass::PushConstant);
      }
      ++number;
    }
}

/// Replaces `memref.dim` by sizes.
void SizePasser::replaceQuestions(Buffer &buffer) {
  MemRefType type = buffer.getType();
  for (Operation *user : llvm::make_early_inc_range(buffer.argument.getUsers()))
    if (auto question = dyn_cast<memref::DimOp>(user)) {
      int64_t index = *question.getConstantIndex();
      if (index >= type.getRank())
        continue; // The result is undefined.
      OpBuilder builder(question);
      Value size = buffer.sizes[index];
      if (!size)
        size = arith::ConstantIndexOp::create(builder, question.getLoc(),
                                              type.getDimSize(index));
      question.replaceAllUsesWith(size);
      question.erase();
    }
}

/// Returns the linear index of the element at `indices` in a buffer with the
/// shape `shape`, whose dynamic sizes are in `sizes`.
static Value linearize(ImplicitLocOpBuilder &builder, OperandRange indices,
                       ArrayRef<int64_t> shape, ArrayRef<Value> sizes) {
  Value linear = indices.front();
  for (unsigned i = 1, e = indices.size(); i != e; ++i) {
    Value size = sizes[i];
    if (!size)
      size = arith::ConstantIndexOp::create(builder, shape[i]);
    linear = arith::AddIOp::create(
        builder, arith::MulIOp::create(builder, linear, size), indices[i]);
  }
  return linear;
}

/// Replaces a buffer by a one-dimensional one.
void SizePasser::flatten(Buffer &buffer) {
  MemRefType type = buffer.getType();
  buffer.argument.setType(
      MemRefType::get(ShapedType::kDynamic, type.getElementType(),
                      MemRefLayoutAttrInterface(), type.getMemorySpace()));
  for (Operation *user : buffer.argument.getUsers()) {
    ImplicitLocOpBuilder builder(user->getLoc(), user);
    auto rewrite = [&](auto access) {
      Value linear = linearize(builder, access.getIndices(), type.getShape(),
                               buffer.sizes);
      access.getIndicesMutable().assign(linear);
    };
    if (auto load = dyn_cast<memref::LoadOp>(user))
      rewrite(load);
    else if (auto store = dyn_cast<memref::StoreOp>(user))
      rewrite(store);
    else if (auto update = dyn_cast<memref::AtomicRMWOp>(user))
      rewrite(update);
    else
      rewrite(cast<memref::GenericAtomicRMWOp>(user));
  }
}

FailureOr<PassedSizes> SizePasser::run() {
  collectBuffers();
  if (failed(findNeeds()))
    return failure();
  PassedSizes passed;
  if (count != 0) {
    passed = describe();
    addArguments(passed);
  }
  for (Buffer &buffer : buffers) {
    replaceQuestions(buffer);
    if (buffer.isToBeFlattened())
      flatten(buffer);
  }
  auto type = kernel.getFunctionType();
  kernel.setType(FunctionType::get(
      kernel.getContext(),
      llvm::to_vector(ValueRange(kernel.getArguments()).getTypes()),
      type.getResults()));
  return passed;
}

/// Fails for size queries that remain.
static LogicalResult verifySizes(gpu::GPUModuleOp module) {
  WalkResult result = module.walk([](memref::DimOp question) {
    auto shaped = cast<ShapedType>(question.getSource().getType());
    std::optional<int64_t> index = question.getConstantIndex();
    // Queries of static sizes are folded.
    if (index && shaped.hasRank() && *index < shaped.getRank() &&
        !shaped.isDynamicDim(*index))
      return WalkResult::advance();
    emitError(question.getLoc())
        << "'" << question->getName() << "' asks for a size of " << shaped
        << ", but only the sizes of a kernel's arguments are known; pass the "
           "number as an argument";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

FailureOr<SmallVector<PassedSizes>>
mlir::availability::passSizes(gpu::GPUModuleOp module) {
  SmallVector<PassedSizes> sizes;
  unsigned binding = getFreeBinding(module);
  for (auto function : module.getOps<gpu::GPUFuncOp>()) {
    sizes.emplace_back();
    if (!function.isKernel())
      continue;
    FailureOr<PassedSizes> passed = SizePasser(function, binding).run();
    if (failed(passed))
      return failure();
    if (passed->descriptor)
      ++binding;
    sizes.back() = std::move(*passed);
  }
  if (failed(verifySizes(module)))
    return failure();
  return sizes;
}

void mlir::availability::nameSizeBuffers(spirv::ModuleOp module,
                                         ArrayRef<PassedSizes> sizes) {
  SymbolTable symbols(module);
  for (const PassedSizes &passed : sizes) {
    if (!passed.descriptor)
      continue;
    for (auto variable : module.getOps<spirv::GlobalVariableOp>())
      if (variable.getDescriptorSet() == passed.descriptor->first &&
          variable.getBinding() == passed.descriptor->second) {
        (void)symbols.rename(variable, passed.description);
        break;
      }
  }
}
