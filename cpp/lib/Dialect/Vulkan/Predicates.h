//===- Predicates.h - Predicates of the Vulkan records ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The predicates of td/dialects/Vulkan*.td on IR. Nothing here refers to a
// particular feature or property.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_VULKAN_PREDICATES_H
#define MLIR_AVAILABILITY_LIB_DIALECT_VULKAN_PREDICATES_H

#include "mlir-availability/Dialect/SPIRV/Binary/BinaryOps.h"
#include "mlir-availability/Dialect/SPIRV/Binary/InstructionView.h"
#include "mlir-availability/Dialect/SPIRV/Declared.h"
#include "mlir-availability/Dialect/SPIRV/Decorations.h"
#include "mlir-availability/Dialect/SPIRV/EntryPoints.h"
#include "mlir-availability/Dialect/SPIRV/SubgroupSize.h"
#include "mlir-availability/IR/AnalysisCache.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace mlir::availability {

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Returns true when an operand or result of `op` is, or is composed of,
/// integers with one of `integerWidths` or floats with one of `floatWidths`.
bool usesNumbers(Operation &op, ArrayRef<unsigned> integerWidths,
                 ArrayRef<unsigned> floatWidths);

/// Returns true for an array of more than `most` elements.
bool hasMoreElements(Type type, uint64_t most);

/// Returns true for a scalar, or an array of scalars, of more than `most`
/// bytes, and for any other type.
bool hasMoreBytes(Type type, uint64_t most);

/// Returns true for an image, alone or with a sampler, a sampler, an
/// acceleration structure and a tensor.
bool isOpaqueResource(Type type);

/// Returns true when there is a value and it isn't the result of a constant or
/// specialization constant.
bool isNoConstant(Value value);

/// Returns true when `type` is a pointer into one of `storageClasses`.
bool isIn(Type type, ArrayRef<spirv::StorageClass> storageClasses);

//===----------------------------------------------------------------------===//
// Execution modes
//===----------------------------------------------------------------------===//

/// Returns true when `op` sets `mode` for floating-point numbers of `width`
/// bits.
bool setsFloatMode(spirv::ExecutionModeOp op, spirv::ExecutionMode mode,
                   int64_t width);

/// Returns true when `op` is the OpExecutionModeId that sets `mode`.
bool setsModeByIds(spirv::InstructionOp op, spirv::ExecutionMode mode);

/// Returns true when `entryPoint` has one of `modes` for numbers of `width`
/// bits and another one for those of `otherWidth`.
bool setsDifferentModes(spirv::EntryPointOp entryPoint, AnalysisCache &analyses,
                        ArrayRef<spirv::ExecutionMode> modes, int64_t width,
                        int64_t otherWidth);

/// Returns the execution model of the entry point that `mode` belongs to;
/// std::nullopt if there is none.
std::optional<spirv::ExecutionModel>
getExecutionModel(spirv::ExecutionModeOp mode, AnalysisCache &analyses);

/// Returns true when the number `index` of the operands of `mode` is above
/// `most`.
bool statesMoreThan(spirv::ExecutionModeOp mode, unsigned index, uint64_t most);

/// Returns true when the product of the operands of `mode` is above `most`.
bool multipliesToMoreThan(spirv::ExecutionModeOp mode, uint64_t most);

/// Returns true when the module of `entryPoint` has variables in Workgroup.
bool sharesMemory(spirv::EntryPointOp entryPoint);

/// Returns true when the module of `entryPoint` declares `capability`, which
/// may be none of MLIR's.
bool declaresCapability(spirv::EntryPointOp entryPoint, AnalysisCache &analyses,
                        spirv::Capability capability);

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

/// Returns true when the module around `op` states its triple. Without one,
/// there is no binary of it.
bool statesTriple(Operation &op);

/// Returns true when `call` closes a cycle: its callee calls the function
/// around it. Functions that no entry point reaches aren't looked at.
bool closesCycle(spirv::FunctionCallOp call, AnalysisCache &analyses);

/// Returns true when the memory model of the module around `op` is GLSL450.
bool isInModelGLSL450(Operation &op);

/// Returns true when an atomic instruction uses `op`, a pointer to a texel of
/// an image of another format than R64i, R64ui, R32f, R32i and R32ui.
bool isTexelOfOtherFormat(spirv::InstructionOp op);

/// Returns true when an operand of `op` is, or is loaded from, a variable in
/// the storage class `number`, which MLIR lacks.
bool usesVariableIn(Operation &op, AnalysisCache &analyses, uint32_t number);

/// Returns true when the OpCopyMemorySized `op` has a constant size and a
/// pointer into one of `storageClasses`, and copies a part of a word: with the
/// unit 2, half of it, and with 1 an odd number of bytes.
bool copiesPartOf(Operation &op, ArrayRef<spirv::StorageClass> storageClasses,
                  uint64_t unit);

/// Returns true when `op` asks for the length of an array in a uniform buffer
/// that is decorated as Block.
bool measuresUniformBlock(spirv::InstructionOp op);

/// Returns true for an untyped variable, outside of UniformConstant, that has
/// no data type.
bool isUntypedWithoutData(spirv::InstructionOp op);

/// Returns true for an untyped variable in Workgroup whose data isn't a Block.
bool isUntypedWithoutBlock(spirv::InstructionOp op);

/// Returns true when `op` declares a tensor with a shape or, without
/// `hasShape`, one without a rank, in a module that has a shader.
bool declaresTensorOfShader(spirv::TypeOp op, bool hasShape);

/// Returns the same of `type`, or of what it points to: `op` has it, in a
/// module that no binary was read into, and a shader uses `op`.
bool isTensorOfShader(Operation *op, Type type, bool hasShape,
                      AnalysisCache &analyses);

//===----------------------------------------------------------------------===//
// Variables and types
//===----------------------------------------------------------------------===//

/// Returns true when the module of `variable` was read from a binary, the
/// variable is in one of `storageClasses`, and its struct has none of
/// `decorations`. MLIR's own modules leave it to the serializer to decorate.
bool lacksDecoratedStruct(spirv::GlobalVariableOp variable,
                          ArrayRef<spirv::StorageClass> storageClasses,
                          ArrayRef<spirv::Decoration> decorations);

/// Returns true when `variable` holds push constants of more than `most` bytes.
bool pushesMoreThan(spirv::GlobalVariableOp variable, uint64_t most);

/// Returns true when `variable` is decorated with an XfbStride above `most`,
/// whether its stage captures it or not.
bool hasStrideAbove(spirv::GlobalVariableOp variable, uint64_t most);

/// Returns true when a member of `type` is, or is an array of, what one of
/// `instructions` declares.
bool hasMember(spirv::StructType type, ArrayRef<StringRef> instructions);

/// Returns true when such a member has an offset that is not 0.
bool hasShiftedMember(spirv::StructType type, ArrayRef<StringRef> instructions);

/// Returns true when `variable` holds input attachments.
bool holdsInputAttachment(spirv::GlobalVariableOp variable);

/// Returns true when `pointer` points to uniform buffers that end in an array
/// of unknown size.
bool isUniformBufferWithoutSize(spirv::PointerType pointer);

/// Returns true when variables of `type`, a pointer, have arrays of unknown
/// size elsewhere than at the end of a buffer or as their descriptors.
bool instantiatesUnsizedArray(Type type);

/// Returns true when the pointee of `pointer` contains integers or floats of
/// `width` bits.
bool pointsToNumbers(spirv::PointerType pointer, unsigned width);

/// Returns true when the pointee of `pointer` contains integers of 8 bits.
bool pointsToBytes(spirv::PointerType pointer);

/// Returns true when the pointee of `variable` is or contains booleans.
bool holdsBools(spirv::GlobalVariableOp variable);

/// Returns true when the pointee of `pointer` contains vectors of more than
/// four elements.
bool pointsToLongVectors(spirv::PointerType pointer);

/// Returns true when `op` declares a vector with more than `size` components.
bool declaresVectorAbove(spirv::TypeOp op, int64_t size);

/// Returns true when the image of `type` isn't one that needs a sampler.
bool needsNoSampler(spirv::SampledImageType type);

/// Returns true when `type` contains pointers to itself outside of
/// PhysicalStorageBuffer.
bool pointsToItselfElsewhere(spirv::StructType type);

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

/// What the layout of an object in memory needs: the chapter "Offset and Stride
/// Assignment" of the specification.
struct LayoutNeed {
  enum class Kind {
    /// A vector is aligned to its components, but not to its base alignment.
    RelaxedVector,
    /// In a uniform buffer that is a Block, something is aligned to its base
    /// alignment, but not to its extended one.
    StandardUniform,
    /// Something is aligned to its scalar alignment alone, is in the padding of
    /// what is before it, or is a vector that improperly straddles.
    Scalar,
    /// Something isn't aligned to its scalars, or overlaps.
    Never,
  };
  Kind kind;
  /// Whether it is memory of workgroups, which has a feature of its own.
  bool isShared;
  /// What is laid out so: "member 1 at offset 12, which is no multiple of 16".
  std::string place;

  bool is(Kind other, bool shared) const {
    return kind == other && isShared == shared;
  }
};

/// Returns the needs of the memory of `variable`, one of each kind, and of
/// those that include others only the strongest.
SmallVector<LayoutNeed, 0> getLayoutNeeds(spirv::GlobalVariableOp variable);

/// Returns the same of what `op` accesses through an untyped pointer, if it is
/// `anAccess`.
SmallVector<LayoutNeed, 0> getLayoutNeeds(spirv::InstructionOp op,
                                          bool anAccess);

/// Returns true when `pointer` is an address of memory with such a need.
bool needsLayout(spirv::PointerType pointer, LayoutNeed::Kind kind);

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

/// Something that an entry point does, in its function or in functions that it
/// calls, and that isn't allowed in every stage.
struct StageUse {
  enum class Kind {
    /// A subgroup operation.
    GroupOperation,
    /// A quad operation, which is a group operation too.
    QuadOperation,
    /// A barrier of the invocations.
    ControlBarrier,
    /// An instruction whose scope of execution, or of memory, is Workgroup, and
    /// one whose scope of memory is ShaderCallKHR.
    WorkgroupExecution,
    WorkgroupMemory,
    ShaderCallMemory,
    /// It has cooperative matrix values.
    CooperativeMatrix,
    /// The same, of SPV_NV_cooperative_matrix.
    CooperativeMatrixNV,
    /// An instruction on cooperative vectors.
    CooperativeVector,
    /// It uses a variable with tensors, or has an instruction on tensors.
    Tensor,
    /// It uses a storage buffer, image, texel buffer or tensor that isn't
    /// decorated NonWritable.
    WritableResource,
    /// It uses an output variable, or a member of one, that is the built-in
    /// Layer or ViewportIndex.
    Layer,
    ViewportIndex,
    /// It uses an input variable that is the built-in PrimitiveId.
    PrimitiveId,
    /// It uses an output variable that is the built-in PrimitiveShadingRateKHR.
    PrimitiveShadingRate,
    /// It uses the built-in FullyCoveredEXT, and sets the mode
    /// PostDepthCoverage.
    FullyCovered,
    /// It uses a variable in `storageClass`.
    Memory,
    /// It emits vertices to several streams, and sets another mode than
    /// OutputPoints.
    SeveralStreams,
  };
  Kind kind;
  /// The first op or variable of this kind.
  Operation *op;
  spirv::ExecutionModel model;
  std::optional<spirv::StorageClass> storageClass = std::nullopt;

  /// Returns a description: "spirv.GroupNonUniformElect in Vertex".
  std::string describe() const;
};

/// Returns the uses of `entryPoint`, one of each kind and, of memory, one of
/// each storage class that isn't for every stage. For a compute shader, only
/// uses of tensors, of cooperative vectors and of memory but Workgroup are
/// included, since all other kinds are allowed.
SmallVector<StageUse, 0> getStageUses(spirv::EntryPointOp entryPoint,
                                      AnalysisCache &analyses);

//===----------------------------------------------------------------------===//
// Limits
//===----------------------------------------------------------------------===//

/// How much of something the interface of an entry point takes.
struct ShaderAmount {
  enum class Kind {
    /// The elements of ClipDistance, of CullDistance, and of both.
    ClipDistances,
    CullDistances,
    Distances,
    /// One more than the last location.
    InputLocations,
    OutputLocations,
    /// The storage buffers, storage images and output locations of a fragment
    /// shader that it can write to.
    WrittenResources,
    /// One more than the number of the last stream, if there is one but 0.
    Streams,
    /// What transform feedback writes: the end of an output in a buffer, a
    /// stride, and the bytes of all buffers of a stream.
    CapturedBytes,
    CaptureStride,
    StreamBytes,
    /// Memory in Workgroup and TaskPayloadWorkgroupEXT, and of the outputs of a
    /// mesh shader.
    SharedBytes,
    PayloadBytes,
    SharedAndPayloadBytes,
    OutputBytes,
    OutputAndPayloadBytes,
  };
  Kind kind;
  uint64_t number;
  spirv::ExecutionModel model;

  /// Returns a description: "9 in Vertex".
  std::string describe() const;
};

/// Returns true when `variable` holds storage buffers, images, texel buffers or
/// tensors that aren't decorated NonWritable.
bool isWritableResource(spirv::GlobalVariableOp variable);

/// Returns the amounts of `entryPoint`, one of each kind, without those that
/// are 0. Compute shaders have none.
SmallVector<ShaderAmount, 0> getAmounts(spirv::EntryPointOp entryPoint,
                                        AnalysisCache &analyses);

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

/// Returns true when `variable` points to neither a struct nor an array of
/// structs.
bool holdsNoStruct(spirv::GlobalVariableOp variable);

/// Returns true when `variable` points to a struct.
bool isStruct(spirv::GlobalVariableOp variable);

/// Returns true when `variable` points to data, or arrays of it, and not to
/// images, samplers or other descriptors.
bool holdsData(spirv::GlobalVariableOp variable);

/// Returns true when the function of `entryPoint` has parameters or a result.
bool takesOrReturns(spirv::EntryPointOp entryPoint, AnalysisCache &analyses);

/// Returns true when the interface of `entryPoint` lists several variables in
/// `storageClass`.
bool hasSeveralIn(spirv::EntryPointOp entryPoint, AnalysisCache &analyses,
                  spirv::StorageClass storageClass);

/// Returns true when a variable of the interface in `storageClass`, or a member
/// of its block, has an Offset and not all of `decorations`, which may be none.
bool hasOffsetWithout(spirv::EntryPointOp entryPoint, AnalysisCache &analyses,
                      spirv::StorageClass storageClass,
                      ArrayRef<spirv::Decoration> decorations);

/// Returns true when an execution mode, or a constant decorated WorkgroupSize,
/// states the workgroup size of `entryPoint`. `otherMode` is the number of a
/// mode that states it, too, and that MLIR lacks.
bool statesWorkgroupSize(spirv::EntryPointOp entryPoint,
                         AnalysisCache &analyses, uint32_t otherMode);

/// Returns true when the workgroups of the entry points of `mode` have a size
/// whose first two numbers aren't both even or, for `isLinear`, whose product
/// isn't a multiple of four. Returns false for a size that isn't known.
bool hasIncompleteQuads(spirv::ExecutionModeOp mode, AnalysisCache &analyses,
                        bool isLinear);

/// Returns true when `entryPoint`, in its function or in functions that it
/// calls, uses a variable with one of `builtIns` that isn't decorated Volatile.
bool usesNonVolatile(spirv::EntryPointOp entryPoint, AnalysisCache &analyses,
                     ArrayRef<spirv::BuiltIn> builtIns);

/// Returns true when it loads such a variable without the memory operand
/// Volatile.
bool loadsNonVolatile(spirv::EntryPointOp entryPoint, AnalysisCache &analyses,
                      ArrayRef<spirv::BuiltIn> builtIns);

/// Returns true when `entryPoint` uses several push constant variables, in its
/// function or in functions that it calls.
bool usesSeveralPushConstants(spirv::EntryPointOp entryPoint,
                              AnalysisCache &analyses);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_VULKAN_PREDICATES_H
