//===- AvailabilityTransformOps.td - Transform extension ---*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops of the transform dialect that ask what a target has, and act on it. They
// know no dialect.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TRANSFORMOPS_TD
#define MLIR_AVAILABILITY_TRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/MatchInterfaces.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===----------------------------------------------------------------------===//
// Targets
//===----------------------------------------------------------------------===//

// What ops that take a target say of it.
defvar targetText = [{

  The target is written after `on`: what it is called (`"vulkan1.1+Float16"`),
  a target attribute in parentheses, or a parameter that holds either; of a
  parameter with several, all apply. Without `on`, the targets that the payload
  states apply: to each op those that are nearest to it. A payload op that none
  apply to is a silenceable failure, a target that nobody knows a definite one.
}];

// An op with such a target. Its arguments are `target_param` and `target`.
class TargetedTransformOp<string mnemonic, list<Trait> traits = []>
    : TransformDialectOp<mnemonic, traits # [MemoryEffectsOpInterface]> {
  let hasVerifier = 1;
}

defvar targetArguments = (ins Optional<TransformParamTypeInterface>:$target_param,
                              OptionalAttr<AnyAttr>:$target);

//===----------------------------------------------------------------------===//
// Match
//===----------------------------------------------------------------------===//

def AvailabilityVerdict
    : I32EnumAttr<"Verdict", "what targets say of an op", [
        I32EnumAttrCase<"Unavailable", 0, "unavailable">,
        I32EnumAttrCase<"Available", 1, "available">,
        I32EnumAttrCase<"Unknown", 2, "unknown">,
      ]> {
  let cppNamespace = "::mlir::availability";
}

def AvailabilityMatchOp
    : TargetedTransformOp<"availability.match",
                          [DeclareOpInterfaceMethods<TransformOpInterface>,
                           NavigationTransformOpTrait]> {
  let summary = "Finds the ops that are, or aren't, available on a target";
  let description = !strconcat([{
    Returns, in the order of the IR, those of the payload ops and of the ops
    nested in them that are `unavailable` on the target, `available` or
    `unknown`.

    An op is unavailable when a target doesn't satisfy one of its clauses, and
    when it is an unknown op of a dialect that the target speaks for. It is
    unknown when nobody can tell what it needs: when it, a type or an attribute
    of it is registered nowhere, or when it stands in a region of another dialect
    that has closed it. It is available when a target speaks for it, and all
    satisfy what it needs. Other ops are none of these.

    ```mlir
    %lacking = transform.availability.match unavailable in %module
        on "vulkan1.1" : (!transform.any_op) -> !transform.any_op
    ```
  }], targetText);
  let arguments = !con((ins AvailabilityVerdict:$verdict,
                            TransformHandleTypeInterface:$root),
                       targetArguments);
  let results = (outs TransformHandleTypeInterface:$matched);
  let assemblyFormat = [{
    $verdict `in` $root custom<OnTarget>($target_param, $target) attr-dict
    `:` functional-type(operands, results)
  }];
}

def AvailabilityMatchRequiringOp
    : TransformDialectOp<"availability.match_requiring",
                         [DeclareOpInterfaceMethods<TransformOpInterface>,
                          MemoryEffectsOpInterface,
                          NavigationTransformOpTrait]> {
  let summary = "Finds the ops that need something along a dimension";
  let description = [{
    Returns, in the order of the IR, those of the payload ops and of the ops
    nested in them that need `value`, or more, along `dimension`: what satisfies
    one of the op's clauses satisfies `value` too. Of a clause with
    alternatives, that has to hold for each; with `any_alternative`, for one is
    enough: a subgroup op that asks for `GroupNonUniformArithmetic`,
    `GroupNonUniformClustered` or one of NVIDIA's is found by the first.

    The value is an attribute, or a parameter with values, of which an op has to
    need one, as `transform.availability.get_requirement` returns them.

    ```mlir
    %new = transform.availability.match_requiring
        "spirv.min_version" = "v1.3" in %module
        : (!transform.any_op) -> !transform.any_op
    ```

    No such dimension in a loaded dialect, or no such value, is a definite
    failure.
  }];
  let arguments = (ins StrAttr:$dimension,
                       TransformHandleTypeInterface:$root,
                       Optional<TransformParamTypeInterface>:$value_param,
                       OptionalAttr<StrAttr>:$value,
                       UnitAttr:$any_alternative);
  let results = (outs TransformHandleTypeInterface:$matched);
  let assemblyFormat = [{
    $dimension `=` custom<ParamOrString>($value_param, $value) `in` $root
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def MatchAvailabilityOp
    : TargetedTransformOp<"match.availability",
                          [MatchOpInterface, SingleOpMatcher]> {
  let summary = "Matches an op that is, or isn't, available on a target";
  let description = !strconcat([{
    Succeeds if the one op of the handle is `unavailable` on the target,
    `available` or `unknown`, as the op says, and fails silenceably otherwise.
    What is nested in the op doesn't count. See `transform.availability.match`
    for the meaning of these words.

    ```mlir
    transform.match.availability unavailable %op on "vulkan1.1"
        : !transform.any_op
    ```
  }], targetText);
  let arguments = !con((ins AvailabilityVerdict:$verdict,
                            TransformHandleTypeInterface:$operand_handle),
                       targetArguments);
  let assemblyFormat = [{
    $verdict $operand_handle custom<OnTarget>($target_param, $target) attr-dict
    `:` type(operands)
  }];
  let extraClassDeclaration = SingleOpMatcher.extraDeclaration;
}

def MatchAvailabilityRequiringOp
    : TransformDialectOp<"match.availability_requiring",
                         [MatchOpInterface, SingleOpMatcher,
                          MemoryEffectsOpInterface]> {
  let summary = "Matches an op that needs something along a dimension";
  let description = [{
    Succeeds if the one op of the handle needs `value`, or more, along
    `dimension`, as `transform.availability.match_requiring` has it, with or
    without `any_alternative`, and fails silenceably otherwise.

    ```mlir
    transform.match.availability_requiring "spirv.capability" = "Float16" %op
        : !transform.any_op
    ```
  }];
  let arguments = (ins StrAttr:$dimension, StrAttr:$value,
                       TransformHandleTypeInterface:$operand_handle,
                       UnitAttr:$any_alternative);
  let assemblyFormat = [{
    $dimension `=` $value $operand_handle attr-dict `:` type($operand_handle)
  }];
  let extraClassDeclaration = SingleOpMatcher.extraDeclaration;
}

def MatchAvailabilityOfferedOp
    : TargetedTransformOp<"match.availability_offered",
                          [MatchOpInterface, SingleOpMatcher]> {
  let summary = "Matches an op whose target has something";
  let description = !strconcat([{
    Succeeds if the target, or each of the targets that apply to the one op of
    the handle, offers `value` along `dimension`: a capability, a feature, a
    version at least, a size within a limit. Fails silenceably otherwise, and
    where a target says nothing of it or leaves it open. What the op needs
    doesn't count.

    As the first op of an alternative, it says what the target must have for it.

    ```mlir
    transform.match.availability_offered "spirv.capability" = "Float16" %op
        on "vulkan1.1+Float16" : !transform.any_op
    ```

    No such dimension in a loaded dialect, or no such value, is a definite
    failure.
  }], targetText);
  let arguments = !con((ins StrAttr:$dimension, StrAttr:$value,
                            TransformHandleTypeInterface:$operand_handle),
                       targetArguments);
  let assemblyFormat = [{
    $dimension `=` $value $operand_handle custom<OnTarget>($target_param, $target)
    attr-dict `:` type(operands)
  }];
  let extraClassDeclaration = SingleOpMatcher.extraDeclaration;
}

//===----------------------------------------------------------------------===//
// Ask
//===----------------------------------------------------------------------===//

class AskOp<string mnemonic>
    : TransformDialectOp<mnemonic,
                         [DeclareOpInterfaceMethods<TransformOpInterface>,
                          MemoryEffectsOpInterface,
                          ParamProducerTransformOpTrait]>;

def AvailabilityGetTargetOp : AskOp<"availability.get_target"> {
  let summary = "Returns the targets that payload ops state";
  let description = [{
    Returns for each payload op the target attributes that apply to it: its
    own, or those of the nearest op around it that has some. Several targets of
    one op are several parameters.

    A payload op that none apply to is a silenceable failure.
  }];
  let arguments = (ins TransformHandleTypeInterface:$root);
  let results = (outs TransformParamTypeInterface:$targets);
  let assemblyFormat = [{
    `of` $root attr-dict `:` functional-type(operands, results)
  }];
}

def AvailabilityResolveTargetOp
    : TargetedTransformOp<"availability.resolve_target",
                          [DeclareOpInterfaceMethods<TransformOpInterface>,
                           ParamProducerTransformOpTrait]> {
  let summary = "Returns the target attributes that names stand for";
  let description = [{
    Returns the target after `on` as an attribute: a parameter for each, where
    it is a parameter that holds several. So a target that is given by its name
    can be written into the payload.

    ```mlir
    %target = transform.availability.resolve_target on "vulkan1.1+Float16"
        : () -> !transform.any_param
    transform.annotate %module "availability.target" = %target
        : !transform.any_op, !transform.any_param
    ```

    A target that nobody knows is a definite failure.
  }];
  let arguments = targetArguments;
  let results = (outs TransformParamTypeInterface:$targets);
  let assemblyFormat = [{
    custom<OnTarget>($target_param, $target) attr-dict
    `:` functional-type(operands, results)
  }];
}

def AvailabilityGetOfferedOp
    : TargetedTransformOp<"availability.get_offered",
                          [DeclareOpInterfaceMethods<TransformOpInterface>,
                           ParamProducerTransformOpTrait]> {
  let summary = "Returns what a target has along a dimension";
  let description = [{
    Returns what the target after `on` offers along `dimension`: a parameter for
    each value. One that has a name is a string in MLIR's spelling (a capability,
    a version), one of a dimension of numbers, such as a limit, an `i64`: what is
    calculated of it can be a tile size.

    ```mlir
    %bytes = transform.availability.get_offered
        "spirv.max_compute_shared_memory_size" on "vulkan1.1"
        : () -> !transform.param<i64>
    ```

    A target that says nothing of the dimension is a silenceable failure, and so
    are several targets. No such dimension in a loaded dialect, and a target that
    nobody knows, are definite ones.
  }];
  let arguments = !con((ins StrAttr:$dimension), targetArguments);
  let results = (outs TransformParamTypeInterface:$values);
  let assemblyFormat = [{
    $dimension custom<OnTarget>($target_param, $target) attr-dict
    `:` functional-type(operands, results)
  }];
}

def AvailabilityGetRequirementOp : AskOp<"availability.get_requirement"> {
  let summary = "Returns what payload ops need along a dimension";
  let description = [{
    Returns what every target offers along `dimension` on which all payload ops
    and the ops nested in them are available: one parameter for each value, a
    string in MLIR's spelling, in the order of the values. Of a version that is
    at most one, the highest of the minima or the lowest of the maxima. There is
    none when nothing is needed, or only what every target has. A clause with
    alternatives counts for what they have in common.

    ```mlir
    %capabilities = transform.availability.get_requirement "spirv.capability"
        of %kernel : (!transform.any_op) -> !transform.any_param
    ```

    No such dimension in a loaded dialect is a definite failure.
  }];
  let arguments = (ins StrAttr:$dimension, TransformHandleTypeInterface:$root);
  let results = (outs TransformParamTypeInterface:$values);
  let assemblyFormat = [{
    $dimension `of` $root attr-dict `:` functional-type(operands, results)
  }];
}

def AvailabilityDeduceOp : AskOp<"availability.deduce"> {
  let summary = "Returns the smallest targets that have payload ops";
  let description = [{
    Returns for each payload op the smallest target on which it and all ops
    nested in it are available. With `for`, only what is needed along dimensions
    of that dialect counts. What an op states of its target, as a `spirv.module`
    does, is needed, too, unless `ignore_stated` is given: then the result is
    what it could state.

    ```mlir
    %triple = transform.availability.deduce %kernel for "spirv"
        : (!transform.any_op) -> !transform.any_param
    ```

    No target that has everything is a silenceable failure, and so is something
    of which nobody can tell what it needs, unless it is of a dialect in
    `allow_unchecked`, where `"*"` stands for all.
  }];
  let arguments = (ins TransformHandleTypeInterface:$root,
                       OptionalAttr<StrAttr>:$dialect,
                       UnitAttr:$ignore_stated,
                       OptionalAttr<StrArrayAttr>:$allow_unchecked);
  let results = (outs TransformParamTypeInterface:$targets);
  let assemblyFormat = [{
    $root (`for` $dialect^)? attr-dict `:` functional-type(operands, results)
  }];
}

def AvailabilityAssertAvailableOp
    : TargetedTransformOp<"availability.assert_available",
                          [DeclareOpInterfaceMethods<TransformOpInterface>,
                           NavigationTransformOpTrait]> {
  let summary = "Fails unless everything is available on a target";
  let description = !strconcat([{
    Fails silenceably when one of the payload ops, or of the ops nested in them,
    is unavailable on the target. The diagnostic has a note at each such op that
    says what it needs, and notes on what in the op is the cause, and from which
    targets on it is available. Succeeds for an empty handle.

    Fails silenceably, too, when one is unknown (see
    `transform.availability.match`), and when a payload op has nothing in it that
    the target has a say in, though something may need something: nothing was
    judged then. Neither holds for dialects in `allow_unchecked`, where `"*"`
    stands for all.

    As the last op of a region of `transform.availability.alternatives`, it makes
    the first alternative win whose result the target has.

    ```mlir
    transform.availability.assert_available %module on "vulkan1.1"
        : !transform.any_op
    ```
  }], targetText);
  let arguments = !con((ins TransformHandleTypeInterface:$root),
                       targetArguments,
                       (ins OptionalAttr<StrArrayAttr>:$allow_unchecked));
  let assemblyFormat = [{
    $root custom<OnTarget>($target_param, $target) attr-dict `:` type(operands)
  }];
}

//===----------------------------------------------------------------------===//
// Act
//===----------------------------------------------------------------------===//

def AvailabilityApplyConversionPatternsOp
    : TransformDialectOp<"availability.apply_conversion_patterns",
                         [DeclareOpInterfaceMethods<TransformOpInterface>,
                          DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
                          ReportTrackingListenerFailuresOpTrait]
                         # GraphRegionNoTerminator.traits> {
  let summary = "Converts payload ops to what a target has";
  let description = !strconcat([{
    Applies conversion patterns to each payload op and what is nested in it,
    other payload ops included, as `transform.apply_conversion_patterns` does,
    but to a target: an op is legal
    when it is available there, and illegal when it is unavailable. Ops in which
    the target has no say are legal when they are among `legal_ops` or
    `legal_dialects`; those lists, and `illegal_ops` and `illegal_dialects`, go
    before what the target says.

    By default, it is a full conversion: in the end, everything has to be legal.
    With `partial_conversion`, nothing may be illegal.

    The first region has the ops that select patterns
    (`ConversionPatternDescriptorOpInterface`), the second one the op that
    builds the type converter of those that bring none. One that depends on a
    target is built for the target of the conversion.

    ```mlir
    transform.availability.apply_conversion_patterns to %kernels on "vulkan1.1" {
      transform.apply_conversion_patterns.spirv.arith_to_spirv
      transform.apply_conversion_patterns.spirv.gpu_to_spirv
    } with type_converter {
      transform.apply_conversion_patterns.spirv.type_converter
    } : !transform.any_op
    ```

    Consumes the handle, unless `preserve_handles` is given: then handles follow
    what payload ops are replaced by, whatever its name.

    A conversion that fails is a silenceable failure. Its diagnostic has a note
    at each op that could not be converted, and notes on the patterns that were
    tried, and on what they would have made that the target doesn't have. The
    IR is valid then, and as it was unless a pattern changed it without its
    rewriter. So is the lack of a replacement for a payload op whose handle is
    preserved.
  }], targetText, [{
    Only one target may apply; see `transform.availability.specialize`.
  }]);
  let arguments = !con((ins TransformHandleTypeInterface:$root),
                       targetArguments,
                       (ins OptionalAttr<StrArrayAttr>:$legal_ops,
                            OptionalAttr<StrArrayAttr>:$illegal_ops,
                            OptionalAttr<StrArrayAttr>:$legal_dialects,
                            OptionalAttr<StrArrayAttr>:$illegal_dialects,
                            UnitAttr:$partial_conversion,
                            UnitAttr:$preserve_handles));
  let regions = (region MaxSizedRegion<1>:$patterns,
                        VariadicRegion<MaxSizedRegion<1>>:$default_type_converter_region);
  let assemblyFormat = [{
    `to` $root custom<OnTarget>($target_param, $target) $patterns
    (`with` `type_converter` $default_type_converter_region^)?
    attr-dict `:` type(operands)
  }];
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Returns the op that builds the default type converter, null if none.
    ::mlir::transform::TypeConverterBuilderOpInterface getDefaultTypeConverter();
  }];
}

def AvailabilitySpecializeOp
    : TransformDialectOp<"availability.specialize",
                         [DeclareOpInterfaceMethods<TransformOpInterface>,
                          DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Makes a variant of payload ops for each of their targets";
  let description = [{
    Where a payload op has a list of targets, as a `gpu.module` has, clones it
    until there is one variant for each target, and leaves each variant only its
    own. The op itself becomes the first variant, so that references to it
    remain; the others follow it. Of a symbol, they are called
    `<name>_<position>`, with further numbers if that is taken.

    Returns the variants, in the order of the payload ops and of their targets.
    An op with a single target is its own and only variant. An op without
    targets of its own, or with targets in several attributes, is a silenceable
    failure, one that is in another payload op a definite one; nothing has been
    changed then.

    ```mlir
    %variants = transform.availability.specialize %gpu_module
        : (!transform.any_op) -> !transform.any_op
    ```

    Consumes the handle.
  }];
  let arguments = (ins TransformHandleTypeInterface:$root);
  let results = (outs TransformHandleTypeInterface:$variants);
  let assemblyFormat = [{
    $root attr-dict `:` functional-type(operands, results)
  }];
}

def AvailabilityAlternativesOp
    : TransformDialectOp<"availability.alternatives",
                         [DeclareOpInterfaceMethods<RegionBranchOpInterface,
                              ["getEntrySuccessorOperands",
                               "getRegionInvocationBounds"]>,
                          DeclareOpInterfaceMethods<TransformOpInterface>,
                          DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
                          IsolatedFromAbove,
                          SingleBlockImplicitTerminator<"::mlir::transform::YieldOp">]> {
  let summary = "Keeps the first of several alternatives that doesn't fail";
  let description = [{
    As `transform.alternatives`: each region is applied to a copy of the scope,
    in order, until there is one that doesn't fail. That copy, or what the region
    has replaced it by, takes the place of the scope, and what the region yields
    is the result. A silenceable failure ends a region, a definite one the whole
    schedule. The copy is in a `builtin.module` with nothing else, so that
    `lower_to_spirv` can replace it; targets that are stated around the scope
    don't apply there.

    Where all have failed, that is a silenceable failure, and unlike upstream's
    it says why: it has a note for each alternative with its failure, and then
    that failure's own notes.

    A payload op of the scope must be isolated from above. One that is in no
    other op is a silenceable failure, as nothing can take its place.

    ```mlir
    %0 = transform.availability.alternatives %module : !transform.any_op -> !transform.any_op {
    ^bb0(%copy: !transform.any_op):
      transform.availability.assert_available %copy on "vulkan1.1" : !transform.any_op
      transform.yield %copy : !transform.any_op
    }, {
    ^bb0(%copy: !transform.any_op):
      transform.include @emulate failures(propagate) (%copy) : (!transform.any_op) -> ()
      transform.yield %copy : !transform.any_op
    }
    ```

    Consumes the handle.
  }];
  let arguments = (ins TransformHandleTypeInterface:$scope);
  let results = (outs Variadic<TransformHandleTypeInterface>:$results);
  let regions = (region VariadicRegion<SizedRegion<1>>:$alternatives);
  let assemblyFormat = [{
    $scope `:` type($scope) (`->` type($results)^)? attr-dict-with-keyword
    $alternatives
  }];
  let hasVerifier = 1;
}

#endif // MLIR_AVAILABILITY_TRANSFORMOPS_TD
