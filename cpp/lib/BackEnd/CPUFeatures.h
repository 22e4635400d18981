//===- CPUFeatures.h - CPUs as LLVM's code generators know them -*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_BACKEND_CPUFEATURES_H
#define MLIR_AVAILABILITY_LIB_BACKEND_CPUFEATURES_H

#include "Compiler.h"

#include "mlir-availability/Dialect/CPU/CPUAvailability.h"
#include "mlir-availability/Engine/Targets.h"

namespace mlir::availability {

/// A CPU: an architecture, and the values of its features in ascending order.
struct CPUFeatures {
  cpu::Architecture architecture;
  SmallVector<int64_t> features;

  /// Returns the CPU that `target` is, std::nullopt if it is none.
  static std::optional<CPUFeatures> of(ResolvedTarget &target);

  /// Returns the dimension of its features.
  const Dimension &getDimension() const;

  /// Returns the processor that has nothing but its features.
  Processor getProcessor() const;

  /// Returns it with other features, too.
  CPUFeatures with(ArrayRef<int64_t> others) const;

  /// Returns it without a feature, and without those that imply it.
  CPUFeatures without(int64_t feature) const;

  /// Returns all features of the architecture.
  SmallVector<int64_t> getAll() const;

  /// Returns those of `others` that it doesn't have. What implies more comes
  /// later.
  SmallVector<int64_t> getLacking(ArrayRef<int64_t> others) const;

  /// Returns true if a CPU with the feature `stronger` has `weaker`.
  bool implies(int64_t stronger, int64_t weaker) const;
};

/// Returns the CPUs of an architecture that have names, without those that have
/// the features of another one, that with most features first.
SmallVector<CPUFeatures> getKnownCPUs(MLIRContext *context,
                                      cpu::Architecture architecture);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_BACKEND_CPUFEATURES_H
