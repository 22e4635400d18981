//===- ClientAPI.h - What a client API adds to SPIR-V ----------*- C++ -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A `#spirv.target_env` names the API that modules are for. What follows from
// that, the dialect of the API knows.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_DIALECT_SPIRV_CLIENTAPI_H
#define MLIR_AVAILABILITY_DIALECT_SPIRV_CLIENTAPI_H

#include "mlir-availability/IR/Dimension.h"

#include "mlir/Dialect/SPIRV/IR/SPIRVEnums.h"
#include "mlir/IR/DialectInterface.h"

namespace mlir::availability {

/// What a client API says of its environments. Its dialect has the interface.
class ClientAPIInterface : public DialectInterface::Base<ClientAPIInterface> {
public:
  using Base::Base;

  /// Returns the API.
  virtual spirv::ClientAPI getClientAPI() const = 0;

  /// Returns true when a `#spirv.target_env` can't tell whether its environment
  /// has what is required.
  virtual bool leavesOpen(const Requirement &requirement) const = 0;

  /// Returns true when all environments for modules of `version` take modules
  /// that declare `extension`, which is part of SPIR-V of that version.
  virtual bool takes(spirv::Extension extension,
                     spirv::Version version) const = 0;
};

/// Returns the extensions that are part of `version` and that modules of it can
/// declare all the same: in the environments of `api` or, where that is
/// std::nullopt, of all APIs that loaded dialects know.
SmallVector<spirv::Extension>
getExtensionsOf(MLIRContext *context, spirv::Version version,
                std::optional<spirv::ClientAPI> api);

/// Returns true when a `#spirv.target_env` of `api` can't tell whether its
/// environment has what is required.
bool leavesOpen(MLIRContext *context, spirv::ClientAPI api,
                const Requirement &requirement);

} // namespace mlir::availability

MLIR_DECLARE_EXPLICIT_TYPE_ID(::mlir::availability::ClientAPIInterface)

#endif // MLIR_AVAILABILITY_DIALECT_SPIRV_CLIENTAPI_H
