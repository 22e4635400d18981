// spirv.ExecutionMode with every execution mode.

func.func @execution_modes() {
  spirv.module Logical GLSL450 {
    spirv.func @main() "None" {
      spirv.Return
    }
    spirv.ExecutionMode @main "Invocations", 2
    spirv.ExecutionMode @main "SpacingEqual"
    spirv.ExecutionMode @main "SpacingFractionalEven"
    spirv.ExecutionMode @main "SpacingFractionalOdd"
    spirv.ExecutionMode @main "VertexOrderCw"
    spirv.ExecutionMode @main "VertexOrderCcw"
    spirv.ExecutionMode @main "PixelCenterInteger"
    spirv.ExecutionMode @main "OriginUpperLeft"
    spirv.ExecutionMode @main "OriginLowerLeft"
    spirv.ExecutionMode @main "EarlyFragmentTests"
    spirv.ExecutionMode @main "PointMode"
    spirv.ExecutionMode @main "Xfb"
    spirv.ExecutionMode @main "DepthReplacing"
    spirv.ExecutionMode @main "DepthGreater"
    spirv.ExecutionMode @main "DepthLess"
    spirv.ExecutionMode @main "DepthUnchanged"
    spirv.ExecutionMode @main "LocalSize", 8, 4, 1
    spirv.ExecutionMode @main "LocalSizeHint", 8, 1, 1
    spirv.ExecutionMode @main "InputPoints"
    spirv.ExecutionMode @main "InputLines"
    spirv.ExecutionMode @main "InputLinesAdjacency"
    spirv.ExecutionMode @main "Triangles"
    spirv.ExecutionMode @main "InputTrianglesAdjacency"
    spirv.ExecutionMode @main "Quads"
    spirv.ExecutionMode @main "Isolines"
    spirv.ExecutionMode @main "OutputVertices", 3
    spirv.ExecutionMode @main "OutputPoints"
    spirv.ExecutionMode @main "OutputLineStrip"
    spirv.ExecutionMode @main "OutputTriangleStrip"
    spirv.ExecutionMode @main "VecTypeHint"
    spirv.ExecutionMode @main "ContractionOff"
    spirv.ExecutionMode @main "Initializer"
    spirv.ExecutionMode @main "Finalizer"
    spirv.ExecutionMode @main "SubgroupSize", 32
    spirv.ExecutionMode @main "SubgroupsPerWorkgroup"
    spirv.ExecutionMode @main "SubgroupsPerWorkgroupId"
    spirv.ExecutionMode @main "LocalSizeId"
    spirv.ExecutionMode @main "LocalSizeHintId"
    spirv.ExecutionMode @main "SubgroupUniformControlFlowKHR"
    spirv.ExecutionMode @main "PostDepthCoverage"
    spirv.ExecutionMode @main "DenormPreserve", 16
    spirv.ExecutionMode @main "DenormFlushToZero", 32
    spirv.ExecutionMode @main "SignedZeroInfNanPreserve"
    spirv.ExecutionMode @main "RoundingModeRTE"
    spirv.ExecutionMode @main "RoundingModeRTZ"
    spirv.ExecutionMode @main "EarlyAndLateFragmentTestsAMD"
    spirv.ExecutionMode @main "StencilRefReplacingEXT"
    spirv.ExecutionMode @main "StencilRefUnchangedFrontAMD"
    spirv.ExecutionMode @main "StencilRefGreaterFrontAMD"
    spirv.ExecutionMode @main "StencilRefLessFrontAMD"
    spirv.ExecutionMode @main "StencilRefUnchangedBackAMD"
    spirv.ExecutionMode @main "StencilRefGreaterBackAMD"
    spirv.ExecutionMode @main "StencilRefLessBackAMD"
    spirv.ExecutionMode @main "OutputLinesEXT"
    spirv.ExecutionMode @main "OutputPrimitivesEXT"
    spirv.ExecutionMode @main "DerivativeGroupQuadsNV"
    spirv.ExecutionMode @main "DerivativeGroupLinearNV"
    spirv.ExecutionMode @main "OutputTrianglesEXT"
    spirv.ExecutionMode @main "PixelInterlockOrderedEXT"
    spirv.ExecutionMode @main "PixelInterlockUnorderedEXT"
    spirv.ExecutionMode @main "SampleInterlockOrderedEXT"
    spirv.ExecutionMode @main "SampleInterlockUnorderedEXT"
    spirv.ExecutionMode @main "ShadingRateInterlockOrderedEXT"
    spirv.ExecutionMode @main "ShadingRateInterlockUnorderedEXT"
    spirv.ExecutionMode @main "SharedLocalMemorySizeINTEL"
    spirv.ExecutionMode @main "RoundingModeRTPINTEL"
    spirv.ExecutionMode @main "RoundingModeRTNINTEL"
    spirv.ExecutionMode @main "FloatingPointModeALTINTEL"
    spirv.ExecutionMode @main "FloatingPointModeIEEEINTEL"
    spirv.ExecutionMode @main "MaxWorkgroupSizeINTEL"
    spirv.ExecutionMode @main "MaxWorkDimINTEL"
    spirv.ExecutionMode @main "NoGlobalOffsetINTEL"
    spirv.ExecutionMode @main "NumSIMDWorkitemsINTEL"
    spirv.ExecutionMode @main "SchedulerTargetFmaxMhzINTEL"
    spirv.ExecutionMode @main "StreamingInterfaceINTEL"
    spirv.ExecutionMode @main "NamedBarrierCountINTEL"
  }
  return
}
