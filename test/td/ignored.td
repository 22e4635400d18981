// With AVAILABILITY_CLASS_IGNORED, requirements are of this project's class, named OwnAvailability, whether the file has a
// class Availability or not.
// RUN: split-file %s %t
// RUN: %availability_tblgen -gen-availability-json -I %t %t/with.td > %t/with.json
// RUN: %availability_tblgen -gen-availability-json -I %t %t/without.td > %t/without.json
// RUN: diff %t/with.json %t/without.json
// RUN: FileCheck %t/own.td < %t/with.json
// RUN: not %availability_tblgen -gen-availability-json -I %t %t/element.td 2>&1 | FileCheck %t/element.td
// RUN: not %availability_tblgen -gen-availability-json -I %t %t/not-a-list.td 2>&1 | FileCheck %t/not-a-list.td
// RUN: %availability_tblgen -gen-availability-json -I %t %t/other-field.td 2>&1 | FileCheck %t/other-field.td

//--- own.td
#define AVAILABILITY_CLASS_IGNORED
include "mlir-availability/Availability.td"
def V_1 : I32EnumAttrCase<"V_1", 1>;
def V_2 : I32EnumAttrCase<"V_2", 2>;
def V_3 : I32EnumAttrCase<"V_3", 3>;
def Toy_Version : I32EnumAttr<"Version", "", [V_1, V_2, V_3]> {
  let cppNamespace = "::toy";
}
class MinVersion<I32EnumAttrCase min>
    : MinVersionBase<"MinVersionInterface", Toy_Version, min>;
def : AvailabilityFor<Toy_A> {
  let availability = [AnyOf<[MinVersion<V_2>, MinVersion<V_3>]>];
}
def F_matrix : I32EnumAttrCase<"matrix", 0>;
def Toy_Feature : I32EnumAttr<"Feature", "", [F_matrix]> {
  let cppNamespace = "::toy";
}
class Feature<I32EnumAttrCase feature>
    : OneOfBase<"FeatureInterface", Toy_Feature, feature>;
def : Implication<MinVersion<V_3>, [Feature<F_matrix>]>;
class Own<string mnemonic> : Op<Toy_Dialect, mnemonic> {
  list<OwnAvailability> availability = [MinVersion<V_3>];
}
def Toy_C : Own<"c">;

// Nothing is said of the dimension of the class that is passed over.
// CHECK-NOT:  foreign
// CHECK:      "implied": {
// CHECK-NEXT: "dimension": "toy.feature",
// CHECK-NEXT: "value": "matrix"
// CHECK-NOT:  foreign
// CHECK:      "name": "toy.a",
// CHECK-NEXT: "clauses": [
// CHECK-NEXT: {
// CHECK-NEXT: "any_of": [
// CHECK:      "value": "V_2"
// CHECK:      "value": "V_3"
// CHECK:      "name": "toy.c",
// CHECK:      "value": "V_3"
// CHECK-NOT:  foreign

//--- with.td
include "mlir/IR/OpBase.td"
class Availability {
  string interfaceName = ?;
  string instance = ?;
}
def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}
class Foreign : Availability {
  let interfaceName = "QueryForeignInterface";
  let instance = "foreign";
}
class Toy_Op<string mnemonic> : Op<Toy_Dialect, mnemonic> {
  list<Availability> availability = [Foreign<>];
}
def Toy_A : Toy_Op<"a">;
include "own.td"

//--- without.td
include "mlir/IR/OpBase.td"
def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}
def Toy_A : Op<Toy_Dialect, "a">;
include "own.td"

//--- element.td
include "without.td"
// CHECK: element.td:[[#@LINE+1]]:5: error: 'V_1' in the availability of 'Toy_B' is not an 'OwnAvailability'
def Toy_B : Op<Toy_Dialect, "b"> { list<EnumCase> availability = [V_1]; }

//--- not-a-list.td
include "without.td"
// CHECK: not-a-list.td:[[#@LINE+1]]:5: error: field 'availability' of 'Toy_B' must be a list of 'OwnAvailability'
def Toy_B : Op<Toy_Dialect, "b"> { int availability = 1; }

//--- other-field.td
include "without.td"
// CHECK: other-field.td:[[#@LINE+1]]:5: warning: field 'avail' of 'Toy_B' is a list of 'OwnAvailability', but nothing reads it
def Toy_B : Op<Toy_Dialect, "b"> { list<OwnAvailability> avail = [MinVersion<V_2>]; }
