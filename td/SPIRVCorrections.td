//===- SPIRVCorrections.td - Where the grammar is wrong ----*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Alternatives that an extension's text allows and Khronos's grammar lacks: the
// extension's words win. The scripts that generate records from the grammar
// (scripts/targets/corrections.py) add them to its entries.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_SPIRVCORRECTIONS_TD
#define MLIR_AVAILABILITY_SPIRVCORRECTIONS_TD

// The entry is the instruction of that name or, with a kind, the enumerant of
// that operand kind. It is an error if the grammar has what is added: then the
// record is no longer needed.
class SPIRVCorrection<string entryName, string operandKind = ""> {
  string name = entryName;
  string kind = operandKind;
  // Further alternatives, of which the entry needs one.
  list<string> capabilities = [];
  list<string> extensions = [];
  // The text that says so.
  string source = ?;
}

def : SPIRVCorrection<"OpDemoteToHelperInvocation"> {
  let extensions = ["SPV_EXT_demote_to_helper_invocation"];
  let source = "SPV_EXT_demote_to_helper_invocation, 'Instructions': it adds "
               "OpDemoteToHelperInvocationEXT = 5380, which SPIR-V 1.6 renamed";
}

def : SPIRVCorrection<"OpAtomicFAddEXT"> {
  let extensions = ["SPV_NV_shader_atomic_fp16_vector"];
  let source = "SPV_NV_shader_atomic_fp16_vector, 'Modify section 3.49.18': "
               "'Add the AtomicFloat16VectorNV capability to the "
               "OpAtomicFAddEXT [...] instructions'";
}

def : SPIRVCorrection<"QueueFamily", "Scope"> {
  let extensions = ["SPV_KHR_vulkan_memory_model"];
  let source = "SPV_KHR_vulkan_memory_model, 'Modifications to the SPIR-V "
               "Specification', 3.27 'Scope <id>'";
}

// Groups is Kernel's, or the extension's: shaders declare it for the extension.
foreach operation = ["Reduce", "InclusiveScan", "ExclusiveScan"] in
  def : SPIRVCorrection<operation, "GroupOperation"> {
    let capabilities = ["Groups"];
    let source = "SPV_AMD_shader_ballot, 'New Instructions': 'To use the new "
                 "core instructions, declare: OpCapability Groups'; all of them "
                 "have an operand Group Operation";
  }

#endif // MLIR_AVAILABILITY_SPIRVCORRECTIONS_TD
