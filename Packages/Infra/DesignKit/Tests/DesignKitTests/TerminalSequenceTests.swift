import Testing

@testable import DesignKit

@Suite struct TerminalSequenceTests {
  private static let depths: [ColorDepth] = [.none, .ansi16, .ansi256, .truecolor]

  @Test(arguments: depths, Theme.allCases)
  func `no style and no link goes beyond the end of a line`(depth: ColorDepth, theme: Theme) {
    for entry in Gallery.entries {
      let environment = RenderEnvironment.terminal(30, depth: depth, theme: theme, hyperlinks: true)
      #expect(!TerminalScreen(TerminalWriter().render(entry.element, in: environment)).leaks, "\(entry.name)")
    }
  }

  @Test(arguments: [ColorDepth.none, .ansi16, .ansi256], Theme.allCases)
  func `no sequence has more colours than there are`(depth: ColorDepth, theme: Theme) {
    for entry in Gallery.entries {
      let written = TerminalWriter().render(entry.element, in: .terminal(60, depth: depth, theme: theme))
      let sequences = TerminalScreen(written).sequences.map { ";\($0);" }
      let isIndexed = sequences.contains { $0.contains(";38;5;") || $0.contains(";48;5;") }
      #expect(!sequences.contains { $0.contains(";38;2;") || $0.contains(";48;2;") }, "\(entry.name)")
      #expect(depth == .ansi256 || !isIndexed, "\(entry.name)")
    }
  }

  @Test(arguments: Theme.allCases)
  func `without colours there is emphasis only`(theme: Theme) {
    let emphasis: Set<Substring> = ["0", "1", "2", "3", "4", "7"]
    for entry in Gallery.entries {
      let written = TerminalWriter().render(entry.element, in: .terminal(60, depth: .none, theme: theme))
      let parameters = Set(TerminalScreen(written).sequences.flatMap { $0.split(separator: ";") })
      #expect(parameters.isSubset(of: emphasis), "\(entry.name)")
    }
  }

  @Test(arguments: [ColorDepth.ansi16, .ansi256, .truecolor])
  func `the high-contrast theme paints every cell`(depth: ColorDepth) {
    for entry in Gallery.entries {
      let environment = RenderEnvironment.terminal(40, depth: depth, theme: .highContrast)
      let cells = TerminalScreen(TerminalWriter().render(entry.element, in: environment)).cells
      #expect(cells.allSatisfy { $0.look.background != nil }, "\(entry.name)")
    }
  }

  @Test(arguments: Theme.allCases, depths)
  func `what is selected differs from what is not`(theme: Theme, depth: ColorDepth) {
    let environment = RenderEnvironment.terminal(4, depth: depth, theme: theme)
    let looks = [Surface.page, .selected].map { surface in
      TerminalScreen(TerminalWriter().render(.text("word").painted(on: surface), in: environment)).cells[0]
        .look
    }

    #expect(looks[0] != looks[1])
  }

  @Test func `neighbours that look alike share a sequence`() {
    let text: StyledText = "\("a", .muted)\("b", .border)"

    #expect(
      TerminalWriter().render(.text(text), in: .terminal(2, depth: .ansi16)) == "\u{1B}[90mab\u{1B}[0m\n"
    )
  }

  @Test func `a style that follows another takes its place in one sequence`() {
    let text: StyledText = "\("a", .danger)\("b", .success) c"

    #expect(
      TerminalWriter().render(.text(text), in: .terminal(4, depth: .ansi16))
        == "\u{1B}[91ma\u{1B}[0;92mb\u{1B}[0m c\n"
    )
  }

  @Test func `lines for a screen that shows only ASCII have their styles, and their texts in ASCII`() {
    let text: StyledText = "\("é…", .danger) ñ"
    let capability = Capability(colorDepth: .ansi16, allowsEmphasis: true, glyphs: .ascii)
    let environment = RenderEnvironment(width: 5, theme: .dark, capability: capability)

    let lines = TerminalWriter().lines(.text(text), in: environment)

    #expect(lines.map(\.text) == ["\u{1B}[91me.\u{1B}[0m n "])
  }

  @Test func `on a screen that shows only ASCII, what has no spelling is written as it is, in its cells`() {
    let text: StyledText = "\("é…", .danger) “日”。 Привет"
    let capability = Capability(colorDepth: .ansi16, allowsEmphasis: true, glyphs: .ascii)
    let environment = RenderEnvironment(width: 30, theme: .dark, capability: capability)

    let lines = TerminalWriter().lines(.card(.text(text)), in: environment)
      .map { strippingEscapes($0.text) }

    #expect(lines.allSatisfy { CellWidth().cells(of: $0) == 30 })
    #expect(lines.contains { $0.contains("e. \"日\"。 Привет") })
  }

  @Test(arguments: Gallery.entries.map(\.name))
  func `every line for a screen that shows only ASCII is drawn with it, and as wide as the screen`(
    name: String
  ) throws {
    let element = try #require(Gallery.entries.first { $0.name == name }?.element)
    let capability = Capability(colorDepth: .truecolor, allowsEmphasis: true, glyphs: .ascii)

    for width in [20, 80] {
      let environment = RenderEnvironment(width: width, theme: .dark, capability: capability)
      let lines = TerminalWriter().lines(element, in: environment).map(\.text)
      #expect(lines.allSatisfy { $0.unicodeScalars.allSatisfy(Self.isNotForDrawing) }, "at \(width)")
      #expect(
        lines.allSatisfy { CellWidth().cells(of: strippingEscapes($0)) == width },
        "at \(width)"
      )
    }
  }

  @Test func `all stretches of one link have one id, and another link has another`() throws {
    let first = try #require(Link("https://example.org/a"))
    let second = try #require(Link("https://example.org/b"))
    let text = StyledText("one two", link: first) + " " + StyledText("three", link: second)

    let screen = TerminalScreen(TerminalWriter().render(.text(text), in: .terminal(5, hyperlinks: true)))

    #expect(
      screen.lines.map { $0.first?.link } == [
        "id=1;https://example.org/a", "id=1;https://example.org/a", "id=2;https://example.org/b",
      ]
    )
  }

  @Test func `a link that changes its style stays open`() throws {
    let link = try #require(Link("https://example.org"))
    let text = StyledText("a", link: link) + StyledText("b", link: link).restyled(.danger)
    let written = TerminalWriter().render(.text(text), in: .terminal(2, hyperlinks: true))

    #expect(TerminalScreen(written).sequences.filter { $0.hasPrefix("]8;") }.count == 2)
  }

  /// Whether a character is none of the lines and blocks that Unicode has for drawing.
  private static func isNotForDrawing(_ scalar: Unicode.Scalar) -> Bool {
    !(0x2500...0x259F).contains(scalar.value)
  }
}
