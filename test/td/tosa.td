// Upstream's TOSA ops, whose class Availability isn't ours, and isn't that of
// SPIR-V either, go through the generator as they are. All 94 ops are there; two
// of them (apply_scale, yield) need nothing.
// RUN: %availability_tblgen -gen-availability-decls %td/mlir-availability/dialects/TOSA.td | FileCheck %s --check-prefix=DECLS
// RUN: %availability_tblgen -gen-availability-defs %td/mlir-availability/dialects/TOSA.td > %t.inc
// RUN: FileCheck %s --check-prefix=DEFS < %t.inc
// RUN: grep -c 'attachToOp<.*"tosa\.' %t.inc | FileCheck %s --check-prefix=COUNT

// COUNT: {{^}}92{{$}}

// DECLS-DAG: /// Returns the dimension `tosa.profile`.
// DECLS-DAG: /// Returns the dimension `tosa.extension`.
// DECLS-DAG: /// Returns the dimension `tosa.min_version`.
// Upstream implements the typed interfaces itself.
// DECLS-NOT: class QueryProfileInterface

// Values are called what MLIR calls them.
// DEFS:      ::llvm::StringLiteral("bf16")
// DEFS:      ::llvm::StringLiteral("tosa.extension"), ::llvm::StringLiteral("extension"),
// DEFS-NEXT: ::mlir::availability::Relation::OneOf, values, nullptr);
// DEFS:      ::llvm::StringLiteral("pro_int")
// DEFS:      ::llvm::StringLiteral("tosa.profile"), ::llvm::StringLiteral("profile"),
// DEFS-NEXT: ::mlir::availability::Relation::OneOf, values, nullptr);

// A record of an op whose needs depend on types lists alternatives: one clause
// across two dimensions.
// DEFS:      profs[] = {::mlir::tosa::Profile::pro_int, ::mlir::tosa::Profile::pro_fp};
// DEFS:      anyOf, ::mlir::tosa::getProfileDimension(),
// DEFS-NOT:  sink
// DEFS:      anyOf, ::mlir::tosa::getExtensionDimension(),
// DEFS:      sink.emit(anyOf, source);
// The record of an op that doesn't hang on types lists two clauses.
// DEFS:      ::mlir::availability::emitInstance(
// DEFS-NEXT: sink, ::mlir::tosa::getProfileDimension()

// The targets, as MLIR writes them.
// DEFS: "tosa1.0:pro_fp"
// DEFS: specification_version = \"1.0\", level = \"8k\", profiles = [pro_fp]

// The same input gives the same output.
// RUN: %availability_tblgen -gen-availability-defs %td/mlir-availability/dialects/TOSA.td | diff %t.inc -
