//===- StandaloneExtension.cpp - The module standalone._standalone --------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Standalone/Standalone.h"

#include "mlir/Bindings/Python/NanobindAdaptors.h"
#include "mlir/CAPI/IR.h"

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

namespace nb = nanobind;
using namespace standalone;

/// Returns the version from a typed query, as users write it.
static std::string getMinVersion(MlirOperation op) {
  auto query = mlir::dyn_cast<QueryMinVersionInterface>(unwrap(op));
  if (!query)
    throw nb::value_error("the op has no version: it is available in all");
  return stringifyVersion(query.getMinVersion()).str();
}

/// Returns the extensions from a typed query.
static std::vector<std::string> getExtensions(MlirOperation op) {
  std::vector<std::string> names;
  if (auto query = mlir::dyn_cast<QueryExtensionInterface>(unwrap(op)))
    for (Extension extension : query.getExtensions())
      names.push_back(stringifyExtension(extension).str());
  return names;
}

NB_MODULE(_standalone, module) {
  module.def(
      "register_dialect",
      [](MlirDialectRegistry registry) {
        registerStandaloneAvailability(*unwrap(registry));
      },
      nb::arg("registry"),
      "Adds the dialect to contexts that are made from `registry` later.");
  module.def(
      "load_dialect",
      [](MlirContext context) {
        mlir::DialectRegistry registry;
        registerStandaloneAvailability(registry);
        unwrap(context)->appendDialectRegistry(registry);
        unwrap(context)->getOrLoadDialect<StandaloneDialect>();
      },
      nb::arg("context"), "Loads the dialect into a context that exists.");
  module.def("min_version", &getMinVersion, nb::arg("op"),
             "Returns the lowest version that has the op.");
  module.def("extensions", &getExtensions, nb::arg("op"),
             "Returns the extensions that the op needs.");
}
