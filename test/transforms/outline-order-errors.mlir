// What only a host can do can't become part of a kernel, and isn't moved out of it: the function is refused.

// RUN: mlir-opt %s -split-input-file -verify-diagnostics --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(availability-outline-kernels)'

// An argument that a kernel calculates.
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%n: index) kernel {
      gpu.return
    }
  }
  func.func @f(%a: memref<4xindex>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %n = memref.load %a[%c0] : memref<4xindex>
    // expected-error @+1 {{'gpu.launch_func' depends on the result of another kernel}}
    gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%n : index)
    return
  }
}

// -----

// A condition that a kernel calculates.
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%n: index) kernel {
      gpu.return
    }
  }
  func.func @f(%a: memref<4xindex>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %n = memref.load %a[%c0] : memref<4xindex>
    %is = arith.cmpi eq, %n, %c0 : index
    scf.if %is {
      // expected-error @+1 {{'gpu.launch_func' is in 'scf.if', which becomes part of a kernel, where it can't be done; move it outside}}
      gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%c0 : index)
    }
    return
  }
}

// -----

// A loop that calculates a number.
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%n: index) kernel {
      gpu.return
    }
  }
  func.func @f(%a: memref<4xindex>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %n = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %c0) -> index {
      // expected-error @+1 {{'gpu.memset' is in 'scf.for', which becomes part of a kernel, where it can't be done; move it outside}}
      gpu.memset %a, %c0 : memref<4xindex>, index
      %v = memref.load %a[%i] : memref<4xindex>
      %sum = arith.addi %s, %v : index
      scf.yield %sum : index
    }
    memref.store %n, %a[%c0] : memref<4xindex>
    return
  }
}

// -----

// Iterations in any order.
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%n: index) kernel {
      gpu.return
    }
  }
  func.func @f(%a: memref<4xindex>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
      // expected-error @+1 {{'gpu.launch_func' is in 'scf.parallel', which becomes part of a kernel, where it can't be done; move it outside}}
      gpu.launch_func @k::@f blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%i : index)
    }
    return
  }
}

// -----

// A loop without a number of iterations.
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f(%n: index) kernel {
      gpu.return
    }
  }
  func.func @f(%a: memref<4xindex>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.while : () -> () {
      %n = memref.load %a[%c0] : memref<4xindex>
      %is = arith.cmpi eq, %n, %c0 : index
      scf.condition(%is)
    } do {
      // expected-error @+1 {{'gpu.memset' is in 'scf.while', which becomes part of a kernel, where it can't be done; move it outside}}
      gpu.memset %a, %c0 : memref<4xindex>, index
      scf.yield
    }
    return
  }
}

// -----

// A call of what isn't known.
func.func @f(%a: memref<4xindex>) {
  %g = func.constant @g : (memref<4xindex>) -> ()
  %h = func.constant @h : (memref<4xindex>) -> ()
  %c0 = arith.constant 0 : index
  %n = memref.load %a[%c0] : memref<4xindex>
  %is = arith.cmpi eq, %n, %c0 : index
  %callee = arith.select %is, %g, %h : (memref<4xindex>) -> ()
  // expected-error @+1 {{'func.call_indirect' calls a function that is chosen at run time, which a kernel can't do; call a function by its name}}
  func.call_indirect %callee(%a) : (memref<4xindex>) -> ()
  return
}
func.func private @g(memref<4xindex>)
func.func private @h(memref<4xindex>)
