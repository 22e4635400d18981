// Products of matrices and vectors, and solvers.

// The product of two matrices.
func.func @matmul(%a: tensor<32x40xf32>, %b: tensor<40x24xf32>) -> tensor<32x24xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<32x24xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<32x24xf32>) -> tensor<32x24xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<32x40xf32>, tensor<40x24xf32>) outs(%init : tensor<32x24xf32>) -> tensor<32x24xf32>
  return %0 : tensor<32x24xf32>
}

// -----

// A product for each of a batch.
func.func @batch_matmul(%a: tensor<3x8x16xf32>, %b: tensor<3x16x12xf32>) -> tensor<3x8x12xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<3x8x12xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<3x8x12xf32>) -> tensor<3x8x12xf32>
  %0 = linalg.batch_matmul ins(%a, %b : tensor<3x8x16xf32>, tensor<3x16x12xf32>)
                           outs(%init : tensor<3x8x12xf32>) -> tensor<3x8x12xf32>
  return %0 : tensor<3x8x12xf32>
}

// -----

// A matrix times a vector.
func.func @matvec(%a: memref<50x30xf32>, %x: memref<30xf32>, %y: memref<50xf32>) {
  linalg.matvec ins(%a, %x : memref<50x30xf32>, memref<30xf32>) outs(%y : memref<50xf32>)
  return
}

// -----

// PyTorch's linear layer: the weights are transposed, a bias is added.
func.func @linear(%x: tensor<6x20xf32>, %w: tensor<14x20xf32>, %b: tensor<14xf32>) -> tensor<6x14xf32> {
  %empty = tensor.empty() : tensor<6x14xf32>
  %init = linalg.broadcast ins(%b : tensor<14xf32>) outs(%empty : tensor<6x14xf32>) dimensions = [0]
  %et = tensor.empty() : tensor<20x14xf32>
  %wt = linalg.transpose ins(%w : tensor<14x20xf32>) outs(%et : tensor<20x14xf32>) permutation = [1, 0]
  %0 = linalg.matmul ins(%x, %wt : tensor<6x20xf32>, tensor<20x14xf32>) outs(%init : tensor<6x14xf32>) -> tensor<6x14xf32>
  return %0 : tensor<6x14xf32>
}

// -----

// The outer product of two vectors.
func.func @outer(%x: tensor<17xf32>, %y: tensor<23xf32>) -> tensor<17x23xf32> {
  %empty = tensor.empty() : tensor<17x23xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>,
                                        affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : tensor<17xf32>, tensor<23xf32>) outs(%empty : tensor<17x23xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.mulf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<17x23xf32>
  return %0 : tensor<17x23xf32>
}

// -----

// The Gram matrix of neural style transfer (Gatys and others, 2015).
func.func @gram(%x: tensor<12x60xf32>) -> tensor<12x12xf32> {
  %zero = arith.constant 0.0 : f32
  %count = arith.constant dense<720.0> : tensor<12x12xf32>
  %empty = tensor.empty() : tensor<12x12xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<12x12xf32>) -> tensor<12x12xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>,
                                          affine_map<(i, j, k) -> (i, j)>],
                         iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %x : tensor<12x60xf32>, tensor<12x60xf32>) outs(%init : tensor<12x12xf32>) {
  ^bb0(%a: f32, %b: f32, %s: f32):
    %p = arith.mulf %a, %b : f32
    %n = arith.addf %s, %p : f32
    linalg.yield %n : f32
  } -> tensor<12x12xf32>
  %0 = arith.divf %sum, %count : tensor<12x12xf32>
  return %0 : tensor<12x12xf32>
}

// -----

// Half precision in, single precision out.
func.func @matmul_f16(%a: tensor<16x32xf16>, %b: tensor<32x16xf16>) -> tensor<16x16xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<16x16xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<16x16xf32>) -> tensor<16x16xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<16x32xf16>, tensor<32x16xf16>) outs(%init : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}

// -----

// bfloat16 in, single precision out.
func.func @matmul_bf16(%a: tensor<16x32xbf16>, %b: tensor<32x16xbf16>) -> tensor<16x16xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<16x16xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<16x16xf32>) -> tensor<16x16xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<16x32xbf16>, tensor<32x16xbf16>) outs(%init : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}

// -----

// 8-bit numbers, added up as 32 bits: a quantized layer (Jacob and others, 2017).
func.func @matmul_i8(%a: tensor<16x32xi8>, %b: tensor<32x16xi8>) -> tensor<16x16xi32> {
  %zero = arith.constant 0 : i32
  %empty = tensor.empty() : tensor<16x16xi32>
  %init = linalg.fill ins(%zero : i32) outs(%empty : tensor<16x16xi32>) -> tensor<16x16xi32>
  %0 = linalg.matmul ins(%a, %b : tensor<16x32xi8>, tensor<32x16xi8>) outs(%init : tensor<16x16xi32>) -> tensor<16x16xi32>
  return %0 : tensor<16x16xi32>
}

// -----

// Scores of attention, as an einsum over batches and heads: bhqd,bhkd->bhqk.
func.func @einsum_scores(%q: tensor<2x3x5x8xf32>, %k: tensor<2x3x7x8xf32>) -> tensor<2x3x5x7xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<2x3x5x7xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<2x3x5x7xf32>) -> tensor<2x3x5x7xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(b, h, q, k, d) -> (b, h, q, d)>,
                                        affine_map<(b, h, q, k, d) -> (b, h, k, d)>,
                                        affine_map<(b, h, q, k, d) -> (b, h, q, k)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]}
      ins(%q, %k : tensor<2x3x5x8xf32>, tensor<2x3x7x8xf32>) outs(%init : tensor<2x3x5x7xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %p = arith.mulf %x, %y : f32
    %n = arith.addf %s, %p : f32
    linalg.yield %n : f32
  } -> tensor<2x3x5x7xf32>
  return %0 : tensor<2x3x5x7xf32>
}

// -----

// A lower triangular system, solved row after row.
func.func @forward_substitution(%l: memref<20x20xf32>, %b: memref<20xf32>, %x: memref<20xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c20 = arith.constant 20 : index
  scf.for %i = %c0 to %c20 step %c1 {
    %bi = memref.load %b[%i] : memref<20xf32>
    %rest = scf.for %j = %c0 to %i step %c1 iter_args(%s = %bi) -> (f32) {
      %lij = memref.load %l[%i, %j] : memref<20x20xf32>
      %xj = memref.load %x[%j] : memref<20xf32>
      %p = arith.mulf %lij, %xj : f32
      %n = arith.subf %s, %p : f32
      scf.yield %n : f32
    }
    %d = memref.load %l[%i, %i] : memref<20x20xf32>
    %xi = arith.divf %rest, %d : f32
    memref.store %xi, %x[%i] : memref<20xf32>
  }
  return
}

// -----

// A sparse matrix in compressed rows times a vector.
func.func @spmv_csr(%starts: memref<13xi32>, %columns: memref<40xi32>, %values: memref<40xf32>, %x: memref<12xf32>,
                    %y: memref<12xf32>) {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  scf.forall (%i) in (12) {
    %next = arith.addi %i, %c1 : index
    %s = memref.load %starts[%i] : memref<13xi32>
    %e = memref.load %starts[%next] : memref<13xi32>
    %si = arith.index_cast %s : i32 to index
    %ei = arith.index_cast %e : i32 to index
    %sum = scf.for %k = %si to %ei step %c1 iter_args(%a = %zero) -> (f32) {
      %c = memref.load %columns[%k] : memref<40xi32>
      %ci = arith.index_cast %c : i32 to index
      %v = memref.load %values[%k] : memref<40xf32>
      %xc = memref.load %x[%ci] : memref<12xf32>
      %p = arith.mulf %v, %xc : f32
      %n = arith.addf %a, %p : f32
      scf.yield %n : f32
    }
    memref.store %sum, %y[%i] : memref<12xf32>
  }
  return
}

// -----

// A product whose left matrix has as many rows as the caller has: every exported model has one such size.
func.func @matmul_dynamic_rows(%a: tensor<?x16xf32>, %b: tensor<16x8xf32>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %rows = tensor.dim %a, %c0 : tensor<?x16xf32>
  %empty = tensor.empty(%rows) : tensor<?x8xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x8xf32>) -> tensor<?x8xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<?x16xf32>, tensor<16x8xf32>) outs(%init : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}

// -----

// Both sizes are the caller's.
func.func @transpose_dynamic(%x: memref<?x?xf32>, %out: memref<?x?xf32>) {
  linalg.transpose ins(%x : memref<?x?xf32>) outs(%out : memref<?x?xf32>) permutation = [1, 0]
  return
}

// -----

// A vector of any length, scaled and added.
func.func @saxpy_dynamic(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %xi = memref.load %x[%i] : memref<?xf32>
    %yi = memref.load %y[%i] : memref<?xf32>
    %p = arith.mulf %a, %xi : f32
    %s = arith.addf %p, %yi : f32
    memref.store %s, %y[%i] : memref<?xf32>
  }
  return
}

// -----

// One step of power iteration: a product, its length, a division.
func.func @power_iteration(%a: tensor<16x16xf32>, %x: tensor<16xf32>) -> tensor<16xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<16xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<16xf32>) -> tensor<16xf32>
  %y = linalg.matvec ins(%a, %x : tensor<16x16xf32>, tensor<16xf32>) outs(%init : tensor<16xf32>) -> tensor<16xf32>
  %e0 = tensor.empty() : tensor<f32>
  %i0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<f32>) -> tensor<f32>
  %square = linalg.dot ins(%y, %y : tensor<16xf32>, tensor<16xf32>) outs(%i0 : tensor<f32>) -> tensor<f32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> (i)>],
                       iterator_types = ["parallel"]}
      ins(%y, %square : tensor<16xf32>, tensor<f32>) outs(%empty : tensor<16xf32>) {
  ^bb0(%v: f32, %s: f32, %o: f32):
    %l = math.rsqrt %s : f32
    %r = arith.mulf %v, %l : f32
    linalg.yield %r : f32
  } -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
