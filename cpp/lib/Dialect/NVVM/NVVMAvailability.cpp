//===- NVVMAvailability.cpp - Generated code for NVVM ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/NVVM/NVVMAvailability.h"
#include "mlir-availability/Dialect/GPU/OpShape.h"
#include "mlir-availability/Dialect/LLVMIR/DeviceCode.h"
#include "mlir-availability/Dialect/LLVMIR/FunctionAttributes.h"
#include "mlir-availability/Dialect/LLVMIR/Intrinsics.h"
#include "mlir-availability/Dialect/LLVMIR/OpShape.h"
#include "mlir-availability/Dialect/LLVMIR/SharedMemory.h"
#include "mlir-availability/Dialect/LLVMIR/VerifiedForms.h"
#include "mlir-availability/Dialect/NVVM/InlineAssembly.h"
#include "mlir-availability/Dialect/NVVM/PTXText.h"

#include "mlir/IR/TypeUtilities.h"

// The records' C++ names are relative to the namespace mlir.
using namespace mlir;

#include "mlir-availability/Dialect/NVVM/NVVMEnums.cpp.inc"

#include "mlir-availability/Dialect/NVVM/NVVMAvailability.cpp.inc"
