# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks a file against all named devices, or all CPUs, and summarizes what the others lack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from mlir import availability as av
from mlir import ir
from mlir.availability.ask._check import allowed_dialects
from mlir.availability.ask._summary import AnyOf, Summary, summarize
from mlir.availability.ask._targets import ARCHITECTURES, known_cpus
from mlir.availability.ask._through import Pipeline
from mlir.availability.ask._through_known import at_line, check_known
from mlir.availability.ask._undeclared import find_undeclared
from mlir.availability.files._check_files import PipelineError
from mlir.availability.files._source import Source
from mlir.availability.files._verdicts import AtLower, is_about_version
from mlir.availability.report._causes import Cause
from mlir.availability.report._model import Requirement
from mlir.availability.report._through import NotLowered
from mlir.availability.report._verdicts import strictest
from mlir.availability.report.wording._requirements import describe_alternatives, listed

# The text names at most this many devices that lack the same.
_SHOWN_DEVICES = 6
# A line names at most this many requirements with the devices that lack them.
_SHOWN_LACKS = 3


@dataclass(frozen=True)
class Surveyed:
    """The targets of a survey.

    Attributes:
        noun: what each is.
        nouns: the same for several.
        key: their key in JSON.
        known: returns them, in a context.
    """

    noun: str
    nouns: str
    key: str
    known: Callable[[ir.Context], list[av.TargetInfo]]


DEVICES = Surveyed("device", "devices", "devices", lambda context: av.known_devices(context))
CPUS = Surveyed("CPU", "CPUs", "cpus", known_cpus)


class Device(NamedTuple):
    """The findings on a device, or a CPU; each requirement is listed once."""

    name: str
    ok: bool
    """Whether everything is available, possibly on condition, or accepted."""
    lacking: tuple[AnyOf, ...]
    """What it lacks."""
    unstated: tuple[AnyOf, ...]
    """What a module needs but doesn't state, whatever the device."""
    conditions: tuple[AnyOf, ...]
    """What its report leaves open."""
    if_declared: bool | None = None
    """Whether everything would be available if the module declared what it must; None if it declares all."""
    not_lowered: tuple[str, ...] = ()
    """What the pipeline can't lower for it."""
    accepted: bool = False
    """Whether nothing was judged, and that is accepted: all of it may go unchecked."""
    architecture: str = ""
    """The family of a CPU: "x86"; "" for any other device."""

    @property
    def told(self) -> tuple[AnyOf, ...]:
        """What it lacks and might have: of a CPU, without the features of other architectures."""
        return tuple(
            tuple(each for each in any_of if not self._is_foreign(each)) or any_of for any_of in self.lacking
        )

    @property
    def is_foreign(self) -> bool:
        """Whether it is a CPU of another architecture than those that have all of it."""
        return any(any_of and all(map(self._is_foreign, any_of)) for any_of in self.lacking)

    def _is_foreign(self, requirement: Requirement) -> bool:
        """Whether it is something that no CPU of the architecture has: a feature of another, or being one."""
        dialect, _, name = requirement.dimension.partition(".")
        architecture, _, kind = name.rpartition("_")
        is_other = name == "architecture" or (kind == "feature" and architecture != self.architecture)
        return bool(self.architecture) and dialect == "cpu" and is_other

    @property
    def is_available(self) -> bool:
        """Whether everything is available, possibly on condition."""
        return self.ok and not self.accepted

    @property
    def is_unavailable(self) -> bool:
        """Whether something isn't available."""
        return bool(self.lacking or self.unstated or self.not_lowered)

    def to_json(self) -> dict[str, Any]:
        """Returns an entry of ``devices``, or of ``cpus``, in the schemas."""
        return {
            "target": self.name,
            "ok": self.ok,
            "lacking": _to_json(self.lacking),
            "unstated": _to_json(self.unstated),
            "conditions": _to_json(self.conditions),
            **({"accepted": True} if self.accepted else {}),
            **({} if self.if_declared is None else {"if_declared": self.if_declared}),
            **({"not_lowered": list(self.not_lowered)} if self.not_lowered else {}),
        }


@dataclass(frozen=True)
class Survey:
    """The findings on each device, in the order of the known targets."""

    devices: tuple[Device, ...]
    unjudged: av.TargetReport | None = None
    """If there is no verdict on any device, the report of the first: requirements are unknown, or nothing was
    judged."""
    declarations: tuple[str, ...] = ()
    """What the module must declare."""
    undeclared_causes: tuple[Cause, ...] = ()
    """Where it must."""
    targets: tuple[av.TargetInfo, ...] = ()
    """The devices as targets, unless a pipeline led to them."""
    surveyed: Surveyed = DEVICES
    """What the devices are."""
    at_lower: AtLower = field(default_factory=AtLower)
    """What is found at a lower version of SPIR-V than the module states, if that may matter."""

    @property
    def lower_version(self) -> str:
        """A version of SPIR-V lower than what the module states, if it is available on more devices then."""
        return self.at_lower.version if self.won else ""

    @cached_property
    def won(self) -> tuple[str, ...]:
        """These devices."""
        pairs = zip(self.devices, self.at_lower.found, strict=False)
        return tuple(device.name for device, each in pairs if each and each.ok and not device.ok)

    @property
    def attributes(self) -> list[ir.Attribute]:
        """The attributes of the targets."""
        return _attributes(self.targets)

    @property
    def available(self) -> list[Device]:
        """The devices on which everything is available, possibly on condition."""
        return [device for device in self.devices if device.is_available]

    def exit_code(self, *, strict: bool) -> int:
        """Returns 0 for available on all devices, 1 for not available on one, 2 for no verdict."""
        if any(device.is_unavailable or (strict and device.conditions) for device in self.devices):
            return 1
        return 0 if all(device.ok for device in self.devices) else 2

    def to_json(self, source: Source) -> dict[str, Any]:
        """Returns ``devices``, or ``cpus``, of the schemas, and ``no_verdict`` if there is none on any."""
        form: dict[str, Any] = {self.surveyed.key: [device.to_json() for device in self.devices]}
        if self.declarations:
            form["must_declare"] = list(self.declarations)
        if self.won:
            form["lower_version"] = {"version": self.lower_version, "targets": list(self.won)}
        if self.unjudged is not None:
            unchecked = [each.to_json() for each in self.unjudged.unchecked]
            form["no_verdict"] = {
                "reason": self.reason(),
                "unchecked": [{**each, "location": source.relocate(each["location"])} for each in unchecked],
                "passed_over": dict(self.unjudged.passed_over),
            }
        return form

    def headline(self) -> str:
        """Returns "available on 11 of 72 devices; no verdict on 3"."""
        if self.unjudged is not None:
            return f"no verdict on {len(self.devices)} {self.surveyed.nouns}"
        if self.declarations:
            then = f"then on {sum(bool(each.if_declared) for each in self.devices)} of {len(self.devices)}"
            return f"not available as it is: it must declare {listed(self.declarations)}; {then}"
        of = f"of {len(self.devices)} {self.surveyed.nouns}"
        verdict = f"available on {len(self.available)} {of}"
        if accepted := sum(each.accepted for each in self.devices):
            found = f"accepted on {accepted} {of}: nothing was judged"
            verdict = f"{verdict}; {found}" if self.available else found
        without = sum(not (device.ok or device.is_unavailable) for device in self.devices)
        return f"{verdict}; no verdict on {without}" if without else verdict

    def reason(self) -> str:
        """Returns why there is no verdict on any device; "" if there is one."""
        if self.unjudged is None:
            return ""
        return str(self.unjudged).removeprefix(f"no verdict on {self.unjudged.target_name}: ")

    def line(self) -> str:
        """Returns the headline, and what most of the other devices lack."""
        own = [device for device in self.devices if not device.is_foreign]
        lacking = Counter(need for each in own for need in strictest(each.told)).most_common()
        told = [f"{count} lack {describe_alternatives(any_of)}" for any_of, count in lacking[:_SHOWN_LACKS]]
        more = len(lacking) - len(told)
        lower = [] if not self.won else [f"{self._at_lower_version()} on {len(self.won)} devices"]
        foreign = len(self.devices) - len(own)
        other = [f"{foreign} are of another architecture"] if foreign else []
        return "; ".join([self.headline(), *told, *([f"and {more} more"] if more else []), *other, *lower])

    def _at_lower_version(self) -> str:
        return f"compile for SPIR-V {self.lower_version}: then also"

    def details(self) -> list[str]:
        """Returns a line for each group of devices that lack the same, or have the same conditions."""
        unstated = {} if self.declarations else {device.name: device.unstated for device in self.devices}
        groups = (
            ("lacking", {device.name: device.told for device in self.devices if not device.is_foreign}),
            ("not stated in the module:", unstated),
            ("on condition of", {device.name: device.conditions for device in self.available}),
        )
        not_lowered = _grouped_by_text({device.name: device.not_lowered for device in self.devices})
        lower = [] if not self.won else [f"{self._at_lower_version()} on {shown_names(self.won)}"]
        foreign = [device.name for device in self.devices if device.is_foreign]
        other = [f"of another architecture: {_names(foreign)}"] if foreign else []
        grouped = [line for what, needs in groups for line in _grouped(what, needs)]
        return [*grouped, *other, *not_lowered, *lower]


def survey(
    module: ir.Module,
    allow_unchecked: bool | Sequence[str],
    through: Pipeline = False,
    surveyed: Surveyed = DEVICES,
) -> Survey:
    """Checks a module against every named device, or CPU, through the pipeline to each if `through` says so.

    Raises:
        PipelineError: the pipeline is malformed.
    """
    if through:
        architectures = {info.name: _architecture(info) for info in _known(surveyed, module.context)}
        found = _survey_through(reports_through(module, allow_unchecked, through, surveyed), architectures)
    else:
        found = _survey(module, allow_unchecked, _known(surveyed, module.context))
    return replace(found, surveyed=surveyed)


def _survey(
    module: ir.Module, allow_unchecked: bool | Sequence[str], targets: tuple[av.TargetInfo, ...]
) -> Survey:
    allowed = allowed_dialects(allow_unchecked)
    found = summarize(module, _attributes(targets), allowed)
    devices = tuple(_devices(targets, found))
    if any(device.unstated for device in devices):
        return replace(_with_declarations(module, targets, devices, found, allowed), targets=targets)
    if not devices or any(device.ok or device.is_unavailable for device in devices):
        return replace(_with_lower_version(module, targets, devices, allowed), targets=targets)
    (unjudged,) = av.check(module, targets[0], allow_unchecked=allow_unchecked).results
    return Survey(devices, unjudged, targets=targets)


@lru_cache(maxsize=1)
def _known(surveyed: Surveyed, context: ir.Context) -> tuple[av.TargetInfo, ...]:
    """Returns the devices, or CPUs. Files that follow each other share a context."""
    return tuple(surveyed.known(context))


def _attributes(targets: Sequence[av.TargetInfo]) -> list[ir.Attribute]:
    return [each.attribute for each in targets if isinstance(each.attribute, ir.Attribute)]


def reports_through(
    module: ir.Module,
    allow_unchecked: bool | Sequence[str],
    through: Pipeline,
    surveyed: Surveyed = DEVICES,
) -> list[av.TargetReport]:
    """Checks a module against every named device, or CPU, through the pipeline to each.

    Raises:
        PipelineError: the pipeline is malformed.
    """
    known = surveyed.known(module.context)
    try:
        found = check_known(module.operation, known, through, allowed_dialects(allow_unchecked))
        return [each.report for each in found]
    except ValueError as error:
        raise PipelineError(str(error)) from error


def _with_lower_version(
    module: ir.Module, targets: Sequence[av.TargetInfo], devices: tuple[Device, ...], allowed: Sequence[str]
) -> Survey:
    """Returns what is found if the module may also state a higher version of SPIR-V than it needs."""
    asked = [
        attribute if any(map(is_about_version, device.lacking)) else None
        for device, attribute in zip(devices, _attributes(targets), strict=True)
    ]
    if not any(asked):
        return Survey(devices)
    return Survey(devices, at_lower=AtLower.check(module, asked, allowed))


def _survey_through(found: Sequence[av.TargetReport], architectures: dict[str, str]) -> Survey:
    devices = tuple(
        Device(
            each.target_name,
            each.ok,
            _needed(each.violations),
            (),
            _needed(each.conditions),
            not_lowered=tuple(
                dict.fromkeys(_problem(problem, each.target_name) for problem in each.not_lowered)
            ),
            accepted=each.accepted,
            architecture=architectures[each.target_name],
        )
        for each in found
    )
    if not devices or any(device.ok or device.is_unavailable for device in devices):
        return Survey(devices)
    return Survey(devices, found[0])


def _needed(found: Sequence[av.Violation | av.Condition]) -> tuple[AnyOf, ...]:
    return tuple(dict.fromkeys(each.clause.any_of for each in found))


def _problem(problem: NotLowered, target: str) -> str:
    """Returns a message with its line, and without the name of the device: several devices share it."""
    return at_line(problem.location, problem.message.replace(target, "the target"))


def _with_declarations(
    module: ir.Module,
    targets: Sequence[av.TargetInfo],
    devices: tuple[Device, ...],
    found: Sequence[Summary],
    allowed: Sequence[str],
) -> Survey:
    """Returns what is found if the module also lacks declarations, which is no fault of the devices."""
    needs = dict.fromkeys(any_of for device in devices for any_of in device.unstated)
    undeclared = find_undeclared(module.operation, list(needs), allowed)
    if undeclared is None:
        return Survey(devices)
    would = summarize(undeclared.whole, _attributes(targets))
    told = tuple(
        device._replace(if_declared=with_all.ok and not (device.lacking or each.has_unchecked))
        for device, each, with_all in zip(devices, found, would, strict=True)
    )
    # One device with the most of them is enough to say where.
    index = max(range(len(devices)), key=lambda index: len(devices[index].unstated))
    (result,) = av.check(module, targets[index], allow_unchecked="*" in allowed or tuple(allowed)).results
    causes = tuple(each for each in result.causes if each.unstated)
    in_binary = any(each.violation.instruction is not None for each in causes)
    return Survey(told, None, tuple(undeclared.words(in_binary=in_binary)), causes)


def _devices(targets: Sequence[av.TargetInfo], found: Sequence[Summary]) -> Iterator[Device]:
    """Yields the findings on devices. Those with the same summary share them."""
    made: dict[int, Device] = {}
    for info, each in zip(targets, found, strict=True):
        if id(each) not in made:
            made[id(each)] = _device(info.name, each)
        yield made[id(each)]._replace(name=info.name, architecture=_architecture(info))


def _architecture(info: av.TargetInfo) -> str:
    """Returns the family of a CPU, "" of another target."""
    family = info.family.partition(":")[0]
    return family if family in ARCHITECTURES else ""


def _device(name: str, found: Summary) -> Device:
    return Device(
        name,
        found.ok,
        tuple(each.any_of for each in found.violations if not each.unstated),
        tuple(each.any_of for each in found.violations if each.unstated),
        tuple(each.any_of for each in found.conditions),
        accepted=found.accepted,
    )


def _to_json(needs: Iterable[AnyOf]) -> list[dict[str, Any]]:
    return [
        {"any_of": [{"dimension": each.dimension, "value": each.value} for each in any_of]}
        for any_of in needs
    ]


def shown_names(names: Sequence[str]) -> str:
    """Returns the first names, and how many more there are."""
    more = len(names) - _SHOWN_DEVICES
    rest = f" and {more} more" if more > 0 else ""
    return f"{', '.join(names[:_SHOWN_DEVICES])}{rest}"


def _grouped(what: str, needs: dict[str, tuple[AnyOf, ...]]) -> list[str]:
    """Returns "lacking capability Int64: apple-m1, ..." for devices with equal needs, most devices first."""
    groups: dict[tuple[AnyOf, ...], list[str]] = {}
    for name, lacked in needs.items():
        if lacked:
            groups.setdefault(tuple(strictest(lacked)), []).append(name)
    lines = []
    for lacked, names in sorted(groups.items(), key=_by_number):
        shown = [describe_alternatives(any_of) for any_of in lacked[:_SHOWN_LACKS]]
        shown += [f"{len(lacked) - len(shown)} more"] if len(lacked) > len(shown) else []
        lines.append(f"{what} {'; '.join(shown)}: {_names(names)}")
    return lines


def _grouped_by_text(problems: dict[str, tuple[str, ...]]) -> list[str]:
    """Returns "gpu.func can't be lowered ...: apple-m1, ..." for devices with the same first problem."""
    groups: dict[str, list[str]] = {}
    for name, found in problems.items():
        if found:
            groups.setdefault(found[0], []).append(name)
    return [f"{problem}: {_names(names)}" for problem, names in sorted(groups.items(), key=_by_number)]


def _by_number(group: tuple[object, list[str]]) -> int:
    return -len(group[1])


def _names(names: list[str]) -> str:
    more = len(names) - _SHOWN_DEVICES
    rest = f" and {more} more" if more > 0 else ""
    return f"{', '.join(names[:_SHOWN_DEVICES])}{rest}"
