// Nothing verifies the numbers in these attributes of SPIR-V. When this test
// fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// RUN: mlir-opt %s -allow-unregistered-dialect | FileCheck %s

// CHECK: abi = #spirv.entry_point_abi<workgroup_size = [0, -1]>
// CHECK-SAME: limits = #spirv.resource_limits<max_compute_workgroup_size = [1, "x"]>
"test.op"() {
  abi = #spirv.entry_point_abi<workgroup_size = [0, -1]>,
  limits = #spirv.resource_limits<max_compute_workgroup_size = [1, "x"]>
} : () -> ()
