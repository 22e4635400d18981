//===- Passes.td - Passes that lower to SPIR-V -------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_LOWERING_PASSES_TD
#define MLIR_AVAILABILITY_LOWERING_PASSES_TD

include "mlir/Pass/PassBase.td"

def AvailabilityOutlineKernelsPass
    : Pass<"availability-outline-kernels", "::mlir::ModuleOp"> {
  let summary = "Make kernels of what functions calculate";
  let description = [{
    Moves the computations of a module's functions (`linalg`, `tensor`, `scf`,
    `vector`, `memref`, `arith`, on tensors or memrefs) into kernels of one
    `gpu.module`. The functions then launch these kernels.

    * A parallel loop becomes a launch, with an invocation for each iteration.
      The code between parallel loops becomes a launch of one invocation.
    * A tensor that a function returns becomes an argument after the others: the
      buffer for the result. Tensor arguments are not written to.
    * A kernel states its workgroup size, and the binding of each argument in
      descriptor set 0: the number of the function's argument. Buffers that the
      function allocates follow the arguments. All kernels of a function can
      share a descriptor set.
    * A kernel has the name of its function, followed by a number if the
      function has several kernels.
    * Constants of more than 1,024 different numbers are passed as buffers.
    * Shapes may be dynamic. An argument that was a result has the attribute
      `availability.shape`, which tells the caller how to calculate its shape.

    The pass fails, with an error that names the function and the reason, for
    strides that aren't static, results whose size a kernel calculates,
    arguments that are neither buffers nor numbers, results that aren't buffers,
    calls that can't be inlined, and modules without computations. The IR is then
    unusable.

    Example:

    ```mlir
    func.func @double(%x: tensor<64xf32>) -> tensor<64xf32> {
      %0 = arith.addf %x, %x : tensor<64xf32>
      return %0 : tensor<64xf32>
    }
    ```

    becomes a `gpu.launch_func` of a kernel with 64 invocations, in a function
    that takes two buffers of type `memref<64xf32>`.

    Before bufferization, a schedule of the transform dialect tiles and fuses the
    computations. The default is `schedules/functions.mlir` of the package.
  }];
  let options = [
    Option<"schedule", "schedule", "std::string", /*default=*/"",
           "File with a schedule for functions, in place of our own">,
    Option<"target", "target", "std::string", /*default=*/"",
           "Target that the schedule is told: the attribute availability.target "
           "of the module while it runs">,
    Option<"ifNeeded", "if-needed", "bool", /*default=*/"false",
           "Do nothing to a module that has device code, or no function">,
    Option<"bindings", "bindings", "bool", /*default=*/"true",
           "State the bindings of arguments and SPIR-V's storage classes; "
           "without, memory is in the address spaces of 'gpu'">,
  ];
}

def AvailabilityExpandKernelOpsPass
    : Pass<"availability-expand-kernel-ops"> {
  let summary = "Expand ops that no conversion to chips or CPUs takes";
  let description = [{
    Replaces ops of `gpu` and `vector` that neither `convert-gpu-to-nvvm` nor
    `convert-gpu-to-rocdl` nor, for CPUs, `convert-vector-to-llvm` converts:

    * reductions of subgroups and workgroups become shuffles, except those for
      which NVVM has `redux.sync`;
    * for chips of NVIDIA, shuffles of less than 32 bits become shuffles of 32;
    * the subgroup's number, the number of subgroups and, for chips of NVIDIA,
      their size are calculated;
    * rotations and, for chips of NVIDIA, broadcasts in a subgroup become
      shuffles;
    * a product in memory, `memref.atomic_rmw muli`, becomes a loop that
      compares and exchanges;
    * `math.isnormal` and, but for chips of NVIDIA, `math.isinf` become
      comparisons, and `math.clampf` does unless a chip of AMD's has an instruction for it;
    * reductions of some dimensions of vectors, and scans, become arithmetic;
    * an op of linalg on tensors that consists of others, `linalg.softmax`,
      becomes these.

    What it doesn't know stays as it is. Memory in a storage class of SPIR-V is
    an error.

    Example:

    ```mlir
    %sum = gpu.subgroup_reduce add %x : (f32) -> f32
    ```

    becomes five shuffles and additions.
  }];
  let options = [
    Option<"chipset", "chipset", "std::string", /*default=*/"",
           "Chip of AMD's, which determines the size of subgroups; without one, "
           "chips of NVIDIA are meant, or CPUs on a `builtin.module`">,
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::gpu::GPUDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::math::MathDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect",
    "::mlir::vector::VectorDialect"
  ];
}

def AvailabilityLowerToSPIRVPass
    : Pass<"availability-lower-to-spirv", "::mlir::ModuleOp"> {
  let summary = "Convert kernels to SPIR-V that is available on a target";
  let description = [{
    Replaces each `gpu.module` that has a kernel by a `spirv.module` in which
    everything is available on the target. Its triple is the smallest that
    supports it. A `gpu.module` to which a `gpu.launch_func` refers stays beside
    the result. A module without kernels first goes through
    `availability-outline-kernels`.

    The pass fails, with an error at the op that says what to do, if

    * the target isn't for SPIR-V;
    * there is neither a kernel nor a function;
    * a kernel doesn't state its workgroup size, or has an argument with dynamic
      strides;
    * no pattern converts an op to ops that the target supports.

    The IR is then unusable.

    Kernels on buffers of dynamic shapes receive the sizes that they need, and
    large constants are passed to them. The names of the variables tell which:
    `sizes(0.0:?x?)`, `constant(kernels::table)`.

    Example: with `target=vulkan1.1`,

    ```mlir
    gpu.module @kernels {
      gpu.func @double(%x: memref<64xf32>) kernel
          attributes {known_block_size = array<i32: 64, 1, 1>} {
        %i = gpu.thread_id x
        %0 = memref.load %x[%i] : memref<64xf32>
        %1 = arith.addf %0, %0 : f32
        memref.store %1, %x[%i] : memref<64xf32>
        gpu.return
      }
    }
    ```

    becomes a `spirv.module` with an entry point `double` of local size 64, and
    a storage buffer at descriptor set 0, binding 0.
  }];
  let options = [
    Option<"target", "target", "std::string", /*default=*/"",
           "Target to lower for: a name, a name with additions, or a "
           "#spirv.target_env in braces">,
    Option<"emulate", "emulate", "bool", /*default=*/"false",
           "Calculate in 32 bits where the target has no f16, bf16, i8, i16 or "
           "i64, with the results that these have">,
    Option<"schedule", "schedule", "std::string", /*default=*/"",
           "File with a schedule for functions, in place of our own">,
  ];
}

def AvailabilityCheckThroughPass
    : Pass<"availability-check-through", "::mlir::ModuleOp"> {
  let summary = "Fail where what a pipeline makes of an op isn't available";
  let description = [{
    Lowers a copy of the module with the default pipeline to a target, or with
    another one, and checks the copy. Each violation is an error at the op of the
    module that the judged op was made of, and so is what the pipeline can't
    lower. The pass fails then, and if requirements are unknown, or if the
    pipeline makes no code for a device. It doesn't change the IR.

    A requirement that the target leaves open is a warning.

    Example: with `target=sm_75`

    ```mlir
    // kernel.mlir
    gpu.module @kernels {
      gpu.func @smallest(%x: i32, %out: memref<i32>) kernel {
        %least = gpu.subgroup_reduce minsi %x uniform : (i32) -> i32
        memref.store %least, %out[] : memref<i32>
        gpu.return
      }
    }
    ```

    isn't changed, and the pass reports:

    ```
    kernel.mlir:4:14: error: gpu.subgroup_reduce becomes nvvm.redux.sync, which needs chip sm_80; sm_75 offers sm_75
    kernel.mlir:4:14: note: cause: the op itself (type of res not f32)
    kernel.mlir:4:14: note: write instead: gpu.subgroup_reduce without 'uniform'
    ```
  }];
  let options = [
    Option<"target", "target", "std::string", /*default=*/"",
           "Target to lower for: a name, a name with additions, or a target "
           "attribute in braces">,
    Option<"pipeline", "pipeline", "std::string", /*default=*/"",
           "Pipeline in place of the default one, in braces: "
           "{builtin.module(...)}. ${chip} and ${target} in it stand for the "
           "target's">,
  ];
}

#endif // MLIR_AVAILABILITY_LOWERING_PASSES_TD
