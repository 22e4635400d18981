//===- AnalysisCache.h - What is found out once for a block -----*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The requirements of an op may depend on other ops of its block: an execution
// mode applies to an entry point elsewhere in the module. If the predicates of
// each op scanned the block, a module with many such ops would take quadratic
// time. Instead they share an analysis of the block.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_ANALYSISCACHE_H
#define MLIR_AVAILABILITY_IR_ANALYSISCACHE_H

#include "mlir/IR/Block.h"
#include "mlir/Support/TypeID.h"
#include "llvm/ADT/DenseMap.h"

#include <memory>
#include <utility>

namespace mlir::availability {

/// Keeps analyses of blocks. The IR must not change while it lives. Not
/// thread-safe.
class AnalysisCache {
public:
  /// Returns the analysis `Analysis(block)`, made on first use. The reference
  /// is valid as long as the cache lives.
  template <typename Analysis>
  const Analysis &get(Block &block) {
    std::shared_ptr<const void> &slot =
        analyses[{&block, TypeID::get<Analysis>()}];
    if (!slot)
      slot = std::make_shared<const Analysis>(block);
    return *static_cast<const Analysis *>(slot.get());
  }

private:
  llvm::DenseMap<std::pair<Block *, TypeID>, std::shared_ptr<const void>>
      analyses;
};

} // namespace mlir::availability

#endif // MLIR_AVAILABILITY_IR_ANALYSISCACHE_H
