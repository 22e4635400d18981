# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# What the scripts share: where things are, messages, stamps and locks. Sourced, with $root set to the
# checkout. Everything here is POSIX sh.
# shellcheck shell=sh disable=SC2034,SC2154

build=$root/build
venv=$build/venv
python=$venv/bin/python
cache=${MLIR_AVAILABILITY_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/mlir-availability}

# Prints the major version of the LLVM to build with: MLIR_AVAILABILITY_LLVM, or the first one below that is
# installed, or that apt can install.
majors="22 23"
choose_llvm() {
  for major in ${MLIR_AVAILABILITY_LLVM-}; do
    printf '%s\n' "$major"
    return
  done
  for major in $majors; do
    ! command -v "llvm-config-$major" >/dev/null || { printf '%s\n' "$major" && return; }
  done
  for major in $majors; do
    ! apt-cache show "libmlir-$major-dev" >/dev/null 2>&1 || { printf '%s\n' "$major" && return; }
  done
  printf '22\n'
}

llvm_major=$(choose_llvm)
llvm_series=$llvm_major.1
llvm_config=llvm-config-$llvm_major

# Lets LLVM_CONFIG, the llvm-config of an LLVM of one's own, take the place of Debian's. ./dev ignores it.
use_own_llvm() {
  [ -n "${LLVM_CONFIG-}" ] || return 0
  llvm_config=$LLVM_CONFIG
  version=$("$llvm_config" --version) || die "LLVM_CONFIG is '$LLVM_CONFIG', which doesn't tell its version"
  llvm_major=${version%%.*}
  case " $majors " in
    *" $llvm_major "*) ;;
    *) die "LLVM_CONFIG is '$LLVM_CONFIG', of LLVM $version; this project is for LLVM $majors" ;;
  esac
  llvm_series=$llvm_major.1
}

# Several checkouts share ccache's entries, so paths in them are relative to their root. A precompiled header has
# its own path in it: each checkout makes it anew (there is no pch_defines), and a file beside it stands for it
# (mlir_availability_precompile). The checksums of the installed headers stand for what it includes.
export CCACHE_BASEDIR="$root" CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=time_macros,locale CCACHE_PCH_EXTSUM=1
CCACHE_NAMESPACE=$(cat "/var/lib/dpkg/info/libmlir-$llvm_major-dev".md5sums "/var/lib/dpkg/info/llvm-$llvm_major-dev".md5sums \
  /var/lib/dpkg/info/libstdc++-*-dev*.md5sums /var/lib/dpkg/info/libc6-dev*.md5sums 2>/dev/null | sha256sum | cut -c 1-16)
export CCACHE_NAMESPACE

say() { printf '%s\n' "-- $*" >&2; }

die() {
  printf '%s\n' "error: $*" >&2
  exit 1
}

# run_logged LOG COMMAND...: runs it with its output in LOG. If it fails, prints the relevant part.
run_logged() {
  log=$1
  shift
  mkdir -p "$(dirname "$log")"
  "$@" >"$log" 2>&1 </dev/null && return
  # From the first error on: messages of the compiler or CMake come before the noise of pip.
  errors='[Ee]rror: |ERROR: |FAILED: |CMake Error|^E: '
  awk "/subprocess-exited-with-error/ { exit } /$errors/ { on = 1 } on && ++n <= 100" "$log" >&2
  grep -Eq "$errors" "$log" || tail -n 40 "$log" >&2
  printf '%s\n' "error: that failed; everything it said is in $log" >&2
  return 1
}

# Lists the hand-written regular files under the given paths. Missing paths count as empty.
source_files() {
  for path in "$@"; do
    [ ! -e "$path" ] || find "$path" -name __pycache__ -prune -o -type f ! -name '*~' ! -name '.*.sw?' -print
  done | LC_ALL=C sort
}

# One hash over standard input, or over the names (as given) and contents of the files that it lists, or of those under
# the given paths.
hash_text() { sha256sum | cut -d ' ' -f 1; }
hash_listed() { tr '\n' '\0' | xargs -0 -r sha256sum | hash_text; }
hash_files() { source_files "$@" | hash_listed; }

# A stamp records the state of the inputs for which a step was last completed. An interrupted step leaves
# none.
stamp_is() { [ "$(cat "$build/stamps/$1" 2>/dev/null)" = "$2" ]; }
set_stamp() {
  mkdir -p "$build/stamps"
  printf '%s\n' "$2" >"$build/stamps/$1.new"
  mv "$build/stamps/$1.new" "$build/stamps/$1"
}

# Hashing takes far longer than looking for changes. `watch NAME WORDS` notes when a look at the inputs of a
# stamp begins, and `keep_watch NAME` that the stamp turned out to hold for them.
watch() {
  mkdir -p "$build/stamps"
  printf '%s\n' "$(watched "$2")" >"$build/stamps/$1.watch.new"
}
keep_watch() { mv "$build/stamps/$1.watch.new" "$build/stamps/$1.watch"; }
# A copy of the folder is another folder: the files beside it may have changed before it was copied.
watched() { printf '%s %s' "$(stat -c %d:%i "$build" 2>/dev/null)" "$1"; }
# is_untouched NAME WORDS PATH...: whether the stamp held for these words, and no file or directory under the
# paths has changed since. The time of a change of the inode counts, which no program can set.
is_untouched() {
  seen=$build/stamps/$1.watch
  [ "$(cat "$seen" 2>/dev/null)" = "$(watched "$2")" ] || return 1
  shift 2
  changed=$(find "$@" -name __pycache__ -prune -o -cnewer "$seen" -print -quit 2>&1) && [ -z "$changed" ]
}

# lock FILE: holds FILE until this process ends, and waits for other holders.
lock() {
  mkdir -p "$(dirname "$1")"
  exec 9>"$1"
  flock -n 9 && return
  say "waiting for another ./dev (it holds $1)"
  flock 9
}

# pip_project COMMAND ARGS...: pip's install or wheel of this project, compiled in build/cmake.
# scikit-build-core passes -DPython_EXECUTABLE etc.; the preset has everything else that is specific to
# development. What tests need is built once `./dev setup tests` has installed what that takes.
pip_project() {
  command=$1
  shift
  # gcc doesn't find the preset's linker, which Debian calls ld.lld-22.
  case ${CXX-clang++} in
    *clang*) ;;
    *) set -- "$@" --config-settings cmake.define.CMAKE_LINKER_TYPE=DEFAULT ;;
  esac
  # The path is fixed, because CMake starts anew if the path of a compiler changes. In ./dev run, LLVM's own
  # directory comes first.
  PATH=$venv/bin:/usr/bin:$PATH MLIR_DIR=$("$llvm_config" --libdir)/cmake/mlir \
    "$python" -m pip "$command" --disable-pip-version-check -v --no-build-isolation --no-deps "$@" \
    --config-settings build-dir="$build/cmake" --config-settings cmake.args=--preset=dev \
    --config-settings cmake.define.CMAKE_C_COMPILER="${CC:-clang-$llvm_major}" \
    --config-settings cmake.define.CMAKE_CXX_COMPILER="${CXX:-clang++-$llvm_major}" \
    --config-settings cmake.define.MLIR_AVAILABILITY_WERROR=ON \
    --config-settings "cmake.define.MLIR_AVAILABILITY_BUILD_TESTS=$([ -e "$build/stamps/setup-tests" ] && echo ON || echo OFF)" \
    "$root"
}
