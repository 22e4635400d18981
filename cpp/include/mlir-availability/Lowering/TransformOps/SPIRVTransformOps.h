//===- SPIRVTransformOps.h - To SPIR-V in Transform IR ----------*- C++ -*-===//
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

/// Adds the ops that are about SPIR-V to the transform dialect of contexts that
/// use `registry`. `registerAllAvailability` does that, too.
void registerSPIRVTransformExtension(DialectRegistry &registry);

/// Adds patterns that calculate in 32 bits what SPIR-V ops calculate on floats
/// of less; see `transform.apply_conversion_patterns.spirv.widen_floats`.
void populateWidenFloatsPatterns(RewritePatternSet &patterns);

namespace detail {
/// Adds the pattern set called `name`. `converter` must be one that a
/// `SPIRVTypeConverterOp` has built, which `verifySPIRVTypeConverter` sees to.
void populateSPIRVPatternsOfOp(StringRef name, TypeConverter &converter,
                               RewritePatternSet &patterns);

/// Verifies that `builder` builds such a converter. Reports at `op`.
LogicalResult
verifySPIRVTypeConverter(Operation *op,
                         transform::TypeConverterBuilderOpInterface builder);
} // namespace detail

} // namespace mlir::availability

#define GET_OP_CLASSES
#include "mlir-availability/Lowering/TransformOps/SPIRVTransformOps.h.inc"

#endif // MLIR_AVAILABILITY_LOWERING_TRANSFORMOPS_SPIRVTRANSFORMOPS_H
