# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``mlir-availability run``: runs a compute shader on a Vulkan device."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from mlir.availability import vulkan
from mlir.availability.cli import _json
from mlir.availability.cli._named_constants import constants_of
from mlir.availability.cli._outputs import refuse_overwriting, write_files
from mlir.availability.cli._text import Look, printable
from mlir.availability.disk._user_file import MOST_BYTES_OF_DATA, read_file, reason_of
from mlir.availability.files._source import (
    Diagnostic,
    InputError,
    Kind,
    display_name,
    kind_of,
    read_bytes,
)
from mlir.availability.package._bindings import ADDRESS_MODES, FILTERS
from mlir.availability.report._model import SCHEMA_VERSION

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.generic]

Binding = tuple[int, ...]

_PLACE = re.compile(r"(?:(\d{1,9}):)?(\d{1,9})(?:\[(\d{1,9})\])?=(.+)", re.DOTALL)
_CONSTANT = re.compile(r"(\d{1,9})=(.+)", re.DOTALL)
_ZEROS = re.compile(r"zeros:(\w+):(\d{1,12}(?:x\d{1,12})*)")
_NUMPY = "NumPy is not installed: pip install 'mlir-availability[vulkan]'"


def run(
    file: str,
    *,
    entry_point: str,
    workgroups: str,
    buffers: tuple[str, ...],
    outputs: tuple[str, ...],
    push_constants: str | None,
    constants: str | None,
    specialization: tuple[str, ...],
    samplers: tuple[str, ...],
    subgroup_size: int | None,
    timing: bool,
    timeout: float,
    as_json: bool,
) -> int:
    """Runs a compute shader.

    Args:
        file: the SPIR-V binary, "-" for standard input.
        entry_point: the shader's name.
        workgroups: "64", "8x8" or "4x4x4".
        buffers: "0=x.npy", "1:4=zeros:float32:5x7".
        outputs: "1:4=y.npy".
        push_constants: the .npy file that holds them.
        constants: the .safetensors file with the constants of buffers, or None.
        specialization: "0=128".
        samplers: "1:4=linear,repeat".
        subgroup_size: the required subgroup size, or None.
        timing: whether to measure the dispatch.
        timeout: the number of seconds to wait.
        as_json: whether to write JSON.

    Returns:
        The exit code: 0, 1 when no device offers what the shader needs, or 2.
    """
    try:
        found = {place: _array(place_text, value) for place, place_text, value in _split("--buffer", buffers)}
        wanted = {place: value for place, _, value in _split("--output", outputs)}
        if missing := sorted(wanted.keys() - found.keys()):
            raise _error("--output", f"there is no --buffer for {_text_of(missing[0])}")
        read = [value for _, _, value in _split("--buffer", buffers)]
        others = [name for name in (push_constants, constants) if name]
        refuse_overwriting(wanted.values(), [file, *read, *others])
        pushed = None if push_constants is None else _load("--push-constants", push_constants)
        values = _constants(specialization)
        reading = {place: _sampler(text, value) for place, text, value in _split("--sampler", samplers)}
        groups = _groups(workgroups)
        data = _read(file)
        if constants is not None:
            found = {**constants_of(data, entry_point, constants), **found}
    except InputError as error:
        return _fail(error.diagnostics[0], 2)
    try:
        result = vulkan.run(
            data,
            entry_point,
            found,
            groups,
            pushed,
            specialization=values,
            samplers=reading,
            subgroup_size=subgroup_size,
            timing=timing,
            timeout=timeout,
        )
    except vulkan.NotOfferedError as error:
        return _fail(Diagnostic(display_name(file), "error", _head(error), details=_tail(error)), 1)
    except (ValueError, vulkan.VulkanError) as error:
        hint = ("--entry-point names the shader",) if "has no compute shader" in str(error) else ()
        return _fail(Diagnostic(display_name(file), "error", _head(error), details=(*_tail(error), *hint)), 2)
    try:
        write_files({name: _to_npy(result.buffers[place]) for place, name in wanted.items()})
    except InputError as error:
        return _fail(error.diagnostics[0], 2)
    if as_json:
        form = {
            "schema_version": SCHEMA_VERSION,
            "file": display_name(file),
            "device": result.device.name,
            "seconds": result.seconds,
            "outputs": [
                {
                    "set": place[0],
                    "binding": place[1],
                    "element": place[2] if len(place) > 2 else None,
                    "file": name,
                }
                for place, name in wanted.items()
            ],
        }
        sys.stdout.write(_json.dumps(form) + "\n")
    else:
        sys.stdout.write(_to_text(file, result, wanted))
    return 0


def _to_text(file: str, result: vulkan.RunResult, wanted: dict[Binding, str]) -> str:
    took = "" if result.seconds is None else f" in {result.seconds * 1e6:.1f} us"
    lines = [f"{printable(display_name(file))}: ran on {printable(result.device.name)}{took}"]
    lines += [f"  {_text_of(place)}: wrote {printable(name)}" for place, name in wanted.items()]
    return "\n".join(lines) + "\n"


def _split(option: str, texts: tuple[str, ...]) -> list[tuple[Binding, str, str]]:
    """Returns the place, its text, and the value of each "[SET:]BINDING[[NUMBER]]=VALUE"."""
    found: dict[Binding, tuple[Binding, str, str]] = {}
    for text in texts:
        match = _PLACE.fullmatch(text)
        if not match:
            raise _error(option, f"'{text}' is not [SET:]BINDING=VALUE")
        place: Binding = (int(match[1] or 0), int(match[2]))
        if match[3]:
            place = (*place, int(match[3]))
        if place in found:
            raise _error(option, f"{_text_of(place)} is given twice")
        found[place] = (place, f"{option} {text.partition('=')[0]}", match[4])
    return list(found.values())


def _constants(texts: tuple[str, ...]) -> dict[int, float]:
    """Returns the number of each "ID=VALUE"."""
    found: dict[int, float] = {}
    for text in texts:
        match = _CONSTANT.fullmatch(text)
        number = _number(match[2]) if match else None
        if match is None or number is None:
            raise _error("--specialize", f"'{text}' is not ID=VALUE, such as 0=128, 1=0.5 or 2=true")
        if int(match[1]) in found:
            raise _error("--specialize", f"constant {match[1]} is given twice")
        found[int(match[1])] = number
    return found


def _sampler(option: str, value: str) -> vulkan.Sampler:
    """Returns the sampler of "linear", "repeat" or "linear,repeat"."""
    filters = [each for each in value.split(",") if each in FILTERS]
    modes = [each for each in value.split(",") if each in ADDRESS_MODES]
    if len(filters) + len(modes) != len(value.split(",")) or len(filters) > 1 or len(modes) > 1:
        known = f"one of {', '.join(FILTERS)}, one of {', '.join(ADDRESS_MODES)}, or both"
        raise _error(option, f"'{value}' is not {known} with a comma between")
    return vulkan.Sampler((*filters, "nearest")[0], (*modes, "clamp_to_edge")[0])


def _number(text: str) -> float | None:
    if text in ("true", "false"):
        return text == "true"
    for convert in (int, float):
        try:
            return convert(text)
        except ValueError:
            pass
    return None


def _array(option: str, value: str) -> Array:
    match = _ZEROS.fullmatch(value)
    if not match:
        if value.startswith("zeros:") and not Path(value).exists():
            raise _error(option, f"'{value}' is not of the form zeros:TYPE:SHAPE, such as zeros:float32:5x7")
        return _load(option, value)
    try:
        import numpy as np

        kind = np.dtype(match[1])
        if kind.hasobject:
            raise TypeError
        array: Array = np.zeros([int(size) for size in match[2].split("x")], kind)
    except ImportError as error:
        raise _error(option, _NUMPY) from error
    except TypeError as error:
        raise _error(
            option, f"'{match[1]}' is not a type of NumPy's that can be passed, such as float32"
        ) from error
    except (ValueError, MemoryError) as error:
        raise _error(option, f"'{value}' is too large") from error
    return array


def _load(option: str, name: str) -> Array:
    """Reads a .npy file."""
    try:
        import numpy as np

        array = np.load(io.BytesIO(read_file(name, MOST_BYTES_OF_DATA)), allow_pickle=False)
        if not isinstance(array, np.ndarray):
            raise ValueError("it holds several arrays")
    except ImportError as error:
        raise _error(option, _NUMPY) from error
    except OSError as error:
        raise _error(option, f"'{name}': {reason_of(error)}") from error
    except (ValueError, EOFError, MemoryError, SyntaxError) as error:
        raise _error(option, f"'{name}' is not a .npy file that can be read: {_head(error)}") from error
    return array


def _to_npy(array: Array) -> bytes:
    import numpy as np

    stream = io.BytesIO()
    np.save(stream, array, allow_pickle=False)
    return stream.getvalue()


def _groups(text: str) -> list[int]:
    if not re.fullmatch(r"\d{1,9}(x\d{1,9}){0,2}", text):
        raise _error("--workgroups", f"'{text}' is not a number, or up to three with 'x' between: 64, 8x8")
    return [int(number) for number in text.split("x")]


def _read(file: str) -> bytes:
    data = read_bytes(file)
    if kind_of(data) in (Kind.TEXT, Kind.BYTECODE):
        message = "not a SPIR-V binary, but MLIR; 'mlir-availability lower' makes a binary of kernels"
        raise InputError(Diagnostic(display_name(file), "error", message))
    return data


def _text_of(place: Binding) -> str:
    element = f", element {place[2]}" if len(place) > 2 else ""
    return f"set {place[0]}, binding {place[1]}{element}"


def _error(option: str, message: str) -> InputError:
    return InputError(Diagnostic(option, "error", message))


def _fail(diagnostic: Diagnostic, code: int) -> int:
    sys.stderr.write(Look.of_stderr().diagnostics([diagnostic]))
    return code


def _head(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]


def _tail(error: Exception) -> tuple[str, ...]:
    return tuple(line.strip() for line in str(error).splitlines()[1:])
