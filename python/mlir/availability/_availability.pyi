# The stub that the build makes of the extension module, for those who check types in a source tree.
"""C++ part of mlir.availability. Use that package instead."""

from collections.abc import Sequence

import mlir.ir

def register_dialects(registry: mlir.ir.DialectRegistry) -> None:
    """
    Adds availability to the dialects of contexts that are made from `registry` later.
    """

def load(context: mlir.ir.Context) -> None:
    """
    Adds availability to a context that exists, and loads the dialects that have any.

    Cheap when that has been done.
    """

def register_passes() -> None:
    """
    Makes the passes known to `mlir.passmanager`. Calling it again does nothing.
    """

def declare_dimension(
    context: mlir.ir.Context, name: str, label: str, relation: str, values: Sequence[tuple[str, int]]
) -> None:
    """
    Declares a dimension. Raises ValueError when it is malformed, or is there and different.
    """

def attach(
    context: mlir.ir.Context,
    rules: Sequence[
        tuple[
            str,
            Sequence[Sequence[tuple[str, str]]],
            tuple[
                str,
                mlir.ir.Attribute | int | str | None,
                mlir.ir.Attribute | int | str | None,
                Sequence[tuple[str, int]],
                bool,
            ]
            | tuple[bool, int, mlir.ir.Type | None, bool]
            | None,
        ]
    ],
) -> None:
    """
    Adds to what ops need. Raises ValueError, and adds nothing, when a rule is wrong.
    """

class Violation:
    """A clause of an op that a target doesn't satisfy."""

    @property
    def op(self) -> mlir.ir.Operation:
        """The op; it keeps its module alive."""

    @property
    def op_name(self) -> str: ...
    @property
    def location(self) -> str:
        """ "file:line:col", empty when the op isn't from a file."""

    @property
    def message(self) -> str: ...
    @property
    def cause(self) -> str:
        """What in the op causes the clause, as a phrase."""

    @property
    def clause(self) -> tuple[list[tuple[str, str]], tuple[str, str | None, int | None, str | None]]: ...
    @property
    def offered(self) -> dict[str, list[str]]:
        """What the target offers along each dimension of the clause."""

    def available_from(self) -> list[str]:
        """Names of targets on which the op is available, nearest first."""

class Report:
    """What `check` found."""

    @property
    def checked_ops(self) -> int: ...
    @property
    def violations(self) -> list[Violation]: ...
    @property
    def unknown_ops(self) -> list[tuple[str, str]]:
        """(name, location) of ops that are registered nowhere."""

def explain(
    op: mlir.ir.Operation,
) -> list[tuple[list[tuple[str, str]], tuple[str, str | None, int | None, str | None]]]:
    """Returns the clauses of `op` itself."""

def table(
    context: mlir.ir.Context, dialect: str
) -> tuple[
    list[tuple[str, str]],
    list[
        tuple[str, list[tuple[list[tuple[str, str]], tuple[str, str | None, int | None, str | None]]], bool]
    ],
]:
    """
    Returns dimensions (name, relation), and what the ops of a dialect need. Raises ValueError.
    """

def check(op: mlir.ir.Operation, target: mlir.ir.Attribute, target_name: str) -> Report:
    """Tests `op` and everything nested in it against `target`."""

def targets_of(op: mlir.ir.Operation) -> list[tuple[mlir.ir.Operation, mlir.ir.Attribute]]:
    """
    Returns the targets in the IR that apply to `op` or below, each with the op that it applies to.
    """

def target(context: mlir.ir.Context, spec: str) -> mlir.ir.Attribute:
    """Returns the target that `spec` names. Raises ValueError."""

def known_targets(context: mlir.ir.Context) -> list[tuple[str, str, str, str, mlir.ir.Attribute]]:
    """Returns (name, family, summary, source, attribute) of all."""

def describe(target: mlir.ir.Attribute) -> str:
    """Returns the target in a few words."""

def location(op: mlir.ir.Operation) -> str:
    """Returns "file:line:col", empty when `op` has none."""

def deduce(op: mlir.ir.Operation, dialect: str) -> tuple[mlir.ir.Attribute | None, list[tuple[str, str]]]:
    """
    Returns the smallest target of `op` and what is nested in it.

    Or None, and (location, text) of the error and its notes.
    """

def known_targets_for(op: mlir.ir.Operation) -> list[str]:
    """Returns the names of the known targets that admit `op`."""

def spirv_deserialize(context: mlir.ir.Context, data: bytes) -> mlir.ir.Module:
    """
    Returns a module that holds the SPIR-V module in `data`. Raises ValueError.
    """

def spirv_serialize(op: mlir.ir.Operation) -> bytes:
    """
    Returns the binary of the one spirv.module that `op` is or holds. Raises ValueError.
    """
