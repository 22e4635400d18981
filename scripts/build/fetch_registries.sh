#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Prints the directory of Khronos's registries: vk.xml and validusage.json of Vulkan, VP_KHR_roadmap.json, and the
# SPIR-V grammars spirv.core.grammar.json and extinst.*.grammar.json. Those of Debian 12 are from 2023. Debian's newest suite packages what
# Khronos releases together: vk.xml and the grammar have to be of one time. Nothing is installed. With --newest, looks
# for newer ones than the cache has.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$root/scripts/lib.sh"

registries=$cache/registries
lock "$cache/lock-registries"
newest() { find "$registries" -mindepth 1 -maxdepth 1 -name '[0-9]*' 2>/dev/null | sort -V | tail -n 1; }

# An older cache lacks the grammars of extended instructions.
has_all() { [ -n "$(newest)" ] && [ -e "$(newest)/extinst.glsl.std.450.grammar.json" ]; }

if [ "${1-}" != --newest ] && has_all; then
  newest
  exit 0
fi

state=$cache/apt-registries
state_log=$build/logs/registries.log
. "$root/scripts/build/apt_elsewhere.sh"
trap 'rm -rf "$state"' EXIT

download() {
  for mirror in $(list_mirrors); do
    use_suite deb "$mirror" sid || continue
    (cd "$state/download" && run_logged "$state_log" own_apt download libvulkan-dev spirv-headers) && return
  done
  die "found no libvulkan-dev and spirv-headers in Debian's suite sid on any mirror that apt is set up with here
(see $state_log)"
}

say "downloading Khronos's registries (2 MB)"
download
for package in "$state"/download/*.deb; do
  dpkg-deb -x "$package" "$state/unpacked"
done
share=$state/unpacked/usr/share/vulkan/registry
# The first of each is Vulkan's, the second Vulkan SC's.
minor=$(sed -n 's|.*VK_HEADER_VERSION_COMPLETE<.*(0, 1, \([0-9]*\), VK_HEADER_VERSION).*|\1|p' "$share/vk.xml" | head -n 1)
patch=$(sed -n 's|.*<name>VK_HEADER_VERSION</name> \([0-9]*\).*|\1|p' "$share/vk.xml" | head -n 1)
case $minor.$patch in
  [0-9]*.[0-9]*) ;;
  *) die "the vk.xml of Debian's libvulkan-dev doesn't say its version" ;;
esac
version=1.$minor.$patch
cp "$share/vk.xml" "$share/validusage.json" "$share/profiles/VP_KHR_roadmap.json" \
  "$state/unpacked/usr/include/spirv/unified1/spirv.core.grammar.json" \
  "$state/unpacked"/usr/include/spirv/unified1/extinst.*.grammar.json "$state/download"
rm -f "$state"/download/*.deb
mkdir -p "$registries"
rm -rf "${registries:?}/$version"
mv "$state/download" "$registries/$version" # In one step: an interrupted download never looks complete.
newest
