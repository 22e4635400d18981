//===- UnreadProperties.cpp - Properties that bytecode hides --------------===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir-availability/IR/UnreadProperties.h"
#include "mlir-availability/Support/ThreadDiagnosticHandler.h"

#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Bytecode/Encoding.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OperationSupport.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

#include <mutex>

using namespace mlir;
using namespace mlir::availability;

//===----------------------------------------------------------------------===//
// The mark
//===----------------------------------------------------------------------===//

/// What is being read in this thread.
static thread_local const BytecodeProperties *current = nullptr;

/// Returns the properties of an unregistered op that couldn't be read, or that
/// may be `read`, which may be null.
static Attribute getMarked(OperationName name, DictionaryAttr read) {
  MLIRContext *context = name.getContext();
  auto dialect = StringAttr::get(context, kUnreadProperties);
  NamedAttrList attributes(read);
  attributes.set(dialect, OpaqueAttr::get(dialect, name.getDialectNamespace(),
                                          NoneType::get(context)));
  return attributes.getDictionary(context);
}

/// Returns the attribute that `reader` finds; null if it finds none.
static Attribute tryToRead(DialectBytecodeReader &reader,
                           MLIRContext *context) {
  ThreadDiagnosticHandler quiet(context, [](Diagnostic &) {});
  Attribute read;
  return succeeded(reader.readAttribute(read)) ? read : nullptr;
}

namespace {
/// Reads the properties of an unregistered op.
struct MarkingModel
    : ::mlir::detail::BytecodeOpInterfaceInterfaceTraits::FallbackModel<
          MarkingModel> {
  static LogicalResult readProperties(DialectBytecodeReader &reader,
                                      OperationState &state) {
    if (current && current->areAttributes(state.name.getStringRef()))
      return reader.readAttribute(state.propertiesAttr);
    // Properties that were written as an attribute are a dictionary. Others may
    // begin with the number of one.
    Attribute read =
        current ? nullptr : tryToRead(reader, state.name.getContext());
    state.propertiesAttr =
        getMarked(state.name, dyn_cast_or_null<DictionaryAttr>(read));
    return success();
  }

  /// MLIR writes the properties of unregistered ops itself.
  void writeProperties(Operation *, DialectBytecodeWriter &) const {}
};

/// `OperationName::attachInterface` takes only ops of loaded dialects.
struct AnyOperationName : OperationName {
  using OperationName::OperationName;
  void attach() { getImpl()->getInterfaceMap().insertModels<MarkingModel>(); }
};
} // namespace

void mlir::availability::markUnreadProperties(MLIRContext *context,
                                              StringRef opName) {
  static std::mutex mutex;
  std::lock_guard<std::mutex> lock(mutex);
  AnyOperationName name(opName, context);
  if (!name.isRegistered() && !name.hasInterface<BytecodeOpInterface>())
    name.attach();
}

//===----------------------------------------------------------------------===//
// The table of op names in bytecode
//===----------------------------------------------------------------------===//

namespace {
/// Reads numbers. After the first error, all are 0 and nothing is left.
class Numbers {
public:
  explicit Numbers(StringRef data) : data(data) {}

  bool empty() const { return data.empty(); }

  StringRef bytes(uint64_t size) {
    if (size > data.size())
      return data = {};
    StringRef taken = data.take_front(size);
    data = data.drop_front(size);
    offset += size;
    return taken;
  }
  uint8_t byte() {
    StringRef taken = bytes(1);
    return taken.empty() ? 0 : taken.front();
  }
  /// The low bits of the first byte say how many bytes follow.
  uint64_t number() {
    unsigned char bytesOfNumber[9] = {byte()};
    unsigned following =
        bytesOfNumber[0] ? llvm::countr_zero(bytesOfNumber[0]) : 8;
    llvm::copy(bytes(following), bytesOfNumber + 1);
    if (following == 8)
      return llvm::support::endian::read64le(bytesOfNumber + 1);
    return llvm::support::endian::read64le(bytesOfNumber) >> (following + 1);
  }
  std::pair<uint64_t, bool> numberAndFlag() {
    uint64_t read = number();
    return {read >> 1, read & 1};
  }
  /// Reads a section of a file, or of another section.
  std::pair<bytecode::Section::ID, StringRef> section() {
    uint8_t kind = byte();
    uint64_t size = number();
    uint64_t alignment = kind & 0x80 ? number() : 1;
    while (!empty() && alignment && offset % alignment)
      (void)byte();
    return {static_cast<bytecode::Section::ID>(kind & 0x7f), bytes(size)};
  }

private:
  StringRef data;
  size_t offset = 0;
};
} // namespace

/// Returns the strings of a file. Their ends are stored, the last one first.
static SmallVector<StringRef> readStrings(StringRef section) {
  Numbers reader(section);
  SmallVector<StringRef> strings;
  for (uint64_t count = reader.number(); count && !reader.empty(); --count) {
    uint64_t size = reader.number();
    if (size == 0 || size > section.size())
      return {};
    strings.push_back(section.take_back(size).drop_back());
    section = section.drop_back(size);
  }
  std::reverse(strings.begin(), strings.end());
  return strings;
}

/// Calls `visit` with the dialect and the name of each op in the table of
/// bytecode, and whether such ops were registered where it was written.
static void visitOpNames(StringRef data,
                         function_ref<void(StringRef, StringRef, bool)> visit) {
  constexpr StringLiteral magic = "ML\xefR";
  Numbers file(data);
  if (file.bytes(magic.size()) != magic ||
      file.number() < bytecode::kNativePropertiesEncoding)
    return;
  while (file.byte() != 0) // The name of the writer.
    ;
  StringRef strings, dialects;
  while (!file.empty()) {
    auto [kind, section] = file.section();
    if (kind == bytecode::Section::kString)
      strings = section;
    else if (kind == bytecode::Section::kDialect)
      dialects = section;
  }
  SmallVector<StringRef> texts = readStrings(strings);
  auto getText = [&](uint64_t number) {
    return number < texts.size() ? texts[number] : StringRef();
  };
  Numbers table(dialects);
  SmallVector<StringRef> names;
  for (uint64_t count = table.number(); count && !table.empty(); --count) {
    auto [text, hasVersion] = table.numberAndFlag();
    names.push_back(getText(text));
    if (hasVersion)
      (void)table.section();
  }
  (void)table.number(); // The number of all ops.
  while (!table.empty()) {
    uint64_t dialect = table.number();
    for (uint64_t count = table.number(); count && !table.empty(); --count) {
      auto [text, wasRegistered] = table.numberAndFlag();
      if (dialect < names.size())
        visit(names[dialect], getText(text), wasRegistered);
    }
  }
}

BytecodeProperties::BytecodeProperties(MLIRContext *context, StringRef data)
    : outer(current) {
  visitOpNames(data, [&](StringRef dialect, StringRef op, bool wasRegistered) {
    std::string name = (dialect + "." + op).str();
    if (!wasRegistered)
      asAttributes.insert(name);
    else if (!op.empty() && Dialect::isValidNamespace(dialect)) {
      context->getOrLoadDialect(dialect); // As the reader does.
      markUnreadProperties(context, name);
    }
  });
  current = this;
}

BytecodeProperties::~BytecodeProperties() { current = outer; }
