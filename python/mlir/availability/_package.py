# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One module's kernels for several targets, and what a program has to know to choose and launch them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from mlir import ir
from mlir.availability import _availability, _spirv
from mlir.availability._api import HasOperation, check, resolve_target
from mlir.availability._errors import LoweringError
from mlir.availability._lower import Message, copy_of, run_pass, run_pipeline, spec_for_pass
from mlir.availability._model import SCHEMA_VERSION
from mlir.availability.spirv import serialize


@dataclass(frozen=True, slots=True)
class Buffer:
    """What a storage buffer holds.

    Attributes:
        element_type: of an element, as MLIR prints it: ``"f32"``.
        shape: how many there are in each dimension; empty for a single one. None where whoever launches
            kernels chooses.
    """

    element_type: str
    shape: tuple[int | None, ...]

    def to_json(self) -> dict[str, Any]:
        """Returns ``{"element_type": ..., "shape": [...]}``."""
        return {"element_type": self.element_type, "shape": list(self.shape)}


@dataclass(frozen=True, slots=True)
class Binding:
    """Where an entry point finds a buffer.

    Attributes:
        set: the descriptor set.
        binding: the number in it.
        buffer: what is there.
        size: how many bytes there have to be. More than what the buffer holds, where numbers are read
            out of words. None where the shape has a None.
    """

    set: int
    binding: int
    buffer: Buffer
    size: int | None

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        return {
            "set": self.set,
            "binding": self.binding,
            **self.buffer.to_json(),
            "size": self.size,
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
class EntryPoint:
    """A compute shader.

    Attributes:
        name: what it is called in the binary.
        workgroup_size: how many invocations a workgroup has along x, y and z.
        workgroups: how many workgroups are launched; None where the input doesn't say, or not once
            and for all.
        bindings: the storage buffers that it uses.
        push_constants: those that it has.
    """

    name: str
    workgroup_size: tuple[int, int, int]
    workgroups: tuple[int, int, int] | None
    bindings: tuple[Binding, ...]
    push_constants: tuple[PushConstant, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        return {
            "name": self.name,
            "workgroup_size": list(self.workgroup_size),
            "workgroups": None if self.workgroups is None else list(self.workgroups),
            "bindings": [binding.to_json() for binding in self.bindings],
            "push_constants": [constant.to_json() for constant in self.push_constants],
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
        bindings: set, binding, and the position of the buffer among those of the function.
        push_constants: for each of the entry point's, the position among the function's buffers of the
            one that it is in.
    """

    entry_point: str
    workgroups: tuple[int, int, int] | None
    bindings: tuple[tuple[int, int, int], ...]
    push_constants: tuple[int, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        return {
            "entry_point": self.entry_point,
            "workgroups": None if self.workgroups is None else list(self.workgroups),
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
            where it does something else, too: loops, for one. Then the lowered module has it only, and
            the buffers aren't listed here either.
    """

    name: str
    arguments: tuple[Buffer, ...]
    temporaries: tuple[Buffer, ...]
    launches: tuple[Launch, ...] | None

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        return {
            "name": self.name,
            "arguments": [buffer.to_json() for buffer in self.arguments],
            "temporaries": [buffer.to_json() for buffer in self.temporaries],
            "launches": None if self.launches is None else [launch.to_json() for launch in self.launches],
        }


@dataclass(frozen=True, slots=True)
class Package:
    """What an application ships.

    Attributes:
        modules: each different result once, the most capable first: what a device takes is the first
            whose version, capabilities and extensions it has.
        refusals: the targets that get none.
        functions: what there is to launch.
    """

    modules: tuple[PackageModule, ...]
    refusals: tuple[Refusal, ...]
    functions: tuple[HostFunction, ...]

    def to_json(self, source: str, files: Sequence[str]) -> dict[str, Any]:
        """Returns the manifest, in the form that manifest.schema.json fixes.

        Args:
            source: the name of the input.
            files: the names of the modules' files.
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
            "modules": modules,
            "refused": [
                {"target": refusal.target, "reasons": list(refusal.reasons)} for refusal in self.refusals
            ],
            "functions": [function.to_json() for function in self.functions],
        }


def lower_for_targets(
    module: HasOperation, targets: Sequence[ir.Attribute | str], *, emulate: bool = False
) -> Package:
    """Converts the kernels of a module to SPIR-V for each of several targets.

    For each target it does what :func:`lower_to_spirv` does. Targets for which the binaries are the
    same share a module.

    Args:
        module: a ``builtin.module``; it stays as it is.
        targets: each a ``#spirv.target_env`` or what :func:`target` takes.
        emulate: as with :func:`lower_to_spirv`.

    Returns:
        The binaries, the targets that the kernels can't be had on, and how to launch the kernels.

    Raises:
        TypeError: `module` is not an operation, or one of the targets not a target.
        ValueError: there is no target, or one is unknown, of another context or not one of SPIR-V;
            `module` is not a ``builtin.module``, or there is nothing in it that could be lowered for
            any target, or its kernels are in several ``gpu.module``.
    """
    operation, clone = copy_of(module)
    if isinstance(targets, (str, ir.Attribute)):
        raise TypeError("expected a sequence of targets, not one; write [target]")
    specs = [(*resolve_target(target, operation.context)[::2], target) for target in targets]
    for attribute, spec, _ in specs:
        if not _spirv.TargetEnvAttr.isinstance(attribute):
            raise ValueError(f"'{spec}' is not a target of SPIR-V; name one such as 'vulkan1.1'")
    named = {spec: (attribute, spec_for_pass(attribute, target)) for attribute, spec, target in specs}
    results, _ = lower_each(clone, named, emulate=emulate)
    return results


def lower_each(
    module: ir.Module, targets: dict[str, tuple[ir.Attribute, str]], *, emulate: bool = False
) -> tuple[Package, dict[str, list[Message]]]:
    """Lowers a module for several targets.

    Args:
        module: becomes one with kernels, where it has functions only.
        targets: by name each target, and how textual pipelines have it.
        emulate: the option of the pass.

    Returns:
        The package, and what was said of targets that are refused.

    Raises:
        LoweringError: there is nothing to lower for any target.
        ValueError: the kernels are in several modules, or there is no target.
    """
    if not targets:
        raise ValueError("there is no target to lower for")
    if _availability.needs_outlining(module.operation):
        messages = run_pipeline(module, "availability-outline-kernels")
        if messages:
            raise LoweringError(messages)
    functions, workgroups = _functions(module.operation)
    kernels = _kernels(module.operation, workgroups)
    found: dict[bytes, tuple[ir.Module, list[str]]] = {}
    refused: dict[str, list[Message]] = {}
    for name, (_, spec) in targets.items():
        _, lowered = copy_of(module)
        messages = run_pass(lowered, spec, emulate=emulate)
        if messages and not kernels:
            raise LoweringError(messages)
        if messages:
            refused[name] = messages
        else:
            found.setdefault(serialize(lowered), (lowered, []))[1].append(name)
    modules = [
        _module(binary, lowered, names, targets, kernels) for binary, (lowered, names) in found.items()
    ]
    order = _most_capable_first([lowered for lowered, _ in found.values()])
    refusals = tuple(Refusal(name, tuple(map(str, said))) for name, said in refused.items())
    return Package(tuple(modules[index] for index in order), refusals, functions), refused


def _module(
    binary: bytes,
    lowered: ir.Module,
    names: list[str],
    targets: dict[str, tuple[ir.Attribute, str]],
    kernels: list[EntryPoint],
) -> PackageModule:
    _, version, capabilities, extensions = _availability.spirv_triple(lowered.operation)
    entry_points = []
    for kernel in kernels:
        resources = _availability.spirv_interface(lowered.operation, kernel.name)
        sizes = {
            (place, binding): None if size[1] else size[0]
            for _, _, place, binding, size, _, is_used in resources
            if size and is_used
        }
        offsets = next((each[-2] for each in resources if each[1] == "PushConstant" and each[-1]), [])
        bindings = tuple(
            replace(each, size=sizes[each.set, each.binding])
            for each in kernel.bindings
            if (each.set, each.binding) in sizes
        )
        constants = tuple(
            replace(each, offset=offset)
            for each, offset in zip(kernel.push_constants, offsets, strict=bool(offsets))
        )
        entry_points.append(replace(kernel, bindings=bindings, push_constants=constants))
    admitted_by = [name for name, (attribute, _) in targets.items() if check(lowered, attribute).ok]
    return PackageModule(
        binary,
        version,
        tuple(capabilities),
        tuple(extensions),
        tuple(names),
        tuple(admitted_by),
        tuple(entry_points),
    )


def _most_capable_first(modules: list[ir.Module]) -> list[int]:
    """Returns positions, so that a module comes before all that have less than what it needs.

    A module whose needs cover another's covers all that the other one covers, too: it covers more.
    """
    ranks = []
    for module in modules:
        triple, version, capabilities, extensions = _availability.spirv_triple(module.operation)
        covered = sum(check(other, triple).ok for other in modules)
        ranks.append((covered, version, len(capabilities), len(extensions)))
    return sorted(range(len(modules)), key=ranks.__getitem__, reverse=True)


def _kernels(root: ir.Operation, workgroups: dict[str, tuple[int, int, int] | None]) -> list[EntryPoint]:
    kernels = []
    for name, size, known, bindings in _availability.kernels(root):
        passed = [(place, Buffer(kind, tuple(shape))) for place, (kind, shape) in bindings]
        kernels.append(
            EntryPoint(
                name,
                size or (1, 1, 1),
                known or workgroups.get(name),
                tuple(Binding(*place, buffer, None) for place, buffer in passed if place),
                tuple(PushConstant(0, buffer) for place, buffer in passed if not place),
            )
        )
    return kernels


def _functions(
    root: ir.Operation,
) -> tuple[tuple[HostFunction, ...], dict[str, tuple[int, int, int] | None]]:
    """Returns what there is to launch, and how many workgroups of a kernel are launched every time."""
    places = {name: [place for place, _ in bindings] for name, _, _, bindings in _availability.kernels(root)}
    functions = []
    workgroups: dict[str, tuple[int, int, int] | None] = {}
    for name, program in _availability.host_programs(root):
        if program is None:
            functions.append(HostFunction(name, (), (), None))
            continue
        count, buffers, launched = program
        held = [Buffer(kind, tuple(shape)) for kind, shape in buffers]
        launches = []
        for kernel, groups, numbers in launched:
            passed = list(zip(places[kernel], numbers, strict=True))
            bindings = tuple((*place, number) for place, number in passed if place)
            constants = tuple(number for place, number in passed if not place)
            launches.append(Launch(kernel, groups, bindings, constants))
            workgroups[kernel] = groups if workgroups.get(kernel, groups) == groups else None
        functions.append(HostFunction(name, tuple(held[:count]), tuple(held[count:]), tuple(launches)))
    return tuple(functions), workgroups
