//===- SPIRV.cpp - Bindings of SPIR-V binaries ----------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support.h"

#include "mlir-availability/SPIRV/Binary.h"
#include "mlir-availability/SPIRV/Interface.h"

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

/// (name, storage class, descriptor set, binding, (fixed bytes, stride)).
using ResourceTuple =
    std::tuple<std::string, std::string, std::optional<uint32_t>,
               std::optional<uint32_t>,
               std::optional<std::pair<uint64_t, uint64_t>>>;

static std::vector<ResourceTuple> getInterface(MlirOperation op,
                                               const std::string &name) {
  Operation *root = unwrap(op);
  ErrorCollector errors(root->getContext());
  spirv::ModuleOp module;
  root->walk<WalkOrder::PreOrder>([&](spirv::ModuleOp nested) {
    module = nested;
    return WalkResult::interrupt();
  });
  if (!module)
    throw nb::value_error("there is no spirv.module in it");
  FailureOr<SmallVector<SPIRVResource>> resources =
      getSPIRVInterface(module, name);
  if (failed(resources))
    throw errors.takeError();
  std::vector<ResourceTuple> tuples;
  for (const SPIRVResource &resource : *resources) {
    std::optional<std::pair<uint64_t, uint64_t>> size;
    if (resource.size)
      size = {resource.size->fixed, resource.size->stride};
    tuples.emplace_back(
        resource.name.str(),
        spirv::stringifyStorageClass(resource.storageClass).str(),
        resource.descriptorSet, resource.binding, size);
  }
  return tuples;
}

void mlir::availability::python::populateSPIRV(nb::module_ &module) {
  module.def("spirv_deserialize", &deserialize, nb::arg("context"),
             nb::arg("data"),
             "Returns a module that holds the SPIR-V module in `data`. Raises "
             "ValueError.");
  module.def("spirv_interface", &getInterface, nb::arg("op"),
             nb::arg("entry_point"),
             "Returns (name, storage class, descriptor set, binding, (bytes, "
             "stride of a run-time array)) of each resource that a compute "
             "shader uses. Raises ValueError.");
  module.def("spirv_serialize", &serialize, nb::arg("op"),
             "Returns the binary of the one spirv.module that `op` is or "
             "holds. Raises ValueError.");
}
