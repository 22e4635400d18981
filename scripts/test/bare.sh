#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Runs a command in a copy of this checkout on a bare Debian in a folder, where no package is installed but those
# that every Debian has. What works there needs nothing that ./dev doesn't set up.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$root/scripts/lib.sh"

usage() {
  cat <<'END'
usage: scripts/test/bare.sh [--suite SUITE] DIR COMMAND [ARGS...]

Makes a bare Debian in DIR, of the release that this machine runs and with its package registries and
certificates. With --suite it is of another release, 'sid' say, from the same mirror. Copies this checkout to /root/mlir-availability in it, as it is now, without build/. Runs COMMAND there
and exits with its status, or with 1 where it couldn't be run.

DIR is a folder that doesn't exist or is empty, or one that this script made, which is used as the last command left
it. Nothing stays mounted or running: when you are done, remove DIR with rm -r.

Needs root. Downloads are kept in MLIR_AVAILABILITY_CACHE. ccache's objects are shared with this machine's; for a cold
build, name an empty folder in CCACHE_DIR.

  scripts/test/bare.sh /tmp/bare ./dev test
  scripts/test/bare.sh /tmp/bare bash
  scripts/test/bare.sh --suite sid /tmp/sid ./dev test
END
}

# isolated COMMAND...: runs it in its own mount and process namespaces. Its mounts are invisible outside. When
# it ends, or this script is interrupted, all its processes are killed, and its mounts disappear.
isolated() {
  exec 3<&0 # A shell gives background commands an empty input, and makes them ignore ^C.
  env --default-signal unshare --mount --propagation private --pid --fork --kill-child -- "$@" <&3 3<&- 9>&- &
  process=$!
  trap 'stop 129' HUP
  trap 'stop 130' INT
  trap 'stop 143' TERM
  status=0
  wait "$process" || status=$?
  trap - HUP INT TERM
  exec 3<&-
  return "$status"
}

stop() { # STATUS
  kill -KILL "$process" 2>/dev/null || :
  wait "$process" || :
  exit "$1"
}

check_machine() {
  [ "$(id -u)" -eq 0 ] || die "making a bare Debian takes root, for debootstrap, mount and chroot: run this as root"
  command -v apt-get >/dev/null || die "a bare Debian is made with apt's settings, and this machine has no apt-get"
  # shellcheck disable=SC2016 # For the inner shell.
  problem=$(isolated sh -c 'mount -t tmpfs none /mnt && mount -t proc none /mnt && chroot / true' 2>&1) ||
    die "this machine doesn't let root make mount and process namespaces, mount in them, or use chroot:
$problem
Run this in a virtual machine, or in a container that may (a privileged one)."
}

# Prints the mirror that apt takes the given Debian release from.
mirror_of() {
  # shellcheck disable=SC2016 # apt's own variables. --no-release-info: also mirrors of which apt has no lists now.
  apt-get indextargets --no-release-info --format '$(RELEASE) $(COMPONENT) $(REPO_URI)' 'Created-By: Packages' |
    awk -v release="$1" '$1 == release && $2 == "main" { print $3; exit }'
}

install_debootstrap() {
  missing=
  for package in debootstrap debian-archive-keyring; do
    dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing="$missing $package"
  done
  [ -n "$missing" ] || return 0
  say "installing Debian packages:$missing"
  export DEBIAN_FRONTEND=noninteractive
  run_logged "$build/logs/apt.log" apt-get -o DPkg::Lock::Timeout=600 update
  # shellcheck disable=SC2086 # A list of words.
  run_logged "$build/logs/apt.log" apt-get -o DPkg::Lock::Timeout=600 install -y --no-install-recommends $missing
}

# copy PATH [PATH-THERE]: copies it into the bare Debian if it exists, with links replaced by what they point
# to.
copy() {
  [ -e "$1" ] || return 0
  there=$debian${2-$1}
  mkdir -p "$(dirname "$there")"
  rm -f "$there" 2>/dev/null || :
  cp -RLT "$1" "$there"
}

# Another release takes its packages from one place, with the keys that it comes with.
copy_sources() {
  copy /etc/apt/auth.conf
  copy /etc/apt/auth.conf.d
  if [ -n "$suite" ]; then
    printf 'deb %s %s main\n' "$mirror" "$suite" >"$debian/etc/apt/sources.list"
    return
  fi
  rm -f "$debian/etc/apt/sources.list"
  for path in sources.list sources.list.d trusted.gpg.d keyrings; do
    copy "/etc/apt/$path"
  done
  copy /usr/share/keyrings
}

copy_settings() {
  copy_sources
  apt-config dump | grep '^Acquire::' >"$debian/etc/apt/apt.conf.d/90machine" # Proxies, retries, what to download.
  copy /etc/resolv.conf
  copy /etc/hosts
  copy /etc/ssl/certs/ca-certificates.crt
  copy /usr/local/share/ca-certificates # ca-certificates rewrites the file above, with these.
  copy /etc/pip.conf
  copy /etc/xdg/pip/pip.conf
  copy "$HOME/.pip/pip.conf" /root/.pip/pip.conf
  copy "${XDG_CONFIG_HOME:-$HOME/.config}/pip/pip.conf" /root/.config/pip/pip.conf
}

make_debian() {
  # shellcheck disable=SC1091 # The machine's.
  release=$(. /etc/os-release && printf '%s' "${VERSION_CODENAME-}")
  mirror=$(mirror_of "$release")
  [ -n "$mirror" ] || die "apt's sources name no mirror for the component main of this machine's release, '$release'"
  release=${suite:-$release}
  install_debootstrap
  say "making a bare Debian $release in $debian (the log is $build/logs/bare.log)"
  run_logged "$build/logs/bare.log" isolated debootstrap --variant=minbase --force-check-gpg \
    --cache-dir="$kept/apt" "$release" "$debian" "$mirror" ||
    die "no bare Debian could be made; remove $debian before you try again"
  copy_settings
  : >"$debian/$marker"
}

copy_checkout() {
  checkout=$debian/root/mlir-availability
  mkdir -p "$checkout"
  find "$checkout" -mindepth 1 -maxdepth 1 ! -name build -exec rm -rf {} +
  tar -C "$root" -cf - --exclude=./build --exclude=./.git --exclude-vcs-ignores . |
    tar -C "$checkout" -xf - --no-same-owner
}

[ -e /proc/self/fd/0 ] || exec </dev/null # Started without standard input.
case ${1-} in
  -h | --help | help)
    usage
    exit
    ;;
esac
suite=
if [ "${1-}" = --suite ]; then
  suite=${2-}
  [ -n "$suite" ] || die "--suite needs the name of a Debian release"
  shift 2
fi
[ $# -ge 2 ] || {
  usage >&2
  die "scripts/test/bare.sh needs a folder and a command"
}
check_machine
mkdir -p "$1"
debian=$(cd "$1" && pwd -P)
shift
marker=root/.made-by-bare.sh
[ -e "$debian/$marker" ] || [ -z "$(ls -A "$debian")" ] ||
  die "$debian isn't empty, and holds no bare Debian that this script completed: name another folder, or remove this one"

kept=$cache/bare
objects=${CCACHE_DIR:-${XDG_CACHE_HOME:-$HOME/.cache}/ccache}
mkdir -p "$kept/apt/partial" "$kept/pip" "$objects"
lock "$kept/lock" # One at a time: two can't share apt's archives, and both would be slow.
[ -e "$debian/$marker" ] || make_debian
copy_checkout
isolated "$root/scripts/test/bare_enter.sh" "$debian" "$kept" "$objects" "$@"
