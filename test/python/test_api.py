# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""mlir.availability as a Python person uses it."""

from __future__ import annotations

import ast
import gc
import importlib
import importlib.metadata
import json
import os
import pickle
import subprocess
import sys
import threading
from pathlib import Path

import jsonschema
import mlir.availability as av
import pytest
from llvm_differences import corpus
from messages import says
from mlir import ir
from mlir.availability import _availability
from spirv_tools_library import assemble

ROOT = Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / "python" / "mlir" / "availability" / "schemas"

KERNEL = """\
spirv.module Logical GLSL450 {
  spirv.func @sum(%a: f32) -> f32 "None" {
    %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %a : f32 -> f32
    spirv.ReturnValue %0 : f32
  }
  spirv.func @main() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}
"""


@pytest.fixture
def kernel(context: ir.Context) -> ir.Module:
    return ir.Module.parse(KERNEL)


def find(module: ir.Module, name: str) -> ir.Operation:
    """The first operation of a name."""
    found: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.name == name:
            found.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return found[0]


def function(body: str, arguments: str = "", module: str = "Logical GLSL450") -> str:
    """A SPIR-V module with one function."""
    entry = "attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>}"
    return (
        f'spirv.module {module} {{ spirv.func @f({arguments}) "None" {entry} {{ {body}\n spirv.Return }} }}'
    )


# explain: the requirements of an op, and which part of it is the cause.

EXPLAINED = {
    "the op itself": (
        function("%0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %a : f32 -> f32", "%a: f32"),
        "spirv.GroupNonUniformFAdd",
        "spirv.min_version v1.3 (cause: the op itself)",
    ),
    "alternatives": (
        function("%0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %a : f32 -> f32", "%a: f32"),
        "spirv.GroupNonUniformFAdd",
        "spirv.capability GroupNonUniformArithmetic or GroupNonUniformClustered or "
        "GroupNonUniformPartitionedNV (cause: the op itself)",
    ),
    "an attribute's enum case": (
        function("spirv.MemoryBarrier <Device>, <OutputMemory>"),
        "spirv.MemoryBarrier",
        "spirv.capability VulkanMemoryModel (cause: attribute 'memory_semantics' (OutputMemory))",
    ),
    "an operand's type": (
        function("%0 = spirv.FAdd %a, %a : f16", "%a: f16"),
        "spirv.FAdd",
        "spirv.capability Float16 (cause: type of operand 0: f16)",
    ),
    "a result's type": (
        function("%0 = spirv.Undef : i64"),
        "spirv.Undef",
        "spirv.capability Int64 (cause: type of result 0: i64)",
    ),
    "a type in a type in a type": (
        "spirv.module Logical GLSL450 { spirv.GlobalVariable @v bind(0, 0) : "
        "!spirv.ptr<!spirv.struct<(!spirv.array<4 x i8, stride=1> [0])>, StorageBuffer> }",
        "spirv.GlobalVariable",
        "spirv.capability StorageBuffer8BitAccess (cause: type of attribute 'type': i8 in "
        "!spirv.ptr<!spirv.struct<(!spirv.array<4 x i8, stride=1> [0])>, StorageBuffer>)",
    ),
}


@pytest.mark.parametrize(("source", "op", "clause"), EXPLAINED.values(), ids=EXPLAINED)
def test_explain_returns_the_clauses_of_an_op(context: ir.Context, source: str, op: str, clause: str) -> None:
    module = ir.Module.parse(source)  # An op that a walk came across doesn't keep it alive.
    assert clause in map(str, av.explain(find(module, op)))


def test_explain_is_about_the_op_alone(kernel: ir.Module) -> None:
    """Nested ops don't count."""
    assert "v1.3" not in str(av.explain(find(kernel, "spirv.func")))
    assert av.explain(kernel) == []


def test_clause_is_plain_data(kernel: ir.Module) -> None:
    version = av.explain(find(kernel, "spirv.GroupNonUniformFAdd"))[0]
    assert version == av.Clause((av.Requirement("spirv.min_version", "v1.3"),), av.Source("op"))
    assert version.to_json() == {
        "any_of": [{"dimension": "spirv.min_version", "value": "v1.3"}],
        "source": {"kind": "op"},
    }
    assert pickle.loads(pickle.dumps(version)) == version
    assert len({version, version}) == 1
    with pytest.raises(AttributeError):
        version.source = av.Source("type")  # type: ignore[misc]


def test_sources_have_the_engines_words(context: ir.Context) -> None:
    """str(source) in Python equals the engine's own phrase for every kind of source."""
    kinds = set()
    for file in corpus(ROOT / "test" / "corpus" / "spirv"):
        for violation in av.check(ir.Module.parse(file.read_text()), "vulkan1.0").violations:
            assert str(violation.clause.source) == violation._raw.cause
            kinds.add(violation.clause.source.kind)
    assert kinds >= {"op", "attribute", "type"}


# check: is it available, and what is missing?

UNDECLARED = "it lists GroupNonUniformArithmetic, but not what declaring it requires, SPIR-V v1.3 or later"
CHECKED = {
    "vulkan1.0": [
        "spirv.GroupNonUniformFAdd needs SPIR-V v1.3 or later; vulkan1.0 offers v1.0",
        "spirv.GroupNonUniformFAdd needs capability GroupNonUniformArithmetic, GroupNonUniformClustered or "
        "GroupNonUniformPartitionedNV; vulkan1.0 does not offer any of them",
        "spirv.GroupNonUniformFAdd needs capability GroupNonUniformArithmetic, GroupNonUniformBallot, "
        "Kernel or Groups; vulkan1.0 does not offer any of them",
    ],
    "vulkan1.1+GroupNonUniformBallot": [
        "spirv.GroupNonUniformFAdd needs capability GroupNonUniformArithmetic, GroupNonUniformClustered or "
        "GroupNonUniformPartitionedNV; vulkan1.1+GroupNonUniformBallot does not offer any of them",
    ],
    "vulkan1.1+GroupNonUniformArithmetic": [],
    "vulkan1.1+all": [],
    "spirv1.3": [],
    "#spirv.vce<v1.2, [Shader, GroupNonUniformArithmetic], []>": [
        "spirv.GroupNonUniformFAdd needs SPIR-V v1.3 or later; #spirv.vce<...> offers v1.2",
        "spirv.GroupNonUniformFAdd needs capability GroupNonUniformArithmetic, GroupNonUniformClustered or "
        f"GroupNonUniformPartitionedNV; #spirv.vce<...> does not offer any of them: {UNDECLARED}",
        "spirv.GroupNonUniformFAdd needs capability GroupNonUniformArithmetic, GroupNonUniformBallot, "
        f"Kernel or Groups; #spirv.vce<...> does not offer any of them: {UNDECLARED}",
    ],
}


@pytest.mark.parametrize(("target", "messages"), CHECKED.items(), ids=CHECKED)
def test_check_reports_what_the_target_lacks(kernel: ir.Module, target: str, messages: list[str]) -> None:
    report = av.check(kernel, target)
    assert [violation.message for violation in report.violations] == messages
    assert report.ok == (not messages)
    assert report.checked_ops == 8
    assert report.target == av.target(target)


def test_a_violation_has_the_op_the_place_and_the_clause(kernel: ir.Module) -> None:
    first = av.check(kernel, "vulkan1.0").violations[0]
    assert first.op == find(kernel, "spirv.GroupNonUniformFAdd")
    assert first.op_name == "spirv.GroupNonUniformFAdd"
    assert first.location == "-:3:10"
    assert first.offered == {"spirv.min_version": ("v1.0",)}
    assert first.clause.source == av.Source("op")
    assert first.available_from[0] == "vulkan1.1+GroupNonUniformArithmetic"
    assert "spirv1.3" in first.available_from
    assert str(first) == f"-:3:10: {first.message}"
    assert repr(first) == f"<Violation: {first}>"


@pytest.mark.parametrize("get", [lambda m: m, lambda m: m.operation, lambda m: m.operation.opview])
def test_module_operation_and_opview(kernel: ir.Module, get: object) -> None:
    op = get(kernel)  # type: ignore[operator]
    assert len(av.check(op, "vulkan1.0").violations) == 3
    assert av.explain(op) == []


def test_check_is_about_what_is_given(kernel: ir.Module) -> None:
    """A part of a module can be checked separately."""
    report = av.check(find(kernel, "spirv.ReturnValue"), "vulkan1.0")
    assert report.ok
    assert report.checked_ops == 1


def test_raise_for_violations(kernel: ir.Module) -> None:
    av.check(kernel, "spirv1.3").raise_for_violations()
    report = av.check(kernel, "vulkan1.0")
    with pytest.raises(av.AvailabilityError) as caught:
        report.raise_for_violations()
    assert caught.value.report is report
    assert str(caught.value).splitlines() == [
        "not available on vulkan1.0: 3 violations in 8 ops",
        *(f"  {violation}" for violation in report.violations),
    ]


def test_long_reports_are_cut(context: ir.Context) -> None:
    """The text of an exception stays readable; the report has everything."""
    context.allow_unregistered_dialects = True
    ops = "\n".join(f'"foo.op{i}"() : () -> i32' for i in range(50))
    report = av.check(ir.Module.parse(function("", "%a: f16") + ops), "vulkan1.0")
    assert len(report.unchecked) == 50
    assert len(str(report).splitlines()) == 13
    assert "spirv.func needs capability Float16; vulkan1.0 does not offer it" in str(report)
    assert str(report).endswith("... and 40 more")


def test_one_cause_is_one_line(context: ir.Context) -> None:
    body = "\n".join(f"%{i} = spirv.FAdd %a, %a : f16" for i in range(50))
    report = av.check(ir.Module.parse(function(body, "%a: f16")), "vulkan1.0")
    (cause,) = report.results[0].causes
    assert (cause.number, cause.index, cause.unstated) == (51, 0, False)
    assert [str(each) for each in cause.violations] == [str(each) for each in report.violations]
    verdict, line = str(report).splitlines()
    assert verdict.startswith("not available on vulkan1.0: 51 violations")
    assert line.endswith("needs capability Float16; vulkan1.0 does not offer it (51 places)")


def test_report_in_words(kernel: ir.Module) -> None:
    assert repr(av.check(kernel, "spirv1.3")) == "<Report: available on spirv1.3 (8 ops checked)>"
    assert str(av.check(kernel, "spirv1.3")) == "available on spirv1.3 (8 ops checked)"


def test_report_as_json(kernel: ir.Module) -> None:
    target = "#spirv.vce<v1.2, [Shader, GroupNonUniformArithmetic], []>"
    form = av.check(kernel, target).to_json("kernel.mlir")
    jsonschema.validate(form, json.loads((SCHEMAS / "check.schema.json").read_text()))
    assert list(form) == ["schema_version", "file", "results"]
    del form["results"][0]["violations"][1:]
    assert form == {
        "schema_version": 1,
        "file": "kernel.mlir",
        "results": [
            {
                "target": target,
                "ok": False,
                "checked_ops": 8,
                "causes": [{"violation": each, "count": 1, "unstated": False} for each in range(3)],
                "violations": [
                    {
                        "op": "spirv.GroupNonUniformFAdd",
                        "location": "-:3:10",
                        "clause": {
                            "any_of": [{"dimension": "spirv.min_version", "value": "v1.3"}],
                            "source": {"kind": "op"},
                        },
                        "offered": {"spirv.min_version": ["v1.2"]},
                        "message": "spirv.GroupNonUniformFAdd needs SPIR-V v1.3 or later; "
                        "#spirv.vce<...> offers v1.2",
                        "available_from": form["results"][0]["violations"][0]["available_from"],
                    }
                ],
                "conditions": [],
                "unchecked": [],
                "passed_over": {},
            }
        ],
    }


# Where it is available instead: the nearest targets, without a list of devices.
AVAILABLE_FROM = {
    "vulkan1.0": ["vulkan1.1+GroupNonUniformArithmetic"],
    "vulkan1.3": ["vulkan1.3+GroupNonUniformArithmetic"],
    # Part of the Vulkan versions: first itself, then those.
    "VP_ANDROID_vulkan_profile_2022": ["VP_ANDROID_vulkan_profile_2022+GroupNonUniformArithmetic"],
    "VP_ANDROID_vulkan_profile_2021": ["VP_ANDROID_vulkan_profile_2022+GroupNonUniformArithmetic"],
}


@pytest.mark.parametrize(("target", "nearest"), AVAILABLE_FROM.items(), ids=AVAILABLE_FROM)
def test_available_from_is_the_nearest_targets(kernel: ir.Module, target: str, nearest: list[str]) -> None:
    for violation in av.check(kernel, target).violations:
        assert list(violation.available_from) == [*nearest, *(f"spirv1.{minor}" for minor in range(3, 7))]
        assert av.check(violation.op, violation.available_from[0]).ok


def test_available_from_for_a_device(context: ir.Context) -> None:
    """Nothing can be added to a device; the Vulkan versions are the nearest."""
    module = ir.Module.parse(
        'spirv.module Logical GLSL450 {\n  spirv.func @f(%x: f16) "None" {\n    spirv.Return\n  }\n'
        '  spirv.EntryPoint "GLCompute" @f\n  spirv.ExecutionMode @f "LocalSize", 1, 1, 1\n}'
    )
    module.operation.verify()
    assert av.check(module, "qualcomm-adreno").ok
    double = ir.Module.parse(str(module).replace("f16", "f64"))
    (violation, *_) = av.check(double, "qualcomm-adreno").violations
    assert violation.available_from[0] == "vulkan1.0+Float64"
    assert not {"lavapipe", "amd-rx-6600"} & set(violation.available_from)


# The targets that are in the IR.


def test_target_in_the_ir(kernel: ir.Module) -> None:
    """Without a target, the target attributes in the IR apply; those with a name are called by it."""
    kernel.operation.attributes["availability.target"] = av.target("vulkan1.0")
    report = av.check(kernel)
    assert report.target == av.target("vulkan1.0")
    assert report.violations[0].message.endswith("; vulkan1.0 offers v1.0")
    assert report.to_json()["results"][0]["target"] == "vulkan1.0"


def unnamed_target(context: ir.Context) -> ir.Attribute:
    """A target that came into the context as an attribute, not by a name with additions."""
    with ir.Context() as other:
        text = str(av.target("vulkan1.0+Float16", other))
    return ir.Attribute.parse(text, context)


def test_names_with_additions_stay_in_the_ir(kernel: ir.Module) -> None:
    kernel.operation.attributes["availability.target"] = av.target("vulkan1.0+Float16")
    report = av.check(kernel)
    assert report.violations[0].message.endswith("; vulkan1.0+Float16 offers v1.0")


def test_unnamed_target_in_the_ir(kernel: ir.Module) -> None:
    attribute = unnamed_target(kernel.context)
    kernel.operation.attributes["availability.target"] = attribute
    report = av.check(kernel)
    name = "#vulkan.target<...> of 'builtin.module'"
    assert report.violations[0].message.endswith(f"; {name} offers v1.0")
    # JSON has something that a program can hand back to us.
    assert av.target(report.to_json()["results"][0]["target"]) == attribute


def test_several_targets_in_the_ir(context: ir.Context) -> None:
    """Each applies to its op and to everything nested in it."""
    module = ir.Module.parse(
        f"module @a {{ {function('')} }}\n module @b {{ {function('', module='Logical Vulkan')} }}"
    )
    for op, target in zip(module.body.operations, ("vulkan1.0", "vulkan1.1"), strict=True):
        op.attributes["availability.target"] = av.target(target)
    report = av.check(module)
    assert [result.scope.name for result in report.results] == ["builtin.module"] * 2
    assert [result.checked_ops for result in report.results] == [3, 3]
    assert [result.ok for result in report.results] == [True, False]
    assert report.targets == (av.target("vulkan1.0"), av.target("vulkan1.1"))
    assert not report.ok
    assert report.checked_ops == 6
    with pytest.raises(ValueError, match=r"several targets \(vulkan1\.0, vulkan1\.1\): use \.targets"):
        _ = report.target


def test_target_around_the_op(kernel: ir.Module) -> None:
    kernel.operation.attributes["availability.target"] = av.target("vulkan1.0")
    assert len(av.check(find(kernel, "spirv.GroupNonUniformFAdd")).violations) == 3


def test_unnamed_target_around_the_op(kernel: ir.Module) -> None:
    """Messages name the op that has the target, not the one that is checked."""
    kernel.operation.attributes["availability.target"] = unnamed_target(kernel.context)
    report = av.check(find(kernel, "spirv.func"))
    assert [result.target_name for result in report.results] == ["#vulkan.target<...> of 'builtin.module'"]


def test_a_module_without_a_target_is_refused(kernel: ir.Module) -> None:
    with pytest.raises(ValueError, match=says("no target", "in the IR", "Pass target=", "known_targets()")):
        av.check(kernel)


# target and known_targets.

REFUSED = {
    "vulkan1.9": r"^unknown target 'vulkan1\.9'; did you mean '.*vulkan1\.1'",
    "vulcan1.1": r"^unknown target 'vulcan1\.1'; did you mean 'vulkan1\.1'",
    "metal": r"^unknown target 'metal'; 'mlir-availability targets' lists the \d+ that are known",
    "": "^unknown target ''",
    "vulkan1.1+Flaot16": "^unknown feature, property, capability or extension 'Flaot16'; did you mean",
    "vulkan1.1+SPV_KHR_16bit_storag": "did you mean 'SPV_KHR_16bit_storage'",
    "vulkan1.1+": r"^'vulkan1\.1\+' has a '\+' with nothing after it; "
    "write the name of an addition there, or 'all'$",
    "vulkan1.1++Float16": r"^'vulkan1\.1\+\+Float16' has a '\+' with nothing after it",
    "#spirv.target_env<": "is not a target attribute: unbalanced '<'",
    "#spirv.target_env<#spirv.vce<v9.9, [], []>, #spirv.resource_limits<>>": "v9.9|version",
    "#spirv.storage_class<Workgroup>": "does not describe a target$",
}


# Impossible additions: the error states why, and where they are possible.
IMPOSSIBLE = {
    "vulkan1.0+RayTracingKHR": "it needs SPIR-V v1.4, and vulkan1.0 has v1.0; vulkan1.1spv1.4 may have it",
    "vulkan1.0+SPV_KHR_ray_tracing": "it needs SPIR-V v1.4, and vulkan1.0 has v1.0; "
    "vulkan1.1spv1.4 may have it",
    "vulkan1.0+GroupNonUniformVote": "it needs SPIR-V v1.3, and vulkan1.0 has v1.0; vulkan1.1 may have it",
    "vulkan1.0+GroupNonUniformPartitionedNV": "it needs SPIR-V v1.3, and vulkan1.0 has v1.0; "
    "vulkan1.1 may have it",
    # Its extension requires no more than SPIR-V 1.0, but it requires Vulkan 1.1.
    "vulkan1.0+RayQueryKHR": "no feature, property or extension of Vulkan 1.0 admits it; "
    "vulkan1.1 may have it",
    "vulkan1.3+Kernel": "no feature, property or extension of Vulkan 1.3 admits it; spirv1.0 has it",
    "vulkan1.3+Addresses": "no feature, property or extension of Vulkan 1.3 admits it; spirv1.0 has it",
    "vulkan1.3+Linkage": "no feature, property or extension of Vulkan 1.3 admits it; spirv1.0 has it",
    "vulkan1.1+SPV_INTEL_media_block_io": "no feature, property or extension of Vulkan 1.1 admits it; "
    "spirv1.0 may have it",
    # A profile allows the additions of its Vulkan version, a device none.
    "VP_KHR_roadmap_2022+Kernel": "no feature, property or extension of its Vulkan version admits it; "
    "spirv1.0 has it",
    "lavapipe+RayQueryKHR": "its driver doesn't report it; vulkan1.1 may have it",
    "lavapipe+GroupNonUniformRotateKHR": "its driver doesn't report it; vulkan1.1 may have it",
    "spirv1.3+RayTracingKHR": "it needs SPIR-V v1.4, and spirv1.3 has v1.3; spirv1.4 may have it",
    "spirv1.2+GroupNonUniform": "it needs SPIR-V v1.3, and spirv1.2 has v1.2; spirv1.3 has it",
}


@pytest.mark.parametrize(("spec", "reason"), IMPOSSIBLE.items(), ids=IMPOSSIBLE)
def test_an_addition_that_contradicts_its_target_is_refused(
    context: ir.Context, spec: str, reason: str
) -> None:
    name, _, addition = spec.partition("+")
    with pytest.raises(ValueError, match=says(f"'{addition}' can't be added to '{name}'", reason)):
        av.target(spec)


def test_additions_that_change_nothing(context: ir.Context) -> None:
    """Additions that are already offered, by implication or by the version, are accepted."""
    for addition in ("Shader", "SPV_KHR_multiview"):
        assert av.target(f"vulkan1.1+{addition}") == av.target("vulkan1.1")
    # After the first addition, everything is offered already.
    assert av.target("vulkan1.1+all+Float16+all") == av.target("vulkan1.1+all")


@pytest.mark.parametrize(("spec", "error"), REFUSED.items(), ids=[spec or "empty" for spec in REFUSED])
def test_an_unknown_target_gets_a_suggestion(context: ir.Context, spec: str, error: str) -> None:
    """The error names what is near."""
    with pytest.raises(ValueError, match=error):
        av.target(spec)
    with pytest.raises(ValueError, match=error):
        av.check(ir.Module.create(), spec)


def test_targets_are_attributes(context: ir.Context) -> None:
    """A target can be put into the IR, and written out and read back."""
    for info in av.known_targets():
        assert av.target(info.name) == info.attribute
        if info.name.startswith("tosa"):
            continue  # MLIR can't read what it prints of them: test_tosa_availability.py.
        assert av.target(str(info.attribute)) == info.attribute
    with_addition = av.target("vulkan1.1+Float16")
    assert "Float16" in str(with_addition)
    assert with_addition != av.target("vulkan1.1")


def test_known_targets_are_listed_with_what_they_offer(context: ir.Context) -> None:
    known = {info.name: info for info in av.known_targets()}
    versions = ["vulkan1.0", "vulkan1.1", "vulkan1.1spv1.4", *(f"vulkan1.{i}" for i in range(2, 5))]
    assert [name for name in known if name.startswith("vulkan")] == versions
    assert known["VP_KHR_roadmap_2024"].family == "vulkan:roadmap"
    assert known["lavapipe"].family == "vulkan:lavapipe"
    assert [name for name in known if name.startswith("spirv")] == [f"spirv1.{i}" for i in range(7)]
    vulkan = known["vulkan1.1"]
    assert vulkan.family == "vulkan"
    assert "Vulkan 1.1" in vulkan.summary
    assert vulkan.source
    assert av.describe(vulkan.attribute).startswith("SPIR-V v1.3, ")
    assert list(vulkan.to_json()) == [
        "name",
        "family",
        "attribute",
        "summary",
        "source",
        "other_names",
    ]
    assert str(vulkan) == f"vulkan1.1: {vulkan.summary}"


def test_wrong_known_targets_are_left_out(context: ir.Context, monkeypatch: pytest.MonkeyPatch) -> None:
    right = av.known_targets()
    raw = _availability.known_targets(context)[0]
    problem = "target 'toy1' can't be made: '#toy.target<>' is not a target attribute: unknown dimension"
    monkeypatch.setattr(_availability, "known_targets", lambda context: (raw, [problem]))
    with pytest.warns(RuntimeWarning) as warned:
        known = av.known_targets()
    assert [str(warning.message) for warning in warned] == [problem]
    assert warned[0].filename == __file__
    assert known == right


# Wrong uses.


@pytest.mark.parametrize("wrong", [None, 3, "builtin.module", ir.Context], ids=repr)
def test_check_of_no_operation_is_a_type_error(wrong: object) -> None:
    for call in (av.explain, av.check, av.spirv.serialize):
        with pytest.raises(TypeError, match=r"expected an mlir\.ir\.Module, mlir\.ir\.Operation or"):
            call(wrong)


def test_a_target_of_another_type_is_a_type_error(kernel: ir.Module) -> None:
    with pytest.raises(TypeError, match=says("a target", "ir.Attribute, a str or a TargetInfo", "not int")):
        av.check(kernel, 11)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="named by a str, not by a int"):
        av.target(11)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="does not describe a target"):
        av.check(kernel, ir.StringAttr.get("vulkan1.1"))
    with pytest.raises(ValueError, match="does not describe a target"):
        av.describe(ir.StringAttr.get("vulkan1.1"))


@pytest.mark.parametrize("wrong", [None, 3], ids=repr)
def test_describe_no_target(wrong: object) -> None:
    kind = type(wrong).__name__
    with pytest.raises(TypeError, match=says("mlir.ir.Attribute, a str or a TargetInfo", f"not {kind}")):
        av.describe(wrong)  # type: ignore[arg-type]


def test_describe_a_name(context: ir.Context) -> None:
    assert av.describe("vulkan1.1") == av.describe(av.target("vulkan1.1"))


@pytest.mark.parametrize("wrong", [None, 3, "kernel.spv"], ids=repr)
def test_deserialize_no_bytes(wrong: object, context: ir.Context) -> None:
    kind = type(wrong).__name__
    for isolated in (True, False):
        with pytest.raises(TypeError, match=says("the bytes of a SPIR-V binary", f"not {kind}")):
            av.spirv.deserialize(wrong, context, isolated=isolated)  # type: ignore[arg-type]


def test_calls_without_a_context_say_how_to_pass_one() -> None:
    for call in (av.known_targets, lambda: av.target("vulkan1.1"), lambda: av.spirv.deserialize(b"")):
        with pytest.raises(ValueError, match=r"no MLIR context: pass context=..., or call this inside 'with"):
            call()
    context = ir.Context()
    assert av.target("vulkan1.1", context).context == context
    assert av.known_targets(context)


def test_a_violation_of_an_erased_operation_says_so(kernel: ir.Module) -> None:
    op = kernel.body.operations[0].operation
    op.erase()
    with pytest.raises(RuntimeError, match="invalidated"):
        av.check(op, "vulkan1.1")
    with pytest.raises(RuntimeError, match="invalidated"):
        av.explain(op)


# Lifetimes and contexts.


def test_violations_outlive_their_module() -> None:
    """A violation keeps its op, the op's parents and the context alive."""

    def check() -> av.Violation:
        return av.check(ir.Module.parse(KERNEL, ir.Context()), "vulkan1.0").violations[0]

    violation = check()
    gc.collect()
    assert "GroupNonUniformFAdd" in str(violation.op)
    assert violation.available_from
    op = violation.op
    del violation
    gc.collect()
    assert "GroupNonUniformFAdd" in str(op)
    assert op.parent.name == "spirv.func"
    assert av.explain(op)


CHANGED = f"""
from mlir import ir
import mlir.availability as av
module = ir.Module.parse({KERNEL!r}, ir.Context())
report = av.check(module, "vulkan1.0")
before = report.to_json()
block = module.body.operations[0].regions[0].blocks[0].operations[0].regions[0].blocks[0]
for op in reversed(list(block.operations)):
    op.operation.erase()
assert report.to_json() == before
"""


def test_reports_outlive_changes() -> None:
    """A report doesn't change, and stays safe to read, when the IR changes."""
    # Freed memory is overwritten, so that reading it fails.
    overwrite = {**os.environ, "MALLOC_PERTURB_": "165"}
    subprocess.run([sys.executable, "-c", CHANGED], check=True, capture_output=True, env=overwrite)


def test_targets_outlive_their_context() -> None:
    target = av.target("vulkan1.1", ir.Context())
    gc.collect()
    assert av.describe(target).startswith("SPIR-V v1.3")


def test_two_contexts_at_once() -> None:
    one, two = ir.Context(), ir.Context()
    modules = [ir.Module.parse(KERNEL, context) for context in (one, two)]
    reports = [av.check(module, "vulkan1.0") for module in modules]
    assert [len(report.violations) for report in reports] == [3, 3]
    assert reports[0].target != reports[1].target
    with pytest.raises(ValueError, match="the target belongs to another context than the operation"):
        av.check(modules[0], reports[1].target)
    assert av.check(modules[0], reports[0].target).violations


def test_contexts_are_checked_at_the_same_time() -> None:
    """Modules of different contexts are checked at the same time."""
    found: list[int] = []

    def work() -> None:
        for _ in range(10):
            report = av.check(ir.Module.parse(KERNEL, ir.Context()), "vulkan1.0")
            found.append(len(report.violations))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [3] * 40


BEFORE_AND_AFTER = f"""
from mlir import ir
before = ir.Context()
module = ir.Module.parse({KERNEL!r}, before)
import mlir.availability as av
after = ir.Context()
assert len(av.check(module, "vulkan1.0").violations) == 3
assert len(av.check(ir.Module.parse({KERNEL!r}, after), "vulkan1.0").violations) == 3
assert av.target("vulkan1.1", before).context == before
"""


def test_contexts_before_and_after_the_import() -> None:
    subprocess.run([sys.executable, "-W", "error", "-c", BEFORE_AND_AFTER], check=True)


# SPIR-V binaries.


@pytest.fixture
def declared(context: ir.Context) -> ir.Module:
    """The kernel with declarations of its requirements: only then can it be serialized."""
    needs = "requires #spirv.vce<v1.3, [Shader, Linkage, GroupNonUniformArithmetic], []>"
    return ir.Module.parse(KERNEL.replace("GLSL450", f"GLSL450 {needs}"))


def test_spirv_round_trip(declared: ir.Module) -> None:
    binary = av.spirv.serialize(declared)
    assert binary[:4] == b"\x03\x02\x23\x07"
    for isolated in (True, False):
        module = av.spirv.deserialize(binary, isolated=isolated)
        assert module.operation.verify()
        assert av.spirv.serialize(module) == binary
    for same in (bytearray(binary), memoryview(binary)):
        assert av.spirv.serialize(av.spirv.deserialize(same)) == binary


def test_spirv_of_either_byte_order(declared: ir.Module) -> None:
    binary = av.spirv.serialize(declared)
    words = [binary[i : i + 4] for i in range(0, len(binary), 4)]
    swapped = b"".join(word[::-1] for word in words)
    assert av.spirv.serialize(av.spirv.deserialize(swapped)) == binary


def test_serialize_needs_one_spirv_module(context: ir.Context) -> None:
    for text in ("module {}", "spirv.module Logical GLSL450 {}\nspirv.module Logical GLSL450 {}"):
        with pytest.raises(ValueError, match=r"expected one spirv\.module"):
            av.spirv.serialize(ir.Module.parse(text))


@pytest.mark.parametrize("isolated", [True, False])
@pytest.mark.parametrize("data", [b"", b"\x03\x02\x23\x07", b"not SPIR-V, but of some length"], ids=repr)
def test_deserialize_refuses_malformed_binaries(context: ir.Context, data: bytes, isolated: bool) -> None:
    with pytest.raises(ValueError, match=r"^not a valid SPIR-V module: \S"):
        av.spirv.deserialize(data, isolated=isolated)


NAMED_STRUCT = """
OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
OpName %s "Node"
OpName %t "Node"
OpMemberDecorate %s 0 Offset 0
OpMemberDecorate %t 0 Offset 0
OpMemberDecorate %t 1 Offset 4
%f = OpTypeFloat 32
%s = OpTypeStruct %f
%t = OpTypeStruct %f %f
%p = OpTypePointer Private %s
%q = OpTypePointer Private %t
%v = OpVariable %p Private
%w = OpVariable %q Private
"""


@pytest.mark.parametrize("isolated", [True, False])
def test_deserialize_structs_of_one_name(context: ir.Context, isolated: bool) -> None:
    """Of one binary, and of several that one context reads."""
    both = assemble(NAMED_STRUCT, "spv1.3")
    # The second one without the name, then the first one.
    others = [assemble(NAMED_STRUCT.replace(f'OpName %{name} "Node"\n', ""), "spv1.3") for name in "ts"]
    for data in (*others, both, *others):
        module = av.spirv.deserialize(data, isolated=isolated)
        variables = [line for line in str(module).splitlines() if "GlobalVariable" in line]
        assert [line.count("f32 [") for line in variables] == [1, 2]


# What is shipped.


@pytest.mark.unsanitized("a build with a sanitizer makes no stubs")
@pytest.mark.parametrize("name", ["_availability", "_spirv"])
def test_stub_of_the_extension(name: str) -> None:
    """The build generates the stub from the module, and installs it beside that. It declares everything in
    the module.
    """
    module = importlib.import_module(f"mlir.availability.{name}")
    tree = ast.parse(Path(str(module.__file__)).with_name(f"{name}.pyi").read_text())

    def declared(body: list[ast.stmt]) -> set[str]:
        names = {node.name for node in body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
        targets = [target for node in body if isinstance(node, ast.Assign) for target in node.targets]
        targets += [node.target for node in body if isinstance(node, ast.AnnAssign)]
        return names | {target.id for target in targets if isinstance(target, ast.Name)}

    def public(owner: object) -> set[str]:
        return {each for each in vars(owner) if not each.startswith("_")}

    assert declared(tree.body) == public(module)
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            assert public(vars(module)[node.name]) <= declared(node.body), node.name


@pytest.mark.parametrize("name", ["py.typed", "schemas/check.schema.json", "schemas/targets.schema.json"])
def test_type_marker_and_schemas_are_in_the_package(name: str) -> None:
    files = importlib.metadata.files("mlir-availability")
    assert files is not None
    assert f"mlir/availability/{name}" in map(str, files)


def test_everything_public_has_a_docstring() -> None:
    for name in av.__all__:
        assert getattr(av, name).__doc__, name


def test_violations_of_equal_clauses_share_them() -> None:
    """Therefore the dictionary of offers is immutable."""
    ops = "\n".join(f"%{i} = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %a : f32 -> f32" for i in range(2))
    text = f'spirv.module Logical GLSL450 {{ spirv.func @f(%a: f32) "None" {{ {ops} spirv.Return }} }}'
    violations = av.check(ir.Module.parse(text, ir.Context()), "vulkan1.0").violations
    first, second = (each for each in violations if each.clause.any_of[0].value == "v1.3")
    assert first.op != second.op
    assert first.clause is second.clause
    assert first.offered is second.offered
    assert first.offered == {"spirv.min_version": ("v1.0",)}
    with pytest.raises(TypeError):
        first.offered["spirv.min_version"] = ()  # type: ignore[index]
