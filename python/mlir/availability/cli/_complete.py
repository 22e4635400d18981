# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shell completion of targets."""

from __future__ import annotations

from collections.abc import Iterator

import click
from click.shell_completion import CompletionItem


def complete_target(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Returns the names of targets that begin with `incomplete`; after a "+", the possible additions."""
    if "/" in incomplete or incomplete.startswith("."):
        return [CompletionItem(incomplete, type="file")]
    from mlir import availability as av
    from mlir import ir

    with ir.Context():
        known = {info.name: info.summary for info in av.known_targets()}
        base, plus, last = incomplete.rpartition("+")
        if not plus:
            return [
                CompletionItem(name, help=summary)
                for name, summary in known.items()
                if name.startswith(incomplete)
            ]
        given = base.split("+")[1:]
        return [
            CompletionItem(f"{base}+{name}")
            for name in sorted(set(_additions(known)))
            if name.startswith(last) and name not in given and _is_target(f"{base}+{name}")
        ]


def _additions(known: dict[str, str]) -> Iterator[str]:
    """Yields the additions to any target: those of Vulkan's registry, and those in names of targets."""
    from mlir.availability.vulkan.registry._registry import registry

    loaded = registry()
    yield from (*loaded.capabilities, *loaded.extensions, *loaded.feature_facts)
    for name in known:
        yield from name.split("+")[1:]


def _is_target(spec: str) -> bool:
    from mlir import availability as av

    try:
        av.target(spec)
    except ValueError:
        return False
    return True
