# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`python make_triton.py FOLDER`: compiles the kernels of triton_kernels.py, with several types, for several
chips, and writes their LLVM IR to FOLDER. It needs PyPI's `triton`, and no GPU.
"""

# mypy: ignore-errors

import multiprocessing
import sys
import zlib
from pathlib import Path

import triton
import triton_kernels as kernels
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

TARGETS = {
    **{f"sm_{number}": GPUTarget("cuda", number, 32) for number in (80, 89, 90, 100, 120)},
    **{name: GPUTarget("hip", name, 64) for name in ("gfx90a", "gfx942", "gfx950")},
    **{name: GPUTarget("hip", name, 32) for name in ("gfx1100", "gfx1201")},
}
TILES = {"BM": 128, "BN": 64, "BK": 64}
FLOATS = ("fp16", "bf16", "fp32")


def _cases():
    """Yields the name of each kernel, the types of its parameters as a text, and its constants."""
    line = {"B": 1024}
    for t in (*FLOATS, "fp64", "i32", "i8", "i64"):
        yield "add", f"*{t} *{t} *{t} i32", line
    for t in FLOATS:
        yield "cached", f"*{t} *{t} i32", line
        yield "softmax", f"*{t} *{t} i32 i32", line
        yield "layer_norm", f"*{t} *{t} *{t} *{t} i32 i32 fp32", line
        yield "reductions", f"*{t} *{t}", {"B": 64}
        yield "transpose", f"*{t} *{t}", {"B": 64}
        yield "shapes", f"*{t} *{t} *{t}", {"B": 512}
        yield "fused", f"*{t} *{t} *{t} *{t} i32 i32", line
        yield "gathers", f"*{t} *i32 *{t}", {"B": 512}
        for sem, scope in (("relaxed", "gpu"), ("acq_rel", "sys"), ("release", "cta")):
            yield "atomics", f"*{t} *{t} i32", {**line, "SEM": sem, "SCOPE": scope}
    yield "elementary", "*fp32 *fp32 i32", line
    yield "elementary", "*bf16 *fp16 i32", line
    yield "library", "*fp32 *fp32 i32", line
    yield "doubles", "*fp64 *fp64 i32", line
    yield "integers", "*i32 *i32 i32", line
    yield "reductions", "*i32 *i32", {"B": 64}
    yield "bits", "*i32 *i32", {"B": 64}
    yield "bits", "*i16 *i16", {"B": 64}
    yield "scans", "*fp32 *fp32", {"B": 512}
    yield "scans", "*i64 *i64", {"B": 512}
    yield "sorts", "*i32 *i32", {"B": 256}
    yield "sorts", "*fp16 *fp16", {"B": 256}
    yield "histogram", "*i32 *i32", {"B": 1024, "K": 128}
    yield "random_numbers", "*fp32 i32", line
    yield "more_atomics", "*i32 *i32 *i32 i32", line
    yield "more_atomics", "*i64 *i64 *i32 i32", line
    yield "lock", "*i32 *fp32 *fp32", {"B": 256}
    yield "prints", "*fp32 i32", {"B": 128}
    yield "clocks", "*i32", {"B": 128}
    product = "*{} *{} *{} i32 i32 i32 i32 i32 i32"
    for a, c, precision in (
        ("fp16", "fp16", "tf32"),
        ("bf16", "bf16", "tf32"),
        ("fp32", "fp32", "tf32"),
        ("fp32", "fp32", "ieee"),
        ("fp32", "fp32", "tf32x3"),
        ("i8", "i32", "tf32"),
        ("fp8e4nv", "fp16", "tf32"),
        ("fp8e5", "fp32", "tf32"),
        ("fp8e4b8", "fp32", "tf32"),
    ):
        yield "matmul", product.format(a, a, c), {**TILES, "P": precision}
    yield "matmul", product.format("fp16", "fp16", "fp32"), {"BM": 16, "BN": 16, "BK": 32, "P": "tf32"}
    yield "quantized", "*fp16 *i8 *fp32 i32 i32 i32 i32 fp32", {"BM": 64, "BN": 64, "BK": 32}
    yield "quantized", "*bf16 *i8 *fp32 i32 i32 i32 i32 fp32", {"BM": 64, "BN": 64, "BK": 32}
    for a, b in (("e4m3", "e4m3"), ("e5m2", "e4m3"), ("e2m1", "e2m1"), ("e4m3", "e2m1")):
        types = {"e4m3": "fp8e4nv", "e5m2": "fp8e5", "e2m1": "u8"}
        yield (
            "scaled",
            f"*{types[a]} *u8 *{types[b]} *u8 *fp32",
            {**TILES, "BM": 128, "BN": 128, "BK": 128, "FA": a, "FB": b},
        )
    for t in ("fp16", "bf16"):
        yield "attention", f"*{t} *{t} *{t} *{t} i32 fp32", {"BM": 128, "BN": 64, "D": 64}
        yield "descriptors", f"*{t} *{t} *{t} i32 i32 i32", TILES
        yield "persistent", f"*{t} *{t} *{t} i32 i32 i32", TILES
        yield "convolution", f"*{t} *{t} *fp32 i32 i32 i32", {"BM": 64, "BN": 64, "BC": 32}
        yield "descriptor_reductions", f"*{t} *{t} i32 i32", {"BM": 64, "BN": 64}
    yield "attention", "*fp8e5 *fp8e5 *fp8e5 *fp16 i32 fp32", {"BM": 128, "BN": 64, "D": 64}
    for a, b in (
        ("fp32", "fp8e4nv"),
        ("fp32", "fp8e5"),
        ("fp16", "fp8e4nv"),
        ("bf16", "fp8e5"),
        ("fp8e4nv", "fp32"),
        ("fp8e5", "bf16"),
        ("fp8e4b15", "fp16"),
        ("fp8e5", "fp16"),
        ("bf16", "i32"),
        ("i64", "fp16"),
        ("fp64", "bf16"),
    ):
        yield "casts", f"*{a} *{b} i32", line
    for a, b in (("fp32", "fp16"), ("fp32", "bf16"), ("fp32", "fp8e5")):
        yield "rounded", f"*{a} *{b} i32", line


class _MadeError(Exception):
    """Carries what the stage made; the later ones aren't needed."""


def _stop_after_llvm_ir(*arguments):
    """Triton calls it with nothing for the key of its cache, else with the back end and its stages."""
    if not arguments:
        return "llir", "llir"
    stages = arguments[1]
    make = stages["llir"]

    def keep(source, metadata):
        raise _MadeError(str(make(source, metadata)))

    stages["llir"] = keep
    return None


def _compile(job):
    """Compiles a kernel for a chip; returns what was refused. Triton has not all for all chips."""
    folder, name, types, constants, chip = job
    function = getattr(kernels, name)
    parameters = types.split()
    signature = dict(zip(function.arg_names, parameters + ["constexpr"] * len(constants), strict=True))
    words = [*types.replace("*", "p").split(), *(str(each) for each in constants.values())]
    vendor = "amd" if chip.startswith("gfx") else "nvidia"
    if vendor == "amd" and "P" in constants:
        constants = {**constants, "P": "ieee"}  # They have no tf32.
    path = Path(folder) / vendor / "triton" / f"{name}-{'-'.join(dict.fromkeys(words))}-{chip}.ll"
    if path.exists():
        return ""
    try:
        # Pointers and strides are aligned, as they are in practice.
        attributes = {
            (index,): [["tt.divisibility", 16]]
            for index, type_ in enumerate(parameters)
            if type_.startswith("*") or type_ == "i32"
        }
        source = ASTSource(function, signature, constexprs=constants, attrs=attributes)
        options = {"num_warps": 4, "num_stages": 3 if vendor == "nvidia" else 2}
        triton.compile(source, target=TARGETS[chip], options=options)
    except _MadeError as made:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(made.args[0])
        return ""
    except Exception as error:  # Whatever Triton says.
        return f"{path.stem}: {str(error).splitlines()[-1] if str(error) else type(error).__name__}"
    return f"{path.stem}: nothing was made"


def main() -> None:
    triton.knobs.runtime.add_stages_inspection_hook = _stop_after_llvm_ir
    jobs = [(sys.argv[1], *case, chip) for case in _cases() for chip in TARGETS]
    # Half of them, chosen by their names.
    jobs = [job for job in jobs if zlib.crc32(repr(job[1:]).encode()) % 2 == 0]
    # LLVM ends a process where it can't select an instruction.
    with multiprocessing.Pool(2, maxtasksperchild=1) as pool:
        waiting = [(job, pool.apply_async(_compile, (job,))) for job in jobs]
        for job, each in waiting:
            try:
                refused = each.get(timeout=120)
            except multiprocessing.TimeoutError:
                refused = f"{job[1:]}: it died"
            if refused:
                print(refused[:300], flush=True)


if __name__ == "__main__":
    main()
