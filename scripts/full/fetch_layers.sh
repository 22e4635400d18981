#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Prints the directory with the newest validation layers and SPIRV-Tools that Debian has (suite sid), and with the Vulkan
# loader and the C and C++ libraries that they need. Nothing is installed: the packages are unpacked in the cache, and
# their dynamic linker runs programs with them. VERSION in the directory has the layers' version.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$root/scripts/lib.sh"

layers=$cache/layers
lock "$cache/lock-layers"
state=$cache/apt-layers
state_log=$build/logs/layers.log
. "$root/scripts/build/apt_elsewhere.sh"
trap 'rm -rf "$state"' EXIT

packages="libc6 libstdc++6 libgcc-s1 libvulkan1 vulkan-validationlayers spirv-tools"

find_suite() {
  for mirror in $(list_mirrors); do
    ! use_suite deb "$mirror" sid || return 0
  done
  die "found no suite sid of Debian on any mirror that apt is set up with here (see $state_log)"
}

say "looking for the newest validation layers"
find_suite
version=$(own_apt_cache policy vulkan-validationlayers | sed -n 's/^  Candidate: //p')
[ -n "$version" ] || die "Debian's suite sid has no vulkan-validationlayers (see $state_log)"
if [ "$(cat "$layers/VERSION" 2>/dev/null)" != "$version" ] || [ ! -x "$layers/usr/bin/spirv-val" ]; then
  say "downloading them, $version (50 MB)"
  # shellcheck disable=SC2086 # A list of words.
  (cd "$state/download" && run_logged "$state_log" own_apt download $packages)
  mkdir -p "$state/unpacked"
  for package in "$state"/download/*.deb; do
    dpkg-deb -x "$package" "$state/unpacked"
  done
  printf '%s\n' "$version" >"$state/unpacked/VERSION"
  rm -rf "$layers"
  mv "$state/unpacked" "$layers" # In one step: an interrupted download never looks complete.
fi
printf '%s\n' "$layers"
