# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The page of ``table --html``, in headless Chromium: search, filters, links, keyboard, phone, dark, print.

Without the Python package 'playwright' and a Chromium, only what needs no browser is tested.
`./dev full browser` installs them, and fails where a browser doesn't start.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import browser_page
import pytest
from browser_page import Opener
from command_line import run

pytestmark = pytest.mark.xdist_group("table_page")

OPS = "tr.row"


class Question(NamedTuple):
    """A user's question: the op and the target, the cell, and a text of the requirement that explains it."""

    name: str
    op: str
    target: str
    cell: str
    why: str


QUESTIONS = [
    Question(
        "elect on Vulkan 1.1", "spirv.GroupNonUniformElect", "vulkan1.1", "on condition", "execution_scope"
    ),
    Question(
        "subgroup reductions on Vulkan 1.1",
        "spirv.GroupNonUniformFAdd",
        "vulkan1.1",
        "optional",
        "GroupNonUniformArithmetic",
    ),
    Question(
        "i64 subgroup adds on a phone",
        "spirv.GroupNonUniformIAdd",
        "arm-mali-valhall",
        "on condition",
        "shaderSubgroupExtendedTypes",
    ),
    Question("bf16 dot products", "spirv.Dot", "vulkan1.4", "on condition", "BFloat16DotProductKHR"),
    Question(
        "cooperative matrices on RDNA 2",
        "spirv.KHR.CooperativeMatrixMulAdd",
        "amd-rx-6600",
        "no",
        "CooperativeMatrixKHR",
    ),
    Question("tcgen05 on sm_90", "nvvm.tcgen05.alloc", "sm_90", "no", "sm_100a"),
    Question("wgmma on Blackwell", "nvvm.wgmma.fence.aligned", "sm_100", "no", "sm_90a"),
    Question("permlanex16 on CDNA 3", "rocdl.permlanex16", "gfx942", "no", "rocdl.feature"),
    Question(
        "fp8 conversions on CDNA 3", "rocdl.cvt.pk.fp8.f32", "gfx942", "on condition", "fp8-conversion-insts"
    ),
    Question(
        "shapes in TOSA's floating-point profile",
        "tosa.add_shape",
        "tosa1.1.draft:pro_fp",
        "optional",
        "shape",
    ),
]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of everything that ships."""
    path = tmp_path_factory.mktemp("page") / "table.html"
    result = run("table", "--html", path)
    assert (result.code, result.out, result.err) == (0, "", "")
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


def shown_ops(page: Any) -> list[str]:
    return [str(row.get_attribute("data-op")) for row in page.query_selector_all(OPS)]


def needs_of(page: Any) -> list[str]:
    """Returns what the field "Needs" proposes."""
    return [str(option.get_attribute("value")) for option in page.query_selector_all("#needs option")]


# Without a browser.


def test_the_page_is_one_small_file(file: Path) -> None:
    text = file.read_text("utf-8")
    assert len(text.encode()) < 1_000_000
    # Nothing is fetched: no address at all, no file beside it.
    assert not re.search(r"https?://|<link|@import|url\(|src=", text.split('id="data">')[0])


def test_the_page_has_the_data_of_the_tables(file: Path) -> None:
    text = file.read_text("utf-8")
    data = json.loads(text.split('id="data">')[1].split("</script>")[0])
    forms = [json.loads(line) for line in run("table", "--format", "json").out.splitlines()]
    assert [dialect["name"] for dialect in data["dialects"]] == [form["dialect"] for form in forms]
    letters = {"y": "yes", "c": "on_condition", "o": "optional", "n": "no", "u": "unknown", "-": "not_judged"}
    for dialect, form in zip(data["dialects"], forms, strict=True):
        columns = {data["targets"][target][0]: column for target, column in dialect["targets"]}
        for op, entry in zip(dialect["ops"], form["ops"], strict=True):
            assert op[0] == entry["op"]
            row = dialect["rows"][op[1]]
            assert all(
                letters[row[columns[name]]] == support
                for support, names in entry["support"].items()
                for name in names
            )


def test_the_page_can_be_of_one_dialect_and_go_to_standard_output() -> None:
    page = run("table", "tosa", "--html", "-").out
    assert run("table", "tosa", "--format", "html").out == page
    data = json.loads(page.split('id="data">')[1].split("</script>")[0])
    assert [dialect["name"] for dialect in data["dialects"]] == ["tosa"]


def test_a_page_that_can_not_be_written(tmp_path: Path) -> None:
    result = run("table", "tosa", "--html", tmp_path / "missing" / "table.html")
    assert (result.code, result.out) == (2, "")
    assert "missing" in result.err


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.name)
def test_the_command_reproduces_the_cell(question: Question) -> None:
    result = run("table", "--op", question.op, "-t", question.target)
    assert result.code == 0
    assert result.out.endswith(f"\ntargets\n  {question.cell}: {question.target}\n")
    assert question.why in result.out


# In a browser.


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.name)
def test_a_link_answers_a_question(question: Question, opened: Opener) -> None:
    page = opened(f"#op={question.op}&target={question.target}")
    row = page.locator(f'tr.row[data-op="{question.op}"]')
    assert row.locator("td").inner_text().split(" ", 1)[1] == question.cell
    details = page.locator("tr.details")
    assert question.why in details.inner_text()
    assert f"mlir-availability table --op {question.op} -t {question.target}" in details.inner_text()


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.name)
def test_a_question_is_answered_in_two_clicks(question: Question, opened: Opener) -> None:
    """One into the search, and one on the operation."""
    page = opened()
    page.click("#q")
    page.keyboard.type(question.op)
    page.click(f'tr.row[data-op="{question.op}"] button')
    assert f"op={question.op}" in page.url
    assert question.why in page.locator("tr.details").inner_text()


def test_search_and_filters(opened: Opener) -> None:
    page = opened()
    page.fill("#q", "groupnonuniform add")
    assert shown_ops(page) == ["spirv.GroupNonUniformFAdd", "spirv.GroupNonUniformIAdd"]
    page.fill("#q", "")
    page.select_option("#dialect", "tosa")
    assert all(op.startswith("tosa.") for op in shown_ops(page))
    heads = page.locator("thead th.target").all_inner_texts()
    assert [head.strip() for head in heads] == [
        "tosa1.0:pro_int", "tosa1.1.draft:pro_int", "tosa1.0:pro_fp", "tosa1.1.draft:pro_fp",
    ]  # fmt: skip
    page.select_option("#dialect", "rocdl")
    page.fill("#need", "fp8-conversion-insts")
    assert "rocdl.cvt.pk.fp8.f32" in shown_ops(page)
    page.fill("#target", "gfx942")
    page.select_option("#cell", "n")
    assert "rocdl.cvt.pk.fp8.f32" not in shown_ops(page)
    page.click("button[type=reset]")
    assert page.url.endswith("#")
    assert len(shown_ops(page)) == 150
    page.select_option("#dialect", "*")
    assert len({op.split(".")[0] for op in shown_ops(page)}) > 1


def test_the_page_opens_with_one_dialect(opened: Opener) -> None:
    """It has the largest table of those that have targets of their own, which are in groups."""
    page = opened()
    assert {op.split(".")[0] for op in shown_ops(page)} == {"spirv"}
    # No column is empty.
    assert page.locator("tbody td:not([class^='-'])").count() == page.locator("tbody td").count()
    groups = page.locator("thead th.group")
    assert [each.strip() for each in groups.all_inner_texts()] == ["vulkan"]
    assert page.locator("thead th.target").count() == int(groups.first.get_attribute("colspan"))
    # Who searches means every dialect.
    page.fill("#q", "wmma.m")
    assert "nvvm.wmma.mma" in shown_ops(page)


def test_a_search_shows_one_dialect_and_names_the_others(opened: Opener) -> None:
    """Dialects have targets of their own: side by side, most cells would be empty."""

    def dialects() -> set[str]:
        cells = page.locator("tbody td")
        assert page.locator("tbody td:not([class^='-'])").count() == cells.count() > 0
        return {op.split(".")[0] for op in shown_ops(page)}

    page = opened("#q=exp")
    assert dialects() == {"spirv"}
    page.locator("#elsewhere").get_by_role("button", name="rocdl").click()
    assert dialects() == {"rocdl"}
    assert page.input_value("#dialect") == "rocdl"
    page.select_option("#dialect", "")
    page.fill("#target", "gfx942")
    assert dialects() == {"llvm"}
    page.fill("#q", "")
    assert not page.is_visible("#elsewhere")


def test_all_targets_that_were_asked_for_are_shown(browser: Any, tmp_path: Path) -> None:
    file = tmp_path / "table.html"
    names = ["vulkan1.1", "spirv1.4", "amd-rx-6600", "VP_KHR_roadmap_2024"]
    asked = [word for name in (*names, "arm-mali-*") for word in ("-t", name)]
    assert run("table", "spirv", *asked, "--html", file).code == 0
    page = Opener(browser, file)()
    heads = {head.strip() for head in page.locator("thead th.target").all_inner_texts()}
    assert heads == {*names, "arm-mali-valhall", "arm-mali-google-pixel-6"}
    assert [each.strip() for each in page.locator("thead th.group").all_inner_texts()] == [
        "spirv", "vulkan", "vulkan devices", "vulkan profiles",
    ]  # fmt: skip


def test_the_page_of_a_small_dialect(browser: Any, tmp_path: Path) -> None:
    """The examples in the fields are its own, and everything is shown at once, without scroll bars."""
    file = tmp_path / "table.html"
    assert run("table", "tosa", "--html", file).code == 0
    page = Opener(browser, file)("#q=tosa.add")
    assert str(page.get_attribute("#q", "placeholder")).startswith("tosa.")
    assert page.get_attribute("#need", "placeholder") in {
        f"{first}, {second} ..." for first in needs_of(page) for second in needs_of(page)
    }
    assert page.locator("#more").is_hidden()
    assert page.locator("#more").text_content() == ""
    assert page.evaluate("(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)(scroller)") == 0


def test_every_filter_has_a_link(opened: Opener) -> None:
    page = opened("#dialect=spirv&family=vulkan profiles&need=Float16&q=fadd&cell=c")
    assert page.input_value("#dialect") == "spirv"
    assert page.input_value("#family") == "vulkan profiles"
    assert (page.input_value("#need"), page.input_value("#q"), page.input_value("#cell")) == (
        "Float16",
        "fadd",
        "c",
    )
    assert "spirv.FAdd" in shown_ops(page)
    again = opened("#" + page.url.split("#")[1])
    assert shown_ops(again) == shown_ops(page)


def test_back_closes_what_was_opened(opened: Opener) -> None:
    page = opened("#q=tcgen05.alloc")
    page.click(f'{OPS} button:text-is("nvvm.tcgen05.alloc")')
    assert page.locator("tr.details").count() == 1
    page.go_back()
    assert page.locator("tr.details").count() == 0


def test_the_keyboard_is_enough(opened: Opener) -> None:
    page = opened()
    page.keyboard.press("/")
    page.keyboard.type("tcgen05.alloc")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert "nvvm.tcgen05.alloc" in page.locator("tr.details h2").inner_text()
    focused = "document.activeElement.textContent"
    assert page.evaluate(focused) == "nvvm.tcgen05.alloc"
    assert page.evaluate("document.activeElement.getAttribute('aria-expanded')") == "true"
    page.keyboard.press("Enter")
    assert page.locator("tr.details").count() == 0
    page.keyboard.press("/")
    page.keyboard.press("Escape")
    assert page.input_value("#q") == ""


def test_a_phone_scrolls_in_one_direction(opened: Opener) -> None:
    """The page is as wide as the screen, even with open operations; wider parts scroll in their own frame."""
    page = opened("#op=spirv.GroupNonUniformIAdd&target=vulkan1.1", viewport={"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    inner = page.locator(".details .inner").bounding_box()
    assert inner["x"] >= 0
    assert inner["x"] + inner["width"] <= 360


def test_texts_can_be_read_in_the_light_and_in_the_dark(opened: Opener) -> None:
    """WCAG's contrast of 4.5, of every cell and of the text."""
    for scheme in ("light", "dark"):
        page = opened("#op=spirv.GroupNonUniformIAdd&q=GroupNonUniform", color_scheme=scheme)
        for selector in ("body", ".y", ".c", ".o", ".n", ".u", ".rule"):
            assert browser_page.contrast_of(page, selector) >= 4.5, (scheme, selector)


def test_printed_it_is_whole_and_without_controls(opened: Opener) -> None:
    page = opened("#dialect=spirv")
    assert len(shown_ops(page)) < 308
    page.emulate_media(media="print")
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    assert len(shown_ops(page)) == 308
    assert not page.is_visible("#filters")
    assert len(page.pdf()) > 10_000
