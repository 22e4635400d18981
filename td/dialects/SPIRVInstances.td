//===- SPIRVInstances.td - What hangs on the very op -------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What SPIR-V ops need because of how their parts go together, which MLIR's
// records don't say: types with each other, an op with its module. The facts are
// the SPIR-V specification's (unified1), in the section that each names.
//
// The predicates are in cpp/lib/Dialect/SPIRV/Predicates.h.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_SPIRVINSTANCES_TD
#define MLIR_AVAILABILITY_DIALECTS_SPIRVINSTANCES_TD

include "mlir/Dialect/SPIRV/IR/SPIRVOps.td"

#ifndef AVAILABILITY_CLASS_EXISTS
#define AVAILABILITY_CLASS_EXISTS
#endif
include "mlir-availability/Availability.td"

// A predicate of Predicates.h over the op.
class SPIRVPred<string name> : CPred<"::mlir::availability::" # name>;

//===----------------------------------------------------------------------===//
// Modules, entry points, linkage
//===----------------------------------------------------------------------===//

// 3.31, Linkage; 2.16.1: "There is at least one OpEntryPoint instruction, unless
// the Linkage capability is being used."
def : AvailabilityFor<SPIRV_ModuleOp> {
  let availability = [
    AvailableWhen<SPIRVPred<"hasNoEntryPoint($_self)">,
                  [Capability<[SPIRV_C_Linkage]>], "no entry point">,
  ];
}

// 3.52.5, OpEntryPoint: "Before version 1.4, the interface's storage classes are
// limited to the Input and Output storage classes."
def : AvailabilityFor<SPIRV_EntryPointOp> {
  let availability = [
    AvailableWhen<SPIRVPred<"listsMoreThanInputOutput($_self)">,
                  [MinVersion<SPIRV_V_1_4>],
                  "its interface has a variable that is neither Input nor Output">,
  ];
}

// 3.20, LinkageAttributes; SPV_KHR_linkonce_odr.
foreach op = [SPIRV_FuncOp, SPIRV_GlobalVariableOp] in
  def : AvailabilityFor<op> {
    let availability = [
      AvailableWhen<CPred<"$_self.getLinkageAttributesAttr()">,
                    [Capability<[SPIRV_C_Linkage]>], "linkage attributes">,
      AvailableWhen<SPIRVPred<"isLinkOnceODR($_self.getLinkageAttributesAttr())">,
                    [Extension<[SPV_KHR_linkonce_odr]>], "LinkOnceODR">,
    ];
  }

//===----------------------------------------------------------------------===//
// Atomics and scopes
//===----------------------------------------------------------------------===//

// 3.31, Int64Atomics.
foreach op = [
  SPIRV_AtomicAndOp, SPIRV_AtomicCompareExchangeOp,
  SPIRV_AtomicCompareExchangeWeakOp, SPIRV_AtomicExchangeOp,
  SPIRV_AtomicIAddOp, SPIRV_AtomicIDecrementOp, SPIRV_AtomicIIncrementOp,
  SPIRV_AtomicISubOp, SPIRV_AtomicOrOp, SPIRV_AtomicSMaxOp, SPIRV_AtomicSMinOp,
  SPIRV_AtomicUMaxOp, SPIRV_AtomicUMinOp, SPIRV_AtomicXorOp
] in
  def : AvailabilityFor<op> {
    let availability = [
      AvailableWhen<CPred<"$_self.getType().isInteger(64)">,
                    [Capability<[SPIRV_C_Int64Atomics]>], "of 64-bit integers">,
    ];
  }

// SPV_EXT_shader_atomic_float_add, SPV_EXT_shader_atomic_float16_add: the
// capability is that of the type.
class SPIRV_FloatAdd<int width, I32EnumAttrCase capability,
                     I32EnumAttrCase extension>
    : AvailableWhen<CPred<"$_self.getType().isF" # width # "()">,
                    [Capability<[capability]>, Extension<[extension]>],
                    "of " # width # "-bit floats">;
def : AvailabilityFor<SPIRV_EXTAtomicFAddOp> {
  let availability = [
    SPIRV_FloatAdd<16, SPIRV_C_AtomicFloat16AddEXT,
                   SPV_EXT_shader_atomic_float16_add>,
    SPIRV_FloatAdd<32, SPIRV_C_AtomicFloat32AddEXT,
                   SPV_EXT_shader_atomic_float_add>,
    SPIRV_FloatAdd<64, SPIRV_C_AtomicFloat64AddEXT,
                   SPV_EXT_shader_atomic_float_add>,
  ];
}

// 3.31, VulkanMemoryModelDeviceScope: "If the Vulkan memory model is declared
// and any instruction uses Device scope, the VulkanMemoryModelDeviceScope
// capability must be declared."
foreach op = [
  SPIRV_AtomicAndOp, SPIRV_AtomicCompareExchangeOp,
  SPIRV_AtomicCompareExchangeWeakOp, SPIRV_AtomicExchangeOp,
  SPIRV_AtomicIAddOp, SPIRV_AtomicIDecrementOp, SPIRV_AtomicIIncrementOp,
  SPIRV_AtomicISubOp, SPIRV_AtomicOrOp, SPIRV_AtomicSMaxOp, SPIRV_AtomicSMinOp,
  SPIRV_AtomicUMaxOp, SPIRV_AtomicUMinOp, SPIRV_AtomicXorOp,
  SPIRV_EXTAtomicFAddOp, SPIRV_ControlBarrierOp, SPIRV_MemoryBarrierOp
] in
  def : AvailabilityFor<op> {
    let availability = [
      AvailableWhen<And<[
          CPred<"$_self.getMemoryScope() == ::mlir::spirv::Scope::Device">,
          SPIRVPred<"isInVulkanMemoryModel($_op)">]>,
          [Capability<[SPIRV_C_VulkanMemoryModelDeviceScope]>],
          "Device scope in the Vulkan memory model">,
    ];
  }

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

// 3.31, StorageImageReadWithoutFormat and StorageImageWriteWithoutFormat, which
// are Shader's; images of kernels have no format.
def : AvailabilityFor<SPIRV_ImageReadOp> {
  let availability = [
    AvailableWhen<SPIRVPred<"hasUnknownFormat($_self.getImage())">,
                  [Capability<[SPIRV_C_StorageImageReadWithoutFormat,
                               SPIRV_C_Kernel]>],
                  "reads an image of unknown format">,
  ];
}
def : AvailabilityFor<SPIRV_ImageWriteOp> {
  let availability = [
    AvailableWhen<SPIRVPred<"hasUnknownFormat($_self.getImage())">,
                  [Capability<[SPIRV_C_StorageImageWriteWithoutFormat,
                               SPIRV_C_Kernel]>],
                  "writes an image of unknown format">,
  ];
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

// 3.52.8, OpCopyMemory: "Before version 1.4, at most one memory operands mask
// can be provided."
def : AvailabilityFor<SPIRV_CopyMemoryOp> {
  let availability = [
    AvailableWhen<CPred<"$_self.getSourceMemoryAccessAttr()">,
                  [MinVersion<SPIRV_V_1_4>], "two memory access operands">,
  ];
}

// Section 3.52.17 of the specification, which MLIR's record doesn't follow.
def : AvailabilityFor<SPIRV_IsFiniteOp> {
  let availability = [Capability<[SPIRV_C_Kernel]>];
}

//===----------------------------------------------------------------------===//
// Cases of enums
//===----------------------------------------------------------------------===//

// SPV_KHR_16bit_storage, 3.20 "Decoration": conversions to what is stored.
def : AvailabilityForCase<SPIRV_D_FPRoundingMode, [
  Capability<[SPIRV_C_Kernel, SPIRV_C_StorageBuffer16BitAccess,
              SPIRV_C_StoragePushConstant16, SPIRV_C_StorageInputOutput16]>
]>;

//===----------------------------------------------------------------------===//
// Specialization constants
//===----------------------------------------------------------------------===//

// 3.52.7, OpSpecConstantOp: OpUConvert is there since 1.4, or with Kernel.
def : AvailabilityFor<SPIRV_SpecConstantOperationOp> {
  let availability = [
    AvailableWhen<SPIRVPred<"wrapsUConvert($_self)">,
                  [AnyOf<[Capability<[SPIRV_C_Kernel]>,
                          MinVersion<SPIRV_V_1_4>]>], "wraps OpUConvert">,
  ];
}

#endif // MLIR_AVAILABILITY_DIALECTS_SPIRVINSTANCES_TD
