# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""SPIR-V modules made of a few lines: what surrounds them is always the same."""

from __future__ import annotations

from dataclasses import dataclass

# What an entry point of an execution model can't be without.
_MODES = {
    "GLCompute": ('"LocalSize", 8, 2, 1',),
    "Fragment": ('"OriginUpperLeft"',),
    "Geometry": ('"InputPoints"', '"OutputPoints"', '"Invocations", 1', '"OutputVertices", 1'),
    "TessellationControl": ('"OutputVertices", 1',),
    "TessellationEvaluation": ('"Triangles"', '"SpacingEqual"', '"VertexOrderCw"'),
    "MeshEXT": (
        '"LocalSize", 1, 1, 1',
        '"OutputVertices", 3',
        '"OutputPrimitivesEXT", 1',
        '"OutputTrianglesEXT"',
    ),
    "TaskEXT": ('"LocalSize", 1, 1, 1',),
}


@dataclass(frozen=True)
class Case:
    """A module.

    Attributes:
        table: the construct that it is about.
        name: what of the construct, unique in the table.
        text: the module, a `spirv.module`.
    """

    table: str
    name: str
    text: str

    @property
    def id(self) -> str:
        return f"{self.table}/{self.name}"


def module(
    body: str = "",
    variables: str = "",
    *,
    model: str = "GLCompute",
    modes: tuple[str, ...] | None = None,
    interface: tuple[str, ...] = (),
    functions: str = "",
    addressing: str = "Logical",
    memory: str = "GLSL450",
) -> str:
    """Returns a module with an entry point.

    Args:
        body: ops of its function, which takes and returns nothing.
        variables: ops of the module in front of the function.
        model: the execution model.
        modes: execution modes besides those that the model can't be without, or in their place; None for
            just these.
        interface: the variables of its interface.
        functions: ops of the module behind the variables.
        addressing: the addressing model.
        memory: the memory model.
    """
    listed = "".join(f", @{name}" for name in interface)
    lines = [f"spirv.module {addressing} {memory} {{", variables, functions]
    lines += ['spirv.func @main() "None" {', body, "spirv.Return", "}"]
    lines += [f'spirv.EntryPoint "{model}" @main{listed}']
    given = {mode.split(",")[0]: mode for mode in (*_MODES.get(model, ()), *(modes or ()))}
    lines += [f"spirv.ExecutionMode @main {mode}" for mode in given.values()]
    return "\n".join([line for line in lines if line] + ["}"]) + "\n"


def kernel(body: str = "", variables: str = "", **options: str) -> str:
    """Returns a module with a kernel of OpenCL."""
    parameters: dict[str, str] = {
        "addressing": "Physical64",
        "memory": "OpenCL",
        "model": "Kernel",
        **options,
    }
    return module(body, variables, **parameters)  # type: ignore[arg-type]


def variable(name: str, type: str, storage: str, rest: str = "") -> str:
    """Returns a global variable."""
    return f"spirv.GlobalVariable @{name} {rest} : !spirv.ptr<{type}, {storage}>"


def buffer(name: str, type: str, storage: str = "StorageBuffer", binding: int = 0) -> str:
    """Returns a buffer with one member at offset 0."""
    return variable(name, f"!spirv.struct<({type} [0])>", storage, f"bind(0, {binding})")


def member(
    name: str, type: str, storage: str = "StorageBuffer", result: str = "p", decoration: str = ""
) -> str:
    """Returns ops that make `%result` the address of the member of a `buffer`, whose struct may have a
    decoration.
    """
    decorated = f", {decoration}" if decoration else ""
    struct = f"!spirv.ptr<!spirv.struct<({type} [0]){decorated}>, {storage}>"
    return f"""\
%{result}_0 = spirv.Constant 0 : i32
%{result}_s = spirv.mlir.addressof @{name} : {struct}
%{result} = spirv.AccessChain %{result}_s[%{result}_0] : {struct}, i32 -> !spirv.ptr<{type}, {storage}>
"""


def load(pointer: str, type: str, storage: str, result: str = "v", access: str = "") -> str:
    """Returns a load of `%pointer`."""
    return f'%{result} = spirv.Load "{storage}" %{pointer} {access} : {type}\n'


def store(pointer: str, value: str, type: str, storage: str, access: str = "") -> str:
    """Returns a store to `%pointer`."""
    return f'spirv.Store "{storage}" %{pointer}, %{value} {access} : {type}\n'
