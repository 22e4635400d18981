# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints what building and using the project requires, from pyproject.toml, one per line.

With arguments, prints what these extras require.
"""

import sys
from pathlib import Path

try:
    import tomllib
except ModuleNotFoundError:  # Python 3.10: pip contains one, and our environment has pip.
    from pip._vendor import tomli as tomllib

pyproject = tomllib.loads(Path(__file__).parents[2].joinpath("pyproject.toml").read_text())
project = pyproject["project"]
extras = project["optional-dependencies"]
requirements = {line for extra in sys.argv[1:] or ("build", "vulkan") for line in extras[extra]}
if not sys.argv[1:]:
    requirements.update(pyproject["build-system"]["requires"], project["dependencies"])
print("\n".join(sorted(requirements)))
