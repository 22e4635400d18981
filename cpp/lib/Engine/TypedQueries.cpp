//===- TypedQueries.cpp - What typed queries merge ------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Engine/TypedQueries.h"
#include "mlir-availability/Engine/Explain.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Passes on what is along one dimension alone.
class DimensionSink : public ClauseSink {
public:
  DimensionSink(const Dimension &dimension,
                function_ref<void(ArrayRef<int64_t>)> visit)
      : dimension(dimension), visit(visit) {}

  void emit(ArrayRef<Requirement> anyOf, const Source &) override {
    // Nothing satisfies a clause without alternatives: no value says so.
    if (anyOf.empty() ||
        llvm::any_of(anyOf, [&](const Requirement &requirement) {
          return requirement.dimension != &dimension;
        }))
      return;
    visit(llvm::map_to_vector<4>(anyOf, [](const Requirement &requirement) {
      return requirement.value;
    }));
  }

private:
  const Dimension &dimension;
  function_ref<void(ArrayRef<int64_t>)> visit;
};
} // namespace

void mlir::availability::forEachRequirement(
    Operation *op, const Dimension &dimension,
    function_ref<void(ArrayRef<int64_t>)> visit) {
  DimensionSink sink(dimension, visit);
  emitClauses(op, sink);
}
