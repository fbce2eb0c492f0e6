import DesignKit
import Testing

@Suite struct ModifierTests {
  private static let three = Element.stack([.text("a"), .text("b"), .text("c")])

  @Test(
    arguments: [
      (-1, []), (0, []), (1, ["…"]), (2, ["a", "…"]), (3, ["a", "b", "c"]), (4, ["a", "b", "c", ""]),
    ] as [(Int, [String])]
  )
  func `an element takes the lines it is given, and an ellipsis the last where some are missing`(
    height: Int,
    expected: [String]
  ) {
    #expect(plain(Self.three.fitted(toHeight: height), 3) == expected)
  }

  @Test func `empty lines stand above and below what shows something`() {
    let insets = Insets(top: 1, bottom: 2)

    #expect(plain(.text("a").padded(insets), 3) == ["", "a", "", ""])
    #expect(plain(Element.empty.padded(insets), 3).isEmpty)
  }

  @Test(arguments: [(-1, 2), (0, 2), (100, 102), (101, 102)])
  func `spacing is no more than a hundred lines`(spacing: Int, count: Int) {
    let items = [Element.text("a"), .text("b")]

    #expect(plain(.stack(items, spacing: spacing), 3).count == count)
    #expect(plain(.list(items, spacing: spacing), 3).count == count)
    #expect(plain(.stack([.text("a"), .text("b").padded(Insets(top: spacing))]), 3).count == count)
  }

  @Test(
    arguments: [
      (.top, ["x", "b", "c"]), (.center, ["a", "x", "c"]), (.bottom, ["a", "b", "x"]),
    ] as [(Placement.Vertical, [String])]
  )
  func `what is in front hides the lines that it is placed at`(
    vertical: Placement.Vertical,
    expected: [String]
  ) {
    let both = Self.three.overlaid(with: .text("x"), at: Placement(.leading, vertical), width: 1)

    #expect(plain(both, 3) == expected)
  }

  @Test func `in the middle as much is before it as behind, or one less`() {
    let four = Element.stack([.text("abcd"), .text("abcd"), .text("abcd"), .text("abcd")])

    #expect(plain(four.overlaid(with: .text("x"), width: 1), 4) == ["abcd", "axcd", "abcd", "abcd"])
    #expect(
      plain(four.overlaid(with: .text("x"), at: .bottomTrailing, width: 1), 4)
        == ["abcd", "abcd", "abcd", "abcx"]
    )
  }

  @Test(
    arguments: [
      (2, .leading, "ab"), (2, .center, " ab"), (2, .trailing, "   ab"), (9, .trailing, "ab"),
    ] as [(Int, Alignment, String)]
  )
  func `what is limited stands where it is told to`(limit: Int, alignment: Alignment, expected: String) {
    #expect(plain(Element.text("ab").limited(toWidth: limit, alignment: alignment), 5) == [expected])
  }

  @Test(arguments: [0, 1])
  func `what is limited has one cell at least`(limit: Int) {
    #expect(plain(Element.text("ab").limited(toWidth: limit), 5) == ["a", "b"])
  }

  @Test(arguments: [(-1, 0), (0, 0), (100, 100), (101, 100)])
  func `space around an element is no more than a hundred cells or lines`(given: Int, shown: Int) {
    let leading = plain(Element.text("a").padded(Insets(leading: given)), 200)
    let trailing = plain(Element.text("abcde").padded(Insets(trailing: given)), 104)
    let bottom = plain(Element.text("a").padded(Insets(bottom: given)), 5)

    #expect(leading == [String(repeating: " ", count: shown) + "a"])
    #expect(trailing == (shown == 100 ? ["abcd", "e"] : ["abcde"]))
    #expect(bottom.count == 1 + shown)
  }

  @Test func `what is behind grows to the height of what is in front`() {
    let both = Element.text("ab").overlaid(with: Self.three, at: Placement(.trailing, .top), width: 1)

    #expect(plain(both, 3) == ["aba", "  b", "  c"])
  }

  @Test(
    arguments: [
      (.leading, "x", "x 本語"), (.center, "xx", "日xx語"), (.trailing, "x", "日本 x"),
    ] as [(Alignment, SafeText, String)]
  )
  func `a wide character that is hidden by half becomes empty`(
    horizontal: Alignment,
    top: SafeText,
    expected: String
  ) {
    let both = Element.text("日本語")
      .overlaid(
        with: .text(StyledText(top)),
        at: Placement(horizontal, .top),
        width: CellWidth().cells(of: top)
      )

    #expect(plain(both, 6) == [expected])
  }

  private func plain(_ element: Element, _ width: Int) -> [String] {
    lines(PlainWriter().render(element, in: .plain(width)))
  }
}
