// Several modules are lowered at a time, by copies of the pass.

// RUN: mlir-opt %s --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(builtin.module(availability-lower-to-spirv{target=vulkan1.1}))' \
// RUN:   | FileCheck %s

// CHECK: spirv.module @{{.*}}one
// CHECK: spirv.EntryPoint "GLCompute" @k
// CHECK: spirv.module @{{.*}}two
// CHECK: spirv.EntryPoint "GLCompute" @k

module {
  gpu.module @one {
    gpu.func @k() kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      gpu.return
    }
  }
}
module {
  gpu.module @two {
    gpu.func @k() kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      gpu.return
    }
  }
}
