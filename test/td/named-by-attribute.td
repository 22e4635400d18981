// Records that say which attribute names what an op does.
// RUN: split-file --leading-lines %s %t
// RUN: %availability_tblgen -gen-availability-defs %t/toy.td | FileCheck %s --check-prefix=DEF
// RUN: %availability_tblgen -gen-availability-json %t/toy.td | FileCheck %s --check-prefix=JSON
// RUN: %availability_tblgen -gen-availability-doc %t/toy.td | FileCheck %s --check-prefix=DOC
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/twice.td 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/nameless.td 2>&1 | FileCheck %s --check-prefix=NAMELESS

//      DEF: static void attachRecords(
//      DEF:     {{.*}}AvailabilityDialect>();
// DEF-NEXT:   dialect.nameByAttribute("host.call", "callee", "toy.");
// DEF-NEXT:   dialect.nameByAttribute("host.operator", "name", "");
// DEF-NEXT: }

//      JSON: "named_by_attribute": [
// JSON-NEXT:   {
// JSON-NEXT:     "op": "host.call",
// JSON-NEXT:     "attribute": "callee",
// JSON-NEXT:     "prefix": "toy."
// JSON-NEXT:   },
// JSON-NEXT:   {
// JSON-NEXT:     "op": "host.operator",
// JSON-NEXT:     "attribute": "name",
// JSON-NEXT:     "prefix": ""

// DOC: An op `host.call` needs what is declared for the op called `toy.<callee>`, by the value of its attribute `callee`.
// DOC: An op `host.operator` needs what is declared for the op called `<name>`, by the value of its attribute `name`.

//--- toy.td
include "mlir-availability/Availability.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}
def Toy_Add : Op<Toy_Dialect, "add">;
def : NamedByAttribute<"host.operator", "name">;
def : NamedByAttribute<"host.call", "callee", "toy.">;

//--- twice.td
include "toy.td"
// TWICE: twice.td:[[#@LINE+1]]:5: error: another 'NamedByAttribute' record is for op 'host.call', too
def Again : NamedByAttribute<"host.call", "symbol">;

//--- nameless.td
include "toy.td"
// NAMELESS: nameless.td:[[#@LINE+1]]:5: error: a 'NamedByAttribute' record needs the name of an op, with its dialect, and of an attribute
def Nameless : NamedByAttribute<"call", "callee">;
