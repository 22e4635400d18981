// spirv.func: every bit of the function control; linkage.

func.func @controls() {
  spirv.module Logical GLSL450 {
    spirv.func @none() "None" {
      spirv.Return
    }
    spirv.func @inline() "Inline" {
      spirv.Return
    }
    spirv.func @dontinline() "DontInline" {
      spirv.Return
    }
    spirv.func @pure() "Pure" {
      spirv.Return
    }
    spirv.func @const() "Const" {
      spirv.Return
    }
    spirv.func @optnoneintel() "OptNoneINTEL" {
      spirv.Return
    }
    spirv.func @inline_pure() "Inline|Pure" {
      spirv.Return
    }
    spirv.func @dontinline_const_optnoneintel() "DontInline|Const|OptNoneINTEL" {
      spirv.Return
    }
  }
  return
}

// The linkage is an optional attribute that isn't an enum: upstream ignores it.
func.func @linkage() {
  spirv.module Logical GLSL450 {
    spirv.func @exported(%arg: f16) -> f16 "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "exported", linkage_type = <Export>>} {
      spirv.ReturnValue %arg : f16
    }
    spirv.func @imported(i64, vector<8xf32>) "Pure" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "imported", linkage_type = <Import>>}
  }
  return
}
