//===- SPIRVInstructions.td - Rules for instructions -------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Requirements of instructions that MLIR's dialect has no op for, beyond those
// in the grammar: they depend on the operands, and on the module around the
// instruction. SPIRVOps.td has the same for MLIR's ops. The facts are from the
// SPIR-V specification (unified1), in the section that each names.
//
// The predicates are in cpp/lib/Dialect/SPIRV/Binary/InstructionPredicates.h.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_SPIRVINSTRUCTIONS_TD
#define MLIR_AVAILABILITY_DIALECTS_SPIRVINSTRUCTIONS_TD

include "mlir-availability/generated/SPIRVGrammar.td"

// 3.31, VulkanMemoryModelDeviceScope: "If the Vulkan memory model is declared
// and any instruction uses Device scope, the VulkanMemoryModelDeviceScope
// capability must be declared." Memory operands have scopes, too.
def : SPIRVInstructionRule<[], "usesDeviceScopeOfVulkan(op)",
                           "Device scope in the Vulkan memory model",
                           ["VulkanMemoryModelDeviceScope"]>;

// 2.16.1, "Logical addressing model": instructions that create or compare
// pointers that aren't known at compile time, and where such pointers may
// point.
multiclass SPIRVPointerRules<string pointee, string why,
                             list<string> anyCapability> {
  def : SPIRVInstructionRule<["OpSelect", "OpConstantNull", "OpPtrAccessChain",
                              "OpPtrEqual", "OpPtrNotEqual", "OpPtrDiff"],
                             "hasLogicalPointer(op, Pointee::" # pointee # ")",
                             why, anyCapability>;
  def : SPIRVInstructionRule<["OpUntypedVariableKHR"],
                             "holdsLogicalPointer(op, Pointee::" # pointee #
                                 ")",
                             "a variable that holds " # why, anyCapability>;
}
defm : SPIRVPointerRules<"Workgroup", "a pointer into Workgroup memory",
                         ["VariablePointers"]>;
defm : SPIRVPointerRules<"StorageBuffer", "a pointer into a storage buffer",
                         ["VariablePointersStorageBuffer", "VariablePointers"]>;
defm : SPIRVPointerRules<"Elsewhere",
                         "a pointer into memory of a storage class for which no "
                         "capability allows it", []>;

// 3.52.24: "Before version 1.5, Id must come from a constant instruction." The
// same applies to Index of OpGroupNonUniformQuadBroadcast.
def : SPIRVInstructionRule<["OpGroupNonUniformBroadcast",
                            "OpGroupNonUniformQuadBroadcast"],
                           "endsWithVariable(op)",
                           "from an invocation that is not constant", []> {
  let since = "1.5";
}

#endif // MLIR_AVAILABILITY_DIALECTS_SPIRVINSTRUCTIONS_TD
