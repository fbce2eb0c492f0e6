import DomainKernel
import NetworkingKit

extension StaleReason {
  /// What a failed exchange means for the person; `nil` for failures that nothing stored should hide.
  init?(_ error: HTTPClientError) {
    switch error {
    case .notConnected: self = .notConnected
    case .connectionLost: self = .connectionLost
    case .timedOut: self = .timedOut
    case .insecure: self = .insecure
    case .invalidResponse(let reason), .redirectRefused(let reason):
      self = .unusable(.transfer(detail: reason))
    case .bodyTooLarge(let limit): self = .unusable(.tooLarge(bytes: limit))
    case .invalidRequest, .cancelled: return nil
    }
  }
}
