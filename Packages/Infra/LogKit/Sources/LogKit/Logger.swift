/// Writes messages with a level, a label and metadata to a sink.
///
/// It follows the conventions of the server-side Swift logging API, so that moving to it is a change of import.
/// A message below the level is not composed.
public struct Logger: Sendable {
  /// Names and values that go with a message.
  public typealias Metadata = [String: String]

  /// Where the messages come from, such as `tessera.network`.
  public let label: String
  /// The least level that is written.
  public var level: Level
  private let sink: any LogSink

  /// Makes a logger.
  ///
  /// - Parameters:
  ///   - label: Where the messages come from.
  ///   - level: The least level that is written.
  ///   - sink: Where they go.
  public init(label: String, level: Level = .info, sink: any LogSink) {
    self.label = label
    self.level = level
    self.sink = sink
  }

  /// Writes a message, unless its level is below the level of the logger.
  ///
  /// - Parameters:
  ///   - level: How important it is.
  ///   - message: The event.
  ///   - metadata: Names and values that belong to it.
  public func log(
    level: Level,
    _ message: @autoclosure () -> String,
    metadata: @autoclosure () -> Metadata = [:]
  ) {
    guard level >= self.level else { return }
    sink.write(LogEntry(level: level, label: label, message: message(), metadata: metadata()))
  }
}

extension Logger {
  /// How important a message is, from the least to the most.
  public enum Level: String, CaseIterable, Comparable, Sendable {
    /// Every step, for tracing one path.
    case trace
    /// Details for finding faults.
    case debug
    /// Information about normal operation.
    case info
    /// A normal event that deserves attention.
    case notice
    /// A condition that is not an error, and may lead to one.
    case warning
    /// A failure.
    case error
    /// A failure that needs attention at once.
    case critical

    /// Whether the left level is less important.
    public static func < (left: Self, right: Self) -> Bool {
      allCases.prefix { $0 != right }.contains(left)
    }
  }
}
