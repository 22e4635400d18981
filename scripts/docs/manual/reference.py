# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generates the site's reference pages: command line, Python and C++ API, TableGen, passes and JSON."""

from __future__ import annotations

import inspect
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from manual import cpp

ROOT = Path(__file__).resolve().parents[3]
CLI = "mlir-availability"
SCHEMAS = ROOT / "python" / "mlir" / "availability" / "schemas"


def output_of(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.rstrip()


def console(title: str, introduction: str, commands: list[list[str]]) -> str:
    """Returns a page that shows commands with their output."""
    parts = [f"# {title}", introduction]
    for command in commands:
        shown = " ".join(command)
        parts += [f"## {shown}", f"```text\n{output_of(*command)}\n```"]
    return "\n\n".join(parts) + "\n"


def command_line() -> str:
    commands = re.findall(r"^  (\w+)", output_of(CLI, "--help").partition("Commands:")[2], re.MULTILINE)
    helps = [[CLI, "--help"], *([CLI, command, "--help"] for command in commands)]
    return console(
        "Help of all commands", "What `--help` prints. [The command line](../cli.md) explains it.", helps
    )


def known_targets() -> str:
    introduction = "What `mlir-availability targets` prints. [Targets](../targets.md) explains the names."
    families = re.findall(r"^(\S+): \d+$", output_of(CLI, "targets"), re.MULTILINE)
    commands = [[CLI, "targets"], *([CLI, "targets", family] for family in families)]
    return console("All known targets", introduction, commands)


def passes(folder: str, title: str) -> str:
    """Returns the page that mlir-tblgen generates from the pass definitions in a folder of the headers."""
    definitions = ROOT / "cpp" / "include" / "mlir-availability" / folder / "Passes.td"
    include = output_of("llvm-config", "--includedir")
    made = output_of("mlir-tblgen", "-gen-pass-doc", "-I", include, str(definitions))
    headings = re.sub(r"^### ", "## ", made, flags=re.MULTILINE)
    headings = re.sub(r"^#### ", "### ", headings, flags=re.MULTILINE)
    return f"# {title}\n\n{headings}\n"


def python_api() -> str:
    """Returns the page for which Sphinx reads the docstrings of everything that the package exports."""
    modules = {
        "mlir.availability": "",
        "mlir.availability.spirv": "spirv.",
        "mlir.availability.vulkan": "vulkan.",
        "mlir.availability.transform": "transform.",
        "mlir.availability.package": "package.",
    }
    parts = [
        "# Python API",
        "Generated from docstrings. [Python](../python.md) shows how the functions are used.",
    ]
    seen: list[Any] = []
    for module, prefix in modules.items():
        found = __import__(module, fromlist=["*"])
        parts.append(f"## {module}")
        for name in sorted(exported(found)):
            value = getattr(found, name)
            if inspect.ismodule(value) or any(value is each for each in seen):
                continue
            seen.append(value)
            kind = "class" if inspect.isclass(value) else "function" if callable(value) else "data"
            if kind == "class" and issubclass(value, BaseException):
                kind = "exception"
            parts.append(f"### {prefix}{name}\n\n```{{eval-rst}}\n.. auto{kind}:: {module}.{name}\n```")
    return "\n\n".join(parts) + "\n"


def exported(module: Any) -> list[str]:
    names = getattr(module, "__all__", None) or [name for name in dir(module) if not name.startswith("_")]
    return [name for name in names if not name.startswith("_")]


def rows(schema: dict[str, Any], prefix: str = "") -> Iterator[str]:
    """Returns the rows of a table of an object's fields: path, type, meaning."""
    for name, field in schema.get("properties", {}).items():
        path = f"{prefix}{name}"
        meaning = cpp.escaped(field.get("description", "")).replace("|", "\\|")
        yield f"| `{path}` | {kind_of(field)} | {meaning} |"
        inner = field.get("items", field)
        yield from rows(inner, f"{path}[]." if "items" in field else f"{path}.")


def kind_of(field: dict[str, Any]) -> str:
    if "$ref" in field:
        return f"`{field['$ref'].rpartition('/')[2]}`"
    if "const" in field:
        return f"`{json.dumps(field['const'])}`"
    if "enum" in field:
        return ", ".join(f"`{json.dumps(value)}`" for value in field["enum"])
    if "items" in field and isinstance(field["items"], dict):
        return f"array of {kind_of(field['items'])}"
    alternatives = field.get("anyOf") or field.get("oneOf")
    if alternatives:
        return " or ".join(kind_of(each) for each in alternatives)
    kind = field.get("type", "anything")
    return " or ".join(kind) if isinstance(kind, list) else str(kind)


def json_page() -> str:
    """Returns the page about the package's JSON schemas, including the manifest's."""
    parts = [
        "# JSON",
        "Generated from the schemas in the package, `mlir/availability/schemas`. Fields are only added; a "
        "change of meaning needs a new `schema_version`.",
    ]
    for path in sorted(SCHEMAS.glob("*.schema.json")):
        schema = json.loads(path.read_text())
        parts += [
            f"## {path.name.removesuffix('.schema.json')}",
            f"`{path.name}`. " + schema.get("description", ""),
        ]
        objects = {"": schema, **schema.get("$defs", {})}
        for name, each in objects.items():
            for variant in (each, *each.get("oneOf", []), *each.get("anyOf", [])):
                found = list(rows(variant))
                if found:
                    title = [f"### {path.name.removesuffix('.schema.json')}: {name}"] if name else []
                    parts += [*title, "\n".join(["| field | type | meaning |", "|---|---|---|", *found])]
    return "\n\n".join(parts) + "\n"


def generate(folder: Path) -> None:
    """Writes all pages to a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    pages = {
        "command-line": command_line(),
        "known-targets": known_targets(),
        "passes": passes("Transforms", "Passes: check, deduce, print"),
        "lowering-passes": passes("Lowering", "Passes: lowering"),
        "python-api": python_api(),
        "cpp-api": cpp.page(ROOT / "cpp" / "include" / "mlir-availability"),
        "tablegen-classes": cpp.tablegen_page(ROOT / "td" / "Availability.td"),
        "json": json_page(),
    }
    for name, text in pages.items():
        (folder / f"{name}.md").write_text(text)
