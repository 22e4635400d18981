// Records that say whose targets alone know the ops of a dialect.
// RUN: split-file --leading-lines %s %t
// RUN: %availability_tblgen -gen-availability-defs %t/toy.td | FileCheck %s --check-prefix=DEF
// RUN: %availability_tblgen -gen-availability-json %t/toy.td | FileCheck %s --check-prefix=JSON
// RUN: %availability_tblgen -gen-availability-doc %t/toy.td | FileCheck %s --check-prefix=DOC
// RUN: %availability_tblgen -gen-availability-defs %t/elsewhere.td | FileCheck %s --check-prefix=ELSEWHERE
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/twice.td 2>&1 | FileCheck %s --check-prefix=TWICE

//      DEF: static void attachRecords(
//      DEF:     {{.*}}AvailabilityDialect>();
// DEF-NEXT:   dialect.restrictToTargets("above", "toy");
// DEF-NEXT:   dialect.restrictToTargets("toy", "toy");
// DEF-NEXT: }

//      JSON: "only_on_targets_of": [
// JSON-NEXT:   {
// JSON-NEXT:     "dialect": "above",
// JSON-NEXT:     "targets": "toy"
// JSON-NEXT:   },
// JSON-NEXT:   {
// JSON-NEXT:     "dialect": "toy",
// JSON-NEXT:     "targets": "toy"

// DOC: Ops of `above` run only on targets of `toy`.
// DOC: Ops of `toy` run only on targets of `toy`.

// Targets of that dialect judge ops whose needs are unknown.
// ELSEWHERE: "nobody knows"{{.*}}"machine"

//--- toy.td
include "mlir-availability/Availability.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}
def Toy_Add : Op<Toy_Dialect, "add">;
def Above_Dialect : Dialect {
  let name = "above";
  let cppNamespace = "::above";
}
def : AvailabilityHeaders<Toy_Dialect>;
def : OnlyOnTargetsOf<Toy_Dialect, "toy">;
def : OnlyOnTargetsOf<Above_Dialect, "toy">;

//--- elsewhere.td
include "mlir-availability/Availability.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}
def Toy_Add : Op<Toy_Dialect, "add">;
def : AvailabilityFor<Toy_Add> {
  let availability = [UnknownNeeds<"nobody knows">];
}
def : AvailabilityHeaders<Toy_Dialect>;
def : OnlyOnTargetsOf<Toy_Dialect, "machine">;

//--- twice.td
include "toy.td"
// TWICE: twice.td:[[#@LINE+1]]:5: error: another 'OnlyOnTargetsOf' record is for dialect 'toy', too
def Again : OnlyOnTargetsOf<Toy_Dialect, "other">;
