//===- PropertiesCacheTest.cpp --------------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Engine/PropertiesCache.h"

#include "Testing.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
/// More distinct properties than the cache has slots.
constexpr int kKinds = 200;

class PropertiesCacheTest : public availability::testing::ContextTest {
protected:
  PropertiesCacheTest() {
    context.loadDialect<arith::ArithDialect, LLVM::LLVMDialect>();
    context.allowUnregisteredDialects();
  }

  /// Returns a module with one op for each kind. Each is `op` with a number in
  /// place of "$".
  OwningOpRef<ModuleOp> makeModule(StringRef op) {
    std::string text = "%p = llvm.mlir.zero : !llvm.ptr\n";
    for (int kind = 0; kind != kKinds; ++kind) {
      auto [before, after] = op.split('$');
      text += (before + Twine(kind) + after + "\n").str();
    }
    return parse(text);
  }

  static auto getOps(ModuleOp module) {
    return llvm::drop_begin(module.getBody()->getOperations());
  }
};
} // namespace

TEST_F(PropertiesCacheTest, MakesTheValueOfEqualPropertiesOnce) {
  const StringRef cases[] = {
      "arith.constant $ : i32",
      // An unregistered op keeps a dictionary.
      R"mlir("foo.bar"() <{a = $, b = f32}> : () -> ())mlir",
      // Besides attributes, there is a flag that isn't an attribute.
      "llvm.getelementptr inbounds %p[$] : (!llvm.ptr) -> !llvm.ptr, i8",
  };
  for (StringRef op : cases) {
    std::unique_ptr<PropertiesCache<int>> cache;
    int numMade = 0;
    for (int round = 0; round != 3; ++round) {
      // Each round has new ops, after the previous ones were erased.
      OwningOpRef<ModuleOp> module = makeModule(op);
      for (auto [kind, each] : llvm::enumerate(getOps(*module))) {
        ASSERT_NE(each.getPropertiesStorageSize(), 0);
        if (!cache)
          cache = std::make_unique<PropertiesCache<int>>(each.getName());
        EXPECT_EQ(cache->lookup(&each, [&] { return numMade++; }),
                  static_cast<int>(kind))
            << op.str();
      }
    }
    EXPECT_EQ(numMade, kKinds) << op.str();
  }
}

TEST_F(PropertiesCacheTest, TellsPropertiesApartThatAreNoAttributes) {
  OwningOpRef<ModuleOp> module = parse(R"mlir(
    %p = llvm.mlir.zero : !llvm.ptr
    %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
    %1 = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  )mlir");
  Operation *plain = &*getOps(*module).begin();
  PropertiesCache<int> cache(plain->getName());
  EXPECT_EQ(cache.lookup(plain, [] { return 1; }), 1);
  EXPECT_EQ(cache.lookup(plain->getNextNode(), [] { return 2; }), 2);
  EXPECT_EQ(cache.lookup(plain, [] { return 3; }), 1);
}

// An attribute with a default can still be absent.
TEST_F(PropertiesCacheTest, FindsAbsentAttributes) {
  OwningOpRef<ModuleOp> module = parse(R"mlir(
    %p = llvm.mlir.zero : !llvm.ptr
    %c = arith.constant 0.0 : f32
    %0 = arith.addf %c, %c : f32
  )mlir");
  auto add = cast<arith::AddFOp>(&module->getBody()->back());
  add.getProperties().fastmath = nullptr;
  PropertiesCache<int> cache(add->getName());
  EXPECT_EQ(cache.lookup(add, [] { return 1; }), 1);
  EXPECT_EQ(cache.lookup(add, [] { return 2; }), 1);
}
