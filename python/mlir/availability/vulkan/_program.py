# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a function's host program: launches, loops, conditions, numbers."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mlir.availability.package import Buffer, Expression, Launch, evaluate
from mlir.availability.package._constants import kind_of, size_of
from mlir.availability.package._expressions import as_integer
from mlir.availability.package._steps import For, If, Set, Step, While
from mlir.availability.vulkan._memory import Lease
from mlir.availability.vulkan._recording import Bound
from mlir.availability.vulkan._recording import Launch as Recorded
from mlir.availability.vulkan._run import MAX_GROUPS

if TYPE_CHECKING:
    from mlir.availability.vulkan._buffers import Binding as Place
    from mlir.availability.vulkan._device import Device
    from mlir.availability.vulkan._kernels import Held, Kernel
    from mlir.availability.vulkan._recording import Submission

_MOST_LAUNCHES = 256
"""The maximum number in a submission."""

Shape = tuple[int, ...]


class Program:
    """A call of a function: the contents of its buffers, and its submissions.

    Attributes:
        submissions: in order.
    """

    def __init__(
        self,
        device: Device,
        kernels: Mapping[int, Kernel],
        buffers: Sequence[Buffer],
        shapes: Sequence[Shape],
        leases: Sequence[Lease | None],
        numbers: dict[int, float],
        constants: Mapping[str, Lease],
        timed: bool,
    ) -> None:
        """Takes the contents of the function's buffers: `leases` on the device, and `numbers` on the host."""
        self._device, self._kernels, self._buffers = device, kernels, buffers
        self._shapes, self._leases, self._numbers = shapes, leases, numbers
        self._constants = constants
        self._timed = timed
        self._batch: list[Recorded] = []
        # The leases of numbers also live until the batch has ended.
        self._held: list[Lease] = []
        self.submissions: list[Submission] = []

    def run(self, steps: Sequence[Step]) -> None:
        """Runs steps, and submits their launches.

        Raises:
            ValueError: a number can't be calculated, or isn't valid for the step.
            VulkanError: the driver fails.
        """
        self._do(steps)
        self._flush()

    def _do(self, steps: Sequence[Step]) -> None:
        for step in steps:
            if isinstance(step, Launch):
                self._launch(step)
            elif isinstance(step, Set):
                values = [self._evaluate(value) for value in step.values]
                for number, value in zip(step.buffers, values, strict=True):
                    self._numbers[number] = wrapped(value, self._buffers[number])
            elif isinstance(step, For):
                self._repeat(step)
            elif isinstance(step, While):
                self._do(step.before)
                while self._evaluate(step.condition):
                    self._do(step.body)
                    self._do(step.before)
            elif isinstance(step, If):
                self._do(step.then if self._evaluate(step.condition) else step.otherwise)

    def _repeat(self, loop: For) -> None:
        first, end, step = map(self._evaluate_integer, (loop.first, loop.end, loop.step))
        if step <= 0:
            raise ValueError(f"a loop has a step of {step}, which has to be more than 0")
        for number in range(first, end, step):
            self._numbers[loop.variable] = number
            self._do(loop.body)

    def _evaluate(self, expression: Expression) -> Any:
        return evaluate(expression, self._shapes, self._numbers, self._load)

    def _evaluate_integer(self, expression: Expression) -> int:
        return as_integer(self._evaluate(expression), expression)

    def _load(self, number: int, indices: Sequence[int]) -> float:
        """Returns an element of a buffer, once the device has finished with it."""
        import numpy as np

        shape, lease = self._shapes[number], self._leases[number]
        if lease is None:
            return self._numbers[number]
        if any(not 0 <= index < size for index, size in zip(indices, shape, strict=True)):
            raise ValueError(f"a buffer of shape {list(shape)} has no element {list(indices)}")
        kind = kind_of(self._buffers[number])
        held = np.frombuffer(self._read(lease), kind, math.prod(shape))
        found: float = held.reshape(shape)[tuple(indices)].item()
        return found

    def _read(self, lease: Lease) -> Any:
        """Returns the memory of a buffer on the device, once nothing writes to it."""
        if any(lease.block.number in launch.uses.written for launch in self._batch):
            self._flush()
        self._device._wait_for(lease.block)
        return lease.block.bytes

    def _launch(self, launch: Launch) -> None:
        groups = launch.workgroups
        if groups is None:
            if launch.calculated_workgroups is None:
                raise ValueError(f"it isn't known how many workgroups of '{launch.entry_point}' there are")
            x, y, z = map(self._evaluate_integer, launch.calculated_workgroups)
            groups = x, y, z
        if min(groups) < 0:
            raise ValueError(
                f"'{launch.entry_point}' would have {groups} workgroups: arguments are too small"
            )
        if not all(groups):
            return
        if max(groups) > MAX_GROUPS:
            raise ValueError(
                f"'{launch.entry_point}' would have {groups} workgroups, but devices needn't take more "
                f"than {MAX_GROUPS} along each of x, y and z"
            )
        kernel = self._kernels[id(launch)]
        # Reading a number may cause a submission, which must include the launches so far.
        pushed = self._pushed(kernel)
        bound = [self._bound(held) for held in kernel.buffers]
        for place, constant in kernel.constants:
            lease = self._constants[constant.name]
            bound.append(Bound(place, lease.block, 0, lease.size))
        if kernel.sizes is not None and kernel.sizes.place is not None:
            bound.append(self._number(kernel.sizes.place, self._sizes(kernel)))
        self._batch.append(
            Recorded(kernel.pipeline, groups, tuple(bound), pushed, kernel.read, kernel.written)
        )
        if len(self._batch) >= _MOST_LAUNCHES:
            self._flush()

    def _bound(self, held: Held) -> Bound:
        place, number = held.place, held.number
        lease = self._leases[number]
        if held.image is not None:
            if lease is None:
                raise ValueError(f"a launch is passed the number {number} where it has an image")
            texels = held.image.texels(self._shapes[number], kind_of(self._buffers[number]), held.format)
            return Bound(place, lease.block, 0, texels.size, held.kind, texels)
        if lease is None:
            return self._number(place, self._bytes_of(number), held.kind)
        return Bound(place, lease.block, 0, lease.size, held.kind)

    def _number(self, place: Place, data: bytes, kind: str = "storage_buffer") -> Bound:
        lease, offset = self._device._number(data)
        self._held.append(lease)
        return Bound(place, lease.block, offset, len(data), kind)

    def _bytes_of(self, number: int) -> bytes:
        """Returns the bytes of one of the host's numbers in a buffer."""
        import numpy as np

        if number not in self._numbers:
            raise ValueError(f"a launch is passed the number {number}, which isn't set yet")
        data = np.array(self._numbers[number]).astype(kind_of(self._buffers[number])).tobytes()
        return data.ljust(-(-len(data) // 4) * 4, b"\0")

    def _pushed(self, kernel: Kernel) -> bytes:
        """Returns the push constants of a launch."""
        data = bytearray(kernel.num_constant_bytes)
        for offset, number in kernel.pushed:
            lease = self._leases[number]
            size = size_of(self._buffers[number])
            own = self._bytes_of(number) if lease is None else self._read(lease)
            data[offset : offset + size] = bytes(own[0:size])
        if kernel.sizes is not None and kernel.sizes.place is None:
            told = self._sizes(kernel)
            data[kernel.sizes.offset : kernel.sizes.offset + len(told)] = told
        return bytes(data)

    def _sizes(self, kernel: Kernel) -> bytes:
        """Returns the sizes that are passed to a launch."""
        assert kernel.sizes is not None
        shapes: dict[Place, Shape] = {
            (place, binding): self._shapes[number] for place, binding, number in kernel.launch.bindings
        }
        return kernel.sizes.of_shapes(shapes).tobytes()

    def _flush(self) -> None:
        """Submits the pending launches."""
        if not self._batch:
            return
        leases = [lease for lease in self._leases if lease is not None]
        leases += [*self._constants.values(), *self._held]
        self.submissions.append(self._device._submit(self._batch, leases, self._timed))
        self._batch, self._held = [], []


def wrapped(value: float, buffer: Buffer) -> float:
    """Returns a number in the range of a buffer's type: integers wrap around, floats are rounded.

    Raises:
        ValueError: the type is one of integers, and the number is not an integer.
    """
    import numpy as np

    kind = kind_of(buffer)
    if kind.kind not in "iu":
        with np.errstate(over="ignore"):  # It is infinite then.
            return float(np.array(value).astype(kind))
    bits = kind.itemsize * 8
    number = as_integer(value, f"the number in a buffer of {buffer.element_type}") & ((1 << bits) - 1)
    return number - (1 << bits) if kind.kind == "i" and number >> (bits - 1) else number
