// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For scripts/test/tiers: a library that every process loads first (LD_PRELOAD).
// It marks which functions of our libraries and programs run, in builds as they
// are: the first byte of each function is a breakpoint until it runs.
//
// MUTANTS_FUNCTIONS names a file with a line for each function, "FILE OFFSET";
// MUTANTS_CALLS a file with a byte for each, which all processes map.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <ucontext.h>
#include <unistd.h>

enum { breakpoint = 0xCC, mostFiles = 32 };

typedef struct {
  char file[64];
  uint64_t offset;
  uint8_t *address; // Null until the file is loaded.
  uint8_t first;
} Function;

static Function *functions; // Sorted by file, then offset.
static size_t count;
static uint8_t *marks;
static char program[64];
static struct {
  size_t begin, end;
} loaded[mostFiles];
static size_t loadedCount;
static int (*realSigaction)(int, const struct sigaction *, struct sigaction *);

static void handle(int number, siginfo_t *info, void *opaque) {
  (void)number, (void)info;
  greg_t *registers = ((ucontext_t *)opaque)->uc_mcontext.gregs;
  uint8_t *address = (uint8_t *)registers[REG_RIP] - 1;
  for (size_t each = 0; each < loadedCount; ++each) {
    size_t low = loaded[each].begin, high = loaded[each].end;
    if (address < functions[low].address ||
        address > functions[high - 1].address)
      continue;
    while (high - low > 1) {
      size_t middle = (low + high) / 2;
      *(functions[middle].address <= address ? &low : &high) = middle;
    }
    if (functions[low].address != address)
      continue;
    marks[low] = 1;
    *address = functions[low].first;
    registers[REG_RIP] = (greg_t)address;
    return;
  }
  signal(SIGTRAP, SIG_DFL); // Another breakpoint than ours.
}

// Lets all functions be noticed once more.
void mutants_arm(void) {
  for (size_t each = 0; each < loadedCount; ++each)
    for (size_t index = loaded[each].begin; index < loaded[each].end; ++index)
      *functions[index].address = breakpoint;
}

static int visit(struct dl_phdr_info *info, size_t size, void *opaque) {
  (void)size, (void)opaque;
  const char *slash = strrchr(info->dlpi_name, '/');
  const char *name = slash              ? slash + 1
                     : *info->dlpi_name ? info->dlpi_name
                                        : program;
  size_t begin = 0;
  while (begin < count && strcmp(functions[begin].file, name))
    ++begin;
  if (begin == count || functions[begin].address || loadedCount == mostFiles)
    return 0;
  for (int each = 0; each < info->dlpi_phnum; ++each) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[each];
    uintptr_t start = (info->dlpi_addr + segment->p_vaddr) & ~4095ul;
    uintptr_t end = info->dlpi_addr + segment->p_vaddr + segment->p_memsz;
    if (segment->p_type == PT_LOAD && (segment->p_flags & PF_X) &&
        mprotect((void *)start, end - start,
                 PROT_READ | PROT_WRITE | PROT_EXEC))
      return 0;
  }
  size_t end = begin;
  for (; end < count && !strcmp(functions[end].file, name); ++end) {
    functions[end].address = (uint8_t *)info->dlpi_addr + functions[end].offset;
    functions[end].first = *functions[end].address;
  }
  loaded[loadedCount].begin = begin;
  loaded[loadedCount].end = end;
  ++loadedCount;
  for (size_t index = begin; index < end; ++index)
    *functions[index].address = breakpoint;
  return 0;
}

static void readFunctions(FILE *file) {
  size_t room = 0;
  Function next = {0};
  while (fscanf(file, "%63s %lx", next.file, &next.offset) == 2) {
    if (count == room)
      functions =
          realloc(functions, (room = 2 * room + 4096) * sizeof(Function));
    functions[count++] = next;
  }
}

__attribute__((constructor)) static void start(void) {
  realSigaction = (int (*)(int, const struct sigaction *,
                           struct sigaction *))dlsym(RTLD_NEXT, "sigaction");
  const char *listed = getenv("MUTANTS_FUNCTIONS"),
             *called = getenv("MUTANTS_CALLS");
  FILE *file = listed && called ? fopen(listed, "r") : NULL;
  int calls = file ? open(called, O_RDWR) : -1;
  if (calls < 0)
    return;
  readFunctions(file);
  fclose(file);
  marks = mmap(NULL, count, PROT_READ | PROT_WRITE, MAP_SHARED, calls, 0);
  close(calls);
  if (marks == MAP_FAILED)
    return;
  char path[4096] = {0};
  if (readlink("/proc/self/exe", path, sizeof(path) - 1) > 0)
    strncpy(program, strrchr(path, '/') + 1, sizeof(program) - 1);
  struct sigaction action = {0};
  action.sa_sigaction = handle;
  action.sa_flags = SA_SIGINFO | SA_NODEFER;
  realSigaction(SIGTRAP, &action, NULL);
  dl_iterate_phdr(visit, NULL);
}

void *dlopen(const char *name, int flags) {
  static void *(*real)(const char *, int);
  if (!real)
    real = (void *(*)(const char *, int))dlsym(RTLD_NEXT, "dlopen");
  void *result = real(name, flags);
  if (marks && marks != MAP_FAILED)
    dl_iterate_phdr(visit, NULL);
  return result;
}

// LLVM handles all signals that end a process.
int sigaction(int number, const struct sigaction *action,
              struct sigaction *old) {
  if (!realSigaction)
    realSigaction = (int (*)(int, const struct sigaction *,
                             struct sigaction *))dlsym(RTLD_NEXT, "sigaction");
  return realSigaction(number, number == SIGTRAP && marks ? NULL : action, old);
}
