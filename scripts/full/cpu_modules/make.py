# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`python -m cpu_modules.make FOLDER --headers USR --llama GGML --iree IREE_COMPILE`: compiles C and C++ with
intrinsics for CPUs, and writes LLVM IR to FOLDER/raw/ARCHITECTURE/SOURCE: SIMDe's and Highway's headers, each
for several CPUs, llama.cpp's kernels, and what IREE makes of programs of linalg for four CPUs.

What a function is compiled for isn't written: the modules are judged for other CPUs, too.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import zlib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from kernels.make_iree import programs
from kernels.older_llvm import rewrite

# Functions of headers are `static inline`: as others, they are compiled though nothing calls them.
SIMDE = """#include <fenv.h>
#include <float.h>
#include <limits.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#ifdef __ARM_FEATURE_SVE
#include <arm_sve.h>
#endif
#endif
{first}
#define static
#define inline
{then}
"""
X86, ARM, RISCV = "x86", "aarch64", "riscv"
NEON_CPUS = ("neoverse-n1", "neoverse-v2", "x86-64-v2", "haswell", "znver4", "rv64gcv")
AVX512_CPUS = ("skylake-avx512", "sapphirerapids", "apple-m1", "x86-64-v3")
X86_CPUS = ("sandybridge", "haswell", "icelake-server", "bdver4", "cortex-a78", "neoverse-v1")
SVE_CPUS = ("neoverse-v1", "a64fx", "armv9-a", "sapphirerapids")
# For each group, the headers that it needs, and its own.
X86_GROUPS = {
    "sse": ((), ("mmx", "sse")),
    "sse2": (("sse",), ("sse2",)),
    "sse4": (("sse2",), ("sse3", "ssse3", "sse4.1", "sse4.2")),
    "avx": (("sse4.2",), ("avx",)),
    "avx2": (("avx",), ("avx2", "fma", "f16c")),
    "gfni": (("avx2", "avx512"), ("gfni", "clmul")),
    "xop": (("avx2",), ("xop",)),
}
HIGHWAY_FILE = """#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "{path}"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>
#include <{header}>
HWY_BEFORE_NAMESPACE();
namespace user {{
namespace HWY_NAMESPACE {{
namespace hn = hwy::HWY_NAMESPACE;
{body}
}}
}}
HWY_AFTER_NAMESPACE();
"""
# For each program, the header that it needs, and its text.
HIGHWAY = {
    "math": (
        "hwy/contrib/math/math-inl.h",
        """
#define F(NAME)                                              \\
  void NAME##All(float *p, size_t n) {                       \\
    const hn::ScalableTag<float> d;                          \\
    for (size_t i = 0; i < n; i += hn::Lanes(d))             \\
      hn::Store(hn::NAME(d, hn::Load(d, p + i)), d, p + i);  \\
  }
F(Exp) F(Log) F(Sin) F(Cos) F(Atan) F(Tanh) F(Asinh) F(Expm1)
""",
    ),
    "dot": (
        "hwy/contrib/dot/dot-inl.h",
        """
template <class T> float Of(const T *a, const T *b, size_t n) {
  const hn::ScalableTag<T> d;
  return hn::Dot::Compute<0>(d, a, b, n);
}
float DotF(const float *a, const float *b, size_t n) { return Of(a, b, n); }
float DotB(const hwy::bfloat16_t *a, const hwy::bfloat16_t *b, size_t n) { return Of(a, b, n); }
""",
    ),
    "find": (
        "hwy/contrib/algo/find-inl.h",
        """
size_t FindF(const float *a, size_t n) { return hn::Find(hn::ScalableTag<float>(), 3.0f, a, n); }
size_t FindI(const int32_t *a, size_t n) { return hn::Find(hn::ScalableTag<int32_t>(), 3, a, n); }
""",
    ),
    "ops": (
        "hwy/highway.h",
        """
void Ops(float *p, int32_t *q, size_t n) {
  const hn::ScalableTag<float> d;
  const hn::RebindToSigned<decltype(d)> i;
  for (size_t k = 0; k < n; k += hn::Lanes(d)) {
    auto v = hn::Load(d, p + k);
    auto w = hn::Load(i, q + k);
    v = hn::MulAdd(v, v, hn::Sqrt(hn::Abs(v)));
    w = hn::Min(hn::Add(w, hn::ConvertTo(i, v)), hn::Set(i, 99));
    auto m = hn::Lt(v, hn::Set(d, 1.5f));
    v = hn::IfThenElse(m, hn::Reverse(d, v), hn::Round(v));
    hn::Store(v, d, p + k);
    hn::Store(hn::ShiftRight<3>(hn::Compress(w, hn::RebindMask(i, m))), i, q + k);
  }
}
""",
    ),
}
HIGHWAY_CPUS = ("x86-64", "armv8-a", "armv8.2-a+sve")
LLAMA_CPUS = {
    X86: ("x86-64-v3", "skylake-avx512", "znver4", "sapphirerapids"),
    ARM: ("armv8-a", "neoverse-n1", "neoverse-n2", "neoverse-v1"),
    RISCV: ("rv64gcv",),
}
IREE_CPUS = ("haswell", "znver4", "neoverse-n2", "neoverse-v1")
TRIPLES = {X86: "x86_64-linux-gnu", ARM: "aarch64-linux-gnu", RISCV: "riscv64-linux-gnu"}
_ATTRIBUTES = re.compile(r' ?(?:"(?:target-cpu|target-features|tune-cpu)"="[^"]*"|vscale_range\(\d+,\d+\))')


class Job(NamedTuple):
    """A program to compile.

    Attributes:
        source: whose it is.
        name: of the module.
        cpu: what it is compiled for.
        program: the text, or the file.
        options: of clang.
    """

    source: str
    name: str
    cpu: str
    program: str | Path
    options: tuple[str, ...] = ()


def arch_of(cpu: str) -> str:
    """Returns the architecture of a CPU."""
    if cpu.startswith("rv"):
        return RISCV
    return ARM if cpu.startswith(("arm", "cortex", "neoverse", "apple", "a64fx")) else X86


def _simde(name: str, cpu: str, first: Sequence[str], then: Sequence[str]) -> Job:
    first, then = ("".join(f"#include <simde/{path}.h>\n" for path in each) for each in (first, then))
    return Job("simde", name, cpu, SIMDE.format(first=first, then=then), ("-x", "c", "-std=gnu11"))


def simde_jobs(headers: Path) -> Iterator[Job]:
    """Yields groups of SIMDe's headers, for CPUs that have the instructions, and for others."""
    simde = headers / "include/simde"
    for folder, size, first, cpus in (
        ("arm/neon", 16, ("arm/neon/types",), NEON_CPUS),
        ("x86/avx512", 10, ("x86/avx2", "x86/fma", "x86/avx512/types", "x86/avx512/setzero"), AVX512_CPUS),
    ):
        names = sorted(path.stem for path in (simde / folder).glob("*.h") if path.stem != "types")
        for number, start in enumerate(range(0, len(names), size)):
            paths = [f"{folder}/{name}" for name in names[start : start + size]]
            # Each group for two CPUs.
            for cpu in (cpus[(2 * number + each) % len(cpus)] for each in range(2)):
                yield _simde(f"{Path(folder).name}{number}", cpu, first, paths)
    for name, (needs, has) in X86_GROUPS.items():
        for cpu in X86_CPUS:
            yield _simde(name, cpu, [f"x86/{each}" for each in needs], [f"x86/{each}" for each in has])
    for cpu in SVE_CPUS:
        yield _simde("sve", cpu, ["arm/sve/types"], ["arm/sve"])


def highway_jobs(folder: Path) -> Iterator[Job]:
    """Yields functions on Highway's vectors, each compiled for all of an architecture's targets."""
    for name, (header, body) in HIGHWAY.items():
        path = folder / f"highway-{name}.cpp"
        path.write_text(HIGHWAY_FILE.format(path=path, header=header, body=body))
        for cpu in HIGHWAY_CPUS:
            yield Job("highway", name, cpu, path, ("-std=c++17",))


def llama_jobs(ggml: Path) -> Iterator[Job]:
    """Yields llama.cpp's kernels for each architecture, and those for all."""
    folder = ggml / "src/ggml-cpu"
    options = tuple(f"-I{path}" for path in (ggml / "include", ggml / "src", folder))
    names = {X86: "x86", ARM: "arm", RISCV: "riscv"}
    for arch, cpus in LLAMA_CPUS.items():
        own = [path for path in (folder / "arch" / names[arch]).glob("*.c*") if path.stem != "cpu-feats"]
        sources = [*own, folder / "vec.cpp", folder / "quants.c"]
        for source in sorted(sources):
            for cpu in cpus:
                name = source.stem if source.parent == folder else f"{names[arch]}-{source.stem}"
                yield Job(
                    "llama",
                    name,
                    cpu,
                    source,
                    (*options, *(["-std=c++17"] if source.suffix == ".cpp" else [])),
                )


def make(job: Job, folder: Path, headers: Path) -> None:
    """Writes the module of a job, unless it was written before."""
    arch = arch_of(job.cpu)
    out = folder / "raw" / arch / job.source / f"{job.name}-{job.cpu}.ll"
    if out.exists():
        return
    out.parent.mkdir(parents=True, exist_ok=True)
    triple = TRIPLES[arch]
    own = headers / triple / "include"
    cross = (
        [] if arch == X86 else [f"-isystem{path}" for path in (own / "c++/12", own / "c++/12" / triple, own)]
    )
    tune = f"-mcpu={job.cpu}" if arch == ARM and not job.cpu.startswith("armv") else f"-march={job.cpu}"
    is_file = isinstance(job.program, Path)
    done = subprocess.run(
        [
            *("clang-22", f"--target={triple}", tune, "-O2", "-w", "-S", "-emit-llvm", "-ferror-limit=1"),
            *(
                f"-I{headers / 'include'}",
                *cross,
                *job.options,
                str(job.program) if is_file else "-",
                "-o",
                "-",
            ),
        ],
        input=None if is_file else str(job.program),
        capture_output=True,
        text=True,
    )
    if done.returncode:
        said = next((line for line in done.stderr.splitlines() if "error" in line), done.stderr[-200:])
        print(f"not compiled: {job.name} for {job.cpu}: {said}", flush=True)
        return
    _write(out, done.stdout)


def _write(out: Path, text: str) -> None:
    partial = out.with_suffix(".part")
    partial.write_text(_ATTRIBUTES.sub("", text))
    partial.rename(out)


def make_iree(compiler: Path, name: str, text: str, cpu: str, folder: Path) -> None:
    """Writes the modules that IREE makes of a program, unless they were written before."""
    arch = arch_of(cpu)
    out = folder / "raw" / arch / "iree"
    if any(out.glob(f"{name}-{cpu}.*ll")):
        return
    out.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as dumps:
        done = subprocess.run(
            [
                *(compiler, "-", "--iree-hal-target-device=local", "-o", "/dev/null"),
                "--iree-hal-local-target-device-backends=llvm-cpu",
                *(f"--iree-llvmcpu-target-triple={TRIPLES[arch]}", f"--iree-llvmcpu-target-cpu={cpu}"),
                f"--iree-hal-dump-executable-intermediates-to={dumps}",
            ],
            input=text,
            capture_output=True,
            text=True,
        )
        found = sorted(Path(dumps).glob("*.optimized.ll"))
        if not found:
            said = next((line for line in done.stderr.splitlines() if "error" in line), "")
            print(f"not compiled: IREE's {name} for {cpu}: {said[:200]}", flush=True)
        for index, path in enumerate(found):
            _write(out / f"{name}-{cpu}.{index}.ll", rewrite(path.read_text()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    for name in ("headers", "llama", "iree"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    jobs = [*simde_jobs(options.headers), *highway_jobs(options.folder), *llama_jobs(options.llama)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda job: make(job, options.folder, options.headers), jobs))
        # Each program for one of the CPUs.
        made = [
            pool.submit(
                make_iree,
                options.iree,
                name,
                text,
                IREE_CPUS[zlib.crc32(name.encode()) % len(IREE_CPUS)],
                options.folder,
            )
            for name, text in programs()
        ]
        for each in made:
            each.result()


if __name__ == "__main__":
    main()
