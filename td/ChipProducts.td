//===- ChipProducts.td - The market names of chips ---------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which products have which chip. A product's name is another name of the
// target that is its chip, in lower case, with a hyphen between its words:
// `rtx-2080`, `mi300x`. A name that two different products share is left out
// (TITAN X, Quadro and RTX 6000), and what LLVM calls a CPU, too (GB10).
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_CHIPPRODUCTS_TD
#define MLIR_AVAILABILITY_CHIPPRODUCTS_TD

// Products with the chip `chipName`.
class ChipProducts<string chipName, list<string> productNames> {
  string chip = chipName;
  list<string> names = productNames;
  string source = ?;
}

// The names of all products with a chip, and where that is written.
class ProductsOf<string chip> {
  list<ChipProducts> all = !filter(products, !instances<ChipProducts>(),
                                   !eq(products.chip, chip));
  list<string> names = !foldl([]<string>, all, found, products,
                              !listconcat(found, products.names));
  string source = !foldl("", all, text, products,
                         text # "; products: " # products.source);
}

//===----------------------------------------------------------------------===//
// NVIDIA
//===----------------------------------------------------------------------===//

// Where there is code for one chip alone, such as sm_90a, that is what the
// product runs: it includes the generic code.
let source = "NVIDIA, CUDA GPU Compute Capability, and the list of legacy GPUs"
in {
  def : ChipProducts<"sm_50", ["gtx-750", "gtx-750-ti"]>;
  def : ChipProducts<"sm_52",
                     ["gtx-950", "gtx-960", "gtx-970", "gtx-980", "gtx-980-ti",
                      "tesla-m40", "tesla-m60"]>;
  def : ChipProducts<"sm_53", ["jetson-nano", "jetson-tx1"]>;
  def : ChipProducts<"sm_60", ["p100", "quadro-gp100"]>;
  def : ChipProducts<"sm_61",
                     ["gtx-1050", "gtx-1050-ti", "gtx-1060", "gtx-1070",
                      "gtx-1070-ti", "gtx-1080", "gtx-1080-ti", "titan-xp",
                      "tesla-p4", "tesla-p40"]>;
  def : ChipProducts<"sm_62", ["jetson-tx2"]>;
  def : ChipProducts<"sm_70", ["v100", "titan-v", "quadro-gv100"]>;
  def : ChipProducts<"sm_72", ["jetson-agx-xavier", "jetson-xavier-nx"]>;
  def : ChipProducts<"sm_75",
                     ["rtx-2060", "rtx-2070", "rtx-2080", "rtx-2080-ti",
                      "titan-rtx", "gtx-1650-ti", "t4", "quadro-rtx-8000"]>;
  def : ChipProducts<"sm_80", ["a100", "a30"]>;
  def : ChipProducts<"sm_86",
                     ["rtx-3050", "rtx-3050-ti", "rtx-3060", "rtx-3060-ti",
                      "rtx-3070", "rtx-3070-ti", "rtx-3080", "rtx-3080-ti",
                      "rtx-3090", "rtx-3090-ti", "rtx-a2000", "rtx-a3000",
                      "rtx-a4000", "rtx-a5000", "rtx-a6000", "a2", "a10", "a16",
                      "a40"]>;
  def : ChipProducts<"sm_87",
                     ["jetson-agx-orin", "jetson-orin-nx", "jetson-orin-nano"]>;
  def : ChipProducts<"sm_89",
                     ["rtx-4050", "rtx-4060", "rtx-4060-ti", "rtx-4070",
                      "rtx-4070-ti", "rtx-4080", "rtx-4090", "rtx-6000-ada",
                      "l4", "l40", "l40s"]>;
  def : ChipProducts<"sm_90a", ["h100", "h200", "gh200"]>;
  def : ChipProducts<"sm_100a", ["b200", "gb200"]>;
  def : ChipProducts<"sm_103a", ["b300", "gb300"]>;
  def : ChipProducts<"sm_110a", ["jetson-t4000", "jetson-t5000"]>;
  def : ChipProducts<"sm_120a",
                     ["rtx-5050", "rtx-5060", "rtx-5060-ti", "rtx-5070",
                      "rtx-5070-ti", "rtx-5080", "rtx-5090"]>;
  def : ChipProducts<"sm_121a", ["dgx-spark"]>;
}

// These aren't in the list; every GPU of the architecture Turing has the
// capability 7.5.
let source = "NVIDIA, Turing Compatibility Guide" in
  def : ChipProducts<"sm_75", ["gtx-1650", "gtx-1660", "gtx-1660-ti"]>;

//===----------------------------------------------------------------------===//
// AMD
//===----------------------------------------------------------------------===//

let source = "LLVM, llvm/docs/AMDGPUUsage.rst, AMDGPU Processors" in {
  def : ChipProducts<"gfx803",
                     ["r9-nano", "r9-fury", "rx-460", "rx-470", "rx-480", "mi6",
                      "mi8"]>;
  def : ChipProducts<"gfx900", ["rx-vega-56", "rx-vega-64", "mi25"]>;
  def : ChipProducts<"gfx906", ["mi50", "mi60", "radeon-vii", "radeon-pro-vii"]>;
  def : ChipProducts<"gfx908", ["mi100"]>;
  def : ChipProducts<"gfx90a", ["mi210", "mi250", "mi250x"]>;
  def : ChipProducts<"gfx1010", ["rx-5700", "rx-5700-xt"]>;
  def : ChipProducts<"gfx1011", ["radeon-pro-v520"]>;
  def : ChipProducts<"gfx1012", ["rx-5500", "rx-5500-xt"]>;
  def : ChipProducts<"gfx1030", ["rx-6800", "rx-6800-xt", "rx-6900-xt"]>;
  def : ChipProducts<"gfx1031", ["rx-6700-xt"]>;
  def : ChipProducts<"gfx1100", ["rx-7900-xtx", "rx-7900-xt", "rx-7900-gre"]>;
  def : ChipProducts<"gfx1101", ["rx-7800-xt", "rx-7700-xt", "rx-7700"]>;
  def : ChipProducts<"gfx1102", ["rx-7600", "rx-7600-xt"]>;
  def : ChipProducts<"gfx1150", ["radeon-890m"]>;
  def : ChipProducts<"gfx1151", ["radeon-8060s"]>;
  def : ChipProducts<"gfx1152", ["radeon-860m"]>;
  def : ChipProducts<"gfx1200", ["rx-9060", "rx-9060-xt"]>;
  def : ChipProducts<"gfx1201", ["rx-9070", "rx-9070-xt", "rx-9070-gre"]>;
}

let source = "AMD, ROCm documentation, AMD GPU specifications: LLVM target name"
in {
  def : ChipProducts<"gfx942", ["mi300", "mi300a", "mi300x", "mi325x"]>;
  def : ChipProducts<"gfx950", ["mi350x", "mi355x"]>;
}

// The GPU of the Steam Deck is a Van Gogh.
let source = "Mesa, src/amd: the processor's name in LLVM for CHIP_VANGOGH" in
  def : ChipProducts<"gfx1033", ["steam-deck"]>;

#endif // MLIR_AVAILABILITY_CHIPPRODUCTS_TD
