//===- SPIRV.cpp - Bindings of SPIR-V binaries ----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support.h"

#include "mlir-availability/SPIRV/Binary.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

static MlirModule deserialize(MlirContext mlirContext, nb::bytes data) {
  MLIRContext *context = unwrap(mlirContext);
  ErrorCollector errors(context);
  FailureOr<OwningOpRef<ModuleOp>> module =
      deserializeSPIRV(ArrayRef(data.c_str(), data.size()), context);
  if (failed(module))
    throw errors.takeError();
  return wrap(module->release());
}

static nb::bytes serialize(MlirOperation op) {
  Operation *root = unwrap(op);
  ErrorCollector errors(root->getContext());
  SmallVector<char> data;
  if (failed(serializeSPIRV(root, data)))
    throw errors.takeError();
  return nb::bytes(data.data(), data.size());
}

void mlir::availability::python::populateSPIRV(nb::module_ &module) {
  module.def("spirv_deserialize", &deserialize, nb::arg("context"),
             nb::arg("data"),
             "Returns a module that holds the SPIR-V module in `data`. Raises "
             "ValueError.");
  module.def("spirv_serialize", &serialize, nb::arg("op"),
             "Returns the binary of the one spirv.module that `op` is or "
             "holds. Raises ValueError.");
}
