// Requirements that the example dialect adds to types and attributes of others
// (test/lib/Example/ExampleAvailability.td). For those of a dialect they apply everywhere; for builtin ones
// only in ops of the example dialect.
// RUN: %availability_test_opt %s -availability-print=output=remarks -o /dev/null 2>&1 | FileCheck %s

func.func private @barriers() -> !nvgpu.mbarrier.group<memorySpace = 3, num_barriers = 2>
func.func private @barrier() -> !nvgpu.mbarrier.group<memorySpace = 3>
func.func private @scalable() -> vector<[4]xf32>

func.func @types() {
  // A condition on a parameter, in an op of whichever dialect, ...
  // CHECK: [[#@LINE+1]]:8: remark: func.call needs example version V_2 or later because of type of result 0: several barriers, !nvgpu.mbarrier.group<memorySpace = 3 : i64, num_barriers = 2>
  %0 = func.call @barriers() : () -> !nvgpu.mbarrier.group<memorySpace = 3, num_barriers = 2>
  // ... and what doesn't meet it.
  // CHECK-NOT: example version V_2
  %1 = func.call @barrier() : () -> !nvgpu.mbarrier.group<memorySpace = 3>
  // Nested in another type, and because of a case of a parameter's enum.
  // CHECK: [[#@LINE+1]]:8: remark: example.anywhere needs feature async because of type of result 0: swizzle_128b, !nvgpu.tensormap.descriptor<{{.*}}> in tuple<{{.*}}>
  %2 = "example.anywhere"() : () -> tuple<i32, !nvgpu.tensormap.descriptor<tensor = memref<64xf32>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>>
  // A builtin type in an op of the dialect.
  // CHECK: [[#@LINE+1]]:8: remark: example.anywhere needs example version V_3 or later because of type of result 0: vector<[4]xf32>
  %3 = "example.anywhere"() : () -> vector<[4]xf32>
  // CHECK-NOT: example version V_3
  %4 = "example.anywhere"() : () -> vector<4xf32>
  %5 = func.call @scalable() : () -> vector<[4]xf32>
  // An attribute nested in another one.
  // CHECK: [[#@LINE+1]]:3: remark: example.holder needs feature tensor because of attribute 'attr'
  "example.holder"() {attr = [#emitc.opaque<"x">]} : () -> ()
  return
}
