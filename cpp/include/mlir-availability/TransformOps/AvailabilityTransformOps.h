//===- AvailabilityTransformOps.h - Transform extension ---------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TRANSFORMOPS_AVAILABILITYTRANSFORMOPS_H
#define MLIR_AVAILABILITY_TRANSFORMOPS_AVAILABILITYTRANSFORMOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Transform/IR/TransformDialect.h"
#include "mlir/Dialect/Transform/IR/TransformOps.h"
#include "mlir/Dialect/Transform/Interfaces/MatchInterfaces.h"
#include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/DialectConversion.h"

#include "mlir-availability/TransformOps/AvailabilityTransformInterfaces.h.inc"

#include "mlir-availability/TransformOps/AvailabilityTransformEnums.h.inc"

#define GET_OP_CLASSES
#include "mlir-availability/TransformOps/AvailabilityTransformOps.h.inc"

namespace mlir::availability {

/// Adds the dialect-independent ops to the transform dialect of contexts that
/// use `registry`. `registerAllAvailability` does that, too.
void registerTransformExtension(DialectRegistry &registry);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_TRANSFORMOPS_AVAILABILITYTRANSFORMOPS_H
