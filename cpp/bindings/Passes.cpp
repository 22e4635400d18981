//===- Passes.cpp - Bindings of parser, verifier and pass pipelines -------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Workaround: python-verify-deadlock
// Upstream's Module.parse, Operation.verify and PassManager.run hold the GIL
// while threads of the context wait for it to report errors. Ours collect the
// errors without Python.
//
//===----------------------------------------------------------------------===//

#include "Support.h"

#include "mlir-availability/Dialect/LLVMIR/ImportLLVMIR.h"
#include "mlir-availability/Engine/Verify.h"
#include "mlir-availability/IR/UnreadProperties.h"
#include "mlir-availability/Support/CrashedPass.h"
#include "mlir-availability/Support/ForkedProcess.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/Support/ThreadPool.h"

#include <chrono>
#include <future>

namespace nb = nanobind;
using namespace mlir;
using namespace mlir::availability;
using namespace mlir::availability::python;

void mlir::availability::python::requireThreads(MLIRContext *context) {
  if (!isForkedProcess() || !context->isMultithreadingEnabled())
    return;
  // The only way to find out whether threads are alive is to give them a task.
  constexpr auto patience = std::chrono::seconds(2);
  auto answer = std::make_shared<std::promise<void>>();
  context->getThreadPool().async([answer] { answer->set_value(); });
  if (answer->get_future().wait_for(patience) == std::future_status::ready)
    return;
  throw std::runtime_error(
      "the context was made before this process was forked, and its threads "
      "exist only in the other process. Make a context in this process, start "
      "processes with 'spawn' or 'forkserver', or call "
      "context.enable_multithreading(False) before the fork");
}

/// Parses and verifies a module, optionally without checking its targets.
/// Returns the module or None, and the errors.
static std::pair<nb::object, std::vector<ErrorTuple>>
parseModule(MlirContext mlirContext, const nb::bytes &source, const Text &name,
            bool forTargets) {
  MLIRContext *context = unwrap(mlirContext);
  requireThreads(context);
  ErrorList errors(context);
  StringRef data(source.c_str(), source.size());
  BytecodeProperties properties(context, data);
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(
      data, ParserConfig(context, /*verifyAfterParse=*/forTargets), name.str());
  if (module && !forTargets && failed(verifyWithoutTargets(*module)))
    module = nullptr;
  nb::object found = nb::none();
  if (module)
    found = nb::cast(wrap(module.release()));
  return {found, errors.take()};
}

/// Reads a module of LLVM IR. Returns the module or None, and the errors.
static std::pair<nb::object, std::vector<ErrorTuple>>
importModule(MlirContext mlirContext, const nb::bytes &source,
             const Text &name) {
  MLIRContext *context = unwrap(mlirContext);
  requireThreads(context);
  ErrorList errors(context);
  OwningOpRef<ModuleOp> module = importLLVMIR(
      *context, StringRef(source.c_str(), source.size()), name.str());
  if (module && failed(verifyWithoutTargets(*module)))
    module = nullptr;
  nb::object found = nb::none();
  if (module)
    found = nb::cast(wrap(module.release()));
  return {found, errors.take()};
}

/// Verifies an op, optionally without checking its targets. Returns the errors.
static std::vector<ErrorTuple> verifyOp(MlirOperation op, bool forTargets) {
  Operation *root = unwrap(op);
  requireThreads(root->getContext());
  ErrorList errors(root->getContext());
  (void)(forTargets ? verify(root) : verifyWithoutTargets(root));
  return errors.take();
}

/// Runs passes on an op. Returns whether they succeeded, the errors, and the
/// remarks. Other handlers of the context receive the remarks too.
static std::tuple<bool, std::vector<ErrorTuple>, std::vector<NoteTuple>>
runPasses(MlirOperation op, const Text &pipeline) {
  Operation *root = unwrap(op);
  requireThreads(root->getContext());
  PassManager passes(root->getName());
  rememberRunningPasses(passes);
  std::string reason;
  llvm::raw_string_ostream stream(reason);
  if (failed(parsePassPipeline(pipeline.str(), passes, stream)))
    throw nb::value_error(reason.c_str());
  std::vector<NoteTuple> remarks;
  ScopedDiagnosticHandler handler(
      importForHandlers(root->getContext()), [&](Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() == DiagnosticSeverity::Remark)
          remarks.emplace_back(formatLocation(diagnostic.getLocation()),
                               describeDiagnostic(diagnostic));
        return failure();
      });
  std::vector<ErrorTuple> found;
  bool hasSucceeded = false;
  {
    // Its destructor forwards the remarks of other threads.
    ErrorList errors(root->getContext());
    hasSucceeded = succeeded(passes.run(root));
    found = errors.take();
  }
  return {hasSucceeded, std::move(found), std::move(remarks)};
}

void mlir::availability::python::populatePasses(nb::module_ &module) {
  module.def(
      "parse", &parseModule, nb::arg("context"), nb::arg("source"),
      nb::arg("name"), nb::arg("for_targets"),
      nb::sig("def parse(context: mlir.ir.Context, source: bytes, name: str, "
              "for_targets: bool) -> tuple[mlir.ir.Module | None, "
              "list[tuple[str, str, list[tuple[str, str]]]]]"),
      "Parses a module, text or bytecode, and verifies it; `for_targets`: also "
      "by the targets in it. `name` is what locations call the source. Returns "
      "it, or else None, and the errors, each a location, a text and notes.");
  module.def(
      "import_llvm_ir", &importModule, nb::arg("context"), nb::arg("source"),
      nb::arg("name"),
      nb::sig("def import_llvm_ir(context: mlir.ir.Context, source: bytes, "
              "name: str) -> tuple[mlir.ir.Module | None, "
              "list[tuple[str, str, list[tuple[str, str]]]]]"),
      "Reads LLVM IR, text or bitcode, as a module of the dialect `llvm`. "
      "`name` is what locations call the source. Returns it, or else None, and "
      "the errors, each a location, a text and notes.");
  module.def("report_crashed_pass", &reportCrashedPass,
             "Makes this process name on stderr the pass in which it crashes. "
             "For worker processes.");
  module.def("verify", &verifyOp, nb::arg("op"), nb::arg("for_targets") = true,
             "Verifies an op; `for_targets`: also by the targets in it. "
             "Returns the errors, each a location, a text and notes.");
  module.def("run_passes", &runPasses, nb::arg("op"), nb::arg("pipeline"),
             "Runs a textual pipeline on an op. Returns whether it succeeded, "
             "the errors, each a location, a text and notes, and the remarks, "
             "each a location and a text. Raises ValueError when the pipeline "
             "is malformed.");
}
