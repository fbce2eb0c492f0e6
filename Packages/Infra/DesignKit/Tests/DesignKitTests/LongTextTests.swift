import DesignKit
import Testing

@Suite struct LongTextTests {
  private static let title = SafeText(String(repeating: "endless ", count: 625))

  @Test(arguments: [
    Element.row(ListRow(title, icon: .bullet)), .heading(title, .page), .heading(title, .group),
    .card(title: title, border: .none, .empty),
  ])
  func `a title takes two lines at most`(element: Element) {
    let written = lines(PlainWriter().render(element, in: .plain(40))).filter { !$0.hasPrefix("━") }

    #expect(written.count == 2)
    #expect(written.last?.hasSuffix("endless…") == true)
  }

  @Test func `a row may give its title other lines`() {
    let row = Element.row(ListRow(Self.title, titleLines: 1))

    #expect(lines(PlainWriter().render(row, in: .plain(20))) == ["endless endless…"])
  }

  @Test func `a fact is cut after its lines`() {
    let fact = Element.keyValues([KeyValue("With", StyledText(Self.title), maximumLines: 3)])

    #expect(lines(PlainWriter().render(fact, in: .plain(40))).count == 3)
    #expect(lines(PlainWriter().render(fact, in: .plain(10))).count == 4)
  }

  @Test(arguments: [
    Element.row(ListRow(title)), .heading(title), .card(title: title, .empty), .chips([.tag(title)]),
    .chips([.option(title, isSelected: false)]),
  ])
  func `a screen reader hears the beginning of a title`(element: Element) {
    let heard = LinearWriter().render(element, in: .plain(40))

    #expect(heard.hasSuffix("…\n"))
    #expect(heard.count < 330)
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
