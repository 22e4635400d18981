# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops of kernels, with what a pipeline makes of each for several targets."""

from __future__ import annotations

from typing import NamedTuple

from mlir import availability as av

KERNEL = """\
module attributes {{gpu.container_module}} {{
  gpu.module @kernels {{
    gpu.func @f({arguments}) kernel attributes {{known_block_size = array<i32: 32, 1, 1>}} {{
      {body}
      gpu.return
    }}
  }}
}}
"""

LINE = 4
"""The first line of a body."""

MEMORY = "%m: memref<64xf32>"

INDEX = "%i = gpu.thread_id x\n"

LOAD = INDEX + "%x = memref.load %m[%i] : memref<64xf32>\n"

STORE = "memref.store %y, %m[%i] : memref<64xf32>"

SHARED = "memref<64xf16, #gpu.address_space<workgroup>>"

COPY = (
    INDEX + "%c = arith.constant 0 : index\n"
    f"%t = nvgpu.device_async_copy %g[%i], %s[%i], 4 : memref<64xf16> to {SHARED}\n"
    "%u = nvgpu.device_async_create_group %t\n"
    "nvgpu.device_async_wait %u {numGroups = 0 : i32}"
)

REDUCE = INDEX + (
    "%x = memref.load %m[%i] : memref<64xi32>\n"
    "%y = gpu.subgroup_reduce minsi %x uniform : (i32) -> i32\n"
    "memref.store %y, %m[%i] : memref<64xi32>"
)

MATRIX = (
    "%c = arith.constant 0 : index\n"
    "%a = gpu.subgroup_mma_load_matrix %m[%c, %c] {leadDimension = 16 : index} "
    ': memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "COp">\n'
    "gpu.subgroup_mma_store_matrix %a, %m[%c, %c] {leadDimension = 16 : index} "
    ': !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>'
)


SUBGROUPS = "\n".join(
    f"%{name} = gpu.{name} : index\nmemref.store %{name}, %m[%{name}] : memref<64xindex>"
    for name in ("subgroup_id", "num_subgroups", "subgroup_size")
)
ROWS = INDEX + (
    "%x = vector.load %m[%i] : memref<64xf32>, vector<4xf32>\n"
    "%rows = vector.broadcast %x : vector<4xf32> to vector<2x4xf32>\n"
    "%y = vector.multi_reduction <add>, %rows, %x [0] : vector<2x4xf32> to vector<4xf32>\n"
    "vector.store %y, %m[%i] : memref<64xf32>, vector<4xf32>"
)


def _reduced(op: str, type_: str) -> str:
    """Returns the body of a kernel that reduces a number of each invocation."""
    body = "uniform {}" if "all_reduce" in op else ""
    return INDEX + (
        f"%x = memref.load %m[%i] : memref<64x{type_}>\n"
        f"%y = {op} %x {body} : ({type_}) -> {type_}\n"
        f"memref.store %y, %m[%i] : memref<64x{type_}>"
    )


def _stored(body: str, type_: str) -> str:
    """Returns the body of a kernel that loads `%x`, does `body`, and stores `%y`."""
    return INDEX + (
        f"%x = memref.load %m[%i] : memref<64x{type_}>\n{body}\nmemref.store %y, %m[%i] : memref<64x{type_}>"
    )


class Case(NamedTuple):
    """A kernel, a target, and the answer."""

    target: str
    arguments: str
    body: str
    answer: str
    line: int | None = None
    phrases: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        return KERNEL.format(arguments=self.arguments, body=self.body)


ADD = LOAD + "%y = arith.addf %x, %x : f32\n" + STORE

ATOMIC = LOAD + (
    "%at = arith.constant 0 : i32\namdgpu.raw_buffer_atomic_fadd %x -> %m[%at] : f32 -> memref<64xf32>, i32"
)

COPIES = f"%g: memref<64xf16>, %s: {SHARED}"

NUMBERS = "%m: memref<64xi32>"

DOUBLES = "%m: memref<64xf64>"

CASES = {
    "NVIDIA": Case("sm_75", MEMORY, ADD, "available"),
    "AMD": Case("gfx942", MEMORY, ADD, "available"),
    "Vulkan": Case("vulkan1.1", MEMORY, ADD, "available"),
    "the chip lacks it": Case(
        "sm_75", COPIES, COPY, "not available", LINE + 2, ("nvgpu.device_async_copy", "sm_80")
    ),
    "another chip": Case("sm_80", COPIES, COPY, "available"),
    "another vendor's": Case(
        "gfx942", COPIES, COPY, "can't be lowered", LINE + 2, ("dialect 'nvvm'", "gfx942 is none")
    ),
    "redux on a chip that has none": Case(
        "sm_75", NUMBERS, REDUCE, "not available", LINE + 2, ("becomes nvvm.redux.sync", "sm_80")
    ),
    "redux": Case("sm_80", NUMBERS, REDUCE, "available"),
    "no conversion": Case(
        "gfx942",
        "%m: memref<16x16xf16>",
        MATRIX,
        "can't be lowered",
        LINE + 1,
        ("gpu.subgroup_mma_load_matrix", "convert-gpu-to-rocdl"),
    ),
    # MLIR gives the size of a workgroup 32 bits, and translates it to a call that returns 64.
    "block size on AMD": Case(
        "gfx942",
        MEMORY,
        "%i = gpu.block_dim x\n%y = memref.load %m[%i] : memref<64xf32>\n" + STORE,
        "available",
    ),
    "printf on AMD": Case("gfx942", MEMORY, 'gpu.printf "hello\\n"', "available"),
    # The chip has no such instruction; the pipeline writes a loop instead, where upstream knows how.
    "an atomic that is replaced": Case("gfx1030", MEMORY, ATOMIC, "available"),
    "an atomic that isn't replaced": Case(
        "gfx906", MEMORY, ATOMIC, "not available", LINE + 3, ("amdgpu.raw_buffer_atomic_fadd becomes rocdl.",)
    ),
    # No conversion takes these; their expansion does.
    **{
        f"{op} on {chip}": Case(chip, f"%m: memref<64x{type_}>", _reduced(op, type_), "available")
        for chip in ("sm_75", "gfx942", "gfx1100")
        for op, type_ in (
            ("gpu.subgroup_reduce add", "f32"),
            ("gpu.subgroup_reduce mul", "f16"),
            ("gpu.subgroup_reduce maxui", "i64"),
            ("gpu.all_reduce minsi", "i8"),
        )
    },
    **{
        f"numbers of subgroups on {chip}": Case(chip, "%m: memref<64xindex>", SUBGROUPS, "available")
        for chip in ("sm_75", "gfx942")
    },
    **{
        f"{name} on {chip}": Case(chip, f"%m: memref<64x{type_}>", _stored(body, type_), "available")
        for chip in ("sm_75", "gfx942")
        for name, body, type_ in (
            ("rotation", "%y, %valid = gpu.rotate %x, 4, 16 : f16", "f16"),
            ("broadcast", "%y = gpu.subgroup_broadcast %x, first_active_lane : i64", "i64"),
            (
                "product in memory",
                "%y = memref.atomic_rmw muli %x, %m[%i] : (i32, memref<64xi32>) -> i32",
                "i32",
            ),
            ("clamp", "%z = arith.negf %x : bf16\n%y = math.clampf %x to [%z, %x] : bf16", "bf16"),
        )
    },
    # A buffer can't hold it, says spirv-val.
    "a boolean by value": Case(
        "vulkan1.1",
        MEMORY + ", %b: i1",
        LOAD + "%z = arith.constant 0.0 : f32\n%y = arith.select %b, %x, %z : f32\n" + STORE,
        "can't be lowered",
        LINE - 1,
        ("argument 1 of kernel 'f' has the type 'i1'", "pass i32, or a memref"),
    ),
    # MLIR's passes know no chip that stands for several.
    **{
        f"chip {chip}": Case(chip, MEMORY, ADD, "available")
        for chip in ("gfx9-generic", "gfx9-4-generic", "gfx10-3-generic", "gfx12-generic")
    },
    **{
        f"memory of SPIR-V on {chip}": Case(
            chip,
            "%m: memref<64xf32, #spirv.storage_class<StorageBuffer>>",
            INDEX,
            "can't be lowered",
            LINE - 1,
            ("#spirv.storage_class<StorageBuffer> is SPIR-V's", "#gpu.address_space<workgroup>"),
        )
        for chip in ("sm_75", "gfx942")
    },
    "a reduction of a vector": Case("sm_75", "%m: memref<64xf32>", ROWS, "available"),
    # Nothing in it is an op of NVVM.
    "plain arithmetic": Case(
        "sm_75",
        MEMORY,
        "%i = arith.constant 3 : index\n%y = memref.load %m[%i] : memref<64xf32>\n" + STORE,
        "available",
    ),
    # Our own lowering refuses the type; the reason is what the target lacks.
    "a type that the target lacks": Case(
        "vulkan1.1",
        DOUBLES,
        ADD.replace("f32", "f64"),
        "not available",
        LINE + 1,
        ("memref.load becomes spirv.", "needs capability Float64", "vulkan1.1"),
    ),
    "a type that the target has": Case("vulkan1.1+Float64", DOUBLES, ADD.replace("f32", "f64"), "available"),
    "a type that a device lacks": Case(
        "apple-m1", DOUBLES, ADD.replace("f32", "f64"), "not available", LINE + 1, ("Float64",)
    ),
    # A function of math becomes a call of a library, not an intrinsic that no chip has.
    "math on NVIDIA": Case("sm_75", MEMORY, LOAD + "%y = math.exp %x : f32\n" + STORE, "available"),
    "math on AMD": Case("gfx942", MEMORY, LOAD + "%y = math.sin %x : f32\n" + STORE, "available"),
}


def answer(result: av.TargetReport) -> str:
    for beginning in ("not available", "can't be lowered", "available", "no verdict"):
        if str(result).startswith(beginning):
            return beginning
    raise AssertionError(str(result))
