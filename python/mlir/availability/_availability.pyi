"""C++ part of mlir.availability. Use that package instead."""

from collections.abc import Callable, Sequence
from typing import Any

import mlir.ir

def register_dialects(registry: mlir.ir.DialectRegistry) -> None:
    """
    Adds availability to the dialects of contexts that are made from `registry` later.
    """

def load(context: mlir.ir.Context) -> None:
    """
    Adds availability to a context that exists, and loads the dialects that have any. Cheap when that has been done.
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
    def clause(self) -> tuple[list[tuple[str, str]], tuple[str, str | None, int | None, str | None]]:
        """The clause; violations of equal ones have the same object."""

    @property
    def offered(self) -> dict[str, list[str]]:
        """
        What the target offers along each dimension of the clause. Violations of equal clauses have the same object.
        """

    @property
    def unstated(self) -> bool:
        """True when the op's own module doesn't state the clause."""

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

class KnownTargets:
    """The known targets, for many questions."""

    def __init__(self, context: mlir.ir.Context) -> None: ...
    def satisfying(self, any_of: Sequence[tuple[str, str]]) -> tuple[int, list[str]]:
        """
        Returns how many known targets have a say in a clause, and the names of those that satisfy it.
        """

def is_known(op: mlir.ir.Operation) -> bool:
    """Returns whether somebody can tell what `op` needs."""

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

def check(op: mlir.ir.Operation, target: mlir.ir.Attribute, target_name: str, is_in_ir: bool) -> Report:
    """
    Tests `op` and everything nested in it against `target`. Ops that have targets of their own are left out when the target is in the IR, too.
    """

def targets_of(op: mlir.ir.Operation) -> list[tuple[mlir.ir.Operation, mlir.ir.Attribute, str, str]]:
    """
    Returns the targets in the IR that apply to `op` or below: the op that it applies to, the attribute, what messages call it, and what `target` takes for it.
    """

def spell_target(target: mlir.ir.Attribute) -> str:
    """
    Returns what `target` takes for a target: its name or its text. Raises ValueError.
    """

def checked_text(text: str) -> str:
    """Returns a text. Raises ValueError when there is no UTF-8 for it."""

def shorten_target(spec: str) -> str:
    """
    Returns what messages call a target: what `target` takes for it, but of an attribute only what it is.
    """

def target(context: mlir.ir.Context, spec: str) -> mlir.ir.Attribute:
    """Returns the target that `spec` names. Raises ValueError."""

def known_targets(
    context: mlir.ir.Context,
) -> tuple[list[tuple[str, str, str, str, mlir.ir.Attribute]], list[str]]:
    """
    Returns (name, family, summary, source, attribute) of all, and what is wrong with those that have no attribute.
    """

def describe(target: mlir.ir.Attribute) -> str:
    """Returns the target in a few words."""

def location(op: mlir.ir.Operation) -> str:
    """Returns "file:line:col", empty when `op` has none."""

def deduce(
    op: mlir.ir.Operation, dialect: str | None
) -> tuple[mlir.ir.Attribute | None, list[tuple[str, str]]]:
    """
    Returns the smallest target of `op` and what is nested in it.

    Or None, and (location, text) of the error and its notes. Raises ValueError when no `dialect` says where its ops are available.
    """

def known_targets_for(op: mlir.ir.Operation) -> list[str]:
    """Returns the names of the known targets that admit `op`."""

def clone_module(op: mlir.ir.Operation) -> mlir.ir.Module:
    """
    Returns a copy of the builtin.module `op`, in its context. Raises ValueError.
    """

def spirv_deserialize(context: mlir.ir.Context, data: bytes) -> mlir.ir.Module:
    """
    Returns a module that holds the SPIR-V module in `data`. Raises ValueError.
    """

def spirv_interface(
    op: mlir.ir.Operation, entry_point: str
) -> list[tuple[str, str, int | None, int | None, tuple[int, int, bool] | None, list[int], bool]]:
    """
    Returns (name, storage class, descriptor set, binding, (bytes, stride of a run-time array, whether it is integers of 32 bits), [offset of a member], whether it is used) of each resource that a compute shader may use. Raises ValueError.
    """

def spirv_triple(op: mlir.ir.Operation) -> tuple[mlir.ir.Attribute, str, list[str], list[str]]:
    """
    Returns the #spirv.vce of the first spirv.module, its version, its capabilities and its extensions. Raises ValueError.
    """

def kernels(
    op: mlir.ir.Operation,
) -> list[
    tuple[
        str,
        tuple[int, int, int] | None,
        tuple[int, int, int] | None,
        list[tuple[tuple[int, int] | None, tuple[str, list[int | None]]]],
    ]
]:
    """
    Returns (name, size of a workgroup, known number of workgroups, [((descriptor set, binding) or None for a push constant, (type of an element, shape))]) of each kernel.
    """

def host_programs(
    op: mlir.ir.Operation,
) -> list[
    tuple[
        str,
        tuple[
            int, list[tuple[str, list[int | None]]], list[tuple[str, tuple[int, int, int] | None, list[int]]]
        ]
        | None,
    ]
]:
    """
    Returns the name of each function that launches kernels, and (number of arguments, buffers, [(kernel, workgroups, [buffer])]) where it does nothing else.
    """

def needs_outlining(op: mlir.ir.Operation) -> bool:
    """Returns True for a module that has functions, but no kernel."""

def spirv_serialize(op: mlir.ir.Operation) -> bytes:
    """
    Returns the binary of the one spirv.module that `op` is or holds. Raises ValueError.
    """

class TypeConverter:
    """Functions are borrowed: who calls `add_...` has to keep them alive."""

    def __init__(self) -> None: ...
    def add_conversion(self, fn: Callable[[mlir.ir.Type], Any]) -> None: ...
    def add_materialization(
        self,
        fn: Callable[[ConversionPatternRewriter, list[mlir.ir.Type], list[Any], mlir.ir.Location], Any],
        source: bool,
    ) -> None: ...
    def convert_types(self, type: mlir.ir.Type) -> list[mlir.ir.Type] | None:
        """Returns the types that a type is converted to, None if it isn't."""

    def is_legal_type(self, type: mlir.ir.Type) -> bool:
        """Returns whether a type is converted to itself."""

    def is_legal_op(self, op: mlir.ir.Operation | mlir.ir.OpView) -> bool:
        """Returns whether the types of all operands and results are."""

class InPlaceModification:
    """The time in which a pattern modifies an op."""

    def __enter__(self) -> mlir.ir.Operation | mlir.ir.OpView: ...
    def __exit__(self, type: object | None, value: object | None, traceback: object | None) -> None: ...

class ConversionPatternRewriter:
    """
    Rewrites IR while a pattern runs; the conversion can undo all of it.

    It can't be used after the pattern has returned: RuntimeError. Ops have to be
    created at `ip` for the conversion to notice them.
    """

    @property
    def ip(self) -> mlir.ir.InsertionPoint:
        """Where ops are created: at first, before the op that was matched."""

    def set_insertion_point_before(self, op: mlir.ir.Operation | mlir.ir.OpView) -> None:
        """Moves `ip` to before an op."""

    def set_insertion_point_after(self, op: mlir.ir.Operation | mlir.ir.OpView) -> None:
        """Moves `ip` to after an op."""

    def set_insertion_point_to_start(self, block: mlir.ir.Block) -> None:
        """Moves `ip` to the start of a block."""

    def set_insertion_point_to_end(self, block: mlir.ir.Block) -> None:
        """Moves `ip` to the end of a block."""

    def replace_op(
        self,
        op: mlir.ir.Operation | mlir.ir.OpView,
        new_op: mlir.ir.Operation | mlir.ir.OpView | Sequence[mlir.ir.Value[Any]],
    ) -> None:
        """Replaces an op with another one, or with a value for each result."""

    def replace_op_with_multiple(
        self, op: mlir.ir.Operation | mlir.ir.OpView, new_values: Sequence[Sequence[mlir.ir.Value[Any]]]
    ) -> None:
        """Replaces an op with any number of values for each result."""

    def erase_op(self, op: mlir.ir.Operation | mlir.ir.OpView) -> None:
        """Erases an op."""

    def modify_op_in_place(self, op: mlir.ir.Operation | mlir.ir.OpView) -> InPlaceModification:
        """Returns a context to modify an op's attributes and operands in."""

    def notify_match_failure(self, op: mlir.ir.Operation | mlir.ir.OpView, reason: str) -> bool:
        """
        Says why the pattern doesn't match. Returns True, for the pattern to return.
        """

    def convert_region_types(
        self, region: mlir.ir.Region, type_converter: TypeConverter
    ) -> mlir.ir.Block | None:
        """
        Converts the types of block arguments. Returns the new entry block. Raises ValueError.
        """

    def inline_region_before(
        self, region: mlir.ir.Region, parent: mlir.ir.Region, before: mlir.ir.Block | None = None
    ) -> None:
        """
        Moves a region's blocks to before a block of the region `parent`, or to its end.
        """

class ConversionTarget:
    """Functions are borrowed: who calls `add_...` has to keep them alive."""

    def __init__(self, context: mlir.ir.Context, target: mlir.ir.Attribute | None, name: str) -> None: ...
    def set_op_legal(self, name: str, legal: bool) -> None: ...
    def set_dialect_legal(self, name: str, legal: bool) -> None: ...
    def add_dynamically_legal_op(self, name: str, fn: Callable[[mlir.ir.OpView], bool | None]) -> None: ...
    def add_dynamically_legal_dialect(
        self, name: str, fn: Callable[[mlir.ir.OpView], bool | None]
    ) -> None: ...
    def mark_op_recursively_legal(
        self, name: str, fn: Callable[[mlir.ir.OpView], bool | None] | None
    ) -> None: ...
    def mark_unknown_op_dynamically_legal(self, fn: Callable[[mlir.ir.OpView], bool | None]) -> None: ...
    def is_legal(self, op: mlir.ir.Operation | mlir.ir.OpView) -> bool | None:
        """Returns None when there is no rule for the op."""

class RewritePatternSet:
    """
    Functions and converters are borrowed: who calls `add` has to keep them alive.
    """

    def __init__(self, context: mlir.ir.Context) -> None: ...
    def add_function(
        self,
        name: str,
        root: str,
        fn: Callable[[mlir.ir.OpView, list[Any], ConversionPatternRewriter], Any],
        type_converter: TypeConverter | None,
        benefit: int,
        bounded: bool,
    ) -> None: ...

class FrozenRewritePatternSet:
    def __init__(self, set: RewritePatternSet) -> None: ...

class ConversionFailure:
    """An op that could not be made legal."""

    @property
    def op_name(self) -> str: ...
    @property
    def location(self) -> str: ...
    @property
    def clauses(
        self,
    ) -> list[tuple[list[tuple[str, str]], tuple[str, str | None, int | None, str | None]]]: ...
    @property
    def messages(self) -> list[str]: ...
    @property
    def is_marked_illegal(self) -> bool: ...
    @property
    def attempts(self) -> list[ConversionAttempt]: ...
    def describe(self, target_name: str) -> list[str]:
        """Returns lines of text."""

class ConversionAttempt:
    """A pattern that was tried on an op."""

    @property
    def pattern(self) -> str: ...
    @property
    def has_matched(self) -> bool: ...
    @property
    def reasons(self) -> list[str]: ...
    @property
    def produced(self) -> list[str]: ...
    @property
    def culprit(self) -> list[ConversionFailure]: ...

class ConversionResult:
    """How a conversion ended."""

    @property
    def has_succeeded(self) -> bool: ...
    @property
    def has_replaced_op(self) -> bool: ...
    @property
    def errors(self) -> list[tuple[str, str]]:
        """(location, text) of what was reported."""

    @property
    def failures(self) -> list[ConversionFailure]: ...

def apply_conversion(
    op: mlir.ir.Operation,
    target: ConversionTarget,
    patterns: FrozenRewritePatternSet,
    full: bool,
    folding_mode: int,
    build_materializations: bool,
    keep_copy: bool,
    max_rewrites: int | None,
) -> ConversionResult:
    """Converts `op`. Raises what a function raised."""

def make_operands_readable(op: mlir.ir.Operation | mlir.ir.OpView) -> None:
    """
    Makes sure that upstream's accessor of operands finds what it needs. Raises RuntimeError.
    """

def is_being_converted(op: mlir.ir.Operation | mlir.ir.OpView) -> bool:
    """
    Returns True in functions that a conversion of `op` calls, or of an op around it or in it.
    """

def spirv_make_type_converter(
    type_converter: TypeConverter,
    target: mlir.ir.Attribute,
    bool_num_bits: int,
    emulate_unsupported_float_types: bool,
    emulate_lt_32_bit_scalar_types: bool,
    use_64bit_index: bool,
) -> None:
    """Makes a new type converter one to SPIR-V. Raises TypeError."""

def spirv_pattern_sets() -> list[tuple[str, str]]:
    """Returns (name, summary) of all sets of patterns."""

def spirv_populate(patterns: RewritePatternSet, name: str, type_converter: TypeConverter) -> None:
    """Raises ValueError."""

def transform_apply(
    payload: mlir.ir.Operation,
    schedule: mlir.ir.Operation,
    entry: str,
    arguments: Sequence[mlir.ir.Attribute],
    check_handles: bool,
) -> tuple[bool, list[tuple[str, str, list[tuple[str, str]]]], tuple[int, int, int, int]]:
    """
    Applies a named sequence. Returns the errors, each a location, a text and notes, and (lookups of targets, of new ones, ops judged, parts judged for that).
    """

def transform_verify(schedule: mlir.ir.Operation) -> list[tuple[str, str, list[tuple[str, str]]]]:
    """
    Verifies a schedule. Returns the errors, each a location, a text and notes.
    """

def transform_mark_arguments(sequence: mlir.ir.Operation) -> None:
    """
    Sets on each argument of a named sequence whether its body consumes it. Raises ValueError.
    """
