//===- ROCDLTargets.td - AMD's chips as targets ------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The chips as named targets. If a program can choose the size of a wavefront,
// ops that need one of the sizes are available on condition, and
// `gfx1100+wavefrontsize64` states the size. A chip has the names of its
// products, too.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_ROCDLTARGETS_TD
#define MLIR_AVAILABILITY_ROCDLTARGETS_TD

include "mlir-availability/ChipProducts.td"
include "mlir-availability/dialects/ROCDL/ROCDLDimensions.td"

foreach chip = !instances<ROCDL_ChipFeatures>() in {
  defvar choosesWave = !empty(chip.waves);
  def : NamedTarget<chip.chip.str> {
    // Each chip is a part of the family of its own, because no chip has
    // everything that another one has. (A part with the target's own name would
    // be a device: one product with its driver.)
    let family = "rocdl:chip/" # chip.chip.str;
    let rank = chip.chip.value;
    let attribute = "#availability.target<\"rocdl.chip\" = \"" # chip.chip.str #
                    "\"" #
                    !if(choosesWave, ", \"rocdl.wavefront\" = open>", ">");
    let summary = "AMD GPUs that LLVM calls " # chip.chip.str;
    let source = "LLVM 22, llvm/lib/Target/AMDGPU/GCNProcessors.td" #
                 ProductsOf<chip.chip.str>.source;
    let otherNames = ProductsOf<chip.chip.str>.names;
  }
}

#endif // MLIR_AVAILABILITY_ROCDLTARGETS_TD
