// Images: every dimension and every format, sampling, fetching, reading, writing and
// querying, with the image operands that the verifier accepts.

!sampled = !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
!depth = !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
!cube = !spirv.sampled_image<!spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
!image = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
!storage = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>
!multisampled = !spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>

// Every image format, on reads and writes in turn.
func.func @formats(
                   %unknown: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>,
                   %v2i32: vector<2xi32>,
                   %rgba32f: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>,
                   %v4f32: vector<4xf32>,
                   %rgba16f: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16f>,
                   %r32f: !storage,
                   %rgba8: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>,
                   %rgba8Snorm: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8Snorm>,
                   %rg32f: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg32f>,
                   %rg16f: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg16f>,
                   %r11fG11fB10f: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R11fG11fB10f>,
                   %r16f: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R16f>,
                   %rgba16: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>,
                   %rgb10A2: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgb10A2>,
                   %rg16: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg16>,
                   %rg8: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg8>,
                   %r16: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R16>,
                   %r8: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R8>,
                   %rgba16Snorm: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16Snorm>,
                   %rg16Snorm: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg16Snorm>,
                   %rg8Snorm: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg8Snorm>,
                   %r16Snorm: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R16Snorm>,
                   %r8Snorm: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R8Snorm>,
                   %rgba32i: !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32i>,
                   %v4i32: vector<4xi32>,
                   %rgba16i: !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16i>,
                   %rgba8i: !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8i>,
                   %r32i: !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32i>,
                   %rg32i: !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg32i>,
                   %rg16i: !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg16i>,
                   %rg8i: !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg8i>,
                   %r16i: !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R16i>,
                   %r8i: !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R8i>,
                   %rgba32ui: !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32ui>,
                   %rgba16ui: !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16ui>,
                   %rgba8ui: !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8ui>,
                   %r32ui: !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32ui>,
                   %rgb10a2ui: !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgb10a2ui>,
                   %rg32ui: !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg32ui>,
                   %rg16ui: !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg16ui>,
                   %rg8ui: !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg8ui>,
                   %r16ui: !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R16ui>,
                   %r8ui: !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R8ui>,
                   %r64ui: !spirv.image<i64, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R64ui>,
                   %r64i: !spirv.image<i64, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R64i>,
                   %v4i64: vector<4xi64>) {
  %0 = spirv.ImageRead %unknown, %v2i32 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xi32> -> vector<4xf32>
  spirv.ImageWrite %rgba32f, %v2i32, %v4f32 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32f>, vector<2xi32>, vector<4xf32>
  %1 = spirv.ImageRead %rgba16f, %v2i32 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16f>, vector<2xi32> -> vector<4xf32>
  spirv.ImageWrite %r32f, %v2i32, %v4f32 : !storage, vector<2xi32>, vector<4xf32>
  %2 = spirv.ImageRead %rgba8, %v2i32 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<2xi32> -> vector<4xf32>
  spirv.ImageWrite %rgba8Snorm, %v2i32, %v4f32 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8Snorm>, vector<2xi32>, vector<4xf32>
  %3 = spirv.ImageRead %rg32f, %v2i32 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg32f>, vector<2xi32> -> vector<4xf32>
  spirv.ImageWrite %rg16f, %v2i32, %v4f32 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg16f>, vector<2xi32>, vector<4xf32>
  %4 = spirv.ImageRead %r11fG11fB10f, %v2i32 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R11fG11fB10f>, vector<2xi32> -> vector<4xf32>
  spirv.ImageWrite %r16f, %v2i32, %v4f32 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R16f>, vector<2xi32>, vector<4xf32>
  %5 = spirv.ImageRead %rgba16, %v2i32 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xi32> -> vector<4xf32>
  spirv.ImageWrite %rgb10A2, %v2i32, %v4f32 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgb10A2>, vector<2xi32>, vector<4xf32>
  %6 = spirv.ImageRead %rg16, %v2i32 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg16>, vector<2xi32> -> vector<4xf32>
  spirv.ImageWrite %rg8, %v2i32, %v4f32 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg8>, vector<2xi32>, vector<4xf32>
  %7 = spirv.ImageRead %r16, %v2i32 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R16>, vector<2xi32> -> vector<4xf32>
  spirv.ImageWrite %r8, %v2i32, %v4f32 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R8>, vector<2xi32>, vector<4xf32>
  %8 = spirv.ImageRead %rgba16Snorm, %v2i32 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16Snorm>, vector<2xi32> -> vector<4xf32>
  spirv.ImageWrite %rg16Snorm, %v2i32, %v4f32 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg16Snorm>, vector<2xi32>, vector<4xf32>
  %9 = spirv.ImageRead %rg8Snorm, %v2i32 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg8Snorm>, vector<2xi32> -> vector<4xf32>
  spirv.ImageWrite %r16Snorm, %v2i32, %v4f32 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R16Snorm>, vector<2xi32>, vector<4xf32>
  %10 = spirv.ImageRead %r8Snorm, %v2i32 : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R8Snorm>, vector<2xi32> -> vector<4xf32>
  spirv.ImageWrite %rgba32i, %v2i32, %v4i32 : !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32i>, vector<2xi32>, vector<4xi32>
  %11 = spirv.ImageRead %rgba16i, %v2i32 : !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16i>, vector<2xi32> -> vector<4xi32>
  spirv.ImageWrite %rgba8i, %v2i32, %v4i32 : !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8i>, vector<2xi32>, vector<4xi32>
  %12 = spirv.ImageRead %r32i, %v2i32 : !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32i>, vector<2xi32> -> vector<4xi32>
  spirv.ImageWrite %rg32i, %v2i32, %v4i32 : !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg32i>, vector<2xi32>, vector<4xi32>
  %13 = spirv.ImageRead %rg16i, %v2i32 : !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg16i>, vector<2xi32> -> vector<4xi32>
  spirv.ImageWrite %rg8i, %v2i32, %v4i32 : !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg8i>, vector<2xi32>, vector<4xi32>
  %14 = spirv.ImageRead %r16i, %v2i32 : !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R16i>, vector<2xi32> -> vector<4xi32>
  spirv.ImageWrite %r8i, %v2i32, %v4i32 : !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R8i>, vector<2xi32>, vector<4xi32>
  %15 = spirv.ImageRead %rgba32ui, %v2i32 : !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba32ui>, vector<2xi32> -> vector<4xi32>
  spirv.ImageWrite %rgba16ui, %v2i32, %v4i32 : !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16ui>, vector<2xi32>, vector<4xi32>
  %16 = spirv.ImageRead %rgba8ui, %v2i32 : !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8ui>, vector<2xi32> -> vector<4xi32>
  spirv.ImageWrite %r32ui, %v2i32, %v4i32 : !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32ui>, vector<2xi32>, vector<4xi32>
  %17 = spirv.ImageRead %rgb10a2ui, %v2i32 : !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgb10a2ui>, vector<2xi32> -> vector<4xi32>
  spirv.ImageWrite %rg32ui, %v2i32, %v4i32 : !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg32ui>, vector<2xi32>, vector<4xi32>
  %18 = spirv.ImageRead %rg16ui, %v2i32 : !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg16ui>, vector<2xi32> -> vector<4xi32>
  spirv.ImageWrite %rg8ui, %v2i32, %v4i32 : !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rg8ui>, vector<2xi32>, vector<4xi32>
  %19 = spirv.ImageRead %r16ui, %v2i32 : !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R16ui>, vector<2xi32> -> vector<4xi32>
  spirv.ImageWrite %r8ui, %v2i32, %v4i32 : !spirv.image<i32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R8ui>, vector<2xi32>, vector<4xi32>
  %20 = spirv.ImageRead %r64ui, %v2i32 : !spirv.image<i64, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R64ui>, vector<2xi32> -> vector<4xi64>
  spirv.ImageWrite %r64i, %v2i32, %v4i64 : !spirv.image<i64, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R64i>, vector<2xi32>, vector<4xi64>
  return
}

// Every dimension, arrayed and not, single and multisampled.
func.func @dimensions(
                      %dim1d: !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>,
                      %i32: i32,
                      %dim1d_array: !spirv.image<f32, Dim1D, NoDepth, Arrayed, SingleSampled, NoSampler, R32f>,
                      %v2i32: vector<2xi32>, %dim2d: !storage,
                      %dim2d_array: !spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NoSampler, R32f>,
                      %v3i32: vector<3xi32>,
                      %dim3d: !spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>,
                      %cube: !spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>,
                      %cube_array: !spirv.image<f32, Cube, NoDepth, Arrayed, SingleSampled, NoSampler, R32f>,
                      %v4i32: vector<4xi32>,
                      %rect: !spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>,
                      %buffer: !spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>,
                      %subpass: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>,
                      %ms_array: !spirv.image<f32, Dim2D, NoDepth, Arrayed, MultiSampled, NoSampler, Unknown>,
                      %half: !spirv.image<f16, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16f>) {
  %0 = spirv.ImageQuerySize %dim1d : !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f> -> i32
  %1 = spirv.ImageRead %dim1d, %i32 : !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, i32 -> vector<4xf32>
  %2 = spirv.ImageQuerySize %dim1d_array : !spirv.image<f32, Dim1D, NoDepth, Arrayed, SingleSampled, NoSampler, R32f> -> vector<2xi32>
  %3 = spirv.ImageRead %dim1d_array, %v2i32 : !spirv.image<f32, Dim1D, NoDepth, Arrayed, SingleSampled, NoSampler, R32f>, vector<2xi32> -> vector<4xf32>
  %4 = spirv.ImageQuerySize %dim2d : !storage -> vector<2xi32>
  %5 = spirv.ImageRead %dim2d, %v2i32 : !storage, vector<2xi32> -> vector<4xf32>
  %6 = spirv.ImageQuerySize %dim2d_array : !spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NoSampler, R32f> -> vector<3xi32>
  %7 = spirv.ImageRead %dim2d_array, %v3i32 : !spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NoSampler, R32f>, vector<3xi32> -> vector<4xf32>
  %8 = spirv.ImageQuerySize %dim3d : !spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f> -> vector<3xi32>
  %9 = spirv.ImageRead %dim3d, %v3i32 : !spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<3xi32> -> vector<4xf32>
  %10 = spirv.ImageQuerySize %cube : !spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f> -> vector<2xi32>
  %11 = spirv.ImageRead %cube, %v3i32 : !spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<3xi32> -> vector<4xf32>
  %12 = spirv.ImageQuerySize %cube_array : !spirv.image<f32, Cube, NoDepth, Arrayed, SingleSampled, NoSampler, R32f> -> vector<3xi32>
  %13 = spirv.ImageRead %cube_array, %v4i32 : !spirv.image<f32, Cube, NoDepth, Arrayed, SingleSampled, NoSampler, R32f>, vector<4xi32> -> vector<4xf32>
  %14 = spirv.ImageQuerySize %rect : !spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f> -> vector<2xi32>
  %15 = spirv.ImageRead %rect, %v2i32 : !spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, vector<2xi32> -> vector<4xf32>
  %16 = spirv.ImageQuerySize %buffer : !spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f> -> i32
  %17 = spirv.ImageRead %buffer, %i32 : !spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, NoSampler, R32f>, i32 -> vector<4xf32>
  %18 = spirv.ImageRead %subpass, %v2i32 : !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xi32> -> vector<4xf32>
  %19 = spirv.ImageQuerySize %ms_array : !spirv.image<f32, Dim2D, NoDepth, Arrayed, MultiSampled, NoSampler, Unknown> -> vector<3xi32>
  %20 = spirv.ImageRead %half, %v2i32 : !spirv.image<f16, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16f>, vector<2xi32> -> vector<4xf16>
  return
}

// Image operands: the attribute is optional on all but spirv.ImageSampleExplicitLod,
// and upstream reads only that one. The verifier knows arguments for Lod and Grad only.
func.func @sample(%sampled: !sampled, %depth: !depth, %coord: vector<2xf32>, %cube: !cube, %f32: f32) {
  %0 = spirv.Image %sampled : !sampled
  %1 = spirv.Image %cube : !cube
  %2 = spirv.ImageSampleExplicitLod %sampled, %coord ["Lod"], %f32 : !sampled, vector<2xf32>, f32 -> vector<4xf32>
  %3 = spirv.ImageSampleExplicitLod %sampled, %coord ["Grad"], %coord, %coord : !sampled, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  %4 = spirv.ImageSampleExplicitLod %sampled, %coord ["Lod|ConstOffset"], %f32 : !sampled, vector<2xf32>, f32 -> vector<4xf32>
  %5 = spirv.ImageSampleExplicitLod %sampled, %coord ["Lod|Offset"], %f32 : !sampled, vector<2xf32>, f32 -> vector<4xf32>
  %6 = spirv.ImageSampleExplicitLod %sampled, %coord ["Lod|ConstOffsets"], %f32 : !sampled, vector<2xf32>, f32 -> vector<4xf32>
  %7 = spirv.ImageSampleExplicitLod %sampled, %coord ["Lod|Sample"], %f32 : !sampled, vector<2xf32>, f32 -> vector<4xf32>
  %8 = spirv.ImageSampleExplicitLod %sampled, %coord ["Grad|MinLod"], %coord, %coord : !sampled, vector<2xf32>, vector<2xf32>, vector<2xf32> -> vector<4xf32>
  %9 = spirv.ImageSampleExplicitLod %sampled, %coord ["Lod|MakeTexelVisible|NonPrivateTexel"], %f32 : !sampled, vector<2xf32>, f32 -> vector<4xf32>
  %10 = spirv.ImageSampleExplicitLod %sampled, %coord ["Lod|NonPrivateTexel"], %f32 : !sampled, vector<2xf32>, f32 -> vector<4xf32>
  %11 = spirv.ImageSampleExplicitLod %sampled, %coord ["Lod|VolatileTexel"], %f32 : !sampled, vector<2xf32>, f32 -> vector<4xf32>
  %12 = spirv.ImageSampleExplicitLod %sampled, %coord ["Lod|SignExtend"], %f32 : !sampled, vector<2xf32>, f32 -> vector<4xf32>
  %13 = spirv.ImageSampleExplicitLod %sampled, %coord ["Lod|ZeroExtend"], %f32 : !sampled, vector<2xf32>, f32 -> vector<4xf32>
  %14 = spirv.ImageSampleExplicitLod %sampled, %coord ["Lod|Nontemporal"], %f32 : !sampled, vector<2xf32>, f32 -> vector<4xf32>
  %15 = spirv.ImageSampleExplicitLod %sampled, %coord ["Lod|Offsets"], %f32 : !sampled, vector<2xf32>, f32 -> vector<4xf32>
  %16 = spirv.ImageSampleExplicitLod %sampled, %coord ["Lod|MakeTexelAvailable|NonPrivateTexel"], %f32 : !sampled, vector<2xf32>, f32 -> vector<4xf32>
  return
}

func.func @sample_optional(%sampled: !sampled, %depth: !depth, %coord: vector<2xf32>,
                           %proj: vector<4xf32>, %dref: f32) {
  %0 = spirv.ImageSampleImplicitLod %sampled, %coord : !sampled, vector<2xf32> -> vector<4xf32>
  %1 = spirv.ImageSampleProjDrefImplicitLod %depth, %proj, %dref : !depth, vector<4xf32>, f32 -> f32
  %2 = spirv.ImageDrefGather %depth, %coord, %dref : !depth, vector<2xf32>, f32 -> vector<4xf32>
  %3 = spirv.ImageSampleImplicitLod %sampled, %coord ["Bias"], %dref : !sampled, vector<2xf32>, f32 -> vector<4xf32>
  %4 = spirv.ImageSampleProjDrefImplicitLod %depth, %proj, %dref ["Bias"], %dref : !depth, vector<4xf32>, f32, f32 -> f32
  %5 = spirv.ImageSampleImplicitLod %sampled, %coord ["ConstOffset"] : !sampled, vector<2xf32> -> vector<4xf32>
  %6 = spirv.ImageSampleProjDrefImplicitLod %depth, %proj, %dref ["ConstOffset"] : !depth, vector<4xf32>, f32 -> f32
  %7 = spirv.ImageDrefGather %depth, %coord, %dref ["ConstOffset"] : !depth, vector<2xf32>, f32 -> vector<4xf32>
  %8 = spirv.ImageSampleImplicitLod %sampled, %coord ["Offset"] : !sampled, vector<2xf32> -> vector<4xf32>
  %9 = spirv.ImageSampleProjDrefImplicitLod %depth, %proj, %dref ["Offset"] : !depth, vector<4xf32>, f32 -> f32
  %10 = spirv.ImageDrefGather %depth, %coord, %dref ["Offset"] : !depth, vector<2xf32>, f32 -> vector<4xf32>
  %11 = spirv.ImageSampleImplicitLod %sampled, %coord ["MinLod"] : !sampled, vector<2xf32> -> vector<4xf32>
  %12 = spirv.ImageSampleProjDrefImplicitLod %depth, %proj, %dref ["MinLod"] : !depth, vector<4xf32>, f32 -> f32
  %13 = spirv.ImageSampleImplicitLod %sampled, %coord ["NonPrivateTexel"] : !sampled, vector<2xf32> -> vector<4xf32>
  %14 = spirv.ImageSampleProjDrefImplicitLod %depth, %proj, %dref ["NonPrivateTexel"] : !depth, vector<4xf32>, f32 -> f32
  %15 = spirv.ImageDrefGather %depth, %coord, %dref ["NonPrivateTexel"] : !depth, vector<2xf32>, f32 -> vector<4xf32>
  %16 = spirv.ImageSampleImplicitLod %sampled, %coord ["VolatileTexel"] : !sampled, vector<2xf32> -> vector<4xf32>
  %17 = spirv.ImageSampleProjDrefImplicitLod %depth, %proj, %dref ["VolatileTexel"] : !depth, vector<4xf32>, f32 -> f32
  %18 = spirv.ImageDrefGather %depth, %coord, %dref ["VolatileTexel"] : !depth, vector<2xf32>, f32 -> vector<4xf32>
  %19 = spirv.ImageSampleImplicitLod %sampled, %coord ["Nontemporal"] : !sampled, vector<2xf32> -> vector<4xf32>
  %20 = spirv.ImageSampleProjDrefImplicitLod %depth, %proj, %dref ["Nontemporal"] : !depth, vector<4xf32>, f32 -> f32
  %21 = spirv.ImageDrefGather %depth, %coord, %dref ["Nontemporal"] : !depth, vector<2xf32>, f32 -> vector<4xf32>
  return
}

func.func @read_write_fetch(%storage: !storage, %image: !image, %at: vector<2xi32>,
                            %texel: vector<4xf32>, %ms: !multisampled) {
  %0 = spirv.ImageFetch %image, %at : !image, vector<2xi32> -> vector<4xf32>
  %1 = spirv.ImageFetch %image, %at ["ConstOffset"] : !image, vector<2xi32> -> vector<4xf32>
  %2 = spirv.ImageRead %storage, %at ["ConstOffset"] : !storage, vector<2xi32> -> vector<4xf32>
  spirv.ImageWrite %storage, %at, %texel ["ConstOffset"] : !storage, vector<2xi32>, vector<4xf32>
  %3 = spirv.ImageFetch %image, %at ["NonPrivateTexel"] : !image, vector<2xi32> -> vector<4xf32>
  %4 = spirv.ImageRead %storage, %at ["NonPrivateTexel"] : !storage, vector<2xi32> -> vector<4xf32>
  spirv.ImageWrite %storage, %at, %texel ["NonPrivateTexel"] : !storage, vector<2xi32>, vector<4xf32>
  %5 = spirv.ImageFetch %image, %at ["VolatileTexel"] : !image, vector<2xi32> -> vector<4xf32>
  %6 = spirv.ImageRead %storage, %at ["VolatileTexel"] : !storage, vector<2xi32> -> vector<4xf32>
  spirv.ImageWrite %storage, %at, %texel ["VolatileTexel"] : !storage, vector<2xi32>, vector<4xf32>
  %7 = spirv.ImageFetch %image, %at ["SignExtend"] : !image, vector<2xi32> -> vector<4xf32>
  %8 = spirv.ImageRead %storage, %at ["SignExtend"] : !storage, vector<2xi32> -> vector<4xf32>
  spirv.ImageWrite %storage, %at, %texel ["SignExtend"] : !storage, vector<2xi32>, vector<4xf32>
  %9 = spirv.ImageFetch %image, %at ["ZeroExtend"] : !image, vector<2xi32> -> vector<4xf32>
  %10 = spirv.ImageRead %storage, %at ["ZeroExtend"] : !storage, vector<2xi32> -> vector<4xf32>
  spirv.ImageWrite %storage, %at, %texel ["ZeroExtend"] : !storage, vector<2xi32>, vector<4xf32>
  %11 = spirv.ImageFetch %image, %at ["Nontemporal"] : !image, vector<2xi32> -> vector<4xf32>
  %12 = spirv.ImageRead %storage, %at ["Nontemporal"] : !storage, vector<2xi32> -> vector<4xf32>
  spirv.ImageWrite %storage, %at, %texel ["Nontemporal"] : !storage, vector<2xi32>, vector<4xf32>
  %13 = spirv.ImageFetch %image, %at ["MakeTexelVisible|NonPrivateTexel"] : !image, vector<2xi32> -> vector<4xf32>
  %14 = spirv.ImageRead %storage, %at ["MakeTexelVisible|NonPrivateTexel"] : !storage, vector<2xi32> -> vector<4xf32>
  spirv.ImageWrite %storage, %at, %texel ["MakeTexelAvailable|NonPrivateTexel"] : !storage, vector<2xi32>, vector<4xf32>
  %15 = spirv.ImageFetch %ms, %at ["Sample"] : !multisampled, vector<2xi32> -> vector<4xf32>
  return
}
