#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# fetch_llvm_headers.sh MAJOR: prints the directory of the headers and .td files of an LLVM that this Debian doesn't have, from
# the packages of a newer suite (90 MB). Nothing is installed. VERSION beside the directory has the packages' version.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$root/scripts/lib.sh"

major=${1-}
case $major in
  [1-9][0-9]) ;;
  *) die "usage: fetch_llvm_headers.sh MAJOR, such as 24" ;;
esac
headers=$cache/llvm-$major-headers
lock "$cache/lock-llvm-$major-headers"
state=$cache/apt-llvm-$major-headers
state_log=$build/logs/llvm-headers.log
. "$root/scripts/build/apt_elsewhere.sh"
trap 'rm -rf "$state"' EXIT

candidate() { own_apt_cache policy "libmlir-$major-dev" | sed -n 's/^  Candidate: \([^(].*\)/\1/p'; }

find_suite() {
  for suite in sid experimental; do
    for mirror in $(list_mirrors); do
      use_suite deb "$mirror" "$suite" && [ -n "$(candidate)" ] && return
    done
  done
  die "found no libmlir-$major-dev in Debian's suites sid and experimental on any mirror that apt is set up with here
(see $state_log)"
}

say "looking for the headers of LLVM $major"
find_suite
version=$(candidate)
if [ "$(cat "$headers/VERSION" 2>/dev/null)" != "$version" ]; then
  say "downloading them, $version (90 MB)"
  (cd "$state/download" && run_logged "$state_log" own_apt download "libmlir-$major-dev" "llvm-$major-dev")
  mkdir -p "$state/unpacked"
  for package in "$state"/download/*.deb; do
    # The libraries, which are most of it, aren't needed. The directory of MLIR has links to LLVM's.
    dpkg-deb --fsys-tarfile "$package" | tar xf - -C "$state/unpacked" --wildcards './usr/*include/*'
  done
  printf '%s\n' "$version" >"$state/unpacked/VERSION"
  rm -rf "$headers"
  mv "$state/unpacked" "$headers" # In one step: an interrupted download never looks complete.
fi
printf '%s\n' "$headers/usr/lib/llvm-$major/include"
