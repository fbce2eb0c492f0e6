/// Why a change was not sent, or not confirmed, as its sender says it.
///
/// The delivery notes a change as sent before the exchange, so that a process that dies never leaves one as unsent that
/// may have gone out. A sender that knows that nothing went out says so, and that note is taken back; a refusal
/// stays one.
public struct SendingError: Error, Hashable, Sendable {
  /// The error of the service.
  public let cause: ServiceError
  /// Whether anything was sent for the change; `nil` where ``ServiceError/failedChange`` of the cause tells.
  public let wasSent: Bool?

  /// Describes the error of the exchange that makes a change.
  ///
  /// - Parameters:
  ///   - cause: The error of the service.
  ///   - wasSent: Whether anything was sent for the change: `false` where the error is of something that has to be read
  ///     before, `true` where it is of a later exchange; `nil` where the cause tells.
  public init(_ cause: ServiceError, wasSent: Bool? = nil) {
    self.cause = cause
    self.wasSent = wasSent
  }
}
