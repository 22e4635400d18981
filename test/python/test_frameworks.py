# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Models of PyTorch and JAX on Vulkan: examples/torch_and_jax, and docs/tutorial-frameworks.md.

JAX is in build/other-mlirs. PyTorch is too large for that: `./dev full frameworks` installs it, and exports
the models anew. Without it, modules that were exported before are run: `compare.py torch --save FOLDER` wrote
them.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from mlir.availability import vulkan
from other_mlirs import ROOT, need, run
from page_blocks import Block, blocks, matches

EXAMPLE = ROOT / "examples" / "torch_and_jax"
EXPORTED = ROOT / "test" / "frameworks"
PYTORCH = ROOT / "build" / "frameworks"
PAGE = "docs/tutorial-frameworks.md"
WITHIN = 1e-5
"""The largest difference, relative to the largest number of a result."""

needs_pytorch = pytest.mark.skipif(
    not (PYTORCH / "torch_mlir").is_dir(), reason="PyTorch is not there: ./dev full frameworks installs it"
)


@pytest.fixture(scope="module")
def device(lavapipe: None) -> Iterator[vulkan.Device]:
    with vulkan.Device(cache=False) as found:
        yield found


# The shapes of the inputs of compare.py.
SHAPES = {
    "Cnn": (16, 1, 28, 28),
    "Residual": (8, 16, 32, 32),
    "Decoder": (1, 8, 24, 24),
    "Lstm": (32, 10, 16),
    "Encoder": (4, 48, 32),
}


@pytest.mark.parametrize("name", SHAPES)
def test_models_exported_by_pytorch_compute_the_same(name: str, device: vulkan.Device) -> None:
    function = vulkan.compile((EXPORTED / f"{name}.mlir").read_text(), device=device)
    expected = np.load(EXPORTED / "results.npz")[f"{name}.0"]
    result = function(np.random.default_rng(1).standard_normal(SHAPES[name], np.float32))
    assert np.abs(result - expected).max() <= WITHIN * np.abs(expected).max()


MODELS = f"""
import sys
sys.path.insert(0, {str(EXAMPLE)!r})
sys.path.append({str(PYTORCH)!r})
import compare, mlir.availability as av, numpy as np
import FRAMEWORK_models as models

def show(name, module, inputs, own):
    print(name, compare.difference(av.vulkan.compile(module)(*inputs), own()))

for model, shapes in models.MODELS.items():
    inputs = compare.inputs(shapes)
    show(model.__name__, *(lambda module, own: (module, inputs, own))(*models.export(model, inputs)))
"""

# What IREE's passes make of control flow and of functions that StableHLO lacks.
FURTHER = """
import jax, jax.numpy as jnp
(x,) = compare.inputs([(8, 16)])
for function in (
    lambda x: jax.lax.scan(lambda carry, row: (carry * 0.5 + row, carry), x[0], x),
    lambda x: jax.lax.while_loop(lambda c: jnp.sum(c) < 100.0, lambda c: c + 1, x),
    lambda x: jax.lax.cond(x[0, 0] > 0, lambda a: a + 1, lambda a: a - 1, x),
    lambda x: jax.nn.gelu(x, approximate=False),
    lambda x: jnp.abs(jnp.fft.rfft(x)),
):
    module, own = models.export(function, [x])
    show("further", module, [x], own)
"""


def differences(code: str) -> list[float]:
    return [float(line.split()[1]) for line in run(code).splitlines()]


def test_models_of_jax_compute_the_same(lavapipe: None) -> None:
    need("iree", "jax")
    found = differences(MODELS.replace("FRAMEWORK", "jax") + FURTHER)
    assert len(found) == 10
    assert max(found) <= WITHIN


@needs_pytorch
def test_models_of_pytorch_compute_the_same(lavapipe: None) -> None:
    found = differences(MODELS.replace("FRAMEWORK", "torch"))
    assert len(found) == len(SHAPES)
    assert max(found) <= WITHIN


BRAINS = f"""
import sys
sys.path.insert(0, {str(EXAMPLE)!r})
sys.path.append({str(PYTORCH)!r})
import compare, ml_dtypes, mlir.availability as av, numpy as np, torch, torch_models as models
from torch_mlir import fx

for model, shapes in models.MODELS.items():
    (x,) = compare.inputs(shapes)
    torch.manual_seed(1)
    instance, own = model().eval().bfloat16(), torch.from_numpy(x).bfloat16()
    module = fx.export_and_import(instance, own, output_type="linalg-on-tensors", func_name="f")
    result = np.asarray(av.vulkan.compile(module)(x.astype(ml_dtypes.bfloat16)), np.float32)
    print(model.__name__, compare.difference(result, [instance(own).detach().float().numpy()]))
"""


@needs_pytorch
def test_models_of_pytorch_in_bf16_compute_nearly_the_same(lavapipe: None) -> None:
    need("ml_dtypes")
    found = differences(BRAINS)
    assert len(found) == len(SHAPES)
    assert max(found) <= 1 / 64


def of_page(word: str) -> tuple[list[str], list[str]]:
    """Returns the programs of the page with a word, and the outputs below them."""
    found = blocks(PAGE)
    pairs = [(each, found[place + 1]) for place, each in enumerate(found) if each.language == "python"]
    chosen: list[tuple[Block, Block]] = [pair for pair in pairs if word in pair[0].text]
    return [program.text for program, _ in chosen], [output.text for _, output in chosen]


def test_the_page_about_jax_prints_what_it_says(lavapipe: None) -> None:
    need("iree", "jax")
    ((program,), (output,)) = of_page("iree.compiler")
    assert (EXAMPLE / "jax_models.py").read_text().split('"""builtin', 1)[1].split('"""')[0] in program
    assert matches(output, run(program))


@needs_pytorch
def test_the_page_about_pytorch_prints_what_it_says(lavapipe: None) -> None:
    programs, outputs = of_page("fx.export_and_import")
    printed = run("\n".join([f"import sys; sys.path.append({str(PYTORCH)!r})", *programs]))
    assert matches("".join(outputs), printed), printed
