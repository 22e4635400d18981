# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The file with a driver's pipeline cache. It is checked before a driver reads it."""

from __future__ import annotations

import hashlib
import os
import struct
import tempfile
import warnings
from pathlib import Path

from mlir.availability.disk._user_file import read_file, reason_of

_MAGIC = b"mlir-availability pipelines 1\n"
_DIGEST = hashlib.sha256().digest_size
_MOST = 1 << 28  # Bytes.

# VkPipelineCacheHeaderVersionOne: its size, version, vendor, device, and the UUID of the cache.
_HEADER = struct.Struct("<IIII16s")
_VERSION_ONE = 1


class CacheFile:
    """The file of a device and a version of its driver.

    A file that is damaged, or belongs to another driver, is ignored: `read` warns, and `write` replaces it.
    """

    def __init__(self, folder: Path, vendor: int, device: int, uuid: bytes) -> None:
        self._identity = vendor, device, uuid
        self.path = folder / f"{vendor:x}-{device:x}-{uuid.hex()}"

    def read(self) -> bytes:
        """Returns what the driver has written; nothing if there is no usable file."""
        try:
            data = read_file(self.path, _MOST)
            problem = self._problem(data)
            if not problem:
                return data[len(_MAGIC) + _DIGEST :]
        except FileNotFoundError:
            return b""
        except OSError as error:
            problem = reason_of(error)
        warnings.warn(f"{self.path}: compiled pipelines are not taken from it: {problem}", stacklevel=2)
        return b""

    def write(self, data: bytes, before: bytes) -> None:
        """Writes the driver's cache, unless it equals the contents `before`."""
        if data == before or len(data) > _MOST or self._header_problem(data):
            return
        name = ""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            with tempfile.NamedTemporaryFile(dir=self.path.parent, delete=False) as file:
                name = file.name
                file.write(_MAGIC + hashlib.sha256(data).digest() + data)
            # A concurrent reader sees the old file or the new one.
            Path(name).replace(self.path)
        except OSError as error:
            if name:
                Path(name).unlink(missing_ok=True)
            warnings.warn(f"{self.path}: compiled pipelines can't be kept: {error}", stacklevel=2)

    def _problem(self, data: bytes) -> str:
        """Returns why the contents of a file are unusable, "" if they aren't."""
        start = len(_MAGIC) + _DIGEST
        if data[: len(_MAGIC)] != _MAGIC:
            return "it is another kind of file"
        if hashlib.sha256(data[start:]).digest() != data[len(_MAGIC) : start]:
            return "it is damaged"
        return self._header_problem(data[start:])

    def _header_problem(self, data: bytes) -> str:
        if len(data) < _HEADER.size:
            return "it has no header"
        size, version, *identity = _HEADER.unpack_from(data)
        if version != _VERSION_ONE or not _HEADER.size <= size <= len(data):
            return "its header is of another version"
        if tuple(identity) != self._identity:
            return "it is of another driver"
        return ""


def default_folder() -> Path:
    """Returns the folder for files that can be recreated: XDG_CACHE_HOME, or ~/.cache."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "mlir-availability" / "pipelines"
