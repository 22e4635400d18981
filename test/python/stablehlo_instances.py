# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Modules with one op of StableHLO, in its forms, with each element type: for the test of its example."""

from __future__ import annotations

from dataclasses import dataclass

# Element types, as MLIR writes them. What an op doesn't allow, jaxlib refuses in every version.
ELEMENTS = (
    *("i1", "i2", "i4", "i8", "i16", "i32", "i64", "ui2", "ui4", "ui8", "ui16", "ui32", "ui64"),
    *("f16", "bf16", "f32", "f64", "f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E3M4", "f8E4M3", "f8E4M3FN"),
    *("f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E5M2", "f8E5M2FNUZ", "f8E8M0FNU", "complex<f32>", "complex<f64>"),
    *("!quant.uniform<i8:f32, 0.5:1>", "!quant.uniform<i8:f32:0, {0.5, 0.25, 0.5, 0.25}>"),
)


@dataclass(frozen=True)
class Form:
    """An op in one of its forms. `T` in it stands for the element type; types are separated by spaces."""

    op: str
    operands: str
    results: str
    attributes: str = ""
    regions: str = ""
    # What stands before the function, and types of further arguments of it, %b0, ...
    before: str = ""
    captured: str = ""
    # Whether the records need a newer version than jaxlib, as the example's page says.
    is_stricter: bool = False

    def text(self, element: str) -> str:
        """The module, in MLIR's generic form."""
        given, found = (
            [each.replace("_", " ") for each in part.split()] for part in (self.operands, self.results)
        )
        result = f"%r:{len(found)} = " if found else ""
        arguments = ", ".join(
            [f"%a{i}: {type}" for i, type in enumerate(given)]
            + [f"%b{i}: {type}" for i, type in enumerate(self.captured.split())]
        )
        names = ", ".join(f"%a{i}" for i in range(len(given)))
        regions = f"({self.regions})" if self.regions else ""
        text = (
            f"{self.before}\nfunc.func @f({arguments}) {{\n"
            f'  {result}"stablehlo.{self.op}"({names}) {regions} {{{self.attributes}}} : '
            f"({', '.join(given)}) -> ({', '.join(found)})\n  return\n}}\n"
        )
        return text.replace("{T}", element)


T = "tensor<4x{T}>"
S = "tensor<{T}>"
GROUPS = "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>"
MESH = "replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [0 : i64, 1 : i64]>"


def body(element: str = "{T}", values: int = 1, combine: str = "add", after: str = "") -> str:
    """A region that combines two scalars, of each value."""
    type = f"tensor<{element}>"
    arguments = ", ".join(f"%x{i}: {type}" for i in range(2 * values))
    lines = [
        f'%s{i} = "stablehlo.{combine}"(%x{i}, %x{i + values}) : ({type}, {type}) -> {type}'
        for i in range(values)
    ]
    names, types = ", ".join(f"%s{i}" for i in range(values)), ", ".join([type] * values)
    return f'{{ ^bb0({arguments}): {" ".join(lines)} "stablehlo.return"({names}) : ({types}) -> () }}{after}'


COMPARE = (
    "{ ^bb0(%x: tensor<{T}>, %y: tensor<{T}>): "
    '%s = "stablehlo.compare"(%x, %y) {comparison_direction = #stablehlo<comparison_direction GE>} : '
    '(tensor<{T}>, tensor<{T}>) -> tensor<i1> "stablehlo.return"(%s) : (tensor<i1>) -> () }'
)
YIELD = '{ "stablehlo.return"(%b0) : (tensor<4x{T}>) -> () }'
ACCURACY = (
    "result_accuracy = #stablehlo.result_accuracy<ulps = 5, "
    "mode = #stablehlo.result_accuracy_mode<TOLERANCE>>"
)
DEFAULT = "result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>"
HANDLE = "channel_handle = #stablehlo.channel_handle<handle = 1, type = {}>"

UNARY = "abs cbrt ceil cosine count_leading_zeros exponential exponential_minus_one floor log log_plus_one"
UNARY += " logistic negate not optimization_barrier popcnt round_nearest_afz round_nearest_even rsqrt sign"
UNARY += " sine sqrt tan tanh"
ACCURATE = "cbrt cosine exponential exponential_minus_one log log_plus_one logistic rsqrt sine sqrt tan tanh"
BINARY = "add and atan2 divide maximum minimum multiply or power remainder shift_left"
BINARY += " shift_right_arithmetic shift_right_logical subtract xor"

DOT = (
    "dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], "
    "rhs_contracting_dimensions = [0]>"
)
ALGORITHM = (
    "algorithm = #stablehlo.dot_algorithm<lhs_precision_type = {0}, rhs_precision_type = {0}, "
    "accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, "
    "num_primitive_operations = 1, allow_imprecise_accumulation = false>"
)
CONV = (
    "dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, "
    "feature_group_count = 1 : i64, batch_group_count = 1 : i64"
)
GATHER = (
    "dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], "
    "start_index_map = [0], index_vector_dim = 1>"
)
BATCHED_GATHER = (
    "dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], "
    "start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>"
)
BATCHED_SCATTER = (
    "scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], "
    "scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>"
)
SCATTER = (
    "scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], "
    "scatter_dims_to_operand_dims = [0], index_vector_dim = 1>"
)
NORM = "epsilon = 0.001 : f32, feature_index = 0 : i64"
PAIRS = "source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>"
TWO = "tensor<2x2x{T}>"
V2 = "tensor<2x{T}>"
COMPOSITE = 'name = "n.m", decomposition = @g'
DECOMPOSITION = "func.func private @g(%x: tensor<4x{T}>) -> tensor<4x{T}> { return %x : tensor<4x{T}> }"
PASS = '{ ^bb0(%x: tensor<4x{T}>): "stablehlo.return"(%x) : (tensor<4x{T}>) -> () }'
WAIT = (
    '{ ^bb0(%x: tensor<4x{T}>): %y = "stablehlo.all_gather"(%x) {all_gather_dim = 0 : i64, '
    "replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4x{T}>) -> tensor<8x{T}> "
    '"stablehlo.return"(%y) : (tensor<8x{T}>) -> () }'
)
NEVER = (
    "{ ^bb0(%x: tensor<4x{T}>): "
    '%c = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1> '
    '"stablehlo.return"(%c) : (tensor<i1>) -> () }'
)
FIRST_TWO = (
    "{ ^bb0(%w: tensor<{T}>, %x: tensor<i32>, %y: tensor<{T}>, %z: tensor<i32>): "
    '"stablehlo.return"(%w, %x) : (tensor<{T}>, tensor<i32>) -> () }'
)
EXCHANGE = f"split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, {GROUPS}"
ALIAS = (
    'call_target_name = "foo", api_version = 4 : i32, output_operand_aliases = '
    "[#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, "
    "operand_tuple_indices = []>]"
)
CUSTOM_CALLS = (
    "",
    ', backend_config = "x"',
    ", backend_config = {a = 1 : i32}, api_version = 4 : i32",
    *(f", api_version = {version} : i32" for version in (1, 2, 4)),
    ', backend_config = "x", api_version = 3 : i32',
)
# The type of a channel to the host, or to another device.
TRANSFERS = (
    *("type = {0}>, is_host_transfer = true", "type = 1>, is_host_transfer = false"),
    f"type = 1>, is_host_transfer = false, {PAIRS}",
)
EMPTY_PAIRS = "type = 1>, is_host_transfer = false, source_target_pairs = dense<> : tensor<0x2xi64>"
CHANNEL = "channel_handle = #stablehlo.channel_handle<handle = 1, "
PADDING = (
    "edge_padding_low = array<i64: 1>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>"
)
SOLVE = (
    "left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>"
)
SLICE = "start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>"
ACROSS = "dimensions = array<i64: 0>"
WINDOW = "window_dimensions = array<i64: 2>"

FORMS: tuple[Form, ...] = (
    Form(
        "all_gather",
        T,
        "tensor<8x{T}>",
        f"all_gather_dim = 0 : i64, {HANDLE.format(0)}, {MESH}",
        before="func.func private @mesh()",
    ),
    *(Form(op, T, T) for op in UNARY.split()),
    *(Form(op, T, T, ACCURACY) for op in ACCURATE.split()),
    *(Form(op, T, T, DEFAULT, is_stricter=True) for op in ACCURATE.split()),
    *(Form(op, f"{T} {T}", T) for op in BINARY.split()),
    Form("after_all", "!stablehlo.token", "!stablehlo.token"),
    Form("all_gather", T, "tensor<8x{T}>", f"all_gather_dim = 0 : i64, {GROUPS}"),
    Form("all_gather", f"{T} {T}", "tensor<8x{T}> tensor<8x{T}>", f"all_gather_dim = 0 : i64, {GROUPS}"),
    Form("all_reduce", T, T, GROUPS, body()),
    Form("all_reduce", f"{T} {T}", f"{T} {T}", GROUPS, body()),
    Form("all_reduce", T, "tensor<4xf64>", GROUPS, body("f64")),
    Form("all_reduce", T, "tensor<4xi64>", GROUPS, body("i64")),
    Form("all_to_all", T, T, EXCHANGE),
    Form("all_to_all", f"{T} {T}", f"{T} {T}", EXCHANGE),
    Form("async_start", T, "!stablehlo.future<tensor<8x{T}>>", "", WAIT),
    Form("async_done", "!stablehlo.future<tensor<4x{T}>>", T),
    Form("batch_norm_grad", f"{T} {T} {T} {T} {T}", f"{T} {T} {T}", NORM),
    Form("batch_norm_inference", f"{T} {T} {T} {T} {T}", T, NORM),
    Form("batch_norm_training", f"{T} {T} {T}", f"{T} {T} {T}", NORM),
    Form("bitcast_convert", T, T),
    Form("broadcast", T, "tensor<2x4x{T}>", "broadcast_sizes = array<i64: 2>"),
    Form("broadcast_in_dim", T, "tensor<2x4x{T}>", "broadcast_dimensions = array<i64: 1>"),
    Form("case", "tensor<i32>", T, "", YIELD, captured=T),
    Form("cholesky", TWO, TWO, "lower = true"),
    Form("clamp", f"{T} {T} {T}", T),
    Form("collective_broadcast", T, T, GROUPS),
    Form("collective_permute", T, T, PAIRS),
    Form("compare", f"{T} {T}", "tensor<4xi1>", "comparison_direction = #stablehlo<comparison_direction EQ>"),
    Form("complex", f"{T} {T}", "tensor<4xcomplex<{T}>>"),
    Form("concatenate", f"{T} {T}", "tensor<8x{T}>", "dimension = 0 : i64"),
    Form("constant", "", "tensor<0x{T}>", "value = dense<> : tensor<0x{T}>"),
    Form("convert", T, "tensor<4xf32>"),
    Form("convert", "tensor<4xf32>", T),
    Form("convolution", "tensor<1x4x2x{T}> tensor<1x2x2x{T}>", "tensor<1x4x2x{T}>", CONV),
    Form("create_token", "", "!stablehlo.token"),
    Form("cross-replica-sum", T, T, GROUPS),
    *(Form("custom_call", T, T, 'call_target_name = "foo"' + more) for more in CUSTOM_CALLS),
    Form("custom_call", "tuple<tensor<4x{T}>>", "tuple<tensor<4x{T}>>", 'call_target_name = "foo"'),
    Form("custom_call", "memref<4x{T}>", "memref<4x{T}>", ALIAS),
    Form("custom_call", "", "memref<4x{T}>", 'call_target_name = "CreateBuffer", api_version = 4 : i32'),
    Form("custom_call", "!stablehlo.future<tensor<4x{T}>>", T, 'call_target_name = "foo"'),
    Form("custom_call", T, "!stablehlo.future<tensor<4x{T}>>", 'call_target_name = "foo"'),
    Form("dot", f"{TWO} {TWO}", TWO),
    Form("dot_general", f"{TWO} {TWO}", TWO, DOT),
    Form("dot_general", f"{TWO} {TWO}", TWO, f"{DOT}, {ALGORITHM.format('tf32')}"),
    Form("dot_general", f"{TWO} {TWO}", TWO, f"{DOT}, {ALGORITHM.format('bf16')}"),
    Form(
        "dynamic_broadcast_in_dim",
        f"{T} tensor<2xi64>",
        "tensor<?x4x{T}>",
        "broadcast_dimensions = array<i64: 1>",
    ),
    Form("dynamic_conv", "tensor<1x4x2x{T}> tensor<1x2x2x{T}> tensor<1x2xi64>", "tensor<1x?x2x{T}>", CONV),
    Form(
        "dynamic_gather",
        "tensor<4x2x{T}> tensor<3x1xi64> tensor<2xi64>",
        "tensor<3x?x{T}>",
        GATHER,
        is_stricter=True,
    ),
    Form("dynamic_iota", "tensor<1xi64>", "tensor<?x{T}>", "iota_dimension = 0 : i64"),
    Form("dynamic_pad", f"{T} {S} tensor<1xi64> tensor<1xi64> tensor<1xi64>", "tensor<?x{T}>"),
    Form("dynamic_reshape", f"{T} tensor<2xi64>", "tensor<?x?x{T}>"),
    Form("dynamic_slice", f"{T} tensor<i64>", V2, "slice_sizes = array<i64: 2>"),
    Form("dynamic_update_slice", f"{T} {V2} tensor<i64>", T),
    Form("einsum", f"{TWO} {TWO}", TWO, 'einsum_config = "ab,bc->ac"'),
    Form("fft", T, T, "fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 4>"),
    Form(
        "gather",
        "tensor<4x2x{T}> tensor<3x1xi64>",
        "tensor<3x2x{T}>",
        f"{GATHER}, slice_sizes = array<i64: 1, 2>",
        is_stricter=True,
    ),
    Form(
        "gather",
        "tensor<4x2x{T}> tensor<4x1xi64>",
        "tensor<4x1x{T}>",
        f"{BATCHED_GATHER}, slice_sizes = array<i64: 1, 1>",
    ),
    Form("get_dimension_size", T, "tensor<i32>", "dimension = 0 : i64"),
    Form("get_tuple_element", "tuple<tensor<4x{T}>>", T, "index = 0 : i32"),
    Form("if", "tensor<i1>", T, "", f"{YIELD}, {YIELD}", captured=T),
    Form("imag", "tensor<4xcomplex<{T}>>", T),
    Form("infeed", "!stablehlo.token", f"{T} !stablehlo.token", 'infeed_config = ""'),
    Form("iota", "", T, "iota_dimension = 0 : i64"),
    Form("is_finite", T, "tensor<4xi1>"),
    Form("map", f"{T} {T}", T, ACROSS, body()),
    Form("optimization_barrier", "!stablehlo.token", "!stablehlo.token"),
    Form("outfeed", f"{T} !stablehlo.token", "!stablehlo.token", 'outfeed_config = ""'),
    Form("pad", f"{T} {S}", "tensor<6x{T}>", PADDING),
    Form("partition_id", "", "tensor<ui32>"),
    Form("real", "tensor<4xcomplex<{T}>>", T),
    Form("real_dynamic_slice", f"{T} tensor<1xi64> tensor<1xi64> tensor<1xi64>", "tensor<?x{T}>"),
    *(
        Form("recv", "!stablehlo.token", f"{T} !stablehlo.token", CHANNEL + each.replace("{0}", "3"))
        for each in TRANSFERS
    ),
    Form("recv", "!stablehlo.token", f"{T} !stablehlo.token", CHANNEL + EMPTY_PAIRS, is_stricter=True),
    *(
        Form("send", f"{T} !stablehlo.token", "!stablehlo.token", CHANNEL + each.replace("{0}", "2"))
        for each in TRANSFERS
    ),
    Form("send", f"{T} !stablehlo.token", "!stablehlo.token", CHANNEL + EMPTY_PAIRS, is_stricter=True),
    Form("reduce", f"{T} {S}", S, ACROSS, body()),
    Form("reduce", f"{T} {S}", "tensor<f64>", ACROSS, body("f64")),
    Form("reduce", f"{T} {S}", "tensor<i64>", ACROSS, body("i64")),
    Form("reduce", f"{T} {T} {S} {S}", f"{S} {S}", ACROSS, body(values=2)),
    Form(
        "reduce",
        f"{T} tensor<4xi32> {S} tensor<i32>",
        f"{S} tensor<i32>",
        ACROSS,
        FIRST_TWO,
        is_stricter=True,
    ),
    Form("reduce_precision", T, T, "exponent_bits = 5 : i32, mantissa_bits = 2 : i32"),
    Form("reduce_scatter", T, V2, f"scatter_dimension = 0 : i64, {GROUPS}", body()),
    Form("reduce_scatter", T, "tensor<2xf64>", f"scatter_dimension = 0 : i64, {GROUPS}", body("f64")),
    Form("reduce_window", f"{T} {S}", "tensor<3x{T}>", WINDOW, body()),
    Form("reduce_window", f"{T} {S}", "tensor<3xf64>", WINDOW, body("f64")),
    Form(
        "reduce_window",
        f"{T} tensor<4xi32> {S} tensor<i32>",
        "tensor<3x{T}> tensor<3xi32>",
        WINDOW,
        FIRST_TWO,
        is_stricter=True,
    ),
    Form("replica_id", "", "tensor<ui32>"),
    Form("reshape", T, TWO),
    Form("reverse", T, T, ACROSS),
    Form("rng", f"{S} {S} tensor<1xi64>", T, "rng_distribution = #stablehlo<rng_distribution UNIFORM>"),
    Form(
        "rng_bit_generator",
        "tensor<2xui64>",
        f"tensor<2xui64> {T}",
        "rng_algorithm = #stablehlo<rng_algorithm DEFAULT>",
    ),
    Form(
        "scatter",
        "tensor<4x2x{T}> tensor<3x1xi64> tensor<3x2x{T}>",
        "tensor<4x2x{T}>",
        SCATTER,
        body(),
        is_stricter=True,
    ),
    Form(
        "scatter",
        "tensor<4x2x{T}> tensor<3x1xi64> tensor<3x2x{T}>",
        "tensor<4x2xf64>",
        SCATTER,
        body("f64"),
        is_stricter=True,
    ),
    Form(
        "scatter",
        "tensor<4x2x{T}> tensor<4x1xi64> tensor<4x1x{T}>",
        "tensor<4x2x{T}>",
        BATCHED_SCATTER,
        body(),
    ),
    Form("select", f"tensor<4xi1> {T} {T}", T),
    Form(
        "select_and_scatter",
        f"{T} {V2} {S}",
        T,
        f"{WINDOW}, window_strides = array<i64: 2>",
        f"{COMPARE}, {body()}",
    ),
    Form(
        "select_and_scatter",
        f"{T} {V2} {S}",
        "tensor<4xf64>",
        f"{WINDOW}, window_strides = array<i64: 2>",
        f"{COMPARE}, {body('f64')}",
    ),
    Form(
        "set_dimension_size", f"{T} tensor<i32>", "tensor<?x{T},_#stablehlo.bounds<4>>", "dimension = 0 : i64"
    ),
    Form("slice", T, V2, SLICE),
    Form("sort", T, T, "", COMPARE),
    Form("torch_index_select", f"{T} tensor<2xi64>", V2, "dim = 0 : i64, batch_dims = 0 : i64"),
    Form("transpose", "tensor<2x4x{T}>", "tensor<4x2x{T}>", "permutation = array<i64: 1, 0>"),
    Form("triangular_solve", f"{TWO} {TWO}", TWO, SOLVE),
    Form("tuple", f"{T} {T}", "tuple<tensor<4x{T}>,tensor<4x{T}>>"),
    Form("unary_einsum", TWO, V2, 'einsum_config = "ab->a"'),
    Form("uniform_dequantize", T, "tensor<4xf32>"),
    Form("uniform_quantize", "tensor<4xf32>", T),
    Form("while", T, T, "", f"{NEVER}, {PASS}"),
    Form("composite", T, T, COMPOSITE, before=DECOMPOSITION),
    Form("composite", T, T, COMPOSITE, PASS, before=DECOMPOSITION, is_stricter=True),
)


def texts(form: Form) -> list[str]:
    """The modules of a form, with each element type, the most usual first; one if it has none."""
    usual = ("f32", "i8", "complex<f32>", "i1", *ELEMENTS)
    return list(dict.fromkeys(form.text(element) for element in usual))
