// One schedule for every target: `mlir-availability lower matmul.mlir --schedule schedule.mlir --target T` for GPUs,
// cpus.py for CPUs. It asks what the target offers, and names no target.
//
//   GPUs
//     cooperative matrices   a subgroup multiplies tiles of 16 x 16 numbers, or of 8 x 8 if it has 8 invocations
//     workgroup memory       256 invocations share tiles of the operands, and each calculates 4 x 4 results
//     neither                the product stays as it is: each invocation calculates one result
//   CPUs
//     matrix instructions    AMX, SME, or NEON's for 2 x 2 results
//     dot products           of 2 or 4 numbers that are side by side, or of whole vectors of bytes
//     vectors                4 rows of results; scalable ones by SVE
//
// It takes functions with one product of matrices whose sizes are multiples of 64. All transforms are MLIR's own; only
// those with `availability` in their names are mlir-availability's.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%module: !transform.any_op {transform.consumed}) {
    // CPUs: try the ways for each product.
    %for_x86 = transform.collect_matching @is_for_x86 in %module : (!transform.any_op) -> !transform.any_op
    transform.foreach %for_x86 : !transform.any_op {
    ^bb0(%function: !transform.any_op):
      transform.include @choose_for_x86 failures(propagate) (%function) : (!transform.any_op) -> ()
    }
    %for_aarch64 = transform.collect_matching @is_for_aarch64 in %module : (!transform.any_op) -> !transform.any_op
    transform.foreach %for_aarch64 : !transform.any_op {
    ^bb0(%function: !transform.any_op):
      transform.include @choose_for_aarch64 failures(propagate) (%function) : (!transform.any_op) -> ()
    }
    // GPUs. Tensors: choose an implementation for each product, and tile it.
    %of_16 = transform.param.constant 16 : i64 -> !transform.param<i64>
    %with_matrices = transform.collect_matching @suits_matrices in %module : (!transform.any_op) -> !transform.any_op
    %wide = transform.collect_matching @has_subgroups_of_32 in %with_matrices : (!transform.any_op) -> !transform.any_op
    transform.foreach %wide : !transform.any_op {
    ^bb0(%product: !transform.any_op):
      %subgroups = transform.param.constant "subgroups of 32" -> !transform.any_param
      transform.include @tile_for_matrices failures(propagate) (%product, %of_16, %subgroups)
          : (!transform.any_op, !transform.param<i64>, !transform.any_param) -> ()
    }
    %of_8 = transform.param.constant 8 : i64 -> !transform.param<i64>
    %still_with_matrices = transform.collect_matching @suits_matrices in %module
        : (!transform.any_op) -> !transform.any_op
    %narrow = transform.collect_matching @has_subgroups_of_8 in %still_with_matrices
        : (!transform.any_op) -> !transform.any_op
    transform.foreach %narrow : !transform.any_op {
    ^bb0(%product: !transform.any_op):
      %subgroups = transform.param.constant "subgroups of 8" -> !transform.any_param
      transform.include @tile_for_matrices failures(propagate) (%product, %of_8, %subgroups)
          : (!transform.any_op, !transform.param<i64>, !transform.any_param) -> ()
    }
    %for_workgroups = transform.collect_matching @suits_workgroups in %module : (!transform.any_op) -> !transform.any_op
    transform.foreach %for_workgroups : !transform.any_op {
    ^bb0(%product: !transform.any_op):
      transform.include @tile_for_workgroups failures(propagate) (%product) : (!transform.any_op) -> ()
    }
    transform.include @vectorize failures(propagate) (%module) : (!transform.any_op) -> ()

    // Buffers: tiles become workgroups, and their parts invocations.
    %buffers = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %module
        {bufferize_function_boundaries = true} : (!transform.any_op) -> !transform.any_op
    transform.include @clean_up failures(propagate) (%buffers) : (!transform.any_op) -> ()
    %in_32 = transform.structured.match ops{["func.func"]} attributes {tiled_for = "subgroups of 32"} in %buffers
        : (!transform.any_op) -> !transform.any_op
    transform.foreach %in_32 : !transform.any_op {
    ^bb0(%function: !transform.any_op):
      %launch = transform.gpu.map_forall_to_blocks %function generate_gpu_launch
          : (!transform.any_op) -> !transform.any_op
      %sized = transform.gpu.map_nested_forall_to_threads %launch block_dims = [32, 1, 1]
          : (!transform.any_op) -> !transform.any_op
      transform.include @make_matrices failures(propagate) (%sized) : (!transform.any_op) -> ()
    }
    %in_8 = transform.structured.match ops{["func.func"]} attributes {tiled_for = "subgroups of 8"} in %buffers
        : (!transform.any_op) -> !transform.any_op
    transform.foreach %in_8 : !transform.any_op {
    ^bb0(%function: !transform.any_op):
      %launch = transform.gpu.map_forall_to_blocks %function generate_gpu_launch
          : (!transform.any_op) -> !transform.any_op
      %sized = transform.gpu.map_nested_forall_to_threads %launch block_dims = [8, 1, 1]
          : (!transform.any_op) -> !transform.any_op
      transform.include @make_matrices failures(propagate) (%sized) : (!transform.any_op) -> ()
    }
    %in_workgroups = transform.structured.match ops{["func.func"]} attributes {tiled_for = "workgroups"} in %buffers
        : (!transform.any_op) -> !transform.any_op
    transform.foreach %in_workgroups : !transform.any_op {
    ^bb0(%function: !transform.any_op):
      transform.include @launch_workgroups failures(propagate) (%function) : (!transform.any_op) -> ()
    }
    transform.include @clean_up failures(propagate) (%buffers) : (!transform.any_op) -> ()
    transform.yield
  }

  //===--------------------------------------------------------------------===//
  // GPUs: what a product needs of the target
  //===--------------------------------------------------------------------===//

  // Matrices of f16, in a shader with the Vulkan memory model, and full subgroups of a size that can be required.
  transform.named_sequence @suits_matrices(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["linalg.matmul"] : !transform.any_op
    transform.match.availability_offered "spirv.capability" = "CooperativeMatrixKHR" %op : !transform.any_op
    transform.match.availability_offered "spirv.capability" = "VulkanMemoryModel" %op : !transform.any_op
    transform.match.availability_offered "spirv.capability" = "Float16" %op : !transform.any_op
    transform.match.availability_offered "spirv.capability" = "StorageBuffer16BitAccess" %op : !transform.any_op
    transform.match.availability_offered "vulkan.feature" = "computeFullSubgroups" %op : !transform.any_op
    transform.match.availability_offered "vulkan.feature" = "subgroupSizeControl" %op : !transform.any_op
    transform.match.availability_offered "vulkan.property" = "requiredSubgroupSizeStages.COMPUTE" %op
        : !transform.any_op
    %tiles = transform.get_parent_op %op {op_name = "scf.forall", allow_empty_results}
        : (!transform.any_op) -> !transform.any_op
    transform.match.operation_empty %tiles : !transform.any_op
    transform.yield %op : !transform.any_op
  }

  // A workgroup is one subgroup.
  transform.named_sequence @has_subgroups_of_32(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["linalg.matmul"] : !transform.any_op
    transform.match.availability_offered "spirv.subgroup_size" = "32" %op : !transform.any_op
    transform.yield %op : !transform.any_op
  }

  transform.named_sequence @has_subgroups_of_8(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["linalg.matmul"] : !transform.any_op
    transform.match.availability_offered "spirv.subgroup_size" = "8" %op : !transform.any_op
    transform.yield %op : !transform.any_op
  }

  // Workgroups of 16 x 16 invocations. Their memory is in every Vulkan device large enough for the tiles.
  transform.named_sequence @suits_workgroups(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["linalg.matmul"] : !transform.any_op
    transform.match.availability_offered "spirv.max_compute_workgroup_invocations" = "256" %op : !transform.any_op
    %tiles = transform.get_parent_op %op {op_name = "scf.forall", allow_empty_results}
        : (!transform.any_op) -> !transform.any_op
    transform.match.operation_empty %tiles : !transform.any_op
    transform.yield %op : !transform.any_op
  }

  // Returns the op that sets the results to zero, or nothing: a product may be added to an argument.
  transform.named_sequence @get_zeros(%product: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %zeros = transform.get_producer_of_operand %product[2] : (!transform.any_op) -> !transform.any_op
    transform.match.operation_name %zeros ["linalg.fill"] : !transform.any_op
    transform.yield %zeros : !transform.any_op
  }

  //===--------------------------------------------------------------------===//
  // GPUs: cooperative matrices
  //===--------------------------------------------------------------------===//

  // A workgroup calculates as many results as a matrix has, in steps of as many products as it has columns.
  transform.named_sequence @tile_for_matrices(
      %product: !transform.any_op {transform.consumed}, %size: !transform.param<i64> {transform.readonly},
      %subgroups: !transform.any_param {transform.readonly}) {
    %function = transform.get_parent_op %product {op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
    transform.annotate %function "tiled_for" = %subgroups : !transform.any_op, !transform.any_param
    %zeros = transform.sequence %product : !transform.any_op -> !transform.any_op failures(suppress) {
    ^bb0(%it: !transform.any_op):
      %found = transform.include @get_zeros failures(propagate) (%it) : (!transform.any_op) -> !transform.any_op
      transform.yield %found : !transform.any_op
    }
    %tile, %tiles = transform.structured.tile_using_forall %product tile_sizes [%size, %size]
        (mapping = [#gpu.block<y>, #gpu.block<x>])
        : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %start, %with_start = transform.structured.fuse_into_containing_op %zeros into %tiles
        : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %step, %loop = transform.structured.tile_using_for %tile tile_sizes [0, 0, %size]
        : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }

  // Vectors of two dimensions become matrices (`gpu.subgroup_mma_*`).
  transform.named_sequence @make_matrices(%launch: !transform.any_op {transform.consumed}) {
    %function = transform.get_parent_op %launch {op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
    %on_matrices = transform.apply_registered_pass "convert-vector-to-gpu" to %function
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }

  //===--------------------------------------------------------------------===//
  // GPUs: workgroup memory
  //===--------------------------------------------------------------------===//

  // A workgroup calculates 64 x 64 results, in steps of 16 products. It copies its parts of the operands to workgroup
  // memory first.
  transform.named_sequence @tile_for_workgroups(%product: !transform.any_op {transform.consumed}) {
    %function = transform.get_parent_op %product {op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
    %workgroups = transform.param.constant "workgroups" -> !transform.any_param
    transform.annotate %function "tiled_for" = %workgroups : !transform.any_op, !transform.any_param
    %zeros = transform.sequence %product : !transform.any_op -> !transform.any_op failures(suppress) {
    ^bb0(%it: !transform.any_op):
      %found = transform.include @get_zeros failures(propagate) (%it) : (!transform.any_op) -> !transform.any_op
      transform.yield %found : !transform.any_op
    }
    %tile, %tiles = transform.structured.tile_using_forall %product tile_sizes [64, 64]
        (mapping = [#gpu.block<y>, #gpu.block<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %start, %with_start = transform.structured.fuse_into_containing_op %zeros into %tiles
        : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %step, %loop = transform.structured.tile_using_for %tile tile_sizes [0, 0, 16]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // Padding, here by nothing, is what MLIR can allocate memory for.
    %padded, %pads, %copy_back = transform.structured.pad %step {
      padding_values = [0.0 : f16, 0.0 : f16, 0.0 : f32], padding_dimensions = [0, 1, 2], nofold_flags = [1, 1, 0],
      copy_back_op = "none"
    } : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %left = transform.get_producer_of_operand %padded[0] : (!transform.any_op) -> !transform.any_op
    %right = transform.get_producer_of_operand %padded[1] : (!transform.any_op) -> !transform.any_op
    %operands = transform.merge_handles %left, %right : !transform.any_op
    %memory, %made = transform.structured.bufferize_to_allocation %operands {
      memory_space = #gpu.address_space<workgroup>, memcpy_op = "linalg.copy", bufferize_destination_only
    } : !transform.any_op
    // Each of 16 x 16 invocations does its part of the copies, of the zeros and of the product.
    %copies = transform.structured.match ops{["linalg.copy"]} in %loop : (!transform.any_op) -> !transform.any_op
    %work = transform.merge_handles %copies, %padded, %start : !transform.any_op
    %part, %parts = transform.structured.tile_using_forall %work num_threads [16, 16]
        (mapping = [#gpu.thread<y>, #gpu.thread<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }

  // The parts are separated by barriers.
  transform.named_sequence @launch_workgroups(%function: !transform.any_op {transform.consumed}) {
    %launch = transform.gpu.map_forall_to_blocks %function generate_gpu_launch
        : (!transform.any_op) -> !transform.any_op
    %sized = transform.gpu.map_nested_forall_to_threads %launch block_dims = [16, 16, 1]
        : (!transform.any_op) -> !transform.any_op
    %around = transform.get_parent_op %sized {op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %around {
      transform.apply_patterns.gpu.eliminate_barriers
    } : !transform.any_op
    transform.yield
  }

  //===--------------------------------------------------------------------===//
  // GPUs: vectors
  //===--------------------------------------------------------------------===//

  // The work of a subgroup, or of an invocation, becomes vectors. Those that a loop carries stay in registers.
  transform.named_sequence @vectorize(%module: !transform.any_op {transform.readonly}) {
    transform.include @clean_up failures(propagate) (%module) : (!transform.any_op) -> ()
    %for_32 = transform.structured.match ops{["func.func"]} attributes {tiled_for = "subgroups of 32"} in %module
        : (!transform.any_op) -> !transform.any_op
    %for_8 = transform.structured.match ops{["func.func"]} attributes {tiled_for = "subgroups of 8"} in %module
        : (!transform.any_op) -> !transform.any_op
    %for_subgroups = transform.merge_handles %for_32, %for_8 : !transform.any_op
    // Products of f16 that are added as f32 are one instruction.
    %of_subgroups = transform.structured.vectorize_children_and_apply_patterns %for_subgroups
        {fold_type_extensions_into_contract} : (!transform.any_op) -> !transform.any_op
    %for_workgroups = transform.structured.match ops{["func.func"]} attributes {tiled_for = "workgroups"} in %module
        : (!transform.any_op) -> !transform.any_op
    %of_workgroups = transform.structured.vectorize_children_and_apply_patterns %for_workgroups
        : (!transform.any_op) -> !transform.any_op
    %loops = transform.structured.match ops{["scf.for"]} in %module : (!transform.any_op) -> !transform.any_op
    transform.apply_licm to %loops : !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %loops : !transform.any_op
    transform.include @clean_up failures(propagate) (%module) : (!transform.any_op) -> ()
    transform.yield
  }

  transform.named_sequence @clean_up(%module: !transform.any_op {transform.readonly}) {
    %functions = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %functions {
      transform.apply_patterns.linalg.tiling_canonicalization
      transform.apply_patterns.scf.for_loop_canonicalization
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.apply_cse to %functions : !transform.any_op
    transform.yield
  }

  //===--------------------------------------------------------------------===//
  // CPUs: which ways there are, the best first
  //===--------------------------------------------------------------------===//

  // A way makes the ops of an instruction, and `assert_available` knows what these need. Ways whose instruction LLVM's
  // code generator makes, of ops that all CPUs have, say what they need. A product of a type that the instruction
  // doesn't take is left, and the next way is tried.

  transform.named_sequence @is_for_x86(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["linalg.matmul"] : !transform.any_op
    transform.match.availability_offered "cpu.architecture" = "x86-64" %op : !transform.any_op
    %function = transform.get_parent_op %op {op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
    transform.yield %function : !transform.any_op
  }

  transform.named_sequence @is_for_aarch64(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["linalg.matmul"] : !transform.any_op
    transform.match.availability_offered "cpu.architecture" = "aarch64" %op : !transform.any_op
    %function = transform.get_parent_op %op {op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
    transform.yield %function : !transform.any_op
  }

  transform.named_sequence @choose_for_x86(%function: !transform.any_op {transform.consumed}) {
    transform.include @state_target failures(propagate) (%function) : (!transform.any_op) -> ()
    transform.availability.alternatives %function : !transform.any_op {
    ^bb0(%it: !transform.any_op):
      %product = transform.include @pack_bytes failures(propagate) (%it) : (!transform.any_op) -> !transform.any_op
      transform.include @use_amx failures(propagate) (%product) : (!transform.any_op) -> ()
    }, {
    ^bb0(%it: !transform.any_op):
      %product = transform.include @pack_halves failures(propagate) (%it) : (!transform.any_op) -> !transform.any_op
      transform.include @use_amx failures(propagate) (%product) : (!transform.any_op) -> ()
    }, {
    ^bb0(%it: !transform.any_op):
      %lanes = transform.param.constant 8 : i64 -> !transform.param<i64>
      %product = transform.include @pack_bytes failures(propagate) (%it) : (!transform.any_op) -> !transform.any_op
      transform.include @use_x86_dot failures(propagate) (%product, %lanes)
          : (!transform.any_op, !transform.param<i64>) -> ()
    }, {
    ^bb0(%it: !transform.any_op):
      %lanes = transform.param.constant 16 : i64 -> !transform.param<i64>
      %product = transform.include @pack_halves failures(propagate) (%it) : (!transform.any_op) -> !transform.any_op
      transform.include @use_x86_dot failures(propagate) (%product, %lanes)
          : (!transform.any_op, !transform.param<i64>) -> ()
    }, {
    ^bb0(%it: !transform.any_op):
      transform.include @use_avx512_vnni failures(propagate) (%it) : (!transform.any_op) -> ()
    }, {
    ^bb0(%it: !transform.any_op):
      transform.include @use_avx512 failures(propagate) (%it) : (!transform.any_op) -> ()
    }, {
    ^bb0(%it: !transform.any_op):
      %lanes = transform.param.constant 8 : i64 -> !transform.param<i64>
      transform.include @use_vectors failures(propagate) (%it, %lanes)
          : (!transform.any_op, !transform.param<i64>) -> ()
    }
    transform.yield
  }

  transform.named_sequence @choose_for_aarch64(%function: !transform.any_op {transform.consumed}) {
    transform.include @state_target failures(propagate) (%function) : (!transform.any_op) -> ()
    transform.availability.alternatives %function : !transform.any_op {
    ^bb0(%it: !transform.any_op):
      %packed = transform.param.constant 4 : i64 -> !transform.param<i64>
      transform.include @use_sme failures(propagate) (%it, %packed) : (!transform.any_op, !transform.param<i64>) -> ()
    }, {
    ^bb0(%it: !transform.any_op):
      %packed = transform.param.constant 2 : i64 -> !transform.param<i64>
      transform.include @use_sme failures(propagate) (%it, %packed) : (!transform.any_op, !transform.param<i64>) -> ()
    }, {
    ^bb0(%it: !transform.any_op):
      %depth = transform.param.constant 8 : i64 -> !transform.param<i64>
      transform.include @use_neon_matrices failures(propagate) (%it, %depth)
          : (!transform.any_op, !transform.param<i64>) -> ()
    }, {
    ^bb0(%it: !transform.any_op):
      %depth = transform.param.constant 4 : i64 -> !transform.param<i64>
      transform.include @use_neon_matrices failures(propagate) (%it, %depth)
          : (!transform.any_op, !transform.param<i64>) -> ()
    }, {
    ^bb0(%it: !transform.any_op):
      transform.include @use_neon_dot failures(propagate) (%it) : (!transform.any_op) -> ()
    }, {
    ^bb0(%it: !transform.any_op):
      transform.include @use_sve failures(propagate) (%it) : (!transform.any_op) -> ()
    }, {
    ^bb0(%it: !transform.any_op):
      %lanes = transform.param.constant 4 : i64 -> !transform.param<i64>
      transform.include @use_vectors failures(propagate) (%it, %lanes)
          : (!transform.any_op, !transform.param<i64>) -> ()
    }
    transform.yield
  }

  //===--------------------------------------------------------------------===//
  // CPUs: the ways
  //===--------------------------------------------------------------------===//

  // Tiles of 16 x 16 results, by AMX.
  transform.named_sequence @use_amx(%product: !transform.any_op {transform.consumed}) {
    %function = transform.get_parent_op %product {op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
    %tile, %loops:3 = transform.structured.tile_using_for %product tile_sizes [16, 16, 16]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.structured.vectorize %tile : !transform.any_op
    %vectors = transform.include @bufferize_contraction failures(propagate) (%function)
        : (!transform.any_op) -> !transform.any_op
    %tiles = transform.apply_registered_pass "convert-vector-to-amx" to %vectors
        : (!transform.any_op) -> !transform.any_op
    transform.include @assert_done failures(propagate) (%tiles) : (!transform.any_op) -> ()
    transform.yield
  }

  // Sums of 4 or 2 products in each lane, by AVX-VNNI-INT8 or AVX-512-BF16.
  transform.named_sequence @use_x86_dot(
      %product: !transform.any_op {transform.consumed}, %lanes: !transform.param<i64> {transform.readonly}) {
    %function = transform.get_parent_op %product {op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
    %tile, %loops:3 = transform.structured.tile_using_for %product tile_sizes [1, %lanes, 1]
        : (!transform.any_op, !transform.param<i64>)
        -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.structured.vectorize %tile : !transform.any_op
    %vectors = transform.include @bufferize_contraction failures(propagate) (%function)
        : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %vectors {
      transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product
    } : !transform.any_op
    transform.include @assert_done failures(propagate) (%vectors) : (!transform.any_op) -> ()
    transform.yield
  }

  // Outer products of scalable vectors, by SME: sums of 4 or 2 of them in one instruction.
  transform.named_sequence @use_sme(
      %function: !transform.any_op {transform.consumed}, %packed: !transform.param<i64> {transform.readonly}) {
    %product = transform.structured.match ops{["linalg.matmul"]} in %function : (!transform.any_op) -> !transform.any_op
    %transposed = transform.structured.transpose_matmul %product : (!transform.any_op) -> !transform.any_op
    %tile, %loops:3 = transform.structured.tile_using_for %transposed tile_sizes [[4], [4], %packed]
        : (!transform.any_op, !transform.param<i64>)
        -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.structured.vectorize %tile vector_sizes [[4], [4], %packed] {assume_dynamic_dims_match_vec_sizes}
        : !transform.any_op, !transform.param<i64>
    %vectors = transform.include @bufferize failures(propagate) (%function) : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %vectors {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    %products = transform.apply_registered_pass "convert-vector-to-arm-sme" to %vectors
        : (!transform.any_op) -> !transform.any_op
    %sums = transform.apply_registered_pass "arm-sme-outer-product-fusion" to %products
        : (!transform.any_op) -> !transform.any_op
    %streaming = transform.apply_registered_pass "enable-arm-streaming"
        with options = { "streaming-mode" = "streaming-locally", "za-mode" = "new-za" } to %sums
        : (!transform.any_op) -> !transform.any_op
    transform.include @assert_done failures(propagate) (%streaming) : (!transform.any_op) -> ()
    transform.yield
  }

  // Products of small matrices, by NEON's i8mm or bf16.
  transform.named_sequence @use_neon_matrices(
      %function: !transform.any_op {transform.consumed}, %depth: !transform.param<i64> {transform.readonly}) {
    %product = transform.structured.match ops{["linalg.matmul"]} in %function : (!transform.any_op) -> !transform.any_op
    %transposed = transform.structured.transpose_matmul %product <rhs> : (!transform.any_op) -> !transform.any_op
    %tile, %loops:3 = transform.structured.tile_using_for %transposed tile_sizes [8, 8, %depth]
        : (!transform.any_op, !transform.param<i64>)
        -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.structured.vectorize %tile : !transform.any_op
    %vectors = transform.include @bufferize_contraction failures(propagate) (%function)
        : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %vectors {
      transform.apply_patterns.arm_neon.vector_contract_to_i8mm
      transform.apply_patterns.arm_neon.vector_contract_to_bfmmla
    } : !transform.any_op
    transform.include @assert_done failures(propagate) (%vectors) : (!transform.any_op) -> ()
    transform.yield
  }

  // LLVM makes `vpdpwssd` or `sdot` of sums of products of bytes.
  transform.named_sequence @use_avx512_vnni(%function: !transform.any_op {transform.consumed}) {
    transform.match.availability_offered "cpu.x86_feature" = "avx512vnni" %function : !transform.any_op
    %bytes = transform.param.constant 64 : i64 -> !transform.param<i64>
    transform.include @use_sums_of_bytes failures(propagate) (%function, %bytes)
        : (!transform.any_op, !transform.param<i64>) -> ()
    transform.yield
  }

  transform.named_sequence @use_neon_dot(%function: !transform.any_op {transform.consumed}) {
    transform.match.availability_offered "cpu.aarch64_feature" = "dotprod" %function : !transform.any_op
    %bytes = transform.param.constant 16 : i64 -> !transform.param<i64>
    transform.include @use_sums_of_bytes failures(propagate) (%function, %bytes)
        : (!transform.any_op, !transform.param<i64>) -> ()
    transform.yield
  }

  transform.named_sequence @use_sums_of_bytes(
      %function: !transform.any_op {transform.consumed}, %bytes: !transform.param<i64> {transform.readonly}) {
    %product = transform.structured.match ops{["linalg.matmul"]} in %function : (!transform.any_op) -> !transform.any_op
    %left = transform.get_operand %product[0] : (!transform.any_op) -> !transform.any_value
    %bits = transform.match.structured.elemental_bitwidth %left : (!transform.any_value) -> !transform.param<i64>
    %eight = transform.param.constant 8 : i64 -> !transform.param<i64>
    transform.match.param.cmpi eq %bits, %eight : !transform.param<i64>
    %transposed = transform.structured.transpose_matmul %product <rhs> : (!transform.any_op) -> !transform.any_op
    %tile, %loops:3 = transform.structured.tile_using_for %transposed tile_sizes [1, 1, %bytes]
        : (!transform.any_op, !transform.param<i64>)
        -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.structured.vectorize %tile : !transform.any_op
    %vectors = transform.include @bufferize failures(propagate) (%function) : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %vectors {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "dot"
    } : !transform.any_op
    transform.include @assert_done failures(propagate) (%vectors) : (!transform.any_op) -> ()
    transform.yield
  }

  // 4 rows of results, each a vector: a number of the left operand is multiplied by a vector of the right one.
  transform.named_sequence @use_avx512(%function: !transform.any_op {transform.consumed}) {
    transform.match.availability_offered "cpu.x86_feature" = "avx512f" %function : !transform.any_op
    %lanes = transform.param.constant 16 : i64 -> !transform.param<i64>
    transform.include @use_vectors failures(propagate) (%function, %lanes)
        : (!transform.any_op, !transform.param<i64>) -> ()
    transform.yield
  }

  transform.named_sequence @use_vectors(
      %function: !transform.any_op {transform.consumed}, %lanes: !transform.param<i64> {transform.readonly}) {
    %product = transform.structured.match ops{["linalg.matmul"]} in %function : (!transform.any_op) -> !transform.any_op
    %tile, %loops:3 = transform.structured.tile_using_for %product tile_sizes [4, %lanes, 1]
        : (!transform.any_op, !transform.param<i64>)
        -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.structured.vectorize %tile : !transform.any_op
    transform.include @use_multiply_and_add failures(propagate) (%function) : (!transform.any_op) -> ()
    transform.yield
  }

  // The same with SVE's vectors, of any length.
  transform.named_sequence @use_sve(%function: !transform.any_op {transform.consumed}) {
    %product = transform.structured.match ops{["linalg.matmul"]} in %function : (!transform.any_op) -> !transform.any_op
    %tile, %loops:3 = transform.structured.tile_using_for %product tile_sizes [4, [4], 1]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.structured.vectorize %tile vector_sizes [4, [4], 1] {assume_dynamic_dims_match_vec_sizes}
        : !transform.any_op
    transform.include @use_multiply_and_add failures(propagate) (%function) : (!transform.any_op) -> ()
    transform.yield
  }

  transform.named_sequence @use_multiply_and_add(%function: !transform.any_op {transform.consumed}) {
    %vectors = transform.include @bufferize failures(propagate) (%function) : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %vectors {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
      transform.apply_patterns.vector.lower_outerproduct
    } : !transform.any_op
    transform.include @assert_done failures(propagate) (%vectors) : (!transform.any_op) -> ()
    transform.yield
  }

  //===--------------------------------------------------------------------===//
  // CPUs: steps of the ways
  //===--------------------------------------------------------------------===//

  // Alternatives work on copies of the function, without the module around it.
  transform.named_sequence @state_target(%function: !transform.any_op {transform.readonly}) {
    %target = transform.availability.get_target of %function : (!transform.any_op) -> !transform.any_param
    transform.annotate %function "availability.target" = %target : !transform.any_op, !transform.any_param
    transform.yield
  }

  // Puts the numbers of a word side by side that are added up: 4 of 8 bits, 2 of 16 bits.
  transform.named_sequence @pack_bytes(%function: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %product = transform.structured.match ops{["linalg.matmul"]} in %function : (!transform.any_op) -> !transform.any_op
    %packed = transform.structured.pack %product packed_sizes = [0, 0, 4]
        : (!transform.any_op) -> !transform.op<"linalg.generic">
    %result = transform.include @lower_packs failures(propagate) (%function, %packed)
        : (!transform.any_op, !transform.op<"linalg.generic">) -> !transform.any_op
    transform.yield %result : !transform.any_op
  }

  transform.named_sequence @pack_halves(%function: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %product = transform.structured.match ops{["linalg.matmul"]} in %function : (!transform.any_op) -> !transform.any_op
    %packed = transform.structured.pack %product packed_sizes = [0, 0, 2]
        : (!transform.any_op) -> !transform.op<"linalg.generic">
    %result = transform.include @lower_packs failures(propagate) (%function, %packed)
        : (!transform.any_op, !transform.op<"linalg.generic">) -> !transform.any_op
    transform.yield %result : !transform.any_op
  }

  transform.named_sequence @lower_packs(
      %function: !transform.any_op {transform.readonly}, %product: !transform.op<"linalg.generic"> {transform.readonly})
      -> !transform.any_op {
    %packs = transform.structured.match ops{["linalg.pack"]} in %function
        : (!transform.any_op) -> !transform.op<"linalg.pack">
    %pads, %reshapes, %transposes = transform.structured.lower_pack %packs : (!transform.op<"linalg.pack">)
        -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %result = transform.cast %product : !transform.op<"linalg.generic"> to !transform.any_op
    transform.yield %result : !transform.any_op
  }

  // Vectors that are multiplied and added up become `vector.contract`, in memory.
  transform.named_sequence @bufferize(%function: !transform.any_op {transform.consumed}) -> !transform.any_op {
    transform.apply_patterns to %function {
      transform.apply_patterns.vector.reduction_to_contract
      transform.apply_patterns.vector.transfer_permutation_patterns
      transform.apply_patterns.vector.sink_ops
    } : !transform.any_op
    %module = transform.get_parent_op %function {op_name = "builtin.module"} : (!transform.any_op) -> !transform.any_op
    %buffers = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %module
        {bufferize_function_boundaries = true} : (!transform.any_op) -> !transform.any_op
    transform.include @clean_up failures(propagate) (%buffers) : (!transform.any_op) -> ()
    %result = transform.structured.match ops{["func.func"]} in %buffers : (!transform.any_op) -> !transform.any_op
    transform.yield %result : !transform.any_op
  }

  // The same for instructions that also widen their operands.
  transform.named_sequence @bufferize_contraction(%function: !transform.any_op {transform.consumed})
      -> !transform.any_op {
    %result = transform.include @bufferize failures(propagate) (%function) : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %result {
      transform.apply_patterns.vector.fold_arith_extension
    } : !transform.any_op
    transform.yield %result : !transform.any_op
  }

  // Fails if a product is left, or if the target lacks one of the ops. Vectors are then loaded and stored by rows.
  transform.named_sequence @assert_done(%function: !transform.any_op {transform.readonly}) {
    %left = transform.structured.match ops{["vector.contract", "vector.outerproduct"]} in %function
        : (!transform.any_op) -> !transform.any_op
    transform.match.operation_empty %left : !transform.any_op
    transform.availability.assert_available %function {allow_unchecked = ["*"]} : !transform.any_op
    transform.apply_patterns to %function {
      transform.apply_patterns.vector.transfer_to_scf full_unroll = true
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.yield
  }
}
