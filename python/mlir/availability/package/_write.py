# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes packages into folders."""

from __future__ import annotations

import json
from pathlib import Path

from mlir.availability.disk._replace_files import replace_files
from mlir.availability.disk._user_file import read_file
from mlir.availability.package._manifest import MANIFEST, Package


def write(package: Package, folder: str | Path, source: str = "kernels") -> None:
    """Writes a package into a folder, as ``mlir-availability lower`` does.

    Args:
        package: what is written.
        folder: it is created if it doesn't exist. Files of a package that was written there before go; others
            stay.
        source: what the manifest says it was made from. Files are named after it.

    Raises:
        TypeError: `package` isn't a package.
        OSError: a file can't be written.
        ValueError: there are constants, and the packages ``safetensors`` and ``numpy`` are missing.

    >>> av.package.write(av.lower_for_targets(kernels, ["vulkan1.0"]), "made")
    >>> av.package.read("made")
    <Package: for vulkan1.0>
    """
    if not isinstance(package, Package):
        raise TypeError(f"expected a package, as lower_for_targets returns it, not {type(package).__name__}")
    folder = Path(folder)
    files = package.files(source)
    folder.mkdir(parents=True, exist_ok=True)
    stale = _files_of(folder) - files.keys()
    replace_files({str(folder / name): data for name, data in files.items()})
    for name in stale:
        (folder / name).unlink(missing_ok=True)


def _files_of(folder: Path) -> set[str]:
    """Returns the files beside the manifest in a folder that it names."""
    try:
        manifest = json.loads(read_file(folder / MANIFEST))
        named = {str(module["file"]) for module in manifest["modules"]}
        named.add(str(manifest.get("constants_file")))
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return set()  # There is no manifest, or it belongs to another program.
    return {name for name in named if name.endswith((".spv", ".safetensors")) and Path(name).name == name}
