/// Something that happened to a request on its way; told to logs and explanations, free of secrets.
public enum HTTPEvent: Hashable, Sendable {
  /// A request goes out.
  case sending(HTTPRequestSummary)
  /// A response is complete, with the size of its decoded body in bytes, its duration, what it says of the quota of
  /// requests, and the number by which the service finds the request again.
  case received(
    HTTPRequestSummary,
    HTTPStatus,
    bytes: Int,
    duration: Duration,
    quota: RequestQuota? = nil,
    requestID: String? = nil
  )
  /// The request is tried again after a pause.
  case retrying(HTTPRequestSummary, after: Duration, because: RetryReason)
  /// A redirect with this status is followed.
  case redirecting(HTTPStatus, to: HTTPRequestSummary)
  /// There is no response.
  case failed(HTTPRequestSummary, HTTPClientError, duration: Duration)
}

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
