// Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Further shapes of amdgpu: the least and the greatest numbers, and types that MLIR's tests lack.

func.func @lanes(%i: i32, %d: f64, %f: f32, %h: f16) {
  %0 = amdgpu.dpp %i %i quad_perm ([0, 1, 2, 3]) {row_mask = 0 : i32, bank_mask = 0 : i32} : i32
  %1 = amdgpu.dpp %i %i row_shl (1 : i32) {row_mask = 0 : i32, bank_mask = 15 : i32} : i32
  %2 = amdgpu.dpp %i %i row_shr (15 : i32) {row_mask = 15 : i32, bank_mask = 0 : i32} : i32
  %3 = amdgpu.dpp %i %i row_ror (7 : i32) : i32
  %4 = amdgpu.dpp %i %i wave_shl : i32
  %5 = amdgpu.dpp %i %i wave_shr : i32
  %6 = amdgpu.dpp %i %i wave_ror : i32
  %7 = amdgpu.dpp %i %i wave_rol : i32
  %8 = amdgpu.dpp %d %d row_mirror (unit) : f64
  %9 = amdgpu.dpp %d %d row_half_mirror (unit) : f64
  %10 = amdgpu.dpp %i %i row_bcast_15 (unit) : i32
  %11 = amdgpu.dpp %i %i row_bcast_31 (unit) : i32
  %12 = amdgpu.dpp %i %i row_shl (1 : i32) {row_mask = -1 : i32, bank_mask = 2147483647 : i32} : i32
  %13 = amdgpu.dpp %i %i row_shl (1 : i32) {row_mask = 2147483647 : i32, bank_mask = -1 : i32} : i32
  %14 = amdgpu.swizzle_bitmode %f 0 0 0 : f32
  %15 = amdgpu.swizzle_bitmode %f 31 31 31 : f32
  %16 = amdgpu.swizzle_bitmode %f -1 2147483647 -1 : f32
  return
}

func.func @waits() {
  amdgpu.memory_counter_wait load(0)
  amdgpu.memory_counter_wait load(1000)
  amdgpu.memory_counter_wait store(0)
  amdgpu.memory_counter_wait store(1000)
  amdgpu.memory_counter_wait ds(0)
  amdgpu.memory_counter_wait ds(1000)
  amdgpu.memory_counter_wait exp(0)
  amdgpu.memory_counter_wait exp(1000)
  amdgpu.memory_counter_wait load(0) store(0) ds(0) exp(0)
  amdgpu.memory_counter_wait load(1000) store(1000) ds(1000) exp(1000)
  amdgpu.memory_counter_wait tensor(0)
  amdgpu.memory_counter_wait tensor(1000)
  amdgpu.memory_counter_wait load(0) store(0) ds(0) tensor(0)
  amdgpu.memory_counter_wait load(0) exp(0) tensor(0)
  return
}

func.func @buffers(%b: memref<64xf32>, %n: memref<64xi32>, %d: memref<64xf64>, %h: memref<64xf16>,
                   %f: f32, %i: i32, %w: f64, %p: vector<2xf16>) {
  %0 = amdgpu.raw_buffer_load {indexOffset = 0 : i32} %b[%i] : memref<64xf32>, i32 -> f32
  %1 = amdgpu.raw_buffer_load {indexOffset = 1000000 : i32} %b[%i] : memref<64xf32>, i32 -> f32
  %4 = amdgpu.raw_buffer_load {indexOffset = -1 : i32} %b[%i] : memref<64xf32>, i32 -> f32
  %5 = amdgpu.raw_buffer_load {indexOffset = 2147483647 : i32} %b[%i] : memref<64xf32>, i32 -> f32
  amdgpu.raw_buffer_store {indexOffset = 0 : i32} %f -> %b[%i] : f32 -> memref<64xf32>, i32
  amdgpu.raw_buffer_store {indexOffset = 1000000 : i32} %f -> %b[%i] : f32 -> memref<64xf32>, i32
  amdgpu.raw_buffer_atomic_fadd {indexOffset = 0 : i32} %f -> %b[%i] : f32 -> memref<64xf32>, i32
  amdgpu.raw_buffer_atomic_fadd {indexOffset = 1000000 : i32} %f -> %b[%i] : f32 -> memref<64xf32>, i32
  amdgpu.raw_buffer_atomic_fadd %p -> %h[%i] : vector<2xf16> -> memref<64xf16>, i32
  amdgpu.raw_buffer_atomic_fmax {indexOffset = 0 : i32} %f -> %b[%i] : f32 -> memref<64xf32>, i32
  amdgpu.raw_buffer_atomic_fmax {indexOffset = 1000000 : i32} %f -> %b[%i] : f32 -> memref<64xf32>, i32
  amdgpu.raw_buffer_atomic_fmax {indexOffset = 1000000 : i32} %w -> %d[%i] : f64 -> memref<64xf64>, i32
  amdgpu.raw_buffer_atomic_smax {indexOffset = 0 : i32} %i -> %n[%i] : i32 -> memref<64xi32>, i32
  amdgpu.raw_buffer_atomic_smax {indexOffset = 1000000 : i32} %i -> %n[%i] : i32 -> memref<64xi32>, i32
  amdgpu.raw_buffer_atomic_umin {indexOffset = 0 : i32} %i -> %n[%i] : i32 -> memref<64xi32>, i32
  amdgpu.raw_buffer_atomic_umin {indexOffset = 1000000 : i32} %i -> %n[%i] : i32 -> memref<64xi32>, i32
  %2 = amdgpu.raw_buffer_atomic_cmpswap {indexOffset = 0 : i32} %i, %i -> %n[%i] : i32 -> memref<64xi32>, i32
  %3 = amdgpu.raw_buffer_atomic_cmpswap {indexOffset = 1000000 : i32} %i, %i -> %n[%i]
    : i32 -> memref<64xi32>, i32
  return
}

func.func @elements(%m0: memref<64xf32>, %m1: memref<64xi32>, %m2: memref<64xi64>, %m3: memref<64xi8>,
                    %m4: memref<64xf16>, %m5: memref<64xbf16>, %i: i32, %v0: vector<2xf32>,
                    %v1: vector<4xf32>, %v2: vector<2xi32>, %v3: vector<2xf16>, %l: i64, %b: i8, %h: f16,
                    %v4: vector<4xi32>, %v5: vector<8xbf16>, %v6: vector<4xbf16>) {
  amdgpu.raw_buffer_store %i -> %m1[%i] : i32 -> memref<64xi32>, i32
  amdgpu.raw_buffer_store %l -> %m2[%i] : i64 -> memref<64xi64>, i32
  amdgpu.raw_buffer_store %b -> %m3[%i] : i8 -> memref<64xi8>, i32
  amdgpu.raw_buffer_store %h -> %m4[%i] : f16 -> memref<64xf16>, i32
  amdgpu.raw_buffer_store %v4 -> %m1[%i] : vector<4xi32> -> memref<64xi32>, i32
  amdgpu.raw_buffer_store %v6 -> %m5[%i] : vector<4xbf16> -> memref<64xbf16>, i32
  amdgpu.raw_buffer_store %v5 -> %m5[%i] : vector<8xbf16> -> memref<64xbf16>, i32
  %0 = amdgpu.raw_buffer_load %m2[%i] : memref<64xi64>, i32 -> i64
  %1 = amdgpu.raw_buffer_load %m3[%i] : memref<64xi8>, i32 -> vector<16xi8>
  %2 = amdgpu.raw_buffer_load %m5[%i] : memref<64xbf16>, i32 -> vector<8xbf16>
  %3 = amdgpu.raw_buffer_atomic_cmpswap %v0, %v0 -> %m0[%i] : vector<2xf32> -> memref<64xf32>, i32
  %4 = amdgpu.raw_buffer_atomic_cmpswap %v1, %v1 -> %m0[%i] : vector<4xf32> -> memref<64xf32>, i32
  %5 = amdgpu.raw_buffer_atomic_cmpswap {boundsCheck = false} %v0, %v0 -> %m0[%i]
    : vector<2xf32> -> memref<64xf32>, i32
  %6 = amdgpu.raw_buffer_atomic_cmpswap {indexOffset = 4 : i32} %v1, %v1 -> %m0[%i]
    : vector<4xf32> -> memref<64xf32>, i32
  %7 = amdgpu.raw_buffer_atomic_cmpswap %v2, %v2 -> %m1[%i] : vector<2xi32> -> memref<64xi32>, i32
  %8 = amdgpu.raw_buffer_atomic_cmpswap %v3, %v3 -> %m4[%i] : vector<2xf16> -> memref<64xf16>, i32
  %9 = amdgpu.raw_buffer_atomic_cmpswap %l, %l -> %m2[%i] : i64 -> memref<64xi64>, i32
  return
}

func.func @matrices(%f: f32, %h: vector<4xf16>, %b: vector<4xbf16>, %n: vector<4xi8>, %d: f64,
                    %c4: vector<4xf32>, %c16: vector<16xf32>, %c32: vector<32xf32>, %i4: vector<4xi32>) {
  %0 = amdgpu.mfma 4x4x1 %f * %f + %c4 {blocks = 16 : i32, cbsz = 4 : i32, abid = 15 : i32} blgp = none
    : f32, f32, vector<4xf32>
  %1 = amdgpu.mfma 4x4x4 %h * %h + %c4 {blocks = 16 : i32, cbsz = 4 : i32, abid = 15 : i32} blgp = none
    : vector<4xf16>, vector<4xf16>, vector<4xf32>
  %2 = amdgpu.mfma 4x4x4 %b * %b + %c4 {blocks = 16 : i32, cbsz = 2 : i32, abid = 3 : i32} blgp = none
    : vector<4xbf16>, vector<4xbf16>, vector<4xf32>
  %3 = amdgpu.mfma 4x4x4 %n * %n + %i4 {blocks = 16 : i32, cbsz = 3 : i32, abid = 7 : i32} blgp = none
    : vector<4xi8>, vector<4xi8>, vector<4xi32>
  %4 = amdgpu.mfma 16x16x4 %h * %h + %c16 {blocks = 4 : i32, cbsz = 2 : i32, abid = 3 : i32} blgp = bcast_first_32
    : vector<4xf16>, vector<4xf16>, vector<16xf32>
  %5 = amdgpu.mfma 32x32x4 %h * %h + %c32 {blocks = 2 : i32, cbsz = 1 : i32, abid = 1 : i32} blgp = bcast_fourth_16
    : vector<4xf16>, vector<4xf16>, vector<32xf32>
  %6 = amdgpu.mfma 32x32x8 %h * %h + %c16 blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
  %7 = amdgpu.mfma 16x16x16 %h * %h + %c4 blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  %8 = amdgpu.mfma 16x16x16 %b * %b + %c4 blgp = none : vector<4xbf16>, vector<4xbf16>, vector<4xf32>
  return
}

func.func @types(%i: i32, %m_bf16: memref<64xbf16>, %m_f16: memref<64xf16>, %m_f32: memref<64xf32>, %m_f64: memref<64xf64>, %m_f8E4M3FN: memref<64xf8E4M3FN>, %m_f8E4M3FNUZ: memref<64xf8E4M3FNUZ>, %m_f8E5M2: memref<64xf8E5M2>, %m_i16: memref<64xi16>, %m_i32: memref<64xi32>, %m_i8: memref<64xi8>,
                 %v0: f16, %v1: f64, %v2: i16, %v3: bf16, %v4: f32, %v5: i32, %v6: vector<2xf16>, %v7: vector<4xf16>, %v8: vector<8xf16>, %v9: vector<2xbf16>, %v10: vector<2xf32>, %v11: vector<4xf32>, %v12: vector<2xi32>, %v13: vector<4xi32>, %v14: vector<4xi8>, %v15: vector<8xi8>, %v16: vector<16xi8>, %v17: vector<2xi16>, %v18: vector<8xi16>, %v19: vector<2xf64>, %v20: f8E5M2, %v21: f8E4M3FN, %v22: vector<4xf8E4M3FN>, %v23: vector<4xf8E4M3FNUZ>, %v24: vector<16xf8E5M2>) {
  %0 = amdgpu.raw_buffer_load %m_f16[%i] : memref<64xf16>, i32 -> f16
  amdgpu.raw_buffer_store %v0 -> %m_f16[%i] : f16 -> memref<64xf16>, i32
  %1 = amdgpu.raw_buffer_load %m_f64[%i] : memref<64xf64>, i32 -> f64
  amdgpu.raw_buffer_store %v1 -> %m_f64[%i] : f64 -> memref<64xf64>, i32
  %2 = amdgpu.raw_buffer_load %m_i16[%i] : memref<64xi16>, i32 -> i16
  amdgpu.raw_buffer_store %v2 -> %m_i16[%i] : i16 -> memref<64xi16>, i32
  %3 = amdgpu.raw_buffer_load %m_bf16[%i] : memref<64xbf16>, i32 -> bf16
  amdgpu.raw_buffer_store %v3 -> %m_bf16[%i] : bf16 -> memref<64xbf16>, i32
  %4 = amdgpu.raw_buffer_load %m_f32[%i] : memref<64xf32>, i32 -> f32
  amdgpu.raw_buffer_store %v4 -> %m_f32[%i] : f32 -> memref<64xf32>, i32
  %5 = amdgpu.raw_buffer_load %m_i32[%i] : memref<64xi32>, i32 -> i32
  amdgpu.raw_buffer_store %v5 -> %m_i32[%i] : i32 -> memref<64xi32>, i32
  %6 = amdgpu.raw_buffer_load %m_f16[%i] : memref<64xf16>, i32 -> vector<2xf16>
  amdgpu.raw_buffer_store %v6 -> %m_f16[%i] : vector<2xf16> -> memref<64xf16>, i32
  %7 = amdgpu.raw_buffer_load %m_f16[%i] : memref<64xf16>, i32 -> vector<4xf16>
  amdgpu.raw_buffer_store %v7 -> %m_f16[%i] : vector<4xf16> -> memref<64xf16>, i32
  %8 = amdgpu.raw_buffer_load %m_f16[%i] : memref<64xf16>, i32 -> vector<8xf16>
  amdgpu.raw_buffer_store %v8 -> %m_f16[%i] : vector<8xf16> -> memref<64xf16>, i32
  %9 = amdgpu.raw_buffer_load %m_bf16[%i] : memref<64xbf16>, i32 -> vector<2xbf16>
  amdgpu.raw_buffer_store %v9 -> %m_bf16[%i] : vector<2xbf16> -> memref<64xbf16>, i32
  %10 = amdgpu.raw_buffer_load %m_f32[%i] : memref<64xf32>, i32 -> vector<2xf32>
  amdgpu.raw_buffer_store %v10 -> %m_f32[%i] : vector<2xf32> -> memref<64xf32>, i32
  %11 = amdgpu.raw_buffer_load %m_f32[%i] : memref<64xf32>, i32 -> vector<4xf32>
  amdgpu.raw_buffer_store %v11 -> %m_f32[%i] : vector<4xf32> -> memref<64xf32>, i32
  %12 = amdgpu.raw_buffer_load %m_i32[%i] : memref<64xi32>, i32 -> vector<2xi32>
  amdgpu.raw_buffer_store %v12 -> %m_i32[%i] : vector<2xi32> -> memref<64xi32>, i32
  %13 = amdgpu.raw_buffer_load %m_i32[%i] : memref<64xi32>, i32 -> vector<4xi32>
  amdgpu.raw_buffer_store %v13 -> %m_i32[%i] : vector<4xi32> -> memref<64xi32>, i32
  %14 = amdgpu.raw_buffer_load %m_i8[%i] : memref<64xi8>, i32 -> vector<4xi8>
  amdgpu.raw_buffer_store %v14 -> %m_i8[%i] : vector<4xi8> -> memref<64xi8>, i32
  %15 = amdgpu.raw_buffer_load %m_i8[%i] : memref<64xi8>, i32 -> vector<8xi8>
  amdgpu.raw_buffer_store %v15 -> %m_i8[%i] : vector<8xi8> -> memref<64xi8>, i32
  %16 = amdgpu.raw_buffer_load %m_i8[%i] : memref<64xi8>, i32 -> vector<16xi8>
  amdgpu.raw_buffer_store %v16 -> %m_i8[%i] : vector<16xi8> -> memref<64xi8>, i32
  %17 = amdgpu.raw_buffer_load %m_i16[%i] : memref<64xi16>, i32 -> vector<2xi16>
  amdgpu.raw_buffer_store %v17 -> %m_i16[%i] : vector<2xi16> -> memref<64xi16>, i32
  %18 = amdgpu.raw_buffer_load %m_i16[%i] : memref<64xi16>, i32 -> vector<8xi16>
  amdgpu.raw_buffer_store %v18 -> %m_i16[%i] : vector<8xi16> -> memref<64xi16>, i32
  %19 = amdgpu.raw_buffer_load %m_f64[%i] : memref<64xf64>, i32 -> vector<2xf64>
  amdgpu.raw_buffer_store %v19 -> %m_f64[%i] : vector<2xf64> -> memref<64xf64>, i32
  %20 = amdgpu.raw_buffer_load %m_f8E5M2[%i] : memref<64xf8E5M2>, i32 -> f8E5M2
  amdgpu.raw_buffer_store %v20 -> %m_f8E5M2[%i] : f8E5M2 -> memref<64xf8E5M2>, i32
  %21 = amdgpu.raw_buffer_load %m_f8E4M3FN[%i] : memref<64xf8E4M3FN>, i32 -> f8E4M3FN
  amdgpu.raw_buffer_store %v21 -> %m_f8E4M3FN[%i] : f8E4M3FN -> memref<64xf8E4M3FN>, i32
  %22 = amdgpu.raw_buffer_load %m_f8E4M3FN[%i] : memref<64xf8E4M3FN>, i32 -> vector<4xf8E4M3FN>
  amdgpu.raw_buffer_store %v22 -> %m_f8E4M3FN[%i] : vector<4xf8E4M3FN> -> memref<64xf8E4M3FN>, i32
  %23 = amdgpu.raw_buffer_load %m_f8E4M3FNUZ[%i] : memref<64xf8E4M3FNUZ>, i32 -> vector<4xf8E4M3FNUZ>
  amdgpu.raw_buffer_store %v23 -> %m_f8E4M3FNUZ[%i] : vector<4xf8E4M3FNUZ> -> memref<64xf8E4M3FNUZ>, i32
  %24 = amdgpu.raw_buffer_load %m_f8E5M2[%i] : memref<64xf8E5M2>, i32 -> vector<16xf8E5M2>
  amdgpu.raw_buffer_store %v24 -> %m_f8E5M2[%i] : vector<16xf8E5M2> -> memref<64xf8E5M2>, i32
  %25 = amdgpu.permlane_swap %v0 16 : f16
  %26 = amdgpu.swizzle_bitmode %v0 31 0 1 : f16
  %27 = amdgpu.permlane_swap %v1 16 : f64
  %28 = amdgpu.swizzle_bitmode %v1 31 0 1 : f64
  %29 = amdgpu.permlane_swap %v2 16 : i16
  %30 = amdgpu.swizzle_bitmode %v2 31 0 1 : i16
  %31 = amdgpu.permlane_swap %v3 16 : bf16
  %32 = amdgpu.swizzle_bitmode %v3 31 0 1 : bf16
  %33 = amdgpu.permlane_swap %v5 16 : i32
  %34 = amdgpu.swizzle_bitmode %v5 31 0 1 : i32
  %35 = amdgpu.permlane_swap %v6 16 : vector<2xf16>
  %36 = amdgpu.swizzle_bitmode %v6 31 0 1 : vector<2xf16>
  %37 = amdgpu.permlane_swap %v7 16 : vector<4xf16>
  %38 = amdgpu.swizzle_bitmode %v7 31 0 1 : vector<4xf16>
  %39 = amdgpu.permlane_swap %v10 16 : vector<2xf32>
  %40 = amdgpu.swizzle_bitmode %v10 31 0 1 : vector<2xf32>
  %41 = amdgpu.permlane_swap %v11 16 : vector<4xf32>
  %42 = amdgpu.swizzle_bitmode %v11 31 0 1 : vector<4xf32>
  %43 = amdgpu.permlane_swap %v12 16 : vector<2xi32>
  %44 = amdgpu.swizzle_bitmode %v12 31 0 1 : vector<2xi32>
  %45 = amdgpu.permlane_swap %v14 16 : vector<4xi8>
  %46 = amdgpu.swizzle_bitmode %v14 31 0 1 : vector<4xi8>
  return
}
