# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Five functions of JAX, and how IREE's compiler makes linalg of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from iree.compiler import ir
from iree.compiler.passmanager import PassManager


def mlp_step(w1: Any, b1: Any, w2: Any, x: Any, y: Any) -> Any:
    """A step of training a perceptron: the gradients of its weights, and gradient descent."""

    def loss(w1: Any, b1: Any, w2: Any) -> Any:
        return jnp.mean((jnp.tanh(x @ w1 + b1) @ w2 - y) ** 2)

    gradients = jax.grad(loss, argnums=(0, 1, 2))(w1, b1, w2)
    return tuple(w - 0.1 * g for w, g in zip((w1, b1, w2), gradients, strict=True))


def attention(q: Any, k: Any, v: Any) -> Any:
    """Causal attention with several heads."""
    scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) / np.sqrt(q.shape[-1])
    mask = jnp.tril(jnp.ones(scores.shape[-2:], bool))
    return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(jnp.where(mask, scores, -1e9)), v)


def mixer(x: Any, w1: Any, w2: Any, scale: Any) -> Any:
    """A layer of a mixer: root mean square normalization, and a gated perceptron with SiLU."""
    normal = x * jax.lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + 1e-6) * scale
    left, right = jnp.split(normal @ w1, 2, axis=-1)
    return x + (jax.nn.silu(left) * right) @ w2


def convolution_loss(w: Any, x: Any) -> Any:
    """The gradient of a convolution's weights: convolutions of other shapes."""

    def loss(w: Any) -> Any:
        y = jax.lax.conv_general_dilated(x, w, (2, 2), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        return jnp.mean(jax.nn.relu(y) ** 2)

    return jax.value_and_grad(loss)(w)


def k_means(points: Any, centres: Any) -> Any:
    """A step of k-means: the nearest centre of each point, and the means of those."""
    nearest = jnp.argmin(jnp.sum((points[:, None] - centres[None]) ** 2, axis=-1), axis=-1)
    belongs = (nearest[:, None] == jnp.arange(len(centres))).astype(points.dtype)
    return nearest, (belongs.T @ points) / jnp.maximum(jnp.sum(belongs, axis=0), 1.0)[:, None]


MODELS = {
    mlp_step: [(64, 128), (128,), (128, 8), (256, 64), (256, 8)],
    attention: [(2, 64, 4, 16)] * 3,
    mixer: [(128, 64), (64, 256), (128, 64), (64,)],
    convolution_loss: [(3, 3, 8, 16), (8, 32, 32, 8)],
    k_means: [(2000, 8), (10, 8)],
}


PASSES = """builtin.module(
    iree-stablehlo-to-stablehlo-preprocessing,
    func.func(chlo-legalize-to-stablehlo),
    inline,
    func.func(iree-stablehlo-legalize-control-flow),
    iree-stablehlo-to-iree-input,
    canonicalize,
    symbol-dce
)"""


def to_linalg(function: Callable[..., Any], *inputs: Any) -> ir.Module:
    """Returns a function as a module for inputs of these shapes, with JAX's names and lines."""
    lowered = jax.jit(function).lower(*inputs).compiler_ir("stablehlo")
    text = lowered.operation.get_asm(enable_debug_info=True)
    with ir.Context():
        module = ir.Module.parse(text)
        PassManager.parse(PASSES).run(module.operation)
    return module


def export(function: Any, arrays: list[np.ndarray]) -> tuple[Any, Callable[[], list[np.ndarray]]]:
    """Returns a function as a module, and a call of it by JAX."""
    compiled = jax.jit(function)

    def own() -> list[np.ndarray]:
        return [np.asarray(each) for each in jax.tree.leaves(compiled(*arrays))]

    return to_linalg(function, *arrays), own
