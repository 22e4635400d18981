// availability-check on a dialect of our own (test/lib/Example), whose targets
// are a version and features.

// What is available: by version, by a feature, or by either.
// RUN: %availability_test_opt %s -o /dev/null --pass-pipeline='builtin.module(availability-check{target=example3+async+tensor})'
// RUN: %availability_test_opt %s -o /dev/null --pass-pipeline='builtin.module(availability-check{target={#example.target<V_3, [tensor, async]>}})'

// What isn't. A target that offers another of the alternatives is as good.
// RUN: not %availability_test_opt %s -o /dev/null --pass-pipeline='builtin.module(availability-check{target=example2+tensor})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=TENSOR --implicit-check-not=error:
// TENSOR: :[[#any:]]:3: error: example.any_of needs example version V_3 or later, or feature async; example2+tensor does not offer any of them (V_2)
// TENSOR: note: cause: the op itself
// TENSOR: note: available from example3
// TENSOR: :[[#mode:]]:3: error: example.mode needs example version V_3 or later; example2+tensor offers V_2
// TENSOR: note: cause: attribute 'attr' (turbo)
// TENSOR: note: available from example3+tensor
// RUN: not %availability_test_opt %s -o /dev/null --pass-pipeline='builtin.module(availability-check{target=example2+async})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ASYNC --implicit-check-not=error:
// ASYNC: :[[#mode:]]:3: error: example.mode needs example version V_3 or later; example2+async offers V_2

// No more than max-violations are reported, the rest is counted. 0 is not a limit.
// RUN: not %availability_test_opt %s -o /dev/null --pass-pipeline='builtin.module(availability-check{target=example1 max-violations=2})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=LIMITED --implicit-check-not=error:
// LIMITED: error: example.any_of
// LIMITED: error: example.mode
// LIMITED: note: ... and 1 more; 'max-violations=0' reports all
// RUN: not %availability_test_opt %s -o /dev/null --pass-pipeline='builtin.module(availability-check{target=example1 max-violations=0})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ALL --implicit-check-not=error: --implicit-check-not=more
// ALL-COUNT-3: error:
// RUN: not %availability_test_opt %s -o /dev/null --pass-pipeline='builtin.module(availability-check{target=example1 max-violations=3})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ALL --implicit-check-not=error: --implicit-check-not=more

func.func @f() {
  "example.any_of"() : () -> ()
  "example.mode"() {attr = #example<mode turbo>} : () -> ()
  return
}
