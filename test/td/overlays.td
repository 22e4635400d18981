// What AvailabilityFor adds to an op of another dialect is in the JSON and the
// page, too.
// RUN: %availability_tblgen -gen-availability-json --availability-dialect=toy %s | FileCheck %s --check-prefix=JSON
// RUN: %availability_tblgen -gen-availability-doc --availability-dialect=toy %s | FileCheck %s --check-prefix=DOC
include "mlir-availability/Availability.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}
def Cat_Dialect : Dialect {
  let name = "cat";
  let cppNamespace = "::cat";
}
def V_1 : I32EnumAttrCase<"V_1", 1>;
def V_2 : I32EnumAttrCase<"V_2", 2>;
def Version : I32EnumAttr<"Version", "", [V_1, V_2]> {
  let cppNamespace = "::toy";
}
class MinVersion<I32EnumAttrCase min>
    : MinVersionBase<"QueryMinVersionInterface", Version, min>;

def Toy_Add : Op<Toy_Dialect, "add">;
def Cat_Purr : Op<Cat_Dialect, "purr">;
def : AvailabilityFor<Cat_Purr> {
  let availability = [MinVersion<V_2>];
}

//      JSON: "ops": [
//      JSON: "name": "toy.add",
// JSON-NEXT: "clauses": []
//      JSON: "overlays": [
//      JSON: "name": "cat.purr",
//      JSON: "dimension": "toy.min_version",
// JSON-NEXT: "value": "V_2"
//      JSON: "types": []

//      DOC: ## Ops
//      DOC: | `toy.add` |  |  |
//      DOC: ## Ops of other dialects
//      DOC: | `cat.purr` | V_2 or later |  |
