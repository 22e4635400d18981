// convert-gpu-to-spirv doesn't support the memory attributions of a gpu.func. When this
// test fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// The error's note prints an operation that was freed: at times, mlir-opt crashes instead.
// RUN: rm -f %t
// RUN: mlir-opt %s -o /dev/null
// RUN: mlir-opt %s -convert-gpu-to-spirv -o %t || true
// RUN: not ls %t

module attributes {gpu.container_module, spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  gpu.module @m {
    gpu.func @k() workgroup(%w: memref<4xf32, #spirv.storage_class<Workgroup>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %x = arith.constant 0.0 : f32
      memref.store %x, %w[%c0] : memref<4xf32, #spirv.storage_class<Workgroup>>
      gpu.return
    }
  }
}
