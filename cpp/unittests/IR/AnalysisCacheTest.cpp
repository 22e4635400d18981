//===- AnalysisCacheTest.cpp ----------------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/AnalysisCache.h"

#include "CoreTesting.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// Counts how often each analysis is computed.
struct NumOps {
  explicit NumOps(Block &block) : number(block.getOperations().size()) {
    ++numMade;
  }
  size_t number;
  static unsigned numMade;
};
unsigned NumOps::numMade = 0;

struct IsEmpty {
  explicit IsEmpty(Block &block) : value(block.empty()) {}
  bool value;
};

class AnalysisCacheTest : public availability::testing::CoreTest {};
} // namespace

TEST_F(AnalysisCacheTest, AnalysesEachBlockOnce) {
  OwningOpRef<ModuleOp> module = parse(R"mlir(
    func.func @two() { call @two() : () -> () return }
    func.func @one() { return })mlir");
  SmallVector<Block *> blocks;
  for (auto function : module->getOps<func::FuncOp>())
    blocks.push_back(&function.getBody().front());

  AnalysisCache analyses;
  const NumOps &ofTwo = analyses.get<NumOps>(*blocks[0]);
  const NumOps &ofOne = analyses.get<NumOps>(*blocks[1]);
  EXPECT_EQ(ofTwo.number, 2u);
  EXPECT_EQ(ofOne.number, 1u);
  EXPECT_EQ(&analyses.get<NumOps>(*blocks[0]), &ofTwo);
  EXPECT_EQ(NumOps::numMade, 2u);
  // Another analysis of the same block.
  EXPECT_FALSE(analyses.get<IsEmpty>(*blocks[0]).value);
  EXPECT_EQ(ofTwo.number, 2u);

  AnalysisCache other;
  EXPECT_NE(&other.get<NumOps>(*blocks[0]), &ofTwo);
  EXPECT_EQ(NumOps::numMade, 3u);
}
