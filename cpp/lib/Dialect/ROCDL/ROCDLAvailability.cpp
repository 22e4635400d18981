//===- ROCDLAvailability.cpp - Generated code for ROCDL -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/ROCDL/ROCDLAvailability.h"
#include "mlir-availability/Dialect/GPU/OpShape.h"
#include "mlir-availability/Dialect/LLVMIR/DeviceCode.h"
#include "mlir-availability/Dialect/LLVMIR/FunctionAttributes.h"
#include "mlir-availability/Dialect/LLVMIR/Intrinsics.h"
#include "mlir-availability/Dialect/LLVMIR/OpShape.h"
#include "mlir-availability/Dialect/LLVMIR/SharedMemory.h"
#include "mlir-availability/Dialect/LLVMIR/VerifiedForms.h"
#include "mlir-availability/Dialect/ROCDL/FunctionTarget.h"

#include "mlir/IR/TypeUtilities.h"

// The records' C++ names are relative to the namespace mlir.
using namespace mlir;

bool ROCDL::isUsedAsI64(Value value) {
  if (value.getType().isInteger(64))
    return true;
  return value.getType().isInteger(32) &&
         llvm::all_of(value.getUsers(), [](Operation *user) {
           return isa<LLVM::SExtOp, LLVM::ZExtOp>(user) &&
                  user->getResult(0).getType().isInteger(64);
         });
}

#include "mlir-availability/Dialect/ROCDL/ROCDLEnums.cpp.inc"

#include "mlir-availability/Dialect/ROCDL/ROCDLAvailability.cpp.inc"
