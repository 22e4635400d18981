# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line on bad input: one clear message, exit code 2, never a traceback, a crash or a hang.

What Python callers get for bad arguments is in test_api.py, for a wrong `mlir` package in test_import.py.
"""

from __future__ import annotations

import importlib
import os
import random
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import mlir.availability as av
import pytest
from command_line import Result, run, run_process
from messages import says
from mlir import ir
from mlir.availability.files import _batch as _files
from mlir.availability.files import _read_in_worker
from mlir.availability.files.worker import _limits

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "kernels"

KERNEL = """\
spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, Linkage, GroupNonUniformArithmetic], []> {
  spirv.func @sum(%a: f32) -> f32 "None" {
    %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %a : f32 -> f32
    spirv.ReturnValue %0 : f32
  }
  spirv.func @main() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}
"""


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def bytecode() -> bytes:
    module = ir.Module.parse(KERNEL, ir.Context())
    with Path("bytecode").open("wb") as file:
        module.operation.write_bytecode(file)
    return Path("bytecode").read_bytes()


def binary() -> bytes:
    return av.spirv.serialize(ir.Module.parse(KERNEL, ir.Context()))


def refuse(name: str, data: bytes | str) -> str:
    """Checks a file of these contents, which has to be refused, and returns the message."""
    Path(name).write_bytes(data.encode() if isinstance(data, str) else data)
    return refused(run("check", name, "-t", "spirv1.3"))


def refused(result: Result) -> str:
    assert result.code == 2, result
    assert result.out == ""
    assert "Traceback" not in result.err
    assert "internal error" not in result.err
    return result.err


# Files that can't be read: a line each.


def make_unix_socket(path: str) -> None:
    with socket.socket(socket.AF_UNIX) as opened:
        opened.bind(path)


UNREADABLE: dict[str, tuple[Callable[[str], object], str]] = {
    "missing": (lambda file: None, "no such file or directory"),
    "in_a_missing_folder": (lambda file: None, "no such file or directory"),
    "empty": (lambda file: Path(file).touch(), "the file is empty"),
    "dangling_link": (lambda file: Path(file).symlink_to("nowhere"), "no such file or directory"),
    "link_to_itself": (lambda file: Path(file).symlink_to(file), "too many levels of symbolic links"),
    "socket": (make_unix_socket, "no such device or address"),
    "endless": (lambda file: Path(file).symlink_to("/dev/full"), "it is a device, not a file"),
    "read_error": (lambda file: Path(file).symlink_to("/proc/self/mem"), "input/output error"),
    "forbidden": (lambda file: os.close(os.open(file, os.O_CREAT, 0)), "permission denied"),
}


@pytest.mark.parametrize("command", ["check", "explain"])
@pytest.mark.parametrize("name", UNREADABLE)
def test_an_unreadable_file_is_named_with_the_reason(name: str, command: str) -> None:
    if name == "forbidden" and os.geteuid() == 0:
        pytest.skip("root may read everything")
    make, message = UNREADABLE[name]
    make(name)
    assert refused(run(command, name)) == f"{name}: error: {message}\n"


def test_empty_standard_input_is_an_error() -> None:
    assert refused(run_process("check", "-")) == "<stdin>: error: the file is empty\n"


def test_name_with_odd_bytes() -> None:
    """Names of files are bytes, and a terminal is not to obey them."""
    name = os.fsdecode(b"a\xff\x1b[2J\n.mlir")
    message = refused(run_process("check", name, **os.environ))
    assert message.endswith(": error: no such file or directory\n")
    assert "\x1b" not in message
    assert message.count("\n") == 1


# Text that is no MLIR: the place, the line, a caret.

MALFORMED = {
    "not MLIR at all": ("hello, world", "1:1", "custom op 'hello' is unknown"),
    "a syntax error": ("module {\n  func.func @f(%a f32)\n}", "2:18", "expected ':'"),
    "an unknown op of a known dialect": (
        "spirv.module Logical GLSL450 {\n  spirv.Frobnicate\n}",
        "2:3",
        "custom op 'spirv.Frobnicate' is unknown",
    ),
    "a dialect without custom syntax": (
        "  foo.bar",
        "1:3",
        "Dialect `foo' not found for custom op 'foo.bar'",
    ),
    "an invalid op": (
        'spirv.module Logical GLSL450 {\n spirv.func @f() "None" {\n    spirv.Kill\n    spirv.Return\n }\n}',
        "3:5",
        "'spirv.Kill' op must be the last operation in the parent block",
    ),
    "a bad type": ("func.func private @f(i99999999999)", "1:22", "invalid integer width"),
    "an open string": (
        'func.func private @f() attributes {a = "x',
        "1:42",
        "expected '\"' in string literal",
    ),
    "something cut off": (KERNEL[:150], "2:43", "expected operation name in quotes"),
}


@pytest.mark.parametrize(("text", "place", "message"), MALFORMED.values(), ids=MALFORMED)
def test_malformed_text_is_shown_with_its_line(text: str, place: str, message: str) -> None:
    error = refuse("bad.mlir", text)
    first, line, caret = error.splitlines()[:3]
    assert first.startswith(f"bad.mlir:{place}: error: {message}")
    source = text.split("\n")[int(place.split(":")[0]) - 1]
    assert line.strip() == source.strip()
    # Only the dialect's own library reads its syntax.
    assert ("--mlir-print-op-generic" in error) is ("not found for custom op" in message)
    # The caret is under the column that the place names.
    assert line[caret.index("^") :] == source[int(place.split(":")[1]) - 1 :]


def test_unknown_op_of_a_known_dialect() -> None:
    """The generic form can be parsed. No target has the op, and that is certain."""
    Path("bad.mlir").write_text('spirv.module Logical GLSL450 {\n  "spirv.Frobnicate"() : () -> ()\n}')
    result = run("check", "bad.mlir", "-t", "spirv1.3")
    assert result.code == 1
    assert result.out.startswith(
        "bad.mlir:2:3: error: spirv.Frobnicate is not an op of its dialect, so spirv1.3 can't offer it\n"
    )
    assert "available from no known target\n" in result.out
    assert "lacking" not in result.out


NO_UTF8 = {
    "a name": '"foo\\F5.bar"() : () -> ()',
    "a location": 'spirv.module Logical GLSL450 {} loc("\\F5":1:1)',
    "a name in an error": 'func.func @f() {\n  func.call @"\\F5"() : () -> ()\n  return\n}',
}


@pytest.mark.parametrize("text", NO_UTF8.values(), ids=NO_UTF8)
@pytest.mark.parametrize("command", ["check", "explain"])
def test_text_that_is_not_utf8_is_an_error(command: str, text: str) -> None:
    """MLIR's strings are bytes, Python's are text."""
    Path("bad.mlir").write_text(text)
    result = run(command, "bad.mlir", *(["-t", "vulkan1.0"] if command == "check" else []))
    assert "internal error" not in result.err
    if result.code == 2:
        assert re.match(says("bad.mlir: error: ", "not valid UTF-8"), result.err)


def test_names_that_are_not_utf8_are_an_error_of_the_report() -> None:
    """A report is text, and goes from one process to another."""
    Path("bad.mlir").write_text('"foo\\F5.bar"() : () -> ()')
    (result,) = av.check_files(["bad.mlir"], ["vulkan1.0"])
    assert result.error == "a name in it is not valid UTF-8, which MLIR's Python bindings can't read"


def test_refused_bytecode_is_the_last_file_of_its_process() -> None:
    """MLIR's reader may write beyond its memory first. The next file's result must not depend on that."""
    Path("good.mlirbc").write_bytes(bytecode())
    Path("bad.mlirbc").write_bytes(bytecode()[:-20])
    names = ["good.mlirbc", "good.mlirbc", "bad.mlirbc", "good.mlirbc"]
    results = dict(_files.run(names, "asking", lambda *_: os.getpid(), jobs=1, forks=True))
    first, second, refused_one, last = (results[index].value for index in range(4))
    assert refused_one is None
    assert first == second != last


def test_no_ir_in_messages() -> None:
    """MLIR prints the op that doesn't verify, however large it is. We don't."""
    body = "\n".join(f"%{i} = spirv.Constant {i} : i32" for i in range(10_000))
    text = f'spirv.module Logical GLSL450 {{ spirv.func @f() "None" {{\n{body}\n}} }}'
    error = refuse("large.mlir", text)
    assert len(error) < 500
    assert "empty block: expect at least a terminator" in error or "error:" in error


@pytest.mark.parametrize(("functions", "errors", "notes"), [(10, 10, 0), (14, 10, 1)])
def test_many_errors_are_cut(functions: int, errors: int, notes: int) -> None:
    invalid = '%0 = "arith.constant"() {value = 1 : i32} : () -> i64 return'
    text = "\n".join(f"func.func @f{number}() {{ {invalid} }}" for number in range(functions))
    Path("many.mlir").write_text(text)
    result = run("check", "many.mlir", "-t", "vulkan1.1")
    assert (result.code, result.err.count(" error: ")) == (2, errors)
    assert result.err.count("note: there are more errors") == notes


def test_errors_in_several_threads() -> None:
    """A verifier's thread must not wait for Python while Python waits for it: that hung 2 times of 5."""
    function = 'func.func @f() { %0 = "arith.constant"() <{value = 1 : i32}> : () -> f32 return }'
    module = f"module {{ {function} {function.replace('@f', '@g')} }}\n"
    Path("bad.mlir").write_text(module + module)
    command = [sys.executable, "-m", "mlir.availability", "check", "bad.mlir", "-t", "vulkan1.0"]
    for _ in range(8):
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert done.returncode == 2
        assert "failed to verify that all of {value, result} have same type" in done.stderr


def test_text_nested_too_deeply_is_an_error() -> None:
    """The parser recurses and exhausts the stack here: a crash in a child process."""
    error = refuse("deep.mlir", "func.func private @f() attributes {a = " + "[" * 1_000_000)
    assert re.match(r"deep\.mlir(:\d+:\d+)?: error: ", error)
    assert len(error.splitlines()[0]) < 300


def test_text_that_crashes_the_parser() -> None:
    text = 'spirv.module Logical GLSL450 { spirv.ExecutionMode @f "LocalSize", {} }'
    reason = "reading it failed: segmentation fault (SIGSEGV)"
    assert refuse("mode.mlir", text) == f"mode.mlir: error: not valid MLIR: {reason}\n"


LONG = "y" * 100_000


@pytest.mark.parametrize(
    "arguments",
    [
        ["check", "in.mlir", "-t", LONG],
        ["check", "in.mlir", "-t", f"#spirv.target_env<{LONG}"],
        ["check", "in.mlir", "-t", f"vulkan1.1+{LONG}"],
        ["check", LONG, "-t", "vulkan1.1"],
        ["check", "in.mlir", "-t", f"{LONG}.json"],
        ["check", "in.mlir", "--format", LONG],
        ["check", "in.mlir", f"--{LONG}"],
        ["deduce", "in.mlir", "--dialect", LONG],
        ["lower", "in.mlir", "-t", LONG, "-o", "out.spv"],
        ["lower", "gpu.mlir", "-t", "vulkan1.1", "-o", LONG],
        ["table", LONG],
        ["run", "in.spv", "-w", LONG],
        [LONG],
    ],
    ids=lambda arguments: " ".join(arguments).replace(LONG, "long")[:40],
)
def test_long_arguments_are_not_repeated(arguments: list[str]) -> None:
    Path("in.mlir").write_text(KERNEL)
    Path("gpu.mlir").write_text((Path(__file__).parents[2] / "examples/kernels/saxpy.mlir").read_text())
    result = run(*arguments)
    assert result.code == 2, result
    assert 0 < len(result.err) < 3000
    assert "Traceback" not in result.err


def test_long_inputs_are_not_repeated() -> None:
    for text in (f'"{LONG}"() : (', f"func.func @{LONG}() {{ {LONG} }}", f"!{LONG}"):
        assert len(refuse("in.mlir", text)) < 3000


# Binaries that are none.


def test_bytes_of_no_format_are_an_error() -> None:
    garbage = random.Random(0).randbytes(1000)
    for name in ("x", "x.mlir"):
        assert refuse(name, garbage) == (
            f"{name}: error: neither MLIR (text or bytecode), LLVM IR (text or bitcode) nor a SPIR-V binary\n"
        )
    assert refuse("x.mlir", b"module {} \0") == refuse("x.mlir", garbage)
    assert refuse("x.spv", garbage) == (
        "x.spv: error: not a valid SPIR-V module: it doesn't start with SPIR-V's magic number (0x07230203)\n"
    )
    assert refuse("x.mlirbc", garbage) == (
        "x.mlirbc: error: not valid MLIR bytecode: it doesn't start with the bytes of MLIR bytecode "
        "(4d 4c ef 52)\n"
    )


SPV = {
    "magic number only": (binary()[:4], "its size, 4 bytes, is less than that of a header"),
    "no whole words": (binary()[:-1], r"its size, \d+ bytes, is not a multiple of 4"),
    "an instruction cut off": (
        binary()[:-2] + b"\xff\x7f",
        r"the instruction at word \d+ is \d+ words long, but only \d+",
    ),
    "an instruction of no length": (binary()[:20] + bytes(4), "the instruction at word 5 has no length"),
    "an unknown instruction": (binary()[:20] + b"\xff\xff\x01\x00", "it has no OpMemoryModel"),
    "a header alone": (binary()[:20], "it has no OpMemoryModel"),
    "a version of the future": (
        binary()[:4] + b"\x00\x07\x01\x00" + binary()[8:],
        r"its version is 1\.7, but only 1\.0 to 1\.6 are known",
    ),
    "an id above all others, beside an unknown instruction": (
        binary() + b"\xff\xff\x01\x00" + b"\x05\x00\x03\x00\xff\xff\xff\xff\x00\x00\x00\x00",
        r"the instruction at word \d+, OpName, has the id 4294967295, which isn't below the bound \d+",
    ),
    "two memory models": (
        binary() + b"\x0e\x00\x03\x00\x02\x00\x00\x00\x02\x00\x00\x00",
        rf"it has an OpMemoryModel at word \d+, and another at word {len(binary()) // 4}$",
    ),
    "operands cut off": (
        binary() + b"\x05\x00\x02\x00\x01\x00\x00\x00",
        r"the instruction at word \d+, OpName, is too short for its operands",
    ),
}


@pytest.mark.parametrize(("data", "message"), SPV.values(), ids=SPV)
def test_malformed_binaries_are_an_error_in_a_line(data: bytes, message: str) -> None:
    error = refuse("bad.spv", data)
    assert error.count("\n") == 1
    assert re.match(rf"bad\.spv: error: not a valid SPIR-V module: {message}", error)


@pytest.mark.parametrize("keep", [4, 5, 20, 100, -1])
def test_truncated_bytecode_is_an_error_in_a_line(keep: int) -> None:
    error = refuse("bad.mlirbc", bytecode()[:keep])
    assert re.match(r"bad\.mlirbc: error: not valid MLIR bytecode: \w+", error)


def mutations(data: bytes, number: int, seed: int) -> list[bytes]:
    """Truncations and flipped bytes, each of its own."""
    source = random.Random(seed)
    mutated = [data[: source.randrange(1, len(data))] for _ in range(number // 2)]
    for _ in range(number - len(mutated)):
        copy = bytearray(data)
        copy[source.randrange(len(copy))] ^= 1 << source.randrange(8)
        mutated.append(bytes(copy))
    return mutated


@pytest.mark.parametrize("suffix", ["mlir", "mlirbc", "spv"])
def test_damaged_files_cost_their_own_results_only(suffix: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is still good, or gets its message: nothing crashes, hangs, or takes others with it."""
    monkeypatch.setattr(_limits, "_READING_SECONDS", 1)  # MLIR's reader reads one of them for ever.
    data = {"mlir": KERNEL.encode(), "mlirbc": bytecode(), "spv": binary()}[suffix]
    files = []
    for index, mutated in enumerate(mutations(data, 60, seed=1)):
        files.append(Path(f"{index}.{suffix}"))
        files[-1].write_bytes(mutated)
    # Some mutations are still valid, but for another version than the target's.
    for command, code in ((["check", "-t", "vulkan1.0"], 1 if suffix != "mlir" else 2), (["explain"], 2)):
        result = run(*command, *files)
        assert result.code == code
        for file in files:
            said = f"{result.out}\n{result.err}"
            assert re.search(rf"^{re.escape(str(file))}\b", said, re.MULTILINE), file
        assert "Traceback" not in result.err
        for line in result.err.splitlines():
            assert len(line) < 500


def test_deserialize_survives_what_crashes_upstream() -> None:
    """The function guards its caller, too."""
    messages = []
    with ir.Context():
        for mutated in mutations(binary(), 100, seed=2):
            try:
                assert isinstance(av.spirv.deserialize(mutated), ir.Module)
            except ValueError as error:
                messages.append(str(error))
    assert all(message.startswith("not a valid SPIR-V module: ") for message in messages)
    crashes = [message for message in messages if "reading it failed" in message]
    assert crashes, "upstream no longer crashes on any of these: is the guard still needed?"


# Crashes of any sort, wherever they come from.


def crash(*_: object, **__: object) -> NoReturn:
    os.kill(os.getpid(), signal.SIGSEGV)
    raise AssertionError


def fail(*_: object) -> NoReturn:
    raise RuntimeError("out of cheese")


def hang(*_: object, **__: object) -> NoReturn:
    while True:
        pass


CRASHES = [
    (hang, "a.mlir: error: not valid MLIR: reading it failed: exceeded the CPU-time limit (SIGPROF)\n"),
    (crash, "a.mlir: error: not valid MLIR: reading it failed: segmentation fault (SIGSEGV)\n"),
    (fail, "a.mlir: error: internal error: RuntimeError: out of cheese\n"),
]


@pytest.mark.parametrize(("how", "message"), CRASHES)
def test_crash_costs_one_file(monkeypatch: pytest.MonkeyPatch, how: object, message: str) -> None:
    """The other files get their results."""
    parse = _read_in_worker.parse_module

    def crash_on_a(data: bytes, context: ir.Context, *, name: str) -> ir.Module:
        return how() if data.startswith(b"//") else parse(data, context, name=name)  # type: ignore[operator]

    monkeypatch.setattr(_read_in_worker, "parse_module", crash_on_a)
    monkeypatch.setattr(_limits, "_READING_SECONDS", 1)
    Path("a.mlir").write_text(f"//\n{KERNEL}")
    Path("b.mlir").write_text(KERNEL)
    result = run("check", "a.mlir", "b.mlir", "-t", "spirv1.3")
    assert (result.code, result.err) == (2, message)
    assert result.out == "b.mlir: available on spirv1.3 (8 ops checked)\n"


@pytest.mark.parametrize(
    ("limit", "hangs", "message"),
    [
        ("-t 8", False, ""),  # Less than a reader may take, and enough.
        (
            "-S -t 4",
            True,
            "reading it failed: exceeded the CPU-time limit of the shell (ulimit -t) (SIGXCPU)",
        ),
        (
            "-t 4",
            True,
            "reading it failed: killed, perhaps by a limit on memory or CPU time (SIGKILL)",
        ),
    ],
)
def test_limits_of_processor_time(limit: str, hangs: bool, message: str) -> None:
    """Limits that the user has set are not the file's fault."""
    Path("a.mlir").write_text(KERNEL)
    program = f"""
import resource, sys
from mlir.availability.files import _read_in_worker
from mlir.availability.cli import main

def hang(*_, **__):
    while True:
        pass

if {hangs}:
    _read_in_worker.parse_module = hang
sys.exit(main(["check", "a.mlir", "-t", "spirv1.3"]))
"""
    shell = ["sh", "-c", f'ulimit {limit} && exec "$@"', "sh"]
    done = subprocess.run([*shell, sys.executable, "-c", program], capture_output=True, text=True)
    if message:
        assert (done.returncode, done.stdout, done.stderr) == (2, "", f"a.mlir: error: {message}\n")
    else:
        assert (done.returncode, done.stderr) == (0, "")


def test_crash_while_checking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mlir.availability.files._check_files.check_resolved", crash)
    Path("a.mlir").write_text(KERNEL)
    result = run("check", "a.mlir", "-t", "spirv1.3")
    assert result.code == 2
    assert re.match(says("a.mlir: error: internal error", "SIGSEGV"), result.err)


def test_hang_while_checking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mlir.availability.files._check_files.check_resolved", hang)
    monkeypatch.setattr(_limits, "_JUDGING_SECONDS", 1)
    Path("a.spv").write_bytes(binary())
    message = "checking it failed: exceeded the CPU-time limit (SIGPROF)"
    assert refused(run("check", "a.spv", "-t", "spirv1.3")) == f"a.spv: error: {message}\n"


# Arguments.

UNKNOWN = "unknown feature, property, capability or extension"
TARGETS = {
    "vulkan1.9": "unknown target 'vulkan1.9'; did you mean 'vulkan1.",
    "vulkan1.1+Flaot16": f"{UNKNOWN} 'Flaot16'; did you mean 'Float16'?",
    "vulkan1.1+SPV_KHR_16bit_storag": f"{UNKNOWN} 'SPV_KHR_16bit_storag'; did you mean",
    "": "unknown target ''; 'mlir-availability targets' lists the ",
    "#spirv.target_env<": "'#spirv.target_env<' is not a target attribute: unbalanced '<'",
    "#gpu<dim x>": "'#gpu<dim x>' is an attribute, but does not describe a target",
}


@pytest.mark.parametrize(
    ("target", "message"), TARGETS.items(), ids=[target or "empty" for target in TARGETS]
)
def test_an_unknown_target_is_told_once(target: str, message: str) -> None:
    """Said once, not for each file, and before any work."""
    Path("a.mlir").write_text(KERNEL)
    error = refused(run("check", "a.mlir", "a.mlir", "-t", target))
    assert error.startswith(f"--target: error: {message}")
    is_unknown = message.startswith("unknown target")
    assert error.count("\n") == (2 if is_unknown else 1)
    assert is_unknown is ("--declare FILE.json" in error)


def test_no_target_anywhere() -> None:
    error = refuse_without_target("func.func private @f()")
    assert error == (
        "a.mlir: error: no target: there is no target attribute in it; use --target "
        "('mlir-availability targets' lists the known ones)\n"
    )


def refuse_without_target(text: str) -> str:
    Path("a.mlir").write_text(text)
    return refused(run("check", "a.mlir"))


ARGUMENTS = {
    "no command": [],
    "unknown command": ["chekc", "a.mlir"],
    "no file": ["check"],
    "unknown option": ["check", "--tagret", "vulkan1.1", "a.mlir"],
    "unknown format": ["check", "--format", "xml", "a.mlir"],
    "a format of another command": ["explain", "--format", "sarif", "a.mlir"],
    "no jobs": ["check", "-j", "0", "a.mlir"],
    "jobs of another sort": ["explain", "-j", "many", "a.mlir"],
    "stdin twice": ["check", "-", "-"],
    "a file for targets": ["targets", "a.mlir"],
}


@pytest.mark.parametrize("arguments", ARGUMENTS.values(), ids=ARGUMENTS)
def test_wrong_arguments_print_the_usage(arguments: list[str]) -> None:
    error = refused(run(*arguments))
    assert error.startswith("Usage: mlir-availability")
    assert "\\x0a" not in error
    assert error.count("\n") < 25


def test_what_upstream_says_of_a_pipeline_is_one_line() -> None:
    Path("a.mlir").write_text(KERNEL)
    error = refused(run("check", "a.mlir", "-t", "vulkan1.1", "--pipeline", "builtin.module(no-pass)"))
    assert error.startswith("--pipeline: error: ")
    assert error.endswith(" can't be used: 'no-pass' does not refer to a registered pass or pass pipeline\n")


def test_a_file_without_a_schedule_is_told_where_one_may_be() -> None:
    Path("a.mlir").write_text(KERNEL)
    result = run("transform", "a.mlir")
    assert (result.code, result.out) == (1, "")
    assert result.err.startswith("a.mlir: error: could not find a nested named sequence")
    assert "--schedule names its file" in result.err


def test_garbage_of_the_parent_is_left_alone() -> None:
    """Freeing a context waits for its threads, which don't exist after a fork."""
    program = """
import gc
from mlir import ir
from mlir.availability.files.worker import _isolate

gc.disable()
functions = "\\n".join(f"func.func private @f{i}() {{ return }}" for i in range(99))
garbage = [ir.Module.parse(functions, ir.Context())]  # Verified by several threads
garbage.append(garbage)
del garbage
print(_isolate.call(lambda enter: gc.collect() >= 0).value)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == ("True\n", "")


@pytest.mark.parametrize("is_enabled", [True, False])
def test_garbage_is_collected_as_before(is_enabled: bool) -> None:
    """Only around a fork is the collector off."""
    program = f"""
import gc
from mlir.availability.files.worker import _isolate

{"pass" if is_enabled else "gc.disable()"}
_isolate.call(lambda enter: None)
print(gc.isenabled())
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == (f"{is_enabled}\n", "")


def test_an_internal_error_is_called_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not taken for a file without a target."""

    def fail(*arguments: object) -> None:
        raise ValueError("odd")

    monkeypatch.setattr(importlib.import_module("mlir.availability.cli._check"), "check_module", fail)
    Path("x.mlir").write_text("module {}")
    result = run("check", "x.mlir", "-t", "spirv1.3")
    assert result.err.strip() == "x.mlir: error: internal error: ValueError: odd"


def test_text_that_is_called_a_binary() -> None:
    Path("x.spv").write_text("hello")
    message = refused(run("check", "x.spv"))
    assert "custom op 'hello' is unknown" in message
    assert (
        "note: it is read as MLIR text: it doesn't start with SPIR-V's magic number (0x07230203)" in message
    )
