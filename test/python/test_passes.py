# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The passes, from Python: importing mlir.availability is all that it takes."""

from __future__ import annotations

import importlib
import subprocess
import sys

import mlir.availability as av
import pytest
from mlir import ir
from mlir.passmanager import PassManager

KERNEL = """\
module {
  spirv.module @kernel Logical GLSL450 {
    spirv.func @half(%x: f16) "None" { spirv.Return }
    spirv.func @float(%x: f32) "None" { spirv.Return }
    spirv.EntryPoint "GLCompute" @main
    spirv.ExecutionMode @main "LocalSize", 1, 1, 1
    spirv.func @main() "None" { spirv.Return }
  }
}
"""
NEEDS_FLOAT16 = "spirv.func needs capability Float16; {} does not offer it"
VCE = "#spirv.vce<v1.3, [Shader, Float16], []>"


@pytest.fixture
def kernel(context: ir.Context) -> ir.Module:
    return ir.Module.parse(KERNEL)


def run(pipeline: str, module: ir.Module) -> list[ir.DiagnosticInfo]:
    """Runs a pipeline; returns the errors that it fails with, none if it succeeds."""
    manager = PassManager.parse(pipeline, context=module.context)
    try:
        manager.run(module.operation)
    except ir.MLIRError as error:
        return list(error.error_diagnostics)
    return []


def check(options: str, module: ir.Module) -> list[ir.DiagnosticInfo]:
    return run(f"builtin.module(availability-check{{{options}}})", module)


@pytest.mark.parametrize(
    "options",
    [
        "target=vulkan1.1+Float16",
        "target=vulkan1.1+all",
        "target=spirv1.0 max-violations=1",
        f"target={{{VCE}}}",
        f'target="{VCE}"',
    ],
)
def test_what_is_available_passes_unchanged(kernel: ir.Module, options: str) -> None:
    before = str(kernel)
    assert check(options, kernel) == []
    assert str(kernel) == before


GLOBAL = """
  llvm.mlir.global external @shared() {addr_space = 3 : i32} : !llvm.array<4 x f32>
  llvm.func @called()
  func.func private @known()
  llvm.func @f() {
    nvvm.barrier0
    BODY
    llvm.return
  }
"""
SYMBOLS = {
    "data": ("%0 = llvm.mlir.addressof @shared : !llvm.ptr<3>", ""),
    "a callee": ("llvm.call @called() : () -> ()", "its callee 'called'"),
    "a callee by its address": (
        "%0 = llvm.mlir.addressof @called : !llvm.ptr\n llvm.call %0() : !llvm.ptr, () -> ()",
        "its callee 'called'",
    ),
    "a function": ("%0 = func.constant @known : () -> ()", "its symbol 'known'"),
}


@pytest.mark.parametrize(("body", "expected"), SYMBOLS.values(), ids=SYMBOLS.keys())
def test_symbols_outside_of_a_pass(context: ir.Context, body: str, expected: str) -> None:
    """Those of functions may need more; where data is, needs nothing."""
    module = ir.Module.parse(GLOBAL.replace("BODY", body))
    errors = run("builtin.module(llvm.func(availability-check{target=sm_90}))", module)
    assert [expected in error.message for error in errors] == [True] * bool(expected), errors


def test_a_violation_is_an_error_with_notes(kernel: ir.Module) -> None:
    (error,) = check("target=vulkan1.1", kernel)
    assert error.message == NEEDS_FLOAT16.format("vulkan1.1")
    assert str(error.location) == 'loc("-":3:5)'
    assert [note.message for note in error.notes] == [
        "cause: type of attribute 'function_type': f16",
        "available from vulkan1.1+Float16, spirv1.0",
    ]


def test_the_passes_and_the_api_agree(kernel: ir.Module) -> None:
    report = av.check(kernel, "vulkan1.0")
    assert [error.message for error in check("target=vulkan1.0", kernel)] == [
        violation.message for violation in report.violations
    ]


def test_targets_in_the_ir_apply_without_the_option(kernel: ir.Module) -> None:
    (error,) = check("", kernel)
    assert error.message.startswith("no target to check 'builtin.module' against")
    module = kernel.body.operations[0]
    module.attributes["availability.target"] = av.target("vulkan1.1")
    (error,) = check("", kernel)
    assert error.message == NEEDS_FLOAT16.format("vulkan1.1")
    module.attributes["availability.target"] = av.target("vulkan1.1+Float16")
    assert check("", kernel) == []


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("target=vulkan1.9", "'availability-check': unknown target 'vulkan1.9'; did you mean 'vulkan1.0'"),
        (
            "target=vulkan1.1+Flaot16",
            "unknown feature, property, capability or extension 'Flaot16'; did you mean 'Float16'",
        ),
        (
            "target={#spirv.vce<v9, [], []>}",
            "'#spirv.vce<v9, [], []>' is not a target attribute: unknown version",
        ),
    ],
)
def test_a_bad_target_is_an_error(kernel: ir.Module, options: str, message: str) -> None:
    (error,) = check(options, kernel)
    assert message in error.message


def test_an_unknown_option_is_refused_when_parsing(context: ir.Context) -> None:
    with pytest.raises(ValueError, match="no such option targets"):
        PassManager.parse("builtin.module(availability-check{targets=vulkan1.1})")


def test_a_pass_manager_can_run_again_with_another_verdict(kernel: ir.Module) -> None:
    manager = PassManager.parse("builtin.module(any(availability-check{target=vulkan1.1}))")
    with pytest.raises(ir.MLIRError, match="Float16"):
        manager.run(kernel.operation)
    kernel.body.operations[0].regions[0].blocks[0].operations[0].erase()
    manager.run(kernel.operation)


def test_pipelines_print_and_parse_again(context: ir.Context) -> None:
    text = str(PassManager.parse(f'builtin.module(availability-check{{target="{VCE}"}})'))
    assert str(PassManager.parse(text)) == text


def test_the_pass_runs_on_functions_in_parallel(context: ir.Context) -> None:
    names = [f"f{i}" for i in range(64)]
    functions = "\n".join(f'spirv.func @{name}(%x: f16) "None" {{ spirv.Return }}' for name in names)
    module = ir.Module.parse(f"spirv.module Logical GLSL450 {{ {functions} }}")
    errors = run("builtin.module(spirv.module(spirv.func(availability-check{target=vulkan1.1})))", module)
    assert [error.message for error in errors] == [NEEDS_FLOAT16.format("vulkan1.1")] * len(names)
    assert all("Float16" in error.notes[1].message for error in errors)


def test_print_reports_remarks_to_handlers(kernel: ir.Module) -> None:
    remarks: list[str] = []

    def handle(diagnostic: ir.Diagnostic) -> bool:
        remarks.append(diagnostic.message)
        return True

    handler = kernel.context.attach_diagnostic_handler(handle)
    assert run("builtin.module(availability-print{output=remarks dimensions=spirv.capability})", kernel) == []
    handler.detach()
    assert remarks == [
        "spirv.module needs capability Shader because of attribute 'memory_model' (GLSL450)",
        "spirv.func needs capability Float16 because of type of attribute 'function_type': f16",
        "spirv.func needs capability Float16 because of type of argument 0: f16",
        "spirv.EntryPoint needs capability Shader because of attribute 'execution_model' (GLCompute)",
    ]


def test_importing_again_registers_nothing_twice() -> None:
    from mlir.availability import _availability
    from mlir.availability.ask import _check

    _availability.register_passes()
    first = dict(vars(_check))
    try:
        importlib.reload(_check)
    finally:
        vars(_check).update(first)  # The package has these functions already.
    with ir.Context():
        PassManager.parse("builtin.module(availability-check{target=vulkan1.1})")


def test_contexts_made_before_the_import_are_served() -> None:
    script = f"""
from mlir import ir
from mlir.passmanager import PassManager

context = ir.Context()
with context:
    module = ir.Module.parse({KERNEL!r})
    try:
        PassManager.parse("builtin.module(availability-check)")
    except ValueError as error:
        assert "does not refer to a registered pass" in str(error), error
    import mlir.availability
    manager = PassManager.parse("builtin.module(availability-check{{target=vulkan1.1}})")
    try:
        manager.run(module.operation)
    except ir.MLIRError as error:
        print(error.error_diagnostics[0].message)
"""
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == NEEDS_FLOAT16.format("vulkan1.1")
