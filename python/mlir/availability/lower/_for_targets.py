# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lowers one module's kernels for several targets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from mlir import ir
from mlir.availability.ask._check import check
from mlir.availability.ask._foreign import HasAnyOperation
from mlir.availability.ask._targets import Target, context_of, listed, resolve_target
from mlir.availability.lower._schedule import Schedule, schedule_option
from mlir.availability.lower._to_spirv import (
    copy_of,
    judge,
    run_pass,
    run_pipeline,
    spec_for_pass,
)
from mlir.availability.native._extension import _availability
from mlir.availability.package import (
    Binding,
    Buffer,
    Constant,
    EntryPoint,
    For,
    HostFunction,
    If,
    Launch,
    Package,
    PackageModule,
    PushConstant,
    Refusal,
    Set,
    Size,
    Step,
    While,
)
from mlir.availability.package._requirements import requirements_of
from mlir.availability.package._resources import Resource, constants_in
from mlir.availability.package._sizes import SIZE_BYTES, told_shapes
from mlir.availability.report._errors import LoweringError
from mlir.availability.report._messages import Message
from mlir.availability.spirv import serialize


def lower_for_targets(
    module: HasAnyOperation,
    targets: Target | Iterable[Target],
    *,
    emulate: bool = False,
    schedule: Schedule | None = None,
    validate: bool = True,
    debug: bool = False,
) -> Package:
    """Converts the kernels of a module to SPIR-V for each of several targets.

    For each target it does what :func:`lower_to_spirv` does. Targets for which the binaries are the
    same share a module.

    Args:
        module: as with :func:`lower_to_spirv`.
        targets: one or several, as :func:`check` takes them, each of SPIR-V.
        emulate: as with :func:`lower_to_spirv`.
        schedule: as with :func:`lower_to_spirv`. It is applied once, since all targets share the
            launches, and gets the target if there is one.
        validate: as with :func:`lower_to_spirv`.
        debug: as with :func:`mlir.availability.spirv.serialize`.

    Returns:
        The binaries, the targets for which the kernels can't be lowered, and how to launch the kernels.

    Raises:
        TypeError: `module` is not an operation, or one of the targets not a target.
        ValueError: there is no target, or one is unknown, of another context or not one of SPIR-V;
            `module` is not a ``builtin.module``, or there is nothing in it that could be lowered for
            any target, or its kernels are in several ``gpu.module``.

    >>> av.lower_for_targets(kernels, ["vulkan1.0", "vulkan1.3"])
    <Package: for vulkan1.3, vulkan1.0>
    """
    several = listed(targets)
    operation, clone = copy_of(module, context_of(several))
    specs = [(*resolve_target(target, operation.context)[::2], target) for target in several]
    for attribute, spec, _ in specs:
        if _availability.spirv_environment(attribute) is None:
            raise ValueError(f"'{spec}' is not a target of SPIR-V; name one such as 'vulkan1.1'")
    named = {spec: (attribute, spec_for_pass(attribute, target)) for attribute, spec, target in specs}
    results, *_ = lower_each(clone, named, emulate=emulate, schedule=schedule, validate=validate, debug=debug)
    return results


def lower_each(
    module: ir.Module,
    targets: dict[str, tuple[ir.Attribute, str]],
    *,
    emulate: bool = False,
    schedule: Schedule | None = None,
    validate: bool = False,
    debug: bool = False,
) -> tuple[Package, dict[str, list[Message]], list[Message]]:
    """Lowers a module for several targets.

    Args:
        module: the module, in which functions become kernels if it has no kernels.
        targets: by name, each target and its form for textual pipelines.
        emulate: the option of the pass.
        schedule: a schedule of functions, or None.
        validate: whether spirv-val, if it is installed, must accept the binaries.
        debug: whether the binaries contain source lines.

    Returns:
        The package, the errors for each refused target, and the remarks for the other targets.

    Raises:
        LoweringError: there is nothing to lower for any target.
        ValueError: the kernels are in several modules, or there is no target.
    """
    if not targets:
        raise ValueError("there is no target to lower for")
    remarks: list[Message] = []
    if _availability.needs_outlining(module.operation):
        # A module for several targets is lowered independently of any of them.
        (spec,) = (each for _, each in targets.values()) if len(targets) == 1 else ("",)
        with schedule_option(schedule) as option:
            options = (f"target={spec}" if spec else "") + option
            messages, said = run_pipeline(module, f"availability-outline-kernels{{{options}}}")
        if messages:
            raise LoweringError(messages)
        remarks += said
    constants = _Constants(module.operation)
    functions, workgroups = _functions(module.operation, constants)
    kernels = _kernels(module.operation, workgroups)
    found: dict[bytes, list[str]] = {}
    refused: dict[str, list[Message]] = {}
    for name, (attribute, spec) in targets.items():
        _, lowered = copy_of(module)
        messages, said = run_pass(lowered, spec, emulate=emulate)
        if messages and not kernels:
            raise LoweringError(messages)
        binary = b"" if messages else serialize(lowered, debug=debug)
        if validate and not messages:
            messages = judge(binary, attribute)
        if messages:
            refused[name] = messages
        else:
            found.setdefault(binary, []).append(name)
            remarks += said
    # The verdict is about the serialized binary, which is what applications ship.
    read = [_availability.spirv_read(module.context, binary, locations=False) for binary in found]
    modules = [
        _module(binary, shipped, names, targets, kernels, constants)
        for shipped, (binary, names) in zip(read, found.items(), strict=True)
    ]
    order = _most_capable_first(read)
    refusals = tuple(Refusal(name, tuple(map(str, said))) for name, said in refused.items())
    ordered = tuple(modules[index] for index in order)
    return Package(ordered, refusals, functions, constants.used), refused, remarks


class _Constants:
    """The constants in the memory of a module."""

    def __init__(self, root: ir.Operation) -> None:
        self._root = root
        self._used: dict[str, Constant] = {}

    def __getitem__(self, name: str) -> Constant:
        if name not in self._used:
            (kind, shape), data = _availability.constants(self._root, [name])[name]
            self._used[name] = Constant(name, Buffer(kind, tuple(shape)), data)
        return self._used[name]

    @property
    def used(self) -> tuple[Constant, ...]:
        """The constants that were requested, by name."""
        return tuple(self._used[name] for name in sorted(self._used))


def _module(
    binary: bytes,
    read: ir.Module,
    names: list[str],
    targets: dict[str, tuple[ir.Attribute, str]],
    kernels: list[EntryPoint],
    constants: _Constants,
) -> PackageModule:
    _, version, capabilities, extensions = _availability.spirv_triple(read.operation)
    entry_points = []
    for kernel in kernels:
        workgroup_size, said, _, subgroup_size = _availability.spirv_interface(
            read.context, binary, kernel.name
        )
        resources = [each for each in map(Resource._make, said) if each.is_used]
        offsets = next((each.offsets for each in resources if each.storage_class == "PushConstant"), [])
        bindings = tuple(_buffers_in(resources, kernel.bindings))
        bindings += tuple(
            Binding(*place, constants[name].buffer, size, name, is_written=False)
            for place, (name, size) in constants_in(resources).items()
        )
        # The sizes that are passed to the shader follow the kernel's own push constants.
        pushed = tuple(
            replace(each, offset=offset) for each, offset in zip(kernel.push_constants, offsets, strict=False)
        )
        size = workgroup_size or kernel.workgroup_size
        entry_points.append(
            replace(
                kernel,
                workgroup_size=size,
                bindings=bindings,
                push_constants=pushed,
                sizes=_sizes(resources),
                required_subgroup_size=subgroup_size,
            )
        )
    admitted_by = [name for name, (attribute, _) in targets.items() if check(read, attribute).ok]
    return PackageModule(
        binary,
        version,
        tuple(capabilities),
        tuple(extensions),
        tuple(names),
        tuple(admitted_by),
        tuple(entry_points),
        requirements_of(read, version, capabilities, extensions),
    )


def _buffers_in(resources: Sequence[Resource], bindings: Sequence[Binding]) -> Iterator[Binding]:
    """Yields those of a kernel's buffers that its shader uses, and how it uses them."""
    for binding in bindings:
        place = binding.set, binding.binding
        # Several variables may share one buffer.
        held = [each for each in resources if (each.descriptor_set, each.binding) == place and each.size]
        if not held:
            continue
        fixed, stride, _ = held[-1].size or (0, 0, False)
        is_uniform = held[0].storage_class == "Uniform"
        yield replace(
            binding,
            size=None if stride else fixed,
            kind="uniform_buffer" if is_uniform else "storage_buffer",
            is_read=any(each.uses[0] for each in held),
            is_written=any(each.uses[1] for each in held) and not is_uniform,
        )


def _tuple(parts: list[Any] | None) -> Any:
    return None if parts is None else tuple(parts)


def _sizes(resources: Sequence[Resource]) -> tuple[Size, ...]:
    """Returns where a shader reads the buffer sizes that are passed to it."""
    sizes: list[Size] = []
    for each in resources:
        told = [(*shape.place, dimension) for shape in told_shapes(each.name) for dimension in shape.told]
        if not told:
            continue
        place = None if each.binding is None else (each.descriptor_set or 0, each.binding)
        # A buffer contains an array of sizes; push constants have a member for each.
        places = each.offsets[-len(told) :] if place is None else range(0, len(told) * SIZE_BYTES, SIZE_BYTES)
        sizes += [Size(*size, offset, place) for size, offset in zip(told, places, strict=True)]
    return tuple(sizes)


def _most_capable_first(modules: list[ir.Module]) -> list[int]:
    """Returns positions, sorted so that each module comes before all modules with fewer requirements.

    If the requirements of a module include another's, it comes first, because it also includes everything
    that the other one includes: it includes more modules.
    """
    ranks = []
    for module in modules:
        triple, version, capabilities, extensions = _availability.spirv_triple(module.operation)
        covered = sum(check(other, triple).ok for other in modules)
        ranks.append((covered, version, len(capabilities), len(extensions)))
    return sorted(range(len(modules)), key=ranks.__getitem__, reverse=True)


def _kernels(root: ir.Operation, workgroups: dict[str, tuple[int, int, int] | None]) -> list[EntryPoint]:
    kernels = []
    for name, known, bindings in _availability.kernels(root):
        passed = [(place, Buffer(kind, tuple(shape))) for place, (kind, shape) in bindings]
        kernels.append(
            EntryPoint(
                name,
                (1, 1, 1),  # The binary says it.
                known or workgroups.get(name),
                tuple(Binding(place[0], place[1], buffer, None) for place, buffer in passed if place),
                tuple(PushConstant(0, buffer) for place, buffer in passed if not place),
            )
        )
    return kernels


def _functions(
    root: ir.Operation, constants: _Constants
) -> tuple[tuple[HostFunction, ...], dict[str, tuple[int, int, int] | None]]:
    """Returns the functions to launch, and each kernel's number of workgroups if that is constant."""
    places = {name: [place for place, _ in bindings] for name, _, bindings in _availability.kernels(root)}
    functions = []
    workgroups: dict[str, tuple[int, int, int] | None] = {}
    for name, program, problem in _availability.host_programs(root):
        if program is None:
            functions.append(HostFunction(name, (), (), None, problem=problem))
            continue
        count, buffers, said, doc, has_only_launches = program
        held = [Buffer(kind, tuple(shape), _tuple(calculated)) for (kind, shape), calculated, *_ in buffers]
        named = tuple(constants[constant] for _, _, constant, _, _ in buffers if constant)
        end = len(held) - len(named)
        reader = _StepReader(places, workgroups)
        steps = reader.read(said)
        names = tuple(name for *_, name, _ in buffers[:count])
        functions.append(
            HostFunction(
                name,
                tuple(held[:count]),
                tuple(held[count:end]),
                tuple(reader.launches) if has_only_launches else None,
                named,
                steps=None if has_only_launches else steps,
                names=names if any(names) else None,
                results=tuple(index for index in range(count) if buffers[index][-1]),
                doc=doc,
            )
        )
    return tuple(functions), workgroups


class _StepReader:
    """Reads steps from the bindings' form, and each kernel's number of workgroups if that is constant."""

    def __init__(
        self,
        places: dict[str, list[tuple[int, int] | None]],
        workgroups: dict[str, tuple[int, int, int] | None],
    ) -> None:
        self._places, self._workgroups = places, workgroups
        self.launches: list[Launch] = []

    def read(self, steps: Sequence[tuple[Any, ...]]) -> tuple[Step, ...]:
        return tuple(getattr(self, f"_{kind}")(*parts) for kind, *parts in steps)

    def _launch(
        self, kernel: str, groups: tuple[int, int, int] | None, calculated: Any, buffers: list[int]
    ) -> Launch:
        passed = list(zip(self._places[kernel], buffers, strict=True))
        bindings = tuple((*place, number) for place, number in passed if place)
        pushed = tuple(number for place, number in passed if not place)
        known = self._workgroups.get(kernel, groups)
        self._workgroups[kernel] = groups if known == groups else None
        self.launches.append(Launch(kernel, groups, bindings, pushed, _tuple(calculated)))
        return self.launches[-1]

    def _set(self, buffers: list[int], values: list[Any]) -> Set:
        return Set(tuple(buffers), tuple(values))

    def _for(self, variable: int, first: Any, end: Any, step: Any, body: list[Any]) -> For:
        return For(variable, first, end, step, self.read(body))

    def _while(self, before: list[Any], condition: Any, body: list[Any]) -> While:
        return While(self.read(before), condition, self.read(body))

    def _if(self, condition: Any, then: list[Any], otherwise: list[Any]) -> If:
        return If(condition, self.read(then), self.read(otherwise))
