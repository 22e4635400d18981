// Steps of simulations and of numerical methods, as functions.

// The heat equation on a square, 20 steps back and forth between two buffers: a loop on the host.
func.func @heat(%a: memref<16x16xf32>, %b: memref<16x16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c15 = arith.constant 15 : index
  %quarter = arith.constant 0.25 : f32
  scf.for %t = %c0 to %c10 step %c1 {
    scf.parallel (%i, %j) = (%c1, %c1) to (%c15, %c15) step (%c1, %c1) {
      %n = arith.subi %i, %c1 : index
      %s = arith.addi %i, %c1 : index
      %w = arith.subi %j, %c1 : index
      %e = arith.addi %j, %c1 : index
      %vn = memref.load %a[%n, %j] : memref<16x16xf32>
      %vs = memref.load %a[%s, %j] : memref<16x16xf32>
      %vw = memref.load %a[%i, %w] : memref<16x16xf32>
      %ve = memref.load %a[%i, %e] : memref<16x16xf32>
      %x = arith.addf %vn, %vs : f32
      %y = arith.addf %vw, %ve : f32
      %z = arith.addf %x, %y : f32
      %r = arith.mulf %z, %quarter : f32
      memref.store %r, %b[%i, %j] : memref<16x16xf32>
    }
    scf.parallel (%i, %j) = (%c1, %c1) to (%c15, %c15) step (%c1, %c1) {
      %v = memref.load %b[%i, %j] : memref<16x16xf32>
      memref.store %v, %a[%i, %j] : memref<16x16xf32>
    }
  }
  return
}

// -----

// Jacobi's method until the largest change is small: the host reads a number back and decides.
func.func @jacobi(%m: memref<8x8xf32>, %b: memref<8xf32>, %x: memref<8xf32>, %next: memref<8xf32>, %change: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  %enough = arith.constant 1.0e-5 : f32
  scf.while : () -> () {
    scf.parallel (%i) = (%c0) to (%c8) step (%c1) {
      %bi = memref.load %b[%i] : memref<8xf32>
      %s = scf.for %j = %c0 to %c8 step %c1 iter_args(%a = %bi) -> (f32) {
        %mij = memref.load %m[%i, %j] : memref<8x8xf32>
        %xj = memref.load %x[%j] : memref<8xf32>
        %p = arith.mulf %mij, %xj : f32
        %same = arith.cmpi eq, %i, %j : index
        %q = arith.select %same, %zero, %p : f32
        %n = arith.subf %a, %q : f32
        scf.yield %n : f32
      }
      %d = memref.load %m[%i, %i] : memref<8x8xf32>
      %r = arith.divf %s, %d : f32
      memref.store %r, %next[%i] : memref<8xf32>
    }
    scf.parallel (%k) = (%c0) to (%c1) step (%c1) {
      %largest = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %zero) -> (f32) {
        %old = memref.load %x[%i] : memref<8xf32>
        %new = memref.load %next[%i] : memref<8xf32>
        %d = arith.subf %new, %old : f32
        %da = math.absf %d : f32
        %n = arith.maximumf %a, %da : f32
        memref.store %new, %x[%i] : memref<8xf32>
        scf.yield %n : f32
      }
      memref.store %largest, %change[%k] : memref<1xf32>
    }
    %now = memref.load %change[%c0] : memref<1xf32>
    %again = arith.cmpf ogt, %now, %enough : f32
    scf.condition(%again)
  } do {
    scf.yield
  }
  return
}

// -----

// Prices of options by Black and Scholes, as CUDA's sample has them.
func.func @black_scholes(%price: memref<100xf32>, %strike: memref<100xf32>, %years: memref<100xf32>, %out: memref<100xf32>) {
  %rate = arith.constant 0.02 : f32
  %volatility = arith.constant 0.3 : f32
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %root = arith.constant 0.70710678 : f32
  scf.forall (%i) in (100) {
    %s = memref.load %price[%i] : memref<100xf32>
    %x = memref.load %strike[%i] : memref<100xf32>
    %t = memref.load %years[%i] : memref<100xf32>
    %st = math.sqrt %t : f32
    %q = arith.divf %s, %x : f32
    %l = math.log %q : f32
    %v2 = arith.mulf %volatility, %volatility : f32
    %hv2 = arith.mulf %half, %v2 : f32
    %drift = arith.addf %rate, %hv2 : f32
    %dt = arith.mulf %drift, %t : f32
    %up = arith.addf %l, %dt : f32
    %vst = arith.mulf %volatility, %st : f32
    %d1 = arith.divf %up, %vst : f32
    %d2 = arith.subf %d1, %vst : f32
    %r1 = arith.mulf %d1, %root : f32
    %r2 = arith.mulf %d2, %root : f32
    %e1 = math.erf %r1 : f32
    %e2 = math.erf %r2 : f32
    %f1 = arith.addf %e1, %one : f32
    %f2 = arith.addf %e2, %one : f32
    %n1 = arith.mulf %f1, %half : f32
    %n2 = arith.mulf %f2, %half : f32
    %rt = arith.mulf %rate, %t : f32
    %nrt = arith.negf %rt : f32
    %discount = math.exp %nrt : f32
    %a = arith.mulf %s, %n1 : f32
    %xd = arith.mulf %x, %discount : f32
    %b = arith.mulf %xd, %n2 : f32
    %r = arith.subf %a, %b : f32
    memref.store %r, %out[%i] : memref<100xf32>
  }
  return
}

// -----

// One stage of a fast Fourier transform (Cooley and Tukey, 1965): 16 butterflies of complex numbers.
func.func @fft_stage(%re: memref<32xf32>, %im: memref<32xf32>, %out_re: memref<32xf32>, %out_im: memref<32xf32>) {
  %c16 = arith.constant 16 : index
  %step = arith.constant -0.19634954 : f32
  scf.forall (%k) in (16) {
    %k2 = arith.addi %k, %c16 : index
    %ki = arith.index_cast %k : index to i32
    %kf = arith.sitofp %ki : i32 to f32
    %angle = arith.mulf %kf, %step : f32
    %c = math.cos %angle : f32
    %s = math.sin %angle : f32
    %ar = memref.load %re[%k] : memref<32xf32>
    %ai = memref.load %im[%k] : memref<32xf32>
    %br = memref.load %re[%k2] : memref<32xf32>
    %bi = memref.load %im[%k2] : memref<32xf32>
    %sr = arith.addf %ar, %br : f32
    %si = arith.addf %ai, %bi : f32
    %dr = arith.subf %ar, %br : f32
    %di = arith.subf %ai, %bi : f32
    %x0 = arith.mulf %dr, %c : f32
    %x1 = arith.mulf %di, %s : f32
    %y0 = arith.mulf %dr, %s : f32
    %y1 = arith.mulf %di, %c : f32
    %xr = arith.subf %x0, %x1 : f32
    %yi = arith.addf %y0, %y1 : f32
    memref.store %sr, %out_re[%k] : memref<32xf32>
    memref.store %si, %out_im[%k] : memref<32xf32>
    memref.store %xr, %out_re[%k2] : memref<32xf32>
    memref.store %yi, %out_im[%k2] : memref<32xf32>
  }
  return
}

// -----

// Random numbers by PCG's output function (O'Neill, 2014), as shaders hash their pixels.
func.func @pcg_hash(%x: tensor<200xi32>) -> tensor<200xi32> {
  %empty = tensor.empty() : tensor<200xi32>
  %a = arith.constant 747796405 : i32
  %b = arith.constant -1403630843 : i32
  %c28 = arith.constant 28 : i32
  %c4 = arith.constant 4 : i32
  %c = arith.constant 277803737 : i32
  %c22 = arith.constant 22 : i32
  %0 = linalg.map ins(%x : tensor<200xi32>) outs(%empty : tensor<200xi32>) (%v: i32, %o: i32) {
    %m = arith.muli %v, %a : i32
    %s = arith.addi %m, %b : i32
    %h = arith.shrui %s, %c28 : i32
    %h4 = arith.addi %h, %c4 : i32
    %t = arith.shrui %s, %h4 : i32
    %u = arith.xori %t, %s : i32
    %w = arith.muli %u, %c : i32
    %w2 = arith.shrui %w, %c22 : i32
    %r = arith.xori %w2, %w : i32
    linalg.yield %r : i32
  }
  return %0 : tensor<200xi32>
}

// -----

// Knuth's 64-bit linear congruential generator, a step for each number.
func.func @lcg_i64(%x: memref<90xi64>) {
  %a = arith.constant 6364136223846793005 : i64
  %c = arith.constant 1442695040888963407 : i64
  scf.forall (%i) in (90) {
    %v = memref.load %x[%i] : memref<90xi64>
    %m = arith.muli %v, %a : i64
    %s = arith.addi %m, %c : i64
    memref.store %s, %x[%i] : memref<90xi64>
  }
  return
}

// -----

// Exact 64-bit sums of 32-bit numbers, row by row.
func.func @sum_i64(%x: tensor<5x40xi32>) -> tensor<5xi64> {
  %zero = arith.constant 0 : i64
  %empty = tensor.empty() : tensor<5xi64>
  %init = linalg.fill ins(%zero : i64) outs(%empty : tensor<5xi64>) -> tensor<5xi64>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                       iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<5x40xi32>) outs(%init : tensor<5xi64>) {
  ^bb0(%v: i32, %a: i64):
    %w = arith.extsi %v : i32 to i64
    %n = arith.addi %a, %w : i64
    linalg.yield %n : i64
  } -> tensor<5xi64>
  return %0 : tensor<5xi64>
}

// -----

// A layer whose 1,920 weights stand in the program.
func.func @layer_with_weights(%x: tensor<2x48xf32>) -> tensor<2x40xf32> {
  %w = arith.constant dense<WEIGHTS> : tensor<48x40xf32>
  %b = arith.constant dense<BIAS> : tensor<40xf32>
  %empty = tensor.empty() : tensor<2x40xf32>
  %init = linalg.broadcast ins(%b : tensor<40xf32>) outs(%empty : tensor<2x40xf32>) dimensions = [0]
  %0 = linalg.matmul ins(%x, %w : tensor<2x48xf32>, tensor<48x40xf32>) outs(%init : tensor<2x40xf32>) -> tensor<2x40xf32>
  return %0 : tensor<2x40xf32>
}

// -----

// Two layers with their weights: digits' classes out of 64 numbers.
func.func @mlp_with_weights(%x: tensor<3x64xf32>) -> tensor<3x10xf32> {
  %w1 = arith.constant dense<WEIGHTS1> : tensor<64x32xf32>
  %w2 = arith.constant dense<WEIGHTS2> : tensor<32x10xf32>
  %zero = arith.constant dense<0.0> : tensor<3x32xf32>
  %zero2 = arith.constant dense<0.0> : tensor<3x10xf32>
  %h = linalg.matmul ins(%x, %w1 : tensor<3x64xf32>, tensor<64x32xf32>) outs(%zero : tensor<3x32xf32>) -> tensor<3x32xf32>
  %r = arith.maximumf %h, %zero : tensor<3x32xf32>
  %0 = linalg.matmul ins(%r, %w2 : tensor<3x32xf32>, tensor<32x10xf32>) outs(%zero2 : tensor<3x10xf32>) -> tensor<3x10xf32>
  return %0 : tensor<3x10xf32>
}

// -----

// Magnitudes and phases of complex numbers.
func.func @polar(%re: memref<80xf32>, %im: memref<80xf32>, %length: memref<80xf32>, %angle: memref<80xf32>) {
  scf.forall (%i) in (80) {
    %x = memref.load %re[%i] : memref<80xf32>
    %y = memref.load %im[%i] : memref<80xf32>
    %x2 = arith.mulf %x, %x : f32
    %y2 = arith.mulf %y, %y : f32
    %s = arith.addf %x2, %y2 : f32
    %l = math.sqrt %s : f32
    %a = math.atan2 %y, %x : f32
    memref.store %l, %length[%i] : memref<80xf32>
    memref.store %a, %angle[%i] : memref<80xf32>
  }
  return
}
