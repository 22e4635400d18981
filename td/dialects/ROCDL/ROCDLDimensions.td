//===- ROCDLDimensions.td - Features of AMD's chips --------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// AMD's chips are not ordered: a later one may lack what an earlier one has. So
// ops need features, by LLVM's names (`gfx950-insts`), and a chip implies the
// features that it has. Where LLVM's features don't determine on which chips an
// op exists, the op needs one of several chips. `rocdl.wavefront` is the size
// of a wavefront, which programs choose on chips from gfx10 on.
// `rocdl.local_memory` is how much memory a workgroup shares.
// `rocdl.processor` is for what is compiled for none of them.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_ROCDLDIMENSIONS_TD
#define MLIR_AVAILABILITY_DIALECTS_ROCDLDIMENSIONS_TD

include "mlir-availability/Availability.td"
include "mlir-availability/dialects/LLVMIR/Processors.td"
include "mlir-availability/generated/AMDGPUChips.td"

class ROCDL_Feature<I32EnumAttrCase case>
    : OneOfBase<"QueryFeatureInterface", ROCDL_FeatureAttr, case> {
  let dimension = "rocdl.feature";
}

class ROCDL_Chip<I32EnumAttrCase case>
    : OneOfBase<"QueryChipInterface", ROCDL_ChipAttr, case> {
  let dimension = "rocdl.chip";
  let relation = PartialOrder;
}

class ROCDL_Wave<I32EnumAttrCase case>
    : OneOfBase<"QueryWavefrontSizeInterface", ROCDL_WaveAttr, case> {
  let dimension = "rocdl.wavefront";
  let label = "wavefront";
  let relation = PartialOrder;
}

// A kernel's local data share in bytes, without what a launch adds.
class ROCDL_LocalMemory<string bytes> : Availability {
  let cppNamespace = "::mlir::ROCDL";
  let interfaceName = "QueryLocalMemoryInterface";
  let queryFnRetType = "int64_t";
  let queryFnName = "getLocalMemory";
  let mergeAction = "$overall = std::max($overall, $instance)";
  let initializer = "0";
  let instanceType = "int64_t";
  let instance = bytes;
  let dimension = "rocdl.local_memory";
  let label = "local memory of";
  let limit = 1;
}

// Another processor than AMD's chips.
def ROCDL_NoChip
    : OneOfBase<"QueryProcessorInterface", ROCDL_ProcessorAttr,
                ROCDL_OtherProcessor> {
  let dimension = "rocdl.processor";
  let label = "a processor";
}

foreach chip = !instances<ROCDL_ChipFeatures>() in
  def : Implication<ROCDL_Chip<chip.chip>,
                !listconcat(!foreach(feature, chip.features,
                                     ROCDL_Feature<feature>),
                            !foreach(wave, chip.waves, ROCDL_Wave<wave>),
                            [ROCDL_LocalMemory<
                                !cast<string>(chip.localMemory)>])>;

#endif // MLIR_AVAILABILITY_DIALECTS_ROCDLDIMENSIONS_TD
