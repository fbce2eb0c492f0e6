import LogKit
import Synchronization

final class RecordingSink: LogSink {
  private let written = Mutex<[LogEntry]>([])

  var entries: [LogEntry] { written.withLock { $0 } }

  func write(_ entry: LogEntry) {
    written.withLock { $0.append(entry) }
  }
}
