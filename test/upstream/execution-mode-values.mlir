// The parser of spirv.ExecutionMode takes any attribute for an integer. When
// this test fails, LLVM has changed that: see docs/workarounds.md, then delete
// the workaround.

// RUN: not --crash mlir-opt %s

spirv.module Logical GLSL450 {
  spirv.func @f() "None" { spirv.Return }
  spirv.ExecutionMode @f "LocalSize", {}
}
