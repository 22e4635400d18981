// A dialect with overlays only: its class is generated, everything is registered at once, and dimensions of
// other dialects stay with those.
// RUN: split-file --leading-lines %s %t
// RUN: %availability_tblgen -gen-availability-decls -I %t %t/vendor.td | FileCheck %s --check-prefix=DECLS
// RUN: %availability_tblgen -gen-availability-defs -I %t %t/vendor.td | FileCheck %s --check-prefix=DEFS
// RUN: %availability_tblgen -gen-availability-decls -I %t %t/common.td | FileCheck %s --check-prefix=OWN
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/own-op.td 2>&1 | FileCheck %s --check-prefix=OWNOP
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/same-name.td 2>&1 | FileCheck %s --check-prefix=SAMENAME
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/builtin-type.td 2>&1 | FileCheck %s --check-prefix=BUILTIN
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/two.td 2>&1 | FileCheck %s --check-prefix=TWO
// RUN: not %availability_tblgen -gen-availability-defs -I %t %t/merge.td 2>&1 | FileCheck %s --check-prefix=MERGE

//--- common.td
include "mlir-availability/Availability.td"
def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}
def V_1 : I32EnumAttrCase<"V_1", 1>;
def V_2 : I32EnumAttrCase<"V_2", 2>;
def Version : I32EnumAttr<"Version", "", [V_1, V_2]> {
  let cppNamespace = "::toy";
}
class MinVersion<EnumCase min> : MinVersionBase<"QueryMinVersionInterface", Version, min>;
def Toy_AOp : Op<Toy_Dialect, "a"> { list<Availability> availability = [MinVersion<V_1>]; }
def Toy_Box : TypeDef<Toy_Dialect, "Box"> { let mnemonic = "box"; }
def : AvailabilityHooks<Toy_Dialect>;

// OWN:       Returns the dimension `toy.min_version`.
// OWN:       class QueryMinVersionInterface :
// OWN:       class AvailabilityQueries
// OWN:         ::toy::Version getMinVersion() {
// OWN-NEXT:      return ::toy::QueryMinVersionInterface::getMinVersion(
// OWN-NOT:   class ToyDialect
// OWN:       class ToyAvailabilityInterface
// OWN:       attachToyAvailabilityHooks(::mlir::Dialect &dialect);
// OWN:       void registerToyAvailability(::mlir::DialectRegistry &registry);

//--- vendor.td
include "common.td"
def Vendor_Dialect : OverlayDialect<"vendor", "::vendor">;
class Seats<int count> : Availability {
  let cppNamespace = "::vendor";
  let interfaceName = "QuerySeatsInterface";
  let queryFnName = "getSeats";
  let queryFnRetType = "int64_t";
  let mergeAction = "$overall = std::max($overall, $instance)";
  let relation = AtLeast;
  let initializer = "0";
  let instanceType = "int64_t";
  let instance = !cast<string>(count);
}
def : AvailabilityFor<Toy_AOp> { let availability = [MinVersion<V_2>, Seats<3>]; }
def : AvailabilityForType<Toy_Box> { let availability = [Seats<4>]; }

// DECLS-NOT:  toy.min_version
// DECLS:      Returns the dimension `vendor.seats`.
// DECLS-NOT:  QueryMinVersionInterface
// DECLS:      class QuerySeatsInterface :
// DECLS-NOT:  AvailabilityQueries
// DECLS:      class VendorDialect : public ::mlir::Dialect
// DECLS:      class VendorAvailabilityInterface
// DECLS-NOT:  Hooks
// DECLS:      void registerVendorAvailability(::mlir::DialectRegistry &registry);

// DEFS-NOT:   getMinVersionDimension() {
// DEFS:       getAvailabilityDimensions() {
// DEFS-NEXT:    dimensions[] = {
// DEFS-NEXT:      &::vendor::getSeatsDimension(),
// DEFS-NEXT:    };
// DEFS:       getRowDimensions() {
// DEFS-NEXT:    dimensions[] = {
// DEFS-NEXT:      &::toy::getMinVersionDimension(),
// DEFS-NEXT:      &::vendor::getSeatsDimension(),
// DEFS-NEXT:    };
// DEFS:       : ::toy::QueryMinVersionInterface::FallbackModel<MinVersionQueryModel>
// DEFS:       MinVersionQueryOps[] = {
// DEFS-NEXT:    ::llvm::StringLiteral("toy.a"),
// DEFS:       void registerVendorAvailability(
// DEFS-NEXT:    registry.insert<VendorDialect>();
// DEFS:           dialect->addInterfaces<VendorAvailabilityInterface>();
// DEFS-NEXT:      attachRecords(*context);
// DEFS-NEXT:      attachQueryModels(*context);
// DEFS:         overlaid[] = {
// DEFS-NEXT:        ::llvm::StringLiteral("toy"),
// DEFS-NEXT:    };
// DEFS:           registry, "", overlaid,
// DEFS-NEXT:        context->getOrLoadDialect<VendorDialect>();

//--- own-op.td
include "common.td"
def Vendor_Dialect : OverlayDialect<"vendor", "::vendor">;
// OWNOP: own-op.td:[[#@LINE+1]]:5: error: overlay dialect 'vendor' can't have ops of its own
def Vendor_BOp : Op<Vendor_Dialect, "b">;

//--- same-name.td
include "common.td"
// SAMENAME: same-name.td:[[#@LINE+1]]:5: error: overlay dialect 'toy' has the name of another dialect
def Vendor_Dialect : OverlayDialect<"toy", "::vendor">;

//--- builtin-type.td
include "common.td"
include "mlir/IR/BuiltinTypes.td"
def Vendor_Dialect : OverlayDialect<"vendor", "::vendor">;
// BUILTIN: builtin-type.td:[[#@LINE+1]]:1: error: an overlay of 'Builtin_Float16', which is builtin, applies to the ops of the generated dialect, but overlay dialect 'vendor' has no ops; put the requirements into overlays of ops
def : AvailabilityForType<Builtin_Float16> { let availability = [MinVersion<V_2>]; }

//--- two.td
include "common.td"
def A_Dialect : OverlayDialect<"a", "::a">;
def B_Dialect : OverlayDialect<"b", "::b">;
// TWO: two.td: error: the records are of 2 dialects, {{.*}}: choose one with --availability-dialect=<name>

//--- merge.td
include "common.td"
class Lowest<EnumCase min> : MinVersion<min> {
  let mergeAction = "$overall = std::min($overall, $instance)";
}
// MERGE: error: two requirements along dimension 'toy.min_version' have a different 'mergeAction'
// MERGE: note: the other one is here
def Toy_BOp : Op<Toy_Dialect, "b"> { list<Availability> availability = [Lowest<V_2>]; }
