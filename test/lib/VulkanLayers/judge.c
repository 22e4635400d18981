//===- judge.c - What the validation layers say of shaders ------*- C -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// judge DEVICES SHADERS: DEVICES is a file with what to enable on each device
// of the driver (devices.h): ours reports just that. SHADERS is a directory
// with an empty shader <Model>.spv for each execution model. Reads lines
//
//   device NUMBER       of the driver and the file
//   shader MODEL FILE   a binary whose entry point is "main"
//
// and makes, for each shader, a pipeline on the last device. Prints a line for
// each: "said", and the names of the rules that the layers reported.
//
//===----------------------------------------------------------------------===//

#include "devices.h"

enum { maxRules = 256, maxName = 128 };

// What the layers have said since the last shader.
static char rules[maxRules][maxName];
static int ruleCount;

static void addRule(const char *name, size_t length) {
  if (length >= maxName || ruleCount == maxRules)
    return;
  for (int i = 0; i < ruleCount; ++i)
    if (!strncmp(rules[i], name, length) && !rules[i][length])
      return;
  memcpy(rules[ruleCount], name, length);
  rules[ruleCount++][length] = 0;
}

static void addRulesIn(const char *text) {
  static const char letters[] = "abcdefghijklmnopqrstuvwxyz"
                                "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
  for (; text && *text; ++text)
    if (!strncmp(text, "VUID-", 5) || !strncmp(text, "UNASSIGNED-", 11)) {
      size_t length = strspn(text, letters);
      addRule(text, length);
      text += length - 1;
    }
}

// Returns false: the call that is wrong goes on, and more is said about it.
static VKAPI_ATTR VkBool32 VKAPI_CALL
listen(VkDebugUtilsMessageSeverityFlagBitsEXT severity,
       VkDebugUtilsMessageTypeFlagsEXT types,
       const VkDebugUtilsMessengerCallbackDataEXT *data, void *user) {
  (void)severity;
  (void)types;
  (void)user;
  addRulesIn(data->pMessageIdName);
  addRulesIn(data->pMessage);
  if (getenv("JUDGE_VERBOSE"))
    fprintf(stderr, "%s\n", data->pMessage);
  return VK_FALSE;
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

static VkInstance createInstance(VkDebugUtilsMessengerEXT *listener) {
  const char *layers[] = {"VK_LAYER_KHRONOS_validation"};
  const char *extensions[] = {VK_EXT_DEBUG_UTILS_EXTENSION_NAME};
  VkDebugUtilsMessengerCreateInfoEXT messenger = {
      .sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT,
      .messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT,
      .messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT,
      .pfnUserCallback = listen};
  // The layers remember what they found valid, on any device, in a file.
  VkValidationFeatureDisableEXT disabled[] = {
      VK_VALIDATION_FEATURE_DISABLE_SHADER_VALIDATION_CACHE_EXT};
  VkValidationFeaturesEXT validation = {
      .sType = VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT,
      .disabledValidationFeatureCount = 1,
      .pDisabledValidationFeatures = disabled};
  uint32_t version = VK_API_VERSION_1_0;
  vkEnumerateInstanceVersion(&version);
  VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO,
                                   .apiVersion = version};
  VkInstanceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO,
                               .pNext = &validation,
                               .pApplicationInfo = &application,
                               .enabledLayerCount = 1,
                               .ppEnabledLayerNames = layers,
                               .enabledExtensionCount = 1,
                               .ppEnabledExtensionNames = extensions};
  VkInstance instance;
  if (vkCreateInstance(&info, NULL, &instance) != VK_SUCCESS)
    return NULL;
  PFN_vkCreateDebugUtilsMessengerEXT createMessenger =
      (PFN_vkCreateDebugUtilsMessengerEXT)vkGetInstanceProcAddr(
          instance, "vkCreateDebugUtilsMessengerEXT");
  if (createMessenger(instance, &messenger, NULL, listener) != VK_SUCCESS)
    return NULL;
  return instance;
}

static void destroyInstance(VkInstance instance,
                            VkDebugUtilsMessengerEXT listener) {
  PFN_vkDestroyDebugUtilsMessengerEXT destroyMessenger =
      (PFN_vkDestroyDebugUtilsMessengerEXT)vkGetInstanceProcAddr(
          instance, "vkDestroyDebugUtilsMessengerEXT");
  destroyMessenger(instance, listener, NULL);
  vkDestroyInstance(instance, NULL);
}

// Makes a chain of the structures of features that a device is described with.
static VkBaseOutStructure *chainOf(const Device *device) {
  VkBaseOutStructure *chain = NULL;
  for (Structure *known = device->structures; known; known = known->next) {
    if (!known->isFeatures)
      continue;
    VkBaseOutStructure *link = allocate(sizeof(*link) + known->size);
    link->sType = (VkStructureType)known->type;
    link->pNext = chain;
    memcpy(link + 1, known->bytes, known->size);
    chain = link;
  }
  return chain;
}

// Makes a device with all features and extensions of the description.
static VkDevice createDevice(VkPhysicalDevice physical,
                             const Device *description) {
  VkPhysicalDeviceFeatures2 features = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2,
      .pNext = chainOf(description),
      .features = description->features};
  uint32_t extensionCount = description->extensionCount;
  const char **extensions = allocate((extensionCount + 1) * sizeof(char *));
  for (uint32_t i = 0; i < extensionCount; ++i)
    extensions[i] = description->extensions[i].extensionName;
  const float priority = 1.0f;
  VkDeviceQueueCreateInfo queue = {
      .sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
      .queueCount = 1,
      .pQueuePriorities = &priority};
  VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
                             .pNext = &features,
                             .queueCreateInfoCount = 1,
                             .pQueueCreateInfos = &queue,
                             .enabledExtensionCount = extensionCount,
                             .ppEnabledExtensionNames = extensions};
  VkDevice device;
  VkResult result = vkCreateDevice(physical, &info, NULL, &device);
  free(extensions);
  while (features.pNext) {
    VkBaseOutStructure *link = features.pNext;
    features.pNext = link->pNext;
    free(link);
  }
  return result == VK_SUCCESS ? device : NULL;
}

//===----------------------------------------------------------------------===//
// Pipelines
//===----------------------------------------------------------------------===//

static const struct {
  const char *model;
  VkShaderStageFlagBits stage;
} stages[] = {
    {"GLCompute", VK_SHADER_STAGE_COMPUTE_BIT},
    {"Vertex", VK_SHADER_STAGE_VERTEX_BIT},
    {"TessellationControl", VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT},
    {"TessellationEvaluation", VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT},
    {"Geometry", VK_SHADER_STAGE_GEOMETRY_BIT},
    {"Fragment", VK_SHADER_STAGE_FRAGMENT_BIT},
};
enum { stageCount = sizeof(stages) / sizeof(*stages) };

static VkShaderModule readShader(VkDevice device, const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file)
    return VK_NULL_HANDLE;
  fseek(file, 0, SEEK_END);
  size_t size = (size_t)ftell(file);
  rewind(file);
  uint32_t *words = allocate(size);
  size_t read = fread(words, 1, size, file);
  fclose(file);
  VkShaderModuleCreateInfo info = {
      .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
      .codeSize = read,
      .pCode = words};
  VkShaderModule shader = VK_NULL_HANDLE;
  vkCreateShaderModule(device, &info, NULL, &shader);
  free(words);
  return shader;
}

static VkPipelineShaderStageCreateInfo stageOf(int number,
                                               VkShaderModule shader) {
  return (VkPipelineShaderStageCreateInfo){
      .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
      .stage = stages[number].stage,
      .module = shader,
      .pName = "main"};
}

static VkPipelineLayout createLayout(VkDevice device) {
  VkPipelineLayoutCreateInfo info = {
      .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO};
  VkPipelineLayout layout = VK_NULL_HANDLE;
  vkCreatePipelineLayout(device, &info, NULL, &layout);
  return layout;
}

static VkPipeline createComputePipeline(VkDevice device, VkShaderModule shader,
                                        VkPipelineLayout layout) {
  VkComputePipelineCreateInfo info = {
      .sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
      .stage = stageOf(0, shader),
      .layout = layout};
  VkPipeline pipeline = VK_NULL_HANDLE;
  vkCreateComputePipelines(device, VK_NULL_HANDLE, 1, &info, NULL, &pipeline);
  return pipeline;
}

static VkRenderPass createRenderPass(VkDevice device) {
  VkSubpassDescription subpass = {.pipelineBindPoint =
                                      VK_PIPELINE_BIND_POINT_GRAPHICS};
  VkRenderPassCreateInfo info = {.sType =
                                     VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO,
                                 .subpassCount = 1,
                                 .pSubpasses = &subpass};
  VkRenderPass pass = VK_NULL_HANDLE;
  vkCreateRenderPass(device, &info, NULL, &pass);
  return pass;
}

// Makes a pipeline without attachments that has the stages given.
static VkPipeline createGraphicsPipeline(
    VkDevice device, VkPipelineLayout layout, VkRenderPass pass, uint32_t count,
    const VkPipelineShaderStageCreateInfo *shaders, int tessellates) {
  VkPipelineVertexInputStateCreateInfo input = {
      .sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO};
  VkPipelineInputAssemblyStateCreateInfo assembly = {
      .sType = VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO,
      .topology = tessellates ? VK_PRIMITIVE_TOPOLOGY_PATCH_LIST
                              : VK_PRIMITIVE_TOPOLOGY_POINT_LIST};
  VkPipelineTessellationStateCreateInfo tessellation = {
      .sType = VK_STRUCTURE_TYPE_PIPELINE_TESSELLATION_STATE_CREATE_INFO,
      .patchControlPoints = 3};
  VkViewport viewport = {.width = 1, .height = 1, .maxDepth = 1};
  VkRect2D scissor = {.extent = {1, 1}};
  VkPipelineViewportStateCreateInfo viewports = {
      .sType = VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_STATE_CREATE_INFO,
      .viewportCount = 1,
      .pViewports = &viewport,
      .scissorCount = 1,
      .pScissors = &scissor};
  VkPipelineRasterizationStateCreateInfo rasterization = {
      .sType = VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO,
      .lineWidth = 1};
  VkPipelineMultisampleStateCreateInfo samples = {
      .sType = VK_STRUCTURE_TYPE_PIPELINE_MULTISAMPLE_STATE_CREATE_INFO,
      .rasterizationSamples = VK_SAMPLE_COUNT_1_BIT};
  VkPipelineDepthStencilStateCreateInfo depth = {
      .sType = VK_STRUCTURE_TYPE_PIPELINE_DEPTH_STENCIL_STATE_CREATE_INFO};
  VkPipelineColorBlendStateCreateInfo blend = {
      .sType = VK_STRUCTURE_TYPE_PIPELINE_COLOR_BLEND_STATE_CREATE_INFO};
  VkGraphicsPipelineCreateInfo info = {
      .sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO,
      .stageCount = count,
      .pStages = shaders,
      .pVertexInputState = &input,
      .pInputAssemblyState = &assembly,
      .pTessellationState = tessellates ? &tessellation : NULL,
      .pViewportState = &viewports,
      .pRasterizationState = &rasterization,
      .pMultisampleState = &samples,
      .pDepthStencilState = &depth,
      .pColorBlendState = &blend,
      .layout = layout,
      .renderPass = pass};
  VkPipeline pipeline = VK_NULL_HANDLE;
  vkCreateGraphicsPipelines(device, VK_NULL_HANDLE, 1, &info, NULL, &pipeline);
  return pipeline;
}

// A logical device with what pipelines on it share.
typedef struct {
  VkDevice device;
  VkPipelineLayout layout;
  VkRenderPass pass;
  VkShaderModule empty[stageCount];
} Place;

static void leave(Place *place) {
  if (!place->device)
    return;
  for (int i = 0; i < stageCount; ++i)
    vkDestroyShaderModule(place->device, place->empty[i], NULL);
  vkDestroyRenderPass(place->device, place->pass, NULL);
  vkDestroyPipelineLayout(place->device, place->layout, NULL);
  vkDestroyDevice(place->device, NULL);
  place->device = NULL;
}

static void enter(Place *place, VkDevice device, const char *shaders) {
  memset(place, 0, sizeof(*place));
  place->device = device;
  if (!device)
    return;
  place->layout = createLayout(device);
  place->pass = createRenderPass(device);
  for (int i = 0; i < stageCount; ++i) {
    char path[4096];
    snprintf(path, sizeof(path), "%s/%s.spv", shaders, stages[i].model);
    place->empty[i] = readShader(device, path);
  }
}

// Makes a pipeline of a shader, with empty shaders of the stages that it needs.
static VkPipeline createPipeline(const Place *place, int number,
                                 VkShaderModule shader) {
  VkShaderStageFlagBits stage = stages[number].stage;
  if (stage == VK_SHADER_STAGE_COMPUTE_BIT)
    return createComputePipeline(place->device, shader, place->layout);
  const VkShaderStageFlags tessellation =
      VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT |
      VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT;
  VkShaderStageFlags used = VK_SHADER_STAGE_VERTEX_BIT | stage;
  if (used & tessellation)
    used |= tessellation;
  VkPipelineShaderStageCreateInfo infos[stageCount];
  uint32_t count = 0;
  for (int i = 1; i < stageCount; ++i)
    if (used & stages[i].stage)
      infos[count++] = stageOf(i, i == number ? shader : place->empty[i]);
  return createGraphicsPipeline(place->device, place->layout, place->pass,
                                count, infos, (used & tessellation) != 0);
}

// Prints what the layers say of a shader. Returns false if it can't be asked.
static int judge(const Place *place, const char *model, const char *path) {
  int number = 0;
  while (number < stageCount && strcmp(stages[number].model, model) != 0)
    ++number;
  if (!place->device || number == stageCount)
    return 0;
  ruleCount = 0;
  VkShaderModule shader = readShader(place->device, path);
  if (!shader)
    return 0;
  VkPipeline pipeline = createPipeline(place, number, shader);
  printf("said");
  for (int i = 0; i < ruleCount; ++i)
    printf(" %s", rules[i]);
  printf("\n");
  fflush(stdout);
  vkDestroyPipeline(place->device, pipeline, NULL);
  vkDestroyShaderModule(place->device, shader, NULL);
  return 1;
}

int main(int argc, char **argv) {
  if (argc != 3) {
    fprintf(stderr, "usage: judge DEVICES SHADERS\n");
    return 2;
  }
  Device *descriptions = readDevices(argv[1]);
  VkDebugUtilsMessengerEXT listener;
  VkInstance instance = createInstance(&listener);
  if (!instance) {
    fprintf(stderr, "error: no instance with the validation layers\n");
    return 2;
  }
  enum { maxDevices = 1024 };
  static VkPhysicalDevice devices[maxDevices];
  uint32_t count = maxDevices;
  vkEnumeratePhysicalDevices(instance, &count, devices);
  Place place = {0};
  char kind[16], word[64], path[4096];
  while (scanf("%15s %63s", kind, word) == 2) {
    if (!strcmp(kind, "device")) {
      uint32_t number = (uint32_t)strtoul(word, NULL, 10);
      leave(&place);
      const Device *description = descriptions;
      for (uint32_t i = 0; description && i < number; ++i)
        description = description->next;
      if (!description || number >= count)
        return 2;
      enter(&place, createDevice(devices[number], description), argv[2]);
    } else if (scanf("%4095s", path) != 1 || !judge(&place, word, path)) {
      fprintf(stderr, "error: can't ask about %s %s\n", word, path);
      return 2;
    }
  }
  leave(&place);
  destroyInstance(instance, listener);
  return 0;
}
