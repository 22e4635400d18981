//===- ROCDLFormats.td - Formats and sizes of matrices -----*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The format of a matrix decides how many registers it has: 4 units for 8 bits
// (FP8, BF8), 3 for 6 bits (FP6, BF6), 2 for 4 bits (FP4). A unit is 4 registers
// for wmma.scale, and 2 for mfma.scale, whose wavefront is twice as large. MLIR
// doesn't verify this; LLVM refuses others. The learnt conditions of
// generated/ROCDLOps.td have no test that relates two facts of an op.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_ROCDLFORMATS_TD
#define MLIR_AVAILABILITY_DIALECTS_ROCDLFORMATS_TD

include "mlir/Dialect/LLVMIR/ROCDLOps.td"

include "mlir-availability/Availability.td"
include "mlir-availability/LLVMVersions.td"

// The matrix, a C++ expression, has another size than its format has, the number
// of which is another one.
class ROCDL_OtherSize<string name, string matrix, string format, int unit>
    : AvailableWhen<
          CPred<"::mlir::availability::getNumLanes(" # matrix #
                ".getType()) != " # unit # " * (4 - " # format # " / 2)">,
          [UnknownNeeds<"the size of matrix " # name #
                        " isn't that of its format">],
          "another size of matrix " # name>;

foreach op = OpsOfMLIR22<["ROCDL_wmma_scale_f32_16x16x128_f8f6f4",
                          "ROCDL_wmma_scale16_f32_16x16x128_f8f6f4"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      ROCDL_OtherSize<"A", "$_self.getA()", "$_self.getFmtA()", 4>,
      ROCDL_OtherSize<"B", "$_self.getB()", "$_self.getFmtB()", 4>,
    ];
  }

// A format that isn't a constant makes the requirements unknown anyway.
class ROCDL_OtherSizeOfArgument<string name, int matrix, int format>
    : ROCDL_OtherSize<name, "$_self.getArgs()[" # matrix # "]",
                      "::mlir::availability::getConstant($_self.getArgs()[" #
                      format # "]).value_or(0)",
                      2>;

foreach op = OpsOfMLIR22<["ROCDL_mfma_scale_f32_16x16x128_f8f6f4",
                          "ROCDL_mfma_scale_f32_32x32x64_f8f6f4"]>.ops in
  def : AvailabilityFor<op> {
    let availability = [
      AvailableWhen<PredInWords<"$_self.getArgs().size() > 4", "with formats">,
                    [ROCDL_OtherSizeOfArgument<"A", 0, 3>,
                     ROCDL_OtherSizeOfArgument<"B", 1, 4>],
                    "with formats">,
    ];
  }

#endif // MLIR_AVAILABILITY_DIALECTS_ROCDLFORMATS_TD
