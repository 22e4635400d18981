//===- DefaultPipelines.cpp - Pipelines to kinds of targets ---------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Lowering/Pipelines/DefaultPipelines.h"
#include "mlir-availability/Dialect/Vulkan/VulkanAvailability.h"
#include "mlir-availability/Engine/TargetNames.h"
#include "mlir-availability/Engine/Targets.h"
#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/Lowering/Passes.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
// Rows of the tables of td/LoweringPipelines.td.
struct TargetKind {
  StringLiteral name, dialect, to, chip, holder, passes;
};
struct ForeignOps {
  StringLiteral targets, dialect, reason;
};
struct UnwantedPass {
  StringLiteral pass;
};
struct Replacement {
  StringLiteral pass, op;
};
struct Promise {
  StringLiteral op, attribute;
};

#define GET_LoweringPipelineTable_IMPL
#define GET_LoweringForeignDialectTable_IMPL
#define GET_LoweringUnwantedPassTable_IMPL
#define GET_LoweringReplacementTable_IMPL
#define GET_LoweringPromiseTable_IMPL
#include "mlir-availability/Lowering/Pipelines/LoweringPipelines.inc"
} // namespace

/// Returns the kind of `target`; nullptr if it is none of the above.
static const TargetKind *findKind(ResolvedTarget &target) {
  for (const TargetKind &kind : LoweringPipelineTable)
    if (target.speaksFor(kind.dialect))
      return &kind;
  return nullptr;
}

/// Returns the chip that `target` names, "" if it names none.
static std::string getChip(const TargetKind &kind, ResolvedTarget &target,
                           MLIRContext *context) {
  if (kind.chip.empty())
    return "";
  FailureOr<const Dimension *> dimension = findDimension(
      context, kind.chip, [&] { return emitError(UnknownLoc::get(context)); });
  if (failed(dimension))
    return "";
  const auto &offered = target.offered(**dimension);
  return offered && offered->size() == 1
             ? (*dimension)->stringify(offered->front())
             : "";
}

/// Returns the first chip that `chip`, such as "gfx9-4-generic", stands for:
/// "gfx940". MLIR's passes know no chip that stands for several.
static std::string getFirstChip(StringRef chip) {
  StringRef numbers = chip;
  if (!numbers.consume_back("-generic") || !numbers.consume_front("gfx"))
    return chip.str();
  SmallVector<StringRef> parts;
  numbers.split(parts, '-');
  // The generation, and two digits.
  while (parts.size() < 3)
    parts.push_back("0");
  return "gfx" + llvm::join(parts, "");
}

/// Replaces "${...}" in `passes`, or in an argument of a compiler's.
static FailureOr<std::string>
substitute(StringRef passes, const TargetKind &kind, ResolvedTarget &target,
           bool isForPasses, function_ref<InFlightDiagnostic()> emitError) {
  MLIRContext *context =
      static_cast<Attribute>(target.getTarget()).getContext();
  std::string text;
  while (true) {
    auto [before, rest] = passes.split("${");
    text += before;
    if (before.size() == passes.size())
      return text;
    auto [name, after] = rest.split('}');
    passes = after;
    if (name == "target") {
      text += TargetNames(context).spell(target.getTarget());
    } else if (name == "chip") {
      std::string chip = getChip(kind, target, context);
      if (chip.empty())
        return emitError() << "the pipeline has '${chip}', and "
                           << target.getName() << " names no chip";
      text += isForPasses ? getFirstChip(chip) : chip;
    } else {
      return emitError() << "the pipeline has '${" << name
                         << "}'; known are '${chip}' and '${target}'";
    }
  }
}

/// Returns the name of a target with everything that any implementation of
/// Vulkan offers, of the first version of Vulkan that has `target`'s SPIR-V.
static std::string getNameWithAll(ResolvedTarget &target) {
  MLIRContext *context =
      static_cast<Attribute>(target.getTarget()).getContext();
  spirv::Version version =
      vulkan::getSPIRVEnvironment(target.getTarget()).getVersion();
  StringRef name;
  // Those of a family come in the order of their versions.
  for (const NamedTarget *known : getKnownTargets(context)) {
    if (known->family != "vulkan")
      continue;
    name = known->name;
    auto attribute = cast<AvailabilityTargetAttrInterface>(
        parseAttribute(known->attribute, context));
    if (vulkan::getSPIRVEnvironment(attribute).getVersion() >= version)
      break;
  }
  return (name + "+all").str();
}

/// Returns the pipeline `passes`, in which nothing is left to be substituted.
static LoweringPipeline describePipeline(std::string passes, std::string name,
                                         const TargetKind &kind) {
  LoweringPipeline pipeline;
  pipeline.name = std::move(name);
  pipeline.passes = std::move(passes);
  pipeline.dialect = kind.dialect.str();
  pipeline.holders = {kind.holder.str()};
  for (StringRef name : llvm::split(kind.to, ','))
    pipeline.lowered.push_back(name.str());
  for (const ForeignOps &foreign : LoweringForeignDialectTable)
    if (foreign.targets == kind.dialect)
      pipeline.foreign.push_back({foreign.dialect.str(), foreign.reason.str()});
  for (const UnwantedPass &unwanted : LoweringUnwantedPassTable)
    pipeline.unwanted.push_back(unwanted.pass.str());
  for (const Promise &promise : LoweringPromiseTable)
    pipeline.promises.push_back({promise.op.str(), promise.attribute.str()});
  return pipeline;
}

static FailureOr<LoweringPipeline>
makePipeline(StringRef passes, std::string name, const TargetKind &kind,
             ResolvedTarget &target,
             function_ref<InFlightDiagnostic()> emitError) {
  FailureOr<std::string> text =
      substitute(passes, kind, target, /*isForPasses=*/true, emitError);
  if (failed(text))
    return failure();
  LoweringPipeline pipeline =
      describePipeline(std::move(*text), std::move(name), kind);
  for (const Replacement &replacement : LoweringReplacementTable)
    if (StringRef(pipeline.passes).contains(replacement.pass))
      pipeline.replaced.push_back(replacement.op.str());
  return pipeline;
}

static const TargetKind *
requireKind(ResolvedTarget &target,
            function_ref<InFlightDiagnostic()> emitError) {
  const TargetKind *kind = findKind(target);
  if (!kind)
    emitError() << "no pipeline leads to " << target.getName()
                << ": there are pipelines to chips of NVIDIA and AMD, to CPUs, "
                   "and to SPIR-V";
  return kind;
}

FailureOr<LoweringPipeline> mlir::availability::getDefaultPipeline(
    ResolvedTarget &target, function_ref<InFlightDiagnostic()> emitError) {
  const TargetKind *kind = requireKind(target, emitError);
  if (!kind)
    return failure();
  std::string name = (kind->name + " (LLVM " LLVM_VERSION_STRING ")").str();
  FailureOr<LoweringPipeline> pipeline =
      makePipeline(kind->passes, std::move(name), *kind, target, emitError);
  if (succeeded(pipeline) && target.speaksFor("spirv"))
    pipeline->passesForAll =
        "builtin.module(availability-lower-to-spirv{target=" +
        getNameWithAll(target) + "})";
  return pipeline;
}

FailureOr<LoweringPipeline> mlir::availability::getUserPipeline(
    StringRef passes, ResolvedTarget &target,
    function_ref<InFlightDiagnostic()> emitError) {
  const TargetKind *kind = requireKind(target, emitError);
  if (!kind)
    return failure();
  return makePipeline(passes, "your pipeline", *kind, target, emitError);
}

FailureOr<LoweringPipeline> mlir::availability::getUserCompiler(
    ArrayRef<std::string> command, RunCompiler run, ResolvedTarget &target,
    function_ref<InFlightDiagnostic()> emitError) {
  const TargetKind *kind = requireKind(target, emitError);
  if (!kind)
    return failure();
  std::vector<std::string> arguments;
  for (const std::string &argument : command) {
    FailureOr<std::string> text =
        substitute(argument, *kind, target, /*isForPasses=*/false, emitError);
    if (failed(text))
      return failure();
    arguments.push_back(std::move(*text));
  }
  LoweringPipeline pipeline =
      describePipeline(llvm::join(arguments, " "), "your compiler", *kind);
  pipeline.compiler = [run = std::move(run), arguments = std::move(arguments)](
                          ModuleOp copy) { return run(arguments, copy); };
  if (!kind->chip.empty())
    pipeline.kernel = (kind->dialect + ".kernel").str();
  return pipeline;
}

void mlir::availability::registerPipelineDependencies(
    DialectRegistry &registry) {
  static const bool areRegistered = [] {
    registerAllPasses();
    registerAvailabilityLoweringPasses();
    return true;
  }();
  (void)areRegistered;
  registerAllExtensions(registry);
}
