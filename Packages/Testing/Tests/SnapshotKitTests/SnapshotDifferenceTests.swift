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
}
