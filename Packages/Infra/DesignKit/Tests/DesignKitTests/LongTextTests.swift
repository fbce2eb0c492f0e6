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

  @Test(arguments: [(9, ["Key", "  ab"]), (8, ["Key", "ab"])])
  func `a value below its key is indented where there is room`(width: Int, written: [String]) {
    let fact = Element.keyValues([KeyValue("Key", "ab")])

    #expect(lines(PlainWriter().render(fact, in: .plain(width))) == written)
  }

  @Test(arguments: [(16, ["Length  12345678"]), (15, ["Length", "  12345678"])])
  func `a value stands beside its key where it has eight cells`(width: Int, written: [String]) {
    let fact = Element.keyValues([KeyValue("Length", "12345678")])

    #expect(lines(PlainWriter().render(fact, in: .plain(width))) == written)
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

  @Test func `of a text that is too long by one, the ellipsis is the last that stays`() {
    let text = SafeText(String(repeating: "\u{E9}", count: SafeText.maximumLength + 1))

    #expect(text.string == String(repeating: "\u{E9}", count: SafeText.maximumLength - 1) + "…")
  }

  @Test(arguments: [(300, false), (301, true)])
  func `a title of three hundred characters is heard as a whole`(length: Int, isCut: Bool) {
    let title = SafeText(String(repeating: "x", count: length))

    #expect(LinearWriter().render(.heading(title), in: .plain(40)).hasSuffix("…\n") == isCut)
  }

  @Test(arguments: [(7, "too lo."), (8, "too l...")])
  func `an ellipsis in ASCII has three dots where a line is not too short`(width: Int, expected: String) {
    let element = Element.text("too long!", maximumLines: 1)

    #expect(lines(ASCIIWriter().render(element, in: .plain(width))) == [expected])
  }

  @Test(arguments: [("aaaa", "aaaa."), ("aaaaa", "aaaaa...")])
  func `an ellipsis in ASCII has three dots where they end in the eighth cell or behind it`(
    second: String,
    expected: String
  ) {
    let text = StyledText(SafeText("x\n\(second)\nb", lineBreaks: .kept))

    #expect(lines(ASCIIWriter().render(.text(text, maximumLines: 2), in: .plain(20))) == ["x", expected])
  }

  @Test func `a text of the greatest length stays whole`() {
    let text = String(repeating: "é", count: SafeText.maximumLength)

    #expect(SafeText(text).string == text)
  }

  @Test(arguments: [
    ("One. Two three", 5, "One…"), ("One, two three", 6, "One…"), ("One two. x", 9, "One two…"),
    ("a . , b", 6, "a…"),
    ("日本。日本、", 7, "日本…"), ("wait… more", 6, "wait…"), ("...more", 4, "…"), ("1.5, 2 and 3", 5, "1.5…"),
    ("in 2019. 2020 too", 9, "in 2019…"), ("123.456", 5, "123.…"), ("What? Yes", 6, "What?…"),
  ])
  func `an ellipsis takes the place of a full stop and a comma`(text: SafeText, width: Int, expected: String)
  {
    let element = Element.text(StyledText(text), maximumLines: 1)

    #expect(lines(PlainWriter().render(element, in: .plain(width))) == [expected])
  }

  @Test func `the end of a sentence that more would follow gives way to an ellipsis`() {
    let text = Element.text("aaa bbb. ccc ddd. eee", maximumLines: 2)

    #expect(lines(PlainWriter().render(text, in: .plain(8))) == ["aaa bbb.", "ccc ddd…"])
    #expect(lines(ASCIIWriter().render(text, in: .plain(8))) == ["aaa bbb.", "ccc d..."])
    #expect(lines(PlainWriter().render(text, in: .plain(17))) == ["aaa bbb. ccc ddd.", "eee"])
  }

  @Test(arguments: Corpus.safe, [1, 2, 3])
  func `a text ends in an ellipsis where lines are left out, and only there`(text: SafeText, limit: Int) {
    // On one line, line breaks are spaces.
    let text = limit == 1 ? SafeText(text.string) : text
    for width in 1...40 {
      let whole = lines(PlainWriter().render(.text(StyledText(text)), in: .plain(width)))
      let cut = lines(PlainWriter().render(.text(StyledText(text), maximumLines: limit), in: .plain(width)))
      if limit == 1 ? CellWidth().cells(of: text) <= width : whole.count <= limit {
        #expect(cut == whole, "at \(width)")
      } else {
        #expect(cut.count == limit && cut.dropLast() == whole.prefix(limit - 1), "at \(width)")
        #expect(cut.last?.hasSuffix("…") == true, "at \(width)")
      }
    }
  }

  @Test(arguments: ["The ice pilot returns to the harbour", "氷の水先案内人は港に戻ります", "Supercalifragilistic"])
  func `wherever a title is cut, there is an ellipsis`(title: SafeText) {
    let places: [Element] = [
      .heading(title, .page), .heading(title), .heading(title, .group), .card(title: title, .text("x")),
      .card(footer: StyledText(title), .text("x")), .row(ListRow(title)), .facts([StyledText(title)]),
      .chips([.tag(title)]), .table([TableColumn("Title", minimum: 3)], rows: [[StyledText(title)]]),
      .breadcrumb([], current: title), .pill(Badge(title, .info)), .rule(title),
      .tabBar([Tab(title)], selection: 0), .keyHints([KeyHint(.enter, title)]),
    ]
    let letters = title.string.filter { $0 != " " }
    for (index, place) in places.enumerated() {
      for width in 8...60 {
        let written = PlainWriter().render(place, in: .plain(width))
        let isWhole = written.filter { $0 != " " && $0 != "\n" }.contains(letters)
        #expect(isWhole != written.contains("…"), "place \(index) at \(width)")
      }
    }
  }
}
