# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Schedules in Python: a builder for every transform op, and apply."""

import inspect
import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import mlir.availability as av
import pytest
from llvm_release import tool
from messages import says
from mlir import ir
from mlir.availability import transform
from mlir.availability.cli import main
from mlir.dialects import transform as upstream
from mlir.dialects.transform import structured

ROOT = Path(__file__).parents[2]

HALF = """
spirv.module Logical GLSL450 {
  spirv.GlobalVariable @x bind(0, 0)
      : !spirv.ptr<!spirv.struct<(!spirv.array<64 x f16, stride=2> [0])>, StorageBuffer>
  spirv.func @square() "None" {
    %zero = spirv.Constant 0 : i32
    %x = spirv.mlir.addressof @x
        : !spirv.ptr<!spirv.struct<(!spirv.array<64 x f16, stride=2> [0])>, StorageBuffer>
    %pointer = spirv.AccessChain %x[%zero, %zero]
        : !spirv.ptr<!spirv.struct<(!spirv.array<64 x f16, stride=2> [0])>, StorageBuffer>, i32, i32
        -> !spirv.ptr<f16, StorageBuffer>
    %value = spirv.Load "StorageBuffer" %pointer : f16
    %product = spirv.FMul %value, %value : f16
    spirv.Store "StorageBuffer" %pointer, %product : f16
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @square
  spirv.ExecutionMode @square "LocalSize", 64, 1, 1
}
"""

KERNEL = """
gpu.module @kernels {
  gpu.func @double(%x: memref<64xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.thread_id x
    %value = memref.load %x[%i] : memref<64xf32>
    %sum = arith.addf %value, %value : f32
    memref.store %sum, %x[%i] : memref<64xf32>
    gpu.return
  }
}
"""

# 16 bits can be loaded and stored, but not calculated with.
STORAGE_ONLY = "vulkan1.1+StorageBuffer16BitAccess"


pytestmark = pytest.mark.usefixtures("context")


def environment(version: str) -> ir.Attribute:
    """A target that MLIR admits on a gpu.module."""
    triple = f"#spirv.vce<{version}, [Shader], [SPV_KHR_storage_buffer_storage_class]>"
    return ir.Attribute.parse(f"#spirv.target_env<{triple}, api=Vulkan, #spirv.resource_limits<>>")


def names_in(op: ir.Module) -> list[str]:
    names: list[str] = []

    def visit(nested: ir.Operation) -> ir.WalkResult:
        names.append(nested.name)
        return ir.WalkResult.ADVANCE

    op.operation.walk(visit)
    return names


def line_of(text: str, module: ir.Module) -> str:
    """The one line of the module that has the text."""
    (line,) = (line for line in str(module).splitlines() if text in line)
    return line


def find(root: ir.Value, *names: str) -> ir.Value:
    return structured.MatchOp(upstream.AnyOpType.get(), root, ops=list(names)).results


def annotate(handle: ir.Value, name: str, param: ir.Value | None = None) -> None:
    upstream.AnnotateOp(handle, name, param=param)


# ------------------------------------------------------------------------------------------------
# Builders, by what they do
# ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "target",
    [
        pytest.param(STORAGE_ONLY, id="name"),
        pytest.param(lambda: av.target(STORAGE_ONLY), id="attribute"),
        pytest.param(
            lambda: upstream.ParamConstantOp(
                ir.Type.parse("!transform.any_param"), ir.StringAttr.get(STORAGE_ONLY)
            ),
            id="parameter",
        ),
    ],
)
def test_only_what_must_be_is_emulated(target):
    module = ir.Module.parse(HALF)

    def schedule(root):
        on = target() if callable(target) else target
        lacking = transform.match(root, on=on)
        transform.apply_conversion_patterns(lacking, transform.widen_floats, on=on, preserve_handles=True)
        annotate(lacking, "emulated")
        transform.assert_available(root, on=on)

    assert not av.check(module, STORAGE_ONLY).ok
    transform.apply(schedule, module)
    assert av.check(module, STORAGE_ONLY).ok
    assert line_of("spirv.Load", module).endswith(": f16")
    assert line_of("spirv.FMul", module).endswith(": f32")
    assert line_of("spirv.Store", module).endswith(": f16")
    assert str(module).count("spirv.FConvert") == 3
    assert line_of("emulated", module).endswith("{emulated} : f32 to f16")


def test_unjudged_ops_are_not_available_unless_allowed():
    module = ir.Module.parse("func.func @f(%x: f16) -> f16 { %0 = arith.addf %x, %x : f16 return %0 : f16 }")
    with pytest.raises(transform.TransformError):
        transform.apply(lambda root: transform.assert_available(root, on="vulkan1.1"), module)
    transform.apply(
        lambda root: transform.assert_available(root, on="vulkan1.1", allow_unchecked=True), module
    )


def test_matches_and_requirements():
    module = ir.Module.parse(HALF)

    def schedule(root):
        had = transform.match(root, "available", on=STORAGE_ONLY)
        annotate(upstream.SelectOp(upstream.AnyOpType.get(), had, "spirv.AccessChain"), "available")
        capabilities = transform.get_requirement("spirv.capability", find(root, "spirv.FMul"))
        annotate(transform.match_requiring("spirv.capability", capabilities, root), "needs_same")
        annotate(transform.match_requiring("spirv.capability", "Float16", root), "needs", capabilities)
        annotate(find(root, "spirv.module"), "triple", transform.deduce(find(root, "spirv.module"), "spirv"))

    transform.apply(schedule, module)
    assert "spirv.AccessChain" in line_of("{available}", module)
    assert "spirv.FMul" in line_of('{needs = "Float16", needs_same}', module)
    assert "spirv.module" in line_of("triple = #spirv.vce<v1.0, [", module)


def test_deduce_may_ignore_what_modules_state():
    stating = HALF.replace(
        "GLSL450", "GLSL450 requires #spirv.vce<v1.6, [Shader, Float16, StorageBuffer16BitAccess], []>"
    )
    for ignores, version in ((False, "v1.6"), (True, "v1.0")):
        module = ir.Module.parse(stating)

        def schedule(root, ignores=ignores):
            shader = find(root, "spirv.module")
            annotate(shader, "triple", transform.deduce(shader, "spirv", ignore_stated=ignores))

        transform.apply(schedule, module)
        assert "spirv.module" in line_of(f"triple = #spirv.vce<{version}, [", module)


def test_matchers_find_what_the_target_lacks():
    module = ir.Module.parse(HALF)
    any_op = upstream.AnyOpType.get()

    def schedule(root):
        block = ir.InsertionPoint.current.block.owner.parent.regions[0].blocks[0]
        with ir.InsertionPoint.at_block_begin(block):
            lacking = upstream.NamedSequenceOp(
                "lacking", [any_op], [any_op], arg_attrs=[{"transform.readonly": ir.UnitAttr.get()}]
            )
            with ir.InsertionPoint(lacking.body):
                transform.match_availability(lacking.bodyTarget, on=STORAGE_ONLY)
                transform.match_availability_requiring("spirv.capability", "Float16", lacking.bodyTarget)
                upstream.YieldOp([lacking.bodyTarget])
        annotate(upstream.CollectMatchingOp([any_op], root, ir.FlatSymbolRefAttr.get("lacking")), "found")

    transform.apply(schedule, module)
    assert "spirv.FMul" in line_of("found", module)


def test_variants_for_targets():
    module = ir.Module.parse(KERNEL)
    targets = ir.ArrayAttr.get([environment("v1.0"), environment("v1.3")])
    next(iter(module.body)).operation.attributes["targets"] = targets

    def schedule(root):
        variants = transform.specialize(find(root, "gpu.module"))
        annotate(variants, "variant")
        transform.get_target(variants)
        transform.lower_to_spirv(variants)

    transform.apply(schedule, module)
    assert names_in(module).count("spirv.module") == 2
    assert "gpu.module" not in names_in(module)


def test_lowering_emulates_when_asked_to():
    module = ir.Module.parse(KERNEL.replace("f32", "f16"))
    target = "vulkan1.1"
    with pytest.raises(transform.TransformError, match=r"can't be lowered to SPIR-V for vulkan1\.1"):
        transform.apply(lambda root: transform.lower_to_spirv(find(root, "gpu.module"), on=target), module)
    assert "gpu.module" in names_in(module)
    transform.apply(
        lambda root: transform.lower_to_spirv(find(root, "gpu.module"), on=target, emulate=True), module
    )
    assert av.check(module, target).ok


FAMILIES = [name for name in transform.__all__ if "_to_spirv" in name and name != "lower_to_spirv"]


def test_there_is_a_function_for_each_family():
    sets = {name.replace("-", "_") for name in av.spirv.pattern_sets()}
    assert {name.removesuffix("_to_spirv") for name in FAMILIES} == {
        name.removesuffix("_to_spirv") for name in sets
    }


def test_conversion_with_all_families():
    module = ir.Module.parse(
        """func.func @f(%x: f32) -> f32 {
          %0 = math.sqrt %x : f32
          %1 = arith.addf %0, %x : f32
          return %1 : f32
        }"""
    )

    def schedule(root):
        transform.apply_conversion_patterns(
            find(root, "func.func"),
            lambda: [getattr(transform, family)() for family in FAMILIES],
            lambda: transform.spirv_type_converter(bool_num_bits=32, use_64bit_index=True),
            on="vulkan1.1",
            legal_ops=["builtin.unrealized_conversion_cast"],
        )

    transform.apply(schedule, module)
    assert names_in(module) == [
        "spirv.GL.Sqrt",
        "spirv.FAdd",
        "spirv.ReturnValue",
        "spirv.func",
        "builtin.module",
    ]


def test_type_converter_under_upstreams_op():
    module = ir.Module.parse("func.func @f(%x: f32) -> f32 { return %x : f32 }")

    def schedule(root):
        op = upstream.ApplyConversionPatternsOp(find(root, "func.func"), 1)
        with ir.InsertionPoint(op.regions[0].blocks.append()):
            transform.func_to_spirv()
        with ir.InsertionPoint(op.regions[1].blocks.append()):
            transform.spirv_type_converter(on="vulkan1.1")
        op.attributes["legal_dialects"] = ir.ArrayAttr.get([ir.StringAttr.get("spirv")])

    transform.apply(schedule, module)
    assert "spirv.func" in names_in(module)


# ------------------------------------------------------------------------------------------------
# Choosing
# ------------------------------------------------------------------------------------------------


def emulated(module: ir.Value) -> None:
    lacking = transform.match(module, on=STORAGE_ONLY)
    transform.apply_conversion_patterns(lacking, transform.widen_floats, on=STORAGE_ONLY)


@pytest.mark.parametrize(
    ("target", "multiplies"),
    [("vulkan1.1+StorageBuffer16BitAccess+Float16", "f16"), (STORAGE_ONLY, "f32")],
)
def test_first_alternative_whose_result_is_available(target, multiplies):
    module = ir.Module.parse(HALF)

    def as_it_is(module):
        annotate(find(module, "spirv.func"), "as_it_is")

    def schedule(root, target):
        chosen = transform.first_available(find(root, "spirv.module"), as_it_is, emulated, on=target)
        annotate(chosen, "chosen")

    transform.apply(schedule, module, target)
    text = str(module)
    assert f": {multiplies}" in text.split("spirv.FMul")[1].split("\n")[0]
    assert ("as_it_is" in text) == (multiplies == "f16")
    assert "chosen" in text


def test_an_error_says_that_no_alternative_is_available():
    module = ir.Module.parse(HALF)
    before = str(module)

    def schedule(root):
        transform.first_available(find(root, "spirv.module"), lambda _: None, on="vulkan1.1")

    with pytest.raises(transform.TransformError, match="all alternatives failed"):
        transform.apply(schedule, module)
    assert str(module) == before


def test_an_error_tells_why_each_alternative_failed():
    """Each alternative's failure is reported, with its subject."""
    module = ir.Module.parse(HALF)

    def unknown(module):
        upstream.GetParentOp(upstream.AnyOpType.get(), module, nth_parent=7)

    def schedule(root):
        transform.first_available(find(root, "spirv.module"), lambda _: None, unknown, on="vulkan1.1")

    with pytest.raises(transform.TransformError) as caught:
        transform.apply(schedule, module)
    (error,) = caught.value.errors
    texts = [note.text for note in error.notes]
    assert texts[0].startswith("alternative 0: ")
    assert any("needs capability Float16; vulkan1.1 does not offer it" in text for text in texts)
    assert any(text.startswith("alternative 1: could not find a parent op") for text in texts)


@pytest.mark.parametrize("allow_unchecked", [False, True])
def test_what_is_not_judged_is_no_alternative(allow_unchecked):
    """A kernel that isn't lowered isn't available, unless that is accepted."""
    module = ir.Module.parse(f"module {{ module {{ {KERNEL} }} }}")

    def as_it_is(_):
        pass

    def lowered(device):
        transform.lower_to_spirv(find(device, "gpu.module"), on="vulkan1.1")

    def schedule(root):
        device = upstream.GetParentOp(upstream.AnyOpType.get(), find(root, "gpu.module")).result
        transform.first_available(device, as_it_is, lowered, on="vulkan1.1", allow_unchecked=allow_unchecked)

    transform.apply(schedule, module)
    assert ("spirv.module" in names_in(module)) != allow_unchecked


def test_alternatives_of_ops_in_no_other():
    module = ir.Module.parse(HALF)
    before = str(module)

    def nested(scope):
        transform.first_available(scope, lambda _: None, on="vulkan1.3")

    for schedule, message in (
        (nested, "'builtin.module' has no parent op, so it can't be replaced"),
        (
            lambda root: transform.first_available(find(root, "spirv.module"), nested, on="vulkan1.3"),
            "all alternatives failed",
        ),
    ):
        with pytest.raises(transform.TransformError, match=message) as caught:
            transform.apply(schedule, module)
        assert Path(__file__).name in caught.value.errors[0].location
    assert str(module) == before


def test_misuse_of_first_available():
    def without(root):
        transform.first_available(root)

    def with_parameter(root):
        transform.first_available(root, lambda _: None, on=transform.deduce(root))

    with pytest.raises(ValueError, match="there has to be at least one alternative"):
        transform.build(without)
    with pytest.raises(TypeError, match="alternatives can't see parameters"):
        transform.build(with_parameter)


# ------------------------------------------------------------------------------------------------
# Errors
# ------------------------------------------------------------------------------------------------


def test_an_error_has_both_locations():
    module = ir.Module.parse(HALF)

    def schedule(root):
        transform.assert_available(root, on=STORAGE_ONLY)  # here

    lines, first = inspect.getsourcelines(schedule)
    line = first + next(index for index, text in enumerate(lines) if "# here" in text)
    with pytest.raises(transform.TransformError) as caught:
        transform.apply(schedule, module)
    (error,) = caught.value.errors
    assert error.location.split(":")[:2] == [__file__, str(line)]
    assert error.text == f"not available on {STORAGE_ONLY}: 1 violation"
    assert [str(note) for note in error.notes] == [
        f"-:13:16: spirv.FMul needs capability Float16; {STORAGE_ONLY} does not offer it",
        "-:13:16: cause: type of operand 0: f16",
        f"-:13:16: available from {STORAGE_ONLY}+Float16, spirv1.3",
    ]
    assert str(caught.value).splitlines()[0] == f"{error.location}: {error.text}"


@pytest.mark.parametrize(
    ("schedule", "message"),
    [
        pytest.param(
            lambda root: transform.match(root, on="vulcan1.1"),
            "unknown target 'vulcan1.1'; did you mean 'vulkan1.1'",
            id="target",
        ),
        pytest.param(lambda root: transform.match(root), "no target: neither the payload op", id="none"),
        pytest.param(
            lambda root: transform.get_requirement("spirv.colour", root),
            "unknown dimension 'spirv.colour'",
            id="dimension",
        ),
        pytest.param(
            lambda root: transform.match_requiring("spirv.min_version", "v9.9", root),
            "unknown value 'v9.9'",
            id="value",
        ),
        pytest.param(
            lambda root: transform.specialize(find(root, "spirv.module")),
            "'spirv.module' has no targets of its own",
            id="specialize",
        ),
        pytest.param(
            lambda root: transform.lower_to_spirv(find(root, "spirv.func"), on="vulkan1.1"),
            "expects a 'gpu.module' or a 'builtin.module', not 'spirv.func'",
            id="lower",
        ),
        pytest.param(
            lambda root: transform.apply_conversion_patterns(
                find(root, "spirv.FMul"),
                transform.widen_floats,
                on="vulkan1.0+Int64",
                illegal_ops=["spirv.FMul"],
            ),
            "conversion to vulkan1.0.Int64 failed",
            id="conversion",
        ),
        pytest.param(
            lambda root: (lambda op: (transform.lower_to_spirv(op, on="vulkan1.1"), transform.deduce(op)))(
                find(root, "gpu.module")
            ),
            "op uses a handle invalidated by a previously executed transform op",
            id="invalidated",
        ),
    ],
)
def test_errors_of_schedules_name_the_op(schedule, message):
    module = ir.Module.parse(HALF + KERNEL)
    with pytest.raises(transform.TransformError, match=message):
        transform.apply(schedule, module)


def test_schedules_that_do_not_verify():
    def schedule(root):
        transform.assert_available(root, on=ir.Attribute.parse("1 : i64"))

    with pytest.raises(ValueError, match=says("name of a target or a target attribute", "'on'")):
        transform.build(schedule)
    with pytest.raises(ValueError, match=says("'unavailable', 'available' or 'unknown'", "not 'legal'")):
        transform.build(lambda root: transform.match(root, "legal"))
    with pytest.raises(TypeError, match="expected a handle, or an op with one result"):
        transform.build(lambda _: transform.match("root"))


def test_ops_of_schedules_take_empty_handles():
    module = ir.Module.create(ir.Location.unknown())

    def schedule(root):
        none = find(root, "gpu.module")
        transform.match(none)
        transform.match_requiring("spirv.capability", "Float16", none)
        transform.get_target(none)
        transform.get_requirement("spirv.capability", none)
        transform.deduce(none)
        transform.assert_available(none)
        transform.apply_conversion_patterns(transform.specialize(none), transform.widen_floats)
        transform.lower_to_spirv(find(root, "gpu.module"))

    applied = transform.apply(schedule, module)
    assert applied == transform.Applied(0, 0, 0, 0, ())
    assert applied.hit_rate == 1.0


# ------------------------------------------------------------------------------------------------
# Applying
# ------------------------------------------------------------------------------------------------


def test_what_was_found_out_is_kept():
    module = ir.Module.parse(HALF)

    def schedule(root):
        for _ in range(10):
            transform.match(root, on="vulkan1.1")

    applied = transform.apply(schedule, module)
    ops = len(names_in(module))
    assert (applied.target_lookups, applied.target_misses) == (10, 1)
    assert applied.judged_ops == 10 * ops
    assert 0 < applied.judged_parts <= 3 * ops
    assert applied.hit_rate > 0.7


def test_changes_of_the_payload_count():
    module = ir.Module.parse(HALF)

    def schedule(root):
        annotate(transform.match(root, on=STORAGE_ONLY), "before")
        emulated(root)
        annotate(transform.match(root, on=STORAGE_ONLY), "after")
        # What an op states itself counts from then on.
        requires = ir.Attribute.parse('[{"spirv.capability" = "Int64"}]')
        param = upstream.ParamConstantOp(ir.Type.parse("!transform.any_param"), requires)
        annotate(find(root, "spirv.Load"), "availability.requires", param)
        annotate(transform.match(root, on=STORAGE_ONLY), "last")

    transform.apply(schedule, module)
    assert line_of("before", module).endswith(": f32")  # What it was on has become that.
    assert "after" not in str(module)
    assert "spirv.Load" in line_of("last", module)


def test_textual_schedules_take_parameters():
    schedule = ir.Module.parse("""
      module attributes {transform.with_named_sequence} {
        transform.named_sequence @main(%root: !transform.any_op {transform.readonly},
                                       %target: !transform.any_param {transform.readonly}) {
          transform.availability.assert_available %root on %target : !transform.any_op, !transform.any_param
          transform.yield
        }
      }""")
    module = ir.Module.parse(HALF)
    transform.apply(schedule, module, "vulkan1.1+StorageBuffer16BitAccess+Float16", entry="main")
    with pytest.raises(transform.TransformError, match=r"not available on vulkan1\.1"):
        transform.apply(schedule, module, av.target("vulkan1.1"), entry="main")
    with pytest.raises(transform.TransformError, match="could not find a nested named sequence"):
        transform.apply(schedule, module)
    with pytest.raises(TypeError, match="a parameter is an attribute or a string, not 3"):
        transform.apply(schedule, module, 3, entry="main")
    with pytest.raises(TypeError, match="only functions take arguments by keyword, such as 'target'"):
        transform.apply(schedule, module, entry="main", target="vulkan1.1")


def test_payload_and_schedule_in_one_module():
    module = ir.Module.parse(
        "module attributes {transform.with_named_sequence} {"
        + HALF
        + """
        transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
          %lacking = transform.availability.match unavailable in %root on "vulkan1.1"
              : (!transform.any_op) -> !transform.any_op
          transform.annotate %lacking "lacking" : !transform.any_op
          transform.yield
        }
      }"""
    )
    transform.apply(module, module)
    assert "{lacking}" in line_of("spirv.FMul", module)


def test_handles_into_what_is_replaced():
    """Without checks of handles, those to ops that are gone are empty, and nothing crashes."""
    module = ir.Module.parse("module @device {" + KERNEL + "}")

    def schedule(root):
        load = find(root, "memref.load")
        device = upstream.GetParentOp(upstream.AnyOpType.get(), load, op_name="builtin.module")
        transform.lower_to_spirv(device, on="vulkan1.1")
        transform.deduce(load)

    with pytest.raises(transform.TransformError, match="op uses a handle invalidated"):
        transform.apply(schedule, module)
    module = ir.Module.parse("module @device {" + KERNEL + "}")
    transform.apply(schedule, module, check_handles=False)
    assert "spirv.module" in names_in(module)


def test_contexts_must_agree():
    module = ir.Module.parse(HALF)
    with ir.Context():
        schedule = transform.build(lambda root: None)
    with pytest.raises(ValueError, match="the schedule belongs to another context"):
        transform.apply(schedule, module)
    with pytest.raises(TypeError, match=r"expected an mlir\.ir\.Module"):
        transform.apply(schedule, "module")


# ------------------------------------------------------------------------------------------------
# The library
# ------------------------------------------------------------------------------------------------


def param(text: str) -> ir.Value:
    return upstream.ParamConstantOp(ir.Type.parse("!transform.any_param"), ir.StringAttr.get(text)).result


def test_the_librarys_sequence_lowers_a_kernel():
    module = ir.Module.parse(KERNEL)

    def schedule(root):
        transform.include("simplify", root)
        (spirv,) = transform.include("lower_for_target", find(root, "gpu.module"), param("vulkan1.0"))
        annotate(spirv, "lowered")

    transform.apply(schedule, module)
    assert av.check(module, "vulkan1.0").ok
    assert "lowered" in str(module)


def test_library_lowers_for_own_targets():
    module = ir.Module.parse(KERNEL)
    targets = ir.ArrayAttr.get([environment("v1.0"), environment("v1.3")])
    next(iter(module.body)).operation.attributes["targets"] = targets
    transform.apply(lambda root: transform.include("lower_for_own_targets", find(root, "gpu.module")), module)
    assert names_in(module).count("spirv.module") == 2


def test_the_librarys_sequence_widens_floats():
    module = ir.Module.parse(HALF)
    transform.apply(
        lambda root: transform.include("widen_unavailable_floats", root, param(STORAGE_ONLY)), module
    )
    assert av.check(module, STORAGE_ONLY).ok


def test_an_unknown_sequence_is_named_with_those_there_are():
    with pytest.raises(ValueError, match=says("no named sequence 'lower'", "lower_for_own_targets")):
        transform.build(lambda root: transform.include("lower", root))


def test_library_in_stock_mlir_opt(tmp_path):
    schedule = tmp_path / "schedule.mlir"
    schedule.write_text(
        "module attributes {transform.with_named_sequence} {"
        + KERNEL
        + """
        transform.named_sequence private @lower_for_target(
            !transform.any_op {transform.consumed}, !transform.any_param {transform.readonly})
            -> !transform.any_op
        transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
          %kernels = transform.structured.match ops{["gpu.module"]} in %root
              : (!transform.any_op) -> !transform.any_op
          %target = transform.param.constant "vulkan1.1" -> !transform.any_param
          %spirv = transform.include @lower_for_target failures(propagate) (%kernels, %target)
              : (!transform.any_op, !transform.any_param) -> !transform.any_op
          transform.yield
        }
      }"""
    )
    plugin = Path(av.__file__).parent / "lib" / "libMLIRAvailabilityPlugin.so"
    run = subprocess.run(
        [
            shutil.which(tool("mlir-opt")) or "mlir-opt",
            schedule,
            f"--load-dialect-plugin={plugin}",
            f"--transform-preload-library=transform-library-paths='{transform.library_path()}'",
            "--transform-interpreter",
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert "spirv.EntryPoint" in run.stdout


LIBRARY = """
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @helper(!transform.any_op {transform.readonly})
  transform.named_sequence @mark(%root: !transform.any_op {transform.readonly}) {
    transform.include @helper failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.yield
  }
}"""

HELPER = """
module attributes {transform.with_named_sequence} {
  transform.named_sequence @helper(%root: !transform.any_op {transform.readonly}) {
    transform.annotate %root "toy.marked" : !transform.any_op
    transform.yield
  }
}"""

INCLUDES = """
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.include @mark failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.yield
  }
}"""


def test_libraries_are_functions_modules_and_files(tmp_path):
    """From a function and from a module; as modules and as files; one may include another one's sequences."""
    (tmp_path / "library.mlir").write_text(LIBRARY)
    for schedule in (lambda root: transform.include("mark", root), ir.Module.parse(INCLUDES)):
        before = None if callable(schedule) else str(schedule)
        for libraries in (
            [tmp_path / "library.mlir", ir.Module.parse(HELPER)],
            [ir.Module.parse(HELPER), str(tmp_path / "library.mlir")],
        ):
            module = ir.Module.parse("module {}")
            transform.apply(schedule, module, libraries=libraries)
            assert "toy.marked" in module.operation.attributes
        assert before is None or str(schedule) == before


def test_unusable_libraries_are_refused(tmp_path):
    schedule, module = ir.Module.parse(INCLUDES), ir.Module.parse("module {}")
    with pytest.raises(ValueError, match="'mark' is in several places"):
        transform.apply(schedule, module, libraries=[ir.Module.parse(LIBRARY), ir.Module.parse(LIBRARY)])
    with pytest.raises(ValueError, match="a library has no named sequences"):
        transform.apply(schedule, module, libraries=[module])
    with pytest.raises(FileNotFoundError):
        transform.apply(schedule, module, libraries=[tmp_path / "missing.mlir"])
    (tmp_path / "broken.mlir").write_text("module {")
    with pytest.raises(av.ParseError, match=r"broken\.mlir:1:7"):
        transform.apply(schedule, module, libraries=[tmp_path / "broken.mlir"])
    with ir.Context():
        other = ir.Module.parse(LIBRARY)
    with pytest.raises(ValueError, match="another context"):
        transform.apply(schedule, module, libraries=[other])
    with pytest.raises(TypeError, match=r"expected an mlir\.ir\.Module"):
        transform.apply(schedule, module, libraries=[3])


def test_a_schedule_that_breaks_the_payload():
    """It is an error, as in mlir-opt, which verifies after passes. Reports have the payload's location."""

    def breaks(root):
        value = ir.TypeAttr.parse("() -> ()")
        parameter = upstream.ParamConstantOp(ir.Type.parse("!transform.any_param"), value)
        annotate(find(root, "func.func"), "function_type", parameter.result)

    module = ir.Module.parse("func.func @f(%x: i32) { return }")
    with pytest.raises(
        transform.TransformError, match=r"^-:1:1: after the schedule, the payload isn't valid: "
    ):
        transform.apply(breaks, module)


def test_an_invalid_payload_is_refused_before_the_schedule():
    """As in mlir-opt, which verifies its input. The schedule isn't even built."""
    with ir.Location.unknown():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            ir.Operation.create("func.func", regions=1)
    with pytest.raises(transform.TransformError, match="before the schedule, the payload isn't valid: "):
        transform.apply(lambda root: pytest.fail("it ran"), module)


def test_what_its_target_lacks_doesn_t_make_a_payload_invalid():
    """A schedule may be there to replace it."""
    module = ir.Module.parse(
        "gpu.module @m { llvm.func @f() { %0 = nvvm.read.ptx.sreg.clusterid.x : i32 llvm.return } }"
    )
    module.body.operations[0].attributes["targets"] = ir.ArrayAttr.parse('[#nvvm.target<chip = "sm_70">]')
    with pytest.raises(ir.MLIRError, match="not supported on sm_70"):
        module.operation.verify()
    assert transform.apply(lambda root: None, module).errors == ()


# ------------------------------------------------------------------------------------------------
# What a target has
# ------------------------------------------------------------------------------------------------


def test_what_a_target_has_can_be_a_parameter():
    """A limit is a number, which a schedule calculates with; a capability is a string."""
    module = ir.Module.parse(f"module {{ {HALF} }}")
    i64 = ir.Type.parse("!transform.param<i64>")

    def schedule(root, target):
        named = upstream.ParamConstantOp(ir.Type.parse("!transform.any_param"), ir.StringAttr.get(target))
        size = transform.get_offered("spirv.max_compute_shared_memory_size", named, result_type=i64)
        annotate(find(root, "spirv.func"), "bytes", size)
        annotate(find(root, "spirv.func"), "version", transform.get_offered("spirv.min_version", target))

    transform.apply(schedule, module, "vulkan1.1")
    assert "bytes = 16384 : i64" in str(module)
    assert 'version = "v1.3"' in str(module)


@pytest.mark.parametrize(("target", "chosen"), [("vulkan1.1", "plain"), ("vulkan1.1+Float16", "half")])
def test_alternatives_ask_what_the_target_has(target, chosen):
    module = ir.Module.parse(f"module {{ {KERNEL} }}")

    def schedule(root):
        def half(kernels):
            transform.match_availability_offered("spirv.capability", "Float16", kernels, on=target)
            annotate(kernels, "half")

        def plain(kernels):
            annotate(kernels, "plain")

        transform.first_available(find(root, "gpu.module"), half, plain, on=target, allow_unchecked=True)

    transform.apply(schedule, module)
    assert chosen in line_of("gpu.module", module)


def test_errors_of_what_a_target_has():
    module = ir.Module.parse(f"module {{ {HALF} }}")
    for schedule, message in (
        (
            lambda root: transform.match_availability_offered(
                "spirv.capability", "Float16", find(root, "spirv.func"), on="vulkan1.1"
            ),
            "vulkan1.1 is not known to have capability Float16",
        ),
        (
            lambda root: transform.get_offered("spirv.capability", "tosa1.0:pro_fp"),
            "tosa1.0:pro_fp says nothing of 'spirv.capability'",
        ),
        (lambda root: transform.get_offered("spirv.colour", "vulkan1.1"), "spirv.colour"),
    ):
        with pytest.raises(transform.TransformError, match=message):
            transform.apply(schedule, module)


def test_subgroup_ops_are_found_by_one_of_their_capabilities():
    module = ir.Module.parse("""
      spirv.module Logical GLSL450 {
        spirv.func @f(%x: f32) -> f32 "None" {
          %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %x : f32 -> f32
          spirv.ReturnValue %0 : f32
        }
      }""")

    def schedule(root):
        for any_alternative in (False, True):
            found = transform.match_requiring(
                "spirv.capability", "GroupNonUniformArithmetic", root, any_alternative=any_alternative
            )
            annotate(found, f"found_{any_alternative}")

    transform.apply(schedule, module)
    assert "found_True" in line_of("GroupNonUniformFAdd", module)
    assert "found_False" not in str(module)


def test_names_are_kept_in_the_ir():
    """The result of resolve_target that annotate writes into the payload keeps its name in messages."""
    module = ir.Module.parse(f"module {{ {HALF} }}")

    def schedule(root):
        device = find(root, "spirv.module")
        annotate(device, "availability.target", transform.resolve_target(STORAGE_ONLY))
        transform.assert_available(device)

    with pytest.raises(transform.TransformError, match=rf"not available on {re.escape(STORAGE_ONLY)}: "):
        transform.apply(schedule, module)
    (violation,) = av.check(module).violations
    assert violation.message == f"spirv.FMul needs capability Float16; {STORAGE_ONLY} does not offer it"


# ------------------------------------------------------------------------------------------------
# gpu.module in alternatives
# ------------------------------------------------------------------------------------------------


def test_alternatives_lower_gpu_modules():
    """The scope is the gpu.module itself, which is replaced by the result."""
    module = ir.Module.parse(f"module {{ {KERNEL} }}")

    def schedule(root):
        kernels = find(root, "gpu.module")
        transform.first_available(
            kernels, lambda it: transform.lower_to_spirv(it, on="vulkan1.1"), on="vulkan1.1"
        )

    transform.apply(schedule, module)
    assert "spirv.module" in names_in(module)
    assert "gpu.module" not in names_in(module)
    assert av.check(module, "vulkan1.1").ok


# ------------------------------------------------------------------------------------------------
# The command line
# ------------------------------------------------------------------------------------------------

SCHEDULE = """
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(
      %root: !transform.any_op {transform.readonly}, %target: !transform.any_param {transform.readonly}) {
    transform.availability.assert_available %root on %target : !transform.any_op, !transform.any_param
    transform.yield
  }
}
"""

DECLARED = {
    "schema_version": 1,
    "dialect": "toy",
    "dimensions": [
        {
            "name": "toy.min_version",
            "label": "toy",
            "relation": "at_least",
            "values": [{"name": "v1", "value": 1}, {"name": "v2", "value": 2}],
        }
    ],
    "enums": [],
    "ops": [{"name": "toy.add", "clauses": [{"any_of": [{"dimension": "toy.min_version", "value": "v2"}]}]}],
    "overlays": [],
    "types": [],
    "attributes": [],
    "targets": [],
}


def test_the_command_applies_a_schedule(tmp_path, capfd):
    (tmp_path / "half.mlir").write_text(f"module {{ {HALF} }}")
    (tmp_path / "schedule.mlir").write_text(SCHEDULE)
    arguments = ["transform", str(tmp_path / "half.mlir"), "-s", str(tmp_path / "schedule.mlir"), "-t"]
    assert main([*arguments, "vulkan1.1+Float16+StorageBuffer16BitAccess"]) == 0
    assert "spirv.FMul" in capfd.readouterr().out
    output = tmp_path / "out.mlir"
    assert main([*arguments, STORAGE_ONLY, "-o", str(output)]) == 1
    assert not output.exists()
    out, err = capfd.readouterr()
    assert out == ""
    assert f"schedule.mlir:5:5: error: not available on {STORAGE_ONLY}: 1 violation" in err
    assert "half.mlir:" in err
    assert "spirv.FMul needs capability Float16" in err
    assert main([*arguments[:-1], "--entry-point", "none"]) == 1
    assert "none" in capfd.readouterr().err
    assert main(["transform", str(tmp_path / "missing.mlir")]) == 2
    assert "missing.mlir: error: no such file" in capfd.readouterr().err
    (tmp_path / "broken.mlir").write_text("module {")
    assert main(["transform", str(tmp_path / "half.mlir"), "-s", str(tmp_path / "broken.mlir")]) == 2
    assert "broken.mlir:1:" in capfd.readouterr().err


def test_declarations_reach_the_command_line(tmp_path, capfd):
    """The requirements in a dialect's records apply to schedules."""
    json_file = tmp_path / "toy.json"
    json_file.write_text(json.dumps(DECLARED))
    (tmp_path / "toy.mlir").write_text('"toy.add"() : () -> ()')
    (tmp_path / "schedule.mlir").write_text(SCHEDULE)
    arguments = ["transform", str(tmp_path / "toy.mlir"), "-s", str(tmp_path / "schedule.mlir")]
    on = ["-t", '#availability.target<"toy.min_version" = "v1">']
    assert main([*arguments, *on]) != 0
    assert "toy.min_version" in capfd.readouterr().err
    assert main([*arguments, *on, "--declare", str(json_file)]) == 1
    assert "toy.add needs toy v2" in capfd.readouterr().err
    on[1] = on[1].replace("v1", "v2")
    assert main([*arguments, *on, "--declare", str(json_file)]) == 0
    assert main([*arguments, *on, "--declare", str(tmp_path / "toy.mlir")]) == 2
    assert "not JSON" in capfd.readouterr().err


@pytest.mark.parametrize("page", ["cli.md", "transform.md"])
def test_commands_of_the_pages(page, tmp_path, monkeypatch, capfd):
    """They run as they stand there."""
    monkeypatch.chdir(tmp_path)
    for name in ("kernels.mlir", "payload.mlir"):
        Path(name).write_text(f"module {{ {KERNEL} }}")
    Path("schedule.mlir").write_text(
        SCHEDULE.replace("assert_available %root on %target", "resolve_target on %target")
        .replace("transform.availability.resolve", "%0 = transform.availability.resolve")
        .replace(
            ": !transform.any_op, !transform.any_param\n",
            ": (!transform.any_param) -> !transform.any_param\n",
        )
    )
    Path("toy.json").write_text(json.dumps(DECLARED))
    text = (ROOT / "docs" / page).read_text()
    (command,) = re.findall(r"^\$ mlir-availability (transform .*)$", text, re.MULTILINE)
    assert main(shlex.split(command)) == 0, capfd.readouterr().err
    (output,) = re.findall(r"-o (\S+)", command)
    assert "gpu.func @double" in Path(output).read_text()
