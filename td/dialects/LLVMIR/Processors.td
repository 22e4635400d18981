//===- Processors.td - What is no chip of a vendor's -------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The values of `nvvm.processor`, `rocdl.processor` and `cpu.processor`, which no
// target of the dialect offers: what needs one is compiled for no chip of the
// vendor's, or for no CPU. The C++ enums are made of this file alone.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_PROCESSORS_TD
#define MLIR_AVAILABILITY_DIALECTS_PROCESSORS_TD

include "mlir/IR/EnumAttr.td"

def NVVM_OtherProcessor
    : I32EnumAttrCase<"Other", 0, "other than NVIDIA's chips">;
def NVVM_ProcessorAttr
    : I32EnumAttr<"Processor", "processors that aren't NVIDIA's chips",
                  [NVVM_OtherProcessor]> {
  let cppNamespace = "::mlir::NVVM";
  let genSpecializedAttr = 0;
}

def ROCDL_OtherProcessor
    : I32EnumAttrCase<"Other", 0, "other than AMD's chips">;
def ROCDL_ProcessorAttr
    : I32EnumAttr<"Processor", "processors that aren't AMD's chips",
                  [ROCDL_OtherProcessor]> {
  let cppNamespace = "::mlir::ROCDL";
  let genSpecializedAttr = 0;
}

def CPU_OtherProcessor : I32EnumAttrCase<"Other", 0, "other than CPUs">;
def CPU_ProcessorAttr
    : I32EnumAttr<"Processor", "processors that aren't CPUs",
                  [CPU_OtherProcessor]> {
  let cppNamespace = "::mlir::cpu";
  let genSpecializedAttr = 0;
}

#endif // MLIR_AVAILABILITY_DIALECTS_PROCESSORS_TD
