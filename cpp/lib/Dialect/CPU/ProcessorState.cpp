//===- ProcessorState.cpp - States that functions run in ------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/CPU/ProcessorState.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

/// Returns true if the op's function has one of the attributes, which
/// `enable-arm-streaming` adds and the translation to LLVM IR reads.
static bool hasAny(Operation &op, ArrayRef<StringRef> names) {
  auto function = op.getParentOfType<FunctionOpInterface>();
  return function && llvm::any_of(names, [&](StringRef name) {
           return static_cast<bool>(function->getAttr(name));
         });
}

bool cpu::isStreaming(Operation &op) {
  return hasAny(op, {"arm_streaming", "arm_locally_streaming"});
}

bool cpu::mayBeStreaming(Operation &op) {
  return isStreaming(op) || hasAny(op, {"arm_streaming_compatible"});
}

bool cpu::hasZA(Operation &op) {
  return hasAny(op, {"arm_new_za", "arm_in_za", "arm_out_za", "arm_inout_za",
                     "arm_preserves_za"});
}

bool cpu::mayLackState(Operation &op) {
  StringRef name;
  if (auto call = dyn_cast<LLVM::CallIntrinsicOp>(op))
    name = call.getIntrin();
  else if (auto call = dyn_cast<LLVM::CallOp>(op))
    name = call.getCallee().value_or("");
  // The lengths of vectors in streaming mode are known without ZA.
  if (!name.consume_front("llvm.aarch64.sme.") || name.starts_with("cnts"))
    return false;
  return name.contains("zt") || !hasZA(op);
}

bool cpu::isStateFinal(Operation &op) {
  return static_cast<bool>(op.getParentOfType<LLVM::LLVMFuncOp>());
}
