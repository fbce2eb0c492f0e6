import DomainKernel
import NetworkingKit
import OfflineHTTP

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ServiceError {
  /// Says in the domain's words why nothing could be loaded.
  init(_ error: OfflineHTTPError, at now: Date, describedBy describe: SourcedReader.ErrorDescriber) {
    switch error {
    case .nothingStored: self = .offline
    case .unusable(let fault): self = .malformed(fault)
    case .failed(let error): self.init(error)
    case .status(let response): self.init(response, at: now, describedBy: describe)
    }
  }

  private init(_ error: HTTPClientError) {
    switch error {
    case .notConnected, .connectionLost: self = .offline
    case .timedOut: self = .timedOut
    case .cancelled: self = .cancelled
    case .insecure(let reason), .invalidRequest(let reason), .redirectRefused(let reason),
      .invalidResponse(let reason):
      self = .malformed(.transfer(detail: reason))
    case .bodyTooLarge(let limit): self = .malformed(.tooLarge(bytes: limit))
    }
  }
}
