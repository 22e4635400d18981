//===- SPIRVDimensions.td - Dimensions of SPIR-V -----------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Upstream's records of SPIR-V ops and enums state requirements in upstream's
// own class `Availability`: versions, capabilities and extensions. This file
// adds the semantics and the presentation of its dimensions.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_SPIRVDIMENSIONS_TD
#define MLIR_AVAILABILITY_DIALECTS_SPIRVDIMENSIONS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVOps.td"

#ifndef AVAILABILITY_CLASS_EXISTS
#define AVAILABILITY_CLASS_EXISTS
#endif
include "mlir-availability/Availability.td"
include "mlir-availability/generated/SPIRVFurther.td"

def SPIRV_MinVersionInfo
    : DimensionInfo<"::mlir::spirv", "QueryMinVersionInterface"> {
  let label = "SPIR-V";
  let relation = AtLeast;
  let counterpart = "spirv.max_version";
}

def SPIRV_MaxVersionInfo
    : DimensionInfo<"::mlir::spirv", "QueryMaxVersionInterface"> {
  let label = "SPIR-V";
  let relation = AtMost;
  let counterpart = "spirv.min_version";
}

def SPIRV_CapabilityInfo
    : DimensionInfo<"::mlir::spirv", "QueryCapabilityInterface"> {
  let label = "capability";
  let further = SPIRV_FurtherCapabilities;
  let aliases = SPIRV_CapabilityAliases;
}

def SPIRV_ExtensionInfo
    : DimensionInfo<"::mlir::spirv", "QueryExtensionInterface"> {
  let label = "extension";
  let further = SPIRV_FurtherExtensions;
  let aliases = SPIRV_ExtensionAliases;
}

// The client API of modules, as in `#spirv.target_env`. A target that doesn't
// state one accepts the modules of any API.
class SPIRV_ClientAPI<I32EnumAttrCase api>
    : OneOfBase<"QueryClientAPIInterface", SPIRV_ClientAPIAttr.enum, api>;
// It is a limit, because a target that states no client API isn't restricted.
def SPIRV_ClientAPIInfo
    : DimensionInfo<"::mlir::spirv", "QueryClientAPIInterface"> {
  let label = "client API";
  let limit = 1;
}

// A capability that a Vulkan implementation must support, whether or not the
// module declares it. Vulkan enables it by a feature, an extension or a
// version, and some of its rules accept any of these.
class SPIRV_SupportedCapability<I32EnumAttrCase capability>
    : OneOfBase<"QuerySupportedCapabilityInterface", SPIRV_CapabilityAttr.enum,
                capability> {
  let queryFnName = "getSupportedCapabilities";
}
def SPIRV_SupportedCapabilityInfo
    : DimensionInfo<"::mlir::spirv", "QuerySupportedCapabilityInterface"> {
  let label = "support of capability";
  let limit = 1;
  let further = SPIRV_FurtherCapabilities;
  let aliases = SPIRV_CapabilityAliases;
}

// Holds if a C++ expression is one of the given enum cases.
class IsAnyOf<string expression, string enum, list<I32EnumAttrCase> cases>
    : PredInWords<"::llvm::is_contained({" #
                  !interleave(!foreach(case, cases, "::mlir::spirv::" # enum #
                                                    "::" # case.symbol), ", ") #
                  "}, " # expression # ")",
                  enum # " " # !interleave(!foreach(case, cases, case.str),
                                           " or ")>;

// What no Vulkan target has.
def OtherThanVulkan
    : AnyOf<[SPIRV_ClientAPI<SPIRV_CA_Metal>, SPIRV_ClientAPI<SPIRV_CA_OpenCL>,
             SPIRV_ClientAPI<SPIRV_CA_WebGPU>]>;

// What Vulkan targets need, and others don't.
class InVulkan<Availability need>
    : AnyOf<[need, SPIRV_ClientAPI<SPIRV_CA_Metal>,
             SPIRV_ClientAPI<SPIRV_CA_OpenCL>,
             SPIRV_ClientAPI<SPIRV_CA_WebGPU>]>;

// One of these allows the decoration FPRoundingMode: see SPIRVOps.td.
class SPIRV_Rounding {
  list<I32EnumAttrCase> capabilities = [
    SPIRV_C_Kernel, SPIRV_C_StorageBuffer16BitAccess, SPIRV_C_StorageUniform16,
    SPIRV_C_StoragePushConstant16, SPIRV_C_StorageInputOutput16,
    SPIRV_C_WorkgroupMemoryExplicitLayout16BitAccessKHR
  ];
}

// A use that a rule of the Vulkan specification forbids on all implementations.
// Modules for other APIs may contain it.
class NotInVulkan<string vuid, Pred pred, string why = "", string at = "",
                  code text = "">
    : AvailableWhen<pred,
                    [OtherThanVulkan],
                    why, at, text> {
  let rule = vuid;
}

#endif // MLIR_AVAILABILITY_DIALECTS_SPIRVDIMENSIONS_TD
