# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The smallest target: that it is enough, that it is the smallest, and that spirv-val agrees."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import jsonschema
import mlir.availability as av
import pytest
from collected_modules import spirv_modules
from command_line import run, schema
from debian_12 import NEEDS_DEBIAN_12
from messages import says
from mlir import ir
from mlir.passmanager import PassManager
from targets.corrections import extension_minors
from upstream_oracle import capability_needs, corpus_files

ROOT = Path(__file__).resolve().parents[2]

FILES = corpus_files()
over_corpus = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])


def spirv_module(body: str) -> str:
    """A module with one function, of an argument %x."""
    kind = "f16" if "f16" in body else "f32"
    entry = "attributes {spirv.entry_point_abi = #spirv.entry_point_abi<>}"
    function = f'spirv.func @f(%x: {kind}) "None" {entry} {{\n{body}\n    spirv.Return\n  }}'
    return f"spirv.module Logical GLSL450 {{\n  {function}\n}}"


def deduce(text: str, context: ir.Context) -> str:
    return str(av.deduce(ir.Module.parse(text, context)))


# ===-----------------------------------------------------------------------------------------------===
# What it is
# ===-----------------------------------------------------------------------------------------------===

# What is in a function of a GLSL450 module, which needs Shader, and the target of the module.
TARGETS = {
    "nothing": ("", "#spirv.vce<v1.0, [Shader], []>"),
    "type": ("%0 = spirv.FAdd %x, %x : f16", "#spirv.vce<v1.0, [Shader, Float16], []>"),
    # The op needs one of three capabilities, its group operation one of three: Arithmetic is both. It
    # implies GroupNonUniform, which isn't listed.
    "alternatives": (
        "%0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %x : f32 -> f32",
        "#spirv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>",
    ),
    "version": (
        "%0 = spirv.GroupNonUniformElect <Subgroup> : i1",
        "#spirv.vce<v1.3, [Shader, GroupNonUniform], []>",
    ),
    # The storage class needs an extension that SPIR-V 1.3 took in: before that it is listed, ...
    "extension": (
        "%0 = spirv.Undef : !spirv.ptr<f32, StorageBuffer>",
        "#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>",
    ),
    # ... from then on it isn't.
    "extension in the version": (
        "%0 = spirv.Undef : !spirv.ptr<f32, StorageBuffer>\n%1 = spirv.GroupNonUniformElect <Subgroup> : i1",
        "#spirv.vce<v1.3, [Shader, GroupNonUniform], []>",
    ),
}


@pytest.mark.parametrize("name", TARGETS)
def test_deduce_finds_the_smallest_target(name: str, context: ir.Context) -> None:
    body, target = TARGETS[name]
    assert deduce(spirv_module(body), context) == target


def test_the_deduced_target_is_the_same_each_time() -> None:
    text = (ROOT / "test" / "corpus" / "spirv" / "group_non_uniform.mlir").read_text()
    assert len({deduce(text, ir.Context()) for _ in range(5)}) == 1


def test_capability_raises_the_version(context: ir.Context) -> None:
    """No op with such a type asks for a version. The extension that brings the capability does."""
    text = """func.func @f(%m: !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>) {
      %0 = spirv.FNegate %m : !spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>
      return
    }"""
    assert deduce(text, context) == (
        "#spirv.vce<v1.3, [VulkanMemoryModel, CooperativeMatrixKHR], "
        "[SPV_KHR_vulkan_memory_model, SPV_KHR_cooperative_matrix]>"
    )


def test_a_part_of_a_module_is_deduced_alone(context: ir.Context) -> None:
    module = ir.Module.parse(spirv_module("%0 = spirv.FAdd %x, %x : f16"), context)
    function = module.body.operations[0].regions[0].blocks[0].operations[0]
    inner = function.regions[0].blocks[0].operations
    assert str(av.deduce(inner[0])) == "#spirv.vce<v1.0, [Float16], []>"
    assert str(av.deduce(inner[1])) == "#spirv.vce<v1.0, [], []>"


def test_an_empty_module_has_no_target(context: ir.Context) -> None:
    """Unless a dialect is named: then it is the least one of that."""
    module = ir.Module.parse("", context)
    with pytest.raises(av.UnknownError, match="there is no operation in it: nothing was judged"):
        av.deduce(module)
    assert str(av.deduce(module, "spirv")) == "#spirv.vce<v1.0, [], []>"


# ===-----------------------------------------------------------------------------------------------===
# What is wrong
# ===-----------------------------------------------------------------------------------------------===


def test_deduce_names_an_unknown_op(context: ir.Context) -> None:
    context.allow_unregistered_dialects = True
    with pytest.raises(ValueError, match=says("-:2:3: 'spirv.Bogus'", "not an op of its dialect")):
        deduce('spirv.module Logical GLSL450 {\n  "spirv.Bogus"() : () -> ()\n}', context)


@pytest.mark.parametrize("dialect", [1, b"spirv"])
def test_dialect_is_no_string(dialect: object, context: ir.Context) -> None:
    with pytest.raises(TypeError, match="a dialect is named by a str"):
        av.deduce(ir.Module.parse("", context), dialect)  # type: ignore[arg-type]


NO_DIALECT = "dialect '{}' has no availability data; "


@pytest.mark.parametrize(
    ("dialect", "near"),
    [
        ("sprv", "did you mean 'spirv'?"),
        ("arith", "dialects with availability data are: "),
        ("", "dialects with availability data are: "),
    ],
)
def test_an_unknown_dialect_gets_a_suggestion(
    dialect: str, near: str, context: ir.Context, tmp_path: Path
) -> None:
    message = NO_DIALECT.format(dialect) + near
    with pytest.raises(ValueError, match=f"^{re.escape(message)}"):
        av.deduce(ir.Module.parse("", context), dialect)
    file = tmp_path / "empty.mlir"
    file.write_text("module {}")
    result = run("deduce", file, "--dialect", dialect)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"--dialect: error: {message}")


def test_dialect_of_declared_dimensions(context: ir.Context) -> None:
    dimension = av.Dimension("toy.level", ["low", "high"])
    context.allow_unregistered_dialects = True
    av.attach(context, "toy.op", [(dimension, "high")])
    module = ir.Module.parse('"toy.op"() : () -> ()', context)
    assert str(av.deduce(module, "toy")) == str(av.deduce(module))


def test_the_command_refuses_where_nothing_was_judged(tmp_path: Path) -> None:
    file = tmp_path / "half.mlir"
    file.write_text("func.func @f() { return }")
    result = run("deduce", file)
    assert (result.code, result.out) == (2, "")
    remedy = f"mlir-availability targets --for {file}\n"
    assert re.match(says(f"{file}:1:1: error: ", "nothing was judged", "func.func @f()", remedy), result.err)
    assert run("deduce", file, "--allow-unchecked").out.startswith(f"{file}: #availability.target<>\n")
    # Here an op was judged, although it doesn't need anything of the requested dialect.
    file.write_text("spirv.module Logical GLSL450 {}")
    assert run("deduce", file, "--dialect", "tosa").code == 0


def test_deduce_of_no_operation_is_a_type_error() -> None:
    with pytest.raises(TypeError, match=r"expected an mlir.ir.Module, .* not str"):
        av.deduce("module {}")  # type: ignore[arg-type]


# ===-----------------------------------------------------------------------------------------------===
# What modules state
# ===-----------------------------------------------------------------------------------------------===

STATED = """\
spirv.module Logical GLSL450 requires #spirv.vce<{triple}> {{
  spirv.func @main() "None" {{
    %0 = spirv.Variable : !spirv.ptr<{kind}, Function>
    spirv.Return
  }}
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 8, 1, 1
}}
"""
# The statement of a module with a value of a type, its smallest target (none if the statement is too small),
# and the statement that it could make.
STATEMENTS = {
    "more": ("v1.3, [Shader], []", "f32", "v1.3, [Shader], []", "v1.0, [Shader], []"),
    "as much": ("v1.0, [Shader], []", "f32", "v1.0, [Shader], []", "v1.0, [Shader], []"),
    "less": ("v1.3, [Shader], []", "f16", None, "v1.0, [Shader, Float16], []"),
    "nothing": ("v1.0, [], []", "f32", None, "v1.0, [Shader], []"),
    "what is implied": ("v1.0, [Shader, Matrix], []", "f32", "v1.0, [Shader], []", "v1.0, [Shader], []"),
    "a capability": ("v1.0, [Shader, Int64], []", "f32", "v1.0, [Shader, Int64], []", "v1.0, [Shader], []"),
    "an extension": (
        "v1.0, [Shader], [SPV_KHR_16bit_storage]",
        "f32",
        "v1.0, [Shader], [SPV_KHR_16bit_storage]",
        "v1.0, [Shader], []",
    ),
    # A module that may store narrow numbers states more than its triple tells.
    "a later version beside narrow numbers": (
        "v1.5, [Shader, Float16, StorageBuffer16BitAccess], []",
        "f16",
        "v1.5, [Shader, Float16, StorageBuffer16BitAccess], []",
        "v1.0, [Shader, Float16], []",
    ),
}


def admitting(module: ir.Module) -> list[str]:
    """The known targets that admit a module, says check."""
    return [info.name for info in av.known_targets(module.context) if av.check(module, info.attribute)]


@pytest.mark.parametrize("name", STATEMENTS)
def test_what_a_module_states_is_enough_for_its_contents(name: str, tmp_path: Path) -> None:
    triple, kind, target, minimal = STATEMENTS[name]
    text = STATED.format(triple=triple, kind=kind)
    module = ir.Module.parse(text, ir.Context())
    binary = tmp_path / "a.spv"
    binary.write_bytes(av.spirv.serialize(module))
    file = tmp_path / "a.mlir"
    file.write_text(text)
    assert str(av.deduce(module, ignore_stated=True)) == f"#spirv.vce<{minimal}>"
    for path in (file, binary):
        result = run("deduce", path, "--format", "json")
        if target is None:
            assert result.code == 1
            assert result.json.keys() == {"schema_version", "file", "error"}
            why = "so that no target admits it" if path == file else "the module must declare OpCapability "
            assert why in result.json["error"]
            assert why in result.err
            assert f"it could state #spirv.vce<{minimal}>" in result.err
        else:
            assert result.json["target"] == f"#spirv.vce<{target}>"
            assert result.json["minimal_triple"] == f"#spirv.vce<{minimal}>"
            assert result.json["known_targets"] == admitting(module)
    if target is None:
        assert admitting(module) == []
    else:
        assert str(av.deduce(module)) == f"#spirv.vce<{target}>"
        assert av.check(module, av.deduce(module)).ok
        for part, smaller in without_one(av.deduce(module)):
            assert not av.check(module, smaller).ok, part
    # Once the least is stated, both are the same.
    (shader,) = module.body.operations
    shader.attributes["vce_triple"] = av.deduce(module, ignore_stated=True)
    assert str(av.deduce(module)) == f"#spirv.vce<{minimal}>"
    assert av.check(module, av.deduce(module)).ok


@pytest.mark.parametrize("text", ["", "module {}", "module { module {} }"])
def test_no_target_admits_nothing(text: str) -> None:
    assert admitting(ir.Module.parse(text, ir.Context())) == []


# ===-----------------------------------------------------------------------------------------------===
# Over the corpus
# ===-----------------------------------------------------------------------------------------------===


def parts_of(path: Path) -> Iterator[ir.Operation]:
    """A file of the corpus, the functions and modules in it, and the modules in its functions."""
    module = ir.Module.parse(path.read_text(), ir.Context())
    yield module.operation
    for op in module.body.operations:
        yield op.operation
        if op.operation.name == "func.func":
            body = op.regions[0].blocks[0].operations
            yield from (nested.operation for nested in body if nested.operation.name == "spirv.module")


TRIPLE = re.compile(r"#spirv\.vce<(v1\.\d), \[(.*?)\], \[(.*?)\]>")


def split_triple(target: ir.Attribute) -> tuple[str, list[str], list[str]]:
    match = TRIPLE.fullmatch(str(target))
    assert match is not None, target
    version, capabilities, extensions = match.groups()
    return version, [c for c in capabilities.split(", ") if c], [e for e in extensions.split(", ") if e]


def without_one(target: ir.Attribute) -> Iterator[tuple[str, ir.Attribute]]:
    """Yields a triple without each of its capabilities and extensions, and with the previous version."""
    version, capabilities, extensions = split_triple(target)
    smaller = {
        name: (version, [c for c in capabilities if c != name], [e for e in extensions if e != name])
        for name in capabilities + extensions
    }
    if version > "v1.0":
        smaller[version] = (f"v1.{int(version[-1]) - 1}", capabilities, extensions)
    for name, (least, some_capabilities, some_extensions) in smaller.items():
        text = f"#spirv.vce<{least}, [{', '.join(some_capabilities)}], [{', '.join(some_extensions)}]>"
        yield name, ir.Attribute.parse(text, target.context)


def needed_for_declaration(name: str, target: ir.Attribute) -> bool:
    """Whether a version or extension is needed only to declare something else."""
    _, capabilities, extensions = split_triple(target)
    return any(name in capability_needs()[capability] for capability in capabilities) or any(
        f"v1.{extension_minors().get(extension)}" == name for extension in extensions
    )


# The ops of these files can't be had together.
CONTRADICTIONS = {
    # The capability needs an extension, and that SPIR-V 1.4.
    "atomic": "'spirv.AtomicCompareExchangeWeak' needs SPIR-V v1.3 or earlier (the op itself), but "
    "'spirv.AtomicAnd' needs capability RayTracingKHR (attribute 'memory_scope' (ShaderCallKHR))",
    "decoration": "'spirv.func' needs SPIR-V v1.4 or later (attribute 'spirv.decoration' (UniformId)), but "
    "'spirv.func' needs SPIR-V v1.3 or earlier (attribute 'spirv.decoration' (BufferBlock))",
}


@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_deduce_names_two_ops_that_no_target_admits(name: str, context: ir.Context) -> None:
    path = ROOT / "test" / "corpus" / "spirv" / f"{name}.mlir"
    with pytest.raises(ValueError, match=re.escape(f"no target offers both: {CONTRADICTIONS[name]}")):
        deduce(path.read_text(), context)


@over_corpus
def test_the_deduced_target_admits_and_less_does_not(path: Path) -> None:
    """With the deduced target there is no violation; with less, there is one."""
    for op in parts_of(path):
        try:
            target = av.deduce(op, ignore_stated=True)
        except ValueError:
            if path.stem in CONTRADICTIONS:
                continue
            raise
        # The target is deduced for the modules' own statements.
        for module in spirv_modules(op):
            if "vce_triple" in module.attributes:
                del module.attributes["vce_triple"]
        assert av.check(op, target).ok, op.name
        for name, smaller in without_one(target):
            enough = av.check(op, smaller).ok and not needed_for_declaration(name, target)
            assert not enough, f"{op.name}: {target} without {name}"


# ===-----------------------------------------------------------------------------------------------===
# spirv-val
# ===-----------------------------------------------------------------------------------------------===

# spirv-val 2023.1's errors about modules of the corpus that don't concern their target, and the reason.
OTHER_COMPLAINTS = {
    "Invalid capability operand": "newer than this spirv-val",
    "Signedness in OpTypeInt must always be 0 when Kernel capability": "Vector16 is for kernels",
    "must only be specified if the VulkanKHR memory model is used": "the corpus mixes memory models",
    "End of input reached while decoding": "upstream writes too few operands",
    "PhysicalStorageBuffer must not be used with OpVariable": "the corpus has every storage class",
    "must be a constant for WorkgroupSize": "the corpus has every built-in as a variable",
    "Geometry execution model entry points must specify exactly one of": "entry points without modes",
}


def as_module(op: ir.Operation) -> str:
    """Returns a function of the corpus as a `spirv.module`, or a module unchanged."""
    text = str(op)
    if op.name == "spirv.module":
        return text
    text = re.sub(r"^func\.func (@\w+)\((.*)\) \{$", r'spirv.func \1(\2) "None" {', text, count=1, flags=re.M)
    return (
        "spirv.module Logical GLSL450 {\n" + re.sub(r"^  return$", "  spirv.Return", text, flags=re.M) + "\n}"
    )


def binaries_of(path: Path) -> Iterator[tuple[ir.Attribute, bytes]]:
    """The parts of a file that can be written as SPIR-V, with their deduced targets."""
    for op in parts_of(path):
        try:
            module = ir.Module.parse(as_module(op), op.context)
            (spirv,) = (each.operation for each in module.body.operations)
            target = av.deduce(spirv, ignore_stated=True)
            spirv.attributes["vce_triple"] = target
            yield target, av.spirv.serialize(module)
        except (ir.MLIRError, ValueError):  # type: ignore[attr-defined]
            continue  # The corpus has much that is beyond `spirv.func` and upstream's serializer.


@NEEDS_DEBIAN_12
def test_spirv_val_accepts() -> None:
    """spirv-val agrees that the version, the capabilities and the extensions are enough."""
    accepted, complaints = 0, set()
    for path in FILES:
        for target, binary in binaries_of(path):
            version, _, _ = split_triple(target)
            command = ["spirv-val", "--target-env", f"spv{version[1:]}", "-"]
            done = subprocess.run(command, input=binary, capture_output=True)
            said = done.stdout.decode() + done.stderr.decode()
            reasons = {complaint for complaint in OTHER_COMPLAINTS if complaint in said}
            assert done.returncode == 0 or reasons, f"{path.stem}: {target}: {said}"
            accepted += done.returncode == 0
            complaints |= reasons
    assert accepted >= 45
    assert complaints == set(OTHER_COMPLAINTS)


# ===-----------------------------------------------------------------------------------------------===
# The command line
# ===-----------------------------------------------------------------------------------------------===

SUM = """\
spirv.module Logical GLSL450 {
  spirv.func @sum(%x: f32) -> f32 "None" {
    %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %x : f32 -> f32
    spirv.ReturnValue %0 : f32
  }
  spirv.func @main() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}
"""


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files in the current directory, so that messages have short names."""
    monkeypatch.chdir(tmp_path)
    Path("sum.mlir").write_text(SUM)
    Path("empty.mlir").write_text("module {}\n")
    Path("bogus.mlir").write_text('spirv.module Logical GLSL450 {\n  "spirv.Bogus"() : () -> ()\n}\n')
    Path("atomic.mlir").write_text((ROOT / "test" / "corpus" / "spirv" / "atomic.mlir").read_text())
    return tmp_path


# The known targets that have GroupNonUniformArithmetic, devices aside, and some devices that have it.
ADMITTING = (
    *(f"spirv1.{minor}" for minor in range(3, 7)),
    "VP_ANDROID_15_requirements",
    "VP_ANDROID_16_requirements",
    "VP_KHR_roadmap_2022",
    "VP_KHR_roadmap_2024",
    "VP_KHR_roadmap_2026",
    "VP_LUNARG_desktop_baseline_2024",
)
DEVICES = {"lavapipe", "nvidia-rtx-5080", "amd-rx-6600", "intel-arc-a770", "apple-m1"}


def test_the_command_prints_the_target_and_who_admits_it(files: Path) -> None:
    result = run("deduce", "sum.mlir")
    assert (result.code, result.err) == (0, "")
    # No Vulkan version guarantees the capability, some profiles and devices have it.
    head, admitting, devices = result.out.splitlines()
    assert head == "sum.mlir: #spirv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>"
    assert admitting.endswith(", ".join(ADMITTING[-2:]))
    assert re.match(r"  available on \d+ of \d+ devices; \d+ lack spirv\.capability GroupNonUniform", devices)
    empty = run("deduce", "empty.mlir")
    assert (empty.code, empty.out) == (2, "")
    assert empty.err.startswith("empty.mlir:1:1: error: there is no operation in it: nothing was judged\n")
    assert empty.err.endswith("\n  there is no operation in it\n")


def test_the_command_writes_json(files: Path) -> None:
    result = run("deduce", "sum.mlir", "--format", "json")
    jsonschema.validate(result.json, schema("deduce"))
    fields = ["schema_version", "file", "target", "minimal_triple", "known_targets", "devices"]
    assert list(result.json) == fields
    known = result.json["known_targets"]
    families = {info.name: info.family for info in av.known_targets(ir.Context())}
    assert tuple(name for name in known if families[name] != f"vulkan:{name}") == ADMITTING
    assert set(known) >= DEVICES
    triple = "#spirv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>"
    assert (result.json["target"], result.json["minimal_triple"]) == (triple, triple)


def test_the_command_lists_the_known_targets_that_admit(files: Path) -> None:
    """The named targets are those that `check` accepts."""
    known = run("deduce", "sum.mlir", "--format", "json").json["known_targets"]
    targets = [info for info in av.known_targets(ir.Context()) if info.family in ("spirv", "vulkan")]
    for info in targets:
        assert run("check", "sum.mlir", "--target", info.name).code == (0 if info.name in known else 1)


def test_the_command_takes_a_dialect(files: Path) -> None:
    result = run("deduce", "empty.mlir", "--dialect", "spirv", "--format", "json")
    assert result.json["target"] == "#spirv.vce<v1.0, [], []>"


def test_the_command_shows_both_ops_that_no_target_admits(files: Path) -> None:
    """No target is exit code 1: the error shows one op, the note the other. Other files don't suffer."""
    result = run("deduce", "atomic.mlir", "sum.mlir", "--format", "json")
    assert result.code == 1
    refused, found = map(json.loads, result.out.splitlines())
    assert (refused["file"], found["file"]) == ("atomic.mlir", "sum.mlir")
    assert "no target offers both" in refused["error"]
    error, _, note = result.err.partition("note: the other op is here\n")
    assert re.match(
        r"atomic.mlir:\d+:\d+: error: no target offers both: 'spirv.AtomicCompareExchangeWeak'", error
    )
    assert "spirv.AtomicAnd" in note


def test_the_command_names_an_unknown_op(files: Path) -> None:
    result = run("deduce", "bogus.mlir")
    assert (result.code, result.out) == (1, "")
    assert result.err.startswith("bogus.mlir:2:3: error: 'spirv.Bogus' is not an op of its dialect")


def test_the_command_names_an_unusable_file(files: Path) -> None:
    result = run("deduce", "missing.mlir")
    assert (result.code, result.err) == (2, "missing.mlir: error: no such file or directory\n")


# Something is known, and something isn't.
UNKNOWN = """\
llvm.func @f(%d: i64) attributes {nvvm.kernel} {
  nvvm.cluster.arrive
  "foo.a"() : () -> ()
  "foo.a"() {x = #foo<x>} : () -> ()
  llvm.return
}
"""


def test_what_is_unknown_does_not_silence_what_is_known(context: ir.Context) -> None:
    context.allow_unregistered_dialects = True
    module = ir.Module.parse(UNKNOWN)
    with pytest.raises(av.UnknownError) as caught:
        av.deduce(module)
    error = caught.value
    assert [each.location for each in error.unknown] == ["-:3:3", "-:4:3"]
    assert error.unknown_ops == 2
    assert error.at_least == av.deduce(module, allow_unchecked=True)
    head, first, *_ = str(error).splitlines()
    assert head == f"at least {error.at_least}, and 2 ops are unknown:"
    assert "sm_90" in head
    assert first.startswith("  -:3:3: the requirements of 'foo.a' are unknown")
    assert isinstance(error, (av.Error, ValueError))


def test_all_places_that_are_unknown_are_kept(context: ir.Context) -> None:
    context.allow_unregistered_dialects = True
    module = ir.Module.parse("\n".join(['"foo.a"() : () -> ()'] * 1000))
    text = r"^1,000 ops are unknown:\n(.*\n){10}  \.\.\. and 990 more$"
    with pytest.raises(av.UnknownError, match=text) as caught:
        av.deduce(module)
    assert [each.location for each in caught.value.unknown] == [f"-:{line}:1" for line in range(1, 1001)]
    assert caught.value.at_least is None


def test_nothing_judged_is_unknown(context: ir.Context) -> None:
    with pytest.raises(av.UnknownError, match="nothing was judged") as caught:
        av.deduce(ir.Module.parse("func.func private @f()"))
    assert (caught.value.unknown, caught.value.at_least) == ((), None)


def test_the_command_prints_the_target_of_what_is_known(tmp_path: Path) -> None:
    (path := tmp_path / "unknown.mlir").write_text(UNKNOWN)
    text = run("deduce", path)
    assert text.code == 2
    assert re.match(rf"{path}: at least #.*sm_90.*, and 2 ops are unknown\n", text.out)
    assert text.err.startswith(f"{path}:3:3: error: the requirements of 'foo.a' are unknown")
    form = run("deduce", path, "--format", "json")
    jsonschema.validate(form.json, schema("deduce"))
    assert form.code == 2
    assert form.json["target"] is None
    assert "sm_90" in form.json["at_least"]
    assert [each["location"] for each in form.json["unknown"]] == [f"{path}:{line}:3" for line in (3, 4)]


def test_known_targets_for_are_those_that_check_admits(context: ir.Context) -> None:
    module = ir.Module.parse(spirv_module(*TARGETS["version"][:1]))
    found = av.known_targets_for(module)
    known = av.known_targets(family="vulkan")
    assert [info for info in known if info in found] == [info for info in known if av.check(module, info)]
    assert {"vulkan1.1", "lavapipe"} <= {info.name for info in found}
    with pytest.raises(TypeError, match="expected an"):
        av.known_targets_for("text")  # type: ignore[arg-type]


# ===-----------------------------------------------------------------------------------------------===
# The pass
# ===-----------------------------------------------------------------------------------------------===


@over_corpus
def test_pass_writes_what_the_function_returns(path: Path, context: ir.Context) -> None:
    module = ir.Module.parse(path.read_text(), context)
    holders = spirv_modules(module.operation)
    name = "vce_triple" if holders else "availability.target"
    holders = holders or [module.operation]
    deduce_pass = PassManager.parse("builtin.module(availability-deduce)", context)
    try:
        wanted = [av.deduce(op, ignore_stated=True) for op in holders]
    except ValueError as error:
        problem = str(error)
    else:
        deduce_pass.run(module.operation)
        assert [op.attributes[name] for op in holders] == wanted
        return
    with pytest.raises(ir.MLIRError) as raised:
        deduce_pass.run(module.operation)
    assert raised.value.error_diagnostics[0].message in problem


# A built-in variable that needs one of several capabilities: (the built-in, what is stated, what is deduced).
KEPT = {
    "the one that it states": ("PrimitiveId", "[Tessellation]", "[Tessellation]"),
    "another one that it states": ("PrimitiveId", "[Geometry]", "[Geometry]"),
    "one that what it states implies": ("Layer", "[MultiViewport]", "[Geometry]"),
    "none": ("Layer", "[Shader]", "[Geometry]"),
}


@pytest.mark.parametrize("case", KEPT)
def test_a_stated_capability_that_suffices_is_kept(case: str, context: ir.Context) -> None:
    built_in, stated, expected = KEPT[case]
    text = f"""spirv.module Logical GLSL450 requires #spirv.vce<v1.5, {stated}, []> {{
      spirv.GlobalVariable @v built_in("{built_in}") : !spirv.ptr<i32, Input>
    }}"""
    module = ir.Module.parse(text, context)
    deduced = str(av.deduce(module, ignore_stated=True))
    capabilities = set(deduced.split("[")[1].split("]")[0].split(", ")) - {"Linkage"}
    assert capabilities == set(expected.strip("[]").split(", ")), deduced
