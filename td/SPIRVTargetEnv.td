//===- SPIRVTargetEnv.td - SPIR-V's target attribute -------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text of a `#spirv.target_env`, for named targets.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_SPIRVTARGETENV_TD
#define MLIR_AVAILABILITY_SPIRVTARGETENV_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

// Upstream's SPIR-V files have a class `Availability` of their own.
#ifndef AVAILABILITY_CLASS_EXISTS
#define AVAILABILITY_CLASS_EXISTS
#endif
include "mlir-availability/Availability.td"
include "mlir-availability/generated/SPIRVFurther.td"

// The names of enum cases as MLIR prints them.
class EnumCaseNames<list<I32EnumAttrCase> cases> {
  list<string> names = !foreach(case, cases, case.str);
  string joined = !interleave(names, ", ");
}

// The cases that `#spirv.vce` can hold, and the others.
class SPIRV_Statable<list<I32EnumAttrCase> all> {
  list<I32EnumAttrCase> cases =
    !filter(case, all, !not(!isa<SPIRV_FurtherCase>(case)));
  list<I32EnumAttrCase> further =
    !filter(case, all, !isa<SPIRV_FurtherCase>(case));
}

// A target that is a `#spirv.target_env`, or contains one.
class SPIRVTarget<string name, I32EnumAttrCase maxVersion,
                  list<I32EnumAttrCase> capabilityCases,
                  list<I32EnumAttrCase> extensionCases,
                  I32EnumAttrCase clientAPI = SPIRV_CA_Unknown>
    : NamedTarget<name> {
  // What the target offers, for readers of the records. Capabilities are listed
  // with all that they imply.
  I32EnumAttrCase version = maxVersion;
  list<I32EnumAttrCase> capabilities = capabilityCases;
  list<I32EnumAttrCase> extensions = extensionCases;
  // Parameters of `#spirv.resource_limits`, in its order. Defaults are left
  // out; they are the minimum that Vulkan requires.
  string limits = "";
  // "vendor:type", in MLIR's syntax.
  string device = "";

  // The `#spirv.target_env`. Like MLIR's printer, it leaves out an unknown
  // client API and default limits.
  string spirv =
    "#spirv.target_env<#spirv.vce<" # version.str #
    ", [" # EnumCaseNames<SPIRV_Statable<capabilities>.cases>.joined #
    "], [" # EnumCaseNames<SPIRV_Statable<extensions>.cases>.joined # "]>" #
    !if(!eq(clientAPI.str, SPIRV_CA_Unknown.str), "",
        ", api=" # clientAPI.str) #
    !if(!empty(device), "", ", " # device) #
    ", #spirv.resource_limits<" # limits # ">>";
  let attribute = spirv;
}

#endif // MLIR_AVAILABILITY_SPIRVTARGETENV_TD
