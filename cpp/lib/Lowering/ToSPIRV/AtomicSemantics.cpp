//===- AtomicSemantics.cpp - Order of atomic operations -------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

using namespace mlir;
using namespace mlir::availability;
using spirv::MemorySemantics;

// Workaround: atomic-semantics
// Upstream's conversions write AcquireRelease without a storage class that it
// applies to. Vulkan doesn't allow this
// (VUID-StandaloneSpirv-MemorySemantics-10870). It orders nothing, so None is
// equivalent.
void mlir::availability::relaxAtomics(spirv::ModuleOp module) {
  constexpr MemorySemantics memories =
      MemorySemantics::UniformMemory | MemorySemantics::WorkgroupMemory |
      MemorySemantics::ImageMemory | MemorySemantics::OutputMemory;
  auto none = spirv::MemorySemanticsAttr::get(module.getContext(),
                                              MemorySemantics::None);
  module.walk([&](Operation *op) {
    // Barriers order memory but have no pointer operand.
    if (op->getNumOperands() == 0 ||
        !isa<spirv::PointerType>(op->getOperand(0).getType()))
      return;
    for (NamedAttribute attribute : op->getAttrs())
      if (auto semantics =
              dyn_cast<spirv::MemorySemanticsAttr>(attribute.getValue());
          semantics &&
          !spirv::bitEnumContainsAny(semantics.getValue(), memories))
        op->setAttr(attribute.getName(), none);
  });
}
