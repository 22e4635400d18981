// A user's dialect in the stock mlir-opt, from its own plugin: our passes check it against its own
// targets.

// DEFINE: %{load} = --load-pass-plugin=%plugin --load-dialect-plugin=%example_plugin
// RUN: mlir-opt %s %{load} -o /dev/null --pass-pipeline='builtin.module(availability-check)'
// RUN: mlir-opt %s %{load} -o /dev/null --pass-pipeline='builtin.module(availability-check{target=example2+async})'
// RUN: not mlir-opt %s %{load} -o /dev/null --pass-pipeline='builtin.module(availability-check{target=example2})' 2>&1 | FileCheck %s
// CHECK: error: example.any_of needs example version V_3 or later, or feature async; example2 does not offer any of them (V_2)
// CHECK: note: available from example2+async

// Unregistered ops for which the dialect answers are treated the same.
// CHECK: error: example.vendor.op needs feature async; example2 does not offer it
// CHECK: note: available from example2+async

// With our dialect plugin, too, in either order.
// RUN: mlir-opt %s %{load} --load-dialect-plugin=%plugin -o /dev/null --pass-pipeline='builtin.module(availability-check)'
// RUN: mlir-opt %s --load-dialect-plugin=%plugin %{load} -o /dev/null --pass-pipeline='builtin.module(availability-check)'

module attributes {example.needs = #example.target<V_3, [async]>} {
  "example.any_of"() : () -> ()
  "example.vendor.op"() : () -> ()
}
