//===- DeviceCode.td - Ops of LLVM IR in device code -------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What no GPU's back end compiles, and the vocabulary of the records of each
// vendor. Sources: tools/probe/core.py asks llc, ptxas and llvm-mc for each
// op with many types, address spaces, orderings and scopes;
// tools/probe/data/core.jsonl has the answers. Ops that it has no shape of are
// unknown.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECTS_DEVICECODE_TD
#define MLIR_AVAILABILITY_DIALECTS_DEVICECODE_TD

include "mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td"
include "mlir/Dialect/LLVMIR/LLVMOps.td"

include "mlir-availability/Availability.td"

// Requirements of an op of `llvm` in functions that run on a GPU. `condition`
// is C++ over `$_self` and `$_op`; it comes first because it is cheap.
class InDeviceCode<code condition, string words, list<Availability> requirements,
                   string why = words>
    : AvailableWhen<
          PredInWords<"(" # condition # ") && ::mlir::availability::"
                      "isDeviceCode(&$_op, $_analyses)", words>,
          requirements, why>;

// Requirements of a call, unless it is of an intrinsic for CPUs, in code for
// these.
class LLVM_NotForCPUs<AvailabilityList requirements>
    : AvailableWhen<PredInWords<"!::mlir::availability::callsForCPU(&$_op, "
                                "$_analyses)", "in code for GPUs">,
                    requirements, "in code for GPUs">;

// The chips differ without a known rule, or no probe was made.
class NotMeasured<code condition, string words, string why>
    : InDeviceCode<condition, words, [UnknownNeeds<why>]>;

defvar LLVM_CoreOps =
    !filter(op, !instances<Op>(), !eq(op.opDialect, LLVM_Dialect));

// Rules about types that few programs have: one cheap question comes before all
// of them.
class LLVM_WithRareTypes<list<Availability> rules>
    : AvailableWhen<PredInWords<"::mlir::availability::hasRareType(&$_op)",
                                "with a rare type">,
                    rules>;

// Ops of which the probes have no shape.
defvar LLVM_UnprobedOps = !filter(
    op, LLVM_CoreOps,
    !or(!ge(!find(op.opName, "intr.coro."), 0),
        !ge(!find(op.opName, "intr.matrix."), 0),
        !eq(op.opName, "intr.threadlocal.address"),
        !eq(op.opName, "mlir.ifunc"),
        !eq(op.opName, "intr.vastart"), !eq(op.opName, "intr.vacopy"),
        !eq(op.opName, "intr.vaend"),
        !eq(op.opName, "intr.eh.typeid.for"),
        !eq(op.opName, "intr.vscale"), !eq(op.opName, "resume"),
        !eq(op.opName, "landingpad"),
        !eq(op.opName, "invoke"), !eq(op.opName, "va_arg")));

// Sizes of integers that LLVM compiles beside some floating-point types only.
defvar LLVM_OtherIntegers = [
  NotMeasured<"!::mlir::getElementTypeOrSelf($_self.getType()).isInteger(32) && "
              "!::mlir::getElementTypeOrSelf($_self.getType()).isInteger(64)",
              "to another integer than i32 and i64",
              "LLVM compiles other integers for some types only">];
defvar LLVM_OtherExponents = [
  NotMeasured<"!::mlir::getElementTypeOrSelf($_self->getOperand(1).getType())"
              ".isInteger(32)",
              "with another exponent than i32",
              "LLVM compiles other exponents for some types only: "
              "convert it to i32">];
defvar LLVM_OtherFractions = [
  NotMeasured<"::mlir::availability::hasOtherExponent(&$_op)",
              "with another exponent than i32",
              "LLVM compiles other exponents for some types only">];

// LLVM's attributes of functions, as an import of LLVM IR passes them through,
// that need nothing on any GPU. Others are for another target, or change what
// LLVM writes before and after a function. Vendors' records judge the values of
// theirs.
defvar LLVM_KnownAttributes = [
  "alignstack", "alwaysinline", "amdgpu-32bit-address-high-bits",
  "amdgpu-agpr-alloc", "amdgpu-cluster-dims", "amdgpu-dx10-clamp",
  "amdgpu-flat-work-group-size", "amdgpu-gds-size", "amdgpu-ieee",
  "amdgpu-implicitarg-num-bytes", "amdgpu-lds-size",
  "amdgpu-max-num-workgroups", "amdgpu-memory-bound", "amdgpu-no-agpr",
  "amdgpu-no-cluster-id-x", "amdgpu-no-cluster-id-y", "amdgpu-no-cluster-id-z",
  "amdgpu-no-completion-action", "amdgpu-no-default-queue",
  "amdgpu-no-dispatch-id", "amdgpu-no-dispatch-ptr",
  "amdgpu-no-flat-scratch-init", "amdgpu-no-heap-ptr", "amdgpu-no-hostcall-ptr",
  "amdgpu-no-implicitarg-ptr", "amdgpu-no-lds-kernel-id",
  "amdgpu-no-multigrid-sync-arg", "amdgpu-no-queue-ptr",
  "amdgpu-no-workgroup-id-x", "amdgpu-no-workgroup-id-y",
  "amdgpu-no-workgroup-id-z", "amdgpu-no-workitem-id-x",
  "amdgpu-no-workitem-id-y", "amdgpu-no-workitem-id-z", "amdgpu-no-wwm",
  "amdgpu-num-sgpr", "amdgpu-sched-strategy",
  "amdgpu-unsafe-fp-atomics", "amdgpu-wave-limiter", "amdgpu-waves-per-eu",
  "approx-func-fp-math", "cold", "convergent",
  "correctly-rounded-divide-sqrt-fp-math", "denormal-fp-math",
  "denormal-fp-math-f32", "disable-tail-calls", "frame-pointer", "hot",
  "inlinehint", "less-precise-fpmad", "memory", "min-legal-vector-width",
  "minsize", "mustprogress", "no-builtins", "no-inline-line-tables",
  "no-infs-fp-math", "no-jump-tables", "no-nans-fp-math",
  "no-signed-zeros-fp-math", "no-trapping-math", "nobuiltin", "nocallback",
  "nocreateundeforpoison", "nodivergencesource", "noduplicate", "nofree",
  "noimplicitfloat", "noinline", "nomerge", "norecurse", "noreturn", "nosync",
  "nounwind", "null_pointer_is_valid", "nvptx-f32ftz",
  "nvvm.annotations_transplanted", "nvvm.blocksareclusters",
  "nvvm.cluster_dim", "nvvm.maxclusterrank", "nvvm.maxnreg", "nvvm.maxntid",
  "nvvm.minctasm", "nvvm.reqntid", "optnone", "optsize",
  "prefer-vector-width", "reciprocal-estimates", "speculatable",
  "stack-protector-buffer-size", "target-cpu", "target-features", "tune-cpu",
  "uniform-work-group-size", "unsafe-fp-math", "use-soft-float", "uwtable",
  "willreturn"
];

// Alignments that ptxas and the assemblers take in reasonable time.
defvar LLVM_HasHugeAlignment = "$_self.getAlignment().value_or(0) > 1048576";

// Functions that no probe was made of, for chips that know the calling
// `conventions`, beside those of C and of other chips' kernels.
class LLVM_UnprobedFunctions<list<string> conventions> {
  list<Availability> unknown = [
    NotMeasured<"!::mlir::availability::isUsualConvention($_self.getCConv()) && "
                "!::llvm::is_contained({::mlir::LLVM::cconv::CConv::" #
                !interleave(!listconcat(["PTX_Kernel", "AMDGPU_KERNEL"],
                                        conventions),
                            ", ::mlir::LLVM::cconv::CConv::") #
                "}, $_self.getCConv())",
                "with another calling convention",
                "it has another calling convention than kernels and C">,
    NotMeasured<"$_self.getLinkage() == "
                "::mlir::LLVM::Linkage::AvailableExternally",
                "of the linkage 'available_externally'",
                "LLVM doesn't write such a function, and calls it">,
    NotMeasured<"$_self.getLinkage() == ::mlir::LLVM::Linkage::ExternWeak && "
                "!$_self.isExternal()",
                "of the linkage 'extern_weak', with a body",
                "LLVM's verifier refuses such a function">,
    NotMeasured<"::mlir::availability::passesOther($_self, {\"" #
                !interleave(LLVM_KnownAttributes, "\", \"") # "\"})",
                "with an attribute of LLVM's in 'passthrough' that few "
                "functions have",
                "no probe was made of functions with such an attribute">,
    NotMeasured<"::mlir::availability::passesOtherThanNumbers($_self, "
                "\"stack-protector-buffer-size\", 1, 1)",
                "stack-protector-buffer-size without a number",
                "LLVM reads a number">,
    NotMeasured<"$_self.getGarbageCollector().has_value()",
                "with a garbage collector",
                "no probe was made of functions with a garbage collector">,
    NotMeasured<LLVM_HasHugeAlignment, "aligned to more than 1 MiB",
                "no probe was made of such alignments">,
  ];
}

// Variables that no probe was made of, where initial values may have addresses
// in `spaces`.
class LLVM_UnprobedVariables<string spaces> {
  list<Availability> unknown = [
    NotMeasured<"::mlir::availability::hasOtherInitializer(&$_op, {" # spaces #
                "})", "with an initial value that computes an address",
                "LLVM writes sums, casts and addresses in rare address spaces "
                "as data in some cases only">,
    NotMeasured<"$_self.getLinkage() == ::mlir::LLVM::Linkage::Appending && "
                "!::mlir::availability::isListOfUsed(&$_op)",
                "of the linkage 'appending', other than a list of symbols",
                "LLVM knows a few variables of this linkage by their names">,
    NotMeasured<"$_self.getLinkage() == ::mlir::LLVM::Linkage::Common && "
                "::mlir::availability::getInitialValue(&$_op) != "
                "::mlir::availability::InitialValue::Zero",
                "of the linkage 'common', without zero as its value",
                "LLVM's verifier refuses most of these">,
    NotMeasured<LLVM_HasHugeAlignment, "aligned to more than 1 MiB",
                "no probe was made of such alignments">,
  ];
}

// A kernel that is called otherwise than a launch does.
defvar LLVM_ReturningKernel =
    "!::llvm::isa<::mlir::LLVM::LLVMVoidType>($_self.getFunctionType()."
    "getReturnType()) || $_self.isVarArg()";

// Ops that calculate with floating-point numbers. Of formats that a chip lacks,
// the back ends compile none of these: LLVM would call a function that isn't
// there.
defvar LLVM_CalculatingIntrinsics = [
  "acos", "asin", "atan", "atan2", "ceil", "cos", "cosh", "exp", "exp10",
  "exp2", "floor", "fma", "fmuladd", "frexp", "ldexp", "llrint", "llround",
  "log", "log10", "log2", "lrint", "lround", "maximum", "maxnum", "minimum",
  "minnum", "nearbyint", "pow", "powi", "rint", "round", "roundeven", "sin",
  "sincos", "sinh", "sqrt", "tan", "tanh", "trunc"
];
defvar LLVM_ArithmeticOps = [
  "fadd", "fsub", "fmul", "fdiv", "frem", "fcmp", "sitofp", "uitofp", "fptosi",
  "fptoui", "fpext", "fptrunc"
];

// The ops called by `names`.
class LLVM_NamedOps<list<string> names> {
  list<Op> ops = !filter(op, LLVM_CoreOps,
                         !foldl(0, names, found, name,
                                !or(found, !eq(op.opName, name))));
}

// The ops called "intr.<name>", for each of `names`.
class LLVM_IntrinsicOps<list<string> names> {
  list<Op> ops =
      LLVM_NamedOps<!foreach(name, names, "intr." # name)>.ops;
}

// A call of one of the intrinsics "llvm.<name>".
class LLVM_CallsIntrinsic<list<string> names> {
  code condition = "::llvm::is_contained({\"llvm." #
      !interleave(names, "\", \"llvm.") # "\"}, "
      "::mlir::availability::getCoreIntrinsic(&$_op))";
}

// Intrinsics, as ops and in calls by their names, that need `requirements`.
multiclass LLVM_IntrinsicsNeed<list<string> names, AvailabilityList requirements> {
  foreach op = LLVM_IntrinsicOps<names>.ops in
    def : AvailabilityFor<op> {
      let availability = requirements;
    }
  foreach op = [LLVM_CallIntrinsicOp, LLVM_CallOp] in
    def : AvailabilityFor<op> {
      let availability = [
        AvailableWhen<PredInWords<LLVM_CallsIntrinsic<names>.condition,
                                  "of one of these intrinsics">, requirements>
      ];
    }
}

// Forms of ops that LLVM compiles in some cases only.
class LLVM_UnderalignedAtomic<Op op, string isAtomic, string accessed>
    : AvailabilityFor<op> {
  let availability = [
    NotMeasured<isAtomic # " && ::mlir::availability::isUnderaligned(&$_op, " #
                accessed # ".getType())",
                "atomic, with an alignment below its size",
                "LLVM calls a library for some such atomics">];
}
class LLVM_InRareSpaces<Op op, int pointer, string spaces> : AvailabilityFor<op> {
  let availability = [
    NotMeasured<"!::mlir::availability::isInSpace($_self->getOperand(" #
                pointer # "), {" # spaces # "})",
                "in a rare address space",
                "no probe of the op was made in this address space">];
}

// What LLVM's verifier refuses, and MLIR's doesn't: in code where the C++
// expression `isJudged` is true. No target offers `never`.
class LLVM_Unverified<code condition, string words, string why, string isJudged,
                      Availability never>
    : AvailableWhen<PredInWords<"(" # condition # ") && " # isJudged, words>,
                    [never], "LLVM's verifier refuses it: " # why>;
defvar LLVM_InDeviceCode =
    "::mlir::availability::isDeviceCode(&$_op, $_analyses)";

// Forms of `refusedOps` that it refuses: those for which `refusedIf` is true.
class LLVM_RefusedForm<list<Op> refusedOps, code refusedIf, string inWords,
                       string because> {
  list<Op> ops = refusedOps;
  code condition = refusedIf;
  string words = inWords;
  string why = because;
}
defvar LLVM_PredicatedOps = !filter(op, LLVM_CoreOps,
                                    !eq(!substr(op.opName, 0, 8), "intr.vp."));
defvar LLVM_PredicatedReductions =
    !filter(op, LLVM_PredicatedOps,
            !eq(!substr(op.opName, 0, 14), "intr.vp.reduce"));
defvar LLVM_PredicatedAccesses =
    LLVM_IntrinsicOps<["vp.load", "vp.store", "masked.load", "masked.store",
                       "masked.expandload", "masked.compressstore"]>.ops;
defvar LLVM_ConstrainedConversions = LLVM_IntrinsicOps<[
  "experimental.constrained.sitofp", "experimental.constrained.uitofp",
  "experimental.constrained.fptrunc", "experimental.constrained.fpext"]>.ops;
// LLVM drops a conversion of a type to itself.
defvar LLVM_ChangesType =
    "$_op.getOperand(0).getType() != $_op.getResult(0).getType()";
defvar LLVM_LaneBits =
    "::mlir::availability::getLaneBits($_op.getResult(0).getType())";
class LLVM_PartBeyond<Op op, string part, string whole>
    : LLVM_RefusedForm<
          [op],
          "::mlir::availability::isBeyond(" # part # ", " # whole #
          ", $_self.getPos())",
          "of a part beyond the end, or that begins between its multiples",
          "the part must begin at a multiple of its length, and end where the "
          "vector does or before">;
defvar LLVM_RefusedForms = [
  LLVM_RefusedForm<!listconcat(LLVM_PredicatedReductions,
                               LLVM_PredicatedAccesses),
                   "::mlir::availability::hasDifferentLanes(&$_op)",
                   "with vectors of different sizes",
                   "its vectors must have equal numbers of lanes">,
  LLVM_RefusedForm<LLVM_PredicatedReductions,
                   "::mlir::availability::hasOtherStart(&$_op)",
                   "with another type than that of its elements",
                   "it starts and ends with the type of its elements">,
  LLVM_RefusedForm<
      !listconcat(
          !filter(op, LLVM_PredicatedOps,
                  !not(!foldl(0, !listconcat(LLVM_PredicatedReductions,
                                             LLVM_PredicatedAccesses),
                              found, other,
                              !or(found, !eq(op.opName, other.opName))))),
          LLVM_NamedOps<["trunc", "zext", "sext", "fptrunc", "fpext", "sitofp",
                         "uitofp", "fptosi", "fptoui", "ptrtoint", "inttoptr",
                         "addrspacecast"]>.ops,
          LLVM_IntrinsicOps<["scmp", "ucmp", "lrint", "llrint", "lround",
                             "llround", "frexp", "fptosi.sat", "fptoui.sat",
                             "is.fpclass", "masked.gather"]>.ops,
          LLVM_ConstrainedConversions),
      "::mlir::availability::isNotByLane(&$_op)",
      "with a result of another number of lanes",
      "its result must have as many lanes as its operand">,
  LLVM_RefusedForm<LLVM_NamedOps<["fpext", "sext", "zext"]>.ops,
                   LLVM_ChangesType #
                   " && ::mlir::availability::isNotWider(&$_op)",
                   "to a number that isn't wider",
                   "its result must be wider than its operand">,
  LLVM_RefusedForm<LLVM_IntrinsicOps<["experimental.constrained.fpext",
                                      "vp.fpext", "vp.sext", "vp.zext"]>.ops,
                   "::mlir::availability::isNotWider(&$_op)",
                   "to a number that isn't wider",
                   "its result must be wider than its operand">,
  LLVM_RefusedForm<LLVM_NamedOps<["fptrunc", "trunc"]>.ops,
                   LLVM_ChangesType #
                   " && ::mlir::availability::isNotNarrower(&$_op)",
                   "to a number that isn't narrower",
                   "its result must be narrower than its operand">,
  LLVM_RefusedForm<LLVM_IntrinsicOps<["experimental.constrained.fptrunc",
                                      "vp.fptrunc", "vp.trunc"]>.ops,
                   "::mlir::availability::isNotNarrower(&$_op)",
                   "to a number that isn't narrower",
                   "its result must be narrower than its operand">,
  LLVM_RefusedForm<LLVM_ConstrainedConversions,
                   "!::mlir::availability::getLaneType($_op.getOperand(0)"
                   ".getType()).isIntOrFloat()",
                   "of something else than a number",
                   "its operand must be a number">,
  LLVM_RefusedForm<[LLVM_BitcastOp],
                   "::mlir::availability::isOfOtherSize($_self)",
                   "between types of different sizes",
                   "both types must have the same number of bits">,
  LLVM_RefusedForm<[LLVM_AtomicRMWOp],
                   "::mlir::availability::isOfOddSize($_self)",
                   "of a size that isn't a power of two",
                   "the number of its bits must be a power of two">,
  LLVM_RefusedForm<LLVM_IntrinsicOps<["bswap"]>.ops,
                   LLVM_LaneBits # " % 16 != 0",
                   "of an odd number of bytes",
                   "it exchanges an even number of bytes">,
  LLVM_RefusedForm<LLVM_IntrinsicOps<["stepvector"]>.ops,
                   LLVM_LaneBits # " < 8",
                   "of numbers below 8 bits",
                   "a step has 8 bits at least">,
  LLVM_RefusedForm<LLVM_IntrinsicOps<["get.active.lane.mask"]>.ops,
                   LLVM_LaneBits # " != 1",
                   "with a mask of other numbers than i1",
                   "its result must be a vector of i1">,
  LLVM_PartBeyond<LLVM_vector_insert, "$_self.getSrcvec().getType()",
                  "$_self.getType()">,
  LLVM_PartBeyond<LLVM_vector_extract, "$_self.getType()",
                  "$_self.getSrcvec().getType()">,
  // An export from MLIR halves the types in silence: LLVM sees another program.
  LLVM_RefusedForm<[LLVM_vector_deinterleave2],
                   "::mlir::availability::isNotHalved($_self)",
                   "with results that aren't the halves of its operand",
                   "each result has half of the lanes">,
  LLVM_RefusedForm<[LLVM_LLVMFuncOp],
                   "::mlir::availability::hasNoVectorRange($_self)",
                   "with a vscale_range that isn't one",
                   "the least is a power of two, and the most, too, or 0 for "
                   "no limit; the least isn't above the most">,
  LLVM_RefusedForm<[LLVM_ShuffleVectorOp],
                   "::mlir::availability::isOutOfRange($_self)",
                   "of an element that its operands lack",
                   "an index must be less than twice the number of lanes">,
  LLVM_RefusedForm<[LLVM_CallOp, LLVM_CallIntrinsicOp],
                   "::mlir::availability::callsWithOtherTypes(&$_op)",
                   "with other types than the intrinsic has",
                   "the intrinsic has other parameters or another result">,
  LLVM_RefusedForm<[LLVM_CallOp, LLVM_CallIntrinsicOp],
                   "::mlir::availability::prefetchesOtherwise(&$_op)",
                   "of llvm.prefetch with numbers that it lacks",
                   "its numbers are constants of 0 to 1, 0 to 3 and 0 to 1">
];
multiclass LLVM_VerifiedForms<string isJudged, Availability never> {
  foreach form = LLVM_RefusedForms in
    foreach op = form.ops in
      def : AvailabilityFor<op> {
        let availability = [LLVM_Unverified<form.condition, form.words,
                                            form.why, isJudged, never>];
      }
}

// Copies and masked accesses were probed in the address spaces `more`, too.
multiclass LLVM_UnprobedForms<string more> {
  foreach access = [LLVM_LoadOp, LLVM_StoreOp] in
    def : LLVM_UnderalignedAtomic<
        access, "$_self.getOrdering() != "
                "::mlir::LLVM::AtomicOrdering::not_atomic",
        !if(!eq(access, LLVM_LoadOp), "$_self.getResult()",
            "$_self.getValue()")>;
  foreach op = [LLVM_AtomicRMWOp, LLVM_AtomicCmpXchgOp] in
    def : LLVM_UnderalignedAtomic<op, "true", "$_self.getVal()">;
  def : AvailabilityFor<LLVM_AtomicRMWOp> {
    let availability = [
      NotMeasured<"::mlir::availability::isAtomicOfOtherVector(&$_op)",
                  "of a vector of other than 32 and 64 bits",
                  "LLVM compiles it for some chips and sizes only">];
  }

  foreach op = LLVM_IntrinsicOps<["masked.load", "masked.gather"]>.ops in
    def : LLVM_InRareSpaces<op, 0, "0, 1, 3, 4, 5" # more>;
  foreach op = LLVM_IntrinsicOps<["masked.store", "masked.scatter"]>.ops in
    def : LLVM_InRareSpaces<op, 1, "0, 1, 3, 5" # more>;
  foreach op = LLVM_IntrinsicOps<["masked.expandload", "vp.load",
                                  "prefetch"]>.ops in
    def : LLVM_InRareSpaces<op, 0, "0, 1, 3, 4, 5">;
  foreach op = LLVM_IntrinsicOps<["masked.compressstore", "vp.store"]>.ops in
    def : LLVM_InRareSpaces<op, 1, "0, 1, 3, 5">;
  foreach op = LLVM_IntrinsicOps<["memcpy"]>.ops in {
    def : LLVM_InRareSpaces<op, 0, "0, 1, 3, 5" # more>;
    def : LLVM_InRareSpaces<op, 1, "0, 1, 3, 4, 5">;
  }
  foreach op = LLVM_IntrinsicOps<["memcpy.inline", "memmove", "memset",
                                  "memset.inline"]>.ops in
    def : LLVM_InRareSpaces<op, 0, "0, 1, 3, 5">;
  foreach op = LLVM_IntrinsicOps<["memcpy.inline", "memmove"]>.ops in
    def : LLVM_InRareSpaces<op, 1, "0, 1, 3, 4, 5">;

  foreach op = [LLVM_CallOp, LLVM_CallIntrinsicOp] in
    def : AvailabilityFor<op> {
      let availability = [
        NotMeasured<"!$_self.getOpBundleOperands().empty()",
                    "with operand bundles",
                    "no probe was made of calls with operand bundles">];
    }
  def : AvailabilityFor<LLVM_CallOp> {
    let availability = [
      NotMeasured<"!$_self.getCallee() && !$_self->getOperands().empty() && "
                  "!::mlir::availability::isInSpace($_self->getOperand(0), {0})",
                  "through a pointer to another address space than 0",
                  "no probe was made of calls through such pointers">,
      NotMeasured<"!::mlir::availability::isUsualConvention($_self.getCConv())",
                  "with another calling convention",
                  "it has another calling convention than C">];
  }
  defm : LLVM_IntrinsicsNeed<["fptosi.sat", "fptoui.sat"], [
      NotMeasured<"::mlir::availability::hasIntegerAbove(&$_op, 64)",
                  "with an integer of more than 64 bits",
                  "LLVM calls a library for some of these">]>;
  foreach op = [LLVM_CallOp, LLVM_CallIntrinsicOp] in
    def : AvailabilityFor<op> {
      let availability = [
        LLVM_WithRareTypes<[
            NotMeasured<"::mlir::availability::hasPointerOutside(&$_op, "
                        "{0, 1, 3, 4, 5}) && "
                        "!::mlir::availability::getCoreIntrinsic(&$_op).empty()",
                        "of an intrinsic of all LLVM targets, with a pointer to "
                        "a rare address space",
                        "no probe of the call was made in this address space">]>
      ];
    }
  foreach op = LLVM_IntrinsicOps<["fshl", "fshr"]>.ops in
    def : AvailabilityFor<op> {
      let availability = [
        NotMeasured<"::mlir::availability::hasIntegerAbove(&$_op, 64) && "
                    "!::mlir::availability::hasIntegerOf(&$_op, 128)",
                    "with an integer of unusual width above 64 bits",
                    "LLVM calls a library for some of these">];
    }
  foreach op = LLVM_NamedOps<["indirectbr", "blockaddress", "blocktag"]>.ops in
    def : AvailabilityFor<op> {
      let availability = [
        NotMeasured<"true", "in device code",
                    "LLVM compiles jumps to addresses for GPUs only where it "
                    "knows the address: write llvm.switch">];
    }
}

// Ops that only move f128, or change its sign.
defvar LLVM_MovingOps = [
  "load", "store", "select", "freeze", "insertelement", "extractelement",
  "shufflevector", "insertvalue", "extractvalue", "mlir.constant", "mlir.undef",
  "mlir.poison", "mlir.zero", "return", "br", "cond_br", "switch", "call",
  "func", "alloca", "getelementptr", "bitcast", "fneg", "intr.fabs",
  "intr.copysign", "intr.is.fpclass"];

// With a floating-point format that no GPU has.
defvar LLVM_HasLongFloat =
    "(::mlir::availability::hasQuadPrecision(&$_op) || "
    "::mlir::availability::hasLanes<::mlir::Float80Type>(&$_op))";

// Ops of which the probes have shapes with f128.
defvar LLVM_OpsOfQuad = !listconcat(
    LLVM_ArithmeticOps, LLVM_MovingOps,
    !foreach(name, LLVM_CalculatingIntrinsics, "intr." # name));

// Ops that LLVM compiles for no GPU. No chip of the `owner` offers `noChip`.
multiclass LLVM_CompiledForNoGPU<Availability noChip, string owner> {
  defvar why = "LLVM has no instruction and no library for it on " # owner #
               "'s chips: ";
  foreach op = LLVM_IntrinsicOps<["experimental.vp.strided.load",
                                  "experimental.vp.strided.store"]>.ops in
    def : AvailabilityFor<op> {
      let availability = [
        InDeviceCode<"true", "in device code", [noChip],
                     !strconcat(why, "write llvm.intr.masked.gather or "
                                     "llvm.intr.masked.scatter")>];
    }
  def : AvailabilityFor<LLVM_SSACopyOp> {
    let availability = [
      InDeviceCode<"true", "in device code", [noChip],
                   !strconcat(why, "use its operand")>];
  }
}

// Functions of the mathematics that are a call of a library elsewhere.
defvar LLVM_Trigonometry =
    ["tan", "asin", "acos", "atan", "atan2", "sinh", "cosh"];

// Intrinsics of all LLVM targets that each chip has, with all types but those
// above. An import of LLVM IR makes ops of most, and of all that access memory.
defvar LLVM_CoreIntrinsics = [
  "llvm.abs", "llvm.annotation", "llvm.assume", "llvm.bitreverse",
  "llvm.canonicalize", "llvm.ceil", "llvm.copysign", "llvm.ctlz", "llvm.ctpop",
  "llvm.cttz", "llvm.debugtrap", "llvm.donothing", "llvm.expect",
  "llvm.experimental.noalias.scope.decl", "llvm.fabs", "llvm.floor",
  "llvm.fma", "llvm.fmuladd", "llvm.fptosi.sat", "llvm.fptoui.sat",
  "llvm.fshl", "llvm.fshr", "llvm.invariant.end", "llvm.invariant.start",
  "llvm.is.constant", "llvm.is.fpclass", "llvm.launder.invariant.group",
  "llvm.lifetime.end", "llvm.lifetime.start", "llvm.maximum",
  "llvm.maximumnum", "llvm.maxnum", "llvm.minimum", "llvm.minimumnum",
  "llvm.minnum", "llvm.nearbyint", "llvm.objectsize", "llvm.prefetch",
  "llvm.ptrmask", "llvm.readcyclecounter", "llvm.readsteadycounter",
  "llvm.rint", "llvm.round", "llvm.roundeven", "llvm.sadd.sat",
  "llvm.sadd.with.overflow", "llvm.scmp", "llvm.sideeffect", "llvm.smax",
  "llvm.smin", "llvm.smul.with.overflow", "llvm.sqrt", "llvm.ssub.sat",
  "llvm.ssub.with.overflow", "llvm.strip.invariant.group", "llvm.trap",
  "llvm.trunc", "llvm.uadd.sat", "llvm.uadd.with.overflow", "llvm.ucmp",
  "llvm.umax", "llvm.umin", "llvm.umul.with.overflow", "llvm.usub.sat",
  "llvm.usub.with.overflow", "llvm.vector.extract", "llvm.vector.insert"
];

// A call of an intrinsic of all LLVM targets by its name.
class CallsCoreIntrinsic<NameTable known, string owner>
    : InDeviceCode<
          "!::mlir::availability::getCoreIntrinsic(&$_op).empty()",
          "of an intrinsic of all LLVM targets", [
      AvailableAsName<known, "::mlir::availability::getCoreIntrinsic(&$_op)",
          "is not known for chips of " # owner # "'s if it is called by its "
          "name: use the op of the dialect llvm for it, or the device library">,
      AvailableWhen<PredInWords<"::mlir::availability::hasQuadPrecision(&$_op)",
                                "with f128">,
                    [UnknownNeeds<"no probe of the call was made with f128">]>]>;

#endif // MLIR_AVAILABILITY_DIALECTS_DEVICECODE_TD
