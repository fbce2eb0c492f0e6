import SnapshotKit
import Testing

@Suite struct LaidOutTextTests {
  private func problems(_ lines: String..., width: Int) -> [LayoutProblem] {
    LaidOutText(lines.joined(separator: "\n") + "\n", width: width).problems
  }

  @Test func `lines of the width are fine, wide characters counted twice`() {
    #expect(problems("abc ", "食 a", "    ", width: 4) == [])
  }

  @Test func `a line that is too short or too long is found`() {
    #expect(
      problems("abc", "abcd", "食食食", width: 4) == [.width(line: 0, columns: 3), .width(line: 2, columns: 6)]
    )
  }

  @Test(
    arguments: [
      "\u{1B}", "\u{7}", "\u{9B}", "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{200E}", "\u{200F}",
    ] as [Unicode.Scalar]
  )
  func `a character that a terminal obeys is found`(scalar: Unicode.Scalar) {
    let found = LaidOutText("ab\(scalar)", width: 2).problems

    #expect(found.contains(.controlCharacter(line: 0, value: scalar.value)))
  }

  @Test(arguments: ["\u{200D}", "\u{2060}", "\u{2065}", "\u{206A}", "\u{FEFF}"] as [Unicode.Scalar])
  func `a character that cannot be seen and does not turn the writing is fine`(scalar: Unicode.Scalar) {
    #expect(LaidOutText("ab\(scalar)", width: 2).problems == [])
  }

  @Test(arguments: ["│a┃", "│a║", "├─┤", "│a│"])
  func `a frame may have a scroll bar or a rule at its side`(side: String) {
    #expect(problems("╭─╮", side, "╰─╯", width: 3) == [])
  }

  @Test(arguments: ["┃a│", "│a ", "├a│", "│a┤"])
  func `a frame has both sides on every line`(side: String) {
    #expect(problems("╭─╮", side, "╰─╯", width: 3) == [.raggedFrame(line: 1)])
  }

  @Test func `frames side by side with sides below their corners are fine`() {
    #expect(problems("╭─╮ ╭──╮", "│a│ │食│", "╰─╯ ╰──╯", width: 8) == [])
  }

  @Test func `a frame whose side is moved or missing is found`() {
    #expect(problems("╭──╮ ", "│a │ ", "│ab │", "╰──╯ ", width: 5) == [.raggedFrame(line: 2)])
    #expect(problems("╭──╮", "│a │", width: 4) == [.raggedFrame(line: 0)])
  }

  @Test func `columns with a divider below the crossing are fine`() {
    #expect(problems("a  │ b", "───┼──", "食 │ b", "c  │  ", "      ", "d     ", width: 6) == [])
  }

  @Test func `a divider that moves is found`() {
    #expect(problems("a  │ b", "───┼──", "a │  b", width: 6) == [.movedDivider(line: 2)])
    #expect(problems("a │  b", "───┼──", "a  │ b", width: 6) == [.movedDivider(line: 0)])
  }

  @Test func `a divider behind the end of a table is no part of it`() {
    #expect(problems("a  │ b", "───┼──", "c  │ d", "      ", " │    ", width: 6) == [])
  }

  @Test func `a table needs no titles with dividers for its rows to be compared`() {
    #expect(problems("      ", "───┼──", "a │  b", width: 6) == [.movedDivider(line: 2)])
  }

  @Test func `a table whose columns add up to its rule is fine`() {
    #expect(problems("Name  Age ", "───────── ", "Anna    7 ", width: 10) == [])
  }

  @Test func `titles or a row beyond the rule of a table are found`() {
    #expect(problems("Name  Ages", "───────── ", "Anna    7 ", width: 10) == [.wideTable(line: 0)])
    #expect(problems("Name  Age ", "───────── ", "Anna    71", width: 10) == [.wideTable(line: 2)])
  }

  @Test(arguments: [
    ("          ", "─────     ", "Anna    71"), ("Name  Ages", "─────     ", "          "),
    ("Name  Ages", "a ───     ", "Anna    71"),
  ])
  func `a rule without titles, without a row or behind a text is no table`(
    above: String,
    rule: String,
    below: String
  ) {
    #expect(problems(above, rule, below, width: 10) == [])
  }

  @Test func `one line break at the end is no line`() {
    #expect(LaidOutText("abc ", width: 4).problems == [])
    #expect(LaidOutText("abc \n\n", width: 4).problems == [.width(line: 1, columns: 0)])
  }

  @Test(arguments: [
    ("a slow soup   ", TextShowing.whole), ("x a slow soup ", .whole), ("a slow   \n  soup", .whole),
    ("a slow…     ", .cut), ("a slow so…  ", .cut), ("a slo…", .cut), ("a slow …", .cut),
    ("a slow  │ b\n        │ c", .cutWithoutMark), ("a slow so   ", .cutWithoutMark), ("a", .absent),
    ("nothing", .absent), ("ba slow soup", .absent),
  ])
  func `a text is whole, cut with a mark, cut without one or absent`(screen: String, showing: TextShowing) {
    #expect(LaidOutText(screen, width: 14).showing(of: " a slow\n soup\u{7}") == showing)
  }

  @Test(arguments: [(1, TextShowing.whole), (2, .cutWithoutMark)])
  func `a text may go on after one empty line`(empty: Int, showing: TextShowing) {
    let screen = "a slow\n" + String(repeating: "      \n", count: empty) + "soup  \n"

    #expect(LaidOutText(screen, width: 6).showing(of: "a slow soup") == showing)
  }

  @Test(arguments: ["", " \n", "\u{7}"])
  func `a text without anything to see is there as a whole`(text: String) {
    #expect(LaidOutText("x", width: 1).showing(of: text) == .whole)
  }

  @Test func `a first word that is cut counts as cut`() {
    #expect(LaidOutText("chow…", width: 5).showing(of: "chowder of fish") == .cut)
    #expect(LaidOutText("chow ", width: 5).showing(of: "chowder of fish") == .absent)
  }

  @Test func `a whole text counts more than one that is cut elsewhere`() {
    #expect(LaidOutText("slow…\nslow soup", width: 9).showing(of: "slow soup") == .whole)
  }

  @Test(arguments: ["slow…  \nslow so", "slow so\nslow…  "])
  func `a text that is cut with a mark counts more than one that is cut without`(screen: String) {
    #expect(LaidOutText(screen, width: 7).showing(of: "slow soup") == .cut)
  }

  @Test func `every problem is reported as a failure`() {
    withKnownIssue { expectLayout("abc\n", width: 4) }
    withKnownIssue { expectLayout("a slow   \n", width: 9, content: ["a slow soup"]) }
    withKnownIssue { expectLayout("a slow…  \n", width: 9, content: ["a slow soup"], showsAll: true) }
    withKnownIssue { expectLayout("         \n", width: 9, content: ["a slow soup"], showsAll: true) }
  }

  @Test func `a layout that keeps the rules is no failure`() {
    expectLayout("a slow…  \n", width: 9, content: ["a slow soup", "bread"])
    expectLayout("a slow   \nsoup     \n", width: 9, content: ["a slow soup"], showsAll: true)
  }
}
