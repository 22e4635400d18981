# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Five models of PyTorch. Their weights are constants of the module."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from torch import nn
from torch_mlir import fx


class Cnn(nn.Module):
    """Two convolutions with max pooling, and a linear layer: digits of 28x28 pixels."""

    def __init__(self) -> None:
        super().__init__()
        self.features = nn.Sequential(
            nn.Conv2d(1, 8, 3), nn.ReLU(), nn.MaxPool2d(2), nn.Conv2d(8, 16, 3), nn.ReLU(), nn.MaxPool2d(2)
        )
        self.classes = nn.Linear(400, 10)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.softmax(self.classes(self.features(x).flatten(1)), dim=-1)


class Residual(nn.Module):
    """A residual block with batch normalization, a depthwise convolution, and the mean of each channel."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Sequential(nn.Conv2d(16, 16, 3, padding=1, bias=False), nn.BatchNorm2d(16))
        self.second = nn.Sequential(nn.Conv2d(16, 16, 3, padding=1, groups=16), nn.Hardswish())

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.relu(x + self.second(torch.relu(self.first(x)))).mean((2, 3))


class Decoder(nn.Module):
    """The upper half of a U-Net: a transposed convolution, upsampling, and a concatenation."""

    def __init__(self) -> None:
        super().__init__()
        self.up = nn.ConvTranspose2d(8, 4, 2, stride=2)
        self.bilinear = nn.Upsample(scale_factor=2, mode="bilinear")
        self.last = nn.Conv2d(12, 3, 3, padding=1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.sigmoid(self.last(torch.cat([self.up(x), self.bilinear(x)], dim=1)))


class Lstm(nn.Module):
    """A long short-term memory over ten steps, and a linear layer."""

    def __init__(self) -> None:
        super().__init__()
        self.cell = nn.LSTM(16, 32, batch_first=True)
        self.last = nn.Linear(32, 4)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.last(self.cell(x)[0][:, -1])


class Encoder(nn.Module):
    """A layer of a transformer, with causal attention, GELU and layer normalization."""

    def __init__(self) -> None:
        super().__init__()
        self.qkv, self.out = nn.Linear(32, 96), nn.Linear(32, 32)
        self.up, self.down = nn.Linear(32, 64), nn.Linear(64, 32)
        self.norm1, self.norm2 = nn.LayerNorm(32), nn.LayerNorm(32)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        heads = (each.unflatten(-1, (4, 8)).transpose(1, 2) for each in self.qkv(self.norm1(x)).chunk(3, -1))
        attended = nn.functional.scaled_dot_product_attention(*heads, is_causal=True)
        x = x + self.out(attended.transpose(1, 2).flatten(2))
        return x + self.down(nn.functional.gelu(self.up(self.norm2(x))))


MODELS = {
    Cnn: [(16, 1, 28, 28)],
    Residual: [(8, 16, 32, 32)],
    Decoder: [(1, 8, 24, 24)],
    Lstm: [(32, 10, 16)],
    Encoder: [(4, 48, 32)],
}
"""The classes, with the shapes of inputs."""


def export(model: Any, arrays: list[np.ndarray]) -> tuple[Any, Callable[[], list[np.ndarray]]]:
    """Returns a model as a module for inputs of these shapes, and a call of it by PyTorch."""
    torch.manual_seed(1)
    instance = model().eval()
    tensors = [torch.from_numpy(each) for each in arrays]

    def own() -> list[np.ndarray]:
        with torch.no_grad():
            return [instance(*tensors).numpy()]

    name = model.__name__.lower()
    return fx.export_and_import(instance, *tensors, output_type="linalg-on-tensors", func_name=name), own
