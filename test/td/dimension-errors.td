// What is wrong with dimensions, their orders, implications and ranges is an error at the record.
// RUN: split-file --leading-lines %s %t
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/other-enum.td 2>&1 | FileCheck %s --check-prefix=ENUM
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/no-counterpart.td 2>&1 | FileCheck %s --check-prefix=NOEND
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/one-counterpart.td 2>&1 | FileCheck %s --check-prefix=ONEEND
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/two-minima.td 2>&1 | FileCheck %s --check-prefix=MINIMA
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/other-values.td 2>&1 | FileCheck %s --check-prefix=ENDVALUES
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
// RUN: not %availability_tblgen -gen-availability-defs -I %t --availability-dialect=toy %t/implies-foreign.td 2>&1 | FileCheck %s --check-prefix=IMPLIESFOREIGN
// RUN: %availability_tblgen -gen-availability-defs -I %t --availability-dialect=toy %t/implies-included.td 2>&1 | FileCheck %s --check-prefix=IMPLIESINCLUDED --allow-empty

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

//--- other-enum.td
include "common.td"
def W_1 : I32EnumAttrCase<"W_1", 1>;
// ENUM: other-enum.td:[[#@LINE+1]]:{{.*}}: error: 'W_1' is not a case of '::toy::Version'
def Toy_A : Toy_Op<"a"> { let availability = [MinVersion<W_1>]; }

//--- no-counterpart.td
include "common.td"
// NOEND: no-counterpart.td:[[#@LINE+1]]:5: error: 'toy.max_version', the counterpart of 'toy.min_version', is not a dimension
def Low : MinVersion<V_1> { let counterpart = "toy.max_version"; }

//--- one-counterpart.td
include "common.td"
// ONEEND: one-counterpart.td:[[#@LINE+1]]:5: error: 'toy.max_version', the counterpart of 'toy.min_version', doesn't name that as its own
def Low : MinVersion<V_1> { let counterpart = "toy.max_version"; }
def High : MaxVersionBase<"QueryMaxVersionInterface", Version, V_2>;

//--- two-minima.td
include "common.td"
// MINIMA: two-minima.td:[[#@LINE+1]]:5: error: 'toy.least' and 'toy.min_version' are not a range: the one has to be 'AtLeast', the other 'AtMost'
def Other : MinVersionBase<"QueryLeastInterface", Version, V_2> {
  let counterpart = "toy.min_version";
}
def Low : MinVersion<V_1> { let counterpart = "toy.least"; }

//--- other-values.td
include "common.td"
def Width : I32EnumAttr<"Width", "", [V_1]> { let cppNamespace = "::toy"; }
// ENDVALUES: other-values.td:[[#@LINE+1]]:5: error: 'toy.max_version' and 'toy.min_version' are not a range: their values differ
def High : MaxVersionBase<"QueryMaxVersionInterface", Width, V_1> {
  let counterpart = "toy.min_version";
}
def Low : MinVersion<V_1> { let counterpart = "toy.max_version"; }

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
// SUM: sum.td:[[#@LINE+1]]:{{.*}}: error: 'mergeAction' of dimension 'toy.slots' is '$overall = $overall + $instance', which 'check' can't follow: with the relation 'AtLeast' it tests each requirement of an op separately; write '$overall = std::max($overall, $instance)'. Write a sum as one requirement whose 'instance' is calculated from the op
def Toy_A : Toy_Op<"a"> { let availability = [Slots<3>, Slots<4>]; }

//--- max-of-set.td
include "common.td"
// MAXOFSET: max-of-set.td:[[#@LINE+1]]:5: error: 'mergeAction' of dimension 'toy.min_version' is '$overall = std::max($overall, $instance)', which 'check' can't follow: with the relation 'OneOf' it tests each requirement of an op separately; write 'let relation = AtLeast;'.
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
// SYMBOL: same-symbol.td:[[#@LINE+1]]:{{.*}}: error: 'Other_V_2' is not a case of '::toy::Version'
def Toy_A : Toy_Op<"a"> { let availability = [MinVersion<Other_V_2>]; }

//--- other-enum-text.td
include "common.td"
def W_1 : I32EnumAttrCase<"W_1", 1>;
def Width : I32EnumAttr<"Width", "", [W_1]> { let cppNamespace = "::toy"; }
// ENUMTEXT: other-enum-text.td:[[#@LINE+1]]:5: error: '::toy::Width::W_1' is not a case of '::toy::Version'
def Wide : MinVersion<V_1> { let instance = "::toy::Width::W_1"; }
def Toy_A : Toy_Op<"a"> { let availability = [Wide]; }

//--- includes-itself.td
include "chips.td"
def : Includes<SM_1a, [SM_1]>;
def : Includes<SM_1, [SM_2]>;
// INCLUDESITSELF: includes-itself.td:[[#@LINE-2]]:{{.*}}: error: value 'SM_1a' of dimension 'toy.chip' includes itself through the values that it includes
def : Includes<SM_2, [SM_1a]>;

//--- includes-other.td
include "chips.td"
// INCLUDESOTHER: includes-other.td:[[#@LINE+1]]:{{.*}}: error: 'V_1', which 'SM_1a' includes, is not a value of dimension 'toy.chip'
def : Includes<SM_1a, [V_1]>;

//--- includes-nothing.td
include "chips.td"
// INCLUDESNOTHING: includes-nothing.td:[[#@LINE+1]]:{{.*}}: error: 'V_2' can't include other values: it is not a value of a dimension whose relation is 'PartialOrder'
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
include "chips.td"
def : Implication<Chip<SM_1>, [MinVersion<V_2>]>;
// IMPLIESITSELF: implies-itself.td:[[#@LINE-1]]:{{.*}}: error: 'toy.chip' SM_1 implies 'toy.chip' SM_1a, by way of what it implies
def : Implication<MinVersion<V_1>, [Chip<SM_1a>]>;

//--- implies-own.td
include "chips.td"
// IMPLIESOWN: implies-own.td:[[#@LINE+1]]:{{.*}}: error: 'toy.min_version' V_2 can't imply 'toy.min_version' V_1: a target offers one value along it, and the dimension's relation says what that includes
def : Implication<MinVersion<V_2>, [MinVersion<V_1>]>;

//--- implies-most.td
include "chips.td"
def High : MaxVersionBase<"QueryMaxVersionInterface", Version, V_1>;
// IMPLIESMOST: implies-most.td:[[#@LINE+1]]:{{.*}}: error: 'High' of an 'Implication' is along 'toy.max_version', whose relation is 'AtMost': what is implied is what a target has at least
def : Implication<Chip<SM_1>, [High]>;

//--- implies-any.td
include "chips.td"
def Any : AnyOf<[MinVersion<V_1>]>;
// IMPLIESANY: implies-any.td:[[#@LINE+1]]:{{.*}}: error: 'Any' of an 'Implication' must be one requirement, without conditions or alternatives
def : Implication<Chip<SM_1>, [Any]>;

//--- implies-computed.td
include "chips.td"
def Later : MinVersion<V_1> { let instance = "getVersion()"; }
// IMPLIESCPP: implies-computed.td:[[#@LINE+1]]:{{.*}}: error: 'Later' of an 'Implication' must be of one value, which is known without C++
def : Implication<Chip<SM_1>, [Later]>;

//--- implies-foreign.td
include "chips.td"
def Other_Dialect : Dialect { let name = "other"; let cppNamespace = "::other"; }
class OtherVersion<EnumCase min> : MinVersionBase<"QueryMinVersionInterface", Version, min> {
  let cppNamespace = "::other";
}
// IMPLIESFOREIGN: implies-foreign.td:[[#@LINE+1]]:{{.*}}: error: 'other.min_version' V_2 is a value of another dialect's dimension, so this record would be lost; write it beside that dimension
def : Implication<OtherVersion<V_2>, [Chip<SM_1>]>;

//--- implies-included.td
// What the other dialect's own files say is in its own code.
include "others.td"
def Toy_AOp : Toy_Op<"a">;
// IMPLIESINCLUDED-NOT: error

//--- others.td
include "chips.td"
def Other_Dialect : Dialect { let name = "other"; let cppNamespace = "::other"; }
class OtherVersion<EnumCase min> : MinVersionBase<"QueryMinVersionInterface", Version, min> {
  let cppNamespace = "::other";
}
class OtherFlag<EnumCase min> : OtherVersion<min> { let interfaceName = "QueryFlagInterface"; }
def : Implication<OtherVersion<V_2>, [OtherFlag<V_2>]>;
