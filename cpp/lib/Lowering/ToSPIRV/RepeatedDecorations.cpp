//===- RepeatedDecorations.cpp - Repeated decorations ---------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "BinaryWords.h"

#include <set>

using namespace mlir;
using namespace mlir::availability;

// Workaround: serialize-block-twice
// Upstream's serializer decorates a struct as Block once for each storage class
// of pointers to it. This happens twice if push constants have the same struct
// as a buffer.
void mlir::availability::removeRepeatedDecorations(
    SmallVectorImpl<uint32_t> &binary) {
  std::set<std::vector<uint32_t>> seen;
  keepInstructions(binary, [&](ArrayRef<uint32_t> instruction) {
    bool isDecoration = isOpcode(instruction, spirv::Opcode::OpDecorate) ||
                        isOpcode(instruction, spirv::Opcode::OpMemberDecorate);
    return !isDecoration || seen.insert(instruction.vec()).second;
  });
}
