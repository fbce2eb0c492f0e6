#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The wish of a person to record snapshots instead of comparing with them.
public enum SnapshotRecording {
  /// Whether the environment of the process asks for it.
  public static func isRequested() -> Bool {
    isRequested(in: ProcessInfo.processInfo.environment)
  }

  /// Whether environment variables ask for it: `SNAPSHOT_RECORD` has the value `1`.
  public static func isRequested(in environment: [String: String]) -> Bool {
    environment["SNAPSHOT_RECORD"] == "1"
  }
}
