# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The tiers of the tests: which tests `./dev test --quick` and `--changed` run (scripts/test/tiers)."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from mutants.cpp_faults import cpp_faults
from mutants.python_faults import Fault
from mutate import Mutant, rounds_of_quick
from tiers import changed
from tiers.choose import Measured, cover
from tiers.data import DATA, Data

KEPT = Data.read(DATA)


def test_each_test_exists() -> None:
    """`./dev full tiers` writes the file anew."""
    missing = []
    for name in KEPT.seconds:
        file, *functions = name.split("::")
        path = changed.ROOT / file
        if not path.exists() or not all(f" {each}" in path.read_text() for each in functions):
            missing.append(name)
    assert missing == []


def test_the_quick_tier_is_quick() -> None:
    """With their start, so many seconds as measured take two minutes on two cores."""
    assert 100 < sum(KEPT.seconds[test] for test in KEPT.quick) <= 207


@pytest.mark.parametrize(
    ("path", "among"),
    [
        ("cpp/lib/Engine/Deduce.cpp", "test/python/test_deduce.py::"),
        ("cpp/include/mlir-availability/Engine/Deduce.h", "test/python/test_deduce.py::"),
        ("python/mlir/availability/cli/_check.py", "test/python/test_"),
        ("td/generated/VulkanRegistry.json", "test/python/test_target"),
        ("td/dialects/NVVM.td", "test/python/test_nvvm_chips.py::"),
        ("td/VulkanTargets.td", "test/python/test_target_data.py::"),
        ("test/python/test_bounds.py", "test/python/test_bounds.py"),
        ("test/python/vulkan_recorder.py", "test/python/test_vulkan_calls.py"),
        ("test/python/record_matrix/evaluate.py", "test/python/test_feature_matrix.py"),
        ("test/ir/orders.mlir", "test/ir/orders.mlir"),
        ("tools/probe/shapes.py", "test/python/test_amdgpu.py"),
        ("docs/tablegen.md", "test/python/test_pages.py"),
    ],
)
def test_an_edit_finds_its_tests(path: str, among: str) -> None:
    assert [test for test in changed.tests_of(path, KEPT) if test.startswith(among)]


def test_each_source_has_tests() -> None:
    """Of hand-written C++, and of Python."""
    sources = [*(changed.ROOT / "cpp/lib").rglob("*.cpp"), *(changed.ROOT / "python/mlir").rglob("*.py")]
    names = [str(path.relative_to(changed.ROOT)) for path in sources]
    assert [name for name in names if not changed.tests_of(name, KEPT)] == []


def test_several_edits_share_the_time() -> None:
    """The best test of each comes first. One that takes too long gives way, unless it is the only one."""
    seconds = {"a": 8.0, "b": 3.0, "c": 2.0, "d": 1.0, "e": 99.0}
    data = Data(
        [], set(), seconds, {"x.cpp": ["a", "c"], "y.cpp": ["b", "d"], "z.cpp": ["e"], "p.py": ["c", "a"]}
    )
    assert changed.tests_of_all(["x.cpp", "y.cpp"], data) == ["a", "b", "d"]
    assert changed.tests_of_all(["z.cpp"], data) == ["e"]
    assert changed.tests_of_all(["p.py"], data) == ["c"]


def test_a_cover_takes_what_runs_most_in_a_second() -> None:
    tests = [
        Measured("slow", 10, 1, 1, {"f", "g", "h"}),
        Measured("quick", 1, 1, 1, {"f", "g"}),
        Measured("same", 1.1, 1, 1, {"f"}),
        Measured("many cases", 1, 2, 200, {"h"}),
        Measured("nothing", 0.1, 1, 1, {"k"}),
    ]
    weights = dict.fromkeys("fgh", 1.0)
    assert [test.name for test in cover(tests, weights, 3)] == ["quick", "many cases"]
    assert [test.name for test in cover(tests, weights, 4)] == ["quick", "many cases", "same"]
    assert [test.is_whole for test in tests] == [True, True, True, False, True]


CPP = """\
#include "a<b.h" // if (a == b)
void f(int a, SmallVector<int, 4> &v) {
  if (a == 1 && !v.empty())
    v.push_back(2);
  for (int i = 0; i < a; ++i)
    assert(i >= 0 && "a < b");
  if (auto op = find(a))
    return use("a != b", op);
}
"""


def test_faults_are_made_of_each_kind_in_cpp() -> None:
    made = {(fault.line, fault.what) for fault in cpp_faults(CPP)}
    assert made == {
        (3, "negated: a == 1 && !v.empty()"),
        (3, "'&&' is the other"),
        (3, "'==' is '!='"),
        (3, "1 is one more"),
        (4, "2 is one more"),
        (4, "a call is left out: v.push_back(2);"),
        (5, "0 is one more"),
        (5, "'<' is '<='"),
        (6, "'>=' is '>'"),
        (6, "0 is one more"),
        (6, "'&&' is the other"),
    }
    texts = {fault.what: fault.text() for fault in cpp_faults(CPP)}
    assert "if (!(a == 1 && !v.empty()))\n" in texts["negated: a == 1 && !v.empty()"]
    assert "push_back" not in texts["a call is left out: v.push_back(2);"]


@pytest.mark.parametrize(
    ("kind", "path", "source"),
    [
        ("python", "cli/_check.py", "python/mlir/availability/cli/_check.py"),
        ("cpp", "Engine/Deduce.cpp", "cpp/lib/Engine/Deduce.cpp"),
        ("td", "dialects/NVVM.td", "dialects/NVVM.td"),
    ],
)
def test_a_fault_is_tried_with_the_whole_quick_tier(kind: str, path: str, source: str) -> None:
    """Once with each test, first with those that may notice it."""
    mutant = Mutant(kind, Path(path), "", Fault(1, "a fault", str))
    tests = [test for tests, _ in rounds_of_quick(KEPT)(mutant) for test in tests]
    assert sorted(tests) == sorted(test for test in KEPT.quick if test.startswith("test/python/"))
    assert tests[0] in KEPT.reach[source]


def test_a_misspelt_file_is_no_success() -> None:
    command = ["scripts/test/test.sh", "-x", "test/python/test_vulcan_run.py::test_cli_json"]
    done = subprocess.run(command, cwd=changed.ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert "'test/python/test_vulcan_run.py'" in done.stderr
    assert "nearest is 'test/python/test_vulkan_run.py'" in done.stderr
