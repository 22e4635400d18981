// The requirements of an op are unknown, always or under a condition.
// RUN: %availability_tblgen -gen-availability-defs %s | FileCheck %s
// RUN: %availability_tblgen -gen-availability-doc %s | FileCheck %s --check-prefix=DOC
// RUN: %availability_tblgen -gen-availability-json %s | FileCheck %s --check-prefix=JSON

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

// CHECK:      void emitAskOpClauses(
// CHECK:      sink.emitUnknown(
// CHECK-SAME: "it is whatever its text says"}, "toy");
def Toy_AskOp : Op<Toy_Dialect, "ask"> {
  list<Availability> availability = [UnknownNeeds<"it is whatever its text says">];
}

// CHECK:      ::llvm::cast<::toy::MayOp>(operation);
// CHECK-NEXT: if (LLVM_UNLIKELY(operation->getNumOperands() < 1 || !op.getModeAttr())) {
// CHECK-NEXT:   return ::mlir::availability::emitIncomplete(operation, sink);
// CHECK:      if ({{.*}}operation->getNumOperands() > 2{{.*}}) {
// CHECK-NEXT:   sink.emitUnknown(
// CHECK-SAME:   "nobody has tried"}, "toy");
def Toy_MayOp : Op<Toy_Dialect, "may"> {
  let arguments = (ins AnyType:$first, Variadic<AnyType>:$others, I32Attr:$mode, OptionalAttr<I32Attr>:$other);
  list<Availability> availability = [
    MinVersion<V_2>,
    AvailableWhen<CPred<"operation->getNumOperands() > 2">, [UnknownNeeds<"nobody has tried">], "several operands">
  ];
}

// DOC: `toy.ask`
// DOC-SAME: unknown: it is whatever its text says
// DOC: `toy.may`
// DOC-SAME: if several operands: unknown: nobody has tried

// JSON: "unknown": "it is whatever its text says"
// JSON: "unknown": "nobody has tried"
