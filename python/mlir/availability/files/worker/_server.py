# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The fork server: a process without threads that has imported what workers need, and forks them.

A program's own process may have threads. What these hold at a fork, such as the lock of a module that is
being imported, is held in the child forever. And a large process is slow to fork.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.machinery import ExtensionFileLoader
from multiprocessing.spawn import get_executable
from pathlib import Path
from typing import IO, Any, NoReturn

from mlir.availability.files.worker import _data
from mlir.availability.files.worker._child import Child, Ends, fork_child, interrupt_later
from mlir.availability.files.worker._data import NUMBER
from mlir.availability.files.worker._work import Order, Tell
from mlir.availability.native import _elf

_SIGNED = struct.Struct("=q")
"""How a request is written, and the answer, an id or an exit code. A request is 0 for a fork, the child to
wait for, or minus the length of the name that follows, of a module to import."""

_COLLECTION_THRESHOLD = 100_000
"""How many more objects there are when a worker next searches for garbage: it makes next to none."""

_AS_BEFORE = NUMBER.pack(0)
"""Begins an order with the same function as the one before."""

_PROGRAM = """
import sys
sys.path[:] = filter(None, sys.path)  # Not the current directory.
import json
descriptor, sys.path[:], modules = json.loads(sys.argv[1])
from mlir.availability.files.worker import _server
_server.serve(descriptor, modules)
"""


class Server:
    """The server's process, from this side. It forks until this process ends, or has closed it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._python = os.fsdecode(get_executable())
        self._connection, theirs = socket.socketpair()
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (`close` does)
        modules = [name for name in sys.modules if name.startswith("mlir.availability.")]
        self._imported = {*modules, *_foreign_modules()}
        start = json.dumps([theirs.fileno(), sys.path, [*self._imported]])
        with theirs, interrupt_later():
            self._process = subprocess.Popen(
                [self._python, *_interpreter_flags(), "-c", _PROGRAM, start],
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=self._errors,
            )

    def prepare(self, module: str) -> None:
        """Has a module imported before children are forked that need it."""
        if module not in self._imported:
            name = module.encode()
            self._ask(-len(name), [], name)
            self._imported.add(module)

    def fork(self, ends: Ends, unused: Sequence[int]) -> int:
        """Implements :class:`~mlir.availability.files.worker._child.Origin`."""
        pid = self._ask(0, [*ends])
        if pid < 0:
            raise OSError(-pid, os.strerror(-pid))
        return pid

    def wait(self, pid: int) -> int | None:
        """Implements :class:`~mlir.availability.files.worker._child.Origin`."""
        with suppress(RuntimeError):
            return self._ask(pid, [])
        return None

    def has_ended(self) -> bool:
        """Returns whether it can fork nothing more."""
        return self._connection.fileno() < 0 or self._process.poll() is not None

    def close(self) -> None:
        """Ends the process, and its children with it."""
        self._connection.close()
        self._process.wait()
        self._errors.close()

    def forget(self) -> None:
        """Leaves the process to the one that has forked this one."""
        self._connection.close()
        self._errors.close()
        self._process.returncode = 0

    def _ask(self, request: int, descriptors: list[int], name: bytes = b"") -> int:
        """Sends a request, and returns the answer.

        Raises:
            RuntimeError: the server has ended.
        """
        with self._lock, interrupt_later():
            try:
                socket.send_fds(self._connection, [_SIGNED.pack(request), name], descriptors)
                answer = self._connection.recv(_SIGNED.size, socket.MSG_WAITALL)
            except OSError:
                answer = b""
            except BaseException:
                self._connection.close()  # The answer would be taken for that of the next request.
                raise
        if not answer:
            raise RuntimeError(
                f"{self._python} can't start a process to read files in: {self._last_words()}; if it is "
                "not Python, multiprocessing.set_executable says where Python is"
            )
        (number,) = _SIGNED.unpack(answer)
        return int(number)

    def _last_words(self) -> str:
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="backslashreplace").split("\n")
        return next((line for line in reversed(lines) if line), "it has ended")


def serve(descriptor: int, modules: Sequence[str]) -> NoReturn:
    """Forks children until the process at the other end of a socket has ended. Never returns.

    Args:
        descriptor: the socket.
        modules: what to import first.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # The process at the other end decides what ^C ends.
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    gc.set_threshold(_COLLECTION_THRESHOLD)
    for name in modules:
        _import(name)
    connection = socket.socket(fileno=descriptor)
    while True:
        request, descriptors, _, _ = socket.recv_fds(connection, _SIGNED.size, len(Ends._fields))
        if not request:
            os._exit(0)
        (number,) = _SIGNED.unpack(request)
        if number > 0:
            answer = _wait(number)
        elif number < 0:
            answer = _import(connection.recv(-number, socket.MSG_WAITALL).decode())
        else:
            answer = _fork(descriptors, descriptor)
        connection.sendall(_SIGNED.pack(answer))


def _import(name: str) -> int:
    with suppress(Exception):  # A worker that needs it says why it can't be imported.
        importlib.import_module(name)
    return 0


def _fork(descriptors: Sequence[int], connection: int) -> int:
    """Forks a child. Returns its id, or the number of an error, negative."""
    try:
        return fork_child(_Taker(), Ends(*descriptors), (connection,), set())
    except OSError as error:
        return -(error.errno or 1)
    finally:
        for each in descriptors:
            os.close(each)


def _wait(pid: int) -> int:
    # It may have closed its pipe, and run on.
    os.kill(pid, signal.SIGKILL)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


class _Taker:
    """Takes orders, in a child."""

    def __init__(self) -> None:
        self._function: Callable[[Any, Tell], Any] | None = None

    def __call__(self, order: bytes) -> Callable[[Tell], Any]:
        """Returns the work of an order."""
        (size,) = NUMBER.unpack_from(order)
        end = NUMBER.size + size
        if size:
            self._function = None
            self._function = _prepare(order[NUMBER.size : end])
        if self._function is None:
            raise RuntimeError("what came before this order could not be done")
        return Order(self._function, _data.loads(order[end:]))


def _prepare(head: bytes) -> Callable[[Any, Tell], Any]:
    """Makes this child like the process that asks. Returns the function to call."""
    folder, environment, path, modules, function = _data.loads(head)
    os.chdir(folder)
    if environment != dict(os.environ):
        os.environ.clear()
        os.environ.update(environment)
    sys.path[:] = path
    for name in modules:
        importlib.import_module(name)
    made: Callable[[Any, Tell], Any] = function
    return made


class Crew:
    """Workers of the server for some work.

    Args:
        works: the work, all of it by functions of one module.
    """

    def __init__(self, works: Sequence[Order]) -> None:
        self._works = works
        self._function: Callable[[Any, Tell], Any] | None = None
        self._head = b""

    def order(self, index: int, child: Child) -> bytes:
        """Returns what to tell a worker to do, for a position in the work."""
        order = self._works[index]
        if order.function is not self._function:
            self._function = order.function
            surroundings = (str(Path.cwd()), dict(os.environ), sys.path, _foreign_modules())
            head = _data.dumps((*surroundings, order.function))
            self._head = NUMBER.pack(len(head)) + head
        is_known, child.head = child.head is self._head, self._head
        return (_AS_BEFORE if is_known else self._head) + _data.dumps(order.argument)

    def take(self) -> Child:
        """Returns a worker that is idle.

        Raises:
            RuntimeError: no process can be started; the text says why.
        """
        return _workers.take(type(self._works[0].function).__module__)

    def give_back(self, child: Child) -> None:
        """Takes a worker that is idle again."""
        _workers.give_back(child)

    def close(self) -> None:
        """Does nothing: the workers stay for other work."""


class _Workers:
    """The server, and its children that are idle. They stay until this process ends."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._server: Server | None = None
        self._idle: list[Child] = []
        self._prepared: list[str] = []

    def prepare(self, modules: Sequence[str]) -> None:
        """Has modules imported before workers are forked."""
        with self._lock:
            self._prepared += [name for name in modules if name not in self._prepared]

    def take(self, module: str) -> Child:
        """Returns a worker for work of a module."""
        with self._lock:
            while self._idle:
                child = self._idle.pop()
                if not child.has_ended():
                    return child
                child.stop()
            if self._server is not None and self._server.has_ended():
                self._server.close()
                self._server = None
            server = self._server = self._server or Server()
            prepared = [*self._prepared, module]
        for name in prepared:
            server.prepare(name)
        return Child(server)

    def give_back(self, child: Child) -> None:
        with self._lock:
            if len(self._idle) < (os.cpu_count() or 1):
                self._idle.append(child)
                return
        child.stop()

    def close(self) -> None:
        if self._server is not None:
            self._server.close()

    def forget(self) -> None:
        """Leaves everything to the process that has forked this one."""
        if self._server is not None:
            self._server.forget()
        for child in self._idle:
            child.forget()
        self._lock = threading.Lock()
        self._server = None
        self._idle = []


_workers = _Workers()
prepare = _workers.prepare
atexit.register(_workers.close)
os.register_at_fork(after_in_child=_workers.forget)


_is_ours: dict[str, bool] = {}
"""Whether modules that have been looked at need nothing but what the server has."""


def _foreign_modules() -> list[str]:
    """Returns the extension modules of other packages that use MLIR. Importing them registers dialects."""
    for name, module in list(sys.modules.items()):
        if name not in _is_ours:
            _is_ours[name] = not _uses_mlir(name, module)
    return [name for name, is_ours in _is_ours.items() if not is_ours]


def _uses_mlir(name: str, module: Any) -> bool:
    loader = getattr(module, "__loader__", None)
    if name.startswith("mlir.") or not isinstance(loader, ExtensionFileLoader):
        return False
    try:
        needed = _elf.read_dynamic(loader.path).needed
    except ImportError:
        return False
    return any("MLIR" in library for library in needed)


def _interpreter_flags() -> list[str]:
    """Returns the options that this Python was started with."""
    return subprocess._args_from_interpreter_flags()  # type: ignore[attr-defined, no-any-return]
