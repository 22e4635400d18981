# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sphinx's configuration for the site. `python -m manual` runs Sphinx with it."""

from __future__ import annotations

from typing import Any, ClassVar

from pygments.lexer import RegexLexer
from pygments.token import Comment, Keyword, Name, Number, String, Text
from sphinx.ext.napoleon import Config
from sphinx.ext.napoleon.docstring import GoogleDocstring

project = "mlir-availability"
author = "the authors of mlir-availability"
copyright = "the authors of mlir-availability, under the Apache License 2.0 with LLVM exceptions"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["files"]
# Heading anchors are those of repository hosts: lower case, with dashes.
myst_heading_anchors = 6
myst_links_external_new_tab = False
# Excerpts of JSON with "..." can't be parsed; they are shown without colours. An ambiguous name in a
# signature, which several classes have, is not a link.
suppress_warnings = ["misc.highlighting_failure", "ref.python"]

autodoc_typehints = "signature"
autodoc_preserve_defaults = True
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": False}
add_module_names = False

html_theme = "furo"
html_title = "mlir-availability"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#2f5fa8", "color-brand-content": "#2f5fa8"},
    "dark_css_variables": {"color-brand-primary": "#8ab4f8", "color-brand-content": "#8ab4f8"},
}


class MLIRLexer(RegexLexer):
    """Syntax highlighting for MLIR's textual form."""

    name = "MLIR"
    aliases: ClassVar[list[str]] = ["mlir"]
    tokens: ClassVar[dict[str, Any]] = {
        "root": [
            (r"//.*$", Comment.Single),
            (r'"(\\.|[^"\\])*"', String),
            (r"[%@^][\w$.#-]+", Name.Variable),
            (r"[#!][\w$.]+", Keyword.Type),
            (r"\b(?:[su]?i\d+|b?f\d+|index|none|tensor|memref|vector)\b", Keyword.Type),
            (r"\b[a-z_]\w*(?:\.\w+)+", Name.Function),
            (r"-?\b\d[\w.+]*", Number),
            (r"\w+", Name),
            (r"[\s\S]", Text),
        ]
    }


def read_google_style(app: Any, what: str, name: str, obj: object, options: object, lines: list[str]) -> None:
    """Converts the sections of a docstring (Args, Returns, Raises) to Sphinx's fields, in place.

    sphinx.ext.napoleon does the same, but fails on functions of nanobind, which have no __qualname__.
    """
    reader: Any = GoogleDocstring
    lines[:] = reader(lines, Config(napoleon_use_ivar=True), app, what, name, obj, options).lines()


def setup(app: Any) -> None:
    app.connect("autodoc-process-docstring", read_google_style)
    app.add_lexer("mlir", MLIRLexer)
