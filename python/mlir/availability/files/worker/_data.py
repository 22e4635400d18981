# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Values as bytes, for messages from a process that reads what users hand in.

Whatever the bytes are, reading them runs no code but constructors of classes that hold data: our own
dataclasses, named tuples and enumerations, and errors.
"""

from __future__ import annotations

import dataclasses
import enum
import functools
import importlib
import json
import struct
import sys
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

_PACKAGE = "mlir.availability"
_PLAIN = frozenset([str, int, float, bool, type(None)])
_ERRORS = (ValueError, TypeError)
_F = TypeVar("_F", bound=Callable[..., Any])

_ENCODER = json.JSONEncoder(separators=(",", ":"), check_circular=False)
_DECODER = json.JSONDecoder()

NUMBER = struct.Struct("=Q")
"""How the size of a part of a message is written before it."""

_restorers: set[Callable[..., Any]] = set()


def restores(function: _F) -> _F:
    """Says of a function that it only makes a value of its arguments, for `__reduce__`."""
    _restorers.add(function)
    return function


def dumps(value: object) -> bytes:
    """Returns a value as bytes, which `loads` reads: the size of a text, the text, and raw bytes.

    The text is JSON. Where the value has bytes or arrays, it has their place among the raw bytes.

    Args:
        value: numbers, text, bytes, arrays, lists, tuples, dictionaries, frozen sets of text, and objects
            of classes that hold data.

    Raises:
        TypeError: it, or something in it, is of another type.
    """
    raw = _Raw()
    text = _ENCODER.encode(_encode(value, raw)).encode()
    return b"".join((NUMBER.pack(len(text)), text, *raw.parts))


def loads(data: bytes | bytearray) -> Any:
    """Returns the value that `dumps` has written.

    Raises:
        ValueError: the bytes aren't such a value.
    """
    try:
        with memoryview(data) as view:
            end = NUMBER.size + NUMBER.unpack_from(view)[0]
            return _decode(_DECODER.decode(str(view[NUMBER.size : end], "utf-8")), view[end:])
    except ValueError:
        raise
    except Exception as error:  # A constructor may raise anything if its arguments are of other types.
        raise ValueError(f"{type(error).__name__}: {error}") from error


class _Raw:
    """The bytes and the elements of arrays in a value, one after the other."""

    def __init__(self) -> None:
        self.parts: list[Any] = []
        self._size = 0

    def add(self, part: Any, size: int) -> list[int]:
        """Adds bytes, or an array. Returns where they begin and how many there are."""
        self.parts.append(part)
        self._size += size
        return [self._size - size, size]


def _encode_all(values: Iterable[Any], raw: _Raw) -> list[Any]:
    # Most values are plain: a call for each would take most of the time.
    return [each if type(each) in _PLAIN else _encode(each, raw) for each in values]


def _encode(value: Any, raw: _Raw) -> Any:
    kind: type = type(value)
    if kind is tuple:
        return _encode_all(value, raw)
    if (fields := _fields_of_data(kind)) is not None:
        return {"fields": _name(kind), "of": _encode_all([getattr(value, each) for each in fields], raw)}
    if kind in _PLAIN:
        return value
    if kind is list:
        return {"list": _encode_all(value, raw)}
    if kind is frozenset:
        return {"set": _encode_all(sorted(value), raw)}
    if kind is dict:
        return {"keys": _encode_all(value, raw), "values": _encode_all(value.values(), raw)}
    if kind is bytes:
        return {"bytes": raw.add(value, len(value))}
    if _is_array(value):
        return {
            "bytes": raw.add(value.tobytes(), value.nbytes),
            "type": _type_of(value),
            "shape": value.shape,
        }
    return _encode_object(value, kind, raw)


def _encode_object(value: Any, kind: type, raw: _Raw) -> dict[str, Any]:
    if "__reduce__" in vars(kind) and kind.__module__.startswith(_PACKAGE):
        function, arguments = value.__reduce__()
        if function is tuple:
            return _encode(arguments[0], raw)  # type: ignore[no-any-return]
    elif isinstance(value, enum.Enum):
        function, arguments = kind, (value.value,)
    elif isinstance(value, tuple) and hasattr(kind, "_fields"):
        function, arguments = kind, tuple(value)
    elif isinstance(value, Exception):
        function, arguments = kind, value.args
    else:
        raise TypeError(f"{kind.__qualname__} isn't data")
    return {"make": _name(function), "of": _encode(arguments, raw)}


@functools.cache
def _fields_of_data(kind: type) -> tuple[str, ...] | None:
    """Returns the names of what objects of a class hold, if that is all that there is to them."""
    if not dataclasses.is_dataclass(kind) or "__reduce__" in vars(kind) or issubclass(kind, Exception):
        return None
    return _fields(kind)


def _decode_all(forms: Iterable[Any], raw: memoryview) -> list[Any]:
    return [each if type(each) in _PLAIN else _decode(each, raw) for each in forms]


def _decode(form: Any, raw: memoryview) -> Any:
    if type(form) is list:
        return tuple(_decode_all(form, raw))
    if type(form) in _PLAIN:
        return form
    if "list" in form:
        return _decode_all(form["list"], raw)
    if "set" in form:
        return frozenset(_decode_all(form["set"], raw))
    if "keys" in form:
        keys, values = (_decode_all(form[part], raw) for part in ("keys", "values"))
        return dict(zip(keys, values, strict=True))
    if "bytes" in form:
        start, size = form["bytes"]
        part = raw[start : start + size]
        if min(start, size) < 0 or len(part) != size:
            raise ValueError(f"there are no {size} bytes at {start}")
        return _decode_array(part, form["type"], form["shape"]) if "type" in form else bytes(part)
    arguments = _decode(form["of"], raw)
    if "make" in form:
        return _callable(form["make"])(*arguments)
    kind = _callable(form["fields"])
    value = object.__new__(kind)  # type: ignore[arg-type]
    for each, held in zip(_fields(kind), arguments, strict=True):
        object.__setattr__(value, each, held)
    return value


@functools.cache
def _fields(kind: Any) -> tuple[str, ...]:
    return tuple(each.name for each in dataclasses.fields(kind))


@functools.cache
def _name(function: Callable[..., Any]) -> str:
    """Returns the name by which `_callable` finds a class or a function."""
    name = f"{function.__module__}:{function.__qualname__}"
    if _callable(name) is not function:
        raise TypeError(f"{name} isn't data")
    return name


@functools.lru_cache(maxsize=1000)
def _callable(name: str) -> Callable[..., Any]:
    """Returns the class, or the function, that may be called to make a value.

    Raises:
        ValueError: the name is not that of one.
    """
    module, _, path = name.partition(":")
    for error in _ERRORS:
        if name == f"builtins:{error.__name__}":
            return error
    if module != _PACKAGE and not module.startswith(f"{_PACKAGE}."):
        raise ValueError(f"'{name}' isn't one of our classes")
    found: Any = importlib.import_module(module)  # Another thread may be importing it: this waits.
    for part in path.split("."):
        found = vars(found).get(part)
    if found in _restorers or (isinstance(found, type) and _holds_data(found)):
        return found  # type: ignore[no-any-return]
    raise ValueError(f"'{name}' isn't a class that holds data")


def _holds_data(kind: type) -> bool:
    return (
        dataclasses.is_dataclass(kind)
        or issubclass(kind, (enum.Enum, Exception))
        or (issubclass(kind, tuple) and hasattr(kind, "_fields"))
    )


def _is_array(value: object) -> bool:
    numpy = sys.modules.get("numpy")
    return numpy is not None and isinstance(value, numpy.ndarray)


def _type_of(array: Any) -> Any:
    kind = array.dtype
    if kind.names:
        return sys.modules["numpy"].lib.format.dtype_to_descr(kind)
    # Types that NumPy has not got itself, such as bfloat16, are raw bytes in `str`.
    return kind.name if kind.kind == "V" else kind.str


def _decode_array(data: memoryview, kind: Any, shape: list[int]) -> Any:
    import numpy as np

    if isinstance(kind, list):
        dtype = np.lib.format.descr_to_dtype(_descr(kind))
    else:
        try:
            dtype = np.dtype(kind)
        except TypeError:
            importlib.import_module("ml_dtypes")  # It tells NumPy of its types: bfloat16.
            dtype = np.dtype(kind)
    return np.frombuffer(bytearray(data), dtype).reshape(shape)


def _descr(form: Any) -> Any:
    """Returns the description of a type's fields as NumPy has it; JSON has lists for its tuples."""
    if not isinstance(form, list):
        return form
    return [(name, _descr(kind), *map(tuple, shape)) for name, kind, *shape in form]
