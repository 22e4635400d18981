# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Other people's shaders: all valid ones are read, and judged as spirv-val judges them.

`scripts/full/corpora.sh` fetches and compiles them.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from corpora import CORPORA, files_of, needs_corpora
from corpus_differences import CHECK, DIFFERENCES, explain
from corpus_verdicts import Verdict, compare_files, deduce_files, in_processes, of_version
from spirv_tools_library import LIBRARY

AGREEING = 99.5
"""The percentage of verdicts that must agree with spirv-val."""

needs_library = pytest.mark.skipif(
    not LIBRARY.exists(), reason="SPIRV-Tools is not here; ./dev setup tests fetches it"
)


@needs_library
@needs_corpora
@pytest.mark.parametrize("corpus", CORPORA, ids=lambda path: path.name)
def test_judged_as_spirv_val_does(corpus: Path, record_property: Any) -> None:
    """Verdicts in which only `check` follows the specification are counted separately."""
    result = in_processes(compare_files, files_of(corpus))
    assert result.counts["files"] > 0
    assert not result.unread
    unexplained, explained, apart = [], Counter[str](), 0
    for verdict in result.differences:
        rules = explain(verdict)
        if rules is None:
            unexplained.append(verdict)
            continue
        apart += all(rule.right == CHECK for rule in rules)
        explained.update({f"{rule.right}: {rule.why}" for rule in rules})
    assert not unexplained, "\n".join(map(str, unexplained[:20]))
    counted = result.counts["verdicts"] - apart
    percent = 100 * (1 - (len(result.differences) - apart) / counted)
    lines = [f"  {count} times right is {why}" for why, count in explained.most_common()]
    crashed = f", without {len(result.crashed)} files that crash spirv-val" if result.crashed else ""
    record_property(
        "summary",
        f"{corpus.name}: {result.counts['read']} of {result.counts['files']} files read, all valid "
        f"ones{crashed}; "
        f"{counted - len(result.differences) + apart} of {counted} verdicts are spirv-val's, "
        f"{percent:.2f} %; in "
        f"{apart} more, spirv-val is wrong\n" + "\n".join(lines),
    )
    assert percent >= AGREEING


@needs_library
@needs_corpora
@pytest.mark.parametrize("corpus", CORPORA, ids=lambda path: path.name)
def test_deduced_triples_are_enough(corpus: Path, record_property: Any) -> None:
    """spirv-val accepts each binary that declares its deduced triple."""
    result = deduce_files(files_of(corpus))
    wrong = [each for each in result.wrong if "superfluous" not in each[1]]
    superfluous = Counter(what for _, what, _ in result.wrong if "superfluous" in what)
    lines = [
        f"  {count} times spirv-val asks nothing for {what.split()[0]}" for what, count in superfluous.items()
    ]
    record_property(
        "summary",
        f"{corpus.name}: {result.counts['enough']} of {result.counts['files']} deduced triples are enough; "
        f"{superfluous.total()} of {result.counts['parts']} parts can be left out for spirv-val\n"
        + "\n".join(lines),
    )
    assert not wrong, "\n".join(map(str, wrong[:20]))


def test_every_difference_is_of_one_kind() -> None:
    """Either `asked` or `said` is set: an empty pattern would match anything."""
    assert all(not (each.asked and each.said) for each in DIFFERENCES)
    assert len({each.why for each in DIFFERENCES}) == len(DIFFERENCES)


def test_differences_without_an_explanation() -> None:
    assert explain(Verdict("f", "vulkan1.2", ("Float64",), "")) is None
    assert explain(Verdict("f", "spv1.0", (), "Operand 1 of Load requires one of these capabilities")) is None
    mixed = Verdict("f", "spv1.0", ("Float64", "ClipDistance"), "")
    assert explain(mixed) is None


def test_binaries_state_no_later_version_than_they_did() -> None:
    binary = bytes([3, 2, 35, 7, 0, 3, 1, 0, 9, 9, 9, 9])
    assert of_version(binary, 6) == binary
    assert of_version(binary, 0) == bytes([3, 2, 35, 7, 0, 0, 1, 0, 9, 9, 9, 9])
