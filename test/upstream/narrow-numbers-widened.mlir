// If a target lacks numbers of 8 or 16 bits, the type converter uses 32 bits: a shift of i8
// uses bits that i8 doesn't have, and a buffer of f16 becomes one of f32 with half as many.
// When this test fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// RUN: mlir-opt %s -convert-arith-to-spirv | FileCheck %s --check-prefix=SHIFT
// RUN: mlir-opt %s -convert-func-to-spirv | FileCheck %s --check-prefix=BUFFER

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  // SHIFT: %[[BY:.*]] = builtin.unrealized_conversion_cast %arg1 : i8 to i32
  // SHIFT-NEXT: %[[VALUE:.*]] = builtin.unrealized_conversion_cast %arg0 : i8 to i32
  // SHIFT-NEXT: spirv.ShiftRightLogical %[[VALUE]], %[[BY]] : i32, i32
  func.func @shift(%a: i8, %b: i8) -> i8 {
    %0 = arith.shrui %a, %b : i8
    return %0 : i8
  }

  // BUFFER: spirv.func @buffer({{.*}}!spirv.struct<(!spirv.array<2 x f32, stride=4> [0])>
  func.func @buffer(%a: memref<4xf16, #spirv.storage_class<StorageBuffer>>) {
    return
  }
}
