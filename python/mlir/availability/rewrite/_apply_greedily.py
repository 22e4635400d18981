# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Greedy rewriting."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from mlir import rewrite
from mlir.availability.ask._operations import HasOperation, operation_of
from mlir.availability.ask._targets import Target
from mlir.availability.native._extension import _availability
from mlir.availability.rewrite._conversion import ConversionTarget
from mlir.availability.rewrite._guard import guard
from mlir.availability.rewrite._patterns import FrozenRewritePatternSet, RewritePatternSet

AnyPatternSet: TypeAlias = (
    FrozenRewritePatternSet | RewritePatternSet | rewrite.FrozenRewritePatternSet | rewrite.RewritePatternSet
)
"""Patterns of ours, or of upstream's `mlir.rewrite`, those in PDL among them."""


@dataclass(frozen=True, slots=True)
class RefusedRewrite:
    """A rewrite that matched but was not made, because the target lacks something in its result.

    Attributes:
        pattern: the pattern's name; empty for one without, such as those in PDL.
        op_name: the op that it matched.
        location: ``"file:line:col"`` of that op, empty when it isn't from a file.
        culprit: the op in the result that isn't available.
        messages: what that op needs but the target doesn't offer; empty if its requirements are unknown.
    """

    pattern: str
    op_name: str
    location: str
    culprit: str
    messages: tuple[str, ...]

    def __str__(self) -> str:
        pattern = f"pattern '{self.pattern}'" if self.pattern else "a pattern"
        why = "; ".join(self.messages) or f"the requirements of {self.culprit} are unknown"
        text = f"{pattern} would rewrite '{self.op_name}' to {self.culprit}: {why}"
        return f"{self.location}: {text}" if self.location else text


@dataclass(frozen=True, slots=True)
class Rewritten:
    """The result of greedy rewriting.

    Attributes:
        changed: whether anything has changed.
        refused: the rewrites that the target doesn't allow, without duplicates.
    """

    changed: bool
    refused: tuple[RefusedRewrite, ...]


def apply_patterns_greedily(
    op: HasOperation,
    set: AnyPatternSet,
    target: ConversionTarget | Target | None = None,
    config: rewrite.GreedyRewriteConfig | None = None,
) -> Rewritten:
    """Rewrites what is nested in an operation until no pattern applies any more.

    This is MLIR's greedy driver: ops are also folded, and unused ops without side effects are erased, as
    `config` says. With a target, only rewrites are made whose results are available: the ops that a
    pattern creates and the op that it modifies. Otherwise the pattern with the next benefit is tried.
    Results may hold ops that the target doesn't cover, but none whose requirements are unknown. A rewrite is
    made, judged, and undone if it is refused, which costs as much as the rewrite. Undoing covers changes
    through the rewriter, ops that are created at ``rewriter.ip``, and changes of the matched op.

    Python objects for ops that are replaced or erased can't be used after the pattern has returned. An op
    that isn't isolated from above must be rewritten with the op around it.

    Args:
        op: an :class:`ir.Operation`, :class:`ir.OpView` or :class:`ir.Module`. It is not replaced.
        set: the patterns. Those that convert types are for conversions.
        target: the target on which results must be available. An attribute or a string stands for
            ``ConversionTarget(target)``; rules of a conversion target are ignored.
        config: how to rewrite: upstream's ``mlir.rewrite.GreedyRewriteConfig``. Where its
            ``max_num_rewrites`` is -1, the limit of an iteration is 1,000 rewrites and 10 for each op.

    Returns:
        What was done, and what was refused.

    Raises:
        TypeError: an argument is not what it should be.
        ValueError: `target` is unknown, the arguments are of different contexts, a pattern converts types,
            or `op` isn't isolated from above.
        RuntimeError: the patterns don't terminate, or a pattern misbehaved.
        Exception: what a function raised.

    If it raises, earlier rewrites stay.

    >>> av.apply_patterns_greedily(module, av.RewritePatternSet()).changed
    False
    """
    operation = operation_of(op)
    config = rewrite.GreedyRewriteConfig() if config is None else config
    if target is not None and not isinstance(target, ConversionTarget):
        target = ConversionTarget(target, operation.context)
    with guard():
        result = _availability.apply_greedily(operation, _frozen(set), target, _raw(config))
    _raise_errors(result)
    if not result.has_converged:
        raise RuntimeError(
            f"pattern application failed to converge within {config.max_iterations} iterations; "
            "GreedyRewriteConfig sets max_iterations, and max_num_rewrites for each"
        )
    refused = (
        RefusedRewrite(raw.pattern, raw.op_name, raw.location, raw.culprit, tuple(raw.messages))
        for raw in result.refused
    )
    return Rewritten(result.has_changed, tuple(refused))


def walk_and_apply_patterns(op: HasOperation, set: AnyPatternSet) -> None:
    """Applies patterns to each op nested in an operation once, in one walk.

    It is faster than :func:`apply_patterns_greedily`, doesn't fold or erase, and doesn't visit what
    patterns produce. A pattern may replace and erase only the op that it matched, ops nested in it, and
    ops that it created.

    Args:
        op: an :class:`ir.Operation`, :class:`ir.OpView` or :class:`ir.Module`.
        set: the patterns. Those that convert types are for conversions.

    Raises:
        TypeError: an argument is not what it should be.
        ValueError: the arguments are of different contexts, a pattern converts types, or `op` isn't
            isolated from above.
        RuntimeError: a pattern misbehaved.
        Exception: what a function raised.

    >>> av.rewrite.walk_and_apply_patterns(module, av.RewritePatternSet())
    """
    operation = operation_of(op)
    with guard():
        _raise_errors(_availability.walk_and_apply(operation, _frozen(set)))


def _frozen(set: Any) -> Any:
    if isinstance(set, (RewritePatternSet, rewrite.RewritePatternSet)):
        return set.freeze()
    if not isinstance(set, (FrozenRewritePatternSet, rewrite.FrozenRewritePatternSet)):
        raise TypeError(f"expected a RewritePatternSet, frozen or not, not {type(set).__name__}")
    return set


def _raw(config: rewrite.GreedyRewriteConfig) -> _availability.GreedyConfig:
    if not isinstance(config, rewrite.GreedyRewriteConfig):
        raise TypeError(f"expected an mlir.rewrite.GreedyRewriteConfig, not {type(config).__name__}")
    return _availability.GreedyConfig(
        config.max_iterations,
        config.max_num_rewrites,
        config.use_top_down_traversal,
        config.enable_folding,
        config.enable_constant_cse,
        config.strictness.value,
        config.region_simplification_level.value,
    )


def _raise_errors(result: _availability.GreedyResult) -> None:
    """Raises an exception for the errors that patterns reported."""
    if result.errors:
        raise RuntimeError("\n".join(f"{place}: {text}" if place else text for place, text in result.errors))
