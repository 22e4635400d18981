# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which version of StableHLO does a JAX program need?

JAX brings an MLIR of its own, in which StableHLO is registered; ours knows nothing of it. `av.attach` says
what is known of some of its ops, and `av.check` and `av.deduce` judge the module that JAX made. The
versions are those of the version log in StableHLO's VhloDialect.td.

    pip install jax
    python examples/stablehlo_versions.py
"""

import jax
import jax.numpy as jnp
import mlir.availability as av
from mlir import ir

VERSIONS = ["0.9.0", "0.19.0", "1.0.0", "1.4.0", "1.6.0", "1.10.0"]
version = av.Dimension("stablehlo.version", VERSIONS, label="StableHLO")

# Most ops exist since the first version for which compatibility is guaranteed.
FROM_THE_FIRST = (
    "add",
    "broadcast_in_dim",
    "constant",
    "convert",
    "dot_general",
    "maximum",
    "multiply",
    "tanh",
)
SINCE = {"composite": "0.19.0", "tan": "1.4.0"}


def declare(context: ir.Context) -> None:
    """Declares the requirements of StableHLO ops in a context."""
    for op in FROM_THE_FIRST:
        av.attach(context, f"stablehlo.{op}", [(version, "0.9.0")])
    for op, since in SINCE.items():
        av.attach(context, f"stablehlo.{op}", [(version, since)])
    av.attach(context, "stablehlo.dot_general", [(version, "1.6.0")], when_attr="algorithm")
    for attribute in ("dot", "precision"):  # They need nothing.
        av.attach(context, f"#stablehlo.{attribute}", [])
    for op in ("tan", "tanh"):
        av.attach(context, f"stablehlo.{op}", [(version, "1.10.0")], when_attr="result_accuracy")
    for rank, since in enumerate(VERSIONS):
        attribute = f'#availability.target<"stablehlo.version" = "{since}">'
        av.NamedTarget(f"stablehlo-{since}", attribute, family="stablehlo", rank=rank).declare(context)


def layer(x: jax.Array, w: jax.Array) -> jax.Array:
    """The program."""
    return jnp.tan(x @ w) + 1


def main() -> None:
    """Prints which versions support the program."""
    lowered = jax.jit(layer).lower(jnp.ones((2, 3)), jnp.ones((3, 4)))
    module = lowered.compiler_ir("stablehlo")  # a jaxlib.mlir.ir.Module
    with ir.Context() as context:
        declare(context)
        for target in ("stablehlo-1.0.0", "stablehlo-1.4.0"):
            print(av.check(module, target))
        print("smallest target:", av.deduce(module, "stablehlo"))


if __name__ == "__main__":
    main()
