#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Writes each message as one redacted line of text.
///
/// The line cannot steer a terminal: control characters and bidirectional overrides are shown as escapes.
public struct TextLogSink: LogSink {
  private let now: @Sendable () -> Date
  private let writeLine: @Sendable (String) -> Void
  private let redactor: Redactor

  /// Makes a sink.
  ///
  /// - Parameters:
  ///   - redactor: Removes secrets.
  ///   - now: Gives the present, which begins each line.
  ///   - writeLine: Takes a line without its end; called from any thread.
  public init(
    redactor: Redactor,
    now: @escaping @Sendable () -> Date,
    writeLine: @escaping @Sendable (String) -> Void
  ) {
    self.redactor = redactor
    self.now = now
    self.writeLine = writeLine
  }

  /// Writes date, level, label, message and metadata, in this order; metadata sorted by name.
  public func write(_ entry: LogEntry) {
    let date = Date.ISO8601FormatStyle(includingFractionalSeconds: true).format(now())
    let metadata = entry.metadata.sorted { $0.key < $1.key }
      .map { " " + $0.key + "=" + redactor.redact($0.value, named: $0.key) }
    let text = [date, entry.level.rawValue, entry.label + ":", redactor.redact(entry.message)]
      .joined(separator: " ")
    writeLine(Self.visible(text + metadata.joined()))
  }

  /// The text with what a terminal would obey, or a reader would not see, written as `\u{…}`.
  private static func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
