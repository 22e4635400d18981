//===- CoreTesting.h - Fixtures of the core's tests -------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_UNITTESTS_CORETESTING_H
#define MLIR_AVAILABILITY_UNITTESTS_CORETESTING_H

#include "mlir-availability/Engine/Targets.h"

#include "Example.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/ThreadPool.h"

#include "gtest/gtest.h"

namespace mlir::availability::testing {

/// A test with a context in which only a test dialect has availability.
class CoreTest : public ::testing::Test {
protected:
  CoreTest() : context(MLIRContext::Threading::DISABLED) {
    DialectRegistry registry;
    example::registerExampleAvailability(registry);
    registry.insert<func::FuncDialect>();
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    context.allowUnregisteredDialects();
  }

  /// Parses `text` as a module; the test fails if it can't. `verify` must be
  /// false for an invalid module.
  OwningOpRef<ModuleOp> parse(const Twine &text, bool verify = true) {
    std::string source = text.str();
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(
        source, ParserConfig(&context, /*verifyAfterParse=*/verify));
    EXPECT_TRUE(module) << source;
    return module;
  }

  /// Returns the target called `text`, which must exist.
  ResolvedTarget getTarget(StringRef text) {
    return ResolvedTarget(
        *parseTarget(&context, text,
                     [&] { return emitError(UnknownLoc::get(&context)); }),
        text);
  }

  MLIRContext context;
};

/// Like CoreTest, but with several threads, whatever the machine has.
class ThreadedCoreTest : public CoreTest {
protected:
  ThreadedCoreTest() : pool(getStrategy()) { context.setThreadPool(pool); }

private:
  static llvm::ThreadPoolStrategy getStrategy() {
    llvm::ThreadPoolStrategy strategy;
    strategy.ThreadsRequested = 8;
    strategy.Limit = false;
    return strategy;
  }

  llvm::DefaultThreadPool pool;
};

} // namespace mlir::availability::testing

#endif // MLIR_AVAILABILITY_UNITTESTS_CORETESTING_H
