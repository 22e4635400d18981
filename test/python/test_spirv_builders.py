# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Modules that are built with av.spirv, and the example that builds one."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import mlir.availability as av
import pytest
import spirv_builders_user
from llvm_differences import attribute_builder
from mlir import ir
from mlir.availability import spirv

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "build_spirv_module.py"
PAGE = (ROOT / "docs" / "spirv.md").read_text()


def test_module_and_function_are_what_the_text_says(context: ir.Context) -> None:
    from mlir.dialects import spirv as ops

    f32 = ir.F32Type.get()
    triple = spirv.VerCapExtAttr.get(spirv.Version.V_1_3, [spirv.Capability.Shader])
    top = ir.Module.create()
    with (
        ir.InsertionPoint(top.body),
        spirv.module(memory_model=spirv.MemoryModel.Vulkan, vce_triple=triple, sym_name="shader") as module,
    ):
        with spirv.func(
            "add", [f32, f32], f32, function_control=spirv.FunctionControl.Inline | spirv.FunctionControl.Pure
        ) as function:
            ops.ReturnValue(ops.FAdd(*function.body.blocks[0].arguments))
        with spirv.func("nothing"):
            ops.Return()
    assert module.operation.parent == top.operation
    assert top.operation.verify()
    expected = ir.Module.parse(
        """
        spirv.module @shader Logical Vulkan requires #spirv.vce<v1.3, [Shader], []> {
          spirv.func @add(%a: f32, %b: f32) -> f32 "Inline|Pure" {
            %0 = spirv.FAdd %a, %b : f32
            spirv.ReturnValue %0 : f32
          }
          spirv.func @nothing() "None" { spirv.Return }
        }
        """
    )
    assert str(top) == str(expected)


def test_a_function_that_others_call(context: ir.Context) -> None:
    text = '#spirv.linkage_attributes<linkage_name = "f", linkage_type = <Export>>'
    linkage = ir.Attribute.parse(text)
    top = ir.Module.create()
    with ir.InsertionPoint(top.body), spirv.module(), spirv.func("f", linkage_attributes=linkage) as function:
        pass
    assert str(function.attributes["linkage_attributes"]) == text


def test_an_insertion_point_beside_the_current_one(context: ir.Context) -> None:
    first, second = ir.Module.create(), ir.Module.create()
    with ir.InsertionPoint(first.body):
        with spirv.module(ip=ir.InsertionPoint(second.body)) as module, spirv.func("last"):
            pass
        block = module.regions[0].blocks[0]
        with spirv.func("first", ip=ir.InsertionPoint.at_block_begin(block)):
            pass
    assert list(first.body.operations) == []
    assert [op.operation for op in second.body.operations] == [module.operation]
    assert [op.attributes["sym_name"].value for op in block.operations] == ["first", "last"]


def test_nothing_is_left_current_when_building_fails(context: ir.Context) -> None:
    top = ir.Module.create()
    with ir.InsertionPoint(top.body) as point:
        with pytest.raises(ZeroDivisionError), spirv.module(), spirv.func("f"):
            1 / 0  # noqa: B018
        assert ir.InsertionPoint.current == point


def test_functions_have_a_location_of_their_own(context: ir.Context) -> None:
    from mlir.dialects import spirv as ops

    here = ir.Location.file("kernel.py", 3, 5)
    top = ir.Module.create()
    with (
        ir.InsertionPoint(top.body),
        spirv.module(loc=here) as module,
        spirv.func("f", [ir.F32Type.get()], loc=here) as function,
    ):
        ops.Return()
    assert module.location == function.location == here
    assert function.body.blocks[0].arguments[0].location == here


def test_classes_of_others_stay() -> None:
    """Whoever has registered a class or builder before keeps it."""
    program = """if True:
        from mlir import ir

        class Pointer(ir.Type):
            pass

        def scope(value, context):
            return ir.StringAttr.get(value, context)

        with ir.Context():
            pointer = ir.Type.parse("!spirv.ptr<f32, Input>")
            ir.register_type_caster(pointer.typeid)(Pointer)
            ir.register_attribute_builder(KEY)(scope)
            import mlir.availability as av
            assert type(ir.Type.parse("!spirv.ptr<f32, Input>")) is Pointer
            assert ir.AttrBuilder.get(KEY) is scope
            # Ours can still be asked for.
            assert av.spirv.PointerType(pointer).storage_class is av.spirv.StorageClass.Input
    """
    program = program.replace("KEY", repr(attribute_builder("SPIRV_ScopeAttr")))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_users_code_is_typed(context: ir.Context) -> None:
    pytest.importorskip("mypy")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", os.devnull]
    command.append(spirv_builders_user.__file__)
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stdout
    spirv_builders_user.use()


@pytest.mark.usefixtures("lavapipe")
def test_the_example_builds_validates_and_runs() -> None:
    """Builds a shader, validates it, runs it and compares with NumPy."""
    done = subprocess.run([sys.executable, EXAMPLE], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    first, second, third = done.stdout.splitlines()
    assert first.startswith("available on vulkan1.1: ")
    assert second == "valid, says spirv-val"
    assert third.endswith(": 128 rows, equal to NumPy's")


def test_example_without_a_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It still builds and validates."""
    pytest.importorskip("vulkan")
    monkeypatch.setenv("VK_ICD_FILENAMES", str(tmp_path / "none.json"))
    done = subprocess.run([sys.executable, EXAMPLE], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].startswith("not run: ")


def test_example_has_no_mlir_in_strings() -> None:
    text = EXAMPLE.read_text()
    assert ".parse(" not in text
    for mark in ("!spirv.", "#spirv.", '"spirv.module', "%"):
        assert mark not in text


def test_example_is_refused_where_it_is_not_available(
    context: ir.Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Storage buffers came with SPIR-V 1.3 and its extension."""
    monkeypatch.syspath_prepend(str(EXAMPLE.parent))
    import build_spirv_module

    assert av.check(build_spirv_module.build("vulkan1.0+SPV_KHR_storage_buffer_storage_class")).ok
    with pytest.raises(av.AvailabilityError, match="SPV_KHR_storage_buffer_storage_class"):
        build_spirv_module.build("vulkan1.0")


def test_the_page_has_everything() -> None:
    named = set(re.findall(r"`(?:av\.spirv\.)?(\w+)", PAGE))
    enums = {name for name in spirv.__all__ if f"{name}Attr" in spirv.__all__}
    missing = set(spirv.__all__) - named - {f"{name}Attr" for name in enums}
    # Those are on the page about conversions.
    assert missing == {"TypeConverter", "pattern_sets", "populate_patterns"}


def test_the_page_prints_what_it_says() -> None:
    """Its examples are parts of one program."""
    blocks = re.findall(r"^```(python|text)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    program = "".join(text for kind, text in blocks if kind == "python")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stderr == ""
    assert done.stdout == "".join(text for kind, text in blocks if kind == "text")
