# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line: ``mlir-availability``.

How it is put together: ``_main`` runs it, ``_app`` declares the commands, with the options that several have
in ``_options``, and each command has a file of its name (``_devices`` is ``targets --device``); ``_batch``
runs a command's work on every file, in processes (``files.worker``), because upstream's
readers may crash on a malformed file and that must cost no more than an error message on that file;
``_paths`` are the options that print where the C++ part is; ``_text`` is how text looks, ``_sarif`` how a
SARIF log does; ``_without_numpy`` spares an import, ``_bind_lazily`` half of another; ``_json`` writes long
JSON; ``_nearest`` picks the targets to name. Results go to stdout, problems to stderr.
"""

import gc

# The modules' own objects live to the end; nothing of them is garbage.
_is_collecting = gc.isenabled()
gc.disable()
try:
    from mlir.availability.cli._main import main
finally:
    if _is_collecting:
        gc.enable()

__all__ = ["main"]
