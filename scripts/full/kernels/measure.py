# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the verdicts of `check` on the kernels of other compilers with what LLVM's code generators and the
assemblers say of the same modules, on several chips:

    PYTHONPATH=tools:scripts/facts:scripts/full python -m kernels.measure FOLDER

FOLDER has the compilers' LLVM IR in `raw/VENDOR/SOURCE`. Prints what differs and what is unknown, and counts;
`--page` writes the table of docs/chips.md. Half of the modules, chosen by their names, are held out: facts
are mended by the others only. `--held` judges these too, and is for the last measurement.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from llvm_release import tool
from mlir import availability as av
from mlir import ir
from probe.backends import Amdgpu, AssembleError, Backend, Nvptx, ptxas_under
from probe.children import Died, run_jobs
from probe.llvm import CompileError

from kernels.older_llvm import rewrite

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs/chips.md"
CHIPS = {
    "nvidia": ("sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_90a", "sm_100a", "sm_120a"),
    "amd": ("gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201"),
}
SOURCES = {"triton": "Triton", "clang": "clang", "iree": "IREE"}
_MARKS = ("<!-- made by ./dev full kernels -->", "<!-- its end -->")
# Modules of a vendor's and a source's, at most.
MOST = {"triton": 90, "clang": 60, "iree": 40}
LARGEST = 1_500_000
SECONDS = 120


@dataclass(frozen=True)
class Module:
    """A compiler's module, as MLIR's importer makes it of LLVM IR."""

    vendor: str
    source: str
    path: Path

    @property
    def is_held_out(self) -> bool:
        return zlib.crc32(self.path.stem.encode()) // 7 % 2 == 1


@dataclass
class Verdict:
    """What `check` says of a module on a chip.

    Attributes:
        verdict: of tables alone; `asked` with what back ends say of single ops.
        unknown: the reasons of what is unknown, and those that are left when back ends were asked.
        refused: the messages of violations.
    """

    verdict: str
    asked: str
    unknown: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)


def import_modules(folder: Path) -> Iterator[Module]:
    """Yields the modules of a folder; imports those that aren't yet, and writes what can't be to stderr."""
    for vendor in CHIPS:
        for source in SOURCES:
            seen: set[str] = set()
            found = sorted(
                (folder / "raw" / vendor / source).glob("*.ll"),
                key=lambda path: zlib.crc32(path.name.encode()),
            )
            for raw in found:
                path = folder / "modules" / vendor / source / f"{raw.stem}.mlir"
                text = _imported(raw, path, vendor)
                if text is None or len(text) > LARGEST or (mark := _mark(text)) in seen:
                    continue
                seen.add(mark)
                yield Module(vendor, source, path)
                if len(seen) == MOST[source]:
                    break


def _mark(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _imported(raw: Path, path: Path, vendor: str) -> str | None:
    if path.exists():
        return path.read_text()
    text = rewrite(raw.read_text())
    if "target triple" not in text:
        triple = {"nvidia": Nvptx.TRIPLE, "amd": Amdgpu.TRIPLE}[vendor]
        text = f'target triple = "{triple}"\n' + text
    # What debuggers read isn't judged.
    stripped = subprocess.run(
        [tool("opt"), "-strip-debug", "-S", "-"], input=text, capture_output=True, text=True
    )
    done = subprocess.run(
        [tool("mlir-translate"), "--import-llvm", "-"], input=stripped.stdout, capture_output=True, text=True
    )
    if not stripped.returncode and not done.returncode:
        # What has an intrinsic that LLVM 22 hasn't got is imported, and can't be translated back.
        back = subprocess.run(
            [tool("mlir-translate"), "--mlir-to-llvmir", "-"],
            input=done.stdout,
            capture_output=True,
            text=True,
        )
        done = done if not back.returncode else back
    if stripped.returncode or done.returncode:
        print(f"not imported: {raw.stem}: {(stripped.stderr + done.stderr)[:200]}", file=sys.stderr)
        return None
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(done.stdout)
    return done.stdout


class Oracle:
    """LLVM's code generators and the assemblers. Keeps its answers in `path`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._kept: dict[str, str] = json.loads(path.read_text()) if path.exists() else {}
        self._backends: dict[str, Backend] = {
            "nvidia": Nvptx(CHIPS["nvidia"], ptxas_under(ROOT / "build/ptxas")),
            "amd": Amdgpu(CHIPS["amd"]),
        }

    def target(self, vendor: str, chip: str) -> str:
        """Returns the name of the target that is asked about: with the version of PTX that is written."""
        backend = self._backends[vendor]
        return f"{chip}+ptx{backend.newest_ptx(chip)}" if isinstance(backend, Nvptx) else chip

    def ask(self, modules: Sequence[Module]) -> dict[tuple[Path, str], str]:
        """Returns for each module and chip "" if it is accepted, else why not."""
        marks = {module.path: _mark(module.path.read_text()) for module in modules}
        versions = {vendor: ",".join(backend.versions()) for vendor, backend in self._backends.items()}
        keys = {
            (module.path, chip): f"{marks[module.path]} {chip} {versions[module.vendor]}"
            for module in modules
            for chip in CHIPS[module.vendor]
        }
        jobs = [
            module
            for module in modules
            if any(keys[module.path, chip] not in self._kept for chip in CHIPS[module.vendor])
        ]
        for vendor in CHIPS:
            for chip in CHIPS[vendor]:
                pairs = [
                    module
                    for module in jobs
                    if module.vendor == vendor and keys[module.path, chip] not in self._kept
                ]
                answers = run_jobs(pairs, partial(self._compile, chip=chip), seconds=SECONDS)
                for module, answer in zip(pairs, answers, strict=True):
                    words = f"died: {answer.reason}" if isinstance(answer, Died) else answer.result
                    self._kept[keys[module.path, chip]] = words
                self._path.write_text(json.dumps(self._kept))
        return {pair: self._kept[key] for pair, key in keys.items()}

    def _compile(self, module: Module, chip: str) -> str:
        backend = self._backends[module.vendor]
        translated = subprocess.run(
            [tool("mlir-translate"), "--mlir-to-llvmir", str(module.path)], check=True, capture_output=True
        ).stdout
        try:
            # Amdgpu.compile also looks for stores, since a single op may be poison: kernels have others.
            backend.assemble(backend.compile(translated, chip), chip)
        except (CompileError, AssembleError) as error:
            return str(error) or "refused"
        return ""


def judge_as_data(module: Module, targets: Sequence[str]) -> list[dict[str, Any]]:
    """Returns the verdict for each target, as one process sends it to another."""
    return list(map(asdict, judge(module, targets)))


def judge(module: Module, targets: Sequence[str]) -> list[Verdict]:
    """Returns the verdict for each target."""
    found = []
    with ir.Context():
        parsed = ir.Module.parse(module.path.read_text())
        for target in targets:
            report = av.check(parsed, target)
            asked = report if report.verdict != "unknown" else av.check(parsed, target, ask=True)
            found.append(
                Verdict(
                    report.verdict,
                    asked.verdict,
                    sorted({_words(each) for each in report.unchecked}),
                    sorted({_words(each) for each in asked.unchecked}),
                    [each.message for each in asked.violations],
                )
            )
    return found


def _words(unchecked: av.Unchecked) -> str:
    return re.sub(r"^-:[\d:]+ ", "", str(unchecked).splitlines()[0])


@dataclass
class Count:
    """The verdicts of a source's modules on a chip."""

    right: int = 0
    unknown: int = 0
    unknown_asked: int = 0
    falsely_available: int = 0
    falsely_refused: int = 0

    @property
    def all(self) -> int:
        return self.right + self.unknown + self.falsely_available + self.falsely_refused


def _add(count: Count, verdict: Verdict, said: str) -> str:
    """Counts a verdict; returns what is wrong with it."""
    count.unknown += verdict.verdict == "unknown"
    count.unknown_asked += verdict.asked == "unknown"
    if verdict.asked in ("yes", "on condition") and said:
        count.falsely_available += 1
        return f"falsely available: {said}"
    if verdict.asked == "no" and not said:
        count.falsely_refused += 1
        return f"falsely refused: {verdict.refused[:3]}"
    count.right += verdict.verdict != "unknown"
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--held", action="store_true", help="judge the modules that are held out, too")
    parser.add_argument("--page", action="store_true", help="write the table of docs/chips.md")
    parser.add_argument("--only", default="", help="modules whose name has this")
    options = parser.parse_args()
    os.environ["XDG_CACHE_HOME"] = str(options.folder / "cache")
    os.environ["PATH"] = os.pathsep.join(
        [*(str(path.parent) for path in ptxas_under(ROOT / "build/ptxas").values()), os.environ["PATH"]]
    )
    modules = [
        module
        for module in import_modules(options.folder)
        if (options.held or options.page or not module.is_held_out) and options.only in module.path.stem
    ]
    oracle = Oracle(options.folder / "answers.json")
    said = oracle.ask(modules)
    counts: Counts = {}
    reasons: Counter[tuple[str, str]] = Counter()
    wrong = 0
    for vendor, chips in CHIPS.items():
        targets = [oracle.target(vendor, chip) for chip in chips]
        of_vendor = [module for module in modules if module.vendor == vendor]
        results = run_jobs(of_vendor, partial(judge_as_data, targets=targets), seconds=600)
        for module, result in zip(of_vendor, results, strict=True):
            if isinstance(result, Died):
                print(f"{module.path.stem}: check died: {result.reason}", flush=True)
                wrong += 1
                continue
            for chip, each in zip(chips, result.result, strict=True):
                verdict = Verdict(**each)
                count = counts.setdefault((module.source, chip, module.is_held_out), Count())
                problem = _add(count, verdict, said[module.path, chip])
                if problem:
                    wrong += 1
                    print(f"{module.path.stem} on {chip}: {problem}", flush=True)
                for kind, words in (("unknown", verdict.unknown), ("left", verdict.left)):
                    reasons.update((kind, text) for text in words)
    for (kind, text), number in reasons.most_common():
        print(f"{number:5} {kind}: {text[:260]}")
    _summarize(counts)
    if options.page:
        write_page(counts)
    return 1 if wrong else 0


Counts = dict[tuple[str, str, bool], Count]


def _summarize(counts: Counts) -> None:
    for held in (False, True):
        of_half = [(key, count) for key, count in counts.items() if key[2] == held]
        for (source, chip, _), count in of_half:
            print(f"{'held' if held else 'tried'} {source:7} {chip:8} {asdict(count)}")
        if of_half:
            print("held out:" if held else "tried:", _describe(_total(count for _, count in of_half)))


def _total(counts: Iterable[Count]) -> Count:
    total = Count()
    for count in counts:
        for name, number in asdict(count).items():
            setattr(total, name, getattr(total, name) + number)
    return total


def _describe(count: Count) -> str:
    wrong = count.falsely_available + count.falsely_refused
    words = f"{count.right:,} of {count.all:,} right"
    if count.unknown:
        words += f", {count.unknown:,} unknown ({count.unknown_asked:,} with `--ask`)"
    return words + (f", {wrong:,} wrong" if wrong else "")


def write_page(counts: Counts) -> None:
    """Writes the table into the page, between its marks."""
    lines = ["| compiler | chip | held out | tried |", "|---|---|---|---|"]
    for source, name in SOURCES.items():
        for chip in (chip for chips in CHIPS.values() for chip in chips):
            cells = [_describe(counts.get((source, chip, held), Count())) for held in (True, False)]
            lines.append(f"| {name} | {chip} | {' | '.join(cells)} |")
    totals = [
        _describe(_total(count for key, count in counts.items() if key[2] == held)) for held in (True, False)
    ]
    lines.append(f"| all | | {' | '.join(totals)} |")
    before, mark, rest = PAGE.read_text().partition(_MARKS[0])
    _, end, after = rest.partition(_MARKS[1])
    if not (mark and end):
        raise SystemExit(f"{PAGE} has no {_MARKS[0]}")
    PAGE.write_text("\n".join([before + mark, "", *lines, "", end]) + after)


if __name__ == "__main__":
    sys.exit(main())
