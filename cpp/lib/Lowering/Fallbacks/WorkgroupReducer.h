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

/// Starts the error about an op on subgroups that can't be replaced.
InFlightDiagnostic refuseSubgroups(Operation *op, StringRef target);

/// Replaces reductions of a kernel by loads, stores and barriers. Each
/// invocation stores its value in an array in workgroup memory; then
/// invocations combine pairs of values, half as many at each step.
class WorkgroupReducer {
public:
  /// With `makesSubgroups`, a subgroup is a part of the workgroup that this
  /// class chooses, and all ops on subgroups are replaced. Otherwise they are
  /// the device's, and only reductions of workgroups are replaced. `target` is
  /// how errors call the target.
  WorkgroupReducer(gpu::GPUFuncOp kernel, bool makesSubgroups, StringRef target)
      : kernel(kernel), ops(kernel), makesSubgroups(makesSubgroups),
        target(target) {}

  /// Fails, with an error, when something can't be replaced.
  LogicalResult run();

private:
  /// Creates the ops that combine two values.
  using Combiner = function_ref<Value(ImplicitLocOpBuilder &, Value, Value)>;

  /// Finds out how many invocations a workgroup and a subgroup have.
  LogicalResult setSizes();
  LogicalResult setSubgroupSize(spirv::EntryPointABIAttr abi);
  LogicalResult verifyAllGetTo(Operation *op, bool isPromised) const;
  /// Emits a remark if the results may depend on how many invocations the
  /// emulated subgroups have.
  void remarkOnSubgroupSize() const;
  /// Refuses reductions that can't be replaced.
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
  /// How many invocations a workgroup has, and how many a subgroup.
  int64_t numInvocations = 0, subgroupSize = 0;
  /// The number of the invocation in its workgroup, once it is needed.
  Value index;
  /// The array in workgroup memory for each type. All reductions share it.
  DenseMap<Type, Value> memory;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_LOWERING_FALLBACKS_WORKGROUPREDUCER_H
