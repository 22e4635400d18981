//===- native.cpp - What benchmarks compare with --------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Bindings/Python/NanobindAdaptors.h"
#include "mlir/CAPI/IR.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/IR/IRMapping.h"

namespace nb = nanobind;
using namespace mlir;

/// Visits every op and does next to nothing.
static uint64_t walk(MlirOperation root) {
  uint64_t count = 0;
  unwrap(root)->walk<WalkOrder::PreOrder>([&](Operation *) { ++count; });
  return count;
}

/// Visits every op and reads the types of its operands and results: the memory
/// that a check must read. On some layouts, hardware prefetching makes this
/// faster than a bare walk.
static uint64_t walkTypes(MlirOperation root) {
  uint64_t count = 0;
  unwrap(root)->walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (Type type : op->getResultTypes())
      count += type != nullptr;
    for (Type type : op->getOperandTypes())
      count += type != nullptr;
  });
  return count;
}

/// Asks upstream's four interfaces about every op.
static uint64_t queryUpstream(MlirOperation root) {
  uint64_t count = 0;
  unwrap(root)->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto query = dyn_cast<spirv::QueryMinVersionInterface>(op))
      count += query.getMinVersion().has_value();
    if (auto query = dyn_cast<spirv::QueryMaxVersionInterface>(op))
      count += query.getMaxVersion().has_value();
    if (auto query = dyn_cast<spirv::QueryCapabilityInterface>(op))
      count += query.getCapabilities().size();
    if (auto query = dyn_cast<spirv::QueryExtensionInterface>(op))
      count += query.getExtensions().size();
  });
  return count;
}

/// Copies the ops of `block`, except its terminator, constants and addresses,
/// before the terminator until it has `size` ops.
static void fillBlock(Block &block, size_t size) {
  SmallVector<Operation *> body;
  for (Operation &op : block.without_terminator())
    if (!isa<spirv::ConstantOp, spirv::AddressOfOp>(op))
      body.push_back(&op);
  OpBuilder builder(block.getTerminator());
  for (size_t count = block.getOperations().size(); count < size;
       count += body.size()) {
    IRMapping mapping;
    for (Operation *op : body)
      builder.clone(*op, mapping);
  }
}

/// Grows the first function of `root` to `size` ops, and adds `copies` - 1
/// functions like it. Text of that size would take long to parse.
static void grow(MlirOperation root, size_t size, size_t copies) {
  spirv::FuncOp function;
  unwrap(root)->walk([&](spirv::FuncOp op) { function = op; });
  fillBlock(function.getBody().front(), size);
  OpBuilder builder(function);
  for (size_t copy = 1; copy < copies; ++copy)
    cast<spirv::FuncOp>(builder.clone(*function))
        .setName(function.getName().str() + std::to_string(copy));
}

NB_MODULE(_benchmark_native, module) {
  module.def("grow", &grow, nb::arg("op"), nb::arg("size"), nb::arg("copies"));
  module.def("walk", &walk, nb::arg("op"));
  module.def("walk_types", &walkTypes, nb::arg("op"));
  module.def("query_upstream", &queryUpstream, nb::arg("op"));
}
