//===- SPIRVBuiltIns.td - Built-ins that are accessed ------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// GLSL compilers declare all members of `gl_PerVertex` in every vertex shader.
// SPIR-V (unified1), 3.31 "Capability": ClipDistance "Uses the ClipDistance
// BuiltIn", CullDistance likewise. A member that is declared but never accessed
// isn't used, and spirv-val requires nothing for it. An access of the member
// needs what the enum's record states.
//
// The functions are in cpp/lib/Dialect/SPIRV/BuiltInAccess.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_SPIRVBUILTINS_TD
#define MLIR_AVAILABILITY_DIALECTS_SPIRVBUILTINS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVOps.td"

#ifndef AVAILABILITY_CLASS_EXISTS
#define AVAILABILITY_CLASS_EXISTS
#endif
include "mlir-availability/Availability.td"

// A name or number that no built-in variable has: MLIR's verifier accepts it.
class SPIRVUnknownBuiltIns<string at = "">
    : AvailableForEach<"::mlir::availability::getUnknownBuiltIns($_self)",
                       [UnknownNeeds<"not a built-in variable of SPIR-V",
                                     "$_each">],
                       "no built-in variable of SPIR-V", at>;

class SPIRVAccessedBuiltIns {
  list<I32EnumAttrCase> cases = [SPIRV_BI_PointSize, SPIRV_BI_ClipDistance,
                                 SPIRV_BI_CullDistance];
  string cppList = "{" # !interleave(
      !foreach(case, cases, "::mlir::spirv::BuiltIn::" # case.symbol), ", ") # "}";
}

// The built-ins of the members of a struct `type`, except those.
class SPIRVDeclaredBuiltIns<string type>
    : AvailableAsValue<SPIRV_BuiltInAttr.enum,
                       "::mlir::availability::getMemberBuiltIns(" # type #
                           ", " # SPIRVAccessedBuiltIns<>.cppList # ")">;

// Those built-ins that an op reads or writes through the pointer `pointer`.
class SPIRVReaches<string function, string at>
    : AvailableWhen<TruePred,
                    [AvailableAsValue<SPIRV_BuiltInAttr.enum,
                                      "::mlir::availability::" # function # ", " #
                                          SPIRVAccessedBuiltIns<>.cppList # ")">],
                    "accesses a member of a block of built-in variables", at>;

def : AvailabilityFor<SPIRV_AccessChainOp> {
  let availability = [SPIRVReaches<"getSelectedBuiltIns($_op", "indices">];
}
foreach op = [SPIRV_LoadOp, SPIRV_StoreOp] in
  def : AvailabilityFor<op> {
    let availability = [
      SPIRVReaches<"getReachedBuiltIns($_self.getPtr().getType()", "ptr">
    ];
  }
def : AvailabilityFor<SPIRV_CopyMemoryOp> {
  let availability = [
    SPIRVReaches<"getReachedBuiltIns($_self.getTarget().getType()", "target">,
    SPIRVReaches<"getReachedBuiltIns($_self.getSource().getType()", "source">,
  ];
}

#endif // MLIR_AVAILABILITY_DIALECTS_SPIRVBUILTINS_TD
