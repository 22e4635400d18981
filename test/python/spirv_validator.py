# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The verdicts of spirv-val on modules, for comparison with `check` and `deduce`.

There are two: Debian 12's of 2023 and one of 2025, which knows more rules. The binaries are made in this
process; spirv-val runs once for each binary and environment, as many at a time as there are CPUs.

spirv-val stops at the first error. The error is about availability if it mentions a capability, an extension
or a version; otherwise it is about another rule.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import mlir.availability as av
import pytest
from debian_12 import NEEDS_DEBIAN_12
from mlir import ir
from spirv_corpus import Case
from targets.corrections import extension_minors
from upstream_oracle import capability_needs, enum_names

# spirv-val's environments that are a Vulkan version, and the highest SPIR-V version of each: the Vulkan
# specification's appendix "Vulkan Environment for SPIR-V", "Versions and Formats".
VULKAN = {
    "vulkan1.0": "v1.0",
    "vulkan1.1": "v1.3",
    "vulkan1.2": "v1.5",
    "vulkan1.3": "v1.6",
    "vulkan1.4": "v1.6",
}


@dataclass(frozen=True)
class Validator:
    """A version of spirv-val.

    Attributes:
        version: its release.
        program: what to run.
        environments: the Vulkan versions that it knows.
    """

    version: str
    program: str
    environments: tuple[str, ...]

    def __str__(self) -> str:
        return self.version

    @property
    def assembler(self) -> str:
        """The program spirv-as of that release."""
        return self.program.replace("spirv-val", "spirv-as")


DEBIAN = Validator("2023.1", "spirv-val", tuple(VULKAN)[:-1])
# Where ./dev setup puts it, out of the way of Debian's.
NEWER = Validator(
    "2025.5",
    str(Path(__file__).resolve().parents[2] / "build/spirv-tools/cmeel.prefix/bin/spirv-val"),
    tuple(VULKAN),
)
over_validators = pytest.mark.parametrize(
    "validator", [pytest.param(DEBIAN, marks=NEEDS_DEBIAN_12), NEWER], ids=str
)
"""For tests with tables of each validator's disagreements."""

_POOL = ThreadPoolExecutor()


@dataclass(frozen=True)
class Triple:
    """A `#spirv.vce`."""

    version: str
    capabilities: tuple[str, ...]
    extensions: tuple[str, ...]

    @staticmethod
    def of(attribute: ir.Attribute) -> Triple:
        match = re.fullmatch(r"#spirv\.vce<(v1\.\d), \[(.*?)\], \[(.*?)\]>", str(attribute))
        assert match is not None, attribute
        version, capabilities, extensions = match.groups()
        return Triple(version, _words(capabilities), _words(extensions))

    def __str__(self) -> str:
        capabilities, extensions = ", ".join(self.capabilities), ", ".join(self.extensions)
        return f"#spirv.vce<{self.version}, [{capabilities}], [{extensions}]>"

    @property
    def environment(self) -> str:
        """The environment of spirv-val that only sets the version."""
        return self.version.replace("v", "spv")

    def without_one(self) -> Iterator[tuple[str, Triple]]:
        """Yields the triple without each capability and extension, and with the previous version."""
        for name in self.capabilities:
            rest = tuple(other for other in self.capabilities if other != name)
            yield name, Triple(self.version, rest, self.extensions)
        for name in self.extensions:
            rest = tuple(other for other in self.extensions if other != name)
            yield name, Triple(self.version, self.capabilities, rest)
        if self.version != "v1.0":
            before = f"v1.{int(self.version[-1]) - 1}"
            yield self.version, Triple(before, self.capabilities, self.extensions)


def _words(text: str) -> tuple[str, ...]:
    return tuple(word for word in text.split(", ") if word)


class Module:
    """A module of the corpus, with the smallest triple that `deduce` finds, instead of its own triple."""

    def __init__(self, case: Case, context: ir.Context) -> None:
        self.case = case
        self._module = ir.Module.parse(case.text, context)
        (self.op,) = (op.operation for op in self._module.body.operations)
        self.triple = Triple.of(av.deduce(self.op, ignore_stated=True))

    def binary(self, triple: Triple) -> bytes:
        """Returns the binary that declares the triple."""
        self.op.attributes["vce_triple"] = ir.Attribute.parse(str(triple), self.op.context)
        try:
            return av.spirv.serialize(self._module)
        finally:
            del self.op.attributes["vce_triple"]

    def violations(self, target: str) -> list[frozenset[str]]:
        """Returns the alternatives, "v1.3" or "Float16", of each clause that the target violates."""
        report = av.check(self.op, target)
        return [frozenset(need.value for need in each.clause.any_of) for each in report.violations]


def validate(jobs: Iterable[tuple[bytes, str]], validator: Validator = DEBIAN) -> list[str]:
    """Returns spirv-val's error for each binary in an environment; "" if it accepts it."""
    return list(_POOL.map(lambda job: _validate(validator.program, *job), jobs))


@cache
def _validate(program: str, binary: bytes, environment: str) -> str:
    command = [program, "--target-env", environment, "-"]
    run = subprocess.run(command, input=binary, capture_output=True)
    if run.returncode == 0:
        return ""
    return (run.stdout + run.stderr).decode().strip() or f"exit status {run.returncode}"


# The module declares what it needs, and more: with Kernel, integers have no sign (by the specification of
# OpTypeInt). That is a rule about modules, on every target.
_ABOUT_WHAT_IS_DECLARED = "The Signedness in OpTypeInt must always be 0 when Kernel capability is used"


def is_about_availability(message: str) -> bool:
    """Whether spirv-val misses a capability, an extension or a version."""
    return (
        re.search(r"capabilit|extension|\bversion|memory model is used", message, re.IGNORECASE) is not None
        and _ABOUT_WHAT_IS_DECLARED not in message
    )


def names_the_same(message: str, violations: Iterable[frozenset[str]], environment: str) -> bool:
    """Whether one of the violations names the requirement in spirv-val's error.

    spirv-val may mention a requirement for declaring the capability in the violation. If it rejects the
    binary's version, a violation must be about something that needs a version beyond the environment's.
    """
    named = {name for alternatives in violations for name in alternatives}
    needed = named | {need for name in named for need in _needs_of(name)}
    if "Invalid SPIR-V binary version" in message:
        return any(re.fullmatch(r"v1\.\d", need) and need > VULKAN[environment] for need in needed)
    number = re.search(r"Invalid capability operand: (\d+)", message)
    said = {enum_names("Capability")[int(number[1])]} if number else set(re.findall(r"\w+", message))
    versions = {f"v{version}" for version in re.findall(r"version (1\.\d)", message)}
    return bool(needed & (said | versions))


@cache
def _needs_of(name: str) -> frozenset[str]:
    """The requirements of declaring a capability or extension."""
    needs = set(capability_needs().get(name, ()))
    needs |= {f"v1.{extension_minors()[need]}" for need in {name, *needs} & extension_minors().keys()}
    return frozenset(needs)


@dataclass(frozen=True)
class Comparison:
    """The verdicts of `check` and spirv-val on a module in an environment."""

    case: str
    environment: str
    violations: tuple[frozenset[str], ...]
    message: str

    @property
    def agrees(self) -> bool:
        if not self.message or not self.violations:
            return not self.message and not self.violations
        return not is_about_availability(self.message) or names_the_same(
            self.message, self.violations, self.environment
        )

    def __str__(self) -> str:
        ours = "; ".join(" or ".join(sorted(each)) for each in self.violations) or "fine"
        theirs = self.message or "fine"
        return f"({self.case!r}, {self.environment!r})\n    check: {ours}\n    spirv-val: {theirs}"


def compare(modules: Iterable[Module], validator: Validator = DEBIAN) -> list[Comparison]:
    """Compares in all environments; the binaries declare what `deduce` finds."""
    pairs = [(each, environment) for each in modules for environment in validator.environments]
    messages = validate([(each.binary(each.triple), environment) for each, environment in pairs], validator)
    return [
        Comparison(each.case.id, environment, tuple(each.violations(f"{environment}+all")), message)
        for (each, environment), message in zip(pairs, messages, strict=True)
    ]


def minimality(modules: Iterable[Module], validator: Validator = DEBIAN) -> Mapping[tuple[str, str], str]:
    """Returns spirv-val's errors for each module without each part of its triple, by module and part."""
    parts = [(each, name, smaller) for each in modules for name, smaller in each.triple.without_one()]
    messages = validate(
        ((each.binary(smaller), smaller.environment) for each, _, smaller in parts), validator
    )
    return {(each.case.id, name): message for (each, name, _), message in zip(parts, messages, strict=True)}
