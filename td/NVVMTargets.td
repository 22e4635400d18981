//===- NVVMTargets.td - NVIDIA's chips as targets ----------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The chips as named targets. A chip doesn't determine the PTX version of the
// module: it is at least the version that introduced the chip, and ops that
// need a later one are available on condition. `sm_90+ptx83` states the
// version. A chip has the names of its products, too.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_NVVMTARGETS_TD
#define MLIR_AVAILABILITY_NVVMTARGETS_TD

include "mlir-availability/ChipProducts.td"
include "mlir-availability/dialects/NVVM/NVVMDimensions.td"

foreach chip = NVVM_SMs in {
  // Code for sm_90a and similar targets runs on that chip, or in that family,
  // alone.
  defvar isSpecial = !ne(!mul(!div(chip.value, 10), 10), chip.value);
  // A generic chip has everything that earlier chips of the family have. sm_88,
  // sm_103 and sm_110 are exceptions: they imply a later version of PTX than
  // some later chips.
  defvar isBeside = !or(!eq(chip.value, 880), !eq(chip.value, 1030),
                        !eq(chip.value, 1100));
  def : NamedTarget<chip.str> {
    let family = !if(!or(isSpecial, isBeside), "nvvm:chip/" # chip.str, "nvvm");
    let rank = chip.value;
    let attribute = "#availability.target<\"nvvm.sm\" = \"" # chip.str #
                    "\", \"nvvm.ptx\" = open>";
    let summary = !cond(
      !not(isSpecial) : "NVIDIA GPUs of compute capability " #
        !div(chip.value, 100) # "." #
        !sub(!div(chip.value, 10), !mul(!div(chip.value, 100), 10)) # " or later",
      !eq(chip.value, !add(!mul(!div(chip.value, 10), 10), 1)) :
        "what the family of the chip has, too",
      true : "what this chip alone has, too");
    let source = "PTX ISA 9.0, PTX Module Directives: .target" #
                 ProductsOf<chip.str>.source;
    let otherNames = ProductsOf<chip.str>.names;
    let optional = ["nvvm.ptx=ptx90"];
  }
}

#endif // MLIR_AVAILABILITY_NVVMTARGETS_TD
