# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Runs of several stages, of which all are run even where one fails. Sourced, after lib.sh. Everything here is POSIX sh.
# shellcheck shell=sh disable=SC2034,SC2154

stages='' failed_stages='' all_began=$(date +%s)

# minutes_since SECONDS: prints the time since then, as in "4.2".
minutes_since() { echo "$1 $(date +%s)" | awk '{ printf "%.1f", ($2 - $1) / 60 }'; }

# Prints the seconds of CPU time of this shell's children when it last wrote $build/times. (In a subshell, `times`
# would count the subshell's.)
cpu_of_children() { sed -n 2p "$build/times" | tr 'ms' '  ' | awk '{ printf "%d", $1 * 60 + $2 + $3 * 60 + $4 }'; }

# stage NAME COMMAND...: runs it, and prints how many minutes it took, also of CPU time. Returns 0 even if it failed;
# the report shows it.
stage() {
  times >"$build/times"
  cpu_began=$(cpu_of_children) stage=$1 began=$(date +%s) result=passed
  shift
  say "$stage: $*"
  "$@" || {
    result=FAILED
    failed_stages="$failed_stages $stage"
  }
  times >"$build/times"
  minutes="$(minutes_since "$began") ($(echo "$(cpu_of_children) $cpu_began" | awk '{ printf "%.1f", ($1 - $2) / 60 }'))"
  say "$stage: $result after $minutes minutes"
  stages="$stages$stage $minutes, "
}

# Prints the minutes of all stages, and returns 1 if one of them failed.
report_stages() {
  say "minutes (of CPU time): ${stages}in all $(minutes_since "$all_began")"
  [ -z "$failed_stages" ] || {
    printf '%s\n' "error: failed:$failed_stages" >&2
    return 1
  }
}
