import Foundation
import Testing

@testable import MonorepoSystem

struct ChildMarkTests {
  @Test func `a child's mark is handed on, and not that of its siblings or of the children of others`() {
    let mark = ChildMark(7, of: 4_194_303, within: .max)

    #expect(mark.isContained(in: mark.limit))
    #expect(!mark.isContained(in: ChildMark(8, of: 4_194_303, within: .max).limit))
    #expect(!mark.isContained(in: ChildMark(7, of: 4_194_302, within: .max).limit))
    #expect(!mark.isContained(in: .max))
    #expect(!mark.isContained(in: 0))
  }

  @Test(arguments: [(2, 600), (0, 65_536), (4095, 65_536), (4094, 4_194_303)] as [(UInt64, Int32)])
  func `what a child's child starts has the marks of both, and the child has only its own`(
    count: UInt64,
    parent: Int32
  ) {
    let outer = ChildMark(7, of: 500, within: .max)
    let inner = ChildMark(count, of: parent, within: outer.limit)

    #expect(outer.isContained(in: inner.limit))
    #expect(inner.isContained(in: inner.limit))
    #expect(!inner.isContained(in: outer.limit))
    #expect(!inner.isContained(in: ChildMark(count + 1, of: parent, within: outer.limit).limit))
    #expect(!inner.isContained(in: ChildMark(count, of: parent - 4096, within: outer.limit).limit))
    #expect(!ChildMark(8, of: 500, within: .max).isContained(in: inner.limit))
  }

  @Test func `of three within each other, the one between does not see what the innermost one starts`() {
    let outer = ChildMark(7, of: 500, within: .max)
    let inner = ChildMark(2, of: 600, within: outer.limit)
    let innermost = ChildMark(4, of: 700, within: inner.limit)

    #expect(outer.isContained(in: innermost.limit))
    #expect(!inner.isContained(in: innermost.limit))
    #expect(innermost.isContained(in: innermost.limit))
  }

  @Test(arguments: [(UInt64.max, 0), (0, 0), (3_600_000_000, 65_536), (.max, 1 << 40)] as [(UInt64, UInt64)])
  func `the limit is too high to limit anything, and lower than none`(outer: UInt64, count: UInt64) {
    let limit = ChildMark(count, of: .max, within: outer).limit

    #expect(limit >= 1 << 62)
    #expect(limit < 1 << 63)
  }

  #if os(Linux)
    private struct Failure: Error {}

    @Test func `a child starts with its mark`() {
      let (mark, limit) = ChildMark.starting { Self.limit() }

      #expect(mark != nil && limit == mark.map { "\($0.limit)" })
    }

    /// In a process of its own: beside it, other tests start children.
    @Test func `a process has its own limit again when a child was started, and when that failed`() async {
      await #expect(processExitsWith: .success) {
        let before = Self.limit()
        let meanwhile = ChildMark.starting { Self.limit() }.child
        let afterwards = Self.limit()
        _ = try? ChildMark.starting { throw Failure() }
        exit(before != nil && meanwhile != before && afterwards == before && Self.limit() == before ? 0 : 1)
      }
    }

    /// The limit that marks are written into, of this process.
    private static func limit() -> String? {
      FileSystem(manager: .default).text(at: "/proc/self/limits")?.split(separator: "\n")
        .first { $0.hasPrefix("Max realtime timeout ") }?.split(separator: " ").dropFirst(3).first
        .map(String.init)
    }
  #endif
}
