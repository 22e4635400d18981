# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The site's pages by section. A page is a file of the repository, or one that manual.reference generates."""

from __future__ import annotations

FRONT = "docs/README.md"

# Section -> pages. Generated pages begin with "reference/".
SECTIONS = {
    "Tutorials": [
        "docs/tutorial-dialect.md",
        "docs/tutorial-python.md",
        "docs/tutorial-vulkan.md",
        "docs/tutorial-frameworks.md",
    ],
    "How-to guides": [
        "docs/how-to.md",
        "docs/ci.md",
        "docs/editors.md",
        "docs/conversion.md",
        "docs/coming-from.md",
        "docs/transform.md",
        "docs/spirv.md",
        "docs/shaders.md",
        "docs/vulkan.md",
        "examples/standalone/README.md",
        "examples/nvvm/README.md",
        "examples/onnx/README.md",
        "examples/stablehlo/README.md",
        "examples/launcher/README.md",
        "examples/matmul_by_target/README.md",
    ],
    "Reference": [
        "docs/install.md",
        "docs/cli.md",
        "reference/command-line.md",
        "docs/python.md",
        "reference/python-api.md",
        "docs/cpp.md",
        "reference/cpp-api.md",
        "docs/tablegen.md",
        "reference/tablegen-classes.md",
        "docs/features.md",
        "docs/targets.md",
        "reference/known-targets.md",
        "docs/passes.md",
        "docs/transform-ops.md",
        "reference/passes.md",
        "reference/lowering-passes.md",
        "reference/json.md",
        "docs/vulkan-rules.md",
        "docs/chips.md",
        "docs/glossary.md",
    ],
    "Explanation": [
        "docs/inside.md",
        "docs/rationale.md",
        "docs/workarounds.md",
    ],
    "The project": [
        "README.md",
        "CONTRIBUTING.md",
        "benchmarks/README.md",
        "third_party/mlir-python-bindings/README.md",
        "CHANGELOG.md",
    ],
}


def site_path(page: str) -> str:
    """Returns where a page is on the site: docs/ci.md is ci.md, the front page is index.md."""
    if page == FRONT:
        return "index.md"
    if page == "README.md":
        return "overview.md"
    if page.endswith("/README.md"):
        return page.removesuffix("/README.md") + ".md"
    return (
        page.removeprefix("docs/").replace("CONTRIBUTING", "contributing").replace("CHANGELOG", "changelog")
    )


PAGES = [FRONT, *(page for pages in SECTIONS.values() for page in pages)]
# The place of each page of the repository on the site.
PLACES = {page: site_path(page) for page in PAGES}
