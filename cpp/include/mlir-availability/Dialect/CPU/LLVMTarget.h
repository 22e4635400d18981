//===- LLVMTarget.h - The features of #llvm.target --------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_CPU_LLVMTARGET_H
#define MLIR_AVAILABILITY_DIALECT_CPU_LLVMTARGET_H

#include "mlir-availability/Dialect/CPU/CPUAvailability.h"

#include <string>

namespace mlir::cpu {

/// Returns the architecture that a triple names, std::nullopt for others than
/// the three that are described, and for code of 32 bits.
std::optional<Architecture> getArchitectureOf(StringRef triple);

/// Returns the dimension of the features of an architecture.
const availability::Dimension &getFeatureDimension(Architecture architecture);

/// Returns true if LLVM has a CPU called `name`, or `name` is one of LLVM's
/// names for no particular CPU.
bool isKnownCPU(MLIRContext *context, Architecture architecture,
                StringRef name);

/// What `#llvm.target<triple = ..., chip = "haswell", features = ["-fma"]>`
/// says of a CPU.
struct TargetFeatures {
  Architecture architecture;
  /// The values of its features, with those that others imply.
  SmallVector<int64_t> features;

  /// Reads `target` as LLVM does. On failure, returns std::nullopt and sets
  /// `reason`: the triple, the CPU or a feature isn't known.
  static std::optional<TargetFeatures> of(LLVM::TargetAttr target,
                                          std::string &reason);
};

/// Makes `#llvm.target` a target for ops on CPUs.
void attachTargetModel(MLIRContext &context);

} // namespace mlir::cpu

#endif // MLIR_AVAILABILITY_DIALECT_CPU_LLVMTARGET_H
