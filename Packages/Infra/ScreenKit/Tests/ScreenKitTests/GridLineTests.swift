import DesignKit
import Testing

@testable import ScreenKit

@Suite struct GridLineTests {
  private func line(_ text: String, columns: Int = 10) -> GridLine {
    GridLine(text[...], columns: columns, cells: CellWidth())
  }

  @Test(arguments: [
    ("❤️", true), ("❤", false), ("🇦🇦", true), ("🇿🇿", true), ("🇸", false), ("👍🏻", true), ("👍🏿", true), ("🏻", false),
    ("👨‍👩‍👧", true), ("e\u{301}", false), ("漢", false), ("a", false),
  ])
  func `only clusters of several characters that are drawn as one are risky`(text: String, isRisky: Bool) {
    #expect(line(text).isRisky == isRisky)
  }

  @Test(arguments: [
    (5, "👍🏽\u{1B}[3G"), (4, "👍🏽\u{1B}[3G"), (3, "👍\u{1B}[3G"), (2, "👍"), (1, ""),
  ])
  func `a skin tone stays where two more cells are behind it`(columns: Int, text: String) {
    #expect(line("👍🏽", columns: columns).text == text)
  }

  @Test(arguments: ["👍🏻", "👍🏿"])
  func `in the last columns every skin tone is left out`(text: String) {
    #expect(line(text, columns: 2).text == "👍")
  }

  @Test(arguments: ["a\u{1B}[1", "a\u{1B}]8;;https://example.org", "a\u{1B}]8;;x\u{1B}"])
  func `a sequence without end is no text`(text: String) {
    #expect(line(text).text == text)
    #expect(line(text).width == 1)
  }

  @Test func `the columns of a risky line are counted from where it begins beside another one`() {
    let both = line("ab").followed(by: line("👍🏽x"), at: 4)
    #expect(both.text == "ab  👍🏽\u{1B}[7Gx")
    #expect(both.width == 7)
  }

  @Test func `a line that is wider than the column of the next is followed at once`() {
    let both = line("abcd").followed(by: line("x"), at: 3)
    #expect(both.text == "abcdx")
  }

  @Test func `a blank behind the last column is left out, also before a style`() {
    #expect(line("1234567890 \u{1B}[1m\u{1B}[0m").text == "1234567890\u{1B}[1m\u{1B}[0m")
  }

  // MARK: - Painting

  private let selected = RenderEnvironment(
    width: 20,
    capability: Capability(colorDepth: .truecolor, allowsEmphasis: true)
  )

  @Test func `only the row that is chosen has the surface of one`() {
    let painter = Painter(selected)
    let (plain, chosen) = (
      painter.marked(.row(ListRow("one")), isFocused: true), painter.row(ListRow("one"), isFocused: true)
    )
    #expect(plain != chosen)
    #expect(chosen[0].width == 20)
    #expect(painter.row(ListRow("one"), isFocused: false)[0].width == 5)
  }

  @Test func `a mark takes two columns also where a theme paints the page`() {
    let capability = Capability(colorDepth: .truecolor, allowsEmphasis: true)
    let painter = Painter(RenderEnvironment(width: 20, theme: .highContrast, capability: capability))

    let texts = painter.marked(.text("one"), isFocused: true).map { line in
      line.text.replacing(/\u{1B}\[[\d;]*m/, with: "")
    }

    #expect(texts.map { $0.hasPrefix("▸ one") } == [true])
  }

  @Test func `without Unicode a row has a mark in ASCII`() {
    let painter = Painter(RenderEnvironment(width: 12, capability: Capability(glyphs: .ascii)))
    #expect(painter.row(ListRow("one"), isFocused: true).map(\.text) == ["> one"])
  }

  @Test func `without Unicode a row that is chosen has the surface of one, in nothing but ASCII`() {
    let capability = Capability(colorDepth: .truecolor, allowsEmphasis: true, glyphs: .ascii)
    let painter = Painter(RenderEnvironment(width: 20, capability: capability))

    let chosen = painter.row(ListRow("Évora"), isFocused: true)

    #expect(chosen.map(\.width) == [20])
    #expect(chosen.allSatisfy { $0.text.contains("\u{1B}[") && $0.text.contains("Evora") })
    #expect(chosen.allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } })
  }

  @Test(arguments: [(12, 2), (11, 0)])
  func `a picture moves with the text behind a mark`(columns: Int, column: Int) throws {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let picture = Picture(try #require(PictureData(png)), columns: 3, rows: 2)
    let painter = Painter(RenderEnvironment(width: columns, capability: Capability(images: .kitty)))
    let element = Element.picture(picture, fallback: .text("face"))

    let marked = painter.marked(element, isFocused: false)
    #expect(marked.flatMap { $0.pictures.map(\.column) } == [column, column])
    #expect(painter.lines(element).flatMap { $0.pictures.map(\.column) } == [0, 0])
  }

  @Test func `an element without lines is a blank line`() {
    #expect(Painter(selected).line(.empty) == .blank)
  }
}
