# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The arguments and options that several commands share."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

import click
from mlir.availability.cli import _names
from mlir.availability.cli._text import Look
from mlir.availability.cli._uninterrupted import uninterrupted

Command = TypeVar("Command", bound=Any)

FILES_HELP = (
    "FILE is .mlir, .mlirbc, .spv, .ll or .bc (its contents decide), a shader's source in GLSL (.comp, "
    ".vert, .frag ...) where glslc or glslangValidator is installed, a directory of such files, or - for "
    "standard input."
)


def files_argument(command: Command) -> Command:
    def expand(_: click.Context, __: click.Parameter, arguments: tuple[str, ...]) -> tuple[str, ...]:
        if arguments.count("-") > 1:
            raise click.UsageError("standard input ('-') can be read only once")
        try:
            return _names.expand(arguments)
        except ValueError as error:
            raise click.UsageError(str(error)) from error

    return click.argument("files", metavar="FILE...", nargs=-1, required=True, callback=expand)(command)


def format_option(*names: str) -> Callable[[Command], Command]:
    """The option --format; the first of `names` is the default."""
    choice = click.Choice(names)
    return click.option(
        "--format", "format_", type=choice, default=names[0], show_default=True, help="Output format."
    )


class UncheckedCommand(click.Command):
    """A command with --allow-unchecked. click can't state that its optional value needs a '='."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        end = args.index("--") if "--" in args else len(args)
        options = ["--allow-unchecked=*" if arg == "--allow-unchecked" else arg for arg in args[:end]]
        return super().parse_args(ctx, options + args[end:])


def allow_unchecked_option(command: Command) -> Command:
    """The option --allow-unchecked, for an UncheckedCommand."""

    def to_dialects(_: click.Context, __: click.Parameter, names: tuple[str, ...]) -> bool | tuple[str, ...]:
        if "" in names:
            raise click.BadParameter("'' is not a name of a dialect; --allow-unchecked alone stands for all")
        return True if "*" in names else names

    return click.option(
        "--allow-unchecked",
        multiple=True,
        metavar="[=DIALECT]",
        callback=to_dialects,
        help="Accept operations, types and attributes of this dialect whose requirements are unknown, or "
        "that aren't judged; may be repeated. Without a name: of all dialects.",
    )(command)


def declare_option(command: Command) -> Command:
    """The option --declare. The command takes what was read."""

    @functools.wraps(command)
    def with_contents(*, declared: tuple[str, ...], **others: Any) -> int:
        if not declared:
            return int(command(declared=(), **others))
        with uninterrupted():
            from mlir.availability.cli._declare_option import read_declared
            from mlir.availability.files._source import InputError

        try:
            contents = read_declared(declared)
        except InputError as error:
            sys.stderr.write(Look.of_stderr().diagnostics(error.diagnostics))
            return 2
        return int(command(declared=contents, **others))

    return click.option(
        "--declare",
        "declared",
        multiple=True,
        metavar="FILE.json",
        help="A file with the requirements and targets of a dialect, as availability-tblgen "
        "-gen-availability-json writes it; may be repeated.",
    )(cast(Command, with_contents))


def pipeline_options(command: Command) -> Command:
    """The options --through, --pipeline and --lower-with. The command takes `through`, as :func:`check`."""

    @functools.wraps(command)
    def with_pipeline(*, through: bool, pipeline: str | None, lower_with: str | None, **others: Any) -> int:
        if pipeline is not None and lower_with is not None:
            raise click.UsageError("--pipeline and --lower-with exclude each other")
        given: Any = pipeline or through
        if lower_with is not None:
            from mlir.availability.files._lowerings import asked_lowering
            from mlir.availability.files._source import InputError

            try:
                given = asked_lowering(lower_with)
            except InputError as error:
                (problem,) = error.diagnostics
                raise click.UsageError(f"{problem.location}: {problem.message}") from error
        return int(command(through=given, **others))

    for option in reversed(
        [
            click.option(
                "--through",
                is_flag=True,
                help="Judge what isn't lowered yet, such as kernels of gpu, memref and arith, by what the "
                "default pipeline to the target makes of it. Findings name the lines of FILE.",
            ),
            click.option(
                "--pipeline",
                metavar="PASSES",
                help="Judge through this pipeline instead, builtin.module(...). ${chip} and ${target} in it "
                "stand for the target's.",
            ),
            click.option(
                "--lower-with",
                metavar="COMMAND|NAME",
                help="Judge what this compiler makes of FILE instead, or a lowering to which your own "
                "configuration gives this name. A compiler reads a module from standard input, "
                "and writes the lowered one to standard output, with locations. ${chip} and ${target} stand "
                "for the target's.",
            ),
        ]
    ):
        with_pipeline = option(with_pipeline)
    return cast(Command, with_pipeline)


def option_of(through: bool | str | Sequence[str]) -> str:
    """Returns the option that gives what a command takes as `through`."""
    if through is True:
        return "--through"
    return "--pipeline" if isinstance(through, str) else "--lower-with"


def through_options(command: Command) -> Command:
    """The options --through, --pipeline and --show-pipeline. The command takes `through`, as `check` does."""

    @functools.wraps(command)
    def with_pipeline(*, show_pipeline: bool, **others: Any) -> int:
        if show_pipeline:
            with uninterrupted():
                from mlir.availability.cli import _show_pipeline

            return _show_pipeline.run(others["targets"], others["through"] or True)
        return int(command(**others))

    shown = click.option(
        "--show-pipeline",
        is_flag=True,
        help="Print the pipeline to each target, for mlir-opt, and check nothing.",
    )
    return pipeline_options(shown(cast(Command, with_pipeline)))


def split_option(command: Command) -> Command:
    """The option --split-input-file. The command takes `split`."""
    return click.option(
        "--split-input-file/--no-split-input-file",
        "split",
        default=None,
        help="Take the sections of a text between '// -----' for files of their own, as mlir-opt does; those "
        "that expect an error are passed over.  [default: where a line is '// -----']",
    )(command)


def jobs_option(command: Command) -> Command:
    return click.option(
        "-j",
        "--jobs",
        type=click.IntRange(min=1),
        help="How many files to work on at a time.  [default: one per CPU]",
    )(command)


def check_settings(command: Command) -> Command:
    """The options of 'check' that determine which findings count, and the configuration files."""
    for option in reversed(
        [
            click.option(
                "-q",
                "--quiet",
                is_flag=True,
                help="Print nothing about files in which everything is available.",
            ),
            click.option("-v", "--verbose", is_flag=True, help="List each place of a finding."),
            click.option("--exit-zero", is_flag=True, help="Exit with 0 even if something is not available."),
            click.option(
                "--config",
                metavar="FILE",
                help="The project's configuration.  [default: mlir-availability.toml, or pyproject.toml with "
                "[tool.mlir-availability], in this directory or one above]",
            ),
            click.option("--no-config", "config", flag_value="", help="Ignore configuration files."),
            click.option(
                "--baseline",
                metavar="FILE",
                help="Findings that FILE lists are reported as suppressed, and don't change the exit code.",
            ),
            click.option(
                "--write-baseline", metavar="FILE", help="Write the findings to FILE, for --baseline."
            ),
        ]
    ):
        command = option(command)
    return command
