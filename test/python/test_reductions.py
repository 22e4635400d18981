# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reductions through workgroup memory: a device agrees with NumPy."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Callable
from typing import TypeAlias

import mlir.availability as av
import numpy as np
import pytest
from messages import says
from mlir import ir
from workgroup_kernels import GROUPS, KINDS, Array, compute, integers, kernel, small

pytestmark = pytest.mark.usefixtures("lavapipe_here")


# Two that lack subgroups or their arithmetic, and one that has both.
TARGETS = ["vulkan1.0", "vulkan1.1", "vulkan1.1+GroupNonUniformArithmetic"]
LACKING = TARGETS[:2]
# A device beyond the guarantees of every Vulkan version.
LARGE = (
    "#spirv.target_env<#spirv.vce<v1.3, [Shader], []>, api=Vulkan, #spirv.resource_limits<"
    "max_compute_workgroup_size=[256, 256, 64], max_compute_workgroup_invocations=256>>"
)


def powers(size: int, kind: str) -> Array:
    """Powers of two whose products are exact."""
    exponents = np.random.default_rng(size).choice([-1, 0, 0, 1], (GROUPS, size))
    data: Array = np.exp2(exponents)
    return data.astype(KINDS[kind])


def with_nans(size: int, kind: str) -> Array:
    """Numbers of any size and sign; the second workgroup has a NaN, the third nothing else."""
    data = np.random.default_rng(size).normal(0, 1e3, (GROUPS, size)).astype(KINDS[kind])
    data[1, size // 2] = np.nan
    data[2] = np.nan
    return data


def unsigned(function: Callable[..., Array]) -> Callable[..., Array]:
    return lambda data, axis: function(data.view(f"u{data.itemsize}"), axis=axis).view(data.dtype)


def wrapping(function: Callable[..., Array]) -> Callable[..., Array]:
    return lambda data, axis: function(data, axis=axis, dtype=data.dtype)


Reduction: TypeAlias = tuple[Callable[[int, str], Array], Callable[..., Array]]

# The reduction, and NumPy's version.
INTEGERS: dict[str, Reduction] = {
    "add": (integers, wrapping(np.sum)),
    "mul": (integers, wrapping(np.prod)),
    "minui": (integers, unsigned(np.min)),
    "minsi": (integers, np.min),
    "maxui": (integers, unsigned(np.max)),
    "maxsi": (integers, np.max),
    "and": (integers, np.bitwise_and.reduce),
    "or": (integers, np.bitwise_or.reduce),
    "xor": (integers, np.bitwise_xor.reduce),
}
FLOATS: dict[str, Reduction] = {
    "add": (small, wrapping(np.sum)),
    "mul": (powers, wrapping(np.prod)),
    "minnumf": (with_nans, np.fmin.reduce),
    "maxnumf": (with_nans, np.fmax.reduce),
    "minimumf": (with_nans, np.min),
    "maximumf": (with_nans, np.max),
}
ALL = [
    (op, kind, reduction)
    for kind, table in (("i32", INTEGERS), ("f32", FLOATS))
    for op, reduction in table.items()
]


def reduced(data: Array, size: int, reduce: Callable[..., Array]) -> Array:
    """Each number replaced by the reduction of `size` successive ones; the last group may be smaller."""
    parts = [data[:, i : i + size] for i in range(0, data.shape[1], size)]
    return np.concatenate([np.repeat(reduce(part, axis=1)[:, None], part.shape[1], 1) for part in parts], 1)


@pytest.mark.parametrize(("op", "kind", "reduction"), ALL, ids=[f"{op}-{kind}" for op, kind, _ in ALL])
@pytest.mark.parametrize("target", TARGETS)
def test_each_operation_reduces_as_numpy_does(target: str, op: str, kind: str, reduction: Reduction) -> None:
    make, reduce = reduction
    data = make(64, kind)
    got = compute(kernel(f"%r = gpu.all_reduce {op} %value {{}} : ({kind}) -> {kind}", kind), target, data)
    np.testing.assert_array_equal(got, reduced(data, 64, reduce))
    if target in LACKING:
        got = compute(
            kernel(f"%r = gpu.subgroup_reduce {op} %value : ({kind}) -> {kind}", kind), target, data
        )
        np.testing.assert_array_equal(got, reduced(data, 64, reduce))


@pytest.mark.parametrize("op", ["and", "or", "xor"])
@pytest.mark.parametrize("parts", [1, 2])
def test_bits_in_the_subgroups_of_the_device(op: str, parts: int) -> None:
    """A subgroup's size is the device's; in this one successive invocations are together."""
    size = av.vulkan.devices()[0].properties["subgroupSize"]
    make, reduce = INTEGERS[op]
    data = make(64, "i32")
    body = f"%r = gpu.subgroup_reduce {op} %value : (i32) -> i32"
    if parts != 1:
        body = (
            "%v = vector.broadcast %value : i32 to vector<2xi32>\n"
            f"%w = gpu.subgroup_reduce {op} %v : (vector<2xi32>) -> vector<2xi32>\n"
            "%r = vector.extract %w[1] : i32 from vector<2xi32>"
        )
    got = compute(kernel(body), TARGETS[2], data)
    np.testing.assert_array_equal(got, reduced(data, size, reduce))


SHAPES = [(1, 1, 1), (2, 1, 1), (7, 1, 1), (100, 1, 1), (8, 4, 2), (1, 3, 5), (128, 1, 1)]
LARGE_SHAPES = [(16, 15, 1), (256, 1, 1)]
SIZES = [*itertools.product(SHAPES, TARGETS), *itertools.product(LARGE_SHAPES, [LARGE])]


@pytest.mark.parametrize(("shape", "target"), SIZES, ids=str)
def test_workgroups_of_every_size_are_reduced(shape: tuple[int, int, int], target: str) -> None:
    size = math.prod(shape)
    data = integers(size, "i32")
    got = compute(kernel("%r = gpu.all_reduce add %value {} : (i32) -> i32", shape=shape), target, data)
    np.testing.assert_array_equal(got, reduced(data, size, wrapping(np.sum)))
    if target in (*LACKING, LARGE):
        # The subgroups of a workgroup of 240 are of 128 and 112 invocations.
        got = compute(kernel("%r = gpu.subgroup_reduce add %value : (i32) -> i32", shape=shape), target, data)
        np.testing.assert_array_equal(got, reduced(data, 128, wrapping(np.sum)))


@pytest.mark.parametrize(
    ("size", "subgroup", "cluster", "stride"),
    [
        (64, None, 4, 1),
        (64, None, 4, 2),
        (64, None, 8, 8),
        (64, None, 1, 1),
        (64, 16, None, 1),
        (64, 16, 4, 4),
        (40, 16, None, 1),
        (40, 16, 8, 1),
        (40, 16, 4, 4),
        (10, 16, None, 1),
        (10, 32, 4, 2),
    ],
)
def test_clusters_and_stated_subgroups(
    size: int, subgroup: int | None, cluster: int | None, stride: int
) -> None:
    """The last subgroup may be partial."""
    data = integers(size, "i32")
    clause = "" if cluster is None else f"cluster(size = {cluster}, stride = {stride})"
    abi = "" if subgroup is None else f", subgroup_size = {subgroup}"
    text = kernel(f"%r = gpu.subgroup_reduce add %value {clause} : (i32) -> i32", shape=(size, 1, 1), abi=abi)
    lanes = np.arange(size) % (subgroup or 128)
    subgroups = np.arange(size) // (subgroup or 128)
    members = cluster or subgroup or 128
    # Invocations of one cluster have the same number here.
    clusters = (subgroups, lanes // (stride * members), lanes % stride)
    same = np.logical_and.reduce([part[:, None] == part for part in clusters])
    expected = np.where(same[None], data[:, None, :], 0).sum(2, dtype=np.int32)
    np.testing.assert_array_equal(compute(text, "vulkan1.0", data), expected)


QUERIES = """\
%lane = gpu.lane_id
    %subgroup = gpu.subgroup_id : index
    %subgroup_size = gpu.subgroup_size {bound}: index
    %subgroups = gpu.num_subgroups : index
    %c1000 = arith.constant 1000 : index
    %0 = arith.muli %subgroups, %c1000 : index
    %1 = arith.addi %0, %subgroup_size : index
    %2 = arith.muli %1, %c1000 : index
    %3 = arith.addi %2, %subgroup : index
    %4 = arith.muli %3, %c1000 : index
    %5 = arith.addi %4, %lane : index
    %r = arith.index_cast %5 : index to i32"""


@pytest.mark.parametrize(
    ("size", "abi", "bound", "subgroup_size"),
    [
        (64, "", "", 64),
        (200, "", "", 128),
        (64, ", subgroup_size = 16", "", 16),
        (64, "", "upper_bound 32 ", 32),
    ],
)
def test_emulated_subgroups_have_numbers_and_sizes(
    size: int, abi: str, bound: str, subgroup_size: int
) -> None:
    data = integers(size, "i32")
    text = kernel(QUERIES.format(bound=bound), shape=(size, 1, 1), abi=abi)
    thread = np.arange(size)
    expected = (-(-size // subgroup_size) * 1000 + subgroup_size) * 1000 + thread // subgroup_size
    expected = expected * 1000 + thread % subgroup_size
    got = compute(text, LARGE if size > 128 else "vulkan1.0", data)
    np.testing.assert_array_equal(got, np.tile(expected, (GROUPS, 1)).astype(np.int32))


# Bodies that reduce a workgroup of 64 to its sum.
SUMS = {
    "a body": """\
%r = gpu.all_reduce %value {
    ^bb0(%a: i32, %b: i32):
      %sum = arith.addi %a, %b : i32
      gpu.yield %sum : i32
    } : (i32) -> i32""",
    "marked uniform": """\
%r = gpu.all_reduce add %value uniform {} : (i32) -> i32""",
    "under a condition of all": """\
%is_any = arith.cmpi ult, %group, %size : index
    %r = scf.if %is_any -> (i32) {
      %sum = gpu.all_reduce add %value {} : (i32) -> i32
      scf.yield %sum : i32
    } else {
      scf.yield %value : i32
    }""",
    "again and again": """\
%zero = arith.constant 0 : i32
    %c2 = arith.constant 2 : index
    %max = arith.minui %size, %c2 : index
    %r = scf.for %j = %c0 to %max step %c1 iter_args(%last = %zero) -> (i32) {
      %sum = gpu.all_reduce add %value {} : (i32) -> i32
      %most = gpu.all_reduce maxsi %sum {} : (i32) -> i32
      scf.yield %most : i32
    }""",
    "while a sum lasts": """\
%zero = arith.constant 0 : i32
    %r = scf.for %j = %c0 to %size step %size iter_args(%last = %zero) -> (i32) {
      %is_first = arith.cmpi eq, %last, %zero : i32
      %next = scf.if %is_first -> (i32) {
        %sum = gpu.all_reduce add %value {} : (i32) -> i32
        scf.yield %sum : i32
      } else {
        scf.yield %last : i32
      }
      scf.yield %next : i32
    }""",
    "twice, by subgroups": """\
%zero = arith.constant 0 : i32
    %sums = memref.alloc() : memref<64xi32, #spirv.storage_class<Workgroup>>
    %lane = gpu.lane_id
    %subgroup = gpu.subgroup_id : index
    %subgroups = gpu.num_subgroups : index
    %ours = gpu.subgroup_reduce add %value : (i32) -> i32
    memref.store %ours, %sums[%subgroup] : memref<64xi32, #spirv.storage_class<Workgroup>>
    gpu.barrier
    %is_first = arith.cmpi eq, %subgroup, %c0 : index
    scf.if %is_first {
      %has_one = arith.cmpi ult, %lane, %subgroups : index
      %theirs = memref.load %sums[%lane] : memref<64xi32, #spirv.storage_class<Workgroup>>
      %or_none = arith.select %has_one, %theirs, %zero : i32
      %sum = gpu.subgroup_reduce add %or_none : (i32) -> i32
      memref.store %sum, %sums[%c0] : memref<64xi32, #spirv.storage_class<Workgroup>>
    }
    gpu.barrier
    %r = memref.load %sums[%c0] : memref<64xi32, #spirv.storage_class<Workgroup>>""",
    "in vectors": """\
%zero = arith.constant 0 : i32
    %pair = vector.from_elements %value, %zero : vector<2xi32>
    %subgroup = gpu.subgroup_id : index
    %lane = gpu.lane_id
    %ours = gpu.subgroup_reduce add %pair uniform : (vector<2xi32>) -> vector<2xi32>
    %sum = vector.extract %ours[0] : i32 from vector<2xi32>
    %is_first = arith.cmpi eq, %lane, %c0 : index
    %once = arith.select %is_first, %sum, %zero : i32
    %r = gpu.all_reduce add %once {} : (i32) -> i32""",
}


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", SUMS)
def test_sums_however_and_wherever_they_are_reduced(name: str, target: str) -> None:
    data = integers(64, "i32")
    got = compute(kernel(SUMS[name]), target, data)
    np.testing.assert_array_equal(got, reduced(data, 64, wrapping(np.sum)))


@pytest.mark.parametrize("target", LACKING)
@pytest.mark.parametrize("kind", ["i8", "i16", "f16"])
def test_narrow_numbers_are_reduced(kind: str, target: str) -> None:
    table = FLOATS if kind == "f16" else INTEGERS
    for op, (make, reduce) in table.items():
        data = make(64, kind)
        text = kernel(f"%r = gpu.subgroup_reduce {op} %value : ({kind}) -> {kind}", kind)
        expected = reduced(data, 64, reduce)
        np.testing.assert_array_equal(compute(text, target, data, emulate=True), expected, err_msg=op)


IN_A_BRANCH = """\
%is_low = arith.cmpi ult, %thread, %c1 : index
    %r = scf.if %is_low -> (i32) {{
      %sum = gpu.{op} : (i32) -> i32
      scf.yield %sum : i32
    }} else {{
      scf.yield %value : i32
    }}"""
DATA_LOOP = """\
%bound = arith.index_cast %value : i32 to index
    %r = scf.for %j = %c0 to %bound step %c1 iter_args(%last = %value) -> (i32) {
      %sum = gpu.all_reduce add %value {} : (i32) -> i32
      scf.yield %sum : i32
    }"""
BRANCHES = """\
%is_low = arith.cmpi ult, %thread, %c1 : index
    cf.cond_br %is_low, ^low, ^end(%value : i32)
  ^low:
    %sum = gpu.all_reduce add %value {} : (i32) -> i32
    cf.br ^end(%sum : i32)
  ^end(%r: i32):"""
NOT_ALL = (
    "is emulated with barriers on vulkan1.0, but not all invocations of the workgroup are known to reach "
    "it\n-:{line}:{column}: move it out of branches and loops that may differ between invocations, or "
    "mark it 'uniform' if the whole workgroup takes part"
)
PARTS = "is not supported on vulkan1.0, where subgroups are emulated with barriers: "

# A body, and the error.
REFUSED = {
    "all_reduce in a branch": (
        IN_A_BRANCH.format(op="all_reduce add %value {}"),
        f"'gpu.all_reduce' {NOT_ALL}",
    ),
    "subgroup_reduce in a branch": (
        IN_A_BRANCH.format(op="subgroup_reduce add %value"),
        f"'gpu.subgroup_reduce' {NOT_ALL}",
    ),
    "as often as memory says": (DATA_LOOP, f"'gpu.all_reduce' {NOT_ALL}"),
    "between blocks": (BRANCHES, f"'gpu.all_reduce' {NOT_ALL}"),
    "a broadcast": (
        """\
%other = gpu.subgroup_broadcast %value, first_active_lane : i32
    %r = gpu.subgroup_reduce add %other : (i32) -> i32""",
        f"'gpu.subgroup_broadcast' {PARTS}it uses the device's own subgroups\n"
        "-:{last}:10: emulated subgroups are needed for 'gpu.subgroup_reduce', which the device's own "
        "subgroups can't do",
    ),
    "clusters that don't fit": (
        "%r = gpu.subgroup_reduce add %value cluster(size = 128) : (i32) -> i32",
        f"'gpu.subgroup_reduce' {PARTS}clusters that span 128 lanes don't fit into subgroups of 64",
    ),
    "too many subgroups": (
        """\
%size_of_one = gpu.subgroup_size upper_bound 8 : index
    %some = gpu.num_subgroups upper_bound 4 : index
    %r = arith.index_cast %some : index to i32""",
        f"'gpu.num_subgroups' {PARTS}there are 8 of 8 invocations, and it is to be at most 4",
    ),
    "blocks in a body": (
        """\
%r = gpu.all_reduce %value {
    ^bb0(%a: i32, %b: i32):
      %sum = arith.addi %a, %b : i32
      cf.br ^end
    ^end:
      "gpu.yield"(%sum) : (i32) -> ()
    } : (i32) -> i32""",
        "'gpu.all_reduce' has a body of several blocks; use structured control flow",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_reductions_that_cannot_be_lowered_are_refused(context: ir.Context, name: str) -> None:
    body, message = REFUSED[name]
    module = ir.Module.parse(kernel(body))
    pattern = re.escape(message)
    for place in ("line", "column", "last"):
        pattern = pattern.replace(re.escape(f"{{{place}}}"), r"\d+")
    with pytest.raises(ValueError, match=rf"^-:\d+:\d+: {pattern}$"):
        av.lower_to_spirv(module, "vulkan1.0")


def test_refused_outside_of_kernels(context: ir.Context) -> None:
    text = """\
gpu.module @kernels {
  gpu.func @total(%x: i32) -> i32 {
    %r = gpu.all_reduce add %x {} : (i32) -> i32
    gpu.return %r : i32
  }
  gpu.func @main(%x: memref<1xi32>) kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    gpu.return
  }
}
"""
    parts = "-:3:10: 'gpu.all_reduce'", "workgroups", "inline it into the kernels"
    with pytest.raises(ValueError, match=says(*parts)):
        av.lower_to_spirv(ir.Module.parse(text), "vulkan1.1")


def test_refused_with_too_large_a_size(context: ir.Context) -> None:
    text = kernel("%r = gpu.all_reduce add %value {} : (i32) -> i32").replace(
        "[64, 1, 1]", f"{[2**31 - 1] * 3}"
    )
    message = "kernel 'main' has too many invocations in workgroups of size array<i32: 2147483647, "
    with pytest.raises(ValueError, match=re.escape(message)):
        av.lower_to_spirv(ir.Module.parse(text), "vulkan1.1")
