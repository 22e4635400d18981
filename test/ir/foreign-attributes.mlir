// The requirements of types and attributes also count in ops without a model, in inherent and in
// discardable attributes. `!example.fancy` needs V_3; the case `fast` of #example<mode> needs
// V_2. Discardable attributes have requirements by their names, too.
// RUN: %availability_test_opt -allow-unregistered-dialect %s -availability-print=output=remarks -o /dev/null 2>&1 | FileCheck %s --implicit-check-not="V_2 or later" --implicit-check-not="V_3 or later"
// RUN: not %availability_test_opt -allow-unregistered-dialect %s -availability-check=target=example2 -o /dev/null 2>&1 | FileCheck %s --check-prefix=CHECK2


// The type of a declared function.
// CHECK: [[#@LINE+2]]:1: remark: func.func needs example version V_3 or later because of type of attribute 'function_type': !example.fancy in (!example.fancy) -> ()
// CHECK2-DAG: [[#@LINE+1]]:1: error: func.func needs example version V_3 or later
func.func private @declared(!example.fancy)

// Discardable attributes, with types nested in others.
// CHECK: [[#@LINE+3]]:1: remark: func.func needs example version V_2 or later because of attribute 'test.modes' (fast)
// CHECK: [[#@LINE+2]]:1: remark: func.func needs example version V_3 or later because of type of attribute 'test.type': !example.fancy in tuple<!example.fancy>
// CHECK2-DAG: [[#@LINE+1]]:1: error: func.func needs example version V_3 or later
func.func private @annotated() attributes {test.modes = {a = [#example<mode fast>]}, test.type = tuple<!example.fancy>}

// A discardable attribute that needs something itself, whatever it holds ...
// CHECK: [[#@LINE+2]]:1: remark: func.func needs feature async because of attribute 'example.prefetch'
// CHECK2-DAG: [[#@LINE+1]]:1: error: func.func needs feature async
func.func private @prefetch() attributes {example.prefetch}
// ... or for some values.
// CHECK: [[#@LINE+2]]:1: remark: func.func needs example version V_3 or later because of attribute 'example.unroll' (more than 4 times)
// CHECK2-DAG: [[#@LINE+1]]:1: error: func.func needs example version V_3 or later
func.func private @unroll() attributes {example.unroll = 8}
func.func private @unroll_little() attributes {example.unroll = 4}
// On an op that isn't registered.
// CHECK: [[#@LINE+1]]:1: remark: test.op needs feature async because of attribute 'example.prefetch'
"test.op"() {example.prefetch} : () -> ()
// On an argument and on a result.
// CHECK: [[#@LINE+2]]:1: remark: func.func needs feature async because of attribute 'example.prefetch'
// CHECK: [[#@LINE+1]]:1: remark: func.func needs example version V_3 or later because of attribute 'example.unroll' (more than 4 times)
func.func private @argument(i32 {example.prefetch}) -> (i32 {example.unroll = 5})
// Its requirements are unknown.
// CHECK2-DAG: [[#@LINE+1]]:1: error: {{.*}}no wrapper was ever tried
func.func private @wrapped() attributes {llvm.emit_c_interface}

func.func @ops(%a: f32, %b: i32) {
  // In another dialect's op, an attribute with an overlay, ...
  // CHECK: [[#@LINE+1]]:8: remark: arith.addf needs example version V_2 or later because of attribute 'fastmath' (reassoc)
  %0 = arith.addf %a, %a fastmath<reassoc> : f32
  // ... and one without.
  %1 = arith.addf %a, %a fastmath<nnan> : f32
  // An attribute's default needs nothing, written or not; elsewhere the value isn't a default.
  %2 = arith.addi %b, %b : i32
  %3 = arith.addi %b, %b overflow<none> : i32
  // CHECK: [[#@LINE+1]]:8: remark: arith.addi needs example version V_2 or later because of attribute 'test.flags' (none)
  %4 = arith.addi %b, %b {test.flags = #arith.overflow<none>} : i32
  // An op of the example dialect.
  // CHECK: [[#@LINE+2]]:3: remark: example.anywhere needs example version V_3 or later because of type of attribute 'test.type': !example.fancy
  // CHECK2-DAG: [[#@LINE+1]]:3: error: example.anywhere needs example version V_3 or later
  "example.anywhere"() {test.type = !example.fancy} : () -> ()
  // An op that isn't registered, with properties and discardable attributes.
  // CHECK: [[#@LINE+3]]:3: remark: test.op needs example version V_3 or later because of type of attribute 'property': !example.fancy
  // CHECK: [[#@LINE+2]]:3: remark: test.op needs example version V_2 or later because of attribute 'more' (fast)
  // CHECK2-DAG: [[#@LINE+1]]:3: error: test.op needs example version V_3 or later
  "test.op"() <{property = !example.fancy}> {more = #example<mode fast>} : () -> ()
  return
}

// A target is not a requirement.
module attributes {test.target = #example.target<V_3>} {}
