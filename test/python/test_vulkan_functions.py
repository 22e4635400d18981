# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions that are called on a device that stays open, under the validation layers."""

from __future__ import annotations

import dataclasses
import inspect
import json
import pydoc
import struct
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import mlir.availability as av
import numpy as np
import pytest
from command_line import run
from function_cases import EXAMPLES, FUNCTION_CASES
from messages import says
from mlir import ir
from mlir.availability import vulkan
from mlir.availability.vulkan import _device
from mlir.availability.vulkan._large_shaders import warn_if_large
from practice_cases import CASES, case_of, text_of
from pushed_kernels import PUSHED, SIZE, kernel, module

LAYER = """
func.func @layer(%x: tensor<?x6xf32> loc("x"), %w: tensor<6x4xf32> loc("w")) -> tensor<?x4xf32>
    attributes {doc = "A layer without a bias."} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x6xf32>
  %empty = tensor.empty(%n) : tensor<?x4xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x4xf32>) -> tensor<?x4xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<?x6xf32>, tensor<6x4xf32>)
      outs(%init : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}"""
ADD = """
func.func @add(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %x[%i] : memref<?xf32>
    %w = memref.load %y[%i] : memref<?xf32>
    %p = arith.mulf %a, %v : f32
    %s = arith.addf %p, %w : f32
    memref.store %s, %y[%i] : memref<?xf32>
  }
  return
}"""


@pytest.fixture(scope="module")
def device(lavapipe: None) -> Iterator[vulkan.Device]:
    with vulkan.Device(cache=False) as found:
        yield found


@pytest.fixture(scope="module")
def layer(device: vulkan.Device) -> vulkan.Function:
    return vulkan.compile(LAYER, device=device)


@pytest.fixture(scope="module")
def add(device: vulkan.Device) -> vulkan.Function:
    return vulkan.compile(ADD, device=device)


def random(*shape: int) -> Any:
    return np.random.default_rng(sum(shape)).random(shape, np.float32)


# ===-----------------------------------------------------------------------------------------------===
# Calls
# ===-----------------------------------------------------------------------------------------------===


@pytest.mark.parametrize("name", [name for name in CASES if not case_of(name).workgroups])
def test_functions_of_practice_compute_what_numpy_does(device: vulkan.Device, name: str) -> None:
    """Functions from practice agree with NumPy."""
    case = case_of(name)
    function = vulkan.compile(text_of(name, case), name, device=device, emulate=True)
    results = function._function.results
    inputs = [
        np.array(array)
        for index, array in enumerate(case.arguments)
        if array is not None and index not in results
    ]
    returned = function(*inputs)
    found = dict(zip(results, returned if isinstance(returned, tuple) else [returned], strict=False))
    places = [index for index in range(len(case.arguments)) if index not in results]
    found |= dict(zip(places, inputs, strict=True))
    for place, expected in case.expected.items():
        largest = np.abs(expected).max()
        array = np.asarray(found[place]).reshape(expected.shape)
        if array.dtype.name == "bfloat16":
            array = array.view(np.uint16)
        np.testing.assert_allclose(
            array, expected, case.tolerance, case.tolerance and case.tolerance * largest
        )


def test_more_sizes_than_push_constants_hold(device: vulkan.Device) -> None:
    """They are passed in a buffer, which is none of the function's."""
    kind, count = "memref<?x?x?xf32>", 17
    arguments = ", ".join(f"%a{number}: {kind}" for number in range(count))
    loads = [f"%v{number} = memref.load %a{number}[%i, %j, %k] : {kind}" for number in range(count)]
    sums = [f"%s{number + 1} = arith.addf %s{number}, %v{number} : f32" for number in range(count)]
    function = vulkan.compile(
        f"""
        func.func @total({arguments}, %y: {kind}) {{
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %c2 = arith.constant 2 : index
          %l = memref.dim %y, %c0 : {kind}
          %m = memref.dim %y, %c1 : {kind}
          %n = memref.dim %y, %c2 : {kind}
          %s0 = arith.constant 0.0 : f32
          scf.parallel (%i, %j, %k) = (%c0, %c0, %c0) to (%l, %m, %n) step (%c1, %c1, %c1) {{
            {" ".join(loads + sums)}
            memref.store %s{count}, %y[%i, %j, %k] : {kind}
          }}
          return
        }}""",
        device=device,
    )
    x, y = random(count, 2, 3, 5), np.zeros((2, 3, 5), np.float32)
    function(*x, y)
    np.testing.assert_allclose(y, x.sum(0), 1e-5)


@pytest.mark.parametrize("rows", [1, 3, 100])
def test_functions_take_arrays_of_numpy(layer: vulkan.Function, rows: int) -> None:
    x, w = random(rows, 6), random(6, 4)
    np.testing.assert_allclose(layer(x, w), x @ w, 1e-5)
    # An array may be non-contiguous.
    np.testing.assert_allclose(layer(x[::-1], w=np.asfortranarray(w)), x[::-1] @ w, 1e-5)


def test_results_stay_on_the_device(device: vulkan.Device, layer: vulkan.Function) -> None:
    x, w, v = random(5, 6), random(6, 4), random(4, 6)
    kept = device.array(w)
    y = layer(device.array(x), kept)
    assert isinstance(y, vulkan.DeviceArray)
    assert (y.shape, y.dtype, y.nbytes, y.ndim, y.size, len(y)) == ((5, 4), np.float32, 80, 2, 20, 5)
    np.testing.assert_allclose(y.numpy(), x @ w, 1e-5)
    again = layer(device.array(y.numpy() @ v), kept)
    np.testing.assert_allclose(np.asarray(again), x @ w @ v @ w, 1e-5)


def test_what_is_written_to_is_changed_in_place(device: vulkan.Device, add: vulkan.Function) -> None:
    x, y = random(1000), random(1000)
    expected = 2 * x + y
    assert add(2.0, x, y) is None
    np.testing.assert_allclose(y, expected, 1e-6)
    z = device.array(y)
    for _ in range(3):
        add(np.float32(2), x, z)
    np.testing.assert_allclose(z.numpy(), expected + 6 * x, 1e-6)


TOTAL = """
func.func @total(%x: tensor<?xf32>) -> tensor<f32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<f32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<f32>) -> tensor<f32>
  %0 = linalg.reduce {arith.addf} ins(%x : tensor<?xf32>) outs(%init : tensor<f32>) dimensions = [0]
  return %0 : tensor<f32>
}"""


SCALE = module(
    kernel(f"%a: f32 {{{PUSHED}}}", "%r = arith.mulf %a, %x : f32"),
    """
  gpu.func @set(%s: memref<f32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
    %five = arith.constant 5.0 : f32
    memref.store %five, %s[] : memref<f32>
    gpu.return
  }""",
)
SCALES = f"""
module attributes {{gpu.container_module}} {{
  func.func @scale(%a: f32, %y: memref<{SIZE}xf32>) {{
    %c1 = arith.constant 1 : index
    %n = arith.constant {SIZE} : index
    gpu.launch_func @kernels::@k blocks in (%c1, %c1, %c1) threads in (%n, %c1, %c1)
        args(%a : f32, %y : memref<{SIZE}xf32>)
    return
  }}
  func.func @set_and_scale(%a: f32, %y: memref<{SIZE}xf32>, %s: memref<f32>) {{
    %c1 = arith.constant 1 : index
    %n = arith.constant {SIZE} : index
    gpu.launch_func @kernels::@set blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
        args(%s : memref<f32>)
    gpu.launch_func @kernels::@k blocks in (%c1, %c1, %c1) threads in (%n, %c1, %c1)
        args(%a : f32, %y : memref<{SIZE}xf32>)
    return
  }}
  {SCALE}
}}"""


def test_number_that_is_still_calculated(device: vulkan.Device) -> None:
    """A push constant that another call has yet to calculate is waited for."""
    total, scale = vulkan.compile(TOTAL, device=device), vulkan.compile(SCALES, "scale", device=device)
    count = 1 << 22
    x = device.array(np.ones(count, np.float32))
    for _ in range(3):
        y = device.array(np.ones(SIZE, np.float32))
        sum_of_x = total(x)
        assert isinstance(sum_of_x, vulkan.DeviceArray)
        scale(sum_of_x, y)
        np.testing.assert_array_equal(y.numpy(), np.full(SIZE, count, np.float32))


def test_number_that_a_launch_before_calculates(device: vulkan.Device) -> None:
    """A push constant that the same call calculates is submitted and waited for, too."""
    with ir.Context():
        package = av.lower_for_targets(ir.Module.parse(SCALES), ["lavapipe"])
    function = next(each for each in package.functions if each.name == "set_and_scale")
    assert function.launches is not None
    first, second = function.launches
    assert second.push_constants == (0,)
    # The second launch uses the result of the first one.
    launches = (first, dataclasses.replace(second, push_constants=(2,)))
    changed = dataclasses.replace(package, functions=(dataclasses.replace(function, launches=launches),))
    called = vulkan.load(changed, device=device)
    for _ in range(3):
        s, y = device.array(np.array(7, np.float32)), device.array(np.ones(SIZE, np.float32))
        called(1.0, y, s)
        np.testing.assert_array_equal(y.numpy(), np.full(SIZE, 5, np.float32))


def test_submitted_calls_on_one_buffer_run_in_order(device: vulkan.Device, add: vulkan.Function) -> None:
    """Calls that don't wait for one another run in order if they use the same buffer."""
    x, y = device.array(np.ones(64, np.float32)), device.array(np.zeros(64, np.float32))
    pending = [add.submit(1.0, x, y) for _ in range(300)]
    assert pending[-1].wait()
    assert all(each.is_done for each in pending)
    np.testing.assert_array_equal(y, np.full(64, 300))


def test_functions_are_called_from_threads(device: vulkan.Device, layer: vulkan.Function) -> None:
    w = random(6, 4)
    failures: list[Any] = []

    def work(seed: int) -> None:
        try:
            for rows in range(1, 30):
                x = np.random.default_rng(seed + rows).random((rows, 6), np.float32)
                np.testing.assert_allclose(layer(x, w), x @ w, 1e-5)
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(100 * number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


def test_a_timed_call_has_seconds(layer: vulkan.Function) -> None:
    x, w = random(5, 6), random(6, 4)
    assert layer.submit(x, w).seconds is None
    pending = layer.submit(x, w, timing=True)
    seconds = pending.seconds
    assert seconds is not None
    assert 0 < seconds < 10
    np.testing.assert_allclose(pending.result(), x @ w, 1e-5)


def test_memory_does_not_grow(device: vulkan.Device, layer: vulkan.Function) -> None:
    x, w = random(5, 6), random(6, 4)
    layer(x, w)
    before = device.num_buffers
    for _ in range(1000):
        layer(x, w)
    assert device.num_buffers == before


class Spy:
    """Passes calls on to the package `vulkan`, and keeps the names and arguments of commands."""

    def __init__(self, vk: Any) -> None:
        self.commands: list[tuple[str, Any]] = []
        self._vk = vk

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._vk, name)
        if not name.startswith(("vkCmd", "vkSetDebug")):
            return value

        def call(*arguments: Any) -> Any:
            self.commands.append((name, arguments))
            return value(*arguments)

        return call


CHAIN = """
func.func @chain(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  // y = x, z = x: nothing waits. Then x = y waits for both, and z = y for nothing more.
  scf.parallel (%i) = (%c0) to (%c64) step (%c1) {
    %v = memref.load %x[%i] : memref<64xf32>
    memref.store %v, %y[%i] : memref<64xf32>
  }
  scf.parallel (%i) = (%c0) to (%c64) step (%c1) {
    %v = memref.load %x[%i] : memref<64xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %z[%i] : memref<64xf32>
  }
  scf.parallel (%i) = (%c0) to (%c64) step (%c1) {
    %v = memref.load %y[%i] : memref<64xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %x[%i] : memref<64xf32>
  }
  scf.parallel (%i) = (%c0) to (%c64) step (%c1) {
    %v = memref.load %y[%i] : memref<64xf32>
    %w = arith.mulf %v, %v : f32
    memref.store %w, %z[%i] : memref<64xf32>
  }
  return
}"""


def test_barriers_are_recorded_once_and_where_needed(lavapipe: None) -> None:
    """Barriers are only where they are needed, and nothing is recorded again for the same buffers."""
    with vulkan.Device(cache=False) as device:
        chain = vulkan.compile(CHAIN, device=device)
        spy = Spy(device._logical.vk)
        device._logical.vk = spy
        x = random(64)
        x, y, z = device.array(x), device.array(x), device.array(x)
        chain(x, y, z)
        kept = [name.removeprefix("vkCmd") for name, _ in spy.commands]
        launch = ["BindPipeline", "BindDescriptorSets", "Dispatch"]
        barrier = ["PipelineBarrier"]
        assert kept == [*launch, *launch, *barrier, *launch, *launch, *barrier]
        # The second uses the first one's result. The third equals the second.
        spy.commands.clear()
        chain(x, y, z)
        assert spy.commands[0][0] == "vkCmdPipelineBarrier"
        device.wait()
        spy.commands.clear()
        chain(x, y, z)
        assert not spy.commands
        np.testing.assert_allclose(x.numpy(), 8 * random(64), 1e-6)


def test_too_many_workgroups(device: vulkan.Device) -> None:
    with ir.Context():
        package = av.lower_for_targets(ir.Module.parse(ADD), ["vulkan1.1"])
    (function,) = package.functions
    (launch,) = function.launches or ()
    many = dataclasses.replace(launch, calculated_workgroups=(65536, 1, 1))
    package = dataclasses.replace(package, functions=(dataclasses.replace(function, launches=(many,)),))
    with pytest.raises(ValueError, match=says("(65536, 1, 1) workgroups", "needn't take more")):
        vulkan.load(package, device=device)(1.0, random(4), random(4))


def test_a_launch_of_no_workgroups_does_nothing(device: vulkan.Device) -> None:
    """A launch of none does nothing, and fewer than none are an error."""
    with ir.Context():
        package = av.lower_for_targets(ir.Module.parse(ADD), ["vulkan1.1"])
    (function,) = package.functions
    (launch,) = function.launches or ()

    def call(groups: int) -> Any:
        changed = dataclasses.replace(launch, calculated_workgroups=(groups, 1, 1))
        own = dataclasses.replace(function, launches=(changed,))
        out = random(4)
        vulkan.load(dataclasses.replace(package, functions=(own,)), device=device)(1.0, random(4), out)
        return out

    np.testing.assert_array_equal(call(0), random(4))
    with pytest.raises(ValueError, match=r"would have \(-1, 1, 1\) workgroups: arguments are too small"):
        call(-1)


@pytest.mark.parametrize("name", FUNCTION_CASES)
def test_functions_of_the_examples_compute_what_numpy_does(device: vulkan.Device, name: str) -> None:
    case = FUNCTION_CASES[name]()
    text = (EXAMPLES / "functions" / f"{name}.mlir").read_text()
    function = vulkan.compile(text, name, device=device)
    buffers = case.buffers()
    found = function(*(buffers[index] for index in function._inputs))
    expected = buffers[-1] if found is None else found
    np.testing.assert_allclose(expected, case.expected, case.tolerance)


# ===-----------------------------------------------------------------------------------------------===
# Documentation of functions, and errors
# ===-----------------------------------------------------------------------------------------------===


def test_functions_have_the_signature_of_their_arguments(
    layer: vulkan.Function, add: vulkan.Function
) -> None:
    assert str(inspect.signature(layer)) == "(x, w)"
    assert str(inspect.signature(add)) == "(arg0, arg1, arg2)"
    assert layer.__name__ == "layer"
    name = layer.device.info.name
    assert repr(layer) == f"<function layer(x, w) on {name}>"
    text = pydoc.plain(pydoc.render_doc(layer))
    for line in (
        "A layer without a bias.",
        "x: f32, ?x6",
        "w: f32, 6x4",
        "result0: f32, x.shape[0] x 4",
        name,
    ):
        assert line in text
    assert "arg2: f32, ? (changed in place)" in pydoc.plain(pydoc.render_doc(add))
    assert list(layer.buffers) == ["x", "w", "result0"]


X, W = random(5, 6), random(6, 4)
WRONG = [
    ((X,), TypeError, "missing a required argument: 'w'"),
    ((X, W, W), TypeError, "too many positional arguments"),
    ((X, [1.0]), TypeError, "argument 'w' of 'layer': expected an array, not a list"),
    ((X, 1.0), TypeError, "argument 'w' of 'layer': expected an array, not a float"),
    (
        (X.astype(np.float64), W),
        ValueError,
        "argument 'x' of 'layer' has elements of f32, .* has float64; pass an array of float32",
    ),
    ((X, W.T), ValueError, "argument 'w' of 'layer' is 6x4, but what is passed is 4x6"),
    ((X[0], W), ValueError, r"argument 'x' of 'layer' is \?x6, but what is passed is 6"),
    ((X, W.astype(">f4")), ValueError, "argument 'w' of 'layer': '>f4' has another byte order"),
]


@pytest.mark.parametrize(("arguments", "error", "message"), WRONG, ids=[message for *_, message in WRONG])
def test_functions_refuse_wrong_arguments(
    layer: vulkan.Function, arguments: Any, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        layer(*arguments)


def test_functions_take_numbers(add: vulkan.Function) -> None:
    y = random(4)
    with pytest.raises(ValueError, match=says("'arg0' of 'add'", "f32", "passed has int64")):
        add(np.int64(1), y, y)
    y.flags.writeable = False
    with pytest.raises(ValueError, match="'arg2' of 'add' is written to: pass a writable NumPy array"):
        add(1.0, y, y)


def test_a_function_is_chosen_by_name(device: vulkan.Device, tmp_path: Path) -> None:
    with ir.Context():
        package = av.lower_for_targets(ir.Module.parse(LAYER + ADD), ["vulkan1.1"])
    with pytest.raises(ValueError, match="several functions, or none; name one: it has 'layer', 'add'"):
        vulkan.load(package, device=device)
    with pytest.raises(ValueError, match="no function 'sub' in the package, which has 'layer', 'add'"):
        vulkan.load(package, "sub", device=device)
    assert vulkan.load(package, "add", device=device).__name__ == "add"


EMBEDDING = """
func.func @embedding(%table: tensor<4x5xf32>, %indices: tensor<?xi32>) -> tensor<?x5xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %indices, %c0 : tensor<?xi32>
  %empty = tensor.empty(%n) : tensor<?x5xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%indices : tensor<?xi32>) outs(%empty : tensor<?x5xf32>) {
  ^bb0(%index: i32, %out: f32):
    %rows = arith.constant 4 : i32
    %is_less = arith.cmpi slt, %index, %rows : i32
    cf.assert %is_less, "index must be smaller than dim size"
    %i = arith.index_cast %index : i32 to index
    %j = linalg.index 1 : index
    %value = tensor.extract %table[%i, %j] : tensor<4x5xf32>
    linalg.yield %value : f32
  } -> tensor<?x5xf32>
  return %0 : tensor<?x5xf32>
}"""


def test_assertions_are_left_out_with_a_warning(device: vulkan.Device) -> None:
    """PyTorch's embeddings have them."""
    with pytest.warns(RuntimeWarning, match=r"^-:12:5: 'cf.assert' is left out.*: index must be smaller"):
        embedding = vulkan.compile(EMBEDDING, device=device)
    table, indices = random(4, 5), np.array([3, 0, 3], np.int32)
    np.testing.assert_array_equal(embedding(table, indices), table[indices])


def unrolled(loads: int) -> str:
    """A function that adds numbers without a loop."""
    adds = "".join(
        f"""
    %i{n} = arith.constant {n} : index
    %l{n} = memref.load %x[%i{n}] : memref<{loads}xf32>
    %s{n} = arith.addf %s{n - 1}, %l{n} : f32"""
        for n in range(1, loads)
    )
    return f"""func.func @sum(%x: memref<{loads}xf32>, %y: memref<8xf32>) {{
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 8 : index
  scf.parallel (%i) = (%zero) to (%end) step (%one) {{
    %s0 = memref.load %x[%zero] : memref<{loads}xf32>{adds}
    memref.store %s{loads - 1}, %y[%i] : memref<8xf32>
    scf.reduce
  }}
  return
}}"""


def test_large_shaders_have_a_warning(device: vulkan.Device) -> None:
    """Drivers need long for them: the function isn't called here."""
    with pytest.warns(RuntimeWarning, match=r"^shader 'sum' has 8\d\d loads and stores"):
        vulkan.compile(unrolled(850), device=device)
    vulkan.compile(unrolled(700), device=device)  # Without a warning, which would be an error.


@pytest.mark.parametrize(("pointer", "warned"), [(9, False), (8, True)])
def test_variables_of_functions_are_no_memory(pointer: int, warned: bool) -> None:
    """Compilers of shaders write and read them for each use of a local variable."""
    entry = (5 << 16 | 15, 5, 7, 0x6E69616D, 0)
    variables = (4 << 16 | 59, 1, 8, 12, 4 << 16 | 59, 1, 9, 7)
    accesses = (4 << 16 | 61, 2, 10, pointer, 3 << 16 | 62, pointer, 10) * 500
    words = (0x07230203, 0, 0, 0, 0, *entry, 5 << 16 | 54, 3, 7, 0, 4, *variables, *accesses)
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        warn_if_large(struct.pack(f"={len(words)}I", *words), "main")
    assert bool(found) == warned


def test_malformed_shaders_have_no_warning() -> None:
    """They are not read further than they go: the loader of shaders says what is wrong."""
    head = struct.pack("=5I", 0x07230203, 0, 0, 0, 0)
    for spv in (
        head + b"?" * 40_001,
        head + struct.pack("=I", 3 << 16 | 15) * 10_000,  # Entry points without a name.
        head + struct.pack("=4I", 4 << 16 | 15, 1, 2, 0x41414141) * 10_000,  # A name without an end.
        head + struct.pack("=I", 61) * 10_000,  # Instructions without a length.
        head + struct.pack("=I", 0xFFFF << 16 | 61) + bytes(20_000),
        bytes(20_000),
    ):
        warn_if_large(spv, "main")


def test_a_text_that_is_no_module(device: vulkan.Device) -> None:
    with pytest.raises(av.ParseError, match="-:1:1: custom op 'layer' is unknown"):
        vulkan.compile("layer", device=device)


def test_a_package_is_loaded_from_its_folder(device: vulkan.Device, tmp_path: Path) -> None:
    file = tmp_path / "layer.mlir"
    file.write_text(LAYER)
    result = run("lower", file, "-t", "vulkan1.0", "--manifest", "-o", tmp_path / "out")
    assert (result.code, result.err) == (0, "")
    found = vulkan.load(tmp_path / "out", device=device)
    assert str(inspect.signature(found)) == "(x, w)"
    np.testing.assert_allclose(found(X, W), X @ W, 1e-5)
    assert (found.__doc__ or "").startswith("A layer without a bias.")


BYTES = """
func.func @copy(%a: memref<8xi8>, %b: memref<8xi8>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %end = arith.constant 8 : index
  scf.parallel (%i) = (%zero) to (%end) step (%one) {
    %x = memref.load %a[%i] : memref<8xi8>
    memref.store %x, %b[%i] : memref<8xi8>
    scf.reduce
  }
  return
}
"""


@pytest.mark.parametrize("size", [1, 4, 12])
def test_a_manifest_with_buffers_of_another_size(size: int, device: vulkan.Device, tmp_path: Path) -> None:
    file = tmp_path / "copy.mlir"
    file.write_text(BYTES)
    result = run("lower", file, "-t", "vulkan1.2+StorageBuffer8BitAccess", "--manifest", "-o", tmp_path)
    assert (result.code, result.err) == (0, "")
    assert vulkan.load(tmp_path, device=device)
    manifest = json.loads((tmp_path / "manifest.json").read_text())
    manifest["functions"][0]["arguments"][0]["shape"] = [size]
    (tmp_path / "manifest.json").write_text(json.dumps(manifest))
    with pytest.raises(ValueError, match=f"has 8 bytes, but what is passed {size}"):
        vulkan.load(tmp_path, device=device)


@pytest.mark.parametrize(
    ("offsets", "parts"),
    [((1000,), ("no push constant", "1000")), ((), ("not as many push constants", "launch"))],
)
def test_a_package_with_other_push_constants_than_its_binary(
    device: vulkan.Device, offsets: tuple[int, ...], parts: tuple[str, ...]
) -> None:
    with ir.Context():
        package = av.lower_for_targets(ir.Module.parse(SCALES), "lavapipe")
    (module,) = package.modules
    points = tuple(
        dataclasses.replace(
            point,
            push_constants=tuple(
                dataclasses.replace(each, offset=offset)
                for each in point.push_constants
                for offset in offsets
            ),
        )
        for point in module.entry_points
    )
    changed = dataclasses.replace(package, modules=(dataclasses.replace(module, entry_points=points),))
    with pytest.raises(ValueError, match=says(*parts)):
        vulkan.load(changed, "scale", device=device)


def test_a_function_of_a_type_the_device_lacks_is_refused(device: vulkan.Device) -> None:
    text = ADD.replace("f32", "bf16")
    with pytest.raises(av.LoweringError, match="bf16"):
        vulkan.compile(text, device=device)
    with ir.Context():
        package = av.lower_for_targets(ir.Module.parse(text), ["vulkan1.3+all"])
    with pytest.raises(vulkan.NotOfferedError, match="can run none of the package's modules"):
        vulkan.load(package, device=device)


# ===-----------------------------------------------------------------------------------------------===
# Devices and arrays
# ===-----------------------------------------------------------------------------------------------===


def test_arrays_on_the_device_hold_what_they_were_made_of(device: vulkan.Device) -> None:
    for values in (np.arange(24).reshape(2, 3, 4), np.array(5, np.int16), np.zeros((0, 3)), random(3, 4).T):
        array = device.array(values)
        np.testing.assert_array_equal(array.numpy(), values)
        assert (array.dtype, array.shape) == (values.dtype, values.shape)
    with pytest.raises(TypeError, match="the array: expected an array, not a list"):
        device.array([1])
    with pytest.raises(TypeError, match="no dimensions has no length"):
        len(device.array(np.array(5)))


def test_dlpack_copies_nothing(device: vulkan.Device, add: vulkan.Function) -> None:
    x, y = device.array(np.ones(8, np.float32)), device.array(np.zeros(8, np.float32))
    seen = np.from_dlpack(y)
    assert np.shares_memory(seen, np.asarray(y))
    add(3.0, x, y)
    y.device.wait()
    np.testing.assert_array_equal(seen, np.full(8, 3))
    assert np.asarray(y, np.int32).tolist() == [3] * 8
    if np.lib.NumpyVersion(np.__version__) >= "2.0.0":
        with pytest.raises(ValueError, match="without a copy"):
            np.array(y, dtype=np.int32, copy=False)


def test_arrays_outlive_a_device(lavapipe: None) -> None:
    with vulkan.Device(cache=False) as device:
        add = vulkan.compile(ADD, device=device)
        x, y = device.array(random(8)), device.array(random(8))
        view = np.from_dlpack(x)
        pending = add.submit(1.0, x, y)
        assert not device.is_closed
    assert device.is_closed
    np.testing.assert_array_equal(view, random(8))
    np.testing.assert_allclose(y.numpy(), 2 * random(8))
    assert pending.is_done
    with pytest.raises(vulkan.VulkanError, match="the device is closed"):
        add(1.0, x, y)
    with pytest.raises(vulkan.VulkanError, match="the device is closed"):
        device.array(random(9000))
    del x, y
    np.testing.assert_array_equal(view, random(8))
    device.close()


def test_arrays_of_another_device_are_refused(device: vulkan.Device, layer: vulkan.Function) -> None:
    with vulkan.Device(cache=False) as other:
        with pytest.raises(ValueError, match="argument 'x' of 'layer' is on another device"):
            layer(other.array(X), W)
        assert device.array(other.array(X)).numpy().tolist() == X.tolist()


def test_a_device_is_chosen_by_index_or_name(lavapipe: None) -> None:
    (info,) = vulkan.devices()
    for named in (None, 0, "LLVMpipe", info):
        with vulkan.Device(named, cache=False) as device:
            assert device.info.name == info.name
            assert repr(device) == f"Device({info.name!r})"
    for wrong in (7, "geforce"):
        with pytest.raises(vulkan.VulkanError, match=f"no Vulkan device {wrong!r}, but 0: llvmpipe"):
            vulkan.Device(wrong)
    with pytest.raises(TypeError, match="not a bool"):
        vulkan.Device(True)


def test_the_default_device(lavapipe: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(_device, "_default", None)
    one, other = vulkan.compile(LAYER), vulkan.compile(LAYER)
    assert one.device is other.device
    # Mesa 26's lavapipe leaves caching to Mesa, and gives less than a header.
    has_header = len(one.device.pipelines._data()) >= 32
    one.device.close()
    folder = tmp_path / "mlir-availability" / "pipelines"
    assert len(list(folder.glob("*"))) == (1 if has_header else 0)
    third = vulkan.compile(LAYER)
    assert third.device is not one.device
    np.testing.assert_allclose(third(X, W), X @ W, 1e-5)
    third.device.close()
