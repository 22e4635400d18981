// An array that is one of several things needs what an element needs only if all of its elements match. An array
// that can be nothing else has such elements alone.
// RUN: %availability_tblgen -gen-availability-json %s | FileCheck %s

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

class Array<Attr element> : TypedArrayAttrBase<element, "an array">;
def NewI32Attr : AttrAvailableAt<I32Attr, [MinVersion<V_2>]>;

//      CHECK: "name": "toy.alone",
//  CHECK-NOT: all_of
//      CHECK: "cpp": "{{.*}}any_of(
//  CHECK-NOT: all_of
def Toy_AloneOp : Op<Toy_Dialect, "alone"> {
  let arguments = (ins Array<NewI32Attr>:$value);
}

//      CHECK: "name": "toy.one_of_two",
//      CHECK: "cpp": "{{.*}}all_of({{.*}} && {{.*}}any_of(
def Toy_OneOfTwoOp : Op<Toy_Dialect, "one_of_two"> {
  let arguments = (ins AnyAttrOf<[AnyAttr, Array<NewI32Attr>]>:$value);
}
