//===- AvailabilityTransformOps.td - Transform extension ---*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Transform ops that query what a target offers, and act on it. They are
// independent of any payload dialect.
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

// The description of the target, for the ops that take one.
defvar targetText = [{

  The target follows `on`: a name (`"vulkan1.1+Float16"`), a target attribute
  in parentheses, or a parameter that holds either. If a parameter holds several
  targets, all apply. Without `on`, the targets in the payload apply: for each
  op the nearest ones. A payload op without a target is a silenceable failure.
  An unknown target is a definite failure.
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
    Returns the payload ops and nested ops that are `unavailable`, `available`
    or `unknown` on the target, in the order of the IR.

    * `unavailable`: a target doesn't satisfy one of the op's clauses, or the
      target has data about the op's dialect and the dialect has no such op.
    * `unknown`: the op's requirements are unknown. The op, one of its types or
      one of its attributes isn't registered, or the op is in a region that
      another dialect has closed.
    * `available`: some target has data about the op, and all targets satisfy
      its requirements.

    Other ops are in none of these groups.

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
    Returns the payload ops and nested ops that need `value`, or more, along
    `dimension`, in the order of the IR. An op needs the value if whatever
    satisfies one of its clauses also satisfies the value. In a clause with
    alternatives, that must hold for each alternative. With `any_alternative`,
    one alternative is enough: `GroupNonUniformArithmetic` then finds a subgroup
    op that needs it, `GroupNonUniformClustered` or an NVIDIA capability.

    The value is an attribute, or a parameter such as
    `transform.availability.get_requirement` returns. If a parameter has several
    values, the op must need one of them.

    ```mlir
    %new = transform.availability.match_requiring
        "spirv.min_version" = "v1.3" in %module
        : (!transform.any_op) -> !transform.any_op
    ```

    If no loaded dialect has the dimension, or the dimension lacks the value,
    that is a definite failure.
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
    Succeeds if the single op of the handle is `unavailable`, `available` or
    `unknown` on the target, whichever is given. Otherwise it fails silenceably.
    Nested ops don't count. See `transform.availability.match` for the meaning
    of these words.

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
    Succeeds if the single op of the handle needs `value`, or more, along
    `dimension`. Otherwise it fails silenceably. The rules, and
    `any_alternative`, are those of `transform.availability.match_requiring`.

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
  let summary = "Matches an op whose target offers a value";
  let description = !strconcat([{
    Succeeds if the target offers `value` along `dimension`: a capability, a
    feature, at least a version, a size within a limit. If several targets apply
    to the single op of the handle, each must offer it. Otherwise it fails
    silenceably, also if a target doesn't mention the dimension or leaves it
    open. The requirements of the op don't count.

    Put it first in an alternative to state what the alternative requires.

    ```mlir
    transform.match.availability_offered "spirv.capability" = "Float16" %op
        on "vulkan1.1+Float16" : !transform.any_op
    ```

    If no loaded dialect has the dimension, or the dimension lacks the value,
    that is a definite failure.
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
  let summary = "Returns the targets in the payload";
  let description = [{
    Returns the target attributes that apply to each payload op: its own, or
    those of the nearest enclosing op that has some. Each target of an op is a
    parameter of its own.

    A payload op without a target is a silenceable failure.
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
  let summary = "Returns the attributes of named targets";
  let description = [{
    Returns the target after `on` as an attribute. If `on` is a parameter with
    several targets, the result has an attribute for each. Use it to write a
    target that is given by name into the payload.

    ```mlir
    %target = transform.availability.resolve_target on "vulkan1.1+Float16"
        : () -> !transform.any_param
    transform.annotate %module "availability.target" = %target
        : !transform.any_op, !transform.any_param
    ```

    An unknown target is a definite failure.
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
  let summary = "Returns what a target offers along a dimension";
  let description = [{
    Returns what the target after `on` offers along `dimension`: a parameter for
    each value. A named value (a capability, a version) is a string in MLIR's
    spelling. A number (a limit) is an `i64`, from which a schedule can calculate
    tile sizes.

    ```mlir
    %bytes = transform.availability.get_offered
        "spirv.max_compute_shared_memory_size" on "vulkan1.1"
        : () -> !transform.param<i64>
    ```

    It is a silenceable failure if the target doesn't mention the dimension, or
    if there are several targets. It is a definite failure if no loaded dialect
    has the dimension, or if the target is unknown.
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
    Returns what a target must offer along `dimension` to support all payload
    ops and nested ops. There is a parameter for each value, a string in MLIR's
    spelling, in the order of the values. For a version, it is at most one: the
    highest minimum, or the lowest maximum. The result is empty if nothing is
    needed, or only what every target offers. A clause with alternatives counts
    for what they have in common.

    ```mlir
    %capabilities = transform.availability.get_requirement "spirv.capability"
        of %kernel : (!transform.any_op) -> !transform.any_param
    ```

    If no loaded dialect has the dimension, that is a definite failure.
  }];
  let arguments = (ins StrAttr:$dimension, TransformHandleTypeInterface:$root);
  let results = (outs TransformParamTypeInterface:$values);
  let assemblyFormat = [{
    $dimension `of` $root attr-dict `:` functional-type(operands, results)
  }];
}

def AvailabilityDeduceOp : AskOp<"availability.deduce"> {
  let summary = "Returns the smallest targets that support payload ops";
  let description = [{
    Returns for each payload op the smallest target that supports it and all
    nested ops. With `for`, only requirements along dimensions of that dialect
    count. A target that an op states, such as the triple of a `spirv.module`,
    is a requirement, too. With `ignore_stated` it doesn't count, and the result
    is what the op could state.

    ```mlir
    %triple = transform.availability.deduce %kernel for "spirv"
        : (!transform.any_op) -> !transform.any_param
    ```

    It is a silenceable failure if no target supports everything, or if the
    requirements of something are unknown. `allow_unchecked` lists dialects in
    which unknown requirements are accepted; `"*"` means all.
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
    Fails silenceably if a payload op or a nested op is unavailable on the
    target. The diagnostic has notes at each such op: what it needs, what in the
    op is the cause, and from which targets on it is available. Succeeds for an
    empty handle.

    It also fails silenceably if an op is unknown (see
    `transform.availability.match`), or if nothing in a payload op was judged
    although something in it may have requirements. `allow_unchecked` lists
    dialects that are exempt from both; `"*"` means all.

    Put it last in each region of `transform.availability.alternatives`. Then the
    first alternative wins whose result is available on the target.

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
  let summary = "Converts payload ops to ops that a target supports";
  let description = !strconcat([{
    Applies conversion patterns to each payload op and all nested ops, other
    payload ops included, like `transform.apply_conversion_patterns`. The target
    decides about legality: available ops are legal, unavailable ops are illegal.
    Ops that the target doesn't judge are legal if they are in `legal_ops` or
    `legal_dialects`. These lists, `illegal_ops` and `illegal_dialects` take
    precedence over the target.

    By default, the conversion is full: in the end, everything must be legal.
    With `partial_conversion`, nothing may be illegal.

    The first region has the ops that select patterns
    (`ConversionPatternDescriptorOpInterface`). The second region has the op that
    builds the type converter for patterns without one of their own. A type
    converter that depends on a target is built for the target of the conversion.

    ```mlir
    transform.availability.apply_conversion_patterns to %kernels on "vulkan1.1" {
      transform.apply_conversion_patterns.spirv.arith_to_spirv
      transform.apply_conversion_patterns.spirv.gpu_to_spirv
    } with type_converter {
      transform.apply_conversion_patterns.spirv.type_converter
    } : !transform.any_op
    ```

    Consumes the handle. With `preserve_handles`, handles instead follow the
    replacements of their ops, whatever the names of these.

    A failed conversion is a silenceable failure. Its diagnostic has a note at
    each op that could not be converted, notes on the patterns that were tried,
    and notes on the ops that they would have created and the target lacks. The
    IR is then valid, and unchanged unless a pattern changed it without its
    rewriter. With `preserve_handles`, a payload op without a replacement is a
    silenceable failure, too.
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
    Clones each payload op that has a list of targets, such as a `gpu.module`,
    so that there is one variant for each target. Each variant keeps only its own
    target. The op itself becomes the first variant, so that references to it
    stay valid; the others follow it. Variants of a symbol are called
    `<name>_<position>`, with further numbers if that name is taken.

    Returns the variants, in the order of the payload ops and of their targets.
    An op with a single target is its only variant. It is a silenceable failure
    if an op has no targets of its own, or targets in several attributes. It is a
    definite failure if an op is nested in another payload op. Nothing is changed
    in these cases.

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
    Works like `transform.alternatives`: each region is applied to a copy of the
    scope, in order, until one succeeds. That copy, or its replacement, then
    replaces the scope, and the values that the region yields are the results. A
    silenceable failure ends a region; a definite failure ends the whole
    schedule. The copy is alone in a `builtin.module`, so that `lower_to_spirv`
    can replace it. Targets that are stated around the scope don't apply there.

    If all alternatives fail, that is a silenceable failure. Unlike upstream's, it
    gives the reasons: a note for each alternative with its failure, followed by
    the notes of that failure.

    A payload op of the scope must be isolated from above. A top-level op is a
    silenceable failure, because nothing can replace it.

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
  // A method of RegionBranchOpInterface since MLIR 23. MLIR 22 doesn't call it.
  let extraClassDeclaration = [{
    ::mlir::ValueRange getSuccessorInputs(::mlir::RegionSuccessor successor);
  }];
}

#endif // MLIR_AVAILABILITY_TRANSFORMOPS_TD
