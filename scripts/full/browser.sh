#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The tests of the pages of `table --html` and `check --html` in headless Chromium. Installs Debian's chromium, which takes root, and the
# Python package that drives it, where they are missing.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$root/scripts/lib.sh"
cd "$root"

./dev build
command -v chromium >/dev/null ||
  run_logged "$build/logs/browser.log" apt-get install -y --no-install-recommends chromium
run_logged "$build/logs/browser.log" "$python" -m pip install --disable-pip-version-check 'playwright>=1.40,<2'
MLIR_AVAILABILITY_BROWSER=1 exec ./dev test test/python/test_table_page.py test/python/test_check_html.py
