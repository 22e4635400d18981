//===- Overlays.cpp - What TableGen can't say of SPIR-V ops ---------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The facts are the SPIR-V specification's (unified1): section 3.31
// "Capability", 3.20 "Decoration", and 2.16.1 on the Logical addressing model.
//
//===----------------------------------------------------------------------===//

#include "Clauses.h"
#include "Models.h"
#include "Predicates.h"

#include "mlir-availability/Dialect/SPIRV/StructDecorations.h"
#include "mlir-availability/IR/AvailabilityDialect.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::availability;
using spirv::Capability;

//===----------------------------------------------------------------------===//
// Global variables and functions
//===----------------------------------------------------------------------===//

namespace {
/// The decorations of a variable that are attributes of its own.
struct GlobalVariableOverlay : InstanceOverlay {
  void emitInstanceClauses(Operation *op, ClauseSink &sink) const override {
    auto variable = cast<spirv::GlobalVariableOp>(op);
    emit(variable.getLocationAttr(), spirv::Decoration::Location,
         variable.getLocationAttrName(), sink);
    emit(variable.getBindingAttr(), spirv::Decoration::Binding,
         variable.getBindingAttrName(), sink);
    emit(variable.getDescriptorSetAttr(), spirv::Decoration::DescriptorSet,
         variable.getDescriptorSetAttrName(), sink);
    if (StringAttr name = variable.getBuiltInAttr())
      if (auto builtIn = spirv::symbolizeBuiltIn(name.getValue()))
        spirv::emitAvailability(
            *builtIn, sink,
            {SourceKind::Attribute, variable.getBuiltInAttrName().strref()});
  }

private:
  static void emit(Attribute attr, spirv::Decoration decoration,
                   StringAttr name, ClauseSink &sink) {
    if (attr)
      spirv::emitAvailability(decoration, sink,
                              {SourceKind::Attribute, name.strref()});
  }
};

/// The type of a specialization constant, which is that of its value.
struct SpecConstantOverlay : InstanceOverlay {
  void emitInstanceClauses(Operation *op, ClauseSink &sink) const override {
    auto constant = cast<spirv::SpecConstantOp>(op);
    sink.emitType(
        constant.getDefaultValue().getType(),
        {SourceKind::Type, constant.getDefaultValueAttrName().strref()});
  }
};

/// The decorations of a function's parameters.
struct ParameterOverlay : InstanceOverlay {
  void emitInstanceClauses(Operation *op, ClauseSink &sink) const override {
    ArrayAttr all = cast<spirv::FuncOp>(op).getArgAttrsAttr();
    if (!all)
      return;
    for (auto dictionary : all.getAsRange<DictionaryAttr>())
      for (NamedAttribute attr : dictionary)
        if (auto decoration = dyn_cast<spirv::DecorationAttr>(attr.getValue()))
          spirv::emitAvailability(
              decoration.getValue(), sink,
              {SourceKind::Attribute, attr.getName().strref()});
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Variable pointers
//===----------------------------------------------------------------------===//

void mlir::availability::emitVariablePointer(Operation *op, Type type,
                                             ClauseSink &sink,
                                             const Source &source) {
  if (isVariablePointer(*op, type))
    emitCapability(isWorkgroupPointer(type)
                       ? Capability::VariablePointers
                       : Capability::VariablePointersStorageBuffer,
                   sink, source);
}

namespace {
/// Arguments of blocks are OpPhi, but for those of a function's first block.
struct PhiOverlay : InstanceOverlay {
  void emitInstanceClauses(Operation *op, ClauseSink &sink) const override {
    for (Region &region : op->getRegions())
      for (Block &block : region)
        if (!block.isEntryBlock() || !isa<FunctionOpInterface>(op))
          for (BlockArgument argument : block.getArguments()) {
            Source source = {SourceKind::Region, {}, region.getRegionNumber()};
            source.detail = "a pointer as a block argument";
            emitVariablePointer(op, argument.getType(), sink, source);
          }
  }
};

/// Pointers into storage buffers as arguments.
struct CallOverlay : InstanceOverlay {
  void emitInstanceClauses(Operation *op, ClauseSink &sink) const override {
    for (OpOperand &operand : op->getOpOperands()) {
      auto pointer = dyn_cast<spirv::PointerType>(operand.get().getType());
      if (!pointer ||
          pointer.getStorageClass() != spirv::StorageClass::StorageBuffer)
        continue;
      Source source = {SourceKind::Operand, {}, operand.getOperandNumber()};
      source.detail = "a pointer as an argument";
      emitVariablePointer(op, pointer, sink, source);
    }
  }
};
} // namespace

namespace {
/// A variable that holds pointers.
struct VariableOverlay : InstanceOverlay {
  void emitInstanceClauses(Operation *op, ClauseSink &sink) const override {
    auto global = dyn_cast<spirv::GlobalVariableOp>(op);
    Type type = global ? global.getType() : op->getResult(0).getType();
    auto pointer = dyn_cast<spirv::PointerType>(type);
    if (!pointer)
      return;
    Source source = {SourceKind::Op};
    source.detail = "a variable that holds a pointer";
    emitVariablePointer(op, pointer.getPointeeType(), sink, source);
  }
};

/// What an op results in, or takes.
struct PointerOverlay : InstanceOverlay {
  void emitInstanceClauses(Operation *op, ClauseSink &sink) const override {
    Source source = {SourceKind::Op};
    source.detail = "a pointer that is chosen at run time";
    Value value =
        op->getNumResults() == 1 ? op->getResult(0) : op->getOperand(0);
    emitVariablePointer(op, value.getType(), sink, source);
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Arrays of descriptors
//===----------------------------------------------------------------------===//

namespace {
/// What indexing an array of descriptors needs.
struct Indexing {
  /// By a value that is the same in the whole workgroup or draw call, but no
  /// constant.
  Capability dynamic;
  /// By any value.
  Capability nonUniform;
};
} // namespace

static std::optional<Indexing> getImageIndexing(spirv::ImageType image) {
  bool isStorage =
      image.getSamplerUseInfo() == spirv::ImageSamplerUseInfo::NoSampler;
  if (image.getDim() == spirv::Dim::SubpassData)
    return Indexing{Capability::InputAttachmentArrayDynamicIndexing,
                    Capability::InputAttachmentArrayNonUniformIndexing};
  if (image.getDim() == spirv::Dim::Buffer)
    return isStorage
               ? Indexing{Capability::StorageTexelBufferArrayDynamicIndexing,
                          Capability::StorageTexelBufferArrayNonUniformIndexing}
               : Indexing{
                     Capability::UniformTexelBufferArrayDynamicIndexing,
                     Capability::UniformTexelBufferArrayNonUniformIndexing};
  return isStorage ? Indexing{Capability::StorageImageArrayDynamicIndexing,
                              Capability::StorageImageArrayNonUniformIndexing}
                   : Indexing{Capability::SampledImageArrayDynamicIndexing,
                              Capability::SampledImageArrayNonUniformIndexing};
}

/// Returns what indexing the array that `pointer` is to needs, std::nullopt
/// when it isn't one of descriptors.
static std::optional<Indexing> getIndexing(spirv::PointerType pointer) {
  Type element;
  // What has a layout lies in a buffer.
  if (auto array = dyn_cast<spirv::ArrayType>(pointer.getPointeeType()))
    element = array.getArrayStride() == 0 ? array.getElementType() : Type();
  else if (auto array =
               dyn_cast<spirv::RuntimeArrayType>(pointer.getPointeeType()))
    element = array.getArrayStride() == 0 ? array.getElementType() : Type();
  if (!element)
    return std::nullopt;

  if (auto sampled = dyn_cast<spirv::SampledImageType>(element))
    element = sampled.getImageType();
  if (auto image = dyn_cast<spirv::ImageType>(element))
    return getImageIndexing(image);
  auto block = dyn_cast<spirv::StructType>(element);
  if (!block)
    return std::nullopt;
  constexpr Indexing storage = {
      Capability::StorageBufferArrayDynamicIndexing,
      Capability::StorageBufferArrayNonUniformIndexing};
  if (pointer.getStorageClass() == spirv::StorageClass::StorageBuffer)
    return storage;
  if (pointer.getStorageClass() != spirv::StorageClass::Uniform)
    return std::nullopt;
  if (isBufferBlock(block))
    return storage;
  return Indexing{Capability::UniformBufferArrayDynamicIndexing,
                  Capability::UniformBufferArrayNonUniformIndexing};
}

namespace {
struct AccessChainOverlay : InstanceOverlay {
  void emitInstanceClauses(Operation *op, ClauseSink &sink) const override {
    auto chain = cast<spirv::AccessChainOp>(op);
    auto pointer = dyn_cast<spirv::PointerType>(chain.getBasePtr().getType());
    if (!pointer || chain.getIndices().empty())
      return;
    std::optional<Indexing> indexing = getIndexing(pointer);
    if (!indexing)
      return;
    Operation *index = chain.getIndices().front().getDefiningOp();
    if (index && (index->hasTrait<OpTrait::ConstantLike>() ||
                  isa<spirv::ReferenceOfOp>(index)))
      return;
    Source source = {SourceKind::Operand, "indices", 1};
    source.detail = "index of an array of descriptors";
    bool isNonUniform = index && index->hasAttr("non_uniform");
    emitCapability(isNonUniform ? indexing->nonUniform : indexing->dynamic,
                   sink, source);
  }
};
} // namespace

template <typename Overlay, typename... OpTys>
static void add(AvailabilityDialect &dialect) {
  (dialect.addOverlay(OpTys::getOperationName(), std::make_unique<Overlay>()),
   ...);
}

void mlir::availability::addSPIRVOverlays(AvailabilityDialect &dialect) {
  add<GlobalVariableOverlay, spirv::GlobalVariableOp>(dialect);
  add<ParameterOverlay, spirv::FuncOp>(dialect);
  add<PhiOverlay, spirv::FuncOp, spirv::LoopOp, spirv::SelectionOp>(dialect);
  add<SpecConstantOverlay, spirv::SpecConstantOp>(dialect);
  add<CallOverlay, spirv::FunctionCallOp>(dialect);
  add<VariableOverlay, spirv::VariableOp, spirv::GlobalVariableOp>(dialect);
  add<PointerOverlay, spirv::PtrAccessChainOp, spirv::ReturnValueOp>(dialect);
  add<AccessChainOverlay, spirv::AccessChainOp>(dialect);
}
