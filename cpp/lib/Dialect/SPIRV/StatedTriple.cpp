//===- StatedTriple.cpp - What a module says that it needs ----------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The binary of a spirv.module with a `vce_triple` declares that version and
// those capabilities and extensions, used or not, and a driver refuses what it
// doesn't know (SPIR-V specification, 2.4 and 3.31; Vulkan specification,
// "Capabilities"). So the module needs them.
//
//===----------------------------------------------------------------------===//

#include "Clauses.h"
#include "Models.h"

#include "mlir-availability/IR/AvailabilityDialect.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
struct StatedTripleOverlay : InstanceOverlay {
  void emitInstanceClauses(Operation *op, ClauseSink &sink) const override;
};
} // namespace

void StatedTripleOverlay::emitInstanceClauses(Operation *op,
                                              ClauseSink &sink) const {
  auto module = cast<spirv::ModuleOp>(op);
  std::optional<spirv::VerCapExtAttr> triple = module.getVceTriple();
  if (!triple)
    return;
  StringRef attrName = module.getVceTripleAttrName();
  auto sourceOf = [&](StringRef name) {
    Source source = {SourceKind::Attribute, attrName};
    source.detail = name;
    return source;
  };
  emitMinVersion(triple->getVersion(), sink,
                 sourceOf(spirv::stringifyVersion(triple->getVersion())));
  for (spirv::Capability capability : triple->getCapabilities())
    emitCapabilities(capability, sink,
                     sourceOf(spirv::stringifyCapability(capability)));
  for (spirv::Extension extension : triple->getExtensions())
    emitExtension(extension, sink,
                  sourceOf(spirv::stringifyExtension(extension)));
}

void mlir::availability::addStatedTripleOverlay(AvailabilityDialect &dialect) {
  dialect.addOverlay(spirv::ModuleOp::getOperationName(),
                     std::make_unique<StatedTripleOverlay>());
}
