//===- AvailabilityTransformInterfaces.td ------------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TRANSFORMOPS_INTERFACES_TD
#define MLIR_AVAILABILITY_TRANSFORMOPS_INTERFACES_TD

include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/OpBase.td"

def TargetTypeConverterBuilderOpInterface
    : OpInterface<"TargetTypeConverterBuilderOpInterface",
                  [TypeConverterBuilderOpInterface]> {
  let description = [{
    For ops that build a type converter that depends on a target. In
    `transform.availability.apply_conversion_patterns`, that is the target of the
    conversion.
  }];
  let cppNamespace = "::mlir::availability";
  let methods = [
    InterfaceMethod<[{
      Returns the type converter for `target`. If the converter doesn't support
      the target, reports through `emitError` and returns nullptr.
    }], "std::unique_ptr<::mlir::TypeConverter>", "getTypeConverterFor",
    (ins "::mlir::Attribute":$target,
         "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError)>,
  ];
}

#endif // MLIR_AVAILABILITY_TRANSFORMOPS_INTERFACES_TD
