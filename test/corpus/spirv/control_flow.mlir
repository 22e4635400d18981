// Structured and unstructured control flow, calls and returns; every bit of the
// loop and selection controls; values of several types through block arguments.

// Every bit of the loop control.
func.func @loops(%condition: i1) {
  spirv.mlir.loop {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %condition, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.loop control(Unroll) {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %condition, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.loop control(DontUnroll) {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %condition, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.loop control(DependencyInfinite) {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %condition, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.loop control(DependencyLength) {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %condition, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.loop control(MinIterations) {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %condition, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.loop control(MaxIterations) {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %condition, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.loop control(IterationMultiple) {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %condition, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.loop control(PeelCount) {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %condition, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.loop control(PartialCount) {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %condition, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.loop control(InitiationIntervalINTEL) {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %condition, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.loop control(LoopCoalesceINTEL) {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %condition, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.loop control(MaxConcurrencyINTEL) {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %condition, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.loop control(MaxInterleavingINTEL) {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %condition, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.loop control(DependencyArrayINTEL) {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %condition, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.loop control(SpeculatedIterationsINTEL) {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %condition, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.loop control(PipelineEnableINTEL) {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %condition, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.loop control(NoFusionINTEL) {
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %condition, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<DontUnroll|DependencyInfinite|PeelCount>}> ({
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %condition, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }) : () -> ()
  "spirv.mlir.loop"() <{loop_control = #spirv.loop_control<Unroll|MaxConcurrencyINTEL>}> ({
    spirv.Branch ^header
  ^header:
    spirv.BranchConditional %condition, ^body, ^merge
  ^body:
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header
  ^merge:
    spirv.mlir.merge
  }) : () -> ()
  return
}

// Every bit of the selection control.
func.func @selections(%condition: i1) {
  spirv.mlir.selection {
    spirv.BranchConditional %condition [1, 2], ^then, ^merge
  ^then:
    spirv.Branch ^merge
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.selection control(Flatten) {
    spirv.BranchConditional %condition [1, 2], ^then, ^merge
  ^then:
    spirv.Branch ^merge
  ^merge:
    spirv.mlir.merge
  }
  spirv.mlir.selection control(DontFlatten) {
    spirv.BranchConditional %condition [1, 2], ^then, ^merge
  ^then:
    spirv.Branch ^merge
  ^merge:
    spirv.mlir.merge
  }
  "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<Flatten|DontFlatten>}> ({
    spirv.BranchConditional %condition [1, 2], ^then, ^merge
  ^then:
    spirv.Branch ^merge
  ^merge:
    spirv.mlir.merge
  }) : () -> ()
  return
}

func.func @yielding(%condition: i1, %f16: f16, %i64: i64) {
  %0 = spirv.mlir.selection -> f16 {
    spirv.BranchConditional %condition, ^then, ^otherwise
  ^then:
    spirv.Branch ^merge(%f16 : f16)
  ^otherwise:
    %sum = spirv.FAdd %f16, %f16 : f16
    spirv.Branch ^merge(%sum : f16)
  ^merge(%result: f16):
    spirv.mlir.merge %result : f16
  }
  %1 = spirv.mlir.loop -> i64 {
    spirv.Branch ^header(%i64 : i64)
  ^header(%i: i64):
    spirv.BranchConditional %condition, ^body, ^merge
  ^body:
    %next = spirv.IAdd %i, %i : i64
    spirv.Branch ^continue
  ^continue:
    spirv.Branch ^header(%next : i64)
  ^merge:
    spirv.mlir.merge %i : i64
  }
  return
}

func.func @functions() {
  spirv.module Logical GLSL450 {
    spirv.func @void() "None" {
      spirv.Return
    }
    spirv.func @identity(%value: f16) -> f16 "None" {
      spirv.ReturnValue %value : f16
    }
    spirv.func @struct(%value: !spirv.struct<(f64, i8)>) -> !spirv.struct<(f64, i8)> "None" {
      spirv.ReturnValue %value : !spirv.struct<(f64, i8)>
    }
    spirv.func @calls(%half: f16, %struct: !spirv.struct<(f64, i8)>) "None" {
      spirv.FunctionCall @void() : () -> ()
      %0 = spirv.FunctionCall @identity(%half) : (f16) -> f16
      %1 = spirv.FunctionCall @struct(%struct) : (!spirv.struct<(f64, i8)>) -> !spirv.struct<(f64, i8)>
      spirv.Return
    }
    spirv.func @branches(%condition: i1, %half: f16, %long: i64) "None" {
      spirv.BranchConditional %condition [3, 1], ^kill, ^next(%half, %long : f16, i64)
    ^kill:
      spirv.Kill
    ^next(%a: f16, %b: i64):
      spirv.Switch %b : i64, [
        default: ^unreachable,
        0: ^done(%a : f16),
        1: ^again(%a, %b : f16, i64)
      ]
    ^again(%c: f16, %d: i64):
      spirv.Branch ^next(%c, %d : f16, i64)
    ^done(%e: f16):
      spirv.Return
    ^unreachable:
      spirv.Unreachable
    }
    spirv.func @switches(%byte: i8, %int: i32) "None" {
      spirv.Switch %byte : i8, [
        default: ^wide,
        7: ^done
      ]
    ^wide:
      spirv.Switch %int : i32, [
        default: ^done
      ]
    ^done:
      spirv.Return
    }
  }
  return
}
