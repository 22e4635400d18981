//===- Availability.td - Vocabulary for op availability ----*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The vocabulary of dialect authors: it states from which version on, or under
// which extension, capability or chip, a part of a dialect is available.
//
// A dimension is one axis of availability. It is a class derived from
// `Availability`; an instance of that class is a requirement along the axis.
// Ops, TypeDefs, AttrDefs and cases of enums carry requirements in a field of
// this exact form:
//
//   list<Availability> availability = [MinVersion<V_2>, Feature<Tensor>];
//
// All requirements in the list are needed; `AnyOf` makes alternatives.
// Requirements of an operand, a result, an attribute or a property are stated
// in its declaration, by `TypeAvailableAt`, `AttrAvailableAt` and
// `PropAvailableAt`, or by the same field of a constraint. For anything else
// that depends on the individual op, type or attribute there is
// `AvailableWhen`. For records that can't be edited there are overlays:
// `AvailabilityFor`, `AvailabilityForCase`, `AvailabilityForType` and
// `AvailabilityForAttr`. Discardable attributes have no records of their own;
// `AvailabilityForDiscardable` is for them. `availability-tblgen` turns the
// records into C++.
//
// A file that already has a class `Availability` of its own (upstream's
// SPIRVBase.td, and TosaOpBase.td before LLVM 24) can be used in two ways.
// Include it first, and define a macro before including this file:
//
// * With AVAILABILITY_CLASS_EXISTS, requirements are of that class, and the
//   file's own records are read. `DimensionInfo` records supply what the class
//   has no fields for.
// * With AVAILABILITY_CLASS_IGNORED, requirements are of this file's class,
//   which is named `OwnAvailability` then, and everything of a class
//   `Availability` is passed over. There need not be such a class.
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

// How a target's offer along a dimension satisfies a requirement.
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

// The presentation of a dimension whose class isn't derived from this file's
// `Availability`.
class DimensionInfo<string cppNamespaceName, string interface> {
  // The `cppNamespace` and the `interfaceName` of the dimension.
  string cppNamespace = cppNamespaceName;
  string interfaceName = interface;

  // See the fields of the same names in `Availability`.
  string dimension = "";
  string label = "";
  DimensionRelation relation = ?;
  bit limit = 0;
  string counterpart = "";

  // Values that the enum of the dimension's values lacks. They can be needed
  // and offered like its cases; `AvailabilityForCase` states their
  // requirements. Their names and numbers must differ from those of the cases.
  list<EnumCase> further = [];
  // Other names of the values, which are parsed but never printed. They must
  // not be names of other values.
  list<ValueAlias> aliases = [];
}

#ifndef AVAILABILITY_CLASS_EXISTS

// The base class for defining availability dimensions.
class
#ifdef AVAILABILITY_CLASS_IGNORED
    OwnAvailability
#else
    Availability
#endif
{
  // The following fields control the generated C++ OpInterface.

  // The namespace of the generated C++ OpInterface subclass. Two dialects
  // without it would define one interface.
  string cppNamespace = "";
  // The name of the generated C++ OpInterface subclass.
  string interfaceName = ?;
  // The documentation of the generated C++ OpInterface subclass.
  string interfaceDescription = "";

  // The following fields control the signature of the query function.

  // The return type of the query function.
  string queryFnRetType = ?;
  // The query function's name.
  string queryFnName = ?;

  // The following fields control the body of the query function.

  // C++ that merges one requirement into the overall one. `$overall` stands for
  // the overall requirement, `$instance` for the one to merge. `$final` is
  // another spelling of `$overall`. As every requirement is also tested by
  // itself, the action must keep the higher one along `AtLeast`, the lower one
  // along `AtMost`, or all of them: "$overall = std::max($overall, $instance)",
  // "$overall = std::min($overall, $instance)" or
  // "$overall.push_back($instance)", with any casts. Any other action is an
  // error: for a sum, use one requirement whose `instance` is computed from the
  // op. Empty: the record requires nothing.
  code mergeAction = ?;
  // The overall requirement before any requirement was merged. A value that
  // isn't in the enum stands for no limit.
  string initializer = ?;
  // The C++ type of one requirement. An `::llvm::ArrayRef<T>` holds
  // alternatives: any one of its elements satisfies the requirement.
  string instanceType = ?;

  // The following fields define a concrete requirement.

  // C++ statements that precede every use of `instance`.
  code instancePreparation = "";
  // A C++ expression of type `instanceType`: the requirement. In the
  // availability of an op it may be computed from `$_op` and `$_self`; see
  // `AvailabilityCause`.
  string instance = ?;
  // The enum cases that `instance` consists of. The generator uses them to
  // check that they belong to the dimension's enum: a case of another enum may
  // have the same name.
  list<EnumCase> cases = [];

  // The following fields define the semantics of the dimension and how it is
  // printed.

  // The dimension's name in the user interface, "<dialect>.<name>". The default
  // is the dialect's name and the interface's without "Query" and "Interface",
  // in snake case: QueryMinVersionInterface of dialect `toy` is
  // `toy.min_version`.
  string dimension = "";
  // The text before a value in messages: "SPIR-V" in "needs SPIR-V v1.3 or
  // later". The default is the part of `dimension` after the dot.
  string label = "";
  // How a target satisfies a requirement. Unset, the merge action says it: an
  // action that keeps the higher value is of an `AtLeast`, one that keeps the
  // lower of an `AtMost`, any other of a `OneOf`.
  DimensionRelation relation = ?;
  // Whether the dimension is a limit on a resource. A target doesn't cover an op
  // of another dialect merely because the op stays within the target's limits.
  bit limit = 0;
  // The name of the dimension that is the other end of the same range, as
  // "toy.max_version" is for `toy.min_version`: a target with a value offers it
  // along both. One end is `AtLeast`, the other `AtMost`, each names the other,
  // and they have the same values. Empty: the only two dimensions over an enum
  // that can be such ends are.
  string counterpart = "";
}

// The lowest version that something is available in.
//
// `scheme` is the enum of the dialect's versions, in which later versions have
// higher values; they need not be contiguous.
class MinVersionBase<string name, EnumInfo scheme, EnumCase min>
#ifdef AVAILABILITY_CLASS_IGNORED
    : OwnAvailability
#else
    : Availability
#endif
{
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
}

// The highest version that something is available in.
class MaxVersionBase<string name, EnumInfo scheme, EnumCase max>
#ifdef AVAILABILITY_CLASS_IGNORED
    : OwnAvailability
#else
    : Availability
#endif
{
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
}

#endif // AVAILABILITY_CLASS_EXISTS

// A value of which a target has any number: an extension, a feature, a chip.
//
// `values` is the enum of the dimension's values. An op needs each value that
// it lists. For chips that include each other, set `relation` to
// `PartialOrder`.
class OneOfBase<string name, EnumInfo values, EnumCase required>
#ifdef AVAILABILITY_CLASS_IGNORED
    : OwnAvailability
#else
    : Availability
#endif
{
  let cppNamespace = values.cppNamespace;
  let interfaceName = name;
  let queryFnRetType = "::llvm::SmallVector<" # instanceType # ">";
  let queryFnName = "get" # values.className # "s";
  let mergeAction = "if (!::llvm::is_contained($overall, $instance)) "
                    "$overall.push_back($instance)";
  let initializer = "{}";
  let instanceType = values.cppNamespace # "::" # values.className;
  let instance = instanceType # "::" # required.symbol;
#ifndef AVAILABILITY_CLASS_EXISTS
  let cases = [required];
#endif
}

// The base class of entries in a list of requirements that aren't a dimension,
// and the type of such a list.
#ifdef AVAILABILITY_CLASS_IGNORED
class AvailabilityCombinator : OwnAvailability;
deftype AvailabilityList = list<OwnAvailability>;
#else
class AvailabilityCombinator : Availability;
deftype AvailabilityList = list<Availability>;
#endif

//===----------------------------------------------------------------------===//
// What values include and imply
//===----------------------------------------------------------------------===//

// The values that a value of a `PartialOrder` includes: a target that offers it
// satisfies requirements of these values, and of those that they include. It
// applies to all dimensions with that relation over the enum. Values without
// such a record include nothing.
//
//   def : Includes<SM_90a, [SM_90]>;
//   def : Includes<SM_100, [SM_90]>;
class Includes<EnumCase case, list<EnumCase> others> {
  EnumCase enumCase = case;
  list<EnumCase> included = others;
}

// What a target that satisfies a requirement also offers. The target need not
// state it, and can't state less. Each implied requirement has one value, along
// a dimension that isn't `AtMost`. A dimension can imply values of itself only
// if it is a `OneOf`.
//
//   def : Implication<MinChip<SM_100a>, [MinPtx<86>]>;
class Implication<
#ifdef AVAILABILITY_CLASS_IGNORED
    OwnAvailability offered,
#else
    Availability offered,
#endif
    AvailabilityList others> {
#ifdef AVAILABILITY_CLASS_IGNORED
  OwnAvailability requirement = offered;
#else
  Availability requirement = offered;
#endif
  AvailabilityList implied = others;
}

//===----------------------------------------------------------------------===//
// Combinators
//===----------------------------------------------------------------------===//

// Alternatives: any one of the requirements suffices. They may be along several
// dimensions; then no dimension's query function reports them.
class AnyOf<AvailabilityList requirements> : AvailabilityCombinator {
  AvailabilityList alternatives = requirements;
}

// Requirements of an op, a type or an attribute that have a cause. In the C++
// of these classes, `$_self` is an object of the C++ class of the op, type or
// attribute. For an op, `$_op` is the `::mlir::Operation &`, as in the
// predicates of ODS, and `$_analyses` is the
// `::mlir::availability::AnalysisCache &` that the ops of a walk share. For a
// type, `$_context` is its place, if the dialect has a `TypesInContext` record.
// The requirements may be nested classes of this kind, which inherit the cause
// of the outer one; their `instance` may be computed from the same
// placeholders.
class AvailabilityCause<AvailabilityList requirements, string why,
                        string at, code text, code position>
    : AvailabilityCombinator {
  AvailabilityList conditional = requirements;
  // The condition in a few words, shown to users beside the requirements. A
  // condition of an op without words causes a warning.
  string reason = why;
  // The part of an op that causes the requirements: an operand, a result, an
  // attribute or a region by its ODS name, or a discardable attribute by its
  // name with the dialect prefix. Empty: the op itself.
  string part = at;
  // A C++ expression that converts to std::string. For an op, it is shown in
  // place of `reason`.
  code detail = text;
  // A C++ expression for a variadic part: the index of the operand or result,
  // counted from the op's first.
  code index = position;
  // The name of the specification's rule behind the requirements, shown to
  // users: "VUID-RuntimeSpirv-None-06275". Nested requirements inherit it,
  // unless they name a rule themselves.
  string rule = "";
}

// Requirements that apply if a predicate holds.
class AvailableWhen<Pred pred, AvailabilityList requirements, string why = "",
                    string at = "", code text = "", code position = "">
    : AvailabilityCause<requirements, why, at, text, position> {
  Pred condition = pred;
}

// Requirements of each element of a range, a C++ expression. In the
// requirements, their causes and conditions, `$_each` is the element. Nesting
// isn't supported.
class AvailableForEach<code range, AvailabilityList requirements,
                       string why = "", string at = "", code text = "",
                       code position = "">
    : AvailabilityCause<requirements, why, at, text, position> {
  code elements = range;
}

// A table of things that IR refers to by name and that have no records:
// intrinsics, library functions, instructions in inline assembly. In C++,
// `function(name)` in the dialect's namespace returns whether a name is in the
// table.
class NameTable<string cppFunction> {
  string function = cppFunction;
}

// The requirements of names in a table. An empty list means that they need
// nothing. A name may be in a table only once. In a name, "<a|b>" stands for "a"
// and for "b", which may be empty, or have brackets themselves; "<0..3|8>"
// stands for the numbers 0, 1, 2, 3 and 8. Elsewhere, "|" is itself.
class AvailabilityForNames<NameTable owner, list<string> called,
                           AvailabilityList requirements> {
  NameTable table = owner;
  list<string> names = called;
  AvailabilityList availability = requirements;
}

// The requirements of an enum case. It is for an op, a type or an attribute
// that stands for the case without having it as an attribute or a parameter.
class AvailableAsCase<EnumCase case> : AvailabilityCombinator {
  EnumCase enumCase = case;
}

// The requirements of the enum cases that the C++ expression evaluates to: a
// value of the enum, an attribute that holds one, a std::optional of either, or
// a range of them. With "$_self.getDim()", it is the case in a parameter of a
// type.
class AvailableAsValue<EnumInfo info, code expression> : AvailabilityCombinator {
  EnumInfo enumInfo = info;
  code value = expression;
}

// The requirements of the type that the C++ expression evaluates to, as for the
// types of operands. It is the type of a part of the op; see
// `AvailabilityCause`.
class AvailableAsType<code expression, string at> : AvailabilityCombinator {
  code type = expression;
  string part = at;
}

// The requirements are unknown, for the reason `why`. Then there is no verdict
// on the op, the type or the attribute, unless the target lacks one of its
// other requirements. This applies to targets that cover the dialect of the
// record.
class UnknownNeeds<string why, code text = ""> : AvailabilityCombinator {
  string reason = why;
  // A C++ expression that converts to std::string; see `AvailabilityCause`. It
  // is shown in place of `reason`.
  code detail = text;
}

// It is known that nothing is needed. Targets that cover the dialect of the
// record judge the op then, although it has no requirements, unless something
// else of it is needed or unknown.
class NeedsNothing : AvailabilityCombinator;

// The requirements of something that is known by its name alone. The C++
// expression evaluates to the name, a std::string or a StringRef. An empty name
// needs nothing. The requirements of a name that the table lacks are unknown,
// as with `UnknownNeeds`: "'name' `why`". The name is shown as the cause of the
// requirement.
class AvailableAsName<NameTable names, code expression, string why>
    : AvailabilityCombinator {
  NameTable table = names;
  code name = expression;
  string reason = why;
}

// The requirements of an op of another dialect or project, in addition to those
// of its record, or in their place. If the record states that its availability
// is written in C++, it can only be replaced.
class AvailabilityFor<Op target> {
  Op op = target;
  // Replaces what the record states, instead of adding to it.
  bit replaces = 0;
  AvailabilityList availability = [];
  // The name of the dialect whose ops this op is converted to, if its
  // requirements are those of that dialect's ops. Then targets of that dialect
  // judge it, also for `UnknownNeeds`. In a dialect conversion, the op is
  // illegal if it isn't available; if it is available, it still isn't legal,
  // because it must be converted. An op with records of several dialects can be
  // converted to any one of them.
  string convertedTo = "";
}

// The requirements of a case of another project's enum, in place of those of
// its record. A case can have one such record.
class AvailabilityForCase<EnumCase target, AvailabilityList requirements> {
  EnumCase enumCase = target;
  AvailabilityList availability = requirements;
}

// The requirements of a type of another dialect or project, in addition to
// those of its record, or in their place. For a builtin type, they apply in ops
// of the dialect that code is generated for; for any other type, everywhere. An
// empty list means that the type needs nothing. The requirements of enum cases
// among the type's parameters apply in any case.
class AvailabilityForType<TypeDef target> {
  TypeDef type = target;
  // Replaces what the record states, instead of adding to it.
  bit replaces = 0;
  AvailabilityList availability = [];
}

// The same for an attribute.
class AvailabilityForAttr<AttrDef target> {
  AttrDef attr = target;
  bit replaces = 0;
  AvailabilityList availability = [];
}

// The requirements of a discardable attribute, "toy.fast", which an op of any
// dialect, or its arguments and results, may have. `$_self` is the value, an `::mlir::Attribute`. The attribute
// may belong to another dialect. An attribute can have one such record for each
// dialect that code is generated for.
class AvailabilityForDiscardable<string attrName,
                                 AvailabilityList requirements> {
  string attribute = attrName;
  AvailabilityList availability = requirements;
}

// Stands for a type that its dialect defines in C++ rather than TableGen, so
// that the records above can name it: CppType<Toy_Dialect, "Box"> is the class
// `BoxType` in the dialect's namespace.
class CppType<Dialect owner, string name> : TypeDef<owner, name> {
  let typeName = "";
}

// The same for an attribute: CppAttr<Toy_Dialect, "Box"> is the class
// `BoxAttr`.
class CppAttr<Dialect owner, string name> : AttrDef<owner, name> {
  let attrName = "";
}

// For a dialect whose types have different requirements in different places,
// for instance behind a pointer. C++ code of the dialect then finds the types
// and attributes in its ops, and calls a generated function for each.
// `contextClass` is the C++ class that describes the place, which conditions
// read as `$_context`; it must be declared before the generated declarations. A
// dialect has at most one such record.
class TypesInContext<Dialect owner, string contextClass> {
  Dialect dialect = owner;
  string cppClass = contextClass;
}

//===----------------------------------------------------------------------===//
// Dialects
//===----------------------------------------------------------------------===//

// A dialect without ops, types or attributes. It has overlays for other
// dialects, with its own dimensions and named targets. Any number of such
// dialects can describe the same dialect. Its C++ class is generated; it is
// loaded together with the first dialect that one of its overlays is for. If a
// file has one, code is generated for it, unless the command line names another
// dialect.
class OverlayDialect<string dialectName, string namespace> : Dialect {
  let name = dialectName;
  let cppNamespace = namespace;
}

// States which dialect the file is for, and which C++ headers declare
// everything that its records name: the dialect, its ops, types, attributes and
// enums, and those of other dialects that overlays are for. The generated
// declarations include these headers, so that the dialect needs no hand-written
// C++. Code is generated for this dialect, unless the command line names
// another one. A file has at most one such record for each dialect.
class AvailabilityHeaders<Dialect target, list<string> cppHeaders = []> {
  Dialect dialect = target;
  list<string> headers = cppHeaders;
}

// The dialect has availability that is written in C++: models of target
// attributes of other dialects, overlays that derive from `OpOverlay`, methods
// of `AvailabilityDialectInterface`. For a dialect of class `ToyDialect`, the
// generated code declares `attachToyAvailabilityHooks`, which the dialect must
// define and which attaches them. It is called when the dialect is loaded.
class AvailabilityHooks<Dialect owner> {
  Dialect dialect = owner;
}

// A trait for the ops of a dialect in the C++ namespace `namespace`, best added
// to their base class. It makes the typed queries members of the op classes, as
// in `op.getMinVersion()`. The generated declarations must then be included
// before those of the ops.
class AvailabilityQueries<string namespace>
    : NativeOpTrait<"AvailabilityQueries"> {
  let cppNamespace = namespace;
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

// Declares that the regions of some ops of a dialect may contain only ops of
// the dialect and builtin modules, at any depth. Ops of other dialects in them
// have unknown requirements, so they are not available. Without such a record,
// they are passed over, as elsewhere.
class ClosedRegions<Dialect owner, list<Op> closed = []> {
  Dialect dialect = owner;
  // The ops with such regions; an empty list stands for all ops of the dialect.
  list<Op> ops = closed;
}

//===----------------------------------------------------------------------===//
// Which targets know a dialect
//===----------------------------------------------------------------------===//

// Declares that the ops of a dialect run only on what targets of the dialect
// `targetDialect` describe: a chip of one vendor, say. To targets of other such
// dialects that judge something beside them, their requirements are unknown, so
// they are not available. Without such a record, other targets pass them over.
// A dialect has at most one such record.
class OnlyOnTargetsOf<Dialect owner, string targetDialect> {
  Dialect dialect = owner;
  string targets = targetDialect;
}

//===----------------------------------------------------------------------===//
// Ops that an attribute names
//===----------------------------------------------------------------------===//

// Declares that an attribute of ops called `opName` names what they do: such an
// op needs what is declared for the op whose name is `namePrefix` and the
// attribute's value, a string or a symbol, together. The declared conditions
// are about the carrying op's operands, results and attributes. A name for
// which nothing is declared is unknown. An op has at most one such record.
class NamedByAttribute<string opName, string attributeName,
                       string namePrefix = ""> {
  string op = opName;
  string attribute = attributeName;
  string prefix = namePrefix;
}

//===----------------------------------------------------------------------===//
// Predicates of the parts of an op
//===----------------------------------------------------------------------===//

// A predicate of operands, results, attributes or properties of an op, by their
// names in its definition. It stands in the `AvailableWhen` of an op, also in
// `And`, `Or` and `Neg`. It is data: C++, `av.load` and tables follow it alike.
class PartPred<list<string> names, Pred pred, string what, string whatNot>
    : And<[pred]> {
  list<string> parts = names;
  // The predicate and its negation in words.
  string words = what;
  string negatedWords = whatNot;
}

// An operand, a result or an attribute is there.
class IsPresent<string name>
    : PartPred<[name], TruePred, "with " # name, "without " # name>;

// A part is there and satisfies a constraint; of several values, one of them
// does.
class PartIs<string name, Constraint constraint>
    : PartPred<[name], constraint.predicate, name # " is " # constraint.summary,
               name # " is not " # constraint.summary>;

// All operands and results of these names have one type. Absent ones don't
// count.
class SameTypes<list<string> names>
    : PartPred<names, TruePred, !interleave(names, ", ") # " have one type",
               "the types of " # !interleave(names, ", ") # " differ">;

// The same for their element types; a scalar is its own.
class SameElementTypes<list<string> names>
    : PartPred<names, TruePred,
               !interleave(names, ", ") # " have one element type",
               "the element types of " # !interleave(names, ", ") # " differ">;

//===----------------------------------------------------------------------===//
// Signatures
//===----------------------------------------------------------------------===//

// A row of a table of signatures: what several parts of an op are together, and
// what the op needs then.
class Signature<list<Constraint> constraints, AvailabilityList requirements> {
  list<Constraint> types = constraints;
  AvailabilityList needs = requirements;
}

// The parts `names` of an op are as a row says.
class HasSignature<list<string> names, Signature row>
    : And<!foreach(index, !range(!size(names)),
                   PartIs<names[index], row.types[index]>)>;

// The requirements of an op by the types or values of several parts together, by
// the names of the parts in its definition. Each row has a constraint for each
// part. The requirements of all rows that match apply; if none matches, those of
// `otherwise` do.
class AvailableSignatures<
    list<string> names, list<Signature> rows,
    AvailabilityList otherwise =
        [UnknownNeeds<"no row of the table of signatures has these types">]>
    : AvailableWhen<
        TruePred,
        !listconcat(
          !foreach(row, rows,
                   AvailableWhen<HasSignature<names, row>, row.needs,
                                 "with " # !interleave(
                                   !foreach(type, row.types, type.summary), ", ")>),
          [AvailableWhen<Neg<Or<!foreach(row, rows, HasSignature<names, row>)>>,
                         otherwise, "with other types">])>;

//===----------------------------------------------------------------------===//
// Constraints of types, attributes and properties
//===----------------------------------------------------------------------===//

// A predicate with a few words that describe the values for which it holds.
// Tables show the words; for other predicates they show the C++.
class InWords<Pred pred, string what> : And<[pred]> {
  string words = what;
}
class PredInWords<code expression, string what>
    : InWords<CPred<expression>, what>;

// A predicate that adds requirements if it holds. Because constraints consist
// of predicates, the requirements stay with their part of a constraint however
// the constraint is used: as an alternative, as the element of a container,
// confined further, optional.
class AvailablePred<Pred pred, AvailabilityList requirements, string what = "">
    : And<[pred]> {
  AvailabilityList availability = requirements;
  // A description, in a few words, of the values for which the predicate holds.
  string words = what;
}

// A type that adds requirements wherever an operand, a result or an element of
// a container has it.
class TypeAvailableAt<Type type, AvailabilityList requirements>
    : Type<AvailablePred<type.predicate, requirements, type.summary>, type.summary,
           type.cppType> {
  let description = type.description;
  let builderCall = type.builderCall;
  Type baseType = type;
}

// An attribute that adds requirements if it is present.
class AttrAvailableAt<Attr attr, AvailabilityList requirements>
    : ConfinedAttr<attr, []> {
  let predicate = AvailablePred<attr.predicate, requirements, attr.summary>;
  let cppNamespace = attr.cppNamespace;
  let description = attr.description;
}

// A property that adds requirements if it is present.
class PropAvailableAt<Property prop, AvailabilityList requirements>
    : ConfinedProp<prop, AvailablePred<TruePred, requirements, prop.summary>>;

//===----------------------------------------------------------------------===//
// Targets
//===----------------------------------------------------------------------===//

// A named target: a short name for a whole target attribute.
class NamedTarget<string targetName> {
  // The name, unique among all dialects that are used together.
  string name = targetName;
  // Targets of one family are listed together, weakest first. If there is a
  // family `a`, a family `a:b` is a more specific part of it. Targets of parts
  // are proposed only if no other target qualifies.
  string family = ?;
  // The position in the family.
  int rank = ?;
  // The target attribute, as MLIR text.
  string attribute = ?;
  // One line for lists of targets.
  string summary = "";
  // The origin of the facts: a section of a specification, a registry file.
  string source = ?;
  // Additions that some, but not all, of the implementations behind the name
  // offer.
  list<string> optional = [];
  // Why other additions are impossible, as the end of the sentence "can't be
  // added: ...". Empty: everything that the dialect knows can be added.
  string refusal = "";
  // Other names of the target, for instance former ones. They must be unique,
  // like `name`.
  list<string> otherNames = [];
}

#endif // MLIR_AVAILABILITY_AVAILABILITY_TD
