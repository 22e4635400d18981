// The reader of bytecode trusts the counts in it. When this test fails, LLVM
// has changed that: see docs/workarounds.md, then delete the workaround.

// RUN: mlir-opt -emit-bytecode %s -o %t.mlirbc
// RUN: %python %S/Inputs/damaged.py %t.mlirbc mlir-opt | FileCheck %s

// CHECK: crashes: {{[1-9]}}

func.func @f(%a: i32) { return }
