# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The commands and their options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click
from mlir.availability.cli._complete import complete_target
from mlir.availability.cli._options import (
    FILES_HELP,
    UncheckedCommand,
    allow_unchecked_option,
    check_settings,
    declare_option,
    files_argument,
    format_option,
    jobs_option,
    pipeline_options,
    split_option,
    through_options,
)
from mlir.availability.cli._paths import path_options
from mlir.availability.cli._text import Look
from mlir.availability.cli._uninterrupted import uninterrupted
from mlir.availability.cli._version import print_version

if TYPE_CHECKING:
    from mlir.availability.files._requirement_files import Declared


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    callback=print_version,
    help="Show the versions in use, for bug reports.",
)
@path_options
def app() -> None:
    """Says which operations of an MLIR module exist on which target, and why not."""


@app.command(
    cls=UncheckedCommand,
    short_help="Check files against targets.",
    epilog=FILES_HELP + " Exit code: 0 available, 1 not available, 2 no verdict, or unusable input. SARIF is "
    "one log for all files.",
)
@files_argument
@click.option(
    "-t",
    "--target",
    "targets",
    multiple=True,
    metavar="T",
    shell_complete=complete_target,
    help="What to check against; may be repeated. A name (vulkan1.1), a name with additions "
    "(vulkan1.1+Float16), a Vulkan profile or a report of a device (FILE.json), or a target attribute "
    "(#spirv.target_env<...>); a pattern ('sm_*') stands for the known targets that match. Without it, the "
    "target attributes in the IR apply.",
)
@click.option(
    "--devices",
    is_flag=True,
    help="Also check against all devices that have a name, and show what they lack.",
)
@click.option(
    "--cpus",
    is_flag=True,
    help="Also check against all CPUs that LLVM knows, and show what they lack.",
)
@through_options
@declare_option
@allow_unchecked_option
@click.option(
    "--strict",
    is_flag=True,
    help="Also exit with 1 if something is available only on condition: it is unknown whether "
    "the target offers what it needs.",
)
@split_option
@check_settings
@click.option(
    "--html",
    metavar="FILE",
    help="Write a page with every verdict and its reason to a file; - for standard output.",
)
@click.option(
    "--ask/--no-ask",
    default=None,
    help="Ask LLVM's back end, and ptxas where it is installed, about operations that no table knows, for "
    "chips and CPUs. Answers are kept.  [default: 'ask' in your own configuration, or no]",
)
@click.option(
    "--confirm",
    is_flag=True,
    help="Also have all device code compiled as it is, and print where the back end contradicts the verdict.",
)
@click.option(
    "--compiler",
    metavar="COMMAND",
    help="The compiler of shaders' sources: a name that your own configuration gives to one, or a command, "
    "such as 'glslc -Iinclude -DQUALITY=2'.  [default: glslc or glslangValidator]",
)
@format_option("text", "json", "csv", "sarif", "github")
@jobs_option
def check(
    files: tuple[str, ...],
    allow_unchecked: bool | tuple[str, ...] | None,
    **options: Any,
) -> int:
    """Checks whether everything in the files is available on the targets.

    There is no verdict if the requirements of an operation are unknown, or if nothing in a file can be judged
    for a target. A requirement that a target leaves open is a condition.
    """
    if options["devices"] and options["cpus"]:
        raise click.UsageError("--devices and --cpus each count their targets: give only one of them")
    with uninterrupted():
        from mlir.availability.cli import _check

    return _check.run(
        files, _check.Options(allow_unchecked=allow_unchecked or None, **options), Look.of_stdout()
    )


@app.command(short_help="Show what each operation needs, and why.", epilog=FILES_HELP)
@files_argument
@click.option(
    "-t",
    "--target",
    metavar="T",
    shell_complete=complete_target,
    help="With --through: the target to lower for, as with check.",
)
@pipeline_options
@declare_option
@split_option
@format_option("text", "json")
@jobs_option
def explain(
    files: tuple[str, ...],
    target: str | None,
    through: bool | str | list[str],
    declared: tuple[Declared, ...],
    split: bool | None,
    format_: str,
    jobs: int | None,
) -> int:
    """Shows what each operation needs, and which part of it causes the need.

    The text leaves out requirements that every known target meets. JSON has all of them. With --through, it
    shows what each operation becomes, and what that needs.
    """
    if bool(through) is not (target is not None):
        raise click.UsageError("--through and --target belong together: the target determines the pipeline")
    with uninterrupted():
        from mlir.availability.cli import _batch, _explain, _explain_through

    inputs = _batch.Inputs(files, format_ == "json", jobs, Look.of_stdout(), declared, split)
    if target is not None:
        return _explain_through.run(inputs, target, through=through)
    return _explain.run(inputs)


@app.command(
    cls=UncheckedCommand,
    short_help="Find the smallest target that supports a file.",
    epilog=FILES_HELP
    + " Exit code: 0 deduced, 1 no target supports it, 2 requirements are unknown, or unusable input.",
)
@files_argument
@click.option(
    "--dialect",
    metavar="NAME",
    help="Count only requirements of this dialect. Needed if the file has several dialects whose targets are "
    "different attributes, or operations that can be converted to several dialects. With --through: judge "
    "only for its targets.",
)
@pipeline_options
@declare_option
@allow_unchecked_option
@split_option
@format_option("text", "json")
@jobs_option
def deduce(
    files: tuple[str, ...],
    dialect: str | None,
    through: bool | str | list[str],
    declared: tuple[Declared, ...],
    split: bool | None,
    allow_unchecked: bool | tuple[str, ...],
    format_: str,
    jobs: int | None,
) -> int:
    """Finds the smallest target that supports everything in a file, and lists the known targets that do."""
    with uninterrupted():
        from mlir.availability.cli import _batch, _deduce, _deduce_through

    inputs = _batch.Inputs(files, format_ == "json", jobs, Look.of_stdout(), declared, split)
    if through:
        return _deduce_through.run(inputs, dialect=dialect, through=through, allow_unchecked=allow_unchecked)
    return _deduce.run(inputs, dialect=dialect, allow_unchecked=allow_unchecked)


@app.command(
    short_help="Convert kernels, or functions, to a SPIR-V binary.",
    epilog=FILES_HELP + " Exit code: 0 written, 1 can't be lowered for a target, 2 unusable input.",
)
@click.argument("file", metavar="FILE")
@click.option(
    "-t",
    "--target",
    "targets",
    required=True,
    multiple=True,
    metavar="T",
    shell_complete=complete_target,
    help="What to lower for, as with check; may be repeated.",
)
@click.option(
    "--emulate",
    is_flag=True,
    help="Calculate in 32 bits if the target lacks f16, bf16, i8, i16 or i64. The results are the same.",
)
@click.option(
    "--schedule",
    metavar="FILE",
    help="A schedule in the transform dialect that tiles and fuses functions, in place of the package's own, "
    "schedules/functions.mlir.",
)
@click.option(
    "-o",
    "--output",
    required=True,
    metavar="OUT",
    help="The binary to write, - for standard output; for several targets, the folder for the binaries and "
    "manifest.json.",
)
@click.option("--manifest", is_flag=True, help="Write a folder with a manifest for a single target, too.")
@click.option(
    "--debug", is_flag=True, help="Write the line numbers of FILE into the binary, for debuggers and layers."
)
@click.option(
    "--no-validate", is_flag=True, help="Don't run spirv-val. By default it runs if it is installed."
)
def lower(
    file: str,
    targets: tuple[str, ...],
    output: str,
    manifest: bool,
    emulate: bool,
    schedule: str | None,
    debug: bool,
    no_validate: bool,
) -> int:
    """Converts the kernels of a file to a SPIR-V binary that is available on a target.

    Kernels are in a gpu.module. If a file has none, its functions become kernels. For several targets, each
    different binary is written once, and a manifest says which device takes which.
    """
    with uninterrupted():
        from mlir.availability.cli import _lower

    return _lower.run(
        file,
        targets,
        output,
        with_manifest=manifest,
        emulate=emulate,
        schedule=schedule,
        debug=debug,
        validate=not no_validate,
    )


@app.command(
    short_help="List the known targets.",
    epilog="With --for: "
    + FILES_HELP
    + " Exit code: 0 a known target admits it, 1 none does, 2 no verdict, or unusable input.",
)
@click.argument("family", required=False)
@click.option("--device", is_flag=True, help="List the Vulkan devices at hand instead, as 'devices' does.")
@click.option(
    "--for", "file", metavar="FILE", help="List the targets on which everything in a file is available."
)
@declare_option
@click.option("-v", "--verbose", is_flag=True, help="With --for: say what the other targets lack.")
@format_option("text", "json")
def targets(
    family: str | None,
    format_: str,
    device: bool,
    file: str | None,
    verbose: bool,
    declared: tuple[Declared, ...],
) -> int:
    """Lists the known targets by family, those of FAMILY (x86, nvvm, vulkan) with what they offer, or those
    that admit a file.
    """
    with uninterrupted():
        from mlir.availability.cli import _devices, _targets, _targets_for

    if family is not None and (file is not None or device):
        raise click.UsageError(
            f"--{'for' if file is not None else 'device'} doesn't list targets of a family"
        )
    if file is not None:
        if device:
            raise click.UsageError("--device lists devices, --for checks a file: give only one of them")
        return _targets_for.run(
            file, verbose=verbose, as_json=format_ == "json", look=Look.of_stdout(), declared=declared
        )
    if verbose:
        raise click.UsageError("--verbose needs --for: it shows what targets lack for a file")
    if device:
        if declared:
            raise click.UsageError(
                "--device lists devices, --declare declares targets: give only one of them"
            )
        return _devices.run(as_json=format_ == "json", look=Look.of_stdout())
    return _targets.run(family, as_json=format_ == "json", look=Look.of_stdout(), declared=declared)


@app.command(
    short_help="List the Vulkan devices at hand, or write one to a file.",
    epilog="Exit code: 0, or 2 when there is no device. Needs the Python package 'vulkan'.",
)
@click.option(
    "--save",
    metavar="FILE.json",
    help="Write what a device reports to a file, which --target takes, in the form of a Vulkan profile; - "
    "for standard output.",
)
@click.option(
    "--index", type=click.IntRange(min=0), default=0, show_default=True, help="Which device to write."
)
@format_option("text", "json")
def devices(save: str | None, index: int, format_: str) -> int:
    """Lists the Vulkan devices at hand, each as a target: what their drivers report."""
    with uninterrupted():
        from mlir.availability.cli import _devices

    if save is not None:
        return _devices.save(save, index)
    return _devices.run(as_json=format_ == "json", look=Look.of_stdout())


@app.command(
    short_help="List what operations need, and which targets have them.",
    epilog="Exit code: 0, or 2 when there is no such dialect, operation or target, or a dialect has no "
    "operations.",
)
@click.argument("dialects", metavar="[DIALECT...]", nargs=-1)
@format_option("markdown", "json", "html")
@click.option("--html", metavar="FILE", help="Write one searchable page to a file; - for standard output.")
@click.option("--op", metavar="OP", help="Show everything about one operation instead.")
@click.option(
    "-t",
    "--target",
    "targets",
    metavar="TARGET",
    multiple=True,
    help="A target to show, instead of all; may be repeated.",
)
@declare_option
def table(
    dialects: tuple[str, ...],
    format_: str,
    html: str | None,
    op: str | None,
    targets: tuple[str, ...],
    declared: tuple[Declared, ...],
) -> int:
    """Writes tables of every operation of dialects: what it needs, on which condition, and which targets
    have it. Without DIALECT, of all dialects; Markdown is of one.
    """
    with uninterrupted():
        from mlir.availability.cli import _table

    return _table.run(dialects, format_=format_, html=html, op=op, targets=targets, declared=declared)


@app.command(
    short_help="Run a compute shader on a Vulkan device.",
    epilog="FILE is a SPIR-V binary, or - for standard input. Exit code: 0, 1 when no device offers what it "
    "needs, 2 unusable input. Needs the Python packages 'vulkan' and 'numpy'.",
)
@click.argument("file", metavar="FILE")
@click.option("-e", "--entry-point", metavar="NAME", default="main", show_default=True, help="The shader.")
@click.option(
    "-w",
    "--workgroups",
    metavar="XxYxZ",
    default="1",
    show_default=True,
    help="The number of workgroups: 64, 8x8.",
)
@click.option(
    "-b",
    "--buffer",
    "buffers",
    multiple=True,
    metavar="[SET:]BINDING=VALUE",
    help="The initial contents of a buffer: a .npy file, or zeros:TYPE:SHAPE (zeros:float32:5x7). "
    "0[2]=VALUE means buffer 2 of an array.",
)
@click.option(
    "-o",
    "--output",
    "outputs",
    multiple=True,
    metavar="[SET:]BINDING=FILE",
    help="The .npy file for the final contents of a buffer.",
)
@click.option("--push-constants", metavar="FILE", help="The .npy file that holds the push constants.")
@click.option(
    "--constants",
    metavar="FILE",
    help="The .safetensors file that 'lower' writes beside the manifest: constants that the shader reads "
    "from buffers.",
)
@click.option(
    "-s",
    "--specialize",
    "specialization",
    multiple=True,
    metavar="ID=VALUE",
    help="The value of a specialization constant: 0=128, 1=0.5, 2=true.",
)
@click.option(
    "--sampler",
    "samplers",
    multiple=True,
    metavar="[SET:]BINDING=HOW",
    help="How images are read there: nearest or linear, and repeat, mirrored_repeat, clamp_to_edge or "
    "clamp_to_border: linear,repeat. By default nearest,clamp_to_edge.",
)
@click.option(
    "--subgroup-size",
    type=click.IntRange(min=1),
    metavar="N",
    help="Require full subgroups of N invocations.",
)
@click.option("--time", "timing", is_flag=True, help="Measure the dispatch, on the device.")
@click.option(
    "--timeout",
    type=click.FloatRange(0, 86400),
    default=60,
    show_default=True,
    help="How many seconds to wait.",
)
@format_option("text", "json")
def run(
    file: str,
    entry_point: str,
    workgroups: str,
    buffers: tuple[str, ...],
    outputs: tuple[str, ...],
    push_constants: str | None,
    constants: str | None,
    specialization: tuple[str, ...],
    samplers: tuple[str, ...],
    subgroup_size: int | None,
    timing: bool,
    timeout: float,
    format_: str,
) -> int:
    """Runs a compute shader, on the first device that offers what it states and needs."""
    with uninterrupted():
        from mlir.availability.cli import _run

    return _run.run(
        file,
        entry_point=entry_point,
        workgroups=workgroups,
        buffers=buffers,
        outputs=outputs,
        push_constants=push_constants,
        constants=constants,
        specialization=specialization,
        samplers=samplers,
        subgroup_size=subgroup_size,
        timing=timing,
        timeout=timeout,
        as_json=format_ == "json",
    )


@app.command(
    short_help="Apply a schedule to a file.",
    epilog=FILES_HELP + " Exit code: 0 done, 1 the schedule failed, 2 unusable input.",
)
@click.argument("file", metavar="FILE")
@click.option(
    "-s",
    "--schedule",
    metavar="FILE",
    help="The file with the schedule: a module with named sequences. By default, FILE itself.",
)
@click.option(
    "-t",
    "--target",
    metavar="T",
    shell_complete=complete_target,
    help="The value of the schedule's parameter: a target's name, or an attribute. Leave it out if the "
    "schedule has no parameter.",
)
@declare_option
@click.option(
    "--library",
    "libraries",
    multiple=True,
    metavar="FILE",
    help="A file with named sequences that the schedule includes; may be repeated.",
)
@click.option(
    "--entry-point",
    "entry",
    metavar="NAME",
    default="__transform_main",
    show_default=True,
    help="The sequence at which to start.",
)
@click.option("-o", "--output", metavar="FILE", help="The file to write; by default, standard output.")
def transform(**options: Any) -> int:
    """Applies a schedule, written in MLIR's transform dialect, and writes what comes of FILE as text."""
    with uninterrupted():
        from mlir.availability.cli import _transform

    return _transform.run(**options)


@app.command(
    short_help="Serve an editor: diagnostics, hovers, actions.",
    epilog="The editor starts it, and speaks the language server protocol on standard input and output; "
    "docs/editors.md says how. Needs the Python package 'pygls'.",
)
@click.option(
    "-t",
    "--target",
    "targets",
    multiple=True,
    metavar="T",
    shell_complete=complete_target,
    help="What to check against, instead of the targets of the project's configuration; may be repeated.",
)
@pipeline_options
@declare_option
@click.option(
    "--config",
    metavar="FILE",
    help="The configuration of all files.  [default: for each file the nearest mlir-availability.toml, or "
    "pyproject.toml with [tool.mlir-availability]]",
)
@click.option("--no-config", "config", flag_value="", help="Ignore configuration files.")
def lsp(
    targets: tuple[str, ...],
    through: bool | str | list[str],
    declared: tuple[Declared, ...],
    config: str | None,
) -> int:
    """Checks files while they are typed, in an editor."""
    with uninterrupted():
        from mlir.availability.cli import _lsp

    return _lsp.run(targets, through=through, declared=declared, config=config)
