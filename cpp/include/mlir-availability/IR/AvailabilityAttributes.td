//===- AvailabilityAttributes.td - Its attributes ----------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_IR_ATTRIBUTES_TD
#define MLIR_AVAILABILITY_IR_ATTRIBUTES_TD

include "mlir-availability/IR/AvailabilityInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/DialectBase.td"

// Only generates attributes: the C++ class of the dialect is hand-written.
def Availability_Dialect : Dialect {
  let name = "availability";
  let cppNamespace = "::mlir::availability";
}

def Availability_Offers
    : AttrParameter<"::llvm::ArrayRef<::mlir::availability::Offer>",
                    "what is offered"> {
  let allocator = "$_dst = detail::copyOffers($_allocator, $_self);";
}

def Availability_TargetAttr
    : AttrDef<Availability_Dialect, "Target",
              [DeclareAttrInterfaceMethods<AvailabilityTargetAttrInterface,
                                           ["leavesOpen"]>]> {
  let mnemonic = "target";
  let summary = "What a target offers, dimension by dimension";
  let description = [{
    A target for dialects that have no target attribute of their own:

    ```mlir
    #availability.target<"example.min_version" = "V_2",
                         "example.feature" = ["tensor", "async"]>
    ```

    Each entry is a dimension and what is offered along it: a value, or a list
    of values. Values are written as MLIR prints them; those of a dimension
    without named values are numbers. The target doesn't cover dimensions that
    it doesn't mention. With `[]`, it covers one and offers nothing along it.

    Versions (dimensions whose relation is AtLeast, AtMost or PartialOrder) take
    exactly one value. What a value implies by declaration is offered, too, and
    need not be written; stating less is an error. Where a dialect has `min_<x>` and `max_<x>` over the same versions,
    one entry is enough: a target with version V_2 has what exists from V_2 on
    and what exists up to V_2. Both together describe a target with a range:
    `"example.min_version" = "V_3", "example.max_version" = "V_1"` has the new
    things of V_3 and still the old ones of V_1.

    `"example.min_version" = open` leaves a dimension open: the target offers what
    other entries imply along it, and may offer more. What needs more is available
    on condition.

    The dimensions must be those of dialects that can be loaded. Entries and
    values are kept in order of name and of value.
  }];

  let parameters = (ins
    Availability_Offers:$offers,
    ArrayRefParameter<"const ::mlir::availability::Dimension *",
                      "dimensions that are left open">:$openDimensions);
  let skipDefaultBuilders = 1;
  let builders = [
    // Takes the entries and their values, and the open dimensions, in any order.
    AttrBuilder<(ins
        "::llvm::ArrayRef<::mlir::availability::Offer>":$offers,
        CArg<"::llvm::ArrayRef<const ::mlir::availability::Dimension *>", "{}">
            :$openDimensions), [{
      detail::CanonicalOffers canonical(offers, openDimensions);
      return $_get($_ctxt, ::llvm::ArrayRef(canonical.offers),
                   ::llvm::ArrayRef(canonical.openDimensions));
    }]>,
  ];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;

  let extraClassDeclaration = [{
    /// Returns the target with `addition` added: "<dimension>=<value>", or a
    /// value of one of the target's set-like or open dimensions. A version is
    /// replaced, and a dimension to which something is added is no longer open.
    /// Reports through `emitError` and fails when there is no such addition.
    ::llvm::FailureOr<TargetAttr>
    add(::llvm::StringRef addition,
        ::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError) const;
  }];
}

#endif // MLIR_AVAILABILITY_IR_ATTRIBUTES_TD
