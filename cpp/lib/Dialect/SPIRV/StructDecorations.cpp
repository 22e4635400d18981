//===- StructDecorations.cpp - What structs are decorated as --------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/SPIRV/StructDecorations.h"

using namespace mlir;
using namespace mlir::availability;

bool mlir::availability::isBufferBlock(spirv::StructType type) {
  SmallVector<spirv::StructType::StructDecorationInfo> decorations;
  type.getStructDecorations(decorations);
  return llvm::any_of(decorations, [](const auto &info) {
    return info.decoration == spirv::Decoration::BufferBlock;
  });
}
