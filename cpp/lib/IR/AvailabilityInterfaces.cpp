//===- AvailabilityInterfaces.cpp - Availability interfaces ---------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/AvailabilityInterfaces.h"

#include "mlir/IR/Diagnostics.h"

using namespace mlir;
using namespace mlir::availability;

#include "mlir-availability/IR/AvailabilityAttrInterfaces.cpp.inc"
#include "mlir-availability/IR/AvailabilityOpInterfaces.cpp.inc"

MLIR_DEFINE_EXPLICIT_TYPE_ID(::mlir::availability::AvailabilityDialectInterface)

FailureOr<Attribute> AvailabilityDialectInterface::addToTarget(
    Attribute target, StringRef addition,
    function_ref<InFlightDiagnostic()> emitError) const {
  return emitError() << "targets of dialect '" << getDialect()->getNamespace()
                     << "' take no additions, but '" << addition
                     << "' was given";
}
