//===- ExampleAvailability.td - All availability of the example -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What availability-tblgen reads: the ops, and overlays of what other dialects
// own, which mlir-tblgen must not see.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TEST_EXAMPLE_AVAILABILITY_TD
#define MLIR_AVAILABILITY_TEST_EXAMPLE_AVAILABILITY_TD

include "ExampleOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/EmitC/IR/EmitCAttributes.td"
include "mlir/Dialect/Func/IR/FuncOps.td"
include "mlir/Dialect/NVGPU/IR/NVGPUTypes.td"
include "mlir/IR/BuiltinTypes.td"

// An overlay adds to the requirements that the op's own dialect states.
def : AvailabilityFor<CallOp> {
  let availability = [
    Slots<5>,
    AvailableWhen<CPred<"$_self.getNumOperands() > 1">, [MinVersion<Example_V_2>],
                  "several arguments">
  ];
}

// Types and attributes of other dialects need this wherever they are: with a
// condition on a parameter, ...
def : AvailabilityForType<NVGPU_MBarrierGroup> {
  let availability = [
    AvailableWhen<CPred<"$_self.getNumBarriers() > 1">,
                  [MinVersion<Example_V_2>], "several barriers">
  ];
}
// ... because of the case that a parameter has, ...
def : AvailabilityForType<NVGPU_TensorMapDescriptor>;
def : AvailabilityForCase<TensorMapSwizzle128B, [Features<[Example_F_Async]>]>;
// ... or in any case.
def : AvailabilityForAttr<EmitC_OpaqueAttr> {
  let availability = [Features<[Example_F_Tensor]>];
}

// Discardable attributes need this on ops of any dialect: whatever the value, ...
def : AvailabilityForDiscardable<"example.prefetch", [Features<[Example_F_Async]>]>;
// ... because of it, ...
def : AvailabilityForDiscardable<"example.unroll", [
  AvailableWhen<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() > 4">,
                [MinVersion<Example_V_3>], "more than 4 times">
]>;
// ... or one of another dialect.
def : AvailabilityForDiscardable<"llvm.emit_c_interface", [
  UnknownNeeds<"no wrapper was ever tried">
]>;

// Cases of another dialect's enum need it in attributes of its class, in all
// ops, and as integers in the ops that have them.
def : AvailabilityForCase<FASTMATH_REASSOC, [MinVersion<Example_V_2>]>;
// `arith.addi` has this one by default, so it needs nothing.
def : AvailabilityForCase<Arith_IOFnone, [MinVersion<Example_V_2>]>;
def : AvailabilityForCase<I64EnumAttrCase<"ult", 6>, [MinVersion<Example_V_3>]>;

// Builtin types are everybody's: ops of this dialect need this.
def : AvailabilityForType<Builtin_Vector> {
  let availability = [
    AvailableWhen<CPred<"$_self.isScalable()">, [MinVersion<Example_V_3>]>
  ];
}

#endif // MLIR_AVAILABILITY_TEST_EXAMPLE_AVAILABILITY_TD
