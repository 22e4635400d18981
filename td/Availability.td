//===- Availability.td - Vocabulary for op availability ----*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a dialect author writes to say from which version on, or under which
// extension, capability or chip, something of the dialect is available.
//
// A dimension is one axis of availability. It is a class derived from
// `Availability`; an instance of that class is a requirement along the axis.
// Ops, TypeDefs, AttrDefs and cases of enums carry requirements in a field of
// this exact form:
//
//   list<Availability> availability = [MinVersion<V_2>, Feature<Tensor>];
//
// Everything in the list is needed; `AnyOf` makes alternatives. What an operand,
// a result, an attribute or a property needs is said where it is declared, by
// `TypeAvailableAt`, `AttrAvailableAt` and `PropAvailableAt`. For anything else
// that depends on the very op, type or attribute there is `AvailableWhen`, and
// for records that can't be touched there are overlays: `AvailabilityFor`,
// `AvailabilityForCase`, `AvailabilityForType` and `AvailabilityForAttr`.
// `availability-tblgen` turns the records into C++.
//
// A file that already has a class `Availability` of its own (upstream's
// SPIRVBase.td and TosaOpBase.td do) can be used as it is: include it first and
// define AVAILABILITY_CLASS_EXISTS before including this file. Its dimensions
// then say what their class can't through `DimensionInfo` records.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_AVAILABILITY_TD
#define MLIR_AVAILABILITY_AVAILABILITY_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"

//===----------------------------------------------------------------------===//
// Dimensions
//===----------------------------------------------------------------------===//

// How what a target offers along a dimension satisfies a requirement.
class DimensionRelation<string cppEnumerant> {
  string enumerant = cppEnumerant;
}

// The target offers one value; it must not be lower than the required one.
def AtLeast : DimensionRelation<"AtLeast">;
// The target offers one value; it must not be higher than the required one.
def AtMost : DimensionRelation<"AtMost">;
// The target offers a set of values; the required one must be among them.
def OneOf : DimensionRelation<"OneOf">;
// The target offers one value; it must be the required one or one that includes
// it. The values are the cases of an enum; see `Includes`.
def PartialOrder : DimensionRelation<"PartialOrder">;

// Another name of a value, `aliased`, from before or after a renaming.
class ValueAlias<string aliasName, EnumCase aliased> {
  string name = aliasName;
  EnumCase value = aliased;
}

// Presentation of a dimension whose class was written without this vocabulary.
class DimensionInfo<string cppNamespaceName, string interface> {
  // The dimension that is meant: its `cppNamespace` and `interfaceName`.
  string cppNamespace = cppNamespaceName;
  string interfaceName = interface;

  // See the fields of the same names in `Availability`.
  string dimension = "";
  string label = "";
  DimensionRelation relation = ?;
  bit limit = 0;
  string counterpart = "";

  // Values that the enum of the dimension's values lacks. They can be needed and
  // offered as its cases can; `AvailabilityForCase` says what they need. Names
  // and numbers must not be those of its cases.
  list<EnumCase> further = [];
  // Other names of the values, which are read and never printed. They must not be
  // those of other values.
  list<ValueAlias> aliases = [];
}

#ifndef AVAILABILITY_CLASS_EXISTS

// The base class for defining availability dimensions.
class Availability {
  // The following fields control the generated C++ OpInterface.

  // The namespace of the generated C++ OpInterface subclass.
  string cppNamespace = "";
  // The name of the generated C++ OpInterface subclass.
  string interfaceName = ?;
  // The documentation of the generated C++ OpInterface subclass.
  string interfaceDescription = "";

  // The following fields control the signature of the query function.

  // What the query function returns.
  string queryFnRetType = ?;
  // The query function's name.
  string queryFnName = ?;

  // The following fields control the body of the query function.

  // C++ that merges one requirement into the overall one. `$overall` stands
  // for the overall requirement, `$instance` for the one to merge. `$final` is
  // another spelling of `$overall`. As every requirement is asked for by itself,
  // the action has to keep the higher one along `AtLeast`, the lower one along
  // `AtMost`, or all of them: "$overall = std::max($overall, $instance)",
  // "$overall = std::min($overall, $instance)" or
  // "$overall.push_back($instance)". Casts make no difference. Another one is an
  // error: what adds up is one requirement, whose `instance` is worked out of
  // the op. Empty: the record asks for nothing.
  code mergeAction = ?;
  // The overall requirement before any requirement was merged.
  string initializer = ?;
  // The C++ type of one requirement. An `::llvm::ArrayRef<T>` holds
  // alternatives: any one of its elements satisfies the requirement.
  string instanceType = ?;

  // The following fields make a concrete requirement.

  // C++ statements that precede every use of `instance`.
  code instancePreparation = "";
  // A C++ expression of type `instanceType`: the requirement. In the
  // availability of an op it may be worked out of `$_op` and `$_self`; see
  // `AvailabilityCause`.
  string instance = ?;
  // The cases of an enum that `instance` is made of, for the generator to see
  // that they are of the dimension's enum: a case of another enum may have the
  // same name.
  list<EnumCase> cases = [];

  // The following fields define how the dimension works and is printed.

  // The dimension's name as users see it, "<dialect>.<name>". When empty, the
  // dialect's name and the interface's without "Query" and "Interface", in
  // snake case: QueryMinVersionInterface of dialect `toy` is `toy.min_version`.
  string dimension = "";
  // What precedes a value in messages: "SPIR-V" in "needs SPIR-V v1.3 or
  // later". When empty, the part of `dimension` behind the dot.
  string label = "";
  // How a target satisfies a requirement.
  DimensionRelation relation = OneOf;
  // Whether the dimension is a limit on a resource. A target doesn't cover an op
  // of another dialect merely because the op stays within the target's limits.
  bit limit = 0;
  // The name of the dimension that is the other end of the same range, as
  // "toy.max_version" is for `toy.min_version`: a target with a value offers it
  // along both. One end is `AtLeast`, the other `AtMost`, each names the other,
  // and they have the same values.
  string counterpart = "";
}


// The lowest version that something is available in.
//
// `scheme` is the enum of the dialect's versions, in which later versions have
// higher values; they need not be contiguous.
class MinVersionBase<string name, EnumInfo scheme, EnumCase min>
    : Availability {
  let cppNamespace = scheme.cppNamespace;
  let interfaceName = name;
  let queryFnRetType = instanceType;
  let queryFnName = "getMinVersion";
  let mergeAction = "$overall = std::max($overall, $instance)";
  // The lowest version: no requirement at all.
  let initializer = "static_cast<" # queryFnRetType # ">(" #
    !foldl(!head(scheme.enumerants).value, scheme.enumerants, lowest, case,
           !if(!lt(case.value, lowest), case.value, lowest)) # ")";
  let instanceType = scheme.cppNamespace # "::" # scheme.className;
  let instance = instanceType # "::" # min.symbol;
  let cases = [min];
  let relation = AtLeast;
}

// The highest version that something is available in.
class MaxVersionBase<string name, EnumInfo scheme, EnumCase max>
    : Availability {
  let cppNamespace = scheme.cppNamespace;
  let interfaceName = name;
  let queryFnRetType = instanceType;
  let queryFnName = "getMaxVersion";
  let mergeAction = "$overall = std::min($overall, $instance)";
  // The highest version: no requirement at all.
  let initializer = "static_cast<" # queryFnRetType # ">(" #
    !foldl(!head(scheme.enumerants).value, scheme.enumerants, highest, case,
           !if(!gt(case.value, highest), case.value, highest)) # ")";
  let instanceType = scheme.cppNamespace # "::" # scheme.className;
  let instance = instanceType # "::" # max.symbol;
  let cases = [max];
  let relation = AtMost;
}

#endif // AVAILABILITY_CLASS_EXISTS

//===----------------------------------------------------------------------===//
// What values include and imply
//===----------------------------------------------------------------------===//

// What a value of a `PartialOrder` includes: a target that offers it satisfies
// requirements of the others, and of what those include. It applies to all
// dimensions with that relation over the enum. Other values include nothing.
//
//   def : Includes<SM_90a, [SM_90]>;
//   def : Includes<SM_100, [SM_90]>;
class Includes<EnumCase case, list<EnumCase> others> {
  EnumCase enumCase = case;
  list<EnumCase> included = others;
}

// What a target that satisfies a requirement offers, too. The target need not
// state that, and can't state less. Each is a requirement of one value, along a
// dimension that isn't `AtMost`. A dimension can imply values of itself only if
// it is a `OneOf`.
//
//   def : Implication<MinChip<SM_100a>, [MinPtx<86>]>;
class Implication<Availability offered, list<Availability> others> {
  Availability requirement = offered;
  list<Availability> implied = others;
}

//===----------------------------------------------------------------------===//
// Combinators
//===----------------------------------------------------------------------===//

// The base of what stands in a list of requirements without being a dimension.
class AvailabilityCombinator : Availability;

// Alternatives: any of the requirements will do. They may be of several
// dimensions, and then no single dimension's query function tells of them.
class AnyOf<list<Availability> requirements> : AvailabilityCombinator {
  list<Availability> alternatives = requirements;
}

// Requirements of an op, a type or an attribute that have a cause. In the C++ of
// these classes `$_self` is an object of its class. For an op, `$_op` is the
// `::mlir::Operation &`, as in the predicates of ODS, and `$_analyses` is the
// `::mlir::availability::AnalysisCache &` that the ops of a walk share; for a
// type, `$_context` says where it is, if the dialect has a `TypesInContext`
// record. The requirements may be such classes again, for which holds what the
// outer one says of the cause, and their `instance` may be worked out of the same.
class AvailabilityCause<list<Availability> requirements, string why,
                        string at, code text, code position>
    : AvailabilityCombinator {
  list<Availability> conditional = requirements;
  // What holds, in a few words; users see it beside the requirements. An op's
  // condition without words draws a warning.
  string reason = why;
  // The part of an op that causes the requirements: an operand, a result, an
  // attribute or a region by its name in ODS, or a discardable attribute by its
  // name with the dialect. Empty: the op itself.
  string part = at;
  // A C++ expression that a std::string can be made of. Where there is an op,
  // users see this in place of `reason`.
  code detail = text;
  // A C++ expression: which of the operands or results, for a part that is
  // several, counted from the op's first.
  code index = position;
  // What the rule is called that asks for this, where its source numbers its
  // rules; users see it: "VUID-RuntimeSpirv-None-06275". What stands inside has
  // it, too, unless that names one itself.
  string rule = "";
}

// Requirements for what a predicate holds of.
class AvailableWhen<Pred pred, list<Availability> requirements, string why = "",
                    string at = "", code text = "", code position = "">
    : AvailabilityCause<requirements, why, at, text, position> {
  Pred condition = pred;
}

// Requirements of each element of a range, a C++ expression. In the
// requirements, their causes and conditions, `$_each` is the element. One in
// another isn't supported.
class AvailableForEach<code range, list<Availability> requirements,
                       string why = "", string at = "", code text = "",
                       code position = "">
    : AvailabilityCause<requirements, why, at, text, position> {
  code elements = range;
}

// A table of things that IR mentions by a name, and that have no records: the
// intrinsics that ops call, functions of a library, instructions in a text. In C++,
// `function(name)` in the dialect's namespace tells whether a name is in the table.
class NameTable<string cppFunction> {
  string function = cppFunction;
}

// What things in a table need. An empty list says that they need nothing. A name is
// in a table once.
class AvailabilityForNames<NameTable owner, list<string> called,
                           list<Availability> requirements> {
  NameTable table = owner;
  list<string> names = called;
  list<Availability> availability = requirements;
}

// What a case of an enum needs, in an op, a type or an attribute that means the
// case without having it as an attribute or a parameter of the enum.
class AvailableAsCase<EnumCase case> : AvailabilityCombinator {
  EnumCase enumCase = case;
}

// What the cases need that the C++ expression comes to: a value of the enum, an
// attribute that holds one, either of them in a std::optional, or a range of
// them. With "$_self.getDim()" it is the case that a parameter of a type has.
class AvailableAsValue<EnumInfo info, code expression> : AvailabilityCombinator {
  EnumInfo enumInfo = info;
  code value = expression;
}

// What the type needs that the C++ expression is, as the types of operands do.
// It is the type of a part of the op; see `AvailabilityCause`.
class AvailableAsType<code expression, string at> : AvailabilityCombinator {
  code type = expression;
  string part = at;
}

// The requirements are unknown, for the reason `why`. Then there is no verdict on
// the op, the type or the attribute, unless the target lacks something else that
// it needs. This applies to targets that cover the dialect that has the
// record.
class UnknownNeeds<string why, code text = ""> : AvailabilityCombinator {
  string reason = why;
  // A C++ expression that a std::string can be made of; see `AvailabilityCause`.
  // Users see it in place of `reason`.
  code detail = text;
}

// What a thing needs that is known by its name alone. The C++ expression evaluates
// to the name, a std::string or a StringRef. An empty name needs nothing. A name
// that the table lacks is unknown, as with `UnknownNeeds`: "'name' `why`". Users
// see the name as the cause of the requirement.
class AvailableAsName<NameTable names, code expression, string why>
    : AvailabilityCombinator {
  NameTable table = names;
  code name = expression;
  string reason = why;
}

// What an op with somebody else's record needs, in addition to what that record
// states, or in its place. If the record says that its availability is written
// in C++, it can only be replaced.
class AvailabilityFor<Op target> {
  Op op = target;
  // Replaces what the record states, instead of adding to it.
  bit replaces = 0;
  list<Availability> availability = [];
  // The name of the dialect whose ops this one is converted to, if it needs what
  // those need. Then targets of that dialect judge it, also on `UnknownNeeds`. In
  // a dialect conversion, the op is illegal if it isn't available, and not legal
  // if it is: it can't stay.
  string convertedTo = "";
}

// What a case of somebody else's enum needs, in the place of what its record
// states. There can be one for each case.
class AvailabilityForCase<EnumCase target, list<Availability> requirements> {
  EnumCase enumCase = target;
  list<Availability> availability = requirements;
}

// What a type that belongs to somebody else needs, in addition to what its
// record says itself, or in its place. A builtin type is everybody's, so that
// the record holds for types of ops of the dialect that is generated for; any
// other type needs it wherever it is. An empty list says that the type needs
// nothing. Cases of enums that are parameters of the type need what they need
// in any case.
class AvailabilityForType<TypeDef target> {
  TypeDef type = target;
  // Replaces what the record states, instead of adding to it.
  bit replaces = 0;
  list<Availability> availability = [];
}

// The same for an attribute.
class AvailabilityForAttr<AttrDef target> {
  AttrDef attr = target;
  bit replaces = 0;
  list<Availability> availability = [];
}

// Stands for a type that its dialect has in C++ and not in TableGen, so that the
// above can name it: CppType<Toy_Dialect, "Box"> is class `BoxType` in the
// dialect's namespace.
class CppType<Dialect owner, string name> : TypeDef<owner, name> {
  let typeName = "";
}

// The same for an attribute: CppAttr<Toy_Dialect, "Box"> is class `BoxAttr`.
class CppAttr<Dialect owner, string name> : AttrDef<owner, name> {
  let attrName = "";
}

// For a dialect whose types need different things in different places: behind a
// pointer, say. C++ of the dialect's finds the types and attributes in its ops
// then, and asks a generated function of each. `contextClass` is the C++ class
// of what it says about the place, which conditions read as `$_context`; it has
// to be declared before the generated declarations. A dialect has at most one
// such record.
class TypesInContext<Dialect owner, string contextClass> {
  Dialect dialect = owner;
  string cppClass = contextClass;
}

//===----------------------------------------------------------------------===//
// Dialects
//===----------------------------------------------------------------------===//

// A dialect without ops, types or attributes: overlays alone, of what belongs to
// others, with dimensions and named targets of their own. Any number of such
// dialects can speak of one. Its C++ class is generated; it is loaded together
// with the first dialect that an overlay of it is about. Code is generated for it
// where a file has one, unless the command line names another dialect.
class OverlayDialect<string dialectName, string namespace> : Dialect {
  let name = dialectName;
  let cppNamespace = namespace;
}

// Says which dialect the file is for, and in which C++ headers everything is
// that its records name: the dialect, its ops, types, attributes and enums, and
// those of other dialects that overlays are about. The generated declarations
// include these headers, so that nothing has to be written for the dialect in
// C++. Code is generated for this dialect, unless the command line names another
// one. A file has at most one such record of each dialect.
class AvailabilityForDialect<Dialect target, list<string> cppHeaders = []> {
  Dialect dialect = target;
  list<string> headers = cppHeaders;
}

// The dialect has availability that is written in C++: models of target
// attributes that aren't its own, overlays that derive from `OpOverlay`, methods
// of `AvailabilityDialectInterface`. For a dialect of class `ToyDialect` the
// generated code declares `attachToyAvailabilityHooks`, which attaches all that
// and which the dialect has to define. It is called when the dialect is loaded.
class AvailabilityHooks<Dialect owner> {
  Dialect dialect = owner;
}

// A trait for the ops of a dialect in the C++ namespace `namespace`, best put
// into their base class: the typed queries are members of the op classes, as in
// `op.getMinVersion()`. The generated declarations have to be included before
// those of the ops then.
class AvailabilityQueries<string namespace>
    : NativeOpTrait<"AvailabilityQueries"> {
  let cppNamespace = namespace;
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

// Declares that the regions of some ops of a dialect may hold only ops of the
// dialect and builtin ones, at any depth. Ops of other dialects in them have
// unknown requirements, so they are not available.
// Without such a record, ops of other dialects are passed over in them, as they
// are elsewhere.
class ClosedRegions<Dialect owner, list<Op> closed = []> {
  Dialect dialect = owner;
  // The ops with these regions; an empty list stands for all ops of the dialect.
  list<Op> ops = closed;
}

//===----------------------------------------------------------------------===//
// Constraints of types, attributes and properties
//===----------------------------------------------------------------------===//

// A predicate, and what it holds of in a few words. Tables show the words; of
// other predicates they show the C++.
class InWords<Pred pred, string what> : And<[pred]> {
  string words = what;
}
class PredInWords<code expression, string what>
    : InWords<CPred<expression>, what>;

// A predicate that asks for something where it holds. Constraints are made of
// predicates, so that requirements stay with the part of a constraint that
// causes them however the constraint is used: as an alternative, as the element
// of a container, confined further, optional.
class AvailablePred<Pred pred, list<Availability> requirements, string what = "">
    : And<[pred]> {
  list<Availability> availability = requirements;
  // What the predicate holds of, in a few words.
  string words = what;
}

// A type that asks for something where an operand, a result or an element of a
// container has it.
class TypeAvailableAt<Type type, list<Availability> requirements>
    : Type<AvailablePred<type.predicate, requirements, type.summary>, type.summary,
           type.cppType> {
  let description = type.description;
  let builderCall = type.builderCall;
  Type baseType = type;
}

// An attribute that asks for something where it is present.
class AttrAvailableAt<Attr attr, list<Availability> requirements>
    : Attr<AvailablePred<attr.predicate, requirements, attr.summary>, attr.summary> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let defaultValue = attr.defaultValue;
  let valueType = attr.valueType;
  let isOptional = attr.isOptional;
  let cppNamespace = attr.cppNamespace;
  let description = attr.description;
  let baseAttr = attr;
}

// A property that asks for something where it is present.
class PropAvailableAt<Property prop, list<Availability> requirements>
    : ConfinedProp<prop, AvailablePred<TruePred, requirements, prop.summary>>;

//===----------------------------------------------------------------------===//
// Targets
//===----------------------------------------------------------------------===//

// A named target: a name that users write instead of a whole target attribute.
class NamedTarget<string targetName> {
  // The name, unique among all dialects that are used together.
  string name = targetName;
  // Targets of one family are listed together, weakest first. A family `a:b` is
  // a part of family `a`, if there is one: more special than that. Where targets
  // are proposed, those of parts are only where no other one would do.
  string family = ?;
  // The position inside the family.
  int rank = ?;
  // The target attribute, as MLIR text.
  string attribute = ?;
  // One line for lists of targets.
  string summary = "";
  // Where the facts come from: a section of a specification, a registry file.
  string source = ?;
  // Additions that some, but not all, of what the name stands for offer.
  list<string> optional = [];
  // Why what is neither offered nor `optional` can't be added, as the end of the
  // sentence "can't be added: ...". Empty: everything that the dialect knows can.
  string refusal = "";
  // Other names by which the target can be asked for: those from before a
  // renaming, for instance. Unique as `name` is.
  list<string> otherNames = [];
}

#endif // MLIR_AVAILABILITY_AVAILABILITY_TD
