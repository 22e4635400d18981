// An op's possible requirements are also listed as data, for tables: the part, the condition in words and as
// a formula, the types that it can hold, and the clauses.
// RUN: %availability_tblgen -gen-availability-defs %s | FileCheck %s

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

// A part that the op lacks has no type to ask.
#ifdef NO_PART
// RUN: not %availability_tblgen -gen-availability-defs -DNO_PART %s 2>&1 | FileCheck %s --check-prefix=NO-PART
// NO-PART: error: 'toy.lacks' has no operand, result, attribute or region 'mood'; it has: mode
// NO-PART: conditions.td:[[#@LINE+1]]:{{[0-9]+}}: note: the op is here
def Toy_LacksOp : Op<Toy_Dialect, "lacks"> {
  let arguments = (ins OptionalAttr<I32Attr>:$mode);
  list<Availability> availability = [AvailableWhen<IsPresent<"mood">, [MinVersion<V_2>]>];
}
#endif
// A type has no parts.
#ifdef OF_TYPE
// RUN: not %availability_tblgen -gen-availability-defs -DOF_TYPE %s 2>&1 | FileCheck %s --check-prefix=OF-TYPE
// OF-TYPE: error: a predicate of a part of an op can only stand in the 'AvailableWhen' of an op
def Toy_Box : TypeDef<Toy_Dialect, "Box"> {
  let mnemonic = "box";
  list<Availability> availability = [AvailableWhen<IsPresent<"mode">, [MinVersion<V_2>]>];
}
#endif

// Constraints tell which types there can be, or that there can be any.
// CHECK:      listedText[] =
// CHECK:      "f16" "\0"
// CHECK-NEXT: "i8" "\0"
// CHECK-NEXT: "vector<4xi8>" "\0"
def Toy_SumOp : Op<Toy_Dialect, "sum"> {
  let arguments = (ins AnyTypeOf<[F16, FixedVectorOfLengthAndType<[4], [I8]>]>:$value);
}
def Toy_TakeOp : Op<Toy_Dialect, "take"> {
  let arguments = (ins AnyType:$value);
}

// One thing or its negation: the letters are the same.
// CHECK:      "fast" "\0"
// CHECK-NEXT: "1a&" "\0"
// CHECK-NEXT: "not fast, quiet" "\0"
// CHECK-NEXT: "RULE-1" "\0"
// CHECK-NEXT: "1a!b&&" "\0"
def QuietTurn
    : AvailableWhen<And<[Neg<CPred<"$_self.isFast()">>, CPred<"$_self.isQuiet()">]>,
                    [MinVersion<V_2>], "not fast, quiet"> {
  let rule = "RULE-1";
}
def Toy_TurnOp : Op<Toy_Dialect, "turn"> {
  list<Availability> availability = [
    AvailableWhen<CPred<"$_self.isFast()">, [MinVersion<V_2>], "fast">,
    QuietTurn,
  ];
}

// Texts are positions, functions are listed once.
// CHECK:      packedNeeds[] = {
// CHECK-NEXT:   {0, 0, 1, 0, 0, 0, 0, 0, {{.*}}Sort::Type, {{.*}}SourceKind::Type},
// CHECK-NEXT:   {0, 0, 5, 0, 0, 0, 0, 0, {{.*}}Sort::Type, {{.*}}SourceKind::Type},
// CHECK-NEXT:   {0, 0, 8, 0, 0, 0, 0, 0, {{.*}}Sort::Type, {{.*}}SourceKind::Type},
// CHECK-NEXT:   {0, 0, 0, 0, 0, 0, 0, 0, {{.*}}Sort::Held, {{.*}}SourceKind::Type},
// CHECK-NEXT:   {0, 21, 0, 0, 0, 26, 1, 0, {{.*}}Sort::Clauses, {{.*}}SourceKind::Op},
// CHECK-NEXT:   {0, 30, 0, 0, 46, 53, 1, 0, {{.*}}Sort::Clauses, {{.*}}SourceKind::Op},
// CHECK-NEXT: };
// CHECK:      orderOfNeeds[] = {
// CHECK:      functionsOfNeeds[] = {
// CHECK-NEXT:   nullptr,
// CHECK-NEXT:   listClauses{{[0-9]+}},
// CHECK-NEXT: };
// CHECK:      casesOfNeeds[] = {
// CHECK-NEXT:   {},
// CHECK-NEXT: };
// CHECK: OpRecord opRecords[] = {
// CHECK-DAG: {::llvm::StringLiteral("toy.turn"), emitNameClauses0, emitTurnOpClauses, false, {&listedNeeds, 4, 2}},
// CHECK-DAG: {::llvm::StringLiteral("toy.sum"), nullptr, nullptr, false, {&listedNeeds, 0, 3}},
