// Types and attributes of other dialects: where their requirements apply, and
// the generated code for dialects that know the places of their types.
// RUN: split-file --leading-lines %s %t
// RUN: %availability_tblgen -gen-availability-defs -I %t --availability-dialect=toy %t/overlays.td | FileCheck %s --check-prefix=OVERLAY
// RUN: %availability_tblgen -gen-availability-json -I %t --availability-dialect=toy %t/overlays.td | FileCheck %s --check-prefix=JSON
// RUN: %availability_tblgen -gen-availability-doc -I %t --availability-dialect=toy %t/overlays.td | FileCheck %s --check-prefix=DOC
// RUN: %availability_tblgen -gen-availability-decls -I %t -I %availability_package/include %t/context.td | FileCheck %s --check-prefix=DECLS
// RUN: %availability_tblgen -gen-availability-defs -I %t -I %availability_package/include %t/context.td | FileCheck %s --check-prefix=CONTEXT
// RUN: %availability_tblgen -gen-availability-json -I %t -I %availability_package/include %t/context.td | FileCheck %s --check-prefix=CONTEXTJSON

//--- common.td
include "mlir-availability/Availability.td"
include "mlir/IR/BuiltinTypes.td"
def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}
def Cat_Dialect : Dialect {
  let name = "cat";
  let cppNamespace = "::cat";
}
def V_1 : I32EnumAttrCase<"V_1", 1>;
def V_2 : I32EnumAttrCase<"V_2", 2>;
def Version : I32EnumAttr<"Version", "", [V_1, V_2]> {
  let cppNamespace = "::toy";
}
class MinVersion<I32EnumAttrCase min>
    : MinVersionBase<"QueryMinVersionInterface", Version, min>;
def Mode_Old : I32EnumAttrCase<"Old", 1, "old">;
def Mode_New : I32EnumAttrCase<"New", 2, "new">;
def Mode : I32EnumAttr<"Mode", "", [Mode_Old, Mode_New]> {
  let cppNamespace = "::cat";
}
def : AvailabilityForCase<Mode_New, [MinVersion<V_2>]>;
def Toy_Add : Op<Toy_Dialect, "add">;

//--- overlays.td
include "common.td"

// Another dialect's: wherever it is. The cases that its parameters have count,
// in whichever way the parameter holds them.
def Basket : TypeDef<Cat_Dialect, "Basket"> {
  let mnemonic = "basket";
  let parameters = (ins "::cat::Mode":$mode, ArrayRefParameter<"::cat::Mode">:$more,
                        OptionalParameter<"std::optional<Mode>">:$maybe, "int":$size);
  let hasCustomAssemblyFormat = 1;
}
def : AvailabilityForType<Basket> {
  let availability = [AvailableWhen<CPred<"$_self.getSize() > 1">,
                                    [MinVersion<V_2>], "room for two">];
}
// A builtin type: in ops of the dialect.
def : AvailabilityForType<Builtin_Float16> {
  let availability = [MinVersion<V_2>];
}
// Only in C++.
def Tag : CppAttr<Cat_Dialect, "Tag">;
def : AvailabilityForAttr<Tag> {
  let availability = [MinVersion<V_1>, AvailableAsCase<Mode_New>,
                      AvailableForEach<"$_self.getModes()",
                                       [AvailableAsValue<Mode, "$_each">]>];
}
// By name: on ops of any dialect.
def : AvailabilityForDiscardable<"cat.purr", [MinVersion<V_2>]>;
def : AvailabilityForDiscardable<"toy.fast", [
  AvailableWhen<CPred<"::llvm::isa<::mlir::UnitAttr>($_self)">, [MinVersion<V_2>],
                "without a value">
]>;
// This one has no record.
def Leash : TypeDef<Cat_Dialect, "Leash"> { let mnemonic = "leash"; }

// OVERLAY-NOT:   Leash
// OVERLAY:       ::mlir::Type nested,
// OVERLAY:         auto self = ::llvm::cast<::cat::BasketType>(nested);
// OVERLAY-NEXT:    ::mlir::availability::forEachCase(self.getMode(), [&](::cat::Mode value) { emitOverlays__cat__Mode(value, sink, source); });
// OVERLAY-NEXT:    ::mlir::availability::forEachCase(self.getMore(), [&](::cat::Mode value) { emitOverlays__cat__Mode(value, sink, source); });
// OVERLAY-NEXT:    ::mlir::availability::forEachCase(self.getMaybe(), [&](::cat::Mode value) { emitOverlays__cat__Mode(value, sink, source); });
// OVERLAY-NEXT:    // overlays.td:{{[0-9]+}}
// OVERLAY-NEXT:    if (self.getSize() > 1) {
// OVERLAY-NEXT:    emitRows({{[0-9]+, [0-9]+}}, sink, ::mlir::availability::withDetail(source, "room for two")); }
// OVERLAY:       ::mlir::Attribute nested,
// OVERLAY:         auto self = ::llvm::cast<::cat::TagAttr>(nested);
// OVERLAY-NEXT:    emitRows({{[0-9]+, [0-9]+}}, sink, source);
// OVERLAY-NEXT:    emitRows({{[0-9]+, [0-9]+}}, sink, ::mlir::availability::withDetail(source, "new"));
// OVERLAY-NEXT:    // overlays.td:{{[0-9]+}}
// OVERLAY-NEXT:    for ({{.*}}each : self.getModes()) {
// OVERLAY-NEXT:    ::mlir::availability::forEachCase(each, [&](::cat::Mode value) { emitAvailability__cat__Mode(value, sink, source); });
// OVERLAY:       ::mlir::Attribute nested,
// OVERLAY:         auto self = ::llvm::cast<::mlir::Attribute>(nested);
// OVERLAY-NEXT:    emitRows({{[0-9]+, [0-9]+}}, sink, source);
// OVERLAY:       ::mlir::Attribute nested,
// OVERLAY:         auto self = ::llvm::cast<::mlir::Attribute>(nested);
// OVERLAY-NEXT:    // overlays.td:{{[0-9]+}}
// OVERLAY-NEXT:    if (::llvm::isa<::mlir::UnitAttr>(self)) {
// OVERLAY-LABEL: static void attachRecords(
// OVERLAY:         dialect.addTypeOverlay(
// OVERLAY-NEXT:      ::mlir::TypeID::get<::cat::BasketType>(), "", emitDef
// OVERLAY:         dialect.addTypeOverlay(
// OVERLAY-NEXT:      ::mlir::TypeID::get<::mlir::Float16Type>(), "toy", emitDef
// OVERLAY:         dialect.addAttributeOverlay(
// OVERLAY-NEXT:      ::mlir::TypeID::get<::cat::TagAttr>(), "", emitDef
// OVERLAY-DAG:     dialect.addDiscardableOverlay("cat.purr", emitDef
// OVERLAY-DAG:     dialect.addDiscardableOverlay("toy.fast", emitDef

// JSON:       "types": [
// JSON:        "name": "cat.basket",
// JSON-NEXT:   "class": "::cat::BasketType",
// JSON-NEXT:   "dialect": "cat",
// JSON-NEXT:   "clauses": [],
// JSON-NEXT:   "enum_parameters": [
// JSON-NEXT:    "::cat::Mode",
// JSON-NEXT:    "::cat::Mode",
// JSON-NEXT:    "::cat::Mode"
// JSON-NEXT:   ],
// JSON-NEXT:   "conditional": [
// JSON:          "kind": "type",
// JSON-NEXT:     "cpp": "((self.getSize() > 1))",
// JSON-NEXT:     "reason": "room for two"
// JSON:        "name": "builtin.f16",
// JSON-NEXT:   "class": "::mlir::Float16Type",
// JSON-NEXT:   "dialect": "builtin",
// JSON-NEXT:   "in_ops_of": "toy",
// JSON:       "attributes": [
// JSON:        "name": "TagAttr",
// JSON:          "kind": "attribute_itself",
// JSON-NEXT:     "cpp": "true",
// JSON-NEXT:     "reason": "for new"
// JSON:       "discardable_attributes": [
// JSON-NEXT:   {
// JSON-NEXT:    "name": "cat.purr",
// JSON-NEXT:    "dialect": "cat",
// JSON-NEXT:    "clauses": [
// JSON:        "name": "toy.fast",
// JSON:          "kind": "attribute_itself",
// JSON-NEXT:     "cpp": "((::llvm::isa<::mlir::UnitAttr>(self)))",

// DOC:      ## Types and attributes
// DOC:      | `!cat.basket` |  | parameter: see `Mode`<br>parameter: see `Mode`<br>parameter: see `Mode`<br>if room for two: min_version V_2 or later |
// DOC-NEXT: | `!builtin.f16` | V_2 or later |  |
// DOC-NEXT: | `#TagAttr` | V_1 or later | if for new: min_version V_2 or later<br>see `Mode` |
// DOC-NEXT: | `cat.purr` | V_2 or later |  |
// DOC-NEXT: | `toy.fast` |  | if without a value: min_version V_2 or later |

//--- context.td
include "common.td"
include "mlir-availability/IR/AvailabilityInterfaces.td"

def : TypesInContext<Toy_Dialect, "::toy::Place">;
def Box : TypeDef<Toy_Dialect, "Box"> { let mnemonic = "box"; }
def : AvailabilityForType<Box> {
  let availability = [AvailableWhen<CPred<"$_context.isDeep($_self)">,
                                    [MinVersion<V_2>]>];
}
// Its C++ says what it needs, in any place.
def Hand : TypeDef<Toy_Dialect, "Hand", [DeclareTypeInterfaceMethods<AvailabilityTypeInterface>]> {
  let mnemonic = "hand";
}
// Types of the dialect are known, whether they need anything or not; other
// types are known if they have a record.
def Bag : TypeDef<Toy_Dialect, "Bag"> { let mnemonic = "bag"; }
def : AvailabilityForType<Builtin_Float32>;
def Crate : TypeDef<Cat_Dialect, "Crate"> { let mnemonic = "crate"; }
def : AvailabilityForType<Crate> { let availability = [MinVersion<V_2>]; }
def ModeAttr : EnumAttr<Cat_Dialect, Mode, "mode">;

// DECLS:     bool emitTypeAvailability(
// DECLS-NEXT:    ::mlir::Type nested,
// DECLS-NEXT:    {{.*}}const ::toy::Place &context,
// DECLS:     bool emitAttrAvailability(
// DECLS-NEXT:    ::mlir::Attribute nested,
// DECLS-NOT:     &context

// CONTEXT-LABEL: static void attachRecords(
// CONTEXT-NOT:   attachInterface
// What is another dialect's needs it wherever it is, in ops of this one too.
// CONTEXT:       dialect.addTypeOverlay(
// CONTEXT-NEXT:    ::mlir::TypeID::get<::cat::CrateType>(), "", emitDef
// CONTEXT:       dialect.addAttributeOverlay(
// CONTEXT-NEXT:    ::mlir::TypeID::get<::cat::ModeAttr>(), "", emitDef
// CONTEXT-NOT:   add{{Type|Attribute}}Overlay

// CONTEXT-LABEL: bool emitTypeAvailability(
// CONTEXT:         ::llvm::dyn_cast<::toy::BoxType>(nested)) {
// CONTEXT-NEXT:    // context.td:{{[0-9]+}}
// CONTEXT-NEXT:    if (context.isDeep(self)) {
// CONTEXT-NEXT:    emitRows({{[0-9]+, [0-9]+}}, sink, source); }
// CONTEXT-NEXT:    return true;
// CONTEXT:         ::llvm::dyn_cast<::toy::HandType>(nested)) {
// CONTEXT-NEXT:    ::llvm::cast<::mlir::availability::AvailabilityTypeInterface>(nested)
// CONTEXT-NEXT:        .emitClauses(source, sink);
// CONTEXT-NEXT:    return true;
// CONTEXT:         return ::llvm::isa<
// CONTEXT-NEXT:      ::toy::BagType,
// CONTEXT-NEXT:      ::mlir::Float32Type,
// CONTEXT-NEXT:      ::cat::CrateType>(nested);
// CONTEXT-LABEL: bool emitAttrAvailability(
// CONTEXT:         return ::llvm::isa<
// CONTEXT-NEXT:      ::cat::ModeAttr>(nested);

// CONTEXTJSON:      "class": "::toy::BagType",
// CONTEXTJSON-NEXT: "dialect": "toy",
// CONTEXTJSON-NEXT: "in_ops_of": "toy",
// CONTEXTJSON-NEXT: "in_context": true,
// CONTEXTJSON-NEXT: "clauses": [],
