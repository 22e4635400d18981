# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""NVVM and ROCDL: the verdicts on which chips an op exists, compared with LLVM's code generators and the
assemblers.

Their verdicts are in tools/probe/data.
"""

import re
import subprocess
from bisect import bisect_left
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import accumulate, islice
from pathlib import Path
from random import Random
from typing import NamedTuple

import mlir.availability as av
import pytest
from clang_differences import DIFFERENCES
from llvm_differences import NEEDS_22, NEEDS_PROBES, is_read
from llvm_release import MAJOR, tool
from llvm_versions import OPS_OF_22
from mlir import ir
from mlir.passmanager import PassManager
from probe import call_rules, clang, rules, simplify, store
from probe.__main__ import check as probe_again
from probe.backends import ACCEPTED, NOT_ASKED, Nvptx
from probe.chips import PartialOrder, rocdl_features
from probe.dialects import DIALECTS
from probe.facts import facts_of
from probe.generate import Variants
from probe.llvm import CompileError
from probe.ods import Ods
from probe.probing import Job, ask, ask_chips, code_for
from probe.ptx import lowest_version
from probe.rules import learn_rules, try_rules
from probe.shapes import CONSTANT, Shape
from probe.store import Result, Results
from probe.translate import are_immediates, translate
from sample import IS_DATED, SEED

NAMES = sorted(DIALECTS)
INTEGERS = ("i8", "i16", "i32", "i64")
# The number of shapes that are checked at once: a check of one shape takes ten times as long.
TOGETHER = 500
# The number of varied shapes of a dialect that the oracles are asked about.
TRIED = 100 if IS_DATED else 30

# The shares of pairs of a shape and a chip that may be too lax, and too strict or unknown, with rules that
# weren't made of the shape. Some of ROCDL's ops take few types, and some numbers are known one by one: what
# is held out is unknown. So are sizes of matrices, which MLIR's conversions take by a list. Among the shapes
# are those with which false verdicts were found: hard ones for rules that weren't made of them. An op may
# have one shape for each case of an enum; rules know nothing of that case without it.
TOLERATED = {
    "nvvm": (0.0006, 0.0003),
    "rocdl": (0.0001, 0.0009),
    "nvgpu": (0.0085, 0.0048),
    "amdgpu": (0.0046, 0.0231),
    "gpu-nvvm": (0.0326, 0.0257),
    "gpu-rocdl": (0.0012, 0.0131),
}


# Why rules that weren't made of a shape admit it falsely. The rules that are shipped know all of these.
_ONLY = "none of the used shapes has its enum case with its other attributes"
_POLICY = "none of this op's policies with these bits was used"
_TYPES = "a mixture of gfx11's vectors with gfx12's that no used shape has"
ADMITTED = {
    "nvvm.cp.async.bulk.tensor.prefetch": _ONLY,
    "nvvm.mbarrier.arrive": _ONLY,
    "nvvm.memory.barrier": _ONLY,
    "nvvm.mma.sync": "the only shape of its size with and_popc, which sm_75 lacks",
    "nvvm.wgmma.mma_async": "the only shape of b1, which no chip takes",
    "rocdl.mfma.scale.f32.16x16x128.f8f6f4": "numbers that no used shape has together",
    "rocdl.raw.buffer.atomic.cmpswap": _POLICY,
    "rocdl.raw.buffer.atomic.fadd": _POLICY,
    "rocdl.raw.buffer.atomic.fmax": _POLICY,
    "rocdl.raw.buffer.load": _POLICY,
    "rocdl.raw.ptr.buffer.atomic.fadd": _POLICY,
    "rocdl.raw.ptr.buffer.atomic.fmax": _POLICY,
    "rocdl.raw.ptr.buffer.atomic.umin": _POLICY,
    "rocdl.wmma.bf16.16x16x16.bf16": _TYPES,
    "rocdl.wmma.f16.16x16x16.f16": _TYPES,
    "rocdl.wmma.f32.16x16x16.f16": _TYPES,
    "rocdl.wmma.i32.16x16x16.iu8": _TYPES,
}


@pytest.fixture(scope="module", params=NAMES)
def dialect(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def results(dialect: str) -> Results:
    """What was probed of the ops that this MLIR has as LLVM 22 has them, with the shapes that it reads."""
    results = store.read(store.path_of(dialect))
    if MAJOR == 22:
        return results
    ops = DIALECTS[dialect].ods.ops
    same = {name for name, op in ops.items() if op.record not in OPS_OF_22}
    rows = [row for row in results.rows if row.shape.op in same]
    return replace(results, rows=[row for row in rows if is_read(DIALECTS[dialect].module(row.shape))])


@pytest.fixture(scope="module")
def learnt(dialect: str, results: Results) -> rules.Rules:
    """What the rules are made of all of it."""
    return learn_rules(results, DIALECTS[dialect])


class Count(NamedTuple):
    """The number of pairs, by our verdict and that of the oracles."""

    right: int = 0
    lax: int = 0
    strict: int = 0
    unknown: int = 0

    @property
    def wrong(self) -> int:
        return self.lax + self.strict + self.unknown


def _kinds(dialect: str, results: Results, rows: list[Result]) -> Iterator[dict[str, str]]:
    """Yields for each row our verdict on each chip, as a field of `Count`.

    The rows are checked together, each in a module of its own within one.
    """
    texts = [f"module {{\n{DIALECTS[dialect].module(row.shape)}\n}}\n" for row in rows]
    ends = list(accumulate(text.count("\n") for text in texts))
    kinds: list[dict[str, str]] = [{} for _ in rows]

    def row_of(finding: av.Violation | av.Unchecked) -> int:
        return bisect_left(ends, int(finding.location.split(":")[-2]))

    accepting = [results.accepting(row) for row in rows]
    with ir.Context() as context:
        module = ir.Module.parse("".join(texts), context)
        for chip in results.chips:
            # What brings operands and isn't lowered says nothing of the op.
            allowed = ("llvm", "arith", "builtin")
            (report,) = av.check(module, _target_of(chip), allow_unchecked=allowed).results
            unknown, missing = (
                {row_of(each) for each in found} for found in (report.unchecked, report.violations)
            )
            for index, row in enumerate(rows):
                is_silent = report.nothing_judged or row.shape.op in report.passed_over
                ok = index not in missing and not is_silent
                kinds[index][chip] = (
                    "unknown"
                    if index in unknown
                    else "right"
                    if ok == (chip in accepting[index])
                    else "lax"
                    if ok
                    else "strict"
                )
    yield from kinds


def _judge(dialect: str, results: Results, rows: list[Result]) -> tuple[Count, list[str]]:
    """Returns how often `check` is right, and one line for each shape where it isn't."""
    numbers = {"right": 0, "lax": 0, "strict": 0, "unknown": 0}
    lines = []
    for first in range(0, len(rows), TOGETHER):
        batch = rows[first : first + TOGETHER]
        for row, kinds in zip(batch, _kinds(dialect, results, batch), strict=True):
            found: dict[str, list[str]] = {}
            for chip, kind in kinds.items():
                numbers[kind] += 1
                if kind != "right":
                    found.setdefault(kind, []).append(chip)
            lines += [f"{kind} on {' '.join(chips)}: {row.shape.to_json()}" for kind, chips in found.items()]
    return Count(**numbers), lines


def _target_of(chip: str) -> str:
    if chip.startswith("gfx1") and "+" not in chip and not chip.startswith("gfx125"):
        return f"{chip}+wavefrontsize32"
    return chip


def test_verdicts_are_those_of_the_code_generator_and_the_assembler(dialect: str, results: Results) -> None:
    """Every shape that was probed and exists somewhere, on every chip; what is unknown is an op that holds a
    text, and a number that LLVM doesn't read, from which no rule is learnt.
    """
    rows = [row for row in results.rows if results.accepting(row)]
    count, lines = _judge(dialect, results, [row for row in rows if rules.is_learnt_from(row.shape)])
    elsewhere = DIALECTS[dialect].elsewhere
    assert not [line for line in lines if not any(f'["{op}"' in line for op in elsewhere)]
    assert count.lax == count.strict == 0
    unread, _ = _judge(dialect, results, [row for row in rows if not rules.is_learnt_from(row.shape)])
    assert unread.lax == 0


def test_what_exists_on_no_chip_is_never_available(dialect: str, results: Results) -> None:
    """Verifiers take types and numbers that no code generator does. What is said of these is that their
    needs are unknown. Whether operands have the types that an instruction in a text takes isn't judged.
    """
    elsewhere = DIALECTS[dialect].elsewhere
    rows = [row for row in results.rows if not results.accepting(row) and row.shape.op not in elsewhere]
    count, lines = _judge(dialect, results, rows)
    assert count.lax == 0, "\n".join(line for line in lines if line.startswith("lax"))


def _beyond(results: Results, learnt: rules.Rules) -> Iterator[Shape]:
    """Yields shapes that exist except for one number beside the known ones, or one immediate that is an
    argument.
    """
    asked: set[tuple[str, str]] = set()
    constants: dict[tuple[str, int], Shape] = {}
    for shape in (row.shape for row in results.rows if results.accepting(row)):
        known = learnt.known[shape.op].numbers if shape.op in learnt.known else {}
        open_facts = {fact for fact in known if (shape.op, fact) not in asked}
        for fact in open_facts & facts_of(shape, learnt.ods).keys() if open_facts else ():
            asked.add((shape.op, fact))
            known_numbers = {number for first, last in known[fact] for number in (first, last)}
            beside = {number + step for number in known_numbers for step in (-1, 1)} - {
                1 << 31,
                (-1 << 31) - 1,
            }
            for number in sorted(beside):
                if not any(first <= number <= last for first, last in known[fact]):
                    yield from _with_number(shape, fact, number, learnt.ods)
        for index, text in enumerate(shape.operands):
            if text.startswith(CONSTANT):
                constants.setdefault((shape.op, index), shape)
    # In a higher-level dialect, the numbers of instructions are attributes.
    places = [] if learnt.dialect.is_above else [(shape, index) for (_, index), shape in constants.items()]
    for (shape, index), is_immediate in zip(places, are_immediates(places), strict=True):
        if is_immediate:
            yield shape.with_variable(index)


def _with_number(shape: Shape, fact: str, number: int, ods: Ods) -> Iterator[Shape]:
    """Yields the shape with the number that `fact` is, if it is not inside another attribute."""
    kind, _, name = fact.partition(" ")
    texts = dict(shape.attributes)
    if kind == "attribute" and name in texts:
        texts[name] = re.sub(r"^-?\d+", str(number), texts[name])
        yield replace(shape, attributes=tuple(sorted(texts.items())))
    for index, text in enumerate(shape.operands):
        if text.startswith(CONSTANT) and fact not in facts_of(shape.with_variable(index), ods):
            yield shape.with_operand(index, f"{CONSTANT}{number} : {shape.operand_types[index]}")


@NEEDS_PROBES
def test_nothing_is_available_beyond_the_numbers_that_are_known(
    dialect: str, results: Results, learnt: rules.Rules
) -> None:
    """Values that no existing shape has are unknown: a number beside the known ones, an argument instead of
    an immediate.
    """
    context = ir.Context()
    rows = [
        Result(shape, NOT_ASKED * len(results.chips), None)
        for shape in _beyond(results, learnt)
        if _is_valid(DIALECTS[dialect].module(shape), context)
    ]
    count, lines = _judge(dialect, results, rows)
    assert len(rows) > {"nvvm": 5, "rocdl": 80}.get(dialect, -1)
    assert count.lax == 0, "\n".join(lines)


def _with_random_number(shape: Shape, random: Random, ods: Ods) -> Iterator[Shape]:
    """Yields the shape with another number, if it has any."""
    facts = [
        fact
        for fact, text in sorted(facts_of(shape, ods).items())
        if fact.startswith(("constant ", "attribute ")) and text.lstrip("-").isdigit()
    ]
    if facts:
        yield from _with_number(shape, random.choice(facts), random.randrange(300), ods)


def _with_random_type(shape: Shape, random: Random, ods: Ods) -> Iterator[Shape]:
    """Yields a few variants of the shape with other types."""
    kinds = ("types", "lanes", "elements", "memory")
    others = sorted({other for kind, other in Variants(ods, ()).of(shape) if kind in kinds})
    yield from random.sample(others, min(40, len(others)))


def _with_random_constant(shape: Shape, random: Random, ods: Ods) -> Iterator[Shape]:
    """Yields the shape with a constant in place of an argument, if it has an integer."""
    bits = {index: int(text[1:]) for index, text in enumerate(shape.operands) if text in INTEGERS}
    if bits:
        index = random.choice(sorted(bits))
        number = random.choice([-1, 0, 7, 33, 99, 300, 70_000, 2**31 - 1])
        if number < 1 << (bits[index] - 1):
            yield shape.with_operand(index, f"{CONSTANT}{number} : {shape.operands[index]}")


@pytest.mark.parametrize(
    "vary",
    [_with_random_number, _with_random_type, _with_random_constant],
    ids=["numbers", "types", "constants"],
)
def test_what_nobody_tried_is_not_available_falsely(
    dialect: str,
    results: Results,
    learnt: rules.Rules,
    vary: Callable[[Shape, Random, Ods], Iterator[Shape]],
) -> None:
    """Random numbers, types and constants, by the seed: the oracles admit what `check` admits."""
    own = DIALECTS[dialect]
    random = Random(f"{SEED} {dialect}")
    known = {row.shape for row in results.rows}
    # Whether operands have the types that an instruction in a text takes isn't judged.
    existing = [row for row in results.rows if results.accepting(row) and row.shape.op not in own.elsewhere]
    made: dict[Shape, str] = {}
    admitted: set[Shape] = set()
    for row in random.sample(existing, min(1200, len(existing))):
        for shape in vary(row.shape, random, own.ods):
            if shape not in known:
                chips = learnt.predict(shape)
                admitted |= {shape} if chips else set()
                made[shape] = random.choice(sorted(chips or results.accepting(row)))
    # Most variants are unknown: half of the shapes are those that the rules admit.
    chosen = [
        shape
        for group in (admitted, made.keys() - admitted)
        for shape in random.sample(sorted(group), min(200, len(group)))
    ]
    random.shuffle(chosen)
    # Verifiers crash on some types. These shapes are parsed in other processes first.
    codes = dict(islice(own.code(chosen), TRIED))
    jobs = {
        shape: Job(text, made[shape])
        for shape, code in codes.items()
        if shape in made and (text := code_for(code, made[shape]))
    }
    wrong = []
    with ir.Context() as context:
        for shape, verdict in zip(jobs, ask(own.backend, list(jobs.values())), strict=True):
            report = av.check(ir.Module.parse(own.module(shape), context), _target_of(made[shape]))
            if report.ok and not report.unchecked and verdict.letter != ACCEPTED:
                wrong.append(f"{made[shape]}: {verdict.reason}: {shape.to_json()}")
    assert not wrong, "\n".join(wrong)


def _is_valid(module: str, context: ir.Context) -> bool:
    try:
        ir.Module.parse(module, context)
    except ir.MLIRError:  # type: ignore[attr-defined]
        return False
    return True


@NEEDS_PROBES
def test_generated_files_are_what_the_rules_write(dialect: str, learnt: rules.Rules) -> None:
    """`./dev probe NAME --rules` would change nothing."""
    output = DIALECTS[dialect].output
    assert rules.text_of(DIALECTS[dialect], learnt) == output.read_text()
    if not DIALECTS[dialect].is_above:
        of_calls = call_rules.text_of(DIALECTS[dialect], learnt)
        assert of_calls == output.with_name(f"{dialect.upper()}Calls.td").read_text()


@NEEDS_PROBES
def test_shorter_conditions_hold_for_the_same_shapes(results: Results, learnt: rules.Rules) -> None:
    """Only the condition of a shape's leaf holds for it, so its cause is named once, in few words."""
    shortened: dict[str, list[tuple[simplify.Path, simplify.Path]]] = {}
    for op, leaves in learnt.leaves.items():
        paths = [leaf.path for leaf in leaves]
        shortened[op] = [
            (path, simplify.without_superfluous(path, [*paths[:index], *paths[index + 1 :]]))
            for index, path in enumerate(paths)
        ]
    for row in results.rows:
        facts = facts_of(row.shape, learnt.ods)
        if row.shape.op not in learnt.leaves or not learnt.known[row.shape.op].admits(facts):
            continue
        for path, short in shortened[row.shape.op]:
            (is_at_leaf, holds) = (
                all(test.holds(facts) == answer for test, answer in tests) for tests in (path, short)
            )
            assert is_at_leaf == holds, (row.shape, path, short)
    assert any(len(short) < len(path) for each in shortened.values() for path, short in each)


@NEEDS_PROBES
def test_no_policy_is_available_that_the_assembler_refuses() -> None:
    """Cache policies at random: which bits may be together, was learnt from other combinations."""
    rocdl, policies = DIALECTS["rocdl"], Random(42)
    results = store.read(store.path_of("rocdl"))
    load = "rocdl.raw.ptr.buffer.load"
    loads = {
        row.shape.signature: row.shape
        for row in results.rows
        if row.shape.op == load and results.accepting(row) and row.shape.operands[3].startswith(CONSTANT)
    }
    numbers = [policies.getrandbits(policies.randrange(1, 32)) for _ in range(60)]
    # The three low bits of 55 are 7.
    chosen = [(shape, 55) for shape in loads.values()]
    chosen += [(policies.choice(list(loads.values())), number) for number in numbers]
    shapes = [shape.with_operand(3, f"{CONSTANT}{number} : i32") for shape, number in chosen]
    chips = ("gfx942", "gfx1200", "gfx1250")
    with ir.Context() as context:
        for shape, verdicts in ask_chips(rocdl.backend, list(rocdl.code(shapes)), chips):
            module = ir.Module.parse(rocdl.module(shape), context)
            for chip, verdict in verdicts.items():
                report = av.check(module, av.target(_target_of(chip)), allow_unchecked=["llvm"])
                assert verdict.letter == ACCEPTED or not report.ok, (chip, shape)


@NEEDS_PROBES
def test_rules_hold_for_shapes_that_they_were_not_made_of(
    dialect: str, results: Results, record_property: Callable[[str, object], None]
) -> None:
    """Rules that are made of two thirds of the shapes, tried on the others: so for each third."""
    trial = try_rules(results, DIALECTS[dialect])
    record_property(
        "summary",
        f"{dialect}: of {trial.pairs} pairs of a chip and a shape that no rule was made of,"
        f" {trial.lax} too lax, {trial.strict} too strict",
    )
    lax, strict = TOLERATED[dialect]
    assert trial.lax <= lax * trial.pairs, "\n".join(trial.lines)
    assert trial.strict <= strict * trial.pairs, "\n".join(trial.lines)
    if not DIALECTS[dialect].is_above:
        assert trial.admitted == {op for op in ADMITTED if op.startswith(f"{dialect}.")}


def _admitted_by_trait(traits: list[str], chip: str) -> bool:
    """Returns the chips of MLIR's own traits: at least a number, or one of several architecture-specific
    chips.
    """
    number, suffix = re.fullmatch(r"sm_(\d+)([af]?)", chip).groups()  # type: ignore[union-attr]
    for trait in traits:
        if least := re.fullmatch(r"NVVMRequiresSM<(\d+)>::Impl", trait):
            return int(number) >= int(least[1])
        if own := re.fullmatch(r"NVVMRequiresSMa<([\d,]+)>::Impl", trait):
            return suffix == "a" and number in own[1].split(",")
    return True


@NEEDS_PROBES
def test_the_traits_of_upstream_know_less(record_property: Callable[[str, object], None]) -> None:
    """`NVVMRequiresSM` on the same pairs: it ignores attributes and types, and most ops have none."""
    results, ops = store.read(store.path_of("nvvm")), DIALECTS["nvvm"].ods.ops
    pairs = [
        (_admitted_by_trait(ops[row.shape.op].traits, chip), chip in results.accepting(row))
        for row in results.rows
        if results.accepting(row)
        for chip in results.chips
    ]
    lax, strict = pairs.count((True, False)), pairs.count((False, True))
    record_property(
        "summary",
        f"NVVMRequiresSM: of {len(pairs)} pairs of a chip and a shape, {lax} too lax, {strict} too strict",
    )
    assert lax > 0
    assert strict > 0


KERNEL = (
    "llvm.func @k() attributes {{nvvm.kernel, nvvm.reqntid = array<i32: 32, 1, 1>, {}}} {{ llvm.return }}"
)
CLUSTER = "nvvm.cluster_dim = array<i32: 2, 1, 1>"
# The attributes of a kernel, and the directives that they become.
DIRECTIVES = {
    "nvvm.maxntid = array<i32: 64, 1, 1>": (".maxntid",),
    "nvvm.minctasm = 2 : i32": (".minnctapersm",),
    "nvvm.maxnreg = 64 : i32": (".maxnreg",),
    CLUSTER: (".explicitcluster", ".reqnctapercluster"),
    f"{CLUSTER}, nvvm.blocksareclusters": (".blocksareclusters",),
    "nvvm.cluster_max_blocks = 8 : i32": (".maxclusterrank",),
}


@pytest.mark.parametrize("attributes", DIRECTIVES)
@pytest.mark.parametrize(
    "target", ["sm_50", "sm_80+ptx90", "sm_89", "sm_90", "sm_90+ptx90", "sm_100+ptx88", "sm_121a+ptx90"]
)
def test_a_kernel_has_an_attribute_where_llc_writes_its_directive(attributes: str, target: str) -> None:
    """LLVM's code generator leaves out a directive that the chip lacks, and says nothing."""
    module = KERNEL.format(attributes)
    with ir.Context() as context:
        # Without a version of PTX, llc takes the one that introduced the chip.
        chip, _, ptx = target.partition("+")
        ptx = ptx or {"sm_50": "ptx40", "sm_89": "ptx78", "sm_90": "ptx78"}[chip]
        report = av.check(ir.Module.parse(module, context), f"{chip}+{ptx}")
    llvm = subprocess.run(
        [tool("mlir-translate"), "--mlir-to-llvmir"], input=module, capture_output=True, text=True, check=True
    )
    compiled = subprocess.run(
        [tool("llc"), "-mtriple=nvptx64-nvidia-cuda", f"-mcpu={chip}", f"-mattr=+{ptx}", "-o", "-"],
        input=llvm.stdout,
        capture_output=True,
        text=True,
    )
    written = compiled.returncode == 0 and all(each in compiled.stdout for each in DIRECTIVES[attributes])
    assert written == (not report.violations)


PAINS = [
    # The module, the target, and the message: which chip or feature decides it.
    (
        "llvm.func @f(%b: !llvm.ptr<3>, %n: i32) { nvvm.tcgen05.alloc %b, %n : !llvm.ptr<3>, i32 "
        "llvm.return }",
        "sm_90a",
        "nvvm.tcgen05.alloc needs chip sm_100f, sm_100a, sm_101f, sm_101a, sm_103f, sm_103a, sm_110f or "
        "sm_110a; sm_90a offers sm_90a",
    ),
    (
        "llvm.func @f() { nvvm.wgmma.fence.aligned llvm.return }",
        "sm_90",
        "nvvm.wgmma.fence.aligned needs chip sm_90a; sm_90 offers sm_90",
    ),
    (
        "llvm.func @f() { nvvm.wgmma.fence.aligned llvm.return }",
        "sm_100a",
        "nvvm.wgmma.fence.aligned needs chip sm_90a; sm_100a offers sm_100a",
    ),
    (
        KERNEL.format(CLUSTER),
        "sm_89",
        "llvm.func needs chip sm_90; sm_89 offers sm_89",
    ),
    (
        'llvm.func @k() attributes {passthrough = ["cold", ["nvvm.cluster_dim", "2,1,1"]]} { llvm.return }',
        "sm_89",
        "llvm.func needs chip sm_90; sm_89 offers sm_89",
    ),
    (
        "gpu.module @m { gpu.func @k() kernel attributes {known_cluster_size = array<i32: 2, 1, 1>} "
        "{ gpu.return } }",
        "sm_89",
        "gpu.func needs chip sm_90; sm_89 offers sm_89",
    ),
    (
        "llvm.func @f() { %p = nvvm.elect.sync -> i1 llvm.return }",
        "sm_90+ptx78",
        "nvvm.elect.sync needs PTX version ptx80 or later; sm_90+ptx78 offers ptx78",
    ),
    (
        "llvm.func @f(%x: i32) { %0 = rocdl.permlanex16 %x, %x, %x, %x, false, false : i32, i32 "
        "llvm.return }",
        "gfx942",
        "rocdl.permlanex16 needs feature gfx10-insts; gfx942 does not offer it",
    ),
    (
        "llvm.func @f(%a: vector<16xf16>, %c: vector<8xf32>) { %0 = rocdl.wmma.f32.16x16x16.f16 %a, %a, %c : "
        "(vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32> llvm.return }",
        "gfx1200+wavefrontsize32",
        "rocdl.wmma.f32.16x16x16.f16 needs feature gfx11; gfx1200+wavefrontsize32 does not offer it",
    ),
    pytest.param(
        "llvm.func @f(%r: !llvm.ptr<8>, %l: !llvm.ptr<3>, %o: i32) { "
        "%s = llvm.mlir.constant(4 : i32) : i32 %z = llvm.mlir.constant(0 : i32) : i32 "
        "rocdl.raw.ptr.buffer.load.lds %r, %l, %s, %o, %o, %z, %z llvm.return }",
        "gfx1100",
        "rocdl.raw.ptr.buffer.load.lds needs feature vmem-to-lds-load-insts; gfx1100 does not offer it",
        marks=NEEDS_22,
    ),
    pytest.param(
        "llvm.func @f(%a: i64, %c: vector<4xf32>) { %z = llvm.mlir.constant(0 : i32) : i32 "
        "%0 = rocdl.mfma.f32.16x16x32.fp8.bf8 %a, %a, %c, %z, %z, %z : "
        "(i64, i64, vector<4xf32>, i32, i32, i32) -> vector<4xf32> llvm.return }",
        "gfx90a",
        "rocdl.mfma.f32.16x16x32.fp8.bf8 needs feature fp8-insts; gfx90a does not offer it",
        marks=NEEDS_22,
    ),
]


@pytest.mark.parametrize(("module", "target", "message"), PAINS, ids=lambda value: str(value)[:40])
def test_a_violation_names_the_part_that_the_chip_lacks(module: str, target: str, message: str) -> None:
    with ir.Context() as context:
        report = av.check(ir.Module.parse(module, context), target)
    assert message in [violation.message for violation in report.violations]
    assert all(violation.available_from for violation in report.violations)


@pytest.mark.parametrize(
    "op",
    [
        # LLVM selects no instruction for f64.
        '%0 = "rocdl.sin"(%d) : (f64) -> f64',
        # There are instructions for i8, and for other vectors of two elements.
        pytest.param(
            '"rocdl.raw.ptr.buffer.store"(%c2, %p, %i, %i, %zero)'
            " : (vector<2xi8>, !llvm.ptr<8>, i32, i32, i32) -> ()",
            marks=NEEDS_22,
        ),
        # The factors of gfx12 with the result of gfx11: each type exists, but not both together.
        '%0 = "rocdl.wmma.i32.16x16x16.iu8"(%i2, %i2, %i4) <{clamp = false, signA = false, signB = true}>'
        " : (vector<2xi32>, vector<2xi32>, vector<4xi32>) -> vector<4xi32>",
    ],
)
def test_types_that_no_instruction_takes_are_not_available(op: str) -> None:
    module = f"""llvm.func @f(%d: f64, %i: i32, %i2: vector<2xi32>, %i4: vector<4xi32>, %c2: vector<2xi8>,
                              %p: !llvm.ptr<8>) {{
      %zero = llvm.mlir.constant(0 : i32) : i32
      {op}
      llvm.return
    }}"""
    with ir.Context() as context:
        for target in ("gfx942", "gfx1102+wavefrontsize64"):
            report = av.check(ir.Module.parse(module, context), target)
            assert report.violations or report.unchecked


def test_targets_of_a_gpu_module() -> None:
    """It is judged for each."""
    with ir.Context() as context:
        module = ir.Module.parse(
            """gpu.module @m [#nvvm.target<chip = "sm_80">,
                              #nvvm.target<chip = "sm_90", features = "+ptx80">] {
                 llvm.func @f() { %p = nvvm.elect.sync -> i1  llvm.return }
               }""",
            context,
        )
        report = av.check(module)
    assert [(result.target_name, result.ok) for result in report.results] == [
        ('#nvvm.target<chip = "sm_80", features = "+ptx70"> of \'gpu.module\' @m', False),
        ('#nvvm.target<chip = "sm_90", features = "+ptx80"> of \'gpu.module\' @m', True),
    ]


SILENT = [
    ('#nvvm.target<chip = "sm_35">', "unknown chip 'sm_35'; did you mean 'sm_53' or 'sm_75'?"),
    (
        '#nvvm.target<chip = "sm_80", features = "+ptx99">',
        "unknown PTX version 'ptx99'; did you mean 'ptx90'?",
    ),
    (
        '#nvvm.target<chip = "sm_90a", features = "+ptx78">',
        "chip 'sm_90a' exists from ptx80 on, but the features name ptx78",
    ),
    (
        '#rocdl.target<chip = "gfx943">',
        "unknown chip 'gfx943'; did you mean 'gfx942' or 'gfx803' or 'gfx900'?",
    ),
    (
        '#rocdl.target<chip = "gfx90a", features = "+wavefrontsize32">',
        "chip 'gfx90a' has wavefrontsize64 only, but the features name wavefrontsize32",
    ),
    (
        '#rocdl.target<chip = "gfx942", features = "-fp8-conversion-insts">',
        "the features switch off 'fp8-conversion-insts', which chip 'gfx942' has",
    ),
    (
        '#rocdl.target<chip = "gfx942", features = "-flat-address-space">',
        "the features switch off 'flat-address-space', and nothing is known of chips without it",
    ),
]


@pytest.mark.parametrize(
    "features", ["-xnack,-sramecc", "-wavefrontsize32,+wavefrontsize64", " -gfx950-insts", "+cumode"]
)
def test_features_that_take_nothing_away(features: str) -> None:
    text = f"""gpu.module @m [#rocdl.target<chip = "gfx1100", features = "{features}">] {{
      llvm.func @f() {{ rocdl.s.barrier llvm.return }}
    }}"""
    with ir.Context() as context:
        assert av.check(ir.Module.parse(text, context)).ok


@pytest.mark.parametrize(("target", "reason"), SILENT, ids=lambda value: str(value)[:60])
def test_targets_of_which_nothing_can_be_said(target: str, reason: str) -> None:
    """Not even ops that exist on all chips are available there. The check's pass fails below the top, too."""
    body = "llvm.func @f() { %x = nvvm.read.ptx.sreg.tid.x : i32 rocdl.s.barrier llvm.return }"
    text = f"module {{ gpu.module @m [{target}] {{ {body} }} }}"
    with ir.Context() as context:
        module = ir.Module.parse(text, context)
        (result,) = av.check(module).results
        assert not result.ok
        assert (result.nothing_judged, result.checked_ops, result.silence) == (True, 0, reason)
        assert str(result).endswith(f": {reason}")
        with pytest.raises(ValueError, match=re.escape(reason)):
            av.check(module, target)
        pipeline = PassManager.parse("builtin.module(gpu.module(availability-check))")
        with pytest.raises(ir.MLIRError, match=re.escape(reason)):
            pipeline.run(module.operation)


@pytest.mark.parametrize(
    ("register", "type_", "is_known"),
    [
        ("tid.x", "i32", True),
        ("clock64", "i64", True),
        pytest.param("tid.x", "i64", False, marks=NEEDS_22),
        pytest.param("cluster.ctarank", "vector<2xi16>", False, marks=NEEDS_22),
        pytest.param("clock64", "i32", False, marks=NEEDS_22),
    ],
)
def test_registers_have_one_type(register: str, type_: str, is_known: bool) -> None:
    """MLIR 22's verifier accepts any."""
    with ir.Context() as context:
        text = f"llvm.func @f() {{ %x = nvvm.read.ptx.sreg.{register} : {type_} llvm.return }}"
        report = av.check(ir.Module.parse(text, context), "sm_90")
    assert report.ok == is_known
    assert [unchecked.reason for unchecked in report.unchecked] == [
        "the register is an i64" if register == "clock64" else "the register is an i32"
    ] * (not is_known)


# The message names the chip that was asked for, not one that it includes.
REFUSED_ADDITIONS = {
    "sm_90+ptx60": "'nvvm.ptx' is ptx60, but 'nvvm.sm' sm_90 implies ptx78",
    "sm_90+ptx80+ptx83": "'ptx83' can't be added: 'nvvm.ptx' is ptx80; 'nvvm.ptx=ptx83' replaces it",
    "gfx1100+wavefrontsize32+wavefrontsize64": "'rocdl.wavefront=wavefrontsize64' replaces it",
    "gfx942+rocdl.wavefront=wavefrontsize32": "'rocdl.wavefront' is wavefrontsize32, but",
}


@pytest.mark.parametrize(("target", "message"), REFUSED_ADDITIONS.items())
def test_what_contradicts_the_target_cannot_be_added(target: str, message: str) -> None:
    with ir.Context(), pytest.raises(ValueError, match=re.escape(message)):
        av.target(target)


def test_the_features_of_rocm_target_ids_are_left_out() -> None:
    with ir.Context(), pytest.raises(ValueError, match="'gfx90a:sramecc'; did you mean 'gfx90a'"):
        av.target("gfx90a:sramecc+")


def test_what_the_target_has_can_be_added() -> None:
    with ir.Context():
        assert av.target("sm_90+ptx80+ptx80") == av.target("sm_90+ptx80")


def test_the_version_of_ptx_is_open_unless_it_is_stated() -> None:
    with ir.Context() as context:
        module = ir.Module.parse("llvm.func @f() { %p = nvvm.elect.sync -> i1 llvm.return }", context)
        open_, stated = av.check(module, "sm_90"), av.check(module, "sm_90+ptx80")
    assert open_.ok
    assert stated.ok
    assert [condition.message for condition in open_.conditions] == [
        "nvvm.elect.sync is available if sm_90 has PTX version ptx80 or later, which is not known"
    ]
    assert not stated.conditions


def test_clang_differs_as_is_listed(record_property: Callable[[str, object], None]) -> None:
    """Features that clang declares builtins with are another voice. Each difference has a known reason."""
    results = store.read(store.path_of("rocdl"))
    features = rocdl_features().features
    found: dict[str, set[str]] = {}
    for row in results.rows:
        found.setdefault(row.shape.op, set()).update(results.accepting(row))
    pairs = differing = 0
    used = set()
    unexplained = []
    for op, probed in found.items():
        said = clang.chips_of(op, {chip: features[chip] for chip in results.chips})
        if said is None:
            continue
        pairs += len(results.chips)
        sides = said - probed, frozenset(probed - said)
        differing += sum(map(len, sides))
        if any(sides):
            reasons = [each for each in DIFFERENCES if each.explains(op, *sides)]
            used.update(reasons[:1])
            unexplained += [] if reasons else [f"{op}: clang alone {sides[0]}, probes alone {sides[1]}"]
    assert not unexplained
    assert used == set(DIFFERENCES)
    record_property("summary", f"clang's builtins: {differing} of {pairs} pairs of an op and a chip differ")


def test_what_is_poison_on_a_chip_is_not_there() -> None:
    """LLVM compiles the number of a cluster for chips without clusters, to nothing."""
    with ir.Context() as context:
        text = "llvm.func @f() -> i32 { %0 = rocdl.cluster.id.x : i32 llvm.return %0 : i32 }"
        module = ir.Module.parse(text, context)
        assert not av.check(module, "gfx942").ok
        assert av.check(module, "gfx1250").ok
    code = b"""
        define void @f(ptr %p) {
          %1 = call i32 @llvm.amdgcn.cluster.id.x()
          store i32 %1, ptr %p
          ret void
        }
        declare i32 @llvm.amdgcn.cluster.id.x()
    """
    amdgpu = DIALECTS["rocdl"].backend
    assert "flat_store" in amdgpu.compile(code, "gfx1250")
    with pytest.raises(CompileError, match="poison"):
        amdgpu.compile(code, "gfx942")


def test_deduce_finds_the_smallest_chip() -> None:
    with ir.Context() as context:
        module = ir.Module.parse(
            "llvm.func @f(%b: !llvm.ptr<3>, %n: i32) { nvvm.mbarrier.init %b, %n : !llvm.ptr<3>, i32 "
            "%p = nvvm.elect.sync -> i1 llvm.return }",
            context,
        )
        target = av.deduce(module)
        assert str(target) == '#availability.target<"nvvm.ptx" = "ptx80", "nvvm.sm" = "sm_90">'
        assert av.check(module, target)


def test_includes_are_what_the_oracles_say() -> None:
    """Whatever exists on a chip exists on those that include it."""
    results = store.read(store.path_of("nvvm"))
    order = DIALECTS["nvvm"].vocabulary()
    assert isinstance(order, PartialOrder)
    for row in results.rows:
        accepting = results.accepting(row)
        for chip in results.chips:
            if order.included(chip) & accepting:
                assert chip in accepting, row.shape.to_json()


@NEEDS_PROBES
def test_the_version_of_ptx_is_found_again() -> None:
    """For shapes that need a later version than the chip, and for some that don't."""
    dialect, results = DIALECTS["nvvm"], store.read(store.path_of("nvvm"))
    assert isinstance(dialect.backend, Nvptx)
    rows = [row for row in results.rows if results.accepting(row)]
    chosen = [*[row for row in rows if row.ptx][::40], *[row for row in rows if not row.ptx][::300]]
    texts = dict(translate({row.shape for row in chosen}))
    assert {row.ptx for row in chosen} > {None, 80}
    for row in chosen:
        assert lowest_version(dialect.backend, texts[row.shape], results.accepting(row)) == row.ptx


@NEEDS_PROBES
def test_the_oracles_say_what_they_said(dialect: str) -> None:
    """A sample; all of it by `./dev probe`."""
    assert probe_again(DIALECTS[dialect], 60, SEED) == 0


PAGE = (store.DATA.parents[2] / "docs/chips.md").read_text()
FAULTS = re.findall(r"```sh\n(.*?)```\n\n(?:<!--[^>]*-->\n)?```text\n(.*?)```", PAGE, re.DOTALL)
assert FAULTS


@NEEDS_PROBES
@pytest.mark.unsanitized("the sanitizer reports a crash in its own words")
@pytest.mark.parametrize(("commands", "printed"), FAULTS, ids=[text.split()[1][1:-3] for text, _ in FAULTS])
def test_faults_of_llvm_are_as_the_page_says(commands: str, printed: str, tmp_path: Path) -> None:
    """Where one fails, LLVM has changed: the page is to be changed, too."""
    done = subprocess.run(["sh", "-c", commands], cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout == printed


@NEEDS_PROBES
def test_every_op_has_an_entry(dialect: str) -> None:
    """A requirement, "everywhere", or "unknown" with the reason; at most one in twenty is unknown."""
    text = DIALECTS[dialect].output.read_text()
    ops = DIALECTS[dialect].ods.ops
    for name, op in ops.items():
        assert op.record in text or name in DIALECTS[dialect].elsewhere
    unknown = [op for op in _unknown_ops(text) if op]
    # MLIR's conversions don't know all ops of the dialects above.
    assert DIALECTS[dialect].is_above or len(unknown) <= 0.05 * len(ops), unknown


def _unknown_ops(text: str) -> Iterator[str]:
    """Yields the ops that are unknown on any condition: groups are of those that need the same."""
    for names, rest in re.findall(
        r"foreach op = \[(.*?)\] in\s+def : AvailabilityFor<op> \{(.*?);", text, re.DOTALL
    ):
        if re.match(r"\s*let availability = \[\s*UnknownNeeds", rest):
            yield from (name.strip() for name in names.split(","))
