import DesignKit
import Testing

@Suite struct MarkdownBlockTests {
  @Test func `lists nest, and stay without empty lines where items are short`() {
    let inner = Element.list([.text("b"), .text("c")])

    expect(.list([.stack([.text("a"), inner]), .text("d")]), ["- a", "  - b", "  - c", "- d"])
  }

  @Test func `items of several blocks stand apart`() {
    expect(.list([.stack([.text("a"), .text("b")]), .text("c")]), ["- a", "", "  b", "", "- c"])
  }

  @Test func `neighbouring lists stay two`() {
    let numbered = Element.marked([MarkedItem(.bullet, .accent, .text("a"))])

    expect(
      .stack([.list([.text("a")]), .chips([.option("b", isSelected: true)]), .list([.text("c")])]),
      ["- a", "", "+ [x] b", "", "- c"]
    )
    expect(.stack([numbered, numbered, .text("x"), numbered]), ["1. a", "", "1) a", "", "x", "", "1. a"])
  }

  @Test func `the tenth item is set in like the others`() {
    let items = (1...10).map { MarkedItem(.bullet, .accent, .stack([.text("\($0)"), .text("more")])) }

    #expect(
      lines(MarkdownWriter().render(.marked(items), in: .plain(80))).suffix(3) == ["10. 10", "", "    more"]
    )
  }

  @Test func `a mark says its word before a paragraph only`() {
    let mark = Icon("✓", ascii: "+", word: "Done")

    expect(.marked([MarkedItem(mark, .accent, .text("a"))]), ["1. **Done:** a"])
    expect(
      .marked([MarkedItem(mark, .accent, .heading("a"))]),
      ["1. **Done:**", "", "   ## a"]
    )
  }

  @Test(
    arguments: [
      (.callout(.info, title: "a"), ["", "   > **Note: a**"]), (.rule(), ["", "   ***"]),
      (.list([.text("a")]), ["   - a"]),
      (.table([TableColumn("x")], rows: [["a"]]), ["", "   | x |", "   | --- |", "   | a |"]),
    ] as [(Element, [String])]
  )
  func `a block that is no paragraph stands below the word of its mark`(content: Element, below: [String]) {
    let mark = Icon("✓", ascii: "+", word: "Done")

    expect(.marked([MarkedItem(mark, .accent, content)]), ["1. **Done:**"] + below)
  }

  @Test func `a fact may lack its label or its value, and not both`() {
    expect(
      .keyValues([KeyValue("", "v"), KeyValue("", ""), KeyValue("k", "")]),
      ["- v", "- **k:**"]
    )
  }

  @Test func `a table has one line a row, whatever is in it`() {
    let cell = StyledText(SafeText("a|b\nc", lineBreaks: .kept))
    let columns = [
      TableColumn("x|"), TableColumn("n", alignment: .trailing), TableColumn("c", alignment: .center),
    ]

    expect(
      .table(columns, rows: [[cell, "1"], []]),
      [#"| x\| | n | c |"#, "| --- | ---: | :---: |", #"| a\|b c | 1 | |"#, "| | | |"]
    )
  }

  @Test func `a table without titles has an empty header`() {
    expect(
      .table([TableColumn(""), TableColumn("")], rows: [["a", "b"]]),
      ["| | |", "| --- | --- |", "| a | b |"]
    )
  }

  @Test func `a title of hash signs and line breaks stays one heading`() {
    expect(.heading(SafeText("## a\n# b #", lineBreaks: .kept), .page), ["# \\## a # b \\#"])
  }

  @Test func `a heading without words is left out`() {
    expect(.stack([.heading(""), .card(title: " ", .text("a"))]), ["a"])
  }

  @Test func `the title of a card in a card ranks lower, down to the sixth rank`() {
    let nested = (1...5).reduce(Element.text("x")) { content, _ in .card(title: "t", content) }

    expect(
      nested,
      ["### t", "", "#### t", "", "##### t", "", "###### t", "", "###### t", "", "x"]
    )
  }

  @Test func `a line across stays one in a list`() {
    expect(.list([.rule(), .text("a")]), ["- ***", "- a"])
  }

  @Test func `a callout is a quotation of all its parts`() {
    expect(
      .callout(.error, title: "No", message: SafeText("a\nb", lineBreaks: .kept), hint: "c"),
      ["> **Error: No**", ">", "> a", ">", "> b", ">", "> *c*"]
    )
  }

  @Test(arguments: Corpus.safe)
  func `no line ends in a space`(text: SafeText) {
    let written = MarkdownWriter().render(EveryPlace.everything(with: text), in: .plain(80))

    #expect(!lines(written).contains { $0.hasSuffix(" ") })
  }

  @Test func `width and capability make no difference`() {
    for entry in Gallery.entries {
      #expect(
        MarkdownWriter().render(entry.element, in: .plain(20))
          == MarkdownWriter().render(entry.element, in: .terminal(200, hyperlinks: true))
      )
    }
  }

  private func expect(_ element: Element, _ expected: [String]) {
    #expect(lines(MarkdownWriter().render(element, in: .plain(80))) == expected)
  }
}
