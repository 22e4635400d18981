# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The language server: ``mlir-availability lsp``.

How it is put together: the server's process speaks the protocol (``_server``), decides when a document is
checked (``_checks``), and reads no foreign text. It asks a child process, which stays (``_desk``); the
questions are in ``_requests``. In the child, ``_answers`` reads text and answers: ``_projects`` finds the
configuration, ``_contexts`` has a context ready, ``_diagnostics``, ``_hover`` and ``_actions`` make the
answers, and ``_lines`` counts columns as the editor does.

It needs the PyPI package `pygls` (``pip install 'mlir-availability[lsp]'``).
"""
