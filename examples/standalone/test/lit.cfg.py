# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""lit's configuration. CMakeLists.txt passes the parameters."""

import os
import shlex
import sys
from pathlib import Path

import lit.formats

build = Path(lit_config.params["build"])

config.name = "standalone"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = {".mlir", ".py"}
config.excludes = {"lit.cfg.py"}
config.test_source_root = str(Path(__file__).parent)
config.test_exec_root = str(build / "test")

path = [str(build / "bin"), lit_config.params["llvm_tools"], os.environ["PATH"]]
config.environment["PATH"] = os.pathsep.join(path)
config.environment["PYTHONPATH"] = str(build / "python")
config.substitutions += [
    ("%python", shlex.quote(sys.executable)),
    ("%plugin", shlex.quote(str(build / "python" / "standalone" / "libStandalone.so"))),
]
