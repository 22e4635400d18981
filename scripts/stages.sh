# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Runs of several stages, of which all are run even where one fails. Sourced, after lib.sh. Everything here is POSIX sh.
# shellcheck shell=sh disable=SC2034

stages='' failed_stages='' all_began=$(date +%s)

# minutes_since SECONDS: prints the time since then, as in "4.2".
minutes_since() { echo "$1 $(date +%s)" | awk '{ printf "%.1f", ($2 - $1) / 60 }'; }

# stage NAME COMMAND...: runs it, and prints how many minutes it took. Returns 0 even if it failed; the report
# shows it.
stage() {
  stage=$1 began=$(date +%s) result=passed
  shift
  say "$stage: $*"
  "$@" || {
    result=FAILED
    failed_stages="$failed_stages $stage"
  }
  minutes=$(minutes_since "$began")
  say "$stage: $result after $minutes minutes"
  stages="$stages$stage $minutes, "
}

# Prints the minutes of all stages, and returns 1 if one of them failed.
report_stages() {
  say "minutes: ${stages}in all $(minutes_since "$all_began")"
  [ -z "$failed_stages" ] || {
    printf '%s\n' "error: failed:$failed_stages" >&2
    return 1
  }
}
