import Foundation
import Synchronization

/// A number that a child hands on to everything it starts, also to what gets a group, variables and outputs of its own.
///
/// On Linux it is written into a limit that every process has from the one that started it, and that concerns
/// programs with real-time scheduling only (`RLIMIT_RTTIME`, getrlimit(2)); with more than 100,000 years it limits nothing.
/// Where the limit cannot be that high, and elsewhere, nothing is marked.
struct ChildMark: Equatable, Sendable {
  /// The limit, in microseconds.
  let limit: UInt64
  /// The bits that tell this child from others; in those that are left, its children mark their own.
  private let bits: UInt64

  /// Describes the mark of a child.
  ///
  /// - Parameters:
  ///   - count: How many children its parent had before.
  ///   - parent: The process that starts it.
  ///   - outer: The limit of that process: a mark if it is a child itself, which stays to be seen in this one.
  init(_ count: UInt64, of parent: Int32, within outer: UInt64) {
    let parent = UInt64(UInt32(bitPattern: parent))
    if outer >> 62 == 1 {
      limit = outer & ~0xFF_FFFF | (parent & 0xFFF) << 12 | count & 0xFFF
      bits = ~0
    } else {
      limit = 1 << 62 | (parent & 0x3F_FFFF) << 40 | (count & 0xFFFF) << 24
      bits = ~0xFF_FFFF
    }
  }

  /// Whether a process with this limit is the child or was started by it, or by what it started.
  func isHanded(on limit: UInt64) -> Bool { limit & bits == self.limit }

  // monorepo:allow ambient: a process has one such limit, which is changed while a child is started
  private static let count = Mutex<UInt64>(0)

  #if os(Linux)
    private static let resource = __rlimit_resource_t(__RLIMIT_RTTIME.rawValue)

    /// Starts a child with a mark of its own.
    ///
    /// - Parameter start: Starts the child.
    /// - Returns: The mark, and what starting it gave.
    /// - Throws: What starting it throws.
    static func starting<Child>(_ start: () throws -> Child) rethrows -> (mark: ChildMark, child: Child) {
      try count.withLock { count in
        var own = rlimit()
        getrlimit(resource, &own)
        // monorepo:allow ambient: the mark has to differ from those of other processes
        let parent = ProcessInfo.processInfo.processIdentifier
        let mark = ChildMark(count, of: parent, within: UInt64(own.rlim_cur))
        count += 1
        var marked = own
        marked.rlim_cur = rlim_t(mark.limit)
        setrlimit(resource, &marked)
        defer { setrlimit(resource, &own) }
        return (mark, try start())
      }
    }
  #else
    static func starting<Child>(_ start: () throws -> Child) rethrows -> (mark: ChildMark, child: Child) {
      (ChildMark(0, of: 0, within: 0), try start())
    }
  #endif
}
