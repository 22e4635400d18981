//===- NVVMRegisters.td - Types of special registers -------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's verifier accepts any type where an op reads a special register. LLVM's
// intrinsics have one. Source: IntrinsicsNVVM.td of LLVM 22.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_NVVMREGISTERS_TD
#define MLIR_AVAILABILITY_DIALECTS_NVVMREGISTERS_TD

include "mlir/Dialect/LLVMIR/NVVMOps.td"

include "mlir-availability/Availability.td"

// The op's requirements are unknown unless its result is an integer of `width`
// bits.
class NVVM_RegisterType<Op register, int width> : AvailabilityFor<register> {
  let availability = [
    AvailableWhen<CPred<"!$_self.getRes().getType().isInteger(" # width # ")">,
                  [UnknownNeeds<"the register is an i" # width>],
                  "another type than i" # width>,
  ];
}

// The number of bits of the register that the op called `name` reads.
class NVVM_RegisterWidth<string name> {
  int width = !if(!or(!eq(name, "read.ptx.sreg.clock64"),
                     !eq(name, "read.ptx.sreg.globaltimer")), 64, 32);
}

foreach register = !instances<NVVM_PureSpecialRegisterOp>() in
  def : NVVM_RegisterType<register, NVVM_RegisterWidth<register.opName>.width>;
foreach register = !instances<NVVM_SpecialRegisterOp>() in
  def : NVVM_RegisterType<register, NVVM_RegisterWidth<register.opName>.width>;

#endif // MLIR_AVAILABILITY_DIALECTS_NVVMREGISTERS_TD
