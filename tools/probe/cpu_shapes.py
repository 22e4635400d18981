# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions with ops of the dialects for vectors of CPUs: each op with all types that it can have."""

from __future__ import annotations

import itertools
from collections.abc import Iterator


def _function(
    arguments: str, body: str, results: str = "", returned: str = "%0", attributes: str = ""
) -> str:
    arrow = f" -> {results}" if results else ""
    kinds = results.strip("()")
    end = f"func.return {returned} : {kinds}" if results else "func.return"
    made = f" attributes {{{attributes}}}" if attributes else ""
    return f"func.func @f({arguments}){arrow}{made} {{ {body} {end} }}"


def x86vector() -> Iterator[str]:
    """Yields functions with ops of x86vector."""
    for length, element in itertools.product((8, 16), ("f32", "f64", "i32", "i64")):
        v, mask = f"vector<{length}x{element}>", f"vector<{length}xi1>"
        op = "%0 = x86vector.avx512.mask.compress %k, %a"
        yield _function(f"%k: {mask}, %a: {v}", f"{op} : {v}", v)
        yield _function(f"%k: {mask}, %a: {v}, %s: {v}", f"{op}, %s : {v}, {v}", v)
        zero = f"dense<{1 if element[0] == 'i' else 1.0}> : {v}"
        yield _function(f"%k: {mask}, %a: {v}", f"{op} {{constant_src = {zero}}} : {v}", v)
        if element[0] == "i":
            body = f"%0, %1 = x86vector.avx512.vp2intersect %a, %b : {v}"
            yield _function(f"%a: {v}, %b: {v}", body, f"({mask}, {mask})", "%0, %1")
            continue
        numbers = [("%i", "%i"), *itertools.product((0, 7, 255, -1), (4, 8)), (256, 4)]
        numbers += [(1, rounding) for rounding in (0, 1, 3, 5, 7, 9, 10, 11, 12, 13, 16, 24, -1)]
        for scale, rounding in numbers if (length, element) != (16, "f64") else numbers[:2]:
            named = ["%i" if each == "%i" else f"%c{index}" for index, each in enumerate((scale, rounding))]
            constants = "".join(
                f"%c{index} = arith.constant {each} : i32 "
                for index, each in enumerate((scale, rounding))
                if each != "%i"
            )
            body = f"{constants}%0 = x86vector.avx512.mask.rndscale %a, {named[0]}, %a, %k, {named[1]} : {v}"
            yield _function(f"%a: {v}, %k: i{length}, %i: i32", body, v)
            if scale in ("%i", 1) or (scale, rounding) == (0, 8):
                body = f"{constants}%0 = x86vector.avx512.mask.scalef %a, %a, %a, %k, {named[1]} : {v}"
                yield _function(f"%a: {v}, %k: i{length}, %i: i32", body, v)
    for length in (4, 8, 16):
        v, half = f"vector<{length}xf32>", f"vector<{2 * length}xbf16>"
        body = f"%0 = x86vector.avx512.dot %s, %a, %a : {half} -> {v}"
        yield _function(f"%s: {v}, %a: {half}", body, v)
    for length in (8, 16):
        v, half = f"vector<{length}xf32>", f"vector<{length}xbf16>"
        body = f"%0 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : {v} -> {half}"
        yield _function(f"%a: {v}", body, half)
    v = "vector<8xf32>"
    yield _function(f"%a: {v}", f"%0 = x86vector.avx.rsqrt %a : {v}", v)
    yield _function(f"%a: {v}, %b: {v}", f"%0 = x86vector.avx.intr.dot %a, %b : {v}", v)
    for length in (4, 8):
        v, bytes_ = f"vector<{length}xi32>", f"vector<{4 * length}xi8>"
        body = f"%0 = x86vector.avx.dot.i8 %w, %a, %a : {bytes_} -> {v}"
        yield _function(f"%w: {v}, %a: {bytes_}", body, v)
    for op, length, element in itertools.product(
        ("bcst_to_f32.packed", "cvt.packed.even.indexed_to_f32", "cvt.packed.odd.indexed_to_f32"),
        (4, 8),
        ("bf16", "f16"),
    ):
        for shape in ("1", f"{2 * length}", "?"):
            v, memref = f"vector<{length}xf32>", f"memref<{shape}x{element}>"
            yield _function(f"%a: {memref}", f"%0 = x86vector.avx.{op} %a : {memref} -> {v}", v)


def amx() -> Iterator[str]:
    """Yields functions with ops of amx."""
    index = "%c = arith.constant 0 : index"
    tiles = [
        (f"{rows}x{columns * 32 // bits}x{element}", element)
        for rows, columns in ((16, 16), (4, 8), (1, 1))
        for element, bits in (("i8", 8), ("bf16", 16), ("f16", 16), ("f32", 32), ("i32", 32))
    ]
    for shape, element in tiles:
        tile, memref, flat = f"!amx.tile<{shape}>", f"memref<?x?x{element}>", f"memref<?x{element}>"
        store = f"amx.tile_store %o[%c, %c], %t : {memref}, {tile}"
        yield _function(f"%o: {memref}", f"{index} %t = amx.tile_zero : {tile} {store}")
        load = f"{index} %t = amx.tile_load %m[%c, %c] : {memref} into {tile} {store}"
        yield _function(f"%m: {memref}, %o: {memref}", load)
        strided = f"amx.tile_store %o[%c], %t, %s : {flat}, {tile}"
        load = f"{index} %t = amx.tile_load %m[%c], %s : {flat} into {tile} {strided}"
        yield _function(f"%m: {flat}, %o: {flat}, %s: index", load)
    for rows, columns, element in itertools.product((16, 4), (16, 8), ("bf16", "f16", "i8")):
        whole = "i32" if element == "i8" else "f32"
        parts = 4 if element == "i8" else 2
        a = f"!amx.tile<{rows}x{columns * parts}x{element}>"
        b = f"!amx.tile<{columns}x{16 * parts}x{element}>"
        c = f"!amx.tile<{rows}x16x{whole}>"
        extensions = list(itertools.product(("", " zext"), repeat=2)) if element == "i8" else [("", "")]
        for left, right in extensions:
            op = "muli" if element == "i8" else "mulf"
            body = (
                f"{index} %a = amx.tile_load %m[%c, %c] : memref<?x?x{element}> into {a} "
                f"%b = amx.tile_load %m[%c, %c] : memref<?x?x{element}> into {b} "
                f"%z = amx.tile_load %o[%c, %c] : memref<?x?x{whole}> into {c} "
                f"%t = amx.tile_{op} %a{left}, %b{right}, %z : {a}, {b}, {c} "
                f"amx.tile_store %o[%c, %c], %t : memref<?x?x{whole}>, {c}"
            )
            yield _function(f"%m: memref<?x?x{element}>, %o: memref<?x?x{whole}>", body)


def arm_neon() -> Iterator[str]:
    """Yields functions with ops of arm_neon."""
    for length, bits in itertools.product((2, 4, 8), (8, 16, 32)):
        v, wide = f"vector<{length}xi{bits}>", f"vector<{length}xi{2 * bits}>"
        yield _function(f"%a: {v}", f"%0 = arm_neon.intr.smull %a, %a : {v} to {wide}", wide)
    for length in (2, 4):
        v, narrow = f"vector<{length}xi32>", f"vector<{4 * length}xi8>"
        body = f"%0 = arm_neon.intr.sdot %s, %a, %a : {narrow}, {narrow} to {v}"
        yield _function(f"%s: {v}, %a: {narrow}", body, v)
        narrow = f"vector<{length}x4xi8>"
        body = f"%0 = arm_neon.2d.sdot %s, %a, %a : {narrow}, {narrow} to {v}"
        yield _function(f"%s: {v}, %a: {narrow}", body, v)
    for op in ("smmla", "ummla", "usmmla"):
        body = f"%0 = arm_neon.intr.{op} %s, %a, %a : vector<16xi8> to vector<4xi32>"
        yield _function("%s: vector<4xi32>, %a: vector<16xi8>", body, "vector<4xi32>")
    body = "%0 = arm_neon.intr.bfmmla %s, %a, %a : vector<8xbf16> to vector<4xf32>"
    yield _function("%s: vector<4xf32>, %a: vector<8xbf16>", body, "vector<4xf32>")


_LENGTHS = {"i8": 16, "i16": 8, "i32": 4, "i64": 2, "f16": 8, "bf16": 8, "f32": 4, "f64": 2}
_INTEGERS, _FLOATS = ("i8", "i16", "i32", "i64"), ("f16", "bf16", "f32", "f64")
_STREAMING = "arm_streaming"


def _scalable(element: str, length: int | None = None) -> str:
    return f"vector<[{length or _LENGTHS[element]}]x{element}>"


def arm_sve() -> Iterator[str]:
    """Yields functions with ops of arm_sve, outside of streaming mode and in it."""
    for attributes in ("", _STREAMING):
        for arguments, body, results, returned in _arm_sve_ops():
            yield _function(arguments, body, results, returned, attributes)


def _arm_sve_ops() -> Iterator[tuple[str, str, str, str]]:
    for name, elements in (("i", _INTEGERS), ("f", _FLOATS)):
        ops = ["add", "sub", "mul"]
        for op, element in itertools.product(ops, elements):
            yield _masked(f"{op}{name}", element)
            yield _masked_intrinsic({"i": op, "f": f"f{op}"}[name], element)
    for element in _INTEGERS:
        for sign in ("signed", "unsigned"):
            yield _masked(f"divi_{sign}", element)
            yield _masked_intrinsic(f"{sign[0]}div", element)
    for element in _FLOATS:
        yield _masked("divf", element)
        yield _masked_intrinsic("fdiv", element)
    for op, (narrow, wide) in itertools.product(("sdot", "udot"), (("i8", "i32"), ("i16", "i64"))):
        yield from _accumulating(op, narrow, wide)
    for op in ("smmla", "ummla", "usmmla"):
        yield from _accumulating(op, "i8", "i32")
    acc, v = _scalable("f32"), _scalable("bf16")
    body = f"%0 = arm_sve.intr.bfmmla %s, %a, %a : {v} to {acc}"
    yield f"%s: {acc}, %a: {v}", body, acc, "%0"
    whole = _scalable("i1", 16)
    for length in (1, 2, 4, 8, 16):
        part = _scalable("i1", length)
        yield f"%a: {whole}", f"%0 = arm_sve.convert_from_svbool %a : {part}", part, "%0"
        yield f"%a: {part}", f"%0 = arm_sve.convert_to_svbool %a : {part}", whole, "%0"
        body = f'%0 = "arm_sve.intr.convert.from.svbool"(%a) : ({whole}) -> {part}'
        yield f"%a: {whole}", body, part, "%0"
        body = f'%0 = "arm_sve.intr.convert.to.svbool"(%a) : ({part}) -> {whole}'
        yield f"%a: {part}", body, whole, "%0"
        body = f'%0 = "arm_sve.intr.psel"(%a, %b, %i) : ({whole}, {part}, i32) -> {whole}'
        yield f"%a: {whole}, %b: {part}, %i: i32", body, whole, "%0"
        body = f'%0 = "arm_sve.intr.whilelt"(%i, %i) : (i64, i64) -> {part}'
        yield "%i: i64", body, part, "%0"
        for other in (2, 16):
            body = f"%0 = arm_sve.psel %a, %b[%i] : {part}, {_scalable('i1', other)}"
            yield f"%a: {part}, %b: {_scalable('i1', other)}, %i: index", body, part, "%0"
    for element in _LENGTHS:
        v = _scalable(element)
        for number in (2, 4):
            results = ", ".join([v] * number)
            names = ", ".join(f"%{each}" for each in range(number))
            operands = ", ".join(["%a"] * number)
            yield f"%a: {v}", f"{names} = arm_sve.zip.x{number} {operands} : {v}", f"({results})", names
            pieces = " ".join(
                f"%{each} = llvm.extractvalue %s[{each}] : !llvm.struct<({results})>"
                for each in range(number)
            )
            call = f'%s = "arm_sve.intr.zip.x{number}"({operands}) : ({results}) -> !llvm.struct<({results})>'
            yield f"%a: {v}", f"{call} {pieces}", f"({results})", names
        for lane in (0, 3, 64):
            yield f"%a: {v}", f"%0 = arm_sve.dupq_lane %a[{lane}] : {v}", v, "%0"
            body = f'%0 = "arm_sve.intr.dupq_lane"(%a) <{{lane = {lane} : i64}}> : ({v}) -> {v}'
            yield f"%a: {v}", body, v, "%0"


def _masked(op: str, element: str) -> tuple[str, str, str, str]:
    v, mask = _scalable(element), _scalable("i1", _LENGTHS[element])
    body = f"%0 = arm_sve.masked.{op} %m, %a, %b : {mask}, {v}"
    return f"%m: {mask}, %a: {v}, %b: {v}", body, v, "%0"


def _masked_intrinsic(op: str, element: str) -> tuple[str, str, str, str]:
    v, mask = _scalable(element), _scalable("i1", _LENGTHS[element])
    body = f'%0 = "arm_sve.intr.{op}"(%m, %a, %b) : ({mask}, {v}, {v}) -> {v}'
    return f"%m: {mask}, %a: {v}, %b: {v}", body, v, "%0"


def _accumulating(op: str, narrow: str, wide: str) -> Iterator[tuple[str, str, str, str]]:
    acc, v = _scalable(wide), _scalable(narrow)
    yield f"%s: {acc}, %a: {v}", f"%0 = arm_sve.{op} %s, %a, %a : {v} to {acc}", acc, "%0"
    body = f'%0 = "arm_sve.intr.{op}"(%s, %a, %a) : ({acc}, {v}, {v}) -> {acc}'
    yield f"%s: {acc}, %a: {v}", body, acc, "%0"


_IN_ZA = "arm_streaming, arm_new_za"
_MOPS = ("mopa", "mops", "mopa.wide", "mops.wide")
_INTEGER_MOPS = [
    *(f"{sign}mop{end}.wide" for sign in ("s", "u", "su", "us") for end in "as"),
    *(f"{sign}mop{end}.za32" for sign in "su" for end in "as"),
]


def arm_sme() -> Iterator[str]:
    """Yields functions with intrinsic ops of arm_sme, in streaming mode with ZA."""
    for tiles_set in (0, 1, 85, 255):
        yield _sme("", f'"arm_sme.intr.zero"() <{{tile_mask = {tiles_set} : i32}}> : () -> ()')
    for op in (*_MOPS, *_INTEGER_MOPS):
        for element in ("i8", "i16", "f16", "bf16", "f32", "f64"):
            if (op in _MOPS) == (element[0] == "i"):
                continue
            v, mask = _scalable(element), _scalable("i1", _LENGTHS[element])
            for tile in (0, 3, 4) if element in ("f32", "i8") else (0,):
                body = (
                    f'"arm_sme.intr.{op}"(%m, %m, %a, %a) <{{tile_id = {tile} : i32}}>'
                    f" : ({mask}, {mask}, {v}, {v}) -> ()"
                )
                yield _sme(f"%m: {mask}, %a: {v}", body)
    for index, size in enumerate("bhwdq"):
        mask, tiles = _scalable("i1", 16 >> index), 1 << index
        for way, direction, tile in itertools.product(
            ("ld1", "st1"), ("horiz", "vert"), sorted({0, tiles - 1, tiles})
        ):
            body = (
                f'"arm_sme.intr.{way}{size}.{direction}"(%m, %p, %i) <{{tile_id = {tile} : i32}}>'
                f" : ({mask}, !llvm.ptr, i32) -> ()"
            )
            yield _sme(f"%m: {mask}, %p: !llvm.ptr, %i: i32", body)
    yield _sme("%p: !llvm.ptr, %i: i32", '"arm_sme.intr.str"(%i, %p, %i) : (i32, !llvm.ptr, i32) -> ()')
    for element, direction in itertools.product(_LENGTHS, ("horiz", "vert")):
        v, mask = _scalable(element), _scalable("i1", _LENGTHS[element])
        body = (
            f'"arm_sme.intr.write.{direction}"(%i, %m, %a) <{{tile_id = 0 : i32}}> : (i32, {mask}, {v}) -> ()'
        )
        yield _sme(f"%i: i32, %m: {mask}, %a: {v}", body)
        body = (
            f'%0 = "arm_sme.intr.read.{direction}"(%a, %m, %i) <{{tile_id = 0 : i32}}>'
            f" : ({v}, {mask}, i32) -> {v}"
        )
        yield _sme(f"%i: i32, %m: {mask}, %a: {v}", body, v)
    yield _sme("", '%0 = "arm_sme.intr.cntsd"() : () -> i64', "i64")
    # In other states of the processor.
    yield _function("", '%0 = "arm_sme.intr.cntsd"() : () -> i64', "i64")
    zero = '"arm_sme.intr.zero"() <{tile_mask = 255 : i32}> : () -> ()'
    v, mask = _scalable("f32"), _scalable("i1", 4)
    mopa = f'"arm_sme.intr.mopa"(%m, %m, %a, %a) <{{tile_id = 0 : i32}}> : ({mask}, {mask}, {v}, {v}) -> ()'
    for attributes in ("", "arm_streaming", "arm_locally_streaming", "arm_new_za", "arm_inout_za"):
        yield _function("", zero, "", "", attributes)
        yield _function(f"%m: {mask}, %a: {v}", mopa, "", "", attributes)
    for attributes in ("arm_streaming, arm_inout_za", "arm_locally_streaming, arm_new_za"):
        yield _function("", zero, "", "", attributes)
    yield _function("", zero, "", "", "arm_streaming_compatible, arm_inout_za")


def _sme(arguments: str, body: str, results: str = "") -> str:
    return _function(arguments, body, results, "%0", _IN_ZA)


SHAPES = {
    "x86vector": ("x86", x86vector),
    "amx": ("x86", amx),
    "arm_neon": ("aarch64", arm_neon),
    "arm_sve": ("aarch64", arm_sve),
    "arm_sme": ("aarch64", arm_sme),
}
