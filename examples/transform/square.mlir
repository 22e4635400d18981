// x = x * x, for 64 numbers of 16 bits: three operations on them, of which only the multiplication needs
// 16-bit arithmetic.

module {
  spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, Float16, StorageBuffer16BitAccess], []> {
    spirv.GlobalVariable @__builtin__LocalInvocationId__ built_in("LocalInvocationId")
        : !spirv.ptr<vector<3xi32>, Input>
    spirv.GlobalVariable @x bind(0, 0)
        : !spirv.ptr<!spirv.struct<(!spirv.array<64 x f16, stride=2> [0]), Block>, StorageBuffer>
    spirv.func @square() "None" {
      %zero = spirv.Constant 0 : i32
      %ids = spirv.mlir.addressof @__builtin__LocalInvocationId__ : !spirv.ptr<vector<3xi32>, Input>
      %id = spirv.Load "Input" %ids : vector<3xi32>
      %i = spirv.CompositeExtract %id[0 : i32] : vector<3xi32>
      %x = spirv.mlir.addressof @x
          : !spirv.ptr<!spirv.struct<(!spirv.array<64 x f16, stride=2> [0]), Block>, StorageBuffer>
      %pointer = spirv.AccessChain %x[%zero, %i]
          : !spirv.ptr<!spirv.struct<(!spirv.array<64 x f16, stride=2> [0]), Block>, StorageBuffer>, i32, i32
          -> !spirv.ptr<f16, StorageBuffer>
      %value = spirv.Load "StorageBuffer" %pointer : f16
      %product = spirv.FMul %value, %value : f16
      spirv.Store "StorageBuffer" %pointer, %product : f16
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @square, @__builtin__LocalInvocationId__
    spirv.ExecutionMode @square "LocalSize", 64, 1, 1
  }
}
