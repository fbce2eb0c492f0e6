import Testing

@testable import DesignKit

@Suite struct LayoutPropertyTests {
  @Test(arguments: Gallery.entries.map(\.name))
  func `every terminal line has exactly the width asked for`(name: String) throws {
    let index = try #require(Gallery.entries.firstIndex { $0.name == name })

    // Each entry takes other widths among the large ones, so that together they take all of them.
    for width in Array(1...24) + stride(from: 25 + index % 23, through: 400, by: 23) {
      expectExact(Gallery.entries[index].element, width: width)
    }
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
    let element = EveryPlace.everything(with: text)

    for width in Array(1...10) + stride(from: 11, through: 200, by: 27) { expectExact(element, width: width) }
  }

  @Test(arguments: Corpus.safe)
  func `the width is exact where ambiguous characters are wide`(text: SafeText) {
    let element = EveryPlace.everything(with: text)
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
  func `the widths of the stretches of a line add up to its own`(name: String) throws {
    let element = try #require(Gallery.entries.first { $0.name == name }?.element)

    for width in [1, 7, 20, 33, 40, 80, 120] { expectSum(element, width: width) }
  }

  @Test(arguments: Corpus.safe)
  func `the widths of the stretches add up wherever the text is put`(text: SafeText) {
    for width in [3, 20, 61] { expectSum(EveryPlace.everything(with: text), width: width) }
  }

  @Test(arguments: Gallery.entries.map(\.name))
  func `the plain text is the terminal's without escapes and trailing spaces`(name: String) throws {
    let element = try #require(Gallery.entries.first { $0.name == name }?.element)

    // `TerminalAgreementTests` compares wider ones.
    for width in [1, 7] {
      let terminal = strippingEscapes(TerminalWriter().render(element, in: .terminal(width)))
      let plain = PlainWriter().render(element, in: .terminal(width))
      #expect(lines(terminal).map(Self.trimmed) == lines(plain), "at \(width)")
    }
  }

  @Test(arguments: Corpus.safe)
  func `no writer lets a control character through`(text: SafeText) {
    let element = EveryPlace.everything(with: text)
    let environment = RenderEnvironment.plain(60)

    for written in OutputForm.allCases.map({ $0.render(element, in: environment) })
      + [TaggedWriter().render(element, in: environment)]
    {
      #expect(!strippingEscapes(written).unicodeScalars.contains(where: Self.isControl))
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

  @Test(arguments: OutputForm.allCases)
  func `rendering again gives the same`(form: OutputForm) {
    let environment = RenderEnvironment.plain(77)

    #expect(
      form.render(EveryPlace.everything(with: "twice"), in: environment)
        == form.render(EveryPlace.everything(with: "twice"), in: environment)
    )
  }

  @Test(arguments: Gallery.entries.map(\.name))
  func `no more lines are written than there are characters to show, and some for spacing`(name: String)
    throws
  {
    let element = try #require(Gallery.entries.first { $0.name == name }?.element)
    let most = 2 * PlainWriter().render(element, in: .plain(400)).count + 40

    for width in [1, 2, 5, 11, 20, 40, 80, 400] {
      #expect(lines(PlainWriter().render(element, in: .plain(width))).count <= most, "at \(width)")
    }
  }

  private func expectExact(_ element: Element, width: Int) {
    let written = strippingEscapes(TerminalWriter().render(element, in: .terminal(width)))
    let widths = Set(lines(written).map { CellWidth().cells(of: $0) })
    #expect(widths.isSubset(of: [width]), "at \(width)")
  }

  private func expectSum(_ element: Element, width: Int) {
    for line in Layout(.terminal(width)).lines(of: element, width: width) {
      #expect(line.width == width)
      #expect(line.spans.reduce(0) { $0 + $1.width } == width)
      let measured = line.spans.map { CellWidth().cells(of: $0.text) }
      #expect(line.spans.map(\.width) == measured, "at \(width)")
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n" && scalar.properties.generalCategory == .control
  }

  private static func hasNarrowClusters(_ text: SafeText, _ width: Int) -> Bool {
    text.string.allSatisfy { CellWidth().cells(of: $0) <= width }
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
