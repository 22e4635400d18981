//===- PTXVersions.td - What has versions ------------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Enums, for which mlir-tblgen generates C++.
//
//===----------------------------------------------------------------------===//

#ifndef PTX_VERSIONS_TD
#define PTX_VERSIONS_TD

include "mlir/IR/EnumAttr.td"

class PTX_Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::ptx";
}

// PTX_80 is version 8.0 of the PTX ISA. Only versions that a record mentions
// are listed.
class PTX_VersionCase<int number>
    : I32EnumAttrCase<"V" # number, number,
                      !cast<string>(!div(number, 10)) # "." #
                      !cast<string>(!sub(number, !mul(!div(number, 10), 10)))>;
defvar versions = [10, 13, 14, 20, 21, 31, 41, 50, 60, 63, 64, 65, 70, 71, 75,
                   78, 80, 81, 83, 84, 86, 87];
foreach number = versions in
  def PTX_ # number : PTX_VersionCase<number>;
def PTX_Version
    : PTX_Enum<"Version", "version of the PTX ISA",
               !foreach(number, versions,
                        !cast<I32EnumAttrCase>("PTX_" # number))>;

// SM_90 is the architecture of a GPU of compute capability 9.0.
class PTX_ArchitectureCase<int number>
    : I32EnumAttrCase<"SM_" # number, number, "sm_" # number>;
defvar architectures = [10, 20, 30, 61, 70, 72, 75, 80, 86, 89, 90, 100, 103,
                        110, 120];
foreach number = architectures in
  def SM_ # number : PTX_ArchitectureCase<number>;
def PTX_Architecture
    : PTX_Enum<"Architecture", "architecture of a GPU",
               !foreach(number, architectures,
                        !cast<I32EnumAttrCase>("SM_" # number))>;

// The "a" of sm_90a: features that no other architecture needs to have.
def PTX_ArchitectureSpecific
    : I32EnumAttrCase<"ArchitectureSpecific", 0, "architecture-specific">;
def PTX_Feature
    : PTX_Enum<"Feature", "features of a target", [PTX_ArchitectureSpecific]>;

#endif // PTX_VERSIONS_TD
