// Things known by name only: a table of their needs, and ops that name them.
// RUN: %availability_tblgen -gen-availability-decls %s | FileCheck %s --check-prefix=DECLS
// RUN: %availability_tblgen -gen-availability-defs %s 2>%t | FileCheck %s
// These records are used: there is no warning.
// RUN: count 0 < %t
// RUN: %availability_tblgen -gen-availability-doc %s | FileCheck %s --check-prefix=DOC
// RUN: %availability_tblgen -gen-availability-json %s | FileCheck %s --check-prefix=JSON
// RUN: not %availability_tblgen -gen-availability-defs -DTWICE %s 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not %availability_tblgen -gen-availability-defs -DOPEN %s 2>&1 | FileCheck %s --check-prefix=OPEN
// RUN: not %availability_tblgen -gen-availability-defs -DRANGE %s 2>&1 | FileCheck %s --check-prefix=RANGE
// RUN: not %availability_tblgen -gen-availability-defs -DMANY %s 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: not %availability_tblgen -gen-availability-defs -DEMPTY %s 2>&1 | FileCheck %s --check-prefix=EMPTY

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

// DECLS: bool isKnownFunction(::llvm::StringRef name);
def Functions : NameTable<"isKnownFunction">;

// An automaton: from its start, 'c' leads to "os", 'f' to "ma", 's' to "in". "os"
// and "in" end alike, before the requirements 0; "ma" before the requirements 1.
// CHECK:      edgesOf_isKnownFunction[] = {
// CHECK-NEXT: {{.*}}};
// CHECK-NEXT: needsOf_isKnownFunction[] = {
// CHECK-NEXT:   {0, 1},
// CHECK-NEXT:   {{[{][0-9]+}}, 0},
// CHECK-NEXT: };
def : AvailabilityForNames<Functions, ["sin", "cos"], [MinVersion<V_2>]>;
def : AvailabilityForNames<Functions, ["fma"], []>;

// Names that stand for several. Only brackets have bars between alternatives.
// DECLS: bool isKnownInstruction(::llvm::StringRef name);
def Instructions : NameTable<"isKnownInstruction">;
def : AvailabilityForNames<Instructions, ["a<b|c<|3..5>> r|r"], []>;
// The same names, so the same automaton.
// CHECK:      edgesOf_isKnownInstruction[] = {
// CHECK-NEXT: [[EDGES:.*]]};
def Written : NameTable<"isWritten">;
def : AvailabilityForNames<Written, ["ab r|r", "ac r|r", "ac3 r|r", "ac4 r|r", "ac5 r|r"], []>;
// CHECK:      edgesOf_isWritten[] = {
// CHECK-NEXT: [[EDGES]]};

// The requirements of unlisted names are unknown to this dialect.
// CHECK: sink.emitUnknown({{.*}}, "toy");
// CHECK: emitNeedsOf_isKnownFunction(op.getFunction(), "is not a function of toys", sink,
// DOC:   by name: see `isKnownFunction`
// JSON:  "unknown": "what it names decides"
def Toy_CallOp : Op<Toy_Dialect, "call"> {
  let arguments = (ins StrAttr:$function);
  list<Availability> availability = [AvailableAsName<Functions, "$_self.getFunction()", "is not a function of toys">];
}

#ifdef TWICE
// TWICE: [[@LINE+1]]:1: error: 'sin' is twice in table 'Functions'
def : AvailabilityForNames<Functions, ["<cos|s>in"], []>;
#endif

#ifdef OPEN
// OPEN: [[@LINE+1]]:1: error: 'f<a|b' has brackets that don't close, or a range that isn't FIRST..LAST
def : AvailabilityForNames<Functions, ["f<a|b"], []>;
#endif

#ifdef RANGE
// RANGE: [[@LINE+1]]:1: error: 'f<5..3>' has brackets that don't close, or a range that isn't FIRST..LAST
def : AvailabilityForNames<Functions, ["f<5..3>"], []>;
#endif

#ifdef MANY
// MANY: [[@LINE+1]]:1: error: {{.*}} stands for more than a million names
def : AvailabilityForNames<Functions, ["f<0..4000>.<0..4000>.<0..4000>"], []>;
#endif

#ifdef EMPTY
// EMPTY: [[@LINE+1]]:5: error: a table without names
def Empty : NameTable<"isEmpty">;
#endif
