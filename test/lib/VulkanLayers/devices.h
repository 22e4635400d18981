//===- devices.h - Vulkan devices that a text describes ---------*- C -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text has a line for each thing, the lines of a device after that with its
// name; HEX is the bytes of a structure, without sType and pNext:
//
//   device NAME
//   extension NAME
//   features10 HEX         VkPhysicalDeviceFeatures
//   properties10 HEX       VkPhysicalDeviceProperties
//   features STYPE HEX     another structure of features
//   properties STYPE HEX   another structure of properties
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_TEST_VULKANLAYERS_DEVICES_H
#define MLIR_AVAILABILITY_TEST_VULKANLAYERS_DEVICES_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vulkan/vulkan.h>

typedef struct Structure {
  int type;
  int isFeatures;
  size_t size;
  unsigned char *bytes;
  struct Structure *next;
} Structure;

typedef struct Device {
  // The loader's, in what it takes for a VkPhysicalDevice.
  void *loader;
  VkPhysicalDeviceFeatures features;
  VkPhysicalDeviceProperties properties;
  Structure *structures;
  VkExtensionProperties *extensions;
  uint32_t extensionCount;
  struct Device *next;
} Device;

static void *allocate(size_t size) {
  void *memory = calloc(1, size);
  if (!memory)
    abort();
  return memory;
}

// Returns the bytes of hexadecimal digits.
static unsigned char *readHex(const char *text, size_t *size) {
  *size = strspn(text, "0123456789abcdef") / 2;
  unsigned char *bytes = allocate(*size + 1);
  for (size_t i = 0; i < *size; ++i) {
    const char digits[] = {text[2 * i], text[2 * i + 1], 0};
    bytes[i] = (unsigned char)strtoul(digits, NULL, 16);
  }
  return bytes;
}

static void readInto(void *to, size_t limit, const char *text) {
  size_t size;
  unsigned char *bytes = readHex(text, &size);
  memcpy(to, bytes, size < limit ? size : limit);
  free(bytes);
}

static void addExtension(Device *device, const char *name) {
  size_t count = ++device->extensionCount;
  device->extensions =
      realloc(device->extensions, count * sizeof(VkExtensionProperties));
  if (!device->extensions)
    abort();
  VkExtensionProperties *added = &device->extensions[count - 1];
  memset(added, 0, sizeof(*added));
  snprintf(added->extensionName, sizeof(added->extensionName), "%s", name);
  added->specVersion = 1;
}

static void addStructure(Device *device, int isFeatures, const char *text) {
  Structure *added = allocate(sizeof(Structure));
  char *rest;
  added->type = (int)strtol(text, &rest, 10);
  added->isFeatures = isFeatures;
  added->bytes = readHex(rest + strspn(rest, " "), &added->size);
  added->next = device->structures;
  device->structures = added;
}

// Returns the devices of a file; NULL where it can't be read or has none.
static Device *readDevices(const char *path) {
  FILE *file = path ? fopen(path, "r") : NULL;
  if (!file)
    return NULL;
  Device *first = NULL, **last = &first, *device = NULL;
  char *line = NULL;
  size_t capacity = 0;
  while (getline(&line, &capacity, file) > 0) {
    line[strcspn(line, "\n")] = 0;
    char *text = line + strcspn(line, " ");
    if (*text)
      *text++ = 0;
    if (!strcmp(line, "device")) {
      device = *last = allocate(sizeof(Device));
      last = &device->next;
    } else if (!device) {
      continue;
    } else if (!strcmp(line, "extension")) {
      addExtension(device, text);
    } else if (!strcmp(line, "features10")) {
      readInto(&device->features, sizeof(device->features), text);
    } else if (!strcmp(line, "properties10")) {
      readInto(&device->properties, sizeof(device->properties), text);
    } else {
      addStructure(device, !strcmp(line, "features"), text);
    }
  }
  free(line);
  fclose(file);
  return first;
}

#endif // MLIR_AVAILABILITY_TEST_VULKANLAYERS_DEVICES_H
