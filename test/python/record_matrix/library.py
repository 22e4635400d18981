# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles a dialect's records, and asks the result what ops need.

The dialect goes into a shared library, which this process loads: contexts can have the dialect with the
availability that was generated, or without any. The library answers for C++, `mlir.availability` for Python.
"""

from __future__ import annotations

import ctypes
import json
import os
import re
import shutil
import subprocess
import sys
import types
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import mlir.availability as av
from llvm_release import tool
from mlir import ir
from upstream_tools import include_directory

from .carriers import VENDOR_TAG
from .evaluate import Answer, Expected
from .ods import Written, write_overlays, write_records
from .records import VERSIONS, Def, Dialect, Enum, Op

PACKAGE = Path(av.__path__[0])

# The outputs of mlir-tblgen: the options and the file, for `Records` or for the dialect.
GENERATED = {
    "Dialect.h.inc": "-gen-dialect-decls",
    "Dialect.cpp.inc": "-gen-dialect-defs",
    "Enums.h.inc": "-gen-enum-decls",
    "Enums.cpp.inc": "-gen-enum-defs",
    "Attrs.h.inc": "-gen-attrdef-decls",
    "Attrs.cpp.inc": "-gen-attrdef-defs",
    "Types.h.inc": "-gen-typedef-decls",
    "Types.cpp.inc": "-gen-typedef-defs",
    "Ops.h.inc": "-gen-op-decls",
    "Ops.cpp.inc": "-gen-op-defs",
}
AVAILABILITY = {
    "Availability.h.inc": "-gen-availability-decls",
    "Availability.cpp.inc": "-gen-availability-defs",
    "availability.json": "-gen-availability-json",
}

_HEADER = """\
#include "mlir-availability/Engine/Explain.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "Enums.h.inc"
#include "Availability.h.inc"
#include "Dialect.h.inc"
#define GET_ATTRDEF_CLASSES
#include "Attrs.h.inc"
#define GET_TYPEDEF_CLASSES
#include "Types.h.inc"
#define GET_OP_CLASSES
#include "Ops.h.inc"
"""

_DIALECT = """\
#include "Records.h"
#include "mlir/CAPI/IR.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/JSON.h"
using namespace mlir;
#include "Dialect.cpp.inc"
#include "Enums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "Attrs.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "Types.cpp.inc"
#define GET_OP_CLASSES
#include "Ops.cpp.inc"
// Of the ops that aren't registered, `%.vendor` needs a tag.
namespace {
struct VendorModel : availability::AvailabilityOpInterface::FallbackModel<VendorModel> {
  static void emitNameClauses(availability::OpClauseSink &sink) {
    availability::emitInstance(sink, %::getTagDimension(), int64_t(VENDOR_TAG), {});
  }
  static bool hasInstanceClauses() { return false; }
  static void emitInstanceClauses(Operation *, availability::OpClauseSink &) {}
};
} // namespace
void *%::DDialect::getRegisteredInterfaceForOp(TypeID interface, OperationName name) {
  static VendorModel model;
  if (interface != availability::AvailabilityOpInterface::getInterfaceID() ||
      name.getStringRef() != "%.vendor")
    return nullptr;
  return static_cast<availability::AvailabilityOpInterface::Concept *>(&model);
}
void %::DDialect::initialize() {
  allowUnknownOperations();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "Attrs.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "Types.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "Ops.cpp.inc"
      >();
}
"""

_GLUE = """\
using namespace mlir::availability;
#include "Availability.cpp.inc"

static llvm::json::Value describeClause(const Clause &clause) {
  llvm::json::Array anyOf;
  for (const Requirement &requirement : clause.anyOf)
    anyOf.push_back(llvm::json::Array{
        requirement.dimension->getName(),
        requirement.dimension->stringify(requirement.value)});
  llvm::json::Object result{{"any_of", std::move(anyOf)},
                            {"kind", stringifySourceKind(clause.kind)},
                            {"name", clause.name},
                            {"index", nullptr}};
  if (clause.index)
    result["index"] = *clause.index;
  return result;
}

static llvm::json::Value describeOp(Operation *op) {
  llvm::json::Array clauses, tags;
  for (const Clause &clause : explain(op))
    clauses.push_back(describeClause(clause));
  if (auto query = dyn_cast<%::QueryTagInterface>(op))
    llvm::append_range(tags, query.getTags());
  llvm::json::Object result{{"clauses", std::move(clauses)}, {"tags", std::move(tags)}, {"version", nullptr}};
  if (auto query = dyn_cast<%::QueryMinVersionInterface>(op))
    result["version"] = static_cast<int64_t>(query.getMinVersion());
  return result;
}

extern "C" void addDialect(void *registry) {
  static_cast<DialectRegistry *>(registry)->insert<%::DDialect>();
}

extern "C" void addAvailability(void *registry) {
  %::registerDAvailability(*static_cast<DialectRegistry *>(registry));
}

/// Describes the ops in the body of a module, as JSON.
extern "C" char *describeOps(void *module) {
  llvm::json::Array ops;
  for (Operation &op : static_cast<Operation *>(module)->getRegion(0).front())
    ops.push_back(describeOp(&op));
  return strdup(llvm::formatv("{0}", llvm::json::Value(std::move(ops))).str().c_str());
}

extern "C" void release(char *text) { free(text); }
"""


def pointer_in(capsule: Any) -> ctypes.c_void_p:
    """Returns the pointer in a capsule of MLIR's bindings."""
    api = ctypes.pythonapi
    api.PyCapsule_GetName.restype = ctypes.c_char_p
    api.PyCapsule_GetName.argtypes = [ctypes.py_object]
    api.PyCapsule_GetPointer.restype = ctypes.c_void_p
    api.PyCapsule_GetPointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
    return ctypes.c_void_p(api.PyCapsule_GetPointer(capsule, api.PyCapsule_GetName(capsule)))


def register(library: str | Path, registry: ir.DialectRegistry, *, with_availability: bool = True) -> None:
    """Adds the dialect of a shared library to a registry, with the generated availability or without."""
    loaded = ctypes.CDLL(str(library))
    pointer = pointer_in(registry._CAPIPtr)
    loaded.addDialect(pointer)
    if with_availability:
        loaded.addAvailability(pointer)


@dataclass(frozen=True)
class Refusal:
    """A record that availability-tblgen refuses, and the error."""

    record: Enum | Def | Op
    message: str


class RefusedElsewhereError(Exception):
    """availability-tblgen reports an error that isn't at a record, or fails without one."""


def run(*command: str | Path) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr[:200000]}")


def tblgen_command(tool: Path, option: str, source: Path, out: Path, *options: str) -> list[str | Path]:
    directories = source.parent, PACKAGE / "td", PACKAGE / "include", include_directory()
    flags = [word for directory in directories for word in ("-I", str(directory))]
    return [tool, option, *flags, *options, source, "-o", out]


class Workplace:
    """A directory in which a dialect's records are compiled."""

    def __init__(self, directory: Path, dialect: Dialect) -> None:
        self.directory = directory
        self.dialect = dialect
        self.records = directory / "Records.td"
        self.availability = directory / "Availability.td"

    def write(self) -> dict[Path, Written]:
        written = {
            self.records: write_records(self.dialect),
            self.availability: write_overlays(self.dialect, self.records.name),
        }
        for file, contents in written.items():
            file.write_text(contents.text)
        return written

    def find_refusal(self) -> Refusal | None:
        """Returns the first record that availability-tblgen refuses; None when it takes all of them.

        Raises:
            RefusedElsewhereError: the error isn't at a record.
        """
        written = self.write()
        tool = PACKAGE / "bin" / "availability-tblgen"
        dialect = f"--availability-dialect={self.dialect.name}"
        command = tblgen_command(
            tool, "-gen-availability-defs", self.availability, Path("/dev/null"), dialect
        )
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return None
        for line in done.stderr.splitlines():
            if found := re.match(r"(.*?):(\d+):\d+: error: (.*)", line):
                file, number, message = Path(found[1]), int(found[2]), found[3]
                owner = written[file].owners[number - 1] if file in written else None
                if isinstance(owner, Enum | Def | Op):
                    return Refusal(owner, message)
                break
        raise RefusedElsewhereError(f"{done.returncode}: {done.stderr[:2000]}")

    def compile(self) -> Library:
        """Compiles the records, all of which must be accepted.

        Raises:
            RuntimeError: a tool fails.
        """
        self.write()
        upstream = Path(shutil.which(tool("mlir-tblgen")) or "mlir-tblgen")
        ours = PACKAGE / "bin" / "availability-tblgen"
        name = self.dialect.name
        commands = [
            tblgen_command(upstream, option, self.records, self.directory / file)
            for file, option in GENERATED.items()
        ]
        commands += [
            tblgen_command(
                ours, option, self.availability, self.directory / file, f"--availability-dialect={name}"
            )
            for file, option in AVAILABILITY.items()
        ]
        with ThreadPoolExecutor(2) as executor:
            list(executor.map(lambda command: run(*command), commands))
        (self.directory / "Records.h").write_text(_HEADER)
        headers = (one.header for one in (*self.dialect.defs, *self.dialect.ops) if one.header)
        includes = "".join(f'#include "{header}"\n' for header in dict.fromkeys(headers))
        # One file: what MLIR generates for the ops takes ten seconds to parse.
        text = includes + (_DIALECT + _GLUE).replace("%", name).replace("VENDOR_TAG", str(VENDOR_TAG))
        (self.directory / "Records.cpp").write_text(text)
        compile_sources(self.directory)
        return Library(link(self.directory, name), self.directory / "availability.json", self.dialect)


def compile_sources(directory: Path) -> None:
    """Compiles `Records.cpp` in a directory.

    Raises:
        RuntimeError: the compiler fails.
    """
    launcher = [shutil.which("ccache") or ""] if shutil.which("ccache") else []
    # To ccache, the headers of all checkouts have the same names.
    (directory / "package").symlink_to(PACKAGE)
    command = [
        *launcher,
        tool("clang++"),
        "-c",
        "-O0",
        "-ferror-limit=0",
        "-std=c++17",
        "-fPIC",
        "-fno-exceptions",
        "-I.",
        "-Ipackage/include",
        "-isystem",
        str(include_directory()),
    ]
    environment = {**os.environ, "CCACHE_BASEDIR": str(directory), "CCACHE_NOHASHDIR": "1"}
    done = subprocess.run(
        [*command, "Records.cpp", "-o", "Records.o"],
        cwd=directory,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(done.stderr)


def link(directory: Path, name: str) -> Path:
    """Makes a library of `Records.o` in a directory, and returns its path.

    Raises:
        RuntimeError: the linker fails.
    """
    library = directory / f"lib{name}.so"
    ours = PACKAGE / "lib"
    theirs = include_directory().parent / "lib"
    links = [f"-L{ours}", f"-L{theirs}", "-lMLIRAvailability", "-lMLIR", "-lLLVM", f"-Wl,-rpath,{ours}"]
    run(tool("clang++"), "-shared", "-fuse-ld=lld", directory / "Records.o", "-o", library, *links)
    return library


class Library:
    """A dialect that was compiled."""

    def __init__(self, path: Path, json_file: Path, dialect: Dialect) -> None:
        self.dialect = dialect
        self.path = path
        self.json_file = json_file
        self._library = ctypes.CDLL(str(path))
        self._library.describeOps.argtypes = [ctypes.c_void_p]
        self._library.describeOps.restype = ctypes.c_void_p
        self._library.release.argtypes = [ctypes.c_void_p]

    def make_context(self, *, with_availability: bool = True) -> ir.Context:
        """Returns a context that has the dialect."""
        registry = ir.DialectRegistry()
        register(self.path, registry, with_availability=with_availability)
        context = ir.Context()
        context.append_dialect_registry(registry)
        context.load_all_available_dialects()
        # The bindings look for the dialect's Python module at each op that they wrap, until there is one.
        module = f"mlir.dialects.{self.dialect.name}"
        sys.modules.setdefault(module, types.ModuleType(module))
        return context

    def describe(self, module: ir.Module) -> list[Answer]:
        """Returns the requirements of each op in the module's body, according to C++."""
        text = self._library.describeOps(pointer_in(module.operation._CAPIPtr))
        described = json.loads(ctypes.string_at(text).decode())
        self._library.release(text)
        return [_of_json(op) for op in described]


def _of_json(described: dict[str, Any]) -> Answer:
    clauses = frozenset(
        Expected(
            frozenset((name.partition(".")[2], value) for name, value in clause["any_of"]),
            # A type that an attribute is, or holds, is a matter of that attribute.
            "attribute" if clause["kind"] == "type" and clause["index"] is None else clause["kind"],
            clause["name"] or None,
            clause["index"],
        )
        for clause in described["clauses"]
    )
    # An op without the interface needs nothing along its dimension.
    return Answer(clauses, tuple(sorted(set(described["tags"]))), described["version"] or VERSIONS[1])
