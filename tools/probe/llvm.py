# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM's code generators, in this process, through the C API of its shared library.

Starting a program for each probe would take three times as long. Code that can't be compiled may end the
process: see `children`.
"""

from __future__ import annotations

import ctypes
import functools
import subprocess

from llvm_release import MAJOR, tool

_ASSEMBLY = 0
_OPT_LEVEL = 2  # LLVMCodeGenLevelDefault, llc's default.
_ERROR = 0  # LLVMDSError

_pointer = ctypes.c_void_p
_text = ctypes.c_char_p
_int = ctypes.c_int
_Handler = ctypes.CFUNCTYPE(None, _pointer, _pointer)

_SIGNATURES: dict[str, tuple[object, list[object]]] = {
    "LLVMContextCreate": (_pointer, []),
    "LLVMContextDispose": (None, [_pointer]),
    "LLVMContextSetDiagnosticHandler": (None, [_pointer, _Handler, _pointer]),
    "LLVMGetDiagInfoSeverity": (_int, [_pointer]),
    "LLVMGetDiagInfoDescription": (_pointer, [_pointer]),
    "LLVMCreateMemoryBufferWithMemoryRangeCopy": (_pointer, [_text, ctypes.c_size_t, _text]),
    "LLVMParseIRInContext": (_int, [_pointer, _pointer, ctypes.POINTER(_pointer), ctypes.POINTER(_text)]),
    "LLVMVerifyModule": (_int, [_pointer, _int, ctypes.POINTER(_text)]),
    "LLVMDisposeModule": (None, [_pointer]),
    "LLVMGetTargetFromTriple": (_int, [_text, ctypes.POINTER(_pointer), ctypes.POINTER(_text)]),
    "LLVMCreateTargetMachine": (_pointer, [_pointer, _text, _text, _text, _int, _int, _int]),
    "LLVMDisposeTargetMachine": (None, [_pointer]),
    "LLVMCreateTargetDataLayout": (_pointer, [_pointer]),
    "LLVMDisposeTargetData": (None, [_pointer]),
    "LLVMPointerSizeForAS": (_int, [_pointer, _int]),
    "LLVMSetTarget": (None, [_pointer, _text]),
    "LLVMSetModuleDataLayout": (None, [_pointer, _pointer]),
    "LLVMTargetMachineEmitToMemoryBuffer": (
        _int,
        [_pointer, _pointer, _int, ctypes.POINTER(_text), ctypes.POINTER(_pointer)],
    ),
    "LLVMGetBufferStart": (_pointer, [_pointer]),
    "LLVMGetBufferSize": (ctypes.c_size_t, [_pointer]),
    "LLVMDisposeMemoryBuffer": (None, [_pointer]),
}


class CompileError(Exception):
    """The code generator rejected the code; the text says why."""


@functools.cache
def _library() -> ctypes.CDLL:
    directory = subprocess.run(
        [tool("llvm-config"), "--libdir"], check=True, capture_output=True, text=True
    ).stdout.strip()
    library = ctypes.CDLL(f"{directory}/libLLVM-{MAJOR}.so")
    for name, (result, arguments) in _SIGNATURES.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    for target in ("NVPTX", "AMDGPU", "AArch64", "RISCV", "X86"):
        for part in ("TargetInfo", "Target", "TargetMC", "AsmPrinter"):
            getattr(library, f"LLVMInitialize{target}{part}")()
    return library


@functools.cache
def pointer_bits(triple: str, space: int) -> int:
    """Returns the size of a target's pointers to an address space."""
    library = _library()
    machine = _target_machine(library, triple, "", "")
    layout = library.LLVMCreateTargetDataLayout(machine)
    size = library.LLVMPointerSizeForAS(layout, space)
    library.LLVMDisposeTargetData(layout)
    library.LLVMDisposeTargetMachine(machine)
    return int(size) * 8


def compile_ir(text: bytes, triple: str, chip: str, features: str) -> str:
    """Returns the assembly that llc generates from LLVM IR.

    Raises:
        CompileError: the code generator rejects it. It may also end the process.
    """
    library = _library()
    errors: list[str] = []

    def keep_error(info: int, _: object) -> None:
        if library.LLVMGetDiagInfoSeverity(info) == _ERROR:
            description = ctypes.string_at(library.LLVMGetDiagInfoDescription(info))
            errors.append(description.decode(errors="replace"))

    handler = _Handler(keep_error)
    context = library.LLVMContextCreate()
    library.LLVMContextSetDiagnosticHandler(context, handler, None)
    try:
        assembly = _compile(library, context, text, triple, chip, features)
    finally:
        library.LLVMContextDispose(context)
    if errors:
        raise CompileError(errors[0][:200])
    return assembly


def _target_machine(library: ctypes.CDLL, triple: str, chip: str, features: str) -> int:
    message = _text()
    target = _pointer()
    if library.LLVMGetTargetFromTriple(triple.encode(), ctypes.byref(target), ctypes.byref(message)):
        raise RuntimeError((message.value or b"").decode())
    machine: int = library.LLVMCreateTargetMachine(
        target, triple.encode(), chip.encode(), features.encode(), _OPT_LEVEL, 0, 0
    )
    return machine


def _compile(library: ctypes.CDLL, context: int, text: bytes, triple: str, chip: str, features: str) -> str:
    message = _text()
    module = _pointer()
    source = library.LLVMCreateMemoryBufferWithMemoryRangeCopy(text, len(text), b"probe")
    if library.LLVMParseIRInContext(context, source, ctypes.byref(module), ctypes.byref(message)):
        raise CompileError((message.value or b"").decode(errors="replace")[:200])
    machine = _target_machine(library, triple, chip, features)
    library.LLVMSetTarget(module, triple.encode())
    library.LLVMSetModuleDataLayout(module, library.LLVMCreateTargetDataLayout(machine))
    output = _pointer()
    try:
        if library.LLVMTargetMachineEmitToMemoryBuffer(
            machine, module, _ASSEMBLY, ctypes.byref(message), ctypes.byref(output)
        ):
            raise CompileError((message.value or b"").decode(errors="replace")[:200])
        start, size = library.LLVMGetBufferStart(output), library.LLVMGetBufferSize(output)
        assembly = ctypes.string_at(start, size).decode(errors="replace")
        library.LLVMDisposeMemoryBuffer(output)
    finally:
        library.LLVMDisposeModule(module)
        library.LLVMDisposeTargetMachine(machine)
    return assembly
