# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""av.check_files and av.lower_files: the same results in processes of this machine and in any executor."""

from __future__ import annotations

import io
import json
import multiprocessing
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import jsonschema
import mlir.availability as av
import pool_workers
import pytest
from mlir import ir
from mlir.availability.files import _batch as _files
from mlir.availability.files import _source

SCHEMAS = Path(next(iter(av.__path__))) / "schemas"
# Upstream's canonicalizer reads its reassociation out of bounds.
CRASHING = """
func.func @compose(%arg0: tensor<2048x1x2048xf32>) -> tensor<4x512x1x512x4xf32> {
  %0 = tensor.expand_shape %arg0 [[0, 1, 2, 3, 4], [5], [6, 7, 8]]
    output_shape [1, 4, 1, 512, 1, 1, 512, 1, 4]
    : tensor<2048x1x2048xf32> into tensor<1x4x1x512x1x1x512x1x4xf32>
  %1 = tensor.collapse_shape %0 [[4294967296, 1, 2], [3, 4], [5], [6, 7], [8]]
    : tensor<1x4x1x512x1x1x512x1x4xf32> into tensor<4x512x1x512x4xf32>
  return %1 : tensor<4x512x1x512x4xf32>
}
"""


@contextmanager
def dask_cluster() -> Iterator[Executor]:
    """A cluster of two worker processes on this machine."""
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=2, processes=True, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster) as client,
        client.get_executor() as executor,
    ):
        yield executor


# 200 executors, each forked from while another thread imports modules of the package for the first time.
MANY_EXECUTORS = """
import importlib, sys, threading
from concurrent.futures import ThreadPoolExecutor
import mlir.availability as av

def import_again_and_again():
    while not over.wait(0.03):
        for name in ("mlir.availability.spirv._validate", "mlir.availability.files._source_text"):
            sys.modules.pop(name, None)
            importlib.import_module(name)

over = threading.Event()
threading.Thread(target=import_again_and_again, daemon=True).start()
errors = set()
for _ in range(200):
    with ThreadPoolExecutor(1) as executor:
        errors |= {each.error for each in av.check_files([sys.argv[1]], "vulkan1.1", executor)}
over.set()
print(errors)
"""


def test_no_executor_of_threads_hangs(tmp_path: Path) -> None:
    (path := tmp_path / "a.mlir").write_text("func.func private @f()")
    run = subprocess.run(
        [sys.executable, "-c", MANY_EXECUTORS, path], capture_output=True, text=True, timeout=200, check=False
    )
    assert (run.stdout, run.returncode) == ("{None}\n", 0), run.stderr


EXECUTORS: dict[str, Any] = {
    "threads": lambda: ThreadPoolExecutor(2),
    "spawned processes": lambda: ProcessPoolExecutor(2, multiprocessing.get_context("spawn")),
    "dask": dask_cluster,
}


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """Files that are available and aren't, in each format, and some that can't be used."""
    contents: dict[str, str | bytes] = {
        "good.mlir": pool_workers.SHADER,
        "bad.mlir": pool_workers.STATING,
        "broken.mlir": "func.func @f() {\n  what\n}",
        "kernel.mlir": pool_workers.KERNEL,
        "empty.mlir": "",
    }
    with ir.Context():
        lowered = av.lower_to_spirv(av.parse(pool_workers.KERNEL), "vulkan1.1+Float64")
        contents["good.spv"] = av.spirv.serialize(lowered)
    for name, content in contents.items():
        data = content.encode() if isinstance(content, str) else content
        (tmp_path / name).write_bytes(data)
    return [tmp_path / name for name in (*contents, "missing.mlir")] * 10


def checked(files: list[Path], executor: Executor | None = None) -> list[dict[str, Any]]:
    return [report.to_json() for report in av.check_files(files, ["vulkan1.0", "vulkan1.3"], executor)]


def lowered(files: list[Path], executor: Executor | None = None) -> list[Any]:
    packages = av.lower_files(files, ["vulkan1.3", "vulkan1.3+Float64"], executor)
    return [each.package.to_json(each.file, ["k.spv"]) if each.package else each.error for each in packages]


def test_allow_unchecked_applies_to_files(tmp_path: Path) -> None:
    """With targets that are given, and with those in the file."""
    with ir.Context():
        target = av.target("spirv1.6")
    ops = '"foo.bar"() : () -> ()\n' + pool_workers.SHADER
    (tmp_path / "a.mlir").write_text(f"module attributes {{spirv.target_env = {target}}} {{ {ops} }}")
    for targets in ((), ("spirv1.6",)):
        (report,) = av.check_files([tmp_path / "a.mlir"], targets)
        (allowed,) = av.check_files([tmp_path / "a.mlir"], targets, allow_unchecked=True)
        assert (report.ok, allowed.ok) == (False, True)


def test_each_file_has_its_result(files: list[Path]) -> None:
    reports = av.check_files(files, ["vulkan1.0", "vulkan1.3"])
    assert [report.file for report in reports] == list(map(str, files))
    schema = json.loads((SCHEMAS / "check.schema.json").read_text())
    for report in reports:
        jsonschema.validate(report.to_json(), schema)
        assert bool(report) == report.ok == (report.report is not None and report.report.ok)
    folder = files[0].parent
    assert [report.error for report in reports[:7]] == [
        None,
        None,
        f"{folder}/broken.mlir:2:3: custom op 'what' is unknown (tried 'func.what' as well)",
        None,
        "the file is empty",
        None,
        "no such file or directory",
    ]
    bad = reports[1].report
    assert bad is not None
    assert bad.violations[0].location.startswith(f"{folder}/bad.mlir:")
    assert bad.violations[0].op is None


def test_reports_are_those_of_check(files: list[Path]) -> None:
    """Each report equals that of `check` for the module."""
    for file, found in zip(files[:2], checked(files[:2]), strict=True):
        with ir.Context():
            module = av.parse(file.read_bytes(), name=str(file))
            results = [
                av.check(module, target).to_json()["results"][0] for target in ("vulkan1.0", "vulkan1.3")
            ]
        assert found == {"schema_version": 1, "file": str(file), "results": results}


@pytest.mark.parametrize("name", EXECUTORS)
def test_executors_give_the_same_results(name: str, files: list[Path]) -> None:
    with EXECUTORS[name]() as executor:
        assert checked(files, executor) == checked(files)
        assert lowered(files, executor) == lowered(files)


def test_a_crash_costs_one_file(files: list[Path]) -> None:
    """Upstream's canonicalizer crashes. In a pool of processes, the pool goes on."""
    crashing = files[0].parent / "crashing.mlir"
    crashing.write_text(CRASHING)
    kernel = files[3]
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        for executor in (None, pool):
            first, second, third = av.lower_files([kernel, crashing, kernel], "vulkan1.3+Float64", executor)
            assert first
            assert third
            assert second.error == (
                "lowering it failed: MLIR's own pass 'canonicalize' crashed: segmentation fault "
                "(SIGSEGV); this is a bug in MLIR: report it to the LLVM project with this file, and "
                "write the file differently until it is fixed"
            )


def test_tasks_are_few() -> None:
    """An executor gets pieces of many files, each once."""

    class Counting(ThreadPoolExecutor):
        sizes: list[int] = []  # noqa: RUF012

        def submit(self, function: Any, /, *arguments: Any, **keywords: Any) -> Any:
            pickle.dumps((function, arguments, keywords))
            self.sizes.append(len(arguments[0]))
            return super().submit(function, *arguments, **keywords)

    with Counting(1) as executor:
        assert len(av.check_files([f"missing{number}.mlir" for number in range(5000)], (), executor)) == 5000
    assert sum(executor.sizes) == 5000
    assert max(executor.sizes) == 32


def test_targets_in_the_files(files: list[Path]) -> None:
    (report,) = av.check_files(files[:1])
    assert report.error is not None
    assert "no target to check" in report.error


def test_targets_are_attributes_and_known_ones_too(files: list[Path]) -> None:
    target = av.target("vulkan1.0", ir.Context())
    (other,) = av.check_files(files[1:2], "vulkan1.0")
    (known,) = (info for info in av.known_targets(ir.Context()) if info.name == "vulkan1.0")
    for same in (target, known, [known]):
        (one,) = av.check_files(files[1:2], same)
        assert one.to_json() == other.to_json()


MISUSE: dict[str, tuple[Any, type[Exception], str]] = {
    "one path": (lambda: av.check_files("a.mlir", "vulkan1.0"), TypeError, "expected several paths, not one"),
    "no path": (lambda: av.check_files([3], "vulkan1.0"), TypeError, "expected str, bytes or os.PathLike"),
    "no executor": (
        lambda: av.check_files([], "vulkan1.0", map),
        TypeError,
        "expected a concurrent.futures.Executor, not type",
    ),
    "an unknown target": (lambda: av.check_files([], "vulkan9"), ValueError, "unknown target 'vulkan9'"),
    "no target": (lambda: av.check_files([], 3), TypeError, "a target is .* not int"),
    "no target to lower for": (lambda: av.lower_files([], []), ValueError, "there is no target to lower for"),
}


@pytest.mark.parametrize(("call", "error", "text"), MISUSE.values(), ids=MISUSE)
def test_wrong_arguments_are_errors(call: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        call()


def test_no_files_give_no_reports() -> None:
    with ThreadPoolExecutor(1) as executor:
        assert av.check_files([], "vulkan1.0", executor) == av.check_files([], "vulkan1.0") == []


NAMED_TYPES = {
    "llvm": ('llvm.func @f(%a: !llvm.struct<"s", ({0})>) {{ llvm.return }}', "i32", "f64"),
    "spirv": (
        "spirv.module Logical GLSL450 {{\n  spirv.GlobalVariable @b bind(0, 0) :"
        " !spirv.ptr<!spirv.struct<params, ({0} [0]), Block>, StorageBuffer>\n}}",
        "i32",
        "f32",
    ),
}


@pytest.mark.parametrize(("text", "one", "other"), NAMED_TYPES.values(), ids=NAMED_TYPES)
@pytest.mark.parametrize("is_bytecode", [False, True])
def test_a_name_is_of_its_file(text: str, one: str, other: str, is_bytecode: bool, tmp_path: Path) -> None:
    """Types of one name in several files, in one process."""
    files = []
    for number, element in enumerate([one, other, one]):
        data = text.format(element).encode()
        if is_bytecode:
            stream = io.BytesIO()
            ir.Module.parse(data, ir.Context()).operation.write_bytecode(stream)
            data = stream.getvalue()
        files.append(tmp_path / str(number))
        files[-1].write_bytes(data)
    results = dict(_files.run([*map(str, files)], "asking", lambda *_: os.getpid(), jobs=1, forks=True))
    assert [results[number].problems for number in range(3)] == [()] * 3
    assert len({result.value for result in results.values()}) == 1


def test_files_without_names_share_a_context() -> None:
    """Making one takes longer than checking a small file."""
    contexts = _files._Contexts(threads=False, declared=())

    def of(data: bytes, kind: _source.Kind = _source.Kind.TEXT) -> ir.Context:
        return contexts.of(_source.Source("", data, kind))

    shared = of(b"func.func @f(%a: !spirv.ptr<f32, Function>, %b: !llvm.ptr, %c: vector<2xf32>)")
    for data in (b"!llvm.struct", b"!other.type", b"!alias", b"{-#", b"!llvm<struct>"):
        assert of(data) != of(data) != shared
    assert of(b"", _source.Kind.BYTECODE) != shared
    assert of(b"") == of(b"struct", _source.Kind.SPIRV) == shared
