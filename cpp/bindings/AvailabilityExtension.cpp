//===- AvailabilityExtension.cpp - The module _availability ---------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Support.h"
#include "Tables.h"

#include "mlir-availability/InitAll.h"

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

// Workaround: python-nested-op-lifetime
// Upstream's object for a nested op keeps the parent op alive only if it was
// reached from there step by step. We tie it to the root object.
nb::object mlir::availability::python::wrapNested(Operation *op,
                                                  nb::handle root) {
  nb::object result = nb::cast(wrap(op));
  if (!result.is(root))
    nb::detail::keep_alive(result.ptr(), root.ptr());
  return result;
}

NB_MODULE(_availability, module) {
  module.doc() = "C++ part of mlir.availability. Use that package instead.";

  module.def(
      "register_dialects",
      [](MlirDialectRegistry registry) {
        registerAllAvailability(*unwrap(registry));
      },
      nb::arg("registry"),
      "Adds availability to the dialects of contexts that are made from "
      "`registry` later.");

  module.def(
      "load",
      [](MlirContext context) { loadAllAvailability(*unwrap(context)); },
      nb::arg("context"),
      "Adds availability to a context that exists, and loads the dialects that "
      "have any. Cheap when that has been done.");

  // Passes are registered globally, so this takes no argument.
  module.def(
      "register_passes", [] { registerAllAvailabilityPasses(); },
      "Makes the passes known to `mlir.passmanager`. Calling it again does "
      "nothing.");

  populateDeclare(module);
  populateEngine(module);
  populateTables(module);
  populateDeduce(module);
  populatePasses(module);
  populateReport(module);
  populateSPIRV(module);
  populateConversion(module);
  populateSPIRVConversion(module);
  populateTransform(module);
}
