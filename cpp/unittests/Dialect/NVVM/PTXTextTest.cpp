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
            (Forms{"ld.global.v2.b32 {r,r},[r]"}));
  EXPECT_EQ(getForms("tcgen05.ld.sync.aligned.32x32b.x16.b32 {$0, $1, $2, $3, "
                     "$4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, "
                     "[$16 + 0];"),
            (Forms{"tcgen05.ld.sync.aligned.32x32b.x16.b32 {r*16},[r]"}));
  EXPECT_EQ(getForms("foo {1, 2, 3, 4, 5, 6, 7, 8}; foo {1, 2, 3, 4, 5, 6, 7, "
                     "8, {9}}; foo {_, 1, 2, 3, 4, 5, 6, 7, 8, 9};"),
            (Forms{"foo {r,r,r,r,r,r,r,r}", "foo {r,r,r,r,r,r,r,r,{r}}",
                   "foo {_,r,r,r,r,r,r,r,r,r}"}));
  EXPECT_EQ(getForms("elect.sync _|$0, 0xffffffff;"),
            (Forms{"elect.sync _|r,r"}));
  EXPECT_EQ(getForms("cp.async.bulk.tensor.2d.global.shared::cta.bulk_group "
                     "[$0, {$1, $2}], [$3];"),
            (Forms{"cp.async.bulk.tensor.2d.global.shared::cta.bulk_group "
                   "[r,{r,r}],[r]"}));
  EXPECT_EQ(getForms("setp.eq.and.u32 $0, ${1}, ${2:r}, !$3;"),
            (Forms{"setp.eq.and.u32 r,r,r,!r"}));
  EXPECT_EQ(getForms("add.f32 $0, 0f3F800000, -1.5e3;"),
            (Forms{"add.f32 r,r,r"}));
  EXPECT_EQ(getForms("ld.b32 $0, [$1+4]; ld.b32 $0, [$1-4]; ld.b32 $0, [$1+];"),
            (Forms{"ld.b32 r,[r]", "ld.b32 r,[$+]"}));
  EXPECT_EQ(getForms("mov.u32 $0, 1L; mov.u32 $0, a b; mov.u32 $0, 08;"),
            (Forms{"mov.u32 r,1L", "mov.u32 r,a b", "mov.u32 r,08"}));
}

TEST(PTXTextTest, RegistersThatAreNotDeclaredAreSpecial) {
  EXPECT_EQ(getForms("mov.u32 $0, %laneid;"), (Forms{"mov.u32 r,%laneid"}));
  EXPECT_EQ(getForms("{ .reg .b32 %a; .reg .b64 %b<3>; mov.b32 %a, $0;"
                     "mov.b64 %b2, $1; mov.b64 %b3, $1; }"),
            (Forms{".reg .b32", ".reg .b64", "mov.b32 r,r", "mov.b64 r,r",
                   "mov.b64 %b3,r"}));
  EXPECT_EQ(getForms("{ .reg .b64 a; ld.b32 $0, [a + %laneid]; }"),
            (Forms{".reg .b64", "ld.b32 r,[a + %laneid]"}));
}

TEST(PTXTextTest, NamesAreDeclaredInABlockAround) {
  EXPECT_EQ(getForms("{ .reg .b32 a, b; { .reg .b32 a; mov.b32 a, b; } "
                     "mov.b32 a, b; }"),
            (Forms{".reg .b32", "mov.b32 r,r"}));
  EXPECT_EQ(getForms("{ .reg .b32 a; } mov.b32 $0, a;"),
            (Forms{".reg .b32", "mov.b32 r,r", "a without a declaration"}));
  EXPECT_EQ(getForms("{ { L: exit; } bra L; bra M; M: }"),
            (Forms{"exit", "bra r", "L without a declaration"}));
  EXPECT_EQ(getForms("{ .reg .b32 a, a; }"),
            (Forms{".reg .b32 a, a twice", ".reg .b32"}));
  EXPECT_EQ(getForms("{ L: exit; L: exit; }"), (Forms{"exit", "L: twice"}));
  // Two ops with this text in a function collide.
  EXPECT_EQ(getForms(".reg .b32 a;"),
            (Forms{".reg .b32 a outside of braces", ".reg .b32"}));
  EXPECT_EQ(getForms("L: exit;"), (Forms{"L: outside of braces", "exit"}));
}

TEST(PTXTextTest, WhatIsNoInstructionIsLeftOut) {
  EXPECT_EQ(getForms("{ .reg .pred p;\n // wait; here\n LAB_WAIT: "
                     "@!p bra DONE; /* bra; */ bra.uni LAB_WAIT;\n"
                     "DONE: }"),
            (Forms{".reg .pred", "bra r", "bra.uni r"}));
  EXPECT_EQ(getForms("{ L${:uid}: bra L${:uid}; }"), (Forms{"bra r"}));
  EXPECT_EQ(getForms(""), Forms());
  EXPECT_EQ(getForms(" \n { } // nothing"), Forms());
}

TEST(PTXTextTest, TextThatIsNotPTXHasAFormOfItsOwn) {
  EXPECT_EQ(getForms("exit"), (Forms{"exit without ';'", "exit"}));
  EXPECT_EQ(getForms("exit;;"), (Forms{"exit", ";"}));
  EXPECT_EQ(getForms("{ exit; };"), (Forms{"exit", ";"}));
  EXPECT_EQ(getForms("{ exit;"), (Forms{"exit", "{ without }"}));
  EXPECT_EQ(getForms("exit; }"), (Forms{"exit", "} without ';'", " }"}));
  EXPECT_EQ(getForms("exit; @p"), (Forms{"exit", "@p without ';'", "@p"}));
  EXPECT_EQ(getForms("exit; /* open"),
            (Forms{"exit", "/* open without ';'", "/* r",
                   "open without a declaration"}));
  EXPECT_EQ(getForms("{ .reg .b32 a b; .reg .b32 c[2]; .reg .b32 d = 1; }"),
            (Forms{".reg .b32 a b", ".reg .b32 c[2]", ".reg .b32 d = 1"}));
  EXPECT_EQ(getForms("exit; // \xc2\xb5s"),
            (Forms{"a character that isn't printable ASCII"}));
}

TEST(PTXTextTest, LLVMRefusesADollarWithoutANumberEvenInAComment) {
  EXPECT_EQ(getForms("add.u32 $0, $x, $1;"), (Forms{"add.u32 r,$?x,r"}));
  EXPECT_EQ(getForms("add.u32 $0, /* $x */ $1, $1;"),
            (Forms{"add.u32 r,$? $,r"}));
  EXPECT_EQ(getForms("exit; // costs 5$"),
            (Forms{"exit", "$? without ';'", "$?"}));
  EXPECT_EQ(getForms("mov.b32 ${0:h}, ${:comment};"),
            (Forms{"mov.b32 $?{0:h},$?{:comment}"}));
  EXPECT_EQ(getForms("L$0: exit;"),
            (Forms{"L$: r", "exit without a declaration"}));
}

TEST(PTXTextTest, LLVMReplacesOperandsInComments) {
  EXPECT_EQ(getForms("// wait for: $0,$1, ${2:r}, $$3 \n exit;"),
            (Forms{"exit"}));
  EXPECT_EQ(getForms("add.u32 $0, /* $5 */ $1, $1;"), (Forms{"add.u32 r,r,r"}));
}

TEST(PTXTextTest, TheNamesOfOperands) {
  EXPECT_EQ(mlir::NVVM::getPTXOperands(
                "add.u32 {$rw0}, {$0, ${12:r}}; // $7\n mov.b32 $$3, {$w1};"),
            (llvm::SmallVector<llvm::StringRef>{"rw0", "0", "12", "7", "w1"}));
}

TEST(PTXTextTest, OnlyDeclaredRegistersAreGuards) {
  EXPECT_EQ(getForms("{ .reg .pred p; @p exit; @!p exit; @$0 exit; }"),
            (Forms{".reg .pred", "exit"}));
  EXPECT_EQ(getForms("{ .reg .pred %p; @%p exit; }"),
            (Forms{".reg .pred", "exit"}));
  EXPECT_EQ(getForms("@p exit;"),
            (Forms{"@p r", "exit without a declaration"}));
  EXPECT_EQ(getForms("@%is_explicit_cluster exit;"),
            (Forms{"@%is_explicit_cluster r", "exit without a declaration"}));
  EXPECT_EQ(getForms("@$0 L: exit;"),
            (Forms{"L: r", "exit without a declaration"}));
  EXPECT_EQ(getForms("@$0 @$1 exit;"), (Forms{"@$ @$ exit"}));
  EXPECT_EQ(getForms("@$0 .reg .b32 a;"), (Forms{"@$ .reg .b32 a"}));
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
  EXPECT_EQ(getForms("{ .reg .b32 r<99999999999>; }"),
            (Forms{".reg .b32 r<99999999999>"}));
  std::string nested(100000, '{');
  EXPECT_EQ(getForms(nested), (Forms{"{ without }"}));
  std::string used;
  for (int index = 0; index < 20000; ++index)
    used +=
        "{ L" + std::to_string(index) + ": bra M" + std::to_string(index) + ";";
  EXPECT_EQ(getForms(used).size(), 20002u);
  std::string labels = "{";
  for (int index = 0; index < 100000; ++index)
    labels += "a:";
  EXPECT_EQ(getForms(labels), (Forms{"a: twice", "{ without }"}));
}

} // namespace
