# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What :func:`lower_for_targets` makes: binaries, and what a program has to know to use them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mlir.availability.package._entry_points import Buffer, Constant, EntryPoint
from mlir.availability.package._steps import Launch, Step, to_json
from mlir.availability.report._model import SCHEMA_VERSION

if TYPE_CHECKING:
    from mlir.availability.package._requirements import Requirement

MANIFEST = "manifest.json"


@dataclass(frozen=True, slots=True, repr=False)
class PackageModule:
    """A SPIR-V binary, and the targets that can use it.

    Attributes:
        binary: what goes into a file.
        version: the version of SPIR-V that a device has to have: ``"1.3"``.
        capabilities: the capabilities that a device has to have.
        extensions: the extensions that a device has to have.
        targets: the targets that the binary was made for.
        admitted_by: of the targets that were asked for, those on which the binary is available.
        entry_points: its shaders.
        requirements: the version, capabilities and extensions in Vulkan's words: a device has to meet each
            requirement, by any of its alternatives.
    """

    binary: bytes = field(repr=False)
    version: str
    capabilities: tuple[str, ...]
    extensions: tuple[str, ...]
    targets: tuple[str, ...]
    admitted_by: tuple[str, ...]
    entry_points: tuple[EntryPoint, ...]
    requirements: tuple[Requirement, ...] = ()

    def __repr__(self) -> str:
        """One line: a binary and its interface are long."""
        names = ", ".join(entry_point.name for entry_point in self.entry_points)
        size = f"{len(self.binary):,} bytes"
        return f"<PackageModule: SPIR-V {self.version}, {size}, for {', '.join(self.targets)}: {names}>"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A target for which the kernels can't be lowered.

    Attributes:
        target: what was asked for.
        reasons: the errors, each followed by its notes.
    """

    target: str
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HostFunction:
    """A function that launches entry points.

    Attributes:
        name: its name.
        arguments: the buffers that its caller gives it, results included.
        temporaries: the buffers that it needs besides; they come after the arguments.
        launches: what it launches, in order. Each launch has to see what earlier launches have written. None
            for a function that also has loops or conditions, or sets numbers: `steps` describes it.
        constants: the buffers that hold constants; they come after the temporaries.
        steps: what a function with loops or conditions does, or one that sets numbers. None for a function
            that only launches, and for one that a manifest can't describe: `problem` says why.
        names: the arguments' names; "" for an argument without a name. None if no argument has a name.
        results: the positions of the arguments that are results.
        doc: what its author says about it, or "".
        problem: why there are neither `launches` nor `steps`; "" if there are. A function with a problem is
            in the lowered module only, and its buffers aren't listed here either.
    """

    name: str
    arguments: tuple[Buffer, ...]
    temporaries: tuple[Buffer, ...]
    launches: tuple[Launch, ...] | None
    constants: tuple[Constant, ...] = ()
    steps: tuple[Step, ...] | None = None
    names: tuple[str, ...] | None = None
    results: tuple[int, ...] = ()
    doc: str = ""
    problem: str = ""

    @property
    def all_steps(self) -> tuple[Step, ...] | None:
        """The steps of the function, launches included; None if a manifest can't describe them."""
        return self.launches if self.steps is None else self.steps

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        return {
            "name": self.name,
            "doc": self.doc,
            "names": None if self.names is None else list(self.names),
            "arguments": [buffer.to_json() for buffer in self.arguments],
            "temporaries": [buffer.to_json() for buffer in self.temporaries],
            "constants": [constant.to_json() for constant in self.constants],
            "results": list(self.results),
            "launches": None if self.launches is None else [launch.to_json() for launch in self.launches],
            "steps": None if self.steps is None else to_json(self.steps),
            "problem": self.problem,
        }


@dataclass(frozen=True, slots=True, repr=False)
class Package:
    """What an application ships.

    Attributes:
        modules: each different result once, the most capable first. A device takes the first whose
            version, capabilities and extensions it offers, and whose subgroup sizes it supports.
        refusals: the targets without a module.
        functions: the functions that can be launched.
        constants: the contents of buffers of functions and shaders. They are in a separate file.
    """

    modules: tuple[PackageModule, ...]
    refusals: tuple[Refusal, ...]
    functions: tuple[HostFunction, ...]
    constants: tuple[Constant, ...] = ()

    def __repr__(self) -> str:
        """One line, whatever it holds."""
        made = ", ".join(target for module in self.modules for target in module.targets) or "nothing"
        refused = ", ".join(refusal.target for refusal in self.refusals)
        names = ", ".join(function.name for function in self.functions)
        parts = [f"for {made}", *([f"not for {refused}"] if refused else [])]
        return f"<Package: {'; '.join([*parts, *([f'functions {names}'] if names else [])])}>"

    def _repr_html_(self) -> str:
        from mlir.availability.report._html import table

        rows = [
            (
                ", ".join(each.targets),
                f"SPIR-V {each.version}, {len(each.binary):,} bytes",
                ", ".join(entry_point.name for entry_point in each.entry_points),
            )
            for each in self.modules
        ]
        rows += [(each.target, "none", "\n".join(each.reasons)) for each in self.refusals]
        return table(("targets", "binary", "kernels, or why there is none"), rows)

    def to_json(self, source: str, files: Sequence[str], constants_file: str | None = None) -> dict[str, Any]:
        """Returns the manifest, in the form that manifest.schema.json fixes.

        Args:
            source: the name of the input.
            files: the names of the modules' files.
            constants_file: the name of the file of the constants, which :meth:`to_safetensors` makes.
        """
        modules = [
            {
                "file": file,
                "version": module.version,
                "capabilities": list(module.capabilities),
                "extensions": list(module.extensions),
                "targets": list(module.targets),
                "admitted_by": list(module.admitted_by),
                "requirements": [
                    [alternative.to_json() for alternative in each] for each in module.requirements
                ],
                "entry_points": [entry_point.to_json() for entry_point in module.entry_points],
            }
            for module, file in zip(self.modules, files, strict=True)
        ]
        return {
            "schema_version": SCHEMA_VERSION,
            "file": source,
            "constants_file": constants_file if self.constants else None,
            "modules": modules,
            "refused": [
                {"target": refusal.target, "reasons": list(refusal.reasons)} for refusal in self.refusals
            ],
            "functions": [function.to_json() for function in self.functions],
        }

    def files(self, source: str) -> dict[str, bytes]:
        """Returns what goes into a folder that :func:`read` reads, by the names of files: the manifest last.

        Args:
            source: the name of the input.

        Raises:
            ValueError: there are constants, and the packages ``safetensors`` and ``numpy`` are missing.
        """
        stem = "kernels" if source == "<stdin>" else Path(source).stem
        named = {f"{stem}-{index}.spv": module.binary for index, module in enumerate(self.modules)}
        constants = f"{stem}.safetensors"
        manifest = self.to_json(source, list(named), constants)
        if self.constants:
            named[constants] = self.to_safetensors()
        named[MANIFEST] = (json.dumps(manifest, indent=2) + "\n").encode()
        return named

    def to_safetensors(self) -> bytes:
        """Returns what goes into the file of the constants.

        Raises:
            ValueError: the packages ``safetensors`` and ``numpy`` are missing.
        """
        from mlir.availability.package._constants import to_safetensors  # It needs NumPy.

        return to_safetensors(self.constants)
