//===- TypedQueries.cpp - Merging clauses for typed queries ---------------===//
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
/// Forwards only what lies along one dimension.
class DimensionSink : public ClauseSink {
public:
  DimensionSink(const Dimension &dimension,
                function_ref<void(ArrayRef<int64_t>)> visit)
      : dimension(dimension), visit(visit) {}

  void emit(ArrayRef<Requirement> anyOf, const Source &) override {
    // A clause without alternatives can't be satisfied, and no value expresses
    // that.
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
