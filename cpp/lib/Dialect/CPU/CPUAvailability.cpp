//===- CPUAvailability.cpp - Generated code for CPUs ----------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/CPU/CPUAvailability.h"
#include "mlir-availability/Dialect/CPU/FunctionTarget.h"
#include "mlir-availability/Dialect/CPU/ProbedTypes.h"
#include "mlir-availability/Dialect/CPU/ProcessorState.h"
#include "mlir-availability/Dialect/CPU/ScalableVectors.h"
#include "mlir-availability/Dialect/LLVMIR/DeviceCode.h"
#include "mlir-availability/Dialect/LLVMIR/FunctionAttributes.h"
#include "mlir-availability/Dialect/LLVMIR/Intrinsics.h"
#include "mlir-availability/Dialect/LLVMIR/OpShape.h"
#include "mlir-availability/Dialect/LLVMIR/VerifiedForms.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

// The records' C++ names are relative to the namespace mlir.
using namespace mlir;

#include "mlir-availability/Dialect/CPU/CPUEnums.cpp.inc"
#include "mlir-availability/Dialect/CPU/CPUNumbers.cpp.inc"

#include "mlir-availability/Dialect/CPU/CPUAvailability.cpp.inc"
