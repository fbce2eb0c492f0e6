import DomainKernel
import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ServiceError {
  /// Says in the domain's words what a response means that is an error.
  init(_ response: HTTPResponse, at now: Date, describedBy describe: SourcedReader.ErrorDescriber) {
    switch response.status.rawValue {
    case 401: self = .signInNeeded
    case 404, 410: self = .notFound
    case 408, 504: self = .timedOut
    case 429: self = .rateLimited(until: response.retryMoment(after: now))
    case 400..<500:
      let (code, message) = describe(response)
      self = .rejected(code: code, message: message)
    case 500..<600: self = .unavailable
    case let code: self = .malformed(.unexpectedStatus(code))
    }
  }
}
