// PyTorch's nn.Linear and ReLU for a batch of any size, as torch.onnx exports them with dynamic_axes.
func.func @linear_dynamic(%x: tensor<?x8xf32>, %w: tensor<8x6xf32>, %b: tensor<6xf32>) -> tensor<?x6xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %rows = tensor.dim %x, %c0 : tensor<?x8xf32>
  %empty = tensor.empty(%rows) : tensor<?x6xf32>
  %init = linalg.broadcast ins(%b : tensor<6xf32>) outs(%empty : tensor<?x6xf32>) dimensions = [0]
  %y = linalg.matmul ins(%x, %w : tensor<?x8xf32>, tensor<8x6xf32>) outs(%init : tensor<?x6xf32>) -> tensor<?x6xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%y : tensor<?x6xf32>) outs(%empty : tensor<?x6xf32>) {
  ^bb0(%v: f32, %o: f32):
    %r = arith.maximumf %v, %zero : f32
    linalg.yield %r : f32
  } -> tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}

// -----

// Layer normalization (Ba et al. 2016) of any number of tokens of any width.
func.func @layer_norm_dynamic(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %epsilon = arith.constant 1.0e-5 : f32
  %rows = tensor.dim %x, %c0 : tensor<?x?xf32>
  %columns = tensor.dim %x, %c1 : tensor<?x?xf32>
  %i = arith.index_cast %columns : index to i32
  %count = arith.sitofp %i : i32 to f32
  %e = tensor.empty(%rows) : tensor<?xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.reduce ins(%x : tensor<?x?xf32>) outs(%init : tensor<?xf32>) dimensions = [1]
    (%v: f32, %s: f32) {
      %r = arith.addf %v, %s : f32
      linalg.yield %r : f32
    }
  %squares = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>],
                             iterator_types = ["parallel", "reduction"]}
      ins(%x, %sum : tensor<?x?xf32>, tensor<?xf32>) outs(%init : tensor<?xf32>) {
  ^bb0(%v: f32, %s: f32, %acc: f32):
    %mean = arith.divf %s, %count : f32
    %d = arith.subf %v, %mean : f32
    %d2 = arith.mulf %d, %d : f32
    %r = arith.addf %acc, %d2 : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %empty = tensor.empty(%rows, %columns) : tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum, %squares : tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>) outs(%empty : tensor<?x?xf32>) {
  ^bb0(%v: f32, %s: f32, %q: f32, %o: f32):
    %mean = arith.divf %s, %count : f32
    %variance = arith.divf %q, %count : f32
    %shifted = arith.addf %variance, %epsilon : f32
    %scale = math.rsqrt %shifted : f32
    %d = arith.subf %v, %mean : f32
    %r = arith.mulf %d, %scale : f32
    linalg.yield %r : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// Scaled dot-product attention (Vaswani et al. 2017), sequences of any length, scores in a separate buffer.
func.func @attention_dynamic(%q: tensor<?x16xf32>, %k: tensor<?x16xf32>, %v: tensor<?x16xf32>) -> tensor<?x16xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %scale = arith.constant 0.25 : f32
  %n = tensor.dim %q, %c0 : tensor<?x16xf32>
  %m = tensor.dim %k, %c0 : tensor<?x16xf32>
  %e0 = tensor.empty(%n, %m) : tensor<?x?xf32>
  %i0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %scores = linalg.generic {indexing_maps = [affine_map<(i, j, d) -> (i, d)>, affine_map<(i, j, d) -> (j, d)>, affine_map<(i, j, d) -> (i, j)>],
                            iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%q, %k : tensor<?x16xf32>, tensor<?x16xf32>) outs(%i0 : tensor<?x?xf32>) {
  ^bb0(%a: f32, %b: f32, %acc: f32):
    %s = arith.mulf %a, %scale : f32
    %p = arith.mulf %s, %b : f32
    %r = arith.addf %acc, %p : f32
    linalg.yield %r : f32
  } -> tensor<?x?xf32>
  %weights = linalg.softmax dimension(1) ins(%scores : tensor<?x?xf32>) outs(%e0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %e1 = tensor.empty(%n) : tensor<?x16xf32>
  %i1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?x16xf32>) -> tensor<?x16xf32>
  %0 = linalg.matmul ins(%weights, %v : tensor<?x?xf32>, tensor<?x16xf32>) outs(%i1 : tensor<?x16xf32>) -> tensor<?x16xf32>
  return %0 : tensor<?x16xf32>
}

// -----

// The sum of as many numbers as there are.
func.func @sum_dynamic(%x: tensor<?xf32>) -> tensor<f32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<f32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<f32>) -> tensor<f32>
  %0 = linalg.reduce ins(%x : tensor<?xf32>) outs(%init : tensor<f32>) dimensions = [0]
    (%v: f32, %s: f32) {
      %r = arith.addf %v, %s : f32
      linalg.yield %r : f32
    }
  return %0 : tensor<f32>
}

// -----

// torch.flatten of the first two dimensions: the result is four times as long.
func.func @flatten_dynamic(%x: tensor<?x4x3xf32>) -> tensor<?x3xf32> {
  %flat = tensor.collapse_shape %x [[0, 1], [2]] : tensor<?x4x3xf32> into tensor<?x3xf32>
  %0 = math.absf %flat : tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// -----

// A convolution without padding: the result has four numbers less than the signal.
func.func @conv_1d_dynamic(%x: tensor<?xf32>, %w: tensor<5xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %m = arith.subi %n, %c4 : index
  %empty = tensor.empty(%m) : tensor<?xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<?xf32>) -> tensor<?xf32>
  %0 = linalg.conv_1d ins(%x, %w : tensor<?xf32>, tensor<5xf32>) outs(%init : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// MobileNet's strided convolution (Howard et al. 2017) of a picture of any size.
func.func @conv_2d_dynamic(%x: tensor<1x?x?x3xf32>, %w: tensor<3x3x3x4xf32>) -> tensor<1x?x?x4xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %h = tensor.dim %x, %c1 : tensor<1x?x?x3xf32>
  %wide = tensor.dim %x, %c2 : tensor<1x?x?x3xf32>
  %h0 = arith.subi %h, %c3 : index
  %h1 = arith.floordivsi %h0, %c2 : index
  %h2 = arith.addi %h1, %c1 : index
  %w0 = arith.subi %wide, %c3 : index
  %w1 = arith.floordivsi %w0, %c2 : index
  %w2 = arith.addi %w1, %c1 : index
  %empty = tensor.empty(%h2, %w2) : tensor<1x?x?x4xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x?x?x4xf32>) -> tensor<1x?x?x4xf32>
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
      ins(%x, %w : tensor<1x?x?x3xf32>, tensor<3x3x3x4xf32>) outs(%init : tensor<1x?x?x4xf32>) -> tensor<1x?x?x4xf32>
  return %0 : tensor<1x?x?x4xf32>
}

// -----

// An embedding (GPT-2's wte) of as many tokens as there are, in a vocabulary of any size.
func.func @embedding_dynamic(%tokens: tensor<?xi32>, %table: tensor<?x16xf32>) -> tensor<?x16xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %tokens, %c0 : tensor<?xi32>
  %empty = tensor.empty(%n) : tensor<?x16xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%tokens : tensor<?xi32>) outs(%empty : tensor<?x16xf32>) {
  ^bb0(%token: i32, %o: f32):
    %row = arith.index_cast %token : i32 to index
    %column = linalg.index 1 : index
    %v = tensor.extract %table[%row, %column] : tensor<?x16xf32>
    linalg.yield %v : f32
  } -> tensor<?x16xf32>
  return %0 : tensor<?x16xf32>
}

// -----

// A key-value cache grows: the new rows follow the old ones.
func.func @concat_dynamic(%a: tensor<?x8xf32>, %b: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?x8xf32>
  %m = tensor.dim %b, %c0 : tensor<?x8xf32>
  %total = arith.addi %n, %m : index
  %empty = tensor.empty(%total) : tensor<?x8xf32>
  %first = tensor.insert_slice %a into %empty[0, 0] [%n, 8] [1, 1] : tensor<?x8xf32> into tensor<?x8xf32>
  %0 = tensor.insert_slice %b into %first[%n, 0] [%m, 8] [1, 1] : tensor<?x8xf32> into tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}

// -----

// Temporary memory of a size that the caller says: a running maximum, then its differences.
func.func @scratch_dynamic(%n: index, %x: memref<?xf32>, %out: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %low = arith.constant 0xFF800000 : f32
  %scratch = memref.alloc(%n) : memref<?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %end = arith.addi %i, %c1 : index
    %m = scf.for %j = %c0 to %end step %c1 iter_args(%best = %low) -> f32 {
      %v = memref.load %x[%j] : memref<?xf32>
      %r = arith.maximumf %best, %v : f32
      scf.yield %r : f32
    }
    memref.store %m, %scratch[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %m = memref.load %scratch[%i] : memref<?xf32>
    %v = memref.load %x[%i] : memref<?xf32>
    %d = arith.subf %m, %v : f32
    memref.store %d, %out[%i] : memref<?xf32>
  }
  memref.dealloc %scratch : memref<?xf32>
  return
}

// -----

// A matrix product of any sizes, an invocation for each number (NVIDIA's matrixMul sample without tiles).
gpu.module @kernels {
  gpu.func @matmul_any(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %out: memref<?x?xf32>) kernel
      attributes {known_block_size = array<i32: 8, 8, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0.0 : f32
    %j = gpu.global_id x
    %i = gpu.global_id y
    %rows = memref.dim %out, %c0 : memref<?x?xf32>
    %columns = memref.dim %out, %c1 : memref<?x?xf32>
    %depth = memref.dim %a, %c1 : memref<?x?xf32>
    %has_row = arith.cmpi ult, %i, %rows : index
    %has_column = arith.cmpi ult, %j, %columns : index
    %inside = arith.andi %has_row, %has_column : i1
    scf.if %inside {
      %sum = scf.for %k = %c0 to %depth step %c1 iter_args(%s = %zero) -> f32 {
        %x = memref.load %a[%i, %k] : memref<?x?xf32>
        %y = memref.load %b[%k, %j] : memref<?x?xf32>
        %p = arith.mulf %x, %y : f32
        %r = arith.addf %s, %p : f32
        scf.yield %r : f32
      }
      memref.store %sum, %out[%i, %j] : memref<?x?xf32>
    }
    gpu.return
  }
}

// -----

// A box filter of a picture of any size; at the border the nearest pixel counts (GLSL's clamp to edge).
gpu.module @kernels {
  gpu.func @box_any(%picture: memref<?x?xf32>, %out: memref<?x?xf32>) kernel
      attributes {known_block_size = array<i32: 8, 8, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %zero = arith.constant 0.0 : f32
    %x = gpu.global_id x
    %y = gpu.global_id y
    %height = memref.dim %picture, %c0 : memref<?x?xf32>
    %width = memref.dim %picture, %c1 : memref<?x?xf32>
    %last_x = arith.subi %width, %c1 : index
    %last_y = arith.subi %height, %c1 : index
    %in_x = arith.cmpi ult, %x, %width : index
    %in_y = arith.cmpi ult, %y, %height : index
    %inside = arith.andi %in_x, %in_y : i1
    scf.if %inside {
      %sum = scf.for %dy = %c0 to %c3 step %c1 iter_args(%outer = %zero) -> f32 {
        %y0 = arith.addi %y, %dy : index
        %y1 = arith.subi %y0, %c1 : index
        %y2 = arith.maxsi %y1, %c0 : index
        %y3 = arith.minsi %y2, %last_y : index
        %row = scf.for %dx = %c0 to %c3 step %c1 iter_args(%inner = %outer) -> f32 {
          %x0 = arith.addi %x, %dx : index
          %x1 = arith.subi %x0, %c1 : index
          %x2 = arith.maxsi %x1, %c0 : index
          %x3 = arith.minsi %x2, %last_x : index
          %v = memref.load %picture[%y3, %x3] : memref<?x?xf32>
          %r = arith.addf %inner, %v : f32
          scf.yield %r : f32
        }
        scf.yield %row : f32
      }
      memref.store %sum, %out[%y, %x] : memref<?x?xf32>
    }
    gpu.return
  }
}

// -----

// Each element of a batch of matrices, scaled by a push constant.
gpu.module @kernels {
  gpu.func @scale_batch_any(%factor: f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), PushConstant>},
                            %x: memref<?x?x?xf32>) kernel
      attributes {known_block_size = array<i32: 4, 4, 4>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %k = gpu.global_id x
    %j = gpu.global_id y
    %i = gpu.global_id z
    %n = memref.dim %x, %c0 : memref<?x?x?xf32>
    %m = memref.dim %x, %c1 : memref<?x?x?xf32>
    %l = memref.dim %x, %c2 : memref<?x?x?xf32>
    %in_i = arith.cmpi ult, %i, %n : index
    %in_j = arith.cmpi ult, %j, %m : index
    %in_k = arith.cmpi ult, %k, %l : index
    %in_ij = arith.andi %in_i, %in_j : i1
    %inside = arith.andi %in_ij, %in_k : i1
    scf.if %inside {
      %v = memref.load %x[%i, %j, %k] : memref<?x?x?xf32>
      %r = arith.mulf %v, %factor : f32
      memref.store %r, %x[%i, %j, %k] : memref<?x?x?xf32>
    }
    gpu.return
  }
}

// -----

// Sums of rows of bytes, as quantized models have them.
gpu.module @kernels {
  gpu.func @sum_rows_i8_any(%x: memref<?x?xi8>, %out: memref<?xi32>) kernel
      attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0 : i32
    %i = gpu.global_id x
    %rows = memref.dim %x, %c0 : memref<?x?xi8>
    %columns = memref.dim %x, %c1 : memref<?x?xi8>
    %inside = arith.cmpi ult, %i, %rows : index
    scf.if %inside {
      %sum = scf.for %j = %c0 to %columns step %c1 iter_args(%s = %zero) -> i32 {
        %v = memref.load %x[%i, %j] : memref<?x?xi8>
        %w = arith.extsi %v : i8 to i32
        %r = arith.addi %s, %w : i32
        scf.yield %r : i32
      }
      memref.store %sum, %out[%i] : memref<?xi32>
    }
    gpu.return
  }
}

// -----

// Counts of numbers in cells of a grid of any size, by atomics.
gpu.module @kernels {
  gpu.func @splat_any(%points: memref<?x2xi32>, %grid: memref<?x?xi32>) kernel
      attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %one = arith.constant 1 : i32
    %i = gpu.global_id x
    %count = memref.dim %points, %c0 : memref<?x2xi32>
    %inside = arith.cmpi ult, %i, %count : index
    scf.if %inside {
      %y = memref.load %points[%i, %c0] : memref<?x2xi32>
      %x = memref.load %points[%i, %c1] : memref<?x2xi32>
      %row = arith.index_cast %y : i32 to index
      %column = arith.index_cast %x : i32 to index
      %old = memref.atomic_rmw addi %one, %grid[%row, %column] : (i32, memref<?x?xi32>) -> i32
    }
    gpu.return
  }
}

// -----

// The sizes of twelve buffers are more than push constants hold on every device.
gpu.module @kernels {
  gpu.func @sizes_any(
      %a: memref<?x?x?xf32>, %b: memref<?x?x?xf32>, %c: memref<?x?x?xf32>, %d: memref<?x?x?xf32>,
      %e: memref<?x?x?xf32>, %f: memref<?x?x?xf32>, %g: memref<?x?x?xf32>, %h: memref<?x?x?xf32>,
      %i: memref<?x?x?xf32>, %j: memref<?x?x?xf32>, %k: memref<?x?x?xf32>, %out: memref<?x?x?xf32>) kernel
      attributes {known_block_size = array<i32: 1, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = memref.load %a[%c1, %c1, %c1] : memref<?x?x?xf32>
    %1 = memref.load %b[%c1, %c1, %c1] : memref<?x?x?xf32>
    %2 = memref.load %c[%c1, %c1, %c1] : memref<?x?x?xf32>
    %3 = memref.load %d[%c1, %c1, %c1] : memref<?x?x?xf32>
    %4 = memref.load %e[%c1, %c1, %c1] : memref<?x?x?xf32>
    %5 = memref.load %f[%c1, %c1, %c1] : memref<?x?x?xf32>
    %6 = memref.load %g[%c1, %c1, %c1] : memref<?x?x?xf32>
    %7 = memref.load %h[%c1, %c1, %c1] : memref<?x?x?xf32>
    %8 = memref.load %i[%c1, %c1, %c1] : memref<?x?x?xf32>
    %9 = memref.load %j[%c1, %c1, %c1] : memref<?x?x?xf32>
    %10 = memref.load %k[%c1, %c1, %c1] : memref<?x?x?xf32>
    %s0 = arith.addf %0, %1 : f32
    %s1 = arith.addf %s0, %2 : f32
    %s2 = arith.addf %s1, %3 : f32
    %s3 = arith.addf %s2, %4 : f32
    %s4 = arith.addf %s3, %5 : f32
    %s5 = arith.addf %s4, %6 : f32
    %s6 = arith.addf %s5, %7 : f32
    %s7 = arith.addf %s6, %8 : f32
    %s8 = arith.addf %s7, %9 : f32
    %s9 = arith.addf %s8, %10 : f32
    %da = memref.dim %a, %c0 : memref<?x?x?xf32>
    %db = memref.dim %b, %c0 : memref<?x?x?xf32>
    %dc = memref.dim %c, %c0 : memref<?x?x?xf32>
    %dd = memref.dim %d, %c0 : memref<?x?x?xf32>
    %de = memref.dim %e, %c0 : memref<?x?x?xf32>
    %df = memref.dim %f, %c0 : memref<?x?x?xf32>
    %dg = memref.dim %g, %c0 : memref<?x?x?xf32>
    %dh = memref.dim %h, %c0 : memref<?x?x?xf32>
    %di = memref.dim %i, %c0 : memref<?x?x?xf32>
    %dj = memref.dim %j, %c0 : memref<?x?x?xf32>
    %dk = memref.dim %k, %c0 : memref<?x?x?xf32>
    %n0 = arith.addi %da, %db : index
    %n1 = arith.addi %n0, %dc : index
    %n2 = arith.addi %n1, %dd : index
    %n3 = arith.addi %n2, %de : index
    %n4 = arith.addi %n3, %df : index
    %n5 = arith.addi %n4, %dg : index
    %n6 = arith.addi %n5, %dh : index
    %n7 = arith.addi %n6, %di : index
    %n8 = arith.addi %n7, %dj : index
    %n9 = arith.addi %n8, %dk : index
    %n = arith.index_cast %n9 : index to i32
    %count = arith.sitofp %n : i32 to f32
    memref.store %s9, %out[%c0, %c0, %c1] : memref<?x?x?xf32>
    memref.store %count, %out[%c1, %c1, %c0] : memref<?x?x?xf32>
    gpu.return
  }
}

// -----

// The sum of a dynamic number of elements. lavapipe's loops would stop after some 65,535.
func.func @sum_million_dynamic(%x: tensor<?xi32>) -> tensor<i32> {
  %zero = arith.constant 0 : i32
  %empty = tensor.empty() : tensor<i32>
  %init = linalg.fill ins(%zero : i32) outs(%empty : tensor<i32>) -> tensor<i32>
  %0 = linalg.reduce { arith.addi } ins(%x : tensor<?xi32>) outs(%init : tensor<i32>) dimensions = [0]
  return %0 : tensor<i32>
}

// -----

// torch.sum(x, 0) of a batch: gradients of a bias.
func.func @bias_gradient_dynamic(%x: tensor<?x12xf32>) -> tensor<12xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<12xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<12xf32>) -> tensor<12xf32>
  %0 = linalg.reduce { arith.addf } ins(%x : tensor<?x12xf32>) outs(%init : tensor<12xf32>) dimensions = [0]
  return %0 : tensor<12xf32>
}

// -----

// The largest magnitude of few numbers, as quantization asks for it: most parts of the reduction are empty.
func.func @largest_dynamic(%x: tensor<?xf32>) -> tensor<f32> {
  %least = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<f32>
  %init = linalg.fill ins(%least : f32) outs(%empty : tensor<f32>) -> tensor<f32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%x : tensor<?xf32>) outs(%init : tensor<f32>) {
  ^bb0(%v: f32, %m: f32):
    %a = math.absf %v : f32
    %r = arith.maximumf %a, %m : f32
    linalg.yield %r : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
