module attributes {availability.target = #availability.target<"spirv.min_version" = "v1.3", "spirv.capability" = ["Shader"]>} {
  spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
    spirv.func @f(%x: vector<4xf16>) -> vector<4xf16> "None" attributes {
        availability.requires = [{"spirv.capability" = "Float64", "spirv.min_version" = "v1.5"}]} {
      %0 = spirv.FAdd %x, %x : vector<4xf16>
      spirv.ReturnValue %0 : vector<4xf16>
    }
    spirv.func @main() "None" {
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @main
    spirv.ExecutionMode @main "LocalSize", 4294967295, 1, 1
  }
  "foo.bar"() ({
    %0 = "foo.baz"() : () -> !spirv.ptr<!spirv.struct<(!spirv.rtarray<i8, stride=1> [0]), Block>, StorageBuffer>
  }) : () -> ()
}
