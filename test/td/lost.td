// Requirements that no op, type or attribute would get are errors at their records.
// RUN: split-file %s %t
// RUN: not %availability_tblgen -gen-availability-json -I %t -I %availability_package/include %t/interface.td -o /dev/null 2>&1 | FileCheck %t/interface.td --check-prefix=INTERFACE
// RUN: not %availability_tblgen -gen-availability-json -I %t -I %availability_package/include %t/type-interface.td -o /dev/null 2>&1 | FileCheck %t/type-interface.td --check-prefix=TYPE
// RUN: not %availability_tblgen -gen-availability-json -I %t %t/same-predicate.td -o /dev/null 2>&1 | FileCheck %t/same-predicate.td --check-prefix=SAME
// RUN: not %availability_tblgen -gen-availability-json -I %t %t/no-use.td -o /dev/null 2>&1 | FileCheck %t/no-use.td --check-prefix=NOUSE
// RUN: not %availability_tblgen -gen-availability-json -I %t %t/no-use-attr.td -o /dev/null 2>&1 | FileCheck %t/no-use-attr.td --check-prefix=NOATTR
// RUN: %availability_tblgen -gen-availability-json -I %t %t/other-file.td | FileCheck %t/other-file.td --check-prefix=OTHERFILE
// RUN: %availability_tblgen -gen-availability-json -I %t --availability-dialect=cat %t/other-dialect.td | FileCheck %t/other-dialect.td --check-prefix=OTHERDIALECT
// RUN: not %availability_tblgen -gen-availability-json -I %t --availability-dialect=toy %t/other-dialect.td -o /dev/null 2>&1 | FileCheck %t/other-dialect.td --check-prefix=OWNDIALECT
// RUN: not %availability_tblgen -gen-availability-json -I %t %t/two-forms.td -o /dev/null 2>&1 | FileCheck %t/two-forms.td --check-prefix=FORMS
// RUN: not %availability_tblgen -gen-availability-json -I %t --availability-dialect=a %t/no-namespace.td -o /dev/null 2>&1 | FileCheck %t/no-namespace.td --check-prefix=NAMESPACE
// RUN: %availability_tblgen -gen-availability-json -I %t %t/carried.td | FileCheck %t/carried.td --check-prefix=CARRIED

//--- common.td
include "mlir-availability/Availability.td"
def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}
def V_1 : I32EnumAttrCase<"V_1", 1>;
def V_2 : I32EnumAttrCase<"V_2", 2>;
def Version : I32EnumAttr<"Version", "", [V_1, V_2]> { let cppNamespace = "::toy"; }
class MinVersion<EnumCase min> : MinVersionBase<"QueryMinVersionInterface", Version, min>;

//--- interface.td
include "common.td"
include "mlir-availability/IR/AvailabilityInterfaces.td"
// Without requirements in the record, C++ has them.
def Toy_A : Op<Toy_Dialect, "a", [DeclareOpInterfaceMethods<AvailabilityOpInterface>]>;
// INTERFACE: interface.td:[[#@LINE+1]]:5: error: 'Toy_B' implements 'AvailabilityOpInterface' itself, so that what the record requires would be lost; require it there, and not here ('let availability = [];')
def Toy_B : Op<Toy_Dialect, "b", [DeclareOpInterfaceMethods<AvailabilityOpInterface>]> {
  list<Availability> availability = [MinVersion<V_2>];
}

//--- type-interface.td
include "common.td"
include "mlir-availability/IR/AvailabilityInterfaces.td"
def Toy_A : TypeDef<Toy_Dialect, "A", [DeclareTypeInterfaceMethods<AvailabilityTypeInterface>]> {
  let mnemonic = "a";
}
// TYPE: type-interface.td:[[#@LINE+1]]:5: error: 'Toy_B' implements 'AvailabilityTypeInterface' itself, so that what records require of it would be lost; emit it there
def Toy_B : TypeDef<Toy_Dialect, "B", [DeclareTypeInterfaceMethods<AvailabilityTypeInterface>]> {
  let mnemonic = "b";
  list<Availability> availability = [MinVersion<V_2>];
}

//--- same-predicate.td
include "common.td"
// SAME: same-predicate.td:[[#@LINE+1]]:5: error: the availability of 'Toy_F16' would be lost: 'F16' has the same predicate, so that their uses can't be told apart; write 'TypeAvailableAt' where an op has it
def Toy_F16 : Type<F16.predicate> { list<Availability> availability = [MinVersion<V_2>]; }
def Toy_A : Op<Toy_Dialect, "a"> { let arguments = (ins AnyTypeOf<[F16, Toy_F16]>:$x); }

//--- no-use.td
include "common.td"
// NOUSE: no-use.td:[[#@LINE+1]]:5: error: the availability of 'Toy_Vector' would be lost: no operand, result, attribute or property of an op is found to have it; write 'TypeAvailableAt' where an op has it
def Toy_Vector : VectorOfNonZeroRankOf<[F16]> { list<Availability> availability = [MinVersion<V_2>]; }
def Toy_A : Op<Toy_Dialect, "a">;

//--- no-use-attr.td
include "common.td"
// NOATTR: no-use-attr.td:[[#@LINE+1]]:5: error: the availability of 'Toy_Number' would be lost: {{.*}}; write 'AttrAvailableAt' where an op has it
def Toy_Number : ConfinedAttr<I32Attr, [IntMinValue<3>]> { list<Availability> availability = [MinVersion<V_2>]; }
def Toy_A : Op<Toy_Dialect, "a">;

//--- other-file.td
// The ops that have the constraint are in another file.
include "common.td"
def Toy_Vector : VectorOfNonZeroRankOf<[F16]> { list<Availability> availability = [MinVersion<V_2>]; }
// OTHERFILE: "name": "toy.box",
def Toy_Box : TypeDef<Toy_Dialect, "Box"> {
  let mnemonic = "box";
  list<Availability> availability = [MinVersion<V_2>];
}

//--- other-dialect.td
// The constraint is along a dimension of the one dialect, and the code is for the other.
include "common.td"
def Cat_Dialect : Dialect { let name = "cat"; let cppNamespace = "::cat"; }
// OWNDIALECT: other-dialect.td:[[#@LINE+1]]:5: error: the availability of 'Toy_Vector' would be lost:
def Toy_Vector : VectorOfNonZeroRankOf<[F16]> { list<Availability> availability = [MinVersion<V_2>]; }
def Toy_A : Op<Toy_Dialect, "a">;
// OTHERDIALECT: "name": "cat.b",
def Cat_B : Op<Cat_Dialect, "b"> { list<Availability> availability = [MinVersion<V_2>]; }

//--- two-forms.td
include "common.td"
// FORMS-DAG: two-forms.td:[[#@LINE+2]]:5: note: the other one is here
// FORMS-DAG: two-forms.td:[[#@LINE+2]]:5: error: two records describe op 'toy.a', and every op would need what both require: write one record, and what a form of the op requires into an 'AvailableWhen'
def Toy_Old : Op<Toy_Dialect, "a"> { list<Availability> availability = [MinVersion<V_1>]; }
def Toy_Renewed : Op<Toy_Dialect, "a"> { list<Availability> availability = [MinVersion<V_2>]; }

//--- no-namespace.td
include "mlir-availability/Availability.td"
def A_Dialect : Dialect { let name = "a"; }
def B_Dialect : Dialect { let name = "b"; }
def V_1 : I32EnumAttrCase<"V_1", 1>;
def Version : I32EnumAttr<"Version", "", [V_1]>;
class MinVersion<EnumCase min> : MinVersionBase<"QueryMinVersionInterface", Version, min> {
  let cppNamespace = "";
}
// NAMESPACE: no-namespace.td:[[#@LINE+1]]:{{.*}}: error: dimension 'a.min_version' has no 'cppNamespace', so that dialects 'a' and 'b' would both define '::QueryMinVersionInterface': set it in the dimension's class
def A_Op : Op<A_Dialect, "op"> { list<Availability> availability = [MinVersion<V_1>]; }
def B_Op : Op<B_Dialect, "op"> { list<Availability> availability = [MinVersion<V_1>]; }

//--- carried.td
include "common.td"
def Toy_Vector : VectorOfNonZeroRankOf<[F16]> { list<Availability> availability = [MinVersion<V_2>]; }
def Toy_Number : ConfinedAttr<I32Attr, [IntMinValue<3>]> { list<Availability> availability = [MinVersion<V_2>]; }
//      CARRIED: "name": "toy.a"
//      CARRIED: "name": "x",
// CARRIED-NEXT: "index": 0,
// CARRIED-NEXT: "cpp": "{{.*}}getRank() > 0{{.*}}isF16
//      CARRIED: "value": "V_2"
//      CARRIED: "name": "y"
// CARRIED-NEXT: }
//      CARRIED: "value": "V_2"
def Toy_A : Op<Toy_Dialect, "a"> {
  let arguments = (ins AnyTypeOf<[F32, Toy_Vector]>:$x, OptionalAttr<Toy_Number>:$y);
}
