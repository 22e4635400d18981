#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Prints the path of the `mlir` directory of LLVM release sources that fit the installed libMLIR.so: that in
# MLIR_SRC_DIR, or one that was fetched before, or one that it fetches now. Debian has every LLVM release as
# a source package, signed; the Debian release that this machine runs may not, so we ask for it in newer
# suites, with a configuration of apt's that leaves the system's alone. Directories of MLIR's tests come along, whose
# modules our tests and probes read, and AMDGPU's processors.
set -eu
here=$(cd "$(dirname "$0")" && pwd -P)
root=$(cd "$here/../.." && pwd -P)
. "$root/scripts/lib.sh"
use_own_llvm

package=llvm-toolchain-$llvm_major
suites="trixie sid"
otherwise="To do without it, set MLIR_SRC_DIR to the 'mlir' directory of the LLVM $llvm_series sources."

has_bindings() { [ -f "$1/python/CMakeLists.txt" ] && [ -f "$1/lib/Bindings/Python/IRCore.cpp" ]; }

use_if_complete() { # DIRECTORY: one of the cache has all that is unpacked below, unless it is older.
  has_bindings "$1" || return 0
  [ -n "${MLIR_SRC_DIR-}" ] || [ -d "$1/test/Dialect/Tosa" ] || return 0
  printf '%s\n' "$1"
  exit 0
}

if [ -n "${MLIR_SRC_DIR-}" ]; then
  use_if_complete "$MLIR_SRC_DIR"
  die "MLIR_SRC_DIR is '$MLIR_SRC_DIR', which lacks python/ or lib/Bindings/Python/: it must be the 'mlir' directory of LLVM's sources"
fi

lock "$cache/lock-sources"
sources=$cache/sources
use_if_complete "$sources/$package-$("$llvm_config" --version)/mlir"
for directory in "$sources/$package-$llvm_series".*/mlir; do
  use_if_complete "$directory"
done

state=$cache/apt
state_log=$build/logs/sources.log
. "$root/scripts/build/apt_elsewhere.sh"
mkdir -p "$sources"

# Prints "NAME SHA256" of the tarball of a version.
tarball() {
  own_apt source --print-uris --tar-only "$package=$1" 2>>"$state_log" |
    sed -n "s/^'.*' \(${package}_[^ ]*\.orig\.tar\.xz\) .* SHA256:\([0-9a-f]*\)$/\1 \2/p"
}

# Downloads the newest tarball of the series that a mirror really has, and prints what `tarball` does.
download() {
  for mirror in $(list_mirrors); do
    for suite in $suites; do
      use_suite deb-src "$mirror" "$suite" || continue
      for version in $(source_versions "$package"); do
        case ${version#*:} in
          "$llvm_series".[0-9]*) ;;
          *) continue ;;
        esac
        say "downloading $package $version (about 200 MB)"
        if (cd "$state/download" && run_logged "$state_log" own_apt source --download-only --tar-only "$package=$version"); then
          tarball "$version"
          return
        fi
        say "the mirror lists $package $version, but it couldn't be had: trying an older one"
      done
    done
  done
  die "no source package $package $llvm_series could be had from $suites of any mirror that apt is set up with here
(see $state_log). Trying again goes on where a download stopped. $otherwise"
}

verify() { # NAME HASH: apt has checked it against the archive's signature; we against what we know.
  known=$(sed -n "s/^\([0-9a-f]*\)  $1$/\1/p" "$here/SHA256SUMS")
  if [ -z "$known" ]; then
    say "note: $1 is newer than SHA256SUMS here, so it rests on the archive's signature alone"
  elif [ "$known" != "$2" ]; then
    die "the archive offers another $1 (SHA-256 $2) than $here/SHA256SUMS says. $otherwise"
  fi
  printf '%s  %s\n' "$2" "$1" | (cd "$state/download" && sha256sum -c --quiet -) ||
    die "$state/download/$1 is damaged: remove it and try again"
}

say "looking for LLVM's sources"
found=$(download)
name=${found% *} sha256=${found#* }
version=${name#"${package}"_} version=${version%.orig.tar.xz}
verify "$name" "$sha256"

say "unpacking MLIR's part of it"
target=$sources/$package-$version
rm -rf "$state/unpacked"
mkdir "$state/unpacked"
tar xJf "$state/download/$name" -C "$state/unpacked" --strip-components=1 --wildcards --no-wildcards-match-slash \
  '*/mlir/LICENSE.TXT' '*/mlir/include' '*/mlir/lib/Bindings' '*/mlir/python' \
  '*/mlir/test/Dialect/SPIRV' '*/mlir/test/Target/SPIRV' \
  '*/mlir/test/Dialect/LLVMIR' '*/mlir/test/Target/LLVMIR' '*/mlir/test/Conversion/NVVMToLLVM' \
  '*/mlir/test/Dialect/NVGPU' '*/mlir/test/Dialect/AMDGPU' '*/mlir/test/Dialect/GPU' '*/mlir/test/Dialect/Tosa' \
  '*/mlir/test/Conversion/NVGPUToNVVM' '*/mlir/test/Conversion/AMDGPUToROCDL' \
  '*/mlir/test/Conversion/GPUToNVVM' '*/mlir/test/Conversion/GPUToROCDL' '*/mlir/test/Conversion/GPUToSPIRV' \
  '*/llvm/lib/Target/AMDGPU/*.td'
has_bindings "$state/unpacked/mlir" || die "$name lacks mlir/python or mlir/lib/Bindings/Python. $otherwise"
rm -rf "$target"
mv "$state/unpacked" "$target" # In one step: an interrupted download or extraction never looks complete.
rm -rf "$state"
printf '%s\n' "$target/mlir"
