# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops of the dialect `llvm`, in functions for a GPU, against LLVM's code generators and the assemblers; and
which functions those are.
"""

from __future__ import annotations

import random
import re
from collections import defaultdict

import mlir.availability as av
import pytest
from command_line import run
from core_verdicts import verdicts
from llvm_differences import NEEDS_PROBES
from mlir import ir
from mlir.dialects import _llvm_ops_gen
from probe import core
from probe.backends import ACCEPTED
from sample import ASKS_ALL, SEED

# `core` asks whether LLVM stores what a function makes on AMD's chips: poison isn't stored. And a function
# that isn't a kernel can't name shared memory there. It drops an alloca that nothing uses.
DECIDED_BY_THE_FUNCTION = re.compile(
    r"llvm\.mlir\.(undef|poison) : |addressof @g : !llvm\.ptr<3>|lifetime\.start %p : !llvm\.ptr$",
    re.MULTILINE,
)
# Exists on earlier chips, where LLVM leaves the scope out, but not between.
EARLIER_CHIPS_HAVE_IT = re.compile(r'syncscope\("cluster"\)|vector<4xi32>')


@NEEDS_PROBES
@pytest.mark.parametrize("dialect", core.CHIPS)
def test_nothing_is_available_that_the_oracles_refuse(dialect: str) -> None:
    """All functions on all chips. What exists on a chip isn't refused there, and little of it is unknown:
    rare address spaces and scopes, where chips differ without a rule.
    """
    rows = [row for row in core.read() if dialect == "nvvm" or not DECIDED_BY_THE_FUNCTION.search(row.text)]
    wrong: dict[str, list[str]] = defaultdict(list)
    unknown = 0
    for index, chip in enumerate(core.CHIPS[dialect]):
        target = f"{chip}+ptx90" if chip == "sm_100a" else f"{chip}+ptx88" if dialect == "nvvm" else chip
        found = verdicts([row.text for row in rows], target, "gpu.module @m")
        for row, verdict in zip(rows, found, strict=True):
            letters = row.letters[dialect]
            exists = letters[index] == ACCEPTED
            if verdict == "available" and not exists:
                wrong[f"falsely available on {chip}"].append(row.text)
            elif verdict == "refused" and exists and not EARLIER_CHIPS_HAVE_IT.search(row.text):
                wrong[f"falsely refused on {chip}"].append(row.text)
            elif verdict == "unknown" and exists:
                unknown += 1
    assert unknown < 0.05 * len(rows) * len(core.CHIPS[dialect])
    assert not wrong, {kind: (len(texts), texts[:3]) for kind, texts in wrong.items()}


@NEEDS_PROBES
@pytest.mark.parametrize("dialect", core.CHIPS)
def test_the_oracles_say_what_they_said(dialect: str) -> None:
    rows = core.read()
    sample = rows if ASKS_ALL else random.Random(dialect).sample(rows, 3)
    answers = core.ask([row.text for row in sample], dialect)
    assert answers == [row.letters[dialect] for row in sample]


NUMBERS = [
    # An attribute of a kernel, the target, and whether LLVM and the assembler take its numbers.
    ("nvvm.maxnreg = 0 : i32", "sm_80", "refused"),
    ("nvvm.maxnreg = 32 : i32", "sm_80", "available"),
    ("nvvm.maxntid = array<i32: 128, 0>", "sm_80", "refused"),
    ("nvvm.reqntid = array<i32: 128>", "sm_80", "available"),
    ('passthrough = [["nvvm.minctasm", "0"]]', "sm_80", "refused"),
    ('passthrough = [["nvvm.maxntid", "64,2"]]', "sm_80", "available"),
    ('passthrough = [["nvvm.blocksareclusters", ""]]', "sm_90+ptx90", "refused"),
    (
        'passthrough = [["nvvm.blocksareclusters", ""], ["nvvm.reqntid", "32"], ["nvvm.cluster_dim", "2"]]',
        "sm_90+ptx90",
        "available",
    ),
    ('rocdl.flat_work_group_size = "foo"', "gfx942", "refused"),
    ('rocdl.flat_work_group_size = "1,256"', "gfx942", "available"),
    ('passthrough = [["amdgpu-lds-size", "65536"]]', "gfx942", "available"),
    ('passthrough = [["amdgpu-lds-size", "99999"]]', "gfx942", "unknown"),
    ('passthrough = [["amdgpu-waves-per-eu", "x"]]', "gfx942", "refused"),
    ('passthrough = [["amdgpu-waves-per-eu", "-1"]]', "gfx942", "refused"),
    ('passthrough = [["amdgpu-max-num-workgroups", "1,2"]]', "gfx942", "refused"),
    ('passthrough = [["amdgpu-flat-work-group-size", "1,2,3"]]', "gfx942", "refused"),
    ('passthrough = [["amdgpu-cluster-dims", "1,1,1"]]', "gfx942", "available"),
    ('passthrough = [["amdgpu-agpr-alloc", "999"]]', "gfx942", "unknown"),
    ("rocdl.waves_per_eu = -1 : i32", "gfx942", "refused"),
    ("rocdl.waves_per_eu = 4 : i32", "gfx942", "available"),
    ('passthrough = [["target-features", "+wavefrontsize32,+wavefrontsize64"]]', "gfx1100", "unknown"),
    ('passthrough = [["stack-protector-buffer-size", "8"]]', "gfx942", "available"),
    ('passthrough = [["stack-protector-buffer-size", "x"]]', "gfx942", "unknown"),
    ('passthrough = ["nounwind", ["frame-pointer", "all"]]', "sm_80", "available"),
    ('passthrough = ["sspreq"]', "sm_80", "unknown"),
    ('passthrough = [["fentry-call", "true"]]', "sm_80", "unknown"),
    ('passthrough = [["function-instrument", "xray-always"]]', "gfx942", "unknown"),
    ('garbageCollector = "erlang"', "sm_80", "unknown"),
    ("alignment = 4294967296 : i64", "gfx942", "unknown"),
]


def test_numbers_of_functions_that_are_no_kernels_are_free() -> None:
    """LLVM writes directives for kernels only."""
    text = (
        "llvm.func @f() attributes {nvvm.maxntid = array<i32: 0>, "
        'passthrough = [["nvvm.maxnreg", "0"]]} { llvm.return }'
    )
    with ir.Context():
        module = ir.Module.parse(f"gpu.module @m {{ {text} }}")
        assert not av.check(module, "sm_80").violations


@pytest.mark.parametrize(("attribute", "target", "verdict"), NUMBERS)
def test_numbers_of_kernels_are_judged(attribute: str, target: str, verdict: str) -> None:
    vendor = "nvvm" if target.startswith("sm_") else "rocdl"
    module = f"llvm.func @k() attributes {{{vendor}.kernel, {attribute}}} {{ llvm.return }}"
    with ir.Context():
        report = av.check(ir.Module.parse(module), target)
    assert ("refused" if report.violations else "unknown" if report.unchecked else "available") == verdict


FENCE = 'llvm.fence syncscope("cluster") seq_cst'
HOST = f"llvm.func @host() {{ {FENCE} llvm.return }}"
PLACES = {
    "a kernel": (f"llvm.func @k() attributes {{nvvm.kernel}} {{ {FENCE} llvm.return }}", True),
    "by its convention": (f"llvm.func ptx_kernelcc @k() {{ {FENCE} llvm.return }}", True),
    "beside an op of nvvm": (f"llvm.func @f() {{ nvvm.barrier0 {FENCE} llvm.return }}", True),
    "beside an intrinsic": (
        f'llvm.func @f() {{ llvm.call_intrinsic "llvm.nvvm.barrier.cta.sync.aligned.all"(%z) : (i32) -> () '
        f"{FENCE} llvm.return }}".replace("{ ", "{ %z = llvm.mlir.constant(0 : i32) : i32 ", 1),
        True,
    ),
    "in a gpu.module": (f"gpu.module @m {{ llvm.func @f() {{ {FENCE} llvm.return }} }}", True),
    "by the triple": (
        f'module attributes {{llvm.target_triple = "nvptx64-nvidia-cuda"}} {{ {HOST} }}',
        True,
    ),
    "that a kernel calls": (
        "llvm.func @k() attributes {nvvm.kernel} { llvm.call @g() : () -> () llvm.return } "
        f"llvm.func @g() {{ llvm.call @f() : () -> () llvm.return }} "
        f"llvm.func @f() {{ {FENCE} llvm.return }}",
        True,
    ),
    "whose address a kernel takes": (
        "llvm.func @k() attributes {nvvm.kernel} { %p = llvm.mlir.addressof @f : !llvm.ptr "
        f"llvm.call %p() : !llvm.ptr, () -> () llvm.return }} llvm.func @f() {{ {FENCE} llvm.return }}",
        True,
    ),
    "of the host": (
        f"llvm.func @k() attributes {{nvvm.kernel}} {{ nvvm.barrier0 llvm.return }} {HOST}",
        False,
    ),
    "of a host with another triple": (
        f'module attributes {{llvm.target_triple = "x86_64-linux-gnu"}} {{ {HOST} }}',
        False,
    ),
}


@pytest.mark.parametrize("place", PLACES)
def test_functions_for_a_gpu_are_found(place: str) -> None:
    module, is_device = PLACES[place]
    with ir.Context():
        report = av.check(ir.Module.parse(module), "sm_80")
        messages = [violation.message for violation in report.violations]
    assert messages == (["llvm.fence needs chip sm_90; sm_80 offers sm_80"] if is_device else [])


TRUNCATED = "%t = llvm.trunc %w : vector<4xi32> to vector<4xi1>"
_SET_REGISTER = (
    "%c = llvm.mlir.constant({number} : i32) : i32 %v = llvm.mlir.constant(1 : i32) : i32 "
    'llvm.call_intrinsic "llvm.amdgcn.s.setreg"(%c, %v) : (i32, i32) -> ()'
)
CALLS = [
    # What a kernel has, the target, and whether it is available, not available, or unknown.
    ("llvm.call @llvm.nvvm.barrier.cluster.arrive() : () -> ()", "sm_80", "refused"),
    ("llvm.call @llvm.nvvm.barrier.cluster.arrive() : () -> ()", "sm_90", "available"),
    ("llvm.call @llvm.nvvm.frob() : () -> ()", "sm_90", "unknown"),
    ('llvm.call_intrinsic "llvm.exp.f32"(%x) : (f32) -> f32', "sm_90", "refused"),
    ('llvm.call_intrinsic "llvm.exp.f32"(%x) : (f32) -> f32', "gfx942", "unknown"),
    ('llvm.call_intrinsic "llvm.minimumnum.f128"(%q, %q) : (f128, f128) -> f128', "sm_90", "unknown"),
    ('llvm.call_intrinsic "llvm.sqrt.f32"(%x) : (f32) -> f32', "sm_90", "available"),
    ('llvm.call_intrinsic "llvm.sqrt.f128"(%q) : (f128) -> f128', "sm_90", "refused"),
    ("llvm.fadd %q, %q : f128", "sm_90", "refused"),
    (
        "llvm.intr.matrix.transpose %m {columns = 2 : i32, rows = 2 : i32} "
        ": vector<4xf32> into vector<4xf32>",
        "sm_90",
        "unknown",
    ),
    ("llvm.call @__nv_expf(%x) : (f32) -> f32", "sm_90", "available"),
    (
        "%n = llvm.mlir.constant(4 : i32) : i32 %p = llvm.alloca %n x f32 : (i32) -> !llvm.ptr<3>",
        "sm_90",
        "unknown",
    ),
    ("llvm.intr.experimental.constrained.uitofp %long upward ignore : i128 to f64", "sm_90", "refused"),
    ("llvm.intr.experimental.constrained.uitofp %bit upward ignore : i1 to f32", "gfx942", "unknown"),
    ("llvm.intr.experimental.constrained.uitofp %int upward ignore : i32 to f32", "gfx942", "available"),
    (f"{TRUNCATED} llvm.store %t, %ptr : vector<4xi1>, !llvm.ptr<1>", "gfx942", "unknown"),
    (TRUNCATED, "gfx942", "available"),
    (TRUNCATED, "sm_90", "available"),
    ("%t = llvm.trunc %two : vector<2xi32> to vector<2xi1>", "sm_90", "unknown"),
    ('llvm.inline_asm "", "=v,0" %int : (i32) -> i32', "gfx942", "available"),
    ('llvm.inline_asm "", "=h,0" %int : (i32) -> i32', "gfx942", "unknown"),
    ('llvm.inline_asm has_side_effects "bar.sync 0;", "" : () -> !llvm.void', "sm_90", "available"),
    ('llvm.inline_asm "", "=s,0" %int : (i32) -> i32', "gfx942", "unknown"),
    ('llvm.inline_asm "", "r,s,v" %int, %int, %x : (i32, i32, f32) -> ()', "gfx942", "available"),
    # No probe has such a pointer; LLVM selects no store through it for AMD's chips.
    ("%p = llvm.mlir.zero : !llvm.ptr<200> llvm.store %x, %p : f32, !llvm.ptr<200>", "gfx942", "unknown"),
    ("%p = llvm.mlir.zero : !llvm.ptr<11> %y = llvm.load %p : !llvm.ptr<11> -> f32", "sm_90", "unknown"),
    (SET := _SET_REGISTER.format(number=1473), "gfx942", "available"),
    (_SET_REGISTER.format(number=65536), "gfx942", "unknown"),
    (SET.replace("%c, %v", "%c, %int"), "gfx942", "unknown"),
    ("%t = llvm.trunc %w : vector<4xi32> to vector<4xi16>", "gfx942", "available"),
    ("arith.addf %x, %x : f32", "sm_90", "unknown"),
    ("%i = builtin.unrealized_conversion_cast %x : f32 to i32", "sm_90", "unknown"),
    ("math.exp %x : f32", "sm_90", "unknown"),
]


@pytest.mark.parametrize(("op", "target", "verdict"), CALLS, ids=lambda value: str(value)[:40])
def test_every_op_of_a_kernel_needs_a_row(op: str, target: str, verdict: str) -> None:
    declared = "".join(
        f"llvm.func @{name}{types}\n"
        for name, types in (
            ("llvm.nvvm.barrier.cluster.arrive", "()"),
            ("llvm.nvvm.frob", "()"),
            ("__nv_expf", "(f32) -> f32"),
        )
        if f"@{name}(" in op
    )
    vendor, barrier = ("nvvm", "nvvm.barrier0") if target.startswith("sm_") else ("rocdl", "rocdl.barrier")
    module = f"""{declared}
    llvm.func @k(%x: f32, %q: f128, %m: vector<4xf32>, %bit: i1, %int: i32, %long: i128, %w: vector<4xi32>,
                   %two: vector<2xi32>, %ptr: !llvm.ptr<1>)
        attributes {{{vendor}.kernel}} {{
      {op}
      {barrier}
      llvm.return
    }}"""
    with ir.Context():
        report = av.check(ir.Module.parse(module), target)
        found = "refused" if report.violations else "unknown" if report.unchecked else "available"
    assert found == verdict


@pytest.mark.parametrize(
    ("kernel", "body", "target", "verdict"),
    [
        ("attributes {nvvm.kernel}", "", "sm_80", "yes"),
        (
            "attributes {nvvm.kernel}",
            "%y = llvm.fadd %x, %x : f32 llvm.store %y, %p : f32, !llvm.ptr",
            "sm_80",
            "yes",
        ),
        ("attributes {nvvm.kernel}", "%y = arith.addf %x, %x : f32", "sm_80", "unknown"),
        ("attributes {nvvm.kernel}", "llvm.fence acquire", "sm_50", "yes"),
        ("attributes {nvvm.kernel}", "", "gfx942", "unknown"),
        ("attributes {rocdl.kernel}", "llvm.store %x, %p : f32, !llvm.ptr", "gfx942", "yes"),
        ("attributes {rocdl.kernel}", "", "sm_80", "unknown"),
        ("", "llvm.store %x, %p : f32, !llvm.ptr", "sm_80", "unknown"),
    ],
)
def test_a_kernel_of_ops_that_need_nothing_is_judged(
    kernel: str, body: str, target: str, verdict: str
) -> None:
    """The kernel itself is judged by its vendor's targets, and by no others. Host code is passed over."""
    module = f"llvm.func @k(%x: f32, %p: !llvm.ptr) {kernel} {{ {body} llvm.return }}"
    with ir.Context():
        assert av.check(ir.Module.parse(module), target).verdict == verdict


@pytest.mark.parametrize(
    ("kernel", "body", "target", "dialect"),
    [
        ("attributes {nvvm.kernel}", "llvm.store %x, %p : f32, !llvm.ptr", "gfx942", "nvvm"),
        ("attributes {rocdl.kernel}", "", "sm_80", "rocdl"),
        ("attributes {rocdl.kernel}", "", "x86-64", "rocdl"),
        ("attributes {rocdl.kernel}", "", "vulkan1.1", "rocdl"),
        ("", "nvvm.barrier0", "gfx942", "nvvm"),
    ],
)
def test_code_for_another_vendor_is_called_that(kernel: str, body: str, target: str, dialect: str) -> None:
    module = f"llvm.func @k(%x: f32, %p: !llvm.ptr) {kernel} {{ {body} llvm.return }}"
    with ir.Context():
        for through in {False, target in ("gfx942", "sm_80")}:
            report = av.check(ir.Module.parse(module), target, through=through)
            assert (report.verdict, report.ok) == ("unknown", False)
            assert f"no verdict on {target}: it has code for targets of dialect '{dialect}'" in str(report)


# Ops that no oracle was asked about: the tables of calls and of assembly decide, or they are no code.
WITHOUT_A_PROBE = {
    *("call_intrinsic", "inline_asm", "comdat", "comdat_selector", "linker_options", "module_flags"),
    *("mlir.alias", "mlir.global_ctors", "mlir.global_dtors", "dso_local_equivalent"),
    *("intr.dbg.declare", "intr.dbg.label", "intr.dbg.value", "intr.experimental.noalias.scope.decl"),
}


def test_every_op_was_probed_or_is_unknown() -> None:
    """An op that a newer MLIR adds fails this, until it has a probe or is among LLVM_UnprobedOps."""
    names = {each.OPERATION_NAME for each in vars(_llvm_ops_gen).values() if hasattr(each, "OPERATION_NAME")}
    probed = {name for row in core.read() for name in re.findall(r"llvm(?:\.\w+)+", row.text)}
    names -= probed | {f"llvm.{each}" for each in WITHOUT_A_PROBE}
    rows = {row["op"]: str(row["conditions"]) for row in run("table", "llvm", "--format", "json").json["ops"]}
    assert names
    assert [name for name in sorted(names) if "no probe of it was made'" not in rows[name]] == []


def test_a_message_says_what_to_do() -> None:
    module = "llvm.func @k(%x: f64) attributes {rocdl.kernel} { %0 = arith.addf %x, %x : f64 llvm.return }"
    with ir.Context():
        report = av.check(ir.Module.parse(module), "gfx942")
        reasons = [str(each.reason) for each in report.unchecked]
    assert reasons == ["it is in a kernel of dialect 'llvm', to which it must be lowered first"]


# Code for GPUs that isn't lowered, with an op that NVIDIA's chips decide about in place of {}.
UNLOWERED = {
    "gpu.func": "gpu.module @m { gpu.func @k(%x: f32) kernel { {} %y = math.erf %x : f32 gpu.return } }",
    "func.func": "gpu.module @m { func.func @f(%x: f32) { {} %y = math.erf %x : f32 return } }",
    "gpu.launch": """func.func @f(%x: f32, %n: index) {
      gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %g = %n)
                 threads(%h, %i, %j) in (%k = %n, %l = %n, %m = %n) {
        {} %y = math.erf %x : f32 gpu.terminator
      }
      return }""",
}
CLUSTER = "%r = gpu.cluster_id x"


@pytest.mark.parametrize("kernel", UNLOWERED)
def test_what_is_judged_of_a_kernel_says_nothing_of_the_rest(kernel: str) -> None:
    text = UNLOWERED[kernel]
    with ir.Context():
        for target, judged, unknown in (
            ("sm_90", CLUSTER, {"math.erf"}),
            ("sm_80", CLUSTER, {"math.erf"}),
            ("sm_90", "", set()),
            ("vulkan1.1", CLUSTER, set()),
        ):
            module = ir.Module.parse(text.replace("{}", judged))
            report = av.check(module, target)
            assert {each.op_name for each in report.unchecked} == unknown, target
            assert all("'check --through'" in each.reason for each in report.unchecked)
            assert not report.ok
            assert bool(report.violations) == (target == "sm_80")
            assert report.nothing_judged == (not unknown)
            accepted = av.check(module, target, allow_unchecked=("math", "func"))
            assert accepted.ok == (target == "sm_90" and bool(judged))
        for needed, judged in (("sm_90(.|\\n)*", CLUSTER), ("", "%t = nvvm.read.ptx.sreg.tid.x : i32")):
            with pytest.raises(av.UnknownError, match=rf"{needed}math\.erf.*isn't lowered yet"):
                av.deduce(ir.Module.parse(text.replace("{}", judged)))


def test_unlowered_kernels_beside_what_they_became_are_passed_over() -> None:
    shader = """spirv.module Logical GLSL450 {
      spirv.func @main() "None" { spirv.Return }
      spirv.EntryPoint "GLCompute" @main
      spirv.ExecutionMode @main "LocalSize", 1, 1, 1 }"""
    with ir.Context():
        both = ir.Module.parse(shader + UNLOWERED["gpu.func"].replace("{}", CLUSTER))
        report = av.check(both, "vulkan1.1")
        assert report.ok
        known = {each.name for each in av.known_targets()} & {"vulkan1.1", "sm_90", "sm_80"}
        verdicts = {name: av.check(both, name).ok for name in known}
    assert verdicts == {"vulkan1.1": True, "sm_90": False, "sm_80": False}


# What LLVM expands on no GPU.
STRIDED = (
    '%a = "llvm.intr.experimental.vp.strided.load"(%p, %n, %m, %i)'
    " : (!llvm.ptr<1>, i64, vector<4xi1>, i32) -> vector<4xf32>"
)

NOWHERE = [
    (STRIDED, "nvvm", "sm_90", "write llvm.intr.masked.gather"),
    (STRIDED, "rocdl", "gfx942", "write llvm.intr.masked.gather"),
    ("%a = llvm.intr.ssa.copy %x : f32", "nvvm", "sm_90", "use its operand"),
    ("%a = llvm.intr.ssa.copy %x : f32", "rocdl", "gfx942", "use its operand"),
    ("llvm.intr.exp(%x) : (f32) -> f32", "nvvm", "sm_90", "call libdevice, as __nv_expf"),
    ("llvm.intr.exp(%d) : (f64) -> f64", "rocdl", "gfx942", "call the device libraries, as __ocml_exp_f64"),
    ("llvm.fadd %q, %q : f128", "nvvm", "sm_90", "use f64"),
    ("llvm.mlir.constant(1.0 : f16) : vector<2xf16>", "nvvm", "sm_90", "write dense<...>"),
    ("llvm.mlir.constant(1.0 : f16) : vector<2xf16>", "rocdl", "gfx942", "write dense<...>"),
]


@pytest.mark.parametrize(("op", "vendor", "target", "remedy"), NOWHERE)
def test_what_no_chip_has_is_refused_with_a_remedy(op: str, vendor: str, target: str, remedy: str) -> None:
    module = f"""llvm.func @k(
        %x: f32, %d: f64, %q: f128, %p: !llvm.ptr<1>, %n: i64, %i: i32, %m: vector<4xi1>
      ) attributes {{{vendor}.kernel}} {{ {op} llvm.return }}"""
    with ir.Context():
        parsed = ir.Module.parse(module)
        (violation,) = av.check(parsed, target).violations
        found = violation.message, str(violation.clause.source)
        assert av.check(parsed, av.deduce(parsed, dialect=vendor)).ok
    owner = "NVIDIA" if vendor == "nvvm" else "AMD"
    assert f"needs a processor other than {owner}'s chips; {target}" in found[0]
    assert remedy in found[1]


def _memory(vendor: str, size: int, calls: str) -> str:
    return f"""
      llvm.mlir.global internal @a() {{addr_space = 3 : i32, alignment = 16 : i64}} : !llvm.array<{size} x i8>
      llvm.mlir.global internal @b() {{addr_space = 3 : i32, alignment = 16 : i64}} : !llvm.array<1024 x i8>
      llvm.mlir.global external @launch() {{addr_space = 3 : i32}} : !llvm.array<0 x i8>
      llvm.func @k() attributes {{{vendor}.kernel}} {{
        %p = llvm.mlir.addressof @a : !llvm.ptr<3>
        %q = llvm.mlir.addressof @launch : !llvm.ptr<3>
        llvm.call @{calls}() : () -> ()
        llvm.return
      }}
      llvm.func @uses() {{ %p = llvm.mlir.addressof @b : !llvm.ptr<3> llvm.return }}
      llvm.func @nothing() {{ llvm.return }}"""


MEMORY = [
    # The vendor, bytes beside 1024 in another function, what the kernel calls, the chip, what it has.
    ("nvvm", 49152, "nothing", "sm_90", None),
    ("nvvm", 49152, "uses", "sm_90", "needs static shared memory of 50176 or more; sm_90 offers 49152"),
    ("nvvm", 49152, "uses", "sm_90a", None),
    ("nvvm", 232448, "uses", "sm_90a", "needs static shared memory of 233472 or more; sm_90a offers 232448"),
    ("rocdl", 65536, "nothing", "gfx942", None),
    ("rocdl", 65536, "uses", "gfx942", "needs local memory of 66560 or more; gfx942 offers 65536"),
    ("rocdl", 65536, "uses", "gfx950", None),
]


@pytest.mark.parametrize(("vendor", "size", "calls", "target", "lack"), MEMORY)
def test_shared_memory_is_a_limit(vendor: str, size: int, calls: str, target: str, lack: str | None) -> None:
    with ir.Context():
        report = av.check(ir.Module.parse(_memory(vendor, size, calls)), target)
        messages = [violation.message for violation in report.violations]
    assert messages == ([f"llvm.func {lack}"] if lack else [])


SIZES = [
    # The type of a kernel's shared memory, and whether 48 KiB are enough for it.
    ("!llvm.array<2305843009213693953 x i64>", False),
    ("!llvm.array<4294967296 x array<4294967296 x i8>>", False),
    ("vector<4611686018427387904xf32>", False),
    ("!llvm.struct<(i8, f64, !llvm.array<6142 x i64>)>", True),
    ("!llvm.struct<(i8, f64, !llvm.array<6143 x i64>)>", False),
    ("!llvm.struct<packed (i8, !llvm.array<12287 x f32>)>", True),
    ("vector<3xf32>", True),
    ('!llvm.struct<"unknown", opaque>', True),
    ('!llvm.target<"spirv.Image", i32, 0>', True),
    ('!llvm.struct<(i32, target<"spirv.Image", i32, 0>)>', True),
]


@pytest.mark.parametrize(("type_", "fits"), SIZES)
def test_sizes_do_not_overflow(type_: str, fits: bool) -> None:
    module = f"""llvm.mlir.global external @g() {{addr_space = 3 : i32}} : {type_}
      llvm.func @k() attributes {{nvvm.kernel}} {{
        %p = llvm.mlir.addressof @g : !llvm.ptr<3>
        llvm.return
      }}"""
    with ir.Context():
        lacking = av.check(ir.Module.parse(module), "sm_80").violations
        assert (not any("shared memory" in each.message for each in lacking)) == fits


BUFFERS = [
    ("memref<4294967296x4294967296xf32, 3>", False),
    ("memref<16385xf32, #gpu.address_space<workgroup>>", False),
    ("memref<16384xf32, #gpu.address_space<workgroup>>", True),
    ("memref<16385xf32, #spirv.storage_class<Workgroup>>", True),
    ('memref<16385xf32, "of somebody">', True),
]


@pytest.mark.parametrize(("buffer", "fits"), BUFFERS)
def test_buffers_may_be_in_memory_of_others(buffer: str, fits: bool) -> None:
    """Only memory that is a workgroup's for sure counts."""
    module = f"""gpu.module @m {{
      memref.global "private" @g : {buffer}
      gpu.func @k() kernel {{ %0 = memref.get_global @g : {buffer} gpu.return }} }}"""
    with ir.Context():
        lacking = av.check(ir.Module.parse(module), "gfx942").violations
        assert (not lacking) == fits


WMMA = """
  llvm.func @{name}(%a: vector<16xf16>, %c: vector<{lanes}xf16>) {{
    %r = rocdl.wmma.f16.16x16x16.f16 %a, %a, %c {{opsel = false}}
      : (vector<16xf16>, vector<16xf16>, vector<{lanes}xf16>) -> vector<{lanes}xf16>
    llvm.return
  }}
"""


def test_conditions_that_exclude_each_other_are_refused() -> None:
    both = WMMA.format(name="f", lanes=8) + WMMA.format(name="g", lanes=16)
    with ir.Context():
        report = av.check(ir.Module.parse(both), "gfx1100")
        (violation,) = report.violations
        text = str(violation)
        assert "wavefrontsize32" in text
        assert "wavefrontsize64" in text
        assert not violation.available_from


@pytest.mark.parametrize(
    ("modules", "admits"),
    [([[8]], True), ([[8, 16]], False), ([[8], [16]], True), ([[8], [8, 16]], False)],
    ids=str,
)
def test_modules_are_compiled_one_by_one(modules: list[list[int]], admits: bool) -> None:
    """One has one size of wavefronts, which the lanes tell; several may have several."""
    text = "".join(
        f"gpu.module @m{number} {{ {''.join(WMMA.format(name=f'f{each}', lanes=each) for each in lanes)} }}"
        for number, lanes in enumerate(modules)
    )
    with ir.Context():
        module = ir.Module.parse(text)
        assert av.check(module, "gfx1100").ok == admits
        assert ("gfx1100" in {info.name for info in av.known_targets_for(module)}) == admits


OWN = [
    # The attributes of a kernel, the target, and the key phrase.
    ('target_cpu = "gfx942"', "gfx942", None),
    ('target_cpu = "gfx942"', None, None),
    ('target_cpu = "gfx950"', "gfx942", "needs chip gfx950; gfx942 offers gfx942"),
    ('target_cpu = "gfx900"', None, "needs feature fp8-conversion-insts"),
    ('passthrough = [["target-cpu", "gfx950"]]', "gfx942", "needs chip gfx950"),
    ('target_features = #llvm.target_features<["+gfx950-insts"]>', "gfx942", "needs feature gfx950-insts"),
    ('target_features = #llvm.target_features<["-fp8-insts"]>', "gfx942", "switch off 'fp8-insts'"),
    ('target_cpu = "gfx9999"', "gfx942", "unknown chip, 'gfx9999'"),
]


@pytest.mark.parametrize(("attributes", "target", "phrase"), OWN)
def test_functions_are_judged_for_the_chip_that_they_name(
    attributes: str, target: str | None, phrase: str | None
) -> None:
    module = f"""llvm.func @k(%x: f32) attributes {{rocdl.kernel, {attributes}}} {{
      %o = llvm.mlir.constant(0 : i32) : i32
      %0 = rocdl.cvt.pk.fp8.f32 %x, %x -> %o[false] : i32
      llvm.return
    }}"""
    with ir.Context():
        report = av.check(ir.Module.parse(module), target)
        found = [v.message for v in report.violations] + [str(each.reason) for each in report.unchecked]
    assert (not found) if phrase is None else any(phrase in each for each in found), found


TARGETS_IN_IR = [
    # The target in IR, an op, and whether it is available.
    ('#nvvm.target<chip = "sm_89">', "nvvm.barrier0", True),
    (
        '#nvvm.target<chip = "sm_89">',
        E4M3 := "%0 = nvvm.convert.f32x2.to.f8x2 %x, %x "
        "{rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16 (f8E4M3FN)",
        False,
    ),
    ('#nvvm.target<chip = "sm_89", features = "+ptx81">', E4M3, True),
]


@pytest.mark.parametrize(("target", "op", "is_available"), TARGETS_IN_IR)
def test_what_targets_in_ir_leave_out_is_upstreams_default(target: str, op: str, is_available: bool) -> None:
    module = f"gpu.module @m [{target}] {{ llvm.func @k(%x: f32) {{ {op} llvm.return }} }}"
    with ir.Context():
        report = av.check(ir.Module.parse(module))
        assert (report.ok, bool(report.conditions)) == (is_available, False)


def _moving_lanes(control: int, masks: tuple[int, int], type_: str) -> str:
    """Returns a function that moves values between lanes."""
    numbers = (control, *masks)
    constants = "".join(
        f"%c{index} = llvm.mlir.constant({each} : i32) : i32\n" for index, each in enumerate(numbers)
    )
    return (
        f"llvm.func @f(%x: {type_}, %p: !llvm.ptr<1>) {{\n{constants}%t = llvm.mlir.constant(true) : i1\n"
        f'%0 = llvm.call_intrinsic "llvm.amdgcn.update.dpp"(%x, %x, %c0, %c1, %c2, %t) '
        f": ({type_}, {type_}, i32, i32, i32, i1) -> {type_}\n"
        f"llvm.store %0, %p : {type_}, !llvm.ptr<1>\nllvm.return\n}}"
    )


@NEEDS_PROBES
def test_the_control_alone_decides_on_moves_between_lanes() -> None:
    """All kinds of controls, and some at random, against llc and llvm-mc."""
    generator = random.Random(SEED)
    controls = [
        0x00,
        0xFF,
        0x100,
        0x101,
        0x110,
        0x111,
        0x121,
        0x130,
        0x131,
        0x13C,
        0x140,
        0x142,
        0x143,
        0x144,
    ]
    controls += [0x150, 0x15F, 0x160, 0x16F, 0x170, *generator.sample(range(0x180), 6)]
    texts = [
        _moving_lanes(
            control,
            (generator.randrange(16), generator.randrange(16)),
            generator.choice(["i32", "f32", "f16", "f64", "vector<2xf16>"]),
        )
        for control in controls
    ]
    rows = [
        core.Row(text, {"rocdl": said}) for text, said in zip(texts, core.ask(texts, "rocdl"), strict=True)
    ]
    for index, chip in enumerate(core.CHIPS["rocdl"]):
        found = verdicts(texts, chip, "gpu.module @m")
        for row, verdict in zip(rows, found, strict=True):
            exists = row.letters["rocdl"][index] == ACCEPTED
            assert verdict == ("available" if exists else "refused"), (chip, row.text)


@pytest.mark.parametrize(("name", "verdict"), [("get_local_id", "yes"), ("gws_barrier", "unknown")])
def test_functions_of_ockl(name: str, verdict: str) -> None:
    """What clang calls in HIP is on all chips; what needs hardware that not all have is unknown."""
    called = f"@__ockl_{name}"
    module = (
        f"llvm.func {called}(i32) -> i64\n"
        "llvm.func @k(%i: i32, %p: !llvm.ptr) attributes {rocdl.kernel} {\n"
        f"%0 = llvm.call {called}(%i) : (i32) -> i64\nllvm.store %0, %p : i64, !llvm.ptr\nllvm.return\n}}"
    )
    with ir.Context():
        assert av.check(ir.Module.parse(module), "gfx942").verdict == verdict
