# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A failing call raises its own errors, regardless of other threads in the same context."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import mlir.availability as av
import pytest
from mlir import ir
from mlir.availability import _availability

ADDITIONS = "\n".join(f"%{i} = arith.addi %c, %c : i32" for i in range(6000))
UNDEDUCIBLE = f"%c = arith.constant 0 : i32\n{ADDITIONS}\n" + '"spirv.{0}"() : () -> ()'

Call = Callable[[], object]


@pytest.fixture(autouse=True)
def frequent_switches() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(before)


def error_of(call: Call) -> str:
    try:
        call()
    except ValueError as error:
        return str(error)
    return "no error"


def errors_of(calls: dict[str, Call], times: int) -> dict[str, Counter[str]]:
    """Calls each function in a separate thread, and returns the exceptions."""
    found: dict[str, Counter[str]] = {name: Counter() for name in calls}
    start = threading.Barrier(len(calls))

    def work(name: str) -> None:
        start.wait()
        for _ in range(times):
            found[name][error_of(calls[name])] += 1

    threads = [threading.Thread(target=work, args=(name,)) for name in calls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def test_errors_of_other_calls(context: ir.Context) -> None:
    context.allow_unregistered_dialects = True
    modules = {name: ir.Module.parse(UNDEDUCIBLE.format(name)) for name in ("Nope", "Neither")}

    def deduce(name: str) -> Call:
        return lambda: av.deduce(modules[name])

    calls = {"target": lambda: av.target("vulkan9.9", context), **{name: deduce(name) for name in modules}}
    alone = {name: error_of(call) for name, call in calls.items()}
    assert len(set(alone.values())) == 3
    assert errors_of(calls, 60) == {name: Counter({error: 60}) for name, error in alone.items()}


def test_conversions_that_overlap(context: ir.Context) -> None:
    """The one that began first fails first, while a function that the other one calls waits."""
    context.allow_unregistered_dialects = True
    i32 = ir.IntegerType.get_signless(32)
    has_begun = {name: threading.Event() for name in ("first", "second")}
    has_failed = threading.Event()
    errors: dict[str, tuple[tuple[str, str], ...]] = {}

    def rewrite(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
        """Nothing casts the result back to what its user takes."""
        name = op.operation.name.removeprefix("test.")
        has_begun[name].set()
        assert (has_begun["second"] if name == "first" else has_failed).wait(60)
        rewriter.replace_op(op, ir.Operation.create("new.op", [i32]))

    def convert(name: str) -> None:
        with context:
            text = f'%0 = "test.{name}"() : () -> f32 loc("{name}":1:1)\n"test.user"(%0) : (f32) -> ()'
            module, patterns = ir.Module.parse(text), av.RewritePatternSet()
            converter, target = av.TypeConverter(), av.ConversionTarget()
            converter.add_conversion(lambda type: i32)
            patterns.add_conversion(f"test.{name}", rewrite, converter)
            target.add_illegal_op(f"test.{name}")
            target.add_legal_dialect("new")
            try:
                av.apply_partial_conversion(module, target, patterns)
            except av.rewrite.ConversionError as error:
                errors[name] = error.errors
            has_failed.set()

    threads = [threading.Thread(target=convert, args=(name,)) for name in has_begun]
    threads[0].start()
    assert has_begun["first"].wait(60)
    threads[1].start()
    for thread in threads:
        thread.join()
    for name in has_begun:
        ((location, text),) = errors[name]
        assert location == f"{name}:1:1"
        assert text.startswith("failed to legalize unresolved materialization")


def fill(block: ir.Block, name: str, count: int) -> None:
    """Adds functions that the verifier refuses: a constant has no value."""
    for i in range(count):
        attributes = {
            "sym_name": ir.StringAttr.get(f"{name}{i}"),
            "function_type": ir.TypeAttr.get(ir.FunctionType.get([], [])),
        }
        with ir.InsertionPoint(block):
            function = ir.Operation.create("func.func", attributes=attributes, regions=1)
        with ir.InsertionPoint(function.regions[0].blocks.append()), ir.Location.file(name, i, 1):
            ir.Operation.create("arith.constant", results=[ir.F32Type.get()])


def flat(name: str) -> ir.Module:
    module = ir.Module.create(ir.Location.unknown())
    fill(module.body, name, 8)
    return module


def nested(name: str) -> ir.Module:
    module = ir.Module.create(ir.Location.unknown())
    for i in range(4):
        with ir.InsertionPoint(module.body):
            inner = ir.Operation.create("builtin.module", regions=1)
        fill(inner.regions[0].blocks.append(), f"{name}{i}", 3)
    return module


@pytest.mark.parametrize("make", [flat, nested])
def test_errors_of_threads_of_mlir_are_those_of_the_caller(
    context: ir.Context, make: Callable[[str], ir.Module], capfd: pytest.CaptureFixture[str]
) -> None:
    """The verifier visits functions on its own threads, and loses track if modules are nested."""
    modules = {name: make(name) for name in ("one", "two")}

    def verify(name: str) -> Call:
        def call() -> None:
            errors = _availability.verify(modules[name].operation)
            raise ValueError("\n".join(sorted(f"{location} {text}" for location, text, _ in errors)))

        return call

    calls = {"target": lambda: av.target("vulkan9.9", context), **{name: verify(name) for name in modules}}
    context.enable_multithreading(False)
    alone = {name: error_of(call) for name, call in calls.items()}
    assert alone["one"].count("requires attribute 'value'") == (8 if make is flat else 12)
    context.enable_multithreading(True)
    assert errors_of(calls, 50) == {name: Counter({error: 50}) for name, error in alone.items()}
    assert capfd.readouterr().err == ""


# Failing calls in a thread, and MLIR's own bindings in another one.
BESIDE_UPSTREAM = """
import faulthandler, threading
import mlir.availability as av
from mlir import ir
faulthandler.dump_traceback_later(240, exit=True)
context = ir.Context()
context.allow_unregistered_dialects = True
functions = "\\n".join(f"func.func @f{i}(%x: i32) -> i32 {{ return %x : i32 }}" for i in range(100))
sequence = 'transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly})'
with context, ir.Location.unknown():
    additions = "\\n".join(f"%{i} = arith.addi %c, %c : i32" for i in range(2000))
    failing = '"test.a"() : () -> ()\\n"spirv.Nope"() : () -> ()'
    op = ir.Module.parse(f"%c = arith.constant 0 : i32\\n{additions}\\n{failing}")
    target, patterns = av.ConversionTarget(), av.RewritePatternSet().freeze()
    target.add_illegal_op("test.a")
    script = ir.Module.parse('''module attributes {transform.with_named_sequence} { %s {
      %%0 = transform.structured.match ops{["test.a"]} in %%m : (!transform.any_op) -> !transform.any_op
      transform.apply_registered_pass "no-such-pass" to %%0 : (!transform.any_op) -> !transform.any_op
      transform.yield } }''' % sequence)
has_ended = False

def parse():
    while not has_ended:
        try:
            ir.Module.parse(functions + "func.func @g(%x: i32) -> i32 { return }", context)
        except ir.MLIRError as error:
            assert len(error.error_diagnostics) == 1

thread = threading.Thread(target=parse)
thread.start()
for i in range(20):
    try:
        CALL
    except EXPECTED as error:
        assert "TEXT" in str(error), error
    else:
        raise AssertionError
has_ended = True
thread.join()
"""


@pytest.mark.parametrize(
    ("call", "expected", "text"),
    [
        ("av.deduce(op)", "ValueError", "spirv.Nope"),
        ("av.apply_partial_conversion(op, target, patterns)", "av.rewrite.ConversionError", "test.a"),
        ("av.transform.apply(script, op)", "av.transform.TransformError", "no-such-pass"),
    ],
)
def test_beside_the_official_bindings(call: str, expected: str, text: str) -> None:
    """Their handlers wait for the GIL, and take the errors of every thread."""
    program = BESIDE_UPSTREAM.replace("CALL", call).replace("EXPECTED", expected).replace("TEXT", text)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


# As above, but with functions in nested modules, on which MLIR's bindings deadlock.
NESTED = """
import faulthandler
import mlir.availability as av
from mlir import ir
faulthandler.dump_traceback_later(240, exit=True)
with ir.Context(), ir.Location.unknown():
    size = "attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>}"
    kernel = f"gpu.func @f(%x: memref<4xf32>) kernel {size} {{ gpu.return }}"
    module = ir.Module.parse(f"gpu.module @kernels {{ {kernel} }}")
    for i in range(4):
        with ir.InsertionPoint(module.body):
            inner = ir.Operation.create("builtin.module", regions=1)
        with ir.InsertionPoint(inner.regions[0].blocks.append()):
            for _ in range(3):
                ir.Operation.create("func.func", regions=1)
    for _ in range(30):
        try:
            av.lower_to_spirv(module, "vulkan1.1")
        except av.LoweringError as error:
            assert str(error).count("requires attribute 'function_type'") == 12, error
        else:
            raise AssertionError
"""


def test_lowering_what_the_verifier_refuses() -> None:
    done = subprocess.run([sys.executable, "-c", NESTED], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
