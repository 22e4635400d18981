//===- SPIRVTransformOps.cpp - Transform ops about SPIR-V -----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/Vulkan/VulkanAvailability.h"
#include "mlir-availability/IR/ShortText.h"
#include "mlir-availability/Support/ThreadDiagnosticHandler.h"

#include "mlir-availability/Lowering/Passes.h"
#include "mlir-availability/Lowering/ToSPIRV/ConversionPatterns.h"
#include "mlir-availability/Lowering/TransformOps/SPIRVTransformOps.h"
#include "mlir-availability/TransformOps/OnTarget.h"
#include "mlir-availability/TransformOps/Payload.h"

#include "mlir/Conversion/GPUToSPIRV/GPUToSPIRV.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// Type converter
//===----------------------------------------------------------------------===//

/// The kind of type converter that pattern descriptors request. No other op may
/// build converters of this kind.
static constexpr StringLiteral kConverterType =
    "mlir::availability::SPIRVTypeConverter";

namespace {
/// A type converter that owns the context shared by patterns for structured
/// control flow. Patterns can refer to their converter, but own nothing.
class ScheduleTypeConverter : public SPIRVTypeConverter {
public:
  ScheduleTypeConverter(spirv::TargetEnvAttr target,
                        const SPIRVConversionOptions &options)
      : SPIRVTypeConverter(target, options) {
    populateMMAToSPIRVCoopMatrixTypeConversion(*this);
  }

  ScfToSPIRVContext scfContext;
};
} // namespace

void mlir::availability::detail::populateSPIRVPatternsOfOp(
    StringRef name, TypeConverter &converter, RewritePatternSet &patterns) {
  auto &own = static_cast<ScheduleTypeConverter &>(converter);
  // The names match those of the ops in TableGen.
  (void)populateSPIRVPatterns(name, own, own.scfContext, patterns, [&] {
    return emitError(UnknownLoc::get(patterns.getContext()));
  });
}

LogicalResult mlir::availability::detail::verifySPIRVTypeConverter(
    Operation *op, transform::TypeConverterBuilderOpInterface builder) {
  if (builder.getTypeConverterType() == kConverterType)
    return success();
  return op->emitOpError("expects the type converter "
                         "'transform.apply_conversion_patterns.spirv.type_"
                         "converter', not '")
         << builder->getName() << "'";
}

std::unique_ptr<TypeConverter>
transform::SPIRVTypeConverterOp::getTypeConverterFor(
    Attribute target, function_ref<InFlightDiagnostic()> emitError) {
  spirv::TargetEnvAttr env = vulkan::getSPIRVEnvironment(target);
  if (!env) {
    emitError()
        << "types can't be converted to SPIR-V for " << target
        << ", which is neither a '#vulkan.target' nor a '#spirv.target_env'";
    return nullptr;
  }
  SPIRVConversionOptions options;
  options.boolNumBits = getBoolNumBits();
  options.emulateUnsupportedFloatTypes = getEmulateUnsupportedFloatTypes();
  options.emulateLT32BitScalarTypes = getEmulateLt_32BitScalarTypes();
  options.use64bitIndex = getUse_64bitIndex();
  return std::make_unique<ScheduleTypeConverter>(env, options);
}

std::unique_ptr<TypeConverter>
transform::SPIRVTypeConverterOp::getTypeConverter() {
  auto emit = [&] { return mlir::emitError(getLoc()); };
  Attribute target = getTargetAttr();
  if (auto name = dyn_cast_if_present<StringAttr>(target)) {
    FailureOr<AvailabilityTargetAttrInterface> parsed =
        parseTarget(getContext(), name, emit);
    if (failed(parsed))
      return nullptr;
    target = *parsed;
  }
  return target ? getTypeConverterFor(target, emit) : nullptr;
}

StringRef transform::SPIRVTypeConverterOp::getTypeConverterType() {
  return kConverterType;
}

LogicalResult transform::SPIRVTypeConverterOp::verify() {
  bool isTargeted = isa_and_nonnull<AvailabilityApplyConversionPatternsOp>(
      (*this)->getParentOp());
  if (!isTargeted && !getTargetAttr())
    return emitOpError("needs 'on' and a target, unless it is in "
                       "'transform.availability.apply_conversion_patterns'");
  if (isTargeted && getTargetAttr())
    return emitOpError("takes no target here: it is for the target of the "
                       "conversion");
  return verifyOnTarget(*this, Value(), getTargetAttr());
}

/// Parses an optional `on` with a target attribute.
static ParseResult parseOnTargetAttr(OpAsmParser &parser, Attribute &target) {
  std::optional<OpAsmParser::UnresolvedOperand> param;
  SMLoc location = parser.getCurrentLocation();
  if (parseOnTarget(parser, param, target))
    return failure();
  if (param)
    return parser.emitError(location, "takes no parameter as target");
  return success();
}

static void printOnTargetAttr(OpAsmPrinter &printer, Operation *op,
                              Attribute target) {
  printOnTarget(printer, op, Value(), target);
}

//===----------------------------------------------------------------------===//
// Wider floats
//===----------------------------------------------------------------------===//

void transform::ApplyWidenFloatsConversionPatternsOp::populatePatterns(
    TypeConverter &, RewritePatternSet &patterns) {
  populateWidenFloatsPatterns(patterns);
}

std::unique_ptr<TypeConverter>
transform::ApplyWidenFloatsConversionPatternsOp::getTypeConverter() {
  // Types don't change.
  return std::make_unique<TypeConverter>();
}

//===----------------------------------------------------------------------===//
// Lowering
//===----------------------------------------------------------------------===//

namespace {
/// A payload op, and a module with a copy of it that is lowered to replace it.
struct Lowering {
  Operation *root;
  OwningOpRef<ModuleOp> copy;
};
} // namespace

/// Returns the text of `target` for the pass option. It is the target's name if
/// there is one, so that errors show the name.
static std::string getTargetText(ScheduleTarget &target) {
  if (!target.getName().starts_with("#"))
    return target.getName().str();
  std::string text;
  llvm::raw_string_ostream(text) << static_cast<Attribute>(target.getAttr());
  return text;
}

/// Returns a copy of `root` if it is a module, else a module with a copy of it.
static OwningOpRef<ModuleOp> copyIntoModule(Operation *root) {
  if (auto module = dyn_cast<ModuleOp>(root))
    return module.clone();
  OwningOpRef<ModuleOp> module = ModuleOp::create(root->getLoc());
  module->push_back(root->clone());
  return module;
}

/// Lowers `module` in place. Failures are silenceable and attributed to `op`.
static DiagnosedSilenceableFailure
lower(transform::AvailabilityLowerToSPIRVOp op, Operation *root,
      ModuleOp module, ScheduleTarget &target) {
  SmallVector<Diagnostic> reasons;
  LogicalResult result = success();
  {
    ThreadDiagnosticHandler handler(op.getContext(), [&](Diagnostic &reason) {
      reasons.push_back(std::move(reason));
    });
    PassManager passes(op.getContext());
    AvailabilityLowerToSPIRVPassOptions options;
    options.target = getTargetText(target);
    options.emulate = op.getEmulate();
    passes.addPass(createAvailabilityLowerToSPIRVPass(options));
    result = passes.run(module);
  }
  if (succeeded(result))
    return DiagnosedSilenceableFailure::success();
  DiagnosedSilenceableFailure failure = op.emitSilenceableError()
                                        << "can't be lowered to SPIR-V for "
                                        << target.getName();
  failure.attachNote(root->getLoc()) << "payload op";
  for (Diagnostic &reason : reasons) {
    failure.attachNote(reason.getLocation()) << describeDiagnostic(reason);
    for (Diagnostic &note : reason.getNotes())
      failure.attachNote(note.getLocation()) << describeDiagnostic(note);
  }
  return failure;
}

/// Replaces the original by its lowered copy. Appends the resulting
/// `spirv.module` ops to `results`.
static void replace(RewriterBase &rewriter, Lowering &lowering,
                    SmallVectorImpl<Operation *> &results) {
  Operation *root = lowering.root;
  lowering.copy->walk([&](spirv::ModuleOp module) {
    results.push_back(module);
    return WalkResult::skip();
  });
  if (auto module = dyn_cast<ModuleOp>(root)) {
    // The rewriter erases ops one by one, so that handles to them are updated.
    for (Operation &op : llvm::make_early_inc_range(*module.getBody())) {
      op.dropAllUses();
      rewriter.eraseOp(&op);
    }
    rewriter.modifyOpInPlace(module, [&] {
      module->setAttrs((*lowering.copy)->getAttrDictionary());
    });
    rewriter.setInsertionPointToEnd(module.getBody());
  } else {
    rewriter.setInsertionPoint(root);
  }
  for (Operation &made :
       llvm::make_early_inc_range(*lowering.copy->getBody())) {
    made.remove();
    rewriter.insert(&made);
  }
  if (!isa<ModuleOp>(root))
    rewriter.eraseOp(root);
}

DiagnosedSilenceableFailure transform::AvailabilityLowerToSPIRVOp::apply(
    transform::TransformRewriter &rewriter,
    transform::TransformResults &results, transform::TransformState &state) {
  std::optional<OnTarget> onTarget;
  DiagnosedSilenceableFailure status = OnTarget::resolve(
      *this, getTargetParam(), getTargetAttr(), state, onTarget);
  if (status.succeeded())
    status = verifyPayloadIsDisjoint(*this, state, getRoot());
  if (!status.succeeded())
    return status;

  // All copies are lowered before the payload is changed.
  std::vector<Lowering> lowerings;
  for (Operation *root : state.getPayloadOps(getRoot())) {
    if (!isa<ModuleOp>(root) && !root->getBlock()) {
      DiagnosedSilenceableFailure failure =
          emitSilenceableError() << "'" << root->getName()
                                 << "' stands alone, so there is no place for "
                                    "the module that replaces "
                                    "it; put it into a 'builtin.module'";
      failure.attachNote(root->getLoc()) << "payload op";
      return failure;
    }
    status = verifyPayloadIsSeparate(*this, root);
    if (!status.succeeded())
      return status;
    if (!isa<ModuleOp, gpu::GPUModuleOp>(root)) {
      DiagnosedSilenceableFailure failure = emitSilenceableError()
                                            << "expects a 'gpu.module' or a "
                                               "'builtin.module', not '"
                                            << root->getName() << "'";
      failure.attachNote(root->getLoc()) << "payload op";
      return failure;
    }
    ScheduleTarget *target = nullptr;
    status = onTarget->getTargetFor(root, target);
    if (!status.succeeded())
      return status;
    if (!vulkan::getSPIRVEnvironment(target->getAttr()))
      return emitDefiniteFailure()
             << "'" << target->getName()
             << "' is not a target of SPIR-V; name one such as 'vulkan1.1', or "
                "give a '#vulkan.target' or a '#spirv.target_env'";
    lowerings.push_back({root, copyIntoModule(root)});
    status = lower(*this, root, *lowerings.back().copy, *target);
    if (!status.succeeded())
      return status;
  }
  SmallVector<Operation *> modules;
  for (Lowering &lowering : lowerings)
    replace(rewriter, lowering, modules);
  results.set(cast<OpResult>(getSpirvModules()), modules);
  return status;
}

LogicalResult transform::AvailabilityLowerToSPIRVOp::verify() {
  return verifyOnTarget(*this, getTargetParam(), getTargetAttr());
}

void transform::AvailabilityLowerToSPIRVOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  consumesHandle(getRootMutable(), effects);
  onlyReadsHandle(getTargetParamMutable(), effects);
  producesHandle(getOperation()->getOpResults(), effects);
  modifiesPayload(effects);
}

//===----------------------------------------------------------------------===//
// The extension
//===----------------------------------------------------------------------===//

#define GET_OP_CLASSES
#include "mlir-availability/Lowering/TransformOps/SPIRVTransformOps.cpp.inc"

namespace {
class SPIRVTransformExtension
    : public transform::TransformDialectExtension<SPIRVTransformExtension> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(SPIRVTransformExtension)

  using Base::Base;

  void init() {
    // Applying the ops creates ops of this dialect.
    declareGeneratedDialect<spirv::SPIRVDialect>();
    registerTransformOps<
#define GET_OP_LIST
#include "mlir-availability/Lowering/TransformOps/SPIRVTransformOps.cpp.inc"
        >();
  }
};
} // namespace

void mlir::availability::registerSPIRVTransformExtension(
    DialectRegistry &registry) {
  registry.addExtensions<SPIRVTransformExtension>();
}
