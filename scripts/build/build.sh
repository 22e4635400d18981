#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ./dev build: compiles in build/cmake and installs the package into build/venv, unless nothing changed since.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$root/scripts/lib.sh"

cd "$root"
inputs="CMakeLists.txt CMakePresets.json pyproject.toml README.md LICENSE cmake cpp td python test/lib benchmarks schedules scripts/build/build.sh"
choices="${CC-} ${CXX-}"
[ ! -e "$build/stamps/setup-tests" ] || choices="$choices tests"
# The sources of Python are installed as they are.
python_sources() { source_files python | grep '\.py$'; }
# shellcheck disable=SC2086 # A list of words.
compiled_state() {
  cat "$build/stamps/setup"
  printf '%s\n' "$choices"
  source_files $inputs | grep -v '^python/.*\.py$' | hash_listed
  python_sources | hash_text
}
state() {
  compiled_state
  python_sources | hash_listed
}
# Succeeds if the stamp holds, and keeps the time from which on a change counts.
is_built() { watch build "$choices" && want=$(state) && stamp_is build "$want" && keep_watch build; }
# shellcheck disable=SC2086
! is_untouched build "$choices" $inputs "$build/stamps/setup" || exit 0
! is_built || exit 0

# show_progress LOG: prints Ninja's counter from a growing log, each minute.
show_progress() {
  while sleep 60 >/dev/null 2>&1 9>&-; do
    steps=$(tail -n 3 "$1" 2>/dev/null | grep -o '\[[0-9]*/[0-9]*\]' | tail -n 1)
    [ -z "$steps" ] || say "compiling: $steps"
  done
}

lock "$build/lock"
! is_built || exit 0 # Looks again, so that edits during the build count for the next one.
compiled=$(compiled_state)
if stamp_is compiled "$compiled"; then
  # Only the contents of Python's sources differ: pip would take ten seconds.
  site=$("$python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
  python_sources | while IFS= read -r file; do
    cmp -s "$file" "$site/${file#python/}" || cp "$file" "$site/${file#python/}"
  done
  set_stamp build "$want"
  keep_watch build
  exit
fi
rm -f "$build/stamps/compiled"
usual=
[ -e "$build/cmake/.ninja_log" ] || usual=", usually four to five minutes on two cores"
say "building (the log is $build/logs/build.log$usual)"
show_progress "$build/logs/build.log" &
progress=$!
trap 'kill $progress 2>/dev/null || :' EXIT
run_logged "$build/logs/build.log" pip_project install --force-reinstall
set_stamp build "$want"
set_stamp compiled "$compiled"
keep_watch build
