// Upstream's TOSA ops go through the generator as they are. MLIR 22 and 23 have a class Availability in their records, and
// MLIR 24 has none: our records are of our own class, which is called OwnAvailability here. All ops are there; one of them
// (yield) needs nothing and holds nothing that overlays may speak of.
// RUN: %availability_tblgen -gen-availability-decls %td/mlir-availability/dialects/Tosa.td | FileCheck %s --check-prefix=DECLS
// RUN: %availability_tblgen -gen-availability-defs %td/mlir-availability/dialects/Tosa.td > %t.inc
// RUN: FileCheck %s --check-prefix=DEFS < %t.inc
// RUN: grep -c '{::llvm::StringLiteral("tosa\.[^"]*"), emitNameClauses' %t.inc | FileCheck %s --check-prefix=COUNT%llvm_major

// COUNT22: {{^}}93{{$}}
// COUNT23: {{^}}101{{$}}

// DECLS-DAG: /// Returns the dimension `tosa.profile`.
// DECLS-DAG: /// Returns the dimension `tosa.extension`.
// DECLS-DAG: /// Returns the dimension `tosa.level`.
// DECLS-DAG: /// Returns the dimension `tosa.min_version`.
// The typed interfaces are called otherwise than upstream's.
// DECLS-NOT: class QueryProfileInterface
// DECLS-DAG: class ProfileInterface : public
// DECLS-NOT: class QueryProfileInterface

// Values are called what MLIR calls them.
// DEFS:      ::llvm::StringLiteral("bf16")
// DEFS:      ::llvm::StringLiteral("tosa.extension"), ::llvm::StringLiteral("extension"),
// DEFS-NEXT: ::mlir::availability::Relation::OneOf, values, false,
// DEFS:      ::llvm::StringLiteral("pro_int")
// DEFS:      ::llvm::StringLiteral("tosa.profile"), ::llvm::StringLiteral("profile"),
// DEFS-NEXT: ::mlir::availability::Relation::OneOf, values, false,

// A record of an op whose needs depend on types lists alternatives: one clause
// across two dimensions (3 is the profile, 0 the extension), whose last row says
// so. Before it is the version that shapes of unknown sizes need.
// DEFS:      requirementRows[] = {
// DEFS-NEXT: {1, 2, true},
// DEFS-NEXT: {1, 3, false},
// DEFS-NEXT: {2, 3, false},
// DEFS-NEXT: {3, 0, false},
// DEFS-NEXT: {13, 0, true},
// The record of an op that doesn't hang on types lists two clauses.
// DEFS-NEXT: {1, 3, false},
// DEFS-NEXT: {2, 3, true},
// DEFS-NEXT: {{[{]1[45]}}, 0, true},

// The targets, as MLIR writes them.
// DEFS: "tosa1.0:pro_fp"
// DEFS: specification_version = \"1.0\", level = \"8k\", profiles = [pro_fp]

// An op that a newer MLIR adds is unknown until a record states what has it.
// RUN: %availability_tblgen -gen-availability-json %s 2>&1 | FileCheck %s --check-prefix=NEW
include "mlir/Dialect/Tosa/IR/TosaOps.td"
def Tosa_NewOp : Tosa_Op<"brand_new">;
include "mlir-availability/dialects/Tosa.td"
// NEW-NOT:  warning:
// NEW-NOT:  "unknown": "no record
// NEW:      "name": "tosa.brand_new",
// NEW:      "unknown": "no record states which profiles and extensions have this op"
// NEW-NOT:  "unknown": "no record

// The same input gives the same output.
// RUN: %availability_tblgen -gen-availability-defs %td/mlir-availability/dialects/Tosa.td | diff %t.inc -
