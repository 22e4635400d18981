//===- SPIRVTargets.td - SPIR-V versions as targets --------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// SPIR-V's versions as named targets.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_SPIRVTARGETS_TD
#define MLIR_AVAILABILITY_SPIRVTARGETS_TD

include "mlir-availability/SPIRVTargetEnv.td"
include "mlir-availability/generated/SPIRVCore.td"

// A version of SPIR-V: what any consumer of that version must support, whatever
// its API. Everything that extensions add can be added to the target.
class SPIRVVersionTarget<int minor, I32EnumAttrCase version,
                         list<I32EnumAttrCase> core,
                         list<I32EnumAttrCase> possible,
                         list<I32EnumAttrCase> possibleExtensions>
    : SPIRVTarget<"spirv1." # minor, version, core, []> {
  let family = "spirv";
  let rank = minor;
  // Limits belong to an API; the largest numbers stand for no limit.
  let limits = "max_compute_shared_memory_size = 2147483647, "
               "max_compute_workgroup_invocations = 2147483647, "
               "max_compute_workgroup_size = "
               "[2147483647, 2147483647, 2147483647], "
               "min_subgroup_size = 1, max_subgroup_size = 2147483647";
  let summary = "SPIR-V 1." # minor #
                " with all of core's capabilities and no extension";
  let source = "SPIR-V grammar (spirv.core.grammar.json of spirv-headers), "
               "operand kind Capability: field version";
  let optional = !listconcat(
    EnumCaseNames<!listremove(possible, core)>.names,
    EnumCaseNames<possibleExtensions>.names);
  let refusal = "modules of SPIR-V 1." # minor # " can't declare it";
}

def SPIRV_Target_1_0
    : SPIRVVersionTarget<0, SPIRV_V_1_0, SPIRV_1_0_Capabilities,
                         SPIRV_1_0_Possible, SPIRV_1_0_Extensions>;
def SPIRV_Target_1_1
    : SPIRVVersionTarget<1, SPIRV_V_1_1, SPIRV_1_1_Capabilities,
                         SPIRV_1_1_Possible, SPIRV_1_1_Extensions>;
def SPIRV_Target_1_2
    : SPIRVVersionTarget<2, SPIRV_V_1_2, SPIRV_1_2_Capabilities,
                         SPIRV_1_2_Possible, SPIRV_1_2_Extensions>;
def SPIRV_Target_1_3
    : SPIRVVersionTarget<3, SPIRV_V_1_3, SPIRV_1_3_Capabilities,
                         SPIRV_1_3_Possible, SPIRV_1_3_Extensions>;
def SPIRV_Target_1_4
    : SPIRVVersionTarget<4, SPIRV_V_1_4, SPIRV_1_4_Capabilities,
                         SPIRV_1_4_Possible, SPIRV_1_4_Extensions>;
def SPIRV_Target_1_5
    : SPIRVVersionTarget<5, SPIRV_V_1_5, SPIRV_1_5_Capabilities,
                         SPIRV_1_5_Possible, SPIRV_1_5_Extensions>;
def SPIRV_Target_1_6
    : SPIRVVersionTarget<6, SPIRV_V_1_6, SPIRV_1_6_Capabilities,
                         SPIRV_1_6_Possible, SPIRV_1_6_Extensions>;

#endif // MLIR_AVAILABILITY_SPIRVTARGETS_TD
