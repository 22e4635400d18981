# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line: ``mlir-availability``.

How it is put together: ``_app`` declares the commands and their options, and each command has a file of
its name (``_devices`` is ``targets --device``); ``_batch`` runs a command's work on every file, each in a
process of its own (``mlir.availability._isolate``), because upstream's readers may crash on a malformed
file and that must cost no more than an error message on that file; ``_input`` reads files; ``_paths`` are
the options that print where the C++ part is; ``_text`` is how text looks, ``_sarif`` how a SARIF log does;
``_nearest`` picks the targets to name. Results go to stdout, problems to stderr.
"""

from mlir.availability.cli._app import main

__all__ = ["main"]
