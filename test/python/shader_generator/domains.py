# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The types that rows of forms.py are about: scalars and vectors of each width, matrices, images."""

from __future__ import annotations

FLOATS = ("f16", "f32", "f64", "bf16")
NARROW = ("e4m3", "e5m2")
SMALL = ("e2m3", "e3m2", "e2m1", "e8m0")
INTEGERS = tuple(f"{kind}{width}" for width in (32, 8, 16, 64) for kind in "ui")


def _vectors(scalars: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"v{count}{each}" for each in scalars for count in (2, 3, 4))


MATRICES = tuple(
    f"mat(v{rows}{of},{columns})" for of in FLOATS[:3] for rows in (2, 3, 4) for columns in (2, 3, 4)
)
IMAGES = tuple(
    f"img({of},{dim},{depth},{arrayed},{many},{use},{form})"
    for of in ("f32", "u32", "i32", "f16", "i64", "u64")
    for dim in ("1D", "2D", "3D", "Cube", "Rect", "Buffer", "SubpassData", "TileImageDataEXT")
    for depth in ("0", "1")
    for arrayed in ("0", "1")
    for many in ("0", "1")
    for use, form in (
        ("1", "Unknown"),
        ("2", "Unknown"),
        *(
            (
                (
                    "2",
                    {"f32": "R32f", "u32": "R32ui", "i32": "R32i", "i64": "R64i", "u64": "R64ui"}.get(
                        of, "R16f"
                    ),
                ),
            )
        ),
    )
    if not (many == "1" and dim not in ("2D", "SubpassData"))
)
DOMAINS = {
    "F": (*FLOATS, *_vectors(FLOATS)),
    "FV": _vectors(FLOATS),
    "I": (*INTEGERS, *_vectors(INTEGERS)),
    "N": (*FLOATS, *INTEGERS, *_vectors(FLOATS + INTEGERS)),
    "NV": _vectors(FLOATS + INTEGERS),
    "B": ("bool", *_vectors(("bool",))),
    "A": (*FLOATS, *NARROW, *INTEGERS, "bool", *_vectors(FLOATS + NARROW + INTEGERS)),
    "S": (*FLOATS, *INTEGERS),
    "FS": FLOATS,
    "IS": INTEGERS,
    "M": MATRICES,
    "IMG": IMAGES,
    "O": ("u32", "f32", "v2f32", "v4u32", "u64", "f64", "f16"),
    "AT": (*INTEGERS, *FLOATS[:3], "v2f16", "v4f16"),
    "AI": INTEGERS,
    "AF": (*FLOATS[:3], "v2f16", "v4f16"),
    "E": (*SMALL, *FLOATS, *_vectors(SMALL)),
    "P": (
        *(f"struct({each},{each})" for each in ("u32", "f32", "u8")),
        "mat(v2f32,2)",
        "arr(f32,2)",
        "bool",
    ),
    "CM": tuple(
        f"cm({each},{scope},{use})"
        for each in (*FLOATS, *NARROW, "i8", "u8", "i32", "u32")
        for scope in ("3", "2")
        for use in ("0", "1", "2")
    ),
}
DOMAINS["TEX"] = tuple(
    f"img({of},{dim},{depth},{arrayed},0,1,Unknown)"
    for of in ("f32", "u32", "i32")
    for dim in ("1D", "2D", "3D", "Cube")
    for depth in "01"
    for arrayed in "01"
)
DOMAINS["STORED"] = tuple(
    f"img({of},{dim},0,{arrayed},{many},2,{form})"
    for of, formats in {
        "f32": ("R32f", "Rgba8", "Unknown"),
        "u32": ("R32ui", "Rg8ui", "Unknown"),
        "i32": ("R32i", "Unknown"),
        "i64": ("R64i", "Unknown"),
        "u64": ("R64ui",),
    }.items()
    for form in formats
    for dim in ("1D", "2D", "3D", "Cube", "Buffer")
    for arrayed in "01"
    for many in "01"
    if not (many == "1" and dim != "2D")
)
DOMAINS["IV"] = _vectors(INTEGERS)
DOMAINS["FQ"] = tuple(f"v4{each}" for each in NARROW)
