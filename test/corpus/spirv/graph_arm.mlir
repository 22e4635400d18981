// Graphs and tensors (SPV_ARM_graph, SPV_ARM_tensors) of several shapes and element
// types.

func.func @graphs() {
  spirv.module Logical Vulkan requires #spirv.vce<v1.6, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]> {
    spirv.GlobalVariable @in_i16 bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<14x19xi16>, UniformConstant>
    spirv.GlobalVariable @out_i16 bind(0, 1) : !spirv.ptr<!spirv.arm.tensor<14x19xi16>, UniformConstant>
    spirv.ARM.GraphEntryPoint @graph_i16, @in_i16, @out_i16
    spirv.ARM.Graph @graph_i16(%arg: !spirv.arm.tensor<14x19xi16>) -> !spirv.arm.tensor<14x19xi16> attributes {entry_point = true} {
      spirv.ARM.GraphOutputs %arg : !spirv.arm.tensor<14x19xi16>
    }
    spirv.GlobalVariable @in_f16 bind(0, 2) : !spirv.ptr<!spirv.arm.tensor<2x3xf16>, UniformConstant>
    spirv.GlobalVariable @out_f16 bind(0, 3) : !spirv.ptr<!spirv.arm.tensor<2x3xf16>, UniformConstant>
    spirv.ARM.GraphEntryPoint @graph_f16, @in_f16, @out_f16
    spirv.ARM.Graph @graph_f16(%arg: !spirv.arm.tensor<2x3xf16>) -> !spirv.arm.tensor<2x3xf16> attributes {entry_point = true} {
      %0 = spirv.ARM.GraphConstant {graph_constant_id = 1 : i32} : !spirv.arm.tensor<2x3xf16>
      spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<2x3xf16>
    }
    spirv.GlobalVariable @in_i8 bind(0, 4) : !spirv.ptr<!spirv.arm.tensor<4xi8>, UniformConstant>
    spirv.GlobalVariable @out_i8 bind(0, 5) : !spirv.ptr<!spirv.arm.tensor<4xi8>, UniformConstant>
    spirv.ARM.GraphEntryPoint @graph_i8, @in_i8, @out_i8
    spirv.ARM.Graph @graph_i8(%arg: !spirv.arm.tensor<4xi8>) -> !spirv.arm.tensor<4xi8> {
      spirv.ARM.GraphOutputs %arg : !spirv.arm.tensor<4xi8>
    }
    spirv.GlobalVariable @in_f32 bind(0, 6) : !spirv.ptr<!spirv.arm.tensor<1x2x3x4xf32>, UniformConstant>
    spirv.GlobalVariable @out_f32 bind(0, 7) : !spirv.ptr<!spirv.arm.tensor<1x2x3x4xf32>, UniformConstant>
    spirv.ARM.GraphEntryPoint @graph_f32, @in_f32, @out_f32
    spirv.ARM.Graph @graph_f32(%arg: !spirv.arm.tensor<1x2x3x4xf32>) -> !spirv.arm.tensor<1x2x3x4xf32> {
      %0 = spirv.ARM.GraphConstant {graph_constant_id = 3 : i32} : !spirv.arm.tensor<1x2x3x4xf32>
      spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<1x2x3x4xf32>
    }
    spirv.GlobalVariable @in_i32 bind(0, 8) : !spirv.ptr<!spirv.arm.tensor<?x?xi32>, UniformConstant>
    spirv.GlobalVariable @out_i32 bind(0, 9) : !spirv.ptr<!spirv.arm.tensor<?x?xi32>, UniformConstant>
    spirv.ARM.GraphEntryPoint @graph_i32, @in_i32, @out_i32
    spirv.ARM.Graph @graph_i32(%arg: !spirv.arm.tensor<?x?xi32>) -> !spirv.arm.tensor<?x?xi32> {
      spirv.ARM.GraphOutputs %arg : !spirv.arm.tensor<?x?xi32>
    }
    spirv.GlobalVariable @in_bf16 bind(0, 10) : !spirv.ptr<!spirv.arm.tensor<8xbf16>, UniformConstant>
    spirv.GlobalVariable @out_bf16 bind(0, 11) : !spirv.ptr<!spirv.arm.tensor<8xbf16>, UniformConstant>
    spirv.ARM.GraphEntryPoint @graph_bf16, @in_bf16, @out_bf16
    spirv.ARM.Graph @graph_bf16(%arg: !spirv.arm.tensor<8xbf16>) -> !spirv.arm.tensor<8xbf16> {
      %0 = spirv.ARM.GraphConstant {graph_constant_id = 5 : i32} : !spirv.arm.tensor<8xbf16>
      spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<8xbf16>
    }
    spirv.GlobalVariable @in_i64 bind(0, 12) : !spirv.ptr<!spirv.arm.tensor<3x3xi64>, UniformConstant>
    spirv.GlobalVariable @out_i64 bind(0, 13) : !spirv.ptr<!spirv.arm.tensor<3x3xi64>, UniformConstant>
    spirv.ARM.GraphEntryPoint @graph_i64, @in_i64, @out_i64
    spirv.ARM.Graph @graph_i64(%arg: !spirv.arm.tensor<3x3xi64>) -> !spirv.arm.tensor<3x3xi64> {
      spirv.ARM.GraphOutputs %arg : !spirv.arm.tensor<3x3xi64>
    }
    spirv.GlobalVariable @in_f64 bind(0, 14) : !spirv.ptr<!spirv.arm.tensor<7xf64>, UniformConstant>
    spirv.GlobalVariable @out_f64 bind(0, 15) : !spirv.ptr<!spirv.arm.tensor<7xf64>, UniformConstant>
    spirv.ARM.GraphEntryPoint @graph_f64, @in_f64, @out_f64
    spirv.ARM.Graph @graph_f64(%arg: !spirv.arm.tensor<7xf64>) -> !spirv.arm.tensor<7xf64> {
      %0 = spirv.ARM.GraphConstant {graph_constant_id = 7 : i32} : !spirv.arm.tensor<7xf64>
      spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<7xf64>
    }
    spirv.ARM.Graph @two_outputs(%a: !spirv.arm.tensor<4xi8>, %b: !spirv.arm.tensor<2xf32>) -> (!spirv.arm.tensor<4xi8>, !spirv.arm.tensor<2xf32>) {
      spirv.ARM.GraphOutputs %a, %b : !spirv.arm.tensor<4xi8>, !spirv.arm.tensor<2xf32>
    }
  }
  return
}
