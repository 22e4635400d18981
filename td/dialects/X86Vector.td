//===- X86Vector.td - Availability of the x86vector dialect -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The features that ops of x86vector need of a CPU.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_X86VECTOR_TD
#define MLIR_AVAILABILITY_DIALECTS_X86VECTOR_TD

include "mlir/Dialect/X86Vector/X86Vector.td"

include "mlir-availability/dialects/CPU/CPUOps.td"

// AVX-512's ops on half a register need AVX512VL too. MLIR's conversion names
// intrinsics for 1024 bits that LLVM doesn't have.
class X86Vector_Half<string name>
    : AvailableWhen<PartIs<name, VectorOfLengthAndType<[8], [F32, I32]>>,
                    [CPU_X86Feature<"avx512vl">], "a vector of 256 bits", name>;
class X86Vector_Double<string name>
    : CPU_OnNone<PartIs<name, VectorOfLengthAndType<[16], [F64, I64]>>,
                 "no CPU has vectors of 1024 bits", name>;

def : AvailabilityFor<MaskCompressOp> {
  let availability = [CPU_X86Feature<"avx512f">, X86Vector_Half<"dst">,
                      X86Vector_Double<"dst">];
}

// MLIR's conversion gives the intrinsics for 256 bits a rounding mode, which
// they don't have.
class X86Vector_HalfWithRounding<string name>
    : CPU_OnNone<PartIs<name, VectorOfLengthAndType<[8], [F32]>>,
                 "the intrinsic for 256 bits has no rounding mode, so MLIR's "
                 "conversion makes a call that LLVM refuses", name>;

def : AvailabilityFor<MaskRndScaleOp> {
  let availability = [CPU_X86Feature<"avx512f">,
                      X86Vector_HalfWithRounding<"dst">,
                      X86Vector_Double<"dst">, CPU_Immediate<"getK", "k">,
                      CPU_Immediate<"getRounding", "rounding">,
                      CPU_OnlyNumbers<"getRounding", "rounding",
                                      "{4, 4}, {8, 8}, {12, 12}",
                                      "4, 8 or 12">];
}

def : AvailabilityFor<MaskScaleFOp> {
  let availability = [CPU_X86Feature<"avx512f">,
                      X86Vector_HalfWithRounding<"dst">,
                      X86Vector_Double<"dst">,
                      CPU_Immediate<"getRounding", "rounding">,
                      CPU_OnlyNumbers<"getRounding", "rounding",
                                      "{4, 4}, {8, 11}", "4 or 8 to 11">];
}

def : AvailabilityFor<Vp2IntersectOp> {
  let availability = [CPU_X86Feature<"avx512vp2intersect">, X86Vector_Half<"a">,
                      X86Vector_Double<"a">];
}

def : AvailabilityFor<DotBF16Op> {
  let availability = [
    CPU_X86Feature<"avx512bf16">,
    AvailableWhen<PartIs<"dst", VectorOfLengthAndType<[4, 8], [F32]>>,
                  [CPU_X86Feature<"avx512vl">],
                  "vectors of 128 or 256 bits", "dst">
  ];
}

def : AvailabilityFor<CvtPackedF32ToBF16Op> {
  let availability = [CPU_X86Feature<"avx512bf16">, X86Vector_Half<"a">];
}

foreach op = [RsqrtOp, DotOp] in
  def : AvailabilityFor<op> {
    let availability = [CPU_X86Feature<"avx">];
  }

def : AvailabilityFor<DotInt8Op> {
  let availability = [AnyOf<[CPU_X86Feature<"avxvnniint8">,
                             CPU_X86Feature<"avx10.2">]>];
}

foreach op = [
  BcstToPackedF32Op, CvtPackedEvenIndexedToF32Op, CvtPackedOddIndexedToF32Op
] in
  def : AvailabilityFor<op> {
    let availability = [CPU_X86Feature<"avxneconvert">, CPU_OtherMemory<"a">];
  }

// All ops of MLIR 22 have a record.
foreach op = !listremove(
    !filter(op, !instances<Op>(), !eq(op.opDialect, X86Vector_Dialect)),
    !foreach(record, !instances<AvailabilityFor>(), record.op)) in
  def : NotProbed<op>;

// GPUs run none of its ops.
def : OnlyOnTargetsOf<X86Vector_Dialect, "cpu">;

def : AvailabilityHeaders<X86Vector_Dialect, [
  "mlir-availability/Dialect/CPU/CPUAvailability.h",
  "mlir-availability/Dialect/LLVMIR/OpShape.h",
  "mlir/Dialect/X86Vector/X86VectorDialect.h"
]>;

#endif // MLIR_AVAILABILITY_DIALECTS_X86VECTOR_TD
