//===- CPUNumbers.td - What few CPUs do otherwise ----------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What LLVM does with numbers of formats that few CPUs have, and extensions with
// which it compiles less.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_CPUNUMBERS_TD
#define MLIR_AVAILABILITY_DIALECTS_CPUNUMBERS_TD

include "mlir/IR/EnumAttr.td"

def CPU_BF16_Converted
    : I32EnumAttrCase<"Converted", 0, "converted to f32">;
def CPU_BF16_Kept : I32EnumAttrCase<"Kept", 1, "kept in registers (zfbfmin)">;
def CPU_BF16Attr
    : I32EnumAttr<"BF16", "what LLVM does with numbers of bf16",
                  [CPU_BF16_Converted, CPU_BF16_Kept]> {
  let cppNamespace = "::mlir::cpu";
  let genSpecializedAttr = 0;
}

def CPU_IsAbsent : I32EnumAttrCase<"Absent", 0, "absent">;
def CPU_IsPresent : I32EnumAttrCase<"Present", 1, "present">;
def CPU_PresenceAttr : I32EnumAttr<"Presence", "whether CPUs have an extension",
                                   [CPU_IsAbsent, CPU_IsPresent]> {
  let cppNamespace = "::mlir::cpu";
  let genSpecializedAttr = 0;
}

#endif // MLIR_AVAILABILITY_DIALECTS_CPUNUMBERS_TD
