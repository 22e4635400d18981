// The classes of the RFC, as it writes them. Its merge actions say the relations. Its highest version starts at a number
// that is no version, and that is -1 where it is compared: it stands for no limit, so the first requirement takes its place.
// RUN: %availability_tblgen -gen-availability-defs %s | FileCheck %s
// RUN: %availability_tblgen -gen-availability-json %s | FileCheck %s --check-prefix=JSON
// RUN: not %availability_tblgen -gen-availability-json %s -DWIDE -o /dev/null 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: sed 's/static_cast<int>/static_cast<int32_t>/g' %s > %t.td
// RUN: not %availability_tblgen -gen-availability-json %t.td -DWIDE -o /dev/null 2>&1 | FileCheck %s --check-prefix=INT32
// RUN: sed 's/static_cast<int>/static_cast<::std::uint32_t>/g' %s > %t.td
// RUN: %availability_tblgen -gen-availability-json %t.td -DWIDE | FileCheck %s --check-prefix=JSON
// RUN: sed 's/static_cast<int>/static_cast<long long>/g' %s > %t.td
// RUN: %availability_tblgen -gen-availability-json %t.td -DWIDE | FileCheck %s --check-prefix=JSON
// RUN: sed 's/static_cast<int>/static_cast<std::int8_t>/g' %s > %t.td
// RUN: not %availability_tblgen -gen-availability-json %t.td -DWIDE -o /dev/null 2>&1 | FileCheck %s --check-prefix=INT8
// RUN: sed 's/static_cast<int>/static_cast<float>/g' %s > %t.td
// RUN: not %availability_tblgen -gen-availability-json %t.td  -o /dev/null 2>&1 | FileCheck %s --check-prefix=FLOAT
// RUN: sed 's/std::max(static_cast<int>(\(.overall\)), static_cast<int>/std::max<short>(\1, (/g' %s > %t.td
// RUN: not %availability_tblgen -gen-availability-json %t.td -DWIDE -o /dev/null 2>&1 | FileCheck %s --check-prefix=COMPARED

//      CHECK: ::mlir::example::Version overall = static_cast<::mlir::example::Version>(~uint32_t(0));
// CHECK-NEXT: bool isUnlimited = !::mlir::availability::isValueOf(getMaxVersionDimension(), overall);
//      CHECK: if (std::exchange(isUnlimited, false))
// CHECK-NEXT:   overall = static_cast<::mlir::example::Version>(instance);
// CHECK-NEXT: overall = {{.*}}std::min(static_cast<int>(overall), static_cast<int>(instance))

// Both are ends of one range, over one enum.
// JSON: "name": "example.max_version",
// JSON: "counterpart": "example.min_version",
// JSON: "name": "example.min_version",
// JSON: "counterpart": "example.max_version",

// WIDE: error: 'mergeAction' of dimension 'example.min_version' casts to 'int', which can't hold V_4, 2147483648
// INT32: error: 'mergeAction' of dimension 'example.min_version' casts to 'int32_t', which can't hold V_4, 2147483648
// INT8: error: 'mergeAction' of dimension 'example.min_version' casts to 'std::int8_t', which can't hold V_4, 2147483648
// FLOAT: error: 'mergeAction' of dimension 'example.min_version' casts to 'float', which is neither '::mlir::example::Version' nor an integer type of a known width
// COMPARED: error: 'mergeAction' of dimension 'example.min_version' casts to 'short', which can't hold V_4, 2147483648

include "mlir-availability/Availability.td"
def EXAMPLE_Dialect : Dialect { let name = "example"; let cppNamespace = "::mlir::example"; }
def EXAMPLE_V1 : I32EnumAttrCase<"V_1", 0>;
def EXAMPLE_V2 : I32EnumAttrCase<"V_2", 1>;
def EXAMPLE_V3 : I32EnumAttrCase<"V_3", 2>;
def EXAMPLEVersionAttr : I32EnumAttr<
    "Version", "valid versions", [EXAMPLE_V1, EXAMPLE_V2, EXAMPLE_V3
#ifdef WIDE
    , I32EnumAttrCase<"V_4", 0x80000000>
#endif
    ]> {
  let cppNamespace = "::mlir::example";
}
class RfcMinBase<string name, I32EnumAttr scheme, I32EnumAttrCase min> : Availability {
  let interfaceName = name;
  let queryFnRetType = scheme.returnType;
  let queryFnName = "getMinVersion";
  let mergeAction = "$final = static_cast<" # scheme.returnType # ">("
    "std::max(static_cast<int>($overall), static_cast<int>($instance)))";
  let initializer = "static_cast<" # scheme.returnType # ">(uint32_t(0))";
  let instanceType = scheme.cppNamespace # "::" # scheme.className;
  let instance = scheme.cppNamespace # "::" # scheme.className # "::" # min.symbol;
}
class RfcMaxBase<string name, I32EnumAttr scheme, I32EnumAttrCase max> : Availability {
  let interfaceName = name;
  let queryFnRetType = scheme.returnType;
  let queryFnName = "getMaxVersion";
  let mergeAction = "$final = static_cast<" # scheme.returnType # ">("
    "std::min(static_cast<int>($overall), static_cast<int>($instance)))";
  let initializer = "static_cast<" # scheme.returnType # ">(~uint32_t(0))";
  let instanceType = scheme.cppNamespace # "::" # scheme.className;
  let instance = scheme.cppNamespace # "::" # scheme.className # "::" # max.symbol;
}
class MinVersion<I32EnumAttrCase min> : RfcMinBase<"QueryMinVersionInterface", EXAMPLEVersionAttr, min>;
class MaxVersion<I32EnumAttrCase max> : RfcMaxBase<"QueryMaxVersionInterface", EXAMPLEVersionAttr, max>;
def EXAMPLE_A_Op : Op<EXAMPLE_Dialect, "a"> {
  list<Availability> availability = [MinVersion<EXAMPLE_V1>, MaxVersion<EXAMPLE_V3>];
  let arguments = (ins AttrAvailableAt<F32Attr, [MinVersion<EXAMPLE_V2>]>:$attr);
  let results = (outs AnyTypeOf<[I32, TypeAvailableAt<F32, [MinVersion<EXAMPLE_V3>]>]>:$result);
}
