//===- PTXTextTest.cpp - Instructions in PTX text -------------------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/Dialect/NVVM/PTXText.h"

#include "gtest/gtest.h"

#include <string>
#include <vector>

namespace {

using Forms = std::vector<std::string>;

Forms getForms(llvm::StringRef text) {
  llvm::ArrayRef<std::string> forms = mlir::NVVM::getPTXForms(text);
  return Forms(forms.begin(), forms.end());
}

TEST(PTXTextTest, EachInstructionOnce) {
  EXPECT_EQ(getForms("add.s32 $0, $1, $2; add.s32 $0, $0, 4;"),
            (Forms{"add.s32 r,r,r"}));
  EXPECT_EQ(getForms("ex2.approx.ftz.f32 {$w0}, {$r0};"),
            (Forms{"ex2.approx.ftz.f32 r,r"}));
  EXPECT_EQ(getForms("exit; trap;"), (Forms{"exit", "trap"}));
}

TEST(PTXTextTest, OperandsOfOtherKinds) {
  EXPECT_EQ(getForms("ld.global.v2.f32 {$0, $1}, [ $2 + -16 ];"),
            (Forms{"ld.global.v2.f32 {r,r},[r]"}));
  EXPECT_EQ(getForms("elect.sync _|p, 0xffffffff;"),
            (Forms{"elect.sync r|r,r"}));
  EXPECT_EQ(getForms("cp.async.bulk.tensor.2d.global.shared::cta.bulk_group "
                     "[$0, {$1, $2}], [$3];"),
            (Forms{"cp.async.bulk.tensor.2d.global.shared::cta.bulk_group "
                   "[r,{r,r}],[r]"}));
  EXPECT_EQ(getForms("mov.b32 ${0:h}, $$tmp;"), (Forms{"mov.b32 r,r"}));
}

TEST(PTXTextTest, RegistersThatAreNotDeclaredAreSpecial) {
  EXPECT_EQ(getForms("mov.u32 $0, %laneid;"), (Forms{"mov.u32 r,%laneid"}));
  EXPECT_EQ(getForms(".reg .b32 %a; .reg .b64 %b<3>; mov.b32 %a, $0;"
                     "mov.b64 %b2, $1; mov.b64 %b3, $1;"),
            (Forms{".reg .b32", ".reg .b64", "mov.b32 r,r", "mov.b64 r,r",
                   "mov.b64 %b3,r"}));
  EXPECT_EQ(getForms("ld.b32 $0, [a + %laneid];"),
            (Forms{"ld.b32 r,[a + %laneid]"}));
}

TEST(PTXTextTest, WhatIsNoInstructionIsLeftOut) {
  EXPECT_EQ(getForms("{ .reg .pred p;\n // wait; here\n LAB_WAIT: "
                     "@!p bra DONE; /* bra; */ bra.uni LAB_WAIT;\n"
                     "DONE: }"),
            (Forms{".reg .pred", "bra r", "bra.uni r"}));
  EXPECT_EQ(getForms(""), Forms());
  EXPECT_EQ(getForms(" \n { } // nothing"), Forms());
}

TEST(PTXTextTest, TextThatIsNotPTXHasAFormOfItsOwn) {
  EXPECT_EQ(getForms("exit"), (Forms{"exit without ';'", "exit"}));
  EXPECT_EQ(getForms("exit;;"), (Forms{"exit", ";"}));
  EXPECT_EQ(getForms("{ exit; };"), (Forms{"exit", ";"}));
  EXPECT_EQ(getForms("{ exit;"), (Forms{"exit", "{ without }"}));
  EXPECT_EQ(getForms("exit; }"), (Forms{"exit", "} without ';'", " }"}));
  EXPECT_EQ(getForms("} exit; {"), (Forms{" }r", "{ without }"}));
  EXPECT_EQ(getForms("exit; @p"), (Forms{"exit", "@p without ';'", "@p"}));
  EXPECT_EQ(getForms("exit; /* open"),
            (Forms{"exit", "/* open without ';'", "/* r"}));
}

TEST(PTXTextTest, LLVMRefusesADollarWithoutANumberEvenInAComment) {
  EXPECT_EQ(getForms("add.u32 $0, $x, $1;"), (Forms{"add.u32 r,$?x,r"}));
  EXPECT_EQ(getForms("add.u32 $0, /* $5 */ $1, $1;"),
            (Forms{"add.u32 r,$? $,r"}));
  EXPECT_EQ(getForms("exit; // $5"), (Forms{"exit", "$? without ';'", "$?"}));
  EXPECT_EQ(getForms(".reg .b32 $x;"), (Forms{".reg .b32 $?x"}));
}

TEST(PTXTextTest, SpecialRegistersAreNoGuards) {
  EXPECT_EQ(getForms("@p exit; @!p exit; @$0 exit;"), (Forms{"exit"}));
  EXPECT_EQ(getForms(".reg .pred %p; @%p exit;"),
            (Forms{".reg .pred", "exit"}));
  EXPECT_EQ(getForms("@%is_explicit_cluster exit;"),
            (Forms{"@%is_explicit_cluster r"}));
  EXPECT_EQ(getForms("@p @q exit;"), (Forms{"@q r"}));
  EXPECT_EQ(getForms("@1 exit;"), (Forms{"@1 r"}));
  EXPECT_EQ(getForms("@! exit;"), (Forms{"@! r"}));
}

TEST(PTXTextTest, OnlyAnInstructionCanBeGuarded) {
  EXPECT_TRUE(mlir::NVVM::canBeGuarded("mov.u32 $0, $1;"));
  EXPECT_TRUE(mlir::NVVM::canBeGuarded(" // a comment\n exit; exit;"));
  EXPECT_FALSE(mlir::NVVM::canBeGuarded(""));
  EXPECT_FALSE(mlir::NVVM::canBeGuarded("{ exit; }"));
  EXPECT_FALSE(mlir::NVVM::canBeGuarded(".reg .b32 a;"));
  EXPECT_FALSE(mlir::NVVM::canBeGuarded("DONE: exit;"));
  EXPECT_FALSE(mlir::NVVM::canBeGuarded("@p exit;"));
}

TEST(PTXTextTest, AnyTextComesToAnEnd) {
  EXPECT_EQ(getForms("@;"), (Forms{"@"}));
  EXPECT_EQ(getForms("foo [[{{((;"), (Forms{"foo [[{{(("}));
  EXPECT_EQ(getForms("${;"), (Forms{"$? {"}));
  EXPECT_EQ(getForms(".reg .b32 r<99999999999>;"), (Forms{".reg .b32"}));
  std::string nested(100000, '{');
  EXPECT_EQ(getForms(nested), (Forms{"{ without }"}));
  std::string labels;
  for (int index = 0; index < 100000; ++index)
    labels += "a:";
  EXPECT_EQ(getForms(labels), Forms());
}

} // namespace
