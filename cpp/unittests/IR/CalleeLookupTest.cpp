//===- CalleeLookupTest.cpp -----------------------------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/CalleeLookup.h"

#include "CoreTesting.h"

using namespace mlir;
using namespace mlir::availability;

namespace {
class CalleeLookupTest : public availability::testing::CoreTest {
protected:
  /// Returns the op called `name` in the module.
  Operation *get(StringRef name) {
    Operation *found = nullptr;
    module->walk([&](SymbolOpInterface symbol) {
      if (symbol.getName() == name)
        found = symbol;
    });
    return found;
  }

  /// Returns the result of looking up the callee of the call in the function
  /// `caller` inside `within`: a name, "hidden", or "nothing".
  std::string look(StringRef caller, Operation *within) {
    CalleeLookup callees(within);
    func::CallOp call =
        *cast<func::FuncOp>(get(caller)).getOps<func::CallOp>().begin();
    Operation *callee = callees.lookup(call);
    if (callees.isHidden(call))
      return callee ? "hidden and found" : "hidden";
    return callee ? SymbolTable::getSymbolName(callee).str() : "nothing";
  }

  OwningOpRef<ModuleOp> module = parse(R"mlir(
    func.func private @callee()
    func.func @calls() { call @callee() : () -> () return }
    func.func @recursive() { call @recursive() : () -> () return }
    module @inner {
      func.func private @callee_of_inner()
      func.func @calls_inner() { call @callee_of_inner() : () -> () return }
    })mlir");
};
} // namespace

TEST_F(CalleeLookupTest, LooksInsideOnly) {
  const struct {
    StringRef caller, within, found;
  } cases[] = {
      {"calls", "", "callee"},
      {"calls", "calls", "hidden"},
      {"recursive", "", "recursive"},
      {"recursive", "recursive", "recursive"},
      {"calls_inner", "", "callee_of_inner"},
      {"calls_inner", "inner", "callee_of_inner"},
      {"calls_inner", "calls_inner", "hidden"},
  };
  for (const auto &[caller, within, found] : cases) {
    SCOPED_TRACE((caller + " within " + within).str());
    EXPECT_EQ(look(caller, within.empty() ? nullptr : get(within)),
              found.str());
    // The outermost op doesn't limit the look-up.
    if (within.empty()) {
      EXPECT_EQ(look(caller, *module), found.str());
    }
  }
}

TEST_F(CalleeLookupTest, SaysWhatToDo) {
  CalleeLookup callees(get("calls"));
  func::CallOp call =
      *cast<func::FuncOp>(get("calls")).getOps<func::CallOp>().begin();
  EXPECT_EQ(callees.describeHidden(call),
            "may need more than is known: its callee 'callee' is outside of "
            "the 'func.func' that the pass runs on, where other threads may be "
            "changing it; run the pass on 'builtin.module'");
}
