# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Other people's shaders on devices: `check` judges them as Vulkan's validation layers do.

The layers judge a pipeline of each shader, on a driver that reports our data about a device. Some shaders of
each corpus are tested, at equal distances; `scripts/full/corpora.sh` fetches and compiles them.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import mlir.availability as av
import pytest
from corpora import CORPORA, files_of, needs_corpora
from corpus_differences import explain_layers
from corpus_verdicts import entry_points
from mlir import ir
from spirv_tools_library import LIBRARY
from spirv_validator import DEBIAN as OLDER
from spirv_validator import validate
from vulkan_layer_verdicts import description, new_judge, of_check, of_layers, reported, structures
from vulkan_layers import DEBIAN, NEWEST
from vulkan_specification import needs_registries

LAYERS = NEWEST if NEWEST.directory else DEBIAN
SHADERS = 40
"""How many of a corpus are asked about."""

pytestmark = [
    needs_corpora,
    needs_registries,
    pytest.mark.skipif(not LIBRARY.exists(), reason="SPIRV-Tools is not here; ./dev setup tests fetches it"),
]


# By their numbers in SPIR-V.
ORDER = ("Vertex", "TessellationControl", "TessellationEvaluation", "Geometry", "Fragment", "GLCompute")


def sample(corpus: Path) -> list[tuple[Path, str]]:
    """Some shaders for which a pipeline can be created, with their execution models.

    The spirv-val in Debian's layers must know their version and extensions.
    """
    found = []
    for path in files_of(corpus):
        match entry_points(path.read_bytes()):
            case [(model, "main")] if model < len(ORDER):
                found.append((path, ORDER[model]))
    some = found[:: max(1, len(found) // SHADERS)]
    said = validate([(path.read_bytes(), "vulkan1.3") for path, _ in some], OLDER)
    return [each for each, complaint in zip(some, said, strict=True) if not complaint]


@pytest.mark.parametrize("corpus", CORPORA, ids=lambda path: path.name)
def test_judged_as_the_layers_do(corpus: Path, tmp_path: Path, record_property: Any) -> None:
    with ir.Context():
        judge = new_judge(LAYERS, tmp_path)
        shaders = sample(corpus)
        modules = [av.spirv.read(path.read_bytes()) for path, _ in shaders]
        texts = [structures().text(name, description(name, LAYERS)) for name in reported()]
        jobs = [
            (number, model, judge.shader(path.read_bytes()))
            for number in range(len(texts))
            for path, model in shaders
        ]
        answers = iter(judge.judge(texts, jobs))
        counts: Counter[str] = Counter()
        explained: Counter[str] = Counter()
        unexpected = []
        for name in reported():
            target = av.target(name)
            for (path, _), module in zip(shaders, modules, strict=True):
                said = next(answers)
                if said is None:
                    counts["crashes of the layers"] += 1
                    continue
                ours, theirs = of_check(module, target), of_layers(said)
                if ours.refuses == theirs.refuses:
                    counts["refused by both" if ours.refuses else "admitted by both"] += 1
                    continue
                kind = "stricter" if ours.refuses else "laxer"
                report = av.check(module, target)
                needs = {
                    need.value
                    for each in (*report.violations, *report.conditions)
                    for need in each.clause.any_of
                }
                counts[kind] += 1
                if why := explain_layers(kind, said, needs):
                    explained[why] += 1
                else:
                    unexpected.append(f"{kind} on {name}: {path.name}: {sorted(needs)}; {sorted(said)}")
    lines = [f"\n  {count} times {why}" for why, count in explained.most_common()]
    record_property(
        "summary",
        f"{LAYERS}, {LAYERS.version}, and check on {corpus.name}: {len(shaders)} shaders on "
        f"{len(texts)} devices: "
        + ", ".join(f"{count} {what}" for what, count in sorted(counts.items()))
        + "".join(lines),
    )
    assert not unexpected, "\n".join(unexpected[:40])
