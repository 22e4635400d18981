//===- TransformExtension.cpp - Availability in Transform IR --------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/AvailabilityDialect.h"
#include "mlir-availability/TransformOps/AvailabilityTransformOps.h"

using namespace mlir;
using namespace mlir::availability;

#include "mlir-availability/TransformOps/AvailabilityTransformEnums.cpp.inc"
#include "mlir-availability/TransformOps/AvailabilityTransformInterfaces.cpp.inc"

namespace {
class TransformExtension
    : public transform::TransformDialectExtension<TransformExtension> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TransformExtension)

  using Base::Base;

  void init() {
    // `deduce` creates attributes of this dialect.
    declareGeneratedDialect<AvailabilityDialect>();
    registerTransformOps<
#define GET_OP_LIST
#include "mlir-availability/TransformOps/AvailabilityTransformOps.cpp.inc"
        >();
  }
};
} // namespace

void mlir::availability::registerTransformExtension(DialectRegistry &registry) {
  registry.addExtensions<TransformExtension>();
}
