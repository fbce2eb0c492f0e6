import Testing

@testable import ScreenKit

/// Questions of ten lines.
@Suite struct QuestionWindowTests {
  @Test(
    arguments: [
      (11, [], 0..<10), (10, [], 0..<10), (10, [.down], 0..<10), (9, [], 0..<8), (2, [], 0..<1),
      (1, [], 0..<1), (6, [.down], 1..<6), (6, [.down, .up], 0..<5), (6, [.up], 0..<5),
      (6, [.pageDown], 4..<9), (6, [.pageDown, .pageDown], 5..<10), (6, [.last], 5..<10),
      (6, [.last, .pageUp], 1..<6), (6, [.last, .up], 4..<9), (6, [.last, .first], 0..<5),
      (3, [.pageDown], 1..<3), (3, [.last, .pageUp], 7..<9), (2, [.pageDown], 1..<2),
      (2, [.last, .pageUp], 8..<9),
    ] as [(Int, [ShellCommand], Range<Int>)]
  )
  func `a question is scrolled within its lines, by windows that overlap by one line`(
    room: Int,
    commands: [ShellCommand],
    shown: Range<Int>
  ) {
    var window = QuestionWindow()
    window.fit(10, into: room)
    let areMoves = commands.map { window.move($0) }
    #expect(areMoves.allSatisfy { $0 })
    #expect(window.shown == shown)
    #expect(window.isScrolling == (room < 10))
  }

  @Test func `a question that was scrolled and has room again is shown from its first line`() {
    var window = QuestionWindow()
    window.fit(10, into: 6)
    _ = window.move(.last)
    window.fit(10, into: 12)
    #expect(window.shown == 0..<10)
  }

  @Test func `a command that moves nothing is none for it`() {
    var window = QuestionWindow()
    window.fit(10, into: 6)
    let isMove = window.move(.quit)
    #expect(!isMove && window.shown == 0..<5)
  }
}
