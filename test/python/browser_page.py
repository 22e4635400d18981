# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Opens the HTML pages of the command line in headless Chromium, for their tests.

Without the Python package 'playwright' and a Chromium, these tests are skipped. `./dev full browser` installs
them, and fails where a browser doesn't start.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

_CHROMIUM = shutil.which("chromium")
_IS_REQUIRED = "MLIR_AVAILABILITY_BROWSER" in os.environ


def start() -> Iterator[Any]:
    """Yields a browser, for a fixture."""
    try:
        from playwright import sync_api as api
    except ModuleNotFoundError:
        assert not _IS_REQUIRED
        pytest.skip("no Python package 'playwright' to drive a browser")
    if _CHROMIUM is None:
        assert not _IS_REQUIRED
        pytest.skip("no program 'chromium'")
    with api.sync_playwright() as playwright:
        # Without privileges to make a sandbox, as in containers.
        browser = playwright.chromium.launch(executable_path=_CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


class Opener:
    """Opens the page in the ways of users, and collects its errors."""

    def __init__(self, browser: Any, file: Path) -> None:
        self._browser = browser
        self._file = file
        self.errors: list[str] = []
        self.requests: list[str] = []

    def __call__(self, fragment: str = "", **context: Any) -> Any:
        page = self._browser.new_context(**context).new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self.requests.append(request.url))
        page.goto(self._file.as_uri() + fragment)
        return page


def contrast_of(page: Any, selector: str) -> float:
    """WCAG's contrast of the first element that a selector finds with its ground."""
    text, ground = page.locator(f"{selector} >> nth=0").evaluate(
        """element => {
          let under = element;
          const of = node => getComputedStyle(node).backgroundColor;
          while (of(under) === "rgba(0, 0, 0, 0)") under = under.parentElement;
          return [getComputedStyle(element).color, of(under)];
        }"""
    )
    return _contrast(text, ground)


def _contrast(one: str, other: str) -> float:
    def luminance(color: str) -> float:
        parts = [int(part) / 255 for part in re.findall(r"\d+", color)[:3]]
        linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)
