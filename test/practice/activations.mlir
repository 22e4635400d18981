// Functions of each number by itself, as models and their exporters write them.

// The rectifier of AlexNet (Krizhevsky and others, 2012).
func.func @relu(%x: tensor<4x48xf32>) -> tensor<4x48xf32> {
  %zero = arith.constant dense<0.0> : tensor<4x48xf32>
  %0 = arith.maximumf %x, %zero : tensor<4x48xf32>
  return %0 : tensor<4x48xf32>
}

// -----

// The leaky rectifier of YOLOv2 (Redmon and Farhadi, 2016).
func.func @leaky_relu(%x: tensor<300xf32>) -> tensor<300xf32> {
  %empty = tensor.empty() : tensor<300xf32>
  %slope = arith.constant 0.1 : f32
  %zero = arith.constant 0.0 : f32
  %0 = linalg.map ins(%x : tensor<300xf32>) outs(%empty : tensor<300xf32>) (%v: f32, %o: f32) {
    %scaled = arith.mulf %v, %slope : f32
    %positive = arith.cmpf ogt, %v, %zero : f32
    %r = arith.select %positive, %v, %scaled : f32
    linalg.yield %r : f32
  }
  return %0 : tensor<300xf32>
}

// -----

// GELU by tanh, as in GPT-2 (Radford and others, 2019).
func.func @gelu_tanh(%x: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %empty = tensor.empty() : tensor<8x32xf32>
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %a = arith.constant 0.044715 : f32
  %b = arith.constant 0.7978845608 : f32
  %0 = linalg.map ins(%x : tensor<8x32xf32>) outs(%empty : tensor<8x32xf32>) (%v: f32, %o: f32) {
    %v2 = arith.mulf %v, %v : f32
    %v3 = arith.mulf %v2, %v : f32
    %av3 = arith.mulf %a, %v3 : f32
    %s = arith.addf %v, %av3 : f32
    %bs = arith.mulf %b, %s : f32
    %t = math.tanh %bs : f32
    %t1 = arith.addf %t, %one : f32
    %hv = arith.mulf %half, %v : f32
    %r = arith.mulf %hv, %t1 : f32
    linalg.yield %r : f32
  }
  return %0 : tensor<8x32xf32>
}

// -----

// GELU by the error function, as in BERT (Devlin and others, 2018).
func.func @gelu_erf(%x: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %empty = tensor.empty() : tensor<8x32xf32>
  %half = arith.constant 0.5 : f32
  %one = arith.constant 1.0 : f32
  %root = arith.constant 0.70710678 : f32
  %0 = linalg.map ins(%x : tensor<8x32xf32>) outs(%empty : tensor<8x32xf32>) (%v: f32, %o: f32) {
    %s = arith.mulf %v, %root : f32
    %e = math.erf %s : f32
    %e1 = arith.addf %e, %one : f32
    %hv = arith.mulf %half, %v : f32
    %r = arith.mulf %hv, %e1 : f32
    linalg.yield %r : f32
  }
  return %0 : tensor<8x32xf32>
}

// -----

// SiLU, also called swish, as in EfficientNet (Tan and Le, 2019): two operations of an exporter.
func.func @silu(%x: tensor<2x7x9xf32>) -> tensor<2x7x9xf32> {
  %empty = tensor.empty() : tensor<2x7x9xf32>
  %one = arith.constant 1.0 : f32
  %sigmoid = linalg.map ins(%x : tensor<2x7x9xf32>) outs(%empty : tensor<2x7x9xf32>) (%v: f32, %o: f32) {
    %n = arith.negf %v : f32
    %e = math.exp %n : f32
    %d = arith.addf %e, %one : f32
    %r = arith.divf %one, %d : f32
    linalg.yield %r : f32
  }
  %0 = arith.mulf %x, %sigmoid : tensor<2x7x9xf32>
  return %0 : tensor<2x7x9xf32>
}

// -----

// Mish, as in YOLOv4 (Bochkovskiy and others, 2020).
func.func @mish(%x: memref<200xf32>, %out: memref<200xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c200 = arith.constant 200 : index
  scf.parallel (%i) = (%c0) to (%c200) step (%c1) {
    %v = memref.load %x[%i] : memref<200xf32>
    %e = math.exp %v : f32
    %l = math.log1p %e : f32
    %t = math.tanh %l : f32
    %r = arith.mulf %v, %t : f32
    memref.store %r, %out[%i] : memref<200xf32>
  }
  return
}

// -----

// The hard swish of MobileNetV3 (Howard and others, 2019).
func.func @hard_swish(%x: tensor<6x50xf32>) -> tensor<6x50xf32> {
  %empty = tensor.empty() : tensor<6x50xf32>
  %zero = arith.constant 0.0 : f32
  %three = arith.constant 3.0 : f32
  %six = arith.constant 6.0 : f32
  %0 = linalg.map ins(%x : tensor<6x50xf32>) outs(%empty : tensor<6x50xf32>) (%v: f32, %o: f32) {
    %a = arith.addf %v, %three : f32
    %b = arith.maximumf %a, %zero : f32
    %c = arith.minimumf %b, %six : f32
    %d = arith.mulf %v, %c : f32
    %r = arith.divf %d, %six : f32
    linalg.yield %r : f32
  }
  return %0 : tensor<6x50xf32>
}

// -----

// Softplus, written as compilers write it: no overflow for large numbers.
func.func @softplus(%x: tensor<256xf32>) -> tensor<256xf32> {
  %empty = tensor.empty() : tensor<256xf32>
  %zero = arith.constant 0.0 : f32
  %0 = linalg.map ins(%x : tensor<256xf32>) outs(%empty : tensor<256xf32>) (%v: f32, %o: f32) {
    %m = arith.maximumf %v, %zero : f32
    %a = math.absf %v : f32
    %n = arith.negf %a : f32
    %e = math.exp %n : f32
    %l = math.log1p %e : f32
    %r = arith.addf %m, %l : f32
    linalg.yield %r : f32
  }
  return %0 : tensor<256xf32>
}

// -----

// ELU by expm1 (Clevert and others, 2015).
func.func @elu(%x: tensor<256xf32>) -> tensor<256xf32> {
  %empty = tensor.empty() : tensor<256xf32>
  %zero = arith.constant 0.0 : f32
  %0 = linalg.map ins(%x : tensor<256xf32>) outs(%empty : tensor<256xf32>) (%v: f32, %o: f32) {
    %e = math.expm1 %v : f32
    %p = arith.cmpf ogt, %v, %zero : f32
    %r = arith.select %p, %v, %e : f32
    linalg.yield %r : f32
  }
  return %0 : tensor<256xf32>
}

// -----

// The gate of LLaMA's feed-forward layers: SwiGLU (Touvron and others, 2023).
func.func @swiglu(%gate: tensor<5x64xf32>, %up: tensor<5x64xf32>) -> tensor<5x64xf32> {
  %empty = tensor.empty() : tensor<5x64xf32>
  %one = arith.constant 1.0 : f32
  %0 = linalg.map ins(%gate, %up : tensor<5x64xf32>, tensor<5x64xf32>) outs(%empty : tensor<5x64xf32>)
      (%g: f32, %u: f32, %o: f32) {
    %n = arith.negf %g : f32
    %e = math.exp %n : f32
    %d = arith.addf %e, %one : f32
    %s = arith.divf %g, %d : f32
    %r = arith.mulf %s, %u : f32
    linalg.yield %r : f32
  }
  return %0 : tensor<5x64xf32>
}

// -----

// Half-precision ReLU6, as MobileNetV2 runs on phones (Sandler and others, 2018).
func.func @relu6_f16(%x: tensor<10x20xf16>) -> tensor<10x20xf16> {
  %zero = arith.constant dense<0.0> : tensor<10x20xf16>
  %six = arith.constant dense<6.0> : tensor<10x20xf16>
  %0 = arith.maximumf %x, %zero : tensor<10x20xf16>
  %1 = arith.minimumf %0, %six : tensor<10x20xf16>
  return %1 : tensor<10x20xf16>
}

// -----

// A scaled sum of bfloat16 numbers, calculated in f32, as accelerators do.
func.func @axpy_bf16(%x: tensor<128xbf16>, %y: tensor<128xbf16>) -> tensor<128xbf16> {
  %empty = tensor.empty() : tensor<128xbf16>
  %two = arith.constant 2.0 : f32
  %0 = linalg.map ins(%x, %y : tensor<128xbf16>, tensor<128xbf16>) outs(%empty : tensor<128xbf16>)
      (%a: bf16, %b: bf16, %o: bf16) {
    %aw = arith.extf %a : bf16 to f32
    %bw = arith.extf %b : bf16 to f32
    %p = arith.mulf %two, %aw : f32
    %s = arith.addf %p, %bw : f32
    %r = arith.truncf %s : f32 to bf16
    linalg.yield %r : bf16
  }
  return %0 : tensor<128xbf16>
}

// -----

// Numbers to 8 bits with a scale and a zero point, as TensorFlow Lite quantizes (Jacob and others, 2017).
func.func @quantize_i8(%x: tensor<6x40xf32>) -> tensor<6x40xi8> {
  %empty = tensor.empty() : tensor<6x40xi8>
  %scale = arith.constant 16.0 : f32
  %zero_point = arith.constant 3.0 : f32
  %low = arith.constant -128.0 : f32
  %high = arith.constant 127.0 : f32
  %0 = linalg.map ins(%x : tensor<6x40xf32>) outs(%empty : tensor<6x40xi8>) (%v: f32, %o: i8) {
    %s = arith.mulf %v, %scale : f32
    %e = math.roundeven %s : f32
    %z = arith.addf %e, %zero_point : f32
    %a = arith.maximumf %z, %low : f32
    %b = arith.minimumf %a, %high : f32
    %r = arith.fptosi %b : f32 to i8
    linalg.yield %r : i8
  }
  return %0 : tensor<6x40xi8>
}

// -----

// Converts 8-bit numbers back to floats. Each row has its own scale.
func.func @dequantize_rows(%x: tensor<6x40xi8>, %scales: tensor<6xf32>) -> tensor<6x40xf32> {
  %empty = tensor.empty() : tensor<6x40xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                                        affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%x, %scales : tensor<6x40xi8>, tensor<6xf32>) outs(%empty : tensor<6x40xf32>) {
  ^bb0(%q: i8, %s: f32, %o: f32):
    %f = arith.sitofp %q : i8 to f32
    %r = arith.mulf %f, %s : f32
    linalg.yield %r : f32
  } -> tensor<6x40xf32>
  return %0 : tensor<6x40xf32>
}

// -----

// The sines and cosines that a transformer adds to its tokens (Vaswani and others, 2017).
func.func @positions(%out: memref<20x16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c20 = arith.constant 20 : index
  %eighth = arith.constant -0.125 : f32
  %base = arith.constant 10000.0 : f32
  scf.parallel (%p, %k) = (%c0, %c0) to (%c20, %c8) step (%c1, %c1) {
    %ki = arith.index_cast %k : index to i32
    %kf = arith.sitofp %ki : i32 to f32
    %e = arith.mulf %kf, %eighth : f32
    %frequency = math.powf %base, %e : f32
    %pi = arith.index_cast %p : index to i32
    %pf = arith.sitofp %pi : i32 to f32
    %angle = arith.mulf %pf, %frequency : f32
    %sine = math.sin %angle : f32
    %cosine = math.cos %angle : f32
    %even = arith.addi %k, %k : index
    %odd = arith.addi %even, %c1 : index
    memref.store %sine, %out[%p, %even] : memref<20x16xf32>
    memref.store %cosine, %out[%p, %odd] : memref<20x16xf32>
  }
  return
}

// -----

// Rotary positions of LLaMA's queries (Su and others, 2021), in pairs of halves.
func.func @rope(%x: memref<6x32xf32>, %angles: memref<6x16xf32>, %out: memref<6x32xf32>) {
  scf.forall (%p, %k) in (6, 16) {
    %c16 = arith.constant 16 : index
    %k2 = arith.addi %k, %c16 : index
    %a = memref.load %x[%p, %k] : memref<6x32xf32>
    %b = memref.load %x[%p, %k2] : memref<6x32xf32>
    %angle = memref.load %angles[%p, %k] : memref<6x16xf32>
    %s = math.sin %angle : f32
    %c = math.cos %angle : f32
    %ac = arith.mulf %a, %c : f32
    %bs = arith.mulf %b, %s : f32
    %as = arith.mulf %a, %s : f32
    %bc = arith.mulf %b, %c : f32
    %r0 = arith.subf %ac, %bs : f32
    %r1 = arith.addf %as, %bc : f32
    memref.store %r0, %out[%p, %k] : memref<6x32xf32>
    memref.store %r1, %out[%p, %k2] : memref<6x32xf32>
  }
  return
}

// -----

// Gamma by a whole power, the way image pipelines have it.
func.func @fpowi(%x: tensor<64xf32>) -> tensor<64xf32> {
  %empty = tensor.empty() : tensor<64xf32>
  %three = arith.constant 3 : i32
  %0 = linalg.map ins(%x : tensor<64xf32>) outs(%empty : tensor<64xf32>) (%v: f32, %o: f32) {
    %r = math.fpowi %v, %three : f32, i32
    linalg.yield %r : f32
  }
  return %0 : tensor<64xf32>
}
