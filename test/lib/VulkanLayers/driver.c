//===- driver.c - A Vulkan driver that runs nothing -------------*- C -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Its devices report what the file that MOCK_DEVICES names says (devices.h).
// Everything that is made of a device succeeds and does nothing, so that the
// validation layers can be asked what they say about it.
//
//===----------------------------------------------------------------------===//

#define VK_NO_PROTOTYPES
#include "devices.h"
#include <vulkan/vk_icd.h>

//===----------------------------------------------------------------------===//
// The instance
//===----------------------------------------------------------------------===//

static Device *allDevices(void) {
  static Device *devices;
  if (!devices) {
    devices = readDevices(getenv("MOCK_DEVICES"));
    for (Device *device = devices; device; device = device->next)
      set_loader_magic_value(device);
  }
  return devices;
}

// An instance or a logical device: the loader needs its word in it.
static void *newDispatchable(void) {
  VK_LOADER_DATA *object = allocate(sizeof(VK_LOADER_DATA));
  set_loader_magic_value(object);
  return object;
}

static VkResult enumerateInstanceExtensions(const char *layer, uint32_t *count,
                                            VkExtensionProperties *properties) {
  (void)layer;
  (void)properties;
  *count = 0;
  return VK_SUCCESS;
}

static VkResult enumerateInstanceVersion(uint32_t *version) {
  *version = VK_MAKE_API_VERSION(0, 1, 4, 0);
  return VK_SUCCESS;
}

static VkResult createInstance(const VkInstanceCreateInfo *info,
                               const VkAllocationCallbacks *allocator,
                               VkInstance *instance) {
  (void)info;
  (void)allocator;
  *instance = newDispatchable();
  return VK_SUCCESS;
}

static void destroyDispatchable(void *object, const void *allocator) {
  (void)allocator;
  free(object);
}

static VkResult enumeratePhysicalDevices(VkInstance instance, uint32_t *count,
                                         VkPhysicalDevice *found) {
  (void)instance;
  uint32_t number = 0;
  for (Device *device = allDevices(); device; device = device->next, ++number)
    if (found && number < *count)
      found[number] = (VkPhysicalDevice)device;
  *count = number;
  return VK_SUCCESS;
}

//===----------------------------------------------------------------------===//
// Physical devices
//===----------------------------------------------------------------------===//

// Writes what the device says into the structures of a chain.
static void fillChain(const Device *device, VkBaseOutStructure *chain) {
  for (; chain; chain = chain->pNext)
    for (Structure *known = device->structures; known; known = known->next)
      if (known->type == (int)chain->sType)
        memcpy(chain + 1, known->bytes, known->size);
}

static void getFeatures(Device *device, VkPhysicalDeviceFeatures *features) {
  *features = device->features;
}

static void getFeatures2(Device *device, VkPhysicalDeviceFeatures2 *features) {
  features->features = device->features;
  fillChain(device, features->pNext);
}

static void getProperties(Device *device,
                          VkPhysicalDeviceProperties *properties) {
  *properties = device->properties;
}

static void getProperties2(Device *device,
                           VkPhysicalDeviceProperties2 *properties) {
  properties->properties = device->properties;
  fillChain(device, properties->pNext);
}

static const VkQueueFamilyProperties family = {
    VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT, 1, 64, {1, 1, 1}};

static void getQueueFamilies(Device *device, uint32_t *count,
                             VkQueueFamilyProperties *families) {
  (void)device;
  if (families && *count)
    *families = family;
  *count = 1;
}

static void getQueueFamilies2(Device *device, uint32_t *count,
                              VkQueueFamilyProperties2 *families) {
  getQueueFamilies(device, count,
                   families ? &families->queueFamilyProperties : NULL);
}

static void getMemory(Device *device,
                      VkPhysicalDeviceMemoryProperties *memory) {
  (void)device;
  memset(memory, 0, sizeof(*memory));
  memory->memoryTypeCount = memory->memoryHeapCount = 1;
  memory->memoryTypes[0].propertyFlags = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT |
                                         VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT |
                                         VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
  memory->memoryHeaps[0].size = 1u << 30;
}

static void getMemory2(Device *device,
                       VkPhysicalDeviceMemoryProperties2 *memory) {
  getMemory(device, &memory->memoryProperties);
}

static void getFormat(Device *device, VkFormat format,
                      VkFormatProperties *properties) {
  (void)device;
  (void)format;
  memset(properties, 0, sizeof(*properties));
}

static void getFormat2(Device *device, VkFormat format,
                       VkFormatProperties2 *properties) {
  getFormat(device, format, &properties->formatProperties);
}

static VkResult getImageFormat(void) { return VK_ERROR_FORMAT_NOT_SUPPORTED; }

static void getSparseFormats(Device *device, VkFormat format, VkImageType type,
                             VkSampleCountFlagBits samples,
                             VkImageUsageFlags usage, VkImageTiling tiling,
                             uint32_t *count,
                             VkSparseImageFormatProperties *properties) {
  (void)device;
  (void)format;
  (void)type;
  (void)samples;
  (void)usage;
  (void)tiling;
  (void)properties;
  *count = 0;
}

// Of whatever a device lists, in functions of this form, it has none.
static VkResult listNothing(Device *device, uint32_t *count, void *found) {
  (void)device;
  (void)found;
  *count = 0;
  return VK_SUCCESS;
}

static VkDeviceSize getDescriptorSize(void) { return 64; }

static VkResult listNothingOfQueues(Device *device, uint32_t queueFamily,
                                    uint32_t *count, void *found) {
  (void)queueFamily;
  return listNothing(device, count, found);
}

static VkResult enumerateExtensions(Device *device, const char *layer,
                                    uint32_t *count,
                                    VkExtensionProperties *found) {
  (void)layer;
  uint32_t all = device->extensionCount;
  if (!found) {
    *count = all;
    return VK_SUCCESS;
  }
  VkResult result = *count < all ? VK_INCOMPLETE : VK_SUCCESS;
  *count = *count < all ? *count : all;
  memcpy(found, device->extensions, *count * sizeof(VkExtensionProperties));
  return result;
}

//===----------------------------------------------------------------------===//
// Logical devices
//===----------------------------------------------------------------------===//

static VkResult createDevice(Device *device, const VkDeviceCreateInfo *info,
                             const VkAllocationCallbacks *allocator,
                             VkDevice *created) {
  (void)device;
  (void)info;
  (void)allocator;
  *created = newDispatchable();
  return VK_SUCCESS;
}

static void getQueue(VkDevice device, uint32_t queueFamily, uint32_t index,
                     VkQueue *queue) {
  (void)device;
  (void)queueFamily;
  (void)index;
  static VK_LOADER_DATA theQueue;
  set_loader_magic_value(&theQueue);
  *queue = (VkQueue)&theQueue;
}

static uint64_t newHandle(void) {
  static uint64_t last;
  return ++last;
}

// All functions that make one object have this form.
static VkResult create(VkDevice device, const void *info,
                       const VkAllocationCallbacks *allocator,
                       uint64_t *created) {
  (void)device;
  (void)info;
  (void)allocator;
  *created = newHandle();
  return VK_SUCCESS;
}

static VkResult createPipelines(VkDevice device, uint64_t cache, uint32_t count,
                                const void *infos,
                                const VkAllocationCallbacks *allocator,
                                uint64_t *created) {
  (void)device;
  (void)cache;
  (void)infos;
  (void)allocator;
  for (uint32_t i = 0; i < count; ++i)
    created[i] = newHandle();
  return VK_SUCCESS;
}

static VkResult doNothing(void) { return VK_SUCCESS; }

//===----------------------------------------------------------------------===//
// Functions by their names
//===----------------------------------------------------------------------===//

static PFN_vkVoidFunction getFunction(void *object, const char *name);

static const struct {
  const char *name;
  PFN_vkVoidFunction function;
} functions[] = {
#define FUNCTION(NAME, FUNCTION) {NAME, (PFN_vkVoidFunction)(FUNCTION)}
    FUNCTION("vkEnumerateInstanceExtensionProperties",
             enumerateInstanceExtensions),
    FUNCTION("vkEnumerateInstanceVersion", enumerateInstanceVersion),
    FUNCTION("vkCreateInstance", createInstance),
    FUNCTION("vkDestroyInstance", destroyDispatchable),
    FUNCTION("vkEnumeratePhysicalDevices", enumeratePhysicalDevices),
    FUNCTION("vkGetPhysicalDeviceFeatures", getFeatures),
    FUNCTION("vkGetPhysicalDeviceFeatures2", getFeatures2),
    FUNCTION("vkGetPhysicalDeviceProperties", getProperties),
    FUNCTION("vkGetPhysicalDeviceProperties2", getProperties2),
    FUNCTION("vkGetPhysicalDeviceQueueFamilyProperties", getQueueFamilies),
    FUNCTION("vkGetPhysicalDeviceQueueFamilyProperties2", getQueueFamilies2),
    FUNCTION("vkGetPhysicalDeviceMemoryProperties", getMemory),
    FUNCTION("vkGetPhysicalDeviceMemoryProperties2", getMemory2),
    FUNCTION("vkGetPhysicalDeviceFormatProperties", getFormat),
    FUNCTION("vkGetPhysicalDeviceFormatProperties2", getFormat2),
    FUNCTION("vkGetPhysicalDeviceImageFormatProperties", getImageFormat),
    FUNCTION("vkGetPhysicalDeviceImageFormatProperties2", getImageFormat),
    FUNCTION("vkGetPhysicalDeviceSparseImageFormatProperties",
             getSparseFormats),
    FUNCTION("vkGetPhysicalDeviceToolProperties", listNothing),
    FUNCTION("vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR", listNothing),
    FUNCTION("vkGetPhysicalDeviceCooperativeMatrixPropertiesNV", listNothing),
    FUNCTION("vkGetPhysicalDeviceCooperativeMatrixFlexibleDimensionsProperties"
             "NV",
             listNothing),
    FUNCTION("vkGetPhysicalDeviceCooperativeVectorPropertiesNV", listNothing),
    FUNCTION("vkGetPhysicalDeviceFragmentShadingRatesKHR", listNothing),
    FUNCTION("vkGetPhysicalDeviceDescriptorSizeEXT", getDescriptorSize),
    FUNCTION("vkGetPhysicalDeviceQueueFamilyDataGraphPropertiesARM",
             listNothingOfQueues),
    FUNCTION("vkEnumerateDeviceExtensionProperties", enumerateExtensions),
    FUNCTION("vkCreateDevice", createDevice),
    FUNCTION("vkDestroyDevice", destroyDispatchable),
    FUNCTION("vkGetInstanceProcAddr", getFunction),
    FUNCTION("vkGetDeviceProcAddr", getFunction),
    FUNCTION("vkGetDeviceQueue", getQueue),
    FUNCTION("vkCreateComputePipelines", createPipelines),
    FUNCTION("vkCreateGraphicsPipelines", createPipelines),
    FUNCTION("vkCreateShaderModule", create),
    FUNCTION("vkCreateDescriptorSetLayout", create),
    FUNCTION("vkCreatePipelineLayout", create),
    FUNCTION("vkCreateRenderPass", create),
#undef FUNCTION
};

// Returns a function of ours; of others that a device has, one that does
// nothing, NULL for others of an instance.
static PFN_vkVoidFunction getFunction(void *object, const char *name) {
  (void)object;
  for (size_t i = 0; i < sizeof(functions) / sizeof(*functions); ++i)
    if (!strcmp(functions[i].name, name))
      return functions[i].function;
  if (strstr(name, "PhysicalDevice") || strstr(name, "Instance") ||
      strstr(name, "KHR") || strstr(name, "EXT"))
    return NULL;
  return (PFN_vkVoidFunction)doNothing;
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL
vk_icdGetInstanceProcAddr(VkInstance instance, const char *name) {
  return getFunction(instance, name);
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL
vk_icdGetPhysicalDeviceProcAddr(VkInstance instance, const char *name) {
  return strstr(name, "PhysicalDevice") ? getFunction(instance, name) : NULL;
}

VKAPI_ATTR VkResult VKAPI_CALL
vk_icdNegotiateLoaderICDInterfaceVersion(uint32_t *version) {
  *version = *version < 5 ? *version : 5;
  return VK_SUCCESS;
}
