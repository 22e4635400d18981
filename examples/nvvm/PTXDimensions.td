//===- PTXDimensions.td - Versions and architectures -------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef PTX_DIMENSIONS_TD
#define PTX_DIMENSIONS_TD

include "PTXVersions.td"
include "mlir-availability/Availability.td"

def PTX_Dialect : OverlayDialect<"ptx", "::ptx">;

//===----------------------------------------------------------------------===//
// Dimensions
//===----------------------------------------------------------------------===//

class PTX<I32EnumAttrCase min>
    : MinVersionBase<"QueryVersionInterface", PTX_Version, min> {
  let queryFnName = "getVersion";
  let label = "PTX ISA";
}

// A range of architectures.
class MinSM<I32EnumAttrCase min>
    : MinVersionBase<"QueryMinArchitectureInterface", PTX_Architecture, min> {
  let queryFnName = "getMinArchitecture";
  let label = "architecture";
  let counterpart = "ptx.max_architecture";
}
class MaxSM<I32EnumAttrCase max>
    : MaxVersionBase<"QueryMaxArchitectureInterface", PTX_Architecture, max> {
  let queryFnName = "getMaxArchitecture";
  let label = "architecture";
  let counterpart = "ptx.min_architecture";
}

class Feature<I32EnumAttrCase feature>
    : OneOfBase<"QueryFeatureInterface", PTX_Feature, feature> {
  let interfaceDescription = "The features that the op needs, all of them.";
}

#endif // PTX_DIMENSIONS_TD
