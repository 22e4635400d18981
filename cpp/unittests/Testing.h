//===- Testing.h - Fixtures of the unit tests -------------------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_UNITTESTS_TESTING_H
#define MLIR_AVAILABILITY_UNITTESTS_TESTING_H

#include "mlir-availability/Engine/Targets.h"
#include "mlir-availability/InitAll.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

namespace mlir::availability::testing {

/// A test with a context in which all availability is registered and loaded.
class ContextTest : public ::testing::Test {
protected:
  ContextTest() : context(MLIRContext::Threading::DISABLED) {
    loadAllAvailability(context);
  }

  /// Parses `text` as a module; the test fails if it can't.
  OwningOpRef<ModuleOp> parse(StringRef text) {
    OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module) << text.str();
    return module;
  }

  /// Returns the target called `name`, which must be known.
  ResolvedTarget getTarget(StringRef name) {
    return ResolvedTarget(
        *parseTarget(&context, name,
                     [&] { return emitError(UnknownLoc::get(&context)); }),
        name);
  }

  MLIRContext context;
};

} // namespace mlir::availability::testing

#endif // MLIR_AVAILABILITY_UNITTESTS_TESTING_H
