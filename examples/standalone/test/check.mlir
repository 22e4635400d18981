// Whether a machine has what ops need: named targets, with additions, and whole
// attributes.
// RUN: standalone-opt -standalone-report=target=standalone1 -verify-diagnostics %s -o /dev/null
// RUN: standalone-opt -standalone-report=target=standalone1+async %s -o /dev/null
// RUN: standalone-opt -standalone-report=target=standalone3 %s -o /dev/null
// RUN: standalone-opt '-standalone-report=target="#standalone.target<v1, [async]>"' %s -o /dev/null

// Names that don't exist are errors that say what does.
// RUN: not standalone-opt -standalone-report=target=standalone9 %s 2>&1 | FileCheck %s --check-prefix=TARGET
// TARGET: unknown target 'standalone9'
// RUN: not standalone-opt -standalone-report=target=standalone1+asink %s 2>&1 | FileCheck %s --check-prefix=ADDITION
// ADDITION: unknown extension 'asink': there are 'async' and 'wide'

func.func @f(%address: i32) -> i32 {
  // expected-error@+1 {{standalone.prefetch needs standalone v3 or later, or extension async; standalone1 does not offer any of them (v1)}}
  standalone.prefetch %address
  %0 = standalone.load %address : i32
  return %0 : i32
}
