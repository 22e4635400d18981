# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What profiles and device reports offer of SPIR-V, by Vulkan's registry. No MLIR and no device is needed."""
