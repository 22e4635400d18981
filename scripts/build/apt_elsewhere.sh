# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Packages of newer Debian suites than the one that this machine runs, without installing them and without touching
# the system's configuration of apt. Sourced after lib.sh, with $state set to a directory to work in.
# shellcheck shell=sh disable=SC2154

debian_keyring=/usr/share/keyrings/debian-archive-keyring.gpg
mkdir -p "$state/lists/partial" "$state/cache/archives/partial" "$state/download"

# apt-get, or apt-cache, with its own lists and caches. Everything else, such as a proxy, is configured as on
# the machine.
own_apt() { own apt-get "$@"; }
own_apt_cache() { own apt-cache "$@"; }
own() { # PROGRAM ARGS...
  program=$1
  shift
  "$program" -q -o Dir::Etc::SourceList="$state/sources.list" -o Dir::Etc::SourceParts=/dev/null \
    -o Dir::State::Lists="$state/lists" -o Dir::State::Status=/dev/null -o Dir::Cache="$state/cache" \
    -o APT::Sandbox::User= -o APT::Update::Error-Mode=any -o Acquire::Languages=none "$@"
}

# use_suite KIND MIRROR SUITE: makes own_apt use that suite; KIND is deb or deb-src. Fails if the mirror lacks
# it.
use_suite() {
  printf '%s [signed-by=%s] %s %s main\n' "$1" "$debian_keyring" "$2" "$3" >"$state/sources.list"
  run_logged "$state_log" own_apt update 2>/dev/null
}

# Prints the mirrors of main that this machine's apt is configured for. --no-release-info also lists those for
# which apt has no lists at the moment.
list_mirrors() {
  # shellcheck disable=SC2016
  apt-get indextargets --no-release-info --format '$(COMPONENT) $(REPO_URI)' 'Created-By: Packages' |
    sed -n 's/^main //p' | awk '!seen[$0]++'
}

# Prints the versions of a source package that own_apt finds, newest first. A mirror may list a version whose
# files it no longer has, or not yet. Then try the next one.
source_versions() { # PACKAGE
  own_apt_cache showsrc "$1" 2>>"$state_log" | sed -n 's/^Version: //p' | sort -Vru
}
