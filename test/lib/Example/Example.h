//===- Example.h - A dialect that shows availability ------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TEST_EXAMPLE_H
#define MLIR_AVAILABILITY_TEST_EXAMPLE_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/EmitC/IR/EmitC.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"

#include "ExampleEnums.h.inc"
// Before the ops, which have a trait of it.
#include "ExampleAvailability.h.inc"

#include "ExampleDialect.h.inc"
#define GET_ATTRDEF_CLASSES
#include "ExampleAttrs.h.inc"
#define GET_TYPEDEF_CLASSES
#include "ExampleTypes.h.inc"
#define GET_OP_CLASSES
#include "ExampleOps.h.inc"

namespace mlir::example {

/// Registers the pass `test-availability`, which prints what every op needs.
void registerTestAvailabilityPass();

/// Registers the passes `test-availability-targets`, which checks modules
/// against the targets that they name, and `test-availability-deduce`.
void registerTestTargetPasses();

/// Registers the pass `test-availability-convert`, which converts to a target.
void registerTestConversionPasses();

} // namespace mlir::example

#endif // MLIR_AVAILABILITY_TEST_EXAMPLE_H
