// Constants and specialization constants of every scalar type, composites and
// replicated composites.

func.func @scalar_and_vector() {
  %0 = spirv.Constant true
  %1 = spirv.Constant false
  %2 = spirv.Constant 1 : i8
  %3 = spirv.Constant 2 : i16
  %4 = spirv.Constant 3 : i32
  %5 = spirv.Constant 4 : i64
  %6 = spirv.Constant -1 : si32
  %7 = spirv.Constant 1.0 : f16
  %8 = spirv.Constant 2.0 : f32
  %9 = spirv.Constant 3.0 : f64
  %10 = spirv.Constant 1.5 : bf16
  %11 = spirv.Constant dense<[1, 2]> : vector<2xi8>
  %12 = spirv.Constant dense<1.0> : vector<8xf16>
  %13 = spirv.Constant dense<0> : vector<16xi64>
  %14 = spirv.Constant dense<true> : vector<3xi1>
  %15 = spirv.Constant [1 : i16, 2 : i16] : !spirv.array<2 x i16>
  %16 = spirv.Constant dense<1.0> : tensor<2x3xf16> : !spirv.array<2 x !spirv.array<3 x f16>>
  %17 = spirv.Constant [dense<1.0> : vector<2xf64>] : !spirv.array<1 x vector<2xf64>>
  %18 = spirv.Constant dense<1> : !spirv.arm.tensor<2x3xi8>
  return
}

func.func @replicated() {
  %0 = spirv.EXT.ConstantCompositeReplicate [1 : i8] : vector<2xi8>
  %1 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<2 x vector<2xi32>>
  %2 = spirv.EXT.ConstantCompositeReplicate [dense<[1.0, 2.0]> : vector<2xf16>] : !spirv.array<2 x vector<2xf16>>
  %3 = spirv.EXT.ConstantCompositeReplicate [1.0 : f64] : !spirv.struct<(f64, f64)>
  %4 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.arm.tensor<2x3xi32>
  return
}

func.func @specialization() {
  spirv.module Logical GLSL450 {
    spirv.SpecConstant @bool = true
    spirv.SpecConstant @byte spec_id(1) = 1 : i8
    spirv.SpecConstant @short spec_id(2) = 2 : i16
    spirv.SpecConstant @int spec_id(3) = 3 : i32
    spirv.SpecConstant @long = 4 : i64
    spirv.SpecConstant @half = 1.0 : f16
    spirv.SpecConstant @float = 2.0 : f32
    spirv.SpecConstant @double = 3.0 : f64
    spirv.SpecConstantComposite @struct (@byte, @half, @double) : !spirv.struct<(i8, f16, f64)>
    spirv.SpecConstantComposite @array (@long, @long) : !spirv.array<2 x i64>
    spirv.SpecConstantComposite @vector (@half, @half) : vector<2xf16>
    spirv.EXT.SpecConstantCompositeReplicate @bytes (@byte) : !spirv.array<3 x i8>
    spirv.EXT.SpecConstantCompositeReplicate @halves (@half) : vector<4xf16>
    spirv.EXT.SpecConstantCompositeReplicate @doubles (@double) : !spirv.struct<(f64, f64)>
    spirv.func @use() -> i32 "None" {
      %0 = spirv.mlir.referenceof @int : i32
      %1 = spirv.mlir.referenceof @half : f16
      %2 = spirv.mlir.referenceof @struct : !spirv.struct<(i8, f16, f64)>
      %3 = spirv.mlir.referenceof @array : !spirv.array<2 x i64>
      %4 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%0, %0) : (i32, i32) -> i32
      %5 = spirv.SpecConstantOperation wraps "spirv.SConvert"(%0) : (i32) -> i64
      %6 = spirv.SpecConstantOperation wraps "spirv.ULessThan"(%0, %4) : (i32, i32) -> i1
      spirv.ReturnValue %4 : i32
    }
  }
  return
}
