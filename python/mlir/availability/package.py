# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What :func:`lower_for_targets` makes: binaries, and what a program has to know to use them."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mlir.availability._expressions import Expression, evaluate
from mlir.availability._model import SCHEMA_VERSION
from mlir.availability._steps import For, If, Set, Step, While, to_json

__all__ = [
    "Binding",
    "Buffer",
    "Constant",
    "EntryPoint",
    "Expression",
    "For",
    "HostFunction",
    "If",
    "Launch",
    "Package",
    "PackageModule",
    "PushConstant",
    "Refusal",
    "Set",
    "Size",
    "Step",
    "While",
    "evaluate",
    "read",
]


@dataclass(frozen=True, slots=True)
class Buffer:
    """What a storage buffer holds.

    Attributes:
        element_type: of an element, as MLIR prints it: ``"f32"``.
        shape: how many there are in each dimension; empty for a single one. None where whoever launches
            kernels chooses, or calculates it.
        calculated_shape: for each dimension, how the number is calculated; None where it isn't. See
            :func:`evaluate`.
    """

    element_type: str
    shape: tuple[int | None, ...]
    calculated_shape: tuple[Expression, ...] | None = None

    def to_json(self) -> dict[str, Any]:
        """Returns ``{"element_type": ..., "shape": [...]}``, and ``calculated_shape`` where there is one."""
        form: dict[str, Any] = {"element_type": self.element_type, "shape": list(self.shape)}
        if self.calculated_shape is not None:
            form["calculated_shape"] = list(self.calculated_shape)
        return form


@dataclass(frozen=True, slots=True)
class Constant:
    """A constant that a buffer holds, and that all modules share.

    Attributes:
        name: what it is called in the package's file of constants.
        buffer: what the buffer holds.
        data: the numbers themselves, as the buffer has them.
    """

    name: str
    buffer: Buffer
    data: bytes = field(repr=False)

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json, without the data."""
        return {"name": self.name, **self.buffer.to_json()}


@dataclass(frozen=True, slots=True)
class Binding:
    """Where an entry point finds a buffer.

    Attributes:
        set: the descriptor set.
        binding: the number in it.
        buffer: what is there.
        size: how many bytes there have to be. More than what the buffer holds, where numbers are read
            out of words. None where the shape has a None.
        constant: the name of the constant that it has to hold; None for none.
    """

    set: int
    binding: int
    buffer: Buffer
    size: int | None
    constant: str | None = None

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        return {
            "set": self.set,
            "binding": self.binding,
            **self.buffer.to_json(),
            "size": self.size,
            "constant": self.constant,
        }


@dataclass(frozen=True, slots=True)
class PushConstant:
    """Where an entry point finds a push constant.

    Attributes:
        offset: how many bytes of push constants there are before it.
        buffer: what is there.
    """

    offset: int
    buffer: Buffer

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        return {"offset": self.offset, **self.buffer.to_json()}


@dataclass(frozen=True, slots=True)
class Size:
    """Where an entry point finds a size that it is told: an integer of 32 bits.

    Attributes:
        set: the descriptor set of the buffer whose size it is.
        binding: the number in it.
        dimension: which dimension it is the size of.
        offset: how many bytes there are before it, of push constants or in `place`.
        place: set and binding of the storage buffer that it is in; None for push constants.
    """

    set: int
    binding: int
    dimension: int
    offset: int
    place: tuple[int, int] | None = None

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        place = self.place and {"set": self.place[0], "binding": self.place[1]}
        return {
            "set": self.set,
            "binding": self.binding,
            "dimension": self.dimension,
            "offset": self.offset,
            "place": place,
        }


@dataclass(frozen=True, slots=True)
class EntryPoint:
    """A compute shader.

    Attributes:
        name: what it is called in the binary.
        workgroup_size: how many invocations a workgroup has along x, y and z.
        workgroups: how many workgroups are launched; None where the input doesn't say, or not once
            and for all.
        bindings: the storage buffers that it uses.
        push_constants: those that it has.
        sizes: the sizes that it is told, of buffers whose shapes have a None.
        required_subgroup_size: the size of subgroups that a pipeline has to require
            (VkPipelineShaderStageRequiredSubgroupSizeCreateInfo); None for none.
    """

    name: str
    workgroup_size: tuple[int, int, int]
    workgroups: tuple[int, int, int] | None
    bindings: tuple[Binding, ...]
    push_constants: tuple[PushConstant, ...] = ()
    sizes: tuple[Size, ...] = ()
    required_subgroup_size: int | None = None

    @property
    def full_subgroups(self) -> bool:
        """Whether a pipeline has to require whole subgroups (REQUIRE_FULL_SUBGROUPS)."""
        return self.required_subgroup_size is not None

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        return {
            "name": self.name,
            "workgroup_size": list(self.workgroup_size),
            "workgroups": None if self.workgroups is None else list(self.workgroups),
            "bindings": [binding.to_json() for binding in self.bindings],
            "push_constants": [constant.to_json() for constant in self.push_constants],
            "sizes": [size.to_json() for size in self.sizes],
            "required_subgroup_size": self.required_subgroup_size,
            "full_subgroups": self.full_subgroups,
        }


@dataclass(frozen=True, slots=True)
class PackageModule:
    """A SPIR-V binary, and who can use it.

    Attributes:
        binary: what goes into a file.
        version: the version of SPIR-V that a device has to have: ``"1.3"``.
        capabilities: those that it has to have.
        extensions: those that it has to have.
        targets: those that this was made for.
        admitted_by: all those asked for that have what it needs; no others do.
        entry_points: its shaders.
    """

    binary: bytes
    version: str
    capabilities: tuple[str, ...]
    extensions: tuple[str, ...]
    targets: tuple[str, ...]
    admitted_by: tuple[str, ...]
    entry_points: tuple[EntryPoint, ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    """A target that the kernels can't be had on.

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
    """

    entry_point: str
    workgroups: tuple[int, int, int] | None
    bindings: tuple[tuple[int, int, int], ...]
    push_constants: tuple[int, ...] = ()
    calculated_workgroups: tuple[Expression, Expression, Expression] | None = None

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
        }


@dataclass(frozen=True, slots=True)
class HostFunction:
    """A function that launches entry points.

    Attributes:
        name: its name.
        arguments: the buffers that its caller gives it, results included.
        temporaries: the buffers that it needs besides; they come after the arguments.
        launches: what it launches, in order. Each has to see what those before it have written. None
            where it does something else, too: see `steps`.
        constants: the buffers that hold constants; they come after the temporaries.
        steps: what it does where it has loops or conditions, or sets numbers. None where `launches` says it,
            and where nothing can: see `problem`.
        names: what the arguments are called; "" for one without a name. None where no argument has one.
        results: the positions of the arguments that are results.
        doc: what its author says about it, or "".
        problem: why there are neither `launches` nor `steps`; "" where there are. Then the lowered module has
            it only, and the buffers aren't listed here either.
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
        modules: each different result once, the most capable first: what a device takes is the first
            whose version, capabilities and extensions it has, and whose subgroups it can be asked for.
        refusals: the targets that get none.
        functions: what there is to launch.
        constants: what buffers of functions and shaders hold. They are in a file of their own.
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

    def to_safetensors(self) -> bytes:
        """Returns what goes into the file of the constants.

        Raises:
            ValueError: the packages ``safetensors`` and ``numpy`` are missing.
        """
        # It needs these classes, so that this module can't import it.
        constants = importlib.import_module("mlir.availability._constants")
        data: bytes = constants.to_safetensors(self.constants)
        return data


def read(folder: str | Path) -> Package:
    """Reads a package from the folder that ``mlir-availability lower`` has written.

    Args:
        folder: where ``manifest.json`` is, and the files that it names.

    Raises:
        OSError: a file can't be read, or isn't there.
        ValueError: the manifest isn't one, or is of another version; or the file of the constants is damaged,
            or isn't that of this package. The text says which.
    """
    # It needs these classes, so that this module can't import it.
    reader = importlib.import_module("mlir.availability._read_package")
    package: Package = reader.read_package(folder)
    return package
