# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a compute shader, after checks that keep bad input from the driver."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from mlir import ir
from mlir.availability.ask._check import check
from mlir.availability.ask._operations import binary_of
from mlir.availability.files.worker import _isolate
from mlir.availability.files.worker._work import Order, Tell
from mlir.availability.native._extension import _availability
from mlir.availability.package._bindings import Sampler
from mlir.availability.report._report import Report
from mlir.availability.vulkan._buffers import Binding, numbers_in
from mlir.availability.vulkan._descriptors import slots_of
from mlir.availability.vulkan._devices import DeviceInfo, devices
from mlir.availability.vulkan._dispatch import dispatch
from mlir.availability.vulkan._interface import Interface, interface_of
from mlir.availability.vulkan._loader import NotOfferedError, VulkanError
from mlir.availability.vulkan._pipelines import Shader
from mlir.availability.vulkan._specialize import bits_of, bytes_of
from mlir.availability.vulkan._subgroups import check_request, required_size
from mlir.availability.vulkan._target import device_of, device_target

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.generic]

_SHOWN_VIOLATIONS = 3
_MAX_TIMEOUT = 24 * 60 * 60
MAX_GROUPS = 65535
"""maxComputeWorkGroupCount that every device has: Vulkan, table "Required Limits"."""


@dataclass(frozen=True)
class RunResult:
    """What a compute shader left in its buffers.

    Attributes:
        buffers: by (descriptor set, binding), or (descriptor set, binding, number) for those of an array,
            with the shapes and element types of what was passed.
        device: what ran it.
        seconds: how long the dispatch took on the device; None if that wasn't asked for, or if the device
            can't say.
    """

    buffers: Mapping[Binding, Array]
    device: DeviceInfo
    seconds: float | None


def run(
    spv: bytes | bytearray | memoryview,
    entry_point: str,
    buffers: Sequence[Array]
    | Mapping[int, Array]
    | Mapping[tuple[int, int], Array]
    | Mapping[tuple[int, int, int], Array]
    | Mapping[Binding, Array]
    | Mapping[int | Binding, Array],
    workgroups: Sequence[int] = (1, 1, 1),
    push_constants: bytes | Array | None = None,
    *,
    specialization: Mapping[int, float] | None = None,
    device: DeviceInfo | None = None,
    samplers: Mapping[int, Sampler]
    | Mapping[tuple[int, int], Sampler]
    | Mapping[Binding, Sampler]
    | None = None,
    subgroup_size: int | None = None,
    timing: bool = False,
    timeout: float = 60.0,
) -> RunResult:
    """Runs a compute shader on a Vulkan device.

    >>> spv = av.spirv.serialize(av.lower_to_spirv(kernels, "vulkan1.1"))
    >>> x, factor = np.ones(4096, np.float32), np.full(1, 2, np.float32)
    >>> av.vulkan.run(spv, "saxpy", [factor, x, x], [64]).buffers[0, 2][:3].tolist()
    [3.0, 3.0, 3.0]

    What the shader wants is read from the binary and compared with what is passed before a driver gets to see
    anything. All of it happens in a process of its own, so a driver that crashes ends nothing but this call.

    Args:
        spv: a SPIR-V binary.
        entry_point: the name of a compute shader in it.
        buffers: what its storage and uniform buffers and its images hold at first: arrays in the order of
            descriptor set and binding, or by binding (in set 0), or by (set, binding), or by (set, binding,
            number) for those of an array. They are not changed. Where the shader reads smaller numbers out of
            integers of 32 bits, an array of these may end within the last. Of an image of two dimensions, an
            array has height x width x components; layers come first, and one component may be left out.
        workgroups: how many in each direction, up to three.
        push_constants: the bytes of the push constants, if the shader has any. The sizes of buffers that
            kernels with dynamic shapes are told are taken from the arrays, and need not be among them.
        specialization: values for specialization constants, by their decoration SpecId (in GLSL,
            ``constant_id``). All others have their defaults.
        device: the device to run it on; by default the first one that offers what the module states
            and needs.
        samplers: how the shader reads images, by the binding of a sampler, or of an image with one, as with
            `buffers`. Without a sampler, the shader reads the nearest texel; outside of the image it reads
            the nearest texel at the edge.
        subgroup_size: the number of invocations in each subgroup. All subgroups are full then. By default
            the size is the one that the lowering wrote into the binary; if it wrote none, the device chooses.
        timing: whether to measure the dispatch.
        timeout: how many seconds all of it may take. The process is killed then, so that nothing that the
            driver does can outlast this call.

    Returns:
        What the buffers hold in the end.

    Raises:
        TypeError: an argument is of the wrong type, such as a list, which doesn't say its element type.
        ValueError: it is not a valid SPIR-V binary, has no such entry point, or wants other buffers, push
            constants or workgroups; it has no such specialization constant, or one of another type; an array
            has other elements than the shader, or holds something other than numbers in this machine's byte
            order; two arrays are for one binding; its workgroups aren't whole subgroups of that size, or it
            requires another one; or `timeout` is more than a day. The text says which.
        NotOfferedError: no device can run it, or with subgroups of that size; the text says what is lacking.
        VulkanError: something needed is missing, the driver fails, or it takes longer than `timeout`.
    """
    data = binary_of(spv)
    if not isinstance(entry_point, str):
        raise TypeError(f"an entry point is named by a str, not by a {type(entry_point).__name__}")
    given: list[Array] | dict[int | Binding, Array]
    if isinstance(buffers, Mapping):
        given = {_place(key): numbers_in(f"buffer {key}", array) for key, array in buffers.items()}
    else:
        given = [numbers_in(f"buffer {index}", array) for index, array in enumerate(buffers)]
    pushed = _pushed(push_constants)
    groups = _groups(workgroups)
    if not isinstance(timeout, (int, float)) or not 0 <= timeout <= _MAX_TIMEOUT:
        raise ValueError(f"timeout must be a number of seconds from 0 to {_MAX_TIMEOUT}, not {timeout!r}")
    if subgroup_size is not None:
        check_request(subgroup_size)
    by_place = {_whole(_place(key)): _sampler(key, each) for key, each in (samplers or {}).items()}
    candidates = None if device is None else [device_of(device)]

    values = {operator.index(key): _number(key, each) for key, each in (specialization or {}).items()}
    function = _Running(data, entry_point, values, groups, subgroup_size, bool(timing))
    found: RunResult = in_worker(function, (given, pushed, by_place, candidates), timeout)
    return found


def in_worker(function: Callable[[Any, Tell], Any], argument: Any, timeout: float) -> Any:
    """Returns what a function returns in a worker, which ends after it: a driver may have damaged it.

    Args:
        function: an object of a class that holds data.
        argument: its argument, which is data.
        timeout: how many seconds it may take.

    Raises:
        VulkanError: the function returned it, or the worker crashed or took too long.
        TypeError: the function returned it.
        ValueError: the function returned it.
    """
    _isolate.prepare("mlir.availability.vulkan._prepared")
    result = _isolate.call(Order(function, argument), timeout)
    if isinstance(result, _isolate.Died):
        raise VulkanError(f"{result.phase or 'starting'} failed: {result.reason}")
    if isinstance(result.value, Exception):
        raise result.value
    return result.value


@dataclass(frozen=True)
class _Running:
    """Runs a shader in a worker. The fields are arguments of `run`."""

    spv: bytes
    entry_point: str
    specialization: dict[int, float]
    workgroups: tuple[int, int, int]
    subgroup_size: int | None
    timing: bool

    def __call__(self, passed: tuple[Any, ...], tell: Tell) -> RunResult | ValueError | VulkanError:
        tell.retire()
        try:
            return self._run(tell, *passed)
        except VulkanError as error:
            return error
        except ValueError as error:
            return ValueError(str(error))

    def _run(
        self,
        tell: Tell,
        given: list[Array] | dict[int | Binding, Array],
        pushed: bytes | Array,
        samplers: dict[Binding, Sampler],
        candidates: list[DeviceInfo] | None,
    ) -> RunResult:
        tell.enter("reading the shader")
        shader = _read(self.spv, self.entry_point, self.specialization)
        module, interface = shader.module, shader.interface
        matched = interface.match(given)
        constants, kind = (pushed, None) if isinstance(pushed, bytes) else (pushed.tobytes(), pushed.dtype)
        interface.check_push_constants(len(constants), kind)
        required = required_size(interface, self.subgroup_size)
        matched, told = interface.with_sizes(matched, constants)
        tell.enter("asking the Vulkan devices")
        chosen = _choose(module, devices() if candidates is None else candidates)
        samplers = interface.match_samplers(samplers)
        alone = [(place, "sampler", each) for place, each in samplers.items() if place not in matched]
        places = [(place, each.kind, samplers.get(place)) for place, each in matched.items()]
        ready = Shader(
            self.spv,
            self.entry_point,
            tuple(slots_of([*places, *alone])),
            len(told),
            required,
            tuple(shader.specialization.items()),
            interface.workgroup_size,
        )
        tell.enter(f"running the shader on {chosen.name}")
        found, seconds = dispatch(chosen, ready, matched, self.workgroups, told, timing=self.timing)
        return RunResult(found, chosen, seconds)


class _Read(NamedTuple):
    """The data that was read from a binary."""

    module: ir.Module
    interface: Interface
    specialization: dict[int, bytes]


def _read(data: bytes, entry_point: str, values: Mapping[int, float]) -> _Read:
    context = ir.Context(load_on_create_dialects=[])  # type: ignore[call-arg] # Its stub lacks the argument.  # Loading all dialects takes as long as a small shader.
    context.enable_multithreading(False)
    _availability.load(context)
    interface = interface_of(data, entry_point, context)
    bits = bits_of(values, interface.constants)
    if bits:
        # The constants may have changed the lengths of arrays.
        interface = interface_of(data, entry_point, context, bits)
    module = _availability.spirv_read(context, data, locations=True, specialization=[*bits])
    return _Read(module, interface, bytes_of(bits, interface.constants))


def _choose(module: ir.Module, candidates: Sequence[DeviceInfo]) -> DeviceInfo:
    """Returns the first device that offers what a module declares and needs."""
    refused = []
    for device in candidates:
        report = check(module, device_target(module.context, device))
        if report.ok:
            return device
        refused.append(f"{device.index}: {device.name}: {reasons_in(report)}")
    raise NotOfferedError("no device can run it\n" + "\n".join(f"  {line}" for line in refused))


def reasons_in(report: Report) -> str:
    """Returns the first messages of a report, and the number of further ones."""
    found = [each.message for each in report.violations] + [each.message for each in report.unchecked]
    messages = list(dict.fromkeys(found))
    shown = "; ".join(messages[:_SHOWN_VIOLATIONS])
    left = len(messages) - _SHOWN_VIOLATIONS
    return f"{shown}; and {left} more" if left > 0 else shown


def _place(key: object) -> int | Binding:
    numbers = key if isinstance(key, tuple) and len(key) in (2, 3) else (0, key)
    if not all(isinstance(number, int) and not isinstance(number, bool) for number in numbers):
        raise TypeError(
            "a buffer is given by its binding, by (set, binding) or by (set, binding, number), "
            f"not by {key!r}"
        )
    whole = tuple(int(cast("int", number)) for number in numbers)
    return whole if isinstance(key, tuple) else whole[1]


def _whole(place: int | Binding) -> Binding:
    return (0, place) if isinstance(place, int) else place


def _sampler(key: object, value: object) -> Sampler:
    if not isinstance(value, Sampler):
        raise TypeError(f"sampler {key}: an av.vulkan.Sampler can be passed, not a {type(value).__name__}")
    return value


def _pushed(constants: bytes | Array | None) -> bytes | Array:
    """Returns push constants as data."""
    if constants is None:
        return b""
    if isinstance(constants, (bytes, bytearray, memoryview)):
        return bytes(constants)
    return numbers_in("push constants", constants)


def _number(spec_id: int, value: Any) -> float:
    """Returns the value of a specialization constant as data. It may be one of NumPy's numbers."""
    number = value.item() if hasattr(value, "item") else value
    for kind in (bool, int, float):
        if isinstance(number, kind):
            return kind(number)
    raise TypeError(f"specialization constant {spec_id}: a number can be given, not a {type(value).__name__}")


def _groups(workgroups: Sequence[int]) -> tuple[int, int, int]:
    try:
        groups = [operator.index(number) for number in workgroups]
    except TypeError:
        groups = []
    if len(groups) not in (1, 2, 3) or not all(1 <= number <= MAX_GROUPS for number in groups):
        raise ValueError(
            f"workgroups must be one to three numbers from 1 to {MAX_GROUPS}, not {workgroups!r}"
        )
    x, y, z = (*groups, 1, 1)[:3]
    return x, y, z
