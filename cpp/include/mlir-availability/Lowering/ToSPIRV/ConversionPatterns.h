//===- ConversionPatterns.h - Upstream's patterns to SPIR-V -----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LOWERING_TOSPIRV_CONVERSIONPATTERNS_H
#define MLIR_AVAILABILITY_LOWERING_TOSPIRV_CONVERSIONPATTERNS_H

#include "mlir/Conversion/SCFToSPIRV/SCFToSPIRV.h"
#include "mlir/Dialect/SPIRV/Transforms/SPIRVConversion.h"

namespace mlir::availability {

/// A named set of upstream's patterns that convert to SPIR-V.
struct SPIRVPatternSet {
  /// For example "arith-to-spirv". If upstream has a pass with these patterns,
  /// its name is the same with the prefix "convert-".
  llvm::StringLiteral name;
  llvm::StringLiteral summary;
  void (*populate)(const SPIRVTypeConverter &converter,
                   ScfToSPIRVContext &context, RewritePatternSet &patterns);
};

/// Returns all such sets, in the order of their names.
ArrayRef<SPIRVPatternSet> getSPIRVPatternSets();

/// Adds the set called `name` to `patterns`. The converter and the context must
/// outlive the patterns. Reports through `emitError` and fails if there is no
/// such set.
LogicalResult
populateSPIRVPatterns(StringRef name, const SPIRVTypeConverter &converter,
                      ScfToSPIRVContext &context, RewritePatternSet &patterns,
                      function_ref<InFlightDiagnostic()> emitError);

/// Returns upstream's type converter for a target.
std::unique_ptr<SPIRVTypeConverter>
makeSPIRVTypeConverter(spirv::TargetEnvAttr target,
                       const SPIRVConversionOptions &options);

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_LOWERING_TOSPIRV_CONVERSIONPATTERNS_H
