/// Why a request is tried again.
public enum RetryReason: Hashable, Sendable, CustomStringConvertible {
  /// The answer had a status that is likely to pass.
  case status(HTTPStatus)
  /// The connection broke before the answer was complete; the reason is a short technical text without secrets.
  case connectionLost(reason: String)

  /// The reason in a few technical words, for a log.
  public var description: String {
    switch self {
    case .status(let status): "status \(status)"
    case .connectionLost(let reason): reason
    }
  }
}
