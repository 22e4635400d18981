# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""TOSA: our answers are upstream's for every op, and named targets judge as upstream's validation does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import mlir.availability as av
import pytest
import tosa_oracle
from llvm_differences import TOSA_CHECKS_TARGETS, TOSA_NEW_IN_1_1
from mlir import ir
from tosa_oracle import EXTENSION, PROFILE
from upstream_tools import reported_ops

FILES = tosa_oracle.corpus_files()
over_corpus = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])

WITH_TYPES = "with these types"
IN_NO_TABLE = "no profile or extension has it with these types"


def needs_of_name(op: ir.Operation) -> dict[str, frozenset[frozenset[str]]]:
    """Returns what an op needs regardless of its types, by dimension.

    Upstream can't express alternatives across dimensions: we list in one clause what it lists in several.
    """
    groups: dict[str, set[frozenset[str]]] = {PROFILE: set(), EXTENSION: set()}
    for clause in av.explain(op):
        if clause.source.detail is not None:
            continue
        for dimension in {need.dimension for need in clause.any_of}:
            values = (need.value for need in clause.any_of if need.dimension == dimension)
            groups[dimension].add(frozenset(values))
    return {dimension: frozenset(values) for dimension, values in groups.items()}


@over_corpus
def test_same_profiles_and_extensions_as_upstream(path: Path) -> None:
    reports = tosa_oracle.run_test_pass(path)
    with ir.Context():
        module = ir.Module.parseFile(str(path))
        ops = list(reported_ops(module, "tosa"))
        assert [op.name for op in ops] == [report.op for report in reports]
        for op, report in zip(ops, reports, strict=True):
            assert needs_of_name(op) == report.needs, f"{op.name} at {op.location}"


def test_every_op_is_compared(capsys: pytest.CaptureFixture[str], record_property: Any) -> None:
    reports = [report for path in FILES for report in tosa_oracle.run_test_pass(path)]
    compared = {report.op for report in reports}
    defined = tosa_oracle.op_names()
    summary = f"{len(compared)} of {len(defined)} TOSA ops compared, {len(reports)} op instances"
    record_property("summary", summary)
    with capsys.disabled():
        print(f"\n{summary}")
    assert compared == defined


def test_parse_report_refuses_what_it_does_not_know() -> None:
    with pytest.raises(ValueError, match="unexpected line"):
        list(tosa_oracle.parse_report("f\ntosa.add profiles: [ ]\ntosa.sub extensions: [ ]\n"))


# Whether a target has an op with its types: version, profile, extensions. Few operands are constant in the
# corpus, so that `dynamic` has to be there. test_tosa_validate.py has many more ops and targets.
TARGETS = [
    ("1.0", "pro_int", ["dynamic"]),
    ("1.0", "pro_fp", ["dynamic"]),
    ("1.0", "pro_fp", ["bf16", "dynamic"]),
    ("1.0", "pro_int", [*([] if TOSA_CHECKS_TARGETS else ["bf16"]), "int16", "int4", "dynamic"]),
    ("1.0", "pro_fp", ["fp8e4m3", "fp8e5m2", "fft", "controlflow", "variable", "dynamic"]),
    ("1.1.draft", "pro_fp", ["fp8e4m3", "fp8e5m2", "dynamic"]),
    ("1.1.draft", "pro_fp", ["int64", "shape", "mxfp", "bf16", "dynamic"]),
    ("1.1.draft", "pro_int", ["int64", "shape", "dynamic"]),
]

# Upstream rejects `tosa.dim` of these types on any target: its record lacks the extensions that its table
# requires ("requires [bf16, shape] but not included in the profile compliance [shape]").
CONTRADICTED = "but not included in the profile compliance"


@over_corpus
@pytest.mark.parametrize(("version", "profile", "extensions"), TARGETS)
def test_same_verdict_as_upstream_validation(
    path: Path, version: str, profile: str, extensions: list[str]
) -> None:
    refused = tosa_oracle.refused_by_validation(path, version, profile, extensions)
    theirs = {line for line, text in refused.items() if CONTRADICTED not in text}
    contradicted = set(refused) - theirs
    with ir.Context():
        module = ir.Module.parseFile(str(path))
        report = av.check(module, "+".join([f"tosa{version}:{profile}", *extensions]))
        ours = {int(violation.location.split(":")[-2]) for violation in report.violations}
    assert ours - contradicted == theirs, refused


# What types ask for: the op, its clauses beyond those of its name.
MODULE = """\
func.func @f(%f: tensor<4xf32>, %b: tensor<4xbf16>, %i: tensor<4xi32>, %c: tensor<4xi8>, %l: tensor<4xi64>,
             %d: tensor<4xf64>, %u: tensor<4xui8>, %q: tensor<4x!quant.uniform<i8:f32, 0.5>>) {
  %0 = tosa.add %f, %f : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.add %b, %b : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
  %2 = tosa.add %i, %i : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %3 = tosa.add %l, %l : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  %4 = tosa.abs %d : (tensor<4xf64>) -> tensor<4xf64>
  %5 = tosa.reverse %u {axis = 0 : i32} : (tensor<4xui8>) -> tensor<4xui8>
  %6 = tosa.abs %q : (tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  return
}
"""
BY_TYPES: list[list[list[str]]] = [
    [["pro_fp"]],
    [["bf16"], ["pro_fp"]],
    [["pro_int", "pro_fp"]],
    [["int64"], ["pro_int", "pro_fp"], ["1.1.draft"]],
    [[]],
    [[]],
    [[]],
]


def test_ops_need_profiles_and_extensions_of_their_types(context: ir.Context) -> None:
    module = ir.Module.parse(MODULE)
    for op, expected in zip(reported_ops(module, "tosa"), BY_TYPES, strict=True):
        clauses = [clause for clause in av.explain(op) if clause.source.detail is not None]
        assert [[need.value for need in clause.any_of] for clause in clauses] == expected
        assert {clause.source.detail for clause in clauses} == {
            WITH_TYPES if expected[0] else IN_NO_TABLE,
        }


NOWHERE = [
    f"{line} tosa.{name} is not available on any target: the op itself ({IN_NO_TABLE})"
    for line, name in ((7, "abs"), (8, "reverse"), (9, "abs"))
]
MESSAGES = {
    "tosa1.0:pro_fp": [
        "4 tosa.add needs extension bf16; tosa1.0:pro_fp does not offer it",
        "6 tosa.add needs extension int64; tosa1.0:pro_fp does not offer it",
        "6 tosa.add needs TOSA 1.1.draft or later; tosa1.0:pro_fp offers 1.0",
        *NOWHERE,
    ],
    "tosa1.0:pro_int+bf16": [
        "3 tosa.add needs profile pro_fp; tosa1.0:pro_int+bf16 does not offer it",
        "4 tosa.add needs profile pro_fp; tosa1.0:pro_int+bf16 does not offer it",
        "6 tosa.add needs extension int64; tosa1.0:pro_int+bf16 does not offer it",
        "6 tosa.add needs TOSA 1.1.draft or later; tosa1.0:pro_int+bf16 offers 1.0",
        *NOWHERE,
    ],
    "tosa1.1.draft:pro_fp+bf16+int64": NOWHERE,
    # A target for other dialects doesn't judge them, not even types that no target has.
    "vulkan1.0": [],
}


@pytest.mark.parametrize("target", MESSAGES)
def test_each_op_is_judged_by_profile_and_extension(context: ir.Context, target: str) -> None:
    report = av.check(ir.Module.parse(MODULE), target)
    lines = (violation.location.split(":")[-2] for violation in report.violations)
    messages = (violation.message for violation in report.violations)
    found = [f"{line} {message}" for line, message in zip(lines, messages, strict=True)]
    assert found == MESSAGES[target]


def test_custom_operators_are_unknown(context: ir.Context) -> None:
    """They are an implementation's own, so no target that only has profiles is known to have one."""
    attributes = 'domain_name = "d", implementation_attrs = "", operator_name = "n"'
    module = ir.Module.parse(f"""
      func.func @f(%a: tensor<2xf32>) {{
        %0 = tosa.custom %a {{{attributes}}} : (tensor<2xf32>) -> tensor<2xf32>
        return
      }}""")
    report = av.check(module, "tosa1.0:pro_fp")
    assert not report
    assert [unchecked.reason for unchecked in report.unchecked] == [
        "each implementation of TOSA chooses its custom operators; this is 'n' of domain 'd'"
    ]


def test_available_from_names_the_addition(context: ir.Context) -> None:
    add = "%0 = tosa.add %b, %b : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>"
    module = ir.Module.parse(f"func.func @f(%b: tensor<4xbf16>) {{ {add}\n return }}")
    (violation,) = av.check(module, "tosa1.0:pro_fp").violations
    assert violation.available_from == ("tosa1.0:pro_fp+bf16",)


LEVELS = {
    "rank 6": ("%0 = tosa.abs %a : (tensor<1x1x1x1x1x4xf32>) -> tensor<1x1x1x1x1x4xf32>", []),
    "rank 7": (
        "%0 = tosa.abs %a : (tensor<1x1x1x1x1x1x4xf32>) -> tensor<1x1x1x1x1x1x4xf32>",
        ["needs level none; tosa1.0:pro_fp does not offer it"],
    ),
    "2^31 bytes": (
        "%0 = tosa.abs %a : (tensor<536870912xf32>) -> tensor<536870912xf32>",
        ["needs level none; tosa1.0:pro_fp does not offer it"],
    ),
    "dynamic": (
        "%0 = tosa.abs %a : (tensor<?xf32>) -> tensor<?xf32>",
        ["needs TOSA 1.1.draft or later; tosa1.0:pro_fp offers 1.0"],
    ),
    "unranked": (
        "%0 = tosa.abs %a : (tensor<*xf32>) -> tensor<*xf32>",
        ["is not available on any target: the op itself (unranked tensor)"],
    ),
}


@pytest.mark.parametrize("case", LEVELS)
def test_each_level_limits_what_it_says(context: ir.Context, case: str) -> None:
    op, expected = LEVELS[case]
    operand = op.split("(")[1].split(")")[0]
    module = ir.Module.parse(f"func.func @f(%a: {operand}) {{ {op}\n return }}")
    violations = av.check(module, "tosa1.0:pro_fp").violations
    assert [violation.message for violation in violations] == [f"tosa.abs {each}" for each in expected]
    if expected and "level" in expected[0]:
        assert violations[0].available_from == ("tosa1.0:pro_fp+tosa.level=none",)
        assert av.check(module, "tosa1.0:pro_fp+tosa.level=none").ok


# Targets.


def test_known_targets_have_profiles_and_levels(context: ir.Context) -> None:
    known = {info.name: info for info in av.known_targets() if info.name.startswith("tosa")}
    assert {name: (info.family, av.describe(info.attribute)) for name, info in known.items()} == {
        "tosa1.0:pro_int": ("tosa:pro_int", "TOSA 1.0, level 8k, profile pro_int, no extensions"),
        "tosa1.0:pro_fp": ("tosa:pro_fp", "TOSA 1.0, level 8k, profile pro_fp, no extensions"),
        "tosa1.1.draft:pro_int": ("tosa:pro_int", "TOSA 1.1.draft, level 8k, profile pro_int, no extensions"),
        "tosa1.1.draft:pro_fp": ("tosa:pro_fp", "TOSA 1.1.draft, level 8k, profile pro_fp, no extensions"),
    }
    assert all(info.summary and info.source for info in known.values())


def test_additions_are_profiles_and_extensions(context: ir.Context) -> None:
    text = (
        '#tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], '
        "extensions = [int16, bf16]>"
    )
    target = av.target("tosa1.0:pro_fp+bf16+pro_int+int16+bf16")
    assert str(target) == text
    assert av.target(text) == target
    assert av.describe(target) == "TOSA 1.0, level 8k, profiles pro_int, pro_fp, extensions int16, bf16"


# The extensions of a version that the version before it doesn't have: TosaComplianceData.h.inc of MLIR.
NEW_EXTENSIONS = {
    "1.0": "int16 int4 bf16 fp8e4m3 fp8e5m2 fft variable controlflow doubleround inexactround dynamic",
    "1.1.draft": "mxfp int64 shape",
}


def test_versions_have_the_extensions_of_older_ones(context: ir.Context) -> None:
    names: list[str] = []
    for version, new in NEW_EXTENSIONS.items():
        for name in new.split() if names else ():
            with pytest.raises(ValueError, match=f"extension '{name}' is not in TOSA 1.0"):
                av.target(f"tosa1.0:pro_fp+{name}")
        names += new.split()
        target = av.target(f"tosa{version}:pro_fp+{'+'.join(names)}")
        assert av.describe(target).endswith(f"extensions {', '.join(names)}")


def test_ops_that_need_nothing_themselves(context: ir.Context) -> None:
    scale = "%0 = tosa.apply_scale %a, %a, %s {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32"
    branch = "{ tosa.yield %t : tensor<4xi32> }"
    choice = f"%1 = tosa.cond_if %c : tensor<i1> -> tensor<4xi32> {branch} else {branch}"
    parameters = "%a: i32, %s: i8, %c: tensor<i1>, %t: tensor<4xi32>"
    module = ir.Module.parse(f"func.func @f({parameters}) {{ {scale}\n{choice}\nreturn }}")
    assert av.check(module, "tosa1.0:pro_int+controlflow")
    report = av.check(module, "tosa1.0:pro_int")
    assert [violation.op_name for violation in report.violations] == ["tosa.cond_if"]
    assert not report.unchecked


def test_levels_are_limits(context: ir.Context) -> None:
    """That an op stays within a level doesn't make a target of TOSA one for its dialect."""
    context.allow_unregistered_dialects = True
    av.attach(context, "toy.op", [("tosa.level", "8k")])
    report = av.check(ir.Module.parse('"toy.op"() : () -> ()'), "tosa1.0:pro_fp")
    assert (report.checked_ops, list(report.violations)) == (0, [])


BAD = {
    "tosa1.0:pro_fp+bf15": "unknown profile, extension or level 'bf15'; did you mean 'bf16'?",
    "tosa1.0:pro_fp+none": "unknown profile, extension or level 'none'; there are pro_int, pro_fp, int16, ",
    "tosa1.0:pro_fp+int64": "extension 'int64' is not in TOSA 1.0; add it to a target of TOSA 1.1",
    "tosa1.0:pro_pf": "unknown target 'tosa1.0:pro_pf'; did you mean 'tosa1.0:pro_fp' or 'tosa1.0:pro_int'?",
    "tosa1.0:pro_fp+tosa.level=8K": "unknown profile, extension or level 'tosa.level=8K'; did you mean ",
    "tosa1.0:pro_fp+Float16": "unknown profile, extension or level 'Float16'; there are pro_int, ",
}


@pytest.mark.parametrize("spec", BAD)
def test_wrong_targets_are_errors(context: ir.Context, spec: str) -> None:
    with pytest.raises(ValueError, match=re.escape(BAD[spec])):
        av.target(spec)


@pytest.mark.parametrize("version", ["1.0", "1.1.draft"])
@pytest.mark.parametrize("profile", ["pro_int", "pro_fp"])
def test_all_is_what_upstream_has_in_the_version(context: ir.Context, version: str, profile: str) -> None:
    name = f"tosa{version}:{profile}"
    everything = av.target(f"{name}+all")
    for extension in tosa_oracle.extension_names():
        try:
            extended = av.target(f"{name}+all+{extension}")
        except ValueError:
            assert version == "1.0"
            assert extension in TOSA_NEW_IN_1_1
        else:
            assert extended == everything


def test_empty_lists_are_beyond_upstream_syntax(context: ir.Context) -> None:
    """A named target is what upstream's own passes make; MLIR prints it, but can't read it back.

    When this fails, upstream has mended that: take `none` out of TOSATargets.td.
    """
    target = av.target("tosa1.0:pro_fp")
    assert str(target).endswith("profiles = [pro_fp], extensions = []>")
    with pytest.raises(ValueError, match="expected keyword for supported TOSA extensions"):
        av.target(str(target))
    # In text, `none` stands for nothing.
    readable = str(target).replace("[]", "[none]")
    assert av.describe(av.target(readable)) == av.describe(target)


def test_target_in_the_ir(context: ir.Context) -> None:
    module = ir.Module.parse(MODULE)
    module.operation.attributes["tosa.target_env"] = av.target("tosa1.0:pro_fp")
    report = av.check(module)
    assert [result.target_name for result in report.results] == ["tosa1.0:pro_fp"]
    assert len(report.violations) == len(MESSAGES["tosa1.0:pro_fp"])


# SPIR-V and TOSA in one module.

BOTH = """\
module {
  func.func @f(%b: tensor<4xbf16>) {
    %0 = tosa.abs %b : (tensor<4xbf16>) -> tensor<4xbf16>
    return
  }
  spirv.module Logical GLSL450 {
    spirv.func @sum(%a: f32) -> f32 "None" {
      %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %a : f32 -> f32
      spirv.ReturnValue %0 : f32
    }
    spirv.func @main() "None" { spirv.Return }
    spirv.EntryPoint "GLCompute" @main
    spirv.ExecutionMode @main "LocalSize", 1, 1, 1
  }
}
"""


def test_two_dialects_in_one_module(context: ir.Context) -> None:
    module = ir.Module.parse(BOTH)
    for target, ops in {
        "tosa1.0:pro_fp": {"tosa.abs"},
        "tosa1.0:pro_fp+bf16": set(),
        "vulkan1.0": {"spirv.GroupNonUniformFAdd"},
        "spirv1.3": set(),
    }.items():
        assert {violation.op_name for violation in av.check(module, target).violations} == ops


def test_targets_of_two_dialects_in_one_module(context: ir.Context) -> None:
    module = ir.Module.parse(BOTH)
    module.operation.attributes["tosa.target_env"] = av.target("tosa1.0:pro_fp+bf16")
    module.operation.attributes["availability.target"] = av.target("vulkan1.0")
    report = av.check(module)
    verdicts = {result.target_name: not result.violations for result in report.results}
    assert verdicts == {"tosa1.0:pro_fp+bf16": True, "vulkan1.0": False}
