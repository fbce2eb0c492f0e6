/// The outcome of comparing a text with its recording.
public enum SnapshotOutcome: Hashable, Sendable {
  /// The text is the recorded one.
  case matched
  /// There is no recording at the path.
  case missing(path: String)
  /// The text differs from the recording at the path.
  case different(path: String, SnapshotDifference)
  /// The text was recorded at the path, which fails the run so that nobody records by accident.
  case recorded(path: String)
  /// The recording could not be written.
  case unwritable(path: String, reason: String)
  /// The recording at the path could not be read as text.
  case unreadable(path: String, reason: String)

  /// The message of a failure; nil when the text matched.
  public var failure: String? {
    switch self {
    case .matched:
      nil
    case .missing(let path):
      "no snapshot at \(path); record it with SNAPSHOT_RECORD=1 and review the file"
    case .different(let path, let difference):
      "differs from the snapshot at \(path)\n\(difference)"
    case .recorded(let path):
      "recorded \(path); review it and run again without SNAPSHOT_RECORD"
    case .unwritable(let path, let reason):
      "cannot write the snapshot at \(path): \(reason)"
    case .unreadable(let path, let reason):
      "cannot read the snapshot at \(path): \(reason)"
    }
  }
}
