// What is wrong with named targets is an error at the record.
// RUN: split-file --leading-lines %s %t
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-twice.td 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-name.td 2>&1 | FileCheck %s --check-prefix=TARGETNAME
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-rank.td 2>&1 | FileCheck %s --check-prefix=RANK
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-dimension.td 2>&1 | FileCheck %s --check-prefix=TARGETDIMENSION
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-no-dimension.td 2>&1 | FileCheck %s --check-prefix=NODIMENSION
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-malformed.td 2>&1 | FileCheck %s --check-prefix=TARGETMALFORMED
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-no-end.td 2>&1 | FileCheck %s --check-prefix=TARGETNOEND
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-value.td 2>&1 | FileCheck %s --check-prefix=TARGETVALUE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-number.td 2>&1 | FileCheck %s --check-prefix=TARGETNUMBER
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-two-values.td 2>&1 | FileCheck %s --check-prefix=TARGETTWO
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-dimension-twice.td 2>&1 | FileCheck %s --check-prefix=TARGETDIMTWICE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-implied.td 2>&1 | FileCheck %s --check-prefix=TARGETIMPLIED
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-no-attribute.td 2>&1 | FileCheck %s --check-prefix=TARGETNOATTR
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-empty-family.td 2>&1 | FileCheck %s --check-prefix=TARGETFAMILY
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-addition.td 2>&1 | FileCheck %s --check-prefix=TARGETADDITION
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-addition-value.td 2>&1 | FileCheck %s --check-prefix=TARGETADDVALUE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-addition-twice.td 2>&1 | FileCheck %s --check-prefix=TARGETADDTWICE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-addition-unmentioned.td 2>&1 | FileCheck %s --check-prefix=TARGETADDUNMENTIONED

//--- common.td
include "mlir-availability/Availability.td"
def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}
def V_1 : I32EnumAttrCase<"V_1", 1>;
def V_2 : I32EnumAttrCase<"V_2", 2>;
def Version : I32EnumAttr<"Version", "", [V_1, V_2]> {
  let cppNamespace = "::toy";
}
class MinVersion<EnumCase min> : MinVersionBase<"QueryMinVersionInterface", Version, min>;
class Toy_Op<string name> : Op<Toy_Dialect, name> {
  list<Availability> availability = [];
}

//--- chips.td
include "common.td"
def SM_1 : I32EnumAttrCase<"SM_1", 1>;
def SM_1a : I32EnumAttrCase<"SM_1a", 2>;
def SM_2 : I32EnumAttrCase<"SM_2", 3>;
def Chips : I32EnumAttr<"Chips", "", [SM_1, SM_1a, SM_2]> { let cppNamespace = "::toy"; }
class Chip<EnumCase chip> : OneOfBase<"QueryChipInterface", Chips, chip> {
  let relation = PartialOrder;
}
def ChipUse : Chip<SM_1>;
def VersionUse : MinVersion<V_1>;

//--- target-twice.td
include "common.td"
class Toy_Target<string name, int position> : NamedTarget<name> {
  let family = "toy";
  let rank = position;
  let attribute = "#availability.target<>";
  let source = "made up";
}
def First : Toy_Target<"toy1", 1>;
// TWICE: target-twice.td:[[#@LINE+2]]:5: error: two targets have the name 'toy1'
// TWICE: target-twice.td:[[#@LINE-2]]:5: note: the other one is here
def Second : Toy_Target<"toy1", 2>;

//--- target-name.td
include "common.td"
// TARGETNAME: target-name.td:[[#@LINE+1]]:5: error: target name 'toy+1' must not be empty and not contain '+', '#' or spaces
def Plus : NamedTarget<"toy+1"> {
  let family = "toy";
  let rank = 1;
  let attribute = "#availability.target<>";
  let source = "made up";
}

//--- target-rank.td
include "common.td"
class Toy_Target<string name> : NamedTarget<name> {
  let family = "toy";
  let rank = 1;
  let attribute = "#availability.target<>";
  let source = "made up";
}
def A : Toy_Target<"toy1">;
// RANK: target-rank.td:[[#@LINE+1]]:5: error: targets 'toy1' and 'toy2' have the same rank in family 'toy'
def B : Toy_Target<"toy2">;

//--- target-dimension.td
include "common.td"
def Use : MinVersion<V_1>;
class Toy_Target<string name, int position, string text> : NamedTarget<name> {
  let family = "toy";
  let rank = position;
  let attribute = text;
  let source = "made up";
}
// A dimension of another dialect isn't known here, and a value may look like one.
def Right : Toy_Target<"toy1", 1, [{#availability.target<"toy.min_version" = "V_1", "other.a" = 1, "other.b" = ["toy.x"]>}]>;
// The dialect's own attribute has its own syntax.
def Own : Toy_Target<"toy2", 2, [{#toy.target<"toy.min_vresion" = "V_1">}]>;
// TARGETDIMENSION: target-dimension.td:[[#@LINE+1]]:5: error: target 'toy3' mentions dimension 'toy.min_vresion', which dialect 'toy' doesn't have; known are 'toy.min_version'
def Wrong : Toy_Target<"toy3", 3, [{#availability.target<"other.a" = 1, "toy.min_vresion" = "V_1">}]>;

//--- target-no-dimension.td
include "common.td"
// NODIMENSION: target-no-dimension.td:[[#@LINE+1]]:5: error: target 'toy1' mentions dimension 'toy.slots', which dialect 'toy' doesn't have{{$}}
def Target : NamedTarget<"toy1"> {
  let family = "toy";
  let rank = 1;
  let attribute = [{#availability.target<"toy.slots" = 1>}];
  let source = "made up";
}

//--- target-malformed.td
include "chips.td"
def : Implication<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETMALFORMED: target-malformed.td:[[#@LINE+1]]:5: error: target 'toy1' has a malformed attribute: expected '=' before '"SM_1">'
def Target : Toy_Target<[{#availability.target<"toy.chip" "SM_1">}]>;

//--- target-no-end.td
include "chips.td"
def : Implication<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETNOEND: target-no-end.td:[[#@LINE+1]]:5: error: target 'toy1' has a malformed attribute: expected '>' at the end
def Target : Toy_Target<[{#availability.target<"toy.chip" = "SM_1"}]>;

//--- target-value.td
include "chips.td"
def : Implication<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETVALUE: target-value.td:[[#@LINE+1]]:5: error: target 'toy1' offers 'SM_3', which is not a value of 'toy.chip'; its values are SM_1, SM_1a, SM_2
def Target : Toy_Target<[{#availability.target<"toy.chip" = "SM_3">}]>;

//--- target-number.td
include "chips.td"
def : Implication<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETNUMBER: target-number.td:[[#@LINE+1]]:5: error: target 'toy1' offers '1', which is not a value of 'toy.chip'; its values are SM_1, SM_1a, SM_2
def Target : Toy_Target<[{#availability.target<"other.slots" = [1, -2], "toy.chip" = 1>}]>;

//--- target-two-values.td
include "chips.td"
def : Implication<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETTWO: target-two-values.td:[[#@LINE+1]]:5: error: target 'toy1' offers 2 values along 'toy.chip', which takes exactly one
def Target : Toy_Target<[{#availability.target<"toy.chip" = ["SM_1", "SM_2"]>}]>;

//--- target-dimension-twice.td
include "chips.td"
def : Implication<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETDIMTWICE: target-dimension-twice.td:[[#@LINE+1]]:5: error: target 'toy1' mentions dimension 'toy.chip' twice
def Target : Toy_Target<[{#availability.target<"toy.chip" = "SM_1", "toy.chip" = "SM_2">}]>;

//--- target-implied.td
include "chips.td"
def : Implication<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETIMPLIED: target-implied.td:[[#@LINE+1]]:5: error: target 'toy1' offers V_1 along 'toy.min_version', but 'toy.chip' SM_1a, which it has, implies V_2
def Target : Toy_Target<[{#availability.target<"toy.chip" = "SM_1a", "toy.min_version" = "V_1">}]>;

//--- target-no-attribute.td
include "chips.td"
def : Implication<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETNOATTR: target-no-attribute.td:[[#@LINE+1]]:5: error: target 'toy1' has the attribute 'vulkan', which isn't an attribute of a dialect: it must have the form '#<dialect>.<name><...>'
def Target : Toy_Target<"vulkan">;

//--- target-empty-family.td
include "chips.td"
def : Implication<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETFAMILY: target-empty-family.td:[[#@LINE+1]]:5: error: target 'toy1' must say its 'family'
def Target : Toy_Target<[{#toy.target}], "">;

//--- target-addition.td
include "chips.td"
def : Implication<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETADDITION: target-addition.td:[[#@LINE+1]]:5: error: target 'toy1' can't have the optional addition 'fast': it is not a value of a set that the attribute mentions; for any dimension, write <dimension>=<value>
def Target : Toy_Target<[{#availability.target<"toy.chip" = "SM_1">}]> { let optional = ["toy.chip=SM_2", "fast"]; }

//--- target-addition-value.td
include "chips.td"
def : Implication<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETADDVALUE: target-addition-value.td:[[#@LINE+1]]:5: error: target 'toy1' can't have the optional addition 'toy.chip=SM_4': that is no value of 'toy.chip'
def Target : Toy_Target<[{#availability.target<"toy.chip" = "SM_1">}]> { let optional = ["toy.chip=SM_4"]; }

//--- target-addition-twice.td
include "chips.td"
def : Implication<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETADDTWICE: target-addition-twice.td:[[#@LINE+1]]:5: error: target 'toy1' lists the optional addition 'a' twice
def Target : Toy_Target<[{#toy.target}]> { let optional = ["a", "a"]; }

//--- target-addition-unmentioned.td
include "common.td"
def Toy_F_Tensor : I64EnumAttrCase<"Tensor", 0, "tensor">;
class Features<list<I64EnumAttrCase> anyOf> : Availability {
  let cppNamespace = "::toy";
  let interfaceName = "QueryFeatureInterface";
  let queryFnRetType = "::llvm::SmallVector<::llvm::ArrayRef<::toy::Feature>>";
  let queryFnName = "getFeatures";
  let mergeAction = "$overall.push_back($instance)";
  let initializer = "{}";
  let instanceType = "::llvm::ArrayRef<::toy::Feature>";
  let instancePreparation = "static constexpr ::toy::Feature features[] = {" #
      !interleave(!foreach(feature, anyOf, "::toy::Feature::" # feature.symbol), ", ") # "};";
  let instance = "features";
  let cases = anyOf;
}
def Toy_FeatureAttr : I64EnumAttr<"Feature", "", [Toy_F_Tensor]> {
  let cppNamespace = "::toy";
}
def Toy_DotOp : Op<Toy_Dialect, "dot"> {
  list<Availability> availability = [MinVersion<V_1>, Features<[Toy_F_Tensor]>];
}
// TARGETADDUNMENTIONED: target-addition-unmentioned.td:[[#@LINE+1]]:5: error: target 'toy1' can't have the optional addition 'tensor': the attribute doesn't mention 'toy.feature', of which it is a value; add '"toy.feature" = []' to the attribute
def Target : NamedTarget<"toy1"> {
  let family = "toy";
  let rank = 1;
  let attribute = [{#availability.target<"toy.min_version" = "V_1">}];
  let source = "made up";
  let optional = ["tensor"];
}
// With it, the target is valid.
def Mentioned : NamedTarget<"toy2"> {
  let family = "toy";
  let rank = 2;
  let attribute = [{#availability.target<"toy.min_version" = "V_1", "toy.feature" = []>}];
  let source = "made up";
  let optional = ["tensor"];
}
