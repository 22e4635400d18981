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
// CHECK: listedNeeds0[] = {
// CHECK: ConditionalNeed::Sort::Type,
// CHECK: "", "", "f16",
// CHECK: "", "", "i8",
// CHECK: "", "", "vector<4xi8>",
// CHECK-NOT: ConditionalNeed::Sort::Held
// CHECK: listedNeeds1[] = {
// CHECK-NEXT: ConditionalNeed::Sort::Held,
def Toy_SumOp : Op<Toy_Dialect, "sum"> {
  let arguments = (ins AnyTypeOf<[F16, FixedVectorOfLengthAndType<[4], [I8]>]>:$value);
}
def Toy_TakeOp : Op<Toy_Dialect, "take"> {
  let arguments = (ins AnyType:$value);
}

// One thing or its negation: the letters are the same.
// CHECK: listedNeeds2[] = {
// CHECK: ConditionalNeed::Sort::Clauses,
// CHECK: SourceKind::Op,
// CHECK: "", "fast", "", "", "", "1a&", listClauses{{[0-9]+}}, {}},
// CHECK: "", "not fast, quiet", "", "", "RULE-1", "1a!b&&", listClauses
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

// CHECK: OpConditions listedOps[] = {
// CHECK-DAG: {::llvm::StringLiteral("toy.turn"), false, true, listedNeeds
// CHECK-DAG: {::llvm::StringLiteral("toy.sum"), false, false, listedNeeds
