//===- Passes.td - Passes of the availability library ------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All passes run on any op, at any nesting level: nested under `func.func` or
// `any`, MLIR runs them on several ops in parallel.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TRANSFORMS_PASSES_TD
#define MLIR_AVAILABILITY_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

// The option of passes that fail if the requirements of something are unknown.
def AllowUncheckedOption
    : ListOption<"allowUnchecked", "allow-unchecked", "std::string",
                 "Dialects of which ops, types and attributes may be unknown or "
                 "not be judged; '*' for all">;

def AvailabilityCheckPass : Pass<"availability-check"> {
  let summary = "Fail where an op isn't available on the target";
  let description = [{
    Checks the op on which it runs, and everything nested in it, against a
    target. Each violation is an error at the op, with notes on what in the op is
    the cause and which targets support it. The pass fails if there is a
    violation. It doesn't change the IR.

    The option `target` gives the target: a name, a name with additions, or a
    target attribute. Without the option, the target attributes in the IR apply,
    also those around the op: for each op the nearest. If there is none, that is
    an error.

    A `spirv.module` with a `vce_triple` is checked against the triple, too: the
    target must offer what the triple declares, and the triple must cover what
    the ops need.

    A requirement that the target leaves open, such as a feature that a device's
    report doesn't mention, is a warning. With the option `strict`, it is an
    error and the pass fails.

    Ops of dialects that the target doesn't judge are passed over. Unknown
    requirements are an error, and the pass fails: the op, one of its types or
    one of its attributes isn't registered, or the op is in a region that another
    dialect reserves for its own ops. The pass also fails on a whole module in
    which nothing was judged. The option `allow-unchecked` lists dialects that
    are exempt from both. The pass fails at a call whose callee is outside of the
    op on which it runs: a pass may not read that callee.

    A target's name needs no quotes. A target attribute, which has spaces and
    commas, needs braces, or quotes if it contains none:

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

    isn't changed, and the pass reports:

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
    Prints the requirements of the op on which it runs and of each nested op,
    with what in the op is the cause. It omits ops without requirements, and
    requirements that any target satisfies (the lowest version, or a later one).
    It doesn't change the IR.

    The output of one run of the pass stays together, in the order of the IR. If
    the pass runs on several ops at a time, `output=remarks` is in the order of
    the IR, too. Other output is in the order in which the runs end;
    `-mlir-disable-threading` avoids that.

    Example:

    ```mlir
    // kernel.mlir
    spirv.module Logical GLSL450 {
      spirv.func @half(%x: f16) "None" { spirv.Return }
    }
    ```

    isn't changed, and `availability-print` prints:

    ```
    spirv.module at kernel.mlir:2:1
      needs capability Shader because of attribute 'memory_model' (GLSL450)
    spirv.func at kernel.mlir:3:3
      needs capability Float16 because of type of attribute 'function_type': f16
      needs capability Float16 because of type of argument 0: f16
    ```

    `availability-print{dimensions=spirv.min_version,spirv.extension}` prints
    only clauses of these dimensions.
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
    Deduces the smallest target on which everything is available, and writes it
    into the IR:

    * into each op whose dialect has an attribute for it: the `vce_triple` of a
      `spirv.module`. The target covers the op and everything nested in it, along
      the dimensions of the op's dialect. An existing attribute is replaced, and
      doesn't count as a requirement;
    * otherwise, if the op on which the pass runs neither is such an op nor
      contains one, into its attribute `availability.target`. The target then
      covers all dimensions.

    The pass fails if no target supports everything, if requirements are unknown
    (as in `availability-check`), or if a callee is outside of the op on which
    the pass runs, because a pass may not read that callee.

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
    Applies a named sequence of the transform dialect to the op on which it runs,
    like `transform-interpreter`. In addition, it binds the option `target` to the
    sequence's second argument, a parameter. The option is a string: a target's
    name, or a target attribute.

    ```
    builtin.module(availability-apply-schedule{target=vulkan1.1+Float16})
    ```

    The sequence, and the sequences that it includes, are in the payload or in
    the library that `transform-preload-library` has loaded.
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
