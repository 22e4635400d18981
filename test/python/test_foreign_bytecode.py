# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Bytecode of ops that aren't registered: properties that can't be read are no verdict.

Bytecode of another program's dialect is that of upstream's `arith` and `func`, with other names.
"""

from __future__ import annotations

import copy
import io
import json
from pathlib import Path
from typing import Any

import mlir.availability as av
import pytest
from command_line import run
from mlir import ir
from toy_declarations import DECLARED, V2

CONSTANTS = "%0 = arith.constant 1 : i32\n%1 = arith.constant {a = 2 : i32} 3.0 : f32\n"
"""Each has the property `value`."""

REASON = (
    "bytecode may have its properties as dialect 'earth' encodes them, which is not registered: check the "
    "module as text"
)


def bytecode_of(text: str) -> bytes:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    stream = io.BytesIO()
    ir.Module.parse(text, context).operation.write_bytecode(stream)
    return stream.getvalue()


NATIVE = bytecode_of(CONSTANTS).replace(b"arith\0", b"earth\0")
FUNCTION = bytecode_of("func.func private @f()").replace(b"func\0", b"fool\0")
GENERIC = bytecode_of('"earth.constant"() <{value = 3.0 : f32}> : () -> ()')


@pytest.fixture
def declared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Says that an op with a property needs the second version. Files are in the current directory."""
    monkeypatch.chdir(tmp_path)
    rule = {"condition": {"kind": "attribute", "name": "value"}, "clauses": [{"any_of": [V2]}]}
    form: dict[str, Any] = copy.deepcopy(DECLARED)
    form["ops"] = [{"name": "earth.constant", "clauses": [], "conditional": [rule]}]
    Path("earth.json").write_text(json.dumps(form))
    Path("native.mlirbc").write_bytes(NATIVE)
    Path("generic.mlirbc").write_bytes(GENERIC)
    return tmp_path / "earth.json"


def test_native_properties_are_unknown(declared: Path) -> None:
    for target in ("toy1", "toy2"):
        result = run("check", "native.mlirbc", "--declare", declared, "-t", target)
        assert (result.code, result.err) == (2, "")
        assert result.out.count(REASON) == 1
        assert "2 ops unknown" in result.out
    allowed = run("check", "native.mlirbc", "--declare", declared, "-t", "toy1", "--allow-unchecked=earth")
    assert allowed.code == 0
    assert run("deduce", "native.mlirbc", "--declare", declared).code == 2


def test_properties_that_are_attributes_are_read(declared: Path) -> None:
    for target, code in (("toy1", 1), ("toy2", 0)):
        assert run("check", "generic.mlirbc", "--declare", declared, "-t", target).code == code


@pytest.mark.parametrize("parse", [av.parse, ir.Module.parse], ids=["av.parse", "ir.Module.parse"])
def test_parse_reads_foreign_bytecode(parse: Any, declared: Path) -> None:
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        av.load(context, declared)
        report = av.check(parse(NATIVE), "toy1")
        (first, _) = report.unchecked
        assert not report.ok
        assert first.message.endswith(REASON)
        # MLIR's own reader doesn't tell who wrote the properties.
        generic = av.check(parse(GENERIC), "toy2")
        assert generic.ok == (parse is av.parse)


def test_possible_properties_stay(declared: Path) -> None:
    """MLIR's own reader keeps what a declared op's properties may be. No verdict rests on it."""
    text = '"earth.constant"() <{value = 3.0 : f32}> {a} : () -> ()'
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        av.load(context, declared)
        for _ in range(2):
            module = ir.Module.parse(bytecode_of(text))
            text = str(module)
            assert "<{unread_properties = #unread_properties.earth, value = 3.000000e+00 : f32}>" in text
        assert len(av.check(module, "toy2").unchecked) == 1
        assert "value" not in str(ir.Module.parse(NATIVE))


def test_requirements_attached_to_foreign_ops_apply(declared: Path) -> None:
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        age = av.Dimension("earth.age", ["old", "new"])
        av.attach(context, "earth.constant", [(age, "new")], when_attr="value")
        assert not av.check(av.parse(NATIVE), '#availability.target<"earth.age" = "old">').ok


def test_bytecode_of_undeclared_dialects_is_read(declared: Path) -> None:
    """Misread properties may be no valid bytecode, or a part of the file that isn't theirs."""
    for data, op in ((NATIVE, "earth.constant"), (FUNCTION, "fool.fool")):
        Path("undeclared.mlirbc").write_bytes(data)
        result = run("check", "undeclared.mlirbc", "-t", "vulkan1.1")
        assert (result.code, result.err) == (2, "")
        assert f"'{op}' are unknown: it is not registered" in result.out
    (report,) = av.check_files(["undeclared.mlirbc"], "vulkan1.1")
    assert report.report is not None


def test_unread_properties_stay_unknown_in_text_and_bytecode(declared: Path) -> None:
    """Text and bytecode of what was read are unknown, too."""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        av.load(context, declared)
        module = av.parse(NATIVE)
        stream = io.BytesIO()
        module.operation.write_bytecode(stream)
        for source in (str(module), stream.getvalue()):
            assert len(av.check(av.parse(source), "toy2").unchecked) == 2


@pytest.mark.parametrize("size", range(0, len(NATIVE), 29))
def test_bytecode_that_is_cut_off_is_an_error(size: int) -> None:
    context = ir.Context()
    with pytest.raises(av.ParseError):
        av.parse(NATIVE[:size] or b"ML\xefR", context)
