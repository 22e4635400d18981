// A trait is found by the name of an instance whose argument is a local class.
// When this test fails, LLVM has changed that: see docs/workarounds.md, then
// delete the workaround.

// RUN: FileCheck %s --input-file=%mlir_include/mlir/Support/TypeID.h

// CHECK: struct Empty {};
// CHECK-NEXT: return TypeID::get<Trait<Empty>>();
