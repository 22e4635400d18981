//===- Fuzzing.cpp --------------------------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Fuzzing.h"

#include "mlir-availability/Dialect/SPIRV/Binary/BinaryOps.h"
#include "mlir-availability/Engine/Check.h"
#include "mlir-availability/Engine/Deduce.h"
#include "mlir-availability/Engine/Explain.h"
#include "mlir-availability/IR/AvailabilityDialect.h"

#include "mlir/IR/Diagnostics.h"

#include "llvm/Support/raw_ostream.h"

#include <cstdlib>
#include <memory>

#define AVAILABILITY_DIALECT(NAME, NAMESPACE, REGISTER)                        \
  namespace NAMESPACE {                                                        \
  void REGISTER(::mlir::DialectRegistry &registry);                            \
  }
#include "mlir-availability/Dialect/AllDialects.inc"
#undef AVAILABILITY_DIALECT

using namespace mlir;
using namespace mlir::availability;

/// Loads the dialects that have availability. `loadAllAvailability` does the
/// same, and brings the lowering along, which takes as long to compile as all
/// else.
static void loadAvailability(MLIRContext &context) {
  DialectRegistry registry;
  registry.insert<AvailabilityDialect>();
  registerSPIRVBinaryOps(registry);
#define AVAILABILITY_DIALECT(NAME, NAMESPACE, REGISTER)                        \
  NAMESPACE::REGISTER(registry);
#include "mlir-availability/Dialect/AllDialects.inc"
#undef AVAILABILITY_DIALECT
  context.appendDialectRegistry(registry);
  context.loadAllAvailableDialects();
  context.allowUnregisteredDialects();
}

MLIRContext &fuzzing::getContext() {
  constexpr unsigned kInputs = 2000;
  static std::unique_ptr<MLIRContext> context;
  static unsigned numInputs = 0;
  if (numInputs++ % kInputs == 0) {
    context = std::make_unique<MLIRContext>(MLIRContext::Threading::DISABLED);
    loadAvailability(*context);
    context->getDiagEngine().registerHandler([](Diagnostic &diagnostic) {
      (void)diagnostic.str();
      return success();
    });
  }
  return *context;
}

void fuzzing::judge(Operation *root) {
  root->walk([](Operation *op) { (void)explain(op); });
  auto emitError = [&] { return mlir::emitError(root->getLoc()); };
  for (StringRef name :
       {"vulkan1.0", "spirv1.6+all", "tosa1.0:pro_int", "sm_90a", "gfx942"}) {
    FailureOr<AvailabilityTargetAttrInterface> parsed =
        parseTarget(root->getContext(), name, emitError);
    if (failed(parsed))
      std::abort();
    ResolvedTarget target(*parsed, name);
    CheckResult result = check(root, target);
    for (const Violation &violation : result.violations)
      (void)describeViolation(violation, target);
  }

  FailureOr<AvailabilityTargetAttrInterface> deduced = deduce(root);
  if (failed(deduced))
    return;
  ResolvedTarget target(*deduced, "deduced");
  CheckResult result = check(root, target);
  if (result.isAvailable())
    return;
  llvm::errs() << "check refuses what deduce says, " << *deduced << "\n";
  for (const Violation &violation : result.violations)
    llvm::errs() << describeViolation(violation, target) << "\n";
  std::abort();
}
