import CommandKit
import DomainKernel

extension ServiceError {
  /// What a command ends with that fails for this reason.
  var exitCode: ExitCode {
    switch self {
    case .offline, .timedOut: .noConnection
    case .notFound: .notFound
    case .signInNeeded: .signInNeeded
    case .rateLimited: .rateLimited
    case .rejected: .refused
    case .unavailable, .malformed: .failed
    case .cancelled: .interrupted
    }
  }

  /// The error with no more than a line of the service's words: it may send anything.
  var quoted: ServiceError {
    guard case .rejected(let code, let message) = self else { return self }
    return .rejected(code: code.map(Self.quote), message: message.map(Self.quote))
  }

  private static let longestQuote = 200

  private static func quote(_ text: String) -> String {
    let quote = text.prefix(longestQuote)
    if quote.endIndex < text.endIndex { return quote + "…" }
    return text.hasSuffix(".") ? String(quote.dropLast()) : text
  }
}
