//===- aarch64.c - A product of matrices in a program of its own ----------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program for Linux on AArch64, without a C library: reads two matrices from
// its input, and writes their product.
//
//===----------------------------------------------------------------------===//

enum { EXIT = 93, READ = 63, WRITE = 64 };

static long call(long number, long a, long b, long c) {
  register long x8 __asm__("x8") = number;
  register long x0 __asm__("x0") = a;
  register long x1 __asm__("x1") = b;
  register long x2 __asm__("x2") = c;
  __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2) : "memory");
  return x0;
}

static void transfer(long number, long file, char *bytes, long size) {
  while (size) {
    long done = call(number, file, (long)bytes, size);
    if (done <= 0)
      call(EXIT, 1, 0, 0);
    bytes += done;
    size -= done;
  }
}

// What compiled code calls: it allocates a few matrices, and frees none before
// the end.
static char heap[1 << 22] __attribute__((aligned(64)));
static unsigned long used;

void *malloc(unsigned long size) {
  void *result = heap + used;
  used += (size + 63) & ~63UL;
  return result;
}

void free(void *memory) {}

// The ABI of SME asks for these. No function that is called here uses ZA.
void __arm_tpidr2_save(void) {}
void __arm_tpidr2_restore(void *block) {}
long __arm_get_current_vg(void) { return 0; }

void matmul(const char *left, const char *right, char *product);

static char left[OPERAND_BYTES] __attribute__((aligned(64)));
static char right[OPERAND_BYTES] __attribute__((aligned(64)));
static char product[RESULT_BYTES] __attribute__((aligned(64)));

void _start(void) {
  transfer(READ, 0, left, sizeof left);
  transfer(READ, 0, right, sizeof right);
  matmul(left, right, product);
  transfer(WRITE, 1, product, sizeof product);
  call(EXIT, 0, 0, 0);
}
