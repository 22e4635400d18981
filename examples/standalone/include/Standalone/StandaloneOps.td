//===- StandaloneOps.td - The dialect and its availability -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A small made-up machine: it has versions, and extensions that a version may
// or may not have. Each op shows another place where availability is stated.
//
//===----------------------------------------------------------------------===//

#ifndef STANDALONE_OPS_TD
#define STANDALONE_OPS_TD

include "mlir-availability/Availability.td"
include "mlir-availability/IR/AvailabilityInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Standalone_Dialect : Dialect {
  let name = "standalone";
  let cppNamespace = "::standalone";
  let useDefaultAttributePrinterParser = 1;
}

// C++ handles additions to targets, "standalone1+async".
def : AvailabilityHooks<Standalone_Dialect>;

//===----------------------------------------------------------------------===//
// Dimensions: what can be required
//===----------------------------------------------------------------------===//

class Standalone_I32Enum<string name, string summary,
                         list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::standalone";
}

// Versions are ordered: later ones have everything that earlier ones have.
def Standalone_V_1 : I32EnumAttrCase<"V_1", 10, "v1">;
def Standalone_V_2 : I32EnumAttrCase<"V_2", 20, "v2">;
def Standalone_V_3 : I32EnumAttrCase<"V_3", 30, "v3">;
def Standalone_VersionAttr
    : Standalone_I32Enum<"Version", "version of the machine",
                         [Standalone_V_1, Standalone_V_2, Standalone_V_3]>;

class MinVersion<I32EnumAttrCase min>
    : MinVersionBase<"QueryMinVersionInterface", Standalone_VersionAttr, min> {
  let interfaceDescription = "The lowest version that has the op.";
  let label = "standalone";
}

// Extensions are a set: a machine has some of them.
def Standalone_E_Async : I32EnumAttrCase<"Async", 0, "async">;
def Standalone_E_Wide  : I32EnumAttrCase<"Wide", 1, "wide">;
def Standalone_ExtensionAttr
    : Standalone_I32Enum<"Extension", "extension of the machine",
                         [Standalone_E_Async, Standalone_E_Wide]>;

class Extension<I32EnumAttrCase extension>
    : OneOfBase<"QueryExtensionInterface", Standalone_ExtensionAttr,
                extension> {
  let interfaceDescription = "The extensions that the op needs, all of them.";
}

//===----------------------------------------------------------------------===//
// Targets: what a machine offers
//===----------------------------------------------------------------------===//

// #standalone.target<v2, [async]>
def Standalone_TargetAttr : AttrDef<Standalone_Dialect, "Target", [
    DeclareAttrInterfaceMethods<AvailabilityTargetAttrInterface>]> {
  let mnemonic = "target";
  let parameters = (ins
    EnumParameter<Standalone_VersionAttr>:$version,
    OptionalArrayRefParameter<"::standalone::Extension">:$extensions);
  let assemblyFormat = "`<` $version (`,` `[` $extensions^ `]`)? `>`";
}

// Names for well-known machines.
class Standalone_Machine<int version, string attr, string what>
    : NamedTarget<"standalone" # version> {
  let family = "standalone";
  let rank = version;
  let attribute = attr;
  let summary = what;
  let source = "the machine's manual";
}

def Standalone_Machine_1
    : Standalone_Machine<1, "#standalone.target<v1>", "the first one">;
def Standalone_Machine_2
    : Standalone_Machine<2, "#standalone.target<v2>", "with floating point">;
def Standalone_Machine_3
    : Standalone_Machine<3, "#standalone.target<v3, [async, wide]>",
                         "with everything">;

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

// A base class sets what ops need by default: here the first version. The trait
// makes the typed queries members of the op classes: `op.getMinVersion()`.
class Standalone_Op<string mnemonic, list<Trait> traits = []>
    : Op<Standalone_Dialect, mnemonic,
         traits # [AvailabilityQueries<"::standalone">]> {
  list<Availability> availability = [MinVersion<Standalone_V_1>];
}

// On a type: i32 is always available, f32 since v2, vectors with an extension.
def Standalone_Number : AnyTypeOf<[
    I32,
    TypeAvailableAt<F32, [MinVersion<Standalone_V_2>]>,
    TypeAvailableAt<VectorOfLengthAndType<[4, 8], [I32, F32]>,
                    [Extension<Standalone_E_Wide>]>]>;

def Standalone_AddOp
    : Standalone_Op<"add", [Pure, SameOperandsAndResultType]> {
  let summary = "sum of two numbers";
  let arguments = (ins Standalone_Number:$lhs, Standalone_Number:$rhs);
  let results = (outs Standalone_Number:$sum);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($sum)";
}

// On a case of an enum: fast rounding needs v3.
def Standalone_Round_Nearest : I32EnumAttrCase<"Nearest", 0, "nearest">;
def Standalone_Round_Fast    : I32EnumAttrCase<"Fast", 1, "fast"> {
  list<Availability> availability = [MinVersion<Standalone_V_3>];
}
def Standalone_RoundingAttr
    : Standalone_I32Enum<"Rounding", "how to round",
                         [Standalone_Round_Nearest, Standalone_Round_Fast]>;

// On an op: rounding as a whole needs v2.
def Standalone_RoundOp : Standalone_Op<"round", [Pure]> {
  let summary = "nearest whole number";
  let availability = [MinVersion<Standalone_V_2>];
  let arguments = (ins F32:$value, Standalone_RoundingAttr:$rounding);
  let results = (outs I32:$rounded);
  let assemblyFormat = "$rounding $value attr-dict";
}

// On an attribute, if it is present: an alignment can be specified since v2.
def Standalone_LoadOp : Standalone_Op<"load"> {
  let summary = "number at an address";
  let arguments = (ins
    I32:$address,
    OptionalAttr<AttrAvailableAt<I64Attr, [MinVersion<Standalone_V_2>]>>
        :$alignment);
  let results = (outs Standalone_Number:$value);
  let assemblyFormat =
      "$address (`align` $alignment^)? attr-dict `:` type($value)";
}

// Alternatives: v3 has it, and so does any version with an extension.
def Standalone_PrefetchOp : Standalone_Op<"prefetch"> {
  let summary = "starts loading what is at an address";
  let availability = [
    AnyOf<[MinVersion<Standalone_V_3>, Extension<Standalone_E_Async>]>
  ];
  let arguments = (ins I32:$address);
  let assemblyFormat = "$address attr-dict";
}

#endif // STANDALONE_OPS_TD
