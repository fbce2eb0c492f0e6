import Synchronization

/// What was written to a stream, piece by piece.
final class WrittenText: Sendable {
  private let pieces = Mutex<[String]>([])

  var writes: [String] { pieces.withLock(\.self) }
  var text: String { writes.joined() }

  func add(_ text: String) { pieces.withLock { $0.append(text) } }
}
