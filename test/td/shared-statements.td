// Ops with the same needs share functions, so that the code isn't as large as the number of ops times that of
// needs.
// RUN: %availability_tblgen -gen-availability-defs %s | FileCheck %s

include "mlir-availability/Availability.td"
def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}
def V1 : I32EnumAttrCase<"V1", 1>;
def V2 : I32EnumAttrCase<"V2", 2>;
def Versions : I32EnumAttr<"Version", "versions", [V1, V2]> {
  let cppNamespace = "::toy";
}
class MinVersion<I32EnumAttrCase min>
    : MinVersionBase<"QueryMinVersionInterface", Versions, min>;
class Toy_Op<string name, dag operands, list<Availability> needs> : Op<Toy_Dialect, name> {
  let arguments = operands;
  list<Availability> availability = needs;
}
class When<code condition> : AvailableWhen<CPred<condition>, [MinVersion<V2>], "in words">;
def IsDeep : When<"isDeep(&$_op, \"op\")">;

// Ops are written in the order of their names.
// What isn't about the class is in a function. Neither the text "op" nor a comment matters.
// CHECK:      LLVM_ATTRIBUTE_NOINLINE void emitShared0(
// CHECK-NEXT: {{.*}}::mlir::Operation *operation,
// CHECK-NEXT: {{.*}}::mlir::availability::OpClauseSink &sink) {
// CHECK:      if (isDeep(&(*operation), "op")) {
// CHECK-NEXT: emitRows

// A function that calls such functions alone serves several ops.
// CHECK-LABEL: void emitAOpClauses(
// CHECK-NOT:     auto op
// CHECK:         emitShared0(operation, sink);
// CHECK-NEXT:  }
def Toy_AOp : Toy_Op<"a", (ins AnyType:$a), [IsDeep]>;
// CHECK-NOT: void emitBOpClauses
def Toy_BOp : Toy_Op<"b", (ins AnyType:$b), [IsDeep]>;

// An accessor of any value is the same in all ops.
// CHECK:      void emitShared1(
// CHECK:      if (isWide(operation->getOperand(1), operation->getNumOperands())) {
// CHECK-LABEL: void emitCOpClauses(
// CHECK:         emitShared1(operation, sink);
// CHECK-NEXT:    emitShared0(operation, sink);
def Toy_COp : Toy_Op<"c", (ins AnyType:$a, AnyType:$b),
                     [When<"isWide($_self.getB(), $_self->getNumOperands())">, IsDeep]>;
// CHECK-NOT: void emitDOpClauses
def Toy_DOp : Toy_Op<"d", (ins AnyType:$b, AnyType:$a),
                     [When<"isWide($_self.getA(), $_self->getNumOperands())">, IsDeep]>;

// The only operands, if there can be any number of them, are all.
// CHECK:      void emitShared2(
// CHECK:      if (isLong(operation->getOperands())) {
// CHECK-LABEL: void emitEOpClauses(
// CHECK:         emitShared2(operation, sink);
def Toy_EOp : Toy_Op<"e", (ins Variadic<AnyType>:$values), [When<"isLong($_self.getValues())">]>;
def Toy_FOp : Toy_Op<"f", (ins Variadic<AnyType>:$others), [When<"isLong($_self.getOthers())">]>;

// Other accessors are of the class: of a typed value, of values after an optional one, of anything else.
// CHECK-LABEL: void emitGOpClauses(
// CHECK:         auto op = ::llvm::cast<::toy::GOp>(operation);
// CHECK:      if (isWide(op.getA())) {
def Toy_GOp : Toy_Op<"g", (ins I32:$a), [When<"isWide($_self.getA())">]>;
// CHECK-LABEL: void emitHOpClauses(
// CHECK:      if (isWide(op.getA())) {
def Toy_HOp : Toy_Op<"h", (ins I64:$a), [When<"isWide($_self.getA())">]>;
// CHECK-LABEL: void emitIOpClauses(
// CHECK:      if (isWide(op.getB())) {
def Toy_IOp : Toy_Op<"i", (ins Optional<AnyType>:$a, AnyType:$b), [When<"isWide($_self.getB())">]>;
// CHECK-LABEL: void emitJOpClauses(
// CHECK:      if (isWide(op.getB())) {
def Toy_JOp : Toy_Op<"j", (ins Optional<AnyType>:$a, AnyType:$b), [When<"isWide($_self.getB())">]>;
// CHECK-LABEL: void emitKOpClauses(
// CHECK:      if (isOdd(op)) {
def Toy_KOp : Toy_Op<"k", (ins), [When<"isOdd($_self)">]>;
// CHECK-LABEL: void emitLOpClauses(
// CHECK:      if (isOdd(op)) {
def Toy_LOp : Toy_Op<"l", (ins), [When<"isOdd($_self)">]>;

// A need that one op has alone stays in its function.
// CHECK-LABEL: void emitMOpClauses(
// CHECK:      if (isRare(&(*op.getOperation()))) {
def Toy_MOp : Toy_Op<"m", (ins), [When<"isRare(&$_op)">]>;
// CHECK: StringLiteral("toy.b"), {{.*}}, emitAOpClauses,
// CHECK: StringLiteral("toy.d"), {{.*}}, emitCOpClauses,
// CHECK: StringLiteral("toy.f"), {{.*}}, emitEOpClauses,
