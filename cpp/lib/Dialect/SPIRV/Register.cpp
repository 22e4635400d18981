//===- Register.cpp - The SPIR-V dialect's part in availability -----------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Limits.h"
#include "Models.h"

#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"
#include "mlir-availability/Engine/Targets.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::availability;

/// Returns `triple` with the capability or extension added, in the enums'
/// order.
static spirv::VerCapExtAttr
extendTriple(spirv::VerCapExtAttr triple,
             std::optional<spirv::Capability> capability,
             std::optional<spirv::Extension> extension) {
  SmallVector<spirv::Capability> capabilities(triple.getCapabilities());
  if (capability && !llvm::is_contained(capabilities, *capability))
    capabilities.push_back(*capability);
  SmallVector<spirv::Extension> extensions(triple.getExtensions());
  if (extension && !llvm::is_contained(extensions, *extension))
    extensions.push_back(*extension);
  llvm::sort(capabilities);
  llvm::sort(extensions);
  return spirv::VerCapExtAttr::get(triple.getVersion(), capabilities,
                                   extensions, triple.getContext());
}

/// Returns the lowest version of SPIR-V whose modules can have `name`, a
/// capability or an extension; std::nullopt when none can.
static std::optional<spirv::Version> getLowestVersionWith(MLIRContext *context,
                                                          StringRef name) {
  std::optional<spirv::Capability> capability =
      spirv::symbolizeCapability(name);
  for (const NamedTarget &target : spirv::getNamedTargets()) {
    if (target.family != "spirv")
      continue;
    auto env = dyn_cast_or_null<spirv::TargetEnvAttr>(
        parseAttribute(target.attribute, context));
    if (!env)
      continue;
    spirv::VerCapExtAttr triple = env.getTripleAttr();
    bool isCore =
        capability && llvm::is_contained(triple.getCapabilities(), *capability);
    if (isCore || llvm::is_contained(target.optional, name))
      return triple.getVersion();
  }
  return std::nullopt;
}

namespace {
/// What records don't say.
class SPIRVHooks : public spirv::SPIRVAvailabilityInterface {
public:
  using SPIRVAvailabilityInterface::SPIRVAvailabilityInterface;

  unsigned getTypeUse(OperationName name) const override {
    return getSPIRVTypeUse(name);
  }

  void emitTypeClauses(Type type, unsigned use, const Source &role,
                       ClauseSink &sink) const override {
    emitSPIRVTypeClauses(type, use, role, sink);
  }

  void emitAttributeClauses(Attribute attr, const Source &role,
                            ClauseSink &sink) const override {
    emitSPIRVAttributeClauses(attr, role, sink);
  }

  void emitDiscardableAttributeClauses(DictionaryAttr attrs,
                                       ClauseSink &sink) const override {
    emitDecorationClauses(attrs, sink);
  }

  Attribute buildTarget(ArrayRef<Offer> offers) const override {
    return buildSPIRVTriple(*getContext(), offers);
  }

  std::string explainRefusal(const NamedTarget &named, Attribute target,
                             StringRef addition) const override {
    auto env = cast<spirv::TargetEnvAttr>(target);
    if (llvm::any_of(getDimensions(), [&](const Dimension *dimension) {
          return dimension->isLimit() &&
                 dimension->getName() == addition.split('=').first;
        }))
      return "limits are no additions; write the whole #spirv.target_env";
    std::optional<spirv::Version> needed =
        getLowestVersionWith(getContext(), addition);
    if (!needed || *needed <= env.getTripleAttr().getVersion())
      return named.refusal.str();
    return ("it needs SPIR-V " + spirv::stringifyVersion(*needed) + ", and " +
            named.name + " has " +
            spirv::stringifyVersion(env.getTripleAttr().getVersion()))
        .str();
  }

  StringAttr getStatedTargetName(Operation *op) const override {
    auto module = dyn_cast<spirv::ModuleOp>(op);
    return module ? module.getVceTripleAttrName() : StringAttr();
  }

  FailureOr<Attribute>
  addToTarget(Attribute target, StringRef addition,
              function_ref<InFlightDiagnostic()> emitError) const override {
    std::optional<spirv::Capability> capability =
        spirv::symbolizeCapability(addition);
    std::optional<spirv::Extension> extension =
        spirv::symbolizeExtension(addition);
    if (!capability && !extension) {
      SmallVector<StringRef> names;
      for (const Dimension *dimension :
           {&spirv::getCapabilityDimension(), &spirv::getExtensionDimension()})
        for (const Dimension::Value &value : dimension->getValues())
          names.push_back(value.name);
      return emitError() << "unknown capability or extension '" << addition
                         << "'" << suggestNames(addition, names);
    }
    if (auto triple = dyn_cast<spirv::VerCapExtAttr>(target))
      return Attribute(extendTriple(triple, capability, extension));
    auto env = cast<spirv::TargetEnvAttr>(target);
    return Attribute(spirv::TargetEnvAttr::get(
        extendTriple(env.getTripleAttr(), capability, extension),
        env.getResourceLimits(), env.getClientAPI(), env.getVendorID(),
        env.getDeviceType(), env.getDeviceID()));
  }

  Attribute removeLimits(Attribute target) const override {
    auto env = dyn_cast<spirv::TargetEnvAttr>(target);
    if (!env)
      return target;
    return spirv::TargetEnvAttr::get(env.getTripleAttr(),
                                     liftLimits(env.getResourceLimits()),
                                     env.getClientAPI(), env.getVendorID(),
                                     env.getDeviceType(), env.getDeviceID());
  }
};
} // namespace

std::unique_ptr<spirv::SPIRVAvailabilityInterface>
spirv::attachSPIRVAvailabilityHooks(Dialect &dialect) {
  attachSPIRVTargetModels(*dialect.getContext());
  return std::make_unique<SPIRVHooks>(&dialect);
}
