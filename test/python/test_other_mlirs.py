# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Packages with their own MLIR, in one process with ours: IREE's compiler and JAX."""

from __future__ import annotations

import itertools
import json

import pytest
from other_mlirs import need, program, run
from page_blocks import blocks, commands, matches

IMPORTS = {
    "iree": "import iree.compiler.ir as iree_ir, iree.compiler.dialects.arith",
    "jaxlib": "import jaxlib.mlir.ir as jax_ir, jaxlib.mlir.dialects.stablehlo",
    "ours": "import mlir.availability as av; from mlir import ir; av.check",
}

USES = {
    "iree": """
with iree_ir.Context(), iree_ir.Location.unknown():
    print(iree_ir.Module.parse("func.func @f() { return }").operation.verify())
""",
    "jaxlib": """
with jax_ir.Context(), jax_ir.Location.unknown():
    print(jax_ir.Module.parse("module {}").operation.verify())
""",
    "ours": """
with ir.Context():
    print(av.check(ir.Module.parse("func.func @f(%x: f64) { return }"), "vulkan1.1").ok is not None)
""",
}


@pytest.mark.parametrize("order", list(itertools.permutations(IMPORTS)), ids="-".join)
def test_imports_in_any_order(order: tuple[str, ...]) -> None:
    """Each of the three works, whichever was loaded first."""
    need("iree", "jaxlib")
    code = "\n".join([*(IMPORTS[name] for name in order), *(USES[name] for name in order)])
    assert run(code).split() == ["True"] * 3


JAX = """
import json
import jax, jax.numpy as jnp
import mlir.availability as av
from mlir import ir

def layer(x, w):
    return jnp.tanh(x @ w) + 1

lowered = jax.jit(layer).lower(jnp.ones((2, 3)), jnp.ones((3, 4)))
theirs = lowered.compiler_ir("stablehlo")
"""


def test_unregistered_dialects_are_unknown() -> None:
    """A module from JAX is judged in one of our contexts, and the findings have JAX's locations."""
    need("jax")
    code = """
report = av.check(theirs, "vulkan1.1")
print(json.dumps({
    "ok": report.ok,
    "unchecked": [[each.op_name, each.location] for each in report.unchecked],
    "explained": [str(clause) for clause in av.explain(theirs)],
}))
"""
    got = json.loads(run(JAX + code))
    assert not got["ok"]
    names = [name for name, _ in got["unchecked"]]
    assert names[:2] == ["stablehlo.dot_general", "stablehlo.tanh"]
    line = next(number for number, text in enumerate(program(JAX).splitlines(), 1) if "jnp.tanh" in text)
    assert got["unchecked"][1][1] == f"<string>:{line}:11"
    assert got["explained"] == []


DECLARED = """
context = ir.Context()
version = av.Dimension("stablehlo.version", ["0.9", "1.0", "1.1"])
for op in ("tanh", "constant", "broadcast_in_dim", "add"):
    av.attach(context, f"stablehlo.{op}", [(version, "0.9")])
av.attach(context, "stablehlo.dot_general", [(version, "1.0")])
av.attach(context, "stablehlo.dot_general", [(version, "1.1")], when_attr="dot_dimension_numbers")
for attribute in ("dot", "precision"):
    av.attach(context, f"#stablehlo.{attribute}", [])
with context:
    texts = [f'#availability.target<"stablehlo.version" = "{each}">' for each in ("1.0", "1.1")]
    targets = list(map(ir.Attribute.parse, texts))
"""


def test_declared_versions_apply_to_ops_of_another_mlir() -> None:
    """What av.attach says of ops and properties holds for theirs; the copy is in the target's context."""
    need("jax")
    code = """
for target in targets:
    report = av.check(theirs, target)
    print(report.ok, len(report.violations), report.results[0].scope.context == context)
function = theirs.body.operations[0]
dot = function.regions[0].blocks[0].operations[0]
with context:
    print(len(av.explain(dot)), av.deduce(theirs))
print(context.allow_unregistered_dialects)
"""
    lines = run(JAX + DECLARED + code).splitlines()
    assert lines[0] == "False 1 True"
    assert lines[1] == "True 0 True"
    assert lines[2] == '2 #availability.target<"stablehlo.version" = "1.1">'
    assert lines[3] == "False"


def test_parse_makes_a_copy() -> None:
    """Functions that change or write IR state how to get a copy, and av.parse makes it."""
    need("iree")
    code = """
import iree.compiler.ir as iree_ir
import mlir.availability as av
from mlir import ir

text = '''
spirv.module Logical GLSL450 {
  spirv.func @f(%x: f16) -> f16 "None" { spirv.ReturnValue %x : f16 }
}'''
with iree_ir.Context() as theirs_context:
    theirs = iree_ir.Module.parse(text)
with ir.Context():
    try:
        av.spirv.serialize(theirs)
    except TypeError as error:
        print(error)
    copy = av.parse(theirs)
    print(type(copy) is ir.Module, av.check(copy, "vulkan1.1") == av.check(theirs, "vulkan1.1"))
    try:
        av.parse(theirs.body.operations[0])
    except TypeError as error:
        print(error)
"""
    lines = run(code).splitlines()
    assert lines[0].startswith("the Module of iree.compiler belongs to another MLIR")
    assert "mlir.availability.parse" in lines[0]
    assert lines[1] == "True True"
    assert lines[2].startswith("expected a module of iree.compiler, not an op that is in another op")


AFFINE = """
import iree.compiler.ir as iree_ir
import mlir.availability as av
import numpy as np
from mlir import ir

with iree_ir.Context():
    theirs = iree_ir.Module.parse('''
#id = affine_map<(i) -> (i)>
func.func @affine(%x: tensor<?xf32>) -> tensor<?xf32> {
  %two = arith.constant 2.0 : f32
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<?xf32>) outs(%x : tensor<?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.mulf %in, %two : f32
    %2 = arith.addf %1, %two : f32
    linalg.yield %2 : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}''')
"""


def test_their_modules_are_lowered() -> None:
    """A copy is lowered: in the target's context, the current one, or a new one. Theirs stays as it is."""
    need("iree")
    code = """
before = str(theirs)
print("alone:", av.lower_to_spirv(theirs, "vulkan1.1").context is not None)
with ir.Context() as context:
    print("current:", av.lower_to_spirv(theirs, "vulkan1.1").context is context)
    target = av.target("vulkan1.0")
print("target's:", av.lower_to_spirv(theirs, target).context is context)
print(av.lower_for_targets(theirs, [target, "vulkan1.3"]))
print("unchanged:", str(theirs) == before)
print(av.check(theirs, "vulkan1.1", through=True).ok)
try:
    av.lower_to_spirv(theirs.body.operations[0], "vulkan1.1")
except TypeError as error:
    print(error)
try:
    av.lower_to_spirv(None, "vulkan1.1")
except TypeError as error:
    print(error)
"""
    *lines, nested, nothing = run(AFFINE + code).splitlines()
    assert lines == [
        "alone: True",
        "current: True",
        "target's: True",
        "<Package: for vulkan1.3, vulkan1.0; functions affine>",
        "unchanged: True",
        "True",
    ]
    assert nested.startswith("expected a module of iree.compiler, not an op that is in another op")
    assert nothing.startswith("expected an mlir.ir.Module, mlir.ir.Operation or mlir.ir.OpView, not NoneType")


def test_their_modules_run(lavapipe: None) -> None:
    """av.vulkan.compile takes them, in a program without a context of ours."""
    need("iree")
    code = """
affine = av.vulkan.compile(theirs)
print(affine(np.arange(4, dtype=np.float32)))
"""
    assert run(AFFINE + code) == "[2. 4. 6. 8.]\n"


def test_an_op_of_another_mlir_names_the_passes_that_lower_it() -> None:
    """The error names the op that has to become one that we know, and where it comes from."""
    need("jax")
    code = """
try:
    av.lower_to_spirv(theirs, "vulkan1.1")
except av.LoweringError as error:
    print(error)
"""
    line = next(number for number, text in enumerate(program(JAX).splitlines(), 1) if "x @ w" in text)
    assert run(JAX + code) == (
        f"<string>:{line}:20: 'stablehlo.dot_general' can't be lowered: this MLIR doesn't know the op; "
        "passes of iree-base-compiler convert it to linalg (docs/tutorial-frameworks.md)\n"
    )


def test_unreadable_ir_is_an_error() -> None:
    """IR that this MLIR can't parse is a ParseError that names the cause."""
    need("iree")
    code = """
import iree.compiler.ir as iree_ir
import mlir.availability as av
from mlir import ir

with iree_ir.Context() as context, iree_ir.Location.unknown():
    context.allow_unregistered_dialects = True
    theirs = iree_ir.Module.parse("%0 = arith.constant 1 : i32")
    first = theirs.body.operations[0]
    first.operation.attributes["value"] = iree_ir.StringAttr.get("no number")
try:
    av.check(theirs, "vulkan1.1")
except av.ParseError as error:
    print("ParseError", error)
"""
    assert run(code).startswith("ParseError ")


def test_what_this_version_does_not_know_is_no_verdict() -> None:
    """A property that our version of an op lacks would be dropped without a word."""
    need("iree")
    code = """
import iree.compiler.ir as iree_ir
import mlir.availability as av
from mlir import ir
from mlir.availability.ask import _foreign

class Newer:  # As an op of a newer version would be.
    attributes = {"value": None, "rounding": None}
    regions = ()

with iree_ir.Context(), iree_ir.Location.unknown():
    theirs = iree_ir.Module.parse("func.func @f() { %0 = arith.constant 1 : i32 return }")
    with ir.Context():
        ours = av.parse(theirs)
        constant = ours.body.operations[0].regions[0].blocks[0].operations[0].operation
        print(_foreign.find_lost(theirs.operation, ours.operation))
        print(_foreign.find_lost(Newer, constant)[1])
    text = "gpu.module @m { gpu.func @k() kernel { gpu.return } }"
    try:
        print(av.check(iree_ir.Module.parse(text), "vulkan1.1"))
    except av.ParseError as error:
        print("ParseError")
"""
    assert run(code).split() == ["None", "rounding", "ParseError"]


def test_contexts_and_attributes_of_another_mlir_are_named() -> None:
    need("jax")
    code = """
from jaxlib.mlir import ir as other
import mlir.availability as av
from mlir import ir

with other.Context() as context, ir.Context():
    attribute = other.Attribute.parse("unit")
    for use in (
        lambda: av.attach(context, "a.b", []),
        lambda: av.target("vulkan1.1", context),
        lambda: av.describe(attribute),
        lambda: av.check(ir.Module.parse(""), attribute),
        lambda: av.check(ir.Module.parse(""), [attribute]),
        lambda: av.check_files([], attribute),
        lambda: av.target(attribute),
        lambda: av.TypeConverter().convert_type(attribute),
    ):
        try:
            use()
        except TypeError as error:
            print(str(error).partition(", not ")[2].removeprefix("by a "))
"""
    context, attribute = (
        f"{name} of jaxlib.mlir, which has an MLIR of its own" for name in ("Context", "UnitAttr")
    )
    assert run(code).splitlines() == [context] * 2 + [attribute] * 6


def test_the_example_prints_what_the_page_shows() -> None:
    """examples/stablehlo_versions.py prints what docs/python.md shows."""
    need("jax")
    (shown,) = [block for block in blocks("docs/python.md") if "stablehlo_versions.py" in block.text]
    ((_, output),) = commands(shown)
    printed = run("import runpy; runpy.run_path('examples/stablehlo_versions.py', run_name='__main__')")
    assert matches(output, printed), printed
