// What is known to need nothing is judged.
// RUN: %availability_tblgen -gen-availability-defs %s | FileCheck %s
// RUN: %availability_tblgen -gen-availability-doc %s | FileCheck %s --check-prefix=DOC
// RUN: %availability_tblgen -gen-availability-json %s | FileCheck %s --check-prefix=JSON

include "mlir-availability/Availability.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

// CHECK:      if ({{.*}}operation->getNumOperands() > 2{{.*}}) {
// CHECK-NEXT:   sink.emitNothingNeeded("toy");
def Toy_MayOp : Op<Toy_Dialect, "may"> {
  let arguments = (ins Variadic<AnyType>:$values);
  list<Availability> availability = [
    AvailableWhen<CPred<"operation->getNumOperands() > 2">, [NeedsNothing<>], "several operands">
  ];
}

// DOC: `toy.may`
// DOC-SAME: if several operands: nothing

// Readers of JSON judge what has rules.
// JSON-NOT: several operands
