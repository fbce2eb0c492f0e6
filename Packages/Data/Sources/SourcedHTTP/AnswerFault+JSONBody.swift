import DomainKernel
import NetworkingKit

extension MalformedReason {
  /// Says in the domain's words why a body could not be read.
  init(_ error: JSONBodyError) {
    switch error {
    case .empty: self = .empty
    case .htmlPage: self = .webPage
    case .notJSON: self = .notJSON
    case .incomplete: self = .incomplete
    case .tooDeep(let limit): self = .tooDeep(levels: limit)
    case .tooManyValues(let limit): self = .tooManyValues(limit: limit)
    case .unexpectedShape(let reason): self = .unexpectedShape(detail: reason)
    }
  }
}
