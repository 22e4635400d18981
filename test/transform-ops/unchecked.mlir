// Ops with unknown requirements are not available, in schedules as elsewhere.

// RUN: mlir-opt %s --load-dialect-plugin=%plugin --transform-interpreter -o /dev/null \
// RUN:   --split-input-file --verify-diagnostics --allow-unregistered-dialect

module attributes {transform.with_named_sequence} {
  spirv.module Logical GLSL450 {
    spirv.func @main() "None" { spirv.Return }
    spirv.EntryPoint "GLCompute" @main
    spirv.ExecutionMode @main "LocalSize", 1, 1, 1
  }
  // expected-note @below {{the requirements of 'foo.bar' are unknown: it is not registered, and its requirements are not declared}}
  "foo.bar"() : () -> ()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.availability.assert_available %root on "vulkan1.1" {allow_unchecked = ["foo"]} : !transform.any_op
    transform.availability.assert_available %root on "vulkan1.1" {allow_unchecked = ["*"]} : !transform.any_op
    // expected-error @below {{not known to be available on vulkan1.1}}
    transform.availability.assert_available %root on "vulkan1.1" : !transform.any_op
    transform.yield
  }
}

// -----

// Beside an op with its own target.
module attributes {transform.with_named_sequence} {
  spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
    spirv.func @main() "None" { spirv.Return }
    spirv.EntryPoint "GLCompute" @main
    spirv.ExecutionMode @main "LocalSize", 1, 1, 1
  }
  // expected-note @below {{the requirements of 'foo.bar' are unknown}}
  "foo.bar"() : () -> ()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // expected-error @below {{not known to be available on #spirv.vce<...>}}
    transform.availability.assert_available %root : !transform.any_op
    transform.yield
  }
}

// -----

// There is nothing in it to judge.
module attributes {transform.with_named_sequence} {
  // expected-note @below {{vulkan1.1 covers none of the dialects of the ops}}
  module @empty {}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %modules = transform.structured.match ops{["builtin.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{not known to be available on vulkan1.1: nothing was judged}}
    transform.availability.assert_available %modules on "vulkan1.1" : !transform.any_op
    transform.yield
  }
}

// -----

// Nothing in a payload op is judged, so an alternative that leaves it unchanged isn't chosen as
// available.
module attributes {transform.with_named_sequence} {
  // expected-note @below {{vulkan1.1 covers none of the dialects of the ops}}
  func.func private @host()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %function = transform.structured.match ops{["func.func"]} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.availability.assert_available %function on "vulkan1.1" {allow_unchecked = ["func"]} : !transform.any_op
    // expected-error @below {{not known to be available on vulkan1.1: nothing was judged}}
    transform.availability.assert_available %function on "vulkan1.1" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  spirv.func @f(%x: f32, %c: i1) "None" {
    // The op and its terminator.
    // expected-remark @below {{unknown}}
    scf.if %c {
      // expected-remark @below {{unknown}}
      %0 = math.sin %x : f32
      // expected-remark @below {{not available}}
      %1 = spirv.Undef : f16
    }
    spirv.Return
  }
  // expected-remark @below {{unknown}}
  func.func private @g(!foo.bar)
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %unknown = transform.availability.match unknown in %root on "vulkan1.1"
        : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %unknown, "unknown" : !transform.any_op
    %lacking = transform.availability.match unavailable in %root on "vulkan1.1"
        : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %lacking, "not available" : !transform.any_op
    %sin = transform.structured.match ops{["math.sin"]} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.match.availability unknown %sin on "vulkan1.1" : !transform.any_op
    // expected-error @below {{'math.sin' is not available on vulkan1.1}}
    transform.match.availability available %sin on "vulkan1.1" : !transform.any_op
    transform.yield
  }
}

// -----

// expected-note @below {{payload op}}
module attributes {transform.with_named_sequence} {
  spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader], []> {
    spirv.func @main() "None" { spirv.Return }
    spirv.EntryPoint "GLCompute" @main
    spirv.ExecutionMode @main "LocalSize", 1, 1, 1
  }
  // expected-note @below {{the requirements of 'foo.bar' are unknown}}
  "foo.bar"() : () -> ()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %module = transform.structured.match ops{["spirv.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %stated = transform.availability.deduce %module : (!transform.any_op) -> !transform.any_param
    // expected-remark @below {{#spirv.vce<v1.3, [Shader], []>}}
    transform.debug.emit_param_as_remark %stated : !transform.any_param
    %minimal = transform.availability.deduce %module {ignore_stated} : (!transform.any_op) -> !transform.any_param
    // expected-remark @below {{#spirv.vce<v1.0, [Shader], []>}}
    transform.debug.emit_param_as_remark %minimal : !transform.any_param
    %all = transform.availability.deduce %root {allow_unchecked = ["foo"]} : (!transform.any_op) -> !transform.any_param
    // expected-remark @below {{#spirv.vce<v1.3, [Shader], []>}}
    transform.debug.emit_param_as_remark %all : !transform.any_param
    // expected-error @below {{no target satisfies all requirements}}
    transform.availability.deduce %root : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
}
