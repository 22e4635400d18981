# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a user of mlir.availability may write: mypy and pyright agree with each line, and with each type.

test_types.py has both look at it, and runs it. It uses every public name, schedules included.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

import mlir.availability as av
from mlir import ir
from mlir.availability import transform
from typing_extensions import assert_type

KERNEL = """
module {
  gpu.module @kernels {
    gpu.func @double(%x: memref<64xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %i = gpu.thread_id x
      %value = memref.load %x[%i] : memref<64xf32>
      %sum = arith.addf %value, %value : f32
      memref.store %sum, %x[%i] : memref<64xf32>
      gpu.return
    }
  }
}
"""
HALF = """
spirv.module Logical GLSL450 {
  spirv.func @f() "None" {
    %0 = spirv.Constant 1.0 : f16
    %1 = spirv.FAdd %0, %0 : f16
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @f
  spirv.ExecutionMode @f "LocalSize", 1, 1, 1
}
"""
ADD = "func.func @f(%x: i32) -> i32 {\n  %0 = arith.addi %x, %x : i32\n  return %0 : i32\n}"


def ask(context: ir.Context) -> None:
    """Checks, explains and deduces."""
    module: ir.Module = av.parse(HALF)
    report: av.Report = av.check(module, "vulkan1.1", allow_unchecked=["foo"])
    assert_type(report.ok, bool)
    for cause in report.results[0].causes:
        assert_type(cause.number, int)
    for violation in report.violations:
        assert_type(violation, av.Violation)
        clause: av.Clause = violation.clause
        source: av.Source = clause.source
        requirements: list[av.Requirement] = list(clause.any_of)
        print(violation.message, source, requirements, violation.available_from)
    conditions: tuple[av.Condition, ...] = tuple(report.conditions)
    unchecked: tuple[av.Unchecked, ...] = tuple(report.unchecked)
    several: list[av.TargetReport] = list(av.check(module, ["vulkan1.1", av.target("vulkan1.3")]).results)
    print(conditions, unchecked, [each.ok for each in several])
    try:
        report.raise_for_violations()
    except av.AvailabilityError as error:
        print(error)
    assert_type(av.explain(module.body.operations[0]), list[av.Clause])
    deduced: ir.Attribute = av.deduce(module)
    print(av.describe(deduced), av.__version__)
    known: list[av.TargetInfo] = av.known_targets(context, family="vulkan")
    print([each.name for each in (*known, *av.known_devices(context), *av.known_targets_for(module))][:3])
    lacking: dict[tuple[av.Requirement, ...], int] = report.lacking
    print(report.verdict, lacking)
    try:
        av.deduce(av.parse("func.func private @f()"))
    except av.UnknownError as error:
        at_least: ir.Attribute | str | None = error.at_least
        unknown: tuple[av.Unchecked, ...] = error.unknown
        base: av.Error = error
        print(at_least, unknown, base)
    try:
        av.parse("module {")
    except av.ParseError as error:
        print(error)


def ask_files(folder: Path) -> None:
    """Checks and lowers files."""
    (path := folder / "kernel.mlir").write_text(KERNEL)
    files: list[av.FileReport] = av.check_files([path], ["vulkan1.1"], allow_unchecked=True)
    packages: list[av.FilePackage] = av.lower_files([path], ["vulkan1.1"])
    print([each.report for each in files], [each.package for each in packages])
    module = av.parse(KERNEL)
    lowered: ir.Module = av.lower_to_spirv(module, "vulkan1.1")
    made: av.package.Package = av.lower_for_targets(av.parse(KERNEL), ["vulkan1.1", "vulkan1.3"])
    assert_type(av.spirv.serialize(lowered), bytes)
    print(len(made.modules))
    try:
        av.lower_to_spirv(av.parse(KERNEL), "spirv1.0+nothing")
    except (av.LoweringError, ValueError) as error:
        print(error)


def declare(context: ir.Context, folder: Path) -> None:
    """Says what somebody else's ops need."""
    version = av.Dimension("toy.version", ["v1", "v2"])
    av.attach(context, "toy.round", [(version, "v2")], when_attr="mode", equals=1)
    target = av.NamedTarget("toy-1", '#availability.target<"toy.version" = "v1">', summary="the first")
    target.declare(context)
    try:
        left_out = av.load(context, folder / "none.json", partial=True)
        print([(each.owner, each.what) for each in left_out])
    except OSError as error:
        print(error)


@av.rewrite.pattern(root="arith.addi", benefit=2)
def to_subi(op: ir.OpView, rewriter: av.rewrite.PatternRewriter) -> bool | None:
    """A pattern that is a function."""
    left, right = op.operands
    block = op.operation.block
    with rewriter.ip:
        made = ir.Operation.create("arith.subi", [left.type], [left, right])
    rewriter.replace_uses_with_if(op.results[0], made.results[0], lambda use: use.operand_number == 7)
    if len(block.arguments) == 7:
        other: ir.Block = rewriter.split_block(block, op)
        rewriter.merge_blocks(other, block, list(other.arguments))
        copy: ir.OpView = rewriter.clone(op, {left: right})
        rewriter.replace_all_uses_with(op.results[0], copy.results[0])
        rewriter.erase_block(rewriter.create_block(block.region, [left.type]))
        signature = av.rewrite.SignatureConversion(len(block.arguments))
        signature.add_inputs(0, [left.type])
        assert_type(rewriter.apply_signature_conversion(block, signature), ir.Block)
    rewriter.replace_op(op, made)
    return None


class ToMulI(av.rewrite.ConversionPattern):
    """A pattern that is a class."""

    root = "arith.addi"

    def match_and_rewrite(
        self, op: ir.OpView, adaptor: av.rewrite.OpAdaptor, rewriter: av.rewrite.ConversionPatternRewriter
    ) -> bool | None:
        """Makes a product of the sum."""
        if len(adaptor.operands) != 2:
            return rewriter.notify_match_failure(op, "it has other operands")
        made = ir.Operation.create("arith.muli", [op.results[0].type], adaptor.operands)
        rewriter.replace_op(op, made)
        return None


def rewrite(context: ir.Context) -> None:
    """Converts, and rewrites greedily."""
    converter = av.TypeConverter()
    converter.add_conversion(lambda type: type)
    converted: ir.Type | None = converter.convert_type(ir.F32Type.get())
    patterns = av.RewritePatternSet()
    patterns.add_pattern(ToMulI(converter))
    frozen: av.rewrite.FrozenRewritePatternSet = patterns.freeze()
    target = av.ConversionTarget()
    target.add_illegal_op("arith.addi")
    target.add_legal_dialect("func", "arith")
    target.add_illegal_op("arith.addi")
    config = av.rewrite.ConversionConfig(
        folding_mode=av.rewrite.DialectConversionFoldingMode.NEVER, keep_copy=True
    )
    for apply in (av.apply_partial_conversion, av.apply_full_conversion):
        try:
            apply(av.parse(ADD), target, frozen, config)
        except av.rewrite.ConversionError as error:
            failures: tuple[av.rewrite.ConversionFailure, ...] = error.failures
            attempts: list[av.rewrite.ConversionAttempt] = [each for one in failures for each in one.attempts]
            reported: list[av.rewrite.ErrorDiagnostic] = list(error.error_diagnostics)
            print(failures, attempts, reported)
    functions = av.RewritePatternSet(context)
    pattern: av.rewrite.FunctionPattern = to_subi
    functions.add_pattern(pattern)
    done: av.rewrite.Rewritten = av.apply_patterns_greedily(av.parse(ADD), functions, "vulkan1.1")
    refused: tuple[av.rewrite.RefusedRewrite, ...] = done.refused
    av.rewrite.walk_and_apply_patterns(av.parse(ADD), functions)
    print(converted, done.changed, refused, av.rewrite.adaptor_class(ir.OpView))


def schedule(
    root: transform.Value, target: transform.Target, library: transform.Library | None = None
) -> None:
    """A schedule, with each of its ops."""
    kernels: transform.Value = transform.match(root, "available", on=target)
    needing = transform.match_requiring("spirv.capability", "Float16", root, any_alternative=True)
    print(kernels.type, needing, library)
    stated: transform.Handle = transform.resolve_target(target)
    offered = transform.get_offered("spirv.capability", stated)
    needed = transform.get_requirement("spirv.capability", root)
    assert_type(offered, transform.Value)
    assert_type(needed, transform.Value)
    transform.assert_available(root, on=stated, allow_unchecked=True)


def act(root: transform.Value) -> None:
    """What other ops there are; it is only built."""
    transform.get_target(root)
    transform.deduce(root, "spirv", ignore_stated=True)
    transform.match_availability(root, "unknown", on="vulkan1.1")
    transform.match_availability_requiring("spirv.capability", "Float16", root, any_alternative=True)
    transform.match_availability_offered("spirv.capability", "Float16", root, on="vulkan1.1")
    transform.include("simplify", root)

    def patterns() -> None:
        transform.arith_to_spirv()
        transform.cf_to_spirv()
        transform.complex_to_spirv()
        transform.func_to_spirv()
        transform.gpu_to_spirv()
        transform.gpu_wmma_to_spirv()
        transform.index_to_spirv()
        transform.math_to_spirv()
        transform.memref_to_spirv()
        transform.scf_to_spirv()
        transform.tensor_to_spirv()
        transform.ub_to_spirv()
        transform.vector_to_spirv()
        transform.vector_reduction_to_spirv_dot_product()
        transform.widen_floats()

    def convert(module: transform.Value) -> None:
        transform.apply_conversion_patterns(
            module,
            patterns,
            lambda: transform.spirv_type_converter(),
            on="vulkan1.1",
            preserve_handles=True,
        )

    def lower(module: transform.Value) -> transform.Value:
        return transform.lower_to_spirv(transform.specialize(module), on="vulkan1.1")

    transform.first_available(root, convert, lower, on="vulkan1.1")


def apply_schedules() -> None:
    """Builds and applies them."""
    module = av.parse(HALF)
    try:
        applied: transform.Applied = transform.apply(
            schedule, module, "vulkan1.1+Float16", libraries=[transform.library_path()]
        )
        print(applied.hit_rate)
    except transform.TransformError as error:
        errors: tuple[transform.Reported, ...] = error.errors
        notes: list[transform.Note] = [note for each in errors for note in each.notes]
        print(errors, notes)
    except ValueError as error:  # The library is there twice.
        print(error)
    transform.apply(schedule, module, "vulkan1.1+Float16", check_handles=True)
    built: ir.Module = transform.build(act)
    print(built)


def use() -> None:
    """Uses all of it."""
    devices = av.vulkan.Device
    print(devices)
    context = ir.Context()
    with context, ir.Location.unknown(), tempfile.TemporaryDirectory() as folder:
        ask(context)
        ask_files(Path(folder))
        declare(context, Path(folder))
        rewrite(context)
        apply_schedules()
