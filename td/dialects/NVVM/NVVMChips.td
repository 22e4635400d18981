//===- NVVMChips.td - NVIDIA's chips and versions of PTX ---*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The values of `nvvm.sm` and `nvvm.ptx`. The C++ enums are made of this file
// alone.
//
// Source: PTX ISA 9.0, "PTX Module Directives: .target", and llc of LLVM 22, whose
// default version of PTX for a chip is the one that introduced it.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_NVVMCHIPS_TD
#define MLIR_AVAILABILITY_DIALECTS_NVVMCHIPS_TD

include "mlir/IR/EnumAttr.td"

//===----------------------------------------------------------------------===//
// Versions of PTX
//===----------------------------------------------------------------------===//

// Version 8.8 of the PTX ISA is `ptx88`, as LLVM calls the feature.
class NVVM_PTXCase<int number>
    : I32EnumAttrCase<"PTX_" # number, number, "ptx" # number>;

defvar NVVM_PTXNumbers = [
  40, 41, 42, 43, 50, 60, 61, 62, 63, 64, 65, 70, 71, 72, 73, 74, 75, 76, 77, 78,
  80, 81, 82, 83, 84, 85, 86, 87, 88, 90
];
foreach number = NVVM_PTXNumbers in
  def NVVM_PTX_ # number : NVVM_PTXCase<number>;

def NVVM_PTXVersionAttr
    : I32EnumAttr<"PTXVersion", "version of the PTX ISA",
                  !foreach(number, NVVM_PTXNumbers,
                           !cast<I32EnumAttrCase>("NVVM_PTX_" # number))> {
  let cppNamespace = "::mlir::NVVM";
  let genSpecializedAttr = 0;
}

//===----------------------------------------------------------------------===//
// Chips
//===----------------------------------------------------------------------===//

// A chip. Code for a name with a suffix may use features that later chips lack:
// with `a` it runs on this chip alone, with `f` in the chip's family. The value
// is ten times the number, plus 1 for `f` or 2 for `a`.
class NVVM_SMCase<int number, string suffix, int introducedIn>
    : I32EnumAttrCase<"SM_" # number # suffix,
                      !add(!mul(number, 10), !cond(!eq(suffix, "") : 0,
                                                   !eq(suffix, "f") : 1,
                                                   true : 2)),
                      "sm_" # number # suffix> {
  // The version of PTX that introduced the chip.
  I32EnumAttrCase ptx = !cast<I32EnumAttrCase>("NVVM_PTX_" # introducedIn);
  // How many bytes of shared memory a kernel can name. Source: ptxas 13.5;
  // ptxas 12.9 takes 49152 for all chips. A launch can add more.
  int sharedMemory = !cond(!ne(suffix, "a") : 49152,
                           !or(!eq(number, 90), !eq(number, 100),
                               !eq(number, 103), !eq(number, 110)) : 232448,
                           !or(!eq(number, 120), !eq(number, 121)) : 101376,
                           true : 49152);
}

def NVVM_SM_50 : NVVM_SMCase<50, "", 40>;
def NVVM_SM_52 : NVVM_SMCase<52, "", 41>;
def NVVM_SM_53 : NVVM_SMCase<53, "", 42>;
def NVVM_SM_60 : NVVM_SMCase<60, "", 50>;
def NVVM_SM_61 : NVVM_SMCase<61, "", 50>;
def NVVM_SM_62 : NVVM_SMCase<62, "", 50>;
def NVVM_SM_70 : NVVM_SMCase<70, "", 60>;
def NVVM_SM_72 : NVVM_SMCase<72, "", 61>;
def NVVM_SM_75 : NVVM_SMCase<75, "", 63>;
def NVVM_SM_80 : NVVM_SMCase<80, "", 70>;
def NVVM_SM_86 : NVVM_SMCase<86, "", 71>;
def NVVM_SM_87 : NVVM_SMCase<87, "", 74>;
def NVVM_SM_88 : NVVM_SMCase<88, "", 90>;
def NVVM_SM_89 : NVVM_SMCase<89, "", 78>;
def NVVM_SM_90 : NVVM_SMCase<90, "", 78>;
def NVVM_SM_90a : NVVM_SMCase<90, "a", 80>;
def NVVM_SM_100 : NVVM_SMCase<100, "", 86>;
def NVVM_SM_100f : NVVM_SMCase<100, "f", 88>;
def NVVM_SM_100a : NVVM_SMCase<100, "a", 86>;
def NVVM_SM_101 : NVVM_SMCase<101, "", 86>;
def NVVM_SM_101f : NVVM_SMCase<101, "f", 88>;
def NVVM_SM_101a : NVVM_SMCase<101, "a", 86>;
def NVVM_SM_103 : NVVM_SMCase<103, "", 88>;
def NVVM_SM_103f : NVVM_SMCase<103, "f", 88>;
def NVVM_SM_103a : NVVM_SMCase<103, "a", 88>;
def NVVM_SM_110 : NVVM_SMCase<110, "", 90>;
def NVVM_SM_110f : NVVM_SMCase<110, "f", 90>;
def NVVM_SM_110a : NVVM_SMCase<110, "a", 90>;
def NVVM_SM_120 : NVVM_SMCase<120, "", 87>;
def NVVM_SM_120f : NVVM_SMCase<120, "f", 88>;
def NVVM_SM_120a : NVVM_SMCase<120, "a", 87>;
def NVVM_SM_121 : NVVM_SMCase<121, "", 88>;
def NVVM_SM_121f : NVVM_SMCase<121, "f", 88>;
def NVVM_SM_121a : NVVM_SMCase<121, "a", 88>;

defvar NVVM_SMs = [
  NVVM_SM_50, NVVM_SM_52, NVVM_SM_53, NVVM_SM_60, NVVM_SM_61, NVVM_SM_62,
  NVVM_SM_70, NVVM_SM_72, NVVM_SM_75, NVVM_SM_80, NVVM_SM_86, NVVM_SM_87,
  NVVM_SM_88, NVVM_SM_89, NVVM_SM_90, NVVM_SM_90a, NVVM_SM_100, NVVM_SM_100f,
  NVVM_SM_100a, NVVM_SM_101, NVVM_SM_101f, NVVM_SM_101a, NVVM_SM_103,
  NVVM_SM_103f, NVVM_SM_103a, NVVM_SM_110, NVVM_SM_110f, NVVM_SM_110a,
  NVVM_SM_120, NVVM_SM_120f, NVVM_SM_120a, NVVM_SM_121, NVVM_SM_121f,
  NVVM_SM_121a
];

def NVVM_SMAttr
    : I32EnumAttr<"SM", "NVIDIA's chips",
                  !foreach(chip, NVVM_SMs, !cast<I32EnumAttrCase>(chip))> {
  let cppNamespace = "::mlir::NVVM";
  let genSpecializedAttr = 0;
}

#endif // MLIR_AVAILABILITY_DIALECTS_NVVMCHIPS_TD
