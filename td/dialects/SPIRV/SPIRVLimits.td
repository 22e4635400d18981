//===- SPIRVLimits.td - Limits on resources ----------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The resources of a target that ops use. Each limit has the name of the limit
// of `#spirv.resource_limits`, and the meaning of the Vulkan specification's,
// Limits: maxComputeWorkGroupSize, maxComputeWorkGroupInvocations,
// maxComputeSharedMemorySize. The limits apply to compute shaders: mesh and
// task shaders have their own, which `#spirv.resource_limits` lacks.
//
// The functions that measure the ops are in cpp/lib/Dialect/SPIRV/Predicates.h.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_SPIRVLIMITS_TD
#define MLIR_AVAILABILITY_DIALECTS_SPIRVLIMITS_TD

include "mlir/Dialect/Func/IR/FuncOps.td"
include "mlir/Dialect/GPU/IR/GPUOps.td"
include "mlir/Dialect/SPIRV/IR/SPIRVOps.td"

#ifndef AVAILABILITY_CLASS_EXISTS
#define AVAILABILITY_CLASS_EXISTS
#endif
include "mlir-availability/Availability.td"
include "mlir-availability/LLVMVersions.td"

//===----------------------------------------------------------------------===//
// Dimensions
//===----------------------------------------------------------------------===//

// A number in the IR must be within the limit, so the limit must be that number
// or more.
class SPIRV_Limit<string name, string number> : Availability {
  let cppNamespace = "::mlir::spirv";
  let interfaceName = "Query" # name # "Interface";
  let queryFnRetType = "int64_t";
  let queryFnName = "get" # name;
  let mergeAction = "$overall = std::max($overall, $instance)";
  let initializer = "0";
  let instanceType = "int64_t";
  let instance = number;
}
class SPIRV_LimitInfo<string name, string shown>
    : DimensionInfo<"::mlir::spirv", "Query" # name # "Interface"> {
  let label = shown;
  let limit = 1;
}

class SPIRV_MaxWorkgroupSize<string axis, string number>
    : SPIRV_Limit<"MaxComputeWorkgroupSize" # axis, number>;
def : SPIRV_LimitInfo<"MaxComputeWorkgroupSizeX",
                      "max_compute_workgroup_size along x">;
def : SPIRV_LimitInfo<"MaxComputeWorkgroupSizeY",
                      "max_compute_workgroup_size along y">;
def : SPIRV_LimitInfo<"MaxComputeWorkgroupSizeZ",
                      "max_compute_workgroup_size along z">;

class SPIRV_MaxWorkgroupInvocations<string number>
    : SPIRV_Limit<"MaxComputeWorkgroupInvocations", number>;
def : SPIRV_LimitInfo<"MaxComputeWorkgroupInvocations",
                      "max_compute_workgroup_invocations">;

// In bytes.
class SPIRV_MaxSharedMemorySize<string number>
    : SPIRV_Limit<"MaxComputeSharedMemorySize", number>;
def : SPIRV_LimitInfo<"MaxComputeSharedMemorySize",
                      "max_compute_shared_memory_size">;

// One of the sizes that subgroups can have.
class SPIRV_SubgroupSize<string number> : SPIRV_Limit<"SubgroupSize", number>;
def : SPIRV_LimitInfo<"SubgroupSize", "subgroup_size"> {
  let relation = OneOf;
}

//===----------------------------------------------------------------------===//
// Workgroups and subgroups
//===----------------------------------------------------------------------===//

// A workgroup of up to three sizes; missing ones count as one. `what` describes
// the sizes where they are stated.
class SPIRV_WorkgroupSizes<string sizes, string what, string at>
    : AvailableForEach<
          "::mlir::availability::" # sizes, [
            AvailableWhen<CPred<"$_each.size() > 0">,
                          [SPIRV_MaxWorkgroupSize<"X", "$_each[0]">], "along x">,
            AvailableWhen<CPred<"$_each.size() > 1">,
                          [SPIRV_MaxWorkgroupSize<"Y", "$_each[1]">], "along y">,
            AvailableWhen<CPred<"$_each.size() > 2">,
                          [SPIRV_MaxWorkgroupSize<"Z", "$_each[2]">], "along z">,
            AvailableWhen<TruePred,
                          [SPIRV_MaxWorkgroupInvocations<
                              "::mlir::availability::getNumInvocations($_each)">],
                          "altogether">,
          ], "a size of a workgroup", at,
          text="::mlir::availability::describeSizes(\"" # what # "\", $_each)">;

class SPIRV_SubgroupSizeOf<string size, string what, string at>
    : AvailableForEach<"::mlir::availability::" # size,
                       [SPIRV_SubgroupSize<"$_each">],
                       "a size of subgroups", at, text="\"" # what # "\"">;

// `LocalSize` and `SubgroupSize` of a compute shader.
def : AvailabilityFor<SPIRV_ExecutionModeOp> {
  let availability = [
    SPIRV_WorkgroupSizes<"getLocalSizes($_self, $_analyses)", "LocalSize", "values">,
    SPIRV_SubgroupSizeOf<"getSubgroupSizes($_self, $_analyses)", "", "values">,
  ];
}

// `LocalSizeId`, in MLIR 23.
foreach op = OpsOfMLIR23<["SPIRV_ExecutionModeIdOp"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      SPIRV_WorkgroupSizes<"getLocalSizesByIds($_op, $_analyses)",
                           "LocalSizeId", "values">,
    ];
  }

// A variable that requires a subgroup size (SubgroupSize.h).
def : AvailabilityFor<SPIRV_GlobalVariableOp> {
  let availability = [
    SPIRV_SubgroupSizeOf<"getRequiredSubgroupSizes($_self)", "", "sym_name">,
  ];
}

// `spirv.entry_point_abi`, which lowering turns into execution modes.
foreach op = [SPIRV_FuncOp, GPU_GPUFuncOp, FuncOp] in
  def : AvailabilityFor<op> {
    let availability = [
      SPIRV_WorkgroupSizes<"getABIWorkgroupSizes($_op)", "workgroup_size",
                           "spirv.entry_point_abi">,
      SPIRV_SubgroupSizeOf<"getABISubgroupSizes($_op)", "subgroup_size",
                           "spirv.entry_point_abi">,
    ];
  }

def : AvailabilityFor<GPU_GPUFuncOp> {
  let availability = [SPIRV_WorkgroupSizes<"getKnownBlockSizes($_self)", "",
                                           "known_block_size">];
}

//===----------------------------------------------------------------------===//
// Workgroup memory
//===----------------------------------------------------------------------===//

class SPIRV_SharedMemoryOf<string memory, string why, string at>
    : AvailableForEach<"::mlir::availability::" # memory,
                       [SPIRV_MaxSharedMemorySize<"$_each.getNumBytes()">], why,
                       at, text="$_each.describe()">;

// A single variable.
def : AvailabilityFor<SPIRV_GlobalVariableOp> {
  let availability = [
    SPIRV_SharedMemoryOf<"getSharedMemory($_self, $_analyses)",
                         "in Workgroup memory", "type">,
    AvailableWhen<SPIRVPred<"hasUnmeasuredMemory($_self, $_analyses)">,
                  [UnknownNeeds<"the size of the variable in Workgroup memory "
                                "isn't known">],
                  "in Workgroup memory, of unknown size", at="type">,
  ];
}

// All variables that a compute shader uses, if there are several.
def : AvailabilityFor<SPIRV_EntryPointOp> {
  let availability = [SPIRV_SharedMemoryOf<"getSharedMemory($_self, $_analyses)",
                                           "several Workgroup variables", "fn">];
}

def : AvailabilityFor<GPU_GPUFuncOp> {
  let availability = [SPIRV_SharedMemoryOf<"getSharedMemory($_self)",
                                           "workgroup attributions", "body">];
}

#endif // MLIR_AVAILABILITY_DIALECTS_SPIRVLIMITS_TD
