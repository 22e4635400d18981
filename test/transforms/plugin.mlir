// The stock mlir-opt gets the passes, and the availability of all dialects, from
// a plugin.

// RUN: mlir-opt --load-pass-plugin=%plugin --help | FileCheck %s --check-prefix=HELP
// HELP-DAG: --availability-apply-schedule
// HELP-DAG: --availability-check
// HELP-DAG: --availability-deduce
// HELP-DAG: --availability-lower-to-spirv
// HELP-DAG: --availability-print

// The plugin of the passes suffices.
// RUN: mlir-opt %s --load-pass-plugin=%plugin -o /dev/null --verify-diagnostics \
// RUN:   --pass-pipeline='builtin.module(availability-check{target=vulkan1.1})'
// RUN: mlir-opt %s --load-pass-plugin=%plugin -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-check{target=vulkan1.1+Float16})'
// RUN: mlir-opt %s --load-pass-plugin=%plugin -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-check{target={#spirv.vce<v1.3, [Shader, Float16], []>}})'
// RUN: mlir-opt %s --load-pass-plugin=%plugin -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-print)' 2>&1 | FileCheck %s --check-prefix=PRINT
// PRINT:spirv.func at {{.*}}plugin.mlir:[[#@LINE+12]]:3
// PRINT-NEXT: needs capability Float16 because of type of attribute 'function_type': f16

// With the dialect, the same file serves twice, in either order.
// RUN: mlir-opt %s --load-pass-plugin=%plugin --load-dialect-plugin=%plugin -o /dev/null --verify-diagnostics \
// RUN:   --pass-pipeline='builtin.module(availability-check{target=vulkan1.1})'
// RUN: mlir-opt %s --load-dialect-plugin=%plugin --load-pass-plugin=%plugin -o /dev/null --verify-diagnostics \
// RUN:   --pass-pipeline='builtin.module(spirv.module(availability-check{target=vulkan1.1}))'
spirv.module Logical GLSL450 {
  // expected-error@below {{spirv.func needs capability Float16; vulkan1.1 does not offer it}}
  // expected-note@below {{cause: type of attribute 'function_type': f16}}
  // expected-note@below {{available from vulkan1.1+Float16, spirv1.0}}
  spirv.func @half(%x: f16) "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @half
  spirv.ExecutionMode @half "LocalSize", 1, 1, 1
}

// RUN: mlir-opt --load-dialect-plugin=%plugin --show-dialects | FileCheck %s --check-prefix=DIALECTS
// DIALECTS: availability
