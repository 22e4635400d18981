//===- SPIRVExtension.cpp - The module _spirv -----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The types and attributes of the SPIR-V dialect, which upstream's Python
// bindings lack.
//
//===----------------------------------------------------------------------===//

#include "SPIRVBuilders.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability::python;

MLIRContext *mlir::availability::python::getSPIRVContext(nb::handle context) {
  nb::object current;
  if (context.is_none()) {
    nb::object contexts = mlir::python::irModule().attr("Context");
    try {
      current = contexts.attr("current");
    } catch (nb::python_error &error) {
      if (!error.matches(PyExc_ValueError))
        throw;
    }
    if (!current.is_valid() || current.is_none())
      throw nb::value_error("no MLIR context: pass context=..., or call this "
                            "inside 'with mlir.ir.Context():'");
    context = current;
  }
  Arg<MlirContext> raw;
  if (!nb::try_cast(context, raw))
    throw nb::type_error("context must be an mlir.ir.Context or None");
  MLIRContext *result = unwrap(raw);
  result->getOrLoadDialect<spirv::SPIRVDialect>();
  return result;
}

NB_MODULE(_spirv, module) {
  module.doc() = "Types and attributes of SPIR-V. Use mlir.availability.spirv "
                 "instead.";
  populateSPIRVEnums(module);
  populateSPIRVTypes(module);
  populateSPIRVStructType(module);
  populateSPIRVResourceLimits(module);
  populateSPIRVTargetAttributes(module);
  populateSPIRVInterfaceAttributes(module);
}
