# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls of LLVM's intrinsics, as shapes of `llvm.call_intrinsic`. LLVM's records have their names, types and
immediates.
"""

from __future__ import annotations

import functools
import itertools
import json
import re
import subprocess
from collections.abc import Iterator, Sequence
from typing import Any

from llvm_release import tool
from probe.ods import include_directory
from probe.shapes import CONSTANT, Shape

OP = "llvm.call_intrinsic"

_Records = dict[str, Any]
_MOST_SHAPES = 48
_FREE_IMMEDIATES = (0, 1, 2, 3, 4, 8, 16)
_LONGEST_RANGE = 40

# The types to try for an overloaded type, by the name of LLVM's value type.
_OPEN_TYPES = {
    "iAny": ("i1", "i8", "i16", "i32", "i64"),
    "fAny": ("f16", "bf16", "f32", "f64", "vector<2xf16>", "vector<2xbf16>"),
    "vAny": ("vector<2xi16>", "vector<2xf16>", "vector<4xi16>", "vector<4xf16>", "vector<4xbf16>"),
    "pAny": ("!llvm.ptr", "!llvm.ptr<1>", "!llvm.ptr<3>"),
    "Any": ("i16", "i32", "i64", "f16", "f32", "vector<2xi32>", "vector<4xi32>", "vector<4xf32>"),
}
_PLAIN = {"f16", "bf16", "f32", "f64", "i1", "i8", "i16", "i32", "i64", "i128"}


class UnsupportedTypeError(Exception):
    """A type that a function's values can't have: metadata, a token, variadic arguments."""


@functools.cache
def records() -> _Records:
    """Returns the records of all of LLVM's intrinsics."""
    include = include_directory()
    printed = subprocess.run(
        [tool("llvm-tblgen"), "--dump-json", "-I", include, f"{include}/llvm/IR/Intrinsics.td"],
        check=True,
        capture_output=True,
    ).stdout
    loaded: _Records = json.loads(printed)
    return loaded


def name_of(record: _Records) -> str:
    """Returns the intrinsic's name: "llvm.nvvm.elect.sync"."""
    stated: str = record["LLVMName"]
    return stated or "llvm." + record["!name"].removeprefix("int_").replace("_", ".")


def intrinsics(prefix: str) -> list[_Records]:
    """Returns the records of the intrinsics with LLVM's target prefix; "" selects target-independent ones."""
    every = records()
    found = [every[name] for name in every["!instanceof"]["Intrinsic"]]
    return sorted((each for each in found if each["TargetPrefix"] == prefix), key=name_of)


def shapes_of(record: _Records) -> Iterator[Shape]:
    """Yields calls of an intrinsic, with a few types for each overloaded one and with all possible
    immediates; a few dozen at most.
    """
    every = records()
    returned = [every[each["def"]] for each in record["RetTypes"]]
    taken = [every[each["def"]] for each in record["ParamTypes"]]
    try:
        # There may be millions of all.
        typings = list(itertools.islice(_typings([*returned, *taken]), _MOST_SHAPES))
    except UnsupportedTypeError:
        return
    # With several types and several immediates, each type gets an equal share.
    share = max(1, _MOST_SHAPES // max(1, len(typings)))
    for types in typings:
        results, operands = types[: len(returned)], types[len(returned) :]
        for immediates in itertools.islice(_immediates(record, operands), share):
            yield call(name_of(record), results, operands, immediates)


def shapes_beyond(record: _Records) -> Iterator[Shape]:
    """Yields calls with one immediate that is just above the range that LLVM's record states."""
    limits = {index: limit for index, limit in immediate_limits(record).items() if limit}
    for shape in itertools.islice(shapes_of(record), 1):
        for index, (_, upper) in limits.items():
            yield shape.with_operand(index, f"{CONSTANT}{upper} : {shape.operand_types[index]}")


def call(name: str, results: Sequence[str], operands: Sequence[str], immediates: dict[int, str]) -> Shape:
    """Returns the shape of a call; `immediates` are constant operands, by position."""
    given = [
        f"{CONSTANT}{immediates[index]} : {type_}" if index in immediates else type_
        for index, type_ in enumerate(operands)
    ]
    returned = () if not results else (results[0],) if len(results) == 1 else (_struct(results),)
    attributes = (
        ("intrin", f'"{name}"'),
        ("op_bundle_sizes", "array<i32>"),
        ("operandSegmentSizes", f"array<i32: {len(operands)}, 0>"),
    )
    return Shape(OP, attributes, tuple(given), returned)


def name_in(shape: Shape) -> str:
    """Returns the name of the intrinsic that a shape calls."""
    return dict(shape.attributes)["intrin"].strip('"')


def _struct(types: Sequence[str]) -> str:
    return f"!llvm.struct<({', '.join(type_.removeprefix('!llvm.') for type_ in types)})>"


def _typings(types: Sequence[_Records]) -> Iterator[list[str]]:
    """Yields types for all of `types`, which may refer to earlier overloaded ones."""
    open_ = [each for each in types if each["isAny"]]
    pools = [_OPEN_TYPES[each["VT"]["def"]] for each in open_]
    for chosen in itertools.product(*pools):
        left = iter(chosen)
        found: list[str] = []
        try:
            for each in types:
                found.append(next(left) if each["isAny"] else _closed_type(each, chosen))
        except ValueError:
            continue  # Inconsistent types.
        yield found


def _closed_type(record: _Records, chosen: Sequence[str]) -> str:
    classes = record["!superclasses"]
    if "LLVMMatchType" in classes:
        return chosen[record["Number"]]
    if "LLVMVectorElementType" in classes:
        vector = re.fullmatch(r"vector<\d+x(\w+)>", chosen[record["Number"]])
        if not vector:
            raise ValueError
        return vector[1]
    if "LLVMScalarOrSameVectorWidth" in classes:
        vector = re.fullmatch(r"vector<(\d+)x\w+>", chosen[record["Number"]])
        element = _value_type(records()[record["ElTy"]["def"]])
        return f"vector<{vector[1]}x{element}>" if vector else element
    if record["Number"] is not None:
        raise UnsupportedTypeError(record["!name"])
    return _value_type(record)


def _value_type(record: _Records) -> str:
    kind = record["VT"]["def"]
    if kind == "iPTR":
        space = record["Sig"][1:]
        return f"!llvm.ptr<{space[0]}>" if space and space[0] else "!llvm.ptr"
    if vector := re.fullmatch(r"v(\d+)(\w+)", kind):
        return f"vector<{vector[1]}x{vector[2]}>"
    if kind not in _PLAIN:
        raise UnsupportedTypeError(kind)
    return str(kind)


def _immediates(record: _Records, operands: Sequence[str]) -> Iterator[dict[int, str]]:
    """Yields values for the operands that must be immediates: all that LLVM allows."""
    limits = immediate_limits(record)
    pools = [_pool(operands[index], limits[index]) for index in limits]
    for values in itertools.product(*pools):
        yield dict(zip(limits, values, strict=True))


def immediate_limits(record: _Records) -> dict[int, tuple[int, int] | None]:
    """Returns the positions of the operands that must be immediates, and their ranges if LLVM states them."""
    properties = [records()[each["def"]] for each in record["IntrProperties"]]
    # Position 0 is the result.
    needed = sorted(each["ArgNo"] - 1 for each in properties if "ImmArg" in each["!superclasses"])
    ranges = {
        each["ArgNo"] - 1: (each["Lower"], each["Upper"])
        for each in properties
        if "Range" in each["!superclasses"]
    }
    return {index: ranges.get(index) for index in needed}


def limited_immediates(record: _Records) -> list[Sequence[str]]:
    """Returns the values of each immediate with few values: flags, and numbers whose range LLVM limits."""
    types = _parameter_types(record)
    return [
        _pool(types[index], limits)
        for index, limits in immediate_limits(record).items()
        if _has_few_values(types[index], limits)
    ]


def immediates(record: _Records) -> list[int]:
    """Returns the positions of the operands that must be immediates."""
    return list(immediate_limits(record))


def has_only_flags(record: _Records) -> bool:
    """Returns whether the intrinsic has immediates, and each is one bit."""
    types = _parameter_types(record)
    limits = immediate_limits(record)
    return bool(limits) and all(types[index] == "i1" for index in limits)


def unlimited_immediates(record: _Records) -> list[int]:
    """Returns the positions of the other immediates."""
    types = _parameter_types(record)
    return [
        index
        for index, limits in immediate_limits(record).items()
        if not _has_few_values(types[index], limits)
    ]


def _parameter_types(record: _Records) -> list[str]:
    every = records()
    return [every[each["def"]]["VT"]["def"] for each in record["ParamTypes"]]


def _has_few_values(type_: str, limits: tuple[int, int] | None) -> bool:
    return type_ == "i1" or bool(limits and limits[1] - limits[0] <= _LONGEST_RANGE)


def _pool(type_: str, limits: tuple[int, int] | None) -> Sequence[str]:
    if type_ == "i1":
        return ("false", "true")
    if type_.startswith("f"):
        return ("0.0",)
    if limits and limits[1] - limits[0] <= _LONGEST_RANGE:
        return [str(value) for value in range(*limits)]
    return [str(value) for value in _FREE_IMMEDIATES]
