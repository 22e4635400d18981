// A dependency file names what was read. Spaces in paths are escaped, as Make and Ninja want it.
// RUN: rm -rf %t && mkdir -p %t/"a folder" && cp %s %t/"a folder/toy.td" && touch %t/"a folder/included.td"
// RUN: %availability_tblgen -gen-availability-decls -I %t/"a folder" %t/"a folder/toy.td" -o %t/"a folder/out.inc" -d %t/out.d
// RUN: FileCheck %s --input-file=%t/out.d
// CHECK: {{^}}{{.*}}/a\ folder/out.inc: {{.*}}/a\ folder/included.td
// CHECK-NOT: a folder

include "mlir-availability/Availability.td"
include "included.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}
def Toy_Op : Op<Toy_Dialect, "op"> {
  list<Availability> availability = [];
}
