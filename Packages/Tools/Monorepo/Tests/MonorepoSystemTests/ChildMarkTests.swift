import Foundation
import Testing

@testable import MonorepoSystem

struct ChildMarkTests {
  @Test func `a child's mark is handed on, and not that of its siblings or of the children of others`() {
    let mark = ChildMark(7, of: 4_194_303, within: .max)

    #expect(mark.isHanded(on: mark.limit))
    #expect(!mark.isHanded(on: ChildMark(8, of: 4_194_303, within: .max).limit))
    #expect(!mark.isHanded(on: ChildMark(7, of: 4_194_302, within: .max).limit))
    #expect(!mark.isHanded(on: .max))
    #expect(!mark.isHanded(on: 0))
  }

  @Test func `what a child's child starts has the marks of both`() {
    let outer = ChildMark(7, of: 500, within: .max)
    let inner = ChildMark(2, of: 600, within: outer.limit)

    #expect(outer.isHanded(on: inner.limit))
    #expect(inner.isHanded(on: inner.limit))
    #expect(!inner.isHanded(on: outer.limit))
    #expect(!inner.isHanded(on: ChildMark(3, of: 600, within: outer.limit).limit))
    #expect(!inner.isHanded(on: ChildMark(2, of: 601, within: outer.limit).limit))
    #expect(!ChildMark(8, of: 500, within: .max).isHanded(on: inner.limit))
  }

  @Test func `three within each other: the outermost sees all of them`() {
    let outer = ChildMark(7, of: 500, within: .max)
    let inner = ChildMark(2, of: 600, within: outer.limit)
    let innermost = ChildMark(4, of: 700, within: inner.limit)

    #expect(outer.isHanded(on: innermost.limit))
    #expect(innermost.isHanded(on: innermost.limit))
  }

  @Test(arguments: [(UInt64.max, 0), (0, 0), (3_600_000_000, 65_536), (.max, 1 << 40)] as [(UInt64, UInt64)])
  func `the limit is too high to limit anything, and lower than none`(outer: UInt64, count: UInt64) {
    let limit = ChildMark(count, of: .max, within: outer).limit

    #expect(limit >= 1 << 62)
    #expect(limit < 1 << 63)
  }

  #if os(Linux)
    @Test func `a child starts with its mark`() {
      let (mark, limits) = ChildMark.starting {
        FileSystem(manager: .default).text(at: "/proc/self/limits") ?? ""
      }

      #expect(limits.contains(" \(mark.limit) "))
    }

    @Test func `the mark of a child is not handed on to the next one`() {
      let marks = (0..<2).map { _ in ChildMark.starting {}.mark }

      #expect(!marks[0].isHanded(on: marks[1].limit))
    }
  #endif
}
