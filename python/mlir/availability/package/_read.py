# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads a folder that ``mlir-availability lower`` has written."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mlir.availability.disk._user_file import MOST_BYTES_OF_DATA, read_file
from mlir.availability.package._bindings import SpecializationConstant, access_of, image_form_of, sampler_of
from mlir.availability.package._check_manifest import check_function
from mlir.availability.package._constants import from_safetensors
from mlir.availability.package._entry_points import Binding, Buffer, Constant, EntryPoint, PushConstant, Size
from mlir.availability.package._manifest import MANIFEST, HostFunction, Package, PackageModule, Refusal
from mlir.availability.package._requirements import requirement_of
from mlir.availability.package._steps import For, If, Launch, Set, Step, While
from mlir.availability.report._excerpt import excerpt
from mlir.availability.report._model import SCHEMA_VERSION

_MAX_DEPTH = 32

_Json = Mapping[str, Any]


def read(folder: str | Path) -> Package:
    """Reads a package from the folder that ``mlir-availability lower`` has written.

    Args:
        folder: where ``manifest.json`` is, and the files that it names.

    Raises:
        OSError: a file can't be read, or doesn't exist.
        ValueError: the manifest isn't one, or is of another version; or the file of the constants is damaged,
            or isn't that of this package. The text says which.

    >>> av.package.write(av.lower_for_targets(kernels, ["vulkan1.0"]), "made")
    >>> av.package.read("made").modules[0].version
    '1.0'
    """
    folder = Path(folder)
    try:
        manifest = json.loads(read_file(folder / MANIFEST))
        version = manifest["schema_version"]
        if version != SCHEMA_VERSION:
            raise ValueError(f"its schema_version is {version!r}, not {SCHEMA_VERSION}")
        constants = _constants(folder, manifest)
        return Package(
            tuple(_module(folder, each) for each in manifest["modules"]),
            tuple(Refusal(each["target"], tuple(each["reasons"])) for each in manifest["refused"]),
            tuple(_function(each, constants) for each in manifest["functions"]),
            tuple(constants[name] for name in sorted(constants)),
        )
    except (LookupError, TypeError, AttributeError, RecursionError) as error:
        reason = f"not a manifest of a package: {excerpt(repr(error))}"
        raise ValueError(f"{folder / MANIFEST}: {reason}") from error
    except ValueError as error:
        raise ValueError(f"{folder / MANIFEST}: {excerpt(error)}") from error


def _file(folder: Path, name: str) -> Path:
    """Returns a file of the folder. Rejects names outside of it."""
    if Path(name).name != name:
        raise ValueError(f"'{name}' is not the name of a file in its folder")
    return folder / name


def _constants(folder: Path, manifest: _Json) -> dict[str, Constant]:
    wanted = {
        each["name"]: _buffer(each) for function in manifest["functions"] for each in function["constants"]
    }
    for module in manifest["modules"]:
        for entry_point in module["entry_points"]:
            held = [each for each in entry_point["bindings"] if each["constant"] is not None]
            wanted |= {each["constant"]: _buffer(each) for each in held}
    if not wanted:
        return {}
    name = manifest["constants_file"]
    if name is None:
        raise ValueError(f"it has the constants {sorted(wanted)}, but names no file that holds them")
    data = read_file(_file(folder, name), MOST_BYTES_OF_DATA)
    try:
        return {each.name: each for each in from_safetensors(data, wanted)}
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from error


def _tuple(form: Any) -> Any:
    return None if form is None else tuple(form)


def _buffer(form: _Json) -> Buffer:
    return Buffer(form["element_type"], tuple(form["shape"]), _tuple(form.get("calculated_shape")))


def _size(form: _Json) -> Size:
    place = form["place"]
    variable = None if place is None else (place["set"], place["binding"])
    return Size(form["set"], form["binding"], form["dimension"], form["offset"], variable)


def _binding(form: _Json) -> Binding:
    # Older packages have storage buffers only, and don't state how shaders access them.
    is_read, is_written = access_of(form.get("access", "read_write"))
    return Binding(
        form["set"],
        form["binding"],
        _buffer(form),
        form["size"],
        form["constant"],
        form.get("kind", "storage_buffer"),
        is_read,
        is_written,
        image_form_of(form.get("image")),
        sampler_of(form.get("sampler")),
    )


def _entry_point(form: _Json) -> EntryPoint:
    if not isinstance(form["name"], str):
        raise ValueError(f"the name of an entry point is {form['name']!r}, which is not text")
    return EntryPoint(
        form["name"],
        tuple(form["workgroup_size"]),
        _tuple(form["workgroups"]),
        tuple(map(_binding, form["bindings"])),
        tuple(PushConstant(each["offset"], _buffer(each)) for each in form["push_constants"]),
        tuple(map(_size, form["sizes"])),
        form.get("required_subgroup_size"),
        tuple(
            SpecializationConstant(each["id"], each["name"], each["type"])
            for each in form.get("specialization_constants", ())
        ),
    )


def _module(folder: Path, form: _Json) -> PackageModule:
    return PackageModule(
        read_file(_file(folder, form["file"])),
        form["version"],
        tuple(form["capabilities"]),
        tuple(form["extensions"]),
        tuple(form["targets"]),
        tuple(form["admitted_by"]),
        tuple(map(_entry_point, form["entry_points"])),
        tuple(map(requirement_of, form.get("requirements", ()))),
    )


def _launch(form: _Json) -> Launch:
    return Launch(
        form["entry_point"],
        _tuple(form["workgroups"]),
        tuple((each["set"], each["binding"], each["buffer"]) for each in form["bindings"]),
        tuple(form["push_constants"]),
        _tuple(form["calculated_workgroups"]),
        tuple((each["id"], each["value"]) for each in form.get("specialization", ())),
    )


def _steps(forms: Any, depth: int = 0) -> tuple[Step, ...]:
    if depth > _MAX_DEPTH:
        raise ValueError(f"loops and conditions are nested more than {_MAX_DEPTH} deep")
    return tuple(_step(form, depth + 1) for form in forms)


def _step(form: _Json, depth: int) -> Step:
    if len(form) != 1:
        raise ValueError(f"a step is one of launch, set, for, while and if, not {sorted(form)}")
    ((kind, parts),) = form.items()
    if kind == "launch":
        return _launch(parts)
    if kind == "set":
        return Set(tuple(parts["buffers"]), tuple(parts["values"]))
    if kind == "for":
        bounds = parts["first"], parts["end"], parts["step"]
        return For(parts["variable"], *bounds, _steps(parts["body"], depth))
    if kind == "while":
        return While(_steps(parts["before"], depth), parts["condition"], _steps(parts["body"], depth))
    if kind == "if":
        return If(parts["condition"], _steps(parts["then"], depth), _steps(parts["else"], depth))
    raise ValueError(f"there is no step '{kind}'")


def _function(form: _Json, constants: Mapping[str, Constant]) -> HostFunction:
    launches, steps, names = form["launches"], form.get("steps"), form.get("names")
    function = HostFunction(
        form["name"],
        tuple(map(_buffer, form["arguments"])),
        tuple(map(_buffer, form["temporaries"])),
        None if launches is None else tuple(map(_launch, launches)),
        tuple(constants[each["name"]] for each in form["constants"]),
        # Older packages have none of these.
        steps=None if steps is None else _steps(steps),
        names=None if names is None else tuple(names),
        results=tuple(form.get("results", ())),
        doc=form.get("doc", ""),
        problem=form.get("problem", ""),
    )
    check_function(function)
    return function
