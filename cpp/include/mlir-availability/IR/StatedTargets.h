//===- StatedTargets.h - What ops state beside a target ---------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_STATEDTARGETS_H
#define MLIR_AVAILABILITY_IR_STATEDTARGETS_H

#include "mlir/IR/DialectInterface.h"

namespace mlir::availability {

/// The interface of a dialect in which the target that an op states, in the
/// attribute that `getStatedTargetName` names, implies more than a target with
/// the same text that is to be run on.
class StatedTargetsInterface
    : public DialectInterface::Base<StatedTargetsInterface> {
public:
  explicit StatedTargetsInterface(Dialect *dialect) : Base(dialect) {}

  /// Returns `stated`, the attribute of `op`, with what it implies there.
  virtual Attribute complete(Operation *op, Attribute stated) const = 0;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_STATEDTARGETS_H
