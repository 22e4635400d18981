// What is probably, but not certainly, a mistake is a warning at its record.
// RUN: %availability_tblgen -gen-availability-defs %s -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=warning:
// RUN: not %availability_tblgen -gen-availability-defs --fatal-warnings %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=FATAL
// FATAL: error: a warning is an error here (--fatal-warnings)

include "mlir-availability/Availability.td"
include "mlir/IR/AttrTypeBase.td"

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

class Toy_Op<string name, list<Availability> needed> : Op<Toy_Dialect, name> {
  list<Availability> availability = needed;
  list<Availability> none = [];
}

// Two lowest values, and a highest one, over one enum. (Dimensions come first.)
class Low<EnumCase min> : MinVersionBase<"QueryLowInterface", Version, min>;
// CHECK: warnings.td:[[#@LINE+2]]:{{.*}}: warning: targets have to state 'toy.high', or they lack what needs it: set 'counterpart' if it is the other end of a range, as 'toy.{{.*}}' may be
class High<EnumCase max> : MaxVersionBase<"QueryHighInterface", Version, max>;
def Toy_EndsOp : Toy_Op<"ends", [Low<V_1>, High<V_2>]>;

// An op's condition without a reason; a nested one has a reason.
// CHECK: warnings.td:[[#@LINE+1]]:5: warning: a condition without a reason: messages say what is needed, but not when; give a reason
def Silent : AvailableWhen<CPred<"$_self.f()">, [MinVersion<V_2>]>;
def Toy_A0Op : Toy_Op<"d", [
  Silent, AvailableWhen<CPred<"$_self.g()">, [AvailableWhen<CPred<"$_self.h()">, [MinVersion<V_2>], "h">]>
]>;

// Requirements of something without a record.
def : AvailabilityForDiscardable<"toy.fast", [MinVersion<V_2>]>;

// Requirements in a field that nothing reads, of an op, ...
// CHECK: warnings.td:[[#@LINE+1]]:5: warning: field 'availabilty' of 'Toy_AOp' is a list of 'Availability', but nothing reads it; requirements belong in the field 'availability'
def Toy_AOp : Op<Toy_Dialect, "a"> {
  list<Availability> availabilty = [MinVersion<V_2>];
}

// ... beside those that are read, in a list of one kind of requirements, ...
// CHECK: warnings.td:[[#@LINE+1]]:5: warning: field 'versions' of 'Toy_BOp' is a list of 'Availability', but nothing reads it; requirements belong in the field 'availability'
def Toy_BOp : Op<Toy_Dialect, "b"> {
  list<Availability> availability = [MinVersion<V_1>];
  list<MinVersionBase> versions = [MinVersion<V_2>];
}

// ... of an overlay, ...
def Toy_EOp : Toy_Op<"overlaid", []>;
// CHECK: warnings.td:[[#@LINE+1]]:1: warning: field 'availabilty' of {{.*}} is a list of 'Availability', but nothing reads it; requirements belong in the field 'availability'
def : AvailabilityFor<Toy_EOp> {
  list<Availability> availabilty = [MinVersion<V_2>];
  let replaces = 1;
}

// (An overlay that says nothing.)
// CHECK: warnings.td:[[#@LINE+1]]:1: warning: this record has no effect: set 'availability' to the further requirements of 'Toy_EOp', or set 'replaces' if it needs nothing
def : AvailabilityFor<Toy_EOp>;

// ... of a type, and of an overlay of it.
// CHECK: warnings.td:[[#@LINE+1]]:5: warning: field 'needs' of 'Toy_Type' is a list of 'Availability', but nothing reads it; requirements belong in the field 'availability'
def Toy_Type : TypeDef<Toy_Dialect, "Toy"> {
  let mnemonic = "type";
  list<Availability> needs = [MinVersion<V_2>];
}
// CHECK: warnings.td:[[#@LINE+1]]:1: warning: field 'others' of
def : AvailabilityForType<Toy_Type> {
  list<Availability> others = [MinVersion<V_2>];
}

// Arguments of classes, empty lists, and combinators cause no warning.
def Toy_COp : Toy_Op<"c", [AnyOf<[MinVersion<V_1>, MinVersion<V_2>]>]>;

// What a part of an op needs is asked for.
def Toy_FOp : Toy_Op<"part", []> {
  let arguments = (ins TypeAvailableAt<I32, [MinVersion<V_2>]>:$value, AttrAvailableAt<I32Attr, [MinVersion<V_2>]>:$attr);
}

// A record that isn't an op, type, attribute or case has no requirements. (test/td/lost.td has constraints.)
// CHECK: warnings.td:[[#@LINE+2]]:5: warning: nothing uses the availability of 'Toy_Thing', which is not an op, type, attribute or case of an enum
class Thing;
def Toy_Thing : Thing {
  list<Availability> availability = [MinVersion<V_2>];
}

// Cases of an enum that nothing holds.
// CHECK: warnings.td:[[#@LINE+1]]:5: warning: the requirements of case 'Lost_Fast' have no effect: no attribute, property or parameter of dialect 'toy' is a case of 'Lost', or holds one
def Lost_Fast : I32EnumAttrCase<"Fast", 1> {
  list<Availability> availability = [MinVersion<V_2>];
}
def Lost_Slow : I32EnumAttrCase<"Slow", 2>;
def Lost : I32EnumAttr<"Lost", "", [Lost_Slow, Lost_Fast]> {
  let cppNamespace = "::toy";
}

// One that an op, a property or a type has, or that a record names, is asked for.
class Fast : I32EnumAttrCase<"Fast", 1> {
  list<Availability> availability = [MinVersion<V_2>];
}
def Attr_Fast : Fast;
def AttrMode : I32EnumAttr<"AttrMode", "", [Attr_Fast]> { let cppNamespace = "::toy"; }
def Prop_Fast : Fast;
def PropMode : I32EnumAttr<"PropMode", "", [Prop_Fast]> { let cppNamespace = "::toy"; }
def Parameter_Fast : Fast;
def ParameterMode : I32EnumAttr<"ParameterMode", "", [Parameter_Fast]> { let cppNamespace = "::toy"; }
def Named_Fast : Fast;
def NamedMode : I32EnumAttr<"NamedMode", "", [Named_Fast]> { let cppNamespace = "::toy"; }
def Own_Fast : Fast;
def OwnMode : I32EnumAttr<"OwnMode", "", [Own_Fast]> { let cppNamespace = "::toy"; }
def OwnModeAttr : EnumAttr<Toy_Dialect, OwnMode, "own">;
def Toy_DOp : Toy_Op<"holds", [AvailableAsCase<Named_Fast>]> {
  let arguments = (ins TypedArrayAttrBase<AttrMode, "modes">:$modes, OptionalProp<EnumProp<PropMode>>:$prop);
}
def Toy_HolderType : TypeDef<Toy_Dialect, "Holder"> {
  let mnemonic = "holder";
  let hasCustomAssemblyFormat = 1;
  let parameters = (ins "::toy::ParameterMode":$mode);
}

// An overlay of a case that an attribute or a property is by default.
def Default_Fast : I32EnumAttrCase<"Fast", 1>;
def Default_Slow : I32EnumAttrCase<"Slow", 2>;
def DefaultMode : I32EnumAttr<"DefaultMode", "", [Default_Fast, Default_Slow]> { let cppNamespace = "::toy"; }
def Toy_GOp : Toy_Op<"defaults", []> {
  let arguments = (ins DefaultValuedAttr<DefaultMode, "DefaultMode::Fast">:$mode);
}
// CHECK: warnings.td:[[#@LINE+1]]:1: warning: the requirements of case 'Default_Fast' have no effect where it is the default, as it is of attribute 'mode' of 'Toy_GOp': a default counts as absent; put them into a record of the op
def : AvailabilityForCase<Default_Fast, [MinVersion<V_2>]>;
def : AvailabilityForCase<Default_Slow, [MinVersion<V_2>]>;

def Number_Fast : I32EnumAttrCase<"Fast", 1>;
def NumberMode : I32EnumAttr<"NumberMode", "", [Number_Fast]> { let cppNamespace = "::toy"; }
def Toy_HOp : Toy_Op<"number", []> {
  let arguments = (ins DefaultValuedAttr<NumberMode, "1">:$mode);
}
// CHECK: warnings.td:[[#@LINE+1]]:1: warning: the requirements of case 'Number_Fast' have no effect where it is the default, as it is of attribute 'mode' of 'Toy_HOp'
def : AvailabilityForCase<Number_Fast, [MinVersion<V_2>]>;

def DefaultProp_Fast : I32EnumAttrCase<"Fast", 1>;
def DefaultPropMode : I32EnumAttr<"DefaultPropMode", "", [DefaultProp_Fast]> { let cppNamespace = "::toy"; }
def Toy_IOp : Toy_Op<"default_prop", []> {
  let arguments = (ins DefaultValuedProp<EnumProp<DefaultPropMode>, "DefaultPropMode::Fast">:$mode);
}
// CHECK: warnings.td:[[#@LINE+1]]:1: warning: the requirements of case 'DefaultProp_Fast' have no effect where it is the default, as it is of property 'mode' of 'Toy_IOp'
def : AvailabilityForCase<DefaultProp_Fast, [MinVersion<V_2>]>;
