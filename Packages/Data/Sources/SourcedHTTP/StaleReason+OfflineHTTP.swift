import DomainKernel
import OfflineHTTP

extension DomainKernel.StaleReason {
  /// Says in the domain's words why something stored could not be confirmed.
  init(_ reason: OfflineHTTP.StaleReason) {
    switch reason {
    case .storedOnlyAsked: self = .notChecked
    case .revalidatingInBackground: self = .beingChecked
    case .notConnected, .connectionLost: self = .offline
    case .timedOut: self = .timedOut
    case .serverFailed: self = .unavailable
    case .rateLimited(let until): self = .rateLimited(until: until)
    case .insecure, .unusable: self = .malformed
    }
  }
}
