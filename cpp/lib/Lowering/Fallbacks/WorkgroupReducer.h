//===- WorkgroupReducer.h - Reductions in shared memory ---------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_WORKGROUPREDUCER_H
#define MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_WORKGROUPREDUCER_H

#include "SubgroupOps.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace mlir::availability {

/// Starts an error about a subgroup op that can't be replaced.
InFlightDiagnostic refuseSubgroups(Operation *op, StringRef target);

/// Replaces reductions of a kernel by loads, stores and barriers. Each
/// invocation stores its value in an array in workgroup memory. Then
/// invocations combine pairs of values, half as many at each step.
class WorkgroupReducer {
public:
  /// With `makesSubgroups`, this class defines subgroups as parts of the
  /// workgroup, and replaces all subgroup ops. Otherwise subgroups are the
  /// device's, and only workgroup reductions are replaced. `target` is the
  /// target's name in errors.
  WorkgroupReducer(gpu::GPUFuncOp kernel, bool makesSubgroups, StringRef target)
      : kernel(kernel), ops(kernel), makesSubgroups(makesSubgroups),
        target(target) {}

  /// Fails, with an error, when something can't be replaced.
  LogicalResult run();

private:
  /// Creates the ops that combine two values.
  using Combiner = function_ref<Value(ImplicitLocOpBuilder &, Value, Value)>;

  /// Determines the workgroup size and the subgroup size.
  LogicalResult setSizes();
  LogicalResult setSubgroupSize(spirv::EntryPointABIAttr abi);
  LogicalResult verifyAllGetTo(Operation *op, bool isPromised) const;
  /// Emits a remark if the results may depend on the size of emulated
  /// subgroups.
  void remarkOnSubgroupSize() const;
  /// Fails if there are reductions that can't be replaced.
  LogicalResult verify() const;
  void replaceQuery(Operation *query);
  void replaceReduction(gpu::SubgroupReduceOp reduction);
  void replaceReduction(gpu::AllReduceOp reduction);
  void replaceShuffle(gpu::ShuffleOp shuffle);

  Value getIndex();
  Value getMemory(Type type);
  void reduceStep(ImplicitLocOpBuilder &builder, Value array, Value condition,
                  int64_t distance, Combiner combine);
  Value reduce(ImplicitLocOpBuilder &builder, Value value, int64_t size,
               int64_t stride, Combiner combine);

  gpu::GPUFuncOp kernel;
  SubgroupOps ops;
  bool makesSubgroups;
  StringRef target;
  /// The number of invocations in a workgroup and in a subgroup.
  int64_t numInvocations = 0, subgroupSize = 0;
  /// The index of the invocation in its workgroup, created on first use.
  Value index;
  /// The array in workgroup memory for each type, shared by all reductions.
  DenseMap<Type, Value> memory;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_WORKGROUPREDUCER_H
