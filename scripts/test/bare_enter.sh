#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# bare_enter.sh DEBIAN KEPT OBJECTS COMMAND [ARGS...]: for scripts/test/bare.sh, which runs it in namespaces of its own.
# Mounts what a running system has, and runs the command in the checkout that is in DEBIAN, with an environment that
# names the machine's registries and nothing else. KEPT has the downloads of earlier runs, OBJECTS is the machine's
# folder of ccache.
set -eu
debian=$1 kept=$2 objects=$3
shift 3

# The environment variables with package registries, proxies and certificates.
registries="PIP_INDEX_URL PIP_EXTRA_INDEX_URL PIP_FIND_LINKS PIP_NO_INDEX PIP_CONSTRAINT PIP_CONFIG_FILE PIP_TRUSTED_HOST
  PIP_CERT PIP_CLIENT_CERT PIP_PROXY PIP_RETRIES PIP_DEFAULT_TIMEOUT PIP_DISABLE_PIP_VERSION_CHECK
  SSL_CERT_FILE SSL_CERT_DIR REQUESTS_CA_BUNDLE CURL_CA_BUNDLE
  http_proxy https_proxy ftp_proxy all_proxy no_proxy HTTP_PROXY HTTPS_PROXY FTP_PROXY ALL_PROXY NO_PROXY"

# Prints the absolute paths in these variables and in pip's configuration, one per line.
named_paths() {
  {
    for name in $registries; do
      printenv "$name" || :
    done
    for file in "$debian/etc/pip.conf" "$debian/etc/xdg/pip/pip.conf" "$debian/root/.pip/pip.conf" \
      "$debian/root/.config/pip/pip.conf" "${PIP_CONFIG_FILE-}"; do
      [ ! -f "$file" ] || cat "$file"
    done
  } | sed 's/^[#;].*//' | tr '[:space:]=' '[\n*]' | sed -n 's|^\(file://\)\{0,1\}\(/.*\)|\2|p' | sort -u
}

# show PATH: makes it visible in the bare Debian too, read-only.
show() {
  if [ -d "$1" ]; then
    mkdir -p "$debian$1"
  else
    mkdir -p "$(dirname "$debian$1")"
    [ -e "$debian$1" ] || : >"$debian$1"
  fi
  mount --bind "$1" "$debian$1"
  mount -o remount,bind,ro "$debian$1"
}

show_registries() {
  named_paths | while read -r path; do
    [ -e "$path" ] || continue
    case $path in
      /etc/ssl/* | /etc/pip.conf | /dev/*) ;; # Copied earlier; packages change the first one.
      */simple | */simple/) show "${path%/simple*}" ;; # An index on disk has links to folders beside it.
      *) show "$path" ;;
    esac
  done
}

mount -t proc proc "$debian/proc"
mount --rbind /sys "$debian/sys"
mount --rbind /dev "$debian/dev"
show_registries
mkdir -p "$debian/root/.cache/pip" "$debian/root/.cache/ccache"
mount --bind "$kept/apt" "$debian/var/cache/apt/archives"
mount --bind "$kept/pip" "$debian/root/.cache/pip"
mount --bind "$objects" "$debian/root/.cache/ccache"

# shellcheck disable=SC2016 # For the inner shell.
set -- sh -c 'cd /root/mlir-availability && exec "$@"' sh "$@"
for name in $registries MLIR_AVAILABILITY_LLVM CI TERM; do
  ! value=$(printenv "$name") || set -- "$name=$value" "$@"
done
# Not by exec: the first process of a namespace must reap orphans, which a shell does.
status=0
chroot "$debian" /usr/bin/env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@" || status=$?
exit "$status"
