# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialect in Python: clauses, typed queries, targets.

RUN: %python %s
"""

import mlir.availability as av
import standalone
from mlir import ir

old_context = ir.Context()

with ir.Context():
    module = ir.Module.parse("""
      func.func @f(%address: i32) -> i32 {
        %0 = standalone.load %address align 8 : f32
        %1 = standalone.round nearest %0
        standalone.prefetch %1
        return %1 : i32
      }""")
    load, rounding, prefetch, _ = module.body.operations[0].regions[0].blocks[0].operations

    # What does an op need, and which part of it is the cause?
    assert [str(clause) for clause in av.explain(load)] == [
        "standalone.min_version v1 (cause: the op itself)",
        "standalone.min_version v2 (cause: result 0 'value' (f32))",
        "standalone.min_version v2 (cause: attribute 'alignment')",
    ]

    # The typed queries of C++.
    assert standalone.min_version(rounding) == "v2"
    assert standalone.extensions(prefetch) == []  # An alternative: v3 would do.

    # Which machine has all of it?
    machines = [info.name for info in av.known_targets() if info.family == "standalone"]
    assert machines == ["standalone1", "standalone2", "standalone3"]
    assert [name for name in machines if av.check(module, name).ok] == ["standalone3"]
    assert av.check(module, "standalone2+async").ok
    assert av.describe(av.target("standalone2+async")) == "v2 with async"

# A context that was created before the imports: the dialect must be loaded explicitly.
with old_context:
    standalone.load()
    assert str(av.target("standalone3")) == "#standalone.target<v3, [async, wide]>"
