# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes a number into the first instruction of some kind in a SPIR-V binary.

patch.py FILE INSTRUCTION WORD VALUE: `WORD` counts from the start of the instruction.
"""

import struct
import sys
from pathlib import Path

OPCODES = {"OpGroupNonUniformFAdd": 350}
HEADER = 5

path, instruction, word, value = sys.argv[1:]
data = Path(path).read_bytes()
words = list(struct.unpack(f"<{len(data) // 4}I", data))
position = HEADER
while words[position] & 0xFFFF != OPCODES[instruction]:
    position += words[position] >> 16
words[position + int(word)] = int(value)
Path(path).write_bytes(struct.pack(f"<{len(words)}I", *words))
