# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is unknown is not available, and if nothing is judged, there is no verdict."""

from __future__ import annotations

import json
import pickle
import re
from pathlib import Path
from typing import Any, NamedTuple

import jsonschema
import mlir.availability as av
import pytest
from command_line import run, schema
from mlir import ir
from mlir.passmanager import PassManager

ROOT = Path(__file__).resolve().parents[2]

SHADER = """\
spirv.module Logical GLSL450 {
  spirv.func @main() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}
"""
SHADER_OPS = 5
NOWHERE = "is not registered, and its requirements are not declared"
BELONGS = "it is in a 'spirv.func', which may hold only ops of dialect 'spirv' belong"


class Case(NamedTuple):
    text: str
    # (op, reason, dialect).
    unchecked: tuple[tuple[str, str, str], ...] = ()
    passed_over: dict[str, int] = {}  # noqa: RUF012 (nobody changes it)
    checked_ops: int = SHADER_OPS
    nothing_judged: bool = False


def spirv_function(body: str) -> str:
    return f'spirv.func @f(%x: f32, %c: i1) "None" {{\n{body}\n  spirv.Return\n}}\n'


UNKNOWN = {
    "op": Case('"foo.bar"() : () -> ()\n' + SHADER, (("foo.bar", f"it {NOWHERE}", "foo"),)),
    "op in a SPIR-V module": Case(
        spirv_function('  "foo.bar"() : () -> ()'), (("foo.bar", f"it {NOWHERE}", "foo"),), checked_ops=2
    ),
    "type of a function": Case(
        "func.func private @f(!foo.bar)\n" + SHADER,
        (("func.func", f"type '!foo.bar' {NOWHERE}", "foo"),),
    ),
    "type of an operand": Case(
        "func.func @f(%x: !foo.bar) { return }\n" + SHADER,
        (("func.func", f"type '!foo.bar' {NOWHERE}", "foo"),),
        {"func.return": 1},
    ),
    "nested type": Case(
        "func.func private @f(tuple<i32, tuple<!foo.a, !foo.b>>)\n" + SHADER,
        tuple(("func.func", f"type '!foo.{name}' {NOWHERE}", "foo") for name in "ab"),
    ),
    "type in an attribute of an op's own": Case(
        "irdl.dialect @d { irdl.type @t { %0 = irdl.is !foo.bar\n irdl.parameters(a: %0) } }\n" + SHADER,
        (("irdl.is", f"type '!foo.bar' {NOWHERE}", "foo"),),
        {"irdl.dialect": 1, "irdl.type": 1, "irdl.parameters": 1},
    ),
    "discardable attribute": Case(
        "func.func private @f() attributes {foo.note = #foo.bar<1>}\n" + SHADER,
        (("func.func", f"attribute '#foo.bar<1>' {NOWHERE}", "foo"),),
    ),
    "nested attribute": Case(
        "func.func private @f() attributes {foo.note = [{a = #foo.bar}]}\n" + SHADER,
        (("func.func", f"attribute '#foo.bar' {NOWHERE}", "foo"),),
    ),
    "an op that states nothing": Case(
        '"foo.bar"() {availability.requires = []} : () -> ()\n' + SHADER,
        (("foo.bar", f"it {NOWHERE}", "foo"),),
    ),
    "attribute of a module": Case(
        f"module attributes {{foo.note = #foo.bar}} {{\n{SHADER}}}",
        (("builtin.module", f"attribute '#foo.bar' {NOWHERE}", "foo"),),
    ),
    "op of another dialect in a closed region": Case(
        spirv_function("  %0 = math.sin %x : f32"), (("math.sin", BELONGS, "math"),), checked_ops=2
    ),
    "a cast that a conversion has left in a closed region": Case(
        spirv_function("  %0 = builtin.unrealized_conversion_cast %x : f32 to i32"),
        (("builtin.unrealized_conversion_cast", BELONGS, "builtin"),),
        checked_ops=2,
    ),
    "deep in a closed region": Case(
        spirv_function("  scf.if %c { %0 = arith.addf %x, %x : f32 }"),
        (
            ("scf.if", BELONGS, "scf"),
            ("arith.addf", BELONGS, "arith"),
            ("scf.yield", BELONGS, "scf"),
        ),
        checked_ops=2,
    ),
}

KNOWN = {
    "a shader": Case(SHADER),
    "code beside it": Case(
        "func.func @f(%x: f32) { %0 = arith.addf %x, %x : f32\n return }\n" + SHADER,
        passed_over={"func.func": 1, "arith.addf": 1, "func.return": 1},
    ),
    # The name of a discardable attribute doesn't determine the op's requirements.
    "attribute's name": Case(
        'func.func private @f() attributes {foo.note = "x"}\n' + SHADER, passed_over={"func.func": 1}
    ),
    "what an op requires itself": Case(
        '%0 = "foo.bar"() {availability.requires = [{"spirv.min_version" = "v1.0"}]} : () -> !foo.bar',
        checked_ops=1,
    ),
}

NOT_JUDGED = {
    # That it keeps within limits is not all that it will need.
    "kernel": Case(
        "gpu.module @m { gpu.func @f() kernel attributes {known_block_size = array<i32: 8, 1, 1>}"
        " { gpu.return } }",
        passed_over={"gpu.module": 1, "gpu.func": 1, "gpu.return": 1},
        checked_ops=0,
        nothing_judged=True,
    ),
    "host code": Case(
        "func.func @f() { return }",
        passed_over={"func.func": 1, "func.return": 1},
        checked_ops=0,
        nothing_judged=True,
    ),
    "another dialect": Case(
        'func.func private @f()\nspirv.func @g() "None" { spirv.Return }',
        passed_over={"func.func": 1, "spirv.func": 1, "spirv.Return": 1},
        checked_ops=0,
        nothing_judged=True,
    ),
}


def parse(text: str) -> ir.Module:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return ir.Module.parse(text, context)


def verify(case: Case, target: str) -> av.Report:
    report = av.check(parse(case.text), target)
    assert [(each.op_name, each.reason, each.dialect) for each in report.unchecked] == list(case.unchecked)
    (result,) = report.results
    assert dict(result.passed_over) == case.passed_over
    assert result.checked_ops == case.checked_ops
    assert report.nothing_judged == case.nothing_judged
    return report


@pytest.mark.parametrize("name", UNKNOWN)
def test_unknown_is_not_available(name: str, tmp_path: Path) -> None:
    case = UNKNOWN[name]
    report = verify(case, "spirv1.6")
    assert not report
    assert not report.violations
    with pytest.raises(av.AvailabilityError, match=r"no verdict on spirv1\.6: .* unknown"):
        report.raise_for_violations()
    with pytest.raises(ValueError, match=re.escape(case.unchecked[0][1])):
        av.deduce(parse(case.text))
    # All of it is accepted, with or without naming the dialects.
    accepted: Any
    for accepted in (True, sorted({dialect for _, _, dialect in case.unchecked})):
        report = av.check(parse(case.text), "spirv1.6", allow_unchecked=accepted)
        assert report.ok, report
        assert av.check(parse(case.text), av_target(case.text, accepted)).violations == ()
    assert not av.check(parse(case.text), "spirv1.6", allow_unchecked="other").ok
    file = tmp_path / "a.mlir"
    file.write_text(case.text)
    assert run("check", file, "-t", "spirv1.6").code == 2
    assert run("deduce", file).code == 2
    names = [f"--allow-unchecked={dialect}" for dialect in sorted({each[2] for each in case.unchecked})]
    for command in ("check", "-t", "spirv1.6"), ("deduce",):
        assert run(*command, "--allow-unchecked", file).code == 0
        assert run(*command, *names, file).code == 0


def av_target(text: str, accepted: Any) -> str:
    return str(av.deduce(parse(text), allow_unchecked=accepted))


@pytest.mark.parametrize("name", KNOWN)
def test_known_extension_types_are_available(name: str) -> None:
    case = KNOWN[name]
    assert verify(case, "spirv1.6").ok
    target = av.deduce(module := parse(case.text))
    assert av.check(module, target).ok


@pytest.mark.parametrize("name", NOT_JUDGED)
def test_verdict_over_nothing_is_none(name: str, tmp_path: Path) -> None:
    case = NOT_JUDGED[name]
    report = verify(case, "tosa1.0:pro_fp")
    assert not report.ok
    with pytest.raises(
        av.AvailabilityError, match=r"no verdict on tosa1\.0:pro_fp: nothing was judged, \d passed"
    ):
        report.raise_for_violations()
    assert av.check(parse(case.text), "tosa1.0:pro_fp", allow_unchecked=True).ok
    dialects = {name.split(".")[0] for name in case.passed_over}
    assert av.check(parse(case.text), "tosa1.0:pro_fp", allow_unchecked=dialects).ok
    file = tmp_path / "a.mlir"
    file.write_text(case.text)
    result = run("check", file, "-t", "tosa1.0:pro_fp")
    assert (result.code, result.err) == (2, "")
    assert result.out.startswith(f"{file}: no verdict on tosa1.0:pro_fp: nothing was judged, ")
    if "spirv" not in dialects:
        with pytest.raises(ValueError, match="no operation has known requirements: nothing was judged"):
            av.deduce(parse(case.text))
        assert run("deduce", file).code == 2


@pytest.mark.parametrize("text", ["module {}", "// nothing", "module { module @inner {} }"])
def test_a_file_without_operations_has_no_verdict(text: str, tmp_path: Path) -> None:
    passed = "nothing was judged, 1 passed over: 1 builtin.module"
    module = parse(text)
    (report,) = av.check(module, "vulkan1.1").results
    assert (report.ok, report.verdict, str(report)) == (
        False,
        "unknown",
        f"no verdict on vulkan1.1: {passed}",
    )
    with pytest.raises(av.UnknownError, match="there is no operation in it: nothing was judged"):
        av.deduce(module)
    with module.context, pytest.raises(ir.MLIRError, match="nothing was judged"):
        PassManager.parse("builtin.module(availability-check{target=vulkan1.1})").run(module.operation)
    file = tmp_path / "a.mlir"
    file.write_text(text)
    result = run("check", file, "-t", "vulkan1.1")
    told = f"{file}: no verdict on vulkan1.1: {passed}\n  there is no operation in it\n"
    assert (result.code, result.out, result.err) == (2, told, "")
    assert run("check", file, "--devices").code == 2
    # Whoever says that it may go unchecked is told that it did.
    result = run("check", file, "-t", "vulkan1.1", "--allow-unchecked")
    assert (result.code, result.out) == (0, f"{file}: accepted on vulkan1.1: {passed}\n")


def test_examples_are_not_judged_before_they_are_lowered() -> None:
    files = sorted((ROOT / "examples" / "kernels").glob("*.mlir"))
    assert run("check", *files, "-t", "vulkan1.1").code == 2


@pytest.mark.parametrize(
    ("wrong", "error"),
    [(1, TypeError), (b"foo", TypeError), (["foo", 1], TypeError), ("", ValueError), ([""], ValueError)],
)
def test_allow_unchecked_refuses_wrong_names(wrong: Any, error: type[Exception]) -> None:
    with pytest.raises(error, match="allow_unchecked"):
        av.check(parse(""), "vulkan1.0", allow_unchecked=wrong)


# What is declared.


def test_declarations_make_only_what_they_name_known() -> None:
    """What is declared is known: no op or dimension makes a dialect's types and attributes known."""
    module = parse('%0 = "foo.bar"() {a = #foo.attr} : () -> !foo.type')
    report = av.check(module, "vulkan1.0")
    assert [each.op_name for each in report.unchecked] == ["foo.bar"]
    av.attach(module.context, "foo.bar", [("spirv.capability", "Shader")])
    av.Dimension("foo.version").declare(module.context)
    assert [each.reason for each in av.check(module, "vulkan1.0").unchecked] == [
        f"type '!foo.type' {NOWHERE}",
        f"attribute '#foo.attr' {NOWHERE}",
    ]
    for name in ("!foo.type", "#foo.attr"):
        av.attach(module.context, name, [])
    assert av.check(module, "vulkan1.0").ok
    property = ir.Module.parse('"foo.bar"() <{a = #other.attr}> : () -> ()', module.context)
    assert [each.dialect for each in av.check(property, "vulkan1.0").unchecked] == ["other"]
    other = ir.Module.parse('"foo.other"() : () -> ()', module.context)
    assert [each.op_name for each in av.check(other, "vulkan1.0").unchecked] == ["foo.other"]


def test_op_that_needs_nothing_is_available_everywhere() -> None:
    module = parse('"foo.bar"() : () -> ()')
    av.attach(module.context, "foo.bar", [])
    for info in av.known_targets(module.context):
        assert av.check(module, info.attribute).ok, info.name
    assert str(av.deduce(module)) == "#availability.target<>"


def test_target_lacks_what_it_does_not_say() -> None:
    """A target that covers a dialect offers only what it states. It need not state limits."""
    feature = av.Dimension("foo.feature", relation="one_of", values=["a"])
    version = av.Dimension("foo.version", relation="at_least")
    limit = av.Dimension("foo.size", relation="at_least", limit=True)
    module = parse('"foo.op"() : () -> ()\n"foo.large"() : () -> ()')
    av.attach(module.context, "foo.op", [(feature, "a"), (version, 2)])
    av.attach(module.context, "foo.large", [(limit, 8)])
    verdicts = {
        '"foo.feature" = "a", "foo.version" = 2': [],
        '"foo.feature" = "a"': ["foo.op needs version 2 or more; #availability.target<...> offers none"],
        '"foo.version" = 2': ["foo.op needs feature a; #availability.target<...> offers none"],
        '"foo.feature" = "a", "foo.version" = 2, "foo.size" = 4': [
            "foo.large needs size 8 or more; #availability.target<...> offers 4"
        ],
    }
    for offers, messages in verdicts.items():
        report = av.check(module, f"#availability.target<{offers}>")
        assert [each.message for each in report.violations] == messages, offers
        assert report.ok == (not messages)
    # A target that only limits sizes doesn't judge anything.
    assert av.check(module, '#availability.target<"foo.size" = 8>').nothing_judged


def load_toy(context: ir.Context, directory: Path, **facts: object) -> None:
    """Loads a file that says nothing but `facts`, and that ops of `toy` need nothing."""
    empty: dict[str, list[Any]] = {
        key: [] for key in ("dimensions", "enums", "overlays", "types", "attributes", "targets")
    }
    ops = [{"name": name, "clauses": []} for name in ("toy.kernel", "toy.add")]
    file = directory / "toy.json"
    file.write_text(json.dumps({"schema_version": 1, "dialect": "toy", "ops": ops, **empty, **facts}))
    av.load(context, file)


@pytest.mark.parametrize("closed", ["toy.kernel", "toy"])
def test_closed_regions_are_loaded(closed: str, tmp_path: Path) -> None:
    """A ClosedRegions record also applies to unregistered ops."""
    module = parse('"toy.kernel"() ({ "toy.add"() : () -> ()\n ub.unreachable }) : () -> ()')
    load_toy(module.context, tmp_path, closed_regions=[closed])
    (found,) = av.check(module, "vulkan1.0").unchecked
    assert (found.op_name, found.dialect) == ("ub.unreachable", "ub")
    assert found.reason == "it is in a 'toy.kernel', which may hold only ops of dialect 'toy' belong"


def test_an_unregistered_op_is_unknown_to_targets_of_other_dialects(tmp_path: Path) -> None:
    """An OnlyOnTargetsOf record also applies to unregistered ops."""
    module = parse(SHADER + '"toy.add"() : () -> ()')
    load_toy(module.context, tmp_path, only_on_targets_of=[{"dialect": "toy", "targets": "npu"}])
    (found,) = av.check(module, "vulkan1.0").unchecked
    assert (found.op_name, found.dialect) == ("toy.add", "toy")
    assert found.reason == "it runs only on targets of dialect 'npu'"


# Targets in the IR, and several targets.


def test_beside_what_has_a_target() -> None:
    """No target applies to ops beside the scope, but their unknown requirements still count."""
    stated = SHADER.replace("GLSL450", "GLSL450 requires #spirv.vce<v1.0, [Shader], []>")
    report = av.check(parse('"foo.bar"() : () -> ()\nfunc.func private @f()\n' + stated))
    assert not report.ok
    assert [each.op_name for each in report.unchecked] == ["foo.bar"]
    assert dict(report.results[0].passed_over) == {"func.func": 1}
    two = av.check(parse('"foo.bar"() : () -> ()\n' + stated.replace("c {", "c @a {") + stated))
    assert [result.ok for result in two.results] == [False, True]


def test_a_violation_outranks_what_is_unknown(tmp_path: Path) -> None:
    """A violation on one target counts more than unknown requirements on all."""
    file = tmp_path / "a.mlir"
    file.write_text(
        '"foo.bar"() : () -> ()\n'
        + SHADER.replace("None", "Const")
        + spirv_function("  %0 = spirv.Undef : f16")
    )
    assert run("check", file, "-t", "vulkan1.0", "-t", "spirv1.0").code == 1
    assert run("check", file, "-t", "spirv1.0", "-t", "spirv1.1").code == 2
    assert run("check", file, "-t", "spirv1.0", "-t", "tosa1.0:pro_fp", "--allow-unchecked=foo").code == 2


# The command line.


def test_json_lists_what_is_unknown(tmp_path: Path) -> None:
    file = tmp_path / "a.mlir"
    file.write_text('"foo.bar"() : () -> ()\n' + "func.func private @f()\n" + SHADER)
    result = run("check", file, "-t", "vulkan1.0", "--format", "json")
    assert (result.code, result.err) == (2, "")
    jsonschema.validate(result.json, schema("check"))
    (found,) = result.json["results"]
    assert found["ok"] is False
    assert found["unchecked"] == [
        {"op": "foo.bar", "location": f"{file}:1:1", "reason": f"it {NOWHERE}", "dialect": "foo"}
    ]
    assert found["passed_over"] == {"func.func": 1}


def test_text_lists_what_is_unknown(tmp_path: Path) -> None:
    file = tmp_path / "a.mlir"
    file.write_text('"foo.bar"() : () -> ()\n' + SHADER)
    result = run("check", file, "-t", "vulkan1.0")
    assert (result.code, result.err) == (2, "")
    assert result.out == (
        f"{file}:1:1: error: the requirements of 'foo.bar' are unknown: it {NOWHERE}\n"
        '    "foo.bar"() : () -> ()\n'
        "    ^\n"
        "  --allow-unchecked=foo accepts unknown requirements of 'foo'\n"
        f"{file}: no verdict on vulkan1.0: 1 op unknown, 5 ops checked\n"
    )


def test_an_op_with_several_reasons_is_one_op() -> None:
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(
            'func.func private @f(!foo.a, !foo.b, !foo.c)\n"foo.op"() : () -> ()\n"foo.op"() : () -> ()'
        )
        (result,) = av.check(module, "vulkan1.1").results
        assert len(result.unchecked) == 5
        assert result.unchecked_ops == 3
        assert str(result) == "no verdict on vulkan1.1: 3 ops unknown, 0 ops checked"
        assert pickle.loads(pickle.dumps(result)).unchecked_ops == 3
        # One is in the scope of a target, the other in none.
        target = "#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>"
        inner = f'module attributes {{spirv.target_env = {target}}} {{"foo.op"() : () -> ()}}'
        (result,) = av.check(ir.Module.parse(f'{inner}\n"foo.op"() : () -> !foo.a')).results
        assert (len(result.unchecked), result.unchecked_ops) == (2, 2)


def test_many_unknown_ops_are_few_lines(tmp_path: Path) -> None:
    file = tmp_path / "a.mlir"
    file.write_text('"foo.bar"() : () -> ()\n' * 1000 + "func.func private @f()\n")
    out = run("check", file, "-t", "vulkan1.0").out
    assert out.count(": error: ") == 1
    assert "  needed in 999 more places; -v lists all\n" in out
    result = run("deduce", file)
    assert result.err.count(": note: ") == 10
    assert "... and 990 more" in result.err
    file.write_text(
        "func.func private @f()\n" * 0 + "".join(f"func.func private @f{i}()\n" for i in range(5000))
    )
    found = run("check", file, "-t", "vulkan1.0", "--format", "json")
    assert len(found.out) < 1000
    assert found.json["results"][0]["passed_over"] == {"func.func": 5000}


def test_option_takes_no_file(tmp_path: Path) -> None:
    """A name needs the '=', so that what follows is a file."""
    file = tmp_path / "a.mlir"
    file.write_text("func.func private @f()\n")
    assert run("check", "--allow-unchecked", file, "-t", "vulkan1.0").code == 0
    result = run("check", "--allow-unchecked=", file, "-t", "vulkan1.0")
    assert result.code == 2
    assert "is not a name of a dialect" in result.err


def test_sarif_has_what_is_unknown(tmp_path: Path) -> None:
    file = tmp_path / "a.mlir"
    file.write_text('"foo.bar"() : () -> ()\nfunc.func private @f()\n')
    result = run("check", file, "-t", "vulkan1.0", "--format", "sarif")
    assert result.code == 2
    (log,) = json.loads(result.out)["runs"]
    assert [each["ruleId"] for each in log["results"]] == [
        "availability.unchecked",
        "availability.nothing-judged",
    ]
    assert {each["level"] for each in log["results"]} == {"error"}
    assert log["invocations"][0]["executionSuccessful"] is True


# Passes.


@pytest.mark.parametrize("name", UNKNOWN)
@pytest.mark.parametrize("each", ["availability-check{{target=spirv1.6{}}}", "availability-deduce{{{}}}"])
def test_passes_refuse_what_is_unknown(name: str, each: str) -> None:
    case = UNKNOWN[name]
    module = parse(case.text)
    pipeline = f"builtin.module({each.format('')})"
    dialects = ",".join(sorted({dialect for _, _, dialect in case.unchecked}))
    beside = name not in (
        "op in a SPIR-V module",
        "op of another dialect in a closed region",
        "a cast that a conversion has left in a closed region",
        "deep in a closed region",
    )
    if "deduce" in each and beside:
        # The pass writes the target of the spirv.module; ops beside it don't count.
        with module.context:
            PassManager.parse(pipeline).run(module.operation)
        return
    with module.context, pytest.raises(ir.MLIRError) as error:  # type: ignore[attr-defined]
        PassManager.parse(pipeline).run(module.operation)
    reported = [diagnostic.message for diagnostic in error.value.error_diagnostics]
    assert case.unchecked[0][1] in reported[0]
    for accepted in ("*", dialects):
        with module.context:
            option = f" allow-unchecked={accepted}"
            PassManager.parse(f"builtin.module({each.format(option)})").run(module.operation)
