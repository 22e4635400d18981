//===- CPUQuestions.h - What ops need of CPUs -------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LIB_BACKEND_CPUQUESTIONS_H
#define MLIR_AVAILABILITY_LIB_BACKEND_CPUQUESTIONS_H

#include "CPUFeatures.h"

#include "mlir-availability/BackEnd/BackEnd.h"

namespace mlir::availability {

/// Asks LLVM about `op` on `cpu`. `askFor` compiles the op in a function of its
/// own for a CPU. After a refusal, others are asked for, to find the features
/// that are missing. An op that LLVM accepts without a look at what it needs is
/// unknown.
BackEndAnswer
askAboutFeatures(Operation *op, const CPUFeatures &cpu,
                 function_ref<Answer(const CPUFeatures &)> askFor);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LIB_BACKEND_CPUQUESTIONS_H
