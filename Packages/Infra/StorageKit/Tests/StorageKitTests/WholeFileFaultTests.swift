import Foundation
import Synchronization
import Testing

@testable import StorageKit

/// A change of a file in which each call of the system fails in turn.
@Suite struct WholeFileFaultTests {
  enum Fault: CaseIterable {
    case inputOutput, noSpace, interrupted, noAccess, short
  }

  /// Lets one call fail, or all from that one on.
  private final class Faults: Sendable {
    private let count = Mutex(0)
    private let first: Int
    private let isPersistent: Bool
    private let fault: Fault

    init(at first: Int, isPersistent: Bool, _ fault: Fault) {
      (self.first, self.isPersistent, self.fault) = (first, isPersistent, fault)
    }

    var calls: Int { count.withLock { $0 } }

    private func isHit() -> Bool {
      count.withLock { calls in
        calls += 1
        // A signal that comes for ever is none.
        let isRepeated = isPersistent && (fault != .interrupted || calls < first + 20)
        return isRepeated ? calls >= first : calls == first
      }
    }

    private func fails() -> Bool {
      guard isHit() else { return false }
      switch fault {
      case .inputOutput: errno = EIO
      case .noSpace: errno = ENOSPC
      case .interrupted: errno = EINTR
      case .noAccess: errno = EACCES
      case .short: return false
      }
      return true
    }

    var system: FileCalls {
      let system = FileCalls.system
      return FileCalls(
        open: { self.fails() ? -1 : system.open($0, $1, $2) },
        read: { descriptor, buffer in
          if self.fault == .short {
            return self.isHit()
              ? system.read(descriptor, .init(rebasing: buffer[..<1])) : system.read(descriptor, buffer)
          }
          return self.fails() ? -1 : system.read(descriptor, buffer)
        },
        write: { descriptor, bytes in
          if self.fault == .short {
            return self.isHit()
              ? system.write(descriptor, .init(rebasing: bytes[..<1])) : system.write(descriptor, bytes)
          }
          return self.fails() ? -1 : system.write(descriptor, bytes)
        },
        fchmod: { self.fails() ? -1 : system.fchmod($0, $1) },
        fsync: { self.fails() ? -1 : system.fsync($0) },
        flock: { self.fails() ? -1 : system.flock($0, $1) },
        rename: { self.fails() ? -1 : system.rename($0, $1) },
        link: { self.fails() ? -1 : system.link($0, $1) }
      )
    }
  }

  @Test(arguments: Fault.allCases, [false, true])
  func `whichever call fails, the file is the old one or the new one, and nothing is left behind`(
    fault: Fault,
    isPersistent: Bool
  ) async throws {
    try await withTemporaryFolder { folder in
      let path = folder + "/settings.json"
      let (old, new) = (Data("old content".utf8), Data("new".utf8))
      var position = 0
      while true {
        position += 1
        try old.write(to: URL(filePath: path))
        let faults = Faults(at: position, isPersistent: isPersistent, fault)
        var isDone = true
        do throws(StorageError) {
          try WholeFile(path: path, busyTimeout: .zero, calls: faults.system).update { known in
            #expect(known == old)
            return (new, ())
          }
        } catch {
          isDone = false
        }
        let found = try Data(contentsOf: URL(filePath: path))
        #expect(isDone ? found == new : found == old || found == new, "call \(position)")
        // A part of the bytes is no failure: the others are read and written with the next calls.
        #expect(isDone || fault != .short, "call \(position)")
        #expect(
          try FileManager.default.contentsOfDirectory(atPath: folder) == ["settings.json"],
          "call \(position)"
        )
        #expect(openFiles(in: folder) == [], "call \(position)")
        try WholeFile(path: path).update { _ in (new, ()) }
        if faults.calls < position { break }
      }
      #expect(position > 9)
    }
  }
}
