// Test the errors for malformed `#vulkan.target`s, and their locations.
// RUN: %availability_test_opt %s --split-input-file --verify-diagnostics

#env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, api=Vulkan, #spirv.resource_limits<>>
// expected-error@+1 {{there is no Vulkan feature 'shaderInt46' that SPIR-V depends on; did you mean 'shaderInt16' or 'shaderInt64' or 'shaderInt8'?}}
#target = #vulkan.target<#env, features = [shaderInt46]>

// -----

#env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, api=Vulkan, #spirv.resource_limits<>>
// expected-error@+1 {{there is no Vulkan property 'shaderInt64' that SPIR-V depends on}}
#target = #vulkan.target<#env, properties = [shaderInt64]>

// -----

#env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, api=Vulkan, #spirv.resource_limits<>>
// expected-error@+1 {{expected 'further', 'features', 'properties' and 'open', in this order and each at most once, not 'features'}}
#target = #vulkan.target<#env, open = [], features = []>

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
#target = #vulkan.target<#spirv.vce<v1.3, [Shader], []>>
