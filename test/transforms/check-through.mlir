// What a pipeline makes of kernels is checked, and each finding is at the op of
// the source.

// RUN: mlir-opt %s --load-pass-plugin=%plugin -o /dev/null --verify-diagnostics \
// RUN:   --pass-pipeline='builtin.module(availability-check-through{target=sm_75})'
// RUN: mlir-opt %s --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(availability-check-through{target=sm_80})' | FileCheck %s
// RUN: mlir-opt %s --load-pass-plugin=%plugin -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-check-through{target=vulkan1.1})'
// RUN: not mlir-opt %s --load-pass-plugin=%plugin -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-check-through{target=gfx942 pipeline={builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=${chip}}))}})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=OWN
// RUN: not mlir-opt %s --load-pass-plugin=%plugin -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-check-through)' 2>&1 | FileCheck %s --check-prefix=NONE

// The module isn't changed.
// CHECK: gpu.subgroup_reduce minsi
// OWN: check-through.mlir:[[#@LINE+11]]:10: error: gpu.subgroup_reduce can't be lowered
// NONE: 'availability-check-through': the option 'target' is missing

gpu.module @kernels {
  gpu.func @smallest(%in: memref<64xi32>, %out: memref<i32>) kernel
      attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %in[%i] : memref<64xi32>
    // expected-error @below {{gpu.subgroup_reduce becomes nvvm.redux.sync, which needs chip sm_80; sm_75 offers sm_75}}
    // expected-note @below {{cause: the op itself}}
    // expected-note @below {{write instead: gpu.subgroup_reduce without 'uniform'}}
    %y = gpu.subgroup_reduce minsi %x uniform : (i32) -> i32
    memref.store %y, %out[] : memref<i32>
    gpu.return
  }
}
