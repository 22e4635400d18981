// What the build needs to know of a dialect, to compile and register it with nothing written by hand.
// RUN: split-file --leading-lines %s %t
// RUN: %availability_tblgen -gen-availability-list-entry -I %t %t/toy.td | FileCheck %s --check-prefix=ENTRY
// RUN: %availability_tblgen -gen-availability-decls -I %t %t/toy.td | FileCheck %s --check-prefix=DECLS
// RUN: not %availability_tblgen -gen-availability-list-entry -I %t --availability-dialect=toy %t/common.td 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not %availability_tblgen -gen-availability-decls -I %t %t/twice.td 2>&1 | FileCheck %s --check-prefix=TWICE

//--- common.td
include "mlir-availability/Availability.td"
def Cat_Dialect : Dialect { let name = "cat"; let cppNamespace = "::cat"; }
def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def Cat_A : Op<Cat_Dialect, "a">;
def Toy_A : Op<Toy_Dialect, "a">;
// NONE: common.td: error: no 'AvailabilityHeaders' record for dialect 'toy'; add one, with the C++ headers that the records need

//--- toy.td
include "common.td"
// Selects one of two dialects with ops.
def : AvailabilityHeaders<Toy_Dialect, ["toy/Toy.h", "cat/Cat.h"]>;
// ENTRY: AVAILABILITY_DIALECT("toy", toy, registerToyAvailability)
// DECLS:      #include "toy/Toy.h"
// DECLS-NEXT: #include "cat/Cat.h"
// DECLS:      void registerToyAvailability(

//--- twice.td
include "toy.td"
// TWICE: twice.td:[[#@LINE+1]]:1: error: two records say which headers dialect 'toy' needs
def : AvailabilityHeaders<Toy_Dialect>;
// TWICE: toy.td:{{[0-9]+}}:1: note: the other one is here
