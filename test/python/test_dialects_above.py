# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops of nvgpu and gpu are judged before conversion, by the ops that they are converted to.

test_gpu_chips.py compares the verdicts with the oracles'.
"""

from collections.abc import Iterator

import mlir.availability as av
import pytest
from command_line import run
from messages import says
from mlir import ir

MMA = """func.func @f(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]}
    : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}"""
WARPGROUP = """
!a = !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>
!b = !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf16, 3>>
!c = !nvgpu.warpgroup.accumulator<fragmented = vector<64x128xf32>>
func.func @f(%a: !a, %b: !b) {
  %c = nvgpu.warpgroup.mma.init.accumulator -> !c
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !a, !b, !c -> !c
  return
}"""
BARRIER = """
!group = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
func.func @f(%group: !group, %count: index, %i: index) {
  nvgpu.mbarrier.arrive.expect_tx %group[%i], %count : !group
  return
}"""
SUBGROUP = """
func.func @f(%a: !gpu.mma_matrix<16x16xsi8, "AOp">, %b: !gpu.mma_matrix<16x16xsi8, "BOp">,
             %c: !gpu.mma_matrix<16x16xi32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c
    : !gpu.mma_matrix<16x16xsi8, "AOp">, !gpu.mma_matrix<16x16xsi8, "BOp">
      -> !gpu.mma_matrix<16x16xi32, "COp">
  return
}"""


@pytest.fixture
def context() -> Iterator[ir.Context]:
    with ir.Context() as context:
        yield context


REFUSED = [
    (MMA, "sm_75", "nvgpu.mma.sync needs chip sm_80; sm_75 offers sm_75"),
    (WARPGROUP, "sm_90", "nvgpu.warpgroup.mma needs chip sm_90a; sm_90 offers sm_90"),
    (WARPGROUP, "sm_100a", "nvgpu.warpgroup.mma needs chip sm_90a; sm_100a offers sm_100a"),
    (
        BARRIER,
        "sm_90+ptx78",
        "nvgpu.mbarrier.arrive.expect_tx needs PTX version ptx80 or later; sm_90+ptx78 offers ptx78",
    ),
    (SUBGROUP, "sm_70", "gpu.subgroup_mma_compute needs chip sm_72; sm_70 offers sm_70"),
]


@pytest.mark.parametrize(("module", "target", "message"), REFUSED, ids=lambda value: str(value)[:40])
def test_a_violation_names_what_is_lacking(
    module: str, target: str, message: str, context: ir.Context
) -> None:
    report = av.check(ir.Module.parse(module), target)
    assert message in [violation.message for violation in report.violations]
    assert all(violation.available_from for violation in report.violations)


AVAILABLE = [
    (MMA, "sm_80"),
    (WARPGROUP, "sm_90a+ptx80"),
    (BARRIER, "sm_90+ptx80"),
    (SUBGROUP, "sm_72+ptx63"),
]


@pytest.mark.parametrize(("module", "target"), AVAILABLE, ids=lambda value: str(value)[:40])
def test_ops_that_the_chip_has_are_available(module: str, target: str, context: ir.Context) -> None:
    report = av.check(ir.Module.parse(module), target)
    assert report.ok
    assert not report.conditions
    assert not report.unchecked


def test_other_vendors_say_nothing_of_gpu(context: ir.Context) -> None:
    """Vulkan's requirements for ops of gpu are not declared, so there is no verdict."""
    (result,) = av.check(ir.Module.parse(SUBGROUP), "vulkan1.1").results
    assert (result.ok, result.nothing_judged, result.checked_ops) == (False, True, 0)


WITH_OPS = """
func.func @f(%x: f32, %offset: i32, %width: i32) {{
  {ops}
  return
}}"""
# Ops that a target judges.
SHUFFLE_UP = "%v, %valid = gpu.shuffle up %x, %offset, %width : f32"
JUDGED = {
    "gfx942": SHUFFLE_UP,
    "sm_80": SHUFFLE_UP,
    "vulkan1.3": "%v = spirv.FNegate %x : f32",
}
OF_ONE_VENDOR = [
    ("nvvm.wgmma.fence.aligned", "nvvm", ("gfx942", "vulkan1.3")),
    (
        "%b = nvgpu.mbarrier.create -> <memorySpace = #gpu.address_space<workgroup>>",
        "nvvm",
        ("gfx942", "vulkan1.3"),
    ),
    ("rocdl.s.barrier", "rocdl", ("sm_80", "vulkan1.3")),
    ("amdgpu.lds_barrier", "rocdl", ("sm_80",)),
    ("%s = spirv.FNegate %x : f32", "spirv", ("sm_80", "gfx942")),
]


@pytest.mark.parametrize(
    ("op", "dialect", "target"),
    [(op, dialect, target) for op, dialect, targets in OF_ONE_VENDOR for target in targets],
)
def test_ops_of_one_vendor_are_unknown_to_others(
    op: str, dialect: str, target: str, context: ir.Context
) -> None:
    alone = ir.Module.parse(WITH_OPS.format(ops=op))
    assert av.check(alone, target).nothing_judged
    beside = ir.Module.parse(WITH_OPS.format(ops=f"{op}\n{JUDGED[target]}"))
    report = av.check(beside, target)
    assert not report.ok
    (unchecked,) = report.unchecked
    assert unchecked.reason == f"it runs only on targets of dialect '{dialect}'"
    # Who knows better can say so.
    assert av.check(beside, target, allow_unchecked=unchecked.dialect).ok


def test_deduce_refuses_ops_of_two_vendors(context: ir.Context) -> None:
    module = ir.Module.parse(WITH_OPS.format(ops="nvvm.wgmma.fence.aligned\n rocdl.s.barrier"))
    both = (
        r"'rocdl\.s\.barrier' runs only on targets of dialect 'rocdl', "
        r"and 'nvvm\.wgmma\.fence\.aligned' only on those of dialect 'nvvm': no target runs both"
    )
    with pytest.raises(ValueError, match=both):
        av.deduce(module)
    with pytest.raises(ValueError, match=r"'rocdl\.s\.barrier' are unknown: it runs only on targets of"):
        av.deduce(module, "nvvm")
    assert (
        str(av.deduce(module, "nvvm", allow_unchecked=["rocdl"]))
        == '#availability.target<"nvvm.sm" = "sm_90a">'
    )


def test_what_has_no_conversion_is_unknown(context: ir.Context) -> None:
    text = """func.func @f(%x: f32) {
      %0 = gpu.subgroup_broadcast %x, first_active_lane : f32
      return
    }"""
    report = av.check(ir.Module.parse(text), "sm_90")
    assert not report.ok
    (unchecked,) = report.unchecked
    assert "none of its shapes that were tried exists on any known chip" in str(unchecked)


def test_deduce_finds_the_smallest_chip(context: ir.Context) -> None:
    target = av.deduce(ir.Module.parse(BARRIER))
    assert str(target) == '#availability.target<"nvvm.ptx" = "ptx80", "nvvm.sm" = "sm_90">'
    assert av.check(ir.Module.parse(BARRIER), target)


SHUFFLE = """
  gpu.func @f(%x: f32, %o: i32, %w: i32) {
    %y, %p = gpu.shuffle xor %x, %o, %w : f32
    gpu.return
  }"""
CONSTANT_MATRIX = """
  func.func @g(%x: f16) {
    %c = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x16xf16, "COp">
    return
  }"""
BARRIER_OF = "func.func @g() { rocdl.s.barrier return }"
SM_50 = '#availability.target<"nvvm.ptx" = "ptx60">'
ANY_GFX = '#availability.target<"rocdl.feature" = []>'
NVVM, ROCDL = '#nvvm.target<chip = "sm_80">', '#rocdl.target<chip = "gfx942">'


@pytest.mark.parametrize(
    ("targets", "functions", "dialect", "expected"),
    [
        ("", SHUFFLE, "nvvm", SM_50),
        ("", SHUFFLE, "rocdl", ANY_GFX),
        # What the module is for, or what else is in it, decides.
        (f"[{NVVM}]", SHUFFLE, None, SM_50),
        (f"[{ROCDL}]", SHUFFLE, None, ANY_GFX),
        ("", SHUFFLE + BARRIER_OF, None, ANY_GFX),
        ("", BARRIER_OF + SHUFFLE, None, ANY_GFX),
        # MLIR converts these for NVIDIA's chips only.
        ("", CONSTANT_MATRIX, None, '#availability.target<"nvvm.ptx" = "ptx40">'),
        ("", SHUFFLE + CONSTANT_MATRIX, None, SM_50),
    ],
)
def test_deduce_is_for_one_vendor(
    targets: str, functions: str, dialect: str | None, expected: str, context: ir.Context
) -> None:
    module = ir.Module.parse(f"gpu.module @m {targets} {{ {functions} }}")
    target = av.deduce(module, dialect=dialect)
    assert str(target) == expected
    assert av.check(module, target)


def test_deduce_is_for_the_target_of_the_parent(context: ir.Context) -> None:
    """Even if the requirements are unknown there."""
    module = ir.Module.parse(f"gpu.module @m [{ROCDL}] {{ {CONSTANT_MATRIX} }}")
    with pytest.raises(ValueError, match=says("'gpu.subgroup_mma_constant_matrix'", "unknown")):
        av.deduce(module)


@pytest.mark.parametrize("targets", ["", f"[{NVVM}, {ROCDL}]"])
def test_deduce_asks_for_the_vendor(targets: str, context: ir.Context) -> None:
    module = ir.Module.parse(f"gpu.module @m {targets} {{ {SHUFFLE} }}")
    with pytest.raises(ValueError, match=r"'gpu\.shuffle' can be converted to ops of 'nvvm' or 'rocdl'"):
        av.deduce(module)
    assert all(av.check(module, target) for target in ("sm_80", "gfx942"))


def test_deduce_knows_what_needs_nothing(context: ir.Context) -> None:
    module = ir.Module.parse("""
      func.func @f() {
        %0 = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>
        return
      }""")
    target = av.deduce(module)
    assert str(target) == '#availability.target<"nvvm.ptx" = "ptx40">'
    assert av.check(module, target)
    assert av.check(module, "sm_50")
    assert not av.check(module, "gfx942")


def test_tables_have_the_ops_that_are_judged() -> None:
    table = run("table", "nvgpu", "--format", "json").json
    rows = {row["op"]: row for row in table["ops"]}
    assert rows["nvgpu.mma.sync"]["conditional"]
    (clause,) = rows["nvgpu.mbarrier.init"]["clauses"]
    assert clause["any_of"] == [{"dimension": "nvvm.sm", "value": "sm_80"}]
    # The other ops of the dialect have no declarations.
    ops = {row["op"] for row in run("table", "gpu", "--format", "json").json["ops"]}
    assert "gpu.shuffle" in ops
    assert "gpu.launch_func" not in ops
    unknown = run("table", "xegpu")
    assert unknown.code == 2
    assert "dialect 'xegpu' has no availability data" in unknown.err


def test_ops_above_are_never_legal_in_a_conversion(context: ir.Context) -> None:
    """An op that is available can be converted, and can't stay."""
    module = ir.Module.parse(MMA)
    with pytest.raises(av.rewrite.ConversionError, match=r"nvgpu\.mma\.sync"):
        av.apply_full_conversion(module, av.ConversionTarget("sm_80"), av.RewritePatternSet())
    av.apply_partial_conversion(module, av.ConversionTarget("sm_80"), av.RewritePatternSet())
    with pytest.raises(av.rewrite.ConversionError, match="needs chip sm_80"):
        av.apply_partial_conversion(module, av.ConversionTarget("sm_75"), av.RewritePatternSet())
