# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The page of `check`: what is found in many files, or on many targets, at a glance."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from mlir import ir
from mlir.availability.ask._check import check_resolved
from mlir.availability.ask._targets import ResolvedTarget
from mlir.availability.cli._next_step import is_source
from mlir.availability.cli._page_text import page_text
from mlir.availability.cli._suppress import counting, counting_causes
from mlir.availability.cli._survey import Device, Survey
from mlir.availability.cli._text import Look, printable
from mlir.availability.files._source import Diagnostic, Source, display_name
from mlir.availability.files._verdicts import NOTHING, Findings, locate, lower_versions
from mlir.availability.files.worker import _data
from mlir.availability.files.worker._spool import Spool
from mlir.availability.report._overview import Overview
from mlir.availability.report._report import TargetReport
from mlir.availability.report._verdicts import AnyOf, Cell, FileVerdicts, Need, NeedKind, strictest
from mlir.availability.report.wording._requirements import in_words

# With more pairs of a file and a target, a page tells more than a log.
_MOST_PAIRS = 16


def is_wanted(num_files: int, num_targets: int, *, devices: bool) -> bool:
    """Whether the text is a page: for more than 16 pairs of a file and a target.

    Where targets are in the files, each counts as one. The devices of ``--devices`` count for several files:
    what is found in one file is told by device anyway.
    """
    return num_files * max(num_targets, 1) > _MOST_PAIRS or (devices and num_files > 1)


class _Joined:
    """Joins the verdicts on all files.

    Args:
        files: the names of the files, in their order.
        noun: what the targets are: "device".
    """

    def __init__(self, files: Sequence[str], noun: str) -> None:
        self._names = map(display_name, files)
        self._noun = noun
        self._found: list[FileVerdicts] = []

    def add(self, text: Spool | None, problems: tuple[Diagnostic, ...]) -> None:
        """Takes the verdicts on the next file, None if it couldn't be checked, and the error."""
        name = next(self._names)
        if text is None:
            error = problems[0].message if problems else "it can't be used"
            self._found.append(FileVerdicts(name, (), (), (), error))
        else:
            self._found += map(_from_text, text.lines())


class Page(_Joined):
    """Joins the verdicts on all files into the page.

    Args:
        files: the names of the files, in their order.
        noun: what the targets are: "device".
        look: the style of text on stdout.
        quiet: whether files that are available everywhere are left out.
    """

    def __init__(self, files: Sequence[str], noun: str, look: Look, *, quiet: bool) -> None:
        super().__init__(files, noun)
        self._look, self._quiet = look, quiet

    def pieces(self) -> Iterator[str]:
        """Yields the page."""
        yield page_text(Overview(tuple(self._found)), self._noun, self._look, quiet=self._quiet)


class HtmlPage(_Joined):
    """Joins the verdicts on all files into an HTML page.

    Args:
        files: the names of the files, in their order.
        noun: what the targets are: "device".
        name: the file to write, "-" for standard output.
    """

    def __init__(self, files: Sequence[str], noun: str, name: str) -> None:
        super().__init__(files, noun)
        self._name = name

    def pieces(self) -> Iterator[str]:
        """Writes the page, and yields the counts, unless the page is on standard output.

        Raises:
            InputError: it can't be written.
        """
        from mlir.availability.cli import _check_html, _html_page

        overview = Overview(tuple(self._found))
        _html_page.write(_check_html.make_page(overview, self._noun), self._name)
        if self._name != "-":
            yield f"{printable(self._name)}: {overview.summary.line(self._noun)}\n"


def to_text(verdicts: FileVerdicts) -> str:
    """Returns verdicts on a file, or on a section of it, as text for a page."""
    found = _encoded(verdicts.targets, verdicts.cells, verdicts.needs, verdicts.error, verdicts.is_section)
    return f"{_to_base64(verdicts.file)} {found}\n"


@lru_cache(maxsize=16)
def _encoded(
    targets: tuple[str, ...], cells: tuple[Cell, ...], needs: tuple[Need, ...], error: str, is_section: bool
) -> str:
    """Returns all but the name as text. Most targets share a verdict, and many files share all verdicts."""
    numbers = {cell: number for number, cell in enumerate(dict.fromkeys(cells))}
    return _to_base64((targets, tuple(numbers), tuple(map(numbers.get, cells)), needs, error, is_section))


def _to_base64(value: object) -> str:
    return b64encode(_data.dumps(value)).decode()  # As bytes, it may have any, a newline too.


def unusable(file: str, problem: Diagnostic, section: Mapping[str, Any]) -> str:
    """Returns the text for a section that can't be used."""
    name = f"{display_name(file)}:{section['section']['line']}" if section else display_name(file)
    return to_text(FileVerdicts(name, (), (), (), problem.message, bool(section)))


def _from_text(text: str) -> FileVerdicts:
    file, found = text.split()
    return FileVerdicts(_data.loads(b64decode(file)), *_decoded(found))


@lru_cache(maxsize=16)
def _decoded(text: str) -> tuple[Any, ...]:
    targets, cells, which, *rest = _data.loads(b64decode(text))
    return (targets, tuple(cells[number] for number in which), *rest)


def counting_findings(result: TargetReport) -> Findings:
    """Returns the findings that aren't suppressed."""
    return Findings(counting_causes(result), counting(result.conditions), counting(result.unchecked))


def how_to_judge(result: TargetReport) -> str:
    """Returns what to do about a target that judged nothing."""
    can_lower = is_source(result.passed_over) and not result.through and not result.silence
    return "--through judges what it becomes" if can_lower else "--allow-unchecked accepts it"


def joined(one: FileVerdicts, other: FileVerdicts) -> FileVerdicts:
    """Returns the verdicts on a file for the targets of both."""
    moved = [cell._replace(needs=tuple(len(one.needs) + each for each in cell.needs)) for cell in other.cells]
    return replace(
        one,
        targets=one.targets + other.targets,
        cells=(*one.cells, *moved),
        needs=one.needs + other.needs,
    )


def device_verdicts(
    source: Source, module: ir.Module, survey: Survey, allow_unchecked: bool | tuple[str, ...]
) -> FileVerdicts:
    """Returns the verdicts on a file for all devices."""
    targets = [
        ResolvedTarget(info.attribute, info.name, info.name)
        for info in survey.targets
        if isinstance(info.attribute, ir.Attribute)
    ]
    lacking = {
        id(device.lacking): (target, device.lacking)
        for device, target in zip(survey.devices, targets, strict=True)
        if device.lacking
    }
    told = [(target, strictest(needs)) for target, needs in lacking.values()]
    places = locate(module, source, told, allow_unchecked)
    unknown = _unknown(module, targets, survey)
    needs: dict[tuple[NeedKind, AnyOf | str], Need] = {}
    known: dict[tuple[object, ...], Cell] = {}
    cells = []
    for each in survey.devices:
        # Devices with the same findings share them.
        key = (
            id(each.lacking),
            id(each.unstated),
            id(each.conditions),
            each.ok,
            each.accepted,
            each.if_declared,
        )
        if key not in known:
            known[key] = _cell(each, survey, places, needs, unknown)
        cells.append(known[key])
    made = list(needs.values())
    cells = lower_versions(cells, made, lambda: survey.at_lower)
    names = tuple(each.name for each in survey.devices)
    return FileVerdicts(source.title, names, tuple(cells), tuple(made), is_section=source.section is not None)


def _unknown(module: ir.Module, targets: Sequence[ResolvedTarget], survey: Survey) -> Need:
    """Returns why there is no verdict on devices, as the first such device tells."""
    for target, device in zip(targets, survey.devices, strict=True):
        if device.ok or device.is_unavailable:
            continue
        result = check_resolved(module, target)
        if result.unchecked:
            first = result.unchecked[0]
            accept = f"--allow-unchecked={first.dialect} accepts it"
            return Need("unknown", f"{first.op_name} is unknown", cause=first.reason, remedy=accept)
        if result.nothing_judged:
            return Need("unknown", NOTHING, cause=survey.reason(), remedy=how_to_judge(result))
    return Need("unknown", "something in it is unknown")


def _cell(
    device: Device,
    survey: Survey,
    places: dict[AnyOf, Need],
    needs: dict[tuple[NeedKind, AnyOf | str], Need],
    unknown: Need,
) -> Cell:
    """Returns the verdict for a device. New needs are added; `unknown` is one if there is no verdict."""
    found: list[tuple[NeedKind, AnyOf | str]] = []

    def add(kind: NeedKind, key: AnyOf | str, need: Need) -> None:
        needs.setdefault((kind, key), need)
        found.append((kind, key))

    for any_of in strictest(device.lacking):
        add("lacking", any_of, places[any_of])
    for any_of in device.unstated:
        count = Counter(each.any_of for each in survey.undeclared_causes)[any_of] or 1
        add("unstated", any_of, Need("unstated", f"declare {in_words(any_of)}", any_of, places=count))
    if device.unstated and not device.lacking and not device.if_declared:
        what = "whether the device has what must be declared"
        add("unknown", what, Need("unknown", what))
    verdict_of_unknown = not device.ok and not device.is_unavailable
    if verdict_of_unknown:
        add("unknown", "", unknown)
    if device.ok:
        for any_of in device.conditions:
            add("condition", any_of, Need("condition", in_words(any_of), any_of))
    order = list(needs)
    numbers = tuple(order.index(each) for each in found)
    if device.is_unavailable:
        return Cell("no", numbers)
    if verdict_of_unknown or device.accepted:
        return Cell("unknown", numbers, accepted=device.accepted)
    return Cell("on condition" if device.conditions else "yes", numbers)
