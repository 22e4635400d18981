// convert-arith-to-spirv has no patterns for these ops, or makes ops that are not valid of them. When this test
// fails, LLVM has changed that: see docs/workarounds.md, then delete the workaround.

// RUN: mlir-opt %s -convert-arith-to-spirv -split-input-file -verify-diagnostics

func.func @f(%x: f32) {
  // expected-error @+1 {{failed to legalize operation 'arith.cmpf'}}
  %0 = arith.cmpf true, %x, %x : f32
  return
}

// -----

func.func @f(%x: i1) {
  // expected-error @+1 {{'spirv.IAdd' op operand #0 must be}}
  %0 = arith.addi %x, %x : i1
  return
}

// -----

func.func @f(%x: i1, %y: i1) {
  // expected-error @+1 {{failed to legalize operation 'arith.cmpi'}}
  %0 = arith.cmpi slt, %x, %y : i1
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @+1 {{failed to legalize operation 'arith.fptoui'}}
  %0 = arith.fptoui %x : f32 to i1
  return
}

// -----

func.func @f(%x: i1) {
  // expected-error @+1 {{failed to legalize operation 'arith.sitofp'}}
  %0 = arith.sitofp %x : i1 to f32
  return
}

// -----

func.func @f(%x: i1) {
  // expected-error @+1 {{failed to legalize operation 'arith.index_castui'}}
  %0 = arith.index_castui %x : i1 to index
  return
}
