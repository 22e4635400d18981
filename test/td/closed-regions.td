// Records that say in whose regions only ops of a dialect belong.
// RUN: %availability_tblgen -gen-availability-defs %s | FileCheck %s --check-prefix=DEF
// RUN: %availability_tblgen -gen-availability-json %s | FileCheck %s --check-prefix=JSON
// RUN: %availability_tblgen -gen-availability-doc %s | FileCheck %s --check-prefix=DOC

include "mlir-availability/Availability.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}
def Toy_Kernel : Op<Toy_Dialect, "kernel">;
def Toy_Loop : Op<Toy_Dialect, "loop">;

//      DEF: static void attachRecords(
//      DEF:     {{.*}}AvailabilityDialect>();
// DEF-NEXT:   dialect.closeRegions("toy.kernel");
// DEF-NEXT:   dialect.closeRegions("toy.loop");
// DEF-NEXT:   dialect.closeRegions("toy");
// DEF-NEXT: }

//      JSON: "closed_regions": [
// JSON-NEXT:   "toy.kernel",
// JSON-NEXT:   "toy.loop",
// JSON-NEXT:   "toy"

//      DOC: Only ops of their dialect, and builtin modules, belong in the regions of these ops (of
// DOC-NEXT: all of its ops, for a dialect): `toy.kernel`, `toy.loop`, `toy`.
def : ClosedRegions<Toy_Dialect, [Toy_Kernel, Toy_Loop]>;
def : ClosedRegions<Toy_Dialect>;
