//===- DialectInterface.cpp - SPIR-V's availability interface -------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NumbersInMemory.h"
#include "TargetAttributes.h"
#include "Triple.h"

#include "mlir-availability/Dialect/SPIRV/Declared.h"
#include "mlir-availability/Dialect/SPIRV/SPIRVAvailability.h"
#include "mlir-availability/Dialect/SPIRV/TypeUse.h"
#include "mlir-availability/IR/StatedTargets.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// The part of the dialect's interface that isn't generated.
class SPIRVHooks : public spirv::SPIRVAvailabilityInterface {
public:
  using SPIRVAvailabilityInterface::SPIRVAvailabilityInterface;

  void forEachNestedType(Type type,
                         function_ref<void(Type)> visit) const override {
    forEachNestedSPIRVType(type, visit);
  }

  unsigned getTypeUse(OperationName name) const override {
    return getSPIRVTypeUse(name);
  }

  bool usesTypesByOp(OperationName name) const override {
    return usesSPIRVTypesByOp(name);
  }

  unsigned getTypeUseOf(Operation *op) const override {
    return getSPIRVTypeUseOf(op);
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
    emitSPIRVDecorationClauses(attrs, sink);
  }

  Attribute buildTarget(ArrayRef<Offer> offers) const override {
    return buildSPIRVTriple(*getContext(), offers);
  }

  std::string explainRefusal(const NamedTarget &named, Attribute target,
                             StringRef addition) const override {
    auto env = dyn_cast<spirv::TargetEnvAttr>(target);
    return env ? explainSPIRVRefusal(named, env, addition)
               : named.refusal.str();
  }

  StringAttr getStatedTargetName(Operation *op) const override {
    auto module = dyn_cast<spirv::ModuleOp>(op);
    return module ? getStatedTripleName(module) : StringAttr();
  }

  FailureOr<Attribute>
  addToTarget(Attribute target, StringRef addition,
              function_ref<InFlightDiagnostic()> emitError) const override {
    return addToSPIRVTarget(target, addition, emitError);
  }

  FailureOr<Attribute>
  addAllToTarget(Attribute target, ArrayRef<StringRef> additions,
                 function_ref<InFlightDiagnostic()> emitError) const override {
    return addToSPIRVTarget(target, additions, emitError);
  }

  Attribute removeLimits(Attribute target) const override {
    return removeSPIRVLimits(target);
  }
};
} // namespace

namespace {
/// Modules that state narrow numbers may store them.
class SPIRVStatedTargets : public StatedTargetsInterface {
public:
  using StatedTargetsInterface::StatedTargetsInterface;

  Attribute complete(Operation *op, Attribute stated) const override {
    auto triple = dyn_cast<spirv::VerCapExtAttr>(stated);
    return triple && statesNarrowNumbers(getContext(), Triple(triple))
               ? Attribute(getDeclared(cast<spirv::ModuleOp>(op)))
               : stated;
  }
};
} // namespace

std::unique_ptr<spirv::SPIRVAvailabilityInterface>
spirv::attachSPIRVAvailabilityHooks(Dialect &dialect) {
  attachSPIRVTargetModels(*dialect.getContext());
  dialect.addInterfaces<SPIRVStatedTargets>();
  return std::make_unique<SPIRVHooks>(&dialect);
}
