# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels for several targets: which get the same binary, what the manifest says, and that it suffices."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import mlir.availability as av
import numpy as np
import pytest
from command_line import run, run_process
from function_cases import EXAMPLES, FUNCTION_CASES
from mlir import ir

VERSIONS = ("vulkan1.0", "vulkan1.1", "vulkan1.2", "vulkan1.3")
SCHEMA = Path(next(iter(av.__path__))) / "schemas" / "manifest.schema.json"

KINDS = {"f32": np.float32, "i8": np.int8, "i32": np.int32}


def example(name: str) -> ir.Module:
    return ir.Module.parseFile(str(EXAMPLES / f"{name}.mlir"))


# Which targets share a module, the most capable one first; and those that get none.
GROUPS = [
    ("kernels/saxpy", VERSIONS, [["vulkan1.2", "vulkan1.3"], ["vulkan1.1"], ["vulkan1.0"]], []),
    (
        "kernels/dot_i8",
        ("vulkan1.1", "vulkan1.3", "lavapipe", "nvidia-rtx-5080"),
        [["lavapipe", "nvidia-rtx-5080"], ["vulkan1.3"], ["vulkan1.1"]],
        [],
    ),
    (
        "kernels/dot4_i8",
        ("vulkan1.3", "lavapipe", "vulkan1.0"),
        [["lavapipe"], ["vulkan1.3"], ["vulkan1.0"]],
        [],
    ),
    (
        "kernels/saxpy_f16",
        ("vulkan1.3", "lavapipe", "vulkan1.0"),
        [["lavapipe"]],
        ["vulkan1.3", "vulkan1.0"],
    ),
    ("kernels/saxpy", ("vulkan1.3", "vulkan1.3"), [["vulkan1.3"]], []),
    ("functions/matmul", ("vulkan1.0", "lavapipe"), [["lavapipe"], ["vulkan1.0"]], []),
]


@pytest.mark.parametrize(("name", "targets", "groups", "refused"), GROUPS)
def test_targets_share_what_is_the_same(
    context: ir.Context, name: str, targets: tuple[str, ...], groups: list[list[str]], refused: list[str]
) -> None:
    module = example(name)
    before = str(module)
    package = av.lower_for_targets(module, targets)
    assert [list(made.targets) for made in package.modules] == groups
    assert [refusal.target for refusal in package.refusals] == refused
    assert str(module) == before
    for made in package.modules:
        binary = av.spirv.deserialize(made.binary)
        for target in targets:
            assert av.check(binary, target).ok == (target in made.admitted_by)
            if target in made.targets:
                assert made.binary == av.spirv.serialize(av.lower_to_spirv(module, target))
    for refusal in package.refusals:
        with pytest.raises(ValueError, match="can't have") as error:
            av.lower_to_spirv(module, refusal.target)
        assert str(error.value) == "\n".join(refusal.reasons)


def test_more_is_needed_of_modules_that_come_before(context: ir.Context) -> None:
    names = [info.name for info in av.known_targets() if info.family == "vulkan"]
    package = av.lower_for_targets(example("kernels/dot_i8"), [*names, "lavapipe"])
    for index, made in enumerate(package.modules):
        triple = (
            f"#spirv.vce<v{made.version}, [{', '.join(made.capabilities)}], [{', '.join(made.extensions)}]>"
        )
        for before in package.modules[:index]:
            earlier = av.spirv.deserialize(before.binary)
            assert not av.check(earlier, triple).ok


def launch(folder: Path, manifest: dict[str, Any], buffers: list[np.ndarray[Any, Any]]) -> None:
    """Uses a manifest like an application, on the first device."""
    with ir.Context():
        device = av.vulkan.device_target()
        admitted = [
            each
            for each in manifest["modules"]
            if av.check(av.spirv.deserialize((folder / each["file"]).read_bytes()), device).ok
        ]
    binary = (folder / admitted[0]["file"]).read_bytes()
    (function,) = manifest["functions"]
    described = function["arguments"] + function["temporaries"]
    for buffer in function["temporaries"]:
        buffers.append(np.full(buffer["shape"] or [1], -12345, KINDS[buffer["element_type"]]))
    for array, buffer in zip(buffers, described, strict=True):
        assert list(array.shape) == (buffer["shape"] or [1])
        assert array.dtype == KINDS[buffer["element_type"]]
    for each in function["launches"]:
        places = {(bound["set"], bound["binding"]): bound["buffer"] for bound in each["bindings"]}
        bound = {place: buffers[number] for place, number in places.items()}
        result = av.vulkan.run(binary, each["entry_point"], bound, each["workgroups"])
        for place, number in places.items():
            buffers[number] = result.buffers[place]


@pytest.mark.parametrize("name", ["conv", "prefix_sum", "sum_columns"])
def test_the_manifest_is_enough_to_launch(tmp_path: Path, lavapipe: None, name: str) -> None:
    file = EXAMPLES / "functions" / f"{name}.mlir"
    result = run("lower", file, *(f"--target={target}" for target in VERSIONS), "-o", tmp_path / "out")
    assert (result.code, result.err) == (0, "")
    manifest = json.loads((tmp_path / "out" / "manifest.json").read_text())
    jsonschema.validate(manifest, json.loads(SCHEMA.read_text()))
    case = FUNCTION_CASES[name]()
    buffers = case.buffers()
    count = len(buffers)
    launch(tmp_path / "out", manifest, buffers)
    np.testing.assert_allclose(buffers[count - 1], case.expected, case.tolerance)


def test_the_manifest_is_of_its_schema(tmp_path: Path) -> None:
    jsonschema.Draft202012Validator.check_schema(json.loads(SCHEMA.read_text()))
    file = EXAMPLES / "functions" / "scale.mlir"
    result = run("lower", file, "-t", "vulkan1.1", "-t", "vulkan1.3", "-t", "lavapipe", "-o", tmp_path)
    assert result.out == (
        f"{tmp_path}/scale-0.spv: SPIR-V 1.4, for vulkan1.3, lavapipe\n"
        f"{tmp_path}/scale-1.spv: SPIR-V 1.0, for vulkan1.1\n"
    )
    matrix, row = {"element_type": "f32", "shape": [10, 33]}, {"element_type": "f32", "shape": [33]}
    number = {"element_type": "f32", "shape": []}
    arguments = [number, matrix, row, matrix]
    entry_point = {
        "name": "scale",
        "workgroup_size": [64, 1, 1],
        "workgroups": [6, 1, 1],
        "bindings": [
            {
                "set": 0,
                "binding": index,
                **buffer,
                "size": size,
                "constant": None,
                "kind": "storage_buffer",
                "access": access,
                "image": None,
                "sampler": None,
            }
            for index, (buffer, size, access) in enumerate(
                zip(arguments, [4, 1320, 132, 1320], ["read", "read", "read", "write"], strict=True)
            )
        ],
        "push_constants": [],
        "sizes": [],
        "required_subgroup_size": None,
        "full_subgroups": False,
        "specialization_constants": [],
    }
    spirv14 = [
        {"version": "1.2", "extensions": [], "feature": "", "property": "", "value": ""},
        {
            "version": None,
            "extensions": ["VK_KHR_spirv_1_4"],
            "feature": "",
            "property": "",
            "value": "",
        },
    ]
    extension = "VK_KHR_storage_buffer_storage_class"
    storage_class = [
        {"version": "1.1", "extensions": [], "feature": "", "property": "", "value": ""},
        {"version": None, "extensions": [extension], "feature": "", "property": "", "value": ""},
    ]
    assert json.loads((tmp_path / "manifest.json").read_text()) == {
        "schema_version": 1,
        "file": str(file),
        "constants_file": None,
        "modules": [
            {
                "file": "scale-0.spv",
                "version": "1.4",
                "capabilities": ["Shader"],
                "extensions": [],
                "targets": ["vulkan1.3", "lavapipe"],
                "admitted_by": ["vulkan1.3", "lavapipe"],
                "requirements": [spirv14],
                "entry_points": [entry_point],
            },
            {
                "file": "scale-1.spv",
                "version": "1.0",
                "capabilities": ["Shader"],
                "extensions": ["SPV_KHR_storage_buffer_storage_class"],
                "targets": ["vulkan1.1"],
                "admitted_by": ["vulkan1.1", "vulkan1.3", "lavapipe"],
                "requirements": [storage_class],
                "entry_points": [entry_point],
            },
        ],
        "refused": [],
        "functions": [
            {
                "name": "scale",
                "doc": "",
                "names": None,
                "arguments": arguments,
                "temporaries": [],
                "constants": [],
                "results": [3],
                "launches": [
                    {
                        "entry_point": "scale",
                        "workgroups": [6, 1, 1],
                        "calculated_workgroups": None,
                        "bindings": [{"set": 0, "binding": i, "buffer": i} for i in range(4)],
                        "push_constants": [],
                        "specialization": [],
                    }
                ],
                "steps": None,
                "problem": "",
            }
        ],
    }


def test_refused_targets_are_in_the_manifest(tmp_path: Path) -> None:
    file = EXAMPLES / "kernels" / "saxpy_f16.mlir"
    result = run("lower", file, "-t", "vulkan1.1", "-t", "lavapipe", "-o", tmp_path)
    assert result.code == 1
    assert result.out == f"{tmp_path}/saxpy_f16-0.spv: SPIR-V 1.4, for lavapipe\n"
    assert (
        f"{file}: error: there is no module for vulkan1.1\n{file}:12:17: note: 'memref.load' has"
        in result.err
    )
    manifest = json.loads((tmp_path / "manifest.json").read_text())
    jsonschema.validate(manifest, json.loads(SCHEMA.read_text()))
    (refused,) = manifest["refused"]
    assert refused["target"] == "vulkan1.1"
    assert refused["reasons"][0].startswith(f"{file}:12:17: 'memref.load' has values of type 'memref<1xf16")


def test_a_kernel_without_a_host(tmp_path: Path) -> None:
    """The number of workgroups isn't stated. A single target gets a manifest on request."""
    file = EXAMPLES / "kernels" / "matmul.mlir"
    result = run_process(
        "lower", "-", "-t", "vulkan1.1", "--manifest", "-o", tmp_path / "a" / "b", stdin=file.read_bytes()
    )
    assert (result.code, result.err) == (0, "")
    manifest = json.loads((tmp_path / "a" / "b" / "manifest.json").read_text())
    jsonschema.validate(manifest, json.loads(SCHEMA.read_text()))
    assert (manifest["file"], manifest["functions"]) == ("<stdin>", [])
    (module,) = manifest["modules"]
    (entry_point,) = module["entry_points"]
    assert (module["file"], entry_point["workgroup_size"], entry_point["workgroups"]) == (
        "kernels-0.spv",
        [8, 8, 1],
        None,
    )


LAUNCHES = """\
module attributes {{gpu.container_module}} {{
  func.func @f(%x: memref<8xf32>, %n: index) {{
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    {body}
    return
  }}
  gpu.module @kernels {{
    gpu.func @k(%x: memref<8xf32> {{spirv.interface_var_abi = #spirv.interface_var_abi<(1, 3)>}}) kernel
        attributes {{known_block_size = array<i32: 4, 1, 1>}} {{
      %i = gpu.global_id x
      %v = memref.load %x[%i] : memref<8xf32>
      memref.store %v, %x[%i] : memref<8xf32>
      gpu.return
    }}
  }}
}}
"""
LAUNCH = """gpu.launch_func @kernels::@k blocks in (%{0}, %c1, %c1) threads in (%c1, %c1, %c1)
                args(%x : memref<8xf32>)"""
BOUND = ((1, 3, 0),)
HOSTS = [
    ([LAUNCH.format("c2")], [av.package.Launch("k", (2, 1, 1), BOUND)], (2, 1, 1)),
    (
        [LAUNCH.format("c2"), LAUNCH.format("c1")],
        [av.package.Launch("k", (2, 1, 1), BOUND), av.package.Launch("k", (1, 1, 1), BOUND)],
        None,
    ),
    (
        [LAUNCH.format("n")],
        [av.package.Launch("k", None, BOUND, calculated_workgroups=(["value", 1], 1, 1))],
        None,
    ),
    (["scf.for %i = %c1 to %n step %c1 {", LAUNCH.format("c2"), "}"], None, (2, 1, 1)),
]


@pytest.mark.parametrize(("body", "launches", "workgroups"), HOSTS)
def test_launches_of_host_functions(
    context: ir.Context,
    body: list[str],
    launches: list[av.package.Launch] | None,
    workgroups: tuple[int, int, int] | None,
) -> None:
    module = ir.Module.parse(LAUNCHES.format(body="\n".join(body)))
    package = av.lower_for_targets(module, ["vulkan1.1"])
    (function,) = package.functions
    assert function.launches == (None if launches is None else tuple(launches))
    (entry_point,) = package.modules[0].entry_points
    assert entry_point == av.package.EntryPoint(
        "k", (4, 1, 1), workgroups, (av.package.Binding(1, 3, av.package.Buffer("f32", (8,)), 32),)
    )


def test_buffers_of_words_may_be_larger(context: ir.Context) -> None:
    text = """func.func @f(%x: memref<10xi8>, %y: memref<1xi32>) {
      %c1 = arith.constant 1 : index
      %c0 = arith.constant 0 : index
      %v = memref.load %x[%c1] : memref<10xi8>
      %w = arith.extsi %v : i8 to i32
      memref.store %w, %y[%c0] : memref<1xi32>
      return
    }"""
    package = av.lower_for_targets(ir.Module.parse(text), ["vulkan1.1", "lavapipe"])
    sizes = {made.targets: made.entry_points[0].bindings[0].size for made in package.modules}
    assert sizes == {("lavapipe",): 10, ("vulkan1.1",): 12}


def test_a_kernel_that_is_elsewhere_is_not_described(context: ir.Context) -> None:
    text = LAUNCHES.format(body=LAUNCH.format("c2").replace("@kernels", "@elsewhere"))
    binary = """gpu.binary @elsewhere [#gpu.object<#nvvm.target, "">]"""
    package = av.lower_for_targets(ir.Module.parse(text.removesuffix("}\n") + binary + "}\n"), ["vulkan1.1"])
    (function,) = package.functions
    problem = "-:5:5: 'gpu.launch_func' launches a kernel that has no 'gpu.func'"
    assert function == av.package.HostFunction("f", (), (), None, problem=problem)


REFUSALS = [
    ("kernels/saxpy", [], "there is no target to lower for"),
    ("kernels/saxpy", ["vulkan1.1", "vulkan1.9"], "unknown target 'vulkan1.9'"),
    ("kernels/saxpy", ["vulkan1.1", "tosa1.0:pro_fp"], "'tosa1.0:pro_fp' is not a target of SPIR-V"),
]


@pytest.mark.parametrize(("name", "targets", "message"), REFUSALS)
def test_what_cannot_be_packaged_is_refused(
    context: ir.Context, name: str, targets: list[str], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        av.lower_for_targets(example(name), targets)


def test_nothing_to_lower_is_said_once(tmp_path: Path) -> None:
    file = tmp_path / "f.mlir"
    file.write_text("func.func @f(%x: memref<*xf32>) { return }")
    result = run("lower", file, "-t", "vulkan1.1", "-t", "vulkan1.3", "-o", tmp_path / "out")
    assert result.code == 1
    assert result.err.count("argument 0 of function 'f' has type 'memref<*xf32>'") == 1
    assert not (tmp_path / "out").exists()


def test_one_target_is_a_list_of_one(context: ir.Context) -> None:
    module = ir.Module.parse((EXAMPLES / "kernels" / "saxpy.mlir").read_text(), context)
    (known,) = (info for info in av.known_targets() if info.name == "vulkan1.1")
    for target in ("vulkan1.1", av.target("vulkan1.1", context), known, [known]):
        assert av.lower_for_targets(module, target).modules[0].targets == ("vulkan1.1",)


def test_writing_again_removes_old_modules_only(tmp_path: Path, context: ir.Context) -> None:
    """Files of the package that was there go, and others stay."""
    module = ir.Module.parse((EXAMPLES / "kernels" / "dot.mlir").read_text())
    two = av.lower_for_targets(module, ["vulkan1.0", "vulkan1.1+GroupNonUniformArithmetic"])
    one = av.lower_for_targets(module, ["vulkan1.0"])
    (tmp_path / "other.spv").write_text("")
    av.package.write(two, tmp_path)
    assert len(list(tmp_path.glob("kernels-*.spv"))) == 2
    av.package.write(one, tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == {"other.spv", "kernels-0.spv", "manifest.json"}
    assert av.package.read(tmp_path).modules[0].binary == one.modules[0].binary


def test_a_package_that_cannot_be_written_changes_no_file(tmp_path: Path, context: ir.Context) -> None:
    """Each file is the old one then."""
    module = ir.Module.parse((EXAMPLES / "kernels" / "dot.mlir").read_text())
    package = av.lower_for_targets(module, ["vulkan1.0"])
    (tmp_path / "manifest.json").mkdir()
    with pytest.raises(IsADirectoryError):
        av.package.write(package, tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["manifest.json"]


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("")
    kernel = EXAMPLES / "kernels" / "saxpy.mlir"
    result = run("lower", kernel, "-t", "vulkan1.1", "-t", "vulkan1.3", "-o", taken)
    assert (result.code, result.err) == (2, f"{taken}: error: can't be written: file exists\n")
