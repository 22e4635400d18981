//===- ROCDLFormats.td - Formats and sizes of matrices -----*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The format of a matrix with 128 columns decides how many registers it has:
// 16 for 8 bits (FP8, BF8), 12 for 6 bits (FP6, BF6), 8 for 4 bits (FP4). MLIR
// doesn't verify this; LLVM's assembler refuses others. The learnt conditions of
// generated/ROCDLOps.td have no test that relates two facts of an op.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_ROCDLFORMATS_TD
#define MLIR_AVAILABILITY_DIALECTS_ROCDLFORMATS_TD

include "mlir/Dialect/LLVMIR/ROCDLOps.td"

include "mlir-availability/Availability.td"

// The matrix `$_self.get<matrix>()` has another size than its format has.
class ROCDL_OtherSize<string matrix>
    : AvailableWhen<
          CPred<"::mlir::availability::getNumLanes($_self.get" # matrix #
                "().getType()) != ($_self.getFmt" # matrix #
                "() < 2 ? 16 : $_self.getFmt" # matrix # "() < 4 ? 12 : 8)">,
          [UnknownNeeds<"the size of a matrix isn't that of its format: 16 for "
                        "8 bits, 12 for 6 bits, 8 for 4 bits">],
          "another size">;

foreach op = [ROCDL_wmma_scale_f32_16x16x128_f8f6f4,
              ROCDL_wmma_scale16_f32_16x16x128_f8f6f4] in
  def : AvailabilityFor<op> {
    let availability = [ROCDL_OtherSize<"A">, ROCDL_OtherSize<"B">];
  }

// The matrix that is argument `matrix`, in the format that is argument `format`,
// has another size: 8 registers for 8 bits, 6 for 6 bits, 4 for 4 bits.
class ROCDL_OtherRegisters<string matrix, int index, int format>
    : AvailableWhen<
          CPred<"::llvm::is_contained({0, 1, 2, 3, 4}, " #
                "::mlir::availability::getConstant($_self.getArgs()[" # format #
                "]).value_or(-1)) && ::mlir::availability::getNumLanes(" #
                "$_self.getArgs()[" # index # "].getType()) != 8 - " #
                "*::mlir::availability::getConstant($_self.getArgs()[" #
                format # "]) / 2 * 2">,
          [UnknownNeeds<"the size of matrix " # matrix #
                        " isn't that of its format: 8 for 8 bits, 6 for 6 "
                        "bits, 4 for 4 bits">],
          "another size of matrix " # matrix>;

foreach op = [ROCDL_mfma_scale_f32_16x16x128_f8f6f4,
              ROCDL_mfma_scale_f32_32x32x64_f8f6f4] in
  def : AvailabilityFor<op> {
    let availability = [
      AvailableWhen<PredInWords<"$_self.getArgs().size() > 4",
                                "with formats">,
                    [ROCDL_OtherRegisters<"A", 0, 3>,
                     ROCDL_OtherRegisters<"B", 1, 4>],
                    "with formats">,
    ];
  }

#endif // MLIR_AVAILABILITY_DIALECTS_ROCDLFORMATS_TD
