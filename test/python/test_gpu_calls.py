# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM IR ops in modules for NVVM and ROCDL: intrinsics, inline assembly, library functions."""

import random
import re
from bisect import bisect_left
from collections.abc import Callable
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

import mlir.availability as av
import pytest
from command_line import Result, run
from llvm_differences import NEEDS_PROBES
from mlir import ir
from probe import call_probing, call_rules, calls, intrinsics, name_patterns, ptx_forms, store
from probe.backends import ACCEPTED, AssembleError, Nvptx
from probe.dialects import DIALECTS
from probe.probing import Job, ask
from probe.shapes import CONSTANT, Shape
from probe.translate import translate
from sample import SEED


def _in_function(body: str, declarations: str = "") -> str:
    parameters = "%r: i32, %f: f32, %d: i64, %p: !llvm.ptr, %s: !llvm.ptr<3>, %g: !llvm.ptr<1>"
    return f"{declarations}\nllvm.func @f({parameters}) {{ {body} llvm.return }}"


def _check(module: str, target: str) -> av.Report:
    with ir.Context() as context:
        return av.check(ir.Module.parse(module, context), target)


def _asm(text: str) -> str:
    return _in_function(f'llvm.inline_asm has_side_effects "{text}", "r,r" %r, %r : (i32, i32) -> ()')


def _constrained(constraints: str, operand: str, type_: str) -> str:
    return _in_function(f'llvm.inline_asm has_side_effects "exit;", "{constraints}" {operand} : {type_}')


def _inline_ptx(text: str) -> str:
    return _in_function(f'nvvm.inline_ptx "{text}" ro(%r, %r : i32, i32)')


def _guarded(text: str, result: str = "") -> str:
    """A guarded instruction."""
    arrow = f" -> {result}" if result else ""
    return _in_function(
        f'%t = llvm.trunc %r : i32 to i1 nvvm.inline_ptx "{text}" ro(%r : i32), predicate = %t{arrow}'
    )


def _intrinsic(call: str) -> str:
    return _in_function(f"llvm.call_intrinsic {call}")


def _with_constant(value: int, call: str, type_: str = "i32") -> str:
    """`call` has the constant as %c."""
    return _in_function(f"%c = llvm.mlir.constant({value} : {type_}) : {type_}\n llvm.call_intrinsic {call}")


def _barrier(number: int) -> str:
    constant = f"%c = llvm.mlir.constant({number} : i32) : i32"
    return _in_function(f"{constant}\n nvvm.barrier id = %c number_of_threads = %r")


def _function(name: str) -> str:
    return _in_function(f"%0 = llvm.call @{name}(%f) : (f32) -> f32", f"llvm.func @{name}(f32) -> f32")


def _function_for(attribute: str) -> str:
    """A function with an attribute, which has an op of AMD's."""
    return f"llvm.func @f() attributes {{{attribute}}} {{ rocdl.s.barrier llvm.return }}"


def _module_assembly(lines: str) -> str:
    return f"module attributes {{llvm.module_asm = [{lines}]}} {{ {_function_for('rocdl.kernel')} }}"


class Case(NamedTuple):
    """A module, a target, whether it is available there (None: unknown), and the message."""

    module: str
    target: str
    is_available: bool | None
    says: str


SYNC = '"llvm.nvvm.barrier.cta.sync.aligned.all"(%c) : (i32) -> ()'
SYNC_COUNT = '"llvm.nvvm.barrier.cta.sync.aligned.count"(%r, %c) : (i32, i32) -> ()'
ARRIVE = '"llvm.nvvm.barrier.cta.arrive.aligned.count"(%r, %c) : (i32, i32) -> ()'
FEATURES = '#llvm.target_features<["-fp8-conversion-insts"]>'
BOTH_VENDORS = "llvm.func @f() { nvvm.barrier0 rocdl.s.barrier llvm.return }"
CLUSTERS_ALONE = 'llvm.func @f() attributes {passthrough = ["nvvm.blocksareclusters"]} { llvm.return }'
PAIR = "!llvm.struct<(i32, f32)>"
WGMMA = (
    "{ .reg .pred p; .reg .b64 d; .reg .f32 a<4>;"
    " wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {a0, a1, a2, a3}, d, d, p, 1, 1, 0, 0; }"
)
TENSOR_LOAD = "tcgen05.ld.sync.aligned.32x32b.x2.b32 {$0, $1}, [$0 + 4];"
ADD = "{ .reg .f32 f; atom.global.gpu.acq_rel.add.f32 f, [ $0 + 0 ], f; }"
EVENTS = '"llvm.nvvm.pm.event.mask"(%c) : (i16) -> ()'
GROUPS = '"llvm.nvvm.wgmma.wait_group.sync.aligned"(%c) : (i64) -> ()'
STATE = '"llvm.amdgcn.s.get.barrier.state"(%c) : (i32) -> i32'
COPY = '"llvm.nvvm.cp.async.ca.shared.global.8.s"(%s, %g, %c) : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()'

# LLVM states a range for one of its parameters, all of which the call lacks.
TENSOR_COPY = "llvm.nvvm.cp.async.bulk.tensor.g2s.tile.1d"


def _dot(flag: str) -> str:
    """Signs and a clamp are immediates of one bit."""
    call = '"llvm.amdgcn.sudot4"(%t, %r, %c, %r, %r, %c) : (i1, i32, i1, i32, i32, i1) -> i32'
    constants = f"%t = llvm.mlir.constant(true) : i1 %c = llvm.mlir.constant({flag}) : i1"
    return _in_function(f"{constants} %0 = llvm.call_intrinsic {call}")


def _scaled_matrix(selected: int) -> str:
    """The instruction selects a byte of a scale with two bits."""
    types = "(vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> vector<4xf32>"
    return _in_function(
        f"%a = llvm.mlir.zero : vector<8xi32> %v = llvm.mlir.zero : vector<4xf32>"
        f" %z = llvm.mlir.constant(0 : i32) : i32 %c = llvm.mlir.constant({selected} : i32) : i32"
        f" %0 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %a, %a, %v, %z, %z, %z, %r, %c, %r : {types}"
    )


def _sparse_matrix(selected: int) -> str:
    """A short row of bytes has two selectors."""
    attributes = (
        "{orderedMetadata, kind = #nvvm.mma_kind<f8f6f4>, shape = #nvvm.shape<m = 16, n = 8, k = 32>,"
        " multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>,"
        " intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>,"
        " operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>}"
    )
    types = f"({', '.join(['i32'] * 10)}) -> !llvm.struct<(i32, i32, i32, i32)>"
    return _in_function(
        f"%c = llvm.mlir.constant({selected} : i32) : i32"
        f' %0 = "nvvm.mma.sp.sync"({"%r, " * 9}%c) {attributes} : {types}'
    )


def _tensor_matrix(scale: int) -> str:
    """The scale is an exponent of four bits."""
    attributes = (
        "{collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_1>,"
        " kind = #nvvm.tcgen05_mma_kind<f16>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0>}"
    )
    return _in_function(
        f"%c = llvm.mlir.constant({scale} : i64) : i64 %e = llvm.mlir.constant(true) : i1"
        " %m = llvm.inttoptr %r : i32 to !llvm.ptr<6>"
        f' "nvvm.tcgen05.mma"(%m, %m, %d, %r, %e, %c) {attributes}'
        " : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64) -> ()"
    )


def _wait(groups: int) -> str:
    return _in_function(f"nvvm.wgmma.wait.group.sync.aligned {groups}")


def _event(number: int) -> str:
    return _in_function(f'"nvvm.pmevent"() {{eventId = {number} : i32}} : () -> ()')


CASES = [
    Case(_wait(7), "sm_90a", True, ""),
    Case(_wait(-1), "sm_90a", None, "a number of groups isn't negative"),
    Case(_sparse_matrix(1), "sm_90", True, ""),
    Case(_sparse_matrix(2), "sm_90", None, "LLVM takes fewer selectors"),
    Case(_tensor_matrix(15), "sm_100a", True, ""),
    Case(_tensor_matrix(16), "sm_100a", None, "scaleInputD"),
    Case(_event(14), "sm_80", True, ""),
    Case(_event(15), "sm_80", None, "event 15"),
    Case(_with_constant(32767, EVENTS, "i16"), "sm_80", True, ""),
    Case(_with_constant(-32768, EVENTS, "i16"), "sm_80", None, "event 15"),
    Case(_dot("true"), "gfx1100", True, ""),
    Case(_dot("false"), "gfx1100", True, ""),
    Case(_dot("true"), "gfx1030", False, "needs feature"),
    Case(_scaled_matrix(3), "gfx950", True, ""),
    Case(_scaled_matrix(7), "gfx950", None, "args.7"),
    Case(_with_constant(15, SYNC), "sm_80", True, ""),
    Case(_with_constant(16, SYNC), "sm_80", None, "PTX has barriers 0 to 15"),
    Case(_barrier(15), "sm_80", True, ""),
    Case(_barrier(16), "sm_80", None, "PTX has barriers 0 to 15"),
    Case(_with_constant(64, SYNC_COUNT), "sm_80", True, ""),
    Case(_with_constant(33, SYNC_COUNT), "sm_80", None, "a barrier is for a multiple of 32 threads"),
    Case(_with_constant(0, ARRIVE), "sm_80", None, "the number of threads must not be 0"),
    Case(_with_constant(8, COPY), "sm_80", True, ""),
    Case(_with_constant(9, COPY), "sm_80", None, "no more than 8 bytes can be read"),
    Case(_with_constant(1, GROUPS, "i64"), "sm_90a", True, ""),
    Case(_with_constant(-1, GROUPS, "i64"), "sm_90a", None, "a number of groups isn't negative"),
    Case(_with_constant(64, STATE), "gfx1200", True, ""),
    Case(_with_constant(65, STATE), "gfx1200", None, "the instruction takes constants from -16 to 64"),
    Case(_asm("redux.sync.add.s32 $0, $0, $1;"), "sm_80", True, ""),
    Case(
        _asm("redux.sync.add.s32 $0, $0, $1;"),
        "sm_75",
        False,
        "'redux.sync.add.s32' in llvm.inline_asm needs chip sm_80",
    ),
    Case(_asm("redux.sync.add.s32 $0, $0, $1;"), "gfx942", None, "assembly for AMD's chips isn't judged"),
    Case(_asm("redux.sync.frob.s32 $0, $0, $1;"), "sm_90", None, "'redux.sync.frob.s32 r,r,r' is no"),
    Case(_asm("redux.sync.add.s32 $0, $0, $1"), "sm_80", None, "$, $ without ';'' is no"),
    Case(_asm("{ redux.sync.add.s32 $0, $0, $1;"), "sm_80", None, "'{ without }' is no"),
    Case(_asm("mov.u32 $0, %clusterid.x;"), "sm_80", False, "needs chip sm_90"),
    Case(_asm("mov.u32 $0, %nosuch;"), "sm_90", None, "'mov.u32 r,%nosuch' is no"),
    Case(_asm("v_add_f32 v0, v1, v2"), "gfx942", None, "isn't judged: 'v_add_f32 v0, v1, v2'"),
    Case(_inline_ptx("redux.sync.add.s32 {$r0}, {$r0}, {$r1};"), "sm_80", True, ""),
    Case(_inline_ptx("redux.sync.add.s32 {$r0}, {$r0}, {$r1};"), "sm_75", False, "needs chip sm_80"),
    Case(_inline_ptx("mov.u32 {$r0}, %laneid;"), "sm_80", None, "MLIR replaces '%' by '$'"),
    Case(_guarded("nanosleep.u32 {$r0};"), "sm_80", True, ""),
    Case(_guarded("{ nanosleep.u32 {$r0}; }"), "sm_80", None, "only an instruction can have a guard"),
    Case(_guarded("mov.u32 {$w0}, {$r0};", "i32"), "sm_80", None, "writes another operand as the guard"),
    Case(_asm("@%is_explicit_cluster add.u32 $0, $0, $1;"), "sm_80", None, "add.u32 $,r,r' is no"),
    Case(_asm("add.u32 $0, $0, $1; // costs $5"), "sm_80", None, "names an operand that the op doesn't have"),
    Case(_asm(WGMMA), "sm_90a", True, ""),
    Case(_asm(WGMMA), "sm_100a", False, "needs chip sm_90a"),
    Case(_asm(TENSOR_LOAD), "sm_100a", True, ""),
    Case(_asm(TENSOR_LOAD), "sm_90", False, "needs chip sm_100f"),
    Case(_asm("ld.global.b32 { $0 }, [ $1 + 0 ];"), "sm_80", True, ""),
    Case(_asm(ADD), "sm_80", True, ""),
    Case(_asm("{ .reg .b32 a; } mov.u32 $0, a;"), "sm_80", None, "'a without a declaration' is no"),
    Case(_asm("{ .reg .b32 a; mov.u32 $0, a; }"), "sm_80", True, ""),
    Case(_asm("mov.u32 $0, $2;"), "sm_80", None, "the text names an operand that the op doesn't have"),
    Case(_asm("mov.u32 $0, {$r1};"), "sm_80", None, "the text names an operand that the op doesn't have"),
    Case(_inline_ptx("mov.u32 {$r0}, {$r2};"), "sm_80", None, "names an operand that the op doesn't have"),
    Case(_inline_ptx("mov.u32 {$w0}, {$r1};"), "sm_80", None, "names an operand that the op doesn't have"),
    Case(_in_function('nvvm.inline_ptx "exit;" ro(%p, %f : !llvm.ptr, f32)'), "sm_50", True, ""),
    Case(_in_function('%h = nvvm.inline_ptx "exit;" -> f16'), "sm_90", None, "to have registers for all"),
    Case(_in_function('%h = nvvm.inline_ptx "exit;" -> i128'), "sm_90", None, "to have registers for all"),
    Case(_constrained("x", "%r", "(i32) -> ()"), "sm_80", None, "aren't known to fit"),
    Case(_constrained("^rl", "%r", "(i32) -> ()"), "sm_80", None, "aren't known to fit"),
    Case(_constrained("@2rl", "%r", "(i32) -> ()"), "sm_80", None, "aren't known to fit"),
    Case(_constrained("=", "", "() -> ()"), "sm_80", None, "aren't known to fit"),
    Case(_constrained("=r", "", "() -> i12"), "sm_80", None, "aren't known to fit"),
    Case(_constrained("=rl", "", "() -> i32"), "sm_80", None, "aren't known to fit"),
    Case(_constrained("r,r", "%r", "(i32) -> ()"), "sm_80", None, "aren't known to fit"),
    Case(_constrained("=r,0", "%r", "(i32) -> i32"), "sm_80", True, ""),
    Case(_constrained("=r,0", "%r", "(i32) -> i64"), "sm_80", None, "aren't known to fit"),
    Case(_constrained("=r,=f,l,~{memory}", "%p", f"(!llvm.ptr) -> {PAIR}"), "sm_80", True, ""),
    # As Triton writes them.
    Case(_constrained("b,r", "%r, %s", "(i32, !llvm.ptr<3>) -> !llvm.void"), "sm_80", True, ""),
    Case(_constrained("=h,r", "%r", "(i32) -> vector<2xi8>"), "sm_80", True, ""),
    Case(_constrained("=h,r", "%r", "(i32) -> vector<4xi8>"), "sm_80", None, "aren't known to fit"),
    Case(_constrained("=r,r", "%r", "(i32) -> vector<4xi8>"), "sm_80", True, ""),
    Case(_constrained("n", "%r", "(i32) -> ()"), "sm_80", None, "aren't known to fit"),
    Case(_constrained("=q", "", "() -> i128"), "sm_80+ptx82", False, "needs PTX version ptx83 or later"),
    Case(_constrained("=q", "", "() -> i128"), "sm_80+ptx83", True, ""),
    Case(_constrained("=q", "", "() -> i128"), "sm_60+ptx83", False, "needs chip sm_70"),
    Case(
        _in_function('llvm.inline_asm has_side_effects asm_dialect = intel "exit;", "" : () -> ()'),
        "sm_80",
        None,
        "PTX isn't assembly in Intel's dialect",
    ),
    Case(_inline_ptx("nanosleep.u32 {$r0};"), "sm_70+ptx60", False, "needs PTX version ptx62 or later"),
    Case(_inline_ptx("ld.global.acquire.gpu.b32 {$r0}, [{$r1}];"), "sm_70", True, ""),
    Case(_inline_ptx("red.global.gpu.relaxed.add.s32 [{$r0}], {$r1};"), "sm_60", False, "needs chip sm_70"),
    Case(
        _inline_ptx("red.add.async.u32 [{$r0}], {$r1};"),
        "sm_100a",
        None,
        "'red.add.async.u32 [r],r' is not an instruction of PTX",
    ),
    Case(_inline_ptx("@p frob {$r0};"), "sm_90", None, "'@p frob $' is not an instruction of PTX"),
    Case(_intrinsic('"llvm.nvvm.wgmma.fence.sync.aligned"() : () -> ()'), "sm_90a", True, ""),
    Case(_intrinsic('"llvm.nvvm.wgmma.fence.sync.aligned"() : () -> ()'), "sm_90", False, "chip sm_90a"),
    Case(_intrinsic('"llvm.nvvm.frob"() : () -> ()'), "sm_90", None, "'llvm.nvvm.frob(;)' is not a call"),
    Case(_intrinsic(f'"{TENSOR_COPY}"() : () -> ()'), "sm_90", None, f"'{TENSOR_COPY}(;)' is not a call"),
    Case(_intrinsic('"llvm.amdgcn.s.barrier"() : () -> ()'), "sm_90", None, "is not a call"),
    Case(_intrinsic('"llvm.nvvm.redux.sync.add"(%r, %r) : (i32, i32) -> i32'), "sm_80", True, ""),
    Case(_intrinsic('"llvm.nvvm.redux.sync.add"(%r) : (i32) -> i32'), "sm_80", None, "add(i32;i32)' is no"),
    Case(_intrinsic('"llvm.nvvm.redux.sync.add"(%r, %r) : (i32, i32) -> i64'), "sm_80", None, "(i64;i32,"),
    Case(
        _intrinsic('"llvm.amdgcn.s.waitcnt"(%r) : (i32) -> ()'),
        "gfx942",
        None,
        "waitcnt(;i32) with such immediates'",
    ),
    Case(_with_constant(7, '"llvm.amdgcn.s.waitcnt"(%c) : (i32) -> ()'), "gfx942", True, ""),
    Case(_intrinsic('"llvm.amdgcn.s.barrier"() : () -> ()'), "gfx942", True, ""),
    Case(_intrinsic('"llvm.amdgcn.readfirstlane.i32"(%r) : (i32) -> i32'), "gfx942", True, ""),
    # MLIR ignores the suffix, even a wrong one.
    Case(_intrinsic('"llvm.amdgcn.readfirstlane.i64"(%r) : (i32) -> i32'), "gfx942", True, ""),
    Case(_intrinsic('"llvm.nvvm.elect.sync.i32"(%r) : (i32) -> ()'), "sm_90", None, "is not a call"),
    Case(_intrinsic('"llvm.amdgcn.frob"() : () -> ()'), "gfx942", None, "'llvm.amdgcn.frob(;)' is no"),
    Case(_function_for('target_cpu = "gfx900"'), "gfx942", False, "needs chip gfx900; gfx942 offers gfx942"),
    Case(_function_for(f"target_features = {FEATURES}"), "gfx942", None, "switch off 'fp8-conversion-insts'"),
    Case(_function_for('passthrough = [["target-cpu", "gfx900"]]'), "gfx942", False, "needs chip gfx900"),
    Case(_function_for('passthrough = ["nounwind"]'), "gfx942", True, ""),
    Case(BOTH_VENDORS, "sm_80", None, "it runs only on targets of dialect 'rocdl'"),
    Case(BOTH_VENDORS, "gfx942", None, "it runs only on targets of dialect 'nvvm'"),
    Case(CLUSTERS_ALONE, "sm_80", False, "needs chip sm_90"),
    Case(_module_assembly('".pragma"'), "sm_80", None, "assembly for the whole module is not read"),
    Case(_module_assembly('"s_nop"'), "gfx942", None, "assembly for the whole module is not read"),
    Case(_module_assembly(""), "gfx942", True, ""),
    Case(_function("__nv_sinf"), "sm_80", True, ""),
    Case(_function("__nv_frobf"), "sm_80", None, "'__nv_frobf' is not a function of libdevice"),
    Case(_function("__nv_sinf"), "gfx942", None, "'__nv_sinf' is not a function of AMD's device libraries"),
    Case(_function("__ocml_sin_f32"), "gfx942", True, ""),
    Case(_function("__ocml_frob_f32"), "gfx942", None, "is not a function of AMD's device libraries"),
]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.target}-{index}" for index, case in enumerate(CASES)])
def test_nothing_is_passed_over_silently(case: Case) -> None:
    report = _check(case.module, case.target)
    said = [violation.message for violation in report.violations]
    said += [unchecked.reason for unchecked in report.unchecked]
    assert report.ok == (case.is_available is True)
    assert bool(report.unchecked) == (case.is_available is None)
    assert bool(report.violations) == (case.is_available is False)
    assert all(violation.available_from for violation in report.violations)
    assert any(case.says in message for message in said) if case.says else not said


@pytest.mark.parametrize(
    "module",
    [
        _intrinsic('"llvm.fma.f32"(%f, %f, %f) : (f32, f32, f32) -> f32'),
        _function("sinf"),
        _asm(""),
    ],
    ids=["intrinsic", "function", "no assembly"],
)
@pytest.mark.parametrize("target", ["sm_80", "gfx942"])
def test_what_is_for_all_targets_is_passed_over(module: str, target: str) -> None:
    report = _check(module, target)
    assert not report.violations
    assert not report.unchecked
    assert report.results[0].checked_ops == 0


@pytest.mark.parametrize("target", ["spirv1.3", "vulkan1.1", "tosa1.0:pro_fp"])
def test_other_targets_have_no_say(target: str) -> None:
    """Those targets don't judge inline assembly of the host."""
    report = _check(_asm("nop"), target)
    assert not report.unchecked
    assert report.results[0].checked_ops == 0


def test_the_smallest_target_knows_what_hides() -> None:
    with ir.Context() as context:
        module = ir.Module.parse(_asm("redux.sync.add.s32 $0, $0, $1;"), context)
        assert str(av.deduce(module)) == '#availability.target<"nvvm.sm" = "sm_80">'
        unknown = ir.Module.parse(_asm("frob;"), context)
        with pytest.raises(ValueError, match=r"the requirements of 'llvm\.inline_asm' are unknown"):
            av.deduce(unknown)


@pytest.mark.parametrize("dialect", [None, "nvvm"])
def test_what_only_one_vendor_knows_has_a_smallest_target(dialect: str | None) -> None:
    """A function of libdevice is available on all of NVIDIA's chips. That AMD has none doesn't matter."""
    with ir.Context() as context:
        module = ir.Module.parse(_function("__nv_sinf"), context)
        least = av.deduce(module, dialect)
        assert str(least) == '#availability.target<"nvvm.ptx" = "ptx40">'
        assert av.check(module, least)
        with pytest.raises(ValueError, match="'__nv_sinf' is not a function of AMD's device libraries"):
            av.deduce(module, "rocdl")
        unknown = ir.Module.parse(_function("__nv_frobf"), context)
        with pytest.raises(ValueError, match="'__nv_frobf' is not a function of"):
            av.deduce(unknown, dialect)


def test_operands_do_not_matter(record_property: Callable[[str, object], None]) -> None:
    """Instructions as programs write them, with other registers, numbers and spaces than those probed, are
    judged as their forms, and as ptxas says.
    """
    backend = DIALECTS["nvvm"].backend
    assert isinstance(backend, Nvptx)
    generator = random.Random(SEED)
    everything = [
        (instruction, found)
        for found in ptx_forms.read()
        for instruction in found.instructions
        if found.chips and not instruction.startswith(".")
    ]
    known = call_rules.forms()
    chosen = generator.sample(everything, 60)
    wrong = []
    with ir.Context() as context:
        for chip in generator.sample(backend.chips, 4):
            instructions = [instruction for instruction, _ in chosen]
            accepted = ptx_forms.ask(backend, instructions, chip, backend.newest_ptx(chip))
            for instruction, _ in chosen:
                full = ptx_forms.in_full(instruction)
                text = re.sub(r"\b[hrdq]\b", lambda _: generator.choice(["$0", "%x1", "value"]), full)
                text = text.replace(", ", " ,")
                text = f"{{ .reg .b32 %x1, value, x; .reg .pred p; L: @p {text} ; }}"
                module = ir.Module.parse(_asm(text), context)
                report = av.check(
                    module, f"{chip}+ptx90" if backend.newest_ptx(chip) == 90 else f"{chip}+ptx88"
                )
                is_known = ptx_forms.form_of(instruction) in known
                if report.ok and instruction not in accepted:
                    wrong.append(f"too lax on {chip}: {text}")
                if is_known and report.violations and instruction in accepted:
                    wrong.append(f"too strict on {chip}: {text}: {report.violations[0].message}")
    record_property("summary", f"{4 * len(chosen)} pairs of a chip and an instruction, {len(wrong)} wrong")
    assert not wrong


def test_modifiers_in_any_order(record_property: Callable[[str, object], None]) -> None:
    """Loads, stores and atomics with their modifiers in another order, as ptxas says."""
    backend = DIALECTS["nvvm"].backend
    assert isinstance(backend, Nvptx)
    generator = random.Random(SEED)
    in_memory = [
        instruction
        for found in ptx_forms.read()
        for instruction in found.instructions
        if found.chips and re.match(r"(ld|st|atom|red)(\.[\w:]+){3,7} ", instruction)
    ]
    shuffled = []
    for instruction in generator.sample(in_memory, 100):
        name, _, operands = instruction.partition(" ")
        first, *modifiers = name.split(".")
        generator.shuffle(modifiers)
        shuffled.append(f"{'.'.join([first, *modifiers])} {operands}")
    wrong = []
    with ir.Context() as context:
        for chip in ("sm_80", "sm_90a", "sm_100a"):
            accepted = ptx_forms.ask(backend, shuffled, chip, backend.newest_ptx(chip))
            for instruction in shuffled:
                text = re.sub(r"\b[hrdq]\b", "$0", ptx_forms.in_full(instruction))
                report = av.check(ir.Module.parse(_asm(text + ";"), context), f"{chip}+ptx90")
                if report.ok != (instruction in accepted):
                    wrong.append(
                        f"ptxas {'takes' if instruction in accepted else 'refuses'} on {chip}: {text}"
                    )
    record_property("summary", f"{3 * len(shuffled)} pairs of a chip and an instruction, {len(wrong)} wrong")
    assert not wrong


REGISTERS = (
    ".reg .pred p, q; .reg .b8 b<4>; .reg .b16 h<9>; .reg .b32 r<80>; .reg .f32 f<20>; .reg .b64 d<20>;"
    " .reg .b128 x<1>;"
)


def _is_assembled(backend: Nvptx, block: str, chip: str, version: int) -> bool:
    head = f".version {version // 10}.{version % 10}\n.target {chip}\n.address_size 64\n"
    try:
        backend.assemble(f"{head}.visible .entry kernel() {{ {block} ret; }}\n", chip)
    except AssembleError:
        return False
    return True


def test_texts_of_kernels_are_judged_as_ptxas_does() -> None:
    """All instructions in them are known."""
    backend = DIALECTS["nvvm"].backend
    assert isinstance(backend, Nvptx)
    lines = Path(__file__).with_name("kernel_texts.txt").read_text().splitlines()
    texts = [line for line in lines if not line.startswith("#")]
    generator = random.Random(SEED)
    chips = [
        chip for chip in backend.chips if chip not in ("sm_50", "sm_52", "sm_53", "sm_60", "sm_61", "sm_62")
    ]
    wrong = []
    with ir.Context() as context:
        for text in texts:
            chip = generator.choice(chips)
            version = backend.newest_ptx(chip)
            block = f"{{ {REGISTERS} {text} }}"
            module = ir.Module.parse(
                _in_function(f'llvm.inline_asm has_side_effects "{block}", "" : () -> ()'), context
            )
            report = av.check(module, f"{chip}+ptx{version}")
            is_accepted = _is_assembled(backend, block, chip, version)
            if report.unchecked or report.ok != is_accepted:
                said = [violation.message for violation in report.violations]
                said += [unchecked.reason for unchecked in report.unchecked]
                wrong.append(f"{chip}: {is_accepted}: {text}: {said}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("dialect", ["nvvm", "rocdl"])
def test_calls_are_judged_as_the_oracles_say(
    dialect: str, record_property: Callable[[str, object], None]
) -> None:
    """Calls that were probed, on every chip."""
    numbers = {"right": 0, "lax": 0, "strict": 0, "unknown": 0}
    with ir.Context() as context:
        targets = [av.target(chip) for chip in calls.chips_in(calls.path_of(dialect))]
        for row in calls.read_rows(calls.path_of(dialect))[::3]:
            if "y" not in row.letters:
                continue
            module = ir.Module.parse(row.shape.function(), context)
            for target, letter in zip(targets, row.letters, strict=True):
                report = av.check(module, target)
                kind = (
                    "unknown"
                    if report.unchecked
                    else "right"
                    if report.ok == (letter == "y")
                    else "lax"
                    if report.ok
                    else "strict"
                )
                numbers[kind] += 1
    record_property("summary", f"{dialect}: of pairs of a chip and a call, {numbers}")
    assert numbers["lax"] == numbers["strict"] == 0
    assert numbers["unknown"] <= 0.15 * sum(numbers.values())


def _with_random_constant(shape: Shape, generator: random.Random) -> Shape:
    """Returns the shape with a constant in place of an integer argument, if it has any."""
    bits = {index: int(text[1:]) for index, text in enumerate(shape.operands) if re.fullmatch(r"i\d+", text)}
    numbers = (-1, 0, 1, 16, 33, 99, 255, 65_535, 2_000_000)
    if not bits:
        return shape
    index = generator.choice(sorted(bits))
    number = generator.choice([number for number in numbers if number < 1 << (bits[index] - 1)])
    return shape.with_operand(index, f"{CONSTANT}{number} : {shape.operands[index]}")


@pytest.mark.parametrize("dialect", ["nvvm", "rocdl"])
def test_calls_with_constants_are_not_available_falsely(dialect: str) -> None:
    """Random constants, by the seed: the oracles admit what `check` admits."""
    generator = random.Random(f"{SEED} {dialect}")
    chips = calls.chips_in(calls.path_of(dialect))
    existing = [row for row in calls.read_rows(calls.path_of(dialect)) if ACCEPTED in row.letters]
    chip_of = {
        _with_random_constant(row.shape, generator): generator.choice(
            [chip for chip, letter in zip(chips, row.letters, strict=True) if letter == ACCEPTED]
        )
        for row in generator.sample(existing, 100)
    }
    with ir.Context() as context:
        admitted = [
            (shape, text)
            for shape, text in translate(chip_of)
            if shape in chip_of and av.check(ir.Module.parse(shape.function(), context), chip_of[shape]).ok
        ]
    jobs = [Job(text, chip_of[shape]) for shape, text in admitted]
    verdicts = ask(DIALECTS[dialect].backend, jobs)
    wrong = [
        f"{chip_of[shape]}: {verdict.reason}: {shape.to_json()}"
        for (shape, _), verdict in zip(admitted, verdicts, strict=True)
        if verdict.letter != ACCEPTED
    ]
    assert len(admitted) > 20
    assert not wrong, "\n".join(wrong)


@NEEDS_PROBES
@pytest.mark.parametrize("dialect", ["nvvm", "rocdl"])
def test_immediates_beyond_the_range_that_llvm_states_are_not_available(dialect: str) -> None:
    """LLVM's verifier refuses these; MLIR's accepts them."""
    prefix, targets = {"nvvm": ("nvvm", ["sm_100a", "sm_120a"]), "rocdl": ("amdgcn", ["gfx950", "gfx1250"])}[
        dialect
    ]
    shapes = [each for record in intrinsics.intrinsics(prefix) for each in intrinsics.shapes_beyond(record)]
    # All are checked at once, each in a module of its own: a check of one shape takes ten times as long.
    texts = [f"module {{\n{shape.function()}\n}}\n" for shape in shapes]
    ends = list(accumulate(text.count("\n") for text in texts))
    with ir.Context() as context:
        module = ir.Module.parse("".join(texts), context)
        for target in targets:
            report = av.check(module, target)
            lines = [int(each.location.split(":")[-2]) for each in (*report.violations, *report.unchecked)]
            refused = {bisect_left(ends, line) for line in lines}
            admitted = [shape for index, shape in enumerate(shapes) if index not in refused]
            assert not admitted, (target, admitted[0].to_json())
    assert len({intrinsics.name_in(shape) for shape in shapes}) > 20


@pytest.mark.parametrize("dialect", ["nvvm", "rocdl"])
def test_calls_are_listed_by_their_types(dialect: str) -> None:
    """In LLVM IR, these come with attributes and comments: `noundef i32`, `/* kind=i8 */ i32 3`."""
    path = Path(__file__).parents[2] / f"td/generated/{dialect.upper()}Calls.td"
    calls = [name for name in name_patterns.read(path.read_text()) if name.startswith("llvm.")]
    assert len(calls) > 500
    assert [call for call in calls if not re.fullmatch(r"llvm\.[\w.]+\([\w.{},;=*-]*\)", call)] == []


@NEEDS_PROBES
def test_the_oracles_say_of_calls_what_they_said() -> None:
    """A sample; all of it by `./dev probe nvvm --calls`."""
    assert call_probing.check(DIALECTS["nvvm"], 40, SEED) == 0


@NEEDS_PROBES
@pytest.mark.parametrize("dialect", ["nvvm", "rocdl"])
def test_functions_are_those_that_clang_declares(dialect: str) -> None:
    text = (store.DATA.parents[2] / f"td/generated/{dialect.upper()}Calls.td").read_text()
    functions = call_rules.library_functions(dialect)
    assert len(functions) > 200
    assert set(functions) <= set(name_patterns.read(text))


REFUSED = """gpu.module @kernels [#nvvm.target<chip = "sm_75">] {
  llvm.func @f() -> i32 {
    %r = nvvm.read.ptx.sreg.cluster.ctarank : i32
    llvm.return %r : i32
  }
}
"""


def _check_file(tmp_path: Path, text: str) -> Result:
    file = tmp_path / "kernels.mlir"
    file.write_text(text)
    return run("check", file)


def test_what_upstream_refuses_for_the_target_in_the_ir_is_judged(tmp_path: Path) -> None:
    result = _check_file(tmp_path, REFUSED)
    assert result.code == 1, result.err
    assert "nvvm.read.ptx.sreg.cluster.ctarank needs chip sm_90" in result.out


def test_what_is_wrong_besides_is_still_refused(tmp_path: Path) -> None:
    result = _check_file(tmp_path, REFUSED.replace("llvm.return %r : i32", "llvm.return"))
    assert result.code == 2
    assert "not supported on sm_75" not in result.out + result.err
