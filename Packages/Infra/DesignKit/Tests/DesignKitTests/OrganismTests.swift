import DesignKit
import Testing

@Suite struct OrganismTests {
  @Test func `a chosen card has a heavy frame and a mark, and says so`() {
    let card = Element.card(title: "Box", isSelected: true, .text("in"))

    #expect(
      lines(PlainWriter().render(card, in: .plain(13))) == [
        "┏━ ▸ Box ━━━┓", "┃ in        ┃", "┗━━━━━━━━━━━┛",
      ]
    )
    #expect(
      lines(OutputForm.ascii.render(card, in: .plain(13)))
        == ["#= > Box ===#", "# in        #", "#===========#"]
    )
    #expect(LinearWriter().render(card, in: .plain(13)) == "selected\nHeading 3: Box\nin\n")
    #expect(MarkdownWriter().render(card, in: .plain(13)).hasPrefix("selected\n"))
  }

  @Test func `a chosen card without a frame keeps its mark`() {
    let card = Element.card(border: .none, isSelected: true, .text("in"))

    #expect(PlainWriter().render(card, in: .plain(13)) == "▸\nin\n")
  }

  @Test(
    arguments: [
      (.rounded, .unicode, "╭", "┏"), (.square, .unicode, "┌", "┏"), (.ascii, .unicode, "+", "#"),
      (.rounded, .ascii, ".", "#"), (.square, .ascii, "+", "#"), (.ascii, .ascii, "+", "#"),
    ] as [(Border, GlyphSet, String, String)]
  )
  func `each frame has its corners, and a heavy one where the card is chosen`(
    border: Border,
    glyphs: GlyphSet,
    corner: String,
    heavyCorner: String
  ) {
    let environment = RenderEnvironment(width: 12, capability: Capability(glyphs: glyphs))
    let plain = PlainWriter().render(.card(border: border, .text("in")), in: environment)
    let chosen = PlainWriter()
      .render(.card(border: border, isSelected: true, .text("in")), in: environment)

    #expect(plain.hasPrefix(corner))
    #expect(chosen.hasPrefix(heavyCorner))
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 3), (-1, 0), (101, 100)])
  func `so many empty cards hold the place of those on their way`(count: Int, expected: Int) {
    let grid = Element.cardGrid(placeholder: .loading("Wait"), like: count, minimumWidth: 40)

    #expect(PlainWriter().render(grid, in: .plain(40)).filter { $0 == "╭" }.count == expected)
    #expect(LinearWriter().render(grid, in: .plain(40)) == "Wait\n")
  }

  @Test func `four cards are seen behind the one in front`() {
    let cards = (1...9).map { FannedCard(title: "Card \($0)", .text("Content \($0)")) }
    let written = PlainWriter().render(.fan(cards, count: "9 cards"), in: .plain(40))

    #expect(written.filter { $0 == "╭" }.count == 5)
    #expect(lines(written)[0].hasPrefix("        ╭─ Card 5 ─"))
    #expect(lines(written)[4].hasPrefix("╭─ Card 1 ─"))
    #expect(!written.contains("Content 2"))
    #expect(lines(written).last == "9 cards")
  }

  @Test(arguments: [(0, 1), (1, 1), (2, 2), (5, 5), (6, 5)])
  func `a hand on its way has as many cards as wanted, from 1 to 5`(count: Int, expected: Int) {
    let fan = Element.fan(placeholder: .loading("Wait"), like: count)

    #expect(PlainWriter().render(fan, in: .plain(40)).filter { $0 == "╭" }.count == expected)
  }

  @Test(arguments: [(11, "╭─ 1 KiB ─╮"), (10, "╭────────╮")])
  func `the detail of a card without a title is shown as soon as it fits`(width: Int, edge: String) {
    let card = Element.card(detail: "1 KiB", .text("in"))

    #expect(lines(PlainWriter().render(card, in: .plain(width)))[0] == edge)
  }

  @Test func `a narrow hand of cards is a list below the first`() {
    let cards = (1...3).map { FannedCard(title: "Card \($0)", .text("in")) }

    #expect(
      lines(PlainWriter().render(.fan(cards), in: .plain(14)))
        == ["╭─ Card 1 ───╮", "│ in         │", "╰────────────╯", "• Card 2", "• Card 3"]
    )
  }

  @Test func `an open and a closed section differ in sign and word`() {
    let sections = [ListSection("A", .collapsed), ListSection("B", .expanded([.text("b")]))]
    let list = Element.sectionList(sections)

    #expect(lines(PlainWriter().render(list, in: .plain(10))) == ["▸ A ──────", "▾ B ──────", "  b"])
    #expect(lines(LinearWriter().render(list, in: .plain(10)))[0].hasPrefix("1 of 2: collapsed: "))
  }

  @Test func `rows of a section stand apart where that is asked for`() {
    let list = Element.sectionList(
      [ListSection("A", .expanded([.text("a"), .text("b")]))],
      spacing: 1
    )

    #expect(lines(PlainWriter().render(list, in: .plain(10))) == ["▾ A ──────", "  a", "", "  b"])
  }

  @Test func `an empty line stands behind an open section and not behind a closed or the last one`() {
    let rows = ListSection.Content.expanded([.text("a")])
    let list = Element.sectionList([
      ListSection("A", rows), ListSection("B", .collapsed), ListSection("C", rows),
    ])

    #expect(
      lines(PlainWriter().render(list, in: .plain(10)))
        == ["▾ A ──────", "  a", "", "▸ B ──────", "▾ C ──────", "  a"]
    )
  }

  @Test func `the only row of a section is heard without a position`() {
    let list = Element.sectionList([ListSection("A", .expanded([.text("a")]))])

    #expect(
      LinearWriter().render(list, in: .plain(10)) == "1 of 1: expanded: Heading 2: A\na\n"
    )
  }

  @Test func `a dangerous choice and the usual one are told by word`() {
    let dialog = Element.dialog(
      Dialog(title: "Sure?", choices: [Choice("Enter", "Keep", .preferred), Choice("d", "Drop", .dangerous)])
    )

    #expect(
      lines(PlainWriter().render(dialog, in: .plain(30)))[1...2] == [
        "│ ▸ Enter  Keep (default)    │", "│ ▲ d      Drop (dangerous)  │",
      ]
    )
  }

  @Test func `the brackets behind a choice and a label are those of the language`() {
    var environment = RenderEnvironment.plain(30)
    environment.vocabulary.aside = "（%1）"
    environment.vocabulary.dangerous = "危险"
    environment.vocabulary.required = "必填"
    let dialog = Element.dialog(Dialog(title: "?", choices: [Choice("d", "放弃", .dangerous)]))
    let field = Element.formField(FormField("邮箱", .text(""), isRequired: true))

    #expect(lines(PlainWriter().render(dialog, in: environment))[1] == "│ ▲ d  放弃（危险）          │")
    #expect(lines(PlainWriter().render(field, in: environment))[0] == "邮箱（必填）")
    #expect(LinearWriter().render(dialog, in: environment).contains("d 放弃（危险）"))
  }

  @Test func `a message in front of a screen is heard first`() {
    let screen = Element.text("behind").showing(Toast(.success, "Saved"))

    #expect(LinearWriter().render(screen, in: .plain(40)) == "Done: Saved\nbehind\n")
  }
}
