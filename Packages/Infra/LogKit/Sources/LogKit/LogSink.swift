/// Where messages go.
public protocol LogSink: Sendable {
  /// Takes a message; called from any thread, and expected to return at once.
  ///
  /// - Parameter entry: The message; what is shown or kept of it must be redacted first.
  func write(_ entry: LogEntry)
}
