// The pass takes CPUs, and functions.

// RUN: mlir-opt %s --load-pass-plugin=%plugin -o /dev/null --verify-diagnostics \
// RUN:   --pass-pipeline='builtin.module(availability-check-through{target=x86-64-v3})'
// RUN: mlir-opt %s --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(availability-check-through{target=x86-64-v4})' | FileCheck %s

// CHECK: x86vector.avx512.mask.compress
func.func @pack(%m: memref<64xf32>, %mask: vector<16xi1>) {
  %c = arith.constant 0 : index
  %x = vector.load %m[%c] : memref<64xf32>, vector<16xf32>
  // expected-error @below {{needs x86 feature avx512f}}
  // expected-note @below {{cause: the op itself}}
  %y = x86vector.avx512.mask.compress %mask, %x : vector<16xf32>
  vector.store %y, %m[%c] : memref<64xf32>, vector<16xf32>
  return
}
