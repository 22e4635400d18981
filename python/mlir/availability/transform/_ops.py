# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builder functions for the transform ops that match, ask, assert and specialize."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias

from mlir import ir
from mlir._mlir_libs._mlir import globals as _globals
from mlir.availability.ask._check import AllowUnchecked, allowed_dialects
from mlir.availability.transform._values import (
    Handle,
    Target,
    Value,
    any_op,
    any_param,
    on_target,
    strings,
    value_of,
)
from mlir.dialects import _availability_transform_ops_gen as _gen
from mlir.dialects import transform as _upstream
from mlir.dialects._availability_transform_enum_gen import Verdict

# The locations of ops are the callers of builders, not this file.
_globals.register_traceback_file_exclusion(__file__)

Which: TypeAlias = Literal["unavailable", "available", "unknown"]


def _verdict(which: Which) -> ir.Attribute:
    for verdict in Verdict:
        if str(verdict) == which:
            return ir.IntegerAttr.get(ir.IntegerType.get_signless(32), int(verdict))
    raise ValueError(f"an op is 'unavailable', 'available' or 'unknown', not {which!r}")


# ------------------------------------------------------------------------------------------------
# Match
# ------------------------------------------------------------------------------------------------


def match(
    root: Handle,
    which: Which = "unavailable",
    *,
    on: Target | None = None,
    result_type: ir.Type | None = None,
    **location: Any,
) -> Value:
    """Builds ``transform.availability.match``: finds ops by what a target says of them.

    >>> def mark(root):
    ...     upstream.AnnotateOp(transform.match(root, "unavailable", on="vulkan1.1"), "toy.unavailable")
    >>> _ = transform.apply(mark, module)
    >>> str(module).count("toy.unavailable")
    1

    Args:
        root: where to look, nested ops included.
        which: ``"unavailable"``, ``"available"``, or ``"unknown"``, if its requirements are unknown.
        on: the target; by default the targets that the payload states.
        result_type: of the handle, by default ``!transform.any_op``.
        location: ``loc`` and ``ip``, as with upstream's builders.

    Returns:
        The handle to what was found.

    Raises:
        TypeError: `root` is not a handle.
        ValueError: `which` is not one of these.
    """
    return value_of(
        _gen.AvailabilityMatchOp(
            result_type or any_op(), _verdict(which), value_of(root), **on_target(on), **location
        )
    )


def match_requiring(
    dimension: str,
    value: str | Handle,
    root: Handle,
    *,
    any_alternative: bool = False,
    result_type: ir.Type | None = None,
    **location: Any,
) -> Value:
    """Builds ``transform.availability.match_requiring``: finds ops by what they need.

    >>> def mark(root):
    ...     found = transform.match_requiring("spirv.min_version", "v1.3", root)
    ...     upstream.AnnotateOp(found, "toy.new")
    >>> _ = transform.apply(mark, module)
    >>> str(module).count("toy.new")
    1

    Args:
        dimension: for instance ``"spirv.min_version"``.
        value: for instance ``"v1.3"``; or a parameter with values, one of which an op must need.
        root: where to look, nested ops included.
        any_alternative: whether it is enough that one of several alternatives needs the value. Subgroup ops
            are found so by ``"GroupNonUniformArithmetic"``, in place of which others would do.
        result_type: of the handle, by default ``!transform.any_op``.
        location: ``loc`` and ``ip``, as with upstream's builders.

    Returns:
        The handle to the ops that need the value, or more.

    Raises:
        TypeError: `root` is not a handle, or `value` neither a string nor a parameter.
    """
    given: dict[str, Any] = {"value": value} if isinstance(value, str) else {"value_param": value_of(value)}
    return value_of(
        _gen.AvailabilityMatchRequiringOp(
            result_type or any_op(),
            dimension,
            value_of(root),
            **given,
            any_alternative=any_alternative,
            **location,
        )
    )


def match_availability(
    operand_handle: Handle, which: Which = "unavailable", *, on: Target | None = None, **location: Any
) -> None:
    """Builds ``transform.match.availability``, for matchers: succeeds if the op is `which`.

    >>> def ask(root):
    ...     op = transform.match(root, on="vulkan1.1")
    ...     transform.match_availability(op, "available", on="spirv1.3")
    >>> transform.apply(ask, module).errors
    ()

    Args:
        operand_handle: the one op.
        which: ``"unavailable"``, ``"available"``, or ``"unknown"``, if its requirements are unknown.
        on: the target; by default the targets that the payload states.
        location: ``loc`` and ``ip``, as with upstream's builders.

    Raises:
        TypeError: `operand_handle` is not a handle.
        ValueError: `which` is not one of these.
    """
    _gen.MatchAvailabilityOp(_verdict(which), value_of(operand_handle), **on_target(on), **location)


def match_availability_requiring(
    dimension: str, value: str, operand_handle: Handle, *, any_alternative: bool = False, **location: Any
) -> None:
    """Builds ``transform.match.availability_requiring``, for matchers: succeeds if the op needs `value`.

    >>> def ask(root):
    ...     op = transform.match(root, on="vulkan1.1")
    ...     transform.match_availability_requiring("spirv.min_version", "v1.3", op)
    >>> transform.apply(ask, module).errors
    ()

    Args:
        dimension: for instance ``"spirv.capability"``.
        value: for instance ``"Float16"``.
        operand_handle: the one op.
        any_alternative: as for :func:`match_requiring`.
        location: ``loc`` and ``ip``, as with upstream's builders.

    Raises:
        TypeError: `operand_handle` is not a handle.
    """
    _gen.MatchAvailabilityRequiringOp(
        dimension, value, value_of(operand_handle), any_alternative=any_alternative, **location
    )


def match_availability_offered(
    dimension: str, value: str, operand_handle: Handle, *, on: Target | None = None, **location: Any
) -> None:
    """Builds ``transform.match.availability_offered``: succeeds if the op's target has `value`.

    >>> def ask(root):
    ...     transform.match_availability_offered("spirv.capability", "Float16", root, on="vulkan1.1")
    >>> transform.apply(ask, module)
    Traceback (most recent call last):
    mlir.availability.transform._schedule.TransformError: ...vulkan1.1 is not known to have capability Float16

    As the first op of an alternative, it says what the target must have for it.

    Args:
        dimension: for instance ``"spirv.capability"``.
        value: for instance ``"Float16"``.
        operand_handle: the one op; what it needs doesn't count.
        on: the target; by default the targets that the payload states.
        location: ``loc`` and ``ip``, as with upstream's builders.

    Raises:
        TypeError: `operand_handle` is not a handle.
    """
    _gen.MatchAvailabilityOfferedOp(dimension, value, value_of(operand_handle), **on_target(on), **location)


# ------------------------------------------------------------------------------------------------
# Ask
# ------------------------------------------------------------------------------------------------


def get_target(root: Handle, *, result_type: ir.Type | None = None, **location: Any) -> Value:
    """Builds ``transform.availability.get_target``: the targets that the payload states.

    >>> module.operation.attributes["availability.target"] = av.target("spirv1.3")
    >>> def copy(root):
    ...     upstream.AnnotateOp(root, "toy.target", param=transform.get_target(root))
    >>> _ = transform.apply(copy, module)
    >>> module.operation.attributes["toy.target"] == av.target("spirv1.3")
    True

    Args:
        root: the ops to ask.
        result_type: of the parameter, by default ``!transform.any_param``.
        location: ``loc`` and ``ip``, as with upstream's builders.

    Returns:
        The parameter.

    Raises:
        TypeError: `root` is not a handle.
    """
    return value_of(_gen.AvailabilityGetTargetOp(result_type or any_param(), value_of(root), **location))


def resolve_target(on: Target, *, result_type: ir.Type | None = None, **location: Any) -> Value:
    """Builds ``transform.availability.resolve_target``: the attribute of a target that is named.

    >>> def state(root):
    ...     upstream.AnnotateOp(root, "availability.target", param=transform.resolve_target("spirv1.3"))
    >>> _ = transform.apply(state, module)
    >>> module.operation.attributes["availability.target"] == av.target("spirv1.3")
    True

    Args:
        on: the target.
        result_type: of the parameter, by default ``!transform.any_param``.
        location: ``loc`` and ``ip``, as with upstream's builders.

    Returns:
        The parameter, with which for instance ``transform.annotate`` writes it into the payload.

    Raises:
        TypeError: `on` is not a target.
    """
    return value_of(_gen.AvailabilityResolveTargetOp(result_type or any_param(), **on_target(on), **location))


def get_offered(dimension: str, on: Target, *, result_type: ir.Type | None = None, **location: Any) -> Value:
    """Builds ``transform.availability.get_offered``: what a target has along a dimension.

    >>> def ask(root):
    ...     size = transform.get_offered("spirv.max_compute_shared_memory_size", "vulkan1.1")
    ...     upstream.AnnotateOp(root, "toy.size", param=size)
    >>> _ = transform.apply(ask, module)
    >>> print(module.operation.attributes["toy.size"])
    16384 : i64

    Args:
        dimension: for instance ``"spirv.capability"``, or that of a limit.
        on: the target.
        result_type: of the parameter, by default ``!transform.any_param``; of a dimension of numbers
            ``!transform.param<i64>`` will do, too.
        location: ``loc`` and ``ip``, as with upstream's builders.

    Returns:
        The parameter: a string for each value that has a name, or an ``i64``.

    Raises:
        TypeError: `on` is not a target.
    """
    return value_of(
        _gen.AvailabilityGetOfferedOp(result_type or any_param(), dimension, **on_target(on), **location)
    )


def get_requirement(
    dimension: str, root: Handle, *, result_type: ir.Type | None = None, **location: Any
) -> Value:
    """Builds ``transform.availability.get_requirement``: what the payload needs along a dimension.

    >>> def ask(root):
    ...     version = transform.get_requirement("spirv.min_version", root)
    ...     upstream.AnnotateOp(root, "toy.version", param=version)
    >>> _ = transform.apply(ask, module)
    >>> print(module.operation.attributes["toy.version"])
    "v1.3"

    Args:
        dimension: for instance ``"spirv.capability"``.
        root: the ops to ask, nested ops included.
        result_type: of the parameter, by default ``!transform.any_param``.
        location: ``loc`` and ``ip``, as with upstream's builders.

    Returns:
        The parameter: a string for each value.

    Raises:
        TypeError: `root` is not a handle.
    """
    return value_of(
        _gen.AvailabilityGetRequirementOp(result_type or any_param(), dimension, value_of(root), **location)
    )


def deduce(
    root: Handle,
    dialect: str | None = None,
    *,
    ignore_stated: bool = False,
    allow_unchecked: AllowUnchecked = False,
    result_type: ir.Type | None = None,
    **location: Any,
) -> Value:
    """Builds ``transform.availability.deduce``: the smallest target of each payload op.

    >>> def ask(root):
    ...     upstream.AnnotateOp(root, "toy.smallest", param=transform.deduce(root))
    >>> _ = transform.apply(ask, module)
    >>> print(module.operation.attributes["toy.smallest"])
    #spirv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>

    Args:
        root: the ops to ask, nested ops included.
        dialect: counts only what is needed along its dimensions.
        ignore_stated: whether what ops state of their target doesn't count.
        allow_unchecked: what may be unknown, as for :func:`mlir.availability.check`.
        result_type: of the parameter, by default ``!transform.any_param``.
        location: ``loc`` and ``ip``, as with upstream's builders.

    Returns:
        The parameter.

    Raises:
        TypeError: `root` is not a handle.
    """
    return value_of(
        _gen.AvailabilityDeduceOp(
            result_type or any_param(),
            value_of(root),
            dialect=dialect,
            ignore_stated=ignore_stated,
            allow_unchecked=strings(allowed_dialects(allow_unchecked)),
            **location,
        )
    )


def assert_available(
    root: Handle,
    *,
    on: Target | None = None,
    allow_unchecked: AllowUnchecked = False,
    **location: Any,
) -> None:
    """Builds ``transform.availability.assert_available``: fails silenceably, with an explanation.

    >>> transform.apply(lambda root: transform.assert_available(root, on="spirv1.3"), module).errors
    ()

    Ops with unknown requirements are not available, and neither is a payload in which no op can be judged.

    Args:
        root: what has to be available, nested ops included.
        on: the target; by default the targets that the payload states.
        allow_unchecked: what may be unknown or not be judged, as for :func:`mlir.availability.check`.
        location: ``loc`` and ``ip``, as with upstream's builders.

    Raises:
        TypeError: `root` is not a handle.
    """
    allowed = strings(allowed_dialects(allow_unchecked))
    _gen.AvailabilityAssertAvailableOp(value_of(root), **on_target(on), allow_unchecked=allowed, **location)


# ------------------------------------------------------------------------------------------------
# Act
# ------------------------------------------------------------------------------------------------


def specialize(root: Handle, *, result_type: ir.Type | None = None, **location: Any) -> Value:
    """Builds ``transform.availability.specialize``: a variant for each target that an op has.

    >>> targets = ir.ArrayAttr.get([av.spirv.target_env("vulkan1.1"), av.spirv.target_env("vulkan1.3")])
    >>> kernels.body.operations[0].attributes["targets"] = targets
    >>> def schedule(root):
    ...     kernels = structured.structured_match(upstream.AnyOpType.get(), root, ops=["gpu.module"])
    ...     transform.specialize(kernels)
    >>> _ = transform.apply(schedule, kernels)
    >>> len(kernels.body.operations)
    2

    Args:
        root: the ops, for instance ``gpu.module``. The handle is consumed.
        result_type: of the handle, by default ``!transform.any_op``.
        location: ``loc`` and ``ip``, as with upstream's builders.

    Returns:
        The handle to the variants.

    Raises:
        TypeError: `root` is not a handle.
    """
    return value_of(_gen.AvailabilitySpecializeOp(result_type or any_op(), value_of(root), **location))


def apply_conversion_patterns(
    root: Handle,
    patterns: Callable[[], object],
    type_converter: Callable[[], object] | None = None,
    *,
    on: Target | None = None,
    legal_ops: Sequence[str] = (),
    illegal_ops: Sequence[str] = (),
    legal_dialects: Sequence[str] = (),
    illegal_dialects: Sequence[str] = (),
    partial_conversion: bool = False,
    preserve_handles: bool = False,
    **location: Any,
) -> None:
    """Builds ``transform.availability.apply_conversion_patterns``: converts to what a target has.

    >>> def patterns():
    ...     transform.arith_to_spirv()
    ...     transform.gpu_to_spirv()
    >>> schedule = transform.build(
    ...     lambda root: transform.apply_conversion_patterns(
    ...         root, patterns, transform.spirv_type_converter, on="vulkan1.1"
    ...     )
    ... )

    Args:
        root: what to convert. The handle is consumed unless `preserve_handles` is set.
        patterns: builds the ops that select patterns.
        type_converter: builds the op that makes the type converter.
        on: the target; by default the target that the payload states.
        legal_ops: names of ops that are legal whatever the target says.
        illegal_ops: names of ops that are not.
        legal_dialects: names of dialects whose ops are legal.
        illegal_dialects: names of dialects whose ops are not.
        partial_conversion: whether ops may stay that nothing makes illegal.
        preserve_handles: whether handles follow what ops are replaced by.
        location: ``loc`` and ``ip``, as with upstream's builders.

    Raises:
        TypeError: `root` is not a handle.
    """
    op = _gen.AvailabilityApplyConversionPatternsOp(
        value_of(root),
        0 if type_converter is None else 1,
        **on_target(on),
        legal_ops=strings(legal_ops),
        illegal_ops=strings(illegal_ops),
        legal_dialects=strings(legal_dialects),
        illegal_dialects=strings(illegal_dialects),
        partial_conversion=partial_conversion,
        preserve_handles=preserve_handles,
        **location,
    )
    for region, build in zip(op.regions, (patterns, type_converter), strict=False):
        if build is not None:
            with ir.InsertionPoint(region.blocks.append()):
                build()


def first_available(
    scope: Handle,
    *alternatives: Callable[[Value], Handle | None],
    on: Target | None = None,
    allow_unchecked: AllowUnchecked = False,
    **location: Any,
) -> Value:
    """Builds ``transform.availability.alternatives``: the first alternative whose result the target has.

    >>> def lower(scope):
    ...     return transform.lower_to_spirv(scope, on="vulkan1.1")
    >>> def schedule(root):
    ...     kernels = structured.structured_match(upstream.AnyOpType.get(), root, ops=["gpu.module"])
    ...     transform.first_available(kernels, lower, on="vulkan1.1")
    >>> _ = transform.apply(schedule, kernels)
    >>> kernels.body.operations[0].operation.name
    'spirv.module'

    What an alternative has done is undone when it fails, or when its result isn't known to be available:
    see :func:`assert_available`. Where all fail, the error has a note for each that says why.

    Args:
        scope: handle to what the alternatives change; ops that are isolated from above and in
            another op. It is consumed. The root of the payload has no parent op: match an op in it.
        alternatives: builds the ops of each, given the handle to the scope. What it returns is the
            handle to the result; None stands for the scope.
        on: the target, as a name or an attribute; by default the targets that the payload states.
        allow_unchecked: what may be unknown or not be judged, as for :func:`mlir.availability.check`.
        location: ``loc`` and ``ip``, as with upstream's builders.

    Returns:
        The handle to the result.

    Raises:
        TypeError: `scope` is not a handle, or the target is a parameter, which alternatives can't see.
        ValueError: there are no alternatives.
    """
    if not alternatives:
        raise ValueError("there has to be at least one alternative")
    if on is not None and not isinstance(on, (str, ir.Attribute)):
        raise TypeError("alternatives can't see parameters: give the target as a name or an attribute")
    value = value_of(scope)
    op = _gen.AvailabilityAlternativesOp([any_op()], value, len(alternatives), **location)
    for region, build in zip(op.regions, alternatives, strict=True):
        block = region.blocks.append(value.type)
        with ir.InsertionPoint(block):
            built = build(block.arguments[0])
            result = block.arguments[0] if built is None else value_of(built)
            assert_available(result, on=on, allow_unchecked=allow_unchecked)
            _upstream.YieldOp([result])
    return value_of(op.results)
