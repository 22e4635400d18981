#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Prints the directory of LLVM 23's tests of MLIR's Python bindings, which tests run on ours. They are in the release's
# sources (200 MB), which Debian has as a source package: the first version of it that a mirror really has is taken.
# Nothing of it is stored in this repository; the cache keeps the tests alone.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$root/scripts/lib.sh"

package=llvm-toolchain-23
tests=$cache/llvm-23-python-tests
lock "$cache/lock-llvm-23-tests"
if [ -e "$tests/rewrite.py" ]; then
  printf '%s\n' "$tests"
  exit 0
fi

state=$cache/apt-llvm-23
state_log=$build/logs/llvm-23-tests.log
. "$root/scripts/build/apt_elsewhere.sh"
trap 'rm -rf "$state"' EXIT

download() {
  for mirror in $(list_mirrors); do
    use_suite deb-src "$mirror" sid || continue
    for version in $(source_versions "$package"); do
      (cd "$state/download" && run_logged "$state_log" own_apt source --download-only --tar-only "$package=$version") \
        2>/dev/null && return
    done
  done
  die "found no source package $package in Debian's suite sid on any mirror that apt is set up with here (see $state_log)"
}

say "downloading LLVM 23's sources for their tests (about 200 MB)"
download
mkdir -p "$state/unpacked"
tar xJf "$state"/download/*.orig.tar.xz -C "$state/unpacked" --strip-components=1 --wildcards --no-wildcards-match-slash \
  '*/mlir/test/python'
rm -rf "$tests"
mv "$state/unpacked/mlir/test/python" "$tests" # In one step: an interrupted download never looks complete.
printf '%s\n' "$tests"
