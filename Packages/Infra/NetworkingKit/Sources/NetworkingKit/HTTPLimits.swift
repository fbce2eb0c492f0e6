/// How much one exchange may cost.
public struct HTTPLimits: Hashable, Sendable {
  /// Bytes of the body, at most, as it comes over the wire and decoded; more end the exchange with
  /// ``HTTPClientError/bodyTooLarge(limit:)``.
  public var bodyBytes: Int
  /// Bytes of all field lines before the body of a response, at most.
  public var headBytes: Int
  /// Time from the first attempt to connect until the last byte of the body, unless the request asks for another.
  public var duration: Duration

  /// Sets the limits.
  ///
  /// - Parameters:
  ///   - bodyBytes: Bytes of the body, encoded or decoded, 10 MiB unless told otherwise.
  ///   - headBytes: Bytes of all field lines before the body of a response, 64 KiB unless told otherwise.
  ///   - duration: Time for the whole exchange, half a minute unless told otherwise.
  public init(bodyBytes: Int = 10 << 20, headBytes: Int = 64 << 10, duration: Duration = .seconds(30)) {
    self.bodyBytes = bodyBytes
    self.headBytes = headBytes
    self.duration = duration
  }
}
