/// The destination of log messages.
public protocol LogSink: Sendable {
  /// Takes a message; called from any thread, and expected to return at once.
  ///
  /// - Parameter entry: The message; what is shown or stored of it must be redacted first.
  func write(_ entry: LogEntry)
}

/// A message that has passed the level, as it was given: not redacted yet.
public struct LogEntry: Hashable, Sendable {
  /// How important it is.
  public let level: Logger.Level
  /// Where it comes from.
  public let label: String
  /// The event.
  public let message: String
  /// Names and values that belong to it.
  public let metadata: Logger.Metadata
}
