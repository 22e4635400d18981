# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions whose loops and conditions the host runs."""

# ruff: noqa: E501
from __future__ import annotations

from typing import Any

import numpy as np
from mlir.availability.package import For, If, Launch, Set, While

RNN = """
func.func @rnn(%x: tensor<?x8xf32> loc("x"), %w: tensor<8x8xf32> loc("w"), %h: tensor<8xf32> loc("h")) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%state = %h) -> (tensor<8xf32>) {
    %row = tensor.extract_slice %x[%i, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<8xf32>
    %sum = linalg.matvec ins(%w, %state : tensor<8x8xf32>, tensor<8xf32>) outs(%row : tensor<8xf32>) -> tensor<8xf32>
    %empty = tensor.empty() : tensor<8xf32>
    %next = linalg.tanh ins(%sum : tensor<8xf32>) outs(%empty : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %next : tensor<8xf32>
  }
  return %last : tensor<8xf32>
}"""


# The host reads the largest change after each step. The steps go from x to y and back.
JACOBI = """
module attributes {gpu.container_module} {
  func.func @jacobi(%b: memref<64xf32> loc("b"), %x: memref<64xf32> loc("x"), %steps: memref<i32> loc("steps")) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %most = arith.constant 1000 : i32
    %tolerance = arith.constant 1.0e-4 : f32
    %y = memref.alloc() : memref<64xf32>
    %changes = memref.alloc() : memref<2xf32>
    %n = scf.while (%i = %zero) : (i32) -> i32 {
      gpu.launch_func @kernels::@step blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)
          args(%b : memref<64xf32>, %x : memref<64xf32>, %y : memref<64xf32>)
      gpu.launch_func @kernels::@step blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)
          args(%b : memref<64xf32>, %y : memref<64xf32>, %x : memref<64xf32>)
      gpu.launch_func @kernels::@change blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
          args(%x : memref<64xf32>, %y : memref<64xf32>, %changes : memref<2xf32>)
      %next = arith.addi %i, %one : i32
      %change = memref.load %changes[%c1] : memref<2xf32>
      %more = arith.cmpf ogt, %change, %tolerance : f32
      %some = arith.cmpi slt, %next, %most : i32
      %both = arith.andi %more, %some : i1
      scf.condition(%both) %next : i32
    } do {
    ^bb0(%i: i32):
      scf.yield %i : i32
    }
    gpu.launch_func @kernels::@write blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
        args(%n : i32, %steps : memref<i32>)
    return
  }
  gpu.module @kernels {
    gpu.func @step(%b: memref<64xf32>, %from: memref<64xf32>, %to: memref<64xf32>) kernel
        attributes {known_block_size = array<i32: 64, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c63 = arith.constant 63 : index
      %quarter = arith.constant 0.25 : f32
      %i = gpu.thread_id x
      %before = arith.subi %i, %c1 : index
      %left = arith.maxsi %before, %c0 : index
      %after = arith.addi %i, %c1 : index
      %right = arith.minsi %after, %c63 : index
      %l = memref.load %from[%left] : memref<64xf32>
      %r = memref.load %from[%right] : memref<64xf32>
      %own = memref.load %b[%i] : memref<64xf32>
      %s = arith.addf %l, %r : f32
      %t = arith.addf %s, %own : f32
      %v = arith.mulf %t, %quarter : f32
      memref.store %v, %to[%i] : memref<64xf32>
      gpu.return
    }
    gpu.func @change(%x: memref<64xf32>, %y: memref<64xf32>, %changes: memref<2xf32>) kernel
        attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant 0.0 : f32
      %most = scf.for %i = %c0 to %c64 step %c1 iter_args(%m = %zero) -> (f32) {
        %a = memref.load %x[%i] : memref<64xf32>
        %b = memref.load %y[%i] : memref<64xf32>
        %d = arith.subf %a, %b : f32
        %p = math.absf %d : f32
        %more = arith.maximumf %m, %p : f32
        scf.yield %more : f32
      }
      memref.store %most, %changes[%c1] : memref<2xf32>
      gpu.return
    }
    gpu.func @write(%n: i32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), StorageBuffer>}, %to: memref<i32>) kernel
        attributes {known_block_size = array<i32: 1, 1, 1>} {
      memref.store %n, %to[] : memref<i32>
      gpu.return
    }
  }
}"""

HOST = """
module attributes {{gpu.container_module}} {{
  func.func @f(%x: memref<8xi32> loc("x"), %n: index loc("n")) {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    {body}
    return
  }}
  gpu.module @kernels {{
    gpu.func @k(%i: i32 {{spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), StorageBuffer>}},
                %x: memref<8xi32>) kernel attributes {{known_block_size = array<i32: 8, 1, 1>}} {{
      %t = gpu.thread_id x
      %v = memref.load %x[%t] : memref<8xi32>
      %c3 = arith.constant 3 : i32
      %w = arith.muli %v, %c3 : i32
      %s = arith.addi %w, %i : i32
      memref.store %s, %x[%t] : memref<8xi32>
      gpu.return
    }}
  }}
}}"""

ADD = """gpu.launch_func @kernels::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
    args({0} : i32, %x : memref<8xi32>)"""


def launch(number: int) -> Launch:
    return Launch("k", (1, 1, 1), ((0, 0, number), (0, 1, 0)))


def apply(x: Any, i: int) -> Any:
    return (x * 3 + i).astype(np.int32)


def repeated(x: Any, numbers: Any) -> Any:
    for number in numbers:
        x = apply(x, number)
    return x


# name, body, steps, the effect on 8 numbers and n.
BODIES: list[tuple[str, str, tuple[Any, ...], Any]] = [
    (
        "a number",
        f"""%m = arith.muli %n, %c3 : index
        %v = arith.index_cast %m : index to i32
        {ADD.format("%v")}""",
        (Set((2,), (["mul", ["value", 1], 3],)), launch(2)),
        lambda x, n: apply(x, 3 * n),
    ),
    (
        "for",
        f"""scf.for %i = %c1 to %n step %c2 {{
          %v = arith.index_cast %i : index to i32
          {ADD.format("%v")}
        }}""",
        (For(2, 1, ["value", 1], 2, (Set((3,), (["value", 2],)), launch(3))),),
        lambda x, n: repeated(x, range(1, n, 2)),
    ),
    (
        "a number that a loop carries",
        f"""%first = arith.constant 1 : i32
        %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %first) -> (i32) {{
          %b = arith.addi %a, %a : i32
          {ADD.format("%a")}
          scf.yield %b : i32
        }}
        {ADD.format("%r")}""",
        (
            Set((2,), (1,)),
            For(3, 0, ["value", 1], 1, (launch(2), Set((2,), (["add", ["value", 2], ["value", 2]],)))),
            launch(2),
        ),
        lambda x, n: repeated(x, [2**i for i in range(n + 1)]),
    ),
    (
        "if",
        f"""%odd = arith.remui %n, %c2 : index
        %is = arith.cmpi eq, %odd, %c1 : index
        %a = arith.constant 7 : i32
        %b = arith.constant 9 : i32
        %v = scf.if %is -> (i32) {{
          {ADD.format("%a")}
          scf.yield %a : i32
        }} else {{
          scf.yield %b : i32
        }}
        {ADD.format("%v")}""",
        (
            If(
                ["eq", ["mod", ["value", 1], 2], 1],
                (Set((3,), (7,)), launch(3), Set((2,), (7,))),
                (Set((2,), (9,)),),
            ),
            launch(2),
        ),
        lambda x, n: repeated(x, [7, 7] if n % 2 else [9]),
    ),
    (
        "while",
        f"""%one = arith.constant 1 : i32
        %big = arith.constant 1000 : i32
        %r = scf.while (%a = %one) : (i32) -> i32 {{
          {ADD.format("%a")}
          %v = memref.load %x[%c3] : memref<8xi32>
          %go = arith.cmpi slt, %v, %big : i32
          scf.condition(%go) %v : i32
        }} do {{
        ^bb0(%v: i32):
          %b = arith.addi %v, %one : i32
          scf.yield %b : i32
        }}
        {ADD.format("%r")}""",
        (
            Set((3,), (1,)),
            While(
                (launch(3), Set((4,), (["load", 0, 3],)), Set((2,), (["value", 4],))),
                ["lt", ["value", 4], 1000],
                (Set((3,), (["add", ["value", 2], 1],)),),
            ),
            launch(2),
        ),
        None,
    ),
]
