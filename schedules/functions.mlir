// The schedule for functions, which `availability-outline-kernels` and with it `mlir-availability lower` apply
// unless they are told another: `lower --schedule FILE`. Copy it and change what is to be different.
//
// It runs when functions calculate with tensors still, in linalg's ops, and elementwise ops have been fused. A
// `scf.forall` that it makes becomes a launch, with an invocation for each iteration. What it leaves alone becomes
// a launch with an invocation for each result.
//
// * An invocation of a matrix product, or of a convolution, calculates a tile of the results, and keeps it in
//   registers: each number that is loaded counts for as many results as the tile is wide. The order in which
//   products are added up stays.
// * What follows number by number, such as a bias and an activation, happens in registers, too, before the tile
//   is stored.
// * Results that need whole rows, such as softmax, are calculated by an invocation for each row, in one launch.
//
// A step that can't be taken (`failures(suppress)`) leaves a function that calculates the same.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%module: !transform.any_op {transform.readonly}) {
    %found_1 = transform.collect_matching @follows_product in %module : (!transform.any_op) -> !transform.any_op
    transform.foreach %found_1 : !transform.any_op {
    ^bb0(%op: !transform.any_op):
      transform.sequence %op : !transform.any_op failures(suppress) {
      ^bb1(%it: !transform.any_op):
        transform.include @tile_with_product failures(propagate) (%it) : (!transform.any_op) -> ()
      }
    }
    %found_2 = transform.collect_matching @follows_dynamic_product in %module : (!transform.any_op) -> !transform.any_op
    transform.foreach %found_2 : !transform.any_op {
    ^bb0(%op: !transform.any_op):
      transform.sequence %op : !transform.any_op failures(suppress) {
      ^bb1(%it: !transform.any_op):
        transform.include @tile_with_product failures(propagate) (%it) : (!transform.any_op) -> ()
      }
    }
    transform.include @clean_up failures(propagate) (%module) : (!transform.any_op) -> ()
    %found_3 = transform.collect_matching @is_product in %module : (!transform.any_op) -> !transform.any_op
    transform.foreach %found_3 : !transform.any_op {
    ^bb0(%op: !transform.any_op):
      transform.sequence %op : !transform.any_op failures(suppress) {
      ^bb1(%it: !transform.any_op):
        transform.include @tile_product failures(propagate) (%it) : (!transform.any_op) -> ()
      }
    }
    %found_4 = transform.collect_matching @is_dynamic_product in %module : (!transform.any_op) -> !transform.any_op
    transform.foreach %found_4 : !transform.any_op {
    ^bb0(%op: !transform.any_op):
      transform.sequence %op : !transform.any_op failures(suppress) {
      ^bb1(%it: !transform.any_op):
        transform.include @tile_product failures(propagate) (%it) : (!transform.any_op) -> ()
      }
    }
    %found_5 = transform.collect_matching @is_batch_product in %module : (!transform.any_op) -> !transform.any_op
    transform.foreach %found_5 : !transform.any_op {
    ^bb0(%op: !transform.any_op):
      transform.sequence %op : !transform.any_op failures(suppress) {
      ^bb1(%it: !transform.any_op):
        transform.include @tile_batch_product failures(propagate) (%it) : (!transform.any_op) -> ()
      }
    }
    %found_6 = transform.collect_matching @is_convolution_nchw in %module : (!transform.any_op) -> !transform.any_op
    transform.foreach %found_6 : !transform.any_op {
    ^bb0(%op: !transform.any_op):
      transform.sequence %op : !transform.any_op failures(suppress) {
      ^bb1(%it: !transform.any_op):
        transform.include @split_1 failures(propagate) (%it) : (!transform.any_op) -> ()
      }
    }
    %found_7 = transform.collect_matching @is_convolution_nchw in %module : (!transform.any_op) -> !transform.any_op
    transform.foreach %found_7 : !transform.any_op {
    ^bb0(%op: !transform.any_op):
      transform.sequence %op : !transform.any_op failures(suppress) {
      ^bb1(%it: !transform.any_op):
        transform.include @split_3 failures(propagate) (%it) : (!transform.any_op) -> ()
      }
    }
    %found_8 = transform.collect_matching @is_convolution_nchw in %module : (!transform.any_op) -> !transform.any_op
    transform.foreach %found_8 : !transform.any_op {
    ^bb0(%op: !transform.any_op):
      transform.sequence %op : !transform.any_op failures(suppress) {
      ^bb1(%it: !transform.any_op):
        transform.include @tile_convolution_nchw failures(propagate) (%it) : (!transform.any_op) -> ()
      }
    }
    %found_9 = transform.collect_matching @is_convolution_nhwc in %module : (!transform.any_op) -> !transform.any_op
    transform.foreach %found_9 : !transform.any_op {
    ^bb0(%op: !transform.any_op):
      transform.sequence %op : !transform.any_op failures(suppress) {
      ^bb1(%it: !transform.any_op):
        transform.include @split_2 failures(propagate) (%it) : (!transform.any_op) -> ()
      }
    }
    %found_10 = transform.collect_matching @is_convolution_nhwc in %module : (!transform.any_op) -> !transform.any_op
    transform.foreach %found_10 : !transform.any_op {
    ^bb0(%op: !transform.any_op):
      transform.sequence %op : !transform.any_op failures(suppress) {
      ^bb1(%it: !transform.any_op):
        transform.include @split_3 failures(propagate) (%it) : (!transform.any_op) -> ()
      }
    }
    %found_11 = transform.collect_matching @is_convolution_nhwc in %module : (!transform.any_op) -> !transform.any_op
    transform.foreach %found_11 : !transform.any_op {
    ^bb0(%op: !transform.any_op):
      transform.sequence %op : !transform.any_op failures(suppress) {
      ^bb1(%it: !transform.any_op):
        transform.include @tile_convolution_nhwc failures(propagate) (%it) : (!transform.any_op) -> ()
      }
    }
    transform.include @clean_up failures(propagate) (%module) : (!transform.any_op) -> ()
    %found_12 = transform.collect_matching @ends_rows_0 in %module : (!transform.any_op) -> !transform.any_op
    transform.foreach %found_12 : !transform.any_op {
    ^bb0(%op: !transform.any_op):
      transform.sequence %op : !transform.any_op failures(suppress) {
      ^bb1(%it: !transform.any_op):
        transform.include @fuse_rows failures(propagate) (%it) : (!transform.any_op) -> ()
      }
    }
    %found_13 = transform.collect_matching @ends_rows_1 in %module : (!transform.any_op) -> !transform.any_op
    transform.foreach %found_13 : !transform.any_op {
    ^bb0(%op: !transform.any_op):
      transform.sequence %op : !transform.any_op failures(suppress) {
      ^bb1(%it: !transform.any_op):
        transform.include @fuse_rows failures(propagate) (%it) : (!transform.any_op) -> ()
      }
    }
    %found_14 = transform.collect_matching @ends_rows_2 in %module : (!transform.any_op) -> !transform.any_op
    transform.foreach %found_14 : !transform.any_op {
    ^bb0(%op: !transform.any_op):
      transform.sequence %op : !transform.any_op failures(suppress) {
      ^bb1(%it: !transform.any_op):
        transform.include @fuse_rows failures(propagate) (%it) : (!transform.any_op) -> ()
      }
    }
    transform.include @clean_up failures(propagate) (%module) : (!transform.any_op) -> ()
    transform.yield
  }

  //===--------------------------------------------------------------------===//
  // Matrix products
  //===--------------------------------------------------------------------===//

  transform.named_sequence @tile_with_product(%op: !transform.any_op {transform.consumed}) {
    %product = transform.get_producer_of_operand %op[0] : (!transform.any_op) -> !transform.any_op
    %init = transform.sequence %product : !transform.any_op -> !transform.any_op failures(suppress) {
    ^bb0(%it: !transform.any_op):
      %fill = transform.include @get_fill failures(propagate) (%it) : (!transform.any_op) -> !transform.any_op
      transform.yield %fill : !transform.any_op
    }
    %tile, %tiles = transform.structured.tile_using_forall %op tile_sizes [8, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %fused, %with_product = transform.structured.fuse_into_containing_op %product into %tiles
        : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %start, %with_start = transform.structured.fuse_into_containing_op %init into %with_product
        : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.include @accumulate_product failures(propagate) (%fused, %with_start) : (!transform.any_op, !transform.any_op) -> ()
    transform.yield
  }

  transform.named_sequence @tile_product(%op: !transform.any_op {transform.consumed}) {
    %init = transform.sequence %op : !transform.any_op -> !transform.any_op failures(suppress) {
    ^bb0(%it: !transform.any_op):
      %fill = transform.include @get_fill failures(propagate) (%it) : (!transform.any_op) -> !transform.any_op
      transform.yield %fill : !transform.any_op
    }
    %tile, %tiles = transform.structured.tile_using_forall %op tile_sizes [8, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %start, %with_start = transform.structured.fuse_into_containing_op %init into %tiles
        : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.include @accumulate_product failures(propagate) (%tile, %with_start) : (!transform.any_op, !transform.any_op) -> ()
    transform.yield
  }

  // Tiles at the edge are padded with zeros, so that all have the same size and can be vectors.
  transform.named_sequence @accumulate_product(
      %product: !transform.any_op {transform.consumed}, %tiles: !transform.any_op {transform.readonly}) {
    %padded, %pad, %copy = transform.structured.pad %product pad_to_multiple_of [8, 8] {
      padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1], copy_back_op = "none"
    } : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %step, %loop = transform.structured.tile_using_for %padded tile_sizes [0, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.include @keep_padded_in_registers failures(propagate) (%tiles) : (!transform.any_op) -> ()
    transform.yield
  }

  transform.named_sequence @tile_batch_product(%op: !transform.any_op {transform.consumed}) {
    %init = transform.sequence %op : !transform.any_op -> !transform.any_op failures(suppress) {
    ^bb0(%it: !transform.any_op):
      %fill = transform.include @get_fill failures(propagate) (%it) : (!transform.any_op) -> !transform.any_op
      transform.yield %fill : !transform.any_op
    }
    %tile, %tiles = transform.structured.tile_using_forall %op tile_sizes [1, 8, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %start, %with_start = transform.structured.fuse_into_containing_op %init into %tiles
        : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %padded, %pad, %copy = transform.structured.pad %tile pad_to_multiple_of [8, 8] {
      padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [1, 2], copy_back_op = "none"
    } : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %step, %loop = transform.structured.tile_using_for %padded tile_sizes [0, 0, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.include @keep_padded_in_registers failures(propagate) (%with_start) : (!transform.any_op) -> ()
    transform.yield
  }

  //===--------------------------------------------------------------------===//
  // Convolutions
  //===--------------------------------------------------------------------===//

  // A tile has 8 channels and up to 8 neighbours in a row, as many as divide the row.
  transform.named_sequence @tile_convolution_nchw(%op: !transform.any_op {transform.consumed}) {
    %num_channels, %num_columns = transform.match.structured failures(propagate) %op
        : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>) {
    ^bb0(%it: !transform.any_op):
      %dim_channels = transform.match.structured.dim %it[1] : (!transform.any_op) -> !transform.param<i64>
      %dim_columns = transform.match.structured.dim %it[3] : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %dim_channels, %dim_columns : !transform.param<i64>, !transform.param<i64>
    }
    %channels, %more_channels, %all_channels = transform.structured.multitile_sizes %op {dimension = 1, target_size = 8}
        : (!transform.any_op) -> !transform.param<i64>
    %columns, %more_columns, %all_columns = transform.structured.multitile_sizes %op {dimension = 3, target_size = 8}
        : (!transform.any_op) -> !transform.param<i64>
    // The tiles of the split loop have one size.
    transform.match.param.cmpi eq %all_channels, %num_channels : !transform.param<i64>
    transform.match.param.cmpi eq %all_columns, %num_columns : !transform.param<i64>
    %init = transform.sequence %op : !transform.any_op -> !transform.any_op failures(suppress) {
    ^bb0(%it: !transform.any_op):
      %fill = transform.include @get_fill failures(propagate) (%it) : (!transform.any_op) -> !transform.any_op
      transform.yield %fill : !transform.any_op
    }
    %tile, %tiles = transform.structured.tile_using_forall %op tile_sizes [1, %channels, 1, %columns]
        : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %start, %with_start = transform.structured.fuse_into_containing_op %init into %tiles
        : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %step, %loop, %loop_1 = transform.structured.tile_using_for %tile tile_sizes [0, 0, 0, 0, 1, 1, 0]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %row = transform.structured.decompose %step : (!transform.any_op) -> !transform.any_op
    transform.include @keep_in_registers failures(propagate) (%with_start) : (!transform.any_op) -> ()
    transform.yield
  }

  transform.named_sequence @tile_convolution_nhwc(%op: !transform.any_op {transform.consumed}) {
    %num_channels, %num_columns = transform.match.structured failures(propagate) %op
        : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>) {
    ^bb0(%it: !transform.any_op):
      %dim_channels = transform.match.structured.dim %it[3] : (!transform.any_op) -> !transform.param<i64>
      %dim_columns = transform.match.structured.dim %it[2] : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.yield %dim_channels, %dim_columns : !transform.param<i64>, !transform.param<i64>
    }
    %channels, %more_channels, %all_channels = transform.structured.multitile_sizes %op {dimension = 3, target_size = 8}
        : (!transform.any_op) -> !transform.param<i64>
    %columns, %more_columns, %all_columns = transform.structured.multitile_sizes %op {dimension = 2, target_size = 8}
        : (!transform.any_op) -> !transform.param<i64>
    // The tiles of the split loop have one size.
    transform.match.param.cmpi eq %all_channels, %num_channels : !transform.param<i64>
    transform.match.param.cmpi eq %all_columns, %num_columns : !transform.param<i64>
    %init = transform.sequence %op : !transform.any_op -> !transform.any_op failures(suppress) {
    ^bb0(%it: !transform.any_op):
      %fill = transform.include @get_fill failures(propagate) (%it) : (!transform.any_op) -> !transform.any_op
      transform.yield %fill : !transform.any_op
    }
    %tile, %tiles = transform.structured.tile_using_forall %op tile_sizes [1, 1, %columns, %channels]
        : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %start, %with_start = transform.structured.fuse_into_containing_op %init into %tiles
        : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %step, %loop, %loop_1 = transform.structured.tile_using_for %tile tile_sizes [0, 0, 0, 0, 1, 0, 1]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %row = transform.structured.decompose %step : (!transform.any_op) -> !transform.any_op
    transform.include @keep_in_registers failures(propagate) (%with_start) : (!transform.any_op) -> ()
    transform.yield
  }

  // Splits into two parts: tiles of one size, and tiles that are larger by 1. Fails if one size suffices.
  transform.named_sequence @split_1(%op: !transform.any_op {transform.consumed}) {
    %size, %larger, %first = transform.structured.multitile_sizes %op {dimension = 1, target_size = 8} : (!transform.any_op) -> !transform.param<i64>
    %parts = transform.structured.split %op after %first {dimension = 1} : !transform.any_op, !transform.param<i64>
    transform.yield
  }

  transform.named_sequence @split_2(%op: !transform.any_op {transform.consumed}) {
    %size, %larger, %first = transform.structured.multitile_sizes %op {dimension = 2, target_size = 8} : (!transform.any_op) -> !transform.param<i64>
    %parts = transform.structured.split %op after %first {dimension = 2} : !transform.any_op, !transform.param<i64>
    transform.yield
  }

  transform.named_sequence @split_3(%op: !transform.any_op {transform.consumed}) {
    %size, %larger, %first = transform.structured.multitile_sizes %op {dimension = 3, target_size = 8} : (!transform.any_op) -> !transform.param<i64>
    %parts = transform.structured.split %op after %first {dimension = 3} : !transform.any_op, !transform.param<i64>
    transform.yield
  }

  //===--------------------------------------------------------------------===//
  // Rows
  //===--------------------------------------------------------------------===//

  transform.named_sequence @fuse_rows(%op: !transform.any_op {transform.consumed}) {
    %row, %rows = transform.structured.fuse %op tile_sizes [1] {use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }

  //===--------------------------------------------------------------------===//
  // Registers
  //===--------------------------------------------------------------------===//

  // Vectorizes the work of an iteration, and makes the reduction loop carry the vectors.
  transform.named_sequence @keep_in_registers(%tiles: !transform.any_op {transform.readonly}) {
    transform.include @vectorize_all failures(propagate) (%tiles) : (!transform.any_op) -> ()
    transform.include @carry_vectors failures(propagate) (%tiles) : (!transform.any_op) -> ()
    transform.yield
  }

  // The same for operands that are padded. Each vector is read from the operand itself, and is zero beyond its edge;
  // otherwise an invocation would copy all rows and columns that it needs first.
  transform.named_sequence @keep_padded_in_registers(%tiles: !transform.any_op {transform.readonly}) {
    transform.include @vectorize_all failures(propagate) (%tiles) : (!transform.any_op) -> ()
    transform.apply_patterns to %tiles {
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
      transform.apply_patterns.linalg.pad_vectorization
    } : !transform.any_op
    transform.include @carry_vectors failures(propagate) (%tiles) : (!transform.any_op) -> ()
    transform.yield
  }

  transform.named_sequence @vectorize_all(%tiles: !transform.any_op {transform.readonly}) {
    %function = transform.get_parent_op %tiles {isolated_from_above} : (!transform.any_op) -> !transform.any_op
    transform.apply_cse to %function : !transform.any_op
    transform.apply_patterns to %tiles {
      transform.apply_patterns.tensor.bubble_up_extract_slice
      transform.apply_patterns.linalg.tiling_canonicalization
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    %ops = transform.structured.match interface{LinalgOp} in %tiles : (!transform.any_op) -> !transform.any_op
    transform.foreach %ops : !transform.any_op {
    ^bb0(%op: !transform.any_op):
      transform.include @vectorize failures(suppress) (%op) : (!transform.any_op) -> ()
    }
    transform.yield
  }

  transform.named_sequence @carry_vectors(%tiles: !transform.any_op {transform.readonly}) {
    transform.apply_patterns to %tiles {
      transform.apply_patterns.linalg.pad_vectorization
      transform.apply_patterns.vector.reduction_to_contract
      transform.apply_patterns.vector.transfer_permutation_patterns
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    %loops = transform.structured.match ops{["scf.for"]} in %tiles : (!transform.any_op) -> !transform.any_op
    transform.apply_licm to %loops : !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %loops : !transform.any_op
    transform.apply_patterns to %tiles {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.yield
  }

  transform.named_sequence @vectorize(%op: !transform.any_op {transform.consumed}) {
    transform.structured.vectorize %op : !transform.any_op
    transform.yield
  }

  transform.named_sequence @clean_up(%module: !transform.any_op {transform.readonly}) {
    %functions = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %functions {
      transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.apply_cse to %functions : !transform.any_op
    transform.yield
  }

  // Returns the op that fills the accumulators with zeros, or nothing.
  transform.named_sequence @get_fill(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %init = transform.get_producer_of_operand %op[2] : (!transform.any_op) -> !transform.any_op
    transform.match.operation_name %init ["linalg.fill"] : !transform.any_op
    transform.yield %init : !transform.any_op
  }

  //===--------------------------------------------------------------------===//
  // Matchers
  //===--------------------------------------------------------------------===//

  // An elementwise op on the results of a matrix product of f32, of 32 x 32 results or more.
  transform.named_sequence @follows_product(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.structured failures(propagate) %op : !transform.any_op {
    ^bb0(%it: !transform.any_op):
      %rank = transform.match.structured.rank %it : (!transform.any_op) -> !transform.param<i64>
      %two = transform.param.constant 2 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %two : !transform.param<i64>
      transform.match.structured.dim %it[all] {parallel} : !transform.any_op
      transform.match.structured.yield
    }
    %product = transform.get_producer_of_operand %op[0] : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(propagate) %product : !transform.any_op {
    ^bb0(%it: !transform.any_op):
      %rank = transform.match.structured.rank %it : (!transform.any_op) -> !transform.param<i64>
      %three = transform.param.constant 3 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %three : !transform.param<i64>
      transform.match.structured.dim %it[0, 1] {parallel} : !transform.any_op
      transform.match.structured.dim %it[2] {reduction} : !transform.any_op
      transform.match.structured.body %it {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      %first = transform.match.structured.input %it[0] : (!transform.any_op) -> !transform.any_value
      %bits = transform.match.structured.elemental_bitwidth %first : (!transform.any_value) -> !transform.param<i64>
      %word = transform.param.constant 32 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %bits, %word : !transform.param<i64>
      %rows = transform.match.structured.dim %it[0] : (!transform.any_op) -> !transform.param<i64>
      %rows_enough = transform.param.constant 32 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ge %rows, %rows_enough : !transform.param<i64>
      %columns = transform.match.structured.dim %it[1] : (!transform.any_op) -> !transform.param<i64>
      %columns_enough = transform.param.constant 32 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ge %columns, %columns_enough : !transform.param<i64>
      %products = transform.match.structured.dim %it[2] : (!transform.any_op) -> !transform.param<i64>
      %products_enough = transform.param.constant 2 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ge %products, %products_enough : !transform.param<i64>
      transform.match.structured.yield
    }
    transform.yield %op : !transform.any_op
  }

  // The same, if the caller chooses the number of rows.
  transform.named_sequence @follows_dynamic_product(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.structured failures(propagate) %op : !transform.any_op {
    ^bb0(%it: !transform.any_op):
      %rank = transform.match.structured.rank %it : (!transform.any_op) -> !transform.param<i64>
      %two = transform.param.constant 2 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %two : !transform.param<i64>
      transform.match.structured.dim %it[all] {parallel} : !transform.any_op
      transform.match.structured.yield
    }
    %product = transform.get_producer_of_operand %op[0] : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(propagate) %product : !transform.any_op {
    ^bb0(%it: !transform.any_op):
      %rank = transform.match.structured.rank %it : (!transform.any_op) -> !transform.param<i64>
      %three = transform.param.constant 3 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %three : !transform.param<i64>
      transform.match.structured.dim %it[0, 1] {parallel} : !transform.any_op
      transform.match.structured.dim %it[2] {reduction} : !transform.any_op
      transform.match.structured.body %it {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      %first = transform.match.structured.input %it[0] : (!transform.any_op) -> !transform.any_value
      %bits = transform.match.structured.elemental_bitwidth %first : (!transform.any_value) -> !transform.param<i64>
      %word = transform.param.constant 32 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %bits, %word : !transform.param<i64>
      %rows = transform.match.structured.dim %it[0] : (!transform.any_op) -> !transform.param<i64>
      %zero = transform.param.constant 0 : i64 -> !transform.param<i64>
      transform.match.param.cmpi lt %rows, %zero : !transform.param<i64>
      %columns = transform.match.structured.dim %it[1] : (!transform.any_op) -> !transform.param<i64>
      %columns_enough = transform.param.constant 32 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ge %columns, %columns_enough : !transform.param<i64>
      %products = transform.match.structured.dim %it[2] : (!transform.any_op) -> !transform.param<i64>
      %products_enough = transform.param.constant 2 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ge %products, %products_enough : !transform.param<i64>
      transform.match.structured.yield
    }
    transform.yield %op : !transform.any_op
  }

  // A matrix product of f32 that is not tiled yet, of 32 x 32 results or more.
  transform.named_sequence @is_product(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.structured failures(propagate) %op : !transform.any_op {
    ^bb0(%it: !transform.any_op):
      %rank = transform.match.structured.rank %it : (!transform.any_op) -> !transform.param<i64>
      %three = transform.param.constant 3 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %three : !transform.param<i64>
      transform.match.structured.dim %it[0, 1] {parallel} : !transform.any_op
      transform.match.structured.dim %it[2] {reduction} : !transform.any_op
      transform.match.structured.body %it {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      %first = transform.match.structured.input %it[0] : (!transform.any_op) -> !transform.any_value
      %bits = transform.match.structured.elemental_bitwidth %first : (!transform.any_value) -> !transform.param<i64>
      %word = transform.param.constant 32 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %bits, %word : !transform.param<i64>
      %rows = transform.match.structured.dim %it[0] : (!transform.any_op) -> !transform.param<i64>
      %rows_enough = transform.param.constant 32 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ge %rows, %rows_enough : !transform.param<i64>
      %columns = transform.match.structured.dim %it[1] : (!transform.any_op) -> !transform.param<i64>
      %columns_enough = transform.param.constant 32 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ge %columns, %columns_enough : !transform.param<i64>
      %products = transform.match.structured.dim %it[2] : (!transform.any_op) -> !transform.param<i64>
      %products_enough = transform.param.constant 2 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ge %products, %products_enough : !transform.param<i64>
      transform.match.structured.yield
    }
    %tiles = transform.get_parent_op %op {op_name = "scf.forall", allow_empty_results} : (!transform.any_op) -> !transform.any_op
    transform.match.operation_empty %tiles : !transform.any_op
    transform.yield %op : !transform.any_op
  }

  // The same, if the caller chooses the number of rows.
  transform.named_sequence @is_dynamic_product(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.structured failures(propagate) %op : !transform.any_op {
    ^bb0(%it: !transform.any_op):
      %rank = transform.match.structured.rank %it : (!transform.any_op) -> !transform.param<i64>
      %three = transform.param.constant 3 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %three : !transform.param<i64>
      transform.match.structured.dim %it[0, 1] {parallel} : !transform.any_op
      transform.match.structured.dim %it[2] {reduction} : !transform.any_op
      transform.match.structured.body %it {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      %first = transform.match.structured.input %it[0] : (!transform.any_op) -> !transform.any_value
      %bits = transform.match.structured.elemental_bitwidth %first : (!transform.any_value) -> !transform.param<i64>
      %word = transform.param.constant 32 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %bits, %word : !transform.param<i64>
      %rows = transform.match.structured.dim %it[0] : (!transform.any_op) -> !transform.param<i64>
      %zero = transform.param.constant 0 : i64 -> !transform.param<i64>
      transform.match.param.cmpi lt %rows, %zero : !transform.param<i64>
      %columns = transform.match.structured.dim %it[1] : (!transform.any_op) -> !transform.param<i64>
      %columns_enough = transform.param.constant 32 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ge %columns, %columns_enough : !transform.param<i64>
      %products = transform.match.structured.dim %it[2] : (!transform.any_op) -> !transform.param<i64>
      %products_enough = transform.param.constant 2 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ge %products, %products_enough : !transform.param<i64>
      transform.match.structured.yield
    }
    %tiles = transform.get_parent_op %op {op_name = "scf.forall", allow_empty_results} : (!transform.any_op) -> !transform.any_op
    transform.match.operation_empty %tiles : !transform.any_op
    transform.yield %op : !transform.any_op
  }

  // A batch of matrix products of f32 that are not tiled yet.
  transform.named_sequence @is_batch_product(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.structured failures(propagate) %op : !transform.any_op {
    ^bb0(%it: !transform.any_op):
      %rank = transform.match.structured.rank %it : (!transform.any_op) -> !transform.param<i64>
      %four = transform.param.constant 4 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %four : !transform.param<i64>
      transform.match.structured.dim %it[0, 1, 2] {parallel} : !transform.any_op
      transform.match.structured.dim %it[3] {reduction} : !transform.any_op
      transform.match.structured.body %it {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      %first = transform.match.structured.input %it[0] : (!transform.any_op) -> !transform.any_value
      %bits = transform.match.structured.elemental_bitwidth %first : (!transform.any_value) -> !transform.param<i64>
      %word = transform.param.constant 32 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %bits, %word : !transform.param<i64>
      %rows = transform.match.structured.dim %it[1] : (!transform.any_op) -> !transform.param<i64>
      %rows_enough = transform.param.constant 32 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ge %rows, %rows_enough : !transform.param<i64>
      %columns = transform.match.structured.dim %it[2] : (!transform.any_op) -> !transform.param<i64>
      %columns_enough = transform.param.constant 32 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ge %columns, %columns_enough : !transform.param<i64>
      %products = transform.match.structured.dim %it[3] : (!transform.any_op) -> !transform.param<i64>
      %products_enough = transform.param.constant 2 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ge %products, %products_enough : !transform.param<i64>
      transform.match.structured.yield
    }
    %tiles = transform.get_parent_op %op {op_name = "scf.forall", allow_empty_results} : (!transform.any_op) -> !transform.any_op
    transform.match.operation_empty %tiles : !transform.any_op
    transform.yield %op : !transform.any_op
  }

  // A convolution of f32 whose rows have 16 results or more.
  transform.named_sequence @is_convolution_nchw(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["linalg.conv_2d_nchw_fchw"] : !transform.any_op
    transform.match.structured failures(propagate) %op : !transform.any_op {
    ^bb0(%it: !transform.any_op):
      %first = transform.match.structured.input %it[0] : (!transform.any_op) -> !transform.any_value
      %bits = transform.match.structured.elemental_bitwidth %first : (!transform.any_value) -> !transform.param<i64>
      %word = transform.param.constant 32 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %bits, %word : !transform.param<i64>
      %columns = transform.match.structured.dim %it[3] : (!transform.any_op) -> !transform.param<i64>
      %columns_enough = transform.param.constant 1 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ge %columns, %columns_enough : !transform.param<i64>
      %channels = transform.match.structured.dim %it[1] : (!transform.any_op) -> !transform.param<i64>
      %channels_enough = transform.param.constant 1 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ge %channels, %channels_enough : !transform.param<i64>
      transform.match.structured.yield
    }
    %tiles = transform.get_parent_op %op {op_name = "scf.forall", allow_empty_results} : (!transform.any_op) -> !transform.any_op
    transform.match.operation_empty %tiles : !transform.any_op
    transform.yield %op : !transform.any_op
  }

  // A convolution of f32 whose rows have 16 results or more.
  transform.named_sequence @is_convolution_nhwc(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["linalg.conv_2d_nhwc_hwcf"] : !transform.any_op
    transform.match.structured failures(propagate) %op : !transform.any_op {
    ^bb0(%it: !transform.any_op):
      %first = transform.match.structured.input %it[0] : (!transform.any_op) -> !transform.any_value
      %bits = transform.match.structured.elemental_bitwidth %first : (!transform.any_value) -> !transform.param<i64>
      %word = transform.param.constant 32 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %bits, %word : !transform.param<i64>
      %columns = transform.match.structured.dim %it[2] : (!transform.any_op) -> !transform.param<i64>
      %columns_enough = transform.param.constant 1 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ge %columns, %columns_enough : !transform.param<i64>
      %channels = transform.match.structured.dim %it[3] : (!transform.any_op) -> !transform.param<i64>
      %channels_enough = transform.param.constant 1 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ge %channels, %channels_enough : !transform.param<i64>
      transform.match.structured.yield
    }
    %tiles = transform.get_parent_op %op {op_name = "scf.forall", allow_empty_results} : (!transform.any_op) -> !transform.any_op
    transform.match.operation_empty %tiles : !transform.any_op
    transform.yield %op : !transform.any_op
  }

  // An elementwise op on 256 rows or more, and on the results of reducing each row: input 0.
  transform.named_sequence @ends_rows_0(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.structured failures(propagate) %op : !transform.any_op {
    ^bb0(%it: !transform.any_op):
      %rank = transform.match.structured.rank %it : (!transform.any_op) -> !transform.param<i64>
      %two = transform.param.constant 2 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %two : !transform.param<i64>
      transform.match.structured.dim %it[all] {parallel} : !transform.any_op
      %rows = transform.match.structured.dim %it[0] : (!transform.any_op) -> !transform.param<i64>
      %rows_enough = transform.param.constant 256 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ge %rows, %rows_enough : !transform.param<i64>
      transform.match.structured.yield
    }
    %reduced = transform.get_producer_of_operand %op[0] : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(propagate) %reduced : !transform.any_op {
    ^bb0(%it: !transform.any_op):
      %rank = transform.match.structured.rank %it : (!transform.any_op) -> !transform.param<i64>
      %two = transform.param.constant 2 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %two : !transform.param<i64>
      transform.match.structured.dim %it[0] {parallel} : !transform.any_op
      transform.match.structured.dim %it[1] {reduction} : !transform.any_op
      transform.match.structured.yield
    }
    %tiles = transform.get_parent_op %op {op_name = "scf.forall", allow_empty_results} : (!transform.any_op) -> !transform.any_op
    transform.match.operation_empty %tiles : !transform.any_op
    transform.yield %op : !transform.any_op
  }

  // An elementwise op on 256 rows or more, and on the results of reducing each row: input 1.
  transform.named_sequence @ends_rows_1(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.structured failures(propagate) %op : !transform.any_op {
    ^bb0(%it: !transform.any_op):
      %rank = transform.match.structured.rank %it : (!transform.any_op) -> !transform.param<i64>
      %two = transform.param.constant 2 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %two : !transform.param<i64>
      transform.match.structured.dim %it[all] {parallel} : !transform.any_op
      %rows = transform.match.structured.dim %it[0] : (!transform.any_op) -> !transform.param<i64>
      %rows_enough = transform.param.constant 256 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ge %rows, %rows_enough : !transform.param<i64>
      transform.match.structured.yield
    }
    %reduced = transform.get_producer_of_operand %op[1] : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(propagate) %reduced : !transform.any_op {
    ^bb0(%it: !transform.any_op):
      %rank = transform.match.structured.rank %it : (!transform.any_op) -> !transform.param<i64>
      %two = transform.param.constant 2 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %two : !transform.param<i64>
      transform.match.structured.dim %it[0] {parallel} : !transform.any_op
      transform.match.structured.dim %it[1] {reduction} : !transform.any_op
      transform.match.structured.yield
    }
    %tiles = transform.get_parent_op %op {op_name = "scf.forall", allow_empty_results} : (!transform.any_op) -> !transform.any_op
    transform.match.operation_empty %tiles : !transform.any_op
    transform.yield %op : !transform.any_op
  }

  // An elementwise op on 256 rows or more, and on the results of reducing each row: input 2.
  transform.named_sequence @ends_rows_2(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.structured failures(propagate) %op : !transform.any_op {
    ^bb0(%it: !transform.any_op):
      %rank = transform.match.structured.rank %it : (!transform.any_op) -> !transform.param<i64>
      %two = transform.param.constant 2 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %two : !transform.param<i64>
      transform.match.structured.dim %it[all] {parallel} : !transform.any_op
      %rows = transform.match.structured.dim %it[0] : (!transform.any_op) -> !transform.param<i64>
      %rows_enough = transform.param.constant 256 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ge %rows, %rows_enough : !transform.param<i64>
      transform.match.structured.yield
    }
    %reduced = transform.get_producer_of_operand %op[2] : (!transform.any_op) -> !transform.any_op
    transform.match.structured failures(propagate) %reduced : !transform.any_op {
    ^bb0(%it: !transform.any_op):
      %rank = transform.match.structured.rank %it : (!transform.any_op) -> !transform.param<i64>
      %two = transform.param.constant 2 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %two : !transform.param<i64>
      transform.match.structured.dim %it[0] {parallel} : !transform.any_op
      transform.match.structured.dim %it[1] {reduction} : !transform.any_op
      transform.match.structured.yield
    }
    %tiles = transform.get_parent_op %op {op_name = "scf.forall", allow_empty_results} : (!transform.any_op) -> !transform.any_op
    transform.match.operation_empty %tiles : !transform.any_op
    transform.yield %op : !transform.any_op
  }

}
