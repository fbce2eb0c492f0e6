import DesignKit
import Testing

@Suite struct LayoutPropertyTests {
  @Test(arguments: Gallery.entries.map(\.name))
  func `every terminal line has exactly the width asked for`(name: String) throws {
    let element = try #require(Gallery.entries.first { $0.name == name }?.element)

    for width in Array(1...60) + stride(from: 61, through: 200, by: 3) { expectExact(element, width: width) }
  }

  @Test(arguments: Corpus.safe)
  func `the width is exact whatever the text`(text: SafeText) {
    let element = Element.card(
      title: text,
      .stack([.row(ListRow(text, icon: .pointer, subtitle: text)), .text(StyledText(text))])
    )

    for width in Array(1...30) + stride(from: 31, through: 200, by: 13) { expectExact(element, width: width) }
  }

  @Test(arguments: Corpus.safe)
  func `the width is exact wherever the text is put`(text: SafeText) {
    let element = Self.everything(with: text)

    for width in Array(1...20) + stride(from: 21, through: 200, by: 23) { expectExact(element, width: width) }
  }

  @Test(arguments: Corpus.safe)
  func `the width is exact where ambiguous characters are wide`(text: SafeText) {
    let element = Self.everything(with: text)
    let wide = Capability(ambiguousWidth: .wide)

    for width in stride(from: 1, through: 120, by: 17) {
      let written = TerminalWriter().render(
        element,
        in: RenderEnvironment(width: width, capability: wide)
      )
      let widths = Set(lines(written).map { CellWidth(ambiguous: .wide).cells(of: $0) })
      #expect(widths.isSubset(of: [width]), "at \(width)")
    }
  }

  @Test(arguments: Gallery.entries.map(\.name))
  func `the plain text is the terminal's without escapes and trailing spaces`(name: String) throws {
    let element = try #require(Gallery.entries.first { $0.name == name }?.element)

    for width in [1, 7, 20, 40, 80, 120] {
      let terminal = strippingEscapes(TerminalWriter().render(element, in: .terminal(width)))
      let plain = PlainWriter().render(element, in: .terminal(width))
      #expect(lines(terminal).map(Self.trimmed) == lines(plain), "at \(width)")
    }
  }

  @Test(arguments: Corpus.safe)
  func `no writer lets a control character through`(text: SafeText) {
    let element = Self.everything(with: text)
    let environment = RenderEnvironment.plain(60)

    for writer in [PlainWriter(), LinearWriter(), TaggedWriter(), TerminalWriter()] as [any ElementWriter] {
      let written = writer.render(element, in: environment)
      #expect(!written.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
    }
  }

  @Test(arguments: Corpus.safe)
  func `wrapping loses nothing but spaces`(text: SafeText) {
    let wanted = text.string.filter { $0 != " " && $0 != "\n" && $0 != "\u{3000}" }

    for width in Array(2...24) + [37, 60] where Self.hasNarrowClusters(text, width) {
      let written = PlainWriter().render(.text(StyledText(text)), in: .plain(width))
      #expect(written.filter { $0 != " " && $0 != "\n" && $0 != "\u{3000}" } == wanted, "at \(width)")
    }
  }

  @Test(arguments: [0, -1, .min])
  func `a width below one counts as one`(width: Int) {
    #expect(RenderEnvironment(width: width).width == 1)
  }

  @Test func `a width beyond the maximum is brought down to it`() {
    #expect(RenderEnvironment(width: .max).width == RenderEnvironment.maximumWidth)
  }

  @Test func `rendering again gives the same`() {
    let element = Self.everything(with: "twice")

    #expect(
      TerminalWriter().render(element, in: .terminal(77))
        == TerminalWriter().render(element, in: .terminal(77))
    )
  }

  private func expectExact(_ element: Element, width: Int) {
    let written = strippingEscapes(TerminalWriter().render(element, in: .terminal(width)))
    let widths = Set(lines(written).map { CellWidth().cells(of: $0) })
    #expect(widths.isSubset(of: [width]), "at \(width)")
  }

  private static func hasNarrowClusters(_ text: SafeText, _ width: Int) -> Bool {
    text.string.allSatisfy { CellWidth().cells(of: $0) <= width }
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }

  /// A tree that puts one text into every place that text can be in.
  static func everything(with text: SafeText) -> Element {
    let styled: StyledText = "\(text, .title)\(text, .muted) \(Badge(text, .warning))"
    let row = ListRow(
      text,
      icon: Icon(text, ascii: "*", word: text),
      subtitle: text,
      details: [styled, styled],
      trailing: styled
    )
    let table = Element.table(
      [
        TableColumn(text, minimum: 4, priority: 2, overflow: .wrap),
        TableColumn("Number", alignment: .trailing, priority: 1), TableColumn(text, alignment: .center),
      ],
      rows: [[styled, "1", styled], [styled], [], ["a", "b", "c", "surplus"]]
    )
    return .stack(
      [
        .text(styled), .text(styled, alignment: .center, maximumLines: 2), .facts([styled, styled]),
        .heading(text, .page), .heading(text), .heading(text, .group), .rule(text),
        .badge(Badge(text, .stale)),
        .chips([.tag(text), .option(text, isSelected: true), .option(text, isSelected: false)]),
        .keyValues([KeyValue(text, styled), KeyValue("key", styled)]), .row(row), .list([.row(row)]), table,
        .callout(.error, title: text, message: text, hint: text), .emptyState(title: text, hint: text),
        .loading(text), .link(text, to: "https://example.org/a-long-address/that-has-to-break"),
        .card(title: text, detail: styled, footer: styled, table),
        .card(title: text, border: .none, .text(styled)),
        .grid([.card(title: text, .text(styled)), .text(styled), .card(.text("short"))], minimumWidth: 12),
        .columns([
          Column(.text(styled), width: .flexible(minimum: 5, ideal: 20)),
          Column(.text(styled, alignment: .trailing), width: .fixed(6), priority: 3),
        ]),
        .text(styled).padded(Insets(top: 1, leading: 3, bottom: 1, trailing: 2)),
        .text(styled).limited(toWidth: 30),
        atoms(with: text),
      ],
      spacing: 1
    )
  }
}
