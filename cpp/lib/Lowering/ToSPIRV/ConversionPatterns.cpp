//===- ConversionPatterns.cpp - Upstream's patterns to SPIR-V -------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Lowering/ToSPIRV/ConversionPatterns.h"
#include "mlir-availability/Support/Suggestions.h"

#include "mlir/Conversion/ArithToSPIRV/ArithToSPIRV.h"
#include "mlir/Conversion/ComplexToSPIRV/ComplexToSPIRV.h"
#include "mlir/Conversion/ControlFlowToSPIRV/ControlFlowToSPIRV.h"
#include "mlir/Conversion/FuncToSPIRV/FuncToSPIRV.h"
#include "mlir/Conversion/GPUToSPIRV/GPUToSPIRV.h"
#include "mlir/Conversion/IndexToSPIRV/IndexToSPIRV.h"
#include "mlir/Conversion/MathToSPIRV/MathToSPIRV.h"
#include "mlir/Conversion/MemRefToSPIRV/MemRefToSPIRV.h"
#include "mlir/Conversion/TensorToSPIRV/TensorToSPIRV.h"
#include "mlir/Conversion/UBToSPIRV/UBToSPIRV.h"
#include "mlir/Conversion/VectorToSPIRV/VectorToSPIRV.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace mlir::availability;

/// Tensors of at most this many bytes become function variables, as in
/// upstream's convert-tensor-to-spirv.
static constexpr int64_t kTensorByteCount = 64;

/// Calls `populate`, which takes no context.
template <auto populate>
static void populateWith(const SPIRVTypeConverter &converter,
                         ScfToSPIRVContext &, RewritePatternSet &patterns) {
  populate(converter, patterns);
}

static const SPIRVPatternSet patternSets[] = {
    {"arith-to-spirv", "arithmetic",
     populateWith<arith::populateArithToSPIRVPatterns>},
    {"cf-to-spirv", "branches",
     populateWith<cf::populateControlFlowToSPIRVPatterns>},
    {"complex-to-spirv", "complex numbers",
     populateWith<populateComplexToSPIRVPatterns>},
    {"func-to-spirv", "functions, calls and returns",
     [](const SPIRVTypeConverter &converter, ScfToSPIRVContext &,
        RewritePatternSet &patterns) {
       populateFuncToSPIRVPatterns(converter, patterns);
       populateBuiltinFuncToSPIRVPatterns(converter, patterns);
     }},
    {"gpu-to-spirv", "GPU modules, kernels and what is special to them",
     populateWith<populateGPUToSPIRVPatterns>},
    {"gpu-wmma-to-spirv", "matrix operations, as cooperative matrices",
     populateWith<populateGpuWMMAToSPIRVCoopMatrixKHRConversionPatterns>},
    {"index-to-spirv", "index arithmetic",
     populateWith<index::populateIndexToSPIRVPatterns>},
    {"math-to-spirv", "mathematical functions",
     populateWith<populateMathToSPIRVPatterns>},
    {"memref-to-spirv", "memory", populateWith<populateMemRefToSPIRVPatterns>},
    {"scf-to-spirv", "structured control flow", populateSCFToSPIRVPatterns},
    {"tensor-to-spirv", "small tensors",
     [](const SPIRVTypeConverter &converter, ScfToSPIRVContext &,
        RewritePatternSet &patterns) {
       populateTensorToSPIRVPatterns(converter, kTensorByteCount, patterns);
     }},
    {"ub-to-spirv", "undefined values",
     populateWith<ub::populateUBToSPIRVConversionPatterns>},
    {"vector-reduction-to-spirv-dot-product",
     "reductions of products of integers, as dot products",
     [](const SPIRVTypeConverter &, ScfToSPIRVContext &,
        RewritePatternSet &patterns) {
       populateVectorReductionToSPIRVDotProductPatterns(patterns);
     }},
    {"vector-to-spirv", "vectors", populateWith<populateVectorToSPIRVPatterns>},
};

ArrayRef<SPIRVPatternSet> mlir::availability::getSPIRVPatternSets() {
  return patternSets;
}

LogicalResult mlir::availability::populateSPIRVPatterns(
    StringRef name, const SPIRVTypeConverter &converter,
    ScfToSPIRVContext &context, RewritePatternSet &patterns,
    function_ref<InFlightDiagnostic()> emitError) {
  for (const SPIRVPatternSet &set : patternSets) {
    if (set.name != name)
      continue;
    set.populate(converter, context, patterns);
    return success();
  }
  SmallVector<StringRef> names = llvm::map_to_vector(
      patternSets,
      [](const SPIRVPatternSet &set) -> StringRef { return set.name; });
  std::string suggestion = suggestNames(name, names);
  if (suggestion.empty())
    suggestion = "; there are " + llvm::join(names, ", ");
  return emitError() << "unknown pattern set '" << name << "'" << suggestion;
}

std::unique_ptr<SPIRVTypeConverter> mlir::availability::makeSPIRVTypeConverter(
    spirv::TargetEnvAttr target, const SPIRVConversionOptions &options) {
  auto converter = std::make_unique<SPIRVTypeConverter>(target, options);
  populateMMAToSPIRVCoopMatrixTypeConversion(*converter);
  return converter;
}
