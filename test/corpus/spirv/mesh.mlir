// Mesh shading (SPV_EXT_mesh_shader).

func.func @mesh(%i32: i32,
                %payload: !spirv.ptr<!spirv.struct<(f32, i32)>, TaskPayloadWorkgroupEXT>,
                %ui32: ui32, %flag: i1) {
  spirv.EXT.SetMeshOutputs %i32, %ui32 : i32, ui32
  cf.cond_br %flag, ^with_payload, ^without
^with_payload:
  spirv.EXT.EmitMeshTasks %i32, %i32, %ui32, %payload : i32, i32, ui32, !spirv.ptr<!spirv.struct<(f32, i32)>, TaskPayloadWorkgroupEXT>
^without:
  spirv.EXT.EmitMeshTasks %i32, %i32, %i32 : i32, i32, i32
}
