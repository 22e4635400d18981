// A dimension can have values that its enum lacks: they are needed and offered as its cases are.
// RUN: split-file %s %t
// RUN: %availability_tblgen -gen-availability-defs -I %t %t/good.td | FileCheck %t/good.td
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/same.td 2>&1 | FileCheck %t/same.td
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/no-enum.td 2>&1 | FileCheck %t/no-enum.td
// The action says the relation, if it is one that is known.
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/unclear.td 2>&1 | FileCheck %t/unclear.td
// Values can have other names, which are read and not printed.
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/taken.td 2>&1 | FileCheck %t/taken.td
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/of-nothing.td 2>&1 | FileCheck %t/of-nothing.td

//--- foreign.td
// Another project's class, like SPIR-V's.
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
class Availability {
  string cppNamespace = "::toy";
  string interfaceName = ?;
  string queryFnRetType = ?;
  string queryFnName = ?;
  code mergeAction = ?;
  code initializer = "";
  string instanceType = ?;
  code instancePreparation = "";
  code instance = "";
}
#define AVAILABILITY_CLASS_EXISTS
include "mlir-availability/Availability.td"
def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}
def Toy_F_tensor : I32EnumAttrCase<"tensor", 0>;
def Toy_Feature : I32EnumAttr<"Feature", "", [Toy_F_tensor]> {
  let cppNamespace = "::toy";
}
class Feature<I32EnumAttrCase case> : Availability {
  let interfaceName = "QueryFeatureInterface";
  let queryFnRetType = "::llvm::SmallVector<::toy::Feature>";
  let queryFnName = "getFeatures";
  let mergeAction = "$overall.push_back($instance)";
  let instanceType = "::toy::Feature";
  let instance = "::toy::Feature::" # case.symbol;
}
def Toy_AOp : Op<Toy_Dialect, "a"> {
  list<Availability> availability = [Feature<Toy_F_tensor>];
}

//--- good.td
include "foreign.td"
def Toy_F_async : I32EnumAttrCase<"async", 7>;
def : DimensionInfo<"::toy", "QueryFeatureInterface"> {
  let relation = OneOf;
  let further = [Toy_F_async];
  let aliases = [ValueAlias<"matrix", Toy_F_tensor>, ValueAlias<"later", Toy_F_async>];
}
def : AvailabilityForCase<Toy_F_async, [Feature<Toy_F_tensor>]>;
def Toy_BOp : Op<Toy_Dialect, "b"> {
  list<Availability> availability = [Feature<Toy_F_async>];
}
// CHECK: {0, ::llvm::StringLiteral("tensor")},
// CHECK-NEXT: {7, ::llvm::StringLiteral("async")}
// CHECK: Value aliases[] = {
// CHECK-NEXT: {0, ::llvm::StringLiteral("matrix")},
// CHECK-NEXT: {7, ::llvm::StringLiteral("later")},
// CHECK: requirementRows[] = {
// CHECK-DAG: {0, 0, true},
// CHECK-DAG: {7, 0, true},
// CHECK: emitAvailability(::toy::Feature value
// CHECK: switch (static_cast<uint64_t>(value)) {
// CHECK-NEXT: case 7:
// CHECK-NEXT: source.detail = "async";

//--- same.td
include "foreign.td"
def Toy_F_other : I32EnumAttrCase<"other", 0>;
def : DimensionInfo<"::toy", "QueryFeatureInterface"> {
  let relation = OneOf;
  let further = [Toy_F_other];
}
// CHECK: error: 'other' of 'further' has the name or the number of 'tensor', which dimension 'toy.feature' has already

//--- no-enum.td
include "foreign.td"
class Level : Availability {
  let interfaceName = "QueryLevelInterface";
  let queryFnRetType = "unsigned";
  let queryFnName = "getLevel";
  let mergeAction = "$overall = std::max($overall, $instance)";
  let instanceType = "unsigned";
  let instance = "1";
}
def : DimensionInfo<"::toy", "QueryFeatureInterface">;
def Toy_Level : Level;
def : DimensionInfo<"::toy", "QueryLevelInterface"> {
  let relation = OneOf;
  let further = [Toy_F_tensor];
}
def Toy_BOp : Op<Toy_Dialect, "b"> {
  list<Availability> availability = [Toy_Level];
}
// CHECK: error: dimension 'toy.level', whose values are of no enum, can't have 'further' ones

//--- taken.td
include "foreign.td"
def Toy_F_async : I32EnumAttrCase<"async", 7>;
def : DimensionInfo<"::toy", "QueryFeatureInterface"> {
  let relation = OneOf;
  let further = [Toy_F_async];
  let aliases = [ValueAlias<"tensor", Toy_F_async>];
}
// CHECK: error: 'tensor' of 'aliases' is the name of a value of 'toy.feature' already

//--- of-nothing.td
include "foreign.td"
def Toy_F_other : I32EnumAttrCase<"other", 3>;
def : DimensionInfo<"::toy", "QueryFeatureInterface"> {
  let relation = OneOf;
  let aliases = [ValueAlias<"another", Toy_F_other>];
}
// CHECK: error: 'another' of 'aliases' is another name of 'other', which is not a value of 'toy.feature'

//--- unclear.td
include "foreign.td"
class Level<int level> : Availability {
  let interfaceName = "QueryLevelInterface";
  let queryFnRetType = "int";
  let queryFnName = "getLevel";
  let mergeAction = "$overall += $instance";
  let instanceType = "int";
  let instance = !cast<string>(level);
}
def : DimensionInfo<"::toy", "QueryFeatureInterface">;
// CHECK: unclear.td:[[#@LINE+1]]:1: error: 'mergeAction' of dimension 'toy.level' doesn't say how a target satisfies it: set 'relation'
def : DimensionInfo<"::toy", "QueryLevelInterface">;
def Toy_BOp : Op<Toy_Dialect, "b"> {
  list<Availability> availability = [Level<1>];
}
