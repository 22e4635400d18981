# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check.py LIBDIR: does this Python have the official bindings, linked to LIBDIR's libMLIR.so?

Prints the directory that holds the `mlir` package. Exits with an explanation where there is none that fits.
"""

import sys
from pathlib import Path


def mapped_libraries(name: str) -> set[Path]:
    """The files of this name that the process has loaded."""
    lines = Path("/proc/self/maps").read_text().splitlines()
    paths = {Path(line.split(maxsplit=5)[5]) for line in lines if "/" in line}
    return {path.resolve() for path in paths if path.name.startswith(name)}


def main() -> str | None:
    wanted = Path(sys.argv[1], "libMLIR.so").resolve()
    try:
        import mlir._mlir_libs
        import mlir.execution_engine
        import mlir.ir
    except ImportError as error:
        return f"no usable mlir package: {error}"
    libs = Path(mlir._mlir_libs.__file__).parent
    if not (libs / "libMLIRPythonCAPI.so").exists():
        return f"{libs} has no libMLIRPythonCAPI.so"
    loaded = mapped_libraries("libMLIR.so")
    if loaded != {wanted}:
        return f"{libs} uses {', '.join(map(str, loaded)) or 'an MLIR of its own'}, not {wanted}"
    print(libs.parent.parent)
    return None


if __name__ == "__main__":
    sys.exit(main())
