// arith-emulate-wide-int has no divisions, adds two rounded halves to convert an integer to a float, and uses
// a float remainder for the other direction. When this test fails, LLVM has changed that: see
// docs/workarounds.md, then delete the workaround.

// RUN: not mlir-opt %s -split-input-file -arith-emulate-wide-int=widest-int-supported=32 2>&1 | FileCheck %s

// CHECK: failed to legalize operation 'arith.divui'
func.func @f(%a: i64, %b: i64) -> i64 {
  %0 = arith.divui %a, %b : i64
  return %0 : i64
}

// -----

// CHECK: arith.uitofp
// CHECK: arith.uitofp
// CHECK: arith.mulf
// CHECK: arith.addf
func.func @g(%a: i64) -> f32 {
  %0 = arith.uitofp %a : i64 to f32
  return %0 : f32
}

// -----

// CHECK: arith.remf
func.func @h(%a: f32) -> i64 {
  %0 = arith.fptoui %a : f32 to i64
  return %0 : i64
}
