//===- OpenCLTargets.td - OpenCL as targets ----------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// OpenCL's versions as named targets, for the full and for the embedded
// profile: what every device that accepts SPIR-V guarantees. The names are
// spirv-val's.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_OPENCLTARGETS_TD
#define MLIR_AVAILABILITY_OPENCLTARGETS_TD

include "mlir-availability/SPIRVTargetEnv.td"

// OpenCL SPIR-V Environment Specification, "Required Capabilities": the
// capabilities of all devices, except Int64, which is optional in the embedded
// profile.
defvar OpenCL_1_2_Guaranteed = [
  SPIRV_C_Addresses, SPIRV_C_Linkage, SPIRV_C_Kernel, SPIRV_C_Vector16,
  SPIRV_C_Float16Buffer, SPIRV_C_Int16, SPIRV_C_Int8
];
// These are optional again in OpenCL 3.0.
defvar OpenCL_2_0_Guaranteed = !listconcat(OpenCL_1_2_Guaranteed, [
  SPIRV_C_Pipes, SPIRV_C_Groups, SPIRV_C_DeviceEnqueue, SPIRV_C_GenericPointer
]);
defvar OpenCL_2_2_Guaranteed = !listconcat(OpenCL_2_0_Guaranteed, [
  SPIRV_C_SubgroupDispatch, SPIRV_C_PipeStorage
]);

// What devices may offer in addition: images, 64-bit floats, and what OpenCL
// extensions bring to SPIR-V 1.0 (section "OpenCL Extensions": cles_khr_int64,
// cl_khr_fp16, cl_khr_int64_*_atomics, cl_khr_expect_assume,
// cl_khr_extended_bit_ops, cl_khr_integer_dot_product,
// cl_khr_work_group_uniform_arithmetic and those about SPIR-V's extensions).
// cl_khr_kernel_clock is left out: for MLIR, ShaderClockKHR implies Shader.
defvar OpenCL_1_2_Possible = !listconcat(OpenCL_1_2_Guaranteed, [
  SPIRV_C_Int64, SPIRV_C_ImageBasic, SPIRV_C_LiteralSampler, SPIRV_C_Sampled1D,
  SPIRV_C_Image1D, SPIRV_C_SampledBuffer, SPIRV_C_ImageBuffer, SPIRV_C_Float16,
  SPIRV_C_Float64, SPIRV_C_Int64Atomics, SPIRV_C_ExpectAssumeKHR,
  SPIRV_C_BitInstructions, SPIRV_C_DotProduct, SPIRV_C_DotProductInput4x8Bit,
  SPIRV_C_DotProductInput4x8BitPacked, SPIRV_C_GroupUniformArithmeticKHR
]);
defvar OpenCL_2_0_Possible = !listconcat(
  OpenCL_1_2_Possible, [SPIRV_C_ImageReadWrite],
  !listremove(OpenCL_2_0_Guaranteed, OpenCL_1_2_Guaranteed));
// cl_khr_subgroup_named_barrier requires SPIR-V 1.1.
defvar OpenCL_2_2_Possible = !listconcat(
  OpenCL_2_0_Possible, [SPIRV_C_NamedBarrier],
  !listremove(OpenCL_2_2_Guaranteed, OpenCL_2_0_Guaranteed));
defvar OpenCL_Extensions = [
  SPV_KHR_no_integer_wrap_decoration, SPV_KHR_linkonce_odr,
  SPV_KHR_expect_assume, SPV_KHR_bit_instructions, SPV_KHR_integer_dot_product,
  SPV_KHR_uniform_group_instructions
];

// A version of OpenCL, and the SPIR-V version that all its devices with SPIR-V
// support accept.
class OpenCLVersion<string version, int order, string orderedBy,
                    I32EnumAttrCase spirvVersion,
                    list<I32EnumAttrCase> allHave,
                    list<I32EnumAttrCase> someHave> {
  string number = version;
  int rank = order;
  string family = orderedBy;
  I32EnumAttrCase spirv = spirvVersion;
  list<I32EnumAttrCase> guaranteed = allHave;
  list<I32EnumAttrCase> possible = someHave;
}

def OpenCL_1_2 : OpenCLVersion<"1.2", 12, "opencl", SPIRV_V_1_0,
                               OpenCL_1_2_Guaranteed, OpenCL_1_2_Possible>;
def OpenCL_2_0 : OpenCLVersion<"2.0", 20, "opencl", SPIRV_V_1_0,
                               OpenCL_2_0_Guaranteed, OpenCL_2_0_Possible>;
def OpenCL_2_1 : OpenCLVersion<"2.1", 21, "opencl", SPIRV_V_1_0,
                               OpenCL_2_0_Guaranteed, OpenCL_2_0_Possible>;
def OpenCL_2_2 : OpenCLVersion<"2.2", 22, "opencl", SPIRV_V_1_2,
                               OpenCL_2_2_Guaranteed, OpenCL_2_2_Possible>;
// OpenCL 3.0 guarantees less than 2.2. It requires no version of SPIR-V, so the
// lowest one is used.
def OpenCL_3_0 : OpenCLVersion<"3.0", 30, "opencl3.0", SPIRV_V_1_0,
                               OpenCL_1_2_Guaranteed, OpenCL_2_0_Possible>;

// What every device of a version of OpenCL with SPIR-V support guarantees.
// `localMemory` is the minimum of CL_DEVICE_LOCAL_MEM_SIZE. Work-groups of more
// than one work-item are not guaranteed (CL_DEVICE_MAX_WORK_GROUP_SIZE).
class OpenCLTarget<OpenCLVersion opencl, string suffix, string profile,
                   list<I32EnumAttrCase> offered, int localMemory>
    : SPIRVTarget<"opencl" # opencl.number # suffix, opencl.spirv, offered, [],
                  SPIRV_CA_OpenCL> {
  let family = opencl.family # suffix;
  let rank = opencl.rank;
  let limits = "max_compute_shared_memory_size = " # localMemory #
               ", max_compute_workgroup_invocations = 1, "
               "max_compute_workgroup_size = [1, 1, 1]";
  let summary = "what every OpenCL " # opencl.number # " device of the " #
                profile # " profile with SPIR-V guarantees; SPIR-V " #
                opencl.spirv.str;
  let source = "OpenCL SPIR-V Environment Specification, Required Capabilities "
               "and OpenCL Extensions; OpenCL API Specification, Device Queries "
               "and Embedded Profile";
  let optional = !listconcat(
    EnumCaseNames<!listremove(opencl.possible, offered)>.names,
    EnumCaseNames<OpenCL_Extensions>.names);
  let refusal = "OpenCL " # opencl.number # " doesn't admit it";
}

class OpenCLFullProfile<OpenCLVersion opencl>
    : OpenCLTarget<opencl, "", "full",
                   !listconcat(opencl.guaranteed, [SPIRV_C_Int64]), 32768>;
class OpenCLEmbeddedProfile<OpenCLVersion opencl>
    : OpenCLTarget<opencl, "embedded", "embedded", opencl.guaranteed, 1024>;

foreach opencl = [OpenCL_1_2, OpenCL_2_0, OpenCL_2_1, OpenCL_2_2, OpenCL_3_0] in {
  def : OpenCLFullProfile<opencl>;
  def : OpenCLEmbeddedProfile<opencl>;
}

#endif // MLIR_AVAILABILITY_OPENCLTARGETS_TD
