# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs compute shaders on lavapipe and compares with NumPy."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import mlir.availability as av
import numpy as np
import pytest
from command_line import run as run_cli
from debian_12 import NEEDS_DEBIAN_12
from messages import says
from mlir import ir
from mlir.availability import vulkan

GROUPS = 7
"""An odd number of workgroups of 5: each shader works on 35 elements."""
SIZE = 5 * GROUPS


pytestmark = pytest.mark.usefixtures("lavapipe")


def shader(op: str, kind: str, width: int, *, length: int | None = SIZE, factor: bool = False) -> bytes:
    """Makes ``c[i] = op(a[i], b[i])``, or ``op(a[i], factor)`` with a push constant for b.

    Args:
        op: the name of an op of two operands.
        kind: the type of elements.
        width: its bytes.
        length: of the arrays; None for run-time arrays.
    """
    array = f"!spirv.array<{length} x {kind}, stride={width}>"
    if length is None:
        array = f"!spirv.rtarray<{kind}, stride={width}>"
    buffer = f"!spirv.ptr<!spirv.struct<({array} [0]), Block>, StorageBuffer>"
    element = f"!spirv.ptr<{kind}, StorageBuffer>"
    constants = f"!spirv.ptr<!spirv.struct<({kind} [0]), Block>, PushConstant>"
    second = f"""
      %pb = spirv.mlir.addressof @b : {buffer}
      %eb = spirv.AccessChain %pb[%zero, %i] : {buffer}, i32, i32 -> {element}
      %vb = spirv.Load "StorageBuffer" %eb : {kind}"""
    variable = f"spirv.GlobalVariable @b bind(0, 1) : {buffer}"
    if factor:
        second = f"""
      %pb = spirv.mlir.addressof @b : {constants}
      %eb = spirv.AccessChain %pb[%zero] : {constants}, i32 -> !spirv.ptr<{kind}, PushConstant>
      %vb = spirv.Load "PushConstant" %eb : {kind}"""
        variable = f"spirv.GlobalVariable @b : {constants}"
    text = f"""
    spirv.module Logical GLSL450 {{
      spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
      spirv.GlobalVariable @a bind(0, 0) : {buffer}
      {variable}
      spirv.GlobalVariable @c bind(1, 4) : {buffer}
      spirv.func @main() "None" {{
        %zero = spirv.Constant 0 : i32
        %pid = spirv.mlir.addressof @id : !spirv.ptr<vector<3xi32>, Input>
        %vid = spirv.Load "Input" %pid : vector<3xi32>
        %i = spirv.CompositeExtract %vid[0 : i32] : vector<3xi32>
        %pa = spirv.mlir.addressof @a : {buffer}
        %ea = spirv.AccessChain %pa[%zero, %i] : {buffer}, i32, i32 -> {element}
        %va = spirv.Load "StorageBuffer" %ea : {kind}
        {second}
        %vc = {op} %va, %vb : {kind}
        %pc = spirv.mlir.addressof @c : {buffer}
        %ec = spirv.AccessChain %pc[%zero, %i] : {buffer}, i32, i32 -> {element}
        spirv.Store "StorageBuffer" %ec, %vc : {kind}
        spirv.Return
      }}
      spirv.EntryPoint "GLCompute" @main, @id
      spirv.ExecutionMode @main "LocalSize", 5, 1, 1
    }}"""
    with ir.Context():
        module = ir.Module.parse(text)
        module.body.operations[0].attributes["vce_triple"] = av.deduce(module)
        return av.spirv.serialize(module)


Function = Callable[[Any, Any], Any]
# Op, element in SPIR-V and in NumPy, what NumPy calls the op.
CASES: list[tuple[str, str, str, Function]] = [
    ("spirv.FAdd", "f32", "float32", np.add),
    ("spirv.FMul", "f32", "float32", np.multiply),
    ("spirv.FMul", "f16", "float16", np.multiply),
    ("spirv.FSub", "f64", "float64", np.subtract),
    ("spirv.IAdd", "i8", "int8", np.add),
    ("spirv.IMul", "i16", "int16", np.multiply),
    ("spirv.ISub", "i32", "int32", np.subtract),
    ("spirv.BitwiseXor", "i32", "uint32", np.bitwise_xor),
    ("spirv.IMul", "i64", "int64", np.multiply),
]


def numbers(seed: int, dtype: str) -> Any:
    """Returns numbers of a type, some of them at its limits."""
    generator = np.random.default_rng(seed)
    kind = np.dtype(dtype)
    if kind.kind == "f":
        return generator.standard_normal(SIZE).astype(kind)
    limits = np.iinfo(kind)
    return generator.integers(limits.min, limits.max, SIZE, dtype=kind, endpoint=True)


@pytest.mark.parametrize(("op", "kind", "dtype", "function"), CASES)
@pytest.mark.parametrize("length", [SIZE, None])
def test_shaders_compute_what_numpy_does(
    op: str, kind: str, dtype: str, function: Function, length: int | None
) -> None:
    a, b, c = numbers(1, dtype), numbers(2, dtype), np.zeros(SIZE, dtype)
    spv = shader(op, kind, c.itemsize, length=length)
    result = vulkan.run(spv, "main", [a, b, c], [GROUPS])
    assert list(result.buffers) == [(0, 0), (0, 1), (1, 4)]
    found = result.buffers[1, 4]
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(found, function(a, b))
    assert found.dtype == c.dtype
    # The argument is unchanged.
    assert not c.any()
    np.testing.assert_array_equal(result.buffers[0, 0], a)


def test_push_constants_and_named_bindings() -> None:
    spv = shader("spirv.FMul", "f32", 4, factor=True)
    a, c = numbers(1, "float32").reshape(5, 7), np.zeros((5, 7), np.float32)
    result = vulkan.run(spv, "main", {0: a, (1, 4): c}, [GROUPS, 1], np.array([2.5], np.float32), timing=True)
    np.testing.assert_array_equal(result.buffers[1, 4], a * np.float32(2.5))
    assert result.seconds is not None
    assert result.seconds >= 0
    assert result.device.type == "CPU"


@pytest.mark.parametrize("length", [9, None])
@pytest.mark.parametrize("count", [33, 34, 35, 36])
def test_bytes_in_words(count: int, length: int | None) -> None:
    """Bytes may end within the last word, which is padded with zeros."""
    spv = shader("spirv.BitwiseXor", "i32", 4, length=length)
    a, b = (numbers(seed, "int8")[:1].repeat(count) for seed in (1, 2))
    result = vulkan.run(spv, "main", [a, b, np.ones(count, np.int8)], [GROUPS])
    found = result.buffers[1, 4]
    np.testing.assert_array_equal(found, a ^ b)
    assert found.shape == (count,)


def test_an_unused_argument_keeps_its_place() -> None:
    """A kernel's argument has its place whether the kernel uses it or not."""
    text = """
      gpu.module @kernels {
        gpu.func @copy(%x: memref<35xf32>, %unused: memref<35xf32>, %y: memref<35xf32>) kernel
            attributes {known_block_size = array<i32: 5, 1, 1>} {
          %i = gpu.global_id x
          %v = memref.load %x[%i] : memref<35xf32>
          memref.store %v, %y[%i] : memref<35xf32>
          gpu.return
        }
      }"""
    with ir.Context():
        spv = av.spirv.serialize(av.lower_to_spirv(ir.Module.parse(text), "vulkan1.0"))
    x, zeros = numbers(1, "float32"), np.zeros(SIZE, np.float32)
    for passed in ([x, zeros, zeros], [x, zeros], {0: x, 1: x, 2: zeros}, {0: x, 2: zeros}):
        result = vulkan.run(spv, "copy", passed, [GROUPS])
        np.testing.assert_array_equal(result.buffers[0, 2], x)
        assert len(result.buffers) == len(passed)
    message = (
        r"2 buffers, at (set, binding) [(0, 0), (0, 2)] (and doesn't use [(0, 1)]), but 1 arrays are passed"
    )
    with pytest.raises(ValueError, match=re.escape(message)):
        vulkan.run(spv, "copy", [x], [GROUPS])


SPV = shader("spirv.FAdd", "f32", 4)
RUN_TIME = shader("spirv.FAdd", "f32", 4, length=None)
FACTOR = shader("spirv.FMul", "f32", 4, factor=True)
THREE = [np.zeros(SIZE, np.float32)] * 3
WHICH = r"the shader has 3 buffers, at (set, binding) [(0, 0), (0, 1), (1, 4)], but "
# What is passed, and the error.
WRONG: list[tuple[tuple[Any, ...], str]] = [
    ((b"no", "main", THREE), "not a valid SPIR-V module ... 2 bytes"),
    ((SPV, "mian", THREE), "no compute shader 'mian' ... main"),
    ((SPV, "main", THREE[:2]), WHICH + "2 arrays are passed"),
    ((SPV, "main", {0: THREE[0], 1: THREE[0]}), WHICH + "arrays are passed for [(0, 0), (0, 1)]"),
    (
        (SPV, "main", [*THREE[:2], np.zeros(SIZE + 1, np.float32)]),
        "buffer (1, 4): 'c' has 140 bytes ... 144",
    ),
    (
        (RUN_TIME, "main", [*THREE[:2], np.zeros(0, np.float32)]),
        "buffer (1, 4): 'c' has 0 and one or more times 4 bytes ... 0",
    ),
    ((SPV, "main", THREE, (1,), b"1234"), "no push constants ... 4 bytes"),
    ((FACTOR, "main", THREE[:2]), "push constants: 'b' has 4 bytes ... 0"),
    ((SPV, "main", THREE, (0,)), "workgroups ... 1 to 65535, not (0,)"),
    (
        (SPV, "main", THREE, (1, 1, 1, 1)),
        "workgroups ... 1 to 65535, not (1, 1, 1, 1)",
    ),
    ((SPV, "main", THREE, 7), "workgroups ... 1 to 65535, not 7"),
    ((SPV, "main", THREE, []), "workgroups ... 1 to 65535, not []"),
    (
        (SPV, "main", [*THREE[:2], THREE[2].astype(">f4")]),
        "buffer 2: '>f4' has another byte order ... pass array.astype(",
    ),
    (
        (SPV, "main", [*THREE[:2], np.array(["x"] * SIZE)]),
        "buffer 2: ... numbers ... not one of '<U1'",
    ),
    (
        (SPV, "main", {0: THREE[0], (0, 1): THREE[1], (1, 4): np.array([None])}),
        "buffer (1, 4): ... numbers ... not one of 'object'",
    ),
    (
        (FACTOR, "main", THREE[:2], (1,), np.array([None])),
        "push constants: ... numbers ... not one of 'object'",
    ),
]


@pytest.mark.parametrize("timeout", [-1, 1e6, math.nan, math.inf, None, "5"])
def test_a_timeout_out_of_range_is_refused(timeout: Any) -> None:
    with pytest.raises(ValueError, match=says("timeout", "0 to 86400", f"not {timeout!r}")):
        vulkan.run(SPV, "main", THREE, timeout=timeout)


def test_numbers_of_numpy() -> None:
    result = vulkan.run(SPV, "main", THREE, np.array([1]), timeout=np.float64(60))
    assert sorted(result.buffers) == [(0, 0), (0, 1), (1, 4)]


@pytest.mark.parametrize(
    ("arguments", "options", "message"),
    [
        (("add.spv", "main", THREE), {}, "expected the bytes of a SPIR-V binary, not str"),
        ((7, "main", THREE), {}, "expected the bytes of a SPIR-V binary, not int"),
        ((SPV, None, THREE), {}, "an entry point is named by a str, not by a NoneType"),
        (
            (SPV, "main", {"0": THREE[0]}),
            {},
            "by (set, binding) or by (set, binding, number), not by '0'",
        ),
        (
            (SPV, "main", {(0, 1, 2, 3): THREE[0]}),
            {},
            "by (set, binding) or by (set, binding, number), not by (0, 1, 2, 3)",
        ),
        ((SPV, "main", THREE), {"device": 0}, "expected one of av.vulkan.devices(), not int"),
    ],
)
def test_run_refuses_wrong_types(arguments: tuple[Any, ...], options: dict[str, Any], message: str) -> None:
    with pytest.raises(TypeError, match=says(message)):
        vulkan.run(*arguments, **options)


def test_a_device_of_another_type_is_refused() -> None:
    with ir.Context(), pytest.raises(TypeError, match=says("av.vulkan.devices()", "not int")):
        vulkan.device_target(device=0)  # type: ignore[arg-type]


@pytest.mark.parametrize(("arguments", "message"), WRONG)
def test_run_refuses_wrong_arguments(arguments: tuple[Any, ...], message: str) -> None:
    with pytest.raises(ValueError, match=says(message)):
        vulkan.run(*arguments)


def test_run_says_what_all_devices_lack() -> None:
    (device,) = vulkan.devices()
    none: frozenset[str] = frozenset()
    lacks = frozenset({"shaderFloat64"})
    bare = vulkan.DeviceInfo(0, "bare", (1, 1, 0), 0, 0, "Other", none, none, {}, lacks)
    with pytest.raises(vulkan.NotOfferedError, match=r"(?s)^no device can run it\n  0: bare: .*Float64"):
        vulkan.run(shader("spirv.FSub", "f64", 8), "main", [np.zeros(SIZE)] * 3, device=bare)
    # The real one does.
    vulkan.run(shader("spirv.FSub", "f64", 8), "main", [np.zeros(SIZE)] * 3, device=device)


def test_no_file_stays_open() -> None:
    vulkan.run(SPV, "main", THREE)
    before = len(list(Path("/proc/self/fd").iterdir()))
    for _ in range(3):
        vulkan.run(SPV, "main", THREE)
    assert len(list(Path("/proc/self/fd").iterdir())) == before


# ---------------------------------------------------------------------------------------------------------
# The command line
# ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory, the current one, with shaders and arrays."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "add.spv").write_bytes(SPV)
    (tmp_path / "factor.spv").write_bytes(FACTOR)
    (tmp_path / "kernel.mlir").write_text("module {}")
    np.save("a.npy", numbers(1, "float32"))
    np.save("b.npy", numbers(2, "float32"))
    np.save("factor.npy", np.array([2.5], np.float32))
    return tmp_path


ZEROS = ("-b", f"1:4=zeros:float32:5x{GROUPS}")
THREE_FILES = ("-b", "0=a.npy", "-b", "1=b.npy", *ZEROS)


def test_the_command_runs_a_shader(files: Path) -> None:
    result = run_cli(
        "run", "add.spv", "-w", str(GROUPS), "-b", "0=a.npy", "-b", "1=b.npy", *ZEROS, "-o", "1:4=c.npy"
    )
    assert (result.code, result.err) == (0, "")
    first, second = result.out.splitlines()
    assert first.startswith("add.spv: ran on llvmpipe")
    assert second == "  set 1, binding 4: wrote c.npy"
    expected = np.load("a.npy") + np.load("b.npy")
    np.testing.assert_array_equal(np.load("c.npy"), expected.reshape(5, GROUPS))


def test_the_command_writes_json(files: Path) -> None:
    options = ("--push-constants", "factor.npy", "--time", "--format", "json")
    result = run_cli("run", "factor.spv", "-b", "0=a.npy", *ZEROS, *options)
    assert (result.code, result.err) == (0, "")
    schema = Path(next(iter(av.__path__))) / "schemas/run.schema.json"
    jsonschema.validate(result.json, json.loads(schema.read_text()))
    assert result.json["outputs"] == []
    assert result.json["seconds"] >= 0


CLI_ERRORS = [
    (("missing.spv",), "missing.spv: error: no such file or directory"),
    (
        ("a.npy",),
        "a.npy: error: not a valid SPIR-V module: it doesn't begin with the magic number 0x07230203",
    ),
    (("add.spv",), "add.spv: error: " + WHICH + "no array is passed"),
    (
        ("add.spv", "-e", "x"),
        "add.spv: error: the module has no compute shader 'x' ... main\n  --entry-point names the shader",
    ),
    (
        ("add.spv", "-w", "1x"),
        "--workgroups: error: '1x' ... 64, 8x8",
    ),
    (("add.spv", "-b", "a.npy"), "--buffer: error: 'a.npy' is not [SET:]BINDING=VALUE"),
    (("add.spv", "-b", "0=x.npy"), "--buffer 0: error: 'x.npy': no such file or directory"),
    (("add.spv", *ZEROS, *ZEROS), "--buffer: error: set 1, binding 4 is given twice"),
    (("add.spv", "-o", "3=c.npy"), "--output: error: there is no --buffer for set 0, binding 3"),
    (
        ("add.spv", "-b", "0=zeros:object:3"),
        "--buffer 0: error: 'object' ... such as float32",
    ),
    (
        ("add.spv", "-b", f"0=zeros:int8:{10**11}x{10**11}"),
        f"--buffer 0: error: 'zeros:int8:{10**11}x{10**11}' is too large",
    ),
    (
        ("add.spv", "-b", "0=zeros:float32"),
        "--buffer 0: error: 'zeros:float32' ... zeros:TYPE:SHAPE ... zeros:float32:5x7",
    ),
    (
        ("add.spv", "-b", "0=a.npy", "-b", "1=b.npy", "-o", "0=c.npy", "-o", "1=c.npy"),
        "--output: error: two results ... 'c.npy' ... name another file",
    ),
    (
        ("kernel.mlir",),
        "kernel.mlir: error: not a SPIR-V binary, but MLIR ... 'mlir-availability lower'",
    ),
    (
        ("add.spv", *THREE_FILES, "-o", "1=missing/c.npy"),
        "missing/c.npy: error: can't be written: no such file or directory",
    ),
    (
        ("add.spv", *THREE_FILES, "--timeout", "nan"),
        "add.spv: error: timeout ... 0 to 86400, not nan",
    ),
]


@pytest.mark.parametrize(("arguments", "message"), CLI_ERRORS)
def test_the_command_names_wrong_options(arguments: tuple[str, ...], message: str, files: Path) -> None:
    result = run_cli("run", *arguments)
    assert (result.code, result.out, result.err.count("\n")) == (2, "", message.count("\n") + 1)
    assert re.match(says(message), result.err)


def test_the_command_refuses_files_that_are_no_arrays(files: Path) -> None:
    Path("bad.npy").write_bytes(b"\x93NUMPY\x01\x00\x05\x00abc")
    result = run_cli("run", "add.spv", "-b", "0=bad.npy")
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("--buffer 0: error: 'bad.npy' is not a .npy file that can be read: ")


class _Harm:
    """Writes a file when it is unpickled."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Path.write_text, (Path("harm"), "done")


def test_the_command_reads_no_pickles(files: Path) -> None:
    """A .npy file of objects could run any code."""
    np.save("bad.npy", np.array([_Harm()]), allow_pickle=True)
    result = run_cli("run", "add.spv", "-b", "0=bad.npy")
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("--buffer 0: error: 'bad.npy' is not a .npy file that can be read: ")
    assert not Path("harm").exists()


@NEEDS_DEBIAN_12
def test_the_command_says_what_all_devices_lack(files: Path) -> None:
    """lavapipe has no cooperative matrices, before Mesa 25."""
    with ir.Context():
        module = ir.Module.parse(
            "spirv.module Logical Vulkan requires #spirv.vce<v1.6, "
            "[Shader, VulkanMemoryModel, CooperativeMatrixKHR], [SPV_KHR_cooperative_matrix]> {"
            'spirv.func @main() "None" { spirv.Return } '
            'spirv.EntryPoint "GLCompute" @main spirv.ExecutionMode @main "LocalSize", 1, 1, 1 }'
        )
        Path("matrix.spv").write_bytes(av.spirv.serialize(module))
    result = run_cli("run", "matrix.spv")
    assert (result.code, result.out) == (1, "")
    assert result.err.startswith("matrix.spv: error: no device can run it\n  0: llvmpipe")
    assert "CooperativeMatrixKHR" in result.err


TWO_KERNELS = """
func.func @f(%a: tensor<8x8xf32>) -> tensor<f32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<f32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<f32>) -> tensor<f32>
  %b = math.exp %a : tensor<8x8xf32>
  %0 = linalg.reduce ins(%b : tensor<8x8xf32>) outs(%init : tensor<f32>) dimensions = [0, 1]
    (%x: f32, %sum: f32) {
      %1 = arith.addf %x, %sum : f32
      linalg.yield %1 : f32
    }
  return %0 : tensor<f32>
}"""


def test_a_function_that_became_several_shaders(context: ir.Context) -> None:
    """Its name is not that of a shader, and the error says how to call it."""
    spv = av.spirv.serialize(av.lower_to_spirv(ir.Module.parse(TWO_KERNELS), "vulkan1.1"))
    with pytest.raises(ValueError, match=says("no compute shader 'f'", "f_0, f_1, f_2", "vulkan.compile")):
        vulkan.run(spv, "f", [])
