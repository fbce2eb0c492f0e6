/// Writes what happens, with a level, a label and metadata, to a sink.
///
/// It follows the conventions of the server-side Swift logging API, so that moving to it is a change of import.
/// A message below the level is not even composed.
public struct Logger: Sendable {
  /// Names and values that go with a message.
  public typealias Metadata = [String: String]

  /// Where the messages come from, such as `tessera.network`.
  public let label: String
  /// The least level that is written.
  public var level: Level
  private var metadata: Metadata = [:]
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

  /// A value that goes with every message of this logger.
  ///
  /// - Parameter key: Its name; a value given with a message takes precedence.
  public subscript(metadataKey key: String) -> String? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Writes a message, unless its level is below the level of the logger.
  ///
  /// - Parameters:
  ///   - level: How important it is.
  ///   - message: What happened.
  ///   - metadata: Names and values that belong to it.
  public func log(
    level: Level,
    _ message: @autoclosure () -> String,
    metadata: @autoclosure () -> Metadata = [:]
  ) {
    guard level >= self.level else { return }
    let all = self.metadata.merging(metadata()) { $1 }
    sink.write(LogEntry(level: level, label: label, message: message(), metadata: all))
  }
}
