# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``check --devices``, and ``deduce`` with devices: on which devices everything is available."""

from __future__ import annotations

import csv
import json
import shlex
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from command_line import run
from mlir import availability as av
from mlir import ir
from mlir.availability.ask._targets import known_cpus

# Reads an i64 from the workgroup's memory; its entry point makes it a module for Vulkan.
MODULE = """\
spirv.module Logical GLSL450 {{
  spirv.GlobalVariable @x : !spirv.ptr<{type}, Workgroup>
  spirv.func @main() "None" {{
    %p = spirv.mlir.addressof @x : !spirv.ptr<{type}, Workgroup>
    %v = spirv.Load "Workgroup" %p : {type}
    spirv.Return
  }}
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}}
"""


@pytest.fixture
def i64(tmp_path: Path) -> str:
    """A module that some devices admit."""
    (file := tmp_path / "i64.mlir").write_text(MODULE.format(type="i64"))
    return str(file)


@pytest.fixture
def i32(tmp_path: Path) -> str:
    """A module that every device admits."""
    (file := tmp_path / "i32.mlir").write_text(MODULE.format(type="i32"))
    return str(file)


def devices() -> list[av.TargetInfo]:
    """The devices that have a name."""
    known = av.known_targets(ir.Context())
    return [info for info in known if info.family == f"vulkan:{info.name}"]


PHONES = ("arm-mali-valhall", "qualcomm-adreno")
"""Their source has only what compute shaders use."""


def admitting(file: str) -> list[str]:
    """The names of the devices that admit a file, one by one."""
    with ir.Context():
        module = ir.Module.parse(Path(file).read_text())
        return [info.name for info in devices() if av.check(module, info.name).ok]


def test_what_all_devices_have_is_one_line(i32: str) -> None:
    result = run("check", i32, "--devices")
    total = len(devices())
    assert total >= 68
    assert (result.code, result.out, result.err) == (
        0,
        f"{i32}: available on {total} of {total} devices\n",
        "",
    )


def test_devices_are_counted_with_what_others_lack(i64: str) -> None:
    names = admitting(i64)
    total = len(devices())
    assert 0 < len(names) < total
    result = run("check", i64, "--devices")
    head, *groups = result.out.splitlines()
    assert result.code == 1
    assert head == f"{i64}: available on {len(names)} of {total} devices"
    (lacking,) = groups
    assert lacking.startswith("  lacking spirv.capability Int64: ")


@pytest.mark.parametrize(
    ("capability", "execution_model", "mode"),
    [
        ("Geometry", "Geometry", '"Triangles"'),
        ("Tessellation", "TessellationControl", '"SpacingEqual"'),
    ],
)
def test_graphics_on_phones_of_which_compute_is_known(
    tmp_path: Path, capability: str, execution_model: str, mode: str
) -> None:
    """What a source doesn't report is open; what another report denies is lacking."""
    (file := tmp_path / "m.mlir").write_text(
        f"""spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, {capability}], []> {{
  spirv.func @main() "None" {{
    spirv.Return
  }}
  spirv.EntryPoint "{execution_model}" @main
  spirv.ExecutionMode @main {mode}
}}
"""
    )
    for phone in PHONES:
        (result,) = run("check", file, "-t", phone, "--format", "json").json["results"]
        assert result["violations"] == [], phone
        needs = {each["value"] for found in result["conditions"] for each in found["clause"]["any_of"]}
        assert capability in needs, phone
    denied = "imagination-powervr-ge8300-acer-b3-a40"
    assert run("check", file, "-t", denied).code == 1
    assert run("check", file, "-t", "nvidia-tegra-x1-google-pixel-c").code == 0


@pytest.mark.parametrize(
    ("device", "capability", "verdict"),
    [
        ("apple-m1-0.2.1911-macos", "GroupNonUniformArithmetic", "open"),
        ("apple-m1-0.2.1911-macos", "GroupNonUniform", "has"),
        ("intel-hd-515-0.402.1124-windows", "GroupNonUniformClustered", "open"),
        ("nvidia-gtx-660-470.74-arch", "GroupNonUniformQuad", "open"),
        ("nvidia-gtx-660-470.161.3-ubuntu", "GroupNonUniformQuad", "has"),
        ("apple-m1-0.2.2015-macos", "GroupNonUniformClustered", "lacks"),
        ("apple-m1-0.2.2015-macos", "GroupNonUniformShuffle", "has"),
        ("qualcomm-adreno-540-sony-xperia-xz-premium", "GroupNonUniformArithmetic", "lacks"),
        ("vulkan1.1", "GroupNonUniformArithmetic", "lacks"),
    ],
)
def test_subgroup_operations_that_a_report_omits(
    tmp_path: Path, device: str, capability: str, verdict: str
) -> None:
    """They are open where a device may have them; versions guarantee the basic ones alone."""
    (file := tmp_path / "m.mlir").write_text(
        f"""spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, {capability}], []> {{
  spirv.func @main() "None" {{
    spirv.Return
  }}
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}}
"""
    )
    (result,) = run("check", file, "-t", device, "--format", "json").json["results"]

    def is_among(found: list[dict[str, Any]]) -> bool:
        return any(need["value"] == capability for each in found for need in each["clause"]["any_of"])

    told = "lacks" if is_among(result["violations"]) else "open" if is_among(result["conditions"]) else "has"
    assert told == verdict


def test_the_survey_writes_json(i64: str) -> None:
    result = run("check", i64, "--devices", "--format", "json")
    schemas = Path(next(iter(av.__path__))) / "schemas"
    jsonschema.validate(result.json, json.loads((schemas / "check.schema.json").read_text()))
    assert result.code == 1
    assert result.json["results"] == []
    listed = result.json["devices"]
    assert [each["target"] for each in listed] == [info.name for info in devices()]
    assert [each["target"] for each in listed if each["ok"]] == admitting(i64)
    lacking = [{"any_of": [{"dimension": "spirv.capability", "value": "Int64"}]}]
    assert all(each["lacking"] == ([] if each["ok"] else lacking) for each in listed)
    assert "no_verdict" not in result.json


def test_targets_are_checked_beside_devices(i32: str, i64: str) -> None:
    """Targets are checked as ever; the worse of the two counts."""
    result = run("check", i32, "--devices", "--target", "vulkan1.0", "--format", "json")
    assert result.code == 0
    assert [each["target"] for each in result.json["results"]] == ["vulkan1.0"]
    result = run("check", i64, "--devices", "--target", "vulkan1.0+Int64")
    assert result.code == 1
    assert result.out.startswith(f"{i64}: available on vulkan1.0+Int64 (")


# The report of this device doesn't mention shaderSubgroupExtendedTypes.
HALVES = """\
spirv.module Logical GLSL450 {
  spirv.func @main() "None" {
    %v = spirv.Constant 1.0 : f16
    %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %v : f16 -> f16
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}
"""


def test_what_sources_leave_open_is_a_condition(tmp_path: Path) -> None:
    """What a device's source doesn't mention is a condition, and counts as available."""
    (file := tmp_path / "halves.mlir").write_text(HALVES)
    result = run("check", str(file), "--devices")
    operations, types = (line for line in result.out.splitlines() if line.startswith("  on condition of "))
    assert operations.startswith("  on condition of spirv.capability GroupNonUniformArithmetic or ")
    assert "apple-m1-0.2.1911-macos" in operations
    assert types.startswith("  on condition of vulkan.feature shaderSubgroupExtendedTypes: ")
    assert "arm-mali-valhall" in types
    form = run("check", str(file), "--devices", "--format", "json").json
    (mali,) = (each for each in form["devices"] if each["target"] == "arm-mali-valhall")
    needed = {"any_of": [{"dimension": "vulkan.feature", "value": "shaderSubgroupExtendedTypes"}]}
    assert (mali["ok"], mali["lacking"], mali["conditions"]) == (True, [], [needed])


def test_no_verdict_is_not_lacking(tmp_path: Path) -> None:
    """A device without a verdict is counted apart from those that lack something."""
    unknown = "func.func @f(%x: !foo.t) {\n  return\n}\n"
    (file := tmp_path / "m.mlir").write_text(MODULE.format(type="i64") + unknown)
    result = run("check", str(file), "--devices")
    head, lacking = result.out.splitlines()
    lack = [each["target"] for each in _devices_of(file) if each["lacking"]]
    assert 0 < len(lack) < len(devices())
    assert head == (
        f"{file}: available on 0 of {len(devices())} devices; no verdict on {len(devices()) - len(lack)}"
    )
    assert lacking.startswith("  lacking spirv.capability Int64: ")


def _devices_of(file: Path) -> list[dict[str, Any]]:
    form = run("check", str(file), "--devices", "--format", "json").json
    return list(form["devices"])


@pytest.mark.parametrize(
    ("patterns", "expected"),
    [
        (["vulkan1.?"], ["vulkan1.0", "vulkan1.1", "vulkan1.2", "vulkan1.3", "vulkan1.4"]),
        (["spirv1.?+Int64", "vulkan1.0"], [*(f"spirv1.{n}+Int64" for n in range(7)), "vulkan1.0"]),
        (["vulkan1.1", "vulkan1.?"], ["vulkan1.1", "vulkan1.0", "vulkan1.2", "vulkan1.3", "vulkan1.4"]),
        (["nothing*"], None),
    ],
)
def test_patterns_stand_for_known_targets(i32: str, patterns: list[str], expected: list[str] | None) -> None:
    """A pattern stands for the known targets that match, each once; one without a match is an error."""
    options = [option for pattern in patterns for option in ("-t", pattern)]
    result = run("check", i32, *options, "--format", "json")
    if expected is None:
        assert result.code == 2
        assert "unknown target" in result.err
    else:
        assert [each["target"] for each in result.json["results"]] == expected


def test_unchecked_files_are_accepted_not_available(tmp_path: Path) -> None:
    """Whoever accepts that nothing is judged gets no verdict for it, on a page neither."""
    one, other = tmp_path / "one.mlir", tmp_path / "other.mlir"
    for file in (one, other):
        file.write_text('"foo.bar"() : () -> ()\n')
    accepted = ["--devices", "--allow-unchecked=foo"]
    number = len(devices())
    result = run("check", one, *accepted)
    assert (result.code, result.out) == (
        0,
        f"{one}: accepted on {number} of {number} devices: nothing was judged\n",
    )
    page = run("check", one, other, *accepted).out
    assert (
        f"2 files x {number} devices: 0 % run (0 of {2 * number}); 0 run everywhere; {2 * number} accepted"
        in page
    )
    (each, *_) = run("check", one, *accepted, "--format", "json").json["devices"]
    assert (each["ok"], each["accepted"]) == (True, True)
    rows = run("check", one, *accepted, "--format", "csv").out.splitlines()
    assert {row.split(",")[2] for row in rows[1:]} == {"unknown"}


def test_a_module_without_device_code_has_no_verdict(tmp_path: Path) -> None:
    (file := tmp_path / "m.mlir").write_text("func.func @f() {\n  return\n}\n")
    result = run("check", str(file), "--devices")
    assert result.code == 2
    assert result.out == (
        f"{file}: no verdict on {len(devices())} devices: nothing was judged, "
        "2 passed over: 1 func.func, 1 func.return\n"
        f"  for the targets that judge it, type: mlir-availability targets --for {file}\n"
    )


@pytest.mark.parametrize(
    ("command", "text", "reason", "unchecked", "passed_over"),
    [
        (
            ["check", "--devices"],
            "func.func @f() {\n  return\n}\n",
            "nothing was judged, 2 passed over: 1 func.func, 1 func.return",
            [],
            {"func.func": 1, "func.return": 1},
        ),
        (
            ["check", "--devices"],
            MODULE.format(type="i32") + "func.func @f(%x: !foo.t) {\n  return\n}\n",
            "1 op unknown, 8 ops checked, 1 passed over: 1 func.return",
            [("func.func", "m.mlir:11:1", "foo")],
            {"func.return": 1},
        ),
        (
            ["deduce"],
            "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
            "  %0 = tosa.exp %x : (tensor<4xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n",
            "nothing was judged, 3 passed over: 1 func.func, 1 tosa.exp, 1 func.return",
            [],
            {"func.func": 1, "tosa.exp": 1, "func.return": 1},
        ),
    ],
)
def test_json_says_why_there_is_no_verdict(
    command: list[str],
    text: str,
    reason: str,
    unchecked: list[tuple[str, str, str]],
    passed_over: dict[str, int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("m.mlir").write_text(text)
    form = run(*command, "m.mlir", "--format", "json").json
    schema = Path(next(iter(av.__path__))) / "schemas" / f"{command[0]}.schema.json"
    jsonschema.validate(form, json.loads(schema.read_text()))
    assert not any(each["ok"] for each in form["devices"])
    found = form["no_verdict"]
    assert (found["reason"], found["passed_over"]) == (reason, passed_over)
    assert [(each["op"], each["location"], each["dialect"]) for each in found["unchecked"]] == unchecked


def test_a_kernel_that_is_not_lowered_names_the_next_command(tmp_path: Path) -> None:
    (file := tmp_path / "my kernel.mlir").write_text(
        "func.func @f(%x: f32) -> f32 {\n  %0 = arith.addf %x, %x : f32\n  return %0 : f32\n}\n"
    )
    for arguments, target in (
        (["check", file, "--devices"], "vulkan1.1"),
        (["check", file, "-t", "vulkan1.2"], "vulkan1.2"),
        (["check", file, "-t", "vulkan1.2", "--format", "github"], "vulkan1.2"),
        (["check", file, "-t", "vulkan1.2", "--format", "sarif"], "vulkan1.2"),
        (["explain", file], "vulkan1.1"),
        (["deduce", file], "vulkan1.1"),
        (["targets", "--for", file], "vulkan1.1"),
    ):
        result = run(*arguments)
        command = f"mlir-availability check '{file}' --through -t {target}"
        told = f"it isn't lowered yet; to judge what it becomes, type: {command}"
        assert told in result.out + result.err, arguments
    assert "need nothing" not in run("explain", file).out
    assert (
        "3 aren't judged by any known target: 1 func.func, 1 arith.addf, 1 func.return\n"
        in run("explain", file).out
    )


@pytest.mark.parametrize("chip", ["sm_90", "gfx942"])
def test_the_command_that_judges_for_a_chip_can_be_typed(chip: str, tmp_path: Path) -> None:
    (file := tmp_path / "k.mlir").write_text(
        "gpu.module @m {\n  gpu.func @k(%x: memref<4xf32>) kernel {\n    %i = gpu.thread_id x\n"
        "    %a = memref.load %x[%i] : memref<4xf32>\n    memref.store %a, %x[%i] : memref<4xf32>\n"
        "    gpu.return\n  }\n}\n"
    )
    (line,) = (line for line in run("check", file, "-t", chip).out.splitlines() if ", type: " in line)
    program, *arguments = shlex.split(line.split(", type: ")[1])
    assert program == "mlir-availability"
    result = run(*arguments)
    assert (result.code, result.err) == (0, "")
    assert f"available on {chip} (" in result.out


def test_unknown_ops_leave_devices_without_a_verdict(tmp_path: Path) -> None:
    text = MODULE.format(type="i32").replace(
        "    spirv.Return", '    "foo.bar"() : () -> ()\n    spirv.Return'
    )
    (file := tmp_path / "m.mlir").write_text(text)
    result = run("check", str(file), "--devices")
    assert result.code == 2
    assert "foo.bar" in result.out + result.err


def test_what_a_module_does_not_declare_is_no_fault_of_devices(tmp_path: Path) -> None:
    """No device lacks what a module needs but doesn't declare."""
    triple = " requires #spirv.vce<v1.0, [Shader], []> {"
    (file := tmp_path / "m.mlir").write_text(MODULE.format(type="i64").replace(" {", triple, 1))
    result = run("check", str(file), "--devices")
    assert result.code == 1
    assert (
        "m.mlir: not available as it is: it must declare capability Int64; then on 68 of 80\n" in result.out
    )
    assert "m.mlir:2:3: error: spirv.GlobalVariable needs capability Int64; 'vce_triple'" in result.out
    form = run("check", str(file), "--devices", "--format", "json").json
    assert form["must_declare"] == ["capability Int64"]
    assert not any(each["ok"] for each in form["devices"])
    assert sum(each["if_declared"] for each in form["devices"]) == 68


def test_a_lower_version_of_spirv_wins_devices(tmp_path: Path) -> None:
    """Phones that don't know SPIR-V 1.6 run what needs less; what they lack besides is no matter of it."""
    triple = " requires #spirv.vce<v1.6, [Shader], []> {"
    text = MODULE.format(type="i32").replace(" {", triple, 1)
    (file := tmp_path / "m.mlir").write_text(text)
    (lower := tmp_path / "lower.mlir").write_text(text.replace("v1.6", "v1.0"))
    form = run("check", str(file), "--devices", "--format", "json").json
    before = [each["target"] for each in form["devices"] if each["ok"]]
    assert "qualcomm-adreno" not in before
    won = [name for name in admitting(str(lower)) if name not in before]
    assert form["lower_version"] == {"version": "1.0", "targets": won}
    schema = Path(av.__file__).with_name("schemas") / "check.schema.json"
    jsonschema.validate(form, json.loads(schema.read_text()))
    told = "\n  compile for SPIR-V 1.0: then also on arm-mali-valhall, "
    assert told in run("check", str(file), "--devices").out
    assert f"; compile for SPIR-V 1.0: then also on {len(won)} devices\n" in run("deduce", str(file)).out
    assert run("deduce", str(file), "--format", "json").json["lower_version"] == form["lower_version"]
    # A lower version wins nothing where that isn't all that is lacking.
    rays = triple.replace("Shader], []", "Shader, RayQueryKHR], [SPV_KHR_ray_query]")
    file.write_text(MODULE.format(type="i32").replace(" {", rays, 1))
    form = run("check", str(file), "--devices", "--format", "json").json
    assert set(PHONES).isdisjoint(form.get("lower_version", {}).get("targets", ()))
    assert "compile for" not in run("check", str(lower), "--devices").out


def test_a_result_of_sarif_names_the_devices(i64: str, i32: str) -> None:
    """A result names all devices that lack something, and they are those of the text."""
    result = run("check", i64, i32, "--devices", "-t", "vulkan1.1", "--format", "sarif")
    assert (result.code, result.err) == (1, "")
    (log,) = result.json["runs"]
    results = log["results"]
    assert [each["properties"].get("target") for each in results] == ["vulkan1.1"] * 3 + [None] * 3
    lacking = [info.name for info in devices() if info.name not in admitting(i64)]
    places = [each["locations"][0]["physicalLocation"] for each in results[3:]]
    assert [place["region"]["startLine"] for place in places] == [2, 4, 5]
    for each, place in zip(results[3:], places, strict=True):
        assert place["artifactLocation"]["uri"].endswith("i64.mlir")
        assert each["properties"]["targets"] == lacking
        lack = f"which {len(lacking)} of {len(devices())} devices lack: {lacking[0]}, "
        assert f" needs spirv.capability Int64, {lack}" in each["message"]["text"]


def test_sarif_without_a_verdict(tmp_path: Path) -> None:
    (file := tmp_path / "m.mlir").write_text("func.func @f() {\n  return\n}\n")
    result = run("check", file, "--devices", "--format", "sarif")
    assert result.code == 2
    (only,) = result.json["runs"][0]["results"]
    assert only["ruleId"] == "availability.nothing-judged"


def test_annotations_are_refused_for_devices(i32: str) -> None:
    result = run("check", i32, "--devices", "--format", "github")
    assert result.code == 2
    assert result.err.startswith("--devices: error: GitHub's format is about places in files")


def test_csv_has_a_row_for_each_file_and_target(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A row for each pair of file and target; no file's name starts a formula."""
    monkeypatch.chdir(tmp_path)
    for name in ("=1,2.mlir", '@"x".mlir', "+a.mlir"):
        Path(name).write_text(MODULE.format(type="i64"))
    Path("bad.mlir").write_text("no IR")
    names = ["=1,2.mlir", '@"x".mlir', "+a.mlir", "bad.mlir"]
    result = run("check", *names, "-t", "vulkan1.1", "-t", "vulkan1.1+Int64", "--format", "csv")
    rows = list(csv.DictReader(result.out.splitlines()))
    first, second, third, bad = "'=1,2.mlir", '\'@"x".mlir', "'+a.mlir", "bad.mlir"
    assert [row["file"] for row in rows] == [first, first, second, second, third, third, bad]
    assert [row["verdict"] for row in rows] == ["no", "yes"] * 3 + ["error"]
    assert rows[0]["lacking"] == "spirv.capability Int64"
    assert int(rows[0]["checked_ops"]) > 0
    assert result.code == 1


def test_csv_of_devices(i64: str) -> None:
    result = run("check", i64, "--devices", "--format", "csv")
    rows = list(csv.DictReader(result.out.splitlines()))
    assert [row["target"] for row in rows] == [info.name for info in devices()]
    form = run("check", i64, "--devices", "--format", "json").json
    assert [row["verdict"] in ("yes", "on condition") for row in rows] == [d["ok"] for d in form["devices"]]
    assert {bool(row["lacking"]) for row in rows if row["verdict"] == "no"} == {True}


def test_deduce_counts_devices(i64: str) -> None:
    """The devices are counted, not listed."""
    names = admitting(i64)
    total = len(devices())
    result = run("deduce", i64)
    assert result.code == 0
    known, counted = result.out.splitlines()[-2:]
    assert not {info.name for info in devices()} & set(known.replace(",", "").split())
    assert counted == (
        f"  available on {len(names)} of {total} devices; {total - len(names)} lack spirv.capability Int64"
    )
    form = run("deduce", i64, "--format", "json").json
    schemas = Path(next(iter(av.__path__))) / "schemas"
    jsonschema.validate(form, json.loads((schemas / "deduce.schema.json").read_text()))
    assert [each["target"] for each in form["devices"] if each["ok"]] == names
    assert set(names) <= set(form["known_targets"])


RSQRT = """\
func.func @f(%x: vector<8xf32>) -> vector<8xf32> {
  %y = x86vector.avx.rsqrt %x : vector<8xf32>
  return %y : vector<8xf32>
}
"""


@pytest.fixture
def rsqrt(tmp_path: Path) -> str:
    """A module for CPUs with AVX."""
    (file := tmp_path / "rsqrt.mlir").write_text(RSQRT)
    return str(file)


def test_cpus_are_counted_as_devices_are(rsqrt: str) -> None:
    """CPUs are counted as devices are; a device has no say about an op of a CPU."""
    with ir.Context():
        module = ir.Module.parse(RSQRT)
        cpus = known_cpus()
        admitting = [info.name for info in cpus if av.check(module, info).ok]
    assert {"znver4", "x86-64-v3"} <= set(admitting)
    assert not {"x86-64-v2", "neoverse-v2", "rv64gcv"} & set(admitting)
    text = run("check", rsqrt, "--cpus")
    assert text.code == 1
    assert text.out.startswith(f"{rsqrt}: available on {len(admitting)} of {len(cpus)} CPUs\n")
    assert "\n  lacking cpu.x86_feature avx: " in text.out
    result = run("check", rsqrt, "--cpus", "--format", "json")
    schemas = Path(next(iter(av.__path__))) / "schemas"
    jsonschema.validate(result.json, json.loads((schemas / "check.schema.json").read_text()))
    assert [each["target"] for each in result.json["cpus"]] == [info.name for info in cpus]
    assert [each["target"] for each in result.json["cpus"] if each["ok"]] == admitting


def test_a_cpu_lacks_features_of_its_own_architecture_only(tmp_path: Path) -> None:
    """x86 CPUs can't have an alternative of AArch64's and RISC-V's features, so it isn't what they lack."""
    (file := tmp_path / "scalable.mlir").write_text(
        "llvm.func @f(%a: vector<[4]xf32>) -> vector<[4]xf32> {\nllvm.return %a : vector<[4]xf32>\n}"
    )
    out = run("check", file, "--cpus").out
    with ir.Context():
        x86 = [info.name for info in av.known_targets(family="x86")]
    assert f"\n  of another architecture: {x86[0]}, " in out
    assert "\n  lacking cpu.aarch64_feature sve: " in out
    assert "\n  lacking cpu.riscv_feature zve32f: " in out
    assert " or " not in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--cpus", "--devices"), "--devices and --cpus each count their targets: give only one of them"),
        (("--cpus", "--format", "github"), "has none for a count of CPUs"),
    ],
)
def test_cpus_are_not_counted_with(rsqrt: str, arguments: tuple[str, ...], said: str) -> None:
    result = run("check", rsqrt, *arguments)
    assert result.code == 2
    assert said in result.err


def test_a_module_without_code_for_cpus_has_no_verdict_on_them(i32: str) -> None:
    result = run("check", i32, "--cpus")
    assert result.code == 2
    assert "no verdict on" in result.out
    assert "CPUs" in result.out
