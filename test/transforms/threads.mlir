// The passes run on several isolated ops at a time. Diagnostics are in the order
// of the IR, and none is lost.

// RUN: not %availability_test_opt %s -o %t.1 --pass-pipeline='builtin.module(func.func(availability-check))' 2> %t.threads
// RUN: not %availability_test_opt %s -o %t.2 --pass-pipeline='builtin.module(func.func(availability-check))' --mlir-disable-threading 2> %t.single
// RUN: diff %t.single %t.threads
// RUN: FileCheck %s --input-file=%t.threads --implicit-check-not=error:

// RUN: %availability_test_opt %s -o /dev/null --pass-pipeline='builtin.module(func.func(availability-print{output=remarks}))' 2> %t.threads
// RUN: %availability_test_opt %s -o /dev/null --pass-pipeline='builtin.module(func.func(availability-print{output=remarks}))' --mlir-disable-threading 2> %t.single
// RUN: diff %t.single %t.threads

// What is printed for one op stays together.
// RUN: %availability_test_opt %s -o /dev/null --pass-pipeline='builtin.module(func.func(availability-print))' 2>&1 | FileCheck %s --check-prefix=PRINT
// PRINT-COUNT-6: {{example.mode at .*[[:space:]]  needs example version V_3 or later.*[[:space:]]  needs feature tensor or async.*[[:space:]]  needs issue slots 2}}

module attributes {example.chip = #example.target<V_2, [tensor]>} {
// CHECK: error: example.mode needs example version V_3 or later; #example.target<...> of 'builtin.module' offers V_2
// CHECK: note: available from example3+tensor
func.func @a() { "example.mode"() {attr = #example<mode turbo>} : () -> () return }
// CHECK: :[[#@LINE+1]]:{{.*}} error: example.mode
func.func @b() { "example.mode"() {attr = #example<mode turbo>} : () -> () return }
// CHECK: :[[#@LINE+1]]:{{.*}} error: example.mode
func.func @c() { "example.mode"() {attr = #example<mode turbo>} : () -> () return }
// CHECK: :[[#@LINE+1]]:{{.*}} error: example.mode
func.func @d() { "example.mode"() {attr = #example<mode turbo>} : () -> () return }
// CHECK: :[[#@LINE+1]]:{{.*}} error: example.mode
func.func @e() { "example.mode"() {attr = #example<mode turbo>} : () -> () return }
// CHECK: :[[#@LINE+1]]:{{.*}} error: example.mode
func.func @f() { "example.mode"() {attr = #example<mode turbo>} : () -> () return }
}
