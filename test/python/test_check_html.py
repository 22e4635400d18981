# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The page of ``check --html``: its data, and its use in headless Chromium, also on phones and on paper."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import browser_page
import pytest
from browser_page import Opener
from command_line import run
from mlir import availability as av
from mlir import ir

pytestmark = pytest.mark.xdist_group("table_page")

ROWS = "tr.row"
NUM_DEVICES = len(av.known_devices(ir.Context()))
SHADER = """\
spirv.module Logical GLSL450 {{
  spirv.GlobalVariable @x : !spirv.ptr<{type}, Workgroup>
  spirv.func @main() "None" {{
    %p = spirv.mlir.addressof @x : !spirv.ptr<{type}, Workgroup>
    %v = spirv.Load "Workgroup" %p : {type}
    spirv.Return
  }}
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}}
"""
HOSTILE = "</script><img src=x onerror=alert(1)>.mlir"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Shaders, one of them in a file with a hostile name, and one that can't be read."""
    folder = tmp_path_factory.mktemp("shaders")
    (folder / "plain.mlir").write_text(SHADER.format(type="f32"))
    (folder / "double.mlir").write_text(SHADER.format(type="f64"))
    (folder / "broken.mlir").write_text("spirv.module {")
    (folder / "hostile").mkdir()
    (folder / "hostile" / HOSTILE.replace("/", "\\")).write_text(SHADER.format(type="i64"))
    return folder


@pytest.fixture(scope="module")
def file(folder: Path) -> Path:
    """Their page for all devices."""
    path = folder.parent / "check.html"
    result = run("check", folder, "--devices", "--html", path)
    assert result.code == 1
    assert result.out.startswith(f"{path}: 4 files x {NUM_DEVICES} devices: ")
    assert "broken.mlir:1:" in result.err
    return path


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    yield from browser_page.start()


@pytest.fixture
def opened(browser: Any, file: Path) -> Iterator[Opener]:
    opener = Opener(browser, file)
    yield opener
    assert opener.errors == []
    assert all(url.startswith("file:") for url in opener.requests)


def data_of(text: str) -> Any:
    return json.loads(text.split('id="data">')[1].split("</script>")[0])


def row_of(page: Any, name: str) -> Any:
    return page.locator(ROWS, has_text=name)


# Without a browser.


def test_the_page_has_every_verdict(folder: Path, file: Path) -> None:
    """Those of CSV, which are told by another way."""
    text = file.read_text("utf-8")
    assert not re.search(r"https?://|<link|@import|url\(|src=", text.split('id="data">')[0])
    data = data_of(text)
    words = {"y": "yes", "c": "on condition", "n": "no", "u": "unknown"}
    told = {
        (name, data["targets"][target]): words[verdicts[number][0]]
        for name, _, cells, verdicts, _ in data["files"]
        for target, number in enumerate(cells)
        if number >= 0
    }
    rows = csv.DictReader(run("check", folder, "--devices", "--format", "csv").out.splitlines())
    assert told == {(row["file"], row["target"]): row["verdict"] for row in rows if row["target"]}
    assert sorted(target for _, targets in data["groups"] for target in targets) == list(range(NUM_DEVICES))


def test_the_page_grows_little_with_files(folder: Path, file: Path) -> None:
    """A thousand files on all devices are far below 5 MB."""
    data = data_of(file.read_text("utf-8"))
    assert max(len(json.dumps(each, separators=(",", ":"))) for each in data["files"]) < 2000


def test_standard_output_and_refusals(folder: Path, tmp_path: Path) -> None:
    plain = folder / "plain.mlir"
    page = run("check", plain, "-t", "vulkan1.1", "--html", "-")
    assert page.code == 0
    assert data_of(page.out)["targets"] == ["vulkan1.1"]
    refused = run("check", plain, "-t", "vulkan1.1", "--html", "-", "--format", "json")
    assert (refused.code, refused.out) == (2, "")
    assert "leave out --format" in refused.err
    over = run("check", plain, "-t", "vulkan1.1", "--html", plain)
    assert over.code == 2
    assert plain.read_text() == SHADER.format(type="f32")
    missing = run("check", plain, "-t", "vulkan1.1", "--html", tmp_path / "missing" / "page.html")
    assert missing.code == 2
    assert "missing" in missing.err


# In a browser.


def test_a_cell_of_the_matrix_opens_its_findings(opened: Opener) -> None:
    page = opened()
    assert page.locator(ROWS).count() == 4
    row_of(page, "double.mlir").locator("td.n button").first.click()
    details = page.locator("tr.details").inner_text()
    assert "Float64" in details
    assert "double.mlir:2:3" in details
    assert "spirv.GlobalVariable @x : !spirv.ptr<f64, Workgroup>" in details
    row_of(page, "double.mlir").locator("td[aria-selected] button").click()
    assert page.locator("tr.details").count() == 0
    assert "Float64" in page.locator("#fixes").inner_text()


def test_a_group_of_devices_opens_into_columns(opened: Opener) -> None:
    page = opened()
    before = page.locator("thead th").count()
    page.get_by_role("button", name="NVIDIA Turing", exact=True).click()
    assert page.locator("thead th").count() == before + 5
    assert "nvidia-gtx-1650-610.43.2-ubuntu" in page.locator("thead").inner_text()
    again = opened("#" + page.url.split("#")[1])
    assert again.locator("thead th").count() == before + 5


def test_the_filter_searches_needs_and_names(opened: Opener) -> None:
    page = opened()
    page.fill("#q", "float64")
    assert [row.get_attribute("data-file").split("/")[-1] for row in page.query_selector_all(ROWS)] == [
        "double.mlir"
    ]
    page.click("button[type=reset]")
    page.select_option("#show", "n")
    assert page.locator(ROWS).count() == 2


def test_names_are_text(opened: Opener) -> None:
    page = opened()
    assert page.locator("img").count() == 0
    assert "onerror" in page.locator("tbody").inner_text()


def test_the_keyboard_is_enough(opened: Opener) -> None:
    page = opened()
    page.keyboard.press("/")
    page.keyboard.type("double")
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    assert page.locator("tr.details").count() == 1
    assert page.evaluate("document.activeElement.dataset.column") == "1"
    page.keyboard.press("Escape")
    assert page.locator("tr.details").count() == 0
    assert page.evaluate("document.activeElement.dataset.column") == "1"


def test_a_phone_scrolls_in_one_direction(opened: Opener) -> None:
    page = opened(viewport={"width": 360, "height": 740})
    row_of(page, "double.mlir").locator("td.n button").first.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    inner = page.locator(".details .inner").bounding_box()
    assert inner["width"] <= 360


def test_texts_can_be_read_in_the_light_and_in_the_dark(opened: Opener) -> None:
    for scheme in ("light", "dark"):
        page = opened(color_scheme=scheme)
        for selector in ("body", "td.y", "td.n", "td.s", "#fixes .wins", ".chip.u", ".chip.c"):
            assert browser_page.contrast_of(page, selector) >= 4.5, (scheme, selector)


def test_printed_it_is_without_controls(opened: Opener) -> None:
    page = opened()
    page.emulate_media(media="print")
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    assert not page.is_visible("#filters")
    assert page.locator(ROWS).count() == 4
    assert len(page.pdf()) > 5_000
