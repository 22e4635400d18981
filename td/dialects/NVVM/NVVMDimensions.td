//===- NVVMDimensions.td - Chips and PTX as dimensions -----*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dimensions `nvvm.sm`, `nvvm.ptx`, `nvvm.shared_memory` and
// `nvvm.processor`, and which chips
// include which others.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_NVVMDIMENSIONS_TD
#define MLIR_AVAILABILITY_DIALECTS_NVVMDIMENSIONS_TD

include "mlir-availability/Availability.td"
include "mlir-availability/dialects/LLVMIR/Processors.td"
include "mlir-availability/dialects/NVVM/NVVMChips.td"

// The chip, or one that includes it.
class NVVM_Chip<I32EnumAttrCase chip>
    : OneOfBase<"QuerySMInterface", NVVM_SMAttr, chip> {
  let interfaceDescription = "The chips that the op needs, all of them.";
  let dimension = "nvvm.sm";
  let label = "chip";
  let relation = PartialOrder;
}

// The version of the PTX ISA, or a later one.
class NVVM_MinPTX<I32EnumAttrCase min>
    : MinVersionBase<"QueryMinPTXInterface", NVVM_PTXVersionAttr, min> {
  let queryFnName = "getMinPTX";
  let dimension = "nvvm.ptx";
  let label = "PTX version";
}

// A kernel's shared memory in bytes, without what a launch adds.
class NVVM_SharedMemory<string bytes> : Availability {
  let cppNamespace = "::mlir::NVVM";
  let interfaceName = "QuerySharedMemoryInterface";
  let queryFnRetType = "int64_t";
  let queryFnName = "getSharedMemory";
  let mergeAction = "$overall = std::max($overall, $instance)";
  let initializer = "0";
  let instanceType = "int64_t";
  let instance = bytes;
  let dimension = "nvvm.shared_memory";
  let label = "static shared memory of";
  let limit = 1;
}

// Another processor than NVIDIA's chips, for what is compiled for none of them.
def NVVM_NoChip
    : OneOfBase<"QueryProcessorInterface", NVVM_ProcessorAttr,
                NVVM_OtherProcessor> {
  let dimension = "nvvm.processor";
  let label = "a processor";
}

//===----------------------------------------------------------------------===//
// Which chips include which others
//===----------------------------------------------------------------------===//

// PTX for sm_N runs on all later chips. If a later version of PTX introduced
// the earlier chip, the inclusion isn't declared here, because it would imply
// that version; requirements that both chips satisfy name both.
class NVVM_Later<I32EnumAttrCase chip, I32EnumAttrCase other>
    : Includes<chip, [other]>;

def : NVVM_Later<NVVM_SM_52, NVVM_SM_50>;
def : NVVM_Later<NVVM_SM_53, NVVM_SM_52>;
def : NVVM_Later<NVVM_SM_60, NVVM_SM_53>;
def : NVVM_Later<NVVM_SM_61, NVVM_SM_60>;
def : NVVM_Later<NVVM_SM_62, NVVM_SM_61>;
def : NVVM_Later<NVVM_SM_70, NVVM_SM_62>;
def : NVVM_Later<NVVM_SM_72, NVVM_SM_70>;
def : NVVM_Later<NVVM_SM_75, NVVM_SM_72>;
def : NVVM_Later<NVVM_SM_80, NVVM_SM_75>;
def : NVVM_Later<NVVM_SM_86, NVVM_SM_80>;
def : NVVM_Later<NVVM_SM_87, NVVM_SM_86>;
def : NVVM_Later<NVVM_SM_88, NVVM_SM_87>;
def : NVVM_Later<NVVM_SM_89, NVVM_SM_87>;
def : NVVM_Later<NVVM_SM_90, NVVM_SM_89>;
def : NVVM_Later<NVVM_SM_100, NVVM_SM_90>;
def : NVVM_Later<NVVM_SM_101, NVVM_SM_100>;
def : NVVM_Later<NVVM_SM_103, NVVM_SM_101>;
def : NVVM_Later<NVVM_SM_110, NVVM_SM_103>;
def : NVVM_Later<NVVM_SM_120, NVVM_SM_101>;
def : NVVM_Later<NVVM_SM_121, NVVM_SM_120>;
// These chips don't include the one before them.
def : NVVM_Later<NVVM_SM_110, NVVM_SM_88>;
def : NVVM_Later<NVVM_SM_121, NVVM_SM_103>;

// Code for a chip's family, or for the chip alone, can use everything of the
// generic chip. Whether a chip has the features of another chip's family
// depends on the instruction, so requirements name each.
def : Includes<NVVM_SM_90a, [NVVM_SM_90]>;
foreach number = [100, 101, 103, 110, 120, 121] in {
  defvar generic = !cast<I32EnumAttrCase>("NVVM_SM_" # number);
  defvar family = !cast<I32EnumAttrCase>("NVVM_SM_" # number # "f");
  def : Includes<family, [generic]>;
  def : Includes<!cast<I32EnumAttrCase>("NVVM_SM_" # number # "a"), [generic]>;
}

foreach chip = NVVM_SMs in
  def : Implication<NVVM_Chip<chip>,
                    [NVVM_MinPTX<chip.ptx>,
                     NVVM_SharedMemory<!cast<string>(chip.sharedMemory)>]>;

#endif // MLIR_AVAILABILITY_DIALECTS_NVVMDIMENSIONS_TD
