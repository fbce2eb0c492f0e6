import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Output of several threads to one terminal.
final class TerminalOutput: Sendable {
  /// Held while a part is written, and not while the terminal has no room for it.
  private let turn = Mutex(())

  /// Writes everything, or as much as a terminal takes that is gone; no part of it during another turn.
  func write(_ bytes: [UInt8], to descriptor: Int32) {
    _ = bytes.withUnsafeBytes { bytes in
      writeAll(bytes, to: descriptor) { part, descriptor in
        let (count, reason) = inTurn { (writeOnce(part, to: descriptor), errno) }
        errno = reason
        return count
      }
    }
  }

  /// Does something while no other thread writes.
  func inTurn<Outcome: Sendable>(_ work: () -> Outcome) -> Outcome { turn.withLock { _ in work() } }
}
