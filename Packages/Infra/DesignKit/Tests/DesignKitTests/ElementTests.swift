import DesignKit
import Testing

@Suite struct ElementTests {
  private static let writers: [any ElementWriter] = [
    TerminalWriter(), PlainWriter(), TaggedWriter(), LinearWriter(),
  ]

  @Test(
    arguments: [
      ("card", { @Sendable in Element.card(title: "Box", $0) }),
      ("stack", { @Sendable in Element.stack([$0, .text("beside")]) }),
      ("list", { @Sendable in Element.list([$0]) }),
      ("padded", { @Sendable in $0.padded(Insets(leading: 1)) }),
      ("limited", { @Sendable in $0.limited(toWidth: 50) }),
      ("columns", { @Sendable in Element.columns([Column($0, width: .flexible(minimum: 5, ideal: 9))]) }),
      ("grid", { @Sendable in Element.grid([$0], minimumWidth: 10) }),
      ("adaptive", { @Sendable in Element.adaptive(minimumWidth: 10, wide: $0, narrow: $0) }),
    ] as [(String, @Sendable (Element) -> Element)]
  )
  func `thousands of nested boxes show their content`(
    name: String,
    wrap: @Sendable (Element) -> Element
  ) {
    var element = Element.text("core")
    for _ in 0..<3000 { element = wrap(element) }

    for writer in Self.writers {
      #expect(writer.render(element, in: .plain(120)).contains("core"), "\(name)")
    }
  }

  @Test func `a table of twenty thousand rows is written`() {
    let rows = [[StyledText]](repeating: ["a", "漢"], count: 20_000)
    let table = Element.table([TableColumn("One"), TableColumn("Two")], rows: rows)

    #expect(lines(PlainWriter().render(table, in: .plain(20))).count == 20_002)
  }

  @Test func `of a word of a megabyte the beginning is written`() {
    let word = Element.text(StyledText(SafeText(String(repeating: "x", count: 1_000_000))))

    #expect(lines(PlainWriter().render(word, in: .plain(80))).count == 125)
  }

  @Test func `a cut word of a megabyte costs little`() {
    let word = SafeText(String(repeating: "x", count: 1_000_000))

    #expect(
      PlainWriter().render(.text(StyledText(word), maximumLines: 1), in: .plain(5)) == "xxxx…\n"
    )
  }

  @Test(arguments: [
    Element.empty, .stack([]), .list([]), .columns([]), .grid([], minimumWidth: 4), .chips([]), .facts([]),
    .keyValues([]), .table([], rows: [["a"]]), .text(""), .stack([.empty, .empty], spacing: 3),
  ])
  func `an empty tree is no line`(element: Element) {
    for writer in Self.writers {
      #expect(writer.render(element, in: .plain(40)).isEmpty)
    }
  }

  @Test func `elements that show nothing take no spacing`() {
    let stack = Element.stack([.text("a"), .empty, .stack([]), .text("b")], spacing: 1)

    #expect(PlainWriter().render(stack, in: .plain(5)) == "a\n\nb\n")
  }
}
