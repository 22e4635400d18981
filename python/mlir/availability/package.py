# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What :func:`lower_for_targets` makes: binaries, and what a program has to know to use them."""

from __future__ import annotations

import importlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mlir.availability._bindings import ImageForm, Sampler, SpecializationConstant
from mlir.availability._entry_points import Binding, Buffer, Constant, EntryPoint, PushConstant, Size
from mlir.availability._expressions import Expression, evaluate
from mlir.availability._model import SCHEMA_VERSION
from mlir.availability._replace_files import replace_files
from mlir.availability._steps import For, If, Set, Step, While, to_json
from mlir.availability._user_file import read_file

if TYPE_CHECKING:
    from mlir.availability._requirements import Requirement

_MANIFEST = "manifest.json"

__all__ = [
    "Binding",
    "Buffer",
    "Constant",
    "EntryPoint",
    "Expression",
    "For",
    "HostFunction",
    "ImageForm",
    "If",
    "Launch",
    "Package",
    "PackageModule",
    "PushConstant",
    "Refusal",
    "Sampler",
    "Set",
    "Size",
    "SpecializationConstant",
    "Step",
    "While",
    "evaluate",
    "read",
    "write",
]


@dataclass(frozen=True, slots=True)
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
class Launch:
    """A launch of an entry point.

    Attributes:
        entry_point: its name.
        workgroups: how many there are; None where that isn't a constant.
        bindings: set, binding, and the position of the buffer among those of the function:
            its arguments, temporaries and constants.
        push_constants: for each of the entry point's, the position among the function's buffers of the
            one that it is in.
        calculated_workgroups: how the numbers of workgroups are calculated; None where they are constants, or
            where the function can't be launched without the lowered module. See :func:`evaluate`.
        specialization: the ids of specialization constants, and the values that they have; others have their
            defaults.
    """

    entry_point: str
    workgroups: tuple[int, int, int] | None
    bindings: tuple[tuple[int, int, int], ...]
    push_constants: tuple[int, ...] = ()
    calculated_workgroups: tuple[Expression, Expression, Expression] | None = None
    specialization: tuple[tuple[int, float], ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        return {
            "entry_point": self.entry_point,
            "workgroups": None if self.workgroups is None else list(self.workgroups),
            "calculated_workgroups": self.calculated_workgroups and list(self.calculated_workgroups),
            "bindings": [
                {"set": place, "binding": binding, "buffer": buffer}
                for place, binding, buffer in self.bindings
            ],
            "push_constants": list(self.push_constants),
            "specialization": [{"id": spec_id, "value": value} for spec_id, value in self.specialization],
        }


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
        names: what the arguments are called; "" for one without a name. None where no argument has one.
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
        """What it does, launches included; None where that can't be said."""
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


@dataclass(frozen=True, slots=True)
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
        named[_MANIFEST] = (json.dumps(manifest, indent=2) + "\n").encode()
        return named

    def to_safetensors(self) -> bytes:
        """Returns what goes into the file of the constants.

        Raises:
            ValueError: the packages ``safetensors`` and ``numpy`` are missing.
        """
        # It needs these classes, so that this module can't import it.
        constants = importlib.import_module("mlir.availability._constants")
        data: bytes = constants.to_safetensors(self.constants)
        return data


def write(package: Package, folder: str | Path, source: str = "kernels") -> None:
    """Writes a package into a folder, as ``mlir-availability lower`` does.

    Args:
        package: what is written.
        folder: it is created if it doesn't exist. Files of a package that was written there before go; others
            stay.
        source: what the manifest says it was made from. Files are named after it.

    Raises:
        OSError: a file can't be written.
        ValueError: there are constants, and the packages ``safetensors`` and ``numpy`` are missing.
    """
    folder = Path(folder)
    files = package.files(source)
    folder.mkdir(parents=True, exist_ok=True)
    stale = _files_of(folder) - files.keys()
    replace_files({str(folder / name): data for name, data in files.items()})
    for name in stale:
        (folder / name).unlink(missing_ok=True)


def _files_of(folder: Path) -> set[str]:
    """Returns the files beside the manifest in a folder that it names."""
    try:
        manifest = json.loads(read_file(folder / _MANIFEST))
        named = {str(module["file"]) for module in manifest["modules"]}
        named.add(str(manifest.get("constants_file")))
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return set()  # There is no manifest, or it belongs to another program.
    return {name for name in named if name.endswith((".spv", ".safetensors")) and Path(name).name == name}


def read(folder: str | Path) -> Package:
    """Reads a package from the folder that ``mlir-availability lower`` has written.

    Args:
        folder: where ``manifest.json`` is, and the files that it names.

    Raises:
        OSError: a file can't be read, or doesn't exist.
        ValueError: the manifest isn't one, or is of another version; or the file of the constants is damaged,
            or isn't that of this package. The text says which.
    """
    # It needs these classes, so that this module can't import it.
    reader = importlib.import_module("mlir.availability._read_package")
    package: Package = reader.read_package(folder)
    return package
