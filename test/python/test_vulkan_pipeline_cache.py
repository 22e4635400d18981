# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The file of compiled pipelines: a damaged one, or one of another driver, isn't passed to a driver."""

from __future__ import annotations

import struct
import warnings
from pathlib import Path
from types import SimpleNamespace

import pytest
from messages import says
from mlir.availability.vulkan import _pipeline_cache, _pipelines
from mlir.availability.vulkan._loader import VulkanError
from mlir.availability.vulkan._pipeline_cache import CacheFile

UUID = bytes(range(16))


def contents(vendor: int = 7, device: int = 8, uuid: bytes = UUID, version: int = 1, size: int = 32) -> bytes:
    """Returns a driver's data: the header, then its own."""
    return struct.pack("<IIII16s", size, version, vendor, device, uuid) + b"what was compiled"


@pytest.fixture
def file(tmp_path: Path) -> CacheFile:
    return CacheFile(tmp_path / "cache", 7, 8, UUID)


def test_a_written_cache_is_read_again(file: CacheFile) -> None:
    assert file.read() == b""
    file.write(contents(), b"")
    assert file.read() == contents()
    assert [each.name for each in file.path.parent.iterdir()] == [file.path.name]


def test_the_temporary_file_is_beside_it(file: CacheFile, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file can't be renamed into another file system."""
    monkeypatch.setattr("tempfile.tempdir", "/dev/null")
    file.write(contents(), b"")
    assert file.read() == contents()


def test_what_has_not_changed_is_not_written(file: CacheFile) -> None:
    file.write(contents(), contents())
    assert not file.path.exists()


def test_what_has_no_header_of_this_driver_is_not_written(file: CacheFile) -> None:
    for data in (b"", b"short", contents(vendor=9)):
        file.write(data, b"x")
    assert not file.path.exists()


def flipped(data: bytes) -> bytes:
    return data[:-1] + bytes([data[-1] ^ 1])


DAMAGE = [
    ("empty", lambda data: b"", "another kind of file"),
    ("of something else", lambda data: b"#!/bin/sh\n" * 20, "another kind of file"),
    ("cut", lambda data: data[:-3], "damaged"),
    ("flipped", flipped, "damaged"),
    ("longer", lambda data: data + b"x", "damaged"),
]


@pytest.mark.parametrize(("name", "damage", "reason"), DAMAGE, ids=[name for name, *_ in DAMAGE])
def test_a_damaged_cache_is_made_anew_with_a_warning(file: CacheFile, name: str, damage, reason: str) -> None:  # type: ignore[no-untyped-def]
    file.write(contents(), b"")
    file.path.write_bytes(damage(file.path.read_bytes()))
    with pytest.warns(UserWarning, match=f"compiled pipelines are not taken from it: it is {reason}"):
        assert file.read() == b""
    file.write(contents(), b"")
    assert file.read() == contents()


FOREIGN = [
    ("vendor", contents(vendor=9), "of another driver"),
    ("device", contents(device=9), "of another driver"),
    ("uuid", contents(uuid=UUID[::-1]), "of another driver"),
    ("version", contents(version=2), "header is of another version"),
    ("size", contents(size=4), "header is of another version"),
    ("too large a size", contents(size=4000), "header is of another version"),
    ("nothing", b"", "no header"),
]


@pytest.mark.parametrize(("name", "data", "reason"), FOREIGN, ids=[name for name, *_ in FOREIGN])
def test_a_cache_of_another_driver_is_not_read(file: CacheFile, name: str, data: bytes, reason: str) -> None:
    import hashlib

    file.path.parent.mkdir()
    file.path.write_bytes(_pipeline_cache._MAGIC + hashlib.sha256(data).digest() + data)
    with pytest.warns(UserWarning, match=reason):
        assert file.read() == b""


def test_a_cache_that_is_too_large_is_not_read(file: CacheFile, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write(contents(), b"")
    monkeypatch.setattr(_pipeline_cache, "_MOST", 20)
    with pytest.warns(UserWarning, match="at most 20 are read"):
        assert file.read() == b""


def test_a_cache_that_cannot_be_written_warns(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("no folder")
    file = CacheFile(tmp_path / "cache", 7, 8, UUID)
    with pytest.warns(UserWarning, match="can't be kept"):
        file.write(contents(), b"")
    with pytest.warns(UserWarning, match="are not taken from it"):
        assert file.read() == b""


def test_pipelines_are_in_the_users_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert _pipeline_cache.default_folder() == tmp_path / "mlir-availability" / "pipelines"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert _pipeline_cache.default_folder() == tmp_path / ".cache" / "mlir-availability" / "pipelines"


class VkErrorUnknown(Exception):  # noqa: N818 (Vulkan's name)
    """As the package `vulkan` has it."""


def test_a_shader_that_the_driver_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as one of a damaged binary: the package's own error says nothing of it."""

    def refuse(*_: object) -> None:
        raise VkErrorUnknown

    pipelines = _pipelines.Pipelines.__new__(_pipelines.Pipelines)
    pipelines._known = {}
    pipelines._logical = SimpleNamespace(  # type: ignore[assignment]
        vk=SimpleNamespace(VkError=VkErrorUnknown), info=SimpleNamespace(name="a device")
    )
    monkeypatch.setattr(_pipelines.Pipelines, "_make", refuse)
    with pytest.raises(VulkanError, match=says("refuses", "shader 'f'", "VK_ERROR_UNKNOWN")):
        pipelines.get(_pipelines.Shader(b"", "f", (), 0))
