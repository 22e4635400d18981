// Malformed availability is an error with file and line, never bad C++.
// RUN: split-file --leading-lines %s %t
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/no-vocabulary.td 2>&1 | FileCheck %s --check-prefix=VOCABULARY
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/no-field.td 2>&1 | FileCheck %s --check-prefix=FIELD
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/no-query-function.td 2>&1 | FileCheck %s --check-prefix=FUNCTION
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/no-instance.td 2>&1 | FileCheck %s --check-prefix=INSTANCE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/same-name.td 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/bad-name.td 2>&1 | FileCheck %s --check-prefix=FORM
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/not-a-list.td 2>&1 | FileCheck %s --check-prefix=LIST
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/not-availability.td 2>&1 | FileCheck %s --check-prefix=ELEMENT
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/foreign.td 2>&1 | FileCheck %s --check-prefix=FOREIGN
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/two-dialects.td 2>&1 | FileCheck %s --check-prefix=DIALECTS
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/not-a-type.td 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/unknown-op.td 2>&1 | FileCheck %s --check-prefix=OVERLAY
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/cycle.td 2>&1 | FileCheck %s --check-prefix=CYCLE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/no-alternatives.td 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/when-in-case.td 2>&1 | FileCheck %s --check-prefix=CASE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/case-twice.td 2>&1 | FileCheck %s --check-prefix=CASETWICE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/hand-written.td 2>&1 | FileCheck %s --check-prefix=HANDWRITTEN
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/when-in-any.td 2>&1 | FileCheck %s --check-prefix=INANY
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/case-in-case.td 2>&1 | FileCheck %s --check-prefix=CASEINCASE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/type-of-op.td 2>&1 | FileCheck %s --check-prefix=TYPEOP
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/type-of-block.td 2>&1 | FileCheck %s --check-prefix=TYPEBLOCK
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/type-of-part.td 2>&1 | FileCheck %s --check-prefix=TYPEPART
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/type-context.td 2>&1 | FileCheck %s --check-prefix=CONTEXT
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/attr-context.td 2>&1 | FileCheck %s --check-prefix=ATTRCONTEXT
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/discardable-name.td 2>&1 | FileCheck %s --check-prefix=DISCARDABLE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/discardable-twice.td 2>&1 | FileCheck %s --check-prefix=DISCARDABLETWICE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/discardable-of-op.td 2>&1 | FileCheck %s --check-prefix=DISCARDABLEOP
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/two-contexts.td 2>&1 | FileCheck %s --check-prefix=TWOCONTEXTS
// RUN: not %availability_tblgen -gen-availability-defs -I %t --availability-dialect=toy %t/type-replaces.td 2>&1 | FileCheck %s --check-prefix=TYPEREPLACES
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/cpp-type-twice.td 2>&1 | FileCheck %s --check-prefix=CPPTWICE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/negated.td 2>&1 | FileCheck %s --check-prefix=NEGATED
// RUN: not %availability_tblgen -gen-availability-defs -I %t --availability-dialect=toy %t/replaces.td 2>&1 | FileCheck %s --check-prefix=REPLACES
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/computed-case.td 2>&1 | FileCheck %s --check-prefix=COMPUTEDCASE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/unknown-part.td 2>&1 | FileCheck %s --check-prefix=PART
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/index-alone.td 2>&1 | FileCheck %s --check-prefix=INDEX
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/each-in-each.td 2>&1 | FileCheck %s --check-prefix=EACH
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/caseless.td 2>&1 | FileCheck %s --check-prefix=CASELESS
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/endless.td 2>&1 | FileCheck %s --check-prefix=ENDLESS
// RUN: not %availability_tblgen -gen-availability-defs -I %t --availability-dialect=toy %t/closed-regions.td 2>&1 | FileCheck %s --check-prefix=CLOSED
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/no-result.td 2>&1 | FileCheck %s --check-prefix=RESULT
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/no-region.td 2>&1 | FileCheck %s --check-prefix=REGION
// RUN: not %availability_tblgen -gen-availability-defs -I %t --availability-dialect=other %t/common.td 2>&1 | FileCheck %s --check-prefix=DIALECT

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
// DIALECT: common.td: error: no dialect 'other' in the records, which have 'toy'

//--- no-vocabulary.td
include "mlir/IR/OpBase.td"
// VOCABULARY: no-vocabulary.td: error: no class 'Availability': include "mlir-availability/Availability.td"

//--- no-field.td
include "common.td"
def Toy_A : Op<Toy_Dialect, "a"> {
// FIELD: no-field.td:[[#@LINE+3]]:7: error: Value 'availability' unknown!
// FIELD-NEXT: let availability
// FIELD: no-field.td:[[#@LINE+1]]:7: note: 'let' sets a field that a base class has, and none has this one: write 'list<Availability> availability = [...];' here, or once in the base class of the records
  let availability = [MinVersion<V_1>];
}

//--- no-query-function.td
include "common.td"
class Nameless : Availability {
  let interfaceName = "QueryNamelessInterface";
  let queryFnRetType = "int";
  let mergeAction = "";
  let initializer = "0";
  let instanceType = "int";
}
// FUNCTION: no-query-function.td:[[#@LINE+1]]:5: error: availability 'NamelessUse' must set the string field 'queryFnName'
def NamelessUse : Nameless;

//--- no-instance.td
include "common.td"
class Empty : Availability {
  let interfaceName = "QueryEmptyInterface";
  let queryFnName = "getEmpty";
  let queryFnRetType = "int";
  let mergeAction = "$overall.push_back($instance)";
  let initializer = "0";
  let instanceType = "int";
}
// INSTANCE: no-instance.td:[[#@LINE+1]]:5: error: availability 'EmptyUse' must set the string field 'instance'
def EmptyUse : Empty;
def Toy_A : Toy_Op<"a"> { let availability = [EmptyUse]; }

//--- same-name.td
include "common.td"
class Other : MinVersion<V_1> {
  let interfaceName = "QueryOtherInterface";
  let dimension = "toy.min_version";
}
// NAME: same-name.td:[[#@LINE+3]]:{{.*}}: error: two dimensions have the name 'toy.min_version'
// NAME: same-name.td:[[#@LINE+1]]:5: note: the other one is here
def OtherUse : Other;
def Toy_A : Toy_Op<"a"> { let availability = [MinVersion<V_1>]; }

//--- bad-name.td
include "common.td"
// FORM: bad-name.td:[[#@LINE+1]]:5: error: dimension name 'version' must be of the form '<dialect>.<name>'
def Bad : MinVersion<V_1> { let dimension = "version"; }

//--- not-a-list.td
include "common.td"
// LIST: not-a-list.td:[[#@LINE+1]]:5: error: field 'availability' of 'Toy_A' must be a list of 'Availability'
def Toy_A : Op<Toy_Dialect, "a"> { string availability = "later"; }

//--- not-availability.td
include "common.td"
// ELEMENT: not-availability.td:[[#@LINE+1]]:5: error: 'V_1' in the availability of 'Toy_A' is not an 'Availability'
def Toy_A : Op<Toy_Dialect, "a"> { list<EnumCase> availability = [V_1]; }

//--- foreign.td
include "mlir/IR/OpBase.td"
class Availability {
  string cppNamespace = "::toy";
  string interfaceName = ?;
  string queryFnRetType = "int";
  string queryFnName = "get";
  code mergeAction = "";
  string initializer = "0";
  string instanceType = "int";
  string instance = "1";
}
#define AVAILABILITY_CLASS_EXISTS
include "mlir-availability/Availability.td"
def Toy_Dialect : Dialect { let name = "toy"; }
// FOREIGN: foreign.td:[[#@LINE+1]]:5: error: dimension 'QueryFooInterface' is of a class 'Availability' that doesn't say how a target satisfies it: add a 'DimensionInfo' record
def Foo : Availability { let interfaceName = "QueryFooInterface"; }

//--- two-dialects.td
include "common.td"
def Cat_Dialect : Dialect { let name = "cat"; }
def Toy_A : Toy_Op<"a">;
def Cat_A : Op<Cat_Dialect, "a">;
// DIALECTS: two-dialects.td: error: the records are of 2 dialects, 'cat' and 'toy': choose one with --availability-dialect=<name>

//--- not-a-type.td
include "common.td"
// TYPE: not-a-type.td:[[#@LINE+1]]:{{.*}}: error: {{.*}}TypeAvailableAt:type
def NewAttr : TypeAvailableAt<F32Attr, [MinVersion<V_2>]>;

//--- unknown-op.td
include "common.td"
// OVERLAY: unknown-op.td:[[#@LINE+1]]:{{.*}}: error: {{.*}}'Toy_Nowhere'
def : AvailabilityFor<Toy_Nowhere>;

//--- cycle.td
include "common.td"
class Loop : AnyOf<[]>;
// CYCLE: cycle.td:[[#@LINE+1]]:5: error: availability 'Forever' contains itself
def Forever : Loop { let alternatives = [MinVersion<V_1>, Forever]; }
def Toy_A : Toy_Op<"a"> { let availability = [Forever]; }

//--- no-alternatives.td
include "common.td"
// NONE: no-alternatives.td:[[#@LINE+1]]:{{.*}}: error: 'AnyOf' without alternatives can't be satisfied
def Toy_A : Toy_Op<"a"> { let availability = [AnyOf<[]>]; }

//--- when-in-case.td
include "common.td"
// CASE: when-in-case.td:[[#@LINE+1]]:5: error: 'AvailableWhen' can only stand in the availability of an op
def M_1 : I32EnumAttrCase<"M_1", 1> {
  list<Availability> availability = [AvailableWhen<CPred<"true">, [MinVersion<V_1>]>];
}
def M : I32EnumAttr<"M", "", [M_1]> { let cppNamespace = "::toy"; }

//--- case-twice.td
include "common.td"
def M_1 : I32EnumAttrCase<"M_1", 1>;
def M : I32EnumAttr<"M", "", [M_1]> { let cppNamespace = "::toy"; }
// CASETWICE-DAG: case-twice.td:[[#@LINE+2]]:{{.*}}: note: the other one is here
// CASETWICE-DAG: case-twice.td:[[#@LINE+2]]:{{.*}}: error: two records replace the availability of 'M_1'
def First : AvailabilityForCase<M_1, [MinVersion<V_1>]>;
def Second : AvailabilityForCase<M_1, [MinVersion<V_2>]>;

//--- hand-written.td
include "common.td"
def Toy_A : Toy_Op<"a"> { bit autogenAvailability = 0; }
// HANDWRITTEN: hand-written.td:[[#@LINE+1]]:{{.*}}: error: the availability of 'Toy_A' is written in C++; extend it there, or replace it with 'replaces'
def More : AvailabilityFor<Toy_A> { let availability = [MinVersion<V_2>]; }

//--- when-in-any.td
include "common.td"
// INANY: when-in-any.td:[[#@LINE+1]]:5: error: 'AvailableWhen' can only stand in the availability of an op
def Toy_A : Toy_Op<"a"> {
  let availability = [AnyOf<[MinVersion<V_1>, AvailableWhen<CPred<"true">, [MinVersion<V_2>]>]>];
}

//--- enum.td
include "common.td"
def M_1 : I32EnumAttrCase<"M_1", 1> {
  list<Availability> availability = [MinVersion<V_2>];
}
def M : I32EnumAttr<"M", "", [M_1]> { let cppNamespace = "::toy"; }

//--- case-in-case.td
include "enum.td"
// CASEINCASE: case-in-case.td:[[#@LINE+1]]:5: error: 'AvailableAsCase' can only stand in the availability of an op, a type or an attribute, not in an 'AnyOf' or an enum case
def N_1 : I32EnumAttrCase<"N_1", 1> {
  list<Availability> availability = [AvailableAsCase<M_1>];
}
def N : I32EnumAttr<"N", "", [N_1]> { let cppNamespace = "::toy"; }

//--- type-of-op.td
include "common.td"
def Box : TypeDef<Toy_Dialect, "Box">  { let mnemonic = "box"; }
// TYPEOP: type-of-op.td:[[#@LINE+1]]:5: error: the requirements of a type can't depend on '$_op': they are the same in every op
def BoxNeeds : AvailabilityForType<Box> {
  let availability = [AvailableWhen<CPred<"$_op.getNumOperands()">, [MinVersion<V_2>]>];
}

//--- type-of-block.td
include "common.td"
def Box : TypeDef<Toy_Dialect, "Box">  { let mnemonic = "box"; }
// TYPEBLOCK: type-of-block.td:[[#@LINE+1]]:5: error: the requirements of a type can't depend on '$_analyses': they are the same in every op
def BoxNeeds : AvailabilityForType<Box> {
  let availability = [AvailableWhen<CPred<"isLast($_self, $_analyses)">, [MinVersion<V_2>]>];
}

//--- type-of-part.td
include "common.td"
def Box : TypeDef<Toy_Dialect, "Box">  { let mnemonic = "box"; }
// TYPEPART: type-of-part.td:[[#@LINE+1]]:5: error: 'AvailableAsType', and parts as causes, can only stand in the availability of an op: a type or an attribute has no parts
def BoxNeeds : AvailabilityForType<Box> {
  let availability = [AvailableWhen<CPred<"$_self">, [MinVersion<V_2>], "a box", "lid">];
}

//--- type-context.td
include "common.td"
// CONTEXT: type-context.td:[[#@LINE+1]]:5: error: the requirements of a type can't depend on '$_context': dialect 'toy' has no 'TypesInContext' record
def Box : TypeDef<Toy_Dialect, "Box">  {
  let mnemonic = "box";
  list<Availability> availability = [AvailableWhen<CPred<"$_context.isDeep">, [MinVersion<V_2>]>];
}

//--- attr-context.td
include "common.td"
def : TypesInContext<Toy_Dialect, "::toy::Place">;
// ATTRCONTEXT: attr-context.td:[[#@LINE+1]]:5: error: the requirements of an attribute can't depend on '$_context': only types have one
def Tag : AttrDef<Toy_Dialect, "Tag">  {
  let mnemonic = "tag";
  list<Availability> availability = [AvailableWhen<CPred<"$_context.isDeep">, [MinVersion<V_2>]>];
}

//--- discardable-name.td
include "common.td"
// DISCARDABLE: discardable-name.td:[[#@LINE+1]]:5: error: 'fast' isn't the name of a discardable attribute, which begins with its dialect: "toy.fast"
def Fast : AvailabilityForDiscardable<"fast", [MinVersion<V_2>]>;

//--- discardable-twice.td
include "common.td"
def First : AvailabilityForDiscardable<"toy.fast", [MinVersion<V_1>]>;
// DISCARDABLETWICE: discardable-twice.td:[[#@LINE+1]]:5: error: two records describe attribute 'toy.fast'
def Second : AvailabilityForDiscardable<"toy.fast", [MinVersion<V_2>]>;

//--- discardable-of-op.td
include "common.td"
// DISCARDABLEOP: discardable-of-op.td:[[#@LINE+1]]:5: error: the requirements of an attribute can't depend on '$_op': they are the same in every op
def Fast : AvailabilityForDiscardable<"toy.fast", [
  AvailableWhen<CPred<"$_op.getNumOperands()">, [MinVersion<V_2>]>
]>;

//--- two-contexts.td
include "common.td"
// TWOCONTEXTS-DAG: two-contexts.td:[[#@LINE+2]]:{{.*}}: note: the other one is here
// TWOCONTEXTS-DAG: two-contexts.td:[[#@LINE+2]]:{{.*}}: error: two 'TypesInContext' records describe dialect 'toy'
def First : TypesInContext<Toy_Dialect, "::toy::Place">;
def Second : TypesInContext<Toy_Dialect, "::toy::Position">;

//--- type-replaces.td
include "common.td"
def Cat_Dialect : Dialect { let name = "cat"; }
def Basket : TypeDef<Cat_Dialect, "Basket"> { let mnemonic = "basket"; }
// TYPEREPLACES: type-replaces.td:[[#@LINE+1]]:5: error: an overlay can replace the requirements of types of dialect 'toy' only, but 'Basket' belongs to another dialect
def Overlay : AvailabilityForType<Basket> { let replaces = 1; }

//--- cpp-type-twice.td
include "common.td"
// CPPTWICE-DAG: cpp-type-twice.td:[[#@LINE+2]]:{{.*}}: {{error: two records describe '::toy::BoxType'|note: the other one is here}}
// CPPTWICE-DAG: cpp-type-twice.td:[[#@LINE+2]]:{{.*}}: {{error: two records describe '::toy::BoxType'|note: the other one is here}}
def Box : TypeDef<Toy_Dialect, "Box"> { let mnemonic = "box"; }
def BoxInCpp : CppType<Toy_Dialect, "Box">;

//--- negated.td
include "common.td"
def Toy_A : Op<Toy_Dialect, "a"> {
  let arguments = (ins
    // NEGATED: negated.td:[[#@LINE+1]]:{{.*}}: error: availability on a negated predicate has no effect: what doesn't match needs nothing
    Type<Neg<TypeAvailableAt<F32, [MinVersion<V_2>]>.predicate>>:$value
  );
}

//--- replaces.td
include "common.td"
def Cat_Dialect : Dialect { let name = "cat"; }
def Cat_A : Op<Cat_Dialect, "a">;
// REPLACES: replaces.td:[[#@LINE+1]]:5: error: an overlay can replace the requirements of ops of dialect 'toy' only, but 'Cat_A' belongs to another dialect
def Overlay : AvailabilityFor<Cat_A> { let replaces = 1; }

//--- computed-case.td
include "common.td"
class MinVersionOf<string value> : MinVersion<V_1> { let instance = value; }
// COMPUTEDCASE: computed-case.td:[[#@LINE+1]]:5: error: what 'M_1' can't be calculated from an op: '$_op' and '$_self' are allowed in the availability of ops only
def M_1 : I32EnumAttrCase<"M_1", 1> {
  list<Availability> availability = [MinVersionOf<"$_self.getVersion()">];
}
def M : I32EnumAttr<"M", "", [M_1]> { let cppNamespace = "::toy"; }

//--- unknown-part.td
include "common.td"
def Toy_A : Toy_Op<"a"> { let arguments = (ins UnitAttr:$transpose); }
// The error points at the record, which may be far from the op's.
def : AvailabilityFor<Toy_A> {
  let availability = [
// PART: unknown-part.td:[[#@LINE+1]]:5: error: 'toy.a' has no operand, result, attribute or region 'transpos'; did you mean 'transpose'?
    AvailableWhen<CPred<"true">, [MinVersion<V_2>], "t", at="transpos">
// PART: unknown-part.td:[[#@LINE-6]]:5: note: the op is here
  ];
}

//--- index-alone.td
include "common.td"
// INDEX: index-alone.td:[[#@LINE+1]]:5: error: 'index' needs 'part', of which it is a position
def Two : AvailableWhen<CPred<"true">, [MinVersion<V_2>], position="2">;
def Toy_A : Toy_Op<"a"> { let availability = [Two]; }

//--- each-in-each.td
include "common.td"
// EACH: each-in-each.td:[[#@LINE+1]]:5: error: an 'AvailableForEach' can't be in another one: '$_each' would be ambiguous
def Inner : AvailableForEach<"$_each.getResults()", [MinVersion<V_2>]>;
def Toy_A : Toy_Op<"a"> {
  let availability = [AvailableForEach<"getAll($_self)", [Inner]>];
}

//--- caseless.td
include "common.td"
// CASELESS: caseless.td:[[#@LINE+1]]:5: error: 'M_1' in an 'AvailableAsCase' is not a case of any enum
def M_1 : I32EnumAttrCase<"M_1", 1>;
def Toy_A : Toy_Op<"a"> { let availability = [AvailableAsCase<M_1>]; }

//--- endless.td
include "common.td"
class Loop : AvailableWhen<CPred<"true">, []>;
// ENDLESS: endless.td:[[#@LINE+1]]:5: error: availability 'Forever' contains itself
def Forever : Loop { let conditional = [Forever]; }
def Toy_A : Toy_Op<"a"> { let availability = [Forever]; }

//--- closed-regions.td
include "common.td"
def Other_Dialect : Dialect { let name = "other"; }
def Other_Op : Op<Other_Dialect, "op">;
// CLOSED: closed-regions.td:[[#@LINE+1]]:5: error: 'Other_Op' is not an op of dialect 'toy', whose regions the record closes
def Closed : ClosedRegions<Toy_Dialect, [Other_Op]>;

//--- no-result.td
include "common.td"
// RESULT: no-result.td:[[#@LINE+1]]:5: error: 'Toy_Dialect' in 'results' is not a TypeConstraint
def Toy_A : Toy_Op<"a"> { let results = (outs Toy_Dialect:$value); }

//--- no-region.td
include "common.td"
// REGION: no-region.td:[[#@LINE+1]]:5: error: 'AnyType' in 'regions' is not a RegionConstraint
def Toy_A : Toy_Op<"a"> { let regions = (region AnyType:$body); }
