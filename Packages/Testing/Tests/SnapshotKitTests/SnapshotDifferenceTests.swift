import SnapshotKit
import Testing

@Suite struct SnapshotDifferenceTests {
  @Test func `equal texts have no difference`() {
    #expect(SnapshotDifference.between("a\n", expected: "a\n") == nil)
  }

  @Test func `the place is counted from one`() throws {
    let difference = try #require(SnapshotDifference.between("ab\ncd\n", expected: "ab\ncx\n"))

    #expect(difference.line == 2)
    #expect(difference.column == 2)
    #expect(difference.expected == "cx")
    #expect(difference.actual == "cd")
  }

  @Test func `up to three equal lines are kept as context`() throws {
    let difference = try #require(
      SnapshotDifference.between("1\n2\n3\n4\nx", expected: "1\n2\n3\n4\ny")
    )

    #expect(difference.context == ["2", "3", "4"])
  }

  @Test func `a text that ends early has no line there`() throws {
    let difference = try #require(SnapshotDifference.between("a", expected: "a\nb"))

    #expect(difference.line == 2)
    #expect(difference.actual == nil)
    #expect(difference.expected == "b")
  }

  @Test func `a missing last line break is a difference`() {
    #expect(SnapshotDifference.between("a\n", expected: "a") != nil)
  }

  @Test func `canonically equal letters with other scalars differ`() throws {
    let difference = try #require(SnapshotDifference.between("e\u{301}", expected: "\u{E9}"))

    #expect(difference.column == 1)
  }

  @Test func `the description shows both lines, the place and trailing spaces`() throws {
    let difference = try #require(SnapshotDifference.between("top\nleft \n", expected: "top\nlife\n"))

    #expect(
      difference.description == """
        first difference at line 2, column 2
            | top
          - | life
          + | left␠
            |  ^
        """
    )
  }

  @Test func `every place that differs is told`() throws {
    let difference = try #require(
      SnapshotDifference.between("1\n2\nthree\n4\n5\nsix", expected: "1\ntwo\n3\n4\n5\n6\n7")
    )

    #expect(
      difference.description == """
        first difference at line 2, column 1
            | 1
          - | two
          + | 2
            | ^
          - | 3
          + | three
        line 6
          - | 6
          - | 7
          + | six
        """
    )
  }

  @Test func `lines that came or went away do not make the others differ`() throws {
    let difference = try #require(SnapshotDifference.between("0\n1\n2\n4", expected: "1\n2\n3\n4"))

    #expect(
      difference.hunks == [
        SnapshotHunk(line: 1, expected: [], actual: ["0"]),
        SnapshotHunk(line: 4, expected: ["3"], actual: []),
      ]
    )
  }

  @Test func `a text that was rewritten differs in one piece, behind the lines that are the same`() throws {
    let (old, new) = ((1...1001).map { "old \($0)" }, (1...1000).map { "new \($0)" })
    let difference = try #require(
      SnapshotDifference.between(
        (["same", "same"] + new + ["end"]).joined(separator: "\n"),
        expected: (["same", "same"] + old + ["end"]).joined(separator: "\n")
      )
    )

    #expect(difference.hunks == [SnapshotHunk(line: 3, expected: old, actual: new)])
  }

  @Test func `a line that was repeated once more or less is one place`() throws {
    let shorter = try #require(SnapshotDifference.between("a\na", expected: "a\na\na"))
    let longer = try #require(SnapshotDifference.between("a\na\na", expected: "a\na"))

    #expect(shorter.hunks == [SnapshotHunk(line: 3, expected: ["a"], actual: [])])
    #expect(longer.hunks == [SnapshotHunk(line: 3, expected: [], actual: ["a"])])
  }

  @Test(arguments: [(0, 2), (1, 1)])
  func `up to two thousand lines are told apart, more are one piece`(more: Int, places: Int) throws {
    let same = (1...998).map { "same \($0)" }
    let new: [String] = ["new first"] + same + ["new last"]
    let old: [String] = ["old first"] + same + Array(repeating: "old last", count: more + 1)
    let difference = try #require(
      SnapshotDifference.between(new.joined(separator: "\n"), expected: old.joined(separator: "\n"))
    )

    #expect(difference.hunks.count == places)
  }

  @Test func `the end of a text is told where the other goes on`() throws {
    let longer = try #require(SnapshotDifference.between("a\nb", expected: "a"))
    let shorter = try #require(SnapshotDifference.between("a", expected: "a\nb"))

    #expect(
      longer.description == """
        first difference at line 2, column 1
            | a
          - | (end of the recording)
          + | b
        """
    )
    #expect(
      shorter.description == """
        first difference at line 2, column 1
            | a
          + | (end of the text)
          - | b
        """
    )
  }

  @Test(arguments: [("a\u{1B}b", "1B}b"), ("a\u{7F}b", "7F}b"), ("a\tb", "a\\tb"), ("  ", "+ | ␠␠")])
  func `what a terminal would swallow is shown`(line: String, shown: String) throws {
    let difference = try #require(SnapshotDifference.between(line, expected: "x"))

    #expect(difference.description.contains(shown))
  }

  @Test(arguments: [(13, nil), (14, "and 1 more places"), (15, "and 2 more places")] as [(Int, String?)])
  func `twelve further places are told, and how many there are beyond them`(
    count: Int,
    end: String?
  ) throws {
    let numbers = (1...count).map(String.init)
    let difference = try #require(
      SnapshotDifference.between(
        numbers.map { "new \($0)" }.joined(separator: "\nsame\n"),
        expected: numbers.map { "old \($0)" }.joined(separator: "\nsame\n")
      )
    )

    let told = difference.description.split(separator: "\n").map(String.init)
    #expect(told.count { $0.hasPrefix("line ") } == 12)
    #expect(told.last == end ?? "  + | new \(count)")
  }

  @Test(arguments: [(12, nil), (13, "  + and 1 more lines")] as [(Int, String?)])
  func `twelve lines of a place are told, and how many there are beyond them`(
    count: Int,
    end: String?
  ) throws {
    let lines = (1...count).map { "new \($0)" }
    let difference = try #require(
      SnapshotDifference.between((["same"] + lines).joined(separator: "\n"), expected: "same")
    )

    let told = difference.description.split(separator: "\n").map(String.init)
    #expect(told.count { $0.hasPrefix("  + | new ") } == 12)
    #expect(told.last == end ?? "  + | new 12")
  }

  @Test func `of many changes the beginning is told`() throws {
    let numbers = (1...100).map(String.init)
    let recorded = numbers.joined(separator: "\nsame\n")
    let difference = try #require(
      SnapshotDifference.between(recorded.replacing("0", with: "o"), expected: recorded)
    )
    let other = String(repeating: "x\n", count: 50)
    let rewritten = try #require(
      SnapshotDifference.between(numbers.joined(separator: "\n"), expected: other)
    )

    #expect(difference.hunks.count == 10)
    #expect(rewritten.description.hasSuffix("+ and 87 more lines"))
  }
}
