# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Remedies that an editor can apply: an addition to a target of the configuration, and what a module has to
state.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from mlir import availability as av
from mlir import ir
from mlir.availability.ask._target_groups import Member
from mlir.availability.cli import _config
from mlir.availability.cli._settings import SettingsError, read_text
from mlir.availability.files._check_files import Judging, ModuleTargets, check_module
from mlir.availability.files._source import InputError, Source
from mlir.availability.lsp._lines import Lines
from mlir.availability.lsp._projects import Project
from mlir.availability.native._extension import _availability
from mlir.availability.report._places import split_place

_MOST_TRIED = 4
"""Of a requirement's alternatives, so many are tried as additions."""


def additions(
    remedied: Mapping[str, Any], project: Project, source: Source, module: ir.Module
) -> Iterator[str]:
    """Yields what can be added to a target so that it has what an operation needs.

    Each addition is tried: with it, the finding is gone.

    Args:
        remedied: the data of a diagnostic.
        project: the project of the text.
        source: the text.
        module: what it was read into.
    """
    spec = remedied["target"]
    for _, value in remedied["any_of"][:_MOST_TRIED]:
        targets = ModuleTargets([Member(f"{spec}+{value}")], project.checker.through)
        try:
            report = check_module(source, module, targets, Judging())
        except (ValueError, InputError):
            continue  # The target doesn't take the addition.
        same = (
            each
            for each in report.violations
            if (each.op_name, each.location) == (remedied["op"], remedied["location"])
            and [[one.dimension, one.value] for one in each.clause.any_of] == remedied["any_of"]
        )
        if not report.results[0].not_lowered and next(same, None) is None:
            yield value


def statement(remedied: Mapping[str, Any], report: av.Report, text: bytes) -> tuple[int, int, str] | None:
    """Returns what a module has to state instead, so that it covers what is in it.

    Args:
        remedied: the data of a diagnostic about an operation that its module doesn't cover.
        report: what was found in the text.
        text: the text.

    Returns:
        Where the text states it, as offsets of bytes, and what to write there, which is still to be tried.
        None if that can't be found.
    """
    name, place = remedied["attribute"], (remedied["op"], remedied["location"])
    op = next((each.op for each in report.violations if (each.op_name, each.location) == place), None)
    while op is not None and name not in op.attributes:
        op = op.parent
    if op is None:
        return None
    try:
        needed = str(av.deduce(op, ignore_stated=True, allow_unchecked=True))
    except (ValueError, av.UnknownError):
        return None
    _, line, column = split_place(_availability.location(op))
    begin = sum(len(each) + 1 for each in text.split(b"\n")[: max(line - 1, 0)]) + max(column - 1, 0)
    stated = re.compile(re.escape(str(op.attributes[name]).partition("<")[0].encode()) + rb"<[^<>]*>")
    found = stated.search(text, begin)
    return None if found is None else (found.start(), found.end(), needed)


def edit_of(file: str, old: str, new: str, opened: Mapping[str, str], encoding: str) -> dict[str, Any] | None:
    """Returns the edit of a configuration that replaces a target.

    Args:
        file: the configuration.
        old: the target that it names.
        new: what is to take its place.
        opened: the texts of configurations that are open in the editor, by their paths.
        encoding: the editor's.

    Returns:
        A range and a text; None if the file doesn't name the target, or can't be used.
    """
    try:
        text = opened[file] if file in opened else read_text(file)
        before = _config.from_text(file, text).targets
    except SettingsError:
        return None
    expected = tuple(new if each == old else each for each in before)
    for quote in "\"'":
        start = -1
        while (start := text.find(f"{quote}{old}{quote}", start + 1)) >= 0:
            end = start + 1 + len(old)
            edited = f"{text[: start + 1]}{new}{text[end:]}"
            if old in before and _targets_or_none(file, edited) == expected:
                before_it = len(text[: start + 1].encode())
                span = Lines(text.encode(), encoding).between(before_it, before_it + len(old.encode()))
                return {"range": span, "newText": new}
    return None


def _targets_or_none(file: str, text: str) -> tuple[str, ...] | None:
    try:
        return _config.from_text(file, text).targets
    except SettingsError:
        return None
