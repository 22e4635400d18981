// Malformed availability is an error with file and line, never bad C++.
// RUN: split-file --leading-lines %s %t
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/no-vocabulary.td 2>&1 | FileCheck %s --check-prefix=VOCABULARY
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/no-query-function.td 2>&1 | FileCheck %s --check-prefix=FUNCTION
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/no-instance.td 2>&1 | FileCheck %s --check-prefix=INSTANCE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/same-name.td 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/bad-name.td 2>&1 | FileCheck %s --check-prefix=FORM
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/not-a-list.td 2>&1 | FileCheck %s --check-prefix=LIST
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/not-availability.td 2>&1 | FileCheck %s --check-prefix=ELEMENT
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/other-enum.td 2>&1 | FileCheck %s --check-prefix=ENUM
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
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/type-of-part.td 2>&1 | FileCheck %s --check-prefix=TYPEPART
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/type-context.td 2>&1 | FileCheck %s --check-prefix=CONTEXT
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/attr-context.td 2>&1 | FileCheck %s --check-prefix=ATTRCONTEXT
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/two-contexts.td 2>&1 | FileCheck %s --check-prefix=TWOCONTEXTS
// RUN: not %availability_tblgen -gen-availability-defs -I %t --availability-dialect=toy %t/type-replaces.td 2>&1 | FileCheck %s --check-prefix=TYPEREPLACES
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/cpp-type-twice.td 2>&1 | FileCheck %s --check-prefix=CPPTWICE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/negated.td 2>&1 | FileCheck %s --check-prefix=NEGATED
// RUN: not %availability_tblgen -gen-availability-defs -I %t --availability-dialect=toy %t/replaces.td 2>&1 | FileCheck %s --check-prefix=REPLACES
// RUN: not %availability_tblgen -gen-availability-defs -I %t --availability-dialect=other %t/common.td 2>&1 | FileCheck %s --check-prefix=DIALECT
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-twice.td 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-name.td 2>&1 | FileCheck %s --check-prefix=TARGETNAME
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-rank.td 2>&1 | FileCheck %s --check-prefix=RANK
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-dimension.td 2>&1 | FileCheck %s --check-prefix=TARGETDIMENSION
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/target-no-dimension.td 2>&1 | FileCheck %s --check-prefix=NODIMENSION
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/no-counterpart.td 2>&1 | FileCheck %s --check-prefix=NOEND
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/one-counterpart.td 2>&1 | FileCheck %s --check-prefix=ONEEND
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/two-minima.td 2>&1 | FileCheck %s --check-prefix=MINIMA
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/other-values.td 2>&1 | FileCheck %s --check-prefix=ENDVALUES
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/computed-case.td 2>&1 | FileCheck %s --check-prefix=COMPUTEDCASE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/unknown-part.td 2>&1 | FileCheck %s --check-prefix=PART
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/index-alone.td 2>&1 | FileCheck %s --check-prefix=INDEX
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/each-in-each.td 2>&1 | FileCheck %s --check-prefix=EACH
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/caseless.td 2>&1 | FileCheck %s --check-prefix=CASELESS
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/endless.td 2>&1 | FileCheck %s --check-prefix=ENDLESS
// RUN: not %availability_tblgen -gen-availability-defs -I %t --availability-dialect=toy %t/closed-regions.td 2>&1 | FileCheck %s --check-prefix=CLOSED
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/sum.td 2>&1 | FileCheck %s --check-prefix=SUM
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/max-of-set.td 2>&1 | FileCheck %s --check-prefix=MAXOFSET
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/other-relation.td 2>&1 | FileCheck %s --check-prefix=RELATION
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/other-type.td 2>&1 | FileCheck %s --check-prefix=INSTANCETYPE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/empty-range.td 2>&1 | FileCheck %s --check-prefix=RANGE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/empty-range-type.td 2>&1 | FileCheck %s --check-prefix=RANGETYPE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/empty-range-case.td 2>&1 | FileCheck %s --check-prefix=RANGECASE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/same-symbol.td 2>&1 | FileCheck %s --check-prefix=SYMBOL
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/other-enum-text.td 2>&1 | FileCheck %s --check-prefix=ENUMTEXT
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/includes-itself.td 2>&1 | FileCheck %s --check-prefix=INCLUDESITSELF
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/includes-other.td 2>&1 | FileCheck %s --check-prefix=INCLUDESOTHER
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/includes-nothing.td 2>&1 | FileCheck %s --check-prefix=INCLUDESNOTHING
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/order-of-integers.td 2>&1 | FileCheck %s --check-prefix=ORDERINT
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/implies-itself.td 2>&1 | FileCheck %s --check-prefix=IMPLIESITSELF
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/implies-own.td 2>&1 | FileCheck %s --check-prefix=IMPLIESOWN
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/implies-most.td 2>&1 | FileCheck %s --check-prefix=IMPLIESMOST
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/implies-any.td 2>&1 | FileCheck %s --check-prefix=IMPLIESANY
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/implies-computed.td 2>&1 | FileCheck %s --check-prefix=IMPLIESCPP
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
// DIALECT: error: no dialect 'other' in the records

//--- no-vocabulary.td
include "mlir/IR/OpBase.td"
// VOCABULARY: error: no class 'Availability': include "mlir-availability/Availability.td"

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
// ELEMENT: not-availability.td:[[#@LINE+1]]:5: error: 'V_1' in the availability of 'Toy_A' is no 'Availability'
def Toy_A : Op<Toy_Dialect, "a"> { list<EnumCase> availability = [V_1]; }

//--- other-enum.td
include "common.td"
def W_1 : I32EnumAttrCase<"W_1", 1>;
// ENUM: other-enum.td:[[#@LINE+1]]:{{.*}}: error: 'W_1' is no case of '::toy::Version'
def Toy_A : Toy_Op<"a"> { let availability = [MinVersion<W_1>]; }

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
// DIALECTS: error: the records are of 2 dialects: choose one with --availability-dialect=<name>

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
// NONE: no-alternatives.td:[[#@LINE+1]]:{{.*}}: error: 'AnyOf' without alternatives can't be satisfied by anything
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
// CASETWICE-DAG: case-twice.td:[[#@LINE+2]]:{{.*}}: error: two records say what takes the place of the availability of 'M_1'
def First : AvailabilityForCase<M_1, [MinVersion<V_1>]>;
def Second : AvailabilityForCase<M_1, [MinVersion<V_2>]>;

//--- hand-written.td
include "common.td"
def Toy_A : Toy_Op<"a"> { bit autogenAvailability = 0; }
// HANDWRITTEN: hand-written.td:[[#@LINE+1]]:{{.*}}: error: the availability of 'Toy_A' is written in C++: say it there, or take its place with 'replaces'
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
// TYPEOP: type-of-op.td:[[#@LINE+1]]:5: error: what a type needs can't depend on '$_op': it is the same in every op
def BoxNeeds : AvailabilityForType<Box> {
  let availability = [AvailableWhen<CPred<"$_op.getNumOperands()">, [MinVersion<V_2>]>];
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
// CONTEXT: type-context.td:[[#@LINE+1]]:5: error: what a type needs can't depend on '$_context': dialect 'toy' has no 'TypesInContext' record
def Box : TypeDef<Toy_Dialect, "Box">  {
  let mnemonic = "box";
  list<Availability> availability = [AvailableWhen<CPred<"$_context.isDeep">, [MinVersion<V_2>]>];
}

//--- attr-context.td
include "common.td"
def : TypesInContext<Toy_Dialect, "::toy::Place">;
// ATTRCONTEXT: attr-context.td:[[#@LINE+1]]:5: error: what an attribute needs can't depend on '$_context': only types have one
def Tag : AttrDef<Toy_Dialect, "Tag">  {
  let mnemonic = "tag";
  list<Availability> availability = [AvailableWhen<CPred<"$_context.isDeep">, [MinVersion<V_2>]>];
}

//--- two-contexts.td
include "common.td"
// TWOCONTEXTS-DAG: two-contexts.td:[[#@LINE+2]]:{{.*}}: note: the other one is here
// TWOCONTEXTS-DAG: two-contexts.td:[[#@LINE+2]]:{{.*}}: error: two records say what the context of types is in dialect 'toy'
def First : TypesInContext<Toy_Dialect, "::toy::Place">;
def Second : TypesInContext<Toy_Dialect, "::toy::Position">;

//--- type-replaces.td
include "common.td"
def Cat_Dialect : Dialect { let name = "cat"; }
def Basket : TypeDef<Cat_Dialect, "Basket"> { let mnemonic = "basket"; }
// TYPEREPLACES: type-replaces.td:[[#@LINE+1]]:5: error: an overlay can replace what types of dialect 'toy' need, but 'Basket' is of another one
def Overlay : AvailabilityForType<Basket> { let replaces = 1; }

//--- cpp-type-twice.td
include "common.td"
// CPPTWICE-DAG: cpp-type-twice.td:[[#@LINE+2]]:{{.*}}: {{error: two records stand for '::toy::BoxType'|note: the other one is here}}
// CPPTWICE-DAG: cpp-type-twice.td:[[#@LINE+2]]:{{.*}}: {{error: two records stand for '::toy::BoxType'|note: the other one is here}}
def Box : TypeDef<Toy_Dialect, "Box"> { let mnemonic = "box"; }
def BoxInCpp : CppType<Toy_Dialect, "Box">;

//--- negated.td
include "common.td"
def Toy_A : Op<Toy_Dialect, "a"> {
  let arguments = (ins
    // NEGATED: negated.td:[[#@LINE+1]]:{{.*}}: error: availability on a predicate that is negated says nothing: what doesn't match needs nothing
    Type<Neg<TypeAvailableAt<F32, [MinVersion<V_2>]>.predicate>>:$value
  );
}

//--- replaces.td
include "common.td"
def Cat_Dialect : Dialect { let name = "cat"; }
def Cat_A : Op<Cat_Dialect, "a">;
// REPLACES: replaces.td:[[#@LINE+1]]:5: error: an overlay can replace what ops of dialect 'toy' need, but 'Cat_A' is of another one
def Overlay : AvailabilityFor<Cat_A> { let replaces = 1; }

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
// An attribute of the dialect's own has a syntax of its own.
def Own : Toy_Target<"toy2", 2, [{#toy.target<"toy.min_vresion" = "V_1">}]>;
// TARGETDIMENSION: target-dimension.td:[[#@LINE+1]]:5: error: target 'toy3' speaks of dimension 'toy.min_vresion', which dialect 'toy' doesn't have; known are 'toy.min_version'
def Wrong : Toy_Target<"toy3", 3, [{#availability.target<"other.a" = 1, "toy.min_vresion" = "V_1">}]>;

//--- target-no-dimension.td
include "common.td"
// NODIMENSION: target-no-dimension.td:[[#@LINE+1]]:5: error: target 'toy1' speaks of dimension 'toy.slots', which dialect 'toy' doesn't have{{$}}
def Target : NamedTarget<"toy1"> {
  let family = "toy";
  let rank = 1;
  let attribute = [{#availability.target<"toy.slots" = 1>}];
  let source = "made up";
}

//--- no-counterpart.td
include "common.td"
// NOEND: no-counterpart.td:[[#@LINE+1]]:5: error: 'toy.max_version', the counterpart of 'toy.min_version', is no dimension
def Low : MinVersion<V_1> { let counterpart = "toy.max_version"; }

//--- one-counterpart.td
include "common.td"
// ONEEND: one-counterpart.td:[[#@LINE+1]]:5: error: 'toy.max_version', the counterpart of 'toy.min_version', doesn't name that as its own
def Low : MinVersion<V_1> { let counterpart = "toy.max_version"; }
def High : MaxVersionBase<"QueryMaxVersionInterface", Version, V_2>;

//--- two-minima.td
include "common.td"
// MINIMA: two-minima.td:[[#@LINE+1]]:5: error: 'toy.least' and 'toy.min_version' are no range: the one has to be 'AtLeast', the other 'AtMost'
def Other : MinVersionBase<"QueryLeastInterface", Version, V_2> {
  let counterpart = "toy.min_version";
}
def Low : MinVersion<V_1> { let counterpart = "toy.least"; }

//--- other-values.td
include "common.td"
def Width : I32EnumAttr<"Width", "", [V_1]> { let cppNamespace = "::toy"; }
// ENDVALUES: other-values.td:[[#@LINE+1]]:5: error: 'toy.max_version' and 'toy.min_version' are no range: their values differ
def High : MaxVersionBase<"QueryMaxVersionInterface", Width, V_1> {
  let counterpart = "toy.min_version";
}
def Low : MinVersion<V_1> { let counterpart = "toy.max_version"; }

//--- computed-case.td
include "common.td"
class MinVersionOf<string value> : MinVersion<V_1> { let instance = value; }
// COMPUTEDCASE: computed-case.td:[[#@LINE+1]]:5: error: what 'M_1' needs can't be worked out of an op: '$_op' and '$_self' can only stand in the availability of one
def M_1 : I32EnumAttrCase<"M_1", 1> {
  list<Availability> availability = [MinVersionOf<"$_self.getVersion()">];
}
def M : I32EnumAttr<"M", "", [M_1]> { let cppNamespace = "::toy"; }

//--- unknown-part.td
include "common.td"
// PART: unknown-part.td:[[#@LINE+1]]:5: error: 'toy.a' has no operand, result, attribute or region 'lsh'
def Toy_A : Toy_Op<"a"> {
  let arguments = (ins F32:$lhs);
  let availability = [AvailableWhen<CPred<"true">, [MinVersion<V_2>], at="lsh">];
}

//--- index-alone.td
include "common.td"
// INDEX: index-alone.td:[[#@LINE+1]]:5: error: an 'index' without a 'part' is a position among nothing
def Two : AvailableWhen<CPred<"true">, [MinVersion<V_2>], position="2">;
def Toy_A : Toy_Op<"a"> { let availability = [Two]; }

//--- each-in-each.td
include "common.td"
// EACH: each-in-each.td:[[#@LINE+1]]:5: error: an 'AvailableForEach' in another: '$_each' would be ambiguous
def Inner : AvailableForEach<"$_each.getResults()", [MinVersion<V_2>]>;
def Toy_A : Toy_Op<"a"> {
  let availability = [AvailableForEach<"getAll($_self)", [Inner]>];
}

//--- caseless.td
include "common.td"
// CASELESS: caseless.td:[[#@LINE+1]]:5: error: 'M_1' in an 'AvailableAsCase' is a case of no enum
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
// CLOSED: closed-regions.td:[[#@LINE+1]]:5: error: 'Other_Op' is no op of dialect 'toy', whose regions the record closes
def Closed : ClosedRegions<Toy_Dialect, [Other_Op]>;

//--- sum.td
include "common.td"
class Slots<int count> : Availability {
  let cppNamespace = "::toy";
  let interfaceName = "QuerySlotsInterface";
  let queryFnName = "getSlots";
  let queryFnRetType = "int64_t";
  let mergeAction = "$overall = $overall + $instance";
  let initializer = "0";
  let instanceType = "int64_t";
  let instance = !cast<string>(count);
  let relation = AtLeast;
}
// SUM: sum.td:[[#@LINE+1]]:{{.*}}: error: 'mergeAction' of dimension 'toy.slots' is '$overall = $overall + $instance', which 'check' can't follow: along 'AtLeast', it asks for each requirement of an op by itself; write '$overall = std::max($overall, $instance)'. What adds up is one requirement, whose 'instance' is worked out of the op
def Toy_A : Toy_Op<"a"> { let availability = [Slots<3>, Slots<4>]; }

//--- max-of-set.td
include "common.td"
// MAXOFSET: max-of-set.td:[[#@LINE+1]]:5: error: 'mergeAction' of dimension 'toy.min_version' is '$overall = std::max($overall, $instance)', which 'check' can't follow: along 'OneOf', it asks for each requirement of an op by itself; write '$overall.push_back($instance)'.
def Set : MinVersion<V_1> { let relation = OneOf; }

//--- other-relation.td
include "common.td"
def Low : MinVersion<V_1>;
// RELATION: other-relation.td:[[#@LINE+2]]:5: error: records of dimension 'toy.min_version', which have one 'cppNamespace' and 'interfaceName', disagree: 'relation' is 'AtMost' here and 'AtLeast' elsewhere
// RELATION: other-relation.td:[[#@LINE-2]]:5: note: the other one is here
def High : MinVersion<V_2> { let relation = AtMost; }

//--- other-type.td
include "common.td"
def Width : I32EnumAttr<"Width", "", [V_1]> { let cppNamespace = "::toy"; }
def Low : MinVersion<V_1>;
// INSTANCETYPE: other-type.td:[[#@LINE+2]]:5: error: records of dimension 'toy.min_version', which have one 'cppNamespace' and 'interfaceName', disagree: 'instanceType' is '::toy::Width' here and '::toy::Version' elsewhere
// INSTANCETYPE: other-type.td:[[#@LINE-2]]:5: note: the other one is here
def Wide : MinVersionBase<"QueryMinVersionInterface", Width, V_1>;

//--- empty-range.td
include "common.td"
class Low<EnumCase min> : MinVersion<min> { let counterpart = "toy.max_version"; }
class High<EnumCase max> : MaxVersionBase<"QueryMaxVersionInterface", Version, max> {
  let counterpart = "toy.min_version";
}
// RANGE: empty-range.td:[[#@LINE+1]]:5: error: 'Toy_A' needs 'toy.min_version' V_2 and 'toy.max_version' V_1: nothing is in that range
def Toy_A : Toy_Op<"a"> { let availability = [High<V_1>, Low<V_2>]; }

//--- empty-range-type.td
include "common.td"
class Low<EnumCase min> : MinVersion<min> { let counterpart = "toy.max_version"; }
class High<EnumCase max> : MaxVersionBase<"QueryMaxVersionInterface", Version, max> {
  let counterpart = "toy.min_version";
}
def Fine : I32EnumAttrCase<"M_1", 1> { list<Availability> availability = [High<V_1>, Low<V_1>]; }
// RANGETYPE: empty-range-type.td:[[#@LINE+1]]:5: error: 'Toy_Type' needs 'toy.min_version' V_2 and 'toy.max_version' V_1: nothing is in that range
def Toy_Type : TypeDef<Toy_Dialect, "Toy"> {
  let mnemonic = "type";
  list<Availability> availability = [Low<V_2>, High<V_1>];
}

//--- empty-range-case.td
include "common.td"
class Low<EnumCase min> : MinVersion<min> { let counterpart = "toy.max_version"; }
class High<EnumCase max> : MaxVersionBase<"QueryMaxVersionInterface", Version, max> {
  let counterpart = "toy.min_version";
}
// RANGECASE: empty-range-case.td:[[#@LINE+1]]:5: error: 'M_1' needs 'toy.min_version' V_2 and 'toy.max_version' V_1: nothing is in that range
def M_1 : I32EnumAttrCase<"M_1", 1> { list<Availability> availability = [High<V_1>, Low<V_2>]; }
def M : I32EnumAttr<"M", "", [M_1]> { let cppNamespace = "::toy"; }

//--- same-symbol.td
include "common.td"
def Other_V_2 : I32EnumAttrCase<"V_2", 5>;
// SYMBOL: same-symbol.td:[[#@LINE+1]]:{{.*}}: error: 'Other_V_2' is no case of '::toy::Version'
def Toy_A : Toy_Op<"a"> { let availability = [MinVersion<Other_V_2>]; }

//--- other-enum-text.td
include "common.td"
def W_1 : I32EnumAttrCase<"W_1", 1>;
def Width : I32EnumAttr<"Width", "", [W_1]> { let cppNamespace = "::toy"; }
// ENUMTEXT: other-enum-text.td:[[#@LINE+1]]:5: error: '::toy::Width::W_1' is no case of '::toy::Version'
def Wide : MinVersion<V_1> { let instance = "::toy::Width::W_1"; }
def Toy_A : Toy_Op<"a"> { let availability = [Wide]; }

//--- includes-itself.td
include "common.td"
def SM_1 : I32EnumAttrCase<"SM_1", 1>;
def SM_1a : I32EnumAttrCase<"SM_1a", 2>;
def SM_2 : I32EnumAttrCase<"SM_2", 3>;
def Chips : I32EnumAttr<"Chips", "", [SM_1, SM_1a, SM_2]> { let cppNamespace = "::toy"; }
class Chip<EnumCase chip> : MinVersionBase<"QueryChipInterface", Chips, chip> {
  let mergeAction = "$overall.push_back($instance)";
  let relation = PartialOrder;
}
def ChipUse : Chip<SM_1>;
def VersionUse : MinVersion<V_1>;
def : Includes<SM_1a, [SM_1]>;
def : Includes<SM_1, [SM_2]>;
// INCLUDESITSELF: includes-itself.td:[[#@LINE-2]]:{{.*}}: error: value 'SM_1a' of dimension 'toy.chip' includes itself, by way of what it includes
def : Includes<SM_2, [SM_1a]>;

//--- includes-other.td
include "common.td"
def SM_1 : I32EnumAttrCase<"SM_1", 1>;
def SM_1a : I32EnumAttrCase<"SM_1a", 2>;
def SM_2 : I32EnumAttrCase<"SM_2", 3>;
def Chips : I32EnumAttr<"Chips", "", [SM_1, SM_1a, SM_2]> { let cppNamespace = "::toy"; }
class Chip<EnumCase chip> : MinVersionBase<"QueryChipInterface", Chips, chip> {
  let mergeAction = "$overall.push_back($instance)";
  let relation = PartialOrder;
}
def ChipUse : Chip<SM_1>;
def VersionUse : MinVersion<V_1>;
// INCLUDESOTHER: includes-other.td:[[#@LINE+1]]:{{.*}}: error: 'V_1', which 'SM_1a' includes, is no value of dimension 'toy.chip'
def : Includes<SM_1a, [V_1]>;

//--- includes-nothing.td
include "common.td"
def SM_1 : I32EnumAttrCase<"SM_1", 1>;
def SM_1a : I32EnumAttrCase<"SM_1a", 2>;
def SM_2 : I32EnumAttrCase<"SM_2", 3>;
def Chips : I32EnumAttr<"Chips", "", [SM_1, SM_1a, SM_2]> { let cppNamespace = "::toy"; }
class Chip<EnumCase chip> : MinVersionBase<"QueryChipInterface", Chips, chip> {
  let mergeAction = "$overall.push_back($instance)";
  let relation = PartialOrder;
}
def ChipUse : Chip<SM_1>;
def VersionUse : MinVersion<V_1>;
// INCLUDESNOTHING: includes-nothing.td:[[#@LINE+1]]:{{.*}}: error: 'V_2' is a value of no dimension whose relation is 'PartialOrder', so that it can't include others
def : Includes<V_2, [V_1]>;

//--- order-of-integers.td
include "common.td"
// ORDERINT: order-of-integers.td:[[#@LINE+1]]:5: error: the values of a 'PartialOrder' are the cases of an enum, but 'instanceType' is 'int'
def Use : MinVersion<V_1> {
  let instanceType = "int";
  let relation = PartialOrder;
  let mergeAction = "$overall.push_back($instance)";
}

//--- implies-itself.td
include "common.td"
def SM_1 : I32EnumAttrCase<"SM_1", 1>;
def SM_1a : I32EnumAttrCase<"SM_1a", 2>;
def SM_2 : I32EnumAttrCase<"SM_2", 3>;
def Chips : I32EnumAttr<"Chips", "", [SM_1, SM_1a, SM_2]> { let cppNamespace = "::toy"; }
class Chip<EnumCase chip> : MinVersionBase<"QueryChipInterface", Chips, chip> {
  let mergeAction = "$overall.push_back($instance)";
  let relation = PartialOrder;
}
def ChipUse : Chip<SM_1>;
def VersionUse : MinVersion<V_1>;
def : Implies<Chip<SM_1>, [MinVersion<V_2>]>;
// IMPLIESITSELF: implies-itself.td:[[#@LINE-1]]:{{.*}}: error: 'toy.chip' SM_1 implies 'toy.chip' SM_1a, by way of what it implies
def : Implies<MinVersion<V_1>, [Chip<SM_1a>]>;

//--- implies-own.td
include "common.td"
def SM_1 : I32EnumAttrCase<"SM_1", 1>;
def SM_1a : I32EnumAttrCase<"SM_1a", 2>;
def SM_2 : I32EnumAttrCase<"SM_2", 3>;
def Chips : I32EnumAttr<"Chips", "", [SM_1, SM_1a, SM_2]> { let cppNamespace = "::toy"; }
class Chip<EnumCase chip> : MinVersionBase<"QueryChipInterface", Chips, chip> {
  let mergeAction = "$overall.push_back($instance)";
  let relation = PartialOrder;
}
def ChipUse : Chip<SM_1>;
def VersionUse : MinVersion<V_1>;
// IMPLIESOWN: implies-own.td:[[#@LINE+1]]:{{.*}}: error: 'toy.min_version' V_2 can't imply 'toy.min_version' V_1: a target offers one value along it, and the dimension's relation says what that includes
def : Implies<MinVersion<V_2>, [MinVersion<V_1>]>;

//--- implies-most.td
include "common.td"
def SM_1 : I32EnumAttrCase<"SM_1", 1>;
def SM_1a : I32EnumAttrCase<"SM_1a", 2>;
def SM_2 : I32EnumAttrCase<"SM_2", 3>;
def Chips : I32EnumAttr<"Chips", "", [SM_1, SM_1a, SM_2]> { let cppNamespace = "::toy"; }
class Chip<EnumCase chip> : MinVersionBase<"QueryChipInterface", Chips, chip> {
  let mergeAction = "$overall.push_back($instance)";
  let relation = PartialOrder;
}
def ChipUse : Chip<SM_1>;
def VersionUse : MinVersion<V_1>;
def High : MaxVersionBase<"QueryMaxVersionInterface", Version, V_1>;
// IMPLIESMOST: implies-most.td:[[#@LINE+1]]:{{.*}}: error: 'High' of an 'Implies' is along 'toy.max_version', whose relation is 'AtMost': what is implied is what a target has at least
def : Implies<Chip<SM_1>, [High]>;

//--- implies-any.td
include "common.td"
def SM_1 : I32EnumAttrCase<"SM_1", 1>;
def SM_1a : I32EnumAttrCase<"SM_1a", 2>;
def SM_2 : I32EnumAttrCase<"SM_2", 3>;
def Chips : I32EnumAttr<"Chips", "", [SM_1, SM_1a, SM_2]> { let cppNamespace = "::toy"; }
class Chip<EnumCase chip> : MinVersionBase<"QueryChipInterface", Chips, chip> {
  let mergeAction = "$overall.push_back($instance)";
  let relation = PartialOrder;
}
def ChipUse : Chip<SM_1>;
def VersionUse : MinVersion<V_1>;
def Any : AnyOf<[MinVersion<V_1>]>;
// IMPLIESANY: implies-any.td:[[#@LINE+1]]:{{.*}}: error: 'Any' of an 'Implies' must be one requirement, without conditions or alternatives
def : Implies<Chip<SM_1>, [Any]>;

//--- implies-computed.td
include "common.td"
def SM_1 : I32EnumAttrCase<"SM_1", 1>;
def SM_1a : I32EnumAttrCase<"SM_1a", 2>;
def SM_2 : I32EnumAttrCase<"SM_2", 3>;
def Chips : I32EnumAttr<"Chips", "", [SM_1, SM_1a, SM_2]> { let cppNamespace = "::toy"; }
class Chip<EnumCase chip> : MinVersionBase<"QueryChipInterface", Chips, chip> {
  let mergeAction = "$overall.push_back($instance)";
  let relation = PartialOrder;
}
def ChipUse : Chip<SM_1>;
def VersionUse : MinVersion<V_1>;
def Later : MinVersion<V_1> { let instance = "getVersion()"; }
// IMPLIESCPP: implies-computed.td:[[#@LINE+1]]:{{.*}}: error: 'Later' of an 'Implies' must be of one value, which is known without C++
def : Implies<Chip<SM_1>, [Later]>;

//--- target-malformed.td
include "common.td"
def SM_1 : I32EnumAttrCase<"SM_1", 1>;
def SM_1a : I32EnumAttrCase<"SM_1a", 2>;
def SM_2 : I32EnumAttrCase<"SM_2", 3>;
def Chips : I32EnumAttr<"Chips", "", [SM_1, SM_1a, SM_2]> { let cppNamespace = "::toy"; }
class Chip<EnumCase chip> : MinVersionBase<"QueryChipInterface", Chips, chip> {
  let mergeAction = "$overall.push_back($instance)";
  let relation = PartialOrder;
}
def ChipUse : Chip<SM_1>;
def VersionUse : MinVersion<V_1>;
def : Implies<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETMALFORMED: target-malformed.td:[[#@LINE+1]]:5: error: target 'toy1' has a malformed attribute: expected '=' before '"SM_1">'
def Target : Toy_Target<[{#availability.target<"toy.chip" "SM_1">}]>;

//--- target-no-end.td
include "common.td"
def SM_1 : I32EnumAttrCase<"SM_1", 1>;
def SM_1a : I32EnumAttrCase<"SM_1a", 2>;
def SM_2 : I32EnumAttrCase<"SM_2", 3>;
def Chips : I32EnumAttr<"Chips", "", [SM_1, SM_1a, SM_2]> { let cppNamespace = "::toy"; }
class Chip<EnumCase chip> : MinVersionBase<"QueryChipInterface", Chips, chip> {
  let mergeAction = "$overall.push_back($instance)";
  let relation = PartialOrder;
}
def ChipUse : Chip<SM_1>;
def VersionUse : MinVersion<V_1>;
def : Implies<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETNOEND: target-no-end.td:[[#@LINE+1]]:5: error: target 'toy1' has a malformed attribute: expected '>' at the end
def Target : Toy_Target<[{#availability.target<"toy.chip" = "SM_1"}]>;

//--- target-value.td
include "common.td"
def SM_1 : I32EnumAttrCase<"SM_1", 1>;
def SM_1a : I32EnumAttrCase<"SM_1a", 2>;
def SM_2 : I32EnumAttrCase<"SM_2", 3>;
def Chips : I32EnumAttr<"Chips", "", [SM_1, SM_1a, SM_2]> { let cppNamespace = "::toy"; }
class Chip<EnumCase chip> : MinVersionBase<"QueryChipInterface", Chips, chip> {
  let mergeAction = "$overall.push_back($instance)";
  let relation = PartialOrder;
}
def ChipUse : Chip<SM_1>;
def VersionUse : MinVersion<V_1>;
def : Implies<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETVALUE: target-value.td:[[#@LINE+1]]:5: error: target 'toy1' offers 'SM_3', which is no value of 'toy.chip'; its values are SM_1, SM_1a, SM_2
def Target : Toy_Target<[{#availability.target<"toy.chip" = "SM_3">}]>;

//--- target-number.td
include "common.td"
def SM_1 : I32EnumAttrCase<"SM_1", 1>;
def SM_1a : I32EnumAttrCase<"SM_1a", 2>;
def SM_2 : I32EnumAttrCase<"SM_2", 3>;
def Chips : I32EnumAttr<"Chips", "", [SM_1, SM_1a, SM_2]> { let cppNamespace = "::toy"; }
class Chip<EnumCase chip> : MinVersionBase<"QueryChipInterface", Chips, chip> {
  let mergeAction = "$overall.push_back($instance)";
  let relation = PartialOrder;
}
def ChipUse : Chip<SM_1>;
def VersionUse : MinVersion<V_1>;
def : Implies<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETNUMBER: target-number.td:[[#@LINE+1]]:5: error: target 'toy1' offers '1', which is no value of 'toy.chip'; its values are SM_1, SM_1a, SM_2
def Target : Toy_Target<[{#availability.target<"other.slots" = [1, -2], "toy.chip" = 1>}]>;

//--- target-two-values.td
include "common.td"
def SM_1 : I32EnumAttrCase<"SM_1", 1>;
def SM_1a : I32EnumAttrCase<"SM_1a", 2>;
def SM_2 : I32EnumAttrCase<"SM_2", 3>;
def Chips : I32EnumAttr<"Chips", "", [SM_1, SM_1a, SM_2]> { let cppNamespace = "::toy"; }
class Chip<EnumCase chip> : MinVersionBase<"QueryChipInterface", Chips, chip> {
  let mergeAction = "$overall.push_back($instance)";
  let relation = PartialOrder;
}
def ChipUse : Chip<SM_1>;
def VersionUse : MinVersion<V_1>;
def : Implies<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETTWO: target-two-values.td:[[#@LINE+1]]:5: error: target 'toy1' offers 2 values along 'toy.chip', which takes exactly one
def Target : Toy_Target<[{#availability.target<"toy.chip" = ["SM_1", "SM_2"]>}]>;

//--- target-dimension-twice.td
include "common.td"
def SM_1 : I32EnumAttrCase<"SM_1", 1>;
def SM_1a : I32EnumAttrCase<"SM_1a", 2>;
def SM_2 : I32EnumAttrCase<"SM_2", 3>;
def Chips : I32EnumAttr<"Chips", "", [SM_1, SM_1a, SM_2]> { let cppNamespace = "::toy"; }
class Chip<EnumCase chip> : MinVersionBase<"QueryChipInterface", Chips, chip> {
  let mergeAction = "$overall.push_back($instance)";
  let relation = PartialOrder;
}
def ChipUse : Chip<SM_1>;
def VersionUse : MinVersion<V_1>;
def : Implies<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETDIMTWICE: target-dimension-twice.td:[[#@LINE+1]]:5: error: target 'toy1' speaks of dimension 'toy.chip' twice
def Target : Toy_Target<[{#availability.target<"toy.chip" = "SM_1", "toy.chip" = "SM_2">}]>;

//--- target-implied.td
include "common.td"
def SM_1 : I32EnumAttrCase<"SM_1", 1>;
def SM_1a : I32EnumAttrCase<"SM_1a", 2>;
def SM_2 : I32EnumAttrCase<"SM_2", 3>;
def Chips : I32EnumAttr<"Chips", "", [SM_1, SM_1a, SM_2]> { let cppNamespace = "::toy"; }
class Chip<EnumCase chip> : MinVersionBase<"QueryChipInterface", Chips, chip> {
  let mergeAction = "$overall.push_back($instance)";
  let relation = PartialOrder;
}
def ChipUse : Chip<SM_1>;
def VersionUse : MinVersion<V_1>;
def : Implies<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETIMPLIED: target-implied.td:[[#@LINE+1]]:5: error: target 'toy1' offers V_1 along 'toy.min_version', but 'toy.chip' SM_1a, which it has, implies V_2
def Target : Toy_Target<[{#availability.target<"toy.chip" = "SM_1a", "toy.min_version" = "V_1">}]>;

//--- target-no-attribute.td
include "common.td"
def SM_1 : I32EnumAttrCase<"SM_1", 1>;
def SM_1a : I32EnumAttrCase<"SM_1a", 2>;
def SM_2 : I32EnumAttrCase<"SM_2", 3>;
def Chips : I32EnumAttr<"Chips", "", [SM_1, SM_1a, SM_2]> { let cppNamespace = "::toy"; }
class Chip<EnumCase chip> : MinVersionBase<"QueryChipInterface", Chips, chip> {
  let mergeAction = "$overall.push_back($instance)";
  let relation = PartialOrder;
}
def ChipUse : Chip<SM_1>;
def VersionUse : MinVersion<V_1>;
def : Implies<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETNOATTR: target-no-attribute.td:[[#@LINE+1]]:5: error: target 'toy1' has the attribute 'vulkan', which is none of a dialect: it must be of the form '#<dialect>.<name><...>'
def Target : Toy_Target<"vulkan">;

//--- target-empty-family.td
include "common.td"
def SM_1 : I32EnumAttrCase<"SM_1", 1>;
def SM_1a : I32EnumAttrCase<"SM_1a", 2>;
def SM_2 : I32EnumAttrCase<"SM_2", 3>;
def Chips : I32EnumAttr<"Chips", "", [SM_1, SM_1a, SM_2]> { let cppNamespace = "::toy"; }
class Chip<EnumCase chip> : MinVersionBase<"QueryChipInterface", Chips, chip> {
  let mergeAction = "$overall.push_back($instance)";
  let relation = PartialOrder;
}
def ChipUse : Chip<SM_1>;
def VersionUse : MinVersion<V_1>;
def : Implies<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETFAMILY: target-empty-family.td:[[#@LINE+1]]:5: error: target 'toy1' must say its 'family'
def Target : Toy_Target<[{#toy.target}], "">;

//--- target-addition.td
include "common.td"
def SM_1 : I32EnumAttrCase<"SM_1", 1>;
def SM_1a : I32EnumAttrCase<"SM_1a", 2>;
def SM_2 : I32EnumAttrCase<"SM_2", 3>;
def Chips : I32EnumAttr<"Chips", "", [SM_1, SM_1a, SM_2]> { let cppNamespace = "::toy"; }
class Chip<EnumCase chip> : MinVersionBase<"QueryChipInterface", Chips, chip> {
  let mergeAction = "$overall.push_back($instance)";
  let relation = PartialOrder;
}
def ChipUse : Chip<SM_1>;
def VersionUse : MinVersion<V_1>;
def : Implies<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETADDITION: target-addition.td:[[#@LINE+1]]:5: error: target 'toy1' can't have the optional addition 'fast': it is no value of a set that the target speaks of; for any dimension, write <dimension>=<value>
def Target : Toy_Target<[{#availability.target<"toy.chip" = "SM_1">}]> { let optional = ["toy.chip=SM_2", "fast"]; }

//--- target-addition-value.td
include "common.td"
def SM_1 : I32EnumAttrCase<"SM_1", 1>;
def SM_1a : I32EnumAttrCase<"SM_1a", 2>;
def SM_2 : I32EnumAttrCase<"SM_2", 3>;
def Chips : I32EnumAttr<"Chips", "", [SM_1, SM_1a, SM_2]> { let cppNamespace = "::toy"; }
class Chip<EnumCase chip> : MinVersionBase<"QueryChipInterface", Chips, chip> {
  let mergeAction = "$overall.push_back($instance)";
  let relation = PartialOrder;
}
def ChipUse : Chip<SM_1>;
def VersionUse : MinVersion<V_1>;
def : Implies<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETADDVALUE: target-addition-value.td:[[#@LINE+1]]:5: error: target 'toy1' can't have the optional addition 'toy.chip=SM_4': that is no value of 'toy.chip'
def Target : Toy_Target<[{#availability.target<"toy.chip" = "SM_1">}]> { let optional = ["toy.chip=SM_4"]; }

//--- target-addition-twice.td
include "common.td"
def SM_1 : I32EnumAttrCase<"SM_1", 1>;
def SM_1a : I32EnumAttrCase<"SM_1a", 2>;
def SM_2 : I32EnumAttrCase<"SM_2", 3>;
def Chips : I32EnumAttr<"Chips", "", [SM_1, SM_1a, SM_2]> { let cppNamespace = "::toy"; }
class Chip<EnumCase chip> : MinVersionBase<"QueryChipInterface", Chips, chip> {
  let mergeAction = "$overall.push_back($instance)";
  let relation = PartialOrder;
}
def ChipUse : Chip<SM_1>;
def VersionUse : MinVersion<V_1>;
def : Implies<Chip<SM_1a>, [MinVersion<V_2>]>;
class Toy_Target<string text, string part = "toy"> : NamedTarget<"toy1"> {
  let family = part;
  let rank = 1;
  let attribute = text;
  let source = "made up";
}
// TARGETADDTWICE: target-addition-twice.td:[[#@LINE+1]]:5: error: target 'toy1' lists the optional addition 'a' twice
def Target : Toy_Target<[{#toy.target}]> { let optional = ["a", "a"]; }
