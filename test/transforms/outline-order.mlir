// The memory accesses of a function keep their order, even if only a part of it becomes kernels: an op on the
// host follows the kernels of earlier ops, and precedes those of later ops.

// RUN: mlir-opt %s -allow-unregistered-dialect --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(availability-outline-kernels)' | FileCheck %s

module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @inc(%a: memref<4xf32>) kernel {
      gpu.return
    }
  }
  gpu.binary @compiled [#gpu.object<#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>, "x">]

  // A launch of an existing kernel.
  // CHECK-LABEL: func.func @launch(
  // CHECK: gpu.launch_func @kernels::@launch_0
  // CHECK-NEXT: gpu.launch_func @k::@inc
  // CHECK-NEXT: gpu.launch_func @kernels::@launch_1
  // CHECK-NEXT: return
  func.func @launch(%a: memref<4xf32>, %b: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %x = arith.constant 1.0 : f32
    %y = arith.constant 2.0 : f32
    memref.store %x, %a[%c0] : memref<4xf32>
    gpu.launch_func @k::@inc blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<4xf32>)
    memref.store %y, %a[%c0] : memref<4xf32>
    return
  }

  // A launch of a kernel that is compiled.
  // CHECK-LABEL: func.func @binary(
  // CHECK: gpu.launch_func @kernels::@binary_0
  // CHECK-NEXT: gpu.launch_func @compiled::@inc
  // CHECK-NEXT: gpu.launch_func @kernels::@binary_1
  // CHECK-NEXT: return
  func.func @binary(%a: memref<4xf32>, %b: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %x = arith.constant 1.0 : f32
    %y = arith.constant 2.0 : f32
    memref.store %x, %a[%c0] : memref<4xf32>
    gpu.launch_func @compiled::@inc blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<4xf32>)
    memref.store %y, %a[%c0] : memref<4xf32>
    return
  }

  // A copy and a fill by the host.
  // CHECK-LABEL: func.func @copies(
  // CHECK: gpu.launch_func @kernels::@copies_0
  // CHECK-NEXT: gpu.memcpy
  // CHECK-NEXT: gpu.memset
  // CHECK-NEXT: gpu.launch_func @kernels::@copies_1
  // CHECK-NEXT: return
  func.func @copies(%a: memref<4xf32>, %b: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %x = arith.constant 1.0 : f32
    %y = arith.constant 2.0 : f32
    memref.store %x, %a[%c0] : memref<4xf32>
    gpu.memcpy %a, %b : memref<4xf32>, memref<4xf32>
    gpu.memset %b, %x : memref<4xf32>, f32
    memref.store %y, %a[%c0] : memref<4xf32>
    return
  }

  // What isn't waited for yet, either.
  // CHECK-LABEL: func.func @async(
  // CHECK: gpu.launch_func @kernels::@async_0
  // CHECK-NEXT: %[[FIRST:.*]] = gpu.wait async
  // CHECK-NEXT: %[[SECOND:.*]] = gpu.launch_func async [%[[FIRST]]] @k::@inc
  // CHECK-NEXT: gpu.wait [%[[SECOND]]]
  // CHECK-NEXT: gpu.launch_func @kernels::@async_1
  // CHECK-NEXT: return
  func.func @async(%a: memref<4xf32>, %b: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %x = arith.constant 1.0 : f32
    %y = arith.constant 2.0 : f32
    memref.store %x, %a[%c0] : memref<4xf32>
    %t0 = gpu.wait async
    %t1 = gpu.launch_func async [%t0] @k::@inc blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<4xf32>)
    gpu.wait [%t1]
    memref.store %y, %a[%c0] : memref<4xf32>
    return
  }

  // The host's notes on memory, and its choice of a device.
  // CHECK-LABEL: func.func @notes(
  // CHECK: gpu.launch_func @kernels::@notes_0
  // CHECK-NEXT: gpu.host_register
  // CHECK-NEXT: gpu.set_default_device
  // CHECK-NEXT: gpu.launch_func @kernels::@notes_1
  // CHECK-NEXT: return
  func.func @notes(%a: memref<4xf32>, %d: i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %x = arith.constant 1.0 : f32
    %y = arith.constant 2.0 : f32
    memref.store %x, %a[%c0] : memref<4xf32>
    %u = memref.cast %a : memref<4xf32> to memref<*xf32>
    gpu.host_register %u : memref<*xf32>
    gpu.set_default_device %d
    memref.store %y, %a[%c0] : memref<4xf32>
    return
  }

  // The end of memory.
  // CHECK-LABEL: func.func @free(
  // CHECK: gpu.launch_func @kernels::@free_0
  // CHECK-NEXT: memref.dealloc
  // CHECK-NEXT: gpu.launch_func @kernels::@free_1
  // CHECK-NEXT: return
  func.func @free(%a: memref<4xf32>, %b: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %x = arith.constant 1.0 : f32
    %y = arith.constant 2.0 : f32
    memref.store %x, %a[%c0] : memref<4xf32>
    memref.dealloc %b : memref<4xf32>
    memref.store %y, %a[%c0] : memref<4xf32>
    return
  }

  // Memory that is new can be so at any time: one kernel does for both stores.
  // CHECK-LABEL: func.func @make(
  // CHECK: gpu.launch_func @kernels::@make
  // CHECK-NEXT: gpu.dealloc
  // CHECK-NEXT: return
  func.func @make(%a: memref<4xf32>, %b: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %x = arith.constant 1.0 : f32
    %y = arith.constant 2.0 : f32
    memref.store %x, %a[%c0] : memref<4xf32>
    %m = gpu.alloc() : memref<4xf32>
    memref.store %y, %m[%c0] : memref<4xf32>
    gpu.dealloc %m : memref<4xf32>
    return
  }

  // A copy between other ops becomes a separate kernel.
  // CHECK-LABEL: func.func @copy(
  // CHECK: gpu.launch_func @kernels::@copy_0
  // CHECK-NEXT: gpu.launch_func @kernels::@copy_1
  // CHECK-NEXT: gpu.launch_func @kernels::@copy_2
  // CHECK-NEXT: return
  func.func @copy(%a: memref<4xf32>, %b: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %x = arith.constant 1.0 : f32
    %y = arith.constant 2.0 : f32
    memref.store %x, %a[%c0] : memref<4xf32>
    memref.copy %a, %b : memref<4xf32> to memref<4xf32>
    memref.store %y, %a[%c0] : memref<4xf32>
    return
  }

  // In a loop, ...
  // CHECK-LABEL: func.func @loop(
  // CHECK: gpu.launch_func @kernels::@loop_0
  // CHECK-NEXT: scf.for
  // CHECK-NEXT: gpu.launch_func @kernels::@loop_1
  // CHECK-NEXT: gpu.launch_func @k::@inc
  // CHECK-NEXT: gpu.launch_func @kernels::@loop_2
  // CHECK-NEXT: }
  // CHECK-NEXT: gpu.launch_func @kernels::@loop_3
  // CHECK-NEXT: return
  func.func @loop(%a: memref<4xf32>, %b: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %x = arith.constant 1.0 : f32
    %y = arith.constant 2.0 : f32
    memref.store %x, %a[%c0] : memref<4xf32>
    scf.for %i = %c0 to %c4 step %c1 {
      memref.store %y, %a[%c0] : memref<4xf32>
      gpu.launch_func @k::@inc blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<4xf32>)
      memref.store %x, %a[%c0] : memref<4xf32>
    }
    memref.store %y, %a[%c0] : memref<4xf32>
    return
  }

  // ... and in a condition.
  // CHECK-LABEL: func.func @condition(
  // CHECK: gpu.launch_func @kernels::@condition_0
  // CHECK-NEXT: scf.if
  // CHECK-NEXT: gpu.memset
  // CHECK-NEXT: gpu.launch_func @kernels::@condition_1
  // CHECK-NEXT: }
  // CHECK-NEXT: gpu.launch_func @kernels::@condition_2
  // CHECK-NEXT: return
  func.func @condition(%a: memref<4xf32>, %n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %x = arith.constant 1.0 : f32
    %y = arith.constant 2.0 : f32
    memref.store %x, %a[%c0] : memref<4xf32>
    %d = arith.cmpi eq, %n, %c4 : index
    scf.if %d {
      gpu.memset %a, %y : memref<4xf32>, f32
      memref.store %y, %a[%c0] : memref<4xf32>
    }
    memref.store %y, %a[%c0] : memref<4xf32>
    return
  }

  // Launches of the function's own may be asynchronous, too.
  // CHECK-LABEL: func.func @own(
  // CHECK: %[[FIRST:.*]] = gpu.wait async
  // CHECK-NEXT: %[[SECOND:.*]] = gpu.launch_func async [%[[FIRST]]] @kernels::@own_0
  // CHECK-NEXT: gpu.wait [%[[SECOND]]]
  // CHECK-NEXT: gpu.launch_func @kernels::@own_1
  // CHECK-NEXT: return
  func.func @own(%a: memref<4xf32>, %b: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %x = arith.constant 1.0 : f32
    %y = arith.constant 2.0 : f32
    %t0 = gpu.wait async
    %t1 = gpu.launch async [%t0] blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
        threads(%tx, %ty, %tz) in (%nx = %c4, %ny = %c1, %nz = %c1) {
      memref.store %x, %a[%tx] : memref<4xf32>
      gpu.terminator
    }
    gpu.wait [%t1]
    memref.store %x, %a[%c0] : memref<4xf32>
    return
  }

  // An op with unknown effects becomes a kernel in its place.
  // CHECK-LABEL: func.func @unknown(
  // CHECK: gpu.launch_func @kernels::@unknown
  // CHECK-NEXT: return
  func.func @unknown(%a: memref<4xf32>, %b: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %x = arith.constant 1.0 : f32
    %y = arith.constant 2.0 : f32
    memref.store %x, %a[%c0] : memref<4xf32>
    "test.effect"(%a) : (memref<4xf32>) -> ()
    memref.store %y, %a[%c0] : memref<4xf32>
    return
  }
}

// CHECK-LABEL: gpu.func @unknown(
// CHECK: memref.store
// CHECK-NEXT: "test.effect"
// CHECK-NEXT: memref.store
// CHECK-NEXT: gpu.return
