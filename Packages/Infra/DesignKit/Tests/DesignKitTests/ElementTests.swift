import DesignKit
import Testing

@Suite struct ElementTests {
  private static let writers: [any ElementWriter] = [
    TerminalWriter(), PlainWriter(), TaggedWriter(), LinearWriter(), ASCIIWriter(), MarkdownWriter(),
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
      ("marked", { @Sendable in Element.marked([MarkedItem(.bullet, .accent, $0)], isConnected: true) }),
      ("painted", { @Sendable in $0.painted(on: .selected) }),
      ("fitted", { @Sendable in $0.fitted(toHeight: 400) }),
      ("overlaid", { @Sendable in $0.overlaid(with: .text("top"), at: .bottomTrailing, width: 3) }),
      ("behind", { @Sendable in Element.text("behind").overlaid(with: $0) }),
      ("described", { @Sendable in $0.described(as: "core") }),
      ("adaptive", { @Sendable in Element.adaptive(minimumWidth: 10, wide: $0, narrow: $0) }),
    ] as [(String, @Sendable (Element) -> Element)]
  )
  func `thousands of nested boxes show their content`(
    name: String,
    wrap: @Sendable (Element) -> Element
  ) {
    var element = Element.text("core")
    for _ in 0..<2000 { element = wrap(element) }

    for writer in Self.writers {
      #expect(writer.render(element, in: .plain(120)).contains("core"), "\(name)")
    }
  }

  @Test func `a table of a hundred thousand rows is written`() {
    let rows = [[StyledText]](repeating: ["a"], count: 100_000)
    let table = Element.table([TableColumn("One")], rows: rows)

    #expect(PlainWriter().render(table, in: .plain(20)).utf8.count { $0 == 0x0A } == 100_002)
  }

  @Test func `a long table is read and written as Markdown`() {
    let rows = [[StyledText]](repeating: ["a", "漢"], count: 5_000)
    let table = Element.table([TableColumn("One"), TableColumn("Two")], rows: rows)

    #expect(lines(LinearWriter().render(table, in: .plain(20))).count == 10_000)
    #expect(lines(MarkdownWriter().render(table, in: .plain(20))).count == 5_002)
  }

  @Test(arguments: [Int.min, -1, 0, .max])
  func `sizes out of range are brought into it`(size: Int) {
    let core = Element.text("core")
    let table = Element.table([TableColumn("Title", minimum: size, priority: size)], rows: [["core"]])
    let element = Element.stack(
      [
        core.limited(toWidth: size), core.padded(Insets(top: min(size, 9), leading: size, trailing: size)),
        core.overlaid(with: core, width: size), .grid([core], minimumWidth: size, gap: size),
        .columns([
          Column(core, width: .fixed(size)), Column(core, width: .flexible(minimum: size, ideal: size)),
        ]),
        .adaptive(minimumWidth: size, wide: core, narrow: core), .skeleton([size]), table,
        .text("core", maximumLines: size), .keyValues([KeyValue("key", "core", maximumLines: size)]),
      ],
      spacing: min(size, 2)
    )

    for width in [Int.min, 0, 1, 20, .max] {
      let environment = RenderEnvironment(width: width)
      let widths = Set(
        lines(TerminalWriter().render(element, in: environment)).map { CellWidth().cells(of: $0) }
      )
      #expect(widths == [environment.width])
    }
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

  @Test func `a hint is found by its name in any message of an element, and not by its words`() {
    let name = HintName(rawValue: "wait")
    let message = Element.callout(.info, title: "Full", hint: "Wait.", hintName: name)

    #expect(message.gives(name) && !message.gives(HintName(rawValue: "pay")))
    #expect(Element.stack([.text("a"), .card(title: "Box", message)]).gives(name))
    #expect(Element.adaptive(minimumWidth: 10, wide: message, narrow: .empty).gives(name))
    #expect(Element.adaptive(minimumWidth: 10, wide: .empty, narrow: message).gives(name))
    #expect(!Element.callout(.info, title: "Full", hint: "Wait.").gives(name))
  }

  @Test func `elements that show nothing take no spacing`() {
    let stack = Element.stack([.text("a"), .empty, .stack([]), .text("b")], spacing: 1)

    #expect(PlainWriter().render(stack, in: .plain(5)) == "a\n\nb\n")
  }
}
