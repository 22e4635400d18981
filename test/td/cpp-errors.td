// C++ in records that nothing could make sense of is an error at its record, and generated code tells where the rest is.
// RUN: split-file --leading-lines %s %t
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/placeholder.td 2>&1 | FileCheck %s --check-prefix=PLACEHOLDER
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/instance.td 2>&1 | FileCheck %s --check-prefix=INSTANCE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/constraint.td 2>&1 | FileCheck %s --check-prefix=CONSTRAINT
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/of-type.td 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/initializer.td 2>&1 | FileCheck %s --check-prefix=INITIALIZER
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/float.td 2>&1 | FileCheck %s --check-prefix=FLOAT
// RUN: %availability_tblgen -gen-availability-defs -I %t %t/place.td | FileCheck %s --check-prefix=PLACE

//--- common.td
include "mlir-availability/Availability.td"
def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}
class Lanes<string count, string type = "unsigned", string start = "0"> : Availability {
  let cppNamespace = "::toy";
  let interfaceName = "QueryLanesInterface";
  let queryFnRetType = "unsigned";
  let queryFnName = "getLanes";
  let mergeAction = "$overall = std::max($overall, $instance)";
  let initializer = start;
  let instanceType = type;
  let instance = count;
  let relation = AtLeast;
}
class Toy_Op<string name> : Op<Toy_Dialect, name>;

//--- placeholder.td
include "common.td"
def Toy_A : Toy_Op<"a">;
def : AvailabilityFor<Toy_A> {
  let availability = [
// PLACEHOLDER: placeholder.td:[[#@LINE+1]]:5: error: unknown placeholder '$_slef'; did you mean '$_self'?
    AvailableWhen<CPred<"$_slef.getTranspose()">, [Lanes<"2">], "transposed">
  ];
}

//--- instance.td
include "common.td"
def Toy_A : Toy_Op<"a">;
def : AvailabilityFor<Toy_A> {
// INSTANCE: instance.td:[[#@LINE+1]]:23: error: unknown placeholder '$_lanes'; there are: $_self, $_op, $_analyses, $_each, $_ctxt, $_builder
  let availability = [Lanes<"$_lanes.size()">];
}

//--- constraint.td
include "common.td"
def Wide : AvailablePred<CPred<"isWide($_type)">, [Lanes<"2">]>;
def Toy_A : Toy_Op<"a"> {
// CONSTRAINT: constraint.td:[[#@LINE-2]]:5: error: unknown placeholder '$_type'
  let arguments = (ins Type<Wide>:$value);
}

//--- of-type.td
include "common.td"
def Toy_A : Toy_Op<"a">;
def Box : TypeDef<Toy_Dialect, "Box"> {
  let mnemonic = "box";
  list<Availability> availability = [
// TYPE: of-type.td:[[#@LINE+1]]:5: error: unknown placeholder '$_sefl'; did you mean '$_self'?
    AvailableWhen<CPred<"$_sefl.isDeep()">, [Lanes<"2">], "deep">
  ];
}

//--- initializer.td
include "common.td"
// INITIALIZER: initializer.td:[[#@LINE+1]]:5: error: 'initializer' of 'QueryLanesInterface' is empty: set it to the C++ value before any requirement is merged, such as '0' or '{}'
def Two : Lanes<"2", "unsigned", "">;
def Toy_A : Toy_Op<"a">;

//--- float.td
include "common.td"
// FLOAT: float.td:[[#@LINE+1]]:5: error: 'instanceType' of 'QueryLanesInterface' is 'float', but a requirement is an enum, an integer, or an '::llvm::ArrayRef' of these
def Two : Lanes<"2", "float">;
def Toy_A : Toy_Op<"a">;

//--- place.td
include "common.td"
def Toy_A : Toy_Op<"a"> {
  list<Availability> availability = [
// PLACE:      // place.td:[[#@LINE+2]]
// PLACE-NEXT: if (op.isWide()) {
    AvailableWhen<CPred<"$_self.isWide()">, [
// PLACE-NEXT: // place.td:[[#@LINE+2]]
// PLACE-NEXT: for ({{.*}} auto &&each : op.getLanes()) {
      AvailableForEach<"$_self.getLanes()", [Lanes<"$_each">], "lanes">], "wide">
  ];
}
