# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""./dev hashes the inputs of a build only if one of them may have changed since it last did. It refuses the
build of another checkout.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from page_blocks import ROOT

Change = Callable[[Path], object]


def shell(root: Path, command: str) -> bool:
    script = f'set -eu; root=$1; . "{ROOT}/scripts/lib.sh"; cd "$root"; {command}'
    return (
        subprocess.run(["sh", "-c", script, "sh", root], env={**os.environ, "PATH": os.defpath}).returncode
        == 0
    )


def edit_and_set_back(root: Path) -> None:
    """Writes as many bytes as before, and hides it as far as a program can."""
    file = root / "source/a"
    before = file.stat()
    file.write_text("other")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))


def copy_build(root: Path) -> None:
    subprocess.run(["cp", "-a", root / "build", root / "copy"], check=True)
    (root / "build").rename(root / "original")
    (root / "copy").rename(root / "build")


UNSEEN = {
    "a change": edit_and_set_back,
    "a new file": lambda root: (root / "source/folder/new").touch(),
    "a lost file": lambda root: (root / "source/folder/b").unlink(),
    "a lost input": lambda root: (root / "single").unlink(),
    "a copy of the folder": copy_build,
}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "source/folder").mkdir(parents=True)
    for name in ("source/a", "source/folder/b", "single"):
        (tmp_path / name).write_text("some\n")
    assert shell(tmp_path, "sleep 0.02; watch it words; sleep 0.02; keep_watch it")
    return tmp_path


def test_untouched_inputs_need_no_hash(checkout: Path) -> None:
    (checkout / "build/other").touch()
    assert shell(checkout, "is_untouched it words source single")
    assert not shell(checkout, "is_untouched it 'other words' source single")
    assert not shell(checkout, "is_untouched other words source single")


@pytest.mark.parametrize("change", UNSEEN.values(), ids=UNSEEN)
def test_changes_of_any_kind_are_seen(checkout: Path, change: Change) -> None:
    change(checkout)
    assert not shell(checkout, "is_untouched it words source single")


def test_a_change_while_hashing_counts(checkout: Path) -> None:
    assert not shell(
        checkout, "watch it words; sleep 0.02; echo 1 >source/a; keep_watch it; is_untouched it words source"
    )


def test_a_build_that_was_made_at_another_path_is_refused(tmp_path: Path) -> None:
    """Nothing is removed, and nothing is made anew."""
    shutil.copy(ROOT / "dev", tmp_path)
    for name in ("lib.sh", "build/setup.sh"):
        (tmp_path / "scripts" / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / "scripts" / name, tmp_path / "scripts" / name)
    stamp = tmp_path / "build/stamps/venv"
    stamp.parent.mkdir(parents=True)
    stamp.write_text("/some where/else \n")
    done = subprocess.run([tmp_path / "dev", "run", "true"], capture_output=True, text=True)
    assert done.returncode == 1
    assert f"error: {tmp_path}/build was made for a checkout at '/some where/else'." in done.stderr
    assert [path for path in (tmp_path / "build").rglob("*") if path.is_file()] == [stamp]
