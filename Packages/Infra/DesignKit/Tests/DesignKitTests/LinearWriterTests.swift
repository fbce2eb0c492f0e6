import DesignKit
import Testing

@Suite struct LinearWriterTests {
  @Test func `nothing is drawn`() {
    let drawn: Set<Character> = [
      "│", "─", "━", "╭", "╮", "╰", "╯", "▎", "·", "…", "●", "○", "◌", "▸", "★", "◆",
    ]
    for entry in Gallery.entries {
      #expect(drawn.isDisjoint(with: LinearWriter().render(entry.element, in: .plain(80))), "\(entry.name)")
    }
  }

  @Test func `width and capability make no difference`() {
    for entry in Gallery.entries {
      #expect(
        LinearWriter().render(entry.element, in: .plain(20))
          == LinearWriter().render(entry.element, in: .terminal(200, hyperlinks: true))
      )
    }
  }

  @Test func `words are those of the vocabulary`() {
    var swedish = Vocabulary()
    swedish.heading = "Rubrik %1"
    swedish.link = "länk"
    swedish.position = "%1 av %2"
    swedish.nestedPosition = "Nivå %1, %2"
    swedish.option = "Val %1 av %2"
    swedish.selected = "valt"
    swedish.hint = "Gör så här"
    swedish.statuses = [.error: "Fel"]
    let element = Element.stack([
      .heading("Film"), .list([.text("a"), .text("b")]), .chips([.option("Alla", isSelected: true)]),
      .callout(.error, title: "Nej", hint: "Försök igen"), .callout(.info, title: "utan ord"),
      .link("Läs", to: "https://example.org"),
    ])

    let written = LinearWriter().render(element, in: RenderEnvironment(width: 80, vocabulary: swedish))

    #expect(
      lines(written) == [
        "Rubrik 2: Film", "1 av 2: a", "2 av 2: b", "Val 1 av 1: Alla, valt", "Fel: Nej",
        "Gör så här: Försök igen", "Note: utan ord", "Läs, länk: https://example.org",
      ]
    )
  }

  @Test func `only a status that needs attention is announced, and the others are set apart from their text`()
  {
    let texts: [StyledText] =
      Status.allCases.map { StyledText(Badge("Ready", $0)) }
      + [Status.info, .warning].map { (status) -> StyledText in "Anna \(Badge("new", status))" }

    let written = LinearWriter().render(.stack(texts.map { .text($0) }), in: .plain(40))

    #expect(
      lines(written) == [
        "Ready", "Ready", "Warning: Ready", "Error: Ready", "Offline: Ready", "Saved copy: Ready",
        "Anna, new", "Anna Warning: new",
      ]
    )
  }

  @Test func `a language without spaces sets words apart in its own way`() {
    var chinese = Vocabulary()
    chinese.colon = "："
    chinese.position = "第%1项，共%2项"
    chinese.statuses = [.offline: "离线"]
    let element = Element.stack([.list([.text("甲")]), .callout(.offline, title: "无连接")])
    let environment = RenderEnvironment(width: 20, vocabulary: chinese)

    #expect(lines(LinearWriter().render(element, in: environment)) == ["第1项，共1项：甲", "离线：无连接"])
    #expect(lines(PlainWriter().render(element, in: environment)) == ["甲", "▎ ○ 离线：无连接"])
  }

  @Test func `a table row says every column`() {
    let table = Element.table(
      [TableColumn("Name"), TableColumn("Size")],
      rows: [["a", "1"], ["b"]]
    )

    #expect(
      lines(LinearWriter().render(table, in: .plain(3))) == ["1 of 2: Name: a", "Size: 1", "2 of 2: Name: b"]
    )
  }

  @Test func `a list in a list says how deep it is`() {
    let inner = Element.list([.text("b"), .text("c")])

    #expect(
      lines(LinearWriter().render(.list([.stack([.text("a"), inner]), .text("d")]), in: .plain(80)))
        == ["1 of 2: a", "Level 2, 1 of 2: b", "Level 2, 2 of 2: c", "2 of 2: d"]
    )
  }

  @Test func `an item that says nothing has no position`() {
    #expect(
      lines(LinearWriter().render(.list([.text("a"), .empty, .text("b")]), in: .plain(80)))
        == ["1 of 2: a", "2 of 2: b"]
    )
  }

  @Test(arguments: [
    Element.marked([MarkedItem(.bullet, .accent, .list([.text("a")]))]),
    .grid([.list([.text("a")])], minimumWidth: 5),
  ])
  func `a list in a grid or behind a mark says how deep it is`(element: Element) {
    #expect(LinearWriter().render(element, in: .plain(80)) == "1 of 1: Level 2, 1 of 1: a\n")
  }

  @Test func `a mark without content is heard by itself`() {
    let mark = Icon("✓", ascii: "+", word: "Done")

    #expect(
      LinearWriter().render(.marked([MarkedItem(mark, .accent, .empty)]), in: .plain(80)) == "1 of 1: Done\n"
    )
  }

  @Test func `a fact without a label is its value`() {
    #expect(LinearWriter().render(.keyValues([KeyValue("", "v")]), in: .plain(80)) == "v\n")
  }

  @Test func `a link that shows its address says it once`() {
    let link = Element.link("", to: "https://example.org")

    #expect(LinearWriter().render(link, in: .plain(80)) == "link: https://example.org\n")
    #expect(PlainWriter().render(link, in: .plain(80)) == "https://example.org\n")
  }

  @Test func `headings say their rank, and titles of cards in cards a lower one`() {
    let nested = (1...5).reduce(Element.heading("a", .page)) { content, _ in .card(title: "t", content) }

    #expect(
      lines(LinearWriter().render(nested, in: .plain(80)))
        == ["Heading 3: t", "Heading 4: t", "Heading 5: t", "Heading 6: t", "Heading 6: t", "Heading 1: a"]
    )
  }

  @Test(arguments: ["", " "])
  func `what has no words is not heard`(text: SafeText) {
    let element = Element.stack([
      .heading(text), .rule(text), .row(ListRow(text, subtitle: text)), .card(title: text, .empty),
      .chips([.tag(text), .option(text, isSelected: true)]), .keyValues([KeyValue("key", StyledText(text))]),
    ])

    #expect(LinearWriter().render(element, in: .plain(80)).isEmpty)
  }

  @Test(arguments: Corpus.safe)
  func `no line is empty or has spaces at its ends`(text: SafeText) {
    let heard = lines(LinearWriter().render(EveryPlace.everything(with: text), in: .plain(80)))

    #expect(heard.allSatisfy { !$0.isEmpty && !$0.hasPrefix(" ") && !$0.hasSuffix(" ") })
  }

  @Test func `an announcement is heard and not shown`() {
    let facts = Element.facts([StyledText("2021").announced(as: "Year"), StyledText("").announced(as: "Age")])

    #expect(LinearWriter().render(facts, in: .plain(80)) == "Year: 2021\n")
    #expect(PlainWriter().render(facts, in: .plain(80)) == "2021\n")
  }

  @Test func `options that are not shown count, and are heard last`() {
    let chips = Element.chips([
      .option("a", isSelected: false), .option("b", isSelected: true), .rest("and 3 more", count: 3),
    ])

    #expect(
      lines(LinearWriter().render(chips, in: .plain(80)))
        == ["Option 1 of 5: a", "Option 2 of 5: b, selected", "and 3 more"]
    )
    #expect(PlainWriter().render(chips, in: .plain(80)) == "○ a  ● b  ‹and 3 more›\n")
  }

  @Test func `an icon says its word or nothing`() {
    #expect(
      LinearWriter().render(.text("\(Icon.star) 7.8 \(Icon.pointer) more"), in: .plain(80))
        == "rated 7.8 more\n"
    )
  }
}
