// Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Which version of StableHLO can read an op: versions 0.9.0 to 1.20.0. The facts are those of VHLO, the
// dialect that StableHLO is stored in: the ranges of versions of its ops, types and attributes, and when
// an op of a newer form may be stored as one of an older form.

include "mlir-availability/Availability.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypes.td"

def StableHlo_Dialect : Dialect {
  let name = "stablehlo";
  let cppNamespace = "::mlir::stablehlo";
}

// Versions.
foreach minor = !range(9, 21) in
  def StableHlo_V0_#minor : I32EnumAttrCase<"V0_"#minor, minor, "0."#minor#".0">;
foreach minor = !range(0, 21) in
  def StableHlo_V1_#minor : I32EnumAttrCase<"V1_"#minor, !add(100, minor), "1."#minor#".0">;
defvar Versions = !listconcat(
    !foreach(minor, !range(9, 21), "0."#minor), !foreach(minor, !range(0, 21), "1."#minor));
def StableHlo_Version : I32EnumAttr<"Version", "version of StableHLO",
    !foreach(version, Versions, !cast<I32EnumAttrCase>("StableHlo_V"#!subst(".", "_", version)))> {
  let cppNamespace = "::mlir::stablehlo";
}
class From<string version>
    : MinVersionBase<"QueryMinVersionInterface", StableHlo_Version,
                     !cast<I32EnumAttrCase>("StableHlo_V"#!subst(".", "_", version))> {
  let label = "StableHLO";
}

foreach version = Versions in
  def : NamedTarget<"stablehlo-"#version> {
    let family = "stablehlo";
    let rank = !cast<I32EnumAttrCase>("StableHlo_V"#!subst(".", "_", version)).value;
    let attribute = "#availability.target<\"stablehlo.min_version\" = \""#version#".0\">";
    let source = "https://github.com/openxla/stablehlo/blob/main/stablehlo/dialect/VhloDialect.td";
  }

// Types and attributes.
class StableHlo_Type<string name> : TypeDef<StableHlo_Dialect, name> {
  let mnemonic = !tolower(name);
  list<Availability> availability = [];
}
def StableHlo_Token : StableHlo_Type<"Token">;
def StableHlo_Future : StableHlo_Type<"Future"> { let availability = [From<"1.15">]; }

class StableHlo_Attr<string name> : AttrDef<StableHlo_Dialect, name> {
  let mnemonic = name;
  list<Availability> availability = [];
}
foreach name = ["bounds", "channel_handle", "comparison_direction", "comparison_type", "conv",
                "custom_call_api_version", "dot", "dot_algorithm", "fft_type", "gather",
                "output_operand_alias", "precision", "result_accuracy", "result_accuracy_mode",
                "rng_algorithm", "rng_distribution", "scatter", "transpose", "type_extensions"] in
  def StableHlo_#name : StableHlo_Attr<name>;
def StableHlo_MeshAxes : StableHlo_Attr<"replica_group_mesh_axes"> {
  let availability = [From<"1.16">];
}

// Tensors, tuples and buffers of an element type.
class AnyBut<Type type> : Type<Neg<type.predicate>, "another type">;
class Holding<Type element, string name> : Type<
    Or<[TensorOf<[element]>.predicate, MemRefOf<[element]>.predicate,
        And<[AnyTuple.predicate, Neg<NestedTupleOf<[AnyBut<TensorOf<[element]>>]>.predicate>]>]>, name>;

// Quantized types of a scale for each slice, as in upstream's dialect quant.
def Quant_Dialect : Dialect {
  let name = "quant";
  let cppNamespace = "::mlir::quant";
}
def Quant_PerAxis : TypeDef<Quant_Dialect, "UniformQuantizedPerAxis"> {
  let mnemonic = "uniform_per_axis";
}

class ElementFrom<string since, Type type, string name> {
  string version = since;
  Type held = Holding<type, "of " # name>;
}
defvar Elements = [
  ElementFrom<"0.10", F8E4M3FNUZ, "f8E4M3FNUZ">, ElementFrom<"0.10", F8E5M2FNUZ, "f8E5M2FNUZ">,
  ElementFrom<"0.11", F8E4M3B11FNUZ, "f8E4M3B11FNUZ">,
  ElementFrom<"0.18", Quant_PerAxis, "values quantized per axis">,
  ElementFrom<"1.2", AnyI<2>, "two bits">,
  ElementFrom<"1.7", F8E4M3, "f8E4M3">, ElementFrom<"1.7", F8E3M4, "f8E3M4">,
  ElementFrom<"1.8", F4E2M1FN, "f4E2M1FN">, ElementFrom<"1.8", F6E2M3FN, "f6E2M3FN">,
  ElementFrom<"1.8", F6E3M2FN, "f6E3M2FN">, ElementFrom<"1.8", F8E8M0FNU, "f8E8M0FNU">
];
def StableHlo_Buffer : ElementFrom<"1.13", AnyType, "buffer"> { let held = AnyMemRef; }

// Ops. Each may have any types, as in VHLO.
class StableHlo_Op<string name, string version = "0.9", list<Availability> more = [],
                   dag inputs = (ins Variadic<AnyType>:$values), dag attributes = (ins),
                   dag outputs = (outs Variadic<AnyType>:$found)>
    : Op<StableHlo_Dialect, name> {
  defvar parts = !listconcat(
      !foreach(i, !range(!size(inputs)), !getdagname(inputs, i)),
      !foreach(i, !range(!size(outputs)), !getdagname(outputs, i)));
  list<Availability> availability = !listconcat(
      [From<version>], more,
      !foreach(each, !listconcat(Elements, [StableHlo_Buffer]), AvailableWhen<
          Or<!foreach(part, parts, PartIs<part, each.held>)>, [From<each.version>]>));
  let arguments = !con(inputs, attributes);
  let results = outputs;
  let regions = (region VariadicRegion<AnyRegion>:$regions_);
}
foreach name = [
    "abs", "add", "after_all", "and", "atan2", "batch_norm_grad", "batch_norm_inference",
    "batch_norm_training", "bitcast_convert", "broadcast", "broadcast_in_dim", "case", "ceil", "cholesky",
    "clamp", "collective_permute", "compare", "complex", "concatenate", "constant", "convert",
    "convolution", "count_leading_zeros", "create_token", "cross-replica-sum", "divide", "dot",
    "dynamic_broadcast_in_dim", "dynamic_conv", "dynamic_iota", "dynamic_pad", "dynamic_reshape",
    "dynamic_slice", "dynamic_update_slice", "einsum", "fft", "floor", "get_dimension_size",
    "get_tuple_element", "if", "imag", "infeed", "iota", "is_finite", "map", "maximum", "minimum",
    "multiply", "negate", "not", "optimization_barrier", "or", "outfeed", "pad", "partition_id", "popcnt",
    "power", "real", "real_dynamic_slice", "reduce_precision", "remainder", "replica_id", "reshape",
    "return", "reverse", "rng", "rng_bit_generator", "round_nearest_afz", "round_nearest_even", "select",
    "set_dimension_size", "shift_left", "shift_right_arithmetic", "shift_right_logical", "sign", "slice",
    "sort", "subtract", "torch_index_select", "transpose", "triangular_solve", "tuple", "unary_einsum",
    "uniform_dequantize", "uniform_quantize", "while", "xor"] in
  def StableHlo_Op_#!subst("-", "_", name) : StableHlo_Op<name>;

foreach name = ["async_done", "async_start"] in
  def StableHlo_Op_#name : StableHlo_Op<name, "1.15">;

// An attribute that came later.
foreach name = ["cbrt", "cosine", "exponential_minus_one", "log", "log_plus_one", "logistic", "rsqrt",
                "sine", "sqrt", "tanh"] in
  def StableHlo_Op_#name : StableHlo_Op<name, "0.9",
      [AvailableWhen<IsPresent<"result_accuracy">, [From<"1.10">]>],
      (ins AnyType:$operand), (ins OptionalAttr<AnyAttr>:$result_accuracy)>;
def StableHlo_ExpOp : StableHlo_Op<"exponential", "0.9",
    [AvailableWhen<IsPresent<"result_accuracy">, [From<"1.9">]>],
    (ins AnyType:$operand), (ins OptionalAttr<AnyAttr>:$result_accuracy)>;
def StableHlo_TanOp : StableHlo_Op<"tan", "1.4",
    [AvailableWhen<IsPresent<"result_accuracy">, [From<"1.10">]>],
    (ins AnyType:$operand), (ins OptionalAttr<AnyAttr>:$result_accuracy)>;
def StableHlo_DotGeneralOp : StableHlo_Op<"dot_general", "0.9",
    [AvailableWhen<IsPresent<"algorithm">, [From<"1.6">]>],
    (ins AnyType:$lhs, AnyType:$rhs), (ins OptionalAttr<AnyAttr>:$algorithm)>;
foreach name = ["recv", "send"] in
  def StableHlo_Op_#name : StableHlo_Op<name, "0.9",
      [AvailableWhen<IsPresent<"source_target_pairs">, [From<"1.12">]>],
      (ins Variadic<AnyType>:$values), (ins OptionalAttr<AnyAttr>:$source_target_pairs)>;

// What an attribute holds.
def StableHlo_CustomCallOp : StableHlo_Op<"custom_call", "0.9", [
      AvailableWhen<PartIs<"backend_config", DictionaryAttr>, [From<"1.3">]>,
      AvailableWhen<PartIs<"api_version", ConfinedAttr<I32Attr, [IntMinValue<4>]>>, [From<"1.3">]>,
      AvailableWhen<PartIs<"values", StableHlo_Future>, [From<"1.17">]>,
      AvailableWhen<IsPresent<"result_tilings">, [From<"1.18">]>],
    (ins Variadic<AnyType>:$values),
    (ins OptionalAttr<AnyAttr>:$backend_config, OptionalAttr<AnyAttr>:$api_version,
         OptionalAttr<AnyAttr>:$result_tilings)>;

// More values than one.
defvar OneOrMore = (ins AnyType:$first, Variadic<AnyType>:$rest);
foreach name = ["all_gather", "all_to_all"] in
  def StableHlo_Op_#name : StableHlo_Op<name, "0.9",
      [AvailableWhen<IsPresent<"rest">, [From<"1.5">]>], OneOrMore>;
def StableHlo_CollectiveBroadcastOp : StableHlo_Op<"collective_broadcast", "0.16",
    [AvailableWhen<IsPresent<"rest">, [From<"1.20">]>,
     AvailableWhen<IsPresent<"has_dynamic_root">, [From<"1.20">]>],
    OneOrMore, (ins OptionalAttr<AnyAttr>:$has_dynamic_root)>;
def StableHlo_CollectiveReduceOp : StableHlo_Op<"collective_reduce", "1.19">;

// The form with regions, from 1.14 on, isn't described.
def StableHlo_CompositeOp : StableHlo_Op<"composite", "0.19"> { let regions = (region); }

// Results of another element type than the operands.
class Promotes<list<string> names>
    : AvailableWhen<Neg<SameElementTypes<names>>, [From<"0.17">]>;
def StableHlo_AllReduceOp : StableHlo_Op<"all_reduce", "0.9",
    [AvailableWhen<IsPresent<"rest">, [From<"1.5">]>, Promotes<["first", "found"]>], OneOrMore>;
def StableHlo_ReduceScatterOp : StableHlo_Op<"reduce_scatter", "0.9", [Promotes<["values", "found"]>]>;
foreach name = ["reduce", "reduce_window"] in
  def StableHlo_Op_#name : StableHlo_Op<name, "0.9", [Promotes<["inputs", "found"]>],
      (ins Variadic<AnyType>:$inputs, Variadic<AnyType>:$init_values)>;
def StableHlo_SelectAndScatterOp : StableHlo_Op<"select_and_scatter", "0.9",
    [Promotes<["operand", "found"]>],
    (ins AnyType:$operand, AnyType:$source, AnyType:$init_value)>;

// Batching dimensions are a part of an attribute into which these records don't look.
class MayBatch<string attribute>
    : AvailableWhen<IsPresent<attribute>, [From<"1.1">], attribute # " may have batching dimensions">;
foreach name = ["dynamic_gather", "gather"] in
  def StableHlo_Op_#name : StableHlo_Op<name, "0.9", [MayBatch<"dimension_numbers">],
      (ins Variadic<AnyType>:$values), (ins AnyAttr:$dimension_numbers)>;
def StableHlo_ScatterOp : StableHlo_Op<"scatter", "0.9",
    [Promotes<["inputs", "found"]>, MayBatch<"scatter_dimension_numbers">],
    (ins Variadic<AnyType>:$inputs, AnyType:$scatter_indices, Variadic<AnyType>:$updates),
    (ins AnyAttr:$scatter_dimension_numbers)>;
