//===- SPIRVTransformOps.td - To SPIR-V in Transform IR ----*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LOWERING_TRANSFORMOPS_SPIRVTRANSFORMOPS_TD
#define MLIR_AVAILABILITY_LOWERING_TRANSFORMOPS_SPIRVTRANSFORMOPS_TD

include "mlir-availability/TransformOps/AvailabilityTransformInterfaces.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

// Selects one of `getSPIRVPatternSets`.
class SPIRVPatternsOp<string family, string what>
    : Op<Transform_Dialect, "apply_conversion_patterns.spirv." # family,
         [DeclareOpInterfaceMethods<ConversionPatternDescriptorOpInterface,
                                    ["verifyTypeConverter"]>]> {
  let summary = "Selects upstream's patterns to SPIR-V for " # what;
  let description = [{
    For use in `transform.availability.apply_conversion_patterns`, or in
    upstream's `transform.apply_conversion_patterns`. The patterns need the type
    converter `transform.apply_conversion_patterns.spirv.type_converter`.
  }];
  let assemblyFormat = "attr-dict";
  let extraClassDefinition = [{
    void $cppClass::populatePatterns(::mlir::TypeConverter &typeConverter,
                                     ::mlir::RewritePatternSet &patterns) {
      ::mlir::availability::detail::populateSPIRVPatternsOfOp(
          "}] # !subst("_", "-", family) # [{", typeConverter, patterns);
    }
    ::llvm::LogicalResult $cppClass::verifyTypeConverter(
        ::mlir::transform::TypeConverterBuilderOpInterface builder) {
      return ::mlir::availability::detail::verifySPIRVTypeConverter(*this,
                                                                    builder);
    }
  }];
}

def ApplyArithToSPIRVConversionPatternsOp
    : SPIRVPatternsOp<"arith_to_spirv", "arithmetic">;
def ApplyCFToSPIRVConversionPatternsOp
    : SPIRVPatternsOp<"cf_to_spirv", "branches">;
def ApplyComplexToSPIRVConversionPatternsOp
    : SPIRVPatternsOp<"complex_to_spirv", "complex numbers">;
def ApplyFuncToSPIRVConversionPatternsOp
    : SPIRVPatternsOp<"func_to_spirv", "functions, calls and returns">;
def ApplyGPUToSPIRVConversionPatternsOp
    : SPIRVPatternsOp<"gpu_to_spirv", "GPU modules and kernels">;
def ApplyGPUWMMAToSPIRVConversionPatternsOp
    : SPIRVPatternsOp<"gpu_wmma_to_spirv",
                      "matrix operations, as cooperative matrices">;
def ApplyIndexToSPIRVConversionPatternsOp
    : SPIRVPatternsOp<"index_to_spirv", "index arithmetic">;
def ApplyMathToSPIRVConversionPatternsOp
    : SPIRVPatternsOp<"math_to_spirv", "mathematical functions">;
def ApplyMemRefToSPIRVConversionPatternsOp
    : SPIRVPatternsOp<"memref_to_spirv", "memory">;
def ApplySCFToSPIRVConversionPatternsOp
    : SPIRVPatternsOp<"scf_to_spirv", "structured control flow">;
def ApplyTensorToSPIRVConversionPatternsOp
    : SPIRVPatternsOp<"tensor_to_spirv", "small tensors">;
def ApplyUBToSPIRVConversionPatternsOp
    : SPIRVPatternsOp<"ub_to_spirv", "undefined values">;
def ApplyVectorReductionToSPIRVDotProductConversionPatternsOp
    : SPIRVPatternsOp<"vector_reduction_to_spirv_dot_product",
                      "reductions of products of integers">;
def ApplyVectorToSPIRVConversionPatternsOp
    : SPIRVPatternsOp<"vector_to_spirv", "vectors">;

def ApplyWidenFloatsConversionPatternsOp
    : Op<Transform_Dialect, "apply_conversion_patterns.spirv.widen_floats",
         [DeclareOpInterfaceMethods<ConversionPatternDescriptorOpInterface,
                                    ["getTypeConverter"]>]> {
  let summary = "Selects patterns that calculate in 32 bits";
  let description = [{
    Selects patterns for SPIR-V's arithmetic, comparisons and mathematical
    functions on floats of less than 32 bits. The operands are converted to 32
    bits, and the result is converted back. In
    `transform.availability.apply_conversion_patterns`, the patterns apply only
    to ops that the target lacks. Ops that load, store or convert such floats
    are often available, and then stay.

    ```mlir
    %r = spirv.FMul %a, %b : f16
    ```

    becomes

    ```mlir
    %0 = spirv.FConvert %a : f16 to f32
    %1 = spirv.FConvert %b : f16 to f32
    %2 = spirv.FMul %0, %1 : f32
    %r = spirv.FConvert %2 : f32 to f16
    ```

    Sums, differences, products, quotients and square roots have the same result,
    as if rounded once: 32-bit floats have more than twice the precision.
  }];
  let assemblyFormat = "attr-dict";
}

//===----------------------------------------------------------------------===//
// Type converter
//===----------------------------------------------------------------------===//

def SPIRVTypeConverterOp
    : Op<Transform_Dialect, "apply_conversion_patterns.spirv.type_converter",
         [DeclareOpInterfaceMethods<TypeConverterBuilderOpInterface,
                                    ["getTypeConverter",
                                     "getTypeConverterType"]>,
          DeclareOpInterfaceMethods<TargetTypeConverterBuilderOpInterface>]> {
  let summary = "Builds upstream's type converter to SPIR-V";
  let description = [{
    In `transform.availability.apply_conversion_patterns`, the type converter is
    for the target of the conversion. Elsewhere the op needs its own target after
    `on`: a name, or a `#spirv.target_env` in parentheses. A target that isn't
    for SPIR-V is a definite failure.

    * `bool_num_bits`: the width of a boolean in memory.
    * `emulate_unsupported_float_types`: whether floats that the target lacks
      become integers of the same width.
    * `emulate_lt_32_bit_scalar_types`: whether narrower scalars that the target
      lacks become 32-bit scalars. The program that runs the kernel must then lay
      out its data accordingly.
    * `use_64bit_index`: whether `index` becomes `i64` instead of `i32`.
  }];
  let arguments = (ins
      OptionalAttr<AnyAttr>:$target,
      DefaultValuedAttr<ConfinedAttr<I64Attr, [IntPositive]>, "8">:$bool_num_bits,
      DefaultValuedAttr<BoolAttr, "true">:$emulate_unsupported_float_types,
      DefaultValuedAttr<BoolAttr, "true">:$emulate_lt_32_bit_scalar_types,
      DefaultValuedAttr<BoolAttr, "false">:$use_64bit_index);
  let assemblyFormat = "custom<OnTargetAttr>($target) attr-dict";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Lowering
//===----------------------------------------------------------------------===//

def AvailabilityLowerToSPIRVOp
    : TransformDialectOp<"availability.lower_to_spirv",
                         [DeclareOpInterfaceMethods<TransformOpInterface>,
                          DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Converts kernels to SPIR-V that is available on a target";
  let description = [{
    Applies the pass `availability-lower-to-spirv` to each payload op. A
    `gpu.module` is replaced by the result; in a `builtin.module`, everything is
    replaced. Returns the `spirv.module`s, in the order of the payload.

    The target follows `on`, as for `transform.availability.match`; without `on`
    it is the target that applies to the payload op. There may be only one
    target; see `transform.availability.specialize`. `emulate` is the pass's
    option: kernels use 32 bits for types that the target lacks.

    ```mlir
    %spirv = transform.availability.lower_to_spirv %gpu_module on "vulkan1.1"
        : (!transform.any_op) -> !transform.any_op
    ```

    Consumes the handle. A kernel that can't be lowered for the target is a
    silenceable failure. Nothing is changed then, and the diagnostic has the
    reports of the pass as notes. A payload op that is nested in another one is a
    definite failure.
  }];
  let arguments = (ins TransformHandleTypeInterface:$root,
                       Optional<TransformParamTypeInterface>:$target_param,
                       OptionalAttr<AnyAttr>:$target,
                       UnitAttr:$emulate);
  let results = (outs TransformHandleTypeInterface:$spirv_modules);
  let assemblyFormat = [{
    $root custom<OnTarget>($target_param, $target) (`emulate` $emulate^)?
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // MLIR_AVAILABILITY_LOWERING_TRANSFORMOPS_SPIRVTRANSFORMOPS_TD
