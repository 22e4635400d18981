//===- Passes.td - Passes of the availability library ------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All of them run on any op, at any nesting: put them under `func.func` or
// `any` and MLIR runs them on several ops at a time.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TRANSFORMS_PASSES_TD
#define MLIR_AVAILABILITY_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

// The option of passes that fail where nobody can tell what something needs.
def AllowUncheckedOption
    : ListOption<"allowUnchecked", "allow-unchecked", "std::string",
                 "Dialects of which ops, types and attributes may be unknown or "
                 "not be judged; '*' for all">;

def AvailabilityCheckPass : Pass<"availability-check"> {
  let summary = "Fail where an op isn't available on the target";
  let description = [{
    Checks the op that it runs on and everything nested in it against a target.
    Each violation is an error at the op, with notes that tell what in the op is
    the cause and which targets have it. The pass fails when there is one. It
    doesn't change the IR.

    The target is the option `target`: a name, a name with additions, or a
    whole target attribute. Without the option, the target attributes in the IR
    apply, those around the op that the pass runs on included: to each op the
    nearest. It is an error when there is none.

    A `spirv.module` with a `vce_triple` is also held against that: the target
    has to offer what the triple declares, and the triple has to cover what the
    ops need.

    What the target leaves open, a feature of which nobody has said whether the
    device has it, is a warning; with the option `strict`, it is an error and the
    pass fails.

    Ops of dialects that the target doesn't speak for are passed over. Where
    nobody can tell what an op needs, because it, a type or an attribute of it is
    registered nowhere, or because it stands in a region of another dialect that
    only has ops of its own, there is an error, and the pass fails. It fails as
    well on a whole module in which the target has no say at all: a verdict over
    nothing is none. The option `allow-unchecked` names dialects for which
    neither holds. The pass fails at a call whose callee isn't in the op that it
    runs on: a pass may not read what that callee requires.

    A target's name needs no quotes; an attribute, with its spaces and commas,
    needs braces (or quotes, if it has none itself):

    ```
    builtin.module(availability-check{target=vulkan1.1+Float16})
    builtin.module(availability-check{
      target={#spirv.target_env<#spirv.vce<v1.0, [Shader], []>,
                                #spirv.resource_limits<>>}})
    spirv.module(availability-check{target=vulkan1.1 max-violations=5})
    ```

    Example: with `target=vulkan1.1`

    ```mlir
    // kernel.mlir
    spirv.module Logical GLSL450 {
      spirv.func @half(%x: f16) "None" { spirv.Return }
    }
    ```

    is left as it is, and reported:

    ```
    kernel.mlir:3:3: error: spirv.func needs capability Float16; vulkan1.1 does not offer it
    kernel.mlir:3:3: note: cause: type of attribute 'function_type': f16
    kernel.mlir:3:3: note: available from vulkan1.1+Float16, spirv1.0
    ```
  }];
  let options = [
    Option<"target", "target", "std::string", /*default=*/"",
           "Target to check against: a name, a name with additions, or a "
           "target attribute in braces. Without it, those in the IR apply">,
    Option<"maxViolations", "max-violations", "unsigned", /*default=*/"20",
           "How many violations to report at most for each op that the pass "
           "runs on, and how many conditions and unknown things; 0 for all">,
    Option<"strict", "strict", "bool", /*default=*/"false",
           "Fail, too, where something is available only on condition">,
    AllowUncheckedOption,
  ];
}

def AvailabilityPrintPass : Pass<"availability-print"> {
  let summary = "Print what every op needs, and why";
  let description = [{
    Prints what the op that it runs on, and each op nested in it, needs, with
    what in the op is the cause. Ops that need nothing are left out, and so are
    needs that any target satisfies (the lowest of all versions, or a later one).
    The IR isn't changed.

    What is printed for one run of the pass stays together, in the order of the
    IR. When the pass runs on several ops at a time, `output=remarks` is in the
    order of the IR too, the others are in the order in which the runs end (use
    `-mlir-disable-threading` where that matters).

    Example:

    ```mlir
    // kernel.mlir
    spirv.module Logical GLSL450 {
      spirv.func @half(%x: f16) "None" { spirv.Return }
    }
    ```

    is left as it is, and `availability-print` prints:

    ```
    spirv.module at kernel.mlir:2:1
      needs capability Shader because of attribute 'memory_model' (GLSL450)
    spirv.func at kernel.mlir:3:3
      needs capability Float16 because of type of attribute 'function_type': f16
      needs capability Float16 because of type of argument 0: f16
    ```

    `availability-print{dimensions=spirv.min_version,spirv.extension}` prints
    clauses of these dimensions only.
  }];
  let options = [
    Option<"output", "output", "::mlir::availability::PrintOutput",
           /*default=*/"::mlir::availability::PrintOutput::Stderr",
           "Where to print to", [{::llvm::cl::values(
             clEnumValN(::mlir::availability::PrintOutput::Stderr, "stderr",
                        "standard error"),
             clEnumValN(::mlir::availability::PrintOutput::Stdout, "stdout",
                        "standard output"),
             clEnumValN(::mlir::availability::PrintOutput::Remarks, "remarks",
                        "remarks at the ops"))}]>,
    ListOption<"dimensions", "dimensions", "std::string",
               "Print clauses that have an alternative of one of these "
               "dimensions; by default all">,
    Option<"all", "all", "bool", /*default=*/"false",
           "Print ops that need nothing, and needs that any target satisfies, "
           "too">,
  ];
}

def AvailabilityDeducePass : Pass<"availability-deduce"> {
  let summary = "State the smallest target that has everything";
  let description = [{
    Deduces the smallest target on which everything is available and writes it
    into the IR:

    * into each op whose dialect has a place for it, whether or not one is there
      already: the `vce_triple` of a `spirv.module`. What counts is the op and
      everything nested in it, along the dimensions of the op's dialect;
    * where the op that the pass runs on neither is such an op nor contains one,
      into its attribute `availability.target`, along all dimensions.

    What an op states already doesn't count: it is replaced.

    The pass fails where no target has everything; where nobody can tell what
    something needs, as in `availability-check`; and where a callee isn't in the
    op that it runs on: what that requires, a pass may not read.

    Example:

    ```mlir
    spirv.module Logical GLSL450 {
      spirv.func @half(%x: f16) "None" { spirv.Return }
    }
    ```

    becomes

    ```mlir
    spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Float16], []> {
      spirv.func @half(%x: f16) "None" { spirv.Return }
    }
    ```
  }];
  let options = [AllowUncheckedOption];
}

def AvailabilityApplySchedulePass : Pass<"availability-apply-schedule"> {
  let summary = "Apply a schedule that takes a target";
  let description = [{
    Applies a named sequence of the transform dialect to the op that it runs on,
    as `transform-interpreter` does. That pass has nothing to bind a target to:
    here, the sequence's second argument, a parameter, gets the option `target`,
    a string that holds a target's name or a target attribute.

    ```
    builtin.module(availability-apply-schedule{target=vulkan1.1+Float16})
    ```

    The sequence, and those that it includes, are in the payload or in the
    library that `transform-preload-library` has loaded.
  }];
  let options = [
    Option<"target", "target", "std::string", /*default=*/"",
           "The target that the sequence takes as its second argument">,
    Option<"entryPoint", "entry-point", "std::string",
           /*default=*/"\"__transform_main\"",
           "The name of the sequence">,
  ];
}

#endif // MLIR_AVAILABILITY_TRANSFORMS_PASSES_TD
