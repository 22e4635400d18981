// The resource limits of `#spirv.target_env` are checked where the IR states a
// size, and explained like everything else.

// RUN: split-file %s %t

// Each limit at its bound, and one above it.
// RUN: mlir-opt --load-pass-plugin=%plugin --verify-diagnostics %t/stated.mlir -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-check)'

// What some implementation may have has no limits, nor has SPIR-V itself.
// RUN: %availability_test_opt %t/large.mlir -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-check{target=vulkan1.0+all})'
// RUN: %availability_test_opt %t/large.mlir -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-check{target=spirv1.0})'

// A version of Vulkan guarantees limits; a later version may guarantee more.
// RUN: not %availability_test_opt %t/large.mlir -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-check{target=vulkan1.0})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=VULKAN
//      VULKAN: error: spirv.ExecutionMode needs max_compute_workgroup_size along x 256 or more; vulkan1.0 offers 128
//      VULKAN: note: cause: attribute 'values' (LocalSize 256 1 1)
// VULKAN-NEXT: note: available from vulkan1.4, spirv1.0
//      VULKAN: error: spirv.ExecutionMode needs max_compute_workgroup_invocations 256 or more; vulkan1.0 offers 128
//  VULKAN-NOT: error:

// A triple has no limits, so the deduced one has none.
// RUN: %availability_test_opt %t/large.mlir \
// RUN:   --pass-pipeline='builtin.module(spirv.module(availability-deduce))' | FileCheck %s --check-prefix=DEDUCE
// DEDUCE: requires #spirv.vce<v1.0, [Shader], []>

// Any target can have limits.
// RUN: not %availability_test_opt %t/large.mlir -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-check{target={#availability.target<"spirv.max_compute_workgroup_invocations" = 255>}})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=OWN
//     OWN: error: spirv.ExecutionMode needs max_compute_workgroup_invocations 256 or more; #availability.target<...> offers 255
// OWN-NOT: error:

//--- large.mlir
spirv.module Logical GLSL450 {
  spirv.func @main() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 256, 1, 1
}

//--- stated.mlir
#env = #spirv.target_env<#spirv.vce<v1.4, [Shader, Kernel, SubgroupDispatch, MeshShadingEXT, Float16], [SPV_EXT_mesh_shader]>,
  #spirv.resource_limits<max_compute_shared_memory_size = 64, max_compute_workgroup_invocations = 32,
                         max_compute_workgroup_size = [16, 8, 4], subgroup_size = 8,
                         min_subgroup_size = 8, max_subgroup_size = 32>>
module attributes {spirv.target_env = #env} {
  spirv.module Logical GLSL450 {
    spirv.func @fits() "None" { spirv.Return }
    spirv.EntryPoint "GLCompute" @fits
    spirv.ExecutionMode @fits "LocalSize", 16, 2, 1

    // Invocations count together, sizes one by one.
    spirv.func @many() "None" { spirv.Return }
    spirv.EntryPoint "GLCompute" @many
    // expected-error@below {{spirv.ExecutionMode needs max_compute_workgroup_invocations 64 or more; #spirv.target_env<...> of 'builtin.module' offers 32}}
    // expected-note@below {{cause: attribute 'values' (LocalSize 16 4 1)}}
    // expected-note@below {{available from}}
    spirv.ExecutionMode @many "LocalSize", 16, 4, 1

    spirv.func @deep() "None" { spirv.Return }
    spirv.EntryPoint "Kernel" @deep
    // expected-error@below {{spirv.ExecutionMode needs max_compute_workgroup_size along z 5 or more; #spirv.target_env<...> of 'builtin.module' offers 4}}
    // expected-note@below {{cause: attribute 'values' (LocalSize 1 1 5)}}
    // expected-note@below {{available from}}
    spirv.ExecutionMode @deep "LocalSize", 1, 1, 5
    spirv.ExecutionMode @deep "SubgroupSize", 32
    // Not a power of two.
    // expected-error@below {{spirv.ExecutionMode needs subgroup_size 24; #spirv.target_env<...> of 'builtin.module' offers 8, 16, 32}}
    // expected-note@below {{cause: attribute 'values'}}
    // expected-note@below {{available from no known target}}
    spirv.ExecutionMode @deep "SubgroupSize", 24

    // A hint is not a requirement.
    spirv.ExecutionMode @deep "LocalSizeHint", 512, 1, 1
  }

  // Mesh shaders have their own limits.
  spirv.module Logical GLSL450 {
    spirv.func @mesh() "None" { spirv.Return }
    spirv.EntryPoint "MeshEXT" @mesh
    spirv.ExecutionMode @mesh "LocalSize", 64, 1, 1
  }

  // Memory: each variable, and all that an entry point uses.
  spirv.module Logical GLSL450 {
    spirv.GlobalVariable @a : !spirv.ptr<!spirv.array<8 x f32>, Workgroup>
    spirv.GlobalVariable @b : !spirv.ptr<!spirv.array<2 x vector<3xf32>>, Workgroup>
    spirv.GlobalVariable @c : !spirv.ptr<!spirv.struct<(f16, f32)>, Workgroup>
    spirv.GlobalVariable @private : !spirv.ptr<!spirv.array<64 x f32>, Private>
    // expected-error@below {{spirv.GlobalVariable needs max_compute_shared_memory_size 68 or more; #spirv.target_env<...> of 'builtin.module' offers 64}}
    // expected-note@below {{cause: attribute 'type' (68 bytes)}}
    // expected-note@below {{available from}}
    spirv.GlobalVariable @d : !spirv.ptr<!spirv.array<17 x i1>, Workgroup>
    spirv.func @two() "None" {
      %a = spirv.mlir.addressof @a : !spirv.ptr<!spirv.array<8 x f32>, Workgroup>
      %b = spirv.mlir.addressof @b : !spirv.ptr<!spirv.array<2 x vector<3xf32>>, Workgroup>
      spirv.Return
    }
    spirv.func @three() "None" {
      %c = spirv.mlir.addressof @c : !spirv.ptr<!spirv.struct<(f16, f32)>, Workgroup>
      spirv.FunctionCall @two() : () -> ()
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @two
    // expected-error@below {{spirv.EntryPoint needs max_compute_shared_memory_size 80 or more; #spirv.target_env<...> of 'builtin.module' offers 64}}
    // expected-note@below {{cause: attribute 'fn' (80 bytes in 3 Workgroup variables)}}
    // expected-note@below {{available from}}
    spirv.EntryPoint "GLCompute" @three
  }

  // Kernels that are still to be lowered.
  gpu.module @kernels {
    // expected-error@below {{gpu.func needs max_compute_workgroup_size along y 16 or more; #spirv.target_env<...> of 'builtin.module' offers 8}}
    // expected-note@below {{cause: attribute 'known_block_size' (1 16 1)}}
    // expected-note@below {{available from}}
    gpu.func @block() kernel attributes {known_block_size = array<i32: 1, 16, 1>} { gpu.return }
    // expected-error@below {{gpu.func needs max_compute_shared_memory_size 96 or more; #spirv.target_env<...> of 'builtin.module' offers 64}}
    // expected-note@below {{(96 bytes in workgroup attributions)}}
    // expected-note@below {{available from}}
    gpu.func @memory() workgroup(%x: memref<16xf32, #gpu.address_space<workgroup>>,
                                 %y: memref<2x8xf16, #gpu.address_space<workgroup>>) kernel { gpu.return }
    // expected-error@below {{gpu.func needs max_compute_workgroup_invocations 64 or more; #spirv.target_env<...> of 'builtin.module' offers 32}}
    // expected-note@below {{cause: attribute 'spirv.entry_point_abi' (workgroup_size 16 4)}}
    // expected-note@below {{available from}}
    gpu.func @abi() kernel attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 4]>} { gpu.return }
  }
  // expected-error@below {{func.func needs subgroup_size 64; #spirv.target_env<...> of 'builtin.module' offers 8, 16, 32}}
  // expected-note@below {{cause: attribute 'spirv.entry_point_abi' (subgroup_size)}}
  // expected-note@below {{available from}}
  func.func private @subgroup() attributes {spirv.entry_point_abi = #spirv.entry_point_abi<subgroup_size = 64>}
}

// Nothing upstream verifies the sizes: a list that isn't one offers nothing.
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>,
    #spirv.resource_limits<max_compute_workgroup_size = ["16"]>>} {
  // expected-error@below {{func.func needs max_compute_workgroup_size along x 1 or more; #spirv.target_env<...> of 'builtin.module' offers none}}
  // expected-note@below {{cause: attribute 'spirv.entry_point_abi' (workgroup_size 1)}}
  // expected-note@below {{available from}}
  func.func private @abi() attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1]>}
}
