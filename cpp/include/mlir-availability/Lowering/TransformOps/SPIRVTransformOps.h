//===- SPIRVTransformOps.h - Transform ops about SPIR-V ---------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LOWERING_TRANSFORMOPS_SPIRVTRANSFORMOPS_H
#define MLIR_AVAILABILITY_LOWERING_TRANSFORMOPS_SPIRVTRANSFORMOPS_H

#include "mlir-availability/TransformOps/AvailabilityTransformOps.h"

namespace mlir::availability {

/// Adds the transform ops about SPIR-V to contexts that use `registry`.
/// `registerAllAvailability` does that, too.
void registerSPIRVTransformExtension(DialectRegistry &registry);

/// Adds patterns that replace SPIR-V ops on floats of less than 32 bits by ops
/// on floats of 32 bits; see
/// `transform.apply_conversion_patterns.spirv.widen_floats`.
void populateWidenFloatsPatterns(RewritePatternSet &patterns);

namespace detail {
/// Adds the pattern set called `name`. A `SPIRVTypeConverterOp` must have built
/// `converter`; `verifySPIRVTypeConverter` makes sure of that.
void populateSPIRVPatternsOfOp(StringRef name, TypeConverter &converter,
                               RewritePatternSet &patterns);

/// Fails, with an error at `op`, unless `builder` is a `SPIRVTypeConverterOp`.
LogicalResult
verifySPIRVTypeConverter(Operation *op,
                         transform::TypeConverterBuilderOpInterface builder);
} // namespace detail

} // namespace mlir::availability

#define GET_OP_CLASSES
#include "mlir-availability/Lowering/TransformOps/SPIRVTransformOps.h.inc"

#endif // MLIR_AVAILABILITY_LOWERING_TRANSFORMOPS_SPIRVTRANSFORMOPS_H
