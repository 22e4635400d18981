# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""clang's builtins for x86: their types, and the features that clang requires of each."""

from __future__ import annotations

import functools
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path

from llvm_release import tool
from probe import acle
from probe.c_functions import Compiler, Function, declared

_TABLES = ("BuiltinsX86.inc", "BuiltinsX86_64.inc")


@functools.cache
def requirements() -> Mapping[str, str]:
    """Returns the expression of features of each builtin, from clang's own table:
    "(avx512ifma,avx512vl)|avxifma".
    """
    directory = subprocess.run(
        [tool("llvm-config"), "--includedir"], check=True, capture_output=True, text=True
    ).stdout.strip()
    return {
        f"__builtin_ia32_{name}": features
        for table in _TABLES
        for name, features in re.findall(
            r"StrOffsets\{\d+ /\* (\w+) \*/, .*?, \d+ /\* ([^*]*) \*/\}",
            Path(directory, "clang/Basic", table).read_text(),
        )
    }


def compiler() -> Compiler:
    """Returns clang with all features that builtins require."""
    names = sorted({name for text in requirements().values() for each in acle.parse(text) for name in each})
    options = [option for name in names for option in ("-Xclang", "-target-feature", "-Xclang", f"+{name}")]
    return Compiler(("--target=x86_64-linux-gnu", "-D__size_t=unsigned long", *options))


def functions() -> list[Function]:
    """Returns functions that clang takes, one for each of the builtins."""
    return compiler().taken(declared(compiler(), requirements()))


def needs_of(function: Function) -> acle.Sets:
    """Returns the sets of features with which clang compiles a function."""
    return acle.parse(function.features)
