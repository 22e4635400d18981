//===- Predicates.h - What the specification's rules look at ----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What td/dialects/Vulkan*.td ask about the IR. Nothing here names a feature or
// a property.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_DIALECT_VULKAN_PREDICATES_H
#define MLIR_AVAILABILITY_LIB_DIALECT_VULKAN_PREDICATES_H

#include "mlir-availability/Dialect/SPIRV/Binary/BinaryOps.h"
#include "mlir-availability/Dialect/SPIRV/SubgroupSize.h"
#include "mlir-availability/IR/AnalysisCache.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace mlir::availability {

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Returns true when an operand or a result of `op` is an integer of one of
/// `integerWidths` or a float of one of `floatWidths`, or is made of such.
bool usesNumbers(Operation &op, ArrayRef<unsigned> integerWidths,
                 ArrayRef<unsigned> floatWidths);

/// Returns true when `value` is the result of no constant, specialization
/// constants included.
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

/// Returns the execution model of the entry point that `mode` is of;
/// std::nullopt when there is none.
std::optional<spirv::ExecutionModel>
getExecutionModel(spirv::ExecutionModeOp mode, AnalysisCache &analyses);

//===----------------------------------------------------------------------===//
// Variables and types
//===----------------------------------------------------------------------===//

/// Returns true when `variable` holds input attachments.
bool holdsInputAttachment(spirv::GlobalVariableOp variable);

/// Returns true when `variable` holds storage images, or storage texel buffers,
/// whose format is unknown. Input attachments have no format.
bool holdsImageOfUnknownFormat(spirv::GlobalVariableOp variable);

/// Returns true when `pointer` points to uniform buffers that end in an array
/// of unknown size.
bool isUniformBufferWithoutSize(spirv::PointerType pointer);

/// Returns true when `pointer` points to something that holds numbers, integers
/// or floats, of `width` bits.
bool pointsToNumbers(spirv::PointerType pointer, unsigned width);

/// Returns true when `type` holds pointers to itself, and not all of them into
/// PhysicalStorageBuffer.
bool pointsToItselfElsewhere(spirv::StructType type);

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

/// Something that an entry point does, itself or in functions that it calls,
/// and that not every stage may do.
struct StageUse {
  enum class Kind {
    /// An operation of a subgroup.
    GroupOperation,
    /// An operation of a quad, which is a group operation, too.
    QuadOperation,
    /// It has values that are cooperative matrices.
    CooperativeMatrix,
    /// It uses a variable that holds tensors.
    Tensor,
    /// It uses a variable that is a storage buffer, image, texel buffer or
    /// tensor, and isn't decorated NonWritable.
    WritableResource,
    /// It uses an output variable, or a member of one, that is this built-in.
    Layer,
    ViewportIndex,
    /// It uses an input variable that is this built-in.
    PrimitiveId,
  };
  Kind kind;
  /// The first op or variable that is one.
  Operation *op;
  spirv::ExecutionModel model;

  /// Returns it as text: "spirv.GroupNonUniformElect in Vertex".
  std::string describe() const;
};

/// Returns what `entryPoint` does, each kind once. Of a compute shader, only
/// what not every compute shader may do is there: the use of tensors.
SmallVector<StageUse, 0> getStageUses(spirv::EntryPointOp entryPoint,
                                      AnalysisCache &analyses);

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

/// Returns true when `variable` points to neither a struct nor an array of
/// structs.
bool holdsNoStruct(spirv::GlobalVariableOp variable);

/// Returns true when `variable` points to a struct.
bool isStruct(spirv::GlobalVariableOp variable);

/// Returns true when something states the size of the workgroups of
/// `entryPoint`: an execution mode, or a constant that is decorated
/// WorkgroupSize.
bool statesWorkgroupSize(spirv::EntryPointOp entryPoint,
                         AnalysisCache &analyses);

/// Returns true when `entryPoint` uses more than one variable of push
/// constants, itself or in functions that it calls.
bool usesSeveralPushConstants(spirv::EntryPointOp entryPoint,
                              AnalysisCache &analyses);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_DIALECT_VULKAN_PREDICATES_H
