//===- ClientAPI.h - What a client API adds to SPIR-V ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A `#spirv.target_env` names the API that modules are for. The dialect of the
// API knows what follows from that.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_CLIENTAPI_H
#define MLIR_AVAILABILITY_DIALECT_SPIRV_CLIENTAPI_H

#include "mlir-availability/IR/Dimension.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVEnums.h"
#include "mlir/IR/DialectInterface.h"

namespace mlir::availability {

/// What a client API states about its environments. Its dialect implements the
/// interface.
class ClientAPIInterface : public DialectInterface::Base<ClientAPIInterface> {
public:
  explicit ClientAPIInterface(Dialect *dialect);

  /// Returns the API.
  virtual spirv::ClientAPI getClientAPI() const = 0;

  /// Returns true if a `#spirv.target_env` can't state whether its environment
  /// satisfies `requirement`.
  virtual bool leavesOpen(const Requirement &requirement) const = 0;

  /// Returns true if all environments for modules of `version` accept modules
  /// that declare `extension`, although the extension is part of that version
  /// of SPIR-V.
  virtual bool takes(spirv::Extension extension,
                     spirv::Version version) const = 0;
};

/// Returns the extensions that are part of `version` and that modules of that
/// version may still declare: in the environments of `api` or, if that is
/// std::nullopt, of all APIs that loaded dialects know.
SmallVector<spirv::Extension>
getExtensionsOf(MLIRContext *context, spirv::Version version,
                std::optional<spirv::ClientAPI> api);

/// Returns true if a `#spirv.target_env` of `api` can't state whether its
/// environment satisfies `requirement`.
bool leavesOpen(MLIRContext *context, spirv::ClientAPI api,
                const Requirement &requirement);

} // namespace mlir::availability

MLIR_DECLARE_EXPLICIT_TYPE_ID(::mlir::availability::ClientAPIInterface)

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_CLIENTAPI_H
