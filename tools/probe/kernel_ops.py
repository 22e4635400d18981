# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels with one op each: of `gpu`, `memref` or `vector` for all types of numbers, and of `nvgpu` or
`amdgpu` in the shapes that have been probed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir import ir
from probe import store
from probe.lowering import module_of
from probe.source_ops import SourceOp

_INTEGERS = ("i1", "i8", "i16", "i32", "i64")
_FLOATS = ("f16", "bf16", "f32", "f64")
TYPES = (*_INTEGERS, *_FLOATS)
_LANES = (2, 3, 4, 8, 16)
_WORKGROUP = "#gpu.address_space<workgroup>"

# What an op reduces by, for integers and floats.
_REDUCE = {
    True: ("add", "mul", "minui", "minsi", "maxui", "maxsi", "and", "or", "xor"),
    False: ("add", "mul", "minnumf", "maxnumf", "minimumf", "maximumf"),
}
_ATOMIC = {
    True: ("addi", "muli", "maxs", "maxu", "mins", "minu", "andi", "ori", "assign"),
    False: ("addf", "mulf", "maximumf", "minimumf", "maxnumf", "minnumf", "assign"),
}
# "$t" is the type of a number %x, "$e" that of the elements of %m.
_OF_NUMBERS = (
    *(f"%r, %v = gpu.shuffle {mode} %x, %c, %c : $t" for mode in ("xor", "up", "down", "idx")),
    "%r, %v = gpu.rotate %x, 4, 16 : $t",
    "%r = gpu.subgroup_broadcast %x, first_active_lane : $t",
    "%r = gpu.subgroup_broadcast %x, specific_lane %c : $t",
)
_MEMORY = "%m[%i] : memref<64x$t>"
_MASKED = "%m[%i], %k, %x : memref<64x$t>, vector<$nxi1>, $v"
_GATHERED = "%m[%i] [%ix], %k, %x : memref<64x$t>, vector<$nxi32>, vector<$nxi1>, $v"
_STORE = f"vector.store %r, {_MEMORY}, $v"
_ZERO = "%z = arith.constant $z : $t\n"
# "$v" is the type of a vector %x of "$n" numbers %s.
_OF_VECTORS = (
    f"%r = vector.load {_MEMORY}, $v\n{_STORE}",
    f"{_ZERO}%r = vector.transfer_read %m[%i], %z : memref<64x$t>, $v\n"
    "vector.transfer_write %r, %m[%i] : $v, memref<64x$t>",
    f"%r = vector.gather {_GATHERED} into $v\n{_STORE}",
    f"vector.scatter {_GATHERED}",
    f"%r = vector.maskedload {_MASKED} into $v\n{_STORE}",
    f"vector.maskedstore {_MASKED}",
    f"%r = vector.expandload {_MASKED} into $v\n{_STORE}",
    f"vector.compressstore {_MASKED}",
    f"%r = vector.broadcast %s : $t to $v\n{_STORE}",
    f"%e = vector.extract %x[%i] : $t from $v\n%r = vector.broadcast %e : $t to $v\n{_STORE}",
    f"%r = vector.insert %s, %x[%i] : $t into $v\n{_STORE}",
    f"%r = vector.fma %x, %x, %x : $v\n{_STORE}",
    "%o = vector.outerproduct %x, %x : $v, $v\n"
    f"%r = vector.extract %o[0] : $v from vector<$nx$nx$t>\n{_STORE}",
    "%r = vector.interleave %x, %x : $v -> vector<$dx$t>\n"
    "vector.store %r, %m[%i] : memref<64x$t>, vector<$dx$t>",
    "%two = vector.broadcast %x : $v to vector<2x$nx$t>\n"
    f"%r = vector.multi_reduction <add>, %two, %x [0] : vector<2x$nx$t> to $v\n{_STORE}",
    "%mask = vector.create_mask %i : vector<$nxi1>\n"
    f"%r = arith.select %mask, %x, %y : vector<$nxi1>, $v\n{_STORE}",
)
_INDICES = (
    *(
        f"gpu.{name} {axis}"
        for name in ("thread_id", "block_id", "block_dim", "grid_dim", "global_id")
        for axis in "xyz"
    ),
    *(f"gpu.cluster_{name} x" for name in ("id", "dim", "block_id", "dim_blocks")),
    *(f"gpu.{name} : index" for name in ("subgroup_id", "num_subgroups", "subgroup_size")),
    "gpu.lane_id",
)
_OTHERS = (
    "gpu.barrier",
    f"gpu.barrier memfence [{_WORKGROUP}]",
    'gpu.printf "%d", %c : i32',
    "%a = memref.alloca() : memref<8xf32>\n%r = memref.load %a[%i] : memref<8xf32>\n"
    "memref.store %r, %m[%i] : memref<64xf32>",
    "%a = memref.subview %m[%i] [8] [1] : memref<64xf32> to memref<8xf32, strided<[1], offset: ?>>\n"
    "%r = memref.load %a[%i] : memref<8xf32, strided<[1], offset: ?>>\n"
    "memref.store %r, %m[%i] : memref<64xf32>",
    "%a = memref.expand_shape %m [[0, 1]] output_shape [8, 8] : memref<64xf32> into memref<8x8xf32>\n"
    "memref.store %x, %a[%i, %i] : memref<8x8xf32>",
    "%a = memref.cast %m : memref<64xf32> to memref<?xf32>\nmemref.store %x, %a[%i] : memref<?xf32>",
    "memref.copy %m, %m : memref<64xf32> to memref<64xf32>",
    "memref.prefetch %m[%i], read, locality<3>, data : memref<64xf32>",
    "%a = memref.assume_alignment %m, 16 : memref<64xf32>\nmemref.store %x, %a[%i] : memref<64xf32>",
)


def kernel_ops(types: Sequence[str] = TYPES, lanes: Sequence[int] = _LANES) -> Iterator[SourceOp]:
    """Yields a kernel for each op and each type of numbers that the verifier accepts.

    Args:
        types: the types of numbers.
        lanes: how many of them vectors have.
    """
    for name, type_, text in _candidates(types, lanes):
        try:
            ir.Module.parse(text)
        except ir.MLIRError:  # type: ignore[attr-defined]
            continue
        yield SourceOp(name, (type_,), (), text)


def probed_ops(dialect: str, chip: str) -> Iterator[SourceOp]:
    """Yields a module for each shape of an op that a chip is known to have.

    Args:
        dialect: "nvgpu" or "amdgpu".
        chip: the chip.
    """
    results = store.read(store.path_of(dialect))
    for each in results.rows:
        if chip in results.accepting(each):
            shape = each.shape
            yield SourceOp(shape.op, shape.operand_types, shape.results, module_of(shape))


def _candidates(types: Sequence[str], lanes: Sequence[int]) -> Iterator[tuple[str, str, str]]:
    for type_ in types:
        is_integer = type_ in _INTEGERS
        bodies = list(_OF_NUMBERS)
        for by in _REDUCE[is_integer]:
            bodies += [f"%r = gpu.subgroup_reduce {by} %x {form} : ($t) -> $t" for form in ("", "uniform")]
            bodies.append(f"%r = gpu.subgroup_reduce {by} %x cluster(size = 8) : ($t) -> $t")
            bodies.append(f"%r = gpu.all_reduce {by} %x uniform {{}} : ($t) -> $t")
        arguments = f"%x: {type_}, %m: memref<64x{type_}>"
        for body in bodies:
            yield _named(body), type_, _kernel(f"{body}\nmemref.store %r, {_MEMORY}", arguments, type_)
        for by in _ATOMIC[is_integer]:
            for space in ("", f", {_WORKGROUP}"):
                memory = f"memref<64x{type_}{space}>"
                body = f"%r = memref.atomic_rmw {by} %x, %m[%i] : ($t, {memory}) -> $t"
                yield "memref.atomic_rmw", type_, _kernel(body, f"%x: {type_}, %m: {memory}", type_)
        for number in lanes:
            vector = f"vector<{number}x{type_}>"
            arguments = (
                f"%x: {vector}, %y: {vector}, %s: {type_}, %m: memref<64x{type_}>, "
                f"%ix: vector<{number}xi32>, %k: vector<{number}xi1>"
            )
            reduced = [
                f"%r = vector.reduction <{by}>, %x : $v into $t\nmemref.store %r, {_MEMORY}"
                for by in _REDUCE[is_integer]
            ]
            for body in (*reduced, *_OF_VECTORS):
                yield _named(body), vector, _kernel(body, arguments, type_, number)
    for body in _INDICES:
        stored = f"%r = {body}\nmemref.store %r, %m[] : memref<index>"
        yield body.split()[0], "index", _kernel(stored, "%m: memref<index>", "index")
    for body in _OTHERS:
        yield _named(body), "f32", _kernel(body, "%x: f32, %m: memref<64xf32>", "f32")


def _named(body: str) -> str:
    """Returns the name of the op that a kernel is about: the first one that isn't a constant."""
    lines = [line.partition(" = ")[2] or line for line in body.splitlines()]
    names = [line.split()[0].partition("(")[0] for line in lines]
    return next(
        name for name in names if name not in ("arith.constant", "vector.broadcast") or len(names) < 3
    )


def _kernel(body: str, arguments: str, type_: str, lanes: int = 0) -> str:
    zero = "false" if type_ == "i1" else "0" if type_ in _INTEGERS else "0.0"
    for name, value in (
        ("$v", f"vector<{lanes}x{type_}>"),
        ("$n", str(lanes)),
        ("$d", str(2 * lanes)),
        ("$t", type_),
        ("$z : i1", "false") if type_ == "i1" else ("$z", zero),
    ):
        body = body.replace(name, value)
    return f"""gpu.module @device {{
  gpu.func @kernel(%i: index, %c: i32, {arguments}) kernel {{
    {body}
    gpu.return
  }}
}}
"""
