# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops of amdgpu and gpu are judged before MLIR converts them to ROCDL, whose conversion depends on the chip.

test_gpu_chips.py compares the verdicts with the oracles'.
"""

import random
from collections.abc import Iterator
from typing import Any

import mlir.availability as av
import pytest
from command_line import run
from llvm_differences import NEEDS_22
from mlir import ir
from probe import store
from probe.backends import ACCEPTED
from probe.chips import rocdl_features, same_features
from probe.dialects import DIALECTS
from probe.lowering import lower, rocdl_pipeline
from probe.probing import Job, ask
from probe.shapes import Shape
from sample import SEED


def function(arguments: str, op: str) -> str:
    return f"func.func @f({arguments}) {{\n  {op}\n  return\n}}"


MFMA = function(
    "%a: vector<4xf16>, %c: vector<16xf32>",
    "%0 = amdgpu.mfma 32x32x8 %a * %a + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>",
)
WIDE_MFMA = function(
    "%a: vector<8xf16>, %c: vector<16xf32>",
    "%0 = amdgpu.mfma 32x32x16 %a * %a + %c blgp = none : vector<8xf16>, vector<8xf16>, vector<16xf32>",
)
WMMA = function(
    "%a: vector<16xf16>, %c: vector<8xf32>",
    "%0 = amdgpu.wmma 16x16x16 %a * %a + %c : vector<16xf16>, vector<16xf16>, vector<8xf32>",
)
SCALED = function(
    "%s: vector<4xf8E8M0FNU>, %a: vector<32xf4E2M1FN>, %c: vector<4xf32>",
    "%0 = amdgpu.scaled_mfma 16x16x128 (%s[0] * %a) * (%s[0] * %a) + %c : vector<4xf8E8M0FNU>, "
    "vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>",
)
SWAP = function("%x: f32", "%0 = amdgpu.permlane_swap %x 32 : f32")
BROADCAST = function("%x: i32", "%0 = amdgpu.dpp %x %x row_bcast_15 (unit) : i32")
OCP = function(
    "%x: vector<4xf8E4M3FN>", "%0 = amdgpu.ext_packed_fp8 %x[0] : vector<4xf8E4M3FN> to vector<2xf32>"
)
FNUZ = function(
    "%x: vector<4xf8E4M3FNUZ>", "%0 = amdgpu.ext_packed_fp8 %x[0] : vector<4xf8E4M3FNUZ> to vector<2xf32>"
)
ADD = function(
    "%m: memref<64xf32>, %x: f32, %i: i32",
    "amdgpu.raw_buffer_atomic_fadd %x -> %m[%i] : f32 -> memref<64xf32>, i32",
)
BARRIER = function("", "amdgpu.lds_barrier")
TENSOR = function("%d: !amdgpu.tdm_descriptor", "amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor")


def gather(type_: str) -> str:
    return function(
        "%g: memref<128xf32, 1>, %l: memref<128xf32, 3>, %i: index",
        f"amdgpu.gather_to_lds %g[%i], %l[%i] : {type_}, memref<128xf32, 1>, memref<128xf32, 3>",
    )


def shuffle(offset: int, width: int, type_: str = "i32") -> str:
    return function(
        f"%x: {type_}",
        f"%o = arith.constant {offset} : i32  %w = arith.constant {width} : i32"
        f"  %y, %p = gpu.shuffle xor %x, %o, %w : {type_}",
    )


def cases(rows: list[tuple[str, ...]]) -> list[Any]:
    """Returns parameters, marked where LLVM 23 defines the op differently, so that it is unknown there."""
    changed = ("amdgpu.mfma", "amdgpu.raw_buffer_atomic_fadd", "amdgpu.gather_to_lds")
    return [
        pytest.param(*row, marks=[NEEDS_22] if any(op in row[0] for op in changed) else []) for row in rows
    ]


@pytest.fixture
def context() -> Iterator[ir.Context]:
    with ir.Context() as context:
        yield context


REFUSED: list[tuple[str, ...]] = [
    (MFMA, "gfx1100", "amdgpu.mfma needs feature mai-insts; gfx1100 does not offer it"),
    (WIDE_MFMA, "gfx942", "amdgpu.mfma needs feature gfx950-insts; gfx942 does not offer it"),
    (WMMA, "gfx942", "amdgpu.wmma needs feature gfx11; gfx942 does not offer it"),
    (SCALED, "gfx942", "amdgpu.scaled_mfma needs feature gfx950-insts; gfx942 does not offer it"),
    (SWAP, "gfx942", "amdgpu.permlane_swap needs feature permlane32-swap; gfx942 does not offer it"),
    (BROADCAST, "gfx1100", "amdgpu.dpp needs feature gfx7-gfx8-gfx9-insts; gfx1100 does not offer it"),
    (
        OCP,
        "gfx942",
        "amdgpu.ext_packed_fp8 needs feature fp8-cvt-scale-insts or gfx12-insts;"
        " gfx942 does not offer any of them",
    ),
    (FNUZ, "gfx950", "amdgpu.ext_packed_fp8 needs chip gfx942; gfx950 offers gfx950"),
    (
        ADD,
        "gfx900",
        "amdgpu.raw_buffer_atomic_fadd needs feature atomic-fadd-no-rtn-insts; gfx900 does not offer it",
    ),
    (
        gather("f32"),
        "gfx1200",
        "amdgpu.gather_to_lds needs feature vmem-to-lds-load-insts; gfx1200 does not offer it",
    ),
    (
        gather("vector<4xf32>"),
        "gfx942",
        "amdgpu.gather_to_lds needs feature gfx950-insts; gfx942 does not offer it",
    ),
    (
        TENSOR,
        "gfx1200",
        "amdgpu.tensor_load_to_lds needs feature mcast-load-insts; gfx1200 does not offer it",
    ),
    # MLIR converts these to swaps of gfx950, also for chips that lack them.
    *(
        (
            shuffle(32, 64, type_),
            chip,
            f"gpu.shuffle needs feature gfx7-gfx8-gfx9-insts; {chip} does not offer it",
        )
        for type_ in ("i32", "f32", "f64")
        for chip in ("gfx1100", "gfx1200", "gfx1250")
    ),
]


@pytest.mark.parametrize(("module", "target", "message"), cases(REFUSED), ids=lambda value: str(value)[:80])
def test_a_violation_names_what_is_lacking(
    module: str, target: str, message: str, context: ir.Context
) -> None:
    report = av.check(ir.Module.parse(module), target)
    assert message in [violation.message for violation in report.violations]
    assert not report.ok
    assert not report.unchecked


AVAILABLE: list[tuple[str, ...]] = [
    (MFMA, "gfx908"),
    (MFMA, "gfx942"),
    (WIDE_MFMA, "gfx950"),
    (WMMA, "gfx1100+wavefrontsize32"),
    (SCALED, "gfx950"),
    (SWAP, "gfx950"),
    (BROADCAST, "gfx942"),
    (OCP, "gfx950"),
    (OCP, "gfx1200"),
    (FNUZ, "gfx942"),
    (ADD, "gfx908"),
    (ADD, "gfx1100"),
    (BARRIER, "gfx803"),
    (BARRIER, "gfx1200"),
    (gather("f32"), "gfx942"),
    (gather("vector<4xf32>"), "gfx950"),
    (TENSOR, "gfx1250"),
    (shuffle(32, 64), "gfx942"),
    (shuffle(16, 64), "gfx1250"),
    (shuffle(31, 64), "gfx1100"),
    (shuffle(16, 32), "gfx1100"),
]


@pytest.mark.parametrize(("module", "target"), cases(AVAILABLE), ids=lambda value: str(value)[:80])
def test_ops_that_the_chip_has_are_available(module: str, target: str, context: ir.Context) -> None:
    report = av.check(ir.Module.parse(module), target)
    assert report.ok
    assert not report.conditions
    assert not report.unchecked


def test_the_wavefront_size_is_a_condition_unless_it_is_stated(context: ir.Context) -> None:
    report = av.check(ir.Module.parse(WMMA), "gfx1100")
    assert report.ok
    assert [condition.message for condition in report.conditions] == [
        "amdgpu.wmma is available if gfx1100 has wavefront wavefrontsize32, which is not known"
    ]
    assert not av.check(ir.Module.parse(WMMA), "gfx1100+wavefrontsize64")


def test_what_mlir_converts_for_no_chip_is_unknown(context: ir.Context) -> None:
    text = function(
        "%a: vector<4xi8>, %c: vector<4xf64>",
        "%0 = amdgpu.mfma 4x4x4 %a * %a + %c {blocks = 16 : i32} blgp = none : "
        "vector<4xi8>, vector<4xi8>, vector<4xf64>",
    )
    for module in (text, function("%x: i32", "%y, %p = gpu.rotate %x, 4, 16 : i32")):
        report = av.check(ir.Module.parse(module), "gfx942")
        assert not report.ok
        assert len(report.unchecked) == 1


SIZES = [
    function(
        "%m: memref<64xf16>, %i: i32",
        "%0 = amdgpu.raw_buffer_load %m[%i] : memref<64xf16>, i32 -> vector<3xf16>",
    ),
    function(
        "%m: memref<64xf64>, %i: i32",
        "%0 = amdgpu.raw_buffer_load %m[%i] : memref<64xf64>, i32 -> vector<16xf64>",
    ),
    function("%x: vector<5xi8>", "%0 = amdgpu.permlane_swap %x 32 : vector<5xi8>"),
    function("%x: vector<2xf80>", "%0 = amdgpu.permlane_swap %x 32 : vector<2xf80>"),
]


@pytest.mark.parametrize("module", SIZES, ids=lambda value: value.splitlines()[1])
def test_sizes_that_no_instruction_has_are_unknown(module: str, context: ir.Context) -> None:
    """MLIR's verifier accepts them."""
    for target in ("gfx950", "gfx1250"):
        report = av.check(ir.Module.parse(module), target)
        assert not report.ok
        assert report.unchecked or report.violations


def test_nvidia_says_nothing_of_the_dialect(context: ir.Context) -> None:
    for target in ("sm_90", "vulkan1.1"):
        (result,) = av.check(ir.Module.parse(MFMA), target).results
        assert (result.ok, result.nothing_judged, result.checked_ops) == (False, True, 0)


def test_nvidia_has_none_of_it_in_a_kernel_of_its_own(context: ir.Context) -> None:
    """Where a target judges something, it doesn't pass over what is for another vendor's chips."""
    module = ir.Module.parse(function("", "nvvm.barrier0\namdgpu.lds_barrier"))
    report = av.check(module, "sm_90")
    (unknown,) = report.unchecked
    assert unknown.op_name == "amdgpu.lds_barrier"
    assert unknown.reason == "it runs only on targets of dialect 'rocdl'"
    assert not report.ok


def test_deduce_finds_the_features(context: ir.Context) -> None:
    target = av.deduce(ir.Module.parse(SWAP))
    assert str(target) == '#availability.target<"rocdl.feature" = "permlane32-swap">'
    assert av.check(ir.Module.parse(SWAP), target)


def test_deduce_knows_what_needs_nothing(context: ir.Context) -> None:
    target = av.deduce(ir.Module.parse(BARRIER))
    assert av.check(ir.Module.parse(BARRIER), target)


def test_a_table_has_all_ops() -> None:
    rows = {row["op"]: row for row in run("table", "amdgpu", "--format", "json").json["ops"]}
    assert rows.keys() == DIALECTS["amdgpu"].ods.ops.keys()
    assert rows["amdgpu.mfma"]["conditional"]


def test_ops_above_are_never_legal_in_a_conversion(context: ir.Context) -> None:
    """An op that is available can be converted, and can't stay."""
    module = ir.Module.parse(SWAP)
    with pytest.raises(av.rewrite.ConversionError, match=r"amdgpu\.permlane_swap"):
        av.apply_full_conversion(module, av.ConversionTarget("gfx950"), av.RewritePatternSet())
    av.apply_partial_conversion(module, av.ConversionTarget("gfx950"), av.RewritePatternSet())
    with pytest.raises(av.rewrite.ConversionError, match="needs feature permlane32-swap"):
        av.apply_partial_conversion(module, av.ConversionTarget("gfx942"), av.RewritePatternSet())


def test_chips_with_the_same_features_are_converted_for_alike() -> None:
    """One of them is probed for all. MLIR's conversion asks for the chip's number, not for its features: what
    it does for another chip must compile there, too. A sample; another each day by `./dev full samples`.
    """
    results = store.read(store.path_of("amdgpu"))
    others = {other: chip for chip, equal in same_features().items() for other in equal if other != chip}
    assert others["gfx90c"] == "gfx900"
    tried = random.Random(SEED).sample(results.rows, len(results.rows) // 16)
    wanted = {row.shape: results.accepting(row) for row in tried}
    pipelines = {chip: rocdl_pipeline(chip) for chip in {*others, *others.values()}}
    jobs: dict[tuple[Shape, str], Job] = {}
    for shape, made, _ in lower(wanted, pipelines):
        for other, chip in others.items():
            if chip in wanted[shape] and made.get(other) != made[chip]:
                assert other in made, (other, shape)
                jobs[shape, other] = Job(made[other], other)
    backend = DIALECTS["amdgpu"].backend
    for asked, verdict in zip(jobs, ask(backend, list(jobs.values())), strict=True):
        assert verdict.letter == ACCEPTED, (asked, verdict.reason)
    assert rocdl_features().chips == results.chips
