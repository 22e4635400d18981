//===- AvailabilityDialect.cpp - The dialect `availability` ---------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/AvailabilityDialect.h"

using namespace mlir;
using namespace mlir::availability;

MLIR_DEFINE_EXPLICIT_TYPE_ID(::mlir::availability::AvailabilityDialect)

OpOverlay::~OpOverlay() = default;

AvailabilityDialect::AvailabilityDialect(MLIRContext *context)
    : Dialect(getDialectNamespace(), context,
              TypeID::get<AvailabilityDialect>()) {
  registerAttributes();
}

AvailabilityDialect::~AvailabilityDialect() = default;

void AvailabilityDialect::addOverlay(StringRef opName,
                                     std::unique_ptr<OpOverlay> overlay) {
  overlays[opName].push_back(std::move(overlay));
}

ArrayRef<std::unique_ptr<OpOverlay>>
AvailabilityDialect::getOverlays(StringRef opName) const {
  auto it = overlays.find(opName);
  if (it == overlays.end())
    return {};
  return it->second;
}

SmallVector<const Dimension *>
mlir::availability::getLoadedDimensions(MLIRContext *context) {
  return AvailabilityInterfaces(context).getDimensions();
}

const Dimension *mlir::availability::lookupDimension(MLIRContext *context,
                                                     StringRef name) {
  return AvailabilityInterfaces(context).lookupDimension(name);
}
