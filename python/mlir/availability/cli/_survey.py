# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks a file against all named devices, and summarizes what the others lack."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from mlir import availability as av
from mlir import ir
from mlir.availability._model import describe_alternatives

# The text names at most this many devices that lack the same.
_SHOWN_DEVICES = 6
# A line names at most this many requirements with the devices that lack them.
_SHOWN_LACKS = 3

_AnyOf = tuple[av.Requirement, ...]


@dataclass(frozen=True)
class Survey:
    """The findings on each device, in the order of the known targets."""

    reports: tuple[av.TargetReport, ...]

    @property
    def available(self) -> list[av.TargetReport]:
        """The devices on which everything is available, possibly on condition."""
        return [report for report in self.reports if report.ok]

    @property
    def is_unjudged(self) -> bool:
        """Whether there is no verdict on any device: requirements are unknown, or nothing was judged."""
        return not any(report.ok or report.violations for report in self.reports)

    def exit_code(self, *, strict: bool) -> int:
        """Returns 0 for available on all devices, 1 for not available on one, 2 for no verdict."""
        if any(report.violations or (strict and report.conditions) for report in self.reports):
            return 1
        return 0 if all(report.ok for report in self.reports) else 2

    def to_json(self) -> list[dict[str, Any]]:
        """Returns the value of ``devices`` in the schemas."""
        return [
            {
                "target": report.target_name,
                "ok": report.ok,
                "lacking": _to_json(_lacking(report)),
                "unstated": _to_json(_unstated(report)),
                "conditions": _to_json(_distinct(report.conditions)),
            }
            for report in self.reports
        ]

    def headline(self) -> str:
        """Returns "available on 61 of 72 devices"."""
        if self.is_unjudged:
            return f"no verdict on {len(self.reports)} devices"
        return f"available on {len(self.available)} of {len(self.reports)} devices"

    def line(self) -> str:
        """Returns the headline, and what most of the other devices lack."""
        lacking: dict[_AnyOf, int] = {}
        for report in self.reports:
            for any_of in _lacking(report):
                lacking[any_of] = lacking.get(any_of, 0) + 1
        ordered = sorted(lacking.items(), key=lambda item: -item[1])
        told = [f"{count} lack {describe_alternatives(any_of)}" for any_of, count in ordered[:_SHOWN_LACKS]]
        more = len(ordered) - len(told)
        return "; ".join([self.headline(), *told, *([f"and {more} more"] if more else [])])

    def details(self) -> list[str]:
        """Returns a line for each group of devices that lack the same, or have the same conditions."""
        groups = (
            ("lacking", {report.target_name: _lacking(report) for report in self.reports}),
            ("not stated in the module:", {report.target_name: _unstated(report) for report in self.reports}),
            (
                "on condition of",
                {report.target_name: _distinct(report.conditions) for report in self.available},
            ),
        )
        return [line for what, needs in groups for line in _grouped(what, needs)]


def survey(module: ir.Module, allow_unchecked: bool | Sequence[str]) -> Survey:
    """Checks a module against every named device."""
    reports = (
        av.check(module, info.name, allow_unchecked=allow_unchecked).results[0]
        for info in av.known_targets(module.context)
        if is_device(info)
    )
    return Survey(tuple(reports))


def is_device(info: av.TargetInfo) -> bool:
    """Whether a known target is a single device: the only target in its part of a family."""
    return info.family.endswith(f":{info.name}")


def _lacking(report: av.TargetReport) -> tuple[_AnyOf, ...]:
    """Returns what the device lacks."""
    return _distinct(found for found in report.violations if not found.unstated)


def _unstated(report: av.TargetReport) -> tuple[_AnyOf, ...]:
    """Returns what a module needs but doesn't state, whatever the device."""
    return _distinct(found for found in report.violations if found.unstated)


def _distinct(found: Iterable[av.Violation | av.Condition]) -> tuple[_AnyOf, ...]:
    """Returns the requirements without repetitions."""
    return tuple(dict.fromkeys(each.clause.any_of for each in found))


def _to_json(needs: Iterable[_AnyOf]) -> list[dict[str, Any]]:
    return [
        {"any_of": [{"dimension": each.dimension, "value": each.value} for each in any_of]}
        for any_of in needs
    ]


def _grouped(what: str, needs: dict[str, tuple[_AnyOf, ...]]) -> list[str]:
    """Returns "lacking capability Int64: apple-m1, ..." for devices with equal needs, most devices first."""
    groups: dict[tuple[_AnyOf, ...], list[str]] = {}
    for name, lacked in needs.items():
        if lacked:
            groups.setdefault(lacked, []).append(name)
    lines = []
    for lacked, names in sorted(groups.items(), key=lambda item: -len(item[1])):
        shown = [describe_alternatives(any_of) for any_of in lacked[:_SHOWN_LACKS]]
        shown += [f"{len(lacked) - len(shown)} more"] if len(lacked) > len(shown) else []
        more = len(names) - _SHOWN_DEVICES
        rest = f" and {more} more" if more > 0 else ""
        lines.append(f"{what} {'; '.join(shown)}: {', '.join(names[:_SHOWN_DEVICES])}{rest}")
    return lines
