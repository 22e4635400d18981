# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Results and exceptions can be pickled, as pools of processes do with them, and come out as they were."""

from __future__ import annotations

import copy
import dataclasses
import enum
import importlib
import json
import multiprocessing
import pickle
import pkgutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import mlir.availability as av
import pool_workers
import pytest
from mlir import ir
from mlir.availability import spirv, transform, vulkan
from mlir.availability.cli import _settings
from mlir.availability.declare._left_out import LeftOut
from mlir.availability.files import _source
from mlir.availability.report import _errors
from mlir.availability.vulkan.registry import _implementation

# What works on IR, or is a part of it. All other classes hold values.
LIVE = {
    av.rewrite.ConversionPattern,
    av.rewrite.ConversionPatternRewriter,
    av.ConversionTarget,
    av.rewrite.FrozenRewritePatternSet,
    av.rewrite.FunctionPattern,
    av.rewrite.OpAdaptor,
    av.rewrite.PatternRewriter,
    av.RewritePatternSet,
    av.rewrite.SignatureConversion,
    av.TypeConverter,
    spirv.TypeConverter,
    # What is on a device.
    vulkan.Device,
    vulkan.DeviceArray,
    vulkan.Function,
    vulkan.Pending,
}


def public_classes() -> set[type]:
    """Returns the classes of the API."""
    spaces = (av, av.package, av.rewrite, spirv, transform, vulkan)
    found = {getattr(space, name) for space in spaces for name in space.__all__}
    return {value for value in found if isinstance(value, type)}


def exception_classes() -> set[type]:
    """Returns all exception classes that the package defines, those that stay inside it, too."""
    found = set()
    for info in pkgutil.walk_packages(av.__path__, "mlir.availability."):
        if not info.name.endswith("__main__"):
            for value in vars(importlib.import_module(info.name)).values():
                if isinstance(value, type) and issubclass(value, BaseException):
                    found.add(value)
    return {each for each in found if each.__module__.startswith("mlir.availability")}


def raised_by(function: Any) -> BaseException:
    with pytest.raises(Exception) as error:  # noqa: PT011 (each raises another one)
        function()
    return error.value


def examples() -> list[Any]:
    """Returns at least one value of each class that can be pickled, as users get them."""
    report = pool_workers.check()
    availability, conversion, lowering, schedule = map(raised_by, pool_workers.RAISING)
    with ir.Context() as context:
        (info, *_) = av.known_targets()
        package = av.lower_for_targets(
            ir.Module.parse(pool_workers.KERNEL), ["vulkan1.0", "vulkan1.0+Float64"]
        )
        applied = transform.apply(lambda root: None, ir.Module.parse("module {}"))
        context.allow_unregistered_dialects = True
        open_target = av.spirv.target_env("vulkan1.1+Int64+GroupNonUniformArithmetic")
        (condition, *_) = av.check(ir.Module.parse(pool_workers.SUM), open_target).conditions
        (unknown,) = av.check(ir.Module.parse('"x.y"() : () -> ()'), "vulkan1.0").unchecked
        with pytest.raises(av.UnknownError) as undeduced:
            av.deduce(ir.Module.parse('nvvm.barrier0\n"x.y"() : () -> ()'))
    function = av.package.HostFunction(
        "f", (av.package.Buffer("f32", (4, None)),), (), (av.package.Launch("k", None, ((0, 0, 0),)),)
    )
    clause = report.violations[0].clause
    refused = av.rewrite.RefusedRewrite(
        "pattern", "toy.add", "toy.mlir:1:2", "toy.mul", ("toy.mul needs more",)
    )
    device = vulkan.DeviceInfo(0, "d", (1, 0, 0), 0, 0, "CPU", frozenset(), frozenset({"x"}), {"y": 1})
    entry_point = package.modules[0].entry_points[0]
    return [
        *(availability, conversion, lowering, schedule),
        *av.check_files([__file__], "vulkan1.0"),
        av.check_files([__file__], "vulkan1.0"),
        *av.lower_files([__file__], "vulkan1.0"),
        av.Error("it is wrong"),
        vulkan.VulkanError("no loader"),
        vulkan.NotOfferedError("no device"),
        _implementation.ProfileError("it has no profile"),
        _errors.NoTargetError("it has no target"),
        raised_by(pool_workers.raise_parse_error),
        _source.InputError(_source.Diagnostic("a.mlir", "error", "it is empty")),
        _settings.SettingsError("pyproject.toml", "is not a table"),
        *(report, *report.results, *report.violations, *report.results[0].causes),
        *(clause, clause.source, *clause.any_of),
        *(info, unknown, condition, undeduced.value),
        *(package, *package.modules, *package.refusals, entry_point, *entry_point.bindings),
        av.package.PushConstant(4, av.package.Buffer("i32", ())),
        av.package.Constant("weights", av.package.Buffer("f32", (2,)), b"12345678"),
        av.package.Size(0, 1, 0, 8),
        av.package.ImageForm("2D", False, "R8_UNORM"),
        av.package.Sampler("linear", "repeat"),
        av.package.SpecializationConstant(0, "width", "i32"),
        *(function, *function.arguments, *(function.launches or ())),
        av.package.Set((1,), (["add", ["value", 0], 1],)),
        av.package.For(1, 0, ["size", 0, 0], 1, ()),
        av.package.While((), ["lt", ["value", 0], 0.5], ()),
        av.package.If(["value", 0], (), ()),
        *(conversion.failures[0], *conversion.failures[0].attempts),
        *(applied, *schedule.errors, *schedule.errors[0].notes),
        *(device, vulkan.RunResult({}, device, 0.5)),
        av.rewrite.ConversionConfig(max_rewrites=3),
        *(*conversion.error_diagnostics, refused, av.rewrite.Rewritten(True, (refused,))),
        av.Dimension("toy.version", ["v1", "v2"]),
        av.NamedTarget("toy1", '#availability.target<"toy.version" = "v1">'),
        LeftOut("toy.add", "it needs C++"),
        *(member for kind in public_classes() if issubclass(kind, enum.Enum) for member in kind),
    ]


def facts(value: Any) -> Any:
    """Returns the facts about a value, with stand-ins for objects of the context."""
    if isinstance(value, ir.Attribute):
        return str(value)
    if isinstance(value, ir.Operation):
        return None
    if isinstance(value, BaseException):
        return type(value), str(value), facts(value.args), facts(vars(value))
    if isinstance(value, av.Violation):
        found = {"unstated": value.unstated, "available_from": value.available_from}
        return found, value.op_name, str(value), {name: facts(value) for name, value in public_fields(value)}
    if dataclasses.is_dataclass(value):
        return type(value), str(value), {name: facts(value) for name, value in public_fields(value)}
    if isinstance(value, list):
        return list, [facts(each) for each in value]
    if isinstance(value, Sequence) and not isinstance(value, (str, bytes)):
        # What was found is a tuple after pickling, and equals one before.
        return tuple, [facts(each) for each in value]
    if isinstance(value, Mapping):
        return type(value), {key: facts(each) for key, each in value.items()}
    return value


def public_fields(value: Any) -> Iterator[tuple[str, Any]]:
    for each in dataclasses.fields(value):
        if each.name != "_raw":  # The extension module's.
            yield each.name, getattr(value, each.name)


@pytest.fixture(scope="module")
def values() -> list[Any]:
    return examples()


def test_no_class_is_forgotten(values: list[Any]) -> None:
    """A new class of the API needs an example here, or to be one of those that work on IR."""
    parts = {kind for kind in public_classes() if issubclass(kind, (ir.Type, ir.Attribute))}
    assert {type(value) for value in values} >= public_classes() - LIVE - parts


def test_no_exception_is_forgotten(values: list[Any]) -> None:
    private = {
        "declare._json_node": "MalformedError",
        "disk._user_file": "NotReadableError",
        "files._check_files": "PipelineError",
        "report._errors": "_ToldError",
    }
    known = {
        getattr(importlib.import_module(f"mlir.availability.{module}"), name)
        for module, name in private.items()
    }
    assert {type(value) for value in values} | known >= exception_classes()


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_values_are_the_same_after_pickling(values: list[Any], protocol: int) -> None:
    for value in values:
        assert facts(pickle.loads(pickle.dumps(value, protocol))) == facts(value)


def test_unpickled_values_can_be_pickled(values: list[Any]) -> None:
    """What has been pickled can be pickled again, as when results are passed on."""
    for value in values:
        once = pickle.loads(pickle.dumps(value))
        assert facts(pickle.loads(pickle.dumps(once))) == facts(value)


def test_copies_keep_what_belongs_to_the_context() -> None:
    report = pool_workers.check()
    for copied in (copy.copy(report.results[0]), copy.deepcopy(report.results[0])):
        assert copied.target is report.target
        assert copied.violations[0].op == report.violations[0].op


def test_an_operation_is_pickled_as_none_and_an_attribute_as_text() -> None:
    """An operation is None, an attribute its text, which is a target wherever one can be given."""
    report = pickle.loads(pickle.dumps(pool_workers.check()))
    (result,) = report.results
    assert result.scope is None
    assert {violation.op for violation in report.violations} == {None}
    assert {violation.unstated for violation in report.violations} == {True, False}
    with ir.Context() as context:
        assert av.target(report.target) == av.target("vulkan1.0+Int64")
        again = av.check(ir.Module.parse(pool_workers.STATING), report.target)
        assert len(again.violations) == len(report.violations)
        assert pickle.loads(pickle.dumps(av.known_targets())) == av.known_targets(context)


def test_pickled_values_are_the_same_in_another_process(values: list[Any], tmp_path: Path) -> None:
    """One that hasn't made a context, or loaded anything, before it reads them."""
    program = (
        "import json, pickle, sys; values = pickle.load(sys.stdin.buffer); "
        "json.dump([str(each) for each in values], sys.stdout)"
    )
    data = pickle.dumps(values)
    done = subprocess.run([sys.executable, "-c", program], input=data, capture_output=True, check=True)
    assert json.loads(done.stdout) == [str(pickle.loads(pickle.dumps(value))) for value in values]


@pytest.mark.parametrize("method", ["spawn", "forkserver"])
def test_a_pool_raises_exceptions_of_its_tasks(method: str) -> None:
    """An exception costs its task and nothing else."""
    context = multiprocessing.get_context(method)
    with ProcessPoolExecutor(1, mp_context=context) as pool:
        for function in pool_workers.RAISING:
            expected = raised_by(function)
            error = pool.submit(function).exception(timeout=120)
            assert type(error) is type(expected)
            assert str(error) == str(expected)
        report = pool.submit(pool_workers.check).result(timeout=120)
        assert report.to_json() == pool_workers.check().to_json()


def test_a_report_is_true_when_it_is_ok() -> None:
    with ir.Context():
        module = ir.Module.parse(pool_workers.SHADER)
        for target, ok in (("vulkan1.0", False), ("spirv1.3+all", True)):
            report = av.check(module, target)
            assert (report.ok, bool(report), bool(report.results[0])) == (ok, ok, ok)
