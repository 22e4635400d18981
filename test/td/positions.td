// A position that generated code can't find is an error at the record, and so
// is an enum case whose enum is ambiguous.
// RUN: split-file --leading-lines %s %t
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/property.td 2>&1 | FileCheck %s --check-prefix=PROPERTY
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/native.td 2>&1 | FileCheck %s --check-prefix=NATIVE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/parameter.td 2>&1 | FileCheck %s --check-prefix=PARAMETER
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/constraint.td 2>&1 | FileCheck %s --check-prefix=CONSTRAINT
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/hidden.td 2>&1 | FileCheck %s --check-prefix=HIDDEN
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/trait.td 2>&1 | FileCheck %s --check-prefix=TRAIT
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/region.td 2>&1 | FileCheck %s --check-prefix=REGION
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/several-enums.td 2>&1 | FileCheck %s --check-prefix=SEVERAL
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/no-enum.td 2>&1 | FileCheck %s --check-prefix=NOENUM
// RUN: not %availability_tblgen -gen-availability-defs -I %t --availability-dialect=toy %t/foreign-case.td 2>&1 | FileCheck %s --check-prefix=FOREIGNCASE
// RUN: %availability_tblgen -gen-availability-defs -I %t %t/default.td | FileCheck %s --check-prefix=DEFAULT
// RUN: %availability_tblgen -gen-availability-json -I %t %t/default.td | FileCheck %s --check-prefix=DEFAULTJSON
// RUN: %availability_tblgen -gen-availability-defs -I %t %t/absent.td | FileCheck %s --check-prefix=ABSENT
// RUN: %availability_tblgen -gen-availability-decls -I %t --availability-dialect=toy %t/foreign.td | FileCheck %s --check-prefix=DECLS
// RUN: %availability_tblgen -gen-availability-defs -I %t --availability-dialect=toy %t/foreign.td | FileCheck %s --check-prefix=FOREIGN

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
class Toy_Op<string name> : Op<Toy_Dialect, name>;
class Needs { list<Availability> availability = [MinVersion<V_2>]; }
def Mode_Slow : I32EnumAttrCase<"Slow", 0, "slow">;
def Mode_Fast : I32EnumAttrCase<"Fast", 1, "fast">, Needs;
def Mode : I32EnumAttr<"Mode", "", [Mode_Slow, Mode_Fast]> {
  let cppNamespace = "::toy";
  let genSpecializedAttr = 0;
}

//--- property.td
include "common.td"
// PROPERTY: property.td:[[#@LINE+1]]:5: error: property 'pair' of 'Toy_A' holds cases of '::toy::Mode' in a 'std::pair<::toy::Mode, int>', where they aren't found: hold them in an optional or a range, or say what they need with 'AvailableAsValue'
def Toy_A : Toy_Op<"a"> {
  let arguments = (ins Property<"std::optional<std::pair<::toy::Mode, int>>">:$pair);
}

//--- native.td
include "common.td"
// NATIVE: native.td:[[#@LINE+1]]:5: error: property 'pair' of 'Toy_A' is a 'std::optional<std::pair<::mlir::Type, int>>', in which types and attributes aren't found, so that what they need would be lost: hold them in an optional or a range
def Toy_A : Toy_Op<"a"> {
  let arguments = (ins Property<"std::optional<std::pair<::mlir::Type, int>>">:$pair);
}

//--- parameter.td
include "common.td"
// The name is looked up as in C++.
// PARAMETER: parameter.td:[[#@LINE+1]]:5: error: parameter 'modes' of 'Toy_Type' holds cases of '::toy::Mode' in a 'llvm::StringMap<Mode>', where they aren't found
def Toy_Type : TypeDef<Toy_Dialect, "Toy"> {
  let mnemonic = "toy";
  let parameters = (ins "llvm::StringMap<Mode>":$modes);
  let hasCustomAssemblyFormat = 1;
}

//--- constraint.td
include "common.td"
// An array that doesn't state the type of its elements.
class Mine<Attr element> : Attr<
    Concat<"::llvm::all_of(::llvm::cast<::mlir::ArrayAttr>($_self), [](::mlir::Attribute attr) { return ",
           SubstLeaves<"$_self", "attr", element.predicate>, "; })">, "mine">;
// CONSTRAINT: constraint.td:[[#@LINE+1]]:5: error: attribute 'modes' of 'Toy_A' holds cases of enum 'Mode' in a way that can't be followed: they are looked for in a constraint's 'baseAttr', 'attrConstraints', 'elementAttr' and 'allowedAttributes'. An enum with an attribute class of its own ('EnumAttr') is found wherever it is
def Toy_A : Toy_Op<"a"> { let arguments = (ins Mine<Mode>:$modes); }

//--- hidden.td
include "common.td"
def Toy_Fancy : TypeDef<Toy_Dialect, "Fancy">, Needs { let mnemonic = "fancy"; }
// HIDDEN: hidden.td:[[#@LINE+1]]:5: error: parameter 'content' of 'Toy_Box' is a 'std::optional<::mlir::Type>', in which MLIR doesn't find types and attributes, so their requirements would be lost; use a type or an attribute that may be null, or an 'ArrayRef' of them
def Toy_Box : TypeDef<Toy_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins OptionalParameter<"std::optional<::mlir::Type>">:$content);
  let hasCustomAssemblyFormat = 1;
}

//--- trait.td
include "common.td"
def Twice : PredOpTrait<"has two of each", Or<[CPred<"false">, AvailablePred<CPred<"true">, [MinVersion<V_2>], "x">]>>;
// TRAIT: trait.td:[[#@LINE+1]]:5: error: availability in the predicate of trait 'has two of each' of 'Toy_A' would be lost: it counts in predicates of operands, results, attributes and properties only. Use 'AvailableWhen' in 'availability'
def Toy_A : Toy_Op<"a"> { let traits = [TraitList<[Twice]>]; }

//--- region.td
include "common.td"
// REGION: region.td:[[#@LINE+1]]:5: error: availability in the predicate of region 'body' of 'Toy_A' would be lost
def Toy_A : Toy_Op<"a"> {
  let regions = (region Region<AvailablePred<CPred<"true">, [MinVersion<V_2>], "x">, "a body">:$body);
}

//--- several-enums.td
include "common.td"
def First : I32EnumAttr<"First", "", [I32EnumAttrCase<"One", 1>]>;
def Second : I32EnumAttr<"Second", "", [I32EnumAttrCase<"One", 1>]>;
// SEVERAL:      several-enums.td:[[#@LINE+3]]:1: error: 'One' is a case of several enums; define a named record for the case in the enum that you mean
// SEVERAL-NEXT: def
// SEVERAL:      note: 'First' has it
def : AvailabilityForCase<I32EnumAttrCase<"One", 1>, [MinVersion<V_2>]>;

//--- no-enum.td
include "common.td"
def Lonely : I32EnumAttrCase<"Lonely", 1>;
// NOENUM: no-enum.td:[[#@LINE+1]]:1: error: 'Lonely' is not a case of any enum
def : AvailabilityForCase<Lonely, [MinVersion<V_2>]>;

//--- default.td
include "common.td"
// The default of an enum that is a mere integer is a number.
// DEFAULT:      namespace toy {
// DEFAULT:      static bool differsFromDefaultOfA_getModeAttr(
// DEFAULT-NEXT:   return held != static_cast<::toy::Mode>(1);
// DEFAULT:      if (::toy::differsFromDefaultOfA_getModeAttr(op, value)) {
def Toy_A : Toy_Op<"a"> { let arguments = (ins DefaultValuedAttr<Mode, "1">:$mode); }
// A case of another enum is a case: the data name the enum.
def Kind : I32EnumAttr<"Kind", "", [Mode_Slow, Mode_Fast]> { let cppNamespace = "::toy"; }
// DEFAULTJSON:      "name": "toy.b",
// DEFAULTJSON:      "kind": "attribute",
// DEFAULTJSON-NEXT: "name": "kind",
// DEFAULTJSON-NEXT: "unless": "fast",
// DEFAULTJSON-NEXT: "enum": "::toy::Kind"
def Toy_B : Toy_Op<"b"> {
  let arguments = (ins DefaultValuedAttr<AttrAvailableAt<Kind, [MinVersion<V_2>]>, "::toy::Kind::Fast">:$kind);
}
// As in ODS, a default is C++ in the op's namespace.
// DEFAULTJSON:      "name": "toy.c",
// DEFAULTJSON:      "name": "kind",
// DEFAULTJSON-NEXT: "unless": "slow",
def Toy_C : Toy_Op<"c"> {
  let arguments = (ins DefaultValuedAttr<AttrAvailableAt<Kind, [MinVersion<V_2>]>, "Kind::Slow">:$kind);
}

//--- absent.td
include "common.td"
// An absent attribute requires nothing, whatever the optional itself requires.
// ABSENT: self = op.getCount(); self.has_value()) {
def Toy_A : Toy_Op<"a"> {
  let arguments = (ins PropAvailableAt<OptionalProp<I64Prop>, [MinVersion<V_2>]>:$count);
}

//--- foreign.td
include "common.td"
def Cat_Dialect : Dialect { let name = "cat"; let cppNamespace = "::cat"; }
def Fur_Short : I32EnumAttrCase<"Short", 0>;
def Fur_Long : I32EnumAttrCase<"Long", 1>;
def Fur : I32EnumAttr<"Fur", "", [Fur_Short, Fur_Long]> {
  let cppNamespace = "::cat";
  let genSpecializedAttr = 0;
}
def FurAttr : EnumAttr<Cat_Dialect, Fur, "fur">;
def : AvailabilityForCase<Fur_Long, [MinVersion<V_2>]>;
def Toy_A : Toy_Op<"a"> { let arguments = (ins FurAttr:$fur); }
def Cat_A : Op<Cat_Dialect, "a"> { let arguments = (ins FurAttr:$fur, EnumProp<Fur>:$more); }

// Several libraries can have overlays of one enum, so the names stay private.
// DECLS-NOT: Fur
// FOREIGN:      static void emitOverlays__cat__Fur(::cat::Fur value,
// For an attribute of an op, each library calls the attribute's own method, ...
// FOREIGN:      void emitAClauses(
// FOREIGN:        if (auto self = op.getFurAttr()) {
// FOREIGN-NEXT:     sink.emitAttribute(self, {::mlir::availability::SourceKind::Attribute, "fur"});
// ... but not for a property.
// FOREIGN:      void emitAClauses_2(
// FOREIGN-NOT:    auto self = op.getFurAttr()
// FOREIGN:        ::mlir::availability::forEachCase(self, [&](::cat::Fur value) { emitOverlays__cat__Fur(value, sink,
// FOREIGN:      dialect.addAttributeOverlay(
// FOREIGN-NEXT:   ::mlir::TypeID::get<::cat::FurAttr>(), "", emitDef0);

//--- foreign-case.td
include "common.td"
def Cat_Dialect : Dialect { let name = "cat"; let cppNamespace = "::cat"; }
def Fur_Long : I32EnumAttrCase<"Long", 1>, Needs;
def Fur : I32EnumAttr<"Fur", "", [Fur_Long]> { let cppNamespace = "::cat"; }
def Toy_A : Toy_Op<"a">;
// FOREIGNCASE: foreign-case.td:[[#@LINE+1]]:1: error: enum case 'Fur_Long' belongs to another dialect and has its own availability, which can't be replaced
def : AvailabilityForCase<Fur_Long, [MinVersion<V_1>]>;
