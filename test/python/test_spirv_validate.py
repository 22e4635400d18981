# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""SPIR-V binaries and spirv-val."""

from __future__ import annotations

import shutil

import mlir.availability as av
import pytest
from messages import says
from mlir import ir
from mlir.availability.spirv import _validate as _spirv_validate

VALID = "spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage], []> {}"
NEWER = VALID.replace("v1.0", "v1.5")
NO_TRIPLE = "spirv.module Logical GLSL450 {}"
# Only environments without a client API have Kernel.
KERNEL = VALID.replace("Linkage", "Linkage, Kernel")
REASON = "is not allowed by Vulkan"

needs_spirv_val = pytest.mark.skipif(
    shutil.which("spirv-val") is None, reason="spirv-val is missing; apt-get install spirv-tools"
)


@needs_spirv_val
def test_valid_modules_are_accepted(context: ir.Context) -> None:
    module = ir.Module.parse(VALID)
    av.spirv.validate(module)
    av.spirv.validate(av.spirv.serialize(module))
    av.spirv.validate(module, av.target("spirv1.3"))


@needs_spirv_val
@pytest.mark.parametrize(
    ("text", "target", "environment", "reason"),
    [
        (KERNEL, "vulkan1.0", "vulkan1.0", REASON),
        (KERNEL, "vulkan1.1", "vulkan1.1", REASON),
        (KERNEL, "vulkan1.2", "vulkan1.2", REASON),
        (NEWER, "vulkan1.1spv1.4", "vulkan1.1spv1.4", "Invalid SPIR-V binary version 1.5"),
        (NEWER, "spirv1.4", "spv1.4", "Invalid SPIR-V binary version 1.5"),
    ],
)
def test_an_invalid_module_is_refused_with_spirv_val_s_words(
    text: str, target: str, environment: str, reason: str, context: ir.Context
) -> None:
    with pytest.raises(
        ValueError, match=f"^not valid, says spirv-val --target-env {environment}: .*{reason}"
    ):
        av.spirv.validate(ir.Module.parse(text), av.target(target))
    with pytest.raises(ValueError, match=f"^not valid, says spirv-val --target-env {environment}: "):
        av.spirv.validate(ir.Module.parse(text), target)


@needs_spirv_val
@pytest.mark.parametrize("data", [b"", b"abc", b"\x03\x02\x23\x07", bytes(64)])
def test_bytes_that_are_no_spirv_are_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match=r"^not valid, says spirv-val --target-env spv1\.0: "):
        av.spirv.validate(data)


def test_not_a_spirv_target(context: ir.Context) -> None:
    with pytest.raises(ValueError, match=says("#vulkan.target or a #spirv.target_env")):
        av.spirv.validate(ir.Module.parse(VALID), av.target("tosa1.0:pro_fp"))
    with pytest.raises(ValueError, match=r"^unknown target 'vulkan9'"):
        av.spirv.validate(ir.Module.parse(VALID), "vulkan9")
    with pytest.raises(TypeError, match=says("mlir.ir.Attribute, a str or a TargetInfo", "not int")):
        av.spirv.validate(ir.Module.parse(VALID), 1)  # type: ignore[arg-type]


@needs_spirv_val
def test_what_was_accepted_is_not_asked_again(context: ir.Context, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    reasons: list[str] = []

    def run(tool: str, environment: str, data: bytes) -> None:
        asked.append(environment)
        if reasons:
            raise ValueError(reasons[0])

    monkeypatch.setattr(_spirv_validate, "_run", run)
    monkeypatch.setattr(_spirv_validate, "_accepted", set())
    binary, other = (av.spirv.serialize(ir.Module.parse(text)) for text in (VALID, KERNEL))
    for target in ("vulkan1.0", "vulkan1.0", "vulkan1.1"):
        assert _spirv_validate.objection(binary, av.target(target)) == ""
    assert asked == ["vulkan1.0", "vulkan1.1"]
    reasons.append("not valid")
    for _ in range(2):
        assert _spirv_validate.objection(other, av.target("vulkan1.0")) == "not valid"
    assert asked == ["vulkan1.0", "vulkan1.1", "vulkan1.0", "vulkan1.0"]


def test_without_spirv_val_the_error_says_how_to_install_it(
    context: ir.Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(FileNotFoundError, match=r"spirv-val is not installed .*apt-get install spirv-tools"):
        av.spirv.validate(ir.Module.parse(VALID))


def test_serialize_without_triple(context: ir.Context) -> None:
    module = ir.Module.parse(NO_TRIPLE)
    with pytest.raises(ValueError, match=says("no 'vce_triple'", "the pass 'availability-deduce'")):
        av.spirv.serialize(module)
