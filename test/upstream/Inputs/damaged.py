# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes each byte of a file zero, one at a time, and prints the number of those with which a program crashes.

damaged.py FILE COMMAND...: the command reads the damaged file from stdin.
"""

import subprocess
import sys
from pathlib import Path

data = Path(sys.argv[1]).read_bytes()
crashes = 0
for at in range(len(data)):
    damaged = data[:at] + b"\0" + data[at + 1 :]
    crashes += subprocess.run(sys.argv[2:], input=damaged, capture_output=True).returncode < 0
print("crashes:", crashes)
