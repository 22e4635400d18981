# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes td/generated/NVVMOps.td and ROCDLOps.td from the results of probes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from probe import store
from probe.chips import Vocabulary
from probe.dialects import Dialect
from probe.facts import facts_of, has_fixed_type, is_field, rank
from probe.generate import SPACES
from probe.known import Known, learn_known
from probe.learn import PARTS, Facts, Leaf, learn, part_of
from probe.llvm import pointer_bits
from probe.ods import Ods
from probe.shapes import CONSTANT, Shape
from probe.store import Result, Results
from probe.translate import are_immediates
from probe.write_td import Seen, Tree, file_text, records, unknown

# Operands that select a byte of a scale, with two bits. LLVM doesn't read the number if the scale is zero,
# and finds no instruction for larger ones otherwise: no rule is learnt from these.
_SELECTIONS = {
    "rocdl.mfma.scale.f32.16x16x128.f8f6f4": (5, 7),
    "rocdl.mfma.scale.f32.32x32x64.f8f6f4": (5, 7),
}
_MOST_SELECTED = 3


def is_learnt_from(shape: Shape) -> bool:
    """Returns whether rules are learnt from a shape: its operands that select a byte do so."""
    texts = [shape.operands[index] for index in _SELECTIONS.get(shape.op, ())]
    numbers = [text.removeprefix(CONSTANT).partition(" : ")[0] for text in texts if text.startswith(CONSTANT)]
    return all(0 <= int(number) <= _MOST_SELECTED for number in numbers)


@dataclass(frozen=True)
class Rules:
    """The rules that were learnt for the ops of a dialect.

    Attributes:
        dialect: the dialect.
        ods: its records.
        immediates: for each op the operands, by their names in facts, that LLVM accepts only as constants.
        known: for each op the types and numbers that are known.
        leaves: for each op those of a tree whose labels are sets of chips, of shapes of known types and
        numbers. An empty set is that of a shape that exists nowhere.
        seen: for each op and fact the values of these shapes.
        ptx: for each op those of a tree whose labels are versions of PTX, or None.
    """

    dialect: Dialect
    ods: Ods
    immediates: dict[str, frozenset[str]]
    known: dict[str, Known]
    leaves: dict[str, list[Leaf]]
    ptx: dict[str, list[Leaf]]
    seen: dict[str, Seen] = field(default_factory=dict)

    def predict(self, shape: Shape) -> frozenset[str] | None:
        """Returns the chips on which a shape exists according to the rules; None if they don't say."""
        if shape.op not in self.leaves:
            return None
        facts = facts_of(shape, self.ods)
        if not self.known[shape.op].admits(facts):
            return None
        for leaf in self.leaves[shape.op]:
            if all(test.holds(facts) == answer for test, answer in leaf.path):
                return leaf.label  # type: ignore[return-value]
        return None


def learn_rules(results: Results, dialect: Dialect) -> Rules:
    """Learns rules for each op that exists on some chip, from the probed shapes."""
    (rules,) = _learn_without([None], results, dialect)
    return rules


def _learn_without(parts: Iterable[int | None], results: Results, dialect: Dialect) -> list[Rules]:
    """Learns rules several times, each time without the shapes of another part, to measure the rules with
    them. If an op exists only with these, they are used.
    """
    ods = dialect.ods
    # In a higher-level dialect, numbers of instructions are attributes.
    constants = {} if dialect.is_above else immediates(results, ods)
    learnt = {part: Rules(dialect, ods, constants, {}, {}, {}) for part in parts}
    by_op: dict[str, list[Result]] = {}
    for result in results.rows:
        if is_learnt_from(result.shape):
            by_op.setdefault(result.shape.op, []).append(result)
    for op, known in by_op.items():
        if op in dialect.elsewhere or not any(map(results.accepting, known)):
            continue
        facts = [facts_of(each.shape, ods) for each in known]
        cases = _translated_cases(op, facts, ods)
        examples = list(zip(facts, known, strict=True))
        for part, rules in learnt.items():
            used = [each for each in examples if part_of(each[1].shape) != part]
            if not any(results.accepting(result) for _, result in used):
                used = examples
            _learn_op(rules, op, used, results, cases)
    return list(learnt.values())


def _translated_cases(op: str, shapes: Sequence[Facts], ods: Ods) -> dict[str, frozenset[str | None]]:
    """Returns the cases of enum attributes in the facts of probed shapes, if there are others: MLIR doesn't
    translate these, or they weren't tried.
    """
    found: dict[str, frozenset[str | None]] = {}
    for name, attribute in ods.ops[op].attributes.items():
        values = frozenset(facts.get(f"attribute {name}") for facts in shapes)
        if attribute.kind == "enum" and not attribute.cases.keys() <= values:
            found[f"attribute {name}"] = values
    return found


def _learn_op(
    rules: Rules,
    op: str,
    examples: list[tuple[Facts, Result]],
    results: Results,
    cases: Mapping[str, frozenset[str | None]],
) -> None:
    constants = rules.immediates.get(op, ())

    def any_number(fact: str) -> bool:
        kind, _, name = fact.partition(" ")
        # MLIR's verifier doesn't know which numbers LLVM takes as an immediate.
        return name in constants if rules.dialect.verifies else kind == "attribute" or name in constants

    def any_type(fact: str) -> bool:
        return not rules.dialect.verifies and not has_fixed_type(fact, rules.ods.ops[op])

    tried = [(facts, results.accepting(result)) for facts, result in examples]
    tested = {id(facts): _tested(facts) for facts, _ in examples}
    pointers = {str(space): pointer_bits(rules.dialect.backend.TRIPLE, space) for space in SPACES}
    deciding: frozenset[str] = frozenset()
    while True:
        known = learn_known(tried, any_type, any_number, cases, deciding, pointers)
        examples = [(facts, result) for facts, result in examples if known.admits(facts)]
        leaves = learn(
            [(tested[id(facts)], results.accepting(result)) for facts, result in examples],
            rank,
            in_pairs=rules.dialect.is_above,
        )
        asked = frozenset(test.fact for leaf in leaves for test, _ in leaf.path)
        if asked <= deciding:
            break
        deciding |= asked
    rules.known[op], rules.leaves[op] = known, leaves
    rules.seen[op] = {
        name: frozenset(facts.get(name) for facts, _ in examples)
        for name in set().union(*(facts for facts, _ in examples))
    }
    # "No version" is a label, too.
    versions = [
        (tested[id(facts)], result.ptx or 0) for facts, result in examples if results.accepting(result)
    ]
    rules.ptx[op] = learn(versions, rank)
    if any(leaf.label is None for leaf in rules.ptx[op]):
        # Two types that differ from each other, for instance.
        rules.ptx[op] = learn(versions, rank, in_pairs=True)


def _tested(facts: Facts) -> Facts:
    """Returns the facts that rules may test: of a bit field, its bits, but not their number."""
    return {name: value for name, value in facts.items() if not is_field(name, value)}


def immediates(results: Results, ods: Ods) -> dict[str, frozenset[str]]:
    """Returns for each op the operands, by their names in facts, that LLVM accepts only as constants."""
    asked: dict[tuple[str, str], tuple[Shape, int]] = {}
    for shape in (row.shape for row in results.rows if results.accepting(row)):
        facts = facts_of(shape, ods)
        for index, text in enumerate(shape.operands):
            if text.startswith(CONSTANT):
                for fact in facts.keys() - facts_of(shape.with_variable(index), ods).keys():
                    if fact.startswith("constant "):
                        asked.setdefault((shape.op, fact.removeprefix("constant ")), (shape, index))
    found: dict[str, set[str]] = {}
    for (op, operand), is_immediate in zip(asked, are_immediates(asked.values()), strict=True):
        if is_immediate:
            found.setdefault(op, set()).add(operand)
    return {op: frozenset(operands) for op, operands in found.items()}


def _needs(leaf: Leaf, vocabulary: Vocabulary, op: str) -> list[str]:
    if leaf.label is None:
        return unknown("shapes that differ in nothing else exist on different chips")
    if not leaf.label:
        return unknown("none of its shapes like this one that were tried exists on any known chip")
    return vocabulary.requirements(leaf.label, op)  # type: ignore[arg-type]


def _ptx_needs(leaf: Leaf) -> list[str]:
    if leaf.label is None:
        return unknown("shapes that differ in nothing else need different versions of PTX")
    return [f"NVVM_MinPTX<NVVM_PTX_{leaf.label}>"] if leaf.label else []


def _td_of(rules: Rules, vocabulary: Vocabulary) -> str:
    """Returns the text of records, one for each op of the dialect.

    Args:
        rules: the learnt rules.
        vocabulary: the records for requirements.
    """
    needs: dict[str, list[Tree]] = {}
    for op in rules.ods.ops:
        if op in rules.leaves:
            chips = [(leaf, _needs(leaf, vocabulary, op)) for leaf in rules.leaves[op]]
            needs[op] = [chips, [(leaf, _ptx_needs(leaf)) for leaf in rules.ptx[op]]]
        elif op not in rules.dialect.elsewhere:
            reason = "none of its shapes that were tried exists on any known chip"
            needs[op] = [[(Leaf((), None), unknown(reason))]]
    text = records(needs, rules.known, rules.immediates, rules.seen, rules.ods)
    if rules.dialect.converted_to:
        # The requirements in another dialect's records can't be replaced.
        text = text.replace("let replaces = 1;", "let availability = [];")
        text = f'let convertedTo = "{rules.dialect.converted_to}" in {{\n\n{text}\n}} // convertedTo\n'
    return file_text(rules.dialect.output.stem.removesuffix("Ops"), text)


@dataclass(frozen=True)
class Trial:
    """The quality of rules for shapes that they weren't made of. A pair is one of these shapes and a chip.

    Attributes:
        pairs: the number of pairs.
        lax: the number of pairs that the rules admit, but the oracles don't.
        strict: the number of pairs that the oracles admit, but the rules don't, or don't know.
        lines: a line for each shape about which the rules are wrong.
        admitted: the ops of shapes that the rules admit for a chip, but the oracles don't.
    """

    pairs: int
    lax: int
    strict: int
    lines: tuple[str, ...]
    admitted: frozenset[str]


def try_rules(results: Results, dialect: Dialect) -> Trial:
    """Holds out a third of the shapes, and tries rules of the others on it; then each other third."""
    rules = dict(zip(PARTS, _learn_without(PARTS, results, dialect), strict=True))
    pairs = lax = strict = 0
    lines = []
    admitted = set()
    for result in results.rows:
        accepting = results.accepting(result)
        if result.shape.op in dialect.elsewhere:
            continue
        predicted = rules[part_of(result.shape)].predict(result.shape) or frozenset()
        pairs += len(results.chips)
        lax += len(predicted - accepting)
        strict += len(accepting - predicted)
        admitted |= {result.shape.op} if predicted - accepting else set()
        if predicted != accepting:
            wrong = " ".join(sorted(predicted ^ accepting)[:4])
            lines.append(f"{len(predicted ^ accepting):3} {wrong} {result.shape.to_json()[:200]}")
    return Trial(pairs, lax, strict, tuple(lines), frozenset(admitted))


def text_of(dialect: Dialect, learnt: Rules | None = None) -> str:
    """Returns the file's text, with rules from all shapes, which may be `learnt` before."""
    rules = learnt or learn_rules(store.read(store.path_of(dialect.name)), dialect)
    return _td_of(rules, dialect.vocabulary())


def write(dialect: Dialect) -> None:
    """Writes the file, and prints how well rules from two thirds of the shapes predict the rest."""
    dialect.output.write_text(text_of(dialect))
    trial = try_rules(store.read(store.path_of(dialect.name)), dialect)
    print(*trial.lines, sep="\n")
    print(f"{dialect.name}: {trial.pairs} pairs held out, {trial.lax} too lax, {trial.strict} too strict")
