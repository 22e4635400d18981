// What a geometry shader emits.

func.func @primitive() {
  spirv.EmitVertex
  spirv.EndPrimitive
  return
}
