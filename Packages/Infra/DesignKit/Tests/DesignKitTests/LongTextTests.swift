import DesignKit
import Testing

@Suite struct LongTextTests {
  private static let title = SafeText(String(repeating: "endless ", count: 625))

  @Test func `a title takes two lines at most`() {
    let titled: [Element] = [
      .row(ListRow(Self.title, icon: .bullet)), .heading(Self.title, .page), .heading(Self.title, .group),
      .card(title: Self.title, border: .none, .empty),
    ]
    for element in titled {
      let written = lines(PlainWriter().render(element, in: .plain(40))).filter { !$0.hasPrefix("━") }

      #expect(written.count == 2)
      #expect(written.last?.hasSuffix("…") == true)
    }
  }

  @Test func `a row may give its title other lines`() {
    let row = Element.row(ListRow(Self.title, titleLines: 1))

    #expect(lines(PlainWriter().render(row, in: .plain(20))) == ["endless endless end…"])
  }

  @Test func `a fact is cut after its lines`() {
    let fact = Element.keyValues([KeyValue("With", StyledText(Self.title), maximumLines: 3)])

    #expect(lines(PlainWriter().render(fact, in: .plain(40))).count == 3)
    #expect(lines(PlainWriter().render(fact, in: .plain(10))).count == 4)
  }

  @Test func `a screen reader hears the beginning of a title`() {
    let titled: [Element] = [
      .row(ListRow(Self.title)), .heading(Self.title), .card(title: Self.title, .empty),
      .chips([.tag(Self.title)]), .chips([.option(Self.title, isSelected: false)]),
    ]
    for element in titled {
      let heard = LinearWriter().render(element, in: .plain(40))

      #expect(heard.hasSuffix("…\n"))
      #expect(heard.count < 330)
    }
  }

  @Test(arguments: ["x", "é", "\u{1B}", "漢", "👩‍👩‍👧", "🇸🇪", "e\u{301}"])
  func `of megabytes of text a beginning stays`(unit: String) {
    let text = SafeText(String(repeating: unit, count: 1_000_000))

    #expect(text.string.unicodeScalars.count <= SafeText.maximumLength)
    #expect(text.string.unicodeScalars.count > SafeText.maximumLength - 20)
    #expect(text.string.hasSuffix("…"))
    #expect(SafeText(text.string) == text)
  }

  @Test func `a text of the greatest length stays whole`() {
    let text = String(repeating: "é", count: SafeText.maximumLength)

    #expect(SafeText(text).string == text)
  }
}
