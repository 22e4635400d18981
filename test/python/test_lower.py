# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels become SPIR-V that is available on the target, or are refused with the reason."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import mlir.availability as av
import numpy as np
import pytest
from command_line import run, run_process
from messages import says
from mlir import ir

KERNELS = Path(__file__).parents[2] / "examples" / "kernels"
STORAGE_BUFFERS = "vulkan1.0+SPV_KHR_storage_buffer_storage_class"
NO_HALVES = "'memref.load' has values of type 'memref<4096xf16, #spirv.storage_class<StorageBuffer>>', "

# The environment for spirv-val, or None and the error message.
CASES = [
    ("saxpy", "vulkan1.0", "vulkan1.0", ""),
    ("saxpy", STORAGE_BUFFERS, "vulkan1.0", ""),
    ("saxpy", "vulkan1.1", "vulkan1.1", ""),
    ("saxpy", "vulkan1.2", "vulkan1.2", ""),
    ("saxpy", "vulkan1.3", "vulkan1.3", ""),
    ("saxpy", "lavapipe", "vulkan1.3", ""),
    ("dot", "vulkan1.0", "vulkan1.0", ""),
    ("dot", "vulkan1.1", "vulkan1.1", ""),
    ("dot", "vulkan1.3", "vulkan1.3", ""),
    ("dot", "vulkan1.1+GroupNonUniformArithmetic", "vulkan1.1", ""),
    ("dot", "lavapipe", "vulkan1.3", ""),
    ("dot_f16", "vulkan1.1", None, NO_HALVES),
    ("dot_f16", "lavapipe", "vulkan1.3", ""),
]

KERNEL = """\
module {{
  gpu.module @kernels {{
    gpu.func @k(%x: {type}) kernel {attributes} {{
      %c0 = arith.constant 0 : index
      %v = memref.load %x[%c0] : {type}
      memref.store %v, %x[%c0] : {type}
      gpu.return
    }}
  }}
}}
"""
SIZED = "attributes {known_block_size = array<i32: 1, 1, 1>}"
SIZED_BY = "attributes {{spirv.entry_point_abi = #spirv.entry_point_abi<{}>}}"


def kernel(type: str = "memref<4xf32>", attributes: str = SIZED) -> str:
    return KERNEL.format(type=type, attributes=attributes)


@pytest.mark.parametrize(("name", "target", "environment", "reason"), CASES)
def test_kernels_become_valid_modules(
    context: ir.Context, tmp_path: Path, name: str, target: str, environment: str | None, reason: str
) -> None:
    module = ir.Module.parseFile(str(KERNELS / f"{name}.mlir"))
    before = str(module)
    if environment is None:
        with pytest.raises(ValueError, match=re.escape(reason)) as error:
            av.lower_to_spirv(module, target)
        assert f"{target} can't have" in str(error.value)
    else:
        lowered = av.lower_to_spirv(module, target)
        assert av.check(lowered, target).ok
        spirv_module = lowered.body.operations[0]
        assert spirv_module.attributes["vce_triple"] == av.deduce(spirv_module)
        validate(av.spirv.serialize(lowered), environment, tmp_path)
    assert str(module) == before


def validate(binary: bytes, environment: str, folder: Path) -> None:
    validator = shutil.which("spirv-val")
    assert validator is not None, "spirv-val is missing (Debian: apt-get install spirv-tools)"
    file = folder / "kernel.spv"
    file.write_bytes(binary)
    command = [validator, "--target-env", environment, str(file)]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("type", ["memref<4xf32>", "memref<4xf32, #gpu.address_space<global>>"])
def test_memory_spaces_become_storage_classes(context: ir.Context, type: str) -> None:
    lowered = av.lower_to_spirv(ir.Module.parse(kernel(type)), "vulkan1.1")
    assert "bind(0, 0)" in str(lowered)
    assert ", StorageBuffer>" in str(lowered)


def test_an_attribute_is_a_target_too(context: ir.Context) -> None:
    module = ir.Module.parse(kernel())
    attribute = av.target("vulkan1.1")
    assert str(av.lower_to_spirv(module, attribute)) == str(av.lower_to_spirv(module, "vulkan1.1"))
    assert str(av.lower_to_spirv(module, str(attribute))) == str(av.lower_to_spirv(module, "vulkan1.1"))


REFUSALS = [
    ("module {}", "vulkan1.1", "no kernel to lower"),
    ("spirv.module Logical GLSL450 {}", "vulkan1.1", "the 'spirv.module' is already SPIR-V: serialize it"),
    (kernel(attributes=""), "vulkan1.1", "kernel 'k' doesn't state the size of its workgroups"),
    (
        kernel(attributes=SIZED_BY.format("workgroup_size = [64]")),
        "vulkan1.1",
        "kernel 'k' states the size of its workgroups by array<i32: 64>; expected three positive numbers",
    ),
    (
        kernel(attributes=SIZED_BY.format("workgroup_size = [64, 0, 1]")),
        "vulkan1.1",
        "kernel 'k' states the size of its workgroups by array<i32: 64, 0, 1>; expected three positive",
    ),
    (
        kernel(attributes=SIZED_BY.format("workgroup_size = [64, 1, 1], subgroup_size = 0")),
        "vulkan1.1",
        "kernel 'k' states subgroups of 0 invocations; the number must be positive",
    ),
    (
        kernel("memref<4xvector<3xf32>>"),
        "vulkan1.1",
        "#spirv.storage_class<StorageBuffer>>', whose vectors can't be contiguous in Vulkan; make them a "
        "dimension of the memref, or vectors of four",
    ),
    (
        kernel("memref<4xf16>"),
        "vulkan1.1",
        "'memref.load' has values of type 'memref<4xf16, #spirv.storage_class<",
    ),
    (kernel(), "tosa1.0:pro_fp", "'tosa1.0:pro_fp' is not a target of SPIR-V"),
    (kernel(), "vulkan1.9", "unknown target 'vulkan1.9'; did you mean"),
]


@pytest.mark.parametrize(("text", "target", "message"), REFUSALS)
def test_what_cannot_be_lowered_is_refused_with_a_reason(
    context: ir.Context, tmp_path: Path, text: str, target: str, message: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(message)) as error:
        av.lower_to_spirv(ir.Module.parse(text), target)
    assert "see current operation" not in str(error.value)

    file, output = tmp_path / "k.mlir", tmp_path / "k.spv"
    file.write_text(text)
    result = run("lower", file, "--target", target, "-o", output)
    assert result.code == (2 if "vulkan1.1" not in target else 1)
    assert message in result.err
    assert not output.exists()


def test_an_op_without_a_pattern_is_named(context: ir.Context) -> None:
    text = kernel().replace("gpu.return", 'gpu.printf "x"\n      gpu.return')
    with pytest.raises(ValueError, match=r"'gpu.printf' can't be converted for vulkan1.1"):
        av.lower_to_spirv(ir.Module.parse(text), "vulkan1.1")


def test_only_modules_can_be_lowered(context: ir.Context) -> None:
    outer = ir.Module.parse("spirv.module Logical GLSL450 {}")  # MLIR's ops don't keep it alive.
    module = outer.body.operations[0]
    with pytest.raises(ValueError, match=r"expected a 'builtin.module' to lower, not a 'spirv.module'"):
        av.lower_to_spirv(module, "vulkan1.1")


def test_the_command_writes_the_binary(tmp_path: Path) -> None:
    output = tmp_path / "saxpy.spv"
    result = run("lower", KERNELS / "saxpy.mlir", "--target", "vulkan1.1", "-o", output)
    assert (result.code, result.out, result.err) == (0, "", "")
    validate(output.read_bytes(), "vulkan1.1", tmp_path)


def fake_validator(folder: Path, script: str) -> str:
    """Returns a PATH on which spirv-val is a shell script."""
    tool = folder / "spirv-val"
    tool.write_text(f"#!/bin/sh\n{script}\n")
    tool.chmod(0o755)
    return str(folder)


def test_what_spirv_val_refuses_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(
        "PATH", fake_validator(tmp_path, 'echo "error: line 7: odd"; echo "  %1 = OpOdd"; exit 1')
    )
    kernel, output = KERNELS / "saxpy.mlir", tmp_path / "saxpy.spv"
    result = run("lower", kernel, "--target", "vulkan1.1", "-o", output)
    assert result.code == 1
    message = says(
        f"{kernel}: error: the result is not valid, says spirv-val", "line 7: odd\n    %1 = OpOdd\n"
    )
    assert re.match(message, result.err)
    assert not output.exists()

    result = run("lower", kernel, "--target", "vulkan1.1", "-o", output, "--no-validate")
    assert (result.code, result.err) == (0, "")
    assert output.exists()


def test_what_spirv_val_refuses_is_not_returned(
    context: ir.Context, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", fake_validator(tmp_path, 'echo "error: line 7: odd"; exit 1'))
    module = ir.Module.parseFile(str(KERNELS / "saxpy.mlir"))
    said = "^the result is not valid, says spirv-val --target-env vulkan1.1: error: line 7: odd$"
    with pytest.raises(ValueError, match=said):
        av.lower_to_spirv(module, "vulkan1.1")
    (refusal,) = av.lower_for_targets(module, ["vulkan1.1"]).refusals
    assert re.search(said, refusal.reasons[0])
    assert av.lower_to_spirv(module, "vulkan1.1", validate=False)
    assert not av.lower_for_targets(module, ["vulkan1.1"], validate=False).refusals


@pytest.mark.parametrize("younger", ["Invalid capability operand: 5116", "Invalid opcode: 6086"])
def test_an_old_spirv_val_has_no_say_in_what_is_younger(
    context: ir.Context, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, younger: str
) -> None:
    monkeypatch.setenv("PATH", fake_validator(tmp_path, f'echo "error: line 3: {younger}"; exit 1'))
    assert av.lower_to_spirv(ir.Module.parseFile(str(KERNELS / "saxpy.mlir")), "vulkan1.1")


@pytest.mark.parametrize(
    ("op", "keeps"),
    [
        ("%y = arith.mulf %x, %x : bf16", False),
        ("%z = arith.extf %x : bf16 to f32 %y = arith.truncf %z : f32 to bf16", True),
    ],
)
@pytest.mark.parametrize("emulate", [False, True])
def test_bf16_where_it_is_an_extension(context: ir.Context, op: str, keeps: bool, emulate: bool) -> None:
    """Nothing calculates with bf16, so `emulate` has no say: conversions stay where they are all there is."""
    text = f"""
    gpu.module @kernels {{
      gpu.func @k(%b: memref<8xbf16>) kernel attributes {{known_block_size = array<i32: 8, 1, 1>}} {{
        %i = gpu.thread_id x
        %x = memref.load %b[%i] : memref<8xbf16>
        {op}
        memref.store %y, %b[%i] : memref<8xbf16>
        gpu.return
      }}
    }}"""
    extended = "vulkan1.3+BFloat16TypeKHR+StorageBuffer16BitAccess"
    for target in (extended, "vulkan1.3+Float16", "vulkan1.0"):
        lowered = av.lower_to_spirv(ir.Module.parse(text), target, emulate=emulate)
        assert av.check(lowered, target).ok
        assert ("bf16" in str(lowered)) == (keeps and target == extended and not emulate)


def test_bf16_that_is_not_emulated_names_the_way(context: ir.Context) -> None:
    text = """
    gpu.module @kernels {
      gpu.func @k(%x: bf16, %b: memref<8xbf16>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
        %i = gpu.thread_id x
        memref.store %x, %b[%i] : memref<8xbf16>
        gpu.return
      }
    }"""
    with pytest.raises(ValueError, match="'bf16' can't be emulated: pass an argument in a memref"):
        av.lower_to_spirv(ir.Module.parse(text), "vulkan1.3")


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("%y = arith.sitofp %x : i64 to f64", "they are converted only from and to f32"),
        (
            "scf.for %j = %x to %x step %x : i64 { memref.store %x, %b[%i] : memref<8xi64> }",
            "the induction variable of a loop must be 'index' or have 32 bits",
        ),
    ],
)
def test_what_pairs_of_i32_are_not_for(context: ir.Context, body: str, said: str) -> None:
    text = f"""
    gpu.module @kernels {{
      gpu.func @k(%b: memref<8xi64>) kernel attributes {{known_block_size = array<i32: 8, 1, 1>}} {{
        %i = gpu.thread_id x
        %x = memref.load %b[%i] : memref<8xi64>
        {body}
        gpu.return
      }}
    }}"""
    with pytest.raises(ValueError, match=f"on numbers of type 'i64' can't be emulated: {said}"):
        av.lower_to_spirv(ir.Module.parse(text), "vulkan1.1", emulate=True)
    with pytest.raises(ValueError, match="the option 'emulate' calculates with pairs of 32 bits"):
        av.lower_to_spirv(ir.Module.parse(text), "vulkan1.1")


_PAIR = "memref<8xvector<2xi64>>"


@pytest.mark.parametrize(
    ("argument", "body", "said"),
    [
        ("%x: i64", "", "pass an argument in a memref, not by value"),
        (
            f"%a: {_PAIR}",
            f"%x = memref.load %a[%i] : {_PAIR} memref.store %x, %a[%i] : {_PAIR}",
            "vectors of them can't be in memory",
        ),
    ],
)
def test_arguments_of_i64(context: ir.Context, argument: str, body: str, said: str) -> None:
    text = f"""
    gpu.module @kernels {{
      gpu.func @k({argument}) kernel attributes {{known_block_size = array<i32: 8, 1, 1>}} {{
        %i = gpu.thread_id x
        {body}
        gpu.return
      }}
    }}"""
    with pytest.raises(ValueError, match=f"'i64' can't be emulated: {said}"):
        av.lower_to_spirv(ir.Module.parse(text), "vulkan1.1", emulate=True)


def test_spirv_val_may_be_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    output = tmp_path / "saxpy.spv"
    result = run("lower", KERNELS / "saxpy.mlir", "--target", "vulkan1.1", "-o", output)
    assert (result.code, result.err) == (0, "")
    assert output.exists()


def test_an_output_that_cannot_be_written_is_an_error(tmp_path: Path) -> None:
    output = tmp_path / "missing" / "saxpy.spv"
    result = run("lower", KERNELS / "saxpy.mlir", "--target", "vulkan1.1", "-o", output)
    assert result.code == 2
    assert f"{output}: error: can't be written: no such file or directory" in result.err


def test_lower_writes_to_standard_output(tmp_path: Path) -> None:
    arguments = ("lower", KERNELS / "saxpy.mlir", "--target", "vulkan1.1", "-o")
    file = tmp_path / "saxpy.spv"
    assert run(*arguments, file).code == 0
    command = [sys.executable, "-m", "mlir.availability", *map(str, arguments), "-"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, file.read_bytes(), b"")
    several = run_process(*arguments, "-", "--manifest")
    message = "--output: error: '-' takes one binary; name a folder for a manifest\n"
    assert (several.code, several.out, several.err) == (2, "", message)


def test_a_target_with_spaces(context: ir.Context) -> None:
    module = ir.Module.parse((KERNELS / "saxpy.mlir").read_text(), context)
    spaced, plain = (str(av.lower_to_spirv(module, f"vulkan1.1{plus}Float16")) for plus in (" + ", "+"))
    assert spaced == plain


def test_a_binary_holds_one_module(tmp_path: Path) -> None:
    module = kernel().removeprefix("module {\n").removesuffix("}\n")
    file, output = tmp_path / "two.mlir", tmp_path / "two.spv"
    file.write_text(module + module.replace("@kernels", "@others"))
    result = run("lower", file, "--target", "vulkan1.1", "-o", output)
    assert result.code == 2
    assert "expected one spirv.module to serialize, but there are 2" in result.err
    assert not output.exists()


@pytest.mark.parametrize(
    ("name", "target"), [(name, target) for name, target, environment, _ in CASES if environment is not None]
)
def test_kernels_compute_what_numpy_does(
    context: ir.Context, lavapipe_here: None, name: str, target: str
) -> None:
    kind = np.float16 if name == "dot_f16" else np.float32
    # Small integers: every sum is exact in any order.
    random = np.random.default_rng(0)
    x, y = (random.integers(-8, 8, 4096).astype(kind) for _ in range(2))
    module = ir.Module.parseFile(str(KERNELS / f"{name}.mlir"))
    binary = av.spirv.serialize(av.lower_to_spirv(module, target))
    if name == "saxpy":
        factor = np.array([3], np.float32)
        result = av.vulkan.run(binary, name, [factor, x, y], workgroups=[64])
        expected = factor * x + y
    else:
        result = av.vulkan.run(binary, name, [x, y, np.zeros(1, np.float32)])
        expected = np.array([np.dot(x.astype(np.float32), y.astype(np.float32))])
    np.testing.assert_array_equal(result.buffers[0, 2], expected)


NARROW = """\
gpu.module @kernels {{
  gpu.func @k(%x: memref<8x{type}>, %out: memref<8xi32>) kernel
      attributes {{known_block_size = array<i32: 8, 1, 1>}} {{
    %i = gpu.thread_id x
    %v = memref.load %x[%i] : memref<8x{type}>
    {body}
    memref.store %r, %out[%i] : memref<8xi32>
    gpu.return
  }}
}}
"""
ATTRIBUTIONS = """\
gpu.module @kernels {
  gpu.func @k(%x: memref<8xi32>, %out: memref<8xi32>)
      workgroup(%shared: memref<8xi32, #gpu.address_space<workgroup>>)
      private(%own: memref<2xi32, #gpu.address_space<private>>) kernel
      attributes {known_block_size = array<i32: 8, 1, 1>} {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c7 = arith.constant 7 : index
    %v = memref.load %x[%i] : memref<8xi32>
    memref.store %v, %own[%c0] : memref<2xi32, #gpu.address_space<private>>
    memref.store %v, %shared[%i] : memref<8xi32, #gpu.address_space<workgroup>>
    gpu.barrier
    %j = arith.subi %c7, %i : index
    %w = memref.load %shared[%j] : memref<8xi32, #gpu.address_space<workgroup>>
    %u = memref.load %own[%c0] : memref<2xi32, #gpu.address_space<private>>
    %r = arith.muli %u, %w : i32
    memref.store %r, %out[%i] : memref<8xi32>
    gpu.return
  }
}
"""


@pytest.mark.parametrize("target", ["vulkan1.0", "lavapipe"])
def test_memory_declared_by_a_kernel(context: ir.Context, lavapipe_here: None, target: str) -> None:
    binary = av.spirv.serialize(av.lower_to_spirv(ir.Module.parse(ATTRIBUTIONS), target))
    av.spirv.validate(binary, av.target(target))
    x = np.arange(8, dtype=np.int32)
    result = av.vulkan.run(binary, "k", [x, np.zeros(8, np.int32)])
    np.testing.assert_array_equal(result.buffers[0, 1], x * x[::-1])


WIDE = "%w = arith.extsi %v : {type} to i32\n%r = arith.muli %w, %w : i32"
DIVIDE = "%q = arith.divsi %v, %v : {type}\n%r = arith.extsi %q : {type} to i32"


@pytest.mark.parametrize("kind", [np.int8, np.int16])
@pytest.mark.parametrize("target", ["vulkan1.1", "lavapipe"])
def test_narrow_integers_in_memory(
    context: ir.Context, lavapipe_here: None, target: str, kind: type[np.signedinteger]
) -> None:
    """A target without them gets them out of 32-bit words, with the same result."""
    name = f"i{8 * np.dtype(kind).itemsize}"
    text = NARROW.format(type=name, body=WIDE.format(type=name))
    binary = av.spirv.serialize(av.lower_to_spirv(ir.Module.parse(text), target))
    x = np.array([100, -100, 1, -1, 127, -128, 64, 0], kind)
    result = av.vulkan.run(binary, "k", [x, np.zeros(8, np.int32)])
    np.testing.assert_array_equal(result.buffers[0, 1], x.astype(np.int32) ** 2)


@pytest.mark.parametrize("name", ["i8", "i16"])
def test_arithmetic_in_fewer_bits_is_refused_where_there_is_none(context: ir.Context, name: str) -> None:
    """In 32 bits it would have other results."""
    module = ir.Module.parse(NARROW.format(type=name, body=DIVIDE.format(type=name)))
    with pytest.raises(
        ValueError, match=rf"'arith.divsi' has values of type '{name}', which vulkan1.1 can't"
    ):
        av.lower_to_spirv(module, "vulkan1.1")
    assert av.check(av.lower_to_spirv(module, "lavapipe"), "lavapipe").ok


@pytest.mark.parametrize("target", [f"spirv1.{minor}" for minor in range(3, 7)] + ["vulkan1.3+all"])
def test_targets_with_addresses_get_descriptors(context: ir.Context, target: str) -> None:
    lowered = av.lower_to_spirv(ir.Module.parse(kernel()), target)
    assert "spirv.module @__spv__kernels Logical GLSL450" in str(lowered)
    assert av.check(lowered, target).ok


SUM_OF_SUBGROUP = """\
gpu.module @kernels {
  gpu.func @k(%out: memref<64xi32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.thread_id x
    %one = arith.constant 1 : i32
    %sum = gpu.subgroup_reduce add %one : (i32) -> i32
    memref.store %sum, %out[%i] : memref<64xi32>
    gpu.return
  }
}
"""
WITH_SUBGROUPS = "vulkan1.1+GroupNonUniformArithmetic"


def test_emulated_subgroups_are_noted(tmp_path: Path) -> None:
    """Their size is not the device's, so results may differ: once for each target, only where they are."""
    file = tmp_path / "k.mlir"
    file.write_text(SUM_OF_SUBGROUP)
    place = f"{file}:5:12: note: 'gpu.subgroup_reduce' is emulated on"
    result = run("lower", file, "-t", "vulkan1.1", "-o", tmp_path / "k.spv")
    assert result.code == 0
    assert result.err.startswith(f"{place} vulkan1.1: a subgroup is 64 invocations of the workgroup")
    result = run("lower", file, "-t", WITH_SUBGROUPS, "-o", tmp_path / "k.spv")
    assert (result.code, result.err) == (0, "")
    targets = [f"--target={target}" for target in ("vulkan1.1", WITH_SUBGROUPS, "vulkan1.3")]
    result = run("lower", file, *targets, "-o", tmp_path / "k")
    assert result.code == 0
    notes = [line for line in result.err.splitlines() if "note: " in line]
    assert [line[: len(place) + 10] for line in notes] == [f"{place} vulkan1.1", f"{place} vulkan1.3"]


def test_handlers_receive_the_remark_on_emulated_subgroups(context: ir.Context) -> None:
    found = []
    with context.attach_diagnostic_handler(lambda diagnostic: bool(found.append(diagnostic.message))):
        av.lower_to_spirv(ir.Module.parse(SUM_OF_SUBGROUP), "vulkan1.1")
        av.lower_to_spirv(ir.Module.parse(SUM_OF_SUBGROUP), WITH_SUBGROUPS)
    (message,) = found
    assert message.startswith("'gpu.subgroup_reduce' is emulated on vulkan1.1")


def test_emulated_numbers_of_subgroups_are_noted(tmp_path: Path) -> None:
    """Vulkan 1.0 has no built-ins for them."""
    file = tmp_path / "k.mlir"
    query = "%lane = gpu.lane_id\n    %sum = arith.index_cast %lane : index to i32"
    file.write_text(SUM_OF_SUBGROUP.replace("%sum = gpu.subgroup_reduce add %one : (i32) -> i32", query))
    result = run("lower", file, "-t", "vulkan1.0", "-o", tmp_path / "k.spv")
    assert result.code == 0
    assert ":5:13: note: 'gpu.lane_id' is emulated on vulkan1.0: a subgroup is 64 invocations" in result.err
    result = run("lower", file, "-t", "vulkan1.1", "-o", tmp_path / "k.spv")
    assert (result.code, result.err) == (0, "")
