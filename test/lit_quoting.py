# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""lit's tests with quoted paths: the path of a checkout may have a space."""

import shlex
from pathlib import Path
from typing import Any

import lit.formats
import lit.TestRunner


def quote(path: Path | str) -> str:
    return shlex.quote(str(path))


class QuotingTest(lit.formats.ShTest):  # type: ignore[misc]
    """A test that quotes lit's own paths: of the test, of its folder, and of its output."""

    def execute(self, test: Any, lit_config: Any) -> Any:
        _, base = lit.TestRunner.getTempPaths(test)
        source = Path(test.getSourcePath())
        own = [("%s", source), ("%S", source.parent), ("%t", f"{base}.tmp")]
        substitutions = test.config.substitutions + [(name, quote(path)) for name, path in own]
        return lit.TestRunner.executeShTest(test, lit_config, self.execute_external, substitutions)
