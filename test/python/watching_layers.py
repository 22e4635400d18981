# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Has Vulkan's validation layers watch everything that a test and its processes ask drivers for."""

from __future__ import annotations

import fcntl
import os
import re
from collections.abc import Mapping
from pathlib import Path

_LAYER = "VK_LAYER_KHRONOS_validation"
MANIFEST = Path("/usr/share/vulkan/explicit_layer.d/VkLayer_khronos_validation.json")

# Reports of the layers that are no errors, and why; the newer layers have other words for the first.
_KNOWN = {
    # The feature is about variables in the storage class Uniform with the decoration Block
    # (VUID-RuntimeSpirv-uniformAndStorageBuffer16BitAccess-06333). Buffers of SPIR-V 1.0 have
    # BufferBlock, for which storageBuffer16BitAccess is enough.
    "uniformAndStorageBuffer16BitAccess is not enabled, but shader contains an 16-bit OpVariable with",
    "16-bit OpVariable with Uniform Storage Class, but uniformAndStorageBuffer16BitAccess was not enabled",
    # glslang's debug information of an array whose length is a specialization constant. It has no meaning.
    "DebugTypeArray: Component Count must be OpConstant",
}
_MESSAGE = re.compile(
    r"^(?=\S+\((?:ERROR|WARN|PERF|INFO)|Validation (?:Error|(?:Performance )?Warning): )", re.MULTILINE
)
_CAPACITY = 1 << 20  # Of the pipe, in bytes: the most that any user may ask Linux for.


def without_layers(printed: str) -> str:
    """Returns what a program printed, without the line of newer layers that names their file."""
    return re.sub(r"^Validation Layer Info - .*\n", "", printed, flags=re.MULTILINE)


class WatchingLayers:
    """The layers' settings, and their reports."""

    VARIABLES = ("VK_INSTANCE_LAYERS", "VK_LAYER_SETTINGS_PATH")

    def __init__(self, directory: Path) -> None:
        """Makes the pipe and the settings in `directory`."""
        assert MANIFEST.exists(), "the validation layers are missing; apt-get install vulkan-validationlayers"
        path = directory / "messages"
        os.mkfifo(path)
        # It is opened for writing, too, so that neither this call nor a layer blocks on opening.
        self._pipe = os.open(path, os.O_RDWR | os.O_NONBLOCK)
        fcntl.fcntl(self._pipe, fcntl.F_SETPIPE_SZ, _CAPACITY)
        settings = directory / "vk_layer_settings.txt"
        settings.write_text(
            "khronos_validation.debug_action = VK_DBG_LAYER_ACTION_LOG_MSG\n"
            "khronos_validation.report_flags = error,warn,perf\n"
            f"khronos_validation.log_filename = {path}\n"
        )
        self.environment: Mapping[str, str] = dict(zip(self.VARIABLES, (_LAYER, str(settings)), strict=True))

    def messages(self) -> str:
        """Returns the reports since the last call, without known wrong ones."""
        found = b""
        try:
            while data := os.read(self._pipe, _CAPACITY):
                found += data
        except BlockingIOError:
            pass
        messages = _MESSAGE.split(found.decode(errors="replace"))
        return "".join(each for each in messages if not any(known in each for known in _KNOWN))

    def close(self) -> None:
        """Ends it."""
        os.close(self._pipe)
