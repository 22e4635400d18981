# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# What the stages share that fetch what others have made. Sourced after lib.sh, with $log set. Everything here is
# POSIX sh.
# shellcheck shell=sh disable=SC2154

# once FOLDER NAME COMMAND...: runs it with its output in $log, unless an earlier run has succeeded: FOLDER has a mark
# then. (run_logged ignores `set -e` in functions.)
once() {
  mark=$1/made-$2
  [ ! -e "$mark" ] || return 0
  say "making $2 in $1 (the log is $log)"
  shift 2
  run_logged "$log" "$@"
  : >"$mark"
}

# fetch_llama FOLDER: unpacks the sources of llama-cpp-python there, which has those of llama.cpp.
fetch_llama() {
  rm -rf "$1" && mkdir -p "$1" &&
    "$python" -m pip download --disable-pip-version-check --no-deps --no-binary llama-cpp-python --dest "$1" \
      llama-cpp-python==0.3.36 &&
    tar xf "$1/"*.tar.gz -C "$1"
}

# unpack_packages FOLDER PACKAGE...: unpacks Debian's packages, of this machine's release, there. Nothing is installed.
unpack_packages() (
  unpacked=$1 downloads=$1.packages
  shift
  rm -rf "$unpacked" "$downloads" && mkdir -p "$unpacked" "$downloads" && cd "$downloads" &&
    apt-get download "$@" || exit 1
  for package in *.deb; do
    dpkg-deb -x "$package" "$unpacked" || exit 1
  done
  rm -r "$downloads"
)
