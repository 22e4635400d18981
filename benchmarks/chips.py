# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels for NVIDIA's and AMD's chips, in any size."""

from __future__ import annotations

from typing import NamedTuple

from mlir import ir


class Kernel(NamedTuple):
    """A kernel that repeats its ops.

    Attributes:
        target: the name of a target on which it is available.
        arguments: those of the function.
        constants: ops whose results the others use.
        ops: the texts of the repeated ops; `{n}` stands for the number of the repetition.
    """

    target: str
    arguments: str
    constants: str
    ops: tuple[str, ...]

    def module(self, context: ir.Context, ops: int) -> ir.Module:
        """Returns a module of about `ops` ops, which are available on the target."""
        body = "\n".join(self.ops)
        copies = "\n".join(body.replace("{n}", str(number)) for number in range(ops // len(self.ops)))
        text = f"llvm.func @f({self.arguments}) {{ {self.constants} {copies} llvm.return }}"
        return ir.Module.parse(text, context)


# Memory, matrices, shuffles, barriers: the requirements of some depend on types and numbers.
KERNELS = {
    "nvvm": Kernel(
        target="sm_90a+ptx86",
        arguments="%global: !llvm.ptr<1>, %shared: !llvm.ptr<3>, %mask: i32, %a: vector<2xf16>, %c: f32",
        constants="",
        ops=(
            "%id{n} = nvvm.read.ptx.sreg.tid.x : i32",
            "nvvm.cp.async.shared.global %shared, %global, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>",
            "nvvm.cp.async.commit.group",
            "nvvm.cp.async.wait.group 1",
            "nvvm.barrier",
            "%l{n} = nvvm.ldmatrix %shared {num = 4 : i32, layout = #nvvm.mma_layout<row>,"
            " shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>}"
            " : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>",
            "%d{n} = nvvm.mma.sync A[%a, %a, %a, %a] B[%a, %a] C[%c, %c, %c, %c]"
            " {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>,"
            " shape = #nvvm.shape<m = 16, n = 8, k = 16>}"
            " : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>",
            "%s{n} = nvvm.shfl.sync bfly %mask, %c, %mask, %mask : f32 -> f32",
        ),
    ),
    "rocdl": Kernel(
        target="gfx942",
        arguments="%buffer: !llvm.ptr<8>, %i: i32, %a: vector<4xf16>, %c: vector<4xf32>, %x: f32",
        constants="%zero = llvm.mlir.constant(0 : i32) : i32",
        ops=(
            "%id{n} = rocdl.workitem.id.x : i32",
            "%l{n} = rocdl.raw.ptr.buffer.load %buffer, %i, %i, %zero : vector<4xf32>",
            "rocdl.raw.ptr.buffer.atomic.fadd %x, %buffer, %i, %i, %zero : f32",
            "%m{n} = rocdl.mfma.f32.16x16x16f16 %a, %a, %c, %zero, %zero, %zero"
            " : (vector<4xf16>, vector<4xf16>, vector<4xf32>, i32, i32, i32) -> vector<4xf32>",
            "rocdl.s.barrier",
            "%p{n} = rocdl.ds_bpermute %i, %i : (i32, i32) -> i32",
            "%e{n} = rocdl.exp2 %x f32 -> f32",
            "rocdl.raw.ptr.buffer.store %c, %buffer, %i, %i, %zero : vector<4xf32>",
        ),
    ),
}
