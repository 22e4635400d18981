// MLIR 23's ops of the extended instruction set TOSA.001000.1: each with types of all
// kinds, and with each case of its enums.

func.func @tosa() {
  spirv.module Logical Vulkan {
    spirv.ARM.Graph @unary(%a0: !spirv.arm.tensor<2x3xf16>,
                           %a1: !spirv.arm.tensor<2x3xf32>,
                           %a2: !spirv.arm.tensor<2x3xbf16>,
                           %a3: !spirv.arm.tensor<2x3xi32>,
                           %a4: !spirv.arm.tensor<2x3xi8>,
                           %a5: !spirv.arm.tensor<2x3xi16>,
                           %a6: !spirv.arm.tensor<2x3xi1>,
                           %a7: !spirv.arm.tensor<1xi8>,
                           %a8: !spirv.arm.tensor<1xi8>,
                           %a9: !spirv.arm.tensor<1xi16>,
                           %a10: !spirv.arm.tensor<1xi16>,
                           %a11: !spirv.arm.tensor<1xi32>,
                           %a12: !spirv.arm.tensor<1xi32>,
                           %a13: !spirv.arm.tensor<1xf16>,
                           %a14: !spirv.arm.tensor<1xf16>,
                           %a15: !spirv.arm.tensor<1xf32>,
                           %a16: !spirv.arm.tensor<1xf32>,
                           %a17: !spirv.arm.tensor<1xbf16>,
                           %a18: !spirv.arm.tensor<1xbf16>) -> !spirv.arm.tensor<2x3xbf16> {
      %0 = spirv.Tosa.Ceil %a0 : !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xf16>
      %1 = spirv.Tosa.Ceil %a1 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xf32>
      %2 = spirv.Tosa.Ceil %a2 : !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xbf16>
      %3 = spirv.Tosa.Cos %a0 : !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xf16>
      %4 = spirv.Tosa.Cos %a1 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xf32>
      %5 = spirv.Tosa.Cos %a2 : !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xbf16>
      %6 = spirv.Tosa.Erf %a0 : !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xf16>
      %7 = spirv.Tosa.Erf %a1 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xf32>
      %8 = spirv.Tosa.Erf %a2 : !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xbf16>
      %9 = spirv.Tosa.Exp %a0 : !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xf16>
      %10 = spirv.Tosa.Exp %a1 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xf32>
      %11 = spirv.Tosa.Exp %a2 : !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xbf16>
      %12 = spirv.Tosa.Floor %a0 : !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xf16>
      %13 = spirv.Tosa.Floor %a1 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xf32>
      %14 = spirv.Tosa.Floor %a2 : !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xbf16>
      %15 = spirv.Tosa.Log %a0 : !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xf16>
      %16 = spirv.Tosa.Log %a1 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xf32>
      %17 = spirv.Tosa.Log %a2 : !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xbf16>
      %18 = spirv.Tosa.Reciprocal %a0 : !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xf16>
      %19 = spirv.Tosa.Reciprocal %a1 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xf32>
      %20 = spirv.Tosa.Reciprocal %a2 : !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xbf16>
      %21 = spirv.Tosa.Rsqrt %a0 : !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xf16>
      %22 = spirv.Tosa.Rsqrt %a1 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xf32>
      %23 = spirv.Tosa.Rsqrt %a2 : !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xbf16>
      %24 = spirv.Tosa.Sigmoid %a0 : !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xf16>
      %25 = spirv.Tosa.Sigmoid %a1 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xf32>
      %26 = spirv.Tosa.Sigmoid %a2 : !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xbf16>
      %27 = spirv.Tosa.Sin %a0 : !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xf16>
      %28 = spirv.Tosa.Sin %a1 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xf32>
      %29 = spirv.Tosa.Sin %a2 : !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xbf16>
      %30 = spirv.Tosa.Tanh %a0 : !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xf16>
      %31 = spirv.Tosa.Tanh %a1 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xf32>
      %32 = spirv.Tosa.Tanh %a2 : !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xbf16>
      %33 = spirv.Tosa.Abs %a3 : !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<2x3xi32>
      %34 = spirv.Tosa.Abs %a0 : !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xf16>
      %35 = spirv.Tosa.Abs %a1 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xf32>
      %36 = spirv.Tosa.Abs %a2 : !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xbf16>
      %37 = spirv.Tosa.BitwiseNot %a4 : !spirv.arm.tensor<2x3xi8> -> !spirv.arm.tensor<2x3xi8>
      %38 = spirv.Tosa.BitwiseNot %a5 : !spirv.arm.tensor<2x3xi16> -> !spirv.arm.tensor<2x3xi16>
      %39 = spirv.Tosa.BitwiseNot %a3 : !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<2x3xi32>
      %40 = spirv.Tosa.Clz %a3 : !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<2x3xi32>
      %41 = spirv.Tosa.LogicalNot %a6 : !spirv.arm.tensor<2x3xi1> -> !spirv.arm.tensor<2x3xi1>
      %42 = spirv.Tosa.Negate %a4, %a7, %a8 : !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8> -> !spirv.arm.tensor<2x3xi8>
      %43 = spirv.Tosa.Negate %a5, %a9, %a10 : !spirv.arm.tensor<2x3xi16>, !spirv.arm.tensor<1xi16>, !spirv.arm.tensor<1xi16> -> !spirv.arm.tensor<2x3xi16>
      %44 = spirv.Tosa.Negate %a3, %a11, %a12 : !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<1xi32>, !spirv.arm.tensor<1xi32> -> !spirv.arm.tensor<2x3xi32>
      %45 = spirv.Tosa.Negate %a0, %a13, %a14 : !spirv.arm.tensor<2x3xf16>, !spirv.arm.tensor<1xf16>, !spirv.arm.tensor<1xf16> -> !spirv.arm.tensor<2x3xf16>
      %46 = spirv.Tosa.Negate %a1, %a15, %a16 : !spirv.arm.tensor<2x3xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32> -> !spirv.arm.tensor<2x3xf32>
      %47 = spirv.Tosa.Negate %a2, %a17, %a18 : !spirv.arm.tensor<2x3xbf16>, !spirv.arm.tensor<1xbf16>, !spirv.arm.tensor<1xbf16> -> !spirv.arm.tensor<2x3xbf16>
      spirv.ARM.GraphOutputs %47 : !spirv.arm.tensor<2x3xbf16>
    }

    spirv.ARM.Graph @binary(%a0: !spirv.arm.tensor<2x3xi32>,
                            %a1: !spirv.arm.tensor<2x3xi32>,
                            %a2: !spirv.arm.tensor<2x3xf16>,
                            %a3: !spirv.arm.tensor<2x3xf16>,
                            %a4: !spirv.arm.tensor<2x3xf32>,
                            %a5: !spirv.arm.tensor<2x3xf32>,
                            %a6: !spirv.arm.tensor<2x3xbf16>,
                            %a7: !spirv.arm.tensor<2x3xbf16>,
                            %a8: !spirv.arm.tensor<2x3xi8>,
                            %a9: !spirv.arm.tensor<2x3xi8>,
                            %a10: !spirv.arm.tensor<2x3xi16>,
                            %a11: !spirv.arm.tensor<2x3xi16>,
                            %a12: !spirv.arm.tensor<2x3xi1>,
                            %a13: !spirv.arm.tensor<2x3xi1>,
                            %a14: !spirv.arm.tensor<1xi8>,
                            %a15: !spirv.arm.tensor<256xi8>,
                            %a16: !spirv.arm.tensor<513xi16>,
                            %a17: !spirv.arm.tensor<2x3xi1>) -> !spirv.arm.tensor<2x3xbf16> {
      %0 = spirv.Tosa.Add %a0, %a1 : !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<2x3xi32>
      %1 = spirv.Tosa.Add %a2, %a3 : !spirv.arm.tensor<2x3xf16>, !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xf16>
      %2 = spirv.Tosa.Add %a4, %a5 : !spirv.arm.tensor<2x3xf32>, !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xf32>
      %3 = spirv.Tosa.Add %a6, %a7 : !spirv.arm.tensor<2x3xbf16>, !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xbf16>
      %4 = spirv.Tosa.Sub %a0, %a1 : !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<2x3xi32>
      %5 = spirv.Tosa.Sub %a2, %a3 : !spirv.arm.tensor<2x3xf16>, !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xf16>
      %6 = spirv.Tosa.Sub %a4, %a5 : !spirv.arm.tensor<2x3xf32>, !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xf32>
      %7 = spirv.Tosa.Sub %a6, %a7 : !spirv.arm.tensor<2x3xbf16>, !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xbf16>
      %8 = spirv.Tosa.Pow %a2, %a3 : !spirv.arm.tensor<2x3xf16>, !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xf16>
      %9 = spirv.Tosa.Pow %a4, %a5 : !spirv.arm.tensor<2x3xf32>, !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xf32>
      %10 = spirv.Tosa.Pow %a6, %a7 : !spirv.arm.tensor<2x3xbf16>, !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xbf16>
      %11 = spirv.Tosa.BitwiseAnd %a8, %a9 : !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<2x3xi8> -> !spirv.arm.tensor<2x3xi8>
      %12 = spirv.Tosa.BitwiseAnd %a10, %a11 : !spirv.arm.tensor<2x3xi16>, !spirv.arm.tensor<2x3xi16> -> !spirv.arm.tensor<2x3xi16>
      %13 = spirv.Tosa.BitwiseAnd %a0, %a1 : !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<2x3xi32>
      %14 = spirv.Tosa.BitwiseOr %a8, %a9 : !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<2x3xi8> -> !spirv.arm.tensor<2x3xi8>
      %15 = spirv.Tosa.BitwiseOr %a10, %a11 : !spirv.arm.tensor<2x3xi16>, !spirv.arm.tensor<2x3xi16> -> !spirv.arm.tensor<2x3xi16>
      %16 = spirv.Tosa.BitwiseOr %a0, %a1 : !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<2x3xi32>
      %17 = spirv.Tosa.BitwiseXor %a8, %a9 : !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<2x3xi8> -> !spirv.arm.tensor<2x3xi8>
      %18 = spirv.Tosa.BitwiseXor %a10, %a11 : !spirv.arm.tensor<2x3xi16>, !spirv.arm.tensor<2x3xi16> -> !spirv.arm.tensor<2x3xi16>
      %19 = spirv.Tosa.BitwiseXor %a0, %a1 : !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<2x3xi32>
      %20 = spirv.Tosa.LogicalLeftShift %a8, %a9 : !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<2x3xi8> -> !spirv.arm.tensor<2x3xi8>
      %21 = spirv.Tosa.LogicalLeftShift %a10, %a11 : !spirv.arm.tensor<2x3xi16>, !spirv.arm.tensor<2x3xi16> -> !spirv.arm.tensor<2x3xi16>
      %22 = spirv.Tosa.LogicalLeftShift %a0, %a1 : !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<2x3xi32>
      %23 = spirv.Tosa.LogicalRightShift %a8, %a9 : !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<2x3xi8> -> !spirv.arm.tensor<2x3xi8>
      %24 = spirv.Tosa.LogicalRightShift %a10, %a11 : !spirv.arm.tensor<2x3xi16>, !spirv.arm.tensor<2x3xi16> -> !spirv.arm.tensor<2x3xi16>
      %25 = spirv.Tosa.LogicalRightShift %a0, %a1 : !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<2x3xi32>
      %26 = spirv.Tosa.ArithmeticRightShift round = true, %a8, %a9 : !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<2x3xi8> -> !spirv.arm.tensor<2x3xi8>
      %27 = spirv.Tosa.ArithmeticRightShift round = false, %a10, %a11 : !spirv.arm.tensor<2x3xi16>, !spirv.arm.tensor<2x3xi16> -> !spirv.arm.tensor<2x3xi16>
      %28 = spirv.Tosa.ArithmeticRightShift round = false, %a0, %a1 : !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<2x3xi32>
      %29 = spirv.Tosa.IntDiv %a0, %a1 : !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<2x3xi32>
      %30 = spirv.Tosa.LogicalAnd %a12, %a13 : !spirv.arm.tensor<2x3xi1>, !spirv.arm.tensor<2x3xi1> -> !spirv.arm.tensor<2x3xi1>
      %31 = spirv.Tosa.LogicalOr %a12, %a13 : !spirv.arm.tensor<2x3xi1>, !spirv.arm.tensor<2x3xi1> -> !spirv.arm.tensor<2x3xi1>
      %32 = spirv.Tosa.LogicalXor %a12, %a13 : !spirv.arm.tensor<2x3xi1>, !spirv.arm.tensor<2x3xi1> -> !spirv.arm.tensor<2x3xi1>
      %33 = spirv.Tosa.Maximum nan_mode = <Propagate>, %a0, %a1 : !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<2x3xi32>
      %34 = spirv.Tosa.Maximum nan_mode = <Ignore>, %a2, %a3 : !spirv.arm.tensor<2x3xf16>, !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xf16>
      %35 = spirv.Tosa.Maximum nan_mode = <Propagate>, %a4, %a5 : !spirv.arm.tensor<2x3xf32>, !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xf32>
      %36 = spirv.Tosa.Maximum nan_mode = <Ignore>, %a6, %a7 : !spirv.arm.tensor<2x3xbf16>, !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xbf16>
      %37 = spirv.Tosa.Minimum nan_mode = <Propagate>, %a0, %a1 : !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<2x3xi32>
      %38 = spirv.Tosa.Minimum nan_mode = <Ignore>, %a2, %a3 : !spirv.arm.tensor<2x3xf16>, !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xf16>
      %39 = spirv.Tosa.Minimum nan_mode = <Propagate>, %a4, %a5 : !spirv.arm.tensor<2x3xf32>, !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xf32>
      %40 = spirv.Tosa.Minimum nan_mode = <Ignore>, %a6, %a7 : !spirv.arm.tensor<2x3xbf16>, !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xbf16>
      %41 = spirv.Tosa.Mul %a8, %a9, %a14 : !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<1xi8> -> !spirv.arm.tensor<2x3xi32>
      %42 = spirv.Tosa.Mul %a10, %a11, %a14 : !spirv.arm.tensor<2x3xi16>, !spirv.arm.tensor<2x3xi16>, !spirv.arm.tensor<1xi8> -> !spirv.arm.tensor<2x3xi32>
      %43 = spirv.Tosa.Mul %a0, %a1, %a14 : !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<1xi8> -> !spirv.arm.tensor<2x3xi32>
      %44 = spirv.Tosa.Mul %a2, %a3, %a14 : !spirv.arm.tensor<2x3xf16>, !spirv.arm.tensor<2x3xf16>, !spirv.arm.tensor<1xi8> -> !spirv.arm.tensor<2x3xf16>
      %45 = spirv.Tosa.Mul %a4, %a5, %a14 : !spirv.arm.tensor<2x3xf32>, !spirv.arm.tensor<2x3xf32>, !spirv.arm.tensor<1xi8> -> !spirv.arm.tensor<2x3xf32>
      %46 = spirv.Tosa.Mul %a6, %a7, %a14 : !spirv.arm.tensor<2x3xbf16>, !spirv.arm.tensor<2x3xbf16>, !spirv.arm.tensor<1xi8> -> !spirv.arm.tensor<2x3xbf16>
      %47 = spirv.Tosa.Table %a8, %a15 : !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<256xi8> -> !spirv.arm.tensor<2x3xi8>
      %48 = spirv.Tosa.Table %a10, %a16 : !spirv.arm.tensor<2x3xi16>, !spirv.arm.tensor<513xi16> -> !spirv.arm.tensor<2x3xi32>
      %49 = spirv.Tosa.Equal %a0, %a1 : !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<2x3xi1>
      %50 = spirv.Tosa.Equal %a2, %a3 : !spirv.arm.tensor<2x3xf16>, !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xi1>
      %51 = spirv.Tosa.Equal %a4, %a5 : !spirv.arm.tensor<2x3xf32>, !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xi1>
      %52 = spirv.Tosa.Equal %a6, %a7 : !spirv.arm.tensor<2x3xbf16>, !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xi1>
      %53 = spirv.Tosa.Greater %a0, %a1 : !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<2x3xi1>
      %54 = spirv.Tosa.Greater %a2, %a3 : !spirv.arm.tensor<2x3xf16>, !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xi1>
      %55 = spirv.Tosa.Greater %a4, %a5 : !spirv.arm.tensor<2x3xf32>, !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xi1>
      %56 = spirv.Tosa.Greater %a6, %a7 : !spirv.arm.tensor<2x3xbf16>, !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xi1>
      %57 = spirv.Tosa.GreaterEqual %a0, %a1 : !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<2x3xi1>
      %58 = spirv.Tosa.GreaterEqual %a2, %a3 : !spirv.arm.tensor<2x3xf16>, !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xi1>
      %59 = spirv.Tosa.GreaterEqual %a4, %a5 : !spirv.arm.tensor<2x3xf32>, !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xi1>
      %60 = spirv.Tosa.GreaterEqual %a6, %a7 : !spirv.arm.tensor<2x3xbf16>, !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xi1>
      %61 = spirv.Tosa.Select %a12, %a13, %a17 : !spirv.arm.tensor<2x3xi1>, !spirv.arm.tensor<2x3xi1>, !spirv.arm.tensor<2x3xi1> -> !spirv.arm.tensor<2x3xi1>
      %62 = spirv.Tosa.Select %a12, %a8, %a9 : !spirv.arm.tensor<2x3xi1>, !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<2x3xi8> -> !spirv.arm.tensor<2x3xi8>
      %63 = spirv.Tosa.Select %a12, %a10, %a11 : !spirv.arm.tensor<2x3xi1>, !spirv.arm.tensor<2x3xi16>, !spirv.arm.tensor<2x3xi16> -> !spirv.arm.tensor<2x3xi16>
      %64 = spirv.Tosa.Select %a12, %a0, %a1 : !spirv.arm.tensor<2x3xi1>, !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<2x3xi32>
      %65 = spirv.Tosa.Select %a12, %a2, %a3 : !spirv.arm.tensor<2x3xi1>, !spirv.arm.tensor<2x3xf16>, !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xf16>
      %66 = spirv.Tosa.Select %a12, %a4, %a5 : !spirv.arm.tensor<2x3xi1>, !spirv.arm.tensor<2x3xf32>, !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xf32>
      %67 = spirv.Tosa.Select %a12, %a6, %a7 : !spirv.arm.tensor<2x3xi1>, !spirv.arm.tensor<2x3xbf16>, !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xbf16>
      spirv.ARM.GraphOutputs %67 : !spirv.arm.tensor<2x3xbf16>
    }

    spirv.ARM.Graph @reduce(%a0: !spirv.arm.tensor<2x3xi1>,
                            %a1: !spirv.arm.tensor<2x3xi8>,
                            %a2: !spirv.arm.tensor<2x3xi16>,
                            %a3: !spirv.arm.tensor<2x3xi32>,
                            %a4: !spirv.arm.tensor<2x3xf16>,
                            %a5: !spirv.arm.tensor<2x3xf32>,
                            %a6: !spirv.arm.tensor<2x3xbf16>,
                            %a7: !spirv.arm.tensor<2x3xf8E4M3FN>,
                            %a8: !spirv.arm.tensor<2x3xf8E5M2>) -> !spirv.arm.tensor<2xi32> {
      %0 = spirv.Tosa.ReduceAll axis = 1, %a0 : !spirv.arm.tensor<2x3xi1> -> !spirv.arm.tensor<2x1xi1>
      %1 = spirv.Tosa.ReduceAny axis = 1, %a0 : !spirv.arm.tensor<2x3xi1> -> !spirv.arm.tensor<2x1xi1>
      %2 = spirv.Tosa.ReduceMax axis = 1, nan_mode = <Propagate>, %a1 : !spirv.arm.tensor<2x3xi8> -> !spirv.arm.tensor<2x1xi8>
      %3 = spirv.Tosa.ReduceMax axis = 1, nan_mode = <Ignore>, %a2 : !spirv.arm.tensor<2x3xi16> -> !spirv.arm.tensor<2x1xi16>
      %4 = spirv.Tosa.ReduceMax axis = 1, nan_mode = <Propagate>, %a3 : !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<2x1xi32>
      %5 = spirv.Tosa.ReduceMax axis = 1, nan_mode = <Ignore>, %a4 : !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x1xf16>
      %6 = spirv.Tosa.ReduceMax axis = 1, nan_mode = <Propagate>, %a5 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x1xf32>
      %7 = spirv.Tosa.ReduceMax axis = 1, nan_mode = <Ignore>, %a6 : !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x1xbf16>
      %8 = spirv.Tosa.ReduceMin axis = 1, nan_mode = <Propagate>, %a1 : !spirv.arm.tensor<2x3xi8> -> !spirv.arm.tensor<2x1xi8>
      %9 = spirv.Tosa.ReduceMin axis = 1, nan_mode = <Ignore>, %a2 : !spirv.arm.tensor<2x3xi16> -> !spirv.arm.tensor<2x1xi16>
      %10 = spirv.Tosa.ReduceMin axis = 1, nan_mode = <Propagate>, %a3 : !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<2x1xi32>
      %11 = spirv.Tosa.ReduceMin axis = 1, nan_mode = <Ignore>, %a4 : !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x1xf16>
      %12 = spirv.Tosa.ReduceMin axis = 1, nan_mode = <Propagate>, %a5 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x1xf32>
      %13 = spirv.Tosa.ReduceMin axis = 1, nan_mode = <Ignore>, %a6 : !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x1xbf16>
      %14 = spirv.Tosa.ReduceProduct axis = 0, %a4 : !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<1x3xf16>
      %15 = spirv.Tosa.ReduceProduct axis = 0, %a5 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<1x3xf32>
      %16 = spirv.Tosa.ReduceProduct axis = 0, %a6 : !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<1x3xbf16>
      %17 = spirv.Tosa.ReduceSum axis = 0, %a3 : !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<1x3xi32>
      %18 = spirv.Tosa.ReduceSum axis = 0, %a4 : !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<1x3xf16>
      %19 = spirv.Tosa.ReduceSum axis = 0, %a5 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<1x3xf32>
      %20 = spirv.Tosa.ReduceSum axis = 0, %a6 : !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<1x3xbf16>
      %21 = spirv.Tosa.ArgMax axis = 1, nan_mode = <Propagate>, %a1 : !spirv.arm.tensor<2x3xi8> -> !spirv.arm.tensor<2xi32>
      %22 = spirv.Tosa.ArgMax axis = 1, nan_mode = <Ignore>, %a2 : !spirv.arm.tensor<2x3xi16> -> !spirv.arm.tensor<2xi32>
      %23 = spirv.Tosa.ArgMax axis = 1, nan_mode = <Propagate>, %a7 : !spirv.arm.tensor<2x3xf8E4M3FN> -> !spirv.arm.tensor<2xi32>
      %24 = spirv.Tosa.ArgMax axis = 1, nan_mode = <Ignore>, %a8 : !spirv.arm.tensor<2x3xf8E5M2> -> !spirv.arm.tensor<2xi32>
      %25 = spirv.Tosa.ArgMax axis = 1, nan_mode = <Propagate>, %a4 : !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2xi32>
      %26 = spirv.Tosa.ArgMax axis = 1, nan_mode = <Ignore>, %a5 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2xi32>
      %27 = spirv.Tosa.ArgMax axis = 1, nan_mode = <Propagate>, %a6 : !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2xi32>
      spirv.ARM.GraphOutputs %27 : !spirv.arm.tensor<2xi32>
    }

    spirv.ARM.Graph @move(%a0: !spirv.arm.tensor<2x3xi1>,
                          %a1: !spirv.arm.tensor<2x3xi1>,
                          %a2: !spirv.arm.tensor<2x3xi8>,
                          %a3: !spirv.arm.tensor<2x3xi8>,
                          %a4: !spirv.arm.tensor<2x3xi16>,
                          %a5: !spirv.arm.tensor<2x3xi16>,
                          %a6: !spirv.arm.tensor<2x3xi32>,
                          %a7: !spirv.arm.tensor<2x3xi32>,
                          %a8: !spirv.arm.tensor<2x3xf16>,
                          %a9: !spirv.arm.tensor<2x3xf16>,
                          %a10: !spirv.arm.tensor<2x3xf32>,
                          %a11: !spirv.arm.tensor<2x3xf32>,
                          %a12: !spirv.arm.tensor<2x3xbf16>,
                          %a13: !spirv.arm.tensor<2x3xbf16>,
                          %a14: !spirv.arm.tensor<2x3xf8E4M3FN>,
                          %a15: !spirv.arm.tensor<2x3xf8E4M3FN>,
                          %a16: !spirv.arm.tensor<2x3xf8E5M2>,
                          %a17: !spirv.arm.tensor<2x3xf8E5M2>,
                          %a18: !spirv.arm.tensor<4xi32>,
                          %a19: !spirv.arm.tensor<1xi1>,
                          %a20: !spirv.arm.tensor<1xi8>,
                          %a21: !spirv.arm.tensor<1xi16>,
                          %a22: !spirv.arm.tensor<1xi32>,
                          %a23: !spirv.arm.tensor<1xf16>,
                          %a24: !spirv.arm.tensor<1xf32>,
                          %a25: !spirv.arm.tensor<1xbf16>,
                          %a26: !spirv.arm.tensor<1xf8E4M3FN>,
                          %a27: !spirv.arm.tensor<1xf8E5M2>,
                          %a28: !spirv.arm.tensor<2xi32>,
                          %a29: !spirv.arm.tensor<2xi32>,
                          %a30: !spirv.arm.tensor<1x4x3xi8>,
                          %a31: !spirv.arm.tensor<1x2xi32>,
                          %a32: !spirv.arm.tensor<1x4x3xi16>,
                          %a33: !spirv.arm.tensor<1x4x3xi32>,
                          %a34: !spirv.arm.tensor<1x4x3xf16>,
                          %a35: !spirv.arm.tensor<1x4x3xf32>,
                          %a36: !spirv.arm.tensor<1x4x3xbf16>,
                          %a37: !spirv.arm.tensor<1x4x3xf8E4M3FN>,
                          %a38: !spirv.arm.tensor<1x4x3xf8E5M2>,
                          %a39: !spirv.arm.tensor<1x2x3xi8>,
                          %a40: !spirv.arm.tensor<1x2x3xi16>,
                          %a41: !spirv.arm.tensor<1x2x3xi32>,
                          %a42: !spirv.arm.tensor<1x2x3xf16>,
                          %a43: !spirv.arm.tensor<1x2x3xf32>,
                          %a44: !spirv.arm.tensor<1x2x3xbf16>,
                          %a45: !spirv.arm.tensor<1x2x3xf8E4M3FN>,
                          %a46: !spirv.arm.tensor<1x2x3xf8E5M2>) -> !spirv.arm.tensor<1x4x3xf8E5M2> {
      %0 = spirv.Tosa.Concat axis = 0, %a0, %a1 : !spirv.arm.tensor<2x3xi1>, !spirv.arm.tensor<2x3xi1> -> !spirv.arm.tensor<4x3xi1>
      %1 = spirv.Tosa.Concat axis = 0, %a2, %a3 : !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<2x3xi8> -> !spirv.arm.tensor<4x3xi8>
      %2 = spirv.Tosa.Concat axis = 0, %a4, %a5 : !spirv.arm.tensor<2x3xi16>, !spirv.arm.tensor<2x3xi16> -> !spirv.arm.tensor<4x3xi16>
      %3 = spirv.Tosa.Concat axis = 0, %a6, %a7 : !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<4x3xi32>
      %4 = spirv.Tosa.Concat axis = 0, %a8, %a9 : !spirv.arm.tensor<2x3xf16>, !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<4x3xf16>
      %5 = spirv.Tosa.Concat axis = 0, %a10, %a11 : !spirv.arm.tensor<2x3xf32>, !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<4x3xf32>
      %6 = spirv.Tosa.Concat axis = 0, %a12, %a13 : !spirv.arm.tensor<2x3xbf16>, !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<4x3xbf16>
      %7 = spirv.Tosa.Concat axis = 0, %a14, %a15 : !spirv.arm.tensor<2x3xf8E4M3FN>, !spirv.arm.tensor<2x3xf8E4M3FN> -> !spirv.arm.tensor<4x3xf8E4M3FN>
      %8 = spirv.Tosa.Concat axis = 0, %a16, %a17 : !spirv.arm.tensor<2x3xf8E5M2>, !spirv.arm.tensor<2x3xf8E5M2> -> !spirv.arm.tensor<4x3xf8E5M2>
      %9 = spirv.Tosa.Pad %a0, %a18, %a19 : !spirv.arm.tensor<2x3xi1>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<1xi1> -> !spirv.arm.tensor<4x5xi1>
      %10 = spirv.Tosa.Pad %a2, %a18, %a20 : !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<1xi8> -> !spirv.arm.tensor<4x5xi8>
      %11 = spirv.Tosa.Pad %a4, %a18, %a21 : !spirv.arm.tensor<2x3xi16>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<1xi16> -> !spirv.arm.tensor<4x5xi16>
      %12 = spirv.Tosa.Pad %a6, %a18, %a22 : !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<1xi32> -> !spirv.arm.tensor<4x5xi32>
      %13 = spirv.Tosa.Pad %a8, %a18, %a23 : !spirv.arm.tensor<2x3xf16>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<1xf16> -> !spirv.arm.tensor<4x5xf16>
      %14 = spirv.Tosa.Pad %a10, %a18, %a24 : !spirv.arm.tensor<2x3xf32>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<1xf32> -> !spirv.arm.tensor<4x5xf32>
      %15 = spirv.Tosa.Pad %a12, %a18, %a25 : !spirv.arm.tensor<2x3xbf16>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<1xbf16> -> !spirv.arm.tensor<4x5xbf16>
      %16 = spirv.Tosa.Pad %a14, %a18, %a26 : !spirv.arm.tensor<2x3xf8E4M3FN>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<1xf8E4M3FN> -> !spirv.arm.tensor<4x5xf8E4M3FN>
      %17 = spirv.Tosa.Pad %a16, %a18, %a27 : !spirv.arm.tensor<2x3xf8E5M2>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<1xf8E5M2> -> !spirv.arm.tensor<4x5xf8E5M2>
      %18 = spirv.Tosa.Reshape %a0, %a28 : !spirv.arm.tensor<2x3xi1>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<3x2xi1>
      %19 = spirv.Tosa.Reshape %a2, %a28 : !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<3x2xi8>
      %20 = spirv.Tosa.Reshape %a4, %a28 : !spirv.arm.tensor<2x3xi16>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<3x2xi16>
      %21 = spirv.Tosa.Reshape %a6, %a28 : !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<3x2xi32>
      %22 = spirv.Tosa.Reshape %a8, %a28 : !spirv.arm.tensor<2x3xf16>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<3x2xf16>
      %23 = spirv.Tosa.Reshape %a10, %a28 : !spirv.arm.tensor<2x3xf32>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<3x2xf32>
      %24 = spirv.Tosa.Reshape %a12, %a28 : !spirv.arm.tensor<2x3xbf16>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<3x2xbf16>
      %25 = spirv.Tosa.Reshape %a14, %a28 : !spirv.arm.tensor<2x3xf8E4M3FN>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<3x2xf8E4M3FN>
      %26 = spirv.Tosa.Reshape %a16, %a28 : !spirv.arm.tensor<2x3xf8E5M2>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<3x2xf8E5M2>
      %27 = spirv.Tosa.Reverse axis = 1, %a0 : !spirv.arm.tensor<2x3xi1> -> !spirv.arm.tensor<2x3xi1>
      %28 = spirv.Tosa.Reverse axis = 1, %a2 : !spirv.arm.tensor<2x3xi8> -> !spirv.arm.tensor<2x3xi8>
      %29 = spirv.Tosa.Reverse axis = 1, %a4 : !spirv.arm.tensor<2x3xi16> -> !spirv.arm.tensor<2x3xi16>
      %30 = spirv.Tosa.Reverse axis = 1, %a6 : !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<2x3xi32>
      %31 = spirv.Tosa.Reverse axis = 1, %a8 : !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xf16>
      %32 = spirv.Tosa.Reverse axis = 1, %a10 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xf32>
      %33 = spirv.Tosa.Reverse axis = 1, %a12 : !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xbf16>
      %34 = spirv.Tosa.Reverse axis = 1, %a14 : !spirv.arm.tensor<2x3xf8E4M3FN> -> !spirv.arm.tensor<2x3xf8E4M3FN>
      %35 = spirv.Tosa.Reverse axis = 1, %a16 : !spirv.arm.tensor<2x3xf8E5M2> -> !spirv.arm.tensor<2x3xf8E5M2>
      %36 = spirv.Tosa.Slice %a0, %a28, %a29 : !spirv.arm.tensor<2x3xi1>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<1x2xi1>
      %37 = spirv.Tosa.Slice %a2, %a28, %a29 : !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<1x2xi8>
      %38 = spirv.Tosa.Slice %a4, %a28, %a29 : !spirv.arm.tensor<2x3xi16>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<1x2xi16>
      %39 = spirv.Tosa.Slice %a6, %a28, %a29 : !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<1x2xi32>
      %40 = spirv.Tosa.Slice %a8, %a28, %a29 : !spirv.arm.tensor<2x3xf16>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<1x2xf16>
      %41 = spirv.Tosa.Slice %a10, %a28, %a29 : !spirv.arm.tensor<2x3xf32>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<1x2xf32>
      %42 = spirv.Tosa.Slice %a12, %a28, %a29 : !spirv.arm.tensor<2x3xbf16>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<1x2xbf16>
      %43 = spirv.Tosa.Slice %a14, %a28, %a29 : !spirv.arm.tensor<2x3xf8E4M3FN>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<1x2xf8E4M3FN>
      %44 = spirv.Tosa.Slice %a16, %a28, %a29 : !spirv.arm.tensor<2x3xf8E5M2>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<1x2xf8E5M2>
      %45 = spirv.Tosa.Tile %a0, %a28 : !spirv.arm.tensor<2x3xi1>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<4x6xi1>
      %46 = spirv.Tosa.Tile %a2, %a28 : !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<4x6xi8>
      %47 = spirv.Tosa.Tile %a4, %a28 : !spirv.arm.tensor<2x3xi16>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<4x6xi16>
      %48 = spirv.Tosa.Tile %a6, %a28 : !spirv.arm.tensor<2x3xi32>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<4x6xi32>
      %49 = spirv.Tosa.Tile %a8, %a28 : !spirv.arm.tensor<2x3xf16>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<4x6xf16>
      %50 = spirv.Tosa.Tile %a10, %a28 : !spirv.arm.tensor<2x3xf32>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<4x6xf32>
      %51 = spirv.Tosa.Tile %a12, %a28 : !spirv.arm.tensor<2x3xbf16>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<4x6xbf16>
      %52 = spirv.Tosa.Tile %a14, %a28 : !spirv.arm.tensor<2x3xf8E4M3FN>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<4x6xf8E4M3FN>
      %53 = spirv.Tosa.Tile %a16, %a28 : !spirv.arm.tensor<2x3xf8E5M2>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<4x6xf8E5M2>
      %54 = spirv.Tosa.Transpose perms = [1, 0], %a0 : !spirv.arm.tensor<2x3xi1> -> !spirv.arm.tensor<3x2xi1>
      %55 = spirv.Tosa.Transpose perms = [1, 0], %a2 : !spirv.arm.tensor<2x3xi8> -> !spirv.arm.tensor<3x2xi8>
      %56 = spirv.Tosa.Transpose perms = [1, 0], %a4 : !spirv.arm.tensor<2x3xi16> -> !spirv.arm.tensor<3x2xi16>
      %57 = spirv.Tosa.Transpose perms = [1, 0], %a6 : !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<3x2xi32>
      %58 = spirv.Tosa.Transpose perms = [1, 0], %a8 : !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<3x2xf16>
      %59 = spirv.Tosa.Transpose perms = [1, 0], %a10 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<3x2xf32>
      %60 = spirv.Tosa.Transpose perms = [1, 0], %a12 : !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<3x2xbf16>
      %61 = spirv.Tosa.Transpose perms = [1, 0], %a14 : !spirv.arm.tensor<2x3xf8E4M3FN> -> !spirv.arm.tensor<3x2xf8E4M3FN>
      %62 = spirv.Tosa.Transpose perms = [1, 0], %a16 : !spirv.arm.tensor<2x3xf8E5M2> -> !spirv.arm.tensor<3x2xf8E5M2>
      %63 = spirv.Tosa.Gather %a30, %a31 : !spirv.arm.tensor<1x4x3xi8>, !spirv.arm.tensor<1x2xi32> -> !spirv.arm.tensor<1x2x3xi8>
      %64 = spirv.Tosa.Gather %a32, %a31 : !spirv.arm.tensor<1x4x3xi16>, !spirv.arm.tensor<1x2xi32> -> !spirv.arm.tensor<1x2x3xi16>
      %65 = spirv.Tosa.Gather %a33, %a31 : !spirv.arm.tensor<1x4x3xi32>, !spirv.arm.tensor<1x2xi32> -> !spirv.arm.tensor<1x2x3xi32>
      %66 = spirv.Tosa.Gather %a34, %a31 : !spirv.arm.tensor<1x4x3xf16>, !spirv.arm.tensor<1x2xi32> -> !spirv.arm.tensor<1x2x3xf16>
      %67 = spirv.Tosa.Gather %a35, %a31 : !spirv.arm.tensor<1x4x3xf32>, !spirv.arm.tensor<1x2xi32> -> !spirv.arm.tensor<1x2x3xf32>
      %68 = spirv.Tosa.Gather %a36, %a31 : !spirv.arm.tensor<1x4x3xbf16>, !spirv.arm.tensor<1x2xi32> -> !spirv.arm.tensor<1x2x3xbf16>
      %69 = spirv.Tosa.Gather %a37, %a31 : !spirv.arm.tensor<1x4x3xf8E4M3FN>, !spirv.arm.tensor<1x2xi32> -> !spirv.arm.tensor<1x2x3xf8E4M3FN>
      %70 = spirv.Tosa.Gather %a38, %a31 : !spirv.arm.tensor<1x4x3xf8E5M2>, !spirv.arm.tensor<1x2xi32> -> !spirv.arm.tensor<1x2x3xf8E5M2>
      %71 = spirv.Tosa.Scatter %a30, %a31, %a39 : !spirv.arm.tensor<1x4x3xi8>, !spirv.arm.tensor<1x2xi32>, !spirv.arm.tensor<1x2x3xi8> -> !spirv.arm.tensor<1x4x3xi8>
      %72 = spirv.Tosa.Scatter %a32, %a31, %a40 : !spirv.arm.tensor<1x4x3xi16>, !spirv.arm.tensor<1x2xi32>, !spirv.arm.tensor<1x2x3xi16> -> !spirv.arm.tensor<1x4x3xi16>
      %73 = spirv.Tosa.Scatter %a33, %a31, %a41 : !spirv.arm.tensor<1x4x3xi32>, !spirv.arm.tensor<1x2xi32>, !spirv.arm.tensor<1x2x3xi32> -> !spirv.arm.tensor<1x4x3xi32>
      %74 = spirv.Tosa.Scatter %a34, %a31, %a42 : !spirv.arm.tensor<1x4x3xf16>, !spirv.arm.tensor<1x2xi32>, !spirv.arm.tensor<1x2x3xf16> -> !spirv.arm.tensor<1x4x3xf16>
      %75 = spirv.Tosa.Scatter %a35, %a31, %a43 : !spirv.arm.tensor<1x4x3xf32>, !spirv.arm.tensor<1x2xi32>, !spirv.arm.tensor<1x2x3xf32> -> !spirv.arm.tensor<1x4x3xf32>
      %76 = spirv.Tosa.Scatter %a36, %a31, %a44 : !spirv.arm.tensor<1x4x3xbf16>, !spirv.arm.tensor<1x2xi32>, !spirv.arm.tensor<1x2x3xbf16> -> !spirv.arm.tensor<1x4x3xbf16>
      %77 = spirv.Tosa.Scatter %a37, %a31, %a45 : !spirv.arm.tensor<1x4x3xf8E4M3FN>, !spirv.arm.tensor<1x2xi32>, !spirv.arm.tensor<1x2x3xf8E4M3FN> -> !spirv.arm.tensor<1x4x3xf8E4M3FN>
      %78 = spirv.Tosa.Scatter %a38, %a31, %a46 : !spirv.arm.tensor<1x4x3xf8E5M2>, !spirv.arm.tensor<1x2xi32>, !spirv.arm.tensor<1x2x3xf8E5M2> -> !spirv.arm.tensor<1x4x3xf8E5M2>
      spirv.ARM.GraphOutputs %78 : !spirv.arm.tensor<1x4x3xf8E5M2>
    }

    spirv.ARM.Graph @convolution(%a0: !spirv.arm.tensor<1x4x4x3xi8>,
                                 %a1: !spirv.arm.tensor<1xi8>,
                                 %a2: !spirv.arm.tensor<1xi8>,
                                 %a3: !spirv.arm.tensor<2x3x3x3xi8>,
                                 %a4: !spirv.arm.tensor<2xi32>,
                                 %a5: !spirv.arm.tensor<1x4x4x4x3xi8>,
                                 %a6: !spirv.arm.tensor<2x3x3x3x3xi8>,
                                 %a7: !spirv.arm.tensor<3x3x3x2xi8>,
                                 %a8: !spirv.arm.tensor<6xi32>,
                                 %a9: !spirv.arm.tensor<1x2x3xi8>,
                                 %a10: !spirv.arm.tensor<1x3x4xi8>,
                                 %a11: !spirv.arm.tensor<1x4x4x3xi16>,
                                 %a12: !spirv.arm.tensor<1xi16>,
                                 %a13: !spirv.arm.tensor<1xi16>,
                                 %a14: !spirv.arm.tensor<2xi64>,
                                 %a15: !spirv.arm.tensor<1x4x4x4x3xi16>,
                                 %a16: !spirv.arm.tensor<6xi64>,
                                 %a17: !spirv.arm.tensor<1x2x3xi16>,
                                 %a18: !spirv.arm.tensor<1x3x4xi16>,
                                 %a19: !spirv.arm.tensor<1x4x4x3xf16>,
                                 %a20: !spirv.arm.tensor<1xf16>,
                                 %a21: !spirv.arm.tensor<1xf16>,
                                 %a22: !spirv.arm.tensor<2x3x3x3xf16>,
                                 %a23: !spirv.arm.tensor<2xf16>,
                                 %a24: !spirv.arm.tensor<1x4x4x4x3xf16>,
                                 %a25: !spirv.arm.tensor<2x3x3x3x3xf16>,
                                 %a26: !spirv.arm.tensor<3x3x3x2xf16>,
                                 %a27: !spirv.arm.tensor<6xf16>,
                                 %a28: !spirv.arm.tensor<1x2x3xf16>,
                                 %a29: !spirv.arm.tensor<1x3x4xf16>,
                                 %a30: !spirv.arm.tensor<1x4x4x3xf32>,
                                 %a31: !spirv.arm.tensor<1xf32>,
                                 %a32: !spirv.arm.tensor<1xf32>,
                                 %a33: !spirv.arm.tensor<2x3x3x3xf32>,
                                 %a34: !spirv.arm.tensor<2xf32>,
                                 %a35: !spirv.arm.tensor<1x4x4x4x3xf32>,
                                 %a36: !spirv.arm.tensor<2x3x3x3x3xf32>,
                                 %a37: !spirv.arm.tensor<3x3x3x2xf32>,
                                 %a38: !spirv.arm.tensor<6xf32>,
                                 %a39: !spirv.arm.tensor<1x2x3xf32>,
                                 %a40: !spirv.arm.tensor<1x3x4xf32>,
                                 %a41: !spirv.arm.tensor<1x4x4x3xbf16>,
                                 %a42: !spirv.arm.tensor<1xbf16>,
                                 %a43: !spirv.arm.tensor<1xbf16>,
                                 %a44: !spirv.arm.tensor<2x3x3x3xbf16>,
                                 %a45: !spirv.arm.tensor<2xbf16>,
                                 %a46: !spirv.arm.tensor<1x4x4x4x3xbf16>,
                                 %a47: !spirv.arm.tensor<2x3x3x3x3xbf16>,
                                 %a48: !spirv.arm.tensor<3x3x3x2xbf16>,
                                 %a49: !spirv.arm.tensor<6xbf16>,
                                 %a50: !spirv.arm.tensor<1x2x3xbf16>,
                                 %a51: !spirv.arm.tensor<1x3x4xbf16>,
                                 %a52: !spirv.arm.tensor<1x4x4x3xf8E4M3FN>,
                                 %a53: !spirv.arm.tensor<1xf8E4M3FN>,
                                 %a54: !spirv.arm.tensor<1xf8E4M3FN>,
                                 %a55: !spirv.arm.tensor<2x3x3x3xf8E4M3FN>,
                                 %a56: !spirv.arm.tensor<1x4x4x4x3xf8E4M3FN>,
                                 %a57: !spirv.arm.tensor<2x3x3x3x3xf8E4M3FN>,
                                 %a58: !spirv.arm.tensor<3x3x3x2xf8E4M3FN>,
                                 %a59: !spirv.arm.tensor<1x2x3xf8E4M3FN>,
                                 %a60: !spirv.arm.tensor<1x3x4xf8E4M3FN>,
                                 %a61: !spirv.arm.tensor<1x4x4x3xf8E5M2>,
                                 %a62: !spirv.arm.tensor<1xf8E5M2>,
                                 %a63: !spirv.arm.tensor<1xf8E5M2>,
                                 %a64: !spirv.arm.tensor<2x3x3x3xf8E5M2>,
                                 %a65: !spirv.arm.tensor<1x4x4x4x3xf8E5M2>,
                                 %a66: !spirv.arm.tensor<2x3x3x3x3xf8E5M2>,
                                 %a67: !spirv.arm.tensor<3x3x3x2xf8E5M2>,
                                 %a68: !spirv.arm.tensor<1x2x3xf8E5M2>,
                                 %a69: !spirv.arm.tensor<1x3x4xf8E5M2>) -> !spirv.arm.tensor<1x2x4xf16> {
      %0 = spirv.Tosa.AvgPool2D kernel = [2, 2], stride = [1, 1], pad = [0, 0, 0, 0], acc_type = <INT32>, %a0, %a1, %a2 : !spirv.arm.tensor<1x4x4x3xi8>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8> -> !spirv.arm.tensor<1x3x3x3xi8>
      %1 = spirv.Tosa.MaxPool2D kernel = [2, 2], stride = [1, 1], pad = [0, 0, 0, 0], nan_mode = <Propagate>, %a0 : !spirv.arm.tensor<1x4x4x3xi8> -> !spirv.arm.tensor<1x3x3x3xi8>
      %2 = spirv.Tosa.Conv2D pad = [0, 0, 0, 0], stride = [1, 1], dilation = [1, 1], acc_type = <INT32>, local_bound = false, %a0, %a3, %a4, %a1, %a2 : !spirv.arm.tensor<1x4x4x3xi8>, !spirv.arm.tensor<2x3x3x3xi8>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8> -> !spirv.arm.tensor<1x2x2x2xi32>
      %3 = spirv.Tosa.Conv3D pad = [0, 0, 0, 0, 0, 0], stride = [1, 1, 1], dilation = [1, 1, 1], acc_type = <INT32>, local_bound = true, %a5, %a6, %a4, %a1, %a2 : !spirv.arm.tensor<1x4x4x4x3xi8>, !spirv.arm.tensor<2x3x3x3x3xi8>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8> -> !spirv.arm.tensor<1x2x2x2x2xi32>
      %4 = spirv.Tosa.DepthwiseConv2D pad = [0, 0, 0, 0], stride = [1, 1], dilation = [1, 1], acc_type = <INT32>, local_bound = false, %a0, %a7, %a8, %a1, %a2 : !spirv.arm.tensor<1x4x4x3xi8>, !spirv.arm.tensor<3x3x3x2xi8>, !spirv.arm.tensor<6xi32>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8> -> !spirv.arm.tensor<1x2x2x6xi32>
      %5 = spirv.Tosa.TransposeConv2D out_pad = [0, 0, 0, 0], stride = [1, 1], acc_type = <INT32>, local_bound = false, %a0, %a3, %a4, %a1, %a2 : !spirv.arm.tensor<1x4x4x3xi8>, !spirv.arm.tensor<2x3x3x3xi8>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8> -> !spirv.arm.tensor<1x6x6x2xi32>
      %6 = spirv.Tosa.MatMul %a9, %a10, %a1, %a2 : !spirv.arm.tensor<1x2x3xi8>, !spirv.arm.tensor<1x3x4xi8>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8> -> !spirv.arm.tensor<1x2x4xi32>
      %7 = spirv.Tosa.AvgPool2D kernel = [2, 2], stride = [1, 1], pad = [0, 0, 0, 0], acc_type = <INT32>, %a11, %a12, %a13 : !spirv.arm.tensor<1x4x4x3xi16>, !spirv.arm.tensor<1xi16>, !spirv.arm.tensor<1xi16> -> !spirv.arm.tensor<1x3x3x3xi16>
      %8 = spirv.Tosa.MaxPool2D kernel = [2, 2], stride = [1, 1], pad = [0, 0, 0, 0], nan_mode = <Propagate>, %a11 : !spirv.arm.tensor<1x4x4x3xi16> -> !spirv.arm.tensor<1x3x3x3xi16>
      %9 = spirv.Tosa.Conv2D pad = [0, 0, 0, 0], stride = [1, 1], dilation = [1, 1], acc_type = <INT48>, local_bound = false, %a11, %a3, %a14, %a12, %a1 : !spirv.arm.tensor<1x4x4x3xi16>, !spirv.arm.tensor<2x3x3x3xi8>, !spirv.arm.tensor<2xi64>, !spirv.arm.tensor<1xi16>, !spirv.arm.tensor<1xi8> -> !spirv.arm.tensor<1x2x2x2xi64>
      %10 = spirv.Tosa.Conv3D pad = [0, 0, 0, 0, 0, 0], stride = [1, 1, 1], dilation = [1, 1, 1], acc_type = <INT48>, local_bound = true, %a15, %a6, %a14, %a12, %a1 : !spirv.arm.tensor<1x4x4x4x3xi16>, !spirv.arm.tensor<2x3x3x3x3xi8>, !spirv.arm.tensor<2xi64>, !spirv.arm.tensor<1xi16>, !spirv.arm.tensor<1xi8> -> !spirv.arm.tensor<1x2x2x2x2xi64>
      %11 = spirv.Tosa.DepthwiseConv2D pad = [0, 0, 0, 0], stride = [1, 1], dilation = [1, 1], acc_type = <INT48>, local_bound = false, %a11, %a7, %a16, %a12, %a1 : !spirv.arm.tensor<1x4x4x3xi16>, !spirv.arm.tensor<3x3x3x2xi8>, !spirv.arm.tensor<6xi64>, !spirv.arm.tensor<1xi16>, !spirv.arm.tensor<1xi8> -> !spirv.arm.tensor<1x2x2x6xi64>
      %12 = spirv.Tosa.TransposeConv2D out_pad = [0, 0, 0, 0], stride = [1, 1], acc_type = <INT48>, local_bound = false, %a11, %a3, %a14, %a12, %a1 : !spirv.arm.tensor<1x4x4x3xi16>, !spirv.arm.tensor<2x3x3x3xi8>, !spirv.arm.tensor<2xi64>, !spirv.arm.tensor<1xi16>, !spirv.arm.tensor<1xi8> -> !spirv.arm.tensor<1x6x6x2xi64>
      %13 = spirv.Tosa.MatMul %a17, %a18, %a12, %a13 : !spirv.arm.tensor<1x2x3xi16>, !spirv.arm.tensor<1x3x4xi16>, !spirv.arm.tensor<1xi16>, !spirv.arm.tensor<1xi16> -> !spirv.arm.tensor<1x2x4xi64>
      %14 = spirv.Tosa.AvgPool2D kernel = [2, 2], stride = [1, 1], pad = [0, 0, 0, 0], acc_type = <FP32>, %a19, %a20, %a21 : !spirv.arm.tensor<1x4x4x3xf16>, !spirv.arm.tensor<1xf16>, !spirv.arm.tensor<1xf16> -> !spirv.arm.tensor<1x3x3x3xf16>
      %15 = spirv.Tosa.MaxPool2D kernel = [2, 2], stride = [1, 1], pad = [0, 0, 0, 0], nan_mode = <Propagate>, %a19 : !spirv.arm.tensor<1x4x4x3xf16> -> !spirv.arm.tensor<1x3x3x3xf16>
      %16 = spirv.Tosa.Conv2D pad = [0, 0, 0, 0], stride = [1, 1], dilation = [1, 1], acc_type = <FP16>, local_bound = false, %a19, %a22, %a23, %a20, %a21 : !spirv.arm.tensor<1x4x4x3xf16>, !spirv.arm.tensor<2x3x3x3xf16>, !spirv.arm.tensor<2xf16>, !spirv.arm.tensor<1xf16>, !spirv.arm.tensor<1xf16> -> !spirv.arm.tensor<1x2x2x2xf16>
      %17 = spirv.Tosa.Conv3D pad = [0, 0, 0, 0, 0, 0], stride = [1, 1, 1], dilation = [1, 1, 1], acc_type = <FP16>, local_bound = true, %a24, %a25, %a23, %a20, %a21 : !spirv.arm.tensor<1x4x4x4x3xf16>, !spirv.arm.tensor<2x3x3x3x3xf16>, !spirv.arm.tensor<2xf16>, !spirv.arm.tensor<1xf16>, !spirv.arm.tensor<1xf16> -> !spirv.arm.tensor<1x2x2x2x2xf16>
      %18 = spirv.Tosa.DepthwiseConv2D pad = [0, 0, 0, 0], stride = [1, 1], dilation = [1, 1], acc_type = <FP16>, local_bound = false, %a19, %a26, %a27, %a20, %a21 : !spirv.arm.tensor<1x4x4x3xf16>, !spirv.arm.tensor<3x3x3x2xf16>, !spirv.arm.tensor<6xf16>, !spirv.arm.tensor<1xf16>, !spirv.arm.tensor<1xf16> -> !spirv.arm.tensor<1x2x2x6xf16>
      %19 = spirv.Tosa.TransposeConv2D out_pad = [0, 0, 0, 0], stride = [1, 1], acc_type = <FP16>, local_bound = false, %a19, %a22, %a23, %a20, %a21 : !spirv.arm.tensor<1x4x4x3xf16>, !spirv.arm.tensor<2x3x3x3xf16>, !spirv.arm.tensor<2xf16>, !spirv.arm.tensor<1xf16>, !spirv.arm.tensor<1xf16> -> !spirv.arm.tensor<1x6x6x2xf16>
      %20 = spirv.Tosa.MatMul %a28, %a29, %a20, %a21 : !spirv.arm.tensor<1x2x3xf16>, !spirv.arm.tensor<1x3x4xf16>, !spirv.arm.tensor<1xf16>, !spirv.arm.tensor<1xf16> -> !spirv.arm.tensor<1x2x4xf16>
      %21 = spirv.Tosa.AvgPool2D kernel = [2, 2], stride = [1, 1], pad = [0, 0, 0, 0], acc_type = <FP32>, %a30, %a31, %a32 : !spirv.arm.tensor<1x4x4x3xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32> -> !spirv.arm.tensor<1x3x3x3xf32>
      %22 = spirv.Tosa.MaxPool2D kernel = [2, 2], stride = [1, 1], pad = [0, 0, 0, 0], nan_mode = <Propagate>, %a30 : !spirv.arm.tensor<1x4x4x3xf32> -> !spirv.arm.tensor<1x3x3x3xf32>
      %23 = spirv.Tosa.Conv2D pad = [0, 0, 0, 0], stride = [1, 1], dilation = [1, 1], acc_type = <FP32>, local_bound = false, %a30, %a33, %a34, %a31, %a32 : !spirv.arm.tensor<1x4x4x3xf32>, !spirv.arm.tensor<2x3x3x3xf32>, !spirv.arm.tensor<2xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32> -> !spirv.arm.tensor<1x2x2x2xf32>
      %24 = spirv.Tosa.Conv3D pad = [0, 0, 0, 0, 0, 0], stride = [1, 1, 1], dilation = [1, 1, 1], acc_type = <FP32>, local_bound = true, %a35, %a36, %a34, %a31, %a32 : !spirv.arm.tensor<1x4x4x4x3xf32>, !spirv.arm.tensor<2x3x3x3x3xf32>, !spirv.arm.tensor<2xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32> -> !spirv.arm.tensor<1x2x2x2x2xf32>
      %25 = spirv.Tosa.DepthwiseConv2D pad = [0, 0, 0, 0], stride = [1, 1], dilation = [1, 1], acc_type = <FP32>, local_bound = false, %a30, %a37, %a38, %a31, %a32 : !spirv.arm.tensor<1x4x4x3xf32>, !spirv.arm.tensor<3x3x3x2xf32>, !spirv.arm.tensor<6xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32> -> !spirv.arm.tensor<1x2x2x6xf32>
      %26 = spirv.Tosa.TransposeConv2D out_pad = [0, 0, 0, 0], stride = [1, 1], acc_type = <FP32>, local_bound = false, %a30, %a33, %a34, %a31, %a32 : !spirv.arm.tensor<1x4x4x3xf32>, !spirv.arm.tensor<2x3x3x3xf32>, !spirv.arm.tensor<2xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32> -> !spirv.arm.tensor<1x6x6x2xf32>
      %27 = spirv.Tosa.MatMul %a39, %a40, %a31, %a32 : !spirv.arm.tensor<1x2x3xf32>, !spirv.arm.tensor<1x3x4xf32>, !spirv.arm.tensor<1xf32>, !spirv.arm.tensor<1xf32> -> !spirv.arm.tensor<1x2x4xf32>
      %28 = spirv.Tosa.AvgPool2D kernel = [2, 2], stride = [1, 1], pad = [0, 0, 0, 0], acc_type = <FP32>, %a41, %a42, %a43 : !spirv.arm.tensor<1x4x4x3xbf16>, !spirv.arm.tensor<1xbf16>, !spirv.arm.tensor<1xbf16> -> !spirv.arm.tensor<1x3x3x3xbf16>
      %29 = spirv.Tosa.MaxPool2D kernel = [2, 2], stride = [1, 1], pad = [0, 0, 0, 0], nan_mode = <Propagate>, %a41 : !spirv.arm.tensor<1x4x4x3xbf16> -> !spirv.arm.tensor<1x3x3x3xbf16>
      %30 = spirv.Tosa.Conv2D pad = [0, 0, 0, 0], stride = [1, 1], dilation = [1, 1], acc_type = <FP32>, local_bound = false, %a41, %a44, %a45, %a42, %a43 : !spirv.arm.tensor<1x4x4x3xbf16>, !spirv.arm.tensor<2x3x3x3xbf16>, !spirv.arm.tensor<2xbf16>, !spirv.arm.tensor<1xbf16>, !spirv.arm.tensor<1xbf16> -> !spirv.arm.tensor<1x2x2x2xbf16>
      %31 = spirv.Tosa.Conv3D pad = [0, 0, 0, 0, 0, 0], stride = [1, 1, 1], dilation = [1, 1, 1], acc_type = <FP32>, local_bound = true, %a46, %a47, %a45, %a42, %a43 : !spirv.arm.tensor<1x4x4x4x3xbf16>, !spirv.arm.tensor<2x3x3x3x3xbf16>, !spirv.arm.tensor<2xbf16>, !spirv.arm.tensor<1xbf16>, !spirv.arm.tensor<1xbf16> -> !spirv.arm.tensor<1x2x2x2x2xbf16>
      %32 = spirv.Tosa.DepthwiseConv2D pad = [0, 0, 0, 0], stride = [1, 1], dilation = [1, 1], acc_type = <FP32>, local_bound = false, %a41, %a48, %a49, %a42, %a43 : !spirv.arm.tensor<1x4x4x3xbf16>, !spirv.arm.tensor<3x3x3x2xbf16>, !spirv.arm.tensor<6xbf16>, !spirv.arm.tensor<1xbf16>, !spirv.arm.tensor<1xbf16> -> !spirv.arm.tensor<1x2x2x6xbf16>
      %33 = spirv.Tosa.TransposeConv2D out_pad = [0, 0, 0, 0], stride = [1, 1], acc_type = <FP32>, local_bound = false, %a41, %a44, %a45, %a42, %a43 : !spirv.arm.tensor<1x4x4x3xbf16>, !spirv.arm.tensor<2x3x3x3xbf16>, !spirv.arm.tensor<2xbf16>, !spirv.arm.tensor<1xbf16>, !spirv.arm.tensor<1xbf16> -> !spirv.arm.tensor<1x6x6x2xbf16>
      %34 = spirv.Tosa.MatMul %a50, %a51, %a42, %a43 : !spirv.arm.tensor<1x2x3xbf16>, !spirv.arm.tensor<1x3x4xbf16>, !spirv.arm.tensor<1xbf16>, !spirv.arm.tensor<1xbf16> -> !spirv.arm.tensor<1x2x4xf32>
      %35 = spirv.Tosa.AvgPool2D kernel = [2, 2], stride = [1, 1], pad = [0, 0, 0, 0], acc_type = <FP16>, %a52, %a53, %a54 : !spirv.arm.tensor<1x4x4x3xf8E4M3FN>, !spirv.arm.tensor<1xf8E4M3FN>, !spirv.arm.tensor<1xf8E4M3FN> -> !spirv.arm.tensor<1x3x3x3xf8E4M3FN>
      %36 = spirv.Tosa.MaxPool2D kernel = [2, 2], stride = [1, 1], pad = [0, 0, 0, 0], nan_mode = <Propagate>, %a52 : !spirv.arm.tensor<1x4x4x3xf8E4M3FN> -> !spirv.arm.tensor<1x3x3x3xf8E4M3FN>
      %37 = spirv.Tosa.Conv2D pad = [0, 0, 0, 0], stride = [1, 1], dilation = [1, 1], acc_type = <FP16>, local_bound = false, %a52, %a55, %a23, %a53, %a54 : !spirv.arm.tensor<1x4x4x3xf8E4M3FN>, !spirv.arm.tensor<2x3x3x3xf8E4M3FN>, !spirv.arm.tensor<2xf16>, !spirv.arm.tensor<1xf8E4M3FN>, !spirv.arm.tensor<1xf8E4M3FN> -> !spirv.arm.tensor<1x2x2x2xf16>
      %38 = spirv.Tosa.Conv3D pad = [0, 0, 0, 0, 0, 0], stride = [1, 1, 1], dilation = [1, 1, 1], acc_type = <FP16>, local_bound = true, %a56, %a57, %a23, %a53, %a54 : !spirv.arm.tensor<1x4x4x4x3xf8E4M3FN>, !spirv.arm.tensor<2x3x3x3x3xf8E4M3FN>, !spirv.arm.tensor<2xf16>, !spirv.arm.tensor<1xf8E4M3FN>, !spirv.arm.tensor<1xf8E4M3FN> -> !spirv.arm.tensor<1x2x2x2x2xf16>
      %39 = spirv.Tosa.DepthwiseConv2D pad = [0, 0, 0, 0], stride = [1, 1], dilation = [1, 1], acc_type = <FP16>, local_bound = false, %a52, %a58, %a27, %a53, %a54 : !spirv.arm.tensor<1x4x4x3xf8E4M3FN>, !spirv.arm.tensor<3x3x3x2xf8E4M3FN>, !spirv.arm.tensor<6xf16>, !spirv.arm.tensor<1xf8E4M3FN>, !spirv.arm.tensor<1xf8E4M3FN> -> !spirv.arm.tensor<1x2x2x6xf16>
      %40 = spirv.Tosa.TransposeConv2D out_pad = [0, 0, 0, 0], stride = [1, 1], acc_type = <FP16>, local_bound = false, %a52, %a55, %a23, %a53, %a54 : !spirv.arm.tensor<1x4x4x3xf8E4M3FN>, !spirv.arm.tensor<2x3x3x3xf8E4M3FN>, !spirv.arm.tensor<2xf16>, !spirv.arm.tensor<1xf8E4M3FN>, !spirv.arm.tensor<1xf8E4M3FN> -> !spirv.arm.tensor<1x6x6x2xf16>
      %41 = spirv.Tosa.MatMul %a59, %a60, %a53, %a54 : !spirv.arm.tensor<1x2x3xf8E4M3FN>, !spirv.arm.tensor<1x3x4xf8E4M3FN>, !spirv.arm.tensor<1xf8E4M3FN>, !spirv.arm.tensor<1xf8E4M3FN> -> !spirv.arm.tensor<1x2x4xf16>
      %42 = spirv.Tosa.AvgPool2D kernel = [2, 2], stride = [1, 1], pad = [0, 0, 0, 0], acc_type = <FP16>, %a61, %a62, %a63 : !spirv.arm.tensor<1x4x4x3xf8E5M2>, !spirv.arm.tensor<1xf8E5M2>, !spirv.arm.tensor<1xf8E5M2> -> !spirv.arm.tensor<1x3x3x3xf8E5M2>
      %43 = spirv.Tosa.MaxPool2D kernel = [2, 2], stride = [1, 1], pad = [0, 0, 0, 0], nan_mode = <Propagate>, %a61 : !spirv.arm.tensor<1x4x4x3xf8E5M2> -> !spirv.arm.tensor<1x3x3x3xf8E5M2>
      %44 = spirv.Tosa.Conv2D pad = [0, 0, 0, 0], stride = [1, 1], dilation = [1, 1], acc_type = <FP16>, local_bound = false, %a61, %a64, %a23, %a62, %a63 : !spirv.arm.tensor<1x4x4x3xf8E5M2>, !spirv.arm.tensor<2x3x3x3xf8E5M2>, !spirv.arm.tensor<2xf16>, !spirv.arm.tensor<1xf8E5M2>, !spirv.arm.tensor<1xf8E5M2> -> !spirv.arm.tensor<1x2x2x2xf16>
      %45 = spirv.Tosa.Conv3D pad = [0, 0, 0, 0, 0, 0], stride = [1, 1, 1], dilation = [1, 1, 1], acc_type = <FP16>, local_bound = true, %a65, %a66, %a23, %a62, %a63 : !spirv.arm.tensor<1x4x4x4x3xf8E5M2>, !spirv.arm.tensor<2x3x3x3x3xf8E5M2>, !spirv.arm.tensor<2xf16>, !spirv.arm.tensor<1xf8E5M2>, !spirv.arm.tensor<1xf8E5M2> -> !spirv.arm.tensor<1x2x2x2x2xf16>
      %46 = spirv.Tosa.DepthwiseConv2D pad = [0, 0, 0, 0], stride = [1, 1], dilation = [1, 1], acc_type = <FP16>, local_bound = false, %a61, %a67, %a27, %a62, %a63 : !spirv.arm.tensor<1x4x4x3xf8E5M2>, !spirv.arm.tensor<3x3x3x2xf8E5M2>, !spirv.arm.tensor<6xf16>, !spirv.arm.tensor<1xf8E5M2>, !spirv.arm.tensor<1xf8E5M2> -> !spirv.arm.tensor<1x2x2x6xf16>
      %47 = spirv.Tosa.TransposeConv2D out_pad = [0, 0, 0, 0], stride = [1, 1], acc_type = <FP16>, local_bound = false, %a61, %a64, %a23, %a62, %a63 : !spirv.arm.tensor<1x4x4x3xf8E5M2>, !spirv.arm.tensor<2x3x3x3xf8E5M2>, !spirv.arm.tensor<2xf16>, !spirv.arm.tensor<1xf8E5M2>, !spirv.arm.tensor<1xf8E5M2> -> !spirv.arm.tensor<1x6x6x2xf16>
      %48 = spirv.Tosa.MatMul %a68, %a69, %a62, %a63 : !spirv.arm.tensor<1x2x3xf8E5M2>, !spirv.arm.tensor<1x3x4xf8E5M2>, !spirv.arm.tensor<1xf8E5M2>, !spirv.arm.tensor<1xf8E5M2> -> !spirv.arm.tensor<1x2x4xf16>
      spirv.ARM.GraphOutputs %48 : !spirv.arm.tensor<1x2x4xf16>
    }

    spirv.ARM.Graph @fft(%a0: !spirv.arm.tensor<1x4x8xf32>,
                         %a1: !spirv.arm.tensor<1x4x8xf32>) -> !spirv.arm.tensor<1x4x8xf32> {
      %0 = spirv.Tosa.RFFT2D local_bound = false, %a0 : !spirv.arm.tensor<1x4x8xf32> -> !spirv.struct<(!spirv.arm.tensor<1x4x5xf32>, !spirv.arm.tensor<1x4x5xf32>)>
      %1 = spirv.Tosa.FFT2D inverse = true, local_bound = false, %a0, %a1 : !spirv.arm.tensor<1x4x8xf32>, !spirv.arm.tensor<1x4x8xf32> -> !spirv.struct<(!spirv.arm.tensor<1x4x8xf32>, !spirv.arm.tensor<1x4x8xf32>)>
      %2 = spirv.Tosa.Abs %a0 : !spirv.arm.tensor<1x4x8xf32> -> !spirv.arm.tensor<1x4x8xf32>
      spirv.ARM.GraphOutputs %2 : !spirv.arm.tensor<1x4x8xf32>
    }

    spirv.ARM.Graph @convert(%a0: !spirv.arm.tensor<2x3xi8>,
                             %a1: !spirv.arm.tensor<2x3xi16>,
                             %a2: !spirv.arm.tensor<2x3xf16>,
                             %a3: !spirv.arm.tensor<2x3xf32>,
                             %a4: !spirv.arm.tensor<2x3xbf16>,
                             %a5: !spirv.arm.tensor<2x3xi1>,
                             %a6: !spirv.arm.tensor<2x3xi32>,
                             %a7: !spirv.arm.tensor<2x3xf8E4M3FN>,
                             %a8: !spirv.arm.tensor<2x3xf8E5M2>,
                             %a9: !spirv.arm.tensor<1xi32>,
                             %a10: !spirv.arm.tensor<1xi8>,
                             %a11: !spirv.arm.tensor<1xi8>,
                             %a12: !spirv.arm.tensor<1xi16>,
                             %a13: !spirv.arm.tensor<3xi32>,
                             %a14: !spirv.arm.tensor<3xi8>,
                             %a15: !spirv.arm.tensor<2x3xi64>,
                             %a16: !spirv.arm.tensor<1xi64>,
                             %a17: !spirv.arm.tensor<1x4x4x3xi8>,
                             %a18: !spirv.arm.tensor<4xi32>,
                             %a19: !spirv.arm.tensor<2xi32>,
                             %a20: !spirv.arm.tensor<2xi32>,
                             %a21: !spirv.arm.tensor<1x4x4x3xi16>,
                             %a22: !spirv.arm.tensor<1x4x4x3xf16>,
                             %a23: !spirv.arm.tensor<1x4x4x3xf32>,
                             %a24: !spirv.arm.tensor<1x4x4x3xbf16>) -> !spirv.arm.tensor<1x7x7x3xbf16> {
      %0 = spirv.Tosa.Clamp min_val = -128 : i8, max_val = 127 : i8, nan_mode = <Ignore>, %a0 : !spirv.arm.tensor<2x3xi8> -> !spirv.arm.tensor<2x3xi8>
      %1 = spirv.Tosa.Clamp min_val = -5 : i16, max_val = 5 : i16, nan_mode = <Ignore>, %a1 : !spirv.arm.tensor<2x3xi16> -> !spirv.arm.tensor<2x3xi16>
      %2 = spirv.Tosa.Clamp min_val = -1.0 : f16, max_val = 1.0 : f16, nan_mode = <Ignore>, %a2 : !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xf16>
      %3 = spirv.Tosa.Clamp min_val = -1.0 : f32, max_val = 1.0 : f32, nan_mode = <Ignore>, %a3 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xf32>
      %4 = spirv.Tosa.Clamp min_val = -1.0 : bf16, max_val = 1.0 : bf16, nan_mode = <Ignore>, %a4 : !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xbf16>
      %5 = spirv.Tosa.Cast %a5 : !spirv.arm.tensor<2x3xi1> -> !spirv.arm.tensor<2x3xi8>
      %6 = spirv.Tosa.Cast %a0 : !spirv.arm.tensor<2x3xi8> -> !spirv.arm.tensor<2x3xi1>
      %7 = spirv.Tosa.Cast %a0 : !spirv.arm.tensor<2x3xi8> -> !spirv.arm.tensor<2x3xi16>
      %8 = spirv.Tosa.Cast %a1 : !spirv.arm.tensor<2x3xi16> -> !spirv.arm.tensor<2x3xf32>
      %9 = spirv.Tosa.Cast %a6 : !spirv.arm.tensor<2x3xi32> -> !spirv.arm.tensor<2x3xf16>
      %10 = spirv.Tosa.Cast %a2 : !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xi8>
      %11 = spirv.Tosa.Cast %a3 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xbf16>
      %12 = spirv.Tosa.Cast %a3 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xf16>
      %13 = spirv.Tosa.Cast %a4 : !spirv.arm.tensor<2x3xbf16> -> !spirv.arm.tensor<2x3xf32>
      %14 = spirv.Tosa.Cast %a7 : !spirv.arm.tensor<2x3xf8E4M3FN> -> !spirv.arm.tensor<2x3xf16>
      %15 = spirv.Tosa.Cast %a8 : !spirv.arm.tensor<2x3xf8E5M2> -> !spirv.arm.tensor<2x3xbf16>
      %16 = spirv.Tosa.Cast %a2 : !spirv.arm.tensor<2x3xf16> -> !spirv.arm.tensor<2x3xf8E4M3FN>
      %17 = spirv.Tosa.Cast %a3 : !spirv.arm.tensor<2x3xf32> -> !spirv.arm.tensor<2x3xf8E5M2>
      %18 = spirv.Tosa.Rescale scale32 = true, rounding_mode = <SingleRound>, per_channel = false, input_unsigned = false, output_unsigned = false, %a0, %a9, %a10, %a11, %a12 : !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<1xi32>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi16> -> !spirv.arm.tensor<2x3xi16>
      %19 = spirv.Tosa.Rescale scale32 = true, rounding_mode = <DoubleRound>, per_channel = true, input_unsigned = true, output_unsigned = false, %a0, %a13, %a14, %a10, %a12 : !spirv.arm.tensor<2x3xi8>, !spirv.arm.tensor<3xi32>, !spirv.arm.tensor<3xi8>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi16> -> !spirv.arm.tensor<2x3xi16>
      %20 = spirv.Tosa.Rescale scale32 = false, rounding_mode = <InexactRound>, per_channel = false, input_unsigned = false, output_unsigned = false, %a15, %a12, %a10, %a16, %a11 : !spirv.arm.tensor<2x3xi64>, !spirv.arm.tensor<1xi16>, !spirv.arm.tensor<1xi8>, !spirv.arm.tensor<1xi64>, !spirv.arm.tensor<1xi8> -> !spirv.arm.tensor<2x3xi8>
      %21 = spirv.Tosa.Resize mode = <NearestNeighbor>, %a17, %a18, %a19, %a20 : !spirv.arm.tensor<1x4x4x3xi8>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<1x7x7x3xi8>
      %22 = spirv.Tosa.Resize mode = <Bilinear>, %a17, %a18, %a19, %a20 : !spirv.arm.tensor<1x4x4x3xi8>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<1x7x7x3xi32>
      %23 = spirv.Tosa.Resize mode = <NearestNeighbor>, %a21, %a18, %a19, %a20 : !spirv.arm.tensor<1x4x4x3xi16>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<1x7x7x3xi16>
      %24 = spirv.Tosa.Resize mode = <Bilinear>, %a21, %a18, %a19, %a20 : !spirv.arm.tensor<1x4x4x3xi16>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<1x7x7x3xi64>
      %25 = spirv.Tosa.Resize mode = <Bilinear>, %a22, %a18, %a19, %a20 : !spirv.arm.tensor<1x4x4x3xf16>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<1x7x7x3xf16>
      %26 = spirv.Tosa.Resize mode = <NearestNeighbor>, %a23, %a18, %a19, %a20 : !spirv.arm.tensor<1x4x4x3xf32>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<1x7x7x3xf32>
      %27 = spirv.Tosa.Resize mode = <Bilinear>, %a24, %a18, %a19, %a20 : !spirv.arm.tensor<1x4x4x3xbf16>, !spirv.arm.tensor<4xi32>, !spirv.arm.tensor<2xi32>, !spirv.arm.tensor<2xi32> -> !spirv.arm.tensor<1x7x7x3xbf16>
      spirv.ARM.GraphOutputs %27 : !spirv.arm.tensor<1x7x7x3xbf16>
    }
  }
  return
}
