import Foundation
import Synchronization

/// A number that a child hands on to everything it starts, also to what gets a group, variables and outputs of its own.
///
/// On Linux it is written into a limit that every process has from the one that started it, and that concerns programs
/// with real-time scheduling only (`RLIMIT_RTTIME`, getrlimit(2)); with more than 100,000 years it limits nothing.
///
/// A process that is marked itself can mark its children as well, and both marks are in the limit. One level further down
/// the inner mark is replaced: the outermost process and the innermost one find what is left, the one between does not.
struct ChildMark: Equatable, Sendable {
  let limit: UInt64
  /// The bits that tell this child from others.
  private let bits: UInt64

  /// The bits in which a process that is marked marks its children; never all zero in a child.
  private static let innerBits: UInt64 = 0xFFF_FFFF

  /// Describes the mark of a child by the number of earlier ones; the limit of a parent that is a child is a mark too.
  init(_ count: UInt64, of parent: Int32, within outer: UInt64) {
    let parent = UInt64(UInt32(bitPattern: parent))
    if outer >> 62 == 1 {
      limit = outer & ~Self.innerBits | (parent & 0xFFFF) << 12 | (count % 0xFFF + 1)
      bits = ~0
    } else {
      limit = 1 << 62 | (parent & 0x3F_FFFF) << 40 | (count & 0xFFF) << 28
      bits = ~Self.innerBits
    }
  }

  func isContained(in limit: UInt64) -> Bool { limit & bits == self.limit }

  // monorepo:allow ambient: a process has one such limit, which is changed while a child is started
  private static let count = Mutex<UInt64>(0)

  /// Starts a child with a mark of its own, which is nil where the limit cannot be that high.
  static func starting<Child>(_ start: () throws -> Child) rethrows -> (mark: ChildMark?, child: Child) {
    #if os(Linux)
      let resource = __rlimit_resource_t(__RLIMIT_RTTIME.rawValue)
      return try count.withLock { count in
        var own = rlimit()
        // monorepo:allow ambient: the mark is a limit that the child gets from this process
        guard getrlimit(resource, &own) == 0 else { return (nil, try start()) }
        // monorepo:allow ambient: the mark has to differ from those of other processes
        let parent = ProcessInfo.processInfo.processIdentifier
        let mark = ChildMark(count, of: parent, within: UInt64(own.rlim_cur))
        count += 1
        var marked = own
        marked.rlim_cur = rlim_t(mark.limit)
        guard setrlimit(resource, &marked) == 0 else { return (nil, try start()) }
        defer { setrlimit(resource, &own) }
        return (mark, try start())
      }
    #else
      return (nil, try start())
    #endif
  }
}
