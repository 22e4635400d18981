// Conditions of an op that start alike share the tests that they start with: those of a decision tree have hundreds.
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

// CHECK-LABEL: void emitTreeOpClauses
def Toy_TreeOp : Op<Toy_Dialect, "tree"> {
  let arguments = (ins I32:$a);
  list<Availability> availability = [
    // CHECK:      if (op.isDeep()) {
    // CHECK-NEXT: if (op.isWide()) {
    // CHECK-NEXT: emitRows
    AvailableWhen<And<[CPred<"$_self.isDeep()">, CPred<"$_self.isWide()">]>, [MinVersion<V2>], "deep and wide">,
    // Line breaks in a test don't matter.
    // A condition with the opposite of the last test becomes the `else` of that test.
    // CHECK-NEXT: {{^[}]$}}
    // CHECK-NEXT: // {{.*}}shared-conditions.td
    // CHECK-NEXT: else {
    // CHECK-NEXT: emitRows
    AvailableWhen<And<[CPred<"$_self.isDeep()">, Neg<CPred<[{
                          $_self.isWide()}]>>]>, [MinVersion<V1>], "deep, not wide">,
    // An `if` has one `else`: the same test after it is an `if` again.
    // CHECK-NEXT: {{^[}]$}}
    // CHECK-NEXT: // {{.*}}shared-conditions.td
    // CHECK-NEXT: if (op.isWide()) {
    // CHECK-NEXT: emitRows
    AvailableWhen<And<[CPred<"$_self.isDeep()">, CPred<"$_self.isWide()">]>, [MinVersion<V1>], "deep and wide again">,
    // CHECK-NEXT: {{^[}]$}}
    // CHECK-NEXT: {{^[}]$}}
    // CHECK-NEXT: // {{.*}}shared-conditions.td
    // CHECK-NEXT: else {
    // CHECK-NEXT: emitRows
    AvailableWhen<Neg<CPred<"$_self.isDeep()">>, [MinVersion<V1>], "not deep">,
    // C++ stays whole, and so does its opposite.
    // CHECK:      if (op.isOld() && op.isRare()) {
    // CHECK-NEXT: emitRows
    AvailableWhen<CPred<"$_self.isOld() && $_self.isRare()">, [MinVersion<V2>], "old and rare">,
    // CHECK-NEXT: {{^[}]$}}
    // CHECK-NEXT: // {{.*}}shared-conditions.td
    // CHECK-NEXT: else {
    // CHECK-NEXT: if (op.isDeep()) {
    // CHECK-NEXT: emitRows
    AvailableWhen<And<[Neg<CPred<"$_self.isOld() && $_self.isRare()">>,
                       CPred<"$_self.isDeep()">]>, [MinVersion<V2>], "else deep">,
    // Another test isn't an opposite, even if it starts with `!`.
    // CHECK-NEXT: {{^[}]$}}
    // CHECK-NEXT: {{^[}]$}}
    // CHECK-NEXT: // {{.*}}shared-conditions.td
    // CHECK-NEXT: if (op.isOld() == op.isRare()) {
    AvailableWhen<CPred<"$_self.isOld() == $_self.isRare()">, [MinVersion<V2>], "both or none">,
    // CHECK:      if (!op.isOld() == op.isRare()) {
    AvailableWhen<CPred<"!$_self.isOld() == $_self.isRare()">, [MinVersion<V2>], "one">,
    // A comment ends with its line.
    // CHECK:      if (op.isA() // && first
    // CHECK-NEXT: && op.isB())
    AvailableWhen<CPred<[{$_self.isA() // && first
                          && $_self.isB()}]>, [MinVersion<V2>], "comment">
  ];
}
