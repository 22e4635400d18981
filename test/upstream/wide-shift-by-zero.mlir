// If an i64 is shifted by zero, arith-emulate-wide-int shifts a half by 32 bits, and uses the result. When
// this test fails, LLVM has changed that: see docs/workarounds.md, then delete the workaround.

// RUN: mlir-opt %s -arith-emulate-wide-int=widest-int-supported=32 -canonicalize | FileCheck %s

// CHECK: %[[BITS:.*]] = arith.constant 32 : i32
// CHECK: %[[UNDEFINED:.*]] = arith.shrui %{{.*}}, %[[BITS]] : i32
// CHECK: arith.ori %[[UNDEFINED]]
func.func @f(%a: i64) -> i64 {
  %zero = arith.constant 0 : i32
  %0 = arith.extui %zero : i32 to i64
  %1 = arith.shli %a, %0 : i64
  return %1 : i64
}
