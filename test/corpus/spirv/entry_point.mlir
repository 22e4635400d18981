// spirv.EntryPoint with every execution model.

func.func @execution_models() {
  spirv.module Logical GLSL450 {
    spirv.func @main() "None" {
      spirv.Return
    }
    spirv.GlobalVariable @input : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @output : !spirv.ptr<f32, Output>
    spirv.EntryPoint "Vertex" @main, @input, @output
    spirv.EntryPoint "TessellationControl" @main
    spirv.EntryPoint "TessellationEvaluation" @main
    spirv.EntryPoint "Geometry" @main
    spirv.EntryPoint "Fragment" @main, @input, @output
    spirv.EntryPoint "GLCompute" @main
    spirv.EntryPoint "Kernel" @main
    spirv.EntryPoint "RayGenerationKHR" @main
    spirv.EntryPoint "IntersectionKHR" @main
    spirv.EntryPoint "AnyHitKHR" @main
    spirv.EntryPoint "ClosestHitKHR" @main
    spirv.EntryPoint "MissKHR" @main
    spirv.EntryPoint "CallableKHR" @main
    spirv.EntryPoint "TaskEXT" @main
    spirv.EntryPoint "MeshEXT" @main
  }
  return
}
