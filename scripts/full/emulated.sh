#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The tests that run code for AArch64, by qemu-aarch64. Fetches Debian's package of it, without installing it.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$root/scripts/lib.sh"
. "$root/scripts/full/fetching.sh"
cd "$root"

made=$build/emulated
log=$build/logs/emulated.log

./dev build
mkdir -p "$made"
once "$made" qemu unpack_packages "$made/unpacked" qemu-user-static
PATH=$made/unpacked/usr/bin:$PATH exec ./dev test test/python/test_matmul_by_cpu.py
