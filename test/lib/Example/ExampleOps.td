//===- ExampleOps.td - A dialect that shows availability ---*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One op for each way in which an op can carry availability; test/ir shows what
// each of them answers.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TEST_EXAMPLE_OPS_TD
#define MLIR_AVAILABILITY_TEST_EXAMPLE_OPS_TD

include "mlir-availability/Availability.td"

def Example_Dialect : Dialect {
  let name = "example";
  let cppNamespace = "::mlir::example";
  let useDefaultAttributePrinterParser = 1;
}

//===----------------------------------------------------------------------===//
// Dimensions
//===----------------------------------------------------------------------===//

// Versions needn't be contiguous.
def Example_V_1 : I32EnumAttrCase<"V_1", 10>;
def Example_V_2 : I32EnumAttrCase<"V_2", 20>;
def Example_V_3 : I32EnumAttrCase<"V_3", 35>;
def Example_VersionAttr
    : I32EnumAttr<"Version", "versions of the dialect",
                  [Example_V_1, Example_V_2, Example_V_3]> {
  let cppNamespace = "::mlir::example";
}

class MinVersion<I32EnumAttrCase min>
    : MinVersionBase<"QueryMinVersionInterface", Example_VersionAttr, min> {
  let interfaceDescription = "The lowest version that has the op.";
  let label = "example version";
}

class MaxVersion<I32EnumAttrCase max>
    : MaxVersionBase<"QueryMaxVersionInterface", Example_VersionAttr, max> {
  let interfaceDescription = "The highest version that has the op.";
  let label = "example version";
}

// A set-like dimension over a 64-bit enum, with alternatives.
def Example_F_Tensor : I64EnumAttrCase<"Tensor", 1, "tensor">;
def Example_F_Async  : I64EnumAttrCase<"Async", 0x100000000, "async">;
def Example_FeatureAttr
    : I64EnumAttr<"Feature", "features of an implementation",
                  [Example_F_Tensor, Example_F_Async]> {
  let cppNamespace = "::mlir::example";
}

class Features<list<I64EnumAttrCase> anyOf> : Availability {
  let cppNamespace = "::mlir::example";
  let interfaceName = "QueryFeatureInterface";
  let interfaceDescription = "All of what is returned is needed, and of each "
                             "any one element.";
  let queryFnRetType =
      "::llvm::SmallVector<::llvm::ArrayRef<::mlir::example::Feature>>";
  let queryFnName = "getFeatures";
  let mergeAction = "$overall.push_back($instance)";
  let initializer = "{}";
  let instanceType = "::llvm::ArrayRef<::mlir::example::Feature>";
  let instancePreparation =
      "static constexpr ::mlir::example::Feature features[] = {" #
      !interleave(!foreach(feature, anyOf,
                           "::mlir::example::Feature::" # feature.symbol),
                  ", ") # "};";
  let instance = "features";
  let label = "feature";
}

// A dimension of plain integers, merged by a sum. `$final` is the RFC's word.
class Slots<int count> : Availability {
  let cppNamespace = "::mlir::example";
  let interfaceName = "QuerySlotsInterface";
  let queryFnRetType = "int64_t";
  let queryFnName = "getSlots";
  let mergeAction = "$final = $overall + $instance";
  let initializer = "0";
  let instanceType = "int64_t";
  let instance = !cast<string>(count);
  let dimension = "example.issue_slots";
  let label = "issue slots";
  let relation = AtLeast;
}

//===----------------------------------------------------------------------===//
// Enums whose cases carry availability
//===----------------------------------------------------------------------===//

def Example_Mode_Plain : I32EnumAttrCase<"Plain", 0, "plain">;
def Example_Mode_Fast : I32EnumAttrCase<"Fast", 1, "fast"> {
  list<Availability> availability = [MinVersion<Example_V_2>];
}
def Example_Mode_Turbo : I32EnumAttrCase<"Turbo", 2, "turbo"> {
  list<Availability> availability = [
    MinVersion<Example_V_3>, Features<[Example_F_Tensor, Example_F_Async]>,
    Slots<2>
  ];
}

// The attribute is an attribute of the dialect's, ...
def Example_Mode : I32EnumAttr<"Mode", "modes", [
    Example_Mode_Plain, Example_Mode_Fast, Example_Mode_Turbo]> {
  let cppNamespace = "::mlir::example";
  let genSpecializedAttr = 0;
}
def Example_ModeAttr : EnumAttr<Example_Dialect, Example_Mode, "mode">;

// ... a generated one, ...
def Example_Level_Low : I32EnumAttrCase<"Low", 0, "low">;
def Example_Level_High : I32EnumAttrCase<"High", 7, "high"> {
  list<Availability> availability = [MaxVersion<Example_V_2>];
}
def Example_LevelAttr : I32EnumAttr<"Level", "levels", [
    Example_Level_Low, Example_Level_High]> {
  let cppNamespace = "::mlir::example";
}

// ... or a mere integer.
def Example_Kind_Old : I64EnumAttrCase<"Old", 3>;
def Example_Kind_New : I64EnumAttrCase<"New", 5> {
  list<Availability> availability = [MinVersion<Example_V_3>];
}
def Example_KindAttr : I64EnumAttr<"Kind", "kinds", [
    Example_Kind_Old, Example_Kind_New]> {
  let cppNamespace = "::mlir::example";
  let genSpecializedAttr = 0;
}

// Each set bit of a bit enum counts, and so does a group that is set as a whole.
def Example_Flag_None : I32BitEnumAttrCaseNone<"None", "none">;
def Example_Flag_A : I32BitEnumAttrCaseBit<"A", 0, "a">;
def Example_Flag_B : I32BitEnumAttrCaseBit<"B", 1, "b"> {
  list<Availability> availability = [MinVersion<Example_V_2>, Slots<1>];
}
def Example_Flag_C : I32BitEnumAttrCaseBit<"C", 31, "c"> {
  list<Availability> availability = [Features<[Example_F_Async]>, Slots<4>];
}
def Example_Flag_AC
    : I32BitEnumAttrCaseGroup<"AC", [Example_Flag_A, Example_Flag_C], "ac"> {
  list<Availability> availability = [MinVersion<Example_V_3>];
}
def Example_Flags : I32BitEnumAttr<"Flags", "flags", [
    Example_Flag_None, Example_Flag_A, Example_Flag_B, Example_Flag_C,
    Example_Flag_AC]> {
  let cppNamespace = "::mlir::example";
  let genSpecializedAttr = 0;
}
def Example_FlagsAttr : EnumAttr<Example_Dialect, Example_Flags, "flags"> {
  let assemblyFormat = "`<` $value `>`";
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

// A base class sets what its ops have by default.
class Example_Op<string mnemonic, list<Trait> traits = []>
    : Op<Example_Dialect, mnemonic, traits> {
  list<Availability> availability = [MinVersion<Example_V_1>];
  let arguments = (ins Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
}

def Example_DefaultOp : Example_Op<"default">;

def Example_AnywhereOp : Example_Op<"anywhere"> {
  let availability = [];
}

def Example_RangeOp : Example_Op<"range"> {
  let availability = [
    MinVersion<Example_V_2>, MaxVersion<Example_V_3>,
    // The lower of two maximal versions counts, the higher of two minimal ones.
    MaxVersion<Example_V_2>, MinVersion<Example_V_1>
  ];
}

def Example_FeaturesOp : Example_Op<"features"> {
  let availability = [
    Features<[Example_F_Tensor]>, Features<[Example_F_Async, Example_F_Tensor]>,
    Slots<3>, Slots<4>
  ];
}

class Example_AttrOp<string mnemonic, Attr attr> : Example_Op<mnemonic> {
  let arguments = (ins attr:$attr);
  let results = (outs);
}

def Example_ModeOp : Example_AttrOp<"mode", Example_ModeAttr>;
def Example_LevelOp : Example_AttrOp<"level", Example_LevelAttr>;
def Example_KindOp : Example_AttrOp<"kind", Example_KindAttr>;
def Example_FlagsOp : Example_AttrOp<"flags", Example_FlagsAttr>;
def Example_OptionalModeOp
    : Example_AttrOp<"optional_mode", OptionalAttr<Example_ModeAttr>>;
def Example_DefaultModeOp
    : Example_AttrOp<"default_mode",
                     DefaultValuedAttr<Example_ModeAttr,
                                       "::mlir::example::Mode::Fast">>;
def Example_TwoModesOp : Example_Op<"two_modes"> {
  let arguments = (ins Example_ModeAttr:$first, Example_LevelAttr:$second);
  let results = (outs);
}

#endif // MLIR_AVAILABILITY_TEST_EXAMPLE_OPS_TD
